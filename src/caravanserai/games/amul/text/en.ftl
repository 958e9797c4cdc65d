### Āmul in English.
###
### How arguments are rendered is explained in caravanserai/language/language.py. The sentence that explains a
### card gets its numbers from data.toml ($points, $other, $each, $table, $letter, $least, $takes), so that a
### corrected number needs no correction here.

title = Āmul
tagline = A merchant city, nine rounds, and a card for everything you covet.
about = You are merchants in Āmul, the city between the caravans of the Arabs and the Mongols. Each round everyone offers a card, picks one from the Market and plays one, all in secret until the cards are turned up. Some cards score only in your play area, some only in your hand at the end, and many look at what your neighbours have. After nine rounds whoever has the most points wins.

## The cards

card-silver = Silver
    .quoted = “Silver”
card-silver-effect = Series: { $table } points in all for 1, 2 or 3 Silver; after that a new series begins.
card-gold = Gold
    .quoted = “Gold”
card-gold-effect = { amount-points }.
card-carpet = Carpet
    .quoted = “Carpet”
card-carpet-effect = Series: { $table } points in all for 1 or 2 Carpets; after that a new series begins.
card-porcelain = Porcelain
    .quoted = “Porcelain”
card-porcelain-effect = Series: { $table } points in all for 1 or 2 Porcelain; after that a new series begins.
card-oil = Oil
    .quoted = “Oil”
card-oil-effect = { amount-points } each, or { amount-other } each if you have a Lamp.
card-spices = Spices
    .quoted = “Spices”
card-spices-effect = Series: { $table } points in all for 1 or 2 Spices; after that a new series begins.
card-opium = Opium
    .quoted = “Opium”
card-opium-effect = { amount-points } each, but { amount-other } if you have a Military symbol.
card-mongol_sabre = Mongol Sabre
    .quoted = “Mongol Sabre”
card-mongol_sabre-effect = { amount-points }, or { amount-other } if you have a Military symbol.
card-arab_sabre = Arab Sabre
    .quoted = “Arab Sabre”
card-arab_sabre-effect = { amount-points }, or { amount-other } if you have a Military symbol.
card-vagabond = Vagabond
    .quoted = “Vagabond”
card-vagabond-effect = { amount-points }. Immediate effect: you may take a card still lying in the Market into your play area.
card-mongol_guard_a = Mongol Guard A
    .quoted = “Mongol Guard A”
card-mongol_guard_a-effect = { amount-points }. 1 Military symbol, letter { $letter }.
card-mongol_guard_b = Mongol Guard B
    .quoted = “Mongol Guard B”
card-mongol_guard_b-effect = { amount-points }. 1 Military symbol, letter { $letter }.
card-arab_guard_c = Arab Guard C
    .quoted = “Arab Guard C”
card-arab_guard_c-effect = { amount-points }. 1 Military symbol, letter { $letter }.
card-arab_guard_d = Arab Guard D
    .quoted = “Arab Guard D”
card-arab_guard_d-effect = { amount-points }. 1 Military symbol, letter { $letter }.
card-lamp = Lamp
    .quoted = “Lamp”
card-lamp-effect = { amount-points }. Your Oil is worth more.
card-mongol_relic = Mongol Relic
    .quoted = “Mongol Relic”
card-mongol_relic-effect = { amount-points }, but { amount-other } if you have an Arab symbol.
card-arab_relic = Arab Relic
    .quoted = “Arab Relic”
card-arab_relic-effect = { amount-points }, but { amount-other } if you have a Mongol symbol.
card-caravanserai = Caravanserai
    .quoted = “Caravanserai”
card-caravanserai-effect = { amount-each } for each of your Trade symbols, its own included.
card-thief = Thief
    .quoted = “Thief”
card-thief-effect = { amount-points }. End-of-game effect: you may take up to { $takes } Palace cards into your play area.
card-mongol_caravan = Mongol Caravan
    .quoted = “Mongol Caravan”
card-mongol_caravan-effect = { amount-each } for each of your Mongol symbols.
card-arab_caravan = Arab Caravan
    .quoted = “Arab Caravan”
card-arab_caravan-effect = { amount-each } for each of your Arab symbols.
card-spice_supplier = Spice Supplier
    .quoted = “Spice Supplier”
