### Co mówi sama strona, po polsku. Słowa wspólne z terminalem są w caravanserai/language/text.

## Wszędzie

page-skip = Przejdź do treści
page-home = Caravanserai, do poczekalni
page-language = Język
page-settings = Ustawienia
page-theme = Motyw
page-theme-auto = Jak w systemie
page-theme-dusk = Zmierzch
page-theme-noon = Południe
page-theme_dusk = Przełącz na zmierzch
page-theme_noon = Przełącz na południe
page-text_size = Wielkość tekstu
page-text_size-normal = Zwykła
page-text_size-large = Duża
page-text_size-largest = Największa
page-comfort = Ułatwienia dostępu i dźwięk
page-sounds = Dźwięki
page-sounds_on = Włącz dźwięki
page-sounds_off = Wyłącz dźwięki
page-motion = Animacje
page-notifications = Powiadamiaj mnie na pulpicie, gdy moja kolej
page-shortcuts = Skróty jednoklawiszowe
page-confirm_turn = Proś o potwierdzenie ruchu, który kończy moją turę
page-lists = Zawsze pokazuj listę wszystkich możliwości
page-plain_board = Prosta plansza: wszystko jako listy elementów
page-face_down = zakryte
page-not_loaded = Nie udało się wczytać tej części strony. Może jest nowsza wersja: odśwież.
page-shown_plainly = Tego stołu nie da się tu narysować: widać go w prostszy sposób.
page-try_again = Spróbuj ponownie
page-devices = Bezpieczeństwo
page-devices_how = Ktoś skopiował dane tej przeglądarki? Nowy klucz unieważnia wszystkie kopie starego; twoje stoły zostają tutaj.
page-devices_forget = Utwórz nowy klucz
page-devices_done = Ta przeglądarka ma nowy klucz.
page-text_view = Widok tekstowy
page-text_view_short = Tekst
page-close = Zamknij
page-save = Zapisz
page-loading = Chwileczkę…
page-lost = Tu nic nie ma.
page-to_lobby = Do poczekalni
page-unreachable = Nie można połączyć się z serwerem.
page-went_wrong = Coś poszło nie tak.

## Poczekalnia

page-welcome = Siadaj do stołu, lampy już się palą.
page-promise = Współczesna klasyka karawan i suków: z komputerem, z przyjaciółmi na odległość albo przy jednym urządzeniu.
page-my_name = Twoje imię przy stole
page-guest = Podróżny
page-running = Twoje gry
page-shelf = Gry
page-listed = Otwarte stoły
page-tab_running = W toku ({ $count })
page-tab_finished = Zakończone ({ $count })
page-show_all = Pokaż wszystkie ({ $count })
page-record = Zapis gry
page-first_game = Dobra na początek
page-weight-light = Gra lekka
page-weight-medium = Gra średnio złożona
page-weight-heavy = Gra złożona
page-footer = Bez konta i bez reklam. Każde tasowanie i każdy rzut można sprawdzić po grze.
page-players_count = Liczba graczy: { $count }
page-minutes = { $count } minut
page-play_now = Zagraj od razu z komputerem
page-with_friends = Zagraj z przyjaciółmi
page-same_device = Na jednym urządzeniu
page-open_seats = { $count ->
    [0] Wszystkie miejsca są zajęte.
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}
page-open_seat = Wolne miejsce
page-waiting_others = Czekamy na innych

## Nowy stół

page-new_table = Nowy stół
page-how_many = Ilu graczy?
page-who_where = Kto gdzie siedzi?
page-kind-me = Ja ({ $name })
page-kind-local = Ktoś przy tym urządzeniu
page-kind-bot = Komputer
page-kind-open = Wolne: przez link
page-name_of = Imię gracza { $number }
page-move_up = Przesuń gracza { $number } o jedno miejsce wcześniej
page-move_down = Przesuń gracza { $number } o jedno miejsce później
page-hand_over_note = Między turami strona prosi o przekazanie urządzenia, aby nikt nie widział cudzych kart.
page-more_choices = Więcej: zegar i szczegóły zasad
page-clock = Czas na każdą decyzję
page-no_clock = Bez zegara
page-clock_minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
page-clock_hours = { $hours ->
    [one] { $hours } godzina
    [few] { $hours } godziny
   *[other] { $hours } godzin
}
page-list_it = Pokaż ten stół w poczekalni
page-hints = Podpowiedzi
page-hints-auto = Tylko za zgodą wszystkich albo gdy gra jedna osoba
page-hints-on = Tak: kto siada przy stole, ten się zgadza
page-hints-off = Nie
page-make_link = Otwórz stół i pobierz link
page-start = Rozpocznij grę

