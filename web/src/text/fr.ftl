### Ce que dit la page elle-même, en français. Les mots communs avec le terminal sont dans caravanserai/language/text.

## Partout

page-skip = Aller au contenu
page-home = Caravanserai, retour à l’accueil
page-language = Langue
page-settings = Réglages
page-theme = Thème
page-theme-auto = Comme le système
page-theme-dusk = Crépuscule
page-theme-noon = Plein midi
page-theme_dusk = Passer au crépuscule
page-theme_noon = Passer en plein midi
page-text_size = Taille du texte
page-text_size-normal = Normale
page-text_size-large = Grande
page-text_size-largest = Très grande
page-comfort = Accessibilité et son
page-sounds = Sons
page-sounds_on = Activer les sons
page-sounds_off = Couper les sons
page-motion = Animations
page-notifications = Notification sur l’ordinateur quand c’est à moi de jouer
page-shortcuts = Raccourcis à une touche
page-confirm_turn = Me faire confirmer le coup qui termine mon tour
page-lists = Toujours lister toutes les options
page-plain_board = Plateau simple : tout en listes de pièces
page-face_down = face cachée
page-not_loaded = Cette partie de la page n’a pas pu être chargée. Une version plus récente existe peut-être : rechargez.
page-shown_plainly = Cette table ne peut pas être dessinée ici : elle est montrée plus simplement.
page-try_again = Réessayer
page-devices = Sécurité
page-devices_how = Quelqu’un a copié les données de ce navigateur ? Une nouvelle clé rend inutilisable toute copie de l’ancienne ; vous gardez vos tables ici.
page-devices_forget = Créer une nouvelle clé
page-devices_done = Ce navigateur a une nouvelle clé.
page-text_view = Vue textuelle
page-text_view_short = Texte
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
page-shelf = Jeux
page-listed = Tables ouvertes
page-tab_running = En cours ({ $count })
page-tab_finished = Terminées ({ $count })
page-show_all = Tout afficher ({ $count })
page-record = Enregistrement
page-first_game = Idéal pour débuter
page-weight-light = Jeu léger
page-weight-medium = Jeu intermédiaire
page-weight-heavy = Jeu exigeant
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
page-waiting_others = Les autres jouent

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
page-more_choices = Autres réglages : pendule et points de règle
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
page-list_it = Afficher cette table à l’accueil
page-hints = Conseils
page-hints-auto = Seulement si tout le monde est d’accord, ou si une seule personne joue
page-hints-on = Oui : prendre place, c’est les accepter
page-hints-off = Non
page-make_link = Ouvrir la table et obtenir le lien
page-start = Commencer la partie

## Réunir et déplacer