card-spice_supplier-effect = { amount-points }, or { amount-other } if you have at least { $least } Spices.
card-smuggler = Smuggler
    .quoted = “Smuggler”
card-smuggler-effect = { amount-points }, minus { $each } for each Gold of your two neighbours.
card-arab_merchant = Arab Merchant
    .quoted = “Arab Merchant”
card-arab_merchant-effect = { amount-points }. Immediate effect: you may take a Palace card into your play area.
card-mongol_merchant = Mongol Merchant
    .quoted = “Mongol Merchant”
card-mongol_merchant-effect = { amount-points }. Immediate effect: you may take a Palace card into your play area.
card-contract = Contract
    .quoted = “Contract”
card-contract-effect = { amount-points }. Immediate effect: you may take a Bazaar card into your play area.
card-camel = Camel
    .quoted = “Camel”
card-camel-effect = All cards count: each Camel is worth { $table } points when 1, 2, 3… Camels are in play.
card-gems = Gems
    .quoted = “Gems”
card-gems-effect = { amount-each } for each Gems card that you and your two neighbours have.
card-arab_guard_e = Arab Guard E
    .quoted = “Arab Guard E”
card-arab_guard_e-effect = { amount-points }. 1 Military symbol, letter { $letter }.
card-diplomat = Diplomat
    .quoted = “Diplomat”
card-diplomat-effect = { amount-points }. Counts for both majorities.
card-arab_general = Arab General
    .quoted = “Arab General”
card-arab_general-effect = { amount-each } for each of your Military symbols.
card-mongol_general = Mongol General
    .quoted = “Mongol General”
card-mongol_general-effect = { amount-each } for each of your Military symbols.
card-goldsmith = Goldsmith
    .quoted = “Goldsmith”
card-goldsmith-effect = { amount-each } for each Gems card that you and your two neighbours have.
card-spice_seller = Spice Seller
    .quoted = “Spice Seller”
card-spice_seller-effect = { amount-each } for each Spices card that you and your two neighbours have.
card-jeweller = Jeweller
    .quoted = “Jeweller”
card-jeweller-effect = { amount-each } for each Gold and each Silver of your two neighbours.
card-emissary = Emissary
    .quoted = “Emissary”
card-emissary-effect = { amount-each } for each pair of an Arab and a Mongol symbol you have.
card-tax_collector = Tax Collector
    .quoted = “Tax Collector”
card-tax_collector-effect = { amount-each } for each Trade symbol of your two neighbours.
card-silk = Silk
    .quoted = “Silk”
card-silk-effect = { amount-each } for each Silk card that you and your two neighbours have.
card-jade = Jade
    .quoted = “Jade”
card-jade-effect = All cards count: each Jade is worth { $table } points when 1, 2, 3… Jade are in play.
card-mongol_guard_f = Mongol Guard F
    .quoted = “Mongol Guard F”
card-mongol_guard_f-effect = { amount-points }. 1 Military symbol, letter { $letter }.
card-cameleers = Cameleers
    .quoted = “Cameleers”
card-cameleers-effect = { amount-each } for each Camel that you and your two neighbours have.
card-arab_prince = Arab Prince
    .quoted = “Arab Prince”
card-arab_prince-effect = { amount-points }. Counts for the Arab majority.
card-mongol_prince = Mongol Prince
    .quoted = “Mongol Prince”
card-mongol_prince-effect = { amount-points }. Counts for the Mongol majority.
card-ivory = Ivory
    .quoted = “Ivory”
card-ivory-effect = All cards count: each Ivory is worth { $table } points when 1, 2, 3… Ivory are in play.
card-amul_militia = Amul Militia
    .quoted = “Amul Militia”
card-amul_militia-effect = 1 Military symbol, letter { $letter }. { amount-each } for each Military symbol that you and your two neighbours have, its own included.
card-peddler = Peddler
    .quoted = “Peddler”
card-peddler-effect = { amount-each } for each Object symbol that you and your two neighbours have.
card-mughal_lord = Mughal Lord
    .quoted = “Mughal Lord”
card-mughal_lord-effect = { amount-points }. Immediate effect: you may take up to { $takes } Palace cards into your play area.
card-fugitive = Fugitive
    .quoted = “Fugitive”
