# Polish. Every text that a person reads; the other languages have the same keys.
# $count and other numbers choose plural forms; names in capitals such as B07 are tile ids.
# Names come in the nominative: they stand after a colon, in parentheses or as the subject; a few
# messages choose the genitive by the name itself ([Chaac], [rolnictwo]): change them together.

## Shared

text = { $text }
list = { $first }, { $rest }

## Tzolk'in: names

game-tzolkin = Tzolk’in: Kalendarz Majów
option-first = Miejsce gracza, który zaczyna, od 0; domyślnie losowane.
gear-palenque = Palenque
gear-yaxchilan = Yaxchilan
gear-tikal = Tikal
gear-uxmal = Uxmal
gear-chichen_itza = Chichen Itza
gear-start = pole Pierwszeństwa
temple-chaac = Chaac
temple-quetzalcoatl = Quetzalcoatl
temple-kukulcan = Kukulcan
technology-agriculture = rolnictwo
technology-extraction = pozyskiwanie
technology-architecture = konstrukcja
technology-theology = teologia
good-corn = kukurydza
good-wood = drewno
good-stone = kamień
good-gold = złoto
good-skull = kryształowa czaszka
tile-farm = farma { $id }
tile-civic = urząd { $id }
tile-tomb = grobowiec { $id }
tile-shrine = sanktuarium { $id }
tile-monument = monument { $id }
tile-wealth = płytka dóbr { $id }

## Tzolk'in: amounts and changes

amount-nothing = nic
amount-corn =
    { $count ->
        [one] { $count } kukurydza
        [few] { $count } kukurydze
        [many] { $count } kukurydzy
       *[other] { $count } kukurydzy
    }
amount-wood =
    { $count ->
        [one] { $count } drewno
        [few] { $count } drewna
        [many] { $count } drewna
       *[other] { $count } drewna
    }
amount-stone =
    { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
        [many] { $count } kamieni
       *[other] { $count } kamienia
    }
amount-gold =
    { $count ->
        [one] { $count } złoto
        [few] { $count } złota
        [many] { $count } złota
       *[other] { $count } złota
    }
amount-skull =
    { $count ->
        [one] { $count } czaszka
        [few] { $count } czaszki
        [many] { $count } czaszek
       *[other] { $count } czaszki
    }
amount-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
amount-worker =
    { $count ->
        [one] { $count } robotnik
        [few] { $count } robotników
        [many] { $count } robotników
       *[other] { $count } robotnika
    }
amount-corn-tile =
    { $count ->
        [one] { $count } żeton zbioru
        [few] { $count } żetony zbioru
        [many] { $count } żetonów zbioru
       *[other] { $count } żetonu zbioru
    }
amount-wood-tile =
    { $count ->
        [one] { $count } żeton wycinki
        [few] { $count } żetony wycinki
        [many] { $count } żetonów wycinki
       *[other] { $count } żetonu wycinki
    }
change = { $sign }{ $what }
change-temple =
    { $count ->
        [one] { $count } stopień
        [few] { $count } stopnie
        [many] { $count } stopni
       *[other] { $count } stopnia
    } { $temple ->
        [Chaac] u Chaaca
        [Quetzalcoatl] u Quetzalcoatla
        [Kukulcan] u Kukulcana
       *[other] ({ $temple })
    }
change-technology =
    { $count ->
        [one] { $count } poziom
        [few] { $count } poziomy
        [many] { $count } poziomów
       *[other] { $count } poziomu
    } { $technology ->
        [rolnictwo] rolnictwa
        [pozyskiwanie] pozyskiwania
        [konstrukcja] konstrukcji
        [teologia] teologii
       *[other] ({ $technology })
    }

## Tzolk'in: what tiles do

tile-details = koszt { $cost }; { $effects }
effect-temple =
    { $count ->
        [one] { $count } stopień
        [few] { $count } stopnie
        [many] { $count } stopni
       *[other] { $count } stopnia
    } { $temple ->
        [Chaac] u Chaaca
        [Quetzalcoatl] u Quetzalcoatla
        [Kukulcan] u Kukulcana
       *[other] ({ $temple })
    }
effect-any-temple = 1 stopień w dowolnej świątyni
effect-technology =
    1 darmowy poziom { $technology ->
        [rolnictwo] rolnictwa
        [pozyskiwanie] pozyskiwania
        [konstrukcja] konstrukcji
        [teologia] teologii
       *[other] ({ $technology })
    }
effect-any-technology =
    { $count ->
        [one] { $count } darmowy poziom dowolnej dziedziny
        [few] { $count } darmowe poziomy dowolnych dziedzin
        [many] { $count } darmowych poziomów dowolnych dziedzin
       *[other] { $count } darmowego poziomu dowolnych dziedzin
    }
effect-gain = zysk: { $what }
effect-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
effect-worker = 1 dodatkowy robotnik
effect-feeds-workers =
    { $count ->
        [one] żywi { $count } robotnika w każdy Dzień Żywienia
        [few] żywi { $count } robotników w każdy Dzień Żywienia
        [many] żywi { $count } robotników w każdy Dzień Żywienia
       *[other] żywi { $count } robotnika w każdy Dzień Żywienia
    }
effect-meal-discount =
    { $count ->
        [one] każdy twój robotnik zjada o { $count } kukurydzę mniej
        [few] każdy twój robotnik zjada o { $count } kukurydze mniej
        [many] każdy twój robotnik zjada o { $count } kukurydzy mniej
       *[other] każdy twój robotnik zjada o { $count } kukurydzy mniej
    }
effect-build = wznieś jeszcze jeden budynek
effect-trade = handluj na rynku
effect-any-action = za 1 kukurydzę dowolna akcja z Palenque, Yaxchilan, Tikal lub Uxmal
monument-M01 = 4 punkty za każdy twój grobowiec, łącznie z tym monumentem
monument-M02 = 2 punkty za każdy twój budynek i monument, łącznie z tym
monument-M03 = 4 punkty za każdy twój żeton zbioru kukurydzy
monument-M04 = 4 punkty za każdy twój żeton wycinki drzew
monument-M05 =
    { $count ->
        [one] { $count } punkt za każdy wzniesiony monument, czyjkolwiek jest, łącznie z tym
        [few] { $count } punkty za każdy wzniesiony monument, czyjkolwiek jest, łącznie z tym
        [many] { $count } punktów za każdy wzniesiony monument, czyjkolwiek jest, łącznie z tym
       *[other] { $count } punktu za każdy wzniesiony monument, czyjkolwiek jest, łącznie z tym
    }
monument-M06 = 4 punkty za każdy twój urząd, łącznie z tym monumentem
monument-M07 = 9, 20 lub 33 punkty za jedną, dwie lub co najmniej trzy dziedziny na poziomie 3
monument-M08 = 3 punkty za każdy twój poziom rozwoju
monument-M09 = 6, 12 lub 18 punktów za czterech, pięciu lub sześciu robotników w grze
monument-M10 = 4 punkty za każde twoje sanktuarium, łącznie z tym monumentem
monument-M11 = jeszcze raz punkty za twoje stopnie we wszystkich trzech świątyniach
monument-M12 = 3 punkty za każdy stopień powyżej startowego w świątyni, w której stoisz najwyżej
monument-M13 = 3 punkty za każdą czaszkę w Chichen Itza, czyjakolwiek była

## Tzolk'in: actions of the gears

action-palenque-1 = połów ryb: 3 kukurydze
action-palenque-2 = zbiór: 4 kukurydze
action-palenque-3 = zbiór: 5 kukurydzy albo 2 drewna
action-palenque-4 = zbiór: 7 kukurydzy albo 3 drewna
action-palenque-5 = zbiór: 9 kukurydzy albo 4 drewna
action-yaxchilan-1 = 1 drewno
action-yaxchilan-2 = 1 kamień i 1 kukurydza
action-yaxchilan-3 = 1 złoto i 2 kukurydze
action-yaxchilan-4 = 1 kryształowa czaszka
action-yaxchilan-5 = 1 złoto, 1 kamień i 2 kukurydze
action-tikal-1 = opłać 1 poziom rozwoju
action-tikal-2 = wznieś 1 budynek
action-tikal-3 = za surowce 1 lub 2 poziomy rozwoju
action-tikal-4 = wznieś 1 lub 2 budynki albo 1 monument
action-tikal-5 = za 1 surowiec po 1 stopniu w dwóch świątyniach
action-uxmal-1 = za 3 kukurydze 1 stopień w świątyni
action-uxmal-2 = kupuj i sprzedawaj na rynku
action-uxmal-3 = 1 dodatkowy robotnik
action-uxmal-4 = wznieś 1 budynek za kukurydzę, po 2 za każdy surowiec
action-uxmal-5 = za 1 kukurydzę dowolna akcja z Palenque, Yaxchilan, Tikal lub Uxmal
action-chichen_itza-1 = czaszka: 4 punkty, 1 stopień u Chaaca
action-chichen_itza-2 = czaszka: 5 punktów, 1 stopień u Chaaca
action-chichen_itza-3 = czaszka: 6 punktów, 1 stopień u Chaaca
action-chichen_itza-4 = czaszka: 7 punktów, 1 stopień u Kukulcana
action-chichen_itza-5 = czaszka: 8 punktów, 1 stopień u Kukulcana
action-chichen_itza-6 = czaszka: 8 punktów, 1 stopień u Kukulcana, 1 dowolny surowiec
action-chichen_itza-7 = czaszka: 10 punktów, 1 stopień u Quetzalcoatla
action-chichen_itza-8 = czaszka: 11 punktów, 1 stopień u Quetzalcoatla, 1 dowolny surowiec
action-chichen_itza-9 = czaszka: 13 punktów, 1 stopień u Quetzalcoatla, 1 dowolny surowiec

## Tzolk'in: moves

move-first = Zaczyna gracz { $seat }
move-monument = Wyłożono: { $tile }
move-building = Odkryto: { $tile }
move-deal = Rozdano: { $tile }
move-neutral = Neutralny robotnik: { $tile }
move-keep = Zatrzymaj: { $tile }
move-beg = Poproś o kukurydzę: uzupełnij do 3, rozgniewaj boga
move-place = Umieść robotnika: { $gear }
move-place-start = Umieść robotnika na polu Pierwszeństwa
move-retrieve = Zdejmij robotnika: { $gear } { $space }
move-act = { $gear } { $space }: { $action }
move-nothing = Bez akcji
move-harvest-corn = Zbierz kukurydzę
move-harvest-wood = Wytnij drzewa
move-burn = Wypal las: weź kukurydzę spod niego, rozgniewaj boga
move-advance = Rozwiń: { $technology }
move-pay = Zapłać: { $goods }
move-step = Wejdź o stopień wyżej: { $temple }
move-two-steps = Wejdź stopień wyżej: { $one } i { $two }
move-anger = Zejdź stopień niżej: { $temple }
move-build = Wznieś: { $tile }
move-with-architecture = Użyj technologii konstrukcji przy tym budynku
move-without-architecture = Nie używaj technologii konstrukcji przy tym budynku
move-save = Zaoszczędź 1 { $resource }
move-buy = Kup 1 { $resource }
move-sell = Sprzedaj 1 { $resource }
move-gain = Weź: { $goods }
move-done = Wystarczy
move-one-day = Jeden dzień
move-two-days = Dwa dni; obróć planszę gracza na ciemną stronę
move-end-turn = Zakończ turę

## Tzolk'in: what is being decided

ask-first = Kto zaczyna?
ask-monument = Odkrywamy monument.
ask-refill = Odkrywamy budynek epoki { $age }.
ask-deal = Gracz { $seat } dostaje płytkę dóbr początkowych.
ask-neutral = Płytka dóbr początkowych wskazuje pole neutralnego robotnika.
ask-keep = Z czterech płytek dóbr początkowych zatrzymujesz dwie. Którą wybierasz teraz?
ask-turn = Twoja tura: umieść albo zdejmij robotników.
ask-turn-placing = Umieść kolejnego robotnika albo zakończ turę.
ask-turn-retrieving = Zdejmij kolejnego robotnika albo zakończ turę.
ask-turn-mercy = Bogowie okazali miłosierdzie: zakończ turę.
ask-turn-end = Nic więcej nie można zrobić: zakończ turę.
ask-turn-retrieve = Twoja tura: zdejmuj robotników.
ask-turn-place = Twoja tura: umieszczaj robotników.
ask-act = Co robi robotnik z pola { $gear } { $space }?
ask-harvest = Co zbierasz na polu Palenque { $space }?
ask-advance-paid = Którą dziedzinę rozwijasz?
ask-advance-free = Którą dziedzinę rozwijasz za darmo?
ask-advance-optional = Rozwijasz jeszcze jeden poziom?
ask-pay-technology =
    { $count ->
        [one] Którym surowcem płacisz za rozwój ({ $technology })?
        [few] Którymi { $count } surowcami płacisz za rozwój ({ $technology })?
        [many] Którymi { $count } surowcami płacisz za rozwój ({ $technology })?
       *[other] Którymi { $count } surowcami płacisz za rozwój ({ $technology })?
    }
ask-pay-temples = Który surowiec ofiarujesz za stopień w dwóch świątyniach?
ask-step = W której świątyni wchodzisz stopień wyżej?
ask-two-steps = W których świątyniach wchodzisz stopień wyżej?
ask-anger = Którego boga rozgniewasz?
ask-build-tikal-2 = Co wznosisz?
ask-build-tikal-4 = Który budynek lub monument wznosisz?
ask-build-tikal-4-again = Wznosisz drugi budynek?
ask-build-building = Wznosisz jeszcze jeden budynek?
ask-build-uxmal-4 = Co wznosisz za kukurydzę?
ask-architecture = Używasz technologii konstrukcji ({ $tile })? Pomoże tylko przy jednym z dwóch budynków.
ask-save = Który surowiec oszczędzasz ({ $tile })?
ask-market = Na rynku: co kupujesz lub sprzedajesz?
ask-any-action = Którą akcję wykonujesz za 1 kukurydzę?
ask-gain =
    { $count ->
        [one] Który surowiec bierzesz?
        [few] Które { $count } surowce bierzesz?
        [many] Które { $count } surowców bierzesz?
       *[other] Które { $count } surowca bierzesz?
    }
ask-theology = Ofiarujesz surowiec za stopień w świątyni?
ask-days = O ile dni przestawiasz kalendarz: jeden czy dwa?

## Tikal: names

game-tikal = Tikal
option-mode = „basic” albo „tactical”: kolejność tur i płytki licytuje się za punkty.
hex = { $name }
place-base = obóz bazowy
place-camp1 = pierwszy własny obóz
place-camp2 = drugi własny obóz
figure-explorer = badacz
figure-leader = kierownik
treasure-mask = maska
treasure-vessel = naczynie
treasure-jaguar = jaguar
treasure-serpent = wąż
treasure-bird = ptak
treasure-sun = słońce
treasure-shell = muszla
treasure-knife = nóż
terrain-base_camp = obóz bazowy
terrain-clearing = polana
terrain-temple = świątynia { $level }
terrain-ruins =
    { $count ->
        [0] ruiny bez skarbów
        [one] ruiny z { $count } skarbem
        [few] ruiny z { $count } skarbami
        [many] ruiny z { $count } skarbami
       *[other] ruiny z { $count } skarbu
    }
terrain-volcano = wulkan
tikal-tile = { $id }, { $terrain }

## Tikal: amounts and changes

amount-action_points =
    { $count ->
        [one] { $count } punkt akcji
        [few] { $count } punkty akcji
        [many] { $count } punktów akcji
       *[other] { $count } punktu akcji
    }
amount-would_score =
    { $count ->
        [one] { $count } punkt, gdyby punktować teraz
        [few] { $count } punkty, gdyby punktować teraz
        [many] { $count } punktów, gdyby punktować teraz
       *[other] { $count } punktu, gdyby punktować teraz
    }
amount-treasure =
    { $count ->
        [one] { $count } skarb: { $treasure }
        [few] { $count } skarby: { $treasure }
        [many] { $count } skarbów: { $treasure }
       *[other] { $count } skarbu: { $treasure }
    }

## Tikal: moves

move-tile = Odkryto: { $tile }
move-treasure = Znaleziono: { $treasure }
move-place-tile =
    { $rotation ->
        [0] Połóż płytkę na { $hex }
        [1] Połóż płytkę na { $hex }, obróconą o 60°
        [2] Połóż płytkę na { $hex }, obróconą o 120°
        [3] Połóż płytkę na { $hex }, obróconą o 180°
        [4] Połóż płytkę na { $hex }, obróconą o 240°
       *[other] Połóż płytkę na { $hex }, obróconą o 300°
    }
move-leave = Płytka nigdzie nie pasuje i wypada z gry
move-choose = Wybierz płytkę { $tile }
move-enter = Wprowadź: { $figure }, { $place }
move-move = Przesuń: { $figure } z { $start } na { $end }
move-transfer = Z obozu do obozu: { $figure }, { $start } – { $end }
move-uncover = Odkop poziom świątyni na { $hex }
move-recover = Wydobądź skarb na { $hex }
move-camp = Rozbij obóz na { $hex }
move-guard = Ustaw strażnika świątyni na { $hex }: { $figure }
move-exchange = Wymiana z graczem { $seat }: bierzesz: { $wanted }, oddajesz: { $given }
move-bid =
    { $points ->
        [one] Zalicytuj { $points } punkt
        [few] Zalicytuj { $points } punkty
        [many] Zalicytuj { $points } punktów
       *[other] Zalicytuj { $points } punktu
    }
move-pass = Pas

## Tikal: what is being decided

ask-tile = Odkrywamy płytkę dżungli.
ask-treasure = Gracz { $seat } wydobywa skarb.
ask-place = Gdzie kładziesz płytkę { $tile }?
ask-spend =
    { $count ->
        [one] Masz jeszcze { $count } punkt akcji.
        [few] Masz jeszcze { $count } punkty akcji.
        [many] Masz jeszcze { $count } punktów akcji.
       *[other] Masz jeszcze { $count } punktu akcji.
    }
ask-spend-scoring =
    { $count ->
        [one] Runda punktowania. Masz jeszcze { $count } punkt akcji, potem punktujesz.
        [few] Runda punktowania. Masz jeszcze { $count } punkty akcji, potem punktujesz.
        [many] Runda punktowania. Masz jeszcze { $count } punktów akcji, potem punktujesz.
       *[other] Runda punktowania. Masz jeszcze { $count } punktu akcji, potem punktujesz.
    }
ask-bid =
    { $count ->
        [one] Licytacja. Zaoferuj więcej niż { $count } punkt albo spasuj.
        [few] Licytacja. Zaoferuj więcej niż { $count } punkty albo spasuj.
        [many] Licytacja. Zaoferuj więcej niż { $count } punktów albo spasuj.
       *[other] Licytacja. Zaoferuj więcej niż { $count } punktu albo spasuj.
    }
ask-bid-first = Licytacja. Zalicytuj następną turę albo spasuj.
ask-choose = Którą płytkę bierzesz?

## Errors

error-unknown-move = W grze { $game } nie ma ruchu „{ $token }”. Podobne: { $like }
error-unknown-move-legal = W grze { $game } nie ma ruchu „{ $token }”. Teraz dozwolone: { $legal }
error-unknown-move-id = W grze { $game } nie ma ruchu o numerze { $id }: numery są od 0 do { $last }.
error-illegal-move = „{ $token }” nie jest teraz dozwolone. Dozwolone: { $legal }
error-game-over = Nie można zagrać „{ $token }”: gra się skończyła.
error-players = W grę { $game } nie gra się przy takiej liczbie graczy: { $players }. Możliwe liczby: { $known }.
error-option = Gra { $game } nie ma opcji „{ $option }”. Opcje: { $known }.
error-option-value = Opcja { $option } nie może mieć wartości „{ $value }”. Możliwe: { $known }.
error-environment = Nie ma środowiska „{ $id }”. Znane: { $known }.
error-number = { $name } nie może mieć wartości { $value }: potrzebna jest liczba całkowita od { $low } do { $high }.
error-seed = „{ $seed }” nie jest ziarnem: podaj liczbę całkowitą od 0.
error-seeds = „{ $seed }” nie jest ziarnem: podaj liczbę całkowitą od 0 albo listę { $number } liczb, po jednej na grę.
error-actions = Akcje mają kształt { $shape } i typ { $dtype }: potrzeba { $number } liczb całkowitych, po jednej na grę.
error-action = Akcja { $action } nie jest dozwolona w grze { $number }. Dozwolone: { $legal }.
error-action-kind = „{ $action }” nie jest akcją: potrzebna jest liczba całkowita od 0 do { $last }.
error-ended = Gra jest skończona: przed następnym krokiem wywołaj reset().
error-reset-options = reset() nie przyjmuje opcji: „{ $option }” podaje się przy tworzeniu środowiska.
error-not-begun = Gra jeszcze się nie zaczęła: najpierw wywołaj reset().
error-render-mode = Nie ma trybu renderowania „{ $mode }”. Znane: { $known }.
error-opponents = Przeciwnikami nie może być { $given }: podaj jednego bota dla wszystkich albo listę o długości { $number }, po jednym na każde inne miejsce.
error-extra = To wymaga pakietu { $package }. Zainstaluj go: pip install "sacbe[{ $extra }]"
error-seat = Nie ma miejsca { $seat }. Miejsca: { $known }.
error-names = Liczba podanych imion: { $names }, liczba graczy: { $players }. Podaj po jednym dla każdego gracza.
error-tag = Etykieta nie może nazywać się „{ $tag }”: tylko litery łacińskie, cyfry, „-” i „_”.
error-game = Nie ma gry „{ $game }”. Gry: { $known }.
error-position-dict = Pozycja musi być obiektem JSON, takim, jaki daje dump().
error-position-game = To nie jest pozycja gry { $game }: jej gra to „{ $found }”.
error-position-rules = Ta pozycja powstała według zasad w wersji { $found }; ten program zna wersję { $version }.
error-position-extra = Pozycja nie ma wpisu „{ $name }”.
error-position-list = Wpis { $name } musi być listą o długości { $size }.
error-position-number = Wpis { $name } ma wartość { $value }: musi to być liczba całkowita od { $low } do { $high }.
error-position-agenda = Wpis agendy „{ $entry }” nie należy do tej gry albo nie może stać w tym miejscu.
error-position-rule = To nie może być pozycja: { $what } łamie zasadę { $rule }.
error-position-stuck = To nie może być pozycja: nikt nie mógłby wykonać ruchu.
error-view-missing = W tym widoku brakuje wpisu { $name }.
error-view-entry = Wpis widoku { $name } nie może mieć wartości „{ $value }”.
error-table-entry = Nie ma wpisu { $name }. Znane: { $known }.
error-rules-version = „{ $version }” to nie wersja zasad. Obecna: { $known }.
error-record-first-line = Wiersz { $line }: zapis zaczyna się od „{ $expected }”, a nie od „{ $found }”.
error-record-header = Wiersz { $line }: „{ $found }” nie jest wpisem nagłówka albo się powtarza.
error-record-missing = Wiersz { $line }: w nagłówku brakuje wpisu „{ $name }”.
error-record-number = Wiersz { $line }: { $name } ma wartość „{ $found }”: musi to być liczba całkowita, najwyżej { $most }.
error-record-game = Wiersz { $line }: nie ma gry „{ $game }”. Gry: { $known }.
error-record-rules = Wiersz { $line }: ten zapis powstał według zasad w wersji „{ $found }”; ten program zna wersję { $version }.
error-record-earlier-rules = Wiersz { $line }: ten zapis powstał według zasad w wersji { $found }, a według wersji { $version } gra toczy się inaczej. { $why }
error-record-options = Wiersz { $line }: gra nie może się tak zacząć. { $why }
error-record-line = Wiersz { $line }: „{ $found }” to nie tura. Turę zapisuje się tak: „17 (2) place tikal, end turn = 0123456789ab”.
error-record-turn = Wiersz { $line }: tu powinna być tura { $turn }.
error-record-seat = Wiersz { $line }: „{ $token }” jest oznaczone jako ruch kogoś innego.
error-record-move =
    { $line ->
        [0] Zapisu nie da się odtworzyć. { $why }
       *[other] Wiersz { $line }: zapisu nie da się odtworzyć. { $why }
    }
