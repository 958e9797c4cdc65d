### Aladdin's Dragons in English.
###
### How arguments are rendered is explained in caravanserai/language/language.py: `$space` is the name of a space,
### `$space-in` the attribute `.in` of the same name, and a secret is the word "hidden". A kind of treasure has a
### singular and a plural, so that `amount-kind` can say “1 crown” and “3 crowns”.

title = Aladdin's Dragons
tagline = Dragons' caves full of treasure, a city full of favours, and a palace that sells to those who can get in.
about = The Caliph is selling his artifacts. Each round you place eight numbered tokens, face down and one at a time: in the dragons' caves for treasure, in the city for privileges, in front of the guard to get into the palace, and in its rooms to buy. Then the tokens are turned up, space by space, and you see who was bluffing. When the last artifact is sold, whoever has the most wins. In the magic game the artifacts have powers, and there are spells to cast.

## The board

area-caves = Dragon caves
area-city = City
area-palace = Caliph's Palace

space-cave_crowns = Cave of crowns
    .the = the Cave of crowns
    .in = in the Cave of crowns
space-cave_pearls = Cave of pearls
    .the = the Cave of pearls
    .in = in the Cave of pearls
space-cave_gemstones = Cave of gemstones
    .the = the Cave of gemstones
    .in = in the Cave of gemstones
space-cave_trophies = Cave of trophies
    .the = the Cave of trophies
    .in = in the Cave of trophies
space-cave_gold = Cave of gold
    .the = the Cave of gold
    .in = in the Cave of gold
space-tent = Aladdin's Tent
    .the = Aladdin's Tent
    .in = in Aladdin's Tent
space-djinn = Djinn's House
    .the = the Djinn's House
    .in = in the Djinn's House
space-market = Market
    .the = the Market
    .in = in the Market
space-caravanserai = Caravanserai
    .the = the Caravanserai
    .in = in the Caravanserai
space-guard = Palace guard
    .the = the guard
    .in = in front of the guard
space-room_1 = Palace room 1
    .the = palace room 1
    .in = in palace room 1
space-room_2 = Palace room 2
    .the = palace room 2
    .in = in palace room 2
space-room_3 = Palace room 3
    .the = palace room 3
    .in = in palace room 3
space-room_4 = Palace room 4
    .the = palace room 4
    .in = in palace room 4
space-room_5 = Palace room 5
    .the = palace room 5
    .in = in palace room 5

# Where something came from.
origin-cave_crowns = { space-cave_crowns }
    .the = { space-cave_crowns.the }
    .in = { space-cave_crowns.in }
origin-cave_pearls = { space-cave_pearls }
    .the = { space-cave_pearls.the }
    .in = { space-cave_pearls.in }
origin-cave_gemstones = { space-cave_gemstones }
    .the = { space-cave_gemstones.the }
    .in = { space-cave_gemstones.in }
origin-cave_trophies = { space-cave_trophies }
    .the = { space-cave_trophies.the }
    .in = { space-cave_trophies.in }
origin-cave_gold = { space-cave_gold }
    .the = { space-cave_gold.the }
    .in = { space-cave_gold.in }
origin-tent = { space-tent }
    .the = { space-tent.the }
    .in = { space-tent.in }
origin-djinn = { space-djinn }
    .the = { space-djinn.the }
    .in = { space-djinn.in }
origin-market = { space-market }
    .the = { space-market.the }
    .in = { space-market.in }
origin-caravanserai = { space-caravanserai }
    .the = { space-caravanserai.the }
    .in = { space-caravanserai.in }
origin-guard = { space-guard }
    .the = { space-guard.the }
    .in = { space-guard.in }
origin-room_1 = { space-room_1 }
    .the = { space-room_1.the }
    .in = { space-room_1.in }
origin-room_2 = { space-room_2 }
    .the = { space-room_2.the }
    .in = { space-room_2.in }
origin-room_3 = { space-room_3 }
    .the = { space-room_3.the }
    .in = { space-room_3.in }
origin-room_4 = { space-room_4 }
    .the = { space-room_4.the }
    .in = { space-room_4.in }
origin-room_5 = { space-room_5 }
    .the = { space-room_5.the }
    .in = { space-room_5.in }

## Treasures

kind-crowns = Crowns
    .one = crown
    .many = crowns
kind-pearls = Pearls
    .one = pearl
    .many = pearls
kind-gemstones = Gemstones
    .one = gemstone
    .many = gemstones
kind-trophies = Trophies
    .one = trophy
    .many = trophies
kind-gold = Gold bars
    .one = gold bar
    .many = gold bars

