### Pierwsza lekcja gry Yspahan po polsku. Każdy krok mówi, co zrobić, i odpowiada na ruch dobry i zły.

lesson-goal =
    Jesteś kupcem w Yspahanie. Po trzech tygodniach, z których każdy ma siedem dni, wygrywa ten, kto ma najwięcej punktów.
    Punkty dają trzy rzeczy: ukończone suki (liczone na koniec każdego tygodnia), towary wysłane z Karawaną oraz budynki, począwszy od trzeciego.
    Jest 6. dzień pierwszego tygodnia. Do ukończenia żółtego suku w Dzielnicy Skrzyni, wartego 6 punktów, brakuje ci jednego sklepu.
lesson-roll =
    Każdy dzień zaczyna się od rzutu: kości układa się w Wieży według wartości, najniższe na piętrze Wielbłądów, najwyższe na piętrze Złota.
    Dziś to ty rzucasz. Za 1 złotą monetę od sztuki możesz dodać żółte kości, ale złoto przyda ci się na budynek: rzuć bez żółtych kości.
lesson-roll-right = Kości o tej samej wartości tworzą grupę, a każda grupa leży na jednym piętrze. Każdy gracz bierze dziennie jedną grupę; od twojego wyboru zależy, co zostanie innym.
lesson-roll-wrong = Żółte kości dają większy wybór, ale dziś potrzebujesz złota. Rzuć bez żółtych kości.
lesson-take =
    Grupa może posłużyć do jednej z trzech rzeczy: do akcji swojego piętra, do przesunięcia Nadzorcy albo do dobrania karty.
    Dwie kości z piętra Skrzyni pozwalają położyć dwa towary w Dzielnicy Skrzyni. Użyj ich właśnie tak: zaopatrz Dzielnicę Skrzyni.
lesson-take-right = Pierwszy towar trafił tam, gdzie musiał: do rozpoczętego przez ciebie suku. Żółty suk w Dzielnicy Skrzyni jest ukończony.
lesson-take-wrong = To dozwolone, ale tylko piętro Skrzyni pozwoli ukończyć suk: zaopatrz Dzielnicę Skrzyni.
lesson-place =
    Został jeden towar. W tej dzielnicy nie masz już nieukończonego suku, więc możesz rozpocząć dowolny pusty; odtąd będzie on zamknięty dla innych.
    Rozpocznij niebieski suk od sklepu przy polu drogi W4. Wkrótce zobaczysz, dlaczego.
lesson-place-right = Niebieski suk jest twój; jeden z jego dwóch sklepów jest już pełny.
lesson-place-wrong = To też dozwolone, ale połóż towar w niebieskim suku, w sklepie przy polu W4.
lesson-build =
    Po użyciu kości możesz wznieść jeden budynek, jeśli stać cię na jego cenę w wielbłądach i złocie. Budynki wzmacniają twoje następne tury, a trzeci i każdy kolejny od razu daje punkty.
    Zbuduj Zagrodę (więcej wielbłądów) albo Kram (więcej złota).
lesson-build-right = Dobra decyzja. Im wcześniej stoi budynek, tym częściej się przydaje.
lesson-build-wrong = Możesz, ale mniej się wtedy nauczysz: zbuduj Zagrodę albo Kram.
lesson-supervisor =
    To ostatni dzień tygodnia. Inni wzięli złoto i wielbłądy; dla ciebie została jedna kość o wartości 4.
    Niebieskiego suku dziś nie ukończysz: na koniec tygodnia nieukończony suk nic nie daje, a jego towary wracają do właścicieli. Niech więc ten towar na coś się przyda: użyj kości, żeby przesunąć Nadzorcę, postać w bieli.
lesson-supervisor-right = Nadzorca przesuwa się o tyle pól, ile wskazują kości. Za każde pole więcej lub mniej możesz zapłacić 1 złotą monetę.
lesson-supervisor-wrong = Jeszcze jeden towar niczego dziś nie ukończy, a karta może poczekać. Przesuń Nadzorcę.
lesson-walk = Nadzorca stoi na polu centralnym. Tam, gdzie kończy ruch, odwiedza sklep przy drodze. Przesuń go na pole W4, do swojego towaru.
lesson-walk-right = Nadzorca stanął obok twojego towaru.
lesson-walk-wrong = Niech odwiedzi twój własny towar w niebieskim suku: jego sklep leży przy polu W4.
lesson-send = Towar odwiedzony przez Nadzorcę jedzie do Karawany, chyba że właściciel odda wielbłąda, żeby zachować go w sklepie; wtedy jedzie towar z zasobów. Ten sklep i tak zostanie dziś opróżniony: wyślij towar.
lesson-send-right = W dolnym rzędzie Karawany towar od razu daje 2 punkty. Wyższe rzędy dają mniej teraz, a więcej później.
lesson-send-wrong = Wielbłąd jest wart więcej niż sklep, który i tak zostanie dziś opróżniony. Wyślij towar.
lesson-week =
    Tydzień został podliczony: 6 punktów za żółty suk w Dzielnicy Skrzyni, 4 za niebieski suk w Dzielnicy Wazy i 2 za twoje dwa towary w Karawanie (ich liczba razy wartość twojego najwyższego rzędu). Sklepy są znów puste; Karawana zostaje, aż się zapełni.
    Nadzorca działa też przeciw innym: wysłany obok cudzego suku może go zepsuć tuż przed końcem tygodnia.
lesson-plans =
    Gra kończy się po trzecim tygodniu. Dwa plany, które przynoszą zwycięstwo:
    Budowniczy wcześnie bierze wielbłądy i złoto, w połowie drugiego tygodnia ma trzy lub cztery budynki, za każdy od trzeciego do piątego dostaje 5 punktów, a za szósty 10, i zapełnia suki z pomocą Żurawia i Bazaru.
    Przewodnik karawany często przesuwa Nadzorcę, ładuje Karawanę, póki dolny rząd daje punkty, sięga po wyższy rząd i dostaje punkty za wszystkie swoje towary, gdy Karawana się zapełni, oraz na koniec każdego tygodnia.
    Wysokie piętra rzadko mają wiele kości: korzystaj z nich, gdy mają. Teraz graj dalej z komputerem. W każdej chwili możesz poprosić o podpowiedź.
