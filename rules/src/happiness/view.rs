//! What one pair of eyes may know.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{
    Help, Options, Peek, scoring,
    state::{Phase, PlayedTurn, State, completed},
};
use crate::{CardId, Closest, Eyes, PileId, Ranking, Seat, SeatSet, Slot};

/// A card on the table and the category it was drawn from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = happiness::Drawn))]
pub struct Drawn {
    /// Which card it is.
    pub card: CardId,
    /// The category that it was drawn from.
    pub category: PileId,
}

/// Everything that one pair of eyes may know.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = happiness::View))]
pub struct View {
    /// The house rules of this game.
    pub options: Options,
    /// Whose eyes these are; none for the stage and for guests who only watch.
    pub me: Option<Seat>,
    /// What may be done now through these eyes. Empty for those who only watch.
    pub may: Vec<Ability>,
    /// The turn being played or just revealed counts; from 1. 0 before the first.
    pub turn: u8,
    /// How many turns the game has as things stand.
    pub turns: u8,
    /// What is going on.
    pub phase: PhaseView,
    /// What the table has earned so far.
    pub score: ScoreView,
    /// The turns that have been revealed, in order.
    pub history: Vec<TurnView>,
    /// Seats nobody waits for at the moment.
    pub away: SeatSet,
    /// Seats that have left. They wait for their guests.
    pub left: SeatSet,
    /// Whom the table waits for, as far as these eyes may know: who must not see the guess move (GH-6) is not
    /// told either which of the guessers have agreed to it, and finds all of them here.
    pub waiting_on: SeatSet,
}

/// What a seat may do now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = happiness::Ability))]
pub enum Ability {
    /// Turn over the next cards.
    DrawCards,
    /// Put a card back that does not suit.
    PutBackCard,
    /// Lay tokens and take them back, in one's own row, in a first guess or in the shared one.
    LayToken,
    /// The row is complete and may be sealed.
    SealRanking,
    /// Agree to the shared guess as it is.
    AgreeToGuess,
    /// Not agree to it any longer.
    WithdrawAgreement,
    /// Go on to the end.
    FinishGame,
}

/// What is going on.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "phase", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = happiness::PhaseView))]
pub enum PhaseView {
    /// The table is clear and somebody is about to draw: before the first turn, and after one that was lost.
    Opening {
        /// Whose turn it will be.
        next: Seat,
    },
    /// The player in turn ranks in secret.
    Ranking {
        /// Who ranks.
        player: Seat,
        /// What lies on the table.
        cards: Vec<Drawn>,
        /// The row so far; only the player in turn sees it.
        row: Option<Vec<Slot>>,
        /// One's own first guess so far (GH-14); nobody else sees it.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        first: Vec<Slot>,
    },
    /// Everybody else guesses together.
    Guessing {
        /// Whose ranking is guessed.
        player: Seat,
        /// What lies on the table.
        cards: Vec<Drawn>,
        /// The player's own row; only they see it.
        row: Option<Vec<Slot>>,
        /// What one guessed at first, as far as one did (GH-14); nobody else sees it.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        first: Vec<Slot>,
        /// The token that the player shows, and its place (GH-9).
        face_up: Option<FaceUp>,
        /// The guess as it is; none for the player in turn when the option hides it from them.
        guess: Option<GuessView>,
    },
    /// Both rows lie open. The latest entry of the history says how it went.
    Revealed {
        /// Who draws next; none when this was the last turn.
        next: Option<Seat>,
    },
    /// The end.
    Over,
}

/// The token that the player in turn shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = happiness::FaceUp))]
pub struct FaceUp {
    /// Whose token it is.
    pub card: Slot,
    /// Its true place in the whole row. The places of the guess do not count it.
    pub place: u8,
}

