### Emira in English.
###
### How arguments are rendered is explained in caravanserai/language/language.py: `$event` is the name of an event
### card, `$event-quoted` the attribute `.quoted` of the same name, and a secret is the word "hidden". Every
### language gives a name the forms its own sentences need.

title = Emira
tagline = Princesses choose their sheik: bid, build and charm until they choose you.
about = You are sheiks with a palace to fill. Each turn a princess appears and looks for the sheik with the finest appearance, the highest status, the largest palace or the most gold. Before she decides, you bid for the right to buy first: caravans for income, camels for cheaper bids, and everything that makes you attractive. The first to house enough princesses wins; with the talents on a secret objective card, fewer are enough.

## The sheiks

sheik-green = Green sheik
    .the = the Green sheik
sheik-white = White sheik
    .the = the White sheik
sheik-red = Red sheik
    .the = the Red sheik
sheik-blue = Blue sheik
    .the = the Blue sheik
sheik-black = Black sheik
    .the = the Black sheik

## What princesses look for and what they can do

trait-appearance = Appearance
    .in = in appearance
trait-status = Status
    .in = in status
trait-palace = Palace
    .in = in palace size
trait-gold = Gold
    .in = in gold
trait-most_princesses = Most princesses
    .in = in princesses
talent-intelligence = Intelligence
talent-housekeeping = Housekeeping
talent-cooking = Cooking
talent-romance = Romance

## The princesses

princess-albina = Albina
princess-albina-ability = Great Festivities
princess-albina-effect = Advanced game: the first time she joins a sheik, his palace is worth half a section less.
princess-halimah = Halimah
princess-halimah-ability = Singer
princess-halimah-effect = While she lives with you, you have +1 status with Singing.
princess-asima = Asima
princess-asima-ability = No special ability
princess-asima-effect = No special ability.
princess-noor = Noor
princess-noor-ability = Distrustful
princess-noor-effect = While she lives with you, everybody sees your gold.
princess-rasha = Rasha
princess-rasha-ability = Actress
princess-rasha-effect = While she lives with you, you have +1 status with Acting.
princess-thara = Thara
princess-thara-ability = No special ability
princess-thara-effect = No special ability.
princess-zainab = Zainab
princess-zainab-ability = Wise
princess-zainab-effect = Event cards cost you 100 (best of 2) or 200 (best of 3).
princess-nibal = Nibal
princess-nibal-ability = No special ability
princess-nibal-effect = No special ability.
princess-samira = Samira
princess-samira-ability = Very Romantic
princess-samira-effect = The first time she joins a sheik, he returns one of his appearance tokens to the bag.
princess-zahrah = Zahrah
princess-zahrah-ability = Thief
princess-zahrah-effect = The first time she joins a sheik, one of his status cards leaves the game.
princess-fatima = Fatima
princess-fatima-ability = No special ability
princess-fatima-effect = No special ability.
princess-layla = Layla
princess-layla-ability = Fine Manners
princess-layla-effect = While she lives with you, you have one more Manners token.
princess-malika = Malika
princess-malika-ability = No special ability
princess-malika-effect = No special ability.
princess-nadia = Nadia
princess-nadia-ability = Great Beauty
princess-nadia-effect = While she lives with you, you have one more Beauty token.
princess-firyal = Firyal
princess-firyal-ability = Grand Receptions
princess-firyal-effect = Advanced game: the first time she joins a sheik, his palace is worth half a section less.
princess-hind = Hind
princess-hind-ability = Long Honeymoon
princess-hind-effect = In the turn after she joins, her sheik cannot play or buy event cards and takes no part in the auctions.
princess-farah = Farah
princess-farah-ability = Loves Animals
princess-farah-effect = A camel costs you 50.
princess-raidah = Raidah
princess-raidah-ability = No special ability
princess-raidah-effect = No special ability.
princess-adara = Adara
princess-adara-ability = Knows the Trade Routes
princess-adara-effect = Caravans cost you 400, 500, 650 or 800.
princess-suleika = Suleika
princess-suleika-ability = Jealous
princess-suleika-effect = Whenever another princess joins her, the next upkeep costs 100 more.
princess-janan = Janan
princess-janan-ability = Gourmand
princess-janan-effect = Her upkeep is 100.
princess-sahar = Sahar
princess-sahar-ability = No special ability
princess-sahar-effect = No special ability.
princess-anisah = Anisah
princess-anisah-ability = No special ability
princess-anisah-effect = No special ability.
princess-zafirah = Zafirah
princess-zafirah-ability = Wealthy
princess-zafirah-effect = Her upkeep is 0.
princess-xenia = Xenia
princess-xenia-ability = Greedy
princess-xenia-effect = She wants a gift of 250 on arrival and every third turn afterwards; if refused, she goes to the richest of the other sheiks.
princess-yasmine = Yasmine
princess-yasmine-ability = No special ability
princess-yasmine-effect = No special ability.
princess-badra = Badra
princess-badra-ability = Eye for Architecture
princess-badra-effect = A palace section costs you 400.
princess-sidi_suleiman = Sidi Suleiman
princess-sidi_suleiman-ability = White Knight
princess-sidi_suleiman-effect = He visits the sheik who alone has the most princesses and elopes with one of them.

## The event cards

event-bazaar = Bazaar
    .quoted = “Bazaar”
event-bazaar-effect = You pick the appearance token that goes on offer this turn.
event-better_breed = Better Breed
    .quoted = “Better Breed”
event-better_breed-effect = Each of your camels saves you more in auctions: 50, 70, 100, then 150.
event-camel_breeding = Camel Breeding
    .quoted = “Camel Breeding”
