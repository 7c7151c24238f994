# English. Every text that a person reads; the other languages have the same keys.
# $count and other numbers choose plural forms; names in capitals such as B07 are tile ids.

## Shared

text = { $text }
list = { $first }, { $rest }

## Tzolk'in: names

game-tzolkin = Tzolk’in: The Mayan Calendar
option-first = Seat of the starting player, from 0 (default: random).
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
        [one] { $count } { $temple } step
       *[other] { $count } { $temple } steps
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
        [one] { $count } step up on { $temple }
       *[other] { $count } steps up on { $temple }
    }
effect-any-temple = 1 step up on a temple of your choice
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
effect-meal-discount = each of your workers needs { $count } less corn on Food Days
effect-build = build one more building
effect-trade = trade at the market
effect-any-action = pay 1 corn: any action on Palenque, Yaxchilan, Tikal or Uxmal
monument-M01 = 4 points for each of your tombs, this one included
monument-M02 = 2 points for each of your buildings and monuments, this one included
monument-M03 = 4 points for each of your corn tiles
monument-M04 = 4 points for each of your wood tiles
monument-M05 = { $count } points for each monument built by any player, this one included
monument-M06 = 4 points for each of your civic buildings, this monument included
monument-M07 = 9, 20 or 33 points for one, two or at least three technologies at level 3
monument-M08 = 3 points for each of your technology levels
monument-M09 = 6, 12 or 18 points for four, five or six workers in play
monument-M10 = 4 points for each of your shrines, this one included
monument-M11 = score the points of your steps on all three temples again
monument-M12 = 3 points for each step above the start on your highest temple
monument-M13 = 3 points for each skull placed on Chichen Itza by any player

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
action-tikal-5 = pay 1 resource: 1 step up on each of two temples
action-uxmal-1 = pay 3 corn: 1 step up on a temple
action-uxmal-2 = trade at the market
action-uxmal-3 = 1 more worker
action-uxmal-4 = build 1 building, paying 2 corn per resource
action-uxmal-5 = pay 1 corn: any action on Palenque, Yaxchilan, Tikal or Uxmal
action-chichen_itza-1 = skull: 4 points, 1 step up on Chaac
action-chichen_itza-2 = skull: 5 points, 1 step up on Chaac
action-chichen_itza-3 = skull: 6 points, 1 step up on Chaac
action-chichen_itza-4 = skull: 7 points, 1 step up on Kukulcan
action-chichen_itza-5 = skull: 8 points, 1 step up on Kukulcan
action-chichen_itza-6 = skull: 8 points, 1 step up on Kukulcan, 1 resource of your choice
action-chichen_itza-7 = skull: 10 points, 1 step up on Quetzalcoatl
action-chichen_itza-8 = skull: 11 points, 1 step up on Quetzalcoatl, 1 resource of your choice
action-chichen_itza-9 = skull: 13 points, 1 step up on Quetzalcoatl, 1 resource of your choice

## Tzolk'in: moves

move-first = Player { $seat } starts
move-monument = On display: { $tile }
move-building = Revealed: { $tile }
move-deal = Dealt: { $tile }
move-neutral = Neutral worker placed by { $tile }
move-keep = Keep { $tile }
move-beg = Beg: go up to 3 corn, anger a god
move-place = Place a worker: { $gear }
move-place-start = Place a worker on the starting-player space
move-retrieve = Pick up the worker: { $gear } { $space }
move-act = { $gear } { $space }: { $action }
move-nothing = No action
move-harvest-corn = Harvest corn
move-harvest-wood = Harvest wood
move-burn = Burn the wood, take the corn below it, anger a god
move-advance = Advance in { $technology }
move-pay = Pay { $goods }
move-step = Go up a step on { $temple }
move-two-steps = Go up a step on { $one } and on { $two }
move-anger = Go down a step on { $temple }
move-build = Build { $tile }
move-with-architecture = Use architecture for this building
move-without-architecture = Do not use architecture for this building
move-save = Pay 1 { $resource } less
move-buy = Buy 1 { $resource }
move-sell = Sell 1 { $resource }
move-gain = Take { $goods }
move-done = Done
move-one-day = One day
move-two-days = Two days; flip the player board to its dark side
move-end-turn = End the turn

## Tzolk'in: what is being decided

ask-first = Who starts?
ask-monument = A monument is revealed.
ask-refill = A building of age { $age } is revealed.
ask-deal = Player { $seat } is dealt a wealth tile.
ask-neutral = A wealth tile shows where a neutral worker goes.
ask-keep = Choose a wealth tile to keep (two of your four)
ask-turn = Your turn: place workers or pick workers up.
ask-turn-placing = Place another worker, or end your turn.
ask-turn-retrieving = Pick up another worker, or end your turn.
ask-turn-mercy = The gods had mercy: end your turn.
ask-turn-end = Nothing left to do: end your turn.
ask-turn-retrieve = Your turn: pick up workers.
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
ask-step = On which temple do you go up a step?
ask-two-steps = On which temples do you go up a step?
ask-anger = Which god do you anger?
ask-build-tikal-2 = What do you build?
ask-build-tikal-4 = Which building or monument do you build?
ask-build-tikal-4-again = Build a second building?
ask-build-building = Build one more building?
ask-build-uxmal-4 = What do you build with corn?
ask-architecture = Use architecture for { $tile }? It can help only one of two buildings.
ask-save = Architecture saves 1 resource on { $tile }: which one?
ask-market = At the market: what do you buy or sell?
ask-any-action = Which action do you take for 1 corn?
ask-gain =
    { $count ->
        [one] Which resource do you take?
       *[other] Which { $count } resources do you take?
    }
ask-theology = Offer a resource for a step on a temple?
ask-days = Does the calendar advance one day or two?

## Tikal: names

game-tikal = Tikal
option-mode = “basic”, or “tactical” for the auction game: players bid points for turn order and tiles.
hex = { $name }
place-base = base camp
place-camp1 = camp 1
place-camp2 = camp 2
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
        [one] { $count } point if scored now
       *[other] { $count } points if scored now
    }
amount-treasure =
    { $count ->
        [one] { $count } treasure: { $treasure }
       *[other] { $count } treasures: { $treasure }
    }

## Tikal: moves

move-tile = Revealed: { $tile }
move-treasure = Found: { $treasure }
move-place-tile =
    { $rotation ->
        [0] Place the tile on { $hex }
        [1] Place the tile on { $hex }, rotated 60°
        [2] Place the tile on { $hex }, rotated 120°
        [3] Place the tile on { $hex }, rotated 180°
        [4] Place the tile on { $hex }, rotated 240°
       *[other] Place the tile on { $hex }, rotated 300°
    }
move-leave = The tile cannot be placed and is removed from the game
move-choose = Choose the tile { $tile }
move-enter = Bring in: { $figure }, { $place }
move-move = Move: { $figure } from { $start } to { $end }
move-transfer = Camp to camp: { $figure } from { $start } to { $end }
move-uncover = Uncover a level of the temple on { $hex }
move-recover = Recover a treasure on { $hex }
move-camp = Set up a camp on { $hex }
move-guard = Place a guard on the temple on { $hex }: { $figure }
move-exchange = Exchange with player { $seat }: take { $wanted }, give { $given }
move-bid =
    { $points ->
        [one] Bid { $points } point
       *[other] Bid { $points } points
    }
move-pass = Pass

## Tikal: what is being decided

ask-tile = A terrain tile is revealed.
ask-treasure = Player { $seat } recovers a treasure.
ask-place = Where do you place { $tile }?
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
error-unknown-move-id = { $game } has no move number { $id }. Numbers: 0 to { $last }.
error-illegal-move = “{ $token }” is not legal now. Legal: { $legal }
error-game-over = “{ $token }” cannot be played: the game is over.
error-players = { $game }: the number of players cannot be { $players }. Possible: { $known }.
error-option = { $game } has no option “{ $option }”. Options: { $known }.
error-option-value = The option { $option } cannot be “{ $value }”. Possible: { $known }.
error-environment = There is no environment “{ $id }”. Known: { $known }.
error-number = { $name } cannot be { $value }: it must be a whole number from { $low } to { $high }.
error-seed = “{ $seed }” is not a valid seed: use a whole number, 0 or more.
error-seeds = “{ $seed }” is not a valid seed: use a whole number, 0 or more, or a list of { $number }, one per game.
error-actions = The actions have shape { $shape } and dtype { $dtype }: expected { $number } whole numbers, one per game.
error-action = Action { $action } is not legal in game { $number }. Legal: { $legal }.
error-action-kind = “{ $action }” is not an action: use a whole number from 0 to { $last }.
error-ended = The game is over: call reset() before the next step.
error-reset-options = reset() takes no options: pass “{ $option }” when you create the environment.
error-not-begun = The game has not started: call reset() first.
error-render-mode = There is no render mode “{ $mode }”. Known: { $known }.
error-opponents = The opponents cannot be { $given }: give one bot for all, or a list of { $number }, one per other seat.
error-extra = This needs the package { $package }. Install it: pip install "sacbe[{ $extra }]"
error-seat = There is no seat { $seat }. Seats: { $known }.
error-names = { $names } names given for { $players } players: give one per player.
error-tag = A tag cannot be called “{ $tag }”: use letters, digits, “-” and “_”.
error-game = There is no game “{ $game }”. Games: { $known }.
error-position-dict = A position must be a JSON object, as returned by dump().
error-position-game = This is not a position of { $game }: its game is “{ $found }”.
error-position-rules = This position uses rules version { $found }; this program supports version { $version }.
error-position-extra = A position has no entry “{ $name }”.
error-position-list = The entry { $name } must be a list of { $size } entries.
error-position-number = The entry { $name } is { $value }: it must be a whole number from { $low } to { $high }.
error-position-agenda = The agenda entry “{ $entry }” is not one of this game’s, or is out of place.
error-position-rule = This position is not possible: { $what } breaks rule { $rule }.
error-position-stuck = This position is not possible: no one could move.
error-view-missing = The view’s entry { $name } is missing.
error-view-entry = The view’s entry { $name } cannot be “{ $value }”.
error-table-entry = There is no entry { $name }. Known: { $known }.
error-rules-version = “{ $version }” is not a rules version. The current one is { $known }.
error-record-first-line = Line { $line }: a record begins with “{ $expected }”, not with “{ $found }”.
error-record-header = Line { $line }: “{ $found }” is not a header entry, or appears twice.
error-record-missing = Line { $line }: the header entry “{ $name }” is missing.
error-record-number = Line { $line }: { $name } is “{ $found }”: it must be a whole number up to { $most }.
error-record-game = Line { $line }: there is no game “{ $game }”. Games: { $known }.
error-record-rules = Line { $line }: this record uses rules version “{ $found }”; this program supports version { $version }.
error-record-earlier-rules = Line { $line }: this record uses rules version { $found }, and under version { $version } the game continues differently. { $why }
error-record-options = Line { $line }: the game cannot start like this. { $why }
error-record-line = Line { $line }: “{ $found }” is not a turn. A turn is written like “17 (2) place tikal, end turn = 0123456789ab”.
error-record-turn = Line { $line }: turn { $turn } was expected here.
error-record-seat = Line { $line }: “{ $token }” is marked as another seat’s move.
error-record-move =
    { $line ->
        [0] The record does not replay. { $why }
       *[other] Line { $line }: the record does not replay. { $why }
    }
error-record-digest =
    { $line ->
        [0] The position is not the one recorded: expected { $expected }, found { $found }.
       *[other] Line { $line }: the position is not the one recorded: expected { $expected }, found { $found }.
    }
error-record-position = The record’s moves do not lead to its position.
error-record-result = Line { $line }: the result is { $expected }, not { $found }.
error-record-no-result = Line { $line }: the game is over, but its result is missing.
error-record-after-end = Line { $line }: nothing can follow the result.
error-record-short = Line { $line }: the header says { $promised } moves, but there are { $found }. The file may be truncated.
error-record-large = A record cannot be larger than { $size } bytes.
error-record-utf8 = Line { $line }: byte { $byte } is not UTF-8 text.
error-worker-task = Unknown worker task “{ $task }”. Tasks: { $known }.
error-worker-field = The task “{ $task }” has no valid entry “{ $field }”.
error-worker-broke = Something went wrong on the server ({ $what }). See its log for details.

## Command line
# `sacbe` itself and its commands simulate, verify and perft. Words in capitals (GAME, FILE, N) and
# after -- are typed on the command line.