# Every way to choose three units.
mix-crowns_crowns_crowns = 3 crowns
mix-crowns_crowns_pearls = 2 crowns and 1 pearl
mix-crowns_crowns_gemstones = 2 crowns and 1 gemstone
mix-crowns_crowns_trophies = 2 crowns and 1 trophy
mix-crowns_crowns_gold = 2 crowns and 1 gold bar
mix-crowns_pearls_pearls = 1 crown and 2 pearls
mix-crowns_pearls_gemstones = 1 crown, 1 pearl and 1 gemstone
mix-crowns_pearls_trophies = 1 crown, 1 pearl and 1 trophy
mix-crowns_pearls_gold = 1 crown, 1 pearl and 1 gold bar
mix-crowns_gemstones_gemstones = 1 crown and 2 gemstones
mix-crowns_gemstones_trophies = 1 crown, 1 gemstone and 1 trophy
mix-crowns_gemstones_gold = 1 crown, 1 gemstone and 1 gold bar
mix-crowns_trophies_trophies = 1 crown and 2 trophies
mix-crowns_trophies_gold = 1 crown, 1 trophy and 1 gold bar
mix-crowns_gold_gold = 1 crown and 2 gold bars
mix-pearls_pearls_pearls = 3 pearls
mix-pearls_pearls_gemstones = 2 pearls and 1 gemstone
mix-pearls_pearls_trophies = 2 pearls and 1 trophy
mix-pearls_pearls_gold = 2 pearls and 1 gold bar
mix-pearls_gemstones_gemstones = 1 pearl and 2 gemstones
mix-pearls_gemstones_trophies = 1 pearl, 1 gemstone and 1 trophy
mix-pearls_gemstones_gold = 1 pearl, 1 gemstone and 1 gold bar
mix-pearls_trophies_trophies = 1 pearl and 2 trophies
mix-pearls_trophies_gold = 1 pearl, 1 trophy and 1 gold bar
mix-pearls_gold_gold = 1 pearl and 2 gold bars
mix-gemstones_gemstones_gemstones = 3 gemstones
mix-gemstones_gemstones_trophies = 2 gemstones and 1 trophy
mix-gemstones_gemstones_gold = 2 gemstones and 1 gold bar
mix-gemstones_trophies_trophies = 1 gemstone and 2 trophies
mix-gemstones_trophies_gold = 1 gemstone, 1 trophy and 1 gold bar
mix-gemstones_gold_gold = 1 gemstone and 2 gold bars
mix-trophies_trophies_trophies = 3 trophies
mix-trophies_trophies_gold = 2 trophies and 1 gold bar
mix-trophies_gold_gold = 1 trophy and 2 gold bars
mix-gold_gold_gold = 3 gold bars

## Artifacts

artifact-lamp = Aladdin's Lamp
    .a = a Lamp
    .the = the Lamp
artifact-lamp-effect = Light it with your first spell: until the end of the round you may cast any number of your spells.
artifact-counterspell = Counterspell
    .a = a Counterspell
    .the = the Counterspell
artifact-counterspell-effect = Cancels a spell that another player has just cast.
artifact-double = Double
    .a = a Double
    .the = the Double
artifact-double-effect = One of your face-up tokens counts twice in the space being tallied; in a palace room you pay for it twice.
artifact-carpet = Flying Carpet
    .a = a Flying Carpet
    .the = the Flying Carpet
artifact-carpet-effect = Becomes one of your tokens, with value 3, in the space being tallied.
artifact-key = Key
    .a = a Key
    .the = the Key
artifact-key-effect = Lets you into the palace this round, for free. You can wait until the guard is turned up before you use it.
artifact-scroll = Scroll
    .a = a Scroll
    .the = the Scroll
artifact-scroll-effect = Cannot be used. Breaks ties: among players with the same number of artifacts, whoever has the most Scrolls wins.
artifact-unknown = Artifact
    .a = an artifact
    .the = an artifact

## Spells

spell-second_chance = 2nd Chance
    .quoted = “2nd Chance”
spell-second_chance-effect = Move one of your own tokens, except one in front of the guard, to an open space that has not been tallied yet.
spell-abracadabra = Abracadabra
    .quoted = “Abracadabra”
spell-abracadabra-effect = When you buy: look through the room's stack and take any artifact in it instead.
spell-last_first = And the Last Will Be the First
    .quoted = “And the Last Will Be the First”
spell-last_first-effect = For the rest of the round every 9 counts as 1 and every 1 as 9, except in front of the guard.
spell-charity = Charity
    .quoted = “Charity”
spell-charity-effect = Take 3 treasures of your choice from the bank.
spell-city_tax = City Tax
    .quoted = “City Tax”
spell-city_tax-effect = Your opponents pay 2 treasures for each of their tokens in the city, or take it back.
spell-donation = Donation
    .quoted = “Donation”
spell-donation-effect = Every player, including you, returns 5 treasures to the bank.
spell-dragon_leaves = Dragon Leaves
    .quoted = “Dragon Leaves”
spell-dragon_leaves-effect = Put 4 treasures on the first shelf of an empty cave and 2 on the second.
spell-dragon_return = Dragon's Return
    .quoted = “Dragon's Return”
spell-dragon_return-effect = All treasures of a cave return to the bank.
spell-eye_for_an_eye = Eye for an Eye
    .quoted = “Eye for an Eye”
spell-eye_for_an_eye-effect = Remove an opponent's token; then that opponent removes one of yours.
spell-lunar_eclipse = Lunar Eclipse
    .quoted = “Lunar Eclipse”
spell-lunar_eclipse-effect = In one space all face-up odd tokens and all Carpets return to their owners.
spell-mages_apprentice = Mage's Apprentice
    .quoted = “Mage's Apprentice”
spell-mages_apprentice-effect = Swap one of your unused artifacts for one that lies face up in a palace room.
spell-mirage = Mirage
    .quoted = “Mirage”
spell-mirage-effect = Look through the stack of a palace room and put one of its artifacts on sale.
spell-parasite = Parasite
    .quoted = “Parasite”
spell-parasite-effect = Use the power of an artifact that an opponent has already used this round.
spell-sacrifice = Sacrifice
    .quoted = “Sacrifice”
spell-sacrifice-effect = Every player, including you, returns 7 treasures to the bank.
spell-smuggler = Smuggler
    .quoted = “Smuggler”
spell-smuggler-effect = Right after the caves: you count as the strongest in every city space without tokens.
spell-solar_eclipse = Solar Eclipse
    .quoted = “Solar Eclipse”
