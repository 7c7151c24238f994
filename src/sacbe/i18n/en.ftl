# English. Every text that a person reads; the other languages have the same keys.
# $count and other numbers choose plural forms; names in capitals such as B07 are tile ids.

## Shared

text = { $text }
list = { $first }, { $rest }

## Tzolk'in: names

game-tzolkin = Tzolk’in: The Mayan Calendar
option-first = The seat of the player who begins, from 0; drawn at random if not given.
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
change-temple =
    { $count ->
        [one] { $count } step for { $temple }
       *[other] { $count } steps for { $temple }
    }
change-technology =
    { $count ->
        [one] { $count } level of { $technology }
       *[other] { $count } levels of { $technology }
    }

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
move-pay = Pay { $goods }
move-step = Go up a step for { $temple }
move-two-steps = Go up a step for { $one } and for { $two }
move-anger = Go down a step for { $temple }
move-build = Build { $tile }
move-with-architecture = Use architecture for this building
move-without-architecture = Do not use architecture for this building
move-save = Save 1 { $resource }
move-buy = Buy 1 { $resource }
move-sell = Sell 1 { $resource }
move-gain = Take { $goods }
move-done = That is enough
move-one-day = One day
move-two-days = Two days; turn the player board dark
move-end-turn = End the turn

## Tzolk'in: what is being decided

ask-first = Who starts?
ask-monument = A monument is turned up.
ask-refill = A building of age { $age } is turned up.
ask-deal = Player { $seat } is dealt a wealth tile.
ask-neutral = A wealth tile says where a neutral worker goes.
ask-keep = You keep two of your four wealth tiles: which one now?
ask-turn = Your turn: place workers or retrieve workers.
ask-turn-placing = Place another worker, or end the turn.
ask-turn-retrieving = Retrieve another worker, or end the turn.
ask-turn-mercy = The gods had mercy: end the turn.
ask-turn-end = Nothing more can be done: end the turn.
ask-turn-retrieve = Your turn: retrieve workers.
ask-turn-place = Your turn: place workers.
ask-act = What does the worker from { $gear } { $space } do?
ask-harvest = What do you harvest at Palenque { $space }?
ask-advance-paid = Which technology do you advance?
ask-advance-free = Which technology do you advance for free?
ask-advance-optional = Advance another technology level?
ask-pay-technology =
    { $count ->
        [one] Which resource do you pay for { $technology }?
       *[other] Which { $count } resources do you pay for { $technology }?
    }
ask-pay-temples = Which resource do you offer for two temples?
ask-step = In which temple do you go up a step?
ask-two-steps = In which temples do you go up a step?
ask-anger = Which god is angered?
ask-build-tikal-2 = What do you build?
ask-build-tikal-4 = Which building or monument do you build?
ask-build-tikal-4-again = Build a second building?
ask-build-building = Build one more building?
ask-build-uxmal-4 = What do you build with corn?
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

## Tikal: names

game-tikal = Tikal
option-mode = “basic”, or “tactical”: turn order and tiles are auctioned for points.
hex = { $name }
place-base = base camp
place-camp1 = first own camp
place-camp2 = second own camp
figure-explorer = explorer
figure-leader = leader
treasure-mask = mask
treasure-vessel = vessel
treasure-jaguar = jaguar
treasure-serpent = serpent
treasure-bird = bird
treasure-sun = sun
treasure-shell = shell
treasure-knife = knife
terrain-base_camp = base camp
terrain-clearing = clearing
terrain-temple = temple { $level }
terrain-ruins =
    { $count ->
        [one] ruins with { $count } treasure
       *[other] ruins with { $count } treasures
    }
terrain-volcano = volcano
tikal-tile = { $id }, { $terrain }

## Tikal: amounts and changes

amount-action_points =
    { $count ->
        [one] { $count } action point
       *[other] { $count } action points
    }
amount-would_score =
    { $count ->
        [one] { $count } point if it were scored now
       *[other] { $count } points if it were scored now
    }
amount-treasure =
    { $count ->
        [one] { $count } treasure: { $treasure }
       *[other] { $count } treasures: { $treasure }
    }

## Tikal: moves

move-tile = Turned up: { $tile }
move-treasure = Found: { $treasure }
move-place-tile =
    { $rotation ->
        [0] Lay the tile on { $hex }
        [1] Lay the tile on { $hex }, turned by 60°
        [2] Lay the tile on { $hex }, turned by 120°
        [3] Lay the tile on { $hex }, turned by 180°
        [4] Lay the tile on { $hex }, turned by 240°
       *[other] Lay the tile on { $hex }, turned by 300°
    }
move-leave = The tile fits nowhere and leaves the game
move-choose = Choose the tile { $tile }
move-enter = Bring in: { $figure }, { $place }
move-move = Move: { $figure } from { $start } to { $end }
move-transfer = Camp to camp: { $figure } from { $start } to { $end }
move-uncover = Uncover a step of the temple on { $hex }
move-recover = Recover a treasure on { $hex }
move-camp = Pitch a camp on { $hex }
move-guard = Set a guard on the temple on { $hex }: { $figure }
move-exchange = Exchange with player { $seat }: take { $wanted }, give { $given }
move-bid =
    { $points ->
        [one] Bid { $points } point
       *[other] Bid { $points } points
    }
move-pass = Pass

## Tikal: what is being decided

ask-tile = A jungle tile is turned up.
ask-treasure = Player { $seat } recovers a treasure.
ask-place = Where do you lay the tile { $tile }?
ask-spend =
    { $count ->
        [one] You have { $count } action point left.
       *[other] You have { $count } action points left.
    }
ask-spend-scoring =
    { $count ->
        [one] Scoring round. You have { $count } action point left, then you score.
       *[other] Scoring round. You have { $count } action points left, then you score.
    }
ask-bid =
    { $count ->
        [one] The auction. Bid more than { $count } point, or pass.
       *[other] The auction. Bid more than { $count } points, or pass.
    }
ask-bid-first = The auction. Bid for the next turn, or pass.
ask-choose = Which tile do you take?

## Errors

error-unknown-move = { $game } has no move “{ $token }”. Nearest: { $like }
error-unknown-move-legal = { $game } has no move “{ $token }”. Legal now: { $legal }
error-unknown-move-id = { $game } has no move with the number { $id }: numbers go from 0 to { $last }.
error-illegal-move = “{ $token }” is not legal now. Legal: { $legal }
error-game-over = “{ $token }” cannot be played: the game is over.
error-players = { $game } cannot be played by { $players }. Numbers of players: { $known }.
error-option = { $game } has no option “{ $option }”. Options: { $known }.
error-option-value = The option { $option } cannot be “{ $value }”. Possible: { $known }.
error-environment = There is no environment “{ $id }”. Known: { $known }.
error-number = { $name } cannot be { $value }: it must be a whole number from { $low } to { $high }.
error-seed = “{ $seed }” is no seed: give a whole number from 0 on.
error-seeds = “{ $seed }” is no seed: give a whole number from 0 on, or a list of { $number }, one for each game.
error-actions = The actions have shape { $shape } and dtype { $dtype }: there must be { $number } whole numbers, one for each game.
error-action = Action { $action } is not legal in game { $number }. Legal: { $legal }.
error-action-kind = “{ $action }” is no action: it must be a whole number from 0 to { $last }.
error-ended = The game is over: call reset() before the next step.
error-reset-options = reset() takes no options: “{ $option }” is given when the environment is made.
error-not-begun = The game has not begun: call reset() first.
error-render-mode = There is no render mode “{ $mode }”. Known: { $known }.
error-opponents = The opponents cannot be { $given }: give one bot for all, or a list of { $number }, one for each other seat.
error-extra = This needs the package { $package }. Install it: pip install "sacbe[{ $extra }]"
error-seat = There is no seat { $seat }. Seats: { $known }.
error-names = { $names } names were given for { $players } players: give one for each.
error-tag = A tag cannot be called “{ $tag }”: use letters, digits, “-” and “_”.
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
error-view-missing = This view lacks the entry { $name }.
error-view-entry = The view’s entry { $name } cannot be “{ $value }”.
error-table-entry = There is no entry { $name }. Known: { $known }.
error-rules-version = “{ $version }” is not a version of the rules. The present one is { $known }.
error-record-first-line = Line { $line }: a record begins with “{ $expected }”, not with “{ $found }”.
error-record-header = Line { $line }: “{ $found }” is not a header entry, or stands there twice.
error-record-missing = Line { $line }: the header lacks the entry “{ $name }”.
error-record-number = Line { $line }: { $name } is “{ $found }”: it must be a whole number up to { $most }.
error-record-game = Line { $line }: there is no game “{ $game }”. Games: { $known }.
error-record-rules = Line { $line }: this record was made with rules version “{ $found }”; this program knows version { $version }.
error-record-earlier-rules = Line { $line }: this record was made with rules version { $found }, and by version { $version } the game goes on differently. { $why }
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
error-worker-task = The server’s workers know no task “{ $task }”. Tasks: { $known }.
error-worker-field = The task “{ $task }” lacks the entry “{ $field }”, or it is not what it should be.
error-worker-broke = The server broke down over this ({ $what }). What went wrong stands in its log.

## Command line
# Texts of `sacbe` itself and of its commands simulate, verify and perft. What is written in
# capitals (GAME, FILE, N) and behind -- stands on the command line.

cli-main-help = Sacbe: play, study and research Maya board games.
cli-main-help-epilog = “sacbe COMMAND --help” tells more about a command.
cli-main-help-usage = Usage:
cli-main-help-arguments = Arguments
cli-main-help-options = Options
cli-main-help-commands = Commands
cli-main-help-required = required
cli-main-help-default = default:
cli-main-metavar-options = OPTIONS
cli-main-metavar-command = COMMAND …
cli-main-metavar-game = GAME
cli-main-metavar-file = FILE
cli-main-metavar-lang = LANGUAGE
cli-main-argument-game = The game, by its name: tzolkin, tikal.
cli-main-option-help = Show this page.
cli-main-option-version = Show the version and which build is running.
cli-main-option-lang = The language: en, uk, pt, ru or pl. Otherwise SACBE_LANG or the system decides.
cli-main-option-only = { $text } Only: { $games }.
cli-main-option-json = Print one JSON object, for programs, and nothing else.
cli-main-version = sacbe { $version }, { $build }
build-compiled = compiled
build-plain = plain Python
cli-main-get-compiled = The compiled build plays the same games many times faster. In the project’s folder, with a C compiler installed: { $command }
cli-main-stopped = Stopped.
cli-main-no-command = There is no command “{ $command }”. Commands: { $known }.
cli-main-no-option = There is no option { $option } here. “{ $help }” lists what there is.
cli-main-no-option-close = There is no option { $option } here. Was { $close } meant? “{ $help }” lists what there is.
cli-main-missing = { $name } is missing. “{ $help }” says what belongs there.
cli-main-not-whole = { $name } must be a whole number.
cli-main-bad-value = { $name } cannot have this value. “{ $help }” says what is possible.
cli-main-option-needs-value = The option { $option } needs a value. “{ $help }” says which.
cli-main-option-no-value = The option { $option } takes no value. “{ $help }” says how it is written.
cli-main-usage = There is more on the command line than belongs there. “{ $help }” says how it is written.
cli-main-range = { $option } cannot be { $value }. Possible: whole numbers from { $least } to { $most }.
cli-main-no-file = There is no file “{ $file }”.
cli-main-folder = “{ $file }” is a folder, not a file.
cli-main-permission = “{ $file }” may not be opened: permission denied.
cli-main-system =
    { $file ->
        [none] The system reports: { $why }.
       *[other] “{ $file }”: the system reports: { $why }.
    }
cli-main-in-file = “{ $file }”: { $why }

cli-simulate-help = Play many random games, and tell how fast and how they went.
cli-simulate-option-players = How many play; as many as can if not given.
cli-simulate-option-games = How many games.
cli-simulate-option-seed = Where chance begins: the same seed gives the same games. Drawn at random if not given.
cli-simulate-progress = Playing
arena-stopped =
    { $games ->
        [one] Stopped early: this is { $games } game out of { $wanted }.
       *[other] Stopped early: these are { $games } games out of { $wanted }.
    }
cli-simulate-title =
    { $players ->
        [one] { $game }: random games with { $players } player
       *[other] { $game }: random games with { $players } players
    }
cli-simulate-row-games = Games
cli-simulate-row-seed = Seed
cli-simulate-row-first = First player’s seat
cli-simulate-row-mode = Mode
cli-simulate-row-decisions = Decisions of players
cli-simulate-row-mean-legal = Legal moves at a decision, on average
cli-simulate-row-seconds = Seconds
cli-simulate-row-games-per-second = Games a second
cli-simulate-row-decisions-per-second = Decisions a second
cli-simulate-row-build = Build
cli-simulate-spread-title = Length and points
cli-simulate-spread-mean = Mean
cli-simulate-spread-sd = Std. dev.
cli-simulate-spread-min = Least
cli-simulate-spread-q1 = 25%
cli-simulate-spread-median = Median
cli-simulate-spread-q3 = 75%
cli-simulate-spread-max = Most
cli-simulate-per-game-decisions = Decisions a game
cli-simulate-per-game-turns = Turns a game
cli-simulate-per-game-points = Points a player
cli-simulate-histogram-title = Points, share of all players’ results
cli-simulate-bin = from { $low } to below { $high }
cli-simulate-seats-title = Games won, by seat
cli-simulate-seats-victories = Won
cli-simulate-seats-share = Share
cli-simulate-seats-interval = 95% confidence
cli-simulate-seats-points = Mean points
arena-seat = Seat { $seat }
cli-simulate-shares-note = A victory shared by two counts as a half for each, by three as a third, and so on. Confidence intervals are Wilson’s.

cli-verify-help = Check recorded games move by move.
cli-verify-files = Files with recorded games.
cli-verify-good = good
cli-verify-bad = bad
cli-verify-finished =
    { $turns ->
        [one] { $game }, { $turns } turn; finished: { $result }; won by { $winners }
       *[other] { $game }, { $turns } turns; finished: { $result }; won by { $winners }
    }
cli-verify-unfinished =
    { $turns ->
        [one] { $game }, { $turns } turn; not finished: { $result }
       *[other] { $game }, { $turns } turns; not finished: { $result }
    }
cli-verify-players =
    { $players ->
        [one] { $game }, { $players } player
       *[other] { $game }, { $players } players
    }
cli-verify-score = { $name } { $points }
cli-verify-total = { $good } good, { $bad } bad

cli-perft-help = Count the sequences of moves to a depth, to compare two engines or builds.
cli-perft-option-players = How many play; as few as can if not given.
cli-perft-option-depth = How many moves deep to count, draws included.
cli-perft-option-from = Count from the end of this recorded game instead of from the start.
cli-perft-option-turn = With --from: count from the beginning of this turn.
cli-perft-option-divide = Also show the count below each first move.
cli-perft-turn-alone = --turn needs --from: it is a turn of a recorded game.
cli-perft-other-game = The record is of { $found }, not of { $game }.
cli-perft-other-players =
    { $found ->
        [one] --players is { $players }, but the record has { $found } player.
       *[other] --players is { $players }, but the record has { $found } players.
    }
cli-perft-progress = Depth { $depth }
cli-perft-title =
    { $players ->
        [one] { $game }, { $players } player, turn { $turn } ({ $build })
       *[other] { $game }, { $players } players, turn { $turn } ({ $build })
    }
