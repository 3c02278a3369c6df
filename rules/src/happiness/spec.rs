//! The clauses of RULES.md, one test or more for each. Compiled as a test of its own, so that it uses the game as
//! everybody else does.

use rules::{
    CardId, Eyes, Game, Pile, PileId, Ranking, Sealed, Seat, SeatSet, Slot,
    happiness::{
        Ability, Command, Drawing, Drawn, Event, Happiness, Help, Options, Peek, PhaseView, Refusal, Supply,
        View, scoring,
    },
};
use testkit::{Seeded, Story, Trial, given};

#[path = "spec_missing.rs"]
mod missing;

const ANNA: Seat = Seat(0);
const BELA: Seat = Seat(1);
const CARO: Seat = Seat(2);

/// Three seats at a usual table.
fn table() -> Story<Happiness> {
    table_of(3, &Options::default())
}

fn table_of(seats: usize, options: &Options) -> Story<Happiness> {
    given(options, seats, Happiness::supply())
}

/// The row that a word spells: `a` is the first card on the table.
fn row(word: &str) -> Vec<Slot> {
    word.bytes().map(|letter| Slot(letter - b'a')).collect()
}

fn ranking(word: &str) -> Ranking {
    row(word).try_into().expect("every card once")
}

fn seats<const N: usize>(seats: [Seat; N]) -> SeatSet {
    seats.into_iter().collect()
}

/// Steps of a turn, so that a test can begin where it has something to say.
trait Turn {
    fn drawn(self) -> Self;
    fn ranked_by(self, seat: Seat, word: &str) -> Self;
    fn guessed_by(self, seat: Seat, word: &str) -> Self;
    fn agreed_by(self, seat: Seat) -> Self;
    fn look(&self, seat: Seat) -> View;
}

impl Turn for Story<Happiness> {
    fn drawn(self) -> Self {
        self.when(ANNA, Command::DrawCards)
    }

    fn ranked_by(self, seat: Seat, word: &str) -> Self {
        let lay = |story: Self, card| story.when(seat, Command::LayToken { card, place: u8::MAX });
        let face_up = match self.look(seat).options.help {
            Help::None => None,
            Help::OneFaceUp => Some(Slot(0)),
        };
        row(word).into_iter().fold(self, lay).when(seat, Command::SealRanking { face_up })
    }

    fn guessed_by(self, seat: Seat, word: &str) -> Self {
        let lay = |story: Self, card| story.when(seat, Command::LayToken { card, place: u8::MAX });
        row(word).into_iter().fold(self, lay)
    }

    fn agreed_by(self, seat: Seat) -> Self {
        let edition = edition(&self);
        self.when(seat, Command::AgreeToGuess { edition })
    }

    fn look(&self, seat: Seat) -> View {
        self.seen_by(Eyes::Seat(seat))
    }
}

fn edition(story: &Story<Happiness>) -> u32 {
    match story.seen_by(Eyes::Everyone).phase {
        PhaseView::Guessing { guess: Some(guess), .. } => guess.edition,
        other => panic!("nobody guesses in {other:?}"),
    }
}

fn cards_of(story: &Story<Happiness>) -> Vec<Drawn> {
    match story.events() {
        [Event::TurnBegan { cards, .. }] => cards.clone(),
        other => panic!("no cards were drawn, but {other:?}"),
    }
}

/// A whole turn for three, from the draw to the reveal.
fn turn(story: Story<Happiness>, player: Seat, ranked: &str, guessed: &str) -> Story<Happiness> {
    let others: Vec<Seat> = [ANNA, BELA, CARO].into_iter().filter(|seat| *seat != player).collect();
    let story = story.drawn().ranked_by(player, ranked).guessed_by(others[0], guessed);
    others.into_iter().fold(story, |story, seat| story.agreed_by(seat))
}

/// GH-1: one score for the whole table.
#[test]
fn everybody_sees_the_same_score() {
    let story = turn(table(), ANNA, "abcde", "abced");
    for seat in [ANNA, BELA, CARO] {
        assert_eq!(story.look(seat).score.points, 3);
    }
    assert_eq!(story.seen_by(Eyes::Everyone).score, story.look(ANNA).score);
}

