# Українська. Ті самі ключі, що й в en.ftl.
# Назви міст, богів, технологій і плиток приходять у називному відмінку.

## Shared

text = { $text }
list = { $first }, { $rest }

## Tzolk'in: names

game-tzolkin = Цольк’ін: Календар мая
option-first = Номер місця першого гравця, починаючи з 0; якщо не вказано, вирішує жереб.
gear-palenque = Паленке
gear-yaxchilan = Яшчилан
gear-tikal = Тікаль
gear-uxmal = Ушмаль
gear-chichen_itza = Чичен-Іца
gear-start = комірка першого гравця
temple-chaac = Чаак
temple-quetzalcoatl = Кетцалькоатль
temple-kukulcan = Кукулькан
technology-agriculture = землеробство
technology-extraction = видобуток
technology-architecture = архітектура
technology-theology = теологія
good-corn = кукурудза
good-wood = деревина
good-stone = камінь
good-gold = золото
good-skull = кришталевий череп
tile-farm = ферма { $id }
tile-civic = громадська будівля { $id }
tile-tomb = гробниця { $id }
tile-shrine = святиня { $id }
tile-monument = монумент { $id }
tile-wealth = плитка достатку { $id }

## Tzolk'in: amounts and changes

amount-nothing = нічого
amount-corn =
    { $count ->
        [one] { $count } кукурудза
        [few] { $count } кукурудзи
        [many] { $count } кукурудзи
       *[other] { $count } кукурудзи
    }
amount-wood =
    { $count ->
        [one] { $count } деревина
        [few] { $count } деревини
        [many] { $count } деревини
       *[other] { $count } деревини
    }
amount-stone =
    { $count ->
        [one] { $count } камінь
        [few] { $count } камені
        [many] { $count } каменів
       *[other] { $count } каменя
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
        [few] { $count } черепи
        [many] { $count } черепів
       *[other] { $count } черепа
    }
amount-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
        [many] { $count } очок
       *[other] { $count } очка
    }
amount-worker =
    { $count ->
        [one] { $count } робітник
        [few] { $count } робітники
        [many] { $count } робітників
       *[other] { $count } робітника
    }
amount-corn-tile =
    { $count ->
        [one] { $count } плитка кукурудзи
        [few] { $count } плитки кукурудзи
        [many] { $count } плиток кукурудзи
       *[other] { $count } плитки кукурудзи
    }
amount-wood-tile =
    { $count ->
        [one] { $count } плитка деревини
        [few] { $count } плитки деревини
        [many] { $count } плиток деревини
       *[other] { $count } плитки деревини
    }
change = { $sign }{ $what }
change-temple =
    { $count ->
        [one] { $count } сходинка ({ $temple })
        [few] { $count } сходинки ({ $temple })
        [many] { $count } сходинок ({ $temple })
       *[other] { $count } сходинки ({ $temple })
    }
change-technology =
    { $count ->
        [one] { $count } рівень ({ $technology })
        [few] { $count } рівні ({ $technology })
        [many] { $count } рівнів ({ $technology })
       *[other] { $count } рівня ({ $technology })
    }

## Tzolk'in: what tiles do

tile-details = ціна: { $cost }; { $effects }
effect-temple =
    { $count ->
        [one] { $count } сходинка ({ $temple })
        [few] { $count } сходинки ({ $temple })
        [many] { $count } сходинок ({ $temple })
       *[other] { $count } сходинки ({ $temple })
    }
effect-any-temple = 1 сходинка в будь-якому храмі
effect-technology = 1 безплатний рівень ({ $technology })
effect-any-technology =
    { $count ->
        [one] { $count } безплатний рівень технології на вибір
        [few] { $count } безплатні рівні технологій на вибір
        [many] { $count } безплатних рівнів технологій на вибір
       *[other] { $count } безплатного рівня технологій на вибір
    }
effect-gain = +{ $what }
effect-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
        [many] { $count } очок
       *[other] { $count } очка
    }
effect-worker = ще 1 робітник
effect-feeds-workers =
    { $count ->
        [one] кожного Дня їжі годує { $count } робітника
        [few] кожного Дня їжі годує { $count } робітників
        [many] кожного Дня їжі годує { $count } робітників
       *[other] кожного Дня їжі годує { $count } робітника
    }
effect-meal-discount =
    { $count ->
        [one] кожен ваш робітник їсть на { $count } кукурудзу менше
        [few] кожен ваш робітник їсть на { $count } кукурудзи менше
        [many] кожен ваш робітник їсть на { $count } кукурудзи менше
       *[other] кожен ваш робітник їсть на { $count } кукурудзи менше
    }
effect-build = спорудити ще одну будівлю
effect-trade = торгувати на ринку
effect-any-action = за 1 кукурудзу — будь-яка дія Паленке, Яшчилана, Тікаля чи Ушмаля
monument-M01 = 4 очки за кожну вашу гробницю, разом із цією
monument-M02 = 2 очки за кожну вашу будівлю та монумент, разом із цим
monument-M03 = 4 очки за кожну вашу плитку кукурудзи
monument-M04 = 4 очки за кожну вашу плитку деревини
monument-M05 =
    { $count ->
        [one] { $count } очко за кожен споруджений монумент (чий завгодно), разом із цим
        [few] { $count } очки за кожен споруджений монумент (чий завгодно), разом із цим
        [many] { $count } очок за кожен споруджений монумент (чий завгодно), разом із цим
       *[other] { $count } очка за кожен споруджений монумент (чий завгодно), разом із цим
    }
monument-M06 = 4 очки за кожну вашу громадську будівлю, разом із цим монументом
monument-M07 = 9, 20 чи 33 очки за одну, дві чи принаймні три технології на 3-му рівні
monument-M08 = 3 очки за кожен ваш рівень технологій
monument-M09 = 6, 12 чи 18 очок за чотирьох, п’ятьох чи шістьох робітників у грі
monument-M10 = 4 очки за кожну вашу святиню, разом із цією
monument-M11 = ще раз очки за ваші сходинки в усіх трьох храмах
monument-M12 = 3 очки за кожну сходинку над початковою в храмі, де ви піднялися найвище
monument-M13 = 3 очки за кожен череп у Чичен-Іці, хоч би хто його поклав

## Tzolk'in: actions of the gears

action-palenque-1 = риболовля: 3 кукурудзи
action-palenque-2 = зібрати 4 кукурудзи
action-palenque-3 = зібрати 5 кукурудзи чи 2 деревини
action-palenque-4 = зібрати 7 кукурудзи чи 3 деревини
action-palenque-5 = зібрати 9 кукурудзи чи 4 деревини
action-yaxchilan-1 = 1 деревина
action-yaxchilan-2 = 1 камінь і 1 кукурудза
action-yaxchilan-3 = 1 золото і 2 кукурудзи
action-yaxchilan-4 = 1 кришталевий череп
action-yaxchilan-5 = 1 золото, 1 камінь і 2 кукурудзи
action-tikal-1 = за ресурси — 1 рівень технології
action-tikal-2 = спорудити 1 будівлю
action-tikal-3 = за ресурси — 1 чи 2 рівні технологій
action-tikal-4 = спорудити 1 чи 2 будівлі або 1 монумент
action-tikal-5 = за 1 ресурс — по 1 сходинці у двох храмах
action-uxmal-1 = за 3 кукурудзи — 1 сходинка в храмі
action-uxmal-2 = торгувати на ринку
action-uxmal-3 = ще 1 робітник
action-uxmal-4 = спорудити 1 будівлю за кукурудзу, по 2 за кожен ресурс
action-uxmal-5 = за 1 кукурудзу — будь-яка дія Паленке, Яшчилана, Тікаля чи Ушмаля
action-chichen_itza-1 = череп: 4 очки, 1 сходинка Чаака
action-chichen_itza-2 = череп: 5 очок, 1 сходинка Чаака
action-chichen_itza-3 = череп: 6 очок, 1 сходинка Чаака
action-chichen_itza-4 = череп: 7 очок, 1 сходинка Кукулькана
action-chichen_itza-5 = череп: 8 очок, 1 сходинка Кукулькана
action-chichen_itza-6 = череп: 8 очок, 1 сходинка Кукулькана, 1 ресурс на вибір
action-chichen_itza-7 = череп: 10 очок, 1 сходинка Кетцалькоатля
action-chichen_itza-8 = череп: 11 очок, 1 сходинка Кетцалькоатля, 1 ресурс на вибір
action-chichen_itza-9 = череп: 13 очок, 1 сходинка Кетцалькоатля, 1 ресурс на вибір

## Tzolk'in: moves

move-first = Починає гравець { $seat }
move-monument = На полі: { $tile }
move-building = Відкрито: { $tile }
move-deal = Роздано: { $tile }
move-neutral = Нейтральний робітник: { $tile }
move-keep = Залишити собі: { $tile }
move-beg = Вимолити кукурудзу (стане 3) і розгнівати бога
move-place = Розмістити робітника: { $gear }
move-place-start = Розмістити робітника в комірці першого гравця
move-retrieve = Повернути робітника: { $gear } { $space }
move-act = { $gear } { $space }: { $action }
move-nothing = Без дії
move-harvest-corn = Зібрати кукурудзу
move-harvest-wood = Заготовити деревину
move-burn = Спалити ліс заради кукурудзи під ним і розгнівати бога
move-advance = Розвинути технологію: { $technology }
move-pay = Заплатити: { $goods }
move-step = Піднятися на сходинку: { $temple }
move-two-steps = Піднятися на сходинку: { $one } і { $two }
move-anger = Спуститися на сходинку: { $temple }
move-build = Спорудити: { $tile }
move-with-architecture = Застосувати архітектуру до цієї будівлі
move-without-architecture = Не застосовувати архітектуру до цієї будівлі
move-save = Заощадити: 1 { $resource }
move-buy = Купити: 1 { $resource }
move-sell = Продати: 1 { $resource }
move-gain = Узяти: { $goods }
move-done = Досить
move-one-day = Один день
move-two-days = Два дні; перевернути планшет темною стороною догори
move-end-turn = Завершити хід

## Tzolk'in: what is being decided

ask-first = Хто починає?
ask-monument = Відкривається монумент.
ask-refill = Відкривається будівля { $age }-ї епохи.
ask-deal = Гравець { $seat } отримує плитку достатку.
ask-neutral = Плитка достатку вказує, де стане нейтральний робітник.
ask-keep = З чотирьох плиток достатку ви залишаєте собі дві. Яку виберете зараз?
ask-turn = Ваш хід: розміщуйте робітників або повертайте їх.
ask-turn-placing = Розмістіть ще одного робітника або завершіть хід.
ask-turn-retrieving = Поверніть ще одного робітника або завершіть хід.
ask-turn-mercy = Боги змилостивилися: завершіть хід.
ask-turn-end = Більше нічого зробити не можна: завершіть хід.
ask-turn-retrieve = Ваш хід: повертайте робітників.
ask-turn-place = Ваш хід: розміщуйте робітників.
ask-act = Що робить робітник ({ $gear } { $space })?
ask-harvest = Паленке { $space }: що зібрати?
ask-advance-paid = Яку технологію розвинути?
ask-advance-free = Яку технологію розвинути безплатно?
ask-advance-optional = Розвинути технологію ще на один рівень?
ask-pay-technology =
    { $count ->
        [one] Який ресурс заплатити за технологію «{ $technology }»?
        [few] Які { $count } ресурси заплатити за технологію «{ $technology }»?
        [many] Які { $count } ресурсів заплатити за технологію «{ $technology }»?
       *[other] Які { $count } ресурсу заплатити за технологію «{ $technology }»?
    }
ask-pay-temples = Який ресурс пожертвувати двом храмам?
ask-step = У якому храмі піднятися на сходинку?
ask-two-steps = У яких храмах піднятися на сходинку?
ask-anger = Якого бога розгнівати?
ask-build-tikal-2 = Що спорудити?
ask-build-tikal-4 = Яку будівлю чи монумент спорудити?
ask-build-tikal-4-again = Спорудити другу будівлю?
ask-build-building = Спорудити ще одну будівлю?
ask-build-uxmal-4 = Що спорудити за кукурудзу?
ask-architecture = { $tile }: застосувати архітектуру? З двох будівель вона допомагає лише одній.
ask-save = { $tile }: який ресурс заощадити?
ask-market = Ринок: що купити чи продати?
ask-any-action = Яку дію виконати за 1 кукурудзу?
ask-gain =
    { $count ->
        [one] Який ресурс узяти?
        [few] Які { $count } ресурси взяти?
        [many] Які { $count } ресурсів узяти?
       *[other] Які { $count } ресурсу взяти?
    }
ask-theology = Віддати ресурс за сходинку в храмі?
ask-days = Прокрутити календар на один день чи на два?

## Tikal: names

game-tikal = Тікаль
option-mode = «basic» (базова) або «tactical» (тактична: черговість ходів і плитки розігрують на аукціоні за очки).
hex = { $name }
place-base = базовий табір
place-camp1 = свій перший табір
place-camp2 = свій другий табір
figure-explorer = дослідник
figure-leader = керівник
treasure-mask = маска
treasure-vessel = посудина
treasure-jaguar = ягуар
treasure-serpent = змія
treasure-bird = птах
treasure-sun = сонце
treasure-shell = мушля
treasure-knife = ніж
terrain-base_camp = базовий табір
terrain-clearing = галявина
terrain-temple = храм { $level }
terrain-ruins =
    { $count ->
        [0] руїни без скарбів
        [one] руїни з { $count } скарбом
        [few] руїни з { $count } скарбами
        [many] руїни з { $count } скарбами
       *[other] руїни з { $count } скарбу
    }
terrain-volcano = вулкан
tikal-tile = { $id }, { $terrain }

## Tikal: amounts and changes

amount-action_points =
    { $count ->
        [one] { $count } очко дій
        [few] { $count } очки дій
        [many] { $count } очок дій
       *[other] { $count } очка дій
    }
amount-would_score =
    { $count ->
        [one] { $count } очко, якби підрахунок був зараз
        [few] { $count } очки, якби підрахунок був зараз
        [many] { $count } очок, якби підрахунок був зараз
       *[other] { $count } очка, якби підрахунок був зараз
    }
amount-treasure =
    { $count ->
        [one] { $count } скарб: { $treasure }
        [few] { $count } скарби: { $treasure }
        [many] { $count } скарбів: { $treasure }
       *[other] { $count } скарбу: { $treasure }
    }

## Tikal: moves

move-tile = Відкрито: { $tile }
move-treasure = Знайдено: { $treasure }
move-place-tile =
    { $rotation ->
        [0] Викласти плитку на { $hex }
        [1] Викласти плитку на { $hex }, повернувши її на 60°
        [2] Викласти плитку на { $hex }, повернувши її на 120°
        [3] Викласти плитку на { $hex }, повернувши її на 180°
        [4] Викласти плитку на { $hex }, повернувши її на 240°
       *[other] Викласти плитку на { $hex }, повернувши її на 300°
    }
move-leave = Плитка нікуди не пасує й вибуває з гри
move-choose = Вибрати плитку { $tile }
move-enter = Виставити: { $figure }, { $place }
move-move = Перемістити: { $figure } з { $start } на { $end }
move-transfer = З табору в табір: { $figure }, { $start } — { $end }
move-uncover = Розкопати ярус храму на { $hex }
move-recover = Добути скарб на { $hex }
move-camp = Розбити табір на { $hex }
move-guard = Поставити вартового храму на { $hex }: { $figure }
move-exchange = Обмін із гравцем { $seat }: вам { $wanted }, взамін { $given }
move-bid =
    { $points ->
        [one] Поставити { $points } очко
        [few] Поставити { $points } очки
        [many] Поставити { $points } очок
       *[other] Поставити { $points } очка
    }
move-pass = Пас

## Tikal: what is being decided

ask-tile = Відкривається плитка джунглів.
ask-treasure = Гравець { $seat } добуває скарб.
ask-place = Куди викласти плитку { $tile }?
ask-spend =
    { $count ->
        [one] У вас лишилося { $count } очко дій.
        [few] У вас лишилося { $count } очки дій.
        [many] У вас лишилося { $count } очок дій.
       *[other] У вас лишилося { $count } очка дій.
    }
ask-spend-scoring =
    { $count ->
        [one] Раунд підрахунку. У вас лишилося { $count } очко дій, потім підрахунок.
        [few] Раунд підрахунку. У вас лишилося { $count } очки дій, потім підрахунок.
        [many] Раунд підрахунку. У вас лишилося { $count } очок дій, потім підрахунок.
       *[other] Раунд підрахунку. У вас лишилося { $count } очка дій, потім підрахунок.
    }
ask-bid =
    { $count ->
        [one] Аукціон. Поставте більше ніж { $count } очко або спасуйте.
        [few] Аукціон. Поставте більше ніж { $count } очки або спасуйте.
        [many] Аукціон. Поставте більше ніж { $count } очок або спасуйте.
       *[other] Аукціон. Поставте більше ніж { $count } очка або спасуйте.
    }
ask-bid-first = Аукціон. Зробіть ставку за наступний хід або спасуйте.
ask-choose = Яку плитку взяти?

## Errors

error-unknown-move = У грі { $game } немає ходу «{ $token }». Схожі: { $like }
error-unknown-move-legal = У грі { $game } немає ходу «{ $token }». Зараз дозволені: { $legal }
error-unknown-move-id = У грі { $game } немає ходу з номером { $id }: номери йдуть від 0 до { $last }.
error-illegal-move = Хід «{ $token }» зараз не дозволено. Дозволені: { $legal }
error-game-over = Хід «{ $token }» неможливий: партію закінчено.
error-players = У гру { $game } не можна грати такою кількістю гравців: { $players }. Можливо: { $known }.
error-option = У грі { $game } немає параметра «{ $option }». Параметри: { $known }.
error-option-value = Параметр { $option } не може мати значення «{ $value }». Можливі: { $known }.
error-environment = Середовища «{ $id }» немає. Відомі: { $known }.
error-number = { $name } не може бути { $value }: потрібне ціле число від { $low } до { $high }.
error-seed = Хибне зерно «{ $seed }»: потрібне ціле число, не менше за 0.
error-seeds = Хибне зерно «{ $seed }»: потрібне ціле число, не менше за 0, або список таких чисел, по одному на партію (усього { $number }).
error-actions = Дії мають форму { $shape } і тип { $dtype }, а потрібні цілі числа, по одному на партію (усього { $number }).
error-action = Дія { $action } неможлива в партії { $number }. Можливі: { $legal }.
error-action-kind = «{ $action }» не є дією: потрібне ціле число від 0 до { $last }.
error-ended = Партію закінчено: перед наступним кроком викличте reset().
error-reset-options = reset() не приймає параметрів: «{ $option }» вказують під час створення середовища.
error-not-begun = Партію ще не почато: спершу викличте reset().
error-render-mode = Режиму показу «{ $mode }» немає. Відомі: { $known }.
error-opponents = Суперників не можна задати як { $given }: дайте одного бота на всіх або список завдовжки { $number }, по одному на кожне інше місце.
error-extra = Для цього потрібен пакунок { $package }. Встановіть його: pip install "sacbe[{ $extra }]"
error-seat = Місця { $seat } немає. Місця: { $known }.
error-names = Імен дано { $names }, а гравців { $players }: дайте по одному імені кожному.
error-tag = Мітка не може називатися «{ $tag }»: лише латинські літери, цифри, «-» і «_».
error-game = Гри «{ $game }» немає. Ігри: { $known }.
error-position-dict = Позиція має бути об’єктом JSON, яким його дає dump().
error-position-game = Це не позиція гри { $game }: у ній указано гру «{ $found }».
error-position-rules = Цю позицію створено за правилами версії { $found }; ця програма знає версію { $version }.
error-position-extra = У позиції немає поля «{ $name }».
error-position-list =
    { $size ->
        [one] Поле { $name } має бути списком із { $size } елемента.
        [few] Поле { $name } має бути списком із { $size } елементів.
        [many] Поле { $name } має бути списком із { $size } елементів.
       *[other] Поле { $name } має бути списком із { $size } елемента.
    }
error-position-number = Поле { $name } має значення { $value }, а потрібне ціле число від { $low } до { $high }.
error-position-agenda = Елемента «{ $entry }» у списку agenda ця гра не знає, або йому там не місце.
error-position-rule = Такої позиції не може бути: { $what } порушує правило { $rule }.
error-position-stuck = Такої позиції не може бути: ніхто не зміг би ходити.
error-view-missing = У цьому поданні позиції немає поля { $name }.
error-view-entry = Поле { $name } подання позиції не може мати значення «{ $value }».
error-table-entry = Запису { $name } немає. Відомі: { $known }.
error-rules-version = «{ $version }» — це не версія правил. Нинішня: { $known }.
error-record-first-line = Рядок { $line }: запис починається з «{ $expected }», а не з «{ $found }».
error-record-header = Рядок { $line }: «{ $found }» не є полем заголовка або повторюється.
error-record-missing = Рядок { $line }: у заголовку бракує поля «{ $name }».
error-record-number = Рядок { $line }: поле { $name } має значення «{ $found }», а потрібне ціле число, не більше за { $most }.
error-record-game = Рядок { $line }: гри «{ $game }» немає. Ігри: { $known }.
error-record-rules = Рядок { $line }: цей запис створено за правилами версії «{ $found }»; ця програма знає версію { $version }.
error-record-earlier-rules = Рядок { $line }: цей запис створено за правилами версії { $found }, а за версією { $version } партія йде інакше. { $why }
error-record-options = Рядок { $line }: так почати партію не можна. { $why }
error-record-line = Рядок { $line }: «{ $found }» не є записом ходу. Хід записують так: «17 (2) place tikal, end turn = 0123456789ab».
error-record-turn = Рядок { $line }: тут мав бути хід { $turn }.
error-record-seat = Рядок { $line }: «{ $token }» позначено як хід когось іншого.
error-record-move =
    { $line ->
        [0] Запис не відтворюється. { $why }
       *[other] Рядок { $line }: запис не відтворюється. { $why }
    }
