//! What a command or a notice leads to, in the order of play.

use super::{
    Ballot, Command, Counts, Event, Options, Outcome, Questions, Refusal, Symbol, scoring,
    state::{Ballots, Phase, Round, State},
};
use crate::{CardId, Chance, Notice, Sealed, Seat, SeatSet, Shut, shuffle};

type Decision = Result<Vec<Event>, Refusal>;

pub(super) fn decide(state: &State, seat: Seat, command: &Command, chance: &mut dyn Chance) -> Decision {
    if !state.active().contains(seat) {
        return Err(Refusal::NotSeated);
    }
    if let Phase::Over { .. } = state.phase {
        return Err(Refusal::GameOver);
    }
    let decided = match command {
        Command::AddQuestion { text } => add_question(state, text),
        Command::TurnQuestion => turn_question(state, seat, chance),
        Command::PickQuestion { question } => pick_question(state, seat, *question),
        Command::PutBackQuestion => put_back_question(state, chance),
        Command::CastBallot { votes } => cast_ballot(state, seat, votes.open()),
        Command::TakeBackBallot => take_back_ballot(state, seat),
        Command::MakePrediction { prediction } => make_prediction(state, seat, *prediction),
        Command::TakeBackPrediction => take_back_prediction(state, seat),
        Command::FinishGame => finish_game(state),
    }?;
    if state.away.contains(seat) {
        // Who acts is here.
        let back = std::iter::once(Event::SeatCameBack { seat });
        return Ok(with_consequences(state, back.chain(decided).collect(), chance));
    }
    match command {
        // Nothing follows from a vote or a prediction while others who are here have theirs to give.
        Command::CastBallot { .. } | Command::MakePrediction { .. }
            if state.owing().and(state.present()).is_within(only(seat)) =>
        {
            Ok(with_consequences(state, decided, chance))
        }
        _ => Ok(decided),
    }
}

