### Les Dragons d'Aladin en français.
###
### Les noms ont les formes dont les phrases ont besoin : `.the` avec l'article, `.in` et `.from` pour le lieu. Un
### joueur n'est jamais précédé d'un mot à élider (« de », « que »), et le présent ne trahit pas le genre.

title = Les Dragons d’Aladin
tagline = Cinq grottes de dragons, une cité de faveurs et un palais où tout a son prix.
about = Le calife vend ses objets magiques. À chaque tour, vous placez huit pions numérotés, un par un et face cachée : dans les grottes des dragons pour les trésors, dans la cité pour les privilèges, devant le garde pour entrer au palais, et dans ses salles pour acheter. Puis on les retourne, lieu après lieu, et l’on découvre qui bluffait. Quand le dernier objet est vendu, celui qui en a le plus l’emporte. Dans le jeu avec la magie, les objets ont des pouvoirs et les sortilèges fusent.

## Le plateau

area-caves = Grottes des dragons
area-city = Cité
area-palace = Palais du calife

space-cave_crowns = Grotte aux couronnes
    .the = la Grotte aux couronnes
    .in = dans la Grotte aux couronnes
    .from = de la Grotte aux couronnes
space-cave_pearls = Grotte aux perles
    .the = la Grotte aux perles
    .in = dans la Grotte aux perles
    .from = de la Grotte aux perles
space-cave_gemstones = Grotte aux gemmes
    .the = la Grotte aux gemmes
    .in = dans la Grotte aux gemmes
    .from = de la Grotte aux gemmes
space-cave_trophies = Grotte aux coupes
    .the = la Grotte aux coupes
    .in = dans la Grotte aux coupes
    .from = de la Grotte aux coupes
space-cave_gold = Grotte aux lingots
    .the = la Grotte aux lingots
    .in = dans la Grotte aux lingots
    .from = de la Grotte aux lingots
space-tent = Tente d’Aladin
    .the = la Tente d’Aladin
    .in = dans la Tente d’Aladin
    .from = de la Tente d’Aladin
space-djinn = Maison du Djinn
    .the = la Maison du Djinn
    .in = dans la Maison du Djinn
    .from = de la Maison du Djinn
space-market = Marché
    .the = le Marché
    .in = au Marché
    .from = du Marché
space-caravanserai = Caravansérail
    .the = le Caravansérail
    .in = au Caravansérail
    .from = du Caravansérail
space-guard = Salle des gardes
    .the = la Salle des gardes
    .in = dans la Salle des gardes
    .from = de la Salle des gardes
space-room_1 = Salle du palais 1
    .the = la salle 1 du palais
    .in = dans la salle 1 du palais
    .from = de la salle 1 du palais
space-room_2 = Salle du palais 2
    .the = la salle 2 du palais
    .in = dans la salle 2 du palais
    .from = de la salle 2 du palais
space-room_3 = Salle du palais 3
    .the = la salle 3 du palais
    .in = dans la salle 3 du palais
    .from = de la salle 3 du palais
space-room_4 = Salle du palais 4
    .the = la salle 4 du palais
    .in = dans la salle 4 du palais
    .from = de la salle 4 du palais
space-room_5 = Salle du palais 5
    .the = la salle 5 du palais
    .in = dans la salle 5 du palais
    .from = de la salle 5 du palais

# D'où quelque chose est venu.
origin-cave_crowns = { space-cave_crowns }
    .the = { space-cave_crowns.the }
    .in = { space-cave_crowns.in }
    .from = { space-cave_crowns.from }
origin-cave_pearls = { space-cave_pearls }
    .the = { space-cave_pearls.the }
    .in = { space-cave_pearls.in }
    .from = { space-cave_pearls.from }
origin-cave_gemstones = { space-cave_gemstones }
    .the = { space-cave_gemstones.the }
    .in = { space-cave_gemstones.in }
    .from = { space-cave_gemstones.from }
origin-cave_trophies = { space-cave_trophies }
    .the = { space-cave_trophies.the }
    .in = { space-cave_trophies.in }
    .from = { space-cave_trophies.from }
origin-cave_gold = { space-cave_gold }
    .the = { space-cave_gold.the }
    .in = { space-cave_gold.in }
    .from = { space-cave_gold.from }
origin-tent = { space-tent }
    .the = { space-tent.the }
    .in = { space-tent.in }
    .from = { space-tent.from }
origin-djinn = { space-djinn }
    .the = { space-djinn.the }
    .in = { space-djinn.in }
    .from = { space-djinn.from }
origin-market = { space-market }
    .the = { space-market.the }
    .in = { space-market.in }
    .from = { space-market.from }
origin-caravanserai = { space-caravanserai }
    .the = { space-caravanserai.the }
    .in = { space-caravanserai.in }
    .from = { space-caravanserai.from }
origin-guard = { space-guard }
    .the = { space-guard.the }
    .in = { space-guard.in }
    .from = { space-guard.from }
origin-room_1 = { space-room_1 }
    .the = { space-room_1.the }
    .in = { space-room_1.in }
    .from = { space-room_1.from }
origin-room_2 = { space-room_2 }
    .the = { space-room_2.the }
    .in = { space-room_2.in }
    .from = { space-room_2.from }
origin-room_3 = { space-room_3 }
    .the = { space-room_3.the }
    .in = { space-room_3.in }
    .from = { space-room_3.from }
origin-room_4 = { space-room_4 }
    .the = { space-room_4.the }
    .in = { space-room_4.in }
    .from = { space-room_4.from }
origin-room_5 = { space-room_5 }
    .the = { space-room_5.the }
    .in = { space-room_5.in }
    .from = { space-room_5.from }

## Les trésors

kind-crowns = Couronnes
    .one = couronne
    .many = couronnes
kind-pearls = Perles
    .one = perle
    .many = perles
kind-gemstones = Gemmes
    .one = gemme
    .many = gemmes
kind-trophies = Coupes
    .one = coupe
    .many = coupes
kind-gold = Lingots d’or
    .one = lingot
    .many = lingots

