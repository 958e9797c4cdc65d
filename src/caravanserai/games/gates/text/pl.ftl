### Cztery bramy po polsku.

title = Cztery bramy
tagline = Objucz wielbłąda, wybierz bramę i licz na to, że nikt szybszy nie wpadł na ten sam pomysł.
about = Przed świtem każdy w tajemnicy wysyła jednego wielbłąda przez jedną z bram. Szybkie wielbłądy sprzedają pierwsze, powolne niosą więcej, ale każdy sprzedany towar obniża cenę następnego. Ceny wyznaczają kości, a tam, dokąd nikt nie idzie, ceny rosną. Po siedmiu rundach wygrywa najbogatszy kupiec.

## Bramy

gate-merv = Merw
    .to = do Merwu
    .beyond = w Merwie
gate-bukhara = Buchara
    .to = do Buchary
    .beyond = w Bucharze
gate-samarkand = Samarkanda
    .to = do Samarkandy
    .beyond = w Samarkandzie
gate-kashgar = Kaszgar
    .to = do Kaszgaru
    .beyond = w Kaszgarze

## Słowa gry

term-deck = Wielbłądy w talii
term-gate = Brama
term-price = Cena
term-coins = Monety
term-hand = Ręka
term-last_camel = Ostatnio wysłany wielbłąd
term-hidden_camel = Wielbłąd
term-camel = Wielbłąd { $camel } (towary: { $goods })
term-camel_note = Szybkość { $speed }, towary: { $goods }.

amount-coins = { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}

## O co gra pyta

prompt-send_camel = Runda { $round } z { $rounds }: wyślij w tajemnicy wielbłąda przez jedną z bram.
prompt-return_camel = Masz najmniej monet, więc dobrano ci dwa wielbłądy: odłóż jednego z ręki pod spód talii.
waiting-send_camel = Wielbłąda wysyła teraz: { $seat }.
waiting-return_camel = Wielbłąda odkłada teraz: { $seat }.

## Ruchy jako przyciski

move-send = Wielbłąd { $camel } { $gate-to }
move-return = Odłóż wielbłąda { $camel }

## Co się stało

event-price = Cena { $gate-beyond } wynosi { $price }.
event-rose = Nikt nie poszedł { $gate-to }: cena rośnie do { $price }.
event-sent = { $seat } wysyła wielbłąda { $camel } { $gate-to }.
event-sold = { $seat } sprzedaje towary ({ $goods }) za { amount-coins }.
event-drew = { $camel ->
    [hidden] { $seat } dobiera wielbłąda.
   *[other] { $seat } dobiera wielbłąda { $camel }.
}
event-returned = { $camel ->
    [hidden] { $seat } odkłada wielbłąda.
   *[other] { $seat } odkłada wielbłąda { $camel }.
}
event-game_over = { $winners-count ->
    [one] Koniec gry: wygrywa { $winners }.
   *[other] Koniec gry, zwycięstwem dzielą się: { $winners }.
}

## Dlaczego czegoś nie można zrobić

refusal-gate_shut = Brama { $gate-to } jest w tej grze zamknięta.
refusal-camel_not_in_hand = Nie masz na ręce wielbłąda { $camel }.

## Dlaczego pozycja jest niemożliwa, jako część zdania

fault-hand_size = tyle wielbłądów powinno być teraz na tej ręce: { $needed }
fault-sent = to nie są wielbłądy, które wyruszyły ostatnio
fault-road = w każdej rundzie każdy wysyła jednego wielbłąda
fault-prices = cenę mają otwarte bramy i tylko one

## Dlaczego warto, dla podpowiedzi

reason-fast = Szybki wielbłąd sprzeda { $gate-beyond } przed innymi: w przybliżeniu za { amount-coins }.
reason-loaded = Duży ładunek { $gate-beyond } powinien przynieść w przybliżeniu { amount-coins }.
reason-least_useful = Wielbłąd { $camel } zarobiłby najmniej.

## Punktacja

score-points = Monety

resource-coins = { $amount ->
    [one] { $sign }{ $amount } moneta
    [few] { $sign }{ $amount } monety
   *[many] { $sign }{ $amount } monet
}
resource-camels = { $amount ->
    [one] { $sign }{ $amount } wielbłąd
    [few] { $sign }{ $amount } wielbłądy
   *[many] { $sign }{ $amount } wielbłądów
}

## Kiedy ruch jest możliwy: klucze when-*, mówione po odmowie

when-send = Wszyscy wysyłają wielbłąda jednocześnie, raz na rundę.
when-return = Wielbłąda odkłada tylko najuboższy gracz, po dobraniu.

## Czym są i co robią rzeczy na stole

about-gate = Targ na końcu drogi. Wielbłądy przybywają od najszybszego do najwolniejszego, a każdy sprzedany towar obniża cenę o 1.
about-price = Za tyle sprzeda się tu następny towar. Gdzie ktoś sprzedawał, rzuca się kością od nowa; gdzie nikt nie dotarł, cena rośnie o 2.
about-camel = Numer to jego szybkość: najszybszy sprzedaje pierwszy. Powolne wielbłądy niosą więcej towarów.
about-coins = Po siedmiu rundach wygrywa ten, kto ma najwięcej monet.
about-deck = Po każdej z trzech pierwszych rund każdy dobiera wielbłąda. Kto jako jedyny ma najmniej monet, dobiera dwa i jednego oddaje.
about-last_camel = Wielbłąd wysłany w ostatniej rundzie. Rozstrzyga remis na koniec: wygrywa najszybszy.