cli-main-help = Sacbe: play, study and research Maya board games.
cli-main-help-epilog = Run “sacbe COMMAND --help” for more about a command.
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
cli-main-argument-game = The game: tzolkin or tikal.
cli-main-option-help = Show this page.
cli-main-option-version = Show the version and which build is running.
cli-main-option-lang = Language: en, uk, pt, ru or pl (default: SACBE_LANG, or the system’s language).
cli-main-option-only = { $text } Only: { $games }.
cli-main-option-json = Print one JSON object and nothing else, for programs.
cli-main-version = sacbe { $version }, { $build }
build-compiled = compiled
build-plain = plain Python
cli-main-get-compiled = The compiled build is many times faster. To get it, run this in the project’s folder, with a C compiler installed: { $command }
cli-main-stopped = Stopped.
cli-main-no-command = Unknown command “{ $command }”. Commands: { $known }.
cli-main-no-option = Unknown option { $option }. See “{ $help }”.
cli-main-no-option-close = Unknown option { $option }. Did you mean { $close }? See “{ $help }”.
cli-main-missing = { $name } is missing. See “{ $help }”.
cli-main-not-whole = { $name } must be a whole number.
cli-main-bad-value = { $name } cannot have this value. See “{ $help }”.
cli-main-option-needs-value = Option { $option } needs a value. See “{ $help }”.
cli-main-option-no-value = Option { $option } takes no value. See “{ $help }”.
cli-main-usage = Too many arguments. See “{ $help }”.
cli-main-range = { $option } cannot be { $value }: use a whole number from { $least } to { $most }.
cli-main-no-file = There is no file “{ $file }”.
cli-main-folder = “{ $file }” is a folder, not a file.
cli-main-permission = “{ $file }” cannot be opened: permission denied.
cli-main-system =
    { $file ->
        [none] The system reports: { $why }.
       *[other] “{ $file }”: the system reports: { $why }.
    }
cli-main-in-file = “{ $file }”: { $why }

cli-simulate-help = Play many random games and report speed and results.
cli-simulate-option-players = Number of players (default: the most).
cli-simulate-option-games = Number of games.
cli-simulate-option-seed = Random seed: the same seed gives the same games (default: random).
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
cli-simulate-row-first = Starting player’s seat
cli-simulate-row-mode = Mode
cli-simulate-row-decisions = Players’ decisions
cli-simulate-row-mean-legal = Legal moves per decision, on average
cli-simulate-row-seconds = Seconds
cli-simulate-row-games-per-second = Games per second
cli-simulate-row-decisions-per-second = Decisions per second
cli-simulate-row-build = Build
cli-simulate-spread-title = Length and points
cli-simulate-spread-mean = Mean
cli-simulate-spread-sd = Std. dev.
cli-simulate-spread-min = Min.
cli-simulate-spread-q1 = 25%
cli-simulate-spread-median = Median
cli-simulate-spread-q3 = 75%
cli-simulate-spread-max = Max.
cli-simulate-per-game-decisions = Decisions per game
cli-simulate-per-game-turns = Turns per game
cli-simulate-per-game-points = Points per player
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

cli-perft-help = Count move sequences to a given depth, to compare engines or builds.
cli-perft-option-players = Number of players (default: the fewest).
cli-perft-option-depth = How many moves deep to count, chance moves included.
cli-perft-option-from = Count from the end of this recorded game instead of from the start.
cli-perft-option-turn = With --from: count from the start of this turn.
cli-perft-option-divide = Also show the count for each first move.
cli-perft-turn-alone = --turn needs --from: it names a turn of a recorded game.
cli-perft-other-game = The record is a game of { $found }, not { $game }.
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
cli-perft-column-rate = Sequences per second
cli-perft-stopped =
    { $depth ->
        [0] Stopped before the first depth was complete.
       *[other] Stopped early: depth { $depth } is the last one completed.
    }

## `sacbe play`; Tzolk'in: log, menu and result

error-option-language = Unknown language “{ $language }”. Languages: { $known }.

cli-play-help = Play in the terminal, with friends at one screen or against bots.
cli-play-argument-game = The game: tzolkin or tikal. Not needed with --resume.
cli-play-option-seats = Players, 2 to 4, comma-separated: me; bots from level:1 (gentle) to level:5 (strongest); random, greedy, search:200, search:1s. Example: me,level:2,level:4.
cli-play-option-code = A file with your own bot, which is named after the file without “.py”. Can be given several times.
cli-play-option-code-seconds = Seconds your own bot may think about one choice (default: 2).
cli-play-option-code-memory = Memory your own bot may use, in MiB (default: 1024).
cli-play-option-names = Players’ names, comma-separated. A player without a name is called by colour.
cli-play-option-seed = Random seed for all draws and bots, to play the same game again.
cli-play-option-plain = Sentences only, for screen readers: no board, no symbols.
cli-play-option-save = File to save the game to after every turn.
cli-play-option-resume = Continue a saved game.
cli-play-metavar-seats = SEATS
cli-play-metavar-names = NAMES

cli-play-error-seat = “{ $seat }” is not a player. Use { $known }, or your own bot with --code FILE.
cli-play-error-seats =
    { $count ->
        [one] { $count } seat given. { $game } has { $known } seats; give them like “{ $example }”.
       *[other] { $count } seats given. { $game } has { $known } seats; give them like “{ $example }”.
    }
cli-play-error-names =
    { $count ->
        [one] { $count } name given for { $players } players: give one per player, comma-separated.
       *[other] { $count } names given for { $players } players: give one per player, comma-separated.
    }
cli-play-error-name-long = The name “{ $name }” is too long: at most { $most } letters.
cli-play-error-name-letters = The name “{ $name }” contains characters that cannot be shown.
cli-play-error-name-twice = Two players are called “{ $name }”: give each a different name.
cli-play-error-game = Which game? Games: { $known }.
cli-play-error-other-game = The saved game is { $found }, not { $game }.
cli-play-error-with-resume = { $option } is only for new games: a saved game has its own.
cli-play-error-no-seats = The saved game does not say who plays. Add --seats, for example “{ $example }”.
cli-play-error-exists = “{ $file }” already exists and was not changed. Continue it with --resume, or choose another file.

cli-play-saved-at = The game is saved in { $file }
cli-play-resume-with = To continue: { $command }
cli-play-saved = Saved in { $file }
cli-play-not-saved = The game cannot be saved, but you can keep playing: { $why }
cli-play-lost = The game was not saved.
cli-play-contains-all = The saved game contains everything, even hidden tiles: no peeking.
cli-play-welcome = { $game } — { $players }
cli-play-thinking = { $who } is thinking…
cli-play-forfeit = { $who } is out: { $why }
cli-play-stand-in = { $bot } takes over from { $who }.
cli-play-commands-hint = Type ? at any time for help.

cli-play-your-turn = { $who }: { $prompt }
ask-turn-place-mercy = You cannot afford any space. The gods have mercy: place one worker anyway.
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
cli-play-undone = Undone: { $title }
cli-play-no-undo = Nothing to undo. You can undo back to the start of your turn, but not past a draw or another player’s move.
cli-play-bad-input =
    { $count ->
        [one] “{ $input }” is not a choice here. Type 1, or ? for help.
       *[other] “{ $input }” is not a choice here. Type a number from 1 to { $count }, or ? for help.
    }
cli-play-bad-number = “{ $input }” is not possible here. Type { $numbers } or { $words }, or ? for help.
cli-play-not-now = “{ $input }” is not possible now. Choose one from the list.
cli-play-pass-screen = A secret choice. Pass the screen to { $who }, and press Enter.
cli-play-secret-done = Thank you. What { $who } chose stays secret until everyone has chosen.
cli-play-bye = Until next time.
cli-play-no-log = Nothing has happened yet.
cli-play-no-tile = There is no tile “{ $tile }” here.

cli-play-help-title = Help
cli-play-help-number = A number makes that choice. A move can also be written out, like “{ $token }”.
cli-play-help-u = u, undo: undo your last choice, back to the start of your turn
cli-play-help-b = b, board: the whole board
cli-play-help-p = p, players: everything the players have
cli-play-help-t = t, tiles: all tiles in words; t { $tile }: one of them
cli-play-help-l = l, log: recent turns; l 50: the last 50 turns
cli-play-help-s = s, save: save now; s FILE: save to another file
cli-play-help-q = q, quit: stop here; the game is saved
cli-play-help-r = Enter: show the choices again
cli-play-help-end = You cannot undo a choice that ends your turn, hands the move to another player, or reveals something.

result-over = The game is over
result-winner = { $who } wins. Congratulations!
result-winners = { $who } win together. Congratulations!
cli-play-tie-break = Tie broken by { $how }.
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
story-retrieve = picks up from { $gear } { $space }: { $what }
story-action = action { $gear } { $space }
story-build = builds { $tile }
story-nothing = no action
story-corn = takes { $count } corn from the calendar
story-keep = has chosen two wealth tiles
story-one-day = advances the calendar one day
story-two-days = advances the calendar two days
story-drawn-monuments = Monuments on display: { $tiles }.
story-drawn-row = New in the row: { $tiles }.
story-drawn-neutral = Neutral workers (wealth tiles { $tiles }): { $places }.
story-beyond = { $gear } beyond the last space
story-first = Starting player: { $who }.
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
        [0] feeds no one
        [one] { $count } worker eats { $corn } corn
       *[other] { $count } workers eat { $corn } corn
    }
story-hungry =
    { $count ->
        [one] { $count } worker goes hungry (points lost: { $points })
       *[other] { $count } workers go hungry (points lost: { $points })
    }
story-reward = from the temples ({ $what })
story-age = The first age is over: buildings of age 2 replace those in the row.
story-fell = { $who }: a worker is carried off { $gear } without an action
story-day = The calendar advances. Day { $day }.
story-day-after-two = The calendar advances two days. Day { $day }.

story-free = free
story-by-mercy = by the mercy of the gods
menu-mercy =
    { $count ->
        [0] mercy: you have no corn and pay none; you cannot place another worker
       *[other] mercy: costs all your corn; you cannot place another worker
    }
menu-place = Place a worker: { $gear }, space { $space }
menu-tomorrow = after one day on space { $space }: { $action }
menu-falls = the next day carries it off the gear
menu-any-action = any action on { $gear }, at no extra cost
menu-fish = fish for { $corn }
menu-harvest = harvest { $what }
menu-harvest-either = harvest { $corn } or { $wood }
menu-harvest-burn = harvest { $wood }, or burn the wood for { $corn } and anger a god
menu-harvest-none = nothing: no tile is left to harvest
menu-no-skull = nothing: no skull is left
menu-no-worker = nothing: all your workers are in play
menu-altar = skull: { $what }
menu-altar-taken = nothing: a skull is already there
menu-resource = 1 resource of your choice
menu-start-first = you become the starting player; if you already are, the player to your left does
menu-start-corn = { $count } corn from the calendar at the end of your turn
menu-start-two-days = you may advance the calendar two days
menu-action =
    { $count ->
        [0] action { $space }: { $action }
       *[other] action { $space } for { $count } corn: { $action }
    }
menu-no-action = no action possible: it just returns to your hand
act-step-back = includes { $count } corn for going back
menu-returns = the worker just returns to your hand
menu-decline = Decline
menu-anger-next = then you go down a step on a temple of your choice
menu-price =
    { $count ->
        [one] costs { $count } resource of your choice
       *[other] costs { $count } resources of your choice
    }
menu-level = level { $level }: { $what }
menu-bonus = bonus: { $what }
menu-step = { $temple }, step { $step }: { $points } at the end of an age
menu-step-good = { $temple }, step { $step }: { $points } at the end of an age; also { $good } on the first and third Food Days
menu-monument-now =
    { $count ->
        [one] it would score { $count } point now
       *[other] it would score { $count } points now
    }
menu-day = on to day { $day }
menu-jump-food = the next round is the Food Day
menu-end-corn = you take { $count } corn from the calendar
menu-end-food = today is a Food Day: your workers need { $count } corn at the end of the round
menu-level-agriculture-1 = 1 extra corn for every corn harvest at Palenque 2–5
menu-level-agriculture-2 = harvest corn even where no corn tile is uncovered; 1 extra corn for fishing
menu-level-agriculture-3 = another 2 corn for every corn harvest at Palenque 2–5 (3 extra in all)
menu-level-agriculture-4 = 1 step up on a temple of your choice
menu-level-extraction-1 = 1 extra wood at Yaxchilan, and for every wood tile
menu-level-extraction-2 = 1 extra stone at Yaxchilan
menu-level-extraction-3 = 1 extra gold at Yaxchilan
menu-level-extraction-4 = 2 resources of your choice
menu-level-architecture-1 = 1 corn for every building
menu-level-architecture-2 = 2 points for every building
menu-level-architecture-3 = every building costs 1 resource less
menu-level-architecture-4 = 3 points
menu-level-theology-1 = at Chichen Itza, the action of the next space at no extra cost
menu-level-theology-2 = after an action on Chichen Itza, 1 resource for 1 step up on a temple
menu-level-theology-3 = 1 extra skull at Yaxchilan 4
menu-level-theology-4 = 1 skull

