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
page-devices = Sécurité
page-devices_how = Quelqu’un a copié les données de ce navigateur ? Une nouvelle clé rend inutilisable toute copie de l’ancienne ; vous gardez vos tables ici.
page-devices_forget = Créer une nouvelle clé
page-devices_done = Ce navigateur a une nouvelle clé.
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
page-promise = Des classiques modernes de caravanes et de souks : contre l’ordinateur, avec des amis au loin ou autour d’un même écran.
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
page-how_many = Combien de joueurs ?
page-who_where = Qui s’assied où ?
page-kind-me = Moi ({ $name })
page-kind-local = Quelqu’un sur cet appareil
page-kind-bot = Ordinateur
page-kind-open = Libre : par lien
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
page-others_add_players = Les autres aussi peuvent ajouter des joueurs sur leur appareil
page-remove_guest = Retirer
page-remove_guest_how = Libère la place et crée un nouveau lien ; l’ancien ne fonctionne plus.
page-no_table = Cette table ne peut pas être affichée
page-closed = Cette table est fermée.
page-ended = Cette partie a été arrêtée avant la fin
page-ended_why = Les règles ont été corrigées après le début de cette partie, et elle ne peut pas continuer avec les règles corrigées. Il n’y a pas de gagnant.
page-ended_mark = Arrêtée, règles corrigées
page-older_rules = Cette partie a été jouée avec d’anciennes règles
page-older_rules_why = Les règles actuelles ne permettent plus de reconstituer son plateau. Le résultat, les coups et l’enregistrement restent disponibles.
page-older_rules_mark = anciennes règles
page-moves_made = Les coups joués
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
page-allowed = « { $move } » est permis.
page-chosen = Vous avez choisi : { $move }.
page-change_mind = Vous pouvez changer d’avis jusqu’à ce que tout le monde ait choisi.
page-do_it = Jouer cela
page-all_options = Toutes les options
page-fold = Montrer ou cacher les options
page-skip_motion = Passer les mouvements
page-type_move = Écrire un coup
page-near_moves = Coups qui correspondent
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
page-time_left = Temps restant : { $time }
page-beside = Journal, discussion et règles
page-belongings = Votre main et vos biens
page-open_rule = Ouvrir la règle { $rule }
page-beginning = Le début
page-no_story = Il ne s’est encore rien passé.
page-latest = ↓ Aux dernières lignes
page-no_chat = Personne n’a encore rien dit.
page-say_something = Dire quelque chose
page-watchers_chat = Les spectateurs peuvent aussi parler
page-send = Envoyer
page-search_rules = Chercher dans les règles
page-no_rules = Les règles n’ont pas pu être chargées.
page-nothing_found = Aucune règle ne contient tous ces mots.
page-breakdown = Le score ligne par ligne
page-more_tools = Plus
page-fairness = Hasard équitable
page-fair_before = Avant la partie, le serveur a choisi une graine secrète et montré son empreinte. Tout ce qui relève du hasard vient de cette graine : personne n’a pu le changer ensuite.
page-commitment = Empreinte de la graine (montrée avant le premier coup)
page-seed = La graine elle-même
page-seed_sealed = scellée jusqu’à la fin de la partie
page-fair_after = Après la partie, téléchargez l’enregistrement et vérifiez-le sur votre ordinateur :
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
page-orders = Consignes
page-orders_secret = Personne d’autre ne les voit.
page-orders_drop = Me demander à nouveau
page-undo_as = { $name } : reprendre le dernier coup
page-line_lost = La liaison est coupée ; nouvel essai…
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

page-fact = { $name } : { $value }
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
page-goods_of = { $who } : { $filled } sur { $count } (boutiques { $shops })
page-caravan_places = { $taken } chameaux chargés sur { $count }.
page-caravan_row = { $name } : { $points } points par marchandise, valeur { $value }
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
page-amul_area_of = Zone de jeu : { $seat }
page-amul_open_area = Ouvrir la zone de jeu : { $seat }
page-amul_no_cards = Pas encore de carte.
page-amul_chosen = a choisi
page-amul_face_down = Face cachée devant vous : { $name }
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
    [0] { $name } : aucune série complète de { $goods }
    [one] { $name } : { $sets } série de { $goods }
   *[other] { $name } : { $sets } séries de { $goods }
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

