//! What one pair of eyes may know.

use serde::Serialize;

use super::{
    Counts, Options, Outcome, Question, Space, Symbol,
    state::{CountedRound, Phase, Round, State},
};
use crate::{Eyes, Seat, SeatSet, Standing};

/// Everything that one pair of eyes may know.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = colours::View))]
pub struct View {
    /// The house rules of this game.
    pub options: Options,
    /// Whose eyes these are; none for the stage and for guests who only watch.
    pub me: Option<Seat>,
    /// What may be done now through these eyes. Empty for those who only watch.
    pub may: Vec<Ability>,
    /// For each seat, its pawn.
    pub pawns: Vec<PawnView>,
    /// The round being played or just over counts; from 1. 0 before the first. Rounds that came to nothing do
    /// not count.
    pub round: u16,
    /// What is going on.
    pub phase: PhaseView,
    /// The last round that was counted.
    pub last_round: Option<RoundView>,
    /// How many questions in the pile the table has written itself (TC-4). What they say is seen when they
    /// are asked.
    pub own_questions: u16,
    /// Seats nobody waits for at the moment.
    pub away: SeatSet,
    /// Seats that have left. They wait for their guests.
    pub left: SeatSet,
    /// Seats that play along from the next round on.
    pub newcomers: SeatSet,
    /// Whom the table waits for.
    pub waiting_on: SeatSet,
}

/// What a seat may do now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = colours::Ability))]
pub enum Ability {
    /// Write a question of one's own.
    AddQuestion,
    /// Turn over the next question, as its reader or for them.
    TurnQuestion,
    /// Pick one of those that were drawn.
    PickQuestion,
    /// Draw others to pick from.
    DrawOthers,
    /// Write a question and ask it.
    AskOwnQuestion,
    /// Have another question in its place.
    PutBackQuestion,
    /// Vote, or vote otherwise.
    CastBallot,
    /// Take one's votes out of the box.
    TakeBackBallot,
    /// Predict, or predict otherwise.
    MakePrediction,
    /// Take one's prediction back.
    TakeBackPrediction,
    /// Go on to the end.
    FinishGame,
}

/// A player's pawn on the board.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = colours::PawnView))]
pub struct PawnView {
    /// Whose pawn it is.
    pub seat: Seat,
    /// Where it stands.
    pub at: Space,
    /// More than the spaces it has gone when it has reached the last one (TC-20).
    pub points: u32,
    /// How many pawns have more points.
    pub behind: u8,
}

/// What is going on.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "phase", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = colours::PhaseView))]
pub enum PhaseView {
    /// A round is about to begin: before the first, and after one that came to nothing.
    Opening {
        /// Who turns over the question.
        reader: Seat,
        /// What was asked in the round that came to nothing just now.
        lost: Option<Question>,
    },
    /// The reader selects a question.
    Picking {
        /// Who picks.
        reader: Seat,
        /// Those to pick from; none for all but the reader, and who may pick for one who is gone.
        questions: Option<Vec<Question>>,
    },
    /// Everybody votes in secret.
    Voting {
        /// Who read the question.
        reader: Seat,
        /// What is asked.
        question: Question,
        /// The colours in play.
        colours: SeatSet,
        /// For whom these eyes hold voting cards, two of each (TC-2); empty for those who do not vote.
        candidates: SeatSet,
        /// Who has voted.
        voted: SeatSet,
        /// One's own votes; nobody else sees them, and after the count nobody at all (TC-8).
        ballot: Option<Vec<Seat>>,
    },
    /// Everybody predicts their own result, face down.
    Predicting {
        /// Who read the question.
        reader: Seat,
        /// What was asked.
        question: Question,
        /// Who plays in this round.
        colours: SeatSet,
        /// Whose votes are in the box.
        voted: SeatSet,
        /// One's own votes.
        ballot: Option<Vec<Seat>>,
        /// Whose predictions lie there.
        predicted: SeatSet,
        /// One's own prediction.
        prediction: Option<Symbol>,
    },
    /// The votes are counted: see [`View::last_round`].
    RoundOver {
        /// Who reads next; none when somebody has won.
        reader: Option<Seat>,
        /// Who has won; empty while nobody has.
        winners: SeatSet,
    },
    /// The end.
    Over {
        /// Empty when the game ended for want of players.
        winners: SeatSet,
        /// All rounds that were counted, in order.
        history: Vec<RoundView>,
    },
}

/// One counted round, open to all.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = colours::RoundView))]
pub struct RoundView {
    /// Who read the question.
    pub reader: Seat,
    /// What was asked.
    pub question: Question,
    /// The voting cards by their colours, in the order in which they came out of the shuffled box. None when
    /// the table plays without numbers.
    pub cards: Option<Vec<Seat>>,
    /// For each colour that was in play.
    pub outcomes: Vec<OutcomeView>,
    /// For each seat, where its pawn stood at the end of the round.
    pub pawns: Vec<Space>,
}

/// What a round brought to one colour.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = colours::OutcomeView))]
pub struct OutcomeView {
    /// The player of this colour.
    pub seat: Seat,
    /// How many votes it got. None when the table plays without numbers.
    pub votes: Option<u8>,
    /// How the table sees them.
    pub got: Symbol,
    /// None when the player made no prediction.
    pub predicted: Option<Symbol>,
    /// How many spaces that was worth.
    pub points: u8,
}

