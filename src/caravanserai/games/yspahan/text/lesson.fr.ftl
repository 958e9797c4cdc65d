### La première leçon de Yspahan, en français. Chaque étape dit ce qu’il faut faire, et répond à un bon et à un mauvais coup.

lesson-goal =
    Vous êtes marchand à Yspahan. La partie se termine après trois semaines de sept jours, et le plus grand score gagne.
    Ce qui rapporte : les souks complets, à la fin de chaque semaine ; les marchandises expédiées à la Caravane ; et les bâtiments, à partir du troisième.
    C’est le jour 6. Le souk bleu du Vase est déjà à vous, pour 4 points. Au souk jaune du Coffre, qui en vaut 6, il manque une marchandise.
lesson-roll =
    Chaque jour, le Premier joueur lance neuf dés. Les dés de même valeur forment un groupe, et chaque groupe occupe un étage de la Tour : les plus petits vont aux Chameaux, les plus grands à l’Or, les autres entre les deux, de bas en haut.
    Aujourd’hui, le Premier joueur, c’est vous. Vous pourriez ajouter des dés jaunes pour 1 pièce d’Or chacun, mais vous aurez besoin de votre Or pour construire : lancez sans dés jaunes.
lesson-roll-right = Chacun prend un groupe par jour : ce qui reste aux autres dépend donc de votre choix. Demain, c’est le joueur suivant qui lancera et choisira en premier.
lesson-roll-wrong = Les dés jaunes donnent plus de choix, mais aujourd’hui il vous faut l’Or. Lancez sans dés jaunes.
lesson-take =
    Un groupe sert à une de ces trois choses : l’action de son étage, le déplacement de l’Intendant, ou la pioche d’une carte, un bonus pour plus tard. Aux étages des Chameaux et de l’Or, chaque dé donne un Chameau ou une pièce d’Or ; les autres permettent de placer une marchandise par dé dans leur quartier.
    Les deux dés du Coffre placent deux marchandises : remplissez le quartier du Coffre.
lesson-take-right = La première marchandise devait aller dans le souk que vous aviez déjà entamé, et elle y a été placée pour vous. Le souk jaune du Coffre est complet.
lesson-take-wrong = C’est permis, mais seul l’étage du Coffre complète votre souk : remplissez le quartier du Coffre.
lesson-place =
    Il reste une marchandise. Vous n’avez plus de souk inachevé dans ce quartier : vous pouvez donc entamer n’importe quel souk encore vide, qui sera dès lors fermé aux autres.
    Entamez le souk bleu du Coffre par la boutique au bord de la case W4. Vous verrez bientôt pourquoi.
lesson-place-right = Le souk bleu du Coffre est à vous, avec une de ses deux boutiques remplie.
lesson-place-wrong = C’est permis aussi, mais pour cette leçon, mettez la marchandise dans le souk bleu du Coffre, dans la boutique au bord de W4.
lesson-build =
    Après les dés, vous pouvez construire un des six bâtiments, si vous avez de quoi payer ses Chameaux et son Or. Chacun renforce vos tours suivants ; le troisième, le quatrième et le cinquième rapportent aussi 5 points tout de suite, et le sixième 10.
    Construisez l’Enclos (1 Chameau de plus quand vous en prenez) ou l’Échoppe (2 pièces d’Or de plus quand vous en prenez).
lesson-build-right = Bien construit. Plus vous construisez tôt, plus le bâtiment vous servira.
lesson-build-wrong = C’est permis, mais pour cette leçon, construisez l’Enclos ou l’Échoppe.
lesson-supervisor =
    C’est le jour 7, le dernier de la semaine. Il ne vous reste qu’un seul dé, un 4 à l’étage du Sac : impossible de compléter le souk bleu du Coffre.
    À la fin de la semaine, un souk inachevé ne rapporte rien et toutes les boutiques sont vidées. Que votre marchandise rapporte donc autrement : utilisez le dé pour déplacer l’Intendant, la figurine blanche.
lesson-supervisor-right = L’Intendant avance sur la route d’exactement autant de cases que l’indiquent les dés. Chaque pièce d’Or payée lui fait faire une case de plus ou de moins.
lesson-supervisor-wrong = Placer une marchandise ne compléterait rien aujourd’hui, et piocher une carte peut attendre. Déplacez l’Intendant.
lesson-walk = Là où son déplacement s’arrête, l’Intendant visite les boutiques au bord de la route. Il est au centre, et W4 est à quatre cases. Votre marchandise du souk bleu du Coffre est juste à côté : menez-le en W4.
lesson-walk-right = Il s’est arrêté devant votre marchandise. Vous pouvez aussi l’envoyer chez un adversaire : un souk complet qui perd une marchandise ne rapporte plus rien tant qu’il n’est pas regarni.
lesson-walk-wrong = Il doit visiter votre propre marchandise du souk bleu du Coffre : sa boutique est au bord de W4.
lesson-send = Une marchandise visitée par l’Intendant part à la Caravane. Son propriétaire peut payer un Chameau pour la garder en boutique ; une marchandise de sa réserve part alors à sa place. Cette boutique sera de toute façon vidée ce soir : expédiez la marchandise.
lesson-send-right = Votre marchandise a rapporté aussitôt 2 points. La Caravane se remplit à partir de la ligne du bas : une marchandise y marque 2, 1 ou 0 points à son arrivée, mais les lignes valent 1, 2 et 3 quand on compte la Caravane.
lesson-send-wrong = Un Chameau vaut mieux qu’une boutique qui sera vidée ce soir. Expédiez la marchandise.
lesson-week =
    La semaine est comptée : 6 points pour le souk jaune du Coffre et 4 pour le souk bleu du Vase. Dans la Caravane, vous avez deux marchandises, car il y en avait déjà une. Elles rapportent leur nombre multiplié par la valeur de votre plus haute ligne : 2 × 1.
    Les boutiques sont de nouveau vides. Les marchandises de la Caravane y restent jusqu’à ce qu’elle soit pleine ; on la compte alors encore une fois, puis on la vide.
lesson-plans =
    Deux plans qui font gagner. Le bâtisseur prend tôt des Chameaux et de l’Or, pour avoir trois ou quatre bâtiments au milieu de la deuxième semaine. Dès le troisième, ils rapportent tout de suite ; puis le Palan place 1 marchandise de plus, et le Bazar donne 2 points de plus par souk.
    Le caravanier déplace souvent l’Intendant. Sur les lignes du bas, chaque marchandise rapporte aussitôt, et une seule sur une ligne plus haute les multiplie toutes, semaine après semaine.
    Après la troisième semaine, le plus grand score gagne ; à égalité, la victoire est partagée. Continuez maintenant contre l’ordinateur. Demandez un conseil quand vous voulez.