cli-perft-divide-title = Depth { $depth }, by first move
cli-perft-column-move = Move
cli-perft-column-depth = Depth
cli-perft-column-count = Sequences
cli-perft-column-seconds = Seconds
cli-perft-column-rate = Sequences a second
cli-perft-stopped =
    { $depth ->
        [0] Stopped before the first depth was done.
       *[other] Stopped early: depth { $depth } is the last that was done.
    }

## Terminal game

error-option-language = There is no language “{ $language }” here. Languages: { $known }.

cli-play-help = Play a game in the terminal, with friends at one screen and with bots.
cli-play-argument-game = The game, by its name: tzolkin, tikal. Not needed with --resume.
cli-play-option-seats = Who sits where, 2 to 4 of: me; bots from level:1 (gentle) to level:5 (strongest); random, greedy, search:200, search:1s. For example me,level:2,level:4.
cli-play-option-code = A file with a bot of your own, which is then known by the file’s name without “.py”. Can be given several times.
cli-play-option-code-seconds = How long a bot of your own may think about one choice. 2 if not given.
cli-play-option-code-memory = How many MiB of memory a bot of your own may have. 1024 if not given.
cli-play-option-names = The players’ names, separated by commas; an empty one is the colour’s name.
cli-play-option-seed = A whole number that decides all draws and bots, to play the same game again.
cli-play-option-plain = Sentences only, for screen readers: no board, no symbols.
cli-play-option-save = Where to save the game after every turn.
cli-play-option-resume = Go on with a saved game.
cli-play-metavar-seats = SEATS
cli-play-metavar-names = NAMES

cli-play-error-seat = Nobody is called “{ $seat }”. Possible: { $known }, and bots of your own by --code FILE.
cli-play-error-seats =
    { $count ->
        [one] { $count } seat was given. { $game } has { $known } seats; give them like “{ $example }”.
       *[other] { $count } seats were given. { $game } has { $known } seats; give them like “{ $example }”.
    }
cli-play-error-names =
    { $count ->
        [one] { $count } name was given for { $players } players: give one for each, separated by commas.
       *[other] { $count } names were given for { $players } players: give one for each, separated by commas.
    }
cli-play-error-name-long = The name “{ $name }” is too long: names have at most { $most } letters.
cli-play-error-name-letters = The name “{ $name }” has letters that cannot be shown.
cli-play-error-name-twice = Two players are called “{ $name }”: each needs a name of their own.
cli-play-error-game = Which game? Games: { $known }.
cli-play-error-other-game = The saved game is { $found }, not { $game }.
cli-play-error-with-resume = { $option } belongs to a new game: a saved one has its own.
cli-play-error-no-seats = The saved game does not say who plays. Add --seats, for example “{ $example }”.
cli-play-error-exists = “{ $file }” is there already and is left as it is. Go on with it by --resume, or choose another file.

cli-play-saved-at = The game is saved in { $file }
cli-play-resume-with = Go on with it: { $command }
cli-play-saved = Saved in { $file }
cli-play-not-saved = The game cannot be saved and goes on without: { $why }
cli-play-lost = The game was not saved.
cli-play-contains-all = The saved game contains everything, hidden tiles too: no peeking.
cli-play-welcome = { $game } — { $players }
cli-play-thinking = { $who } is thinking…
cli-play-forfeit = { $who } is out: { $why }
cli-play-stand-in = { $bot } plays on for { $who }.
cli-play-commands-hint = Type ? at any time for help.

cli-play-your-turn = { $who }: { $prompt }
ask-turn-place-mercy = Your corn is not enough for any space. The gods have mercy: place one worker all the same.
board-status = { $who } has { $goods }; workers in hand: { $hand }; points: { $points }
cli-play-since = What happened
cli-play-choice-prompt =
    { $count ->
        [one] 1 · u undo · b board · t tiles · l log · s save · q quit · ? help
       *[other] 1–{ $count } · u undo · b board · t tiles · l log · s save · q quit · ? help
    }
cli-play-list-prompt =
    { $count ->
        [one] 1 · u back · b board · t tiles · q quit · ? help
       *[other] 1–{ $count } · u back · b board · t tiles · q quit · ? help
    }
cli-play-number-prompt = { $numbers } or { $words } · b board · t tiles · l log · s save · q quit · ? help
cli-play-span = { $least }–{ $most }
story-with-effect = { $title } ({ $effect })
cli-play-forced = There is only one choice: { $title }
cli-play-undone = Taken back: { $title }
cli-play-no-undo = There is nothing to take back: you can undo up to the beginning of your turn, but not past what was drawn or what others did.
cli-play-bad-input =
    { $count ->
        [one] “{ $input }” is not a choice here. Type 1, or ? for help.
       *[other] “{ $input }” is not a choice here. Type a number from 1 to { $count }, or ? for help.
    }
cli-play-bad-number = “{ $input }” is not possible here. Type { $numbers } or { $words }, or ? for help.
cli-play-not-now = “{ $input }” is not possible now. Choose one of those listed.
cli-play-pass-screen = A secret choice. Pass the screen to { $who }, and press Enter.
cli-play-secret-done = Thank you. The choice of { $who } stays secret until all have chosen.
cli-play-bye = Until next time.
cli-play-no-log = Nothing has happened yet.
cli-play-no-tile = There is no tile “{ $tile }” here.

cli-play-help-title = Help
cli-play-help-number = A number makes that choice. A move can also be written out, like “{ $token }”.
cli-play-help-u = u, undo: take your last choice back, up to the beginning of your turn
cli-play-help-b = b, board: the whole board
cli-play-help-p = p, players: everything the players have
cli-play-help-t = t, tiles: all tiles in words; t { $tile }: one of them
cli-play-help-l = l, log: what happened lately; l 50: the last 50 turns
cli-play-help-s = s, save: save now; s FILE: save somewhere else
cli-play-help-q = q, quit: stop here; the game is saved
cli-play-help-r = Enter: show the choices again
cli-play-help-end = A choice that ends your turn, hands on to others or leads to a draw cannot be taken back.

result-over = The game is over
result-winner = { $who } wins. Congratulations!
result-winners = { $who } win together. Congratulations!
cli-play-tie-break = Equal points, decided by { $how }.
result-player = Player
result-game = In the game
result-corn = Corn and resources
result-skulls = Skulls
result-monuments = Monuments
result-total = Points
result-workers = Workers on gears
story-last-points = { $who }: { $during } during the game, { $corn } for corn and resources, { $skulls } for skulls, { $monuments } for monuments; { $total } points in all

story-sequence = { $first }; { $rest }
story-turn = { $who }: { $what }
story-space = { $gear } { $space }
story-beg = begs for corn ({ $changes })
story-place =
    { $count ->
        [one] places a worker: { $places } ({ $cost })
       *[other] places { $count } workers: { $places } ({ $cost })
    }
story-retrieve = retrieves from { $gear } { $space }: { $what }
story-action = action { $gear } { $space }
story-build = builds { $tile }
story-nothing = no action
story-corn = takes { $count } corn from the calendar
story-keep = has chosen two wealth tiles
story-one-day = lets the calendar turn by one day
story-two-days = lets the calendar turn by two days
story-drawn-monuments = Monuments on show: { $tiles }.
story-drawn-row = New in the row: { $tiles }.
story-drawn-neutral = Neutral workers (wealth tiles { $tiles }): { $places }.
story-beyond = { $gear } beyond the last space
story-first = First player: { $who }.
story-reveal = { $who } keeps wealth tiles { $tiles } ({ $changes })
story-food-goods = Food Day { $number }: the workers eat, and the temples give goods.
story-food-points = Food Day { $number }: the workers eat, and the temples give points.
story-farms-feed = the farms feed every worker
story-farms-feed-some =
    { $count ->
        [one] the farms feed { $count } worker
       *[other] the farms feed { $count } workers
    }
story-fed =
    { $count ->
        [0] feeds nobody
        [one] { $count } worker eats { $corn } corn
       *[other] { $count } workers eat { $corn } corn
    }
story-hungry =
    { $count ->
        [one] { $count } worker goes hungry (points lost: { $points })
       *[other] { $count } workers go hungry (points lost: { $points })
    }
story-reward = from the temples ({ $what })
story-age = The first age is over: buildings of age 2 take the place of those in the row.
story-fell = { $who }: a worker is carried off { $gear } without an action
story-day = The calendar turns. Day { $day }.
story-day-after-two = The calendar turns by two days. Day { $day }.

story-free = free
story-by-mercy = by mercy of the gods
menu-mercy =
    { $count ->
        [0] mercy: you have no corn and pay none; no other worker can follow
       *[other] mercy: it takes all your corn; no other worker can follow
    }
menu-place = Place a worker: { $gear }, space { $space }
menu-tomorrow = after one day on space { $space }: { $action }
menu-falls = the next day carries it off the gear again
menu-any-action = any action of { $gear }, at no corn
menu-fish = fish for { $corn }
menu-harvest = harvest { $what }
menu-harvest-either = harvest { $corn } or { $wood }
menu-harvest-burn = harvest { $wood }, or burn the wood for { $corn } and anger a god
menu-harvest-none = nothing: no tile is left to harvest
menu-no-skull = nothing: no skull is left
menu-no-worker = nothing: all your workers are in play
menu-altar = skull: { $what }
menu-altar-taken = nothing: a skull lies there already
menu-resource = 1 resource of your choice
menu-start-first = you become first player, or pass that on if you are it already
menu-start-corn = { $count } corn from the calendar at the end of your turn
menu-start-two-days = you may let the calendar turn by two days
menu-action =
    { $count ->
        [0] action { $space }: { $action }
       *[other] action { $space }, for { $count } corn: { $action }
    }
menu-no-action = there is no action to do: it just goes home
act-step-back = { $count } corn for stepping back is included
menu-returns = the worker just goes home
menu-decline = Decline
menu-anger-next = then you go down a step in a temple of your choice
menu-price =
    { $count ->
        [one] costs { $count } resource of your choice
       *[other] costs { $count } resources of your choice
    }
menu-level = level { $level }: { $what }
menu-bonus = bonus: { $what }
menu-step = { $temple }, step { $step }: { $points } at the end of an age
menu-step-good = { $temple }, step { $step }: { $points } at the end of an age; also { $good } on the first and third Food Day
menu-monument-now =
    { $count ->
        [one] as things stand it would score { $count } point
       *[other] as things stand it would score { $count } points
    }
menu-day = on to day { $day }
menu-jump-food = the next round is the Food Day
menu-end-corn = you take { $count } corn from the calendar
menu-end-food = today is Food Day: your workers need { $count } corn at the end of the round
menu-level-agriculture-1 = 1 more corn for every corn harvest at Palenque 2–5
menu-level-agriculture-2 = harvest corn where no corn tile is in sight; 1 more corn for fishing
menu-level-agriculture-3 = 2 more corn again for every corn harvest at Palenque 2–5
menu-level-agriculture-4 = 1 step in a temple of your choice
menu-level-extraction-1 = 1 more wood at Yaxchilan, and for every wood tile
menu-level-extraction-2 = 1 more stone at Yaxchilan
menu-level-extraction-3 = 1 more gold at Yaxchilan
menu-level-extraction-4 = 2 resources of your choice
menu-level-architecture-1 = 1 corn for every building
menu-level-architecture-2 = 2 points for every building
menu-level-architecture-3 = every building costs 1 resource less
menu-level-architecture-4 = 3 points
menu-level-theology-1 = at Chichen Itza, the action of the next space for no corn
menu-level-theology-2 = after an action of Chichen Itza, 1 resource for 1 step in a temple
menu-level-theology-3 = 1 more skull at Yaxchilan 4
menu-level-theology-4 = 1 skull

## Terminal game: the board
# Cells of the board are narrow. The widths in brackets are in columns; longer words are broken.

board-neutral = neutral worker
board-title = { $game } · day { $day } of 27 · age { $age } · { $food }
board-food-goods =
    { $count ->
        [0] today is Food Day: goods
        [one] { $count } day to Food Day: goods
       *[other] { $count } days to Food Day: goods
    }
board-food-points =
    { $count ->
        [0] today is Food Day: points
        [one] { $count } day to Food Day: points
       *[other] { $count } days to Food Day: points
    }
board-food-none = the end
# (13)
board-days = Days
# (13)
board-food-days = Food Days
# (15)
board-label-goods = goods
# (15)
board-label-points = points
# (15)
board-fed = held
board-first = First player: { $who }
board-start-free = starting-player space: free
board-start = starting-player space: { $who }
board-calendar-corn = corn on the calendar: { $count }
board-skulls = skulls left: { $count }
board-gears = Gears
board-legend = [3] where the next worker goes · ✚ neutral worker · ✗ a skull lies there already
# Actions of the gears: two lines at most, (12) each
board-space-palenque-1 = 3 corn
board-space-palenque-2 = 4 corn
board-space-palenque-3 =
    5 corn
    or 2 wood
board-space-palenque-4 =
    7 corn
    or 3 wood
board-space-palenque-5 =
    9 corn
    or 4 wood
board-space-yaxchilan-1 = 1 wood
board-space-yaxchilan-2 =
    1 stone
    1 corn
board-space-yaxchilan-3 =
    1 gold
    2 corn
board-space-yaxchilan-4 = 1 skull
board-space-yaxchilan-5 =
    gold, stone
    2 corn
board-space-tikal-1 =
    1 technology
    level
board-space-tikal-2 = 1 building
board-space-tikal-3 =
    1 or 2 tech.
    levels
board-space-tikal-4 =
    2 buildings
    or monument
board-space-tikal-5 =
    1 resource:
    2 temples
board-space-uxmal-1 =
    3 corn:
    1 temple
board-space-uxmal-2 = market
board-space-uxmal-3 = 1 worker
board-space-uxmal-4 =
    corn:
    1 building
board-space-uxmal-5 =
    1 corn:
    any action
# (30)
board-corn-tiles = Corn tiles in sight
# (30)
board-wood-tiles = Wood tiles, corn beneath
# (17)
board-altar-points = points
# (17)
board-altar-resource = resource
# (17)
board-altar-step = a step for
board-temples = Temples: points of each step, goods of each step up to yours
# (13)
board-leader = highest +{ $count }
# Goods in short, (6)
board-good-corn = corn
board-good-wood = wood
board-good-stone = stone
board-good-gold = gold
board-good-skull = skull
board-technologies = Technologies: level 0, levels 1 to 3, the bonus beyond
# Technology levels, (19) a line with the markers
board-level-agriculture-1 = +1 corn
board-level-agriculture-2 = no tile needed
board-level-agriculture-3 = +2 corn
board-level-agriculture-4 = 1 temple step
board-level-extraction-1 = +1 wood
board-level-extraction-2 = +1 stone
board-level-extraction-3 = +1 gold
board-level-extraction-4 = 2 resources
board-level-architecture-1 = +1 corn
board-level-architecture-2 = +2 points
board-level-architecture-3 = −1 resource
board-level-architecture-4 = 3 points
board-level-theology-1 = next space
board-level-theology-2 = buy a step
board-level-theology-3 = +1 skull
board-level-theology-4 = 1 skull
board-buildings =
    { $count ->
        [one] Buildings ({ $count } more in the deck)
       *[other] Buildings ({ $count } more in the deck)
    }
board-monuments = Monuments
board-tile = { $tile }: { $details }
board-owned = Tiles of { $who }
board-unseen = Buildings still to come
board-players = Players
# Columns of the players, (6) for points, (7) for the others, (10) for the Food Day
board-points = points
board-workers-hand = in hand
board-workers-gears = on gears
board-workers-supply = to come
board-meals = Food Day corn
board-wealth = wealth { $tiles }
board-side-light = may still choose two days
board-side-dark = has used the two days

