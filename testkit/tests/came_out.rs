//! What is found out of a game comes from what everybody sees of its end: nothing is said before, nothing to
//! who reads another view, and no secret that is left at the end makes a difference.

use almanac::Almanac;
use bots::{BotGame, Player as _, Seeded};
use insight::{FinishedGame, InsightGame, Missing, Player, Record, Stop, stop};
use rules::{Eyes, Seat, SeatSet};
use testkit::Trial;

/// So many moves are tried at most in a game, and one in so many of them is looked at.
const MOST_MOVES: usize = 10_000;
const LOOKED_AT: usize = 7;

/// What is found out by whoever reads a view.
type Reader<G> = fn(&<G as rules::Game>::View, &[Player]) -> Stop;

fn read<G: InsightGame>(view: &G::View, players: &[Player]) -> Stop
where
    Record: From<G::Record>,
{
    stop(&FinishedGame::read::<G>(1, players, view))
}

fn tells(stop: &Stop) -> bool {
    !stop.findings.is_empty() || !stop.awards.is_empty()
}

/// Plays a whole game at random, and looks at what is found out all the way. Says what was told that should
/// not have been.
fn keeps_quiet<G: Trial>(seed: u64, reader: Reader<G>) -> Result<(), String> {
    let seating = G::usual_seating(usize::from(*G::SEATS.start()).max(3));
    let options = G::every_option().swap_remove(0);
    let mut state = G::opening(&options, &seating, G::supply());
    let players: Vec<Player> = (0..seating.seats() as u16).map(Player::person).collect();
    let mut chance = Seeded::new(seed);
    let seats = || Seat::first(seating.seats());
    for moves in 0..MOST_MOVES {
        let waiting: SeatSet = G::waiting_on(&state);
        let Some(seat) = chance.pick(waiting.iter()) else { break };
        for eyes in [Eyes::Everyone].into_iter().chain(seats().map(Eyes::Seat)) {
            let found =
                if moves % LOOKED_AT == 0 { Some(reader(&G::view(&state, eyes), &players)) } else { None };
            if let Some(found) = found.filter(tells) {
                return Err(format!("{eyes:?} is told before the end: {found:?}"));
            }
        }
        let view = G::view(&state, Eyes::Seat(seat));
        let Some(command) = <G as BotGame>::RandomPlayer::default().choose(&view, &mut chance) else {
            continue;
        };
        let command = G::consult(&state, seat, &command, Almanac::embedded());
        let decided = G::decide(&state, seat, &command, &mut chance).map_err(|why| why.to_string())?;
        decided.fold_into(&mut state, G::evolve);
    }
    let found = reader(&G::view(&state, Eyes::Everyone), &players);
    if found.missing.is_some() || !tells(&found) {
        return Err(format!("nothing is told of the end: {found:?}"));
    }
    for eyes in [Eyes::Everyone].into_iter().chain(seats().map(Eyes::Seat)) {
        // What these eyes cannot tell from it, everybody is told alike.
        let other = G::reseal(&state, eyes, &mut chance);
        let told = reader(&G::view(&other, Eyes::Everyone), &players);
        if eyes == Eyes::Everyone && told != found {
            return Err(format!("a secret makes a difference: {found:?}\n  or else {told:?}"));
        }
        if let Eyes::Seat(_) = eyes {
            let mine = reader(&G::view(&state, eyes), &players);
            if mine.missing != Some(Missing::OpenView) || tells(&mine) {
                return Err(format!("{eyes:?} is told what comes of their own view: {mine:?}"));
            }
        }
    }
    Ok(())
}

macro_rules! every_game {
    ($($Game:ident in $module:ident),+) => {
        $(mod $module {
            #[test]
            fn tells_nothing_before_its_end_and_no_secret_at_it() {
                type Played = rules::$module::$Game;
                for seed in 0..3 {
                    let told = super::keeps_quiet::<Played>(seed, super::read::<Played>);
                    told.unwrap_or_else(|told| panic!("seed {seed}: {told}"));
                }
            }
        })+
    };
}

rules::for_each_game!(every_game);

/// A fault, planted: whoever reads takes each turn for the last one.
fn too_early(view: &rules::happiness::View, players: &[Player]) -> Stop {
    let turn = view.history.len() as u8;
    let over = rules::happiness::View { phase: rules::happiness::PhaseView::Over, turn, ..view.clone() };
    read::<rules::happiness::Happiness>(&over, players)
}

/// Another: they do not ask whose view it is.
fn anybodys(view: &rules::happiness::View, players: &[Player]) -> Stop {
    read::<rules::happiness::Happiness>(&rules::happiness::View { me: None, ..view.clone() }, players)
}

#[test]
fn what_is_told_before_the_end_or_out_of_a_guests_view_is_found() {
    let found = |reader| keeps_quiet::<rules::happiness::Happiness>(0, reader).unwrap_err();
    assert!(found(too_early).contains("before the end"));
    assert!(found(anybodys).contains("their own view"));
}