pub(super) fn view(state: &State, eyes: Eyes) -> View {
    // Without `..`: a new field does not compile until somebody rules who may see it.
    let State {
        options,
        supply,
        points: _,
        roster,
        last_reader: _,
        last_question: _,
        waiting: _,
        rounds_begun: _,
        phase,
        history,
        step: _,
    } = state;
    let me = state.roster.seat_of(eyes);
    View {
        options: options.clone(),
        me,
        may: me.map(|seat| abilities(state, seat)).unwrap_or_default(),
        pawns: pawns(state),
        round: history.len() as u16 + u16::from(state.round().is_some()),
        phase: phase_view(state, phase, me),
        last_round: history.last().map(|round| round_view(options, round)),
        own_questions: supply.own.len() as u16,
        away: roster.away(),
        left: roster.left(),
        newcomers: state.newcomers(),
        waiting_on: state.waiting_on(),
    }
}

fn abilities(state: &State, seat: Seat) -> Vec<Ability> {
    let plays = state.players().contains(seat);
    let reads = state.reader_to_act().is_some_and(|reader| state.may_read(seat, reader));
    let possible = match &state.phase {
        Phase::Opening { .. } | Phase::RoundOver => vec![
            (Ability::TurnQuestion, reads),
            (Ability::FinishGame, !state.decided().is_empty()),
            (Ability::AddQuestion, state.supply.has_blank()),
        ],
        Phase::Picking { questions, .. } => vec![
            (Ability::PickQuestion, reads),
            (Ability::DrawOthers, reads && state.supply.has_others(questions)),
            (Ability::AskOwnQuestion, reads && state.supply.has_blank()),
        ],
        Phase::Voting { ballots, .. } => vec![
            (Ability::CastBallot, plays),
            (Ability::TakeBackBallot, ballots.of(seat).is_some()),
            (Ability::PutBackQuestion, ballots.is_empty()),
        ],
        Phase::Predicting { predictions, .. } => vec![
            (Ability::MakePrediction, plays),
            (Ability::TakeBackPrediction, predictions.of(seat).is_some()),
        ],
        Phase::Over { .. } => vec![],
    };
    possible.into_iter().filter_map(|(ability, may)| may.then_some(ability)).collect()
}

fn pawns(state: &State) -> Vec<PawnView> {
    let pawn = |(seat, points): (Seat, &u32)| PawnView {
        seat,
        at: Space::of(*points, state.options.goal),
        points: *points,
        behind: Standing(&state.points).ahead_of(points),
    };
    Seat::first(state.points.len()).zip(&state.points).map(pawn).collect()
}

fn phase_view(state: &State, phase: &Phase, me: Option<Seat>) -> PhaseView {
    match phase {
        Phase::Opening { lost } => PhaseView::Opening {
            reader: state.next_reader().expect("nobody has won before a round is over, and somebody plays"),
            lost: lost.clone(),
        },
        Phase::Picking { reader, questions } => {
            PhaseView::Picking { reader: *reader, questions: state.sees_picks(me).then(|| questions.clone()) }
        }
        Phase::Voting { round: Round { number: _, reader, question, colours }, ballots: _ } => {
            let mine = me.filter(|me| colours.contains(*me));
            let others = |me: Seat| colours.without(SeatSet::only(me));
            PhaseView::Voting {
                reader: *reader,
                question: question.clone(),
                colours: *colours,
                candidates: mine.map_or(SeatSet::EMPTY, others),
                voted: state.voted(),
                ballot: my_ballot(state, me),
            }
        }
        Phase::Predicting {
            round: Round { number: _, reader, question, colours },
            ballots: _,
            predictions,
        } => PhaseView::Predicting {
            reader: *reader,
            question: question.clone(),
            colours: *colours,
            voted: state.voted(),
            ballot: my_ballot(state, me),
            predicted: state.predicted(),
            prediction: me.and_then(|me| predictions.of(me)).copied(),
        },
        Phase::RoundOver => PhaseView::RoundOver { reader: state.next_reader(), winners: state.decided() },
        Phase::Over { winners } => PhaseView::Over {
            winners: *winners,
            history: state.history.iter().map(|round| round_view(&state.options, round)).collect(),
        },
    }
}

/// TC-8: one's own votes and no others.
fn my_ballot(state: &State, me: Option<Seat>) -> Option<Vec<Seat>> {
    match &state.phase {
        Phase::Voting { ballots, .. } | Phase::Predicting { ballots, .. } => {
            let ballot = ballots.of(me?)?.as_ref()?;
            Some(ballot.votes().to_vec())
        }
        _ => None,
    }
}

fn round_view(options: &Options, round: &CountedRound) -> RoundView {
    let CountedRound { reader, question, cards, outcomes, points } = round;
    let cards = match options.counts {
        Counts::Shown => cards.as_ref(),
        Counts::OutcomeOnly => None,
    };
    let votes = |seat: Seat| cards.map(|cards| cards.iter().filter(|card| **card == seat).count() as u8);
    let outcome = |outcome: &Outcome| {
        let Outcome { seat, predicted, got, points } = *outcome;
        OutcomeView { seat, votes: votes(seat), got, predicted, points }
    };
    RoundView {
        reader: *reader,
        question: question.clone(),
        cards: cards.cloned(),
        outcomes: outcomes.iter().map(outcome).collect(),
        pawns: points.iter().map(|points| Space::of(*points, options.goal)).collect(),
    }
}
