### Yspahan en français.
###
### Les noms portent les formes dont les phrases ont besoin : `.the` avec l'article défini, `.of` avec « de ».
### Un nom de joueur ne suit jamais « de » ni « que » : on ne peut pas élider devant lui.

title = Yspahan
tagline = Trois semaines, une poignée de dés et une ville de souks à remplir.
about = Vous êtes marchands à Yspahan, où se croisent les routes de la Perse. Chaque jour, vous prenez un groupe de dés dans la Tour : pour des Chameaux, pour de l’Or, pour remplir les boutiques d’un quartier, pour piocher une carte ou pour déplacer l’Intendant, qui expédie les marchandises à la Caravane. Au bout de trois semaines, le score le plus élevé l’emporte.

## La Tour

floor-camels = Chameaux
    .the = l’étage des Chameaux
    .of = de l’étage des Chameaux
    .action = Prendre des Chameaux
floor-sack = Sac
    .the = l’étage du Sac
    .of = de l’étage du Sac
    .action = Remplir le quartier du Sac
floor-barrel = Tonneau
    .the = l’étage du Tonneau
    .of = de l’étage du Tonneau
    .action = Remplir le quartier du Tonneau
floor-chest = Coffre
    .the = l’étage du Coffre
    .of = de l’étage du Coffre
    .action = Remplir le quartier du Coffre
floor-vase = Vase
    .the = l’étage du Vase
    .of = de l’étage du Vase
    .action = Remplir le quartier du Vase
floor-gold = Or
    .the = l’étage de l’Or
    .of = de l’étage de l’Or
    .action = Prendre de l’Or

## La ville

quarter-sack = Quartier du Sac
    .the = le quartier du Sac
quarter-barrel = Quartier du Tonneau
    .the = le quartier du Tonneau
quarter-chest = Quartier du Coffre
    .the = le quartier du Coffre
quarter-vase = Quartier du Vase
    .the = le quartier du Vase

souk-sack_white = Sac blanc
    .the = le souk blanc du Sac
    .of = du souk blanc du Sac
souk-sack_blue = Sac bleu
    .the = le souk bleu du Sac
    .of = du souk bleu du Sac
souk-sack_yellow = Sac jaune
    .the = le souk jaune du Sac
    .of = du souk jaune du Sac
souk-sack_pink = Sac rose
    .the = le souk rose du Sac
    .of = du souk rose du Sac
souk-barrel_white = Tonneau blanc
    .the = le souk blanc du Tonneau
    .of = du souk blanc du Tonneau
souk-barrel_blue = Tonneau bleu
    .the = le souk bleu du Tonneau
    .of = du souk bleu du Tonneau
souk-barrel_yellow = Tonneau jaune
    .the = le souk jaune du Tonneau
    .of = du souk jaune du Tonneau
souk-barrel_pink = Tonneau rose
    .the = le souk rose du Tonneau
    .of = du souk rose du Tonneau
souk-chest_blue = Coffre bleu
    .the = le souk bleu du Coffre
    .of = du souk bleu du Coffre
souk-chest_yellow = Coffre jaune
    .the = le souk jaune du Coffre
    .of = du souk jaune du Coffre
souk-chest_pink = Coffre rose
    .the = le souk rose du Coffre
    .of = du souk rose du Coffre
souk-vase_blue = Vase bleu
    .the = le souk bleu du Vase
    .of = du souk bleu du Vase
souk-vase_yellow = Vase jaune
    .the = le souk jaune du Vase
    .of = du souk jaune du Vase
souk-vase_orange = Vase orange
    .the = le souk orange du Vase
    .of = du souk orange du Vase

# Une boutique d'un souk, par exemple chest_pink_3.
shop = { $souk } { $number }
    .the = la boutique { $number } { $souk-of }

space-C = C (centre)

## La Caravane

row-1 = Ligne du bas
    .in = ligne du bas
row-2 = Ligne du milieu
    .in = ligne du milieu
