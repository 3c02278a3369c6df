//! What the table decides, case by case: given these events, when a guest commands, then that happens.

mod cards;
mod clock;
mod company;
mod doors;
mod evening;
mod excess;
mod going_on;
mod host;
mod lineup;
mod masks;
mod pausing;
mod playing;
mod questions;
mod refusals;
mod shows;
mod skipping_ahead;
mod starting;
mod teams;

use almanac::Almanac;
use decks::{Decks, Language};
use journal::{Millis, Seq};
use rules::{
    GameKind, Seat, Slot,
    happiness::{self, Help, Options},
};
use testkit::Seeded;

use crate::{
    build_view,
    code::Code,
    command::Command,
    decide::{self, Decision, EXTENSION, PATIENCE, Situation},
    decided::TableDecided,
    door::{self, LINK_LIFE, MOST_GUESTS, Newcomer},
    event::{Entry, Event},
    face::Face,
    games::{GameCommand, GameEvent, GameOptions, GameRefusal},
    identity::{Badge, GuestId, Key, KeyHash},
    name::{Name, NameRefusal},
    presence::{Company, Nearness},
    refusal::Refusal,
    show::Shows,
    state::State,
    timed_actions::{self, Errand},
    view::{Ability, News, Viewer},
};

const ADA: GuestId = GuestId(0);
const BEN: GuestId = GuestId(1);
const CLEO: GuestId = GuestId(2);
const START: Millis = Millis(1_000_000);

/// A table that has come to some point, and what was answered there last.
struct Story {
    state: State,
    now: Millis,
    near: Vec<(GuestId, Nearness)>,
    answer: Option<Result<Vec<Event>, Refusal>>,
}

/// A lobby of so many guests, all of them connected.
fn lobby(guests: usize) -> Story {
    let code: Code = "KR7WQ4".parse().unwrap();
    let state = State { shows: Shows::AtOnce, ..State::empty(code) };
    let mut story = Story { state, now: START, near: Vec::new(), answer: None };
    let opened = door::open(&story.state, &newcomer(0), key(0), &options(), Decks::embedded());
    story.happened(opened.unwrap());
    for number in 1..guests {
        let joined = door::join(&story.state, &newcomer(number), key(number));
        story.happened(joined.unwrap());
    }
    story
}

/// The same in the middle of a game, in which nothing has happened yet.
fn game(guests: usize) -> Story {
    lobby(guests).when(ADA, Command::StartGame).done()
}

fn newcomer(number: usize) -> Newcomer {
    // Digits that look like letters would make look-alikes.
    let name = format!("Guest {}", char::from(b'a' + (number % 26) as u8)).repeat(1 + number / 26);
    Newcomer { name, badge: None, language: Language::En }
}

fn key(number: usize) -> KeyHash {
    let key: Key = format!("{number:032x}").parse().unwrap();
    key.hash("KR7WQ4".parse().unwrap())
}

/// The Game of Happiness, in which the player in turn does not see the guess made.
fn options() -> GameOptions {
    GameOptions::Happiness(Options { peek: happiness::Peek::Hidden, ..Options::default() })
}

fn name(text: &str) -> Name {
    Name::new(text).unwrap()
}

fn badge(number: u8) -> Badge {
    Badge::try_from(number).unwrap()
}

fn play(command: happiness::Command) -> Command {
    Command::Play { play: GameCommand::Happiness(command) }
}

impl Story {
    fn happened(&mut self, decided: impl Into<TableDecided>) {
        let TableDecided { events, game_after } = decided.into();
        let entry = Entry { by: None, id: None, print: None, events };
        self.state.fold_decided(&entry, game_after, self.state.seq.next(), self.now);
        for guest in self.state.guests.iter().skip(self.near.len()) {
            self.near.push((guest.id, Nearness::Connected));
        }
    }

    fn answered(mut self, answer: Result<impl Into<TableDecided>, Refusal>) -> Story {
        self.was_not_refused();
        let decided = answer.map(Into::into);
        self.answer = Some(decided.as_ref().map(|decided| decided.events.clone()).map_err(Clone::clone));
        if let Ok(decided) = decided
            && !decided.is_empty()
        {
            let before = self.state.clone();
            self.happened(decided);
            assert_ne!(before, self.state, "what happens changes something");
        }
        self
    }