event-camel_breeding-effect = Everyone gains 1 camel for every 2 they own, if the supply has enough for all.
event-camel_epidemic = Camel Epidemic
    .quoted = “Camel Epidemic”
event-camel_epidemic-effect = Everyone loses 1 camel for every 3 they own.
event-changing_her_mind = Changing Her Mind
    .quoted = “Changing Her Mind”
event-changing_her_mind-effect = Look at the next princess: leave her, swap her preferences, or put her under the deck.
event-court_influence = Court Influence
    .quoted = “Court Influence”
event-court_influence-effect = Look at the next 3 princesses and put them back in any order.
event-double_trouble = Double Trouble
    .quoted = “Double Trouble”
event-double_trouble-effect = Two princesses appear this turn.
event-golden_times = Golden Times
    .quoted = “Golden Times”
event-golden_times-effect = Everyone receives one fifth more income this turn.
event-good_looking = Good Looking
    .quoted = “Good Looking”
event-good_looking-effect = Choose a type of token: from now on every 3 of them give you +1 appearance.
event-guest_house = Guest House
    .quoted = “Guest House”
event-guest_house-effect = Your palace has room for one more princess.
event-interrupt_spice_trade = Interrupt Spice Trade
    .quoted = “Interrupt Spice Trade”
event-interrupt_spice_trade-effect = No caravan pays or moves this turn.
event-new_orders = New Orders
    .quoted = “New Orders”
event-new_orders-effect = Look at the next 3 status cards and put them back in any order.
event-new_spice_caravan = New Spice Caravan
    .quoted = “New Spice Caravan”
event-new_spice_caravan-effect = One of your caravans gets one more payment.
event-noble_merchandise = Noble Merchandise
    .quoted = “Noble Merchandise”
event-noble_merchandise-effect = You pick the status card that goes on offer this turn from the whole deck.
event-quiet_days = Quiet Days
    .quoted = “Quiet Days”
event-quiet_days-effect = No princess appears this turn.
event-restoration = Restoration
    .quoted = “Restoration”
event-restoration-effect = Your palace is worth half a section more.
event-sick_camels = Sick Camels
    .quoted = “Sick Camels”
event-sick_camels-effect = Camels give no discount this turn.
event-vermin = Vermin
    .quoted = “Vermin”
event-vermin-effect = Choose a type of caravan: each owner loses a payment on one caravan of that type, or on two if they are slow.

## The symbols of the event cards

symbol-arrival = Arrival
symbol-court = Court
symbol-status = Status
symbol-bag = Bag
symbol-spice = Spice
symbol-camel = Camel

## The status cards

status-status_300 = Status 300
    .card = status card 300
status-status_350 = Status 350
    .card = status card 350
status-status_400 = Status 400
    .card = status card 400
status-status_700 = Status 700
    .card = status card 700
status-status_750 = Status 750
    .card = status card 750
status-status_800 = Status 800
    .card = status card 800
status-status_850 = Status 850
    .card = status card 850
status-status_900 = Status 900
    .card = status card 900
status-status_1200 = Status 1200
    .card = status card 1200
status-status_1300 = Status 1300
    .card = status card 1300
status-status_1400 = Status 1400
    .card = status card 1400
status-status_1500 = Status 1500
    .card = status card 1500
special-singing = Singing (+1)
special-acting = Acting (+1)

## The objective cards

objective-g5_1 = 1 Intelligence + 1 Housekeeping + 1 Romance
objective-g5_2 = 1 Intelligence + 1 Cooking + 1 Romance
objective-g5_3 = 1 Housekeeping + 1 Cooking + 1 Romance
objective-g5_4 = 2 Intelligence + 1 Housekeeping
objective-g5_5 = 2 Intelligence + 1 Cooking
objective-g5_6 = 2+1 (Intelligence / Romance)
objective-g5_7 = 2+1 (Housekeeping / Cooking)
objective-g4_1 = 1 Intelligence + 1 Housekeeping + 1 Cooking + 1 Romance
objective-g4_2 = 2 Intelligence + 1 Housekeeping + 1 Cooking
objective-g4_3 = 1 Intelligence + 2+1 (Housekeeping / Romance)
objective-g4_4 = 1 Romance + 2+1 (Intelligence / Cooking)
objective-g4_5 = 2+1+1 (Housekeeping / Cooking / Romance)
objective-g3_1 = 2 Intelligence + 1 Housekeeping + 1 Cooking + 1 Romance
objective-g3_2 = 2 Housekeeping + 2+1 (Intelligence / Cooking)
objective-g3_3 = 2 Intelligence + 2+1 (Housekeeping / Romance)
objective-g3_4 = 2+2+1 (Intelligence / Cooking / Romance)

## Caravans, tokens and pieces

caravan-small_slow = Small slow caravan
    .a = a small slow caravan
    .all = small slow caravans
caravan-small_fast = Small fast caravan
    .a = a small fast caravan
    .all = small fast caravans
caravan-large_slow = Large slow caravan
    .a = a large slow caravan
    .all = large slow caravans
caravan-large_fast = Large fast caravan
    .a = a large fast caravan
    .all = large fast caravans
token-beauty = Beauty
    .a = a Beauty token
token-manners = Manners
    .a = a Manners token
token-attire = Attire
    .a = an Attire token
piece-palace = Palace section
    .a = a palace section
piece-camel = Camel
    .a = a camel
piece-small = Small caravan
    .a = a small caravan
piece-large = Large caravan
    .a = a large caravan
purchase-small_slow = Small slow caravan
    .the = a small slow caravan
purchase-small_fast = Small fast caravan
    .the = a small fast caravan
purchase-large_slow = Large slow caravan
    .the = a large slow caravan
purchase-large_fast = Large fast caravan
    .the = a large fast caravan
