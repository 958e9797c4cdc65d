### Smoki Aladyna po polsku.
###
### Nazwy mają formy potrzebne zdaniom: `.in` (gdzie), `.to` (dokąd), `.from` (skąd) i `.at` (na co) dla pól, `.acc` i
### `.gen` dla artefaktów, `.acc` dla zaklęć. Imię gracza stoi zawsze w mianowniku, a czas teraźniejszy nie zdradza rodzaju.

title = Smoki Aladyna
tagline = Pięć smoczych jaskiń, miasto pełne przysług i pałac, w którym wszystko ma swoją cenę.
about = Kalif wyprzedaje swoje artefakty. W każdej rundzie rozmieszczacie po osiem żetonów z liczbami, po jednym i zakryte: w smoczych jaskiniach po skarby, w mieście po przywileje, przed strażą, by wejść do pałacu, i w jego komnatach, by kupować. Potem żetony się odkrywa, pole po polu, i wychodzi na jaw, kto blefował. Gdy sprzedany zostanie ostatni artefakt, wygrywa osoba, która ma ich najwięcej. W grze z magią artefakty mają moce, a w powietrzu aż gęsto od zaklęć.

## Plansza

area-caves = Smocze jaskinie
area-city = Miasto
area-palace = Pałac kalifa

space-cave_crowns = Jaskinia koron
    .in = w Jaskini koron
    .to = do Jaskini koron
    .from = z Jaskini koron
    .at = na Jaskinię koron
space-cave_pearls = Jaskinia pereł
    .in = w Jaskini pereł
    .to = do Jaskini pereł
    .from = z Jaskini pereł
    .at = na Jaskinię pereł
space-cave_gemstones = Jaskinia klejnotów
    .in = w Jaskini klejnotów
    .to = do Jaskini klejnotów
    .from = z Jaskini klejnotów
    .at = na Jaskinię klejnotów
space-cave_trophies = Jaskinia pucharów
    .in = w Jaskini pucharów
    .to = do Jaskini pucharów
    .from = z Jaskini pucharów
    .at = na Jaskinię pucharów
space-cave_gold = Jaskinia złota
    .in = w Jaskini złota
    .to = do Jaskini złota
    .from = z Jaskini złota
    .at = na Jaskinię złota
space-tent = Namiot Aladyna
    .in = w Namiocie Aladyna
    .to = do Namiotu Aladyna
    .from = z Namiotu Aladyna
    .at = na Namiot Aladyna
space-djinn = Dom Dżinna
    .in = w Domu Dżinna
    .to = do Domu Dżinna
    .from = z Domu Dżinna
    .at = na Dom Dżinna
space-market = Targ
    .in = na Targu
    .to = na Targ
    .from = z Targu
    .at = na Targ
space-caravanserai = Karawanseraj
    .in = w Karawanseraju
    .to = do Karawanseraju
    .from = z Karawanseraju
    .at = na Karawanseraj
space-guard = Straż pałacowa
    .in = na polu straży
    .to = na pole straży
    .from = z pola straży
    .at = na pole straży
space-room_1 = Komnata pałacowa 1
    .in = w komnacie 1
    .to = do komnaty 1
    .from = z komnaty 1
    .at = na komnatę 1
space-room_2 = Komnata pałacowa 2
    .in = w komnacie 2
    .to = do komnaty 2
    .from = z komnaty 2
    .at = na komnatę 2
space-room_3 = Komnata pałacowa 3
    .in = w komnacie 3
    .to = do komnaty 3
    .from = z komnaty 3
    .at = na komnatę 3
space-room_4 = Komnata pałacowa 4
    .in = w komnacie 4
    .to = do komnaty 4
    .from = z komnaty 4
    .at = na komnatę 4
space-room_5 = Komnata pałacowa 5
    .in = w komnacie 5
    .to = do komnaty 5
    .from = z komnaty 5
    .at = na komnatę 5

# Skąd coś przyszło.
origin-cave_crowns = { space-cave_crowns }
    .in = { space-cave_crowns.in }
    .from = { space-cave_crowns.from }
origin-cave_pearls = { space-cave_pearls }
    .in = { space-cave_pearls.in }
    .from = { space-cave_pearls.from }
origin-cave_gemstones = { space-cave_gemstones }
    .in = { space-cave_gemstones.in }
    .from = { space-cave_gemstones.from }
origin-cave_trophies = { space-cave_trophies }
    .in = { space-cave_trophies.in }
    .from = { space-cave_trophies.from }
origin-cave_gold = { space-cave_gold }
    .in = { space-cave_gold.in }
    .from = { space-cave_gold.from }
origin-tent = { space-tent }
    .in = { space-tent.in }
    .from = { space-tent.from }
origin-djinn = { space-djinn }
    .in = { space-djinn.in }
    .from = { space-djinn.from }
origin-market = { space-market }
    .in = { space-market.in }
    .from = { space-market.from }
origin-caravanserai = { space-caravanserai }
    .in = { space-caravanserai.in }
    .from = { space-caravanserai.from }
origin-guard = { space-guard }
    .in = { space-guard.in }
    .from = { space-guard.from }
origin-room_1 = { space-room_1 }
    .in = { space-room_1.in }
    .from = { space-room_1.from }
origin-room_2 = { space-room_2 }
    .in = { space-room_2.in }
    .from = { space-room_2.from }
origin-room_3 = { space-room_3 }
    .in = { space-room_3.in }
    .from = { space-room_3.from }
origin-room_4 = { space-room_4 }
    .in = { space-room_4.in }
    .from = { space-room_4.from }
origin-room_5 = { space-room_5 }
    .in = { space-room_5.in }
    .from = { space-room_5.from }

## Skarby

kind-crowns = Korony
    .nom = korona
    .acc = koronę
    .few = korony
    .many = koron
    .ins = koronami
kind-pearls = Perły
    .nom = perła
    .acc = perłę
    .few = perły
    .many = pereł
    .ins = perłami
kind-gemstones = Klejnoty
    .nom = klejnot
    .acc = klejnot
    .few = klejnoty
    .many = klejnotów
    .ins = klejnotami
kind-trophies = Puchary
    .nom = puchar
    .acc = puchar
    .few = puchary
    .many = pucharów
    .ins = pucharami
kind-gold = Sztabki złota
    .nom = sztabka złota
    .acc = sztabkę złota
    .few = sztabki złota
    .many = sztabek złota
    .ins = sztabkami złota

