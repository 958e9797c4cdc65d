### Quatre Portes en français.

title = Quatre Portes
tagline = Chargez un chameau, choisissez une porte, et espérez que personne de plus rapide n’y a pensé.
about = Avant l’aube, chacun envoie en secret un chameau par une des portes. Les chameaux rapides vendent les premiers, les lents portent davantage, mais chaque marchandise vendue fait baisser le prix de la suivante. Les prix suivent les dés et montent là où personne ne va. Après sept tours, le marchand le plus riche gagne.

## Les portes

gate-merv = Merv
    .to = vers Merv
    .beyond = à Merv
gate-bukhara = Boukhara
    .to = vers Boukhara
    .beyond = à Boukhara
gate-samarkand = Samarcande
    .to = vers Samarcande
    .beyond = à Samarcande
gate-kashgar = Kachgar
    .to = vers Kachgar
    .beyond = à Kachgar

## Les mots du jeu

term-deck = Chameaux dans la pioche
term-gate = Porte
term-price = Prix
term-coins = Pièces
term-hand = Main
term-last_camel = Dernier chameau envoyé
term-hidden_camel = Chameau
term-camel = Chameau { $camel } ({ $goods } marchandises)
term-camel_note = Vitesse { $speed }, porte { $goods } marchandises.

amount-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}

## Ce qui est demandé

prompt-send_camel = Tour { $round } sur { $rounds } : envoyez en secret un chameau par une porte.
prompt-return_camel = Vous êtes le plus pauvre et avez donc pioché deux chameaux : remettez-en un de votre main sous la pioche.
waiting-send_camel = C’est à { $seat } d’envoyer un chameau.
waiting-return_camel = C’est à { $seat } de remettre un chameau.

## Les coups, comme boutons

move-send = Chameau { $camel } { $gate-to }
move-return = Remettre le chameau { $camel }

## Ce qui s’est passé

event-price = Le prix { $gate-beyond } est de { $price }.
event-rose = Personne n’est parti { $gate-to } : le prix monte à { $price }.
event-sent = { $seat } envoie le chameau { $camel } { $gate-to }.
event-sold = { $seat } vend { $goods } marchandises pour { amount-coins }.
event-drew = { $camel ->
    [hidden] { $seat } pioche un chameau.
   *[other] { $seat } pioche le chameau { $camel }.
}
event-returned = { $camel ->
    [hidden] { $seat } remet un chameau.
   *[other] { $seat } remet le chameau { $camel }.
}
event-game_over = { $winners-count ->
    [one] La partie est terminée : { $winners } gagne.
   *[other] La partie est terminée : { $winners } se partagent la victoire.
}

## Pourquoi quelque chose est impossible

refusal-gate_shut = La porte { $gate-to } reste fermée dans cette partie.
refusal-camel_not_in_hand = Vous n’avez pas le chameau { $camel } en main.

## Pourquoi une position est impossible, comme partie d’une phrase

fault-hand_size = nombre de chameaux qui doivent être dans cette main : { $needed }
fault-sent = ce ne sont pas les derniers chameaux partis
fault-road = chacun envoie un chameau par tour
fault-prices = les portes ouvertes ont un prix, et elles seules

## Pourquoi on le ferait, pour les conseils

reason-fast = Un chameau rapide vend avant les autres { $gate-beyond } : environ { amount-coins }.
reason-loaded = Un gros chargement { $gate-beyond } devrait rapporter environ { amount-coins }.
reason-least_useful = Le chameau { $camel } est celui qui rapporterait le moins.

## Le score

score-points = Pièces

resource-coins = { $amount ->
    [one] { $sign }{ $amount } pièce
   *[other] { $sign }{ $amount } pièces
}
resource-camels = { $amount ->
    [one] { $sign }{ $amount } chameau
   *[other] { $sign }{ $amount } chameaux
}

## Quand un coup est possible : clés when-*, dites après un refus

when-send = Tous envoient un chameau en même temps, une fois par tour.
when-return = Seul le joueur le plus pauvre remet un chameau, après avoir pioché.

## Ce que sont et font les choses sur la table

about-gate = Un marché au bout d’une route. Les chameaux arrivent du plus rapide au plus lent, et chaque marchandise vendue fait baisser le prix de 1.
about-price = Ce que rapporte ici la prochaine marchandise. Là où l’on a vendu, on relance le dé ; là où personne n’est allé, le prix monte de 2.
about-camel = Son numéro est sa vitesse : le plus rapide vend le premier. Les chameaux lents portent plus de marchandises.
about-coins = Celui qui a le plus de pièces après sept tours gagne.
about-deck = Après chacun des trois premiers tours, chacun pioche un chameau. Celui qui a, seul, le moins de pièces en pioche deux et en remet un.
about-last_camel = Le chameau envoyé au dernier tour. Il départage à la fin : le plus rapide gagne.