error-record-digest =
    { $line ->
        [0] Позиція не збігається із записаною: мало бути { $expected }, а є { $found }.
       *[other] Рядок { $line }: позиція не збігається із записаною: мало бути { $expected }, а є { $found }.
    }
error-record-position = Ходи запису не ведуть до його позиції.
error-record-result = Рядок { $line }: результат — { $expected }, а не { $found }.
error-record-no-result = Рядок { $line }: партію закінчено, але результату не вказано.
error-record-after-end = Рядок { $line }: після результату нічого бути не може.
error-record-short = Рядок { $line }: за заголовком ходів має бути { $promised }, а є { $found }. Можливо, файл обірвано.
error-record-large =
    { $size ->
        [one] Запис не може бути більшим за { $size } байт.
        [few] Запис не може бути більшим за { $size } байти.
        [many] Запис не може бути більшим за { $size } байтів.
       *[other] Запис не може бути більшим за { $size } байта.
    }
error-record-utf8 = Рядок { $line }: байт { $byte } не є текстом UTF-8.
error-worker-task = Процеси сервера не знають завдання «{ $task }». Завдання: { $known }.
error-worker-field = У завданні «{ $task }» немає поля «{ $field }», або його заповнено неправильно.
error-worker-broke = Тут на сервері стався збій ({ $what }). Подробиці — у журналі сервера.

## Command line
# `sacbe` itself and its commands simulate, verify and perft. Words in capitals (GAME, FILE, N) and
# after -- are typed on the command line.

cli-main-help = Sacbe: настільні ігри про мая — грати, розбирати, досліджувати.
cli-main-help-epilog = «sacbe КОМАНДА --help» розповість більше про команду.
cli-main-help-usage = Використання:
cli-main-help-arguments = Аргументи
cli-main-help-options = Параметри
cli-main-help-commands = Команди
cli-main-help-required = обов’язково
cli-main-help-default = типово:
cli-main-metavar-options = ПАРАМЕТРИ
cli-main-metavar-command = КОМАНДА …
cli-main-metavar-game = ГРА
cli-main-metavar-file = ФАЙЛ
cli-main-metavar-lang = МОВА
cli-main-argument-game = Назва гри: tzolkin, tikal.
cli-main-option-help = Показати цю сторінку.
cli-main-option-version = Показати версію та збірку.
cli-main-option-lang = Мова: en, uk, pt, ru або pl. Якщо не вказано, вирішує SACBE_LANG або система.
cli-main-option-only = { $text } Лише: { $games }.
cli-main-option-json = Вивести один об’єкт JSON для програм і більше нічого.
cli-main-version = sacbe { $version }, { $build }
build-compiled = скомпільована
build-plain = чистий Python
cli-main-get-compiled = Скомпільована збірка грає ті самі партії в багато разів швидше. У теці проєкту, з установленим компілятором C: { $command }
cli-main-stopped = Зупинено.
cli-main-no-command = Команди «{ $command }» немає. Команди: { $known }.
cli-main-no-option = Параметра { $option } тут немає. Увесь перелік: «{ $help }».
cli-main-no-option-close = Параметра { $option } тут немає. Може, { $close }? Увесь перелік: «{ $help }».
cli-main-missing = Бракує: { $name }. Що тут має бути, підкаже «{ $help }».
cli-main-not-whole = { $name }: потрібне ціле число.
cli-main-bad-value = { $name }: таке значення неможливе. Які можливі, підкаже «{ $help }».
cli-main-option-needs-value = Параметр { $option } потребує значення. Якого, підкаже «{ $help }».
cli-main-option-no-value = Параметр { $option } не приймає значення. Як його писати, підкаже «{ $help }».
cli-main-usage = У командному рядку є щось зайве. Як його писати, підкаже «{ $help }».
cli-main-range = { $option } не може дорівнювати { $value }. Можливі цілі числа від { $least } до { $most }.
cli-main-no-file = Файлу «{ $file }» немає.
cli-main-folder = «{ $file }» — тека, а не файл.
cli-main-permission = «{ $file }» не відкрити: немає прав доступу.
cli-main-system =
    { $file ->
        [none] Система повідомляє: { $why }.
       *[other] «{ $file }»: система повідомляє: { $why }.
    }
cli-main-in-file = «{ $file }»: { $why }

cli-simulate-help = Зіграти багато випадкових партій і показати швидкість та статистику.
cli-simulate-option-players = Скільки гравців; якщо не вказано — найбільша можлива кількість.
cli-simulate-option-games = Скільки партій.
cli-simulate-option-seed = Зерно випадковості: те саме зерно дає ті самі партії. Якщо не вказано, вибирається навмання.
cli-simulate-progress = Граємо
arena-stopped =
    { $games ->
        [one] Зупинено завчасно: це { $games } партія з { $wanted }.
        [few] Зупинено завчасно: це { $games } партії з { $wanted }.
        [many] Зупинено завчасно: це { $games } партій з { $wanted }.
       *[other] Зупинено завчасно: це { $games } партії з { $wanted }.
    }
cli-simulate-title =
    { $players ->
        [one] { $game } — випадкові партії, { $players } гравець
        [few] { $game } — випадкові партії, { $players } гравці
        [many] { $game } — випадкові партії, { $players } гравців
       *[other] { $game } — випадкові партії, { $players } гравця
    }
cli-simulate-row-games = Партії
cli-simulate-row-seed = Зерно
cli-simulate-row-first = Місце першого гравця
cli-simulate-row-mode = Режим
cli-simulate-row-decisions = Рішення гравців
cli-simulate-row-mean-legal = Дозволених ходів на рішення, у середньому
cli-simulate-row-seconds = Секунди
cli-simulate-row-games-per-second = Партій за секунду
cli-simulate-row-decisions-per-second = Рішень за секунду
cli-simulate-row-build = Збірка
cli-simulate-spread-title = Тривалість і очки
cli-simulate-spread-mean = Середнє
cli-simulate-spread-sd = Ст. відх.
cli-simulate-spread-min = Мін.
cli-simulate-spread-q1 = 25%
cli-simulate-spread-median = Медіана
cli-simulate-spread-q3 = 75%
cli-simulate-spread-max = Макс.
cli-simulate-per-game-decisions = Рішень за партію
cli-simulate-per-game-turns = Ходів за партію
cli-simulate-per-game-points = Очок на гравця
cli-simulate-histogram-title = Очки, частка результатів усіх гравців
cli-simulate-bin = від { $low }, менше { $high }
cli-simulate-seats-title = Перемоги за місцями за столом
cli-simulate-seats-victories = Перемоги
cli-simulate-seats-share = Частка
cli-simulate-seats-interval = Дов. інтервал 95%
cli-simulate-seats-points = Середні очки
arena-seat = Місце { $seat }
cli-simulate-shares-note = Спільна перемога двох дає кожному половину, трьох — третину й так далі. Довірчі інтервали — за Вілсоном.

cli-verify-help = Перевірити записані партії хід за ходом.
cli-verify-files = Файли із записаними партіями.
cli-verify-good = правильно
cli-verify-bad = хибно
cli-verify-finished =
    { $turns ->
        [one] { $game }, { $turns } хід; закінчено: { $result }; перемога: { $winners }
        [few] { $game }, { $turns } ходи; закінчено: { $result }; перемога: { $winners }
        [many] { $game }, { $turns } ходів; закінчено: { $result }; перемога: { $winners }
       *[other] { $game }, { $turns } ходу; закінчено: { $result }; перемога: { $winners }
    }
cli-verify-unfinished =
    { $turns ->
        [one] { $game }, { $turns } хід; не закінчено: { $result }
        [few] { $game }, { $turns } ходи; не закінчено: { $result }
        [many] { $game }, { $turns } ходів; не закінчено: { $result }
       *[other] { $game }, { $turns } ходу; не закінчено: { $result }
    }
cli-verify-players =
    { $players ->
        [one] { $game }, { $players } гравець
        [few] { $game }, { $players } гравці
        [many] { $game }, { $players } гравців
       *[other] { $game }, { $players } гравця
    }
cli-verify-score = { $name } { $points }
cli-verify-total = правильних { $good }, хибних { $bad }

cli-perft-help = Порахувати послідовності ходів до певної глибини, щоб порівняти два рушії чи дві збірки.
cli-perft-option-players = Скільки гравців; якщо не вказано — найменша можлива кількість.
cli-perft-option-depth = На скільки ходів углиб рахувати, разом із випадковими.
cli-perft-option-from = Рахувати не від початку, а від кінця цієї записаної партії.
cli-perft-option-turn = Разом із --from: рахувати від початку ходу з цим номером.
cli-perft-option-divide = Показати також кількість після кожного першого ходу.
cli-perft-turn-alone = --turn потребує --from: це хід записаної партії.
cli-perft-other-game = У записі гра { $found }, а не { $game }.
cli-perft-other-players =
    { $found ->
        [one] У --players указано { $players }, а в записі { $found } гравець.
        [few] У --players указано { $players }, а в записі { $found } гравці.
        [many] У --players указано { $players }, а в записі { $found } гравців.
       *[other] У --players указано { $players }, а в записі { $found } гравця.
    }
cli-perft-progress = Глибина { $depth }
cli-perft-title =
    { $players ->
        [one] { $game }, { $players } гравець, хід { $turn } ({ $build })
        [few] { $game }, { $players } гравці, хід { $turn } ({ $build })
        [many] { $game }, { $players } гравців, хід { $turn } ({ $build })
       *[other] { $game }, { $players } гравця, хід { $turn } ({ $build })
    }
cli-perft-divide-title = Глибина { $depth }, за першим ходом
cli-perft-column-move = Хід
cli-perft-column-depth = Глибина
cli-perft-column-count = Послідовності
cli-perft-column-seconds = Секунди
cli-perft-column-rate = За секунду
cli-perft-stopped =
    { $depth ->
        [0] Зупинено, перш ніж пораховано першу глибину.
       *[other] Зупинено завчасно: остання порахована глибина — { $depth }.
    }

## `sacbe play`; Tzolk'in: log, menu and result

error-option-language = Мови «{ $language }» тут немає. Мови: { $known }.

cli-play-help = Зіграти партію в терміналі: з друзями за одним екраном і з ботами.
cli-play-argument-game = Назва гри: tzolkin, tikal. З --resume не потрібна.
cli-play-option-seats = Хто де сидить, від 2 до 4 слів: me (я); боти від level:1 (легкий) до level:5 (найсильніший); random, greedy, search:200, search:1s. Наприклад, me,level:2,level:4.
cli-play-option-code = Файл із вашим власним ботом; ім’я бота — назва файлу без «.py». Можна вказати кілька разів.
cli-play-option-code-seconds = Скільки секунд ваш бот може думати над одним рішенням; якщо не вказано, 2.
cli-play-option-code-memory = Скільки МіБ пам’яті може мати ваш бот; якщо не вказано, 1024.
cli-play-option-names = Імена гравців через кому; порожнє — назва кольору.
cli-play-option-seed = Ціле число, яке визначає всі випадковості й ходи ботів, щоб зіграти таку саму партію знову.
cli-play-option-plain = Лише речення, для програм читання з екрана: без поля й символів.
cli-play-option-save = Куди зберігати партію після кожного ходу.
cli-play-option-resume = Продовжити збережену партію.
cli-play-metavar-seats = МІСЦЯ
cli-play-metavar-names = ІМЕНА

cli-play-error-seat = Нікого на ім’я «{ $seat }» тут немає. Можливі: { $known }, а також ваші боти через --code ФАЙЛ.
cli-play-error-seats =
    { $count ->
        [one] Указано { $count } місце. У грі { $game } місць буває { $known }; пишіть так: «{ $example }».
        [few] Указано { $count } місця. У грі { $game } місць буває { $known }; пишіть так: «{ $example }».
        [many] Указано { $count } місць. У грі { $game } місць буває { $known }; пишіть так: «{ $example }».
       *[other] Указано { $count } місця. У грі { $game } місць буває { $known }; пишіть так: «{ $example }».
    }
cli-play-error-names =
    { $count ->
        [one] Дано { $count } ім’я, а гравців { $players }: дайте кожному одне, через кому.
        [few] Дано { $count } імені, а гравців { $players }: дайте кожному одне, через кому.
        [many] Дано { $count } імен, а гравців { $players }: дайте кожному одне, через кому.
       *[other] Дано { $count } імені, а гравців { $players }: дайте кожному одне, через кому.
    }
cli-play-error-name-long = Ім’я «{ $name }» задовге: щонайбільше { $most } знаків.
cli-play-error-name-letters = В імені «{ $name }» є літери, які не можна показати.
cli-play-error-name-twice = Двох гравців звати «{ $name }»: кожному потрібне своє ім’я.
cli-play-error-game = У що граємо? Ігри: { $known }.
cli-play-error-other-game = У збереженій партії гра { $found }, а не { $game }.
cli-play-error-with-resume = { $option } — лише для нової партії: у збереженій це вже задано.
cli-play-error-no-seats = У збереженій партії не сказано, хто грає. Додайте --seats, наприклад «{ $example }».
cli-play-error-exists = Файл «{ $file }» уже є, його не змінено. Продовжте партію через --resume або виберіть інший файл.

cli-play-saved-at = Партія зберігається у файлі { $file }
cli-play-resume-with = Щоб продовжити: { $command }
cli-play-saved = Збережено у файлі { $file }
cli-play-not-saved = Партію не вдається зберегти, граємо без збереження: { $why }
cli-play-lost = Партію не збережено.
cli-play-contains-all = У збереженій партії є все, навіть приховані плитки: не підглядайте.
cli-play-welcome = { $game } — { $players }
cli-play-thinking = { $who } думає…
cli-play-forfeit = { $who } вибуває: { $why }
cli-play-stand-in = { $who }: далі грає { $bot }.
cli-play-commands-hint = Потрібна довідка — будь-коли введіть ?

cli-play-your-turn = { $who }: { $prompt }
ask-turn-place-mercy = Вашої кукурудзи не вистачає на жодну комірку. Боги милостиві: розмістіть одного робітника все одно.
board-status = { $who }: { $goods }; доступні робітники: { $hand }; очки: { $points }
cli-play-since = Що сталося
cli-play-choice-prompt =
    { $count ->
        [1] 1 · u скасувати · b поле · t плитки · l журнал · s зберегти · q вийти · ? довідка
       *[other] 1–{ $count } · u скасувати · b поле · t плитки · l журнал · s зберегти · q вийти · ? довідка
    }
cli-play-list-prompt =
    { $count ->
        [1] 1 · u назад · b поле · t плитки · q вийти · ? довідка
       *[other] 1–{ $count } · u назад · b поле · t плитки · q вийти · ? довідка
    }
cli-play-number-prompt = { $numbers } або { $words } · b поле · t плитки · l журнал · s зберегти · q вийти · ? довідка
cli-play-span = { $least }–{ $most }
story-with-effect = { $title } ({ $effect })
cli-play-forced = Варіант лише один: { $title }
cli-play-undone = Скасовано: { $title }
cli-play-no-undo = Скасовувати нічого: повернутися можна до початку свого ходу, але не далі чужих ходів і того, що вже випало.
cli-play-bad-input =
    { $count ->
        [1] Варіанта «{ $input }» тут немає. Введіть 1 або ? для довідки.
       *[other] Варіанта «{ $input }» тут немає. Введіть число від 1 до { $count } або ? для довідки.
    }
cli-play-bad-number = «{ $input }» тут неможливо. Введіть { $numbers } або { $words } чи ? для довідки.
cli-play-not-now = «{ $input }» зараз неможливо. Виберіть щось із переліку.
cli-play-pass-screen = Таємний вибір: { $who }. Передайте екран і натисніть Enter.
cli-play-secret-done = Дякуємо, { $who }. Цей вибір лишиться таємним, доки не виберуть усі.
cli-play-bye = До наступного разу.
cli-play-no-log = Ще нічого не сталося.
cli-play-no-tile = Плитки «{ $tile }» тут немає.

cli-play-help-title = Довідка
cli-play-help-number = Введіть номер варіанта. Хід можна записати й словами, наприклад «{ $token }».
cli-play-help-u = u, undo: скасувати останній вибір, аж до початку свого ходу
cli-play-help-b = b, board: усе поле
cli-play-help-p = p, players: усе, що мають гравці
cli-play-help-t = t, tiles: усі плитки словами; t { $tile }: одна з них
cli-play-help-l = l, log: що сталося останнім часом; l 50: останні 50 ходів
cli-play-help-s = s, save: зберегти зараз; s ФАЙЛ: зберегти деінде
cli-play-help-q = q, quit: вийти; партію збережено
cli-play-help-r = Enter: показати варіанти знову
cli-play-help-end = Вибір, після якого ваш хід завершується, черга переходить до інших чи щось випадає за жеребом, скасувати не можна.

result-over = Партію закінчено
result-winner = Перемога: { $who }. Вітаємо!
result-winners = Спільна перемога: { $who }. Вітаємо!
cli-play-tie-break = Очок порівну, вирішальне: { $how }.
result-player = Гравець
result-game = Під час гри
result-corn = Кукурудза й ресурси
result-skulls = Черепи
result-monuments = Монументи
result-total = Очки
result-workers = Робітники на шестірнях
story-last-points = { $who }: { $during } під час гри, { $corn } за кукурудзу й ресурси, { $skulls } за черепи, { $monuments } за монументи; разом очок: { $total }

story-sequence = { $first }; { $rest }
story-turn = { $who }: { $what }
story-space = { $gear } { $space }
story-beg = вимолює кукурудзу ({ $changes })
story-place =
    { $count ->
        [1] розміщує робітника: { $places } ({ $cost })
        [one] розміщує { $count } робітника: { $places } ({ $cost })
        [few] розміщує { $count } робітників: { $places } ({ $cost })
        [many] розміщує { $count } робітників: { $places } ({ $cost })
       *[other] розміщує { $count } робітника: { $places } ({ $cost })
    }
story-retrieve = повертає робітника ({ $gear } { $space }): { $what }
story-action = дія «{ $gear } { $space }»
story-build = спорудження — { $tile }
story-nothing = без дії
story-corn =
    { $count ->
        [one] бере з календаря { $count } кукурудзу
        [few] бере з календаря { $count } кукурудзи
        [many] бере з календаря { $count } кукурудзи
       *[other] бере з календаря { $count } кукурудзи
    }
story-keep = вибирає дві плитки достатку
story-one-day = прокручує календар на один день
story-two-days = прокручує календар на два дні
story-drawn-monuments = Монументи на полі: { $tiles }.
story-drawn-row = Нове в ряду будівель: { $tiles }.
story-drawn-neutral = Нейтральні робітники (плитки достатку { $tiles }): { $places }.
story-beyond = { $gear } за останньою коміркою
story-first = Перший гравець: { $who }.
story-reveal = { $who } залишає собі плитки достатку { $tiles } ({ $changes })
story-food-goods = День їжі { $number }: робітники їдять, а храми дарують товари.
story-food-points = День їжі { $number }: робітники їдять, а храми дарують очки.
story-farms-feed = ферми годують усіх робітників
story-farms-feed-some =
    { $count ->
        [one] ферми годують { $count } робітника
        [few] ферми годують { $count } робітників
        [many] ферми годують { $count } робітників
       *[other] ферми годують { $count } робітника
    }
story-fed =
    { $count ->
        [0] нікого не годує
        [one] годує { $count } робітника (кукурудзи: { $corn })
        [few] годує { $count } робітників (кукурудзи: { $corn })
        [many] годує { $count } робітників (кукурудзи: { $corn })
       *[other] годує { $count } робітника (кукурудзи: { $corn })
    }
story-hungry =
    { $count ->
        [one] { $count } робітник голодує (втрачено очок: { $points })
        [few] { $count } робітники голодують (втрачено очок: { $points })
        [many] { $count } робітників голодують (втрачено очок: { $points })
       *[other] { $count } робітника голодує (втрачено очок: { $points })
    }
story-reward = від храмів ({ $what })
story-age = Перша епоха скінчилася: у ряду замість старих будівель — будівлі 2-ї епохи.
story-fell = { $who }: робітник без дії покидає шестірню { $gear }
story-day = Календар прокручується. День { $day }.
story-day-after-two = Календар прокручується на два дні. День { $day }.

story-free = безплатно
story-by-mercy = з ласки богів
menu-mercy =
    { $count ->
        [0] милість богів: кукурудзи у вас немає, тож ви не платите; більше нікого розмістити не можна
       *[other] милість богів: ви віддаєте всю свою кукурудзу; більше нікого розмістити не можна
    }
