### La première leçon d’Āmul, en français.

lesson-goal =
    Vous êtes marchand à Āmul. En neuf tours, vous posez neuf cartes, et à la fin vous en gardez encore cinq en main. Puis on compte tout ; le plus grand total gagne.
    Regardez l’icône de chaque carte : certaines ne comptent que sur la table, d’autres seulement en main à la fin, d’autres aux deux endroits.
    À chaque tour, chacun propose une carte au Marché, en choisit une, et en joue une.
lesson-offer =
    Tous proposent une carte en même temps, face cachée. Ce que vous proposez, tous peuvent le choisir, même vous.
    Un Chameau rapporte d’autant plus qu’il y a de Chameaux en jeu, et vous n’en avez qu’un : proposez le Chameau.
lesson-offer-right = Votre proposition est restée secrète jusqu’à ce que tous aient choisi. Maintenant, toutes sont visibles au Marché.
lesson-offer-wrong = Vous aurez besoin de cette carte : votre Huile et votre Lampe vont ensemble, et le Garde vous aidera. Proposez le Chameau.
lesson-pick =
    Les propositions sont au Marché, avec une carte de la pioche. Pendant les premiers tours, la carte Premier choix dit qui choisit d’abord ; un joueur a déjà pris le Voleur.
    Vous avez une Porcelaine. Seule, elle vaut 2 points ; deux ensemble en valent 9. Choisissez la Porcelaine.
lesson-pick-right = Deux Porcelaines : une série de 9 points, si vous gardez les deux en main jusqu’à la fin.
lesson-pick-wrong = La deuxième Porcelaine vaut 7 points de plus pour vous. Choisissez-la.
lesson-reveal =
    Maintenant, chacun joue une carte sur la table, face cachée et en même temps. La Porcelaine n’a que l’icône main : jouée, elle serait perdue.
    Le Garde arabe n’a que l’icône table : en main, il ne vaudrait rien à la fin. Jouez le Garde.
lesson-reveal-right = Le Garde rapporte des points, un symbole arabe pour la majorité arabe et un symbole de valeur militaire. Après les premiers tours, celui qui a le plus de symboles de valeur militaire choisit d’abord.
lesson-reveal-wrong = Cette carte peut compter en main, ou seulement là. Le Garde arabe ne compte que sur la table : jouez-le.
lesson-second = Tour 2 : un joueur a joué un Vagabond et pris une carte restée au Marché. Vous avez reçu un Or. Proposez les Épices : une série d’Épices rapporte peu, et personne ne semble en réunir.
lesson-second-right = Vous avez maintenant la carte Premier choix : cette fois, vous choisissez d’abord.
lesson-second-wrong = Gardez-la : la Porcelaine et l’Or valent plus, et votre Lampe augmente la valeur de l’Huile. Proposez les Épices.
lesson-merchant = Un Marchand arabe est au Marché. Quand on le joue, on peut prendre une carte du Palais. Choisissez-le.
lesson-merchant-right = Les cartes à effet immédiat valent le plus quand on les joue tôt, tant que le choix est grand.
lesson-merchant-wrong = Une carte qui en apporte une autre en vaut deux. Choisissez le Marchand arabe.
lesson-play = Jouez le Marchand arabe.
lesson-play-right = Il donne un autre symbole arabe, et son effet vient maintenant.
lesson-play-wrong = Le Marchand arabe n’agit que si on le joue. Jouez-le.
lesson-take =
    Vous pouvez prendre une carte du Palais, qui va directement dans votre zone de jeu. Seuls de tels effets permettent de prendre des cartes au Palais et au Bazar.
    Prenez l’Huile, que votre Lampe rend plus précieuse, ou la Yourte, qui vous met en tête pour les symboles mongols.
lesson-take-right = La carte est dans votre zone de jeu et y compte.
lesson-take-wrong = C’est permis, mais l’Huile ou la Yourte vous rapporte plus : votre Lampe augmente l’Huile, et une majorité vaut 8 points.
lesson-ending =
    Après le neuvième tour, on ouvre les mains : les cartes pour la table seulement sont défaussées, les autres sont posées. Puis chaque carte rapporte selon son texte, chaque négociant 6 points par série complète des marchandises qu’il demande, et les majorités arabe et mongole 8, 4 et 2 points.
    Beaucoup de cartes comptent ce qu’ont vos voisins. Regardez les joueurs assis à côté de vous avant de choisir.
lesson-plans =
    Deux plans qui font gagner :
    Le collectionneur réunit une ou deux séries (Porcelaine, Tapis, Argent), prend un négociant au Bazar grâce à un Contrat, et le sert avec les mêmes cartes : elles comptent deux fois.
    Le commandant joue tôt des Gardes, choisit le premier dans les derniers tours, mène une majorité, et ajoute des Généraux, qui comptent chaque symbole de valeur militaire.
    Comptez votre main : cinq cartes y restent à la fin, donc plus de cinq bonnes cartes de main sont de trop. Continuez maintenant contre l’ordinateur. Demandez un conseil quand vous voulez.
