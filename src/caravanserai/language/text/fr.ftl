### Ce que disent tous les jeux et toutes les tables, en français.

## Listes de joueurs : Anna et Bob ; Anna, Bob et Cléo

list-comma = { $left }, { $right }
list-pair = { $left } et { $right }

## Pourquoi la table refuse

refusal-game_over = La partie est terminée.
refusal-not_your_decision = Ce n’est pas à vous de décider : c’est à { $seat } de choisir.
refusal-not_now = Ce n’est pas le moment.
refusal-not_possible = Ce n’est pas possible ici.
refusal-nothing_to_undo = Il n’y a rien à annuler.
refusal-somebody_acted = { $seat } a joué depuis : votre coup ne peut plus être annulé.
refusal-something_revealed = Quelque chose a été révélé depuis : votre coup ne peut plus être annulé.
refusal-lesson_reading = Lisez d’abord ceci, puis appuyez sur Continuer.
refusal-ambiguous = « { $text } » peut être : { $moves }.
refusal-unparsable = { $near ->
    [none] « { $text } » n’est pas un coup de ce jeu.
   *[other] « { $text } » n’est pas un coup de ce jeu. Peut-être : { $near } ?
}

## Mots de la table

seat-number = Joueur { $number }
yes = oui
no = non

word-game = Jeu
word-table = Table
word-turn = Tour
word-your_turn = À vous de jouer
word-player = Joueur
word-players = Joueurs
word-seat = Place
word-spectator = Spectateur
word-spectators = Spectateurs
word-person = Humain
word-bot = Ordinateur
word-level = Niveau
word-options = Options
word-language = Langue
word-new_game = Nouvelle partie
word-join = Prendre place
word-leave = Quitter la table
word-undo = Annuler le coup
word-hint = Conseil
word-rules = Règles
word-rule = Règle
word-search = Rechercher
word-save = Enregistrer
word-load = Charger
word-replay = Revoir la partie
word-help = Aide
word-log = Journal
word-chat = Discussion
word-score = Score
word-total = Total
word-winner = Vainqueur
word-shared_victory = Victoire partagée
word-game_over = Partie terminée
word-cancel = Annuler
word-quit = Quitter

## Joueurs de l’ordinateur

level-novice = Novice
level-novice-help = Ne voit pas tout et juge mal le reste : un enfant peut gagner.
level-apprentice = Apprenti
level-apprentice-help = Joue sans grand plan : idéal pour une première partie.
level-merchant = Marchand
level-merchant-help = Connaît la valeur des choses, et se trompe parfois.
level-master = Maître caravanier
level-master-help = Pèse chaque coup et choisit celui qui paraît le meilleur.
level-vizier = Vizir
level-vizier-help = Réfléchit à l’avance, à travers des centaines de suites possibles : le plus fort.
level-learned = Autodidacte
level-learned-help = A tout appris en jouant contre soi-même, sans aucun conseil.

## Où en est la partie

scene-round = Tour { $round }
scene-turn = Tour { $turn }
scene-looking_at = Cartes regardées
scene-sign = { $sign }
scene-round_of = Tour { $round } sur { $rounds }

## Conseils pour un jeu dont l’auteur n’en a pas écrit

reason-effects_good = De toutes les possibilités, c’est celle qui rapporte le plus : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} jusqu’à votre prochaine décision.
reason-effects_best = Rien ne paraît meilleur en ce moment.

## Ce qui a décidé une partie : clés analysis-*

analysis-moves = Coups
analysis-chance = Chances de gagner
analysis-start = Départ
analysis-luck = Hasard
analysis-own = Ses coups
analysis-others = Coups adverses
analysis-result = Résultat
analysis-price = Concédé
analysis-turning_points = Tournants de la partie
analysis-dearest = Les décisions les plus coûteuses, d’après ce que la personne pouvait savoir
analysis-if_all = { $looks ->
    [one] { $looks } regard
   *[other] { $looks } regards
} vers l’avenir, comme si tout le monde continuait à jouer comme l’ordinateur « classic » ; ± est l’erreur type.

## Le terminal : clés cli-*

