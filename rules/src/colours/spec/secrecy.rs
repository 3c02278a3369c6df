//! TC-8: nobody ever learns who cast which vote, and how the record sees to that.

use crate::{
    Plain, Sealer, Secrecy, SecretBallots,
    testing::{Scripted, Vault},
};

use super::*;

/// A game as it is stored: events shut, and keys that are burnt when they are to be.
#[derive(Default)]
struct Record {
    vault: Vault,
    stored: Vec<String>,
}

impl Record {
    /// Takes down what has happened.
    fn note(&mut self, story: &Story<Colours>) {
        let Record { vault, stored } = self;
        for event in story.events() {
            stored.push(vault.store::<Colours>(event));
            event.burns().into_iter().for_each(|round| vault.burn(round));
        }
    }

    /// The game as it is after a restart, with the keys that are left.
    fn read(&self, options: &Options, seats: usize) -> Story<Colours> {
        let read = |stored: &String| self.vault.read::<Colours>(stored).expect("a stored event");
        table_of(seats, options).and(self.stored.iter().map(read))
    }
}

/// Plays on from there and takes it all down.
fn play(mut story: Story<Colours>, record: &mut Record, commands: &[(Seat, Command)]) -> Story<Colours> {
    for (seat, command) in commands {
        story = story.when(*seat, command.clone());
        record.note(&story);
    }
    story
}

fn ask(seat: Seat) -> (Seat, Command) {
    (seat, Command::TurnQuestion)
}

fn everybody(seats: usize) -> impl Iterator<Item = Eyes> {
    Seat::first(seats).map(Eyes::Seat).chain([Eyes::Everyone])
}

/// A whole round of three, taken down.
fn round(story: Story<Colours>, record: &mut Record, reader: Seat, ballots: [&str; 3]) -> Story<Colours> {
    let votes = Seat::first(3).zip(ballots).map(|(seat, word)| (seat, vote(word)));
    let predictions = Seat::first(3).map(|seat| (seat, predict(SOME)));
    let commands: Vec<_> = [ask(reader)].into_iter().chain(votes).chain(predictions).collect();
    play(story, record, &commands)
}

