//! The clauses of RULES.md, one test or more for each. Here: what the tests share, setting up, and the end.

use crate::{
    CardId, Eyes, Game, Notice, Sealed, Seat, SeatSet,
    image::{
        Ability, Asked, BilingualText, Calling, Challenge, Claim, Command, DeckSize, Drafts, Ending, Event,
        Evidence, FictionalLife, Finding, FinishedTurn, Fitting, HandCount, Image, Initials, Judge, Judging,
        Kind, Laid, Line, LyingView, Named, Note, OpenVote, Options, PersonKey, PhaseView, Practice, Refusal,
        Ruling, Settlement, Side, SideMoves, Source, Stolen, Supply, Testimony, Verdict, View, Voice,
        inquiries, is_letter, is_wild, podium, scoring,
    },
    testing::{Story, given},
};

mod challenge;
mod missing;
mod returning;
mod scenes;
mod secrecy;
mod trial;
mod turn;
mod window;

// Around the table, clockwise.
const ANNA: Seat = Seat(0);
const BELA: Seat = Seat(1);
const CARO: Seat = Seat(2);
const DORA: Seat = Seat(3);

const NORTH: Side = Side::North;
const EAST: Side = Side::East;
const SOUTH: Side = Side::South;

/// A card by the first letter of its kind and its number: `p1` is a place, `l0` a wild letter, `l1` an A.
fn card(short: &str) -> CardId {
    let (kind, number) = short.split_at(1);
    let kind = match kind {
        "p" => "plc",
        "t" => "tim",
        "a" => "act",
        "s" => "sta",
        "l" => "let",
        other => panic!("{other} is no kind"),
    };
    format!("{kind}-{:03}", number.parse::<u16>().expect("a number")).parse().expect("the name of a card")
}

fn cards(shorts: &str) -> Vec<CardId> {
    shorts.split_whitespace().map(card).collect()
}

/// Fifteen of each kind of profile card, and fifteen letters beside a wild one.
fn supply() -> Supply {
    let numbers = 1..=15;
    let of = |kind: &'static str| numbers.clone().map(move |number| card(&format!("{kind}{number}")));
    let cards = of("p").chain(of("t")).chain(of("a")).chain(of("s")).chain(of("l")).chain([card("l0")]);
    Supply { cards: cards.collect() }
}

const ANNAS: &str = "p1 t1 a1 l1 l3";
const BELAS: &str = "p2 t2 a2 l2 s2";
const CAROS: &str = "p3 t3 a3 l4 s3";
const BOARD: &str = "p4 t4 a4 s4 l5 p5 t5 a5 s5 l0";

/// Three players with these hands and this board, and it is Anna's turn.
fn dealt() -> Story<Image> {
    dealt_with(&Options::default())
}

fn dealt_with(options: &Options) -> Story<Image> {
    with_hands(options, [ANNAS, BELAS, CAROS])
}

fn with_hands(options: &Options, hands: [&str; 3]) -> Story<Image> {
    given(options, 3, supply()).and([
        Event::HandsDealt { hands: Sealed::new(hands.map(cards).to_vec()) },
        Event::BoardFilled { cards: cards(BOARD) },
        Event::TurnBegan { player: ANNA },
    ])
}

/// The same with these cards on a side, which came from the deck.
fn with_image(story: Story<Image>, side: Side, image: &str) -> Story<Image> {
    let laid: Vec<Laid> =
        cards(image).into_iter().map(|card| Laid { card, from: Source::Board, side, over: None }).collect();
    story.and([
        Event::BoardFilled { cards: cards(image) },
        Event::TurnFinished { player: CARO, laid, endings: vec![], refill: None },
        Event::TurnStood,
        Event::TurnBegan { player: ANNA },
    ])
}