# Wszystkie sposoby wybrania trzech jednostek, w bierniku.
mix-crowns_crowns_crowns = 3 korony
mix-crowns_crowns_pearls = 2 korony i 1 perłę
mix-crowns_crowns_gemstones = 2 korony i 1 klejnot
mix-crowns_crowns_trophies = 2 korony i 1 puchar
mix-crowns_crowns_gold = 2 korony i 1 sztabkę złota
mix-crowns_pearls_pearls = 1 koronę i 2 perły
mix-crowns_pearls_gemstones = 1 koronę, 1 perłę i 1 klejnot
mix-crowns_pearls_trophies = 1 koronę, 1 perłę i 1 puchar
mix-crowns_pearls_gold = 1 koronę, 1 perłę i 1 sztabkę złota
mix-crowns_gemstones_gemstones = 1 koronę i 2 klejnoty
mix-crowns_gemstones_trophies = 1 koronę, 1 klejnot i 1 puchar
mix-crowns_gemstones_gold = 1 koronę, 1 klejnot i 1 sztabkę złota
mix-crowns_trophies_trophies = 1 koronę i 2 puchary
mix-crowns_trophies_gold = 1 koronę, 1 puchar i 1 sztabkę złota
mix-crowns_gold_gold = 1 koronę i 2 sztabki złota
mix-pearls_pearls_pearls = 3 perły
mix-pearls_pearls_gemstones = 2 perły i 1 klejnot
mix-pearls_pearls_trophies = 2 perły i 1 puchar
mix-pearls_pearls_gold = 2 perły i 1 sztabkę złota
mix-pearls_gemstones_gemstones = 1 perłę i 2 klejnoty
mix-pearls_gemstones_trophies = 1 perłę, 1 klejnot i 1 puchar
mix-pearls_gemstones_gold = 1 perłę, 1 klejnot i 1 sztabkę złota
mix-pearls_trophies_trophies = 1 perłę i 2 puchary
mix-pearls_trophies_gold = 1 perłę, 1 puchar i 1 sztabkę złota
mix-pearls_gold_gold = 1 perłę i 2 sztabki złota
mix-gemstones_gemstones_gemstones = 3 klejnoty
mix-gemstones_gemstones_trophies = 2 klejnoty i 1 puchar
mix-gemstones_gemstones_gold = 2 klejnoty i 1 sztabkę złota
mix-gemstones_trophies_trophies = 1 klejnot i 2 puchary
mix-gemstones_trophies_gold = 1 klejnot, 1 puchar i 1 sztabkę złota
mix-gemstones_gold_gold = 1 klejnot i 2 sztabki złota
mix-trophies_trophies_trophies = 3 puchary
mix-trophies_trophies_gold = 2 puchary i 1 sztabkę złota
mix-trophies_gold_gold = 1 puchar i 2 sztabki złota
mix-gold_gold_gold = 3 sztabki złota

## Artefakty

artifact-lamp = Lampa Aladyna
    .acc = Lampę Aladyna
    .gen = Lampy Aladyna
artifact-lamp-effect = Zapal ją razem z pierwszym zaklęciem: do końca rundy możesz rzucić dowolnie wiele swoich zaklęć.
artifact-counterspell = Kontrzaklęcie
    .acc = Kontrzaklęcie
    .gen = Kontrzaklęcia
artifact-counterspell-effect = Unieważnia zaklęcie, które właśnie rzucił inny gracz.
artifact-double = Sobowtór
    .acc = Sobowtóra
    .gen = Sobowtóra
artifact-double-effect = Jeden z twoich odkrytych żetonów liczy się za dwa na rozpatrywanym polu; w komnacie pałacu płacisz za oba.
artifact-carpet = Latający dywan
    .acc = Latający dywan
    .gen = Latającego dywanu
artifact-carpet-effect = Staje się twoim żetonem o wartości 3 na rozpatrywanym polu.
artifact-key = Klucz
    .acc = Klucz
    .gen = Klucza
artifact-key-effect = Wpuszcza cię w tej rundzie do pałacu za darmo. Może poczekać, aż strażnik zostanie odkryty.
artifact-scroll = Zwój
    .acc = Zwój
    .gen = Zwoju
artifact-scroll-effect = Nigdy się go nie używa. Przy równej liczbie artefaktów wygrywa osoba, która ma najwięcej Zwojów.
artifact-unknown = Artefakt
    .acc = artefakt
    .gen = artefaktu

## Zaklęcia

spell-second_chance = Druga szansa
    .quoted = „Druga szansa”
    .acc = „Drugą szansę”
spell-second_chance-effect = Przenieś jeden ze swoich żetonów, byle nie z pola straży, na otwarte pole jeszcze nierozpatrzone.
spell-abracadabra = Abrakadabra
    .quoted = „Abrakadabra”
    .acc = „Abrakadabrę”
spell-abracadabra-effect = Gdy kupujesz: przejrzyj stos komnaty i weź z niego dowolny artefakt.
spell-last_first = Ostatni będą pierwszymi
    .quoted = „Ostatni będą pierwszymi”
    .acc = „Ostatni będą pierwszymi”
spell-last_first-effect = Do końca rundy każda dziewiątka liczy się jako 1, a każda jedynka jako 9, tylko nie na polu straży.
spell-charity = Jałmużna
    .quoted = „Jałmużna”
    .acc = „Jałmużnę”
spell-charity-effect = Weź ze skarbca 3 dowolne skarby.
spell-city_tax = Bakszysz
    .quoted = „Bakszysz”
    .acc = „Bakszysz”
spell-city_tax-effect = Przeciwnicy płacą po 2 skarby za każdy swój żeton w mieście albo go zabierają.
spell-donation = Danina
    .quoted = „Danina”
    .acc = „Daninę”
spell-donation-effect = Każdy gracz, ty również, zwraca do skarbca 5 skarbów.
spell-dragon_leaves = Odlot smoka
    .quoted = „Odlot smoka”
    .acc = „Odlot smoka”
spell-dragon_leaves-effect = Połóż 4 skarby na pierwszej półce pustej jaskini i 2 na drugiej.
spell-dragon_return = Powrót smoka
    .quoted = „Powrót smoka”
    .acc = „Powrót smoka”
spell-dragon_return-effect = Wszystkie skarby z jednej jaskini wracają do skarbca.
spell-eye_for_an_eye = Oko za oko
    .quoted = „Oko za oko”
    .acc = „Oko za oko”
spell-eye_for_an_eye-effect = Usuń żeton przeciwnika; potem on usuwa jeden z twoich.
spell-lunar_eclipse = Zaćmienie Księżyca
    .quoted = „Zaćmienie Księżyca”
    .acc = „Zaćmienie Księżyca”
spell-lunar_eclipse-effect = Z jednego pola wszystkie odkryte żetony nieparzyste i wszystkie Dywany wracają do właścicieli.
spell-mages_apprentice = Uczeń czarnoksiężnika
    .quoted = „Uczeń czarnoksiężnika”
    .acc = „Ucznia czarnoksiężnika”
spell-mages_apprentice-effect = Zamień swój nieużyty artefakt na taki, który leży odkryty w komnacie pałacu.
spell-mirage = Fatamorgana
    .quoted = „Fatamorgana”
    .acc = „Fatamorganę”
spell-mirage-effect = Przejrzyj stos jednej z komnat pałacu i wystaw na sprzedaż jeden z jego artefaktów.
spell-parasite = Pasożyt
    .quoted = „Pasożyt”
    .acc = „Pasożyta”
spell-parasite-effect = Użyj mocy artefaktu, którego przeciwnik użył już w tej rundzie.
spell-sacrifice = Ofiara
    .quoted = „Ofiara”
    .acc = „Ofiarę”
spell-sacrifice-effect = Każdy gracz, ty również, zwraca do skarbca 7 skarbów.
spell-smuggler = Przemytnik
    .quoted = „Przemytnik”
    .acc = „Przemytnika”