purchase-appearance = Appearance token
    .the = the appearance token
purchase-status = Status card
    .the = the status card
purchase-palace = Palace section
    .the = the palace section
purchase-camel = Camel
    .the = the camel

## Turns, places and orders of cards

turn-odd = Odd turn
    .the = the odd turn
    .of = of the odd turn
turn-even = Even turn
    .the = the even turn
    .of = of the even turn
order-123 = 1, 2, 3
order-132 = 1, 3, 2
order-213 = 2, 1, 3
order-231 = 2, 3, 1
order-312 = 3, 1, 2
order-321 = 3, 2, 1
order-12 = 1, 2
order-21 = 2, 1

## The phases of a turn

phase-play_events = Play event cards
phase-income = Income
phase-prepare = Prepare the board
phase-auctions = Auctions and actions
phase-buy_events = Buy event cards
phase-princess_chooses = The princess chooses
phase-upkeep = Upkeep
phase-change_start_player = Change of starting player

## Words of the game

term-sheik = Sheik
term-princess = Princess
term-starting_player = Starting player
term-base_game = Base game
term-advanced_game = Advanced game
term-appearance = Appearance
term-status = Status
term-palace = Palace
term-gold = Gold
term-first_preference = First preference
term-second_preference = Second preference
term-talent = Talent
term-special_ability = Special ability
term-shared_board = Shared board
term-player_board = Player board
term-event_card = Event card
term-princess_card = Princess card
term-objective_card = Objective card
term-status_card = Status card
term-status_point = Status point
term-appearance_token = Appearance token
term-plus_one_token = “+1” token
term-camel = Camel
term-palace_section = Palace section
term-small_caravan = Small caravan
term-large_caravan = Large caravan
term-slow = Slow
term-fast = Fast
term-wooden_disc = Wooden disc
term-starting_player_marker = Starting-player marker
term-xenia_marker = Xenia marker
term-gold_pieces = Gold pieces
term-bag = Bag
term-rules_summary = Rules summary
term-supply = Supply
term-bank = Bank
term-princess_deck = Princess deck
term-princess_in_play = Princess in play
term-undecided_princess = Undecided princess
term-status_deck = Status deck
term-status_card_on_offer = Status card on offer
term-appearance_token_on_offer = Appearance token on offer
term-palace_section_on_offer = Palace section on offer
term-camel_on_offer = Camel on offer
term-large_caravan_on_offer = Large caravan on offer
term-small_caravan_on_offer = Small caravan on offer
term-event_deck = Event deck
term-permanent_spice_supply = Permanent spice supply
term-spice_trade_tracks = Spice trade tracks
term-oasis = Oasis
term-camel_track = Camel track
term-palace_track = Palace track
term-capacity = Capacity
term-turn = Turn
term-odd_turn = Odd turn
term-even_turn = Even turn
term-buy_a_small_caravan = Buy a small caravan
term-buy_a_large_caravan = Buy a large caravan
term-improve_appearance = Improve appearance
term-improve_status = Improve status
term-buy_a_palace_section = Buy a palace section
term-buy_a_camel = Buy a camel
term-auction = Auction
term-highest_bid = Highest bid
term-bid = Bid
term-pass = Pass
term-forgo_the_action = Forgo the action
term-voluntary_bid = Voluntary bid
term-best_of_2 = Best of 2
term-best_of_3 = Best of 3
term-unchanged = Unchanged
term-swap_preferences = Swap preferences
term-preferences_swapped = Preferences swapped
term-under_the_deck = Under the deck
term-honeymoon = Honeymoon
term-tumult = Tumult
term-gift = Gift
term-pay_the_gift = Pay the gift
term-refuse_the_gift = Refuse the gift
term-discount = Discount
term-minimum = Minimum
term-maximum = Maximum
term-score = Score
term-achievements = Achievements (tie-break)
term-removed_from_the_game = Removed from the game
term-income = Income
term-upkeep = Upkeep
term-hand = Hand
term-objective = Objective
term-princesses = Princesses
term-phase = Phase
term-price = Price
term-surcharge = Surcharge
term-status_cards = Status cards
term-camels = Camels
term-caravans = Caravans
term-palace_sections = Palace sections
term-event_symbol = Symbol
term-payments_left = Payments left
term-on_offer = On offer
term-camel_rate = Discount per camel

## Amounts, used by the sentences below

amount-gold = { $gold } gold
amount-bid = { $bid } gold
amount-price = { $price } gold
amount-due = { $due } gold
amount-camels = { $camels ->
    [one] { $camels } camel
   *[other] { $camels } camels
}
amount-princesses = { $princesses ->
    [one] { $princesses } princess
   *[other] { $princesses } princesses
}
amount-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
amount-left = { $left ->
    [one] { $left } payment
   *[other] { $left } payments
}

## What is asked

prompt-keep_event = Choose the event card you keep; the others go back into the deck.
prompt-play_event = You may play an event card.
prompt-look_at_turn = “Changing Her Mind”: which princess do you want to look at?
prompt-choose_turn = { $event-quoted }: for the odd or for the even turn?
prompt-change_mind = Only you can see this card: leave it as it is, swap the preferences, or put it under the deck.
prompt-arrange_princesses = Put the princesses you see back on the deck. The first number goes on top.
prompt-arrange_status = Put the status cards you see back on the deck. The first number goes on top.
prompt-admire_token = “Good Looking”: choose the type of token that will count more for you.
prompt-extend_caravan = Choose the caravan that gets one more payment.
prompt-name_caravan = “Vermin”: choose the type of caravan it hits.
prompt-spoil_caravans = Vermin have hit the { $caravan-all }: choose which of yours lose a payment.
prompt-search_status = “Noble Merchandise”: choose the status card that goes on offer.
prompt-search_bag = “Bazaar”: choose the appearance token that goes on offer.
prompt-bid = { $bid ->
    [0] Nobody has bid yet: bid or pass.
   *[other] The highest bid is { amount-bid }: raise or pass.
}
prompt-voluntary_bid = You are the last to act and need not bid. You may pay a voluntary bid before you act.
prompt-act = Your action: buy one thing, or forgo the action.
prompt-buy_event = You may buy an event card.
prompt-keep_bought = Choose the event card you keep; what is left goes under the deck.
prompt-give_token = Samira has moved in: choose the appearance token you return to the bag.
prompt-give_status = Zahrah has moved in: choose the status card you lose.
prompt-lose_princess = Sidi Suleiman is here: choose the princess who elopes with him.
prompt-xenia = Xenia expects a gift of { amount-gold }: pay, or let her go to another sheik.

