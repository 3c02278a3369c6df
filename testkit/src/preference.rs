//! Personal Preference on trial.

use rules::{
    CardId, Seat, Seating, Slot,
    preference::{
        Ability, Board, Category, Command, Discussion, Guessing, Options, PhaseView, Preference, Supply,
        Token, View,
    },
};

use crate::trial::{Trial, cards_of, no_such_card};

impl Trial for Preference {
    type Ability = Ability;

    /// As often as there are seatings, so that each meets every combination of options.
    const ROUNDS: u64 = 7;
    const LEAST_GAMES: u64 = 42;

    fn every_option() -> Vec<Options> {
        // On the short boards the talk is hidden, on the others it is open.
        let discussion = |board| match board {
            Board::Taste | Board::Short => Discussion::TeamOnly,
            Board::Normal | Board::Long => Discussion::Open,
        };
        let with = |board| {
            move |guessing| Options { board, guessing, discussion: discussion(board), ..Options::default() }
        };
        Board::ALL
            .into_iter()
            .flat_map(|board| [Guessing::InTurn, Guessing::AtOnce].map(with(board)))
            .collect()
    }

    /// Alone and in teams, even and uneven, between each other and side by side. Seven, so that they meet all
    /// of the eight options.
    fn every_seating() -> Vec<Seating> {
        let side_by_side = vec![Seat::first(4).collect(), [Seat(4), Seat(5)].into_iter().collect()];
        vec![
            Seating::each_alone(2),
            Seating::even(4, 2),
            Seating::each_alone(3),
            Seating::even(5, 2),
            Seating::even(6, 3),
            Seating::in_teams(6, side_by_side),
            Seating::even(9, 4),
        ]
    }

    fn supply() -> Supply {
        Supply::small()
    }

    /// Both faces of each.
    fn cards(supply: &Supply) -> Vec<CardId> {
        cards_of(supply.boxes.values().flat_map(|cards| [&cards.black, &cards.gray]))
    }

    fn attempts(view: &View) -> Vec<Command> {
        // One slot more than there are sections, a place beyond every ranking, and tokens on both sides of
        // the four.
        let slots = || (0..=Options::SECTIONS as u8).map(Slot);
        let tokens = || (0..=Options::SECTIONS as u8 + 1).map(Token);
        let (cards, edition) = match &view.phase {
            PhaseView::Ranking { cards, .. } | PhaseView::Revealing { cards, .. } => (&cards[..], 0),
            PhaseView::Guessing { cards, draft, .. } => {
                (&cards[..], draft.as_ref().map_or(0, |draft| draft.edition))
            }
            PhaseView::Opening { .. } | PhaseView::RoundOver { .. } | PhaseView::Over { .. } => (&[][..], 0),
        };
        let mut attempts = vec![
            Command::ChooseCategory { category: Category::People },
            Command::DrawCards,
            Command::SealRanking,
            Command::WithdrawAgreement,
            Command::PassTurn,
            Command::RevealPreference,
            Command::FinishGame,
        ];
        let lying = cards.iter().map(|drawn| drawn.card);
        attempts.extend(lying.chain([no_such_card()]).map(|card| Command::PutBackCard { card }));
        attempts.extend(slots().map(|card| Command::RankCard { card, place: card.0 % 3 }));
        attempts.push(Command::RankCard { card: Slot(0), place: u8::MAX });
        attempts.extend(slots().map(|card| Command::UnrankCard { card }));
        attempts.extend(tokens().zip(slots()).map(|(token, section)| Command::PlaceToken { token, section }));
        attempts.push(Command::PlaceToken { token: Token(1), section: Slot(Options::SECTIONS as u8) });
        for token in tokens() {
            attempts.extend([
                Command::TakeBackToken { token },
                Command::DoubleToken { token },
                Command::UndoubleToken { token },
            ]);
        }
        attempts.extend([edition, edition + 1].map(|edition| Command::AgreeToGuess { edition }));
        attempts
    }

    fn abilities(view: &View) -> Vec<Ability> {
        view.may.clone()
    }

    fn ability(command: &Command) -> Ability {
        match command {
            Command::ChooseCategory { .. } => Ability::ChooseCategory,
            Command::DrawCards => Ability::DrawCards,
            Command::PutBackCard { .. } => Ability::PutBackCard,
            Command::RankCard { .. } | Command::UnrankCard { .. } => Ability::RankCard,
            Command::SealRanking => Ability::SealRanking,
            Command::PlaceToken { .. } | Command::TakeBackToken { .. } => Ability::PlaceToken,
            Command::DoubleToken { .. } | Command::UndoubleToken { .. } => Ability::DoubleToken,
            Command::AgreeToGuess { .. } => Ability::AgreeToGuess,
            Command::WithdrawAgreement => Ability::WithdrawAgreement,
            Command::PassTurn => Ability::PassTurn,
            Command::RevealPreference => Ability::RevealPreference,
            Command::FinishGame => Ability::FinishGame,
        }
    }
}
