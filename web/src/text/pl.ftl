### Co mówi sama strona, po polsku. Słowa wspólne z terminalem są w caravanserai/language/text.

## Wszędzie

page-skip = Przejdź do treści
page-home = Caravanserai, do poczekalni
page-language = Język
page-settings = Ustawienia
page-theme = Światło
page-theme-auto = Jak w systemie
page-theme-dusk = Zmierzch
page-theme-noon = Południe
page-theme_dusk = Przełącz na zmierzch
page-theme_noon = Przełącz na południe
page-comfort = Wygoda
page-sounds = Dźwięki
page-motion = Ruch na planszy
page-notifications = Powiadamiaj mnie na pulpicie, gdy moja kolej
page-shortcuts = Skróty jednoklawiszowe
page-text_view = Stół w słowach
page-text_view_short = W słowach
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
page-shelf = Na półce
page-listed = Otwarte stoły
page-past = Zakończone gry
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
page-more_choices = Zegar i warianty
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
page-list_it = Każdy może znaleźć ten stół w poczekalni
page-make_link = Otwórz stół i pobierz link
page-start = Rozpocznij grę

## Zbieranie graczy i przenosiny

page-gathering = zbieramy graczy
page-starts_by_itself = Gra zacznie się sama, gdy nie będzie wolnych miejsc.
page-invite_link = Wyślij ten link przyjaciołom
page-copy = Kopiuj
page-copied = Skopiowano
page-open_again = Zwolnij miejsce
page-fill = Uzupełnij komputerami i zacznij
page-add_local = Jeszcze ktoś przy tym urządzeniu
page-no_table = Nie można pokazać tego stołu
page-closed = Ten stół jest zamknięty.
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
page-allowed = Ruch „{ $move }” jest dozwolony.
page-chosen = Twój wybór: { $move }.
page-change_mind = Możesz go zmienić, dopóki wszyscy nie wybiorą.
page-do_it = Zrób to
page-all_options = Wszystkie możliwości
page-fold = Pokaż lub ukryj możliwości
page-skip_motion = Pomiń ruchy
page-type_move = Wpisz ruch
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
page-arm-W = Droga zachodnia
page-arm-E = Droga wschodnia
page-arm-N = Droga północna
page-arm-S = Droga południowa
page-time_left = Pozostały czas: { $time }
page-beside = Przebieg gry, czat i zasady
page-belongings = Twoja ręka i dobytek
page-open_rule = Otwórz zasadę { $rule }
page-beginning = Początek
page-no_story = Jeszcze nic się nie wydarzyło.
page-no_chat = Nikt jeszcze nic nie powiedział.
page-say_something = Powiedz coś
page-send = Wyślij
page-search_rules = Szukaj w zasadach
page-no_rules = Nie udało się wczytać zasad.
page-nothing_found = Żadna zasada nie zawiera wszystkich tych słów.
page-breakdown = Wynik punkt po punkcie
page-more_tools = Więcej
page-fairness = Uczciwe kości
page-fair_before = Przed grą serwer wybrał tajne ziarno losowości i pokazał jego odcisk. Wszystkie rzuty i tasowania pochodzą z tego ziarna, więc nikt nie mógł ich później zmienić.
page-commitment = Odcisk ziarna (pokazany przed pierwszym rzutem)
page-seed = Samo ziarno
page-seed_sealed = zapieczętowane do końca gry
page-fair_after = Po grze pobierz zapis i sprawdź go na własnym komputerze:
page-download = Pobierz zapis gry
page-keys = Klawisze
page-key-numbers = wybierz możliwość o tym numerze
page-key-arrows = przechodź między możliwościami
page-key-enter = wybierz
page-key-escape = wróć do wszystkich możliwości
page-key-space = pomiń ruchy
page-away = Kiedy cię nie było
page-away_more = { $count ->
    [one] { $count } wcześniejszy wiersz jest w przebiegu gry.
    [few] { $count } wcześniejsze wiersze są w przebiegu gry.
   *[other] { $count } wcześniejszych wierszy jest w przebiegu gry.
}
page-go_on = Dalej
page-hand_over = Urządzenie przejmuje { $name }
page-hand_over_why = Do tej chwili niczego nie pokazujemy.
page-i_am = To ja, { $name }
page-undo_as = { $name }: cofnij ostatni ruch
page-line_lost = Utracono połączenie; próbujemy ponownie…
page-offline = To urządzenie jest offline. Gra ruszy dalej, gdy wróci połączenie.
page-renewed = Serwer ma nową wersję.
page-reload = Odśwież
page-replaced = Komputer gra za ciebie.
page-come_back = Już jestem
page-watching = Oglądasz tę grę.