spell-solar_eclipse-effect = In one space all face-up even tokens return to their owners.
spell-spy = Spy
    .quoted = “Spy”
spell-spy-effect = Until the end of the round your opponents place their tokens face up.
spell-sultans_tax = Sultan's Tax
    .quoted = “Sultan's Tax”
spell-sultans_tax-effect = Your opponents pay 1 treasure for each of their tokens in the palace rooms, or take all of these back.
spell-taboo = Taboo!
    .quoted = “Taboo!”
spell-taboo-effect = For the rest of the round no further token and no Carpet can be placed in one space.
spell-teleport = Teleport
    .quoted = “Teleport”
spell-teleport-effect = For a few treasures, move any token, except one in front of the guard, to an open space that has not been tallied yet.
spell-trade = Trade
    .quoted = “Trade”
spell-trade-effect = Return as many treasures as you like and take the same number of others from the bank.

## Words of the game

term-token = Token
term-tokens = Tokens
term-cave = Dragon cave
term-room = Palace room
term-palace_guard = Guard
term-treasure = Treasure
term-treasures = Treasures
term-small_treasure = Small treasure
term-large_treasure = Large treasure
term-bank = Treasury (bank)
term-shelf = Shelf
term-artifact = Artifact
term-artifacts = Artifacts
term-artifact_stack = Artifact stack
term-on_sale = On sale
term-spell = Spell
term-spells = Spells
term-spell_card = Spell card
term-spell_deck = Spell deck
term-treasure_card = Treasure card
term-treasure_deck = Treasure deck
term-camel = Camel
term-start_player = Starting player
term-sequence_order = Player order
term-screen = Screen
term-vizier = Vizier
term-round = Round
term-placement = Placing tokens
term-tally = Tally
term-cleanup = Clean-up
term-strength = Strength
term-strongest = Strongest player
term-bribe = Bribe
term-admitted = Admitted to the palace
term-not_admitted = Not admitted
term-price = Price
term-face_up = Face up
term-face_down = Face down
term-discard = Discard pile
term-pass = Pass
term-respond = Respond
term-window = Window
term-used = Used this round
term-lit = Lamp lit
term-closed = Closed
term-variant_basic = Basic game
term-variant_magic = Magic game
term-color_green = Green
term-color_blue = Blue
term-color_yellow = Yellow
term-color_red = Red
term-color_purple = Purple

## Amounts, used by the sentences below

amount-kind = { $units ->
    [one] { $units } { $kind-one }
   *[other] { $units } { $kind-many }
}
amount-units = { $units ->
    [one] { $units } treasure
   *[other] { $units } treasures
}
amount-tokens = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
amount-artifacts = { $artifacts ->
    [one] { $artifacts } artifact
   *[other] { $artifacts } artifacts
}

## What is asked

prompt-choose_treasures = Choose the { amount-units } you start with. They are shown when everyone has chosen.
prompt-place_token = { $tokens ->
    [one] Place your last token on an open space.
   *[other] Place a token on an open space: { amount-tokens } left behind your screen.
}
prompt-keep_spell = { $given ->
    [0] Aladdin's Tent: keep one of the two spells. The other is discarded.
   *[other] Aladdin's Tent: keep one of the two spells. The second strongest player gets the other.
}
prompt-use_market = The Market: give { amount-units } and take { $taken } of your choice, or decline.
prompt-name_start_player = You have won the Caravanserai: who gets the camel?
prompt-bribe_guard = The guard has value { $value }. Do you pay { amount-units } to get into the palace?
prompt-buy_artifact = { $tokens ->
    [one] { $space }: do you buy { $artifact-the }? Price: { amount-units } of one kind.
   *[other] { $space }: do you buy { $artifact-the }? Price: { amount-units }, a different kind for each of your { amount-tokens }. First the kind for the strongest.
}
prompt-pay_price = { $space }: in which kind do you pay for the next token? It costs { amount-units } of one kind.
prompt-take_artifact = { $space }: take any artifact in the room. Only you see the stack.
prompt-pay_units = { $purpose ->
    [bribe] For the guard: { amount-units } to pay.
    [market] For the Market: { amount-units } to pay.
    [donation] For “Donation”: { amount-units } to return.
    [sacrifice] For “Sacrifice”: { amount-units } to return.
    [city_tax] For “City Tax”: { amount-units } to pay.
    [sultans_tax] For “Sultan's Tax”: { amount-units } to pay.
   *[teleport] For “Teleport”: { amount-units } to pay.
}
prompt-choose_units = { $purpose ->
    [market] The Market: take { amount-units } of your choice.
   *[charity] “Charity”: take { amount-units } of your choice.
}
prompt-respond = { $plays ->
    [0] { $window ->
        [place] { $owner } is about to place a token: play something, or pass.
        [before] Before { $space-the } is resolved: play something, or pass.
        [tally] { $space }: the tokens are turned up. Play something, or pass.
        [end] Before the round ends: play something, or pass.
       *[buy] { $space }: answer the purchase, or pass.
    }
   *[other] { $window ->
        [place] { $owner } is about to place a token: respond to what was played, or pass.
        [before] Before { $space-the } is resolved: respond to what was played, or pass.
        [tally] { $space }: respond to what was played, or pass.
        [end] Before the round ends: respond to what was played, or pass.
       *[buy] { $space }: respond to “Abracadabra”, or pass.
    }
}
prompt-pay_city_tax = { $kept ->
    [0] “City Tax”: { amount-units } for each of your tokens in the city. Which ones do you keep?
   *[other] “City Tax”: { amount-units } for each token. You keep { $kept }; which others?
}
prompt-pay_sultans_tax = “Sultan's Tax”: pay { amount-units } for your { amount-tokens } in the palace rooms, or take all of them back.
prompt-retaliate = “Eye for an Eye”: remove one of the caster's tokens in return.
prompt-trade_give = { $units ->
    [0] “Trade”: which treasures do you give back?
   *[other] “Trade”: { amount-units } given back so far. What else?
}
prompt-trade_take = “Trade”: take { amount-units } from the bank.
prompt-bring_up = “Mirage”: which artifact comes on sale { $space-in }? Only you see the stack.