## Terminal game: in sentences

board-plain-who = { $name } ({ $colour })
story-cost = cost: { $what }
story-gain = gain: { $what }
cli-plain-choice = { $number }: { $title }
cli-plain-choice-prompt =
    { $count ->
        [one] Your choice, 1, or help:
       *[other] Your choice, 1 to { $count }, or help:
    }
cli-plain-list-prompt =
    { $count ->
        [one] Your choice, 1, u to go back, or help:
       *[other] Your choice, 1 to { $count }, u to go back, or help:
    }
cli-plain-number-prompt = Your choice, { $numbers } or { $words }, or help:
cli-plain-span = { $least } to { $most }
board-plain-day = Day { $day } of 27, age { $age }.
board-plain-space = { $space }: { $who }
board-plain-nobody = nobody
board-plain-gear = { $gear }, workers on spaces: { $who }
board-plain-gear-free = { $gear }, the next worker goes to space { $space }.
board-plain-gear-full = { $gear }, no space is free.
board-plain-altars = Skulls already lie on: { $spaces }
board-plain-jungle = Jungle of Palenque { $space }: corn tiles in sight { $corn }, wood tiles { $wood }
board-plain-step = { $who } step { $step }, worth { $points }
board-plain-temple = Temple of { $temple }: { $who }. Top step { $top }; whoever is highest gets { $bonus } more at the end of this age.
board-plain-level = { $who } level { $level }
board-plain-technology = Technology { $technology }: { $who }
board-plain-workers = Workers on gears: { $gears }; to come: { $supply }
board-plain-worker-start = 1 worker on the starting-player space
board-plain-meals =
    { $count ->
        [one] On the next Food Day: { $count } worker to feed, { $corn } corn
       *[other] On the next Food Day: { $count } workers to feed, { $corn } corn
    }
result-line = { $title }: { $value }

## Terminal game: replays

cli-replay-help = Step through a recorded game, turn by turn.
cli-replay-file = The file with the recorded game.
cli-replay-option-plain = Sentences only, for screen readers: no board, no symbols.
cli-replay-option-from = The number of the turn to begin with.
cli-replay-option-seat = See the game as the player of this seat did, from 0; as a spectator if not given.
cli-replay-option-boards = Show the board after every turn, also in a pipe.
cli-replay-title = { $game } — { $players }
cli-replay-turn = Turn { $turn } of { $last }
cli-replay-nothing = Nothing to tell.
cli-replay-prompt = Enter, n next · p previous · a number: that turn · b board · q quit
cli-replay-plain-prompt = Enter for the next turn, p for the previous one, a number, or q:
cli-replay-bad-input = “{ $input }” is not possible here. Type n, p, a turn from 0 to { $last }, or q.
cli-replay-at-start = This is the beginning.
cli-replay-at-end = This is the end of the record.
cli-replay-unfinished = The record ends here; the game is not over.
cli-replay-error-turn = There is no turn { $turn }. Turns: 0 to { $last }.

## `sacbe render`

cli-render-help = Draw the board of a recorded game, as SVG or PNG.
cli-render-option-out = The picture: a name that ends in .svg or .png, or - to print the SVG. If not given, named like the record.
cli-render-option-width = How wide the picture is, in pixels.
cli-render-option-dark = Use dark colours.
cli-render-done =
    { $moves ->
        [0] { $file }: the board before the first move
        [one] { $file }: the board after { $moves } move
       *[other] { $file }: the board after { $moves } moves
    }
cli-render-error-ending = The picture cannot be named “{ $file }”. Possible endings: { $known }.

## Terminal game: Tikal
# $figure is explorer or leader, $leader is yes or no, $place is base or camp: they choose words.
# a1 to h5 are hexes; A1 to G4 are tiles.

# On the map: (12) with the number or the shape that follows, see the brackets
# (8)
board-tikal-map-camp = camp
# (12)
board-tikal-map-base_camp = base camp
# (12)
board-tikal-map-clearing = clearing
# (7)
board-tikal-map-temple = temple
# (7)
board-tikal-map-ruins = ruins
# (12)
board-tikal-map-volcano = volcano
# (100)
board-tikal-legend = 2 road, its price   · : ∴ stones into the jungle   [▲] guard   ▲ majority   ★ leader   ◦ treasure

board-tikal-title = { $facts }
board-tikal-mode =
    { $mode ->
        [tactical] tactical game
       *[basic] basic game
    }
board-deciding = { $who } to move
board-tikal-scoring =
    { $kind ->
        [final] last scoring round
       *[volcano] scoring round
    }
board-tikal-points-left =
    { $count ->
        [one] { $count } action point left
       *[other] { $count } action points left
    }
board-tikal-no-bid = no bid yet
board-tikal-highest-bid = highest bid: { $count }, { $who }
board-tikal-passed = passed: { $who }
board-tikal-step = number { $number }
board-tikal-times = { $what }×{ $count }
board-tikal-times-plain = { $what }: { $count }
board-tikal-side-n = north
board-tikal-side-ne = north-east
board-tikal-side-se = south-east
board-tikal-side-s = south
board-tikal-side-sw = south-west
board-tikal-side-nw = north-west
board-tikal-stones = { $side }{ $count }
board-tikal-stones-plain = { $side } { $count }
board-tikal-no-stones = no stones
board-tikal-with-stones = { $what }, stones { $stones }
board-tikal-none = none
board-tikal-supply =
    { $leader ->
        [yes] { $count ->
            [one] in supply: { $count } explorer and the leader
           *[other] in supply: { $count } explorers and the leader
        }
       *[no] { $count ->
            [one] in supply: { $count } explorer
           *[other] in supply: { $count } explorers
        }
    }
board-tikal-worth =
    { $count ->
        [one] a scoring round now would give { $count } point: { $temples } for temples, { $treasures } for treasures
       *[other] a scoring round now would give { $count } points: { $temples } for temples, { $treasures } for treasures
    }
board-tikal-standing = { $who } { $points } + { $would }
board-tikal-standings = Points + if scored now: { $each }

# Columns of the players: (6), (16), (9), (6), (6), (8); the last one has the rest
board-tikal-head-points = points
board-tikal-head-now = if scored now
board-tikal-head-supply = supply
board-tikal-head-camps = camps left
board-tikal-head-guards = guards left
board-tikal-head-totem = totem
board-tikal-head-treasures = treasures
board-tikal-totem-brief =
    { $state ->
        [down] down
        [passed] passed
       *[up] up
    }

# Beside the map, (20) a line
board-tikal-aside-tile = Tile to lay
board-tikal-aside-line = { $tile } { $stones }
board-tikal-aside-open = Open tiles
board-tikal-aside-auction = Auction
board-tikal-aside-letters = Tiles left
board-tikal-aside-steps = Temple steps left
board-tikal-aside-unseen = Treasures unseen

board-tikal-hex = { $hex }: { $what }
board-tikal-unexplored = Unexplored: { $hexes }
board-tikal-to-place = To be laid: { $tile }
board-tikal-open = Open tiles: { $tiles }
board-tikal-auction = Auction: { $what }
board-tikal-totems-up = Totems up: { $who }
board-tikal-left-letters = Tiles left: { $what }
board-tikal-left-steps = Temple steps left: { $what }
board-tikal-left-unseen = Treasures not yet seen: { $what }
board-tikal-guard =
    { $figure ->
        [leader] guarded by the leader of { $who }
       *[explorer] guarded by an explorer of { $who }
    }
board-tikal-held = held by { $who }
board-tikal-camp = camp of { $who }
board-tikal-group =
    { $leader ->
        [yes] { $count ->
            [0] { $who }: the leader
            [one] { $who }: { $count } explorer and the leader
           *[other] { $who }: { $count } explorers and the leader
        }
       *[no] { $count ->
            [one] { $who }: { $count } explorer
           *[other] { $who }: { $count } explorers
        }
    }
story-tikal-road = { $hex } for { $count }
story-tikal-roads = roads to { $roads }
board-tikal-no-roads = no roads
board-tikal-heap = { $hex } { $count }
board-tikal-heaps = stones towards unexplored { $heaps }
board-tikal-camps-left = camps left: { $count }
board-tikal-guards-left = guards left: { $count }
board-tikal-lost =
    { $leader ->
        [yes] { $count ->
            [0] out of the game: the leader
            [one] out of the game: { $count } explorer and the leader
           *[other] out of the game: { $count } explorers and the leader
        }
       *[no] { $count ->
            [one] out of the game: { $count } explorer
           *[other] out of the game: { $count } explorers
        }
    }
board-tikal-owned = treasures: { $what }
board-tikal-totem =
    { $state ->
        [down] totem down
        [passed] totem up, has passed
       *[up] totem up
    }
board-tikal-tile-at-hand = Tile to lay
board-tikal-tiles-open = Open tiles
board-tikal-tiles-to-come =
    { $count ->
        [one] Tiles still to come: { $count }
       *[other] Tiles still to come: { $count }
    }
board-tikal-tiles-placed = Tiles on the map
board-tikal-tile-on = { $tile }; on { $hex }

menu-tikal-cost =
    { $count ->
        [one] { $count } action point, { $left } left
       *[other] { $count } action points, { $left } left
    }
menu-tikal-more =
    { $count ->
        [one] scored now: { $count } point more
       *[other] scored now: { $count } points more
    }
menu-tikal-less =
    { $count ->
        [one] scored now: { $count } point less
       *[other] scored now: { $count } points less
    }
menu-tikal-other-more =
    { $count ->
        [one] { $who } would score { $count } point more
       *[other] { $who } would score { $count } points more
    }
menu-tikal-other-less =
    { $count ->
        [one] { $who } would score { $count } point less
       *[other] { $who } would score { $count } points less
    }
menu-tikal-place = Lay it on { $hex }
menu-tikal-beside = next to { $hexes }
menu-tikal-neighbour =
    { $count ->
        [0] { $hex } ({ $what })
        [one] { $hex } ({ $what }, { $count } stone)
       *[other] { $hex } ({ $what }, { $count } stones)
    }
menu-tikal-only-volcanoes = volcanoes only
menu-tikal-rotations =
    { $count ->
        [one] { $count } rotation
       *[other] { $count } rotations
    }
menu-tikal-rotated = stones { $stones }: { $roads }
menu-tikal-closed = no road to { $hexes }
menu-tikal-take = Take { $tile }
menu-tikal-take-volcano = a scoring round first, you begin; then you lay the volcano and have your turn; this cannot be taken back
menu-tikal-bid =
    { $points ->
        [one] Bid for the next turn; you have { $points } point
       *[other] Bid for the next turn; you have { $points } points
    }
menu-tikal-bid-against = against { $who }
menu-tikal-pass-first = if all pass, you have the next turn for nothing
menu-tikal-pass-if-all = if all pass, { $who } has the next turn for nothing
menu-tikal-pass = you are out of this auction, not of the next one
menu-tikal-uncover = Uncover step { $level } of the temple on { $hex }
menu-tikal-recover =
    { $count ->
        [one] Recover the last treasure on { $hex }
       *[other] Recover one of the { $count } treasures on { $hex }
    }
menu-tikal-set-guard =
    { $figure ->
        [leader] Make the leader the guard of the temple on { $hex }, worth { $level }
       *[explorer] Make an explorer the guard of the temple on { $hex }, worth { $level }
    }
menu-tikal-guard-lost =
    { $count ->
        [one] { $count } other figure of yours there leaves the game
       *[other] { $count } other figures of yours there leave the game
    }
menu-tikal-camp =
    { $left ->
        [0] Pitch your last camp on { $hex }
       *[other] Pitch a camp on { $hex }
    }
menu-tikal-enter =
    { $place ->
        [camp] { $figure ->
            [leader] Bring in the leader at your camp on { $hex }
           *[explorer] Bring in an explorer at your camp on { $hex }
        }
       *[base] { $figure ->
            [leader] Bring in the leader at the base camp
           *[explorer] Bring in an explorer at the base camp
        }
    }
menu-tikal-exchanges = Exchange a treasure
menu-tikal-possible =
    { $count ->
        [one] { $count } possibility
       *[other] { $count } possibilities
    }
menu-tikal-exchange = Exchange with { $who }: get { $wanted }, give { $given }
menu-tikal-end-score =
    { $count ->
        [one] you score { $count } point: { $temples } for temples, { $treasures } for treasures
       *[other] you score { $count } points: { $temples } for temples, { $treasures } for treasures
    }
menu-tikal-end-lost =
    { $count ->
        [one] { $count } action point is lost
       *[other] { $count } action points are lost
    }
menu-tikal-move =
    { $figure ->
        [leader] Move the leader from { $hex }
       *[explorer] { $count ->
            [one] Move the explorer on { $hex }
           *[other] Move one of the { $count } explorers on { $hex }
        }
    }
menu-tikal-price = { $hex } ({ $count })
menu-tikal-goals = to { $goals }
menu-tikal-goal = { $hex }: { $what }
menu-tikal-via = by { $hexes }
menu-tikal-help-place = A tile: type the hex, then the number of a rotation; or both at once, like “c3 2”.
menu-tikal-help-move = Moving: type the hex a figure stands on (or “leader”), then the goal; or both at once, like “a5 c3”. A far goal is reached step by step, each of which can be taken back.
menu-tikal-help-bid = The auction: just type the number of points, or “pass”. A bid cannot be taken back.

story-tikal-place = lays { $tile }, on { $hex }
story-tikal-leave = has no place for { $tile }: it leaves the game
story-tikal-choose = takes { $tile }
story-tikal-enter =
    { $figure ->
        [leader] brings in the leader on { $hex }
       *[explorer] { $count ->
            [one] brings in { $count } explorer on { $hex }
           *[other] brings in { $count } explorers on { $hex }
        }
    }
story-tikal-move =
    { $figure ->
        [leader] moves the leader: { $path }
       *[explorer] { $count ->
            [one] moves { $count } explorer: { $path }
           *[other] moves { $count } explorers: { $path }
        }
    }
story-tikal-uncover =
    { $count ->
        [one] uncovers { $count } step on { $hex }, now temple { $level }
       *[other] uncovers { $count } steps on { $hex }, now temple { $level }
    }
story-tikal-recover =
    { $count ->
        [one] recovers { $count } treasure on { $hex }: { $treasures }
       *[other] recovers { $count } treasures on { $hex }: { $treasures }
    }
story-tikal-camp = pitches a camp on { $hex }
story-tikal-guard =
    { $figure ->
        [leader] makes the leader the guard of temple { $level } on { $hex }
       *[explorer] makes an explorer the guard of temple { $level } on { $hex }
    }
story-tikal-exchange = exchanges with { $who }: gets { $wanted }, gives { $given }
story-tikal-bid =
    { $count ->
        [one] bids { $count } point
       *[other] bids { $count } points
    }
story-tikal-pass = passes
story-tikal-end =
    { $count ->
        [one] leaves { $count } action point unused
       *[other] leaves { $count } action points unused
    }
story-tikal-score =
    { $count ->
        [one] { $who } scores { $count } point: { $temples } for temples, { $treasures } for treasures. Total: { $total }.
       *[other] { $who } scores { $count } points: { $temples } for temples, { $treasures } for treasures. Total: { $total }.
    }
story-tikal-open = Turned up: { $tiles }.
story-tikal-won =
    { $count ->
        [one] { $who } wins the auction for { $count } point.
       *[other] { $who } wins the auction for { $count } points.
    }
