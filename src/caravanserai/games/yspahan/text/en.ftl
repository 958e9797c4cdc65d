### Yspahan in English.
###
### How arguments are rendered is explained in caravanserai/language/language.py: `$floor` is the name of the
### floor, `$floor-the` the attribute `.the` of the same name, `$winners-count` the length of a list, and a
### secret is the word "hidden". Every language gives a name the forms its own sentences need.

title = Yspahan
tagline = Three weeks, a handful of dice and a city of souks to fill.
about = You are merchants in Yspahan, where the roads of Persia meet. Every day you take one group of dice from the Tower: for Camels, for Gold, to fill the shops of a quarter, to draw a card or to move the Supervisor, who sends goods to the Caravan. Whoever has the most points after three weeks wins.

## The Tower

floor-camels = Camels
    .the = the Camels floor
    .action = Take Camels
floor-sack = Sack
    .the = the Sack floor
    .action = Supply the Sack quarter
floor-barrel = Barrel
    .the = the Barrel floor
    .action = Supply the Barrel quarter
floor-chest = Chest
    .the = the Chest floor
    .action = Supply the Chest quarter
floor-vase = Vase
    .the = the Vase floor
    .action = Supply the Vase quarter
floor-gold = Gold
    .the = the Gold floor
    .action = Take Gold

## The city

quarter-sack = Sack quarter
quarter-barrel = Barrel quarter
quarter-chest = Chest quarter
quarter-vase = Vase quarter

souk-sack_white = Sack white
    .the = the white Sack souk
souk-sack_blue = Sack blue
    .the = the blue Sack souk
souk-sack_yellow = Sack yellow
    .the = the yellow Sack souk
souk-sack_pink = Sack pink
    .the = the pink Sack souk
souk-barrel_white = Barrel white
    .the = the white Barrel souk
souk-barrel_blue = Barrel blue
    .the = the blue Barrel souk
souk-barrel_yellow = Barrel yellow
    .the = the yellow Barrel souk
souk-barrel_pink = Barrel pink
    .the = the pink Barrel souk
souk-chest_blue = Chest blue
    .the = the blue Chest souk
souk-chest_yellow = Chest yellow
    .the = the yellow Chest souk
souk-chest_pink = Chest pink
    .the = the pink Chest souk
souk-vase_blue = Vase blue
    .the = the blue Vase souk
souk-vase_yellow = Vase yellow
    .the = the yellow Vase souk
souk-vase_orange = Vase orange
    .the = the orange Vase souk

# One shop of a souk, such as chest_pink_3.
shop = { $souk } { $number }
    .the = shop { $number } of { $souk-the }

space-C = C (centre)

## The Caravan

row-1 = Bottom row
    .in = bottom row
row-2 = Middle row
    .in = middle row
row-3 = Top row
    .in = top row

## Buildings

building-paddock = Paddock
    .the = the Paddock
building-paddock-effect = When you take Camels from the Tower, you take 1 more.
building-shop_building = Shop
    .the = the Shop
building-shop_building-effect = When you take Gold from the Tower, you take 2 more.
building-hammam = Hammam
    .the = the Hammam
building-hammam-effect = You may change the Supervisor's move by up to 3 spaces for free.
building-caravanserai = Caravanserai
    .the = the Caravanserai
building-caravanserai-effect = Each time the Supervisor sends one of your goods to the Caravan, you draw a card.
building-bazaar = Bazaar
    .the = the Bazaar
building-bazaar-effect = At the end of each week, every souk you have completed gives you 2 more points.
building-hoist = Hoist
    .the = the Hoist
building-hoist-effect = When you supply shops with a group of dice, you place 1 more good.

## Cards

card-three_camels = Three Camels
    .quoted = “Three Camels”
card-three_camels-effect = Take 3 Camels.
card-three_gold = Three Gold
    .quoted = “Three Gold”
card-three_gold-effect = Take 3 Gold.
card-place_good = Good to a Shop
    .quoted = “Good to a Shop”
card-place_good-effect = Place 1 good in a shop of any quarter, by the usual rules for supplying.
card-caravan_good = Good to the Caravan
    .quoted = “Good to the Caravan”