cli-error = Erreur :
cli-welcome = Répondez par un numéro ou par un coup ; « help » dit ce que vous pouvez taper d’autre.
cli-commitment = Tout ce qui relève du hasard est déjà fixé ; empreinte de la graine : { $digest }…
cli-hand_over = { $seat }, c’est à vous. Appuyez sur Entrée quand vous êtes seul devant l’écran.
cli-hand_over_undo = { $seat } peut encore taper « undo » et choisir de nouveau.
cli-more_in_log = { $lines ->
    [one] … et { $lines } ligne plus ancienne, voir « log »
   *[other] … et { $lines } lignes plus anciennes, voir « log »
}
cli-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-undone = Coup annulé.
cli-allowed = C’est permis : { $label }.
cli-hint = Conseil : { $label } – { $text }
cli-hint_next = Ou : { $label } – { $text }
cli-hint_chances = { $chance } % de chances de gagner (± { $error }), écart attendu { $margin }
cli-hint_note = Chances si tout le monde continue comme le ferait l’ordinateur.
cli-ordered = Consigne donnée – { $name } : { $value }.
cli-saved = Partie enregistrée dans { $file }. Pour la reprendre : { $command }
cli-kept = Votre partie est conservée. Pour la reprendre : { $command }
cli-kept_finished = La partie est conservée dans { $file }
    La revoir :  caravanserai replay { $file }
    La prouver :  caravanserai verify { $file }