waiting-keep_event = Waiting for { $seat } to choose an event card.
waiting-play_event = Waiting for { $seat } to play an event card or pass.
waiting-look_at_turn = Waiting for { $seat } to choose a princess to look at.
waiting-choose_turn = Waiting for { $seat } to choose the odd or the even turn.
waiting-change_mind = Waiting for { $seat } to look at a princess.
waiting-arrange_princesses = Waiting for { $seat } to put princesses in order.
waiting-arrange_status = Waiting for { $seat } to put status cards in order.
waiting-admire_token = Waiting for { $seat } to choose a type of token.
waiting-extend_caravan = Waiting for { $seat } to choose a caravan.
waiting-name_caravan = Waiting for { $seat } to choose a type of caravan.
waiting-spoil_caravans = Waiting for { $seat } to choose the caravans that lose a payment.
waiting-search_status = Waiting for { $seat } to search the status deck.
waiting-search_bag = Waiting for { $seat } to search the bag.
waiting-bid = Waiting for { $seat } to bid or pass.
waiting-voluntary_bid = Waiting for { $seat } to make a voluntary bid or pass.
waiting-act = Waiting for { $seat } to act.
waiting-buy_event = Waiting for { $seat } to buy an event card or pass.
waiting-keep_bought = Waiting for { $seat } to keep an event card.
waiting-give_token = Waiting for { $seat } to return an appearance token.
waiting-give_status = Waiting for { $seat } to give up a status card.
waiting-lose_princess = Waiting for { $seat } to choose the princess who leaves.
waiting-xenia = Waiting for { $seat } to decide about Xenia's gift.

## Moves, as buttons

move-keep = Keep { $event-quoted }
move-play = Play { $event-quoted }
move-pass = { $step ->
    [bid] Pass this auction
    [play_event] Play no event card
    [voluntary_bid] Act without a bid
    [buy_event] Buy no event card
   *[other] Pass
}
move-leave_her = Leave everything as it is
move-swap_her = Swap the preferences
move-bury_her = Put the card under the deck
move-arrange = Order { $order }
move-admire = { $token }
move-extend = { $left ->
    [one] { $caravan } with { $left } payment left
   *[other] { $caravan } with { $left } payments left
}
move-infest = Hit the { $caravan-all }
move-spoil = { $left ->
    [one] The one with { $left } payment left
   *[other] The one with { $left } payments left
}
move-spoil_two = Those with { $left } and { $other } payments left
move-choose_turn = { $turn }
move-look = { $place ->
    [1] First princess { $turn-of }
   *[other] Second princess { $turn-of }
}
move-offer_token = Offer { $token-a }
move-offer_status = Offer { $status-card }
move-bid = Bid { amount-gold }
move-take_gold = Take gold from the bank instead of an action
move-buy = Buy { $purchase-the }
move-forgo = Forgo the action
move-best_of = Buy the best of { $cards } event cards
move-give_token = Return { $token-a }
move-give_status = Give up { $status-card }
move-lose = Let { $princess } go
move-pay_gift = Pay for Xenia's gift
move-refuse_gift = Refuse Xenia the gift

## What happened

