//! All there is to know about a game under way.

use std::sync::Arc;

use super::{Discussion, Draw, Drawn, Guess, Guessing, Options, Space, Supply, Tokens, scoring};
use crate::{
    Arrangement, Closest, FirstGuesses, Ranking, Roster, Sealed, Seat, SeatSet, Seating, SharedDraft, Team,
};

/// The whole game. It is not serializable: what leaves the server is a [`View`](super::View).
#[derive(Debug, Clone, PartialEq)]
pub struct State {
    pub(super) options: Options,
    pub(super) supply: Supply,
    /// For each team, everybody who ever sat in it.
    pub(super) teams: Vec<SeatSet>,
    /// For each team, how far its piece has come.
    pub(super) pieces: Vec<Space>,
    /// Whether a piece has been at Finish or past it before a round was over (PP-21).
    pub(super) finish_reached: bool,
    pub(super) roster: Roster,
    /// Who was IT last, or is; also who should have been and lost the round.
    pub(super) last_it: Option<Seat>,
    /// The cards on the sections: those of the round under way, or of the last one until the next are drawn.
    pub(super) table: Vec<Drawn>,
    pub(super) phase: Phase,
    /// What the others take IT's ranking to be, each for themselves (PP-24).
    pub(super) first_guesses: FirstGuesses,
    /// The rounds that have been revealed, in order. Shared, since a state is copied for every decision.
    pub(super) history: Vec<Arc<PlayedRound>>,
    pub(super) step: u32,
}

/// Where in the order of play the game is.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Phase {
    /// No round is under way and nothing lies revealed: before the first round, or after one that was lost.
    Opening,
    Ranking {
        it: Seat,
        draft: Sealed<Arrangement>,
    },
    Guessing {
        it: Seat,
        ranking: Sealed<Ranking>,
        /// The teams that have yet to guess, in their order.
        to_guess: Vec<Team>,
        /// The team that has passed (PP-16).
        passed: Option<Team>,
        /// For each team, what its tokens show.
        drafts: Vec<SharedDraft<Tokens>>,
        /// For each team, its guess once it is final.
        guesses: Vec<Option<Guess>>,
    },
    Revealing {
        it: Seat,
        ranking: Sealed<Ranking>,
        guesses: Vec<Option<Guess>>,
        /// How many preferences have been revealed, from the most preferred on.
        revealed: u8,
    },
    RoundOver,
    Over {
        winner: Option<Team>,
    },
}

/// A round that has been revealed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PlayedRound {
    pub(super) it: Seat,
    pub(super) cards: Vec<Drawn>,
    pub(super) ranking: Ranking,
    pub(super) guesses: Vec<Option<Guess>>,
    /// Where the pieces stood at its end.
    pub(super) pieces: Vec<Space>,
    /// Whose first guess came nearest (PP-24).
    pub(super) closest: Option<Closest>,
}