# Toutes les façons de choisir trois unités.
mix-crowns_crowns_crowns = 3 couronnes
mix-crowns_crowns_pearls = 2 couronnes et 1 perle
mix-crowns_crowns_gemstones = 2 couronnes et 1 gemme
mix-crowns_crowns_trophies = 2 couronnes et 1 coupe
mix-crowns_crowns_gold = 2 couronnes et 1 lingot
mix-crowns_pearls_pearls = 1 couronne et 2 perles
mix-crowns_pearls_gemstones = 1 couronne, 1 perle et 1 gemme
mix-crowns_pearls_trophies = 1 couronne, 1 perle et 1 coupe
mix-crowns_pearls_gold = 1 couronne, 1 perle et 1 lingot
mix-crowns_gemstones_gemstones = 1 couronne et 2 gemmes
mix-crowns_gemstones_trophies = 1 couronne, 1 gemme et 1 coupe
mix-crowns_gemstones_gold = 1 couronne, 1 gemme et 1 lingot
mix-crowns_trophies_trophies = 1 couronne et 2 coupes
mix-crowns_trophies_gold = 1 couronne, 1 coupe et 1 lingot
mix-crowns_gold_gold = 1 couronne et 2 lingots
mix-pearls_pearls_pearls = 3 perles
mix-pearls_pearls_gemstones = 2 perles et 1 gemme
mix-pearls_pearls_trophies = 2 perles et 1 coupe
mix-pearls_pearls_gold = 2 perles et 1 lingot
mix-pearls_gemstones_gemstones = 1 perle et 2 gemmes
mix-pearls_gemstones_trophies = 1 perle, 1 gemme et 1 coupe
mix-pearls_gemstones_gold = 1 perle, 1 gemme et 1 lingot
mix-pearls_trophies_trophies = 1 perle et 2 coupes
mix-pearls_trophies_gold = 1 perle, 1 coupe et 1 lingot
mix-pearls_gold_gold = 1 perle et 2 lingots
mix-gemstones_gemstones_gemstones = 3 gemmes
mix-gemstones_gemstones_trophies = 2 gemmes et 1 coupe
mix-gemstones_gemstones_gold = 2 gemmes et 1 lingot
mix-gemstones_trophies_trophies = 1 gemme et 2 coupes
mix-gemstones_trophies_gold = 1 gemme, 1 coupe et 1 lingot
mix-gemstones_gold_gold = 1 gemme et 2 lingots
mix-trophies_trophies_trophies = 3 coupes
mix-trophies_trophies_gold = 2 coupes et 1 lingot
mix-trophies_gold_gold = 1 coupe et 2 lingots
mix-gold_gold_gold = 3 lingots

## Les objets magiques

artifact-lamp = Lampe d’Aladin
    .a = une Lampe
    .the = la Lampe
artifact-lamp-effect = Allumez-la avec votre premier sortilège : jusqu’à la fin du tour, vous pouvez lancer autant de sortilèges que vous voulez.
artifact-counterspell = Contresort
    .a = un Contresort
    .the = le Contresort
artifact-counterspell-effect = Annule un sortilège qu’un autre joueur vient de lancer.
artifact-double = Double astral
    .a = un Double astral
    .the = le Double astral
artifact-double-effect = Un de vos pions face visible compte pour deux dans le lieu en cours de décompte ; dans une salle du palais, vous payez pour les deux.
artifact-carpet = Tapis volant
    .a = un Tapis volant
    .the = le Tapis volant
artifact-carpet-effect = Devient un de vos pions, de valeur 3, dans le lieu en cours de décompte.
artifact-key = Clef
    .a = une Clef
    .the = la Clef
artifact-key-effect = Vous fait entrer gratuitement au palais pour ce tour. Elle peut attendre que le garde soit retourné.
artifact-scroll = Parchemin
    .a = un Parchemin
    .the = le Parchemin
artifact-scroll-effect = Ne s’utilise jamais. Entre joueurs qui ont autant d’objets, celui qui a le plus de Parchemins gagne.
artifact-unknown = Objet magique
    .a = un objet magique
    .the = un objet magique

## Les sortilèges

spell-second_chance = Seconde chance
    .quoted = « Seconde chance »
spell-second_chance-effect = Déplacez un de vos propres pions, sauf de la Salle des gardes, vers un lieu ouvert pas encore décompté.
spell-abracadabra = Abracadabra
    .quoted = « Abracadabra »
spell-abracadabra-effect = Quand vous achetez : examinez la pile de la salle et prenez-y l’objet de votre choix.
spell-last_first = Les derniers seront les premiers
    .quoted = « Les derniers seront les premiers »
spell-last_first-effect = Pour le reste du tour, tout 9 compte pour 1 et tout 1 pour 9, sauf dans la Salle des gardes.
spell-charity = Aumône
    .quoted = « Aumône »
spell-charity-effect = Prenez à la banque 3 trésors de votre choix.
spell-city_tax = Bakschich
    .quoted = « Bakschich »
spell-city_tax-effect = Vos adversaires paient 2 trésors pour chacun de leurs pions dans la cité, ou le reprennent.
spell-donation = Offrande
    .quoted = « Offrande »
spell-donation-effect = Chaque joueur, vous compris, rend 5 trésors à la banque.
spell-dragon_leaves = Envol du dragon
    .quoted = « Envol du dragon »
spell-dragon_leaves-effect = Mettez 4 trésors dans la première niche d’une grotte vide et 2 dans la deuxième.
spell-dragon_return = Retour du dragon
    .quoted = « Retour du dragon »
spell-dragon_return-effect = Tous les trésors d’une grotte retournent à la banque.
spell-eye_for_an_eye = Œil pour œil
    .quoted = « Œil pour œil »
spell-eye_for_an_eye-effect = Retirez un pion adverse ; son propriétaire retire ensuite un des vôtres.
spell-lunar_eclipse = Éclipse de lune
    .quoted = « Éclipse de lune »
spell-lunar_eclipse-effect = Dans un lieu, tous les pions impairs face visible et tous les Tapis retournent à leurs propriétaires.
spell-mages_apprentice = Apprenti sorcier
    .quoted = « Apprenti sorcier »
spell-mages_apprentice-effect = Échangez un de vos objets non utilisés contre un objet face visible d’une salle du palais.
spell-mirage = Mirage
    .quoted = « Mirage »
spell-mirage-effect = Examinez la pile d’une salle du palais et mettez un de ses objets en vente.
spell-parasite = Emprunt
    .quoted = « Emprunt »
spell-parasite-effect = Utilisez le pouvoir d’un objet qu’un adversaire a déjà utilisé pendant ce tour.
spell-sacrifice = Sacrifice
    .quoted = « Sacrifice »
spell-sacrifice-effect = Chaque joueur, vous compris, rend 7 trésors à la banque.
spell-smuggler = Contrebande
    .quoted = « Contrebande »
spell-smuggler-effect = Juste après les grottes : vous comptez comme le plus fort dans chaque lieu de la cité sans pion.
spell-solar_eclipse = Éclipse de soleil
    .quoted = « Éclipse de soleil »
