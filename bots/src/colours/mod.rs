//! Players of True Colours.

mod bot;

use almanac::Almanac;
use rules::{
    Chance, Sealed, Seat, SeatSet, any,
    colours::{Ability, Colours, Command, Options, PhaseView, Symbol, View},
};

use crate::{BotGame, Character, Player, Tempo, chance::now_and_then};

pub use bot::{Bot, Chances, prediction};

/// Plays without any thought, but to an end: votes and predicts blindly, now and then has second thoughts,
/// and at times does not want a question.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct RandomPlayer;

/// One vote or prediction in so many is changed or taken back while others are still thinking.
const SECOND_THOUGHTS: u32 = 8;
/// One reader in so many would rather pick from others.
const RATHER_OTHERS: u32 = 4;
/// One question in so many is put back.
const NOT_THIS_ONE: u32 = 30;

impl BotGame for Colours {
    type RandomPlayer = RandomPlayer;
    type Bot = Bot;

    fn bot(character: Character, _almanac: &'static Almanac) -> Bot {
        Bot::new(character)
    }

    fn tempo(view: &View) -> Tempo {
        match &view.phase {
            PhaseView::RoundOver { .. } => Tempo::Read,
            PhaseView::Opening { .. } => Tempo::Defer,
            PhaseView::Picking { .. }
            | PhaseView::Voting { .. }
            | PhaseView::Predicting { .. }
            | PhaseView::Over { .. } => Tempo::Think,
        }
    }

    fn could_do_it(_bot: &View, other: &View) -> bool {
        goes_on(other)
    }

    fn could_be_asked(view: &View) -> SeatSet {
        let between = matches!(view.phase, PhaseView::Opening { .. } | PhaseView::RoundOver { .. });
        if between && !goes_on(view) { view.waiting_on } else { SeatSet::EMPTY }
    }
}

/// Whether these eyes may go on to the next question, or to the end.
fn goes_on(view: &View) -> bool {
    view.may.iter().any(|ability| matches!(ability, Ability::TurnQuestion | Ability::FinishGame))
}

impl Player<Colours> for RandomPlayer {
    fn choose(&mut self, view: &View, chance: &mut dyn Chance) -> Option<Command> {
        let me = view.me?;
        let may = |ability| view.may.contains(&ability);
        match &view.phase {
            PhaseView::Opening { .. } | PhaseView::RoundOver { .. } => {
                let command =
                    if may(Ability::FinishGame) { Command::FinishGame } else { Command::TurnQuestion };
                view.waiting_on.contains(me).then_some(command)
            }
            PhaseView::Picking { questions, .. } => {
                let questions = questions.as_ref().filter(|_| view.waiting_on.contains(me))?;
                if may(Ability::DrawOthers) && now_and_then(RATHER_OTHERS, chance) {
                    return Some(Command::DrawOthers);
                }
                let any = chance.below(questions.len() as u32) as usize;
                may(Ability::PickQuestion).then(|| Command::PickQuestion { question: questions[any].card })
            }
            PhaseView::Voting { candidates, voted, .. } => {
                if may(Ability::PutBackQuestion) && now_and_then(NOT_THIS_ONE, chance) {
                    return Some(Command::PutBackQuestion);
                }
                if !may(Ability::CastBallot) || (voted.contains(me) && !now_and_then(SECOND_THOUGHTS, chance))
                {
                    return None;
                }
                if voted.contains(me) && now_and_then(2, chance) {
                    return Some(Command::TakeBackBallot);
                }
                let candidates: Vec<Seat> = candidates.iter().collect();
                let votes = (0..Options::VOTES).map(|_| any(&candidates, chance)).collect();
                Some(Command::CastBallot { votes: Sealed::new(votes) })
            }
            PhaseView::Predicting { predicted, .. } => {
                let decided = predicted.contains(me);
                if !may(Ability::MakePrediction) || (decided && !now_and_then(SECOND_THOUGHTS, chance)) {
                    return None;
                }
                if decided && now_and_then(2, chance) {
                    return Some(Command::TakeBackPrediction);
                }
                Some(Command::MakePrediction { prediction: any(&Symbol::ALL, chance) })
            }
            PhaseView::Over { .. } => None,
        }
    }

    fn remembers(&self) -> bool {
        false
    }
}