## Tzolk'in: the board
# Cells are narrow. Numbers in brackets are widths in columns; longer words are broken.

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
board-fed = done
board-first = Starting player: { $who }
board-start-free = starting-player space: free
board-start = starting-player space: { $who }
board-calendar-corn = corn on the calendar: { $count }
board-skulls = skulls left: { $count }
board-gears = Gears
board-legend = [3] where the next worker goes · ✚ neutral worker · ✗ skull already there
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
board-corn-tiles = Uncovered corn tiles
# (30)
board-wood-tiles = Wood tiles, corn beneath
# (17)
board-altar-points = points
# (17)
board-altar-resource = resource
# (17)
board-altar-step = a step on
board-temples = Temples: points of each step, goods of every step up to yours
# (13)
board-leader = highest +{ $count }
# Goods in short, (6)
board-good-corn = corn
board-good-wood = wood
board-good-stone = stone
board-good-gold = gold
board-good-skull = skull
board-technologies = Technologies: level 0, levels 1 to 3, the bonus beyond
# Technology levels, (19) per line, markers included
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
board-workers-supply = supply
board-meals = Food Day corn
board-wealth = wealth { $tiles }
board-side-light = can still advance two days
board-side-dark = two-day advance used

## Plain sentences, for screen readers

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
board-plain-nobody = no one
board-plain-gear = { $gear }, workers on spaces: { $who }
board-plain-gear-free = { $gear }, the next worker goes to space { $space }.
board-plain-gear-full = { $gear }, no space is free.
board-plain-altars = Spaces with skulls: { $spaces }
board-plain-jungle = Jungle of Palenque { $space }: uncovered corn tiles { $corn }, wood tiles { $wood }
board-plain-step = { $who } step { $step }, worth { $points }
board-plain-temple = Temple of { $temple }: { $who }. Top step { $top }; the highest player gets { $bonus } extra at the end of this age.
board-plain-level = { $who } level { $level }
board-plain-technology = Technology { $technology }: { $who }
board-plain-workers = Workers on gears: { $gears }; in supply: { $supply }
board-plain-worker-start = 1 worker on the starting-player space
board-plain-meals =
    { $count ->
        [one] On the next Food Day: { $count } worker to feed, { $corn } corn
       *[other] On the next Food Day: { $count } workers to feed, { $corn } corn
    }
result-line = { $title }: { $value }

## `sacbe replay`

cli-replay-help = Step through a recorded game, turn by turn.
cli-replay-file = The file with the recorded game.
cli-replay-option-plain = Sentences only, for screen readers: no board, no symbols.
cli-replay-option-from = The turn to start with.
cli-replay-option-seat = Show the game as this seat saw it, from 0 (default: as a spectator).
cli-replay-option-boards = Show the board after every turn, even in a pipe.
cli-replay-title = { $game } — { $players }
cli-replay-turn = Turn { $turn } of { $last }
cli-replay-nothing = Nothing to report.
cli-replay-prompt = Enter, n next · p previous · a number: that turn · b board · q quit
cli-replay-plain-prompt = Enter for the next turn, p for the previous one, a number, or q:
cli-replay-bad-input = “{ $input }” is not possible here. Type n, p, a turn from 0 to { $last }, or q.
cli-replay-at-start = This is the start of the game.
cli-replay-at-end = This is the end of the record.
cli-replay-unfinished = The record ends here; the game is not over.
cli-replay-error-turn = There is no turn { $turn }. Turns: 0 to { $last }.

## `sacbe render`

cli-render-help = Draw the board of a recorded game, as SVG or PNG.
cli-render-option-out = The picture file, ending in .svg or .png, or - to print the SVG (default: named after the record).
cli-render-option-width = Width of the picture in pixels.
cli-render-option-dark = Use dark colours.
cli-render-done =
    { $moves ->
        [0] { $file }: the board before the first move
        [one] { $file }: the board after { $moves } move
       *[other] { $file }: the board after { $moves } moves
    }
cli-render-error-ending = The picture cannot be named “{ $file }”. Possible endings: { $known }.

## Tikal: board, menu, log and result
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
board-tikal-legend = 2 path, its cost   · : ∴ stones into the jungle   [▲] guard   ▲ majority   ★ leader   ◦ treasure

board-tikal-title = { $facts }
board-tikal-mode =
    { $mode ->
        [tactical] auction game
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
board-tikal-head-totem = turn
board-tikal-head-treasures = treasures
board-tikal-totem-brief =
    { $state ->
        [down] done
        [passed] passed
       *[up] to come
    }

# Beside the map, (20) per line
board-tikal-aside-tile = Tile to place
board-tikal-aside-line = { $tile } { $stones }
board-tikal-aside-open = Face-up tiles
board-tikal-aside-auction = Auction
board-tikal-aside-letters = Tiles left
board-tikal-aside-steps = Temple tiles left
board-tikal-aside-unseen = Treasures not found

board-tikal-hex = { $hex }: { $what }
board-tikal-unexplored = Unexplored: { $hexes }
board-tikal-to-place = To be placed: { $tile }
board-tikal-open = Face-up tiles: { $tiles }
board-tikal-auction = Auction: { $what }
board-tikal-totems-up = Still to play this round: { $who }
board-tikal-left-letters = Tiles left: { $what }
board-tikal-left-steps = Temple tiles left: { $what }
board-tikal-left-unseen = Treasures not found yet: { $what }
board-tikal-guard =
    { $figure ->
        [leader] guarded by the leader of { $who }
       *[explorer] guarded by an explorer of { $who }
    }
board-tikal-held = controlled by { $who }
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
story-tikal-roads = paths to { $roads }
board-tikal-no-roads = no paths
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
        [down] has played this round
        [passed] has passed
       *[up] has not played this round
    }
board-tikal-tile-at-hand = Tile to place
board-tikal-tiles-open = Face-up tiles
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
menu-tikal-place = Place it on { $hex }
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
menu-tikal-closed = no path to { $hexes }
menu-tikal-take = Take { $tile }
menu-tikal-take-volcano = first a scoring round, starting with you; then you place the volcano and take your turn; this cannot be undone
menu-tikal-bid =
    { $points ->
        [one] Bid for the next turn; you have { $points } point
       *[other] Bid for the next turn; you have { $points } points
    }
menu-tikal-bid-against = against { $who }
menu-tikal-pass-first = if everyone passes, you get the next turn for free
menu-tikal-pass-if-all = if everyone passes, { $who } gets the next turn for free
menu-tikal-pass = you are out of this auction, but may bid in the next
menu-tikal-uncover = Uncover level { $level } of the temple on { $hex }
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
        [0] Set up your last camp on { $hex }
       *[other] Set up a camp on { $hex }
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
menu-tikal-via = via { $hexes }
menu-tikal-help-place = Placing a tile: type the hex, then the number of a rotation; or both at once, like “c3 2”.
menu-tikal-help-move = Moving: type the hex a figure is on (or “leader”), then the destination; or both at once, like “a5 c3”. A longer walk is made step by step, and each step can be undone.
menu-tikal-help-bid = The auction: just type the number of points, or “pass”. A bid cannot be undone.

story-tikal-place = places { $tile }, on { $hex }
story-tikal-leave = cannot place { $tile }: it is removed from the game
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
        [one] uncovers { $count } level on { $hex }, now temple { $level }
       *[other] uncovers { $count } levels on { $hex }, now temple { $level }
    }
story-tikal-recover =
    { $count ->
        [one] recovers { $count } treasure on { $hex }: { $treasures }
       *[other] recovers { $count } treasures on { $hex }: { $treasures }
    }
story-tikal-camp = sets up a camp on { $hex }
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
story-tikal-open = Revealed: { $tiles }.
story-tikal-won =
    { $count ->
        [one] { $who } wins the auction for { $count } point.
       *[other] { $who } wins the auction for { $count } points.
    }
story-tikal-all-passed = Everyone passed: { $who }, the first to pass, gets the turn for free.
story-tikal-last = { $who } takes the last turn of the round for free.
story-tikal-volcano = { $who } draws the volcano { $tile }: a scoring round. In turn, each player spends 10 action points and then scores: { $order }.
story-tikal-final = That was the last tile: the last scoring round. In turn, each player spends 10 action points and then scores: { $order }.

result-tikal-start = Start
result-tikal-paid = Auctions
result-tikal-volcano = Volcano { $number }: temples + treasures
result-tikal-final = Last round: temples + treasures
result-tikal-sum = { $temples } + { $treasures }
result-tikal-highest = Highest temple
result-tikal-treasures = Treasures

## Bots
error-bot = There is no bot “{ $bot }”. Bots: { $known }.
error-bot-level = There is no bot “{ $bot }”: levels go from level:1 to level:{ $most }.
error-bot-budget = “{ $bot }” needs a budget per turn: search:200 for 200 playouts (at most { $playouts }), search:0.25s for a quarter of a second (at most { $seconds }s), search:0.25s@4 for four processes (at most { $processes }).
error-bot-processes = “@{ $count }”: could not search with { $count } processes: { $why }
error-bot-no-file = There is no file “{ $file }”. --code takes a bot’s file, for example my_bot.py.
error-bot-file = The file “{ $file }” cannot be read: { $why }.
error-bot-name = “{ $name }” cannot be a bot’s name. Rename the file “{ $file }”: at most 40 letters, digits, “_”, “-” and “.”, starting with a letter, a digit or “_”.
error-bot-taken = The name “{ $name }” is taken. Rename the file “{ $file }”.
error-bot-limit = { $name } cannot be “{ $value }”: use a number from { $least } to { $most }.
error-bot-start = The process of { $bot } could not be started: { $why }.
error-bot-late-start = { $bot } was not ready after { $seconds } s, the limit for loading its file.
error-bot-late = { $bot } did not answer within { $seconds } s, the limit for one choice. Use --code-seconds to allow more.
error-bot-memory = { $bot } ran out of memory: its limit is { $memory } MiB. Use --code-memory to allow more.
error-bot-syntax = { $bot } cannot be read as Python: { $what } ({ $where })
error-bot-no-choose = { $bot } has no function “choose”. { $file } must define choose(view), which returns one of the strings in view["choices"].
error-bot-crashed = { $bot } crashed: { $what } ({ $where })
error-bot-not-text = { $bot } answered with a value of type { $what } instead of a string. choose(view) must return one of the strings in view["choices"].
error-bot-illegal =
    { $count ->
        [one] { $bot } answered “{ $answer }”, which was not offered. There was one choice: “{ $example }”.
       *[other] { $bot } answered “{ $answer }”, which was not offered. There were { $count } choices, the first of them “{ $example }”.
    }
error-bot-garbage = { $bot } wrote to the pipe that carries its answers. choose(view) must return its answer and leave alone any file it did not open.
error-bot-exited = The process of { $bot } exited without an answer (exit code { $code }). choose(view) must return one of the strings in view["choices"].
error-bot-killed = The system ended the process of { $bot } ({ $signal }) before it answered.

## Arena
# `sacbe arena`, its report and its errors.

cli-arena-help = Play bots against each other and rate them, with confidence intervals.
cli-arena-metavar-bots = BOT,BOT…
cli-arena-metavar-address = ADDRESS
cli-arena-option-bots = The bots, comma-separated: random,greedy,search:200,level:3.
cli-arena-option-players = Players per game.
cli-arena-option-games = Games per line-up, rounded up so that every seat is taken equally often.
cli-arena-option-seed = Random seed: the same seed gives the same deals (default: random).
cli-arena-option-gauntlet = Play only the first bot, against each of the others in turn; the opponent takes all other seats.
cli-arena-option-output = Append every game to this file. The same command continues a stopped run.
cli-arena-option-workers = Number of processes (default: the number of processors).
cli-arena-option-html = Write a report with charts to this file: one self-contained page.
cli-arena-option-csv = Write all games to this file as comma-separated values, one row per seat.
cli-arena-option-parquet = Like --csv, but as a Parquet file. Needs pyarrow.
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
arena-head-move = Seconds per move
arena-head-turn = Seconds per turn
arena-head-slowest = Slowest turn
arena-head-forfeits = Forfeits
cli-arena-forfeit =
    { $count ->
        [one] { $bot } forfeited { $count } game: { $reason }
       *[other] { $bot } forfeited { $count } games: { $reason }
    }