error-record-digest =
    { $line ->
        [0] Pozycja różni się od zapisanej: powinno być { $expected }, a jest { $found }.
       *[other] Wiersz { $line }: pozycja różni się od zapisanej: powinno być { $expected }, a jest { $found }.
    }
error-record-position = Ruchy zapisu nie prowadzą do jego pozycji.
error-record-result = Wiersz { $line }: wynik to { $expected }, a nie { $found }.
error-record-no-result = Wiersz { $line }: gra się skończyła, ale brakuje wyniku.
error-record-after-end = Wiersz { $line }: po wyniku nie może być już nic.
error-record-short = Wiersz { $line }: liczba ruchów według nagłówka: { $promised }, a w zapisie: { $found }. Plik mógł zostać ucięty.
error-record-large = Zapis nie może być większy niż { $size } bajtów.
error-record-utf8 = Wiersz { $line }: bajt { $byte } nie jest tekstem UTF-8.
error-worker-task = Procesy serwera nie znają zadania „{ $task }”. Zadania: { $known }.
error-worker-field = W zadaniu „{ $task }” brakuje wpisu „{ $field }” albo jest nie taki, jak trzeba.
error-worker-broke = To wywołało błąd serwera ({ $what }). Co poszło źle, mówi dziennik serwera.

## Command line
# `sacbe` itself and its commands simulate, verify and perft. Words in capitals (GAME, FILE, N) and
# after -- are typed on the command line.

cli-main-help = Sacbe: graj w gry planszowe o Majach, poznawaj je i badaj.
cli-main-help-epilog = „sacbe POLECENIE --help” powie więcej o poleceniu.
cli-main-help-usage = Użycie:
cli-main-help-arguments = Argumenty
cli-main-help-options = Opcje
cli-main-help-commands = Polecenia
cli-main-help-required = wymagane
cli-main-help-default = domyślnie:
cli-main-metavar-options = OPCJE
cli-main-metavar-command = POLECENIE …
cli-main-metavar-game = GRA
cli-main-metavar-file = PLIK
cli-main-metavar-lang = JĘZYK
cli-main-argument-game = Nazwa gry: tzolkin, tikal.
cli-main-option-help = Pokazuje tę stronę.
cli-main-option-version = Pokazuje wersję i działający wariant programu.
cli-main-option-lang = Język: en, uk, pt, ru lub pl. Bez tej opcji decyduje SACBE_LANG albo system.
cli-main-option-only = { $text } Tylko: { $games }.
cli-main-option-json = Wypisuje jeden obiekt JSON, dla programów, i nic więcej.
cli-main-version = sacbe { $version }, { $build }
build-compiled = skompilowany
build-plain = czysty Python
cli-main-get-compiled = Wariant skompilowany rozgrywa te same partie wielokrotnie szybciej. W folderze projektu, z zainstalowanym kompilatorem C: { $command }
cli-main-stopped = Zatrzymano.
cli-main-no-command = Nie ma polecenia „{ $command }”. Polecenia: { $known }.
cli-main-no-option = Nie ma tu opcji { $option }. Dostępne pokaże „{ $help }”.
cli-main-no-option-close = Nie ma tu opcji { $option }. Może chodziło o { $close }? Dostępne pokaże „{ $help }”.
cli-main-missing = Brakuje: { $name }. Co tam wpisać, powie „{ $help }”.
cli-main-not-whole = { $name } musi być liczbą całkowitą.
cli-main-bad-value = { $name } nie może mieć tej wartości. Możliwe pokaże „{ $help }”.
cli-main-option-needs-value = Opcja { $option } wymaga wartości. Jakiej, powie „{ $help }”.
cli-main-option-no-value = Opcja { $option } nie przyjmuje wartości. Jak ją zapisać, powie „{ $help }”.
cli-main-usage = W wierszu poleceń jest coś zbędnego. Jak go zapisać, powie „{ $help }”.
cli-main-range = { $option } nie może wynosić { $value }. Możliwe: liczby całkowite od { $least } do { $most }.
cli-main-no-file = Nie ma pliku „{ $file }”.
cli-main-folder = „{ $file }” to folder, a nie plik.
cli-main-permission = Nie wolno otworzyć „{ $file }”: brak uprawnień.
cli-main-system =
    { $file ->
        [none] System zgłasza: { $why }.
       *[other] „{ $file }”: system zgłasza: { $why }.
    }
cli-main-in-file = „{ $file }”: { $why }

cli-simulate-help = Rozgrywa wiele losowych partii i mówi, jak szybko i jak przebiegły.
cli-simulate-option-players = Liczba graczy; domyślnie największa możliwa.
cli-simulate-option-games = Ile partii.
cli-simulate-option-seed = Początek losowania: to samo ziarno daje te same partie. Domyślnie losowe.
cli-simulate-progress = Rozgrywanie
arena-stopped =
    { $games ->
        [one] Zatrzymano przed końcem: { $games } partia z { $wanted }.
        [few] Zatrzymano przed końcem: { $games } partie z { $wanted }.
        [many] Zatrzymano przed końcem: { $games } partii z { $wanted }.
       *[other] Zatrzymano przed końcem: { $games } partii z { $wanted }.
    }
cli-simulate-title =
    { $players ->
        [one] { $game }: losowe partie, { $players } gracz
        [few] { $game }: losowe partie, { $players } graczy
        [many] { $game }: losowe partie, { $players } graczy
       *[other] { $game }: losowe partie, { $players } gracza
    }
cli-simulate-row-games = Partie
cli-simulate-row-seed = Ziarno
cli-simulate-row-first = Miejsce pierwszego gracza
cli-simulate-row-mode = Tryb
cli-simulate-row-decisions = Decyzje graczy
cli-simulate-row-mean-legal = Dozwolone ruchy na decyzję, średnio
cli-simulate-row-seconds = Sekundy
cli-simulate-row-games-per-second = Partie na sekundę
cli-simulate-row-decisions-per-second = Decyzje na sekundę
cli-simulate-row-build = Wariant
cli-simulate-spread-title = Długość i punkty
cli-simulate-spread-mean = Średnia
cli-simulate-spread-sd = Odch. std.
cli-simulate-spread-min = Minimum
cli-simulate-spread-q1 = 25%
cli-simulate-spread-median = Mediana
cli-simulate-spread-q3 = 75%
cli-simulate-spread-max = Maksimum
cli-simulate-per-game-decisions = Decyzje w partii
cli-simulate-per-game-turns = Tury w partii
cli-simulate-per-game-points = Punkty gracza
cli-simulate-histogram-title = Punkty, udział w wynikach wszystkich graczy
cli-simulate-bin = od { $low }, poniżej { $high }
cli-simulate-seats-title = Wygrane partie według miejsca
cli-simulate-seats-victories = Wygrane
cli-simulate-seats-share = Udział
cli-simulate-seats-interval = Ufność 95%
cli-simulate-seats-points = Średnia punktów
arena-seat = Miejsce { $seat }
cli-simulate-shares-note = Zwycięstwo dzielone przez dwoje liczy się każdemu jako połowa, przez troje jako jedna trzecia i tak dalej. Przedziały ufności są przedziałami Wilsona.

cli-verify-help = Sprawdza zapisane partie ruch po ruchu.
cli-verify-files = Pliki z zapisanymi partiami.
cli-verify-good = poprawny
cli-verify-bad = błędny
cli-verify-finished =
    { $turns ->
        [one] { $game }, { $turns } tura; zakończona: { $result }; wygrana: { $winners }
        [few] { $game }, { $turns } tury; zakończona: { $result }; wygrana: { $winners }
        [many] { $game }, { $turns } tur; zakończona: { $result }; wygrana: { $winners }
       *[other] { $game }, { $turns } tury; zakończona: { $result }; wygrana: { $winners }
    }
cli-verify-unfinished =
    { $turns ->
        [one] { $game }, { $turns } tura; niezakończona: { $result }
        [few] { $game }, { $turns } tury; niezakończona: { $result }
        [many] { $game }, { $turns } tur; niezakończona: { $result }
       *[other] { $game }, { $turns } tury; niezakończona: { $result }
    }
cli-verify-players =
    { $players ->
        [one] { $game }, { $players } gracz
        [few] { $game }, { $players } graczy
        [many] { $game }, { $players } graczy
       *[other] { $game }, { $players } gracza
    }
cli-verify-score = { $name } { $points }
cli-verify-total = Poprawne: { $good }, błędne: { $bad }

cli-perft-help = Liczy ciągi ruchów do podanej głębokości, aby porównać dwa silniki lub warianty programu.
cli-perft-option-players = Ilu gra; domyślnie jak najmniej.
cli-perft-option-depth = Ile ruchów w głąb liczyć, razem z losowaniami.
cli-perft-option-from = Liczy od końca tej zapisanej partii, a nie od początku gry.
cli-perft-option-turn = Z --from: liczy od początku tej tury.
cli-perft-option-divide = Pokazuje też liczbę dla każdego pierwszego ruchu.
cli-perft-turn-alone = --turn wymaga --from: to tura zapisanej partii.
cli-perft-other-game = To zapis gry { $found }, a nie { $game }.
cli-perft-other-players =
    { $found ->
        [one] --players to { $players }, ale w zapisie jest { $found } gracz.
        [few] --players to { $players }, ale w zapisie jest { $found } graczy.
        [many] --players to { $players }, ale w zapisie jest { $found } graczy.
       *[other] --players to { $players }, ale w zapisie jest { $found } gracza.
    }
cli-perft-progress = Głębokość { $depth }
cli-perft-title =
    { $players ->
        [one] { $game }, { $players } gracz, tura { $turn } ({ $build })
        [few] { $game }, { $players } graczy, tura { $turn } ({ $build })
        [many] { $game }, { $players } graczy, tura { $turn } ({ $build })
       *[other] { $game }, { $players } gracza, tura { $turn } ({ $build })
    }
cli-perft-divide-title = Głębokość { $depth } według pierwszego ruchu
cli-perft-column-move = Ruch
cli-perft-column-depth = Głębokość
cli-perft-column-count = Ciągi
cli-perft-column-seconds = Sekundy
cli-perft-column-rate = Ciągi na sekundę
cli-perft-stopped =
    { $depth ->
        [0] Zatrzymano przed ukończeniem pierwszej głębokości.
       *[other] Zatrzymano przed końcem: ostatnia ukończona głębokość to { $depth }.
    }

## `sacbe play`; Tzolk'in: log, menu and result

error-option-language = Nie ma tu języka „{ $language }”. Języki: { $known }.

cli-play-help = Gra w terminalu, z przyjaciółmi przy jednym ekranie i z botami.
cli-play-argument-game = Nazwa gry: tzolkin, tikal. Zbędna z --resume.
cli-play-option-seats = Kto gdzie siedzi, od 2 do 4 z: me; boty od level:1 (łatwy) do level:5 (najsilniejszy); random, greedy, search:200, search:1s. Na przykład me,level:2,level:4.
cli-play-option-code = Plik z własnym botem; bot nazywa się tak jak plik, bez „.py”. Można podać kilka razy.
cli-play-option-code-seconds = Ile sekund własny bot może myśleć nad jednym wyborem. Domyślnie 2.
cli-play-option-code-memory = Ile MiB pamięci może mieć własny bot. Domyślnie 1024.
cli-play-option-names = Imiona graczy, oddzielone przecinkami; puste oznacza nazwę koloru.
cli-play-option-seed = Liczba całkowita, od której zależą losowania i boty: ta sama liczba to ta sama partia.
cli-play-option-plain = Same zdania, dla czytników ekranu: bez planszy, bez symboli.
cli-play-option-save = Gdzie zapisywać partię po każdej turze.
cli-play-option-resume = Wznawia zapisaną partię.
cli-play-metavar-seats = MIEJSCA
cli-play-metavar-names = IMIONA

cli-play-error-seat = Nieznany gracz „{ $seat }”. Możliwe: { $known } oraz własne boty podane przez --code PLIK.
cli-play-error-seats =
    { $count ->
        [one] Podano { $count } miejsce. { $game } ma miejsc: { $known }; podaj je tak: „{ $example }”.
        [few] Podano { $count } miejsca. { $game } ma miejsc: { $known }; podaj je tak: „{ $example }”.
        [many] Podano { $count } miejsc. { $game } ma miejsc: { $known }; podaj je tak: „{ $example }”.
       *[other] Podano { $count } miejsca. { $game } ma miejsc: { $known }; podaj je tak: „{ $example }”.
    }
cli-play-error-names =
    { $count ->
        [one] Podano { $count } imię, liczba graczy: { $players }. Podaj po jednym, oddzielone przecinkami.
        [few] Podano { $count } imiona, liczba graczy: { $players }. Podaj po jednym, oddzielone przecinkami.
        [many] Podano { $count } imion, liczba graczy: { $players }. Podaj po jednym, oddzielone przecinkami.
       *[other] Podano { $count } imienia, liczba graczy: { $players }. Podaj po jednym, oddzielone przecinkami.
    }
cli-play-error-name-long = Imię „{ $name }” jest za długie: liter może być najwyżej { $most }.
cli-play-error-name-letters = Imię „{ $name }” ma litery, których nie da się pokazać.
cli-play-error-name-twice = Dwoje graczy ma imię „{ $name }”: każdy potrzebuje własnego.
cli-play-error-game = Jaka gra? Gry: { $known }.
cli-play-error-other-game = Zapisana partia to { $found }, a nie { $game }.
cli-play-error-with-resume = { $option } dotyczy nowej partii: zapisana ma już swoje.
cli-play-error-no-seats = Zapisana partia nie mówi, kto gra. Dodaj --seats, na przykład „{ $example }”.
cli-play-error-exists = „{ $file }” już istnieje i pozostaje bez zmian. Wznów tę partię przez --resume albo wybierz inny plik.

cli-play-saved-at = Partia jest zapisana w { $file }
cli-play-resume-with = Aby grać dalej: { $command }
cli-play-saved = Zapisano w { $file }
cli-play-not-saved = Partii nie da się zapisać, toczy się bez zapisu: { $why }
cli-play-lost = Partia nie została zapisana.
cli-play-contains-all = Zapisana partia zawiera wszystko, zakryte płytki też: nie podglądamy.
cli-play-welcome = { $game } – { $players }
cli-play-thinking = { $who } myśli…
cli-play-forfeit = { $who } odpada: { $why }
cli-play-stand-in = { $bot } gra dalej za gracza { $who }.
cli-play-commands-hint = Pomoc w każdej chwili: wpisz ?

cli-play-your-turn = { $who }: { $prompt }
ask-turn-place-mercy = Kukurydzy nie starcza na żadne pole. Bogowie okazują miłosierdzie: mimo to umieść jednego robotnika.
board-status = { $who } ma: { $goods }; wolni robotnicy: { $hand }; punkty: { $points }
cli-play-since = Co się wydarzyło
cli-play-choice-prompt =
    { $count ->
        [one] 1 · u cofnij · b plansza · t płytki · l dziennik · s zapisz · q koniec · ? pomoc
        [few] 1–{ $count } · u cofnij · b plansza · t płytki · l dziennik · s zapisz · q koniec · ? pomoc
        [many] 1–{ $count } · u cofnij · b plansza · t płytki · l dziennik · s zapisz · q koniec · ? pomoc
       *[other] 1–{ $count } · u cofnij · b plansza · t płytki · l dziennik · s zapisz · q koniec · ? pomoc
    }
cli-play-list-prompt =
    { $count ->
        [one] 1 · u wstecz · b plansza · t płytki · q koniec · ? pomoc
        [few] 1–{ $count } · u wstecz · b plansza · t płytki · q koniec · ? pomoc
        [many] 1–{ $count } · u wstecz · b plansza · t płytki · q koniec · ? pomoc
       *[other] 1–{ $count } · u wstecz · b plansza · t płytki · q koniec · ? pomoc
    }
cli-play-number-prompt = { $numbers } albo { $words } · b plansza · t płytki · l dziennik · s zapisz · q koniec · ? pomoc
cli-play-span = { $least }–{ $most }
story-with-effect = { $title } ({ $effect })
cli-play-forced = Wybór jest tylko jeden: { $title }
cli-play-undone = Cofnięto: { $title }
cli-play-no-undo = Nie ma czego cofnąć: cofać można do początku swojej tury, ale nie dalej niż do ostatniego losowania lub ruchu innego gracza.
cli-play-bad-input =
    { $count ->
        [one] „{ $input }” nie ma na liście. Wpisz 1 albo ? (pomoc).
        [few] „{ $input }” nie ma na liście. Wpisz liczbę od 1 do { $count } albo ? (pomoc).
        [many] „{ $input }” nie ma na liście. Wpisz liczbę od 1 do { $count } albo ? (pomoc).
       *[other] „{ $input }” nie ma na liście. Wpisz liczbę od 1 do { $count } albo ? (pomoc).
    }
cli-play-bad-number = „{ $input }” nie jest tu możliwe. Wpisz { $numbers } albo { $words }, albo ? (pomoc).
cli-play-not-now = „{ $input }” nie jest teraz możliwe. Wybierz coś z listy.
cli-play-pass-screen = Tajny wybór. Przy ekranie siada teraz { $who }. Naciśnij Enter.
cli-play-secret-done = Dziękujemy. Wybór gracza { $who } pozostaje tajny, aż wszyscy wybiorą.
cli-play-bye = Do następnego razu.
cli-play-no-log = Jeszcze nic się nie wydarzyło.
cli-play-no-tile = Nie ma tu płytki „{ $tile }”.

cli-play-help-title = Pomoc
cli-play-help-number = Liczba to wybór z listy. Ruch można też wpisać w całości, na przykład „{ $token }”.
cli-play-help-u = u, undo: cofa twój ostatni wybór, aż do początku tury
cli-play-help-b = b, board: cała plansza
cli-play-help-p = p, players: wszystko, co mają gracze
cli-play-help-t = t, tiles: wszystkie płytki słowami; t { $tile }: jedna z nich
cli-play-help-l = l, log: co się ostatnio wydarzyło; l 50: ostatnie 50 tur
cli-play-help-s = s, save: zapisuje teraz; s PLIK: zapisuje gdzie indziej
cli-play-help-q = q, quit: kończy; gra zostaje zapisana
cli-play-help-r = Enter: pokazuje wybory jeszcze raz
cli-play-help-end = Nie da się cofnąć wyboru, który kończy turę, przekazuje ruch innym albo prowadzi do losowania.

result-over = Koniec gry
result-winner = { $who } wygrywa. Gratulacje!
result-winners = { $who } wygrywają razem. Gratulacje!
cli-play-tie-break = Punktów po równo, decyduje { $how }.
result-player = Gracz
result-game = W trakcie gry
result-corn = Kukurydza i surowce
result-skulls = Czaszki
result-monuments = Monumenty
result-total = Punkty
result-workers = Robotnicy na kołach
story-last-points = { $who }: { $during } w trakcie gry, { $corn } za kukurydzę i surowce, { $skulls } za czaszki, { $monuments } za monumenty; razem punktów: { $total }

story-sequence = { $first }; { $rest }
story-turn = { $who }: { $what }
story-space = { $gear } { $space }
story-beg = prosi o kukurydzę ({ $changes })
story-place =
    { $count ->
        [one] umieszcza robotnika: { $places } ({ $cost })
        [few] umieszcza { $count } robotników: { $places } ({ $cost })
        [many] umieszcza { $count } robotników: { $places } ({ $cost })
       *[other] umieszcza { $count } robotnika: { $places } ({ $cost })
    }
story-retrieve = zdejmuje z pola { $gear } { $space }: { $what }
story-action = akcja { $gear } { $space }
story-build = wznosi: { $tile }
story-nothing = bez akcji
story-corn =
    { $count ->
        [one] zabiera { $count } kukurydzę z kalendarza
        [few] zabiera { $count } kukurydze z kalendarza
        [many] zabiera { $count } kukurydzy z kalendarza
       *[other] zabiera { $count } kukurydzy z kalendarza
    }
story-keep = wybiera dwie płytki dóbr początkowych
story-one-day = przestawia kalendarz o jeden dzień
story-two-days = przestawia kalendarz o dwa dni
story-drawn-monuments = Wyłożone monumenty: { $tiles }.
story-drawn-row = Nowe budynki: { $tiles }.
story-drawn-neutral = Neutralni robotnicy (płytki dóbr { $tiles }): { $places }.
story-beyond = { $gear } za ostatnim polem
story-first = Pierwszy gracz: { $who }.
story-reveal = { $who } zatrzymuje płytki dóbr { $tiles } ({ $changes })
story-food-goods = { $number }. Dzień Żywienia: robotnicy jedzą, a bogowie zsyłają dobra.
story-food-points = { $number }. Dzień Żywienia: robotnicy jedzą, a bogowie zsyłają punkty.
story-farms-feed = farmy żywią wszystkich robotników
story-farms-feed-some =
    { $count ->
        [one] farmy żywią { $count } robotnika
        [few] farmy żywią { $count } robotników
        [many] farmy żywią { $count } robotników
       *[other] farmy żywią { $count } robotnika
    }
story-fed =
    { $count ->
        [0] nikogo nie żywi
        [one] żywi { $count } robotnika (kukurydza: { $corn })
        [few] żywi { $count } robotników (kukurydza: { $corn })
        [many] żywi { $count } robotników (kukurydza: { $corn })
       *[other] żywi { $count } robotnika (kukurydza: { $corn })
    }
story-hungry =
    { $count ->
        [one] { $count } robotnik głoduje (utracone punkty: { $points })
        [few] { $count } robotników głoduje (utracone punkty: { $points })
        [many] { $count } robotników głoduje (utracone punkty: { $points })
       *[other] { $count } robotnika głoduje (utracone punkty: { $points })
    }
story-reward = ze świątyń ({ $what })
story-age = Pierwsza epoka dobiegła końca: budynki epoki 2 zastępują te w rzędzie.
story-fell = { $who }: robotnik zepchnięty z koła { $gear }, bez akcji
story-day = Kalendarz się obraca. Dzień { $day }.
story-day-after-two = Kalendarz obraca się o dwa dni. Dzień { $day }.

story-free = za darmo
story-by-mercy = dzięki miłosierdziu bogów
menu-mercy =
    { $count ->
        [0] miłosierdzie bogów: nie masz kukurydzy, więc nie płacisz; więcej robotników nie umieścisz
       *[other] miłosierdzie bogów: oddajesz całą kukurydzę; więcej robotników nie umieścisz
    }
menu-place = Umieść robotnika: { $gear }, pole { $space }
menu-tomorrow = następnego dnia, pole { $space }: { $action }
menu-falls = następnego dnia zostanie zepchnięty z koła
menu-any-action = dowolna akcja koła { $gear }, bez opłaty
menu-fish = połów ryb: { $corn }
menu-harvest = zbiór: { $what }
menu-harvest-either = zbiór: { $corn } albo { $wood }
menu-harvest-burn = zbiór: { $wood } albo wypalenie lasu: { $corn } i gniew boga
menu-harvest-none = nic: nie ma już żetonów do zebrania
menu-no-skull = nic: w banku nie ma już czaszek
menu-no-worker = nic: wszyscy twoi robotnicy są już w grze
menu-altar = czaszka: { $what }
menu-altar-taken = nic: leży tam już czaszka
menu-resource = 1 dowolny surowiec
menu-start-first = dostajesz znacznik pierwszego gracza, a jeśli już go masz, przekazujesz go dalej
menu-start-corn =
    { $count ->
        [one] { $count } kukurydza z kalendarza na koniec twojej tury
        [few] { $count } kukurydze z kalendarza na koniec twojej tury
        [many] { $count } kukurydzy z kalendarza na koniec twojej tury
       *[other] { $count } kukurydzy z kalendarza na koniec twojej tury
    }
