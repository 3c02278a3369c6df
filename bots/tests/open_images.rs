//! Bots at IMAGE play with the others: they start images, leave them open, and extend what others have begun.

use bots::{BotGame, Character, Level, Player, Seeded, play_watched};
use rules::{
    Eyes, Game, Seat,
    image::{Event, Image, Options, PhaseView, State, Supply, View},
};

const SEATS: usize = 3;
/// The seat of whoever plays with bots.
const PERSON: Seat = Seat(0);
/// More than the longest game takes.
const MOST_COMMANDS: usize = 6_000;

/// Plays games among bots of these levels, and shows the table as it is when each turn begins, and at the end.
fn watch(levels: [Level; SEATS], games: u64, mut turn: impl FnMut(&View), mut end: impl FnMut(&View)) {
    for seed in 0..games {
        let supply = Supply { cards: almanac::deck() };
        let state = Image::opening(&Options::default(), &Image::usual_seating(SEATS), supply);
        let bot = |seat: Seat| -> Box<dyn Player<Image>> {
            let character = Character::new(Seeded::nth(seed, u64::from(seat.0)), levels[seat.index()]);
            Box::new(Image::bot(character, almanac::Almanac::embedded()))
        };
        let mut players: Vec<_> = Seat::first(SEATS).map(bot).collect();
        let mut begins = |events: &[Event], state: &State| {
            let began =
                |event: &Event| matches!(event, Event::TurnBegan { .. } | Event::NextTurnBegan { .. });
            if events.iter().any(began) {
                turn(&Image::view(state, Eyes::Everyone));
            }
        };
        let chance = &mut Seeded::new(seed);
        let over = play_watched(state, &mut players, &mut begins, MOST_COMMANDS, chance).unwrap();
        end(&Image::view(&over, Eyes::Everyone));
    }
}

/// The images that somebody could extend (IM-27).
fn to_extend(view: &View) -> usize {
    let open = |length: usize| (1..Options::SPACES - 1).contains(&length);
    view.sides.iter().filter(|side| open(side.image.len())).count()
}

/// At a table of normal bots most images have been touched by several before they end.
#[test]
fn normal_bots_build_images_together() {
    let (mut taken, mut together) = (0, 0);
    watch(
        [Level::Normal; SEATS],
        4,
        |_| {},
        |view| {
            for player in &view.players {
                taken += player.taken.len();
                let by_others = |builders: rules::SeatSet| builders.iter().any(|seat| seat != player.seat);
                together += player.taken.iter().filter(|image| by_others(image.builders)).count();
            }
        },
    );
    assert!(taken > 20 && 2 * together > taken, "{together} of {taken}");
}

/// At a table of easy bots somebody has at least one image to extend at each of their turns, but for the first
/// of the game: also when they end whatever they can themselves.
#[test]
fn easy_bots_leave_something_to_extend() {
    for person in [Level::Easy, Level::Sharp] {
        let (mut turns, mut without) = (0, 0);
        watch(
            [person, Level::Easy, Level::Easy],
            4,
            |view| {
                let PhaseView::Turn { player: PERSON, .. } = view.phase else { return };
                turns += usize::from(view.turns > 1);
                without += usize::from(view.turns > 1 && to_extend(view) == 0);
            },
            |_| {},
        );
        assert!(turns > 20);
        assert_eq!(without, 0, "of {turns} turns");
    }
}

/// Easy bots end less than they could: a table of them takes fewer images than one of sharp bots.
#[test]
fn easy_bots_end_less_than_they_could() {
    let taken = |level: Level| {
        let mut taken = 0;
        watch(
            [level; SEATS],
            3,
            |_| {},
            |view| taken += view.players.iter().map(|player| player.taken.len()).sum::<usize>(),
        );
        taken
    };
    let (easy, sharp) = (taken(Level::Easy), taken(Level::Sharp));
    assert!(0 < easy && easy < sharp, "{easy} and {sharp}");
}
