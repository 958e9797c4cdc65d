### Co mówi rysowana plansza gry „Smoki Aladyna”, po polsku. Słowa samej gry są w caravanserai/games/dragons/text.

page-dragons_herald = Herold
page-dragons_round = Runda { $round }
page-dragons_set_up = Przed pierwszą rundą
page-dragons_when = { $place ->
    [placement] Runda { $round }: rozmieszczanie żetonów
    [end] Runda { $round }: koniec rundy
   *[other] Runda { $round }: { $space }
}
page-dragons_stop = Runda { $round }: { $space }
page-dragons_no_tally = Każdy ma osiem żetonów, kładzionych pojedynczo, zakrytych. Potem rozpatruje się jaskinie od lewej, miasto od prawej i pałac od lewej.
page-dragons_earlier = Poprzednie pole
page-dragons_later = Następne pole
page-dragons_task-heap = Skarby do wyboru
page-dragons_task-price = Proponowana zapłata
page-dragons_task-offers = Twój wybór
page-dragons_window = { $window ->
    [place] Dalej: położenie żetonu
    [before] Dalej: { $space }, odkrycie żetonów
    [tally] Dalej: { $space }, rozpatrzenie
    [end] Dalej: koniec rundy
   *[buy] Dalej: wzięcie artefaktu { $space-in }
}
page-dragons_plays = Zagrane dotąd, w kolejności działania
page-dragons_no_plays = Nic jeszcze nie zagrano. Może zacząć, kto chce.
page-dragons_answers = Kto już odpowiedział
page-dragons_answer = { $what ->
    [open] { $name }: jeszcze nie
   *[done] { $name }: gotowe
}
page-dragons_pass_ahead = Pasuj z góry…
page-dragons_piece = { $what ->
    [carpet] { $name }: Latający dywan { $space-in }
   *[token] { $value ->
        [0] { $name }: zakryty żeton { $space-in }
       *[other] { $name }: { $value } { $space-in }
    }
}
page-dragons_cave = { $what ->
    [open] { $space }.
   *[closed] { $space }: zamknięta.
}
page-dragons_tokens_here = { $tokens ->
    [0] Nie ma tu żetonów.
    [one] { $tokens } żeton tutaj.
    [few] { $tokens } żetony tutaj.
   *[other] { $tokens } żetonów tutaj.
}
page-dragons_bank = Skarbiec: { $units } × { $kind }
page-dragons_room = { $what ->
    [sold_out] { $space }: wyprzedana.
    [shown] { $space }: { $artifact } na sprzedaż, zostało { $artifacts }.
   *[hidden] { $space }: zostało { $artifacts }.
}
page-dragons_guard = { $what ->
    [hidden] Strażnik pałacu, zakryty.
   *[shown] Strażnik pałacu: { $value }.
}
page-dragons_sold_out = wyprzedana
page-dragons_add = Dodaj jeden skarb: { $kind } ({ $units })
page-dragons_take_off = Odejmij jeden skarb: { $kind }
page-dragons_give = { $count ->
    [0] Oddaj
   *[other] Oddaj: { $what }
}
page-dragons_take = { $count ->
    [0] Weź
   *[other] Weź: { $what }
}
page-dragons_for_token = Za { $value }
page-dragons_buy = { $units ->
    [one] Kup za { $units } skarb
    [few] Kup za { $units } skarby
   *[other] Kup za { $units } skarbów
}
page-dragons_buy_searching = Kup z „Abrakadabrą”
page-dragons_placed = { $value } leży na planszy
page-dragons_behind = Żetony za zasłonką
page-dragons_cast = Rzuć zaklęcie
page-dragons_place = Połóż { $token }
page-dragons_give_units = Oddaj { $units }
page-dragons_take_units = Weź { $units }
page-dragons_move_own = { $spell }: twoje { $token } na…
page-dragons_move_other = { $spell }: { $owner }, żeton { $number }, na…
page-dragons_apprentice = { $space }: w zamian za…
page-dragons_eye = Usuń żeton: { $owner }
page-dragons_outcome-bought = kupuje
page-dragons_outcome-bought_face_up = kupuje: { $artifact }
page-dragons_outcome-bought_searching = { $artifact ->
    [hidden] bierze jeden w tajemnicy
   *[other] bierze: { $artifact }
}
page-dragons_outcome-not_bought = nie kupuje
page-dragons_outcome-admitted = siły wystarcza
page-dragons_outcome-bribed = przekupuje strażnika
page-dragons_outcome-not_bribed = nie płaci
page-dragons_outcome-not_admitted = zostaje na zewnątrz
page-dragons_outcome-key_turned = wchodzi z Kluczem
page-dragons_outcome-tokens_taken_back = żetony z powrotem: { $tokens }
page-dragons_outcome-spells_drawn = dobrane zaklęcia: { $cards }
page-dragons_outcome-spell_kept = { $spell ->
    [hidden] jedno zatrzymuje
   *[other] zatrzymuje: { $spell }
}
page-dragons_outcome-spell_given = { $spell ->
    [hidden] jedno dostaje { $owner }
   *[other] { $spell } dostaje { $owner }
}
page-dragons_outcome-spell_rejected = odrzuca: { $spell }
page-dragons_outcome-no_spell_left = nie ma już zaklęć
page-dragons_outcome-djinn_won = artefakty w tej rundzie: { $uses }
page-dragons_outcome-market_used = wymienia
page-dragons_outcome-market_not_used = nie wymienia
page-dragons_outcome-start_player_named = wielbłąda dostaje { $owner }
page-dragons_outcome-smuggled = jako Przemytnik
page-dragons_shelves = Półki, od góry
page-dragons_face_down = zakryty
page-dragons_on_table = { $who }: { $what }
page-dragons_where = Pole
page-dragons_lying_there = Żetony na polu
page-dragons_your_screen = Za twoją zasłonką
page-dragons_effects = Do końca rundy
page-dragons_effect_spy = Szpieg ({ $seat }): wszyscy inni kładą żetony odkryte.
page-dragons_effect_swapped = Każde 9 liczy się jak 1, a każde 1 jak 9.
page-dragons_effect_taboo = „Sezamie, zamknij się!”: { $space }: pole zamknięte.
page-dragons_effect_smuggled = { $seat } zajmuje jako Przemytnik: { $space }.
