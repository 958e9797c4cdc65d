### Pierwsza lekcja gry Emira po polsku.

lesson-goal =
    Jako szejk chcesz gościć w pałacu księżniczki. Wybierają one, nie ty. Przy czterech graczach gra kończy się, gdy po zapłaceniu utrzymania ktoś gości siedem księżniczek albo pięć, które mają właściwości z jego tajnej karty celu.
    W każdej turze dostajesz dochód, pojawia się księżniczka, każdy kupuje jedną rzecz w kolejności ustalonej licytacjami, księżniczka wybiera szejka, a za księżniczki w pałacach trzeba zapłacić.
lesson-princess =
    Jest 2. tura. Pojawiła się Asima. Porównuje najpierw prezencję, a status tylko przy remisie. Ty i dwoje innych graczy macie po jednym żetonie prezencji: nikt nie prowadzi.
    Do kupienia jest żeton urody. Każdą rzecz może kupić tylko jeden gracz, więc warto działać pierwszemu.
lesson-bid =
    Otwierasz licytację o pierwszą akcję. Masz dwa wielbłądy, a każdy daje 50 zniżki od stawki: stawka 100 nic cię nie kosztuje. Zalicytuj 100.
lesson-bid-right = Inni, żeby cię przebić, musieliby zapłacić pełną stawkę.
lesson-bid-wrong = Zalicytuj dokładnie tyle, ile pokryją twoje wielbłądy: 100. Mniej zachęca do przebicia, więcej kosztuje złoto.
lesson-token = Wszyscy spasowali: wygrywasz licytację i nic nie płacisz. Teraz kup żeton prezencji za 350 sztuk złota.
lesson-token-right = Masz teraz prezencję 2, więcej niż ktokolwiek inny.
lesson-token-wrong = Asima patrzy na prezencję: dziś prowadzenie da ci tylko żeton prezencji.
lesson-events = Inni też już działali. Teraz każdy może kupić kartę wydarzenia: wybór z 2 za 150 sztuk złota, z 3 za 250. Złoto jeszcze się przyda: nie kupuj.
lesson-events-right = Księżniczka wybiera po zakupach. To, co kupisz w danej turze, liczy się już w tej turze.
lesson-events-wrong = Karta wydarzenia przyda się później. Teraz zachowaj złoto na karawanę.
lesson-joined =
    Asima wprowadziła się do ciebie, bo tylko ty masz najlepszą prezencję, a w pałacu było miejsce: mieści dwie księżniczki i o jedną więcej za każdą dobudowaną część.
    Zapłacono 50 sztuk złota za jej utrzymanie i tak będzie co turę. Kto nie może zapłacić, traci księżniczkę. Potem 3. tura zaczęła się od dochodu: 200 ze źródła przypraw i 150 z karawany.
lesson-income =
    Malika chce statusu, a jedyna karta statusu kosztuje 1300: nikogo na nią nie stać. Wykorzystaj tę turę, żeby zarobić. Jeden gracz wziął 150 sztuk złota z banku, co wolno, mając mniej niż 500; inni spasowali.
    Odzywasz się na końcu i nikt nie licytował: wygra każda stawka. Zalicytuj 10, które pokryją wielbłądy.
lesson-income-right = Działasz na początku i za darmo.
lesson-income-wrong = Nikt inny nie licytuje: wystarczy 10, które pokryją wielbłądy.
lesson-caravan = Karawana daje wypłatę co turę, począwszy od następnej: powolna osiem razy, szybka cztery razy dwa razy tyle. Na początku gry lepiej zainwestować w powolne karawany. Kup małą powolną karawanę: po zakupie dużej nie zostałoby złota na utrzymanie Asimy.
lesson-caravan-right = Najpierw dochód, potem księżniczki: złoto rozstrzyga licytacje, zakupy i utrzymanie.
lesson-caravan-wrong = To może poczekać. Dochód kupiony wcześnie opłaca się najbardziej, a na utrzymanie musi zostać 50 sztuk złota: kup małą powolną karawanę.
lesson-plans =
    Gra kończy się, gdy po zapłaceniu utrzymania ktoś osiągnął cel. Dwa plany, które przynoszą zwycięstwo:
    Inwestor w pierwszych turach kupuje karawany oraz dwa lub trzy wielbłądy, a potem tanio licytuje o to, co podoba się następnej księżniczce.
    Specjalista od początku prowadzi w jednej preferencji i jest drugi w innej, więc wprowadza się do niego każda księżniczka, która tego szuka; części pałacu na czas dają miejsce.
    Patrz, których księżniczek wymaga twój cel, i trzymaj złoto na utrzymanie. Teraz graj dalej z komputerem. W każdej chwili możesz poprosić o podpowiedź.
