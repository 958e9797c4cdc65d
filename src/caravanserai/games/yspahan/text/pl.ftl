### Yspahan po polsku.
###
### Nazwy mają formy potrzebne zdaniom: `.nom`, `.gen`, `.acc`, `.loc` to przypadki. Imię gracza stoi zawsze
### w mianowniku, a czas teraźniejszy nie zdradza rodzaju. „Suk” nie występuje w mianowniku liczby mnogiej.

title = Yspahan
tagline = Trzy tygodnie, garść kości i miasto, w którym czekają puste sklepy.
about = Jesteście kupcami w Yspahanie, gdzie zbiegają się drogi Persji. Każdego dnia bierzecie z Wieży jedną grupę kości: po wielbłądy, po złoto, by zaopatrzyć sklepy którejś dzielnicy, dobrać kartę albo przesunąć Nadzorcę, który wysyła towary do Karawany. Po trzech tygodniach wygrywa osoba, która ma najwięcej punktów.

## Wieża

floor-camels = Wielbłądy
    .gen = piętra Wielbłądów
    .loc = piętrze Wielbłądów
    .action = Weź wielbłądy
floor-sack = Worek
    .gen = piętra Worka
    .loc = piętrze Worka
    .action = Zaopatrz Dzielnicę Worka
floor-barrel = Beczka
    .gen = piętra Beczki
    .loc = piętrze Beczki
    .action = Zaopatrz Dzielnicę Beczki
floor-chest = Skrzynia
    .gen = piętra Skrzyni
    .loc = piętrze Skrzyni
    .action = Zaopatrz Dzielnicę Skrzyni
floor-vase = Waza
    .gen = piętra Wazy
    .loc = piętrze Wazy
    .action = Zaopatrz Dzielnicę Wazy
floor-gold = Złoto
    .gen = piętra Złota
    .loc = piętrze Złota
    .action = Weź złoto

## Miasto

quarter-sack = Dzielnica Worka
    .gen = Dzielnicy Worka
quarter-barrel = Dzielnica Beczki
    .gen = Dzielnicy Beczki
quarter-chest = Dzielnica Skrzyni
    .gen = Dzielnicy Skrzyni
quarter-vase = Dzielnica Wazy
    .gen = Dzielnicy Wazy

souk-sack_white = Biały suk Worka
    .nom = biały suk Worka
    .gen = białego suku Worka
    .loc = białym suku Worka
souk-sack_blue = Niebieski suk Worka
    .nom = niebieski suk Worka
    .gen = niebieskiego suku Worka
    .loc = niebieskim suku Worka
souk-sack_yellow = Żółty suk Worka
    .nom = żółty suk Worka
    .gen = żółtego suku Worka
    .loc = żółtym suku Worka
souk-sack_pink = Różowy suk Worka
    .nom = różowy suk Worka
    .gen = różowego suku Worka
    .loc = różowym suku Worka
souk-barrel_white = Biały suk Beczki
    .nom = biały suk Beczki
    .gen = białego suku Beczki
    .loc = białym suku Beczki
souk-barrel_blue = Niebieski suk Beczki
    .nom = niebieski suk Beczki
    .gen = niebieskiego suku Beczki
    .loc = niebieskim suku Beczki
souk-barrel_yellow = Żółty suk Beczki
    .nom = żółty suk Beczki
    .gen = żółtego suku Beczki
    .loc = żółtym suku Beczki
souk-barrel_pink = Różowy suk Beczki
    .nom = różowy suk Beczki
    .gen = różowego suku Beczki
    .loc = różowym suku Beczki
souk-chest_blue = Niebieski suk Skrzyni
    .nom = niebieski suk Skrzyni
    .gen = niebieskiego suku Skrzyni
    .loc = niebieskim suku Skrzyni
souk-chest_yellow = Żółty suk Skrzyni
    .nom = żółty suk Skrzyni
    .gen = żółtego suku Skrzyni
    .loc = żółtym suku Skrzyni
souk-chest_pink = Różowy suk Skrzyni
    .nom = różowy suk Skrzyni
    .gen = różowego suku Skrzyni
    .loc = różowym suku Skrzyni
souk-vase_blue = Niebieski suk Wazy
    .nom = niebieski suk Wazy
    .gen = niebieskiego suku Wazy
    .loc = niebieskim suku Wazy