/// With so many cards left in the deck.
fn with_deck_of(story: Story<Image>, left: usize) -> Story<Image> {
    let used: Vec<CardId> = [ANNAS, BELAS, CAROS, BOARD].into_iter().flat_map(cards).collect();
    let rest = supply().cards.into_iter().filter(|card| !used.contains(card)).skip(left);
    // As if somebody had held them and left.
    story.and([Event::CardsDrawn { seat: Seat(9), cards: Sealed::new(rest.collect()) }])
}

fn lay(short: &str, side: Side) -> Command {
    Command::LayCard { card: card(short), side, over: None }
}

fn cover(short: &str, side: Side, over: &str) -> Command {
    Command::LayCard { card: card(short), side, over: Some(card(over)) }
}

fn laid(short: &str, from: Source, side: Side) -> Laid {
    Laid { card: card(short), from, side, over: None }
}

fn named(name: &str) -> Named {
    Named::Name(Sealed::new(name.to_owned()))
}

/// The turn is over, and nothing was ended in it.
fn finish() -> Command {
    Command::FinishTurn { claims: vec![], testimonies: vec![] }
}

/// The turn is over, and this is whose image it is; no reference work has been asked.
fn calling(side: Side, name: &str) -> Command {
    Command::FinishTurn { claims: vec![Calling { side, person: named(name) }], testimonies: vec![] }
}

fn put_down(shorts: &str) -> Command {
    Command::PutDownCards { cards: cards(shorts) }
}

fn challenge(side: Side) -> Command {
    Command::ChallengeTurn { side, testimonies: vec![] }
}

fn claim(name: &str) -> Claim {
    Claim { name: BilingualText::same(name), key: None, said: None }
}

fn seats<const N: usize>(seats: [Seat; N]) -> SeatSet {
    seats.into_iter().collect()
}

/// It is somebody's turn, and nothing can be challenged.
fn turn_of(player: Seat) -> PhaseView {
    PhaseView::Turn { player, before: None }
}

/// What somebody sees, but for where the cards of another's turn under way lie (IM-15).
fn without_draft(view: View) -> View {
    View { lying: Vec::new(), ..view }
}

/// The finished turn that can be challenged.
fn challengeable(story: &Story<Image>) -> FinishedTurn {
    match story.stage().phase {
        PhaseView::Turn { before: Some(open), .. } => open.turn,
        PhaseView::Window { turn, .. } => turn,
        _ => panic!("no turn can be challenged"),
    }
}

trait Look: Sized {
    fn look(&self, seat: Seat) -> View;
    fn stage(&self) -> View;
    fn hand(&self, seat: Seat) -> Vec<CardId>;
    fn score(&self, seat: Seat) -> i16;
    /// The open cards of a side.
    fn open(&self, side: Side) -> Vec<CardId>;
    /// One after another.
    fn does<const N: usize>(self, seat: Seat, commands: [Command; N]) -> Self;
    /// Nobody challenges the turn any more.
    fn passed(self) -> Self;
}

impl Look for Story<Image> {
    fn look(&self, seat: Seat) -> View {
        self.seen_by(Eyes::Seat(seat))
    }

    fn stage(&self) -> View {
        self.seen_by(Eyes::Everyone)
    }

    fn hand(&self, seat: Seat) -> Vec<CardId> {
        self.look(seat).hand.expect("a seat has a hand")
    }

    fn score(&self, seat: Seat) -> i16 {
        self.stage().players[seat.index()].score
    }

    fn open(&self, side: Side) -> Vec<CardId> {
        self.stage().sides[side.index()].image.open_cards().collect()
    }

    #[track_caller]
    fn does<const N: usize>(self, seat: Seat, commands: [Command; N]) -> Self {
        commands.into_iter().fold(self, |story, command| story.when(seat, command))
    }

    #[track_caller]
    fn passed(self) -> Self {
        match self.stage().phase {
            PhaseView::Turn { before: Some(_), .. } => self.and([Event::TurnStood]),
            PhaseView::Window { open, .. } => {
                open.iter().fold(self, |story, seat| story.when(seat, Command::AcceptTurn))
            }
            _ => panic!("no turn can be challenged"),
        }
    }
}

