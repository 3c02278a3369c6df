//! Players of Personal Preference.

mod bot;
mod guess;

use almanac::Almanac;
use rules::{
    Chance, SeatSet, Slot, any,
    preference::{
        Ability, Category, Command, DraftView, Drawn, Options, PhaseView, Placement, Preference, Stake,
        Token, View,
    },
};

use crate::{BotGame, Character, Player, Tempo, chance::now_and_then};

pub use bot::Bot;
pub use guess::{CLEAR_OF_START, best_guess, stake, worth};

/// Plays without any thought, but to an end: ranks and places until all is laid, now and then has second
/// thoughts, and agrees with the team sooner or later.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct RandomPlayer;

/// One move in so many goes back on what was laid.
const SECOND_THOUGHTS: u32 = 10;
/// One agreement in so many is taken back. Small enough that a team of twelve comes to agree.
const CHANGES_OF_MIND: u32 = 40;
/// One card in so many is put back as unfamiliar.
const NEVER_HEARD_OF_IT: u32 = 20;
/// Asked so often while somebody else is IT, one guesses for oneself.
const GUESSES_FIRST: u32 = 2;
/// One move in so many dares a double. A blind double loses as much as a blind guess wins, so a piece whose
/// team doubles often never comes home.
const DARES: u32 = 12;
/// A team that may pass does so once in so many moves.
const PATIENCE: u32 = 4;

impl BotGame for Preference {
    type RandomPlayer = RandomPlayer;
    type Bot = Bot;

    fn bot(character: Character, _almanac: &'static Almanac) -> Bot {
        Bot::new(character)
    }

    fn tempo(view: &View) -> Tempo {
        match &view.phase {
            PhaseView::RoundOver { .. } => Tempo::Read,
            // What has just come out of the envelope is looked at and laughed at before the next.
            PhaseView::Revealing { revealed, .. } if !revealed.is_empty() => Tempo::Look,
            PhaseView::Opening { .. } => Tempo::Defer,
            PhaseView::Guessing { draft: Some(draft), .. } if draft.changed_by.is_none() => Tempo::Defer,
            // PP-24: with the seal the others can guess no more for themselves.
            PhaseView::Ranking { .. } if view.may.contains(&Ability::SealRanking) => Tempo::Wait,
            PhaseView::Ranking { .. }
            | PhaseView::Guessing { .. }
            | PhaseView::Revealing { .. }
            | PhaseView::Over { .. } => Tempo::Think,
        }
    }

    fn could_do_it(bot: &View, other: &View) -> bool {
        match (&bot.phase, &other.phase) {
            (PhaseView::Opening { .. } | PhaseView::RoundOver { .. }, _) => !other.may.is_empty(),
            (PhaseView::Ranking { .. }, _) => other.may.contains(&Ability::RankCard),
            (
                PhaseView::Guessing { draft: Some(draft), .. },
                PhaseView::Guessing { draft: Some(others), .. },
            ) => draft.team == others.team && other.may.contains(&Ability::PlaceToken),
            _ => false,
        }
    }

    fn could_be_asked(view: &View) -> SeatSet {
        match &view.phase {
            PhaseView::Opening { .. } | PhaseView::RoundOver { .. } if view.may.is_empty() => view.waiting_on,
            PhaseView::Revealing { revealed, .. } if view.may.is_empty() && !revealed.is_empty() => {
                view.waiting_on
            }
            PhaseView::Guessing { draft: Some(draft), .. } if draft.tokens.iter().any(Option::is_none) => {
                view.waiting_on.and(draft.guessers)
            }
            _ => SeatSet::EMPTY,
        }
    }
}

impl Player<Preference> for RandomPlayer {
    fn choose(&mut self, view: &View, chance: &mut dyn Chance) -> Option<Command> {
        let me = view.me?;
        let waited_for = view.waiting_on.contains(me);
        match &view.phase {
            PhaseView::Opening { .. } | PhaseView::RoundOver { .. } => view
                .may
                .first()
                .filter(|_| waited_for)
                .and_then(|ability| go_on(*ability, || Some(any(&Category::ALL, chance)))),
            PhaseView::Ranking { row: Some(row), cards, .. } => Some(rank(view, row, cards, chance)),
            PhaseView::Ranking { first, .. } => guess_first(view, first, chance),
            PhaseView::Guessing { draft, .. } => {
                let draft = draft.as_ref().filter(|_| view.may.contains(&Ability::PlaceToken))?;
                guess_along(view, draft, chance)
            }
            PhaseView::Revealing { .. } => {
                view.may.contains(&Ability::RevealPreference).then_some(Command::RevealPreference)
            }
            PhaseView::Over { .. } => None,
        }
    }

