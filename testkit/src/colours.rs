//! True Colours on trial.

use rules::{
    CardId, Sealed, Seat,
    colours::{
        Ability, Colours, Command, Counts, Event, Options, PhaseView, Questions, Space, Supply, Symbol, View,
    },
};

use crate::trial::{Trial, cards_of, no_such_card};

impl Trial for Colours {
    type Ability = Ability;

    /// As often as there are numbers of seats, and once more with other luck.
    const ROUNDS: u64 = 5;
    const LEAST_GAMES: u64 = 32;

    fn every_option() -> Vec<Options> {
        let goals = [*Options::GOALS.start(), 20].map(Space);
        let with = |goal: Space| {
            [Questions::Drawn, Questions::Picked].into_iter().flat_map(move |questions| {
                [Counts::Shown, Counts::OutcomeOnly].map(|counts| Options {
                    goal,
                    questions,
                    counts,
                    ..Options::default()
                })
            })
        };
        goals.into_iter().flat_map(with).collect()
    }

    fn supply() -> Supply {
        Supply::small()
    }

    fn cards(supply: &Supply) -> Vec<CardId> {
        cards_of([&supply.pile])
    }

    fn burns(event: &Event) -> Option<u32> {
        event.burns()
    }

    fn attempts(view: &View) -> Vec<Command> {
        let drawn: Vec<CardId> = match &view.phase {
            PhaseView::Picking { questions: Some(questions), .. } => {
                questions.iter().map(|question| question.card).collect()
            }
            _ => vec![],
        };
        // One seat more than there are.
        let seats: Vec<Seat> = Seat::first(view.pawns.len() + 1).collect();
        let mut attempts = vec![
            Command::TurnQuestion,
            Command::DrawOthers,
            Command::PutBackQuestion,
            Command::TakeBackBallot,
            Command::TakeBackPrediction,
            Command::FinishGame,
            Command::CastBallot { votes: Sealed::new(vec![]) },
            Command::CastBallot { votes: Sealed::new(vec![seats[0], seats[1], seats[2]]) },
        ];
        let texts = ["Who asks the questions here?", Supply::OWN_QUESTIONS[0], "", " \u{202e} "];
        attempts.extend(texts.map(|text| Command::AddQuestion { text: text.to_owned() }));
        attempts.extend(texts.map(|text| Command::AskOwnQuestion { text: text.to_owned() }));
        attempts.push(Command::AddQuestion { text: "?".repeat(1000) });
        let nowhere = no_such_card();
        attempts
            .extend(drawn.into_iter().chain([nowhere]).map(|question| Command::PickQuestion { question }));
        for (at, one) in seats.iter().enumerate() {
            let pairs = seats[at..].iter().map(|other| vec![*one, *other]);
            attempts.extend(pairs.map(|votes| Command::CastBallot { votes: Sealed::new(votes) }));
        }
        attempts.extend(Symbol::ALL.map(|prediction| Command::MakePrediction { prediction }));
        attempts
    }

    fn abilities(view: &View) -> Vec<Ability> {
        view.may.clone()
    }

    fn ability(command: &Command) -> Ability {
        match command {
            Command::AddQuestion { .. } => Ability::AddQuestion,
            Command::TurnQuestion => Ability::TurnQuestion,
            Command::PickQuestion { .. } => Ability::PickQuestion,
            Command::DrawOthers => Ability::DrawOthers,
            Command::AskOwnQuestion { .. } => Ability::AskOwnQuestion,
            Command::PutBackQuestion => Ability::PutBackQuestion,
            Command::CastBallot { .. } => Ability::CastBallot,
            Command::TakeBackBallot => Ability::TakeBackBallot,
            Command::MakePrediction { .. } => Ability::MakePrediction,
            Command::TakeBackPrediction => Ability::TakeBackPrediction,
            Command::FinishGame => Ability::FinishGame,
        }
    }
}
