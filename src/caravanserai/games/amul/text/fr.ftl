### Āmul en français.
###
### La phrase qui explique une carte reçoit ses nombres de data.toml ($points, $other, $each, $table, $letter,
### $least, $takes) : corriger un nombre là-bas ne demande aucune correction ici.

title = Āmul
tagline = Une cité marchande, neuf tours, et une carte pour tout ce que vous convoitez.
about = Vous êtes marchands à Āmul, la cité où se croisent les caravanes arabes et mongoles. À chaque tour, vous proposez une carte, en choisissez une au Marché et en jouez une, en secret jusqu’à ce que tout soit révélé. Certaines cartes ne comptent que dans votre zone de jeu, d’autres seulement dans votre main à la fin, et beaucoup regardent ce que possèdent vos voisins. Au bout de neuf tours, le score le plus élevé l’emporte.

## Les cartes

card-silver = Argent
    .quoted = « Argent »
card-silver-effect = Série : { $table } points en tout pour 1, 2 ou 3 Argent ; au-delà, une nouvelle série commence.
card-gold = Or
    .quoted = « Or »
card-gold-effect = { amount-points }.
card-carpet = Tapis
    .quoted = « Tapis »
card-carpet-effect = Série : { $table } points en tout pour 1 ou 2 Tapis ; au-delà, une nouvelle série commence.
card-porcelain = Porcelaine
    .quoted = « Porcelaine »
card-porcelain-effect = Série : { $table } points en tout pour 1 ou 2 Porcelaines ; au-delà, une nouvelle série commence.
card-oil = Huile
    .quoted = « Huile »
card-oil-effect = { amount-points } par carte, ou { amount-other } par carte si vous avez une Lampe.
card-spices = Épices
    .quoted = « Épices »
card-spices-effect = Série : { $table } points en tout pour 1 ou 2 Épices ; au-delà, une nouvelle série commence.
card-opium = Opium
    .quoted = « Opium »
card-opium-effect = { amount-points } par carte, mais { amount-other } si vous avez un symbole de valeur militaire.
card-mongol_sabre = Sabre mongol
    .quoted = « Sabre mongol »
card-mongol_sabre-effect = { amount-points }, ou { amount-other } si vous avez un symbole de valeur militaire.
card-arab_sabre = Sabre arabe
    .quoted = « Sabre arabe »
card-arab_sabre-effect = { amount-points }, ou { amount-other } si vous avez un symbole de valeur militaire.
card-vagabond = Vagabond
    .quoted = « Vagabond »
card-vagabond-effect = { amount-points }. Effet immédiat : vous pouvez prendre une carte restée au Marché et la poser dans votre zone de jeu.
card-mongol_guard_a = Garde mongol A
    .quoted = « Garde mongol A »
card-mongol_guard_a-effect = { amount-points }. 1 symbole de valeur militaire, lettre { $letter }.
card-mongol_guard_b = Garde mongol B
    .quoted = « Garde mongol B »
card-mongol_guard_b-effect = { amount-points }. 1 symbole de valeur militaire, lettre { $letter }.
card-arab_guard_c = Garde arabe C
    .quoted = « Garde arabe C »
card-arab_guard_c-effect = { amount-points }. 1 symbole de valeur militaire, lettre { $letter }.
card-arab_guard_d = Garde arabe D
    .quoted = « Garde arabe D »
card-arab_guard_d-effect = { amount-points }. 1 symbole de valeur militaire, lettre { $letter }.
card-lamp = Lampe
    .quoted = « Lampe »
card-lamp-effect = { amount-points }. Votre Huile rapporte davantage.
card-mongol_relic = Relique mongole
    .quoted = « Relique mongole »
card-mongol_relic-effect = { amount-points }, mais { amount-other } si vous avez un symbole arabe.
card-arab_relic = Relique arabe
    .quoted = « Relique arabe »
card-arab_relic-effect = { amount-points }, mais { amount-other } si vous avez un symbole mongol.
card-caravanserai = Caravansérail
    .quoted = « Caravansérail »
card-caravanserai-effect = { amount-each } par symbole Commerce en votre possession, ceux de cette carte compris.
card-thief = Voleur
    .quoted = « Voleur »
