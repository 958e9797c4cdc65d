### Emira en français.
###
### Comment les arguments sont dits est expliqué une fois, dans caravanserai/language/language.py.

title = Emira
tagline = Les princesses choisissent leur cheik : misez, bâtissez, séduisez, et ce sera vous.
about = Vous êtes des cheiks et avez un palais à remplir. À chaque tour, une princesse apparaît et cherche l’hôte qui a la plus belle apparence, le plus haut statut, le plus grand palais ou le plus d’or. Avant qu’elle ne se décide, vous misez pour acheter le premier : des caravanes pour vos revenus, des chameaux pour des enchères moins chères, et tout ce qui vous rend séduisant. Le premier à loger assez de princesses gagne, et il en faut moins avec les talents d’un objectif secret.

## Les cheiks

sheik-green = Cheik vert
    .the = le cheik vert
sheik-white = Cheik blanc
    .the = le cheik blanc
sheik-red = Cheik rouge
    .the = le cheik rouge
sheik-blue = Cheik bleu
    .the = le cheik bleu
sheik-black = Cheik noir
    .the = le cheik noir

## Ce que regardent les princesses et ce qu'elles savent faire

trait-appearance = Apparence
    .in = pour l’apparence
trait-status = Statut
    .in = pour le statut
trait-palace = Palais
    .in = pour le palais
trait-gold = Or
    .in = pour l’or
trait-most_princesses = Le plus de princesses
    .in = pour les princesses
talent-intelligence = Intelligence
talent-housekeeping = Ménage
talent-cooking = Cuisine
talent-romance = Romance

## Les princesses

princess-albina = Albina
    .of = d’Albina
princess-albina-ability = Grandes festivités
princess-albina-effect = Règles avancées : la première fois qu’elle rejoint un cheik, le palais de celui-ci vaut une demi-section de moins.
princess-halimah = Halimah
    .of = de Halimah
princess-halimah-ability = Chanteuse
princess-halimah-effect = Tant qu’elle habite chez vous, vous avez +1 en statut grâce à Chanter.
princess-asima = Asima
    .of = d’Asima
princess-asima-ability = Aucune capacité spéciale
princess-asima-effect = Aucune capacité spéciale.
princess-noor = Noor
    .of = de Noor
princess-noor-ability = Méfiance
princess-noor-effect = Tant qu’elle habite chez vous, tous voient votre or.
princess-rasha = Rasha
    .of = de Rasha
princess-rasha-ability = Actrice
princess-rasha-effect = Tant qu’elle habite chez vous, vous avez +1 en statut grâce à Jouer la comédie.
princess-thara = Thara
    .of = de Thara
princess-thara-ability = Aucune capacité spéciale
princess-thara-effect = Aucune capacité spéciale.
princess-zainab = Zainab
    .of = de Zainab
princess-zainab-ability = Sagesse
princess-zainab-effect = Les cartes événement vous coûtent 100 (choix parmi 2) ou 200 (choix parmi 3).
princess-nibal = Nibal
    .of = de Nibal
princess-nibal-ability = Aucune capacité spéciale
princess-nibal-effect = Aucune capacité spéciale.
princess-samira = Samira
    .of = de Samira
princess-samira-ability = Grande romance
princess-samira-effect = La première fois qu’elle rejoint un cheik, il remet dans le sac l’un de ses marqueurs d’apparence.
princess-zahrah = Zahrah
    .of = de Zahrah
princess-zahrah-ability = Vol
princess-zahrah-effect = La première fois qu’elle rejoint un cheik, l’une de ses cartes statut quitte le jeu.
princess-fatima = Fatima
    .of = de Fatima
princess-fatima-ability = Aucune capacité spéciale
princess-fatima-effect = Aucune capacité spéciale.
princess-layla = Layla
    .of = de Layla
princess-layla-ability = Belles manières
princess-layla-effect = Tant qu’elle habite chez vous, vous avez un marqueur Manières de plus.
princess-malika = Malika
    .of = de Malika
princess-malika-ability = Aucune capacité spéciale
princess-malika-effect = Aucune capacité spéciale.
princess-nadia = Nadia
    .of = de Nadia
princess-nadia-ability = Grande beauté
princess-nadia-effect = Tant qu’elle habite chez vous, vous avez un marqueur Beauté de plus.
princess-firyal = Firyal
    .of = de Firyal
princess-firyal-ability = Grande réception
princess-firyal-effect = Règles avancées : la première fois qu’elle rejoint un cheik, le palais de celui-ci vaut une demi-section de moins.
princess-hind = Hind
    .of = de Hind
princess-hind-ability = Longue nuit de noces
princess-hind-effect = Au tour qui suit son arrivée, son cheik ne joue ni n’achète de carte événement et ne participe pas aux enchères.
princess-farah = Farah
    .of = de Farah
princess-farah-ability = Aime les animaux
princess-farah-effect = Un chameau vous coûte 50.
princess-raidah = Raidah
    .of = de Raidah
princess-raidah-ability = Aucune capacité spéciale
princess-raidah-effect = Aucune capacité spéciale.
princess-adara = Adara
    .of = d’Adara
princess-adara-ability = Connaît les routes commerciales
princess-adara-effect = Les caravanes vous coûtent 400, 500, 650 ou 800.
princess-suleika = Suleika
    .of = de Suleika
princess-suleika-ability = Jalousie
princess-suleika-effect = Chaque fois qu’une autre princesse la rejoint, le prochain entretien coûte 100 de plus.
princess-janan = Janan
    .of = de Janan
princess-janan-ability = Gourmande
princess-janan-effect = Son entretien est de 100.
princess-sahar = Sahar
    .of = de Sahar
princess-sahar-ability = Aucune capacité spéciale
princess-sahar-effect = Aucune capacité spéciale.
princess-anisah = Anisah
    .of = d’Anisah
princess-anisah-ability = Aucune capacité spéciale
princess-anisah-effect = Aucune capacité spéciale.
princess-zafirah = Zafirah
    .of = de Zafirah
princess-zafirah-ability = Fortunée
princess-zafirah-effect = Son entretien est de 0.
princess-xenia = Xenia
    .of = de Xenia
princess-xenia-ability = Avide
princess-xenia-effect = Elle veut un cadeau de 250 à son arrivée, puis tous les trois tours ; si on le lui refuse, elle va chez le plus riche des autres.
princess-yasmine = Yasmine
    .of = de Yasmine
princess-yasmine-ability = Aucune capacité spéciale
princess-yasmine-effect = Aucune capacité spéciale.
princess-badra = Badra
    .of = de Badra
princess-badra-ability = Architecte
princess-badra-effect = Une section de palais vous coûte 400.
princess-sidi_suleiman = Sidi Suleiman
    .of = de Sidi Suleiman
