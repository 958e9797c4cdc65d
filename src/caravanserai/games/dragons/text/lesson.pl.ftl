### Pierwsza lekcja gry Smoki Aladyna po polsku.

lesson-goal =
    Kalif sprzedaje swoje artefakty. Gdy sprzedany zostanie ostatni, wygrywa ten, kto ma ich najwięcej. Skarby służą tylko do płacenia; na koniec nic nie są warte.
    W każdej rundzie każdy kładzie osiem żetonów (1, 2 i od 4 do 9), po jednym, zakrytych. Potem odkrywa się planszę, pole po polu, a na każdym polu pierwszy jest najsilniejszy: jaskinie dają skarby, miasto przywileje, strażnik wpuszcza do pałacu, a w komnatach sprzedaje się artefakty.
    Trwa pierwsza runda. Inni położyli już wszystkie żetony; tobie zostały 1, 2, 6 i 9.
lesson-guard =
    Żeby coś kupić, trzeba przejść obok strażnika. Jego wartość to od 1 do 10 i nikt jej nie zna. Musisz być co najmniej tak silny jak on albo dopłacić różnicę; bez żetonu zostajesz na zewnątrz.
    Połóż 6 na polu straży.
lesson-guard-right = Z szóstką częściej wchodzi się za darmo niż nie, a w najgorszym razie łapówka jest mała.
lesson-guard-wrong = Najpierw zadbaj o wejście do pałacu: połóż 6 na polu straży.
lesson-room =
    W komnacie pałacu najsilniejszy może kupić pierwszy i płaci tyle skarbów, ile pokazują jego żetony, za każdy jednym rodzajem. Wysoki żeton wygrywa komnatę, ale podnosi cenę.
    W komnacie 2 nikt nie ma żetonu. Połóż tam 2.
lesson-room-right = Jeśli nikt tam nie dojdzie, kupisz artefakt za 2 skarby.
lesson-room-wrong = Szukaj najtańszego artefaktu: samotna dwójka w pustej komnacie 2.
lesson-cave = W jaskini najsilniejszy bierze pierwszą półkę, drugi drugą i tak dalej. W Jaskini złota leży 5, 3 i 1 sztabek, a są tam już dwaj rywale. Połóż tam 9.
lesson-cave-right = Nikt jeszcze nie wie, czy rywale nie blefowali.
lesson-cave-wrong = Najwyższy żeton warto dać tam, gdzie jest najwięcej skarbów: do Jaskini złota.
lesson-bluff = Jedynka to twój ostatni żeton i raczej niczego nie wygra. Ale nikt nie widzi jej wartości: w komnacie 1 da rywalowi do myślenia. Połóż ją tam.
lesson-bluff-right = Wszystkie żetony leżą. Odkrywa się jaskinie od lewej, potem miasto. W Jaskini złota był remis dziewiątek: rozstrzyga wielbłąd, a ma go drugi gracz. Bierzesz drugą półkę.
lesson-bluff-wrong = Użyj jedynki do blefu: połóż ją w komnacie 1.
lesson-market = Twoja ósemka wygrywa Targ: oddaj jeden skarb i weź dowolne trzy. Masz jedną koronę, która sama niewiele kupi. Oddaj ją.
lesson-market-right = Teraz weź trzy dowolne skarby.
lesson-market-wrong = Skorzystaj z Targu i oddaj skarb, bez którego najłatwiej się obejdziesz: koronę.
lesson-pearls = Za każdy żeton płaci się jednym rodzajem: wiele skarbów jednego rodzaju jest wartych więcej niż po trochu każdego. Weź trzy perły.
lesson-pearls-right = Siedem pereł wystarczy nawet na wysoki żeton.
lesson-pearls-wrong = Zbieraj jeden rodzaj: weź trzy perły.
lesson-buy = Strażnik miał wartość 6: masz wstęp do pałacu. Rywal kupił artefakt w komnacie 1. W komnacie 2 nie ma nikogo poza tobą: kup artefakt za 2 skarby jednego rodzaju.
lesson-buy-right = Twój pierwszy artefakt, za 2 skarby.
lesson-buy-wrong = Nie rezygnuj: na koniec liczą się tylko artefakty. Zapłać 2 skarbami jednego rodzaju.
lesson-plans =
    Gra kończy się w chwili kupna ostatniego artefaktu. Dwa plany, które przynoszą zwycięstwo:
    Łowca okazji rozkłada małe żetony po komnatach i tanio kupuje to, co zostawią inni, mając na polu straży akurat dość siły.
    Skąpiec wysokimi żetonami wygrywa jaskinie jednego lub dwóch rodzajów, a potem przebija wszystkich w komnacie jednym wysokim żetonem, za który płaci tym rodzajem.
    Blefuj kilkoma małymi żetonami w jednym miejscu, a wielbłąda zdobywaj, gdy ma się spotkać wiele małych stawek. Później spróbuj gry z magią. Teraz graj dalej z komputerem. W każdej chwili możesz poprosić o podpowiedź.
