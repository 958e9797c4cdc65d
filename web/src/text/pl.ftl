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
page-devices = Bezpieczeństwo
page-devices_how = Ktoś skopiował dane tej przeglądarki? Nowy klucz unieważnia wszystkie kopie starego; twoje stoły zostają tutaj.
page-devices_forget = Utwórz nowy klucz
page-devices_done = Ta przeglądarka ma nowy klucz.
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
page-others_add_players = Inni też mogą dodawać graczy przy swoim urządzeniu
page-remove_guest = Usuń
page-remove_guest_how = Zwalnia miejsce i tworzy nowy link; stary przestaje działać.
page-no_table = Nie można pokazać tego stołu
page-closed = Ten stół jest zamknięty.
page-ended = Ta gra została przerwana przed końcem
page-ended_why = Po rozpoczęciu tej gry poprawiono zasady i według poprawionych nie da się jej dokończyć. Nikt nie wygrał.
page-ended_mark = Przerwana, poprawiono zasady
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
page-allowed = Ruch „{ $move }” jest dozwolony.
page-chosen = Twój wybór: { $move }.
page-change_mind = Możesz go zmienić, dopóki wszyscy nie wybiorą.
page-do_it = Zrób to
page-all_options = Wszystkie możliwości
page-fold = Pokaż lub ukryj możliwości
page-skip_motion = Pomiń ruchy
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
page-latest = ↓ Do najnowszych
page-no_chat = Nikt jeszcze nic nie powiedział.
page-say_something = Powiedz coś
page-watchers_chat = Widzowie też mogą rozmawiać
page-send = Wyślij
page-search_rules = Szukaj w zasadach
page-no_rules = Nie udało się wczytać zasad.
page-nothing_found = Żadna zasada nie zawiera wszystkich tych słów.
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
page-orders = Stałe polecenia
page-orders_secret = Nikt inny ich nie widzi.
page-orders_drop = Pytaj mnie znowu
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
page-completed_souks = Ukończonych suków
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
page-amul_symbols = { $which ->
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

refusal-away = Twoim miejscem gra komputer: najpierw wróć do stołu.
refusal-bad_carry_link = Ten link został już użyty albo wygasł.
refusal-bad_invite = To zaproszenie jest nieważne.
refusal-bad_name = Tego imienia nie widać. Wybierz inne.
refusal-chat_closed = Rozmawiać mogą tu tylko osoby siedzące przy tym stole.
refusal-bad_options = Te opcje nie pasują do gry: { $why }.
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
refusal-not_your_seat = To nie jest twoje miejsce.
refusal-no_open_seat = Nie ma wolnego miejsca.
refusal-no_such_frame = Gra nie doszła tak daleko.
refusal-no_such_game = Takiej gry nie ma na półce.
refusal-no_such_page = Tu nic nie ma.
refusal-no_such_table = Nie ma takiego stołu.
refusal-older_rules = Tę grę rozegrano według starszych zasad i nie można już pokazać jej planszy.
refusal-server_error = Coś poszło nie tak na serwerze. Nic się nie zmieniło.
refusal-shutting_down = Serwer właśnie się restartuje. Twój ruch zostanie wysłany ponownie.
refusal-stale = Tymczasem gra poszła dalej: spójrz jeszcze raz.
refusal-too_fast = Nie tak szybko, proszę.
refusal-too_large = To było za dużo naraz.
refusal-too_many_tables = Przy zbyt wielu stołach grają teraz same komputery. Spróbuj później albo zagraj też samodzielnie.
refusal-unknown_message = Serwer tego nie zrozumiał.
refusal-wrong_header = Serwer nie ufa temu żądaniu.
refusal-wrong_host = Serwer nie odpowiada pod tą nazwą.
refusal-wrong_origin = Serwer nie ufa pochodzeniu tego żądania.

## Smoki Aladyna

page-dragons_herald = Herold
page-dragons_round = Runda { $round }
page-dragons_set_up = Przed pierwszą rundą
page-dragons_when = { $place ->
    [placement] Runda { $round }: rozmieszczanie żetonów
    [end] Runda { $round }: koniec rundy
   *[other] Runda { $round }: { $space }
}
page-dragons_stop = Runda { $round }: { $space }
page-dragons_no_tally = Każdy ma osiem żetonów, kładzionych pojedynczo, zakrytych. Potem rozpatruje się jaskinie od lewej, miasto od prawej i pałac od lewej.
page-dragons_earlier = Poprzednie pole
page-dragons_later = Następne pole
page-dragons_task-heap = Skarby do wyboru
page-dragons_task-price = Proponowana zapłata
page-dragons_task-offers = Twój wybór
page-dragons_window = { $window ->
    [place] Dalej: położenie żetonu
    [before] Dalej: { $space }, odkrycie żetonów
    [tally] Dalej: { $space }, rozpatrzenie
    [end] Dalej: koniec rundy
   *[buy] Dalej: wzięcie artefaktu { $space-in }
}
page-dragons_plays = Zagrane dotąd, w kolejności działania
page-dragons_no_plays = Nic jeszcze nie zagrano. Może zacząć, kto chce.
page-dragons_answers = Kto już odpowiedział
page-dragons_answer = { $what ->
    [open] { $name }: jeszcze nie
   *[done] { $name }: gotowe
}
page-dragons_pass_ahead = Pasuj z góry…
page-dragons_piece = { $what ->
    [carpet] { $name }: Latający dywan { $space-in }
   *[token] { $value ->
        [0] { $name }: zakryty żeton { $space-in }
       *[other] { $name }: { $value } { $space-in }
    }
}
page-dragons_cave = { $what ->
    [open] { $space }.
   *[closed] { $space }: zamknięta.
}
page-dragons_tokens_here = { $tokens ->
    [0] Nie ma tu żetonów.
    [one] { $tokens } żeton tutaj.
    [few] { $tokens } żetony tutaj.
   *[other] { $tokens } żetonów tutaj.
}
page-dragons_bank = Skarbiec: { $units } × { $kind }
page-dragons_room = { $what ->
    [sold_out] { $space }: wyprzedana.
    [shown] { $space }: { $artifact } na sprzedaż, zostało { $artifacts }.
   *[hidden] { $space }: zostało { $artifacts }.
}
page-dragons_guard = { $what ->
    [hidden] Strażnik pałacu, zakryty.
   *[shown] Strażnik pałacu: { $value }.
}
page-dragons_gives-tent = najsilniejszy dobiera dwa zaklęcia, jedno zatrzymuje, drugie daje następnemu.
page-dragons_gives-djinn = najsilniejszy może w tej rundzie użyć jednego artefaktu więcej.
page-dragons_gives-market = najsilniejszy może oddać jeden skarb i wziąć trzy.
page-dragons_gives-caravanserai = najsilniejszy mówi, kto dostaje wielbłąda.
page-dragons_sold_out = wyprzedana
page-dragons_add = Dodaj jeden skarb: { $kind } ({ $units })
page-dragons_take_off = Odejmij jeden skarb: { $kind }
page-dragons_give = { $count ->
    [0] Oddaj
   *[other] Oddaj: { $what }
}
page-dragons_take = { $count ->
    [0] Weź
   *[other] Weź: { $what }
}
page-dragons_for_token = Za { $value }
page-dragons_buy = { $units ->
    [one] Kup za { $units } skarb
    [few] Kup za { $units } skarby
   *[other] Kup za { $units } skarbów
}
page-dragons_buy_searching = Kup z „Abrakadabrą”
page-dragons_placed = { $value } leży na planszy
page-dragons_behind = Żetony za zasłonką
page-dragons_cast = Rzuć zaklęcie
page-dragons_place = Połóż { $token }
page-dragons_give_units = Oddaj { $units }
page-dragons_take_units = Weź { $units }
page-dragons_move_own = { $spell }: twoje { $token } na…
page-dragons_move_other = { $spell }: { $owner }, żeton { $number }, na…
page-dragons_apprentice = { $space }: w zamian za…
page-dragons_eye = Usuń żeton: { $owner }
page-dragons_outcome-bought = kupuje
page-dragons_outcome-bought_face_up = kupuje: { $artifact }
page-dragons_outcome-bought_searching = { $artifact ->
    [hidden] bierze jeden w tajemnicy
   *[other] bierze: { $artifact }
}
page-dragons_outcome-not_bought = nie kupuje
page-dragons_outcome-admitted = siły wystarcza
page-dragons_outcome-bribed = przekupuje strażnika
page-dragons_outcome-not_bribed = nie płaci
page-dragons_outcome-not_admitted = zostaje na zewnątrz
page-dragons_outcome-key_turned = wchodzi z Kluczem
page-dragons_outcome-tokens_taken_back = żetony z powrotem: { $tokens }
page-dragons_outcome-spells_drawn = dobrane zaklęcia: { $cards }
page-dragons_outcome-spell_kept = { $spell ->
    [hidden] jedno zatrzymuje
   *[other] zatrzymuje: { $spell }
}
page-dragons_outcome-spell_given = { $spell ->
    [hidden] jedno dostaje { $owner }
   *[other] { $spell } dostaje { $owner }
}
page-dragons_outcome-spell_rejected = odrzuca: { $spell }
page-dragons_outcome-no_spell_left = nie ma już zaklęć
page-dragons_outcome-djinn_won = artefakty w tej rundzie: { $uses }
page-dragons_outcome-market_used = wymienia
page-dragons_outcome-market_not_used = nie wymienia
page-dragons_outcome-start_player_named = wielbłąda dostaje { $owner }
page-dragons_outcome-smuggled = jako Przemytnik
page-dragons_shelves = Półki, od góry
page-dragons_face_down = zakryty
page-dragons_on_table = { $who }: { $what }
page-dragons_where = Pole
page-dragons_lying_there = Żetony na polu
page-dragons_your_screen = Za twoją zasłonką
page-dragons_effects = Do końca rundy
page-dragons_effect_spy = Szpieg ({ $seat }): wszyscy inni kładą żetony odkryte.
page-dragons_effect_swapped = Każde 9 liczy się jak 1, a każde 1 jak 9.
page-dragons_effect_taboo = „Sezamie, zamknij się!”: { $space } zamknięte.
page-dragons_effect_smuggled = { $seat } zajmuje jako Przemytnik: { $space }.

## Emira

short-bid = Licytuj
page-emira_arch = Księżniczka pod łukiem
page-emira_expected = Pod łukiem jest pusto: następna księżniczka dopiero przybędzie.
page-emira_nobody = Teraz nie ma tu żadnej księżniczki.
page-emira_suitors = Jak szejkowie wypadają w oczach księżniczki: { $princess }
page-emira_would_join = Teraz jej wybór to { $seat }.
page-emira_would_visit = Teraz jego wybór to { $seat }.
page-emira_no_candidate = Nikt nie ma dla niej miejsca.
page-emira_gold_decides = Rozstrzygnie tajne złoto: { $seats }.
page-emira_level = Remis, bez rozstrzygnięcia: { $seats }.
page-emira_no_room = brak miejsca
page-emira_only_you = Te karty widzisz tylko ty
page-emira_sort_how = Wskaż karty w nowej kolejności, najpierw wierzchnią.
page-emira_none_left = brak
page-emira_sold_to = kupuje: { $seat }
page-emira_sold = Kupuje
page-emira_in_supply = w puli jeszcze { $count }
page-emira_pays = { $spaces ->
    [few] { $spaces } wypłaty po { $payment } złota
   *[other] { $spaces } wypłat po { $payment } złota
}
page-emira_status_points = { $points ->
    [one] { $points } punkt statusu
    [few] { $points } punkty statusu
   *[other] { $points } punktów statusu
}
page-emira_no_purchase = bez zakupu
page-emira_known_at = Karta { $place } od góry: { $card }
page-emira_this_turn = Ta tura
page-emira_next_turn = Następna tura
page-emira_undecided = Niezdecydowane
page-emira_leads = prowadzi
page-emira_speaks = ma głos
page-emira_in = w grze
page-emira_passed = pas
page-emira_acts = działa
page-emira_waits = przed akcją
page-emira_honeymoon = miesiąc miodowy
page-emira_no_bid = Jeszcze bez stawki
page-emira_no_auction = Nie ma licytacji
page-emira_leads_with = Prowadzi { $seat }
page-emira_won_with = Wygrywa { $seat }
page-emira_pays_only = płacisz { $gold }
page-emira_symbol_played = W tej turze zagrano już kartę z symbolem: { $symbol }
page-emira_rooms = zajęte { $princesses } z { $capacity } komnat
page-emira_free_room = Wolna komnata
page-emira_caravan = { $left ->
    [one] { $caravan }: { $payment } złota na turę, jeszcze { $left } wypłata
    [few] { $caravan }: { $payment } złota na turę, jeszcze { $left } wypłaty
   *[other] { $caravan }: { $payment } złota na turę, jeszcze { $left } wypłat
}
page-emira_discount = { $camels ->
    [one] { $camels } wielbłąd po { $rate }: stawka tańsza o { $discount } złota
    [few] { $camels } wielbłądy po { $rate }: stawka tańsza o { $discount } złota
   *[other] { $camels } wielbłądów po { $rate }: stawka tańsza o { $discount } złota
}
page-emira_hand_cards = { $cards ->
    [one] { $cards } karta wydarzenia w ręce
    [few] { $cards } karty wydarzeń w ręce
   *[other] { $cards } kart wydarzeń w ręce
}
page-emira_next_income = Następna tura: { $supply } ze stałego źródła, { $trade } z karawan
page-emira_next_upkeep = Utrzymanie na koniec tury: { $gold } złota
page-emira_gold_open = Mieszka tu Noor: wszyscy widzą złoto
page-emira_gold_secret = tajne
page-emira_honeymoon_in = Miesiąc miodowy w turze { $turn }
page-emira_xenia = { $markers ->
    [0] Xenia: na koniec tury należy się podarunek
    [one] Xenia: { $markers } żeton do następnego podarunku
    [few] Xenia: { $markers } żetony do następnego podarunku
   *[other] Xenia: { $markers } żetonów do następnego podarunku
}
page-emira_treasures = Żetony i karty statusu
page-emira_off_bids = Zniżka na stawkę
page-emira_short = Do utrzymania brakuje { $gold } złota
page-emira_short_brief = brakuje { $gold }
page-emira_left = zostaje { $gold }
page-emira_left_spoken = zostaje { $gold } złota, utrzymanie { $due }
page-emira_goal = Wygrywasz z { $fewest } księżniczkami o tych właściwościach albo z { $most } dowolnymi.
page-emira_to_act = Przed akcją
page-emira_event_prices = Ceny kart wydarzeń
page-emira_decks = Talie i woreczek
