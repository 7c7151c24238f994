# English. Every text that a person reads; the other languages have the same keys.
# $count and other numbers choose plural forms; names in capitals such as B07 are tile ids.

## Shared

list = { $first }, { $rest }

## Tzolk'in: names

game-tzolkin = Tzolk’in: The Mayan Calendar
option-first = The seat of the first player; drawn at random if not given.
gear-palenque = Palenque
gear-yaxchilan = Yaxchilan
gear-tikal = Tikal
gear-uxmal = Uxmal
gear-chichen_itza = Chichen Itza
gear-start = starting-player space
temple-chaac = Chaac
temple-quetzalcoatl = Quetzalcoatl
temple-kukulcan = Kukulcan
technology-agriculture = agriculture
technology-extraction = extraction
technology-architecture = architecture
technology-theology = theology
good-corn = corn
good-wood = wood
good-stone = stone
good-gold = gold
good-skull = crystal skull
tile-farm = farm { $id }
tile-civic = civic building { $id }
tile-tomb = tomb { $id }
tile-shrine = shrine { $id }
tile-monument = monument { $id }
tile-wealth = wealth tile { $id }

## Tzolk'in: amounts and changes

amount-nothing = nothing
amount-corn = { $count } corn
amount-wood = { $count } wood
amount-stone = { $count } stone
amount-gold = { $count } gold
amount-skull =
    { $count ->
        [one] { $count } skull
       *[other] { $count } skulls
    }
amount-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
amount-worker =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
amount-corn-tile =
    { $count ->
        [one] { $count } corn tile
       *[other] { $count } corn tiles
    }
amount-wood-tile =
    { $count ->
        [one] { $count } wood tile
       *[other] { $count } wood tiles
    }
change = { $sign }{ $what }
change-temple = 1 step for { $temple }
change-technology = 1 level of { $technology }

## Tzolk'in: what tiles do

tile-details = costs { $cost }; { $effects }
effect-temple =
    { $count ->
        [one] { $count } step up for { $temple }
       *[other] { $count } steps up for { $temple }
    }
effect-any-temple = 1 step up in a temple of your choice
effect-technology = 1 free level of { $technology }
effect-any-technology =
    { $count ->
        [one] { $count } free technology level of your choice
       *[other] { $count } free technology levels of your choice
    }
effect-gain = gain { $what }
effect-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
effect-worker = 1 more worker
effect-feeds-workers =
    { $count ->
        [one] feeds { $count } worker on every Food Day
       *[other] feeds { $count } workers on every Food Day
    }
effect-meal-discount = each of your workers eats { $count } corn less
effect-build = build one more building
effect-trade = visit the market
effect-any-action = for 1 corn, any action of Palenque, Yaxchilan, Tikal or Uxmal
monument-M01 = 4 points for each of your tombs, this one included
monument-M02 = 2 points for each of your buildings and monuments, this one included
monument-M03 = 4 points for each of your corn tiles
monument-M04 = 4 points for each of your wood tiles
monument-M05 = { $count } points for each monument that anybody has built, this one included
monument-M06 = 4 points for each of your civic buildings, this monument included
monument-M07 = 9, 20 or 33 points for one, two or at least three technologies at level 3
monument-M08 = 3 points for each of your technology levels
monument-M09 = 6, 12 or 18 points for four, five or six workers in play
monument-M10 = 4 points for each of your shrines, this one included
monument-M11 = the points of your steps in all three temples once more
monument-M12 = 3 points for each step above the start in your highest temple
monument-M13 = 3 points for each skull on Chichen Itza, whoever put it there

## Tzolk'in: actions of the gears