/// IM-1
#[test]
fn two_to_six_can_play() {
    let admitted = |seats: usize| Image::admit(&Options::default(), &seats.into(), &supply());
    assert!((2..=6).all(|seats| admitted(seats).is_ok()));
    for seats in [1, 7] {
        assert_eq!(admitted(seats), Err(Refusal::WrongNumberOfPlayers { least: 2, most: 6 }));
    }
}

/// IM-2: cards of the five kinds, and of no other game.
#[test]
fn only_cards_of_the_five_kinds_are_played_with() {
    let kinds: Vec<Kind> = supply().cards.iter().filter_map(|card| Kind::of(*card)).collect();
    assert_eq!(
        Kind::ALL.map(|kind| kinds.iter().filter(|other| **other == kind).count()),
        [15, 15, 15, 15, 16]
    );
    let wild: Vec<CardId> = supply().cards.into_iter().filter(|card| is_wild(*card)).collect();
    assert!(wild == cards("l0") && is_letter(wild[0]) && !is_letter(card("p1")));
    assert_eq!(Image::admit(&Options::default(), &2.into(), &supply()), Ok(()));
    let other: CardId = "hom-001".parse().unwrap();
    let foreign = Supply { cards: supply().cards.into_iter().chain([other]).collect() };
    assert_eq!(Image::admit(&Options::default(), &2.into(), &foreign), Err(Refusal::CardsOfAnotherGame));
}

/// IM-3
#[test]
fn everybody_gets_five_cards_and_the_board_ten() {
    let story = given::<Image>(&Options::default(), 4, supply()).when(CARO, Command::DealCards);
    for seat in [ANNA, BELA, CARO, DORA] {
        assert_eq!(story.hand(seat).len(), 5);
    }
    let view = story.stage();
    assert_eq!((view.board.len(), view.hand, view.deck), (10, None, 76 - 30));
    assert_eq!(view.phase, turn_of(ANNA));
    story.when(ANNA, Command::DealCards).refused(Refusal::CardsAlreadyDealt);
    let few = Supply { cards: supply().cards.into_iter().take(20).collect() };
    assert_eq!(Image::admit(&Options::default(), &2.into(), &few), Err(Refusal::TooFewCards { least: 21 }));
}

/// IM-4, IM-5: the first card lies on the space with the dot, the next ones follow, and any kinds will do.
#[test]
fn an_image_grows_from_the_dot() {
    let story = with_image(dealt(), NORTH, "p6 p7").does(ANNA, [lay("p1", NORTH), lay("t1", EAST), finish()]);
    assert_eq!(story.open(NORTH), cards("p6 p7 p1"));
    assert_eq!(story.open(EAST), cards("t1"));
    assert_eq!(story.stage().sides.len(), 4);
    assert!(story.open(SOUTH).is_empty());
}

/// IM-23: each has one more turn, and who has drawn the last card plays last.
#[test]
fn after_the_deck_has_run_out_everybody_has_one_more_turn() {
    let story = with_deck_of(dealt(), 2).when(ANNA, put_down("p1 t1"));
    assert!(story.events().contains(&Event::LastRoundBegan { order: vec![BELA, CARO, ANNA] }));
    assert_eq!(story.stage().deck, 0);
    let story = story.when(BELA, put_down("p2"));
    assert_eq!(story.hand(BELA).len(), 4, "there is nothing to draw");
    assert_eq!(story.stage().last_round, Some(vec![ANNA]), "Caro is at it");
    let story = story.when(CARO, put_down("p3")).when(ANNA, put_down("a1"));
    assert!(matches!(story.stage().phase, PhaseView::Over { .. }));
    story.when(BELA, put_down("t2")).refused(Refusal::GameOver);
}