fn only(seat: Seat) -> SeatSet {
    std::iter::once(seat).collect()
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
    let draw = |count: usize, chance: &mut dyn Chance| state.supply.draw(count, state.last_question, chance);
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
    let Phase::Picking { reader, questions } = &state.phase else { return Err(Refusal::NothingToPick) };
    if !state.may_read(seat, *reader) {
        return Err(Refusal::NotTheReader);
    }
    let picked = questions.iter().find(|question| question.card == card);
    let question = picked.ok_or(Refusal::NoSuchQuestion)?.clone();
    Ok(vec![Event::QuestionAsked { round: state.rounds_begun + 1, reader: *reader, question }])
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

/// TC-6, TC-7. The same votes once more are an event like any other votes: that nothing happened would tell that nothing
/// was changed (TC-8).
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

pub(super) fn notice(state: &State, notice: Notice, chance: &mut dyn Chance) -> Vec<Event> {
    if let Phase::Over { .. } = state.phase {
        return vec![];
    }
    let events = match notice {
        Notice::Away(seat) if state.present().contains(seat) => vec![Event::SeatWentAway { seat }],
        Notice::Back(seat) if state.away.contains(seat) => vec![Event::SeatCameBack { seat }],
        Notice::Skip(seat) => skip(state, seat, chance),
        Notice::Left(seat) if state.active().contains(seat) => vec![Event::SeatLeft { seat }],
        Notice::Joined(seat) if has_room_for(state, seat) => vec![Event::SeatJoined { seat }],
        Notice::Away(_) | Notice::Back(_) | Notice::Left(_) | Notice::Joined(_) => vec![],
    };
    with_consequences(state, events, chance)
}

/// The table does not wait any longer: for a reader others may act, and who has not voted or predicted abstains. When
/// that leaves too few votes to keep them secret, the round is lost.
fn skip(state: &State, seat: Seat, chance: &mut dyn Chance) -> Vec<Event> {
    let goes_away = state.present().contains(seat).then_some(Event::SeatWentAway { seat });
    let others_owing = state.owing().and(state.present()).without(only(seat));
    let on = match &state.phase {
        Phase::Opening { .. } | Phase::Picking { .. } | Phase::RoundOver => {
            return goes_away.filter(|_| state.reader_to_act() == Some(seat)).into_iter().collect();
        }
        Phase::Voting { .. } | Phase::Predicting { .. } if !state.owing().contains(seat) => return vec![],
        Phase::Voting { round, .. } => {
            if voters_without(state, seat).len() < Options::LEAST_BALLOTS {
                Some(Event::RoundLost { round: round.number })
            } else {
                others_owing.is_empty().then_some(Event::VotingClosed)
            }
        }
        Phase::Predicting { round, ballots, .. } => {
            others_owing.is_empty().then(|| counted(state, round, ballots, chance))
        }
        Phase::Over { .. } => None,
    };
    goes_away.into_iter().chain(on).collect()
}

/// Who has voted, or is here and may still.
fn voters_without(state: &State, seat: Seat) -> SeatSet {
    let here = state.players().and(state.present()).without(only(seat));
    here.iter().chain(state.voted().iter()).collect()
}

/// Whether a late guest could sit down now. Not when all that is left to do is to look at the winner.
pub(super) fn welcomes(state: &State) -> bool {
    !matches!(state.phase, Phase::Over { .. }) && has_room_for(state, Seat(state.points.len() as u8))
}

/// TC-1 counts everybody who ever sat here, so that no colour is used twice.
fn has_room_for(state: &State, seat: Seat) -> bool {
    seat.index() == state.points.len() && seat.0 < *Options::PLAYERS.end() && state.decided().is_empty()
}

/// What has happened, and what follows from it of itself.
fn with_consequences(state: &State, mut events: Vec<Event>, chance: &mut dyn Chance) -> Vec<Event> {
    if events.is_empty() {
        return events;
    }
    let mut after = state.clone();
    events.iter().for_each(|event| after.evolve(event));
    while let Some(event) = consequence(&after, chance) {
        after.evolve(&event);
        events.push(event);
    }
    events
}

/// What happens now without anybody asking for it.
fn consequence(state: &State, chance: &mut dyn Chance) -> Option<Event> {
    if let Phase::Over { .. } = state.phase {
        return None;
    }
    if state.active().len() < usize::from(*Options::PLAYERS.start()) {
        // The key of a round does not outlast the game.
        return Some(match state.round_under_way() {
            Some(round) => Event::RoundLost { round },
            None => Event::GameFinished { winners: state.decided() },
        });
    }
    // TC-21: somebody is here, and all who are have given theirs. Nobody being here decides nothing.
    let (players, owing) = (state.players(), state.owing());
    let here = players.and(state.present());
    let done = owing.is_empty() || (!here.is_empty() && owing.and(here).is_empty());
    match &state.phase {
        Phase::Voting { round, ballots } => {
            let possible: SeatSet = players.iter().chain(state.voted().iter()).collect();
            if possible.len() < Options::LEAST_BALLOTS {
                Some(Event::RoundLost { round: round.number })
            } else {
                // TC-9
                (done && ballots.len() >= Options::LEAST_BALLOTS).then_some(Event::VotingClosed)
            }
        }
        // TC-10
        Phase::Predicting { round, ballots, .. } => done.then(|| counted(state, round, ballots, chance)),
        Phase::Opening { .. } | Phase::Picking { .. } | Phase::RoundOver | Phase::Over { .. } => None,
    }
}

/// The predictions are turned over and the votes counted (TC-10 to TC-14). If a ballot cannot be read any more, nobody
/// can say what came out.
fn counted(state: &State, round: &Round, ballots: &Ballots, chance: &mut dyn Chance) -> Event {
    let Some(mut cards) = votes_in(ballots) else { return Event::RoundLost { round: round.number } };
    let count = |seat: Seat| cards.iter().filter(|card| **card == seat).count() as u8;
    let colours: Vec<Seat> = round.colours.iter().collect();
    let symbols = scoring::symbols(&colours.iter().map(|seat| count(*seat)).collect::<Vec<_>>());
    let outcome = |(seat, got): (Seat, Symbol)| {
        let predicted = prediction_of(state, seat);
        let points = predicted.map_or(0, |predicted| scoring::points(predicted, got));
        Outcome { seat, predicted, got, points }
    };
    let outcomes = colours.into_iter().zip(symbols).map(outcome).collect();
    let cards = match state.options.counts {
        Counts::Shown => {
            // TC-8: from an order that owes nothing to the voters into one that owes all to chance.
            cards.sort_unstable();
            shuffle(&mut cards, chance);
            Some(cards)
        }
        Counts::OutcomeOnly => None,
    };
    Event::RoundCounted { round: round.number, cards, outcomes }
}

fn votes_in(ballots: &Ballots) -> Option<Vec<Seat>> {
    let votes: Option<Vec<[Seat; Options::VOTES]>> =
        ballots.values().map(|ballot| ballot.as_ref().map(|ballot| ballot.open().votes())).collect();
    Some(votes?.concat())
}

fn prediction_of(state: &State, seat: Seat) -> Option<Symbol> {
    match &state.phase {
        Phase::Predicting { predictions, .. } => predictions.get(&seat).map(|prediction| *prediction.open()),
        _ => None,
    }
}