action-palenque-1 = fish for 3 corn
action-palenque-2 = harvest 4 corn
action-palenque-3 = harvest 5 corn or 2 wood
action-palenque-4 = harvest 7 corn or 3 wood
action-palenque-5 = harvest 9 corn or 4 wood
action-yaxchilan-1 = 1 wood
action-yaxchilan-2 = 1 stone and 1 corn
action-yaxchilan-3 = 1 gold and 2 corn
action-yaxchilan-4 = 1 crystal skull
action-yaxchilan-5 = 1 gold, 1 stone and 2 corn
action-tikal-1 = pay for 1 technology level
action-tikal-2 = build 1 building
action-tikal-3 = pay for 1 or 2 technology levels
action-tikal-4 = build 1 or 2 buildings, or 1 monument
action-tikal-5 = for 1 resource, 1 step in each of two temples
action-uxmal-1 = for 3 corn, 1 step in a temple
action-uxmal-2 = buy and sell at the market
action-uxmal-3 = 1 more worker
action-uxmal-4 = build 1 building with corn, 2 for each resource
action-uxmal-5 = for 1 corn, any action of Palenque, Yaxchilan, Tikal or Uxmal
action-chichen_itza-1 = skull: 4 points, 1 step for Chaac
action-chichen_itza-2 = skull: 5 points, 1 step for Chaac
action-chichen_itza-3 = skull: 6 points, 1 step for Chaac
action-chichen_itza-4 = skull: 7 points, 1 step for Kukulcan
action-chichen_itza-5 = skull: 8 points, 1 step for Kukulcan
action-chichen_itza-6 = skull: 8 points, 1 step for Kukulcan, 1 resource of your choice
action-chichen_itza-7 = skull: 10 points, 1 step for Quetzalcoatl
action-chichen_itza-8 = skull: 11 points, 1 step for Quetzalcoatl, 1 resource of your choice
action-chichen_itza-9 = skull: 13 points, 1 step for Quetzalcoatl, 1 resource of your choice

## Tzolk'in: moves

move-first = Player { $seat } starts
move-monument = On show: { $tile }
move-building = Turned up: { $tile }
move-deal = Dealt: { $tile }
move-neutral = Neutral worker as on { $tile }
move-keep = Keep { $tile }
move-beg = Beg for corn: have 3, anger a god
move-place = Place a worker: { $gear }
move-place-start = Place a worker on the starting-player space
move-retrieve = Retrieve the worker: { $gear } { $space }
move-act = { $gear } { $space }: { $action }
move-nothing = No action
move-harvest-corn = Harvest corn
move-harvest-wood = Harvest wood
move-burn = Burn wood for the corn below it, anger a god
move-advance = Advance in { $technology }
move-pay = Pay { $what }
move-step = Go up a step for { $temple }
move-two-steps = Go up a step for { $one } and for { $two }
move-anger = Go down a step for { $temple }
move-build = Build { $tile }
move-with-architecture = Use architecture for this building
move-without-architecture = Do not use architecture for this building
move-save = Save 1 { $resource }
move-buy = Buy 1 { $resource }
move-sell = Sell 1 { $resource }
move-gain = Take { $what }
move-done = That is enough
move-one-day = One day
move-two-days = Two days; turn the player board dark
move-end-turn = End the turn

## Tzolk'in: what is being decided

ask-first = Who starts?
ask-monument = A monument is turned up.
ask-refill = A building of age { $age } is turned up.
ask-deal = Player { $player } is dealt a wealth tile.
ask-neutral = A wealth tile says where a neutral worker goes.
ask-keep = Which wealth tile do you keep?
ask-turn = Your turn: place workers or retrieve workers.
ask-turn-placing = Place another worker, or end the turn.
ask-turn-retrieving = Retrieve another worker, or end the turn.
ask-turn-mercy = The gods had mercy: end the turn.
ask-act = What does the worker from { $gear } { $space } do?
ask-harvest = What do you harvest at Palenque { $space }?
ask-advance = Which technology do you advance?
ask-advance-free = Which technology do you advance for free?
ask-advance-more = Advance another technology level?
ask-pay-technology =
    { $count ->
        [one] Which resource do you pay for { $technology }?
       *[other] Which { $count } resources do you pay for { $technology }?
    }