refusal-away = L’ordinateur joue à votre place : revenez d’abord.
refusal-bad_carry_link = Ce lien a déjà servi ou a expiré.
refusal-bad_invite = Cette invitation n’est pas valable.
refusal-bad_name = Ce nom est invisible. Choisissez-en un autre.
refusal-chat_closed = Seuls ceux qui sont à cette table peuvent parler ici.
refusal-bad_options = Ces options ne conviennent pas au jeu : { $why }.
refusal-bad_orders = Ces consignes ne conviennent pas au jeu.
refusal-bad_players = Le jeu n’est pas fait pour autant de joueurs : { $why }.
refusal-bad_request = Le serveur n’a pas compris.
refusal-closed = Cette table est fermée.
refusal-name_taken = Quelqu’un à cette table porte un nom qui ressemble à « { $name } ». Choisissez-en un autre.
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
refusal-older_rules = Cette partie a été jouée avec d’anciennes règles, et son plateau ne peut plus être montré.
refusal-server_error = Une erreur s’est produite sur le serveur. Rien n’a été changé.
refusal-shutting_down = Le serveur redémarre. Votre coup sera renvoyé de lui-même.
refusal-stale = La table a avancé entre-temps : regardez de nouveau.
refusal-too_fast = Pas si vite, s’il vous plaît.
refusal-too_large = C’était trop à la fois.
refusal-too_many_tables = Trop de tables sont jouées par les seuls ordinateurs en ce moment. Réessayez plus tard, ou prenez place vous-même.
refusal-unknown_message = Le serveur n’a pas compris.
refusal-wrong_header = Le serveur ne fait pas confiance à cette requête.
refusal-wrong_host = Le serveur ne répond pas à ce nom.
refusal-wrong_origin = Le serveur ne fait pas confiance à la provenance de cette requête.

## Les Dragons d'Aladin