card-thief-effect = { amount-points }. Effet de fin de partie : vous pouvez prendre jusqu’à { $takes } cartes Palais et les poser dans votre zone de jeu.
card-mongol_caravan = Caravane mongole
    .quoted = « Caravane mongole »
card-mongol_caravan-effect = { amount-each } par symbole mongol en votre possession.
card-arab_caravan = Caravane arabe
    .quoted = « Caravane arabe »
card-arab_caravan-effect = { amount-each } par symbole arabe en votre possession.
card-spice_supplier = Fournisseur d’épices
    .quoted = « Fournisseur d’épices »
card-spice_supplier-effect = { amount-points }, ou { amount-other } si vous avez au moins { $least } Épices.
card-smuggler = Contrebandier
    .quoted = « Contrebandier »
card-smuggler-effect = { amount-points }, moins { $each } par carte Or de vos deux voisins.
card-arab_merchant = Marchand arabe
    .quoted = « Marchand arabe »
card-arab_merchant-effect = { amount-points }. Effet immédiat : vous pouvez prendre une carte Palais et la poser dans votre zone de jeu.
card-mongol_merchant = Marchand mongol
    .quoted = « Marchand mongol »
card-mongol_merchant-effect = { amount-points }. Effet immédiat : vous pouvez prendre une carte Palais et la poser dans votre zone de jeu.
card-contract = Contrat
    .quoted = « Contrat »
card-contract-effect = { amount-points }. Effet immédiat : vous pouvez prendre une carte Bazar et la poser dans votre zone de jeu.
card-camel = Chameau
    .quoted = « Chameau »
card-camel-effect = Toutes les cartes comptent : chaque Chameau vaut { $table } points quand 1, 2, 3… Chameaux sont en jeu.
card-gems = Gemmes
    .quoted = « Gemmes »
card-gems-effect = { amount-each } par carte Gemmes que vous et vos deux voisins possédez.
card-arab_guard_e = Garde arabe E
    .quoted = « Garde arabe E »
card-arab_guard_e-effect = { amount-points }. 1 symbole de valeur militaire, lettre { $letter }.
card-diplomat = Diplomate
    .quoted = « Diplomate »
card-diplomat-effect = { amount-points }. Compte pour les deux majorités.
card-arab_general = Général arabe
    .quoted = « Général arabe »
card-arab_general-effect = { amount-each } par symbole de valeur militaire en votre possession.
card-mongol_general = Général mongol
    .quoted = « Général mongol »
card-mongol_general-effect = { amount-each } par symbole de valeur militaire en votre possession.
card-goldsmith = Orfèvre
    .quoted = « Orfèvre »
card-goldsmith-effect = { amount-each } par carte Gemmes que vous et vos deux voisins possédez.
card-spice_seller = Vendeur d’épices
    .quoted = « Vendeur d’épices »
card-spice_seller-effect = { amount-each } par carte Épices que vous et vos deux voisins possédez.
card-jeweller = Joaillier
    .quoted = « Joaillier »
card-jeweller-effect = { amount-each } par carte Or et par carte Argent de vos deux voisins.
card-emissary = Émissaire
    .quoted = « Émissaire »
card-emissary-effect = { amount-each } par paire formée d’un symbole arabe et d’un symbole mongol en votre possession.
card-tax_collector = Percepteur
    .quoted = « Percepteur »
card-tax_collector-effect = { amount-each } par symbole Commerce de vos deux voisins.
card-silk = Soie
    .quoted = « Soie »
card-silk-effect = { amount-each } par carte Soie que vous et vos deux voisins possédez.
card-jade = Jade
    .quoted = « Jade »
card-jade-effect = Toutes les cartes comptent : chaque Jade vaut { $table } points quand 1, 2, 3… Jades sont en jeu.
card-mongol_guard_f = Garde mongol F
    .quoted = « Garde mongol F »
card-mongol_guard_f-effect = { amount-points }. 1 symbole de valeur militaire, lettre { $letter }.
card-cameleers = Chameliers
    .quoted = « Chameliers »
card-cameleers-effect = { amount-each } par Chameau que vous et vos deux voisins possédez.
card-arab_prince = Prince arabe
    .quoted = « Prince arabe »