## Zbieranie graczy i przenosiny

page-gathering = zbieramy graczy
page-starts_by_itself = Gra zacznie się sama, gdy nie będzie wolnych miejsc.
page-starts_when_ready = Gra zacznie się, gdy wszystkie miejsca będą zajęte i wszyscy potwierdzą gotowość.
page-ready = Możemy zaczynać
page-not_ready = Chwileczkę, jeszcze nie
page-is_ready = gotowość potwierdzona
page-start_now = Zacznij bez czekania
page-give_up_seat = Zwolnij moje miejsce
page-need_invitation = Aby usiąść przy tym stole, potrzebujesz linku z zaproszeniem. Gdy gra się zacznie, możesz ją oglądać.
page-rename = Zmień imię
page-share = Udostępnij…
page-qr = Kod QR
page-qr_of = Kod QR tego linku
page-watch = Zaproś do oglądania
page-watch_link = Link do oglądania
page-watch_how = Kto otworzy ten link, może oglądać grę, nie widząc tego, co gracze ukrywają.
page-invite_link = Wyślij ten link przyjaciołom
page-copy = Kopiuj
page-copied = Skopiowano
page-open_again = Zwolnij miejsce
page-fill = Uzupełnij komputerami i zacznij
page-add_local = Jeszcze ktoś przy tym urządzeniu
page-others_add_players = Inni też mogą dodawać graczy przy swoim urządzeniu
page-remove_guest = Usuń
page-remove_guest_how = Zwalnia miejsce i tworzy nowy link; stary przestaje działać.
page-no_table = Nie można pokazać tego stołu
page-closed = Ten stół jest zamknięty.
page-ended = Ta gra została przerwana przed końcem
page-ended_why = Po rozpoczęciu tej gry poprawiono zasady i według poprawionych nie da się jej dokończyć. Nikt nie wygrał.
page-ended_mark = Przerwana, poprawiono zasady
page-failed_why = Przerwał ją błąd w programie gry. Nikt nie wygrał, a zapis ruchów został zachowany i pozwoli autorom znaleźć błąd.
page-failed_mark = Przerwana, błąd w grze
page-older_rules = Tę grę rozegrano według starszych zasad
page-older_rules_why = Według obecnych zasad nie da się odtworzyć planszy. Wynik, ruchy i zapis gry są nadal dostępne.
page-older_rules_mark = starsze zasady
page-moves_made = Wykonane ruchy
page-carry = Graj dalej na innym urządzeniu
page-carry_how = Otwórz ten link na drugim urządzeniu w ciągu dziesięciu minut. Działa tylko raz i przenosi tam twoje miejsca.
page-carry_link = Link jednorazowy
page-carry_title = Graj dalej tutaj
page-carry_text = Twoje miejsca przejdą na to urządzenie.
page-carry_take = Przenieś tu moje miejsca

## Przy stole

