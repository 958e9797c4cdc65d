### Āmul po polsku.
###
### Zdanie objaśniające kartę dostaje liczby z data.toml ($points, $other, $each, $table, $letter, $least,
### $takes), więc poprawka liczby nie wymaga poprawki tutaj. Imię gracza stoi zawsze w mianowniku, a nazwy kart
### w cudzysłowie nie potrzebują przypadków.

title = Āmul
tagline = Miasto kupców, dziewięć rund i karta na każde pragnienie.
about = Jesteście kupcami w Āmulu, mieście na szlaku karawan arabskich i mongolskich. W każdej rundzie wystawiacie po karcie, wybieracie po jednej z targu i zagrywacie po jednej, wszystko w tajemnicy, póki karty nie zostaną odsłonięte. Niektóre karty punktują tylko w obszarze gry, inne tylko na ręce na koniec, a wiele patrzy na to, co mają sąsiedzi. Po dziewięciu rundach wygrywa osoba, która ma najwięcej punktów.

## Karty

card-silver = Srebro
    .quoted = „Srebro”
card-silver-effect = Seria: łącznie { $table } punktów za 1, 2 lub 3 karty Srebra; potem zaczyna się nowa seria.
card-gold = Złoto
    .quoted = „Złoto”
card-gold-effect = { amount-points }.
card-carpet = Dywan
    .quoted = „Dywan”
card-carpet-effect = Seria: łącznie { $table } punktów za 1 lub 2 Dywany; potem zaczyna się nowa seria.
card-porcelain = Porcelana
    .quoted = „Porcelana”
card-porcelain-effect = Seria: łącznie { $table } punktów za 1 lub 2 karty Porcelany; potem zaczyna się nowa seria.
card-oil = Olej
    .quoted = „Olej”
card-oil-effect = { amount-points } za każdą kartę, a jeśli masz Lampę: { amount-other } za każdą.
card-spices = Przyprawy
    .quoted = „Przyprawy”
card-spices-effect = Seria: łącznie { $table } punktów za 1 lub 2 karty Przypraw; potem zaczyna się nowa seria.
card-opium = Opium
    .quoted = „Opium”
card-opium-effect = { amount-points } za każdą kartę, ale { amount-other }, jeśli masz symbol siły militarnej.
card-mongol_sabre = Mongolska szabla
    .quoted = „Mongolska szabla”
card-mongol_sabre-effect = { amount-points }, a jeśli masz symbol siły militarnej: { amount-other }.
card-arab_sabre = Arabska szabla
    .quoted = „Arabska szabla”
card-arab_sabre-effect = { amount-points }, a jeśli masz symbol siły militarnej: { amount-other }.
card-vagabond = Włóczęga
    .quoted = „Włóczęga”
card-vagabond-effect = { amount-points }. Efekt natychmiastowy: możesz wziąć kartę pozostałą na targu do swojego obszaru gry.
card-mongol_guard_a = Mongolski strażnik A
    .quoted = „Mongolski strażnik A”
card-mongol_guard_a-effect = { amount-points }. 1 symbol siły militarnej, litera { $letter }.
card-mongol_guard_b = Mongolski strażnik B
    .quoted = „Mongolski strażnik B”
card-mongol_guard_b-effect = { amount-points }. 1 symbol siły militarnej, litera { $letter }.
card-arab_guard_c = Arabski strażnik C
    .quoted = „Arabski strażnik C”
card-arab_guard_c-effect = { amount-points }. 1 symbol siły militarnej, litera { $letter }.
card-arab_guard_d = Arabski strażnik D
    .quoted = „Arabski strażnik D”
card-arab_guard_d-effect = { amount-points }. 1 symbol siły militarnej, litera { $letter }.
card-lamp = Lampa
    .quoted = „Lampa”
card-lamp-effect = { amount-points }. Twój Olej jest wart więcej.
card-mongol_relic = Mongolska relikwia
    .quoted = „Mongolska relikwia”
card-mongol_relic-effect = { amount-points }, ale { amount-other }, jeśli masz symbol arabski.
card-arab_relic = Arabska relikwia
    .quoted = „Arabska relikwia”