menu-place = Розмістити робітника: { $gear }, комірка { $space }
menu-tomorrow = за день у комірці { $space }: { $action }
menu-falls = наступного дня він знову покине шестірню
menu-any-action = будь-яка дія без доплати кукурудзою ({ $gear })
menu-fish = риболовля: { $corn }
menu-harvest = зібрати { $what }
menu-harvest-either = зібрати { $corn } чи { $wood }
menu-harvest-burn = зібрати { $wood } або спалити ліс ({ $corn }) і розгнівати бога
menu-harvest-none = нічого: плиток для збору не лишилося
menu-no-skull = нічого: черепів не лишилося
menu-no-worker = нічого: усі ваші робітники вже в грі
menu-altar = череп: { $what }
menu-altar-taken = нічого: череп там уже лежить
menu-resource = 1 ресурс на вибір
menu-start-first = ви станете першим гравцем, а якщо ви вже перший, передасте маркер гравцеві ліворуч
menu-start-corn =
    { $count ->
        [one] { $count } кукурудза з календаря наприкінці вашого ходу
        [few] { $count } кукурудзи з календаря наприкінці вашого ходу
        [many] { $count } кукурудзи з календаря наприкінці вашого ходу
       *[other] { $count } кукурудзи з календаря наприкінці вашого ходу
    }
menu-start-two-days = зможете прокрутити календар на два дні
menu-action =
    { $count ->
        [0] дія { $space }: { $action }
        [one] дія { $space }, за { $count } кукурудзу: { $action }
        [few] дія { $space }, за { $count } кукурудзи: { $action }
        [many] дія { $space }, за { $count } кукурудзи: { $action }
       *[other] дія { $space }, за { $count } кукурудзи: { $action }
    }
menu-no-action = жодної дії виконати не можна: робітник просто повернеться
act-step-back =
    { $count ->
        [one] враховано { $count } кукурудзу за крок назад
        [few] враховано { $count } кукурудзи за кроки назад
        [many] враховано { $count } кукурудзи за кроки назад
       *[other] враховано { $count } кукурудзи за кроки назад
    }
menu-returns = робітник просто повертається
menu-decline = Відмовитися
menu-anger-next = потім ви спуститеся на сходинку в храмі на вибір
menu-price =
    { $count ->
        [one] ціна: { $count } ресурс на вибір
        [few] ціна: { $count } ресурси на вибір
        [many] ціна: { $count } ресурсів на вибір
       *[other] ціна: { $count } ресурсу на вибір
    }
menu-level = рівень { $level }: { $what }
menu-bonus = бонус: { $what }
menu-step = { $temple }, сходинка { $step }: { $points } наприкінці епохи
menu-step-good = { $temple }, сходинка { $step }: { $points } наприкінці епохи; ще й { $good } у перший і третій День їжі
menu-monument-now =
    { $count ->
        [one] зараз він дав би { $count } очко
        [few] зараз він дав би { $count } очки
        [many] зараз він дав би { $count } очок
       *[other] зараз він дав би { $count } очка
    }
menu-day = настане день { $day }
menu-jump-food = наступний раунд — День їжі
menu-end-corn =
    { $count ->
        [one] ви берете з календаря { $count } кукурудзу
        [few] ви берете з календаря { $count } кукурудзи
        [many] ви берете з календаря { $count } кукурудзи
       *[other] ви берете з календаря { $count } кукурудзи
    }
menu-end-food =
    { $count ->
        [one] сьогодні День їжі: наприкінці раунду вашим робітникам треба { $count } кукурудзу
        [few] сьогодні День їжі: наприкінці раунду вашим робітникам треба { $count } кукурудзи
        [many] сьогодні День їжі: наприкінці раунду вашим робітникам треба { $count } кукурудзи
       *[other] сьогодні День їжі: наприкінці раунду вашим робітникам треба { $count } кукурудзи
    }
menu-level-agriculture-1 = на 1 кукурудзу більше за кожен збір кукурудзи в Паленке 2–5
menu-level-agriculture-2 = збір кукурудзи без відкритої плитки; на 1 кукурудзу більше за риболовлю
menu-level-agriculture-3 = ще на 2 кукурудзи більше за кожен збір кукурудзи в Паленке 2–5
menu-level-agriculture-4 = 1 сходинка в будь-якому храмі
menu-level-extraction-1 = на 1 деревину більше в Яшчилані та за кожну плитку деревини
menu-level-extraction-2 = на 1 камінь більше в Яшчилані
menu-level-extraction-3 = на 1 золото більше в Яшчилані
menu-level-extraction-4 = 2 ресурси на вибір
menu-level-architecture-1 = 1 кукурудза за кожну будівлю
menu-level-architecture-2 = 2 очки за кожну будівлю
menu-level-architecture-3 = кожна будівля на 1 ресурс дешевша
menu-level-architecture-4 = 3 очки
menu-level-theology-1 = у Чичен-Іці дія наступної комірки без доплати
menu-level-theology-2 = після дії Чичен-Іци: 1 сходинка в храмі за 1 ресурс
menu-level-theology-3 = на 1 череп більше в Яшчилані 4
menu-level-theology-4 = 1 череп

## Tzolk'in: the board
# Cells are narrow. Numbers in brackets are widths in columns; longer words are broken.

board-neutral = нейтральний робітник
board-title = { $game } · день { $day } з 27 · епоха { $age } · { $food }
board-food-goods =
    { $count ->
        [0] сьогодні День їжі: товари
        [one] до Дня їжі { $count } день: товари
        [few] до Дня їжі { $count } дні: товари
        [many] до Дня їжі { $count } днів: товари
       *[other] до Дня їжі { $count } дня: товари
    }
board-food-points =
    { $count ->
        [0] сьогодні День їжі: очки
        [one] до Дня їжі { $count } день: очки
        [few] до Дня їжі { $count } дні: очки
        [many] до Дня їжі { $count } днів: очки
       *[other] до Дня їжі { $count } дня: очки
    }
board-food-none = кінець
# (13)
board-days = Дні
# (13)
board-food-days = Дні їжі
# (15)
board-label-goods = товари
# (15)
board-label-points = очки
# (15)
board-fed = минув
board-first = Перший гравець: { $who }
board-start-free = комірка першого гравця: вільна
board-start = комірка першого гравця: { $who }
board-calendar-corn = кукурудза на календарі: { $count }
board-skulls = лишилося черепів: { $count }
board-gears = Шестірні
board-legend = [3] тут стане наступний робітник · ✚ нейтральний робітник · ✗ череп уже покладено
# Actions of the gears: two lines at most, (12) each
board-space-palenque-1 = 3 кукурудзи
board-space-palenque-2 = 4 кукурудзи
board-space-palenque-3 =
    5 кукурудзи
    / 2 деревини
board-space-palenque-4 =
    7 кукурудзи
    / 3 деревини
board-space-palenque-5 =
    9 кукурудзи
    / 4 деревини
board-space-yaxchilan-1 = 1 деревина
board-space-yaxchilan-2 =
    1 камінь
    1 кукурудза
board-space-yaxchilan-3 =
    1 золото
    2 кукурудзи
board-space-yaxchilan-4 = 1 череп
board-space-yaxchilan-5 =
    зол., камінь
    2 кукурудзи
board-space-tikal-1 =
    1 рівень
    технології
board-space-tikal-2 = 1 будівля
board-space-tikal-3 =
    1 чи 2 рівні
    технологій
board-space-tikal-4 =
    2 будівлі
    чи монумент
board-space-tikal-5 =
    1 ресурс:
    2 храми
board-space-uxmal-1 =
    3 кукурудзи:
    1 храм
board-space-uxmal-2 = ринок
board-space-uxmal-3 = 1 робітник
board-space-uxmal-4 =
    кукурудза:
    1 будівля
board-space-uxmal-5 =
    1 кукурудза:
    будь-яка дія
# (30)
board-corn-tiles = Відкриті плитки кукурудзи
# (30)
board-wood-tiles = Плитки деревини над кукурудзою
# (17)
board-altar-points = очки
# (17)
board-altar-resource = ресурс
# (17)
board-altar-step = сходинка
board-temples = Храми: очки кожної сходинки, товари кожної сходинки до вашої
# (13)
board-leader = найвище +{ $count }
# Goods in short, (6)
board-good-corn = кукур.
board-good-wood = дерев.
board-good-stone = камінь
board-good-gold = золото
board-good-skull = череп
board-technologies = Технології: рівень 0, рівні 1–3, бонус понад них
# Technology levels, (19) per line, markers included
board-level-agriculture-1 = +1 кукурудза
board-level-agriculture-2 = без плитки
board-level-agriculture-3 = +2 кукурудзи
board-level-agriculture-4 = 1 сходинка
board-level-extraction-1 = +1 деревина
board-level-extraction-2 = +1 камінь
board-level-extraction-3 = +1 золото
board-level-extraction-4 = 2 ресурси
board-level-architecture-1 = +1 кукурудза
board-level-architecture-2 = +2 очки
board-level-architecture-3 = −1 ресурс
board-level-architecture-4 = 3 очки
board-level-theology-1 = комірка далі
board-level-theology-2 = купити сходинку
board-level-theology-3 = +1 череп
board-level-theology-4 = 1 череп
board-buildings = Будівлі (у стосі ще { $count })
board-monuments = Монументи
board-tile = { $tile }: { $details }
board-owned = Плитки: { $who }
board-unseen = Ще не відкриті будівлі
board-players = Гравці
# Columns of the players, (6) for points, (7) for the others, (10) for the Food Day
board-points = очки
board-workers-hand = вільні
board-workers-gears = на полі
board-workers-supply = запас
board-meals = кукур. на День їжі
board-wealth = достаток { $tiles }
board-side-light = ще може прокрутити календар на 2 дні
board-side-dark = прокручування на 2 дні використано

## Plain sentences, for screen readers

board-plain-who = { $name } ({ $colour })
story-cost = ціна: { $what }
story-gain = плюс: { $what }
cli-plain-choice = { $number }: { $title }
cli-plain-choice-prompt =
    { $count ->
        [1] Ваш вибір, 1, або help:
       *[other] Ваш вибір, від 1 до { $count }, або help:
    }
cli-plain-list-prompt =
    { $count ->
        [1] Ваш вибір, 1, u — назад, або help:
       *[other] Ваш вибір, від 1 до { $count }, u — назад, або help:
    }
cli-plain-number-prompt = Ваш вибір, { $numbers } або { $words }, чи help:
cli-plain-span = від { $least } до { $most }
board-plain-day = День { $day } з 27, епоха { $age }.
board-plain-space = { $space }: { $who }
board-plain-nobody = нікого
board-plain-gear = { $gear }, робітники в комірках: { $who }
board-plain-gear-free = { $gear }, наступний робітник стане в комірку { $space }.
board-plain-gear-full = { $gear }, вільних комірок немає.
board-plain-altars = Черепи вже лежать тут: { $spaces }
board-plain-jungle = Джунглі Паленке { $space }: відкритих плиток кукурудзи { $corn }, плиток деревини { $wood }
board-plain-step = { $who } — сходинка { $step }, очок: { $points }
board-plain-temple = Храм ({ $temple }): { $who }. Верхня сходинка { $top }; хто найвище, наприкінці цієї епохи отримає ще очок: { $bonus }.
board-plain-level = { $who } — рівень { $level }
board-plain-technology = Технологія ({ $technology }): { $who }
board-plain-workers = Робітники на шестірнях: { $gears }; у запасі: { $supply }
board-plain-worker-start = 1 робітник у комірці першого гравця
board-plain-meals =
    { $count ->
        [one] У наступний День їжі треба нагодувати { $count } робітника, кукурудзи: { $corn }
        [few] У наступний День їжі треба нагодувати { $count } робітників, кукурудзи: { $corn }
        [many] У наступний День їжі треба нагодувати { $count } робітників, кукурудзи: { $corn }
       *[other] У наступний День їжі треба нагодувати { $count } робітника, кукурудзи: { $corn }
    }
result-line = { $title }: { $value }

## `sacbe replay`

cli-replay-help = Переглянути записану партію хід за ходом.
cli-replay-file = Файл із записаною партією.
cli-replay-option-plain = Лише речення, для програм читання з екрана: без поля й символів.
cli-replay-option-from = Номер ходу, з якого почати.
cli-replay-option-seat = Бачити партію так, як гравець на цьому місці, від 0; якщо не вказано, як глядач.
cli-replay-option-boards = Показувати поле після кожного ходу, навіть коли вивід іде в канал (pipe).
cli-replay-title = { $game } — { $players }
cli-replay-turn = Хід { $turn } з { $last }
cli-replay-nothing = Розповісти нічого.
cli-replay-prompt = Enter, n далі · p назад · число: той хід · b поле · q вийти
cli-replay-plain-prompt = Enter — наступний хід, p — попередній, число або q:
cli-replay-bad-input = «{ $input }» тут неможливо. Введіть n, p, номер ходу від 0 до { $last } або q.
cli-replay-at-start = Це початок.
cli-replay-at-end = Це кінець запису.
cli-replay-unfinished = Тут запис закінчується; партію не дограно.
cli-replay-error-turn = Ходу { $turn } немає. Ходи: від 0 до { $last }.

## `sacbe render`

cli-render-help = Намалювати поле записаної партії у форматі SVG або PNG.
cli-render-option-out = Файл малюнка: назва із закінченням .svg або .png, чи -, щоб вивести SVG. Якщо не вказано, називається як запис.
cli-render-option-width = Ширина малюнка в пікселях.
cli-render-option-dark = Малювати в темних кольорах.
cli-render-done =
    { $moves ->
        [0] { $file }: поле перед першим рішенням
        [one] { $file }: поле після { $moves } рішення
        [few] { $file }: поле після { $moves } рішень
        [many] { $file }: поле після { $moves } рішень
       *[other] { $file }: поле після { $moves } рішення
    }
cli-render-error-ending = Малюнок не може називатися «{ $file }». Можливі закінчення: { $known }.

## Tikal: board, menu, log and result
# $figure is explorer or leader, $leader is yes or no, $place is base or camp: they choose words.
# a1 to h5 are hexes; A1 to G4 are tiles.

# On the map: (12) with the number or the shape that follows, see the brackets
# (8)
board-tikal-map-camp = табір
# (12)
board-tikal-map-base_camp = баз. табір
# (12)
board-tikal-map-clearing = галявина
# (7)
board-tikal-map-temple = храм
# (7)
board-tikal-map-ruins = руїни
# (12)
board-tikal-map-volcano = вулкан
# (100)
board-tikal-legend = 2 дорога, її ціна   · : ∴ каміння до джунглів   [▲] вартовий   ▲ більшість   ★ керівник   ◦ скарб

board-tikal-title = { $facts }
board-tikal-mode =
    { $mode ->
        [tactical] тактична гра
       *[basic] базова гра
    }
board-deciding = ходить { $who }
board-tikal-scoring =
    { $kind ->
        [final] останній раунд підрахунку
       *[volcano] раунд підрахунку
    }
board-tikal-points-left =
    { $count ->
        [one] лишилося { $count } очко дій
        [few] лишилося { $count } очки дій
        [many] лишилося { $count } очок дій
       *[other] лишилося { $count } очка дій
    }
board-tikal-no-bid = ставок немає
board-tikal-highest-bid = найвища ставка: { $count }, { $who }
board-tikal-passed = пас: { $who }
board-tikal-step = номер { $number }
board-tikal-times = { $what }×{ $count }
board-tikal-times-plain = { $what }: { $count }
board-tikal-side-n = північ
board-tikal-side-ne = північний схід
board-tikal-side-se = південний схід
board-tikal-side-s = південь
board-tikal-side-sw = південний захід
board-tikal-side-nw = північний захід
board-tikal-stones = { $side }{ $count }
board-tikal-stones-plain = { $side } { $count }
board-tikal-no-stones = без каміння
board-tikal-with-stones = { $what }, каміння { $stones }
board-tikal-none = немає
board-tikal-supply =
    { $leader ->
        [yes] { $count ->
            [0] у запасі: керівник
            [one] у запасі: { $count } дослідник і керівник
            [few] у запасі: { $count } дослідники й керівник
            [many] у запасі: { $count } дослідників і керівник
           *[other] у запасі: { $count } дослідника й керівник
        }
       *[no] { $count ->
            [one] у запасі: { $count } дослідник
            [few] у запасі: { $count } дослідники
            [many] у запасі: { $count } дослідників
           *[other] у запасі: { $count } дослідника
        }
    }
board-tikal-worth =
    { $count ->
        [one] підрахунок зараз дав би { $count } очко: { $temples } за храми, { $treasures } за скарби
        [few] підрахунок зараз дав би { $count } очки: { $temples } за храми, { $treasures } за скарби
        [many] підрахунок зараз дав би { $count } очок: { $temples } за храми, { $treasures } за скарби
       *[other] підрахунок зараз дав би { $count } очка: { $temples } за храми, { $treasures } за скарби
    }
board-tikal-standing = { $who } { $points } + { $would }
board-tikal-standings = Очки + підрахунок зараз: { $each }

# Columns of the players: (6), (16), (9), (6), (6), (8); the last one has the rest
board-tikal-head-points = очки
board-tikal-head-now = підрахунок зараз
board-tikal-head-supply = запас
board-tikal-head-camps = вільні табори
board-tikal-head-guards = вільні варт.
board-tikal-head-totem = тотем
board-tikal-head-treasures = скарби
board-tikal-totem-brief =
    { $state ->
        [down] закрито
        [passed] пас
       *[up] відкрито
    }

# Beside the map, (20) per line
board-tikal-aside-tile = Викласти плитку
board-tikal-aside-line = { $tile } { $stones }
board-tikal-aside-open = Відкриті плитки
board-tikal-aside-auction = Аукціон
board-tikal-aside-letters = Лишилося плиток
board-tikal-aside-steps = Лишилося ярусів
board-tikal-aside-unseen = Невідомі скарби

board-tikal-hex = { $hex }: { $what }
board-tikal-unexplored = Не розвідано: { $hexes }
board-tikal-to-place = Треба викласти: { $tile }
board-tikal-open = Відкриті плитки: { $tiles }
board-tikal-auction = Аукціон: { $what }
board-tikal-totems-up = Відкриті тотеми: { $who }
board-tikal-left-letters = Лишилося плиток: { $what }
board-tikal-left-steps = Лишилося ярусів храмів: { $what }
board-tikal-left-unseen = Ще не знайдені скарби: { $what }
board-tikal-guard =
    { $figure ->
        [leader] вартовий: { $who }, керівник
       *[explorer] вартовий: { $who }, дослідник
    }
board-tikal-held = контролює { $who }
board-tikal-camp = табір: { $who }
board-tikal-group =
    { $leader ->
        [yes] { $count ->
            [0] { $who }: керівник
            [one] { $who }: { $count } дослідник і керівник
            [few] { $who }: { $count } дослідники й керівник
            [many] { $who }: { $count } дослідників і керівник
           *[other] { $who }: { $count } дослідника й керівник
        }
       *[no] { $count ->
            [one] { $who }: { $count } дослідник
            [few] { $who }: { $count } дослідники
            [many] { $who }: { $count } дослідників
           *[other] { $who }: { $count } дослідника
        }
    }
story-tikal-road = { $hex } за { $count }
story-tikal-roads = дороги на { $roads }
board-tikal-no-roads = доріг немає
board-tikal-heap = { $hex } { $count }
board-tikal-heaps = каміння до нерозвіданих { $heaps }
board-tikal-camps-left = лишилося таборів: { $count }
board-tikal-guards-left = лишилося вартових: { $count }
board-tikal-lost =
    { $leader ->
        [yes] { $count ->
            [0] поза грою: керівник
            [one] поза грою: { $count } дослідник і керівник
            [few] поза грою: { $count } дослідники й керівник
            [many] поза грою: { $count } дослідників і керівник
           *[other] поза грою: { $count } дослідника й керівник
        }
       *[no] { $count ->
            [one] поза грою: { $count } дослідник
            [few] поза грою: { $count } дослідники
            [many] поза грою: { $count } дослідників
           *[other] поза грою: { $count } дослідника
        }
    }
board-tikal-owned = скарби: { $what }
board-tikal-totem =
    { $state ->
        [down] тотем закрито
        [passed] тотем відкрито, пас
       *[up] тотем відкрито
    }
board-tikal-tile-at-hand = Викласти плитку
board-tikal-tiles-open = Відкриті плитки
board-tikal-tiles-to-come = Ще в стосі: { $count }
board-tikal-tiles-placed = Плитки на полі
board-tikal-tile-on = { $tile }; на { $hex }

menu-tikal-cost =
    { $count ->
        [one] { $count } очко дій, лишиться { $left }
        [few] { $count } очки дій, лишиться { $left }
        [many] { $count } очок дій, лишиться { $left }
       *[other] { $count } очка дій, лишиться { $left }
    }
menu-tikal-more =
    { $count ->
        [one] підрахунок зараз: на { $count } очко більше
        [few] підрахунок зараз: на { $count } очки більше
        [many] підрахунок зараз: на { $count } очок більше
       *[other] підрахунок зараз: на { $count } очка більше
    }
menu-tikal-less =
    { $count ->
        [one] підрахунок зараз: на { $count } очко менше
        [few] підрахунок зараз: на { $count } очки менше
        [many] підрахунок зараз: на { $count } очок менше
       *[other] підрахунок зараз: на { $count } очка менше
    }
menu-tikal-other-more =
    { $count ->
        [one] { $who }: підрахунок дав би на { $count } очко більше
        [few] { $who }: підрахунок дав би на { $count } очки більше
        [many] { $who }: підрахунок дав би на { $count } очок більше
       *[other] { $who }: підрахунок дав би на { $count } очка більше
    }
menu-tikal-other-less =
    { $count ->
        [one] { $who }: підрахунок дав би на { $count } очко менше
        [few] { $who }: підрахунок дав би на { $count } очки менше
        [many] { $who }: підрахунок дав би на { $count } очок менше
       *[other] { $who }: підрахунок дав би на { $count } очка менше
    }