/// The guess that is being made together.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = happiness::GuessView))]
pub struct GuessView {
    /// Tokens laid so far, from most unhappy to most happy. A token that lies face up (GH-9) is not among
    /// them: it takes its true place when the row is finished.
    pub row: Vec<Slot>,
    /// Whether every token that is to be laid has its place, so that the row may be agreed to.
    pub complete: bool,
    /// Sent back with an agreement, so that nobody agrees to what they did not see.
    pub edition: u32,
    /// Who made the last change.
    pub changed_by: Option<Seat>,
    /// Who has agreed to the row as it is.
    pub agreed: SeatSet,
    /// Who had agreed before somebody else changed it, and has not said anything to it since.
    pub undone: SeatSet,
}

/// One finished turn, open to all.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = happiness::TurnView))]
pub struct TurnView {
    /// Whose ranking it was.
    pub player: Seat,
    /// What lay on the table.
    pub cards: Vec<Drawn>,
    /// From most unhappy to most happy.
    pub ranking: Vec<Slot>,
    /// What the others had agreed to, in the same order.
    pub guess: Vec<Slot>,
    /// For each place, whether the guess was right there.
    pub right: Vec<bool>,
    /// What it earned.
    pub points: u8,
    /// All right: the points were doubled (GH-8).
    pub perfect: bool,
    /// Whether one of the tokens lay face up, so that it is right for certain (GH-9).
    #[serde(skip_serializing_if = "without_help")]
    #[cfg_attr(feature = "schema", schema(required = false))]
    pub help: Help,
    /// Whose first guess came nearest, if anybody's did (GH-14).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closest: Option<Closest>,
}

/// As most games are played, nothing is said of it.
fn without_help(help: &Help) -> bool {
    *help == Help::None
}

/// The one score of the whole table (GH-1).
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = happiness::ScoreView))]
pub struct ScoreView {
    /// What all turns so far have earned.
    pub points: u32,
    /// The perfect score for the turns played so far (GH-11).
    pub perfect: u32,
    /// What guessing blindly would have earned on average by now (GH-12).
    pub blind: f64,
}

pub(super) fn view(state: &State, eyes: Eyes) -> View {
    // Without `..`: a new field does not compile until somebody rules who may see it.
    let State {
        options,
        supply: _,
        turns_each: _,
        turns_had: _,
        roster,
        table: _,
        phase,
        first_guesses: _,
        history,
        step: _,
    } = state;
    let me = state.roster.seat_of(eyes);
    View {
        options: options.clone(),
        me,
        may: me.map(|seat| abilities(state, seat)).unwrap_or_default(),
        turn: history.len() as u8 + u8::from(state.player_in_turn().is_some()),
        turns: turns(state),
        phase: phase_view(state, phase, me),
        score: score(options, history),
        history: history.iter().map(|turn| turn_view(turn)).collect(),
        away: roster.away(),
        left: roster.left(),
        waiting_on: waiting_on(state, me),
    }
}

/// Those played, and those that the seats have before them.
fn turns(state: &State) -> u8 {
    let played = state.history.len() as u8;
    let due: u8 = state.roster.active().iter().map(|seat| state.turns_due(seat)).sum();
    match &state.phase {
        Phase::Over => played,
        // The turn of one who has left is played to its end once it can be guessed.
        Phase::Guessing { player, .. } if state.roster.left().contains(*player) => played + 1 + due,
        Phase::Opening | Phase::Ranking { .. } | Phase::Guessing { .. } | Phase::Revealed => played + due,
    }
}

