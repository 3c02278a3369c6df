//! What one guest, or the stage, may know of the table.

use std::{collections::BTreeMap, sync::Arc};

use bots::Level;
use decks::Language;
use insight::Stop;
use journal::{Millis, Seq};
use rules::{GameKind, Seat, Team};
use serde::Serialize;

use crate::{
    bot::BotPace,
    code::Code,
    face::Face,
    games::{GameOptions, GameView},
    identity::{Badge, GuestId},
    lineup::Livery,
    name::Name,
    own_cards::OwnCards,
    show::ShowView,
};

/// For whom a view of the table is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Viewer {
    /// A guest, who sees what is theirs.
    Guest(GuestId),
    /// The shared screen, and whoever only looks on.
    Stage,
}

/// The table as one viewer sees it: what is secret to them is not in it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableView {
    /// The code of the table.
    pub code: Code,
    /// The journal's last record that is part of this view.
    pub seq: Seq,
    /// Sent back with a command: what was made for an earlier step is refused.
    pub step: Seq,
    /// The table's own language, which the stage speaks.
    pub language: Language,
    /// The viewer; none for the stage.
    pub me: Option<GuestId>,
    /// Whether the viewer looks through a screen that is theirs alone right now: then a phone that goes round
    /// does not ask for them. A view is sent without it.
    #[serde(skip)]
    pub own_screen: bool,
    /// Who keeps the table.
    pub host: Option<GuestId>,
    /// Everybody who is or was here, in the order of arrival; those who were shown out are gone.
    pub guests: Vec<GuestView>,
    /// Whether strangers are kept out.
    pub locked: bool,
    /// Whether screens keep the code to themselves.
    #[serde(skip_serializing_if = "is_false")]
    pub code_hidden: bool,
    /// How long bots take over what they do.
    pub bot_pace: BotPace,
    /// Whether guests may react to what they see, which the host chooses.
    pub reactions: bool,
    /// What is played next, and how.
    pub chosen: GameOptions,
    /// Who begins the next game, if the host has said it. Otherwise somebody else begins each time, or who
    /// the game's own rules name.
    pub beginner: Option<GuestId>,
    /// Who would play with whom if the game began now; empty while the chosen game is not played in teams.
    pub lineup: Vec<LineupView>,
    /// How many cards this table has written itself, by game.
    pub own_cards: BTreeMap<GameKind, u16>,
    /// What stands on them, for the pages that show one. A view is sent without it: who plays by the API asks
    /// for it.
    #[serde(skip)]
    pub own: Arc<OwnCards>,
    /// How long a step may take, in seconds; none for as long as it takes.
    pub pace: Option<u32>,
    /// After how many seconds who does not answer has left out what can be left out; none for never.
    pub lapse: Option<u32>,
    /// How many games were played to their end.
    pub games_played: u32,
    /// The game that is played.
    pub game: Option<PlayingView>,
    /// What came out of it, once it is over: the same for everybody. A view is sent without it.
    #[serde(skip)]
    pub came_out: Option<Arc<Stop>>,
    /// The reveal that is being shown, beat by beat; none once somebody may go on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub show: Option<ShowView>,
    /// When the game began, if it is the first of its kind at this table and the stage still shows how it is
    /// played: for about ten seconds, or until somebody moves. A view is sent without it.
    #[serde(skip)]
    pub introduced: Option<Millis>,
    /// When the end of the game had been seen, by which a stage takes turns from then on; none before, and
    /// where reveals take no time. A view is sent without it.
    #[serde(skip)]
    pub end_seen: Option<Millis>,
    /// Who has the game stand still; none while it goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paused: Option<GuestId>,
    /// Who has just reminded this guest that the table waits for them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nudged_by: Option<GuestId>,
    /// What this guest may ask of the table now; moves in the game are in the game's own view.
    pub may: Vec<Ability>,
    /// What happened last that is worth telling.
    pub news: Option<News>,
    /// What the table's own clock showed when this view was made, which a deadline is told by. It goes on
    /// evenly, whatever the clock of the computer is set to. A view is sent without it.
    #[serde(skip)]
    pub now: Millis,
}