waiting-choose_treasures = Waiting for { $seat } to choose treasures.
waiting-place_token = Waiting for { $seat } to place a token.
waiting-keep_spell = Waiting for { $seat } to choose a spell in the Tent.
waiting-use_market = Waiting for { $seat } to use the Market or decline.
waiting-name_start_player = Waiting for { $seat } to hand over the camel.
waiting-bribe_guard = Waiting for { $seat } to bribe the guard or decline.
waiting-buy_artifact = Waiting for { $seat } to buy or decline.
waiting-pay_price = Waiting for { $seat } to pay.
waiting-take_artifact = Waiting for { $seat } to take an artifact.
waiting-pay_units = Waiting for { $seat } to pay.
waiting-choose_units = Waiting for { $seat } to take treasures.
waiting-respond = Waiting for { $seat } to play something or pass.
waiting-pay_city_tax = Waiting for { $seat } to pay the City Tax or refuse.
waiting-pay_sultans_tax = Waiting for { $seat } to pay the Sultan's Tax or refuse.
waiting-retaliate = Waiting for { $seat } to remove a token in return.
waiting-trade_give = Waiting for { $seat } to give treasures back.
waiting-trade_take = Waiting for { $seat } to take treasures.
waiting-bring_up = Waiting for { $seat } to put an artifact on sale.

## Moves, as buttons

move-place = Place the { $token } { $space-in }
move-pass = Pass
move-decline = Decline
move-bribe = Bribe the guard
move-buy = Buy, and pay in { $kind-many }
move-buy_searching = Buy with “Abracadabra”, and pay in { $kind-many }
move-pay = Pay in { $kind-many }
move-choose = Take { $mix }
move-give = Give { amount-kind }
move-take = Take { amount-kind }
move-done = Done
move-keep_spell = Keep { $spell-quoted }
move-name = Give the camel to { $seat }
move-pick = { $depth ->
    [0] { $artifact }, the one on sale
   *[other] { $artifact }, number { $depth } of the stack
}
move-keep_token = Pay and keep the { $token }
move-keep_carpet = Pay and keep the Carpet
move-pay_tax = Pay and keep all tokens
move-remove_token = Remove token { $number }
move-remove_carpet = Remove Carpet { $number }
move-use_counterspell = Use a Counterspell against { $spell-quoted }
move-use_double = Use a Double on your { $token }
move-use_double_carpet = Use a Double on your Carpet
move-use_carpet = Use a Flying Carpet
move-use_key = Use a Key
move-parasite_counterspell = Cast “Parasite” as a Counterspell against { $spell-quoted }
move-parasite_double = Cast “Parasite” as a Double of your { $token }
move-parasite_double_carpet = Cast “Parasite” as a Double of your Carpet
move-parasite_carpet = Cast “Parasite” as a Flying Carpet
move-parasite_key = Cast “Parasite” as a Key
move-cast = Cast { $spell-quoted }
move-cast_at = Cast { $spell-quoted }: { $space }
move-cast_apprentice = Cast “Mage's Apprentice”: { $artifact-the } for the artifact in { $space-the }
move-cast_move_own = Cast { $spell-quoted }: your { $token } to { $space-the }
move-cast_move_other = Cast { $spell-quoted }: { $owner }'s token { $number } to { $space-the }
move-cast_eye = Cast “Eye for an Eye”: { $owner }'s token { $number }
move-cast_eye_carpet = Cast “Eye for an Eye”: { $owner }'s Carpet { $number }

## What happened