princess-sidi_suleiman-ability = Chevalier blanc
princess-sidi_suleiman-effect = Il va chez celui qui a, seul, le plus de princesses et s’enfuit avec l’une d’elles.

## Les cartes événement

event-bazaar = Bazar
    .quoted = « Bazar »
event-bazaar-effect = Vous choisissez le marqueur d’apparence disponible ce tour-ci.
event-better_breed = Améliorer la race
    .quoted = « Améliorer la race »
event-better_breed-effect = Chacun de vos chameaux vous donne une plus grande ristourne : 50, 70, 100, puis 150.
event-camel_breeding = Multiplication de chameaux
    .quoted = « Multiplication de chameaux »
event-camel_breeding-effect = Chacun gagne 1 chameau par paire, si la réserve en a assez pour tous.
event-camel_epidemic = Épidémie chez les chameaux
    .quoted = « Épidémie chez les chameaux »
event-camel_epidemic-effect = Chacun perd 1 chameau par lot de 3.
event-changing_her_mind = Changer d’avis
    .quoted = « Changer d’avis »
event-changing_her_mind-effect = Regardez la prochaine princesse : laissez-la, intervertissez ses préférences ou mettez-la sous la pioche.
event-court_influence = Influence à la cour
    .quoted = « Influence à la cour »
event-court_influence-effect = Regardez les 3 prochaines princesses et replacez-les dans l’ordre de votre choix.
event-double_trouble = Double trouble
    .quoted = « Double trouble »
event-double_trouble-effect = Deux princesses apparaissent ce tour-ci.
event-golden_times = Âge d’or
    .quoted = « Âge d’or »
event-golden_times-effect = Chacun reçoit un cinquième de revenus en plus ce tour-ci.
event-good_looking = Bonne tenue
    .quoted = « Bonne tenue »
event-good_looking-effect = Choisissez un type de marqueur : désormais, chaque lot de 3 vous donne +1 en apparence.
event-guest_house = Chambre d’invité
    .quoted = « Chambre d’invité »
event-guest_house-effect = Votre palais a une place de princesse en plus.
event-interrupt_spice_trade = Interruption du marché aux épices
    .quoted = « Interruption du marché aux épices »
event-interrupt_spice_trade-effect = Aucune caravane n’est payée ni ne bouge ce tour-ci.
event-new_orders = Nouvelles commandes
    .quoted = « Nouvelles commandes »
event-new_orders-effect = Regardez les 3 prochaines cartes statut et replacez-les dans l’ordre de votre choix.
event-new_spice_caravan = Nouvelle caravane d’épices
    .quoted = « Nouvelle caravane d’épices »
event-new_spice_caravan-effect = L’une de vos caravanes reçoit un paiement de plus.
event-noble_merchandise = Marchandise noble
    .quoted = « Marchandise noble »
event-noble_merchandise-effect = Vous choisissez, dans toute la pioche, la carte statut disponible ce tour-ci.
event-quiet_days = Jours tranquilles
    .quoted = « Jours tranquilles »
event-quiet_days-effect = Aucune princesse n’apparaît ce tour-ci.
event-restoration = Restauration
    .quoted = « Restauration »
event-restoration-effect = Votre palais vaut une demi-section de plus.
event-sick_camels = Chameaux malades
    .quoted = « Chameaux malades »
event-sick_camels-effect = Les chameaux ne donnent de ristourne à personne ce tour-ci.
event-vermin = Vermine
    .quoted = « Vermine »
event-vermin-effect = Nommez un type de caravane : chacun de leurs propriétaires perd un paiement sur l’une d’elles, sur deux si elles sont lentes.

## Les symboles des cartes événement

symbol-arrival = Arrivée
symbol-court = Cour
symbol-status = Statut
symbol-bag = Sac
symbol-spice = Épices
symbol-camel = Chameau

## Les cartes statut

status-status_300 = Statut 300
    .the = la carte statut 300
status-status_350 = Statut 350
    .the = la carte statut 350
status-status_400 = Statut 400
    .the = la carte statut 400
status-status_700 = Statut 700
    .the = la carte statut 700
status-status_750 = Statut 750
    .the = la carte statut 750
status-status_800 = Statut 800
    .the = la carte statut 800
status-status_850 = Statut 850
    .the = la carte statut 850
status-status_900 = Statut 900
    .the = la carte statut 900
status-status_1200 = Statut 1200
    .the = la carte statut 1200
status-status_1300 = Statut 1300
    .the = la carte statut 1300
status-status_1400 = Statut 1400
    .the = la carte statut 1400
status-status_1500 = Statut 1500
    .the = la carte statut 1500
special-singing = Chanter (+1)
special-acting = Jouer la comédie (+1)

## Les cartes objectif

objective-g5_1 = 1 Intelligence + 1 Ménage + 1 Romance
objective-g5_2 = 1 Intelligence + 1 Cuisine + 1 Romance
objective-g5_3 = 1 Ménage + 1 Cuisine + 1 Romance
objective-g5_4 = 2 Intelligence + 1 Ménage
objective-g5_5 = 2 Intelligence + 1 Cuisine
objective-g5_6 = 2+1 (Intelligence / Romance)
objective-g5_7 = 2+1 (Ménage / Cuisine)
objective-g4_1 = 1 Intelligence + 1 Ménage + 1 Cuisine + 1 Romance
objective-g4_2 = 2 Intelligence + 1 Ménage + 1 Cuisine
objective-g4_3 = 1 Intelligence + 2+1 (Ménage / Romance)
objective-g4_4 = 1 Romance + 2+1 (Intelligence / Cuisine)
objective-g4_5 = 2+1+1 (Ménage / Cuisine / Romance)
objective-g3_1 = 2 Intelligence + 1 Ménage + 1 Cuisine + 1 Romance
objective-g3_2 = 2 Ménage + 2+1 (Intelligence / Cuisine)
objective-g3_3 = 2 Intelligence + 2+1 (Ménage / Romance)
objective-g3_4 = 2+2+1 (Intelligence / Cuisine / Romance)

## Caravanes, marqueurs et pièces

caravan-small_slow = Petite caravane lente
    .a = une petite caravane lente
    .all = les petites caravanes lentes
caravan-small_fast = Petite caravane rapide
    .a = une petite caravane rapide
    .all = les petites caravanes rapides
caravan-large_slow = Grande caravane lente
    .a = une grande caravane lente
    .all = les grandes caravanes lentes
caravan-large_fast = Grande caravane rapide
    .a = une grande caravane rapide
    .all = les grandes caravanes rapides
token-beauty = Beauté
    .a = un marqueur Beauté
    .on = la Beauté
token-manners = Manières
    .a = un marqueur Manières
    .on = les Manières
token-attire = Tenue
    .a = un marqueur Tenue
    .on = la Tenue
piece-palace = Section de palais
    .a = une section de palais
piece-camel = Chameau
    .a = un chameau