souk-vase_yellow = Żółty suk Wazy
    .nom = żółty suk Wazy
    .gen = żółtego suku Wazy
    .loc = żółtym suku Wazy
souk-vase_orange = Pomarańczowy suk Wazy
    .nom = pomarańczowy suk Wazy
    .gen = pomarańczowego suku Wazy
    .loc = pomarańczowym suku Wazy

# Jeden sklep suku, na przykład chest_pink_3.
shop = Sklep { $number } ({ $souk-nom })
    .nom = sklep { $number } ({ $souk-nom })
    .gen = sklepu { $number } ({ $souk-nom })
    .loc = sklepie { $number } ({ $souk-nom })

space-C = C (środek)

## Karawana

row-1 = Dolny rząd
    .in = dolny rząd
row-2 = Środkowy rząd
    .in = środkowy rząd
row-3 = Górny rząd
    .in = górny rząd

## Budynki

building-paddock = Zagroda
    .acc = Zagrodę
building-paddock-effect = Biorąc wielbłądy z Wieży, bierzesz o 1 więcej.
building-shop_building = Kram
    .acc = Kram
building-shop_building-effect = Biorąc złoto z Wieży, bierzesz o 2 monety więcej.
building-hammam = Łaźnia
    .acc = Łaźnię
building-hammam-effect = Możesz za darmo zmienić ruch Nadzorcy o najwyżej 3 pola.
building-caravanserai = Karawanseraj
    .acc = Karawanseraj
building-caravanserai-effect = Za każdym razem, gdy Nadzorca wysyła twój towar do Karawany, dobierasz kartę.
building-bazaar = Bazar
    .acc = Bazar
building-bazaar-effect = Na koniec każdego tygodnia każdy twój ukończony suk daje o 2 punkty więcej.
building-hoist = Żuraw
    .acc = Żuraw
building-hoist-effect = Zaopatrując sklepy dzięki grupie kości, kładziesz o 1 towar więcej.

## Karty

card-three_camels = Trzy wielbłądy
    .quoted = „Trzy wielbłądy”
card-three_camels-effect = Weź 3 wielbłądy.
card-three_gold = Trzy złote monety
    .quoted = „Trzy złote monety”
card-three_gold-effect = Weź 3 złote monety.
card-place_good = Towar do sklepu
    .quoted = „Towar do sklepu”
card-place_good-effect = Połóż 1 towar w sklepie dowolnej dzielnicy, zgodnie ze zwykłymi zasadami zaopatrywania.
card-caravan_good = Towar do karawany
    .quoted = „Towar do karawany”
card-caravan_good-effect = Połóż 1 towar ze swoich zasobów na następnym wolnym wielbłądzie Karawany i zdobądź punkty za położenie; Karawanseraj nie daje za to karty.
card-camels_for_points = Wielbłądy za punkty
    .quoted = „Wielbłądy za punkty”
card-camels_for_points-effect = Oddaj od 1 do 4 wielbłądów i zdobądź 2 punkty za każdego.
card-gold_for_points = Złoto za punkty
    .quoted = „Złoto za punkty”
card-gold_for_points-effect = Oddaj od 1 do 10 złotych monet i zdobądź 1 punkt za każdą.
card-exchange = Wymiana
    .quoted = „Wymiana”
card-exchange-effect = Wymień dowolną liczbę wielbłądów na złote monety albo złotych monet na wielbłądy, jeden do jednego.
card-build_no_camels = Buduj bez wielbłądów
    .quoted = „Buduj bez wielbłądów”
    .with = z kartą „Buduj bez wielbłądów”
card-build_no_camels-effect = Zbuduj jeden budynek, płacąc tylko złotem.
card-build_no_gold = Buduj bez złota
    .quoted = „Buduj bez złota”
    .with = z kartą „Buduj bez złota”
card-build_no_gold-effect = Zbuduj jeden budynek, płacąc tylko wielbłądami.
card-both = Obie karty budowania
    .with = z obiema kartami budowania

## Słowa gry

