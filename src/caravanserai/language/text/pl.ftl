### Co mówi każda gra i każdy stół, po polsku.

## Listy graczy: Anna i Bob; Anna, Bob i Celina

list-comma = { $left }, { $right }
list-pair = { $left } i { $right }

## Dlaczego stół odmawia

refusal-game_over = Gra jest skończona.
refusal-not_your_decision = To nie twoja decyzja: teraz wybiera { $seat }.
refusal-not_now = To nie jest właściwa chwila.
refusal-not_possible = Tutaj nie jest to możliwe.
refusal-nothing_to_undo = Nie ma czego cofnąć.
refusal-somebody_acted = Po tobie działa już { $seat }: twojego ruchu nie można cofnąć.
refusal-something_revealed = Od tego czasu coś zostało odkryte: twojego ruchu nie można już cofnąć.
refusal-lesson_reading = Najpierw to przeczytaj, potem naciśnij „Dalej”.
refusal-ambiguous = „{ $text }” może oznaczać: { $moves }.
refusal-unparsable = { $near ->
    [none] „{ $text }” nie jest ruchem w tej grze.
   *[other] „{ $text }” nie jest ruchem w tej grze. Może: { $near }?
}

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

level-novice = Nowicjusz
level-novice-help = Wiele przeocza, a resztę ocenia błędnie: wygra z nim nawet dziecko.
level-apprentice = Uczeń
level-apprentice-help = Gra bez większego planu: dobre towarzystwo na pierwszą grę.
level-merchant = Kupiec
level-merchant-help = Zna wartość rzeczy, choć czasem się myli.
level-master = Mistrz karawany
level-master-help = Rozważa każdy ruch i wybiera ten, który wygląda najlepiej.
level-vizier = Wezyr
level-vizier-help = Myśli naprzód, sprawdzając setki możliwych przebiegów gry: najsilniejszy.
level-learned = Samouk
level-learned-help = Nauczył się grać, rozgrywając partie przeciwko sobie, bez żadnych podpowiedzi.

## Na jakim etapie jest gra

scene-round = Runda { $round }
scene-turn = Tura { $turn }
scene-looking_at = Oglądane karty
scene-sign = { $sign }
scene-round_of = Runda { $round } z { $rounds }

## Podpowiedzi w grze, której autor ich nie napisał