story-tikal-all-passed = All passed: { $who }, first to pass, has the turn for nothing.
story-tikal-last = { $who } has the last turn of the round, for nothing.
story-tikal-volcano = { $who } has the volcano { $tile }: a scoring round. Each in turn spends 10 action points and scores: { $order }.
story-tikal-final = That was the last tile: the last scoring round. Each in turn spends 10 action points and scores: { $order }.

result-tikal-start = Start
result-tikal-paid = Auctions
result-tikal-volcano = Volcano { $number }: temples + treasures
result-tikal-final = Last round: temples + treasures
result-tikal-sum = { $temples } + { $treasures }
result-tikal-highest = Highest temple
result-tikal-treasures = Treasures

### Bots
error-bot = There is no bot “{ $bot }”. Bots: { $known }.
error-bot-level = There is no bot “{ $bot }”: levels go from level:1 to level:{ $most }.
error-bot-budget = “{ $bot }” does not say how much to think about a turn: 200 playouts are search:200 (at most { $playouts }), a quarter of a second is search:0.25s (at most { $seconds }s), on four processes search:0.25s@4 (at most { $processes }).
error-bot-processes = “@{ $count }”: { $count } processes could not think together: { $why }
error-bot-no-file = There is no file “{ $file }”. --code takes the file of a bot, for example my_bot.py.
error-bot-file = The file “{ $file }” cannot be read: { $why }.
error-bot-name = “{ $name }” cannot be the name of a bot. Give the file “{ $file }” another name: at most 40 characters, which are letters, digits, “_”, “-” and “.”; the first one a letter, a digit or “_”.
error-bot-taken = The name “{ $name }” is taken. Give the file “{ $file }” another one.
error-bot-limit = { $name } cannot be “{ $value }”. Possible: numbers from { $least } to { $most }.
error-bot-start = The process of { $bot } cannot be started: { $why }.
error-bot-late-start = { $bot } was not ready after { $seconds } s. Loading the file may not take longer.
error-bot-late = { $bot } gave no answer within { $seconds } s. That is the time for one choice; --code-seconds allows more.
error-bot-memory = { $bot } ran out of memory. It may have { $memory } MiB; --code-memory allows more.
error-bot-syntax = { $bot } cannot be read as Python: { $what } ({ $where })
error-bot-no-choose = { $bot } has no function “choose”. { $file } must define choose(view), which returns one of the texts in view["choices"].
error-bot-crashed = { $bot } broke down: { $what } ({ $where })
error-bot-not-text = { $bot } answered with a value of type { $what }, not with a text. choose(view) must return one of the texts in view["choices"].
error-bot-illegal =
    { $count ->
        [one] { $bot } answered “{ $answer }”, which was not offered. There was one choice: “{ $example }”.
       *[other] { $bot } answered “{ $answer }”, which was not offered. There were { $count } choices, the first of them “{ $example }”.
    }
error-bot-garbage = { $bot } disturbed the pipe that its answers come through. choose(view) must return its answer, and leave open files alone that it has not opened.
error-bot-exited = The process of { $bot } ended without an answer, with exit code { $code }. choose(view) must return one of the texts in view["choices"].
error-bot-killed = The process of { $bot } was ended by the system ({ $signal }) without an answer.

### Arena
# Texts of `sacbe arena`, which lets bots play against each other, of its report, and of its errors.

cli-arena-help = Let bots play against each other, and tell how strong each is and how sure that is.
cli-arena-metavar-bots = BOT,BOT…
cli-arena-metavar-address = ADDRESS
cli-arena-option-bots = The bots, with commas between them: random,greedy,search:200,level:3.
cli-arena-option-players = How many seats a game has.
cli-arena-option-games = How many games each line-up plays, rounded up so that every seat is taken equally often.
cli-arena-option-seed = Where chance begins: the same seed gives the same deals. Drawn at random if not given.
cli-arena-option-gauntlet = Only the first bot, against each of the others in turn, which takes all remaining seats.
cli-arena-option-output = Append every game to this file. The same command goes on where it was stopped.
cli-arena-option-workers = How many processes play; as many as there are processors if not given.
cli-arena-option-html = Write a report with charts to this file: one page that needs nothing else.
cli-arena-option-csv = Write all games to this file as comma-separated values, one row for each seat.
cli-arena-option-parquet = The same as a Parquet file. Needs pyarrow.
cli-arena-option-ray = Play on the Ray cluster at this address; “local” starts one here.
cli-arena-progress = Playing
cli-arena-title =
    { $games ->
        [one] { $game } with { $players } players: { $games } game, seed { $seed }
       *[other] { $game } with { $players } players: { $games } games, seed { $seed }
    }
cli-arena-lineups-title = By line-up
cli-arena-times-title = Points and thinking
arena-head-bot = Bot
arena-head-rating = Rating
arena-head-interval = 95%
arena-head-won = Won
arena-head-fair = Even share
arena-head-points = Points
arena-head-lineup = Line-up
arena-head-games = Games
arena-head-move = Seconds a move
arena-head-turn = Seconds a turn
arena-head-slowest = Slowest turn
arena-head-forfeits = Forfeits
cli-arena-forfeit =
    { $count ->
        [one] { $bot } forfeited { $count } game: { $reason }
       *[other] { $bot } forfeited { $count } games: { $reason }
    }
arena-few-deals =
    { $enough ->
        [one] Fewer than { $enough } deal was played: the intervals of ratings and points are too narrow.
       *[other] Fewer than { $enough } deals were played: the intervals of ratings and points are too narrow.
    }
cli-arena-note = Won: a victory shared by two counts as a half for each, by three as a third, and so on; 95% intervals are Wilson’s. Even share: what equal bots would win. Rating: Bradley–Terry on Elo’s scale, mean 0; intervals of ratings and points by bootstrap over deals.
cli-arena-error-same = “{ $file }” is given for both { $one } and { $other }: one would be written over the other. Name another file.

# The report.
arena-page-title = { $game }: bots against each other
arena-page-made = Made by Sacbe { $version }, { $build }.
arena-fact-games = number of games
arena-fact-deals = number of deals
arena-fact-players = number of players per game
arena-fact-bots = number of bots
arena-fact-seed = seed
arena-ratings-title = Ratings
arena-ratings-text = How strong each bot is, with its 95% interval. Zero is the average of these bots. A lead of 100 points means 64 victories out of 100 against one opponent, 200 points 76, 400 points 91.
arena-won-title = Games won
arena-won-text = Each bot’s share of the victories in its games, with its 95% interval. The upright line is the even share: what it would win if all played alike.
arena-lineups-title = By line-up
arena-lineups-text = Who sat together, and how much each bot won there.
arena-pairs-title = One against one
arena-pairs-text = How often the bot of the row had more points at the end than the bot of the column; equal points count as a half. Below: what their ratings would lead one to expect.
arena-pairs-corner = Ahead of
arena-points-title = Points
arena-points-text = The average of each bot’s points with its 95% interval, and how its points were spread; the upright line is the average.
arena-points-spread = { $bot }: share of its results, by points
arena-settled-title = How the ratings settled
arena-settled-text = The ratings after so many deals. Lines that still climb or fall at the right end want more games.
arena-times-title = Thinking time
arena-times-text = Seconds for all decisions of a turn, on average. Moves without an alternative are made without asking.
arena-seats-title = Seats
arena-seats-text = Each seat’s share of the victories, whoever sat there. Every line-up sat in every rotation of the seats.
arena-forfeits-title = Forfeits
arena-forfeits-text = Games that ended because a bot could not go on.
arena-forfeits-reason = Reason
arena-method-title = How this was measured
arena-method-deals = A deal is one fixed sequence of draws. Every line-up played every deal once in each rotation of its seats, with the same draws, so that neither luck nor seat favours anybody.
arena-method-won = A victory shared by k players counts as 1/k for each. Intervals of shares are Wilson’s score intervals at 95%.
arena-method-rating = Ratings follow the Bradley–Terry model by maximum likelihood, on Elo’s scale (400 points are odds of ten to one), with mean 0. A game of several players counts as one comparison of every two by final points; equal points are half a victory for both. Every bot is given one imaginary draw against an average bot, so that ratings stay finite.
arena-method-bootstrap = Intervals of ratings and points hold the middle 95% of 1000 bootstrap samples. Whole deals are drawn, not games, because the games of a deal share their chance; the imaginary draws get random weights, too.
arena-method-points = Points are averaged over games that came to their end.
arena-method-times = Times are the bot’s own, without the rules engine’s. They depend on the machine and on what else it was doing.
arena-method-forfeits = Who breaks down, answers too late or answers with an impossible move forfeits: the game ends, the others share the victory, and each of them is counted as having come before the one who forfeited.
arena-again-title = Play it again

# Errors.
error-arena-two-bots = A match needs two bots at least: --bots random,greedy
error-arena-bot-twice = “{ $bot }” is named twice. Name each bot once; seats that are left are filled by the arena.
error-arena-bot-failed = { $bot } broke down: { $what }
error-arena-not-results = “{ $file }” is not a results file of the arena. Nothing was changed in it.
error-arena-other-run = “{ $file }” belongs to another run: its { $field } is { $found }, not { $wanted }. Name another file, or give the same command as before.
error-arena-bad-line = “{ $file }”, line { $line }: this is not a game of this run. Nothing was changed in the file.
error-arena-in-use = “{ $file }” is being written by another run.
error-arena-worker-died = A process that was playing has died. What had been played is in the results file, if there is one: the same command goes on.
error-arena-other-machine = A machine of the cluster has another version or build of Sacbe, or another file of a bot.
error-arena-ray = There is no Ray cluster at “{ $address }”: { $why }

### Hints and reviews
# Texts of `sacbe hint` and `sacbe review`, in the terminal and on the page of a review.
# $points, $chance and $loss are numbers ready to be read, such as +4.5, 43% or −12.

cli-hint-help = Show the best ways to play on in a saved game, with their chances and the reasons.
cli-hint-file = A saved game, as “sacbe play” saves it.
cli-hint-option-at = Look at the position after so many moves, draws counted; after the last one if not given.
cli-hint-option-turn = Look at the beginning of this turn, numbered as “sacbe replay” numbers them.
cli-hint-option-seat = Only if it is the turn of this seat, from 0.
cli-hint-option-best = How many ways to play are shown, 1 to 10.
cli-hint-option-playouts = How much is searched for them: 1000 playouts if nothing is given.
cli-hint-option-seconds = How long is searched, instead of --playouts. Results differ from one time to the next.
cli-hint-option-seed = Where chance begins: the same seed and playouts give the same hint.
cli-hint-progress = Thinking
cli-hint-error-both = Give --playouts or --seconds, not both.
cli-hint-error-seconds = --seconds must be more than 0 and at most { $most }.
cli-hint-error-at-turn = Give --at or --turn, not both.
cli-hint-error-no-choice = Nobody chooses anything in turn { $turn }.
cli-hint-error-over = The game is over: there is nothing left to choose. “sacbe review” looks at the whole game.
cli-hint-error-chance = Something is being drawn at this point: nobody has a choice to make.
cli-hint-error-seat = It is not the turn of { $who }: { $mover } is to move (--seat { $seat }).
error-hint-not-to-move = It is not the turn of seat { $seat }: only the player to move gets a hint.

cli-hint-title = { $game }, turn { $turn }: { $who } to move
cli-hint-line = { $number }. { $what }
cli-hint-chances = Chances to win: { $chances }
cli-hint-points = Points in the end, about: { $points }
cli-hint-changes = What it changes: { $reasons }
cli-hint-against = Compared with no. { $number }: { $reasons }
cli-hint-note = Chances and points are estimates by search, from what this player can know. The reasons compare the position after the turn with another one, in points.
story-tikal-recover-unknown =
    { $count ->
        [one] recovers { $count } treasure on { $hex }
       *[other] recovers { $count } treasures on { $hex }
    }

cli-review-help = Look at a finished game again: a page with chances, turning points, costly turns and where the points came from.
cli-review-file = The record of a finished game.
cli-review-output = Where the page is written. If neither this nor --json is given: in this folder, under the record’s name ending in .html.
cli-review-option-playouts = How much is searched at every turn: more is slower and surer. If not given, as much as takes one to three minutes on two processors.
cli-review-option-seed = Where chance begins: the same seed and playouts give the same review.
cli-review-option-workers = How many processes work on it; as many as there are processors if not given.
cli-review-progress = Looking at every turn
cli-review-written = Written: { $file }
cli-review-error-same = “{ $file }” is the game itself: the page would be written over it. Name another file.
error-review-worker-died = A process that was working on the review has died. Fewer --workers need less memory.
error-review-unfinished =
    { $turns ->
        [one] This game is not over yet (it has had { $turns } turn). A review looks at finished games; “sacbe hint” helps in this one.
       *[other] This game is not over yet (it has had { $turns } turns). A review looks at finished games; “sacbe hint” helps in this one.
    }

## Reasons
# What is different after a turn, or after another way to play it: short, with the points at the end.
# $way is up or down: it chooses the words.

reason-tzolkin-points =
    { $way ->
        [up] more points on the track: { $points }
       *[down] fewer points on the track: { $points }
    }
reason-tzolkin-temples =
    { $way ->
        [up] temples will give more: { $points }
       *[down] temples will give less: { $points }
    }
reason-tzolkin-food =
    { $way ->
        [up] the coming Food Days will cost less: { $points }
       *[down] the coming Food Days will cost more: { $points }
    }
reason-tzolkin-corn =
    { $way ->
        [up] corn to spare is worth more: { $points }
       *[down] corn to spare is worth less: { $points }
    }
reason-tzolkin-resources =
    { $way ->
        [up] resources in hand are worth more: { $points }
       *[down] resources in hand are worth less: { $points }
    }
reason-tzolkin-skulls =
    { $way ->
        [up] skulls, to give or keep, are worth more: { $points }
       *[down] skulls, to give or keep, are worth less: { $points }
    }
reason-tzolkin-workers =
    { $way ->
        [up] workers will earn more: { $points }
       *[down] workers will earn less: { $points }
    }
reason-tzolkin-gears =
    { $way ->
        [up] workers on the gears are worth more: { $points }
       *[down] workers on the gears are worth less: { $points }
    }
reason-tzolkin-turn =
    { $way ->
        [up] more still to do this turn: { $points }
       *[down] less still to do this turn: { $points }
    }
reason-tzolkin-technologies =
    { $way ->
        [up] further in technology: { $points }
       *[down] less technology: { $points }
    }
reason-tzolkin-monuments =
    { $way ->
        [up] monuments, built or in reach, are worth more: { $points }
       *[down] monuments, built or in reach, are worth less: { $points }
    }
reason-tzolkin-calendar =
    { $way ->
        [up] first place, calendar corn and light board are worth more in all: { $points }
       *[down] first place, calendar corn and light board are worth less in all: { $points }
    }
reason-tikal-points =
    { $way ->
        [up] more points on the track: { $points }
       *[down] fewer points on the track: { $points }
    }
reason-tikal-temples_next =
    { $way ->
        [up] stronger on temples in the next scoring round: { $points }
       *[down] weaker on temples in the next scoring round: { $points }
    }
reason-tikal-temples_later =
    { $way ->
        [up] stronger on temples in later rounds: { $points }
       *[down] weaker on temples in later rounds: { $points }
    }
reason-tikal-guarded =
    { $way ->
        [up] more temples safe under guard: { $points }
       *[down] fewer temples safe under guard: { $points }
    }
