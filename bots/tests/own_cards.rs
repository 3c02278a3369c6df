//! Bots with cards that a table has written itself: they cannot read them, and play with them as with any
//! others.

use bots::{Character, Level, Player, Seeded, play};
use rules::{
    CardId, Pile, PileId, Seat,
    colours::{self, Colours},
    happiness::{self, Happiness},
    personality::{self, Personality},
    preference::{self, CardBox, Preference},
};
use testkit::Trial;

/// More than the longest honest game takes.
const MOST_COMMANDS: usize = 6_000;
/// So many cards of its own has each pile.
const EACH: u16 = 40;

/// The table's own cards of one pile, all of them with numbers of their own.
fn own(pile: usize) -> Vec<CardId> {
    let first = pile as u16 * EACH + 1;
    let card = |number: u16| format!("own-{number:03}").parse().expect("three letters, a dash, three digits");
    (first..first + EACH).map(card).collect()
}

/// A game of bots of every level with nothing but these cards, and one with them among others.
fn play_with<G: Trial, P: Player<G> + 'static>(
    bot: impl Fn(Character) -> P,
    supply: impl Fn(&dyn Fn(usize, &[CardId]) -> Vec<CardId>) -> G::Supply,
) {
    let only = |pile: usize, _: &[CardId]| own(pile);
    let among = |pile: usize, others: &[CardId]| [others, &own(pile)].concat();
    for (seed, supply) in (0..).zip([supply(&only), supply(&among)]) {
        let seats = usize::from(*G::SEATS.start()).max(3);
        let state = G::opening(&G::Options::default(), &G::usual_seating(seats), supply);
        let mut players: Vec<Box<dyn Player<G>>> = Seat::first(seats)
            .zip(Level::ALL.into_iter().cycle())
            .map(|(seat, level)| Character::new(Seeded::nth(seed, u64::from(seat.0)), level))
            .map(|character| -> Box<dyn Player<G>> { Box::new(bot(character)) })
            .collect();
        let ended = play(state, &mut players, MOST_COMMANDS, &mut Seeded::new(seed));
        assert!(ended.is_ok(), "{} with own cards: {:?}", G::KIND, ended.err());
    }
}

#[test]
fn happiness() {
    play_with::<Happiness, _>(bots::happiness::Bot::new, |cards| {
        let piles = Happiness::supply().piles.into_iter().enumerate();
        let mixed = |(nth, (id, pile)): (usize, (_, Pile))| (id, Pile::new(cards(nth, pile.fresh())));
        happiness::Supply { piles: piles.map(mixed).collect() }
    });
}

#[test]
fn preference() {
    play_with::<Preference, _>(bots::preference::Bot::new, |cards| {
        let boxes = Preference::supply().boxes.into_iter().enumerate();
        let mixed =
            |(nth, (id, all)): (usize, (_, CardBox))| (id, CardBox::new(cards(nth, all.black.fresh())));
        preference::Supply { boxes: boxes.map(mixed).collect() }
    });
}

#[test]
fn colours() {
    play_with::<Colours, _>(bots::colours::Bot::new, |cards| {
        let others = Pile::new(Colours::supply().pile.fresh().iter().copied().filter(is_printed));
        let all = cards(0, others.fresh());
        let text = |card: &CardId| colours::QuestionText::new(&format!("Who would write {card}?")).unwrap();
        let written = all.iter().filter(|card| !is_printed(card)).map(|card| (*card, text(card)));
        colours::Supply { own: written.collect(), pile: Pile::new(all.iter().copied()) }
    });
}

fn is_printed(card: &CardId) -> bool {
    card.pile() != PileId::OWN
}

#[test]
fn personality() {
    play_with::<Personality, _>(bots::personality::Bot::new, |cards| {
        // More than all hands together.
        let all = [cards(0, Personality::supply().pile.fresh()), own(1), own(2)].concat();
        personality::Supply { pile: Pile::new(all) }
    });
}