piece-small = Petite caravane
    .a = une petite caravane
piece-large = Grande caravane
    .a = une grande caravane
purchase-small_slow = Petite caravane lente
    .the = une petite caravane lente
purchase-small_fast = Petite caravane rapide
    .the = une petite caravane rapide
purchase-large_slow = Grande caravane lente
    .the = une grande caravane lente
purchase-large_fast = Grande caravane rapide
    .the = une grande caravane rapide
purchase-appearance = Marqueur d’apparence
    .the = le marqueur d’apparence
purchase-status = Carte statut
    .the = la carte statut
purchase-palace = Section de palais
    .the = la section de palais
purchase-camel = Chameau
    .the = le chameau

## Tours, places et ordres des cartes

turn-odd = Tour impair
    .the = le tour impair
    .of = du tour impair
turn-even = Tour pair
    .the = le tour pair
    .of = du tour pair
order-123 = 1, 2, 3
order-132 = 1, 3, 2
order-213 = 2, 1, 3
order-231 = 2, 3, 1
order-312 = 3, 1, 2
order-321 = 3, 2, 1
order-12 = 1, 2
order-21 = 2, 1

## Les phases d'un tour

phase-play_events = Jouer des cartes événement
phase-income = Revenus
phase-prepare = Préparer le plateau de jeu
phase-auctions = Enchères et actions
phase-buy_events = Acheter des cartes événement
phase-princess_chooses = La princesse choisit son cheik
phase-upkeep = Frais d’entretien
phase-change_start_player = Changement de premier joueur

## Les mots du jeu

term-sheik = Cheik
term-princess = Princesse
term-starting_player = Premier joueur
term-base_game = Jeu de base
term-advanced_game = Règles avancées
term-appearance = Apparence
term-status = Statut
term-palace = Palais
term-gold = Or
term-first_preference = Première préférence
term-second_preference = Deuxième préférence
term-talent = Talent
term-special_ability = Capacité spéciale
term-shared_board = Plateau de jeu
term-player_board = Plateau individuel
term-event_card = Carte événement
term-princess_card = Carte Emira
term-objective_card = Carte objectif
term-status_card = Carte statut
term-status_point = Point de statut
term-appearance_token = Marqueur d’apparence
term-plus_one_token = Marqueur « +1 »
term-camel = Chameau
term-palace_section = Section de palais
term-small_caravan = Petite caravane d’épices
term-large_caravan = Grande caravane d’épices
term-slow = Lente
term-fast = Rapide
term-wooden_disc = Disque en bois
term-starting_player_marker = Marqueur premier joueur
term-xenia_marker = Marqueur Xenia
term-gold_pieces = Pièces d’or
term-bag = Sac
term-rules_summary = Résumé des règles
term-supply = Réserve
term-bank = Banque
term-princess_deck = Pioche des Emiras
term-princess_in_play = Princesse en jeu
term-undecided_princess = Princesse indécise
term-status_deck = Pioche des statuts
term-status_card_on_offer = Carte statut en jeu
term-appearance_token_on_offer = Marqueur d’apparence disponible
term-palace_section_on_offer = Section de palais disponible
term-camel_on_offer = Chameau disponible
term-large_caravan_on_offer = Grande caravane disponible
term-small_caravan_on_offer = Petite caravane disponible
term-event_deck = Pioche des événements
term-permanent_spice_supply = Réserve permanente d’épices
term-spice_trade_tracks = Pistes du marché aux épices
term-oasis = Oasis
term-camel_track = Piste des chameaux
term-palace_track = Piste du palais
term-capacity = Places dans le palais
term-turn = Tour
term-odd_turn = Tour impair
term-even_turn = Tour pair
term-buy_a_small_caravan = Acheter une petite caravane d’épices
term-buy_a_large_caravan = Acheter une grande caravane d’épices
term-improve_appearance = Améliorer son apparence
term-improve_status = Améliorer son statut
term-buy_a_palace_section = Acheter une section de palais
term-buy_a_camel = Acheter un chameau
term-auction = Enchère
term-highest_bid = Mise la plus haute
term-bid = Enchérir
term-pass = Passer
term-forgo_the_action = Renoncer à l’action
term-voluntary_bid = Mise volontaire
term-best_of_2 = Choisir parmi 2 cartes
term-best_of_3 = Choisir parmi 3 cartes
term-unchanged = Ne rien changer
term-swap_preferences = Intervertir les préférences
term-preferences_swapped = Préférences interverties
term-under_the_deck = Sous la pioche
term-honeymoon = Nuit de noces
term-tumult = Tumulte
term-gift = Cadeau
term-pay_the_gift = Payer le cadeau
term-refuse_the_gift = Refuser le cadeau
term-discount = Ristourne
term-minimum = Minimum
term-maximum = Maximum
term-score = Score
term-achievements = Éléments accomplis (départage)
term-removed_from_the_game = Retiré du jeu
term-income = Revenus
term-upkeep = Frais d’entretien
term-hand = Main
term-objective = Objectif
term-princesses = Princesses
term-phase = Phase
term-price = Prix
term-surcharge = Supplément
term-status_cards = Cartes statut
term-camels = Chameaux
term-caravans = Caravanes
term-palace_sections = Sections de palais
term-event_symbol = Symbole
term-payments_left = Paiements à venir
term-on_offer = Disponible
term-camel_rate = Ristourne par chameau

## Quantités, utilisées par les phrases ci-dessous

amount-gold = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
amount-bid = { $bid ->
    [one] { $bid } pièce d’or
   *[other] { $bid } pièces d’or
}
amount-price = { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
}
amount-due = { $due ->
    [one] { $due } pièce d’or
   *[other] { $due } pièces d’or
}
amount-camels = { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}
amount-princesses = { $princesses ->
    [one] { $princesses } princesse
   *[other] { $princesses } princesses
}
amount-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
amount-left = { $left ->
    [one] { $left } paiement
   *[other] { $left } paiements
}

## Ce qui est demandé