row-3 = Ligne du haut
    .in = ligne du haut

## Les bâtiments

building-paddock = Enclos
    .the = l’Enclos
building-paddock-effect = Quand vous prenez des Chameaux dans la Tour, prenez-en 1 de plus.
building-shop_building = Échoppe
    .the = l’Échoppe
building-shop_building-effect = Quand vous prenez de l’Or dans la Tour, prenez 2 pièces de plus.
building-hammam = Hammam
    .the = le Hammam
building-hammam-effect = Vous pouvez modifier gratuitement le déplacement de l’Intendant, de 3 cases au plus.
building-caravanserai = Caravansérail
    .the = le Caravansérail
building-caravanserai-effect = Chaque fois que l’Intendant expédie une de vos marchandises à la Caravane, piochez une carte.
building-bazaar = Bazar
    .the = le Bazar
building-bazaar-effect = À la fin de chaque semaine, chacun de vos souks complets rapporte 2 points de plus.
building-hoist = Palan
    .the = le Palan
building-hoist-effect = Quand vous remplissez des boutiques avec un groupe de dés, placez 1 marchandise de plus.

## Les cartes

card-three_camels = Trois Chameaux
    .quoted = « Trois Chameaux »
card-three_camels-effect = Prenez 3 Chameaux.
card-three_gold = Trois pièces d’Or
    .quoted = « Trois pièces d’Or »
card-three_gold-effect = Prenez 3 pièces d’Or.
card-place_good = Marchandise en boutique
    .quoted = « Marchandise en boutique »
card-place_good-effect = Placez 1 marchandise dans une boutique de n’importe quel quartier, selon les règles habituelles.
card-caravan_good = Marchandise à la Caravane
    .quoted = « Marchandise à la Caravane »
card-caravan_good-effect = Placez 1 marchandise de votre réserve sur le prochain chameau libre de la Caravane et marquez les points de pose ; le Caravansérail ne donne pas de carte.
card-camels_for_points = Chameaux contre points
    .quoted = « Chameaux contre points »
card-camels_for_points-effect = Rendez de 1 à 4 Chameaux et marquez 2 points pour chacun.
card-gold_for_points = Or contre points
    .quoted = « Or contre points »
card-gold_for_points-effect = Rendez de 1 à 10 pièces d’Or et marquez 1 point pour chacune.
card-exchange = Échange
    .quoted = « Échange »
card-exchange-effect = Échangez autant de Chameaux que vous le voulez contre de l’Or, ou d’Or contre des Chameaux, à un contre un.
card-build_no_camels = Construire sans Chameaux
    .quoted = « Construire sans Chameaux »
card-build_no_camels-effect = Construisez un bâtiment en ne payant que son coût en Or.
card-build_no_gold = Construire sans Or
    .quoted = « Construire sans Or »
card-build_no_gold-effect = Construisez un bâtiment en ne payant que son coût en Chameaux.
card-both = Les deux cartes de construction
    .quoted = les deux cartes de construction

## Les mots du jeu

term-city_board = Ville
term-tower = Tour
term-caravan = Caravane
term-individual_board = Plateau individuel
term-score_track = Piste de score
term-quarter = Quartier
term-souk = Souk
term-shop = Boutique
term-road = Route
term-road_space = Case de la route
term-centre = Centre
term-floor = Étage
term-row = Ligne
term-stock = Stock
term-reserve = Réserve
term-deck = Pioche
term-discard_pile = Défausse
term-hand = Main
term-good = Marchandise
term-goods = Marchandises
term-camel = Chameau
term-camels = Chameaux
term-gold = Or
term-supervisor = Intendant
term-first_player = Premier joueur
term-white_dice = Dés blancs
term-yellow_dice = Dés jaunes
term-dice_group = Groupe de dés
term-card = Carte
term-cards = Cartes
term-building = Bâtiment
term-buildings = Bâtiments
term-cost = Coût
term-day = Jour
term-week = Semaine
term-day_of_week = Jour { $day } de la semaine { $week }
term-phase_supplying = Approvisionnement
term-phase_actions = Actions des joueurs
term-end_of_week = Fin de semaine
term-points = Points
term-value = Valeur
term-caravan_full = La Caravane est pleine
term-tower_empty = Plus de dés dans la Tour
term-two_players = Partie à 2 joueurs
term-player_aid = Aide de jeu