page-decision = Decyzja
page-you = ty
page-you_asked = Twoja kolej
page-absent = poza stołem
page-bot_for_now = na razie gra komputer
page-to_act = ma ruch
page-waiting_several = Teraz decydują: { $names }.
page-thinking = Zastanawia się…
page-allowed = Ruch „{ $move }” jest dozwolony.
page-chosen = Twój wybór: { $move }.
page-change_mind = Możesz go zmienić, dopóki wszyscy nie wybiorą.
page-do_it = Zrób to
page-ends_turn = To kończy twoją turę.
page-confirm = Potwierdź
page-take_back = Wycofaj się
page-on_board = Wybierz na planszy
page-show_list = Wszystkie możliwości ({ $count })
page-hide_list = Ukryj listę
page-choose_other = Wybierz coś innego
page-hint_searching = Komputer patrzy naprzód…
page-hint_best = Najlepszy ruch: { $move }.
page-hint_note = Szansa na wygraną, jeśli wszyscy zagrają dalej tak jak komputer
page-hint_rated = Według oceny komputera, bez patrzenia naprzód
page-hint_chance = { $chance } % szans na wygraną (± { $error })
page-hint_margin = Oczekiwana przewaga { $margin }.
page-hints_if_all = Przy tym stole podpowiedzi są udzielane tylko za zgodą wszystkich.
page-hints_allowed = Zgodę wyrazili: { $names }
page-hints_missing = Brakuje jeszcze zgody: { $names }
page-hints_agreed = Wszyscy przy tym stole zgadzają się na podpowiedzi.
page-hints_allow = Zgadzam się na podpowiedzi
page-hints_withdraw = Wycofuję zgodę na podpowiedzi
page-skip_motion = Pomiń
page-type_move = Wpisz ruch
page-near_moves = Pasujące ruchy
page-more_ways = { $count ->
    [one] jeszcze { $count } sposób
    [few] jeszcze { $count } sposoby
   *[other] jeszcze { $count } sposobów
}
page-ways = { $count ->
    [one] { $count } sposób
    [few] { $count } sposoby
   *[other] { $count } sposobów
}
page-less = Mniej
page-more = Więcej
page-time_left = Pozostały czas: { $time }
page-beside = Przebieg gry, czat i zasady
page-belongings = Twoja ręka i dobytek
page-open_rule = Otwórz zasadę { $rule }
page-beginning = Początek
page-no_story = Jeszcze nic się nie wydarzyło.
page-latest = ↓ Do najnowszych
page-no_chat = Nie ma jeszcze wiadomości.
page-say_something = Napisz wiadomość
page-watchers_chat = Widzowie też mogą rozmawiać
page-send = Wyślij
page-search_rules = Szukaj w zasadach
page-no_rules = Nie udało się wczytać zasad.
page-nothing_found = Żadna zasada nie zawiera wszystkich tych słów.
page-found = { $count ->
    [one] 1 miejsce w zasadach
    [few] { $count } miejsca w zasadach
   *[many] { $count } miejsc w zasadach
}
page-contents = Spis treści
page-legend = Ikony i elementy
page-reference = Ściąga
page-whole_book = Cała instrukcja
page-print = Drukuj
page-back = Wstecz
page-back_to_table = Wróć do stołu
page-explain = Objaśniaj
page-explaining = Wskaż cokolwiek na stole, aby dowiedzieć się, co to jest.
page-explain_done = Gotowe
page-breakdown = Wynik punkt po punkcie
page-more_tools = Więcej
page-fairness = Uczciwe losowanie
page-fair_before = Przed grą serwer wybrał tajne ziarno losowości i pokazał jego odcisk. Wszystko, co losowe, pochodzi z tego ziarna, więc nikt nie mógł tego później zmienić.
page-commitment = Odcisk ziarna (pokazany przed pierwszym ruchem)
page-seed = Samo ziarno
page-seed_sealed = zapieczętowane do końca gry
page-fair_after = Po grze pobierz zapis i sprawdź go na własnym komputerze:
page-download = Pobierz zapis gry
page-keys = Klawisze
page-key-numbers = wybierz możliwość oznaczoną tym numerem
page-key-arrows = otwórz listę i przechodź między możliwościami
page-key-enter = wybierz lub potwierdź
page-key-escape = wróć: wszystkie możliwości lub rezygnacja z ruchu do potwierdzenia
page-key-space = pomiń animacje
page-away = Kiedy cię nie było
page-away_more = { $count ->
    [one] { $count } wcześniejszy wiersz jest w przebiegu gry.
    [few] { $count } wcześniejsze wiersze są w przebiegu gry.
   *[other] { $count } wcześniejszych wierszy jest w przebiegu gry.
}
page-go_on = Dalej
page-recap = Od twojego ostatniego ruchu
page-just_now = Co się właśnie stało
page-score_changed = Punkty
page-more_lines = { $count ->
    [one] jeszcze { $count } zdarzenie
    [few] jeszcze { $count } zdarzenia
   *[many] jeszcze { $count } zdarzeń
}
page-rule = Zasada { $rule }
page-pace = Tempo
page-pace-slow = Wolne
page-pace-slow-how = Krok po kroku, z zatrzymaniem przy wszystkim, co zostaje odkryte lub podliczone.
page-pace-normal = Zwykłe
page-pace-normal-how = Zatrzymuje się, gdy coś dotyczy ciebie; reszta toczy się sama.
page-pace-fast = Szybkie
page-pace-fast-how = Bez zatrzymań.
page-key-pace = zmiana tempa
page-hand_over = Urządzenie przejmuje { $name }
page-hand_over_why = Do tej chwili niczego nie pokazujemy.
page-i_am = To ja, { $name }
page-orders = Stałe polecenia
page-orders_secret = Nikt inny ich nie widzi.
page-orders_drop = Pytaj mnie znowu
page-undo_as = { $name }: cofnij ostatni ruch
page-line_lost = Utracono połączenie. Łączenie ponownie…
page-offline = To urządzenie jest offline. Gra ruszy dalej, gdy wróci połączenie.
page-renewed = Dostępna jest nowa wersja.
page-reload = Odśwież
page-replaced = Komputer gra za ciebie.
page-come_back = Już jestem
page-stand_in = Niech komputer zagra za mnie
page-stand_in_title = Czy komputer ma grać za ciebie?
page-stand_in_why = Będzie grał, dopóki nie naciśniesz „Już jestem” albo nie otworzysz stołu ponownie.
page-resign = Poddaj grę
page-resign_title = Poddać tę grę?
page-resign_why = Komputer dokończy grę za ciebie, a przy wyniku znajdzie się informacja o poddaniu. Na to miejsce nie będzie już można wrócić.
page-delete = Usuń stół
page-delete_title = Usunąć ten stół?
page-delete_why = Gra kończy się tutaj bez wyniku i znika z twojej listy.
page-resigned = gra poddana
page-you_resigned = Ta gra została przez ciebie poddana. Komputer gra za ciebie do końca.
page-watching = Oglądasz tę grę.

