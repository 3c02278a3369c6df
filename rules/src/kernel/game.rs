//! What every game is.

use std::fmt;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::games::GameKind;

use super::{
    chance::Chance,
    decided::Decided,
    finale::Finale,
    seat::{Seat, SeatSet},
    seating::Seating,
    secret_ballots::SecretBallots,
    show::{Show, Ticks},
};

/// One of the games, as a machine that decides and remembers but never acts.
///
/// Play is a loop: somebody commands, [`decide`](Game::decide) answers with events or a refusal, the events
/// are stored, and [`evolve`](Game::evolve) folds them into the state. The same events always give the same
/// state.
pub trait Game: Sized + 'static {
    /// Which of the games this is.
    const KIND: GameKind;
    /// How many can play.
    const SEATS: std::ops::RangeInclusive<u8>;

    /// The house rules, fixed when the game starts.
    type Options: Clone + fmt::Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// The cards on the table's shelf: what can still be drawn, and what this table has seen already.
    type Supply: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat asks for.
    type Command: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What happened. A stored format: variants are added, never changed in meaning.
    type Event: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// All there is to know. It never leaves the server and is not serializable.
    type State: Clone + fmt::Debug + PartialEq + Send + Sync;
    /// What one pair of eyes may know.
    type View: Clone + fmt::Debug + PartialEq + Serialize + Send + Sync;
    /// Why a command is not carried out.
    type Refusal: Clone + PartialEq + std::error::Error + Serialize + Send + Sync;

    /// How so many sit when nobody has said it. Whether they can play is what [`admit`](Game::admit) says.
    fn usual_seating(seats: usize) -> Seating {
        Seating::without_teams(seats)
    }

    /// Whether a game can be opened for this seating with these options and cards, and if not, why not.
    fn admit(options: &Self::Options, seating: &Seating, supply: &Self::Supply) -> Result<(), Self::Refusal>;

    /// The state before the first event. Seat 0 begins; seats go clockwise.
    ///
    /// Only called with what [`admit`](Game::admit) let in.
    fn opening(options: &Self::Options, seating: &Seating, supply: Self::Supply) -> Self::State;

    /// Pure. Chance is consulted only here and in [`notice`](Game::notice), and every outcome is written into
    /// an event. A command that is accepted but changes nothing, such as putting a thing where it already is,
    /// gives no events.
    fn decide(
        state: &Self::State,
        seat: Seat,
        command: &Self::Command,
        chance: &mut dyn Chance,
    ) -> Result<Decided<Self::State, Self::Event>, Self::Refusal>;

    /// What the table tells the game about its seats. Never refused: a notice that changes nothing gives no
    /// events.
    fn notice(
        state: &Self::State,
        notice: Notice,
        chance: &mut dyn Chance,
    ) -> Decided<Self::State, Self::Event>;

    /// What is still to be done when the host breaks the game off, before it is over. In most games nothing.
    fn break_off(_state: &Self::State) -> Decided<Self::State, Self::Event> {
        Decided::nothing()
    }

    /// Total for every event that `decide`, `notice` and `break_off` can emit. Bookkeeping only: no rules, no
    /// chance, no clock.
    fn evolve(state: &mut Self::State, event: &Self::Event);

    /// For how long a stored event is nobody's business.
    fn secrecy(event: &Self::Event) -> Secrecy;

    /// What has to be done so that ballots stay secret for ever, in a game that promises it.
    fn secret_ballots() -> Option<&'static dyn SecretBallots<Self>> {
        None
    }

    /// Whether a late guest could sit down now.
    fn welcomes(state: &Self::State) -> bool;

    /// Whether somebody could play again now for this seat, which has left.
    fn welcomes_back(state: &Self::State, seat: Seat) -> bool;

    /// Everything these eyes may know, built from nothing.
    fn view(state: &Self::State, eyes: Eyes) -> Self::View;

    /// Whom the table waits for. Empty means that the game is over.
    fn waiting_on(state: &Self::State) -> SeatSet;

    /// Who may leave out what this step asks of them, so that a while without an answer is one. What it means
    /// is what [`Notice::Skip`] brings about. Nobody where every answer counts. Programs play for `bots`, and
    /// are not asked whether it has been long enough.
    fn lapses(_state: &Self::State, _bots: SeatSet) -> SeatSet {
        SeatSet::EMPTY
    }

    /// A number that grows whenever play moves on to another step, so that a command made for an earlier step
    /// can be told from one made for this step.
    fn step(state: &Self::State) -> u32;

    /// Which reveal lies on the table, in a game that shows it beat by beat: a number that differs from one
    /// to the next. Asked at every change of step.
    fn show_key(_state: &Self::State) -> Option<u32> {
        None
    }

    /// How long that reveal takes. Asked of what everybody sees: it must not tell anything else.
    fn show_length(_view: &Self::View) -> Ticks {
        Ticks(0)
    }

    /// How the end of the game is shown, once it is known who has won, and after the reveal that told it.
    /// None before, and where nobody has.
    fn finale(_view: &Self::View) -> Option<Show<Finale>> {
        None
    }

    /// Whether this command takes away what is being shown, so that it has to wait until all have seen it.
    fn waits_for_show(_command: &Self::Command) -> bool {
        false
    }

    /// The cards as this game leaves them on the shelf, for the next game at the same table. Asked at any
    /// time, since a game can be broken off.
    fn pack_up(state: &Self::State) -> Self::Supply;
}

/// What the table tells a game about one of its seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Notice {
    /// The seat's devices have been gone for a while: nobody waits for it.
    Away(Seat),
    /// The seat is back: its devices are, or somebody plays again for a seat that had left, the guest or a
    /// bot for them. A game that cannot take it back then gives no event.
    Back(Seat),
    /// The table does not wait any longer for what this seat was to do now.
    Skip(Seat),
    /// The guest has left the game. The seat waits for them.
    Left(Seat),
    /// A late guest would like to sit down. The seat is the next free number; a game that takes nobody in
    /// gives no event.
    Joined(Seat),
}

/// For how long an event is kept from those who read a table's record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Secrecy {
    /// Everybody saw it happen.
    Open,
    /// Some did not see it, and a later reveal in the same game brings it to light.
    UntilRevealed,
    /// No reveal ever tells it.
    Forever,
    /// It is itself the reveal of what was secret before it.
    Reveals,
}

/// For whom a view is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Eyes {
    /// Who sits there.
    Seat(Seat),
    /// The stage, and every guest who only watches.
    Everyone,
}

impl Eyes {
    /// Whether these are the eyes of that seat.
    pub fn are(self, seat: Seat) -> bool {
        self == Eyes::Seat(seat)
    }
}
