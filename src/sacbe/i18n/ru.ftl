# Русский. Те же ключи, что и в en.ftl.
# Названия городов, богов, технологий и жетонов приходят в именительном падеже.

## Shared

text = { $text }
list = { $first }, { $rest }

## Tzolk'in: names

game-tzolkin = Цолькин: Календарь майя
option-first = Номер места первого игрока, считая с 0; если не указан, решает жребий.
gear-palenque = Паленке
gear-yaxchilan = Яшчилан
gear-tikal = Тикаль
gear-uxmal = Ушмаль
gear-chichen_itza = Чичен-Ица
gear-start = ячейка первого игрока
temple-chaac = Чак
temple-quetzalcoatl = Кецалькоатль
temple-kukulcan = Кукулькан
technology-agriculture = сельское хозяйство
technology-extraction = добыча
technology-architecture = архитектура
technology-theology = теология
good-corn = маис
good-wood = дерево
good-stone = камень
good-gold = золото
good-skull = хрустальный череп
tile-farm = ферма { $id }
tile-civic = гражданское сооружение { $id }
tile-tomb = усыпальница { $id }
tile-shrine = святыня { $id }
tile-monument = дворец { $id }
tile-wealth = жетон богатства { $id }

## Tzolk'in: amounts and changes

amount-nothing = ничего
amount-corn =
    { $count ->
        [one] { $count } маис
        [few] { $count } маиса
        [many] { $count } маиса
       *[other] { $count } маиса
    }
amount-wood =
    { $count ->
        [one] { $count } дерево
        [few] { $count } дерева
        [many] { $count } дерева
       *[other] { $count } дерева
    }
amount-stone =
    { $count ->
        [one] { $count } камень
        [few] { $count } камня
        [many] { $count } камней
       *[other] { $count } камня
    }
amount-gold =
    { $count ->
        [one] { $count } золото
        [few] { $count } золота
        [many] { $count } золота
       *[other] { $count } золота
    }
amount-skull =
    { $count ->
        [one] { $count } череп
        [few] { $count } черепа
        [many] { $count } черепов
       *[other] { $count } черепа
    }
amount-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
amount-worker =
    { $count ->
        [one] { $count } рабочий
        [few] { $count } рабочих
        [many] { $count } рабочих
       *[other] { $count } рабочего
    }
amount-corn-tile =
    { $count ->
        [one] { $count } жетон маиса
        [few] { $count } жетона маиса
        [many] { $count } жетонов маиса
       *[other] { $count } жетона маиса
    }
amount-wood-tile =
    { $count ->
        [one] { $count } жетон древесины
        [few] { $count } жетона древесины
        [many] { $count } жетонов древесины
       *[other] { $count } жетона древесины
    }
change = { $sign }{ $what }
change-temple =
    { $count ->
        [one] { $count } ступень ({ $temple })
        [few] { $count } ступени ({ $temple })
        [many] { $count } ступеней ({ $temple })
       *[other] { $count } ступени ({ $temple })
    }
change-technology =
    { $count ->
        [one] { $count } уровень ({ $technology })
        [few] { $count } уровня ({ $technology })
        [many] { $count } уровней ({ $technology })
       *[other] { $count } уровня ({ $technology })
    }

## Tzolk'in: what tiles do

tile-details = цена: { $cost }; { $effects }
effect-temple =
    { $count ->
        [one] { $count } ступень ({ $temple })
        [few] { $count } ступени ({ $temple })
        [many] { $count } ступеней ({ $temple })
       *[other] { $count } ступени ({ $temple })
    }
effect-any-temple = 1 ступень в любом храме
effect-technology = 1 бесплатный уровень ({ $technology })
effect-any-technology =
    { $count ->
        [one] { $count } бесплатный уровень технологии на выбор
        [few] { $count } бесплатных уровня технологий на выбор
        [many] { $count } бесплатных уровней технологий на выбор
       *[other] { $count } бесплатного уровня технологий на выбор
    }
effect-gain = +{ $what }
effect-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
effect-worker = ещё 1 рабочий
effect-feeds-workers =
    { $count ->
        [one] каждый День еды кормит { $count } рабочего
        [few] каждый День еды кормит { $count } рабочих
        [many] каждый День еды кормит { $count } рабочих
       *[other] каждый День еды кормит { $count } рабочего
    }
effect-meal-discount =
    { $count ->
        [one] каждый ваш рабочий ест на { $count } маис меньше
        [few] каждый ваш рабочий ест на { $count } маиса меньше
        [many] каждый ваш рабочий ест на { $count } маиса меньше
       *[other] каждый ваш рабочий ест на { $count } маиса меньше
    }
effect-build = построить ещё одно здание
effect-trade = торговать на рынке
effect-any-action = за 1 маис — любое действие Паленке, Яшчилана, Тикаля или Ушмаля
monument-M01 = 4 очка за каждую вашу усыпальницу, включая эту
monument-M02 = 2 очка за каждое ваше здание и каждый дворец, включая этот
monument-M03 = 4 очка за каждый ваш жетон маиса
monument-M04 = 4 очка за каждый ваш жетон древесины
monument-M05 =
    { $count ->
        [one] { $count } очко за каждый построенный дворец (чей угодно), включая этот
        [few] { $count } очка за каждый построенный дворец (чей угодно), включая этот
        [many] { $count } очков за каждый построенный дворец (чей угодно), включая этот
       *[other] { $count } очка за каждый построенный дворец (чей угодно), включая этот
    }
monument-M06 = 4 очка за каждое ваше гражданское сооружение, включая этот дворец
monument-M07 = 9, 20 или 33 очка за одну, две или минимум три технологии 3-го уровня
monument-M08 = 3 очка за каждый ваш уровень технологий
monument-M09 = 6, 12 или 18 очков за четверых, пятерых или шестерых рабочих в игре
monument-M10 = 4 очка за каждую вашу святыню, включая эту
monument-M11 = ещё раз очки за ваши ступени во всех трёх храмах
monument-M12 = 3 очка за каждую ступень выше начальной в храме, где вы поднялись выше всего
monument-M13 = 3 очка за каждый череп в Чичен-Ице, кто бы его ни выложил

## Tzolk'in: actions of the gears

action-palenque-1 = рыбная ловля: 3 маиса
action-palenque-2 = собрать 4 маиса
action-palenque-3 = собрать 5 маиса или 2 дерева
action-palenque-4 = собрать 7 маиса или 3 дерева
action-palenque-5 = собрать 9 маиса или 4 дерева
action-yaxchilan-1 = 1 дерево
action-yaxchilan-2 = 1 камень и 1 маис
action-yaxchilan-3 = 1 золото и 2 маиса
action-yaxchilan-4 = 1 хрустальный череп
action-yaxchilan-5 = 1 золото, 1 камень и 2 маиса
action-tikal-1 = за ресурсы — 1 уровень технологии
action-tikal-2 = построить 1 здание
action-tikal-3 = за ресурсы — 1 или 2 уровня технологий
action-tikal-4 = построить 1 или 2 здания либо 1 дворец
action-tikal-5 = за 1 ресурс — по 1 ступени в двух храмах
action-uxmal-1 = за 3 маиса — 1 ступень в храме
action-uxmal-2 = торговать на рынке
action-uxmal-3 = ещё 1 рабочий
action-uxmal-4 = построить 1 здание за маис, по 2 за каждый ресурс
action-uxmal-5 = за 1 маис — любое действие Паленке, Яшчилана, Тикаля или Ушмаля
action-chichen_itza-1 = череп: 4 очка, 1 ступень Чака
action-chichen_itza-2 = череп: 5 очков, 1 ступень Чака
action-chichen_itza-3 = череп: 6 очков, 1 ступень Чака
action-chichen_itza-4 = череп: 7 очков, 1 ступень Кукулькана
action-chichen_itza-5 = череп: 8 очков, 1 ступень Кукулькана
action-chichen_itza-6 = череп: 8 очков, 1 ступень Кукулькана, 1 ресурс на выбор
action-chichen_itza-7 = череп: 10 очков, 1 ступень Кецалькоатля
action-chichen_itza-8 = череп: 11 очков, 1 ступень Кецалькоатля, 1 ресурс на выбор
action-chichen_itza-9 = череп: 13 очков, 1 ступень Кецалькоатля, 1 ресурс на выбор

## Tzolk'in: moves

move-first = Начинает игрок { $seat }
move-monument = На поле: { $tile }
move-building = Открыто: { $tile }
move-deal = Раздано: { $tile }
move-neutral = Нейтральный рабочий: { $tile }
move-keep = Оставить себе: { $tile }
move-beg = Вымолить маис (станет 3) и прогневать бога
move-place = Выставить рабочего: { $gear }
move-place-start = Выставить рабочего на ячейку первого игрока
move-retrieve = Забрать рабочего: { $gear } { $space }
move-act = { $gear } { $space }: { $action }
move-nothing = Без действия
move-harvest-corn = Собрать маис
move-harvest-wood = Заготовить древесину
move-burn = Сжечь лес ради маиса под ним и прогневать бога
move-advance = Развить технологию: { $technology }
move-pay = Заплатить: { $goods }
move-step = Подняться на ступень: { $temple }
move-two-steps = Подняться на ступень: { $one } и { $two }
move-anger = Спуститься на ступень: { $temple }
move-build = Построить: { $tile }
move-with-architecture = Применить архитектуру к этому зданию
move-without-architecture = Не применять архитектуру к этому зданию
move-save = Сэкономить: 1 { $resource }
move-buy = Купить: 1 { $resource }
move-sell = Продать: 1 { $resource }
move-gain = Взять: { $goods }
move-done = Достаточно
move-one-day = Один день
move-two-days = Два дня; перевернуть планшет тёмной стороной вверх
move-end-turn = Завершить ход

## Tzolk'in: what is being decided

ask-first = Кто начинает?
ask-monument = Открывается дворец.
ask-refill = Открывается здание { $age }-й эпохи.
ask-deal = Игрок { $seat } получает жетон богатства.
ask-neutral = Жетон богатства указывает, куда встанет нейтральный рабочий.
ask-keep = Из четырёх жетонов богатства вы оставляете себе два. Какой выберете сейчас?
ask-turn = Ваш ход: выставляйте рабочих или забирайте их.
ask-turn-placing = Выставьте ещё одного рабочего или завершите ход.
ask-turn-retrieving = Заберите ещё одного рабочего или завершите ход.
ask-turn-mercy = Боги смилостивились: завершите ход.
ask-turn-end = Больше ничего сделать нельзя: завершите ход.
ask-turn-retrieve = Ваш ход: забирайте рабочих.
ask-turn-place = Ваш ход: выставляйте рабочих.
ask-act = Что делает рабочий ({ $gear } { $space })?
ask-harvest = Паленке { $space }: что собрать?
ask-advance-paid = Какую технологию развить?
ask-advance-free = Какую технологию развить бесплатно?
ask-advance-optional = Развить технологию ещё на один уровень?
ask-pay-technology =
    { $count ->
        [one] Какой ресурс заплатить за технологию «{ $technology }»?
        [few] Какие { $count } ресурса заплатить за технологию «{ $technology }»?
        [many] Какие { $count } ресурсов заплатить за технологию «{ $technology }»?
       *[other] Какие { $count } ресурса заплатить за технологию «{ $technology }»?
    }
ask-pay-temples = Какой ресурс пожертвовать двум храмам?
ask-step = В каком храме подняться на ступень?
ask-two-steps = В каких храмах подняться на ступень?
ask-anger = Какого бога прогневать?
ask-build-tikal-2 = Что построить?
ask-build-tikal-4 = Какое здание или какой дворец построить?
ask-build-tikal-4-again = Построить второе здание?
ask-build-building = Построить ещё одно здание?
ask-build-uxmal-4 = Что построить за маис?
ask-architecture = { $tile }: применить архитектуру? Из двух зданий она помогает только одному.
ask-save = { $tile }: какой ресурс сэкономить?
ask-market = Рынок: что купить или продать?
ask-any-action = Какое действие выполнить за 1 маис?
ask-gain =
    { $count ->
        [one] Какой ресурс взять?
        [few] Какие { $count } ресурса взять?
        [many] Какие { $count } ресурсов взять?
       *[other] Какие { $count } ресурса взять?
    }
ask-theology = Отдать ресурс за ступень в храме?
ask-days = Прокрутить календарь на один день или на два?

## Tikal: names

game-tikal = Тикаль
option-mode = «basic» (базовая) или «tactical» (тактическая: порядок ходов и жетоны разыгрываются на аукционе за очки).
hex = { $name }
place-base = базовый лагерь
place-camp1 = свой первый лагерь
place-camp2 = свой второй лагерь
figure-explorer = исследователь
figure-leader = лидер
treasure-mask = маска
treasure-vessel = сосуд
treasure-jaguar = ягуар
treasure-serpent = змея
treasure-bird = птица
treasure-sun = солнце
treasure-shell = раковина
treasure-knife = нож
terrain-base_camp = базовый лагерь
terrain-clearing = поляна
terrain-temple = пирамида { $level }
terrain-ruins =
    { $count ->
        [0] развалины без сокровищ
        [one] развалины с { $count } сокровищем
        [few] развалины с { $count } сокровищами
        [many] развалины с { $count } сокровищами
       *[other] развалины с { $count } сокровища
    }
terrain-volcano = вулкан
tikal-tile = { $id }, { $terrain }

## Tikal: amounts and changes

amount-action_points =
    { $count ->
        [one] { $count } очко действий
        [few] { $count } очка действий
        [many] { $count } очков действий
       *[other] { $count } очка действий
    }
amount-would_score =
    { $count ->
        [one] { $count } очко, если бы подсчёт был сейчас
        [few] { $count } очка, если бы подсчёт был сейчас
        [many] { $count } очков, если бы подсчёт был сейчас
       *[other] { $count } очка, если бы подсчёт был сейчас
    }
amount-treasure =
    { $count ->
        [one] { $count } сокровище: { $treasure }
        [few] { $count } сокровища: { $treasure }
        [many] { $count } сокровищ: { $treasure }
       *[other] { $count } сокровища: { $treasure }
    }

## Tikal: moves

move-tile = Открыто: { $tile }
move-treasure = Найдено: { $treasure }
move-place-tile =
    { $rotation ->
        [0] Выложить жетон на { $hex }
        [1] Выложить жетон на { $hex }, повернув его на 60°
        [2] Выложить жетон на { $hex }, повернув его на 120°
        [3] Выложить жетон на { $hex }, повернув его на 180°
        [4] Выложить жетон на { $hex }, повернув его на 240°
       *[other] Выложить жетон на { $hex }, повернув его на 300°
    }
move-leave = Жетон никуда не подходит и выбывает из игры
move-choose = Выбрать жетон { $tile }
move-enter = Выставить: { $figure }, { $place }
move-move = Переместить: { $figure } с { $start } на { $end }
move-transfer = Из лагеря в лагерь: { $figure }, { $start } — { $end }
move-uncover = Изучить ступень пирамиды на { $hex }
move-recover = Добыть сокровище на { $hex }
move-camp = Разбить лагерь на { $hex }
move-guard = Назначить смотрителя пирамиды на { $hex }: { $figure }
move-exchange = Обмен с игроком { $seat }: вам { $wanted }, взамен { $given }
move-bid =
    { $points ->
        [one] Поставить { $points } очко
        [few] Поставить { $points } очка
        [many] Поставить { $points } очков
       *[other] Поставить { $points } очка
    }
move-pass = Пас

## Tikal: what is being decided

ask-tile = Открывается жетон территории.
ask-treasure = Игрок { $seat } добывает сокровище.
ask-place = Куда выложить жетон { $tile }?
ask-spend =
    { $count ->
        [one] У вас осталось { $count } очко действий.
        [few] У вас осталось { $count } очка действий.
        [many] У вас осталось { $count } очков действий.
       *[other] У вас осталось { $count } очка действий.
    }
ask-spend-scoring =
    { $count ->
        [one] Раунд подсчёта. У вас осталось { $count } очко действий, затем подсчёт.
        [few] Раунд подсчёта. У вас осталось { $count } очка действий, затем подсчёт.
        [many] Раунд подсчёта. У вас осталось { $count } очков действий, затем подсчёт.
       *[other] Раунд подсчёта. У вас осталось { $count } очка действий, затем подсчёт.
    }
ask-bid =
    { $count ->
        [one] Аукцион. Поставьте больше { $count } очка или спасуйте.
        [few] Аукцион. Поставьте больше { $count } очков или спасуйте.
        [many] Аукцион. Поставьте больше { $count } очков или спасуйте.
       *[other] Аукцион. Поставьте больше { $count } очка или спасуйте.
    }
ask-bid-first = Аукцион. Сделайте ставку за следующий ход или спасуйте.
ask-choose = Какой жетон взять?

## Errors

error-unknown-move = В игре { $game } нет хода «{ $token }». Похожие: { $like }
error-unknown-move-legal = В игре { $game } нет хода «{ $token }». Сейчас допустимы: { $legal }
error-unknown-move-id = В игре { $game } нет хода с номером { $id }: номера идут от 0 до { $last }.
error-illegal-move = Ход «{ $token }» сейчас недопустим. Допустимы: { $legal }
error-game-over = Ход «{ $token }» невозможен: партия окончена.
error-players = В игру { $game } нельзя играть таким числом игроков: { $players }. Возможно: { $known }.
error-option = В игре { $game } нет параметра «{ $option }». Параметры: { $known }.
error-option-value = Параметр { $option } не может иметь значение «{ $value }». Возможные: { $known }.
error-environment = Среды «{ $id }» нет. Известны: { $known }.
error-number = { $name } не может быть { $value }: нужно целое число от { $low } до { $high }.
error-seed = Неверное зерно «{ $seed }»: нужно целое число не меньше 0.
error-seeds = Неверное зерно «{ $seed }»: нужно целое число не меньше 0 или список таких чисел, по одному на партию (всего { $number }).
error-actions = У действий форма { $shape } и тип { $dtype }, а нужны целые числа, по одному на партию (всего { $number }).
error-action = Действие { $action } невозможно в партии { $number }. Возможны: { $legal }.
error-action-kind = «{ $action }» — не действие: нужно целое число от 0 до { $last }.
error-ended = Партия окончена: перед следующим шагом вызовите reset().
error-reset-options = reset() не принимает параметров: «{ $option }» указывают при создании среды.
error-not-begun = Партия ещё не начата: сначала вызовите reset().
error-render-mode = Режима показа «{ $mode }» нет. Известны: { $known }.
error-opponents = Соперников нельзя задать как { $given }: дайте одного бота на всех или список длиной { $number }, по одному на каждое другое место.
error-extra = Для этого нужен пакет { $package }. Установите его: pip install "sacbe[{ $extra }]"
error-seat = Места { $seat } нет. Места: { $known }.
error-names = Имён дано { $names }, а игроков { $players }: дайте по одному имени каждому.
error-tag = Метка не может называться «{ $tag }»: только латинские буквы, цифры, «-» и «_».
error-game = Игры «{ $game }» нет. Игры: { $known }.
error-position-dict = Позиция должна быть объектом JSON, каким его даёт dump().
error-position-game = Это не позиция игры { $game }: в ней указана игра «{ $found }».
error-position-rules = Эта позиция создана по правилам версии { $found }; эта программа знает версию { $version }.
error-position-extra = В позиции нет поля «{ $name }».
error-position-list =
    { $size ->
        [one] Поле { $name } должно быть списком из { $size } элемента.
        [few] Поле { $name } должно быть списком из { $size } элементов.
        [many] Поле { $name } должно быть списком из { $size } элементов.
       *[other] Поле { $name } должно быть списком из { $size } элемента.
    }
error-position-number = Поле { $name } имеет значение { $value }, а нужно целое число от { $low } до { $high }.
error-position-agenda = Элемента «{ $entry }» в списке agenda эта игра не знает, или ему там не место.
error-position-rule = Такой позиции не может быть: { $what } нарушает правило { $rule }.
error-position-stuck = Такой позиции не может быть: никто не смог бы ходить.
error-view-missing = В этом представлении позиции нет поля { $name }.
error-view-entry = Поле { $name } представления позиции не может иметь значение «{ $value }».
error-table-entry = Записи { $name } нет. Известны: { $known }.
error-rules-version = «{ $version }» — это не версия правил. Нынешняя: { $known }.
error-record-first-line = Строка { $line }: запись начинается с «{ $expected }», а не с «{ $found }».
error-record-header = Строка { $line }: «{ $found }» — не поле заголовка, или оно повторяется.
error-record-missing = Строка { $line }: в заголовке не хватает поля «{ $name }».
error-record-number = Строка { $line }: поле { $name } имеет значение «{ $found }», а нужно целое число не больше { $most }.
error-record-game = Строка { $line }: игры «{ $game }» нет. Игры: { $known }.
error-record-rules = Строка { $line }: эта запись создана по правилам версии «{ $found }»; эта программа знает версию { $version }.
error-record-earlier-rules = Строка { $line }: эта запись создана по правилам версии { $found }, а по версии { $version } партия идёт иначе. { $why }
error-record-options = Строка { $line }: так начать партию нельзя. { $why }
error-record-line = Строка { $line }: «{ $found }» — не запись хода. Ход записывают так: «17 (2) place tikal, end turn = 0123456789ab».
error-record-turn = Строка { $line }: здесь должен быть ход { $turn }.
error-record-seat = Строка { $line }: «{ $token }» помечено как ход кого-то другого.
error-record-move =
    { $line ->
        [0] Запись не воспроизводится. { $why }
       *[other] Строка { $line }: запись не воспроизводится. { $why }
    }
