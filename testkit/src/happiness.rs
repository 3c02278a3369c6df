//! The Game of Happiness on trial.

use rules::{
    CardId, Slot,
    happiness::{Ability, Command, Drawing, Happiness, Help, Options, Peek, PhaseView, Supply, View},
};

use crate::trial::{Trial, cards_of, no_such_card};

impl Trial for Happiness {
    type Ability = Ability;

    const LEAST_GAMES: u64 = 100;

    fn every_option() -> Vec<Options> {
        let mut all = Vec::new();
        // What five turns each have, two have, too.
        for turns_each in [None, Some(1), Some(2)] {
            for cards in Options::CARDS {
                for help in [Help::None, Help::OneFaceUp] {
                    for peek in [Peek::Hidden, Peek::Seen] {
                        for drawing in [Drawing::ByCategory, Drawing::OneDeck] {
                            all.push(Options {
                                turns_each,
                                cards,
                                help,
                                peek,
                                drawing,
                                ..Options::default()
                            });
                        }
                    }
                }
            }
        }
        all
    }

    fn supply() -> Supply {
        Supply::small()
    }

    fn cards(supply: &Supply) -> Vec<CardId> {
        cards_of(supply.piles.values())
    }

    fn attempts(view: &View) -> Vec<Command> {
        // One slot more than there are cards, and a place beyond every row.
        let slots = || (0..=view.options.cards).map(Slot);
        let mut attempts = vec![Command::DrawCards, Command::WithdrawAgreement, Command::FinishGame];
        if let PhaseView::Ranking { cards, .. } = &view.phase {
            attempts.extend(cards.iter().map(|drawn| Command::PutBackCard { card: drawn.card }));
        }
        attempts.push(Command::PutBackCard { card: no_such_card() });
        attempts.extend(slots().map(|card| Command::LayToken { card, place: card.0 % 3 }));
        attempts.push(Command::LayToken { card: Slot(0), place: u8::MAX });
        attempts.extend(slots().map(|card| Command::TakeBackToken { card }));
        attempts.extend(
            [None, Some(Slot(0)), Some(Slot(view.options.cards))]
                .map(|face_up| Command::SealRanking { face_up }),
        );
        let edition = match &view.phase {
            PhaseView::Guessing { guess: Some(guess), .. } => guess.edition,
            _ => 0,
        };
        attempts.extend([edition, edition + 1].map(|edition| Command::AgreeToGuess { edition }));
        attempts
    }

    fn abilities(view: &View) -> Vec<Ability> {
        view.may.clone()
    }

    fn ability(command: &Command) -> Ability {
        match command {
            Command::DrawCards => Ability::DrawCards,
            Command::PutBackCard { .. } => Ability::PutBackCard,
            Command::LayToken { .. } | Command::TakeBackToken { .. } => Ability::LayToken,
            Command::SealRanking { .. } => Ability::SealRanking,
            Command::AgreeToGuess { .. } => Ability::AgreeToGuess,
            Command::WithdrawAgreement => Ability::WithdrawAgreement,
            Command::FinishGame => Ability::FinishGame,
        }
    }
}
