//! Players of Personality.

mod bot;

use almanac::Almanac;
use rules::{
    CardId, Chance, Seat, SeatSet,
    personality::{
        Ability, Answer, Bet, Candidate, Command, Gift, PairView, Personality, PhaseView, Question, View,
    },
};

use crate::{BotGame, Character, Player, Tempo, chance::now_and_then};

pub use bot::{Bot, Odds, bet};

/// Plays without any thought, but to an end. To walk on, a player must be of one mind with the others, and
/// blind guesses never are: so this one mostly says what first comes to everybody's mind, which is the same
/// for all who see the same card.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct RandomPlayer;

/// One vote in so many is an idea of one's own.
const OWN_IDEAS: u32 = 3;
/// One move in so many goes back on what was chosen, while others still choose.
const SECOND_THOUGHTS: u32 = 10;
/// One bet in so many dares a piece.
const DARES: u32 = 3;
/// One gift in so many is contested.
const PROTESTS: u32 = 2;
/// One hand in so many is left as it is.
const CONTENT: u32 = 3;
/// How the id of a card ends that suits nobody: one that is the same for all, since a vote of one's own would
/// not be.
const NOT_THIS_ONE: &str = "-007";
/// One portrait in so many is the last that is read out.
const ENOUGH: u32 = 4;

impl BotGame for Personality {
    type RandomPlayer = RandomPlayer;
    type Bot = Bot;

    fn bot(character: Character, _almanac: &'static Almanac) -> Bot {
        Bot::new(character)
    }

    fn tempo(view: &View) -> Tempo {
        match &view.phase {
            PhaseView::Opening => Tempo::Defer,
            // What the last vote brought stays before everybody until there is something new on the table.
            PhaseView::Proposing { .. } | PhaseView::Pairing { .. } | PhaseView::Giving { .. } => {
                if view.last_turn.is_some() { Tempo::Read } else { Tempo::Think }
            }
            PhaseView::Laying { laid, .. } if laid.is_empty() => Tempo::Read,
            PhaseView::Ending { .. } => Tempo::Read,
            PhaseView::Laying { .. }
            | PhaseView::Voting { .. }
            | PhaseView::Debate { .. }
            | PhaseView::Runoff { .. }
            | PhaseView::Exchanging { .. }
            | PhaseView::Answering { .. }
            | PhaseView::Judging { .. }
            | PhaseView::Over { .. } => Tempo::Think,
        }
    }

    fn portrait_shown(view: &View) -> Option<Seat> {
        match &view.phase {
            PhaseView::Ending { reading, .. } => *reading,
            _ => None,
        }
    }

    fn could_do_it(bot: &View, other: &View) -> bool {
        matches!(bot.phase, PhaseView::Opening | PhaseView::Ending { .. }) && !other.may.is_empty()
    }

    fn could_be_asked(view: &View) -> SeatSet {
        match &view.phase {
            PhaseView::Proposing { .. } | PhaseView::Pairing { .. } | PhaseView::Giving { .. }
                if view.last_turn.is_some() =>
            {
                view.waiting_on
            }
            _ => SeatSet::EMPTY,
        }
    }
}

impl Player<Personality> for RandomPlayer {
    fn choose(&mut self, view: &View, chance: &mut dyn Chance) -> Option<Command> {
        let me = view.me?;
        if !view.waiting_on.contains(me) {
            return change_of_mind(view, chance);
        }
        match view.may.first()? {
            Ability::DealCards => Some(Command::DealCards),
            Ability::ProposeCard => Some(Command::ProposeCard { card: any_card(view, chance)? }),
            Ability::ProposeFromPile => Some(Command::ProposeFromPile),
            Ability::LayCard => Some(Command::LayCard { card: any_card(view, chance)? }),
            Ability::CastVote | Ability::VoteAgain | Ability::AgreeToPairVote if may_agree(view, chance) => {
                agree(view)
            }
            Ability::CastVote => put_back(view).or_else(|| vote(view, chance)),
            Ability::AgreeToPairVote => agree(view),
            Ability::PutBackCard => put_back(view),
            Ability::DeclareReady => Some(Command::DeclareReady),
            Ability::VoteAgain => vote_again(view, chance),
            Ability::ExchangeCard | Ability::KeepHand => Some(exchange(view, chance)),
            Ability::ChoosePartner => match &view.phase {
                PhaseView::Pairing { free, .. } => {
                    Some(Command::ChoosePartner { partner: any_seat(*free, chance)? })
                }
                _ => None,
            },
            Ability::GiveCards => give(view, chance),
            Ability::AnswerGift => {
                let answer = if now_and_then(PROTESTS, chance) { Answer::Contest } else { Answer::Accept };
                Some(Command::AnswerGift { answer })
            }
            Ability::JudgeGift => judge(view, chance),
            Ability::ReadPortrait | Ability::FinishGame => {
                let player = Seat(chance.below(view.players.len() as u32) as u8);
                let enough = now_and_then(ENOUGH, chance);
                Some(if enough { Command::FinishGame } else { Command::ReadPortrait { player } })
            }
        }
    }