prompt-keep_event = Choisissez la carte événement que vous gardez ; les autres retournent dans la pioche.
prompt-play_event = Vous pouvez jouer une carte événement.
prompt-look_at_turn = « Changer d’avis » : quelle princesse voulez-vous regarder ?
prompt-choose_turn = { $event-quoted } : pour le tour impair ou pour le tour pair ?
prompt-change_mind = Personne d’autre ne voit cette carte : laissez-la telle quelle, intervertissez les préférences ou mettez-la sous la pioche.
prompt-arrange_princesses = Replacez sur la pioche les princesses que vous voyez. Le premier numéro va sur le dessus.
prompt-arrange_status = Replacez sur la pioche les cartes statut que vous voyez. Le premier numéro va sur le dessus.
prompt-admire_token = « Bonne tenue » : choisissez le type de marqueur qui comptera davantage pour vous.
prompt-extend_caravan = Choisissez la caravane qui reçoit un paiement de plus.
prompt-name_caravan = « Vermine » : quelles caravanes frappe-t-elle ?
prompt-spoil_caravans = La vermine frappe { $caravan-all } : choisissez lesquelles des vôtres perdent un paiement.
prompt-search_status = « Marchandise noble » : choisissez la carte statut qui sera disponible.
prompt-search_bag = « Bazar » : choisissez le marqueur d’apparence qui sera disponible.
prompt-bid = { $bid ->
    [0] Personne n’a encore misé : misez ou passez.
   *[other] La mise la plus haute est de { amount-bid } : surenchérissez ou passez.
}
prompt-voluntary_bid = Vous agissez en dernier et n’avez pas à miser. Vous pouvez faire une mise volontaire avant d’agir.
prompt-act = À vous d’agir : faites un achat, ou renoncez.
prompt-buy_event = Vous pouvez acheter une carte événement.
prompt-keep_bought = Choisissez la carte événement que vous gardez ; le reste va sous la pioche.
prompt-give_token = Samira vient d’emménager : choisissez le marqueur d’apparence que vous remettez dans le sac.
prompt-give_status = Zahrah vient d’emménager : choisissez la carte statut que vous perdez.
prompt-lose_princess = Sidi Suleiman est là : choisissez la princesse qui s’enfuit avec lui.
prompt-xenia = Xenia attend un cadeau de { amount-gold } : payez, ou laissez-la partir chez un autre cheik.

waiting-keep_event = { $seat } choisit une carte événement…
waiting-play_event = { $seat } peut jouer une carte événement…
waiting-look_at_turn = { $seat } désigne une princesse…
waiting-choose_turn = { $seat } choisit le tour impair ou pair…
waiting-change_mind = { $seat } regarde une princesse…
waiting-arrange_princesses = { $seat } met des princesses dans l’ordre…
waiting-arrange_status = { $seat } met des cartes statut dans l’ordre…
waiting-admire_token = { $seat } choisit un type de marqueur…
waiting-extend_caravan = { $seat } choisit une caravane…
waiting-name_caravan = { $seat } désigne les caravanes à frapper…
waiting-spoil_caravans = { $seat } choisit une caravane à sacrifier…
waiting-search_status = { $seat } cherche dans la pioche des statuts…
waiting-search_bag = { $seat } cherche dans le sac…
waiting-bid = { $seat } mise ou passe…
waiting-voluntary_bid = { $seat } peut faire une mise volontaire…
waiting-act = { $seat } agit…
waiting-buy_event = { $seat } peut acheter une carte événement…
waiting-keep_bought = { $seat } choisit la carte à garder…
waiting-give_token = { $seat } choisit un marqueur à rendre…
waiting-give_status = { $seat } choisit une carte statut à perdre…
waiting-lose_princess = { $seat } choisit la princesse qui s’en va…
waiting-xenia = { $seat } réfléchit au cadeau de Xenia…

## Les coups, sur les boutons

move-keep = Garder { $event-quoted }
move-play = Jouer { $event-quoted }
move-pass = { $step ->
    [bid] Passer cette enchère
    [play_event] Ne pas jouer de carte événement
    [voluntary_bid] Agir sans miser
    [buy_event] Ne pas acheter de carte événement
   *[other] Passer
}
move-leave_her = Ne rien changer
move-swap_her = Intervertir les préférences
move-bury_her = Mettre la carte sous la pioche
move-arrange = Ordre { $order }
move-admire = { $token }
move-extend = { $left ->
    [one] { $caravan }, { $left } paiement à venir
   *[other] { $caravan }, { $left } paiements à venir
}
move-infest = Frapper { $caravan-all }
move-spoil = { $left ->
    [one] Celle à qui il reste { $left } paiement
   *[other] Celle à qui il reste { $left } paiements
}
move-spoil_two = Celles à qui il reste { $left } et { $other } paiements
move-choose_turn = { $turn }
move-look = { $place ->
    [1] Première princesse { $turn-of }
   *[other] Deuxième princesse { $turn-of }
}
move-offer_token = Rendre disponible { $token-a }
move-offer_status = Rendre disponible { $status-the }
move-bid = Miser { amount-gold }
move-take_gold = Prendre de l’or à la banque au lieu d’agir
move-buy = Acheter { $purchase-the }
move-forgo = Renoncer à l’action
move-best_of = Acheter une carte événement choisie parmi { $cards }
move-give_token = Rendre { $token-a }
move-give_status = Perdre { $status-the }
move-lose = Laisser partir { $princess }
move-pay_gift = Payer le cadeau de Xenia
move-refuse_gift = Refuser le cadeau à Xenia

## Ce qui s'est passé

