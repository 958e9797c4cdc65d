### Co mówi każda gra i każdy stół, po polsku.

## Listy graczy: Anna i Bob; Anna, Bob i Celina

list-comma = { $left }, { $right }
list-pair = { $left } i { $right }

## Dlaczego stół odmawia

refusal-game_over = Gra jest skończona.
refusal-not_your_decision = To nie twoja decyzja: teraz wybiera { $seat }.
refusal-nothing_to_undo = Nie ma czego cofnąć.
refusal-somebody_acted = Po tobie działa już { $seat }: twojego ruchu nie można cofnąć.
refusal-something_revealed = Ten ruch coś ujawnił: nie można go już cofnąć.

## Słowa przy stole

seat-number = Gracz { $number }
yes = tak
no = nie

word-game = Gra
word-table = Stół
word-turn = Tura
word-your_turn = Twoja kolej
word-player = Gracz
word-players = Gracze
word-seat = Miejsce
word-spectator = Widz
word-spectators = Widzowie
word-person = Człowiek
word-bot = Komputer
word-level = Poziom
word-options = Opcje
word-language = Język
word-new_game = Nowa gra
word-join = Zajmij miejsce
word-leave = Odejdź od stołu
word-undo = Cofnij ruch
word-hint = Podpowiedź
word-rules = Zasady
word-rule = Zasada
word-search = Szukaj
word-save = Zapisz
word-load = Wczytaj
word-replay = Powtórka
word-help = Pomoc
word-log = Przebieg gry
word-chat = Czat
word-score = Wynik
word-total = Razem
word-winner = Zwycięzca
word-shared_victory = Wspólne zwycięstwo
word-game_over = Koniec gry
word-cancel = Anuluj
word-quit = Wyjdź

## Gracze komputerowi

level-random = Uczeń
level-random-help = Wykonuje dowolny dozwolony ruch: dobre towarzystwo na pierwszą grę.
level-heuristic = Kupiec
level-heuristic-help = Wybiera to, co w danej chwili wygląda najlepiej, i odpowiada od razu.
level-search = Mistrz karawan
level-search-help = Przed każdym ruchem myśli kilka tur naprzód.

## Terminal: klucze cli-*