    fn company(&self) -> Company {
        self.near.iter().copied().collect()
    }

    fn situation<'a>(&self, company: &'a Company) -> Situation<'a> {
        Situation { now: self.now, company, decks: Decks::embedded(), almanac: Almanac::embedded() }
    }

    /// A guest commands; if it is accepted, it is done at once.
    #[allow(clippy::needless_pass_by_value, reason = "stories read better without ampersands")]
    fn when(self, guest: GuestId, command: Command) -> Story {
        let company = self.company();
        let situation = self.situation(&company);
        let me = self.state.guest(guest).expect("only guests command").clone();
        let answer = decide::decide(&self.state, &me, &command, situation, &mut Seeded::new(1));
        self.answered(answer)
    }

    /// The same, by somebody who had seen the table as of that record.
    fn late(self, guest: GuestId, seen: Seq, command: Command) -> Story {
        match decide::in_time(&self.state, &command, Some(seen)) {
            Ok(()) => self.when(guest, command),
            Err(refusal) => self.answered(Decision::Err(refusal)),
        }
    }

    fn at_the_door(self, newcomer: &Newcomer, key: KeyHash) -> Story {
        let answer = door::join(&self.state, newcomer, key);
        self.answered(answer)
    }

    fn errand(self, errand: Errand) -> Story {
        let company = self.company();
        let situation = self.situation(&company);
        let decided = timed_actions::run(&self.state, errand, situation, &mut Seeded::new(1));
        self.answered(Decision::Ok(decided))
    }

    fn near(mut self, guest: GuestId, nearness: Nearness) -> Story {
        self.near.retain(|(known, _)| *known != guest);
        self.near.push((guest, nearness));
        self
    }

    fn after(mut self, time: Millis) -> Story {
        self.now.0 += time.0;
        self
    }

    #[track_caller]
    fn then(self, expected: impl IntoIterator<Item = Event>) -> Story {
        let expected: Vec<Event> = expected.into_iter().collect();
        assert_eq!(self.answer, Some(Ok(expected)));
        self
    }

    #[track_caller]
    fn refused(mut self, expected: impl Into<Refusal>) -> Story {
        let expected = expected.into();
        refusals::heard(&expected);
        assert_eq!(self.answer.take(), Some(Err(expected)));
        self
    }

    /// Whatever happened, it was not refused.
    #[track_caller]
    fn done(self) -> Story {
        self.was_not_refused();
        self
    }

    #[track_caller]
    fn was_not_refused(&self) {
        assert!(!matches!(self.answer, Some(Err(_))), "refused: {:?}", self.answer);
    }

    fn may(&self, guest: GuestId, ability: Ability) -> bool {
        let view = build_view::view(&self.state, Viewer::Guest(guest), &self.company(), self.now);
        view.i_may(ability)
    }

    fn may_skip(&self, guest: GuestId) -> Vec<GuestId> {
        let view = build_view::view(&self.state, Viewer::Guest(guest), &self.company(), self.now);
        view.guests.iter().filter(|guest| guest.may_skip).map(|guest| guest.id).collect()
    }

    /// The turn of the first seat is ranked and sealed.
    fn sealed(self) -> Story {
        let mut story = self.when(ADA, play(happiness::Command::DrawCards)).done();
        for card in 0..5 {
            story =
                story.when(ADA, play(happiness::Command::LayToken { card: Slot(card), place: card })).done();
        }
        story.when(ADA, play(happiness::Command::SealRanking { face_up: None })).done()
    }

    /// The others have laid a whole guess, and nobody has agreed to it.
    fn guessed(self) -> Story {
        let mut story = self.sealed();
        for card in 0..5 {
            story =
                story.when(BEN, play(happiness::Command::LayToken { card: Slot(card), place: card })).done();
        }
        story
    }

    /// The game is over, because everybody but Ada has left and come back.
    fn over(self) -> Story {
        let story = self.when(BEN, Command::Leave).done();
        assert!(story.state.game.as_ref().unwrap().state.is_over());
        story.at_the_door(&newcomer(1), key(1)).done()
    }
}

fn seat_event(event: happiness::Event) -> Event {
    Event::Played { play: GameEvent::Happiness(event) }
}