card-caravan_good-effect = Put 1 good from your reserve on the next free camel of the Caravan and score its points; the Caravanserai gives no card for it.
card-camels_for_points = Camels for Points
    .quoted = “Camels for Points”
card-camels_for_points-effect = Return 1 to 4 Camels and score 2 points for each.
card-gold_for_points = Gold for Points
    .quoted = “Gold for Points”
card-gold_for_points-effect = Return 1 to 10 Gold and score 1 point for each.
card-exchange = Exchange
    .quoted = “Exchange”
card-exchange-effect = Swap as many Camels as you like for Gold, or Gold for Camels, one for one.
card-build_no_camels = Build without Camels
    .quoted = “Build without Camels”
card-build_no_camels-effect = Build a building and pay only its Gold.
card-build_no_gold = Build without Gold
    .quoted = “Build without Gold”
card-build_no_gold-effect = Build a building and pay only its Camels.
card-both = Both build cards
    .quoted = both build cards

## Words of the game

term-city_board = City
term-tower = Tower
term-caravan = Caravan
term-individual_board = Individual board
term-score_track = Score track
term-quarter = Quarter
term-souk = Souk
term-shop = Shop
term-road = Road
term-road_space = Road space
term-centre = Centre
term-floor = Floor
term-row = Row
term-stock = General stock
term-reserve = Reserve
term-deck = Deck
term-discard_pile = Discard pile
term-hand = Hand
term-good = Good
term-goods = Goods
term-camel = Camel
term-camels = Camels
term-gold = Gold
term-supervisor = Supervisor
term-first_player = First player
term-white_dice = White dice
term-yellow_dice = Yellow dice
term-dice_group = Group of dice
term-card = Card
term-cards = Cards
term-building = Building
term-buildings = Buildings
term-cost = Cost
term-day = Day
term-week = Week
term-day_of_week = Day { $day } of week { $week }
term-phase_supplying = Supplying
term-phase_actions = Players' actions
term-end_of_week = End of the week
term-points = Points
term-value = Value
term-caravan_full = The Caravan is full
term-tower_empty = No dice left in the Tower
term-two_players = Two-player game
term-player_aid = Player aid

## Amounts, used by the sentences below

amount-gold = { $gold } Gold
amount-camels = { $camels ->
    [one] { $camels } Camel
   *[other] { $camels } Camels
}
amount-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
amount-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
amount-yellow_dice = { $dice ->
    [one] { $dice } yellow die
   *[other] { $dice } yellow dice
}
amount-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
amount-distance = { $distance ->
    [one] { $distance } space
   *[other] { $distance } spaces
}
amount-missing = { $missing ->
    [one] { $missing } more good is needed
   *[other] { $missing } more goods are needed
}
price = { $camels ->
    [0] { $gold ->
        [0] nothing
       *[other] { amount-gold }
    }
   *[other] { $gold ->
        [0] { amount-camels }
       *[other] { amount-camels } and { amount-gold }
    }
}

## What is asked

prompt-supply = Add yellow dice for 1 Gold each, then roll.
prompt-choose_group = Take a group of dice and choose what to use it for.
prompt-draw_instead = No dice are left for you: you draw a card. You may play cards first.
prompt-place_goods =
    { $cubes ->
        [one] Choose a shop for your last good.
       *[other] Choose a shop: { $cubes } goods to place.
    }
prompt-move_supervisor = The dice show { $value }: choose where the Supervisor's move ends.
prompt-order_goods = Choose which good is sent first. You may play a card before that.
prompt-send_good = The good in { $shop-the } is about to be sent: play a card first, or go on.
prompt-owner_decides = The Supervisor stands beside your good in { $shop-the }: send it to the Caravan, or pay a Camel to keep it.
prompt-after_dice = You may build and play cards. Then end your turn.

waiting-supply = Waiting for { $seat } to roll the dice.
waiting-choose_group = Waiting for { $seat } to take a group of dice.
waiting-draw_instead = Waiting for { $seat } to draw a card.
waiting-place_goods = Waiting for { $seat } to place goods.
waiting-move_supervisor = Waiting for { $seat } to move the Supervisor.
waiting-order_goods = Waiting for { $seat } to choose which good is sent first.
waiting-send_good = Waiting for { $seat } to play a card or let the good go.
waiting-owner_decides = Waiting for { $seat } to send or keep the good.
waiting-after_dice = Waiting for { $seat } to build or end the turn.

