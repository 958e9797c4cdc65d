### Ce que disent tous les jeux et toutes les tables, en français.

## Listes de joueurs : Anna et Bob ; Anna, Bob et Cléo

list-comma = { $left }, { $right }
list-pair = { $left } et { $right }

## Pourquoi la table refuse

refusal-game_over = La partie est terminée.
refusal-not_your_decision = Ce n'est pas à vous de décider : c'est à { $seat } de choisir.
refusal-nothing_to_undo = Il n'y a rien à annuler.
refusal-somebody_acted = { $seat } a joué depuis : votre coup ne peut plus être annulé.
refusal-something_revealed = Ce coup a révélé quelque chose : il ne peut plus être annulé.

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

## Joueurs de l'ordinateur

level-random = Apprenti
level-random-help = Joue n'importe quel coup permis : idéal pour une première partie.
level-heuristic = Marchand
level-heuristic-help = Prend ce qui paraît le meilleur sur le moment, et répond aussitôt.
level-search = Maître caravanier
level-search-help = Réfléchit plusieurs tours à l'avance avant chaque coup.

## Le terminal : clés cli-*