spell-solar_eclipse-effect = Dans un lieu, tous les pions pairs face visible retournent à leurs propriétaires.
spell-spy = Espion
    .quoted = « Espion »
spell-spy-effect = Jusqu’à la fin du tour, vos adversaires placent leurs pions face visible.
spell-sultans_tax = Impôts du Sultan
    .quoted = « Impôts du Sultan »
spell-sultans_tax-effect = Vos adversaires paient 1 trésor pour chacun de leurs pions dans les salles du palais, ou les reprennent tous.
spell-taboo = Sésame, ferme-toi !
    .quoted = « Sésame, ferme-toi ! »
spell-taboo-effect = Pour le reste du tour, aucun autre pion et aucun Tapis ne peuvent venir dans un lieu.
spell-teleport = Téléportation
    .quoted = « Téléportation »
spell-teleport-effect = Contre quelques trésors, déplacez n’importe quel pion, sauf de la Salle des gardes, vers un lieu ouvert pas encore décompté.
spell-trade = Échange
    .quoted = « Échange »
spell-trade-effect = Rendez autant de trésors que vous voulez et prenez-en autant d’autres à la banque.

## Les mots du jeu

term-token = Pion
term-tokens = Pions
term-cave = Grotte de dragon
term-room = Salle du palais
term-palace_guard = Garde du palais
term-treasure = Trésor
term-treasures = Trésors
term-small_treasure = Petit trésor
term-large_treasure = Gros trésor
term-bank = Banque
term-shelf = Niche
term-artifact = Objet magique
term-artifacts = Objets magiques
term-artifact_stack = Pile d’objets magiques
term-on_sale = En vente
term-spell = Sortilège
term-spells = Sortilèges
term-spell_card = Carte sortilège
term-spell_deck = Pioche de sortilèges
term-treasure_card = Carte trésor
term-treasure_deck = Paquet de cartes trésor
term-camel = Chameau
term-start_player = Premier joueur
term-sequence_order = Ordre du tour
term-screen = Écran
term-vizier = Grand Vizir
term-round = Tour
term-placement = Placement des pions
term-tally = Décompte
term-cleanup = Rangement
term-strength = Force
term-strongest = Joueur le plus fort
term-bribe = Payer le garde
term-admitted = Entré au palais
term-not_admitted = Resté dehors
term-price = Prix
term-face_up = Face visible
term-face_down = Face cachée
term-discard = Défausse
term-pass = Passer
term-respond = Répondre
term-window = Fenêtre
term-used = Utilisé pendant ce tour
term-lit = Lampe allumée
term-closed = Fermé
term-variant_basic = Jeu de base
term-variant_magic = Jeu avec la magie
term-color_green = Vert
term-color_blue = Bleu
term-color_yellow = Jaune
term-color_red = Rouge
term-color_purple = Violet

## Les quantités, utilisées par les phrases qui suivent

amount-kind = { $units ->
    [one] { $units } { $kind-one }
   *[other] { $units } { $kind-many }
}
amount-units = { $units ->
    [one] { $units } trésor
   *[other] { $units } trésors
}
amount-tokens = { $tokens ->
    [one] { $tokens } pion
   *[other] { $tokens } pions
}
amount-artifacts = { $artifacts ->
    [one] { $artifacts } objet magique
   *[other] { $artifacts } objets magiques
}

## Ce qui est demandé

prompt-choose_treasures = Choisissez vos { amount-units } de départ. Les autres les verront quand tous auront choisi.
prompt-place_token = { $tokens ->
    [one] Placez votre dernier pion dans un lieu ouvert.
   *[other] Placez un pion dans un lieu ouvert : il reste { amount-tokens } derrière votre écran.
}
prompt-keep_spell = { $given ->
    [0] Tente d’Aladin : gardez un des deux sortilèges. L’autre est défaussé.
   *[other] Tente d’Aladin : gardez un des deux sortilèges. L’autre va au deuxième joueur le plus fort.
}
prompt-use_market = Le Marché : donnez { amount-units } et prenez-en { $taken } de votre choix, ou renoncez.
prompt-name_start_player = Vous remportez le Caravansérail : à qui donnez-vous le chameau ?
prompt-bribe_guard = Le garde a la valeur { $value }. Payez-vous { amount-units } pour entrer au palais ?
prompt-buy_artifact = { $tokens ->
    [one] { $space } : achetez-vous { $artifact-the } ? Prix : { amount-units } d’une même sorte.
   *[other] { $space } : achetez-vous { $artifact-the } ? Prix : { amount-units }, d’une sorte différente pour chacun de vos { amount-tokens }. D’abord la sorte pour le plus fort.
}
prompt-pay_price = { $space } : en quelle sorte payez-vous le pion suivant ? Il coûte { amount-units } d’une même sorte.
prompt-take_artifact = { $space } : prenez n’importe quel objet de la salle. Vous seul voyez la pile.
prompt-pay_units = { $purpose ->
    [bribe] Pour le garde : { amount-units } à payer.
    [market] Pour le Marché : { amount-units } à payer.
    [donation] Pour « Offrande » : { amount-units } à rendre.
    [sacrifice] Pour « Sacrifice » : { amount-units } à rendre.
    [city_tax] Pour « Bakschich » : { amount-units } à payer.
    [sultans_tax] Pour « Impôts du Sultan » : { amount-units } à payer.
   *[teleport] Pour « Téléportation » : { amount-units } à payer.
}
prompt-choose_units = { $purpose ->
    [market] Le Marché : prenez { amount-units } de votre choix.
   *[charity] « Aumône » : prenez { amount-units } de votre choix.
}
prompt-respond = { $plays ->
    [0] { $window ->
        [place] { $owner } va poser un pion : jouez quelque chose avant, ou passez.
        [before] Avant le décompte { $space-from } : jouez quelque chose, ou passez.
        [tally] { $space } : les pions sont retournés. Jouez quelque chose, ou passez.
        [end] Avant la fin du tour : jouez quelque chose, ou passez.
       *[buy] { $space } : répondez à l’achat, ou passez.
    }
   *[other] { $window ->
        [place] { $owner } va poser un pion : répondez à ce qui a été joué, ou passez.
        [before] Avant le décompte { $space-from } : répondez à ce qui a été joué, ou passez.
        [tally] { $space } : répondez à ce qui a été joué, ou passez.
        [end] Avant la fin du tour : répondez à ce qui a été joué, ou passez.
       *[buy] { $space } : répondez à « Abracadabra », ou passez.
    }
}
prompt-pay_city_tax = { $kept ->
    [0] « Bakschich » : { amount-units } pour chacun de vos pions dans la cité. Lesquels gardez-vous ?
   *[other] « Bakschich » : { amount-units } par pion. Vous en gardez { $kept } ; lesquels encore ?
}
prompt-pay_sultans_tax = « Impôts du Sultan » : payez { amount-units } pour vos { amount-tokens } dans les salles du palais, ou reprenez-les tous.
prompt-retaliate = « Œil pour œil » : retirez en retour un pion de votre agresseur.
prompt-trade_give = { $units ->
    [0] « Échange » : quels trésors rendez-vous ?
   *[other] « Échange » : { amount-units } déjà rendus. Quoi d’autre ?
}
prompt-trade_take = « Échange » : prenez { amount-units } à la banque.
prompt-bring_up = « Mirage » : quel objet mettez-vous en vente { $space-in } ? Vous seul voyez la pile.