## Moves, as buttons

move-yellow = { $dice ->
    [0] Roll without yellow dice
   *[other] Buy { amount-yellow_dice } and roll
}
move-take = { $floor-action }
move-take_plus = { $floor-action }, discarding { $card-quoted } for one more die
move-supervise = Move the Supervisor with the dice of { $floor-the }
move-draw = Draw a card with the dice of { $floor-the }
move-raise = Build { $building-the } with the dice of { $floor-the }
move-raise_with = Build { $building-the } with the dice of { $floor-the } and { $card-quoted }
move-place = Place in { $shop }
move-move = Supervisor to { $space }
move-first = { $shop } first
move-send = Send the good to the Caravan
move-keep = Pay a Camel, keep the good
move-build = Build { $building-the }
move-end = End the turn
move-pass = Go on
move-play_three_camels = Play “Three Camels”
move-play_three_gold = Play “Three Gold”
move-play_place_good = Play “Good to a Shop”: { $shop }
move-play_caravan_good = Play “Good to the Caravan”
move-play_camels_for_points = Play “Camels for Points”: return { amount-camels }
move-play_gold_for_points = Play “Gold for Points”: return { amount-gold }
move-play_exchange_gold = Play “Exchange”: swap { amount-gold } for Camels
move-play_exchange_camels = Play “Exchange”: swap { amount-camels } for Gold
move-play_build_no_camels = Play “Build without Camels”: { $building }
move-play_build_no_gold = Play “Build without Gold”: { $building }
move-play_both = Play both build cards: { $building }

## What happened

event-day_began = { term-day_of_week }: { $seat } is the first player.
event-last_day_order = On the last day the lowest score goes first: { $seats }.
event-yellow_bought = { $seat } pays { amount-gold } for { amount-yellow_dice }.
event-rolled = { $seat } rolls { $faces }.
event-group_taken = { $seat } takes { amount-dice } of value { $value } from { $floor-the }.
event-plus_discarded = { $seat } discards { $card-quoted } for one more die.
event-camels_taken = { $seat } takes { amount-camels }.
event-gold_taken = { $seat } takes { amount-gold }.
event-good_placed = { $seat } places a good in { $shop-the }.
several-good_placed = { $seat } places { $count } goods.
event-souk_completed = { $seat } completes { $souk-the }.
event-cubes_left = { $cubes ->
    [one] { $seat } cannot place 1 good: no shop is left for it.
   *[other] { $seat } cannot place { $cubes } goods: no shops are left for them.
}
event-supervisor_moved = { $distance ->
    [0] { $seat } leaves the Supervisor on { $space }
   *[other] { $seat } moves the Supervisor { amount-distance } to { $space }
}{ $gold ->
    [0] .
   *[other] {" "}and pays { amount-gold }.
}
event-good_sent = { $owner } sends the good in { $shop-the } to the Caravan.
event-good_kept = { $owner } pays a Camel to keep the good in { $shop-the } and sends one from the reserve instead.
event-caravan_entered = { $owner } has a good on camel { $place } of the Caravan ({ $row ->
    [1] { row-1.in }
    [2] { row-2.in }
   *[3] { row-3.in }
}){ $points ->
    [0] .
   *[other] {" "}and scores { amount-points }.
}
event-caravan_full = The Caravan is full: it is scored and emptied.
event-caravan_scored = { $seat } scores { amount-points } for the Caravan ({ $cubes } × { $value }).
event-card_drawn = { $card ->
    [hidden] { $seat } draws a card.
   *[other] { $seat } draws { $card-quoted }.
}
event-deck_shuffled = The discard pile is shuffled into a new deck of { amount-cards }.
event-no_card_left = There is no card left for { $seat } to draw.
event-tower_empty = No dice are left in the Tower for { $seat }.
event-yellow_removed = { $dice ->
    [one] { amount-yellow_dice } leaves the Tower.
   *[other] { amount-yellow_dice } leave the Tower.
}
event-card_played = { $seat } plays { $card-quoted }.
event-camels_gained = { $seat } gains { amount-camels }.
event-gold_gained = { $seat } gains { amount-gold }.
event-camels_sold = { $seat } returns { amount-camels } and scores { amount-points }.
event-gold_sold = { $seat } returns { amount-gold } and scores { amount-points }.
event-gold_swapped = { $seat } swaps { amount-gold } for { amount-camels }.
event-camels_swapped = { $seat } swaps { amount-camels } for { amount-gold }.
event-built = { $camels ->
    [0] { $gold ->
        [0] { $seat } builds { $building-the } for free.
       *[other] { $seat } builds { $building-the } for { price }.
    }
   *[other] { $seat } builds { $building-the } for { price }.
}
event-building_scored = { $seat } scores { amount-points } for a { $count ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $count }th
} building.
event-souk_scored = { $bazaar ->
    [0] { $seat } scores { amount-points } for { $souk-the }.
   *[other] { $seat } scores { amount-points } for { $souk-the }, and { $bazaar } more with the Bazaar.
}
event-week_scored = Week { $week } ends: completed souks and the Caravan are scored.
event-supervisor_returned = The Supervisor returns to the centre.
event-game_over = { $winners-count ->
    [one] The game is over: { $winners } wins.
   *[other] The game is over: { $winners } share the victory.
}