arena-few-deals =
    { $enough ->
        [one] Fewer than { $enough } deal was played, so the intervals of ratings and points are too narrow.
       *[other] Fewer than { $enough } deals were played, so the intervals of ratings and points are too narrow.
    }
cli-arena-note = Won: a victory shared by two counts as a half for each, by three as a third, and so on; 95% intervals are Wilson’s. Even share: what equal bots would win. Rating: Bradley–Terry on Elo’s scale, mean 0; intervals of ratings and points by bootstrap over deals.
cli-arena-error-same = “{ $file }” is given for both { $one } and { $other }: one would overwrite the other. Choose another file.

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
arena-won-text = Each bot’s share of the victories in its games, with its 95% interval. The vertical line is the even share: what the bot would win if all were equally strong.
arena-lineups-title = By line-up
arena-lineups-text = Which bots played together, and how much each of them won.
arena-pairs-title = One against one
arena-pairs-text = How often the row’s bot finished with more points than the column’s; a tie counts as half. Below: what their ratings predict.
arena-pairs-corner = Ahead of
arena-points-title = Points
arena-points-text = Each bot’s average points with a 95% interval, and how its points were spread; the vertical line is the average.
arena-points-spread = { $bot }: share of its results, by points
arena-settled-title = How the ratings settled
arena-settled-text = Ratings after each number of deals. If a line is still rising or falling on the right, play more games.
arena-times-title = Thinking time
arena-times-text = Average seconds for all decisions of a turn. Forced moves are played without asking the bot.
arena-seats-title = Seats
arena-seats-text = Each seat’s share of the victories, whichever bot sat there. Every line-up played in every rotation of the seats.
arena-forfeits-title = Forfeits
arena-forfeits-text = Games that ended because a bot could not continue.
arena-forfeits-reason = Reason
arena-method-title = How this was measured
arena-method-deals = A deal is one fixed sequence of draws. Every line-up played every deal once in each rotation of its seats, with the same draws, so that neither luck nor seat favours any bot.
arena-method-won = A victory shared by k players counts as 1/k for each. Intervals of shares are Wilson’s score intervals at 95%.
arena-method-rating = Ratings follow the Bradley–Terry model by maximum likelihood, on Elo’s scale (400 points are odds of ten to one), with mean 0. A game counts as one comparison of each pair of players by final points; a tie is half a victory for both. Every bot is credited with one imaginary tie against an average bot, so that ratings stay finite.
arena-method-bootstrap = Intervals of ratings and points cover the middle 95% of 1000 bootstrap samples. Whole deals are sampled, not games, because the games of a deal share the same draws; the imaginary ties get random weights, too.
arena-method-points = Points are averaged over games that were played to the end.
arena-method-times = Times cover only the bot’s thinking, not the rules engine. They depend on the machine and on what else it was doing.
arena-method-forfeits = A bot that crashes, answers too late or plays an illegal move forfeits: the game ends, the others share the victory, and each of them counts as finishing ahead of it.
arena-again-title = Run it again

# Errors.
error-arena-two-bots = A match needs at least two bots: --bots random,greedy
error-arena-bot-twice = “{ $bot }” is named twice. Name each bot once; the arena fills the remaining seats.
error-arena-bot-failed = { $bot } crashed: { $what }
error-arena-not-results = “{ $file }” is not an arena results file. It was not changed.
error-arena-other-run = “{ $file }” belongs to another run: its { $field } is { $found }, not { $wanted }. Choose another file, or repeat the original command.
error-arena-bad-line = “{ $file }”, line { $line }: this is not a game of this run. The file was not changed.
error-arena-in-use = “{ $file }” is in use by another run.
error-arena-worker-died = A playing process has died. Finished games are in the results file, if there is one; run the same command to continue.
error-arena-other-machine = A machine in the cluster has a different version or build of Sacbe, or a different bot file.
error-arena-ray = There is no Ray cluster at “{ $address }”: { $why }

## Hints and reviews
# `sacbe hint` and `sacbe review`, in the terminal and on the page of a review.
# $points, $chance and $loss are numbers ready to be read, such as +4.5, 43% or −12.

cli-hint-help = Suggest the best ways to continue a saved game, with chances and reasons.
cli-hint-file = A game saved by “sacbe play”.
cli-hint-option-at = Look at the position after this many moves, counting chance moves (default: the last one).
cli-hint-option-turn = Look at the start of this turn, numbered as in “sacbe replay”.
cli-hint-option-seat = Only if this seat, from 0, is to move.
cli-hint-option-best = Number of suggestions, 1 to 10.
cli-hint-option-playouts = How many playouts to search (default: 1000).
cli-hint-option-seconds = How long to search, instead of --playouts. Results vary from run to run.
cli-hint-option-seed = Random seed: the same seed and playouts give the same hint.
cli-hint-progress = Thinking
cli-hint-error-both = Give --playouts or --seconds, not both.
cli-hint-error-seconds = --seconds must be more than 0 and at most { $most }.
cli-hint-error-at-turn = Give --at or --turn, not both.
cli-hint-error-no-choice = No one has a choice in turn { $turn }.
cli-hint-error-over = The game is over: there is nothing left to choose. Use “sacbe review” to review the whole game.
cli-hint-error-chance = Something is being drawn at this point: no one has a choice to make.
cli-hint-error-seat = { $who } is not to move, but { $mover } is (--seat { $seat }).
error-hint-not-to-move = Seat { $seat } is not to move: only the player to move gets a hint.

cli-hint-title = { $game }, turn { $turn }: { $who } to move
cli-hint-line = { $number }. { $what }
cli-hint-chances = Chances of winning: { $chances }
cli-hint-points = Expected final points: { $points }
cli-hint-changes = What it changes: { $reasons }
cli-hint-against = Compared with no. { $number }: { $reasons }
cli-hint-note = Chances and points are search estimates, based only on what this player can see. The reasons compare the position after the turn with another, in points.
story-tikal-recover-unknown =
    { $count ->
        [one] recovers { $count } treasure on { $hex }
       *[other] recovers { $count } treasures on { $hex }
    }

cli-review-help = Review a finished game: a page with chances, turning points, costly turns and where the points came from.
cli-review-file = The record of a finished game.
cli-review-output = File for the page (default, unless --json is given: named after the record, in this folder).
cli-review-option-playouts = Playouts per turn: more is slower and more reliable (default: what takes one to three minutes on two processors).
cli-review-option-seed = Random seed: the same seed and playouts give the same review.
cli-review-option-workers = Number of processes (default: the number of processors).
cli-review-progress = Reviewing every turn
cli-review-written = Written: { $file }
cli-review-error-same = “{ $file }” is the game itself: the page would overwrite it. Choose another file.
error-review-worker-died = A process working on the review has died. Fewer --workers need less memory.
error-review-unfinished =
    { $turns ->
        [one] This game is not over yet ({ $turns } turn so far). Only finished games can be reviewed; use “sacbe hint” for this one.
       *[other] This game is not over yet ({ $turns } turns so far). Only finished games can be reviewed; use “sacbe hint” for this one.
    }

## Reasons
# What a turn, or another way to play it, changes: short, with the points at the end.
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
        [up] more technology: { $points }
       *[down] less technology: { $points }
    }
reason-tzolkin-monuments =
    { $way ->
        [up] monuments, built or in reach, are worth more: { $points }
       *[down] monuments, built or in reach, are worth less: { $points }
    }
reason-tzolkin-calendar =
    { $way ->
        [up] turn order, calendar corn and the two-day advance are worth more: { $points }
       *[down] turn order, calendar corn and the two-day advance are worth less: { $points }
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
        [up] more treasures within explorers’ reach: { $points }
       *[down] fewer treasures within explorers’ reach: { $points }
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
        [up] camps well placed, or still to be set up: { $points }
       *[down] camps are worth less: { $points }
    }
reason-tikal-guards_left =
    { $way ->
        [up] more guards left to place: { $points }
       *[down] fewer guards left to place: { $points }
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
       *[down] a worse tile, or more to pay for it: { $points }
    }

## Where points come from

source-food-day = Food Day { $number }
source-volcano = volcano { $number }
source-last-round = last round
source-tzolkin-temples = Temple steps
source-tzolkin-leader = Highest on temples
source-tzolkin-buildings = Buildings
source-tzolkin-architecture = Architecture
source-tzolkin-altars = Skulls at Chichen Itza
source-tzolkin-monuments = Monuments
source-tzolkin-skulls = Skulls kept
source-tzolkin-corn = Corn and resources left
source-tzolkin-hunger = Hungry workers
source-tikal-start = Starting points
source-tikal-temples = Temples
source-tikal-treasures = Treasures
source-tikal-auctions = Paid in auctions

reason-rival =
    { $way ->
        [up] { $who } gains by this: { $points }
       *[down] { $who } loses by this: { $points }
    }
reason-later = the benefit comes later, beyond this turn
reason-same = the search sees hardly any difference
reason-later-other = the benefit of no. { $number } comes later, beyond this turn

## The page of a review

review-title = { $game } – review
review-won = { $who } wins with a score of { $points }
review-shared = { $who } share the victory with a score of { $points }
review-decided = { $result }: tied on points, decided by { $how }
review-decided-temple = the highest temple controlled
review-decided-treasures = the number of treasures
review-decided-workers = the number of workers on gears
review-story-clear =
    { $turn ->
        [0] { $who } led from start to finish.
        [1] { $who } led from start to finish.
       *[other] { $who } took the lead for good on turn { $turn }, early in the game.
    }
review-story-comeback = { $who } came from behind: a chance of only { $chance } after turn { $low }, but ahead for good from turn { $turn }.
review-story-late = It was open to the end: { $who } took the lead for good only on turn { $turn } of { $last }.
review-story-changes =
    { $count ->
        [one] The lead changed hands once; { $who } held it from turn { $turn } on.
       *[other] The lead changed hands { $count } times; { $who } held it from turn { $turn } on.
    }
review-story-shared = No one could pull away: the victory is shared.
review-chances-title = Chances of winning
review-chances-text = Each player’s chance of winning after every turn, estimated by search from what the player who had just moved could know. The marks are turning points: the player’s turns that changed their chances most, by choice or by luck of the draw, and by more than the spread of the search (pp: percentage points).
review-chances-describe = Chances of winning after each turn. { $ends }
review-chances-end = { $who } from { $first } to { $last }.
review-expected-title = Expected final points
review-expected-text = What each player was heading for after every turn.
review-points-title = Points on the track
review-points-text = Each player’s actual points after every turn.
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
review-losses-none = The search found no clearly costly turn.
review-loss-title = Turn { $turn }
review-loss-wins = cost { $loss } of the chance of winning
review-loss-points = cost about { $points } points
review-loss-both = cost { $loss } of the chance of winning and about { $points } points
review-played = Played
review-better = Better
review-because = Because
review-though = But
review-percentage-points = { $number } pp
review-method-title = How to read this
review-method-estimate = Chances and expected points are estimates: a search with the bots’ evaluation. They are good enough to compare turns within one game, but are no verdict on a player.
review-method-known = Every turn is judged by what its player could know at the time: later draws count neither for nor against it.
review-method-loss =
    { $repeats ->
        [one] A costly turn compares what was played with the best alternative found, both searched equally hard. It is listed only if { $repeats } further comparison, searched differently, confirms the difference beyond its spread.
       *[other] A costly turn compares what was played with the best alternative found, both searched equally hard. It is listed only if { $repeats } further comparisons, each searched differently, confirm the difference beyond their spread.
    }
review-method-reasons = The reasons are the biggest differences that the evaluation sees at the end of the turn, in points.
review-method-again = Made with { $playouts } playouts per turn and seed { $seed }; the same record and numbers reproduce this page. Step through the game with “sacbe replay”, which numbers turns the same way.

## The server