reason-tikal-treasures =
    { $way ->
        [up] more treasure points every round: { $points }
       *[down] fewer treasure points every round: { $points }
    }
reason-tikal-ruins =
    { $way ->
        [up] explorers stand where treasures lie: { $points }
       *[down] fewer treasures in reach of explorers: { $points }
    }
reason-tikal-ways =
    { $way ->
        [up] figures closer to where they are needed: { $points }
       *[down] figures further from where they are needed: { $points }
    }
reason-tikal-reserve =
    { $way ->
        [up] more explorers in reserve: { $points }
       *[down] fewer explorers in reserve: { $points }
    }
reason-tikal-camps =
    { $way ->
        [up] camps in good places, or still to pitch: { $points }
       *[down] camps are worth less: { $points }
    }
reason-tikal-guards_left =
    { $way ->
        [up] more guards still to be set: { $points }
       *[down] fewer guards still to be set: { $points }
    }
reason-tikal-action_points =
    { $way ->
        [up] action points left: { $points }
       *[down] fewer action points left: { $points }
    }
reason-tikal-turns =
    { $way ->
        [up] more turns to come: { $points }
       *[down] fewer turns to come: { $points }
    }
reason-tikal-tile =
    { $way ->
        [up] a better tile, or less to pay for it: { $points }
       *[down] a lesser tile, or more to pay for it: { $points }
    }

## Where points come from

source-food-day = Food Day { $number }
source-volcano = volcano { $number }
source-last-round = last round
source-tzolkin-temples = Steps in temples
source-tzolkin-leader = Highest in temples
source-tzolkin-buildings = Buildings
source-tzolkin-architecture = Architecture
source-tzolkin-altars = Skulls at Chichen Itza
source-tzolkin-monuments = Monuments
source-tzolkin-skulls = Skulls kept
source-tzolkin-corn = Corn and resources left
source-tzolkin-hunger = Hungry workers
source-tikal-start = Points to begin with
source-tikal-temples = Temples
source-tikal-treasures = Treasures
source-tikal-auctions = Paid in auctions

reason-rival =
    { $way ->
        [up] { $who } gains by this: { $points }
       *[down] { $who } loses by this: { $points }
    }
reason-later = what it brings comes later: the search looks beyond this turn
reason-same = the search sees hardly any difference
reason-later-other = what no. { $number } brings comes later: the search looks beyond this turn

## The page of a review

review-title = { $game } – review
review-won = { $who } wins with a score of { $points }
review-shared = { $who } share the victory with a score of { $points }
review-decided = { $result }: equal points, decided by { $how }
review-decided-temple = the highest temple held
review-decided-treasures = the number of treasures
review-decided-workers = the number of workers on gears
review-story-clear =
    { $turn ->
        [0] { $who } was ahead from the very start and stayed there.
        [1] { $who } was ahead from the very start and stayed there.
       *[other] { $who } was ahead from turn { $turn } on, early in the game, and stayed there.
    }
review-story-comeback = { $who } came back: with a chance of { $chance } after turn { $low }, ahead for good from turn { $turn } on.
review-story-late = It was open to the end: { $who } was ahead for good only from turn { $turn } of { $last } on.
review-story-changes =
    { $count ->
        [one] The lead changed hands once; from turn { $turn } on it was that of { $who }.
       *[other] The lead changed hands { $count } times; from turn { $turn } on it was that of { $who }.
    }
review-story-shared = Nobody could shake off the others: the victory is shared.
review-chances-title = Chances to win
review-chances-text = How probably each player wins after every turn, by search from what the player who had just moved could know. The marks are each player’s turning points: the turns of that player in which the chance changed most, by choice or by what was drawn, and by more than the spread of the search itself (pp: percentage points).
review-chances-describe = Chances to win after each turn. { $ends }
review-chances-end = { $who } from { $first } to { $last }.
review-expected-title = Points expected in the end
review-expected-text = What each player was heading for after every turn.
review-points-title = Points on the track
review-points-text = What each player really had after every turn.
review-points-describe = { $title }, turn by turn. Final points: { $ends }.
review-points-end = { $who } { $points }
review-sources-title = Where the points came from
review-sources-text = Counted by the rules, move by move; the columns add up to the result.
review-sources-head = Source
review-sources-total = Result
review-seat-points = Score: { $points }
review-seat-sources = Points by source
review-seat-sources-describe = Points of { $who } by source: { $parts }.
review-seat-part = { $points } ({ $what })
review-swings-title = Turning points
review-swings-none = No turn of this player changed the chances enough for the search to be sure.
review-swing = Turn { $turn }: { $change }
review-swing-moment = { $who }, turn { $turn }: { $change }
review-losses-title = Costly turns
review-losses-none = The search is sure of no costly turn.
review-loss-title = Turn { $turn }
review-loss-wins = lost { $loss } of the chance to win
review-loss-points = lost about { $points } points
review-loss-both = lost { $loss } of the chance to win and about { $points } points
review-played = Played
review-better = Better
review-because = Because
review-though = But
review-percentage-points = { $number } pp
review-method-title = How to read this
review-method-estimate = Chances and expected points are estimates by search with the evaluation of the bots. They are good enough to compare turns of one game, and no verdict on a player.
review-method-known = Every turn is judged by what its player could know then: draws that came later do not count, for or against.
review-method-loss =
    { $repeats ->
        [one] A costly turn compares what was played with the best way that was found, both searched equally hard. It is named only if it stood { $repeats } more comparison, searched in another way, beyond the spread.
       *[other] A costly turn compares what was played with the best way that was found, both searched equally hard. It is named only if it stood { $repeats } more comparisons, each searched in another way, beyond their spread.
    }
review-method-reasons = The reasons are the biggest differences that the evaluation sees at the end of the turn, in points.
review-method-again = Made with { $playouts } playouts a turn and the seed { $seed }: with the same numbers, the same record gives this page again. Step through the game with “sacbe replay”: the turns have the same numbers there.

## The server

error-server-asked-already = Something else is being asked at this table. Wait for the answer.
error-server-at = There is no position after event { $at }. Positions: { $first } to { $last }.
error-server-bad = This request cannot be answered.
error-server-base = The table has { $head } events: base { $base } is not one of them.
error-server-bot = No bot “{ $bot }” can sit at a table. Bots: { $known }.
error-server-bot-plays = A bot plays seat { $seat } now. Take the seat back first.
error-server-bot-finishes = Time was up: the bot finishes this turn. You can take the seat back for the next one.
error-server-database = “{ $url }” is no database that can be used. Write sqlite:///FILE or postgresql://USER@HOST/NAME.
error-server-full = The server has no room for another table now.
error-server-host-plays = While the game runs, nobody gets the token of another’s seat. Vacate the seat: the player can sit down again with the invitation.
error-server-is-abandoned = This table was closed.
error-server-is-finished = This game is over.
error-server-is-frozen = This game does not fit the rules that the server has now. It cannot go on, but its record can be downloaded.
error-server-is-open = This game has not begun yet.
error-server-is-running = This game has begun already.
error-server-key-used = The key “{ $name }” was used for another command. Give every command a key of its own.
error-server-method = This address does not answer that method.
error-server-moves = The record has { $most } moves, not { $moves }.
error-server-newer-database = The database was made by a newer version of Sacbe (its shape is { $found }). Install that version, or restore an older backup.
error-server-no-bot-plays = No bot plays seat { $seat } now.
error-server-no-job = There is no such task, or not for you.
error-server-no-page = There is nothing at this address.
error-server-no-people = Only bots would sit at this table. Leave a seat open, or take one yourself.
error-server-no-seat = The table has no such seat.
error-server-no-table = There is no such table, or you need an invitation to see it.
error-server-no-undo-asked = Nobody asks for an undo at this table now.
error-server-no-vote = There is nothing to vote on at this table now.
error-server-not-asked = This question is for the other players.
error-server-not-host = Only the host of the table can do this.
error-server-not-over = This game is not over yet.
error-server-not-seated = Only players of this table can do this.
error-server-not-your-seat = Seat { $seat } is not yours: none of your tokens opens it.
error-server-not-your-turn = It is not your turn.
error-server-nothing-to-undo = There is nothing to take back.
error-server-others-play = Other people still play at this table. Leave your seat instead.
error-server-request = The request is not as it should be at “{ $where }”: { $what }.
error-server-seat-free = Nobody holds seat { $seat }.
error-server-seat-taken = Seat { $seat } is taken.
error-server-seats-open = Not all seats are taken. Wait for more players, or fill the seats with bots.
error-server-stale = Something happened at the table since event { $base }: now it is at { $head }. Look again, then decide.
error-server-token = This is not one of the server’s tokens.
error-server-too-many-keys = One browser can hold { $most } seats at the most. Forget this browser’s seats first.
error-server-too-many-tables = You have { $most } unfinished tables here. Finish or close some first.
error-server-too-many-undos = So much was taken back at this table that nothing more can be. Play on.
error-server-unavailable = The server cannot reach its database, or has no room left to write. Nothing is lost: try again in a moment.
error-server-undo-left = Somebody has left the table since then: the game cannot go back so far without them.
error-server-hint-late = The game has gone on since this hint was asked for.
error-server-hints-off = There are no hints at this table.
error-server-playouts = A review of this game can have { $most } playouts a turn at the most.
error-server-study-died = The server could not finish this. Try again, with fewer playouts if you gave a number.
error-server-too-many-studies = { $most } hints and reviews are being made for this table and others of its maker. Wait until one is ready.
error-server-webhook = A webhook is an address like https://example.org/turn, without a password, at the usual port or one from 1024 on.
error-server-webhook-call = The webhook does not answer as it should ({ $what }).
error-server-webhook-host = This server sends no notices to “{ $host }”: there is no such host, or it is not a public one.
error-server-undo-target = The game cannot go back to event { $to }: it is not part of the line being played.

notice-over = { $name }: the game is over.
notice-turn = { $name }: it is your turn.

log-abandoned = The table was closed.
log-chance = Drawn: { $what }
log-created = The table was made.
log-finished = The game is over.
log-frozen = The game was stopped: it does not fit the rules that the server has now.
log-handed = { $why ->
    [time] Time is up for { $who }: a bot plays on ({ $bot }).
    [vote] The others let a bot play on for { $who } ({ $bot }).
   *[other] A bot plays on for { $who } ({ $bot }).
  }
log-hidden = { $who }: something secret
log-joined = { $who } sits down.
log-left = { $name } leaves.
log-move = { $who }: { $what }
log-rematch = A rematch is wanted: a new table is ready.
log-renamed = The name of a seat is now { $name }.
log-renewed = { $name } changes the key of the seat.
log-revoked = The host takes the seat of { $name } back.
log-started = The game begins.
log-taken = { $who } plays again.
log-timeout = Time is up for { $who }.
log-undo = { $who } takes moves back.
log-undo-agreed = { $who } agrees to the undo.
log-undo-asked = { $who } asks to take moves back.
log-undo-refused = { $who } does not agree to the undo.
log-vote = { $choice ->
    [bot] { $who } votes for a bot.
    [wait] { $who } votes for waiting.
   *[end] { $who } votes for ending the game.
  }
log-waited = { $who } gets more time.

cli-verify-database-help = Replay every game of the server’s database, and name those that differ.
cli-verify-database-option-database = The database: sqlite:///FILE or postgresql://USER@HOST/NAME. Otherwise SACBE_DATABASE, or the server’s usual file.
cli-verify-database-option-mend = Move games of older rules that are the same by the present ones, freeze those that differ, drop wrong snapshots.
cli-verify-database-progress = Replaying
cli-verify-database-no-file = There is no database “{ $file }”.
cli-verify-database-not-ours = This is no database of a Sacbe server.
cli-verify-database-shape = The database has the shape of an older version of Sacbe ({ $found }). Make a backup, then start the server once, or verify with --mend: both bring it up to date.
cli-verify-database-unavailable = The database cannot be used: { $why }
cli-verify-database-differs = differs. { $why }
cli-verify-database-frozen = differs, and is frozen now. { $why }
cli-verify-database-older = is of the older rules { $rules }, and the same by the present ones. Nobody can play on until it is moved to these: verify with --mend.
cli-verify-database-snapshots = has snapshots that are not what its events say: { $seqs }. They are only a shortcut; --mend drops them.
cli-verify-database-snapshots-dropped = had snapshots that were not what its events say: { $seqs }. They are dropped.
problem-unknown-game = There is no game “{ $game }” here. Games: { $known }.
problem-newer = It is of rules { $found }, and this version of Sacbe has only { $version }. Install the newer version.
problem-unreadable = Its row, or one of its events, cannot be read.
problem-gap = Event { $seq } is missing.
problem-broken = Event { $seq }: cannot be carried out ({ $what }).
problem-not-running = Event { $seq }: the position cannot change, as the game is not being played.
problem-started-twice = Event { $seq }: the game had been started before.
problem-options = Event { $seq }: the game cannot be started so. { $why }
problem-unknown-move = Event { $seq }: there is no move “{ $token }”.
problem-illegal-move = Event { $seq }: the move “{ $token }” is not legal there.
problem-mover = Event { $seq }: the move “{ $token }” has another seat or another turn than the game at this point.
problem-secret = Event { $seq }: the move “{ $token }” is stored as the secret of the wrong player.
problem-undo = Event { $seq }: goes back to event { $to }, which is not part of the line being played.
problem-turn = Event { $seq }: goes back to another turn than it says.
problem-digest = Event { $seq }: leads to another position than the one that was stored.
problem-not-over = Event { $seq }: says that the game is over, and it is not.
problem-result = Event { $seq }: the stored result is not that of the position.
problem-no-end = Event { $seq }: ends the game, but no event says so.
problem-row = The table’s “{ $column }” is { $found }; by its events it would be { $expected }.
cli-verify-database-total =
    { $count ->
        [one] { $count } game replayed.
       *[other] { $count } games replayed.
    }
cli-verify-database-moved =
    { $count ->
        [one] { $count } game of older rules is the same by the present ones, and was moved to these.
       *[other] { $count } games of older rules are the same by the present ones, and were moved to these.
    }
cli-verify-database-stopped =
    { $count ->
        [one] { $count } game was frozen before, and not looked at.
       *[other] { $count } games were frozen before, and not looked at.
    }
cli-verify-database-well = All is well.
cli-verify-database-mended =
    { $count ->
        [one] { $count } game was not as it should be. What can be done has been done.
       *[other] { $count } games were not as they should be. What can be done has been done.
    }
cli-verify-database-wrong =
    { $count ->
        [one] { $count } game is not as it should be. Nothing was changed.
       *[other] { $count } games are not as they should be. Nothing was changed.
    }
cli-backup-help = Copy the server’s SQLite database to a file, also while the server runs.
cli-backup-argument-file = The file to make. It must not exist.
cli-backup-done =
    { $games ->
        [one] “{ $file }” holds { $games } game.
       *[other] “{ $file }” holds { $games } games.
    }
cli-restore-help = Make the server’s SQLite database again from a backup. The server must not be running.
cli-restore-argument-file = The backup.
cli-restore-option-replace = Replace a database that exists. The old one is kept beside it.
cli-restore-done =
    { $games ->
        [one] “{ $file }” is restored and holds { $games } game.
       *[other] “{ $file }” is restored and holds { $games } games.
    }