event-sheik_drawn = { $seat } is { $sheik-the }.
event-objective_dealt = { $objective ->
    [hidden] { $seat } receives an objective card.
   *[other] { $seat } receives the objective { $objective }.
}
event-event_dealt = { $event ->
    [hidden] { $seat } is dealt an event card.
   *[other] { $seat } is dealt { $event-quoted }.
}
event-event_kept = { $event ->
    [hidden] { $seat } keeps an event card.
   *[other] { $seat } keeps { $event-quoted }.
}
event-event_put_back = { $event ->
    [hidden] { $seat } puts an event card back.
   *[other] { $seat } puts { $event-quoted } back.
}
event-turn_began = Turn { $number }: { $seat } is the starting player.
event-event_played = { $seat } plays { $event-quoted }.
event-turn_chosen = { $seat } chooses { $turn-the } for { $event-quoted }.
event-princess_named = { $place ->
    [1] { $seat } names the first princess { $turn-of }.
   *[other] { $seat } names the second princess { $turn-of }.
}
event-princess_looked_at = { $princess ->
    [hidden] { $seat } looks at princess card { $place } of the deck.
   *[other] { $seat } looks at princess card { $place } of the deck: { $princess }.
}
event-mind_left = { $princess ->
    [hidden] { $seat } leaves the princess card as it is.
   *[other] { $seat } leaves { $princess } unchanged.
}
event-mind_changed = { $princess ->
    [hidden] { $seat } swaps the princess's preferences.
   *[other] { $seat } swaps { $princess }'s preferences.
}
event-princess_buried = { $princess ->
    [hidden] { $seat } puts the princess card under the deck.
   *[other] { $seat } puts { $princess } under the deck.
}
event-princess_arranged = { $princess ->
    [hidden] { $seat } puts a princess card back as card { $place } of the deck.
   *[other] { $seat } puts { $princess } back as card { $place } of the deck.
}
event-status_looked_at = { $status ->
    [hidden] { $seat } looks at status card { $place } of the deck.
   *[other] { $seat } looks at status card { $place } of the deck: { $status }.
}
event-status_arranged = { $status ->
    [hidden] { $seat } puts a status card back as card { $place } of the deck.
   *[other] { $seat } puts { $status-card } back as card { $place } of the deck.
}
event-token_admired = { $token } tokens now count more for { $seat }.
event-guest_house_built = { $capacity ->
    [one] { $seat } now has room for { $capacity } princess in all.
   *[other] { $seat } now has room for { $capacity } princesses in all.
}
event-camel_rate_rose = { $seat } now saves { amount-gold } for each camel in an auction.
event-camels_born = { $seat } gains { amount-camels }.
event-breeding_failed = No camels are born: { $needed } would be needed, but the supply has only { $supply }.
event-camels_died = { $seat } loses { amount-camels }.
event-caravan_extended = { $left ->
    [one] { $seat } moves { $caravan-a } back: { amount-left } is left.
   *[other] { $seat } moves { $caravan-a } back: { amount-left } are left.
}
event-caravan_infested = Vermin attack the { $caravan-all }: { $seat } has chosen them.
event-caravan_spoiled = { $left ->
    [0] { $seat } loses { $caravan-a }: its last payment is gone.
    [one] { $seat } loses a payment of { $caravan-a }: { amount-left } is left.
   *[other] { $seat } loses a payment of { $caravan-a }: { amount-left } are left.
}
event-palace_restored = { $seat } restores the palace: it is worth half a section more.
event-income_received = { $trade ->
    [0] { $seat } receives { $supply } gold from the spice supply
   *[other] { $seat } receives { $supply } gold from the spice supply and { $trade } from caravans
}{ $bonus ->
    [0] .
   *[other] , and { $bonus } more in Golden Times.
}
event-trade_interrupted = The spice trade is interrupted: caravans neither pay nor move.
event-caravan_finished = { $seat } has received the last payment of { $caravan-a }.
event-princess_revealed = { $princess } appears.
event-princess_announced = { $princess } is announced for the next turn.
event-no_princess = No princess appears this turn.
event-status_offered = On offer: { $status } ({ amount-points }).
event-status_deck_searched = { $seat } looks through the status deck.
event-token_offered = On offer: { $token-a }.
event-piece_offered = On offer: { $piece-a }.
event-auction_opened = { $seat } opens an auction.
event-bid_made = { $seat } bids { amount-bid }.
event-passed = { $seat } passes.
event-auction_won = { $seat } wins the auction at { $bid } and pays { amount-gold }.
event-acts_free = Everyone has passed: { $seat } opened the auction and acts without paying.
event-acts_last = { $seat } is the last to act and needs no auction.
event-voluntary_bid = { $seat } makes a voluntary bid of { $bid } and pays { amount-gold }.
event-gold_taken = { $seat } takes { amount-gold } instead of an action.
event-forgone = { $seat } forgoes the action.
event-caravan_bought = { $seat } buys { $caravan-a } for { amount-gold }.
event-token_bought = { $seat } buys { $token-a } for { amount-gold }.
event-status_bought = { $seat } buys { $status-card } and pays { amount-gold }.
event-section_bought = { $seat } adds a section to the palace for { amount-gold }.
event-camel_bought = { $seat } buys a camel for { amount-gold }.
event-token_unsold = Nobody buys the { $token } token: it goes back into the bag.
event-status_unsold = Nobody buys { $status-card }: it goes under the deck.
event-events_bought = { $seat } pays { amount-gold } for the best of { $cards } event cards.
event-bought_event_kept = { $event ->
    [hidden] { $seat } keeps one of the event cards.
   *[other] { $seat } keeps { $event-quoted }.
}
event-event_buried = { $event ->
    [hidden] { $seat } puts an event card under the deck.
   *[other] { $seat } puts { $event-quoted } under the deck.
}
event-gold_shown = { $seat } shows { amount-gold }.
event-princess_joined = { $princess } moves in with { $seat }.
event-princess_undecided = { $princess } cannot decide and waits.
event-token_brought = { $princess } brings { $token-a } to { $seat }.
event-status_brought = { $princess } brings the card { $special } to { $seat }.
event-token_taken_along = { $seat } no longer has { $token-a } from { $princess }.
event-status_taken_along = { $seat } no longer has the card { $special } from { $princess }.
event-gold_opened = { $princess } is distrustful: everyone sees that { $seat } has { amount-gold }.
event-gold_closed = { $princess } no longer lives with { $seat }: the gold is secret again.
event-token_given_up = { $seat } returns { $token-a } to the bag.
event-status_stolen = { $seat } loses { $status-card } to Zahrah.
event-feast_held = { $princess } celebrates: { $seat }'s palace is worth half a section less.
event-honeymoon_ahead = { $seat } will be on honeymoon in turn { $number } and cannot act in it.
event-honeymoon_over = { $seat } has lost Hind: the honeymoon is over.
event-surcharge_added = { $seat } must pay { amount-gold } more upkeep: Suleika is jealous of { $princess }.
event-surcharges_cancelled = { $seat } no longer owes the surcharge of { amount-gold }.
event-sidi_struck = Sidi Suleiman visits { $seat }, who alone has the most princesses ({ $princesses }).
event-princess_eloped = { $princess } leaves { $seat } and elopes with Sidi Suleiman.
event-xenia_waited = { $markers ->
    [0] { $seat } removes the last Xenia marker: she will ask for a gift next turn.
   *[other] { $seat } removes a Xenia marker: { $markers } left.
}
event-gift_paid = { $seat } pays { amount-gold } for Xenia's gift.
event-gift_refused = { $seat } refuses Xenia the gift: she leaves.
event-xenia_removed = { $seat } cannot afford Xenia: she leaves the game.
event-upkeep_paid = { $gold ->
    [0] { $seat } owes no upkeep.
   *[other] { $seat } pays { amount-gold } for upkeep.
}
event-tumult = { $seat } cannot pay the { amount-due } of upkeep: tumult in the palace!
event-princess_left = { $princess } leaves { $seat } and goes under the deck.
event-objective_reached = { $seat } houses { amount-princesses } and has reached the objective: { $objective }.
event-game_stalled = { $turns ->
    [one] No princess has moved for { $turns } turn: the game ends.
   *[other] No princess has moved for { $turns } turns: the game ends.
}
event-turn_limit = Turn { $number } was the last: the game ends.
event-objective_shown = { $seat } had the objective { $objective }.
event-scored = { $seat } has { amount-points }.
event-game_over = { $winners-count ->
    [one] The game is over: { $winners } wins.
   *[other] The game is over: { $winners } share the victory.
}