term-city_board = Miasto
term-tower = Wieża
term-caravan = Karawana
term-individual_board = Plansza gracza
term-score_track = Tor punktacji
term-quarter = Dzielnica
term-souk = Suk
term-shop = Sklep
term-road = Droga
term-road_space = Pole drogi
term-centre = Pole centralne
term-floor = Piętro
term-row = Rząd
term-stock = Zasoby ogólne
term-reserve = Zasoby gracza
term-deck = Talia
term-discard_pile = Stos kart odrzuconych
term-hand = Ręka
term-good = Towar
term-goods = Towary
term-camel = Wielbłąd
term-camels = Wielbłądy
term-gold = Złoto
term-supervisor = Nadzorca
term-first_player = Pierwszy gracz
term-white_dice = Białe kości
term-yellow_dice = Żółte kości
term-dice_group = Grupa kości
term-card = Karta
term-cards = Karty
term-building = Budynek
term-buildings = Budynki
term-cost = Koszt
term-day = Dzień
term-week = Tydzień
term-day_of_week = Tydzień { $week }, dzień { $day }
term-phase_supplying = Zaopatrzenie
term-phase_actions = Akcje graczy
term-end_of_week = Koniec tygodnia
term-points = Punkty
term-value = Wartość
term-caravan_full = Karawana jest pełna
term-tower_empty = W Wieży nie ma już kości
term-two_players = Gra dla 2 osób
term-player_aid = Karta pomocy

## Ilości, których używają zdania poniżej

amount-gold = { $gold ->
    [one] { $gold } złota moneta
    [few] { $gold } złote monety
   *[many] { $gold } złotych monet
}
    .acc = { $gold ->
        [one] { $gold } złotą monetę
        [few] { $gold } złote monety
       *[many] { $gold } złotych monet
    }
amount-camels = { $camels ->
    [one] { $camels } wielbłąd
    [few] { $camels } wielbłądy
   *[many] { $camels } wielbłądów
}
    .acc = { $camels ->
        [one] { $camels } wielbłąda
        [few] { $camels } wielbłądy
       *[many] { $camels } wielbłądów
    }
amount-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
amount-dice = { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[many] { $dice } kości
}
amount-yellow_dice = { $dice ->
    [one] { $dice } żółta kość
    [few] { $dice } żółte kości
   *[many] { $dice } żółtych kości
}
    .acc = { $dice ->
        [one] { $dice } żółtą kość
        [few] { $dice } żółte kości
       *[many] { $dice } żółtych kości
    }
amount-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
amount-distance = { $distance ->
    [one] { $distance } pole
    [few] { $distance } pola
   *[many] { $distance } pól
}
amount-missing = { $missing ->
    [one] brakuje jeszcze { $missing } towaru
   *[other] brakuje jeszcze { $missing } towarów
}
price = { $camels ->
    [0] { $gold ->
        [0] nic
       *[other] { amount-gold.acc }
    }
   *[other] { $gold ->
        [0] { amount-camels.acc }
       *[other] { amount-camels.acc } i { amount-gold.acc }
    }
}

## O co pyta gra

prompt-supply = Dołóż żółte kości (każda za 1 złotą monetę), a potem rzuć.
prompt-choose_group = Weź grupę kości i zdecyduj, do czego jej użyjesz.
prompt-draw_instead = Nie ma już dla ciebie kości: dobierasz kartę. Przedtem możesz zagrać karty.
prompt-place_goods =
    { $cubes ->
        [one] Wybierz sklep dla ostatniego towaru.
        [few] Wybierz sklep: zostały { $cubes } towary do rozmieszczenia.
       *[other] Wybierz sklep: zostało { $cubes } towarów do rozmieszczenia.
    }
prompt-move_supervisor = Kości wskazują { $value }: wybierz pole, na którym Nadzorca zakończy ruch.
prompt-order_goods = Wybierz, który towar jedzie pierwszy. Przedtem możesz zagrać kartę.
prompt-send_good = Za chwilę odjedzie towar ze { $shop-gen }: zagraj najpierw kartę albo graj dalej.
prompt-owner_decides = Nadzorca stoi obok twojego towaru w { $shop-loc }: wyślij towar do Karawany albo oddaj wielbłąda, żeby towar został.
prompt-after_dice = Możesz budować i zagrywać karty. Potem zakończ turę.

waiting-supply = { $seat } rzuca kośćmi…
waiting-choose_group = { $seat } wybiera grupę kości…
waiting-draw_instead = { $seat } dobiera kartę…
waiting-place_goods = { $seat } zaopatruje sklepy…
waiting-move_supervisor = { $seat } przesuwa Nadzorcę…
waiting-order_goods = { $seat } wybiera, który towar jedzie pierwszy…
waiting-send_good = { $seat } może zagrać kartę, zanim towar odjedzie…
waiting-owner_decides = { $seat } decyduje, czy wysłać towar…
waiting-after_dice = { $seat } może budować albo zakończyć turę…