page-gathering = on se réunit
page-starts_by_itself = La partie commence d’elle-même quand toutes les places sont prises.
page-starts_when_ready = La partie commence quand toutes les places sont prises et que tout le monde est prêt.
page-ready = On peut commencer
page-not_ready = Attendez, pas encore
page-is_ready = prêt
page-start_now = Commencer sans attendre
page-give_up_seat = Libérer ma place
page-need_invitation = Pour prendre place ici, il vous faut le lien d’invitation. Vous pourrez regarder la partie dès qu’elle aura commencé.
page-rename = Changer de nom
page-share = Partager…
page-qr = Code QR
page-qr_of = Code QR de ce lien
page-watch = Inviter à regarder
page-watch_link = Lien pour regarder
page-watch_how = Toute personne qui ouvre ce lien peut regarder la partie, sans voir ce que les joueurs cachent.
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
page-failed_why = Une erreur dans le programme du jeu l’a arrêtée. Personne n’a gagné, l’enregistrement des coups est conservé et permet aux auteurs de trouver l’erreur.
page-failed_mark = Arrêtée, erreur dans le jeu
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
page-waiting_several = À jouer : { $names }.
page-thinking = Réflexion en cours…
page-allowed = « { $move } » est permis.
page-chosen = Vous avez choisi : { $move }.
page-change_mind = Vous pouvez changer d’avis jusqu’à ce que tout le monde ait choisi.
page-do_it = Jouer cela
page-ends_turn = Cela termine votre tour.
page-confirm = Confirmer
page-take_back = Revenir en arrière
page-on_board = Choisissez sur le plateau
page-show_list = Toutes les options ({ $count })
page-hide_list = Masquer la liste
page-choose_other = Choisir autre chose
page-hint_searching = Exploration en cours…
page-hint_best = Meilleur coup : { $move }.
page-hint_note = Chances de gagner si tout le monde continue comme le ferait l’ordinateur
page-hint_rated = Selon l’ordinateur, sans exploration
page-hint_chance = { $chance } % de chances de gagner (± { $error })
page-hint_margin = Écart attendu { $margin }.
page-hints_if_all = À cette table, les conseils ne sont donnés que si tout le monde les accepte.
page-hints_allowed = Acceptés par : { $names }
page-hints_missing = Réponse attendue de : { $names }
page-hints_agreed = Tout le monde à cette table accepte les conseils.
page-hints_allow = Accepter les conseils
page-hints_withdraw = Ne plus accepter les conseils
page-skip_motion = Passer
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
page-time_left = Temps restant : { $time }
page-beside = Journal, discussion et règles
page-belongings = Votre main et vos biens
page-open_rule = Ouvrir la règle { $rule }
page-beginning = Le début
page-no_story = Il ne s’est encore rien passé.
page-latest = ↓ Dernières lignes
page-no_chat = Aucun message pour l’instant.
page-say_something = Écrire un message
page-watchers_chat = Les spectateurs peuvent aussi parler
page-send = Envoyer
page-search_rules = Chercher dans les règles
page-no_rules = Les règles n’ont pas pu être chargées.
page-nothing_found = Aucune règle ne contient tous ces mots.
page-found = { $count ->
    [one] 1 passage des règles
   *[other] { $count } passages des règles
}
page-contents = Sommaire
page-legend = Icônes et pièces
page-reference = Aide-mémoire
page-whole_book = Règles complètes
page-print = Imprimer
page-back = Retour
page-back_to_table = Retour à la table
page-explain = Expliquer
page-explaining = Choisissez n’importe quoi sur la table pour savoir ce que c’est.
page-explain_done = Terminé
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
page-key-numbers = choisir l’option qui affiche ce numéro
page-key-arrows = ouvrir la liste et parcourir les options
page-key-enter = choisir ou confirmer
page-key-escape = revenir : toutes les options, ou renoncer au coup à confirmer
page-key-space = passer les animations
page-away = Pendant votre absence
page-away_more = { $count ->
    [one] { $count } ligne plus ancienne est dans le journal.
   *[other] { $count } lignes plus anciennes sont dans le journal.
}
page-go_on = Continuer
page-recap = Depuis votre dernier coup
page-just_now = Ce qui vient de se passer
page-score_changed = Points
page-more_lines = { $count ->
    [one] 1 autre événement
   *[other] { $count } autres événements
}
page-rule = Règle { $rule }
page-pace = Vitesse
page-pace-slow = Lente
page-pace-slow-how = Une étape après l’autre, avec un arrêt à chaque révélation et à chaque décompte.
page-pace-normal = Normale
page-pace-normal-how = Arrêt quand cela vous concerne ; le reste continue tout seul.
page-pace-fast = Rapide
page-pace-fast-how = Aucun arrêt.
page-key-pace = changer de vitesse
page-hand_over = Passez l’appareil à { $name }
page-hand_over_why = Rien n’est montré pour le moment : { $name } doit d’abord prendre l’appareil.
page-i_am = Je suis { $name }
page-orders = Consignes
page-orders_secret = Personne d’autre ne les voit.
page-orders_drop = Me demander à nouveau
page-undo_as = { $name } : reprendre le dernier coup
page-line_lost = Connexion perdue. Reconnexion…
page-offline = Cet appareil est hors ligne. La partie continue dès qu’il revient.
page-renewed = Une nouvelle version est disponible.
page-reload = Recharger
page-replaced = L’ordinateur joue pour vous.
page-come_back = Me revoilà
page-stand_in = Laisser l’ordinateur jouer pour moi
page-stand_in_title = Laisser l’ordinateur jouer pour vous ?
page-stand_in_why = Il joue à votre place jusqu’à ce que vous appuyiez sur « Me revoilà » ou que vous rouvriez la table.
page-resign = Abandonner
page-resign_title = Abandonner cette partie ?
page-resign_why = Un ordinateur joue à votre place jusqu’à la fin, et le résultat indique que vous avez abandonné. Vous ne pourrez pas reprendre votre place.
page-delete = Supprimer la table
page-delete_title = Supprimer cette table ?
page-delete_why = La partie s’arrête ici, sans résultat, et disparaît de votre liste.
page-resigned = abandon
page-you_resigned = Vous avez abandonné. L’ordinateur joue à votre place jusqu’à la fin.
page-watching = Vous regardez la partie.

## La leçon