## Why something cannot be done

refusal-card_not_in_hand = You do not have { $card-quoted } in your hand.
refusal-too_few_camels = { $camels ->
    [0] You have no Camels.
   *[other] You have only { amount-camels }.
}
refusal-too_little_gold = { $gold ->
    [0] You have no Gold.
   *[other] You have only { amount-gold }.
}
refusal-no_cube_left = You have no good left in your reserve.
refusal-stock_too_small = The stock does not have that much.
refusal-build_card_needs_group = With two players a build card only lowers the price: take a group of dice to build.
refusal-build_card_after_dice = At this table build cards are played after the dice.
refusal-build_cards_do_not_add_up = Only one build card can be used for a building.
refusal-other_quarter = These goods go into the { $quarter }.
refusal-souk_closed = { $owner } already has goods in { $souk-the }: it is closed to you.
refusal-shop_taken = There is already a good in { $shop-the }.
refusal-must_finish = First complete { $souk-the }: you have begun it.
refusal-no_cards_before_roll = At this table no cards are played before the roll.
refusal-yellow_too_dear = { $gold ->
    [0] Each yellow die costs 1 Gold, and you have none.
   *[other] Each yellow die costs 1 Gold, and you have only { $gold }.
}
refusal-yellow_group_only = All dice on { $floor-the } are yellow: only the first player can take them.
refusal-floor_empty = There are no dice on { $floor-the }.
refusal-no_shop_to_supply = You cannot place any good with the dice of { $floor-the }; you can still use them to draw a card or move the Supervisor.
refusal-no_card_to_draw = The deck and the discard pile are empty: there is no card to draw.
refusal-building_is_step_b = You build after using your dice, not with them.
refusal-tower_empty = No dice are left in the Tower for you.
refusal-supervisor_too_dear = { $space } is { amount-distance } away and your dice show { $value }: this costs { amount-gold }, more than you have.
refusal-shop_not_affected = The Supervisor does not stand beside { $shop-the }, or it is empty.
refusal-no_cards_out_of_turn = You can only play cards in your own turn.
refusal-no_camel_to_keep = Keeping the good costs a Camel, and you have none.
refusal-already_built_this_turn = You have already built this turn.
refusal-already_has_building = You already have { $building-the }.
refusal-cannot_pay = You cannot afford { $building-the }: it costs { price }.

## Why a position is impossible, as a part of a sentence