## Why something cannot be done

refusal-not_on_offer = { $purchase }: no longer on offer this turn.
refusal-purchase_not_payable = { $purchase }: it costs { amount-price }, and you have { $gold }.
refusal-bid_too_low = A bid of { $bid } is too low: bid at least { $least }.
refusal-bid_not_payable = You cannot pay a bid of { $bid }: you have { $gold } gold and a discount of { $discount }.
refusal-gold_not_needed = You have { $gold } gold: you may take gold from the bank only if you have less than { $below }, or { amount-princesses } and no caravan.
refusal-gold_not_needed_with_caravans = You have { $gold } gold, not less than { $below }, and a caravan is still under way.
refusal-event_not_dealt = { $event-quoted } is not among the cards you were dealt.
refusal-too_few_events = This needs { $needed } cards in the event deck; there are { $cards }.
refusal-events_not_payable = This costs { amount-price }, and you have { $gold }.
refusal-gift_not_payable = Xenia asks for a gift of { $gift }, and you have { $gold } gold: you can only refuse.
refusal-event_not_drawn = { $event-quoted } is not among the cards you drew.
refusal-no_such_caravan = { $left ->
    [one] You have no such caravan ({ $caravan }) with { amount-left } left.
   *[other] You have no such caravan ({ $caravan }) with { amount-left } left.
}
refusal-caravan_on_first_space = { $caravan }: it is on its rightmost space and cannot move further back.
refusal-wrong_number_of_caravans = { $needed ->
    [one] Only { $needed } of your caravans is struck here ({ $caravan }).
   *[other] Choose { $needed } of your caravans here ({ $caravan }).
}
refusal-no_such_caravans = { $caravan }: you have none there.
refusal-one_princess_in_turn = Only one princess is due in { $turn-the }.
refusal-no_second_preference = Sidi Suleiman has no second preference: there is nothing to swap.
refusal-wrong_number_of_cards = { $cards ->
    [one] You are looking at { $cards } card only.
   *[other] You are looking at { $cards } cards: name every one of them.
}
refusal-event_not_in_hand = You do not have { $event-quoted } in your hand.
refusal-symbol_played = { $event-quoted } cannot be played: a card with the symbol { $symbol } was already played this turn.
refusal-no_caravan_to_extend = You have no caravan that could move to the right.
refusal-status_not_in_deck = { $status } is not in the status deck.
refusal-token_not_in_bag = There is no { $token } token in the bag.
refusal-token_not_owned = You have no { $token } token of your own.
refusal-status_not_owned = You do not have { $status-card }.
refusal-princess_not_here = { $princess } does not live with you.

## Why a position is impossible, as a part of a sentence

fault-gold_pieces = gold comes in pieces of { $unit }
fault-camel_track = the camel track has { $track }, not { $rate }
fault-palace_track = the palace track belongs to the advanced game
fault-bid_and_bidder = a bid is a whole number of coins and has a bidder
fault-bidder_cannot_pay = the highest bidder could not pay (EMI-AUC.6)
fault-same_sheik = two players cannot both be “{ $what }”
fault-sidi_in_palace = Sidi Suleiman never lives in a palace (EMI-PRIN.28)
fault-deck_size = the princess deck has { $cards } cards
fault-palace_room = number of princesses this palace has room for: { $room }
fault-no_surcharge = without Suleika there is no surcharge (EMI-PRIN.15)
fault-no_honeymoon = without Hind there is no honeymoon (EMI-PRIN.12)
fault-xenia_nowhere = Xenia does not live in any palace
fault-not_choosing = “{ $what }” is not a princess who has yet to choose
fault-among_first = “{ $what }” is among the first { $first } cards
fault-cards_dealt = everyone is dealt { $cards } cards
fault-no_place = there is no place { $found } in this deck
fault-speaker_not_bidding = the seat to bid is not among the bidders
fault-no_seat = there is no seat { $place }
fault-no_matter = there is nothing here for “{ $what }” to refer to
fault-too_few_bidders = an auction needs two players who have still to act (EMI-AUC.2)
fault-bidder_has_acted = whoever bids has still to act (EMI-AUC.1)
fault-opener_has_acted = the opener has still to act (EMI-AUC.10)
fault-bidder_speaks = the highest bidder has not passed and is not asked (EMI-AUC.19)
fault-no_auction = no auction is running at this point
fault-not_this_seat = “{ $what }” is not the decision of seat { $place }
fault-not_played = “{ $what }” has not been played in this turn
fault-not_at_this_point = at this point of the turn there can be none
fault-setup_turn = the first event cards are dealt before turn 1
fault-honeymoon_turn = a honeymoon is in the turn after Hind's arrival (EMI-PRIN.12)
fault-never_strikes = “{ $what }” has no first-time ability (EMI-PRIN.3)
fault-never_surcharged = “{ $what }” causes no surcharge (EMI-PRIN.15)
fault-no_swap = Sidi Suleiman has no preferences to swap (EMI-CARD.7)
fault-xenia_markers = there are markers on her card only after a gift (EMI-PRIN.18)
fault-xenia_refuser = she does not return in the turn of the refusal (EMI-PRIN.22)
fault-not_idle = a princess can still come (EMI-END.1)
fault-stalled = the game ends after this many idle turns: { $turns } (EMI-END.1)
fault-not_reached = these are not the seats that have reached their objective (EMI-WIN.1)
fault-not_over = nobody has reached an objective, and the game has not ended
fault-track_lowered = only Albina and Firyal lower the palace track, once each (EMI-ADV.4)
fault-track_raised = a Restoration card that raised a palace track has left the game (EMI-CARD.17)