event-round_began = Round { $round } begins. { $seat } has the camel.
event-card_turned_up = The vizier turns up treasure card { $card }.
event-cave_filled = { $shelves-count ->
    [0] { $space }: the bank has nothing left for it.
   *[other] { $space }: { $shelves-listed } on the shelves, from the top.
}
event-cards_shuffled = The used treasure cards are shuffled into a new deck.
event-guard_posted = A guard is posted in front of the palace, face down.
event-artifact_turned_up = On sale { $space-in }: { $artifact }.
event-round_ended = Round { $round } is over; everything goes back behind the screens.
event-units_taken = { $seat } takes { amount-kind }.
event-units_paid = { $seat } pays { amount-kind }.
event-token_placed = { $value ->
    [hidden] { $seat } places a token { $space-in }.
   *[other] { $seat } places a token { $space-in }: the { $value }.
}
event-token_placed_face_up = { $seat } places the { $value } face up { $space-in }.
event-tokens_turned_up = { $seat } has { $faces } { $space-in }: strength { $strength }.
event-ranked = { $seats-count ->
    [one] { $space }: { $seats } is unopposed.
   *[other] { $space }, from the strongest: { $seats }.
}
event-treasure_won = { $seat } wins { amount-kind } from shelf { $shelf }.
event-left_in_cave = { $units ->
    [one] Nobody takes { amount-kind }: it returns to the bank.
   *[other] Nobody takes { amount-kind }: they return to the bank.
}
event-tokens_taken_back = { $seat } takes { amount-tokens } back from the palace rooms, face down.
event-spells_drawn = { $seat } draws { $cards ->
    [one] { $cards } spell
   *[other] { $cards } spells
} in the Tent.
event-spell_kept = { $spell ->
    [hidden] { $seat } keeps a spell.
   *[other] { $seat } keeps { $spell-quoted }.
}
event-spell_given = { $spell ->
    [hidden] { $seat } gives the other spell to { $owner }.
   *[other] { $seat } gives { $spell-quoted } to { $owner }.
}
event-spell_rejected = { $seat } discards { $spell-quoted }.
event-no_spell_left = The spell deck is empty: { $seat } draws nothing in the Tent.
event-djinn_won = { $uses ->
    [one] { $seat } has the Djinn's help: { $uses } artifact may be used this round.
   *[other] { $seat } has the Djinn's help: { $uses } artifacts may be used this round.
}
event-market_used = { $seat } trades in the Market.
event-market_not_used = { $seat } does not use the Market.
event-start_player_named = { $seat } gives the camel to { $owner }.
event-guard_shown = The guard has value { $value }.
event-admitted = { $seat } is strong enough ({ $strength }) and enters the palace.
event-bribed = { $seat } bribes the guard with { amount-units } and enters the palace.
event-not_bribed = { $seat } does not bribe the guard.
event-not_admitted = { $seat } is not admitted to the palace.
event-not_bought = { $seat } does not buy { $space-in }.
event-bought = { $seat } buys an artifact { $space-in }.
event-bought_face_up = { $seat } buys { $artifact-the } { $space-in }.
event-bought_searching = { $artifact ->
    [hidden] { $seat } takes an artifact { $space-in }, unseen by the others.
   *[other] { $seat } takes { $artifact-the } { $space-in }, unseen by the others.
}
event-unsold = Nobody buys { $space-in }.
event-lamp_lit = { $seat } lights a Lamp.
event-artifact_used = { $seat } uses { $artifact-a }.
event-parasite_cast = { $seat } casts “Parasite” as { $artifact-a }.
event-spell_cast = { $seat } casts { $spell-quoted }.
event-spell_cast_at = { $seat } casts { $spell-quoted } on { $space-the }.
event-apprentice_cast = { $seat } casts “Mage's Apprentice”: { $artifact-the } for the artifact in { $space-the }.
event-move_cast = { $seat } casts { $spell-quoted }: { $owner }'s token { $origin-in } is to go to { $space-the }.
event-eye_cast = { $seat } casts “Eye for an Eye” on { $owner }'s token { $space-in }.
event-counter_aimed = { $seat } aims at { $spell-quoted }, cast by { $owner }.
event-double_aimed = { $seat } chooses the { $value } { $space-in }.
event-spell_cancelled = { $spell-quoted }, cast by { $owner }, is cancelled.
event-spell_without_effect = { $spell-quoted }, cast by { $seat }, has no effect.
event-artifact_without_effect = { $artifact }, used by { $seat }: it has no effect.
event-token_doubled = { $seat }'s { $value } counts twice { $space-in }.
event-carpet_laid = { $seat } lays a Flying Carpet { $space-in }.
event-key_turned = { $seat } enters the palace with a Key.
event-token_moved = { $owner }'s token moves from { $origin-the } to { $space-the }.
event-token_removed = { $value ->
    [hidden] { $owner } takes a token back from { $space-the }, unseen.
   *[other] { $owner } takes the { $value } back from { $space-the }.
}
event-carpet_removed = { $owner } takes the Carpet back from { $space-the }.
event-values_swapped = { $seat } reverses the values: every 9 counts as 1 and every 1 as 9.
event-spy_at_work = { $seat } has a Spy: everyone else now places tokens face up.
event-space_closed = { $space } is closed to all further tokens this round.
event-smuggled = { $seat } takes { $space-the } as a Smuggler.
event-cave_emptied = { $units ->
    [one] The dragon returns: { amount-kind } goes back to the bank.
   *[other] The dragon returns: { amount-kind } go back to the bank.
}
event-stack_searched = { $seat } looks through the stack { $space-in }.
event-artifact_brought_up = { $seat } puts { $artifact-the } on sale { $space-in }.
event-artifact_put_back = Put face down at the bottom of the stack { $space-in }: { $artifact }.
event-artifact_taken = { $seat } takes { $artifact-the } from { $space-the }.
event-artifact_given = { $seat } leaves { $artifact-the } { $space-in }.
event-tax_paid = { $tokens ->
    [0] { $seat } pays nothing for { $spell-quoted }.
   *[other] { $seat } pays { amount-units } for { $spell-quoted } and keeps { amount-tokens }.
}
event-all_returned = { $units ->
    [0] { $seat } has nothing to return for { $spell-quoted }.
   *[other] { $seat } has only { amount-units } for { $spell-quoted } and returns everything.
}
event-last_artifact_sold = The last artifact is sold.
event-stopped = After round { $round } the game is stopped: too many artifacts found no buyer.
event-secret_shown = { $seat } shows a secret artifact: { $artifact }.
event-scored = { $scrolls ->
    [0] { $seat } has { amount-artifacts }.
    [one] { $seat } has { amount-artifacts }, { $scrolls } Scroll among them.
   *[other] { $seat } has { amount-artifacts }, { $scrolls } Scrolls among them.
}
event-game_over = { $winners-count ->
    [one] The game is over: { $winners } wins.
   *[other] The game is over: { $winners } share the victory.
}

## Why something cannot be done

