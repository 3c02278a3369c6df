//! True Colours on the command line.

use rules::{
    CardId, Game, Seat,
    colours::{self, Colours, Event, Question, State, Supply, Symbol, View},
};

use super::{CardTexts, RefereedGame, counted};

impl RefereedGame for Colours {
    fn draw_instead(state: &State, event: Event, cards: &[CardId]) -> Result<Event, String> {
        let supply = Colours::pack_up(state);
        match event {
            Event::QuestionAsked { round, reader, .. } => {
                let [card] = cards else { return Err(format!("1 question is drawn, not {}", cards.len())) };
                Ok(Event::QuestionAsked { round, reader, question: possible_draw(&supply, *card)? })
            }
            Event::QuestionsDrawn { reader, questions: by_chance } => {
                if cards.len() != by_chance.len() {
                    return Err(format!("{} questions are drawn, not {}", by_chance.len(), cards.len()));
                }
                if let Some(twice) = (1..cards.len()).find(|at| cards[..*at].contains(&cards[*at])) {
                    return Err(format!("{} is drawn twice", cards[twice]));
                }
                let questions: Result<Vec<Question>, String> =
                    cards.iter().map(|card| possible_draw(&supply, *card)).collect();
                Ok(Event::QuestionsDrawn { reader, questions: questions? })
            }
            _ => Err("no questions are drawn here".to_owned()),
        }
    }

    /// Who voted for whom is not told here either (TC-8).
    fn describe(event: &Event, _before: &View, texts: CardTexts<'_>) -> String {
        match event {
            Event::QuestionAdded { question, text } => format!("{question} is written: “{text}”"),
            Event::QuestionsDrawn { reader, questions } => {
                let questions: Vec<String> = questions
                    .iter()
                    .map(|question| format!("{} {}", question.card, asked(question, texts)))
                    .collect();
                format!("{reader} picks from {}", questions.join(", "))
            }
            Event::QuestionAsked { reader, question, .. } => {
                format!("{reader} reads: {}", asked(question, texts))
            }
            Event::QuestionPutBack { .. } => "the question goes back".to_owned(),
            Event::BallotCast { seat, .. } => format!("{seat} votes"),
            Event::BallotTakenBack { seat } => format!("{seat} takes the votes back"),
            Event::VotingClosed => "all have voted".to_owned(),
            Event::PredictionMade { seat, .. } => format!("{seat} predicts"),
            Event::PredictionTakenBack { seat } => format!("{seat} takes the prediction back"),
            Event::RoundCounted { cards, outcomes, .. } => {
                let outcomes: Vec<String> =
                    outcomes.iter().map(|outcome| came_out(outcome, cards.as_deref())).collect();
                format!("counted: {}", outcomes.join(", "))
            }
            Event::RoundLost { .. } => "the round is lost".to_owned(),
            Event::SeatWentAway { seat } => format!("nobody waits for {seat}"),
            Event::SeatCameBack { seat } => format!("{seat} is back"),
            Event::SeatLeft { seat } => format!("{seat} has left"),
            Event::SeatReturned { seat } => format!("{seat} plays again"),
            Event::SeatJoined { seat } => format!("{seat} sits down"),
            Event::GameFinished { winners } if winners.is_empty() => {
                "the game is over, and nobody has won".to_owned()
            }
            Event::GameFinished { winners } => {
                let winners: Vec<String> = winners.iter().map(|seat| seat.to_string()).collect();
                format!("{} has won", winners.join(" and "))
            }
        }
    }
}

/// The question as it could have been drawn: one that has not been asked, unless all have been (TC-17).
fn possible_draw(supply: &Supply, card: CardId) -> Result<Question, String> {
    let (fresh, shown) = (supply.pile.fresh(), supply.pile.shown());
    if !fresh.contains(&card) && !shown.contains(&card) {
        return Err(format!("{card} is not in the pile"));
    }
    if !fresh.contains(&card) && !fresh.is_empty() {
        return Err(format!("{card} has been asked, and other questions have not"));
    }
    Ok(Question { card, own: supply.own.get(&card).cloned() })
}

/// The words of a question, from the decks or by the table's own hand.
fn asked(question: &Question, texts: CardTexts<'_>) -> String {
    match &question.own {
        Some(text) => format!("“{text}”"),
        None => texts.card(question.card),
    }
}

/// What came out for a colour, how many votes it was unless there are no numbers, and what it was worth.
fn came_out(outcome: &colours::Outcome, cards: Option<&[Seat]>) -> String {
    let colours::Outcome { seat, predicted, got, points } = outcome;
    let votes = cards.map(|cards| cards.iter().filter(|card| *card == seat).count());
    let votes = votes.map_or(String::new(), |votes| format!(" ({votes})"));
    let predicted = predicted.map_or("nothing", sign);
    let points = counted(usize::from(*points), "point");
    format!("{seat} {}{votes} predicted {predicted} for {points}", sign(*got))
}

fn sign(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Plus => "+",
        Symbol::PlusMinus => "±",
        Symbol::Zero => "0",
    }
}
