//! What secrets look like in a text, whatever it is a text of.

use decks::{Decks, Language};
use rules::{CardId, GameKind};

/// A row with no card in the place in which it was drawn, and that cannot be read out of a page by accident:
/// whoever names the cards twice in the order of drawing does not come by it.
pub(crate) const LONG_ROW: [u8; 7] = [5, 3, 6, 1, 0, 4, 2];
/// A short one, which is not found backwards either where the cards are named again and again in the order of
/// drawing, nor where its first half is named and then the others in that order.
pub(crate) const SHORT_ROW: [u8; 4] = [2, 0, 3, 1];
/// Votes that nobody else casts: everybody else votes for two.
pub(crate) const DOUBLE_VOTE: [u8; 2] = [3, 3];
/// A choice and a bet that nobody else makes: everybody else chooses another player.
pub(crate) const RARE_VOTE: (u8, &str) = (3, "three");
/// Questions that the table writes itself, the last one when the game has begun, and no others are in the
/// box.
pub(crate) const QUESTIONS: [&str; 5] = [
    "Who would adopt a quokka at midnight?",
    "Who would yodel from a lighthouse?",
    "Who would knit a scarf for a zeppelin?",
    "Who would argue with a vending machine?",
    "Who would bring a xylophone to a picnic?",
];

/// What somebody notes for themselves in IMAGE, and nobody else ever thinks of.
pub(crate) const NOTE: &str = "the quagga of Zanzibar";

/// A card as its words are printed on a page, in all languages, and its id.
#[derive(Debug, Clone)]
pub(crate) struct CanaryCard {
    pub(crate) id: String,
    pub(crate) words: Vec<String>,
}

/// The cards of IMAGE are told by their ids alone: whatever is on one, such as a country, is also said of
/// people.
pub(crate) fn all_cards(game: GameKind) -> Vec<CanaryCard> {
    if game == GameKind::Image {
        let card = |id: CardId| CanaryCard { id: id.to_string(), words: Vec::new() };
        return almanac::deck().into_iter().map(card).collect();
    }
    let sets = Decks::embedded().sets(game).iter();
    sets.flat_map(|set| set.cards())
        .map(|card| CanaryCard {
            id: card.id.to_string(),
            words: Language::ALL.map(|language| escaped(card.text(language))).to_vec(),
        })
        .collect()
}

/// The questions that the table has written, as they are numbered.
pub(crate) fn own_questions() -> Vec<CanaryCard> {
    // The last one is written in play, and those are numbered from the end.
    let number = |number: usize| if number + 1 == QUESTIONS.len() { 999 } else { number + 1 };
    let card = |(place, text): (usize, &&str)| CanaryCard {
        id: format!("own-{:03}", number(place)),
        words: vec![escaped(text)],
    };
    QUESTIONS.iter().enumerate().map(card).collect()
}

/// All that lies in the boxes.
pub(crate) fn cards_in_play(game: GameKind) -> Vec<CanaryCard> {
    let own = if game == GameKind::Colours { own_questions() } else { Vec::new() };
    [all_cards(game), own].concat()
}

/// The other faces, which nobody sees before all black ones have been played.
pub(crate) fn gray_faces(game: GameKind) -> Vec<String> {
    let cards = Decks::embedded().sets(game).iter().flat_map(|set| set.cards());
    let grays = cards.filter_map(|card| card.gray.as_ref());
    grays.flat_map(|gray| Language::ALL.map(|language| escaped(gray.text(language)))).collect()
}

/// Long enough not to stand in a page by accident.
pub(crate) fn is_recognizable(words: &str) -> bool {
    words.chars().count() >= 12
}

/// As a page writes it.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Where a card is next spoken of from there on, by its id or in any language: the end of the mention.
fn next_mention(card: &CanaryCard, text: &str, from: usize) -> Option<usize> {
    let names = card.words.iter().chain([&card.id]);
    names.filter_map(|name| text[from..].find(name).map(|at| from + at + name.len())).min()
}

