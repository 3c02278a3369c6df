//! Games with a fault planted in them, one at a time. Each must be found, by the check that is there for it.

mod colours;
mod happiness;

use std::{borrow::Cow, fmt, marker::PhantomData, ops::RangeInclusive};

use almanac::Almanac;
use bots::{BotGame, Character, Player};
use rules::{
    CardId, Chance, Decided, Eyes, Game, GameKind, Notice, Sealer, Seat, SeatSet, Seating, Secrecy,
    SecretBallots, testing::Reseal,
};
use testkit::{Finding, Trial, battery};

/// A fault in a game: whatever it does not override is as it should be.
trait Fault<G: Trial>: Sync + 'static {
    fn admit(options: &G::Options, seating: &Seating, supply: &G::Supply) -> Result<(), G::Refusal> {
        G::admit(options, seating, supply)
    }
    fn decide(
        state: &G::State,
        seat: Seat,
        command: &G::Command,
        chance: &mut dyn Chance,
    ) -> Result<Decided<G::State, G::Event>, G::Refusal> {
        G::decide(state, seat, command, chance)
    }
    fn notice(state: &G::State, notice: Notice, chance: &mut dyn Chance) -> Decided<G::State, G::Event> {
        G::notice(state, notice, chance)
    }
    fn evolve(state: &mut G::State, event: &G::Event) {
        G::evolve(state, event);
    }
    fn burns(event: &G::Event) -> Option<u32> {
        G::burns(event)
    }
    fn welcomes(state: &G::State) -> bool {
        G::welcomes(state)
    }
    fn welcomes_back(state: &G::State, seat: Seat) -> bool {
        G::welcomes_back(state, seat)
    }
    /// What is wrong with a view is done to the right one.
    fn spoil_view(_state: &G::State, _view: &mut G::View) {}
    fn waiting_on(state: &G::State) -> SeatSet {
        G::waiting_on(state)
    }
    fn step(state: &G::State) -> u32 {
        G::step(state)
    }
    fn pack_up(state: &G::State) -> G::Supply {
        G::pack_up(state)
    }
    fn choose(view: &G::View, chance: &mut dyn Chance) -> Option<G::Command> {
        G::RandomPlayer::default().choose(view, chance)
    }
}

/// The game with a fault in it.
struct Planted<G, F>(PhantomData<fn(G, F)>);

impl<G, F> fmt::Debug for Planted<G, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Planted")
    }
}

impl<G: Trial, F: Fault<G>> Game for Planted<G, F> {
    const KIND: GameKind = G::KIND;
    const SEATS: RangeInclusive<u8> = G::SEATS;
    type Options = G::Options;
    type Supply = G::Supply;
    type Command = G::Command;
    type Event = G::Event;
    type State = G::State;
    type View = G::View;
    type Refusal = G::Refusal;

    fn usual_seating(seats: usize) -> Seating {
        G::usual_seating(seats)
    }
    fn admit(options: &G::Options, seating: &Seating, supply: &G::Supply) -> Result<(), G::Refusal> {
        F::admit(options, seating, supply)
    }
    fn opening(options: &G::Options, seating: &Seating, supply: G::Supply) -> G::State {
        G::opening(options, seating, supply)
    }
    fn decide(
        state: &G::State,
        seat: Seat,
        command: &G::Command,
        chance: &mut dyn Chance,
    ) -> Result<Decided<G::State, G::Event>, G::Refusal> {
        F::decide(state, seat, command, chance)
    }
    fn notice(state: &G::State, notice: Notice, chance: &mut dyn Chance) -> Decided<G::State, G::Event> {
        F::notice(state, notice, chance)
    }
    fn evolve(state: &mut G::State, event: &G::Event) {
        F::evolve(state, event);
    }
    fn secrecy(event: &G::Event) -> Secrecy {
        G::secrecy(event)
    }
    fn secret_ballots() -> Option<&'static dyn SecretBallots<Self>> {
        G::secret_ballots().is_some().then_some(&Planted::<G, F>(PhantomData))
    }
    fn welcomes(state: &G::State) -> bool {
        F::welcomes(state)
    }
    fn welcomes_back(state: &G::State, seat: Seat) -> bool {
        F::welcomes_back(state, seat)
    }
    fn view(state: &G::State, eyes: Eyes) -> G::View {
        let mut view = G::view(state, eyes);
        F::spoil_view(state, &mut view);
        view
    }
    fn waiting_on(state: &G::State) -> SeatSet {
        F::waiting_on(state)
    }
    fn step(state: &G::State) -> u32 {
        F::step(state)
    }
    fn pack_up(state: &G::State) -> G::Supply {
        F::pack_up(state)
    }
}

