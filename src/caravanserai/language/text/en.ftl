### What every game and every table says, in English.

## Lists of players: Anna and Bob; Anna, Bob and Cleo

list-comma = { $left }, { $right }
list-pair = { $left } and { $right }

## Why the table refuses

refusal-game_over = The game is over.
refusal-not_your_decision = This is not for you to decide: the table is waiting for { $seat }.
refusal-not_now = This is not the moment for that.
refusal-nothing_to_undo = There is nothing to take back.
refusal-somebody_acted = { $seat } has acted since: your move can no longer be taken back.
refusal-something_revealed = Something was revealed by that move: it can no longer be taken back.
refusal-ambiguous = “{ $text }” could be: { $moves }.
refusal-unparsable = { $near ->
    [none] “{ $text }” is no move of this game.
   *[other] “{ $text }” is no move of this game. Perhaps: { $near }?
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
word-undo = Take back
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

level-apprentice = Apprentice
level-apprentice-help = Plays without much of a plan: good company for a first game.
level-merchant = Merchant
level-merchant-help = Knows what things are worth, and slips now and then.
level-master = Caravan master
level-master-help = Weighs every move and takes the best.

## The terminal: keys cli-*

cli-error = Error:
cli-welcome = Answer with a number or a move; “help” tells what else you can type.
cli-commitment = All that is left to chance is already fixed; fingerprint of the seed: { $digest }…
cli-hand_over = { $seat }, it is your turn. Press Enter when only you can see the screen.
cli-hand_over_undo = { $seat } may still type “undo” and choose again.
cli-more_in_log = { $lines ->
    [one] … and { $lines } earlier line, see “log”
   *[other] … and { $lines } earlier lines, see “log”
}
cli-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-undone = Taken back.
cli-allowed = This is allowed: { $label }.
cli-hint = Hint: { $label } – { $text }
cli-ordered = Ordered – { $name }: { $value }.
cli-saved = Saved in { $file }. Go on later with: { $command }
cli-kept = Your game is kept. Go on with: { $command }
cli-kept_finished = The game is kept in { $file }
    Watch it again:  caravanserai replay { $file }
    Prove it:  caravanserai verify { $file }
cli-orders_not_saved = Standing orders are not saved with the game; give them again with “orders” when you go on.
cli-next_step = Enter: next move, q: stop
cli-help-number = play the option with this number
cli-help-move = play a move by its text; beginnings of words are enough (“{ $short }”)
cli-help-board = show the whole board
cli-help-options = show the options again, with the moves as they are typed
cli-help-hint = what the computer would play, and why
cli-help-why = why a move is forbidden, or why one would play it
cli-help-undo = take back your last move, if nothing was revealed and nobody acted since
cli-help-rules = the chapters of the rules, one rule, or the rules about something
cli-help-log = everything that has happened
cli-help-score = the score, line by line
cli-help-orders = what the table should answer for you, so that you are not asked each time
cli-help-save = save the game
cli-help-quit = leave; the game is kept
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
cli-rules_how = “rules ID” shows one rule, “rules WORDS” finds those that speak of something.
cli-colour-white = white
cli-colour-blue = blue
cli-colour-yellow = yellow
cli-colour-pink = pink
cli-colour-orange = orange
cli-for_players = for { $counts } players
cli-minutes = { $shortest }–{ $longest } minutes
cli-options_heading = Table options (--option NAME=VALUE):
cli-option_default = usually { $value }
cli-try_play = Play it: { $command }
cli-column-wins = Wins
cli-column-share = Share
cli-column-interval = 95 % interval
cli-column-rank = Mean rank
cli-column-score = Mean score
cli-column-decisions = Decisions/s
cli-column-games = Games/s
cli-column-clones = Copies/s
cli-simulated = { $games } games, { $decisions } decisions, { $seconds } s, seed { $seed }; every deal is played from every seat.
cli-unbalanced = The number of games is not a multiple of { $players }: the last deal was not played from every seat.
cli-compiled = The engine is compiled.
cli-interpreted = The engine is interpreted; installed with a C compiler at hand, it is many times faster.
cli-verified = { $file } is proved:
cli-proved-unchanged = Nothing in it was changed since it was written.
cli-proved-moves = { $moves ->
    [one] { $moves } move was played, and it is legal.
   *[other] { $moves } moves were played, and every one is legal.
}
cli-proved-scores = The scores follow from the moves: { $scores }.
cli-proved-seed = { $outcomes ->
    [one] { $outcomes } outcome of chance follows from the seed that was committed to before the first move.
   *[other] All { $outcomes } outcomes of chance follow from the seed that was committed to before the first move.
}
cli-proved-no_seed = Its seed is not opened: that the { $outcomes } outcomes of chance were fair is not proved.
cli-proved-over = The game was played to its end.
cli-proved-unfinished = The game is not finished.
cli-interrupted = Interrupted.
cli-end_of_input = The input ended before the game did.
cli-unexpected = This should not have happened ({ $reason }). Please report it; with CARAVANSERAI_DEBUG=1 the details are shown.
cli-unknown_game = There is no game “{ $name }”. On the shelf: { $shelf }.
cli-unknown_game_near = There is no game “{ $name }”; did you mean “{ $near }”? On the shelf: { $shelf }.
cli-unknown_bot = There is no computer player “{ $name }”. There are: { $bots }; a person is “you”.
cli-wrong_count = { $game } cannot be played by { $players }; the number of players can be { $counts } (--players).
cli-seats_mismatch = --players says { $players }, --seats names { $given }: leave one of them out, or make them agree.
cli-bots_mismatch = --players says { $players }, --bots names { $given }: name a bot for every player.
cli-option_form = “{ $text }” is no option; write --option NAME=VALUE.
cli-unknown_option = { $game } has no option “{ $name }”. It has: { $known }.
cli-option_value = { $name } cannot be “{ $text }”. It can be: { $values }.
cli-bad_option = The table cannot be set up: { $reason }.
cli-bad_position = { $file } is no possible position: { $reason }
cli-no_position = { $file } is no possible position: it is no JSON object.
cli-no_such_file = There is no file { $file }. Check the name and the folder.
cli-is_folder = { $file } is a folder; name a file.
cli-unreadable_file = { $file } cannot be read: { $reason }.
cli-unwritable_file = { $file } cannot be written: { $reason }. Choose another name or folder.
cli-not_overwritten = { $file } is there already and is no saved game; choose another name.
cli-broken_record = { $file } cannot be accepted: { $reason }.
cli-not_with_load = { $name } cannot be used with --load: the saved game brings its own.
cli-other_game = { $file } is a game of { $game }; name that one.
cli-other_count = { $file } is a game for { $players } players; leave --players out.
cli-no_such_seat = There is no seat “{ $name }”. It can be public, all, or a number from 0 to { $last }.
cli-upto_too_far = { $moves ->
    [one] { $file } holds only { $moves } move; --upto cannot go further.
   *[other] { $file } holds only { $moves } moves; --upto cannot go further.
}
cli-unknown_rule = There is no rule { $id }. Without an ID, all rules are shown; --search finds words.
cli-unknown_rule_near = There is no rule { $id }; near it: { $near }.
cli-nothing_found = No rule speaks of “{ $words }”. Try fewer words.
cli-no_rulebook = The rules of { $game } are not at hand in this language; try --lang en.
cli-no_server = The server cannot be started: { $reason }. Install the package with its dependencies.
cli-serving = The table is open at { $address } – Ctrl-C stops the server.
cli-stopped = The server has stopped.
cli-port_taken = { $host } port { $port } cannot be used: { $reason }. Choose another with --port or --host.
cli-database_in_use = Another server is using { $path }. Stop that one, start this one with another --data-dir, or let several share a PostgreSQL (--database).
cli-server_failed = The server cannot be started: { $reason }. Check --database and --data-dir.
cli-settings_file = The settings in { $file } cannot be used: { $reason }.
cli-no_such_number = There is no option { $number }; choose from 1 to { $last }.
cli-unparsable = “{ $text }” is neither a move nor a command; type “help”.
cli-unparsable_near = “{ $text }” is not a move; did you mean: { $moves }?
cli-ambiguous = “{ $text }” could be several moves: { $moves }. Type a little more.
cli-why_what = Why what? Type “why” and a move or a number, such as “why 1”.
cli-save_where = Save where? Type “save” and a file, such as “save game.json”.
cli-unknown_order = There is no order “{ $name }”. There are: { $known }.

## Why something was not accepted, as a part of a sentence: keys fault-*

fault-no_json = this is no JSON document: { $error }
fault-no_record = this is not a Caravanserai record
fault-no_text = it is no UTF-8 text
fault-too_deep = it is nested too deeply
fault-record_version = record version { $version } is not known here; { $known } is
fault-changed = the record was changed: its contents do not match its digest
fault-rewritten = the record was changed: it is not written as records are
fault-no_entry = the record has no “{ $entry }”
fault-wrong_type = “{ $entry }” has the wrong type in the record
fault-extra_entry = the record has an unknown entry “{ $entry }”
fault-no_such_game = there is no game “{ $game }” on the shelf; there is { $shelf }
fault-other_game = this is a record of “{ $other }”, not of { $game }
fault-rules_version = it was played under rules version { $played } of { $game }; here is version { $here }
fault-names_no_words = its names are not all words
fault-names_count = its names do not fit its players
fault-no_setup = its game cannot be set up: { $why }
fault-no_outcome = its set-up holds something that is no chance outcome
fault-player_count = { $game } is played by { $fitting }, not by { $players }
fault-no_such_option = { $game } has no option “{ $name }”; it has { $known }
fault-option_value = the option { $name } can be { $fitting }, not { $value }
fault-move_unreadable = move { $number } cannot be read: { $line }
fault-move_unknown = move { $number }, “{ $move }”, is not a move of this game
fault-move_illegal = move { $number }, “{ $move }” by seat { $place }, is not legal ({ $rule })
fault-move_chance = move { $number }, “{ $move }”: the recorded chance does not fit
fault-outcomes_left = it holds more chance outcomes than the game met
fault-wrong_scores = its scores are { $told }, the game gives { $true }
fault-wrong_end = it says wrongly whether the game is over
fault-moves_rewritten = its moves are not written as they were played
fault-seed_unreadable = its seed is no hexadecimal number
fault-other_seed = its seed is not the one that was committed to
fault-unfair = chance outcome { $number } does not follow from the seed
fault-impossible = { $where }: { $reason }
fault-object_expected = an object with names belongs here, not { $found }
fault-flag_expected = true or false belongs here, not { $found }
fault-entries_expected = entries expected here: { $count }; found: { $found }
fault-no_such_entry = there is no such entry; there are { $known }
fault-list_expected = a list belongs here, not { $found }
fault-number_expected = a whole number from { $low } to { $high } belongs here, not { $found }
fault-word_expected = { $found } is not one of { $words }
fault-knowers_expected = a list of seats or “{ $all }” belongs here, not { $found }
fault-steps_expected = each step is a name, or a name and what it carries, not { $found }
fault-cannot_wait = “{ $what }” cannot be waiting with { $number }
fault-no_moment = no moment of a game waits for these steps
fault-sealed_now = only what is chosen at once is sealed, one entry for each seat
fault-all_sealed = when the last choice is in, all are opened
fault-no_move = { $found } is no move
fault-seat_cannot = seat { $place } cannot play “{ $move }”
fault-not_so_many = there are not so many “{ $what }” in this game
fault-two_places = “{ $what }” is in two places
fault-lies_nowhere = “{ $what }” is missing: it lies nowhere
fault-chance_misfit = the recorded chance does not fit