card-fugitive-effect = { amount-points }, minus { $each } for each Military symbol of your two neighbours.
card-medallion = Medallion
    .quoted = “Medallion”
card-medallion-effect = { amount-points }.
card-mercenaries = Mercenaries
    .quoted = “Mercenaries”
card-mercenaries-effect = { amount-points }. 2 Military symbols, letter { $letter }.
card-nomad = Nomad
    .quoted = “Nomad”
card-nomad-effect = { amount-each } for each of your Object symbols.
card-sheikh = Sheikh
    .quoted = “Sheikh”
card-sheikh-effect = { amount-each } for each of your Oil cards.
card-mongol_spy = Mongol Spy
    .quoted = “Mongol Spy”
card-mongol_spy-effect = { amount-each } for each Arab symbol of one of your neighbours, whichever is better for you.
card-arab_spy = Arab Spy
    .quoted = “Arab Spy”
card-arab_spy-effect = { amount-each } for each Mongol symbol of one of your neighbours, whichever is better for you.
card-ebony = Ebony
    .quoted = “Ebony”
card-ebony-effect = { amount-points } each, or { amount-other } each if you have Ivory.
card-courtesan = Courtesan
    .quoted = “Courtesan”
card-courtesan-effect = { amount-each } for each of your Gold and Silk cards.
card-dancer = Dancer
    .quoted = “Dancer”
card-dancer-effect = { amount-each } for each of your Gems and Silver cards.
card-tea = Tea
    .quoted = “Tea”
card-tea-effect = { amount-points }.
card-yurt = Yurt
    .quoted = “Yurt”
card-yurt-effect = { amount-points }.
card-tent = Tent
    .quoted = “Tent”
card-tent-effect = { amount-points }.
card-dervish = Dervish
    .quoted = “Dervish”
card-dervish-effect = { amount-points }. 1 Military symbol, letter { $letter }.
card-trader_babylonian = Babylonian Trader
    .quoted = “Babylonian Trader”
card-trader_babylonian-effect = { amount-points } for each set of { $cards } in your play area; a card serves one set only.
card-trader_persian = Persian Trader
    .quoted = “Persian Trader”
card-trader_persian-effect = { amount-points } for each set of { $cards } in your play area; a card serves one set only.
card-trader_chinese = Chinese Trader
    .quoted = “Chinese Trader”
card-trader_chinese-effect = { amount-points } for each set of { $cards } in your play area; a card serves one set only.
card-trader_indian = Indian Trader
    .quoted = “Indian Trader”
card-trader_indian-effect = { amount-points } for each set of { $cards } in your play area; a card serves one set only.
card-trader_byzantine = Byzantine Trader
    .quoted = “Byzantine Trader”
card-trader_byzantine-effect = { amount-points } for each set of { $cards } in your play area; a card serves one set only.
card-trader_egyptian = Egyptian Trader
    .quoted = “Egyptian Trader”
card-trader_egyptian-effect = { amount-points } for each set of { $cards } in your play area; a card serves one set only.
card-trader_sogdian = Sogdian Trader
    .quoted = “Sogdian Trader”
card-trader_sogdian-effect = { amount-points } for each set of { $cards } in your play area; a card serves one set only.
card-trader_venetian = Venetian Trader
    .quoted = “Venetian Trader”
card-trader_venetian-effect = { amount-points } for each set of { $cards } in your play area; a card serves one set only.
card-trader_tea = Tea Trader
    .quoted = “Tea Trader”
card-trader_tea-effect = { amount-points } for each set of { $cards } in your play area; a card serves one set only.

## Where cards are taken from

display-market = Market
    .from = from the Market
    .in = in the Market
display-palace = Palace
    .from = from the Palace
    .in = in the Palace
display-bazaar = Bazaar
    .from = from the Bazaar
    .in = in the Bazaar

## The symbols, as headings

symbol-arab = Arab
symbol-mongol = Mongol
symbol-object = Objects
symbol-trade = Trade
symbol-military = Military

## Words of the game

