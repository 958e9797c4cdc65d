### Co mówi rysowana plansza gry „Āmul”, po polsku. Słowa samej gry są w caravanserai/games/amul/text.

page-amul_across = Po drugiej stronie stołu
page-amul_area_of = Obszar gry: { $seat }
page-amul_open_area = Otwórz obszar gry: { $seat }
page-amul_no_cards = Jeszcze bez kart.
page-amul_chosen = wybór gotowy
page-amul_face_down = Leży przed tobą zakryta: { $name }
page-amul_offer_of = Zakryta karta, którą wystawia { $seat }
page-amul_offered_by = wystawia { $seat }
page-amul_sort = Ułóż rękę
page-amul_sort-kind = według rodzaju
page-amul_sort-value = według wartości
page-amul_sort-icon = według symbolu
page-amul_worth = teraz { $now } · maks. { $best }
page-amul_worth_spoken = warta teraz { $now }, najwyżej { $best }
page-amul_now = warta teraz
page-amul_best = najwyżej
page-amul_change = twój wynik
page-amul_lost = przepadłaby
page-amul_lost_short = przepada
page-amul_lost_spoken = ma tylko symbol ręki i opuściłaby grę
page-amul_place-table = Liczy się tylko w twoim obszarze gry.
page-amul_place-hand = Liczy się tylko na ręce na koniec; zagrana opuszcza grę.
page-amul_place-both = Liczy się w obszarze gry albo na ręce na koniec.
page-amul_symbols = { $which ->
    [arab] { $count ->
        [one] { $count } symbol arabski
        [few] { $count } symbole arabskie
       *[other] { $count } symboli arabskich
    }
    [mongol] { $count ->
        [one] { $count } symbol mongolski
        [few] { $count } symbole mongolskie
       *[other] { $count } symboli mongolskich
    }
    [object] { $count ->
        [one] { $count } symbol przedmiotu
        [few] { $count } symbole przedmiotu
       *[other] { $count } symboli przedmiotu
    }
    [trade] { $count ->
        [one] { $count } symbol handlu
        [few] { $count } symbole handlu
       *[other] { $count } symboli handlu
    }
   *[military] { $count ->
        [one] { $count } symbol siły militarnej
        [few] { $count } symbole siły militarnej
       *[other] { $count } symboli siły militarnej
    }
}
page-amul_placed = { $symbols }: { $place }. miejsce
page-amul_sets = { $sets ->
    [0] { $name }: brak pełnego zestawu ({ $goods })
    [one] { $name }: { $sets } zestaw ({ $goods })
    [few] { $name }: { $sets } zestawy ({ $goods })
   *[other] { $name }: { $sets } zestawów ({ $goods })
}
page-amul_looks_at = { $name } podgląda: { $seat }
page-amul_round = Runda { $round } z { $rounds }
page-amul_pick_order = Kolejność wyboru
page-amul_military_order = Kolejność militarna
page-amul_strength = siła militarna { $value }, litera { $letter }
page-amul_known = Na ręce, co wiedzą wszyscy