reason-effects_good = Ze wszystkich możliwości ta przynosi najwięcej: do twojej następnej decyzji w przybliżeniu { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
reason-effects_best = Nic innego nie wygląda teraz lepiej.

## Co rozstrzygnęło partię: klucze analysis-*

analysis-moves = Ruchy
analysis-chance = Szansa na wygraną
analysis-start = Początek
analysis-luck = Los
analysis-own = Własne ruchy
analysis-others = Ruchy innych
analysis-result = Wynik
analysis-price = Oddane
analysis-turning_points = Punkty zwrotne
analysis-dearest = Najdroższe decyzje, według tego, co gracz mógł wiedzieć
analysis-if_all = { $looks ->
    [one] Jedno spojrzenie
    [few] { $looks } spojrzenia
    [many] { $looks } spojrzeń
   *[other] { $looks } spojrzenia
} w przyszłość, jak gdyby wszyscy grali dalej jak komputer „classic”; ± to błąd standardowy.

## Terminal: klucze cli-*

cli-error = Błąd:
cli-welcome = Odpowiadaj numerem albo ruchem; „help” wyświetla pozostałe polecenia.
cli-commitment = Wszystko, co losowe, jest już ustalone; odcisk ziarna: { $digest }…
cli-hand_over = { $seat }: twoja kolej. Naciśnij Enter, gdy tylko ty widzisz ekran.
cli-hand_over_undo = { $seat } może jeszcze wpisać „undo” i wybrać inaczej.
cli-more_in_log = { $lines ->
    [one] … i { $lines } wcześniejszy wiersz, zobacz „log”
    [few] … i { $lines } wcześniejsze wiersze, zobacz „log”
   *[many] … i { $lines } wcześniejszych wierszy, zobacz „log”
}
cli-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
cli-undone = Ruch cofnięty.
cli-allowed = To jest dozwolone: { $label }.
cli-hint = Podpowiedź: { $label } – { $text }
cli-hint_next = Albo: { $label } – { $text }
cli-hint_chances = { $chance } % szans na wygraną (± { $error }), oczekiwana przewaga { $margin }
cli-hint_note = Szanse przy założeniu, że wszyscy zagrają dalej tak jak komputer.
cli-ordered = Polecenie przyjęte – { $name }: { $value }.
cli-saved = Zapisano w pliku { $file }. Dalsza gra: { $command }
cli-kept = Gra została zachowana. Dalsza gra: { $command }
cli-kept_finished = Gra została zapisana w pliku { $file }
    Obejrzyj ją jeszcze raz:  caravanserai replay { $file }
    Sprawdź ją:  caravanserai verify { $file }
cli-orders_not_saved = Wydane polecenia nie są zapisywane wraz z grą; po powrocie wydaj je ponownie, wpisując „orders”.
cli-next_step = Enter: następny ruch, q: koniec
cli-help-number = zagraj opcję o tym numerze
cli-help-move = zagraj ruch podany słowami; wystarczą początki słów („{ $short }”)
cli-help-board = pokaż całą planszę
cli-help-options = pokaż opcje jeszcze raz, z ruchami w postaci do wpisania
cli-help-hint = najlepsze ruchy, ich szanse i uzasadnienie
cli-help-why = dlaczego ruch jest zabroniony albo po co go wykonać
cli-help-undo = cofnij ostatni ruch i to, co od tego czasu zagrały komputery, chyba że coś zostało odkryte lub zagrała inna osoba
cli-help-rules = rozdziały zasad, jedna zasada albo zasady na dany temat
cli-help-log = wszystko, co się wydarzyło
cli-help-score = wynik, pozycja po pozycji
cli-help-orders = co stół ma odpowiadać za ciebie, żeby nie pytać za każdym razem
cli-help-save = zapisz grę
cli-help-quit = wyjdź; gra zostanie zachowana
cli-help-enter = Pusty wiersz pokazuje opcje jeszcze raz albo gra jedyną z nich. Tab uzupełnia.
cli-legend-yspahan = Na planszy: · to wolny sklep, W4 to pole drogi obok niego, [W4] to Nadzorca; 4+2 przy budynku to jego cena, 4 wielbłądy i 2 złote monety; (5) to żółta kość.
cli-legend-amul = Na stole: ▭ to karta na stół, ▯ karta na rękę, ▭▯ na jedno lub drugie; +3 to tyle, ile dodałaby teraz do twojego wyniku, ↗7 to najwięcej, ile może jeszcze dać; ✗ przepadłaby. W kolumnach 3 +8 to trzy symbole, które dają 8 punktów za przewagę, 2 A to siła militarna z najlepszą literą. Twoi sąsiedzi to gracze nad tobą i pod tobą; pierwszy i ostatni siedzą obok siebie.
cli-legend-dragons = Na planszy: ● i inne znaki to gracze, ●· to zakryty żeton, ●(7) żeton, który znasz tylko ty, ●7 odkryty żeton, ●~3 Dywan, ×2 podwojony; ▶ to pole, na które przyszła kolej, ✗ pole zamknięte; 4 2 1 to półki jaskini od góry, +3 to artefakty, które leżą jeszcze zakryte nad wystawionym na sprzedaż. W tabelach każda liczba to numer opcji: wiersz to pole, a kolumna żeton, albo wiersz to żeton, a kolumna litera pola.
cli-legend-emira = Na planszy: › stoi między tym, co księżniczka porównuje najpierw i potem, ⇄ oznacza zamianę, → pokazuje, do kogo by teraz poszła, a „?” – że rozstrzygnąć może tylko ukryte złoto. Najlepszy w każdym wierszu jest pogrubiony; 2 (−100) to 2 wielbłądy, które oszczędzają 100 w licytacji; liczba przy karawanie to pozostałe wypłaty, ½ to pół części pałacu. ✓ lub −1 przy celu: osiągnięty albo brakuje jednej właściwości.
cli-emira-coming = Zapowiedziana
cli-emira-bidding = licytują
cli-emira-to_act = mają jeszcze akcję
cli-emira-in_force = Obowiązuje:
cli-emira-goal = Wygrywa { $most } księżniczek albo { $fewest } z właściwościami z karty celu.
cli-emira-any_bid = Można wpisać każdą stawkę od { $least } do { $most } co dziesięć, na przykład „bid { $example }”.
cli-emira-bid_order = „orders highest_bid { $example }” licytuje za ciebie do granicy.
cli-rules_how = „rules ID” pokazuje jedną zasadę, „rules SŁOWA” szuka zasad na dany temat.
cli-colour-white = biały
cli-colour-blue = niebieski
cli-colour-yellow = żółty
cli-colour-pink = różowy
cli-colour-orange = pomarańczowy
cli-lesson_step = Krok { $number } z { $steps }
cli-lesson_continue = Naciśnij Enter, aby przejść dalej.
cli-lesson_over = Znasz już grę. Graj dalej z komputerem albo napisz „quit”.
cli-lesson_none = Dla tej gry nie ma jeszcze lekcji. Spróbuj: caravanserai rules { $game }
cli-for_players = liczba graczy: { $counts }
cli-minutes = { $shortest }–{ $longest } minut
cli-options_heading = Opcje stołu (--option NAZWA=WARTOŚĆ):
cli-option_default = domyślnie: { $value }
cli-try_play = Zagraj: { $command }
cli-column-wins = Wygrane
cli-column-share = Udział
cli-column-interval = Przedział 95 %
cli-column-rank = Średnie miejsce
cli-column-score = Średni wynik
cli-column-decisions = Decyzje/s
cli-column-games = Gry/s
cli-column-clones = Kopie/s
cli-column-iterations = Iteracje/s
cli-column-predicted = Przewidziano
cli-column-seen = Zaobserwowano
cli-column-games_seen = Gry
cli-column-positions = Pozycje
cli-calibrated = Gry, na których nie dopasowywano: { $games }; strata logarytmiczna { $loss } (zgadywanie: { $plain }), największy błąd wiersza { $error }.
cli-trained = Zapisano w { $file }.
cli-column-against = Przeciw
cli-column-played = Gry
cli-training = iteracja { $iterations }, decyzji na sekundę: { $rate }
cli-model_written = Zapisano w { $file }. Aby z nim zagrać: --seats you,{ $bot }, a w przeglądarce: caravanserai serve --bots { $bot }
cli-bad_recipe = Tak nie można zmienić przepisu: { $reason }.
cli-cannot_resume = Tego treningu nie można wznowić: { $reason }.
cli-run_exists = W folderze { $folder } jest już trening: wznów go (--resume) albo wybierz inny folder (--out).
cli-wrong_model = Ten model nie może tu grać: { $reason }.
cli-simulated = Gry: { $games }, decyzje: { $decisions }, czas: { $seconds } s, ziarno: { $seed }; każde rozdanie jest grane z każdego miejsca.
cli-dataset_made = { $games ->
    [one] { $games } gra w { $folder }, { $megabytes } MB.
    [few] { $games } gry w { $folder }, { $megabytes } MB.
   *[other] { $games } gier w { $folder }, { $megabytes } MB.
}
cli-dataset_other = { $folder } zawiera zbiór danych utworzony z innymi ustawieniami. Wybierz inny folder.
cli-research_missing = To polecenie wymaga dodatkowych bibliotek: { $reason }. Zainstaluj je poleceniem pip install caravanserai[research].
cli-study-measures = Pomiary
cli-study-length = Decyzje w grze (osiem gier na dziesięć)
cli-study-branching = Możliwości przy decyzji (mediana; najwięcej)
cli-study-forced = Decyzje z jedną możliwością
cli-study-changes = Zmiany prowadzenia (osiem gier na dziesięć)
cli-study-decided = Moment, od którego prowadzący wygrywa dwie gry na trzy
cli-study-skill = Zwycięstwa gracza classic wśród graczy random
cli-study-seats = Zwycięstwa według miejsca (przedział 95 %)
cli-study-leader = Jak często prowadzący ostatecznie wygrywa
cli-study-course = przebieg gry w dziesiątych częściach rund
cli-study-options = Jak często wykonuje się ruch, gdy jest możliwy
cli-study-move = Ruch
cli-study-taken = Wykonany
cli-study-share = Gdy możliwy
cli-study-worth = Różnica wyniku
cli-no_ray = Nie ma klastra, na którym można grać: { $reason }
cli-study-how = Wszystkie liczby pochodzą z { $games } gier każdego rodzaju stołu; wszystkie miejsca zajmował gracz { $bot }.
cli-study-seats_plot = Zwycięstwa według liczby graczy i miejsca na tle równego udziału (przedziały 95 %)
cli-study-kinds = Gdy możliwy (różnica wyniku)
cli-study-singles = Pojedyncze ruchy, liczba graczy: { $players }. Ile miejsc, które mogły wykonać ruch, wykonało go, i różnica między ich wynikiem a wynikiem pozostałych (przedział 95 %).
cli-study-makers = Wykonało
cli-column-rating = Ranking
cli-column-thinking = ms na decyzję
cli-ladder_played = { $games ->
    [one] Jedna gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, rozdania: { $deals }, ziarno { $seed }; każde rozdanie rozegrano z każdego miejsca, a przedziały liczone są według rozdań.
cli-ladder_plot = Ranking OpenSkill z przedziałem 95 %; { $games ->
    [one] jedna gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, ziarno { $seed }
cli-ladder_decided = Kolejność jest istotna statystycznie.
cli-ladder_undecided = Kolejność nie jest jeszcze istotna statystycznie: więcej gier (--games) może ją rozstrzygnąć.
cli-column-settings = Ustawienia
cli-column-trials = Rozdania próbne
cli-tuned = Rozdania: { $deals }, wypróbowane kombinacje: { $tried }. Finaliści zagrali potem inne rozdania przeciw obecnym ustawieniom; udział { $fair } oznacza, że są tak samo dobrzy.
cli-ladder_bots = Do rankingu potrzeba co najmniej dwóch botów, każdego wymienionego raz (--bots).
cli-ladder_failed = Nie można kontynuować rankingu: { $reason }.
cli-analysis-point_luck = { $place }. Ruch { $number }, los ({ $mover }: { $move }): { $player } { $change } punktów szansy na wygraną
cli-analysis-point_move = { $place }. Ruch { $number }, { $mover }: { $move }: { $player } { $change } punktów szansy na wygraną
cli-analysis-mistake = Ruch { $number }, { $player }: { $move }; lepiej: { $better } (koszt { $price } ± { $error } punktów szansy na wygraną)
cli-analysis-unfinished = Gra nie jest skończona: wynik jest szacunkiem.
cli-unbalanced = Liczba gier nie jest wielokrotnością { $players }: ostatnie rozdanie nie było grane z każdego miejsca.
cli-compiled = Silnik jest skompilowany.
cli-interpreted = Silnik jest interpretowany; zainstalowany przy użyciu kompilatora C działa wielokrotnie szybciej.
cli-verified = { $file }: zapis jest zweryfikowany.
cli-proved-unchanged = Od chwili zapisania nic w nim nie zmieniono.
cli-proved-moves = { $moves ->
    [one] { $moves } ruch: zgodny z zasadami.
    [few] { $moves } ruchy: wszystkie zgodne z zasadami.
   *[many] { $moves } ruchów: wszystkie zgodne z zasadami.
}
cli-proved-scores = Wyniki wynikają z ruchów: { $scores }.
cli-proved-seed = { $outcomes ->
    [one] { $outcomes } wynik losowania wynika z ziarna ustalonego przed pierwszym ruchem.
    [few] { $outcomes } wyniki losowań wynikają z ziarna ustalonego przed pierwszym ruchem.
   *[many] { $outcomes } wyników losowań wynika z ziarna ustalonego przed pierwszym ruchem.
}
cli-proved-no_seed = Ziarno nie zostało ujawnione, więc uczciwości losowań (liczba: { $outcomes }) nie można sprawdzić.
cli-proved-over = Gra została dokończona.
cli-proved-unfinished = Gra nie jest skończona.
cli-interrupted = Przerwano.
cli-end_of_input = Dane wejściowe skończyły się przed końcem gry.
cli-unexpected = To nie powinno się zdarzyć ({ $reason }). Prosimy to zgłosić; z CARAVANSERAI_DEBUG=1 widać szczegóły.
cli-unknown_game = Nie ma gry „{ $name }”. Dostępne gry: { $shelf }.
cli-unknown_game_near = Nie ma gry „{ $name }”. Czy chodziło o „{ $near }”? Dostępne gry: { $shelf }.
cli-new_game_name = „{ $name }” nie może być tutaj nazwą gry: użyj małych liter, cyfr i podkreśleń, na przykład lanterns.
cli-new_game_taken = Jest już gra „{ $name }”; wybierz inną nazwę.
cli-new_game_folder = { $file } już istnieje i nie jest pustym folderem.
cli-new_game_written = Zapisano w { $file }. Następnie:
    pip install -e '{ $file }[dev]'
    pytest { $file }
    caravanserai play { $name }
    caravanserai serve
cli-broken_game = Zainstalowany pakiet zawiera błąd: { $reason }.
cli-unknown_bot = Nie ma gracza komputerowego „{ $name }”. Są: { $bots }; człowiek to „you”.
cli-bad_setting = { $name } jest niemożliwe: ustawienia ma tylko search, zapisywane tak: { $example }. Są to { $settings }; kind to halving albo tree, pozostałe to liczby całkowite.
cli-wrong_count = { $game }: nie można grać w tylu graczy ({ $players }). Możliwa liczba graczy: { $counts } (--players).
cli-seats_mismatch = --players podaje { $players }, a --seats { $given }: pomiń jedno z nich albo je uzgodnij.
cli-bots_mismatch = --players podaje { $players }, a --bots { $given }: podaj jednego gracza na każde miejsce.
cli-option_form = „{ $text }” nie jest opcją; napisz --option NAZWA=WARTOŚĆ.
cli-unknown_option = { $game } nie ma opcji „{ $name }”. Są: { $known }.
cli-option_value = { $name } nie może mieć wartości „{ $text }”. Możliwe: { $values }.
cli-bad_option = Nie można przygotować stołu: { $reason }.
cli-bad_position = { $file } nie opisuje możliwej pozycji: { $reason }
cli-no_position = { $file } nie opisuje możliwej pozycji: to nie jest obiekt JSON.
cli-no_such_file = Nie ma pliku { $file }. Sprawdź nazwę i folder.
cli-is_folder = { $file } to folder; podaj nazwę pliku.
cli-unreadable_file = Nie można odczytać pliku { $file }: { $reason }.
cli-unwritable_file = Nie można zapisać pliku { $file }: { $reason }. Wybierz inną nazwę lub folder.
cli-not_overwritten = { $file } już istnieje i nie jest zapisem gry; wybierz inną nazwę.
cli-broken_record = Pliku { $file } nie można przyjąć: { $reason }.
cli-not_with_load = { $name } nie działa z --load: zapisana gra ma własne ustawienia.
cli-other_game = { $file } to zapis gry { $game }; podaj tę grę.
cli-other_count = { $file }: gra dla innej liczby graczy ({ $players }); pomiń --players.
cli-no_such_seat = Nie ma miejsca „{ $name }”. Może to być public, all albo numer od 0 do { $last }.
cli-upto_too_far = { $moves ->
    [one] { $file } zawiera tylko { $moves } ruch; --upto nie może sięgać dalej.
    [few] { $file } zawiera tylko { $moves } ruchy; --upto nie może sięgać dalej.
   *[many] { $file } zawiera tylko { $moves } ruchów; --upto nie może sięgać dalej.
}
cli-unknown_rule = Nie ma zasady { $id }. Bez ID pokazane są wszystkie zasady; --search szuka słów.
cli-unknown_rule_near = Nie ma zasady { $id }; podobne: { $near }.
cli-nothing_found = Żadna zasada nie mówi o „{ $words }”. Spróbuj mniej słów.
cli-no_rulebook = Brak zasad gry { $game } w tym języku; spróbuj --lang en.
cli-no_server = Nie można uruchomić serwera: { $reason }. Zainstaluj pakiet wraz z zależnościami.
cli-serving = Stół jest otwarty pod adresem { $address } – Ctrl-C zatrzymuje serwer.
cli-stopped = Serwer został zatrzymany.
cli-port_taken = Nie można użyć portu { $port } ({ $host }): { $reason }. Wybierz inny za pomocą --port albo --host.
cli-database_in_use = Inny serwer używa { $path }. Zatrzymaj go, uruchom ten z innym --data-dir albo użyj wspólnej bazy PostgreSQL (--database).
cli-server_failed = Nie można uruchomić serwera: { $reason }. Sprawdź --database i --data-dir.
cli-settings_file = Nie można użyć ustawień z pliku { $file }: { $reason }.
cli-no_such_number = Nie ma opcji { $number }; wybierz od 1 do { $last }.
cli-unparsable = „{ $text }” nie jest ruchem ani poleceniem; wpisz „help”.
cli-unparsable_near = „{ $text }” nie jest ruchem; czy chodziło o: { $moves }?
cli-ambiguous = „{ $text }” pasuje do kilku ruchów: { $moves }. Wpisz nieco więcej.
cli-why_what = O co pytasz? Wpisz „why” i ruch albo numer, na przykład „why 1”.
cli-save_where = Gdzie zapisać? Wpisz „save” i nazwę pliku, na przykład „save gra.json”.
cli-unknown_order = Nie ma polecenia „{ $name }”. Są: { $known }.

## Dlaczego czegoś nie przyjęto, jako część zdania: klucze fault-*

fault-no_json = to nie jest dokument JSON: { $error }
fault-no_record = to nie jest zapis Caravanserai
fault-no_text = to nie jest tekst UTF-8
fault-too_deep = jest zbyt głęboko zagnieżdżony
fault-record_version = wersja zapisu { $version } nie jest tu znana (znana: { $known })
fault-changed = zapis zmieniono: jego treść nie zgadza się z odciskiem
fault-rewritten = zapis zmieniono: nie wygląda tak, jak pisane są zapisy
fault-no_entry = w zapisie nie ma pozycji „{ $entry }”
fault-wrong_type = pozycja „{ $entry }” ma w zapisie niewłaściwy typ
fault-extra_entry = w zapisie jest nieznana pozycja „{ $entry }”
fault-broken_game = nie można wczytać gry „{ $game }”: { $error }
fault-no_such_game = nie ma gry „{ $game }”; dostępne gry: { $shelf }
fault-other_game = to jest zapis gry „{ $other }”, a nie gry { $game }
fault-rules_version = grano według wersji { $played } zasad ({ $game }), a tu jest wersja { $here }
fault-names_no_words = nie wszystkie imiona są słowami
fault-names_count = liczba imion nie zgadza się z liczbą graczy
fault-no_setup = nie można rozłożyć tej gry: { $why }
fault-no_outcome = w rozłożeniu gry jest coś, co nie jest wynikiem losowania
fault-player_count = { $game }: liczba graczy nie może wynosić { $players } (możliwe: { $fitting })
fault-no_such_option = { $game } nie ma opcji „{ $name }”; są: { $known }
fault-option_value = opcja { $name } nie może mieć wartości { $value } (możliwe: { $fitting })
fault-move_unreadable = nie można odczytać ruchu { $number }: { $line }
fault-move_unknown = ruch { $number }, „{ $move }”, nie jest ruchem w tej grze
fault-move_illegal = ruch { $number }, „{ $move }” (miejsce { $place }), nie jest dozwolony ({ $rule })
fault-move_chance = ruch { $number }, „{ $move }”: zapisane losowanie nie pasuje
fault-outcomes_left = zawiera więcej wyników losowania, niż było potrzeba w grze
fault-wrong_scores = podaje wyniki { $told }, a z gry wynika { $true }
fault-wrong_end = błędnie podaje, czy gra się skończyła
fault-moves_rewritten = ruchy nie są zapisane tak, jak je zagrano
fault-seed_unreadable = ziarno nie jest liczbą szesnastkową
fault-other_seed = to nie jest ziarno, do którego stół się zobowiązał
fault-unfair = wynik losowania { $number } nie wynika z ziarna
fault-impossible = { $where }: { $reason }
fault-object_expected = tu powinien być obiekt z nazwami, a nie { $found }
fault-flag_expected = tu powinno być true albo false, a nie { $found }
fault-entries_expected = oczekiwana liczba pozycji: { $count }, a jest { $found }
fault-no_such_entry = nie ma takiej pozycji; są: { $known }
fault-list_expected = tu powinna być lista, a nie { $found }
fault-number_expected = tu powinna być liczba całkowita od { $low } do { $high }, a nie { $found }
fault-word_expected = { $found } nie należy do: { $words }
fault-knowers_expected = tu powinna być lista miejsc albo „{ $all }”, a nie { $found }
fault-steps_expected = każdy krok to nazwa albo nazwa z tym, co krok niesie, a nie { $found }
fault-cannot_wait = „{ $what }” nie może czekać z liczbą { $number }
fault-no_moment = żadna chwila gry nie czeka na te kroki
fault-sealed_now = zapieczętowane są tylko wybory jednoczesne, po jednej pozycji na miejsce
fault-all_sealed = po ostatnim wyborze wszystkie są ujawniane
fault-no_move = { $found } nie jest ruchem
fault-seat_cannot = miejsce { $place } nie może zagrać „{ $move }”
fault-not_so_many = w tej grze nie ma aż tylu: „{ $what }”
fault-two_places = „{ $what }” jest w dwóch miejscach
fault-lies_nowhere = brakuje „{ $what }”: nigdzie tego nie ma
fault-chance_misfit = zapisane losowanie nie pasuje