term-market = Market
term-palace = Palace
term-bazaar = Bazaar
term-deck = Deck
term-hand = Hand
term-play_area = Play area
term-discard = Discard pile
term-removed = Removed from the game
term-table_icon = Table icon
term-hand_icon = Hand icon
term-both_icons = Table or hand
term-starting_player = Starting Player
term-first_pick = First Pick
term-round_tracker = Round Tracker
term-round_summary = Round Summary
term-round = Round
term-phase_replenish = Replenish phase
term-phase_planning = Planning phase
term-phase_cleanup = Clean-up phase
term-step_offer = Offer a card
term-step_pick = Pick a card
term-step_reveal = Reveal a card
term-effect_immediate = Immediate effect
term-effect_end = End-of-game effect
term-series = Series
term-all_count = All cards count
term-condition = Condition
term-neighbour = Neighbour
term-left_neighbour = Left neighbour
term-right_neighbour = Right neighbour
term-all_players = All players
term-arab_symbol = Arab symbol
term-mongol_symbol = Mongol symbol
term-object_symbol = Object symbol
term-trade_symbol = Trade symbol
term-military_symbol = Military symbol
term-military_value = Military value
term-military_order = Military order
term-letter = Letter (priority)
term-majority_arab = Arab majority
term-majority_mongol = Mongol majority
term-trader = Trader
term-set = Set
term-final_scoring = Final scoring
term-total = Total
term-decline = Take nothing
term-take_card = Take a card
term-ready = Ready
term-game_board = Game board
term-score_pad = Score pad
term-standard_game = Standard game
term-cards = Cards
term-market_card = Market card
term-palace_card = Palace card
term-bazaar_card = Bazaar card
term-points = Points
term-winner = Winner
term-tea_variant = Tea variant
term-style_objects = Objects
term-style_resources = Resources
term-style_merchants = Merchants
term-style_military = Military
term-style_characters = Characters
term-style_camels = Camels

## Amounts, used by the sentences

amount-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
amount-other = { $other ->
    [one] { $other } point
   *[other] { $other } points
}
amount-each = { $each ->
    [one] { $each } point
   *[other] { $each } points
}

## What is asked

prompt-offer_card = Round { $round }: offer a card to the Market, face down.
prompt-pick_card = { $left ->
    [1] You are the last to pick: take a card from the Market into your hand.
   *[other] Pick a card from the Market into your hand.
}
prompt-reveal_card = Round { $round }: play a card to your play area, face down. A card with only the hand icon would be lost.
prompt-take_card = { $left ->
    [1] { $card-quoted }: you may take a card { $display-from } into your play area.
   *[other] { $card-quoted }: you may take up to { $left } cards { $display-from } into your play area, one at a time.
}

waiting-offer_card = Waiting for { $seat } to offer a card.
waiting-pick_card = Waiting for { $seat } to pick a card.
waiting-reveal_card = Waiting for { $seat } to play a card.
waiting-take_card = Waiting for { $seat } to take a card or not.

## Moves, as buttons

move-offer = Offer { $card-quoted }
move-pick = Pick { $card-quoted }
move-play = Play { $card-quoted }
move-take = Take { $card-quoted }
move-pass = Take nothing

## What happened

event-round_began = Round { $round } begins. { $seat } has the First Pick card.
event-card_dealt = { $card ->
    [hidden] { $seat } is dealt a card.
   *[other] { $seat } is dealt { $card-quoted }.
}
event-card_turned_up = New in the Market: { $card-quoted }.
event-card_offered = { $seat } offers { $card-quoted }.
event-pick_order = Picking order, by military value: { $seats }.
event-card_picked = { $seat } picks { $card-quoted }.
event-card_played = { $seat } plays { $card-quoted }.
event-card_thrown_away = { $seat } plays { $card-quoted }: it has only the hand icon, so it leaves the game.
event-card_taken = { $seat } takes { $card-quoted } { $display-from }.
event-taking_declined = { $seat } takes nothing with { $card-quoted }.
event-card_discarded = Nobody takes { $card-quoted }: it is discarded.
event-card_laid_down = { $seat } lays down { $card-quoted } from hand.
event-hand_card_discarded = { $seat } discards { $card-quoted } from hand: it scores only if it was played.
event-scored = { $seat } has { amount-points }.
event-game_over = { $winners-count ->
    [one] The game is over: { $winners } wins.
   *[other] The game is over: { $winners } share the victory.
}

