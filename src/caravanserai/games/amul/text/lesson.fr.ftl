### La première leçon d’Āmul, en français.

lesson-goal =
    Vous êtes marchand à Āmul. En neuf tours, vous jouez neuf cartes, et cinq autres restent dans votre main. Puis on compte toutes ces cartes, et le plus grand total gagne.
    Les icônes d’une carte disent où elle compte : seulement sur la table, seulement en main à la fin, ou aux deux endroits.
    À chaque tour, chacun reçoit une carte, en propose une au Marché, y en choisit une, et en joue une.
lesson-offer =
    Tous proposent une carte en même temps, face cachée. La carte que vous proposez, tous peuvent la choisir, même vous.
    Chaque carte dit ce qu’elle rapporte. Le Fournisseur d’épices ne rapporte rien si vous n’avez pas trois Épices à la fin, et vous en avez une : proposez le Fournisseur d’épices.
lesson-offer-right = Votre proposition est restée secrète jusqu’à ce que tous aient choisi. Maintenant, toutes sont visibles au Marché.
lesson-offer-wrong = C’est permis, mais gardez pour l’instant ce qui rapporte tout seul : proposez le Fournisseur d’épices.
lesson-pick =
    Les propositions sont au Marché, avec une carte de la pioche. Pendant les trois premiers tours, la carte Premier choix dit qui choisit d’abord, puis on suit le sens horaire ; elle change de main après chaque tour. Un joueur a déjà pris le Voleur.
    Vous avez une Porcelaine, qui vaut 2 points. Deux ensemble en valent 9. Choisissez la Porcelaine.
lesson-pick-right = Deux Porcelaines : une série de 9 points, si vous gardez les deux en main jusqu’à la fin.
lesson-pick-wrong = La deuxième Porcelaine vaut 7 points de plus pour vous. Choisissez-la.
lesson-reveal =
    Maintenant, chacun joue une carte sur la table, face cachée et en même temps. La Porcelaine n’a que l’icône main : jouée, elle serait perdue.
    Le Garde arabe n’a que l’icône zone de jeu : en main, il ne vaudrait rien à la fin. Jouez le Garde.
lesson-reveal-right = Le Garde rapporte des points, un symbole arabe pour la majorité arabe et un symbole de valeur militaire. À partir du quatrième tour, celui qui a le plus de ces derniers choisit d’abord.
lesson-reveal-wrong = Cette carte peut compter en main, et parfois seulement là. Le Garde arabe ne compte que sur la table : jouez-le.
lesson-second = Tour 2. Un joueur a joué un Vagabond et pris ainsi une carte restée au Marché. Vous avez reçu un Or, qui vaut 4 points. Votre carte la plus faible, ce sont les Épices : seules, elles ne rapportent que 2 points. Proposez les Épices.
lesson-second-right = Vous avez maintenant la carte Premier choix : cette fois, vous choisissez d’abord.
lesson-second-wrong = Gardez-la : la Porcelaine et l’Or valent plus, et avec la Lampe votre Huile vaut 5 points au lieu de 3. Proposez les Épices.
lesson-merchant = Un Marchand arabe est au Marché. Quand on le joue, on peut prendre une des cartes exposées au Palais. Choisissez-le.
lesson-merchant-right = Les cartes à effet immédiat valent le plus quand on les joue tôt, tant que le choix est grand.
lesson-merchant-wrong = Une carte qui en apporte une autre en vaut deux. Choisissez le Marchand arabe.
lesson-play = Avant de choisir une carte, regardez vos voisins : certaines cartes comptent ce qu’ils ont devant eux, leur Or par exemple. Pour le Marchand arabe, peu importe : jouez-le.
lesson-play-right = Il vous donne un autre symbole arabe, et son effet vient maintenant.
lesson-play-wrong = Le Marchand arabe n’agit que si on le joue. Jouez-le.
lesson-take =
    Vous pouvez prendre une carte du Palais, qui va directement dans votre zone de jeu. Seuls les effets des cartes en font venir de là.
    Prenez l’Huile, qui vaut 5 points si vous gardez aussi votre Lampe, ou la Yourte, qui vaut 2 points et donne le tout premier symbole mongol.
lesson-take-right = La carte est maintenant dans votre zone de jeu et y compte. Un Contrat agit de la même façon : quand on le joue, on peut prendre un négociant au Bazar. Un négociant demande certaines marchandises et rapporte à la fin 6 points pour chaque série complète que possède son propriétaire.
lesson-take-wrong = C’est permis, mais l’Huile rapporte 5 points avec votre Lampe, et la Yourte vous met aussi en tête pour les symboles mongols : prenez l’une des deux.
lesson-ending =
    Après le neuvième tour, on révèle les mains. Les cartes valables seulement sur la table y sont défaussées, les autres sont posées. Chaque carte rapporte selon son texte, et chaque négociant 6 points par série. Le plus de symboles arabes rapporte 8 points, le deuxième rang 4, le troisième 2 ; de même pour les symboles mongols. Le plus grand total gagne ; à égalité, la plus grande valeur militaire.
lesson-plans =
    Deux plans qui font gagner. Le collectionneur réunit les marchandises que demande un négociant : elles comptent ainsi deux fois. Le Négociant chinois demande Porcelaine, Or et Huile. Vous avez tout cela, et le Contrat que vous venez de recevoir peut vous l’amener.
    Le commandant joue tôt des Gardes : grâce à leurs symboles de valeur militaire, il choisit d’abord à partir du quatrième tour, et un Général gardé en main rapporte 2 points pour chacun.
    Cinq cartes seulement restent en main : n’en réunissez pas davantage. Continuez maintenant contre l’ordinateur. Demandez un conseil quand vous voulez.