menu-start-two-days = możesz przestawić kalendarz o dwa dni
menu-action =
    { $count ->
        [0] akcja { $space }: { $action }
        [one] akcja { $space } za { $count } kukurydzę: { $action }
        [few] akcja { $space } za { $count } kukurydze: { $action }
        [many] akcja { $space } za { $count } kukurydzy: { $action }
       *[other] akcja { $space } za { $count } kukurydzy: { $action }
    }
menu-no-action = nie ma akcji do wykonania: po prostu wraca do wioski
act-step-back =
    { $count ->
        [one] w tym { $count } kukurydza za cofnięcie
        [few] w tym { $count } kukurydze za cofnięcie
        [many] w tym { $count } kukurydzy za cofnięcie
       *[other] w tym { $count } kukurydzy za cofnięcie
    }
menu-returns = robotnik po prostu wraca do wioski
menu-decline = Zrezygnuj
menu-anger-next = potem schodzisz o stopień w dowolnej świątyni
menu-price =
    { $count ->
        [one] koszt: { $count } dowolny surowiec
        [few] koszt: { $count } dowolne surowce
        [many] koszt: { $count } dowolnych surowców
       *[other] koszt: { $count } dowolnego surowca
    }
menu-level = poziom { $level }: { $what }
menu-bonus = bonus: { $what }
menu-step = { $temple }, stopień { $step }: { $points } na koniec epoki
menu-step-good = { $temple }, stopień { $step }: { $points } na koniec epoki; ponadto { $good } w pierwszy i trzeci Dzień Żywienia
menu-monument-now =
    { $count ->
        [one] obecnie dałby { $count } punkt
        [few] obecnie dałby { $count } punkty
        [many] obecnie dałby { $count } punktów
       *[other] obecnie dałby { $count } punktu
    }
menu-day = nastaje dzień { $day }
menu-jump-food = następna runda to Dzień Żywienia
menu-end-corn =
    { $count ->
        [one] zabierasz { $count } kukurydzę z kalendarza
        [few] zabierasz { $count } kukurydze z kalendarza
        [many] zabierasz { $count } kukurydzy z kalendarza
       *[other] zabierasz { $count } kukurydzy z kalendarza
    }
menu-end-food = dziś Dzień Żywienia: na koniec rundy twoi robotnicy potrzebują { $count } kukurydzy
menu-level-agriculture-1 = o 1 kukurydzę więcej przy każdym zbiorze kukurydzy w Palenque 2–5
menu-level-agriculture-2 = zbiory także bez widocznego żetonu zbioru; o 1 kukurydzę więcej z połowu ryb
menu-level-agriculture-3 = o kolejne 2 kukurydze więcej przy każdym zbiorze kukurydzy w Palenque 2–5
menu-level-agriculture-4 = 1 stopień w dowolnej świątyni
menu-level-extraction-1 = o 1 drewno więcej w Yaxchilan i za każdy żeton wycinki
menu-level-extraction-2 = o 1 kamień więcej w Yaxchilan
menu-level-extraction-3 = o 1 złoto więcej w Yaxchilan
menu-level-extraction-4 = 2 dowolne surowce
menu-level-architecture-1 = 1 kukurydza za każdy budynek
menu-level-architecture-2 = 2 punkty za każdy budynek
menu-level-architecture-3 = każdy budynek kosztuje o 1 surowiec mniej
menu-level-architecture-4 = 3 punkty
menu-level-theology-1 = w Chichen Itza akcja następnego pola bez opłaty
menu-level-theology-2 = po akcji w Chichen Itza 1 stopień w świątyni za 1 surowiec
menu-level-theology-3 = o 1 czaszkę więcej w Yaxchilan 4
menu-level-theology-4 = 1 czaszka

## Tzolk'in: the board
# Cells are narrow. Numbers in brackets are widths in columns; longer words are broken.

board-neutral = neutralny robotnik
board-title = { $game } · dzień { $day } z 27 · epoka { $age } · { $food }
board-food-goods =
    { $count ->
        [0] dziś Dzień Żywienia: dobra
        [one] Dzień Żywienia za { $count } dzień: dobra
        [few] Dzień Żywienia za { $count } dni: dobra
        [many] Dzień Żywienia za { $count } dni: dobra
       *[other] Dzień Żywienia za { $count } dnia: dobra
    }
board-food-points =
    { $count ->
        [0] dziś Dzień Żywienia: punkty
        [one] Dzień Żywienia za { $count } dzień: punkty
        [few] Dzień Żywienia za { $count } dni: punkty
        [many] Dzień Żywienia za { $count } dni: punkty
       *[other] Dzień Żywienia za { $count } dnia: punkty
    }
board-food-none = koniec
# (13)
board-days = Dni
# (13)
board-food-days = Dni Żywienia
# (15)
board-label-goods = dobra
# (15)
board-label-points = punkty
# (15)
board-fed = już był
board-first = Pierwszy gracz: { $who }
board-start-free = pole Pierwszeństwa: wolne
board-start = pole Pierwszeństwa: { $who }
board-calendar-corn = kukurydza na kalendarzu: { $count }
board-skulls = czaszki w banku: { $count }
board-gears = Koła
board-legend = [3] tu trafi następny robotnik · ✚ neutralny robotnik · ✗ czaszka już tam leży
# Actions of the gears: two lines at most, (12) each
board-space-palenque-1 = 3 kukurydze
board-space-palenque-2 = 4 kukurydze
board-space-palenque-3 =
    5 kukurydzy
    lub 2 drewna
board-space-palenque-4 =
    7 kukurydzy
    lub 3 drewna
board-space-palenque-5 =
    9 kukurydzy
    lub 4 drewna
board-space-yaxchilan-1 = 1 drewno
board-space-yaxchilan-2 =
    1 kamień
    1 kukurydza
board-space-yaxchilan-3 =
    1 złoto
    2 kukurydze
board-space-yaxchilan-4 = 1 czaszka
board-space-yaxchilan-5 =
    złoto+kamień
    2 kukurydze
board-space-tikal-1 =
    1 poziom
    rozwoju
board-space-tikal-2 = 1 budynek
board-space-tikal-3 =
    1–2 poziomy
    rozwoju
board-space-tikal-4 =
    2 budynki
    lub monument
board-space-tikal-5 =
    1 surowiec:
    2 świątynie
board-space-uxmal-1 =
    3 kukurydze:
    1 świątynia
board-space-uxmal-2 = rynek
board-space-uxmal-3 = 1 robotnik
board-space-uxmal-4 =
    kukurydza:
    1 budynek
board-space-uxmal-5 =
    1 kukurydza:
    wybór akcji
# (30)
board-corn-tiles = Widoczne żetony zbioru
# (30)
board-wood-tiles = Żetony wycinki nad kukurydzą
# (17)
board-altar-points = punkty
# (17)
board-altar-resource = surowiec
# (17)
board-altar-step = stopień w górę
board-temples = Świątynie: punkty każdego stopnia, dobra z twojego stopnia i niższych
# (13)
board-leader = najwyżej +{ $count }
# Goods in short, (6)
board-good-corn = kukur.
board-good-wood = drewno
board-good-stone = kamień
board-good-gold = złoto
board-good-skull = czasz.
board-technologies = Dziedziny: poziom 0, poziomy od 1 do 3, dalej bonus
# Technology levels, (19) per line, markers included
board-level-agriculture-1 = +1 kukurydza
board-level-agriculture-2 = bez żetonu
board-level-agriculture-3 = +2 kukurydzy
board-level-agriculture-4 = stopień świątyni
board-level-extraction-1 = +1 drewno
board-level-extraction-2 = +1 kamień
board-level-extraction-3 = +1 złoto
board-level-extraction-4 = 2 surowce
board-level-architecture-1 = +1 kukurydza
board-level-architecture-2 = +2 punkty
board-level-architecture-3 = −1 surowiec
board-level-architecture-4 = 3 punkty
board-level-theology-1 = następne pole
board-level-theology-2 = kup stopień
board-level-theology-3 = +1 czaszka
board-level-theology-4 = 1 czaszka
board-buildings =
    { $count ->
        [one] Budynki (w stosie jeszcze { $count })
        [few] Budynki (w stosie jeszcze { $count })
        [many] Budynki (w stosie jeszcze { $count })
       *[other] Budynki (w stosie jeszcze { $count })
    }
board-monuments = Monumenty
board-tile = { $tile }: { $details }
board-owned = Płytki gracza { $who }
board-unseen = Budynki, które jeszcze się pojawią
board-players = Gracze
# Columns of the players, (6) for points, (7) for the others, (10) for the Food Day
board-points = punkty
board-workers-hand = wolni
board-workers-gears = na kołach
board-workers-supply = w banku
board-meals = wyżywienie
board-wealth = płytki dóbr { $tiles }
board-side-light = może jeszcze wybrać dwa dni
board-side-dark = dwa dni już wykorzystane

## Plain sentences, for screen readers

board-plain-who = { $name } ({ $colour })
story-cost = koszt: { $what }
story-gain = zysk: { $what }
cli-plain-choice = { $number }: { $title }
cli-plain-choice-prompt =
    { $count ->
        [one] Twój wybór, 1, albo help (pomoc):
        [few] Twój wybór, od 1 do { $count }, albo help (pomoc):
        [many] Twój wybór, od 1 do { $count }, albo help (pomoc):
       *[other] Twój wybór, od 1 do { $count }, albo help (pomoc):
    }
cli-plain-list-prompt =
    { $count ->
        [one] Twój wybór, 1, u: wstecz, albo help (pomoc):
        [few] Twój wybór, od 1 do { $count }, u: wstecz, albo help (pomoc):
        [many] Twój wybór, od 1 do { $count }, u: wstecz, albo help (pomoc):
       *[other] Twój wybór, od 1 do { $count }, u: wstecz, albo help (pomoc):
    }
cli-plain-number-prompt = Twój wybór, { $numbers } albo { $words }, albo help (pomoc):
cli-plain-span = od { $least } do { $most }
board-plain-day = Dzień { $day } z 27, epoka { $age }.
board-plain-space = { $space }: { $who }
board-plain-nobody = brak
board-plain-gear = { $gear }, robotnicy na polach: { $who }
board-plain-gear-free = { $gear }, następny robotnik trafi na pole { $space }.
board-plain-gear-full = { $gear }, nie ma wolnego pola.
board-plain-altars = Czaszki leżą już na polach: { $spaces }
board-plain-jungle = Dżungla, Palenque { $space }: widoczne żetony zbioru { $corn }, żetony wycinki { $wood }
board-plain-step = { $who } stopień { $step }, punkty { $points }
board-plain-temple = Świątynia { $temple }: { $who }. Szczytowy stopień { $top }; kto stoi najwyżej, dostanie na koniec tej epoki dodatkowo { $bonus }.
board-plain-level = { $who } poziom { $level }
board-plain-technology = Dziedzina { $technology }: { $who }
board-plain-workers = Robotnicy na kołach: { $gears }; w banku: { $supply }
board-plain-worker-start = 1 robotnik na polu Pierwszeństwa
board-plain-meals =
    { $count ->
        [one] W następny Dzień Żywienia: { $count } robotnik do wyżywienia, kukurydza: { $corn }
        [few] W następny Dzień Żywienia: { $count } robotników do wyżywienia, kukurydza: { $corn }
        [many] W następny Dzień Żywienia: { $count } robotników do wyżywienia, kukurydza: { $corn }
       *[other] W następny Dzień Żywienia: { $count } robotnika do wyżywienia, kukurydza: { $corn }
    }
result-line = { $title }: { $value }

## `sacbe replay`

cli-replay-help = Odtwarza zapisaną partię, tura po turze.
cli-replay-file = Plik z zapisaną partią.
cli-replay-option-plain = Same zdania, dla czytników ekranu: bez planszy, bez symboli.
cli-replay-option-from = Numer tury, od której zacząć.
cli-replay-option-seat = Pokazuje grę tak, jak widzi ją gracz z tego miejsca, od 0; domyślnie jak widz.
cli-replay-option-boards = Pokazuje planszę po każdej turze, także przy przekierowaniu wyjścia.
cli-replay-title = { $game } – { $players }
cli-replay-turn = Tura { $turn } z { $last }
cli-replay-nothing = Nic się nie wydarzyło.
cli-replay-prompt = Enter, n następna · p poprzednia · liczba: ta tura · b plansza · q koniec
cli-replay-plain-prompt = Enter: następna tura, p: poprzednia, liczba albo q:
cli-replay-bad-input = „{ $input }” nie jest tu możliwe. Wpisz n, p, turę od 0 do { $last } albo q.
cli-replay-at-start = To jest początek.
cli-replay-at-end = To jest koniec zapisu.
cli-replay-unfinished = Zapis kończy się tutaj, choć gra nie jest skończona.
cli-replay-error-turn = Nie ma tury { $turn }. Tury: od 0 do { $last }.

## `sacbe render`

cli-render-help = Rysuje planszę zapisanej partii jako SVG lub PNG.
cli-render-option-out = Plik obrazka: nazwa z końcówką .svg lub .png albo -, aby wypisać SVG. Domyślnie nazwa zapisanej partii.
cli-render-option-width = Szerokość obrazka w pikselach.
cli-render-option-dark = Rysuje w ciemnych kolorach.
cli-render-done =
    { $moves ->
        [0] { $file }: plansza przed pierwszym ruchem
        [one] { $file }: plansza po { $moves } ruchu
        [few] { $file }: plansza po { $moves } ruchach
        [many] { $file }: plansza po { $moves } ruchach
       *[other] { $file }: plansza po { $moves } ruchu
    }
cli-render-error-ending = Obrazek nie może się nazywać „{ $file }”. Możliwe końcówki: { $known }.

## Tikal: board, menu, log and result
# $figure is explorer or leader, $leader is yes or no, $place is base or camp: they choose words.
# a1 to h5 are hexes; A1 to G4 are tiles.

# On the map: (12) with the number or the shape that follows, see the brackets
# (8)
board-tikal-map-camp = obóz
# (12)
board-tikal-map-base_camp = obóz bazowy
# (12)
board-tikal-map-clearing = polana
# (7)
board-tikal-map-temple = świąt.
# (7)
board-tikal-map-ruins = ruiny
# (12)
board-tikal-map-volcano = wulkan
# (100)
board-tikal-legend = 2 droga, koszt   · : ∴ kamienie w stronę dżungli   [▲] strażnik   ▲ przewaga   ★ kierownik   ◦ skarb

board-tikal-title = { $facts }
board-tikal-mode =
    { $mode ->
        [tactical] gra taktyczna
       *[basic] gra podstawowa
    }
board-deciding = ruch: { $who }
board-tikal-scoring =
    { $kind ->
        [final] ostatnia runda punktowania
       *[volcano] runda punktowania
    }
board-tikal-points-left =
    { $count ->
        [one] został { $count } punkt akcji
        [few] zostały { $count } punkty akcji
        [many] zostało { $count } punktów akcji
       *[other] zostało { $count } punktu akcji
    }
board-tikal-no-bid = brak ofert
board-tikal-highest-bid = najwyższa oferta: { $count }, { $who }
board-tikal-passed = pas: { $who }
board-tikal-step = numer { $number }
board-tikal-times = { $what }×{ $count }
board-tikal-times-plain = { $what }: { $count }
board-tikal-side-n = północ
board-tikal-side-ne = północny wschód
board-tikal-side-se = południowy wschód
board-tikal-side-s = południe
board-tikal-side-sw = południowy zachód
board-tikal-side-nw = północny zachód
board-tikal-stones = { $side }{ $count }
board-tikal-stones-plain = { $side } { $count }
board-tikal-no-stones = bez kamieni
board-tikal-with-stones = { $what }, kamienie { $stones }
board-tikal-none = brak
board-tikal-supply =
    { $leader ->
        [yes] { $count ->
            [0] w zapasie: kierownik
            [one] w zapasie: { $count } badacz i kierownik
            [few] w zapasie: { $count } badaczy i kierownik
            [many] w zapasie: { $count } badaczy i kierownik
           *[other] w zapasie: { $count } badacza i kierownik
        }
       *[no] { $count ->
            [one] w zapasie: { $count } badacz
            [few] w zapasie: { $count } badaczy
            [many] w zapasie: { $count } badaczy
           *[other] w zapasie: { $count } badacza
        }
    }
board-tikal-worth =
    { $count ->
        [one] punktowanie teraz dałoby { $count } punkt: { $temples } za świątynie, { $treasures } za skarby
        [few] punktowanie teraz dałoby { $count } punkty: { $temples } za świątynie, { $treasures } za skarby
        [many] punktowanie teraz dałoby { $count } punktów: { $temples } za świątynie, { $treasures } za skarby
       *[other] punktowanie teraz dałoby { $count } punktu: { $temples } za świątynie, { $treasures } za skarby
    }
board-tikal-standing = { $who } { $points } + { $would }
board-tikal-standings = Punkty + gdyby punktować teraz: { $each }

# Columns of the players: (6), (16), (9), (6), (6), (8); the last one has the rest
board-tikal-head-points = punkty
board-tikal-head-now = gdyby teraz
board-tikal-head-supply = zapas
board-tikal-head-camps = wolne obozy
board-tikal-head-guards = wolni straż.
board-tikal-head-totem = totem
board-tikal-head-treasures = skarby
board-tikal-totem-brief =
    { $state ->
        [down] zakryty
        [passed] pas
       *[up] odkryty
    }

# Beside the map, (20) per line
board-tikal-aside-tile = Płytka do położenia
board-tikal-aside-line = { $tile } { $stones }
board-tikal-aside-open = Odkryte płytki
board-tikal-aside-auction = Licytacja
board-tikal-aside-letters = Pozostałe płytki
board-tikal-aside-steps = Pozostałe poziomy
board-tikal-aside-unseen = Nieznane skarby

board-tikal-hex = { $hex }: { $what }
board-tikal-unexplored = Niezbadane: { $hexes }
board-tikal-to-place = Do położenia: { $tile }
board-tikal-open = Odkryte płytki: { $tiles }
board-tikal-auction = Licytacja: { $what }
board-tikal-totems-up = Odkryte totemy: { $who }
board-tikal-left-letters = Pozostałe płytki: { $what }
board-tikal-left-steps = Pozostałe poziomy świątyń: { $what }
board-tikal-left-unseen = Jeszcze nieznane skarby: { $what }
board-tikal-guard =
    { $figure ->
        [leader] strażnik: kierownik gracza { $who }
       *[explorer] strażnik: badacz gracza { $who }
    }
board-tikal-held = kontroluje { $who }
board-tikal-camp = obóz gracza { $who }
board-tikal-group =
    { $leader ->
        [yes] { $count ->
            [0] { $who }: kierownik
            [one] { $who }: { $count } badacz i kierownik
            [few] { $who }: { $count } badaczy i kierownik
            [many] { $who }: { $count } badaczy i kierownik
           *[other] { $who }: { $count } badacza i kierownik
        }
       *[no] { $count ->
            [one] { $who }: { $count } badacz
            [few] { $who }: { $count } badaczy
            [many] { $who }: { $count } badaczy
           *[other] { $who }: { $count } badacza
        }
    }
story-tikal-road = { $hex } za { $count }
story-tikal-roads = drogi na { $roads }
board-tikal-no-roads = bez dróg
board-tikal-heap = { $hex } { $count }
board-tikal-heaps = kamienie ku niezbadanym { $heaps }
board-tikal-camps-left = pozostałe obozy: { $count }
board-tikal-guards-left = pozostali strażnicy: { $count }
board-tikal-lost =
    { $leader ->
        [yes] { $count ->
            [0] poza grą: kierownik
            [one] poza grą: { $count } badacz i kierownik
            [few] poza grą: { $count } badaczy i kierownik
            [many] poza grą: { $count } badaczy i kierownik
           *[other] poza grą: { $count } badacza i kierownik
        }
       *[no] { $count ->
            [one] poza grą: { $count } badacz
            [few] poza grą: { $count } badaczy
            [many] poza grą: { $count } badaczy
           *[other] poza grą: { $count } badacza
        }
    }
board-tikal-owned = skarby: { $what }
board-tikal-totem =
    { $state ->
        [down] totem zakryty
        [passed] totem odkryty, pas
       *[up] totem odkryty
    }
board-tikal-tile-at-hand = Do położenia
board-tikal-tiles-open = Odkryte płytki
board-tikal-tiles-to-come = Płytki jeszcze w stosie: { $count }
board-tikal-tiles-placed = Płytki na planszy
board-tikal-tile-on = { $tile }; na { $hex }

menu-tikal-cost =
    { $count ->
        [one] { $count } punkt akcji, pozostanie: { $left }
        [few] { $count } punkty akcji, pozostanie: { $left }
        [many] { $count } punktów akcji, pozostanie: { $left }
       *[other] { $count } punktu akcji, pozostanie: { $left }
    }
menu-tikal-more =
    { $count ->
        [one] gdyby punktować teraz: o { $count } punkt więcej
        [few] gdyby punktować teraz: o { $count } punkty więcej
        [many] gdyby punktować teraz: o { $count } punktów więcej
       *[other] gdyby punktować teraz: o { $count } punktu więcej
    }
menu-tikal-less =
    { $count ->
        [one] gdyby punktować teraz: o { $count } punkt mniej
        [few] gdyby punktować teraz: o { $count } punkty mniej
        [many] gdyby punktować teraz: o { $count } punktów mniej
       *[other] gdyby punktować teraz: o { $count } punktu mniej
    }
menu-tikal-other-more =
    { $count ->
        [one] { $who }: punktowanie dałoby o { $count } punkt więcej
        [few] { $who }: punktowanie dałoby o { $count } punkty więcej
        [many] { $who }: punktowanie dałoby o { $count } punktów więcej
       *[other] { $who }: punktowanie dałoby o { $count } punktu więcej
    }
menu-tikal-other-less =
    { $count ->
        [one] { $who }: punktowanie dałoby o { $count } punkt mniej
        [few] { $who }: punktowanie dałoby o { $count } punkty mniej
        [many] { $who }: punktowanie dałoby o { $count } punktów mniej
       *[other] { $who }: punktowanie dałoby o { $count } punktu mniej
    }
menu-tikal-place = Połóż na { $hex }
menu-tikal-beside = obok: { $hexes }
menu-tikal-neighbour =
    { $count ->
        [0] { $hex } ({ $what })
        [one] { $hex } ({ $what }, { $count } kamień)
        [few] { $hex } ({ $what }, { $count } kamienie)
        [many] { $hex } ({ $what }, { $count } kamieni)
       *[other] { $hex } ({ $what }, { $count } kamienia)
    }
menu-tikal-only-volcanoes = tylko wulkany
menu-tikal-rotations =
    { $count ->
        [one] { $count } obrót
        [few] { $count } obroty
        [many] { $count } obrotów
       *[other] { $count } obrotu
    }