## Ruchy, na przyciskach

move-yellow = { $dice ->
    [0] Rzuć bez żółtych kości
   *[other] Kup { amount-yellow_dice.acc } i rzuć
}
move-take = { $floor-action }
move-take_plus = { $floor-action } (odrzuć kartę { $card-quoted }: jedna kość więcej)
move-supervise = Przesuń Nadzorcę (kości z { $floor-gen })
move-draw = Dobierz kartę (kości z { $floor-gen })
move-raise = Zbuduj { $building-acc } (kości z { $floor-gen })
move-raise_with = Zbuduj { $building-acc } { $card-with } (kości z { $floor-gen })
move-place = Połóż w { $shop-loc }
move-move = Nadzorca na pole { $space }
move-first = Najpierw { $shop-nom }
move-send = Wyślij towar do Karawany
move-keep = Oddaj wielbłąda, zachowaj towar
move-build = Zbuduj { $building-acc }
move-end = Zakończ turę
move-pass = Graj dalej
move-play_three_camels = Zagraj kartę „Trzy wielbłądy”
move-play_three_gold = Zagraj kartę „Trzy złote monety”
move-play_place_good = Zagraj kartę „Towar do sklepu”: { $shop-nom }
move-play_caravan_good = Zagraj kartę „Towar do karawany”
move-play_camels_for_points = Zagraj kartę „Wielbłądy za punkty”: oddaj { amount-camels.acc }
move-play_gold_for_points = Zagraj kartę „Złoto za punkty”: oddaj { amount-gold.acc }
move-play_exchange_gold = Zagraj kartę „Wymiana”: zamień { amount-gold.acc } na wielbłądy
move-play_exchange_camels = Zagraj kartę „Wymiana”: zamień { amount-camels.acc } na złote monety
move-play_build_no_camels = Zagraj kartę „Buduj bez wielbłądów”: { $building }
move-play_build_no_gold = Zagraj kartę „Buduj bez złota”: { $building }
move-play_both = Zagraj obie karty budowania: { $building }

## Co się stało

