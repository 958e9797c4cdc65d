### La première leçon d’Emira, en français.

lesson-goal =
    Vous êtes un cheik, et vous voulez loger des princesses dans votre palais. Ce sont elles qui choisissent, pas vous. À quatre joueurs, la partie se termine quand, après l’entretien, quelqu’un en loge sept, ou cinq qui ont les talents de sa carte objectif secrète.
    À chaque tour, vous recevez des revenus, une princesse apparaît, chacun fait un achat dans un ordre fixé par des enchères, la princesse choisit un cheik, et il faut payer l’entretien des princesses.
lesson-princess =
    C’est le tour 2. Asima est apparue. Elle compare d’abord l’apparence, et le statut seulement pour départager. Vous et deux autres avez chacun un marqueur d’apparence : personne n’est en tête.
    Un marqueur Beauté est disponible. Chaque bien ne peut être acheté que par un joueur : il vaut mieux agir le premier.
lesson-bid =
    Vous ouvrez l’enchère pour la première action. Vous avez deux chameaux, et chacun donne une ristourne de 50 sur votre mise : une mise de 100 ne vous coûte rien. Misez 100.
lesson-bid-right = Les autres devraient payer plein tarif pour surenchérir.
lesson-bid-wrong = Misez exactement ce que vos chameaux couvrent : 100. Moins invite les autres à surenchérir ; plus coûte de l’or.
lesson-token = Tous ont passé : vous gagnez l’enchère et ne payez rien. Achetez maintenant le marqueur d’apparence, pour 350 pièces d’or.
lesson-token-right = Votre apparence est maintenant de 2, plus que celle de tous les autres.
lesson-token-wrong = Asima regarde l’apparence : seul le marqueur d’apparence vous met en tête aujourd’hui.
lesson-events = Les autres ont agi aussi. Chacun peut maintenant acheter une carte événement : choisie parmi 2 pour 150 pièces d’or, parmi 3 pour 250. Vous aurez besoin de votre or : n’en achetez pas.
lesson-events-right = Une princesse choisit après les achats. Ce qu’on achète pendant un tour compte dès ce tour.
lesson-events-wrong = Une carte événement servira plus tard. Gardez maintenant votre or pour une caravane.
lesson-joined =
    Asima a emménagé chez vous : vous seul aviez la plus belle apparence, et votre palais avait de la place. Il loge deux princesses, et une de plus par section ajoutée.
    Vous avez payé 50 pièces d’or pour son entretien, et vous les paierez à chaque tour. Qui ne peut pas payer perd une princesse. Puis le tour 3 a commencé par les revenus : 200 de votre réserve et 150 de votre caravane.
lesson-income =
    Malika veut du statut, et la seule carte statut coûte 1300 : personne ne peut la payer. Profitez de ce tour pour gagner de l’or. Un joueur a pris 150 pièces d’or à la banque, ce qui est permis avec moins de 500 ; les autres ont passé.
    Vous parlez en dernier et personne n’a misé : toute mise gagne. Misez 10, que vos chameaux couvrent.
lesson-income-right = Vous agissez le premier, gratuitement.
lesson-income-wrong = Personne d’autre ne mise : 10 suffit, et vos chameaux le couvrent.
lesson-caravan = Une caravane paie à chaque tour, à partir du suivant : une lente huit fois, une rapide quatre fois le double. Au début de la partie, les caravanes lentes sont le meilleur placement. Achetez la petite caravane lente : la grande ne vous laisserait pas d’or pour l’entretien d’Asima.
lesson-caravan-right = Les revenus d’abord, les princesses ensuite : l’or décide des enchères, des achats et de l’entretien.
lesson-caravan-wrong = Cela peut attendre. Un revenu acheté tôt rapporte le plus, et il faut garder 50 pièces d’or pour l’entretien : achetez la petite caravane lente.
lesson-plans =
    La partie se termine quand quelqu’un a atteint le but après l’entretien. Deux plans qui font gagner :
    L’investisseur achète des caravanes pendant les premiers tours, deux ou trois chameaux, puis prend ce qui plaît à la princesse suivante, en misant à peu de frais.
    Le spécialiste est en tête d’une préférence dès le début et deuxième dans une autre, si bien que toute princesse qui la recherche emménage chez lui ; des sections de palais font de la place à temps.
    Regardez quelles princesses demande votre objectif, et gardez assez d’or pour l’entretien. Continuez maintenant contre l’ordinateur. Demandez un conseil quand vous voulez.