## Les quantités, utilisées par les phrases qui suivent

amount-gold = { $gold ->
    [one] { $gold } pièce d’Or
   *[other] { $gold } pièces d’Or
}
amount-camels = { $camels ->
    [one] { $camels } Chameau
   *[other] { $camels } Chameaux
}
amount-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
amount-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
amount-yellow_dice = { $dice ->
    [one] { $dice } dé jaune
   *[other] { $dice } dés jaunes
}
amount-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
amount-distance = { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
}
amount-missing = { $missing ->
    [one] il y manque encore { $missing } marchandise
   *[other] il y manque encore { $missing } marchandises
}
price = { $camels ->
    [0] { $gold ->
        [0] rien
       *[other] { amount-gold }
    }
   *[other] { $gold ->
        [0] { amount-camels }
       *[other] { amount-camels } et { amount-gold }
    }
}

## Ce qui est demandé

prompt-supply = Ajoutez des dés jaunes, à 1 pièce d’Or chacun, puis lancez les dés.
prompt-choose_group = Prenez un groupe de dés et choisissez à quoi il vous sert.
prompt-draw_instead = Il ne reste pas de dés pour vous : vous piochez une carte. Vous pouvez d’abord jouer des cartes.
prompt-place_goods =
    { $cubes ->
        [one] Choisissez une boutique pour votre dernière marchandise.
       *[other] Choisissez une boutique : il reste { $cubes } marchandises à placer.
    }
prompt-move_supervisor = Les dés montrent { $value } : choisissez où s’arrête l’Intendant.
prompt-order_goods = Choisissez la marchandise expédiée en premier. Vous pouvez auparavant jouer une carte.
prompt-send_good = La marchandise de { $shop-the } va être expédiée : jouez d’abord une carte, ou continuez.
prompt-owner_decides = L’Intendant est devant votre marchandise, dans { $shop-the } : expédiez-la à la Caravane, ou payez un Chameau pour la garder.
prompt-after_dice = Vous pouvez construire et jouer des cartes. Terminez ensuite votre tour.

waiting-supply = { $seat } va lancer les dés…
waiting-choose_group = { $seat } choisit un groupe de dés…
waiting-draw_instead = { $seat } va piocher une carte…
waiting-place_goods = { $seat } place ses marchandises…
waiting-move_supervisor = { $seat } déplace l’Intendant…
waiting-order_goods = { $seat } choisit la marchandise expédiée en premier…
waiting-send_good = { $seat } peut jouer une carte avant l’expédition…
waiting-owner_decides = { $seat } décide d’expédier ou de garder la marchandise…
waiting-after_dice = { $seat } peut construire ou terminer son tour…

## Les coups, sur les boutons