/// GH-1: two to ten players.
#[test]
fn two_to_ten_can_play() {
    let admit = |seats: usize| Happiness::admit(&Options::default(), &seats.into(), &Happiness::supply());
    let wrong = Err(Refusal::WrongNumberOfPlayers { least: 2, most: 10 });
    assert_eq!([admit(0), admit(1), admit(11), admit(300)], [wrong; 4]);
    assert_eq!([admit(2), admit(10)], [Ok(()); 2]);
}

/// GH-2: a pile for each category.
#[test]
fn every_card_comes_from_the_pile_of_its_category() {
    let supply = Happiness::supply();
    for Drawn { card, category } in cards_of(&table().drawn()) {
        assert!(supply.piles[&category].fresh().contains(&card));
    }
}

/// GH-2: a first game is played with the base set.
#[test]
fn the_base_set_is_in_the_box_by_default() {
    assert_eq!(Options::default().sets, [Options::BASE_SET]);
}

/// GH-2: six categories at least, so that which five are drawn differs.
#[test]
fn with_the_fewest_categories_the_drawn_ones_still_differ() {
    let mut supply = Happiness::supply();
    while supply.piles.len() > Options::LEAST_BASE_CATEGORIES {
        supply.piles.pop_last();
    }
    let drawn = |seed| {
        let story = given::<Happiness>(&Options::default(), 3, supply.clone()).by_chance(seed).drawn();
        let mut categories: Vec<PileId> = cards_of(&story).iter().map(|drawn| drawn.category).collect();
        categories.sort();
        categories
    };
    assert!((1..20).any(|seed| drawn(seed) != drawn(0)));
}

/// GH-3: clockwise, one turn each, and then it ends.
#[test]
fn turns_go_clockwise_until_everybody_has_had_one() {
    let mut story = table();
    for (player, next) in [(ANNA, Some(BELA)), (BELA, Some(CARO)), (CARO, None)] {
        story = story.when(BELA, Command::FinishGame).refused(Refusal::TurnsLeft);
        story = turn(story, player, "abcde", "edcba");
        assert_eq!(story.look(ANNA).phase, PhaseView::Revealed { next });
    }
    story
        .when(BELA, Command::DrawCards)
        .refused(Refusal::NoTurnsLeft)
        .when(BELA, Command::FinishGame)
        .then([Event::GameFinished])
        .when(ANNA, Command::DrawCards)
        .refused(Refusal::GameOver);
}

/// GH-3: two or three turns each, in rounds.
#[test]
fn more_turns_are_played_in_rounds() {
    for turns_each in Options::TURNS_EACH {
        let mut story = table_of(3, &Options { turns_each, ..Options::default() });
        assert_eq!(story.look(ANNA).turns, 3 * turns_each);
        for _ in 0..turns_each {
            for player in [ANNA, BELA, CARO] {
                story = turn(story, player, "abcde", "abcde");
            }
        }
        assert_eq!(story.look(ANNA).phase, PhaseView::Revealed { next: None });
        let players: Vec<Seat> = story.look(ANNA).history.iter().map(|turn| turn.player).collect();
        assert_eq!(players, [ANNA, BELA, CARO].repeat(usize::from(turns_each)));
    }
}

/// GH-3: one, two or three turns each, no others.
#[test]
fn no_other_number_of_turns_is_offered() {
    for turns_each in [0, 4] {
        let options = Options { turns_each, ..Options::default() };
        assert_eq!(
            Happiness::admit(&options, &3.into(), &Happiness::supply()),
            Err(Refusal::TurnsOutOfRange)
        );
    }
}

/// GH-3: whoever is there turns the cards up, and they are the next player's.
#[test]
fn anybody_may_draw_for_the_player_in_turn() {
    let story = table().when(CARO, Command::DrawCards);
    assert!(matches!(story.events(), [Event::TurnBegan { seat: ANNA, .. }]));
    story.when(ANNA, Command::DrawCards).refused(Refusal::CardsAlreadyDrawn);
}

/// GH-4: as many cards as agreed, each of another category, and any of them.
#[test]
fn no_category_comes_twice_in_a_turn() {
    let mut seen: Vec<CardId> = Vec::new();
    for cards in Options::CARDS {
        for seed in 0..40 {
            let options = Options { cards, ..Options::default() };
            let drawn = cards_of(&table_of(3, &options).by_chance(seed).drawn());
            assert_eq!(drawn.len(), usize::from(cards));
            let mut categories: Vec<PileId> = drawn.iter().map(|drawn| drawn.category).collect();
            categories.sort();
            categories.dedup();
            assert_eq!(categories.len(), drawn.len());
            seen.extend(drawn.iter().map(|drawn| drawn.card));
        }
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen, Happiness::cards(&Happiness::supply()), "every card can come");
}

