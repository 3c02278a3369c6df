//! Bots at IMAGE with both initials (IM-26).

use almanac::{Almanac, Criterion, Person};
use bots::{BotGame, Character, Level, Player, Seeded, image::Bot, play};
use rules::{
    CardId, Eyes, Game, Sealed, Seat,
    image::{
        Command, Ending, Event, FictionalLife, Image, Initials, Laid, Options, Side, Source, State, Verdict,
        is_letter,
    },
};

const FIRST: Seat = Seat(0);

fn options(initials: Initials) -> Options {
    Options { initials, ..Options::default() }
}

fn einstein() -> Person<'static> {
    let mut people = Almanac::embedded().people();
    people.find(|person| person.english_name() == "Albert Einstein").expect("the almanac knows him")
}

/// The cards of the deck that say this of him.
fn his_cards(asked: impl Fn(Criterion) -> Option<Criterion>) -> Vec<CardId> {
    let fits = |card: &CardId| {
        let criterion = Criterion::of(*card).and_then(&asked);
        criterion.is_some_and(|asked| einstein().verdict(asked, FictionalLife::Never) == Verdict::Fits)
    };
    almanac::deck().into_iter().filter(fits).collect()
}

/// The letters of his first and last name, and profile cards.
fn letters_and_profile() -> ([CardId; 2], Vec<CardId>) {
    let first = his_cards(Criterion::of_first_name)[0];
    let last = his_cards(|asked| matches!(asked, Criterion::Letter(_)).then_some(asked))[0];
    let profile = his_cards(Some).into_iter().filter(|card| !is_letter(*card)).collect();
    ([first, last], profile)
}

/// A turn of the last round in which the first seat has both letters and three cards that fit: no bot leaves
/// anything open then.
fn dealt(initials: Initials) -> State {
    let ([first, last], profile) = letters_and_profile();
    let hand = [&[first, last], &profile[..3]].concat();
    let others: Vec<CardId> = almanac::deck().into_iter().filter(|card| !hand.contains(card)).collect();
    let (board, others): (Vec<CardId>, Vec<CardId>) =
        others.into_iter().partition(|card| profile[3..5].contains(card));
    let hands = Sealed::new(vec![hand, others[..5].to_vec()]);
    let supply = rules::image::Supply { cards: almanac::deck() };
    let mut state = Image::opening(&options(initials), &Image::usual_seating(2), supply);
    let events = [
        Event::HandsDealt { hands },
        Event::BoardFilled { cards: board },
        Event::LastRoundBegan { order: vec![FIRST, Seat(1)] },
        Event::TurnBegan { player: FIRST },
    ];
    events.iter().for_each(|event| Image::evolve(&mut state, event));
    state
}

/// Lets a bot play its turn, and gives what it has ended.
fn turn(mut state: State) -> Vec<Ending> {
    let mut bot = Bot::new(Character::new(1, Level::Sharp));
    let mut chance = Seeded::new(1);
    loop {
        let command =
            bot.choose(&Image::view(&state, Eyes::Seat(FIRST)), &mut chance).expect("it is its turn");
        let command = Image::consult(&state, FIRST, &command, Almanac::embedded()).into_owned();
        let decided = Image::decide(&state, FIRST, &command, &mut chance).expect("nothing is refused");
        let events = decided.fold_into(&mut state, Image::evolve);
        if let Command::FinishTurn { .. } = command {
            let ended = events.into_iter().find_map(|event| match event {
                Event::TurnFinished { endings, .. } => Some(endings),
                _ => None,
            });
            return ended.expect("the turn is finished");
        }
    }
}

#[test]
fn who_has_both_letters_scores_double_where_that_is_played() {
    let points = |initials| turn(dealt(initials)).iter().map(|ending| ending.points).collect::<Vec<_>>();
    // One card of the hand and two of the board before both letters, or two and two before the last one.
    assert_eq!(points(Initials::Both), [10], "IM-26");
    assert_eq!(points(Initials::Last), [5], "IM-12");
}

#[test]
fn who_takes_over_after_the_first_letter_lays_the_second() {
    let ([first, _], profile) = letters_and_profile();
    let mut state = dealt(Initials::Both);
    let lies = |card: CardId, from| Laid { card, from, side: Side::South, over: None };
    let laid = [
        lies(profile[0], Source::Hand),
        lies(profile[3], Source::Board),
        lies(profile[4], Source::Board),
        lies(first, Source::Hand),
    ];
    for laid in laid.map(Sealed::new) {
        Image::evolve(&mut state, &Event::CardLaid { seat: FIRST, laid });
    }
    let endings = turn(state);
    assert_eq!(endings.iter().map(|ending| ending.points).collect::<Vec<_>>(), [10], "IM-26");
    let called = endings[0].claim.key.and_then(|key| Almanac::embedded().by_key(key));
    assert!(called.is_some(), "IM-8: somebody whom the almanac knows");
}

/// IM-8, IM-26: whole games through, some images are ended with both initials, and whoever is called fits
/// them.
#[test]
fn both_initials_are_those_of_who_is_called() {
    let almanac = Almanac::embedded();
    let mut both = 0;
    for (seed, level) in (0..).zip(Level::ALL) {
        let supply = rules::image::Supply { cards: almanac::deck() };
        let state = Image::opening(&options(Initials::Both), &Image::usual_seating(3), supply);
        let mut players: Vec<Box<dyn Player<Image>>> = (0..3)
            .map(|seat| -> Box<dyn Player<Image>> {
                Box::new(Bot::new(Character::new(Seeded::nth(seed, seat), level)))
            })
            .collect();
        let end = play(state, &mut players, 6_000, &mut Seeded::new(seed)).unwrap();
        let view = Image::view(&end, Eyes::Everyone);
        for taken in view.players.iter().flat_map(|player| &player.taken) {
            let letters = taken.image.letters();
            let first = letters.first().filter(|_| letters.len() > 1);
            both += usize::from(first.is_some());
            let criteria = taken.image.open_cards().filter_map(|card| {
                let asked = Criterion::of(card)?;
                if Some(&card) == first { asked.of_first_name() } else { Some(asked) }
            });
            let person = taken.claim.key.and_then(|key| almanac.by_key(key)).expect("the almanac knows them");
            let verdict = almanac.verdict(person, criteria, FictionalLife::Never);
            assert_eq!(verdict, Verdict::Fits, "IM-26: {:?}", taken.claim.name);
        }
    }
    assert!(both > 0, "IM-26: nobody ends an image with both initials");
}
