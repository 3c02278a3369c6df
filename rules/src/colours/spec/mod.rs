//! The clauses of RULES.md, one test or more for each. Here: what the tests share, the players and the
//! pieces.

use crate::{
    CardId, Eyes, Game, Mixture, Pile, Rating, Sealed, Seat, SeatSet, Shut,
    colours::{
        Ability, Ballot, Colours, Command, Counts, Event, Options, Outcome, OutcomeView, PhaseView, Question,
        QuestionText, Questions, Refusal, RoundView, Space, Supply, Symbol, View, scoring,
    },
    testing::{Story, given},
};

mod beats;
mod counting;
mod missing;
mod questions;
mod returning;
mod secrecy;
mod voting;

// Around the table, clockwise; a letter of a word is one of them.
const ANNA: Seat = Seat(0);
const BELA: Seat = Seat(1);
const CARO: Seat = Seat(2);
const DORA: Seat = Seat(3);
const EMIL: Seat = Seat(4);

const PLUS: Symbol = Symbol::Plus;
const SOME: Symbol = Symbol::PlusMinus;
const ZERO: Symbol = Symbol::Zero;

/// Three seats at a usual table.
fn table() -> Story<Colours> {
    table_of(3, &Options::default())
}

fn table_of(seats: usize, options: &Options) -> Story<Colours> {
    given(options, seats, Supply::small())
}

fn outcome_only() -> Options {
    Options { counts: Counts::OutcomeOnly, ..Options::default() }
}

fn picked() -> Options {
    Options { questions: Questions::Picked, ..Options::default() }
}

/// The seats that a word spells: `a` is Anna.
fn row(word: &str) -> Vec<Seat> {
    word.bytes().map(|letter| Seat(letter - b'a')).collect()
}

fn seats(word: &str) -> SeatSet {
    row(word).into_iter().collect()
}

fn ballot(word: &str) -> Ballot {
    Ballot::new(row(word).try_into().expect("two votes"))
}

/// The votes that a word spells, in the box.
fn cast(round: u32, seat: Seat, word: &str) -> Event {
    Event::BallotCast { round, seat, ballot: Shut::Open(ballot(word)) }
}

fn vote(word: &str) -> Command {
    Command::CastBallot { votes: Sealed::new(row(word)) }
}

fn predict(prediction: Symbol) -> Command {
    Command::MakePrediction { prediction }
}

fn symbols(word: &str) -> Vec<Symbol> {
    let symbol = |letter| match letter {
        '+' => PLUS,
        '±' => SOME,
        '0' => ZERO,
        other => panic!("{other} stands on no card"),
    };
    word.chars().map(symbol).collect()
}

fn any_question() -> Question {
    Question { card: "tru-001".parse().expect("the name of a card"), own: None }
}

/// Steps of a round, so that a test can begin where it has something to say.
trait Round: Sized {
    /// The reader turns over the next question.
    fn asked(self) -> Self;
    /// Everybody who is named votes, from Anna on; a dash passes over one.
    fn voted(self, ballots: &[&str]) -> Self;
    /// Everybody predicts, from Anna on; a dash passes over one.
    fn predicted(self, word: &str) -> Self;
    /// A round in which everybody has got so many points. Told, not played.
    fn with_points(self, points: &[u8]) -> Self;
    fn look(&self, seat: Seat) -> View;
    fn stage(&self) -> View;
}

impl Round for Story<Colours> {
    #[track_caller]
    fn asked(self) -> Self {
        let reader = reader(&self);
        self.when(reader, Command::TurnQuestion)
    }

    #[track_caller]
    fn voted(self, ballots: &[&str]) -> Self {
        let votes = Seat::first(ballots.len()).zip(ballots).filter(|(_, word)| **word != "-");
        votes.fold(self, |story, (seat, word)| story.when(seat, vote(word)))
    }

    #[track_caller]
    fn predicted(self, word: &str) -> Self {
        let cards = Seat::first(word.chars().count()).zip(word.chars()).filter(|(_, card)| *card != '-');
        cards.fold(self, |story, (seat, card)| story.when(seat, predict(symbols(&card.to_string())[0])))
    }

    fn with_points(self, points: &[u8]) -> Self {
        let outcome =
            |(seat, points): (Seat, &u8)| Outcome { seat, predicted: Some(SOME), got: SOME, points: *points };
        let outcomes = Seat::first(points.len()).zip(points).map(outcome).collect();
        let reader = reader(&self);
        let asked = Event::QuestionAsked { round: 1, reader, question: any_question() };
        self.and([asked, Event::VotingClosed, Event::RoundCounted { round: 1, cards: None, outcomes }])
    }

    fn look(&self, seat: Seat) -> View {
        self.seen_by(Eyes::Seat(seat))
    }

    fn stage(&self) -> View {
        self.seen_by(Eyes::Everyone)
    }
}

#[track_caller]
fn reader(story: &Story<Colours>) -> Seat {
    match story.stage().phase {
        PhaseView::Opening { reader, .. } | PhaseView::RoundOver { reader: Some(reader), .. } => reader,
        other => panic!("nobody reads next in {other:?}"),
    }
}