refusal-no_magic = In the basic game artifacts have no powers, and there are no spells.
refusal-no_window_now = Nothing can be played at this moment.
refusal-token_not_behind_screen = The { $token } is not behind your screen.
refusal-space_of_magic_game = { $space } belongs to the magic game.
refusal-room_not_in_use = { $space } is not used with { $players } players.
refusal-space_is_taboo = “Taboo!” keeps further tokens away from { $space-the } this round.
refusal-room_is_full = You cannot have more than { amount-tokens } { $space-in }.
refusal-cave_is_empty = { $space } is closed: there is no treasure in it.
refusal-room_is_sold_out = { $space } is closed: its artifacts are all sold.
refusal-not_admitted = You are not admitted to the palace this round, so { $space-the } is closed to you.
refusal-admitted_already = You have already been admitted to the palace.
refusal-no_such_player = The camel goes to one of the { $players } players at the table.
refusal-spell_not_drawn = { $spell-quoted } is not one of the cards you drew.
refusal-wrong_number_of_units = It must be exactly { amount-units }.
refusal-too_few_units = { $units ->
    [0] You have no { $kind-many }.
   *[other] You have only { amount-kind }.
}
refusal-too_many_units = That is too much: { amount-units } at most.
refusal-bank_too_small = The bank does not have all of these.
refusal-bank_lacks = { $units ->
    [0] The bank has no { $kind-many } left.
   *[other] The bank has only { amount-kind } left.
}
refusal-too_few_of_kind = { $units ->
    [0] This token costs { $price } of one kind, and you have no { $kind-many }.
   *[other] This token costs { $price } of one kind, and you have only { amount-kind }.
}
refusal-cannot_pay = { $units ->
    [0] That costs { $price }, and you have no treasure.
   *[other] That costs { $price }, and you have only { amount-units }.
}
refusal-kind_used_already = You have paid for another token in { $kind-many }: each token takes a different kind.
refusal-same_payment = You have already been offered this payment: the tokens are equal, so paying here in { $kind-many } would be the same.
refusal-artifact_not_there = There is no such artifact { $space-in }.
refusal-nothing_on_sale = Nothing is on sale { $space-in }.
refusal-no_face_down_artifact = There is no face-down artifact left { $space-in }.
refusal-no_unused_artifact = You do not have an unused artifact of this kind: { $artifact }.
refusal-no_use_left = { $uses ->
    [one] You have used { $uses } artifact this round and may not use another.
   *[other] You have used { $uses } artifacts this round and may not use another.
}
refusal-artifact_not_now = { $artifact } cannot be used at this moment.
refusal-nothing_to_double = You have no face-up token { $space-in } that can still be doubled in this way.
refusal-nobody_used_it = No opponent has used { $artifact-a } this round.
refusal-spell_not_in_hand = You do not have the spell { $spell-quoted }.
refusal-no_lamp = To cast a spell you need a lit Lamp, or an unused Lamp that you may still use this round.
refusal-no_spell_at_guard = No spell can be cast once the guard is turned up: only artifacts can be used.
refusal-spell_not_now = { $spell-quoted } cannot be cast at this moment.
refusal-spell_not_castable = { $spell-quoted } would have nothing to act on now.
refusal-space_no_target = { $spell-quoted } cannot be cast on { $space-the } now.
refusal-too_few_units_to_cast = { $spell-quoted } costs { amount-units }, more than you have.
refusal-token_cannot_go = { $spell-quoted } cannot move this token to { $space-the }.
refusal-token_out_of_reach = This token is out of reach: it must be on the board, and not in front of the guard.
refusal-token_not_taxed = You have no such token in the city that is still to be taxed.
refusal-give_something = Give back at least one treasure.
refusal-spell_not_cast_now = { $spell-quoted } is not waiting to take effect.
refusal-own_spell = { $spell-quoted } is your own spell.
refusal-countered_already = A Counterspell is already aimed at { $spell-quoted }.

## Why a position is impossible, as a part of a sentence

