### La première leçon d’Emira, en français.

lesson-goal =
    Vous êtes un cheik, et vous voulez loger des princesses dans votre palais. Ce sont elles qui choisissent, pas vous.
    À quatre joueurs, on gagne dès qu’on loge sept princesses, ou cinq qui ont les talents de sa carte objectif secrète (une de moins à cinq joueurs, une de plus à trois). On le vérifie à la fin de chaque tour, et la partie s’arrête alors ; si plusieurs joueurs ont réussi, ils gagnent ensemble.
lesson-turn =
    À chaque tour, chacun reçoit des revenus, et une princesse apparaît. Des enchères fixent l’ordre dans lequel chacun fait un achat : une caravane, un marqueur d’apparence, une carte statut, une section de palais ou un chameau. Puis chacun peut acheter une carte événement, la princesse choisit un cheik, et chacun paie l’entretien des princesses de son palais.
lesson-princess =
    C’est le tour 2, et Asima est apparue. Chaque princesse regarde une chose, et une deuxième seulement pour départager : l’apparence, le statut, le palais ou l’or. Pour Asima, c’est l’apparence, puis le statut.
    Vous et deux autres avez chacun un marqueur d’apparence : personne n’est en tête. Le marqueur Beauté disponible en est un de plus. Chaque bien ne s’achète qu’une fois par tour : il vaut mieux agir le premier.
lesson-bid =
    Vous ouvrez l’enchère pour le droit d’agir le premier. Seul le gagnant paie ; ensuite, les autres misent pour agir après lui.
    Vous avez un chameau. Vous le gardez, et il donne une ristourne de 50 sur toute mise gagnante : une mise de 50 ne vous coûte rien. Misez 50.
lesson-bid-right = Pour surenchérir, les autres devraient payer plein tarif.
lesson-bid-wrong = Misez exactement ce que votre chameau couvre : 50. Une mise plus basse invite les autres à surenchérir ; une plus haute vous coûte de l’or.
lesson-token = Tous ont passé : vous gagnez l’enchère et ne payez rien. Achetez maintenant le marqueur d’apparence, pour 350 pièces d’or.
lesson-token-right = Votre apparence est maintenant de 2, plus que celle de tous les autres.
lesson-token-wrong = Asima regarde l’apparence : seul le marqueur d’apparence vous met en tête aujourd’hui.
lesson-events = Les autres ont agi aussi. Chacun peut maintenant acheter une carte événement, à jouer lors d’un tour suivant : pour 150 pièces d’or, on en voit deux et on en garde une ; pour 250, on en voit trois. Vous aurez besoin de votre or : n’en achetez pas.
lesson-events-right = Une princesse choisit après les achats : ce qu’on achète pendant un tour compte donc dès ce tour. Asima a emménagé chez vous : votre apparence était la plus haute, et vous aviez de la place.
lesson-events-wrong = Une carte événement servira plus tard. Gardez maintenant votre or pour une caravane.
lesson-joined =
    Un palais loge deux princesses, et une de plus par section ajoutée ; un cheik sans place est laissé de côté. Si l’égalité persiste, la princesse attend qu’un cheik passe en tête.
    Vous avez payé 50 pièces d’or pour l’entretien d’Asima, et vous les paierez à chaque tour ; qui ne peut pas payer perd une princesse. Le tour 3 a commencé, et vous avez reçu vos revenus : 200.
lesson-income =
    Malika regarde le statut, mais la carte statut disponible coûte 900, plus que vous n’avez : profitez de ce tour pour gagner de l’or. Un joueur a pris 150 pièces d’or à la banque au lieu d’agir, ce qui est permis avec moins de 500.
    Les autres ont passé. Si vous passiez aussi, celui qui a ouvert l’enchère agirait le premier sans rien payer. Misez 10 : votre chameau les couvre.
lesson-income-right = Vous agissez le premier, et cela ne vous a rien coûté.
lesson-income-wrong = Personne d’autre ne mise : 10 suffisent, et votre chameau les couvre.
lesson-caravan = Une caravane paie à chaque tour suivant, jusqu’à épuisement. La petite lente coûte 450 et paie huit fois 150 ; la petite rapide coûte 550 et paie quatre fois 300. Cela fait 1200 dans les deux cas : au début de la partie, la lente est donc le meilleur placement. Achetez la petite caravane lente : une grande coûte plus que vous n’avez.
lesson-caravan-right = Les revenus d’abord, les princesses ensuite : l’or décide des enchères, des achats et de l’entretien.
lesson-caravan-wrong = Pour cette leçon, achetez la petite caravane lente. Une caravane achetée tôt rapporte le plus, la lente est moins chère, et il faut garder 50 pièces d’or pour l’entretien.
lesson-plans =
    Deux plans qui font gagner. L’investisseur achète pendant les premiers tours des caravanes et deux ou trois chameaux, gagne les enchères à peu de frais, et peut ensuite payer tout ce que regarde la princesse suivante.
    Le spécialiste est tôt en tête pour l’apparence ou pour le statut : deux princesses sur trois regardent d’abord l’un des deux, et celles-là emménagent alors l’une après l’autre. Un second point fort fait gagner les égalités, et des sections font de la place.
    Gardez de l’or pour l’entretien, et guettez les talents qu’il vous faut. Continuez maintenant contre l’ordinateur. Demandez un conseil quand vous voulez.
