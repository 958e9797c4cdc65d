### Ce que dit le plateau dessiné de « Yspahan », en français. Les mots du jeu sont dans caravanserai/games/yspahan/text.

page-arm-W = Route ouest
page-arm-E = Route est
page-arm-N = Route nord
page-arm-S = Route sud
short-supervise = Intendant
short-draw = Carte
short-build = Construire
short-play_place_good = Placer une marchandise
short-play_camels_for_points = Chameaux contre points
short-play_gold_for_points = Or contre points
short-play_exchange_gold = Échange d’or
short-play_exchange_camels = Échange de chameaux
short-play_build_no_camels = sans chameaux
short-play_build_no_gold = sans or
short-play_both = avec les deux cartes
short-yellow = Dés jaunes
short-place = Boutiques
short-move = Intendant
short-first = En premier
page-yspahan_souk = { $souk } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $state ->
    [complete] , complet ({ $name })
    [begun] , boutiques remplies : { $filled } sur { $shops } ({ $name })
   *[empty] , { $shops } boutiques vides
}
page-yspahan_building_points = Points du 1er au 6e bâtiment
page-yspahan_only_complete = Seuls les souks complets rapportent, à la fin de chaque semaine.