## Why something cannot be done

refusal-card_not_in_hand = You do not have { $card-quoted } in your hand.
refusal-own_offer = You offered { $card-quoted } yourself: at this table you cannot take it back.
refusal-not_by_picking = { $card-quoted } lies in the Palace or the Bazaar: only the effect of a card can take it.
refusal-card_not_in_market = { $card-quoted } is not in the Market.
refusal-card_not_in_display = { $card-quoted } is not { $display-in }.

## Why a position is impossible, as a part of a sentence

fault-card_not_used = “{ $what }” is not used by { $players } players at this table
fault-no_card = { $found } is not a card; card names look like “gold” or “gold 5”
fault-other_card = card number { $number } is not “{ $what }”
fault-no_card_number = there is no card number { $number }
fault-cards_left = cards needed here: { $needed }; left: { $left }
fault-cards_here = cards that belong here now: { $needed }, not { $given }
fault-first_pick = in round { $round } seat { $place } has it (AMU-CLEAN.3)
fault-one_turn_each = each of the { $players } seats has one turn
fault-nobody_next = somebody must come next
fault-deck_given = the whole deck has already been given
fault-still_to_come = cards still to come: { $left }
fault-nobody_has = “{ $what }” is missing: nobody has it in play
fault-not_in_hand = “{ $what }” is not in this hand
fault-not_in_market = { $found } is not in the Market
fault-not_in_play = { $found } is not in play at seat { $place }
fault-last_round = the game ends after round { $rounds } (AMU-ROUND.1)
fault-not_gained = no effect of this round can have brought “{ $what }” (AMU-EFFECT.2)
fault-other_deck = “{ $what }” cannot be here
fault-not_removed = “{ $what }” is never removed from the game (AMU-REVEAL.4)
fault-laid_at_end = hands are laid down only at the end (AMU-END.1)
fault-not_laid = these cards are not in the play area although they are laid down (AMU-END.1)
fault-one_offer = each seat offers one card, when all have chosen (AMU-OFFER.2)
fault-present_order = the order is { $order } now (AMU-MIL.7)
fault-revealed_now = cards are revealed only while effects are resolved (AMU-EFFECT.2)

## Why one would do it, for hints

reason-too_many_table_cards = { $plays ->
    [one] You have more table cards than you can still play: 1 play is left, and { $card-quoted } can be spared.
   *[other] You have more table cards than you can still play: { $plays } plays are left, and { $card-quoted } can be spared.
}
reason-too_many_hand_cards = Your hand is full of cards that score only there; { $card-quoted } is the one to give up.
reason-least_useful = { $card-quoted } adds the least to the rest of your cards.
reason-fetches = { $card-quoted } brings you another card { $display-from }.
reason-majority = { $card-quoted } helps you in a majority: about { amount-points }.
reason-grows_series = { $card-quoted } continues your series: about { amount-points } more.
reason-adds_points = { $card-quoted } adds about { amount-points } to your cards.
reason-least_bad = { $card-quoted } does you the least harm.
reason-trader_ready = You have everything { $card-quoted } asks for: { amount-points }.
reason-trader_near = { $missing ->
    [one] You need only one more of the goods for { $card-quoted }.
   *[other] { $card-quoted } suits your cards best; { $missing } goods are still missing.
}
reason-only_on_table = { $card-quoted } can score only in your play area.
reason-spare_for_table = { $card-quoted } also scores in your play area, and the rest of your hand is better kept.
reason-throw_away = You have nothing better to play; losing { $card-quoted } costs you the least.
reason-take_nothing = None of the cards there would help you.

## The score pad, row by row

score-objects = Objects
score-resources = Resources
score-merchants = Merchants
score-military = Military
score-characters = Characters
score-camels = Camels
score-bazaar = Bazaar
score-arab_majority = Arab majority
score-mongol_majority = Mongol majority

## Short effects: $sign is "+" or "−", $amount is without sign

