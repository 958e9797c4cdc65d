### Pierwsza lekcja gry Āmul po polsku.

lesson-goal =
    Jesteś kupcem w Āmulu. W dziewięciu rundach zagrywasz dziewięć kart, a pięć kolejnych zostaje ci na ręce. Potem wszystkie te karty się podlicza i wygrywa największa suma punktów.
    Symbole na karcie mówią, gdzie się liczy: tylko na stole, tylko na ręce na koniec albo w obu miejscach.
    W każdej rundzie każdy dostaje kartę, wystawia jedną na Targ, wybiera z niego jedną i jedną zagrywa.
lesson-offer =
    Wszyscy wystawiają kartę jednocześnie, zakrytą. Kartę, którą wystawisz, może wybrać każdy, nawet ty.
    Na każdej karcie jest napisane, ile daje. Dostawca przypraw nie daje nic, jeśli na koniec nie masz trzech kart Przypraw, a masz jedną: wystaw Dostawcę przypraw.
lesson-offer-right = Twoja karta była zakryta, aż wszyscy wybrali. Teraz wszystkie wystawione karty leżą odkryte na Targu.
lesson-offer-wrong = To dozwolone, ale na razie zatrzymaj to, co samo daje punkty: wystaw Dostawcę przypraw.
lesson-pick =
    Wystawione karty leżą na Targu obok karty z talii. W pierwszych trzech rundach o tym, kto wybiera pierwszy, decyduje karta pierwszego wyboru, a dalej kolejność zgodna z ruchem wskazówek zegara; po każdej rundzie przechodzi ona do następnego gracza. Ktoś wybrał już Złodzieja.
    Masz jedną Porcelanę, wartą 2 punkty. Dwie razem są warte 9. Wybierz Porcelanę.
lesson-pick-right = Dwie Porcelany: seria warta 9 punktów, jeśli obie zostaną na ręce do końca.
lesson-pick-wrong = Druga Porcelana da ci 7 punktów więcej. Wybierz ją.
lesson-reveal =
    Teraz każdy zagrywa kartę na stół, zakrytą i w tym samym czasie. Porcelana ma tylko symbol ręki: zagrana, przepadłaby.
    Arabski strażnik ma tylko symbol stołu: na ręce byłby na koniec nic niewart. Zagraj Strażnika.
lesson-reveal-right = Strażnik daje punkty, symbol arabski do przewagi arabskiej i symbol siły militarnej. Od czwartej rundy pierwszy wybiera ten, kto ma najwięcej symboli siły militarnej.
lesson-reveal-wrong = Ta karta może się liczyć na ręce, a może nawet tylko tam. Arabski strażnik liczy się tylko na stole: zagraj go.
lesson-second = Runda 2. Jeden z graczy zagrał Włóczęgę i dzięki temu wziął kartę, która została na Targu. Dostajesz Złoto, warte 4 punkty. Twoja najsłabsza karta to Przyprawy: same dają tylko 2 punkty. Wystaw Przyprawy.
lesson-second-right = Masz teraz kartę pierwszego wyboru, więc tym razem twój wybór jest pierwszy.
lesson-second-wrong = Zatrzymaj ją: Porcelana i Złoto są warte więcej, a z Lampą twój Olej jest wart 5 punktów zamiast 3. Wystaw Przyprawy.
lesson-merchant = Na Targu leży Arabski kupiec. Kto go zagra, może wziąć jedną z kart wyłożonych w Pałacu. Wybierz go.
lesson-merchant-right = Karty z efektem natychmiastowym są najwięcej warte zagrane wcześnie, póki wybór jest duży.
lesson-merchant-wrong = Karta, która przynosi drugą, jest warta dwóch. Wybierz Arabskiego kupca.
lesson-play = Zanim wybierzesz kartę, spójrz na sąsiadów: niektóre karty liczą to, co leży przed nimi, na przykład ich Złoto. Dla Arabskiego kupca to bez znaczenia: zagraj go.
lesson-play-right = Daje ci kolejny symbol arabski, a teraz działa jego efekt.
lesson-play-wrong = Arabski kupiec działa tylko zagrany. Zagraj go.
lesson-take =
    Możesz wziąć z Pałacu jedną kartę, która trafia od razu do twojego obszaru gry. Karty z Pałacu dają tylko takie efekty.
    Weź Olej, wart 5 punktów, jeśli zachowasz też Lampę, albo Jurtę, wartą 2 punkty i dającą pierwszy w tej grze symbol mongolski.
lesson-take-right = Karta leży teraz w twoim obszarze gry i tam się liczy. Tak samo działa Kontrakt: kto go zagra, może wziąć handlarza z Bazaru. Handlarz chce określonych towarów i na koniec daje 6 punktów za każdy pełny zestaw, który ma jego właściciel.
lesson-take-wrong = To dozwolone, ale Olej z twoją Lampą daje 5 punktów, a Jurta da ci prowadzenie także w symbolach mongolskich: weź jedną z tych kart.
lesson-ending =
    Po dziewiątej rundzie odkrywa się ręce. Karty tylko na stół się z nich odrzuca, pozostałe się wykłada. Każda karta punktuje według swojego opisu, a każdy handlarz daje 6 punktów za zestaw. Najwięcej symboli arabskich daje 8 punktów, drugie miejsce 4, trzecie 2; tak samo jest z mongolskimi. Wygrywa największa suma, a przy remisie większa siła militarna.
lesson-plans =
    Dwa plany, które przynoszą zwycięstwo. Zbieracz gromadzi towary, których chce handlarz: liczą się wtedy dwa razy. Chiński handlarz chce Porcelany, Złota i Oleju. Masz to wszystko, a sprowadzi go do ciebie Kontrakt, który właśnie trafił na twoją rękę.
    Dowódca wcześnie zagrywa Strażników: ich symbole siły militarnej od czwartej rundy dają mu pierwszy wybór, a Generał zatrzymany na ręce daje 2 punkty za każdy z nich.
    Na ręce zostaje tylko pięć kart, więc nie zbieraj ich tam więcej. Teraz graj dalej z komputerem. W każdej chwili możesz poprosić o podpowiedź.
