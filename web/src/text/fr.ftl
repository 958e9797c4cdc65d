### Ce que dit la page elle-même, en français. Les mots communs avec le terminal sont dans caravanserai/language/text.

## Partout

page-skip = Aller au contenu
page-home = Caravanserai, retour à l’accueil
page-language = Langue
page-settings = Réglages
page-theme = Lumière
page-theme-auto = Comme le système
page-theme-dusk = Crépuscule
page-theme-noon = Plein midi
page-theme_dusk = Passer au crépuscule
page-theme_noon = Passer en plein midi
page-comfort = Confort
page-sounds = Sons
page-motion = Les pièces bougent
page-notifications = Me prévenir sur le bureau quand c’est à moi
page-shortcuts = Raccourcis à une touche
page-text_view = La table en mots
page-text_view_short = En mots
page-close = Fermer
page-save = Enregistrer
page-loading = Un instant…
page-lost = Il n’y a rien ici.
page-to_lobby = Retour à l’accueil
page-unreachable = Le serveur est injoignable.
page-went_wrong = Quelque chose n’a pas marché.

## L’accueil

page-welcome = Prenez place, les lampes sont allumées.
page-promise = Des classiques modernes de caravanes et de souks : contre l’ordinateur, avec des amis au loin ou autour d’un même écran.
page-my_name = Votre nom à la table
page-guest = Voyageur
page-running = Vos parties
page-shelf = Sur l’étagère
page-listed = Tables ouvertes
page-past = Parties terminées
page-footer = Ni compte ni publicité. Chaque mélange et chaque jet de dés peut être vérifié après la partie.
page-players_count = { $count } joueurs
page-minutes = { $count } minutes
page-play_now = Jouer tout de suite contre l’ordinateur
page-with_friends = Jouer entre amis
page-same_device = Sur le même écran
page-open_seats = { $count ->
    [0] Toutes les places sont prises.
    [one] { $count } place libre
   *[other] { $count } places libres
}
page-open_seat = Place libre
page-waiting_others = En attente des autres

## Une nouvelle table

page-new_table = Nouvelle table
page-how_many = Combien de joueurs ?
page-who_where = Qui s’assied où ?
page-kind-me = Moi ({ $name })
page-kind-local = Quelqu’un sur cet appareil
page-kind-bot = Ordinateur
page-kind-open = Libre : par lien
page-name_of = Nom du joueur { $number }
page-move_up = Avancer le joueur { $number } d’une place
page-move_down = Reculer le joueur { $number } d’une place
page-hand_over_note = Entre les tours, la page demande de passer l’appareil, pour que personne ne voie la main d’un autre.
page-more_choices = Pendule et variantes
page-clock = Temps par décision
page-no_clock = Sans pendule
page-clock_minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
page-clock_hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
page-list_it = Tout le monde peut trouver cette table à l’accueil
page-make_link = Ouvrir la table et obtenir le lien
page-start = Commencer la partie

## Réunir et déplacer

page-gathering = on se réunit
page-starts_by_itself = La partie commence d’elle-même quand toutes les places sont prises.
page-invite_link = Envoyez ce lien à vos amis
page-copy = Copier
page-copied = Copié
page-open_again = Libérer la place
page-fill = Compléter avec l’ordinateur et commencer
page-add_local = Quelqu’un d’autre sur cet appareil
page-no_table = Cette table ne peut pas être affichée
page-closed = Cette table est fermée.
page-carry = Continuer sur un autre appareil
page-carry_how = Ouvrez ce lien sur l’autre appareil dans les dix minutes. Il ne sert qu’une fois, et vos places y sont transférées.
page-carry_link = Lien à usage unique
page-carry_title = Continuer ici
page-carry_text = Vos places passent sur cet appareil.
page-carry_take = Prendre mes places ici

## À la table

