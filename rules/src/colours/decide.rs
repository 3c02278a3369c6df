//! What a command leads to, in the order of play.

use super::{
    Ballot, Command, Event, Options, Question, Questions, Refusal, Symbol,
    state::{Phase, Round, State},
    supply::Draw,
};
use crate::{CardId, Chance, Sealed, Seat, SeatSet, Shut};

/// What one command leads to at once.
pub(super) type Decision = Result<Vec<Event>, Refusal>;

pub(super) fn decide(state: &State, seat: Seat, command: &Command, chance: &mut dyn Chance) -> Decision {
    match command {
        Command::AddQuestion { text } => add_question(state, text),
        Command::TurnQuestion => turn_question(state, seat, chance),
        Command::PickQuestion { question } => pick_question(state, seat, *question),
        Command::DrawOthers => draw_others(state, seat, chance),
        Command::AskOwnQuestion { text } => ask_own_question(state, seat, text),
        Command::PutBackQuestion => put_back_question(state, chance),
        Command::CastBallot { votes } => cast_ballot(state, seat, votes.open()),
        Command::TakeBackBallot => take_back_ballot(state, seat),
        Command::MakePrediction { prediction } => make_prediction(state, seat, *prediction),
        Command::TakeBackPrediction => take_back_prediction(state, seat),
        Command::FinishGame => finish_game(state),
    }
}

/// Whether anything could follow of itself, so that it need not be looked for after every move.
pub(super) fn may_lead_on(state: &State, seat: Seat, command: &Command) -> bool {
    is_last_answer(state, seat, command)
}

/// Nothing follows from a vote or a prediction while others who are here have theirs to give.
fn is_last_answer(state: &State, seat: Seat, command: &Command) -> bool {
    matches!(command, Command::CastBallot { .. } | Command::MakePrediction { .. })
        && state.owing().and(state.roster.present()).is_within(SeatSet::only(seat))
}

/// TC-4: between rounds. What a card says already needs no second one.
fn add_question(state: &State, text: &str) -> Decision {
    match state.phase {
        Phase::Opening { .. } | Phase::RoundOver => {
            let blank = state.supply.blank_for(text)?;
            Ok(blank.into_iter().map(|(question, text)| Event::QuestionAdded { question, text }).collect())
        }
        Phase::Picking { .. } | Phase::Voting { .. } | Phase::Predicting { .. } => {
            Err(Refusal::RoundUnderWay)
        }
        Phase::Over { .. } => Err(Refusal::GameOver),
    }
}

/// TC-5
fn turn_question(state: &State, seat: Seat, chance: &mut dyn Chance) -> Decision {
    match state.phase {
        Phase::Opening { .. } | Phase::RoundOver => {
            let reader = state.next_reader().ok_or(Refusal::GameDecided)?;
            if !state.may_read(seat, reader) {
                return Err(Refusal::NotTheReader);
            }
            Ok(vec![drawn(state, reader, chance)])
        }
        Phase::Picking { .. } | Phase::Voting { .. } | Phase::Predicting { .. } => {
            Err(Refusal::QuestionAlreadyTurned)
        }
        Phase::Over { .. } => Err(Refusal::GameOver),
    }
}

/// The next question, or those that the reader picks from.
fn drawn(state: &State, reader: Seat, chance: &mut dyn Chance) -> Event {
    let from = Draw { due: state.due_question(), last: state.last_question, lying: &[] };
    let draw = |count: usize, chance: &mut dyn Chance| state.supply.draw(count, from, chance);
    match state.options.questions {
        Questions::Picked => Event::QuestionsDrawn { reader, questions: draw(Options::TO_PICK_FROM, chance) },
        Questions::Drawn => {
            let question = draw(1, chance).pop().expect("a game is not admitted without questions");
            Event::QuestionAsked { round: state.rounds_begun + 1, reader, question }
        }
    }
}

/// TC-5
fn pick_question(state: &State, seat: Seat, card: CardId) -> Decision {
    let (reader, questions) = picks_before(state, seat)?;
    let picked = questions.iter().find(|question| question.card == card);
    let question = picked.ok_or(Refusal::NoSuchQuestion)?.clone();
    Ok(vec![Event::QuestionAsked { round: state.rounds_begun + 1, reader, question }])
}

/// TC-5: what the reader does not pick has not been asked.
fn draw_others(state: &State, seat: Seat, chance: &mut dyn Chance) -> Decision {
    let (reader, questions) = picks_before(state, seat)?;
    let lying: Vec<CardId> = questions.iter().map(|question| question.card).collect();
    let from = Draw { due: None, lying: &lying, last: state.last_question };
    let questions = state.supply.draw(Options::TO_PICK_FROM, from, chance);
    if questions.is_empty() {
        return Err(Refusal::NoOtherQuestions);
    }
    Ok(vec![Event::QuestionsDrawn { reader, questions }])
}