card-arab_relic-effect = { amount-points }, ale { amount-other }, jeśli masz symbol mongolski.
card-caravanserai = Karawanseraj
    .quoted = „Karawanseraj”
card-caravanserai-effect = { amount-each } za każdy twój symbol handlu, także za te na tej karcie.
card-thief = Złodziej
    .quoted = „Złodziej”
card-thief-effect = { $takes ->
    [one] { amount-points }. Efekt końca gry: możesz wziąć { $takes } kartę pałacu i wyłożyć ją w swoim obszarze gry.
    [few] { amount-points }. Efekt końca gry: możesz wziąć najwyżej { $takes } karty pałacu i wyłożyć je w swoim obszarze gry.
   *[many] { amount-points }. Efekt końca gry: możesz wziąć najwyżej { $takes } kart pałacu i wyłożyć je w swoim obszarze gry.
}
card-mongol_caravan = Mongolska karawana
    .quoted = „Mongolska karawana”
card-mongol_caravan-effect = { amount-each } za każdy twój symbol mongolski.
card-arab_caravan = Arabska karawana
    .quoted = „Arabska karawana”
card-arab_caravan-effect = { amount-each } za każdy twój symbol arabski.
card-spice_supplier = Dostawca przypraw
    .quoted = „Dostawca przypraw”
card-spice_supplier-effect = { amount-points }, a jeśli masz co najmniej { $least } karty Przypraw: { amount-other }.
card-smuggler = Przemytnik
    .quoted = „Przemytnik”
card-smuggler-effect = { amount-points }, minus { $each } za każdą kartę Złota twoich obu sąsiadów.
card-arab_merchant = Arabski kupiec
    .quoted = „Arabski kupiec”
card-arab_merchant-effect = { amount-points }. Efekt natychmiastowy: możesz wziąć kartę pałacu do swojego obszaru gry.
card-mongol_merchant = Mongolski kupiec
    .quoted = „Mongolski kupiec”
card-mongol_merchant-effect = { amount-points }. Efekt natychmiastowy: możesz wziąć kartę pałacu do swojego obszaru gry.
card-contract = Kontrakt
    .quoted = „Kontrakt”
card-contract-effect = { amount-points }. Efekt natychmiastowy: możesz wziąć kartę bazaru do swojego obszaru gry.
card-camel = Wielbłąd
    .quoted = „Wielbłąd”
card-camel-effect = Liczą się wszystkie karty: każdy Wielbłąd daje { $table } punktów, gdy w grze są 1, 2, 3… Wielbłądy.
card-gems = Klejnoty
    .quoted = „Klejnoty”
card-gems-effect = { amount-each } za każdą kartę Klejnotów twoją i twoich obu sąsiadów.
card-arab_guard_e = Arabski strażnik E
    .quoted = „Arabski strażnik E”
card-arab_guard_e-effect = { amount-points }. 1 symbol siły militarnej, litera { $letter }.
card-diplomat = Dyplomata
    .quoted = „Dyplomata”
card-diplomat-effect = { amount-points }. Liczy się do obu przewag.
card-arab_general = Arabski generał
    .quoted = „Arabski generał”
card-arab_general-effect = { amount-each } za każdy twój symbol siły militarnej.
card-mongol_general = Mongolski generał
    .quoted = „Mongolski generał”
card-mongol_general-effect = { amount-each } za każdy twój symbol siły militarnej.
card-goldsmith = Złotnik
    .quoted = „Złotnik”
card-goldsmith-effect = { amount-each } za każdą kartę Klejnotów twoją i twoich obu sąsiadów.
card-spice_seller = Sprzedawca przypraw
    .quoted = „Sprzedawca przypraw”
card-spice_seller-effect = { amount-each } za każdą kartę Przypraw twoją i twoich obu sąsiadów.
card-jeweller = Jubiler
    .quoted = „Jubiler”
card-jeweller-effect = { amount-each } za każdą kartę Złota i Srebra twoich obu sąsiadów.
card-emissary = Emisariusz
    .quoted = „Emisariusz”
card-emissary-effect = { amount-each } za każdą twoją parę: symbol arabski i symbol mongolski.
card-tax_collector = Poborca podatków
    .quoted = „Poborca podatków”