error-server-asked-already = Another question is open at this table. Wait for the answer.
error-server-at = There is no position after event { $at }. Positions: { $first } to { $last }.
error-server-bad = This request cannot be answered.
error-server-base = The table has { $head } events: base { $base } is not one of them.
error-server-bot = There is no bot “{ $bot }” for tables. Bots: { $known }.
error-server-bot-plays = A bot is playing seat { $seat }. Take the seat back first.
error-server-bot-finishes = Time ran out: the bot finishes this turn. You can take the seat back for the next one.
error-server-database = “{ $url }” is not a usable database. Write sqlite:///FILE or postgresql://USER@HOST/NAME.
error-server-full = The server has no room for another table right now.
error-server-host-plays = You cannot get another player’s token while the game is running. Vacate the seat instead: the player can rejoin with the invitation.
error-server-is-abandoned = This table was closed.
error-server-is-finished = This game is over.
error-server-is-frozen = This game is not compatible with the server’s current rules. It cannot continue, but its record can be downloaded.
error-server-is-open = This game has not begun yet.
error-server-is-running = This game has already begun.
error-server-key-used = The key “{ $name }” was already used for another command. Give each command its own key.
error-server-method = This address does not accept that method.
error-server-moves = The record has { $most } moves, not { $moves }.
error-server-newer-database = The database was made by a newer version of Sacbe (its schema is { $found }). Install that version, or restore an older backup.
error-server-no-bot-plays = No bot is playing seat { $seat }.
error-server-no-job = There is no such task, or it is not yours.
error-server-no-page = There is nothing at this address.
error-server-no-people = A table needs at least one person. Leave a seat open, or take one yourself.
error-server-no-seat = The table has no such seat.
error-server-no-table = There is no such table, or you need an invitation to see it.
error-server-no-undo-asked = No one is asking for an undo at this table.
error-server-no-vote = There is nothing to vote on at this table.
error-server-not-asked = This question is for the other players.
error-server-not-host = Only the host of the table can do this.
error-server-not-over = This game is not over yet.
error-server-not-seated = Only this table’s players can do this.
error-server-not-your-seat = Seat { $seat } is not yours: none of your tokens opens it.
error-server-not-your-turn = It is not your turn.
error-server-nothing-to-undo = There is nothing to undo.
error-server-others-play = Other people are still playing at this table. Leave your seat instead.
error-server-request = The request is invalid at “{ $where }”: { $what }.
error-server-seat-free = No one holds seat { $seat }.
error-server-seat-taken = Seat { $seat } is taken.
error-server-seats-open = Not all seats are taken. Wait for more players, or fill the seats with bots.
error-server-stale = The table has moved on from event { $base } to event { $head }. Check the position, then decide.
error-server-token = This server does not know this token.
error-server-too-many-keys = One browser can hold at most { $most } seats. Forget this browser’s seats first.
error-server-too-many-tables = You have { $most } unfinished tables here. Finish or close some first.
error-server-too-many-undos = This table has reached its limit of undos. Play on.
error-server-unavailable = The server cannot reach its database, or its disk is full. Nothing is lost: try again in a moment.
error-server-undo-left = A player has left since then, so the game cannot go back that far.
error-server-hint-late = The game has moved on since this hint was requested.
error-server-hints-off = Hints are off at this table.
error-server-playouts = A review of this game can have at most { $most } playouts per turn.
error-server-study-died = The server could not finish this. Try again, with fewer playouts if you gave a number.
error-server-too-many-studies = { $most } hints and reviews are already in progress for this table and its host’s other tables. Wait until one is ready.
error-server-webhook = A webhook is an address like https://example.org/turn, without a password, on the default port or one from 1024 up.
error-server-webhook-call = The webhook did not answer correctly ({ $what }).
error-server-webhook-host = This server sends no notifications to “{ $host }”: the host does not exist, or is not public.
error-server-undo-target = The game cannot go back to event { $to }: it is not on the current line of play.

notice-over = { $name }: the game is over.
notice-turn = { $name }: it is your turn.

log-abandoned = The table was closed.
log-chance = Drawn: { $what }
log-created = The table was created.
log-finished = The game is over.
log-frozen = The game was stopped: it is not compatible with the server’s current rules.
log-handed = { $why ->
    [time] { $who } has run out of time: a bot takes over ({ $bot }).
    [vote] By vote, a bot takes over from { $who } ({ $bot }).
   *[other] A bot takes over from { $who } ({ $bot }).
  }
log-hidden = { $who }: something secret
log-joined = { $who } takes a seat.
log-left = { $name } leaves.
log-move = { $who }: { $what }
log-rematch = Rematch: a new table is ready.
log-renamed = A seat is now called { $name }.
log-renewed = { $name } gets a new seat link.
log-revoked = The host frees { $name }’s seat.
log-started = The game begins.
log-taken = { $who } takes over from the bot.
log-timeout = { $who } has run out of time.
log-undo = { $who } undoes moves.
log-undo-agreed = { $who } agrees to the undo.
log-undo-asked = { $who } asks to undo.
log-undo-refused = { $who } declines the undo.
log-vote = { $choice ->
    [bot] { $who } votes for a bot.
    [wait] { $who } votes to wait.
   *[end] { $who } votes to end the game.
  }
log-waited = { $who } gets more time.

cli-verify-database-help = Replay every game in the server’s database and list those that differ.
cli-verify-database-option-database = The database: sqlite:///FILE or postgresql://USER@HOST/NAME (default: SACBE_DATABASE, or the server’s usual file).
cli-verify-database-option-mend = Repair: move unchanged games to the current rules, freeze those that differ, drop wrong snapshots.
cli-verify-database-progress = Replaying
cli-verify-database-no-file = There is no database “{ $file }”.
cli-verify-database-not-ours = This is not a Sacbe server’s database.
cli-verify-database-shape = The database has the schema of an older version of Sacbe ({ $found }). Make a backup, then start the server once, or verify with --mend: both upgrade it.
cli-verify-database-unavailable = The database cannot be used: { $why }
cli-verify-database-differs = differs. { $why }
cli-verify-database-frozen = differs, and is now frozen. { $why }
cli-verify-database-older = uses the older rules { $rules }, but is the same under the current ones. No one can continue it until it is moved to these: verify with --mend.
cli-verify-database-snapshots = has snapshots that do not match its events: { $seqs }. They are only a shortcut; --mend drops them.
cli-verify-database-snapshots-dropped = had snapshots that did not match its events: { $seqs }. They were dropped.
problem-unknown-game = There is no game “{ $game }” here. Games: { $known }.
problem-newer = It uses rules { $found }; this version of Sacbe has only { $version }. Install the newer version.
problem-unreadable = Its row, or one of its events, cannot be read.
problem-gap = Event { $seq } is missing.
problem-broken = Event { $seq }: cannot be carried out ({ $what }).
problem-not-running = Event { $seq }: the position cannot change, as the game is not being played.
problem-started-twice = Event { $seq }: the game had already been started.
problem-options = Event { $seq }: the game cannot be started like this. { $why }
problem-unknown-move = Event { $seq }: there is no move “{ $token }”.
problem-illegal-move = Event { $seq }: the move “{ $token }” is not legal there.
problem-mover = Event { $seq }: the move “{ $token }” has a different seat or turn than the game at this point.
problem-secret = Event { $seq }: the move “{ $token }” is stored as the wrong player’s secret.
problem-undo = Event { $seq }: goes back to event { $to }, which is not on the current line of play.
problem-turn = Event { $seq }: goes back to a different turn than it says.
problem-digest = Event { $seq }: leads to a different position than the one stored.
problem-not-over = Event { $seq }: says that the game is over, but it is not.
problem-result = Event { $seq }: the stored result does not match the position.
problem-no-end = Event { $seq }: ends the game, but no event says so.
problem-row = The table’s “{ $column }” is { $found }; according to its events it should be { $expected }.
cli-verify-database-total =
    { $count ->
        [one] { $count } game replayed.
       *[other] { $count } games replayed.
    }
cli-verify-database-moved =
    { $count ->
        [one] { $count } game of older rules is the same under the current ones and was moved to them.
       *[other] { $count } games of older rules are the same under the current ones and were moved to them.
    }
cli-verify-database-stopped =
    { $count ->
        [one] { $count } game was already frozen and was skipped.
       *[other] { $count } games were already frozen and were skipped.
    }
cli-verify-database-well = All is well.
cli-verify-database-mended =
    { $count ->
        [one] { $count } game had problems. What could be repaired was repaired.
       *[other] { $count } games had problems. What could be repaired was repaired.
    }
cli-verify-database-wrong =
    { $count ->
        [one] { $count } game has problems. Nothing was changed.
       *[other] { $count } games have problems. Nothing was changed.
    }
cli-backup-help = Copy the server’s SQLite database to a file, even while the server is running.
cli-backup-argument-file = The file to create. It must not exist.
cli-backup-done =
    { $games ->
        [one] “{ $file }” contains { $games } game.
       *[other] “{ $file }” contains { $games } games.
    }
cli-restore-help = Restore the server’s SQLite database from a backup. The server must not be running.
cli-restore-argument-file = The backup.
cli-restore-option-replace = Replace an existing database. The old one is kept next to it.
cli-restore-done =
    { $games ->
        [one] “{ $file }” is restored and contains { $games } game.
       *[other] “{ $file }” is restored and contains { $games } games.
    }
cli-restore-kept = The old database is now “{ $file }”.
error-backup-postgres = This is only for SQLite. For PostgreSQL, use its own { $program }: the page “Backup and rules changes” shows how.
error-backup-no-database = There is no database “{ $file }”.
error-backup-exists = “{ $file }” already exists. Choose another name, or remove it first.
error-backup-in-the-way = “{ $file }” already exists. Use --replace to put the backup in its place; the old one is kept next to it.
error-backup-same = “{ $file }” is the database itself, not a backup of it.
error-backup-in-use = “{ $file }” is in use. Stop the server first.
error-backup-not-ours = “{ $file }” is not a Sacbe server’s database.
error-backup-damaged = “{ $file }” is damaged: { $why }
error-backup-database = “{ $file }” cannot be used: { $why }

error-server-broke = Something went wrong on the server. See its log for details.
error-server-host = Wrong host name: this server’s address is { $url }. Use --url to change it.
error-server-listen = The server cannot listen at “{ $host }”: { $why }.
error-server-metrics = Only the machine the server runs on may read its metrics.
error-server-open-database = The database { $url } cannot be opened: { $why }.
error-server-origin = This request comes from another site. Send it from the server’s own pages, or without the header Origin.
error-server-port = Port { $port } is in use. Choose another one with --port.
error-server-port-forbidden = Permission denied for port { $port }. Choose one above 1023 with --port.
error-server-start = The server cannot start. See its log for details.
error-server-too-large = The request is too large: at most { $most } bytes.
error-server-too-slow = The request did not arrive in time. Try again.
error-server-too-often = Too many requests. Wait a moment, then try again.

cli-serve-help = Serve tables for people in browsers and for programs.
cli-serve-metavar-host = ADDRESS
cli-serve-metavar-proxies = ADDRESSES
cli-serve-option-host = Address to listen on; 0.0.0.0 lets others in (default: 127.0.0.1, this machine only).
cli-serve-option-port = Port (default: 8321, or the next free one).
cli-serve-option-database = Where to store tables: sqlite:///FILE or postgresql://USER@HOST/NAME (default: SACBE_DATABASE, or a file in the user’s own folder).
cli-serve-option-workers = Number of bot processes (default: one less than the number of processors).
cli-serve-option-url = Public address, if it differs from the one the server listens on: https://play.example.org.
cli-serve-option-open = Open the page in a browser, if there is one.
cli-serve-option-log = Log format: text for people, json for programs (default: text on a terminal, otherwise json).
cli-serve-option-proxies = Trusted proxy addresses, comma-separated (default: 127.0.0.1).
cli-serve-option-public-metrics = Let anyone read the metrics, not only this machine.
cli-serve-option-local-webhooks = Allow webhooks to this machine and its private network.
cli-serve-error-log = The log format cannot be “{ $log }”. Possible: { $known }.
cli-serve-error-url = “{ $url }” is not a server address. Write https://NAME or http://NAME:PORT, and nothing more.
cli-serve-address = The tables are at { $url }
cli-serve-database = They are stored in { $database }
cli-serve-friends = Others can reach them at { $url }, and all links start with it. If friends need a different address, set it with --url; on the internet, use a TLS proxy.
cli-serve-stop = Press Ctrl-C to stop the server; no game is lost.