error-record-digest =
    { $line ->
        [0] Позиция не совпадает с записанной: должно быть { $expected }, а есть { $found }.
       *[other] Строка { $line }: позиция не совпадает с записанной: должно быть { $expected }, а есть { $found }.
    }
error-record-position = Ходы записи не ведут к её позиции.
error-record-result = Строка { $line }: результат — { $expected }, а не { $found }.
error-record-no-result = Строка { $line }: партия окончена, но результат не указан.
error-record-after-end = Строка { $line }: после результата ничего быть не может.
error-record-short = Строка { $line }: по заголовку ходов должно быть { $promised }, а есть { $found }. Возможно, файл обрезан.
error-record-large =
    { $size ->
        [one] Запись не может быть больше { $size } байта.
        [few] Запись не может быть больше { $size } байт.
        [many] Запись не может быть больше { $size } байт.
       *[other] Запись не может быть больше { $size } байта.
    }
error-record-utf8 = Строка { $line }: байт { $byte } — не текст UTF-8.
error-worker-task = Процессы сервера не знают задачи «{ $task }». Задачи: { $known }.
error-worker-field = В задаче «{ $task }» нет поля «{ $field }», или оно заполнено неверно.
error-worker-broke = Здесь на сервере произошёл сбой ({ $what }). Подробности — в журнале сервера.

## Command line
# `sacbe` itself and its commands simulate, verify and perft. Words in capitals (GAME, FILE, N) and
# after -- are typed on the command line.

cli-main-help = Sacbe: настольные игры о майя — играть, разбирать, исследовать.
cli-main-help-epilog = «sacbe КОМАНДА --help» расскажет больше о команде.
cli-main-help-usage = Использование:
cli-main-help-arguments = Аргументы
cli-main-help-options = Параметры
cli-main-help-commands = Команды
cli-main-help-required = обязательно
cli-main-help-default = по умолчанию:
cli-main-metavar-options = ПАРАМЕТРЫ
cli-main-metavar-command = КОМАНДА …
cli-main-metavar-game = ИГРА
cli-main-metavar-file = ФАЙЛ
cli-main-metavar-lang = ЯЗЫК
cli-main-argument-game = Название игры: tzolkin, tikal.
cli-main-option-help = Показать эту страницу.
cli-main-option-version = Показать версию и сборку.
cli-main-option-lang = Язык: en, uk, pt, ru или pl. Если не указан, решает SACBE_LANG или система.
cli-main-option-only = { $text } Только: { $games }.
cli-main-option-json = Вывести один объект JSON для программ и больше ничего.
cli-main-version = sacbe { $version }, { $build }
build-compiled = скомпилированная
build-plain = чистый Python
cli-main-get-compiled = Скомпилированная сборка играет те же партии во много раз быстрее. В папке проекта, с установленным компилятором C: { $command }
cli-main-stopped = Остановлено.
cli-main-no-command = Команды «{ $command }» нет. Команды: { $known }.
cli-main-no-option = Параметра { $option } здесь нет. Весь список: «{ $help }».
cli-main-no-option-close = Параметра { $option } здесь нет. Может быть, { $close }? Весь список: «{ $help }».
cli-main-missing = Не хватает: { $name }. Что здесь должно быть, подскажет «{ $help }».
cli-main-not-whole = { $name }: нужно целое число.
cli-main-bad-value = { $name }: такое значение невозможно. Какие возможны, подскажет «{ $help }».
cli-main-option-needs-value = Параметру { $option } нужно значение. Какое, подскажет «{ $help }».
cli-main-option-no-value = Параметр { $option } не принимает значения. Как его писать, подскажет «{ $help }».
cli-main-usage = В командной строке есть что-то лишнее. Как её писать, подскажет «{ $help }».
cli-main-range = { $option } не может равняться { $value }. Возможны целые числа от { $least } до { $most }.
cli-main-no-file = Файла «{ $file }» нет.
cli-main-folder = «{ $file }» — папка, а не файл.
cli-main-permission = «{ $file }» не открыть: нет прав доступа.
cli-main-system =
    { $file ->
        [none] Система сообщает: { $why }.
       *[other] «{ $file }»: система сообщает: { $why }.
    }
cli-main-in-file = «{ $file }»: { $why }

cli-simulate-help = Сыграть много случайных партий и показать скорость и статистику.
cli-simulate-option-players = Сколько игроков; если не указано — наибольшее возможное число.
cli-simulate-option-games = Сколько партий.
cli-simulate-option-seed = Зерно случайности: то же зерно даёт те же партии. Если не указано, выбирается наугад.
cli-simulate-progress = Играем
arena-stopped =
    { $games ->
        [one] Остановлено досрочно: это { $games } партия из { $wanted }.
        [few] Остановлено досрочно: это { $games } партии из { $wanted }.
        [many] Остановлено досрочно: это { $games } партий из { $wanted }.
       *[other] Остановлено досрочно: это { $games } партии из { $wanted }.
    }
cli-simulate-title =
    { $players ->
        [one] { $game } — случайные партии, { $players } игрок
        [few] { $game } — случайные партии, { $players } игрока
        [many] { $game } — случайные партии, { $players } игроков
       *[other] { $game } — случайные партии, { $players } игрока
    }
cli-simulate-row-games = Партии
cli-simulate-row-seed = Зерно
cli-simulate-row-first = Место первого игрока
cli-simulate-row-mode = Режим
cli-simulate-row-decisions = Решения игроков
cli-simulate-row-mean-legal = Допустимых ходов на решение, в среднем
cli-simulate-row-seconds = Секунды
cli-simulate-row-games-per-second = Партий в секунду
cli-simulate-row-decisions-per-second = Решений в секунду
cli-simulate-row-build = Сборка
cli-simulate-spread-title = Длина и очки
cli-simulate-spread-mean = Среднее
cli-simulate-spread-sd = Ст. откл.
cli-simulate-spread-min = Мин.
cli-simulate-spread-q1 = 25%
cli-simulate-spread-median = Медиана
cli-simulate-spread-q3 = 75%
cli-simulate-spread-max = Макс.
cli-simulate-per-game-decisions = Решений за партию
cli-simulate-per-game-turns = Ходов за партию
cli-simulate-per-game-points = Очков на игрока
cli-simulate-histogram-title = Очки, доля результатов всех игроков
cli-simulate-bin = от { $low }, меньше { $high }
cli-simulate-seats-title = Победы по местам за столом
cli-simulate-seats-victories = Победы
cli-simulate-seats-share = Доля
cli-simulate-seats-interval = Дов. интервал 95%
cli-simulate-seats-points = Средние очки
arena-seat = Место { $seat }
cli-simulate-shares-note = Общая победа двоих даёт каждому половину, троих — треть и так далее. Доверительные интервалы — по Уилсону.

cli-verify-help = Проверить записанные партии ход за ходом.
cli-verify-files = Файлы с записанными партиями.
cli-verify-good = верно
cli-verify-bad = неверно
cli-verify-finished =
    { $turns ->
        [one] { $game }, { $turns } ход; партия окончена: { $result }; победа: { $winners }
        [few] { $game }, { $turns } хода; партия окончена: { $result }; победа: { $winners }
        [many] { $game }, { $turns } ходов; партия окончена: { $result }; победа: { $winners }
       *[other] { $game }, { $turns } хода; партия окончена: { $result }; победа: { $winners }
    }
cli-verify-unfinished =
    { $turns ->
        [one] { $game }, { $turns } ход; партия не окончена: { $result }
        [few] { $game }, { $turns } хода; партия не окончена: { $result }
        [many] { $game }, { $turns } ходов; партия не окончена: { $result }
       *[other] { $game }, { $turns } хода; партия не окончена: { $result }
    }
cli-verify-players =
    { $players ->
        [one] { $game }, { $players } игрок
        [few] { $game }, { $players } игрока
        [many] { $game }, { $players } игроков
       *[other] { $game }, { $players } игрока
    }
cli-verify-score = { $name } { $points }
cli-verify-total = верных { $good }, неверных { $bad }

cli-perft-help = Посчитать последовательности ходов до заданной глубины, чтобы сравнить два движка или две сборки.
cli-perft-option-players = Сколько игроков; если не указано — наименьшее возможное число.
cli-perft-option-depth = На сколько ходов вглубь считать, включая случайные.
cli-perft-option-from = Считать не от начала, а от конца этой записанной партии.
cli-perft-option-turn = Вместе с --from: считать от начала хода с этим номером.
cli-perft-option-divide = Показать также количество после каждого первого хода.
cli-perft-turn-alone = --turn требует --from: это ход записанной партии.
cli-perft-other-game = В записи игра { $found }, а не { $game }.
cli-perft-other-players =
    { $found ->
        [one] В --players указано { $players }, а в записи { $found } игрок.
        [few] В --players указано { $players }, а в записи { $found } игрока.
        [many] В --players указано { $players }, а в записи { $found } игроков.
       *[other] В --players указано { $players }, а в записи { $found } игрока.
    }
cli-perft-progress = Глубина { $depth }
cli-perft-title =
    { $players ->
        [one] { $game }, { $players } игрок, ход { $turn } ({ $build })
        [few] { $game }, { $players } игрока, ход { $turn } ({ $build })
        [many] { $game }, { $players } игроков, ход { $turn } ({ $build })
       *[other] { $game }, { $players } игрока, ход { $turn } ({ $build })
    }
cli-perft-divide-title = Глубина { $depth }, по первому ходу
cli-perft-column-move = Ход
cli-perft-column-depth = Глубина
cli-perft-column-count = Последовательности
cli-perft-column-seconds = Секунды
cli-perft-column-rate = В секунду
cli-perft-stopped =
    { $depth ->
        [0] Остановлено, прежде чем посчитана первая глубина.
       *[other] Остановлено досрочно: последняя посчитанная глубина — { $depth }.
    }

## `sacbe play`; Tzolk'in: log, menu and result

error-option-language = Языка «{ $language }» здесь нет. Языки: { $known }.

cli-play-help = Сыграть партию в терминале: с друзьями за одним экраном и с ботами.
cli-play-argument-game = Название игры: tzolkin, tikal. С --resume не нужно.
cli-play-option-seats = Кто где сидит, от 2 до 4 слов: me (я); боты от level:1 (лёгкий) до level:5 (сильнейший); random, greedy, search:200, search:1s. Например, me,level:2,level:4.
cli-play-option-code = Файл с вашим собственным ботом; имя бота — имя файла без «.py». Можно указать несколько раз.
cli-play-option-code-seconds = Сколько секунд ваш бот может думать над одним решением; если не указано, 2.
cli-play-option-code-memory = Сколько МиБ памяти может занимать ваш бот; если не указано, 1024.
cli-play-option-names = Имена игроков через запятую; пустое — название цвета.
cli-play-option-seed = Целое число, которое определяет все случайности и ходы ботов, чтобы сыграть такую же партию снова.
cli-play-option-plain = Только предложения, для программ чтения с экрана: без поля и символов.
cli-play-option-save = Куда сохранять партию после каждого хода.
cli-play-option-resume = Продолжить сохранённую партию.
cli-play-metavar-seats = МЕСТА
cli-play-metavar-names = ИМЕНА

cli-play-error-seat = Никого по имени «{ $seat }» здесь нет. Возможны: { $known }, а также ваши боты через --code ФАЙЛ.
cli-play-error-seats =
    { $count ->
        [one] Указано { $count } место. В игре { $game } мест бывает { $known }; пишите так: «{ $example }».
        [few] Указано { $count } места. В игре { $game } мест бывает { $known }; пишите так: «{ $example }».
        [many] Указано { $count } мест. В игре { $game } мест бывает { $known }; пишите так: «{ $example }».
       *[other] Указано { $count } места. В игре { $game } мест бывает { $known }; пишите так: «{ $example }».
    }
cli-play-error-names =
    { $count ->
        [one] Дано { $count } имя, а игроков { $players }: дайте каждому одно, через запятую.
        [few] Дано { $count } имени, а игроков { $players }: дайте каждому одно, через запятую.
        [many] Дано { $count } имён, а игроков { $players }: дайте каждому одно, через запятую.
       *[other] Дано { $count } имени, а игроков { $players }: дайте каждому одно, через запятую.
    }
cli-play-error-name-long = Имя «{ $name }» слишком длинное: не больше { $most } знаков.
cli-play-error-name-letters = В имени «{ $name }» есть буквы, которые нельзя показать.
cli-play-error-name-twice = Двух игроков зовут «{ $name }»: каждому нужно своё имя.
cli-play-error-game = Во что играем? Игры: { $known }.
cli-play-error-other-game = В сохранённой партии игра { $found }, а не { $game }.
cli-play-error-with-resume = { $option } — только для новой партии: в сохранённой это уже задано.
cli-play-error-no-seats = В сохранённой партии не сказано, кто играет. Добавьте --seats, например «{ $example }».
cli-play-error-exists = Файл «{ $file }» уже есть, он не изменён. Продолжите партию через --resume или выберите другой файл.

cli-play-saved-at = Партия сохраняется в файле { $file }
cli-play-resume-with = Чтобы продолжить: { $command }
cli-play-saved = Сохранено в файле { $file }
cli-play-not-saved = Партию не удаётся сохранить, играем без сохранения: { $why }
cli-play-lost = Партия не сохранена.
cli-play-contains-all = В сохранённой партии есть всё, даже скрытые жетоны: не подглядывайте.
cli-play-welcome = { $game } — { $players }
cli-play-thinking = { $who } думает…
cli-play-forfeit = { $who } выбывает: { $why }
cli-play-stand-in = { $who }: дальше играет { $bot }.
cli-play-commands-hint = Нужна справка — в любой момент введите ?

cli-play-your-turn = { $who }: { $prompt }
ask-turn-place-mercy = Вашего маиса не хватает ни на одну ячейку. Боги милостивы: всё равно выставьте одного рабочего.
board-status = { $who }: { $goods }; доступные рабочие: { $hand }; очки: { $points }
cli-play-since = Что произошло
cli-play-choice-prompt =
    { $count ->
        [1] 1 · u отменить · b поле · t жетоны · l журнал · s сохранить · q выйти · ? справка
       *[other] 1–{ $count } · u отменить · b поле · t жетоны · l журнал · s сохранить · q выйти · ? справка
    }
cli-play-list-prompt =
    { $count ->
        [1] 1 · u назад · b поле · t жетоны · q выйти · ? справка
       *[other] 1–{ $count } · u назад · b поле · t жетоны · q выйти · ? справка
    }
cli-play-number-prompt = { $numbers } или { $words } · b поле · t жетоны · l журнал · s сохранить · q выйти · ? справка
cli-play-span = { $least }–{ $most }
story-with-effect = { $title } ({ $effect })
cli-play-forced = Вариант только один: { $title }
cli-play-undone = Отменено: { $title }
cli-play-no-undo = Отменять нечего: вернуться можно до начала своего хода, но не дальше чужих ходов и того, что уже выпало.
cli-play-bad-input =
    { $count ->
        [1] Варианта «{ $input }» здесь нет. Введите 1 или ? для справки.
       *[other] Варианта «{ $input }» здесь нет. Введите число от 1 до { $count } или ? для справки.
    }
cli-play-bad-number = «{ $input }» здесь невозможно. Введите { $numbers } или { $words } либо ? для справки.
cli-play-not-now = «{ $input }» сейчас невозможно. Выберите что-нибудь из списка.
cli-play-pass-screen = Тайный выбор: { $who }. Передайте экран и нажмите Enter.
cli-play-secret-done = Спасибо, { $who }. Этот выбор останется тайным, пока не выберут все.
cli-play-bye = До следующего раза.
cli-play-no-log = Ещё ничего не произошло.
cli-play-no-tile = Жетона «{ $tile }» здесь нет.

cli-play-help-title = Справка
cli-play-help-number = Введите номер варианта. Ход можно записать и словами, например «{ $token }».
cli-play-help-u = u, undo: отменить последний выбор, вплоть до начала своего хода
cli-play-help-b = b, board: всё поле
cli-play-help-p = p, players: всё, что есть у игроков
cli-play-help-t = t, tiles: все жетоны словами; t { $tile }: один из них
cli-play-help-l = l, log: что произошло недавно; l 50: последние 50 ходов
cli-play-help-s = s, save: сохранить сейчас; s ФАЙЛ: сохранить в другом месте
cli-play-help-q = q, quit: выйти; партия сохранена
cli-play-help-r = Enter: показать варианты снова
cli-play-help-end = Выбор, после которого ваш ход завершается, очередь переходит к другим или что-то выпадает по жребию, отменить нельзя.

result-over = Партия окончена
result-winner = Победа: { $who }. Поздравляем!
result-winners = Общая победа: { $who }. Поздравляем!
cli-play-tie-break = Очков поровну, решающее: { $how }.
result-player = Игрок
result-game = Во время игры
result-corn = Маис и ресурсы
result-skulls = Черепа
result-monuments = Дворцы
result-total = Очки
result-workers = Рабочие на шестерёнках
story-last-points = { $who }: { $during } во время игры, { $corn } за маис и ресурсы, { $skulls } за черепа, { $monuments } за дворцы; всего очков: { $total }

story-sequence = { $first }; { $rest }
story-turn = { $who }: { $what }
story-space = { $gear } { $space }
story-beg = вымаливает маис ({ $changes })
story-place =
    { $count ->
        [1] выставляет рабочего: { $places } ({ $cost })
        [one] выставляет { $count } рабочего: { $places } ({ $cost })
        [few] выставляет { $count } рабочих: { $places } ({ $cost })
        [many] выставляет { $count } рабочих: { $places } ({ $cost })
       *[other] выставляет { $count } рабочего: { $places } ({ $cost })
    }
story-retrieve = забирает рабочего ({ $gear } { $space }): { $what }
story-action = действие «{ $gear } { $space }»
story-build = постройка — { $tile }
story-nothing = без действия
story-corn =
    { $count ->
        [one] берёт с календаря { $count } маис
        [few] берёт с календаря { $count } маиса
        [many] берёт с календаря { $count } маиса
       *[other] берёт с календаря { $count } маиса
    }
story-keep = выбирает два жетона богатства
story-one-day = прокручивает календарь на один день
story-two-days = прокручивает календарь на два дня
story-drawn-monuments = Дворцы на поле: { $tiles }.
story-drawn-row = Новое в ряду зданий: { $tiles }.
story-drawn-neutral = Нейтральные рабочие (жетоны богатства { $tiles }): { $places }.
story-beyond = { $gear } за последней ячейкой
story-first = Первый игрок: { $who }.
story-reveal = { $who } оставляет себе жетоны богатства { $tiles } ({ $changes })
story-food-goods = День еды { $number }: рабочие едят, а храмы дарят товары.
story-food-points = День еды { $number }: рабочие едят, а храмы дарят очки.
story-farms-feed = фермы кормят всех рабочих
story-farms-feed-some =
    { $count ->
        [one] фермы кормят { $count } рабочего
        [few] фермы кормят { $count } рабочих
        [many] фермы кормят { $count } рабочих
       *[other] фермы кормят { $count } рабочего
    }
story-fed =
    { $count ->
        [0] никого не кормит
        [one] кормит { $count } рабочего (маиса: { $corn })
        [few] кормит { $count } рабочих (маиса: { $corn })
        [many] кормит { $count } рабочих (маиса: { $corn })
       *[other] кормит { $count } рабочего (маиса: { $corn })
    }
story-hungry =
    { $count ->
        [one] { $count } рабочий голодает (потеряно очков: { $points })
        [few] { $count } рабочих голодают (потеряно очков: { $points })
        [many] { $count } рабочих голодают (потеряно очков: { $points })
       *[other] { $count } рабочего голодает (потеряно очков: { $points })
    }
story-reward = от храмов ({ $what })
story-age = Первая эпоха закончилась: в ряду вместо старых зданий — здания 2-й эпохи.
story-fell = { $who }: рабочий без действия покидает шестерёнку { $gear }
story-day = Календарь прокручивается. День { $day }.
story-day-after-two = Календарь прокручивается на два дня. День { $day }.

story-free = бесплатно
story-by-mercy = милостью богов
menu-mercy =
    { $count ->
        [0] милость богов: маиса у вас нет, и вы не платите; больше никого выставить нельзя
       *[other] милость богов: вы отдаёте весь свой маис; больше никого выставить нельзя
    }
menu-place = Выставить рабочего: { $gear }, ячейка { $space }
menu-tomorrow = на следующий день — ячейка { $space }: { $action }
menu-falls = на следующий день он снова покинет шестерёнку
menu-any-action = любое действие без доплаты маисом ({ $gear })
menu-fish = рыбная ловля: { $corn }
menu-harvest = собрать { $what }
menu-harvest-either = собрать { $corn } или { $wood }
menu-harvest-burn = собрать { $wood } или сжечь лес ({ $corn }) и прогневать бога
menu-harvest-none = ничего: жетонов для сбора не осталось
menu-no-skull = ничего: черепов не осталось
menu-no-worker = ничего: все ваши рабочие уже в игре
menu-altar = череп: { $what }
menu-altar-taken = ничего: череп там уже лежит
menu-resource = 1 ресурс на выбор
menu-start-first = вы станете первым игроком, а если вы уже первый, передадите маркер соседу слева
menu-start-corn =
    { $count ->
        [one] { $count } маис с календаря в конце вашего хода
        [few] { $count } маиса с календаря в конце вашего хода
        [many] { $count } маиса с календаря в конце вашего хода
       *[other] { $count } маиса с календаря в конце вашего хода
    }