cli-restore-kept = The old database is now “{ $file }”.
error-backup-postgres = This is for SQLite. For PostgreSQL, use its own { $program }: the page “Backup and rules changes” shows how.
error-backup-no-database = There is no database “{ $file }”.
error-backup-exists = “{ $file }” exists already. Choose another name, or remove it first.
error-backup-in-the-way = “{ $file }” exists already. With --replace the backup takes its place, and the old one is kept beside it.
error-backup-same = “{ $file }” is the database itself, not a backup of it.
error-backup-in-use = “{ $file }” is in use. Stop the server first.
error-backup-not-ours = “{ $file }” is no database of a Sacbe server.
error-backup-damaged = “{ $file }” is damaged: { $why }
error-backup-database = “{ $file }” cannot be used: { $why }

error-server-broke = The server broke down over this request. What went wrong stands in its log.
error-server-host = The server is not called like this. Its address is { $url }; the option --url gives it another one.
error-server-listen = The server cannot listen at “{ $host }”: { $why }.
error-server-metrics = Only the machine on which the server runs may read its metrics.
error-server-open-database = The database { $url } cannot be opened: { $why }.
error-server-origin = This request comes from another site. Send it from the server’s own pages, or without the header Origin.
error-server-port = Port { $port } is taken. Choose another one with --port.
error-server-port-forbidden = Port { $port } is not for everybody: permission denied. Choose one above 1023 with --port.
error-server-start = The server cannot start. What went wrong stands in its log.
error-server-too-large = The request is too large: { $most } bytes at the most.
error-server-too-slow = The request did not come in time. Try again.
error-server-too-often = Too many requests. Wait a moment, then try again.

cli-serve-help = Serve tables for people in browsers and for programs.
cli-serve-metavar-host = ADDRESS
cli-serve-metavar-proxies = ADDRESSES
cli-serve-option-host = Where to listen; only this machine if not given. 0.0.0.0 lets others in.
cli-serve-option-port = The port; 8321 or the next free one if not given.
cli-serve-option-database = Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME. Otherwise SACBE_DATABASE decides, or a file in the user’s own folder.
cli-serve-option-workers = How many processes think for bots; one less than there are processors if not given.
cli-serve-option-url = What people type to reach the server, if it is not the address it listens at: https://play.example.org.
cli-serve-option-open = Open the page in a browser, if there is one.
cli-serve-option-log = How the log is written: text for people, json for programs. At a terminal it is text if not given.
cli-serve-option-proxies = The addresses of proxies whose word on where callers are is believed, with commas between them; 127.0.0.1 if not given.
cli-serve-option-public-metrics = Let everybody read the metrics, not only this machine.
cli-serve-option-local-webhooks = Let webhooks point at this machine and its private network.
cli-serve-error-log = The log cannot be written as “{ $log }”. Possible: { $known }.
cli-serve-error-url = “{ $url }” is not an address to reach a server at. Write https://NAME or http://NAME:PORT, and nothing more.
cli-serve-address = The tables are at { $url }
cli-serve-database = They are kept in { $database }
cli-serve-friends = Others reach them at { $url }, and all links begin so. If friends must use another address, give it with --url; over the internet, put a proxy with TLS in front.
cli-serve-stop = Ctrl-C ends the server; no game is lost.

page-title = Tzolk’in and Tikal, at one table
page-app-title = Sacbe: Tzolk’in and Tikal, at one table
page-app-description = Play Tzolk’in and Tikal in your browser, with friends by a link or against bots. No account, nothing to install.
page-app-noscript = The table needs JavaScript. Without it you can follow the games:
page-app-plain = the plain pages
page-lead = Two board games to play with friends, near or far, and with bots. Every table has its own links: whoever you send one to can sit down, without an account.
page-skip = To the content
page-nav = Pages
page-nav-tables = Tables
page-nav-terminal = In the terminal
page-nav-api = For programs
page-languages = Languages
page-unofficial = A fan project: unofficial, not affiliated with or endorsed by the authors or publishers of the games. If you enjoy them, own the boxes.
page-mine = Your tables
page-public = Public tables
page-older = Older tables
page-none = No public table yet.
page-none-next = Make the first one.
page-head-table = Table
page-head-players = Players
page-head-status = State
page-head-updated = Last changed
page-status-open = waiting for players
page-status-running = in play
page-status-finished = over
page-status-abandoned = closed
page-status-frozen = stopped
page-to-move = To move:
page-won = Won by:
page-winner = winner
page-result = Result
page-study = for study
page-seat-open = open seat
page-bot = bot, level { $level }
page-yours = you
page-pace = Pace
page-pace-untimed = no clock
page-pace-live = { $minutes } min each, { $increment } s more a turn
page-pace-days = days for a turn: { $days }
page-turn = Turn
page-record = Download the record
page-log = What happened
page-log-order = The latest first.
page-log-more = Only the last part is shown here.
page-opening = The link is being opened…
page-failed = This link could not be opened. Reload the page to try once more, or ask for a new link.
page-missing = No such table here
page-missing-text = Either there is none, or it is not public and can only be opened with the link that its host sent.
page-missing-next = See the public tables
page-terminal = Play in the terminal
page-terminal-text = The same games against the same bots, without a browser:
page-terminal-more = In the project’s folder, { $file } tells the rest.
page-api-text = Everything that pages can do, programs can do, too: make tables, sit down, play, follow a game.
page-api-link = The interface
page-api = The interface for programs
page-api-lead = JSON over HTTP. Whatever a player can do at a table, a program can do with that player’s token.
page-api-token = A token goes into the header “Authorization: Bearer TOKEN”. Tokens are said once, when a table is made or a seat is taken.
page-api-errors = What is refused is answered with an error: a key for programs, and a text for people in the language of Accept-Language.
page-api-command = A command has a key of your own choice: sent twice with the same key, it is carried out once and answered alike.
page-api-socket = News arrives at once over a WebSocket:
page-api-english = The descriptions below are in English.
page-api-schema = The same as an OpenAPI schema
page-contents = Contents
page-required = required
page-parameters = Parameters
page-body = Body
page-answers = Answers
page-refusals = Refusals
page-shapes = Shapes
page-shapes-text = What is marked with * must be given.

error-server-chat-length = A message has 1 to { $most } characters.
error-server-chat-letters = A message is one line, without control characters.
error-server-connections = The server has no room for another connection now. Try again later.
error-server-connections-each = You have { $most } connections to the server already. Close some first.
error-server-frame = Only JSON objects can be sent here, as text.
error-server-hello = Say who you are first: send a JSON object with the type “hello”.
error-server-seat-lost = You no longer hold the seat you had here.

## Browser: the front

web-name = Sacbe
web-title = { $page } · Sacbe
seat-open = open seat
colour-red = Red
colour-green = Green
colour-blue = Blue
colour-yellow = Yellow
web-bot = Bot, level { $level }
bot-of = { $colour } bot, level { $level }
web-level-1 = gentle
web-level-2 = easy-going
web-level-3 = skilled
web-level-4 = strong
web-level-5 = the strongest
web-level = Level { $level }: { $word }
web-skip = Skip to the content
web-language = Language
web-reload = Reload
web-retry = Try again
web-close = Close
web-lost = No answer from the server. Nothing is lost: it will be tried again.

web-set = Settings
web-set-theme = Colours
web-set-theme-auto = Automatic
web-set-theme-light = Light
web-set-theme-dark = Dark
web-set-name = Your name
web-set-sounds = Sounds
web-set-knock = A soft knock at my turn
web-set-notify = Tell me outside this page when it is my turn
web-set-notify-denied = Your browser forbids notices from this page. You can allow them in its settings.
web-set-guide = Guide me at this table

web-home-lead = Two great board games of the Maya world, at one table.
web-home-text = Against bots with one click, with friends by one link. No account, nothing to install.
web-home-players = 2–4 players
web-home-tzolkin-length = 60–90 min
web-home-tikal-length = 60–90 min
web-home-tzolkin-text = Put your workers on turning gears and let time ripen their reward: the later you take them back, the richer it is.
web-home-tikal-text = Cut paths through the jungle, raise buried temples storey by storey, and be there in force when it counts.
web-home-tzolkin-emblem = A great toothed calendar wheel turns three smaller gears; workers stand on their teeth.
web-home-tikal-emblem = A stepped pyramid rises out of the jungle; a small expedition camps at its foot.
web-home-play = Play now
web-home-against =
    { $count ->
        [one] against { $count } bot, level { $level }
       *[other] against { $count } bots, level { $level }
    }
web-home-change = Change
web-home-bots = How many bots
web-home-level = How well they play
web-home-friends = Play with friends
web-home-learn = Learn by playing
web-home-learn-text = A first game against one gentle bot, explained as you go. No rulebook needed.
web-home-making = The table is being laid…
web-home-yours = Your tables
web-home-yours-none = No games yet
web-home-yours-none-text = Press “Play now” above: a table is laid in a second. It will wait for you here, whenever you come back.
web-home-open = Open tables
web-home-open-text = Sit down with whoever is there.
web-home-open-none = Nobody is waiting for players
web-home-open-none-text = Make a table that everybody can see, and somebody may sit down.
web-home-open-new = Make an open table
web-home-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-home-your-turn = Your turn
web-home-waits =
    { $count ->
        [one] A table is waiting for you
       *[other] { $count } tables are waiting for you
    }
web-home-to-move = { $name } is to move
web-home-asked = A question for you
web-home-status-open = Waiting for players
web-home-status-abandoned = Closed
web-home-status-frozen = Stopped
web-home-status-finished = Over
web-home-won = { $name } won
web-home-you-won = You won
web-home-shared = Won by { $names }
web-home-study = for study
web-home-tactical = tactical
web-home-deadline = Time is up { $when }
web-home-older = Older tables
web-home-hidden =
    { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }
web-home-loading = Looking for tables…
web-home-footer = More
web-home-about = About Sacbe
web-home-tiles-tzolkin = All tiles of Tzolk’in
web-home-tiles-tikal = All tiles of Tikal
web-home-api = For programs

web-missing = There is nothing here
web-missing-text = This address leads nowhere. Perhaps a letter got lost on the way.
web-missing-home = To the tables
web-trouble = Something on this page went wrong. Games are safe: they are kept on the server.
web-trouble-new = There is a newer version of this page.

web-new = A new table
web-new-game = Game
web-new-mode = How to play it
web-new-mode-basic = Basic
web-new-mode-basic-text = Tiles are drawn and laid at once. Best for the first games.
web-new-mode-tactical = Tactical
web-new-mode-tactical-text = Every round the tiles are auctioned for points.
web-new-seats = Who plays
web-new-count = Players
web-new-seat = { $colour } player
web-new-seat-me = Me
web-new-seat-here = A friend on this device
web-new-seat-open = Open for a friend
web-new-seat-bot = A bot
web-new-name = Name
web-new-name-here = Friend’s name
web-new-open-text = Whoever has the link
web-new-open-text-public = Whoever comes
web-new-level = Level
web-new-first = Who begins
web-new-first-random = Drawn at random
web-new-pace = Time
web-new-pace-untimed = No hurry
web-new-pace-untimed-text = Everybody takes the time they need.
web-new-pace-live = With a clock
web-new-pace-live-text = All at the table, in one sitting.
web-new-pace-days = Over days
web-new-pace-days-text = A turn now and then; come back when it is yours.
web-new-minutes = Minutes for each player
web-new-increment = Seconds more for each turn
web-new-days = Days for a turn
web-new-late = When time is up
web-new-late-bot = A bot plays on
web-new-late-others = The others decide
web-new-more = More
web-new-title = Name of the table
web-new-title-placeholder = Friday evening
web-new-public = Everybody can see it
web-new-public-text = It is listed on the first page: strangers may watch, and sit down at open seats.
web-new-hints = Hints allowed
web-new-hints-text = Whoever is to move may ask a bot for advice.
web-new-make = Lay the table
web-new-then-invite = You get a link to send to your friends. The game begins when all seats are taken.
web-new-then-public = The game begins when all seats are taken.
web-new-then-play = The game begins at once.
web-new-error-people = Only bots would play. Take a seat yourself, or leave one open.
web-new-error-long =
    { $most ->
        [one] At most { $most } letter.
       *[other] At most { $most } letters.
    }
web-new-error-range = From { $least } to { $most }.

web-about = About Sacbe
web-about-text = A sacbe was a white road between Maya cities. This one joins two board games at one table: for people, for bots, and for programs.
web-about-play = The server keeps the rules; your browser shows the table. Bots think with what they may see, and never peek. A game can be left and taken up again at any time, and looked through move by move when it is over.
web-about-private = Nobody needs an account. Whoever has the link of a seat plays that seat; one cookie remembers your seats in this browser. Nothing is sent anywhere else.
web-about-games = The games
web-about-tzolkin = Tzolk’in: The Mayan Calendar is a game by Simone Luciani and Daniele Tascini.
web-about-tikal = Tikal is a game by Michael Kiesling and Wolfgang Kramer.
web-about-apart = Sacbe is an independent project. It is not connected with the authors or the publishers of these games, and all its drawings and texts are its own. If you enjoy a game here, its box belongs on your shelf.
web-about-source = How it is made
web-about-licence = Sacbe is free software under the MIT licence. Its documents lie in the folder docs of the source: how to host tables, how the bots think, how to add a game.
web-about-api = Programs can play, too: this is how
web-about-tiles = Everything that lies on the table, tile by tile:

web-guide = Guide
web-guide-got-it = Got it
web-guide-stop = Stop the guide

## Browser: Tzolk'in

web-tz-board = Tzolk’in: day { $day } of 27. { $food }
calendar-day = Day { $day } of 27
calendar-age = Age { $age }
calendar-food-in =
    { $count ->
        [0] Food Day today
        [one] day to Food Day
       *[other] days to Food Day
    }
web-tz-food-words =
    { $count ->
        [0] Today is a Food Day.
        [one] { $count } day to the next Food Day.
       *[other] { $count } days to the next Food Day.
    }
web-tz-food-none = The calendar has run out.
web-tz-food-goods = Food Day on day { $day }: everybody feeds their workers, then each temple gives the goods of your step and of all steps below it.
web-tz-food-points = Food Day on day { $day }: everybody feeds their workers, then each temple gives the points of your step, and a bonus to whoever stands highest.
web-tz-food-cost = Every worker you have in play eats 2 corn. Each one left hungry costs 3 points.
web-tz-food-held = This Food Day is over.
web-tz-today = Today: day { $day } of 27.
web-tz-calendar = The calendar. After each round it turns by one day and moves every gear on by one tooth.
web-tz-calendar-corn =
    { $count ->
        [one] { $count } corn lies on the calendar. It goes to whoever next places a worker on the starting-player space.
       *[other] { $count } corn lie on the calendar. They go to whoever next places a worker on the starting-player space.
    }
web-tz-start = Starting-player space
web-tz-start-words = Costs only what the number of workers placed this turn costs. You take the corn on the calendar and become first player, or pass that on if you are it already; if your player board is still light, you may move the calendar two days.
web-tz-start-detail =
    { $count ->
        [0] be first player, or pass it on
        [one] be first player, or pass it on, take { $count } corn
       *[other] be first player, or pass it on, take { $count } corn
    }
web-tz-first = { $name } is first player
web-tz-stands = { $name } has a worker here.
web-tz-stands-neutral = A neutral worker stands here. It rides along all game and only blocks the space.
web-tz-neutral = neutral worker
web-tz-place = { $gear } { $space }
web-tz-space = Space { $space }: { $action }
web-tz-space-free = Placing a worker here costs no corn.
web-tz-no-action = no action yet: ride on
web-tz-free-choice = any action of this gear
web-tz-next-here = The next worker on { $gear } starts here.
web-tz-altar-filled = A skull lies here: this action is used up.
web-tz-altar-free = Each action here can be done only once in a game. It takes a crystal skull.
web-tz-jungle = Tiles left here: { $corn } corn in sight, { $wood } wood with corn beneath.
web-tz-no-tile = { $action } (no tile is left)
web-tz-jungle-fish = Fishing needs no tile.
web-tz-choose-here = What do you choose?