waiting-choose_treasures = { $seat } choisit ses trésors…
waiting-place_token = { $seat } place un pion…
waiting-keep_spell = { $seat } choisit un sortilège dans la Tente…
waiting-use_market = { $seat } peut utiliser le Marché…
waiting-name_start_player = { $seat } décide à qui va le chameau…
waiting-bribe_guard = { $seat } peut payer le garde…
waiting-buy_artifact = { $seat } peut acheter…
waiting-pay_price = { $seat } paie…
waiting-take_artifact = { $seat } choisit un objet magique…
waiting-pay_units = { $seat } paie…
waiting-choose_units = { $seat } choisit des trésors…
waiting-respond = { $seat } peut jouer quelque chose…
waiting-pay_city_tax = { $seat } décide pour le Bakschich…
waiting-pay_sultans_tax = { $seat } décide pour les Impôts du Sultan…
waiting-retaliate = { $seat } retire un pion en retour…
waiting-trade_give = { $seat } rend des trésors…
waiting-trade_take = { $seat } choisit des trésors…
waiting-bring_up = { $seat } choisit l’objet à mettre en vente…

## Les coups, sur les boutons

move-place = Placer le { $token } { $space-in }
move-pass = Passer
move-decline = Renoncer
move-bribe = Payer le garde
move-buy = Acheter en payant en { $kind-many }
move-buy_searching = Acheter avec « Abracadabra » en payant en { $kind-many }
move-pay = Payer en { $kind-many }
move-choose = Prendre { $mix }
move-give = Donner { amount-kind }
move-take = Prendre { amount-kind }
move-done = Terminer
move-keep_spell = Garder { $spell-quoted }
move-name = Donner le chameau à { $seat }
move-pick = { $depth ->
    [0] { $artifact }, l’objet en vente
   *[other] { $artifact }, numéro { $depth } de la pile
}
move-keep_token = Payer et garder le { $token }
move-keep_carpet = Payer et garder le Tapis
move-pay_tax = Payer et garder tous les pions
move-remove_token = Retirer le pion { $number }
move-remove_carpet = Retirer le Tapis { $number }
move-use_counterspell = Utiliser un Contresort contre { $spell-quoted }
move-use_double = Utiliser un Double astral sur votre { $token }
move-use_double_carpet = Utiliser un Double astral sur votre Tapis
move-use_carpet = Utiliser un Tapis volant
move-use_key = Utiliser une Clef
move-parasite_counterspell = Lancer « Emprunt » comme Contresort contre { $spell-quoted }
move-parasite_double = Lancer « Emprunt » comme Double astral sur votre { $token }
move-parasite_double_carpet = Lancer « Emprunt » comme Double astral sur votre Tapis
move-parasite_carpet = Lancer « Emprunt » comme Tapis volant
move-parasite_key = Lancer « Emprunt » comme Clef
move-cast = Lancer { $spell-quoted }
move-cast_at = Lancer { $spell-quoted } : { $space }
move-cast_apprentice = Lancer « Apprenti sorcier » : { $artifact-the } contre l’objet de { $space-the }
move-cast_move_own = Lancer { $spell-quoted } : votre { $token } vers { $space-the }
move-cast_move_other = Lancer { $spell-quoted } : le pion { $number } ({ $owner }) vers { $space-the }
move-cast_eye = Lancer « Œil pour œil » : le pion { $number } ({ $owner })
move-cast_eye_carpet = Lancer « Œil pour œil » : le Tapis { $number } ({ $owner })

## Ce qui s'est passé