page-title = Tzolk’in and Tikal, at one table
page-app-title = Sacbe: Tzolk’in and Tikal, at one table
page-app-description = Play Tzolk’in and Tikal in your browser, with friends by a link or against bots. No account, nothing to install.
page-app-noscript = The table needs JavaScript. Without it you can follow the games:
page-app-plain = the plain pages
page-lead = Two board games to play with friends, near or far, and with bots. Every table has its own links: anyone you send one to can take a seat, without an account.
page-skip = Skip to content
page-nav = Pages
page-nav-tables = Tables
page-nav-terminal = In the terminal
page-nav-api = For developers
page-languages = Languages
page-unofficial = A fan project: unofficial, not affiliated with or endorsed by the authors or publishers of the games. If you enjoy them, buy the board games.
page-mine = Your tables
page-public = Public tables
page-older = Older tables
page-none = No public table yet.
page-none-next = Create the first one.
page-head-table = Table
page-head-players = Players
page-head-status = Status
page-head-updated = Last changed
page-status-open = waiting for players
page-status-running = in progress
page-status-finished = over
page-status-abandoned = closed
page-status-frozen = stopped
page-to-move = To move:
page-won = Won by:
page-winner = winner
page-result = Result
page-study = study table
page-seat-open = open seat
page-bot = bot, level { $level }
page-yours = you
page-pace = Pace
page-pace-untimed = no clock
page-pace-live = { $minutes } min each, plus { $increment } s per turn
page-pace-days = days per turn: { $days }
page-turn = Turn
page-record = Download the record
page-log = What happened
page-log-order = Latest first.
page-log-more = Only the last part is shown here.
page-opening = Opening the link…
page-failed = This link could not be opened. Reload the page to try again, or ask for a new link.
page-missing = No such table here
page-missing-text = It does not exist, or it is private and can only be opened with the link that its host sent.
page-missing-next = See the public tables
page-terminal = Play in the terminal
page-terminal-text = The same games against the same bots, without a browser:
page-terminal-more = See { $file } in the project’s folder for more.
page-api-text = Everything the pages can do, programs can do too: create tables, take seats, play, follow a game.
page-api-link = The API
page-api = API for programs
page-api-lead = JSON over HTTP. Whatever a player can do at a table, a program can do with that player’s token.
page-api-token = Send a token in the header “Authorization: Bearer TOKEN”. A token is shown only once, when a table is created or a seat is taken.
page-api-errors = A refused request is answered with an error: a key for programs, and a text for people in the language of Accept-Language.
page-api-command = A command has a key that you choose: if you send it twice with the same key, it is carried out once and answered the same way.
page-api-socket = Updates arrive right away over a WebSocket:
page-api-english = The descriptions below are in English.
page-api-schema = The same as an OpenAPI schema
page-contents = Contents
page-required = required
page-parameters = Parameters
page-body = Body
page-answers = Responses
page-refusals = Errors
page-shapes = Schemas
page-shapes-text = Fields marked with * are required.

error-server-chat-length = A message must have 1 to { $most } characters.
error-server-chat-letters = A message must be one line, without control characters.
error-server-connections = The server has no room for another connection right now. Try again later.
error-server-connections-each = You already have { $most } connections to the server. Close some first.
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
web-level-2 = easy
web-level-3 = skilled
web-level-4 = strong
web-level-5 = strongest
web-level = Level { $level }: { $word }
web-skip = Skip to content
web-language = Language
web-reload = Reload
web-retry = Try again
web-close = Close
web-lost = The server is not responding. Your game is safe; trying again…

web-set = Settings
web-set-theme = Colours
web-set-theme-auto = Automatic
web-set-theme-light = Light
web-set-theme-dark = Dark
web-set-name = Your name
web-set-sounds = Sounds
web-set-knock = Soft knock when it is my turn
web-set-notify = Notify me of my turn outside this page
web-set-notify-denied = Your browser is blocking notifications from this page. You can allow them in its settings.
web-set-guide = Guide me at this table

web-home-lead = Two great board games of the Maya world, at one table.
web-home-text = Play against bots with one click, or with friends by one link. No account, nothing to install.
web-home-players = 2–4 players
web-home-tzolkin-length = 60–90 min
web-home-tikal-length = 60–90 min
web-home-tzolkin-text = Place your workers on turning gears and let time work for you: the later you pick them up, the richer their reward.
web-home-tikal-text = Cut paths through the jungle, uncover buried temples level by level, and be there in force when it counts.
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
web-home-making = Setting up the table…
web-home-yours = Your tables
web-home-yours-none = No games yet
web-home-yours-none-text = Press “Play now” above to start a game. It will be waiting here whenever you come back.
web-home-open = Public tables
web-home-open-text = Join players who are waiting.
web-home-open-none = No one is waiting for players
web-home-open-none-text = Create a public table, and someone may join.
web-home-open-new = Create a public table
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
web-home-asked = Answer needed
web-home-status-open = Waiting for players
web-home-status-abandoned = Closed
web-home-status-frozen = Stopped
web-home-status-finished = Over
web-home-won = { $name } won
web-home-you-won = You won
web-home-shared = Won by { $names }
web-home-study = study table
web-home-tactical = auction
web-home-deadline = Time runs out { $when }
web-home-older = Older tables
web-home-hidden =
    { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }
web-home-loading = Loading tables…
web-home-footer = More
web-home-about = About Sacbe
web-home-tiles-tzolkin = All Tzolk’in tiles
web-home-tiles-tikal = All Tikal tiles
web-home-api = For developers

web-missing = There is nothing here
web-missing-text = This address does not exist. Perhaps a letter got lost on the way.
web-missing-home = Back to the tables
web-trouble = Something on this page went wrong. Games are safe: they are kept on the server.
web-trouble-new = There is a newer version of this page.

web-new = New table
web-new-game = Game
web-new-mode = Variant
web-new-mode-basic = Basic
web-new-mode-basic-text = Each tile is drawn and placed right away. Best for your first games.
web-new-mode-tactical = Auction
web-new-mode-tactical-text = Every round, players bid points for the tiles.
web-new-seats = Who plays
web-new-count = Players
web-new-seat = { $colour } player
web-new-seat-me = Me
web-new-seat-here = A friend on this device
web-new-seat-open = Open for a friend
web-new-seat-bot = A bot
web-new-name = Name
web-new-name-here = Friend’s name
web-new-open-text = Anyone with the link
web-new-open-text-public = Anyone
web-new-level = Level
web-new-first = Who goes first
web-new-first-random = Random
web-new-pace = Time
web-new-pace-untimed = No hurry
web-new-pace-untimed-text = Everyone takes the time they need.
web-new-pace-live = With a clock
web-new-pace-live-text = Everyone at the table, in one sitting.
web-new-pace-days = Over days
web-new-pace-days-text = A turn now and then; come back when it is yours.
web-new-minutes = Minutes per player
web-new-increment = Extra seconds per turn
web-new-days = Days per turn
web-new-late = If time runs out
web-new-late-bot = A bot takes over
web-new-late-others = The others decide
web-new-more = More
web-new-title = Table name
web-new-title-placeholder = Friday evening
web-new-public = Public table
web-new-public-text = Listed on the home page: anyone may watch or take an open seat.
web-new-hints = Hints allowed
web-new-hints-text = The player to move may ask a bot for advice.
web-new-make = Create table
web-new-then-invite = You get a link to send to your friends. The game begins when all seats are taken.
web-new-then-public = The game begins when all seats are taken.
web-new-then-play = The game begins right away.
web-new-error-people = A table needs at least one person. Take a seat yourself, or leave one open.
web-new-error-long =
    { $most ->
        [one] At most { $most } letter.
       *[other] At most { $most } letters.
    }
web-new-error-range = From { $least } to { $most }.

web-about = About Sacbe
web-about-text = A sacbe was a white road between Maya cities. This one joins two board games at one table: for people, for bots, and for programs.
web-about-play = The server applies the rules; your browser shows the table. Bots see only what a player in their seat may see, and never peek. You can leave a game and come back at any time, and step through it move by move when it is over.
web-about-private = No one needs an account. Anyone with a seat’s link can play that seat; one cookie remembers your seats in this browser. Nothing is sent anywhere else.
web-about-games = The games
web-about-tzolkin = Tzolk’in: The Mayan Calendar is a game by Simone Luciani and Daniele Tascini.
web-about-tikal = Tikal is a game by Michael Kiesling and Wolfgang Kramer.
web-about-apart = Sacbe is an independent project. It is not connected with the authors or the publishers of these games, and all its drawings and texts are its own. If you enjoy a game here, buy the board game.
web-about-source = How it is made
web-about-licence = Sacbe is free software under the MIT licence. Its documentation is in the docs folder of the source: how to host tables, how the bots think, how to add a game.
web-about-api = Programs can play, too: see how
web-about-tiles = All the tiles, game by game:

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
web-tz-food-goods = Food Day on day { $day }: players feed their workers, then each temple gives the goods of your step and of all steps below it.
web-tz-food-points = Food Day on day { $day }: players feed their workers, then each temple gives the points of your step, plus a bonus for the player highest on it.
web-tz-food-cost = Every worker you have in play needs 2 corn. Each one left hungry costs 3 points.
web-tz-food-held = This Food Day is over.
web-tz-today = Today: day { $day } of 27.
web-tz-calendar = The calendar. After each round it advances one day and moves every gear on by one tooth.
web-tz-calendar-corn =
    { $count ->
        [one] { $count } corn on the calendar, for the next player to place a worker on the starting-player space.
       *[other] { $count } corn on the calendar, for the next player to place a worker on the starting-player space.
    }
web-tz-start = Starting-player space
web-tz-start-words = Costs nothing itself: you pay only for being your 2nd, 3rd … worker this turn. You take the corn on the calendar and become the starting player; if you already are, the player to your left does. If your player board is still on its light side, you may advance the calendar two days.
web-tz-start-detail =
    { $count ->
        [0] become starting player (or pass it on)
        [one] become starting player (or pass it on), take { $count } corn
       *[other] become starting player (or pass it on), take { $count } corn
    }
web-tz-first = { $name } is the starting player
web-tz-stands = { $name } has a worker here.
web-tz-stands-neutral = A neutral worker. It stays on this gear all game and only blocks its space.
web-tz-neutral = neutral worker
web-tz-place = { $gear } { $space }
web-tz-space = Space { $space }: { $action }
web-tz-space-free = Placing a worker here costs no corn.
web-tz-no-action = no action here: keep riding
web-tz-free-choice = any action on this gear
web-tz-next-here = The next worker on { $gear } starts here.
web-tz-altar-filled = There is a skull here: this action is used up.
web-tz-altar-free = Each action here can be taken only once per game, and costs a crystal skull.
web-tz-jungle = Tiles left here: { $corn } corn (uncovered), { $wood } wood with corn underneath.
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
web-tz-ahead-words = Preview where every worker will be after that many days. Nothing on the board moves.
web-tz-ahead-falls = { $name }: by then this worker will have fallen off its gear, without an action.
web-tz-ahead-stands = { $name } will be on { $place } { $when }.
web-tz-zoom-out = Show the whole board

web-tz-machine = Gears
web-tz-temples = Temples
web-tz-technologies = Technologies
web-tz-buildings = Buildings
web-tz-monuments = Monuments
web-tz-wealth = Wealth tiles
web-tz-parts = Parts of the board
web-tz-step =
    { $points ->
        [one] { $temple }, step { $step }: worth { $points } point at the end of an age.
       *[other] { $temple }, step { $step }: worth { $points } points at the end of an age.
    }
web-tz-step-good = On the first and third Food Days it gives 1 { $good } to every player on this step or higher.
web-tz-step-top = Only one player can stand on the top step. Reaching it flips your player board back to its light side.
web-tz-leader = The player highest on { $temple } gets { $first } extra points at the end of age 1 and { $second } at the end of age 2; tied players get half each.
web-tz-here = Here: { $names }
web-tz-level-cost =
    { $count ->
        [one] Costs { $count } resource of your choice.
       *[other] Costs { $count } resources of your choice.
    }
web-tz-level = { $technology }, level { $level }
web-tz-level-none = { $technology }: no level yet
web-tz-level-bonus = { $technology }: bonus beyond level 3
web-tz-level-agriculture-1 = Each corn harvest at Palenque gives 1 extra corn.
web-tz-level-agriculture-2 = You may harvest corn even where no corn tile is uncovered, and fishing gives 1 extra corn.
web-tz-level-agriculture-3 = Each corn harvest at Palenque gives another 2 corn, 3 extra in all.
web-tz-level-agriculture-4 = 1 step up on a temple of your choice.
web-tz-level-extraction-1 = Whenever an action gives you wood, you get 1 extra wood.
web-tz-level-extraction-2 = Whenever a Yaxchilan action gives you stone, you get 1 extra stone.
web-tz-level-extraction-3 = Whenever a Yaxchilan action gives you gold, you get 1 extra gold.
web-tz-level-extraction-4 = Take 2 resources of your choice.
web-tz-level-architecture-1 = When you build a building, you get 1 corn.
web-tz-level-architecture-2 = When you build a building, you get 2 points.
web-tz-level-architecture-3 = Buildings cost you 1 resource less.
web-tz-level-architecture-4 = 3 points right away.
web-tz-level-theology-1 = At Chichen Itza you may take the action of the next space at no extra cost.
web-tz-level-theology-2 = After an action on Chichen Itza you may pay 1 resource for a step on any temple.
web-tz-level-theology-3 = Yaxchilan 4 gives you 1 extra skull.
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
        [one] { $count } worker left in the supply
       *[other] { $count } workers left in the supply
    }