menu-tikal-place = Викласти на { $hex }
menu-tikal-beside = поруч: { $hexes }
menu-tikal-neighbour =
    { $count ->
        [0] { $hex } ({ $what })
        [one] { $hex } ({ $what }, { $count } камінь)
        [few] { $hex } ({ $what }, { $count } камені)
        [many] { $hex } ({ $what }, { $count } каменів)
       *[other] { $hex } ({ $what }, { $count } каменя)
    }
menu-tikal-only-volcanoes = лише вулкани
menu-tikal-rotations =
    { $count ->
        [one] { $count } поворот
        [few] { $count } повороти
        [many] { $count } поворотів
       *[other] { $count } повороту
    }
menu-tikal-rotated = каміння { $stones }: { $roads }
menu-tikal-closed = немає дороги на { $hexes }
menu-tikal-take = Узяти плитку ({ $tile })
menu-tikal-take-volcano = спершу раунд підрахунку, починаєте ви; тоді ви кладете вулкан і ходите; цього не скасувати
menu-tikal-bid =
    { $points ->
        [one] Ставка за наступний хід; у вас { $points } очко
        [few] Ставка за наступний хід; у вас { $points } очки
        [many] Ставка за наступний хід; у вас { $points } очок
       *[other] Ставка за наступний хід; у вас { $points } очка
    }
menu-tikal-bid-against = суперники: { $who }
menu-tikal-pass-first = якщо спасують усі, наступний хід безплатно отримаєте ви
menu-tikal-pass-if-all = якщо спасують усі, наступний хід безплатно отримає { $who }
menu-tikal-pass = ви вибуваєте з цього аукціону, але не з наступного
menu-tikal-uncover = Розкопати ярус { $level } храму на { $hex }
menu-tikal-recover =
    { $count ->
        [1] Добути останній скарб на { $hex }
        [one] Добути один із { $count } скарбу на { $hex }
        [few] Добути один із { $count } скарбів на { $hex }
        [many] Добути один із { $count } скарбів на { $hex }
       *[other] Добути один із { $count } скарбу на { $hex }
    }
menu-tikal-set-guard =
    { $figure ->
        [leader] Поставити керівника вартовим храму на { $hex }, цінність { $level }
       *[explorer] Поставити дослідника вартовим храму на { $hex }, цінність { $level }
    }
menu-tikal-guard-lost =
    { $count ->
        [one] ще { $count } ваша фігура там вибуває з гри
        [few] ще { $count } ваші фігури там вибувають із гри
        [many] ще { $count } ваших фігур там вибувають із гри
       *[other] ще { $count } вашої фігури там вибуває з гри
    }
menu-tikal-camp =
    { $left ->
        [0] Розбити останній табір на { $hex }
       *[other] Розбити табір на { $hex }
    }
menu-tikal-enter =
    { $place ->
        [camp] { $figure ->
            [leader] Виставити керівника у вашому таборі на { $hex }
           *[explorer] Виставити дослідника у вашому таборі на { $hex }
        }
       *[base] { $figure ->
            [leader] Виставити керівника в базовому таборі
           *[explorer] Виставити дослідника в базовому таборі
        }
    }
menu-tikal-exchanges = Обміняти скарб
menu-tikal-possible =
    { $count ->
        [one] { $count } варіант
        [few] { $count } варіанти
        [many] { $count } варіантів
       *[other] { $count } варіанта
    }
menu-tikal-exchange = Обмін ({ $who }): вам { $wanted }, взамін { $given }
menu-tikal-end-score =
    { $count ->
        [one] ви отримуєте { $count } очко: { $temples } за храми, { $treasures } за скарби
        [few] ви отримуєте { $count } очки: { $temples } за храми, { $treasures } за скарби
        [many] ви отримуєте { $count } очок: { $temples } за храми, { $treasures } за скарби
       *[other] ви отримуєте { $count } очка: { $temples } за храми, { $treasures } за скарби
    }
menu-tikal-end-lost =
    { $count ->
        [one] { $count } очко дій згорить
        [few] { $count } очки дій згорять
        [many] { $count } очок дій згорить
       *[other] { $count } очка дій згорить
    }
menu-tikal-move =
    { $figure ->
        [leader] Перемістити керівника з { $hex }
       *[explorer] { $count ->
            [1] Перемістити дослідника з { $hex }
           *[other] Перемістити дослідника з { $hex } (усього { $count })
        }
    }
menu-tikal-price = { $hex } ({ $count })
menu-tikal-goals = на { $goals }
menu-tikal-goal = { $hex }: { $what }
menu-tikal-via = через { $hexes }
menu-tikal-help-place = Плитка: введіть гекс, тоді номер повороту; або все разом, наприклад «c3 2».
menu-tikal-help-move = Переміщення: введіть гекс, де стоїть фігура (або «leader» — керівник), тоді мету; або все разом, наприклад «a5 c3». До далекої мети фігура йде крок за кроком, і кожен крок можна скасувати.
menu-tikal-help-bid = Аукціон: просто введіть кількість очок або «pass» — пас. Ставку скасувати не можна.

story-tikal-place = викладає плитку ({ $tile }) на { $hex }
story-tikal-leave = не має куди викласти плитку { $tile }: вона вибуває з гри
story-tikal-choose = бере плитку ({ $tile })
story-tikal-enter =
    { $figure ->
        [leader] виставляє керівника на { $hex }
       *[explorer] { $count ->
            [one] виставляє { $count } дослідника на { $hex }
            [few] виставляє { $count } дослідників на { $hex }
            [many] виставляє { $count } дослідників на { $hex }
           *[other] виставляє { $count } дослідника на { $hex }
        }
    }
story-tikal-move =
    { $figure ->
        [leader] веде керівника: { $path }
       *[explorer] { $count ->
            [one] веде { $count } дослідника: { $path }
            [few] веде { $count } дослідників: { $path }
            [many] веде { $count } дослідників: { $path }
           *[other] веде { $count } дослідника: { $path }
        }
    }
story-tikal-uncover =
    { $count ->
        [one] розкопує { $count } ярус на { $hex }, тепер це храм { $level }
        [few] розкопує { $count } яруси на { $hex }, тепер це храм { $level }
        [many] розкопує { $count } ярусів на { $hex }, тепер це храм { $level }
       *[other] розкопує { $count } ярусу на { $hex }, тепер це храм { $level }
    }
story-tikal-recover =
    { $count ->
        [one] добуває { $count } скарб на { $hex }: { $treasures }
        [few] добуває { $count } скарби на { $hex }: { $treasures }
        [many] добуває { $count } скарбів на { $hex }: { $treasures }
       *[other] добуває { $count } скарбу на { $hex }: { $treasures }
    }
story-tikal-camp = розбиває табір на { $hex }
story-tikal-guard =
    { $figure ->
        [leader] ставить керівника вартовим храму { $level } на { $hex }
       *[explorer] ставить дослідника вартовим храму { $level } на { $hex }
    }
story-tikal-exchange = обмін ({ $who }): собі — { $wanted }, взамін — { $given }
story-tikal-bid =
    { $count ->
        [one] ставить { $count } очко
        [few] ставить { $count } очки
        [many] ставить { $count } очок
       *[other] ставить { $count } очка
    }
story-tikal-pass = пасує
story-tikal-end =
    { $count ->
        [one] не витрачено { $count } очко дій
        [few] не витрачено { $count } очки дій
        [many] не витрачено { $count } очок дій
       *[other] не витрачено { $count } очка дій
    }
story-tikal-score =
    { $count ->
        [one] { $who } отримує { $count } очко: { $temples } за храми, { $treasures } за скарби. Разом: { $total }.
        [few] { $who } отримує { $count } очки: { $temples } за храми, { $treasures } за скарби. Разом: { $total }.
        [many] { $who } отримує { $count } очок: { $temples } за храми, { $treasures } за скарби. Разом: { $total }.
       *[other] { $who } отримує { $count } очка: { $temples } за храми, { $treasures } за скарби. Разом: { $total }.
    }
story-tikal-open = Відкрито: { $tiles }.
story-tikal-won =
    { $count ->
        [one] { $who } виграє аукціон за { $count } очко.
        [few] { $who } виграє аукціон за { $count } очки.
        [many] { $who } виграє аукціон за { $count } очок.
       *[other] { $who } виграє аукціон за { $count } очка.
    }
story-tikal-all-passed = Усі спасували: за перший пас хід безплатно отримує { $who }.
story-tikal-last = Останній хід раунду безплатно отримує { $who }.
story-tikal-volcano = { $who } отримує вулкан { $tile }: раунд підрахунку. Усі по черзі витрачають 10 очок дій і рахують очки: { $order }.
story-tikal-final = Це була остання плитка: останній раунд підрахунку. Усі по черзі витрачають 10 очок дій і рахують очки: { $order }.

result-tikal-start = На початку
result-tikal-paid = Аукціони
result-tikal-volcano = Вулкан { $number }: храми + скарби
result-tikal-final = Останній раунд: храми + скарби
result-tikal-sum = { $temples } + { $treasures }
result-tikal-highest = Найвищий храм
result-tikal-treasures = Скарби

## Bots
error-bot = Бота «{ $bot }» немає. Боти: { $known }.
error-bot-level = Бота «{ $bot }» немає: рівні йдуть від level:1 до level:{ $most }.
error-bot-budget = «{ $bot }»: не сказано, скільки думати над ходом. 200 симуляцій — це search:200 (щонайбільше { $playouts }), чверть секунди — search:0.25s (щонайбільше { $seconds }s), на чотирьох процесах — search:0.25s@4 (щонайбільше { $processes }).
error-bot-processes = «@{ $count }»: не вдалося думати на кількох процесах ({ $count }): { $why }
error-bot-no-file = Файлу «{ $file }» немає. Для --code потрібен файл бота, наприклад my_bot.py.
error-bot-file = Файл «{ $file }» не вдається прочитати: { $why }.
error-bot-name = Бот не може називатися «{ $name }». Дайте файлу «{ $file }» іншу назву: щонайбільше 40 знаків — літери, цифри, «_», «-» і «.»; перший знак — літера, цифра або «_».
error-bot-taken = Назва «{ $name }» уже зайнята. Дайте файлу «{ $file }» іншу.
error-bot-limit = { $name } не може мати значення «{ $value }». Можливі числа від { $least } до { $most }.
error-bot-start = Процес бота { $bot } не запускається: { $why }.
error-bot-late-start = Бот { $bot } не був готовий за { $seconds } с. Довше завантажувати файл не можна.
error-bot-late = Бот { $bot } не відповів за { $seconds } с. Це час на одне рішення; --code-seconds дає більше.
error-bot-memory = Боту { $bot } забракло пам’яті. Йому дозволено { $memory } МіБ; --code-memory дає більше.
error-bot-syntax = Файл бота { $bot } не читається як Python: { $what } ({ $where })
error-bot-no-choose = У бота { $bot } немає функції «choose». У файлі { $file } має бути choose(view), яка повертає один із рядків view["choices"].
error-bot-crashed = Збій бота { $bot }: { $what } ({ $where })
error-bot-not-text = Бот { $bot } відповів значенням типу { $what }, а не рядком. choose(view) має повертати один із рядків view["choices"].
error-bot-illegal =
    { $count ->
        [1] Бот { $bot } відповів «{ $answer }», а такого варіанта не було. Вибір був лише один: «{ $example }».
        [one] Бот { $bot } відповів «{ $answer }», а такого варіанта не було. Був { $count } варіант, перший із них — «{ $example }».
        [few] Бот { $bot } відповів «{ $answer }», а такого варіанта не було. Було { $count } варіанти, перший із них — «{ $example }».
        [many] Бот { $bot } відповів «{ $answer }», а такого варіанта не було. Було { $count } варіантів, перший із них — «{ $example }».
       *[other] Бот { $bot } відповів «{ $answer }», а такого варіанта не було. Було { $count } варіанта, перший із них — «{ $example }».
    }
error-bot-garbage = Бот { $bot } пошкодив канал, яким надходять його відповіді. choose(view) має повертати відповідь і не чіпати відкритих файлів, яких не відкривала сама.
error-bot-exited = Процес бота { $bot } завершився без відповіді, з кодом { $code }. choose(view) має повертати один із рядків view["choices"].
error-bot-killed = Процес бота { $bot } завершила система ({ $signal }), відповіді не було.

## Arena
# `sacbe arena`, its report and its errors.

cli-arena-help = Влаштувати матч ботів і показати, наскільки сильний кожен і наскільки це достовірно.
cli-arena-metavar-bots = БОТ,БОТ…
cli-arena-metavar-address = АДРЕСА
cli-arena-option-bots = Боти через кому: random,greedy,search:200,level:3.
cli-arena-option-players = Скільки місць за столом.
cli-arena-option-games = Скільки партій грає кожен склад; округлюється до більшого, щоб усі сиділи на кожному місці однаково часто.
cli-arena-option-seed = Зерно випадковості: те саме зерно дає ті самі роздачі. Якщо не вказано, вибирається навмання.
cli-arena-option-gauntlet = Лише перший бот проти кожного з інших по черзі; суперник посідає всі інші місця.
cli-arena-option-output = Дописувати кожну партію в цей файл. Та сама команда продовжить із місця зупинки.
cli-arena-option-workers = Скільки процесів грає; якщо не вказано, стільки, скільки є процесорів.
cli-arena-option-html = Записати в цей файл звіт із діаграмами: одна самодостатня сторінка.
cli-arena-option-csv = Записати в цей файл усі партії у форматі CSV, по рядку на кожне місце.
cli-arena-option-parquet = Те саме у форматі Parquet. Потрібна бібліотека pyarrow.
cli-arena-option-ray = Грати на кластері Ray за цією адресою; «local» запустить кластер тут.
cli-arena-progress = Граємо
cli-arena-title =
    { $games ->
        [one] { $game }, гравців за столом: { $players }; { $games } партія, зерно { $seed }
        [few] { $game }, гравців за столом: { $players }; { $games } партії, зерно { $seed }
        [many] { $game }, гравців за столом: { $players }; { $games } партій, зерно { $seed }
       *[other] { $game }, гравців за столом: { $players }; { $games } партії, зерно { $seed }
    }
cli-arena-lineups-title = За складами
cli-arena-times-title = Очки й обдумування
arena-head-bot = Бот
arena-head-rating = Рейтинг
arena-head-interval = 95%
arena-head-won = Частка перемог
arena-head-fair = Рівна частка
arena-head-points = Очки
arena-head-lineup = Склад
arena-head-games = Партії
arena-head-move = Секунд на рішення
arena-head-turn = Секунд на хід
arena-head-slowest = Найдовший хід
arena-head-forfeits = Тех. поразки
cli-arena-forfeit =
    { $count ->
        [one] { $bot }: { $count } технічна поразка. { $reason }
        [few] { $bot }: { $count } технічні поразки. { $reason }
        [many] { $bot }: { $count } технічних поразок. { $reason }
       *[other] { $bot }: { $count } технічної поразки. { $reason }
    }
arena-few-deals = Роздач зіграно менше ніж { $enough }: довірчі інтервали рейтингів і очок завузькі.
cli-arena-note = Частка перемог: спільна перемога двох дає кожному половину, трьох — третину й так далі; 95% — довірчі інтервали за Вілсоном. Рівна частка: скільки вигравали б однаково сильні боти. Рейтинг: модель Бредлі — Террі за шкалою Ело, середнє 0; довірчі інтервали рейтингів і очок — бутстреп за роздачами.
cli-arena-error-same = «{ $file }» вказано і для { $one }, і для { $other }: одне затерло б інше. Укажіть інший файл.

# The report.
arena-page-title = { $game }: боти один проти одного
arena-page-made = Створено програмою Sacbe { $version }, збірка: { $build }.
arena-fact-games = кількість партій
arena-fact-deals = кількість роздач
arena-fact-players = кількість гравців у партії
arena-fact-bots = кількість ботів
arena-fact-seed = зерно
arena-ratings-title = Рейтинги
arena-ratings-text = Наскільки сильний кожен бот, із довірчим інтервалом 95%. Нуль — середнє цих ботів. Перевага в 100 пунктів означає 64 перемоги зі 100 над одним суперником, у 200 пунктів — 76, у 400 пунктів — 91.
arena-won-title = Частка перемог
arena-won-text = Яку частку своїх партій виграв кожен бот, із довірчим інтервалом 95%. Вертикальна лінія — рівна частка: стільки він вигравав би, якби всі грали однаково.
arena-lineups-title = За складами
arena-lineups-text = Хто сидів за одним столом і скільки там виграв кожен бот.
arena-pairs-title = Один на один
arena-pairs-text = Як часто бот із рядка мав наприкінці більше очок, ніж бот зі стовпця; рівні очки рахуються за половину. Нижче: чого слід було б чекати за їхніми рейтингами.
arena-pairs-corner = Випереджає
arena-points-title = Очки
arena-points-text = Середні очки кожного бота з довірчим інтервалом 95% і розподіл його очок; вертикальна лінія — середнє.
arena-points-spread = { $bot }: частка результатів за очками
arena-settled-title = Як стабілізувалися рейтинги
arena-settled-text = Рейтинги після стількох роздач. Якщо лінії на правому краї ще йдуть угору чи вниз, партій замало.
arena-times-title = Час на обдумування
arena-times-text = Секунди на всі рішення одного ходу, у середньому. Ходи без вибору робляться без запитання.
arena-seats-title = Місця
arena-seats-text = Частка перемог кожного місця, хоч би хто там сидів. Кожен склад сидів у всіх кругових перестановках місць.
arena-forfeits-title = Технічні поразки
arena-forfeits-text = Партії, що закінчилися, бо бот не міг грати далі.
arena-forfeits-reason = Причина
arena-method-title = Як це виміряно
arena-method-deals = Роздача — це одна незмінна послідовність випадкових подій. Кожен склад зіграв кожну роздачу по разу в кожній круговій перестановці місць, з тими самими випадковостями, тож ні везіння, ні місце нікому не дають переваги.
arena-method-won = Перемога, яку поділили k гравців, рахується кожному за 1/k. Довірчі інтервали часток — за Вілсоном, 95%.
arena-method-rating = Рейтинги обчислено за моделлю Бредлі — Террі методом максимальної правдоподібності, за шкалою Ело (400 пунктів — шанси десять до одного), із середнім 0. Партія кількох гравців рахується як порівняння кожних двох за остаточними очками; рівні очки — половина перемоги обом. Кожному боту додано одну уявну нічию проти середнього бота, щоб рейтинги лишалися скінченними.
arena-method-bootstrap = Довірчі інтервали рейтингів і очок охоплюють середні 95% із 1000 вибірок бутстрепу. Вибираються цілі роздачі, а не партії, бо партії однієї роздачі мають спільні випадковості; уявні нічиї теж отримують випадкові ваги.
arena-method-points = Очки усереднено за партіями, дограними до кінця.
arena-method-times = Це час самого бота, без рушія правил. Він залежить від машини й від того, що ще вона робила.
arena-method-forfeits = Якщо бот дав збій, відповів запізно або неможливим ходом, йому зараховують технічну поразку: партія закінчується, решта ділить перемогу, і вважається, що кожен із них випередив того, хто вибув.
arena-again-title = Зіграти ще раз

# Errors.
error-arena-two-bots = Для матчу потрібно щонайменше два боти: --bots random,greedy
error-arena-bot-twice = Бота «{ $bot }» вказано двічі. Указуйте кожного один раз; вільні місця арена заповнить сама.
error-arena-bot-failed = Збій бота { $bot }: { $what }
error-arena-not-results = «{ $file }» не є файлом результатів арени. У ньому нічого не змінено.
error-arena-other-run = «{ $file }» належить іншому матчу: поле { $field } має значення { $found }, а не { $wanted }. Укажіть інший файл або дайте ту саму команду, що й раніше.
error-arena-bad-line = «{ $file }», рядок { $line }: це не партія цього матчу. У файлі нічого не змінено.
error-arena-in-use = У «{ $file }» зараз пише інший матч.
error-arena-worker-died = Один із процесів, що грали, аварійно завершився. Зігране збережено у файлі результатів, якщо його вказано: та сама команда продовжить із цього місця.
error-arena-other-machine = Одна з машин кластера має іншу версію чи збірку Sacbe або інший файл бота.
error-arena-ray = За адресою «{ $address }» немає кластера Ray: { $why }

## Hints and reviews
# `sacbe hint` and `sacbe review`, in the terminal and on the page of a review.
# $points, $chance and $loss are numbers ready to be read, such as +4.5, 43% or −12.

cli-hint-help = Показати найкращі способи продовжити збережену партію, з шансами й поясненнями.
cli-hint-file = Збережена партія, як її зберігає «sacbe play».
cli-hint-option-at = Узяти позицію після стількох рішень, разом із випадковими; якщо не вказано, після останнього.
cli-hint-option-turn = Узяти початок ходу з цим номером (нумерація як у «sacbe replay»).
cli-hint-option-seat = Лише якщо ходить гравець на цьому місці, від 0.
cli-hint-option-best = Скільки варіантів показати, від 1 до 10.
cli-hint-option-playouts = Обсяг пошуку; якщо нічого не вказано, 1000 симуляцій.
cli-hint-option-seconds = Як довго шукати, замість --playouts. Результати щоразу трохи інші.
cli-hint-option-seed = Зерно випадковості: те саме зерно й ті самі симуляції дають ту саму підказку.
cli-hint-progress = Думаємо
cli-hint-error-both = Укажіть --playouts або --seconds, а не обидва.
cli-hint-error-seconds = --seconds має бути більшим за 0 і не більшим за { $most }.
cli-hint-error-at-turn = Укажіть --at або --turn, а не обидва.
cli-hint-error-no-choice = На { $turn }-му ході ніхто нічого не вибирає.
cli-hint-error-over = Партію закінчено: вибирати більше нічого. Усю партію розбере «sacbe review».
cli-hint-error-chance = Тут вирішує жереб: ніхто нічого не вибирає.
cli-hint-error-seat = Зараз ходить { $mover } (--seat { $seat }), а не { $who }.
error-hint-not-to-move = Зараз черга не місця { $seat }: підказку отримує лише той, чий хід.

