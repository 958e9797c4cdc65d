### What the page itself says, in English. Words shared with the terminal are in caravanserai/language/text.

## Everywhere

page-skip = Skip to the content
page-home = Caravanserai, to the lobby
page-language = Language
page-settings = Settings
page-theme = Light
page-theme-auto = As the system
page-theme-dusk = Dusk
page-theme-noon = Noon
page-theme_dusk = Switch to dusk
page-theme_noon = Switch to noon
page-comfort = Comfort
page-sounds = Sounds
page-motion = Pieces move
page-notifications = Tell me on the desktop when it is my turn
page-shortcuts = Single-key shortcuts
page-devices = Security
page-devices_how = Has somebody used this browser’s data elsewhere? A new key makes every copy of the old one worthless; you keep your tables here.
page-devices_forget = Make a new key
page-devices_done = This browser has a new key.
page-text_view = The table in words
page-text_view_short = In words
page-close = Close
page-save = Save
page-loading = One moment…
page-lost = There is nothing here.
page-to_lobby = To the lobby
page-unreachable = The server cannot be reached.
page-went_wrong = Something went wrong.

## The lobby

page-welcome = Take a seat, the lamps are lit.
page-promise = Modern classics of caravans and souks: against the computer, with friends far away, or around one device.
page-my_name = Your name at the table
page-guest = Traveller
page-running = Your games
page-shelf = On the shelf
page-listed = Open tables
page-past = Finished games
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
page-move_up = Player { $number } one seat earlier
page-move_down = Player { $number } one seat later
page-hand_over_note = Between turns the page asks to hand the device over, so that nobody sees another hand.
page-more_choices = Clock and variants
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
page-list_it = Anyone may find this table in the lobby
page-make_link = Open the table and get the link
page-start = Start the game

## Gathering and carrying

page-gathering = gathering
page-starts_by_itself = The game starts by itself when no seat is open.
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
page-older_rules = This game was played under older rules
page-older_rules_why = The present rules cannot rebuild its board. The result, the moves and the record are still here.
page-older_rules_mark = older rules
page-moves_made = The moves
page-carry = Go on with another device
page-carry_how = Open this link on the other device within ten minutes. It works once, and your seats move there.
page-carry_link = One-time link
page-carry_title = Go on here
page-carry_text = Your seats move to this device.
page-carry_take = Take my seats here

## At the table

page-decision = Decision
page-you = you
page-you_asked = Your turn
page-absent = away
page-bot_for_now = the computer plays for now
page-to_act = to act
page-waiting_several = Waiting for { $names }.
page-allowed = “{ $move }” is allowed.
page-chosen = You have chosen: { $move }.
page-change_mind = You may change your mind until everyone has chosen.
page-do_it = Do it
page-all_options = All options
page-fold = Show or hide the options
page-skip_motion = Skip ahead
page-type_move = Type a move
page-near_moves = Moves that fit
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
page-arm-W = West road
page-arm-E = East road
page-arm-N = North road
page-arm-S = South road
page-time_left = Time left: { $time }
page-beside = Log, chat and rules
page-belongings = Your hand and belongings
page-open_rule = Open rule { $rule }
page-beginning = The beginning
page-no_story = Nothing has happened yet.
page-latest = ↓ Latest
page-no_chat = Nobody has said anything yet.
page-say_something = Say something
page-watchers_chat = People who watch may talk too
page-send = Send
page-search_rules = Search the rules
page-no_rules = The rules could not be loaded.
page-nothing_found = No rule has all these words.
page-breakdown = Score, line by line
page-more_tools = More
page-fairness = Fairness
page-fair_before = Before the game the server chose a secret seed and showed its fingerprint. Everything left to chance comes from that seed, so nobody could change it later.
page-commitment = Fingerprint of the seed (shown before the first move)
page-seed = The seed itself
page-seed_sealed = sealed until the game is over
page-fair_after = After the game, download the record and check it on your own computer:
page-download = Download the record
page-keys = Keys
page-key-numbers = choose the option with this number
page-key-arrows = go through the options
page-key-enter = choose
page-key-escape = back to all options
page-key-space = skip ahead
page-away = While you were away
page-away_more = { $count ->
    [one] 1 earlier line is in the log.
   *[other] { $count } earlier lines are in the log.
}
page-go_on = Go on
page-hand_over = Hand the device to { $name }
page-hand_over_why = Nothing is shown until { $name } has it.
page-i_am = I am { $name }
page-orders = Standing orders
page-orders_secret = Nobody else sees them.
page-orders_drop = Ask me again
page-undo_as = { $name }: take the last move back
page-line_lost = The line is lost; trying again…
page-offline = This device is offline. The game goes on when it is back.
page-renewed = The server has a new version.
page-reload = Reload
page-replaced = The computer plays for you.
page-come_back = I am back
page-watching = You are watching.

