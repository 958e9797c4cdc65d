### What the page itself says, in English. Words shared with the terminal are in caravanserai/language/text.

## Everywhere

page-skip = Skip to the content
page-home = Caravanserai, to the lobby
page-language = Language
page-settings = Settings
page-theme = Theme
page-theme-auto = Same as the system
page-theme-dusk = Dusk
page-theme-noon = Noon
page-theme_dusk = Switch to dusk
page-theme_noon = Switch to noon
page-text_size = Text size
page-text_size-normal = Normal
page-text_size-large = Large
page-text_size-largest = Largest
page-comfort = Accessibility and sound
page-sounds = Sounds
page-sounds_on = Turn sounds on
page-sounds_off = Turn sounds off
page-motion = Animations
page-notifications = Desktop notification when it is my turn
page-shortcuts = Single-key shortcuts
page-confirm_turn = Ask me to confirm the move that ends my turn
page-lists = Always list all options
page-plain_board = Plain board: everything as lists of pieces
page-face_down = face down
page-not_loaded = This part of the page could not be loaded. A newer version may be there: reload.
page-shown_plainly = The table cannot be drawn here: it is shown in a plainer way.
page-try_again = Try again
page-devices = Security
page-devices_how = Has somebody copied this browser's data? A new key makes every copy of the old one useless; you keep your tables here.
page-devices_forget = Make a new key
page-devices_done = This browser has a new key.
page-text_view = Text view
page-text_view_short = Text
page-close = Close
page-save = Save
page-loading = Loading…
page-lost = There is nothing here.
page-to_lobby = To the lobby
page-unreachable = The server cannot be reached.
page-went_wrong = Something went wrong.

## The lobby

page-welcome = Take a seat, the lamps are lit.
page-promise = Four board games of caravans and souks: against the computer, with friends online, or around one device.
page-my_name = Your name at the table
page-guest = Traveller
page-running = Your games
page-shelf = Games
page-listed = Open tables
page-tab_running = Running ({ $count })
page-tab_finished = Finished ({ $count })
page-show_all = Show all ({ $count })
page-record = Record
page-first_game = A good first game
page-weight-light = Light game
page-weight-medium = Medium-weight game
page-weight-heavy = Heavy game
page-footer = No account, no adverts. Every shuffle and every roll can be checked after the game.
page-players_count = { $count } players
page-minutes = { $count } minutes
page-play_now = Play now against the computer
page-with_friends = Play with friends
page-same_device = On the same device
page-open_seats = { $count ->
    [0] All seats are taken.
    [one] 1 open seat
   *[other] { $count } open seats
}
page-open_seat = Open seat
page-waiting_others = Waiting for others

## A new table

page-new_table = New table
page-how_many = How many players?
page-who_where = Who sits where?
page-kind-me = Me ({ $name })
page-kind-local = Somebody at this device
page-kind-bot = Computer
page-kind-open = Open: by link
page-name_of = Name of player { $number }
page-move_up = Move player { $number } one seat earlier
page-move_down = Move player { $number } one seat later
page-hand_over_note = Between turns the page asks you to hand over the device, so that nobody sees another player's hand.
page-more_choices = More: clock and rulings
page-clock = Time for each decision
page-no_clock = No clock
page-clock_minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
page-clock_hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
page-list_it = List this table in the lobby
page-hints = Hints
page-hints-auto = Only if everyone agrees, or one person plays alone
page-hints-on = On: whoever sits down agrees
page-hints-off = Off
page-make_link = Create the table and get the link
page-start = Start the game

## Waiting for players, and moving to another device

