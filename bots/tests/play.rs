//! Bots at whole games: they ask for nothing that is refused, come to an end, and go by their own view alone.

use almanac::{Almanac, Criterion};
use bots::{Character, Level, Player, Seeded, play};
use rules::{
    Chance, Eyes, Game, Notice, Seat, Seating,
    colours::Colours,
    happiness::Happiness,
    image::{Command, Ending, FictionalLife, Image, PhaseView, Verdict},
    personality::Personality,
    preference::Preference,
};
use testkit::Trial;

/// More than the longest honest game takes.
const MOST_COMMANDS: usize = 6_000;
/// One action in so many is somebody who comes or goes.
const NOTICE_EVERY: u32 = 60;
/// Players without thought play so many moves at most before bots take over.
const MOST_BEFORE: u32 = 150;
/// One player in so many is asked without being waited for.
const UNASKED_EVERY: u32 = 5;

fn character(seed: u64, seat: Seat) -> Character {
    let level = Level::ALL[(seed as usize + seat.index()) % Level::ALL.len()];
    Character::new(Seeded::nth(seed, u64::from(seat.0)), level)
}

/// Plays a game of bots of all levels. At every step, the one who is asked is asked once more with a view of
/// a state that differs in all that it cannot know.
fn watch<G: Trial, P: Player<G> + Clone>(
    bot: impl Fn(Character) -> P,
    options: &G::Options,
    seating: &Seating,
    seed: u64,
) {
    let mut chance = Seeded::new(seed);
    let mut state = G::opening(options, seating, G::supply());
    let mut players: Vec<P> = Seat::first(seating.seats()).map(|seat| bot(character(seed, seat))).collect();
    for _ in 0..MOST_COMMANDS {
        let waiting = G::waiting_on(&state);
        if waiting.is_empty() {
            return;
        }
        if chance.one_in(NOTICE_EVERY) {
            let seat = chance.pick(Seat::first(players.len())).expect("a game has seats");
            let notices = [Notice::Away(seat), Notice::Back(seat), Notice::Back(seat), Notice::Skip(seat)];
            let notice = chance.pick(notices).expect("there are notices");
            G::notice(&state, notice, &mut chance).fold_into(&mut state, G::evolve);
            continue;
        }
        let unasked = chance.one_in(UNASKED_EVERY);
        let seat =
            if unasked { chance.pick(Seat::first(players.len())) } else { chance.pick(waiting.iter()) };
        let seat = seat.expect("somebody is waited for");
        let twin = G::reseal(&state, Eyes::Seat(seat), &mut chance.aside());
        let mut double = players[seat.index()].clone();
        let command = players[seat.index()].choose(&G::view(&state, Eyes::Seat(seat)), &mut chance.aside());
        let again = double.choose(&G::view(&twin, Eyes::Seat(seat)), &mut chance.aside());
        assert_eq!(command, again, "{seat} of seed {seed} goes by more than it sees");
        chance.below(2);
        let Some(command) = command else { continue };
        let command = G::consult(&state, seat, &command, Almanac::embedded());
        match G::decide(&state, seat, &command, &mut chance) {
            Ok(decided) => drop(decided.fold_into(&mut state, G::evolve)),
            Err(refusal) => panic!("{seat} of seed {seed} asked for {command:?}: {refusal}"),
        }
        for (seat, player) in Seat::first(players.len()).zip(&mut players) {
            player.observe(&G::view(&state, Eyes::Seat(seat)));
        }
    }
    panic!("the game of seed {seed} with {options:?} for {seating} does not end");
}

/// So many games, with seatings and options from all over.
fn watch_some<G: Trial, P: Player<G> + Clone>(games: u64, bot: impl Fn(Character) -> P) {
    let (options, seatings) = (G::every_option(), G::every_seating());
    for seed in 0..games {
        // Far apart, so that few games see much.
        let options = &options[(seed as usize * 7) % options.len()];
        let seating = &seatings[(seed as usize * 5 + 1) % seatings.len()];
        watch::<G, P>(&bot, options, seating, seed);
    }
}