/// GH-4: any player puts a card back that does not suit, for another of its category, until the ranking is sealed. Its token is
/// taken out of the row, and the others keep their places.
#[test]
fn a_card_that_does_not_suit_is_put_back_for_another_of_its_category() {
    for seed in 0..20 {
        let story = table().by_chance(seed).drawn();
        let cards = cards_of(&story);
        let lay =
            |story: Story<Happiness>, card| story.when(ANNA, Command::LayToken { card, place: u8::MAX });
        let story = row("abc").into_iter().fold(story, lay);
        assert!([ANNA, BELA, CARO].iter().all(|seat| story.look(*seat).may.contains(&Ability::PutBackCard)));
        let story = story.when(CARO, Command::PutBackCard { card: cards[1].card });
        let [Event::CardPutBack { card: Slot(1), drawn }] = *story.events() else {
            panic!("one card goes back")
        };
        assert_eq!(drawn.category, cards[1].category);
        assert!(!cards.contains(&drawn));
        let PhaseView::Ranking { cards: lying, row: laid, .. } = story.look(ANNA).phase else {
            panic!("she ranks")
        };
        assert_eq!((lying[1], lying[0], laid), (drawn, cards[0], Some(row("ac"))));
        // Said twice, it does not put back the new one; it counts as seen (GH-13).
        let story =
            story.when(BELA, Command::PutBackCard { card: cards[1].card }).refused(Refusal::NoSuchCard);
        let pile = &Happiness::pack_up(story.state()).piles[&drawn.category];
        assert_eq!(pile.shown(), [cards[1].card, drawn.card]);
    }
}

/// GH-4: not before there are cards, and not once the ranking is sealed.
#[test]
fn a_sealed_ranking_keeps_its_cards() {
    let card = Happiness::cards(&Happiness::supply())[0];
    let story = table().when(ANNA, Command::PutBackCard { card }).refused(Refusal::NoCardsYet).drawn();
    let card = cards_of(&story)[0].card;
    let story = story.ranked_by(ANNA, "abcde");
    story.when(ANNA, Command::PutBackCard { card }).refused(Refusal::RankingAlreadySealed);
}

/// GH-4, GH-10: from one deck comes any card that does not lie there; from a pile of one, none.
#[test]
fn another_card_comes_from_where_cards_are_drawn() {
    let one_deck = Options { drawing: Drawing::OneDeck, ..Options::default() };
    let other = |seed| {
        let story = table_of(3, &one_deck).by_chance(seed).drawn();
        let cards = cards_of(&story);
        let story = story.when(BELA, Command::PutBackCard { card: cards[0].card });
        let [Event::CardPutBack { drawn, .. }] = *story.events() else { panic!("one card goes back") };
        assert!(!cards.contains(&drawn));
        drawn.category == cards[0].category
    };
    assert!((0..30).map(other).any(|same| !same));
    let mut supply = Happiness::supply();
    for pile in supply.piles.values_mut() {
        *pile = Pile::new(pile.fresh().iter().copied().take(1));
    }
    let story = given(&Options::default(), 3, supply).drawn();
    assert!(!story.look(ANNA).may.contains(&Ability::PutBackCard));
    let card = cards_of(&story)[0].card;
    story.when(ANNA, Command::PutBackCard { card }).refused(Refusal::NoOtherCard);
}

/// GH-4: five by default, three to seven by choice.
#[test]
fn three_to_seven_cards_can_be_drawn() {
    assert_eq!(Options::default().cards, 5);
    for cards in [0, 2, 8] {
        let options = Options { cards, ..Options::default() };
        assert_eq!(
            Happiness::admit(&options, &3.into(), &Happiness::supply()),
            Err(Refusal::CardsOutOfRange)
        );
    }
}