## The end and the replay

page-counting = The score is being counted
page-podium = Podium
page-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
page-rematch = Rematch
page-join_rematch = To the rematch
page-look_board = Look at the board
page-to_result = To the result
page-controls = Replay controls
page-play = Play
page-pause = Pause
page-step_back = One move back
page-step_on = One move on
page-scrub = Move
page-move_of = Move { $move } of { $last }
page-eyes = Seen by
page-eyes_all = all-seeing
page-eyes_public = a spectator

## The table in words

page-fact = { $name }: { $value }
page-seat = { $seat }
page-space = { $space }
page-none = none
page-empty = empty
page-players = Players
page-player = Player
page-completed_souks = Completed souks
page-goods_in = Goods
page-shops_by_road = Shops by the road
page-empty_of = { $count ->
    [one] empty (1 shop)
   *[other] empty ({ $count } shops)
}
page-goods_of = { $who }: { $filled } of { $count } (shops { $shops })
page-caravan_places = { $taken } of { $count } camels are loaded.
page-caravan_row = { $name }: { $points } points for a good, value { $value }
page-your_hand = Your hand
page-effect = Effect
page-owned = yours

## Short names on buttons

short-supervise = Supervisor
short-draw = Card
short-build = Build
short-play_place_good = “Good to a Shop”
short-play_camels_for_points = “Camels for Points”
short-play_gold_for_points = “Gold for Points”
short-play_exchange_gold = “Exchange”: Gold
short-play_exchange_camels = “Exchange”: Camels
short-play_build_no_camels = without Camels
short-play_build_no_gold = without Gold
short-play_both = with both cards
short-yellow = Yellow dice
short-place = Shops
short-move = Supervisor
short-first = First

## Āmul

page-amul_across = Across the table
page-amul_area_of = Play area of { $seat }
page-amul_open_area = Open the play area of { $seat }
page-amul_no_cards = No card yet.
page-amul_chosen = has chosen
page-amul_face_down = Face down before you: { $name }
page-amul_offer_of = Offer of { $seat }, face down
page-amul_offered_by = offered by { $seat }
page-amul_offered = Offered by
page-amul_fresh = from the deck
page-amul_sort = Sort the hand
page-amul_sort-kind = by kind
page-amul_sort-value = by value
page-amul_sort-icon = by icon
page-amul_worth = now { $now } · best { $best }
page-amul_worth_spoken = worth { $now } now, { $best } at best
page-amul_now = worth now
page-amul_best = at best
page-amul_change = your score
page-amul_lost = would be lost
page-amul_lost_short = lost
page-amul_lost_spoken = it has the hand icon alone and would leave the game
page-amul_place-table = Counts only in your play area.
page-amul_place-hand = Counts only in your hand at the end; played, it leaves the game.
page-amul_place-both = Counts in your play area or in your hand at the end.
page-amul_symbols = { $which ->
    [arab] { $count ->
        [one] { $count } Arab symbol
       *[other] { $count } Arab symbols
    }
    [mongol] { $count ->
        [one] { $count } Mongol symbol
       *[other] { $count } Mongol symbols
    }
    [object] { $count ->
        [one] { $count } Object symbol
       *[other] { $count } Object symbols
    }
    [trade] { $count ->
        [one] { $count } Trade symbol
       *[other] { $count } Trade symbols
    }
   *[military] { $count ->
        [one] { $count } Military symbol
       *[other] { $count } Military symbols
    }
}
page-amul_placed = { $place ->
    [1] { $symbols }: 1st place
    [2] { $symbols }: 2nd place
    [3] { $symbols }: 3rd place
   *[other] { $symbols }: place { $place }
}
page-amul_sets = { $sets ->
    [0] { $name }: no complete set of { $goods }
    [one] { $name }: 1 set of { $goods }
   *[other] { $name }: { $sets } sets of { $goods }
}
page-amul_looks_at = { $name }, looking at { $seat }
page-amul_round = Round { $round } of { $rounds }
page-amul_pick_order = Order of picks
page-amul_military_order = Military order
page-amul_strength = military value { $value }, letter { $letter }
page-amul_card = Card
page-amul_counts = Counts
page-amul_hand_cards = Hand cards
page-amul_known = In the hand, as everyone knows
page-amul_gone = No longer in the game