/// TC-8: the stored ballot is shut, and says neither whom it is for nor, by its size, what is in it.
#[test]
fn a_stored_ballot_is_shut() {
    let stored = |word: &str| {
        let mut record = Record::default();
        play(table_of(6, &Options::default()), &mut record, &[ask(ANNA), (CARO, vote(word))]);
        record.stored[1].clone()
    };
    let (one, other) = (stored("ab"), stored("ff"));
    assert!(one.starts_with(r#"{"type":"ballot_cast","round":1,"seat":2,"ballot":{"closed":""#), "{one}");
    assert_eq!(one.len(), other.len());
    assert_ne!(one, other);
    let plain: Vec<usize> = ["ab", "ff", "ce"].map(|word| ballot(word).to_plain().len()).to_vec();
    assert_eq!(plain, [2, 2, 2]);
}

/// TC-8: a game that is read without the ballots of its counted rounds is the same game.
#[test]
fn without_the_ballots_of_counted_rounds_the_game_is_the_same() {
    for options in [Options::default(), outcome_only()] {
        let mut record = Record::default();
        let story = round(table_of(3, &options), &mut record, ANNA, ["bb", "ac", "ab"]);
        let story = round(story, &mut record, BELA, ["bc", "cc", "aa"]);
        assert_eq!(record.vault.rounds().count(), 0, "the keys are burnt");
        let again = record.read(&options, 3);
        assert_eq!(again.state(), story.state());
        assert!(everybody(3).all(|eyes| again.seen_by(eyes) == story.seen_by(eyes)));
        let unreadable = |stored: &&String| stored.contains(r#"{"closed":"#);
        assert_eq!(record.stored.iter().filter(unreadable).count(), 6);
        assert!(record.stored.iter().all(|stored| !stored.contains("open")));
    }
}

/// TC-8: a stop between vote and count loses no vote: what is in the open round can be read and counted.
#[test]
fn after_a_restart_an_open_round_is_counted() {
    let mut record = Record::default();
    let story = round(table(), &mut record, ANNA, ["bb", "ac", "ab"]);
    let story = play(story, &mut record, &[ask(BELA), (ANNA, vote("bb")), (BELA, vote("aa"))]);
    let again = record.read(&Options::default(), 3);
    assert_eq!(again.state(), story.state());
    assert_eq!(Colours.keeps(again.state()), Some(2));
    play(again, &mut record, &[(CARO, vote("bb"))]);
    let again = record.read(&Options::default(), 3).by_chance(3).predicted("±+0");
    assert_eq!(
        last_round(&again).outcomes.iter().map(|outcome| outcome.points).collect::<Vec<_>>(),
        [1, 3, 3]
    );
    assert_eq!(Colours.keeps(again.state()), None);
}

/// TC-8: the same cards in the box, put there by others, leave the very same game behind.
#[test]
fn what_is_left_of_a_round_does_not_depend_on_who_voted_what() {
    let played = |ballots: [&str; 4]| {
        let story = table_of(4, &Options::default()).asked().voted(&ballots).predicted("+±0-");
        story.when(DORA, predict(ZERO))
    };
    let (one, other) = (played(["bb", "cd", "aa", "ab"]), played(["bd", "aa", "ab", "bc"]));
    assert_eq!(one.state(), other.state());
    assert_eq!(one.events()[1..], other.events()[1..]);
    assert!(!serde_json::to_string(&one.events()[1]).expect("an event").contains("ballot"));
}

/// TC-8: the cards come out of the box in an order that chance alone makes.
#[test]
fn the_cards_are_shuffled() {
    let laid_out = |seed: u64, ballots: [&str; 3]| {
        let story = table().by_chance(seed).asked().voted(&ballots).predicted("±±±");
        last_round(&story).cards.expect("they are shown")
    };
    let orders: std::collections::BTreeSet<Vec<Seat>> =
        (0..50).map(|seed| laid_out(seed, ["bb", "ac", "ab"])).collect();
    assert!(orders.len() > 10, "{orders:?}");
    assert!((0..20).all(|seed| laid_out(seed, ["bb", "ac", "ab"]) == laid_out(seed, ["bc", "aa", "bb"])));
}

/// TC-8: who has voted is seen, but not what; one's own votes are seen by oneself, and after the count by
/// nobody.
#[test]
fn only_that_somebody_has_voted_is_seen() {
    let asked = table_of(4, &Options::default()).asked();
    let (one, other) = (asked.clone().voted(&["bb", "cc"]), asked.voted(&["cd", "aa"]));
    for eyes in [Eyes::Seat(CARO), Eyes::Seat(DORA), Eyes::Everyone] {
        assert_eq!(one.seen_by(eyes), other.seen_by(eyes));
        let PhaseView::Voting { voted, ballot, .. } = one.seen_by(eyes).phase else { panic!("they vote") };
        assert_eq!((voted, ballot), (seats("ab"), None));
    }
    let PhaseView::Voting { ballot, .. } = one.look(ANNA).phase else { panic!("they vote") };
    assert_eq!(ballot, Some(row("bb")));
    let story = one.voted(&["-", "-", "aa", "bb"]);
    let PhaseView::Predicting { ballot, .. } = story.look(ANNA).phase else { panic!("they predict") };
    assert_eq!(ballot, Some(row("bb")));
    let seen = serde_json::to_string(&story.predicted("0000").look(ANNA)).expect("a view");
    assert!(!seen.contains("ballot"));
}

/// TC-8: casting the same votes again looks like casting others.
#[test]
fn the_same_votes_again_are_an_event_like_any_other() {
    let story = table().asked().when(ANNA, vote("bc"));
    story.clone().when(ANNA, vote("cb")).then([cast(1, ANNA, "bc")]);
    story.clone().when(ANNA, vote("bb")).then([cast(1, ANNA, "bb")]);
    let story = story.voted(&["-", "aa", "aa"]).when(ANNA, predict(PLUS));
    assert_eq!(story.when(ANNA, predict(PLUS)).events().len(), 1);
}

/// TC-8: an export hides ballots for ever, and how predictions came about.
#[test]
fn ballots_are_secret_for_ever() {
    assert_eq!(Colours::secrecy(&cast(1, ANNA, "bb")), Secrecy::Forever);
    let predicted = Event::PredictionMade { seat: ANNA, prediction: Sealed::new(PLUS) };
    assert_eq!(Colours::secrecy(&predicted), Secrecy::Forever);
    let asked = format!("{:?}", vote("bb"));
    assert!(asked.contains("Sealed(..)") && !asked.contains('1'), "nor does a log show them: {asked}");
    let shown = format!("{:?}", [cast(1, ANNA, "bb"), predicted]);
    assert!(shown.contains("Shut(..)") && shown.contains("Sealed(..)"), "nor does a log show them: {shown}");
}

/// TC-8: whatever ends a round does away with its key.
#[test]
fn every_end_of_a_round_burns_its_key() {
    let ended = |round: u32, end: &Event| assert_eq!(end.burns(), Some(round), "{end:?}");
    let story = table().asked();
    assert_eq!(Colours.keeps(story.state()), Some(1));
    ended(1, &story.clone().when(ANNA, Command::PutBackQuestion).events()[0]);
    ended(1, &story.clone().told(crate::Notice::Skip(BELA)).events()[1]);
    let left = story.clone().told(crate::Notice::Left(BELA));
    let [Event::SeatLeft { .. }, lost, Event::GameFinished { .. }] = left.events() else {
        panic!("the game is over: {:?}", left.events())
    };
    ended(1, lost);
    let story = story.voted(&["bb", "aa", "bb"]).predicted("±+0");
    ended(1, &story.events()[1]);
    assert_eq!(Event::VotingClosed.burns(), None);
    assert_eq!(Colours.keeps(story.state()), None);
}

/// TC-8: a ballot opens for its own round and seat only.
#[test]
fn a_ballot_opens_for_its_round_and_seat() {
    let mut vault = Vault::default();
    let shut = vault.shut(1, ANNA, &ballot("bc").to_plain());
    vault.shut(2, ANNA, &ballot("bc").to_plain());
    assert_eq!(vault.open(1, ANNA, &shut).as_deref().and_then(Ballot::from_plain), Some(ballot("bc")));
    assert_eq!((vault.open(2, ANNA, &shut), vault.open(1, BELA, &shut)), (None, None));
    assert_eq!(Ballot::from_plain(&[1]), None);
    // What does not open stays shut, and is folded as what it is: somebody has voted.
    let story = table().asked();
    let mut event = cast(1, ANNA, "bc");
    Colours.shut(&mut event, &mut vault);
    let story = story.and([event]);
    let PhaseView::Voting { voted, ballot, .. } = story.look(ANNA).phase else { panic!("they vote") };
    assert_eq!((voted, ballot), (seats("a"), None));
}

/// TC-8: a ballot belongs to its round.
#[test]
fn a_ballot_of_another_round_is_none_of_this_one() {
    let mut record = Record::default();
    let story = round(table(), &mut record, ANNA, ["bb", "ac", "ab"]).asked();
    let after = story.clone().and([cast(1, ANNA, "cc")]);
    assert_eq!(after.state(), story.state());
}

/// TC-8: if the key of an open round is lost, nobody can say what came out.
#[test]
fn a_round_whose_ballots_cannot_be_read_is_lost() {
    let mut record = Record::default();
    let commands = [ask(ANNA), (ANNA, vote("bb")), (BELA, vote("aa")), (CARO, vote("bb"))];
    play(table(), &mut record, &commands);
    record.vault.burn(1);
    let story = record.read(&Options::default(), 3).predicted("±+-").when(CARO, predict(ZERO));
    let [Event::PredictionMade { .. }, Event::RoundLost { round: 1 }] = story.events() else {
        panic!("it is lost: {:?}", story.events())
    };
    assert_eq!((spaces(&story), reader(&story)), (vec![1, 1, 1], BELA));
}

/// TC-8: with the option, outcomes and points are the same, and there is no number in any view or record.
#[test]
fn outcome_only_shows_and_keeps_no_numbers() {
    let played = |options: &Options| {
        table_of(3, options).asked().voted(&["bb", "aa", "bb"]).predicted("±+-").when(CARO, predict(ZERO))
    };
    let (shown, hidden) = (played(&Options::default()), played(&outcome_only()));
    let known = |story: &Story<Colours>| {
        last_round(story).outcomes.into_iter().map(|one| (one.seat, one.got, one.points)).collect::<Vec<_>>()
    };
    assert_eq!(known(&shown), known(&hidden));
    assert_eq!(spaces(&shown), spaces(&hidden));
    assert_eq!(
        (last_round(&shown).cards.map(|cards| cards.len()), last_round(&hidden).cards),
        (Some(6), None)
    );
    assert!(last_round(&hidden).outcomes.iter().all(|outcome| outcome.votes.is_none()));
    let stored = serde_json::to_string(&hidden.events()[1]).expect("an event");
    assert!(stored.contains("outcomes") && !stored.contains("cards"), "{stored}");
}

/// TC-8: not even a record that has them makes a view tell numbers.
#[test]
fn outcome_only_views_tell_no_numbers_whatever_was_recorded() {
    let told = Event::RoundCounted {
        round: 1,
        cards: Some(row("aabbbb")),
        outcomes: vec![Outcome { seat: ANNA, predicted: None, got: SOME, points: 0 }],
    };
    let story = table_of(3, &outcome_only()).asked().voted(&["bb", "aa", "bb"]).and([told]);
    assert_eq!((last_round(&story).cards, outcome(&story, ANNA).votes), (None, None));
}

/// TC-8: with the option, games that differ in numbers alone are one game, to the end.
#[test]
fn outcome_only_games_that_differ_in_numbers_are_the_same() {
    let options = Options { goal: Space(12), ..outcome_only() };
    let played = |ballots: [&str; 4]| {
        let mut story = table_of(4, &options);
        while story.stage().pawns[0].at < Space(12) {
            story = story.asked().voted(&ballots).predicted("+±±±");
        }
        story.when(ANNA, Command::FinishGame)
    };
    // Anna with four or with three, the others with some.
    let (one, other) = (played(["cd", "aa", "ab", "ab"]), played(["bd", "ac", "ab", "ac"]));
    assert_eq!((one.state(), one.stage()), (other.state(), other.stage()));
    assert!(matches!(one.stage().phase, PhaseView::Over { .. }));
}

/// TC-8: nothing that happens on the way depends on what is in the box.
#[test]
fn events_and_steps_do_not_depend_on_the_votes() {
    let walk = |ballots: [&str; 4]| {
        let mut story = table_of(4, &Options::default()).asked();
        let mut seen = Vec::new();
        for (seat, word) in Seat::first(4).zip(ballots) {
            story = story.when(seat, vote(word));
            seen.push((story.events().len(), Colours::step(story.state()), waited_for(&story)));
        }
        seen
    };
    assert_eq!(walk(["bb", "aa", "aa", "aa"]), walk(["cd", "cd", "ab", "bc"]));
}

/// The tests themselves rest on this: a script decides the order of the cards.
#[test]
fn chance_decides_the_order_and_nothing_else() {
    let story = table().asked().voted(&["bb", "aa", "bb"]).predicted("±+-");
    let count = |numbers: [u32; 5]| {
        let decided = Colours::decide(story.state(), CARO, &predict(ZERO), &mut Scripted::new(numbers))
            .expect("accepted");
        match &decided.events()[1] {
            Event::RoundCounted { cards: Some(cards), .. } => cards.clone(),
            other => panic!("it is counted, not {other:?}"),
        }
    };
    assert_eq!(count([5, 4, 3, 2, 1]), row("aabbbb"));
    assert_eq!(count([0, 0, 0, 0, 0]), row("abbbba"));
}