menu-start-two-days = сможете прокрутить календарь на два дня
menu-action =
    { $count ->
        [0] действие { $space }: { $action }
        [one] действие { $space }, за { $count } маис: { $action }
        [few] действие { $space }, за { $count } маиса: { $action }
        [many] действие { $space }, за { $count } маиса: { $action }
       *[other] действие { $space }, за { $count } маиса: { $action }
    }
menu-no-action = ни одного действия выполнить нельзя: рабочий просто вернётся
act-step-back =
    { $count ->
        [one] учтён { $count } маис за шаг назад
        [few] учтено { $count } маиса за шаги назад
        [many] учтено { $count } маиса за шаги назад
       *[other] учтено { $count } маиса за шаги назад
    }
menu-returns = рабочий просто возвращается
menu-decline = Отказаться
menu-anger-next = затем вы спуститесь на ступень в храме на выбор
menu-price =
    { $count ->
        [one] цена: { $count } ресурс на выбор
        [few] цена: { $count } ресурса на выбор
        [many] цена: { $count } ресурсов на выбор
       *[other] цена: { $count } ресурса на выбор
    }
menu-level = уровень { $level }: { $what }
menu-bonus = бонус: { $what }
menu-step = { $temple }, ступень { $step }: { $points } в конце эпохи
menu-step-good = { $temple }, ступень { $step }: { $points } в конце эпохи; ещё и { $good } в первый и третий День еды
menu-monument-now =
    { $count ->
        [one] сейчас он принёс бы { $count } очко
        [few] сейчас он принёс бы { $count } очка
        [many] сейчас он принёс бы { $count } очков
       *[other] сейчас он принёс бы { $count } очка
    }
menu-day = наступит день { $day }
menu-jump-food = следующий раунд — День еды
menu-end-corn =
    { $count ->
        [one] вы берёте с календаря { $count } маис
        [few] вы берёте с календаря { $count } маиса
        [many] вы берёте с календаря { $count } маиса
       *[other] вы берёте с календаря { $count } маиса
    }
menu-end-food =
    { $count ->
        [one] сегодня День еды: в конце раунда вашим рабочим нужен { $count } маис
        [few] сегодня День еды: в конце раунда вашим рабочим нужно { $count } маиса
        [many] сегодня День еды: в конце раунда вашим рабочим нужно { $count } маиса
       *[other] сегодня День еды: в конце раунда вашим рабочим нужно { $count } маиса
    }
menu-level-agriculture-1 = на 1 маис больше за каждый сбор маиса в Паленке 2–5
menu-level-agriculture-2 = сбор маиса без открытого жетона; на 1 маис больше за рыбную ловлю
menu-level-agriculture-3 = ещё на 2 маиса больше за каждый сбор маиса в Паленке 2–5
menu-level-agriculture-4 = 1 ступень в любом храме
menu-level-extraction-1 = на 1 дерево больше в Яшчилане и за каждый жетон древесины
menu-level-extraction-2 = на 1 камень больше в Яшчилане
menu-level-extraction-3 = на 1 золото больше в Яшчилане
menu-level-extraction-4 = 2 ресурса на выбор
menu-level-architecture-1 = 1 маис за каждое здание
menu-level-architecture-2 = 2 очка за каждое здание
menu-level-architecture-3 = каждое здание на 1 ресурс дешевле
menu-level-architecture-4 = 3 очка
menu-level-theology-1 = в Чичен-Ице действие следующей ячейки без доплаты
menu-level-theology-2 = после действия Чичен-Ицы: 1 ступень в храме за 1 ресурс
menu-level-theology-3 = на 1 череп больше в Яшчилане 4
menu-level-theology-4 = 1 череп

## Tzolk'in: the board
# Cells are narrow. Numbers in brackets are widths in columns; longer words are broken.

board-neutral = нейтральный рабочий
board-title = { $game } · день { $day } из 27 · эпоха { $age } · { $food }
board-food-goods =
    { $count ->
        [0] сегодня День еды: товары
        [one] до Дня еды { $count } день: товары
        [few] до Дня еды { $count } дня: товары
        [many] до Дня еды { $count } дней: товары
       *[other] до Дня еды { $count } дня: товары
    }
board-food-points =
    { $count ->
        [0] сегодня День еды: очки
        [one] до Дня еды { $count } день: очки
        [few] до Дня еды { $count } дня: очки
        [many] до Дня еды { $count } дней: очки
       *[other] до Дня еды { $count } дня: очки
    }
board-food-none = конец
# (13)
board-days = Дни
# (13)
board-food-days = Дни еды
# (15)
board-label-goods = товары
# (15)
board-label-points = очки
# (15)
board-fed = прошёл
board-first = Первый игрок: { $who }
board-start-free = ячейка первого игрока: свободна
board-start = ячейка первого игрока: { $who }
board-calendar-corn = маис на календаре: { $count }
board-skulls = осталось черепов: { $count }
board-gears = Шестерёнки
board-legend = [3] сюда встанет следующий рабочий · ✚ нейтральный рабочий · ✗ череп уже выложен
# Actions of the gears: two lines at most, (12) each
board-space-palenque-1 = 3 маиса
board-space-palenque-2 = 4 маиса
board-space-palenque-3 =
    5 маиса
    или 2 дерева
board-space-palenque-4 =
    7 маиса
    или 3 дерева
board-space-palenque-5 =
    9 маиса
    или 4 дерева
board-space-yaxchilan-1 = 1 дерево
board-space-yaxchilan-2 =
    1 камень
    1 маис
board-space-yaxchilan-3 =
    1 золото
    2 маиса
board-space-yaxchilan-4 = 1 череп
board-space-yaxchilan-5 =
    зол., камень
    2 маиса
board-space-tikal-1 =
    1 уровень
    технологии
board-space-tikal-2 = 1 здание
board-space-tikal-3 =
    1 или 2
    уровня техн.
board-space-tikal-4 =
    2 здания
    или дворец
board-space-tikal-5 =
    1 ресурс:
    2 храма
board-space-uxmal-1 =
    3 маиса:
    1 храм
board-space-uxmal-2 = рынок
board-space-uxmal-3 = 1 рабочий
board-space-uxmal-4 =
    маис:
    1 здание
board-space-uxmal-5 =
    1 маис:
    что угодно
# (30)
board-corn-tiles = Открытые жетоны маиса
# (30)
board-wood-tiles = Жетоны древесины над маисом
# (17)
board-altar-points = очки
# (17)
board-altar-resource = ресурс
# (17)
board-altar-step = ступень
board-temples = Храмы: очки каждой ступени, товары каждой ступени до вашей
# (13)
board-leader = выше всех +{ $count }
# Goods in short, (6)
board-good-corn = маис
board-good-wood = дерево
board-good-stone = камень
board-good-gold = золото
board-good-skull = череп
board-technologies = Технологии: уровень 0, уровни 1–3, бонус сверх них
# Technology levels, (19) per line, markers included
board-level-agriculture-1 = +1 маис
board-level-agriculture-2 = без жетона
board-level-agriculture-3 = +2 маиса
board-level-agriculture-4 = 1 ступень
board-level-extraction-1 = +1 дерево
board-level-extraction-2 = +1 камень
board-level-extraction-3 = +1 золото
board-level-extraction-4 = 2 ресурса
board-level-architecture-1 = +1 маис
board-level-architecture-2 = +2 очка
board-level-architecture-3 = −1 ресурс
board-level-architecture-4 = 3 очка
board-level-theology-1 = ячейка дальше
board-level-theology-2 = купить ступень
board-level-theology-3 = +1 череп
board-level-theology-4 = 1 череп
board-buildings = Здания (в стопке ещё { $count })
board-monuments = Дворцы
board-tile = { $tile }: { $details }
board-owned = Жетоны: { $who }
board-unseen = Ещё не открытые здания
board-players = Игроки
# Columns of the players, (6) for points, (7) for the others, (10) for the Food Day
board-points = очки
board-workers-hand = в руке
board-workers-gears = на поле
board-workers-supply = запас
board-meals = маис на День еды
board-wealth = богатство { $tiles }
board-side-light = ещё может прокрутить календарь на 2 дня
board-side-dark = прокрутка на 2 дня использована

## Plain sentences, for screen readers

board-plain-who = { $name } ({ $colour })
story-cost = цена: { $what }
story-gain = плюс: { $what }
cli-plain-choice = { $number }: { $title }
cli-plain-choice-prompt =
    { $count ->
        [1] Ваш выбор, 1, или help:
       *[other] Ваш выбор, от 1 до { $count }, или help:
    }
cli-plain-list-prompt =
    { $count ->
        [1] Ваш выбор, 1, u — назад, или help:
       *[other] Ваш выбор, от 1 до { $count }, u — назад, или help:
    }
cli-plain-number-prompt = Ваш выбор, { $numbers } или { $words }, либо help:
cli-plain-span = от { $least } до { $most }
board-plain-day = День { $day } из 27, эпоха { $age }.
board-plain-space = { $space }: { $who }
board-plain-nobody = никого
board-plain-gear = { $gear }, рабочие на ячейках: { $who }
board-plain-gear-free = { $gear }, следующий рабочий встанет на ячейку { $space }.
board-plain-gear-full = { $gear }, свободных ячеек нет.
board-plain-altars = Черепа уже лежат здесь: { $spaces }
board-plain-jungle = Джунгли Паленке { $space }: открытых жетонов маиса { $corn }, жетонов древесины { $wood }
board-plain-step = { $who } — ступень { $step }, очков: { $points }
board-plain-temple = Храм ({ $temple }): { $who }. Верхняя ступень { $top }; кто выше всех, в конце этой эпохи получит ещё очков: { $bonus }.
board-plain-level = { $who } — уровень { $level }
board-plain-technology = Технология ({ $technology }): { $who }
board-plain-workers = Рабочие на шестерёнках: { $gears }; в запасе: { $supply }
board-plain-worker-start = 1 рабочий на ячейке первого игрока
board-plain-meals =
    { $count ->
        [one] В следующий День еды нужно накормить { $count } рабочего, маиса: { $corn }
        [few] В следующий День еды нужно накормить { $count } рабочих, маиса: { $corn }
        [many] В следующий День еды нужно накормить { $count } рабочих, маиса: { $corn }
       *[other] В следующий День еды нужно накормить { $count } рабочего, маиса: { $corn }
    }
result-line = { $title }: { $value }

## `sacbe replay`

cli-replay-help = Посмотреть записанную партию ход за ходом.
cli-replay-file = Файл с записанной партией.
cli-replay-option-plain = Только предложения, для программ чтения с экрана: без поля и символов.
cli-replay-option-from = Номер хода, с которого начать.
cli-replay-option-seat = Видеть партию так, как игрок на этом месте, от 0; если не указано, как зритель.
cli-replay-option-boards = Показывать поле после каждого хода, даже при выводе в канал (pipe).
cli-replay-title = { $game } — { $players }
cli-replay-turn = Ход { $turn } из { $last }
cli-replay-nothing = Рассказывать нечего.
cli-replay-prompt = Enter, n дальше · p назад · число: тот ход · b поле · q выйти
cli-replay-plain-prompt = Enter — следующий ход, p — предыдущий, число или q:
cli-replay-bad-input = «{ $input }» здесь невозможно. Введите n, p, номер хода от 0 до { $last } или q.
cli-replay-at-start = Это начало.
cli-replay-at-end = Это конец записи.
cli-replay-unfinished = Здесь запись заканчивается; партия не доиграна.
cli-replay-error-turn = Хода { $turn } нет. Ходы: от 0 до { $last }.

## `sacbe render`

cli-render-help = Нарисовать поле записанной партии в формате SVG или PNG.
cli-render-option-out = Файл рисунка: имя с окончанием .svg или .png либо -, чтобы вывести SVG. Если не указан, называется как запись.
cli-render-option-width = Ширина рисунка в пикселях.
cli-render-option-dark = Рисовать в тёмных цветах.
cli-render-done =
    { $moves ->
        [0] { $file }: поле перед первым решением
        [one] { $file }: поле после { $moves } решения
        [few] { $file }: поле после { $moves } решений
        [many] { $file }: поле после { $moves } решений
       *[other] { $file }: поле после { $moves } решения
    }
cli-render-error-ending = Рисунок не может называться «{ $file }». Возможные окончания: { $known }.

## Tikal: board, menu, log and result
# $figure is explorer or leader, $leader is yes or no, $place is base or camp: they choose words.
# a1 to h5 are hexes; A1 to G4 are tiles.

# On the map: (12) with the number or the shape that follows, see the brackets
# (8)
board-tikal-map-camp = лагерь
# (12)
board-tikal-map-base_camp = баз. лагерь
# (12)
board-tikal-map-clearing = поляна
# (7)
board-tikal-map-temple = пирам.
# (7)
board-tikal-map-ruins = развал.
# (12)
board-tikal-map-volcano = вулкан
# (100)
board-tikal-legend = 2 дорога, её цена   · : ∴ камни к джунглям   [▲] смотритель   ▲ перевес   ★ лидер   ◦ сокровище

board-tikal-title = { $facts }
board-tikal-mode =
    { $mode ->
        [tactical] тактическая игра
       *[basic] базовая игра
    }
board-deciding = ходит { $who }
board-tikal-scoring =
    { $kind ->
        [final] последний раунд подсчёта
       *[volcano] раунд подсчёта
    }
board-tikal-points-left =
    { $count ->
        [one] осталось { $count } очко действий
        [few] осталось { $count } очка действий
        [many] осталось { $count } очков действий
       *[other] осталось { $count } очка действий
    }
board-tikal-no-bid = ставок нет
board-tikal-highest-bid = высшая ставка: { $count }, { $who }
board-tikal-passed = пас: { $who }
board-tikal-step = номер { $number }
board-tikal-times = { $what }×{ $count }
board-tikal-times-plain = { $what }: { $count }
board-tikal-side-n = север
board-tikal-side-ne = северо-восток
board-tikal-side-se = юго-восток
board-tikal-side-s = юг
board-tikal-side-sw = юго-запад
board-tikal-side-nw = северо-запад
board-tikal-stones = { $side }{ $count }
board-tikal-stones-plain = { $side } { $count }
board-tikal-no-stones = без камней
board-tikal-with-stones = { $what }, камни { $stones }
board-tikal-none = нет
board-tikal-supply =
    { $leader ->
        [yes] { $count ->
            [0] в запасе: лидер
            [one] в запасе: { $count } исследователь и лидер
            [few] в запасе: { $count } исследователя и лидер
            [many] в запасе: { $count } исследователей и лидер
           *[other] в запасе: { $count } исследователя и лидер
        }
       *[no] { $count ->
            [one] в запасе: { $count } исследователь
            [few] в запасе: { $count } исследователя
            [many] в запасе: { $count } исследователей
           *[other] в запасе: { $count } исследователя
        }
    }
board-tikal-worth =
    { $count ->
        [one] подсчёт сейчас дал бы { $count } очко: { $temples } за пирамиды, { $treasures } за сокровища
        [few] подсчёт сейчас дал бы { $count } очка: { $temples } за пирамиды, { $treasures } за сокровища
        [many] подсчёт сейчас дал бы { $count } очков: { $temples } за пирамиды, { $treasures } за сокровища
       *[other] подсчёт сейчас дал бы { $count } очка: { $temples } за пирамиды, { $treasures } за сокровища
    }
board-tikal-standing = { $who } { $points } + { $would }
board-tikal-standings = Очки + подсчёт сейчас: { $each }

# Columns of the players: (6), (16), (9), (6), (6), (8); the last one has the rest
board-tikal-head-points = очки
board-tikal-head-now = подсчёт сейчас
board-tikal-head-supply = запас
board-tikal-head-camps = ещё лагеря
board-tikal-head-guards = ещё смотр.
board-tikal-head-totem = тотем
board-tikal-head-treasures = сокровища
board-tikal-totem-brief =
    { $state ->
        [down] закрыт
        [passed] пас
       *[up] открыт
    }

# Beside the map, (20) per line
board-tikal-aside-tile = Выложить жетон
board-tikal-aside-line = { $tile } { $stones }
board-tikal-aside-open = Открытые жетоны
board-tikal-aside-auction = Аукцион
board-tikal-aside-letters = Осталось жетонов
board-tikal-aside-steps = Осталось ступеней
board-tikal-aside-unseen = Скрытые сокровища

board-tikal-hex = { $hex }: { $what }
board-tikal-unexplored = Не разведано: { $hexes }
board-tikal-to-place = Нужно выложить: { $tile }
board-tikal-open = Открытые жетоны: { $tiles }
board-tikal-auction = Аукцион: { $what }
board-tikal-totems-up = Открытые тотемы: { $who }
board-tikal-left-letters = Осталось жетонов: { $what }
board-tikal-left-steps = Осталось ступеней пирамид: { $what }
board-tikal-left-unseen = Ещё не найденные сокровища: { $what }
board-tikal-guard =
    { $figure ->
        [leader] смотритель: { $who }, лидер
       *[explorer] смотритель: { $who }, исследователь
    }
board-tikal-held = контролирует { $who }
board-tikal-camp = лагерь: { $who }
board-tikal-group =
    { $leader ->
        [yes] { $count ->
            [0] { $who }: лидер
            [one] { $who }: { $count } исследователь и лидер
            [few] { $who }: { $count } исследователя и лидер
            [many] { $who }: { $count } исследователей и лидер
           *[other] { $who }: { $count } исследователя и лидер
        }
       *[no] { $count ->
            [one] { $who }: { $count } исследователь
            [few] { $who }: { $count } исследователя
            [many] { $who }: { $count } исследователей
           *[other] { $who }: { $count } исследователя
        }
    }
story-tikal-road = { $hex } за { $count }
story-tikal-roads = дороги на { $roads }
board-tikal-no-roads = дорог нет
board-tikal-heap = { $hex } { $count }
board-tikal-heaps = камни к неразведанным { $heaps }
board-tikal-camps-left = осталось лагерей: { $count }
board-tikal-guards-left = осталось смотрителей: { $count }
board-tikal-lost =
    { $leader ->
        [yes] { $count ->
            [0] вне игры: лидер
            [one] вне игры: { $count } исследователь и лидер
            [few] вне игры: { $count } исследователя и лидер
            [many] вне игры: { $count } исследователей и лидер
           *[other] вне игры: { $count } исследователя и лидер
        }
       *[no] { $count ->
            [one] вне игры: { $count } исследователь
            [few] вне игры: { $count } исследователя
            [many] вне игры: { $count } исследователей
           *[other] вне игры: { $count } исследователя
        }
    }
board-tikal-owned = сокровища: { $what }
board-tikal-totem =
    { $state ->
        [down] тотем закрыт
        [passed] тотем открыт, пас
       *[up] тотем открыт
    }
board-tikal-tile-at-hand = Выложить жетон
board-tikal-tiles-open = Открытые жетоны
board-tikal-tiles-to-come = Ещё в стопке: { $count }
board-tikal-tiles-placed = Жетоны на поле
board-tikal-tile-on = { $tile }; на { $hex }

menu-tikal-cost =
    { $count ->
        [one] { $count } очко действий, останется { $left }
        [few] { $count } очка действий, останется { $left }
        [many] { $count } очков действий, останется { $left }
       *[other] { $count } очка действий, останется { $left }
    }
menu-tikal-more =
    { $count ->
        [one] подсчёт сейчас: на { $count } очко больше
        [few] подсчёт сейчас: на { $count } очка больше
        [many] подсчёт сейчас: на { $count } очков больше
       *[other] подсчёт сейчас: на { $count } очка больше
    }
menu-tikal-less =
    { $count ->
        [one] подсчёт сейчас: на { $count } очко меньше
        [few] подсчёт сейчас: на { $count } очка меньше
        [many] подсчёт сейчас: на { $count } очков меньше
       *[other] подсчёт сейчас: на { $count } очка меньше
    }
menu-tikal-other-more =
    { $count ->
        [one] { $who }: подсчёт дал бы на { $count } очко больше
        [few] { $who }: подсчёт дал бы на { $count } очка больше
        [many] { $who }: подсчёт дал бы на { $count } очков больше
       *[other] { $who }: подсчёт дал бы на { $count } очка больше
    }
menu-tikal-other-less =
    { $count ->
        [one] { $who }: подсчёт дал бы на { $count } очко меньше
        [few] { $who }: подсчёт дал бы на { $count } очка меньше
        [many] { $who }: подсчёт дал бы на { $count } очков меньше
       *[other] { $who }: подсчёт дал бы на { $count } очка меньше
    }
