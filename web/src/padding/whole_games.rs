//! Whole games, in which all secrets are exchanged for others again and again: what a seat is sent has the
//! same length each time (L4). What the others are sent has the same bytes, which is tested elsewhere.

use std::collections::{BTreeMap, BTreeSet};

use bots::{BotGame, Player, Seeded, play_watched};
use decks::{Choice, Decks, Language};
use rules::{
    Eyes, Game, Seat, Seating, colours::Colours, happiness::Happiness, image, image::Image,
    personality::Personality, preference, preference::Preference, testing::Reseal,
};
use table::{GameView, GuestId, PlayingView, TableView};

use crate::{
    pages::{self, Context, fixtures::views},
    stream::{Shown, Update},
    table_routes::Face,
};

/// Lengths by what it is that has them, such as a page.
pub(super) type Lengths = BTreeMap<&'static str, BTreeSet<usize>>;

/// The table as that seat sees it, in the language of its guest.
pub(super) fn at_table<G: Game>(view: G::View, seat: Seat, seats: usize) -> TableView
where
    GameView: From<G::View>,
{
    let mut table = views::table(Some(seat.0.into()), seats as u16);
    for (guest, number) in table.guests.iter_mut().zip(0..) {
        guest.seat = Some(Seat(number));
        guest.left = false;
        guest.language = Language::ALL[usize::from(number) % Language::ALL.len()];
    }
    table.game = Some(PlayingView {
        kind: G::KIND,
        seats: (0..seats as u16).map(GuestId).collect(),
        liveries: Vec::new(),
        view: view.into(),
        over: false,
        wishes: Vec::new(),
        lapses_at: None,
        deadline: None,
    });
    table
}

/// How long everything is that tells a guest of this view: a page, a program's view, and the frames of one
/// who connects and of one who saw what was before.
pub(super) fn measure(before: &TableView, view: &TableView, lengths: &mut Lengths) {
    let context = Context::live(view.myself().map_or(view.language, |me| me.language), "https://host");
    let mut note = |what, length| lengths.entry(what).or_default().insert(length);
    note("page", pages::hand_page(&context, view, 0).into_string().len());
    let json = serde_json::to_vec(view).unwrap().len();
    note("view", json + super::of_json(view, json).unwrap_or_default());
    let mut shown = Shown::default();
    if let Update::Frame(frame) = shown.update(Face::Hand, &context, before) {
        note("first frame", frame.len());
    }
    // Who sees no difference is sent nothing.
    if let Update::Frame(frame) = shown.update(Face::Hand, &context, view) {
        note("frame", frame.len());
    }
}

/// The same as if nothing were filled up: what the test must find.
pub(super) fn measure_unfilled(view: &TableView, lengths: &mut Lengths) {
    let context = Context::live(view.myself().map_or(view.language, |me| me.language), "https://host");
    let regions = pages::hand(&context, view);
    let mut note = |what, length| lengths.entry(what).or_default().insert(length);
    note("first frame", regions.iter().map(|region| region.html.len()).sum());
    note("view", serde_json::to_vec(view).unwrap().len());
}

/// What differed in length, and how often it did before it was filled up.
struct Findings {
    told: Vec<String>,
    unfilled: usize,
}

/// So many other states for each that is looked at.
const OTHERS: u32 = 2;