web-tz-meal = Next Food Day: { $need } corn to feed all workers; { $have } in hand.
web-tz-meal-short =
    { $count ->
        [one] { $count } worker would go hungry: −{ $points } points.
       *[other] { $count } workers would go hungry: −{ $points } points.
    }
web-tz-meal-then = With the temples as they are now, you then get: { $what }.
web-tz-light = Can still advance the calendar two days
web-tz-dark = Has used the two-day advance; reaching the top of a temple restores it
web-tz-wealth-secret =
    { $count ->
        [one] { $count } wealth tile, face down
       *[other] { $count } wealth tiles, face down
    }
web-tz-tiles-taken = Tiles harvested: { $corn } corn, { $wood } wood

web-tz-kind-farm = Farms
web-tz-kind-civic = Civic buildings
web-tz-kind-tomb = Tombs
web-tz-kind-shrine = Shrines
web-tz-all = All
web-tz-filter-kind = Kind
web-tz-filter-age = Age
web-tz-where-shown = on display
web-tz-where-unseen = still in the stack
web-tz-where-owned = built by { $name }
web-tz-where-kept = kept by { $name }
web-tz-where-gone = out of the game
web-tz-where-neutral = placed neutral workers
web-tz-where-any = in the box

web-tz-group-place = Place a worker
web-tz-group-retrieve = Pick up a worker
web-tz-group-buy = Buy
web-tz-group-sell = Sell

web-tz-why-over = The game is over.
web-tz-why-watching = You are watching this game.
web-tz-why-waiting = Not now: it is another player’s turn.
why-decide-first = Not now: make your current choice first.
why-placing = Not now: you are placing workers this turn. Pick workers up in another turn.
why-retrieving = Not now: you are picking up workers this turn. Place in another turn.
why-taken = There is already a worker here.
why-no-worker = You have no worker in hand.
why-lowest = A worker always goes on the lowest free space: { $space }.
why-corn = You do not have enough corn for this.
why-other-gear = Not now: your worker comes from another gear.
why-altar = There is already a skull here.
why-ahead = Your worker has not reached this space.
why-useless = You cannot afford it, or it would change nothing.
why-missing = You still need { $what }.
web-tz-why-building = Buildings are built with Tikal 2, Tikal 4 or Uxmal 4.
web-tz-why-monument = Monuments are built with Tikal 4 only.
web-tz-why-temple = Steps come from Tikal 5, Uxmal 1, Chichen Itza and buildings. Begging for corn and burning wood cost one.
web-tz-why-technology = Levels are paid for at Tikal 1 and Tikal 3; some buildings give them for free.

web-tz-tip-aim = How to win
web-tz-tip-aim-body = Your workers ride the gears towards better actions, and act when you pick them up. Temples, buildings, monuments and crystal skulls score points; the most points after day 27 wins. Hover over anything, or press and hold it, to see what it is.
web-tz-tip-wealth = Keep two wealth tiles
web-tz-tip-wealth-body = These are your starting goods. Corn pays for placing workers and feeds them, so keep at least one tile with plenty of it. A free technology level or temple step makes a good second.
web-tz-tip-place = Place your first workers
web-tz-tip-place-body = A new worker earns nothing yet: the gears carry it to better actions, one space a day. Palenque for corn and Yaxchilan for resources are a sound start. Anything that glows can be chosen.
web-tz-tip-cost = Each worker costs more
web-tz-tip-cost-body = You pay the number of the space, plus 0, 1, 2, 3 … corn for the first, second, third, fourth worker of the turn. Keep some corn; stop when it gets expensive.
web-tz-tip-wait = Let them ride
web-tz-tip-wait-body = Once everyone has had a turn, the calendar advances a day and every worker moves on. Slide “Look ahead” to see where they will be.
web-tz-tip-retrieve = Place or pick up
web-tz-tip-retrieve-body = Each turn you either place workers or pick them up, never both. A worker you pick up takes the action of its space and returns to your hand. You need not pick up all of them: patience pays.
web-tz-tip-act = Which action?
web-tz-tip-act-body = The action of the worker’s own space is free. A lower action on the same gear costs 1 corn per space back. The last spaces let you choose any action on the gear.
web-tz-tip-beg = Out of corn?
web-tz-tip-beg-body = At the start of your turn, with 2 corn or less, you may beg: you go up to 3 corn, and down a step on a temple. It hurts a little; a wasted turn hurts more.
web-tz-tip-start = Corn on the calendar
web-tz-tip-start-body = One corn is added every day the starting-player space stays empty. Place a worker there to take it all, to go first, and perhaps to advance the calendar two days.
web-tz-tip-days = One day or two
web-tz-tip-days-body = Two days move every worker two spaces and bring the Food Day closer. You can do it once, and again after reaching the top of a temple.
web-tz-tip-food = A Food Day is near
web-tz-tip-food-body = Each of your workers needs 2 corn, or costs you 3 points. Your player board shows what you need and what you have. Then the temples give goods or points.
web-tz-tip-temples = The gods remember
web-tz-tip-temples-body = On Food Days temples give goods or points, depending on your step. One high temple is worth more than three low ones, and the highest player gets a bonus.
web-tz-tip-technologies = Technologies keep paying
web-tz-tip-technologies-body = Every level helps for the rest of the game, so early ones pay most. Levels 1, 2 and 3 cost 1, 2 and 3 resources.
web-tz-tip-buildings = Buildings
web-tz-tip-buildings-body = Farms feed workers on every Food Day; other buildings give levels, steps, goods or points at once. A building you cannot afford yet shows what is missing.
web-tz-tip-skulls = A crystal skull
web-tz-tip-skulls-body = Take it to Chichen Itza: the longer a worker rides there, the more points its skull scores, along with a step on a temple. Each action there can be taken only once. A skull kept to the end is worth 3 points.
web-tz-tip-monuments = Think of monuments
web-tz-tip-monuments-body = They score only at the end, but often a lot. Choose one that suits what you have been doing, and save up for it: you build it with Tikal 4.
web-tz-tip-end = The last days
web-tz-tip-end-body = After the last Food Day corn and resources are worth little, and workers on the gears nothing. Pick workers up in time, and keep corn to feed them once more.

## Browser: parts and the review

web-parts-tiles = All tiles: { $game }
web-parts-tiles-text = Hover over anything, or press and hold it, to see what it does.
web-parts-tiles-loading = Loading the tiles…
web-parts-tiles-back = Back to the start
web-parts-tiles-none = No such game
web-parts-tiles-none-text = There is no game with this name here.

web-review-title = Game review
web-review-back = Back to the table
web-review-looking = The bots are reviewing the game…
web-review-looking-text = They search every turn for something better. This takes a minute or two; you can leave this page and come back.
web-review-failed = This game could not be reviewed.
web-review-chances-text = Each player’s chance of winning after every turn. Ringed shapes are turning points, where the chances changed most (pp: percentage points).
web-review-turn = After turn { $turn }
web-review-turn-head = Turn
web-review-value = { $name } { $value }
web-review-read = After turn { $turn }: { $values }
web-review-look = Show turn { $turn }
web-review-table = The numbers as a table
web-review-parts = Breakdown by round
web-review-everybody = Everyone
web-review-swings-text = How much a turn changed the chances, including anything drawn in it. Missed opportunities are listed below, where each turn is compared with the best way to play it.
web-review-swings-none = No single turn changed the chances enough for the search to be sure.

## Browser: Tikal

web-tk-board = Tikal board
web-tk-map = Map. Drag or use the arrow keys to move it, plus and minus to zoom, 0 to show all of it.
web-tk-zoom-in = Zoom in
web-tk-zoom-out = Zoom out
web-tk-zoom-fit = Show all
web-tk-sum =
    { $count ->
        [one] { $count } of 40 hexes is explored.
       *[other] { $count } of 40 hexes are explored.
    }
web-tk-sum-temples = Temples controlled: { $temples }.
web-tk-sum-temple = { $hex } (worth { $level }) by { $name }
web-tk-hex = { $hex }: { $what }
web-tk-hex-unexplored = { $hex }: unexplored jungle
web-tk-ruins-empty = ruins without treasures
web-tk-hex-volcano = Volcanoes cannot be entered or crossed.
web-tk-hex-guard =
    { $count ->
        [one] Guarded by { $name } to the end of the game: { $count } point in each scoring round.
       *[other] Guarded by { $name } to the end of the game: { $count } points in each scoring round.
    }
web-tk-hex-held =
    { $count ->
        [one] Controlled by { $name }, who has the majority: { $count } point if scored now.
       *[other] Controlled by { $name }, who has the majority: { $count } points if scored now.
    }
web-tk-hex-nobody = No one controls it: that takes more figures than any other player has here. A leader counts as three.
web-tk-hex-camp = Camp of { $name }
web-tk-hex-figures = { $name }: { $figures }
web-tk-hex-roads = Paths: { $roads }
web-tk-hex-no-roads = No path leads from here.
web-tk-hex-done =
    { $count ->
        [one] Worked on once this turn.
        [2] Worked on twice this turn: the limit.
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
        [one] { $count } of { $most } action points left
       *[other] { $count } of { $most } action points left
    }
web-tk-place-hint = Choose one of the glowing hexes.
web-tk-place-on = Preview on { $hex }.
web-tk-place-roads = On { $hex } it opens paths: { $roads }.
web-tk-place-keys = Rotate with R or the mouse wheel; click the hex again to place the tile.
web-tk-place-waiting = { $name } is placing this tile.
web-tk-place-here = Place here
web-tk-turn-left = Rotate left
web-tk-turn-right = Rotate right
web-tk-spend-hint = Choose one of your figures to move, or a glowing hex to see what you can do there.
web-tk-end-hint = Nothing left to do: end your turn.
web-tk-over = The game is over.
web-tk-walk-hint = Choose a number to move there for that many action points.
web-tk-walk-explorer = Move explorer
web-tk-walk-leader = Move leader
web-tk-walk-here = Move here from { $hex }
web-tk-pick-explorer = Choose this explorer
web-tk-pick-leader = Choose this leader
web-tk-menu-close = Close
web-tk-do-uncover = Uncover level { $level }
web-tk-do-recover = Recover a treasure
web-tk-do-camp = Set up a camp
web-tk-do-guard = Place a guard: { $figure }
web-tk-guard-others = Removed from the game: { $figures }
web-tk-do-enter = Bring in: { $figure }
web-tk-do-transfer = To the camp on { $hex }: { $figure }
web-tk-do-exchange = Take { $wanted }, give { $given }
web-tk-exchange = Exchange treasures
web-tk-exchange-want = Whose treasure do you want? Pairs and sets of three are safe.
web-tk-exchange-give = Which of your treasures do you give for the { $wanted }?
web-tk-auction-won = is choosing a tile
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
web-tk-scoring-volcano-body = A volcano was revealed. In turn, each player spends 10 action points and then scores; after that, the volcano is placed.
web-tk-scoring-final = Last scoring round
web-tk-scoring-final-body = The last tile has been placed. In turn, each player spends 10 action points and scores one last time; then the game is over.
web-tk-scoring-scored = { $name } has scored.
web-tk-scoring-now = { $name } is spending action points, and would now score { $temples } for temples and { $treasures } for treasures.
web-tk-scoring-later = { $name } is still to come, and would now score { $temples } for temples and { $treasures } for treasures.
web-tk-p-would = If scored now: { $count } (temples { $temples }, treasures { $treasures }).
web-tk-p-explorers =
    { $lost ->
        [0] Explorers in supply: { $count }
       *[other] Explorers in supply: { $count }. Out of the game: { $lost }
    }