event-day_began = { term-day_of_week }: pierwszym graczem jest { $seat }.
event-last_day_order = Kolejność ostatniego dnia, od najniższego wyniku: { $seats }.
event-yellow_bought = { $seat } płaci { amount-gold.acc } za { amount-yellow_dice.acc }.
event-rolled = { $seat } rzuca kośćmi: { $faces }.
event-group_taken = { $seat } bierze z { $floor-gen } { amount-dice } o wartości { $value }.
event-plus_discarded = { $seat } odrzuca kartę { $card-quoted }, by grupa liczyła o jedną kość więcej.
event-camels_taken = { $seat } bierze { amount-camels.acc }.
event-gold_taken = { $seat } bierze { amount-gold.acc }.
event-good_placed = { $seat } kładzie towar w { $shop-loc }.
several-good_placed = { $seat } kładzie { $count ->
    [few] { $count } towary
   *[many] { $count } towarów
}.
event-souk_completed = { $seat } kończy { $souk-nom }.
event-cubes_left = { $cubes ->
    [one] { $seat } nie ma już wolnego sklepu: { $cubes } towar zostaje w zasobach.
    [few] { $seat } nie ma już wolnego sklepu: { $cubes } towary zostają w zasobach.
   *[many] { $seat } nie ma już wolnego sklepu: { $cubes } towarów zostaje w zasobach.
}
event-supervisor_moved = { $distance ->
    [0] { $seat } zostawia Nadzorcę na polu { $space }
   *[other] { $seat } przesuwa Nadzorcę o { amount-distance }, na pole { $space }
}{ $gold ->
    [0] .
   *[other] , płacąc { amount-gold.acc }.
}
event-good_sent = { $owner } wysyła do Karawany towar ze { $shop-gen }.
event-good_kept = { $owner } oddaje wielbłąda i zachowuje towar w { $shop-loc }, a do Karawany wysyła inny, z zasobów.
event-caravan_entered = { $owner } ma w Karawanie towar na wielbłądzie nr { $place } ({ $row ->
    [1] { row-1.in }
    [2] { row-2.in }
   *[3] { row-3.in }
}){ $points ->
    [0] .
   *[other] {" "}i zdobywa { amount-points }.
}
event-caravan_full = Karawana jest pełna: daje punkty i zostaje opróżniona.
event-caravan_scored = { $seat } zdobywa { amount-points } za Karawanę ({ $cubes } × { $value }).
event-card_drawn = { $card ->
    [hidden] { $seat } dobiera kartę.
   *[other] { $seat } dobiera kartę { $card-quoted }.
}
event-deck_shuffled = Stos kart odrzuconych zostaje przetasowany i tworzy nową talię ({ amount-cards }).
event-no_card_left = { $seat } nie dobiera karty: talia i stos kart odrzuconych są puste.
event-tower_empty = { $seat } nie bierze kości: w Wieży nie ma już dostępnej grupy.
event-yellow_removed = { $dice ->
    [one] { amount-yellow_dice } znika z Wieży.
    [few] { amount-yellow_dice } znikają z Wieży.
   *[many] { amount-yellow_dice } znika z Wieży.
}
event-card_played = { $seat } zagrywa kartę { $card-quoted }.
event-camels_gained = { $seat } dostaje { amount-camels.acc }.
event-gold_gained = { $seat } dostaje { amount-gold.acc }.
event-camels_sold = { $seat } oddaje { amount-camels.acc } i zdobywa { amount-points }.
event-gold_sold = { $seat } oddaje { amount-gold.acc } i zdobywa { amount-points }.
event-gold_swapped = { $seat } zamienia { amount-gold.acc } na { amount-camels.acc }.
event-camels_swapped = { $seat } zamienia { amount-camels.acc } na { amount-gold.acc }.
event-built = { $camels ->
    [0] { $gold ->
        [0] { $seat } buduje { $building-acc } za darmo.
       *[other] { $seat } buduje { $building-acc } za { price }.
    }
   *[other] { $seat } buduje { $building-acc } za { price }.
}
event-building_scored = { $seat } zdobywa { amount-points } za swój { $count }. budynek.
event-souk_scored = { $bazaar ->
    [0] { $seat } zdobywa { amount-points } za { $souk-nom }.
   *[other] { $seat } zdobywa { amount-points } za { $souk-nom } i jeszcze { $bazaar } dzięki Bazarowi.
}
event-week_scored = Koniec tygodnia { $week }: punkty za każdy ukończony suk i za Karawanę.
event-supervisor_returned = Nadzorca wraca na pole centralne.
event-game_over = { $winners-count ->
    [one] Koniec gry: wygrywa { $winners }.
   *[other] Koniec gry: { $winners } dzielą się zwycięstwem.
}

## Dlaczego czegoś nie można zrobić

refusal-card_not_in_hand = Nie masz na ręce karty { $card-quoted }.
refusal-too_few_camels = { $camels ->
    [0] Nie masz wielbłądów.
   *[other] Masz tylko { amount-camels.acc }.
}
refusal-too_little_gold = { $gold ->
    [0] Nie masz złota.
   *[other] Masz tylko { amount-gold.acc }.
}
refusal-no_cube_left = W twoich zasobach nie ma już towarów.
refusal-stock_too_small = W zasobach ogólnych nie ma aż tyle.
refusal-build_card_needs_group = W grze dla dwóch osób karta budowania tylko obniża cenę: żeby budować, weź grupę kości.
refusal-build_card_after_dice = Przy tym stole karty budowania zagrywa się po użyciu kości.
refusal-build_cards_do_not_add_up = Do jednego budynku można użyć tylko jednej karty budowania.
refusal-other_quarter = Te towary trafiają do { $quarter-gen }.
refusal-souk_closed = { $owner } ma już towary w { $souk-loc }: ten suk jest dla ciebie zamknięty.
refusal-shop_taken = W { $shop-loc } leży już towar.
refusal-must_finish = Najpierw ukończ { $souk-nom }, w którym leży już twój towar.
refusal-no_cards_before_roll = Przy tym stole nie zagrywa się kart przed rzutem.
refusal-yellow_too_dear = { $gold ->
    [0] Każda żółta kość kosztuje 1 złotą monetę, a ty nie masz żadnej.
   *[other] Każda żółta kość kosztuje 1 złotą monetę, a ty masz tylko { $gold }.
}
refusal-yellow_group_only = Na { $floor-loc } są same żółte kości: może je wziąć tylko pierwszy gracz.
refusal-floor_empty = Na { $floor-loc } nie ma kości.
refusal-no_shop_to_supply = Kości z { $floor-gen } nie pozwalają ci położyć żadnego towaru; możesz za nie dobrać kartę albo przesunąć Nadzorcę.
refusal-no_card_to_draw = Talia i stos kart odrzuconych są puste: nie ma czego dobrać.
refusal-building_is_step_b = Buduje się po użyciu kości, a nie za ich pomocą.
refusal-tower_empty = W Wieży nie ma już dla ciebie kości.
refusal-supervisor_too_dear = Odległość do pola { $space }: { $distance }, wartość twoich kości: { $value }. Taki ruch kosztuje { amount-gold.acc }, czyli więcej, niż masz.
refusal-shop_not_affected = Nadzorca nie stoi obok { $shop-gen } albo sklep jest pusty.
refusal-no_cards_out_of_turn = Karty zagrywa się tylko we własnej turze.
refusal-no_camel_to_keep = Zachowanie towaru kosztuje wielbłąda, a ty nie masz żadnego.
refusal-already_built_this_turn = W jednej turze można zbudować tylko jeden budynek.
refusal-already_has_building = Masz już { $building-acc }.
refusal-cannot_pay = Nie stać cię na { $building-acc }: trzeba oddać { price }.