event-sheik_drawn = { $seat } est { $sheik-the }.
event-objective_dealt = { $objective ->
    [hidden] { $seat } reçoit une carte objectif.
   *[other] { $seat } reçoit l’objectif { $objective }.
}
event-event_dealt = { $event ->
    [hidden] { $seat } reçoit une carte événement.
   *[other] { $seat } reçoit { $event-quoted }.
}
event-event_kept = { $event ->
    [hidden] { $seat } garde une carte événement.
   *[other] { $seat } garde { $event-quoted }.
}
event-event_put_back = { $event ->
    [hidden] { $seat } rend une carte événement.
   *[other] { $seat } rend { $event-quoted }.
}
event-turn_began = Tour { $number } : { $seat } est le premier joueur.
event-event_played = { $seat } joue { $event-quoted }.
event-turn_chosen = { $seat } choisit { $turn-the } pour { $event-quoted }.
event-princess_named = { $place ->
    [1] { $seat } désigne la première princesse { $turn-of }.
   *[other] { $seat } désigne la deuxième princesse { $turn-of }.
}
event-princess_looked_at = { $princess ->
    [hidden] { $seat } regarde la carte Emira n° { $place } de la pioche.
   *[other] { $seat } regarde la carte Emira n° { $place } de la pioche : { $princess }.
}
event-mind_left = { $princess ->
    [hidden] { $seat } laisse la carte Emira telle quelle.
   *[other] { $seat } ne change rien pour { $princess }.
}
event-mind_changed = { $princess ->
    [hidden] { $seat } intervertit les préférences de la princesse.
   *[other] { $seat } intervertit les préférences { $princess-of }.
}
event-princess_buried = { $princess ->
    [hidden] { $seat } met la carte Emira sous la pioche.
   *[other] { $seat } met { $princess } sous la pioche.
}
event-princess_arranged = { $princess ->
    [hidden] { $seat } replace une carte Emira comme carte n° { $place } de la pioche.
   *[other] { $seat } replace { $princess } comme carte n° { $place } de la pioche.
}
event-status_looked_at = { $status ->
    [hidden] { $seat } regarde la carte statut n° { $place } de la pioche.
   *[other] { $seat } regarde la carte statut n° { $place } de la pioche : { $status }.
}
event-status_arranged = { $status ->
    [hidden] { $seat } replace une carte statut comme carte n° { $place } de la pioche.
   *[other] { $seat } replace { $status-the } comme carte n° { $place } de la pioche.
}
event-token_admired = { $seat } choisit { $token-on } : ces marqueurs comptent désormais davantage.
event-guest_house_built = { $capacity ->
    [one] { $seat } peut maintenant loger { $capacity } princesse en tout.
   *[other] { $seat } peut maintenant loger { $capacity } princesses en tout.
}
event-camel_rate_rose = { $seat } a maintenant une ristourne de { amount-gold } par chameau.
event-camels_born = { $seat } gagne { amount-camels }.
event-breeding_failed = Aucun chameau ne naît : il en faudrait { $needed }, et la réserve en a { $supply }.
event-camels_died = { $seat } perd { amount-camels }.
event-caravan_extended = { $left ->
    [one] { $seat } fait reculer { $caravan-a } : il lui reste { amount-left }.
   *[other] { $seat } fait reculer { $caravan-a } : il lui reste { amount-left }.
}
event-caravan_infested = { $seat } envoie la vermine sur { $caravan-all }.
event-caravan_spoiled = { $left ->
    [0] { $seat } perd { $caravan-a } avec son dernier paiement.
   *[other] { $seat } perd un paiement sur { $caravan-a } : il reste { amount-left }.
}
event-palace_restored = { $seat } restaure son palais : il vaut une demi-section de plus.
event-income_received = { $trade ->
    [0] { $seat } reçoit { $supply } pièces d’or de sa réserve d’épices
   *[other] { $seat } reçoit { $supply } pièces d’or de sa réserve d’épices et { $trade } de ses caravanes
}{ $bonus ->
    [0] .
   *[other] , plus { $bonus } grâce à l’Âge d’or.
}
event-trade_interrupted = Le marché aux épices est interrompu : les caravanes ne paient pas et ne bougent pas.
event-caravan_finished = { $seat } a reçu le dernier paiement pour { $caravan-a }.
event-princess_revealed = { $princess } apparaît.
event-princess_announced = { $princess } s’annonce pour le tour suivant.
event-no_princess = Aucune princesse n’apparaît ce tour-ci.
event-status_offered = Disponible : { $status } ({ amount-points }).
event-status_deck_searched = { $seat } consulte la pioche des statuts.
event-token_offered = Disponible : { $token-a }.
event-piece_offered = Disponible : { $piece-a }.
event-auction_opened = { $seat } ouvre une enchère.
event-bid_made = { $seat } mise { amount-bid }.
event-passed = { $seat } passe.
event-auction_won = { $seat } remporte l’enchère à { $bid } et paie { amount-gold }.
event-acts_free = Tout le monde a passé : { $seat } a ouvert l’enchère et agit sans payer.
event-acts_last = { $seat } agit en dernier, sans enchère.
event-voluntary_bid = { $seat } fait une mise volontaire de { $bid } et paie { amount-gold }.
event-gold_taken = { $seat } prend { amount-gold } au lieu d’agir.
event-forgone = { $seat } renonce à l’action.
event-caravan_bought = { $seat } achète { $caravan-a } pour { amount-gold }.
event-token_bought = { $seat } achète { $token-a } pour { amount-gold }.
event-status_bought = { $seat } achète { $status-the } et paie { amount-gold }.
event-section_bought = { $seat } agrandit son palais d’une section pour { amount-gold }.
event-camel_bought = { $seat } achète un chameau pour { amount-gold }.
event-token_unsold = Personne n’achète le marqueur { $token } : il retourne dans le sac.
event-status_unsold = Personne n’achète { $status-the } : elle va sous la pioche.
event-events_bought = { $seat } paie { amount-gold } pour une carte événement choisie parmi { $cards }.
event-bought_event_kept = { $event ->
    [hidden] { $seat } garde une des cartes événement.
   *[other] { $seat } garde { $event-quoted }.
}
event-event_buried = { $event ->
    [hidden] { $seat } met une carte événement sous la pioche.
   *[other] { $seat } met { $event-quoted } sous la pioche.
}
event-gold_shown = { $seat } montre { amount-gold }.
event-princess_joined = { $princess } emménage chez { $seat }.
event-princess_undecided = { $princess } ne parvient pas à se décider et attend.
event-token_brought = { $princess } apporte { $token-a } à { $seat }.
event-status_brought = { $princess } apporte à { $seat } la carte { $special }.
event-token_taken_along = { $seat } n’a plus le marqueur { $token } { $princess-of }.
event-status_taken_along = { $seat } n’a plus la carte { $special } { $princess-of }.
event-gold_opened = { $princess } se méfie : tous voient l’or chez { $seat }, soit { amount-gold }.
event-gold_closed = { $princess } n’est plus chez { $seat } : l’or y est de nouveau secret.
event-token_given_up = { $seat } remet { $token-a } dans le sac.
event-status_stolen = { $seat } perd { $status-the } à cause de Zahrah.
event-feast_held = { $princess } donne une fête : chez { $seat }, le palais vaut une demi-section de moins.
event-honeymoon_ahead = { $seat } sera en nuit de noces au tour { $number } et ne pourra pas agir.
event-honeymoon_over = { $seat } n’a plus Hind : la nuit de noces est finie.
event-surcharge_added = { $seat } devra { amount-gold } d’entretien en plus : Suleika est jalouse, { $princess } vient d’arriver.
event-surcharges_cancelled = { $seat } ne doit plus le supplément de { amount-gold }.
event-sidi_struck = Sidi Suleiman rend visite à { $seat } : personne n’a autant de princesses ({ $princesses }).
event-princess_eloped = { $princess } quitte { $seat } et s’enfuit avec Sidi Suleiman.
event-xenia_waited = { $markers ->
    [0] { $seat } retire le dernier marqueur Xenia : au tour suivant, elle voudra un cadeau.
   *[other] { $seat } retire un marqueur Xenia : il en reste { $markers }.
}
event-gift_paid = { $seat } paie { amount-gold } pour le cadeau de Xenia.
event-gift_refused = { $seat } refuse le cadeau à Xenia : elle s’en va.
event-xenia_removed = { $seat } n’a pas les moyens d’entretenir Xenia : elle quitte le jeu.
event-upkeep_paid = { $gold ->
    [0] { $seat } n’a pas d’entretien à payer.
   *[other] { $seat } paie { amount-gold } d’entretien.
}
event-tumult = { $seat } ne peut pas payer les { amount-due } d’entretien : tumulte au palais !
event-princess_left = { $princess } quitte { $seat } et va sous la pioche.
event-objective_reached = { $seat } loge { amount-princesses } et atteint son objectif : { $objective }.
event-game_stalled = { $turns ->
    [one] Plus aucune princesse n’a bougé depuis { $turns } tour : la partie se termine.
   *[other] Plus aucune princesse n’a bougé depuis { $turns } tours : la partie se termine.
}
event-turn_limit = Le tour { $number } était le dernier : la partie se termine.
event-objective_shown = { $seat } avait l’objectif { $objective }.
event-scored = { $seat } a { amount-points }.
event-game_over = { $winners-count ->
    [one] La partie est finie : { $winners } gagne.
   *[other] La partie est finie : { $winners } se partagent la victoire.
}

