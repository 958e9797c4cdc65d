### The first lesson of Emira in English.

lesson-goal =
    You are a sheik, and you want princesses to live in your palace. They choose, not you.
    With four players you win as soon as seven princesses live with you, or five who have the talents on your secret objective card (one fewer with five players, one more with three). This is checked at the end of each turn, and ends the game; if several players have done it, they win together.
lesson-turn =
    In each turn everyone receives income, and a princess appears. Auctions decide the order in which everyone buys one thing: a caravan, an appearance token, a status card, a palace section or a camel. Then everyone may buy an event card, the princess chooses a sheik, and everyone pays the upkeep of the princesses in their palace.
lesson-princess =
    It is turn 2, and Asima has appeared. Every princess looks at one thing, and at a second one only to break a tie: appearance, status, palace or gold. Asima's are appearance, then status.
    You and two others have one appearance token each: nobody is ahead. The Beauty token on offer is one more. Each thing can be bought only once in a turn, so you want to act first.
lesson-bid =
    You open the auction for the right to act first. Only the winner pays; then the others bid for the right to act next.
    You have a camel. It stays with you and takes 50 off every bid you win: a bid of 50 costs you nothing. Bid 50.
lesson-bid-right = To outbid you, the others would have to pay in full.
lesson-bid-wrong = Bid exactly what your camel pays for: 50. A lower bid invites the others to raise; a higher one costs you gold.
lesson-token = Everyone has passed: you win the auction and pay nothing. Now buy the appearance token, for 350 gold.
lesson-token-right = Your appearance is now 2, more than anybody else's.
lesson-token-wrong = Asima looks at appearance: only the appearance token puts you ahead today.
lesson-events = The others have acted too. Now everyone may buy an event card, to be played in a later turn: for 150 gold you see two and keep one, for 250 you see three and keep one. You will need your gold: buy none.
lesson-events-right = A princess chooses after the purchases, so what you buy in a turn counts in the same turn. Asima has moved in with you: your appearance was the highest, and you had room.
lesson-events-wrong = An event card is useful later. Now keep your gold for a caravan.
lesson-joined =
    A palace holds two princesses, and one more for each section you add; a sheik without room is passed over. If a tie remains, the princess waits until one sheik is ahead.
    You have paid 50 gold for Asima's upkeep, and will pay it every turn; whoever cannot pay loses a princess. Turn 3 has begun, and you have received your income of 200.
lesson-income =
    Malika looks at status, but the status card on offer costs 900, more than you have: use this turn to earn money. One player has taken 150 gold from the bank instead of an action, as you may with less than 500.
    The others have passed. If you passed too, whoever opened would act first for nothing. Bid 10; your camel pays for it.
lesson-income-right = You act first, and it has cost you nothing.
lesson-income-wrong = Nobody else is bidding: 10 is enough, and your camel pays for it.
lesson-caravan = A caravan pays in every later turn until it is used up. The small slow one costs 450 and pays 150 eight times; the small fast one costs 550 and pays 300 four times. That is 1200 either way, so early in the game the slow one is the better investment. Buy the small slow caravan: a large one costs more than you have.
lesson-caravan-right = Income first, princesses later: gold decides auctions, purchases and upkeep.
lesson-caravan-wrong = For this lesson buy the small slow caravan. A caravan bought early pays the most, the slow one is cheaper, and you must keep 50 gold for the upkeep.
lesson-plans =
    Two plans that win games. The investor buys caravans and two or three camels in the first turns, wins auctions at little cost, and can then pay for whatever the next princess looks at.
    The specialist leads early in appearance or status: two princesses in three look at one of these first, and such princesses then move in one after another. A second strength wins ties, and palace sections make room.
    Keep gold for the upkeep, and watch for the talents you need. Now play on against the computer. Ask for a hint whenever you want advice.