## Dlaczego pozycja jest niemożliwa, jako część zdania

fault-turns_of_day = liczba tur w dniu to { $turns }, co najmniej jedna na miejsce
fault-first_turn = pierwsza tura należy do pierwszego gracza, na miejscu { $place }
fault-turn_order = tego dnia kolejność tur to { $order } (YSP-TIME.3, YSP-TWO.2)
fault-values_rise = wartości muszą rosnąć z piętra na piętro
fault-white_dice = białych kości jest tylko { $dice }
fault-yellow_dice = żółtych kości jest tylko { $dice }
fault-yellow_gone = żółte kości znikają po akcji pierwszego gracza (YSP-YELLOW.2)
fault-one_owner = w suku mogą leżeć towary tylko jednego gracza (YSP-PLACE.3)
fault-caravan_full = opróżnia się ją, gdy tylko wszystkie wielbłądy ({ $places }) niosą towar (YSP-CAR.4)
fault-built_once = „{ $what }” można zbudować tylko raz (YSP-BUILD.3)
fault-most_cubes = to więcej niż { $most } towarów jednego gracza
fault-most_gold = to więcej niż { $most } złota (YSP-RULING.36)
fault-most_camels = to więcej niż { $most } wielbłądów (YSP-RULING.36)
fault-supply_first = zaopatrzenie poprzedza pierwszą turę (YSP-TIME.2)
fault-no_group = w Wieży nie ma grupy kości do wyboru
fault-after_dice = pozostałe kroki mówią coś innego (YSP-TURN.1)
fault-not_built = aktywny gracz nie mógł nic zbudować w tej turze (YSP-BUILD.2)
fault-no_dice = w tej chwili w Wieży nie ma kości (YSP-DAY.1)
fault-shops_emptied = na końcu wszystkie sklepy są puste (YSP-WEEK.3)

## Dlaczego warto, do podpowiedzi

reason-finish_souk = Tak ukończysz { $souk-nom }, który na koniec tygodnia da { amount-points }.
reason-grow_souk = Tak zbliżysz się do ukończenia { $souk-gen } ({ amount-missing }).
reason-start_souk = Tak zarezerwujesz dla siebie { $souk-nom } ({ amount-missing }).
reason-take_camels = { amount-camels } na budynki i na ochronę towarów.
reason-take_gold = { amount-gold } na budynki, żółte kości i ruchy Nadzorcy.
reason-build_points = { $building } od razu daje { amount-points }.
reason-build_power = Im wcześniej masz { $building-acc }, tym dłużej ten budynek ci służy.
reason-caravan = Karawana przyniesie ci mniej więcej { amount-points }.
reason-attack = { $owner } traci przez to towar w { $souk-loc }.
reason-reposition = Tutaj Nadzorca ci nie szkodzi.
reason-draw_card = Karta jest teraz warta więcej niż to, co dają inne kości.
reason-sell = To od razu daje ci { amount-points }.
reason-swap_for = Po wymianie stać cię na { $building-acc }.
reason-swap = Złoto i wielbłądy będą w lepszej równowadze.
reason-keep = Towar w { $souk-loc } jest wart więcej niż wielbłąd.
reason-send = { $points ->
    [0] Ten sklep nie jest wart wielbłąda.
   *[other] W Karawanie towar da ci { amount-points }; to lepsze niż oddać wielbłąda.
}
reason-yellow = { $dice ->
    [one] { amount-yellow_dice } zwiększa szansę, że wybrane piętro nie będzie puste.
    [few] { amount-yellow_dice } zwiększają szansę, że wybrane piętro nie będzie puste.
   *[many] { amount-yellow_dice } zwiększa szansę, że wybrane piętro nie będzie puste.
}
reason-save_gold = Lepiej wydać złoto na coś innego niż żółte kości.
reason-end_turn = W tej turze nie warto już robić nic więcej.
reason-hold_cards = Później twoje karty będą warte więcej.
reason-place_card = Dzięki karcie położysz towar w { $souk-loc } bez użycia kości.
reason-more_dice = Z odrzuconą kartą grupa liczy się jak { amount-dice }.
reason-gain_gold = To złoto przyda się już teraz.
reason-gain_camels = Te wielbłądy przydadzą się już teraz.