## Pourquoi ce n'est pas possible

refusal-not_on_offer = { $purchase } : plus disponible ce tour-ci.
refusal-purchase_not_payable = { $purchase } : cela coûte { amount-price }, et vous en avez { $gold }.
refusal-bid_too_low = Une mise de { $bid } ne suffit pas : il faut au moins { $least }.
refusal-bid_not_payable = Vous ne pouvez pas payer une mise de { $bid } : vous avez { $gold } en or et une ristourne de { $discount }.
refusal-gold_not_needed = Vous avez { $gold } en or : pour prendre de l’or à la banque, il faut en avoir moins de { $below }, ou bien avoir { amount-princesses } et aucune caravane.
refusal-gold_not_needed_with_caravans = Vous avez { $gold } en or, donc pas moins de { $below }, et une caravane encore en route.
refusal-event_not_dealt = { $event-quoted } ne fait pas partie des cartes que vous avez reçues.
refusal-too_few_events = Il faut { $needed } cartes dans la pioche des événements ; il y en a { $cards }.
refusal-events_not_payable = Cela coûte { amount-price }, et vous en avez { $gold }.
refusal-gift_not_payable = Xenia demande un cadeau de { $gift }, et vous avez { $gold } en or : vous ne pouvez que refuser.
refusal-event_not_drawn = { $event-quoted } ne fait pas partie des cartes que vous avez tirées.
refusal-no_such_caravan = { $left ->
    [one] Vous n’avez pas de telle caravane ({ $caravan }) avec { amount-left } à venir.
   *[other] Vous n’avez pas de telle caravane ({ $caravan }) avec { amount-left } à venir.
}
refusal-caravan_on_first_space = { $caravan } : elle est sur sa case la plus à droite et ne peut pas reculer davantage.
refusal-wrong_number_of_caravans = { $needed ->
    [one] Une seule de vos caravanes est touchée ici ({ $caravan }).
   *[other] Choisissez ici { $needed } de vos caravanes ({ $caravan }).
}
refusal-no_such_caravans = { $caravan } : aucune des vôtres ne se trouve là.
refusal-one_princess_in_turn = Une seule princesse est attendue pour { $turn-the }.
refusal-no_second_preference = Sidi Suleiman n’a pas de deuxième préférence : il n’y a rien à intervertir.
refusal-wrong_number_of_cards = { $cards ->
    [one] Vous ne regardez que { $cards } carte.
   *[other] Vous regardez { $cards } cartes : nommez-les toutes.
}
refusal-event_not_in_hand = Vous n’avez pas { $event-quoted } en main.
refusal-symbol_played = { $event-quoted } ne peut pas être jouée : une carte de symbole { $symbol } a déjà été jouée ce tour-ci.
refusal-no_caravan_to_extend = Vous n’avez aucune caravane qui puisse reculer vers la droite.
refusal-status_not_in_deck = { $status } n’est pas dans la pioche des statuts.
refusal-token_not_in_bag = Il n’y a pas de marqueur { $token } dans le sac.
refusal-token_not_owned = Vous n’avez pas de marqueur { $token } à vous.
refusal-status_not_owned = Vous n’avez pas { $status-the }.
refusal-princess_not_here = { $princess } n’habite pas chez vous.

## Pourquoi une position est impossible, dans une phrase

fault-gold_pieces = l’or se compte en pièces de { $unit }
fault-camel_track = la piste des chameaux a { $track }, pas { $rate }
fault-palace_track = la piste du palais appartient aux règles avancées
fault-bid_and_bidder = une mise est un nombre entier de pièces, et quelqu’un l’a faite
fault-bidder_cannot_pay = celui qui a misé le plus ne pourrait pas payer (EMI-AUC.6)
fault-same_sheik = deux joueurs ne peuvent pas être tous deux « { $what } »
fault-sidi_in_palace = Sidi Suleiman ne vit jamais dans un palais (EMI-PRIN.28)
fault-deck_size = la pioche des Emiras a { $cards } cartes
fault-palace_room = nombre de princesses que ce palais peut accueillir : { $room }
fault-no_surcharge = sans Suleika, il n’y a pas de supplément (EMI-PRIN.15)
fault-no_honeymoon = sans Hind, il n’y a pas de nuit de noces (EMI-PRIN.12)
fault-xenia_nowhere = Xenia ne vit dans aucun palais
fault-not_choosing = « { $what } » n’est pas une princesse qui doit encore choisir
fault-among_first = « { $what } » est parmi les { $first } premières
fault-cards_dealt = chacun reçoit { $cards } cartes
fault-no_place = il n’y a pas de place { $found } dans cette pioche
fault-speaker_not_bidding = celui qui a la parole ne participe pas à l’enchère
fault-no_seat = il n’y a pas de place { $place }
fault-no_matter = « { $what } » n’aurait pas d’objet
fault-too_few_bidders = il faut à une enchère deux joueurs qui doivent encore agir (EMI-AUC.2)
fault-bidder_has_acted = qui mise doit encore agir (EMI-AUC.1)
fault-opener_has_acted = celui qui a ouvert doit encore agir (EMI-AUC.10)
fault-bidder_speaks = le plus offrant n’a pas passé et n’a pas la parole (EMI-AUC.19)
fault-no_auction = aucune enchère n’est en cours à ce moment
fault-not_this_seat = « { $what } » ne revient pas à la place { $place }
fault-not_played = « { $what } » n’a pas été jouée dans ce tour
fault-not_at_this_point = à ce moment du tour, il ne peut pas y en avoir
fault-setup_turn = les premières cartes événement sont distribuées avant le tour 1
fault-honeymoon_turn = une nuit de noces a lieu au tour qui suit l’arrivée de Hind (EMI-PRIN.12)
fault-never_strikes = « { $what } » n’a pas de capacité de la première fois (EMI-PRIN.3)
fault-never_surcharged = « { $what } » ne cause pas de supplément (EMI-PRIN.15)
fault-no_swap = Sidi Suleiman n’a pas de préférences à intervertir (EMI-CARD.7)
fault-xenia_markers = ses marqueurs ne sont sur sa carte qu’après un cadeau (EMI-PRIN.18)
fault-xenia_refuser = elle ne revient pas dans le tour du refus (EMI-PRIN.22)
fault-not_idle = une princesse peut encore venir (EMI-END.1)
fault-stalled = tours sans princesse après lesquels la partie est terminée : { $turns } (EMI-END.1)
fault-not_reached = ce ne sont pas les places qui ont atteint leur objectif (EMI-WIN.1)
fault-not_over = personne n’a atteint un objectif, et la partie n’est pas terminée
fault-track_lowered = seules Albina et Firyal font baisser la piste du palais, une fois chacune (EMI-ADV.4)
fault-track_raised = une carte Restauration qui a fait monter une piste du palais a quitté la partie (EMI-CARD.17)