## Why one would do it, for hints

reason-hold_events = Your event cards will be more useful later.
reason-keep_gold = Keep your gold rather than spend it now.
reason-nothing_worth_it = Nothing on offer is worth the gold to you.
reason-take_gold = { amount-gold } from the bank will help you more than an action.
reason-can_wait = You will probably be able to buy { $purchase-the } without bidding for it.
reason-too_dear = It is not worth bidding more than { $limit } to buy { $purchase-the }.
reason-bid_free = Your camels cover a bid of { $bid }: it costs you nothing, and you could buy { $purchase-the }.
reason-bid_for = To buy { $purchase-the }, it is worth bidding up to { $limit }.
reason-bid_beyond = You could buy { $purchase-the }, but for more than it is worth to you.
reason-bid_for_little = You would win an action, though nothing on offer is worth much to you.
reason-no_bid_needed = You act in any case: there is no need to pay for it.
reason-bid_below = This bid brings you below { $below } gold, so that you may take gold from the bank.
reason-save_for_upkeep = Keep your gold: your upkeep is { amount-gold }.
reason-wins_princess = With this, { $princess } would choose you.
reason-caravan_pays = By the end of the game, { $caravan-a } should bring you about { amount-gold }.
reason-camel_saves = A camel saves you { amount-gold } in every auction you win.
reason-needs_room = { $free ->
    [0] Your palace is full: the next princess needs room.
    [one] You have only { $free } place left for a princess.
   *[other] You have only { $free } places left for princesses.
}
reason-leads_trait = This puts you ahead of everyone { $trait-in }.
reason-catches_up = This brings you closer to the leader { $trait-in }.
reason-leave_her = { $princess } suits you as things are.
reason-swap_her = With the preferences swapped, { $princess } suits you better.
reason-bury_her = It is better for you if { $princess } does not appear now.
reason-keep_event = { $event-quoted } is the most useful of these cards for you.
reason-play_event = Now is a good moment for { $event-quoted }.
reason-buy_events = You have gold to spare: the best of { $cards } event cards should be worth its price.
reason-choose_turn = { $turn }: that suits you better.
reason-arrange = In this order the cards suit you best.
reason-most_tokens = { $token }: you can expect to have the most tokens of this type.
reason-offer_token = { $token }: this token helps you more than the others.
reason-offer_status = { $status } helps you more than the other cards.
reason-extend = { $caravan }: one more payment is worth most here.
reason-infest = { $caravan }: this hurts your rivals more than you.
reason-least_token = { $token }: you can best do without this token.
reason-least_status = { $status }: you can best do without this card.
reason-least_princess = { $princess } is the one you can best do without.
reason-keep_xenia = Xenia is worth her gift to you.
reason-let_xenia_go = Xenia is not worth another gift to you.
reason-furthest_caravan = This is where you lose the least.

## The score, line by line

score-princesses = Princesses
score-talents = Talents of the objective

## Short effects: $sign is "+" or "−", $amount is without sign

resource-gold = { $sign }{ $amount } gold
resource-camels = { $amount ->
    [one] { $sign }{ $amount } camel
   *[other] { $sign }{ $amount } camels
}
resource-appearance = { $sign }{ $amount } appearance
resource-status = { $sign }{ $amount } status
resource-sections = { $amount ->
    [one] { $sign }{ $amount } palace section
   *[other] { $sign }{ $amount } palace sections
}
resource-palace_track = { $amount ->
    [one] { $sign }{ $amount } step of the palace track
   *[other] { $sign }{ $amount } steps of the palace track
}
resource-capacity = { $amount ->
    [one] { $sign }{ $amount } place for a princess
   *[other] { $sign }{ $amount } places for princesses
}
resource-princesses = { $amount ->
    [one] { $sign }{ $amount } princess
   *[other] { $sign }{ $amount } princesses
}
resource-cards = { $amount ->
    [one] { $sign }{ $amount } event card
   *[other] { $sign }{ $amount } event cards
}
resource-income = { $sign }{ $amount } income a turn
resource-upkeep = { $sign }{ $amount } upkeep a turn

## Standing orders

order-highest_bid = Bid for me up to
order-highest_bid-help = In this auction the smallest possible raise is made for you each time, up to your limit; after that you pass. Nobody learns the limit.
order-highest_bid-none = ask me each time

## Table options

option-rules = Rules
option-rules-help = The advanced game adds the palace track, Restoration cards and event cards in turn 1, and is harder on those who cannot pay.
option-rules-base = base game
option-rules-advanced = advanced game
option-chosen_on_honeymoon = Chosen while on honeymoon
option-chosen_on_honeymoon-help = A sheik on honeymoon with Hind can be chosen by another princess; otherwise princesses pass him over.