event-round_began = Le tour { $round } commence. { $seat } a le chameau.
event-card_turned_up = Le Grand Vizir retourne la carte trésor { $card }.
event-cave_filled = { $shelves-count ->
    [0] { $space } : la banque n’a plus rien pour elle.
   *[other] { $space } : { $shelves-listed } dans les niches, à partir du haut.
}
event-cards_shuffled = Les cartes trésor utilisées sont mélangées pour former un nouveau paquet.
event-guard_posted = Un garde se poste devant le palais, face cachée.
event-artifact_turned_up = En vente { $space-in } : { $artifact }.
event-round_ended = Le tour { $round } est terminé ; tout retourne derrière les écrans.
event-units_taken = { $seat } prend { amount-kind }.
event-units_paid = { $seat } paie { amount-kind }.
event-token_placed = { $value ->
    [hidden] { $seat } place un pion { $space-in }.
   *[other] { $seat } place un pion { $space-in } : le { $value }.
}
event-token_placed_face_up = { $seat } place le { $value } face visible { $space-in }.
event-tokens_turned_up = { $seat } a { $faces } { $space-in } : force { $strength }.
event-ranked = { $seats-count ->
    [one] { $space } : { $seats }, sans rival.
   *[other] { $space }, en partant du plus fort : { $seats }.
}
event-treasure_won = { $seat } remporte { amount-kind } de la niche { $shelf }.
event-left_in_cave = Personne ne prend { amount-kind } : retour à la banque.
event-tokens_taken_back = { $seat } reprend { amount-tokens } des salles du palais, sans les montrer.
event-spells_drawn = { $seat } pioche { $cards ->
    [one] { $cards } sortilège
   *[other] { $cards } sortilèges
} dans la Tente.
event-spell_kept = { $spell ->
    [hidden] { $seat } garde un sortilège.
   *[other] { $seat } garde { $spell-quoted }.
}
event-spell_given = { $spell ->
    [hidden] { $seat } donne l’autre sortilège à { $owner }.
   *[other] { $seat } donne { $spell-quoted } à { $owner }.
}
event-spell_rejected = { $seat } défausse { $spell-quoted }.
event-no_spell_left = La pioche de sortilèges est vide : { $seat } ne pioche rien dans la Tente.
event-djinn_won = { $uses ->
    [one] { $seat } a l’aide du Djinn : { $uses } objet utilisable pendant ce tour.
   *[other] { $seat } a l’aide du Djinn : { $uses } objets utilisables pendant ce tour.
}
event-market_used = { $seat } échange au Marché.
event-market_not_used = { $seat } n’utilise pas le Marché.
event-start_player_named = { $seat } confie le chameau à { $owner }.
event-guard_shown = Le garde a la valeur { $value }.
event-admitted = { $seat } a assez de force ({ $strength }) et entre au palais.
event-bribed = { $seat } paie { amount-units } au garde et entre au palais.
event-not_bribed = { $seat } ne paie pas le garde.
event-not_admitted = { $seat } n’entre pas au palais.
event-not_bought = { $seat } n’achète pas { $space-in }.
event-bought = { $seat } achète un objet magique { $space-in }.
event-bought_face_up = { $seat } achète { $artifact-the } { $space-in }.
event-bought_searching = { $artifact ->
    [hidden] { $seat } prend un objet magique { $space-in }, à l’insu des autres.
   *[other] { $seat } prend { $artifact-the } { $space-in }, à l’insu des autres.
}
event-unsold = Personne n’achète { $space-in }.
event-lamp_lit = { $seat } allume une Lampe.
event-artifact_used = { $seat } utilise { $artifact-a }.
event-parasite_cast = { $seat } lance « Emprunt » et copie { $artifact-a }.
event-spell_cast = { $seat } lance { $spell-quoted }.
event-spell_cast_at = { $seat } lance { $spell-quoted } sur { $space-the }.
event-apprentice_cast = { $seat } lance « Apprenti sorcier » : { $artifact-the } contre l’objet de { $space-the }.
event-move_cast = { $seat } lance { $spell-quoted } : un pion appartenant à { $owner } doit quitter { $origin-the } pour { $space-the }.
event-eye_cast = { $seat } lance « Œil pour œil » sur un pion appartenant à { $owner } { $space-in }.
event-counter_aimed = { $seat } vise le sortilège { $spell-quoted }, lancé par { $owner }.
event-double_aimed = { $seat } choisit le { $value } { $space-in }.
event-spell_cancelled = Le sortilège { $spell-quoted }, lancé par { $owner }, est annulé.
event-spell_without_effect = Le sortilège { $spell-quoted }, lancé par { $seat }, n’a aucun effet.
event-artifact_without_effect = { $artifact } : utilisation sans effet par { $seat }.
event-token_doubled = { $seat } double son { $value } { $space-in }.
event-carpet_laid = { $seat } pose un Tapis volant { $space-in }.
event-key_turned = { $seat } entre au palais avec une Clef.
event-token_moved = Un pion appartenant à { $owner } quitte { $origin-the } pour { $space-the }.
event-token_removed = { $value ->
    [hidden] { $owner } reprend un pion { $space-from }, sans le montrer.
   *[other] { $owner } reprend le { $value } { $space-from }.
}
event-carpet_removed = { $owner } reprend le Tapis { $space-from }.
event-values_swapped = { $seat } renverse l’ordre : tout 9 compte pour 1 et tout 1 pour 9.
event-spy_at_work = { $seat } a un Espion : tous les autres placent désormais leurs pions face visible.
event-space_closed = { $space } : aucun autre pion ne peut plus y venir pendant ce tour.
event-smuggled = { $seat } prend { $space-the } par la Contrebande.
event-cave_emptied = { $units ->
    [one] Le dragon revient : { amount-kind } retourne à la banque.
   *[other] Le dragon revient : { amount-kind } retournent à la banque.
}
event-stack_searched = { $seat } examine la pile { $space-from }.
event-artifact_brought_up = { $seat } met en vente { $artifact-the } { $space-in }.
event-artifact_put_back = Sous la pile { $space-from }, face cachée : { $artifact }.
event-artifact_taken = { $seat } prend { $artifact-the } { $space-from }.
event-artifact_given = { $seat } laisse { $artifact-the } { $space-in }.
event-tax_paid = { $tokens ->
    [0] { $seat } ne paie rien pour { $spell-quoted }.
   *[other] { $seat } paie { amount-units } pour { $spell-quoted } et garde { amount-tokens }.
}
event-all_returned = { $units ->
    [0] { $seat } n’a rien à rendre pour { $spell-quoted }.
   *[other] { $seat } n’a que { amount-units } pour { $spell-quoted } et rend tout.
}
event-last_artifact_sold = Le dernier objet magique est vendu.
event-stopped = La partie est arrêtée après le tour { $round } : trop d’objets n’ont pas trouvé d’acheteur.
event-secret_shown = { $seat } montre un objet gardé secret : { $artifact }.
event-scored = { $scrolls ->
    [0] { $seat } a { amount-artifacts }.
    [one] { $seat } a { amount-artifacts }, dont { $scrolls } Parchemin.
   *[other] { $seat } a { amount-artifacts }, dont { $scrolls } Parchemins.
}
event-game_over = { $winners-count ->
    [one] La partie est terminée : { $winners } l’emporte.
   *[other] La partie est terminée : { $winners } se partagent la victoire.
}

## Pourquoi une chose est impossible