## Pourquoi le faire, pour les conseils

reason-hold_events = Vos cartes événement vous serviront mieux plus tard.
reason-keep_gold = Mieux vaut garder votre or que le dépenser maintenant.
reason-nothing_worth_it = Rien de ce qui est disponible ne vaut la dépense pour vous.
reason-take_gold = { amount-gold } de la banque vous aident plus qu’une action.
reason-can_wait = Vous pourrez sans doute acheter { $purchase-the } sans miser.
reason-too_dear = Pour acheter { $purchase-the }, il ne vaut pas la peine de miser plus de { $limit }.
reason-bid_free = Vos chameaux couvrent une mise de { $bid } : elle ne vous coûte rien, et vous pourriez acheter { $purchase-the }.
reason-bid_for = Pour acheter { $purchase-the }, il vaut la peine de miser jusqu’à { $limit }.
reason-bid_beyond = Vous pourriez acheter { $purchase-the }, mais plus cher que cela ne vaut pour vous.
reason-bid_for_little = Vous gagneriez une action, mais rien de ce qui est disponible ne vaut grand-chose pour vous.
reason-no_bid_needed = Vous agissez de toute façon : inutile de payer pour cela.
reason-bid_below = Cette mise vous fait passer sous { $below } pièces d’or, et vous pourrez alors prendre de l’or à la banque.
reason-save_for_upkeep = Gardez plutôt votre or : votre entretien est de { amount-gold }.
reason-wins_princess = Avec cela, { $princess } vous choisirait.
reason-caravan_pays = D’ici la fin, { $caravan-a } devrait vous rapporter environ { amount-gold }.
reason-camel_saves = Un chameau vous épargne { amount-gold } à chaque enchère que vous gagnez.
reason-needs_room = { $free ->
    [0] Votre palais est plein : il faut de la place pour la prochaine princesse.
    [one] Il ne vous reste qu’une place de princesse.
   *[other] Il ne vous reste que { $free } places de princesse.
}
reason-leads_trait = Cela vous met en tête { $trait-in }.
reason-catches_up = Cela vous rapproche du premier { $trait-in }.
reason-leave_her = { $princess } vous convient en l’état.
reason-swap_her = Avec des préférences interverties, { $princess } vous convient mieux.
reason-bury_her = Il vaut mieux pour vous que cette princesse n’apparaisse pas maintenant : { $princess }.
reason-keep_event = { $event-quoted } est la plus utile de ces cartes pour vous.
reason-play_event = C’est un bon moment pour { $event-quoted }.
reason-buy_events = Vous avez de l’or en trop : une carte événement choisie parmi { $cards } devrait valoir son prix.
reason-choose_turn = { $turn } : cela vous convient mieux.
reason-arrange = C’est dans cet ordre que les cartes vous conviennent le mieux.
reason-most_tokens = { $token } : c’est là que vous pouvez compter sur le plus de marqueurs.
reason-offer_token = { $token } : ce marqueur vous aide plus que les autres.
reason-offer_status = { $status } vous aide plus que les autres cartes.
reason-extend = { $caravan } : c’est là qu’un paiement de plus vaut le plus.
reason-infest = { $caravan } : cela nuit à vos rivaux plus qu’à vous.
reason-least_token = { $token } : c’est le marqueur dont vous pouvez le mieux vous passer.
reason-least_status = { $status } : c’est la carte dont vous pouvez le mieux vous passer.
reason-least_princess = { $princess } est celle dont vous pouvez le mieux vous passer.
reason-keep_xenia = Xenia vaut bien son cadeau.
reason-let_xenia_go = Xenia ne vaut pas un nouveau cadeau pour vous.
reason-furthest_caravan = C’est ainsi que vous perdez le moins.

## Le score, ligne par ligne

score-princesses = Princesses
score-talents = Talents de l’objectif

## Effets en bref : $sign est « + » ou « − », $amount est sans signe

resource-gold = { $sign }{ $amount } or
resource-camels = { $amount ->
    [one] { $sign }{ $amount } chameau
   *[other] { $sign }{ $amount } chameaux
}
resource-appearance = { $sign }{ $amount } en apparence
resource-status = { $sign }{ $amount } en statut
resource-sections = { $amount ->
    [one] { $sign }{ $amount } section de palais
   *[other] { $sign }{ $amount } sections de palais
}
resource-palace_track = { $amount ->
    [one] { $sign }{ $amount } cran de la piste du palais
   *[other] { $sign }{ $amount } crans de la piste du palais
}
resource-capacity = { $amount ->
    [one] { $sign }{ $amount } place de princesse
   *[other] { $sign }{ $amount } places de princesse
}
resource-princesses = { $amount ->
    [one] { $sign }{ $amount } princesse
   *[other] { $sign }{ $amount } princesses
}
resource-cards = { $amount ->
    [one] { $sign }{ $amount } carte événement
   *[other] { $sign }{ $amount } cartes événement
}
resource-income = { $sign }{ $amount } de revenu par tour
resource-upkeep = { $sign }{ $amount } d’entretien par tour

## Consignes permanentes

order-highest_bid = Miser pour moi jusqu’à
order-highest_bid-help = Dans cette enchère, la plus petite surenchère possible est faite pour vous chaque fois, jusqu’à votre limite ; ensuite, vous passez. Personne n’apprend cette limite.
order-highest_bid-none = me demander chaque fois

## Options de la table

option-rules = Règles
option-rules-help = Les règles avancées ajoutent la piste du palais, les cartes Restauration et des cartes événement dès le tour 1 ; elles sont plus dures pour qui ne peut pas payer.
option-rules-base = jeu de base
option-rules-advanced = règles avancées
option-chosen_on_honeymoon = Être choisi en nuit de noces
option-chosen_on_honeymoon-help = Un cheik en nuit de noces avec Hind peut être choisi par une autre princesse ; sinon, elle l’ignore.

## Quand un coup est possible : clés when-*, dites après un refus

