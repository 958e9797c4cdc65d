### Pierwsza lekcja gry Yspahan po polsku. Każdy krok mówi, co zrobić, i odpowiada na ruch dobry i zły.

lesson-goal =
    Jesteś kupcem w Yspahanie. Gra kończy się po trzech tygodniach, z których każdy ma siedem dni; wygrywa ten, kto ma wtedy najwięcej punktów.
    Punkty dają: ukończone suki, na koniec każdego tygodnia; towary wysłane do Karawany; wreszcie budynki, począwszy od trzeciego.
    Jest 6. dzień. Niebieski suk Wazy jest już twój i wart 4 punkty. Żółtemu sukowi Skrzyni, wartemu 6 punktów, brakuje jednego towaru.
lesson-roll =
    Każdego dnia pierwszy gracz rzuca dziewięcioma kośćmi. Kości o tej samej wartości tworzą grupę, a każda grupa leży na jednym piętrze Wieży: najniższa na piętrze Wielbłądów, najwyższa na piętrze Złota, pozostałe pomiędzy nimi, od dołu.
    Dziś to ty rzucasz. Za 1 złotą monetę od sztuki możesz dodać żółte kości, ale złoto przyda ci się na budynek: rzuć bez żółtych kości.
lesson-roll-right = Każdy bierze dziennie jedną grupę, więc od twojego wyboru zależy, co zostanie innym. Jutro rzuca i wybiera pierwszy następny gracz.
lesson-roll-wrong = Żółte kości dają większy wybór, ale dziś potrzebujesz złota. Rzuć bez żółtych kości.
lesson-take =
    Grupa może posłużyć do jednej z trzech rzeczy: do akcji swojego piętra, do przesunięcia Nadzorcy albo do dobrania karty, która przyda się później. Na piętrach Wielbłądów i Złota każda kość to jeden wielbłąd lub jedna moneta; inne piętra pozwalają położyć w swojej dzielnicy jeden towar za każdą kość.
    Dwie kości z piętra Skrzyni to dwa towary: zaopatrz Dzielnicę Skrzyni.
lesson-take-right = Pierwszy towar musiał trafić do suku rozpoczętego wcześniej, więc od razu tam leży. Żółty suk Skrzyni jest ukończony.
lesson-take-wrong = To dozwolone, ale tylko piętro Skrzyni pozwoli ukończyć suk: zaopatrz Dzielnicę Skrzyni.
lesson-place =
    Został jeden towar. W tej dzielnicy nie masz już nieukończonego suku, więc możesz rozpocząć dowolny, który jest jeszcze pusty; odtąd będzie on zamknięty dla innych.
    Rozpocznij niebieski suk Skrzyni od sklepu przy polu drogi W4. Wkrótce zobaczysz, dlaczego.
lesson-place-right = Niebieski suk Skrzyni jest twój; jeden z jego dwóch sklepów jest już pełny.
lesson-place-wrong = To też dozwolone, ale w tej lekcji połóż towar w niebieskim suku Skrzyni, w sklepie przy polu W4.
lesson-build =
    Po użyciu kości możesz wznieść jeden z sześciu budynków, jeśli stać cię na jego cenę w wielbłądach i złocie. Każdy wzmacnia następne tury; trzeci, czwarty i piąty dają też od razu po 5 punktów, a szósty 10.
    Zbuduj Zagrodę (o 1 wielbłąda więcej, gdy bierzesz wielbłądy) albo Kram (o 2 monety więcej, gdy bierzesz złoto).
lesson-build-right = Dobra decyzja. Im wcześniej stoi budynek, tym częściej się przydaje.
lesson-build-wrong = To dozwolone, ale w tej lekcji zbuduj Zagrodę albo Kram.
lesson-supervisor =
    Jest 7. dzień, ostatni w tygodniu. Została dla ciebie tylko jedna kość, czwórka na piętrze Worka: niebieskiego suku Skrzyni nią nie ukończysz.
    Na koniec tygodnia nieukończony suk nic nie daje, a wszystkie sklepy są opróżniane. Niech więc twój towar przyda się inaczej: użyj kości, żeby przesunąć Nadzorcę, postać w bieli.
lesson-supervisor-right = Nadzorca przesuwa się po drodze dokładnie o tyle pól, ile wskazują kości. Za każdą złotą monetę możesz go przesunąć o jedno pole dalej lub bliżej.
lesson-supervisor-wrong = Położony towar niczego dziś nie ukończy, a karta może poczekać. Przesuń Nadzorcę.
lesson-walk = Tam, gdzie Nadzorca kończy ruch, odwiedza sklepy przy drodze. Stoi na polu centralnym, a do W4 są cztery pola. Przy tym polu leży twój towar z niebieskiego suku Skrzyni: przesuń Nadzorcę na W4.
lesson-walk-right = Nadzorca stanął obok twojego towaru. Tak samo możesz go wysłać do przeciwnika: ukończony suk, który straci towar, nic nie daje, póki nie będzie znów pełny.
lesson-walk-wrong = Niech odwiedzi twój własny towar w niebieskim suku Skrzyni: jego sklep leży przy polu W4.
lesson-send = Towar odwiedzony przez Nadzorcę jedzie do Karawany. Właściciel może oddać wielbłąda, żeby zachować towar w sklepie; wtedy jedzie inny, z jego zasobów. Ten sklep i tak zostanie dziś opróżniony: wyślij towar.
lesson-send-right = Twój towar od razu daje 2 punkty. Karawana zapełnia się od dolnego rzędu: przy wejściu towar daje 2, 1 lub 0 punktów, ale gdy liczy się Karawanę, rzędy mają wartość 1, 2 i 3.
lesson-send-wrong = Wielbłąd jest wart więcej niż sklep, który i tak zostanie dziś opróżniony. Wyślij towar.
lesson-week =
    Tydzień został podliczony: 6 punktów za żółty suk Skrzyni i 4 za niebieski suk Wazy. W Karawanie masz dwa towary, bo jeden był tam już wcześniej. Dają swoją liczbę razy wartość twojego najwyższego rzędu: 2 × 1.
    Sklepy są znów puste. Towary w Karawanie zostają, aż się ona zapełni; wtedy liczy się ją jeszcze raz i opróżnia.
lesson-plans =
    Dwa plany, które przynoszą zwycięstwo. Budowniczy wcześnie bierze wielbłądy i złoto i w połowie drugiego tygodnia ma trzy lub cztery budynki. Od trzeciego dają punkty od razu; potem Żuraw pozwala kłaść o 1 towar więcej, a Bazar daje o 2 punkty więcej za każdy suk.
    Przewodnik karawany często przesuwa Nadzorcę. W niższych rzędach każdy towar od razu daje punkty, a wystarczy jeden w wyższym rzędzie, żeby pomnożyć wszystkie, tydzień po tygodniu.
    Po trzecim tygodniu wygrywa największa liczba punktów; przy remisie zwycięstwo jest wspólne. Teraz graj dalej z komputerem. W każdej chwili możesz poprosić o podpowiedź.
