//! Personality on trial.

use rules::{
    CardId, Seat, Seating, Slot,
    personality::{
        Ability, Answer, Bet, Board, Candidate, Command, Gift, Laying, Options, Personality, PhaseView,
        Supply, View,
    },
};

use crate::trial::{Trial, cards_of, no_such_card};

impl Trial for Personality {
    type Ability = Ability;

    /// Twice as often as there are numbers of seats, each of which meets every board.
    const ROUNDS: u64 = 10;
    const LEAST_GAMES: u64 = 20;

    fn every_option() -> Vec<Options> {
        let laying = |board| match board {
            Board::Normal => Laying::Hidden,
            Board::Taste | Board::Short => Laying::Open,
        };
        Board::ALL.map(|board| Options { board, laying: laying(board), ..Options::default() }).to_vec()
    }

    /// Five of them, so that each meets all three boards.
    fn every_seating() -> Vec<Seating> {
        [3, 4, 5, 6, 4].map(Seating::without_teams).to_vec()
    }

    fn supply() -> Supply {
        Supply::small()
    }

    fn cards(supply: &Supply) -> Vec<CardId> {
        cards_of([&supply.pile])
    }

    fn attempts(view: &View) -> Vec<Command> {
        let nowhere = no_such_card();
        // One seat and one slot more than there can be.
        let seats = || Seat::first(view.players.len() + 1);
        let hand = view.hand.clone().unwrap_or_default();
        let cards: Vec<CardId> = hand.iter().take(2).copied().chain([nowhere]).collect();
        let mut attempts = vec![
            Command::DealCards,
            Command::ProposeFromPile,
            Command::DeclareReady,
            Command::KeepHand,
            Command::FinishGame,
        ];
        for card in cards {
            attempts.extend([
                Command::ProposeCard { card },
                Command::LayCard { card },
                Command::ExchangeCard { card },
            ]);
        }
        let proposed = match &view.phase {
            PhaseView::Voting { question, .. } => question.cards(),
            _ => vec![],
        };
        attempts.extend(proposed.into_iter().chain([nowhere]).map(|card| Command::PutBackCard { card }));
        let slots = (0..=view.players.len() as u8).map(|slot| Candidate::Card(Slot(slot)));
        for (nth, choice) in seats().map(Candidate::Player).chain(slots).enumerate() {
            attempts.push(Command::CastVote { choice, bet: Bet::ALL[nth % Bet::ALL.len()] });
            attempts.push(Command::VoteAgain { choice });
        }
        let edition = match &view.phase {
            PhaseView::Voting { pair: Some(pair), .. } | PhaseView::Runoff { pair: Some(pair), .. } => {
                pair.edition
            }
            _ => 0,
        };
        attempts.extend([edition, edition + 1].map(|edition| Command::AgreeToPairVote { edition }));
        for player in seats() {
            attempts.extend([
                Command::ChoosePartner { partner: player },
                Command::JudgeGift { player },
                Command::ReadPortrait { player },
            ]);
        }
        attempts.extend([Answer::Accept, Answer::Contest].map(|answer| Command::AnswerGift { answer }));
        attempts.extend(gifts(view, &hand, nowhere).into_iter().map(|gifts| Command::GiveCards { gifts }));
        attempts
    }

    fn abilities(view: &View) -> Vec<Ability> {
        view.may.clone()
    }

    fn ability(command: &Command) -> Ability {
        match command {
            Command::DealCards => Ability::DealCards,
            Command::ProposeCard { .. } => Ability::ProposeCard,
            Command::ProposeFromPile => Ability::ProposeFromPile,
            Command::PutBackCard { .. } => Ability::PutBackCard,
            Command::LayCard { .. } => Ability::LayCard,
            Command::CastVote { .. } => Ability::CastVote,
            Command::AgreeToPairVote { .. } => Ability::AgreeToPairVote,
            Command::DeclareReady => Ability::DeclareReady,
            Command::VoteAgain { .. } => Ability::VoteAgain,
            Command::ExchangeCard { .. } => Ability::ExchangeCard,
            Command::KeepHand => Ability::KeepHand,
            Command::ChoosePartner { .. } => Ability::ChoosePartner,
            Command::GiveCards { .. } => Ability::GiveCards,
            Command::AnswerGift { .. } => Ability::AnswerGift,
            Command::JudgeGift { .. } => Ability::JudgeGift,
            Command::ReadPortrait { .. } => Ability::ReadPortrait,
            Command::FinishGame => Ability::FinishGame,
        }
    }
}

/// None, as many as are due, one too many, all to the same player, and one that is not in the hand.
fn gifts(view: &View, hand: &[CardId], nowhere: CardId) -> Vec<Vec<Gift>> {
    let (due, receivers) = match &view.phase {
        PhaseView::Giving { cards, receivers, .. } => (usize::from(*cards), *receivers),
        _ => (1, Seat::first(view.players.len()).collect()),
    };
    let to: Vec<Seat> = receivers.iter().collect();
    let fitting: Vec<Gift> = hand.iter().zip(&to).map(|(card, to)| Gift { card: *card, to: *to }).collect();
    let same: Vec<Gift> = hand.iter().take(due).map(|card| Gift { card: *card, to: to[0] }).collect();
    let foreign = to.first().map(|to| Gift { card: nowhere, to: *to });
    let few = |count: usize| fitting.iter().take(count).copied().collect::<Vec<_>>();
    vec![vec![], few(due), few(due + 1), same, foreign.into_iter().collect()]
}