## Koniec i powtórka

page-counting = Liczymy punkty
page-podium = Podium
page-place = { $place }. miejsce
page-rematch = Rewanż
page-join_rematch = Do rewanżu
page-look_board = Zobacz planszę
page-to_result = Zobacz wynik
page-controls = Sterowanie powtórką
page-play = Odtwarzaj
page-pause = Wstrzymaj
page-step_back = Jeden ruch wstecz
page-step_on = Jeden ruch naprzód
page-scrub = Ruch
page-move_of = Ruch { $move } z { $last }
page-eyes = Oczami
page-eyes_all = kogoś, kto widzi wszystko
page-eyes_public = widza

## Stół w słowach

page-fact = { $name }: { $value }
page-seat = { $seat }
page-space = { $space }
page-none = brak
page-empty = puste
page-players = Gracze
page-player = Gracz
page-completed_souks = Ukończone suki
page-goods_in = Towary
page-shops_by_road = Sklepy przy drodze
page-empty_of = { $count ->
    [one] pusty ({ $count } sklep)
    [few] pusty ({ $count } sklepy)
   *[other] pusty ({ $count } sklepów)
}
page-goods_of = { $who }: { $filled } z { $count } (sklepy { $shops })
page-caravan_places = Załadowane wielbłądy: { $taken } z { $count }.
page-caravan_row = { $name }: { $points } pkt za towar, wartość { $value }
page-your_hand = Twoja ręka
page-effect = Działanie
page-owned = masz

## Krótkie nazwy na przyciskach

short-supervise = Zarządca
short-draw = Karta
short-build = Zbuduj
short-play_place_good = Towar do sklepu
short-play_camels_for_points = Wielbłądy za punkty
short-play_gold_for_points = Złoto za punkty
short-play_exchange_gold = Wymiana złota
short-play_exchange_camels = Wymiana wielbłądów
short-play_build_no_camels = bez wielbłądów
short-play_build_no_gold = bez złota
short-play_both = z obiema kartami
short-yellow = Żółte kości
short-place = Sklepy
short-move = Zarządca
short-first = Najpierw

## Āmul

