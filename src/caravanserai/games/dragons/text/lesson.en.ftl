### The first lesson of Aladdin's Dragons in English.

lesson-goal =
    The Caliph is selling his artifacts. When the last one is sold, whoever has the most wins. Treasures only pay for them; at the end they are worth nothing.
    In each round everyone places eight tokens (1, 2 and 4 to 9), one at a time and face down. Then the board is turned up, space by space, and in each space the strongest player comes first: the caves give treasure, the city privileges, the guard lets you into the palace, and its rooms sell the artifacts.
    The first round has begun. The others have placed all their tokens; you have the 1, the 2, the 6 and the 9 left.
lesson-guard =
    To buy anything, you must get past the guard. His value lies between 1 and 10, and nobody knows it. Be at least as strong as he is, or pay the difference as a bribe; without a token there you stay outside.
    Place the 6 in front of the guard.
lesson-guard-right = With a 6 you get in for free more often than not, and otherwise the bribe is small.
lesson-guard-wrong = First make sure that you get into the palace: place the 6 in front of the guard.
lesson-room =
    In a palace room the strongest player may buy first, and pays as many treasures as the tokens show: one kind for each token. A high token wins the room but makes it expensive.
    Nobody has a token in palace room 2. Place the 2 there.
lesson-room-right = If you stay alone there, you buy an artifact for 2 treasures.
lesson-room-wrong = Look for the cheapest artifact: a lone 2 in the empty palace room 2.
lesson-cave = In a cave the strongest takes the first shelf, the second strongest the second, and so on. The Cave of gold has 5, 3 and 1 gold bars, and two rivals are there already. Place the 9 there.
lesson-cave-right = Nobody knows yet whether the rivals were serious.
lesson-cave-wrong = Your highest token belongs where the most treasure lies: the Cave of gold.
lesson-bluff = The 1 is your last token, and it will hardly win anything. But nobody sees its value: in palace room 1 it makes a rival think. Place it there.
lesson-bluff-right = All tokens are placed. Now the caves are turned up from the left, then the city. In the Cave of gold you tied with a 9: the camel decides ties, and it stands with the other player. You took the second shelf.
lesson-bluff-wrong = Use the 1 to bluff: place it in palace room 1.
lesson-market = Your 8 wins the Market: give one treasure, and take any three. You have a single crown, which alone buys little. Give it.
lesson-market-right = Now take three treasures of your choice.
lesson-market-wrong = Use the Market, and give the treasure you can best spare: the crown.
lesson-pearls = Prices are paid in one kind for each token: many treasures of one kind are worth more than a few of each. Take three pearls.
lesson-pearls-right = A stock of seven pearls pays even for a high token.
lesson-pearls-wrong = Collect one kind: take three pearls.
lesson-buy = The guard had the value 6: you are in. A rival has bought in room 1. In room 2 you are alone: buy the artifact for 2 treasures of one kind.
lesson-buy-right = Your first artifact, for 2 treasures.
lesson-buy-wrong = Do not decline: artifacts are all that counts at the end. Pay with 2 treasures of one kind.
lesson-plans =
    The game ends at the moment when the last artifact is bought. Two plans that win games:
    The bargain hunter spreads small tokens over the rooms and buys cheaply whatever the others leave, with just enough strength in front of the guard.
    The hoarder wins the caves of one or two kinds with high tokens, and then outbids everyone in a room with a single high token paid in that kind.
    Bluff with several small tokens in one place, and win the camel when many small bids will meet. Later, try the magic game with its powers and spells. Now play on against the computer. Ask for a hint whenever you want advice.
