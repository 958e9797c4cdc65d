### Emira po polsku.
###
### Jak wymawia się argumenty, wyjaśniono raz, w caravanserai/language/language.py.

title = Emira
tagline = Księżniczki wybierają szejka: licytuj, buduj i czaruj, aż wybiorą ciebie.
about = Jesteście szejkami i macie pałace do zapełnienia. W każdej turze pojawia się księżniczka i szuka gospodarza o najlepszej prezencji, najwyższym statusie, największym pałacu albo z największą ilością złota. Zanim się zdecyduje, licytujecie o to, kto pierwszy kupuje: karawany dają dochód, wielbłądy obniżają koszt licytacji, a reszta dodaje uroku. Wygrywa ten, kto pierwszy zgromadzi dość księżniczek, a wystarczy ich mniej, jeśli mają właściwości z tajnej karty celu.

## Szejkowie

sheik-green = Zielony szejk
    .ins = zielonym szejkiem
sheik-white = Biały szejk
    .ins = białym szejkiem
sheik-red = Czerwony szejk
    .ins = czerwonym szejkiem
sheik-blue = Niebieski szejk
    .ins = niebieskim szejkiem
sheik-black = Czarny szejk
    .ins = czarnym szejkiem

## Na co patrzą księżniczki i co potrafią

trait-appearance = Prezencja
    .gen = prezencji
trait-status = Status
    .gen = statusu
trait-palace = Pałac
    .gen = pałacu
trait-gold = Złoto
    .gen = złota
trait-most_princesses = Najwięcej księżniczek
    .gen = liczby księżniczek
talent-intelligence = Rozsądek
talent-housekeeping = Gospodarność
talent-cooking = Gotowanie
talent-romance = Czułość

## Księżniczki

princess-albina = Albina
    .gen = Albiny
    .dat = Albinie
    .acc = Albinę
princess-albina-ability = Przesadnie żywa
princess-albina-effect = Gra dla zaawansowanych: gdy po raz pierwszy wprowadza się do szejka, jego pałac jest wart o pół części mniej.
princess-halimah = Halimah
    .gen = Halimah
    .dat = Halimah
    .acc = Halimah
princess-halimah-ability = Śpiewaczka
princess-halimah-effect = Dopóki u ciebie mieszka, masz +1 statusu za Śpiew.
princess-asima = Asima
    .gen = Asimy
    .dat = Asimie
    .acc = Asimę
princess-asima-ability = Brak zdolności specjalnej
princess-asima-effect = Brak zdolności specjalnej.
princess-noor = Noor
    .gen = Noor
    .dat = Noor
    .acc = Noor
princess-noor-ability = Nieufna
princess-noor-effect = Dopóki u ciebie mieszka, wszyscy widzą twoje złoto.
princess-rasha = Rasha
    .gen = Rashy
    .dat = Rashy
    .acc = Rashę
princess-rasha-ability = Aktoreczka
princess-rasha-effect = Dopóki u ciebie mieszka, masz +1 statusu za Aktorstwo.
princess-thara = Thara
    .gen = Thary
    .dat = Tharze
    .acc = Tharę
princess-thara-ability = Brak zdolności specjalnej
princess-thara-effect = Brak zdolności specjalnej.
princess-zainab = Zainab
    .gen = Zainab
    .dat = Zainab
    .acc = Zainab
princess-zainab-ability = Mądra
princess-zainab-effect = Karty wydarzeń kosztują cię 100 (wybór z 2) lub 200 (wybór z 3).
princess-nibal = Nibal
    .gen = Nibal
    .dat = Nibal
    .acc = Nibal
princess-nibal-ability = Brak zdolności specjalnej
princess-nibal-effect = Brak zdolności specjalnej.
princess-samira = Samira
    .gen = Samiry
    .dat = Samirze
    .acc = Samirę
princess-samira-ability = Nader czuła
princess-samira-effect = Gdy po raz pierwszy wprowadza się do szejka, oddaje on do woreczka jeden ze swoich żetonów prezencji.
princess-zahrah = Zahrah
    .gen = Zahrah
    .dat = Zahrah
    .acc = Zahrah
princess-zahrah-ability = Złodziejka
princess-zahrah-effect = Gdy po raz pierwszy wprowadza się do szejka, jedna z jego kart statusu opuszcza grę.
princess-fatima = Fatima
    .gen = Fatimy
    .dat = Fatimie
    .acc = Fatimę
princess-fatima-ability = Brak zdolności specjalnej
princess-fatima-effect = Brak zdolności specjalnej.
princess-layla = Layla
    .gen = Layli
    .dat = Layli
    .acc = Laylę
princess-layla-ability = Doskonale wychowana
princess-layla-effect = Dopóki u ciebie mieszka, masz o jeden żeton Manier więcej.
princess-malika = Malika
    .gen = Maliki
    .dat = Malice
    .acc = Malikę
princess-malika-ability = Brak zdolności specjalnej
princess-malika-effect = Brak zdolności specjalnej.
princess-nadia = Nadia
    .gen = Nadii
    .dat = Nadii
    .acc = Nadię
princess-nadia-ability = Cudownie piękna
princess-nadia-effect = Dopóki u ciebie mieszka, masz o jeden żeton Urody więcej.
princess-firyal = Firyal
    .gen = Firyal
    .dat = Firyal
    .acc = Firyal
princess-firyal-ability = Rozkochana w ucztach
princess-firyal-effect = Gra dla zaawansowanych: gdy po raz pierwszy wprowadza się do szejka, jego pałac jest wart o pół części mniej.
princess-hind = Hind
    .gen = Hind
    .dat = Hind
    .acc = Hind
princess-hind-ability = Długi miesiąc miodowy
princess-hind-effect = W turze po jej przybyciu szejk nie zagrywa i nie kupuje kart wydarzeń ani nie bierze udziału w licytacjach.
princess-farah = Farah
    .gen = Farah
    .dat = Farah
    .acc = Farah
princess-farah-ability = Kochająca zwierzęta
princess-farah-effect = Wielbłąd kosztuje cię 50.
princess-raidah = Raidah
    .gen = Raidah
    .dat = Raidah
    .acc = Raidah
princess-raidah-ability = Brak zdolności specjalnej
princess-raidah-effect = Brak zdolności specjalnej.
princess-adara = Adara
    .gen = Adary
    .dat = Adarze
    .acc = Adarę
princess-adara-ability = Wychowana na szlaku
princess-adara-effect = Karawany kosztują cię 400, 500, 650 lub 800.
princess-suleika = Suleika
    .gen = Suleiki
    .dat = Suleice
    .acc = Suleikę
princess-suleika-ability = Zazdrosna
princess-suleika-effect = Za każdym razem, gdy dołącza do niej inna księżniczka, najbliższe utrzymanie kosztuje o 100 więcej.
princess-janan = Janan
    .gen = Janan
    .dat = Janan
    .acc = Janan
princess-janan-ability = Łakoma
princess-janan-effect = Jej utrzymanie kosztuje 100.
princess-sahar = Sahar
    .gen = Sahar
    .dat = Sahar
    .acc = Sahar
princess-sahar-ability = Brak zdolności specjalnej
princess-sahar-effect = Brak zdolności specjalnej.
princess-anisah = Anisah
    .gen = Anisah
    .dat = Anisah
    .acc = Anisah
princess-anisah-ability = Brak zdolności specjalnej
princess-anisah-effect = Brak zdolności specjalnej.
princess-zafirah = Zafirah
    .gen = Zafirah
    .dat = Zafirah
    .acc = Zafirah