fault-no_window = nothing can be played at this moment
fault-searching_now = a stack is searched only while an artifact is taken
fault-not_there = the steps belong to another space
fault-turned_up_now = the steps do not match the tokens that are turned up
fault-strong_enough = the guard has let this player in
fault-nothing_to_sell = there is nothing on sale in this room
fault-searched = whoever searches a stack knows all of it
fault-not_declared = this cannot have been played at this moment
fault-no_abracadabra = the buyer has cast “Abracadabra”
fault-cancelled_later = nothing is cancelled yet
fault-cancelled_so = what is cancelled follows from the plays
fault-moment_or_steps = a position has a moment or steps, not both
fault-turn_in_placement = only the moment “placement” has a turn
fault-in_play = only { $most } artifacts are in play
fault-none_aside = in the magic game no artifact is put aside
fault-stack_height = no more than { $most } artifacts lie here
fault-round_begun = the first round has begun
fault-no_card = a treasure card is face up during a round
fault-one_djinn = only one player wins the Djinn's House in a round
fault-not_between_rounds = this cannot be before the round begins
fault-sold_out = when the last artifact is sold the game is over
fault-not_over = the game is not over before the last artifact is sold
fault-all_shown = at the end no artifact is secret
fault-cave_tallied = a cave that was tallied is empty
fault-guard_up = the guard is turned up when the guard is tallied, not before
fault-lamp_used = a Lamp is lit if one was used, and only one is needed
fault-scroll_used = a Scroll is never used
fault-djinn_later = the Djinn's House has not been tallied yet
fault-guard_later = the guard has not been tallied yet
fault-kept_out = a player who was not admitted has no token in a room (DRA-GUARD.8)
fault-doubled_when_tallied = only a token that has been turned up is doubled
fault-face_up = tokens lie face up in a space that is being tallied or was (DRA-TALLY.3)
fault-carpet_later = a Carpet is laid when its space is tallied
fault-more_than_used = more Carpets or Doubles lie on the board than were used
fault-taboo_space = “Taboo!” closes one space in use, and never the guard
fault-smuggled_space = a Smuggler can hold only spaces of the city
fault-smuggler_later = “Smuggler” is cast just before the Tent
fault-swapped_later = values are swapped from the present space on, or from an earlier one
fault-turned_up_by_vizier = a room that has not sold this round shows an artifact
fault-needs_magic = this belongs to the magic game
fault-moment_space = the moment “{ $what }” needs a space
fault-goes_on = a game that is not over needs a moment or steps
fault-space_unused = “{ $what }” is not used in this game
fault-tokens_each = a player has { $most } tokens
fault-most_carpets = no more than { $most } can be laid in a round
fault-too_many_used = { $used } artifacts are too many (DRA-ART.1)
fault-guards_in_pool = the other guards are in the pool, each once
fault-no_smuggler = somebody must be the smuggler
fault-no_play = a play is a spell or the use of an artifact
fault-aim_at_piece = it must be aimed at a token or a Carpet
fault-name_a_space = it must name a space
fault-offer_artifact = an artifact must be offered
fault-aim_at_spell = it must be aimed at a spell
fault-units_of_kind = there are only { $units } “{ $what }” in all
fault-not_his_token = this player does not have the token { $value } any more
fault-room_limit = no more than { $most } tokens in a room (DRA-PLACE.4)
fault-shelves = a cave has { $shelves } shelves
fault-artifacts_nowhere = artifacts without a place: { $count }, “{ $what }” among them
fault-spell_elsewhere = “{ $what }” is in two places or not in this game
fault-not_his_artifact = the player does not have that many “{ $what }”
fault-only_magic = only the magic game turns artifacts up (DRA-VIZIER.5)
fault-spells_left = cards that are left: { $count } ({ $left })

## Why one would do it, for hints

reason-win_treasure = { $units ->
    [one] The { $token } has a good chance { $space-in }: { amount-units } to be won.
   *[other] The { $token } has a good chance { $space-in }: { amount-units } to be won.
}
reason-enter_palace = Without a token in front of the guard there is nothing to buy; the { $token } saves you most of the bribe.
reason-bid_in_room = With the { $token } you have a chance to buy { $space-in }, at a price you can pay.
reason-win_market = The { $token } may win the Market: more treasures, and of the kinds you need.
reason-win_camel = The { $token } may win the camel, which decides every tie from then on.
reason-win_spells = The { $token } may win you a spell in the Tent.
reason-win_djinn = The { $token } may win the Djinn's help: one more artifact this round.
reason-spare_token = You can spare the { $token }, and { $space-in } it does no harm.
reason-buy = An artifact for { amount-units } is a good purchase: only artifacts count in the end.
reason-buy_searching = For { amount-units } you get the best artifact of the whole stack.
reason-too_dear = { amount-units } would be too much { $space-in }; keep your treasures for another room.
reason-pay_from_plenty = { $kind } are what you can best do without.
reason-bribe_pays = What you can buy in the palace is worth a bribe of { amount-units }.
reason-bribe_too_dear = The palace offers you too little to be worth a bribe of { amount-units }.
reason-not_worth_it = It would cost you more than it brings.
reason-better_spell = { $spell-quoted } is of more use to you than the other card.
reason-take_camel = The camel decides ties: this is the best place for it.
reason-useful_units = These treasures are the most useful for paying for your tokens.
reason-use_market = You can spare { $kind-many }, and you get more than you give.
reason-least_missed = { $kind } are what you will miss least.
reason-deepen = A lot of one kind buys more than a little of each: go on with { $kind-many }.
reason-enough = More would cost you more than it brings.
reason-keep_for_later = Nothing you could play is worth it now.
reason-let_it_be = There is no need to respond to this.
reason-stop_spell = { $spell-quoted } would do you harm.
reason-use_artifact = { $artifact } makes the difference { $space-in }.
reason-cast_spell = Now is a good moment for { $spell-quoted }.
reason-pick_artifact = { $artifact } is the most useful one for you.
reason-keep_token = This token is worth its tax.
reason-pay_tax = Your tokens in the palace are worth the tax.
reason-hit_back = This is the token that hurts most to lose.

## The score, line by line

score-artifacts = Artifacts
score-lamp = Lamps
score-counterspell = Counterspells
score-double = Doubles
score-carpet = Flying Carpets
score-key = Keys
score-scroll = Scrolls
score-unknown = Artifacts not shown

## Short effects: $sign is "+" or "−", $amount is without sign

resource-crowns = { $amount ->
    [one] { $sign }{ $amount } crown
   *[other] { $sign }{ $amount } crowns
}
resource-pearls = { $amount ->
    [one] { $sign }{ $amount } pearl
   *[other] { $sign }{ $amount } pearls
}
resource-gemstones = { $amount ->
    [one] { $sign }{ $amount } gemstone
   *[other] { $sign }{ $amount } gemstones
}
resource-trophies = { $amount ->
    [one] { $sign }{ $amount } trophy
   *[other] { $sign }{ $amount } trophies
}
resource-gold = { $amount ->
    [one] { $sign }{ $amount } gold bar
   *[other] { $sign }{ $amount } gold bars
}
resource-artifacts = { $amount ->
    [one] { $sign }{ $amount } artifact
   *[other] { $sign }{ $amount } artifacts
}
resource-spells = { $amount ->
    [one] { $sign }{ $amount } spell
   *[other] { $sign }{ $amount } spells
}
resource-tokens = { $amount ->
    [one] { $sign }{ $amount } token
   *[other] { $sign }{ $amount } tokens
}