page-dragons_herald = Le héraut
page-dragons_round = Tour { $round }
page-dragons_set_up = Avant le premier tour
page-dragons_when = { $place ->
    [placement] Tour { $round } : placement des pions
    [end] Tour { $round } : fin du tour
   *[other] Tour { $round } : { $space }
}
page-dragons_stop = Tour { $round } : { $space }
page-dragons_no_tally = Huit pions chacun, face cachée et un à la fois. Ensuite on résout les grottes depuis la gauche, la cité depuis la droite et le palais depuis la gauche.
page-dragons_earlier = Le lieu précédent
page-dragons_later = Le lieu suivant
page-dragons_task-heap = Trésors de votre choix
page-dragons_task-price = Le prix, tel que proposé
page-dragons_task-offers = À vous de choisir
page-dragons_window = { $window ->
    [place] Ensuite : un pion est placé
    [before] Ensuite : { $space }, pions retournés
    [tally] Ensuite : { $space } est résolu
    [end] Ensuite : fin du tour
   *[buy] Ensuite : l'objet { $space-in } est pris
}
page-dragons_plays = Joué jusqu'ici, dans l'ordre où cela agira
page-dragons_no_plays = Rien n'a été joué. Commence qui veut.
page-dragons_answers = Qui a répondu
page-dragons_answer = { $what ->
    [open] { $name } : pas encore
   *[done] { $name } : c'est fait
}
page-dragons_pass_ahead = Passer d'avance…
page-dragons_piece = { $what ->
    [carpet] { $name } : Tapis volant { $space-in }
   *[token] { $value ->
        [0] { $name } : pion caché { $space-in }
       *[other] { $name } : { $value } { $space-in }
    }
}
page-dragons_cave = { $what ->
    [open] { $space }.
   *[closed] { $space } : fermée.
}
page-dragons_tokens_here = { $tokens ->
    [0] Aucun pion ici.
    [one] { $tokens } pion ici.
   *[other] { $tokens } pions ici.
}
page-dragons_bank = Banque : { $units } × { $kind }
page-dragons_room = { $what ->
    [sold_out] { $space } : tout est vendu.
    [shown] { $space } : { $artifact } en vente, reste { $artifacts }.
   *[hidden] { $space } : reste { $artifacts }.
}
page-dragons_guard = { $what ->
    [hidden] Garde du palais, face cachée.
   *[shown] Garde du palais : { $value }.
}
page-dragons_gives-tent = le plus fort pioche deux sortilèges, en garde un et donne l'autre au deuxième.
page-dragons_gives-djinn = le plus fort peut utiliser un objet magique de plus ce tour.
page-dragons_gives-market = le plus fort peut donner un trésor et en prendre trois.
page-dragons_gives-caravanserai = le plus fort dit qui a le chameau.
page-dragons_sold_out = tout vendu
page-dragons_add = Ajouter : { $kind } ({ $units })
page-dragons_take_off = Retirer : { $kind }
page-dragons_give = { $count ->
    [0] Donner
   *[other] Donner { $what }
}
page-dragons_take = { $count ->
    [0] Prendre
   *[other] Prendre { $what }
}
page-dragons_for_token = Pour le { $value }
page-dragons_buy = { $units ->
    [one] Acheter pour { $units } trésor
   *[other] Acheter pour { $units } trésors
}
page-dragons_buy_searching = Acheter avec « Abracadabra »
page-dragons_placed = Le { $value } est sur le plateau
page-dragons_behind = Pions derrière l'écran
page-dragons_cast = Lancer
page-dragons_place = Placer le { $token }
page-dragons_give_units = Donner { $units }
page-dragons_take_units = Prendre { $units }
page-dragons_move_own = { $spell } : votre { $token } vers…
page-dragons_move_other = { $spell } : { $owner }, pion { $number }, vers…
page-dragons_apprentice = { $space } : en échange de…
page-dragons_eye = Retirer un pion : { $owner }
page-dragons_outcome-bought = achète
page-dragons_outcome-bought_face_up = achète : { $artifact }
page-dragons_outcome-bought_searching = { $artifact ->
    [hidden] en prend un en secret
   *[other] prend : { $artifact }
}
page-dragons_outcome-not_bought = n'achète pas
page-dragons_outcome-admitted = assez fort
page-dragons_outcome-bribed = paie le garde
page-dragons_outcome-not_bribed = ne paie pas
page-dragons_outcome-not_admitted = reste dehors
page-dragons_outcome-key_turned = entre avec une Clef
page-dragons_outcome-tokens_taken_back = pions repris : { $tokens }
page-dragons_outcome-spells_drawn = sortilèges piochés : { $cards }
page-dragons_outcome-spell_kept = { $spell ->
    [hidden] en garde un
   *[other] garde { $spell }
}
page-dragons_outcome-spell_given = { $spell ->
    [hidden] un à { $owner }
   *[other] { $spell } à { $owner }
}
page-dragons_outcome-spell_rejected = défausse { $spell }
page-dragons_outcome-no_spell_left = plus de sortilège
page-dragons_outcome-djinn_won = objets ce tour : { $uses }
page-dragons_outcome-market_used = échange
page-dragons_outcome-market_not_used = n'échange pas
page-dragons_outcome-start_player_named = le chameau à { $owner }
page-dragons_outcome-smuggled = en contrebande
page-dragons_shelves = Niches, depuis le haut
page-dragons_face_down = face cachée
page-dragons_on_table = { $who } : { $what }
page-dragons_where = Lieu
page-dragons_lying_there = Pions sur place
page-dragons_your_screen = Derrière votre écran
page-dragons_effects = Jusqu'à la fin du tour
page-dragons_effect_spy = Espion ({ $seat }) : tous les autres placent face visible.
page-dragons_effect_swapped = Chaque 9 compte pour 1 et chaque 1 pour 9.
page-dragons_effect_taboo = « Sésame, ferme-toi ! » : { $space } est fermé.
page-dragons_effect_smuggled = { $seat } tient { $space } en contrebande.