refusal-no_magic = Dans le jeu de base, les objets n’ont pas de pouvoir et il n’y a pas de sortilèges.
refusal-no_window_now = On ne peut rien jouer à ce moment.
refusal-token_not_behind_screen = Le { $token } n’est pas derrière votre écran.
refusal-space_of_magic_game = { $space } : ce lieu appartient au jeu avec la magie.
refusal-room_not_in_use = { $space } : cette salle ne sert pas à { $players } joueurs.
refusal-space_is_taboo = « Sésame, ferme-toi ! » : aucun autre pion ne peut venir { $space-in } pendant ce tour.
refusal-room_is_full = Vous ne pouvez pas avoir plus de { amount-tokens } { $space-in }.
refusal-cave_is_empty = { $space } : elle est fermée, car elle ne contient aucun trésor.
refusal-room_is_sold_out = { $space } : elle est fermée, car tous ses objets sont vendus.
refusal-not_admitted = Vous n’êtes pas entré au palais pendant ce tour : vous ne pouvez rien placer { $space-in }.
refusal-admitted_already = Vous pouvez déjà entrer au palais.
refusal-no_such_player = Le chameau va à l’un des { $players } joueurs de la table.
refusal-spell_not_drawn = { $spell-quoted } n’est pas une des cartes que vous avez piochées.
refusal-wrong_number_of_units = Il faut exactement { amount-units }.
refusal-too_few_units = { $units ->
    [0] Vous n’avez pas de { $kind-many }.
   *[other] Vous n’avez que { amount-kind }.
}
refusal-too_many_units = C’est trop : { amount-units } au plus.
refusal-bank_too_small = La banque n’a pas tout cela.
refusal-bank_lacks = { $units ->
    [0] La banque n’a plus de { $kind-many }.
   *[other] La banque n’a plus que { amount-kind }.
}
refusal-too_few_of_kind = { $units ->
    [0] Ce pion coûte { $price } d’une même sorte, et vous n’avez pas de { $kind-many }.
   *[other] Ce pion coûte { $price } d’une même sorte, et vous n’avez que { amount-kind }.
}
refusal-cannot_pay = { $units ->
    [0] Cela coûte { $price }, et vous n’avez pas de trésor.
   *[other] Cela coûte { $price }, et vous n’avez que { amount-units }.
}
refusal-kind_used_already = Vous avez payé un autre pion en { $kind-many } : à chaque pion sa sorte.
refusal-same_payment = Payer ici en { $kind-many } reviendrait à un paiement déjà proposé : les pions sont égaux.
refusal-artifact_not_there = Cet objet n’est pas { $space-in }.
refusal-nothing_on_sale = Rien n’est en vente { $space-in }.
refusal-no_face_down_artifact = Il n’y a plus d’objet face cachée { $space-in }.
refusal-no_unused_artifact = Vous n’avez pas d’objet de cette sorte encore inutilisé : { $artifact }.
refusal-no_use_left = { $uses ->
    [one] Vous avez utilisé { $uses } objet pendant ce tour, vous n’avez pas droit à plus.
   *[other] Vous avez utilisé { $uses } objets pendant ce tour, vous n’avez pas droit à plus.
}
refusal-artifact_not_now = { $artifact } : ce n’est pas le moment de l’utiliser.
refusal-nothing_to_double = Vous n’avez pas de tel pion face visible { $space-in } qu’on puisse encore doubler.
refusal-nobody_used_it = Aucun adversaire n’a utilisé { $artifact-a } pendant ce tour.
refusal-spell_not_in_hand = Vous n’avez pas le sortilège { $spell-quoted }.
refusal-no_lamp = Pour lancer un sortilège, il faut une Lampe allumée, ou une Lampe non utilisée et une utilisation disponible.
refusal-no_spell_at_guard = On ne peut plus lancer de sortilège quand le garde est retourné : seulement utiliser des objets.
refusal-spell_not_now = Le sortilège { $spell-quoted } ne peut pas être lancé à ce moment.
refusal-spell_not_castable = Le sortilège { $spell-quoted } n’aurait rien sur quoi agir maintenant.
refusal-space_no_target = Le sortilège { $spell-quoted } ne peut pas être lancé sur { $space-the } maintenant.
refusal-too_few_units_to_cast = { $spell-quoted } coûte { amount-units }, plus que vous n’en avez.
refusal-token_cannot_go = { $spell-quoted } ne peut pas déplacer ce pion vers { $space-the }.
refusal-token_out_of_reach = Ce pion est hors d’atteinte : il doit être sur le plateau, et pas dans la Salle des gardes.
refusal-token_not_taxed = Vous n’avez plus de pion de ce genre à garder dans la cité.
refusal-give_something = Rendez au moins un trésor.
refusal-spell_not_cast_now = Le sortilège { $spell-quoted } n’attend pas de prendre effet.
refusal-own_spell = { $spell-quoted } est votre propre sortilège.
refusal-countered_already = Un Contresort vise déjà { $spell-quoted }.

## Pourquoi une position est impossible, dans une phrase

fault-no_window = on ne peut rien jouer à ce moment
fault-searching_now = on ne fouille une pile qu’en prenant un objet
fault-not_there = ces étapes appartiennent à un autre lieu
fault-turned_up_now = ces étapes ne vont pas avec des pions retournés ou non
fault-strong_enough = le garde a laissé entrer ce joueur
fault-nothing_to_sell = il n’y a rien en vente dans cette salle
fault-searched = qui fouille une pile la connaît tout entière
fault-not_declared = cela n’a pas pu être joué à ce moment
fault-no_abracadabra = l’acheteur a lancé « Abracadabra »
fault-cancelled_later = rien n’est encore annulé
fault-cancelled_so = ce qui est annulé découle de ce qui a été joué
fault-moment_or_steps = une position a un moment ou des étapes, pas les deux
fault-turn_in_placement = seul le moment « placement » a un tour de jeu
fault-in_play = seuls { $most } objets sont en jeu
fault-none_aside = dans le jeu avec la magie, aucun objet n’est mis de côté
fault-stack_height = il n’y a pas plus de { $most } objets ici
fault-round_begun = le premier tour a commencé
fault-no_card = pendant un tour, une carte trésor est visible
fault-one_djinn = un seul joueur gagne la Maison du Djinn pendant un tour
fault-not_between_rounds = cela ne peut pas être avant le début du tour
fault-sold_out = quand le dernier objet est vendu, la partie est finie
fault-not_over = la partie n’est pas finie avant la vente du dernier objet
fault-all_shown = à la fin, aucun objet n’est secret
fault-cave_tallied = une grotte décomptée est vide
fault-guard_up = le garde est visible à partir de son tour, pas avant
fault-lamp_used = une Lampe est allumée quand une a servi, et une seule suffit
fault-scroll_used = un Parchemin ne sert jamais
fault-djinn_later = la Maison du Djinn n’a pas encore été décomptée
fault-guard_later = le tour du garde n’est pas encore venu
fault-kept_out = un joueur qui n’est pas entré n’a pas de pion dans une salle (DRA-GUARD.8)
fault-doubled_when_tallied = seul un pion déjà retourné est doublé
fault-face_up = dans un lieu décompté ou en cours de décompte, les pions sont face visible (DRA-TALLY.3)
fault-carpet_later = on pose un Tapis au décompte de son lieu
fault-more_than_used = il y a sur le plateau plus de Tapis ou de doubles qu’il n’en a servi
fault-taboo_space = « Sésame, ferme-toi ! » ferme un seul lieu utilisé, et jamais celui des gardes
fault-smuggled_space = un contrebandier ne tient que des lieux de la cité
fault-smuggler_later = « Contrebande » se lance juste avant la Tente
fault-swapped_later = les valeurs sont échangées à partir du lieu présent ou d’un lieu précédent
fault-turned_up_by_vizier = une salle qui n’a pas vendu pendant ce tour montre un objet
fault-needs_magic = cela appartient au jeu avec la magie
fault-moment_space = il faut un lieu pour le moment « { $what } »
fault-goes_on = une partie qui n’est pas finie continue d’une manière ou d’une autre
fault-space_unused = « { $what } » ne sert pas dans cette partie
fault-tokens_each = un joueur a { $most } pions
fault-most_carpets = on ne peut pas en poser plus de { $most } pendant un tour
fault-too_many_used = { $used } objets, c’est trop (DRA-ART.1)
fault-guards_in_pool = les autres gardes sont dans la réserve, chacun une fois
fault-no_smuggler = il faut que quelqu’un soit le contrebandier
fault-no_play = on joue soit un sortilège, soit un objet
fault-aim_at_piece = il faut viser un pion ou un Tapis
fault-name_a_space = il faut désigner un lieu
fault-offer_artifact = il faut proposer un objet
fault-aim_at_spell = il faut viser un sortilège
fault-units_of_kind = il n’y a en tout que { $units } « { $what } »
fault-not_his_token = { $value } n’est pas un pion que ce joueur a encore
fault-room_limit = pas plus de { $most } pions dans une salle (DRA-PLACE.4)
fault-shelves = une grotte a { $shelves } niches
fault-artifacts_nowhere = objets qui ne sont nulle part : { $count }, dont « { $what } »
fault-spell_elsewhere = « { $what } » est à deux endroits ou ne fait pas partie de ce jeu
fault-not_his_artifact = le joueur n’a pas autant de « { $what } »
fault-only_magic = seul le jeu avec la magie retourne des objets (DRA-VIZIER.5)
fault-spells_left = cartes restantes : { $count } ({ $left })