ask-pay-temples = Which resource do you offer for two temples?
ask-step = In which temple do you go up a step?
ask-two-steps = In which temples do you go up a step?
ask-anger = Which god is angered?
ask-build = What do you build?
ask-build-or-monument = Which building or monument do you build?
ask-build-more = Build a second building?
ask-build-free-hand = Build one more building?
ask-build-corn = What do you build with corn?
ask-architecture = Does architecture help with { $tile }? It can help only one of two buildings.
ask-save = Which resource do you save on { $tile }?
ask-market = At the market: what do you buy or sell?
ask-any-action = Which action do you do, for 1 corn?
ask-gain =
    { $count ->
        [one] Which resource do you take?
       *[other] Which { $count } resources do you take?
    }
ask-theology = Offer a resource for a step in a temple?
ask-days = Does the calendar advance one day or two?

## Errors

error-unknown-move = { $game } has no move “{ $token }”. Nearest: { $like }
error-unknown-move-legal = { $game } has no move “{ $token }”. Legal now: { $legal }
error-unknown-move-id = { $game } has no move with the number { $id }: numbers go from 0 to { $last }.
error-illegal-move = “{ $token }” is not legal now. Legal: { $legal }
error-game-over = “{ $token }” cannot be played: the game is over.
error-players = { $game } cannot be played by { $players }. Numbers of players: { $known }.
error-option = { $game } has no option “{ $option }”. Options: { $known }.
error-option-value = The option { $option } cannot be “{ $value }”. Possible: { $known }.
error-seat = There is no seat { $seat }. Seats: { $known }.
error-names = { $names } names were given for { $players } players: give one for each.
error-game = There is no game “{ $game }”. Games: { $known }.
error-position-dict = A position must be a JSON object, as dump() gives it.
error-position-game = This is not a position of { $game }: its game is “{ $found }”.
error-position-rules = This position was made with rules version { $found }; this program knows version { $version }.
error-position-extra = A position has no entry “{ $name }”.
error-position-list = The entry { $name } must be a list of { $size } entries.
error-position-number = The entry { $name } is { $value }: it must be a whole number from { $low } to { $high }.
error-position-agenda = The agenda’s entry “{ $entry }” is not one of this game, or cannot stand there.
error-position-rule = This cannot be a position: { $what } breaks rule { $rule }.
error-position-stuck = This cannot be a position: nobody could move.
error-record-first-line = Line { $line }: a record begins with “{ $expected }”, not with “{ $found }”.
error-record-header = Line { $line }: “{ $found }” is not a header entry, or stands there twice.
error-record-missing = Line { $line }: the header lacks the entry “{ $name }”.
error-record-number = Line { $line }: { $name } is “{ $found }”: it must be a whole number up to { $most }.
error-record-game = Line { $line }: there is no game “{ $game }”. Games: { $known }.
error-record-rules = Line { $line }: this record was made with rules version “{ $found }”; this program knows version { $version }.
error-record-options = Line { $line }: the game cannot start like this. { $why }
error-record-line = Line { $line }: “{ $found }” is not a turn. A turn is written like “17 (2) place tikal, end turn = 0123456789ab”.
error-record-turn = Line { $line }: turn { $turn } was expected here.
error-record-seat = Line { $line }: “{ $token }” is marked as a move of somebody else.
error-record-move =
    { $line ->
        [0] The record does not replay. { $why }
       *[other] Line { $line }: the record does not replay. { $why }
    }
error-record-digest =
    { $line ->
        [0] The position is not the one recorded: { $expected } was expected, { $found } was found.
       *[other] Line { $line }: the position is not the one recorded: { $expected } was expected, { $found } was found.
    }
error-record-position = The record’s moves do not lead to its position.
error-record-result = Line { $line }: the result is { $expected }, not { $found }.
error-record-no-result = Line { $line }: the game is over, but its result is missing.
error-record-after-end = Line { $line }: nothing can follow the result.
error-record-short = Line { $line }: the header promises { $promised } moves, but there are { $found }. The file may have been cut short.
error-record-large = A record cannot be larger than { $size } bytes.
error-record-utf8 = Line { $line }: byte { $byte } is not UTF-8 text.

## Terminal game

cli-play-error-language = There is no language “{ $language }” here. Languages: { $known }.
