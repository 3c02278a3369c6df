//! What happened at the table. A stored format: add variants, never change what one means.

use bots::Level;
use decks::{Language, OwnCard};
use journal::Millis;
use rules::{CardId, GameKind, SeatSet, colours::QuestionText};
use serde::{Deserialize, Serialize};

use crate::{
    bot::BotPace,
    games::{GameEvent, GameOptions, GameSupply},
    identity::{Badge, GuestId, KeyHash},
    lineup::{Livery, TeamSheet},
    name::Name,
};

/// One record of the journal: all that one command, or one errand of the table itself, brought about.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// Who commanded; none for the table itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<GuestId>,
    /// The name that the sender gave to the command, so that its twin is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<CommandId>,
    pub events: Vec<Event>,
}

impl Entry {
    /// Whether any of it is stored shut.
    pub(crate) fn confides(&self) -> bool {
        self.events.iter().any(Event::confides)
    }
}

/// A name that a client makes up for a command, so that sending it twice does it once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CommandId(String);

/// The text cannot name a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a command's id has 1 to {} letters, digits or dashes", CommandId::LONGEST)]
pub struct NotACommandId;

impl CommandId {
    /// Room for a UUID or 128 bits in hex, and a prefix.
    pub const LONGEST: usize = 48;

    pub fn new(text: &str) -> Result<CommandId, NotACommandId> {
        let fits = (1..=CommandId::LONGEST).contains(&text.len())
            && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_');
        if fits { Ok(CommandId(text.to_owned())) } else { Err(NotACommandId) }
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    TableOpened {
        language: Language,
        chosen: GameOptions,
    },
    GuestArrived {
        guest: GuestId,
        key: KeyHash,
        name: Name,
        badge: Badge,
        language: Language,
    },
    GuestReturned {
        guest: GuestId,
    },
    GuestRenamed {
        guest: GuestId,
        name: Name,
    },
    GuestRecoloured {
        guest: GuestId,
        badge: Badge,
    },
    LanguageChosen {
        guest: GuestId,
        language: Language,
    },
    /// A one-time link for another device of the same guest was made.
    DeviceInvited {
        guest: GuestId,
        link: KeyHash,
        until: Millis,
    },
    /// Another device of the same guest has its own key.
    DeviceAdded {
        guest: GuestId,
        key: KeyHash,
    },
    HostChanged {
        guest: Option<GuestId>,
    },
    GameChosen {
        options: GameOptions,
    },
    PaceChosen {
        seconds: Option<u32>,
    },
    Locked,
    Unlocked,
    /// A bot has come. What it is like is not stored: whoever knew it could work out its secret choices, and
    /// from them those of people (P5). One who was shown out can come again under another name.
    BotArrived {
        guest: GuestId,
        name: Name,
        badge: Badge,
        level: Level,
    },
    BotPaceChosen {
        pace: BotPace,
    },
    /// Who plays with whom from now on, in games that are played in teams.
    TeamsArranged {
        teams: Vec<TeamSheet>,
    },
    /// A guest has written cards of the table's own.
    CardsWritten {
        guest: GuestId,
        cards: Vec<OwnCard>,
    },
    /// A card of the table's own is in the box no longer.
    CardTakenAway {
        game: GameKind,
        card: CardId,
    },
    /// A question of the table's own, in the records of the days when only True Colours had any.
    QuestionAdded {
        card: CardId,
        text: QuestionText,
    },
    /// Seats go to these guests in this order, and these seats play together under these colours, in a game
    /// that has teams; the cards are what the table has on its shelf.
    GameStarted {
        options: GameOptions,
        seats: Vec<GuestId>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        teams: Vec<SeatSet>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        liveries: Vec<Livery>,
        supply: GameSupply,
    },
    /// A guest who had left the game plays on from the same seat.
    SeatResumed {
        guest: GuestId,
    },
    /// A late guest got the next seat.
    SeatTaken {
        guest: GuestId,
    },
    Played {
        play: GameEvent,
    },
    GuestSkipped {
        guest: GuestId,
    },
    GuestWentAway {
        guest: GuestId,
    },
    GuestCameBack {
        guest: GuestId,
    },
    /// A bot plays for this guest from now on.
    StandInCame {
        guest: GuestId,
        level: Level,
    },
    /// The guest plays themselves again, or nobody does.
    StandInWent {
        guest: GuestId,
    },
    /// This step ends by itself at that moment; none stops the clock.
    DeadlineSet {
        at: Option<Millis>,
    },
    DeadlineExtended {
        guest: GuestId,
        at: Millis,
    },
    DeadlinePassed,
    GameBrokenOff,
    GameClosed,
    GuestLeft {
        guest: GuestId,
    },
    GuestShownOut {
        guest: GuestId,
    },
}

impl Event {
    /// Whether any of it is stored shut.
    pub(crate) fn confides(&self) -> bool {
        matches!(self, Event::Played { play } if play.confides())
    }

    /// Whether after it another game is played than before, or none.
    pub(crate) fn changes_the_game(&self) -> bool {
        matches!(self, Event::GameStarted { .. } | Event::GameBrokenOff | Event::GameClosed)
    }
}