fault-turns_of_day = a day has { $turns } turns, at least one for each seat
fault-first_turn = the first turn belongs to the first player, seat { $place }
fault-turn_order = on this day the turns go { $order } (YSP-TIME.3, YSP-TWO.2)
fault-values_rise = the values must rise from floor to floor
fault-white_dice = there are only { $dice } white dice
fault-yellow_dice = there are only { $dice } yellow dice
fault-yellow_gone = yellow dice leave with the first player's action (YSP-YELLOW.2)
fault-one_owner = a souk holds goods of one player only (YSP-PLACE.3)
fault-caravan_full = it is emptied as soon as all { $places } camels carry a good (YSP-CAR.4)
fault-built_once = “{ $what }” can be built once (YSP-BUILD.3)
fault-most_cubes = that is more than { $most } goods of one player
fault-most_gold = that is more than { $most } Gold (YSP-RULING.36)
fault-most_camels = that is more than { $most } Camels (YSP-RULING.36)
fault-supply_first = supplying comes before the first turn (YSP-TIME.2)
fault-no_group = there is no group of dice to choose from in the Tower
fault-after_dice = the steps still to come say otherwise (YSP-TURN.1)
fault-not_built = the active player cannot have built this turn (YSP-BUILD.2)
fault-no_dice = no dice are in the Tower at this moment (YSP-DAY.1)
fault-shops_emptied = at the end every shop is empty (YSP-WEEK.3)

## Why one would do it, for hints

reason-finish_souk = This completes { $souk-the }, worth { amount-points } at the end of the week.
reason-grow_souk = This brings { $souk-the } closer to completion; { amount-missing }.
reason-start_souk = This reserves { $souk-the } for you; { amount-missing }.
reason-take_camels = { amount-camels } for buildings and for keeping your goods.
reason-take_gold = { amount-gold } for buildings, yellow dice and the Supervisor.
reason-build_points = Building { $building-the } scores { amount-points } at once.
reason-build_power = The sooner you have { $building-the }, the longer its power works for you.
reason-caravan = The Caravan brings you about { amount-points }.
reason-attack = This takes one of { $owner }'s goods out of { $souk-the }.
reason-reposition = Here the Supervisor does you no harm.
reason-draw_card = A card is worth more than anything else the dice offer now.
reason-sell = This gives you { amount-points } at once.
reason-swap_for = After the swap you can pay for { $building-the }.
reason-swap = You get a better balance of Gold and Camels.
reason-keep = In { $souk-the } the good is worth more than the Camel.
reason-send = { $points ->
    [0] This shop is not worth a Camel.
   *[other] The good brings you { amount-points } in the Caravan; that is better than paying a Camel.
}
reason-yellow = { $dice ->
    [one] 1 yellow die makes it likelier that the floor you want is filled.
   *[other] { $dice } yellow dice make it likelier that the floor you want is filled.
}
reason-save_gold = Your Gold is worth more elsewhere than in yellow dice.
reason-end_turn = There is nothing left that is worth doing this turn.
reason-hold_cards = Your cards will be worth more later.
reason-place_card = The card puts a good into { $souk-the } without using dice.
reason-more_dice = With the discarded card the group counts as { amount-dice }.
reason-gain_gold = You can put the Gold to use now.
reason-gain_camels = You can put the Camels to use now.

## The score, line by line

score-souks = Souks
score-bazaar = Bazaar
score-placement = Goods placed in the Caravan
score-caravan = Caravan scorings
score-buildings = Buildings
score-cards = Cards

## Short effects: $sign is "+" or "−", $amount is without sign

resource-gold = { $sign }{ $amount } Gold
resource-camels = { $amount ->
    [one] { $sign }{ $amount } Camel
   *[other] { $sign }{ $amount } Camels
}
resource-cards = { $amount ->
    [one] { $sign }{ $amount } card
   *[other] { $sign }{ $amount } cards
}
resource-goods = { $amount ->
    [one] { $sign }{ $amount } good
   *[other] { $sign }{ $amount } goods
}
resource-points = { $amount ->
    [one] { $sign }{ $amount } point
   *[other] { $sign }{ $amount } points
}

## Table options

option-first_player = First player
option-first_player-help = Who rolls first on day 1. Around a real table it is the oldest player.
option-first_player-random = drawn by lot
option-build_cards_stack = Combine both build cards
option-build_cards_stack-help = One building may be built with both build cards, for free.
option-build_card_before_dice_action = Build cards before the dice
option-build_card_before_dice_action-help = Build cards may be played at any time in your turn; otherwise only after the dice.
option-cards_before_roll = Cards before the roll
option-cards_before_roll-help = The first player may play cards before buying yellow dice and rolling.
option-must_place_all_cubes = All goods must be placed
option-must_place_all_cubes-help = When you supply shops, you must go on as long as a shop can be filled; otherwise you may stop early.

