### The first lesson of Aladdin's Dragons in English.

lesson-goal =
    The Caliph is selling his artifacts. The game ends the moment the last one is bought, and whoever owns the most artifacts wins. Treasures are only there to pay for them: at the end they are worth nothing.
    This is the first round of a game for three. You have four tokens left to place: the 1, the 2, the 6 and the 9.
lesson-round =
    In each round everyone places eight tokens (1, 2 and 4 to 9), one at a time and face down. Then they are turned up, space by space: caves give treasures, the city gives privileges, the guard lets you into the palace, and its rooms sell the artifacts.
    Your strength in a space is the sum of your tokens there. The strongest player goes first.
lesson-guard =
    To buy anything, you must get past the guard. He has a value from 1 to 10, and nobody knows it yet. Be at least as strong as he is, or pay the difference in treasures as a bribe. Without a token there you stay outside.
    Place the 6 in front of the guard.
lesson-guard-right = With a 6 you get in for free more often than not, and otherwise the bribe is at most 4 treasures.
lesson-guard-wrong = First make sure that you get into the palace: place the 6 in front of the guard.
lesson-room =
    A palace room sells one artifact in a round, and the strongest player there may buy it first. The price: for each of your own tokens in the room as many treasures as it shows, all of one kind, and another kind for each token. A high token wins the room, but makes it expensive.
    Nobody is in room 2. Place the 2 there.
lesson-room-right = If you stay alone there, you can buy an artifact for only 2 treasures.
lesson-room-wrong = Look for the cheapest artifact: a lone 2 in the empty palace room 2.
lesson-cave = In a cave the strongest player takes all that lies on the first shelf, the second strongest the second shelf, and so on. The Cave of pearls has 5 and 3 pearls, and two rivals are there already. Place the 9 there.
lesson-cave-right = You will be hard to beat there. If two are equally strong, the camel decides: whoever has it comes first, then the others clockwise from there. The camel is won in the Caravanserai.
lesson-cave-wrong = Your highest token belongs where the most treasure lies: in the Cave of pearls.
lesson-bluff = The 1 is your last token, and it is unlikely to win anything. But nobody sees its value, and the rival in palace room 1 still has one token to place. Put your 1 there: it could be any token, and the rival may waste a high one to stay ahead of it.
lesson-bluff-right = It worked: the rival has added a token in room 1. Now the caves have been turned up, from left to right. You won four trophies. In the Cave of pearls you tied with another 9; that player has the camel, so you took the second shelf, three pearls.
lesson-bluff-wrong = Use the 1 to bluff: place it in palace room 1.
lesson-market = Now the city is turned up. Your 8 wins the Market: give one treasure, and take any three. You have a single crown, which buys little on its own. Give that.
lesson-market-right = Now take three treasures.
lesson-market-wrong = Use the Market, and give the treasure you can best spare: the crown.
lesson-pearls = Each token in a room is paid in one kind, so five pearls and four trophies pay for a 5, but not for a 9. It is good to have plenty of one kind. Pearls are what you have most of: take three more.
lesson-pearls-right = Eight pearls pay for any token except the 9.
lesson-pearls-wrong = That is allowed, but collect the kind you have most of: take three pearls.
lesson-buy = The guard had the value 6: you are in. In room 1 your bluff has cost the rival dear: 7 treasures, for the 1 and the 6 there. In room 2 you are alone: buy the artifact for 2 treasures of one kind.
lesson-buy-right = Your first artifact, for 2 treasures. After each round everyone takes their tokens back, the caves are filled again, and another guard is drawn in secret.
lesson-buy-wrong = Do not decline: artifacts are all that counts at the end. Pay with 2 treasures of one kind.
lesson-plans =
    Two plans that win games. The bargain hunter puts small tokens into several rooms, and just enough strength in front of the guard. You pay only for your own tokens, so whatever the others leave is cheap.
    The hoarder wins the caves of one or two kinds with high tokens. Then a single high token, paid in such a kind, comes first in a room.
    When the last artifact is bought, the most artifacts win; a tie is shared. Now play on against the computer. Ask for a hint whenever you want advice.
