//! What happened, in the order of play. A stored format: add variants, never change what one means.

use serde::{Deserialize, Serialize};

use super::{Drawn, Guess, Options, Space, Tokens};
use crate::{Ranking, Sealed, Seat, Secrecy, Slot, Team};

/// What can happen, in the order of play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "whose move it is, and with which card, its sentence says")]
pub enum Event {
    /// The cards of a round lie on the sections.
    RoundBegan {
        /// Whose preferences are guessed.
        it: Seat,
        /// What was drawn, section by section.
        cards: Vec<Drawn>,
    },
    /// A card was unfamiliar to IT, and this one lies in its place.
    CardPutBack {
        /// Where the card lay.
        section: Slot,
        /// What lies there instead.
        drawn: Drawn,
    },
    /// IT moved a card of their secret ranking.
    CardRanked {
        /// Which card it is, by its section.
        card: Sealed<Slot>,
        /// Where it came to lie in the ranking.
        place: Sealed<u8>,
    },
    /// IT took a card out of the ranking.
    CardUnranked {
        /// Which card it is, by its section.
        card: Sealed<Slot>,
    },
    /// Meanwhile somebody moved a card of a first guess that only they see (PP-24).
    FirstGuessLaid {
        seat: Seat,
        /// Which card it is, by its section.
        card: Sealed<Slot>,
        /// Where it came to lie in the row.
        place: Sealed<u8>,
    },
    /// Somebody took a card out of their first guess.
    FirstGuessTakenBack {
        seat: Seat,
        /// Which card it is, by its section.
        card: Sealed<Slot>,
    },
    /// The envelope is closed, and the teams guess in this order.
    RankingSealed {
        /// From the most preferred to the least.
        ranking: Sealed<Ranking>,
        /// The teams in the order in which they guess.
        order: Vec<Team>,
    },
    /// Somebody moved a token of their team, and now they all lie like this. One event for placing, taking
    /// back and doubling: that a token was doubled is as secret as where it lies.
    GuessChanged {
        seat: Seat,
        /// The team's tokens as they lie now.
        tokens: Sealed<Tokens>,
    },
    /// A guesser agreed to the guess as it is.
    GuessAgreedTo { seat: Seat },
    /// A guesser does not agree to it any longer.
    AgreementWithdrawn { seat: Seat },
    /// The team in last place guesses after all the others.
    TurnPassed {
        /// The team that guesses last instead.
        team: Team,
    },
    /// All of a team who are here have agreed: its tokens stay where they lie.
    GuessPlaced {
        /// Whose guess it is.
        team: Team,
        /// Where all its tokens lie, and what is doubled.
        guess: Sealed<Guess>,
    },
    /// Nobody of this team is there to guess, and the table went on.
    GuessForgone {
        /// The team that does not guess in this round.
        team: Team,
    },
    /// IT showed which card holds this place, and the pieces of the teams that guessed moved.
    PreferenceRevealed {
        /// Which place of the ranking it is, 0 being the most preferred.
        place: u8,
        /// The card at that place, by its section.
        card: Slot,
        /// What it brings to each team that has guessed.
        moves: Vec<Move>,
    },
    /// A piece has come to Finish or past it, before the round is over (PP-21). In records of earlier days
    /// only where the pieces stood at the end of a round counted, and there is none of these.
    FinishReached,
    /// IT did not answer, or left, before the envelope was closed: the round is lost.
    RoundLost {
        /// Whose round it would have been.
        it: Seat,
    },
    /// Nobody waits for this seat until it acts or comes back.
    SeatWentAway { seat: Seat },
    /// The seat is waited for again.
    SeatCameBack { seat: Seat },
    /// Not IT any more, and no more guessing, unless they return.
    SeatLeft { seat: Seat },
    /// Somebody plays again for a seat that had left, in the same team as before.
    SeatReturned { seat: Seat },
    /// A late guest sat down behind the last seat and joins this team.
    SeatJoined {
        seat: Seat,
        /// The team that they play with.
        team: Team,
    },
    /// The end. None has won when the game ended for want of teams.
    GameFinished {
        /// Who has won; nobody when the game ended for want of teams.
        winner: Option<Team>,
    },
}

/// What a guess of one preference earned (PP-19), and where the piece stands then (PP-20).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Move {
    /// Whose piece it is.
    pub team: Team,
    /// Forward or back.
    pub steps: i8,
    /// Where it stands then.
    pub to: Space,
}

impl Event {
    /// How IT and the teams hesitated is theirs for ever, and so is what somebody guessed at first (PP-24),
    /// but for who came closest. What lies in the envelope is open when the last
    /// preference is: while only some are, the others are still secret. So are placed tokens until then,
    /// since with the option they are (PP-17).
    pub(super) fn secrecy(&self) -> Secrecy {
        match self {
            Event::CardRanked { .. }
            | Event::CardUnranked { .. }
            | Event::FirstGuessLaid { .. }
            | Event::FirstGuessTakenBack { .. }
            | Event::GuessChanged { .. }
            | Event::GuessAgreedTo { .. }
            | Event::AgreementWithdrawn { .. } => Secrecy::Forever,
            Event::RankingSealed { .. } | Event::GuessPlaced { .. } => Secrecy::UntilRevealed,
            Event::PreferenceRevealed { place, .. } if usize::from(*place) + 1 == Options::SECTIONS => {
                Secrecy::Reveals
            }
            Event::PreferenceRevealed { .. }
            | Event::RoundBegan { .. }
            | Event::CardPutBack { .. }
            | Event::TurnPassed { .. }
            | Event::GuessForgone { .. }
            | Event::FinishReached
            | Event::RoundLost { .. }
            | Event::SeatWentAway { .. }
            | Event::SeatCameBack { .. }
            | Event::SeatLeft { .. }
            | Event::SeatReturned { .. }
            | Event::SeatJoined { .. }
            | Event::GameFinished { .. } => Secrecy::Open,
        }
    }
}