## Pourquoi on le ferait, pour les conseils

reason-win_treasure = { $units ->
    [one] Le { $token } a de bonnes chances { $space-in }, où se trouve { amount-units }.
   *[other] Le { $token } a de bonnes chances { $space-in }, où se trouvent { amount-units }.
}
reason-enter_palace = Sans pion dans la Salle des gardes, rien à acheter ; le { $token } vous évite de trop payer le garde.
reason-bid_in_room = Avec le { $token }, vous pouvez espérer acheter { $space-in }, à un prix à votre portée.
reason-win_market = Le { $token } peut gagner le Marché : plus de trésors, et de la sorte qu’il vous faut.
reason-win_camel = Le { $token } peut gagner le chameau, qui tranche dès lors toutes les égalités.
reason-win_spells = Le { $token } peut vous rapporter un sortilège dans la Tente.
reason-win_djinn = Le { $token } peut gagner l’aide du Djinn : un objet de plus pendant ce tour.
reason-spare_token = Vous pouvez vous passer du { $token }, et { $space-in } il ne nuit pas.
reason-buy = Un objet magique pour { amount-units } est un bon achat : à la fin, seuls les objets comptent.
reason-buy_searching = Pour { amount-units }, vous avez le meilleur objet de toute la pile.
reason-too_dear = { amount-units }, c’est trop cher { $space-in } ; gardez de quoi payer ailleurs.
reason-pay_from_plenty = { $kind } : c’est ce dont vous pouvez le mieux vous passer.
reason-bribe_pays = Ce que vous pouvez acheter au palais vaut bien { amount-units } pour le garde.
reason-bribe_too_dear = Vous avez trop peu à gagner au palais pour donner { amount-units } au garde.
reason-not_worth_it = Cela vous coûterait plus que cela ne rapporte.
reason-better_spell = { $spell-quoted } vous est plus utile que l’autre carte.
reason-take_camel = Le chameau tranche les égalités : c’est sa meilleure place.
reason-useful_units = C’est avec ces trésors que vous paierez le mieux vos pions.
reason-use_market = Vous pouvez vous passer de { $kind-many } et recevez plus que vous ne donnez.
reason-least_missed = { $kind } : c’est ce qui vous manquera le moins.
reason-deepen = Beaucoup d’une même sorte achète plus qu’un peu de chaque : continuez avec les { $kind-many }.
reason-enough = Davantage vous coûterait plus que cela ne rapporte.
reason-keep_for_later = Rien de ce que vous pourriez jouer n’en vaut la peine maintenant.
reason-let_it_be = Il n’est pas nécessaire d’y répondre.
reason-stop_spell = { $spell-quoted } vous ferait du tort.
reason-use_artifact = { $artifact } : de quoi faire la différence { $space-in }.
reason-cast_spell = C’est un bon moment pour { $spell-quoted }.
reason-pick_artifact = { $artifact } : c’est l’objet qui vous sera le plus utile.
reason-keep_token = Ce pion vaut bien sa taxe.
reason-pay_tax = Vos pions au palais valent bien l’impôt.
reason-hit_back = C’est le pion dont la perte fait le plus mal.

## Le score, ligne par ligne

score-artifacts = Objets magiques
score-lamp = Lampes
score-counterspell = Contresorts
score-double = Doubles astraux
score-carpet = Tapis volants
score-key = Clefs
score-scroll = Parchemins
score-unknown = Objets non montrés

## Effets en bref : $sign est « + » ou « − », $amount est sans signe

resource-crowns = { $amount ->
    [one] { $sign }{ $amount } couronne
   *[other] { $sign }{ $amount } couronnes
}
resource-pearls = { $amount ->
    [one] { $sign }{ $amount } perle
   *[other] { $sign }{ $amount } perles
}
resource-gemstones = { $amount ->
    [one] { $sign }{ $amount } gemme
   *[other] { $sign }{ $amount } gemmes
}
resource-trophies = { $amount ->
    [one] { $sign }{ $amount } coupe
   *[other] { $sign }{ $amount } coupes
}
resource-gold = { $amount ->
    [one] { $sign }{ $amount } lingot
   *[other] { $sign }{ $amount } lingots
}
resource-artifacts = { $amount ->
    [one] { $sign }{ $amount } objet magique
   *[other] { $sign }{ $amount } objets magiques
}
resource-spells = { $amount ->
    [one] { $sign }{ $amount } sortilège
   *[other] { $sign }{ $amount } sortilèges
}
resource-tokens = { $amount ->
    [one] { $sign }{ $amount } pion
   *[other] { $sign }{ $amount } pions
}

## Options de la table