/// GH-4: never more cards than categories, unless GH-10 is on.
#[test]
fn a_turn_never_has_more_cards_than_there_are_categories() {
    let mut supply = Happiness::supply();
    while supply.piles.len() > 4 {
        supply.piles.pop_last();
    }
    // An empty pile is no category.
    supply.piles.insert("zzz".parse().unwrap(), Pile::default());
    let one_deck = Options { drawing: Drawing::OneDeck, ..Options::default() };
    let too_few = Err(Refusal::TooFewCategories { categories: 4 });
    assert_eq!(Happiness::admit(&Options::default(), &3.into(), &supply), too_few);
    assert_eq!(Happiness::admit(&one_deck, &3.into(), &supply), Ok(()));
    supply.piles = supply.piles.into_iter().take(1).collect();
    assert_eq!(Happiness::admit(&one_deck, &3.into(), &supply), Err(Refusal::TooFewCards));
}

/// GH-5: only the player in turn lays the row, and nobody else sees any of it.
#[test]
fn the_row_is_laid_in_secret() {
    let story = table().drawn().guessed_by(ANNA, "cab");
    let row_seen = |eyes| match story.seen_by(eyes).phase {
        PhaseView::Ranking { row, .. } => row,
        other => panic!("{other:?}"),
    };
    assert_eq!(row_seen(Eyes::Seat(ANNA)), Some(row("cab")));
    assert_eq!(row_seen(Eyes::Seat(BELA)), None);
    assert_eq!(row_seen(Eyes::Everyone), None);
    let lay = Command::LayToken { card: Slot(3), place: 0 };
    story.when(BELA, lay).refused(Refusal::RankingNotSealed);
}

/// GH-5: tokens can be moved and taken back until the row is sealed.
#[test]
fn tokens_can_be_moved_and_taken_back() {
    let (card, sealed) = (Slot(1), |number| Sealed::new(number));
    table()
        .when(ANNA, Command::LayToken { card, place: 0 })
        .refused(Refusal::NoCardsYet)
        .drawn()
        .guessed_by(ANNA, "abc")
        .when(ANNA, Command::LayToken { card, place: 0 })
        .then([Event::TokenLaid { card: Sealed::new(card), place: sealed(0) }])
        .when(ANNA, Command::LayToken { card, place: 0 })
        .then([])
        .when(ANNA, Command::LayToken { card, place: 200 })
        .then([Event::TokenLaid { card: Sealed::new(card), place: sealed(2) }])
        .when(ANNA, Command::TakeBackToken { card })
        .then([Event::TokenTakenBack { card: Sealed::new(card) }])
        .when(ANNA, Command::TakeBackToken { card })
        .refused(Refusal::TokenNotLaid)
        .when(ANNA, Command::LayToken { card: Slot(5), place: 0 })
        .refused(Refusal::NoSuchCard);
}

/// GH-5: one token for each card, and then the row is sealed once and for all.
#[test]
fn a_row_is_sealed_when_every_card_has_its_token() {
    let seal = || Command::SealRanking { face_up: None };
    table()
        .when(ANNA, seal())
        .refused(Refusal::NoCardsYet)
        .drawn()
        .guessed_by(ANNA, "dcba")
        .when(ANNA, seal())
        .refused(Refusal::RowUnfinished)
        .guessed_by(ANNA, "e")
        .when(BELA, seal())
        .refused(Refusal::NotYourTurn)
        .when(ANNA, seal())
        .then([Event::RankingSealed { ranking: Sealed::new(ranking("dcbae")), face_up: None }])
        .when(ANNA, seal())
        .refused(Refusal::RankingAlreadySealed);
}

/// GH-6: everybody but the player in turn moves the one guess, and all of them see it.
#[test]
fn all_the_others_move_one_guess() {
    let story = table().drawn().ranked_by(ANNA, "abcde").guessed_by(BELA, "edc").guessed_by(CARO, "d");
    for eyes in [Eyes::Seat(BELA), Eyes::Seat(CARO), Eyes::Everyone] {
        let PhaseView::Guessing { guess: Some(guess), row: None, .. } = story.seen_by(eyes).phase else {
            panic!()
        };
        assert_eq!((guess.row, guess.changed_by), (row("ecd"), Some(CARO)));
    }
    story
        .when(CARO, Command::TakeBackToken { card: Slot(2) })
        .then([Event::GuessTakenBack { seat: CARO, card: Slot(2) }])
        .when(ANNA, Command::LayToken { card: Slot(0), place: 0 })
        .refused(Refusal::GuessingYourself);
}

