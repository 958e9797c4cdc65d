### Co mówi rysowana plansza gry „Emira”, po polsku. Słowa samej gry są w caravanserai/games/emira/text.

short-bid = Licytuj
page-emira_arch = Księżniczka pod łukiem
page-emira_expected = Pod łukiem jest pusto: następna księżniczka dopiero przybędzie.
page-emira_nobody = Teraz nie ma tu żadnej księżniczki.
page-emira_suitors = Jak szejkowie wypadają w oczach księżniczki: { $princess }
page-emira_would_join = Teraz jej wybór to { $seat }.
page-emira_would_visit = Teraz jego wybór to { $seat }.
page-emira_no_candidate = Nikt nie ma dla niej miejsca.
page-emira_gold_decides = Rozstrzygnie tajne złoto: { $seats }.
page-emira_level = Remis, bez rozstrzygnięcia: { $seats }.
page-emira_no_room = brak miejsca
page-emira_only_you = Te karty widzisz tylko ty
page-emira_sort_how = Wskaż karty w nowej kolejności, najpierw wierzchnią.
page-emira_none_left = brak
page-emira_sold_to = kupuje: { $seat }
page-emira_sold = Kupuje
page-emira_in_supply = w puli jeszcze { $count }
page-emira_pays = { $spaces ->
    [few] { $spaces } wypłaty po { $payment } złota
   *[other] { $spaces } wypłat po { $payment } złota
}
page-emira_status_points = { $points ->
    [one] { $points } punkt statusu
    [few] { $points } punkty statusu
   *[other] { $points } punktów statusu
}
page-emira_no_purchase = bez zakupu
page-emira_known_at = Karta { $place } od góry: { $card }
page-emira_this_turn = Ta tura
page-emira_next_turn = Następna tura
page-emira_undecided = Niezdecydowane
page-emira_leads = prowadzi
page-emira_speaks = ma głos
page-emira_in = w grze
page-emira_passed = pas
page-emira_acts = działa
page-emira_waits = przed akcją
page-emira_honeymoon = miesiąc miodowy
page-emira_no_bid = Jeszcze bez stawki
page-emira_no_auction = Nie ma licytacji
page-emira_leads_with = Prowadzi { $seat }
page-emira_won_with = Wygrywa { $seat }
page-emira_pays_only = płacisz { $gold }
page-emira_symbol_played = W tej turze zagrano już kartę z symbolem: { $symbol }
page-emira_rooms = zajęte { $princesses } z { $capacity } komnat
page-emira_free_room = Wolna komnata
page-emira_caravan = { $left ->
    [one] { $caravan }: { $payment } złota na turę, jeszcze { $left } wypłata
    [few] { $caravan }: { $payment } złota na turę, jeszcze { $left } wypłaty
   *[other] { $caravan }: { $payment } złota na turę, jeszcze { $left } wypłat
}
page-emira_discount = { $camels ->
    [one] { $camels } wielbłąd po { $rate }: stawka tańsza o { $discount } złota
    [few] { $camels } wielbłądy po { $rate }: stawka tańsza o { $discount } złota
   *[other] { $camels } wielbłądów po { $rate }: stawka tańsza o { $discount } złota
}
page-emira_hand_cards = { $cards ->
    [one] { $cards } karta wydarzenia na ręce
    [few] { $cards } karty wydarzeń na ręce
   *[other] { $cards } kart wydarzeń na ręce
}
page-emira_next_income = Następna tura: { $supply } ze stałego źródła, { $trade } z karawan
page-emira_next_upkeep = Utrzymanie na koniec tury: { $gold } złota
page-emira_gold_open = Mieszka tu Noor: wszyscy widzą złoto
page-emira_gold_secret = tajne
page-emira_honeymoon_in = Miesiąc miodowy w turze { $turn }
page-emira_xenia = { $markers ->
    [0] Xenia: na koniec tury należy się podarunek
    [one] Xenia: { $markers } żeton do następnego podarunku
    [few] Xenia: { $markers } żetony do następnego podarunku
   *[other] Xenia: { $markers } żetonów do następnego podarunku
}
page-emira_treasures = Żetony i karty statusu
page-emira_off_bids = Zniżka na stawkę
page-emira_short = Do utrzymania brakuje { $gold } złota
page-emira_short_brief = brakuje { $gold }
page-emira_left = zostaje { $gold }
page-emira_left_spoken = zostaje { $gold } złota, utrzymanie { $due }
page-emira_goal = Wygrywasz z { $fewest } księżniczkami o tych właściwościach albo z { $most } dowolnymi.
page-emira_to_act = Przed akcją
page-emira_event_prices = Ceny kart wydarzeń
page-emira_decks = Talie i woreczek
page-emira_track-small_slow = Mała, powolna
page-emira_track-small_fast = Mała, szybka
page-emira_track-large_slow = Duża, powolna
page-emira_track-large_fast = Duża, szybka