web-tk-p-leader = The leader is in supply. It counts as three figures for majorities.
web-tk-p-leader-out = The leader is on the map, and counts as three figures for majorities.
web-tk-p-leader-lost = The leader is out of the game.
web-tk-p-camps = Camps left: { $count }
web-tk-p-guards = Guards left: { $count }
web-tk-p-totem-up = Has not played this round yet.
web-tk-p-totem-down = Has played this round.
web-tk-p-set =
    { $count ->
        [one] { $treasure }: { $count }, worth { $worth }. A pair scores 3, a set of three 6.
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
web-tk-tiles-open = face up
web-tk-tiles-stack = to come
web-tk-tiles-placed = on the map
web-tk-tiles-out = out of the game
web-tk-tiles-treasures = Treasures not found yet
web-tk-tiles-treasure = { $treasure }: { $count } not found yet
web-tk-tiles-steps = Temple tiles left
web-tk-tiles-step =
    { $count ->
        [one] Temple tile { $level }: { $count } left
       *[other] Temple tile { $level }: { $count } left
    }
web-tk-list-place = On { $hex }
web-tk-list-roads = Paths: { $roads }
web-tk-list-no-roads = On { $hex }, without paths
web-tk-list-work = Temples, treasures, camps
web-tk-list-camps = From camp
web-tk-list-between = From { $start } to { $end }
web-tk-list-walk = { $figure } on { $hex }
web-tk-list-to = To { $hex }: { $what }
web-tk-list-exchange = Exchange with { $name }
web-tk-list-bid = Bid
web-tk-why-place = The tile cannot go here: it must touch an explored hex, with at least one stone on the shared border.
why-guarded = A guarded temple cannot be uncovered further.
why-no-step = No temple tile { $level } is left: this temple is finished.
why-uncover-most = You have uncovered two levels here this turn: that is the limit.
why-uncover-figures = A second level in the same turn needs a second figure of yours here.
why-recover-most = You have recovered two treasures here this turn: that is the limit.
why-recover-figures = A second treasure in the same turn needs a second figure of yours here.
why-dear = Working here costs { $count } action points; you have { $points }.
why-no-guards = Both of your guards are placed.
why-guard-majority = You need the majority here to place a guard.
why-guard-dear = A guard costs { $count } action points; you have { $points }.
why-camp-taken = There is already a camp here.
why-no-camps = Both of your camps are set up.
why-camp-dear = A camp costs { $count } action points; you have { $points }.
web-tk-tip-aim = How to win
web-tk-tip-aim-body = Lead your expedition to the temples and treasures of the jungle. Points come only in scoring rounds: when one of the three volcanoes appears, and at the end. A temple then scores its number for the player with the most figures there, and treasures score in sets. Hover over anything, or press and hold it, to see what it is.
web-tk-tip-place = You have found a new part of the jungle
web-tk-tip-place-body = Choose a glowing hex and rotate the tile until its stones lead where you want to go. Stones make paths: crossing a border costs as many action points as there are stones on both sides of it. No stones, no way through.
web-tk-tip-enter = Ten action points per turn
web-tk-tip-enter-body = Bring figures into the base camp for 1 action point each, then move, uncover and recover with the rest; unspent points are lost. Start with your leader: it counts as three figures for majorities.
web-tk-tip-walk = Moving
web-tk-tip-walk-body = Choose one of your figures: the numbers show the cheapest cost to each hex. Choose a number to move there.
web-tk-tip-uncover = Temples grow
web-tk-tip-uncover-body = Uncovering a level costs 2 action points and makes the temple worth 1 more to the player who controls it when it is scored.
web-tk-tip-recover = Treasures
web-tk-tip-recover-body = Recovering one costs 3 action points. In every scoring round, one of a kind scores 1, a pair 3 and a set of three 6.
web-tk-tip-majority = Who controls a temple?
web-tk-tip-majority-body = The player with the most figures there; a leader counts as three, and ties count for no one. The frame around the number shows the controlling player’s colour.
web-tk-tip-camp = A camp of your own
web-tk-tip-camp-body = For 5 action points you can set up a camp here. Your figures can enter there, and move from camp to camp for 1 action point.
web-tk-tip-guard = A permanent guard
web-tk-tip-guard-body = For 5 action points this temple stays yours for the rest of the game. Your other figures there leave the game, and the temple cannot be uncovered further.
web-tk-tip-exchange = Exchanging treasures
web-tk-tip-exchange-body = For 3 action points you can swap one of your single treasures for a single one of another player’s. Pairs and sets of three are safe.
web-tk-tip-volcano = A volcano: scoring round
web-tk-tip-volcano-body = In turn, each player spends 10 action points and then scores. Numbers with a plus show what the player to move would score now; others can still take those temples before they score themselves.
web-tk-tip-final = The last scoring round
web-tk-tip-final-body = Each player spends 10 action points once more and scores one last time. Then the most points wins.
web-tk-tip-auction = Bidding for the turn
web-tk-tip-auction-body = Bid points for the right to choose a tile and play next. If you pass, you play later, and often for less.
web-tk-tip-choose = You play now
web-tk-tip-choose-body = Choose one of the face-up tiles. You place it right away and then spend your action points.

## Browser: the table

web-table = Table
web-table-joining = Loading the table…
web-table-lost = Connection lost. Reconnecting… Your game is safe.
web-table-stale = The game moved on before your choice arrived. Here is the current position.
web-table-not-now = That is not possible right now. Here is the current position.
web-table-not-yours = That seat is not yours in this browser. Open your seat’s link again.
web-table-bot-plays = A bot is playing for you. Take your seat back first.
web-table-seat-taken = That seat has just been taken.
web-table-absent = This table is not open to you
web-table-absent-text = It does not exist, or it is private and you need an invitation.
web-table-absent-invitation = An invitation is a link that the host sends you. Open it to take a seat: no account, nothing to install.
web-table-spent = This link no longer works
web-table-spent-text = The host may have created a new one. Ask for the current link.

web-table-for =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-table-pace-live = { $minutes } min each, plus { $increment } s per turn
web-table-pace-days =
    { $count ->
        [one] { $count } day per turn
       *[other] { $count } days per turn
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
web-table-name-hint = Shown to the other players
web-table-you = you
web-table-here = at the table
web-table-away = away
web-table-sit = Take this seat
web-table-sit-too = Take this seat too
web-table-stand-up = Leave seat
web-table-invite = Invite friends
web-table-invite-how = Send this link. Anyone who opens it can take an open seat or watch.
web-table-invite-text = Come and play with me
web-table-invite-none = This browser does not have the link.
web-table-invite-make = Create a new link
web-table-invite-renew = Create a new link; the old one stops working
web-table-invite-host = Ask the host for the invitation link.
web-table-invited =
    { $count ->
        [1] { $names } invites you to a game of { $game }.
       *[other] { $names } invite you to a game of { $game }.
    }
web-table-invited-here = You are invited to a game of { $game }.
web-table-join-full = Enter your name and take a seat. No account needed. The game begins when all seats are taken.
web-table-join-host = Enter your name and take a seat. No account needed. The game begins when the host starts it.
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
        [one] The game begins as soon as one more player takes a seat.
       *[other] The game begins as soon as { $count } more players take their seats.
    }
web-table-wait-host = Everyone is here. The game begins when the host starts it.
web-table-wait-start = The game begins when the host starts it.
web-table-watch-soon = All seats are taken. You can watch: the game begins soon.
web-table-close = Close the table
web-table-close-sure = Close the table for everyone?
web-table-keep = Keep it

web-table-turn = Your turn
web-table-turn-of = { $name }, it is your turn
web-table-turn-other = { $name } is to move.
web-table-watching =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
web-table-decide = Your decision
web-table-to-choices = Skip to the choices
web-table-choices =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
web-table-filter = Find a choice
web-table-filter-none = No matching choices.
web-table-so-far = This turn:
web-table-undo = Undo
web-table-undo-text = Undo your last choice. As long as nothing was revealed, no one has to agree.
web-table-undo-ask = Ask to undo
web-table-undo-ask-text = Undo your last turn, if all the others agree.
web-table-undo-turn = Undo turn
web-table-undo-turn-text = Undo your last choice and everything that has happened since.
web-table-end = End turn
web-table-end-not = Not yet: make your current choice first.
web-table-end-wait = Waiting for another player.
web-table-hint = Hint
web-table-hint-title = What a strong bot would do
web-table-hint-thinking = Playing it through a few hundred times…
web-table-hint-failed = No hint this time. Try again in a moment.
web-table-hint-points = about { $points } points
web-table-hint-because = Gains:
web-table-hint-against = Compared with the first:
web-table-hint-foot = Each line shows the chance of winning and the expected final points. Choose one to play it, then end the turn yourself.
web-table-plan = Plan ahead: tap the board to plant numbered flags. Only you see them, and nothing moves.
web-table-planned =
    { $count ->
        [one] 1 flag in your plan
       *[other] { $count } flags in your plan
    }
web-table-plan-clear = Clear the plan
web-table-spectator = You are watching this game.
web-table-handed = A bot is playing for { $name }.
web-table-take-back = Take my seat back
web-table-looking = You are viewing an earlier position.
web-table-now = Back to live game
web-table-showing = The others are playing…
web-table-skip = Skip

web-table-players = Players
web-table-board = Board
web-table-tiles = Tiles
web-table-log = Log
web-table-chat = Chat
web-table-more = More about the game
web-table-faceless = This game has no board here yet. You can play it from the list.
web-table-log-none = Nothing has happened yet.
web-table-log-look = Show this position
web-table-replay = Replay
web-table-moment = Position in the game
web-table-moment-of = Move { $number } of { $of }
web-table-move-back = One move back (←)
web-table-move-on = One move forward (→)
web-table-turn-back = One turn back (Shift+←)
web-table-turn-on = One turn forward (Shift+→)
web-table-chat-none = No one has said anything yet. Say hello!
web-table-chat-watching = No one has said anything yet.
web-table-say = Say something
web-table-send = Send

web-table-seat-menu = Options for { $name }
web-table-rename = Rename
web-table-hand = Hand over to a bot
web-table-leave = Leave the table
web-table-leave-sure = A bot will take over, and someone else may take the seat. You can come back only with an invitation.
web-table-seat-free = This seat is free: a bot plays until someone takes it.
web-table-revoke = Remove from seat
web-table-revoke-text = { $name } loses the seat, and a bot plays until someone takes it.
web-table-question = A question for the table
web-table-asked-undo = { $name } would like to undo.
web-table-asked-vote = { $name } has run out of time. What now?
web-table-asked-wait = Waiting for an answer: { $names }
web-table-agree = Agree
web-table-refuse = Decline
web-table-withdraw = Withdraw
web-table-vote-wait = Give more time
web-table-vote-bot = Let a bot take over
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
web-table-pass-text = Everyone else, look away: the next choice is secret.
web-table-pass-open = I am { $name }
web-table-pass-never = We trust each other: never ask again
web-table-sheet-more = Show more
web-table-sheet-less = Show less

# What another player is doing, after their name: “Ana is choosing wealth tiles”.
web-does-ask-keep = is choosing wealth tiles
web-does-ask-turn = is placing or picking up workers
web-does-ask-turn-placing = is placing workers
web-does-ask-turn-retrieving = is picking up workers
web-does-ask-turn-mercy = is ending the turn by the mercy of the gods
web-does-ask-turn-place = is placing workers
web-does-ask-turn-retrieve = is picking up workers
web-does-ask-turn-end = is ending the turn
web-does-ask-turn-place-mercy = is placing a worker by the mercy of the gods
web-does-ask-act = is using the worker from { $gear } { $space }
web-does-ask-harvest = is harvesting at Palenque { $space }
web-does-ask-advance-paid = is advancing a technology
web-does-ask-advance-free = is advancing a technology for free
web-does-ask-advance-optional = may advance another technology level
web-does-ask-pay-technology = is paying for { $technology }
web-does-ask-pay-temples = is offering a resource for two temples
web-does-ask-step = is going up a step on a temple
web-does-ask-two-steps = is going up a step on two temples
web-does-ask-anger = is choosing a god to anger
web-does-ask-build-tikal-2 = is building
web-does-ask-build-tikal-4 = is building a building or a monument
web-does-ask-build-tikal-4-again = may build a second building
web-does-ask-build-building = may build one more building
web-does-ask-build-uxmal-4 = is building with corn
web-does-ask-architecture = may use architecture for { $tile }
web-does-ask-save = is choosing what to save on { $tile }
web-does-ask-market = is trading at the market
web-does-ask-any-action = is choosing any action for 1 corn
web-does-ask-gain = is taking resources
web-does-ask-theology = may offer a resource for a step on a temple
web-does-ask-days = is choosing one day or two
web-does-ask-place = is placing { $tile }
web-does-ask-spend =
    { $count ->
        [one] has { $count } action point left
       *[other] has { $count } action points left
    }
web-does-ask-spend-scoring =
    { $count ->
        [one] is scoring, with { $count } action point left
       *[other] is scoring, with { $count } action points left
    }
web-does-ask-bid = is bidding for the next turn
web-does-ask-bid-first = is opening the auction
web-does-ask-choose = is choosing a tile
