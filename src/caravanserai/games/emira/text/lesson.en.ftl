### The first lesson of Emira in English.

lesson-goal =
    You are a sheik, and you want princesses to live in your palace. They choose, not you. With four players the game ends when, after the upkeep, somebody houses seven of them, or five who have the talents on their secret objective card.
    In each turn you receive income, a princess appears, everyone buys one thing in an order decided by auctions, the princess chooses a sheik, and the princesses in the palaces must be paid for.
lesson-princess =
    It is turn 2. Asima has appeared. She compares appearance first, and status only to break a tie. You and two others have one appearance token each: nobody is ahead.
    A Beauty token is on offer. Each thing can be bought by one player only, so you want to act first.
lesson-bid =
    You open the auction for the first action. You have two camels, and each takes 50 off what you pay for a bid: a bid of 100 costs you nothing. Bid 100.
lesson-bid-right = The others must pay in full to outbid you.
lesson-bid-wrong = Bid exactly what your camels pay for: 100. Less invites the others to raise; more costs gold.
lesson-token = Everyone has passed: you win the auction and pay nothing. Now buy the appearance token, for 350 gold.
lesson-token-right = Your appearance is now 2, more than anybody else's.
lesson-token-wrong = Asima looks at appearance: only the appearance token puts you ahead today.
lesson-events = The others have acted too. Now everyone may buy an event card: the best of 2 for 150 gold, or the best of 3 for 250. You will need your gold: buy none.
lesson-events-right = A princess chooses after the purchases. What you buy in a turn counts in the same turn.
lesson-events-wrong = An event card is useful later. Now keep your gold for a caravan.
lesson-joined =
    Asima has moved in with you, because you alone had the finest appearance and your palace had room: it holds two princesses, and one more for each section you add.
    You have paid 50 gold for her upkeep, and will pay it every turn. Whoever cannot pay loses a princess. Then turn 3 began with income: 200 from your supply and 150 from your caravan.
lesson-income =
    Malika wants status, and the only status card costs 1300: nobody can afford it. Use this turn to earn money. One player has taken 150 gold from the bank, which you may do with less than 500; the others have passed.
    You are the last to speak and nobody has bid: any bid wins. Bid 10, which your camels pay.
lesson-income-right = You act first, for free.
lesson-income-wrong = Nobody else is bidding: 10 is enough, and your camels pay for it.
lesson-caravan = A caravan pays every turn, beginning with the next one: a slow one eight times, a fast one four times with twice the amount. Early in the game slow caravans are the better investment. Buy the small slow caravan: the large one would leave you no gold for Asima's upkeep.
lesson-caravan-right = Income first, princesses later: gold decides auctions, purchases and upkeep.
lesson-caravan-wrong = That can wait. Income bought early pays most, and you must keep 50 gold for the upkeep: buy the small slow caravan.
lesson-plans =
    The game ends when somebody has reached the goal after the upkeep. Two plans that win games:
    The investor buys caravans in the first turns, two or three camels, and then takes whatever the next princess likes, bidding cheaply.
    The specialist leads in one preference from the start and stays second in another, so that every princess who looks for it moves in; sections of the palace make room in time.
    Look at the princesses your objective needs, and keep enough gold for the upkeep. Now play on against the computer. Ask for a hint whenever you want advice.