    fn remembers(&self) -> bool {
        false
    }
}

/// Who has chosen sometimes chooses anew while the others make up their minds.
fn change_of_mind(view: &View, chance: &mut dyn Chance) -> Option<Command> {
    if !now_and_then(SECOND_THOUGHTS, chance) {
        return None;
    }
    match view.may.first()? {
        Ability::LayCard => Some(Command::LayCard { card: any_card(view, chance)? }),
        Ability::CastVote => vote(view, chance),
        Ability::VoteAgain => vote_again(view, chance),
        Ability::JudgeGift => judge(view, chance),
        _ => None,
    }
}

/// Mostly what the other of a pair has chosen is good enough (PE-20).
fn may_agree(view: &View, chance: &mut dyn Chance) -> bool {
    view.may.contains(&Ability::AgreeToPairVote) && !now_and_then(SECOND_THOUGHTS, chance)
}

/// Agrees to what the other of the pair has chosen for both (PE-20).
fn agree(view: &View) -> Option<Command> {
    Some(Command::AgreeToPairVote { edition: pair(view)?.edition })
}

/// How far one's pair has come with its vote.
fn pair(view: &View) -> Option<PairView> {
    match &view.phase {
        PhaseView::Voting { pair, .. } | PhaseView::Runoff { pair, .. } => *pair,
        _ => None,
    }
}

fn put_back(view: &View) -> Option<Command> {
    let PhaseView::Voting { question: Question::Whom { card, .. }, .. } = &view.phase else { return None };
    let may = view.may.contains(&Ability::PutBackCard) && card.as_str().ends_with(NOT_THIS_ONE);
    may.then_some(Command::PutBackCard { card: *card })
}

fn vote(view: &View, chance: &mut dyn Chance) -> Option<Command> {
    let PhaseView::Voting { question, candidates, .. } = &view.phase else { return None };
    let choice = one_of(candidates, first_thought(question), chance)?;
    let bet = match chance.below(2 * DARES) {
        0 => Bet::Three,
        1 => Bet::Two,
        _ => Bet::Neutral,
    };
    Some(Command::CastVote { choice, bet })
}

fn vote_again(view: &View, chance: &mut dyn Chance) -> Option<Command> {
    let PhaseView::Runoff { question, tied, .. } = &view.phase else { return None };
    Some(Command::VoteAgain { choice: one_of(tied, first_thought(question), chance)? })
}

/// What first comes to mind, as a number.
fn first_thought(question: &Question) -> usize {
    match question {
        Question::Whom { card, .. } => number_of(*card),
        Question::Which { cards, .. } => cards.first().map_or(0, |laid| number_of(laid.card)),
    }
}

fn number_of(card: CardId) -> usize {
    card.as_str().bytes().map(usize::from).sum()
}

/// Mostly the one that comes to everybody's mind, or else any.
fn one_of(candidates: &[Candidate], thought: usize, chance: &mut dyn Chance) -> Option<Candidate> {
    if candidates.is_empty() {
        return None;
    }
    let choice = if now_and_then(OWN_IDEAS, chance) {
        chance.below(candidates.len() as u32) as usize
    } else {
        thought % candidates.len()
    };
    candidates.get(choice).copied()
}

fn exchange(view: &View, chance: &mut dyn Chance) -> Command {
    match any_card(view, chance) {
        Some(card) if !now_and_then(CONTENT, chance) => Command::ExchangeCard { card },
        _ => Command::KeepHand,
    }
}

/// Any cards to any players, each to another one.
fn give(view: &View, chance: &mut dyn Chance) -> Option<Command> {
    let PhaseView::Giving { cards, receivers, .. } = &view.phase else { return None };
    let mut hand = view.hand.clone()?;
    let mut receivers: Vec<Seat> = receivers.iter().collect();
    rules::shuffle(&mut hand, chance);
    rules::shuffle(&mut receivers, chance);
    let gifts = hand.into_iter().zip(receivers).map(|(card, to)| Gift { card, to });
    Some(Command::GiveCards { gifts: gifts.take((*cards).into()).collect() })
}

/// The receiver as often as anybody.
fn judge(view: &View, chance: &mut dyn Chance) -> Option<Command> {
    let PhaseView::Judging { receiver, .. } = &view.phase else { return None };
    let own_idea = now_and_then(2, chance);
    let here: SeatSet = view.players.iter().map(|player| player.seat).collect();
    let player = if own_idea { any_seat(here.without(view.left), chance)? } else { *receiver };
    Some(Command::JudgeGift { player })
}

fn any_card(view: &View, chance: &mut dyn Chance) -> Option<CardId> {
    let hand = view.hand.as_ref().filter(|hand| !hand.is_empty())?;
    hand.get(chance.below(hand.len() as u32) as usize).copied()
}

fn any_seat(seats: SeatSet, chance: &mut dyn Chance) -> Option<Seat> {
    if seats.is_empty() {
        return None;
    }
    seats.iter().nth(chance.below(seats.len() as u32) as usize)
}