## Emira

short-bid = Enchérir
page-emira_arch = La princesse sous l’arche
page-emira_expected = L’arche est vide : la prochaine princesse n’est pas encore là.
page-emira_nobody = Aucune princesse n’est là pour l’instant.
page-emira_suitors = Ce que les cheiks offrent aux yeux de { $princess }
page-emira_would_join = S’installerait chez { $seat } maintenant.
page-emira_would_visit = Rendrait visite à { $seat } maintenant.
page-emira_no_candidate = Personne n’a de place pour elle.
page-emira_gold_decides = L’or secret décidera : { $seats }.
page-emira_level = Égalité, pas encore de choix : { $seats }.
page-emira_no_room = complet
page-emira_only_you = Vous seul voyez ces cartes
page-emira_sort_how = Désignez les cartes dans leur nouvel ordre, celle du dessus d’abord.
page-emira_none_left = épuisé
page-emira_sold_to = vendu à { $seat }
page-emira_sold = Vendu à
page-emira_in_supply = encore { $count } dans la réserve
page-emira_pays = { $spaces } versements de { $payment } or
page-emira_status_points = { $points ->
    [one] { $points } point de statut
   *[other] { $points } points de statut
}
page-emira_no_purchase = rien acheté
page-emira_known_at = Carte { $place } à partir du dessus : { $card }
page-emira_this_turn = Ce tour
page-emira_next_turn = Prochain tour
page-emira_undecided = Indécises
page-emira_leads = en tête
page-emira_speaks = à la parole
page-emira_in = en lice
page-emira_passed = a passé
page-emira_acts = agit
page-emira_waits = doit encore agir
page-emira_honeymoon = en nuit de noces
page-emira_no_bid = Pas encore de mise
page-emira_no_auction = Pas d’enchère en cours
page-emira_leads_with = { $seat } mène avec
page-emira_won_with = { $seat } gagne avec
page-emira_pays_only = vous payez { $gold }
page-emira_symbol_played = Une carte au symbole { $symbol } a été jouée ce tour-ci
page-emira_rooms = { $princesses } sur { $capacity } chambres occupées
page-emira_free_room = Une chambre libre
page-emira_caravan = { $left ->
    [one] { $caravan } : { $payment } or par tour, encore { $left } versement
   *[other] { $caravan } : { $payment } or par tour, encore { $left } versements
}
page-emira_discount = { $camels ->
    [one] { $camels } chameau à { $rate } : { $discount } or de moins par mise
   *[other] { $camels } chameaux à { $rate } : { $discount } or de moins par mise
}
page-emira_hand_cards = { $cards ->
    [one] { $cards } carte événement en main
   *[other] { $cards } cartes événement en main
}
page-emira_next_income = Prochain tour : { $supply } de la réserve d’épices, { $trade } des caravanes
page-emira_next_upkeep = Entretien à la fin du tour : { $gold } or
page-emira_gold_open = Noor habite ici : tout le monde voit l’or
page-emira_gold_secret = secret
page-emira_honeymoon_in = En nuit de noces au tour { $turn }
page-emira_xenia = { $markers ->
    [0] Xenia : son cadeau est dû à la fin du tour
    [one] Xenia : { $markers } marqueur avant son prochain cadeau
   *[other] Xenia : { $markers } marqueurs avant son prochain cadeau
}
page-emira_treasures = Marqueurs et cartes statut
page-emira_off_bids = Rabais par mise
page-emira_short = Il manque { $gold } or pour l’entretien
page-emira_short_brief = il manque { $gold }
page-emira_left = reste { $gold }
page-emira_left_spoken = il reste { $gold } or, entretien { $due }
page-emira_goal = Gagnez avec { $fewest } princesses qui ont ces talents, ou { $most } quelconques.
page-emira_to_act = Doivent encore agir
page-emira_event_prices = Prix des cartes événement
page-emira_decks = Pioches et sac