card-tax_collector-effect = { amount-each } za każdy symbol handlu twoich obu sąsiadów.
card-silk = Jedwab
    .quoted = „Jedwab”
card-silk-effect = { amount-each } za każdą kartę Jedwabiu twoją i twoich obu sąsiadów.
card-jade = Jadeit
    .quoted = „Jadeit”
card-jade-effect = Liczą się wszystkie karty: każdy Jadeit daje { $table } punktów, gdy w grze są 1, 2, 3… Jadeity.
card-mongol_guard_f = Mongolski strażnik F
    .quoted = „Mongolski strażnik F”
card-mongol_guard_f-effect = { amount-points }. 1 symbol siły militarnej, litera { $letter }.
card-cameleers = Poganiacze wielbłądów
    .quoted = „Poganiacze wielbłądów”
card-cameleers-effect = { amount-each } za każdego Wielbłąda twojego i twoich obu sąsiadów.
card-arab_prince = Arabski książę
    .quoted = „Arabski książę”
card-arab_prince-effect = { amount-points }. Liczy się do przewagi arabskiej.
card-mongol_prince = Mongolski książę
    .quoted = „Mongolski książę”
card-mongol_prince-effect = { amount-points }. Liczy się do przewagi mongolskiej.
card-ivory = Kość słoniowa
    .quoted = „Kość słoniowa”
card-ivory-effect = Liczą się wszystkie karty: każda Kość słoniowa daje { $table } punktów, gdy w grze są 1, 2, 3… takie karty.
card-amul_militia = Milicja Amulu
    .quoted = „Milicja Amulu”
card-amul_militia-effect = 1 symbol siły militarnej, litera { $letter }. { amount-each } za każdy symbol siły militarnej twój i twoich obu sąsiadów, także za ten na tej karcie.
card-peddler = Domokrążca
    .quoted = „Domokrążca”
card-peddler-effect = { amount-each } za każdy symbol przedmiotu twój i twoich obu sąsiadów.
card-mughal_lord = Władca Mogołów
    .quoted = „Władca Mogołów”
card-mughal_lord-effect = { $takes ->
    [one] { amount-points }. Efekt natychmiastowy: możesz wziąć { $takes } kartę pałacu i wyłożyć ją w swoim obszarze gry.
    [few] { amount-points }. Efekt natychmiastowy: możesz wziąć najwyżej { $takes } karty pałacu i wyłożyć je w swoim obszarze gry.
   *[many] { amount-points }. Efekt natychmiastowy: możesz wziąć najwyżej { $takes } kart pałacu i wyłożyć je w swoim obszarze gry.
}
card-fugitive = Zbieg
    .quoted = „Zbieg”
card-fugitive-effect = { amount-points }, minus { $each } za każdy symbol siły militarnej twoich obu sąsiadów.
card-medallion = Medalion
    .quoted = „Medalion”
card-medallion-effect = { amount-points }.
card-mercenaries = Najemnicy
    .quoted = „Najemnicy”
card-mercenaries-effect = { amount-points }. 2 symbole siły militarnej, litera { $letter }.
card-nomad = Koczownik
    .quoted = „Koczownik”
card-nomad-effect = { amount-each } za każdy twój symbol przedmiotu.
card-sheikh = Szejk
    .quoted = „Szejk”
card-sheikh-effect = { amount-each } za każdą twoją kartę Oleju.
card-mongol_spy = Mongolski szpieg
    .quoted = „Mongolski szpieg”
card-mongol_spy-effect = { amount-each } za każdy symbol arabski jednego z sąsiadów, tego, który daje ci więcej.
card-arab_spy = Arabski szpieg
    .quoted = „Arabski szpieg”
card-arab_spy-effect = { amount-each } za każdy symbol mongolski jednego z sąsiadów, tego, który daje ci więcej.
card-ebony = Heban
    .quoted = „Heban”
card-ebony-effect = { amount-points } za każdą kartę, a jeśli masz Kość słoniową: { amount-other } za każdą.
card-courtesan = Kurtyzana
    .quoted = „Kurtyzana”