card-arab_prince-effect = { amount-points }. Compte pour la majorité arabe.
card-mongol_prince = Prince mongol
    .quoted = « Prince mongol »
card-mongol_prince-effect = { amount-points }. Compte pour la majorité mongole.
card-ivory = Ivoire
    .quoted = « Ivoire »
card-ivory-effect = Toutes les cartes comptent : chaque Ivoire vaut { $table } points quand 1, 2, 3… Ivoires sont en jeu.
card-amul_militia = Milice d’Amul
    .quoted = « Milice d’Amul »
card-amul_militia-effect = 1 symbole de valeur militaire, lettre { $letter }. { amount-each } par symbole de valeur militaire que vous et vos deux voisins possédez, celui de cette carte compris.
card-peddler = Colporteur
    .quoted = « Colporteur »
card-peddler-effect = { amount-each } par symbole Objet que vous et vos deux voisins possédez.
card-mughal_lord = Seigneur moghol
    .quoted = « Seigneur moghol »
card-mughal_lord-effect = { amount-points }. Effet immédiat : vous pouvez prendre jusqu’à { $takes } cartes Palais et les poser dans votre zone de jeu.
card-fugitive = Fugitif
    .quoted = « Fugitif »
card-fugitive-effect = { amount-points }, moins { $each } par symbole de valeur militaire de vos deux voisins.
card-medallion = Médaillon
    .quoted = « Médaillon »
card-medallion-effect = { amount-points }.
card-mercenaries = Mercenaires
    .quoted = « Mercenaires »
card-mercenaries-effect = { amount-points }. 2 symboles de valeur militaire, lettre { $letter }.
card-nomad = Nomade
    .quoted = « Nomade »
card-nomad-effect = { amount-each } par symbole Objet en votre possession.
card-sheikh = Sheikh
    .quoted = « Sheikh »
card-sheikh-effect = { amount-each } par carte Huile en votre possession.
card-mongol_spy = Espion mongol
    .quoted = « Espion mongol »
card-mongol_spy-effect = { amount-each } par symbole arabe d’un de vos voisins, au choix le plus avantageux.
card-arab_spy = Espion arabe
    .quoted = « Espion arabe »
card-arab_spy-effect = { amount-each } par symbole mongol d’un de vos voisins, au choix le plus avantageux.
card-ebony = Ébène
    .quoted = « Ébène »
card-ebony-effect = { amount-points } par carte, ou { amount-other } par carte si vous avez de l’Ivoire.
card-courtesan = Courtisane
    .quoted = « Courtisane »
card-courtesan-effect = { amount-each } par carte Or et par carte Soie en votre possession.
card-dancer = Danseuse
    .quoted = « Danseuse »
card-dancer-effect = { amount-each } par carte Gemmes et par carte Argent en votre possession.
card-tea = Thé
    .quoted = « Thé »
card-tea-effect = { amount-points }.
card-yurt = Yourte
    .quoted = « Yourte »
card-yurt-effect = { amount-points }.
card-tent = Tente
    .quoted = « Tente »
card-tent-effect = { amount-points }.
card-dervish = Derviche
    .quoted = « Derviche »
card-dervish-effect = { amount-points }. 1 symbole de valeur militaire, lettre { $letter }.
card-trader_babylonian = Négociant babylonien
    .quoted = « Négociant babylonien »
card-trader_babylonian-effect = { amount-points } par série complète dans votre zone de jeu ({ $cards }) ; une carte ne sert qu’à une série.
card-trader_persian = Négociant perse
    .quoted = « Négociant perse »
card-trader_persian-effect = { amount-points } par série complète dans votre zone de jeu ({ $cards }) ; une carte ne sert qu’à une série.
card-trader_chinese = Négociant chinois
    .quoted = « Négociant chinois »
card-trader_chinese-effect = { amount-points } par série complète dans votre zone de jeu ({ $cards }) ; une carte ne sert qu’à une série.
card-trader_indian = Négociant indien
    .quoted = « Négociant indien »
card-trader_indian-effect = { amount-points } par série complète dans votre zone de jeu ({ $cards }) ; une carte ne sert qu’à une série.
card-trader_byzantine = Négociant byzantin
    .quoted = « Négociant byzantin »