/// Looks at every so many-th state of a game among players without thought.
fn watch<G: BotGame + Reseal>(
    options: &G::Options,
    seating: &Seating,
    supply: G::Supply,
    nth: usize,
) -> Findings
where
    GameView: From<G::View>,
{
    let mut findings = Findings { told: Vec::new(), unfilled: 0 };
    let seats = seating.seats();
    let player = || Box::new(G::RandomPlayer::default()) as Box<dyn Player<G>>;
    let mut players: Vec<_> = (0..seats).map(|_| player()).collect();
    let (mut chance, mut other_chance) = (Seeded::new(7), Seeded::new(8));
    let state = G::opening(options, seating, supply);
    let mut moves = 0;
    let look =
        |_: &[G::Event], state: &G::State| {
            moves += 1;
            if moves % nth != 0 {
                return;
            }
            let others: Vec<G::State> =
                (0..OTHERS).map(|_| G::reseal(state, Eyes::Everyone, &mut other_chance)).collect();
            for seat in Seat::first(seats) {
                let seen = |state: &G::State| at_table::<G>(G::view(state, Eyes::Seat(seat)), seat, seats);
                let before = seen(state);
                let (mut lengths, mut unfilled) = (Lengths::new(), Lengths::new());
                for other in &others {
                    let other = seen(other);
                    measure(&before, &other, &mut lengths);
                    measure(&other, &before, &mut lengths);
                    measure_unfilled(&other, &mut unfilled);
                }
                findings.unfilled += usize::from(unfilled.values().any(|lengths| lengths.len() > 1));
                let differ = lengths.into_iter().filter(|(_, lengths)| lengths.len() > 1);
                findings.told.extend(differ.map(|(what, lengths)| {
                    format!("{}, move {moves}, {seat}, {what}: {lengths:?}", G::KIND)
                }));
            }
        };
    play_watched::<G>(state, &mut players, look, 10_000, &mut chance).unwrap();
    findings
}

fn one_length(findings: &Findings) {
    assert_eq!(findings.told, Vec::<String>::new());
    // A test that cannot fail shows nothing: without what fills them up, lengths do differ.
    assert!(findings.unfilled > 3, "{} differ when nothing is filled up", findings.unfilled);
}

#[test]
fn rankings_of_happiness_have_one_length() {
    let options = rules::happiness::Options::default();
    let supply = Decks::embedded().happiness(&Choice::of(&options.sets, options.rating), None).unwrap();
    one_length(&watch::<Happiness>(&options, &Seating::without_teams(4), supply, 4));
}

#[test]
fn rankings_and_guesses_of_preference_have_one_length() {
    use preference::{
        Discussion::{Open, TeamOnly},
        Guessing::{AtOnce, InTurn},
    };
    for (guessing, discussion) in [(InTurn, TeamOnly), (InTurn, Open), (AtOnce, Open)] {
        let options = preference::Options { guessing, discussion, ..Default::default() };
        let supply = Decks::embedded().preference(&Choice::of(&options.sets, options.rating), None).unwrap();
        one_length(&watch::<Preference>(&options, &Seating::even(5, 2), supply, 97));
    }
}

/// TC-5: what a reader picks from is theirs alone.
#[test]
fn questions_to_pick_from_have_one_length() {
    let options =
        rules::colours::Options { questions: rules::colours::Questions::Picked, ..Default::default() };
    let supply = Decks::embedded().colours(&Choice::of(&options.sets, options.rating), None).unwrap();
    one_length(&watch::<Colours>(&options, &Seating::without_teams(4), supply, 3));
}

/// No other page and no other view of True Colours is filled up: a vote takes as much room as any other.
#[test]
fn votes_of_colours_have_one_length() {
    let options = rules::colours::Options::default();
    let supply = Decks::embedded().colours(&Choice::of(&options.sets, options.rating), None).unwrap();
    let findings = watch::<Colours>(&options, &Seating::without_teams(5), supply, 97);
    assert_eq!(findings.told, Vec::<String>::new());
    assert_eq!(findings.unfilled, 0);
}

#[test]
fn hands_and_votes_of_personality_have_one_length() {
    let options = rules::personality::Options::default();
    let supply = Decks::embedded().personality(&Choice::of(&options.sets, options.rating), None).unwrap();
    one_length(&watch::<Personality>(&options, &Seating::without_teams(5), supply, 47));
}

#[test]
fn hands_drafts_and_votes_of_image_have_one_length() {
    for (initials, nth) in [(image::Initials::Both, 89), (image::Options::default().initials, 97)] {
        let options = image::Options { initials, ..Default::default() };
        let supply = image::Supply { cards: almanac::deck() };
        one_length(&watch::<Image>(&options, &Seating::without_teams(3), supply, nth));
    }
}