move-yellow = { $dice ->
    [0] Lancer sans dé jaune
   *[other] Acheter { amount-yellow_dice } et lancer
}
move-take = { $floor-action }
move-take_plus = { $floor-action }, en défaussant { $card-quoted } pour un dé de plus
move-supervise = Déplacer l’Intendant avec les dés { $floor-of }
move-draw = Piocher une carte avec les dés { $floor-of }
move-raise = Construire { $building-the } avec les dés { $floor-of }
move-raise_with = Construire { $building-the } avec les dés { $floor-of } et { $card-quoted }
move-place = Placer : { $shop }
move-move = L’Intendant en { $space }
move-first = { $shop } d’abord
move-send = Expédier la marchandise à la Caravane
move-keep = Payer un Chameau, garder la marchandise
move-build = Construire { $building-the }
move-end = Terminer le tour
move-pass = Continuer
move-play_three_camels = Jouer « Trois Chameaux »
move-play_three_gold = Jouer « Trois pièces d’Or »
move-play_place_good = Jouer « Marchandise en boutique » : { $shop }
move-play_caravan_good = Jouer « Marchandise à la Caravane »
move-play_camels_for_points = Jouer « Chameaux contre points » : rendre { amount-camels }
move-play_gold_for_points = Jouer « Or contre points » : rendre { amount-gold }
move-play_exchange_gold = Jouer « Échange » : échanger { amount-gold } contre des Chameaux
move-play_exchange_camels = Jouer « Échange » : échanger { amount-camels } contre de l’Or
move-play_build_no_camels = Jouer « Construire sans Chameaux » : { $building }
move-play_build_no_gold = Jouer « Construire sans Or » : { $building }
move-play_both = Jouer les deux cartes de construction : { $building }

## Ce qui s'est passé

event-day_began = { term-day_of_week } : { $seat } est Premier joueur.
event-last_day_order = Le dernier jour, on joue dans l’ordre croissant des scores : { $seats }.
event-yellow_bought = { $seat } paie { amount-gold } pour { amount-yellow_dice }.
event-rolled = { $seat } lance les dés : { $faces }.
event-group_taken = { $seat } prend { amount-dice } de valeur { $value } à { $floor-the }.
event-plus_discarded = { $seat } défausse { $card-quoted } pour un dé de plus.
event-camels_taken = { $seat } prend { amount-camels }.
event-gold_taken = { $seat } prend { amount-gold }.
event-good_placed = { $seat } place une marchandise dans { $shop-the }.
several-good_placed = { $seat } place { $count } marchandises.
event-souk_completed = { $seat } complète { $souk-the }.
event-cubes_left = { $cubes ->
    [one] { $seat } ne trouve plus de boutique pour { $cubes } marchandise.
   *[other] { $seat } ne trouve plus de boutique pour { $cubes } marchandises.
}
event-supervisor_moved = { $distance ->
    [0] { $seat } laisse l’Intendant en { $space }
   *[other] { $seat } déplace l’Intendant de { amount-distance } jusqu’en { $space }
}{ $gold ->
    [0] .
   *[other] {" "}et paie { amount-gold }.
}
event-good_sent = { $owner } expédie à la Caravane la marchandise de { $shop-the }.
event-good_kept = { $owner } paie un Chameau, garde la marchandise de { $shop-the } et en expédie une de sa réserve.
event-caravan_entered = { $owner } a une marchandise sur le chameau { $place } de la Caravane ({ $row ->
    [1] { row-1.in }
    [2] { row-2.in }
   *[3] { row-3.in }
}){ $points ->
    [0] .
   *[other] {" "}et marque { amount-points }.
}
event-caravan_full = La Caravane est pleine : on la décompte, puis on la vide.
event-caravan_scored = { $seat } marque { amount-points } pour la Caravane ({ $cubes } × { $value }).
event-card_drawn = { $card ->
    [hidden] { $seat } pioche une carte.
   *[other] { $seat } pioche { $card-quoted }.
}
event-deck_shuffled = La défausse est mélangée pour former une nouvelle pioche de { amount-cards }.
event-no_card_left = Il n’y a plus de carte à piocher pour { $seat }.
event-tower_empty = Il n’y a plus de dés dans la Tour pour { $seat }.
event-yellow_removed = { $dice ->
    [one] { amount-yellow_dice } quitte la Tour.
   *[other] { amount-yellow_dice } quittent la Tour.
}
event-card_played = { $seat } joue { $card-quoted }.
event-camels_gained = { $seat } reçoit { amount-camels }.
event-gold_gained = { $seat } reçoit { amount-gold }.
event-camels_sold = { $seat } rend { amount-camels } et marque { amount-points }.
event-gold_sold = { $seat } rend { amount-gold } et marque { amount-points }.
event-gold_swapped = { $seat } échange { amount-gold } contre { amount-camels }.
event-camels_swapped = { $seat } échange { amount-camels } contre { amount-gold }.
event-built = { $camels ->
    [0] { $gold ->
        [0] { $seat } construit gratuitement { $building-the }.
       *[other] { $seat } construit { $building-the } pour { price }.
    }
   *[other] { $seat } construit { $building-the } pour { price }.
}
event-building_scored = { $seat } marque { amount-points } pour son { $count ->
    [1] 1er
   *[other] { $count }e
} bâtiment.
event-souk_scored = { $bazaar ->
    [0] { $seat } marque { amount-points } pour { $souk-the }.
   *[other] { $seat } marque { amount-points } pour { $souk-the }, et { $bazaar } de plus avec le Bazar.
}
event-week_scored = Fin de la semaine { $week } : on décompte les souks complets et la Caravane.
event-supervisor_returned = L’Intendant retourne au centre.
event-game_over = { $winners-count ->
    [one] La partie est terminée : { $winners } l’emporte.
   *[other] La partie est terminée : { $winners } se partagent la victoire.
}