card-trader_byzantine-effect = { amount-points } par série complète dans votre zone de jeu ({ $cards }) ; une carte ne sert qu’à une série.
card-trader_egyptian = Négociant égyptien
    .quoted = « Négociant égyptien »
card-trader_egyptian-effect = { amount-points } par série complète dans votre zone de jeu ({ $cards }) ; une carte ne sert qu’à une série.
card-trader_sogdian = Négociant sogdien
    .quoted = « Négociant sogdien »
card-trader_sogdian-effect = { amount-points } par série complète dans votre zone de jeu ({ $cards }) ; une carte ne sert qu’à une série.
card-trader_venetian = Négociant vénitien
    .quoted = « Négociant vénitien »
card-trader_venetian-effect = { amount-points } par série complète dans votre zone de jeu ({ $cards }) ; une carte ne sert qu’à une série.
card-trader_tea = Négociant de thé
    .quoted = « Négociant de thé »
card-trader_tea-effect = { amount-points } par série complète dans votre zone de jeu ({ $cards }) ; une carte ne sert qu’à une série.

## D'où l'on prend les cartes

display-market = Marché
    .from = du Marché
    .in = au Marché
display-palace = Palais
    .from = du Palais
    .in = au Palais
display-bazaar = Bazar
    .from = du Bazar
    .in = au Bazar

## Les symboles, en tête de colonne

symbol-arab = Arabe
symbol-mongol = Mongol
symbol-object = Objets
symbol-trade = Commerce
symbol-military = Militaire

## Les mots du jeu

term-market = Marché
term-palace = Palais
term-bazaar = Bazar
term-deck = Pioche
term-hand = Main
term-play_area = Zone de jeu
term-discard = Défausse
term-removed = Retirée du jeu
term-table_icon = Icône zone de jeu
term-hand_icon = Icône main
term-both_icons = Zone de jeu ou main
term-starting_player = Premier joueur
term-first_pick = Premier choix
term-round_tracker = Compte-tours
term-round_summary = Tour de jeu
term-round = Tour
term-phase_replenish = Phase de réassort
term-phase_planning = Phase de planification
term-phase_cleanup = Phase d’entretien
term-step_offer = Proposer une carte
term-step_pick = Choisir une carte
term-step_reveal = Révéler une carte
term-effect_immediate = Effet immédiat
term-effect_end = Effet de fin de partie
term-series = Série
term-all_count = Toutes les cartes comptent
term-condition = Condition
term-neighbour = Voisin
term-left_neighbour = Voisin de gauche
term-right_neighbour = Voisin de droite
term-all_players = Tous les joueurs
term-arab_symbol = Symbole arabe
term-mongol_symbol = Symbole mongol
term-object_symbol = Symbole Objet
term-trade_symbol = Symbole Commerce
term-military_symbol = Symbole de valeur militaire
term-military_value = Valeur militaire
term-military_order = Ordre militaire
term-letter = Lettre (priorité)
term-majority_arab = Majorité arabe
term-majority_mongol = Majorité mongole
term-trader = Négociant
term-set = Série de cartes
term-final_scoring = Décompte final
term-total = Total
term-decline = Ne rien prendre
term-take_card = Prendre une carte
term-ready = Prêt
term-game_board = Plateau de jeu
term-score_pad = Bloc de score
term-standard_game = Partie normale
term-cards = Cartes
term-market_card = Carte Marché
term-palace_card = Carte Palais
term-bazaar_card = Carte Bazar
term-points = Points
term-winner = Vainqueur
term-tea_variant = Variante : le thé
term-style_objects = Objets
term-style_resources = Ressources
term-style_merchants = Marchands
term-style_military = Militaires
term-style_characters = Personnages
term-style_camels = Chameaux

## Quantités, utilisées par les phrases

amount-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
amount-other = { $other ->
    [one] { $other } point
   *[other] { $other } points
}
amount-each = { $each ->
    [one] { $each } point
   *[other] { $each } points
}

## Ce qui est demandé