card-courtesan-effect = { amount-each } za każdą twoją kartę Złota i Jedwabiu.
card-dancer = Tancerka
    .quoted = „Tancerka”
card-dancer-effect = { amount-each } za każdą twoją kartę Klejnotów i Srebra.
card-tea = Herbata
    .quoted = „Herbata”
card-tea-effect = { amount-points }.
card-yurt = Jurta
    .quoted = „Jurta”
card-yurt-effect = { amount-points }.
card-tent = Namiot
    .quoted = „Namiot”
card-tent-effect = { amount-points }.
card-dervish = Derwisz
    .quoted = „Derwisz”
card-dervish-effect = { amount-points }. 1 symbol siły militarnej, litera { $letter }.
card-trader_babylonian = Babiloński handlarz
    .quoted = „Babiloński handlarz”
card-trader_babylonian-effect = { amount-points } za każdy pełny zestaw w twoim obszarze gry ({ $cards }); karta należy tylko do jednego zestawu.
card-trader_persian = Perski handlarz
    .quoted = „Perski handlarz”
card-trader_persian-effect = { amount-points } za każdy pełny zestaw w twoim obszarze gry ({ $cards }); karta należy tylko do jednego zestawu.
card-trader_chinese = Chiński handlarz
    .quoted = „Chiński handlarz”
card-trader_chinese-effect = { amount-points } za każdy pełny zestaw w twoim obszarze gry ({ $cards }); karta należy tylko do jednego zestawu.
card-trader_indian = Indyjski handlarz
    .quoted = „Indyjski handlarz”
card-trader_indian-effect = { amount-points } za każdy pełny zestaw w twoim obszarze gry ({ $cards }); karta należy tylko do jednego zestawu.
card-trader_byzantine = Bizantyjski handlarz
    .quoted = „Bizantyjski handlarz”
card-trader_byzantine-effect = { amount-points } za każdy pełny zestaw w twoim obszarze gry ({ $cards }); karta należy tylko do jednego zestawu.
card-trader_egyptian = Egipski handlarz
    .quoted = „Egipski handlarz”
card-trader_egyptian-effect = { amount-points } za każdy pełny zestaw w twoim obszarze gry ({ $cards }); karta należy tylko do jednego zestawu.
card-trader_sogdian = Sogdyjski handlarz
    .quoted = „Sogdyjski handlarz”
card-trader_sogdian-effect = { amount-points } za każdy pełny zestaw w twoim obszarze gry ({ $cards }); karta należy tylko do jednego zestawu.
card-trader_venetian = Wenecki handlarz
    .quoted = „Wenecki handlarz”
card-trader_venetian-effect = { amount-points } za każdy pełny zestaw w twoim obszarze gry ({ $cards }); karta należy tylko do jednego zestawu.
card-trader_tea = Handlarz herbatą
    .quoted = „Handlarz herbatą”
card-trader_tea-effect = { amount-points } za każdy pełny zestaw w twoim obszarze gry ({ $cards }); karta należy tylko do jednego zestawu.

## Skąd bierze się karty

display-market = Targ
    .from = z targu
    .in = na targu
display-palace = Pałac
    .from = z pałacu
    .in = w pałacu
display-bazaar = Bazar
    .from = z bazaru
    .in = na bazarze

## Symbole jako nagłówki

symbol-arab = Arabskie
symbol-mongol = Mongolskie
symbol-object = Przedmioty
symbol-trade = Handel
symbol-military = Siła

## Słowa gry