cli-hint-title = { $game }, хід { $turn }: ходить { $who }
cli-hint-line = { $number }. { $what }
cli-hint-chances = Шанси на перемогу: { $chances }
cli-hint-points = Очки наприкінці, приблизно: { $points }
cli-hint-changes = Що це змінює: { $reasons }
cli-hint-against = Порівняно з варіантом { $number }: { $reasons }
cli-hint-note = Шанси й очки — оцінки пошуку на основі того, що може знати цей гравець. Пояснення порівнюють позицію після ходу з іншою, в очках.
story-tikal-recover-unknown =
    { $count ->
        [one] добуває { $count } скарб на { $hex }
        [few] добуває { $count } скарби на { $hex }
        [many] добуває { $count } скарбів на { $hex }
       *[other] добуває { $count } скарбу на { $hex }
    }

cli-review-help = Розібрати закінчену партію: сторінка з шансами, переломними моментами, невдалими ходами й джерелами очок.
cli-review-file = Запис закінченої партії.
cli-review-output = Куди записати сторінку. Якщо не вказано ні цього, ні --json: у цю теку, у файл із такою самою назвою, але з розширенням .html.
cli-review-option-playouts = Обсяг пошуку на кожен хід: що більше, то довше й певніше. Якщо не вказано, на одну–три хвилини роботи двох процесорів.
cli-review-option-seed = Зерно випадковості: те саме зерно й ті самі симуляції дають той самий розбір.
cli-review-option-workers = Скільки процесів працює; якщо не вказано, стільки, скільки є процесорів.
cli-review-progress = Розбираємо хід за ходом
cli-review-written = Записано: { $file }
cli-review-error-same = «{ $file }» — це сама партія: сторінка затерла б її. Укажіть інший файл.
error-review-worker-died = Один із процесів, що робили розбір, аварійно завершився. Що менше --workers, то менше потрібно пам’яті.
error-review-unfinished =
    { $turns ->
        [one] Цю партію ще не закінчено (поки { $turns } хід). Розбір — для закінчених партій; у цій допоможе «sacbe hint».
        [few] Цю партію ще не закінчено (поки { $turns } ходи). Розбір — для закінчених партій; у цій допоможе «sacbe hint».
        [many] Цю партію ще не закінчено (поки { $turns } ходів). Розбір — для закінчених партій; у цій допоможе «sacbe hint».
       *[other] Цю партію ще не закінчено (поки { $turns } ходу). Розбір — для закінчених партій; у цій допоможе «sacbe hint».
    }

## Reasons
# What a turn, or another way to play it, changes: short, with the points at the end.
# $way is up or down: it chooses the words.

reason-tzolkin-points =
    { $way ->
        [up] більше очок на рахунку: { $points }
       *[down] менше очок на рахунку: { $points }
    }
reason-tzolkin-temples =
    { $way ->
        [up] храми дадуть більше: { $points }
       *[down] храми дадуть менше: { $points }
    }
reason-tzolkin-food =
    { $way ->
        [up] наступні Дні їжі коштуватимуть менше: { $points }
       *[down] наступні Дні їжі коштуватимуть більше: { $points }
    }
reason-tzolkin-corn =
    { $way ->
        [up] зайва кукурудза варта більше: { $points }
       *[down] зайва кукурудза варта менше: { $points }
    }
reason-tzolkin-resources =
    { $way ->
        [up] наявні ресурси варті більше: { $points }
       *[down] наявні ресурси варті менше: { $points }
    }
reason-tzolkin-skulls =
    { $way ->
        [up] черепи (викласти чи зберегти) варті більше: { $points }
       *[down] черепи (викласти чи зберегти) варті менше: { $points }
    }
reason-tzolkin-workers =
    { $way ->
        [up] робітники принесуть більше: { $points }
       *[down] робітники принесуть менше: { $points }
    }
reason-tzolkin-gears =
    { $way ->
        [up] робітники на шестірнях варті більше: { $points }
       *[down] робітники на шестірнях варті менше: { $points }
    }
reason-tzolkin-turn =
    { $way ->
        [up] цього ходу ще можна зробити більше: { $points }
       *[down] цього ходу ще можна зробити менше: { $points }
    }
reason-tzolkin-technologies =
    { $way ->
        [up] розвиненіші технології: { $points }
       *[down] слабші технології: { $points }
    }
reason-tzolkin-monuments =
    { $way ->
        [up] монументи, свої чи досяжні, дадуть більше: { $points }
       *[down] монументи, свої чи досяжні, дадуть менше: { $points }
    }
reason-tzolkin-calendar =
    { $way ->
        [up] маркер першого гравця, кукурудза з календаря та світлий планшет разом варті більше: { $points }
       *[down] маркер першого гравця, кукурудза з календаря та світлий планшет разом варті менше: { $points }
    }
reason-tikal-points =
    { $way ->
        [up] більше очок на рахунку: { $points }
       *[down] менше очок на рахунку: { $points }
    }
reason-tikal-temples_next =
    { $way ->
        [up] сильніше на храмах у найближчому підрахунку: { $points }
       *[down] слабше на храмах у найближчому підрахунку: { $points }
    }
reason-tikal-temples_later =
    { $way ->
        [up] сильніше на храмах у пізніших підрахунках: { $points }
       *[down] слабше на храмах у пізніших підрахунках: { $points }
    }
reason-tikal-guarded =
    { $way ->
        [up] більше храмів надійно закріплено вартовими: { $points }
       *[down] менше храмів надійно закріплено вартовими: { $points }
    }
reason-tikal-treasures =
    { $way ->
        [up] більше очок за скарби в кожному підрахунку: { $points }
       *[down] менше очок за скарби в кожному підрахунку: { $points }
    }
reason-tikal-ruins =
    { $way ->
        [up] дослідники стоять там, де лежать скарби: { $points }
       *[down] менше скарбів у досяжності дослідників: { $points }
    }
reason-tikal-ways =
    { $way ->
        [up] фігури ближче до потрібних місць: { $points }
       *[down] фігури далі від потрібних місць: { $points }
    }
reason-tikal-reserve =
    { $way ->
        [up] більше дослідників у запасі: { $points }
       *[down] менше дослідників у запасі: { $points }
    }
reason-tikal-camps =
    { $way ->
        [up] табори у вдалих місцях або ще в запасі: { $points }
       *[down] табори дають менше: { $points }
    }
reason-tikal-guards_left =
    { $way ->
        [up] більше вільних вартових: { $points }
       *[down] менше вільних вартових: { $points }
    }
reason-tikal-action_points =
    { $way ->
        [up] лишилося більше очок дій: { $points }
       *[down] лишилося менше очок дій: { $points }
    }
reason-tikal-turns =
    { $way ->
        [up] більше ходів попереду: { $points }
       *[down] менше ходів попереду: { $points }
    }
reason-tikal-tile =
    { $way ->
        [up] краща плитка або менша плата за неї: { $points }
       *[down] гірша плитка або більша плата за неї: { $points }
    }

## Where points come from

source-food-day = День їжі { $number }
source-volcano = вулкан { $number }
source-last-round = останній раунд
source-tzolkin-temples = Сходинки храмів
source-tzolkin-leader = Першість у храмах
source-tzolkin-buildings = Будівлі
source-tzolkin-architecture = Архітектура
source-tzolkin-altars = Черепи в Чичен-Іці
source-tzolkin-monuments = Монументи
source-tzolkin-skulls = Збережені черепи
source-tzolkin-corn = Залишок кукурудзи й ресурсів
source-tzolkin-hunger = Голодні робітники
source-tikal-start = Очки на початку
source-tikal-temples = Храми
source-tikal-treasures = Скарби
source-tikal-auctions = Заплачено на аукціонах

reason-rival =
    { $way ->
        [up] { $who } від цього виграє: { $points }
       *[down] { $who } від цього втрачає: { $points }
    }
reason-later = вигода прийде згодом: пошук дивиться далі за цей хід
reason-same = пошук майже не бачить різниці
reason-later-other = вигода варіанта { $number } прийде згодом: пошук дивиться далі за цей хід

## The page of a review

review-title = { $game } — розбір партії
review-won = Перемога: { $who }, очки: { $points }
review-shared = Спільна перемога: { $who }, очки: { $points }
review-decided = { $result }. Очок порівну; вирішує { $how }
review-decided-temple = найвищий храм під контролем
review-decided-treasures = кількість скарбів
review-decided-workers = кількість робітників на шестірнях
review-story-clear =
    { $turn ->
        [0] { $who } попереду з самого початку й до кінця.
        [1] { $who } попереду з самого початку й до кінця.
       *[other] { $who } рано виходить уперед, на { $turn }-му ході, і лишається попереду до кінця.
    }
review-story-comeback = { $who } відіграється: після ходу { $low } шанс був лише { $chance }, а від ходу { $turn } — попереду до кінця.
review-story-late = Інтрига до самого кінця: { $who } остаточно виходить уперед лише на { $turn }-му ході з { $last }.
review-story-changes =
    { $count ->
        [1] Лідер змінився один раз; від ходу { $turn } попереду { $who }.
        [one] Лідер змінювався { $count } раз; від ходу { $turn } попереду { $who }.
        [few] Лідер змінювався { $count } рази; від ходу { $turn } попереду { $who }.
        [many] Лідер змінювався { $count } разів; від ходу { $turn } попереду { $who }.
       *[other] Лідер змінювався { $count } разу; від ходу { $turn } попереду { $who }.
    }
review-story-shared = Ніхто не зміг відірватися: перемога спільна.
review-chances-title = Шанси на перемогу
review-chances-text = Імовірність перемоги кожного гравця після кожного ходу; її оцінює пошук на основі того, що міг знати гравець, який щойно походив. Позначки — переломні моменти кожного гравця: його власні ходи, на яких шанс змінився найбільше — через вибір чи через те, що випало, — і більше за розкид самого пошуку (в. п. — відсоткові пункти).
review-chances-describe = Шанси на перемогу після кожного ходу. { $ends }
review-chances-end = { $who }: від { $first } до { $last }.
review-expected-title = Очікувані підсумкові очки
review-expected-text = Скільки очок очікувалося в кожного гравця після кожного ходу.
review-points-title = Набрані очки
review-points-text = Скільки кожен гравець справді мав після кожного ходу.
review-points-describe = { $title } після кожного ходу. Наприкінці: { $ends }.
review-points-end = { $who } { $points }
review-sources-title = Звідки очки
review-sources-text = Пораховано за правилами, хід за ходом; сума кожного стовпця дорівнює результату.
review-sources-head = Джерело
review-sources-total = Результат
review-seat-points = очки: { $points }
review-seat-sources = Очки за джерелами
review-seat-sources-describe = Очки за джерелами, { $who }: { $parts }.
review-seat-part = { $points } ({ $what })
review-swings-title = Переломні моменти
review-swings-none = Жоден власний хід не змінив шансів настільки, щоб пошук був певен.
review-swing = Хід { $turn }: { $change }
review-swing-moment = { $who }, хід { $turn }: { $change }
review-losses-title = Невдалі ходи
review-losses-none = Явно невдалих ходів пошук не знайшов.
review-loss-title = Хід { $turn }
review-loss-wins = втрачено шансів на перемогу: { $loss }
review-loss-points = втрачено очок: приблизно { $points }
review-loss-both = втрачено шансів на перемогу: { $loss }, очок: приблизно { $points }
review-played = Зіграно
review-better = Краще
review-because = Чому
review-though = Проте
review-percentage-points = { $number } в. п.
review-method-title = Як це читати
review-method-estimate = Шанси й очікувані очки — це оцінки пошуку з оцінювальною функцією ботів. Їх досить, щоб порівнювати ходи однієї партії, але це не вирок гравцеві. Зміни шансів подано у відсоткових пунктах (в. п.).
review-method-known = Кожен хід оцінено за тим, що гравець міг тоді знати: те, що випало пізніше, не враховано ні на плюс, ні на мінус.
review-method-loss =
    { $repeats ->
        [one] Хід, що дорого обійшовся, — це порівняння зіграного з найкращим знайденим варіантом, за однаково ретельного пошуку. Його названо, лише якщо різниця витримала ще { $repeats } порівняння, щоразу з інакшим пошуком, і перевищила їхній розкид.
        [few] Невдалий хід помітно гірший за найкращий знайдений варіант, за однаково ретельного пошуку обох. Його названо, лише якщо різниця витримала ще { $repeats } порівняння, щоразу з інакшим пошуком, і перевищила їхній розкид. (the other branches alike)
        [many] Хід, що дорого обійшовся, — це порівняння зіграного з найкращим знайденим варіантом, за однаково ретельного пошуку. Його названо, лише якщо різниця витримала ще { $repeats } порівнянь, щоразу з інакшим пошуком, і перевищила їхній розкид.
       *[other] Хід, що дорого обійшовся, — це порівняння зіграного з найкращим знайденим варіантом, за однаково ретельного пошуку. Його названо, лише якщо різниця витримала ще { $repeats } порівняння, щоразу з інакшим пошуком, і перевищила їхній розкид.
    }
review-method-reasons = Пояснення — це найбільші відмінності, які оцінювальна функція бачить наприкінці ходу, в очках.
review-method-again =
    { $playouts ->
        [one] Пошук: { $playouts } симуляція на хід, зерно { $seed }; з тими самими числами той самий запис знову дасть цю сторінку. Переглянути партію хід за ходом можна через «sacbe replay»: номери ходів там ті самі.
        [few] Пошук: { $playouts } симуляції на хід, зерно { $seed }; з тими самими числами той самий запис знову дасть цю сторінку. Переглянути партію хід за ходом можна через «sacbe replay»: номери ходів там ті самі.
        [many] Пошук: { $playouts } симуляцій на хід, зерно { $seed }; з тими самими числами той самий запис знову дасть цю сторінку. Переглянути партію хід за ходом можна через «sacbe replay»: номери ходів там ті самі.
       *[other] Пошук: { $playouts } симуляції на хід, зерно { $seed }; з тими самими числами той самий запис знову дасть цю сторінку. Переглянути партію хід за ходом можна через «sacbe replay»: номери ходів там ті самі.
    }

## The server

error-server-asked-already = За цим столом уже чекають відповіді на інше запитання. Дочекайтеся її.
error-server-at = Після події { $at } позиції немає. Позиції: від { $first } до { $last }.
error-server-bad = На цей запит відповісти неможливо.
error-server-base = Подій за столом { $head }: події { $base } (base) серед них немає.
error-server-bot = Бота «{ $bot }» за стіл не посадити. Боти: { $known }.
error-server-bot-plays = На місці { $seat } зараз грає бот. Спершу поверніться на своє місце.
error-server-bot-finishes = Час вийшов: цей хід закінчить бот. Повернутися за стіл можна з наступного ходу.
error-server-database = «{ $url }» — не база даних, яку можна використати. Пишіть sqlite:///ФАЙЛ або postgresql://КОРИСТУВАЧ@ХОСТ/БАЗА.
error-server-full = Зараз на сервері немає місця для ще одного столу.
error-server-host-plays = Поки партія триває, токен чужого місця не дістане ніхто. Звільніть місце: гравець зможе сісти знову за запрошенням.
error-server-is-abandoned = Цей стіл закрито.
error-server-is-finished = Цю партію закінчено.
error-server-is-frozen = Цю партію грали не за тими правилами, які сервер має тепер. Продовжити її не можна, але запис можна завантажити.
error-server-is-open = Ця партія ще не почалася.
error-server-is-running = Ця партія вже почалася.
error-server-key-used = Ключ «{ $name }» уже використано для іншої команди. Давайте кожній команді власний ключ.
error-server-method = Ця адреса не підтримує такого методу.
error-server-moves = Ходів у записі { $most }, а не { $moves }.
error-server-newer-database = Базу даних створено новішою версією Sacbe (її схема — { $found }). Установіть ту версію або відновіть старішу резервну копію.
error-server-no-bot-plays = На місці { $seat } бот зараз не грає.
error-server-no-job = Такого завдання немає, або воно не для вас.
error-server-no-page = За цією адресою нічого немає.
error-server-no-people = За цим столом сиділи б самі боти. Лишіть вільне місце або сядьте самі.
error-server-no-seat = За цим столом немає такого місця.
error-server-no-table = Такого столу немає, або його видно лише за запрошенням.
error-server-no-undo-asked = Зараз за цим столом ніхто не просить скасувати хід.
error-server-no-vote = Зараз за цим столом немає за що голосувати.
error-server-not-asked = Це запитання не до вас, а до інших гравців.
error-server-not-host = Це може лише господар столу.
error-server-not-over = Цю партію ще не закінчено.
error-server-not-seated = Це можуть лише гравці цього столу.
error-server-not-your-seat = Місце { $seat } не ваше: жоден із ваших токенів до нього не підходить.
error-server-not-your-turn = Зараз не ваш хід.
error-server-nothing-to-undo = Скасовувати нічого.
error-server-others-play = За цим столом ще грають інші. Натомість звільніть своє місце.
error-server-request = Помилка в запиті, «{ $where }»: { $what }.
error-server-seat-free = На місці { $seat } нікого немає.
error-server-seat-taken = Місце { $seat } зайняте.
error-server-seats-open = Зайнято не всі місця. Зачекайте на гравців або посадіть ботів.
error-server-stale = Після події { $base } за столом щось сталося: остання подія тепер { $head }. Погляньте ще раз, тоді вирішуйте.
error-server-token = Це не токен цього сервера.
error-server-too-many-keys = Місць в одному браузері може бути не більше ніж { $most }. Спершу приберіть зайві.
error-server-too-many-tables = Незавершених столів у вас тут уже { $most }. Спершу дограйте або закрийте деякі з них.
error-server-too-many-undos = За цим столом скасовано стільки ходів, що більше не можна. Грайте далі.
error-server-unavailable = Сервер не має зв’язку зі своєю базою даних або місця для запису. Нічого не втрачено: спробуйте за мить ще раз.
error-server-undo-left = Відтоді хтось пішов з-за столу: так далеко без нього партію не повернути.
error-server-hint-late = Підказка запізнилася: партія вже пішла далі.
error-server-hints-off = За цим столом грають без підказок.
error-server-playouts = У розборі цієї партії симуляцій на хід може бути не більше ніж { $most }.
error-server-study-died = Серверу не вдалося завершити цю роботу. Спробуйте ще раз; якщо вказували кількість симуляцій — з меншою.
error-server-too-many-studies = Для цього столу й інших столів того, хто його створив, уже готуються підказки й розбори: { $most }. Зачекайте, доки щось буде готове.
error-server-webhook = Вебхук — це адреса на зразок https://example.org/turn, без пароля, зі звичайним портом або портом від 1024.
error-server-webhook-call = Вебхук відповідає не так, як треба ({ $what }).
error-server-webhook-host = Цей сервер не надсилає сповіщень на «{ $host }»: такого хоста немає або він не публічний.
error-server-undo-target = До події { $to } повернутися не можна: у партії, як вона йде тепер, її немає.

notice-over = { $name }: партію закінчено.
notice-turn = { $name }: ваш хід.

log-abandoned = Стіл закрито.
log-chance = Випало: { $what }
log-created = Стіл створено.
log-finished = Партію закінчено.
log-frozen = Партію зупинено: вона не відповідає правилам, які тепер має сервер.
log-handed =
    { $why ->
        [time] { $who }: час вийшов, далі грає бот ({ $bot }).
        [vote] { $who }: інші вирішили, що далі грає бот ({ $bot }).
       *[other] { $who }: далі грає бот ({ $bot }).
    }
log-hidden = { $who }: таємний вибір
log-joined = { $who } сідає за стіл.
log-left = { $name } встає з-за столу.
log-move = { $who }: { $what }
log-rematch = Буде реванш: новий стіл готовий.
log-renamed = Нове ім’я за столом: { $name }.
log-renewed = { $name } міняє ключ до свого місця.
log-revoked = Господар столу забирає місце в гравця { $name }.
log-started = Партія починається.
log-taken = { $who } знову грає.
log-timeout = { $who }: час вийшов.
log-undo = { $who } скасовує ходи.
log-undo-agreed = { $who } погоджується на скасування.
log-undo-asked = { $who } просить скасувати ходи.
log-undo-refused = { $who } не погоджується на скасування.
log-vote =
    { $choice ->
        [bot] { $who } голосує за бота.
        [wait] { $who } голосує за те, щоб чекати.
       *[end] { $who } голосує за те, щоб завершити партію.
    }
log-waited = { $who } отримує більше часу.