/// GH-6: final when everybody has agreed, and to a whole row only.
#[test]
fn the_guess_is_final_when_all_have_agreed() {
    table()
        .drawn()
        .when(BELA, Command::AgreeToGuess { edition: 0 })
        .refused(Refusal::RankingNotSealed)
        .ranked_by(ANNA, "abcde")
        .guessed_by(BELA, "abce")
        .when(BELA, Command::AgreeToGuess { edition: 4 })
        .refused(Refusal::RowUnfinished)
        .guessed_by(CARO, "d")
        .when(ANNA, Command::AgreeToGuess { edition: 5 })
        .refused(Refusal::GuessingYourself)
        .agreed_by(BELA)
        .then([Event::GuessAgreedTo { seat: BELA }])
        .when(BELA, Command::AgreeToGuess { edition: 5 })
        .refused(Refusal::AlreadyAgreed)
        .agreed_by(CARO)
        .then([
            Event::GuessAgreedTo { seat: CARO },
            Event::TurnRevealed { ranking: ranking("abcde"), guess: ranking("abced"), right: 3, points: 3 },
        ]);
}

/// GH-6: a change takes the agreements back, and nobody agrees to what they have not seen.
#[test]
fn a_change_takes_the_agreements_back() {
    let story = table().drawn().ranked_by(ANNA, "abcde").guessed_by(BELA, "abcde").agreed_by(BELA);
    let seen = edition(&story);
    let story = story.when(CARO, Command::LayToken { card: Slot(0), place: 1 });
    assert!(story.look(BELA).may.contains(&Ability::AgreeToGuess));
    story
        .when(CARO, Command::AgreeToGuess { edition: seen })
        .refused(Refusal::GuessHasChanged)
        .agreed_by(CARO)
        .then([Event::GuessAgreedTo { seat: CARO }])
        // What lies there already does not change.
        .when(BELA, Command::LayToken { card: Slot(0), place: 1 })
        .then([])
        .when(BELA, Command::WithdrawAgreement)
        .refused(Refusal::NotAgreed)
        .when(CARO, Command::WithdrawAgreement)
        .then([Event::AgreementWithdrawn { seat: CARO }])
        .agreed_by(BELA)
        .then([Event::GuessAgreedTo { seat: BELA }]);
}

/// GH-6: the player in turn does not see the guess move, unless the option lets them.
#[test]
fn the_player_in_turn_sees_the_guess_only_by_option() {
    for (peek, seen) in [(Peek::Hidden, false), (Peek::Seen, true)] {
        let story = table_of(3, &Options { peek, ..Options::default() }).drawn().ranked_by(ANNA, "abcde");
        let before = story.look(ANNA);
        let story = story.guessed_by(BELA, "abcde").agreed_by(BELA);
        assert_eq!(story.look(ANNA) != before, seen);
        let PhaseView::Guessing { guess, row: own, .. } = story.look(ANNA).phase else { panic!() };
        assert_eq!(guess.is_some(), seen);
        assert_eq!(own, Some(row("abcde")));
    }
    assert_eq!(Options::default().peek, Peek::Hidden);
}

/// GH-7, GH-8, GH-9: the table of scores.
#[test]
fn a_guess_earns_what_the_table_of_scores_says() {
    for line in include_str!("scoring.txt").lines().filter(|line| !line.starts_with('#')) {
        let [ranked, guessed, shown, right, points, ..] = line.split_whitespace().collect::<Vec<_>>()[..]
        else {
            panic!("{line}");
        };
        let face_up = (shown != "-").then(|| row(shown)[0]);
        let help = if face_up.is_some() { Help::OneFaceUp } else { Help::None };
        let cards = ranked.len() as u8;
        let story = table_of(3, &Options { help, cards, ..Options::default() })
            .drawn()
            .guessed_by(ANNA, ranked)
            .when(ANNA, Command::SealRanking { face_up })
            .guessed_by(BELA, &guessed.replace(shown, ""))
            .agreed_by(BELA)
            .agreed_by(CARO);
        let turn = &story.look(CARO).history[0];
        assert_eq!(turn.points.to_string(), points, "{line}");
        assert_eq!(turn.right.iter().filter(|right| **right).count().to_string(), right, "{line}");
        assert_eq!(turn.perfect, turn.points == 2 * cards, "{line}");
        assert_eq!((&turn.ranking, &turn.guess), (&row(ranked), &row(guessed)), "{line}");
    }
}