term-market = Targ
term-palace = Pałac
term-bazaar = Bazar
term-deck = Talia
term-hand = Ręka
term-play_area = Obszar gry
term-discard = Stos kart odrzuconych
term-removed = Usunięta z gry
term-table_icon = Symbol stołu
term-hand_icon = Symbol ręki
term-both_icons = Stół lub ręka
term-starting_player = Gracz rozpoczynający
term-first_pick = Pierwszy wybór
term-round_tracker = Licznik rund
term-round_summary = Przebieg rundy
term-round = Runda
term-phase_replenish = Faza uzupełniania
term-phase_planning = Faza planowania
term-phase_cleanup = Faza porządkowania
term-step_offer = Wystawienie karty
term-step_pick = Wybór karty
term-step_reveal = Odsłonięcie karty
term-effect_immediate = Efekt natychmiastowy
term-effect_end = Efekt końca gry
term-series = Seria
term-all_count = Liczą się wszystkie karty
term-condition = Warunek
term-neighbour = Sąsiad
term-left_neighbour = Sąsiad z lewej
term-right_neighbour = Sąsiad z prawej
term-all_players = Wszyscy gracze
term-arab_symbol = Symbol arabski
term-mongol_symbol = Symbol mongolski
term-object_symbol = Symbol przedmiotu
term-trade_symbol = Symbol handlu
term-military_symbol = Symbol siły militarnej
term-military_value = Siła militarna
term-military_order = Kolejność militarna
term-letter = Litera (pierwszeństwo)
term-majority_arab = Przewaga arabska
term-majority_mongol = Przewaga mongolska
term-trader = Handlarz
term-set = Zestaw
term-final_scoring = Punktacja końcowa
term-total = Suma
term-decline = Nic nie bierz
term-take_card = Weź kartę
term-ready = Gotowy
term-game_board = Plansza
term-score_pad = Notes punktacji
term-standard_game = Zwykła rozgrywka
term-cards = Karty
term-market_card = Karta targu
term-palace_card = Karta pałacu
term-bazaar_card = Karta bazaru
term-points = Punkty
term-winner = Zwycięzca
term-tea_variant = Wariant z herbatą
term-style_objects = Przedmioty
term-style_resources = Towary
term-style_merchants = Kupcy
term-style_military = Wojsko
term-style_characters = Postacie
term-style_camels = Wielbłądy

## Ilości, używane w zdaniach

amount-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
amount-other = { $other ->
    [one] { $other } punkt
    [few] { $other } punkty
   *[many] { $other } punktów
}
amount-each = { $each ->
    [one] { $each } punkt
    [few] { $each } punkty
   *[many] { $each } punktów
}

## O co pyta stół

prompt-offer_card = Runda { $round }: wystaw zakrytą kartę na targ.
prompt-pick_card = { $left ->
    [1] Wybierasz w ostatniej kolejności: weź na rękę kartę z targu.
   *[other] Weź na rękę kartę z targu.
}
prompt-reveal_card = Runda { $round }: zagraj zakrytą kartę do swojego obszaru gry. Karta z samym symbolem ręki przepadnie.
prompt-take_card = { $left ->
    [1] { $card-quoted }: możesz wziąć kartę { $display-from } i wyłożyć ją w swoim obszarze gry.
    [few] { $card-quoted }: możesz wziąć najwyżej { $left } karty { $display-from } i wyłożyć je w swoim obszarze gry, jedną po drugiej.
   *[other] { $card-quoted }: możesz wziąć najwyżej { $left } kart { $display-from } i wyłożyć je w swoim obszarze gry, jedną po drugiej.
}

waiting-offer_card = { $seat } wybiera kartę do wystawienia…
waiting-pick_card = { $seat } wybiera kartę z targu…
waiting-reveal_card = { $seat } wybiera kartę do zagrania…
waiting-take_card = { $seat } może wziąć kartę…

## Ruchy na przyciskach

move-offer = Wystaw { $card-quoted }
move-pick = Wybierz { $card-quoted }
move-play = Zagraj { $card-quoted }
move-take = Weź { $card-quoted }
move-pass = Nic nie bierz

## Co się wydarzyło

event-round_began = { $seat } ma kartę Pierwszego wyboru w rundzie { $round }.
event-card_dealt = { $card ->
    [hidden] { $seat } dostaje kartę.
   *[other] { $seat } dostaje kartę { $card-quoted }.
}
event-card_turned_up = Nowa karta na targu: { $card-quoted }.
event-card_offered = { $seat } wystawia kartę { $card-quoted }.
event-pick_order = { $seats } wybierają w tej kolejności: decyduje siła militarna.
event-card_picked = { $seat } wybiera kartę { $card-quoted }.
event-card_played = { $seat } zagrywa kartę { $card-quoted }.
event-card_thrown_away = { $seat } zagrywa kartę { $card-quoted }: ma ona tylko symbol ręki, więc znika z gry.
event-card_taken = { $seat } bierze { $display-from } kartę { $card-quoted }.
event-taking_declined = { $seat } nie korzysta z karty { $card-quoted }.
event-card_discarded = Nikt nie bierze karty { $card-quoted }: zostaje odrzucona.
event-card_laid_down = { $seat } wykłada z ręki kartę { $card-quoted }.
event-hand_card_discarded = { $seat } odrzuca z ręki kartę { $card-quoted }: punktuje ona tylko zagrana.
event-scored = { $seat } ma { amount-points }.
event-game_over = { $winners-count ->
    [one] Koniec gry: wygrywa { $winners }.
   *[other] Koniec gry: { $winners } dzielą się zwycięstwem.
}