menu-tikal-place = Выложить на { $hex }
menu-tikal-beside = рядом: { $hexes }
menu-tikal-neighbour =
    { $count ->
        [0] { $hex } ({ $what })
        [one] { $hex } ({ $what }, { $count } камень)
        [few] { $hex } ({ $what }, { $count } камня)
        [many] { $hex } ({ $what }, { $count } камней)
       *[other] { $hex } ({ $what }, { $count } камня)
    }
menu-tikal-only-volcanoes = только вулканы
menu-tikal-rotations =
    { $count ->
        [one] { $count } поворот
        [few] { $count } поворота
        [many] { $count } поворотов
       *[other] { $count } поворота
    }
menu-tikal-rotated = камни { $stones }: { $roads }
menu-tikal-closed = нет дороги на { $hexes }
menu-tikal-take = Взять жетон ({ $tile })
menu-tikal-take-volcano = сначала раунд подсчёта, начинаете вы; затем вы кладёте вулкан и ходите; это нельзя отменить
menu-tikal-bid =
    { $points ->
        [one] Ставка за следующий ход; у вас { $points } очко
        [few] Ставка за следующий ход; у вас { $points } очка
        [many] Ставка за следующий ход; у вас { $points } очков
       *[other] Ставка за следующий ход; у вас { $points } очка
    }
menu-tikal-bid-against = соперники: { $who }
menu-tikal-pass-first = если спасуют все, следующий ход бесплатно получите вы
menu-tikal-pass-if-all = если спасуют все, следующий ход бесплатно получит { $who }
menu-tikal-pass = вы выбываете из этого аукциона, но не из следующего
menu-tikal-uncover = Изучить ступень { $level } пирамиды на { $hex }
menu-tikal-recover =
    { $count ->
        [1] Добыть последнее сокровище на { $hex }
        [one] Добыть одно из { $count } сокровища на { $hex }
        [few] Добыть одно из { $count } сокровищ на { $hex }
        [many] Добыть одно из { $count } сокровищ на { $hex }
       *[other] Добыть одно из { $count } сокровища на { $hex }
    }
menu-tikal-set-guard =
    { $figure ->
        [leader] Назначить лидера смотрителем пирамиды на { $hex }, ценность { $level }
       *[explorer] Назначить исследователя смотрителем пирамиды на { $hex }, ценность { $level }
    }
menu-tikal-guard-lost =
    { $count ->
        [one] ещё { $count } ваша фигура там выбывает из игры
        [few] ещё { $count } ваши фигуры там выбывают из игры
        [many] ещё { $count } ваших фигур там выбывают из игры
       *[other] ещё { $count } вашей фигуры там выбывает из игры
    }
menu-tikal-camp =
    { $left ->
        [0] Разбить последний лагерь на { $hex }
       *[other] Разбить лагерь на { $hex }
    }
menu-tikal-enter =
    { $place ->
        [camp] { $figure ->
            [leader] Выставить лидера в вашем лагере на { $hex }
           *[explorer] Выставить исследователя в вашем лагере на { $hex }
        }
       *[base] { $figure ->
            [leader] Выставить лидера в базовом лагере
           *[explorer] Выставить исследователя в базовом лагере
        }
    }
menu-tikal-exchanges = Обменять сокровище
menu-tikal-possible =
    { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
        [many] { $count } вариантов
       *[other] { $count } варианта
    }
menu-tikal-exchange = Обмен ({ $who }): вам { $wanted }, взамен { $given }
menu-tikal-end-score =
    { $count ->
        [one] вы получаете { $count } очко: { $temples } за пирамиды, { $treasures } за сокровища
        [few] вы получаете { $count } очка: { $temples } за пирамиды, { $treasures } за сокровища
        [many] вы получаете { $count } очков: { $temples } за пирамиды, { $treasures } за сокровища
       *[other] вы получаете { $count } очка: { $temples } за пирамиды, { $treasures } за сокровища
    }
menu-tikal-end-lost =
    { $count ->
        [one] { $count } очко действий сгорит
        [few] { $count } очка действий сгорят
        [many] { $count } очков действий сгорит
       *[other] { $count } очка действий сгорит
    }
menu-tikal-move =
    { $figure ->
        [leader] Переместить лидера с { $hex }
       *[explorer] { $count ->
            [1] Переместить исследователя с { $hex }
           *[other] Переместить исследователя с { $hex } (всего { $count })
        }
    }
menu-tikal-price = { $hex } ({ $count })
menu-tikal-goals = на { $goals }
menu-tikal-goal = { $hex }: { $what }
menu-tikal-via = через { $hexes }
menu-tikal-help-place = Жетон: введите гекс, затем номер поворота; или всё сразу, например «c3 2».
menu-tikal-help-move = Перемещение: введите гекс, где стоит фигура (или «leader» — лидер), затем цель; или всё сразу, например «a5 c3». К далёкой цели фигура идёт шаг за шагом, и каждый шаг можно отменить.
menu-tikal-help-bid = Аукцион: просто введите число очков или «pass» — пас. Ставку отменить нельзя.

story-tikal-place = выкладывает жетон ({ $tile }) на { $hex }
story-tikal-leave = некуда выложить жетон { $tile }: он выбывает из игры
story-tikal-choose = берёт жетон ({ $tile })
story-tikal-enter =
    { $figure ->
        [leader] выставляет лидера на { $hex }
       *[explorer] { $count ->
            [one] выставляет { $count } исследователя на { $hex }
            [few] выставляет { $count } исследователей на { $hex }
            [many] выставляет { $count } исследователей на { $hex }
           *[other] выставляет { $count } исследователя на { $hex }
        }
    }
story-tikal-move =
    { $figure ->
        [leader] ведёт лидера: { $path }
       *[explorer] { $count ->
            [one] ведёт { $count } исследователя: { $path }
            [few] ведёт { $count } исследователей: { $path }
            [many] ведёт { $count } исследователей: { $path }
           *[other] ведёт { $count } исследователя: { $path }
        }
    }
story-tikal-uncover =
    { $count ->
        [one] изучает { $count } ступень на { $hex }, теперь это пирамида { $level }
        [few] изучает { $count } ступени на { $hex }, теперь это пирамида { $level }
        [many] изучает { $count } ступеней на { $hex }, теперь это пирамида { $level }
       *[other] изучает { $count } ступени на { $hex }, теперь это пирамида { $level }
    }
story-tikal-recover =
    { $count ->
        [one] добывает { $count } сокровище на { $hex }: { $treasures }
        [few] добывает { $count } сокровища на { $hex }: { $treasures }
        [many] добывает { $count } сокровищ на { $hex }: { $treasures }
       *[other] добывает { $count } сокровища на { $hex }: { $treasures }
    }
story-tikal-camp = разбивает лагерь на { $hex }
story-tikal-guard =
    { $figure ->
        [leader] назначает лидера смотрителем пирамиды { $level } на { $hex }
       *[explorer] назначает исследователя смотрителем пирамиды { $level } на { $hex }
    }
story-tikal-exchange = обмен ({ $who }): себе — { $wanted }, взамен — { $given }
story-tikal-bid =
    { $count ->
        [one] ставит { $count } очко
        [few] ставит { $count } очка
        [many] ставит { $count } очков
       *[other] ставит { $count } очка
    }
story-tikal-pass = пасует
story-tikal-end =
    { $count ->
        [one] не потрачено { $count } очко действий
        [few] не потрачено { $count } очка действий
        [many] не потрачено { $count } очков действий
       *[other] не потрачено { $count } очка действий
    }
story-tikal-score =
    { $count ->
        [one] { $who } получает { $count } очко: { $temples } за пирамиды, { $treasures } за сокровища. Всего: { $total }.
        [few] { $who } получает { $count } очка: { $temples } за пирамиды, { $treasures } за сокровища. Всего: { $total }.
        [many] { $who } получает { $count } очков: { $temples } за пирамиды, { $treasures } за сокровища. Всего: { $total }.
       *[other] { $who } получает { $count } очка: { $temples } за пирамиды, { $treasures } за сокровища. Всего: { $total }.
    }
story-tikal-open = Открыто: { $tiles }.
story-tikal-won =
    { $count ->
        [one] { $who } выигрывает аукцион за { $count } очко.
        [few] { $who } выигрывает аукцион за { $count } очка.
        [many] { $who } выигрывает аукцион за { $count } очков.
       *[other] { $who } выигрывает аукцион за { $count } очка.
    }
story-tikal-all-passed = Все спасовали: за первый пас ход бесплатно получает { $who }.
story-tikal-last = Последний ход раунда бесплатно получает { $who }.
story-tikal-volcano = { $who } получает вулкан { $tile }: раунд подсчёта. Все по очереди тратят 10 очков действий и считают очки: { $order }.
story-tikal-final = Это был последний жетон: последний раунд подсчёта. Все по очереди тратят 10 очков действий и считают очки: { $order }.

result-tikal-start = В начале
result-tikal-paid = Аукционы
result-tikal-volcano = Вулкан { $number }: пирамиды + сокровища
result-tikal-final = Последний раунд: пирамиды + сокровища
result-tikal-sum = { $temples } + { $treasures }
result-tikal-highest = Самая высокая пирамида
result-tikal-treasures = Сокровища

## Bots
error-bot = Бота «{ $bot }» нет. Боты: { $known }.
error-bot-level = Бота «{ $bot }» нет: уровни идут от level:1 до level:{ $most }.
error-bot-budget = «{ $bot }»: не сказано, сколько думать над ходом. 200 симуляций — это search:200 (не больше { $playouts }), четверть секунды — search:0.25s (не больше { $seconds }s), на четырёх процессах — search:0.25s@4 (не больше { $processes }).
error-bot-processes = «@{ $count }»: не удалось думать на нескольких процессах ({ $count }): { $why }
error-bot-no-file = Файла «{ $file }» нет. Для --code нужен файл бота, например my_bot.py.
error-bot-file = Файл «{ $file }» не удаётся прочитать: { $why }.
error-bot-name = Бот не может называться «{ $name }». Дайте файлу «{ $file }» другое имя: не больше 40 знаков — буквы, цифры, «_», «-» и «.»; первый знак — буква, цифра или «_».
error-bot-taken = Имя «{ $name }» уже занято. Дайте файлу «{ $file }» другое.
error-bot-limit = { $name } не может иметь значение «{ $value }». Возможны числа от { $least } до { $most }.
error-bot-start = Процесс бота { $bot } не запускается: { $why }.
error-bot-late-start = Бот { $bot } не был готов за { $seconds } с. Дольше загружать файл нельзя.
error-bot-late = Бот { $bot } не ответил за { $seconds } с. Это время на одно решение; --code-seconds даёт больше.
error-bot-memory = Боту { $bot } не хватило памяти. Ему разрешено { $memory } МиБ; --code-memory даёт больше.
error-bot-syntax = Файл бота { $bot } не читается как Python: { $what } ({ $where })
error-bot-no-choose = У бота { $bot } нет функции «choose». В файле { $file } должна быть choose(view), которая возвращает одну из строк view["choices"].
error-bot-crashed = Сбой бота { $bot }: { $what } ({ $where })
error-bot-not-text = Бот { $bot } ответил значением типа { $what }, а не строкой. choose(view) должна возвращать одну из строк view["choices"].
error-bot-illegal =
    { $count ->
        [1] Бот { $bot } ответил «{ $answer }», а такого варианта не было. Выбор был только один: «{ $example }».
        [one] Бот { $bot } ответил «{ $answer }», а такого варианта не было. Был { $count } вариант, первый из них — «{ $example }».
        [few] Бот { $bot } ответил «{ $answer }», а такого варианта не было. Было { $count } варианта, первый из них — «{ $example }».
        [many] Бот { $bot } ответил «{ $answer }», а такого варианта не было. Было { $count } вариантов, первый из них — «{ $example }».
       *[other] Бот { $bot } ответил «{ $answer }», а такого варианта не было. Было { $count } варианта, первый из них — «{ $example }».
    }
error-bot-garbage = Бот { $bot } испортил канал, по которому приходят его ответы. choose(view) должна возвращать ответ и не трогать открытые файлы, которых сама не открывала.
error-bot-exited = Процесс бота { $bot } завершился без ответа, с кодом { $code }. choose(view) должна возвращать одну из строк view["choices"].
error-bot-killed = Процесс бота { $bot } завершила система ({ $signal }), ответа не было.

## Arena
# `sacbe arena`, its report and its errors.

cli-arena-help = Устроить матч ботов и рассказать, насколько силён каждый и насколько это точно.
cli-arena-metavar-bots = БОТ,БОТ…
cli-arena-metavar-address = АДРЕС
cli-arena-option-bots = Боты через запятую: random,greedy,search:200,level:3.
cli-arena-option-players = Сколько мест за столом.
cli-arena-option-games = Сколько партий играет каждый состав; округляется вверх, чтобы все сидели на каждом месте одинаково часто.
cli-arena-option-seed = Зерно случайности: то же зерно даёт те же раздачи. Если не указано, выбирается наугад.
cli-arena-option-gauntlet = Только первый бот против каждого из остальных по очереди; соперник занимает все прочие места.
cli-arena-option-output = Дописывать каждую партию в этот файл. Та же команда продолжит с места остановки.
cli-arena-option-workers = Сколько процессов играет; если не указано, столько, сколько есть процессоров.
cli-arena-option-html = Записать в этот файл отчёт с диаграммами: одна самостоятельная страница.
cli-arena-option-csv = Записать в этот файл все партии в формате CSV, по строке на каждое место.
cli-arena-option-parquet = То же в формате Parquet. Нужна библиотека pyarrow.
cli-arena-option-ray = Играть на кластере Ray по этому адресу; «local» запустит кластер здесь.
cli-arena-progress = Играем
cli-arena-title =
    { $games ->
        [one] { $game }, игроков за столом: { $players }; { $games } партия, зерно { $seed }
        [few] { $game }, игроков за столом: { $players }; { $games } партии, зерно { $seed }
        [many] { $game }, игроков за столом: { $players }; { $games } партий, зерно { $seed }
       *[other] { $game }, игроков за столом: { $players }; { $games } партии, зерно { $seed }
    }
cli-arena-lineups-title = По составам
cli-arena-times-title = Очки и обдумывание
arena-head-bot = Бот
arena-head-rating = Рейтинг
arena-head-interval = 95%
arena-head-won = Доля побед
arena-head-fair = Равная доля
arena-head-points = Очки
arena-head-lineup = Состав
arena-head-games = Партии
arena-head-move = Секунд на решение
arena-head-turn = Секунд на ход
arena-head-slowest = Самый долгий ход
arena-head-forfeits = Тех. поражения
cli-arena-forfeit =
    { $count ->
        [one] { $bot }: { $count } техническое поражение. { $reason }
        [few] { $bot }: { $count } технических поражения. { $reason }
        [many] { $bot }: { $count } технических поражений. { $reason }
       *[other] { $bot }: { $count } технического поражения. { $reason }
    }
arena-few-deals = Раздач сыграно меньше { $enough }: доверительные интервалы рейтингов и очков слишком узкие.
cli-arena-note = Доля побед: общая победа двоих даёт каждому половину, троих — треть и так далее; 95% — доверительные интервалы по Уилсону. Равная доля: сколько выигрывали бы одинаково сильные боты. Рейтинг: модель Брэдли — Терри по шкале Эло, среднее 0; доверительные интервалы рейтингов и очков — бутстрэп по раздачам.
cli-arena-error-same = «{ $file }» указан и для { $one }, и для { $other }: одно затёрло бы другое. Укажите другой файл.

# The report.
arena-page-title = { $game }: боты друг против друга
arena-page-made = Создано программой Sacbe { $version }, сборка: { $build }.
arena-fact-games = число партий
arena-fact-deals = число раздач
arena-fact-players = число игроков в партии
arena-fact-bots = число ботов
arena-fact-seed = зерно
arena-ratings-title = Рейтинги
arena-ratings-text = Насколько силён каждый бот, с доверительным интервалом 95%. Ноль — среднее этих ботов. Перевес в 100 пунктов означает 64 победы из 100 над одним соперником, в 200 пунктов — 76, в 400 пунктов — 91.
arena-won-title = Доля побед
arena-won-text = Какую долю своих партий выиграл каждый бот, с доверительным интервалом 95%. Вертикальная линия — равная доля: столько он выигрывал бы, если бы все играли одинаково.
arena-lineups-title = По составам
arena-lineups-text = Кто сидел за одним столом и сколько там выиграл каждый бот.
arena-pairs-title = Один на один
arena-pairs-text = Как часто бот из строки набирал к концу больше очков, чем бот из столбца; равные очки считаются за половину. Ниже: чего следовало бы ожидать по их рейтингам.
arena-pairs-corner = Опережает
arena-points-title = Очки
arena-points-text = Средние очки каждого бота с доверительным интервалом 95% и распределение его очков; вертикальная линия — среднее.
arena-points-spread = { $bot }: доля результатов по очкам
arena-settled-title = Как сходились рейтинги
arena-settled-text = Рейтинги после стольких раздач. Если линии у правого края ещё идут вверх или вниз, партий мало.
arena-times-title = Время на обдумывание
arena-times-text = Секунды на все решения одного хода, в среднем. Ходы без выбора делаются без вопроса.
arena-seats-title = Места
arena-seats-text = Доля побед каждого места, кто бы там ни сидел. Каждый состав сидел во всех круговых перестановках мест.
arena-forfeits-title = Технические поражения
arena-forfeits-text = Партии, которые закончились, потому что бот не мог играть дальше.
arena-forfeits-reason = Причина
arena-method-title = Как это измерено
arena-method-deals = Раздача — это одна неизменная последовательность случайных событий. Каждый состав сыграл каждую раздачу по разу в каждой круговой перестановке мест, с теми же случайностями, так что ни везение, ни место никому не дают преимущества.
arena-method-won = Победа, которую поделили k игроков, считается каждому за 1/k. Доверительные интервалы долей — по Уилсону, 95%.
arena-method-rating = Рейтинги рассчитаны по модели Брэдли — Терри методом максимального правдоподобия, по шкале Эло (400 пунктов — шансы десять к одному), со средним 0. Партия нескольких игроков считается как сравнение каждых двух по итоговым очкам; равные очки — половина победы обоим. Каждому боту добавлена одна воображаемая ничья со средним ботом, чтобы рейтинги оставались конечными.
arena-method-bootstrap = Доверительные интервалы рейтингов и очков охватывают средние 95% из 1000 выборок бутстрэпа. Выбираются целые раздачи, а не партии, потому что у партий одной раздачи общие случайности; воображаемые ничьи тоже получают случайные веса.
arena-method-points = Очки усреднены по партиям, доигранным до конца.
arena-method-times = Это время самого бота, без движка правил. Оно зависит от машины и от того, чем ещё она была занята.
arena-method-forfeits = Если бот дал сбой, ответил слишком поздно или невозможным ходом, ему засчитывается техническое поражение: партия заканчивается, остальные делят победу, и считается, что каждый из них опередил выбывшего.
arena-again-title = Сыграть ещё раз

# Errors.
error-arena-two-bots = Для матча нужно хотя бы два бота: --bots random,greedy
error-arena-bot-twice = Бот «{ $bot }» указан дважды. Указывайте каждого один раз; свободные места арена заполнит сама.
error-arena-bot-failed = Сбой бота { $bot }: { $what }
error-arena-not-results = «{ $file }» — не файл результатов арены. В нём ничего не изменено.
error-arena-other-run = «{ $file }» относится к другому матчу: поле { $field } имеет значение { $found }, а не { $wanted }. Укажите другой файл или дайте ту же команду, что и раньше.
error-arena-bad-line = «{ $file }», строка { $line }: это не партия этого матча. В файле ничего не изменено.
error-arena-in-use = В «{ $file }» сейчас пишет другой матч.
error-arena-worker-died = Один из игравших процессов аварийно завершился. Сыгранное сохранено в файле результатов, если он указан: та же команда продолжит с этого места.
error-arena-other-machine = У одной из машин кластера другая версия или сборка Sacbe либо другой файл бота.
error-arena-ray = По адресу «{ $address }» нет кластера Ray: { $why }

## Hints and reviews
# `sacbe hint` and `sacbe review`, in the terminal and on the page of a review.
# $points, $chance and $loss are numbers ready to be read, such as +4.5, 43% or −12.

cli-hint-help = Показать лучшие способы продолжить сохранённую партию, с шансами и пояснениями.
cli-hint-file = Сохранённая партия, как её сохраняет «sacbe play».
cli-hint-option-at = Взять позицию после стольких решений, считая и случайные; если не указано, после последнего.
cli-hint-option-turn = Взять начало хода с этим номером (нумерация как в «sacbe replay»).
cli-hint-option-seat = Только если ходит игрок на этом месте, от 0.
cli-hint-option-best = Сколько вариантов показать, от 1 до 10.
cli-hint-option-playouts = Объём поиска; если ничего не указано, 1000 симуляций.
cli-hint-option-seconds = Как долго искать, вместо --playouts. Результаты каждый раз немного другие.
cli-hint-option-seed = Зерно случайности: то же зерно и те же симуляции дают ту же подсказку.
cli-hint-progress = Думаем
cli-hint-error-both = Укажите --playouts или --seconds, но не оба.
cli-hint-error-seconds = --seconds должно быть больше 0 и не больше { $most }.
cli-hint-error-at-turn = Укажите --at или --turn, но не оба.
cli-hint-error-no-choice = На { $turn }-м ходу никто ничего не выбирает.
cli-hint-error-over = Партия окончена: выбирать больше нечего. Всю партию разберёт «sacbe review».
cli-hint-error-chance = Здесь решает жребий: никто ничего не выбирает.
cli-hint-error-seat = Сейчас ходит { $mover } (--seat { $seat }), а не { $who }.
error-hint-not-to-move = Сейчас очередь не места { $seat }: подсказку получает только тот, чей ход.