princess-zafirah-ability = Bogata
princess-zafirah-effect = Jej utrzymanie kosztuje 0.
princess-xenia = Xenia
    .gen = Xenii
    .dat = Xenii
    .acc = Xenię
princess-xenia-ability = Chciwa
princess-xenia-effect = Chce podarunku za 250 przy przybyciu i potem co trzecią turę; po odmowie odchodzi do najbogatszego z pozostałych.
princess-yasmine = Yasmine
    .gen = Yasmine
    .dat = Yasmine
    .acc = Yasmine
princess-yasmine-ability = Brak zdolności specjalnej
princess-yasmine-effect = Brak zdolności specjalnej.
princess-badra = Badra
    .gen = Badry
    .dat = Badrze
    .acc = Badrę
princess-badra-ability = Oko do architektury
princess-badra-effect = Część pałacu kosztuje cię 400.
princess-sidi_suleiman = Sidi Suleiman
    .gen = Sidi Suleimana
    .dat = Sidi Suleimanowi
    .acc = Sidi Suleimana
princess-sidi_suleiman-ability = Biały Rycerz
princess-sidi_suleiman-effect = Idzie do tego, kto samodzielnie ma najwięcej księżniczek, i ucieka z jedną z nich.

## Karty wydarzeń

event-bazaar = Bazar
    .quoted = „Bazar”
event-bazaar-effect = Wybierasz żeton prezencji dostępny w tej turze.
event-better_breed = Lepsza rasa
    .quoted = „Lepsza rasa”
event-better_breed-effect = Każdy twój wielbłąd daje większą zniżkę: 50, 70, 100, a potem 150.
event-camel_breeding = Gody wielbłądów
    .quoted = „Gody wielbłądów”
event-camel_breeding-effect = Każdy zyskuje 1 wielbłąda za każde 2, jeśli w puli wystarczy dla wszystkich.
event-camel_epidemic = Wielbłądzia zaraza
    .quoted = „Wielbłądzia zaraza”
event-camel_epidemic-effect = Każdy traci 1 wielbłąda za każde 3.
event-changing_her_mind = Zmieniła zdanie
    .quoted = „Zmieniła zdanie”
event-changing_her_mind-effect = Obejrzyj następną księżniczkę: zostaw ją, zamień jej preferencje albo włóż ją pod spód talii.
event-court_influence = Wpływy na dworze
    .quoted = „Wpływy na dworze”
event-court_influence-effect = Obejrzyj 3 następne księżniczki i odłóż je w dowolnej kolejności.
event-double_trouble = Nierozłączki
    .quoted = „Nierozłączki”
event-double_trouble-effect = W tej turze pojawiają się dwie księżniczki.
event-golden_times = Złote czasy
    .quoted = „Złote czasy”
event-golden_times-effect = W tej turze każdy dostaje o jedną piątą większy dochód.
event-good_looking = Przystojniak
    .quoted = „Przystojniak”
event-good_looking-effect = Wybierz rodzaj żetonów: odtąd każde 3 dają ci +1 prezencji.
event-guest_house = Domek dla gości
    .quoted = „Domek dla gości”
event-guest_house-effect = Twój pałac ma o jedno miejsce dla księżniczki więcej.
event-interrupt_spice_trade = Przerwane szlaki handlowe
    .quoted = „Przerwane szlaki handlowe”
event-interrupt_spice_trade-effect = W tej turze żadna karawana nie przynosi wypłaty ani się nie przesuwa.
event-new_orders = Nowe polecenia
    .quoted = „Nowe polecenia”
event-new_orders-effect = Obejrzyj 3 następne karty statusu i odłóż je w dowolnej kolejności.
event-new_spice_caravan = Nowa karawana
    .quoted = „Nowa karawana”
event-new_spice_caravan-effect = Jedna z twoich karawan przyniesie o jedną wypłatę więcej.
event-noble_merchandise = Towar dla wybranych
    .quoted = „Towar dla wybranych”
event-noble_merchandise-effect = Z całej talii wybierasz kartę statusu dostępną w tej turze.
event-quiet_days = Ciche dni
    .quoted = „Ciche dni”
event-quiet_days-effect = W tej turze nie pojawia się żadna księżniczka.
event-restoration = Renowacja
    .quoted = „Renowacja”
event-restoration-effect = Twój pałac jest wart o pół części więcej.
event-sick_camels = Parszywe wielbłądy
    .quoted = „Parszywe wielbłądy”
event-sick_camels-effect = W tej turze wielbłądy nikomu nie dają zniżki.
event-vermin = Szkodniki
    .quoted = „Szkodniki”
event-vermin-effect = Wskaż rodzaj karawan: każdy właściciel traci wypłatę z jednej z nich, a z dwóch, jeśli są powolne.

## Symbole kart wydarzeń

symbol-arrival = Przybycie
symbol-court = Dwór
symbol-status = Status
symbol-bag = Woreczek
symbol-spice = Przyprawy
symbol-camel = Wielbłąd

## Karty statusu

status-status_300 = Status 300
    .acc = kartę statusu 300
    .gen = karty statusu 300
status-status_350 = Status 350
    .acc = kartę statusu 350
    .gen = karty statusu 350
status-status_400 = Status 400
    .acc = kartę statusu 400
    .gen = karty statusu 400
status-status_700 = Status 700
    .acc = kartę statusu 700
    .gen = karty statusu 700
status-status_750 = Status 750
    .acc = kartę statusu 750
    .gen = karty statusu 750
status-status_800 = Status 800
    .acc = kartę statusu 800
    .gen = karty statusu 800
status-status_850 = Status 850
    .acc = kartę statusu 850
    .gen = karty statusu 850
status-status_900 = Status 900
    .acc = kartę statusu 900
    .gen = karty statusu 900
status-status_1200 = Status 1200
    .acc = kartę statusu 1200
    .gen = karty statusu 1200
status-status_1300 = Status 1300
    .acc = kartę statusu 1300
    .gen = karty statusu 1300
status-status_1400 = Status 1400
    .acc = kartę statusu 1400
    .gen = karty statusu 1400
status-status_1500 = Status 1500
    .acc = kartę statusu 1500
    .gen = karty statusu 1500
special-singing = Śpiew (+1)
special-acting = Aktorstwo (+1)

## Karty celu

objective-g5_1 = 1 Rozsądek + 1 Gospodarność + 1 Czułość
objective-g5_2 = 1 Rozsądek + 1 Gotowanie + 1 Czułość
objective-g5_3 = 1 Gospodarność + 1 Gotowanie + 1 Czułość
objective-g5_4 = 2 Rozsądek + 1 Gospodarność
objective-g5_5 = 2 Rozsądek + 1 Gotowanie
objective-g5_6 = 2+1 (Rozsądek / Czułość)
objective-g5_7 = 2+1 (Gospodarność / Gotowanie)
objective-g4_1 = 1 Rozsądek + 1 Gospodarność + 1 Gotowanie + 1 Czułość
objective-g4_2 = 2 Rozsądek + 1 Gospodarność + 1 Gotowanie
objective-g4_3 = 1 Rozsądek + 2+1 (Gospodarność / Czułość)
objective-g4_4 = 1 Czułość + 2+1 (Rozsądek / Gotowanie)
objective-g4_5 = 2+1+1 (Gospodarność / Gotowanie / Czułość)
objective-g3_1 = 2 Rozsądek + 1 Gospodarność + 1 Gotowanie + 1 Czułość
objective-g3_2 = 2 Gospodarność + 2+1 (Rozsądek / Gotowanie)
objective-g3_3 = 2 Rozsądek + 2+1 (Gospodarność / Czułość)
objective-g3_4 = 2+2+1 (Rozsądek / Gotowanie / Czułość)

