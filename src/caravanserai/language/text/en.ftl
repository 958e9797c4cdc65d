### What every game and every table says, in English.

## Lists of players: Anna and Bob; Anna, Bob and Cleo

list-comma = { $left }, { $right }
list-pair = { $left } and { $right }

## Why the table refuses

refusal-game_over = The game is over.
refusal-not_your_decision = This is not for you to decide: the table is waiting for { $seat }.
refusal-nothing_to_undo = There is nothing to take back.
refusal-somebody_acted = { $seat } has acted since: your move can no longer be taken back.
refusal-something_revealed = Something was revealed by that move: it can no longer be taken back.

## Words at the table

seat-number = Player { $number }
yes = yes
no = no

word-game = Game
word-table = Table
word-turn = Turn
word-your_turn = Your turn
word-player = Player
word-players = Players
word-seat = Seat
word-spectator = Spectator
word-spectators = Spectators
word-person = Person
word-bot = Computer
word-level = Strength
word-options = Options
word-language = Language
word-new_game = New game
word-join = Take a seat
word-leave = Leave the table
word-undo = Take back
word-hint = Hint
word-rules = Rules
word-rule = Rule
word-search = Search
word-save = Save
word-load = Load
word-replay = Replay
word-help = Help
word-log = Log
word-chat = Chat
word-score = Score
word-total = Total
word-winner = Winner
word-shared_victory = Shared victory
word-game_over = Game over
word-cancel = Cancel
word-quit = Quit

## Computer players

level-random = Apprentice
level-random-help = Plays any move that is allowed: good company for a first game.
level-heuristic = Merchant
level-heuristic-help = Takes what looks best at once, and answers at once.
level-search = Caravan master
level-search-help = Thinks several turns ahead before every move.

## The terminal: keys cli-*