cli-orders_not_saved = Les consignes ne sont pas enregistrées avec la partie ; redonnez-les avec « orders » quand vous reprendrez.
cli-next_step = Entrée : coup suivant, q : arrêter
cli-help-number = joue l’option de ce numéro
cli-help-move = joue un coup par son texte ; le début des mots suffit (« { $short } »)
cli-help-board = montre tout le plateau
cli-help-options = montre de nouveau les options, avec les coups tels qu’on les tape
cli-help-hint = les meilleurs coups, leurs chances, et pourquoi
cli-help-why = pourquoi un coup est interdit, ou pourquoi le jouer
cli-help-undo = annule votre dernier coup et ce que les ordinateurs ont joué depuis, sauf si quelque chose a été révélé ou si quelqu’un d’autre a joué
cli-help-rules = les chapitres des règles, une règle, ou les règles qui parlent de quelque chose
cli-help-log = tout ce qui s’est passé
cli-help-score = le score, ligne par ligne
cli-help-orders = ce que la table répond pour vous, afin de ne pas être interrogé à chaque fois
cli-help-save = enregistre la partie
cli-help-quit = quitte ; la partie est conservée
cli-help-enter = Une ligne vide montre de nouveau les options, ou joue la seule qui reste. Tab complète.
cli-legend-yspahan = Sur le plateau : · est une boutique libre, W4 la case de route voisine, [W4] l’Intendant ; 4+2 après un bâtiment est son prix, 4 Chameaux et 2 pièces d’Or ; (5) est un dé jaune.
cli-legend-amul = Sur la table : ▭ est une carte pour la table, ▯ une carte pour la main, ▭▯ pour l’une ou l’autre ; +3 est ce qu’elle ajouterait à votre score maintenant, ↗7 le plus qu’elle puisse encore donner ; ✗ serait perdue. Dans les colonnes, 3 +8 signifie trois symboles qui rapportent 8 points de majorité, 2 A une valeur militaire avec sa meilleure lettre. Vos voisins sont les joueurs au-dessus et au-dessous de vous ; le premier et le dernier sont assis côte à côte.
cli-legend-dragons = Sur le plateau : ● et les autres signes sont les joueurs, ●· un pion face cachée, ●(7) un pion que vous seul connaissez, ●7 un pion face visible, ●~3 un Tapis, ×2 un pion doublé ; ▶ est le lieu dont c’est le tour, ✗ un lieu fermé ; 4 2 1 sont les niches d’une grotte depuis le haut, +3 les objets magiques encore cachés au-dessus de celui en vente. Dans les tableaux, chaque case est le numéro d’une option : la ligne est le lieu et la colonne le pion, ou la ligne le pion et la colonne la lettre du lieu.
cli-legend-emira = Sur le plateau : › sépare ce qu’une princesse compare d’abord et ensuite, ⇄ signifie échangé, → montre qui elle rejoindrait maintenant, et « ? » que seul l’or caché peut le dire. Le meilleur de chaque ligne est en gras ; 2 (−100) sont 2 chameaux qui épargnent 100 à l’enchère ; un nombre après une caravane compte les paiements qui lui restent, ½ est une demi-section de palais. ✓ ou −1 après l’objectif : atteint, ou un talent manquant.
cli-emira-coming = Annoncée
cli-emira-bidding = enchérissent
cli-emira-to_act = doivent encore agir
cli-emira-in_force = En vigueur :
cli-emira-goal = { $most } princesses font gagner, ou { $fewest } avec les talents de l’objectif.
cli-emira-any_bid = Toute enchère de { $least } à { $most }, par dizaines, peut être tapée, par exemple « bid { $example } ».
cli-emira-bid_order = « orders highest_bid { $example } » enchérit pour vous jusqu’à une limite.
cli-rules_how = « rules ID » montre une règle, « rules MOTS » trouve celles qui en parlent.
cli-colour-white = blanc
cli-colour-blue = bleu
cli-colour-yellow = jaune
cli-colour-pink = rose
cli-colour-orange = orange
cli-lesson_step = Étape { $number } sur { $steps }
cli-lesson_continue = Appuyez sur Entrée pour continuer.
cli-lesson_over = Vous connaissez maintenant le jeu. Continuez contre l’ordinateur, ou tapez « quit ».
cli-lesson_none = Il n’y a pas encore de leçon pour ce jeu. Essayez : caravanserai rules { $game }
cli-for_players = pour { $counts } joueurs
cli-minutes = { $shortest } à { $longest } minutes
cli-options_heading = Options de table (--option NOM=VALEUR) :
cli-option_default = par défaut : { $value }
cli-try_play = Pour jouer : { $command }
cli-column-wins = Victoires
cli-column-share = Part
cli-column-interval = Intervalle à 95 %
cli-column-rank = Rang moyen
cli-column-score = Score moyen
cli-column-decisions = Décisions/s
cli-column-games = Parties/s
cli-column-clones = Copies/s
cli-column-iterations = Itérations/s
cli-column-predicted = Prévu
cli-column-seen = Observé
cli-column-games_seen = Parties
cli-column-positions = Positions
cli-calibrated = Sur { $games } parties étrangères à l’ajustement : perte logarithmique { $loss } (au hasard : { $plain }), plus grande erreur d’une ligne { $error }.
cli-trained = Écrit dans { $file }.
cli-column-against = Contre
cli-column-played = Parties
cli-training = itération { $iterations }, { $rate } décisions/s
cli-model_written = Écrit dans { $file }. Pour jouer contre lui : --seats you,{ $bot }, ou dans le navigateur : caravanserai serve --bots { $bot }
cli-bad_recipe = La recette ne peut pas être changée ainsi : { $reason }.
cli-cannot_resume = Cet entraînement ne peut pas être repris : { $reason }.
cli-run_exists = Il y a déjà un entraînement dans { $folder } : reprenez-le (--resume) ou choisissez un autre dossier (--out).
cli-wrong_model = Ce modèle ne peut pas jouer ici : { $reason }.
cli-simulated = { $games } parties, { $decisions } décisions, { $seconds } s, graine { $seed } ; chaque donne est jouée depuis chaque place.
cli-dataset_made = { $games ->
    [one] { $games } partie dans { $folder }, { $megabytes } Mo.
   *[other] { $games } parties dans { $folder }, { $megabytes } Mo.
}
cli-dataset_other = { $folder } contient un jeu de données créé avec d’autres réglages. Choisissez un autre dossier.
cli-research_missing = Cette commande a besoin d’autres bibliothèques : { $reason }. Installez-les avec pip install caravanserai[research].
cli-study-measures = Mesures
cli-study-length = Décisions par partie (huit parties sur dix)
cli-study-branching = Choix par décision (médiane ; maximum)
cli-study-forced = Décisions à choix unique
cli-study-changes = Changements de tête (huit parties sur dix)
cli-study-decided = Moment à partir duquel le premier gagne deux parties sur trois
cli-study-skill = Victoires d’un joueur classic face à des joueurs random
cli-study-seats = Victoires par place (intervalle à 95 %)
cli-study-leader = Fréquence à laquelle le premier finit par gagner
cli-study-course = déroulement de la partie, en dixièmes des manches
cli-study-options = Fréquence d’un coup quand il est possible
cli-study-move = Coup
cli-study-taken = Joué
cli-study-share = Quand c’est possible
cli-study-worth = Écart de gain
cli-no_ray = Il n’y a pas de cluster où jouer : { $reason }
cli-study-how = Tous les chiffres viennent de { $games } parties où le joueur { $bot } a tenu toutes les places, pour chaque sorte de table.
cli-study-seats_plot = Victoires par nombre de joueurs et par place, face à une part égale (intervalles à 95 %)
cli-study-kinds = Fréquence quand c’est possible (écart de gain)
cli-study-singles = Coups un par un, à { $players } joueurs : part des places qui ont joué le coup parmi celles qui l’ont pu, et écart entre leur gain et celui des autres (intervalle à 95 %).
cli-study-makers = Joué par
cli-column-rating = Cote
cli-column-thinking = ms par décision
cli-ladder_played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, graine { $seed } ; chaque donne est jouée depuis chaque place, et les intervalles comptent les donnes.
cli-ladder_plot = Cote OpenSkill avec intervalle à 95 % ; { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
cli-ladder_decided = L’ordre est significatif.
cli-ladder_undecided = L’ordre n’est pas encore significatif : davantage de parties (--games) pourraient l’établir.
cli-column-settings = Réglages
cli-column-trials = Donnes d’essai
cli-tuned = Donnes : { $deals } ; combinaisons essayées : { $tried }. Les finalistes ont ensuite joué d’autres donnes contre les réglages actuels ; une part de { $fair } vaut autant que ceux-ci.
cli-ladder_bots = Il faut au moins deux joueurs automatiques pour un classement, chacun nommé une seule fois (--bots).
cli-ladder_failed = Le classement ne peut pas continuer : { $reason }.
cli-analysis-point_luck = { $place }. Coup { $number }, hasard ({ $mover } : { $move }) : { $player } { $change } points de chances de gagner
cli-analysis-point_move = { $place }. Coup { $number }, { $mover } : { $move } : { $player } { $change } points de chances de gagner
cli-analysis-mistake = Coup { $number }, { $player } : { $move } ; mieux : { $better } (coût { $price } ± { $error } points de chances de gagner)
cli-analysis-unfinished = La partie n’est pas terminée : le résultat est une estimation.
cli-unbalanced = Le nombre de parties n’est pas un multiple de { $players } : la dernière donne n’a pas été jouée depuis chaque place.
cli-compiled = Le moteur est compilé.
cli-interpreted = Le moteur est interprété ; installé avec un compilateur C, il est bien plus rapide.
cli-verified = { $file } est vérifié :
cli-proved-unchanged = Rien n’y a été changé depuis son écriture.
cli-proved-moves = { $moves ->
    [one] { $moves } coup a été joué, et il est légal.
   *[other] { $moves } coups ont été joués, et chacun est légal.
}
cli-proved-scores = Les scores découlent des coups : { $scores }.
cli-proved-seed = { $outcomes ->
    [one] { $outcomes } tirage découle de la graine fixée avant le premier coup.
   *[other] Les { $outcomes } tirages découlent de la graine fixée avant le premier coup.
}
cli-proved-no_seed = Sa graine n’a pas été révélée : l’équité des { $outcomes } tirages n’a pas pu être vérifiée.
cli-proved-over = La partie est allée à son terme.
cli-proved-unfinished = La partie n’est pas terminée.
cli-interrupted = Interrompu.
cli-end_of_input = L’entrée s’est terminée avant la partie.
cli-unexpected = Cela n’aurait pas dû arriver ({ $reason }). Merci de le signaler ; avec CARAVANSERAI_DEBUG=1, les détails sont affichés.
cli-unknown_game = Il n’y a pas de jeu « { $name } ». Jeux disponibles : { $shelf }.
cli-unknown_game_near = Il n’y a pas de jeu « { $name } » ; vouliez-vous dire « { $near } » ? Jeux disponibles : { $shelf }.
cli-new_game_name = « { $name } » ne peut pas être le nom d’un jeu ici : prenez des minuscules, des chiffres et des tirets bas, comme lanterns.
cli-new_game_taken = Il y a déjà un jeu « { $name } » ; choisissez un autre nom.
cli-new_game_folder = { $file } existe déjà et n’est pas un dossier vide.
cli-new_game_written = Écrit dans { $file }. Ensuite :
    pip install -e '{ $file }[dev]'
    pytest { $file }
    caravanserai play { $name }
    caravanserai serve
cli-broken_game = Une extension installée est défectueuse : { $reason }.
cli-unknown_bot = Il n’y a pas de joueur « { $name } ». Il y a : { $bots } ; une personne s’écrit « you ».
cli-bad_setting = { $name } est impossible : seule une recherche a des réglages, écrits ainsi : { $example }. Ce sont { $settings } ; kind vaut halving ou tree, les autres sont des nombres entiers.
cli-wrong_count = { $game } ne se joue pas à { $players } ; nombres de joueurs possibles : { $counts } (--players).
cli-seats_mismatch = --players dit { $players }, --seats en nomme { $given } : omettez l’un des deux ou accordez-les.
cli-bots_mismatch = --players dit { $players }, --bots en nomme { $given } : nommez un joueur par place.
cli-option_form = « { $text } » n’est pas une option ; écrivez --option NOM=VALEUR.
cli-unknown_option = { $game } n’a pas d’option « { $name } ». Options : { $known }.
cli-option_value = { $name } ne peut pas valoir « { $text } ». Valeurs possibles : { $values }.
cli-bad_option = La table ne peut pas être mise en place : { $reason }.
cli-bad_position = { $file } n’est pas une position possible : { $reason }
cli-no_position = { $file } n’est pas une position possible : ce n’est pas un objet JSON.
cli-no_such_file = Il n’y a pas de fichier { $file }. Vérifiez le nom et le dossier.
cli-is_folder = { $file } est un dossier ; nommez un fichier.
cli-unreadable_file = { $file } ne peut pas être lu : { $reason }.
cli-unwritable_file = { $file } ne peut pas être écrit : { $reason }. Choisissez un autre nom ou dossier.
cli-not_overwritten = { $file } existe déjà et n’est pas une partie enregistrée ; choisissez un autre nom.
cli-broken_record = { $file } ne peut pas être accepté : { $reason }.
cli-not_with_load = { $name } ne va pas avec --load : la partie enregistrée a déjà les siens.
cli-other_game = { $file } est une partie d’un autre jeu, { $game } ; nommez ce jeu.
cli-other_count = { $file } est une partie à { $players } joueurs ; omettez --players.
cli-no_such_seat = Il n’y a pas de place « { $name } ». Elle peut être public, all, ou un numéro de 0 à { $last }.
cli-upto_too_far = { $moves ->
    [one] { $file } ne contient que { $moves } coup ; --upto ne peut pas aller plus loin.
   *[other] { $file } ne contient que { $moves } coups ; --upto ne peut pas aller plus loin.
}
cli-unknown_rule = Il n’y a pas de règle { $id }. Sans ID, toutes les règles sont montrées ; --search cherche des mots.
cli-unknown_rule_near = Il n’y a pas de règle { $id } ; proches : { $near }.
cli-nothing_found = Aucune règle ne parle de « { $words } ». Essayez moins de mots.
cli-no_rulebook = { $game } : les règles n’existent pas dans cette langue ; essayez --lang en.
cli-no_server = Le serveur ne peut pas démarrer : { $reason }. Installez le paquet avec ses dépendances.
cli-serving = La table est ouverte à l’adresse { $address } – Ctrl-C arrête le serveur.
cli-stopped = Le serveur s’est arrêté.
cli-port_taken = Le port { $port } de { $host } n’est pas utilisable : { $reason }. Choisissez-en un autre avec --port ou --host.
cli-database_in_use = Un autre serveur utilise { $path }. Arrêtez-le, démarrez celui-ci avec un autre --data-dir, ou faites-leur partager une base PostgreSQL (--database).
cli-server_failed = Le serveur ne peut pas démarrer : { $reason }. Vérifiez --database et --data-dir.
cli-settings_file = Les réglages de { $file } ne peuvent pas être utilisés : { $reason }.
cli-no_such_number = Il n’y a pas d’option { $number } ; choisissez de 1 à { $last }.
cli-unparsable = « { $text } » n’est ni un coup ni une commande ; tapez « help ».
cli-unparsable_near = « { $text } » n’est pas un coup ; vouliez-vous dire : { $moves } ?
cli-ambiguous = « { $text } » peut désigner plusieurs coups : { $moves }. Précisez un peu.
cli-why_what = Pourquoi quoi ? Tapez « why » et un coup ou un numéro, par exemple « why 1 ».
cli-save_where = Enregistrer où ? Tapez « save » et un fichier, par exemple « save partie.json ».
cli-unknown_order = Il n’y a pas de consigne « { $name } ». Il y a : { $known }.

## Pourquoi quelque chose n’est pas accepté, dans une phrase : clés fault-*

fault-no_json = ce n’est pas un document JSON : { $error }
fault-no_record = ce n’est pas un enregistrement Caravanserai
fault-no_text = ce n’est pas un texte UTF-8
fault-too_deep = il est imbriqué trop profondément
fault-record_version = la version { $version } des enregistrements n’est pas connue ici (connue : { $known })
fault-changed = l’enregistrement a été modifié : son contenu ne correspond pas à son empreinte
fault-rewritten = l’enregistrement a été modifié : il n’est pas écrit comme le sont les enregistrements
fault-no_entry = l’enregistrement n’a pas d’entrée « { $entry } »
fault-wrong_type = dans l’enregistrement, « { $entry } » n’est pas du bon type
fault-extra_entry = l’enregistrement a une entrée inconnue, « { $entry } »
fault-broken_game = le jeu « { $game } » ne peut pas être chargé : { $error }
fault-no_such_game = il n’y a pas de jeu « { $game } » ; jeux disponibles : { $shelf }
fault-other_game = c’est un enregistrement du jeu « { $other } », pas du jeu { $game }
fault-rules_version = la partie a été jouée avec la version { $played } des règles ({ $game }) ; ici, c’est la version { $here }
fault-names_no_words = ses noms ne sont pas tous des mots
fault-names_count = ses noms ne correspondent pas à ses joueurs
fault-no_setup = sa partie ne peut pas être mise en place : { $why }
fault-no_outcome = sa mise en place contient autre chose que des tirages
fault-player_count = { $game } ne se joue pas à { $players } (nombres possibles : { $fitting })
fault-no_such_option = { $game } n’a pas d’option « { $name } » ; il a { $known }
fault-option_value = l’option { $name } ne peut pas être { $value } (valeurs possibles : { $fitting })
fault-move_unreadable = le coup { $number } ne peut pas être lu : { $line }
fault-move_unknown = le coup { $number }, « { $move } », n’est pas un coup de ce jeu
fault-move_illegal = le coup { $number }, « { $move } » par la place { $place }, n’est pas permis ({ $rule })
fault-move_chance = coup { $number }, « { $move } » : le hasard enregistré ne convient pas
fault-outcomes_left = il contient plus de tirages que la partie n’en a demandé
fault-wrong_scores = ses scores sont { $told }, la partie donne { $true }
fault-wrong_end = il dit à tort si la partie est terminée ou non
fault-moves_rewritten = ses coups ne sont pas écrits comme ils ont été joués
fault-seed_unreadable = sa graine n’est pas un nombre hexadécimal
fault-other_seed = sa graine n’est pas celle qui avait été engagée
fault-unfair = le tirage { $number } ne découle pas de la graine
fault-impossible = { $where } : { $reason }
fault-object_expected = il faut ici un objet avec des noms, pas { $found }
fault-flag_expected = il faut ici true ou false, pas { $found }
fault-entries_expected = entrées attendues ici : { $count } ; trouvées : { $found }
fault-no_such_entry = cette entrée n’existe pas ; il y a { $known }
fault-list_expected = il faut ici une liste, pas { $found }
fault-number_expected = il faut ici un nombre entier de { $low } à { $high }, pas { $found }
fault-word_expected = { $found } ne fait pas partie de : { $words }
fault-knowers_expected = il faut ici une liste de places ou « { $all } », pas { $found }
fault-steps_expected = chaque étape est un nom, ou un nom et ce qu’elle porte, pas { $found }
fault-cannot_wait = « { $what } » ne peut pas attendre avec { $number }
fault-no_moment = aucun moment d’une partie n’attend ces étapes
fault-sealed_now = seuls les choix simultanés sont scellés, une entrée par place
fault-all_sealed = quand le dernier choix est fait, tous sont révélés
fault-no_move = { $found } n’est pas un coup
fault-seat_cannot = la place { $place } ne peut pas jouer « { $move } »
fault-not_so_many = il n’y a pas autant de « { $what } » dans cette partie
fault-two_places = « { $what } » se trouve à deux endroits
fault-lies_nowhere = « { $what } » manque : on ne le trouve nulle part
fault-chance_misfit = le hasard enregistré ne convient pas
