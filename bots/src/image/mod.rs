//! Players of IMAGE.

mod bot;
mod plan;
mod stock;

use std::borrow::Cow;

use almanac::{Almanac, Circle, Criterion, Person, Reach, Terms};
use rules::{
    CardId, Chance, Sealed, Seat, SeatSet,
    image::{
        self, Ability, Calling, CardMoves, Command, DraftView, Image, Named, PhaseView, Picture, Side, State,
        View, Voice, is_letter,
    },
};

use crate::{BotGame, Character, Player, Tempo, chance::now_and_then};

pub use bot::Bot;
use plan::criteria;

/// Plays without a plan, but honestly as far as the almanac goes: a card is laid only where somebody whom the
/// almanac knows still fits, and whoever is claimed does. Now and then it bluffs, so that challenges have
/// something to find.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct RandomPlayer;

/// One card in so many is laid whoever it fits.
const BLUFFS: u32 = 8;
/// One turn in so many is put down although cards could be laid.
const TIRED: u32 = 12;
/// One card that was laid in so many is taken back.
const SECOND_THOUGHTS: u32 = 12;
/// One turn in so many is finished before the hand has given all it may.
const ENOUGH: u32 = 4;
/// One look at somebody's turn in so many is a challenge although the image may well be right.
const SUSPICION: u32 = 12;
/// One image in so many that fits nobody is challenged.
const CATCHES: u32 = 2;
/// One move in so many is a note to oneself.
const NOTES: u32 = 24;
/// One claim in so many is made in words of one's own.
const OWN_WORDS: u32 = 4;

impl BotGame for Image {
    type RandomPlayer = RandomPlayer;
    type Bot = Bot;

    fn bot(character: Character, almanac: &'static Almanac) -> Bot {
        Bot::reading(almanac, character)
    }

    fn tempo(view: &View) -> Tempo {
        match &view.phase {
            PhaseView::Opening => Tempo::Defer,
            // The game ends with it.
            PhaseView::Window { next: None, .. } => Tempo::Read,
            // IM-16: with this bot's turn it is too late to challenge the one before.
            PhaseView::Turn { player, before: Some(_) } if view.me == Some(*player) => {
                let begun = view.draft.as_ref().is_some_and(|draft| !draft.laid.is_empty());
                if begun { Tempo::Think } else { Tempo::Read }
            }
            PhaseView::Turn { .. }
            | PhaseView::Window { .. }
            | PhaseView::Naming { .. }
            | PhaseView::Voting { .. }
            | PhaseView::Over { .. } => Tempo::Think,
        }
    }

    fn could_do_it(_bot: &View, other: &View) -> bool {
        other.may.contains(&Ability::DealCards)
    }

    fn could_be_asked(view: &View) -> SeatSet {
        match &view.phase {
            PhaseView::Turn { player, before: Some(_) } if view.me != Some(*player) => view.waiting_on,
            _ => SeatSet::EMPTY,
        }
    }

    /// IM-16: a challenge interrupts the next player.
    fn may_speak_up(state: &State, seat: Seat) -> bool {
        state.can_challenge(seat)
    }

    /// IM-18: here and nowhere else does what the almanac says get into a command.
    fn consult<'a>(state: &State, seat: Seat, command: &'a Command, almanac: &Almanac) -> Cow<'a, Command> {
        Cow::Owned(almanac.consult(state, seat, command))
    }
}

impl Player<Image> for RandomPlayer {
    fn choose(&mut self, view: &View, chance: &mut dyn Chance) -> Option<Command> {
        let me = view.me?;
        let mind = Mind { almanac: Almanac::embedded(), view };
        let may = |ability: Ability| view.may.contains(&ability);
        if may(Ability::WriteNote) && now_and_then(NOTES, chance) {
            return Some(mind.note(chance));
        }
        if !view.waiting_on.contains(me) {
            // The next player may begin before all have let the last turn pass.
            return None;
        }
        match &view.phase {
            PhaseView::Opening => may(Ability::DealCards).then_some(Command::DealCards),
            PhaseView::Turn { before, .. } => {
                // Before the first card, so that a long turn is not a row of challenges.
                let fresh = view.draft.as_ref().is_some_and(|draft| draft.laid.is_empty());
                let open = before.as_ref().filter(|_| fresh && may(Ability::ChallengeTurn));
                let suspect =
                    open.and_then(|open| open.sides.iter().find(|side| mind.doubts(**side, chance)));
                match suspect {
                    Some(side) => Some(Command::ChallengeTurn { side: *side, testimonies: Vec::new() }),
                    None => mind.turn(chance),
                }
            }
            PhaseView::Window { sides, .. } => {
                let suspect = sides.iter().find(|side| mind.doubts(**side, chance));
                Some(match suspect {
                    Some(side) => Command::ChallengeTurn { side: *side, testimonies: Vec::new() },
                    None => Command::AcceptTurn,
                })
            }
            PhaseView::Naming { challenge, .. } => {
                let person = mind.somebody(&challenge.cards, chance);
                Some(Command::NamePerson { person, testimonies: Vec::new() })
            }
            PhaseView::Voting { .. } => {
                let voice = Voice::ALL[chance.below(2) as usize];
                Some(Command::CastVote { voice })
            }
            PhaseView::Over { .. } => None,
        }
    }

    fn remembers(&self) -> bool {
        false
    }
}

/// What a player thinks who sees this and has the almanac at home.
struct Mind<'a> {
    almanac: &'static Almanac,
    view: &'a View,
}