## Lekcja

page-lesson = Lekcja
page-lesson_step = Krok { $number } z { $steps }
page-lesson_fold = Zwiń lub rozwiń lekcję
page-continue = Dalej
page-play_on = Graj dalej
page-learn = Naucz się gry
page-learn_again = Zacznij lekcję od nowa
page-first_time = Nie znasz jeszcze tej gry?
page-first_time_how = Lekcja trwa od dziesięciu do piętnastu minut. Przy prawdziwym stole, z przygotowanym rozdaniem, próbujesz każdego ruchu i czytasz, dlaczego jest dobry. Potem grasz dalej z komputerem, z podpowiedziami.
page-learn_first = Najpierw lekcja
page-play_at_once = Graj od razu
page-hints_open = Zawsze pokazuj podpowiedź
page-fair_lesson = Kości i karty w lekcji są przygotowane: u każdego są takie same. Nie ma więc tajnego ziarna i nie ma czego dowodzić. Zapis pokazuje jednak każdy rzut i każdą dobraną kartę.
page-play_game = Zagraj partię

## Koniec i powtórka

page-counting = Liczymy punkty
page-podium = Podium
page-place = { $place }. miejsce
page-rematch = Rewanż
page-join_rematch = Do rewanżu
page-look_board = Zobacz planszę
page-to_result = Zobacz wynik
page-analyse = Analizuj
page-analysis = Analiza
page-analysis_looking = Trwa analiza. To, co widać, staje się coraz dokładniejsze.
page-analysis_graph = Szanse na wygraną w czasie gry
page-analysis_moves = Ruchy
page-analysis_at = Po ruchu { $number }: { $chances }
page-analysis_start = Wskaż miejsce na wykresie albo przesuwaj się po nim strzałkami, by zobaczyć, co się stało.
page-analysis_move = Ruch { $number }, { $player }: { $move }
page-analysis_luck_was = Los dla gracza { $player }: { $change }
page-analysis_better = Lepiej: { $better } ({ $price })
page-analysis_show = Pokaż
page-analysis_accounts = Los i umiejętności
page-analysis_accounts_note = W punktach szansy na wygraną. Początek, los, własne ruchy i ruchy innych składają się na wynik. „Oddane” porównuje każdą decyzję z najlepszą znalezioną możliwością, według tego, co gracz mógł wiedzieć.
page-analysis_turn = { $player }: { $change }
page-analysis_turn_luck = { $player }: { $change }, przez los
page-analysis_none = Nie znaleziono wyraźnego błędu.
page-analysis_table = Wszystkie ruchy w tabeli
page-analysis_instead = Zagrano: { $move } ({ $chance } %). Lepiej: { $better } ({ $price }).
page-analysis_above = Z góry: ocena przy założeniu, że wszystkie karty były odkryte
page-analysis_dearest_above = Najdroższe decyzje przy odkrytych kartach
page-line_show = Rozegraj lepszy wariant
page-line = Lepszy wariant, tak jak zagrałby dalej komputer
page-line_move = { $player }: { $move }
page-line_end = Wróć do tego, co zagrano
page-line_from_above = Z góry, przy odkrytych kartach: { $better } ({ $price })
page-controls = Sterowanie powtórką
page-play = Odtwarzaj
page-pause = Wstrzymaj
page-step_back = Jeden ruch wstecz
page-step_on = Jeden ruch naprzód
page-scrub = Ruch
page-move_of = Ruch { $move } z { $last }
page-eyes = Widok
page-eyes_all = wszystko odkryte
page-eyes_public = widz