## Karawany, żetony i elementy

caravan-small_slow = Powolna mała karawana
    .nom = powolna mała karawana
    .acc = powolną małą karawanę
    .gen = powolnej małej karawany
    .all = powolne małe karawany
caravan-small_fast = Szybka mała karawana
    .nom = szybka mała karawana
    .acc = szybką małą karawanę
    .gen = szybkiej małej karawany
    .all = szybkie małe karawany
caravan-large_slow = Powolna duża karawana
    .nom = powolna duża karawana
    .acc = powolną dużą karawanę
    .gen = powolnej dużej karawany
    .all = powolne duże karawany
caravan-large_fast = Szybka duża karawana
    .nom = szybka duża karawana
    .acc = szybką dużą karawanę
    .gen = szybkiej dużej karawany
    .all = szybkie duże karawany
token-beauty = Uroda
    .acc = żeton Urody
    .gen = żetonu Urody
    .kind = Urodę
token-manners = Maniery
    .acc = żeton Manier
    .gen = żetonu Manier
    .kind = Maniery
token-attire = Szata
    .acc = żeton Szaty
    .gen = żetonu Szaty
    .kind = Szatę
piece-palace = Część pałacu
    .nom = część pałacu
piece-camel = Wielbłąd
    .nom = wielbłąd
piece-small = Mała karawana
    .nom = mała karawana
piece-large = Duża karawana
    .nom = duża karawana
purchase-small_slow = Powolna mała karawana
    .acc = powolną małą karawanę
purchase-small_fast = Szybka mała karawana
    .acc = szybką małą karawanę
purchase-large_slow = Powolna duża karawana
    .acc = powolną dużą karawanę
purchase-large_fast = Szybka duża karawana
    .acc = szybką dużą karawanę
purchase-appearance = Żeton prezencji
    .acc = żeton prezencji
purchase-status = Karta statusu
    .acc = kartę statusu
purchase-palace = Część pałacu
    .acc = część pałacu
purchase-camel = Wielbłąd
    .acc = wielbłąda

## Tury, miejsca i kolejności kart

turn-odd = Tura nieparzysta
    .the = turę nieparzystą
    .of = tury nieparzystej
turn-even = Tura parzysta
    .the = turę parzystą
    .of = tury parzystej
order-123 = 1, 2, 3
order-132 = 1, 3, 2
order-213 = 2, 1, 3
order-231 = 2, 3, 1
order-312 = 3, 1, 2
order-321 = 3, 2, 1
order-12 = 1, 2
order-21 = 2, 1

## Fazy tury

phase-play_events = Zagrywanie kart wydarzeń
phase-income = Dochód
phase-prepare = Przygotowanie planszy wspólnej
phase-auctions = Licytacje i akcje
phase-buy_events = Kupno kart wydarzeń
phase-princess_chooses = Księżniczka wybiera szejka
phase-upkeep = Utrzymanie
phase-change_start_player = Zmiana rozgrywającego

## Słowa gry

term-sheik = Szejk
term-princess = Księżniczka
term-starting_player = Rozgrywający
term-base_game = Gra podstawowa
term-advanced_game = Gra dla zaawansowanych
term-appearance = Prezencja
term-status = Status
term-palace = Pałac
term-gold = Złoto
term-first_preference = Pierwsza preferencja
term-second_preference = Druga preferencja
term-talent = Właściwość
term-special_ability = Zdolność specjalna
term-shared_board = Plansza wspólna
term-player_board = Plansza gracza
term-event_card = Karta wydarzenia
term-princess_card = Karta Emiry
term-objective_card = Karta celu
term-status_card = Karta statusu
term-status_point = Punkt statusu
term-appearance_token = Żeton prezencji
term-plus_one_token = Żeton „+1”
term-camel = Wielbłąd
term-palace_section = Część pałacu
term-small_caravan = Mała karawana z przyprawami
term-large_caravan = Duża karawana z przyprawami
term-slow = Powolna
term-fast = Szybka
term-wooden_disc = Drewniany dysk
term-starting_player_marker = Znacznik rozgrywającego
term-xenia_marker = Żeton Xenii
term-gold_pieces = Sztuki złota
term-bag = Woreczek
term-rules_summary = Skrót zasad
term-supply = Pula
term-bank = Bank
term-princess_deck = Talia Emir
term-princess_in_play = Księżniczka w grze
term-undecided_princess = Niezdecydowana księżniczka
term-status_deck = Talia statusu
term-status_card_on_offer = Karta statusu w grze
term-appearance_token_on_offer = Dostępny żeton prezencji
term-palace_section_on_offer = Dostępna część pałacu
term-camel_on_offer = Dostępny wielbłąd
term-large_caravan_on_offer = Dostępna duża karawana
term-small_caravan_on_offer = Dostępna mała karawana
term-event_deck = Talia wydarzeń
term-permanent_spice_supply = Stałe źródło przypraw
term-spice_trade_tracks = Tory handlu przyprawami
term-oasis = Oaza
term-camel_track = Tor wielbłądów
term-palace_track = Tor pałacu
term-capacity = Miejsca w pałacu
term-turn = Tura
term-odd_turn = Tura nieparzysta
term-even_turn = Tura parzysta
term-buy_a_small_caravan = Kupno małej karawany
term-buy_a_large_caravan = Kupno dużej karawany
term-improve_appearance = Poprawa prezencji
term-improve_status = Poprawa statusu
term-buy_a_palace_section = Kupno części pałacu
term-buy_a_camel = Kupno wielbłąda
term-auction = Licytacja
term-highest_bid = Najwyższa stawka
term-bid = Licytuj
term-pass = Pasuj
term-forgo_the_action = Zrezygnuj z akcji
term-voluntary_bid = Dobrowolna stawka
term-best_of_2 = Wybór z 2 kart
term-best_of_3 = Wybór z 3 kart
term-unchanged = Bez zmian
term-swap_preferences = Zamień preferencje
term-preferences_swapped = Preferencje zamienione
term-under_the_deck = Pod spód talii
term-honeymoon = Miesiąc miodowy
term-tumult = Zamieszanie
term-gift = Podarunek
term-pay_the_gift = Zapłać za podarunek
term-refuse_the_gift = Odmów podarunku
term-discount = Zniżka
term-minimum = Minimum
term-maximum = Maksimum
term-score = Wynik
term-achievements = Dokonania (rozstrzyganie remisu)
term-removed_from_the_game = Usunięte z gry
term-income = Dochód
term-upkeep = Utrzymanie
term-hand = Ręka
term-objective = Cel
term-princesses = Księżniczki
term-phase = Faza
term-price = Cena
term-surcharge = Dopłata
term-status_cards = Karty statusu
term-camels = Wielbłądy
term-caravans = Karawany
term-palace_sections = Części pałacu
term-event_symbol = Symbol
term-payments_left = Pozostałe wypłaty
term-on_offer = Do kupienia
term-camel_rate = Zniżka za wielbłąda

## Ilości, używane w zdaniach poniżej