cli-verify-database-help = Відтворити всі партії з бази даних сервера й назвати ті, де є розбіжності.
cli-verify-database-option-database = База даних: sqlite:///ФАЙЛ або postgresql://КОРИСТУВАЧ@ХОСТ/БАЗА. Якщо не вказано, SACBE_DATABASE або звичайний файл сервера.
cli-verify-database-option-mend = Партії за старішими правилами перевести на нинішні, якщо за ними все так само, а де є розбіжності — заморозити; хибні знімки вилучити.
cli-verify-database-progress = Відтворюємо
cli-verify-database-no-file = Бази даних «{ $file }» немає.
cli-verify-database-not-ours = Це не база даних сервера Sacbe.
cli-verify-database-shape = Схема бази даних — від старішої версії Sacbe ({ $found }). Зробіть резервну копію, а тоді один раз запустіть сервер або перевірку з --mend: і те, і те її оновить.
cli-verify-database-unavailable = Базу даних неможливо використати: { $why }
cli-verify-database-differs = є розбіжність. { $why }
cli-verify-database-frozen = є розбіжність, тепер партію заморожено. { $why }
cli-verify-database-older = партія за правилами старішої версії { $rules }, за нинішніми все так само. Грати далі не можна, доки її не переведено на них: запустіть перевірку з --mend.
cli-verify-database-snapshots = знімки не збігаються з подіями: { $seqs }. Вони лише для швидкості; --mend їх вилучить.
cli-verify-database-snapshots-dropped = знімки не збігалися з подіями: { $seqs }. Їх вилучено.
problem-unknown-game = Гри «{ $game }» тут немає. Ігри: { $known }.
problem-newer = Партія за правилами версії { $found }, а цей Sacbe знає лише версію { $version }. Установіть новіший.
problem-unreadable = Рядок партії або одну з її подій неможливо прочитати.
problem-gap = Бракує події { $seq }.
problem-broken = Подія { $seq }: її неможливо виконати ({ $what }).
problem-not-running = Подія { $seq }: позиція не може змінитися, бо партія не йде.
problem-started-twice = Подія { $seq }: партію вже було розпочато.
problem-options = Подія { $seq }: так почати партію не можна. { $why }
problem-unknown-move = Подія { $seq }: ходу «{ $token }» немає.
problem-illegal-move = Подія { $seq }: хід «{ $token }» там не дозволено.
problem-mover = Подія { $seq }: у ходу «{ $token }» не те місце або не той номер, що в партії на цю мить.
problem-secret = Подія { $seq }: хід «{ $token }» позначено таємницею не того гравця.
problem-undo = Подія { $seq }: повертає до події { $to }, якої в партії на цю мить немає.
problem-turn = Подія { $seq }: повертає не до того ходу, який у ній указано.
problem-digest = Подія { $seq }: веде не до тієї позиції, яку збережено.
problem-not-over = Подія { $seq }: каже, що партію закінчено, а це не так.
problem-result = Подія { $seq }: збережений результат не відповідає позиції.
problem-no-end = Подія { $seq }: закінчує партію, але події про це немає.
problem-row = Поле «{ $column }» столу має значення { $found }; за подіями мало б бути { $expected }.
cli-verify-database-total =
    { $count ->
        [one] Відтворено { $count } партію.
        [few] Відтворено { $count } партії.
        [many] Відтворено { $count } партій.
       *[other] Відтворено { $count } партії.
    }
cli-verify-database-moved =
    { $count ->
        [one] { $count } партія за старішими правилами йде так само й за нинішніми; її переведено на них.
        [few] { $count } партії за старішими правилами йдуть так само й за нинішніми; їх переведено на них.
        [many] { $count } партій за старішими правилами йдуть так само й за нинішніми; їх переведено на них.
       *[other] { $count } партії за старішими правилами йдуть так само й за нинішніми; їх переведено на них.
    }
cli-verify-database-stopped =
    { $count ->
        [one] { $count } партію заморожено раніше, її не перевірено.
        [few] { $count } партії заморожено раніше, їх не перевірено.
        [many] { $count } партій заморожено раніше, їх не перевірено.
       *[other] { $count } партії заморожено раніше, їх не перевірено.
    }
cli-verify-database-well = Усе гаразд.
cli-verify-database-mended =
    { $count ->
        [one] З { $count } партією було не все гаразд. Усе, що можна, виправлено.
        [few] З { $count } партіями було не все гаразд. Усе, що можна, виправлено.
        [many] З { $count } партіями було не все гаразд. Усе, що можна, виправлено.
       *[other] З { $count } партії було не все гаразд. Усе, що можна, виправлено.
    }
cli-verify-database-wrong =
    { $count ->
        [one] З { $count } партією не все гаразд. Нічого не змінено.
        [few] З { $count } партіями не все гаразд. Нічого не змінено.
        [many] З { $count } партіями не все гаразд. Нічого не змінено.
       *[other] З { $count } партії не все гаразд. Нічого не змінено.
    }
cli-backup-help = Скопіювати базу даних SQLite сервера у файл; можна й тоді, коли сервер працює.
cli-backup-argument-file = Назва нового файлу. Такого файлу ще не має бути.
cli-backup-done =
    { $games ->
        [one] У «{ $file }» { $games } партія.
        [few] У «{ $file }» { $games } партії.
        [many] У «{ $file }» { $games } партій.
       *[other] У «{ $file }» { $games } партії.
    }
cli-restore-help = Відновити базу даних SQLite сервера з резервної копії. Сервер має бути зупинений.
cli-restore-argument-file = Резервна копія.
cli-restore-option-replace = Замінити наявну базу даних. Стара лишається поруч.
cli-restore-done =
    { $games ->
        [one] «{ $file }» відновлено, там { $games } партія.
        [few] «{ $file }» відновлено, там { $games } партії.
        [many] «{ $file }» відновлено, там { $games } партій.
       *[other] «{ $file }» відновлено, там { $games } партії.
    }
cli-restore-kept = Стара база даних тепер тут: «{ $file }».
error-backup-postgres = Це для SQLite. Для PostgreSQL скористайтеся його програмою { $program }; як саме, показує сторінка «Backup and rules changes».
error-backup-no-database = Бази даних «{ $file }» немає.
error-backup-exists = «{ $file }» уже є. Виберіть іншу назву або спершу вилучіть цей файл.
error-backup-in-the-way = «{ $file }» уже є. З --replace його місце посяде резервна копія, а стара база лишиться поруч.
error-backup-same = «{ $file }» — це сама база даних, а не її резервна копія.
error-backup-in-use = «{ $file }» зараз використовується. Спершу зупиніть сервер.
error-backup-not-ours = «{ $file }» — не база даних сервера Sacbe.
error-backup-damaged = «{ $file }» пошкоджено: { $why }
error-backup-database = «{ $file }» неможливо використати: { $why }

error-server-broke = Під час обробки запиту на сервері стався збій. Подробиці — у журналі сервера.
error-server-host = Сервер має іншу адресу: { $url }. Задати іншу можна параметром --url.
error-server-listen = Сервер не може слухати «{ $host }»: { $why }.
error-server-metrics = Метрики сервера доступні лише з машини, на якій він працює.
error-server-open-database = Базу даних { $url } не вдається відкрити: { $why }.
error-server-origin = Цей запит надійшов з іншого сайту. Надсилайте його зі сторінок самого сервера або без заголовка Origin.
error-server-port = Порт { $port } зайнятий. Виберіть інший через --port.
error-server-port-forbidden = Немає прав на порт { $port }. Виберіть через --port порт, більший за 1023.
error-server-start = Сервер не запускається. Подробиці — у журналі сервера.
error-server-too-large =
    { $most ->
        [one] Запит завеликий: можна щонайбільше { $most } байт.
        [few] Запит завеликий: можна щонайбільше { $most } байти.
        [many] Запит завеликий: можна щонайбільше { $most } байтів.
       *[other] Запит завеликий: можна щонайбільше { $most } байта.
    }
error-server-too-slow = Запит не надійшов вчасно. Спробуйте ще раз.
error-server-too-often = Забагато запитів. Трохи зачекайте й спробуйте ще раз.

cli-serve-help = Запустити сервер зі столами для людей у браузерах і для програм.
cli-serve-metavar-host = АДРЕСА
cli-serve-metavar-proxies = АДРЕСИ
cli-serve-option-host = Яку адресу слухати; якщо не вказано, доступно лише з цієї машини. 0.0.0.0 впускає й інших.
cli-serve-option-port = Порт; якщо не вказано, 8321 або наступний вільний.
cli-serve-option-database = Де зберігати столи: sqlite:///ФАЙЛ або postgresql://КОРИСТУВАЧ@ХОСТ/БАЗА. Якщо не вказано, вирішує SACBE_DATABASE, інакше — файл у теці користувача.
cli-serve-option-workers = Скільки процесів думає за ботів; якщо не вказано, на один менше, ніж є процесорів.
cli-serve-option-url = Що вводять, щоб потрапити на сервер, якщо це не та адреса, яку він слухає: https://play.example.org.
cli-serve-option-open = Відкрити сторінку в браузері, якщо він є.
cli-serve-option-log = Як вести журнал: text для людей, json для програм. Якщо не вказано, у терміналі — text.
cli-serve-option-proxies = Проксі, яким сервер вірить щодо адрес клієнтів: їхні адреси через кому; якщо не вказано, 127.0.0.1.
cli-serve-option-public-metrics = Відкрити метрики всім, а не лише цій машині.
cli-serve-option-local-webhooks = Дозволити вебхуки на цю машину та її приватну мережу.
cli-serve-error-log = Вести журнал як «{ $log }» неможливо. Можливі: { $known }.
cli-serve-error-url = «{ $url }» — не адреса, за якою можна потрапити на сервер. Пишіть https://ДОМЕН або http://ДОМЕН:ПОРТ і більше нічого.
cli-serve-address = Столи тут: { $url }
cli-serve-database = Вони зберігаються тут: { $database }
cli-serve-friends = Інші заходять через { $url }, і так починаються всі посилання. Якщо друзям потрібна інша адреса, вкажіть її через --url; для гри через інтернет поставте перед сервером проксі з TLS.
cli-serve-stop = Ctrl-C зупиняє сервер; жодна партія не пропаде.

page-title = Цольк’ін і Тікаль за одним столом
page-app-title = Sacbe: Цольк’ін і Тікаль за одним столом
page-app-description = Цольк’ін і Тікаль у браузері: з друзями за посиланням або проти ботів. Без реєстрації, нічого не треба встановлювати.
page-app-noscript = Для гри потрібен JavaScript. Без нього за партіями можна стежити тут:
page-app-plain = прості сторінки
page-lead = Дві настільні гри: з друзями — поруч чи на відстані — і з ботами. Кожен стіл має своє посилання: надішліть його, і друг сяде за стіл без реєстрації.
page-skip = До вмісту
page-nav = Сторінки
page-nav-tables = Столи
page-nav-terminal = У терміналі
page-nav-api = Для програм
page-languages = Мови
page-unofficial = Фанатський проєкт: неофіційний, не пов’язаний з авторами й видавцями ігор і не схвалений ними. Якщо ці ігри вам до душі, придбайте їх у коробці.
page-mine = Ваші столи
page-public = Публічні столи
page-older = Давніші столи
page-none = Публічних столів ще немає.
page-none-next = Створіть перший.
page-head-table = Стіл
page-head-players = Гравці
page-head-status = Стан
page-head-updated = Остання зміна
page-status-open = чекає на гравців
page-status-running = йде гра
page-status-finished = закінчено
page-status-abandoned = закрито
page-status-frozen = зупинено
page-to-move = Ходить:
page-won = Перемога:
page-winner = перемога
page-result = Результат
page-study = для аналізу
page-seat-open = вільне місце
page-bot = бот, рівень { $level }
page-yours = ви
page-pace = Темп
page-pace-untimed = без обмеження часу
page-pace-live = { $minutes } хв кожному, +{ $increment } с за хід
page-pace-days = днів на хід: { $days }
page-turn = Хід
page-record = Завантажити запис
page-log = Що сталося
page-log-order = Останнє — згори.
page-log-more = Тут показано лише останню частину.
page-opening = Посилання відкривається…
page-failed = Не вдалося відкрити це посилання. Перезавантажте сторінку, щоб спробувати ще раз, або попросіть нове посилання.
page-missing = Такого столу тут немає
page-missing-text = Або його не існує, або він не публічний, і відкрити його можна лише за посиланням від господаря столу.
page-missing-next = До публічних столів
page-terminal = Грати в терміналі
page-terminal-text = Ті самі ігри з тими самими ботами, без браузера:
page-terminal-more = Решту розповість { $file } у теці проєкту.
page-api-text = Усе, що можуть сторінки, можуть і програми: створювати столи, сідати за них, грати, стежити за партією.
page-api-link = Інтерфейс
page-api = Інтерфейс для програм
page-api-lead = JSON через HTTP. Усе, що може за столом гравець, може й програма з токеном цього гравця.
page-api-token = Токен передають у заголовку «Authorization: Bearer ТОКЕН». Токен показують один раз: коли стіл створено чи місце зайнято.
page-api-errors = Відмова — це помилка: ключ для програм і текст для людей, мовою з Accept-Language.
page-api-command = У команди є ключ, який ви вибираєте самі: надіслану двічі з тим самим ключем, її буде виконано один раз, з тією самою відповіддю.
page-api-socket = Оновлення надходять одразу через WebSocket:
page-api-english = Описи нижче — англійською.
page-api-schema = Те саме як схема OpenAPI
page-contents = Зміст
page-required = обов’язково
page-parameters = Параметри
page-body = Тіло запиту
page-answers = Відповіді
page-refusals = Відмови
page-shapes = Структури
page-shapes-text = Позначене * обов’язкове.

error-server-chat-length =
    { $most ->
        [one] У повідомленні може бути від 1 до { $most } знака.
        [few] У повідомленні може бути від 1 до { $most } знаків.
        [many] У повідомленні може бути від 1 до { $most } знаків.
       *[other] У повідомленні може бути від 1 до { $most } знака.
    }
error-server-chat-letters = Повідомлення — це один рядок без керівних символів.
error-server-connections = Зараз на сервері немає місця для ще одного з’єднання. Спробуйте пізніше.
error-server-connections-each = З’єднань із сервером у вас уже { $most }. Спершу закрийте зайві.
error-server-frame = Сюди можна надсилати лише об’єкти JSON, текстом.
error-server-hello = Спершу скажіть, хто ви: надішліть об’єкт JSON із типом «hello».
error-server-seat-lost = Місце, яке ви тут мали, вже не ваше.

## Browser: the front

web-name = Sacbe
web-title = { $page } · Sacbe
seat-open = вільне місце
colour-red = Червоний
colour-green = Зелений
colour-blue = Синій
colour-yellow = Жовтий
web-bot = Бот, рівень { $level }
bot-of = { $colour } бот, рівень { $level }
web-level-1 = легкий
web-level-2 = спокійний
web-level-3 = вправний
web-level-4 = сильний
web-level-5 = найсильніший
web-level = Рівень { $level }: { $word }
web-skip = До вмісту
web-language = Мова
web-reload = Перезавантажити
web-retry = Спробувати ще раз
web-close = Закрити
web-lost = Сервер не відповідає. Нічого не втрачено: спробуємо ще раз.

web-set = Налаштування
web-set-theme = Тема
web-set-theme-auto = Авто
web-set-theme-light = Світла
web-set-theme-dark = Темна
web-set-name = Ваше ім’я
web-set-sounds = Звуки
web-set-knock = Тихий стук, коли мій хід
web-set-notify = Сповіщення браузера про мій хід
web-set-notify-denied = Браузер забороняє сповіщення цієї сторінки. Дозволити їх можна в його налаштуваннях.
web-set-guide = Наставник за цим столом

web-home-lead = Дві чудові настільні гри зі світу мая — за одним столом.
web-home-text = Проти ботів — одним кліком, з друзями — за одним посиланням. Без реєстрації, нічого не треба встановлювати.
web-home-players = 2–4 гравці
web-home-tzolkin-length = 60–90 хв
web-home-tikal-length = 60–90 хв
web-home-tzolkin-text = Розміщуйте робітників на шестірнях, що обертаються, і хай винагорода достигає: що пізніше ви їх повернете, то вона щедріша.
web-home-tikal-text = Прокладайте стежки крізь джунглі, розкопуйте поховані храми ярус за ярусом і збирайте там сили до підрахунку.
web-home-tzolkin-emblem = Велике зубчасте колесо календаря обертає три менші шестірні; на їхніх зубцях стоять робітники.
web-home-tikal-emblem = Над джунглями здіймається ступінчаста піраміда; біля її підніжжя — табір невеликої експедиції.
web-home-play = Грати
web-home-against =
    { $count ->
        [one] проти { $count } бота, рівень { $level }
        [few] проти { $count } ботів, рівень { $level }
       *[many] проти { $count } ботів, рівень { $level }
    }
web-home-change = Змінити
web-home-bots = Скільки ботів
web-home-level = Як вони грають
web-home-friends = Грати з друзями
web-home-learn = Навчальна партія
web-home-learn-text = Перша партія проти одного легкого бота, з поясненнями під час гри. Правил читати не треба.
web-home-making = Готуємо стіл…
web-home-yours = Ваші столи
web-home-yours-none = Партій ще немає
web-home-yours-none-text = Натисніть «Грати» вище: стіл буде готовий за секунду. Він чекатиме на вас тут, хоч би коли ви повернулися.
web-home-open = Відкриті столи
web-home-open-text = Підсідайте до тих, хто вже тут.
web-home-open-none = Зараз ніхто не шукає гравців
web-home-open-none-text = Створіть стіл, який видно всім, — може, хтось і підсяде.
web-home-open-new = Створити відкритий стіл
web-home-free =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
       *[many] { $count } вільних місць
    }
web-home-your-turn = Ваш хід
web-home-waits =
    { $count ->
        [1] На вас чекає стіл
        [one] На вас чекає { $count } стіл
        [few] На вас чекають { $count } столи
       *[many] На вас чекає { $count } столів
    }
web-home-to-move = Ходить { $name }
web-home-asked = Запитання до вас
web-home-status-open = Чекає на гравців
web-home-status-abandoned = Закрито
web-home-status-frozen = Зупинено
web-home-status-finished = Закінчено
web-home-won = Перемога: { $name }
web-home-you-won = Ви перемогли
web-home-shared = Спільна перемога: { $names }
web-home-study = для аналізу
web-home-tactical = тактична гра
web-home-deadline = Час спливає { $when }
web-home-older = Давніші столи
web-home-hidden =
    { $count ->
        [one] { $count } закінчена партія
        [few] { $count } закінчені партії
       *[many] { $count } закінчених партій
    }
web-home-loading = Шукаємо столи…
web-home-footer = Ще
web-home-about = Про Sacbe
web-home-tiles-tzolkin = Усі плитки Цольк’іна
web-home-tiles-tikal = Усі плитки Тікаля
web-home-api = Для програм

web-missing = Тут нічого немає
web-missing-text = Ця адреса нікуди не веде. Може, дорогою загубилася літера.
web-missing-home = До столів
web-trouble = Щось на цій сторінці пішло не так. Партії в безпеці: вони зберігаються на сервері.
web-trouble-new = Є новіша версія цієї сторінки.

web-new = Новий стіл
web-new-game = Гра
web-new-mode = Як граємо
web-new-mode-basic = Базова гра
web-new-mode-basic-text = Плитку відкривають і одразу викладають. Найкраще для перших партій.
web-new-mode-tactical = Тактична гра
web-new-mode-tactical-text = У кожному раунді плитки розігрують на аукціоні за очки.
web-new-seats = Хто грає
web-new-count = Гравці
web-new-seat = { $colour } гравець
web-new-seat-me = Я
web-new-seat-here = Друг за цим пристроєм
web-new-seat-open = Вільне для друзів
web-new-seat-bot = Бот
web-new-name = Ім’я
web-new-name-here = Ім’я гравця
web-new-open-text = Кожен, хто має посилання
web-new-open-text-public = Усі охочі
web-new-level = Рівень
web-new-first = Хто починає
web-new-first-random = За жеребом
web-new-pace = Час
web-new-pace-untimed = Без поспіху
web-new-pace-untimed-text = Кожен думає стільки, скільки треба.
web-new-pace-live = З годинником
web-new-pace-live-text = Усі за столом, за одну зустріч.
web-new-pace-days = На кілька днів
web-new-pace-days-text = Хід час від часу; повертайтеся, коли настане ваша черга.
web-new-minutes = Хвилин кожному
web-new-increment = Додаткових секунд за хід
web-new-days = Днів на хід
web-new-late = Коли час вийде
web-new-late-bot = Далі грає бот
web-new-late-others = Вирішують інші
web-new-more = Додатково
web-new-title = Назва столу
web-new-title-placeholder = П’ятничний вечір
web-new-public = Видно всім
web-new-public-text = Стіл буде на головній сторінці: хто завгодно зможе спостерігати й сідати на вільні місця.
web-new-hints = З підказками
web-new-hints-text = Хто ходить, може попросити поради в бота.
web-new-make = Створити стіл
web-new-then-invite = Ви отримаєте посилання для друзів. Партія почнеться, коли всі місця буде зайнято.
web-new-then-public = Партія почнеться, коли всі місця буде зайнято.
web-new-then-play = Партія почнеться одразу.
web-new-error-people = Грали б лише боти. Сядьте за стіл або лишіть вільне місце.
web-new-error-long =
    { $most ->
        [one] Щонайбільше { $most } знак.
        [few] Щонайбільше { $most } знаки.
       *[many] Щонайбільше { $most } знаків.
    }
web-new-error-range = Від { $least } до { $most }.