page-decision = Décision
page-you = vous
page-you_asked = À vous
page-absent = absent
page-bot_for_now = l’ordinateur joue en attendant
page-to_act = à jouer
page-waiting_several = En attente de { $names }.
page-allowed = « { $move } » est permis.
page-chosen = Vous avez choisi : { $move }.
page-change_mind = Vous pouvez changer d’avis jusqu’à ce que tout le monde ait choisi.
page-do_it = Jouer cela
page-all_options = Toutes les options
page-fold = Montrer ou cacher les options
page-skip_motion = Passer les mouvements
page-type_move = Écrire un coup
page-more_ways = { $count ->
    [one] { $count } autre façon
   *[other] { $count } autres façons
}
page-ways = { $count ->
    [one] { $count } façon
   *[other] { $count } façons
}
page-less = Moins
page-more = Plus
page-arm-W = Route ouest
page-arm-E = Route est
page-arm-N = Route nord
page-arm-S = Route sud
page-time_left = Temps restant : { $time }
page-beside = Journal, discussion et règles
page-belongings = Votre main et vos biens
page-open_rule = Ouvrir la règle { $rule }
page-beginning = Le début
page-no_story = Il ne s’est encore rien passé.
page-no_chat = Personne n’a encore rien dit.
page-say_something = Dire quelque chose
page-send = Envoyer
page-search_rules = Chercher dans les règles
page-no_rules = Les règles n’ont pas pu être chargées.
page-nothing_found = Aucune règle ne contient tous ces mots.
page-breakdown = Le score ligne par ligne
page-more_tools = Plus
page-fairness = Dés honnêtes
page-fair_before = Avant la partie, le serveur a choisi une graine secrète et montré son empreinte. Tous les dés et tous les mélanges viennent de cette graine : personne n’a pu les changer ensuite.
page-commitment = Empreinte de la graine (montrée avant le premier jet)
page-seed = La graine elle-même
page-seed_sealed = scellée jusqu’à la fin de la partie
page-fair_after = Après la partie, téléchargez l’enregistrement et vérifiez-le sur votre ordinateur :
page-download = Télécharger l’enregistrement
page-keys = Touches
page-key-numbers = choisir l’option de ce numéro
page-key-arrows = parcourir les options
page-key-enter = choisir
page-key-escape = revenir à toutes les options
page-key-space = passer les mouvements
page-away = Pendant votre absence
page-away_more = { $count ->
    [one] { $count } ligne plus ancienne est dans le journal.
   *[other] { $count } lignes plus anciennes sont dans le journal.
}
page-go_on = Continuer
page-hand_over = Passez l’appareil à { $name }
page-hand_over_why = Rien n’est montré avant que { $name } l’ait en main.
page-i_am = Je suis { $name }
page-undo_as = { $name } : reprendre le dernier coup
page-line_lost = La liaison est coupée ; nouvel essai…
page-offline = Cet appareil est hors ligne. La partie continue dès qu’il revient.
page-renewed = Le serveur a une nouvelle version.
page-reload = Recharger
page-replaced = L’ordinateur joue pour vous.
page-come_back = Me revoilà
page-watching = Vous regardez la partie.

## La fin et la rediffusion

page-counting = On compte les points
page-podium = Podium
page-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
page-rematch = Revanche
page-join_rematch = Vers la revanche
page-look_board = Regarder le plateau
page-to_result = Voir le résultat
page-controls = Commandes de la rediffusion
page-play = Lecture
page-pause = Pause
page-step_back = Un coup en arrière
page-step_on = Un coup en avant
page-scrub = Coup
page-move_of = Coup { $move } sur { $last }
page-eyes = Vu par
page-eyes_all = qui voit tout
page-eyes_public = un spectateur

## La table en mots

page-fact = { $name } : { $value }
page-seat = { $seat }
page-space = { $space }
page-none = aucun
page-empty = vide
page-players = Joueurs
page-player = Joueur
page-completed_souks = Souks complets
page-goods_in = Marchandises
page-shops_by_road = Boutiques au bord de la route
page-empty_of = { $count ->
    [one] vide ({ $count } boutique)
   *[other] vide ({ $count } boutiques)
}
page-goods_of = { $who } : { $filled } sur { $count } (boutiques { $shops })
page-caravan_places = { $taken } chameaux chargés sur { $count }.
page-caravan_row = { $name } : { $points } points par marchandise, valeur { $value }
page-your_hand = Votre main
page-effect = Effet
page-owned = à vous