impl Mind<'_> {
    fn turn(&self, chance: &mut dyn Chance) -> Option<Command> {
        let draft = self.view.draft.as_ref()?;
        if draft.laid.is_empty() && now_and_then(TIRED, chance) {
            return Some(self.put_down(chance));
        }
        if !draft.laid.is_empty() && now_and_then(SECOND_THOUGHTS, chance) {
            let laid = draft.laid[chance.below(draft.laid.len() as u32) as usize];
            let all = now_and_then(2, chance);
            return Some(if all { Command::TakeBackAll } else { Command::TakeBackCard { card: laid.card } });
        }
        let enough = !draft.laid.is_empty() && now_and_then(ENOUGH, chance);
        let next = if enough { None } else { self.next_card(draft, chance) };
        Some(match next {
            Some(command) => command,
            None if !draft.lacking.is_empty() => Command::TakeBackAll,
            None if draft.laid.is_empty() => self.put_down(chance),
            None => self.finish(draft, chance),
        })
    }

    /// Any card that can lie somewhere and leaves somebody who fits; letters first, since they score.
    fn next_card(&self, draft: &DraftView, chance: &mut dyn Chance) -> Option<Command> {
        let mut moves: Vec<&CardMoves> = draft.moves.iter().collect();
        rules::shuffle(&mut moves, chance);
        moves.sort_by_key(|moves| !is_letter(moves.card));
        for CardMoves { card, sides, .. } in moves {
            for on in sides {
                let next_space = on.next_space.is_none().then_some(None);
                let places = on.covers.iter().copied().map(Some).chain(next_space);
                for over in places {
                    let cards = self.cards_with(on.side, *card, over);
                    // Nobody covers a card without a reason.
                    let wanted = over.is_none() || now_and_then(BLUFFS, chance);
                    if wanted && (self.fits_somebody(&cards) || now_and_then(BLUFFS, chance)) {
                        return Some(Command::LayCard { card: *card, side: on.side, over });
                    }
                }
            }
        }
        None
    }

    fn picture(&self, side: Side) -> &Picture {
        &self.view.sides[side.index()].image
    }

    fn cards_with(&self, side: Side, card: CardId, over: Option<CardId>) -> Vec<CardId> {
        let open = self.picture(side).open_cards().filter(|open| Some(*open) != over);
        open.chain([card]).collect()
    }

    fn fitting(&self, cards: &[CardId], circle: Circle) -> Vec<Person<'static>> {
        let terms = Terms { reach: Reach::Accepted, circle, fictional: self.view.options.fictional };
        let found = self.almanac.fitting(&criteria(cards), terms);
        found.iter().map(|person| self.almanac.person(person)).collect()
    }

    fn fits_somebody(&self, cards: &[CardId]) -> bool {
        !self.fitting(cards, Circle::Everybody).is_empty()
    }

    /// Somebody who fits, the well-known ones first; or else somebody whose initials at least are right.
    fn somebody(&self, cards: &[CardId], chance: &mut dyn Chance) -> Named {
        let letters: Vec<CardId> = cards.iter().copied().filter(|card| is_letter(*card)).collect();
        let known = [cards, &letters].into_iter().find_map(|cards| {
            let known = self.fitting(cards, Circle::WellKnown);
            Some(known).filter(|known| !known.is_empty())
        });
        let fitting = known.unwrap_or_else(|| self.fitting(&letters, Circle::Everybody));
        // A letter that nobody's name begins with is not in the deck.
        let Some(person) = fitting.get(chance.below(fitting.len().max(1) as u32) as usize) else {
            return named(&initials(&letters));
        };
        if now_and_then(OWN_WORDS, chance) { named(&initials(&letters)) } else { Named::Key(person.key()) }
    }

    fn finish(&self, draft: &DraftView, chance: &mut dyn Chance) -> Command {
        let call = |side: Side, chance: &mut dyn Chance| {
            let cards: Vec<CardId> = self.picture(side).open_cards().collect();
            Calling { side, person: self.somebody(&cards, chance) }
        };
        let claims = draft.endings.iter().map(|ending| call(ending.side, chance)).collect();
        Command::FinishTurn { claims, testimonies: Vec::new() }
    }

    fn put_down(&self, chance: &mut dyn Chance) -> Command {
        let mut hand = self.view.hand.clone().unwrap_or_default();
        rules::shuffle(&mut hand, chance);
        hand.truncate(1 + chance.below(image::Options::FROM_HAND as u32) as usize);
        Command::PutDownCards { cards: hand }
    }

    /// Whether an image deserves a challenge, as far as this player can tell.
    fn doubts(&self, side: Side, chance: &mut dyn Chance) -> bool {
        let cards: Vec<CardId> = self.picture(side).open_cards().collect();
        let nobody = !cards.is_empty() && !self.fits_somebody(&cards);
        (nobody && now_and_then(CATCHES, chance)) || now_and_then(SUSPICION, chance)
    }

    fn note(&self, chance: &mut dyn Chance) -> Command {
        let side = Side::ALL[chance.below(Side::ALL.len() as u32) as usize];
        let cards: Vec<CardId> = self.picture(side).open_cards().collect();
        let fitting = self.fitting(&cards, Circle::WellKnown);
        let place = chance.below(fitting.len().max(1) as u32) as usize;
        let text = fitting.get(place).map_or(String::new(), |person| person.english_name().to_owned());
        Command::WriteNote { side, text: Sealed::new(text) }
    }
}

/// A name of somebody whom no almanac knows, with these initials.
fn initials(letters: &[CardId]) -> String {
    let word = |letter: &CardId| match Criterion::of(*letter) {
        Some(Criterion::Letter(letter)) => format!("{letter}zyx"),
        _ => "Zyx".to_owned(),
    };
    let words: Vec<String> = letters.iter().map(word).collect();
    if words.is_empty() { "Zyx Zyxwv".to_owned() } else { words.join(" ") }
}

fn named(name: &str) -> Named {
    Named::Name(Sealed::new(name.to_owned()))
}