## When a move is possible: keys when-*, said after a refusal

when-yellow = You can buy yellow dice on days when you are the first player, before the roll.
when-take = You use a group of dice at the start of your turn.
when-take_plus = A card adds a die when you take a group of dice, at the start of your turn.
when-supervise = { when-take }
when-draw = { when-take }
when-place = You place goods right after you have taken the dice of their quarter.
when-move = You move the Supervisor after you have chosen a group of dice for that.
when-send = You decide this when the Supervisor stops beside one of your goods.
when-keep = { when-send }
when-build = You can build on your own turn after using your dice; with two players, building is itself a use of the dice.
when-end = You end your turn after you have used your dice.
when-pass = You can go on when you are asked whether you want to play a card.
when-play_three_camels = You can play cards during your own turn, before and after using your dice.
when-play_three_gold = { when-play_three_camels }
when-play_place_good = { when-play_three_camels }
when-play_caravan_good = { when-play_three_camels }
when-play_camels_for_points = { when-play_three_camels }
when-play_gold_for_points = { when-play_three_camels }
when-play_build_no_camels = { when-play_three_camels }
when-play_build_no_gold = { when-play_three_camels }
when-play_both = { when-play_three_camels }
when-play_exchange_gold = { when-play_three_camels }
when-play_exchange_camels = { when-play_three_camels }
when-first = You choose the order when the Supervisor stops beside two goods.
when-raise = With two players you can use a group of dice to build, at the start of your turn.
when-raise_with = { when-raise }

## What the things on the table are and do

about-tower = Each day's dice lie here, sorted by number: the lowest on Camels, the highest on Gold, the others from Sack upwards. In turn, each player takes all the dice of one floor.
about-floor-camels = Take as many Camels as there are dice here. Or use the dice to move the Supervisor or to draw a card.
about-floor-gold = Take as much Gold as there are dice here. Or use the dice to move the Supervisor or to draw a card.
about-floor_quarter = Place as many goods as there are dice here, in the shops of this quarter. Or use the dice to move the Supervisor or to draw a card.
about-yellow_dice = The first player may hire them for 1 Gold each before the roll. As soon as the first player has used a group, they leave the Tower.
about-quarter = There are four quarters, one for each middle floor of the Tower. The floor you take decides in which quarter you place goods.
about-souk = The shops of one colour in a quarter. Only a completed souk scores: at the end of the week its owner gets the points on the tile. Then all shops are emptied.
about-shop = It holds one good. A souk with another player's good is closed to you, and souks you have begun in this quarter must be finished first.
about-good = A good in its owner's colour. It fills a shop or rides on a camel of the Caravan.
about-supervisor = He moves exactly as far as the value of the dice, one space more or less for each Gold. Goods beside the space where he stops go to the Caravan, or their owner pays a Camel to keep them.
about-road_space = The Supervisor walks here. Carpets lead from each space to the shops it touches: goods there are sent if he stops on it.
about-caravan = Goods fill the camels from the bottom row upwards. When it is full, and at the end of each week, you score the number of your goods times the value of the highest row you have reached.
about-row = On the left, the points for a good that enters this row. On the right, the value of the row when the Caravan is scored.
about-buildings = You may build one each turn. The numbers in the row are the points for your 1st to 6th building, scored at once.
about-card = Play it in your own turn for its effect, or discard it when you take a group of dice: the group then counts one die more.
about-deck = Cards are drawn from here. When it is empty, the discard pile is shuffled to form a new deck.
about-discard_pile = Played and discarded cards lie here face up.
about-gold = Pays for buildings and yellow dice, and lengthens or shortens the Supervisor's move.
about-camels = Pay for buildings. One Camel keeps your good in its shop when the Supervisor stands beside it.
about-points = The most points after three weeks win.
about-first_player = Hires yellow dice, rolls, and takes a group first. The next day it is the next player clockwise.
about-week = Three weeks of seven days. At the end of a week completed souks and the Caravan score, and all shops are emptied.