/// Asked only where the game without the fault has secret ballots.
impl<G: Trial, F: Fault<G>> SecretBallots<Planted<G, F>> for Planted<G, F> {
    fn shut(&self, event: &mut G::Event, sealer: &mut dyn Sealer) {
        sound_ballots::<G>().shut(event, sealer);
    }
    fn unshut(&self, event: &mut G::Event, sealer: &dyn Sealer) {
        sound_ballots::<G>().unshut(event, sealer);
    }
    fn keeps(&self, state: &G::State) -> Option<u32> {
        sound_ballots::<G>().keeps(state)
    }
}

fn sound_ballots<G: Game>() -> &'static dyn SecretBallots<G> {
    G::secret_ballots().expect("a game without secret ballots is not asked about them")
}

/// Who plays the game does it, too; nobody who thinks plays it.
impl<G: Trial, F: Fault<G>> BotGame for Planted<G, F> {
    type RandomPlayer = Planted<G, F>;
    type Bot = Planted<G, F>;

    fn bot(_character: Character, _almanac: &'static Almanac) -> Self::Bot {
        Planted::default()
    }
    fn consult<'a>(
        state: &G::State,
        seat: Seat,
        command: &'a G::Command,
        almanac: &Almanac,
    ) -> Cow<'a, G::Command> {
        G::consult(state, seat, command, almanac)
    }
}

impl<G: Trial, F: Fault<G>> Player<Planted<G, F>> for Planted<G, F> {
    fn choose(&mut self, view: &G::View, chance: &mut dyn Chance) -> Option<G::Command> {
        F::choose(view, chance)
    }
}

impl<G, F> Default for Planted<G, F> {
    fn default() -> Self {
        Planted(PhantomData)
    }
}

impl<G: Trial, F: Fault<G>> Reseal for Planted<G, F> {
    fn reseal(state: &G::State, eyes: Eyes, chance: &mut dyn Chance) -> G::State {
        G::reseal(state, eyes, chance)
    }
}

impl<G: Trial, F: Fault<G>> Trial for Planted<G, F> {
    type Ability = G::Ability;

    fn every_option() -> Vec<G::Options> {
        G::every_option()
    }
    fn every_seating() -> Vec<Seating> {
        G::every_seating()
    }
    fn supply() -> G::Supply {
        <G as Trial>::supply()
    }
    fn cards(supply: &G::Supply) -> Vec<CardId> {
        G::cards(supply)
    }
    fn holdings(state: &G::State) -> Option<Vec<CardId>> {
        G::holdings(state)
    }
    fn burns(event: &G::Event) -> Option<u32> {
        F::burns(event)
    }
    fn attempts(view: &G::View) -> Vec<G::Command> {
        G::attempts(view)
    }
    fn abilities(view: &G::View) -> Vec<G::Ability> {
        G::abilities(view)
    }
    fn ability(command: &G::Command) -> G::Ability {
        G::ability(command)
    }
}

/// Plays the faulty game until something is found.
fn found<G: Trial, F: Fault<G>>() -> Finding {
    battery::<Planted<G, F>>(1).expect_err("the fault goes unnoticed")
}