## Pourquoi une chose est impossible

refusal-card_not_in_hand = Vous n’avez pas { $card-quoted } en main.
refusal-too_few_camels = { $camels ->
    [0] Vous n’avez pas de Chameau.
   *[other] Vous n’avez que { amount-camels }.
}
refusal-too_little_gold = { $gold ->
    [0] Vous n’avez pas d’Or.
   *[other] Vous n’avez que { amount-gold }.
}
refusal-no_cube_left = Vous n’avez plus de marchandise en réserve.
refusal-stock_too_small = Le stock ne peut pas en donner autant.
refusal-build_card_needs_group = À deux joueurs, une carte de construction ne fait que réduire le prix : il faut prendre un groupe de dés pour construire.
refusal-build_card_after_dice = À cette table, les cartes de construction se jouent après les dés.
refusal-build_cards_do_not_add_up = Une seule carte de construction peut servir pour un bâtiment.
refusal-other_quarter = Ces marchandises vont dans { $quarter-the }.
refusal-souk_closed = { $owner } a déjà des marchandises dans { $souk-the } : il vous est fermé.
refusal-shop_taken = Il y a déjà une marchandise dans { $shop-the }.
refusal-must_finish = Complétez d’abord { $souk-the } : vous l’avez entamé.
refusal-no_cards_before_roll = À cette table, on ne joue pas de carte avant le lancer.
refusal-yellow_too_dear = { $gold ->
    [0] Chaque dé jaune coûte 1 pièce d’Or, et vous n’en avez pas.
   *[other] Chaque dé jaune coûte 1 pièce d’Or, et vous n’en avez que { $gold }.
}
refusal-yellow_group_only = Il n’y a que des dés jaunes à { $floor-the } : seul le Premier joueur peut les prendre.
refusal-floor_empty = Il n’y a pas de dés à { $floor-the }.
refusal-no_shop_to_supply = Vous ne pouvez placer aucune marchandise avec les dés { $floor-of } ; ils peuvent encore servir à piocher une carte ou à déplacer l’Intendant.
refusal-no_card_to_draw = La pioche et la défausse sont vides : il n’y a pas de carte à piocher.
refusal-building_is_step_b = On construit après avoir utilisé ses dés, et non avec eux.
refusal-tower_empty = Il n’y a plus de dés dans la Tour pour vous.
refusal-supervisor_too_dear = La case { $space } est à { amount-distance } et vos dés valent { $value } : il faudrait { amount-gold }, plus que vous n’en avez.
refusal-shop_not_affected = L’Intendant n’est pas devant { $shop-the }, ou elle est vide.
refusal-no_cards_out_of_turn = On ne joue de cartes qu’à son tour.
refusal-no_camel_to_keep = Garder la marchandise coûte un Chameau, et vous n’en avez pas.
refusal-already_built_this_turn = Vous avez déjà construit pendant ce tour.
refusal-already_has_building = Vous avez déjà { $building-the }.
refusal-cannot_pay = Vous ne pouvez pas payer { $building-the } : il vous faut { price }.