menu-tikal-rotated = kamienie { $stones }: { $roads }
menu-tikal-closed = bez drogi na { $hexes }
menu-tikal-take = Weź { $tile }
menu-tikal-take-volcano = najpierw runda punktowania, zaczynasz ty; potem kładziesz wulkan i rozgrywasz turę; tego nie da się cofnąć
menu-tikal-bid =
    { $points ->
        [one] Zalicytuj następną turę; masz { $points } punkt
        [few] Zalicytuj następną turę; masz { $points } punkty
        [many] Zalicytuj następną turę; masz { $points } punktów
       *[other] Zalicytuj następną turę; masz { $points } punktu
    }
menu-tikal-bid-against = rywale: { $who }
menu-tikal-pass-first = jeśli spasują wszyscy, następną turę masz za darmo
menu-tikal-pass-if-all = jeśli spasują wszyscy, następną turę za darmo ma { $who }
menu-tikal-pass = odpadasz z tej licytacji, ale nie z następnej
menu-tikal-uncover = Odkop poziom { $level } świątyni na { $hex }
menu-tikal-recover =
    { $count ->
        [one] Wydobądź ostatni skarb na { $hex }
        [few] Wydobądź jeden z { $count } skarbów na { $hex }
        [many] Wydobądź jeden z { $count } skarbów na { $hex }
       *[other] Wydobądź jeden z { $count } skarbu na { $hex }
    }
menu-tikal-set-guard =
    { $figure ->
        [leader] Ustaw kierownika jako strażnika świątyni na { $hex }, wartość { $level }
       *[explorer] Ustaw badacza jako strażnika świątyni na { $hex }, wartość { $level }
    }
menu-tikal-guard-lost =
    { $count ->
        [one] wypada z gry jeszcze { $count } twój pionek
        [few] wypadają z gry jeszcze { $count } twoje pionki
        [many] wypada z gry jeszcze { $count } twoich pionków
       *[other] wypada z gry jeszcze { $count } twojego pionka
    }
menu-tikal-camp =
    { $left ->
        [0] Rozbij ostatni obóz na { $hex }
       *[other] Rozbij obóz na { $hex }
    }
menu-tikal-enter =
    { $place ->
        [camp] { $figure ->
            [leader] Wprowadź kierownika w swoim obozie na { $hex }
           *[explorer] Wprowadź badacza w swoim obozie na { $hex }
        }
       *[base] { $figure ->
            [leader] Wprowadź kierownika w obozie bazowym
           *[explorer] Wprowadź badacza w obozie bazowym
        }
    }
menu-tikal-exchanges = Wymień skarb
menu-tikal-possible =
    { $count ->
        [one] { $count } możliwość
        [few] { $count } możliwości
        [many] { $count } możliwości
       *[other] { $count } możliwości
    }
menu-tikal-exchange = Wymiana z graczem { $who }: bierzesz: { $wanted }, oddajesz: { $given }
menu-tikal-end-score =
    { $count ->
        [one] zdobywasz { $count } punkt: { $temples } za świątynie, { $treasures } za skarby
        [few] zdobywasz { $count } punkty: { $temples } za świątynie, { $treasures } za skarby
        [many] zdobywasz { $count } punktów: { $temples } za świątynie, { $treasures } za skarby
       *[other] zdobywasz { $count } punktu: { $temples } za świątynie, { $treasures } za skarby
    }
menu-tikal-end-lost =
    { $count ->
        [one] przepada { $count } punkt akcji
        [few] przepadają { $count } punkty akcji
        [many] przepada { $count } punktów akcji
       *[other] przepada { $count } punktu akcji
    }
menu-tikal-move =
    { $figure ->
        [leader] Przesuń kierownika z { $hex }
       *[explorer] { $count ->
            [one] Przesuń badacza z { $hex }
            [few] Przesuń jednego z { $count } badaczy z { $hex }
            [many] Przesuń jednego z { $count } badaczy z { $hex }
           *[other] Przesuń jednego z { $count } badacza z { $hex }
        }
    }
menu-tikal-price = { $hex } ({ $count })
menu-tikal-goals = na { $goals }
menu-tikal-goal = { $hex }: { $what }
menu-tikal-via = przez { $hexes }
menu-tikal-help-place = Płytka: wpisz heks, potem numer obrotu; albo jedno i drugie naraz, na przykład „c3 2”.
menu-tikal-help-move = Ruch: wpisz heks, na którym stoi pionek (albo „leader”, czyli kierownik), potem cel; albo jedno i drugie naraz, na przykład „a5 c3”. Do dalekiego celu pionek idzie krok po kroku, a każdy krok można cofnąć.
menu-tikal-help-bid = Licytacja: wpisz po prostu liczbę punktów albo „pass” (pas). Oferty nie da się cofnąć.

story-tikal-place = kładzie { $tile }, na { $hex }
story-tikal-leave = nie ma gdzie położyć płytki { $tile }: wypada ona z gry
story-tikal-choose = bierze { $tile }
story-tikal-enter =
    { $figure ->
        [leader] wprowadza kierownika na { $hex }
       *[explorer] { $count ->
            [one] wprowadza { $count } badacza na { $hex }
            [few] wprowadza { $count } badaczy na { $hex }
            [many] wprowadza { $count } badaczy na { $hex }
           *[other] wprowadza { $count } badacza na { $hex }
        }
    }
story-tikal-move =
    { $figure ->
        [leader] przesuwa kierownika: { $path }
       *[explorer] { $count ->
            [one] przesuwa { $count } badacza: { $path }
            [few] przesuwa { $count } badaczy: { $path }
            [many] przesuwa { $count } badaczy: { $path }
           *[other] przesuwa { $count } badacza: { $path }
        }
    }
story-tikal-uncover =
    { $count ->
        [one] odkopuje { $count } poziom na { $hex }, teraz świątynia { $level }
        [few] odkopuje { $count } poziomy na { $hex }, teraz świątynia { $level }
        [many] odkopuje { $count } poziomów na { $hex }, teraz świątynia { $level }
       *[other] odkopuje { $count } poziomu na { $hex }, teraz świątynia { $level }
    }
story-tikal-recover =
    { $count ->
        [one] wydobywa { $count } skarb na { $hex }: { $treasures }
        [few] wydobywa { $count } skarby na { $hex }: { $treasures }
        [many] wydobywa { $count } skarbów na { $hex }: { $treasures }
       *[other] wydobywa { $count } skarbu na { $hex }: { $treasures }
    }
story-tikal-camp = rozbija obóz na { $hex }
story-tikal-guard =
    { $figure ->
        [leader] ustawia kierownika jako strażnika świątyni { $level } na { $hex }
       *[explorer] ustawia badacza jako strażnika świątyni { $level } na { $hex }
    }
story-tikal-exchange = wymiana z graczem { $who }: bierze: { $wanted }, oddaje: { $given }
story-tikal-bid =
    { $count ->
        [one] licytuje { $count } punkt
        [few] licytuje { $count } punkty
        [many] licytuje { $count } punktów
       *[other] licytuje { $count } punktu
    }
story-tikal-pass = pasuje
story-tikal-end =
    { $count ->
        [one] nie wykorzystuje { $count } punktu akcji
        [few] nie wykorzystuje { $count } punktów akcji
        [many] nie wykorzystuje { $count } punktów akcji
       *[other] nie wykorzystuje { $count } punktu akcji
    }
story-tikal-score =
    { $count ->
        [one] { $who } zdobywa { $count } punkt: { $temples } za świątynie, { $treasures } za skarby. Razem: { $total }.
        [few] { $who } zdobywa { $count } punkty: { $temples } za świątynie, { $treasures } za skarby. Razem: { $total }.
        [many] { $who } zdobywa { $count } punktów: { $temples } za świątynie, { $treasures } za skarby. Razem: { $total }.
       *[other] { $who } zdobywa { $count } punktu: { $temples } za świątynie, { $treasures } za skarby. Razem: { $total }.
    }
story-tikal-open = Odkryto: { $tiles }.
story-tikal-won =
    { $count ->
        [one] { $who } wygrywa licytację za { $count } punkt.
        [few] { $who } wygrywa licytację za { $count } punkty.
        [many] { $who } wygrywa licytację za { $count } punktów.
       *[other] { $who } wygrywa licytację za { $count } punktu.
    }
story-tikal-all-passed = Wszyscy spasowali. Turę za darmo ma { $who }: to był pierwszy pas.
story-tikal-last = { $who } ma ostatnią turę rundy, za darmo.
story-tikal-volcano = { $who } ma wulkan { $tile }: runda punktowania. Każdy po kolei wydaje 10 punktów akcji i punktuje: { $order }.
story-tikal-final = To była ostatnia płytka: ostatnia runda punktowania. Każdy po kolei wydaje 10 punktów akcji i punktuje: { $order }.

result-tikal-start = Na start
result-tikal-paid = Licytacje
result-tikal-volcano = Wulkan { $number }: świątynie + skarby
result-tikal-final = Ostatnia runda: świątynie + skarby
result-tikal-sum = { $temples } + { $treasures }
result-tikal-highest = Najwyższa świątynia
result-tikal-treasures = Skarby

## Bots
error-bot = Nie ma bota „{ $bot }”. Boty: { $known }.
error-bot-level = Nie ma bota „{ $bot }”: poziomy są od level:1 do level:{ $most }.
error-bot-budget = „{ $bot }” nie mówi, jak długo myśleć nad turą: 200 symulacji to search:200 (najwyżej { $playouts }), ćwierć sekundy to search:0.25s (najwyżej { $seconds }s), a na czterech procesach search:0.25s@4 (najwyżej { $processes }).
error-bot-processes = „@{ $count }”: nie udało się uruchomić obliczeń na kilku procesach ({ $count }): { $why }
error-bot-no-file = Nie ma pliku „{ $file }”. Po --code podaje się plik bota, na przykład my_bot.py.
error-bot-file = Nie da się odczytać pliku „{ $file }”: { $why }.
error-bot-name = Bot nie może nazywać się „{ $name }”. Zmień nazwę pliku „{ $file }”: najwyżej 40 znaków, czyli litery, cyfry, „_”, „-” i „.”; pierwszy to litera, cyfra lub „_”.
error-bot-taken = Nazwa „{ $name }” jest zajęta. Zmień nazwę pliku „{ $file }”.
error-bot-limit = { $name } nie może wynosić „{ $value }”. Możliwe: liczby od { $least } do { $most }.
error-bot-start = Nie da się uruchomić procesu bota { $bot }: { $why }.
error-bot-late-start = Bot { $bot } nie był gotowy po { $seconds } s. Wczytywanie pliku nie może trwać dłużej.
error-bot-late = Bot { $bot } nie odpowiedział w ciągu { $seconds } s. Tyle czasu ma na jeden wybór; więcej daje --code-seconds.
error-bot-memory = Botowi { $bot } zabrakło pamięci. Może mieć { $memory } MiB; więcej daje --code-memory.
error-bot-syntax = Pliku bota { $bot } nie da się odczytać jako Pythona: { $what } ({ $where })
error-bot-no-choose = Bot { $bot } nie ma funkcji „choose”. { $file } musi definiować choose(view), która zwraca jeden z tekstów z view["choices"].
error-bot-crashed = Błąd w bocie { $bot }: { $what } ({ $where })
error-bot-not-text = Bot { $bot } zwrócił wartość typu { $what }, a nie tekst. choose(view) musi zwrócić jeden z tekstów z view["choices"].
error-bot-illegal =
    { $count ->
        [one] Bot { $bot } odpowiedział „{ $answer }”, a tego nie było do wyboru. Możliwość była jedna: „{ $example }”.
        [few] Bot { $bot } odpowiedział „{ $answer }”, a tego nie było do wyboru. Były { $count } możliwości, pierwsza to „{ $example }”.
        [many] Bot { $bot } odpowiedział „{ $answer }”, a tego nie było do wyboru. Było { $count } możliwości, pierwsza to „{ $example }”.
       *[other] Bot { $bot } odpowiedział „{ $answer }”, a tego nie było do wyboru. Było { $count } możliwości, pierwsza to „{ $example }”.
    }
error-bot-garbage = Bot { $bot } zakłócił potok, którym przychodzą jego odpowiedzi. choose(view) musi zwrócić odpowiedź i nie może ruszać otwartych plików, których nie otwierała.
error-bot-exited = Proces bota { $bot } zakończył się bez odpowiedzi, z kodem { $code }. choose(view) musi zwrócić jeden z tekstów z view["choices"].
error-bot-killed = System zakończył proces bota { $bot } ({ $signal }), zanim przyszła odpowiedź.

## Arena
# `sacbe arena`, its report and its errors.

cli-arena-help = Rozgrywa partie między botami i podaje, jak silny jest każdy z nich i z jaką pewnością.
cli-arena-metavar-bots = BOT,BOT…
cli-arena-metavar-address = ADRES
cli-arena-option-bots = Boty, oddzielone przecinkami: random,greedy,search:200,level:3.
cli-arena-option-players = Ile miejsc jest w partii.
cli-arena-option-games = Ile partii gra każdy skład; zaokrąglane w górę, aby każde miejsce zajmowano równie często.
cli-arena-option-seed = Początek losowania: to samo ziarno daje te same rozdania. Domyślnie losowe.
cli-arena-option-gauntlet = Tylko pierwszy bot, kolejno przeciw każdemu z pozostałych, który zajmuje wszystkie inne miejsca.
cli-arena-option-output = Dopisuje każdą partię do tego pliku. To samo polecenie podejmuje przerwaną pracę.
cli-arena-option-workers = Ile procesów gra; domyślnie tyle, ile jest procesorów.
cli-arena-option-html = Zapisuje w tym pliku raport z wykresami: jedną stronę, która nie wymaga nic więcej.
cli-arena-option-csv = Zapisuje w tym pliku wszystkie partie w formacie CSV, po jednym wierszu na miejsce.
cli-arena-option-parquet = To samo jako plik Parquet. Wymaga pyarrow.
cli-arena-option-ray = Gra na klastrze Ray pod tym adresem; „local” uruchamia klaster tutaj.
cli-arena-progress = Gramy
cli-arena-title =
    { $games ->
        [one] { $game }, { $players } graczy: { $games } partia, ziarno { $seed }
        [few] { $game }, { $players } graczy: { $games } partie, ziarno { $seed }
        [many] { $game }, { $players } graczy: { $games } partii, ziarno { $seed }
       *[other] { $game }, { $players } graczy: { $games } partii, ziarno { $seed }
    }
cli-arena-lineups-title = Według składu
cli-arena-times-title = Punkty i myślenie
arena-head-bot = Bot
arena-head-rating = Ranking
arena-head-interval = 95%
arena-head-won = Wygrane
arena-head-fair = Równy udział
arena-head-points = Punkty
arena-head-lineup = Skład
arena-head-games = Partie
arena-head-move = Sekundy na ruch
arena-head-turn = Sekundy na turę
arena-head-slowest = Najdłuższa tura
arena-head-forfeits = Walkowery
cli-arena-forfeit =
    { $count ->
        [one] { $bot } oddaje walkowerem { $count } partię: { $reason }
        [few] { $bot } oddaje walkowerem { $count } partie: { $reason }
        [many] { $bot } oddaje walkowerem { $count } partii: { $reason }
       *[other] { $bot } oddaje walkowerem { $count } partii: { $reason }
    }
arena-few-deals =
    { $enough ->
        [one] Rozegrano mniej niż { $enough } rozdanie: przedziały rankingów i punktów są zbyt wąskie.
        [few] Rozegrano mniej niż { $enough } rozdania: przedziały rankingów i punktów są zbyt wąskie.
        [many] Rozegrano mniej niż { $enough } rozdań: przedziały rankingów i punktów są zbyt wąskie.
       *[other] Rozegrano mniej niż { $enough } rozdania: przedziały rankingów i punktów są zbyt wąskie.
    }
cli-arena-note = Wygrane: zwycięstwo dzielone przez dwoje liczy się każdemu jako połowa, przez troje jako jedna trzecia i tak dalej; przedziały ufności 95% są przedziałami Wilsona. Równy udział: ile wygrywałyby boty o równej sile. Ranking: model Bradleya–Terry’ego w skali Elo, średnia 0; przedziały rankingów i punktów metodą bootstrap na rozdaniach.
cli-arena-error-same = Plik „{ $file }” podano zarówno w { $one }, jak i w { $other }: jedno nadpisałoby drugie. Podaj inny plik.

# The report.
arena-page-title = { $game }: boty przeciw sobie
arena-page-made = Utworzono w programie Sacbe { $version }, { $build }.
arena-fact-games = liczba partii
arena-fact-deals = liczba rozdań
arena-fact-players = liczba graczy w partii
arena-fact-bots = liczba botów
arena-fact-seed = ziarno
arena-ratings-title = Rankingi
arena-ratings-text = Jak silny jest każdy bot, z przedziałem ufności 95%. Zero to średnia tych botów. Przewaga 100 punktów oznacza 64 zwycięstwa na 100 z jednym rywalem, 200 punktów – 76, a 400 punktów – 91.
arena-won-title = Wygrane partie
arena-won-text = Udział każdego bota w zwycięstwach w jego partiach, z przedziałem ufności 95%. Pionowa kreska to równy udział: ile wygrywałby, gdyby wszyscy grali tak samo.
arena-lineups-title = Według składu
arena-lineups-text = Kto z kim siedział przy stole i ile każdy bot tam wygrał.
arena-pairs-title = Jeden na jednego
arena-pairs-text = Jak często bot z wiersza miał na koniec więcej punktów niż bot z kolumny; równe punkty liczą się jako połowa. Poniżej: czego należałoby oczekiwać po ich rankingach.
arena-pairs-corner = Wyprzedza
arena-points-title = Punkty
arena-points-text = Średnia punktów każdego bota z przedziałem ufności 95% oraz rozkład jego punktów; pionowa kreska to średnia.
arena-points-spread = { $bot }: udział wyników według punktów
arena-settled-title = Jak ustalały się rankingi
arena-settled-text = Rankingi po kolejnych rozdaniach. Jeśli linia na prawym końcu wciąż rośnie lub opada, potrzeba więcej partii.
arena-times-title = Czas namysłu
arena-times-text = Sekundy na wszystkie decyzje w turze, średnio. Ruchy bez alternatywy wykonuje się bez pytania.
arena-seats-title = Miejsca
arena-seats-text = Udział każdego miejsca w zwycięstwach, ktokolwiek tam siedział. Każdy skład siedział w każdej rotacji miejsc.
arena-forfeits-title = Walkowery
arena-forfeits-text = Partie, które skończyły się, bo bot nie mógł grać dalej.
arena-forfeits-reason = Przyczyna
arena-method-title = Jak to zmierzono
arena-method-deals = Rozdanie to jeden ustalony ciąg losowań. Każdy skład rozegrał każde rozdanie po razie w każdej rotacji miejsc, z tymi samymi losowaniami, aby ani szczęście, ani miejsce nikomu nie sprzyjały.
arena-method-won = Zwycięstwo dzielone przez k graczy liczy się każdemu jako 1/k. Przedziały udziałów to przedziały ufności Wilsona, 95%.
arena-method-rating = Rankingi podano według modelu Bradleya–Terry’ego metodą największej wiarygodności, w skali Elo (400 punktów to szanse dziesięć do jednego), ze średnią 0. Partia kilku graczy liczy się jako porównanie każdej pary według końcowych punktów; równe punkty to pół zwycięstwa dla obu. Każdy bot dostaje jeden fikcyjny remis z botem przeciętnym, aby rankingi pozostały skończone.
arena-method-bootstrap = Przedziały rankingów i punktów obejmują środkowe 95% z 1000 prób bootstrapowych. Losuje się całe rozdania, a nie partie, bo partie jednego rozdania mają wspólne losowania; fikcyjne remisy również dostają losowe wagi.
arena-method-points = Średnie punktów obejmują partie dograne do końca.
arena-method-times = Czasy to własny czas bota, bez pracy silnika zasad. Zależą od komputera i od tego, czym jeszcze był zajęty.
arena-method-forfeits = Kto kończy z błędem, odpowiada za późno albo niemożliwym ruchem, przegrywa walkowerem: partia się kończy, pozostali dzielą się zwycięstwem, a każdemu z nich liczy się, że wyprzedził tego, kto oddał walkower.
arena-again-title = Powtórz te partie

# Errors.
error-arena-two-bots = Do meczu potrzeba co najmniej dwóch botów: --bots random,greedy
error-arena-bot-twice = „{ $bot }” podano dwa razy. Podaj każdego bota raz; pozostałe miejsca obsadzi arena.
error-arena-bot-failed = Błąd w bocie { $bot }: { $what }
error-arena-not-results = „{ $file }” nie jest plikiem wyników areny. Nic w nim nie zmieniono.
error-arena-other-run = „{ $file }” należy do innego przebiegu: { $field } to { $found }, a nie { $wanted }. Podaj inny plik albo to samo polecenie co poprzednio.
error-arena-bad-line = „{ $file }”, wiersz { $line }: to nie jest partia tego przebiegu. Nic w pliku nie zmieniono.
error-arena-in-use = Plik „{ $file }” jest właśnie zapisywany przez inny przebieg.
error-arena-worker-died = Jeden z grających procesów nagle się zakończył. Rozegrane partie są w pliku wyników, jeśli go podano: to samo polecenie podejmie przerwaną pracę.
error-arena-other-machine = Jeden z komputerów klastra ma inną wersję lub inny wariant Sacbe albo inny plik bota.
error-arena-ray = Nie ma klastra Ray pod adresem „{ $address }”: { $why }

## Hints and reviews
# `sacbe hint` and `sacbe review`, in the terminal and on the page of a review.
# $points, $chance and $loss are numbers ready to be read, such as +4.5, 43% or −12.

cli-hint-help = Pokazuje najlepsze sposoby gry w zapisanej partii, z szansami i uzasadnieniem.
cli-hint-file = Plik z partią zapisaną przez „sacbe play”.
cli-hint-option-at = Bierze pozycję po podanej liczbie ruchów, licząc losowania; domyślnie po ostatnim.
cli-hint-option-turn = Bierze początek tej tury, według numerów z „sacbe replay”.
cli-hint-option-seat = Tylko jeśli ruch ma gracz z tego miejsca, od 0.
cli-hint-option-best = Ile sposobów gry pokazać, od 1 do 10.
cli-hint-option-playouts = Ile symulacji w analizie; domyślnie 1000.
cli-hint-option-seconds = Ile sekund trwa analiza, zamiast --playouts. Wyniki bywają za każdym razem inne.
cli-hint-option-seed = Początek losowania: to samo ziarno i tyle samo symulacji dają tę samą podpowiedź.
cli-hint-progress = Myślimy
cli-hint-error-both = Podaj --playouts albo --seconds, nie jedno i drugie.
cli-hint-error-seconds = --seconds musi być większe od 0 i wynosić najwyżej { $most }.
cli-hint-error-at-turn = Podaj --at albo --turn, nie oba naraz.
cli-hint-error-no-choice = W turze { $turn } nikt niczego nie wybiera.
cli-hint-error-over = Gra się skończyła: nie ma już czego wybierać. Całą partię omawia „sacbe review”.
cli-hint-error-chance = W tym miejscu trwa losowanie: nikt nie ma wyboru.
cli-hint-error-seat = To nie jest tura gracza { $who }: ruch ma { $mover } (--seat { $seat }).
error-hint-not-to-move = To nie jest tura miejsca { $seat }: podpowiedź dostaje tylko gracz, który ma ruch.