spell-smuggler-effect = Zaraz po jaskiniach: uchodzisz za najsilniejszego gracza na każdym polu miasta bez żetonów.
spell-solar_eclipse = Zaćmienie Słońca
    .quoted = „Zaćmienie Słońca”
    .acc = „Zaćmienie Słońca”
spell-solar_eclipse-effect = Z jednego pola wszystkie odkryte żetony parzyste wracają do właścicieli.
spell-spy = Szpieg
    .quoted = „Szpieg”
    .acc = „Szpiega”
spell-spy-effect = Do końca rundy przeciwnicy kładą swoje żetony odkryte.
spell-sultans_tax = Podatek sułtana
    .quoted = „Podatek sułtana”
    .acc = „Podatek sułtana”
spell-sultans_tax-effect = Przeciwnicy płacą po 1 skarbie za każdy swój żeton w komnatach pałacu albo zabierają je wszystkie.
spell-taboo = Sezamie, zamknij się!
    .quoted = „Sezamie, zamknij się!”
    .acc = „Sezamie, zamknij się!”
spell-taboo-effect = Do końca rundy na jedno z pól nie może trafić żaden kolejny żeton ani Dywan.
spell-teleport = Teleportacja
    .quoted = „Teleportacja”
    .acc = „Teleportację”
spell-teleport-effect = Za kilka skarbów przenieś dowolny żeton, byle nie z pola straży, na otwarte pole jeszcze nierozpatrzone.
spell-trade = Wymiana
    .quoted = „Wymiana”
    .acc = „Wymianę”
spell-trade-effect = Zwróć dowolnie wiele skarbów i weź ze skarbca tyle samo innych.

## Słowa gry

term-token = Żeton
term-tokens = Żetony
term-cave = Smocza jaskinia
term-room = Komnata pałacu
term-palace_guard = Strażnik pałacu
term-treasure = Skarb
term-treasures = Skarby
term-small_treasure = Mały skarb
term-large_treasure = Duży skarb
term-bank = Skarbiec (bank)
term-shelf = Półka
term-artifact = Artefakt
term-artifacts = Artefakty
term-artifact_stack = Stos artefaktów
term-on_sale = Na sprzedaż
term-spell = Zaklęcie
term-spells = Zaklęcia
term-spell_card = Karta zaklęcia
term-spell_deck = Talia zaklęć
term-treasure_card = Karta skarbów
term-treasure_deck = Talia skarbów
term-camel = Wielbłąd
term-start_player = Gracz rozpoczynający
term-sequence_order = Kolejność graczy
term-screen = Zasłonka
term-vizier = Wielki wezyr
term-round = Runda
term-placement = Rozmieszczanie żetonów
term-tally = Rozpatrywanie pól
term-cleanup = Porządkowanie
term-strength = Siła
term-strongest = Najsilniejszy gracz
term-bribe = Łapówka
term-admitted = Ma wstęp do pałacu
term-not_admitted = Bez wstępu do pałacu
term-price = Cena
term-face_up = Odkryty
term-face_down = Zakryty
term-discard = Stos odrzuconych
term-pass = Pas
term-respond = Odpowiedź
term-window = Okno
term-used = Użyty w tej rundzie
term-lit = Lampa zapalona
term-closed = Zamknięte
term-variant_basic = Gra podstawowa
term-variant_magic = Gra z magią
term-color_green = Zielony
term-color_blue = Niebieski
term-color_yellow = Żółty
term-color_red = Czerwony
term-color_purple = Fioletowy

## Ilości, których używają zdania poniżej

amount-kind = { $units ->
    [one] { $units } { $kind-nom }
    [few] { $units } { $kind-few }
   *[many] { $units } { $kind-many }
}
    .acc = { $units ->
        [one] { $units } { $kind-acc }
        [few] { $units } { $kind-few }
       *[many] { $units } { $kind-many }
    }
amount-units = { $units ->
    [one] { $units } skarb
    [few] { $units } skarby
   *[many] { $units } skarbów
}
amount-tokens = { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
   *[many] { $tokens } żetonów
}
amount-artifacts = { $artifacts ->
    [one] { $artifacts } artefakt
    [few] { $artifacts } artefakty
   *[many] { $artifacts } artefaktów
}

## O co pyta gra

prompt-choose_treasures = Wybierz { amount-units } na początek. Inni zobaczą je, gdy wybiorą wszyscy.
prompt-place_token = { $tokens ->
    [one] Połóż ostatni żeton na otwartym polu.
   *[other] Połóż żeton na otwartym polu. Za zasłonką masz jeszcze { amount-tokens }.
}
prompt-keep_spell = { $given ->
    [0] Namiot Aladyna: zatrzymaj jedno z dwóch zaklęć. Drugie zostanie odrzucone.
   *[other] Namiot Aladyna: zatrzymaj jedno z dwóch zaklęć. Drugie dostanie gracz drugi pod względem siły.
}
prompt-use_market = Targ: oddaj { amount-units } i weź { $taken } do wyboru albo zrezygnuj.
prompt-name_start_player = Karawanseraj jest twój: komu dajesz wielbłąda?
prompt-bribe_guard = Strażnik ma wartość { $value }. Płacisz { amount-units }, żeby wejść do pałacu?
prompt-buy_artifact = { $tokens ->
    [one] { $space }: kupujesz { $artifact-acc }? Cena: { amount-units } jednego rodzaju.
   *[other] { $space }: kupujesz { $artifact-acc }? Cena: { amount-units }, za każdy z żetonów ({ $tokens }) innym rodzajem. Najpierw rodzaj za najsilniejszy.
}
prompt-pay_price = { $space }: którym rodzajem płacisz za następny żeton? Kosztuje { amount-units } jednego rodzaju.
prompt-take_artifact = { $space }: weź dowolny artefakt z komnaty. Stos widzisz tylko ty.
prompt-pay_units = { $purpose ->
    [bribe] Dla strażnika: zapłać { amount-units }.
    [market] Na Targu: zapłać { amount-units }.
    [donation] „Danina”: zwróć { amount-units }.
    [sacrifice] „Ofiara”: zwróć { amount-units }.
    [city_tax] „Bakszysz”: zapłać { amount-units }.
    [sultans_tax] „Podatek sułtana”: zapłać { amount-units }.
   *[teleport] „Teleportacja”: zapłać { amount-units }.
}
prompt-choose_units = { $purpose ->
    [market] Targ: weź { amount-units } do wyboru.
   *[charity] „Jałmużna”: weź { amount-units } do wyboru.
}
prompt-respond = { $plays ->
    [0] { $window ->
        [place] Zanim { $owner } położy żeton: zagraj coś albo spasuj.
        [before] Przed rozpatrzeniem pola ({ $space }): zagraj coś albo spasuj.
        [tally] { $space }: żetony są odkryte. Zagraj coś albo spasuj.
        [end] Przed końcem rundy: zagraj coś albo spasuj.
       *[buy] { $space }: odpowiedz na kupno albo spasuj.
    }
   *[other] { $window ->
        [place] Zanim { $owner } położy żeton: odpowiedz na to, co zagrano, albo spasuj.
        [before] Przed rozpatrzeniem pola ({ $space }): odpowiedz na to, co zagrano, albo spasuj.
        [tally] { $space }: odpowiedz na to, co zagrano, albo spasuj.
        [end] Przed końcem rundy: odpowiedz na to, co zagrano, albo spasuj.
       *[buy] { $space }: odpowiedz na „Abrakadabrę” albo spasuj.
    }
}
prompt-pay_city_tax = { $kept ->
    [0] „Bakszysz”: { amount-units } za każdy twój żeton w mieście. Które zachowujesz?
   *[other] „Bakszysz”: { amount-units } za każdy żeton. Zachowane: { $kept }; które jeszcze?
}
prompt-pay_sultans_tax = „Podatek sułtana”: zapłać { amount-units } za { amount-tokens } w komnatach pałacu albo zabierz wszystkie.
prompt-retaliate = „Oko za oko”: w odwecie usuń jeden z żetonów rzucającego.
prompt-trade_give = { $units ->
    [0] „Wymiana”: które skarby oddajesz?
   *[other] „Wymiana”: oddajesz już { amount-units }. Co jeszcze?
}
prompt-trade_take = „Wymiana”: weź ze skarbca { amount-units }.
prompt-bring_up = „Fatamorgana”: który artefakt wystawiasz na sprzedaż { $space-in }? Stos widzisz tylko ty.