impl TableView {
    /// The guest of this id.
    pub fn guest(&self, id: GuestId) -> Option<&GuestView> {
        self.guests.iter().find(|guest| guest.id == id)
    }

    /// The guest whose eyes these are.
    pub fn myself(&self) -> Option<&GuestView> {
        self.me.and_then(|me| self.guest(me))
    }

    /// The guest on a seat of the game being played.
    pub fn on_seat(&self, seat: Seat) -> Option<&GuestView> {
        let id = self.game.as_ref()?.seats.get(seat.index())?;
        self.guest(*id)
    }

    /// The reveal whose beats are not over yet.
    pub fn show_under_way(&self) -> Option<&ShowView> {
        self.show.as_ref().filter(|show| !show.over)
    }

    /// Who has the game stand still, once the reveal that was under way has been seen.
    pub fn stands_still(&self) -> Option<GuestId> {
        self.paused.filter(|_| self.show_under_way().is_none())
    }

    /// Whether the viewer may ask this now.
    pub fn i_may(&self, ability: Ability) -> bool {
        self.may.contains(&ability)
    }

    /// Whether somebody who looks at both would see a difference.
    pub fn looks_like(&self, other: &TableView) -> bool {
        let TableView {
            code,
            seq: _,
            step,
            language,
            me,
            own_screen,
            host,
            guests,
            locked,
            code_hidden,
            bot_pace,
            reactions,
            chosen,
            beginner,
            lineup,
            own_cards,
            own,
            pace,
            lapse,
            games_played,
            game,
            came_out,
            show,
            introduced,
            end_seen,
            paused,
            nudged_by,
            may,
            news,
            now: _,
        } = self;
        *code == other.code
            && *step == other.step
            && *language == other.language
            && *me == other.me
            && *own_screen == other.own_screen
            && *host == other.host
            && *guests == other.guests
            && *locked == other.locked
            && *code_hidden == other.code_hidden
            && *bot_pace == other.bot_pace
            && *reactions == other.reactions
            && *chosen == other.chosen
            && *beginner == other.beginner
            && *lineup == other.lineup
            && *own_cards == other.own_cards
            && *own == other.own
            && *pace == other.pace
            && *lapse == other.lapse
            && *games_played == other.games_played
            && *game == other.game
            && is_same(came_out.as_ref(), other.came_out.as_ref())
            && *show == other.show
            && *introduced == other.introduced
            && *end_seen == other.end_seen
            && *paused == other.paused
            && *nudged_by == other.nudged_by
            && *may == other.may
            && *news == other.news
    }
}

/// Whether it is the very same, or says the same.
fn is_same(one: Option<&Arc<Stop>>, other: Option<&Arc<Stop>>) -> bool {
    match (one, other) {
        (Some(one), Some(other)) => Arc::ptr_eq(one, other) || one == other,
        (one, other) => one.is_none() && other.is_none(),
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
fn is_false(value: &bool) -> bool {
    !value
}

/// A guest, as one viewer sees them.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GuestView {
    /// What commands call them.
    pub id: GuestId,
    /// What they are called.
    pub name: Name,
    /// Their colour and shape.
    pub badge: Badge,
    /// What they are drawn as.
    pub face: Face,
    /// What they read.
    pub language: Language,
    /// Whether a screen of theirs is looking at the table right now.
    pub connected: bool,
    /// They said goodbye; their seat waits for them.
    pub left: bool,
    /// They are a bot that plays so well; none for a person.
    pub bot: Option<Level>,
    /// They are a person who is not here, and a bot plays so well for them until they are back.
    pub stand_in: Option<Level>,
    /// Where they sit in the game being played.
    pub seat: Option<Seat>,
    /// Whether this viewer may go on without them right now.
    pub may_skip: bool,
    /// Whether this viewer may have a bot play for them right now.
    pub may_stand_in: bool,
}

impl GuestView {
    /// Whether it is a bot that plays for them, or would.
    pub fn is_played_by_a_bot(&self) -> bool {
        self.bot.is_some() || self.stand_in.is_some()
    }
}

/// The game that is played, as one viewer sees it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PlayingView {
    /// Which game it is.
    pub kind: GameKind,
    /// The guests on the seats, from seat 0 on.
    pub seats: Vec<GuestId>,
    /// What the teams are known by, from the first on; empty in a game without teams.
    pub liveries: Vec<Livery>,
    /// The game itself.
    pub view: GameView,
    /// Whether it has been played to its end.
    pub over: bool,
    /// Who would like to go on from its end.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub wishes: Vec<GuestId>,
    /// When this step ends by itself, in Unix milliseconds.
    pub deadline: Option<Millis>,
    /// When who does not answer has left out what this step asks, in Unix milliseconds; none where that
    /// cannot be left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lapses_at: Option<Millis>,
}