cli-hint-title = { $game }, tura { $turn }: ruch ma { $who }
cli-hint-line = { $number }. { $what }
cli-hint-chances = Szanse na wygraną: { $chances }
cli-hint-points = Punkty na koniec, około: { $points }
cli-hint-changes = Co to zmienia: { $reasons }
cli-hint-against = W porównaniu z wariantem { $number }: { $reasons }
cli-hint-note = Szanse i punkty to szacunki z analizy, na podstawie tego, co ten gracz może wiedzieć. Uzasadnienia porównują pozycję po turze z inną, w punktach.
story-tikal-recover-unknown =
    { $count ->
        [one] wydobywa { $count } skarb na { $hex }
        [few] wydobywa { $count } skarby na { $hex }
        [many] wydobywa { $count } skarbów na { $hex }
       *[other] wydobywa { $count } skarbu na { $hex }
    }

cli-review-help = Omawia skończoną partię: strona z szansami, punktami zwrotnymi, kosztownymi turami i pochodzeniem punktów.
cli-review-file = Zapis skończonej partii.
cli-review-output = Gdzie zapisać stronę. Bez tego i bez --json: w tym folderze, pod nazwą zapisu, ale z końcówką .html.
cli-review-option-playouts = Ile symulacji w analizie każdej tury: więcej to wolniej i pewniej. Domyślnie tyle, aby trwało od jednej do trzech minut na dwóch procesorach.
cli-review-option-seed = Początek losowania: to samo ziarno i tyle samo symulacji dają ten sam przegląd.
cli-review-option-workers = Ile procesów nad tym pracuje; domyślnie tyle, ile jest procesorów.
cli-review-progress = Analiza każdej tury
cli-review-written = Zapisano: { $file }
cli-review-error-same = „{ $file }” to sama partia: strona by ją nadpisała. Podaj inny plik.
error-review-worker-died = Jeden z procesów pracujących nad przeglądem padł. Mniej procesów (--workers) potrzebuje mniej pamięci.
error-review-unfinished =
    { $turns ->
        [one] Ta partia jeszcze się nie skończyła (rozegrano { $turns } turę). Przegląd dotyczy skończonych partii; w tej pomoże „sacbe hint”.
        [few] Ta partia jeszcze się nie skończyła (rozegrano { $turns } tury). Przegląd dotyczy skończonych partii; w tej pomoże „sacbe hint”.
        [many] Ta partia jeszcze się nie skończyła (rozegrano { $turns } tur). Przegląd dotyczy skończonych partii; w tej pomoże „sacbe hint”.
       *[other] Ta partia jeszcze się nie skończyła (rozegrano { $turns } tury). Przegląd dotyczy skończonych partii; w tej pomoże „sacbe hint”.
    }

## Reasons
# What a turn, or another way to play it, changes: short, with the points at the end.
# $way is up or down: it chooses the words.

reason-tzolkin-points =
    { $way ->
        [up] więcej punktów na torze: { $points }
       *[down] mniej punktów na torze: { $points }
    }
reason-tzolkin-temples =
    { $way ->
        [up] świątynie dadzą więcej: { $points }
       *[down] świątynie dadzą mniej: { $points }
    }
reason-tzolkin-food =
    { $way ->
        [up] nadchodzące Dni Żywienia będą kosztować mniej: { $points }
       *[down] nadchodzące Dni Żywienia będą kosztować więcej: { $points }
    }
reason-tzolkin-corn =
    { $way ->
        [up] nadwyżka kukurydzy jest warta więcej: { $points }
       *[down] nadwyżka kukurydzy jest warta mniej: { $points }
    }
reason-tzolkin-resources =
    { $way ->
        [up] posiadane surowce są warte więcej: { $points }
       *[down] posiadane surowce są warte mniej: { $points }
    }
reason-tzolkin-skulls =
    { $way ->
        [up] czaszki do złożenia lub zachowania są warte więcej: { $points }
       *[down] czaszki do złożenia lub zachowania są warte mniej: { $points }
    }
reason-tzolkin-workers =
    { $way ->
        [up] robotnicy przyniosą więcej: { $points }
       *[down] robotnicy zarobią mniej: { $points }
    }
reason-tzolkin-gears =
    { $way ->
        [up] robotnicy na kołach są warci więcej: { $points }
       *[down] robotnicy na kołach są warci mniej: { $points }
    }
reason-tzolkin-turn =
    { $way ->
        [up] więcej do zrobienia w tej turze: { $points }
       *[down] mniej jeszcze do zrobienia w tej turze: { $points }
    }
reason-tzolkin-technologies =
    { $way ->
        [up] wyższy poziom rozwoju: { $points }
       *[down] niższy rozwój dziedzin: { $points }
    }
reason-tzolkin-monuments =
    { $way ->
        [up] monumenty, wzniesione lub w zasięgu, są warte więcej: { $points }
       *[down] monumenty, wzniesione lub w zasięgu, są warte mniej: { $points }
    }
reason-tzolkin-calendar =
    { $way ->
        [up] znacznik pierwszego gracza, kukurydza z kalendarza i jasna strona planszy są razem warte więcej: { $points }
       *[down] znacznik pierwszego gracza, kukurydza z kalendarza i jasna strona planszy są razem warte mniej: { $points }
    }
reason-tikal-points =
    { $way ->
        [up] więcej punktów na torze: { $points }
       *[down] mniej punktów na torze: { $points }
    }
reason-tikal-temples_next =
    { $way ->
        [up] mocniejsza pozycja w świątyniach w najbliższej rundzie punktowania: { $points }
       *[down] słabsza pozycja w świątyniach w najbliższej rundzie punktowania: { $points }
    }
reason-tikal-temples_later =
    { $way ->
        [up] mocniejsza pozycja w świątyniach w dalszych rundach: { $points }
       *[down] słabsza pozycja w świątyniach w dalszych rundach: { $points }
    }
reason-tikal-guarded =
    { $way ->
        [up] więcej świątyń bezpiecznych pod strażą: { $points }
       *[down] mniej świątyń bezpiecznych pod strażą: { $points }
    }
reason-tikal-treasures =
    { $way ->
        [up] więcej punktów za skarby w każdej rundzie: { $points }
       *[down] mniej punktów za skarby w każdej rundzie: { $points }
    }
reason-tikal-ruins =
    { $way ->
        [up] badacze stoją tam, gdzie leżą skarby: { $points }
       *[down] mniej skarbów w zasięgu badaczy: { $points }
    }
reason-tikal-ways =
    { $way ->
        [up] pionki są bliżej miejsc, w których są potrzebne: { $points }
       *[down] pionki są dalej od miejsc, gdzie są potrzebne: { $points }
    }
reason-tikal-reserve =
    { $way ->
        [up] więcej badaczy w zapasie: { $points }
       *[down] mniej badaczy w zapasie: { $points }
    }
reason-tikal-camps =
    { $way ->
        [up] obozy w dobrych miejscach lub jeszcze do rozbicia: { $points }
       *[down] obozy są warte mniej: { $points }
    }
reason-tikal-guards_left =
    { $way ->
        [up] więcej strażników do ustawienia: { $points }
       *[down] mniej strażników do ustawienia: { $points }
    }
reason-tikal-action_points =
    { $way ->
        [up] pozostałe punkty akcji: { $points }
       *[down] mniej pozostałych punktów akcji: { $points }
    }
reason-tikal-turns =
    { $way ->
        [up] więcej tur do rozegrania: { $points }
       *[down] mniej tur do rozegrania: { $points }
    }
reason-tikal-tile =
    { $way ->
        [up] lepsza płytka albo mniej do zapłacenia za nią: { $points }
       *[down] słabsza płytka albo więcej do zapłacenia za nią: { $points }
    }

## Where points come from

source-food-day = { $number }. Dzień Żywienia
source-volcano = wulkan { $number }
source-last-round = ostatnia runda
source-tzolkin-temples = Stopnie w świątyniach
source-tzolkin-leader = Najwyżej w świątyniach
source-tzolkin-buildings = Budynki
source-tzolkin-architecture = Konstrukcja
source-tzolkin-altars = Czaszki w Chichen Itza
source-tzolkin-monuments = Monumenty
source-tzolkin-skulls = Zachowane czaszki
source-tzolkin-corn = Pozostała kukurydza i surowce
source-tzolkin-hunger = Głodni robotnicy
source-tikal-start = Punkty na start
source-tikal-temples = Świątynie
source-tikal-treasures = Skarby
source-tikal-auctions = Wydane w licytacjach

reason-rival =
    { $way ->
        [up] { $who } na tym zyskuje: { $points }
       *[down] { $who } na tym traci: { $points }
    }
reason-later = korzyść przychodzi później: analiza sięga poza tę turę
reason-same = analiza prawie nie widzi różnicy
reason-later-other = korzyść z wariantu { $number } przychodzi później: analiza sięga poza tę turę

## The page of a review

review-title = { $game } – przegląd partii
review-won = Wygrywa { $who }, wynik { $points } pkt
review-shared = Zwycięstwem dzielą się { $who }, wynik { $points } pkt
review-decided = { $result }. Punktów po równo, decyduje { $how }
review-decided-temple = najwyższa kontrolowana świątynia
review-decided-treasures = liczba skarbów
review-decided-workers = liczba robotników na kołach
review-story-clear =
    { $turn ->
        [0] { $who } prowadzi od samego początku aż do końca.
        [1] { $who } prowadzi od samego początku aż do końca.
       *[other] { $who } wychodzi na prowadzenie wcześnie, w turze { $turn }, i nie oddaje go do końca.
    }
review-story-comeback = { $who } odrabia straty: po turze { $low } szanse { $chance }, od tury { $turn } prowadzenie aż do końca.
review-story-late = Do końca nic nie było przesądzone: dopiero od tury { $turn } z { $last } trwale prowadzi { $who }.
review-story-changes =
    { $count ->
        [one] Prowadzenie zmieniło się raz; od tury { $turn } aż do końca prowadzi { $who }.
        [few] Prowadzenie zmieniło się { $count } razy; od tury { $turn } aż do końca prowadzi { $who }.
        [many] Prowadzenie zmieniło się { $count } razy; od tury { $turn } aż do końca prowadzi { $who }.
       *[other] Prowadzenie zmieniło się { $count } razy; od tury { $turn } aż do końca prowadzi { $who }.
    }
review-story-shared = Nikt nie zdołał oderwać się od rywali: zwycięstwo jest wspólne.
review-chances-title = Szanse na wygraną
review-chances-text = Z jakim prawdopodobieństwem każdy gracz wygrywa po każdej turze, według analizy opartej na tym, co mógł wiedzieć gracz, który właśnie zakończył turę. Znaczniki to punkty zwrotne każdego gracza: te jego tury, w których szanse zmieniły się najbardziej, z wyboru lub przez to, co dobrano, i bardziej, niż wynosi rozrzut samej analizy (p.p.: punkty procentowe).
review-chances-describe = Szanse na wygraną po każdej turze. { $ends }
review-chances-end = { $who } od { $first } do { $last }.
review-expected-title = Oczekiwane punkty na koniec
review-expected-text = Jakiego wyniku można było się spodziewać u każdego gracza po każdej turze.
review-points-title = Punkty na torze
review-points-text = Ile każdy gracz naprawdę miał po każdej turze.
review-points-describe = { $title }, tura po turze. Wynik końcowy: { $ends }.
review-points-end = { $who } { $points }
review-sources-title = Skąd wzięły się punkty
review-sources-text = Liczone według zasad, ruch po ruchu; kolumny sumują się do wyniku.
review-sources-head = Źródło
review-sources-total = Wynik
review-seat-points = { $points } pkt
review-seat-sources = Punkty według źródeł
review-seat-sources-describe = Punkty gracza { $who } według źródeł: { $parts }.
review-seat-part = { $points } ({ $what })
review-swings-title = Punkty zwrotne
review-swings-none = Żadna tura tego gracza nie zmieniła szans na tyle, by analiza była tego pewna.
review-swing = Tura { $turn }: { $change }
review-swing-moment = { $who }, tura { $turn }: { $change }
review-losses-title = Kosztowne tury
review-losses-none = Analiza nie wskazuje żadnej tury, która na pewno była kosztowna.
review-loss-title = Tura { $turn }
review-loss-wins = szanse na wygraną mniejsze o { $loss }
review-loss-points = strata około { $points } pkt
review-loss-both = szanse na wygraną mniejsze o { $loss }, strata około { $points } pkt
review-played = Zagrano
review-better = Lepiej
review-because = Ponieważ
review-though = Jednak
review-percentage-points = { $number } p.p.
review-method-title = Jak to czytać
review-method-estimate = Szanse i oczekiwane punkty to szacunki z analizy, która ocenia pozycje tak jak boty. Wystarczają, by porównywać tury jednej partii, ale nie są wyrokiem o graczu.
review-method-known = Każdą turę ocenia się według tego, co gracz mógł wtedy wiedzieć: późniejsze losowania nie liczą się ani na plus, ani na minus.
review-method-loss =
    { $repeats ->
        [one] Przy kosztownej turze porównuje się to, co zagrano, z najlepszym znalezionym sposobem, oba przeanalizowane równie głęboko. Podaje się ją tylko wtedy, gdy potwierdziło ją jeszcze { $repeats } porównanie, z inną analizą i z różnicą większą niż rozrzut.
        [few] Przy kosztownej turze porównuje się to, co zagrano, z najlepszym znalezionym sposobem, oba przeanalizowane równie głęboko. Podaje się ją tylko wtedy, gdy potwierdziły ją jeszcze { $repeats } porównania, za każdym razem z inną analizą, z różnicą większą niż ich rozrzut.
        [many] Przy kosztownej turze porównuje się to, co zagrano, z najlepszym znalezionym sposobem, oba przeanalizowane równie głęboko. Podaje się ją tylko wtedy, gdy potwierdziło ją jeszcze { $repeats } porównań, za każdym razem z inną analizą, z różnicą większą niż ich rozrzut.
       *[other] Przy kosztownej turze porównuje się to, co zagrano, z najlepszym znalezionym sposobem, oba przeanalizowane równie głęboko. Podaje się ją tylko wtedy, gdy potwierdziło ją jeszcze { $repeats } porównania, za każdym razem z inną analizą, z różnicą większą niż ich rozrzut.
    }
review-method-reasons = Uzasadnienia to największe różnice, jakie ocena widzi na końcu tury, w punktach.
review-method-again = Liczba symulacji na turę: { $playouts }, ziarno: { $seed }. Z tymi samymi liczbami ten sam zapis da znowu tę stronę. Partię można przejść tura po turze poleceniem „sacbe replay”: numery tur są tam takie same.

## The server

error-server-asked-already = Gracze przy tym stole odpowiadają już na inne pytanie. Poczekaj na wynik.
error-server-at = Nie ma pozycji po zdarzeniu { $at }. Pozycje: od { $first } do { $last }.
error-server-bad = Nie można obsłużyć tego żądania.
error-server-base = Zdarzenia stołu mają numery do { $head }: base { $base } nie jest żadnym z nich.
error-server-bot = Do stołu nie może usiąść bot „{ $bot }”. Boty: { $known }.
error-server-bot-plays = Na miejscu { $seat } gra teraz bot. Najpierw odbierz mu miejsce.
error-server-bot-finishes = Czas minął: tę turę dokończy bot. Miejsce można odzyskać od następnej.
error-server-database = „{ $url }” nie jest bazą danych, której można użyć. Wpisz sqlite:///PLIK albo postgresql://UŻYTKOWNIK@SERWER/NAZWA.
error-server-full = Na serwerze nie ma teraz miejsca na kolejny stół.
error-server-host-plays = Dopóki gra trwa, nikt nie dostanie tokenu cudzego miejsca. Zwolnij to miejsce: gracz może wrócić dzięki zaproszeniu.
error-server-is-abandoned = Ten stół został zamknięty.
error-server-is-finished = Ta gra się skończyła.
error-server-is-frozen = Ta gra nie zgadza się z zasadami, które serwer ma teraz. Nie można jej kontynuować, ale można pobrać jej zapis.
error-server-is-open = Ta gra jeszcze się nie zaczęła.
error-server-is-running = Ta gra już się zaczęła.
error-server-key-used = Klucza „{ $name }” użyto już do innego polecenia. Nadaj każdemu poleceniu własny klucz.
error-server-method = Ten adres nie obsługuje tej metody.
error-server-moves = Liczba ruchów w zapisie to { $most }, a nie { $moves }.
error-server-newer-database = Bazę danych utworzyła nowsza wersja Sacbe (struktura { $found }). Zainstaluj tę wersję albo przywróć starszą kopię zapasową.
error-server-no-bot-plays = Na miejscu { $seat } nie gra teraz żaden bot.
error-server-no-job = Nie ma takiego zadania albo nie jest dla ciebie.
error-server-no-page = Pod tym adresem nic nie ma.
error-server-no-people = Przy tym stole siedziałyby same boty. Zostaw wolne miejsce albo zajmij jedno.
error-server-no-seat = Przy tym stole nie ma takiego miejsca.
error-server-no-table = Nie ma takiego stołu albo potrzebujesz zaproszenia, aby go zobaczyć.
error-server-no-undo-asked = Nikt przy tym stole nie prosi teraz o cofnięcie.
error-server-no-vote = Przy tym stole nie ma teraz głosowania.
error-server-not-asked = To pytanie jest do pozostałych graczy.
error-server-not-host = To może zrobić tylko gospodarz stołu.
error-server-not-over = Ta gra jeszcze się nie skończyła.
error-server-not-seated = To mogą zrobić tylko gracze przy tym stole.
error-server-not-your-seat = Miejsce { $seat } nie jest twoje: nie otwiera go żaden z twoich tokenów.
error-server-not-your-turn = To nie jest twoja tura.
error-server-nothing-to-undo = Nie ma czego cofnąć.
error-server-others-play = Przy tym stole grają jeszcze inni. Zamiast tego opuść swoje miejsce.
error-server-request = Błąd w żądaniu, „{ $where }”: { $what }.
error-server-seat-free = Miejsca { $seat } nikt nie zajmuje.
error-server-seat-taken = Miejsce { $seat } jest zajęte.
error-server-seats-open = Nie wszystkie miejsca są zajęte. Poczekaj na graczy albo obsadź miejsca botami.
error-server-stale = Od zdarzenia { $base } coś się przy stole zmieniło: ostatnie ma numer { $head }. Sprawdź i zdecyduj jeszcze raz.
error-server-token = To nie jest token tego serwera.
error-server-too-many-keys = W jednej przeglądarce można mieć najwyżej tyle miejsc: { $most }. Najpierw usuń miejsca zapamiętane w tej przeglądarce.
error-server-too-many-tables = Niedokończonych stołów masz tu już { $most }. Najpierw dokończ albo zamknij któryś.
error-server-too-many-undos = Przy tym stole cofnięto już tyle ruchów, że więcej nie można. Graj dalej.
error-server-unavailable = Serwer nie może połączyć się z bazą danych albo nie ma już miejsca na zapis. Nic nie przepadło: spróbuj ponownie za chwilę.
error-server-undo-left = Od tamtej pory ktoś odszedł od stołu: bez tej osoby gra nie może cofnąć się tak daleko.
error-server-hint-late = Gra poszła dalej, zanim podpowiedź była gotowa.
error-server-hints-off = Przy tym stole nie ma podpowiedzi.
error-server-playouts = W przeglądzie tej partii symulacji na turę może być najwyżej { $most }.
error-server-study-died = Serwer nie zdołał tego ukończyć. Spróbuj ponownie, a jeśli podano liczbę symulacji, zmniejsz ją.
error-server-too-many-studies = Podpowiedzi i przeglądy w przygotowaniu dla tego stołu i innych stołów jego twórcy: { $most }. Poczekaj, aż coś będzie gotowe.
error-server-webhook = Webhook to adres taki jak https://example.org/turn, bez hasła, na zwykłym porcie albo na porcie od 1024 wzwyż.
error-server-webhook-call = Webhook nie odpowiada tak, jak powinien ({ $what }).
error-server-webhook-host = Ten serwer nie wysyła powiadomień pod adres „{ $host }”: taki host nie istnieje albo nie jest publiczny.
error-server-undo-target = Gra nie może wrócić do zdarzenia { $to }: nie należy ono do rozgrywanego ciągu ruchów.

notice-over = { $name }: koniec gry.
notice-turn = { $name }: twoja tura.

log-abandoned = Stół zamknięto.
log-chance = Losowanie: { $what }
log-created = Utworzono stół.
log-finished = Koniec gry.
log-frozen = Grę zatrzymano: nie zgadza się z zasadami, które serwer ma teraz.
log-handed = { $why ->
    [time] { $who }: czas minął, dalej gra bot ({ $bot }).
    [vote] { $who }: decyzją pozostałych dalej gra bot ({ $bot }).
   *[other] { $who }: dalej gra bot ({ $bot }).
  }
log-hidden = { $who }: tajny wybór
log-joined = { $who } siada do stołu.
log-left = { $name } odchodzi od stołu.
log-move = { $who }: { $what }
log-rematch = Będzie rewanż: nowy stół jest gotowy.
log-renamed = Nowe imię przy stole: { $name }.
log-renewed = { $name } zmienia klucz do swojego miejsca.
log-revoked = Gospodarz odbiera miejsce: { $name }.
log-started = Gra się zaczyna.
log-taken = { $who } znowu gra.
log-timeout = { $who }: czas minął.
log-undo = { $who } cofa ruchy.
log-undo-agreed = { $who } zgadza się na cofnięcie.
log-undo-asked = { $who } prosi o cofnięcie ruchów.
log-undo-refused = { $who } nie zgadza się na cofnięcie.
log-vote = { $choice ->
    [bot] { $who } głosuje za botem.
    [wait] { $who } głosuje za czekaniem.
   *[end] { $who } głosuje za zakończeniem gry.
  }
log-waited = { $who } dostaje więcej czasu.

cli-verify-database-help = Odtwarza wszystkie partie z bazy danych serwera i wskazuje te, które się różnią.
cli-verify-database-option-database = Baza danych: sqlite:///PLIK albo postgresql://UŻYTKOWNIK@SERWER/NAZWA. Domyślnie SACBE_DATABASE albo zwykły plik serwera.
cli-verify-database-option-mend = Przenosi na obecne zasady partie według starszych, które są z nimi zgodne, zamraża te, które się różnią, usuwa błędne migawki.
cli-verify-database-progress = Odtwarzanie
cli-verify-database-no-file = Nie ma bazy danych „{ $file }”.
cli-verify-database-not-ours = To nie jest baza danych serwera Sacbe.
cli-verify-database-shape = Baza danych ma strukturę starszej wersji Sacbe ({ $found }). Zrób kopię zapasową, a potem uruchom raz serwer albo sprawdź bazę z --mend: jedno i drugie ją zaktualizuje.
cli-verify-database-unavailable = Nie można użyć bazy danych: { $why }
cli-verify-database-differs = różni się. { $why }
cli-verify-database-frozen = różni się i jest teraz zamrożona. { $why }
cli-verify-database-older = powstała według starszej wersji zasad ({ $rules }) i jest zgodna z obecną. Nikt nie może grać dalej, dopóki nie zostanie do niej przeniesiona: sprawdź bazę z --mend.
cli-verify-database-snapshots = ma migawki niezgodne ze zdarzeniami: { $seqs }. To tylko skróty; usuwa je --mend.
cli-verify-database-snapshots-dropped = miała migawki niezgodne ze zdarzeniami: { $seqs }. Zostały usunięte.
problem-unknown-game = Nie ma tu gry „{ $game }”. Gry: { $known }.
problem-newer = Partia powstała według zasad w wersji { $found }, a ten program zna tylko wersję { $version }. Zainstaluj nowszą wersję Sacbe.
problem-unreadable = Nie da się odczytać jej wiersza w bazie albo jednego z jej zdarzeń.
problem-gap = Brakuje zdarzenia { $seq }.
problem-broken = Zdarzenie { $seq }: nie da się go wykonać ({ $what }).
problem-not-running = Zdarzenie { $seq }: pozycja nie może się zmienić, bo gra się nie toczy.
problem-started-twice = Zdarzenie { $seq }: gra zaczęła się już wcześniej.
problem-options = Zdarzenie { $seq }: gra nie może się tak zacząć. { $why }
problem-unknown-move = Zdarzenie { $seq }: nie ma ruchu „{ $token }”.
problem-illegal-move = Zdarzenie { $seq }: ruch „{ $token }” nie jest tam dozwolony.
problem-mover = Zdarzenie { $seq }: ruch „{ $token }” ma inne miejsce albo inną turę niż gra w tym punkcie.
problem-secret = Zdarzenie { $seq }: ruch „{ $token }” zapisano jako tajny ruch niewłaściwego gracza.
problem-undo = Zdarzenie { $seq }: wraca do zdarzenia { $to }, które nie należy do rozgrywanego ciągu ruchów.
problem-turn = Zdarzenie { $seq }: wraca do innej tury, niż podaje.
problem-digest = Zdarzenie { $seq }: prowadzi do innej pozycji niż zapisana.
problem-not-over = Zdarzenie { $seq }: mówi, że gra się skończyła, a tak nie jest.
problem-result = Zdarzenie { $seq }: zapisany wynik nie jest wynikiem tej pozycji.
problem-no-end = Zdarzenie { $seq }: kończy grę, ale żadne zdarzenie tego nie mówi.
problem-row = „{ $column }” stołu ma wartość { $found }; według zdarzeń powinno być { $expected }.
cli-verify-database-total =
    { $count ->
        [one] Odtworzono { $count } partię.
        [few] Odtworzono { $count } partie.
        [many] Odtworzono { $count } partii.
       *[other] Odtworzono { $count } partii.
    }