/// Whether a card is spoken of at all.
pub(crate) fn is_named(card: &CanaryCard, text: &str) -> bool {
    next_mention(card, text, 0).is_some()
}

/// Whether all these cards are spoken of, one after the other, whatever else is said in between.
fn in_this_order<'a>(cards: impl IntoIterator<Item = &'a CanaryCard>, text: &str) -> bool {
    cards.into_iter().try_fold(0, |from, card| next_mention(card, text, from)).is_some()
}

/// Whether these cards are spoken of one after the other, and no other one of them in between.
fn side_by_side(cards: &[CanaryCard], row: &[u8], text: &str) -> bool {
    let mut mentions: Vec<(usize, u8)> = Vec::new();
    for (number, card) in (0..).zip(cards) {
        let mut from = 0;
        while let Some(end) = next_mention(card, text, from) {
            mentions.push((end, number));
            from = end;
        }
    }
    mentions.sort_unstable();
    let mut order: Vec<u8> = mentions.into_iter().map(|(_, card)| card).collect();
    order.dedup();
    order.windows(row.len()).any(|some| some == row)
}

/// Whether these digits stand in a text by themselves, and not within a longer number or name.
fn stands_alone(digits: &str, text: &str) -> bool {
    let goes_on = |next: Option<char>| next.is_some_and(char::is_alphanumeric);
    text.match_indices(digits).any(|(at, _)| {
        !goes_on(text[..at].chars().next_back()) && !goes_on(text[at + digits.len()..].chars().next())
    })
}

/// Every way in which a text tells the secret row of these cards.
pub(crate) fn tells_the_row(row: &[u8], cards: &[CanaryCard], text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let backwards: Vec<u8> = row.iter().rev().copied().collect();
    for row in [row, &backwards] {
        let digits: Vec<String> = row.iter().map(ToString::to_string).collect();
        for between in ["", ",", ", ", " ", "-", "."] {
            let digits = digits.join(between);
            found.extend(stands_alone(&digits, text).then(|| format!("the row as {digits}")));
        }
        let told = if row.len() > SHORT_ROW.len() {
            in_this_order(row.iter().map(|card| &cards[usize::from(*card)]), text)
        } else {
            side_by_side(cards, row, text)
        };
        found.extend(told.then(|| "the cards in their secret order".to_owned()));
    }
    // A place beside a card, in whatever order they stand.
    for (place, card) in row.iter().enumerate() {
        for pair in [
            format!("data-card=\"{card}\" data-place=\"{place}\""),
            format!("\"card\":{card},\"place\":{place}"),
        ] {
            found.extend(text.contains(&pair).then(|| format!("the place of a card: {pair}")));
        }
    }
    found
}

/// Every way in which a text tells that somebody has voted for one person twice.
pub(crate) fn tells_the_votes(votes: [u8; 2], text: &str) -> Vec<String> {
    let [vote, _] = votes;
    let told = [
        format!("\"ballot\":[{vote},{vote}]"),
        format!("\"votes\":[{vote},{vote}]"),
        format!("votes={vote}&votes={vote}"),
        format!("Ballot([Seat({vote}), Seat({vote})])"),
        format!("[Seat({vote}), Seat({vote})]"),
        "class=\"votes-2".to_owned(),
        "\"open\":".to_owned(),
        // Nor does anybody get what they are shut in.
        "\"closed\":".to_owned(),
    ];
    told.into_iter().filter(|told| text.contains(told)).collect()
}