/// Every order of that many cards.
fn every_row(cards: u8) -> Vec<Vec<Slot>> {
    let insert = |rows: Vec<Vec<Slot>>, next: u8| {
        let with_next = |row: Vec<Slot>| {
            (0..=row.len()).map(move |place| {
                let mut longer = row.clone();
                longer.insert(place, Slot(next));
                longer
            })
        };
        rows.into_iter().flat_map(with_next).collect()
    };
    (0..cards).fold(vec![vec![]], insert)
}

/// GH-8: doubled when all are right; all but one cannot be right.
#[test]
fn all_but_one_right_cannot_happen() {
    for cards in Options::CARDS {
        let truth = every_row(cards).swap_remove(0).try_into().expect("every card once");
        for guess in every_row(cards) {
            let right = scoring::right_places(&truth, &guess.try_into().expect("every card once"));
            assert_ne!(right, cards - 1);
            assert_eq!(scoring::points(right, cards), if right == cards { 2 * cards } else { right });
        }
    }
}

/// GH-9: the token that is shown is seen by all, is not moved, and is not counted in the row.
#[test]
fn a_token_of_choice_is_shown_before_the_guessing() {
    let easier = Options { help: Help::OneFaceUp, ..Options::default() };
    let story = table_of(3, &easier)
        .drawn()
        .guessed_by(ANNA, "abcde")
        .when(ANNA, Command::SealRanking { face_up: None })
        .refused(Refusal::FaceUpMissing)
        .when(ANNA, Command::SealRanking { face_up: Some(Slot(5)) })
        .refused(Refusal::NoSuchCard)
        .when(ANNA, Command::SealRanking { face_up: Some(Slot(2)) });
    let PhaseView::Guessing { face_up: Some(face_up), .. } = story.look(BELA).phase else { panic!() };
    assert_eq!((face_up.card, face_up.place), (Slot(2), 2));
    story
        .when(BELA, Command::LayToken { card: Slot(2), place: 0 })
        .refused(Refusal::TokenFaceUp)
        .when(BELA, Command::TakeBackToken { card: Slot(2) })
        .refused(Refusal::TokenFaceUp)
        .guessed_by(BELA, "baed")
        .agreed_by(CARO)
        .agreed_by(BELA)
        .then([
            Event::GuessAgreedTo { seat: BELA },
            Event::TurnRevealed { ranking: ranking("abcde"), guess: ranking("baced"), right: 1, points: 1 },
        ]);
}

/// GH-9: without the option, no token is shown.
#[test]
fn no_token_is_shown_by_default() {
    let story = table().drawn().guessed_by(ANNA, "abcde");
    story.when(ANNA, Command::SealRanking { face_up: Some(Slot(0)) }).refused(Refusal::FaceUpNotPlayed);
}

/// GH-10: from one deck a category can come twice, and the view says so, so that the tokens bear numbers.
#[test]
fn from_one_deck_a_category_can_come_twice() {
    let one_deck = Options { drawing: Drawing::OneDeck, ..Options::default() };
    let twice = |seed| {
        let story = table_of(3, &one_deck).by_chance(seed).drawn();
        assert_eq!(story.look(BELA).options.drawing, Drawing::OneDeck);
        let drawn = cards_of(&story);
        let mut cards: Vec<CardId> = drawn.iter().map(|drawn| drawn.card).collect();
        cards.sort();
        cards.dedup();
        assert_eq!(cards.len(), 5, "but never a card");
        drawn
            .iter()
            .enumerate()
            .any(|(nth, one)| drawn[..nth].iter().any(|other| other.category == one.category))
    };
    assert!((0..20).any(twice));
    assert_eq!(Options::default().drawing, Drawing::ByCategory);
}

/// GH-11: the score stands beside the perfect one.
#[test]
fn the_perfect_score_is_twice_the_cards_for_every_turn() {
    for (cards, word) in [(3, "abc"), (5, "abcde"), (7, "abcdefg")] {
        let mut story = table_of(3, &Options { cards, ..Options::default() });
        for player in [ANNA, BELA, CARO] {
            story = turn(story, player, word, word);
        }
        let score = story.when(ANNA, Command::FinishGame).look(BELA).score;
        assert_eq!((score.points, score.perfect), (6 * u32::from(cards), 6 * u32::from(cards)));
    }
}