cli-verify-database-moved =
    { $count ->
        [one] { $count } partia według starszych zasad jest zgodna z obecnymi i została na nie przeniesiona.
        [few] { $count } partie według starszych zasad są zgodne z obecnymi i zostały na nie przeniesione.
        [many] { $count } partii według starszych zasad jest zgodnych z obecnymi i zostało na nie przeniesionych.
       *[other] { $count } partii według starszych zasad jest zgodne z obecnymi i zostało na nie przeniesione.
    }
cli-verify-database-stopped =
    { $count ->
        [one] { $count } partia była zamrożona już wcześniej i nie została sprawdzona.
        [few] { $count } partie były zamrożone już wcześniej i nie zostały sprawdzone.
        [many] { $count } partii było zamrożonych już wcześniej i nie zostało sprawdzonych.
       *[other] { $count } partii było zamrożone już wcześniej i nie zostało sprawdzone.
    }
cli-verify-database-well = Wszystko w porządku.
cli-verify-database-mended =
    { $count ->
        [one] { $count } partia nie była w porządku. Zrobiono, co się dało.
        [few] { $count } partie nie były w porządku. Zrobiono, co się dało.
        [many] { $count } partii nie było w porządku. Zrobiono, co się dało.
       *[other] { $count } partii nie było w porządku. Zrobiono, co się dało.
    }
cli-verify-database-wrong =
    { $count ->
        [one] { $count } partia nie jest w porządku. Niczego nie zmieniono.
        [few] { $count } partie nie są w porządku. Niczego nie zmieniono.
        [many] { $count } partii nie jest w porządku. Niczego nie zmieniono.
       *[other] { $count } partii nie jest w porządku. Niczego nie zmieniono.
    }
cli-backup-help = Kopiuje bazę danych SQLite serwera do pliku, także gdy serwer działa.
cli-backup-argument-file = Plik, który ma powstać. Nie może jeszcze istnieć.
cli-backup-done =
    { $games ->
        [one] „{ $file }” zawiera { $games } partię.
        [few] „{ $file }” zawiera { $games } partie.
        [many] „{ $file }” zawiera { $games } partii.
       *[other] „{ $file }” zawiera { $games } partii.
    }
cli-restore-help = Przywraca bazę danych SQLite serwera z kopii zapasowej. Serwer musi być zatrzymany.
cli-restore-argument-file = Kopia zapasowa.
cli-restore-option-replace = Zastępuje istniejącą bazę danych. Stara zostaje obok.
cli-restore-done =
    { $games ->
        [one] Przywrócono „{ $file }”: zawiera { $games } partię.
        [few] Przywrócono „{ $file }”: zawiera { $games } partie.
        [many] Przywrócono „{ $file }”: zawiera { $games } partii.
       *[other] Przywrócono „{ $file }”: zawiera { $games } partii.
    }
cli-restore-kept = Stara baza danych to teraz „{ $file }”.
error-backup-postgres = To jest dla SQLite. Do PostgreSQL służy jego własny program { $program }: jak go użyć, pokazuje strona dokumentacji „Backup and rules changes” (po angielsku).
error-backup-no-database = Nie ma bazy danych „{ $file }”.
error-backup-exists = Plik „{ $file }” już istnieje. Wybierz inną nazwę albo najpierw go usuń.
error-backup-in-the-way = Plik „{ $file }” już istnieje. Z --replace zastąpi go kopia zapasowa, a stara baza zostanie obok.
error-backup-same = „{ $file }” to sama baza danych, a nie jej kopia zapasowa.
error-backup-in-use = „{ $file }” jest w użyciu. Najpierw zatrzymaj serwer.
error-backup-not-ours = „{ $file }” nie jest bazą danych serwera Sacbe.
error-backup-damaged = Plik „{ $file }” jest uszkodzony: { $why }
error-backup-database = Nie można użyć „{ $file }”: { $why }

error-server-broke = To żądanie wywołało błąd serwera. Szczegóły są w jego dzienniku.
error-server-host = To nie jest adres tego serwera. Jego adres to { $url }; inny można podać opcją --url.
error-server-listen = Serwer nie może nasłuchiwać pod „{ $host }”: { $why }.
error-server-metrics = Metryki może czytać tylko komputer, na którym działa serwer.
error-server-open-database = Nie można otworzyć bazy danych { $url }: { $why }.
error-server-origin = To żądanie pochodzi z innej witryny. Wyślij je ze stron tego serwera albo bez nagłówka Origin.
error-server-port = Port { $port } jest zajęty. Wybierz inny przez --port.
error-server-port-forbidden = Brak uprawnień do portu { $port }. Wybierz przez --port numer powyżej 1023.
error-server-start = Nie można uruchomić serwera. Co poszło źle, mówi jego dziennik.
error-server-too-large = Żądanie jest za duże: nie może mieć więcej niż { $most } bajtów.
error-server-too-slow = Żądanie nie dotarło na czas. Spróbuj ponownie.
error-server-too-often = Za dużo żądań. Odczekaj chwilę i spróbuj ponownie.

cli-serve-help = Udostępnia stoły ludziom w przeglądarkach i programom.
cli-serve-metavar-host = ADRES
cli-serve-metavar-proxies = ADRESY
cli-serve-option-host = Gdzie nasłuchiwać; domyślnie tylko ten komputer. 0.0.0.0 wpuszcza innych.
cli-serve-option-port = Port; domyślnie 8321 albo następny wolny.
cli-serve-option-database = Gdzie przechowywać stoły: sqlite:///PLIK albo postgresql://UŻYTKOWNIK@SERWER/NAZWA. Bez tej opcji decyduje SACBE_DATABASE albo jest to plik w folderze użytkownika.
cli-serve-option-workers = Ile procesów myśli za boty; domyślnie o jeden mniej, niż jest procesorów.
cli-serve-option-url = Co wpisuje się w przeglądarce, aby dotrzeć do serwera, jeśli to inny adres niż ten, pod którym nasłuchuje: https://play.example.org.
cli-serve-option-open = Otwiera stronę w przeglądarce, jeśli jakaś jest.
cli-serve-option-log = Jak pisany jest dziennik: text dla ludzi, json dla programów. W terminalu domyślnie text.
cli-serve-option-proxies = Adresy zaufanych proxy, które mówią, skąd przychodzą żądania, oddzielone przecinkami; domyślnie 127.0.0.1.
cli-serve-option-public-metrics = Pozwala czytać metryki wszystkim, a nie tylko temu komputerowi.
cli-serve-option-local-webhooks = Pozwala webhookom wskazywać ten komputer i jego sieć prywatną.
cli-serve-error-log = Dziennika nie można pisać jako „{ $log }”. Możliwe: { $known }.
cli-serve-error-url = „{ $url }” nie jest adresem, pod którym może być serwer. Wpisz https://NAZWA albo http://NAZWA:PORT i nic więcej.
cli-serve-address = Stoły są pod adresem { $url }
cli-serve-database = Są zapisywane w { $database }
cli-serve-friends = Inni znajdą je pod { $url } i tak zaczynają się wszystkie linki. Jeśli przyjaciele mają używać innego adresu, podaj go przez --url; do gry przez internet umieść przed serwerem proxy z TLS.
cli-serve-stop = Ctrl-C kończy pracę serwera; żadna partia nie przepada.

page-title = Tzolk’in i Tikal przy jednym stole
page-app-title = Sacbe: Tzolk’in i Tikal przy jednym stole
page-app-description = Graj w Tzolk’in i Tikal w przeglądarce, z przyjaciółmi przez link albo z botami. Bez konta, bez instalowania.
page-app-noscript = Stół wymaga JavaScriptu. Bez niego możesz śledzić partie:
page-app-plain = proste strony
page-lead = Dwie gry planszowe do grania z przyjaciółmi, blisko lub daleko, i z botami. Każdy stół ma własne linki: kto dostanie link, może usiąść do gry, bez zakładania konta.
page-skip = Przejdź do treści
page-nav = Strony
page-nav-tables = Stoły
page-nav-terminal = W terminalu
page-nav-api = Dla programów
page-languages = Języki
page-unofficial = Projekt fanowski: nieoficjalny, niezwiązany z autorami ani wydawcami gier i bez ich poparcia. Jeśli te gry ci się podobają, kup je w pudełku.
page-mine = Twoje stoły
page-public = Stoły publiczne
page-older = Starsze stoły
page-none = Nie ma jeszcze publicznych stołów.
page-none-next = Utwórz pierwszy.
page-head-table = Stół
page-head-players = Gracze
page-head-status = Stan
page-head-updated = Ostatnia zmiana
page-status-open = czeka na graczy
page-status-running = gra trwa
page-status-finished = koniec gry
page-status-abandoned = zamknięty
page-status-frozen = gra zatrzymana
page-to-move = Ruch ma:
page-won = Zwycięzca:
page-winner = zwycięzca
page-result = Wynik
page-study = do analizy
page-seat-open = wolne miejsce
page-bot = bot, poziom { $level }
page-yours = ty
page-pace = Tempo
page-pace-untimed = bez zegara
page-pace-live = po { $minutes } min na gracza, plus { $increment } s na turę
page-pace-days = dni na turę: { $days }
page-turn = Tura
page-record = Pobierz zapis
page-log = Co się wydarzyło
page-log-order = Najnowsze na górze.
page-log-more = Tu widać tylko ostatnią część.
page-opening = Otwieranie linku…
page-failed = Nie udało się otworzyć tego linku. Odśwież stronę, aby spróbować jeszcze raz, albo poproś o nowy link.
page-missing = Nie ma tu takiego stołu
page-missing-text = Albo go nie ma, albo nie jest publiczny i otwiera go tylko link od gospodarza.
page-missing-next = Zobacz publiczne stoły
page-terminal = Graj w terminalu
page-terminal-text = Te same gry z tymi samymi botami, bez przeglądarki:
page-terminal-more = W folderze projektu resztę wyjaśnia { $file }.
page-api-text = Wszystko, co mogą strony, mogą też programy: tworzyć stoły, siadać do gry, grać, śledzić partie.
page-api-link = Interfejs
page-api = Interfejs dla programów
page-api-lead = JSON przez HTTP. Co gracz może zrobić przy stole, to może też program z tokenem tego gracza.
page-api-token = Token podaje się w nagłówku „Authorization: Bearer TOKEN”. Tokeny pojawiają się tylko raz: przy tworzeniu stołu albo zajmowaniu miejsca.
page-api-errors = Odrzucone żądanie zwraca błąd: klucz dla programów i tekst dla ludzi, w języku z Accept-Language.
page-api-command = Polecenie ma klucz, który wybierasz: wysłane dwa razy z tym samym kluczem, zostanie wykonane raz, a odpowiedź będzie taka sama.
page-api-socket = Zmiany przychodzą od razu przez WebSocket:
page-api-english = Opisy poniżej są po angielsku.
page-api-schema = To samo jako schemat OpenAPI
page-contents = Spis treści
page-required = wymagane
page-parameters = Parametry
page-body = Treść żądania
page-answers = Odpowiedzi
page-refusals = Błędy
page-shapes = Struktury
page-shapes-text = Co ma znak *, trzeba podać.

error-server-chat-length = Wiadomość ma od 1 do { $most } znaków.
error-server-chat-letters = Wiadomość to jeden wiersz, bez znaków sterujących.
error-server-connections = Na serwerze nie ma teraz miejsca na kolejne połączenie. Spróbuj ponownie później.
error-server-connections-each = Połączeń z serwerem masz już { $most }. Najpierw zamknij któreś.
error-server-frame = Można tu wysyłać tylko obiekty JSON, jako tekst.
error-server-hello = Najpierw się przedstaw: wyślij obiekt JSON typu „hello”.
error-server-seat-lost = To miejsce nie należy już do ciebie.

## Browser: the front

web-name = Sacbe
web-title = { $page } · Sacbe
seat-open = wolne miejsce
colour-red = Czerwony
colour-green = Zielony
colour-blue = Niebieski
colour-yellow = Żółty
web-bot = Bot, poziom { $level }
bot-of = { $colour } bot, poziom { $level }
web-level-1 = łatwy
web-level-2 = umiarkowany
web-level-3 = wprawny
web-level-4 = silny
web-level-5 = najsilniejszy
web-level = Poziom { $level }: { $word }
web-skip = Przejdź do treści
web-language = Język
web-reload = Odśwież
web-retry = Spróbuj ponownie
web-close = Zamknij
web-lost = Serwer nie odpowiada. Nic nie przepadło: za chwilę kolejna próba.

web-set = Ustawienia
web-set-theme = Motyw
web-set-theme-auto = Automatyczne
web-set-theme-light = Jasne
web-set-theme-dark = Ciemne
web-set-name = Twoje imię
web-set-sounds = Dźwięki
web-set-knock = Ciche stuknięcie, gdy przychodzi moja kolej
web-set-notify = Powiadamiaj mnie o mojej turze także poza tą stroną
web-set-notify-denied = Przeglądarka blokuje powiadomienia z tej strony. Możesz je włączyć w jej ustawieniach.
web-set-guide = Przewodnik po tej grze

web-home-lead = Dwie wielkie gry planszowe ze świata Majów, przy jednym stole.
web-home-text = Z botami jednym kliknięciem, z przyjaciółmi jednym linkiem. Bez konta, bez instalowania.
web-home-players = 2–4 graczy
web-home-tzolkin-length = 60–90 min
web-home-tikal-length = 60–90 min
web-home-tzolkin-text = Umieść robotników na obracających się kołach i daj nagrodzie dojrzeć: im później ich zdejmiesz, tym jest hojniejsza.
web-home-tikal-text = Toruj drogi przez dżunglę, odkopuj zasypane świątynie poziom po poziomie i miej tam przewagę, gdy przyjdzie pora na punkty.
web-home-tzolkin-emblem = Wielkie zębate koło kalendarza obraca trzy mniejsze koła; na ich zębach stoją robotnicy.
web-home-tikal-emblem = Schodkowa piramida wyrasta z dżungli; u jej stóp obozuje mała wyprawa.
web-home-play = Zagraj teraz
web-home-against =
    { $count ->
        [one] z { $count } botem, poziom { $level }
        [few] z { $count } botami, poziom { $level }
        [many] z { $count } botami, poziom { $level }
       *[other] z { $count } bota, poziom { $level }
    }
web-home-change = Zmień
web-home-bots = Ile botów
web-home-level = Poziom botów
web-home-friends = Graj z przyjaciółmi
web-home-learn = Naucz się, grając
web-home-learn-text = Pierwsza partia z jednym łatwym botem, objaśniana na bieżąco. Bez czytania instrukcji.
web-home-making = Szykujemy stół…
web-home-yours = Twoje stoły
web-home-yours-none = Jeszcze żadnej partii
web-home-yours-none-text = Naciśnij „Zagraj teraz” powyżej: stół będzie gotowy w sekundę. Poczeka tu na ciebie, kiedykolwiek wrócisz.
web-home-open = Otwarte stoły
web-home-open-text = Dosiądź się do kogoś, kto już czeka.
web-home-open-none = Brak otwartych stołów
web-home-open-none-text = Utwórz stół widoczny dla wszystkich, a może ktoś się dosiądzie.
web-home-open-new = Utwórz otwarty stół
web-home-free =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
web-home-your-turn = Twoja tura
web-home-waits =
    { $count ->
        [one] Stół czeka na ciebie
        [few] Czekają na ciebie { $count } stoły
        [many] Czeka na ciebie { $count } stołów
       *[other] Czeka na ciebie { $count } stołu
    }
web-home-to-move = Ruch ma { $name }
web-home-asked = Pytanie do ciebie
web-home-status-open = Czeka na graczy
web-home-status-abandoned = Zamknięty
web-home-status-frozen = Gra zatrzymana
web-home-status-finished = Koniec gry
web-home-won = Zwycięstwo: { $name }
web-home-you-won = Twoje zwycięstwo
web-home-shared = Wygrywają { $names }
web-home-study = do analizy
web-home-tactical = taktyczna
web-home-deadline = Termin: { $when }
web-home-older = Starsze stoły
web-home-hidden =
    { $count ->
        [one] { $count } skończona partia
        [few] { $count } skończone partie
        [many] { $count } skończonych partii
       *[other] { $count } skończonej partii
    }
web-home-loading = Szukamy stołów…
web-home-footer = Więcej
web-home-about = O projekcie Sacbe
web-home-tiles-tzolkin = Wszystkie płytki Tzolk’in
web-home-tiles-tikal = Wszystkie płytki Tikal
web-home-api = Dla programów

web-missing = Nic tu nie ma
web-missing-text = Ten adres donikąd nie prowadzi. Może po drodze zgubiła się litera.
web-missing-home = Do stołów
web-trouble = Coś na tej stronie poszło nie tak. Partie są bezpieczne: przechowuje je serwer.
web-trouble-new = Jest nowsza wersja tej strony.

web-new = Nowy stół
web-new-game = Gra
web-new-mode = Wariant gry
web-new-mode-basic = Podstawowa
web-new-mode-basic-text = Płytki dobiera się i od razu kładzie. Najlepsza na początek.
web-new-mode-tactical = Taktyczna
web-new-mode-tactical-text = W każdej rundzie płytki licytuje się za punkty.
web-new-seats = Kto gra
web-new-count = Liczba graczy
web-new-seat = Miejsce: { $colour }
web-new-seat-me = Ja
web-new-seat-here = Ktoś na tym urządzeniu
web-new-seat-open = Wolne dla przyjaciół
web-new-seat-bot = Bot
web-new-name = Imię
web-new-name-here = Imię tej osoby
web-new-open-text = Każdy, kto ma link
web-new-open-text-public = Każdy, kto się dosiądzie
web-new-level = Poziom
web-new-first = Kto zaczyna
web-new-first-random = Losowo
web-new-pace = Czas
web-new-pace-untimed = Bez pośpiechu
web-new-pace-untimed-text = Każdy myśli tyle, ile potrzebuje.
web-new-pace-live = Z zegarem
web-new-pace-live-text = Wszyscy przy stole, za jednym posiedzeniem.
web-new-pace-days = Korespondencyjnie
web-new-pace-days-text = Tura od czasu do czasu; wracasz, gdy przyjdzie twoja.
web-new-minutes = Minuty na gracza
web-new-increment = Dodatkowe sekundy na turę
web-new-days = Dni na turę
web-new-late = Gdy minie czas
web-new-late-bot = Dalej gra bot
web-new-late-others = Decydują pozostali
web-new-more = Więcej
web-new-title = Nazwa stołu
web-new-title-placeholder = Piątkowy wieczór
web-new-public = Widoczny dla wszystkich
web-new-public-text = Jest na liście na stronie głównej: każdy może oglądać grę i usiąść na wolnym miejscu.
web-new-hints = Podpowiedzi dozwolone
web-new-hints-text = Kto ma ruch, może poprosić bota o radę.
web-new-make = Utwórz stół
web-new-then-invite = Dostaniesz link dla przyjaciół. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-new-then-public = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-new-then-play = Gra zacznie się od razu.
web-new-error-people = Grałyby same boty. Zajmij miejsce albo zostaw jedno wolne.
web-new-error-long =
    { $most ->
        [one] Najwyżej { $most } litera.
        [few] Najwyżej { $most } litery.
        [many] Najwyżej { $most } liter.
       *[other] Najwyżej { $most } litery.
    }
web-new-error-range = Od { $least } do { $most }.

web-about = O Sacbe
web-about-text = Sacbe to biała droga między miastami Majów. Ta łączy dwie gry planszowe przy jednym stole: dla ludzi, dla botów i dla programów.
web-about-play = Serwer pilnuje zasad, przeglądarka pokazuje stół. Boty opierają się tylko na tym, co wolno im widzieć, i nigdy nie podglądają. Partię można w każdej chwili przerwać i podjąć znowu, a po zakończeniu obejrzeć ruch po ruchu.
web-about-private = Nikt nie potrzebuje konta. Kto ma link do miejsca, ten na nim gra; jedno ciasteczko pamięta twoje miejsca w tej przeglądarce. Nic nie jest wysyłane nigdzie indziej.
web-about-games = Gry
web-about-tzolkin = Tzolk’in: Kalendarz Majów to gra, której autorami są Simone Luciani i Daniele Tascini.
web-about-tikal = Tikal to gra, której autorami są Michael Kiesling i Wolfgang Kramer.
web-about-apart = Sacbe to niezależny projekt. Nie jest związany z autorami ani wydawcami tych gier, a wszystkie rysunki i teksty są jego własne. Jeśli któraś z gier ci się tu spodoba, jej pudełko powinno stanąć na twojej półce.
web-about-source = Jak to jest zrobione
web-about-licence = Sacbe to wolne oprogramowanie na licencji MIT. Dokumentacja jest w folderze docs kodu źródłowego: jak udostępniać stoły, jak myślą boty, jak dodać grę.
web-about-api = Programy też mogą grać: zobacz jak
web-about-tiles = Wszystko, co leży na stole, płytka po płytce:

web-guide = Przewodnik
web-guide-got-it = Jasne
web-guide-stop = Wyłącz przewodnik

## Browser: Tzolk'in

web-tz-board = Tzolk’in: dzień { $day } z 27. { $food }
calendar-day = Dzień { $day } z 27
calendar-age = Epoka { $age }
calendar-food-in =
    { $count ->
        [0] dziś Dzień Żywienia
        [one] dzień do Dnia Żywienia
        [few] dni do Dnia Żywienia
        [many] dni do Dnia Żywienia
       *[other] dnia do Dnia Żywienia
    }
web-tz-food-words =
    { $count ->
        [0] Dziś jest Dzień Żywienia.
        [one] { $count } dzień do Dnia Żywienia.
        [few] { $count } dni do Dnia Żywienia.
        [many] { $count } dni do Dnia Żywienia.
       *[other] { $count } dnia do Dnia Żywienia.
    }