waiting-choose_treasures = { $seat } wybiera skarby…
waiting-place_token = { $seat } kładzie żeton…
waiting-keep_spell = { $seat } wybiera zaklęcie w Namiocie…
waiting-use_market = { $seat } może skorzystać z Targu…
waiting-name_start_player = { $seat } decyduje o wielbłądzie…
waiting-bribe_guard = { $seat } może dać łapówkę…
waiting-buy_artifact = { $seat } może kupić artefakt…
waiting-pay_price = { $seat } płaci…
waiting-take_artifact = { $seat } wybiera artefakt…
waiting-pay_units = { $seat } płaci…
waiting-choose_units = { $seat } wybiera skarby…
waiting-respond = { $seat } może coś zagrać…
waiting-pay_city_tax = { $seat } decyduje w sprawie „Bakszyszu”…
waiting-pay_sultans_tax = { $seat } decyduje w sprawie „Podatku sułtana”…
waiting-retaliate = { $seat } usuwa żeton w odwecie…
waiting-trade_give = { $seat } oddaje skarby…
waiting-trade_take = { $seat } wybiera skarby…
waiting-bring_up = { $seat } wybiera artefakt na sprzedaż…

## Ruchy, na przyciskach

move-place = Połóż { $token } { $space-in }
move-pass = Pas
move-decline = Zrezygnuj
move-bribe = Daj strażnikowi łapówkę
move-buy = Kup, płacąc { $kind-ins }
move-buy_searching = Kup z „Abrakadabrą”, płacąc { $kind-ins }
move-pay = Zapłać { $kind-ins }
move-choose = Weź { $mix }
move-give = Oddaj { amount-kind.acc }
move-take = Weź { amount-kind.acc }
move-done = Gotowe
move-keep_spell = Zatrzymaj { $spell-acc }
move-name = { $seat } bierze wielbłąda
move-pick = { $depth ->
    [0] { $artifact }, ten na sprzedaż
   *[other] { $artifact }, numer { $depth } w stosie
}
move-keep_token = Zapłać i zachowaj { $token }
move-keep_carpet = Zapłać i zachowaj Dywan
move-pay_tax = Zapłać i zachowaj wszystkie żetony
move-remove_token = Usuń żeton { $number }
move-remove_carpet = Usuń Dywan { $number }
move-use_counterspell = Użyj Kontrzaklęcia przeciw zaklęciu { $spell-quoted }
move-use_double = Użyj Sobowtóra: twój żeton { $token }
move-use_double_carpet = Użyj Sobowtóra: twój Dywan
move-use_carpet = Użyj Latającego dywanu
move-use_key = Użyj Klucza
move-parasite_counterspell = Rzuć „Pasożyta” jako Kontrzaklęcie przeciw zaklęciu { $spell-quoted }
move-parasite_double = Rzuć „Pasożyta” jako Sobowtóra: twój żeton { $token }
move-parasite_double_carpet = Rzuć „Pasożyta” jako Sobowtóra: twój Dywan
move-parasite_carpet = Rzuć „Pasożyta” jako Latający dywan
move-parasite_key = Rzuć „Pasożyta” jako Klucz
move-cast = Rzuć { $spell-acc }
move-cast_at = Rzuć { $spell-acc }: { $space }
move-cast_apprentice = Rzuć „Ucznia czarnoksiężnika”: { $artifact } za artefakt { $space-from }
move-cast_move_own = Rzuć { $spell-acc }: twój żeton { $token } { $space-to }
move-cast_move_other = Rzuć { $spell-acc }: żeton { $number } ({ $owner }) { $space-to }
move-cast_eye = Rzuć „Oko za oko”: żeton { $number } ({ $owner })
move-cast_eye_carpet = Rzuć „Oko za oko”: Dywan { $number } ({ $owner })

## Co się stało