/// Players without thought play up to some moment, while people come and go; then bots take all seats, of
/// whom all that they know is what they see. Whoever is waited for has something to do or waits for somebody
/// who has, none is refused, and the game ends.
fn step_in<G: Trial, P: Player<G>>(games: u64, bot: impl Fn(Character) -> P) {
    let (options, seatings) = (G::every_option(), G::every_seating());
    for seed in 0..games {
        let mut chance = Seeded::new(Seeded::nth(seed, 5));
        let options = &options[(seed as usize * 11) % options.len()];
        let seating = &seatings[(seed as usize * 3) % seatings.len()];
        let mut state = G::opening(options, seating, G::supply());
        let mut seats = seating.seats();
        for _ in 0..chance.below(MOST_BEFORE) {
            coming_and_going::<G>(&mut state, &mut seats, &mut chance);
            let Some(seat) = chance.pick(G::waiting_on(&state).iter()) else { break };
            if let Some(command) =
                G::RandomPlayer::default().choose(&G::view(&state, Eyes::Seat(seat)), &mut chance)
            {
                carry_out::<G>(&mut state, seat, &command, &mut chance);
            }
        }
        let mut players: Vec<P> = Seat::first(seats).map(|seat| bot(character(seed, seat))).collect();
        let (mut commands, mut rounds) = (0, 0);
        while !G::waiting_on(&state).is_empty() {
            let before = commands;
            for seat in G::waiting_on(&state).iter() {
                let view = G::view(&state, Eyes::Seat(seat));
                if !G::waiting_on(&state).contains(seat) {
                    continue;
                }
                if let Some(command) = players[seat.index()].choose(&view, &mut chance) {
                    carry_out::<G>(&mut state, seat, &command, &mut chance);
                    commands += 1;
                }
            }
            rounds += 1;
            assert!(commands > before, "{} of seed {seed}: nobody who is waited for does anything", G::KIND);
            assert!(rounds < MOST_COMMANDS, "{} of seed {seed} does not end", G::KIND);
            let some_more = chance.one_in(NOTICE_EVERY);
            if some_more {
                coming_and_going::<G>(&mut state, &mut seats, &mut chance);
                players.extend((players.len()..seats).map(|seat| bot(character(seed, Seat(seat as u8)))));
            }
        }
    }
}

/// At times, somebody comes, goes, is skipped or leaves.
fn coming_and_going<G: Trial>(state: &mut G::State, seats: &mut usize, chance: &mut Seeded) {
    if !chance.one_in(NOTICE_EVERY / 4) {
        return;
    }
    let seat = chance.pick(Seat::first(*seats)).expect("a game has seats");
    let notices = [
        Notice::Away(seat),
        Notice::Away(seat),
        Notice::Back(seat),
        Notice::Skip(seat),
        Notice::Joined(Seat(*seats as u8)),
        Notice::Left(seat),
    ];
    let notice = chance.pick(notices).expect("there are notices");
    let events = G::notice(state, notice, chance).fold_into(state, G::evolve);
    *seats += usize::from(matches!(notice, Notice::Joined(_)) && !events.is_empty());
}

fn carry_out<G: Trial>(state: &mut G::State, seat: Seat, command: &G::Command, chance: &mut Seeded) {
    let command = G::consult(state, seat, command, Almanac::embedded());
    match G::decide(state, seat, &command, chance) {
        Ok(decided) => drop(decided.fold_into(state, G::evolve)),
        Err(refusal) => panic!("{}: {seat} asked for {command:?}: {refusal}", G::KIND),
    }
}

/// One bot among players without thought.
fn sit_in<G: Trial>(
    games: u64,
    bot: impl Fn(Character) -> Box<dyn Player<G>>,
    other: impl Fn() -> Box<dyn Player<G>>,
) {
    for seed in 0..games {
        let seats = usize::from(*G::SEATS.start()).max(3);
        let state = G::opening(&G::Options::default(), &G::usual_seating(seats), G::supply());
        let mut players: Vec<Box<dyn Player<G>>> = Seat::first(seats)
            .map(|seat| if seat.0 == 0 { bot(character(seed, seat)) } else { other() })
            .collect();
        let ended = play(state, &mut players, MOST_COMMANDS, &mut Seeded::new(seed));
        assert!(ended.is_ok(), "{}: {:?}", G::KIND, ended.err());
    }
}

#[test]
fn happiness() {
    watch_some::<Happiness, _>(8, bots::happiness::Bot::new);
    step_in::<Happiness, _>(16, bots::happiness::Bot::new);
    sit_in::<Happiness>(
        2,
        |character| Box::new(bots::happiness::Bot::new(character)),
        || Box::new(bots::happiness::RandomPlayer),
    );
}

#[test]
fn preference() {
    watch_some::<Preference, _>(8, bots::preference::Bot::new);
    step_in::<Preference, _>(40, bots::preference::Bot::new);
    sit_in::<Preference>(
        2,
        |character| Box::new(bots::preference::Bot::new(character)),
        || Box::new(bots::preference::RandomPlayer),
    );
}

#[test]
fn colours() {
    watch_some::<Colours, _>(6, bots::colours::Bot::new);
    step_in::<Colours, _>(20, bots::colours::Bot::new);
    sit_in::<Colours>(
        2,
        |character| Box::new(bots::colours::Bot::new(character)),
        || Box::new(bots::colours::RandomPlayer),
    );
}

#[test]
fn personality() {
    watch_some::<Personality, _>(6, bots::personality::Bot::new);
    step_in::<Personality, _>(30, bots::personality::Bot::new);
    sit_in::<Personality>(
        2,
        |character| Box::new(bots::personality::Bot::new(character)),
        || Box::new(bots::personality::RandomPlayer),
    );
}

