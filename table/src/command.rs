//! What a guest can ask of the table, in the order of an evening.

use bots::Level;
use decks::{CardDraft, Language};
use rules::{CardId, GameKind, Team, image};
use serde::{Deserialize, Serialize};

use crate::{
    bot::BotPace,
    face::Face,
    games::{GameCommand, GameOptions},
    identity::{Badge, GuestId},
};

/// What somebody at the table asks of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "command", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[expect(missing_docs, reason = "what a command carries is said in its sentence")]
pub enum Command {
    /// Be called otherwise.
    Rename {
        #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 120))]
        name: String,
    },
    /// Wear another colour and shape.
    Recolour { badge: Badge },
    /// Be drawn as something else.
    ChooseFace { face: Face },
    /// Read in another language.
    ChooseLanguage { language: Language },
    /// The host chooses what is played next, and how.
    ChooseGame { options: GameOptions },
    /// The host says who begins the next game, where any player may; none to let it go round.
    ChooseBeginner { guest: Option<GuestId> },
    /// The host sets how long a step may take; seconds, none for as long as it takes.
    ChoosePace {
        #[cfg_attr(feature = "schema", schema(minimum = 30, maximum = 3600))]
        seconds: Option<u32>,
    },
    /// The host sets after how many seconds who does not answer has left out what can be left out; none for
    /// never.
    ChooseLapse {
        #[cfg_attr(feature = "schema", schema(minimum = 5, maximum = 120))]
        seconds: Option<u32>,
    },
    /// The host lets nobody else in.
    Lock,
    /// Let strangers in again.
    Unlock,
    /// The host asks a bot to the table. While a game is played that takes somebody in, it sits down at once.
    AddBot { level: Level },
    /// The host says how long bots take over what they do.
    ChooseBotPace { pace: BotPace },
    /// The host lets guests react to what they see, or not.
    SwitchReactions { on: bool },
    /// The host deals everybody anew into teams.
    ShuffleTeams,
    /// The host makes the teams as large as each other, and moves nobody who need not.
    EvenOutTeams,
    /// The host says how many teams there are.
    ChooseTeams {
        #[cfg_attr(feature = "schema", schema(minimum = 2, maximum = 4))]
        count: u8,
    },
    /// A guest goes over to a team, or the host moves somebody: to a place among its people, or behind them.
    MoveToTeam {
        guest: GuestId,
        team: Team,
        #[serde(default)]
        #[cfg_attr(feature = "schema", schema(maximum = 255))]
        place: Option<u8>,
    },
    /// One of a team, or the host, gives it a name. An empty one gives the name of its colour back.
    NameTeam {
        team: Team,
        #[cfg_attr(feature = "schema", schema(max_length = 120))]
        name: String,
    },
    /// One of a team, or the host, gives it another colour.
    ColourTeam { team: Team, badge: Badge },
    /// Anybody writes cards of the table's own, for the next game of each. What a card says already is not
    /// written twice.
    WriteCards {
        #[cfg_attr(feature = "schema", schema(max_items = 100))]
        cards: Vec<CardDraft>,
    },
    /// Who wrote a card, or the host, takes it away.
    TakeAwayCard { game: GameKind, card: CardId },
    /// The host starts the chosen game with everybody who is here. When a game is over, this plays another.
    StartGame,
    /// A late guest sits down in the game that is being played.
    SitDown,
    /// A move in the game that is being played.
    Play { play: GameCommand },
    /// Have the bots go ahead in this step, in which they would leave people the first word or time to read.
    AskBots,
    /// Who is alone with bots has them go on without pauses until they are wanted themselves, and a reveal
    /// that is being shown end at once. Refused while others are here, too.
    SkipAhead,
    /// Go on without what this guest was to do now. The host may at once, anybody after a while.
    Skip { guest: GuestId },
    /// A bot plays for a guest who is away or has left, until they are back. The host may ask for it at once,
    /// anybody after a while.
    CallStandIn { guest: GuestId, level: Level },
    /// The host sends that bot away.
    DismissStandIn { guest: GuestId },
    /// More time for this step, when the table plays with a clock.
    ExtendDeadline,
    /// The host has the game stand still: clocks, bots and moves.
    Pause,
    /// It goes on. The host says so, or anybody while the host is away.
    Resume,
    /// The host reminds those whom the game waits for. It is in no record.
    Nudge,
    /// The host has all screens hide the code and its picture, for whoever films them.
    HideCode,
    /// They show it again.
    ShowCode,
    /// The host breaks off the game that is being played.
    BreakOff,
    /// Leave the finished game and go back to the lobby. The host's word is enough. Of anybody else it is a
    /// wish, which is done once more than half of the people who are here have it.
    CloseGame,
    /// When a game of IMAGE is over, who took an image that nobody challenged lets it be told that it was a
    /// bluff. Nobody else can, and without it nothing is said of it.
    Confess {
        /// In which turn it was taken, counted from 1.
        #[cfg_attr(feature = "schema", schema(maximum = 65535))]
        turn: u16,
        /// Where it lay.
        side: image::Side,
    },
    /// The host starts this game at once, whatever is chosen: after a game, and in the middle of one, which
    /// ends there.
    NextGame { options: GameOptions },
    /// The host shows a guest out.
    Remove { guest: GuestId },
    /// The host shows a guest out and locks the door behind them, so that they are not back under another
    /// name.
    ShowOut { guest: GuestId },
    /// The host hands the role on.
    HandOver { guest: GuestId },
    /// A guest takes the role when the host is away.
    TakeOver,
    /// The guest leaves. Their seat waits for them all the same.
    Leave,
}

/// What a command was made for, and so when it comes too late.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scope {
    /// Good at any time: two guests who act in the same instant do not get in each other's way.
    Table,
    /// Meant for the game that was being played.
    Game,
    /// Meant for the step that the game was in.
    Step,
}

impl Command {
    pub(crate) fn scope(&self) -> Scope {
        match self {
            Command::Rename { .. }
            | Command::Recolour { .. }
            | Command::ChooseFace { .. }
            | Command::ChooseLanguage { .. }
            | Command::ChooseGame { .. }
            | Command::ChooseBeginner { .. }
            | Command::ChoosePace { .. }
            | Command::ChooseLapse { .. }
            | Command::Lock
            | Command::Unlock
            | Command::HideCode
            | Command::ShowCode
            | Command::AddBot { .. }
            | Command::ChooseBotPace { .. }
            | Command::SwitchReactions { .. }
            | Command::ShuffleTeams
            | Command::EvenOutTeams
            | Command::ChooseTeams { .. }
            | Command::MoveToTeam { .. }
            | Command::NameTeam { .. }
            | Command::ColourTeam { .. }
            | Command::WriteCards { .. }
            | Command::TakeAwayCard { .. }
            | Command::StartGame
            | Command::Remove { .. }
            | Command::ShowOut { .. }
            | Command::HandOver { .. }
            | Command::TakeOver
            | Command::Leave => Scope::Table,
            Command::SitDown
            | Command::CallStandIn { .. }
            | Command::DismissStandIn { .. }
            | Command::Pause
            | Command::Resume
            | Command::BreakOff
            | Command::CloseGame
            | Command::Confess { .. }
            | Command::NextGame { .. } => Scope::Game,
            Command::Play { .. }
            | Command::AskBots
            | Command::SkipAhead
            | Command::Skip { .. }
            | Command::ExtendDeadline
            | Command::Nudge => Scope::Step,
        }
    }
}