cli-hint-title = { $game }, ход { $turn }: ходит { $who }
cli-hint-line = { $number }. { $what }
cli-hint-chances = Шансы на победу: { $chances }
cli-hint-points = Очки в конце, примерно: { $points }
cli-hint-changes = Что это меняет: { $reasons }
cli-hint-against = По сравнению с вариантом { $number }: { $reasons }
cli-hint-note = Шансы и очки — оценки поиска на основе того, что может знать этот игрок. Пояснения сравнивают позицию после хода с другой, в очках.
story-tikal-recover-unknown =
    { $count ->
        [one] добывает { $count } сокровище на { $hex }
        [few] добывает { $count } сокровища на { $hex }
        [many] добывает { $count } сокровищ на { $hex }
       *[other] добывает { $count } сокровища на { $hex }
    }

cli-review-help = Разобрать оконченную партию: страница с шансами, переломными моментами, неудачными ходами и источниками очков.
cli-review-file = Запись оконченной партии.
cli-review-output = Куда записать страницу. Если не указано ни это, ни --json: в эту папку, в файл с тем же именем, но с расширением .html.
cli-review-option-playouts = Объём поиска на каждый ход: чем больше, тем дольше и надёжнее. Если не указано, на одну–три минуты работы двух процессоров.
cli-review-option-seed = Зерно случайности: то же зерно и те же симуляции дают тот же разбор.
cli-review-option-workers = Сколько процессов работает; если не указано, столько, сколько есть процессоров.
cli-review-progress = Разбираем ход за ходом
cli-review-written = Записано: { $file }
cli-review-error-same = «{ $file }» — это сама партия: страница затёрла бы её. Укажите другой файл.
error-review-worker-died = Один из процессов, делавших разбор, аварийно завершился. Чем меньше --workers, тем меньше нужно памяти.
error-review-unfinished =
    { $turns ->
        [one] Эта партия ещё не окончена (пока { $turns } ход). Разбор — для оконченных партий; в этой поможет «sacbe hint».
        [few] Эта партия ещё не окончена (пока { $turns } хода). Разбор — для оконченных партий; в этой поможет «sacbe hint».
        [many] Эта партия ещё не окончена (пока { $turns } ходов). Разбор — для оконченных партий; в этой поможет «sacbe hint».
       *[other] Эта партия ещё не окончена (пока { $turns } хода). Разбор — для оконченных партий; в этой поможет «sacbe hint».
    }

## Reasons
# What a turn, or another way to play it, changes: short, with the points at the end.
# $way is up or down: it chooses the words.

reason-tzolkin-points =
    { $way ->
        [up] больше очков на счету: { $points }
       *[down] меньше очков на счету: { $points }
    }
reason-tzolkin-temples =
    { $way ->
        [up] храмы дадут больше: { $points }
       *[down] храмы дадут меньше: { $points }
    }
reason-tzolkin-food =
    { $way ->
        [up] следующие Дни еды обойдутся дешевле: { $points }
       *[down] следующие Дни еды обойдутся дороже: { $points }
    }
reason-tzolkin-corn =
    { $way ->
        [up] лишний маис ценнее: { $points }
       *[down] лишний маис менее ценен: { $points }
    }
reason-tzolkin-resources =
    { $way ->
        [up] ресурсы на руках ценнее: { $points }
       *[down] ресурсы на руках менее ценны: { $points }
    }
reason-tzolkin-skulls =
    { $way ->
        [up] черепа (выложить или сохранить) ценнее: { $points }
       *[down] черепа (выложить или сохранить) менее ценны: { $points }
    }
reason-tzolkin-workers =
    { $way ->
        [up] рабочие принесут больше: { $points }
       *[down] рабочие принесут меньше: { $points }
    }
reason-tzolkin-gears =
    { $way ->
        [up] рабочие на шестерёнках ценнее: { $points }
       *[down] рабочие на шестерёнках менее ценны: { $points }
    }
reason-tzolkin-turn =
    { $way ->
        [up] в этот ход ещё можно сделать больше: { $points }
       *[down] в этот ход ещё можно сделать меньше: { $points }
    }
reason-tzolkin-technologies =
    { $way ->
        [up] технологии развиты лучше: { $points }
       *[down] технологии развиты хуже: { $points }
    }
reason-tzolkin-monuments =
    { $way ->
        [up] дворцы, свои или доступные, дадут больше: { $points }
       *[down] дворцы, свои или доступные, дадут меньше: { $points }
    }
reason-tzolkin-calendar =
    { $way ->
        [up] маркер первого игрока, маис с календаря и светлый планшет вместе ценнее: { $points }
       *[down] маркер первого игрока, маис с календаря и светлый планшет вместе менее ценны: { $points }
    }
reason-tikal-points =
    { $way ->
        [up] больше очков на счету: { $points }
       *[down] меньше очков на счету: { $points }
    }
reason-tikal-temples_next =
    { $way ->
        [up] сильнее на пирамидах в ближайшем подсчёте: { $points }
       *[down] слабее на пирамидах в ближайшем подсчёте: { $points }
    }
reason-tikal-temples_later =
    { $way ->
        [up] сильнее на пирамидах в дальнейших подсчётах: { $points }
       *[down] слабее на пирамидах в дальнейших подсчётах: { $points }
    }
reason-tikal-guarded =
    { $way ->
        [up] больше пирамид надёжно закреплено смотрителями: { $points }
       *[down] меньше пирамид надёжно закреплено смотрителями: { $points }
    }
reason-tikal-treasures =
    { $way ->
        [up] больше очков за сокровища в каждом подсчёте: { $points }
       *[down] меньше очков за сокровища в каждом подсчёте: { $points }
    }
reason-tikal-ruins =
    { $way ->
        [up] исследователи стоят там, где лежат сокровища: { $points }
       *[down] меньше сокровищ в досягаемости исследователей: { $points }
    }
reason-tikal-ways =
    { $way ->
        [up] фигуры ближе к нужным местам: { $points }
       *[down] фигуры дальше от нужных мест: { $points }
    }
reason-tikal-reserve =
    { $way ->
        [up] больше исследователей в запасе: { $points }
       *[down] меньше исследователей в запасе: { $points }
    }
reason-tikal-camps =
    { $way ->
        [up] лагеря в удачных местах или ещё в запасе: { $points }
       *[down] лагеря дают меньше: { $points }
    }
reason-tikal-guards_left =
    { $way ->
        [up] больше свободных смотрителей: { $points }
       *[down] меньше свободных смотрителей: { $points }
    }
reason-tikal-action_points =
    { $way ->
        [up] осталось больше очков действий: { $points }
       *[down] осталось меньше очков действий: { $points }
    }
reason-tikal-turns =
    { $way ->
        [up] больше ходов впереди: { $points }
       *[down] меньше ходов впереди: { $points }
    }
reason-tikal-tile =
    { $way ->
        [up] лучше жетон или меньше плата за него: { $points }
       *[down] хуже жетон или больше плата за него: { $points }
    }

## Where points come from

source-food-day = День еды { $number }
source-volcano = вулкан { $number }
source-last-round = последний раунд
source-tzolkin-temples = Ступени храмов
source-tzolkin-leader = Первенство в храмах
source-tzolkin-buildings = Здания
source-tzolkin-architecture = Архитектура
source-tzolkin-altars = Черепа в Чичен-Ице
source-tzolkin-monuments = Дворцы
source-tzolkin-skulls = Сохранённые черепа
source-tzolkin-corn = Остаток маиса и ресурсов
source-tzolkin-hunger = Голодные рабочие
source-tikal-start = Очки в начале
source-tikal-temples = Пирамиды
source-tikal-treasures = Сокровища
source-tikal-auctions = Заплачено на аукционах

reason-rival =
    { $way ->
        [up] { $who } от этого выигрывает: { $points }
       *[down] { $who } от этого теряет: { $points }
    }
reason-later = выгода придёт позже: поиск смотрит дальше этого хода
reason-same = поиск почти не видит разницы
reason-later-other = выгода варианта { $number } придёт позже: поиск смотрит дальше этого хода

## The page of a review

review-title = { $game } — разбор партии
review-won = Победа: { $who }, очки: { $points }
review-shared = Общая победа: { $who }, очки: { $points }
review-decided = { $result }. Очков поровну; решает { $how }
review-decided-temple = самая высокая пирамида под контролем
review-decided-treasures = число сокровищ
review-decided-workers = число рабочих на шестерёнках
review-story-clear =
    { $turn ->
        [0] { $who } впереди с самого начала и до конца.
        [1] { $who } впереди с самого начала и до конца.
       *[other] { $who } рано выходит вперёд, на { $turn }-м ходу, и остаётся впереди до конца.
    }
review-story-comeback = { $who } отыгрывается: после хода { $low } шанс был лишь { $chance }, а с хода { $turn } — впереди до конца.
review-story-late = Интрига до самого конца: { $who } окончательно выходит вперёд только на { $turn }-м ходу из { $last }.
review-story-changes =
    { $count ->
        [1] Лидерство перешло из рук в руки один раз; с хода { $turn } впереди { $who }.
        [one] Лидерство переходило из рук в руки { $count } раз; с хода { $turn } впереди { $who }.
        [few] Лидерство переходило из рук в руки { $count } раза; с хода { $turn } впереди { $who }.
        [many] Лидерство переходило из рук в руки { $count } раз; с хода { $turn } впереди { $who }.
       *[other] Лидерство переходило из рук в руки { $count } раза; с хода { $turn } впереди { $who }.
    }
review-story-shared = Никто не смог оторваться: победа общая.
review-chances-title = Шансы на победу
review-chances-text = Вероятность победы каждого игрока после каждого хода; её оценивает поиск на основе того, что мог знать игрок, который только что походил. Отметки — переломные моменты каждого игрока: его собственные ходы, на которых шанс изменился сильнее всего — из-за выбора или из-за того, что выпало, — и больше разброса самого поиска (п. п. — процентные пункты).
review-chances-describe = Шансы на победу после каждого хода. { $ends }
review-chances-end = { $who }: от { $first } до { $last }.
review-expected-title = Ожидаемые итоговые очки
review-expected-text = Сколько очков ожидалось у каждого игрока после каждого хода.
review-points-title = Набранные очки
review-points-text = Сколько на самом деле было у каждого игрока после каждого хода.
review-points-describe = { $title } после каждого хода. В конце: { $ends }.
review-points-end = { $who } { $points }
review-sources-title = Откуда очки
review-sources-text = Подсчитано по правилам, ход за ходом; сумма каждого столбца равна результату.
review-sources-head = Источник
review-sources-total = Результат
review-seat-points = очки: { $points }
review-seat-sources = Очки по источникам
review-seat-sources-describe = Очки по источникам, { $who }: { $parts }.
review-seat-part = { $points } ({ $what })
review-swings-title = Переломные моменты
review-swings-none = Ни один собственный ход не изменил шансов настолько, чтобы поиск был уверен.
review-swing = Ход { $turn }: { $change }
review-swing-moment = { $who }, ход { $turn }: { $change }
review-losses-title = Неудачные ходы
review-losses-none = Явно неудачных ходов поиск не нашёл.
review-loss-title = Ход { $turn }
review-loss-wins = потеряно шансов на победу: { $loss }
review-loss-points = потеряно очков: примерно { $points }
review-loss-both = потеряно шансов на победу: { $loss }, очков: примерно { $points }
review-played = Сыграно
review-better = Лучше
review-because = Почему
review-though = Однако
review-percentage-points = { $number } п. п.
review-method-title = Как это читать
review-method-estimate = Шансы и ожидаемые очки — это оценки поиска с оценочной функцией ботов. Их достаточно, чтобы сравнивать ходы одной партии, но это не приговор игроку. Изменения шансов даны в процентных пунктах (п. п.).
review-method-known = Каждый ход оценён по тому, что игрок мог тогда знать: что выпало позже, не учитывается ни в плюс, ни в минус.
review-method-loss =
    { $repeats ->
        [one] Ход, который дорого обошёлся, — это сравнение сыгранного с лучшим найденным вариантом, при одинаково тщательном поиске. Он назван, только если разница выдержала ещё { $repeats } сравнение, с иным поиском, и превысила их разброс.
        [few] Неудачный ход заметно хуже лучшего найденного варианта, при одинаково тщательном поиске обоих. Он назван, только если разница выдержала ещё { $repeats } сравнения, каждый раз с иным поиском, и превысила их разброс. (the other branches alike)
        [many] Ход, который дорого обошёлся, — это сравнение сыгранного с лучшим найденным вариантом, при одинаково тщательном поиске. Он назван, только если разница выдержала ещё { $repeats } сравнений, каждый раз с иным поиском, и превысила их разброс.
       *[other] Ход, который дорого обошёлся, — это сравнение сыгранного с лучшим найденным вариантом, при одинаково тщательном поиске. Он назван, только если разница выдержала ещё { $repeats } сравнения, каждый раз с иным поиском, и превысила их разброс.
    }
review-method-reasons = Пояснения — это самые большие отличия, которые оценочная функция видит в конце хода, в очках.
review-method-again =
    { $playouts ->
        [one] Поиск: { $playouts } симуляция на ход, зерно { $seed }; с теми же числами та же запись снова даст эту страницу. Просмотреть партию ход за ходом можно через «sacbe replay»: номера ходов там те же.
        [few] Поиск: { $playouts } симуляции на ход, зерно { $seed }; с теми же числами та же запись снова даст эту страницу. Просмотреть партию ход за ходом можно через «sacbe replay»: номера ходов там те же.
        [many] Поиск: { $playouts } симуляций на ход, зерно { $seed }; с теми же числами та же запись снова даст эту страницу. Просмотреть партию ход за ходом можно через «sacbe replay»: номера ходов там те же.
       *[other] Поиск: { $playouts } симуляции на ход, зерно { $seed }; с теми же числами та же запись снова даст эту страницу. Просмотреть партию ход за ходом можно через «sacbe replay»: номера ходов там те же.
    }

## The server

error-server-asked-already = За этим столом уже ждут ответа на другой вопрос. Дождитесь его.
error-server-at = После события { $at } позиции нет. Позиции: от { $first } до { $last }.
error-server-bad = На этот запрос ответить невозможно.
error-server-base = Событий за столом { $head }: события { $base } (base) среди них нет.
error-server-bot = Бота «{ $bot }» за стол не посадить. Боты: { $known }.
error-server-bot-plays = На месте { $seat } сейчас играет бот. Сначала вернитесь на своё место.
error-server-bot-finishes = Время вышло: этот ход закончит бот. Вернуться на место можно со следующего хода.
error-server-database = «{ $url }» — не база данных, которую можно использовать. Пишите sqlite:///ФАЙЛ или postgresql://ПОЛЬЗОВАТЕЛЬ@ХОСТ/БАЗА.
error-server-full = Сейчас на сервере нет места для ещё одного стола.
error-server-host-plays = Пока партия идёт, токен чужого места не получит никто. Освободите место: игрок сможет сесть снова по приглашению.
error-server-is-abandoned = Этот стол закрыт.
error-server-is-finished = Эта партия окончена.
error-server-is-frozen = Эту партию играли не по тем правилам, которые сейчас у сервера. Продолжить её нельзя, но запись можно скачать.
error-server-is-open = Эта партия ещё не началась.
error-server-is-running = Эта партия уже началась.
error-server-key-used = Ключ «{ $name }» уже использован для другой команды. Давайте каждой команде свой ключ.
error-server-method = Этот адрес не поддерживает такой метод.
error-server-moves = Ходов в записи { $most }, а не { $moves }.
error-server-newer-database = База данных создана более новой версией Sacbe (её схема — { $found }). Установите ту версию или восстановите более старую резервную копию.
error-server-no-bot-plays = На месте { $seat } бот сейчас не играет.
error-server-no-job = Такой задачи нет, или она не для вас.
error-server-no-page = По этому адресу ничего нет.
error-server-no-people = За этим столом сидели бы одни боты. Оставьте свободное место или сядьте сами.
error-server-no-seat = За этим столом нет такого места.
error-server-no-table = Такого стола нет, или он виден только по приглашению.
error-server-no-undo-asked = Сейчас за этим столом никто не просит отменить ход.
error-server-no-vote = Сейчас за этим столом не за что голосовать.
error-server-not-asked = Этот вопрос не вам, а другим игрокам.
error-server-not-host = Это может только хозяин стола.
error-server-not-over = Эта партия ещё не окончена.
error-server-not-seated = Это могут только игроки этого стола.
error-server-not-your-seat = Место { $seat } не ваше: ни один из ваших токенов к нему не подходит.
error-server-not-your-turn = Сейчас не ваш ход.
error-server-nothing-to-undo = Отменять нечего.
error-server-others-play = За этим столом ещё играют другие. Вместо этого освободите своё место.
error-server-request = Ошибка в запросе, «{ $where }»: { $what }.
error-server-seat-free = На месте { $seat } никого нет.
error-server-seat-taken = Место { $seat } занято.
error-server-seats-open = Заняты не все места. Подождите игроков или посадите ботов.
error-server-stale = После события { $base } за столом что-то произошло: последнее событие теперь { $head }. Посмотрите ещё раз, потом решайте.
error-server-token = Это не токен этого сервера.
error-server-too-many-keys = Мест в одном браузере может быть не больше { $most }. Сначала уберите лишние.
error-server-too-many-tables = Незавершённых столов у вас здесь уже { $most }. Сначала доиграйте или закройте некоторые из них.
error-server-too-many-undos = За этим столом отменено столько ходов, что больше нельзя. Играйте дальше.
error-server-unavailable = У сервера нет связи с базой данных или места для записи. Ничего не потеряно: попробуйте чуть позже ещё раз.
error-server-undo-left = С тех пор кто-то ушёл из-за стола: так далеко без него партию не вернуть.
error-server-hint-late = Подсказка опоздала: партия уже пошла дальше.
error-server-hints-off = За этим столом играют без подсказок.
error-server-playouts = В разборе этой партии симуляций на ход может быть не больше { $most }.
error-server-study-died = Серверу не удалось закончить эту работу. Попробуйте ещё раз; если указывали число симуляций — с меньшим.
error-server-too-many-studies = Для этого стола и других столов того, кто его создал, уже готовятся подсказки и разборы: { $most }. Подождите, пока что-нибудь будет готово.
error-server-webhook = Вебхук — это адрес вроде https://example.org/turn, без пароля, с обычным портом или портом от 1024.
error-server-webhook-call = Вебхук отвечает не так, как нужно ({ $what }).
error-server-webhook-host = Этот сервер не шлёт уведомлений на «{ $host }»: такого хоста нет или он не публичный.
error-server-undo-target = К событию { $to } вернуться нельзя: в партии, как она идёт теперь, его нет.

notice-over = { $name }: партия окончена.
notice-turn = { $name }: ваш ход.

log-abandoned = Стол закрыт.
log-chance = Выпало: { $what }
log-created = Стол создан.
log-finished = Партия окончена.
log-frozen = Партия остановлена: она не соответствует правилам, которые теперь у сервера.
log-handed =
    { $why ->
        [time] { $who }: время вышло, дальше играет бот ({ $bot }).
        [vote] { $who }: остальные решили, что дальше играет бот ({ $bot }).
       *[other] { $who }: дальше играет бот ({ $bot }).
    }
log-hidden = { $who }: тайный выбор
log-joined = { $who } садится за стол.
log-left = { $name } встаёт из-за стола.
log-move = { $who }: { $what }
log-rematch = Будет реванш: новый стол готов.
log-renamed = Новое имя за столом: { $name }.
log-renewed = { $name } меняет ключ к своему месту.
log-revoked = Хозяин стола забирает место у игрока { $name }.
log-started = Партия начинается.
log-taken = { $who } снова играет.
log-timeout = { $who }: время вышло.
log-undo = { $who } отменяет ходы.
log-undo-agreed = { $who } соглашается на отмену.
log-undo-asked = { $who } просит отменить ходы.
log-undo-refused = { $who } не соглашается на отмену.
log-vote =
    { $choice ->
        [bot] { $who } голосует за бота.
        [wait] { $who } голосует за то, чтобы ждать.
       *[end] { $who } голосует за то, чтобы завершить партию.
    }
log-waited = { $who } получает больше времени.

