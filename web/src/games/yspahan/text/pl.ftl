### Co mówi rysowana plansza gry „Yspahan”, po polsku. Słowa samej gry są w caravanserai/games/yspahan/text.

page-arm-W = Droga zachodnia
page-arm-E = Droga wschodnia
page-arm-N = Droga północna
page-arm-S = Droga południowa
short-supervise = Nadzorca
short-draw = Karta
short-build = Zbuduj
short-play_place_good = Towar do sklepu
short-play_camels_for_points = Wielbłądy za punkty
short-play_gold_for_points = Złoto za punkty
short-play_exchange_gold = Wymiana złota
short-play_exchange_camels = Wymiana wielbłądów
short-play_build_no_camels = bez wielbłądów
short-play_build_no_gold = bez złota
short-play_both = z obiema kartami
short-yellow = Żółte kości
short-place = Sklepy
short-move = Nadzorca
short-first = Najpierw
page-yspahan_souk = { $souk }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}{ $state ->
    [complete] , ukończony ({ $name })
    [begun] , zajęte sklepy: { $filled } z { $shops } ({ $name })
   *[empty] , puste sklepy: { $shops }
}
page-yspahan_building_points = Punkty za budynki od 1. do 6.
page-yspahan_only_complete = Punktuje tylko ukończony suk, na koniec tygodnia.
