### Ce que dit le plateau dessiné de « Āmul », en français. Les mots du jeu sont dans caravanserai/games/amul/text.

page-amul_across = En face
page-amul_area_of = Zone de jeu : { $seat }
page-amul_open_area = Ouvrir la zone de jeu : { $seat }
page-amul_no_cards = Pas encore de carte.
page-amul_chosen = a choisi
page-amul_face_down = Face cachée devant vous : { $name }
page-amul_offer_of = Carte proposée par { $seat }, face cachée
page-amul_offered_by = proposée par { $seat }
page-amul_sort = Trier la main
page-amul_sort-kind = par sorte
page-amul_sort-value = par valeur
page-amul_sort-icon = par icône
page-amul_worth = là { $now } · max. { $best }
page-amul_worth_spoken = vaut { $now } pour l’instant, { $best } au mieux
page-amul_now = pour l’instant
page-amul_best = au mieux
page-amul_change = votre score
page-amul_lost = serait perdue
page-amul_lost_short = perdue
page-amul_lost_spoken = elle n’a que l’icône main et quitterait le jeu
page-amul_place-table = Ne compte que dans votre zone de jeu.
page-amul_place-hand = Ne compte que dans votre main à la fin ; jouée, elle quitte le jeu.
page-amul_place-both = Compte dans votre zone de jeu, ou dans votre main à la fin.
page-amul_symbols = { $which ->
    [arab] { $count ->
        [one] { $count } symbole arabe
       *[other] { $count } symboles arabes
    }
    [mongol] { $count ->
        [one] { $count } symbole mongol
       *[other] { $count } symboles mongols
    }
    [object] { $count ->
        [one] { $count } symbole Objet
       *[other] { $count } symboles Objet
    }
    [trade] { $count ->
        [one] { $count } symbole Commerce
       *[other] { $count } symboles Commerce
    }
   *[military] { $count ->
        [one] { $count } symbole de valeur militaire
       *[other] { $count } symboles de valeur militaire
    }
}
page-amul_placed = { $place ->
    [1] { $symbols } : 1re place
   *[other] { $symbols } : { $place }e place
}
page-amul_sets = { $sets ->
    [0] { $name } : aucune série complète ({ $goods })
    [one] { $name } : { $sets } série ({ $goods })
   *[other] { $name } : { $sets } séries ({ $goods })
}
page-amul_looks_at = { $name }, qui observe { $seat }
page-amul_round = Tour { $round } sur { $rounds }
page-amul_pick_order = Ordre des choix
page-amul_military_order = Ordre militaire
page-amul_strength = valeur militaire { $value }, lettre { $letter }
page-amul_known = En main, au su de tous