/// Every way in which a text tells that the first of these has chosen the second, and bet all they can.
pub(crate) fn tells_the_choice([voter, chosen]: [&str; 2], text: &str) -> Vec<String> {
    let (player, bet) = RARE_VOTE;
    let told = [
        format!("\"choice\":{{\"player\":{player}}}"),
        format!("player={player}&bet={bet}"),
        format!("Player(Seat({player}))"),
        format!("name=\"player\" value=\"{player}\" required checked"),
        format!("value=\"{bet}\" checked"),
        format!("{voter} chose {chosen} and bet 3."),
        format!("{voter} a choisi {chosen} et parié 3."),
    ];
    told.into_iter().filter(|told| text.contains(told)).collect()
}

/// The detector must be able to find what it looks for.
#[test]
fn a_canary_that_sings_is_heard() {
    for (game, row) in [(GameKind::Happiness, &LONG_ROW[..]), (GameKind::Preference, &SHORT_ROW)] {
        let cards: Vec<CanaryCard> = all_cards(game).into_iter().take(row.len()).collect();
        let in_row: Vec<&CanaryCard> = row.iter().map(|card| &cards[usize::from(*card)]).collect();
        let listed =
            |one: &dyn Fn(&CanaryCard) -> String| -> String { in_row.iter().map(|card| one(card)).collect() };
        let digits = |between: &str| row.iter().map(ToString::to_string).collect::<Vec<_>>().join(between);
        let backwards: String = digits(" ").chars().rev().collect();
        for leak in [
            format!("{{\"row\":[{}]}}", digits(",")),
            format!("<ol data-row=\"{}\">", digits("")),
            format!("<li data-card=\"{}\" data-place=\"2\">", row[2]),
            backwards,
            listed(&|card| format!("<li>{}</li>", card.words[1])),
            listed(&|card| format!("{{\"card\":\"{}\"}}", card.id)),
        ] {
            assert!(!tells_the_row(row, &cards, &leak).is_empty(), "{leak}");
        }
        let as_drawn: String = cards.iter().map(|card| format!("<li>{}</li>", card.words[0])).collect();
        assert_eq!(tells_the_row(row, &cards, &as_drawn.repeat(2)), Vec::<String>::new());
        let by_accident = format!("data-now=\"17{}\"", digits(""));
        assert_eq!(tells_the_row(row, &cards, &by_accident), Vec::<String>::new());
        assert!(all_cards(game).len() > row.len() + 50, "there is more to look for");
    }
    assert!(gray_faces(GameKind::Preference).len() > 100, "and more on the other faces");
    for leak in [
        "{\"phase\":\"predicting\",\"ballot\":[3,3]}",
        "<li class=\"votes-2 coral\">",
        "CastBallot { votes: [Seat(3), Seat(3)] }",
        "POST /t/KR7WQ4/do do=cast_ballot&votes=3&votes=3",
        "{\"ballot\":{\"open\":[0,1]}}",
        "{\"ballot\":{\"closed\":\"962480b0\"}}",
    ] {
        assert!(!tells_the_votes(DOUBLE_VOTE, leak).is_empty(), "{leak}");
    }
    assert_eq!(tells_the_votes(DOUBLE_VOTE, "{\"ballot\":[0,3],\"cards\":[3,3]}"), Vec::<String>::new());
    for leak in [
        "{\"mine\":{\"choice\":{\"player\":3},\"bet\":\"three\"}}",
        "POST /t/KR7WQ4/do do=cast_vote&player=3&bet=three",
        "VoteCast { seat: Seat(0), vote: Vote { choice: Player(Seat(3)), bet: Three } }",
        "<input type=\"radio\" name=\"player\" value=\"3\" required checked>",
        "<p>Ana chose Bo and bet 3.</p>",
        "<p>Ana a choisi Bo et parié 3.</p>",
    ] {
        assert!(!tells_the_choice(["Ana", "Bo"], leak).is_empty(), "{leak}");
    }
    let others = "{\"candidates\":[{\"player\":3}],\"mine\":{\"choice\":{\"player\":1},\"bet\":\"two\"}}";
    assert_eq!(tells_the_choice(["Ana", "Bo"], others), Vec::<String>::new());
}
