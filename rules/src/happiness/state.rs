//! All there is to know about a game under way.

use std::sync::Arc;

use super::{Drawn, Help, Options, Supply};
use crate::{
    Arrangement, Closest, FirstGuesses, Ranking, Roster, Sealed, Seat, SeatSet, Seating, SharedDraft, Slot,
};

/// The whole game. It is not serializable: what leaves the server is a [`View`](super::View).
#[derive(Debug, Clone, PartialEq)]
pub struct State {
    pub(super) options: Options,
    pub(super) supply: Supply,
    /// How many turns everybody gets, as settled when the game was opened (GH-3).
    pub(super) turns_each: u8,
    /// For each seat that ever sat here, how many turns it has had or lost.
    pub(super) turns_had: Vec<u8>,
    pub(super) roster: Roster,
    /// The cards on the table: those of the turn under way, or of the last one until the next are drawn.
    pub(super) table: Vec<Drawn>,
    pub(super) phase: Phase,
    /// What the others take the ranking under way to be, each for themselves (GH-14).
    pub(super) first_guesses: FirstGuesses,
    /// The turns that have been revealed, in order. Shared, since a state is copied for every decision.
    pub(super) history: Vec<Arc<PlayedTurn>>,
    pub(super) step: u32,
}

/// Where in the order of play the game is.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Phase {
    /// No turn is under way and nothing lies revealed: before the first turn, or after one that was lost.
    /// There always is somebody to draw next.
    Opening,
    Ranking {
        player: Seat,
        draft: Sealed<Arrangement>,
    },
    Guessing {
        player: Seat,
        ranking: Sealed<Ranking>,
        /// The card whose token the player shows (GH-9).
        face_up: Option<Slot>,
        /// The row of the tokens that do not lie face up.
        guess: SharedDraft<Arrangement>,
    },
    Revealed,
    Over,
}

/// A turn that has been revealed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PlayedTurn {
    pub(super) player: Seat,
    pub(super) cards: Vec<Drawn>,
    pub(super) ranking: Ranking,
    pub(super) guess: Ranking,
    /// Whether one of the tokens lay face up (GH-9).
    pub(super) help: Help,
    pub(super) points: u8,
    /// Whose first guess came nearest (GH-14).
    pub(super) closest: Option<Closest>,
}

impl State {
    /// Whether nothing more can be played.
    pub(super) fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    pub(super) fn opening(options: &Options, seating: &Seating, supply: Supply) -> State {
        State {
            options: options.clone(),
            supply,
            turns_each: options.turns_for(seating.seats()),
            turns_had: vec![0; seating.seats()],
            roster: Roster::of(seating.seats()),
            table: Vec::new(),
            phase: Phase::Opening,
            first_guesses: FirstGuesses::default(),
            history: Vec::new(),
            step: 0,
        }
    }

    /// The seat whose cards lie on the table and are not revealed yet.
    pub(super) fn player_in_turn(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Ranking { player, .. } | Phase::Guessing { player, .. } => Some(*player),
            Phase::Opening | Phase::Revealed | Phase::Over => None,
        }
    }

    /// Whose turn comes next when no turn is under way (GH-3): rounds go clockwise, so it is the first of
    /// those who have had the fewest turns.
    pub(super) fn next_to_draw(&self) -> Option<Seat> {
        match self.phase {
            Phase::Opening | Phase::Revealed => {
                let due = self.roster.active().iter().filter(|seat| self.turns_due(*seat) > 0);
                due.min_by_key(|seat| self.turns_had[seat.index()])
            }
            Phase::Ranking { .. } | Phase::Guessing { .. } | Phase::Over => None,
        }
    }

    /// How many turns a seat has yet to finish.
    pub(super) fn turns_due(&self, seat: Seat) -> u8 {
        self.turns_each.saturating_sub(self.turns_had[seat.index()])
    }

    /// The seats that make the guess of this turn. Newcomers take over when nobody else is left to guess.
    pub(super) fn guessers(&self) -> SeatSet {
        let mut others = self.roster.active();
        self.player_in_turn().inspect(|player| others.remove(*player));
        others.without(self.roster.newcomers()).or(others)
    }

    pub(super) fn present_guessers(&self) -> SeatSet {
        self.guessers().without(self.roster.away())
    }

    /// Whom the table waits for. Empty only when the game is over.
    pub(super) fn waiting_on(&self) -> SeatSet {
        match &self.phase {
            Phase::Opening | Phase::Revealed => match self.next_to_draw() {
                Some(next) => SeatSet::only(next),
                None => self.roster.present().or(self.roster.active()),
            },
            Phase::Ranking { player, .. } => SeatSet::only(*player),
            Phase::Guessing { guess, .. } => {
                let open = self.present_guessers().without(guess.agreed());
                // Had all those present agreed, the turn would be revealed: so nobody is present.
                open.or(self.guessers())
            }
            Phase::Over => SeatSet::EMPTY,
        }
    }
}

/// The guess as a whole row, once every token has its place: a token that lies face up is put in where it
/// truly lies (GH-9).
pub(super) fn completed(guess: &Arrangement, face_up: Option<Slot>, ranking: &Ranking) -> Option<Ranking> {
    let mut whole = guess.clone();
    if let Some(card) = face_up.filter(|_| guess.row().len() + 1 == guess.size()) {
        whole.lay(card, ranking.place_of(card));
    }
    whole.finished()
}