## Table options

option-variant = Game
option-variant-help = In the basic game only the number of artifacts counts; in the magic game they have powers, and there are spells.
option-variant-basic = basic game
option-variant-magic = magic game
option-start_player = Starting player
option-start_player-help = Who starts with the camel. Around a real table it is the youngest player.
option-start_player-random = drawn by lot
option-leftovers = Treasures nobody took
option-leftovers-help = What happens to treasures left in a cave after it is tallied.
option-leftovers-return_to_bank = return to the bank
option-leftovers-stay = stay in the cave

## Standing orders: when not to be asked

order-windows = When to ask me
order-windows-help = The magic game asks you at many moments whether you want to play something. You can pass automatically instead.
order-windows-always = always
order-windows-own_spaces = at my own spaces, and to respond
order-windows-never = never
order-pass_until_next_space = Pass until the next space
order-pass_until_next_space-help = Passes for you until the next space is tallied.
order-pass_until_palace = Pass until the palace
order-pass_until_palace-help = Passes for you until the guard is tallied.
order-pass_until_round_end = Pass for this round
order-pass_until_round_end-help = Passes for you until the next round begins.
order-decline_until_round_end = Decline for this round
order-decline_until_round_end-help = Declines the Market, the bribe and every purchase for you until the next round begins, whether or not you could pay. Nobody can tell it from a choice of your own.

## When a move is possible: keys when-*, said after a refusal

when-place = You place a token when it is your turn to place.
when-pass = You can pass when you are asked for an artifact or a spell.
when-decline = You can decline when the Market, the guard or an artifact is offered to you.
when-bribe = You can bribe the guard when he is shown and your tokens are too weak.
when-buy = You can buy when the artifact of a palace room is offered to you.
when-buy_searching = { when-buy }
when-pay = You pay token by token after you have decided to buy an artifact.
when-choose = You choose treasures at the start, in the Market and with spells that give some.
when-give = You give treasures when there is something to pay, or with “Trade”.
when-take = You take treasures of your choice with “Trade”.
when-done = You say that you are done while you return treasures for “Trade”.
when-keep_spell = You choose a spell after you have won the Tent.
when-name = You give the camel after you have won the Caravanserai.
when-pick = You take an artifact out of a stack when a spell lets you look through it.
when-keep_token = You decide this when somebody has cast “City Tax”.
when-keep_carpet = { when-keep_token }
when-pay_tax = You decide this when somebody has cast “Sultan's Tax”.
when-remove_token = You remove a token in return for “Eye for an Eye”.
when-remove_carpet = { when-remove_token }
when-use_counterspell = Artifacts and spells can be played between the steps of a round, when everyone is asked in turn.
when-use_double = { when-use_counterspell }
when-use_double_carpet = { when-use_counterspell }
when-use_carpet = { when-use_counterspell }
when-use_key = { when-use_counterspell }
when-parasite_counterspell = { when-use_counterspell }
when-parasite_double = { when-use_counterspell }
when-parasite_double_carpet = { when-use_counterspell }
when-parasite_carpet = { when-use_counterspell }
when-parasite_key = { when-use_counterspell }
when-cast = { when-use_counterspell }
when-cast_at = { when-use_counterspell }
when-cast_apprentice = { when-use_counterspell }
when-cast_move_own = { when-use_counterspell }
when-cast_move_other = { when-use_counterspell }
when-cast_eye = { when-use_counterspell }
when-cast_eye_carpet = { when-use_counterspell }

## What the things on the table are and do

about-space-cave = The strongest player takes the first shelf, the second strongest the second, and so on. What is left returns to the treasury.
about-kind = You pay with treasures: for bribes and in the palace rooms, one kind for each token. At the end they are worth nothing.
about-bank = All payments go here, and treasures come from here.
about-shelf = The player with that place in the ranking takes everything on it.
about-closed = No tokens can be placed here this round.
about-treasure_deck = Each round one card decides which treasures lie on the shelves.
about-space-tent = The strongest draws two spells, keeps one and gives the other to the second strongest.
about-space-djinn = The strongest may use two artifacts this round instead of one.
about-space-market = The strongest may give one treasure and take any three.
about-space-caravanserai = The strongest decides who gets the camel and is the starting player from now on.
about-space-guard = Whoever is at least as strong here as the guard's value may buy in the palace. With a token here you may also pay the difference in treasures. All others take their tokens back from the rooms.
about-space-room = From the strongest down, each may buy the artifact. The price: for each of your tokens here as many treasures as its value, a different kind for each.
about-artifacts = Whoever has the most artifacts when the last one is sold wins. In the magic game each also has a power, and you may use one each round.
about-artifact_stack = The artifacts still to be sold in this room. When all stacks are empty, the game ends.
about-token = Everyone has eight: 1, 2 and 4 to 9. They are placed face down, one at a time. In each space the sum of your tokens is your strength.
about-camel = Its holder is the starting player and wins every tie. Otherwise, of equal players, the one nearer to the camel clockwise is ahead.
about-screen = Behind it lie a player's tokens, treasures, artifacts and spells, hidden from the others.
about-admitted = This player may buy in the palace rooms this round.
about-not_admitted = The guard did not let this player in: no purchases this round.
about-lit = This player has lit a Lamp and may cast any number of spells this round.
about-spells = A spell is cast with a lit Lamp, at the moments its rule allows, and then discarded.
about-spell_deck = Spells are drawn from here, in Aladdin's Tent.
