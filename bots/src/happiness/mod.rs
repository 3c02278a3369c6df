//! Players of The Game of Happiness.

mod bot;

use almanac::Almanac;
use rules::{
    Chance, Seat, SeatSet, Slot, any,
    happiness::{Ability, Command, GuessView, Happiness, Help, PhaseView, View},
};

use crate::{BotGame, Character, Player, Tempo, chance::now_and_then};

pub use bot::{Bot, best_row};

/// Plays without any thought, but to an end: lays tokens until the row is whole, now and then has second
/// thoughts, and agrees with the others sooner or later.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct RandomPlayer;

/// One move in so many goes back on what was laid. Small enough that a row of nine is finished soon.
const SECOND_THOUGHTS: u32 = 10;
/// One agreement in so many is taken back. Small enough that nine guessers come to agree.
const CHANGES_OF_MIND: u32 = 40;
/// One player in so many who might show a token shows none.
const SHOWS_NOTHING: u32 = 3;
/// Asked so often while somebody else ranks, one guesses for oneself.
const GUESSES_FIRST: u32 = 2;
/// One hand in so many has a card that does not suit.
const NOT_THIS_ONE: u32 = 30;

impl BotGame for Happiness {
    type RandomPlayer = RandomPlayer;
    type Bot = Bot;

    fn bot(character: Character, _almanac: &'static Almanac) -> Bot {
        Bot::new(character)
    }

    fn tempo(view: &View) -> Tempo {
        match &view.phase {
            PhaseView::Revealed { .. } => Tempo::Read,
            PhaseView::Opening { .. } => Tempo::Defer,
            PhaseView::Guessing { guess: Some(guess), .. } if guess.changed_by.is_none() => Tempo::Defer,
            // GH-14: with the seal the others can guess no more for themselves.
            PhaseView::Ranking { .. } if view.may.contains(&Ability::SealRanking) => Tempo::Wait,
            PhaseView::Ranking { .. } | PhaseView::Guessing { .. } | PhaseView::Over => Tempo::Think,
        }
    }

    fn could_do_it(bot: &View, other: &View) -> bool {
        match &bot.phase {
            PhaseView::Opening { .. } | PhaseView::Revealed { .. } => !other.may.is_empty(),
            PhaseView::Ranking { .. } | PhaseView::Guessing { .. } => other.may.contains(&Ability::LayToken),
            PhaseView::Over => false,
        }
    }

    fn could_be_asked(view: &View) -> SeatSet {
        let asked = match &view.phase {
            PhaseView::Opening { .. } | PhaseView::Revealed { .. } => view.may.is_empty(),
            PhaseView::Guessing { guess, .. } => guess.as_ref().is_some_and(|guess| !guess.complete),
            PhaseView::Ranking { .. } | PhaseView::Over => false,
        };
        if asked { view.waiting_on } else { SeatSet::EMPTY }
    }
}

impl Player<Happiness> for RandomPlayer {
    fn choose(&mut self, view: &View, chance: &mut dyn Chance) -> Option<Command> {
        let me = view.me?;
        match &view.phase {
            PhaseView::Opening { .. } | PhaseView::Revealed { .. } => go_on(view, me),
            PhaseView::Ranking { row, cards, first, .. } => {
                let tokens: Vec<Slot> = (0..cards.len() as u8).map(Slot).collect();
                view.may.contains(&Ability::LayToken).then_some(())?;
                let Some(row) = row else { return guess_first(first, &tokens, chance) };
                let may_put_back = row.is_empty() && view.may.contains(&Ability::PutBackCard);
                if may_put_back && now_and_then(NOT_THIS_ONE, chance) {
                    return Some(Command::PutBackCard { card: cards[any(&tokens, chance).index()].card });
                }
                Some(rank(view, row, &tokens, chance))
            }
            PhaseView::Guessing { guess, cards, face_up, .. } => {
                let guess = guess.as_ref().filter(|_| view.may.contains(&Ability::LayToken))?;
                let shown = face_up.map(|face_up| face_up.card);
                let tokens: Vec<Slot> =
                    (0..cards.len() as u8).map(Slot).filter(|slot| Some(*slot) != shown).collect();
                guess_along(view, guess, &tokens, chance)
            }
            PhaseView::Over => None,
        }
    }

    fn remembers(&self) -> bool {
        false
    }
}

/// Between turns, whoever is waited for moves the table on.
fn go_on(view: &View, me: Seat) -> Option<Command> {
    let command = match view.may.first()? {
        Ability::DrawCards => Command::DrawCards,
        Ability::FinishGame => Command::FinishGame,
        Ability::PutBackCard
        | Ability::LayToken
        | Ability::SealRanking
        | Ability::AgreeToGuess
        | Ability::WithdrawAgreement => {
            return None;
        }
    };
    view.waiting_on.contains(me).then_some(command)
}

fn rank(view: &View, row: &[Slot], tokens: &[Slot], chance: &mut dyn Chance) -> Command {
    if !view.may.contains(&Ability::SealRanking) || now_and_then(SECOND_THOUGHTS, chance) {
        return lay_something(row, tokens, chance);
    }
    let face_up = match view.options.help {
        Help::None => None,
        // GH-9: or none.
        Help::OneFaceUp if now_and_then(SHOWS_NOTHING, chance) => None,
        Help::OneFaceUp => Some(any(tokens, chance)),
    };
    Command::SealRanking { face_up }
}

/// GH-14: nobody has to.
fn guess_first(row: &[Slot], tokens: &[Slot], chance: &mut dyn Chance) -> Option<Command> {
    let is_whole = row.len() == tokens.len();
    (!is_whole && now_and_then(GUESSES_FIRST, chance)).then(|| lay_something(row, tokens, chance))
}

fn guess_along(view: &View, guess: &GuessView, tokens: &[Slot], chance: &mut dyn Chance) -> Option<Command> {
    if view.may.contains(&Ability::WithdrawAgreement) {
        return now_and_then(CHANGES_OF_MIND, chance).then_some(Command::WithdrawAgreement);
    }
    if view.may.contains(&Ability::AgreeToGuess) && !now_and_then(SECOND_THOUGHTS, chance) {
        return Some(Command::AgreeToGuess { edition: guess.edition });
    }
    Some(lay_something(&guess.row, tokens, chance))
}

/// Lays one of the tokens that have no place yet; at times moves one or takes one back instead.
fn lay_something(row: &[Slot], tokens: &[Slot], chance: &mut dyn Chance) -> Command {
    let loose: Vec<Slot> = tokens.iter().filter(|token| !row.contains(token)).copied().collect();
    let place = |chance: &mut dyn Chance| chance.below(tokens.len() as u32) as u8;
    if row.is_empty() || (!loose.is_empty() && !now_and_then(SECOND_THOUGHTS, chance)) {
        return Command::LayToken { card: any(&loose, chance), place: place(chance) };
    }
    let card = any(row, chance);
    match chance.below(2) {
        0 => Command::TakeBackToken { card },
        _ => Command::LayToken { card, place: place(chance) },
    }
}