## Pourquoi une position est impossible, dans une phrase

fault-turns_of_day = un jour a { $turns } tours, au moins un par place
fault-first_turn = le premier tour revient au Premier joueur, place { $place }
fault-turn_order = ce jour-là, l’ordre des tours est { $order } (YSP-TIME.3, YSP-TWO.2)
fault-values_rise = les valeurs doivent monter d’étage en étage
fault-white_dice = il n’y a que { $dice } dés blancs
fault-yellow_dice = il n’y a que { $dice } dés jaunes
fault-yellow_gone = les dés jaunes partent avec l’action du Premier joueur (YSP-YELLOW.2)
fault-one_owner = un souk ne contient que les marchandises d’un seul joueur (YSP-PLACE.3)
fault-caravan_full = elle est vidée dès que les { $places } chameaux portent tous une marchandise (YSP-CAR.4)
fault-built_once = « { $what } » ne se construit qu’une fois (YSP-BUILD.3)
fault-most_cubes = cela fait plus de { $most } marchandises d’un seul joueur
fault-most_gold = cela fait plus de { $most } Or (YSP-RULING.36)
fault-most_camels = cela fait plus de { $most } Chameaux (YSP-RULING.36)
fault-supply_first = on approvisionne avant le premier tour (YSP-TIME.2)
fault-no_group = il n’y a pas de groupe de dés à choisir dans la Tour
fault-after_dice = les étapes qui restent disent le contraire (YSP-TURN.1)
fault-not_built = le joueur actif n’a pas pu construire pendant ce tour (YSP-BUILD.2)
fault-no_dice = il n’y a pas de dés dans la Tour à ce moment (YSP-DAY.1)
fault-shops_emptied = à la fin, toutes les boutiques sont vides (YSP-WEEK.3)

## Pourquoi on le ferait, pour les conseils

reason-finish_souk = Cela complète { $souk-the }, qui vaudra { amount-points } en fin de semaine.
reason-grow_souk = Cela fait avancer { $souk-the } ; { amount-missing }.
reason-start_souk = Cela vous réserve { $souk-the } ; { amount-missing }.
reason-take_camels = { amount-camels } pour construire et pour garder vos marchandises.
reason-take_gold = { amount-gold } pour construire, pour les dés jaunes et pour l’Intendant.
reason-build_points = Construire { $building-the } rapporte aussitôt { amount-points }.
reason-build_power = Plus tôt vous avez { $building-the }, plus longtemps son pouvoir vous sert.
reason-caravan = La Caravane vous rapporte environ { amount-points }.
reason-attack = Cela fait perdre à { $owner } une marchandise dans { $souk-the }.
reason-reposition = Là, l’Intendant ne vous gêne pas.
reason-draw_card = Une carte vaut mieux que ce qu’offrent les autres dés.
reason-sell = Cela vous rapporte aussitôt { amount-points }.
reason-swap_for = Après l’échange, vous pouvez payer { $building-the }.
reason-swap = Votre Or et vos Chameaux sont ainsi mieux équilibrés.
reason-keep = Dans { $souk-the }, la marchandise vaut plus que le Chameau.
reason-send = { $points ->
    [0] Cette boutique ne vaut pas un Chameau.
   *[other] La marchandise vous rapporte { amount-points } dans la Caravane ; cela vaut mieux que de payer un Chameau.
}
reason-yellow = { $dice ->
    [one] Avec 1 dé jaune, l’étage voulu a plus de chances d’être garni.
   *[other] Avec { $dice } dés jaunes, l’étage voulu a plus de chances d’être garni.
}
reason-save_gold = Votre Or servira mieux ailleurs qu’en dés jaunes.
reason-end_turn = Il ne reste rien d’utile à faire pendant ce tour.
reason-hold_cards = Vos cartes vaudront davantage plus tard.
reason-place_card = La carte place une marchandise dans { $souk-the }, sans dés.
reason-more_dice = Avec la carte défaussée, le groupe compte pour { amount-dice }.
reason-gain_gold = Vous avez dès maintenant l’usage de cet Or.
reason-gain_camels = Vous avez dès maintenant l’usage de ces Chameaux.

