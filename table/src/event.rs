//! What happened at the table. A stored format: add variants, never change what one means.

use bots::Level;
use decks::{Language, OwnCard};
use journal::Millis;
use rules::{CardId, GameKind, SeatSet, colours::QuestionText, image};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{
    bot::BotPace,
    command::Command,
    face::Face,
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
    /// What the command said, so that another one under the same name is known. None in records of earlier
    /// versions, and where it would tell what is stored shut.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub print: Option<CommandPrint>,
    /// What happened, in order.
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

    /// The name of a command, if the text can be one.
    pub fn new(text: &str) -> Result<CommandId, NotACommandId> {
        let fits = (1..=CommandId::LONGEST).contains(&text.len())
            && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_');
        if fits { Ok(CommandId(text.to_owned())) } else { Err(NotACommandId) }
    }
}

/// The print of a command: the same for the same command, another for any other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CommandPrint(u64);

impl CommandPrint {
    pub(crate) fn of(command: &Command) -> CommandPrint {
        let text = serde_json::to_vec(command).expect("a command is plain data");
        CommandPrint(first_bytes(&text))
    }
}

/// A name of a command as it is remembered: in eight bytes, however long it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ShortId(u64);

impl CommandId {
    pub(crate) fn short(&self) -> ShortId {
        ShortId(first_bytes(self.0.as_bytes()))
    }
}

fn first_bytes(text: &[u8]) -> u64 {
    let hash = Sha256::digest(text);
    hash.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
}

/// What can happen at a table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "what an event carries is said in its sentence")]
pub enum Event {
    /// Somebody opened the table, with this game to begin with.
    TableOpened {
        language: Language,
        #[serde(deserialize_with = "GameOptions::on_record")]
        chosen: GameOptions,
    },
    /// Somebody came in, with the key of their device. Records of the days before there were faces have none.
    GuestArrived {
        guest: GuestId,
        key: KeyHash,
        name: Name,
        badge: Badge,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        face: Option<Face>,
        language: Language,
    },
    /// Somebody who had left is back.
    GuestReturned { guest: GuestId },
    /// A guest is called otherwise.
    GuestRenamed { guest: GuestId, name: Name },
    /// A guest wears another colour and shape.
    GuestRecoloured { guest: GuestId, badge: Badge },
    /// A guest is drawn as something else.
    FaceChosen { guest: GuestId, face: Face },
    /// A guest reads in another language.
    LanguageChosen { guest: GuestId, language: Language },
    /// A one-time link for another device of the same guest was made.
    DeviceInvited { guest: GuestId, link: KeyHash, until: Millis },
    /// Another device of the same guest has its own key.
    DeviceAdded { guest: GuestId, key: KeyHash },
    /// Somebody else keeps the table, or nobody does.
    HostChanged { guest: Option<GuestId> },
    /// This is played next, in this way.
    GameChosen {
        #[serde(deserialize_with = "GameOptions::on_record")]
        options: GameOptions,
    },
    /// This guest begins the next game, where any player may; none if it goes round.
    BeginnerChosen { guest: Option<GuestId> },
    /// A step ends by itself after so many seconds; none for no clock.
    PaceChosen { seconds: Option<u32> },
    /// What can be left out is, by who does not answer for so many seconds; none for never.
    LapseChosen { seconds: Option<u32> },
    /// Strangers are not let in.
    Locked,
    /// Strangers are let in again.
    Unlocked,
    /// Screens do not show the code.
    CodeHidden,
    /// They show it again.
    CodeShown,
    /// A bot has come. What it is like is not stored: whoever knew it could work out its secret choices, and
    /// from them those of people (P5). One who was shown out can come again under another name.
    BotArrived {
        guest: GuestId,
        name: Name,
        badge: Badge,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        face: Option<Face>,
        level: Level,
    },
    /// Bots take so long to decide.
    BotPaceChosen { pace: BotPace },
    /// Guests may react to what they see, or may no longer. What they make of it is in no record.
    ReactionsSwitched { on: bool },
    /// Who plays with whom from now on, in games that are played in teams.
    TeamsArranged { teams: Vec<TeamSheet> },
    /// A guest has written cards of the table's own.
    CardsWritten { guest: GuestId, cards: Vec<OwnCard> },
    /// A card of the table's own is in the box no longer.
    CardTakenAway { game: GameKind, card: CardId },
    /// A question of the table's own, in the records of the days when only True Colours had any.
    QuestionAdded { card: CardId, text: QuestionText },
    /// Seats go to these guests in this order, and these seats play together under these colours, in a game
    /// that has teams; the cards are what the table has on its shelf.
    GameStarted {
        #[serde(deserialize_with = "GameOptions::on_record")]
        options: GameOptions,
        seats: Vec<GuestId>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        teams: Vec<SeatSet>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        liveries: Vec<Livery>,
        supply: GameSupply,
    },
    /// A guest who had left the game plays on from the same seat.
    SeatResumed { guest: GuestId },
    /// A late guest got the next seat.
    SeatTaken { guest: GuestId },
    /// Something happened in the game.
    Played { play: GameEvent },
    /// A guest asked the bots to go ahead in this step.
    BotsAsked { guest: GuestId },
    /// A guest who was alone with bots had them go on without pauses until they would be wanted themselves or
    /// have something to see. A reveal that was being shown then ended.
    SkippedAhead { guest: GuestId },
    /// The table goes on without a guest whom it waited for.
    GuestSkipped { guest: GuestId },
    /// No screen of a guest has looked for a while.
    GuestWentAway { guest: GuestId },
    /// A screen of theirs looks again.
    GuestCameBack { guest: GuestId },
    /// A bot plays for this guest from now on.
    StandInCame { guest: GuestId, level: Level },
    /// The guest plays themselves again, or nobody does.
    StandInWent { guest: GuestId },
    /// This step ends by itself at that moment; none stops the clock.
    DeadlineSet { at: Option<Millis> },
    /// A guest asked for more time, and the step ends then.
    DeadlineExtended { guest: GuestId, at: Millis },
    /// The time of the step was up.
    DeadlinePassed,
    /// The game stands still, as this guest asked.
    Paused { guest: GuestId },
    /// It goes on, as this guest asked.
    Resumed { guest: GuestId },
    /// This guest lets it be told that an image of theirs, which nobody challenged, was a bluff.
    BluffConfessed { guest: GuestId, turn: u16, side: image::Side },
    /// The game ends before its end.
    GameBrokenOff,
    /// A guest would like to go on from the end of a game.
    GoOnWished { guest: GuestId },
    /// The end of a game was seen, and the lobby is back.
    GameClosed,
    /// A guest said goodbye.
    GuestLeft { guest: GuestId },
    /// The host asked a guest to go, and their keys open nothing any more.
    GuestShownOut { guest: GuestId },
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
