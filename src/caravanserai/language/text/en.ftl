### What every game and every table says, in English.

## Lists of players: Anna and Bob; Anna, Bob and Cleo

list-comma = { $left }, { $right }
list-pair = { $left } and { $right }

## Why the table refuses

refusal-game_over = The game is over.
refusal-not_your_decision = It is { $seat }'s decision, not yours.
refusal-not_now = You cannot do that now.
refusal-not_possible = This is not possible here.
refusal-nothing_to_undo = There is nothing to undo.
refusal-somebody_acted = { $seat } has acted since: your move can no longer be undone.
refusal-something_revealed = Something has been revealed since: your move can no longer be undone.
refusal-lesson_reading = Read this first, then press Continue.
refusal-ambiguous = “{ $text }” could be: { $moves }.
refusal-unparsable = { $near ->
    [none] “{ $text }” is not a move of this game.
   *[other] “{ $text }” is not a move of this game. Did you mean: { $near }?
}

## Words at the table

seat-number = Player { $number }
yes = yes
no = no

word-game = Game
word-table = Table
word-turn = Turn
word-your_turn = Your turn
word-player = Player
word-players = Players
word-seat = Seat
word-spectator = Spectator
word-spectators = Spectators
word-person = Person
word-bot = Computer
word-level = Strength
word-options = Options
word-language = Language
word-new_game = New game
word-join = Take a seat
word-leave = Leave the table
word-undo = Undo
word-hint = Hint
word-rules = Rules
word-rule = Rule
word-search = Search
word-save = Save
word-load = Load
word-replay = Replay
word-help = Help
word-log = Log
word-chat = Chat
word-score = Score
word-total = Total
word-winner = Winner
word-shared_victory = Shared victory
word-game_over = Game over
word-cancel = Cancel
word-quit = Quit

## Computer players

level-novice = Novice
level-novice-help = Overlooks much and misjudges the rest: a child can win.
level-apprentice = Apprentice
level-apprentice-help = Plays without much of a plan: a good opponent for a first game.
level-merchant = Merchant
level-merchant-help = Knows what things are worth, and makes a mistake now and then.
level-master = Caravan master
level-master-help = Considers every move and takes the best.
level-vizier = Vizier
level-vizier-help = Thinks ahead, through hundreds of ways the game may go: the strongest.
level-learned = Self-taught
level-learned-help = Learned by playing against itself, without any advice.

## Where in the game we are

scene-round = Round { $round }
scene-turn = Turn { $turn }
scene-looking_at = Looking at
scene-sign = { $sign }
scene-round_of = Round { $round } of { $rounds }

## Advice for a game whose author has written none

reason-effects_good = Of all options this brings you the most: about { $points ->
    [one] { $points } point
   *[other] { $points } points
} until your next decision.
reason-effects_best = Nothing else looks better at the moment.

## What decided a game: keys analysis-*

analysis-moves = Moves
analysis-chance = Chance to win
analysis-start = Start
analysis-luck = Luck
analysis-own = Own moves
analysis-others = Others' moves
analysis-result = Result
analysis-price = Given away
analysis-turning_points = Turning points
analysis-dearest = The dearest decisions, by what the player could know
analysis-if_all = { $looks ->
    [one] One look
   *[other] { $looks } looks
} into the future, as if everybody went on playing like the computer “classic”; ± is the standard error.

## The terminal: keys cli-*

cli-error = Error:
cli-welcome = Answer with a number or a move; type “help” for everything else you can type.
cli-commitment = Everything random in this game is already fixed; fingerprint of the seed: { $digest }…
cli-hand_over = { $seat }, it is your turn. Press Enter when only you can see the screen.
cli-hand_over_undo = { $seat } can still type “undo” and choose again.
cli-more_in_log = { $lines ->
    [one] … and { $lines } earlier line, see “log”
   *[other] … and { $lines } earlier lines, see “log”
}
cli-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-undone = Undone.
cli-allowed = This is allowed: { $label }.
cli-hint = Hint: { $label } – { $text }
cli-hint_next = Or: { $label } – { $text }
cli-hint_chances = { $chance } % to win (± { $error }), expected margin { $margin }
cli-hint_note = Chances if everyone plays on as the computer would.
cli-ordered = Standing order – { $name }: { $value }.
cli-saved = Saved to { $file }. Continue later with: { $command }
cli-kept = Your game is saved. Continue with: { $command }
cli-kept_finished = The game is saved in { $file }
    Watch it again:  caravanserai replay { $file }
    Verify it:  caravanserai verify { $file }