## Dlaczego się nie da

refusal-card_not_in_hand = Nie masz na ręce karty { $card-quoted }.
refusal-own_offer = Karta { $card-quoted } to twoja własna oferta: przy tym stole nie można jej zabrać z powrotem.
refusal-not_by_picking = Karta { $card-quoted } leży w pałacu lub na bazarze: można ją wziąć tylko dzięki efektowi innej karty.
refusal-card_not_in_market = Karty { $card-quoted } nie ma na targu.
refusal-card_not_in_display = Karty { $card-quoted } nie ma { $display-in }.

## Dlaczego pozycja jest niemożliwa, jako część zdania

fault-card_not_used = „{ $what }” nie jest przy tym stole w użyciu, gdy liczba graczy wynosi { $players }
fault-no_card = { $found } nie jest kartą; karty zapisuje się tak: „gold” albo „gold 5”
fault-other_card = karta numer { $number } to nie „{ $what }”
fault-no_card_number = nie ma karty numer { $number }
fault-cards_left = potrzebna tu liczba kart: { $needed }, a zostało { $left }
fault-cards_here = liczba kart w tym miejscu to teraz { $needed }, a nie { $given }
fault-first_pick = w rundzie { $round } jest u gracza na miejscu { $place } (AMU-CLEAN.3)
fault-one_turn_each = każde z miejsc ({ $players }) ma jedną turę
fault-nobody_next = czyjaś kolej musi być następna
fault-deck_given = cała talia jest już podana
fault-still_to_come = kart, które jeszcze nadejdą: { $left }
fault-nobody_has = brakuje „{ $what }”: nikt nie ma tej karty w grze
fault-not_in_hand = „{ $what }” nie ma na tej ręce
fault-not_in_market = { $found } nie leży na targu
fault-not_in_play = { $found } nie jest w grze u gracza na miejscu { $place }
fault-last_round = gra kończy się po rundzie { $rounds } (AMU-ROUND.1)
fault-not_gained = żaden efekt tej rundy nie mógł przynieść karty „{ $what }” (AMU-EFFECT.2)
fault-other_deck = „{ $what }” nie może tu leżeć
fault-not_removed = karty „{ $what }” nigdy nie usuwa się z gry (AMU-REVEAL.4)
fault-laid_at_end = karty z ręki wykłada się dopiero na końcu (AMU-END.1)
fault-not_laid = te karty nie leżą w obszarze gry tak, jak się je wykłada (AMU-END.1)
fault-one_offer = każde miejsce wystawia jedną kartę, gdy wszyscy już wybrali (AMU-OFFER.2)
fault-present_order = kolejność jest teraz { $order } (AMU-MIL.7)
fault-revealed_now = karty są odsłonięte tylko podczas efektów (AMU-EFFECT.2)

## Dlaczego tak zagrać: podpowiedzi