#[track_caller]
fn question(story: &Story<Colours>) -> Question {
    match story.stage().phase {
        PhaseView::Voting { question, .. } | PhaseView::Predicting { question, .. } => question,
        other => panic!("nothing is asked in {other:?}"),
    }
}

#[track_caller]
fn last_round(story: &Story<Colours>) -> RoundView {
    story.stage().last_round.expect("a round has been counted")
}

#[track_caller]
fn outcome(story: &Story<Colours>, seat: Seat) -> OutcomeView {
    let outcomes = last_round(story).outcomes;
    outcomes.into_iter().find(|outcome| outcome.seat == seat).expect("the colour was in play")
}

fn spaces(story: &Story<Colours>) -> Vec<u8> {
    story.stage().pawns.iter().map(|pawn| pawn.at.0).collect()
}

fn waited_for(story: &Story<Colours>) -> SeatSet {
    Colours::waiting_on(story.state())
}

/// TC-1: three to six players.
#[test]
fn three_to_six_can_play() {
    let admit = |seats: usize| Colours::admit(&Options::default(), &seats.into(), &Supply::small());
    let wrong = Err(Refusal::WrongNumberOfPlayers { least: 3, most: 6 });
    assert_eq!([admit(0), admit(2), admit(7), admit(300)], [wrong; 4]);
    assert_eq!([admit(3), admit(6)], [Ok(()); 2]);
}

/// TC-1: a pawn each.
#[test]
fn every_player_has_a_pawn_of_their_own() {
    let pawns = table_of(6, &Options::default()).stage().pawns;
    assert_eq!(pawns.iter().map(|pawn| pawn.seat).collect::<Vec<_>>(), row("abcdef"));
}

/// TC-2: two cards of each colour but one's own, so that every pair of others can be voted for.
#[test]
fn everybody_holds_two_cards_of_every_colour_but_their_own() {
    let story = table_of(4, &Options::default()).asked();
    for me in row("abcd") {
        let others: Vec<Seat> = row("abcd").into_iter().filter(|seat| *seat != me).collect();
        let PhaseView::Voting { candidates, colours, .. } = story.look(me).phase else { panic!("they vote") };
        assert_eq!((candidates, colours), (others.iter().copied().collect(), seats("abcd")));
        for one in &others {
            for other in &others {
                story
                    .clone()
                    .when(me, Command::CastBallot { votes: Sealed::new(vec![*one, *other]) })
                    .events();
            }
        }
    }
    let PhaseView::Voting { candidates, .. } = story.stage().phase else { panic!("they vote") };
    assert_eq!(candidates, SeatSet::EMPTY, "the stage holds no cards");
}

/// TC-3: three prediction cards, and any of them may be played.
#[test]
fn everybody_holds_three_prediction_cards() {
    let story = table().asked().voted(&["bb", "cc", "aa"]);
    for prediction in [PLUS, SOME, ZERO] {
        let made = Event::PredictionMade { seat: CARO, prediction: Sealed::new(prediction) };
        story.clone().when(CARO, predict(prediction)).then([made]);
    }
    assert_eq!(serde_json::to_string(&Symbol::ALL).expect("names"), r#"["most","some","none"]"#);
}

/// TC-18: pawns begin on space 1.
#[test]
fn pawns_begin_on_the_first_space() {
    assert_eq!(spaces(&table()), [1, 1, 1]);
}

/// TC-18: the board has 36 spaces unless the table plays on a shorter one, down to 12.
#[test]
fn the_last_space_can_be_chosen() {
    assert_eq!(Options::default().goal, Space(36));
    let admit = |goal: u8| {
        let options = Options { goal: Space(goal), ..Options::default() };
        Colours::admit(&options, &3.into(), &Supply::small())
    };
    assert_eq!([admit(11), admit(37), admit(0)], [Err(Refusal::GoalOutOfRange); 3]);
    assert_eq!([admit(12), admit(36)], [Ok(()); 2]);
}

/// TC-16: clockwise from the first seat.
#[test]
fn the_next_player_reads() {
    let mut story = table();
    for expected in [ANNA, BELA, CARO, ANNA] {
        assert_eq!(reader(&story), expected);
        story = story.asked().voted(&["bc", "ac", "ab"]).predicted("000");
        assert_eq!(last_round(&story).reader, expected);
    }
}

/// The defaults that clauses name.
#[test]
fn the_defaults_are_those_of_the_book() {
    let Options { goal, questions, counts, sets, rating, own_cards } = Options::default();
    assert_eq!((goal, questions, counts), (Space(36), Questions::Drawn, Counts::Shown));
    assert_eq!((sets, rating), (vec![Options::BASE_SET.to_owned()], Rating::Everyone));
    assert_eq!(own_cards, Mixture::MixedIn);
    let named = [
        r#"{"goal":20,"questions":"picked","counts":"outcome_only","#,
        r#""sets":[],"rating":"teens","own_cards":"only_ours"}"#,
    ]
    .concat();
    let read: Options = serde_json::from_str(&named).expect("the options by their names");
    assert_eq!(serde_json::to_string(&read).expect("options are stored"), named);
    assert!(serde_json::from_str::<Options>(r#"{"colour":1}"#).is_err());
}