/// TC-5: what the reader writes is asked at once. What the table has written already is asked as it stands
/// there, unless it has been (TC-17).
fn ask_own_question(state: &State, seat: Seat, text: &str) -> Decision {
    let (reader, _) = picks_before(state, seat)?;
    let round = state.rounds_begun + 1;
    let asked = |question| Event::QuestionAsked { round, reader, question };
    match state.supply.blank_for(text)? {
        Some((card, text)) => {
            let question = Question { card, own: Some(text.clone()) };
            Ok(vec![Event::QuestionAdded { question: card, text }, asked(question)])
        }
        None => {
            let known =
                state.supply.own_question(text).filter(|known| !state.supply.pile.has_shown(known.card));
            Ok(vec![asked(known.ok_or(Refusal::AskedAlready)?)])
        }
    }
}

/// Who reads, and what this seat may pick from for them.
fn picks_before(state: &State, seat: Seat) -> Result<(Seat, &[Question]), Refusal> {
    let Phase::Picking { reader, questions } = &state.phase else { return Err(Refusal::NothingToPick) };
    if state.may_read(seat, *reader) { Ok((*reader, questions)) } else { Err(Refusal::NotTheReader) }
}

/// The same reader has another one, as long as nobody has voted.
fn put_back_question(state: &State, chance: &mut dyn Chance) -> Decision {
    match &state.phase {
        Phase::Opening { .. } | Phase::Picking { .. } | Phase::RoundOver => Err(Refusal::NoQuestionYet),
        Phase::Over { .. } => Err(Refusal::GameOver),
        Phase::Voting { round, ballots } if ballots.is_empty() => {
            let Round { number, reader, .. } = *round;
            Ok(vec![Event::QuestionPutBack { round: number }, drawn(state, reader, chance)])
        }
        Phase::Voting { .. } | Phase::Predicting { .. } => Err(Refusal::VotingHasBegun),
    }
}

/// TC-6, TC-7. The same votes once more are an event like any other votes: that nothing happened would tell
/// that nothing was changed (TC-8).
fn cast_ballot(state: &State, seat: Seat, votes: &[Seat]) -> Decision {
    let round = voting_before(state, seat)?;
    let votes: [Seat; Options::VOTES] = votes.try_into().map_err(|_| Refusal::NotTwoVotes)?;
    if votes.contains(&seat) {
        return Err(Refusal::VoteForYourself);
    }
    if !votes.iter().all(|vote| round.colours.contains(*vote)) {
        return Err(Refusal::NoSuchPlayer);
    }
    let ballot = Shut::Open(Ballot::new(votes));
    Ok(vec![Event::BallotCast { round: round.number, seat, ballot }])
}

/// TC-21
fn take_back_ballot(state: &State, seat: Seat) -> Decision {
    voting_before(state, seat)?;
    if !state.voted().contains(seat) {
        return Err(Refusal::NotVoted);
    }
    Ok(vec![Event::BallotTakenBack { seat }])
}

/// The round in which this seat may vote.
fn voting_before(state: &State, seat: Seat) -> Result<&Round, Refusal> {
    match &state.phase {
        Phase::Opening { .. } | Phase::Picking { .. } | Phase::RoundOver => Err(Refusal::NoQuestionYet),
        Phase::Over { .. } => Err(Refusal::GameOver),
        Phase::Voting { round, .. } | Phase::Predicting { round, .. } if !round.colours.contains(seat) => {
            Err(Refusal::NotPlayingYet)
        }
        Phase::Predicting { .. } => Err(Refusal::BoxClosed),
        Phase::Voting { round, .. } => Ok(round),
    }
}

/// TC-9, TC-10. The same prediction once more is an event, too.
fn make_prediction(state: &State, seat: Seat, prediction: Symbol) -> Decision {
    predicting_before(state, seat)?;
    Ok(vec![Event::PredictionMade { seat, prediction: Sealed::new(prediction) }])
}

/// TC-21
fn take_back_prediction(state: &State, seat: Seat) -> Decision {
    predicting_before(state, seat)?;
    if !state.predicted().contains(seat) {
        return Err(Refusal::NotPredicted);
    }
    Ok(vec![Event::PredictionTakenBack { seat }])
}

fn predicting_before(state: &State, seat: Seat) -> Result<(), Refusal> {
    match &state.phase {
        Phase::Opening { .. } | Phase::Picking { .. } | Phase::RoundOver => Err(Refusal::NoQuestionYet),
        Phase::Over { .. } => Err(Refusal::GameOver),
        Phase::Voting { round, .. } | Phase::Predicting { round, .. } if !round.colours.contains(seat) => {
            Err(Refusal::NotPlayingYet)
        }
        Phase::Voting { .. } => Err(Refusal::VotingNotClosed),
        Phase::Predicting { .. } => Ok(()),
    }
}

/// TC-18
fn finish_game(state: &State) -> Decision {
    let winners = state.decided();
    if winners.is_empty() { Err(Refusal::NobodyHasWon) } else { Ok(vec![Event::GameFinished { winners }]) }
}