reason-too_many_table_cards = { $plays ->
    [one] Masz więcej kart na stół, niż zdążysz zagrać (została 1 runda): bez karty { $card-quoted } się obejdziesz.
    [few] Masz więcej kart na stół, niż zdążysz zagrać (zostały { $plays } rundy): bez karty { $card-quoted } się obejdziesz.
   *[many] Masz więcej kart na stół, niż zdążysz zagrać (zostało { $plays } rund): bez karty { $card-quoted } się obejdziesz.
}
reason-too_many_hand_cards = Masz na ręce same karty, które tylko tam punktują; z nich najłatwiej oddać kartę { $card-quoted }.
reason-least_useful = Karta { $card-quoted } najmniej wnosi do pozostałych.
reason-fetches = Karta { $card-quoted } daje ci kolejną kartę { $display-from }.
reason-majority = Karta { $card-quoted } pomaga ci w walce o przewagę (około { amount-points }).
reason-grows_series = Karta { $card-quoted } przedłuża twoją serię (około { amount-points } więcej).
reason-adds_points = Karta { $card-quoted } dodaje do twoich kart około { amount-points }.
reason-least_bad = Karta { $card-quoted } szkodzi ci najmniej.
reason-trader_ready = Masz wszystko, czego wymaga karta { $card-quoted } ({ amount-points }).
reason-trader_near = { $missing ->
    [one] Do zestawu karty { $card-quoted } brakuje ci tylko jednego towaru.
    [few] Karta { $card-quoted } najlepiej pasuje do twoich kart; brakuje jeszcze { $missing } towarów.
   *[many] Karta { $card-quoted } najlepiej pasuje do twoich kart; brakuje jeszcze { $missing } towarów.
}
reason-only_on_table = Karta { $card-quoted } może punktować tylko w obszarze gry.
reason-spare_for_table = Karta { $card-quoted } punktuje też w obszarze gry, a resztę ręki lepiej zachować.
reason-throw_away = Nie masz nic lepszego do zagrania; strata karty { $card-quoted } kosztuje cię najmniej.
reason-take_nothing = Żadna z tych kart nic ci nie da.

## Notes punktacji, wiersz po wierszu

score-objects = Przedmioty
score-resources = Towary
score-merchants = Kupcy
score-military = Wojsko
score-characters = Postacie
score-camels = Wielbłądy
score-bazaar = Bazar
score-arab_majority = Przewaga arabska
score-mongol_majority = Przewaga mongolska

## Skutki w skrócie: $sign to „+” lub „−”, $amount jest bez znaku

resource-cards = { $amount ->
    [one] { $sign }{ $amount } karta
    [few] { $sign }{ $amount } karty
   *[many] { $sign }{ $amount } kart
}
resource-arab = { $amount ->
    [one] { $sign }{ $amount } symbol arabski
    [few] { $sign }{ $amount } symbole arabskie
   *[many] { $sign }{ $amount } symboli arabskich
}
resource-mongol = { $amount ->
    [one] { $sign }{ $amount } symbol mongolski
    [few] { $sign }{ $amount } symbole mongolskie
   *[many] { $sign }{ $amount } symboli mongolskich
}
resource-object = { $amount ->
    [one] { $sign }{ $amount } symbol przedmiotu
    [few] { $sign }{ $amount } symbole przedmiotu
   *[many] { $sign }{ $amount } symboli przedmiotu
}
resource-trade = { $amount ->
    [one] { $sign }{ $amount } symbol handlu
    [few] { $sign }{ $amount } symbole handlu
   *[many] { $sign }{ $amount } symboli handlu
}
resource-military = { $amount ->
    [one] { $sign }{ $amount } symbol siły militarnej
    [few] { $sign }{ $amount } symbole siły militarnej
   *[many] { $sign }{ $amount } symboli siły militarnej
}
resource-points = { $amount ->
    [one] { $sign }{ $amount } punkt
    [few] { $sign }{ $amount } punkty
   *[many] { $sign }{ $amount } punktów
}

## Opcje stołu