amount-gold = { $gold ->
    [one] { $gold } sztukę złota
    [few] { $gold } sztuki złota
   *[many] { $gold } sztuk złota
}
amount-bid = { $bid ->
    [one] { $bid } sztukę złota
    [few] { $bid } sztuki złota
   *[many] { $bid } sztuk złota
}
amount-price = { $price ->
    [one] { $price } sztukę złota
    [few] { $price } sztuki złota
   *[many] { $price } sztuk złota
}
amount-due = { $due ->
    [one] { $due } sztukę złota
    [few] { $due } sztuki złota
   *[many] { $due } sztuk złota
}
amount-camels = { $camels ->
    [one] { $camels } wielbłąda
    [few] { $camels } wielbłądy
   *[many] { $camels } wielbłądów
}
amount-princesses = { $princesses ->
    [one] { $princesses } księżniczkę
    [few] { $princesses } księżniczki
   *[many] { $princesses } księżniczek
}
amount-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
amount-left = { $left ->
    [one] { $left } wypłata
    [few] { $left } wypłaty
   *[many] { $left } wypłat
}

## O co pyta gra

prompt-keep_event = Wybierz kartę wydarzenia, którą zatrzymasz; pozostałe wracają do talii.
prompt-play_event = Możesz zagrać kartę wydarzenia.
prompt-look_at_turn = „Zmieniła zdanie”: którą księżniczkę chcesz obejrzeć?
prompt-choose_turn = { $event-quoted }: na turę nieparzystą czy na parzystą?
prompt-change_mind = Tę kartę widzisz tylko ty: zostaw ją bez zmian, zamień preferencje albo włóż ją pod spód talii.
prompt-arrange_princesses = Odłóż obejrzane księżniczki na talię. Pierwszy numer trafia na wierzch.
prompt-arrange_status = Odłóż obejrzane karty statusu na talię. Pierwszy numer trafia na wierzch.
prompt-admire_token = „Przystojniak”: wybierz rodzaj żetonów, które będą dla ciebie więcej warte.
prompt-extend_caravan = Wybierz karawanę, która przyniesie o jedną wypłatę więcej.
prompt-name_caravan = „Szkodniki”: w które karawany uderzają?
prompt-spoil_caravans = Szkodniki niszczą { $caravan-all }: wybierz, które z twoich tracą wypłatę.
prompt-search_status = „Towar dla wybranych”: wybierz kartę statusu, która będzie dostępna.
prompt-search_bag = „Bazar”: wybierz żeton prezencji, który będzie dostępny.
prompt-bid = { $bid ->
    [0] Nikt jeszcze nie licytował: licytuj albo pasuj.
   *[other] Najwyższa stawka to { $bid }: podbij ją albo pasuj.
}
prompt-voluntary_bid = Działasz jako ostatni gracz i nie musisz licytować. Przed akcją możesz zapłacić dobrowolną stawkę.
prompt-act = Twoja akcja: kup jedną rzecz albo zrezygnuj.
prompt-buy_event = Możesz kupić kartę wydarzenia.
prompt-keep_bought = Wybierz kartę wydarzenia, którą zatrzymasz; reszta trafia pod spód talii.
prompt-give_token = Wprowadza się Samira: wybierz żeton prezencji, który oddasz do woreczka.
prompt-give_status = Wprowadza się Zahrah: wybierz kartę statusu, którą stracisz.
prompt-lose_princess = Przybywa Sidi Suleiman: wybierz księżniczkę, która z nim ucieknie.
prompt-xenia = Xenia oczekuje podarunku za { amount-gold }: zapłać albo pozwól jej odejść do innego szejka.

waiting-keep_event = { $seat } wybiera kartę wydarzenia…
waiting-play_event = { $seat } może zagrać kartę wydarzenia…
waiting-look_at_turn = { $seat } wskazuje księżniczkę…
waiting-choose_turn = { $seat } wybiera turę nieparzystą lub parzystą…
waiting-change_mind = { $seat } ogląda księżniczkę…
waiting-arrange_princesses = { $seat } układa księżniczki…
waiting-arrange_status = { $seat } układa karty statusu…
waiting-admire_token = { $seat } wybiera rodzaj żetonów…
waiting-extend_caravan = { $seat } wybiera karawanę…
waiting-name_caravan = { $seat } wskazuje karawany dla szkodników…
waiting-spoil_caravans = { $seat } wybiera, która karawana ucierpi…
waiting-search_status = { $seat } przegląda talię statusu…
waiting-search_bag = { $seat } przegląda woreczek…
waiting-bid = { $seat } licytuje albo pasuje…
waiting-voluntary_bid = { $seat } może złożyć dobrowolną stawkę…
waiting-act = { $seat } wykonuje akcję…
waiting-buy_event = { $seat } może kupić kartę wydarzenia…
waiting-keep_bought = { $seat } wybiera kartę do zatrzymania…
waiting-give_token = { $seat } wybiera żeton do oddania…
waiting-give_status = { $seat } wybiera kartę statusu do oddania…
waiting-lose_princess = { $seat } wybiera księżniczkę, która odejdzie…
waiting-xenia = { $seat } zastanawia się nad podarunkiem dla Xenii…

## Ruchy, na przyciskach

move-keep = Zatrzymaj { $event-quoted }
move-play = Zagraj { $event-quoted }
move-pass = { $step ->
    [bid] Pasuj w tej licytacji
    [play_event] Nie zagrywaj karty wydarzenia
    [voluntary_bid] Działaj bez stawki
    [buy_event] Nie kupuj karty wydarzenia
   *[other] Pasuj
}
move-leave_her = Bez zmian
move-swap_her = Zamień preferencje
move-bury_her = Włóż kartę pod spód talii
move-arrange = Kolejność { $order }
move-admire = { $token }
move-extend = { $caravan } (pozostałe wypłaty: { $left })
move-infest = Uderz w { $caravan-all }
move-spoil = Ta, której zostało wypłat: { $left }
move-spoil_two = Te, którym zostało wypłat: { $left } i { $other }
move-choose_turn = { $turn }
move-look = { $place ->
    [1] Pierwsza księżniczka { $turn-of }
   *[other] Druga księżniczka { $turn-of }
}
move-offer_token = Wystaw { $token-acc }
move-offer_status = Wystaw { $status-acc }
move-bid = Licytuj: { $gold }
move-take_gold = Weź złoto z banku zamiast akcji
move-buy = Kup { $purchase-acc }
move-forgo = Zrezygnuj z akcji
move-best_of = Kup kartę wydarzenia: wybór z { $cards }
move-give_token = Oddaj { $token-acc }
move-give_status = Oddaj { $status-acc }
move-lose = Pozwól odejść { $princess-dat }
move-pay_gift = Zapłać za podarunek dla Xenii
move-refuse_gift = Odmów Xenii podarunku

## Co się wydarzyło