/// One of the teams of the next game.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LineupView {
    /// Which one.
    pub team: Team,
    /// What it is known by.
    pub livery: Livery,
    /// In the order in which they sit.
    pub members: Vec<GuestId>,
    /// Whether this viewer may name and colour it.
    pub may_dress: bool,
}

/// What a guest may ask of the table now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Ability {
    /// Rename, recolour, choose a language, leave.
    BeMyself,
    /// Say what is played next, and how.
    ChooseGame,
    /// Say who begins the next game, since any player may.
    ChooseBeginner,
    /// Say how long a step may take.
    ChoosePace,
    /// Say when who does not answer has left out what can be left out.
    ChooseLapse,
    /// Keep strangers out, or let them in again.
    Lock,
    /// Ask a bot to the table.
    AddBot,
    /// Say how long bots take.
    ChooseBotPace,
    /// Shuffle the teams, even them out, say how many there are, and move anybody.
    ArrangeTeams,
    /// Go over to another team.
    ChangeTeams,
    /// Begin the game.
    StartGame,
    /// Join the game that is played.
    SitDown,
    /// Have the bots go ahead, which leave people the first word or time to read.
    AskBots,
    /// Have the bots go on without pauses, and what is being shown end, because nobody else is here.
    SkipAhead,
    /// React to what they see, which the stage shows.
    React,
    /// Ask for more time.
    ExtendDeadline,
    /// Have the game stand still.
    Pause,
    /// Have it go on.
    Resume,
    /// Remind those whom the game waits for.
    Nudge,
    /// Have screens hide the code, or show it again.
    HideCode,
    /// End the game before its end.
    BreakOff,
    /// Go from the end of a game back to the lobby, or say that one would like to.
    CloseGame,
    /// Start another game than the one on the table, at once.
    NextGame,
    /// Look at the results of the last game again.
    LookBack,
    /// Look at what came out of the games that this table has played.
    LookAtEvening,
    /// Show somebody out.
    Remove,
    /// Make somebody else the host.
    HandOver,
    /// Become the host, who is away.
    TakeOver,
    /// Have the table and all that it stored deleted.
    Forget,
}

/// What happened last at the table, for a line on every screen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "news", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[expect(missing_docs, reason = "what news carries is said in its sentence")]
pub enum News {
    /// Somebody new is here.
    Arrived { guest: GuestId },
    /// Somebody is back who had said goodbye.
    Returned { guest: GuestId },
    /// Somebody said goodbye.
    Left { guest: GuestId },
    /// The host asked somebody to go.
    ShownOut { name: Name },
    /// A bot was sent away.
    BotSentAway { name: Name },
    /// Somebody else keeps the table.
    HostNow { guest: GuestId },
    /// The table went on without somebody.
    Skipped { guest: GuestId },
    /// Nothing has been heard from somebody for a while.
    WentAway { guest: GuestId },
    /// They are heard from again.
    CameBack { guest: GuestId },
    /// Somebody joined the game that is played.
    SatDown { guest: GuestId },
    /// A bot plays for somebody who is not here.
    StandInCame { guest: GuestId },
    /// They play themselves again.
    StandInWent { guest: GuestId },
    /// The game was ended before its end.
    BrokenOff,
    /// The time of a step was up.
    TimeUp,
    /// Somebody asked for more time.
    MoreTime { guest: GuestId },
}
