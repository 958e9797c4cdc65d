### The first lesson of Āmul in English.

lesson-goal =
    You are a merchant in Āmul. In nine rounds you play nine cards, and five more stay in your hand. Then all of them are counted, and the most points win.
    The icons of a card say where it counts: only on the table, only in your hand at the end, or in either place.
    Each round everyone is dealt a card, offers one to the Market, picks one from it, and plays one.
lesson-offer =
    All players offer a card at the same time, face down. Anybody may pick the card you offer, even you.
    Every card says what it scores. The Spice Supplier scores nothing unless you have three Spices at the end, and you have one: offer the Spice Supplier.
lesson-offer-right = Your offer stayed hidden until everyone had chosen. Now all offers lie open in the Market.
lesson-offer-wrong = That is allowed, but for now keep what scores by itself: offer the Spice Supplier.
lesson-pick =
    The offers lie in the Market beside a card from the deck. In the first three rounds the First Pick card decides who picks first, then the others clockwise; it passes on after each round. One player has already picked the Thief.
    You have one Porcelain, worth 2 points. Two together are worth 9. Pick the Porcelain.
lesson-pick-right = Two Porcelain: a series worth 9 points, if you keep both in your hand until the end.
lesson-pick-wrong = The second Porcelain is worth 7 points more to you. Pick it.
lesson-reveal =
    Now everyone plays a card to the table, face down and at the same time. Porcelain has only the hand icon: played, it would be lost.
    The Arab Guard has only the table icon: in your hand it would be worth nothing at the end. Play the Guard.
lesson-reveal-right = The Guard gives points, an Arab symbol for the Arab majority, and a Military symbol. From the fourth round on, the player with the most Military symbols picks first.
lesson-reveal-wrong = That card can count in your hand, and may count only there. The Arab Guard counts only on the table: play it.
lesson-second = Round 2. One player has played a Vagabond and so taken a card left in the Market. You have been dealt a Gold card, worth 4 points. Your weakest card is the Spices: one alone scores only 2. Offer the Spices.
lesson-second-right = You hold the First Pick card now, so you pick first this time.
lesson-second-wrong = Keep that: Porcelain and Gold are worth more, and the Lamp makes your Oil worth 5 points instead of 3. Offer the Spices.
lesson-merchant = An Arab Merchant is in the Market. Whoever plays it may take one of the cards on show in the Palace. Pick it.
lesson-merchant-right = Cards with an immediate effect are worth most when they are played early, while there is still much to choose from.
lesson-merchant-wrong = A card that brings you another is worth two. Pick the Arab Merchant.
lesson-play = Before you choose a card, look at your neighbours: some cards count what they have in front of them, such as their Gold. The Arab Merchant does not care: play it.
lesson-play-right = It gives you another Arab symbol, and now its effect follows.
lesson-play-wrong = The Arab Merchant works only when it is played. Play it.
lesson-take =
    You may take one card from the Palace straight into your play area. Only the effects of cards bring you cards from there.
    Take the Oil, worth 5 points if you also keep your Lamp, or the Yurt, worth 2 points and the first Mongol symbol of all.
lesson-take-right = It is now in your play area, and counts there. A Contract works in the same way: whoever plays one may take a trader from the Bazaar. A trader wants certain goods, and scores 6 points at the end for each complete set of them that its owner has.
lesson-take-wrong = That is allowed, but the Oil scores 5 points together with your Lamp, and the Yurt puts you ahead in Mongol symbols too: take one of these.
lesson-ending =
    After the ninth round all hands are revealed. Table-only cards in them are discarded, the rest laid out. Every card scores by its text, and every trader 6 points a set. The most Arab symbols score 8 points, the second most 4, the third 2; Mongol symbols likewise. The most points win; on a tie, the higher military value.
lesson-plans =
    Two plans that win games. The collector gathers the goods that a trader wants, so that they score twice. The Chinese Trader wants Porcelain, Gold and Oil. You have them all, and the Contract you have just been dealt can bring him to you.
    The commander plays Guards early: their Military symbols let him pick first from round four on, and a General kept in hand scores 2 points for each.
    Only five cards stay in your hand, so do not collect more. Now play on against the computer. Ask for a hint whenever you want advice.