/// IM-23: the last card may be dealt to the board; whose turn it was has drawn it. The last turn can be
/// challenged, too.
#[test]
fn the_last_card_may_go_to_the_board() {
    let story = with_deck_of(dealt(), 1).does(ANNA, [lay("p1", NORTH), finish()]);
    assert!(story.events().contains(&Event::LastRoundBegan { order: vec![BELA, CARO, ANNA] }));
    let story = story.passed().when(BELA, put_down("p2")).when(CARO, put_down("p3"));
    let story = story.does(ANNA, [lay("t1", NORTH), finish()]);
    let PhaseView::Window { next, .. } = story.stage().phase else { panic!("it can be challenged") };
    assert_eq!(next, None);
    assert!(matches!(story.passed().stage().phase, PhaseView::Over { .. }));
}

/// IM-28: the deck has run out when as many cards have been drawn as are played with, whichever they are.
#[test]
fn with_half_of_the_cards_the_others_stay_in_the_box() {
    let all = supply().cards.len();
    for deck in DeckSize::ALL {
        let options = Options { deck, ..Options::default() };
        let most = deck.of(all);
        let enough = most >= Options::least_cards(3);
        assert_eq!(Image::admit(&options, &3.into(), &supply()).is_ok(), enough, "{deck:?}");
        if !enough {
            continue;
        }
        let story = dealt_with(&options);
        let dealt = 3 * Options::HAND + Options::BOARD;
        assert_eq!(usize::from(story.stage().deck), most.saturating_sub(dealt), "{deck:?}");
    }
    let options = Options { deck: DeckSize::Half, ..Options::default() };
    let story = given(&options, 3, supply()).when(ANNA, Command::DealCards);
    assert_eq!(usize::from(story.stage().deck), all / 2 - 3 * Options::HAND - Options::BOARD);
}

/// IM-24: a profile card costs 1, a letter 2, wild or not.
#[test]
fn what_is_left_in_hand_costs_points() {
    let count = scoring::hand(BELA, &cards("p1 s2 l3 l0"));
    assert_eq!(count, HandCount { seat: BELA, profile_cards: 2, letters: 2, points: -6 });
    let story = with_deck_of(dealt(), 1).when(ANNA, put_down("p1"));
    let story = story.when(BELA, put_down("p2")).when(CARO, put_down("p3")).when(ANNA, put_down("t1"));
    let PhaseView::Over { hands, .. } = story.stage().phase else { panic!("it is over") };
    assert_eq!(hands[1], HandCount { seat: BELA, profile_cards: 3, letters: 1, points: -5 });
    assert_eq!(story.score(BELA), -5);
}

/// IM-25: equals share, and scores may be below zero.
#[test]
fn the_highest_score_wins_and_equals_share() {
    let story = with_hands(&Options::default(), ["p1 t1 a1 l1 l3", BELAS, CAROS]);
    let story = with_deck_of(story, 1).when(ANNA, put_down("p1"));
    let story = story.when(BELA, put_down("p2")).when(CARO, put_down("p3")).when(ANNA, put_down("l1"));
    let PhaseView::Over { winners, .. } = story.stage().phase else { panic!("it is over") };
    let scores = [ANNA, BELA, CARO].map(|seat| story.score(seat));
    let best = *scores.iter().max().unwrap();
    assert!(best < 0);
    let expected: SeatSet =
        [ANNA, BELA, CARO].into_iter().filter(|seat| scores[seat.index()] == best).collect();
    assert_eq!(winners, expected);
    assert!(winners.contains(BELA) && winners.contains(CARO), "{scores:?}");
    let first = podium(&story.stage()).into_iter().filter(|(_, ahead)| *ahead == 0).map(|(seat, _)| seat);
    assert_eq!(first.collect::<SeatSet>(), winners);
    assert!(Image::finale(&story.stage()).is_some());
}