page-lesson = Leçon
page-lesson_step = Étape { $number } sur { $steps }
page-lesson_fold = Replier ou déplier la leçon
page-continue = Continuer
page-play_on = Poursuivre la partie
page-learn = Apprendre le jeu
page-learn_again = Recommencer la leçon
page-first_time = Ce jeu est nouveau pour vous ?
page-first_time_how = La leçon dure de dix à quinze minutes. À une vraie table, avec une donne préparée, vous essayez chaque coup et lisez pourquoi il est bon. Puis vous poursuivez la partie contre l’ordinateur, avec des conseils.
page-learn_first = Apprendre d’abord
page-play_at_once = Jouer tout de suite
page-hints_open = Toujours afficher un conseil
page-fair_lesson = Les dés et les cartes d’une leçon sont préparés : ils sont les mêmes pour tous ceux qui la suivent. Il n’y a donc pas de graine secrète, et rien à prouver sur le hasard. L’enregistrement montre tout de même chaque jet de dés et chaque pioche.
page-play_game = Jouer une partie

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
page-analyse = Analyser
page-analysis = Analyse
page-analysis_looking = Analyse en cours. Ce qui s’affiche devient de plus en plus précis.
page-analysis_graph = Chances de gagner au fil de la partie
page-analysis_moves = Coups
page-analysis_at = Après le coup { $number } : { $chances }
page-analysis_start = Pointez le graphique, ou parcourez-le avec les flèches, pour voir ce qui s’est passé.
page-analysis_move = Coup { $number }, { $player } : { $move }
page-analysis_luck_was = Hasard pour { $player } : { $change }
page-analysis_better = Mieux : { $better } ({ $price })
page-analysis_show = Montrez-moi
page-analysis_accounts = Hasard et maîtrise
page-analysis_accounts_note = En points de chances de gagner. Départ, hasard, ses coups et coups adverses font ensemble le résultat. « Concédé » compare chaque décision à la meilleure option trouvée, d’après ce que la personne pouvait savoir.
page-analysis_turn = { $player } : { $change }
page-analysis_turn_luck = { $player } : { $change }, par hasard
page-analysis_none = Aucune erreur nette n’a été trouvée.
page-analysis_table = Tous les coups en tableau
page-analysis_instead = Joué : { $move } ({ $chance } %). Mieux : { $better } ({ $price }).
page-analysis_above = Vu d’en haut : juger comme si toutes les mains avaient été ouvertes
page-analysis_dearest_above = Les décisions les plus coûteuses, toutes mains ouvertes
page-line_show = Dérouler la meilleure suite
page-line = La meilleure suite, telle que l’ordinateur la jouerait
page-line_move = { $player } : { $move }
page-line_end = Revenir à ce qui a été joué
page-line_from_above = Vu d’en haut, toutes cartes ouvertes : { $better } ({ $price })
page-controls = Commandes de la rediffusion
page-play = Lecture
page-pause = Pause
page-step_back = Un coup en arrière
page-step_on = Un coup en avant
page-scrub = Coup
page-move_of = Coup { $move } sur { $last }
page-eyes = Point de vue
page-eyes_all = tout révélé
page-eyes_public = spectateur

## La vue textuelle

page-fact = { $name } : { $value }
page-none = aucun
page-empty = vide
page-players = Joueurs
page-player = Joueur

## Ce que le serveur refuse

refusal-away = L’ordinateur joue pour vous. Appuyez d’abord sur « Me revoilà ».
refusal-bad_carry_link = Ce lien a déjà servi ou a expiré.
refusal-bad_invite = Cette invitation n’est pas valable.
refusal-bad_level = Pas d’ordinateur autodidacte pour ce jeu avec ces options et ce nombre de joueurs. Choisissez un autre niveau.
refusal-bad_name = Ce nom est invisible. Choisissez-en un autre.
refusal-chat_closed = Seuls ceux qui sont à cette table peuvent parler ici.
refusal-bad_options = Ces options ne sont pas possibles : { $why }.
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
refusal-no_lesson = Ce jeu n’a pas de leçon.
refusal-not_your_seat = Ce n’est pas votre place.
refusal-others_play = D’autres personnes jouent à cette table. Vous pouvez abandonner la partie.
refusal-open_seats = Une place est encore libre.
refusal-no_open_seat = Aucune place n’est libre.
refusal-no_such_frame = La partie n’est pas allée jusque-là.
refusal-no_such_game = Ce jeu n’existe pas ici.
refusal-no_such_page = Il n’y a rien ici.
refusal-no_such_table = Cette table n’existe pas.
refusal-game_error = Une erreur dans le programme du jeu a empêché cela : la table s’arrête ici, l’enregistrement est conservé.
refusal-hints_off = Pas de conseils à cette table : tout le monde ne les accepte pas.
refusal-older_rules = Cette partie a été jouée avec d’anciennes règles, et son plateau ne peut plus être montré.
refusal-resigned = Vous avez abandonné : l’ordinateur joue à cette place jusqu’à la fin.
refusal-server_error = Une erreur s’est produite sur le serveur. Rien n’a été changé.
refusal-shutting_down = Le serveur redémarre. Votre coup sera renvoyé automatiquement.
refusal-stale = La table a avancé entre-temps : regardez de nouveau.
refusal-too_fast = Trop de requêtes. Patientez un instant.
refusal-too_large = C’était trop long.
refusal-too_many_tables = Trop de tables sont jouées par les seuls ordinateurs en ce moment. Réessayez plus tard, ou prenez place vous-même.
refusal-unknown_message = Le serveur n’a pas compris.
refusal-wrong_header = Le serveur a rejeté cette requête : un en-tête manque ou est faux.
refusal-wrong_host = Le serveur n’accepte pas ce nom d’hôte.
refusal-wrong_origin = Le serveur n’accepte pas les requêtes de ce site.