page-gathering = waiting for players
page-starts_by_itself = The game starts when no seat is open.
page-starts_when_ready = The game starts when all seats are taken and everyone is ready.
page-ready = I am ready
page-not_ready = Wait, not yet
page-is_ready = ready
page-start_now = Start without waiting
page-give_up_seat = Give up my seat
page-need_invitation = To take a seat here, you need the invitation link. You can watch once the game begins.
page-rename = Change my name
page-share = Share…
page-qr = QR code
page-qr_of = QR code of this link
page-watch = Invite somebody to watch
page-watch_link = Link to watch
page-watch_how = Whoever opens this link can watch the game, without seeing what players keep hidden.
page-invite_link = Send this link to your friends
page-copy = Copy
page-copied = Copied
page-open_again = Open it again
page-fill = Fill with computers and start
page-add_local = Somebody else at this device
page-others_add_players = Others may add players at their own device too
page-remove_guest = Remove
page-remove_guest_how = Frees the seat and makes a new link; the old one no longer works.
page-no_table = This table cannot be shown
page-closed = This table is closed.
page-ended = This game was ended early
page-ended_why = The rules were corrected after this game began, and it cannot be continued under the corrected rules. There is no winner.
page-ended_mark = Ended: rules corrected
page-failed_why = An error in the game's own program ended it. Nobody has won, the record of the moves is kept, and the authors can find the error with it.
page-failed_mark = Ended: error in the game
page-older_rules = This game was played under older rules
page-older_rules_why = Its board cannot be rebuilt under the current rules. The result, the moves and the record are still here.
page-older_rules_mark = older rules
page-moves_made = The moves
page-carry = Continue on another device
page-carry_how = Open this link on the other device within ten minutes. It works once, and your seats move there.
page-carry_link = One-time link
page-carry_title = Continue here
page-carry_text = Your seats move to this device.
page-carry_take = Take my seats here

## At the table

