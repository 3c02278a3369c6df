### Who are they?: images to practise IMAGE on, five a day, for one.

practice-title = Who are they?
practice-lead = Five images a day. All the cards fit the same famous person, and the letter begins their last name.
practice-invitation = Who are they? Five images to practise on, new every day
practice-waiting = While you wait: who are they?
practice-images = Today’s images
practice-cards = The cards of the image
# $number (Number) - Which of the day's images.
# $all (Number) - How many there are.
practice-which = Image { $number } of { $all }

## How an image came out

practice-open = not guessed yet
practice-guessed = guessed
practice-hinted = guessed with a hint
practice-told = shown

## Guessing

practice-label = Whose image is it?
practice-guess = That’s my guess
practice-hint = Give me a hint
practice-tell = Tell me who it is
practice-hint-card = One more card that fits:
practice-hint-no-card = There are no more cards. The next hint says more.
practice-hint-name = The name:
# $letter (String) - The first letter of a word of the name.
practice-word = { $count ->
    [one] { $letter }, one letter
   *[other] { $letter }, { $count } letters
}
practice-no-name = Type a name first.
# $name (String) - What was typed.
practice-nobody = The almanac knows nobody called { $name }. Perhaps another spelling?
# $all (Number) - How many cards the image has.
# $name (String) - Who was guessed.
practice-not-quite = { $count ->
    [0] None of the { $all } cards is known to fit { $name }. Who else?
    [one] One of { $all } cards fits { $name }. Who fits them all?
   *[other] { $count } of { $all } cards fit { $name }. Who fits them all?
}
# $name (String) - Who was guessed.
practice-right = Yes, { $name }!
# $name (String) - Who was guessed.
# $other (String) - Who was thought of.
practice-right-too = Yes, { $name } fits every card. We thought of { $other }.
# $name (String) - Who was thought of.
practice-it-was = It is { $name }.
# $names (String) - Whom most people know.
practice-others = The cards fit { $names } as well.
practice-next = The next image
# $all (Number) - How many images there are.
practice-done = { $count ->
    [0] That was today’s five. Tomorrow there are new ones.
    [one] You have guessed one of { $all }. Tomorrow there are new ones.
   *[other] You have guessed { $count } of { $all }. Tomorrow there are new ones.
}
practice-new-day = Those images were from another day. Here are today’s.
