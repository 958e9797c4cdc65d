### What Āmul’s drawn board says, in English. The game’s own words are in caravanserai/games/amul/text.

page-amul_across = Across the table
page-amul_area_of = Play area of { $seat }
page-amul_open_area = Open the play area of { $seat }
page-amul_no_cards = No card yet.
page-amul_chosen = has chosen
page-amul_face_down = Face down in front of you: { $name }
page-amul_offer_of = Offer of { $seat }, face down
page-amul_offered_by = offered by { $seat }
page-amul_sort = Sort the hand
page-amul_sort-kind = by kind
page-amul_sort-value = by value
page-amul_sort-icon = by icon
page-amul_worth = now { $now } · best { $best }
page-amul_worth_spoken = worth { $now } now, { $best } at best
page-amul_now = worth now
page-amul_best = at best
page-amul_change = your score
page-amul_lost = would be lost
page-amul_lost_short = lost
page-amul_lost_spoken = it has only the hand icon and would leave the game
page-amul_place-table = Counts only in your play area.
page-amul_place-hand = Counts only in your hand at the end; played, it leaves the game.
page-amul_place-both = Counts in your play area or in your hand at the end.
page-amul_symbols = { $which ->
    [arab] { $count ->
        [one] { $count } Arab symbol
       *[other] { $count } Arab symbols
    }
    [mongol] { $count ->
        [one] { $count } Mongol symbol
       *[other] { $count } Mongol symbols
    }
    [object] { $count ->
        [one] { $count } Object symbol
       *[other] { $count } Object symbols
    }
    [trade] { $count ->
        [one] { $count } Trade symbol
       *[other] { $count } Trade symbols
    }
   *[military] { $count ->
        [one] { $count } Military symbol
       *[other] { $count } Military symbols
    }
}
page-amul_placed = { $place ->
    [1] { $symbols }: 1st place
    [2] { $symbols }: 2nd place
    [3] { $symbols }: 3rd place
   *[other] { $symbols }: place { $place }
}
page-amul_sets = { $sets ->
    [0] { $name }: no complete set of { $goods }
    [one] { $name }: 1 set of { $goods }
   *[other] { $name }: { $sets } sets of { $goods }
}
page-amul_looks_at = { $name }, looking at { $seat }
page-amul_round = Round { $round } of { $rounds }
page-amul_pick_order = Order of picks
page-amul_military_order = Military order
page-amul_strength = military value { $value }, letter { $letter }
page-amul_known = In hand, known to everyone
