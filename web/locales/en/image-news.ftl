### IMAGE: what just happened, in a line.

# $side (String) - north, east, south or west.
image-news-side = { $side ->
    [north] at the top
    [east] on the right
    [south] at the bottom
   *[west] on the left
}
# $name (String) - Whose turn it is.
image-news-dealt = The cards are dealt. { $name } begins.
image-news-dealt-you = The cards are dealt. You begin.
# $name (String) - Who played.
# $side (String) - “at the top”.
image-news-laid = { $name } laid { $count ->
    [one] a card
   *[other] { $count } cards
} { $side }.
# $side (String) - “at the top”.
image-news-laid-you = You laid { $count ->
    [one] a card
   *[other] { $count } cards
} { $side }.
# $name (String) - Who played.
image-news-laid-many = { $name } laid { NUMBER($count) } cards on { NUMBER($sides) } sides.
image-news-laid-many-you = You laid { NUMBER($count) } cards on { NUMBER($sides) } sides.
# $name (String) - Who played.
image-news-put-down = { $name } put { $count ->
    [one] a card
   *[other] { $count } cards
} on the board instead of playing.
image-news-put-down-you = You put { $count ->
    [one] a card
   *[other] { $count } cards
} on the board instead of playing.
# $name (String) - Who could not play, or was not there to.
image-news-passed = { $name } did not play.
image-news-passed-you = You did not play.
# $name (String) - Who played.
# $person (String) - Whose image it is.
image-news-ended = { $name } ended an image: { $person }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# $person (String) - Whose image it is.
image-news-ended-you = You ended an image: { $person }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# $name (String) - Who challenges.
# $side (String) - “at the top”.
image-news-challenged = { $name } challenges the image { $side }.
# $side (String) - “at the top”.
image-news-challenged-you = You challenge the image { $side }.
# $name (String) - Who challenged.
# $person (String) - Whose image it was said to be.
# $loser (String) - Who was challenged.
image-news-upheld = { $name } was right: { $person } does not fit. { $loser } loses { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# $person (String) - Whose image it was said to be.
# $loser (String) - Who was challenged.
image-news-upheld-by-you = You were right: { $person } does not fit. { $loser } loses { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# $name (String) - Who challenged.
# $person (String) - Whose image it was said to be.
image-news-upheld-against-you = { $name } was right: { $person } does not fit. You lose { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# $name (String) - Who challenged.
# $person (String) - Whose image it was said to be.
# $loser (String) - Who was challenged.
# $back (Number) - What the image had scored.
# $points (Number) - What is lost besides.
image-news-upheld-ended = { $name } was right: { $person } does not fit. { $loser } gives back { $back ->
    [one] { $back } point
   *[other] { $back } points
} and loses { NUMBER($points) } more.
# $person (String) - Whose image it was said to be.
# $loser (String) - Who was challenged.
# $back (Number) - What the image had scored.
# $points (Number) - What is lost besides.
image-news-upheld-ended-by-you = You were right: { $person } does not fit. { $loser } gives back { $back ->
    [one] { $back } point
   *[other] { $back } points
} and loses { NUMBER($points) } more.
# $name (String) - Who challenged.
# $person (String) - Whose image it was said to be.
# $back (Number) - What the image had scored.
# $points (Number) - What is lost besides.
image-news-upheld-ended-against-you = { $name } was right: { $person } does not fit. You give back { $back ->
    [one] { $back } point
   *[other] { $back } points
} and lose { NUMBER($points) } more.
# $name (String) - Who challenged.
# $loser (String) - Who was challenged.
image-news-named-nobody = { $loser } named nobody, so { $name } is right. { $loser } loses { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# $loser (String) - Who was challenged.
image-news-named-nobody-by-you = { $loser } named nobody, so you are right. { $loser } loses { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# $name (String) - Who challenged.
image-news-named-nobody-against-you = You named nobody, so { $name } is right. You lose { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# $name (String) - Who challenged.
# $person (String) - Whose image it is.
# $winner (String) - Who was challenged.
image-news-not-upheld = No bluff, { $name }: { $person } fits. { $winner } takes the image for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# $person (String) - Whose image it is.
# $winner (String) - Who was challenged.
image-news-not-upheld-by-you = That was no bluff: { $person } fits. { $winner } takes the image for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# $name (String) - Who challenged.
# $person (String) - Whose image it is.
image-news-not-upheld-against-you = No bluff, { $name }: { $person } fits. You take the image for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
image-news-last-round = The deck has run out: these are the last turns.