option-variant = Jeu
option-variant-help = Dans le jeu de base, seul compte le nombre d’objets magiques ; dans le jeu avec la magie, ils ont des pouvoirs et il y a des sortilèges.
option-variant-basic = jeu de base
option-variant-magic = jeu avec la magie
option-start_player = Premier joueur
option-start_player-help = Qui a le chameau au début. Autour d’une table, c’est le plus jeune.
option-start_player-random = tiré au sort
option-leftovers = Trésors que personne n’a pris
option-leftovers-help = Ce que deviennent les trésors restés dans une grotte quand son tour est passé.
option-leftovers-return_to_bank = retour à la banque
option-leftovers-stay = restent dans la grotte

## Consignes : quand ne pas être interrogé

order-windows = Quand m’interroger
order-windows-help = Le jeu avec la magie vous demande à bien des moments si vous voulez jouer quelque chose. Vous pouvez passer automatiquement.
order-windows-always = toujours
order-windows-own_spaces = dans mes lieux, et pour répondre
order-windows-never = jamais
order-pass_until_next_space = Passer jusqu’au lieu suivant
order-pass_until_next_space-help = Passe pour vous jusqu’au décompte du lieu suivant.
order-pass_until_palace = Passer jusqu’au palais
order-pass_until_palace-help = Passe pour vous jusqu’au décompte de la Salle des gardes.
order-pass_until_round_end = Passer pour ce tour
order-pass_until_round_end-help = Passe pour vous jusqu’au début du tour suivant.
order-decline_until_round_end = Renoncer pour ce tour
order-decline_until_round_end-help = Renonce pour vous au Marché, à payer le garde et à tout achat jusqu’au début du tour suivant, que vous puissiez payer ou non. Rien ne le distingue d’un choix de votre part.

## Quand un coup est possible : clés when-*, dites après un refus

when-place = On place un pion à son tour, pendant le placement.
when-pass = On peut passer quand le jeu demande un objet magique ou un sortilège.
when-decline = On peut renoncer quand le Marché, le garde ou un objet magique est proposé.
when-bribe = On peut payer le garde quand il est révélé et que ses propres pions sont trop faibles.
when-buy = On peut acheter quand l’objet magique d’une salle du palais est proposé.
when-buy_searching = { when-buy }
when-pay = On paie pion par pion après avoir décidé d’acheter un objet magique.
when-choose = On choisit des trésors au début, au Marché et avec les sortilèges qui en donnent.
when-give = On donne des trésors quand il y a quelque chose à payer, ou avec « Échange ».
when-take = On prend des trésors de son choix avec « Échange ».
when-done = On le dit pendant que l’on rend des trésors pour « Échange ».
when-keep_spell = On choisit un sortilège après avoir remporté la Tente.
when-name = On donne le chameau après avoir remporté le Caravansérail.
when-pick = On prend un objet magique dans une pile quand un sortilège permet de la regarder.
when-keep_token = On le décide quand quelqu’un a lancé « Bakschich ».
when-keep_carpet = { when-keep_token }
when-pay_tax = On le décide quand quelqu’un a lancé « Impôts du Sultan ».
when-remove_token = On retire un pion en réponse à « Œil pour œil ».
when-remove_carpet = { when-remove_token }
when-use_counterspell = On joue des objets magiques et des sortilèges entre les étapes d’un tour, quand chacun est interrogé dans l’ordre.
when-use_double = { when-use_counterspell }
when-use_double_carpet = { when-use_counterspell }
when-use_carpet = { when-use_counterspell }
when-use_key = { when-use_counterspell }
when-parasite_counterspell = { when-use_counterspell }
when-parasite_double = { when-use_counterspell }
when-parasite_double_carpet = { when-use_counterspell }
when-parasite_carpet = { when-use_counterspell }
when-parasite_key = { when-use_counterspell }
when-cast = { when-use_counterspell }
when-cast_at = { when-use_counterspell }
when-cast_apprentice = { when-use_counterspell }
when-cast_move_own = { when-use_counterspell }
when-cast_move_other = { when-use_counterspell }
when-cast_eye = { when-use_counterspell }
when-cast_eye_carpet = { when-use_counterspell }

## Ce que sont et font les choses sur la table

about-space-cave = Le plus fort prend la première niche, le deuxième la deuxième, et ainsi de suite. Ce qui reste retourne à la banque.
about-kind = Les trésors servent à payer : le garde, et les objets dans les salles du palais, une sorte par pion. À la fin, ils ne valent rien.
about-bank = Tous les paiements y vont, tous les trésors en viennent.
about-shelf = Le joueur classé à cette place prend tout ce qui s’y trouve.
about-closed = On ne peut pas y placer de pions pendant ce tour.
about-treasure_deck = À chaque tour, une carte décide quels trésors vont dans les niches.
about-space-tent = Le plus fort pioche deux sortilèges, en garde un et donne l’autre au deuxième.
about-space-djinn = Le plus fort peut utiliser deux objets magiques pendant ce tour au lieu d’un.
about-space-market = Le plus fort peut donner un trésor et en prendre trois au choix.
about-space-caravanserai = Le plus fort décide qui reçoit le chameau et devient aussitôt premier joueur.
about-space-guard = Qui atteint ici au moins la valeur du garde peut acheter au palais. Avec un pion ici, on peut aussi payer la différence en trésors. Les autres reprennent leurs pions des salles.
about-space-room = En partant du plus fort, chacun peut acheter l’objet magique. Le prix : pour chacun de vos pions ici, autant de trésors que sa valeur, d’une sorte différente par pion.
about-artifacts = Celui qui a le plus d’objets magiques quand le dernier est vendu gagne. Dans le jeu avec la magie, chacun a aussi un pouvoir, et l’on peut en utiliser un par tour.
about-artifact_stack = Les objets magiques encore à vendre dans cette salle. Quand toutes les piles sont vides, la partie s’arrête.
about-token = Chacun en a huit : 1, 2 et de 4 à 9. On les place face cachée, un à la fois. Dans chaque lieu, la somme de vos pions fait votre force.
about-camel = Son possesseur est premier joueur et gagne toutes ses égalités. Sinon, à égalité, le plus proche du chameau dans le sens horaire passe devant.
about-screen = Derrière se trouvent les pions, trésors, objets magiques et sortilèges d’un joueur, cachés aux autres.
about-admitted = Ce joueur peut acheter dans les salles du palais pendant ce tour.
about-not_admitted = Le garde n’a pas laissé entrer ce joueur : pas d’achat pendant ce tour.
about-lit = Ce joueur a allumé une Lampe : il peut lancer autant de sortilèges qu’il veut pendant ce tour.
about-spells = Un sortilège se lance avec une Lampe allumée, aux moments que sa règle permet, puis il est défaussé.
about-spell_deck = On y pioche les sortilèges, dans la Tente d’Aladin.
