//! Evenings of the games themselves, played by programs without any thought.

use bots::{BotGame, Player as Plays, Seeded, play, play_watched};
use decks::Decks;
use insight::{FinishedGame, InsightGame, Player, Record};
use rules::{
    Chance, Eyes, Game, GameKind, Seat, match_game,
    personality::{self, Personality},
};
use simulation::SimulatedGame;

use crate::{
    model::{TELLING, players},
    people::{Acquaintance, Table, any},
    trial::{GAMES, Trial, judge},
};

/// Far more commands than the longest game takes.
const MOST_COMMANDS: usize = 200_000;

/// A game of people who press whatever they can.
pub(crate) fn game(kind: GameKind, number: u16, players: &[Player], seed: u64) -> FinishedGame {
    match_game!(kind, G => played::<G>(number, players, seed))
}

fn played<G: SimulatedGame + InsightGame>(number: u16, people: &[Player], seed: u64) -> FinishedGame
where
    Record: From<G::Record>,
{
    let options = G::Options::default();
    let supply = G::supply(&options, Decks::embedded()).expect("the usual set is there");
    let state = G::opening(&options, &G::usual_seating(people.len()), supply);
    let thoughtless = |_: Seat| Box::new(<G as BotGame>::RandomPlayer::default()) as Box<dyn Plays<G>>;
    let mut seats: Vec<Box<dyn Plays<G>>> = Seat::first(people.len()).map(thoughtless).collect();
    let end = play(state, &mut seats, MOST_COMMANDS, &mut Seeded::new(seed)).expect("it comes to an end");
    FinishedGame::read::<G>(number, people, &G::view(&end, Eyes::Everyone))
}

/// A game of Personality whose votes are blind. The thoughtless player of this game mostly votes for whoever
/// comes to everybody's mind, so that games end; those who vote blindly have theirs broken off instead.
fn of_blind_votes(people: &[Player], number: u16, seed: u64) -> FinishedGame {
    let options = personality::Options::default();
    let supply = Personality::supply(&options, Decks::embedded()).expect("the usual set is there");
    let state = Personality::opening(&options, &Personality::usual_seating(people.len()), supply);
    let mut seats: Vec<Box<dyn Plays<Personality>>> =
        people.iter().map(|_| Box::new(BlindVoter::default()) as Box<dyn Plays<Personality>>).collect();
    let chance = &mut Seeded::new(seed);
    let turns = |state: &personality::State| Personality::view(state, Eyes::Everyone).turns;
    let mut state_then = state.clone();
    let watch = |_: &[personality::Event], state: &personality::State| {
        if turns(state) <= BLIND_TURNS {
            state_then = state.clone();
        }
    };
    // Whether it comes to an end of itself is not what is asked here.
    let _ = play_watched(state, &mut seats, watch, BLIND_COMMANDS, chance);
    let mut state = state_then;
    Personality::break_off(&state).fold_into(&mut state, Personality::evolve);
    if let Ok(decided) = Personality::decide(&state, Seat(0), &personality::Command::FinishGame, chance) {
        decided.fold_into(&mut state, Personality::evolve);
    }
    FinishedGame::read::<Personality>(number, people, &Personality::view(&state, Eyes::Everyone))
}

/// About as many turns as a game has, and more commands than they take.
const BLIND_TURNS: u16 = 20;
const BLIND_COMMANDS: usize = 600;

/// Does anything, and votes for anybody.
#[derive(Debug, Default)]
struct BlindVoter(<Personality as BotGame>::RandomPlayer);

impl Plays<Personality> for BlindVoter {
    fn choose(&mut self, view: &personality::View, chance: &mut dyn Chance) -> Option<personality::Command> {
        use personality::{Command, PhaseView};
        let command = self.0.choose(view, chance)?;
        Some(match (command, &view.phase) {
            (Command::CastVote { bet, .. }, PhaseView::Voting { candidates, .. }) => {
                Command::CastVote { choice: rules::any(candidates, chance), bet }
            }
            (Command::VoteAgain { .. }, PhaseView::Runoff { tied, .. }) => {
                Command::VoteAgain { choice: rules::any(tied, chance) }
            }
            (other, _) => other,
        })
    }

    fn remembers(&self) -> bool {
        false
    }
}

/// An evening of theirs.
pub(crate) fn thoughtless(people: usize, seed: u64) -> Trial {
    let chance = &mut Seeded::new(seed);
    let count = GAMES.start() + any(GAMES.count(), chance);
    let games: Vec<FinishedGame> = (1..=count as u16)
        .map(|number| {
            let kind = TELLING[any(TELLING.len(), chance)];
            match kind {
                GameKind::Personality => of_blind_votes(&players(people), number, chance.bits()),
                _ => game(kind, number, &players(people), chance.bits()),
            }
        })
        .collect();
    judge(&games, &Table::new(people, Acquaintance::Strangers, chance))
}