event-round_began = Zaczyna się runda { $round }. Graczem rozpoczynającym jest { $seat }.
event-card_turned_up = Wielki wezyr odkrywa kartę skarbów { $card }.
event-cave_filled = { $shelves-count ->
    [0] { $space }: w skarbcu nic dla niej nie zostało.
   *[other] { $space }: { $shelves-listed } na półkach, od góry.
}
event-cards_shuffled = Użyte karty skarbów zostają przetasowane i tworzą nową talię.
event-guard_posted = Przed pałacem staje zakryty strażnik.
event-artifact_turned_up = Na sprzedaż { $space-in }: { $artifact }.
event-round_ended = Koniec rundy { $round }: wszystko wraca za zasłonki.
event-units_taken = { $seat } bierze { amount-kind.acc }.
event-units_paid = { $seat } płaci { amount-kind.acc }.
event-token_placed = { $value ->
    [hidden] { $seat } kładzie żeton { $space-in }.
   *[other] { $seat } kładzie żeton { $space-in }: { $value }.
}
event-token_placed_face_up = { $seat } kładzie { $space-in } odkryty żeton: { $value }.
event-tokens_turned_up = { $seat } ma { $space-in }: { $faces } (siła { $strength }).
event-ranked = { $seats-count ->
    [one] { $seats } nie ma rywali { $space-in }.
   *[other] { $seats }: taka jest kolejność { $space-in }.
}
event-treasure_won = { $seat } zdobywa { amount-kind.acc } z półki { $shelf }.
event-left_in_cave = { $units ->
    [one] Nikt tego nie bierze: { amount-kind } wraca do skarbca.
    [few] Nikt tego nie bierze: { amount-kind } wracają do skarbca.
   *[many] Nikt tego nie bierze: { amount-kind } wraca do skarbca.
}
event-tokens_taken_back = { $seat } zabiera z komnat pałacu { amount-tokens }, nie pokazując ich.
event-spells_drawn = { $seat } dobiera w Namiocie { $cards ->
    [one] { $cards } zaklęcie
    [few] { $cards } zaklęcia
   *[many] { $cards } zaklęć
}.
event-spell_kept = { $spell ->
    [hidden] { $seat } zatrzymuje zaklęcie.
   *[other] { $seat } zatrzymuje { $spell-acc }.
}
event-spell_given = { $spell ->
    [hidden] { $owner } dostaje drugie zaklęcie ({ $seat } je oddaje).
   *[other] { $owner } dostaje { $spell-acc } ({ $seat } oddaje tę kartę).
}
event-spell_rejected = { $seat } odrzuca { $spell-acc }.
event-no_spell_left = { $seat } niczego nie dobiera w Namiocie: talia zaklęć jest pusta.
event-djinn_won = { $uses ->
    [one] { $seat } ma pomoc Dżinna: w tej rundzie może użyć { $uses } artefaktu.
   *[other] { $seat } ma pomoc Dżinna: w tej rundzie może użyć { $uses } artefaktów.
}
event-market_used = { $seat } handluje na Targu.
event-market_not_used = { $seat } nie korzysta z Targu.
event-start_player_named = { $seat } decyduje: graczem rozpoczynającym jest { $owner }.
event-guard_shown = Strażnik ma wartość { $value }.
event-admitted = { $seat } ma dość siły ({ $strength }) i wchodzi do pałacu.
event-bribed = { $seat } daje strażnikowi łapówkę, { amount-units }, i wchodzi do pałacu.
event-not_bribed = { $seat } nie daje strażnikowi łapówki.
event-not_admitted = { $seat } nie wchodzi do pałacu.
event-not_bought = { $seat } nie kupuje { $space-in }.
event-bought = { $seat } kupuje artefakt { $space-in }.
event-bought_face_up = { $seat } kupuje { $artifact-acc } { $space-in }.
event-bought_searching = { $artifact ->
    [hidden] { $seat } bierze artefakt { $space-in }, w tajemnicy przed innymi.
   *[other] { $seat } bierze { $artifact-acc } { $space-in }, w tajemnicy przed innymi.
}
event-unsold = Nikt nie kupuje { $space-in }.
event-lamp_lit = { $seat } zapala Lampę.
event-artifact_used = { $seat } używa { $artifact-gen }.
event-parasite_cast = { $seat } rzuca „Pasożyta” i kopiuje { $artifact-acc }.
event-spell_cast = { $seat } rzuca { $spell-acc }.
event-spell_cast_at = { $seat } rzuca { $spell-acc } { $space-at }.
event-apprentice_cast = { $seat } rzuca „Ucznia czarnoksiężnika”: { $artifact } za artefakt { $space-from }.
event-move_cast = { $seat } rzuca { $spell-acc }: żeton ({ $owner }) ma przejść { $origin-from } { $space-to }.
event-eye_cast = { $seat } rzuca „Oko za oko” na żeton { $space-in } ({ $owner }).
event-counter_aimed = { $seat } bierze na cel { $spell-acc } ({ $owner }).
event-double_aimed = { $seat } wybiera żeton { $value } { $space-in }.
event-spell_cancelled = { $spell-quoted } ({ $owner }): zaklęcie zostaje unieważnione.
event-spell_without_effect = { $spell-quoted } ({ $seat }): zaklęcie nie działa.
event-artifact_without_effect = { $seat } używa { $artifact-gen } na próżno.
event-token_doubled = { $seat } ma { $space-in } podwójny żeton: { $value }.
event-carpet_laid = { $seat } kładzie Latający dywan { $space-in }.
event-key_turned = { $seat } wchodzi do pałacu dzięki Kluczowi.
event-token_moved = { $owner }: żeton wędruje { $origin-from } { $space-to }.
event-token_removed = { $value ->
    [hidden] { $owner } zabiera żeton { $space-from }, nie pokazując go.
   *[other] { $owner } zabiera { $space-from } żeton: { $value }.
}
event-carpet_removed = { $owner } zabiera Dywan { $space-from }.
event-values_swapped = { $seat } odwraca kolejność: każda dziewiątka liczy się jako 1, a każda jedynka jako 9.
event-spy_at_work = { $seat } ma Szpiega: wszyscy inni kładą teraz żetony odkryte.
event-space_closed = { $space }: w tej rundzie nie trafi tu już żaden żeton.
event-smuggled = { $seat } rządzi { $space-in } dzięki „Przemytnikowi”.
event-cave_emptied = { $units ->
    [one] Smok wraca: { amount-kind } trafia do skarbca.
    [few] Smok wraca: { amount-kind } trafiają do skarbca.
   *[many] Smok wraca: { amount-kind } trafia do skarbca.
}
event-stack_searched = { $seat } przegląda stos { $space-in }.
event-artifact_brought_up = { $seat } wystawia na sprzedaż { $artifact-acc } { $space-in }.
event-artifact_put_back = Na spód stosu { $space-in } trafia zakryty artefakt: { $artifact }.
event-artifact_taken = { $seat } bierze { $artifact-acc } { $space-from }.
event-artifact_given = { $seat } zostawia { $artifact-acc } { $space-in }.
event-tax_paid = { $tokens ->
    [0] { $seat } nic nie płaci za { $spell-acc }.
   *[other] { $seat } płaci { amount-units } za { $spell-acc } i zachowuje { amount-tokens }.
}
event-all_returned = { $units ->
    [0] { $seat } nie ma czego zwrócić za { $spell-acc }.
   *[other] { $seat } ma na { $spell-acc } tylko { amount-units } i zwraca wszystko.
}
event-last_artifact_sold = Sprzedano ostatni artefakt.
event-stopped = Po rundzie { $round } gra zostaje przerwana: zbyt wiele artefaktów nie znalazło nabywcy.
event-secret_shown = { $seat } pokazuje artefakt trzymany w tajemnicy: { $artifact }.
event-scored = { $scrolls ->
    [0] { $seat } ma { amount-artifacts }.
    [one] { $seat } ma { amount-artifacts }, w tym { $scrolls } Zwój.
    [few] { $seat } ma { amount-artifacts }, w tym { $scrolls } Zwoje.
   *[many] { $seat } ma { amount-artifacts }, w tym { $scrolls } Zwojów.
}
event-game_over = { $winners-count ->
    [one] Koniec gry: wygrywa { $winners }.
   *[other] Koniec gry: { $winners } dzielą się zwycięstwem.
}

## Dlaczego czegoś nie można

