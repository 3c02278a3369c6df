### Qui est-ce ? : des images pour s’exercer à IMAGE, cinq par jour, pour une personne.

practice-title = Qui est-ce ?
practice-lead = Cinq images par jour. Toutes les cartes vont à la même célébrité, et la lettre est la première de son nom.
practice-invitation = Qui est-ce ? Cinq images pour t’exercer, nouvelles chaque jour
practice-waiting = En attendant : qui est-ce ?
practice-images = Les images du jour
practice-cards = Les cartes de l’image
practice-which = Image { $number } sur { $all }
practice-open = pas encore trouvée
practice-guessed = trouvée
practice-hinted = trouvée avec un indice
practice-told = dévoilée
practice-label = De qui est-ce l’image ?
practice-guess = Je propose ce nom
practice-hint = Donne-moi un indice
practice-tell = Dis-moi qui c’est
practice-hint-card = Encore une carte qui lui va :
practice-hint-no-card = Il n’y a pas d’autre carte. L’indice suivant en dit plus.
practice-hint-name = Le nom :
practice-word = { $count ->
    [1] { $letter }, une lettre
   *[other] { $letter }, { $count } lettres
}
practice-no-name = Écris d’abord un nom.
practice-nobody = L’almanach ne connaît personne du nom de { $name }. Peut-être une autre orthographe ?
practice-not-quite = { $count ->
    [0] Sur { $all } cartes, aucune ne va à coup sûr à { $name }. Qui d’autre ?
    [1] Une carte sur { $all } va à { $name }. À qui vont-elles toutes ?
   *[other] { $count } cartes sur { $all } vont à { $name }. À qui vont-elles toutes ?
}
practice-right = Oui, { $name } !
practice-right-too = Oui, toutes les cartes vont à { $name }. On pensait à { $other }.
practice-it-was = C’est { $name }.
practice-others = Les cartes vont aussi à { $names }.
practice-next = L’image suivante
practice-done = { $count ->
    [0] C’étaient les cinq du jour. De nouvelles images t’attendent demain.
    [1] Tu en as trouvé une sur { $all }. De nouvelles images t’attendent demain.
   *[other] Tu en as trouvé { $count } sur { $all }. De nouvelles images t’attendent demain.
}
practice-new-day = Ces images étaient d’un autre jour. Voici celles d’aujourd’hui.