page-decision = Decision
page-you = you
page-you_asked = Your turn
page-absent = away
page-bot_for_now = the computer is playing for now
page-to_act = to act
page-waiting_several = Waiting for { $names }.
page-thinking = Thinking…
page-allowed = “{ $move }” is allowed.
page-chosen = You have chosen: { $move }.
page-change_mind = You may change your mind until everyone has chosen.
page-do_it = Do it
page-ends_turn = That ends your turn.
page-confirm = Confirm
page-take_back = Take back
page-on_board = Choose on the board
page-show_list = All options ({ $count })
page-hide_list = Hide the list
page-choose_other = Choose something else
page-hint_searching = Looking ahead…
page-hint_best = Best move: { $move }.
page-hint_note = Chance to win if all play on as the computer would
page-hint_rated = As the computer rates them, without looking ahead
page-hint_chance = { $chance } % to win (± { $error })
page-hint_margin = Expected margin { $margin }.
page-hints_if_all = At this table, hints are given only if everyone allows them.
page-hints_allowed = Allowed by: { $names }
page-hints_missing = Still waiting for: { $names }
page-hints_agreed = Everyone at this table allows hints.
page-hints_allow = Allow hints
page-hints_withdraw = No longer allow hints
page-skip_motion = Skip ahead
page-type_move = Type a move
page-near_moves = Matching moves
page-more_ways = { $count ->
    [one] 1 more way
   *[other] { $count } more ways
}
page-ways = { $count ->
    [one] 1 way
   *[other] { $count } ways
}
page-less = Less
page-more = More
page-time_left = Time left: { $time }
page-beside = Log, chat and rules
page-belongings = Your hand and belongings
page-open_rule = Open rule { $rule }
page-beginning = The beginning
page-no_story = Nothing has happened yet.
page-latest = ↓ Latest
page-no_chat = No messages yet.
page-say_something = Write a message
page-watchers_chat = Spectators may chat too
page-send = Send
page-search_rules = Search the rules
page-no_rules = The rules could not be loaded.
page-nothing_found = No rule contains all these words.
page-found = { $count ->
    [one] 1 place in the rules
   *[other] { $count } places in the rules
}
page-contents = Contents
page-legend = Icons and pieces
page-reference = One-page reference
page-whole_book = Whole rulebook
page-print = Print
page-back = Back
page-back_to_table = Back to the table
page-explain = Explain
page-explaining = Choose anything on the table to see what it is.
page-explain_done = Done
page-breakdown = Score, line by line
page-more_tools = More
page-fairness = Fairness
page-fair_before = Before the game the server chose a secret seed and showed its fingerprint. Everything random in the game comes from that seed, so nobody could change it later.
page-commitment = Fingerprint of the seed (shown before the first move)
page-seed = The seed itself
page-seed_sealed = sealed until the game is over
page-fair_after = After the game, download the record and check it on your own computer:
page-download = Download the record
page-keys = Keys
page-key-numbers = choose the option that shows this number
page-key-arrows = open the list and move through the options
page-key-enter = choose or confirm
page-key-escape = back: all options, or take back the move to be confirmed
page-key-space = skip ahead
page-away = While you were away
page-away_more = { $count ->
    [one] 1 earlier line is in the log.
   *[other] { $count } earlier lines are in the log.
}
page-go_on = Continue
page-recap = Since your last move
page-just_now = What has just happened
page-score_changed = Points
page-more_lines = { $count ->
    [one] 1 more event
   *[other] { $count } more events
}
page-rule = Rule { $rule }
page-pace = Speed
page-pace-slow = Slow
page-pace-slow-how = One step after the other, with a stop at everything that is revealed or scored.
page-pace-normal = Normal
page-pace-normal-how = Stops where it concerns you; the rest goes on by itself.
page-pace-fast = Fast
page-pace-fast-how = No stops.
page-key-pace = change the speed
page-hand_over = Hand the device to { $name }
page-hand_over_why = Nothing is shown until { $name } has the device.
page-i_am = I am { $name }
page-orders = Standing orders
page-orders_secret = Nobody else sees them.
page-orders_drop = Ask me again
page-undo_as = { $name }: undo the last move
page-line_lost = Connection lost. Reconnecting…
page-offline = This device is offline. The game continues when you are back online.
page-renewed = A new version is available.
page-reload = Reload
page-replaced = The computer is playing for you.
page-come_back = I am back
page-stand_in = Let the computer play for me
page-stand_in_title = Let the computer play for you?
page-stand_in_why = It plays your seat until you press “I am back” or open the table again.
page-resign = Resign
page-resign_title = Resign this game?
page-resign_why = A computer plays your seat to the end, and the result says that you resigned. You cannot take the seat back.
page-delete = Delete the table
page-delete_title = Delete this table?
page-delete_why = The game ends here without a result and disappears from your list.
page-resigned = resigned
page-you_resigned = You have resigned. The computer plays your seat to the end.
page-watching = You are watching.

## The lesson

page-lesson = Lesson
page-lesson_step = Step { $number } of { $steps }
page-lesson_fold = Fold or unfold the lesson
page-continue = Continue
page-play_on = Play on
page-learn = Learn the game
page-learn_again = Start the lesson again
page-first_time = New to this game?
page-first_time_how = The lesson takes ten to fifteen minutes. You sit at a real table with a prepared deal, try each move yourself and read why it works. Then you play on against the computer, with hints.
page-learn_first = Learn first
page-play_at_once = Play right away
page-hints_open = Always show a hint
page-fair_lesson = The dice and cards of a lesson are prepared: everybody who takes it meets the same ones. So there is no secret seed, and nothing to prove about chance. The record still shows every roll and every draw.
page-play_game = Play a game

## The end and the replay