web-tz-food-none = Kalendarz dobiegł końca.
web-tz-food-goods = Dzień Żywienia w dniu { $day }: wszyscy żywią swoich robotników, potem każda świątynia daje dobra z twojego stopnia i wszystkich niższych.
web-tz-food-points = Dzień Żywienia w dniu { $day }: wszyscy żywią swoich robotników, potem każda świątynia daje punkty za twój stopień, a kto stoi najwyżej, dostaje bonus.
web-tz-food-cost = Każdy twój robotnik w grze zjada 2 kukurydze. Za każdego niewyżywionego tracisz 3 punkty.
web-tz-food-held = Ten Dzień Żywienia już minął.
web-tz-today = Dziś: dzień { $day } z 27.
web-tz-calendar = Kalendarz. Po każdej rundzie obraca się o jeden dzień i przesuwa każde koło o jeden ząb.
web-tz-calendar-corn =
    { $count ->
        [one] Na kalendarzu leży { $count } kukurydza. Dostanie ją ten, kto następny umieści robotnika na polu Pierwszeństwa.
        [few] Na kalendarzu leżą { $count } kukurydze. Dostanie je ten, kto następny umieści robotnika na polu Pierwszeństwa.
        [many] Na kalendarzu leży { $count } kukurydzy. Dostanie ją ten, kto następny umieści robotnika na polu Pierwszeństwa.
       *[other] Na kalendarzu leży { $count } kukurydzy. Dostanie ją ten, kto następny umieści robotnika na polu Pierwszeństwa.
    }
web-tz-start = Pole Pierwszeństwa
web-tz-start-words = Kosztuje tylko tyle, ile wynika z liczby robotników umieszczonych w tej turze. Zabierasz kukurydzę z kalendarza i znacznik pierwszego gracza, a jeśli już go masz, przekazujesz go dalej; jeśli twoja plansza leży jeszcze jasną stroną do góry, możesz przestawić kalendarz o dwa dni.
web-tz-start-detail =
    { $count ->
        [0] znacznik pierwszego gracza (lub przekaż go)
        [one] znacznik pierwszego gracza (lub przekaż go) i { $count } kukurydza
        [few] znacznik pierwszego gracza (lub przekaż go) i { $count } kukurydze
        [many] znacznik pierwszego gracza (lub przekaż go) i { $count } kukurydzy
       *[other] znacznik pierwszego gracza (lub przekaż go) i { $count } kukurydzy
    }
web-tz-first = Pierwszy gracz: { $name }
web-tz-stands = { $name } ma tu robotnika.
web-tz-stands-neutral = Stoi tu neutralny robotnik. Zostaje na kole do końca gry i tylko blokuje pole.
web-tz-neutral = neutralny robotnik
web-tz-place = { $gear } { $space }
web-tz-space = Pole { $space }: { $action }
web-tz-space-free = Umieszczenie tu robotnika nie kosztuje kukurydzy.
web-tz-no-action = brak akcji: czekaj na obrót koła
web-tz-free-choice = dowolna akcja tego koła
web-tz-next-here = Tu stanie następny robotnik na kole { $gear }.
web-tz-altar-filled = Leży tu czaszka: ta akcja jest już wykorzystana.
web-tz-altar-free = Każdą akcję można tu wykonać tylko raz na grę. Trzeba złożyć kryształową czaszkę.
web-tz-jungle = Żetony tutaj: { $corn } zbioru na wierzchu, { $wood } wycinki z kukurydzą pod spodem.
web-tz-no-tile = { $action } (nie ma już żetonów)
web-tz-jungle-fish = Połów ryb nie wymaga żetonu.
web-tz-choose-here = Co wybierasz?

web-tz-ahead = Podgląd
web-tz-ahead-now = Teraz
web-tz-ahead-days =
    { $count ->
        [one] za { $count } dzień
        [few] za { $count } dni
        [many] za { $count } dni
       *[other] za { $count } dnia
    }
web-tz-ahead-words = Pokazuje, gdzie będą stać robotnicy po wybranej liczbie dni. Nic się nie przesuwa.
web-tz-ahead-falls = { $name }: ten robotnik zostanie do tego czasu zepchnięty i wróci do wioski bez akcji.
web-tz-ahead-stands = { $name }: { $place } { $when }.
web-tz-zoom-out = Pokaż wszystkie koła

web-tz-machine = Koła
web-tz-temples = Świątynie
web-tz-technologies = Dziedziny
web-tz-buildings = Budynki
web-tz-monuments = Monumenty
web-tz-wealth = Płytki dóbr
web-tz-parts = Części planszy
web-tz-step =
    { $points ->
        [one] { $temple }, stopień { $step }: wart { $points } punkt na koniec epoki.
        [few] { $temple }, stopień { $step }: wart { $points } punkty na koniec epoki.
        [many] { $temple }, stopień { $step }: wart { $points } punktów na koniec epoki.
       *[other] { $temple }, stopień { $step }: wart { $points } punktu na koniec epoki.
    }
web-tz-step-good = W pierwszy i trzeci Dzień Żywienia dla każdego tu i wyżej: 1 { $good }.
web-tz-step-top = Na szczycie może stać tylko jeden gracz. Kto tam wejdzie, obraca swoją planszę z powrotem na jasną stronę.
web-tz-leader = { $temple }: kto stoi najwyżej, dostaje dodatkowo { $first } pkt na koniec epoki 1 i { $second } pkt na koniec epoki 2; przy remisie każdy połowę.
web-tz-here = Tutaj: { $names }
web-tz-level-cost =
    { $count ->
        [one] Koszt: { $count } dowolny surowiec.
        [few] Koszt: { $count } dowolne surowce.
        [many] Koszt: { $count } dowolnych surowców.
       *[other] Koszt: { $count } dowolnego surowca.
    }
web-tz-level = { $technology }, poziom { $level }
web-tz-level-none = { $technology }: poziom 0
web-tz-level-bonus = { $technology }: bonus po poziomie 3
web-tz-level-agriculture-1 = Każdy zbiór kukurydzy w Palenque daje o 1 kukurydzę więcej.
web-tz-level-agriculture-2 = Kukurydzę zbierasz także tam, gdzie nie widać żetonu zbioru, a połów ryb daje o 1 kukurydzę więcej.
web-tz-level-agriculture-3 = Każdy zbiór kukurydzy w Palenque daje o kolejne 2 kukurydze więcej, razem o 3.
web-tz-level-agriculture-4 = 1 stopień w dowolnej świątyni.
web-tz-level-extraction-1 = Ilekroć akcja daje ci drewno, bierzesz o 1 drewno więcej.
web-tz-level-extraction-2 = Ilekroć akcja w Yaxchilan daje ci kamień, bierzesz o 1 kamień więcej.
web-tz-level-extraction-3 = Ilekroć akcja w Yaxchilan daje ci złoto, bierzesz o 1 złoto więcej.
web-tz-level-extraction-4 = Weź 2 dowolne surowce.
web-tz-level-architecture-1 = Za każdy wzniesiony budynek dostajesz 1 kukurydzę.
web-tz-level-architecture-2 = Za każdy wzniesiony budynek dostajesz 2 punkty.
web-tz-level-architecture-3 = Każdy wznoszony budynek kosztuje o 1 surowiec mniej.
web-tz-level-architecture-4 = 3 punkty od razu.
web-tz-level-theology-1 = W Chichen Itza możesz wykonać akcję następnego pola bez płacenia kukurydzy.
web-tz-level-theology-2 = Po akcji w Chichen Itza możesz zapłacić 1 surowiec za stopień w dowolnej świątyni.
web-tz-level-theology-3 = Yaxchilan 4 daje ci o 1 czaszkę więcej.
web-tz-level-theology-4 = Weź 1 kryształową czaszkę.
web-tz-skulls =
    { $count ->
        [one] Została { $count } kryształowa czaszka.
        [few] Zostały { $count } kryształowe czaszki.
        [many] Zostało { $count } kryształowych czaszek.
       *[other] Zostało { $count } kryształowej czaszki.
    }
web-tz-slot-empty = Nowy budynek pojawi się tu po zakończeniu tury.
web-tz-missing = Brakuje: { $what }

web-tz-hand =
    { $count ->
        [one] { $count } wolny robotnik
        [few] { $count } wolnych robotników
        [many] { $count } wolnych robotników
       *[other] { $count } wolnego robotnika
    }
web-tz-on-gears =
    { $count ->
        [one] { $count } robotnik na kołach
        [few] { $count } robotników na kołach
        [many] { $count } robotników na kołach
       *[other] { $count } robotnika na kołach
    }
web-tz-supply =
    { $count ->
        [one] { $count } robotnik jeszcze do zdobycia
        [few] { $count } robotników jeszcze do zdobycia
        [many] { $count } robotników jeszcze do zdobycia
       *[other] { $count } robotnika jeszcze do zdobycia
    }
web-tz-meal = Następny Dzień Żywienia: potrzebna kukurydza: { $need }; masz: { $have }.
web-tz-meal-short =
    { $count ->
        [one] { $count } robotnik byłby głodny: −{ $points } pkt.
        [few] { $count } robotników byłoby głodnych: −{ $points } pkt.
        [many] { $count } robotników byłoby głodnych: −{ $points } pkt.
       *[other] { $count } robotnika byłoby głodne: −{ $points } pkt.
    }
web-tz-meal-then = Potem świątynie, przy obecnym układzie, dadzą: { $what }.
web-tz-light = Może jeszcze przestawić kalendarz o dwa dni
web-tz-dark = Dwa dni już wykorzystane; zwraca je szczyt świątyni
web-tz-wealth-secret =
    { $count ->
        [one] { $count } zakryta płytka dóbr
        [few] { $count } zakryte płytki dóbr
        [many] { $count } zakrytych płytek dóbr
       *[other] { $count } zakrytej płytki dóbr
    }
web-tz-tiles-taken = Zebrane żetony: { $corn } zbioru, { $wood } wycinki

web-tz-kind-farm = Farmy
web-tz-kind-civic = Urzędy
web-tz-kind-tomb = Grobowce
web-tz-kind-shrine = Sanktuaria
web-tz-all = Wszystkie
web-tz-filter-kind = Rodzaj
web-tz-filter-age = Epoka
web-tz-where-shown = na planszy
web-tz-where-unseen = jeszcze w stosie
web-tz-where-owned = ma { $name }
web-tz-where-kept = zatrzymuje { $name }
web-tz-where-gone = poza grą
web-tz-where-neutral = wyznaczyła neutralnych robotników
web-tz-where-any = w pudełku

web-tz-group-place = Umieść robotnika
web-tz-group-retrieve = Zdejmij robotnika
web-tz-group-buy = Kup
web-tz-group-sell = Sprzedaj

web-tz-why-over = Gra się skończyła.
web-tz-why-watching = Oglądasz tę grę.
web-tz-why-waiting = Nie teraz: trwa tura innego gracza.
why-decide-first = Nie teraz: najpierw odpowiedz na pytanie.
why-placing = Nie teraz: w tej turze umieszczasz robotników. Zdejmiesz w innej.
why-retrieving = Nie teraz: w tej turze zdejmujesz robotników. Umieścisz w innej.
why-taken = Stoi tu już robotnik.
why-no-worker = Nie masz wolnego robotnika.
why-lowest = Robotnik staje zawsze na najniższym wolnym polu: { $space }.
why-corn = Nie masz na to dość kukurydzy.
why-other-gear = Nie teraz: twój robotnik jest z innego koła.
why-altar = Leży tu już czaszka.
why-ahead = Twój robotnik nie dotarł tak daleko.
why-useless = Nie stać cię na to albo nic by to nie zmieniło.
why-missing = Brakuje ci jeszcze: { $what }.
web-tz-why-building = Budynki wznosi się akcjami Tikal 2, Tikal 4 lub Uxmal 4.
web-tz-why-monument = Monumenty wznosi się tylko akcją Tikal 4.
web-tz-why-temple = Stopnie dają Tikal 5, Uxmal 1, Chichen Itza i niektóre budynki. Prośba o kukurydzę i wypalenie lasu kosztują stopień.
web-tz-why-technology = Za poziomy płaci się w Tikal 1 i Tikal 3; niektóre budynki dają je za darmo.

web-tz-tip-aim = O co tu chodzi
web-tz-tip-aim-body = Koła wiozą robotników ku lepszym akcjom, a robotnik wykonuje akcję, gdy go zdejmiesz. Punkty dają świątynie, budynki, monumenty i kryształowe czaszki: po 27 dniach wygrywa ten, kto ma ich najwięcej. Wskaż cokolwiek kursorem albo przytrzymaj, a dowiesz się, co to jest.
web-tz-tip-wealth = Zatrzymaj dwie płytki dóbr
web-tz-tip-wealth-body = To wszystko, co masz na start. Kukurydzą płacisz za umieszczanie robotników i nią ich żywisz, więc weź choć jedną płytkę, na której jest jej dużo; na drugą nada się darmowy poziom rozwoju albo stopień w świątyni.
web-tz-tip-place = Umieść pierwszych robotników
web-tz-tip-place-body = Tam, gdzie stawiasz robotników, niczego jeszcze nie dają: koła wiozą ich ku lepszym akcjom, o jedno pole dziennie. Dobry początek to Palenque (kukurydza) i Yaxchilan (surowce). Wybrać można wszystko, co się świeci.
web-tz-tip-cost = Każdy robotnik kosztuje więcej
web-tz-tip-cost-body = Płacisz numer pola oraz 0, 1, 2, 3… za pierwszego, drugiego, trzeciego, czwartego robotnika w turze. Zostaw sobie trochę kukurydzy; zakończ turę, gdy robi się drogo.
web-tz-tip-wait = Niech jadą
web-tz-tip-wait-body = Gdy wszyscy rozegrają turę, kalendarz obraca się o dzień i robotnicy jadą dalej. Przesuń suwak „Podgląd”, aby zobaczyć, gdzie będą.
web-tz-tip-retrieve = Umieść albo zdejmij
web-tz-tip-retrieve-body = W swojej turze albo umieszczasz robotników, albo ich zdejmujesz – nigdy jedno i drugie. Zdjęty robotnik wykonuje akcję swojego pola i wraca do ciebie. Nie musisz zdejmować wszystkich: cierpliwość się opłaca.
web-tz-tip-act = Która akcja?
web-tz-tip-act-body = Akcja pola, na którym stoi robotnik, jest za darmo. Każda niższa akcja tego koła kosztuje 1 kukurydzę za każde pole wstecz. Ostatnie pola pozwalają wybrać dowolną akcję koła.
web-tz-tip-beg = Zabrakło kukurydzy?
web-tz-tip-beg-body = Na początku tury, mając najwyżej 2 kukurydze, możesz o nią poprosić: masz wtedy 3 i schodzisz o stopień w świątyni. Trochę boli; zmarnowana tura boli bardziej.
web-tz-tip-start = Kukurydza na kalendarzu
web-tz-tip-start-body = Przybywa jej każdego dnia, gdy nikogo nie ma na polu Pierwszeństwa. Umieść tam robotnika, aby ją zabrać, zacząć następną rundę i może przestawić kalendarz o dwa dni.
web-tz-tip-days = Jeden dzień czy dwa
web-tz-tip-days-body = Dwa dni przesuwają wszystkich dalej i przybliżają Dzień Żywienia. Możesz to zrobić tylko raz; odzyskasz tę możliwość, gdy wejdziesz na szczyt świątyni.
web-tz-tip-food = Zbliża się Dzień Żywienia
web-tz-tip-food-body = Każdy twój robotnik zje 2 kukurydze; za każdego niewyżywionego tracisz 3 punkty. Twoja plansza pokazuje, ile potrzebujesz i ile masz. Potem świątynie dają dobra albo punkty.
web-tz-tip-temples = Bogowie pamiętają
web-tz-tip-temples-body = W Dni Żywienia świątynie dają dobra albo punkty, zależnie od twojego stopnia. Jedna wysoka świątynia jest warta więcej niż trzy niskie, a kto stoi najwyżej, dostaje bonus.
web-tz-tip-technologies = Rozwój działa do końca gry
web-tz-tip-technologies-body = Każdy poziom pomaga do końca gry, więc najbardziej opłacają się wczesne. Poziomy 1, 2 i 3 kosztują 1, 2 i 3 surowce.
web-tz-tip-buildings = Budynki
web-tz-tip-buildings-body = Farmy żywią robotników do końca gry; inne budynki od razu dają poziomy, stopnie, dobra albo punkty. Przy tych, na które cię jeszcze nie stać, widać, czego brakuje.
web-tz-tip-skulls = Kryształowa czaszka
web-tz-tip-skulls-body = Zanieś ją do Chichen Itza: im dalej zajedzie tam robotnik, tym więcej punktów da czaszka, a do tego stopień w świątyni. Każdą akcję można tam wykonać tylko raz. Czaszka zachowana do końca jest warta 3 punkty.
web-tz-tip-monuments = Pomyśl o monumentach
web-tz-tip-monuments-body = Punktują dopiero na koniec, za to często dużo. Wybierz taki, który pasuje do twojej gry, i odkładaj na niego: wznosi się je akcją Tikal 4.
web-tz-tip-end = Ostatnie dni
web-tz-tip-end-body = Po ostatnim Dniu Żywienia kukurydza i surowce są warte niewiele, a robotnicy na kołach nic. Zdejmij ich na czas i zachowaj kukurydzę, by jeszcze raz wyżywić wszystkich.

## Browser: parts and the review

web-parts-tiles = Wszystkie płytki: { $game }
web-parts-tiles-text = Wskaż płytkę albo przytrzymaj ją, aby przeczytać, co robi.
web-parts-tiles-loading = Rozkładamy płytki…
web-parts-tiles-back = Wróć na początek
web-parts-tiles-none = Nie ma takiej gry
web-parts-tiles-none-text = Nie ma tu gry o tej nazwie.

web-review-title = Przegląd partii
web-review-back = Wróć do stołu
web-review-looking = Boty analizują partię…
web-review-looking-text = W każdej turze szukają czegoś lepszego. Potrwa to minutę lub dwie; możesz opuścić tę stronę i wrócić.
web-review-failed = Nie udało się przejrzeć tej partii.
web-review-chances-text = Z jakim prawdopodobieństwem każdy gracz wygrywa po każdej turze. Znaki w obwódce to punkty zwrotne: tam szanse zmieniły się najbardziej (p.p.: punkty procentowe).
web-review-turn = Po turze { $turn }
web-review-turn-head = Tura
web-review-value = { $name } { $value }
web-review-read = Po turze { $turn }: { $values }
web-review-look = Zobacz turę { $turn }
web-review-table = Liczby w tabeli
web-review-parts = Punkt po punkcie
web-review-everybody = Wszyscy
web-review-swings-text = O ile tura zmieniła szanse, wraz ze wszystkim, co w niej wylosowano. Czy pominięto lepszy wybór, widać niżej: tam turę porównano z najlepszym sposobem jej rozegrania.
web-review-swings-none = Żadna pojedyncza tura nie zmieniła szans na tyle, by analiza była tego pewna.

## Browser: Tikal

web-tk-board = Plansza Tikal
web-tk-map = Mapa. Przeciągaj ją albo przesuwaj strzałkami, plus i minus przybliżają i oddalają, 0 pokazuje całość.
web-tk-zoom-in = Przybliż
web-tk-zoom-out = Oddal
web-tk-zoom-fit = Pokaż całość
web-tk-sum =
    { $count ->
        [one] Zbadano { $count } z 40 heksów.
        [few] Zbadano { $count } z 40 heksów.
        [many] Zbadano { $count } z 40 heksów.
       *[other] Zbadano { $count } z 40 heksów.
    }
web-tk-sum-temples = Kontrolowane świątynie: { $temples }.
web-tk-sum-temple = { $hex } (wartość { $level }) – { $name }
web-tk-hex = { $hex }: { $what }
web-tk-hex-unexplored = { $hex }: niezbadana dżungla
web-tk-ruins-empty = ruiny bez skarbów
web-tk-hex-volcano = Na wulkan nikt nie wchodzi ani przez niego nie przechodzi.
web-tk-hex-guard =
    { $count ->
        [one] Strażnika ma tu { $name }: { $count } punkt w każdej rundzie punktowania.
        [few] Strażnika ma tu { $name }: { $count } punkty w każdej rundzie punktowania.
        [many] Strażnika ma tu { $name }: { $count } punktów w każdej rundzie punktowania.
       *[other] Strażnika ma tu { $name }: { $count } punktu w każdej rundzie punktowania.
    }
web-tk-hex-held =
    { $count ->
        [one] Przewagę ma tu { $name }: { $count } punkt, gdyby punktować teraz.
        [few] Przewagę ma tu { $name }: { $count } punkty, gdyby punktować teraz.
        [many] Przewagę ma tu { $name }: { $count } punktów, gdyby punktować teraz.
       *[other] Przewagę ma tu { $name }: { $count } punktu, gdyby punktować teraz.
    }
web-tk-hex-nobody = Nikt jej nie kontroluje: trzeba mieć tu więcej pionków niż każdy inny gracz. Kierownik liczy się za trzech.
web-tk-hex-camp = Obóz: { $name }
web-tk-hex-figures = { $name }: { $figures }
web-tk-hex-roads = Drogi: { $roads }
web-tk-hex-no-roads = Nie wychodzi stąd żadna droga.
web-tk-hex-done =
    { $count ->
        [one] W tej turze pracowano tu raz.
        [2] W tej turze pracowano tu dwa razy, więcej nie można.
        [few] W tej turze pracowano tu { $count } razy.
        [many] W tej turze pracowano tu { $count } razy.
       *[other] W tej turze pracowano tu { $count } raza.
    }
web-tk-explorers =
    { $count ->
        [one] { $count } badacz
        [few] { $count } badaczy
        [many] { $count } badaczy
       *[other] { $count } badacza
    }
web-tk-the-leader = kierownik
web-tk-road-for = { $hex } za { $count }
web-tk-side-n = północ
web-tk-side-ne = północny wschód
web-tk-side-se = południowy wschód
web-tk-side-s = południe
web-tk-side-sw = południowy zachód
web-tk-side-nw = północny zachód
web-tk-stones-side = { $side } { $count }
web-tk-stones = Kamienie: { $stones }
web-tk-points-left =
    { $count ->
        [one] Został { $count } punkt akcji z { $most }
        [few] Zostały { $count } punkty akcji z { $most }
        [many] Zostało { $count } punktów akcji z { $most }
       *[other] Zostało { $count } punktu akcji z { $most }
    }
web-tk-place-hint = Wybierz jeden ze świecących heksów.
web-tk-place-on = Płytka leżałaby na { $hex }.
web-tk-place-roads = Na { $hex } tworzy drogi: { $roads }.
web-tk-place-keys = Obracaj klawiszem R albo kółkiem myszy; kliknij heks jeszcze raz, aby położyć płytkę.
web-tk-place-waiting = { $name } kładzie tę płytkę.
web-tk-place-here = Połóż tutaj
web-tk-turn-left = Obróć płytkę w lewo
web-tk-turn-right = Obróć płytkę w prawo
web-tk-spend-hint = Wybierz pionek, aby go przesunąć, albo świecące miejsce, aby zobaczyć, co można tam zrobić.
web-tk-end-hint = Nic więcej nie można zrobić: zakończ turę.
web-tk-over = Gra się skończyła.
web-tk-walk-hint = Wybierz liczbę, aby dojść tam za tyle punktów.
web-tk-walk-explorer = Przesuń badacza
web-tk-walk-leader = Przesuń kierownika
web-tk-walk-here = Przejdź tu z { $hex }
web-tk-pick-explorer = Wybierz tego badacza
web-tk-pick-leader = Wybierz tego kierownika
web-tk-menu-close = Zamknij
web-tk-do-uncover = Odkop poziom { $level }
web-tk-do-recover = Wydobądź skarb
web-tk-do-camp = Rozbij obóz
web-tk-do-guard = Ustaw strażnika: { $figure }
web-tk-guard-others = Potem na zawsze poza grą: { $figures }
web-tk-do-enter = Wprowadź: { $figure }
web-tk-do-transfer = Do obozu na { $hex }: { $figure }
web-tk-do-exchange = Bierzesz: { $wanted }, oddajesz: { $given }
web-tk-exchange = Wymień skarby
web-tk-exchange-want = Czyj skarb chcesz? Pary i trójki są bezpieczne.
web-tk-exchange-give = Który swój skarb oddajesz za: { $wanted }?
web-tk-auction-won = wybiera płytkę
web-tk-auction-played = ma już za sobą turę w tej rundzie
web-tk-auction-later = gra później
web-tk-auction-passed = pas
web-tk-auction-bids =
    { $count ->
        [one] licytuje { $count } punkt
        [few] licytuje { $count } punkty
        [many] licytuje { $count } punktów
       *[other] licytuje { $count } punktu
    }
