### What Yspahan’s drawn board says, in English. The game’s own words are in caravanserai/games/yspahan/text.

page-arm-W = West road
page-arm-E = East road
page-arm-N = North road
page-arm-S = South road
short-supervise = Supervisor
short-draw = Card
short-build = Build
short-play_place_good = “Good to a Shop”
short-play_camels_for_points = “Camels for Points”
short-play_gold_for_points = “Gold for Points”
short-play_exchange_gold = “Exchange”: Gold
short-play_exchange_camels = “Exchange”: Camels
short-play_build_no_camels = without Camels
short-play_build_no_gold = without Gold
short-play_both = with both cards
short-yellow = Yellow dice
short-place = Shops
short-move = Supervisor
short-first = First
page-yspahan_souk = { $souk }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $state ->
    [complete] , complete ({ $name })
    [begun] , { $filled } of { $shops } shops filled ({ $name })
   *[empty] , { $shops } empty shops
}
page-yspahan_building_points = Points for the 1st to the 6th building
page-yspahan_only_complete = Only completed souks score, at the end of each week.