web-tz-ahead = Look ahead
web-tz-ahead-now = Now
web-tz-ahead-days =
    { $count ->
        [one] in { $count } day
       *[other] in { $count } days
    }
web-tz-ahead-words = Shows where every worker will stand when the calendar has turned so many days. Nothing is moved.
web-tz-ahead-falls = { $name }: this worker will have fallen off and gone home without an action.
web-tz-ahead-stands = { $name } will stand on { $place } { $when }.
web-tz-zoom-out = Show the whole machine

web-tz-machine = Gears
web-tz-temples = Temples
web-tz-technologies = Technologies
web-tz-buildings = Buildings
web-tz-monuments = Monuments
web-tz-wealth = Wealth tiles
web-tz-parts = Parts of the board
web-tz-step =
    { $points ->
        [one] Step { $step } for { $temple }: worth { $points } point at the end of an age.
       *[other] Step { $step } for { $temple }: worth { $points } points at the end of an age.
    }
web-tz-step-good = On the first and third Food Day it gives 1 { $good }, to everybody here or higher.
web-tz-step-top = Only one player can stand on the top step. Reaching it turns your player board light again.
web-tz-leader = Whoever stands highest for { $temple } gets { $first } points more at the end of age 1, { $second } at the end of age 2; tied players get half.
web-tz-here = Here: { $names }
web-tz-level-cost =
    { $count ->
        [one] Costs { $count } resource of your choice.
       *[other] Costs { $count } resources of your choice.
    }
web-tz-level = { $technology }, level { $level }
web-tz-level-none = { $technology }: no level yet
web-tz-level-bonus = { $technology }: bonus beyond level 3
web-tz-level-agriculture-1 = Each corn harvest at Palenque gives 1 corn more.
web-tz-level-agriculture-2 = Where no corn tile is in sight you harvest its corn all the same, and fishing gives 1 corn more.
web-tz-level-agriculture-3 = Each corn harvest at Palenque gives 2 corn more, 3 in all.
web-tz-level-agriculture-4 = 1 step in a temple of your choice.
web-tz-level-extraction-1 = Whenever an action gives you wood, 1 wood more.
web-tz-level-extraction-2 = Whenever an action of Yaxchilan gives you stone, 1 stone more.
web-tz-level-extraction-3 = Whenever an action of Yaxchilan gives you gold, 1 gold more.
web-tz-level-extraction-4 = Take 2 resources of your choice.
web-tz-level-architecture-1 = When you build a building, you get 1 corn.
web-tz-level-architecture-2 = When you build a building, you get 2 points.
web-tz-level-architecture-3 = When you build a building, you save 1 resource.
web-tz-level-architecture-4 = 3 points at once.
web-tz-level-theology-1 = At Chichen Itza you may do the action of the next space, for no corn.
web-tz-level-theology-2 = After an action of Chichen Itza you may pay 1 resource for a step in any temple.
web-tz-level-theology-3 = Yaxchilan 4 gives you 1 skull more.
web-tz-level-theology-4 = Take 1 crystal skull.
web-tz-skulls =
    { $count ->
        [one] { $count } crystal skull is left.
       *[other] { $count } crystal skulls are left.
    }
web-tz-slot-empty = No building here until the end of the turn.
web-tz-missing = Missing: { $what }

web-tz-hand =
    { $count ->
        [one] { $count } worker in hand
       *[other] { $count } workers in hand
    }
web-tz-on-gears =
    { $count ->
        [one] { $count } worker on the gears
       *[other] { $count } workers on the gears
    }
web-tz-supply =
    { $count ->
        [one] { $count } worker can still be won
       *[other] { $count } workers can still be won
    }
web-tz-meal = Next Food Day: { $need } corn to feed all workers; { $have } in hand.
web-tz-meal-short =
    { $count ->
        [one] { $count } worker would go hungry: −{ $points } points.
       *[other] { $count } workers would go hungry: −{ $points } points.
    }
web-tz-meal-then = Then the temples, as they stand, give: { $what }.
web-tz-light = May still move the calendar two days
web-tz-dark = Has used the two days; the top of a temple gives them back
web-tz-wealth-secret =
    { $count ->
        [one] { $count } wealth tile, face down
       *[other] { $count } wealth tiles, face down
    }
web-tz-tiles-taken = { $corn } corn tiles and { $wood } wood tiles harvested

web-tz-kind-farm = Farms
web-tz-kind-civic = Civic buildings
web-tz-kind-tomb = Tombs
web-tz-kind-shrine = Shrines
web-tz-all = All
web-tz-filter-kind = Kind
web-tz-filter-age = Age
web-tz-where-shown = on show
web-tz-where-unseen = still in the stack
web-tz-where-owned = built by { $name }
web-tz-where-kept = kept by { $name }
web-tz-where-gone = out of the game
web-tz-where-neutral = placed neutral workers
web-tz-where-any = in the box

web-tz-group-place = Place a worker
web-tz-group-retrieve = Retrieve a worker
web-tz-group-buy = Buy
web-tz-group-sell = Sell

web-tz-why-over = The game is over.
web-tz-why-watching = You are watching this game.
web-tz-why-waiting = Not now: it is another player’s turn.
why-decide-first = Not now: answer the question first.
why-placing = Not now: you are placing workers this turn. Retrieve in another turn.
why-retrieving = Not now: you are retrieving workers this turn. Place in another turn.
why-taken = A worker stands here already.
why-no-worker = You have no worker in hand.
why-lowest = A worker always goes on the lowest free space: { $space }.
why-corn = You do not have enough corn for this.
why-other-gear = Not now: your worker comes from another gear.
why-altar = A skull lies here already.
why-ahead = Your worker has not come this far.
why-useless = You cannot pay for it, or it would change nothing.
why-missing = You still need { $what }.
web-tz-why-building = Buildings are built with Tikal 2, Tikal 4 or Uxmal 4.
web-tz-why-monument = Monuments are built with Tikal 4 only.
web-tz-why-temple = Steps come from Tikal 5, Uxmal 1, Chichen Itza and buildings. Begging for corn and burning wood cost one.
web-tz-why-technology = Levels are paid for at Tikal 1 and Tikal 3; some buildings give them for free.

web-tz-tip-aim = What it is about
web-tz-tip-aim-body = Workers ride on the gears to better actions, and act when you take them back. Temples, buildings, monuments and crystal skulls bring points: most after day 27 wins. Point at anything, or press it long, to learn what it is.
web-tz-tip-wealth = Keep two wealth tiles
web-tz-tip-wealth-body = They are all you start with. Corn pays for placing workers and feeds them, so take at least one tile with plenty of it; a free technology level or a step in a temple is a good second.
web-tz-tip-place = Place your first workers
web-tz-tip-place-body = Workers earn nothing where you put them: the gears carry them to better actions, one space a day. Palenque for corn and Yaxchilan for resources are a sound start. Everything that glows can be chosen.
web-tz-tip-cost = Each worker costs more
web-tz-tip-cost-body = You pay the number of the space, and 0, 1, 2, 3 … more for the first, second, third, fourth worker of the turn. Keep some corn; end the turn when it gets dear.
web-tz-tip-wait = Let them ride
web-tz-tip-wait-body = When everybody has had a turn, the calendar turns by a day and every worker moves on. Slide “Look ahead” to see where they will be.
web-tz-tip-retrieve = Place or retrieve
web-tz-tip-retrieve-body = In a turn you either place or retrieve, never both. A retrieved worker does the action of its space and comes back to your hand. You need not retrieve all: patience pays.
web-tz-tip-act = Which action?
web-tz-tip-act-body = The action of the worker’s own space is free. Any lower one of the gear costs 1 corn for each step back. The last spaces let you choose any action of the gear.
web-tz-tip-beg = Out of corn?
web-tz-tip-beg-body = At the start of your turn, with 2 corn or less, you may beg: you then have 3, and step down in a temple. It hurts a little; a wasted turn hurts more.
web-tz-tip-start = Corn on the calendar
web-tz-tip-start-body = It grows every day nobody is on the starting-player space. Place a worker there to take it, to go first, and perhaps to move the calendar two days.
web-tz-tip-days = One day or two
web-tz-tip-days-body = Two days carry everybody on, and bring the Food Day nearer. You can do it once, until you reach the top of a temple.
web-tz-tip-food = A Food Day is near
web-tz-tip-food-body = Each of your workers will eat 2 corn, or cost you 3 points. Your own board shows what you need and what you have. Then the temples give goods or points.
web-tz-tip-temples = The gods remember
web-tz-tip-temples-body = On Food Days temples give goods or points, by the step you stand on. One high temple is worth more than three low ones, and the highest player gets a bonus.
web-tz-tip-technologies = Technologies last
web-tz-tip-technologies-body = Every level helps for the rest of the game, so early ones pay most. Levels 1, 2 and 3 cost 1, 2 and 3 resources.
web-tz-tip-buildings = Buildings
web-tz-tip-buildings-body = Farms feed workers for good; others give levels, steps, goods or points at once. What you cannot pay yet shows what is missing.
web-tz-tip-skulls = A crystal skull
web-tz-tip-skulls-body = Take it to Chichen Itza: the longer a worker rides there, the more points its skull brings, and a step in a temple. Each action there can be done only once. A skull kept to the end is worth 3 points.
web-tz-tip-monuments = Think of monuments
web-tz-tip-monuments-body = They score at the end only, often a lot. Choose one that fits what you have been doing, and save for it: they are built with Tikal 4.
web-tz-tip-end = The last days
web-tz-tip-end-body = After the last Food Day corn and resources are worth little, and workers on the gears nothing. Retrieve in time, and keep corn to feed everybody once more.

## Browser: parts and the review

web-parts-tiles = All tiles: { $game }
web-parts-tiles-text = Point at anything, or press and hold it, to read what it does.
web-parts-tiles-loading = The tiles are being laid out…
web-parts-tiles-back = Back to the start
web-parts-tiles-none = No such game
web-parts-tiles-none-text = There is no game of this name here.

web-review-title = The game again
web-review-back = Back to the table
web-review-looking = The bots go through the game once more…
web-review-looking-text = They look at every turn for something better. That takes a minute or two; you can leave this page and come back.
web-review-failed = This game could not be looked at again.
web-review-chances-text = How probably each player wins after every turn. Ringed shapes are turning points: there the chances changed most (pp: percentage points).
web-review-turn = After turn { $turn }
web-review-turn-head = Turn
web-review-value = { $name } { $value }
web-review-read = After turn { $turn }: { $values }
web-review-look = Look at turn { $turn }
web-review-table = The numbers as a table
web-review-parts = Point by point
web-review-everybody = Everybody
web-review-swings-text = By how much a turn changed the chances, with all that was drawn in it. Whether a better choice was missed stands below: there a turn is compared with the best way to play it.
web-review-swings-none = No single turn changed the chances enough for the search to be sure.

## Browser: Tikal

web-tk-board = The table of Tikal
web-tk-map = Map. Drag or use the arrow keys to move it, plus and minus to zoom, 0 to see it all.
web-tk-zoom-in = Zoom in
web-tk-zoom-out = Zoom out
web-tk-zoom-fit = See it all
web-tk-sum =
    { $count ->
        [one] { $count } of 40 hexes is explored.
       *[other] { $count } of 40 hexes are explored.
    }
web-tk-sum-temples = Temples held: { $temples }.
web-tk-sum-temple = { $hex } (worth { $level }) by { $name }
web-tk-hex = { $hex }: { $what }
web-tk-hex-unexplored = { $hex }: unexplored jungle
web-tk-ruins-empty = ruins without treasures
web-tk-hex-volcano = Nobody enters or crosses a volcano.
web-tk-hex-guard =
    { $count ->
        [one] Guarded by { $name } for good: { $count } point in each scoring round.
       *[other] Guarded by { $name } for good: { $count } points in each scoring round.
    }
web-tk-hex-held =
    { $count ->
        [one] Held by { $name }, who has the most here: { $count } point if it were scored now.
       *[other] Held by { $name }, who has the most here: { $count } points if it were scored now.
    }
web-tk-hex-nobody = Nobody holds it: that takes more figures than anybody else has here. A leader counts as three.
web-tk-hex-camp = Camp of { $name }
web-tk-hex-figures = { $name }: { $figures }
web-tk-hex-roads = Roads: { $roads }
web-tk-hex-no-roads = No road leads from here.
web-tk-hex-done =
    { $count ->
        [one] Worked on once this turn.
        [2] Worked on twice this turn, and no more than that.
       *[other] Worked on { $count } times this turn.
    }
web-tk-explorers =
    { $count ->
        [one] { $count } explorer
       *[other] { $count } explorers
    }
web-tk-the-leader = the leader
web-tk-road-for =
    { $count ->
        [one] { $hex } for { $count }
       *[other] { $hex } for { $count }
    }
web-tk-side-n = north
web-tk-side-ne = north-east
web-tk-side-se = south-east
web-tk-side-s = south
web-tk-side-sw = south-west
web-tk-side-nw = north-west
web-tk-stones-side = { $side } { $count }
web-tk-stones = Stones: { $stones }
web-tk-points-left =
    { $count ->
        [one] { $count } action point left of { $most }
       *[other] { $count } action points left of { $most }
    }
web-tk-place-hint = Choose one of the glowing hexes.
web-tk-place-on = It would lie on { $hex }.
web-tk-place-roads = On { $hex } it makes roads: { $roads }.
web-tk-place-keys = Turn it with R or the wheel; click the hex again to place it.
web-tk-place-waiting = { $name } is placing this tile.
web-tk-place-here = Place here
web-tk-turn-left = Turn the tile to the left
web-tk-turn-right = Turn the tile to the right
web-tk-spend-hint = Choose one of your figures to walk, or a glowing place to see what can be done there.
web-tk-end-hint = Nothing is left to do: end your turn.
web-tk-over = The game is over.
web-tk-walk-hint = Choose a number to walk there for that price.
web-tk-walk-explorer = Explorer walks
web-tk-walk-leader = Leader walks
web-tk-walk-here = Walk here from { $hex }
web-tk-pick-explorer = Choose this explorer
web-tk-pick-leader = Choose this leader
web-tk-menu-close = Close
web-tk-do-uncover = Uncover step { $level }
web-tk-do-recover = Recover a treasure
web-tk-do-camp = Pitch a camp
web-tk-do-guard = Set a guard: { $figure }
web-tk-guard-others = Then out of the game for good: { $figures }
web-tk-do-enter = Bring in: { $figure }
web-tk-do-transfer = To the camp on { $hex }: { $figure }
web-tk-do-exchange = Take { $wanted }, give { $given }
web-tk-exchange = Exchange treasures
web-tk-exchange-want = Whose treasure do you want? Pairs and threes are safe.
web-tk-exchange-give = Which of yours do you give for it: { $wanted }?
web-tk-auction-won = chooses a tile
web-tk-auction-played = has played this round
web-tk-auction-later = plays later
web-tk-auction-passed = has passed
web-tk-auction-bids =
    { $count ->
        [one] bids { $count } point
       *[other] bids { $count } points
    }