resource-cards = { $amount ->
    [one] { $sign }{ $amount } card
   *[other] { $sign }{ $amount } cards
}
resource-arab = { $amount ->
    [one] { $sign }{ $amount } Arab symbol
   *[other] { $sign }{ $amount } Arab symbols
}
resource-mongol = { $amount ->
    [one] { $sign }{ $amount } Mongol symbol
   *[other] { $sign }{ $amount } Mongol symbols
}
resource-object = { $amount ->
    [one] { $sign }{ $amount } Object symbol
   *[other] { $sign }{ $amount } Object symbols
}
resource-trade = { $amount ->
    [one] { $sign }{ $amount } Trade symbol
   *[other] { $sign }{ $amount } Trade symbols
}
resource-military = { $amount ->
    [one] { $sign }{ $amount } Military symbol
   *[other] { $sign }{ $amount } Military symbols
}
resource-points = { $amount ->
    [one] { $sign }{ $amount } point
   *[other] { $sign }{ $amount } points
}

## Table options

option-tea = Tea cards
option-tea-help = How many Tea cards are shuffled in; if there are any, the Tea Trader joins the Bazaar. One for each player is recommended.
option-tea-none = none (standard game)
option-tea-players = one for each player
option-tea-1 = 1
option-tea-2 = 2
option-tea-3 = 3
option-tea-4 = 4
option-tea-5 = 5
option-tea-6 = 6
option-tea-7 = 7
option-tea-8 = 8
option-own_offer_may_be_taken_back = Own offer may be picked
option-own_offer_may_be_taken_back-help = In the pick step you may take back the card you offered yourself.
option-vagabond_chain_triggers = Vagabond chains
option-vagabond_chain_triggers-help = A card with an immediate effect taken by a Vagabond resolves at once; otherwise its effect is lost.
option-thief_on_table_resolves_at_end = Thief on the table
option-thief_on_table_resolves_at_end-help = A Thief taken by a Vagabond still takes Palace cards at the end.
option-trader_multiple_sets = Several sets for a trader
option-trader_multiple_sets-help = A trader scores for every complete set; otherwise for one only.
option-majority_requires_symbol = Majorities need a symbol
option-majority_requires_symbol-help = Whoever has no symbol of a people takes no place in its majority.
option-tiebreak_uses_letters = Letters break the last tie
option-tiebreak_uses_letters-help = When totals and military values are equal, the better letter wins; otherwise the victory is shared.

## When a move is possible: keys when-*, said after a refusal

when-offer = Everyone offers a card to the Market at the start of a round.
when-pick = You pick from the Market when the picking order reaches you.
when-play = Everyone plays a card after all have picked from the Market.
when-take = You take a card when a card you have just played lets you.
when-pass = You can take nothing when a card you have played lets you take one.

## What the things on the table are and do

about-table_icon = The card counts only in your play area. If it is still in your hand at the end, it is discarded.
about-hand_icon = The card counts only in your hand at the end. If you play it, it leaves the game.
about-both_icons = The card counts in your play area and in your hand at the end.
about-symbol-arab = Arab symbols count for the Arab majority and for some cards.
about-symbol-mongol = Mongol symbols count for the Mongol majority and for some cards.
about-symbol-object = Some cards count your Object symbols, or those of your neighbours too.
about-symbol-trade = Some cards count your Trade symbols, or those of your neighbours.
about-symbol-military = Your Military symbols make up your military value, which decides who picks first in the later rounds. Some cards count them too.
about-market = Each round everyone offers a card here and then picks one. What is left is discarded.
about-palace = Palace cards are taken with the effects of merchants and a few others, never picked. The Palace is not refilled.
about-bazaar = The traders. You take one with a Contract; it scores 6 points for each set of the goods it wants.
about-deck = Market cards still to come. It runs out in the ninth round.
about-discard = Cards that nobody took. Anyone may look at them.
about-first_pick = In the first rounds, one for each player, its holder picks first and the others follow clockwise. It goes to the left every round.
about-military_order = From this round on, whoever has the most Military symbols picks first; of equals, the earlier letter.
about-letter = Of players with the same military value, the one with the earlier letter goes first.
about-round = The game lasts nine rounds: offer a card, pick a card, play a card.
about-play_area = Cards on the table in front of a player. Symbols and most points count here.
about-points = What everything in the play area is worth now. Cards in hand are counted at the end.
about-majority = At the end, the most symbols score 8 points, the second most 4, the third 2. Tied players get the lower place.