page-counting = Counting the score
page-podium = Podium
page-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
page-rematch = Rematch
page-join_rematch = Join the rematch
page-look_board = Show the board
page-to_result = Show the result
page-analyse = Analyse
page-analysis = Analysis
page-analysis_looking = Looking into the game. What is shown gets more exact.
page-analysis_graph = Chances to win over time
page-analysis_moves = Moves
page-analysis_at = After move { $number }: { $chances }
page-analysis_start = Point at the graph, or move along it with the arrow keys, to see what happened.
page-analysis_move = Move { $number }, { $player }: { $move }
page-analysis_luck_was = Luck for { $player }: { $change }
page-analysis_better = Better: { $better } ({ $price })
page-analysis_show = Show me
page-analysis_accounts = Luck and skill
page-analysis_accounts_note = In points of winning chance. Start, luck, own moves and others' moves add up to the result. “Given away” compares each decision with the best option found, by what the player could know.
page-analysis_turn = { $player }: { $change }
page-analysis_turn_luck = { $player }: { $change }, by luck
page-analysis_none = No clear mistake was found.
page-analysis_table = All moves as a table
page-analysis_instead = Played: { $move } ({ $chance } %). Better: { $better } ({ $price }).
page-analysis_above = From above: judge as if all hands had been open
page-analysis_dearest_above = The dearest decisions, with all hands open
page-line_show = Play the better line out
page-line = The better line, as the computer would play on
page-line_move = { $player }: { $move }
page-line_end = Back to what was played
page-line_from_above = Seen from above, with all cards open: { $better } ({ $price })
page-controls = Replay controls
page-play = Play
page-pause = Pause
page-step_back = One move back
page-step_on = One move forward
page-scrub = Move
page-move_of = Move { $move } of { $last }
page-eyes = View as
page-eyes_all = everything revealed
page-eyes_public = spectator

## The text view

page-fact = { $name }: { $value }
page-none = none
page-empty = empty
page-players = Players
page-player = Player

## What the server refuses

refusal-away = The computer is playing for you. Press “I am back” first.
refusal-bad_carry_link = This link has been used or has expired.
refusal-bad_invite = This invitation is not valid.
refusal-bad_level = There is no self-taught computer for this game with these options and this many players. Choose another level.
refusal-bad_name = This name is invisible. Choose another.
refusal-chat_closed = Only players at this table can chat here.
refusal-bad_options = These options are not possible: { $why }.
refusal-bad_orders = These standing orders are not possible in this game.
refusal-bad_players = This game cannot be played with that many players: { $why }.
refusal-bad_request = The server did not understand that.
refusal-closed = This table is closed.
refusal-name_taken = Somebody at this table has a name that looks like “{ $name }”. Choose another.
refusal-not_at_table = You are not at this table.
refusal-not_gathering = The game has already begun.
refusal-not_host = Only the host of the table can do that.
refusal-not_over = That is possible only when the game is over.
refusal-not_started = The game has not begun yet.
refusal-no_advice = The computer has no advice here.
refusal-no_lesson = This game has no lesson.
refusal-not_your_seat = That is not your seat.
refusal-others_play = Other people play at this table. You can resign instead.
refusal-open_seats = A seat is still open.
refusal-no_open_seat = No seat is open.
refusal-no_such_frame = The game has not got that far.
refusal-no_such_game = There is no such game.
refusal-no_such_page = There is nothing here.
refusal-no_such_table = There is no such table.
refusal-game_error = An error in the game's own program stopped this: the table ends here, and the record is kept.
refusal-hints_off = Hints are off at this table: not everyone allows them.
refusal-older_rules = This game was played under older rules, so its board can no longer be shown.
refusal-resigned = You have resigned: the computer plays this seat to the end.
refusal-server_error = Something went wrong on the server. Nothing was changed.
refusal-shutting_down = The server is restarting. Your move will be sent again automatically.
refusal-stale = The game has moved on in the meantime: look again.
refusal-too_fast = Too many requests. Wait a moment.
refusal-too_large = That was too long.
refusal-too_many_tables = Too many tables are being played by computers alone. Try again later, or take a seat yourself.
refusal-unknown_message = The server did not understand that.
refusal-wrong_header = The server rejected this request: a header is missing or wrong.
refusal-wrong_host = The server does not accept this host name.
refusal-wrong_origin = The server does not accept requests from this site.
