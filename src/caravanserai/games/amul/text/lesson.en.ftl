### The first lesson of Āmul in English.

lesson-goal =
    You are a merchant in Āmul. In nine rounds you lay out nine cards, and at the end you also keep five in your hand. Then everything is counted; the most points win.
    Look at the icon of each card: some count only on the table, some only in your hand at the end, some in either place.
    In each round everyone offers a card to the Market, picks one from it, and plays one.
lesson-offer =
    All players offer a card at the same time, face down. What you offer, anybody may pick, even you.
    A Camel scores more the more Camels are in play, and you have only one: offer the Camel.
lesson-offer-right = Your offer stayed sealed until everyone had chosen. Now all offers lie open in the Market.
lesson-offer-wrong = You will want that card: your Oil and your Lamp belong together, and the Guard will help you. Offer the Camel.
lesson-pick =
    The offers lie in the Market beside a card from the deck. In the first rounds the First Pick card decides who picks first; one player has already picked the Thief.
    You have one Porcelain. One alone is worth 2 points, two together are worth 9. Pick the Porcelain.
lesson-pick-right = Two Porcelain: a series of 9 points, if you keep both in your hand to the end.
lesson-pick-wrong = The second Porcelain is worth 7 points more to you. Pick it.
lesson-reveal =
    Now everyone plays a card to the table, face down and at the same time. Porcelain has only the hand icon: played, it would be lost.
    The Arab Guard has only the table icon: in your hand it would be worth nothing at the end. Play the Guard.
lesson-reveal-right = The Guard gives points, an Arab symbol for the Arab majority, and a Military symbol. After the first rounds, the most Military symbols pick first.
lesson-reveal-wrong = That card can count in your hand, or only there. The Arab Guard counts only on the table: play it.
lesson-second = Round 2: one player has played a Vagabond and taken a card left in the Market. You were dealt a Gold. Offer the Spices: a series of Spices brings little, and nobody seems to collect them.
lesson-second-right = You hold the First Pick card now, so you pick first this time.
lesson-second-wrong = Keep that: Porcelain and Gold are worth more, and your Lamp makes your Oil worth more. Offer the Spices.
lesson-merchant = An Arab Merchant is in the Market. When it is played, its owner may take a card from the Palace. Pick it.
lesson-merchant-right = Cards with an immediate effect are worth most when they are played early, while the choice is large.
lesson-merchant-wrong = A card that brings another card is worth two. Pick the Arab Merchant.
lesson-play = Play the Arab Merchant.
lesson-play-right = It gives another Arab symbol, and its effect comes now.
lesson-play-wrong = The Arab Merchant works only when it is played. Play it.
lesson-take =
    You may take one card from the Palace straight into your play area. Cards can be taken from Palace and Bazaar only by such effects.
    Take the Oil, which your Lamp makes more valuable, or the Yurt, which puts you ahead in Mongol symbols.
lesson-take-right = It lies in your play area and counts there.
lesson-take-wrong = Allowed, but Oil or Yurt brings you more: your Lamp raises the Oil, and a majority is worth 8 points.
lesson-ending =
    After the ninth round all hands are opened: table-only cards in hand are discarded, the others are laid down. Then every card scores by its text, each trader scores 6 points for every complete set of the goods it wants, and the Arab and the Mongol majority bring 8, 4 and 2 points.
    Many cards count what your neighbours have. Look at the players beside you before you choose.
lesson-plans =
    Two plans that win games:
    The collector gathers one or two series (Porcelain, Carpets, Silver), takes a trader from the Bazaar with a Contract, and serves it with the same cards: they count for both.
    The commander plays Guards early, picks first in the later rounds, leads a majority, and adds Generals, who score for every Military symbol.
    Count your hand: five cards stay at the end, so more than five good hand cards are too many. Now play on against the computer. Ask for a hint whenever you want advice.
