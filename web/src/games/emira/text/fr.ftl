### Ce que dit le plateau dessiné de « Emira », en français. Les mots du jeu sont dans caravanserai/games/emira/text.

short-bid = Enchérir
page-emira_arch = La princesse sous l’arche
page-emira_expected = L’arche est vide : la prochaine princesse n’est pas encore là.
page-emira_nobody = Aucune princesse n’est là pour l’instant.
page-emira_suitors = { $princess } compare les cheiks
page-emira_would_join = S’installerait chez { $seat } maintenant.
page-emira_would_visit = Rendrait visite à { $seat } maintenant.
page-emira_no_candidate = Personne n’a de place pour elle.
page-emira_gold_decides = L’or secret décidera : { $seats }.
page-emira_level = Égalité, pas encore de choix : { $seats }.
page-emira_no_room = complet
page-emira_only_you = Vous seul voyez ces cartes
page-emira_sort_how = Désignez les cartes dans leur nouvel ordre, celle du dessus d’abord.
page-emira_none_left = épuisé
page-emira_sold_to = vendu à { $seat }
page-emira_sold = Vendu à
page-emira_in_supply = encore { $count } dans la réserve
page-emira_pays = { $spaces } paiements de { $payment } pièces d’or
page-emira_status_points = { $points ->
    [one] { $points } point de statut
   *[other] { $points } points de statut
}
page-emira_no_purchase = rien acheté
page-emira_known_at = Carte { $place } à partir du dessus : { $card }
page-emira_this_turn = Ce tour
page-emira_next_turn = Prochain tour
page-emira_undecided = Indécises
page-emira_leads = en tête
page-emira_speaks = à son tour de miser
page-emira_in = en lice
page-emira_passed = a passé
page-emira_acts = agit
page-emira_waits = doit encore agir
page-emira_honeymoon = en nuit de noces
page-emira_no_bid = Pas encore de mise
page-emira_no_auction = Pas d’enchère en cours
page-emira_leads_with = { $seat } mène avec
page-emira_won_with = { $seat } gagne avec
page-emira_pays_only = vous payez { $gold }
page-emira_symbol_played = Une carte au symbole { $symbol } a été jouée ce tour-ci
page-emira_rooms = { $princesses } sur { $capacity } chambres occupées
page-emira_free_room = Une chambre libre
page-emira_caravan = { $left ->
    [one] { $caravan } : { $payment } or par tour, encore { $left } paiement
   *[other] { $caravan } : { $payment } or par tour, encore { $left } paiements
}
page-emira_discount = { $camels ->
    [one] { $camels } chameau à { $rate } : { $discount } or de moins par mise
   *[other] { $camels } chameaux à { $rate } : { $discount } or de moins par mise
}
page-emira_hand_cards = { $cards ->
    [one] { $cards } carte événement en main
   *[other] { $cards } cartes événement en main
}
page-emira_next_income = Prochain tour : { $supply } de la réserve d’épices, { $trade } des caravanes
page-emira_next_upkeep = Entretien à la fin du tour : { $gold } or
page-emira_gold_open = Noor habite ici : tout le monde voit l’or
page-emira_gold_secret = secret
page-emira_honeymoon_in = En nuit de noces au tour { $turn }
page-emira_xenia = { $markers ->
    [0] Xenia : son cadeau est dû à la fin du tour
    [one] Xenia : { $markers } marqueur avant son prochain cadeau
   *[other] Xenia : { $markers } marqueurs avant son prochain cadeau
}
page-emira_treasures = Marqueurs et cartes statut
page-emira_off_bids = Ristourne par mise
page-emira_short = Il manque { $gold } pièces d’or pour l’entretien
page-emira_short_brief = il manque { $gold }
page-emira_left = reste { $gold }
page-emira_left_spoken = il reste { $gold } or, entretien { $due }
page-emira_goal = Gagnez avec { $fewest } princesses qui ont ces talents, ou { $most } quelconques.
page-emira_to_act = Doivent encore agir
page-emira_event_prices = Prix des cartes événement
page-emira_decks = Pioches et sac
page-emira_track-small_slow = Petite, lente
page-emira_track-small_fast = Petite, rapide
page-emira_track-large_slow = Grande, lente
page-emira_track-large_fast = Grande, rapide
