//! One game of each, written down for review, and a journal of each that must stay readable.

use std::{collections::BTreeSet, fs, path::PathBuf};

use rules::{
    Eyes, Game, SeatSet, Seating,
    colours::{self, Colours},
    happiness::{self, Happiness},
    image::{self, Image},
    personality::{self, Personality},
    preference::{self, Preference},
};
use serde::Deserialize;
use testkit::{Setting, Trial, matches_file, playthrough, stored_variants};

fn file(name: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../playthroughs")).join(name)
}

/// Plays a game of this setting, which must be the one that is written down.
#[track_caller]
fn plays_as_it_did<G: Trial>(setting: &Setting<G>) {
    let text = playthrough(setting);
    let written = file(&format!("{}.txt", G::KIND.slug()));
    matches_file(&text, &written).unwrap_or_else(|difference| panic!("{difference}"));
}

#[test]
fn happiness_plays_as_it_did() {
    let options = happiness::Options {
        turns_each: Some(1),
        cards: 4,
        help: happiness::Help::OneFaceUp,
        peek: happiness::Peek::Hidden,
        ..happiness::Options::default()
    };
    plays_as_it_did(&Setting::<Happiness> { options, seating: 3.into(), seed: 1 });
}

/// A seed with which blind luck comes home within seven rounds, with passes, doubles and cards put back.
#[test]
fn preference_plays_as_it_did() {
    let options = preference::Options { board: preference::Board::Short, ..preference::Options::default() };
    plays_as_it_did(&Setting::<Preference> { options, seating: Seating::even(4, 2), seed: 1631 });
}

/// A seed with which somebody gets there soon, with a question that is put back.
#[test]
fn colours_plays_as_it_did() {
    let options = colours::Options {
        goal: colours::Space(12),
        questions: colours::Questions::Picked,
        ..colours::Options::default()
    };
    plays_as_it_did(&Setting::<Colours> { options, seating: 4.into(), seed: 1293 });
}

/// A seed with which there are a pair, an inversion, a debate, the pit and a contested card within one game.
#[test]
fn personality_plays_as_it_did() {
    let options =
        personality::Options { board: personality::Board::Short, ..personality::Options::default() };
    plays_as_it_did(&Setting::<Personality> { options, seating: 4.into(), seed: 2236 });
}

/// A seed with which a challenge is upheld by a vote, in the next player's turn, and images are changed and
/// ended.
#[test]
fn image_plays_as_it_did() {
    let options = image::Options { practice: image::Practice::ShowFitting, ..image::Options::default() };
    plays_as_it_did(&Setting::<Image> { options, seating: 6.into(), seed: 39 });
}

/// The first line of a sample journal: how the game was opened.
#[derive(Deserialize)]
#[serde(bound = "G: Game")]
struct Opening<G: Game> {
    options: G::Options,
    seats: usize,
    #[serde(default)]
    teams: Vec<SeatSet>,
    supply: G::Supply,
}

