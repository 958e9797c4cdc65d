### La première leçon de Yspahan, en français. Chaque étape dit ce qu’il faut faire, et répond à un bon et à un mauvais coup.

lesson-goal =
    Vous êtes marchand à Yspahan. Après trois semaines de sept jours, celui qui a le plus de points gagne.
    Les points viennent de trois endroits : des souks que vous avez complétés (comptés à la fin de chaque semaine), des marchandises expédiées à la Caravane, et des bâtiments, à partir du troisième.
    C’est le jour 6 de la première semaine. Il vous manque une boutique pour compléter le souk jaune du Coffre, qui vaut 6 points.
lesson-roll =
    Chaque jour commence par un lancer : les dés sont rangés dans la Tour selon leur valeur, les plus petits à l’étage des Chameaux, les plus grands à l’étage de l’Or.
    Vous êtes le Premier joueur aujourd’hui. Vous pourriez ajouter des dés jaunes pour 1 pièce d’Or chacun, mais vous aurez besoin de votre Or pour construire : lancez sans dés jaunes.
lesson-roll-right = Les dés de même valeur forment un groupe, et chaque groupe occupe un étage. Chaque joueur prend un groupe par jour ; ce qui reste aux autres dépend de votre choix.
lesson-roll-wrong = Les dés jaunes donnent plus de choix, mais aujourd’hui il vous faut l’Or. Lancez sans dés jaunes.
lesson-take =
    Un groupe sert à une de ces trois choses : l’action de son étage, le déplacement de l’Intendant, ou la pioche d’une carte.
    Les deux dés de l’étage du Coffre permettent de placer deux marchandises dans le quartier du Coffre. Utilisez-les ainsi : remplissez le quartier du Coffre.
lesson-take-right = La première marchandise est allée où elle devait aller : dans le souk que vous aviez entamé. Le souk jaune du Coffre est complet.
lesson-take-wrong = C’est permis, mais seul l’étage du Coffre complète votre souk : remplissez le quartier du Coffre.
lesson-place =
    Il reste une marchandise. Vous n’avez plus de souk inachevé dans ce quartier : vous pouvez donc entamer n’importe quel souk vide, qui sera dès lors fermé aux autres.
    Entamez le souk bleu par la boutique au bord de la case W4. Vous verrez bientôt pourquoi.
lesson-place-right = Le souk bleu est à vous, avec une de ses deux boutiques remplie.
lesson-place-wrong = C’est permis aussi, mais mettez la marchandise dans le souk bleu, dans la boutique au bord de W4.
lesson-build =
    Après les dés, vous pouvez construire un bâtiment si vous avez de quoi payer ses Chameaux et son Or. Les bâtiments renforcent vos tours suivants, et à partir du troisième chacun rapporte aussitôt des points.
    Construisez l’Enclos (plus de Chameaux) ou l’Échoppe (plus d’Or).
lesson-build-right = Bien construit. Plus tôt un bâtiment est là, plus souvent il sert.
lesson-build-wrong = C’est possible, mais vous en apprendrez moins : construisez l’Enclos ou l’Échoppe.
lesson-supervisor =
    C’est le dernier jour de la semaine. Les autres ont pris l’Or et les Chameaux ; il vous reste un dé de valeur 4.
    Votre souk bleu ne sera pas complet aujourd’hui : à la fin de la semaine, un souk inachevé ne rapporte rien et ses marchandises reviennent à leurs propriétaires. Faites donc servir cette marchandise : utilisez le dé pour déplacer l’Intendant, la figurine blanche.
lesson-supervisor-right = L’Intendant avance d’autant de cases que l’indiquent les dés. Vous pouvez payer 1 pièce d’Or par case de plus ou de moins.
lesson-supervisor-wrong = Une marchandise de plus ne compléterait rien aujourd’hui, et une carte peut attendre. Déplacez l’Intendant.
lesson-walk = L’Intendant est au centre. Là où son déplacement s’arrête, il visite la boutique au bord de la route. Menez-le en W4, devant votre marchandise.
lesson-walk-right = Il s’est arrêté devant votre marchandise.
lesson-walk-wrong = Il doit visiter votre propre marchandise du souk bleu : sa boutique est au bord de W4.
lesson-send = Une marchandise visitée par l’Intendant part à la Caravane, sauf si son propriétaire paie un Chameau pour la garder en boutique ; une marchandise de la réserve part alors à sa place. Cette boutique sera de toute façon vidée ce soir : expédiez la marchandise.
lesson-send-right = Dans la ligne du bas de la Caravane, une marchandise rapporte aussitôt 2 points. Les lignes plus hautes rapportent moins tout de suite, et plus ensuite.
lesson-send-wrong = Un Chameau vaut mieux qu’une boutique qui sera vidée ce soir. Expédiez la marchandise.
lesson-week =
    La semaine est comptée : 6 points pour le souk jaune du Coffre, 4 pour le souk bleu du Vase, et 2 pour vos deux marchandises de la Caravane (leur nombre multiplié par la valeur de votre plus haute ligne). Les boutiques sont de nouveau vides ; la Caravane reste jusqu’à ce qu’elle soit pleine.
    L’Intendant sert aussi contre les autres : envoyé devant un souk adverse, il peut le défaire juste avant la fin de la semaine.
lesson-plans =
    La partie se termine après la troisième semaine. Deux plans qui font gagner :
    Le bâtisseur prend tôt des Chameaux et de l’Or, a trois ou quatre bâtiments au milieu de la deuxième semaine, marque 5 points pour chacun du troisième au cinquième et 10 pour le sixième, et remplit les souks avec l’aide du Palan et du Bazar.
    Le caravanier déplace souvent l’Intendant, charge la Caravane tant que la ligne du bas rapporte des points, atteint une ligne plus haute, et touche des points pour toutes ses marchandises quand la Caravane est pleine et à la fin de chaque semaine.
    Les étages du haut sont rarement bien garnis : profitez-en quand ils le sont. Continuez maintenant contre l’ordinateur. Demandez un conseil quand vous voulez.