prompt-offer_card = Tour { $round } : proposez une carte au Marché, face cachée.
prompt-pick_card = { $left ->
    [1] Vous choisissez en dernier : prenez en main une carte du Marché.
   *[other] Prenez en main une carte du Marché.
}
prompt-reveal_card = Tour { $round } : jouez une carte dans votre zone de jeu, face cachée. Une carte portant seulement l’icône main serait perdue.
prompt-take_card = { $left ->
    [1] { $card-quoted } : vous pouvez prendre une carte { $display-from } et la poser dans votre zone de jeu.
   *[other] { $card-quoted } : vous pouvez prendre jusqu’à { $left } cartes { $display-from }, l’une après l’autre, et les poser dans votre zone de jeu.
}

waiting-offer_card = { $seat } prépare son offre…
waiting-pick_card = { $seat } choisit une carte au Marché…
waiting-reveal_card = { $seat } choisit une carte à jouer…
waiting-take_card = { $seat } peut prendre une carte…

## Les coups, sur les boutons

move-offer = Proposer { $card-quoted }
move-pick = Choisir { $card-quoted }
move-play = Jouer { $card-quoted }
move-take = Prendre { $card-quoted }
move-pass = Ne rien prendre

## Ce qui s'est passé

event-round_began = Le tour { $round } commence. { $seat } a la carte Premier choix.
event-card_dealt = { $card ->
    [hidden] { $seat } reçoit une carte.
   *[other] { $seat } reçoit { $card-quoted }.
}
event-card_turned_up = Nouveau au Marché : { $card-quoted }.
event-card_offered = { $seat } propose { $card-quoted }.
event-pick_order = Ordre des choix, selon la valeur militaire : { $seats }.
event-card_picked = { $seat } choisit { $card-quoted }.
event-card_played = { $seat } joue { $card-quoted }.
event-card_thrown_away = { $seat } joue { $card-quoted } : avec la seule icône main, la carte est retirée du jeu.
event-card_taken = { $seat } prend { $card-quoted } { $display-in }.
event-taking_declined = { $seat } ne prend rien avec { $card-quoted }.
event-card_discarded = Personne ne prend { $card-quoted } : la carte est défaussée.
event-card_laid_down = { $seat } pose { $card-quoted } de sa main.
event-hand_card_discarded = { $seat } défausse { $card-quoted } de sa main : cette carte ne compte que si elle est jouée.
event-scored = { $seat } totalise { amount-points }.
event-game_over = { $winners-count ->
    [one] La partie est terminée : { $winners } l’emporte.
   *[other] La partie est terminée : { $winners } se partagent la victoire.
}

## Pourquoi c'est impossible

refusal-card_not_in_hand = Vous n’avez pas { $card-quoted } en main.
refusal-own_offer = Vous avez vous-même proposé { $card-quoted } : à cette table, on ne reprend pas sa propre offre.
refusal-not_by_picking = { $card-quoted } se trouve au Palais ou au Bazar : seul l’effet d’une carte permet de la prendre.
refusal-card_not_in_market = { $card-quoted } n’est pas au Marché.
refusal-card_not_in_display = { $card-quoted } n’est pas { $display-in }.

## Pourquoi une position est impossible, dans une phrase

fault-card_not_used = « { $what } » ne sert pas à { $players } joueurs à cette table
fault-no_card = { $found } n’est pas une carte ; les cartes s’écrivent « gold » ou « gold 5 »
fault-other_card = la carte numéro { $number } n’est pas « { $what } »
fault-no_card_number = il n’y a pas de carte numéro { $number }
fault-cards_left = cartes nécessaires ici : { $needed } ; restantes : { $left }
fault-cards_here = nombre de cartes à cet endroit : { $needed }, pas { $given }
fault-first_pick = au tour { $round }, il est devant la place { $place } (AMU-CLEAN.3)
fault-one_turn_each = chacune des { $players } places a un tour
fault-nobody_next = il faut que ce soit le tour de quelqu’un
fault-deck_given = la pioche entière est déjà donnée
fault-still_to_come = cartes encore à venir : { $left }
fault-nobody_has = « { $what } » manque : personne ne l’a en jeu
fault-not_in_hand = « { $what } » n’est pas dans cette main
fault-not_in_market = { $found } n’est pas au Marché
fault-not_in_play = { $found } n’est pas en jeu devant la place { $place }
fault-last_round = la partie finit après le tour { $rounds } (AMU-ROUND.1)
fault-not_gained = aucun effet de ce tour n’a pu apporter « { $what } » (AMU-EFFECT.2)
fault-other_deck = « { $what } » ne peut pas se trouver ici
fault-not_removed = « { $what } » n’est jamais retirée du jeu (AMU-REVEAL.4)
fault-laid_at_end = on ne pose les mains qu’à la fin (AMU-END.1)
fault-not_laid = ces cartes ne sont pas dans la zone de jeu comme on les pose (AMU-END.1)
fault-one_offer = chaque place propose une carte, quand tous ont choisi (AMU-OFFER.2)
fault-present_order = l’ordre est maintenant { $order } (AMU-MIL.7)
fault-revealed_now = les cartes ne sont révélées que pendant les effets (AMU-EFFECT.2)