cli-verify-database-help = Воспроизвести все партии из базы данных сервера и назвать те, где есть расхождения.
cli-verify-database-option-database = База данных: sqlite:///ФАЙЛ или postgresql://ПОЛЬЗОВАТЕЛЬ@ХОСТ/БАЗА. Если не указана, SACBE_DATABASE или обычный файл сервера.
cli-verify-database-option-mend = Партии по прежним правилам перевести на нынешние, если по ним всё так же, а где есть расхождения — заморозить; неверные снимки удалить.
cli-verify-database-progress = Воспроизводим
cli-verify-database-no-file = Базы данных «{ $file }» нет.
cli-verify-database-not-ours = Это не база данных сервера Sacbe.
cli-verify-database-shape = Схема базы данных — от более старой версии Sacbe ({ $found }). Сделайте резервную копию, а потом один раз запустите сервер или проверку с --mend: и то и другое её обновит.
cli-verify-database-unavailable = Базу данных невозможно использовать: { $why }
cli-verify-database-differs = есть расхождение. { $why }
cli-verify-database-frozen = есть расхождение, теперь партия заморожена. { $why }
cli-verify-database-older = партия по правилам более старой версии { $rules }, по нынешним всё так же. Играть дальше нельзя, пока она не переведена на них: запустите проверку с --mend.
cli-verify-database-snapshots = снимки не совпадают с событиями: { $seqs }. Они нужны только для скорости; --mend их удалит.
cli-verify-database-snapshots-dropped = снимки не совпадали с событиями: { $seqs }. Они удалены.
problem-unknown-game = Игры «{ $game }» здесь нет. Игры: { $known }.
problem-newer = Партия по правилам версии { $found }, а этот Sacbe знает только версию { $version }. Установите более новый.
problem-unreadable = Строку партии или одно из её событий невозможно прочитать.
problem-gap = Не хватает события { $seq }.
problem-broken = Событие { $seq }: его невозможно выполнить ({ $what }).
problem-not-running = Событие { $seq }: позиция не может измениться, потому что партия не идёт.
problem-started-twice = Событие { $seq }: партия уже была начата.
problem-options = Событие { $seq }: так начать партию нельзя. { $why }
problem-unknown-move = Событие { $seq }: хода «{ $token }» нет.
problem-illegal-move = Событие { $seq }: ход «{ $token }» там недопустим.
problem-mover = Событие { $seq }: у хода «{ $token }» не то место или не тот номер, что в партии на этот момент.
problem-secret = Событие { $seq }: ход «{ $token }» помечен как тайна не того игрока.
problem-undo = Событие { $seq }: возвращает к событию { $to }, которого в партии на этот момент нет.
problem-turn = Событие { $seq }: возвращает не к тому ходу, который в нём указан.
problem-digest = Событие { $seq }: ведёт не к той позиции, которая сохранена.
problem-not-over = Событие { $seq }: говорит, что партия окончена, а это не так.
problem-result = Событие { $seq }: сохранённый результат не соответствует позиции.
problem-no-end = Событие { $seq }: заканчивает партию, но события об этом нет.
problem-row = Поле «{ $column }» стола имеет значение { $found }; по событиям должно быть { $expected }.
cli-verify-database-total =
    { $count ->
        [one] Воспроизведена { $count } партия.
        [few] Воспроизведено { $count } партии.
        [many] Воспроизведено { $count } партий.
       *[other] Воспроизведено { $count } партии.
    }
cli-verify-database-moved =
    { $count ->
        [one] { $count } партия по прежним правилам идёт так же и по нынешним; она переведена на них.
        [few] { $count } партии по прежним правилам идут так же и по нынешним; они переведены на них.
        [many] { $count } партий по прежним правилам идут так же и по нынешним; они переведены на них.
       *[other] { $count } партии по прежним правилам идут так же и по нынешним; они переведены на них.
    }
cli-verify-database-stopped =
    { $count ->
        [one] { $count } партия заморожена раньше и не проверялась.
        [few] { $count } партии заморожены раньше и не проверялись.
        [many] { $count } партий заморожено раньше, они не проверялись.
       *[other] { $count } партии заморожено раньше, они не проверялись.
    }
cli-verify-database-well = Всё в порядке.
cli-verify-database-mended =
    { $count ->
        [one] С { $count } партией было не всё в порядке. Всё, что можно, исправлено.
        [few] С { $count } партиями было не всё в порядке. Всё, что можно, исправлено.
        [many] С { $count } партиями было не всё в порядке. Всё, что можно, исправлено.
       *[other] С { $count } партии было не всё в порядке. Всё, что можно, исправлено.
    }
cli-verify-database-wrong =
    { $count ->
        [one] С { $count } партией не всё в порядке. Ничего не изменено.
        [few] С { $count } партиями не всё в порядке. Ничего не изменено.
        [many] С { $count } партиями не всё в порядке. Ничего не изменено.
       *[other] С { $count } партии не всё в порядке. Ничего не изменено.
    }
cli-backup-help = Скопировать базу данных SQLite сервера в файл; можно и тогда, когда сервер работает.
cli-backup-argument-file = Имя нового файла. Такого файла ещё не должно быть.
cli-backup-done =
    { $games ->
        [one] В «{ $file }» { $games } партия.
        [few] В «{ $file }» { $games } партии.
        [many] В «{ $file }» { $games } партий.
       *[other] В «{ $file }» { $games } партии.
    }
cli-restore-help = Восстановить базу данных SQLite сервера из резервной копии. Сервер должен быть остановлен.
cli-restore-argument-file = Резервная копия.
cli-restore-option-replace = Заменить имеющуюся базу данных. Старая остаётся рядом.
cli-restore-done =
    { $games ->
        [one] «{ $file }»: база восстановлена, в ней { $games } партия.
        [few] «{ $file }»: база восстановлена, в ней { $games } партии.
        [many] «{ $file }»: база восстановлена, в ней { $games } партий.
       *[other] «{ $file }»: база восстановлена, в ней { $games } партии.
    }
cli-restore-kept = Старая база данных теперь здесь: «{ $file }».
error-backup-postgres = Это для SQLite. Для PostgreSQL используйте его программу { $program }; как именно, показывает страница «Backup and rules changes».
error-backup-no-database = Базы данных «{ $file }» нет.
error-backup-exists = «{ $file }» уже есть. Выберите другое имя или сначала удалите этот файл.
error-backup-in-the-way = «{ $file }» уже есть. С --replace его место займёт резервная копия, а старая база останется рядом.
error-backup-same = «{ $file }» — это сама база данных, а не её резервная копия.
error-backup-in-use = «{ $file }» сейчас используется. Сначала остановите сервер.
error-backup-not-ours = «{ $file }» — не база данных сервера Sacbe.
error-backup-damaged = Файл «{ $file }» повреждён: { $why }
error-backup-database = «{ $file }» невозможно использовать: { $why }

error-server-broke = При обработке запроса на сервере произошёл сбой. Подробности — в журнале сервера.
error-server-host = У сервера другой адрес: { $url }. Задать иной можно параметром --url.
error-server-listen = Сервер не может слушать «{ $host }»: { $why }.
error-server-metrics = Метрики сервера доступны только с машины, на которой он работает.
error-server-open-database = Базу данных { $url } не удаётся открыть: { $why }.
error-server-origin = Этот запрос пришёл с другого сайта. Отправляйте его со страниц самого сервера или без заголовка Origin.
error-server-port = Порт { $port } занят. Выберите другой через --port.
error-server-port-forbidden = Нет прав на порт { $port }. Выберите через --port порт больше 1023.
error-server-start = Сервер не запускается. Подробности — в журнале сервера.
error-server-too-large =
    { $most ->
        [one] Запрос слишком большой: можно не больше { $most } байта.
        [few] Запрос слишком большой: можно не больше { $most } байт.
        [many] Запрос слишком большой: можно не больше { $most } байт.
       *[other] Запрос слишком большой: можно не больше { $most } байта.
    }
error-server-too-slow = Запрос не пришёл вовремя. Попробуйте ещё раз.
error-server-too-often = Слишком много запросов. Немного подождите и попробуйте ещё раз.

cli-serve-help = Запустить сервер со столами для людей в браузерах и для программ.
cli-serve-metavar-host = АДРЕС
cli-serve-metavar-proxies = АДРЕСА
cli-serve-option-host = Какой адрес слушать; если не указан, доступно только с этой машины. 0.0.0.0 впускает и других.
cli-serve-option-port = Порт; если не указан, 8321 или следующий свободный.
cli-serve-option-database = Где хранить столы: sqlite:///ФАЙЛ или postgresql://ПОЛЬЗОВАТЕЛЬ@ХОСТ/БАЗА. Если не указано, решает SACBE_DATABASE, иначе — файл в папке пользователя.
cli-serve-option-workers = Сколько процессов думает за ботов; если не указано, на один меньше, чем есть процессоров.
cli-serve-option-url = Что вводят, чтобы попасть на сервер, если это не тот адрес, который он слушает: https://play.example.org.
cli-serve-option-open = Открыть страницу в браузере, если он есть.
cli-serve-option-log = Как вести журнал: text для людей, json для программ. Если не указано, в терминале — text.
cli-serve-option-proxies = Прокси, которым сервер верит насчёт адресов клиентов: их адреса через запятую; если не указаны, 127.0.0.1.
cli-serve-option-public-metrics = Открыть метрики всем, а не только этой машине.
cli-serve-option-local-webhooks = Разрешить вебхуки на эту машину и её частную сеть.
cli-serve-error-log = Вести журнал как «{ $log }» невозможно. Возможны: { $known }.
cli-serve-error-url = «{ $url }» — не адрес, по которому можно попасть на сервер. Пишите https://ДОМЕН или http://ДОМЕН:ПОРТ и больше ничего.
cli-serve-address = Столы здесь: { $url }
cli-serve-database = Они хранятся здесь: { $database }
cli-serve-friends = Другие заходят через { $url }, и так начинаются все ссылки. Если друзьям нужен другой адрес, укажите его через --url; для игры через интернет поставьте перед сервером прокси с TLS.
cli-serve-stop = Ctrl-C останавливает сервер; ни одна партия не пропадёт.

page-title = Цолькин и Тикаль за одним столом
page-app-title = Sacbe: Цолькин и Тикаль за одним столом
page-app-description = Цолькин и Тикаль в браузере: с друзьями по ссылке или против ботов. Без регистрации, ничего не нужно устанавливать.
page-app-noscript = Для игры нужен JavaScript. Без него за партиями можно следить здесь:
page-app-plain = простые страницы
page-lead = Две настольные игры: с друзьями — рядом или на расстоянии — и с ботами. У каждого стола своя ссылка: отправьте её, и друг сядет за стол без регистрации.
page-skip = К содержимому
page-nav = Страницы
page-nav-tables = Столы
page-nav-terminal = В терминале
page-nav-api = Для программ
page-languages = Языки
page-unofficial = Фанатский проект: неофициальный, не связан с авторами и издателями игр и не одобрен ими. Если эти игры вам по душе, купите их в коробке.
page-mine = Ваши столы
page-public = Публичные столы
page-older = Более ранние столы
page-none = Публичных столов ещё нет.
page-none-next = Создайте первый.
page-head-table = Стол
page-head-players = Игроки
page-head-status = Состояние
page-head-updated = Последнее изменение
page-status-open = ждёт игроков
page-status-running = идёт игра
page-status-finished = партия окончена
page-status-abandoned = стол закрыт
page-status-frozen = партия остановлена
page-to-move = Ходит:
page-won = Победа:
page-winner = победа
page-result = Результат
page-study = для анализа
page-seat-open = свободное место
page-bot = бот, уровень { $level }
page-yours = вы
page-pace = Темп
page-pace-untimed = без ограничения времени
page-pace-live = { $minutes } мин каждому, +{ $increment } с за ход
page-pace-days = дней на ход: { $days }
page-turn = Ход
page-record = Скачать запись
page-log = Что произошло
page-log-order = Последнее — сверху.
page-log-more = Здесь показана только последняя часть.
page-opening = Ссылка открывается…
page-failed = Не удалось открыть эту ссылку. Обновите страницу, чтобы попробовать ещё раз, или попросите новую ссылку.
page-missing = Такого стола здесь нет
page-missing-text = Либо его не существует, либо он не публичный, и открыть его можно только по ссылке от хозяина стола.
page-missing-next = К публичным столам
page-terminal = Играть в терминале
page-terminal-text = Те же игры с теми же ботами, без браузера:
page-terminal-more = Остальное расскажет { $file } в папке проекта.
page-api-text = Всё, что могут страницы, могут и программы: создавать столы, садиться за них, играть, следить за партией.
page-api-link = Интерфейс
page-api = Интерфейс для программ
page-api-lead = JSON через HTTP. Всё, что может за столом игрок, может и программа с токеном этого игрока.
page-api-token = Токен передают в заголовке «Authorization: Bearer ТОКЕН». Токен показывают один раз: когда стол создан или место занято.
page-api-errors = Отказ — это ошибка: ключ для программ и текст для людей, на языке из Accept-Language.
page-api-command = У команды есть ключ, который вы выбираете сами: отправленная дважды с тем же ключом, она будет выполнена один раз, с тем же ответом.
page-api-socket = Обновления приходят сразу через WebSocket:
page-api-english = Описания ниже — на английском.
page-api-schema = То же в виде схемы OpenAPI
page-contents = Содержание
page-required = обязательно
page-parameters = Параметры
page-body = Тело запроса
page-answers = Ответы
page-refusals = Отказы
page-shapes = Структуры
page-shapes-text = Отмеченное * обязательно.

error-server-chat-length =
    { $most ->
        [one] В сообщении может быть от 1 до { $most } знака.
        [few] В сообщении может быть от 1 до { $most } знаков.
        [many] В сообщении может быть от 1 до { $most } знаков.
       *[other] В сообщении может быть от 1 до { $most } знака.
    }
error-server-chat-letters = Сообщение — это одна строка без управляющих символов.
error-server-connections = Сейчас на сервере нет места для ещё одного соединения. Попробуйте позже.
error-server-connections-each = Соединений с сервером у вас уже { $most }. Сначала закройте лишние.
error-server-frame = Сюда можно отправлять только объекты JSON, текстом.
error-server-hello = Сначала скажите, кто вы: отправьте объект JSON с типом «hello».
error-server-seat-lost = Место, которое у вас здесь было, больше не ваше.

## Browser: the front

web-name = Sacbe
web-title = { $page } · Sacbe
seat-open = свободное место
colour-red = Красный
colour-green = Зелёный
colour-blue = Синий
colour-yellow = Жёлтый
web-bot = Бот, уровень { $level }
bot-of = { $colour } бот, уровень { $level }
web-level-1 = лёгкий
web-level-2 = спокойный
web-level-3 = умелый
web-level-4 = сильный
web-level-5 = сильнейший
web-level = Уровень { $level }: { $word }
web-skip = К содержимому
web-language = Язык
web-reload = Обновить
web-retry = Попробовать ещё раз
web-close = Закрыть
web-lost = Сервер не отвечает. Ничего не потеряно: попробуем ещё раз.

web-set = Настройки
web-set-theme = Тема
web-set-theme-auto = Авто
web-set-theme-light = Светлая
web-set-theme-dark = Тёмная
web-set-name = Ваше имя
web-set-sounds = Звуки
web-set-knock = Тихий стук, когда мой ход
web-set-notify = Уведомления браузера о моём ходе
web-set-notify-denied = Браузер запрещает уведомления этой страницы. Разрешить их можно в его настройках.
web-set-guide = Наставник за этим столом

web-home-lead = Две замечательные настольные игры из мира майя — за одним столом.
web-home-text = Против ботов — одним кликом, с друзьями — по одной ссылке. Без регистрации, ничего не нужно устанавливать.
web-home-players = 2–4 игрока
web-home-tzolkin-length = 60–90 мин
web-home-tikal-length = 60–90 мин
web-home-tzolkin-text = Выставляйте рабочих на вращающиеся шестерёнки, и пусть награда зреет: чем позже вы их заберёте, тем она щедрее.
web-home-tikal-text = Прокладывайте тропы сквозь джунгли, изучайте скрытые зарослями пирамиды ступень за ступенью и стягивайте туда силы к подсчёту.
web-home-tzolkin-emblem = Большое зубчатое колесо календаря вращает три шестерёнки поменьше; на их зубцах стоят рабочие.
web-home-tikal-emblem = Над джунглями поднимается ступенчатая пирамида; у её подножия — лагерь небольшой экспедиции.
web-home-play = Играть
web-home-against =
    { $count ->
        [one] против { $count } бота, уровень { $level }
        [few] против { $count } ботов, уровень { $level }
       *[many] против { $count } ботов, уровень { $level }
    }
web-home-change = Изменить
web-home-bots = Сколько ботов
web-home-level = Как они играют
web-home-friends = Играть с друзьями
web-home-learn = Обучающая партия
web-home-learn-text = Первая партия против одного лёгкого бота, с пояснениями по ходу игры. Правила читать не нужно.
web-home-making = Готовим стол…
web-home-yours = Ваши столы
web-home-yours-none = Партий ещё нет
web-home-yours-none-text = Нажмите «Играть» выше: стол будет готов за секунду. Он подождёт вас здесь, когда бы вы ни вернулись.
web-home-open = Открытые столы
web-home-open-text = Подсаживайтесь к тем, кто уже здесь.
web-home-open-none = Сейчас никто не ищет игроков
web-home-open-none-text = Создайте стол, который видно всем, — может, кто-нибудь и подсядет.
web-home-open-new = Создать открытый стол
web-home-free =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
web-home-your-turn = Ваш ход
web-home-waits =
    { $count ->
        [1] Вас ждёт стол
        [one] Вас ждёт { $count } стол
        [few] Вас ждут { $count } стола
       *[many] Вас ждут { $count } столов
    }
web-home-to-move = Ходит { $name }
web-home-asked = Вопрос к вам
web-home-status-open = Ждёт игроков
web-home-status-abandoned = Стол закрыт
web-home-status-frozen = Партия остановлена
web-home-status-finished = Партия окончена
web-home-won = Победа: { $name }
web-home-you-won = Вы победили
web-home-shared = Общая победа: { $names }
web-home-study = для анализа
web-home-tactical = тактическая игра
web-home-deadline = Время истекает { $when }
web-home-older = Более ранние столы
web-home-hidden =
    { $count ->
        [one] { $count } оконченная партия
        [few] { $count } оконченные партии
       *[many] { $count } оконченных партий
    }
web-home-loading = Ищем столы…
web-home-footer = Ещё
web-home-about = О Sacbe
web-home-tiles-tzolkin = Все жетоны Цолькина
web-home-tiles-tikal = Все жетоны Тикаля
web-home-api = Для программ

web-missing = Здесь ничего нет
web-missing-text = Этот адрес никуда не ведёт. Может, по дороге потерялась буква.
web-missing-home = К столам
web-trouble = На этой странице что-то пошло не так. Партии в безопасности: они хранятся на сервере.
web-trouble-new = Есть более новая версия этой страницы.

web-new = Новый стол
web-new-game = Игра
web-new-mode = Как играем
web-new-mode-basic = Базовая игра
web-new-mode-basic-text = Жетон открывают и сразу выкладывают. Лучше всего для первых партий.
web-new-mode-tactical = Тактическая игра
web-new-mode-tactical-text = Каждый раунд жетоны разыгрываются на аукционе за очки.
web-new-seats = Кто играет
web-new-count = Игроки
web-new-seat = { $colour } игрок
web-new-seat-me = Я
web-new-seat-here = Друг за этим устройством
web-new-seat-open = Свободно для друзей
web-new-seat-bot = Бот
web-new-name = Имя
web-new-name-here = Имя игрока
web-new-open-text = Любой, у кого есть ссылка
web-new-open-text-public = Любой желающий
web-new-level = Уровень
web-new-first = Кто начинает
web-new-first-random = По жребию
web-new-pace = Время
web-new-pace-untimed = Без спешки
web-new-pace-untimed-text = Каждый думает сколько нужно.
web-new-pace-live = С часами
web-new-pace-live-text = Все за столом, за один присест.
web-new-pace-days = На несколько дней
web-new-pace-days-text = Ход время от времени; возвращайтесь, когда настанет ваша очередь.
web-new-minutes = Минут каждому
web-new-increment = Дополнительных секунд за ход
web-new-days = Дней на ход
web-new-late = Когда время выйдет
web-new-late-bot = Дальше играет бот
web-new-late-others = Решают остальные
web-new-more = Дополнительно
web-new-title = Название стола
web-new-title-placeholder = Вечер пятницы
web-new-public = Виден всем
web-new-public-text = Стол будет на главной странице: кто угодно сможет наблюдать и садиться на свободные места.
web-new-hints = С подсказками
web-new-hints-text = Кто ходит, может попросить совета у бота.
web-new-make = Создать стол
web-new-then-invite = Вы получите ссылку для друзей. Партия начнётся, когда все места будут заняты.
web-new-then-public = Партия начнётся, когда все места будут заняты.
web-new-then-play = Партия начнётся сразу.
web-new-error-people = Играли бы одни боты. Сядьте за стол или оставьте свободное место.
web-new-error-long =
    { $most ->
        [one] Не больше { $most } знака.
        [few] Не больше { $most } знаков.
       *[many] Не больше { $most } знаков.
    }
web-new-error-range = От { $least } до { $most }.

