### Pierwsza lekcja gry Smoki Aladyna po polsku.

lesson-goal =
    Kalif sprzedaje swoje artefakty. Gra kończy się w chwili kupna ostatniego, a wygrywa ten, kto ma ich najwięcej. Skarby służą tylko do płacenia: na koniec nic nie są warte.
    To pierwsza runda gry dla trzech osób. Zostały ci do położenia cztery żetony: 1, 2, 6 i 9.
lesson-round =
    W każdej rundzie każdy kładzie osiem żetonów (1, 2 i od 4 do 9), po jednym, zakrytych. Potem odkrywa się je pole po polu: jaskinie dają skarby, miasto przywileje, strażnik wpuszcza do pałacu, a w jego komnatach sprzedaje się artefakty.
    Twoja siła na polu to suma żetonów, które tam masz. Najsilniejszy jest pierwszy.
lesson-guard =
    Żeby coś kupić, trzeba przejść obok strażnika. Ma on wartość od 1 do 10 i nikt jej jeszcze nie zna. Musisz być co najmniej tak silny jak on albo dopłacić różnicę skarbami, czyli dać łapówkę. Bez żetonu na tym polu zostajesz na zewnątrz.
    Połóż 6 na polu straży.
lesson-guard-right = Z szóstką zwykle wchodzi się za darmo, a w najgorszym razie łapówka to 4 skarby.
lesson-guard-wrong = Najpierw zadbaj o wejście do pałacu: połóż 6 na polu straży.
lesson-room =
    W komnacie pałacu sprzedaje się jeden artefakt na rundę, a najsilniejszy może go kupić pierwszy. Cena: za każdy własny żeton tyle skarbów, ile pokazuje, wszystkie jednego rodzaju, lecz za każdy żeton innego. Wysoki żeton wygrywa komnatę, ale podnosi cenę.
    W komnacie 2 nie ma nikogo. Połóż tam 2.
lesson-room-right = Jeśli nikt tam nie dojdzie, kupisz artefakt za jedyne 2 skarby.
lesson-room-wrong = Szukaj najtańszego artefaktu: samotna dwójka w pustej komnacie 2.
lesson-cave = W jaskini najsilniejszy bierze wszystko z pierwszej półki, drugi wszystko z drugiej i tak dalej. W Jaskini pereł są półki z 5 i 3 perłami oraz dwaj rywale. Połóż tam 9.
lesson-cave-right = Trudno cię tam będzie pobić. Remis rozstrzyga wielbłąd: pierwszy jest ten, kto go ma, a potem pozostali zgodnie z ruchem wskazówek zegara. Wielbłąda zdobywa się w Karawanseraju.
lesson-cave-wrong = Najwyższy żeton warto dać tam, gdzie jest najwięcej skarbów: do Jaskini pereł.
lesson-bluff = Jedynka to twój ostatni żeton i raczej niczego nie wygra. Ale nikt nie widzi jej wartości, a rywal z komnaty 1 ma jeszcze jeden żeton do położenia. Połóż tam jedynkę: dla niego może to być dowolny żeton, więc może zmarnować wysoki, żeby cię przebić.
lesson-bluff-right = Udało się: rywal dołożył żeton w komnacie 1. Potem odkryto jaskinie, od lewej do prawej. Dostajesz cztery puchary. W Jaskini pereł był remis z drugą dziewiątką; tamten gracz ma wielbłąda, więc bierzesz drugą półkę, trzy perły.
lesson-bluff-wrong = Użyj jedynki do blefu: połóż ją w komnacie 1.
lesson-market = Teraz odkrywa się miasto. Twoja ósemka wygrywa Targ: oddaj jeden skarb i weź dowolne trzy. Masz tylko jedną koronę, która sama niewiele kupi. Oddaj ją.
lesson-market-right = Teraz weź trzy skarby.
lesson-market-wrong = Skorzystaj z Targu i oddaj skarb, bez którego najłatwiej się obejdziesz: koronę.
lesson-pearls = Za żeton w komnacie płaci się jednym rodzajem skarbów: pięć pereł i cztery puchary wystarczą na piątkę, ale nie na dziewiątkę. Dobrze więc mieć dużo jednego rodzaju. Najwięcej masz pereł: weź jeszcze trzy.
lesson-pearls-right = Osiem pereł wystarczy na każdy żeton oprócz dziewiątki.
lesson-pearls-wrong = To dozwolone, ale zbieraj to, czego masz najwięcej: weź trzy perły.
lesson-buy = Strażnik miał wartość 6: masz wstęp do pałacu. W komnacie 1 twój blef drogo kosztował rywala: 7 skarbów, za jedynkę i szóstkę. W komnacie 2 nie ma nikogo poza tobą: kup artefakt za 2 skarby jednego rodzaju.
lesson-buy-right = Twój pierwszy artefakt, za 2 skarby. Po każdej rundzie wszyscy zabierają swoje żetony, jaskinie znów się zapełniają i losuje się nowego, zakrytego strażnika.
lesson-buy-wrong = Nie rezygnuj: na koniec liczą się tylko artefakty. Zapłać 2 skarbami jednego rodzaju.
lesson-plans =
    Dwa plany, które przynoszą zwycięstwo. Łowca okazji kładzie małe żetony w kilku komnatach, a na polu straży akurat dość siły. Płaci się tylko za własne żetony, więc to, co zostawią inni, jest tanie.
    Zbieracz skarbów wysokimi żetonami wygrywa jaskinie jednego lub dwóch rodzajów. Potem jednym wysokim żetonem, za który płaci tym rodzajem, wyprzedza wszystkich w komnacie.
    Gdy zostanie kupiony ostatni artefakt, wygrywa ten, kto ma ich najwięcej; przy remisie zwycięstwo jest wspólne. Teraz graj dalej z komputerem. W każdej chwili możesz poprosić o podpowiedź.