/// Folds a sample, which must have an event of every variant, of which there are so many. The samples are
/// never written anew: journals like them lie on people's disks. A new variant is added to its sample by
/// hand.
fn read_sample<G: Game>(variants: usize) -> G::State {
    let sample = fs::read_to_string(file(&format!("{}.events.jsonl", G::KIND.slug())));
    let sample = sample.expect("the sample is in the repository");
    let mut lines = sample.lines();
    let opening: Opening<G> = serde_json::from_str(lines.next().expect("a first line")).expect("an opening");
    let seating = Seating::in_teams(opening.seats, opening.teams);
    G::admit(&opening.options, &seating, &opening.supply).expect("the sample was admitted");
    let mut state = G::opening(&opening.options, &seating, opening.supply);
    let mut seen = BTreeSet::new();
    for line in lines {
        let event: G::Event = serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(serde_json::to_string(&event).expect("events are stored as JSON"), line);
        let name = line.strip_prefix(r#"{"type":""#).and_then(|rest| rest.split('"').next());
        seen.insert(name.unwrap_or_else(|| panic!("no type: {line}")));
        G::evolve(&mut state, &event);
    }
    assert_eq!(seen, stored_variants::<G::Event>("type").iter().copied().collect());
    assert_eq!(seen.len(), variants);
    state
}

#[test]
fn a_journal_of_happiness_can_still_be_read() {
    let state = read_sample::<Happiness>(19);
    let view = Happiness::view(&state, Eyes::Everyone);
    assert_eq!(view.phase, happiness::PhaseView::Over);
    assert_eq!((view.score.points, view.score.perfect), (7, 12));
    let cards: usize = Happiness::pack_up(&state).piles.values().map(|pile| pile.shown().len()).sum();
    assert_eq!(cards, 10, "three turns of three cards began, and one card was put back");
}

#[test]
fn a_journal_of_preference_can_still_be_read() {
    let state = read_sample::<Preference>(22);
    let view = Preference::view(&state, Eyes::Everyone);
    let preference::PhaseView::Over { winner: None, history } = view.phase else {
        panic!("the game is over")
    };
    assert_eq!(history.len(), 2);
    let spaces: Vec<u16> = view.pieces.iter().map(|piece| piece.at.0).collect();
    assert_eq!(spaces, [6, 5]);
    let shown = |pile: &rules::Pile| pile.shown().len();
    let boxes = Preference::pack_up(&state).boxes;
    let cards: usize = boxes.values().map(|cards| shown(&cards.black) + shown(&cards.gray)).sum();
    assert_eq!(cards, 9, "two rounds began, and one card was put back");
}

/// TC-8: the ballots of its counted rounds are shut for good, and one of the round that was lost is open.
#[test]
fn a_journal_of_colours_can_still_be_read() {
    let state = read_sample::<Colours>(17);
    let view = Colours::view(&state, Eyes::Everyone);
    let colours::PhaseView::Over { winners: SeatSet::EMPTY, history } = view.phase else {
        panic!("the game is over")
    };
    let laid_out: Vec<Option<usize>> =
        history.iter().map(|round| round.cards.as_ref().map(Vec::len)).collect();
    assert_eq!(laid_out, [Some(8), Some(6)]);
    let spaces: Vec<u8> = view.pawns.iter().map(|pawn| pawn.at.0).collect();
    assert_eq!(spaces, [3, 5, 5, 2, 1]);
    let shelf = Colours::pack_up(&state);
    assert_eq!((shelf.own.len(), shelf.pile.shown().len()), (3, 4), "four questions were asked");
}

#[test]
fn a_journal_of_personality_can_still_be_read() {
    let state = read_sample::<Personality>(42);
    let view = Personality::view(&state, Eyes::Everyone);
    let personality::PhaseView::Over { winners, history } = view.phase else { panic!("the game is over") };
    assert_eq!((winners.len(), history.len()), (1, 13));
    let spaces: Vec<i8> = view.players.iter().map(|player| player.at.0).collect();
    assert_eq!(spaces, [15, 0, 16, 16, 15]);
    let traits: Vec<usize> = view.players.iter().map(|player| player.portrait.len()).collect();
    assert_eq!(traits, [3, 0, 2, 7, 4]);
    assert_eq!(Personality::pack_up(&state).pile.shown().len(), 34, "so many cards have been out");
}

#[test]
fn a_journal_of_image_can_still_be_read() {
    let state = read_sample::<Image>(28);
    let view = Image::view(&state, Eyes::Everyone);
    let image::PhaseView::Over { winners, .. } = view.phase else { panic!("the game is over") };
    let scores: Vec<(i16, usize)> =
        view.players.iter().map(|player| (player.score, player.taken.len())).collect();
    assert_eq!(scores, [(-5, 0), (13, 3), (-7, 0), (11, 2), (-4, 0)]);
    assert_eq!(winners.iter().collect::<Vec<_>>(), [rules::Seat(3)], "who had most has left");
}
