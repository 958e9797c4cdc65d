### Four Gates in English.

title = Four Gates
tagline = Load a camel, pick a gate, and hope that nobody faster had the same idea.
about = Before dawn everyone secretly sends one camel through one of the gates. Fast camels sell first and slow camels carry more, but every good that is sold lowers the price for the next. Prices follow the dice, and rise where nobody goes. After seven rounds the richest trader wins.

## The gates

gate-merv = Merv
    .to = to Merv
    .beyond = in Merv
gate-bukhara = Bukhara
    .to = to Bukhara
    .beyond = in Bukhara
gate-samarkand = Samarkand
    .to = to Samarkand
    .beyond = in Samarkand
gate-kashgar = Kashgar
    .to = to Kashgar
    .beyond = in Kashgar

## Words of the game

term-deck = Camels in the deck
term-gate = Gate
term-price = Price
term-coins = Coins
term-hand = Hand
term-last_camel = Last camel sent
term-hidden_camel = Camel
term-camel = Camel { $camel } ({ $goods } goods)
term-camel_note = Speed { $speed }, carries { $goods } goods.

amount-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}

## What is asked

prompt-send_camel = Round { $round } of { $rounds }: send a camel through a gate, in secret.
prompt-return_camel = You are the poorest, so you have drawn two camels: put one of your hand under the deck.
waiting-send_camel = Waiting for { $seat } to send a camel.
waiting-return_camel = Waiting for { $seat } to return a camel.

## Moves, as buttons

move-send = Camel { $camel } { $gate-to }
move-return = Return camel { $camel }

## What happened

event-price = The price { $gate-beyond } is { $price }.
event-rose = Nobody went { $gate-to }: the price rises to { $price }.
event-sent = { $seat } sends camel { $camel } { $gate-to }.
event-sold = { $seat } sells { $goods } goods for { amount-coins }.
event-drew = { $camel ->
    [hidden] { $seat } draws a camel.
   *[other] { $seat } draws camel { $camel }.
}
event-returned = { $camel ->
    [hidden] { $seat } returns a camel.
   *[other] { $seat } returns camel { $camel }.
}
event-game_over = { $winners-count ->
    [one] The game is over: { $winners } wins.
   *[other] The game is over: { $winners } share the victory.
}

## Why something cannot be done

refusal-gate_shut = The gate { $gate-to } stays shut in this game.
refusal-camel_not_in_hand = You do not have camel { $camel } in your hand.

## Why a position is impossible, as a part of a sentence

fault-hand_size = camels that belong in this hand now: { $needed }
fault-sent = these are not the camels that left last
fault-road = every player sends one camel in each round
fault-prices = open gates have a price, and only they

## Why one would do it, for hints

reason-fast = A fast camel sells before the others { $gate-beyond }: about { amount-coins }.
reason-loaded = A full load { $gate-beyond } should bring about { amount-coins }.
reason-least_useful = Camel { $camel } is the one that would earn least.

## The score

score-points = Coins

resource-coins = { $amount ->
    [one] { $sign }{ $amount } coin
   *[other] { $sign }{ $amount } coins
}
resource-camels = { $amount ->
    [one] { $sign }{ $amount } camel
   *[other] { $sign }{ $amount } camels
}

## When a move is possible: keys when-*, said after a refusal

when-send = Everyone sends a camel at the same time, once a round.
when-return = Only the poorest player puts a camel back, after drawing.

## What the things on the table are and do

about-gate = A market at the end of a road. Camels arrive from the fastest to the slowest, and each good sold lowers the price by 1.
about-price = What the next good sells for here. Where somebody sold, the die is rolled again; where nobody went, the price rises by 2.
about-camel = Its number is its speed: the fastest sells first. Slow camels carry more goods.
about-coins = Whoever has the most coins after seven rounds wins.
about-deck = After each of the first three rounds everyone draws a camel. A player who alone has the fewest coins draws two and returns one.
about-last_camel = The camel sent in the last round. It breaks a tie at the end: the fastest wins.
