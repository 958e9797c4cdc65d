### La première leçon des Dragons d’Aladin, en français.

lesson-goal =
    Le calife vend ses objets magiques. Quand le dernier est vendu, celui qui en a le plus gagne. Les trésors ne servent qu’à payer ; à la fin, ils ne valent rien.
    À chaque tour, chacun place huit pions (1, 2 et 4 à 9), un par un et face cachée. Puis le plateau est retourné, lieu par lieu, et dans chaque lieu le plus fort passe d’abord : les grottes donnent des trésors, la cité des privilèges, le garde laisse entrer au palais, et ses salles vendent les objets.
    Le premier tour a commencé. Les autres ont placé tous leurs pions ; il vous reste le 1, le 2, le 6 et le 9.
lesson-guard =
    Pour acheter, il faut passer le garde. Sa valeur est entre 1 et 10, et personne ne la connaît. Soyez au moins aussi fort que lui, ou payez la différence ; sans pion, vous restez dehors.
    Placez le 6 dans la Salle des gardes.
lesson-guard-right = Avec un 6, vous entrez gratuitement plus d’une fois sur deux ; sinon, il y a peu à payer.
lesson-guard-wrong = Assurez-vous d’abord d’entrer au palais : placez le 6 dans la Salle des gardes.
lesson-room =
    Dans une salle du palais, le plus fort peut acheter le premier, et paie autant de trésors que l’indiquent ses pions, d’une sorte par pion. Un grand pion gagne la salle, et la rend chère.
    Personne n’a de pion dans la salle 2. Placez-y le 2.
lesson-room-right = Si vous y restez seul, vous achetez un objet pour 2 trésors.
lesson-room-wrong = Cherchez l’objet le moins cher : un 2 tout seul dans la salle 2, qui est vide.
lesson-cave = Dans une grotte, le plus fort prend la première niche, le deuxième la deuxième, et ainsi de suite. La Grotte aux lingots en a 5, 3 et 1, et deux rivaux y sont déjà. Placez-y le 9.
lesson-cave-right = Personne ne sait encore si les rivaux étaient sérieux.
lesson-cave-wrong = Votre plus grand pion va où il y a le plus de trésors : dans la Grotte aux lingots.
lesson-bluff = Le 1 est votre dernier pion, et il ne gagnera guère. Mais personne ne voit sa valeur : dans la salle 1, il fait réfléchir un rival. Placez-le là.
lesson-bluff-right = Tous les pions sont placés. Les grottes sont retournées à partir de la gauche, puis la cité. Dans la Grotte aux lingots, vous étiez à égalité avec un 9 : le chameau tranche, et il est chez l’autre joueur. Vous avez pris la deuxième niche.
lesson-bluff-wrong = Servez-vous du 1 pour bluffer : placez-le dans la salle 1.
lesson-market = Votre 8 remporte le Marché : donnez un trésor et prenez-en trois au choix. Vous n’avez qu’une couronne, qui seule n’achète pas grand-chose. Donnez-la.
lesson-market-right = Prenez maintenant trois trésors de votre choix.
lesson-market-wrong = Utilisez le Marché et donnez le trésor dont vous pouvez le mieux vous passer : la couronne.
lesson-pearls = On paie d’une seule sorte par pion : beaucoup de trésors d’une sorte valent mieux qu’un peu de chaque. Prenez trois perles.
lesson-pearls-right = Sept perles paient même un grand pion.
lesson-pearls-wrong = Réunissez une sorte : prenez trois perles.
lesson-buy = Le garde avait la valeur 6 : vous êtes entré. Un rival a acheté dans la salle 1. Dans la salle 2, vous êtes seul : achetez l’objet pour 2 trésors d’une même sorte.
lesson-buy-right = Votre premier objet magique, pour 2 trésors.
lesson-buy-wrong = Ne renoncez pas : à la fin, seuls les objets comptent. Payez avec 2 trésors d’une même sorte.
lesson-plans =
    La partie se termine au moment où le dernier objet est acheté. Deux plans qui font gagner :
    Le chineur répartit de petits pions dans les salles et achète à bas prix ce que les autres laissent, avec juste assez de force dans la Salle des gardes.
    L’accapareur gagne avec de grands pions les grottes d’une ou deux sortes, puis dépasse tout le monde dans une salle avec un seul grand pion payé de cette sorte.
    Bluffez avec plusieurs petits pions au même endroit, et gagnez le chameau quand beaucoup de petites mises vont se rencontrer. Plus tard, essayez le jeu avec la magie. Continuez maintenant contre l’ordinateur. Demandez un conseil quand vous voulez.