refusal-no_magic = W grze podstawowej artefakty nie mają mocy i nie ma zaklęć.
refusal-no_window_now = W tej chwili niczego nie można zagrać.
refusal-token_not_behind_screen = Żeton { $token } nie leży za twoją zasłonką.
refusal-space_of_magic_game = { $space }: to pole należy do gry z magią.
refusal-room_not_in_use = { $space }: nie używa się jej, gdy liczba graczy wynosi { $players }.
refusal-space_is_taboo = „Sezamie, zamknij się!”: w tej rundzie żaden kolejny żeton nie trafi { $space-to }.
refusal-room_is_full = { $tokens ->
    [one] Nie możesz mieć { $space-in } więcej niż { $tokens } żeton.
    [few] Nie możesz mieć { $space-in } więcej niż { $tokens } żetony.
   *[many] Nie możesz mieć { $space-in } więcej niż { $tokens } żetonów.
}
refusal-cave_is_empty = { $space } jest zamknięta: nie ma w niej skarbów.
refusal-room_is_sold_out = { $space } jest zamknięta: wszystkie jej artefakty sprzedano.
refusal-not_admitted = Nie masz w tej rundzie wstępu do pałacu, więc nic twojego nie może trafić { $space-to }.
refusal-admitted_already = Masz już wstęp do pałacu.
refusal-no_such_player = Wielbłąd należy się komuś przy stole, a liczba graczy to { $players }.
refusal-spell_not_drawn = { $spell-quoted } nie jest wśród dobranych kart.
refusal-wrong_number_of_units = Trzeba wybrać dokładnie { amount-units }.
refusal-too_few_units = { $units ->
    [0] Nie masz { $kind-many }.
   *[other] Masz tylko { amount-kind.acc }.
}
refusal-too_many_units = To za dużo: najwyżej { amount-units }.
refusal-bank_too_small = W skarbcu nie ma tego wszystkiego.
refusal-bank_lacks = { $units ->
    [0] W skarbcu nie ma już { $kind-many }.
   *[other] W skarbcu zostało tylko tyle: { amount-kind }.
}
refusal-too_few_of_kind = { $units ->
    [0] Ten żeton kosztuje { $price } jednego rodzaju, a ty nie masz { $kind-many }.
   *[other] Ten żeton kosztuje { $price } jednego rodzaju, a ty masz tylko { amount-kind.acc }.
}
refusal-cannot_pay = { $units ->
    [0] To kosztuje { $price }, a ty nie masz skarbów.
   *[other] To kosztuje { $price }, a ty masz tylko { amount-units }.
}
refusal-kind_used_already = Za inny żeton płacisz już { $kind-ins }: za każdy trzeba zapłacić innym rodzajem.
refusal-same_payment = Zapłata { $kind-ins } byłaby tu tym samym, co już było do wyboru: żetony są równe.
refusal-artifact_not_there = Nie ma takiego artefaktu { $space-in }.
refusal-nothing_on_sale = Nic nie jest na sprzedaż { $space-in }.
refusal-no_face_down_artifact = Nie ma już zakrytych artefaktów { $space-in }.
refusal-no_unused_artifact = Nie masz nieużytego artefaktu: { $artifact }.
refusal-no_use_left = { $uses ->
    [one] Wszystkie użycia artefaktów w tej rundzie są wykorzystane ({ $uses }).
   *[other] Wszystkie użycia artefaktów w tej rundzie są wykorzystane ({ $uses }).
}
refusal-artifact_not_now = { $artifact }: to nie jest chwila na użycie.
refusal-nothing_to_double = Nie masz { $space-in } takiego odkrytego żetonu, który można jeszcze podwoić.
refusal-nobody_used_it = Żaden przeciwnik nie użył w tej rundzie { $artifact-gen }.
refusal-spell_not_in_hand = Nie masz zaklęcia { $spell-quoted }.
refusal-no_lamp = Aby rzucić zaklęcie, trzeba mieć zapaloną Lampę albo nieużytą Lampę i wolne użycie.
refusal-no_spell_at_guard = Gdy strażnik jest odkryty, nie można rzucać zaklęć, a tylko używać artefaktów.
refusal-spell_not_now = { $spell-quoted }: tego zaklęcia nie można rzucić w tej chwili.
refusal-spell_not_castable = { $spell-quoted }: to zaklęcie nie miałoby teraz na co działać.
refusal-space_no_target = { $spell-quoted }: tego zaklęcia nie można teraz rzucić { $space-at }.
refusal-too_few_units_to_cast = { $spell-quoted }: to zaklęcie kosztuje { amount-units }, więcej, niż masz.
refusal-token_cannot_go = { $spell-quoted }: to zaklęcie nie może przenieść tego żetonu { $space-to }.
refusal-token_out_of_reach = Ten żeton jest poza zasięgiem: musi leżeć na planszy, byle nie na polu straży.
refusal-token_not_taxed = Nie masz już w mieście takiego żetonu do rozstrzygnięcia.
refusal-give_something = Oddaj co najmniej jeden skarb.
refusal-spell_not_cast_now = { $spell-quoted }: to zaklęcie nie czeka na efekt.
refusal-own_spell = { $spell-quoted } to twoje własne zaklęcie.
refusal-countered_already = { $spell-quoted }: Kontrzaklęcie jest już wymierzone w to zaklęcie.

## Dlaczego pozycja jest niemożliwa, jako część zdania

fault-no_window = w tej chwili nie można nic zagrać
fault-searching_now = stos przeszukuje się tylko przy braniu artefaktu
fault-not_there = te kroki należą do innego pola
fault-turned_up_now = te kroki nie pasują do odkrytych lub zakrytych żetonów
fault-strong_enough = strażnik wpuścił tego gracza
fault-nothing_to_sell = w tej komnacie nie ma nic na sprzedaż
fault-searched = kto przeszukuje stos, zna go w całości
fault-not_declared = tego nie można było zagrać w tej chwili
fault-no_abracadabra = kupujący rzucił „Abrakadabrę”
fault-cancelled_later = nic nie jest jeszcze anulowane
fault-cancelled_so = to, co anulowane, wynika z zagrań
fault-moment_or_steps = pozycja ma albo chwilę, albo kroki, nie jedno i drugie
fault-turn_in_placement = tylko chwila „placement” ma czyjąś kolej
fault-in_play = liczba artefaktów w grze to tylko { $most }
fault-none_aside = w grze z magią żaden artefakt nie jest odłożony
fault-stack_height = artefaktów może tu leżeć najwyżej { $most }
fault-round_begun = pierwsza runda już się zaczęła
fault-no_card = w czasie rundy leży odkryta karta skarbów
fault-one_djinn = w rundzie tylko jeden gracz zdobywa Dom Dżinna
fault-not_between_rounds = tego nie może być przed początkiem rundy
fault-sold_out = gdy ostatni artefakt jest sprzedany, gra jest skończona
fault-not_over = gra nie jest skończona, zanim nie zostanie sprzedany ostatni artefakt
fault-all_shown = na końcu żaden artefakt nie jest tajny
fault-cave_tallied = rozpatrzona jaskinia jest pusta
fault-guard_up = strażnik jest odkryty od swojej kolei, nie wcześniej
fault-lamp_used = Lampa świeci, gdy jednej użyto, a drugiej nie trzeba
fault-scroll_used = Zwoju nigdy się nie używa
fault-djinn_later = Dom Dżinna nie był jeszcze rozpatrzony
fault-guard_later = kolej strażnika jeszcze nie nadeszła
fault-kept_out = gracz, który nie został wpuszczony, nie ma żetonu w komnacie (DRA-GUARD.8)
fault-doubled_when_tallied = podwojony może być tylko odkryty już żeton
fault-face_up = na polu rozpatrywanym lub rozpatrzonym żetony leżą odkryte (DRA-TALLY.3)
fault-carpet_later = Dywan kładzie się przy rozpatrywaniu jego pola
fault-more_than_used = na planszy leży więcej Dywanów lub Sobowtórów, niż ich użyto
fault-taboo_space = „Sezamie, zamknij się!” zamyka jedno używane pole, nigdy pole straży
fault-smuggled_space = przemytnik trzyma tylko pola miasta
fault-smuggler_later = „Przemytnika” rzuca się tuż przed Namiotem
fault-swapped_later = wartości są zamienione od obecnego pola albo od wcześniejszego
fault-turned_up_by_vizier = komnata, która w tej rundzie jeszcze nie sprzedała, pokazuje artefakt
fault-needs_magic = to należy do gry z magią
fault-moment_space = chwila „{ $what }” wymaga pola
fault-goes_on = gra, która się nie skończyła, musi jakoś toczyć się dalej
fault-space_unused = „{ $what }” nie jest w tej grze w użyciu
fault-tokens_each = liczba żetonów gracza to { $most }
fault-most_carpets = w rundzie można położyć najwyżej { $most }
fault-too_many_used = liczba użytych artefaktów, { $used }, jest za duża (DRA-ART.1)
fault-guards_in_pool = pozostali strażnicy są w puli, każdy raz
fault-no_smuggler = ktoś musi być przemytnikiem
fault-no_play = zagrywa się zaklęcie albo artefakt
fault-aim_at_piece = trzeba wskazać żeton albo Dywan
fault-name_a_space = trzeba wskazać pole
fault-offer_artifact = trzeba zaoferować artefakt
fault-aim_at_spell = trzeba wskazać zaklęcie
fault-units_of_kind = „{ $what }”: w całej grze jest ich tylko { $units }
fault-not_his_token = gracz nie ma już żetonu { $value }
fault-room_limit = żetonów w jednej komnacie może być najwyżej { $most } (DRA-PLACE.4)
fault-shelves = liczba półek w jaskini to { $shelves }
fault-artifacts_nowhere = artefaktów, które nigdzie nie leżą: { $count }, w tym „{ $what }”
fault-spell_elsewhere = „{ $what }” jest w dwóch miejscach albo nie występuje w tej grze
fault-not_his_artifact = gracz nie ma aż tylu: „{ $what }”
fault-only_magic = artefakty odkrywa się tylko w grze z magią (DRA-VIZIER.5)
fault-spells_left = pozostałe karty: { $count } ({ $left })