## Noms courts sur les boutons

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

## Āmul

page-amul_across = En face
page-amul_area_of = Zone de jeu de { $seat }
page-amul_open_area = Ouvrir la zone de jeu de { $seat }
page-amul_no_cards = Pas encore de carte.
page-amul_chosen = a choisi
page-amul_face_down = Face cachée devant vous : { $name }
page-amul_offer_of = Carte proposée par { $seat }, face cachée
page-amul_offered_by = proposée par { $seat }
page-amul_offered = Proposée par
page-amul_fresh = de la pioche
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
page-amul_place-hand = Ne compte que dans votre main à la fin ; jouée, elle quitte le jeu.
page-amul_place-both = Compte dans votre zone de jeu, ou dans votre main à la fin.
page-amul_symbols = { $symbol ->
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
    [1] { $symbols } : 1re place
   *[other] { $symbols } : { $place }e place
}
page-amul_sets = { $sets ->
    [0] { $name } : aucune série complète de { $goods }
    [one] { $name } : { $sets } série de { $goods }
   *[other] { $name } : { $sets } séries de { $goods }
}
page-amul_looks_at = { $name }, qui observe { $seat }
page-amul_round = Tour { $round } sur { $rounds }
page-amul_pick_order = Ordre des choix
page-amul_military_order = Ordre militaire
page-amul_strength = valeur militaire { $value }, lettre { $letter }
page-amul_card = Carte
page-amul_counts = Compte
page-amul_hand_cards = Cartes en main
page-amul_known = En main, au su de tous
page-amul_gone = Hors du jeu

## Ce que le serveur refuse

refusal-ambiguous = « { $text } » peut être : { $moves }.
refusal-unparsable = { $near ->
    [none] « { $text } » n’est pas un coup de ce jeu.
   *[other] « { $text } » n’est pas un coup de ce jeu. Peut-être : { $near } ?
}
refusal-away = L’ordinateur joue à votre place : revenez d’abord.
refusal-bad_carry_link = Ce lien a déjà servi ou a expiré.
refusal-bad_invite = Cette invitation n’est pas valable.
refusal-bad_options = Ces options ne conviennent pas au jeu.
refusal-bad_players = Le jeu n’est pas fait pour autant de joueurs.
refusal-bad_request = Le serveur n’a pas compris.
refusal-closed = Cette table est fermée.
refusal-not_at_table = Vous n’êtes pas assis à cette table.
refusal-not_gathering = La partie a déjà commencé.
refusal-not_host = Seul l’hôte de la table peut faire cela.
refusal-not_over = Ce n’est possible qu’une fois la partie terminée.
refusal-not_started = La partie n’a pas encore commencé.
refusal-no_advice = L’ordinateur n’a pas de conseil ici.
refusal-not_your_seat = Ce n’est pas votre place.
refusal-no_open_seat = Aucune place n’est libre.
refusal-no_such_frame = La partie n’est pas allée jusque-là.
refusal-no_such_game = Ce jeu n’est pas sur l’étagère.
refusal-no_such_page = Il n’y a rien ici.
refusal-no_such_table = Cette table n’existe pas.
refusal-server_error = Une erreur s’est produite sur le serveur. Rien n’a été changé.
refusal-shutting_down = Le serveur redémarre. Votre coup sera renvoyé de lui-même.
refusal-stale = La table a avancé entre-temps : regardez de nouveau.
refusal-too_fast = Pas si vite, s’il vous plaît.
refusal-too_large = C’était trop à la fois.
refusal-unknown_message = Le serveur n’a pas compris.
refusal-wrong_header = Le serveur ne fait pas confiance à cette requête.
refusal-wrong_origin = Le serveur ne fait pas confiance à la provenance de cette requête.