event-sheik_drawn = { $seat } jest { $sheik-ins }.
event-objective_dealt = { $objective ->
    [hidden] { $seat } dostaje kartę celu.
   *[other] { $seat } dostaje cel: { $objective }.
}
event-event_dealt = { $event ->
    [hidden] { $seat } dostaje kartę wydarzenia.
   *[other] { $seat } dostaje kartę { $event-quoted }.
}
event-event_kept = { $event ->
    [hidden] { $seat } zatrzymuje kartę wydarzenia.
   *[other] { $seat } zatrzymuje kartę { $event-quoted }.
}
event-event_put_back = { $event ->
    [hidden] { $seat } oddaje kartę wydarzenia.
   *[other] { $seat } oddaje kartę { $event-quoted }.
}
event-turn_began = Tura { $number }: rozgrywającym jest { $seat }.
event-event_played = { $seat } zagrywa kartę { $event-quoted }.
event-turn_chosen = { $seat } wybiera { $turn-the } dla karty { $event-quoted }.
event-princess_named = { $place ->
    [1] { $seat } wskazuje pierwszą księżniczkę { $turn-of }.
   *[other] { $seat } wskazuje drugą księżniczkę { $turn-of }.
}
event-princess_looked_at = { $princess ->
    [hidden] { $seat } ogląda kartę Emiry nr { $place } w talii.
   *[other] { $seat } ogląda kartę Emiry nr { $place } w talii: { $princess }.
}
event-mind_left = { $princess ->
    [hidden] { $seat } zostawia kartę Emiry bez zmian.
   *[other] { $seat } zostawia kartę { $princess-gen } bez zmian.
}
event-mind_changed = { $princess ->
    [hidden] { $seat } zamienia preferencje księżniczki.
   *[other] { $seat } zamienia preferencje { $princess-gen }.
}
event-princess_buried = { $princess ->
    [hidden] { $seat } wkłada kartę Emiry pod spód talii.
   *[other] { $seat } wkłada kartę { $princess-gen } pod spód talii.
}
event-princess_arranged = { $princess ->
    [hidden] { $seat } odkłada kartę Emiry jako kartę nr { $place } w talii.
   *[other] { $seat } odkłada kartę { $princess-gen } jako kartę nr { $place } w talii.
}
event-status_looked_at = { $status ->
    [hidden] { $seat } ogląda kartę statusu nr { $place } w talii.
   *[other] { $seat } ogląda kartę statusu nr { $place } w talii: { $status }.
}
event-status_arranged = { $status ->
    [hidden] { $seat } odkłada kartę statusu jako kartę nr { $place } w talii.
   *[other] { $seat } odkłada { $status-acc } jako kartę nr { $place } w talii.
}
event-token_admired = { $seat } stawia na { $token-kind }.
event-guest_house_built = { $capacity ->
    [one] { $seat } ma teraz { $capacity } miejsce dla księżniczki.
    [few] { $seat } ma teraz { $capacity } miejsca dla księżniczek.
   *[many] { $seat } ma teraz { $capacity } miejsc dla księżniczek.
}
event-camel_rate_rose = { $seat } ma odtąd zniżkę { $gold } za każdego wielbłąda.
event-camels_born = { $seat } zyskuje { amount-camels }.
event-breeding_failed = Wielbłądy się nie rozmnażają: w puli jest ich { $supply }, a potrzeba { $needed }.
event-camels_died = { $seat } traci { amount-camels }.
event-caravan_extended = { $left ->
    [one] { $seat } cofa { $caravan-acc }: została jej { amount-left }.
    [few] { $seat } cofa { $caravan-acc }: zostały jej { amount-left }.
   *[many] { $seat } cofa { $caravan-acc }: zostało jej { amount-left }.
}
event-caravan_infested = { $seat } nasyła szkodniki na { $caravan-all }.
event-caravan_spoiled = { $left ->
    [0] { $seat } traci { $caravan-acc } wraz z ostatnią wypłatą.
    [one] { $seat } traci wypłatę ({ $caravan-nom }): została { amount-left }.
    [few] { $seat } traci wypłatę ({ $caravan-nom }): zostały { amount-left }.
   *[many] { $seat } traci wypłatę ({ $caravan-nom }): zostało { amount-left }.
}
event-palace_restored = { $seat } odnawia pałac: jest wart o pół części więcej.
event-income_received = { $trade ->
    [0] { $seat } dostaje złoto: { $supply } ze źródła przypraw
   *[other] { $seat } dostaje złoto: { $supply } ze źródła przypraw i { $trade } z karawan
}{ $bonus ->
    [0] .
   *[other] , a dzięki Złotym czasom jeszcze { $bonus }.
}
event-trade_interrupted = Szlaki handlowe są przerwane: karawany nie przynoszą wypłat i się nie przesuwają.
event-caravan_finished = { $seat } otrzymuje ostatnią wypłatę ({ $caravan-nom }).
event-princess_revealed = { $princess } pojawia się na dworze.
event-princess_announced = { $princess } zapowiada się na następną turę.
event-no_princess = W tej turze nie pojawia się żadna księżniczka.
event-status_offered = Do kupienia: { $status } ({ amount-points }).
event-status_deck_searched = { $seat } przegląda talię statusu.
event-token_offered = Do kupienia: { $token-acc }.
event-piece_offered = Do kupienia: { $piece-nom }.
event-auction_opened = { $seat } otwiera licytację.
event-bid_made = { $seat } oferuje { amount-bid }.
event-passed = { $seat } pasuje.
event-auction_won = { $seat } wygrywa licytację za { $bid } i płaci { amount-gold }.
event-acts_free = { $seat } działa, nie płacąc: wszyscy spasowali.
event-acts_last = { $seat } działa na końcu, bez licytacji.
event-voluntary_bid = { $seat } składa dobrowolną stawkę { $bid } i płaci { amount-gold }.
event-gold_taken = { $seat } bierze { amount-gold } zamiast akcji.
event-forgone = { $seat } rezygnuje z akcji.
event-caravan_bought = { $seat } kupuje { $caravan-acc } za { amount-gold }.
event-token_bought = { $seat } kupuje { $token-acc } za { amount-gold }.
event-status_bought = { $seat } kupuje { $status-acc } i płaci { amount-gold }.
event-section_bought = { $seat } dobudowuje część pałacu za { amount-gold }.
event-camel_bought = { $seat } kupuje wielbłąda za { amount-gold }.
event-token_unsold = Nikt nie kupuje { $token-gen }: wraca do woreczka.
event-status_unsold = Nikt nie kupuje { $status-gen }: trafia ona pod spód talii.
event-events_bought = { $seat } płaci { amount-gold } za wybór karty wydarzenia z { $cards }.
event-bought_event_kept = { $event ->
    [hidden] { $seat } zatrzymuje jedną z kart wydarzeń.
   *[other] { $seat } zatrzymuje kartę { $event-quoted }.
}
event-event_buried = { $event ->
    [hidden] { $seat } wkłada kartę wydarzenia pod spód talii.
   *[other] { $seat } wkłada kartę { $event-quoted } pod spód talii.
}
event-gold_shown = { $seat } pokazuje { amount-gold }.
event-princess_joined = { $seat } przyjmuje w pałacu { $princess-acc }.
event-princess_undecided = { $princess } nie może się zdecydować i czeka.
event-token_brought = { $seat } ma dzięki { $princess-dat } { $token-acc }.
event-status_brought = { $seat } ma dzięki { $princess-dat } kartę { $special }.
event-token_taken_along = { $seat } nie ma już { $token-gen } od { $princess-gen }.
event-status_taken_along = { $seat } nie ma już karty { $special } od { $princess-gen }.
event-gold_opened = { $seat } ma { amount-gold } i wszyscy to widzą: { $princess } jest nieufna.
event-gold_closed = { $seat } znów może ukrywać złoto: { $princess } już tu nie mieszka.
event-token_given_up = { $seat } oddaje do woreczka { $token-acc }.
event-status_stolen = { $seat } traci przez Zahrah { $status-acc }.
event-feast_held = { $seat } ma pałac wart o pół części mniej: { $princess } wyprawia ucztę.
event-honeymoon_ahead = { $seat } ma w turze { $number } miesiąc miodowy i nie będzie wtedy działać.
event-honeymoon_over = { $seat } traci Hind: miesiąc miodowy się skończył.
event-surcharge_added = { $seat } dopłaci { amount-gold } do utrzymania: Suleika jest zazdrosna, bo wprowadza się { $princess }.
event-surcharges_cancelled = { $seat } nie musi już płacić dopłaty ({ $gold }).
event-sidi_struck = { $seat } ma samodzielnie najwięcej księżniczek ({ $princesses }): przybywa Sidi Suleiman.
event-princess_eloped = { $seat } traci księżniczkę: { $princess } ucieka z Sidi Suleimanem.
event-xenia_waited = { $markers ->
    [0] { $seat } zdejmuje ostatni żeton Xenii: w następnej turze zechce ona podarunku.
   *[other] { $seat } zdejmuje żeton Xenii, pozostało: { $markers }.
}
event-gift_paid = { $seat } płaci { amount-gold } za podarunek dla Xenii.
event-gift_refused = { $seat } odmawia Xenii podarunku: Xenia odchodzi.
event-xenia_removed = { $seat } nie ma dość złota dla Xenii: Xenia opuszcza grę.
event-upkeep_paid = { $gold ->
    [0] { $seat } nie ma do zapłacenia utrzymania.
   *[other] { $seat } płaci { amount-gold } za utrzymanie.
}
event-tumult = { $seat } nie może zapłacić { amount-due } za utrzymanie: zamieszanie w pałacu!
event-princess_left = { $seat } traci księżniczkę: { $princess } wraca pod spód talii.
event-objective_reached = { $seat } gości { amount-princesses } i osiąga cel: { $objective }.
event-game_stalled = Żadna księżniczka już się nie wprowadza (kolejne tury: { $turns }): gra się kończy.
event-turn_limit = Tura { $number } była ostatnia: gra się kończy.
event-objective_shown = { $seat } pokazuje cel: { $objective }.
event-scored = { $seat } ma { amount-points }.
event-game_over = { $winners-count ->
    [one] Koniec gry: wygrywa { $winners }.
   *[other] Koniec gry: { $winners } dzielą się zwycięstwem.
}