## Le score, ligne par ligne

score-souks = Souks
score-bazaar = Bazar
score-placement = Points de pose dans la Caravane
score-caravan = Décomptes de la Caravane
score-buildings = Bâtiments
score-cards = Cartes

## Effets en bref : $sign est « + » ou « − », $amount est sans signe

resource-gold = { $sign }{ $amount } Or
resource-camels = { $amount ->
    [one] { $sign }{ $amount } Chameau
   *[other] { $sign }{ $amount } Chameaux
}
resource-cards = { $amount ->
    [one] { $sign }{ $amount } carte
   *[other] { $sign }{ $amount } cartes
}
resource-goods = { $amount ->
    [one] { $sign }{ $amount } marchandise
   *[other] { $sign }{ $amount } marchandises
}
resource-points = { $amount ->
    [one] { $sign }{ $amount } point
   *[other] { $sign }{ $amount } points
}

## Options de la table

option-first_player = Premier joueur
option-first_player-help = Qui lance les dés le jour 1. Autour d’une table, c’est le joueur le plus âgé.
option-first_player-random = tiré au sort
option-build_cards_stack = Cumuler les deux cartes de construction
option-build_cards_stack-help = On peut construire un bâtiment avec les deux cartes de construction, donc gratuitement.
option-build_card_before_dice_action = Cartes de construction avant les dés
option-build_card_before_dice_action-help = Les cartes de construction se jouent à tout moment de son tour ; sinon, seulement après les dés.
option-cards_before_roll = Cartes avant le lancer
option-cards_before_roll-help = Le Premier joueur peut jouer des cartes avant d’acheter des dés jaunes et de lancer.
option-must_place_all_cubes = Placer toutes les marchandises
option-must_place_all_cubes-help = Quand vous remplissez des boutiques, vous devez continuer tant qu’une boutique peut être remplie ; sinon, vous pouvez vous arrêter plus tôt.

## Quand un coup est possible : clés when-*, dites après un refus

when-yellow = On achète des dés jaunes les jours où l’on est Premier joueur, avant de lancer les dés.
when-take = On utilise un groupe de dés au début de son tour.
when-take_plus = Une carte ajoute un dé au moment où l’on prend un groupe de dés, au début de son tour.
when-supervise = { when-take }
when-draw = { when-take }
when-place = On place des marchandises juste après avoir pris les dés de leur quartier.
when-move = On déplace l’Intendant après avoir choisi pour cela un groupe de dés.
when-send = On le décide quand l’Intendant s’arrête devant l’une de ses marchandises.
when-keep = { when-send }
when-build = On peut construire pendant son tour, après avoir utilisé ses dés ; à deux joueurs, construire est une façon de les utiliser.
when-end = On termine son tour après avoir utilisé ses dés.
when-pass = On peut continuer quand le jeu demande si l’on joue une carte.
when-play_three_camels = On peut jouer des cartes pendant son tour, avant et après avoir utilisé ses dés.
when-play_three_gold = { when-play_three_camels }
when-play_place_good = { when-play_three_camels }
when-play_caravan_good = { when-play_three_camels }
when-play_camels_for_points = { when-play_three_camels }
when-play_gold_for_points = { when-play_three_camels }
when-play_build_no_camels = { when-play_three_camels }
when-play_build_no_gold = { when-play_three_camels }
when-play_both = { when-play_three_camels }
when-play_exchange_gold = { when-play_three_camels }
when-play_exchange_camels = { when-play_three_camels }
when-first = On choisit l’ordre quand l’Intendant s’arrête devant deux marchandises.
when-raise = À deux joueurs, on peut utiliser un groupe de dés pour construire, au début de son tour.
when-raise_with = { when-raise }

