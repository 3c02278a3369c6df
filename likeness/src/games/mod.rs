//! The games as the command line knows them: one closed set, matched in one place.

mod colours;
mod happiness;
mod image;
mod personality;
mod preference;

use std::fmt;

use bots::Player;
use decks::{Decks, Language, UnknownSet};
use rules::{
    CardId, Game, GameKind, Notice, Seat,
    colours::Colours,
    happiness::Happiness,
    image::Image,
    personality::Personality,
    preference::{Face, Preference},
};
use serde::{Serialize, Serializer, ser::SerializeMap};

/// A game that can be refereed and simulated.
pub(crate) trait Staged: Game {
    /// Who plays it without any thought.
    type Bot: Player<Self> + Default;
    /// Its full name.
    const TITLE: &'static str;

    /// The cards that these options ask for, none of them shown yet.
    fn supply(options: &Self::Options, decks: &Decks) -> Result<Self::Supply, UnknownSet>;

    /// The command with what the reference work says about it, in a game that asks one.
    fn consult(_state: &Self::State, _seat: Seat, command: &Self::Command) -> Self::Command {
        command.clone()
    }

    /// The same event with these cards in the place of those that chance gave, or a sentence that says why the rules
    /// would not have given them.
    fn draw_instead(state: &Self::State, event: Self::Event, cards: &[CardId])
    -> Result<Self::Event, String>;

    /// The same for all events of a command. The last event of a draw is most often the draw itself: who was away comes back
    /// before it.
    fn draw_all_instead(
        state: &Self::State,
        mut events: Vec<Self::Event>,
        cards: &[CardId],
    ) -> Result<Vec<Self::Event>, String> {
        let draw = events.pop().ok_or("no cards are drawn here")?;
        events.push(Self::draw_instead(state, draw, cards)?);
        Ok(events)
    }

    /// The event in a few words; `before` is what everyone saw before the command that brought it about.
    fn tell(event: &Self::Event, before: &Self::View, words: Words<'_>) -> String;

    /// How the game stands, or how it ended.
    fn outcome(view: &Self::View) -> Outcome;
}

/// Something to do with whichever game it is.
pub(crate) trait Errand {
    type Answer;
    fn run<G: Staged>(self) -> Self::Answer;
}

/// Runs an errand with the game of that kind.
pub(crate) fn send<E: Errand>(kind: GameKind, errand: E) -> E::Answer {
    match kind {
        GameKind::Happiness => errand.run::<Happiness>(),
        GameKind::Preference => errand.run::<Preference>(),
        GameKind::Colours => errand.run::<Colours>(),
        GameKind::Personality => errand.run::<Personality>(),
        GameKind::Image => errand.run::<Image>(),
    }
}

/// How many more seats there are after the game has taken this notice up.
pub(crate) fn seats_added(notice: Notice, events: usize) -> usize {
    match notice {
        Notice::Joined(_) => usize::from(events > 0),
        Notice::Away(_) | Notice::Back(_) | Notice::Skip(_) | Notice::Left(_) => 0,
    }
}

/// A number and what it counts: `1 seat`, `4 seats`.
pub(crate) fn counted(number: usize, noun: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {noun}{plural}")
}

/// What is printed on the cards.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Words<'a> {
    pub(crate) decks: &'a Decks,
    pub(crate) game: GameKind,
    pub(crate) language: Language,
}

impl Words<'_> {
    pub(crate) fn card(self, id: CardId) -> String {
        self.face(id, Face::Black)
    }

    /// What is printed on one face of a card, where it has two.
    pub(crate) fn face(self, id: CardId, face: Face) -> String {
        match self.decks.card(self.game, id) {
            Some(card) => format!("“{}”", card.text_on(face, self.language)),
            None => id.to_string(),
        }
    }
}

/// How a game ended, in the numbers that it is played for.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Outcome {
    pub(crate) turns: u32,
    pub(crate) measures: Vec<Measure>,
}

/// One of the numbers that a game ends with.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Measure {
    pub(crate) name: &'static str,
    pub(crate) value: f64,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&counted(self.turns as usize, "turn"))?;
        self.measures.iter().try_for_each(|Measure { name, value }| {
            // Blind luck is the only one that is not a whole number.
            let digits = if value.fract() == 0.0 { 0 } else { 2 };
            write!(f, ", {name} {value:.digits$}")
        })
    }
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(1 + self.measures.len()))?;
        map.serialize_entry("turns", &self.turns)?;
        for Measure { name, value } in &self.measures {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}