web-about = О Sacbe
web-about-text = Сакбе — белая дорога между городами майя. Эта дорога соединяет две настольные игры за одним столом: для людей, для ботов и для программ.
web-about-play = За правилами следит сервер, а стол показывает ваш браузер. Боты исходят только из того, что им положено видеть, и никогда не подглядывают. Партию можно в любой момент отложить и продолжить, а после окончания — просмотреть ход за ходом.
web-about-private = Регистрация никому не нужна. У кого есть ссылка на место, тот на нём и играет; один файл cookie помнит ваши места в этом браузере. Больше никуда ничего не отправляется.
web-about-games = Игры
web-about-tzolkin = «Цолькин: Календарь майя» — игра Симоне Лучани и Даниэле Ташини.
web-about-tikal = «Тикаль» — игра Михаэля Кислинга и Вольфганга Крамера.
web-about-apart = Sacbe — независимый проект. Он не связан с авторами и издателями этих игр, а все его рисунки и тексты — собственные. Если игра вам здесь по душе, её коробке место на вашей полке.
web-about-source = Как это сделано
web-about-licence = Sacbe — свободное программное обеспечение по лицензии MIT. Документация лежит в папке docs вместе с кодом: как запустить свой сервер, как думают боты, как добавить игру.
web-about-api = Программы тоже могут играть: вот как
web-about-tiles = Всё, что лежит на столе, жетон за жетоном:

web-guide = Наставник
web-guide-got-it = Понятно
web-guide-stop = Отключить наставника

## Browser: Tzolk'in

web-tz-board = Цолькин: день { $day } из 27. { $food }
calendar-day = День { $day } из 27
calendar-age = Эпоха { $age }
calendar-food-in =
    { $count ->
        [0] Сегодня День еды
        [one] день до Дня еды
        [few] дня до Дня еды
       *[many] дней до Дня еды
    }
web-tz-food-words =
    { $count ->
        [0] Сегодня День еды.
        [one] До следующего Дня еды { $count } день.
        [few] До следующего Дня еды { $count } дня.
       *[many] До следующего Дня еды { $count } дней.
    }
web-tz-food-none = Календарь закончился.
web-tz-food-goods = День еды, день { $day }: все кормят своих рабочих, затем каждый храм дарит товары вашей ступени и всех ступеней ниже.
web-tz-food-points = День еды, день { $day }: все кормят своих рабочих, затем каждый храм дарит очки вашей ступени, а тому, кто выше всех, ещё и бонус.
web-tz-food-cost = Каждый ваш рабочий в игре ест 2 маиса. За каждого голодного вы теряете 3 очка.
web-tz-food-held = Этот День еды уже прошёл.
web-tz-today = Сегодня день { $day } из 27.
web-tz-calendar = Календарь. После каждого раунда он прокручивается на один день и сдвигает все шестерёнки на один зубец.
web-tz-calendar-corn =
    { $count ->
        [one] На календаре { $count } маис. Его заберёт тот, кто следующим выставит рабочего на ячейку первого игрока.
        [few] На календаре { $count } маиса. Его заберёт тот, кто следующим выставит рабочего на ячейку первого игрока.
       *[many] На календаре { $count } маиса. Его заберёт тот, кто следующим выставит рабочего на ячейку первого игрока.
    }
web-tz-start = Ячейка первого игрока
web-tz-start-words = Сама ячейка бесплатна: вы платите только за число рабочих, выставленных в этот ход. Вы берёте маис с календаря и становитесь первым игроком, а если вы уже первый, передаёте маркер соседу слева; если ваш планшет ещё светлый, можете прокрутить календарь на два дня.
web-tz-start-detail =
    { $count ->
        [0] стать первым игроком (или передать маркер)
        [one] стать первым игроком (или передать маркер), { $count } маис
        [few] стать первым игроком (или передать маркер), { $count } маиса
       *[many] стать первым игроком (или передать маркер), { $count } маиса
    }
web-tz-first = Первый игрок: { $name }
web-tz-stands = Здесь рабочий игрока { $name }.
web-tz-stands-neutral = Здесь стоит нейтральный рабочий. Он остаётся на шестерёнке всю партию и лишь занимает ячейку.
web-tz-neutral = нейтральный рабочий
web-tz-place = { $gear } { $space }
web-tz-space = Ячейка { $space }: { $action }
web-tz-space-free = Выставить сюда рабочего можно бесплатно.
web-tz-no-action = пока без действия: пусть едет дальше
web-tz-free-choice = любое действие этой шестерёнки
web-tz-next-here = { $gear }: следующий рабочий встанет сюда.
web-tz-altar-filled = Здесь лежит череп: это действие уже использовано.
web-tz-altar-free = Каждое действие здесь можно выполнить лишь раз за партию. Для него нужен хрустальный череп.
web-tz-jungle = Оставшиеся жетоны: открытого маиса { $corn }, древесины с маисом под ней { $wood }.
web-tz-no-tile = { $action } (жетонов не осталось)
web-tz-jungle-fish = Для рыбной ловли жетон не нужен.
web-tz-choose-here = Что выбираете?

web-tz-ahead = Заглянуть вперёд
web-tz-ahead-now = Сейчас
web-tz-ahead-days =
    { $count ->
        [one] через { $count } день
        [few] через { $count } дня
       *[many] через { $count } дней
    }
web-tz-ahead-words = Показывает, где будет стоять каждый рабочий через столько дней. На поле ничего не меняется.
web-tz-ahead-falls = { $name }: этот рабочий к тому времени покинет шестерёнку и вернётся без действия.
web-tz-ahead-stands = { $name }, { $when }: { $place }.
web-tz-zoom-out = Показать весь механизм

web-tz-machine = Шестерёнки
web-tz-temples = Храмы
web-tz-technologies = Технологии
web-tz-buildings = Здания
web-tz-monuments = Дворцы
web-tz-wealth = Жетоны богатства
web-tz-parts = Части поля
web-tz-step =
    { $points ->
        [one] { $temple }, ступень { $step }: { $points } очко в конце эпохи.
        [few] { $temple }, ступень { $step }: { $points } очка в конце эпохи.
       *[many] { $temple }, ступень { $step }: { $points } очков в конце эпохи.
    }
web-tz-step-good = В первый и третий День еды — 1 { $good } каждому, кто здесь или выше.
web-tz-step-top = На верхней ступени может стоять только один игрок. Кто её достигает, переворачивает свой планшет светлой стороной вверх.
web-tz-leader = { $temple }: бонус в очках для того, кто выше всех, — { $first } в конце 1-й эпохи, { $second } в конце 2-й; если таких несколько, каждому половина.
web-tz-here = Здесь: { $names }
web-tz-level-cost =
    { $count ->
        [one] Цена: { $count } ресурс на выбор.
        [few] Цена: { $count } ресурса на выбор.
       *[many] Цена: { $count } ресурсов на выбор.
    }
web-tz-level = { $technology }, уровень { $level }
web-tz-level-none = { $technology }: уровней ещё нет
web-tz-level-bonus = { $technology }: бонус сверх уровня 3
web-tz-level-agriculture-1 = Каждый сбор маиса в Паленке даёт на 1 маис больше.
web-tz-level-agriculture-2 = Где нет открытого жетона маиса, вы всё равно собираете маис; рыбная ловля даёт на 1 маис больше.
web-tz-level-agriculture-3 = Каждый сбор маиса в Паленке даёт ещё на 2 маиса больше, всего на 3.
web-tz-level-agriculture-4 = 1 ступень в храме на выбор.
web-tz-level-extraction-1 = Всякий раз, когда действие даёт вам дерево, — на 1 дерево больше.
web-tz-level-extraction-2 = Всякий раз, когда действие Яшчилана даёт вам камень, — на 1 камень больше.
web-tz-level-extraction-3 = Всякий раз, когда действие Яшчилана даёт вам золото, — на 1 золото больше.
web-tz-level-extraction-4 = Возьмите 2 ресурса на выбор.
web-tz-level-architecture-1 = За каждое здание — 1 маис.
web-tz-level-architecture-2 = За каждое здание — 2 очка.
web-tz-level-architecture-3 = Каждое здание на 1 ресурс дешевле.
web-tz-level-architecture-4 = Сразу 3 очка.
web-tz-level-theology-1 = В Чичен-Ице можно выполнить действие следующей ячейки без доплаты маисом.
web-tz-level-theology-2 = После действия Чичен-Ицы можно заплатить 1 ресурс за ступень в любом храме.
web-tz-level-theology-3 = Яшчилан 4 даёт вам на 1 череп больше.
web-tz-level-theology-4 = Возьмите 1 хрустальный череп.
web-tz-skulls =
    { $count ->
        [one] Остался { $count } хрустальный череп.
        [few] Осталось { $count } хрустальных черепа.
       *[many] Осталось { $count } хрустальных черепов.
    }
web-tz-slot-empty = До конца хода здания здесь не будет.
web-tz-missing = Не хватает: { $what }

web-tz-hand =
    { $count ->
        [one] { $count } доступный рабочий
        [few] { $count } доступных рабочих
       *[many] { $count } доступных рабочих
    }
web-tz-on-gears =
    { $count ->
        [one] { $count } рабочий на шестерёнках
        [few] { $count } рабочих на шестерёнках
       *[many] { $count } рабочих на шестерёнках
    }
web-tz-supply =
    { $count ->
        [one] Можно получить ещё { $count } рабочего
        [few] Можно получить ещё { $count } рабочих
       *[many] Можно получить ещё { $count } рабочих
    }
web-tz-meal = Следующий День еды: чтобы накормить всех, маиса нужно { $need }; сейчас есть { $have }.
web-tz-meal-short =
    { $count ->
        [one] { $count } рабочий остался бы голодным: −{ $points } очка.
        [few] { $count } рабочих остались бы голодными: −{ $points } очков.
       *[many] { $count } рабочих остались бы голодными: −{ $points } очков.
    }
web-tz-meal-then = Затем храмы (по нынешним ступеням) дадут: { $what }.
web-tz-light = Ещё может прокрутить календарь на 2 дня
web-tz-dark = Прокрутка на 2 дня использована; верхняя ступень храма её вернёт
web-tz-wealth-secret =
    { $count ->
        [one] { $count } закрытый жетон богатства
        [few] { $count } закрытых жетона богатства
       *[many] { $count } закрытых жетонов богатства
    }
web-tz-tiles-taken = Собрано жетонов: маиса { $corn }, древесины { $wood }

web-tz-kind-farm = Фермы
web-tz-kind-civic = Гражданские сооружения
web-tz-kind-tomb = Усыпальницы
web-tz-kind-shrine = Святыни
web-tz-all = Все
web-tz-filter-kind = Вид
web-tz-filter-age = Эпоха
web-tz-where-shown = на поле
web-tz-where-unseen = ещё в стопке
web-tz-where-owned = владелец: { $name }
web-tz-where-kept = владелец: { $name }
web-tz-where-gone = вне игры
web-tz-where-neutral = для нейтральных рабочих
web-tz-where-any = в коробке

web-tz-group-place = Выставить рабочего
web-tz-group-retrieve = Забрать рабочего
web-tz-group-buy = Купить
web-tz-group-sell = Продать

web-tz-why-over = Партия окончена.
web-tz-why-watching = Вы наблюдаете за этой партией.
web-tz-why-waiting = Не сейчас: ход другого игрока.
why-decide-first = Не сейчас: сначала ответьте на вопрос.
why-placing = Не сейчас: в этот ход вы выставляете рабочих. Забрать их можно в другой ход.
why-retrieving = Не сейчас: в этот ход вы забираете рабочих. Выставить их можно в другой ход.
why-taken = Здесь уже стоит рабочий.
why-no-worker = У вас нет доступных рабочих.
why-lowest = Рабочий всегда встаёт на свободную ячейку с наименьшим номером: { $space }.
why-corn = На это у вас не хватает маиса.
why-other-gear = Не сейчас: ваш рабочий с другой шестерёнки.
why-altar = Здесь уже лежит череп.
why-ahead = Так далеко ваш рабочий ещё не доехал.
why-useless = Вам нечем за это заплатить, или это ничего не изменит.
why-missing = Вам ещё не хватает: { $what }.
web-tz-why-building = Здания строят действиями Тикаль 2, Тикаль 4 и Ушмаль 4.
web-tz-why-monument = Дворцы строят только действием Тикаль 4.
web-tz-why-temple = Ступени дают Тикаль 5, Ушмаль 1, Чичен-Ица и здания. Кто вымаливает маис или жжёт лес, спускается на одну.
web-tz-why-technology = Уровни оплачивают действиями Тикаль 1 и Тикаль 3; некоторые здания дают их бесплатно.
web-tz-tip-aim = О чём эта игра
web-tz-tip-aim-body = Рабочие едут на шестерёнках к лучшим действиям и действуют, когда вы их забираете. Очки дают храмы, здания, дворцы и хрустальные черепа: после 27-го дня побеждает тот, у кого очков больше всего. Наведите курсор на что угодно или нажмите и удерживайте, чтобы узнать, что это.

web-tz-tip-wealth = Оставьте два жетона богатства
web-tz-tip-wealth-body = Это всё, с чем вы начинаете. Маисом платят за рабочих и маисом же их кормят, так что возьмите хотя бы один жетон, где его много; второй пусть даст бесплатный уровень технологии или ступень в храме.
web-tz-tip-place = Выставьте первых рабочих
web-tz-tip-place-body = Там, где рабочий встаёт, он ещё ничего не зарабатывает: шестерёнки везут его к лучшим действиям, по ячейке в день. Паленке ради маиса и Яшчилан ради ресурсов — хорошее начало. Всё, что светится, можно выбрать.
web-tz-tip-cost = Каждый следующий дороже
web-tz-tip-cost-body = Цена — номер ячейки и ещё 0, 1, 2, 3… за первого, второго, третьего, четвёртого рабочего этого хода. Оставляйте немного маиса и завершайте ход, когда становится дорого.
web-tz-tip-wait = Пусть едут
web-tz-tip-wait-body = Когда все сделали ход, календарь прокручивается на день, и каждый рабочий едет дальше. Подвигайте ползунок «Заглянуть вперёд», чтобы увидеть, где они будут.
web-tz-tip-retrieve = Выставлять или забирать
web-tz-tip-retrieve-body = За ход вы либо выставляете рабочих, либо забираете — но не то и другое сразу. Рабочий, которого забирают, выполняет действие своей ячейки и снова доступен. Забирать всех не нужно: терпение окупается.
web-tz-tip-act = Какое действие?
web-tz-tip-act-body = Действие ячейки, где стоит рабочий, бесплатно. Любое действие с меньшим номером на этой шестерёнке стоит 1 маис за каждый шаг назад. Последние ячейки позволяют выбрать любое действие шестерёнки.
web-tz-tip-beg = Нет маиса?
web-tz-tip-beg-body = В начале хода, если у вас не больше 2 маиса, его можно вымолить: станет 3, но вы спуститесь на ступень в храме. Немного обидно, но пустой ход обиднее.
web-tz-tip-start = Маис на календаре
web-tz-tip-start-body = Его становится больше каждый день, пока на ячейке первого игрока никого нет. Выставьте туда рабочего, чтобы забрать маис, стать первым игроком и, может быть, прокрутить календарь на два дня.
web-tz-tip-days = Один день или два
web-tz-tip-days-body = За два дня все рабочие продвинутся дальше, а День еды станет ближе. Это можно сделать один раз, а снова — достигнув верхней ступени храма.
web-tz-tip-food = Скоро День еды
web-tz-tip-food-body = Каждый ваш рабочий съест 2 маиса или обойдётся вам в 3 очка. Сколько нужно и сколько есть, показывает ваш планшет. А потом храмы дарят товары или очки.
web-tz-tip-temples = Боги помнят
web-tz-tip-temples-body = В Дни еды храмы дарят товары или очки, смотря на какой ступени вы стоите. Высоко подняться в одном храме выгоднее, чем понемногу в трёх, а тот, кто выше всех, получает бонус.
web-tz-tip-technologies = Технологии — надолго
web-tz-tip-technologies-body = Каждый уровень помогает до конца партии, так что ранние окупаются лучше всего. Уровни 1, 2 и 3 стоят 1, 2 и 3 ресурса.
web-tz-tip-buildings = Здания
web-tz-tip-buildings-body = Фермы кормят рабочих до конца партии; другие здания сразу дают уровни, ступени, товары или очки. Где вам пока не хватает, видно, чего именно.
web-tz-tip-skulls = Хрустальный череп
web-tz-tip-skulls-body = Везите его в Чичен-Ицу: чем дольше там едет рабочий, тем больше очков принесёт череп, а ещё он даёт ступень в храме. Каждое действие там можно выполнить лишь раз. Череп, сохранённый до конца, приносит 3 очка.
web-tz-tip-monuments = Подумайте о дворцах
web-tz-tip-monuments-body = Они дают очки только в конце, зато часто много. Выберите тот, что подходит к вашей игре, и копите на него: дворцы строят действием Тикаль 4.
web-tz-tip-end = Последние дни
web-tz-tip-end-body = После последнего Дня еды маис и ресурсы приносят мало, а рабочие на шестерёнках — ничего. Забирайте их вовремя и оставьте маиса, чтобы накормить всех ещё раз.

## Browser: parts and the review

web-parts-tiles = Все жетоны: { $game }
web-parts-tiles-text = Наведите курсор на что угодно или нажмите и удерживайте, чтобы узнать, что это даёт.
web-parts-tiles-loading = Раскладываем жетоны…
web-parts-tiles-back = В начало
web-parts-tiles-none = Такой игры нет
web-parts-tiles-none-text = Игры с таким названием здесь нет.

web-review-title = Разбор партии
web-review-back = Назад к столу
web-review-looking = Боты разбирают партию…
web-review-looking-text = Они ищут что-то лучшее для каждого хода. Это минута-две; страницу можно закрыть и вернуться позже.
web-review-failed = Разобрать эту партию не удалось.
web-review-chances-text = Вероятность победы каждого игрока после каждого хода. Обведённые значки — переломные моменты: там шансы изменились сильнее всего (п. п. — процентные пункты).
web-review-turn = После хода { $turn }
web-review-turn-head = Ход
web-review-value = { $name } { $value }
web-review-read = После хода { $turn }: { $values }
web-review-look = Посмотреть ход { $turn }
web-review-table = Числа таблицей
web-review-parts = Подробно по источникам
web-review-everybody = Все
web-review-swings-text = Насколько ход изменил шансы, вместе со всем, что в нём выпало. Был ли упущен лучший выбор — ниже: там ход сравнивается с лучшим способом его сыграть.
web-review-swings-none = Ни один ход не изменил шансов настолько, чтобы поиск был уверен.

## Browser: Tikal

web-tk-board = Поле «Тикаля»
web-tk-map = Карта. Тяните её или двигайте клавишами со стрелками; плюс и минус — масштаб, 0 — вся карта.
web-tk-zoom-in = Увеличить
web-tk-zoom-out = Уменьшить
web-tk-zoom-fit = Показать всё
web-tk-sum =
    { $count ->
        [one] Разведан { $count } гекс из 40.
        [few] Разведано { $count } гекса из 40.
       *[many] Разведано { $count } гексов из 40.
    }
web-tk-sum-temples = Пирамиды под контролем: { $temples }.
web-tk-sum-temple = { $hex } (ценность { $level }) — { $name }
web-tk-hex = { $hex }: { $what }
web-tk-hex-unexplored = { $hex }: неразведанные джунгли
web-tk-ruins-empty = развалины без сокровищ
web-tk-hex-volcano = На вулкан не заходят и через него не ходят.
web-tk-hex-guard =
    { $count ->
        [one] Смотритель до конца партии: { $name }. { $count } очко в каждом раунде подсчёта.
        [few] Смотритель до конца партии: { $name }. { $count } очка в каждом раунде подсчёта.
       *[many] Смотритель до конца партии: { $name }. { $count } очков в каждом раунде подсчёта.
    }
web-tk-hex-held =
    { $count ->
        [one] Контролирует { $name }, у кого здесь перевес: { $count } очко, если бы подсчёт был сейчас.
        [few] Контролирует { $name }, у кого здесь перевес: { $count } очка, если бы подсчёт был сейчас.
       *[many] Контролирует { $name }, у кого здесь перевес: { $count } очков, если бы подсчёт был сейчас.
    }
web-tk-hex-nobody = Никто не контролирует: для этого нужно иметь здесь больше фигур, чем у любого другого. Лидер считается за троих.
web-tk-hex-camp = Лагерь: { $name }
web-tk-hex-figures = { $name }: { $figures }
web-tk-hex-roads = Дороги: { $roads }
web-tk-hex-no-roads = Отсюда нет ни одной дороги.
web-tk-hex-done =
    { $count ->
        [1] В этот ход здесь работали один раз.
        [2] В этот ход здесь работали дважды, больше нельзя.
        [one] В этот ход здесь работали { $count } раз.
        [few] В этот ход здесь работали { $count } раза.
       *[many] В этот ход здесь работали { $count } раз.
    }
web-tk-explorers =
    { $count ->
        [one] { $count } исследователь
        [few] { $count } исследователя
       *[many] { $count } исследователей
    }
web-tk-the-leader = лидер
web-tk-road-for = { $hex } за { $count }
web-tk-side-n = север
web-tk-side-ne = северо-восток
web-tk-side-se = юго-восток
web-tk-side-s = юг
web-tk-side-sw = юго-запад
web-tk-side-nw = северо-запад
web-tk-stones-side = { $side } { $count }
web-tk-stones = Камни: { $stones }
web-tk-points-left =
    { $count ->
        [one] Осталось { $count } очко действий из { $most }
        [few] Осталось { $count } очка действий из { $most }
       *[many] Осталось { $count } очков действий из { $most }
    }