## Dlaczego czegoś nie można zrobić

refusal-not_on_offer = { $purchase }: w tej turze nie można już tego kupić.
refusal-purchase_not_payable = { $purchase }: to kosztuje { amount-price }, a ty masz { $gold }.
refusal-bid_too_low = Stawka { $bid } jest za niska: trzeba zaoferować co najmniej { $least }.
refusal-bid_not_payable = Nie stać cię na stawkę { $bid }: masz { $gold } w złocie i zniżkę { $discount }.
refusal-gold_not_needed = Masz { $gold } w złocie: może to zrobić tylko ten, kto ma mniej niż { $below } albo { amount-princesses } i żadnej karawany.
refusal-gold_not_needed_with_caravans = Masz { $gold } w złocie, czyli nie mniej niż { $below }, a w drodze jest jeszcze twoja karawana.
refusal-event_not_dealt = Karty { $event-quoted } nie ma wśród rozdanych ci kart.
refusal-too_few_events = W talii wydarzeń musi być kart co najmniej { $needed }, a jest ich { $cards }.
refusal-events_not_payable = To kosztuje { amount-price }, a ty masz { $gold }.
refusal-gift_not_payable = Xenia żąda podarunku o wartości { $gift }, a ty masz { $gold } w złocie: możesz tylko odmówić.
refusal-event_not_drawn = Karty { $event-quoted } nie ma wśród dobranych kart.
refusal-no_such_caravan = Nie masz { $caravan-gen }, której zostałoby tyle wypłat: { $left }.
refusal-caravan_on_first_space = { $caravan } stoi na skrajnym prawym polu i dalej się nie cofnie.
refusal-wrong_number_of_caravans = { $caravan }: trzeba wskazać tyle swoich karawan: { $needed }.
refusal-no_such_caravans = { $caravan }: żadna z twoich tam nie stoi.
refusal-one_princess_in_turn = Na { $turn-the } przypada tylko jedna księżniczka.
refusal-no_second_preference = Sidi Suleiman nie ma drugiej preferencji: nie ma czego zamieniać.
refusal-wrong_number_of_cards = Trzeba podać kolejność wszystkich obejrzanych kart ({ $cards }).
refusal-event_not_in_hand = Nie masz na ręce karty { $event-quoted }.
refusal-symbol_played = Karty { $event-quoted } nie można zagrać: w tej turze zagrano już kartę z symbolem { $symbol }.
refusal-no_caravan_to_extend = Nie masz karawany, którą można przesunąć w prawo.
refusal-status_not_in_deck = W talii nie ma { $status-gen }.
refusal-token_not_in_bag = W woreczku nie ma { $token-gen }.
refusal-token_not_owned = Nie masz własnego { $token-gen }.
refusal-status_not_owned = Nie masz { $status-gen }.
refusal-princess_not_here = { $princess } u ciebie nie mieszka.

## Dlaczego pozycja jest niemożliwa, jako część zdania

fault-gold_pieces = złoto liczy się w monetach po { $unit }
fault-camel_track = na torze wielbłądów są wartości { $track }, a nie { $rate }
fault-palace_track = tor pałacu należy do gry dla zaawansowanych
fault-bid_and_bidder = stawka to pełna liczba monet i ktoś musi ją podać
fault-bidder_cannot_pay = gracz z najwyższą stawką nie mógłby zapłacić (EMI-AUC.6)
fault-same_sheik = dwóch graczy nie może grać jako „{ $what }”
fault-sidi_in_palace = Sidi Suleiman nigdy nie mieszka w pałacu (EMI-PRIN.28)
fault-deck_size = liczba kart w talii Emir to { $cards }
fault-palace_room = księżniczek, które zmieści ten pałac: { $room }
fault-no_surcharge = bez Suleiki nie ma dopłaty (EMI-PRIN.15)
fault-no_honeymoon = bez Hind nie ma miesiąca miodowego (EMI-PRIN.12)
fault-xenia_nowhere = Xenia nie mieszka w żadnym pałacu
fault-not_choosing = „{ $what }” to nie księżniczka, która ma dopiero wybrać
fault-among_first = „{ $what }” leży wśród pierwszych { $first }
fault-cards_dealt = każdy dostaje karty w liczbie { $cards }
fault-no_place = w tej talii nie ma miejsca { $found }
fault-speaker_not_bidding = gracz, na którego kolej, nie bierze udziału w licytacji
fault-no_seat = nie ma miejsca { $place }
fault-no_matter = „{ $what }” nie ma czego dotyczyć
fault-too_few_bidders = do licytacji trzeba dwóch graczy, którzy mają jeszcze swoją akcję (EMI-AUC.2)
fault-bidder_has_acted = kto licytuje, ma jeszcze swoją akcję (EMI-AUC.1)
fault-opener_has_acted = otwierający ma jeszcze swoją akcję (EMI-AUC.10)
fault-bidder_speaks = kto dał najwyższą stawkę, nie spasował i nie zabiera głosu (EMI-AUC.19)
fault-no_auction = w tej chwili nie trwa licytacja
fault-not_this_seat = „{ $what }” nie należy do miejsca { $place }
fault-not_played = „{ $what }”: tej karty nie zagrano w tej turze
fault-not_at_this_point = w tej chwili tury nie może tu nic być
fault-setup_turn = pierwsze karty wydarzeń rozdaje się przed 1. turą
fault-honeymoon_turn = miesiąc miodowy przypada w turze po przybyciu Hind (EMI-PRIN.12)
fault-never_strikes = „{ $what }” nie ma zdolności działającej za pierwszym razem (EMI-PRIN.3)
fault-never_surcharged = „{ $what }” nie powoduje dopłaty (EMI-PRIN.15)
fault-no_swap = Sidi Suleiman nie ma preferencji do zamiany (EMI-CARD.7)
fault-xenia_markers = jej znaczniki leżą na karcie tylko po podarunku (EMI-PRIN.18)
fault-xenia_refuser = nie wraca ona w turze, w której jej odmówiono (EMI-PRIN.22)
fault-not_idle = może jeszcze przyjść księżniczka (EMI-END.1)
fault-stalled = tury bez księżniczek, po których gra się kończy: { $turns } (EMI-END.1)
fault-not_reached = to nie są miejsca, które osiągnęły swój cel (EMI-WIN.1)
fault-not_over = nikt nie osiągnął celu, a gra się nie skończyła
fault-track_lowered = tor pałacu obniżają tylko Albina i Firyal, każda raz (EMI-ADV.4)
fault-track_raised = karta „Renowacja”, która podniosła tor pałacu, opuściła grę (EMI-CARD.17)