## What the server refuses

refusal-away = The computer plays your seat: come back first.
refusal-bad_carry_link = This link has been used or has expired.
refusal-bad_invite = This invitation is not valid.
refusal-bad_name = This name cannot be seen. Choose another.
refusal-chat_closed = Only those who sit at this table can talk here.
refusal-bad_options = These options do not fit the game: { $why }.
refusal-bad_orders = These standing orders do not fit the game.
refusal-bad_players = The game is not made for so many players: { $why }.
refusal-bad_request = The server did not understand that.
refusal-closed = This table is closed.
refusal-name_taken = Somebody at this table has a name that looks like “{ $name }”. Choose another.
refusal-not_at_table = You do not sit at this table.
refusal-not_gathering = The game has already begun.
refusal-not_host = Only the host of the table can do that.
refusal-not_over = That is possible only when the game is over.
refusal-not_started = The game has not begun yet.
refusal-no_advice = The computer has no advice here.
refusal-not_your_seat = That is not your seat.
refusal-no_open_seat = No seat is open.
refusal-no_such_frame = The game has not come that far.
refusal-no_such_game = There is no such game on the shelf.
refusal-no_such_page = There is nothing here.
refusal-no_such_table = There is no such table.
refusal-older_rules = This game was played under older rules, so its board cannot be shown any more.
refusal-server_error = Something went wrong on the server. Nothing was changed.
refusal-shutting_down = The server is just restarting. Your move is sent again by itself.
refusal-stale = The table has moved on meanwhile: look again.
refusal-too_fast = Not so fast, please.
refusal-too_large = That was too much at once.
refusal-too_many_tables = Too many tables are played by computers alone just now. Try again later, or sit down yourself.
refusal-unknown_message = The server did not understand that.
refusal-wrong_header = The server does not trust this request.
refusal-wrong_host = The server does not answer to this name.
refusal-wrong_origin = The server does not trust where this request comes from.

## Aladdin's Dragons