## Wynik w szczegółach

score-souks = Ukończenie suków
score-bazaar = Bazar
score-placement = Kładzenie towarów w Karawanie
score-caravan = Punktacja Karawany
score-buildings = Budynki
score-cards = Karty

## Skutki w skrócie: $sign to „+” lub „−”, $amount jest bez znaku

resource-gold = { $amount ->
    [one] { $sign }{ $amount } złota moneta
    [few] { $sign }{ $amount } złote monety
   *[many] { $sign }{ $amount } złotych monet
}
resource-camels = { $amount ->
    [one] { $sign }{ $amount } wielbłąd
    [few] { $sign }{ $amount } wielbłądy
   *[many] { $sign }{ $amount } wielbłądów
}
resource-cards = { $amount ->
    [one] { $sign }{ $amount } karta
    [few] { $sign }{ $amount } karty
   *[many] { $sign }{ $amount } kart
}
resource-goods = { $amount ->
    [one] { $sign }{ $amount } towar
    [few] { $sign }{ $amount } towary
   *[many] { $sign }{ $amount } towarów
}
resource-points = { $amount ->
    [one] { $sign }{ $amount } punkt
    [few] { $sign }{ $amount } punkty
   *[many] { $sign }{ $amount } punktów
}

## Opcje stołu

option-first_player = Pierwszy gracz
option-first_player-help = Kto rzuca kośćmi pierwszego dnia. Przy prawdziwym stole jest to najstarsza osoba.
option-first_player-random = losowo
option-build_cards_stack = Łączenie obu kart budowania
option-build_cards_stack-help = Jeden budynek można zbudować z obiema kartami budowania, czyli za darmo.
option-build_card_before_dice_action = Karty budowania przed kośćmi
option-build_card_before_dice_action-help = Karty budowania można zagrać w dowolnej chwili własnej tury; bez tej opcji tylko po użyciu kości.
option-cards_before_roll = Karty przed rzutem
option-cards_before_roll-help = Pierwszy gracz może zagrywać karty, zanim kupi żółte kości i rzuci.
option-must_place_all_cubes = Trzeba położyć wszystkie towary
option-must_place_all_cubes-help = Kto zaopatruje sklepy, kładzie towary, dopóki jest dozwolony sklep; bez tej opcji można przestać wcześniej.

## Kiedy ruch jest możliwy: klucze when-*, mówione po odmowie

when-yellow = Żółte kości kupuje się w dniu, w którym jest się pierwszym graczem, przed rzutem.
when-take = Grupy kości używa się na początku swojej tury.
when-take_plus = Karta dodaje kość w chwili, gdy bierze się grupę kości, na początku swojej tury.
when-supervise = { when-take }
when-draw = { when-take }
when-place = Towary kładzie się zaraz po wzięciu kości z ich dzielnicy.
when-move = Nadzorcę przesuwa się po wybraniu do tego grupy kości.
when-send = Decyduje się o tym, gdy Nadzorca zatrzyma się obok własnego towaru.
when-keep = { when-send }
when-build = Budować można w swojej turze, po użyciu kości; w grze dla dwóch osób budowa sama jest użyciem kości.
when-end = Turę kończy się po użyciu kości.
when-pass = Dalej można przejść, gdy gra pyta o zagranie karty.
when-play_three_camels = Karty można zagrywać w swojej turze, przed użyciem kości i po nim.
when-play_three_gold = { when-play_three_camels }
when-play_place_good = { when-play_three_camels }
when-play_caravan_good = { when-play_three_camels }
when-play_camels_for_points = { when-play_three_camels }
when-play_gold_for_points = { when-play_three_camels }
when-play_build_no_camels = { when-play_three_camels }
when-play_build_no_gold = { when-play_three_camels }
when-play_both = { when-play_three_camels }
when-play_exchange_gold = { when-play_three_camels }
when-play_exchange_camels = { when-play_three_camels }
when-first = Kolejność wybiera się, gdy Nadzorca zatrzyma się obok dwóch towarów.
when-raise = W grze dla dwóch osób grupy kości można użyć do budowy, na początku swojej tury.
when-raise_with = { when-raise }