when-keep = On choisit la carte événement à garder au début et après avoir acheté des cartes.
when-play = On peut jouer une carte événement pendant la première phase d’un tour.
when-pass = On peut passer aux enchères, et là où jouer ou acheter une carte est facultatif.
when-leave_her = On le décide après avoir joué « Changer d’avis ».
when-swap_her = { when-leave_her }
when-bury_her = { when-leave_her }
when-arrange = On range des cartes après avoir joué « Influence à la cour » ou « Nouvelles commandes ».
when-admire = On choisit un type de marqueur après avoir joué « Bonne tenue ».
when-extend = On choisit une caravane après avoir joué « Nouvelle caravane d’épices ».
when-infest = On désigne un type de caravane après avoir joué « Vermine ».
when-spoil = On choisit parmi ses caravanes quand « Vermine » frappe leur type.
when-spoil_two = { when-spoil }
when-choose_turn = À trois joueurs, on choisit un tour après avoir joué une carte arrivée.
when-look = À trois joueurs, on désigne une princesse après avoir joué « Changer d’avis ».
when-offer_token = On choisit le marqueur disponible pendant la troisième phase, après avoir joué « Bazar ».
when-offer_status = On choisit la carte statut disponible pendant la troisième phase, après avoir joué « Marchandise noble ».
when-bid = On peut miser à son tour, pendant une enchère.
when-take_gold = On peut prendre l’or aux enchères ou au moment d’agir, si l’on en a peu, ou si l’on a beaucoup de princesses et aucune caravane.
when-buy = On peut faire un achat quand on agit : après avoir remporté une enchère, ou en dernier.
when-forgo = On peut renoncer à l’action au moment d’agir.
when-best_of = On peut acheter une carte événement pendant la cinquième phase d’un tour.
when-give_token = On remet un marqueur quand Samira emménage.
when-give_status = On perd une carte statut quand Zahrah emménage.
when-lose = On choisit une princesse quand Sidi Suleiman rend visite.
when-pay_gift = On le décide quand Xenia demande un cadeau.
when-refuse_gift = { when-pay_gift }

## Ce que sont et font les choses sur la table

about-princess_in_play = Elle rejoint un cheik à la fin de ce tour : celui qui a de la place et qui est seul premier dans sa première préférence. La deuxième préférence départage.
about-undecided_princess = Personne n’était seul premier, ou personne n’avait de place. Elle regarde de nouveau à chaque changement et rejoint le premier cheik qui se détache.
about-trait-appearance = Vos marqueurs, 1 de plus par série complète de Beauté, Manières et Tenue, et le bonus de la carte « Bonne tenue ».
about-trait-status = Les points de vos cartes statut, 1 de plus avec Halimah et 1 de plus avec Rasha.
about-trait-palace = Les sections que vous avez ajoutées à votre palais.
about-trait-gold = L’or que vous avez au moment où elle choisit.
about-trait-most_princesses = Il va chez celui qui a, seul, le plus de princesses, et repart avec l’une d’elles.
about-talent = Avec les talents de votre objectif secret, moins de princesses suffisent pour gagner. Chaque princesse compte pour un talent.
about-piece-small = Rapporte 150 pièces d’or pendant huit tours (lente) ou 300 pendant quatre (rapide), dès le tour suivant.
about-piece-large = Rapporte 250 pièces d’or pendant huit tours (lente) ou 500 pendant quatre (rapide), dès le tour suivant.
about-caravan = À chaque tour elle rapporte le nombre de sa piste et avance d’une case vers la gauche. Après la dernière case, elle disparaît.
about-token = Un marqueur d’apparence : +1 en apparence, et 1 de plus par série complète de Beauté, Manières et Tenue.
about-plus_one_token = 1 de plus en apparence : pour une série complète des trois sortes, ou pour trois marqueurs d’une sorte avec la carte « Bonne tenue ».
about-status = Une carte statut : elle donne ses points de statut tant que vous l’avez.
about-piece-palace = Une section de palais : +1 en palais et une place de plus pour une princesse.
about-camels = Chaque chameau retire sa ristourne (50 au début) de chaque mise que vous payez. Les prix ne changent pas.
about-camel_rate = Ce que chacun de vos chameaux retire d’une mise : 50, puis 70, 100 et 150 avec la carte « Améliorer la race ».
about-gold = Secret, sauf si Noor habite chez vous. Il paie les mises, les achats, les cartes événement et les frais d’entretien.
about-income = Ce que rapportera la prochaine phase de revenus : la réserve permanente et les paiements des caravanes.
about-upkeep = À payer à la fin du tour : 50 par princesse. Si vous ne pouvez pas payer, une princesse s’en va.
about-capacity = Un palais a deux places, une de plus par section et par Chambre d’invité.
about-spice_trade_tracks = Quatre pistes : petites et grandes caravanes, lentes et rapides. Le nombre est le paiement de chaque tour ; une caravane avance vers la gauche, d’une case par tour.
about-objective = Votre secret : avec ces talents parmi vos princesses, il vous en faut moins pour gagner.
about-honeymoon = Hind vient d’arriver : pendant ce tour, son cheik ne joue ni n’achète de carte événement et ne participe pas aux enchères.
about-gift = Xenia attend 250 pièces d’or à son arrivée puis tous les trois tours. Sans cadeau, elle part chez le plus riche des autres.
about-starting_player = Ouvre la première enchère du tour. Le marqueur passe à gauche après chaque tour.
about-hand = Les cartes événement en main. Seul leur propriétaire les connaît.
about-auction = Les mises montent par dizaines. Le gagnant paie sa mise moins la ristourne et fait un achat. Puis l’enchère suivante commence, jusqu’à ce que tous aient agi.
about-event_card = On en joue une au début d’un tour. Deux cartes de même symbole ne peuvent pas être jouées pendant le même tour.
about-symbol = Dès qu’une carte avec ce symbole est jouée, aucune autre carte portant ce symbole ne peut l’être pendant ce tour.
about-princess_deck = À chaque tour, la première carte apparaît sous l’arche.
about-status_deck = À chaque tour, la première carte est mise en vente. Une carte invendue va sous la pioche.
about-event_deck = Après les enchères, on peut acheter une carte, choisie parmi 2 ou, plus cher, parmi 3.
about-bag = Les marqueurs d’apparence à venir. Un marqueur est tiré à chaque tour et mis en vente.
about-phase-play_events = Dans l’ordre du tour, chacun peut jouer une carte événement.
about-phase-income = Chacun reçoit sa réserve permanente et un paiement de chaque caravane.
about-phase-prepare = Une princesse apparaît et les achats du tour sont mis en vente.
about-phase-auctions = On enchérit pour le droit d’agir ; chaque chose ne s’achète qu’une fois par tour.
about-phase-buy_events = Dans l’ordre du tour, chacun peut acheter une carte événement.
about-phase-princess_chooses = La princesse compare les cheiks et rejoint le meilleur.
about-phase-upkeep = Chacun paie pour ses princesses. Ensuite on regarde si quelqu’un a gagné.
about-phase-change_start_player = Le marqueur premier joueur passe à gauche.