## Pourquoi ce coup, pour les conseils

reason-too_many_table_cards = { $plays ->
    [one] Vous avez plus de cartes à jouer que de tours : il en reste 1, et vous pouvez vous passer de { $card-quoted }.
   *[other] Vous avez plus de cartes à jouer que de tours : il en reste { $plays }, et vous pouvez vous passer de { $card-quoted }.
}
reason-too_many_hand_cards = Votre main est pleine de cartes qui ne comptent que là ; c’est { $card-quoted } qu’il faut céder.
reason-least_useful = { $card-quoted } est la carte qui apporte le moins aux autres.
reason-fetches = { $card-quoted } vous procure une autre carte { $display-from }.
reason-majority = { $card-quoted } vous aide pour une majorité : environ { amount-points }.
reason-grows_series = { $card-quoted } prolonge votre série : environ { amount-points } de plus.
reason-adds_points = { $card-quoted } ajoute environ { amount-points } à vos cartes.
reason-least_bad = { $card-quoted } est la carte qui vous nuit le moins.
reason-trader_ready = Vous avez tout ce que demande { $card-quoted } : { amount-points }.
reason-trader_near = { $missing ->
    [one] Il ne vous manque qu’une marchandise pour { $card-quoted }.
   *[other] { $card-quoted } convient le mieux à vos cartes ; il manque encore { $missing } marchandises.
}
reason-only_on_table = { $card-quoted } ne peut compter que dans votre zone de jeu.
reason-spare_for_table = { $card-quoted } compte aussi dans votre zone de jeu, et mieux vaut garder le reste de la main.
reason-throw_away = Vous n’avez rien de mieux à jouer ; perdre { $card-quoted } vous coûte le moins.
reason-take_nothing = Aucune de ces cartes ne vous servirait.

## Le bloc de score, ligne par ligne

score-objects = Objets
score-resources = Ressources
score-merchants = Marchands
score-military = Militaires
score-characters = Personnages
score-camels = Chameaux
score-bazaar = Bazar
score-arab_majority = Majorité arabe
score-mongol_majority = Majorité mongole

## Effets en bref : $sign est « + » ou « − », $amount est sans signe

resource-cards = { $amount ->
    [one] { $sign }{ $amount } carte
   *[other] { $sign }{ $amount } cartes
}
resource-arab = { $amount ->
    [one] { $sign }{ $amount } symbole arabe
   *[other] { $sign }{ $amount } symboles arabes
}
resource-mongol = { $amount ->
    [one] { $sign }{ $amount } symbole mongol
   *[other] { $sign }{ $amount } symboles mongols
}
resource-object = { $amount ->
    [one] { $sign }{ $amount } symbole Objet
   *[other] { $sign }{ $amount } symboles Objet
}
resource-trade = { $amount ->
    [one] { $sign }{ $amount } symbole Commerce
   *[other] { $sign }{ $amount } symboles Commerce
}
resource-military = { $amount ->
    [one] { $sign }{ $amount } symbole de valeur militaire
   *[other] { $sign }{ $amount } symboles de valeur militaire
}
resource-points = { $amount ->
    [one] { $sign }{ $amount } point
   *[other] { $sign }{ $amount } points
}

## Options de table

