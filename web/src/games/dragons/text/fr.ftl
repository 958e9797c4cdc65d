### Ce que dit le plateau dessiné de « Les Dragons d’Aladin », en français. Les mots du jeu sont dans caravanserai/games/dragons/text.

page-dragons_herald = Le héraut
page-dragons_round = Tour { $round }
page-dragons_set_up = Avant le premier tour
page-dragons_when = { $place ->
    [placement] Tour { $round } : placement des pions
    [end] Tour { $round } : fin du tour
   *[other] Tour { $round } : { $space }
}
page-dragons_stop = Tour { $round } : { $space }
page-dragons_no_tally = Huit pions chacun, face cachée et un à la fois. Ensuite on résout les grottes depuis la gauche, la cité depuis la droite et le palais depuis la gauche.
page-dragons_earlier = Le lieu précédent
page-dragons_later = Le lieu suivant
page-dragons_task-heap = Trésors de votre choix
page-dragons_task-price = Le prix, tel que proposé
page-dragons_task-offers = À vous de choisir
page-dragons_window = { $window ->
    [place] Ensuite : un pion est placé
    [before] Ensuite : { $space }, pions retournés
    [tally] Ensuite : { $space } est résolu
    [end] Ensuite : fin du tour
   *[buy] Ensuite : l’objet { $space-in } est pris
}
page-dragons_plays = Joué jusqu’ici, dans l’ordre où cela agira
page-dragons_no_plays = Rien n’a été joué. Commence qui veut.
page-dragons_answers = Qui a répondu
page-dragons_answer = { $what ->
    [open] { $name } : pas encore
   *[done] { $name } : c’est fait
}
page-dragons_pass_ahead = Passer d’avance…
page-dragons_piece = { $what ->
    [carpet] { $name } : Tapis volant { $space-in }
   *[token] { $value ->
        [0] { $name } : pion caché { $space-in }
       *[other] { $name } : { $value } { $space-in }
    }
}
page-dragons_cave = { $what ->
    [open] { $space }.
   *[closed] { $space } : fermée.
}
page-dragons_tokens_here = { $tokens ->
    [0] Aucun pion ici.
    [one] { $tokens } pion ici.
   *[other] { $tokens } pions ici.
}
page-dragons_bank = Banque : { $units } × { $kind }
page-dragons_room = { $what ->
    [sold_out] { $space } : tout est vendu.
    [shown] { $space } : { $artifact } en vente, reste { $artifacts }.
   *[hidden] { $space } : reste { $artifacts }.
}
page-dragons_guard = { $what ->
    [hidden] Garde du palais, face cachée.
   *[shown] Garde du palais : { $value }.
}
page-dragons_sold_out = tout vendu
page-dragons_add = Ajouter : { $kind } ({ $units })
page-dragons_take_off = Retirer : { $kind }
page-dragons_give = { $count ->
    [0] Donner
   *[other] Donner { $what }
}
page-dragons_take = { $count ->
    [0] Prendre
   *[other] Prendre { $what }
}
page-dragons_for_token = Pour le { $value }
page-dragons_buy = { $units ->
    [one] Acheter pour { $units } trésor
   *[other] Acheter pour { $units } trésors
}
page-dragons_buy_searching = Acheter avec « Abracadabra »
page-dragons_placed = Le { $value } est sur le plateau
page-dragons_behind = Pions derrière l’écran
page-dragons_cast = Lancer
page-dragons_place = Placer le { $token }
page-dragons_give_units = Donner { $units }
page-dragons_take_units = Prendre { $units }
page-dragons_move_own = { $spell } : votre { $token } vers…
page-dragons_move_other = { $spell } : { $owner }, pion { $number }, vers…
page-dragons_apprentice = { $space } : en échange de…
page-dragons_eye = Retirer un pion : { $owner }
page-dragons_outcome-bought = achète
page-dragons_outcome-bought_face_up = achète : { $artifact }
page-dragons_outcome-bought_searching = { $artifact ->
    [hidden] en prend un en secret
   *[other] prend : { $artifact }
}
page-dragons_outcome-not_bought = n’achète pas
page-dragons_outcome-admitted = assez fort
page-dragons_outcome-bribed = paie le garde
page-dragons_outcome-not_bribed = ne paie pas
page-dragons_outcome-not_admitted = reste dehors
page-dragons_outcome-key_turned = entre avec une Clef
page-dragons_outcome-tokens_taken_back = pions repris : { $tokens }
page-dragons_outcome-spells_drawn = sortilèges piochés : { $cards }
page-dragons_outcome-spell_kept = { $spell ->
    [hidden] en garde un
   *[other] garde { $spell }
}
page-dragons_outcome-spell_given = { $spell ->
    [hidden] un à { $owner }
   *[other] { $spell } à { $owner }
}
page-dragons_outcome-spell_rejected = défausse { $spell }
page-dragons_outcome-no_spell_left = plus de sortilège
page-dragons_outcome-djinn_won = objets ce tour : { $uses }
page-dragons_outcome-market_used = échange
page-dragons_outcome-market_not_used = n’échange pas
page-dragons_outcome-start_player_named = le chameau à { $owner }
page-dragons_outcome-smuggled = en contrebande
page-dragons_shelves = Niches, depuis le haut
page-dragons_face_down = face cachée
page-dragons_on_table = { $who } : { $what }
page-dragons_where = Lieu
page-dragons_lying_there = Pions sur place
page-dragons_your_screen = Derrière votre écran
page-dragons_effects = Jusqu’à la fin du tour
page-dragons_effect_spy = Espion ({ $seat }) : tous les autres placent face visible.
page-dragons_effect_swapped = Chaque 9 compte pour 1 et chaque 1 pour 9.
page-dragons_effect_taboo = « Sésame, ferme-toi ! » : { $space } : plus aucun pion.
page-dragons_effect_smuggled = { $space } : { $seat }, par la Contrebande.