impl State {
    /// Whether nothing more can be played.
    pub(super) fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. })
    }

    pub(super) fn opening(options: &Options, seating: &Seating, supply: Supply) -> State {
        State {
            options: options.clone(),
            supply,
            teams: seating.teams().to_vec(),
            pieces: vec![Space::START; seating.teams().len()],
            finish_reached: false,
            roster: Roster::of(seating.seats()),
            last_it: None,
            table: Vec::new(),
            phase: Phase::Opening,
            first_guesses: FirstGuesses::default(),
            history: Vec::new(),
            step: 0,
        }
    }

    pub(super) fn all_teams(&self) -> impl DoubleEndedIterator<Item = Team> + Clone + use<> {
        Team::first(self.teams.len())
    }

    /// The team that a seat plays in.
    pub(super) fn team_of(&self, seat: Seat) -> Option<Team> {
        self.all_teams().find(|team| self.teams[team.index()].contains(seat))
    }

    /// Those of a team who have not left.
    pub(super) fn members(&self, team: Team) -> SeatSet {
        self.teams.get(team.index()).map_or(SeatSet::EMPTY, |team| team.without(self.roster.left()))
    }

    /// Whether anybody is left in a team (PP-23).
    pub(super) fn plays(&self, team: Team) -> bool {
        !self.members(team).is_empty()
    }

    /// Who is IT in the round under way.
    pub(super) fn it(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Ranking { it, .. } | Phase::Guessing { it, .. } | Phase::Revealing { it, .. } => Some(*it),
            Phase::Opening | Phase::RoundOver | Phase::Over { .. } => None,
        }
    }

    /// Who is IT next when no round is under way and nobody has won (PP-5). Who has left is passed over, and
    /// so is a team of which all have (PP-23).
    pub(super) fn next_it(&self) -> Option<Seat> {
        match self.phase {
            Phase::Opening | Phase::RoundOver if self.decided().is_none() => {
                self.roster.next_after(self.last_it)
            }
            Phase::Opening
            | Phase::RoundOver
            | Phase::Ranking { .. }
            | Phase::Guessing { .. }
            | Phase::Revealing { .. }
            | Phase::Over { .. } => None,
        }
    }

    /// Where the cards come from when this seat is IT (PP-6).
    pub(super) fn draw_for(&self, it: Seat) -> Draw {
        let at = self.team_of(it).and_then(|team| self.pieces.get(team.index()));
        self.options.board.draw(at.copied().unwrap_or(Space::START))
    }

    /// The team that has won at the end of a round, before the table has moved on to the end of the game.
    pub(super) fn decided(&self) -> Option<Team> {
        match self.phase {
            Phase::RoundOver => {
                let ends = self.history.iter().map(|round| round.pieces.as_slice());
                scoring::winner(self.options.board, self.ends_with_this_round(), ends)
            }
            Phase::Opening
            | Phase::Ranking { .. }
            | Phase::Guessing { .. }
            | Phase::Revealing { .. }
            | Phase::Over { .. } => None,
        }
    }

    /// Whether the game is over with this round if one team alone is ahead, wherever the pieces stand at its
    /// end: one has been at Finish in the midst of it, or everybody has been IT as often as the board allows
    /// (PP-21).
    pub(super) fn ends_with_this_round(&self) -> bool {
        let players = || self.all_teams().map(|team| self.members(team).iter().count()).sum::<usize>();
        let turns = self.options.board.turns_at_most();
        self.finish_reached || turns.is_some_and(|turns| self.history.len() >= turns * players())
    }

    /// Those who make the guess of a team in this round: all of it but IT, and but those who have just sat
    /// down. With two or three players, IT's team has none (PP-2).
    pub(super) fn guessers(&self, team: Team) -> SeatSet {
        let mut guessers = self.members(team).without(self.roster.newcomers());
        self.it().inspect(|it| guessers.remove(*it));
        guessers
    }

    /// Those who may make a first guess of their own (PP-24): all who guess in this round.
    pub(super) fn first_guessers(&self) -> SeatSet {
        self.all_teams().fold(SeatSet::EMPTY, |all, team| all.with(self.guessers(team)))
    }

    pub(super) fn present_guessers(&self, team: Team) -> SeatSet {
        self.guessers(team).without(self.roster.away())
    }

    /// The teams that guess right now: the first of those that have yet to (PP-14), or with the option all of
    /// them (PP-17).
    pub(super) fn guessing_now(&self) -> &[Team] {
        match &self.phase {
            Phase::Guessing { to_guess, .. } => match self.options.guessing {
                Guessing::InTurn => &to_guess[..to_guess.len().min(1)],
                Guessing::AtOnce => to_guess,
            },
            _ => &[],
        }
    }

    /// Whether everybody sees the guess of this team as it is made (PP-17): where teams talk openly, and it
    /// is this one's turn.
    pub(super) fn is_discussed_openly(&self, team: Team) -> bool {
        let Options { guessing, discussion, .. } = self.options;
        guessing == Guessing::InTurn && discussion == Discussion::Open && self.guessing_now().contains(&team)
    }

    /// What the tokens of a team show while guesses are made.
    pub(super) fn draft(&self, team: Team) -> Option<&SharedDraft<Tokens>> {
        match &self.phase {
            Phase::Guessing { drafts, .. } => drafts.get(team.index()),
            _ => None,
        }
    }

    /// Whether IT is not there to open the envelope, so that anybody may.
    pub(super) fn it_is_gone(&self) -> bool {
        self.it().is_some_and(|it| !self.roster.present().contains(it))
    }

    /// Whom the table waits for. Empty only when the game is over.
    pub(super) fn waiting_on(&self) -> SeatSet {
        self.waiting_as_seen(|team| self.draft(team).map_or(SeatSet::EMPTY, SharedDraft::agreed))
    }

    /// Whom the table waits for, when these of a team are known to have agreed to its guess.
    pub(super) fn waiting_as_seen(&self, agreed: impl Fn(Team) -> SeatSet) -> SeatSet {
        let anybody = || self.roster.present().or(self.roster.active());
        match &self.phase {
            Phase::Opening | Phase::RoundOver => match self.next_it() {
                Some(next) => SeatSet::only(next),
                None => anybody(),
            },
            Phase::Ranking { it, .. } => SeatSet::only(*it),
            Phase::Guessing { .. } => {
                // Had all those present agreed, the guess would be final: so where nobody is open, nobody is
                // present.
                let open = |team: &Team| {
                    let open = self.present_guessers(*team).without(agreed(*team));
                    open.or(self.guessers(*team))
                };
                self.guessing_now().iter().flat_map(|team| open(team).iter()).collect()
            }
            Phase::Revealing { .. } if self.it_is_gone() => anybody(),
            Phase::Revealing { it, .. } => SeatSet::only(*it),
            Phase::Over { .. } => SeatSet::EMPTY,
        }
    }
}
