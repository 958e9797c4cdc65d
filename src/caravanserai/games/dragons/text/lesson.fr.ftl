### La première leçon des Dragons d’Aladin, en français.

lesson-goal =
    Le calife vend ses objets magiques. La partie s’arrête dès que le dernier est acheté, et celui qui en possède le plus gagne. Les trésors ne servent qu’à payer : à la fin, ils ne valent rien.
    C’est le premier tour d’une partie à trois. Il vous reste quatre pions à placer : le 1, le 2, le 6 et le 9.
lesson-round =
    À chaque tour, chacun place huit pions (1, 2 et 4 à 9), un par un et face cachée. Puis on les retourne, lieu par lieu : les grottes donnent des trésors, la cité des privilèges, le garde laisse entrer au palais, et ses salles vendent les objets.
    Votre force dans un lieu est la somme des pions que vous y avez. Le plus fort passe le premier.
lesson-guard =
    Pour acheter, il faut passer le garde. Il a une valeur de 1 à 10, que personne ne connaît encore. Soyez au moins aussi fort que lui, ou payez la différence en trésors. Sans pion ici, vous restez dehors.
    Placez le 6 dans la Salle des gardes.
lesson-guard-right = Avec un 6, on entre gratuitement plus d’une fois sur deux ; sinon, il y a au plus 4 trésors à payer.
lesson-guard-wrong = Assurez-vous d’abord d’entrer au palais : placez le 6 dans la Salle des gardes.
lesson-room =
    Une salle du palais vend un seul objet par tour, et le plus fort peut l’acheter le premier. Le prix : pour chacun de vos propres pions, autant de trésors que sa valeur, tous d’une même sorte, et d’une autre sorte pour chaque pion. Un grand pion gagne la salle, mais il la rend chère.
    Il n’y a personne dans la salle 2. Placez-y le 2.
lesson-room-right = Si vous y restez seul, vous pourrez acheter un objet pour 2 trésors seulement.
lesson-room-wrong = Cherchez l’objet le moins cher : un 2 tout seul dans la salle 2, qui est vide.
lesson-cave = Dans une grotte, le plus fort prend tout ce que contient la première niche, le deuxième prend la deuxième, et ainsi de suite. La Grotte aux perles en a 5 et 3, et deux rivaux y sont déjà. Placez-y le 9.
lesson-cave-right = Vous y serez difficile à battre. À force égale, le chameau tranche : celui qui l’a passe devant, puis les autres dans le sens horaire. Le chameau se gagne au Caravansérail.
lesson-cave-wrong = Votre plus grand pion va où il y a le plus de trésors : dans la Grotte aux perles.
lesson-bluff = Le 1 est votre dernier pion, et il a peu de chances de gagner. Mais personne ne voit sa valeur, et le rival de la salle 1 a encore un pion à placer. Mettez-y votre 1 : ce pourrait être n’importe quel pion, et le rival gaspillera peut-être un grand pour rester devant.
lesson-bluff-right = Le bluff a marché : le rival a ajouté un pion dans la salle 1. Puis les grottes ont été retournées, de gauche à droite. Vous avez gagné quatre coupes. Dans la Grotte aux perles, vous étiez à égalité avec un autre 9 ; ce joueur a le chameau, et vous avez donc pris la deuxième niche : trois perles.
lesson-bluff-wrong = Servez-vous du 1 pour bluffer : placez-le dans la salle 1.
lesson-market = C’est maintenant le tour de la cité. Votre 8 remporte le Marché : donnez un trésor et prenez-en trois au choix. Vous n’avez qu’une couronne, qui seule n’achète pas grand-chose. Donnez-la.
lesson-market-right = Prenez maintenant trois trésors.
lesson-market-wrong = Utilisez le Marché et donnez le trésor dont vous pouvez le mieux vous passer : la couronne.
lesson-pearls = Dans une salle, chaque pion se paie d’une seule sorte : cinq perles et quatre coupes paient un 5, mais pas un 9. Mieux vaut donc beaucoup d’une même sorte. Vous avez surtout des perles : prenez-en trois de plus.
lesson-pearls-right = Huit perles paient n’importe quel pion, sauf le 9.
lesson-pearls-wrong = C’est permis, mais réunissez la sorte que vous avez le plus : prenez trois perles.
lesson-buy = Le garde avait la valeur 6 : vous êtes entré. Dans la salle 1, votre bluff a coûté cher au rival : 7 trésors, pour son 1 et son 6. Dans la salle 2, vous êtes seul : achetez l’objet pour 2 trésors d’une même sorte.
lesson-buy-right = Votre premier objet magique, pour 2 trésors. Après chaque tour, chacun reprend ses pions, les grottes sont regarnies et un autre garde est tiré en secret.
lesson-buy-wrong = Ne renoncez pas : à la fin, seuls les objets comptent. Payez avec 2 trésors d’une même sorte.
lesson-plans =
    Deux plans qui font gagner. Le chineur met de petits pions dans plusieurs salles, et juste assez de force dans la Salle des gardes. On ne paie que ses propres pions : ce que laissent les autres ne coûte presque rien.
    L’accapareur gagne avec de grands pions les grottes d’une ou deux sortes. Ensuite, un seul grand pion, payé de cette sorte, passe devant tout le monde dans une salle.
    Quand le dernier objet est acheté, celui qui en a le plus gagne ; à égalité, la victoire est partagée. Continuez maintenant contre l’ordinateur. Demandez un conseil quand vous voulez.