web-about = Про Sacbe
web-about-text = Сакбе — біла дорога між містами мая. Ця дорога сполучає дві настільні гри за одним столом: для людей, для ботів і для програм.
web-about-play = За правилами стежить сервер, а стіл показує ваш браузер. Боти виходять лише з того, що їм можна бачити, і ніколи не підглядають. Партію можна будь-коли відкласти й продовжити, а після закінчення — переглянути хід за ходом.
web-about-private = Реєстрація нікому не потрібна. Хто має посилання на місце, той на ньому й грає; один файл cookie пам’ятає ваші місця в цьому браузері. Більше нікуди нічого не надсилається.
web-about-games = Ігри
web-about-tzolkin = «Цольк’ін: Календар мая» — гра Сімоне Лучані й Даніеле Ташіні.
web-about-tikal = «Тікаль» — гра Міхаеля Кіслінга й Вольфганга Крамера.
web-about-apart = Sacbe — незалежний проєкт. Він не пов’язаний з авторами й видавцями цих ігор, а всі його малюнки й тексти — власні. Якщо гра вам тут до душі, її коробці місце на вашій полиці.
web-about-source = Як це зроблено
web-about-licence = Sacbe — вільне програмне забезпечення за ліцензією MIT. Документація лежить у теці docs разом із кодом: як запустити власний сервер, як думають боти, як додати гру.
web-about-api = Програми теж можуть грати: ось як
web-about-tiles = Усе, що лежить на столі, плитка за плиткою:

web-guide = Наставник
web-guide-got-it = Зрозуміло
web-guide-stop = Вимкнути наставника

## Browser: Tzolk'in

web-tz-board = Цольк’ін: день { $day } з 27. { $food }
calendar-day = День { $day } з 27
calendar-age = Епоха { $age }
calendar-food-in =
    { $count ->
        [0] Сьогодні День їжі
        [one] день до Дня їжі
        [few] дні до Дня їжі
       *[many] днів до Дня їжі
    }
web-tz-food-words =
    { $count ->
        [0] Сьогодні День їжі.
        [one] До наступного Дня їжі { $count } день.
        [few] До наступного Дня їжі { $count } дні.
       *[many] До наступного Дня їжі { $count } днів.
    }
web-tz-food-none = Календар скінчився.
web-tz-food-goods = День їжі, день { $day }: усі годують своїх робітників, а тоді кожен храм дарує товари вашої сходинки й усіх нижчих.
web-tz-food-points = День їжі, день { $day }: усі годують своїх робітників, а тоді кожен храм дарує очки вашої сходинки, а тому, хто найвище, ще й бонус.
web-tz-food-cost = Кожен ваш робітник у грі їсть 2 кукурудзи. За кожного голодного ви втрачаєте 3 очки.
web-tz-food-held = Цей День їжі вже минув.
web-tz-today = Сьогодні день { $day } з 27.
web-tz-calendar = Календар. Після кожного раунду він прокручується на один день і просуває всі шестірні на один зубець.
web-tz-calendar-corn =
    { $count ->
        [one] На календарі { $count } кукурудза. Її забере той, хто наступним розмістить робітника в комірці першого гравця.
        [few] На календарі { $count } кукурудзи. Її забере той, хто наступним розмістить робітника в комірці першого гравця.
       *[many] На календарі { $count } кукурудзи. Її забере той, хто наступним розмістить робітника в комірці першого гравця.
    }
web-tz-start = Комірка першого гравця
web-tz-start-words = Сама комірка безплатна: платите лише за кількість робітників, розміщених цього ходу. Ви берете кукурудзу з календаря й стаєте першим гравцем, а якщо ви вже перший, передаєте маркер гравцеві ліворуч; якщо ваш планшет ще світлий, можете прокрутити календар на два дні.
web-tz-start-detail =
    { $count ->
        [0] стати першим гравцем (або передати маркер)
        [one] стати першим гравцем (або передати маркер), { $count } кукурудза
        [few] стати першим гравцем (або передати маркер), { $count } кукурудзи
       *[many] стати першим гравцем (або передати маркер), { $count } кукурудзи
    }
web-tz-first = Перший гравець: { $name }
web-tz-stands = Тут робітник гравця { $name }.
web-tz-stands-neutral = Тут стоїть нейтральний робітник. Він лишається на шестірні всю партію й тільки займає комірку.
web-tz-neutral = нейтральний робітник
web-tz-place = { $gear } { $space }
web-tz-space = Комірка { $space }: { $action }
web-tz-space-free = Розмістити тут робітника можна безплатно.
web-tz-no-action = поки без дії: хай їде далі
web-tz-free-choice = будь-яка дія цієї шестірні
web-tz-next-here = { $gear }: наступний робітник стане тут.
web-tz-altar-filled = Тут лежить череп: цю дію вже використано.
web-tz-altar-free = Кожну дію тут можна виконати лише раз за партію. Для неї потрібен кришталевий череп.
web-tz-jungle = Плитки, що лишилися: відкритої кукурудзи { $corn }, деревини з кукурудзою під нею { $wood }.
web-tz-no-tile = { $action } (плиток не лишилося)
web-tz-jungle-fish = Для риболовлі плитка не потрібна.
web-tz-choose-here = Що вибираєте?

web-tz-ahead = Зазирнути вперед
web-tz-ahead-now = Зараз
web-tz-ahead-days =
    { $count ->
        [one] через { $count } день
        [few] через { $count } дні
       *[many] через { $count } днів
    }
web-tz-ahead-words = Показує, де стоятиме кожен робітник через стільки днів. На полі нічого не змінюється.
web-tz-ahead-falls = { $name }: цей робітник на той час покине шестірню й повернеться без дії.
web-tz-ahead-stands = { $name }, { $when }: { $place }.
web-tz-zoom-out = Показати весь механізм

web-tz-machine = Шестірні
web-tz-temples = Храми
web-tz-technologies = Технології
web-tz-buildings = Будівлі
web-tz-monuments = Монументи
web-tz-wealth = Плитки достатку
web-tz-parts = Частини поля
web-tz-step =
    { $points ->
        [one] { $temple }, сходинка { $step }: { $points } очко наприкінці епохи.
        [few] { $temple }, сходинка { $step }: { $points } очки наприкінці епохи.
       *[many] { $temple }, сходинка { $step }: { $points } очок наприкінці епохи.
    }
web-tz-step-good = У перший і третій День їжі — 1 { $good } кожному, хто тут або вище.
web-tz-step-top = На верхній сходинці може стояти лише один гравець. Хто її досягає, перевертає свій планшет світлою стороною догори.
web-tz-leader = { $temple }: бонус в очках для того, хто найвище, — { $first } наприкінці 1-ї епохи, { $second } наприкінці 2-ї; якщо таких кілька, кожному половина.
web-tz-here = Тут: { $names }
web-tz-level-cost =
    { $count ->
        [one] Ціна: { $count } ресурс на вибір.
        [few] Ціна: { $count } ресурси на вибір.
       *[many] Ціна: { $count } ресурсів на вибір.
    }
web-tz-level = { $technology }, рівень { $level }
web-tz-level-none = { $technology }: рівнів ще немає
web-tz-level-bonus = { $technology }: бонус понад рівень 3
web-tz-level-agriculture-1 = Кожен збір кукурудзи в Паленке дає на 1 кукурудзу більше.
web-tz-level-agriculture-2 = Де немає відкритої плитки кукурудзи, ви все одно збираєте кукурудзу; риболовля дає на 1 кукурудзу більше.
web-tz-level-agriculture-3 = Кожен збір кукурудзи в Паленке дає ще на 2 кукурудзи більше, разом на 3.
web-tz-level-agriculture-4 = 1 сходинка в храмі на вибір.
web-tz-level-extraction-1 = Щоразу, коли дія дає вам деревину, — на 1 деревину більше.
web-tz-level-extraction-2 = Щоразу, коли дія Яшчилана дає вам камінь, — на 1 камінь більше.
web-tz-level-extraction-3 = Щоразу, коли дія Яшчилана дає вам золото, — на 1 золото більше.
web-tz-level-extraction-4 = Візьміть 2 ресурси на вибір.
web-tz-level-architecture-1 = За кожну будівлю — 1 кукурудза.
web-tz-level-architecture-2 = За кожну будівлю — 2 очки.
web-tz-level-architecture-3 = Кожна будівля на 1 ресурс дешевша.
web-tz-level-architecture-4 = Одразу 3 очки.
web-tz-level-theology-1 = У Чичен-Іці можна виконати дію наступної комірки без доплати кукурудзою.
web-tz-level-theology-2 = Після дії Чичен-Іци можна заплатити 1 ресурс за сходинку в будь-якому храмі.
web-tz-level-theology-3 = Яшчилан 4 дає вам на 1 череп більше.
web-tz-level-theology-4 = Візьміть 1 кришталевий череп.
web-tz-skulls =
    { $count ->
        [one] Лишився { $count } кришталевий череп.
        [few] Лишилося { $count } кришталеві черепи.
       *[many] Лишилося { $count } кришталевих черепів.
    }
web-tz-slot-empty = До кінця ходу будівлі тут не буде.
web-tz-missing = Бракує: { $what }

web-tz-hand =
    { $count ->
        [one] { $count } доступний робітник
        [few] { $count } доступні робітники
       *[many] { $count } доступних робітників
    }
web-tz-on-gears =
    { $count ->
        [one] { $count } робітник на шестірнях
        [few] { $count } робітники на шестірнях
       *[many] { $count } робітників на шестірнях
    }
web-tz-supply =
    { $count ->
        [one] Можна здобути ще { $count } робітника
        [few] Можна здобути ще { $count } робітників
       *[many] Можна здобути ще { $count } робітників
    }
web-tz-meal = Наступний День їжі: щоб нагодувати всіх, кукурудзи треба { $need }; зараз є { $have }.
web-tz-meal-short =
    { $count ->
        [one] { $count } робітник лишився б голодним: −{ $points } очки.
        [few] { $count } робітники лишилися б голодними: −{ $points } очок.
       *[many] { $count } робітників лишилися б голодними: −{ $points } очок.
    }
web-tz-meal-then = Потім храми (за нинішніми сходинками) дадуть: { $what }.
web-tz-light = Ще може прокрутити календар на 2 дні
web-tz-dark = Прокручування на 2 дні використано; верхня сходинка храму його поверне
web-tz-wealth-secret =
    { $count ->
        [one] { $count } закрита плитка достатку
        [few] { $count } закриті плитки достатку
       *[many] { $count } закритих плиток достатку
    }
web-tz-tiles-taken = Зібрано плиток: кукурудзи { $corn }, деревини { $wood }

web-tz-kind-farm = Ферми
web-tz-kind-civic = Громадські будівлі
web-tz-kind-tomb = Гробниці
web-tz-kind-shrine = Святині
web-tz-all = Усі
web-tz-filter-kind = Вид
web-tz-filter-age = Епоха
web-tz-where-shown = на полі
web-tz-where-unseen = ще в стосі
web-tz-where-owned = власник: { $name }
web-tz-where-kept = власник: { $name }
web-tz-where-gone = поза грою
web-tz-where-neutral = для нейтральних робітників
web-tz-where-any = у коробці

web-tz-group-place = Розмістити робітника
web-tz-group-retrieve = Повернути робітника
web-tz-group-buy = Купити
web-tz-group-sell = Продати

web-tz-why-over = Партію закінчено.
web-tz-why-watching = Ви спостерігаєте за цією партією.
web-tz-why-waiting = Не зараз: хід іншого гравця.
why-decide-first = Не зараз: спершу дайте відповідь на запитання.
why-placing = Не зараз: цього ходу ви розміщуєте робітників. Повернути їх можна іншого ходу.
why-retrieving = Не зараз: цього ходу ви повертаєте робітників. Розмістити їх можна іншого ходу.
why-taken = Тут уже стоїть робітник.
why-no-worker = У вас немає доступних робітників.
why-lowest = Робітник завжди стає у вільну комірку з найменшим номером: { $space }.
why-corn = На це у вас не вистачає кукурудзи.
why-other-gear = Не зараз: ваш робітник з іншої шестірні.
why-altar = Тут уже лежить череп.
why-ahead = Так далеко ваш робітник ще не доїхав.
why-useless = Вам нема чим за це заплатити, або це нічого не змінить.
why-missing = Вам ще бракує: { $what }.
web-tz-why-building = Будівлі споруджують діями Тікаль 2, Тікаль 4 й Ушмаль 4.
web-tz-why-monument = Монументи споруджують лише дією Тікаль 4.
web-tz-why-temple = Сходинки дають Тікаль 5, Ушмаль 1, Чичен-Іца й будівлі. Хто вимолює кукурудзу чи палить ліс, спускається на одну.
web-tz-why-technology = Рівні оплачують діями Тікаль 1 і Тікаль 3; деякі будівлі дають їх безплатно.
web-tz-tip-aim = Про що ця гра
web-tz-tip-aim-body = Робітники їдуть на шестірнях до кращих дій і діють, коли ви їх повертаєте. Очки дають храми, будівлі, монументи й кришталеві черепи: після 27-го дня перемагає той, у кого очок найбільше. Наведіть курсор на що завгодно або натисніть і потримайте, щоб дізнатися, що це.

web-tz-tip-wealth = Залиште дві плитки достатку
web-tz-tip-wealth-body = Це все, з чого ви починаєте. Кукурудзою платять за розміщення, нею ж годують робітників, тож візьміть хоча б одну плитку, де її багато; друга хай дасть безплатний рівень технології або сходинку в храмі.
web-tz-tip-place = Розмістіть перших робітників
web-tz-tip-place-body = Там, де робітник стає, він ще нічого не заробляє: шестірні везуть його до кращих дій, по комірці за день. Паленке по кукурудзу та Яшчилан по ресурси — добрий початок. Усе, що світиться, можна вибрати.
web-tz-tip-cost = Кожен наступний дорожчий
web-tz-tip-cost-body = Ціна — номер комірки й ще 0, 1, 2, 3… за першого, другого, третього, четвертого робітника цього ходу. Лишайте трохи кукурудзи й завершуйте хід, коли стає дорого.
web-tz-tip-wait = Хай їдуть
web-tz-tip-wait-body = Коли всі зробили хід, календар прокручується на день, і кожен робітник їде далі. Посуньте повзунок «Зазирнути вперед», щоб побачити, де вони будуть.
web-tz-tip-retrieve = Розміщувати чи повертати
web-tz-tip-retrieve-body = За хід ви або розміщуєте робітників, або повертаєте — але не те й інше разом. Робітник, якого повертають, виконує дію своєї комірки й знову доступний. Усіх повертати не треба: терпіння окупається.
web-tz-tip-act = Яка дія?
web-tz-tip-act-body = Дія комірки, де стоїть робітник, безплатна. Дія з меншим номером на цій шестірні коштує 1 кукурудзу за кожен крок назад. Останні комірки дозволяють вибрати будь-яку дію шестірні.
web-tz-tip-beg = Немає кукурудзи?
web-tz-tip-beg-body = На початку ходу, маючи не більше ніж 2 кукурудзи, можна її вимолити: стане 3, але ви спуститеся на сходинку в храмі. Трохи прикро, та марний хід ще прикріший.
web-tz-tip-start = Кукурудза на календарі
web-tz-tip-start-body = Її більшає щодня, коли в комірці першого гравця нікого немає. Розмістіть там робітника, щоб забрати її, стати першим гравцем і, може, прокрутити календар на два дні.
web-tz-tip-days = Один день чи два
web-tz-tip-days-body = За два дні всі робітники просунуться далі, а День їжі наблизиться. Це можна зробити раз, а знову — досягнувши верхньої сходинки храму.
web-tz-tip-food = Скоро День їжі
web-tz-tip-food-body = Кожен ваш робітник з’їсть 2 кукурудзи, інакше ви втратите 3 очки. Скільки треба і скільки є, показує ваш планшет. А потім храми дарують товари чи очки.
web-tz-tip-temples = Боги пам’ятають
web-tz-tip-temples-body = У Дні їжі храми дарують товари або очки залежно від сходинки, на якій ви стоїте. Високо піднятися в одному храмі вигідніше, ніж потроху в трьох, а той, хто найвище, отримує бонус.
web-tz-tip-technologies = Технології — надовго
web-tz-tip-technologies-body = Кожен рівень допомагає до кінця партії, тож ранні окупаються найкраще. Рівні 1, 2 і 3 коштують 1, 2 і 3 ресурси.
web-tz-tip-buildings = Будівлі
web-tz-tip-buildings-body = Ферми годують робітників до кінця партії; інші будівлі одразу дають рівні, сходинки, товари чи очки. Якщо вам ще чогось бракує, видно, чого саме.
web-tz-tip-skulls = Кришталевий череп
web-tz-tip-skulls-body = Везіть його в Чичен-Іцу: що довше там їде робітник, то більше очок дасть череп, ще й сходинку в храмі. Кожну дію там можна виконати лише раз. Череп, збережений до кінця, вартий 3 очки.
web-tz-tip-monuments = Подумайте про монументи
web-tz-tip-monuments-body = Вони дають очки лише наприкінці, зате часто багато. Виберіть той, що пасує до вашої гри, і відкладайте на нього: монументи споруджують дією Тікаль 4.
web-tz-tip-end = Останні дні
web-tz-tip-end-body = Після останнього Дня їжі кукурудза й ресурси варті мало, а робітники на шестірнях — нічого. Повертайте їх вчасно й лишіть кукурудзи, щоб нагодувати всіх ще раз.

## Browser: parts and the review

web-parts-tiles = Усі плитки: { $game }
web-parts-tiles-text = Наведіть курсор на що завгодно або натисніть і потримайте, щоб дізнатися, що воно дає.
web-parts-tiles-loading = Розкладаємо плитки…
web-parts-tiles-back = На початок
web-parts-tiles-none = Такої гри немає
web-parts-tiles-none-text = Гри з такою назвою тут немає.

web-review-title = Розбір партії
web-review-back = Назад до столу
web-review-looking = Боти розбирають партію…
web-review-looking-text = Вони шукають щось краще для кожного ходу. Це хвилина-дві; сторінку можна закрити й повернутися пізніше.
web-review-failed = Розібрати цю партію не вдалося.
web-review-chances-text = Імовірність перемоги кожного гравця після кожного ходу. Обведені позначки — переломні моменти: там шанси змінилися найбільше (в. п. — відсоткові пункти).
web-review-turn = Після ходу { $turn }
web-review-turn-head = Хід
web-review-value = { $name } { $value }
web-review-read = Після ходу { $turn }: { $values }
web-review-look = Подивитися хід { $turn }
web-review-table = Числа таблицею
web-review-parts = Докладно за джерелами
web-review-everybody = Усі
web-review-swings-text = Наскільки хід змінив шанси, разом з усім, що в ньому випало. Чи був кращий вибір — нижче: там хід порівняно з найкращим способом його зіграти.
web-review-swings-none = Жоден хід не змінив шансів настільки, щоб пошук був певен.

## Browser: Tikal

web-tk-board = Поле «Тікаля»
web-tk-map = Карта. Тягніть її або рухайте клавішами зі стрілками; плюс і мінус — масштаб, 0 — уся карта.
web-tk-zoom-in = Збільшити
web-tk-zoom-out = Зменшити
web-tk-zoom-fit = Показати все
web-tk-sum =
    { $count ->
        [one] Розвідано { $count } гекс із 40.
        [few] Розвідано { $count } гекси з 40.
       *[many] Розвідано { $count } гексів із 40.
    }
web-tk-sum-temples = Храми під контролем: { $temples }.
web-tk-sum-temple = { $hex } (цінність { $level }) — { $name }
web-tk-hex = { $hex }: { $what }
web-tk-hex-unexplored = { $hex }: нерозвідані джунглі
web-tk-ruins-empty = руїни без скарбів
web-tk-hex-volcano = На вулкан не заходять і через нього не ходять.
web-tk-hex-guard =
    { $count ->
        [one] Вартовий до кінця партії: { $name }. { $count } очко в кожному раунді підрахунку.
        [few] Вартовий до кінця партії: { $name }. { $count } очки в кожному раунді підрахунку.
       *[many] Вартовий до кінця партії: { $name }. { $count } очок у кожному раунді підрахунку.
    }
web-tk-hex-held =
    { $count ->
        [one] Контролює { $name }, бо має тут більшість: { $count } очко, якби підрахунок був зараз.
        [few] Контролює { $name }, бо має тут більшість: { $count } очки, якби підрахунок був зараз.
       *[many] Контролює { $name }, бо має тут більшість: { $count } очок, якби підрахунок був зараз.
    }
web-tk-hex-nobody = Ніхто не контролює: для цього треба мати тут більше фігур, ніж будь-хто інший. Керівник рахується за трьох.
web-tk-hex-camp = Табір: { $name }
web-tk-hex-figures = { $name }: { $figures }
web-tk-hex-roads = Дороги: { $roads }
web-tk-hex-no-roads = Звідси немає жодної дороги.
web-tk-hex-done =
    { $count ->
        [1] Цього ходу тут працювали один раз.
        [2] Цього ходу тут працювали двічі, більше не можна.
        [one] Цього ходу тут працювали { $count } раз.
        [few] Цього ходу тут працювали { $count } рази.
       *[many] Цього ходу тут працювали { $count } разів.
    }
web-tk-explorers =
    { $count ->
        [one] { $count } дослідник
        [few] { $count } дослідники
       *[many] { $count } дослідників
    }
web-tk-the-leader = керівник
web-tk-road-for = { $hex } за { $count }
web-tk-side-n = північ
web-tk-side-ne = північний схід
web-tk-side-se = південний схід
web-tk-side-s = південь
web-tk-side-sw = південний захід
web-tk-side-nw = північний захід
web-tk-stones-side = { $side } { $count }
web-tk-stones = Каміння: { $stones }
web-tk-points-left =
    { $count ->
        [one] Лишилося { $count } очко дій із { $most }
        [few] Лишилося { $count } очки дій із { $most }
       *[many] Лишилося { $count } очок дій із { $most }
    }