## Dlaczego warto, na potrzeby podpowiedzi

reason-win_treasure = { $units ->
    [one] Żeton { $token } ma spore szanse { $space-in }, a leży tam { amount-units }.
    [few] Żeton { $token } ma spore szanse { $space-in }, a leżą tam { amount-units }.
   *[many] Żeton { $token } ma spore szanse { $space-in }, a leży tam { amount-units }.
}
reason-enter_palace = Bez żetonu na polu straży nic się nie kupi; żeton { $token } oszczędza ci większości łapówki.
reason-bid_in_room = Dzięki żetonowi { $token } możesz liczyć na kupno { $space-in }, i to za cenę w twoim zasięgu.
reason-win_market = Żeton { $token } może wygrać Targ: więcej skarbów, i to tych potrzebnych.
reason-win_camel = Żeton { $token } może wygrać wielbłąda, który odtąd rozstrzyga wszystkie remisy.
reason-win_spells = Żeton { $token } może ci dać zaklęcie w Namiocie.
reason-win_djinn = Żeton { $token } może wygrać pomoc Dżinna: jeden artefakt więcej w tej rundzie.
reason-spare_token = Bez żetonu { $token } można się obejść, a { $space-in } nie zaszkodzi.
reason-buy = Artefakt za { amount-units } to dobry zakup: na koniec liczą się tylko artefakty.
reason-buy_searching = Za { amount-units } masz najlepszy artefakt z całego stosu.
reason-too_dear = { amount-units } to { $space-in } za drogo; przydadzą się gdzie indziej.
reason-pay_from_plenty = Najłatwiej obejdziesz się bez { $kind-many }.
reason-bribe_pays = To, co możesz kupić w pałacu, jest warte łapówki: { amount-units }.
reason-bribe_too_dear = Za mało masz do zdobycia w pałacu, by dać strażnikowi { amount-units }.
reason-not_worth_it = Kosztowałoby to więcej, niż przyniesie.
reason-better_spell = { $spell-quoted } przyda ci się bardziej niż druga karta.
reason-take_camel = Wielbłąd rozstrzyga remisy: to dla niego najlepsze miejsce.
reason-useful_units = Tymi skarbami najlepiej zapłacisz za swoje żetony.
reason-use_market = Możesz się obejść bez { $kind-many }, a dostaniesz więcej, niż oddajesz.
reason-least_missed = Najmniej będzie ci brakowało { $kind-many }.
reason-deepen = Dużo jednego rodzaju kupuje więcej niż po trochu każdego: zbieraj { $kind-few }.
reason-enough = Więcej kosztowałoby więcej, niż przyniesie.
reason-keep_for_later = Nic, co możesz zagrać, nie jest teraz tego warte.
reason-let_it_be = Nie ma potrzeby na to odpowiadać.
reason-stop_spell = { $spell-quoted } to zaklęcie, które by ci zaszkodziło.
reason-use_artifact = { $artifact } może przesądzić sprawę { $space-in }.
reason-cast_spell = To dobra chwila na { $spell-acc }.
reason-pick_artifact = { $artifact } przyda ci się najbardziej.
reason-keep_token = Ten żeton jest wart opłaty.
reason-pay_tax = Twoje żetony w pałacu są warte podatku.
reason-hit_back = Strata tego żetonu zaboli najbardziej.

## Wynik, wiersz po wierszu

score-artifacts = Artefakty
score-lamp = Lampy
score-counterspell = Kontrzaklęcia
score-double = Sobowtóry
score-carpet = Latające dywany
score-key = Klucze
score-scroll = Zwoje
score-unknown = Artefakty niepokazane

## Efekty w skrócie: $sign to „+” albo „−”, $amount jest bez znaku

resource-crowns = { $amount ->
    [one] { $sign }{ $amount } korona
    [few] { $sign }{ $amount } korony
   *[many] { $sign }{ $amount } koron
}
resource-pearls = { $amount ->
    [one] { $sign }{ $amount } perła
    [few] { $sign }{ $amount } perły
   *[many] { $sign }{ $amount } pereł
}
resource-gemstones = { $amount ->
    [one] { $sign }{ $amount } klejnot
    [few] { $sign }{ $amount } klejnoty
   *[many] { $sign }{ $amount } klejnotów
}
resource-trophies = { $amount ->
    [one] { $sign }{ $amount } puchar
    [few] { $sign }{ $amount } puchary
   *[many] { $sign }{ $amount } pucharów
}
resource-gold = { $amount ->
    [one] { $sign }{ $amount } sztabka złota
    [few] { $sign }{ $amount } sztabki złota
   *[many] { $sign }{ $amount } sztabek złota
}
resource-artifacts = { $amount ->
    [one] { $sign }{ $amount } artefakt
    [few] { $sign }{ $amount } artefakty
   *[many] { $sign }{ $amount } artefaktów
}
resource-spells = { $amount ->
    [one] { $sign }{ $amount } zaklęcie
    [few] { $sign }{ $amount } zaklęcia
   *[many] { $sign }{ $amount } zaklęć
}
resource-tokens = { $amount ->
    [one] { $sign }{ $amount } żeton
    [few] { $sign }{ $amount } żetony
   *[many] { $sign }{ $amount } żetonów
}

## Opcje stołu

