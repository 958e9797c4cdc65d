### What the drawn board of Aladdin’s Dragons says, in English. The game’s own words are in caravanserai/games/dragons/text.

page-dragons_herald = The herald
page-dragons_round = Round { $round }
page-dragons_set_up = Before the first round
page-dragons_when = { $place ->
    [placement] Round { $round }: placing tokens
    [end] Round { $round }: the end of the round
   *[other] Round { $round }: { $space }
}
page-dragons_stop = Round { $round }: { $space }
page-dragons_no_tally = Eight tokens each, face down and one at a time. Then the caves are resolved from the left, the city from the right, and the palace from the left.
page-dragons_earlier = Previous space
page-dragons_later = Next space
page-dragons_task-heap = Treasures of your choice
page-dragons_task-price = Suggested payment
page-dragons_task-offers = Your choice
page-dragons_window = { $window ->
    [place] Next: a token is placed
    [before] Next: { $space }, its tokens turned up
    [tally] Next: { $space } is resolved
    [end] Next: the round ends
   *[buy] Next: the artifact { $space-in } is taken
}
page-dragons_plays = Played so far, in the order in which it takes effect
page-dragons_no_plays = Nothing has been played yet.
page-dragons_answers = Who has answered
page-dragons_answer = { $what ->
    [open] { $name }: not yet
   *[done] { $name }: done
}
page-dragons_pass_ahead = Pass ahead…
page-dragons_piece = { $what ->
    [carpet] { $name }: Flying Carpet { $space-in }
   *[token] { $value ->
        [0] { $name }: face-down token { $space-in }
       *[other] { $name }: { $value } { $space-in }
    }
}
page-dragons_cave = { $what ->
    [open] { $space }.
   *[closed] { $space }: closed.
}
page-dragons_tokens_here = { $tokens ->
    [0] No tokens here.
    [one] 1 token here.
   *[other] { $tokens } tokens here.
}
page-dragons_bank = Treasury: { $units } × { $kind }
page-dragons_room = { $what ->
    [sold_out] { $space }: sold out.
    [shown] { $space }: { $artifact } on sale, { $artifacts } left.
   *[hidden] { $space }: { $artifacts } left.
}
page-dragons_guard = { $what ->
    [hidden] Palace guard, face down.
   *[shown] Palace guard: { $value }.
}
page-dragons_sold_out = sold out
page-dragons_add = Add one: { $kind } ({ $units })
page-dragons_take_off = Take one off: { $kind }
page-dragons_give = { $count ->
    [0] Give
   *[other] Give { $what }
}
page-dragons_take = { $count ->
    [0] Take
   *[other] Take { $what }
}
page-dragons_for_token = For the { $value }
page-dragons_buy = { $units ->
    [one] Buy for 1 treasure
   *[other] Buy for { $units } treasures
}
page-dragons_buy_searching = Buy with “Abracadabra”
page-dragons_placed = The { $value } is on the board
page-dragons_behind = Tokens behind the screen
page-dragons_cast = Cast it
page-dragons_place = Place the { $token }
page-dragons_give_units = Give { $units }
page-dragons_take_units = Take { $units }
page-dragons_move_own = { $spell }: your { $token } to…
page-dragons_move_other = { $spell }: token { $number } of { $owner } to…
page-dragons_apprentice = { $space }: in exchange for…
page-dragons_eye = Remove a token of { $owner }
page-dragons_outcome-bought = buys
page-dragons_outcome-bought_face_up = buys: { $artifact }
page-dragons_outcome-bought_searching = { $artifact ->
    [hidden] takes one unseen
   *[other] takes: { $artifact }
}
page-dragons_outcome-not_bought = does not buy
page-dragons_outcome-admitted = strong enough
page-dragons_outcome-bribed = bribes the guard
page-dragons_outcome-not_bribed = does not bribe
page-dragons_outcome-not_admitted = stays outside
page-dragons_outcome-key_turned = enters with a Key
page-dragons_outcome-tokens_taken_back = tokens back: { $tokens }
page-dragons_outcome-spells_drawn = draws spells: { $cards }
page-dragons_outcome-spell_kept = { $spell ->
    [hidden] keeps one
   *[other] keeps { $spell }
}
page-dragons_outcome-spell_given = { $spell ->
    [hidden] one to { $owner }
   *[other] { $spell } to { $owner }
}
page-dragons_outcome-spell_rejected = discards { $spell }
page-dragons_outcome-no_spell_left = no spell left
page-dragons_outcome-djinn_won = artifacts this round: { $uses }
page-dragons_outcome-market_used = trades
page-dragons_outcome-market_not_used = does not trade
page-dragons_outcome-start_player_named = gives the camel to { $owner }
page-dragons_outcome-smuggled = as a Smuggler
page-dragons_shelves = Shelves, from the top
page-dragons_face_down = face down
page-dragons_on_table = { $who }: { $what }
page-dragons_where = Space
page-dragons_lying_there = Tokens there
page-dragons_your_screen = Behind your screen
page-dragons_effects = Until the end of the round
page-dragons_effect_spy = Spy ({ $seat }): everyone else places face up.
page-dragons_effect_swapped = Every 9 counts as 1 and every 1 as 9.
page-dragons_effect_taboo = “Taboo!”: { $space } is closed.
page-dragons_effect_smuggled = { $seat } holds { $space } as a Smuggler.