## Czym są i co robią rzeczy na stole

about-tower = Tu leżą kości na dany dzień, ułożone według wartości: najniższa na Wielbłądach, najwyższa na Złocie, pozostałe od Worka w górę. Każdy po kolei bierze wszystkie kości z jednego piętra.
about-floor-camels = Weź tyle wielbłądów, ile leży tu kości. Albo użyj kości, by przesunąć Nadzorcę lub dobrać kartę.
about-floor-gold = Weź tyle złotych monet, ile leży tu kości. Albo użyj kości, by przesunąć Nadzorcę lub dobrać kartę.
about-floor_quarter = Połóż tyle towarów, ile leży tu kości, w sklepach tej dzielnicy. Albo użyj kości, by przesunąć Nadzorcę lub dobrać kartę.
about-yellow_dice = Pierwszy gracz może je wynająć przed rzutem, po 1 złotej monecie. Gdy tylko użyje grupy kości, żółte kości opuszczają Wieżę.
about-quarter = Są cztery dzielnice, po jednej dla każdego środkowego piętra Wieży. Wybrane piętro decyduje, w której dzielnicy kładziesz towary.
about-souk = Sklepy jednego koloru w dzielnicy. Punktuje tylko ukończony suk: na koniec tygodnia właściciel dostaje punkty z tabliczki. Potem wszystkie sklepy się opróżnia.
about-shop = Mieści jeden towar. Suk z towarem innego gracza jest dla ciebie zamknięty, a każdy suk, który masz tu rozpoczęty, trzeba najpierw ukończyć.
about-good = Towar w kolorze właściciela. Zajmuje sklep albo jedzie na wielbłądzie Karawany.
about-supervisor = Idzie dokładnie o wartość kości, o jedno pole dalej lub bliżej za każdą złotą monetę. Towary obok pola, na którym staje, jadą do Karawany, chyba że właściciel odda wielbłąda.
about-road_space = Tędy chodzi Nadzorca. Chodniki łączą każde pole ze sklepami, których dotyka: jeśli Nadzorca tu stanie, towary z nich są wysyłane.
about-caravan = Towary zajmują wielbłądy od dolnego rzędu w górę. Gdy Karawana jest pełna i na koniec każdego tygodnia dostajesz punkty: liczbę swoich towarów razy wartość najwyższego rzędu, w którym je masz.
about-row = Po lewej punkty za towar, który trafia do tego rzędu. Po prawej wartość rzędu przy punktowaniu Karawany.
about-buildings = Co turę możesz wznieść jeden. Liczby w rządku to punkty za budynki od pierwszego do szóstego, liczone od razu.
about-card = Zagraj ją w swojej turze albo odrzuć, biorąc grupę kości: grupa liczy się wtedy o jedną kość więcej.
about-deck = Stąd dobiera się karty. Gdy się skończy, tasuje się stos kart odrzuconych.
about-discard_pile = Tu leżą odkryte karty zagrane i odrzucone.
about-gold = Służy do opłacania budynków i żółtych kości oraz do wydłużania lub skracania ruchu Nadzorcy.
about-camels = Służą do opłacania budynków. Jeden wielbłąd pozwala zachować towar w sklepie, gdy stoi przy nim Nadzorca.
about-points = Po trzech tygodniach wygrywa gracz z największą liczbą punktów.
about-first_player = Wynajmuje żółte kości, rzuca i pierwszy wybiera grupę. Następnego dnia jest nim kolejny gracz zgodnie z ruchem wskazówek zegara.
about-week = Trzy tygodnie po siedem dni. Na koniec tygodnia punktuje każdy ukończony suk oraz Karawana, a wszystkie sklepy się opróżnia.