web-tk-auction-thinks = is thinking
web-tk-auction-in = may still bid
web-tk-auction-choose = Take one of these tiles.
web-tk-bid-less = Bid less
web-tk-bid-more = Bid more
web-tk-scoring-volcano = Scoring round
web-tk-scoring-volcano-body = A volcano was turned up. Everybody in turn spends 10 action points and scores at once; then it is placed.
web-tk-scoring-final = Last scoring round
web-tk-scoring-final-body = The last tile lies. Everybody in turn spends 10 action points and scores a last time; then the game is over.
web-tk-scoring-scored = { $name } has scored.
web-tk-scoring-now = { $name } is spending action points, and would now score { $temples } for temples and { $treasures } for treasures.
web-tk-scoring-later = { $name } comes later, and would now score { $temples } for temples and { $treasures } for treasures.
web-tk-p-would = If it were scored now: { $count }. Temples { $temples }, treasures { $treasures }.
web-tk-p-explorers =
    { $lost ->
        [0] Explorers who can still be brought in: { $count }
       *[other] Explorers who can still be brought in: { $count }. Out of the game: { $lost }
    }
web-tk-p-leader = The leader can still be brought in. A leader counts as three when it matters who has the most.
web-tk-p-leader-out = The leader is in the jungle, and counts as three when it matters who has the most.
web-tk-p-leader-lost = The leader is out of the game.
web-tk-p-camps = Camps that can still be pitched: { $count }
web-tk-p-guards = Guards that can still be set: { $count }
web-tk-p-totem-up = Has not played this round yet.
web-tk-p-totem-down = Has played this round.
web-tk-p-set =
    { $count ->
        [one] { $treasure }: { $count }, worth { $worth }. A pair is worth 3, three are worth 6.
       *[other] { $treasure }: { $count }, worth { $worth } and safe from exchanges.
    }
web-tk-p-take = Take by exchange: { $treasure }
web-tk-tiles-left =
    { $count ->
        [0] No tile is left in the stack.
        [one] { $count } tile is left in the stack.
       *[other] { $count } tiles are left in the stack.
    }
web-tk-tiles-now = being drawn now
web-tk-tiles-open = open
web-tk-tiles-stack = to come
web-tk-tiles-placed = on the map
web-tk-tiles-out = out of the game
web-tk-tiles-treasures = Treasures not found yet
web-tk-tiles-treasure = { $treasure }: { $count } not found yet
web-tk-tiles-steps = Temple steps left
web-tk-tiles-step =
    { $count ->
        [one] Step { $level }: { $count } left
       *[other] Step { $level }: { $count } left
    }
web-tk-list-place = On { $hex }
web-tk-list-roads = Roads: { $roads }
web-tk-list-no-roads = On { $hex }, without roads
web-tk-list-work = Temples, treasures, camps
web-tk-list-camps = From camp
web-tk-list-between = From { $start } to { $end }
web-tk-list-walk = { $figure } on { $hex }
web-tk-list-to = To { $hex }: { $what }
web-tk-list-exchange = Exchange with { $name }
web-tk-list-bid = Bid
web-tk-why-place = The tile cannot lie here: it must lie beside explored ground, with a stone on a side they share.
why-guarded = A temple with a guard grows no more.
why-no-step = No step { $level } is left: this temple is finished.
why-uncover-most = Two steps were uncovered here this turn: that is the most.
why-uncover-figures = A second step in the same turn needs a second figure of yours here.
why-recover-most = Two treasures were recovered here this turn: that is the most.
why-recover-figures = A second treasure in the same turn needs a second figure of yours here.
why-dear = Working here costs { $count } action points; you have { $points }.
why-no-guards = Both of your guards are set.
why-guard-majority = A guard can only be set by who has the most here.
why-guard-dear = A guard costs { $count } action points; you have { $points }.
why-camp-taken = There is a camp here already.
why-no-camps = Both of your camps are pitched.
why-camp-dear = A camp costs { $count } action points; you have { $points }.
web-tk-tip-aim = What it is about
web-tk-tip-aim-body = Lead your people to the temples and treasures of the jungle. Only scoring rounds bring points: when one of the three volcanoes turns up, and at the end. A temple then scores its number for whoever has the most figures there, and treasures score in sets. Whatever you do not know: point at it, or press it long.
web-tk-tip-place = You have found a new part of the jungle
web-tk-tip-place-body = Choose a glowing hex and turn the tile until its stones lead where you want to go. Stones make the roads: crossing a border costs as many action points as lie on both its sides. Where there is none, nobody gets through.
web-tk-tip-enter = Ten action points a turn
web-tk-tip-enter-body = Bring figures into the base camp for 1 point each, then walk, uncover and recover with the rest; what you do not spend is lost. Begin with your leader: it counts as three wherever it matters who has the most.
web-tk-tip-walk = Walking
web-tk-tip-walk-body = Choose one of your figures: the numbers say what each place costs by the cheapest way. Choose a number to walk there.
web-tk-tip-uncover = Temples grow
web-tk-tip-uncover-body = Uncovering a step costs 2 points and makes the temple worth one more, for whoever holds it when it is scored.
web-tk-tip-recover = Treasures
web-tk-tip-recover-body = Recovering one costs 3 points. One of a kind is worth 1, a pair 3, three 6, in every scoring round.
web-tk-tip-majority = Who holds a temple?
web-tk-tip-majority-body = Whoever has the most figures there; a leader counts as three, and a tie is nobody’s. The frame around the number shows the holder’s colour.
web-tk-tip-camp = A camp of your own
web-tk-tip-camp-body = For 5 points you may pitch one here. Your figures can come in there, and go from camp to camp for 1 point.
web-tk-tip-guard = A guard for good
web-tk-tip-guard-body = For 5 points this temple stays yours to the end. Your other figures there leave the game, and it grows no more.
web-tk-tip-exchange = Exchanging treasures
web-tk-tip-exchange-body = For 3 points you may swap a single treasure for a single one of somebody else. Pairs and threes are safe.
web-tk-tip-volcano = A volcano: scoring round
web-tk-tip-volcano-body = Everybody in turn has 10 points to spend and scores right afterwards. Numbers with a plus show what would count now for whoever is to move; others may take it over before they score themselves.
web-tk-tip-final = The last scoring round
web-tk-tip-final-body = Everybody spends 10 points once more and scores a last time. Then whoever has the most points wins.
web-tk-tip-auction = Bidding for the turn
web-tk-tip-auction-body = Points are bid for the right to choose a tile and play next. Whoever passes plays later, and often for less.
web-tk-tip-choose = You play now
web-tk-tip-choose-body = Choose one of the open tiles. You place it at once and then spend your action points.

## Browser: the table

web-table = A table
web-table-joining = The table is being laid…
web-table-lost = Connection lost. Trying again… Nothing is lost.
web-table-stale = Something had changed at the table before that arrived. This is how it stands now.
web-table-not-now = That is not possible just now. This is how it stands.
web-table-not-yours = That seat is not yours in this browser. Open the link of your seat again.
web-table-bot-plays = A bot plays for you at the moment. Take your seat back first.
web-table-seat-taken = Somebody was quicker: that seat is taken.
web-table-absent = This table is not open to you
web-table-absent-text = Either there is no such table, or it is private and you need its invitation.
web-table-absent-invitation = An invitation is a link that the host sends you. Open it, and you can sit down: no account, nothing to install.
web-table-spent = This link opens nothing any more
web-table-spent-text = The host may have made a new one since. Ask for it, and open that instead.

web-table-for =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-table-pace-live = { $minutes } min each, { $increment } s more a turn
web-table-pace-days =
    { $count ->
        [one] { $count } day a turn
       *[other] { $count } days a turn
    }
web-table-days-left =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-table-hours-left = { $hours } h { $minutes } min
web-table-clock = Time left: { $left }
web-table-closed = This table was closed.
web-table-seats = Seats
web-table-name-hint = So that the others know you
web-table-you = you
web-table-here = at the table
web-table-away = away
web-table-sit = Sit down
web-table-sit-too = Sit here, too
web-table-stand-up = Stand up
web-table-invite = Invite friends
web-table-invite-how = Send this link. Whoever opens it can sit down at an open seat, and watch.
web-table-invite-text = Come and play with me
web-table-invite-none = The link is not known in this browser.
web-table-invite-make = Make a new link
web-table-invite-renew = Make a new link; the old one stops working
web-table-invite-host = The host has the link for more players.
web-table-invited =
    { $count ->
        [1] { $names } invites you to a game of { $game }.
       *[other] { $names } invite you to a game of { $game }.
    }
web-table-invited-here = You are invited to a game of { $game }.
web-table-join-full = Write your name and sit down: no account is needed, and the game begins when all seats are taken.
web-table-join-host = Write your name and sit down: no account is needed, and the game begins when the host starts it.
web-table-copy = Copy
web-table-copied = Copied
web-table-share = Share
web-table-fill =
    { $count ->
        [one] Tired of waiting? A bot can take the open seat.
       *[other] Tired of waiting? Bots can take the { $count } open seats.
    }
web-table-start-bots = Start with bots
web-table-full = All seats are taken.
web-table-start = Start the game
web-table-wait-others =
    { $count ->
        [one] The game begins as soon as one more player sits down.
       *[other] The game begins as soon as { $count } more players sit down.
    }
web-table-wait-host = All are here. The game begins when the host starts it.
web-table-wait-start = The game begins when the host starts it.
web-table-watch-soon = All seats are taken. You can watch: the game begins soon.
web-table-close = Close the table
web-table-close-sure = Close it for everybody?
web-table-keep = Keep it

web-table-turn = Your turn
web-table-turn-of = { $name }, it is your turn
web-table-turn-other = It is the turn of { $name }.
web-table-watching =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
web-table-decide = What to decide
web-table-to-choices = Skip to the choices
web-table-choices =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
web-table-filter = Find a choice
web-table-filter-none = Nothing here is called so.
web-table-so-far = This turn:
web-table-undo = Undo
web-table-undo-text = Take your last choice back. As long as nothing was revealed, nobody has to be asked.
web-table-undo-ask = Ask to undo
web-table-undo-ask-text = Take your last turn back, if all the others agree.
web-table-undo-turn = Take back
web-table-undo-turn-text = Go back to before your last choice, with everything that happened since.
web-table-end = End turn
web-table-end-not = Not yet: answer the question first.
web-table-end-wait = Another player’s turn goes on.
web-table-hint = Hint
web-table-hint-title = What a strong bot would do
web-table-hint-thinking = Playing it through a few hundred times…
web-table-hint-failed = There is no hint this time. Try again in a moment.
web-table-hint-points = about { $points } points
web-table-hint-because = Brings:
web-table-hint-against = Beside the first:
web-table-hint-foot = The chance to win and the points expected in the end. Choose one to play it; you end the turn yourself.
web-table-plan = Plan meanwhile: what you point at on the board gets a numbered flag that only you see. Nothing is moved.
web-table-planned =
    { $count ->
        [one] 1 flag: what you plan
       *[other] { $count } flags: what you plan
    }
web-table-plan-clear = Clear the plan
web-table-spectator = You are watching this game.
web-table-handed = A bot plays for { $name }.
web-table-take-back = Play again myself
web-table-looking = You are looking at an earlier moment.
web-table-now = Back to now
web-table-showing = The others play…
web-table-skip = Skip

web-table-players = Players
web-table-board = Board
web-table-tiles = Tiles
web-table-log = Log
web-table-chat = Chat
web-table-more = More about the game
web-table-faceless = There is no drawing of this game yet. The list has everything you can do.
web-table-log-none = Nothing has happened yet.
web-table-log-look = Look at this moment
web-table-replay = Replay
web-table-moment = Moment of the game
web-table-moment-of = Move { $number } of { $of }
web-table-move-back = One move back (←)
web-table-move-on = One move on (→)
web-table-turn-back = One turn back (Shift+←)
web-table-turn-on = One turn on (Shift+→)
web-table-chat-none = Nobody has said anything yet. Say hello!
web-table-chat-watching = Nobody has said anything yet.
web-table-say = Say something
web-table-send = Send

web-table-seat-menu = What { $name } can do
web-table-rename = Rename
web-table-hand = Let a bot play
web-table-leave = Leave the table
web-table-leave-sure = A bot plays on, and somebody else may sit down. You cannot come back without an invitation.
web-table-seat-free = This seat is free: a bot plays until somebody sits down.
web-table-revoke = Take the seat away
web-table-revoke-text = { $name } loses the seat, and a bot plays on until somebody sits down.
web-table-question = A question to the table
web-table-asked-undo = { $name } would like to take moves back.
web-table-asked-vote = Time is up for { $name }. What shall happen?
web-table-asked-wait = Waiting for an answer: { $names }
web-table-agree = Agree
web-table-refuse = Rather not
web-table-withdraw = Withdraw
web-table-vote-wait = Give more time
web-table-vote-bot = A bot plays on
web-table-vote-end = End the game

web-table-result = Result
web-table-won = { $name } wins!
web-table-won-you = You win!
web-table-won-shared = { $names } share the victory
web-table-review = Review
web-table-rematch = Rematch
web-table-rematch-join = Join the rematch
web-table-study = Study from here
web-table-record = Download the record
web-table-pass = Pass the device to { $name }
web-table-pass-text = The others look away: what comes now is secret.
web-table-pass-open = I am { $name }
web-table-pass-never = We trust each other: never ask again
web-table-sheet-more = Show more
web-table-sheet-less = Show less

# What somebody else does, after their name: “Ana chooses a wealth tile”.
web-does-ask-keep = chooses wealth tiles
web-does-ask-turn = places or retrieves workers
web-does-ask-turn-placing = places workers
web-does-ask-turn-retrieving = retrieves workers
web-does-ask-turn-mercy = ends the turn by the mercy of the gods
web-does-ask-turn-place = places workers
web-does-ask-turn-retrieve = retrieves workers
web-does-ask-turn-end = ends the turn
web-does-ask-turn-place-mercy = places a worker by the mercy of the gods
web-does-ask-act = uses the worker from { $gear } { $space }
web-does-ask-harvest = harvests at Palenque { $space }
web-does-ask-advance-paid = advances a technology
web-does-ask-advance-free = advances a technology for free
web-does-ask-advance-optional = may advance another technology level
web-does-ask-pay-technology = pays for { $technology }
web-does-ask-pay-temples = offers a resource for two temples
web-does-ask-step = goes up a step in a temple
web-does-ask-two-steps = goes up a step in two temples
web-does-ask-anger = angers a god
web-does-ask-build-tikal-2 = builds
web-does-ask-build-tikal-4 = builds a building or a monument
web-does-ask-build-tikal-4-again = may build a second building
web-does-ask-build-building = may build one more building
web-does-ask-build-uxmal-4 = builds with corn
web-does-ask-architecture = may use architecture for { $tile }
web-does-ask-save = saves a resource on { $tile }
web-does-ask-market = buys and sells at the market
web-does-ask-any-action = chooses any action for 1 corn
web-does-ask-gain = takes resources
web-does-ask-theology = may offer a resource for a step in a temple
web-does-ask-days = decides whether the calendar advances one day or two
web-does-ask-place = lays the tile { $tile }
web-does-ask-spend =
    { $count ->
        [one] has { $count } action point left
       *[other] has { $count } action points left
    }
web-does-ask-spend-scoring =
    { $count ->
        [one] scores, with { $count } action point left
       *[other] scores, with { $count } action points left
    }
web-does-ask-bid = bids for the next turn
web-does-ask-bid-first = opens the auction
web-does-ask-choose = chooses a tile
