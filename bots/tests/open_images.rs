//! Bots at IMAGE play with the others: they start images, leave them open, and extend what others have begun.
//! `cargo xtask balance` counts the same over many more games.

use almanac::Almanac;
use bots::{BotGame, Character, Level, Player, Seeded, play_watched};
use rules::{
    CardId, Eyes, Game, Seat, SeatSet,
    image::{Ending, Event, Image, Options, PhaseView, State, Supply, View, is_letter},
};

/// The seat of whoever plays with bots.
const PERSON: Seat = Seat(0);
/// More than the longest game takes.
const MOST_COMMANDS: usize = 6_000;

/// Plays a game among bots of these levels, and shows every command's events and the table after them.
fn watch(levels: &[Level], seed: u64, watched: impl FnMut(&[Event], &State)) -> View {
    let supply = Supply { cards: almanac::deck() };
    let state = Image::opening(&Options::default(), &Image::usual_seating(levels.len()), supply);
    let bot = |(seat, level): (Seat, &Level)| -> Box<dyn Player<Image>> {
        let character = Character::new(Seeded::nth(seed, u64::from(seat.0)), *level);
        Box::new(Image::bot(character, Almanac::embedded()))
    };
    let mut players: Vec<_> = Seat::first(levels.len()).zip(levels).map(bot).collect();
    let over =
        play_watched(state, &mut players, watched, MOST_COMMANDS, &mut Seeded::new(seed)).expect("it ends");
    Image::view(&over, Eyes::Everyone)
}

/// The images that somebody could extend (IM-27).
fn to_extend(view: &View) -> usize {
    let open = |length: usize| (1..Options::SPACES - 1).contains(&length);
    view.sides.iter().filter(|side| open(side.image.len())).count()
}

/// Who has laid the cards of an image that somebody has just ended, letters aside.
fn builders(player: Seat, ending: &Ending, after: &State) -> SeatSet {
    let view = Image::view(after, Eyes::Everyone);
    let taken = view.players[player.index()].taken.iter().rev().find(|taken| taken.side == ending.side);
    let cards = taken.expect("it lies in a pile").image.open_cards().filter(|card| !is_letter(*card));
    cards.map(|card: CardId| after.laid_by(card).expect("somebody laid it")).collect()
}

/// At a table of normal bots most images hold cards of more than one player when they end.
#[test]
fn normal_bots_build_images_together() {
    let (mut ended, mut together) = (0, 0);
    for seed in 0..6 {
        watch(&[Level::Normal; 4], seed, |events, after| {
            for event in events {
                let Event::TurnFinished { player, endings, .. } = event else { continue };
                ended += endings.len();
                let several = |ending: &&Ending| builders(*player, ending, after).len() > 1;
                together += endings.iter().filter(several).count();
            }
        });
    }
    assert!(ended > 60 && 2 * together > ended, "{together} of {ended}");
}

/// At a table of easy bots somebody has at least one image to extend at each of their turns from the second
/// round on: also when they end whatever they can themselves.
#[test]
fn easy_bots_leave_something_to_extend() {
    for person in [Level::Easy, Level::Sharp] {
        let (mut turns, mut without) = (0, 0);
        for seed in 0..4 {
            let levels = [person, Level::Easy, Level::Easy];
            watch(&levels, seed, |events, after| {
                let view = Image::view(after, Eyes::Everyone);
                let began =
                    |event: &Event| matches!(event, Event::TurnBegan { .. } | Event::NextTurnBegan { .. });
                let theirs = matches!(view.phase, PhaseView::Turn { player: PERSON, .. });
                if theirs && events.iter().any(began) && usize::from(view.turns) > levels.len() {
                    turns += 1;
                    without += usize::from(to_extend(&view) == 0);
                }
            });
        }
        assert!(turns > 20);
        assert_eq!(without, 0, "of {turns} turns");
    }
}

/// Easy bots end less than they could, and no table sits there for long: with bots of any level a game of
/// four takes about as many turns as when every bot ended all that it could, which was 21.
#[test]
fn games_are_no_longer_than_people_like() {
    let games = 6;
    let played = Level::ALL.map(|level| {
        let ends = (0..games).map(|seed| watch(&[level; 4], seed, |_, _| {}));
        let count = |(turns, ended): (usize, usize), view: View| {
            let taken: usize = view.players.iter().map(|player| player.taken.len()).sum();
            (turns + usize::from(view.turns), ended + taken)
        };
        ends.fold((0, 0), count)
    });
    let [(_, easy), (_, normal), (_, sharp)] = played;
    assert!(easy < normal && normal < sharp, "{played:?}");
    assert!(played.iter().all(|(turns, _)| *turns < 28 * games as usize), "{played:?}");
}

/// Whoever plays better wins more, and nobody always.
#[test]
fn sharper_bots_win_more_often_and_not_always() {
    let games = 16;
    for (one, others) in [(Level::Normal, Level::Easy), (Level::Sharp, Level::Normal)] {
        let won = |seed: u64| {
            // Everybody has the same share of first seats.
            let place = (seed % 4) as usize;
            let mut levels = [others; 4];
            levels[place] = one;
            let view = watch(&levels, seed, |_, _| {});
            let PhaseView::Over { winners, .. } = view.phase else { panic!("{:?}", view.phase) };
            winners.contains(Seat(place as u8))
        };
        let won = (0..games).filter(|seed| won(*seed)).count() as u64;
        assert!(won > games / 4 && won < games * 9 / 10, "{one} among {others}: {won} of {games}");
    }
}