## Ce que sont et font les choses sur la table

about-tower = Les dés du jour y sont rangés par valeur : la plus petite aux Chameaux, la plus grande à l’Or, les autres à partir du Sac. À son tour, chacun prend tous les dés d’un étage.
about-floor-camels = Prenez autant de Chameaux qu’il y a de dés ici. Ou utilisez les dés pour déplacer l’Intendant ou piocher une carte.
about-floor-gold = Prenez autant de pièces d’Or qu’il y a de dés ici. Ou utilisez les dés pour déplacer l’Intendant ou piocher une carte.
about-floor_quarter = Placez autant de marchandises qu’il y a de dés ici, dans les boutiques de ce quartier. Ou utilisez les dés pour déplacer l’Intendant ou piocher une carte.
about-yellow_dice = Le Premier joueur peut les louer avant le lancer, 1 pièce d’Or chacun. Dès qu’il a utilisé un groupe, ils quittent la Tour.
about-quarter = Il y a quatre quartiers, un pour chaque étage du milieu de la Tour. L’étage choisi décide du quartier où vous placez des marchandises.
about-souk = Les boutiques d’une même couleur dans un quartier. Seul un souk complet rapporte : à la fin de la semaine, son propriétaire marque les points de la tuile. Ensuite toutes les boutiques sont vidées.
about-shop = Elle contient une seule marchandise. Un souk où se trouve la marchandise d’un autre vous est fermé, et il faut d’abord finir vos souks entamés dans ce quartier.
about-good = Une marchandise à la couleur de son propriétaire. Elle occupe une boutique ou voyage sur un chameau de la Caravane.
about-supervisor = Il avance d’exactement la valeur des dés, une case de plus ou de moins par pièce d’Or. Les marchandises voisines de sa case d’arrivée partent à la Caravane, sauf si leur propriétaire paie un Chameau.
about-road_space = C’est là que marche l’Intendant. Des tapis relient chaque case aux boutiques qu’elle touche : s’il s’y arrête, leurs marchandises sont expédiées.
about-caravan = Les marchandises remplissent les chameaux à partir de la ligne du bas. Quand elle est pleine, et à la fin de chaque semaine, vous marquez le nombre de vos marchandises multiplié par la valeur de la plus haute ligne où vous êtes présent.
about-row = À gauche, les points de la marchandise qui entre sur cette ligne. À droite, la valeur de la ligne quand on compte la Caravane.
about-buildings = Vous pouvez en construire un par tour. Les nombres de la ligne sont les points de votre 1er au 6e bâtiment, marqués aussitôt.
about-card = Jouez-la à votre tour pour son effet, ou défaussez-la en prenant un groupe de dés : il compte alors un dé de plus.
about-deck = On y pioche les cartes. Quand elle est vide, on mélange la défausse pour former une nouvelle pioche.
about-discard_pile = Les cartes jouées ou défaussées y sont posées face visible.
about-gold = Sert à payer les bâtiments et les dés jaunes, et à allonger ou raccourcir le déplacement de l’Intendant.
about-camels = Servent à payer les bâtiments. Un Chameau permet de garder votre marchandise en boutique quand l’Intendant est à côté.
about-points = Celui qui a le plus de points après trois semaines gagne.
about-first_player = Il loue des dés jaunes, lance les dés et choisit le premier un groupe. Le lendemain, c’est au joueur suivant, dans le sens horaire.
about-week = Trois semaines de sept jours. À la fin d’une semaine, les souks complets et la Caravane rapportent des points, puis toutes les boutiques sont vidées.