option-tea = Cartes Thé
option-tea-help = Combien de cartes Thé sont mélangées à la pioche ; s’il y en a, le Négociant de thé rejoint le Bazar. Autant que de joueurs : c’est le nombre conseillé.
option-tea-none = aucune (partie normale)
option-tea-players = autant que de joueurs
option-tea-1 = 1
option-tea-2 = 2
option-tea-3 = 3
option-tea-4 = 4
option-tea-5 = 5
option-tea-6 = 6
option-tea-7 = 7
option-tea-8 = 8
option-own_offer_may_be_taken_back = Reprendre sa propre offre
option-own_offer_may_be_taken_back-help = À l’étape du choix, on peut reprendre la carte qu’on a soi-même proposée.
option-vagabond_chain_triggers = Enchaînements du Vagabond
option-vagabond_chain_triggers-help = Une carte à effet immédiat prise par un Vagabond s’applique aussitôt ; sinon, son effet est perdu.
option-thief_on_table_resolves_at_end = Voleur sur la table
option-thief_on_table_resolves_at_end-help = Un Voleur pris par un Vagabond prend tout de même des cartes Palais en fin de partie.
option-trader_multiple_sets = Plusieurs séries par Négociant
option-trader_multiple_sets-help = Un Négociant rapporte pour chaque série complète ; sinon, pour une seule.
option-majority_requires_symbol = Symbole requis pour la majorité
option-majority_requires_symbol-help = Qui n’a aucun symbole d’un peuple n’est pas classé dans sa majorité.
option-tiebreak_uses_letters = Les lettres départagent
option-tiebreak_uses_letters-help = À égalité de points et de valeur militaire, la meilleure lettre l’emporte ; sinon, la victoire est partagée.

## Quand un coup est possible : clés when-*, dites après un refus

when-offer = Tous proposent une carte au Marché au début d’un tour.
when-pick = On choisit au Marché quand vient son rang dans l’ordre de choix.
when-play = Tous jouent une carte après que chacun a choisi au Marché.
when-take = On prend une carte quand une carte que l’on vient de jouer le permet.
when-pass = On peut ne rien prendre quand une carte jouée permet d’en prendre une.

## Ce que sont et font les choses sur la table

about-table_icon = La carte ne compte que dans votre zone de jeu. Restée en main à la fin, elle est défaussée.
about-hand_icon = La carte ne compte que dans votre main à la fin. Si vous la jouez, elle quitte le jeu.
about-both_icons = La carte compte dans votre zone de jeu comme dans votre main à la fin.
about-symbol-arab = Les symboles arabes comptent pour la majorité arabe et pour certaines cartes.
about-symbol-mongol = Les symboles mongols comptent pour la majorité mongole et pour certaines cartes.
about-symbol-object = Certaines cartes comptent vos symboles Objet, ou aussi ceux de vos voisins.
about-symbol-trade = Certaines cartes comptent vos symboles Commerce, ou ceux de vos voisins.
about-symbol-military = Vos symboles de valeur militaire décident qui choisit en premier dans les derniers tours. Certaines cartes les comptent aussi.
about-market = À chaque tour, chacun y propose une carte, puis en choisit une. Le reste est défaussé.
about-palace = On prend les cartes Palais grâce aux marchands et à quelques autres effets, jamais en choisissant au Marché. Le Palais n’est pas complété.
about-bazaar = Les négociants. On en prend un avec un Contrat ; il rapporte 6 points par série complète des cartes qu’il demande.
about-deck = Les cartes Marché à venir. Elle s’épuise au neuvième tour.
about-discard = Les cartes que personne n’a prises. Chacun peut les consulter.
about-first_pick = Pendant les premiers tours, un par joueur, son détenteur choisit le premier, puis les autres dans le sens horaire. Elle passe à gauche à chaque tour.
about-military_order = À partir de ce tour, celui qui a le plus de symboles de valeur militaire choisit le premier ; à égalité, la première lettre.
about-letter = À valeur militaire égale, la première lettre de l’alphabet passe devant.
about-round = La partie dure neuf tours : proposer une carte, en choisir une, en jouer une.
about-play_area = Les cartes posées devant un joueur. C’est là que comptent les symboles et la plupart des points.
about-points = La valeur actuelle de tout ce qui est en zone de jeu. Les cartes en main comptent à la fin.
about-majority = À la fin, le plus de symboles rapporte 8 points, le deuxième 4, le troisième 2. À égalité, la place la plus basse compte.