option-tea = Karty Herbaty
option-tea-help = Ile kart Herbaty wtasować do talii; jeśli są, na bazar trafia Handlarz herbatą. Zalecana liczba: tyle, ilu graczy.
option-tea-none = brak (zwykła rozgrywka)
option-tea-players = tyle, ilu graczy
option-tea-1 = 1
option-tea-2 = 2
option-tea-3 = 3
option-tea-4 = 4
option-tea-5 = 5
option-tea-6 = 6
option-tea-7 = 7
option-tea-8 = 8
option-own_offer_may_be_taken_back = Można zabrać własną kartę
option-own_offer_may_be_taken_back-help = Przy wyborze można wziąć z targu kartę, którą się samemu wystawiło.
option-vagabond_chain_triggers = Łańcuchy Włóczęgi
option-vagabond_chain_triggers-help = Karta z efektem natychmiastowym wzięta przez Włóczęgę działa od razu; w przeciwnym razie jej efekt przepada.
option-thief_on_table_resolves_at_end = Złodziej na stole
option-thief_on_table_resolves_at_end-help = Złodziej wzięty przez Włóczęgę i tak bierze karty pałacu na koniec gry.
option-trader_multiple_sets = Kilka zestawów u handlarza
option-trader_multiple_sets-help = Handlarz punktuje za każdy pełny zestaw; w przeciwnym razie tylko za jeden.
option-majority_requires_symbol = Przewaga wymaga symbolu
option-majority_requires_symbol-help = Kto nie ma symbolu danego ludu, nie zajmuje miejsca w jego przewadze.
option-tiebreak_uses_letters = Litery rozstrzygają remis
option-tiebreak_uses_letters-help = Przy równych punktach i równej sile militarnej wygrywa lepsza litera; w przeciwnym razie zwycięstwo jest wspólne.

## Kiedy ruch jest możliwy: klucze when-*, mówione po odmowie

when-offer = Wszyscy wystawiają kartę na targ na początku rundy.
when-pick = Z targu wybiera się kartę, gdy przychodzi na to kolej.
when-play = Wszyscy zagrywają kartę, gdy każdy wybierze już coś z targu.
when-take = Kartę bierze się, gdy pozwala na to właśnie zagrana karta.
when-pass = Można nic nie brać, gdy zagrana karta pozwala coś wziąć.

## Czym są i co robią rzeczy na stole

about-table_icon = Karta liczy się tylko w twoim obszarze gry. Jeśli na koniec zostanie na ręce, odrzuca się ją.
about-hand_icon = Karta liczy się tylko na ręce na koniec gry. Zagrana opuszcza grę.
about-both_icons = Karta liczy się i w twoim obszarze gry, i na ręce na koniec gry.
about-symbol-arab = Symbole arabskie liczą się do przewagi arabskiej i do niektórych kart.
about-symbol-mongol = Symbole mongolskie liczą się do przewagi mongolskiej i do niektórych kart.
about-symbol-object = Niektóre karty liczą twoje symbole przedmiotów, a czasem też symbole sąsiadów.
about-symbol-trade = Niektóre karty liczą twoje symbole handlu albo symbole sąsiadów.
about-symbol-military = Symbole siły militarnej składają się na twoją siłę militarną, która w późniejszych rundach decyduje, kto wybiera pierwszy. Liczą je też niektóre karty.
about-market = W każdej rundzie każdy wystawia tu kartę, a potem jedną wybiera. Reszta jest odrzucana.
about-palace = Karty pałacu bierze się dzięki kupcom i kilku innym kartom, nigdy przy wyborze z targu. Pałacu się nie uzupełnia.
about-bazaar = Handlarze. Bierze się ich dzięki Kontraktowi; każdy daje 6 punktów za każdy pełny zestaw kart, których szuka.
about-deck = Karty targu, które jeszcze się pojawią. Kończy się w dziewiątej rundzie.
about-discard = Karty, których nikt nie wziął. Każdy może je przejrzeć.
about-first_pick = W pierwszych rundach, po jednej na gracza, jej posiadacz wybiera pierwszy, potem inni zgodnie z ruchem wskazówek zegara. Co rundę przechodzi w lewo.
about-military_order = Od tej rundy pierwszy wybiera gracz z największą liczbą symboli siły militarnej; przy remisie wcześniejsza litera.
about-letter = Przy równej sile militarnej pierwszeństwo ma wcześniejsza litera.
about-round = Gra trwa dziewięć rund: wystaw kartę, wybierz kartę, zagraj kartę.
about-play_area = Karty wyłożone przed graczem. Tu liczą się symbole i większość punktów.
about-points = Tyle jest teraz warte wszystko w obszarze gry. Karty z ręki liczy się na koniec.
about-majority = Na koniec za najwięcej symboli jest 8 punktów, za drugie miejsce 4, za trzecie 2. Przy remisie liczy się niższe miejsce.
