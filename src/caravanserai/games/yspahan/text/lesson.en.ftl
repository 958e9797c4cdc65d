### The first lesson of Yspahan in English. Each step has what is wanted, and answers to a right and to a wrong move.

lesson-goal =
    You are a merchant in Yspahan. The game ends after three weeks of seven days, and the most points win.
    You score for souks you have completed, at the end of each week; for goods you send to the Caravan; and for buildings, from your third on.
    It is day 6. The blue Vase souk is already yours, for 4 points. The yellow Chest souk, worth 6, lacks one good.
lesson-roll =
    Each day the first player rolls nine dice. Equal dice form a group, and each group lies on one floor of the Tower: the lowest on Camels, the highest on Gold, the others between them, from the bottom up.
    You are the first player today. You could add yellow dice for 1 Gold each, but you will want your Gold for a building: roll without them.
lesson-roll-right = Every player takes one group a day, so what is left for the others depends on what you take. Tomorrow the next player rolls, and chooses first.
lesson-roll-wrong = Yellow dice give you a better choice, but today you need the Gold. Roll without yellow dice.
lesson-take =
    A group can be used in one of three ways: for the action of its floor, to move the Supervisor, or to draw a card, a bonus for later. Camels and Gold give you one for each die; the other floors let you place one good for each die in their quarter.
    The two dice on Chest place two goods: supply the Chest quarter.
lesson-take-right = The first good had to go into the souk you had already begun, and was placed there for you. The yellow Chest souk is complete.
lesson-take-wrong = That is allowed, but only the Chest floor completes your souk: supply the Chest quarter.
lesson-place =
    One good is left. You no longer have an unfinished souk in this quarter, so you may begin any souk that is still empty; from then on it is closed to the others.
    Begin the blue Chest souk, with the shop beside road space W4. You will soon see why.
lesson-place-right = The blue Chest souk is yours, with one of its two shops filled.
lesson-place-wrong = That is allowed too, but for this lesson put the good into the blue Chest souk, in the shop beside W4.
lesson-build =
    After using your dice you may build one of the six buildings, if you can pay its Camels and Gold. Each makes later turns stronger; the third, fourth and fifth also score 5 points at once, and the sixth 10.
    Build the Paddock (1 more Camel when you take Camels) or the building called Shop (2 more Gold when you take Gold).
lesson-build-right = Well built. The earlier you build, the more often you can use the building.
lesson-build-wrong = That is allowed, but for this lesson build the Paddock or the Shop.
lesson-supervisor =
    It is day 7, the last of the week. All that is left for you is a single die, a 4 on the Sack floor; it cannot complete the blue Chest souk.
    At the end of the week an unfinished souk scores nothing, and all shops are emptied. Let your good there earn something another way: use the die to move the Supervisor, the figure in white.
lesson-supervisor-right = The Supervisor moves exactly as many spaces along the road as the dice show. For each Gold you pay, he moves one space more or less.
lesson-supervisor-wrong = Placing a good would not complete anything today, and drawing a card can wait. Move the Supervisor.
lesson-walk = Where his move ends, the Supervisor visits the shops beside the road. He stands in the centre, and W4 is four spaces away. Your good in the blue Chest souk is beside it: move him to W4.
lesson-walk-right = He has stopped beside your good. In the same way you can send him to an opponent: a completed souk that loses a good scores nothing until it is filled again.
lesson-walk-wrong = Let him visit your own good in the blue Chest souk: its shop is beside W4.
lesson-send = A good the Supervisor visits goes to the Caravan. Its owner may pay a Camel to keep it in the shop; then a good from the owner's reserve goes instead. This shop will be emptied tonight anyway: send the good.
lesson-send-right = Your good scored 2 points at once. The Caravan fills from the bottom row up: a good scores 2, 1 or 0 points when it enters, but the rows have the values 1, 2 and 3 when the Caravan is scored.
lesson-send-wrong = A Camel is worth more than a shop that will be emptied tonight. Send the good.
lesson-week =
    The week has been scored: 6 points for the yellow Chest souk and 4 for the blue Vase souk. In the Caravan you have two goods, as one was there before. They score their number times the value of your highest row: 2 × 1.
    The shops are empty again. The goods in the Caravan stay, until it is full; then it is scored once more and emptied.
lesson-plans =
    Two plans that win games. The builder takes Camels and Gold early, for three or four buildings by the middle of week two. From the third on they score at once; the Hoist then places 1 more good, and the Bazaar gives 2 more points a souk.
    The caravan leader moves the Supervisor often. Goods score at once in the lower rows, and a single one in a higher row multiplies them all, week after week.
    After week three the most points win; a tie is shared. Now play on against the computer. Ask for a hint whenever you want advice.