## Widok tekstowy

page-fact = { $name }: { $value }
page-none = brak
page-empty = puste
page-players = Gracze
page-player = Gracz

## Czego serwer odmawia

refusal-away = Komputer gra za ciebie. Najpierw naciśnij „Już jestem”.
refusal-bad_carry_link = Ten link został już użyty albo wygasł.
refusal-bad_invite = To zaproszenie jest nieważne.
refusal-bad_level = Dla tej gry z tymi opcjami i tą liczbą graczy nie ma komputera samouka. Wybierz inny poziom.
refusal-bad_name = Tego imienia nie widać. Wybierz inne.
refusal-chat_closed = Rozmawiać mogą tu tylko osoby siedzące przy tym stole.
refusal-bad_options = Te opcje nie są możliwe: { $why }.
refusal-bad_orders = Te polecenia nie pasują do gry.
refusal-bad_players = W tę grę nie gra się w tyle osób: { $why }.
refusal-bad_request = Serwer tego nie zrozumiał.
refusal-closed = Ten stół jest zamknięty.
refusal-name_taken = Ktoś przy tym stole ma imię podobne do „{ $name }”. Wybierz inne.
refusal-not_at_table = Nie siedzisz przy tym stole.
refusal-not_gathering = Gra już się zaczęła.
refusal-not_host = Może to zrobić tylko gospodarz stołu.
refusal-not_over = To możliwe dopiero po zakończeniu gry.
refusal-not_started = Gra jeszcze się nie zaczęła.
refusal-no_advice = Komputer nie ma tu żadnej rady.
refusal-no_lesson = Ta gra nie ma lekcji.
refusal-not_your_seat = To nie jest twoje miejsce.
refusal-others_play = Przy tym stole grają też inni. Możesz poddać grę.
refusal-open_seats = Nie wszystkie miejsca są jeszcze zajęte.
refusal-no_open_seat = Nie ma wolnego miejsca.
refusal-no_such_frame = Gra nie doszła tak daleko.
refusal-no_such_game = Nie ma takiej gry.
refusal-no_such_page = Tu nic nie ma.
refusal-no_such_table = Nie ma takiego stołu.
refusal-game_error = Uniemożliwił to błąd w programie gry: ten stół kończy grę, a zapis został zachowany.
refusal-hints_off = Przy tym stole nie ma podpowiedzi: nie wszyscy się na nie zgadzają.
refusal-older_rules = Tę grę rozegrano według starszych zasad i nie można już pokazać jej planszy.
refusal-resigned = Ta gra została poddana: na tym miejscu do końca gra komputer.
refusal-server_error = Coś poszło nie tak na serwerze. Nic się nie zmieniło.
refusal-shutting_down = Serwer właśnie się restartuje. Twój ruch zostanie ponownie wysłany automatycznie.
refusal-stale = Tymczasem gra poszła dalej: spójrz jeszcze raz.
refusal-too_fast = Zbyt wiele żądań. Poczekaj chwilę.
refusal-too_large = To było za długie.
refusal-too_many_tables = Przy zbyt wielu stołach grają teraz same komputery. Spróbuj później albo zajmij miejsce przy stole.
refusal-unknown_message = Serwer tego nie zrozumiał.
refusal-wrong_header = Serwer odrzucił to żądanie: brakuje nagłówka albo jest on błędny.
refusal-wrong_host = Serwer nie przyjmuje tej nazwy hosta.
refusal-wrong_origin = Serwer nie przyjmuje żądań z tej strony.