page-dragons_herald = The herald
page-dragons_round = Round { $round }
page-dragons_set_up = Before the first round
page-dragons_when = { $place ->
    [placement] Round { $round }: placing tokens
    [end] Round { $round }: the end of the round
   *[other] Round { $round }: { $space }
}
page-dragons_stop = Round { $round }: { $space }
page-dragons_no_tally = Eight tokens each, face down and one at a time. Then the caves are resolved from the left, the city from the right, and the palace from the left.
page-dragons_earlier = The space before
page-dragons_later = The next space
page-dragons_task-heap = Treasures of your choice
page-dragons_task-price = The price, as we propose it
page-dragons_task-offers = Your choice
page-dragons_window = { $window ->
    [place] Next: a token is placed
    [before] Next: { $space }, its tokens turned up
    [tally] Next: { $space } is resolved
    [end] Next: the round ends
   *[buy] Next: the artifact { $space-in } is taken
}
page-dragons_plays = Played so far, in the order in which it will work
page-dragons_no_plays = Nothing has been played. Whoever wants to may begin.
page-dragons_answers = Who has answered
page-dragons_answer = { $what ->
    [open] { $name }: not yet
   *[done] { $name }: done
}
page-dragons_pass_ahead = Pass ahead…
page-dragons_piece = { $what ->
    [carpet] { $name }: Flying Carpet { $space-in }
   *[token] { $value ->
        [0] { $name }: face-down token { $space-in }
       *[other] { $name }: { $value } { $space-in }
    }
}
page-dragons_cave = { $what ->
    [open] { $space }.
   *[closed] { $space }: closed.
}
page-dragons_tokens_here = { $tokens ->
    [0] No tokens here.
    [one] 1 token here.
   *[other] { $tokens } tokens here.
}
page-dragons_bank = Treasury: { $units } × { $kind }
page-dragons_room = { $what ->
    [sold_out] { $space }: sold out.
    [shown] { $space }: { $artifact } on sale, { $artifacts } left.
   *[hidden] { $space }: { $artifacts } left.
}
page-dragons_guard = { $what ->
    [hidden] Palace guard, face down.
   *[shown] Palace guard: { $value }.
}
page-dragons_gives-tent = the strongest draws two spells, keeps one and gives the second strongest the other.
page-dragons_gives-djinn = the strongest may use one more artifact this round.
page-dragons_gives-market = the strongest may give one treasure and take three.
page-dragons_gives-caravanserai = the strongest says who has the camel.
page-dragons_sold_out = sold out
page-dragons_add = Add one: { $kind } ({ $units })
page-dragons_take_off = Take one off: { $kind }
page-dragons_give = { $count ->
    [0] Give
   *[other] Give { $what }
}
page-dragons_take = { $count ->
    [0] Take
   *[other] Take { $what }
}
page-dragons_for_token = For the { $value }
page-dragons_buy = { $units ->
    [one] Buy for 1 treasure
   *[other] Buy for { $units } treasures
}
page-dragons_buy_searching = Buy with “Abracadabra”
page-dragons_placed = The { $value } is on the board
page-dragons_behind = Tokens behind the screen
page-dragons_cast = Cast it
page-dragons_place = Place the { $token }
page-dragons_give_units = Give { $units }
page-dragons_take_units = Take { $units }
page-dragons_move_own = { $spell }: your { $token } to…
page-dragons_move_other = { $spell }: token { $number } of { $owner } to…
page-dragons_apprentice = { $space }: in exchange for…
page-dragons_eye = Remove a token of { $owner }
page-dragons_outcome-bought = buys
page-dragons_outcome-bought_face_up = buys: { $artifact }
page-dragons_outcome-bought_searching = { $artifact ->
    [hidden] takes one unseen
   *[other] takes: { $artifact }
}
page-dragons_outcome-not_bought = does not buy
page-dragons_outcome-admitted = strong enough
page-dragons_outcome-bribed = bribes the guard
page-dragons_outcome-not_bribed = does not bribe
page-dragons_outcome-not_admitted = stays outside
page-dragons_outcome-key_turned = enters with a Key
page-dragons_outcome-tokens_taken_back = tokens back: { $tokens }
page-dragons_outcome-spells_drawn = draws spells: { $cards }
page-dragons_outcome-spell_kept = { $spell ->
    [hidden] keeps one
   *[other] keeps { $spell }
}
page-dragons_outcome-spell_given = { $spell ->
    [hidden] one to { $owner }
   *[other] { $spell } to { $owner }
}
page-dragons_outcome-spell_rejected = discards { $spell }
page-dragons_outcome-no_spell_left = no spell left
page-dragons_outcome-djinn_won = artifacts this round: { $uses }
page-dragons_outcome-market_used = trades
page-dragons_outcome-market_not_used = does not trade
page-dragons_outcome-start_player_named = the camel to { $owner }
page-dragons_outcome-smuggled = as a Smuggler
page-dragons_shelves = Shelves, from the top
page-dragons_face_down = face down
page-dragons_on_table = { $who }: { $what }
page-dragons_where = Space
page-dragons_lying_there = Tokens there
page-dragons_your_screen = Behind your screen
page-dragons_effects = Until the end of the round
page-dragons_effect_spy = Spy of { $seat }: all others place face up.
page-dragons_effect_swapped = Every 9 counts as 1 and every 1 as 9.
page-dragons_effect_taboo = “Taboo!”: { $space } is closed.
page-dragons_effect_smuggled = { $seat } holds { $space } as a Smuggler.