#[test]
fn image() {
    watch_some::<Image, _>(4, bots::image::Bot::new);
    step_in::<Image, _>(10, bots::image::Bot::new);
    sit_in::<Image>(
        1,
        |character| Box::new(bots::image::Bot::new(character)),
        || Box::new(bots::image::RandomPlayer),
    );
}

/// PP-22: teams that all guess the same never part, so no two bots may see others with quite the same eyes.
#[test]
fn teams_of_one_level_do_not_tie_for_ever() {
    for (seed, level) in (0..9).zip(Level::ALL.into_iter().cycle()) {
        let seats = 4 + seed as usize % 5;
        let state =
            Preference::opening(&Default::default(), &Preference::usual_seating(seats), Preference::supply());
        let mut players: Vec<Box<dyn Player<Preference>>> = Seat::first(seats)
            .map(|seat| -> Box<dyn Player<Preference>> {
                let character = Character::new(Seeded::nth(seed, u64::from(seat.0)), level);
                Box::new(bots::preference::Bot::new(character))
            })
            .collect();
        let ended = play(state, &mut players, MOST_COMMANDS, &mut Seeded::new(seed));
        assert!(ended.is_ok(), "{level} of seed {seed}: {:?}", ended.err());
    }
}

/// IM-16, IM-18: among players who bluff now and then, whoever was called and does not fit is challenged, and
/// nobody who fits.
#[test]
fn bots_challenge_at_image_when_the_almanac_says_no() {
    let almanac = Almanac::embedded();
    let (mut denied, mut let_pass) = (0, 0);
    for seed in 0..60 {
        let mut chance = Seeded::new(seed);
        let mut state = Image::opening(&Default::default(), &Image::usual_seating(3), Image::supply());
        let mut bot = bots::image::Bot::new(character(seed, Seat(1)));
        for _ in 0..MOST_COMMANDS {
            let Some(seat) = chance.pick(Image::waiting_on(&state).iter()) else { break };
            let speaks = bot.speaks_up(&Image::view(&state, Eyes::Seat(Seat(1))));
            let seat = if speaks { Seat(1) } else { seat };
            let view = Image::view(&state, Eyes::Seat(seat));
            let command = if seat == Seat(1) {
                bot.choose(&view, &mut chance)
            } else {
                bots::image::RandomPlayer.choose(&view, &mut chance)
            };
            let Some(command) = command else { continue };
            let open = match &view.phase {
                PhaseView::Turn { before: Some(open), .. } => Some((&open.turn, &open.sides)),
                PhaseView::Window { turn, sides, .. } => Some((turn, sides)),
                _ => None,
            };
            if let (Seat(1), Some((turn, sides))) = (seat, open.filter(|(turn, _)| turn.player != Seat(1))) {
                let open = || turn.endings.iter().filter(|ending| sides.contains(&ending.side));
                let taken = view.players.iter().flat_map(|player| &player.taken);
                let verdict = |ending: &Ending| {
                    let person = ending.claim.key.and_then(|key| almanac.by_key(key))?;
                    let image = taken.clone().find(|taken| taken.claim == ending.claim)?;
                    let criteria = image.image.open_cards().filter_map(Criterion::of);
                    Some(almanac.verdict(person, criteria, FictionalLife::Never))
                };
                let wrong = open().any(|ending| verdict(ending) == Some(Verdict::DoesNotFit));
                let challenged = matches!(command, Command::ChallengeTurn { .. });
                assert!(challenged || !wrong, "IM-16: {:?}", turn.endings);
                denied += usize::from(wrong);
                let all_fit = open().all(|ending| verdict(ending) == Some(Verdict::Fits));
                if all_fit && sides.len() == open().count() {
                    assert!(!challenged, "IM-18: {:?}", turn.endings);
                    let_pass += 1;
                }
            }
            carry_out::<Image>(&mut state, seat, &command, &mut chance);
        }
    }
    assert!(denied > 0 && let_pass > 0, "{denied} were wrong and {let_pass} right");
}

#[test]
fn bots_never_bluff_at_image() {
    let almanac = Almanac::embedded();
    let state = Image::opening(&Default::default(), &Image::usual_seating(3), Image::supply());
    let mut players: Vec<Box<dyn Player<Image>>> = Seat::first(3)
        .map(|seat| -> Box<dyn Player<Image>> { Box::new(bots::image::Bot::new(character(1, seat))) })
        .collect();
    let end = play(state, &mut players, MOST_COMMANDS, &mut Seeded::new(1)).unwrap();
    let view = Image::view(&end, Eyes::Everyone);
    let taken: Vec<_> = view.players.iter().flat_map(|player| &player.taken).collect();
    assert!(taken.len() > 3, "they end images");
    for image in taken {
        let person =
            image.claim.key.and_then(|key| almanac.by_key(key)).expect("somebody whom the almanac knows");
        let criteria = image.image.open_cards().filter_map(Criterion::of);
        let verdict = almanac.verdict(person, criteria, FictionalLife::Never);
        assert_eq!(verdict, Verdict::Fits, "IM-8: {:?}", image.claim.name);
    }
}