option-variant = Gra
option-variant-help = W grze podstawowej liczy się tylko liczba artefaktów; w grze z magią mają one moce i są zaklęcia.
option-variant-basic = gra podstawowa
option-variant-magic = gra z magią
option-start_player = Gracz rozpoczynający
option-start_player-help = Kto na początku ma wielbłąda. Przy stole jest to najmłodszy gracz.
option-start_player-random = losowo
option-leftovers = Skarby, których nikt nie wziął
option-leftovers-help = Co się dzieje ze skarbami, które zostały w jaskini, gdy minęła jej kolej.
option-leftovers-return_to_bank = wracają do skarbca
option-leftovers-stay = zostają w jaskini

## Dyspozycje: kiedy nie pytać

order-windows = Kiedy mnie pytać
order-windows-help = Gra z magią w wielu chwilach pyta, czy chcesz coś zagrać. Możesz pasować automatycznie.
order-windows-always = zawsze
order-windows-own_spaces = na moich polach i gdy można odpowiedzieć
order-windows-never = nigdy
order-pass_until_next_space = Pasuj do następnego pola
order-pass_until_next_space-help = Pasuje za ciebie, aż przyjdzie kolej na następne pole.
order-pass_until_palace = Pasuj aż do pałacu
order-pass_until_palace-help = Pasuje za ciebie, aż przyjdzie kolej na straż.
order-pass_until_round_end = Pasuj w tej rundzie
order-pass_until_round_end-help = Pasuje za ciebie aż do początku następnej rundy.
order-decline_until_round_end = Rezygnuj w tej rundzie
order-decline_until_round_end-help = Rezygnuje za ciebie z Targu, łapówki i każdego zakupu aż do początku następnej rundy, niezależnie od tego, czy możesz zapłacić. Nikt nie odróżni tego od twojej własnej decyzji.

## Kiedy ruch jest możliwy: klucze when-*, mówione po odmowie

when-place = Żeton kładzie się w swojej kolejce, podczas rozmieszczania.
when-pass = Spasować można, gdy gra pyta o artefakt lub zaklęcie.
when-decline = Zrezygnować można, gdy dostępny jest Targ, strażnik albo artefakt.
when-bribe = Strażnika można przekupić po jego odkryciu, gdy żetony są za słabe.
when-buy = Kupować można, gdy przychodzi kolej na artefakt z komnaty pałacu.
when-buy_searching = { when-buy }
when-pay = Płaci się żeton po żetonie, po decyzji o zakupie artefaktu.
when-choose = Skarby wybiera się na początku, na Targu i przy zaklęciach, które je dają.
when-give = Skarby oddaje się, gdy trzeba za coś zapłacić, oraz przy „Wymianie”.
when-take = Dowolne skarby bierze się przy „Wymianie”.
when-done = Mówi się to podczas oddawania skarbów przy „Wymianie”.
when-keep_spell = Zaklęcie wybiera się po wygraniu Namiotu.
when-name = Wielbłąda daje się po wygraniu Karawanseraju.
when-pick = Artefakt wybiera się ze stosu, gdy zaklęcie pozwala go przejrzeć.
when-keep_token = Decyduje się o tym, gdy ktoś rzuci „Bakszysz”.
when-keep_carpet = { when-keep_token }
when-pay_tax = Decyduje się o tym, gdy ktoś rzuci „Podatek sułtana”.
when-remove_token = Żeton usuwa się w odwecie za „Oko za oko”.
when-remove_carpet = { when-remove_token }
when-use_counterspell = Artefakty i zaklęcia zagrywa się między etapami rundy, gdy gra pyta wszystkich po kolei.
when-use_double = { when-use_counterspell }
when-use_double_carpet = { when-use_counterspell }
when-use_carpet = { when-use_counterspell }
when-use_key = { when-use_counterspell }
when-parasite_counterspell = { when-use_counterspell }
when-parasite_double = { when-use_counterspell }
when-parasite_double_carpet = { when-use_counterspell }
when-parasite_carpet = { when-use_counterspell }
when-parasite_key = { when-use_counterspell }
when-cast = { when-use_counterspell }
when-cast_at = { when-use_counterspell }
when-cast_apprentice = { when-use_counterspell }
when-cast_move_own = { when-use_counterspell }
when-cast_move_other = { when-use_counterspell }
when-cast_eye = { when-use_counterspell }
when-cast_eye_carpet = { when-use_counterspell }

## Czym są i co robią rzeczy na stole

about-space-cave = Najsilniejszy gracz bierze pierwszą półkę, drugi pod względem siły drugą i tak dalej. Reszta wraca do skarbca.
about-kind = Skarbami się płaci: łapówki dla strażnika i artefakty w komnatach, za każdy żeton innym rodzajem. Na koniec nic nie są warte.
about-bank = Tu trafiają wszystkie opłaty i stąd biorą się skarby.
about-shelf = Bierze ją w całości gracz, który zajął tu odpowiednie miejsce.
about-closed = W tej rundzie nie można tu kłaść żetonów.
about-treasure_deck = W każdej rundzie jedna karta decyduje, jakie skarby leżą na półkach.
about-space-tent = Najsilniejszy dobiera dwa zaklęcia, jedno zatrzymuje, a drugie daje drugiemu pod względem siły.
about-space-djinn = Najsilniejszy może w tej rundzie użyć dwóch artefaktów zamiast jednego.
about-space-market = Najsilniejszy może oddać jeden skarb i wziąć dowolne trzy.
about-space-caravanserai = Najsilniejszy decyduje, kto dostaje wielbłąda i od tej chwili jest graczem rozpoczynającym.
about-space-guard = Kto ma tu siłę co najmniej równą wartości strażnika, może kupować w pałacu. Mając tu żeton, można też dopłacić różnicę skarbami. Pozostali zabierają swoje żetony z komnat.
about-space-room = Od najsilniejszego każdy może kupić artefakt. Cena: za każdy twój żeton w tej komnacie tyle skarbów, ile wynosi jego wartość, za każdy innego rodzaju.
about-artifacts = Wygrywa, kto ma najwięcej artefaktów, gdy sprzedany zostanie ostatni. W grze z magią każdy ma też moc, a w rundzie można użyć jednego.
about-artifact_stack = Artefakty, które zostały do sprzedania w tej komnacie. Gdy wszystkie stosy są puste, gra się kończy.
about-token = Każdy ma osiem: 1, 2 oraz od 4 do 9. Kładzie się je zakryte, po jednym. Na każdym polu suma twoich żetonów to twoja siła.
about-camel = Kto go ma, jest graczem rozpoczynającym i wygrywa każdy remis. W innych remisach lepszy jest gracz bliżej wielbłąda, licząc zgodnie z ruchem wskazówek zegara.
about-screen = Za nią leżą żetony, skarby, artefakty i zaklęcia gracza, niewidoczne dla innych.
about-admitted = Ten gracz może w tej rundzie kupować w komnatach pałacu.
about-not_admitted = Strażnik nie wpuścił tego gracza: w tej rundzie nic nie kupi.
about-lit = Ten gracz zapalił Lampę i może w tej rundzie rzucić dowolnie wiele zaklęć.
about-spells = Zaklęcie rzuca się przy zapalonej Lampie, w chwilach, na które pozwala jego zasada, a potem odrzuca.
about-spell_deck = Stąd dobiera się zaklęcia w Namiocie Aladyna.