## Dlaczego warto, do podpowiedzi

reason-hold_events = Twoje karty wydarzeń przydadzą się bardziej później.
reason-keep_gold = Lepiej teraz zachować złoto, niż je wydać.
reason-nothing_worth_it = Nic z tego, co można kupić, nie jest dla ciebie warte swojej ceny.
reason-take_gold = Złoto z banku ({ $gold }) da ci więcej niż akcja.
reason-can_wait = Zapewne uda ci się kupić { $purchase-acc } bez licytowania.
reason-too_dear = Żeby kupić { $purchase-acc }, nie warto licytować powyżej { $limit }.
reason-bid_free = Stawkę { $bid } pokryją twoje wielbłądy: nic cię nie kosztuje, a możesz dzięki niej kupić { $purchase-acc }.
reason-bid_for = Żeby kupić { $purchase-acc }, warto licytować do { $limit }.
reason-bid_beyond = Możesz w ten sposób kupić { $purchase-acc }, ale drożej, niż jest to dla ciebie warte.
reason-bid_for_little = Zyskasz akcję, choć nic z tego, co można kupić, nie jest dla ciebie wiele warte.
reason-no_bid_needed = I tak działasz: nie trzeba za to płacić.
reason-bid_below = Dzięki tej stawce zejdziesz poniżej { $below } sztuk złota i będzie ci wolno wziąć złoto z banku.
reason-save_for_upkeep = Lepiej zachowaj złoto: utrzymanie kosztuje cię { amount-gold }.
reason-wins_princess = Wtedy { $princess } wybierze ciebie.
reason-caravan_pays = Do końca gry { $caravan-nom } powinna przynieść ci około { $gold } sztuk złota.
reason-camel_saves = Wielbłąd oszczędza ci { amount-gold } w każdej wygranej licytacji.
reason-needs_room = { $free ->
    [0] Twój pałac jest pełny: następna księżniczka potrzebuje miejsca.
    [one] Masz już tylko { $free } wolne miejsce dla księżniczki.
    [few] Masz już tylko { $free } wolne miejsca dla księżniczek.
   *[many] Masz już tylko { $free } wolnych miejsc dla księżniczek.
}
reason-leads_trait = Dzięki temu wyprzedzisz wszystkich pod względem { $trait-gen }.
reason-catches_up = Dzięki temu zbliżysz się do prowadzącego pod względem { $trait-gen }.
reason-leave_her = { $princess } odpowiada ci tak, jak jest.
reason-swap_her = Z zamienionymi preferencjami { $princess } bardziej ci odpowiada.
reason-bury_her = Lepiej dla ciebie, żeby { $princess } się teraz nie pojawiała.
reason-keep_event = Karta { $event-quoted } przyda ci się z nich najbardziej.
reason-play_event = To dobra chwila na kartę { $event-quoted }.
reason-buy_events = Masz złota pod dostatkiem: karta wydarzenia wybrana z { $cards } powinna być warta swojej ceny.
reason-choose_turn = { $turn }: to ci bardziej odpowiada.
reason-arrange = W tej kolejności karty odpowiadają ci najbardziej.
reason-most_tokens = { $token }: tu możesz liczyć na najwięcej żetonów.
reason-offer_token = { $token }: ten żeton pomoże ci bardziej niż inne.
reason-offer_status = { $status } pomoże ci bardziej niż inne karty.
reason-extend = { $caravan }: tutaj dodatkowa wypłata jest najwięcej warta.
reason-infest = { $caravan }: to zaszkodzi rywalom bardziej niż tobie.
reason-least_token = { $token }: bez tego żetonu najłatwiej się obejdziesz.
reason-least_status = { $status }: bez tej karty najłatwiej się obejdziesz.
reason-least_princess = { $princess } to ta, bez której najłatwiej się obejdziesz.
reason-keep_xenia = Xenia jest dla ciebie warta podarunku.
reason-let_xenia_go = Xenia nie jest dla ciebie warta kolejnego podarunku.
reason-furthest_caravan = Tak stracisz najmniej.

## Wynik w szczegółach

score-princesses = Księżniczki
score-talents = Właściwości z karty celu

## Skutki w skrócie: $sign to „+” lub „−”, $amount jest bez znaku

resource-gold = { $sign }{ $amount } złota
resource-camels = { $amount ->
    [one] { $sign }{ $amount } wielbłąd
    [few] { $sign }{ $amount } wielbłądy
   *[many] { $sign }{ $amount } wielbłądów
}
resource-appearance = { $sign }{ $amount } prezencji
resource-status = { $sign }{ $amount } statusu
resource-sections = { $amount ->
    [one] { $sign }{ $amount } część pałacu
    [few] { $sign }{ $amount } części pałacu
   *[many] { $sign }{ $amount } części pałacu
}
resource-palace_track = { $amount ->
    [one] { $sign }{ $amount } krok toru pałacu
    [few] { $sign }{ $amount } kroki toru pałacu
   *[many] { $sign }{ $amount } kroków toru pałacu
}
resource-capacity = { $amount ->
    [one] { $sign }{ $amount } miejsce w pałacu
    [few] { $sign }{ $amount } miejsca w pałacu
   *[many] { $sign }{ $amount } miejsc w pałacu
}
resource-princesses = { $amount ->
    [one] { $sign }{ $amount } księżniczka
    [few] { $sign }{ $amount } księżniczki
   *[many] { $sign }{ $amount } księżniczek
}
resource-cards = { $amount ->
    [one] { $sign }{ $amount } karta wydarzenia
    [few] { $sign }{ $amount } karty wydarzeń
   *[many] { $sign }{ $amount } kart wydarzeń
}
resource-income = { $sign }{ $amount } dochodu na turę
resource-upkeep = { $sign }{ $amount } utrzymania na turę

## Stałe polecenia

order-highest_bid = Licytuj za mnie do
order-highest_bid-help = W tej licytacji stawka jest za ciebie za każdym razem podbijana o najmniejszą możliwą kwotę, aż do twojego limitu; potem pasujesz. Limitu nikt nie pozna.
order-highest_bid-none = pytaj mnie za każdym razem

## Opcje stołu

option-rules = Zasady
option-rules-help = Gra dla zaawansowanych dodaje tor pałacu, karty „Renowacja” i wydarzenia już w 1. turze, a surowiej traktuje tych, których nie stać na utrzymanie.
option-rules-base = gra podstawowa
option-rules-advanced = gra dla zaawansowanych
option-chosen_on_honeymoon = Wybór podczas miesiąca miodowego
option-chosen_on_honeymoon-help = Szejka, który ma miesiąc miodowy z Hind, może wybrać inna księżniczka; bez tej opcji go pomija.

## Kiedy ruch jest możliwy: klucze when-*, mówione po odmowie