web-tk-place-hint = Виберіть один із гексів, що світяться.
web-tk-place-on = Плитка ляже на { $hex }.
web-tk-place-roads = На { $hex } вона дасть дороги: { $roads }.
web-tk-place-keys = Повертайте клавішею R або коліщатком; клацніть гекс ще раз, щоб викласти.
web-tk-place-waiting = { $name } викладає цю плитку.
web-tk-place-here = Викласти тут
web-tk-turn-left = Повернути плитку ліворуч
web-tk-turn-right = Повернути плитку праворуч
web-tk-spend-hint = Виберіть свою фігуру, щоб піти нею, або місце, що світиться, — побачите, що там можна зробити.
web-tk-end-hint = Більше нічого зробити не можна: завершіть хід.
web-tk-over = Партію закінчено.
web-tk-walk-hint = Виберіть число, щоб піти туди за цю ціну.
web-tk-walk-explorer = Дослідник іде
web-tk-walk-leader = Керівник іде
web-tk-walk-here = Піти сюди з { $hex }
web-tk-pick-explorer = Вибрати цього дослідника
web-tk-pick-leader = Вибрати цього керівника
web-tk-menu-close = Закрити
web-tk-do-uncover = Розкопати ярус { $level }
web-tk-do-recover = Добути скарб
web-tk-do-camp = Розбити табір
web-tk-do-guard = Поставити вартового: { $figure }
web-tk-guard-others = Після цього назавжди поза грою: { $figures }
web-tk-do-enter = Виставити: { $figure }
web-tk-do-transfer = У табір на { $hex }: { $figure }
web-tk-do-exchange = Вам { $wanted }, взамін { $given }
web-tk-exchange = Обмін скарбами
web-tk-exchange-want = Чий скарб вам потрібен? Пари й трійки не обмінюють.
web-tk-exchange-give = Вам { $wanted }. Що віддасте взамін?
web-tk-auction-won = вибирає плитку
web-tk-auction-played = хід уже зроблено
web-tk-auction-later = ходить пізніше
web-tk-auction-passed = пас
web-tk-auction-bids =
    { $count ->
        [one] ставить { $count } очко
        [few] ставить { $count } очки
       *[many] ставить { $count } очок
    }
web-tk-auction-thinks = думає
web-tk-auction-in = ще може ставити
web-tk-auction-choose = Візьміть одну з цих плиток.
web-tk-bid-less = Зменшити ставку
web-tk-bid-more = Збільшити ставку
web-tk-scoring-volcano = Раунд підрахунку
web-tk-scoring-volcano-body = Відкрито вулкан. Усі по черзі витрачають 10 очок дій і одразу рахують очки; потім вулкан викладають.
web-tk-scoring-final = Останній раунд підрахунку
web-tk-scoring-final-body = Останню плитку викладено. Усі по черзі витрачають 10 очок дій і рахують очки востаннє; на цьому партію буде закінчено.
web-tk-scoring-scored = { $name }: очки пораховано.
web-tk-scoring-now = { $name } витрачає очки дій; підрахунок зараз дав би { $temples } за храми й { $treasures } за скарби.
web-tk-scoring-later = { $name } ходить пізніше; підрахунок зараз дав би { $temples } за храми й { $treasures } за скарби.
web-tk-p-would = Підрахунок зараз: { $count }. Храми { $temples }, скарби { $treasures }.
web-tk-p-explorers =
    { $lost ->
        [0] Дослідники в запасі: { $count }
       *[other] Дослідники в запасі: { $count }. Поза грою: { $lost }
    }
web-tk-p-leader = Керівник ще в запасі. Коли визначають більшість, він рахується за трьох.
web-tk-p-leader-out = Керівник у джунглях. Коли визначають більшість, він рахується за трьох.
web-tk-p-leader-lost = Керівник поза грою.
web-tk-p-camps = Ще можна розбити таборів: { $count }
web-tk-p-guards = Ще можна поставити вартових: { $count }
web-tk-p-totem-up = Хід цього раунду ще попереду.
web-tk-p-totem-down = Хід цього раунду вже зроблено.
web-tk-p-set =
    { $count ->
        [1] { $treasure }: { $count }, цінність { $worth }. Пара варта 3, трійка — 6.
       *[other] { $treasure }: { $count }, цінність { $worth }; обміняти вже не можна.
    }
web-tk-p-take = Узяти в обмін: { $treasure }
web-tk-tiles-left =
    { $count ->
        [0] У стосі плиток не лишилося.
        [one] У стосі лишилася { $count } плитка.
        [few] У стосі лишилися { $count } плитки.
       *[many] У стосі лишилося { $count } плиток.
    }
web-tk-tiles-now = відкривають зараз
web-tk-tiles-open = відкрита
web-tk-tiles-stack = у стосі
web-tk-tiles-placed = на карті
web-tk-tiles-out = поза грою
web-tk-tiles-treasures = Ще не знайдені скарби
web-tk-tiles-treasure = { $treasure }: ще не знайдено { $count }
web-tk-tiles-steps = Лишилося ярусів храмів
web-tk-tiles-step = Ярус { $level }: лишилося { $count }
web-tk-list-place = На { $hex }
web-tk-list-roads = Дороги: { $roads }
web-tk-list-no-roads = На { $hex }, без доріг
web-tk-list-work = Храми, скарби, табори
web-tk-list-camps = З табору
web-tk-list-between = З { $start } на { $end }
web-tk-list-walk = { $figure } на { $hex }
web-tk-list-to = На { $hex }: { $what }
web-tk-list-exchange = Обмін скарбами: { $name }
web-tk-list-bid = Ставка
web-tk-why-place = Тут плитка лежати не може: поруч має бути розвіданий гекс, а на спільній стороні — камінь.
why-guarded = Храм із вартовим більше не росте.
why-no-step = Ярусів { $level } не лишилося: цей храм розкопано до кінця.
why-uncover-most = Цього ходу тут розкопано два яруси: більше не можна.
why-uncover-figures = Для другого ярусу за той самий хід потрібна тут друга ваша фігура.
why-recover-most = Цього ходу тут добуто два скарби: більше не можна.
why-recover-figures = Для другого скарбу за той самий хід потрібна тут друга ваша фігура.
why-dear = На роботу тут очок дій треба { $count }, а у вас { $points }.
why-no-guards = Обох ваших вартових уже поставлено.
why-guard-majority = Вартового ставить лише той, хто має тут більшість.
why-guard-dear = На вартового очок дій треба { $count }, а у вас { $points }.
why-camp-taken = Тут уже є табір.
why-no-camps = Обидва ваші табори вже розбито.
why-camp-dear = На табір очок дій треба { $count }, а у вас { $points }.
web-tk-tip-aim = Про що ця гра
web-tk-tip-aim-body = Ведіть своїх людей до храмів і скарбів джунглів. Очки дають лише раунди підрахунку: коли з’являється один із трьох вулканів і наприкінці гри. Тоді храм дає стільки очок, скільки на ньому написано, тому, хто має там більшість, а скарби — очки за набори. Чогось не знаєте? Наведіть курсор або натисніть і потримайте.
web-tk-tip-place = Ви знайшли новий куточок джунглів
web-tk-tip-place-body = Виберіть гекс, що світиться, і повертайте плитку, доки її каміння не поведе туди, куди вам треба. Каміння утворює дороги: перейти межу коштує стільки очок дій, скільки каменів лежить по обидва її боки. Де їх немає, там ніхто не пройде.
web-tk-tip-enter = Десять очок дій за хід
web-tk-tip-enter-body = Виставляйте фігури в базовому таборі, по 1 очку дій за кожну, а за решту ходіть, розкопуйте храми й добувайте скарби; невитрачене згоряє. Почніть з керівника: він рахується за трьох усюди, де важить більшість.
web-tk-tip-walk = У дорогу
web-tk-tip-walk-body = Виберіть свою фігуру: числа показують, скільки коштує дійти туди найдешевшим шляхом. Виберіть число, щоб піти туди.
web-tk-tip-uncover = Храми ростуть
web-tk-tip-uncover-body = Розкопати ярус коштує 2 очки дій; храм стає на одне очко ціннішим для того, хто контролює його під час підрахунку.
web-tk-tip-recover = Скарби
web-tk-tip-recover-body = Добути один коштує 3 очки дій. Один скарб вартий 1 очко, пара однакових — 3, трійка — 6, і так у кожному раунді підрахунку.
web-tk-tip-majority = Хто контролює храм?
web-tk-tip-majority-body = Той, хто має там найбільше фігур; керівник рахується за трьох, а за рівності храм не дістається нікому. Рамка навколо числа показує колір того, хто контролює.
web-tk-tip-camp = Власний табір
web-tk-tip-camp-body = За 5 очок дій ви можете розбити його тут. Нові фігури зможуть з’являтися й у ньому, а перехід із табору в табір коштує 1 очко дій.
web-tk-tip-guard = Вартовий до кінця
web-tk-tip-guard-body = За 5 очок дій цей храм ваш до кінця партії. Інші ваші фігури на ньому вибувають із гри, а сам він більше не росте.
web-tk-tip-exchange = Обмін скарбами
web-tk-tip-exchange-body = За 3 очки дій можна обміняти свій одиничний скарб на чийсь одиничний. Пари й трійки не обмінюють.
web-tk-tip-volcano = Вулкан: раунд підрахунку
web-tk-tip-volcano-body = Кожен по черзі має 10 очок дій і одразу потім рахує свої очки. Числа з плюсом показують, що зараз зарахувалося б тому, хто ходить; інші ще можуть це перехопити до свого підрахунку.
web-tk-tip-final = Останній раунд підрахунку
web-tk-tip-final-body = Кожен ще раз витрачає 10 очок дій і рахує свої очки востаннє. Перемагає той, у кого очок найбільше.
web-tk-tip-auction = Торги за хід
web-tk-tip-auction-body = Ставлять очки за право вибрати плитку й ходити наступним. Хто пасує, ходить пізніше, зате часто дешевше.
web-tk-tip-choose = Тепер ходите ви
web-tk-tip-choose-body = Виберіть одну з відкритих плиток. Ви одразу її викладаєте, а тоді витрачаєте очки дій.

## Browser: the table

web-table = Стіл
web-table-joining = Готуємо стіл…
web-table-lost = Зв’язок утрачено. Пробуємо ще раз… Нічого не пропало.
web-table-stale = Поки запит ішов до сервера, за столом щось змінилося. Ось поточний стан.
web-table-not-now = Зараз так не можна. Ось поточний стан.
web-table-not-yours = У цьому браузері це місце не ваше. Відкрийте посилання на своє місце ще раз.
web-table-bot-plays = Зараз за вас грає бот. Спершу поверніться на своє місце.
web-table-seat-taken = Вас випередили: це місце зайняте.
web-table-absent = Цей стіл для вас закритий
web-table-absent-text = Або такого столу немає, або він приватний і потрібне запрошення.
web-table-absent-invitation = Запрошення — це посилання від господаря столу. Відкрийте його й сідайте: без реєстрації, нічого не треба встановлювати.
web-table-spent = Це посилання вже нічого не відкриває
web-table-spent-text = Можливо, господар столу створив нове. Попросіть його й відкрийте.

web-table-for =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[many] { $count } гравців
    }
web-table-pace-live = { $minutes } хв кожному, +{ $increment } с за хід
web-table-pace-days =
    { $count ->
        [one] { $count } день на хід
        [few] { $count } дні на хід
       *[many] { $count } днів на хід
    }
web-table-days-left =
    { $count ->
        [one] { $count } день
        [few] { $count } дні
       *[many] { $count } днів
    }
web-table-hours-left = { $hours } год { $minutes } хв
web-table-clock = Лишилося часу: { $left }
web-table-closed = Цей стіл закрито.
web-table-seats = Місця
web-table-name-hint = Щоб інші знали, хто ви
web-table-you = ви
web-table-here = за столом
web-table-away = не за столом
web-table-sit = Сісти
web-table-sit-too = Сісти й сюди
web-table-stand-up = Встати
web-table-invite = Запросіть друзів
web-table-invite-how = Надішліть це посилання. Хто його відкриє, зможе сісти на вільне місце або спостерігати.
web-table-invite-text = Зіграймо разом!
web-table-invite-none = У цьому браузері посилання невідоме.
web-table-invite-make = Створити нове посилання
web-table-invite-renew = Створити нове посилання; старе перестане діяти
web-table-invite-host = Посилання для інших гравців має господар столу.
web-table-invited =
    { $count ->
        [1] { $names } запрошує вас зіграти в «{ $game }».
       *[other] { $names } запрошують вас зіграти в «{ $game }».
    }
web-table-invited-here = Вас запрошують зіграти в «{ $game }».
web-table-join-full = Впишіть своє ім’я й сідайте: реєстрація не потрібна, а партія почнеться, коли всі місця буде зайнято.
web-table-join-host = Впишіть своє ім’я й сідайте: реєстрація не потрібна, а партію розпочне господар столу.
web-table-copy = Копіювати
web-table-copied = Скопійовано
web-table-share = Поділитися
web-table-fill =
    { $count ->
        [1] Набридло чекати? На вільне місце може сісти бот.
        [one] Набридло чекати? На { $count } вільне місце можуть сісти боти.
        [few] Набридло чекати? На { $count } вільні місця можуть сісти боти.
       *[many] Набридло чекати? На { $count } вільних місць можуть сісти боти.
    }
web-table-start-bots = Почати з ботами
web-table-full = Усі місця зайнято.
web-table-start = Почати партію
web-table-wait-others =
    { $count ->
        [1] Партія почнеться, щойно сяде ще один гравець.
        [one] Партія почнеться, щойно сяде ще { $count } гравець.
        [few] Партія почнеться, щойно сядуть ще { $count } гравці.
       *[many] Партія почнеться, щойно сяде ще { $count } гравців.
    }
web-table-wait-host = Усі тут. Чекаємо, доки господар столу розпочне партію.
web-table-wait-start = Партію розпочне господар столу.
web-table-watch-soon = Усі місця зайнято. Можна спостерігати: партія скоро почнеться.
web-table-close = Закрити стіл
web-table-close-sure = Закрити для всіх?
web-table-keep = Лишити

web-table-turn = Ваш хід
web-table-turn-of = { $name }, ваш хід
web-table-turn-other = Ходить { $name }.
web-table-watching =
    { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
       *[many] { $count } глядачів
    }
web-table-decide = Що вирішити
web-table-to-choices = До варіантів вибору
web-table-choices =
    { $count ->
        [one] { $count } варіант
        [few] { $count } варіанти
       *[many] { $count } варіантів
    }
web-table-filter = Знайти варіант
web-table-filter-none = Нічого схожого тут немає.
web-table-so-far = Цей хід:
web-table-undo = Скасувати
web-table-undo-text = Скасувати свій останній вибір. Доки нічого не відкрито, нікого питати не треба.
web-table-undo-ask = Попросити скасувати
web-table-undo-ask-text = Скасувати свій останній хід, якщо згодні всі інші.
web-table-undo-turn = Скасувати хід
web-table-undo-turn-text = Повернутися до моменту перед вашим останнім вибором; усе, що сталося відтоді, теж скасується.
web-table-end = Завершити хід
web-table-end-not = Ще ні: спершу дайте відповідь на запитання.
web-table-end-wait = Триває хід іншого гравця.
web-table-hint = Підказка
web-table-hint-title = Що зробив би сильний бот
web-table-hint-thinking = Розігруємо кілька сотень разів…
web-table-hint-failed = Цього разу підказки немає. Спробуйте за мить ще раз.
web-table-hint-points = очки: близько { $points }
web-table-hint-because = Чому:
web-table-hint-against = Порівняно з першим:
web-table-hint-foot = Шанс на перемогу й очікувані наприкінці очки. Виберіть варіант, щоб зіграти його; хід ви завершуєте самі.
web-table-plan = Тим часом плануйте: те, на що вкажете на полі, отримає прапорець із номером, який бачите лише ви. Нічого не рухається.
web-table-planned =
    { $count ->
        [one] { $count } прапорець: ваш план
        [few] { $count } прапорці: ваш план
       *[many] { $count } прапорців: ваш план
    }
web-table-plan-clear = Прибрати план
web-table-spectator = Ви спостерігаєте за цією партією.
web-table-handed = За гравця { $name } грає бот.
web-table-take-back = Далі граю я
web-table-looking = Ви дивитеся раніший момент партії.
web-table-now = Назад до гри
web-table-showing = Ходять інші…
web-table-skip = Пропустити

web-table-players = Гравці
web-table-board = Поле
web-table-tiles = Плитки
web-table-log = Журнал
web-table-chat = Чат
web-table-more = Докладніше про партію
web-table-faceless = Для цієї гри ще немає малюнка. У переліку є все, що можна зробити.
web-table-log-none = Ще нічого не сталося.
web-table-log-look = Подивитися цей момент
web-table-replay = Перегляд
web-table-moment = Момент партії
web-table-moment-of = Крок { $number } з { $of }
web-table-move-back = На крок назад (←)
web-table-move-on = На крок уперед (→)
web-table-turn-back = На хід назад (Shift+←)
web-table-turn-on = На хід уперед (Shift+→)
web-table-chat-none = Ще ніхто нічого не сказав. Привітайтеся!
web-table-chat-watching = Ще ніхто нічого не сказав.
web-table-say = Напишіть щось
web-table-send = Надіслати

web-table-seat-menu = Що може { $name }
web-table-rename = Змінити ім’я
web-table-hand = Хай грає бот
web-table-leave = Піти з-за столу
web-table-leave-sure = Далі гратиме бот, а на ваше місце може сісти хтось інший. Без запрошення повернутися не можна.
web-table-seat-free = Це місце вільне: доки хтось не сяде, грає бот.
web-table-revoke = Забрати місце
web-table-revoke-text = { $name } втрачає місце; доки хтось не сяде, грає бот.
web-table-question = Запитання до всіх за столом
web-table-asked-undo = { $name } просить скасувати ходи.
web-table-asked-vote = { $name }: час вийшов. Що робимо?
web-table-asked-wait = Чекаємо на відповідь: { $names }
web-table-agree = Згода
web-table-refuse = Краще ні
web-table-withdraw = Відкликати
web-table-vote-wait = Дати ще часу
web-table-vote-bot = Далі грає бот
web-table-vote-end = Завершити партію

web-table-result = Результат
web-table-won = Перемога: { $name }!
web-table-won-you = Ви перемогли!
web-table-won-shared = Спільна перемога: { $names }
web-table-review = Розбір
web-table-rematch = Реванш
web-table-rematch-join = До реваншу
web-table-study = Аналізувати звідси
web-table-record = Завантажити запис
web-table-pass = Передайте пристрій: { $name }
web-table-pass-text = Решта не дивиться: далі — таємниця.
web-table-pass-open = Це я, { $name }
web-table-pass-never = Ми довіряємо одне одному: більше не питати
web-table-sheet-more = Показати більше
web-table-sheet-less = Показати менше

# What another player is doing, after their name: “Ana is choosing wealth tiles”.
web-does-ask-keep = вибирає плитки достатку
web-does-ask-turn = розміщує або повертає робітників
web-does-ask-turn-placing = розміщує робітників
web-does-ask-turn-retrieving = повертає робітників
web-does-ask-turn-mercy = завершує хід з ласки богів
web-does-ask-turn-place = розміщує робітників
web-does-ask-turn-retrieve = повертає робітників
web-does-ask-turn-end = завершує хід
web-does-ask-turn-place-mercy = розміщує робітника з ласки богів
web-does-ask-act = вибирає дію ({ $gear } { $space })
web-does-ask-harvest = збирає врожай (Паленке { $space })
web-does-ask-advance-paid = розвиває технологію
web-does-ask-advance-free = розвиває технологію безплатно
web-does-ask-advance-optional = може розвинути технологію ще на один рівень
web-does-ask-pay-technology = платить за технологію «{ $technology }»
web-does-ask-pay-temples = жертвує ресурс двом храмам
web-does-ask-step = піднімається на сходинку в храмі
web-does-ask-two-steps = піднімається на сходинку у двох храмах
web-does-ask-anger = гнівить бога
web-does-ask-build-tikal-2 = споруджує будівлю
web-does-ask-build-tikal-4 = споруджує будівлю або монумент
web-does-ask-build-tikal-4-again = може спорудити другу будівлю
web-does-ask-build-building = може спорудити ще одну будівлю
web-does-ask-build-uxmal-4 = споруджує будівлю за кукурудзу
web-does-ask-architecture = може застосувати архітектуру ({ $tile })
web-does-ask-save = заощаджує ресурс ({ $tile })
web-does-ask-market = купує й продає на ринку
web-does-ask-any-action = вибирає будь-яку дію за 1 кукурудзу
web-does-ask-gain = бере ресурси
web-does-ask-theology = може віддати ресурс за сходинку в храмі
web-does-ask-days = вирішує, на скільки днів прокрутити календар
web-does-ask-place = викладає плитку { $tile }
web-does-ask-spend =
    { $count ->
        [one] має ще { $count } очко дій
        [few] має ще { $count } очки дій
       *[many] має ще { $count } очок дій
    }
web-does-ask-spend-scoring =
    { $count ->
        [one] перед підрахунком має ще { $count } очко дій
        [few] перед підрахунком має ще { $count } очки дій
       *[many] перед підрахунком має ще { $count } очок дій
    }
web-does-ask-bid = торгується за наступний хід
web-does-ask-bid-first = відкриває аукціон
web-does-ask-choose = вибирає плитку