cli-orders_not_saved = Standing orders are not saved with the game; give them again with “orders” when you continue.
cli-next_step = Enter: next move, q: stop
cli-help-number = play the option with this number
cli-help-move = play a move by typing it; the first letters of each word are enough (“{ $short }”)
cli-help-board = show the whole board
cli-help-options = show the options again, with the moves as you would type them
cli-help-hint = the best moves, their chances, and why
cli-help-why = why a move is forbidden, or why one would play it
cli-help-undo = undo your last move and what computers have done since, unless something was revealed or another person has acted
cli-help-rules = the chapters of the rules, one rule, or the rules about something
cli-help-log = everything that has happened
cli-help-score = the score, line by line
cli-help-orders = standing orders: answers given for you, so that you are not asked each time
cli-help-save = save the game
cli-help-quit = leave; the game is saved
cli-help-enter = An empty line shows the options again, or plays the only one. Tab completes.
cli-legend-yspahan = On the board: · is a free shop, W4 the road space beside it, [W4] the Supervisor; 4+2 after a building is its price, 4 Camels and 2 Gold; (5) is a yellow die.
cli-legend-amul = On the board: ▭ is a card for the table, ▯ one for the hand, ▭▯ one for either; +3 is what it would add to your score now, ↗7 the most it could still give; ✗ would be lost. In the columns, 3 +8 are three symbols that bring 8 points for a majority, 2 A a military value with its best letter. Your neighbours are the players above and below you; the first and the last sit side by side.
cli-legend-dragons = On the board: ● and the other signs are the players, ●· a token face down, ●(7) one that only you know, ●7 one face up, ●~3 a Carpet, ×2 a doubled one; ▶ is the space whose turn it is, ✗ one that is closed; 4 2 1 are the shelves of a cave from the top, +3 the artifacts still face down above the one on sale. In the charts every cell is the number of an option: the row is the space and the column the token, or the row the token and the column the letter of the space.
cli-legend-emira = On the board: › stands between what a princess compares first and second, ⇄ means swapped, → shows whom she would join now, and “?” that only hidden gold can tell. The best in each line is in bold; 2 (−100) are 2 camels that save 100 in an auction; a number after a caravan counts the payments it has left, ½ is half a palace section. ✓ or −1 after the objective: reached, or one talent missing.
cli-emira-coming = Announced
cli-emira-bidding = bidding
cli-emira-to_act = still to act
cli-emira-in_force = In force:
cli-emira-goal = { $most } princesses win, or { $fewest } with the talents of the objective.
cli-emira-any_bid = Any bid from { $least } to { $most } in tens can be typed, such as “bid { $example }”.
cli-emira-bid_order = “orders highest_bid { $example }” bids for you up to a limit.
cli-rules_how = “rules ID” shows one rule, “rules WORDS” finds the rules that mention something.
cli-colour-white = white
cli-colour-blue = blue
cli-colour-yellow = yellow
cli-colour-pink = pink
cli-colour-orange = orange
cli-lesson_step = Step { $number } of { $steps }
cli-lesson_continue = Press Enter to continue.
cli-lesson_over = You now know the game. Play on against the computer, or type “quit”.
cli-lesson_none = There is no lesson for { $game } yet. Try: caravanserai rules { $game }
cli-for_players = for { $counts } players
cli-minutes = { $shortest }–{ $longest } minutes
cli-options_heading = Table options (--option NAME=VALUE):
cli-option_default = default: { $value }
cli-try_play = Play it: { $command }
cli-column-wins = Wins
cli-column-share = Share
cli-column-interval = 95 % interval
cli-column-rank = Mean rank
cli-column-score = Mean score
cli-column-decisions = Decisions/s
cli-column-games = Games/s
cli-column-clones = Copies/s
cli-column-iterations = Iterations/s
cli-column-predicted = Predicted
cli-column-seen = Seen
cli-column-games_seen = Games
cli-column-positions = Positions
cli-calibrated = On { $games } games it was not fitted on: log-loss { $loss } (guessing: { $plain }), largest error of a row { $error }.
cli-trained = Written to { $file }.
cli-column-against = Against
cli-column-played = Games
cli-training = iteration { $iterations }, { $rate } decisions/s
cli-model_written = Written to { $file }. Play against it: --seats you,{ $bot }, or in the browser: caravanserai serve --bots { $bot }
cli-bad_recipe = The recipe cannot be changed like this: { $reason }.
cli-cannot_resume = This run cannot go on: { $reason }.
cli-run_exists = There is a run in { $folder } already: go on with it (--resume), or choose another folder (--out).
cli-wrong_model = This model cannot play here: { $reason }.
cli-simulated = { $games } games, { $decisions } decisions, { $seconds } s, seed { $seed }; every deal is played from every seat.
cli-dataset_made = { $games ->
    [one] { $games } game in { $folder }, { $megabytes } MB.
   *[other] { $games } games in { $folder }, { $megabytes } MB.
}
cli-dataset_other = { $folder } holds a data set made with other settings. Choose another folder.
cli-research_missing = This command needs more libraries: { $reason }. Install them with pip install caravanserai[research].
cli-study-measures = Measures
cli-study-length = Decisions in a game (eight in ten games)
cli-study-branching = Options for a decision (median; most)
cli-study-forced = Decisions with a single option
cli-study-changes = Changes of the lead (eight in ten games)
cli-study-decided = From here on, the leader wins two games in three
cli-study-skill = First places of a classic bot among random ones
cli-study-seats = First places by seat (95 % interval)
cli-study-leader = How often the leader goes on to win
cli-study-course = course of the game, in tenths of its rounds
cli-study-options = How often a move is made when it is possible
cli-study-move = Move
cli-study-taken = Made
cli-study-share = When possible
cli-study-worth = Difference in return
cli-no_ray = There is no cluster to play on: { $reason }
cli-study-how = Every figure is from { $games } games in which the bot { $bot } played all seats, of each kind of table.
cli-study-seats_plot = First places by players and seat, beside a fair share (95 % intervals)
cli-study-kinds = Made when possible (difference in return)
cli-study-singles = Single moves, with { $players } players: how many of the seats that could ever make the move made it, and the difference between their return and that of the others (95 % interval).
cli-study-makers = Made by
cli-column-rating = Rating
cli-column-thinking = ms a decision
cli-ladder_played = { $games ->
    [one] One game
   *[other] { $games } games
} of { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, seed { $seed }; every deal is played from every seat, and the intervals count deals.
cli-ladder_plot = OpenSkill rating with 95 % interval; { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
cli-ladder_decided = The order is significant.
cli-ladder_undecided = The order is not significant yet: more games (--games) may decide it.
cli-column-settings = Settings
cli-column-trials = Deals tuned on
cli-tuned = Deals: { $deals }; combinations tried: { $tried }. The finalists then played other deals against the current settings; a share of { $fair } is as good as these.
cli-ladder_bots = A ladder needs at least two bots, each named once (--bots).
cli-ladder_failed = The ladder cannot go on: { $reason }.
cli-analysis-point_luck = { $place }. Move { $number }, luck ({ $mover }: { $move }): { $player } { $change } points of winning chance
cli-analysis-point_move = { $place }. Move { $number }, { $mover }: { $move }: { $player } { $change } points of winning chance
cli-analysis-mistake = Move { $number }, { $player }: { $move }; better: { $better } (cost { $price } ± { $error } points of winning chance)
cli-analysis-unfinished = The game is not finished: the result is an estimate.
cli-unbalanced = The number of games is not a multiple of { $players }: the last deal was not played from every seat.
cli-compiled = The engine is compiled.
cli-interpreted = The engine is not compiled; installed with a C compiler available, it is many times faster.
cli-verified = { $file } is verified:
cli-proved-unchanged = Nothing in it has been changed since it was written.
cli-proved-moves = { $moves ->
    [one] { $moves } move was played, and it is legal.
   *[other] { $moves } moves were played, and every one is legal.
}
cli-proved-scores = The scores follow from the moves: { $scores }.
cli-proved-seed = { $outcomes ->
    [one] { $outcomes } outcome of chance follows from the seed that was committed to before the first move.
   *[other] All { $outcomes } outcomes of chance follow from the seed that was committed to before the first move.
}
cli-proved-no_seed = Its seed has not been revealed, so it cannot be verified that the { $outcomes } outcomes of chance were fair.
cli-proved-over = The game was played to its end.
cli-proved-unfinished = The game is not finished.
cli-interrupted = Interrupted.
cli-end_of_input = The input ended before the game did.
cli-unexpected = This should not have happened ({ $reason }). Please report it; with CARAVANSERAI_DEBUG=1 the details are shown.
cli-unknown_game = There is no game “{ $name }”. Available games: { $shelf }.
cli-unknown_game_near = There is no game “{ $name }”; did you mean “{ $near }”? Available games: { $shelf }.
cli-new_game_name = “{ $name }” cannot be the name of a game here: use small letters, digits and underscores, such as lanterns.
cli-new_game_taken = There is a game “{ $name }” already; choose another name.
cli-new_game_folder = { $file } is there already and is not an empty folder.
cli-new_game_written = Written to { $file }. Next:
    pip install -e '{ $file }[dev]'
    pytest { $file }
    caravanserai play { $name }
    caravanserai serve
cli-broken_game = There is a fault in an installed package: { $reason }.
cli-unknown_bot = There is no computer player “{ $name }”. Available: { $bots }; a person is “you”.
cli-bad_setting = “{ $name }” is not possible: only a search has settings, such as { $example }. They are { $settings }; kind is halving or tree, the others are whole numbers.
cli-wrong_count = { $game } cannot be played with { $players } players; possible numbers: { $counts } (--players).
cli-seats_mismatch = --players says { $players }, but --seats names { $given }: leave one of them out, or make them agree.
cli-bots_mismatch = --players says { $players }, but --bots names { $given }: name a bot for every player.
cli-option_form = “{ $text }” is not an option; write --option NAME=VALUE.
cli-unknown_option = { $game } has no option “{ $name }”. It has: { $known }.
cli-option_value = { $name } cannot be “{ $text }”. It can be: { $values }.
cli-bad_option = The table cannot be set up: { $reason }.
cli-bad_position = { $file } is not a possible position: { $reason }
cli-no_position = { $file } is not a possible position: it is not a JSON object.
cli-no_such_file = There is no file { $file }. Check the name and the folder.
cli-is_folder = { $file } is a folder; name a file.
cli-unreadable_file = { $file } cannot be read: { $reason }.
cli-unwritable_file = { $file } cannot be written: { $reason }. Choose another name or folder.
cli-not_overwritten = { $file } already exists and is not a saved game; choose another name.
cli-broken_record = { $file } cannot be accepted: { $reason }.
cli-not_with_load = { $name } cannot be used with --load: it is part of the saved game.
cli-other_game = { $file } is a game of { $game }; name that game.
cli-other_count = { $file } is a game for { $players } players; leave --players out.
cli-no_such_seat = There is no seat “{ $name }”. It can be public, all, or a number from 0 to { $last }.
cli-upto_too_far = { $moves ->
    [one] { $file } holds only { $moves } move; --upto cannot go further.
   *[other] { $file } holds only { $moves } moves; --upto cannot go further.
}
cli-unknown_rule = There is no rule { $id }. Without an ID, all rules are shown; --search finds words.
cli-unknown_rule_near = There is no rule { $id }; near it: { $near }.
cli-nothing_found = No rule mentions “{ $words }”. Try fewer words.
cli-no_rulebook = The rules of { $game } are not available in this language; try --lang en.
cli-no_server = The server cannot be started: { $reason }. Install the package with its dependencies.
cli-serving = Open { $address } in a browser – Ctrl-C stops the server.
cli-stopped = The server has stopped.
cli-port_taken = { $host } port { $port } cannot be used: { $reason }. Choose another with --port or --host.
cli-database_in_use = Another server is using { $path }. Stop it, start this one with another --data-dir, or let both share a PostgreSQL database (--database).
cli-server_failed = The server cannot be started: { $reason }. Check --database and --data-dir.
cli-settings_file = The settings in { $file } cannot be used: { $reason }.
cli-no_such_number = There is no option { $number }; choose from 1 to { $last }.
cli-unparsable = “{ $text }” is neither a move nor a command; type “help”.
cli-unparsable_near = “{ $text }” is not a move; did you mean: { $moves }?
cli-ambiguous = “{ $text }” could be several moves: { $moves }. Type a little more.
cli-why_what = Why what? Type “why” and a move or a number, such as “why 1”.
cli-save_where = Save where? Type “save” and a file, such as “save game.json”.
cli-unknown_order = There is no order “{ $name }”. Available: { $known }.

## Why something was not accepted, as a part of a sentence: keys fault-*

fault-no_json = this is not a JSON document: { $error }
fault-no_record = this is not a Caravanserai record
fault-no_text = it is not UTF-8 text
fault-too_deep = it is nested too deeply
fault-record_version = record version { $version } is not known here; the known version is { $known }
fault-changed = the record was changed: its contents do not match its digest
fault-rewritten = the record was changed: it is not written the way records are written
fault-no_entry = the record has no “{ $entry }”
fault-wrong_type = “{ $entry }” has the wrong type in the record
fault-extra_entry = the record has an unknown entry “{ $entry }”
fault-broken_game = the game “{ $game }” cannot be loaded: { $error }
fault-no_such_game = there is no game “{ $game }”; available games: { $shelf }
fault-other_game = this is a record of “{ $other }”, not of { $game }
fault-rules_version = it was played under rules version { $played } of { $game }; this is version { $here }
fault-names_no_words = its names are not all text
fault-names_count = its names do not match its players
fault-no_setup = its game cannot be set up: { $why }
fault-no_outcome = its set-up contains something that is not a chance outcome
fault-player_count = { $game } is for { $fitting } players, not { $players }
fault-no_such_option = { $game } has no option “{ $name }”; it has { $known }
fault-option_value = the option { $name } can be { $fitting }, not { $value }
fault-move_unreadable = move { $number } cannot be read: { $line }
fault-move_unknown = move { $number }, “{ $move }”, is not a move of this game
fault-move_illegal = move { $number }, “{ $move }” by seat { $place }, is not legal ({ $rule })
fault-move_chance = move { $number }, “{ $move }”: the recorded chance does not match
fault-outcomes_left = it holds more chance outcomes than the game used
fault-wrong_scores = its scores are { $told }, but the game gives { $true }
fault-wrong_end = it is wrong about whether the game is over
fault-moves_rewritten = its moves are not written as they were played
fault-seed_unreadable = its seed is not a hexadecimal number
fault-other_seed = its seed is not the one that was committed to
fault-unfair = chance outcome { $number } does not follow from the seed
fault-impossible = { $where }: { $reason }
fault-object_expected = an object with names is expected here, not { $found }
fault-flag_expected = true or false is expected here, not { $found }
fault-entries_expected = entries expected here: { $count }; found: { $found }
fault-no_such_entry = there is no such entry; there are { $known }
fault-list_expected = a list is expected here, not { $found }
fault-number_expected = a whole number from { $low } to { $high } is expected here, not { $found }
fault-word_expected = { $found } is not one of { $words }
fault-knowers_expected = a list of seats or “{ $all }” is expected here, not { $found }
fault-steps_expected = each step is a name, or a name and its arguments, not { $found }
fault-cannot_wait = “{ $what }” cannot be pending with { $number }
fault-no_moment = these steps are not pending at any moment of a game
fault-sealed_now = only simultaneous choices are sealed, one entry for each seat
fault-all_sealed = when the last choice has been made, all are opened
fault-no_move = { $found } is not a move
fault-seat_cannot = seat { $place } cannot play “{ $move }”
fault-not_so_many = there are not that many “{ $what }” in this game
fault-two_places = “{ $what }” is in two places
fault-lies_nowhere = “{ $what }” is missing: it is not in any place
fault-chance_misfit = the recorded chance does not match