when-keep = Kartę wydarzenia do zatrzymania wybiera się na początku i po zakupie kart.
when-play = Jedną kartę wydarzenia można zagrać w pierwszej fazie tury.
when-pass = Spasować można w licytacji oraz tam, gdzie zagranie lub zakup karty nie są obowiązkowe.
when-leave_her = Decyduje się o tym po zagraniu karty „Zmieniła zdanie”.
when-swap_her = { when-leave_her }
when-bury_her = { when-leave_her }
when-arrange = Karty układa się po zagraniu karty „Wpływy na dworze” lub „Nowe polecenia”.
when-admire = Rodzaj żetonu wybiera się po zagraniu karty „Przystojniak”.
when-extend = Karawanę wybiera się po zagraniu karty „Nowa karawana”.
when-infest = Rodzaj karawan wskazuje się po zagraniu karty „Szkodniki”.
when-spoil = Spośród swoich karawan wybiera się, gdy „Szkodniki” uderzą w ich rodzaj.
when-spoil_two = { when-spoil }
when-choose_turn = W grze dla trzech osób turę wybiera się po zagraniu karty przybycia.
when-look = W grze dla trzech osób księżniczkę wskazuje się po zagraniu karty „Zmieniła zdanie”.
when-offer_token = Dostępny żeton wybiera się w trzeciej fazie, po zagraniu karty „Bazar”.
when-offer_status = Dostępną kartę statusu wybiera się w trzeciej fazie, po zagraniu karty „Towar dla wybranych”.
when-bid = Licytować można w swojej kolejce, podczas licytacji.
when-take_gold = Złoto można wziąć podczas licytacji albo w swojej akcji, gdy ma się go mało lub gdy ma się wiele księżniczek i żadnej karawany.
when-buy = Jedną rzecz można kupić w swojej akcji: po wygraniu licytacji albo jako ostatni gracz.
when-forgo = Z akcji można zrezygnować w chwili jej wykonania.
when-best_of = Kartę wydarzenia można kupić w piątej fazie tury.
when-give_token = Żeton oddaje się, gdy wprowadza się Samira.
when-give_status = Kartę statusu traci się, gdy wprowadza się Zahrah.
when-lose = Księżniczkę wybiera się podczas wizyty, którą składa Sidi Suleiman.
when-pay_gift = Decyduje się o tym, gdy Xenia prosi o podarunek.
when-refuse_gift = { when-pay_gift }

## Czym są i co robią rzeczy na stole

about-princess_in_play = Pod koniec tej tury wprowadzi się do szejka, który ma miejsce i jako jedyny jest najlepszy w jej pierwszej preferencji. Przy remisie decyduje druga.
about-undecided_princess = Nikt nie był sam najlepszy albo nikt nie miał miejsca. Po każdej zmianie porównuje szejków od nowa i idzie do tego, który okaże się sam najlepszy.
about-trait-appearance = Twoje żetony, o 1 więcej za każdy komplet Urody, Manier i Szaty, oraz premia z karty „Przystojniak”.
about-trait-status = Punkty twoich kart statusu, o 1 więcej z Halimah i o 1 więcej z Rashą.
about-trait-palace = Części, o które powiększono twój pałac.
about-trait-gold = Złoto, które masz w chwili jej wyboru.
about-trait-most_princesses = Idzie do szejka, który jako jedyny ma najwięcej księżniczek, i odchodzi z jedną z nich.
about-talent = Z właściwościami z twojej tajnej karty celu do zwycięstwa wystarczy mniej księżniczek. Każda liczy się za jedną właściwość.
about-piece-small = Od następnej tury przynosi 150 złota przez osiem tur (powolna) albo 300 przez cztery (szybka).
about-piece-large = Od następnej tury przynosi 250 złota przez osiem tur (powolna) albo 500 przez cztery (szybka).
about-caravan = Co turę przynosi tyle, ile wynosi liczba przy jej torze, i przesuwa się o pole w lewo. Po ostatnim polu znika.
about-token = Żeton prezencji: +1 prezencji i jeszcze 1 za każdy komplet Urody, Manier i Szaty.
about-plus_one_token = O 1 prezencji więcej: za komplet trzech rodzajów albo za trzy żetony jednego rodzaju z kartą „Przystojniak”.
about-status = Karta statusu: daje swoje punkty statusu, dopóki ją masz.
about-piece-palace = Część pałacu: +1 pałacu i miejsce dla jeszcze jednej księżniczki.
about-camels = Każdy wielbłąd daje zniżkę (na początku 50) od każdej opłaconej stawki. Cen nie zmienia.
about-camel_rate = Tyle odejmuje od stawki każdy twój wielbłąd: 50, a z kartą „Lepsza rasa” 70, 100, potem 150.
about-gold = Tajne, chyba że mieszka u ciebie Noor. Płaci się nim za stawki, zakupy, karty wydarzeń i utrzymanie.
about-income = Tyle przyniesie następna faza dochodu: stałe źródło i wypłaty z karawan.
about-upkeep = Płatne na koniec tury: 50 za każdą księżniczkę. Jeśli nie możesz zapłacić, jedna odchodzi.
about-capacity = W pałacu są dwa miejsca, o jedno więcej za każdą część i każdy Domek dla gości.
about-spice_trade_tracks = Cztery tory: małe i duże karawany, powolne i szybkie. Liczba to wypłata co turę; karawana idzie w lewo, po jednym polu na turę.
about-objective = Twoja tajemnica: z tymi właściwościami wśród księżniczek potrzebujesz ich mniej, by wygrać.
about-honeymoon = Hind właśnie się wprowadziła: w tej turze jej szejk nie zagrywa ani nie kupuje kart wydarzeń i nie licytuje.
about-gift = Xenia oczekuje 250 złota po przybyciu i co trzecią turę. Bez podarunku odchodzi do najbogatszego z pozostałych.
about-starting_player = Rozpoczyna pierwszą licytację tury. Po każdej turze znacznik przechodzi w lewo.
about-hand = Karty wydarzeń na ręce. Zna je tylko ich właściciel.
about-auction = Stawki rosną co 10. Zwycięzca płaci stawkę pomniejszoną o zniżkę i kupuje jedną rzecz. Potem zaczyna się następna licytacja, aż wszyscy wykonają akcję.
about-event_card = Zagrywa się ją na początku tury. W jednej turze nie można zagrać dwóch kart z tym samym symbolem.
about-symbol = Gdy zagrano kartę z tym symbolem, w tej turze nie można zagrać następnej z takim samym.
about-princess_deck = Co turę karta z wierzchu pojawia się pod łukiem.
about-status_deck = Co turę karta z wierzchu trafia do sprzedaży. Niesprzedana wraca pod spód talii.
about-event_deck = Po licytacjach można kupić kartę: wybraną z 2 albo, drożej, z 3.
about-bag = Żetony prezencji, które jeszcze się pojawią. Co turę losuje się jeden na sprzedaż.
about-phase-play_events = W kolejności graczy każdy może zagrać jedną kartę wydarzenia.
about-phase-income = Każdy dostaje stały dochód i wypłatę z każdej karawany.
about-phase-prepare = Pojawia się księżniczka, a towary trafiają do sprzedaży.
about-phase-auctions = Licytuje się prawo do akcji; każdą rzecz można kupić raz na turę.
about-phase-buy_events = W kolejności graczy każdy może kupić jedną kartę wydarzenia.
about-phase-princess_chooses = Księżniczka porównuje szejków i wprowadza się do najlepszego.
about-phase-upkeep = Każdy płaci za swoje księżniczki. Potem sprawdza się, czy ktoś wygrał.
about-phase-change_start_player = Znacznik rozgrywającego przechodzi w lewo.