fn abilities(state: &State, seat: Seat) -> Vec<Ability> {
    match &state.phase {
        Phase::Opening => vec![Ability::DrawCards],
        Phase::Ranking { player, draft } => [
            (Ability::LayToken, seat == *player || state.guessers().contains(seat)),
            (Ability::SealRanking, seat == *player && draft.open().finished().is_some()),
            (Ability::PutBackCard, state.supply.has_another(state.options.drawing, &state.table)),
        ]
        .into_iter()
        .filter_map(|(ability, may)| may.then_some(ability))
        .collect(),
        Phase::Guessing { .. } if !state.guessers().contains(seat) => vec![],
        Phase::Guessing { ranking, face_up, guess, .. } => {
            let complete = completed(guess.value(), *face_up, ranking.open()).is_some();
            match (complete, guess.agreed().contains(seat)) {
                (false, _) => vec![Ability::LayToken],
                (true, false) => vec![Ability::LayToken, Ability::AgreeToGuess],
                (true, true) => vec![Ability::LayToken, Ability::WithdrawAgreement],
            }
        }
        Phase::Revealed => match state.next_to_draw() {
            Some(_) => vec![Ability::DrawCards],
            None => vec![Ability::FinishGame],
        },
        Phase::Over => vec![],
    }
}

fn phase_view(state: &State, phase: &Phase, me: Option<Seat>) -> PhaseView {
    let cards = || state.table.clone();
    // GH-14: one's own, and nobody else's.
    let first = || me.map(|me| state.first_guesses.row_of(me).to_vec()).unwrap_or_default();
    match phase {
        Phase::Opening => PhaseView::Opening {
            next: state.next_to_draw().expect("a game without turns left is over or revealed"),
        },
        Phase::Ranking { player, draft } => PhaseView::Ranking {
            player: *player,
            cards: cards(),
            row: (me == Some(*player)).then(|| draft.open().row().to_vec()),
            first: first(),
        },
        Phase::Guessing { player, ranking, face_up, guess } => PhaseView::Guessing {
            player: *player,
            cards: cards(),
            row: (me == Some(*player)).then(|| ranking.open().row().to_vec()),
            first: first(),
            face_up: face_up.map(|card| FaceUp { card, place: ranking.open().place_of(card) as u8 }),
            guess: sees_guess(state, me).then(|| GuessView {
                row: guess.value().row().to_vec(),
                complete: completed(guess.value(), *face_up, ranking.open()).is_some(),
                edition: guess.edition(),
                changed_by: guess.changed_by(),
                agreed: guess.agreed(),
                undone: guess.undone(),
            }),
        },
        Phase::Revealed => PhaseView::Revealed { next: state.next_to_draw() },
        Phase::Over => PhaseView::Over,
    }
}

/// GH-6: the player in turn sees the guess move unless the option hides it.
fn sees_guess(state: &State, me: Option<Seat>) -> bool {
    let guessed = me.is_some() && me == state.player_in_turn();
    !guessed || state.options.peek == Peek::Seen
}

fn waiting_on(state: &State, me: Option<Seat>) -> SeatSet {
    match &state.phase {
        Phase::Guessing { .. } if !sees_guess(state, me) => {
            let here = state.present_guessers();
            if here.is_empty() { state.guessers() } else { here }
        }
        _ => state.waiting_on(),
    }
}

fn score(options: &Options, history: &[Arc<PlayedTurn>]) -> ScoreView {
    let turns = history.len() as u32;
    let blind = |help: Help| {
        let turns = history.iter().filter(|turn| turn.help == help).count();
        turns as f64 * scoring::blind(options.cards, help)
    };
    ScoreView {
        points: history.iter().map(|turn| u32::from(turn.points)).sum(),
        perfect: turns * u32::from(scoring::perfect(options.cards)),
        blind: [Help::None, Help::OneFaceUp].into_iter().map(blind).sum(),
    }
}

fn turn_view(turn: &PlayedTurn) -> TurnView {
    let PlayedTurn { player, cards, ranking, guess, help, points, closest } = turn;
    let row = |ranking: &Ranking| ranking.row().to_vec();
    let right: Vec<bool> =
        ranking.row().iter().zip(guess.row()).map(|(true_, guessed)| true_ == guessed).collect();
    TurnView {
        player: *player,
        cards: cards.clone(),
        ranking: row(ranking),
        guess: row(guess),
        perfect: right.iter().all(|right| *right),
        right,
        help: *help,
        points: *points,
        closest: *closest,
    }
}
