### What Emira’s drawn board says, in English. The game’s own words are in caravanserai/games/emira/text.

short-bid = Bid
page-emira_arch = The princess in the arch
page-emira_expected = The arch is empty: the next princess has yet to appear.
page-emira_nobody = No princess is here now.
page-emira_suitors = What { $princess } compares
page-emira_would_join = Would move in with { $seat } now.
page-emira_would_visit = Would visit { $seat } now.
page-emira_no_candidate = Nobody has room for her.
page-emira_gold_decides = Secret gold decides: { $seats }.
page-emira_level = Tied, no decision yet: { $seats }.
page-emira_no_room = no room
page-emira_only_you = Only you see these cards
page-emira_sort_how = Point at the cards in their new order, the top one first.
page-emira_none_left = none
page-emira_sold_to = sold to { $seat }
page-emira_sold = Sold to
page-emira_in_supply = { $count } more in the supply
page-emira_pays = { $spaces } payments of { $payment } gold
page-emira_status_points = { $points ->
    [one] { $points } status point
   *[other] { $points } status points
}
page-emira_no_purchase = no purchase
page-emira_known_at = Card { $place } from the top: { $card }
page-emira_this_turn = This turn
page-emira_next_turn = Next turn
page-emira_undecided = Undecided
page-emira_leads = leads
page-emira_speaks = to bid
page-emira_in = in
page-emira_passed = passed
page-emira_acts = acts
page-emira_waits = still to act
page-emira_honeymoon = on honeymoon
page-emira_no_bid = No bid yet
page-emira_no_auction = No auction now
page-emira_leads_with = { $seat } leads with
page-emira_won_with = { $seat } wins with
page-emira_pays_only = you pay { $gold }
page-emira_symbol_played = A card with the symbol { $symbol } was played this turn
page-emira_rooms = { $princesses } of { $capacity } rooms taken
page-emira_free_room = A free room
page-emira_caravan = { $left ->
    [one] { $caravan }: { $payment } gold a turn, { $left } payment left
   *[other] { $caravan }: { $payment } gold a turn, { $left } payments left
}
page-emira_discount = { $camels ->
    [one] { $camels } camel at { $rate }: { $discount } gold off a bid
   *[other] { $camels } camels at { $rate }: { $discount } gold off a bid
}
page-emira_hand_cards = { $cards ->
    [one] { $cards } event card in hand
   *[other] { $cards } event cards in hand
}
page-emira_next_income = Next turn: { $supply } from the spice supply, { $trade } from caravans
page-emira_next_upkeep = Upkeep at the end of the turn: { $gold } gold
page-emira_gold_open = Noor lives here: everyone sees the gold
page-emira_gold_secret = secret
page-emira_honeymoon_in = On honeymoon in turn { $turn }
page-emira_xenia = { $markers ->
    [0] Xenia: her gift is due at the end of the turn
    [one] Xenia: { $markers } marker before her next gift
   *[other] Xenia: { $markers } markers before her next gift
}
page-emira_treasures = Tokens and status cards
page-emira_off_bids = Off each bid
page-emira_short = { $gold } gold short of the upkeep
page-emira_short_brief = { $gold } short
page-emira_left = { $gold } left
page-emira_left_spoken = { $gold } gold left, upkeep { $due }
page-emira_goal = Win with { $fewest } princesses who cover this, or with any { $most }.
page-emira_to_act = Still to act
page-emira_event_prices = Event cards cost
page-emira_decks = Decks and bag
page-emira_track-small_slow = Small, slow
page-emira_track-small_fast = Small, fast
page-emira_track-large_slow = Large, slow
page-emira_track-large_fast = Large, fast
