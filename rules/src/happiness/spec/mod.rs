//! The clauses of RULES.md, one test or more for each.

use crate::{
    CardId, Eyes, Game, Pile, PileId, Ranking, Sealed, Seat, SeatSet, Seeded, Slot,
    happiness::{
        Ability, Command, Drawing, Drawn, Event, Happiness, Help, Options, Peek, PhaseView, Refusal, Supply,
        View, scoring,
    },
    testing::{Story, given},
};

mod drawing;
mod first_guess;
mod guessing;
mod missing;
mod points;
mod returning;

const ANNA: Seat = Seat(0);
const BELA: Seat = Seat(1);
const CARO: Seat = Seat(2);

/// One turn each, and the player in turn does not see the guess made: what most tests begin with.
fn once() -> Options {
    Options { turns_each: Some(1), peek: Peek::Hidden, ..Options::default() }
}

/// Three seats at a table that plays so.
fn table() -> Story<Happiness> {
    table_of(3, &once())
}

fn table_of(seats: usize, options: &Options) -> Story<Happiness> {
    given(options, seats, Supply::small())
}

/// Every card in the box, in the order of their names.
fn all_cards(supply: &Supply) -> Vec<CardId> {
    let mut cards: Vec<CardId> =
        supply.piles.values().flat_map(|pile| pile.fresh().iter().chain(pile.shown())).copied().collect();
    cards.sort_unstable();
    cards
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
    let admit = |seats: usize| Happiness::admit(&once(), &seats.into(), &Supply::small());
    let wrong = Err(Refusal::WrongNumberOfPlayers { least: 2, most: 10 });
    assert_eq!([admit(0), admit(1), admit(11), admit(300)], [wrong; 4]);
    assert_eq!([admit(2), admit(10)], [Ok(()); 2]);
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
    assert_eq!(Happiness::finale(&story.look(ANNA)), None, "not before the end");
    let story = story
        .when(BELA, Command::DrawCards)
        .refused(Refusal::NoTurnsLeft)
        .when(BELA, Command::FinishGame)
        .then([Event::GameFinished]);
    assert!(Happiness::finale(&story.look(ANNA)).is_some());
    story.when(ANNA, Command::DrawCards).refused(Refusal::GameOver);
}

/// GH-3: up to five turns each, in rounds.
#[test]
fn more_turns_are_played_in_rounds() {
    for turns_each in Options::TURNS_EACH {
        let mut story = table_of(3, &Options { turns_each: Some(turns_each), ..once() });
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

/// GH-3: unless the table says otherwise, as many turns as make about half an hour: two people have five
/// each, three four, four three, five or six two, and more have one.
#[test]
fn by_default_there_are_turns_for_about_half_an_hour() {
    let usual = Options::default();
    for (players, each) in [(2, 5), (3, 4), (4, 3), (5, 2), (6, 2), (7, 1), (10, 1)] {
        let view = table_of(usize::from(players), &usual).look(ANNA);
        assert_eq!(view.turns, players * each, "{players} players");
        assert!((7..=13).contains(&view.turns), "{players} players");
    }
    // Who comes late has as many as the others have yet.
    let story = table_of(5, &usual).told(crate::Notice::Joined(Seat(5)));
    assert_eq!(story.look(ANNA).turns, 12);
}

/// GH-3: one to five turns each, no others.
#[test]
fn no_other_number_of_turns_is_offered() {
    for turns_each in [0, 6] {
        let options = Options { turns_each: Some(turns_each), ..once() };
        assert_eq!(Happiness::admit(&options, &3.into(), &Supply::small()), Err(Refusal::TurnsOutOfRange));
    }
}

/// GH-3: whoever is there turns the cards up, and they are the next player's.
#[test]
fn anybody_may_draw_for_the_player_in_turn() {
    let story = table().when(CARO, Command::DrawCards);
    assert!(matches!(story.events(), [Event::TurnBegan { seat: ANNA, .. }]));
    story.when(ANNA, Command::DrawCards).refused(Refusal::CardsAlreadyDrawn);
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