    fn remembers(&self) -> bool {
        false
    }
}

/// Between rounds, whoever is waited for moves the table on.
fn go_on(ability: Ability, category: impl FnOnce() -> Option<Category>) -> Option<Command> {
    match ability {
        Ability::ChooseCategory => category().map(|category| Command::ChooseCategory { category }),
        Ability::DrawCards => Some(Command::DrawCards),
        Ability::FinishGame => Some(Command::FinishGame),
        Ability::PutBackCard
        | Ability::RankCard
        | Ability::SealRanking
        | Ability::PlaceToken
        | Ability::DoubleToken
        | Ability::AgreeToGuess
        | Ability::WithdrawAgreement
        | Ability::PassTurn
        | Ability::RevealPreference => None,
    }
}

/// PP-24: nobody has to.
fn guess_first(view: &View, row: &[Slot], chance: &mut dyn Chance) -> Option<Command> {
    let may = view.may.contains(&Ability::RankCard) && row.len() < Options::SECTIONS;
    if !may || !now_and_then(GUESSES_FIRST, chance) {
        return None;
    }
    let loose: Vec<Slot> = sections().filter(|slot| !row.contains(slot)).collect();
    Some(Command::RankCard { card: any(&loose, chance), place: any_section(chance).0 })
}

/// Lays one of the cards that have no place yet, or seals; at times moves one, takes one out or puts one back
/// instead.
fn rank(view: &View, row: &[Slot], cards: &[Drawn], chance: &mut dyn Chance) -> Command {
    if now_and_then(NEVER_HEARD_OF_IT, chance) {
        return Command::PutBackCard { card: any(cards, chance).card };
    }
    let second_thoughts = !row.is_empty() && now_and_then(SECOND_THOUGHTS, chance);
    if view.may.contains(&Ability::SealRanking) && !second_thoughts {
        return Command::SealRanking;
    }
    let place = any_section(chance).0;
    if second_thoughts {
        let card = any(row, chance);
        return match chance.below(2) {
            0 => Command::UnrankCard { card },
            _ => Command::RankCard { card, place },
        };
    }
    let loose: Vec<Slot> = sections().filter(|slot| !row.contains(slot)).collect();
    Command::RankCard { card: any(&loose, chance), place }
}

fn guess_along(view: &View, draft: &DraftView, chance: &mut dyn Chance) -> Option<Command> {
    if view.may.contains(&Ability::PassTurn) && now_and_then(PATIENCE, chance) {
        return Some(Command::PassTurn);
    }
    if view.may.contains(&Ability::WithdrawAgreement) {
        return now_and_then(CHANGES_OF_MIND, chance).then_some(Command::WithdrawAgreement);
    }
    if view.may.contains(&Ability::AgreeToGuess) && !now_and_then(SECOND_THOUGHTS, chance) {
        return Some(Command::AgreeToGuess { edition: draft.edition });
    }
    Some(place_something(&draft.tokens, chance))
}

/// Places one of the tokens that are not on the board yet; at times moves one, takes one back or changes its
/// stake instead.
fn place_something(tokens: &[Option<Placement>], chance: &mut dyn Chance) -> Command {
    let numbered = || Token::ALL.into_iter().zip(tokens);
    let loose: Vec<Token> = numbered().filter(|(_, lies)| lies.is_none()).map(|(token, _)| token).collect();
    let placed: Vec<(Token, Placement)> =
        numbered().filter_map(|(token, lies)| lies.map(|lies| (token, lies))).collect();
    if !placed.is_empty() && now_and_then(DARES, chance) {
        let (token, lies) = any(&placed, chance);
        return match lies.stake {
            Stake::Single => Command::DoubleToken { token },
            Stake::Doubled => Command::UndoubleToken { token },
        };
    }
    if placed.is_empty() || (!loose.is_empty() && !now_and_then(SECOND_THOUGHTS, chance)) {
        let free: Vec<Slot> =
            sections().filter(|slot| placed.iter().all(|(_, lies)| lies.section != *slot)).collect();
        return Command::PlaceToken { token: any(&loose, chance), section: any(&free, chance) };
    }
    let (token, _) = any(&placed, chance);
    match chance.below(2) {
        0 => Command::TakeBackToken { token },
        _ => Command::PlaceToken { token, section: any_section(chance) },
    }
}

fn sections() -> impl Iterator<Item = Slot> {
    (0..Options::SECTIONS as u8).map(Slot)
}

fn any_section(chance: &mut dyn Chance) -> Slot {
    Slot(chance.below(Options::SECTIONS as u32) as u8)
}