/// GH-12: the average over all blind guesses, counted out one by one.
#[test]
fn the_blind_score_is_the_average_over_all_rows() {
    for cards in Options::CARDS {
        for help in [Help::None, Help::OneFaceUp] {
            let truth: Ranking = every_row(cards).swap_remove(0).try_into().expect("every card once");
            let mut guesses: Vec<Ranking> =
                every_row(cards).into_iter().map(|row| row.try_into().expect("every card once")).collect();
            if help == Help::OneFaceUp {
                guesses.retain(|guess| guess.place_of(Slot(1)) == truth.place_of(Slot(1)));
            }
            let points = |guess| u32::from(scoring::points(scoring::right_places(&truth, guess), cards));
            let average = f64::from(guesses.iter().map(points).sum::<u32>()) / guesses.len() as f64;
            assert!((scoring::blind(cards, help) - average).abs() < 1e-9, "{cards} cards, {help:?}");
        }
    }
}

/// GH-12: the end shows it for the turns that were played.
#[test]
fn the_blind_score_grows_with_every_turn() {
    let story = turn(turn(table(), ANNA, "abcde", "edcba"), BELA, "abcde", "edcba");
    assert!((story.look(CARO).score.blind - 2.0 * (1.0 + 1.0 / 24.0)).abs() < 1e-9);
}

/// Draws a game's turns one after the other and gives their cards, and the shelf as it is left.
fn draws(options: &Options, supply: Supply, turns: usize, seed: u64) -> (Vec<Vec<Drawn>>, Supply) {
    let mut chance = Seeded::new(seed);
    let mut state = Happiness::opening(options, &10.into(), supply);
    let mut drawn = Vec::new();
    for _ in 0..turns {
        let events =
            Happiness::decide(&state, ANNA, &Command::DrawCards, &mut chance).expect("a turn is due");
        let [Event::TurnBegan { seat, cards }] = &events[..] else { panic!() };
        drawn.push(cards.clone());
        Happiness::evolve(&mut state, &events[0]);
        Happiness::evolve(&mut state, &Event::TurnSkipped { seat: *seat });
    }
    (drawn, Happiness::pack_up(&state))
}

/// GH-13: no card of a category comes again before all of it have been shown, in the next game neither.
#[test]
fn a_shown_card_comes_again_only_when_its_pile_has_run_out() {
    for seed in 0..20 {
        let seven = Options { cards: 7, ..Options::default() };
        let (first, shelf) = draws(&seven, Happiness::supply(), 2, seed);
        let (second, _) = draws(&seven, shelf, 4, seed);
        let turns: Vec<Vec<Drawn>> = first.into_iter().chain(second).collect();
        // Seven categories of three cards: three turns empty every pile, and three more empty it again.
        for all in turns.chunks(3) {
            let mut cards: Vec<CardId> = all.iter().flatten().map(|drawn| drawn.card).collect();
            cards.sort();
            assert_eq!(cards, Happiness::cards(&Happiness::supply()));
        }
        assert!(no_card_comes_twice_running(&turns));
    }
}

fn no_card_comes_twice_running(turns: &[Vec<Drawn>]) -> bool {
    turns.windows(2).all(|pair| pair[0].iter().all(|drawn| !pair[1].contains(drawn)))
}

/// GH-13: with one deck, the deck is the pile. Cards on the table stay out of it when it is turned over.
#[test]
fn with_one_deck_nothing_comes_again_before_everything_has_come() {
    for seed in 0..20 {
        let one_deck = Options { drawing: Drawing::OneDeck, ..Options::default() };
        let (turns, _) = draws(&one_deck, Happiness::supply(), 9, seed);
        let cards: Vec<CardId> = turns.iter().flatten().map(|drawn| drawn.card).collect();
        let distinct = |cards: &[CardId]| {
            let mut sorted = cards.to_vec();
            sorted.sort();
            sorted.dedup();
            sorted.len() == cards.len()
        };
        // Twenty-one cards: the first twenty-one drawn are all different; those drawn with the twenty-first stay out
        // of the next deck, so it has sixteen.
        assert!(distinct(&cards[..21]));
        assert!(distinct(&cards[20..41]));
        assert!(no_card_comes_twice_running(&turns));
    }
}