## Emira

short-bid = Bid
page-emira_arch = The princess in the arch
page-emira_expected = The arch is empty: the next princess has yet to appear.
page-emira_nobody = No princess is here now.
page-emira_suitors = How the sheiks please { $princess }
page-emira_would_join = Would move in with { $seat } now.
page-emira_would_visit = Would visit { $seat } now.
page-emira_no_candidate = Nobody has room for her.
page-emira_gold_decides = Secret gold decides: { $seats }.
page-emira_level = A tie, no decision yet: { $seats }.
page-emira_no_room = no room
page-emira_only_you = Only you see these cards
page-emira_sort_how = Point at the cards in their new order, the top one first.
page-emira_none_left = none
page-emira_sold_to = sold to { $seat }
page-emira_sold = Sold to
page-emira_in_supply = { $count } more in the supply
page-emira_pays = { $spaces } payments of { $payment } gold
page-emira_status_points = { $points ->
    [one] { $points } status point
   *[other] { $points } status points
}
page-emira_no_purchase = no purchase
page-emira_known_at = Card { $place } from the top: { $card }
page-emira_this_turn = This turn
page-emira_next_turn = Next turn
page-emira_undecided = Undecided
page-emira_leads = leads
page-emira_speaks = speaks
page-emira_in = in
page-emira_passed = passed
page-emira_acts = acts
page-emira_waits = still to act
page-emira_honeymoon = on honeymoon
page-emira_no_bid = No bid yet
page-emira_no_auction = No auction now
page-emira_leads_with = { $seat } leads with
page-emira_won_with = { $seat } wins with
page-emira_pays_only = you pay { $gold }
page-emira_symbol_played = A card with the symbol { $symbol } was played this turn
page-emira_rooms = { $princesses } of { $capacity } rooms taken
page-emira_free_room = A free room
page-emira_caravan = { $left ->
    [one] { $caravan }: { $payment } gold a turn, { $left } payment left
   *[other] { $caravan }: { $payment } gold a turn, { $left } payments left
}
page-emira_discount = { $camels ->
    [one] { $camels } camel at { $rate }: { $discount } gold off a bid
   *[other] { $camels } camels at { $rate }: { $discount } gold off a bid
}
page-emira_hand_cards = { $cards ->
    [one] { $cards } event card in hand
   *[other] { $cards } event cards in hand
}
page-emira_next_income = Next turn: { $supply } from the spice supply, { $trade } from caravans
page-emira_next_upkeep = Upkeep at the end of the turn: { $gold } gold
page-emira_gold_open = Noor lives here: everybody sees the gold
page-emira_gold_secret = secret
page-emira_honeymoon_in = On honeymoon in turn { $turn }
page-emira_xenia = { $markers ->
    [0] Xenia: her gift is due at the end of the turn
    [one] Xenia: { $markers } marker before her next gift
   *[other] Xenia: { $markers } markers before her next gift
}
page-emira_treasures = Tokens and status cards
page-emira_off_bids = Off each bid
page-emira_short = { $gold } gold too little for the upkeep
page-emira_short_brief = { $gold } short
page-emira_left = { $gold } left
page-emira_left_spoken = { $gold } gold left, upkeep { $due }
page-emira_goal = Win with { $fewest } princesses who cover this, or with any { $most }.
page-emira_to_act = Still to act
page-emira_event_prices = Event cards cost
page-emira_decks = Decks and bag