web-tk-place-hint = Выберите один из светящихся гексов.
web-tk-place-on = Жетон ляжет на { $hex }.
web-tk-place-roads = На { $hex } он даст дороги: { $roads }.
web-tk-place-keys = Поворачивайте клавишей R или колёсиком; щёлкните гекс ещё раз, чтобы выложить.
web-tk-place-waiting = { $name } выкладывает этот жетон.
web-tk-place-here = Выложить здесь
web-tk-turn-left = Повернуть жетон влево
web-tk-turn-right = Повернуть жетон вправо
web-tk-spend-hint = Выберите свою фигуру, чтобы пойти ею, или светящееся место — увидите, что там можно сделать.
web-tk-end-hint = Больше ничего сделать нельзя: завершите ход.
web-tk-over = Партия окончена.
web-tk-walk-hint = Выберите число, чтобы пойти туда за эту цену.
web-tk-walk-explorer = Исследователь идёт
web-tk-walk-leader = Лидер идёт
web-tk-walk-here = Пойти сюда с { $hex }
web-tk-pick-explorer = Выбрать этого исследователя
web-tk-pick-leader = Выбрать этого лидера
web-tk-menu-close = Закрыть
web-tk-do-uncover = Изучить ступень { $level }
web-tk-do-recover = Добыть сокровище
web-tk-do-camp = Разбить лагерь
web-tk-do-guard = Назначить смотрителя: { $figure }
web-tk-guard-others = После этого навсегда вне игры: { $figures }
web-tk-do-enter = Выставить: { $figure }
web-tk-do-transfer = В лагерь на { $hex }: { $figure }
web-tk-do-exchange = Вам { $wanted }, взамен { $given }
web-tk-exchange = Обмен сокровищами
web-tk-exchange-want = Чьё сокровище вам нужно? Пары и тройки не обменивают.
web-tk-exchange-give = Вам { $wanted }. Что отдадите взамен?
web-tk-auction-won = выбирает жетон
web-tk-auction-played = ход уже сделан
web-tk-auction-later = ходит позже
web-tk-auction-passed = пас
web-tk-auction-bids =
    { $count ->
        [one] ставит { $count } очко
        [few] ставит { $count } очка
       *[many] ставит { $count } очков
    }
web-tk-auction-thinks = думает
web-tk-auction-in = ещё может ставить
web-tk-auction-choose = Возьмите один из этих жетонов.
web-tk-bid-less = Уменьшить ставку
web-tk-bid-more = Увеличить ставку
web-tk-scoring-volcano = Раунд подсчёта
web-tk-scoring-volcano-body = Открылся вулкан. Все по очереди тратят 10 очков действий и сразу считают очки; затем вулкан выкладывают.
web-tk-scoring-final = Последний раунд подсчёта
web-tk-scoring-final-body = Последний жетон выложен. Все по очереди тратят 10 очков действий и считают очки в последний раз; на этом партия окончена.
web-tk-scoring-scored = { $name }: очки подсчитаны.
web-tk-scoring-now = { $name } тратит очки действий; подсчёт сейчас дал бы { $temples } за пирамиды и { $treasures } за сокровища.
web-tk-scoring-later = { $name } ходит позже; подсчёт сейчас дал бы { $temples } за пирамиды и { $treasures } за сокровища.
web-tk-p-would = Подсчёт сейчас: { $count }. Пирамиды { $temples }, сокровища { $treasures }.
web-tk-p-explorers =
    { $lost ->
        [0] Исследователи в запасе: { $count }
       *[other] Исследователи в запасе: { $count }. Вне игры: { $lost }
    }
web-tk-p-leader = Лидер ещё в запасе. При подсчёте перевеса он считается за троих.
web-tk-p-leader-out = Лидер в джунглях. При подсчёте перевеса он считается за троих.
web-tk-p-leader-lost = Лидер вне игры.
web-tk-p-camps = Ещё можно разбить лагерей: { $count }
web-tk-p-guards = Ещё можно назначить смотрителей: { $count }
web-tk-p-totem-up = Ход этого раунда ещё впереди.
web-tk-p-totem-down = Ход этого раунда уже сделан.
web-tk-p-set =
    { $count ->
        [1] { $treasure }: { $count }, очков: { $worth }. Пара даёт 3, тройка — 6.
       *[other] { $treasure }: { $count }, очков: { $worth }; обменять уже нельзя.
    }
web-tk-p-take = Взять в обмен: { $treasure }
web-tk-tiles-left =
    { $count ->
        [0] В стопке жетонов не осталось.
        [one] В стопке остался { $count } жетон.
        [few] В стопке осталось { $count } жетона.
       *[many] В стопке осталось { $count } жетонов.
    }
web-tk-tiles-now = открываются сейчас
web-tk-tiles-open = открыт
web-tk-tiles-stack = в стопке
web-tk-tiles-placed = на карте
web-tk-tiles-out = вне игры
web-tk-tiles-treasures = Ещё не найденные сокровища
web-tk-tiles-treasure = { $treasure }: ещё не найдено { $count }
web-tk-tiles-steps = Осталось ступеней пирамид
web-tk-tiles-step = Ступень { $level }: осталось { $count }
web-tk-list-place = На { $hex }
web-tk-list-roads = Дороги: { $roads }
web-tk-list-no-roads = На { $hex }, без дорог
web-tk-list-work = Пирамиды, сокровища, лагеря
web-tk-list-camps = Из лагеря
web-tk-list-between = С { $start } на { $end }
web-tk-list-walk = { $figure } на { $hex }
web-tk-list-to = На { $hex }: { $what }
web-tk-list-exchange = Обмен сокровищами: { $name }
web-tk-list-bid = Ставка
web-tk-why-place = Здесь жетон лежать не может: рядом должен быть разведанный гекс, а на общей стороне — камень.
why-guarded = Пирамида со смотрителем больше не растёт.
why-no-step = Ступеней { $level } не осталось: эта пирамида изучена до конца.
why-uncover-most = В этот ход здесь изучены две ступени: больше нельзя.
why-uncover-figures = Для второй ступени за тот же ход нужна здесь вторая ваша фигура.
why-recover-most = В этот ход здесь добыты два сокровища: больше нельзя.
why-recover-figures = Для второго сокровища за тот же ход нужна здесь вторая ваша фигура.
why-dear = На работу здесь нужно очков действий: { $count }, а у вас { $points }.
why-no-guards = Оба ваших смотрителя уже назначены.
why-guard-majority = Смотрителя назначает только тот, у кого здесь перевес.
why-guard-dear = На смотрителя нужно очков действий: { $count }, а у вас { $points }.
why-camp-taken = Здесь уже есть лагерь.
why-no-camps = Оба ваших лагеря уже разбиты.
why-camp-dear = На лагерь нужно очков действий: { $count }, а у вас { $points }.
web-tk-tip-aim = О чём эта игра
web-tk-tip-aim-body = Ведите своих людей к пирамидам и сокровищам джунглей. Очки дают только раунды подсчёта: когда появляется один из трёх вулканов и в конце игры. Тогда пирамида даёт столько очков, сколько на ней написано, тому, у кого там перевес, а сокровища — очки за наборы. Чего-то не знаете? Наведите курсор или нажмите и удерживайте.
web-tk-tip-place = Вы нашли новый уголок джунглей
web-tk-tip-place-body = Выберите светящийся гекс и поворачивайте жетон, пока его камни не поведут туда, куда вам нужно. Камни образуют дороги: перейти границу стоит столько очков действий, сколько камней лежит по обе её стороны. Где их нет, там никто не пройдёт.
web-tk-tip-enter = Десять очков действий за ход
web-tk-tip-enter-body = Выставляйте фигуры в базовом лагере, по 1 очку действий за каждую, а на остальные ходите, изучайте пирамиды и добывайте сокровища; непотраченное сгорает. Начните с лидера: он считается за троих везде, где важен перевес.
web-tk-tip-walk = В путь
web-tk-tip-walk-body = Выберите свою фигуру: числа показывают, сколько стоит дойти туда самым дешёвым путём. Выберите число, чтобы пойти туда.
web-tk-tip-uncover = Пирамиды растут
web-tk-tip-uncover-body = Изучить ступень стоит 2 очка действий; пирамида становится на очко ценнее для того, кто контролирует её во время подсчёта.
web-tk-tip-recover = Сокровища
web-tk-tip-recover-body = Добыть сокровище стоит 3 очка действий. Одно приносит 1 очко, пара одинаковых — 3, тройка — 6, и так в каждом раунде подсчёта.
web-tk-tip-majority = Кто контролирует пирамиду?
web-tk-tip-majority-body = Тот, у кого там больше всех фигур; лидер считается за троих, а при равенстве пирамида не достаётся никому. Рамка вокруг числа показывает цвет того, кто контролирует.
web-tk-tip-camp = Собственный лагерь
web-tk-tip-camp-body = За 5 очков действий вы можете разбить его здесь. Новые фигуры смогут появляться и в нём, а переход из лагеря в лагерь стоит 1 очко действий.
web-tk-tip-guard = Смотритель до конца
web-tk-tip-guard-body = За 5 очков действий эта пирамида ваша до конца партии. Другие ваши фигуры на ней выбывают из игры, а сама она больше не растёт.
web-tk-tip-exchange = Обмен сокровищами
web-tk-tip-exchange-body = За 3 очка действий можно обменять своё одиночное сокровище на чужое одиночное. Пары и тройки не обменивают.
web-tk-tip-volcano = Вулкан: раунд подсчёта
web-tk-tip-volcano-body = Каждый по очереди получает 10 очков действий и сразу после этого считает свои очки. Числа с плюсом показывают, что сейчас засчиталось бы тому, кто ходит; другие ещё могут это перехватить до своего подсчёта.
web-tk-tip-final = Последний раунд подсчёта
web-tk-tip-final-body = Каждый ещё раз тратит 10 очков действий и считает свои очки в последний раз. Побеждает тот, у кого очков больше всего.
web-tk-tip-auction = Торги за ход
web-tk-tip-auction-body = Ставят очки за право выбрать жетон и ходить следующим. Кто пасует, ходит позже, зато часто дешевле.
web-tk-tip-choose = Теперь ходите вы
web-tk-tip-choose-body = Выберите один из открытых жетонов. Вы сразу его выкладываете, а потом тратите очки действий.

## Browser: the table

web-table = Стол
web-table-joining = Готовим стол…
web-table-lost = Связь потеряна. Пробуем ещё раз… Ничего не пропало.
web-table-stale = Пока запрос шёл к серверу, за столом что-то изменилось. Вот текущее положение.
web-table-not-now = Сейчас так нельзя. Вот текущее положение.
web-table-not-yours = В этом браузере это место не ваше. Откройте ссылку на своё место ещё раз.
web-table-bot-plays = Сейчас за вас играет бот. Сначала вернитесь на своё место.
web-table-seat-taken = Вас опередили: это место занято.
web-table-absent = Этот стол для вас закрыт
web-table-absent-text = Либо такого стола нет, либо он частный и нужно приглашение.
web-table-absent-invitation = Приглашение — это ссылка от хозяина стола. Откройте её и садитесь: без регистрации, ничего не нужно устанавливать.
web-table-spent = Эта ссылка больше ничего не открывает
web-table-spent-text = Возможно, хозяин стола создал новую. Попросите её и откройте.

web-table-for =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
web-table-pace-live = { $minutes } мин каждому, +{ $increment } с за ход
web-table-pace-days =
    { $count ->
        [one] { $count } день на ход
        [few] { $count } дня на ход
       *[many] { $count } дней на ход
    }
web-table-days-left =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
web-table-hours-left = { $hours } ч { $minutes } мин
web-table-clock = Осталось времени: { $left }
web-table-closed = Этот стол закрыт.
web-table-seats = Места
web-table-name-hint = Чтобы остальные знали, кто вы
web-table-you = вы
web-table-here = за столом
web-table-away = не за столом
web-table-sit = Сесть
web-table-sit-too = Сесть и сюда
web-table-stand-up = Встать
web-table-invite = Пригласите друзей
web-table-invite-how = Отправьте эту ссылку. Кто её откроет, сможет сесть на свободное место или наблюдать.
web-table-invite-text = Давай сыграем!
web-table-invite-none = В этом браузере ссылка неизвестна.
web-table-invite-make = Создать новую ссылку
web-table-invite-renew = Создать новую ссылку; старая перестанет действовать
web-table-invite-host = Ссылка для других игроков есть у хозяина стола.
web-table-invited =
    { $count ->
        [1] { $names } приглашает вас сыграть в «{ $game }».
       *[other] { $names } приглашают вас сыграть в «{ $game }».
    }
web-table-invited-here = Вас приглашают сыграть в «{ $game }».
web-table-join-full = Впишите своё имя и садитесь: регистрация не нужна, а партия начнётся, когда все места будут заняты.
web-table-join-host = Впишите своё имя и садитесь: регистрация не нужна, а партию начнёт хозяин стола.
web-table-copy = Копировать
web-table-copied = Скопировано
web-table-share = Поделиться
web-table-fill =
    { $count ->
        [1] Надоело ждать? На свободное место может сесть бот.
        [one] Надоело ждать? На { $count } свободное место могут сесть боты.
        [few] Надоело ждать? На { $count } свободных места могут сесть боты.
       *[many] Надоело ждать? На { $count } свободных мест могут сесть боты.
    }
web-table-start-bots = Начать с ботами
web-table-full = Все места заняты.
web-table-start = Начать партию
web-table-wait-others =
    { $count ->
        [1] Партия начнётся, как только сядет ещё один игрок.
        [one] Партия начнётся, как только сядет ещё { $count } игрок.
        [few] Партия начнётся, как только сядут ещё { $count } игрока.
       *[many] Партия начнётся, как только сядут ещё { $count } игроков.
    }
web-table-wait-host = Все здесь. Ждём, когда хозяин стола начнёт партию.
web-table-wait-start = Партию начнёт хозяин стола.
web-table-watch-soon = Все места заняты. Можно наблюдать: партия скоро начнётся.
web-table-close = Закрыть стол
web-table-close-sure = Закрыть для всех?
web-table-keep = Оставить

web-table-turn = Ваш ход
web-table-turn-of = { $name }, ваш ход
web-table-turn-other = Ходит { $name }.
web-table-watching =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
web-table-decide = Что решить
web-table-to-choices = К вариантам выбора
web-table-choices =
    { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }
web-table-filter = Найти вариант
web-table-filter-none = Ничего похожего здесь нет.
web-table-so-far = Этот ход:
web-table-undo = Отменить
web-table-undo-text = Отменить свой последний выбор. Пока ничего не открылось, никого спрашивать не нужно.
web-table-undo-ask = Попросить об отмене
web-table-undo-ask-text = Отменить свой последний ход, если согласны все остальные.
web-table-undo-turn = Отменить ход
web-table-undo-turn-text = Вернуться к моменту перед вашим последним выбором; всё, что случилось с тех пор, тоже отменится.
web-table-end = Завершить ход
web-table-end-not = Ещё нет: сначала ответьте на вопрос.
web-table-end-wait = Идёт ход другого игрока.
web-table-hint = Подсказка
web-table-hint-title = Что сделал бы сильный бот
web-table-hint-thinking = Разыгрываем несколько сотен раз…
web-table-hint-failed = На этот раз подсказки нет. Попробуйте чуть позже.
web-table-hint-points = очки: около { $points }
web-table-hint-because = Почему:
web-table-hint-against = По сравнению с первым:
web-table-hint-foot = Шанс на победу и ожидаемые в конце очки. Выберите вариант, чтобы сыграть его; ход вы завершаете сами.
web-table-plan = А пока планируйте: то, на что вы укажете на поле, получит флажок с номером, который видите только вы. Ничего не сдвигается.
web-table-planned =
    { $count ->
        [one] { $count } флажок: ваш план
        [few] { $count } флажка: ваш план
       *[many] { $count } флажков: ваш план
    }
web-table-plan-clear = Убрать план
web-table-spectator = Вы наблюдаете за этой партией.
web-table-handed = За игрока { $name } играет бот.
web-table-take-back = Дальше играю я
web-table-looking = Вы смотрите более ранний момент партии.
web-table-now = Назад к игре
web-table-showing = Ходят другие…
web-table-skip = Пропустить

web-table-players = Игроки
web-table-board = Поле
web-table-tiles = Жетоны
web-table-log = Журнал
web-table-chat = Чат
web-table-more = Подробнее о партии
web-table-faceless = Для этой игры ещё нет рисунка. В списке есть всё, что можно сделать.
web-table-log-none = Ещё ничего не произошло.
web-table-log-look = Посмотреть этот момент
web-table-replay = Просмотр
web-table-moment = Момент партии
web-table-moment-of = Шаг { $number } из { $of }
web-table-move-back = На шаг назад (←)
web-table-move-on = На шаг вперёд (→)
web-table-turn-back = На ход назад (Shift+←)
web-table-turn-on = На ход вперёд (Shift+→)
web-table-chat-none = Ещё никто ничего не сказал. Поздоровайтесь!
web-table-chat-watching = Ещё никто ничего не сказал.
web-table-say = Напишите что-нибудь
web-table-send = Отправить

web-table-seat-menu = Что может { $name }
web-table-rename = Сменить имя
web-table-hand = Пусть играет бот
web-table-leave = Уйти из-за стола
web-table-leave-sure = Дальше будет играть бот, а на ваше место может сесть кто-то другой. Без приглашения вернуться нельзя.
web-table-seat-free = Это место свободно: пока никто не сел, играет бот.
web-table-revoke = Забрать место
web-table-revoke-text = { $name } теряет место; пока никто не сел, играет бот.
web-table-question = Вопрос ко всем за столом
web-table-asked-undo = { $name } просит отменить ходы.
web-table-asked-vote = { $name }: время вышло. Что делаем?
web-table-asked-wait = Ждём ответа: { $names }
web-table-agree = Согласиться
web-table-refuse = Лучше не надо
web-table-withdraw = Отозвать
web-table-vote-wait = Дать ещё времени
web-table-vote-bot = Дальше играет бот
web-table-vote-end = Завершить партию

web-table-result = Результат
web-table-won = Победа: { $name }!
web-table-won-you = Вы победили!
web-table-won-shared = Общая победа: { $names }
web-table-review = Разбор
web-table-rematch = Реванш
web-table-rematch-join = К реваншу
web-table-study = Анализировать отсюда
web-table-record = Скачать запись
web-table-pass = Передайте устройство: { $name }
web-table-pass-text = Остальные не смотрят: дальше — тайна.
web-table-pass-open = Это я, { $name }
web-table-pass-never = Мы доверяем друг другу: больше не спрашивать
web-table-sheet-more = Показать больше
web-table-sheet-less = Показать меньше

# What another player is doing, after their name: “Ana is choosing wealth tiles”.
web-does-ask-keep = выбирает жетоны богатства
web-does-ask-turn = выставляет или забирает рабочих
web-does-ask-turn-placing = выставляет рабочих
web-does-ask-turn-retrieving = забирает рабочих
web-does-ask-turn-mercy = завершает ход: боги смилостивились
web-does-ask-turn-place = выставляет рабочих
web-does-ask-turn-retrieve = забирает рабочих
web-does-ask-turn-end = завершает ход
web-does-ask-turn-place-mercy = выставляет рабочего по милости богов
web-does-ask-act = выбирает действие ({ $gear } { $space })
web-does-ask-harvest = собирает урожай (Паленке { $space })
web-does-ask-advance-paid = развивает технологию
web-does-ask-advance-free = развивает технологию бесплатно
web-does-ask-advance-optional = может развить технологию ещё на один уровень
web-does-ask-pay-technology = платит за технологию «{ $technology }»
web-does-ask-pay-temples = жертвует ресурс двум храмам
web-does-ask-step = поднимается на ступень в храме
web-does-ask-two-steps = поднимается на ступень в двух храмах
web-does-ask-anger = гневит бога
web-does-ask-build-tikal-2 = строит здание
web-does-ask-build-tikal-4 = строит здание или дворец
web-does-ask-build-tikal-4-again = может построить второе здание
web-does-ask-build-building = может построить ещё одно здание
web-does-ask-build-uxmal-4 = строит здание за маис
web-does-ask-architecture = может применить архитектуру ({ $tile })
web-does-ask-save = экономит ресурс ({ $tile })
web-does-ask-market = покупает и продаёт на рынке
web-does-ask-any-action = выбирает любое действие за 1 маис
web-does-ask-gain = берёт ресурсы
web-does-ask-theology = может отдать ресурс за ступень в храме
web-does-ask-days = решает, на сколько дней прокрутить календарь
web-does-ask-place = выкладывает жетон { $tile }
web-does-ask-spend =
    { $count ->
        [one] ходит, осталось { $count } очко действий
        [few] ходит, осталось { $count } очка действий
       *[many] ходит, осталось { $count } очков действий
    }
web-does-ask-spend-scoring =
    { $count ->
        [one] ходит перед подсчётом, осталось { $count } очко действий
        [few] ходит перед подсчётом, осталось { $count } очка действий
       *[many] ходит перед подсчётом, осталось { $count } очков действий
    }
web-does-ask-bid = торгуется за следующий ход
web-does-ask-bid-first = открывает аукцион
web-does-ask-choose = выбирает жетон