## When a move is possible: keys when-*, said after a refusal

when-keep = You choose the event card to keep at the start and after you have bought cards.
when-play = You can play one event card in the first phase of a turn.
when-pass = You can pass in an auction, and where playing or buying a card is up to you.
when-leave_her = You decide this after you have played “Changing Her Mind”.
when-swap_her = { when-leave_her }
when-bury_her = { when-leave_her }
when-arrange = You arrange cards after you have played “Court Influence” or “New Orders”.
when-admire = You choose a type of token after you have played “Good Looking”.
when-extend = You choose a caravan after you have played “New Spice Caravan”.
when-infest = You name a type of caravan after you have played “Vermin”.
when-spoil = You choose among your caravans when “Vermin” has hit their type.
when-spoil_two = { when-spoil }
when-choose_turn = With three players you choose a turn after you have played an arrival card.
when-look = With three players you name a princess after you have played “Changing Her Mind”.
when-offer_token = You choose the token on offer in the third phase if you have played “Bazaar”.
when-offer_status = You choose the status card on offer in the third phase if you have played “Noble Merchandise”.
when-bid = You can bid when it is your turn to speak in an auction.
when-take_gold = You can take the gold in an auction or when you act, if you have little of it, or many princesses and no caravan.
when-buy = You can buy one thing when you act: after you have won an auction, or as the last player.
when-forgo = You can forgo the action when you act.
when-best_of = You can buy an event card in the fifth phase of a turn.
when-give_token = You return a token when Samira moves in.
when-give_status = You lose a status card when Zahrah moves in.
when-lose = You choose a princess when Sidi Suleiman visits you.
when-pay_gift = You decide this when Xenia asks for a gift.
when-refuse_gift = { when-pay_gift }

## What the things on the table are and do

about-princess_in_play = She moves in with a sheik at the end of this turn: the one who alone is best in her first preference and has room. A tie is broken by her second preference.
about-undecided_princess = Nobody was best, or nobody had room. She looks again whenever something has changed, and joins the first sheik who comes out alone.
about-trait-appearance = Your tokens, 1 more for each set of Beauty, Manners and Attire, and the bonus of Good Looking.
about-trait-status = The points of your status cards, 1 more with Halimah and 1 more with Rasha.
about-trait-palace = The sections you have added to your palace.
about-trait-gold = The gold you have at the moment she chooses.
about-trait-most_princesses = He goes where, alone, the most princesses live, and leaves with one of them.
about-talent = With the talents of your secret objective, fewer princesses are enough to win. Each princess counts for one talent.
about-piece-small = Pays 150 gold for eight turns (slow) or 300 for four (fast), from the next turn on.
about-piece-large = Pays 250 gold for eight turns (slow) or 500 for four (fast), from the next turn on.
about-caravan = Each turn it pays the number of its track and moves one space to the left. After the last space it is gone.
about-token = An appearance token: +1 appearance, and 1 more for each complete set of Beauty, Manners and Attire.
about-plus_one_token = 1 more appearance: for a complete set of the three kinds, or for three of a kind with Good Looking.
about-status = A status card: it gives its points of status as long as you have it.
about-piece-palace = A palace section: +1 palace, and room for one more princess.
about-camels = Each camel takes its rate (50 at first) off every bid you pay. Prices are not affected.
about-camel_rate = What each of your camels takes off a bid: 50, and with Better Breed 70, 100, then 150.
about-gold = Secret, unless Noor lives with you. It pays for bids, purchases, event cards and upkeep.
about-income = What the next income phase brings: the permanent supply and the payments of the caravans.
about-upkeep = Due at the end of the turn: 50 for each princess. If you cannot pay, a princess leaves.
about-capacity = A palace has room for two princesses, one more for each section and each Guest House.
about-spice_trade_tracks = Four tracks: small and large caravans, slow and fast. The number is the payment each turn; a caravan walks to the left, one space a turn.
about-objective = Your secret: with these talents among your princesses, you need fewer of them to win.
about-honeymoon = Hind has just moved in: this turn her sheik plays and buys no event cards and takes no part in the auctions.
about-gift = Xenia expects 250 gold on arrival and every third turn. If the gift is refused, she goes to the richest of the others.
about-starting_player = Speaks first in the first auction of the turn. The marker goes to the left after every turn.
about-hand = Event cards in hand. Only their owner knows them.
about-auction = Bids go up in tens. The winner pays the bid less the discount and makes one purchase. Then the next auction begins, until all have acted.
about-event_card = Play one at the beginning of a turn. Two cards with the same symbol cannot be played in one turn.
about-symbol = Once a card with this symbol has been played, no other card with it can be played this turn.
about-princess_deck = Each turn the top card appears in the arch.
about-status_deck = Each turn the top card goes on offer. An unsold card goes under the deck.
about-event_deck = After the auctions you may buy a card: the best of 2 or, for more gold, the best of 3.
about-bag = The appearance tokens still to come. One is drawn each turn and goes on offer.
about-phase-play_events = In player order, everyone may play one event card.
about-phase-income = Everyone receives the permanent supply and a payment from each caravan.
about-phase-prepare = A princess appears, and the goods go on offer.
about-phase-auctions = Everyone bids for the right to act; each thing can be bought once a turn.
about-phase-buy_events = In player order, everyone may buy one event card.
about-phase-princess_chooses = The princess compares the sheiks and moves in with the best.
about-phase-upkeep = Everyone pays for their princesses. Then it is checked whether anybody has won.
about-phase-change_start_player = The starting player's marker goes to the left.