page-amul_across = Po drugiej stronie stołu
page-amul_area_of = Obszar gry: { $seat }
page-amul_open_area = Otwórz obszar gry: { $seat }
page-amul_no_cards = Jeszcze bez kart.
page-amul_chosen = wybór gotowy
page-amul_face_down = Leży przed tobą zakryta: { $name }
page-amul_offer_of = Zakryta karta, którą wystawia { $seat }
page-amul_offered_by = wystawia { $seat }
page-amul_offered = Wystawia
page-amul_fresh = z talii
page-amul_sort = Ułóż rękę
page-amul_sort-kind = według rodzaju
page-amul_sort-value = według wartości
page-amul_sort-icon = według symbolu
page-amul_worth = teraz { $now } · maks. { $best }
page-amul_worth_spoken = warta teraz { $now }, najwyżej { $best }
page-amul_now = warta teraz
page-amul_best = najwyżej
page-amul_change = twój wynik
page-amul_lost = przepadłaby
page-amul_lost_short = przepada
page-amul_lost_spoken = ma tylko symbol ręki i opuściłaby grę
page-amul_place-table = Liczy się tylko w twoim obszarze gry.
page-amul_place-hand = Liczy się tylko w ręce na koniec; zagrana opuszcza grę.
page-amul_place-both = Liczy się w obszarze gry albo w ręce na koniec.
page-amul_symbols = { $symbol ->
    [arab] { $count ->
        [one] { $count } symbol arabski
        [few] { $count } symbole arabskie
       *[other] { $count } symboli arabskich
    }
    [mongol] { $count ->
        [one] { $count } symbol mongolski
        [few] { $count } symbole mongolskie
       *[other] { $count } symboli mongolskich
    }
    [object] { $count ->
        [one] { $count } symbol przedmiotu
        [few] { $count } symbole przedmiotu
       *[other] { $count } symboli przedmiotu
    }
    [trade] { $count ->
        [one] { $count } symbol handlu
        [few] { $count } symbole handlu
       *[other] { $count } symboli handlu
    }
   *[military] { $count ->
        [one] { $count } symbol siły militarnej
        [few] { $count } symbole siły militarnej
       *[other] { $count } symboli siły militarnej
    }
}
page-amul_placed = { $symbols }: { $place }. miejsce
page-amul_sets = { $sets ->
    [0] { $name }: brak pełnego zestawu { $goods }
    [one] { $name }: { $sets } zestaw { $goods }
    [few] { $name }: { $sets } zestawy { $goods }
   *[other] { $name }: { $sets } zestawów { $goods }
}
page-amul_looks_at = { $name } podgląda: { $seat }
page-amul_round = Runda { $round } z { $rounds }
page-amul_pick_order = Kolejność wyboru
page-amul_military_order = Kolejność wojskowa
page-amul_strength = siła militarna { $value }, litera { $letter }
page-amul_card = Karta
page-amul_counts = Liczy się
page-amul_hand_cards = Karty w ręce
page-amul_known = W ręce, co wiedzą wszyscy
page-amul_gone = Już poza grą

## Czego serwer odmawia

refusal-ambiguous = „{ $text }” może oznaczać: { $moves }.
refusal-unparsable = { $near ->
    [none] „{ $text }” nie jest ruchem w tej grze.
   *[other] „{ $text }” nie jest ruchem w tej grze. Może: { $near }?
}
refusal-away = Twoim miejscem gra komputer: najpierw wróć do stołu.
refusal-bad_carry_link = Ten link został już użyty albo wygasł.
refusal-bad_invite = To zaproszenie jest nieważne.
refusal-bad_options = Te opcje nie pasują do gry.
refusal-bad_players = W tę grę nie gra się w tyle osób.
refusal-bad_request = Serwer tego nie zrozumiał.
refusal-closed = Ten stół jest zamknięty.
refusal-not_at_table = Nie siedzisz przy tym stole.
refusal-not_gathering = Gra już się zaczęła.
refusal-not_host = Może to zrobić tylko gospodarz stołu.
refusal-not_over = To możliwe dopiero po zakończeniu gry.
refusal-not_started = Gra jeszcze się nie zaczęła.
refusal-no_advice = Komputer nie ma tu żadnej rady.
refusal-not_your_seat = To nie jest twoje miejsce.
refusal-no_open_seat = Nie ma wolnego miejsca.
refusal-no_such_frame = Gra nie doszła tak daleko.
refusal-no_such_game = Takiej gry nie ma na półce.
refusal-no_such_page = Tu nic nie ma.
refusal-no_such_table = Nie ma takiego stołu.
refusal-server_error = Coś poszło nie tak na serwerze. Nic się nie zmieniło.
refusal-shutting_down = Serwer właśnie się restartuje. Twój ruch zostanie wysłany ponownie.
refusal-stale = Tymczasem gra poszła dalej: spójrz jeszcze raz.
refusal-too_fast = Nie tak szybko, proszę.
refusal-too_large = To było za dużo naraz.
refusal-unknown_message = Serwer tego nie zrozumiał.
refusal-wrong_header = Serwer nie ufa temu żądaniu.
refusal-wrong_origin = Serwer nie ufa pochodzeniu tego żądania.
