### Pierwsza lekcja gry Āmul po polsku.

lesson-goal =
    Jesteś kupcem w Āmulu. W dziewięciu rundach wykładasz dziewięć kart, a na koniec zatrzymujesz jeszcze pięć na ręce. Potem wszystko się podlicza; wygrywa największa suma.
    Spójrz na ikonę każdej karty: jedne liczą się tylko na stole, inne tylko na ręce na koniec, jeszcze inne w obu miejscach.
    W każdej rundzie każdy wystawia kartę na targ, wybiera z niego jedną i jedną zagrywa.
lesson-offer =
    Wszyscy wystawiają kartę jednocześnie, zakrytą. To, co wystawisz, może wybrać każdy, nawet ty.
    Wielbłąd daje tym więcej, im więcej Wielbłądów jest w grze, a ty masz tylko jednego: wystaw Wielbłąda.
lesson-offer-right = Twoja karta była zakryta, aż wszyscy wybrali. Teraz wszystkie wystawione karty leżą odkryte na targu.
lesson-offer-wrong = Ta karta ci się przyda: twój Olej i Lampa pasują do siebie, a Strażnik ci pomoże. Wystaw Wielbłąda.
lesson-pick =
    Wystawione karty leżą na targu obok karty z talii. W pierwszych rundach o kolejności decyduje karta pierwszego wyboru; jeden gracz wybrał już Złodzieja.
    Masz jedną Porcelanę. Jedna jest warta 2 punkty, dwie razem 9. Wybierz Porcelanę.
lesson-pick-right = Dwie Porcelany: seria warta 9 punktów, jeśli obie zostaną na ręce do końca.
lesson-pick-wrong = Druga Porcelana da ci 7 punktów więcej. Wybierz ją.
lesson-reveal =
    Teraz każdy zagrywa kartę na stół, zakrytą i w tym samym czasie. Porcelana ma tylko ikonę ręki: zagrana, przepadłaby.
    Arabski strażnik ma tylko ikonę stołu: na ręce byłby na koniec nic niewart. Zagraj Strażnika.
lesson-reveal-right = Strażnik daje punkty, symbol arabski do przewagi arabskiej i symbol siły militarnej. Po pierwszych rundach pierwszy wybiera ten, kto ma tych symboli najwięcej.
lesson-reveal-wrong = Ta karta może się liczyć na ręce albo tylko tam. Arabski strażnik liczy się tylko na stole: zagraj go.
lesson-second = Runda 2: jeden z graczy zagrał Włóczęgę i wziął kartę, która została na targu. Dostajesz Złoto. Wystaw Przyprawy: ich seria daje niewiele i chyba nikt ich nie zbiera.
lesson-second-right = Masz teraz kartę pierwszego wyboru, więc tym razem twój wybór jest pierwszy.
lesson-second-wrong = Zatrzymaj ją: Porcelana i Złoto są warte więcej, a Lampa podnosi wartość twojego Oleju. Wystaw Przyprawy.
lesson-merchant = Na targu leży Arabski kupiec. Kto go zagra, może wziąć kartę z pałacu. Wybierz go.
lesson-merchant-right = Karty z efektem natychmiastowym są najwięcej warte zagrane wcześnie, póki wybór jest duży.
lesson-merchant-wrong = Karta, która przynosi drugą, jest warta dwóch. Wybierz Arabskiego kupca.
lesson-play = Zagraj Arabskiego kupca.
lesson-play-right = Daje kolejny symbol arabski, a jego efekt działa od razu.
lesson-play-wrong = Arabski kupiec działa tylko zagrany. Zagraj go.
lesson-take =
    Możesz wziąć z pałacu jedną kartę, która trafia od razu do twojego obszaru gry. Karty z pałacu i bazaru dają tylko takie efekty.
    Weź Olej, który twoja Lampa czyni cenniejszym, albo Jurtę, która da ci prowadzenie w symbolach mongolskich.
lesson-take-right = Karta leży w twoim obszarze gry i tam się liczy.
lesson-take-wrong = To dozwolone, ale Olej lub Jurta da ci więcej: Lampa podnosi wartość Oleju, a przewaga jest warta 8 punktów.
lesson-ending =
    Po dziewiątej rundzie odkrywa się ręce: karty tylko na stół się odrzuca, pozostałe się wykłada. Potem każda karta punktuje według swojego opisu, każdy handlarz daje 6 punktów za pełny zestaw towarów, których chce, a przewaga arabska i mongolska 8, 4 i 2 punkty.
    Wiele kart liczy to, co mają sąsiedzi. Zanim wybierzesz, spójrz na graczy obok siebie.
lesson-plans =
    Dwa plany, które przynoszą zwycięstwo:
    Zbieracz gromadzi jedną lub dwie serie (Porcelana, Dywany, Srebro), dzięki Kontraktowi bierze z bazaru handlarza i obsługuje go tymi samymi kartami: liczą się dwa razy.
    Dowódca wcześnie zagrywa Strażników, w późniejszych rundach wybiera pierwszy, prowadzi w jednej z przewag i dodaje Generałów, którzy liczą każdy symbol siły militarnej.
    Licz karty na ręce: na koniec zostaje pięć, więc więcej niż pięć dobrych kart na rękę to za dużo. Teraz graj dalej z komputerem. W każdej chwili możesz poprosić o podpowiedź.
