### The first lesson of Yspahan in English. Each step has what is wanted, and answers to a right and to a wrong move.

lesson-goal =
    You are a merchant in Yspahan. After three weeks of seven days, whoever has the most points wins.
    Points come from three places: souks you have completed (counted at the end of each week), goods you send with the Caravan, and buildings, from your third one on.
    It is day 6 of the first week. You are one shop short of completing the yellow Chest souk, which is worth 6 points.
lesson-roll =
    Each day begins with a roll: the dice are sorted into the Tower by value, the lowest on the Camels floor, the highest on the Gold floor.
    You are the first player today. You could add yellow dice for 1 Gold each, but you will want your Gold for a building: roll without them.
lesson-roll-right = Equal dice form a group, and each group lies on one floor. Every player takes one group a day; what is left for the others depends on what you take.
lesson-roll-wrong = Yellow dice give you a better choice, but today you need the Gold. Roll without yellow dice.
lesson-take =
    A group can be used in three ways: for the action of its floor, to move the Supervisor, or to draw a card.
    The two dice on the Chest floor let you place two goods in the Chest quarter. Use them for that: supply the Chest quarter.
lesson-take-right = The first good has gone where it must: into the souk you had begun. The yellow Chest souk is complete.
lesson-take-wrong = That is allowed, but only the Chest floor completes your souk: supply the Chest quarter.
lesson-place =
    One good is left. In this quarter you have no unfinished souk any more, so you may begin any souk without goods; from then on it is closed to the others.
    Begin the blue souk with the shop beside road space W4. You will soon see why.
lesson-place-right = The blue souk is yours, with one of its two shops filled.
lesson-place-wrong = That is allowed too, but put the good into the blue souk, in the shop beside W4.
lesson-build =
    After the dice you may build one building, if you can pay its Camels and Gold. Buildings make later turns stronger, and the third and every further one scores points at once.
    Build the Paddock (more Camels) or the Shop (more Gold).
lesson-build-right = Well built. The earlier a building stands, the more often you use it.
lesson-build-wrong = You can, but this would teach you less: build the Paddock or the Shop.
lesson-supervisor =
    It is the last day of the week. The others have taken the Gold and the Camels; one die with value 4 is left for you.
    Your blue souk will not be complete today: at the end of the week an unfinished souk scores nothing, and its goods go back to their owners. So let that good earn something: use the die to move the Supervisor, the figure in white.
lesson-supervisor-right = The Supervisor moves as many spaces as the dice show. You may pay 1 Gold for each space more or less.
lesson-supervisor-wrong = One more good would not complete anything today, and a card can wait. Move the Supervisor.
lesson-walk = The Supervisor stands in the centre. Where his move ends, he visits the shop beside the road. Move him to W4, where your good is.
lesson-walk-right = He has stopped beside your good.
lesson-walk-wrong = He should visit your own good in the blue souk: its shop is beside W4.
lesson-send = A good the Supervisor visits goes to the Caravan, unless its owner pays a Camel to keep the shop filled; then a good from the reserve goes instead. This shop will be emptied tonight anyway: send the good.
lesson-send-right = In the bottom row of the Caravan a good scores 2 points at once. The higher rows score less now and more later.
lesson-send-wrong = A Camel is worth more than a shop that will be emptied tonight. Send the good.
lesson-week =
    The week has been scored: 6 points for the yellow Chest souk, 4 for the blue Vase souk, and 2 for your two goods in the Caravan (their number times the value of your highest row). The shops are empty again; the Caravan stays until it is full.
    The Supervisor works both ways: sent beside an opponent's souk, he can break it just before the week ends.
lesson-plans =
    The game ends after the third week. Two plans that win games:
    The builder takes Camels and Gold early, has three or four buildings by the middle of the second week, scores 5 points for each of the third to fifth and 10 for the sixth, and fills souks with the help of the Hoist and the Bazaar.
    The caravan leader keeps the Supervisor busy, puts goods into the Caravan while the bottom row gives points, reaches a higher row, and is paid for every good when the Caravan fills and at the end of each week.
    High floors with many dice are rare: take them when they come. Now play on against the computer. Ask for a hint whenever you want advice.