web-tk-auction-thinks = myśli
web-tk-auction-in = może jeszcze licytować
web-tk-auction-choose = Weź jedną z tych płytek.
web-tk-bid-less = Zmniejsz ofertę
web-tk-bid-more = Zwiększ ofertę
web-tk-scoring-volcano = Runda punktowania
web-tk-scoring-volcano-body = Odkryto wulkan. Każdy po kolei wydaje 10 punktów akcji i od razu punktuje; potem kładzie się wulkan.
web-tk-scoring-final = Ostatnia runda punktowania
web-tk-scoring-final-body = Położono ostatnią płytkę. Każdy po kolei wydaje 10 punktów akcji i punktuje ostatni raz; potem gra się kończy.
web-tk-scoring-scored = { $name } ma już punkty z tej rundy.
web-tk-scoring-now = { $name } wydaje punkty akcji; punktowanie teraz dałoby { $temples } za świątynie i { $treasures } za skarby.
web-tk-scoring-later = { $name } punktuje później; punktowanie teraz dałoby { $temples } za świątynie i { $treasures } za skarby.
web-tk-p-would = Gdyby punktować teraz: { $count }. Świątynie { $temples }, skarby { $treasures }.
web-tk-p-explorers =
    { $lost ->
        [0] Badacze w zapasie: { $count }
       *[other] Badacze w zapasie: { $count }. Poza grą: { $lost }
    }
web-tk-p-leader = Kierownik jest w zapasie. Gdy liczy się przewaga, jest wart trzech badaczy.
web-tk-p-leader-out = Kierownik jest w dżungli. Gdy liczy się przewaga, jest wart trzech badaczy.
web-tk-p-leader-lost = Kierownik jest poza grą.
web-tk-p-camps = Obozy jeszcze do rozbicia: { $count }
web-tk-p-guards = Strażnicy jeszcze do ustawienia: { $count }
web-tk-p-totem-up = Tura w tej rundzie jeszcze nierozegrana.
web-tk-p-totem-down = Tura w tej rundzie już rozegrana.
web-tk-p-set =
    { $count ->
        [one] { $treasure }: { $count }, wartość { $worth }. Para jest warta 3, trójka 6.
        [few] { $treasure }: { $count }, wartość { $worth }, bezpieczne przed wymianą.
        [many] { $treasure }: { $count }, wartość { $worth }, bezpieczne przed wymianą.
       *[other] { $treasure }: { $count }, wartość { $worth }, bezpieczne przed wymianą.
    }
web-tk-p-take = Weź przez wymianę: { $treasure }
web-tk-tiles-left =
    { $count ->
        [0] W stosie nie ma już płytek.
        [one] W stosie została { $count } płytka.
        [few] W stosie zostały { $count } płytki.
        [many] W stosie zostało { $count } płytek.
       *[other] W stosie zostało { $count } płytki.
    }
web-tk-tiles-now = właśnie odkrywane
web-tk-tiles-open = odkryta
web-tk-tiles-stack = w stosie
web-tk-tiles-placed = na mapie
web-tk-tiles-out = poza grą
web-tk-tiles-treasures = Jeszcze nieznane skarby
web-tk-tiles-treasure = { $treasure }: do znalezienia jeszcze { $count }
web-tk-tiles-steps = Pozostałe poziomy świątyń
web-tk-tiles-step =
    { $count ->
        [one] Poziom { $level }: został { $count }
        [few] Poziom { $level }: zostały { $count }
        [many] Poziom { $level }: zostało { $count }
       *[other] Poziom { $level }: zostało { $count }
    }
web-tk-list-place = Na { $hex }
web-tk-list-roads = Drogi: { $roads }
web-tk-list-no-roads = Na { $hex }, bez dróg
web-tk-list-work = Świątynie, skarby, obozy
web-tk-list-camps = Z obozu
web-tk-list-between = Z { $start } na { $end }
web-tk-list-walk = { $figure } na { $hex }
web-tk-list-to = Na { $hex }: { $what }
web-tk-list-exchange = Wymiana skarbów: { $name }
web-tk-list-bid = Oferta
web-tk-why-place = Płytka nie może tu leżeć: musi przylegać do zbadanego terenu, z kamieniem na wspólnym boku.
why-guarded = Świątyni ze strażnikiem nie można już odkopywać.
why-no-step = Nie ma już poziomu { $level }: ta świątynia jest ukończona.
why-uncover-most = W tej turze odkopano tu już dwa poziomy: więcej nie można.
why-uncover-figures = Na drugi poziom w tej samej turze potrzebny jest tu drugi twój pionek.
why-recover-most = W tej turze wydobyto tu już dwa skarby: więcej nie można.
why-recover-figures = Na drugi skarb w tej samej turze potrzebny jest tu drugi twój pionek.
why-dear =
    { $count ->
        [one] Praca tutaj kosztuje { $count } punkt akcji; masz { $points }.
        [few] Praca tutaj kosztuje { $count } punkty akcji; masz { $points }.
        [many] Praca tutaj kosztuje { $count } punktów akcji; masz { $points }.
       *[other] Praca tutaj kosztuje { $count } punktu akcji; masz { $points }.
    }
why-no-guards = Obaj twoi strażnicy już stoją.
why-guard-majority = Strażnika może ustawić tylko ten, kto ma tu przewagę.
why-guard-dear =
    { $count ->
        [one] Strażnik kosztuje { $count } punkt akcji; masz { $points }.
        [few] Strażnik kosztuje { $count } punkty akcji; masz { $points }.
        [many] Strażnik kosztuje { $count } punktów akcji; masz { $points }.
       *[other] Strażnik kosztuje { $count } punktu akcji; masz { $points }.
    }
why-camp-taken = Jest tu już obóz.
why-no-camps = Oba twoje obozy są już rozbite.
why-camp-dear =
    { $count ->
        [one] Obóz kosztuje { $count } punkt akcji; masz { $points }.
        [few] Obóz kosztuje { $count } punkty akcji; masz { $points }.
        [many] Obóz kosztuje { $count } punktów akcji; masz { $points }.
       *[other] Obóz kosztuje { $count } punktu akcji; masz { $points }.
    }
web-tk-tip-aim = O co tu chodzi
web-tk-tip-aim-body = Poprowadź swoją wyprawę do świątyń i skarbów dżungli. Punkty zdobywa się tylko w rundach punktowania: gdy pojawi się jeden z trzech wulkanów i na koniec gry. Świątynia daje wtedy tyle punktów, ile wskazuje jej liczba, temu, kto ma w niej przewagę, a skarby punktują w zestawach. Czegoś nie znasz? Wskaż to kursorem albo przytrzymaj.
web-tk-tip-place = Przed tobą nowy kawałek dżungli
web-tk-tip-place-body = Wybierz świecący heks i obracaj płytkę, aż kamienie poprowadzą tam, gdzie chcesz iść. Kamienie tworzą drogi: przejście przez granicę kosztuje tyle punktów akcji, ile kamieni leży po obu jej stronach. Gdzie nie ma żadnego, nikt nie przejdzie.
web-tk-tip-enter = Dziesięć punktów akcji na turę
web-tk-tip-enter-body = Wprowadzaj pionki w obozie bazowym, po 1 punkcie za każdy; resztę punktów wydawaj na ruch, odkopywanie i wydobywanie. Niewydane punkty przepadają. Zacznij od kierownika wyprawy: liczy się za trzech wszędzie tam, gdzie ważne, kto ma przewagę.
web-tk-tip-walk = W drogę
web-tk-tip-walk-body = Wybierz swój pionek: liczby mówią, ile kosztuje dojście w każde miejsce najtańszą drogą. Wybierz liczbę, by tam dojść.
web-tk-tip-uncover = Odkopywanie świątyń
web-tk-tip-uncover-body = Odkopanie poziomu kosztuje 2 punkty, a świątynia jest potem warta o jeden więcej dla tego, kto ją kontroluje przy punktowaniu.
web-tk-tip-recover = Skarby
web-tk-tip-recover-body = Wydobycie skarbu kosztuje 3 punkty. Pojedynczy jest wart 1, para 3, trójka 6, w każdej rundzie punktowania.
web-tk-tip-majority = Kto kontroluje świątynię?
web-tk-tip-majority-body = Ten, kto ma tam przewagę pionków; kierownik liczy się za trzech, a przy remisie świątynia jest niczyja. Ramka wokół liczby ma kolor tego, kto kontroluje świątynię.
web-tk-tip-camp = Własny obóz
web-tk-tip-camp-body = Za 5 punktów możesz go tu rozbić. W nim też można wprowadzać pionki, a z obozu do obozu przechodzą za 1 punkt.
web-tk-tip-guard = Strażnik na stałe
web-tk-tip-guard-body = Za 5 punktów ta świątynia zostaje twoja do końca. Pozostałe twoje pionki stojące tam wypadają z gry, a świątyni nie można już odkopywać.
web-tk-tip-exchange = Wymiana skarbów
web-tk-tip-exchange-body = Za 3 punkty możesz wymienić pojedynczy skarb na pojedynczy skarb innego gracza. Pary i trójki są bezpieczne.
web-tk-tip-volcano = Wulkan: runda punktowania
web-tk-tip-volcano-body = Każdy po kolei ma 10 punktów akcji i zaraz po ich wydaniu punktuje. Liczby z plusem pokazują, ile zdobyłby teraz gracz, którego jest ruch; inni mogą mu to jeszcze odebrać, zanim sami będą punktować.
web-tk-tip-final = Ostatnia runda punktowania
web-tk-tip-final-body = Każdy jeszcze raz wydaje 10 punktów i punktuje ostatni raz. Potem wygrywa ten, kto ma najwięcej punktów.
web-tk-tip-auction = Licytacja następnej tury
web-tk-tip-auction-body = Licytuje się punktami prawo do wyboru płytki i rozegrania następnej tury. Kto spasuje, gra później, ale często taniej.
web-tk-tip-choose = Teraz twoja tura
web-tk-tip-choose-body = Wybierz jedną z odkrytych płytek. Od razu ją kładziesz, a potem wydajesz punkty akcji.

## Browser: the table

web-table = Stół
web-table-joining = Szykujemy stół…
web-table-lost = Utracono połączenie. Próbujemy znowu… Nic nie przepadło.
web-table-stale = Zanim twój ruch dotarł, coś się przy stole zmieniło. Tak wygląda gra teraz.
web-table-not-now = Teraz to niemożliwe. Tak wygląda gra.
web-table-not-yours = To miejsce nie jest twoje w tej przeglądarce. Otwórz jeszcze raz link do swojego miejsca.
web-table-bot-plays = W tej chwili gra za ciebie bot. Najpierw odbierz mu miejsce.
web-table-seat-taken = Ktoś był szybszy: to miejsce jest zajęte.
web-table-absent = Nie masz dostępu do tego stołu
web-table-absent-text = Albo nie ma takiego stołu, albo jest prywatny i potrzebujesz zaproszenia.
web-table-absent-invitation = Zaproszenie to link od gospodarza. Otwórz go i siadaj do gry: bez konta, bez instalowania.
web-table-spent = Ten link już nie działa
web-table-spent-text = Gospodarz mógł w międzyczasie utworzyć nowy. Poproś go o ten nowy link.

web-table-for =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
web-table-pace-live = po { $minutes } min, do tego { $increment } s na turę
web-table-pace-days =
    { $count ->
        [one] { $count } dzień na turę
        [few] { $count } dni na turę
        [many] { $count } dni na turę
       *[other] { $count } dnia na turę
    }
web-table-days-left =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
web-table-hours-left = { $hours } godz. { $minutes } min
web-table-clock = Pozostały czas: { $left }
web-table-closed = Ten stół został zamknięty.
web-table-seats = Miejsca
web-table-name-hint = Żeby inni wiedzieli, kto gra
web-table-you = ty
web-table-here = przy stole
web-table-away = offline
web-table-sit = Usiądź
web-table-sit-too = Usiądź też tutaj
web-table-stand-up = Wstań
web-table-invite = Zaproś przyjaciół
web-table-invite-how = Wyślij ten link. Kto go otworzy, może usiąść na wolnym miejscu albo oglądać grę.
web-table-invite-text = Chodź, zagramy!
web-table-invite-none = Ta przeglądarka nie pamięta linku.
web-table-invite-make = Utwórz nowy link
web-table-invite-renew = Utwórz nowy link; stary przestanie działać
web-table-invite-host = Link dla kolejnych graczy ma gospodarz.
web-table-invited =
    { $count ->
        [1] { $names } zaprasza cię do gry w { $game }.
       *[other] { $names } zapraszają cię do gry w { $game }.
    }
web-table-invited-here = Masz zaproszenie do gry w { $game }.
web-table-join-full = Wpisz swoje imię i usiądź: nie trzeba zakładać konta, a gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-table-join-host = Wpisz swoje imię i usiądź: nie trzeba zakładać konta, a gra zacznie się, gdy rozpocznie ją gospodarz.
web-table-copy = Kopiuj
web-table-copied = Skopiowano
web-table-share = Udostępnij
web-table-fill =
    { $count ->
        [one] Dość czekania? Wolne miejsce może zająć bot.
        [few] Dość czekania? { $count } wolne miejsca mogą zająć boty.
        [many] Dość czekania? { $count } wolnych miejsc mogą zająć boty.
       *[other] Dość czekania? { $count } wolnego miejsca mogą zająć boty.
    }
web-table-start-bots = Zacznij z botami
web-table-full = Wszystkie miejsca są zajęte.
web-table-start = Zacznij grę
web-table-wait-others =
    { $count ->
        [one] Gra zacznie się, gdy usiądzie jeszcze jeden gracz.
        [few] Gra zacznie się, gdy usiądzie jeszcze { $count } graczy.
        [many] Gra zacznie się, gdy usiądzie jeszcze { $count } graczy.
       *[other] Gra zacznie się, gdy usiądzie jeszcze { $count } gracza.
    }
web-table-wait-host = Są już wszyscy. Grę zacznie gospodarz.
web-table-wait-start = Grę zacznie gospodarz.
web-table-watch-soon = Wszystkie miejsca są zajęte. Możesz oglądać: gra zaraz się zacznie.
web-table-close = Zamknij stół
web-table-close-sure = Zamknąć dla wszystkich?
web-table-keep = Zostaw otwarty

web-table-turn = Twoja tura
web-table-turn-of = { $name }, twoja tura
web-table-turn-other = Ruch ma { $name }.
web-table-watching =
    { $count ->
        [one] Ogląda { $count } osoba
        [few] Oglądają { $count } osoby
        [many] Ogląda { $count } osób
       *[other] Ogląda { $count } osoby
    }
web-table-decide = Do rozstrzygnięcia
web-table-to-choices = Przejdź do listy możliwości
web-table-choices =
    { $count ->
        [one] { $count } możliwość
        [few] { $count } możliwości
        [many] { $count } możliwości
       *[other] { $count } możliwości
    }
web-table-filter = Szukaj na liście
web-table-filter-none = Brak wyników
web-table-so-far = W tej turze:
web-table-undo = Cofnij
web-table-undo-text = Cofa twój ostatni wybór. Dopóki nic nie zostało odkryte, nikogo nie trzeba pytać.
web-table-undo-ask = Poproś o cofnięcie
web-table-undo-ask-text = Cofa twoją ostatnią turę, jeśli wszyscy pozostali się zgodzą.
web-table-undo-turn = Cofnij mój wybór
web-table-undo-turn-text = Wraca do chwili przed twoim ostatnim wyborem i cofa wszystko, co było potem.
web-table-end = Zakończ turę
web-table-end-not = Jeszcze nie: najpierw odpowiedz na pytanie.
web-table-end-wait = Trwa tura innego gracza.
web-table-hint = Podpowiedź
web-table-hint-title = Co zrobiłby silny bot
web-table-hint-thinking = Bot sprawdza kilkaset przebiegów…
web-table-hint-failed = Tym razem nie ma podpowiedzi. Spróbuj ponownie za chwilę.
web-table-hint-points = około { $points } pkt
web-table-hint-because = Daje:
web-table-hint-against = W porównaniu z pierwszą:
web-table-hint-foot = Szanse na wygraną i punkty oczekiwane na koniec. Wybierz jedną, by ją zagrać; turę kończysz osobno.
web-table-plan = Zaplanuj coś w tym czasie: co wskażesz na planszy, dostanie chorągiewkę z numerem, którą widzisz tylko ty. Nic się nie przesuwa.
web-table-planned =
    { $count ->
        [one] 1 chorągiewka: twój plan
        [few] { $count } chorągiewki: twój plan
        [many] { $count } chorągiewek: twój plan
       *[other] { $count } chorągiewki: twój plan
    }
web-table-plan-clear = Usuń plan
web-table-spectator = Oglądasz tę grę.
web-table-handed = Za gracza { $name } gra bot.
web-table-take-back = Wracam do gry
web-table-looking = Oglądasz wcześniejszy moment gry.
web-table-now = Wróć do gry
web-table-showing = Grają pozostali…
web-table-skip = Pomiń

web-table-players = Gracze
web-table-board = Plansza
web-table-tiles = Płytki
web-table-log = Dziennik
web-table-chat = Czat
web-table-more = Więcej o grze
web-table-faceless = Ta gra nie ma jeszcze rysowanej planszy. Na liście jest wszystko, co możesz zrobić.
web-table-log-none = Jeszcze nic się nie wydarzyło.
web-table-log-look = Pokaż ten moment
web-table-replay = Odtwórz
web-table-moment = Moment gry
web-table-moment-of = Ruch { $number } z { $of }
web-table-move-back = Ruch wstecz (←)
web-table-move-on = Ruch naprzód (→)
web-table-turn-back = Tura wstecz (Shift+←)
web-table-turn-on = Tura naprzód (Shift+→)
web-table-chat-none = Nikt jeszcze nic nie napisał. Przywitaj się!
web-table-chat-watching = Nikt jeszcze nic nie napisał.
web-table-say = Napisz coś
web-table-send = Wyślij

web-table-seat-menu = Możliwości: { $name }
web-table-rename = Zmień imię
web-table-hand = Niech gra bot
web-table-leave = Odejdź od stołu
web-table-leave-sure = Dalej będzie grał bot, a to miejsce może zająć ktoś inny. Bez zaproszenia nie wrócisz.
web-table-seat-free = To miejsce jest wolne: gra bot, dopóki ktoś nie usiądzie.
web-table-revoke = Odbierz miejsce
web-table-revoke-text = { $name } traci miejsce, a bot gra dalej, dopóki ktoś nie usiądzie.
web-table-question = Pytanie do graczy
web-table-asked-undo = { $name } chce cofnąć ruchy.
web-table-asked-vote = { $name }: czas minął. Co dalej?
web-table-asked-wait = Czekamy na odpowiedź: { $names }
web-table-agree = Zgoda
web-table-refuse = Raczej nie
web-table-withdraw = Wycofaj prośbę
web-table-vote-wait = Więcej czasu
web-table-vote-bot = Niech dalej gra bot
web-table-vote-end = Zakończ grę

web-table-result = Wynik
web-table-won = { $name } wygrywa!
web-table-won-you = Wygrywasz!
web-table-won-shared = { $names } wygrywają razem
web-table-review = Przegląd
web-table-rematch = Rewanż
web-table-rematch-join = Dołącz do rewanżu
web-table-study = Analizuj od tego momentu
web-table-record = Pobierz zapis
web-table-pass = Przekaż urządzenie graczowi { $name }
web-table-pass-text = Pozostali nie patrzą: teraz będzie tajny wybór.
web-table-pass-open = To ja, { $name }
web-table-pass-never = Ufamy sobie: nie pytaj więcej
web-table-sheet-more = Pokaż więcej
web-table-sheet-less = Pokaż mniej

# What another player is doing, after their name: “Ana is choosing wealth tiles”.
web-does-ask-keep = wybiera płytki dóbr początkowych
web-does-ask-turn = umieszcza albo zdejmuje robotników
web-does-ask-turn-placing = umieszcza robotników
web-does-ask-turn-retrieving = zdejmuje robotników
web-does-ask-turn-mercy = kończy turę dzięki miłosierdziu bogów
web-does-ask-turn-place = umieszcza robotników
web-does-ask-turn-retrieve = zdejmuje robotników
web-does-ask-turn-end = kończy turę
web-does-ask-turn-place-mercy = umieszcza robotnika dzięki miłosierdziu bogów
web-does-ask-act = używa robotnika z pola { $gear } { $space }
web-does-ask-harvest = zbiera na polu Palenque { $space }
web-does-ask-advance-paid = rozwija dziedzinę
web-does-ask-advance-free = rozwija dziedzinę za darmo
web-does-ask-advance-optional = może rozwinąć jeszcze jeden poziom
web-does-ask-pay-technology = płaci za rozwój ({ $technology })
web-does-ask-pay-temples = ofiaruje surowiec za stopień w dwóch świątyniach
web-does-ask-step = wchodzi stopień wyżej w świątyni
web-does-ask-two-steps = wchodzi stopień wyżej w dwóch świątyniach
web-does-ask-anger = naraża się na gniew boga
web-does-ask-build-tikal-2 = wznosi budynek
web-does-ask-build-tikal-4 = wznosi budynek albo monument
web-does-ask-build-tikal-4-again = może wznieść drugi budynek
web-does-ask-build-building = może wznieść jeszcze jeden budynek
web-does-ask-build-uxmal-4 = wznosi budynek za kukurydzę
web-does-ask-architecture = może użyć technologii konstrukcji ({ $tile })
web-does-ask-save = oszczędza surowiec ({ $tile })
web-does-ask-market = kupuje i sprzedaje na rynku
web-does-ask-any-action = wybiera dowolną akcję za 1 kukurydzę
web-does-ask-gain = bierze surowce
web-does-ask-theology = może ofiarować surowiec za stopień w świątyni
web-does-ask-days = decyduje, czy przestawić kalendarz o jeden dzień, czy o dwa
web-does-ask-place = kładzie płytkę { $tile }
web-does-ask-spend =
    { $count ->
        [one] ma jeszcze { $count } punkt akcji
        [few] ma jeszcze { $count } punkty akcji
        [many] ma jeszcze { $count } punktów akcji
       *[other] ma jeszcze { $count } punktu akcji
    }
web-does-ask-spend-scoring =
    { $count ->
        [one] punktuje, ma jeszcze { $count } punkt akcji
        [few] punktuje, ma jeszcze { $count } punkty akcji
        [many] punktuje, ma jeszcze { $count } punktów akcji
       *[other] punktuje, ma jeszcze { $count } punktu akcji
    }
web-does-ask-bid = licytuje następną turę
web-does-ask-bid-first = otwiera licytację
web-does-ask-choose = wybiera płytkę
