### Pierwsza lekcja gry Emira po polsku.

lesson-goal =
    Jako szejk chcesz gościć w pałacu księżniczki. Wybierają one, nie ty.
    Przy czterech graczach wygrywasz, gdy tylko gościsz siedem księżniczek albo pięć, które mają właściwości z twojej tajnej karty celu (przy pięciu graczach o jedną mniej, przy trzech o jedną więcej). Sprawdza się to na końcu każdej tury i to kończy grę; jeśli cel osiągnęło kilku graczy, wygrywają razem.
lesson-turn =
    W każdej turze wszyscy dostają dochód i pojawia się księżniczka. Licytacje ustalają, w jakiej kolejności każdy kupuje jedną rzecz: karawanę, żeton prezencji, kartę statusu, część pałacu albo wielbłąda. Potem każdy może kupić kartę wydarzenia, księżniczka wybiera szejka, a każdy płaci za utrzymanie księżniczek w swoim pałacu.
lesson-princess =
    Jest 2. tura i pojawiła się Asima. Każda księżniczka patrzy na jedną rzecz, a na drugą tylko przy remisie: na prezencję, status, pałac lub złoto. Dla Asimy to prezencja, a potem status.
    Ty i dwoje innych graczy macie po jednym żetonie prezencji: nikt nie prowadzi. Żeton urody, który jest do kupienia, to jeszcze jeden. Każdą rzecz można kupić tylko raz na turę, więc warto działać pierwszemu.
lesson-bid =
    Otwierasz licytację o prawo do pierwszej akcji. Płaci tylko zwycięzca; potem pozostali licytują o następną akcję.
    Masz wielbłąda. Zostaje u ciebie i daje 50 zniżki od każdej wygranej stawki: stawka 50 nic cię nie kosztuje. Zalicytuj 50.
lesson-bid-right = Inni, żeby cię przebić, musieliby zapłacić pełną stawkę.
lesson-bid-wrong = Zalicytuj dokładnie tyle, ile pokryje twój wielbłąd: 50. Niższa stawka zachęca innych do przebicia, wyższa kosztuje cię złoto.
lesson-token = Wszyscy spasowali: wygrywasz licytację i nic nie płacisz. Teraz kup żeton prezencji za 350 sztuk złota.
lesson-token-right = Masz teraz prezencję 2, więcej niż ktokolwiek inny.
lesson-token-wrong = Asima patrzy na prezencję: dziś prowadzenie da ci tylko żeton prezencji.
lesson-events = Inni też już działali. Teraz każdy może kupić kartę wydarzenia, którą zagra w jednej z następnych tur: za 150 sztuk złota ogląda dwie i zatrzymuje jedną, za 250 ogląda trzy i zatrzymuje jedną. Złoto jeszcze się przyda: nie kupuj.
lesson-events-right = Księżniczka wybiera po zakupach, więc to, co kupisz w danej turze, liczy się już w tej turze. Asima wprowadziła się do ciebie, bo masz najwyższą prezencję, a w pałacu było miejsce.
lesson-events-wrong = Karta wydarzenia przyda się później. Teraz zachowaj złoto na karawanę.
lesson-joined =
    Pałac mieści dwie księżniczki i o jedną więcej za każdą dobudowaną część; szejka bez miejsca się pomija. Jeśli remis trwa, księżniczka czeka, aż ktoś wyjdzie na prowadzenie.
    Zapłacono 50 sztuk złota za utrzymanie Asimy i tak będzie co turę; kto nie może zapłacić, traci księżniczkę. Zaczęła się 3. tura i twój dochód, 200, jest już u ciebie.
lesson-income =
    Malika patrzy na status, ale dostępna karta statusu kosztuje 900, więcej, niż masz: wykorzystaj tę turę, żeby zarobić. Jeden gracz zamiast działać wziął 150 sztuk złota z banku, co wolno, mając mniej niż 500.
    Inni spasowali. Jeśli też spasujesz, pierwszy i za darmo zadziała ten, kto otworzył licytację. Zalicytuj 10, które pokryje wielbłąd.
lesson-income-right = Działasz na początku i nic cię to nie kosztuje.
lesson-income-wrong = Nikt inny nie licytuje: wystarczy 10, które pokryje wielbłąd.
lesson-caravan = Karawana płaci w każdej następnej turze, aż się wyczerpie. Powolna mała kosztuje 450 i płaci osiem razy po 150; szybka mała kosztuje 550 i płaci cztery razy po 300. Obie dają razem 1200, więc na początku gry lepszą inwestycją jest powolna. Kup powolną małą karawanę: duża kosztuje więcej, niż masz.
lesson-caravan-right = Najpierw dochód, potem księżniczki: złoto rozstrzyga licytacje, zakupy i utrzymanie.
lesson-caravan-wrong = W tej lekcji kup powolną małą karawanę. Karawana kupiona wcześnie opłaca się najbardziej, powolna jest tańsza, a na utrzymanie musi zostać 50 sztuk złota.
lesson-plans =
    Dwa plany, które przynoszą zwycięstwo. Inwestor w pierwszych turach kupuje karawany oraz dwa lub trzy wielbłądy, tanio wygrywa licytacje, a potem stać go na wszystko, na co patrzy następna księżniczka.
    Specjalista wcześnie prowadzi w prezencji lub statusie: dwie księżniczki na trzy patrzą najpierw na jedną z tych rzeczy i takie wprowadzają się do niego jedna po drugiej. Druga mocna strona wygrywa remisy, a części pałacu dają miejsce.
    Trzymaj złoto na utrzymanie i wypatruj właściwości ze swojej karty celu. Teraz graj dalej z komputerem. W każdej chwili możesz poprosić o podpowiedź.
