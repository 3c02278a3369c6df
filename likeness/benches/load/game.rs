//! What four guests do at a table: whole games of Happiness with its usual options, one after another, at
//! random but always legal.
//!
//! The driver follows the game by itself instead of reading the views, so that both faces of the server can
//! be driven alike and at little cost. A command that the server refuses ends the run, so it cannot be wrong
//! unnoticed.

use std::ops::RangeInclusive;

/// How many sit at every table.
pub(crate) const SEATS: usize = 4;
/// How many cards are drawn on a turn.
const CARDS: u8 = 5;
/// One move in so many goes back on what was laid, as people do.
const SECOND_THOUGHTS: u64 = 10;

/// One of the four, in the order of arrival; the first is the host.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Guest(pub(crate) u8);

impl Guest {
    const HOST: Guest = Guest(0);

    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Some of the four.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Guests(u8);

impl Guests {
    pub(crate) const ALL: Guests = Guests((1 << SEATS) - 1);
    const NONE: Guests = Guests(0);

    fn only(guest: Guest) -> Guests {
        Guests(1 << guest.0)
    }

    fn all_but(guest: Guest) -> Guests {
        Guests(Guests::ALL.0 & !(1 << guest.0))
    }

    fn with(self, guest: Guest) -> Guests {
        Guests(self.0 | 1 << guest.0)
    }

    pub(crate) fn contains(self, guest: Guest) -> bool {
        self.0 & (1 << guest.0) != 0
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Guest> {
        (0..SEATS as u8).map(Guest).filter(move |guest| self.contains(*guest))
    }

    pub(crate) fn bits(self) -> u8 {
        self.0
    }
}

/// What a guest asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Deed {
    StartGame,
    DrawCards,
    LayToken {
        card: u8,
        place: u8,
    },
    SealRanking,
    LayGuess {
        card: u8,
        place: u8,
    },
    AgreeToGuess {
        edition: u32,
    },
    /// The agreement that makes the guess final.
    AgreeAtLast {
        edition: u32,
    },
    FinishGame,
}

impl Deed {
    /// Deeds of one kind make messages of about one size.
    pub(crate) const KINDS: [&str; 8] =
        ["start", "draw", "lay in secret", "seal", "lay a guess", "agree", "agree and reveal", "finish"];

    /// Its place among the kinds.
    pub(crate) fn kind(self) -> usize {
        match self {
            Deed::StartGame => 0,
            Deed::DrawCards => 1,
            Deed::LayToken { .. } => 2,
            Deed::SealRanking => 3,
            Deed::LayGuess { .. } => 4,
            Deed::AgreeToGuess { .. } => 5,
            Deed::AgreeAtLast { .. } => 6,
            Deed::FinishGame => 7,
        }
    }
}

/// Something that one guest does.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Move {
    pub(crate) guest: Guest,
    pub(crate) deed: Deed,
    /// Whose screens it changes. What is laid in secret shows on one screen, and the player in turn does not
    /// see the guess move.
    pub(crate) shown_to: Guests,
}

/// The game as far as the driver has to know it.
#[derive(Debug)]
pub(crate) struct Game {
    luck: Luck,
    /// How many games have been started at this table.
    games: u8,
    /// How many turns of this game have been begun.
    turns: u8,
    phase: Phase,
}

#[derive(Debug)]
enum Phase {
    Lobby,
    Opening,
    Ranking { row: Vec<u8> },
    Guessing { row: Vec<u8>, edition: u32, agreed: Guests },
    Revealed,
    Over,
}

impl Game {
    pub(crate) fn new(luck: Luck) -> Game {
        Game { luck, games: 0, turns: 0, phase: Phase::Lobby }
    }

    /// Makes the next move.
    pub(crate) fn next(&mut self) -> Move {
        let player = self.player();
        let anybody = self.luck.guest(Guests::ALL);
        let everybody_sees = |guest, deed| Move { guest, deed, shown_to: Guests::ALL };
        match &mut self.phase {
            Phase::Lobby | Phase::Over => {
                self.games = (self.games + 1) % SEATS as u8;
                self.turns = 0;
                self.phase = Phase::Opening;
                everybody_sees(Guest::HOST, Deed::StartGame)
            }
            Phase::Revealed if usize::from(self.turns) == SEATS => {
                self.phase = Phase::Over;
                everybody_sees(anybody, Deed::FinishGame)
            }
            Phase::Opening | Phase::Revealed => {
                self.turns += 1;
                self.phase = Phase::Ranking { row: Vec::new() };
                everybody_sees(anybody, Deed::DrawCards)
            }
            Phase::Ranking { row } => match self.luck.lay(row) {
                Some((card, place)) => Move {
                    guest: player,
                    deed: Deed::LayToken { card, place },
                    shown_to: Guests::only(player),
                },
                None => {
                    self.phase = Phase::Guessing { row: Vec::new(), edition: 0, agreed: Guests::NONE };
                    everybody_sees(player, Deed::SealRanking)
                }
            },
            Phase::Guessing { row, edition, agreed } => {
                let guessers = Guests::all_but(player);
                if let Some((card, place)) = self.luck.lay(row) {
                    *edition += 1;
                    *agreed = Guests::NONE;
                    let guest = self.luck.guest(guessers);
                    return Move { guest, deed: Deed::LayGuess { card, place }, shown_to: guessers };
                }
                let guest = self.luck.guest(Guests(guessers.0 & !agreed.0));
                *agreed = agreed.with(guest);
                let edition = *edition;
                if *agreed == guessers {
                    self.phase = Phase::Revealed;
                    return everybody_sees(guest, Deed::AgreeAtLast { edition });
                }
                Move { guest, deed: Deed::AgreeToGuess { edition }, shown_to: guessers }
            }
        }
    }

    /// Whose turn it is. Somebody else begins every game, the host the first.
    fn player(&self) -> Guest {
        let seats = SEATS as u8;
        Guest((self.games + seats - 1 + self.turns.max(1) - 1) % seats)
    }
}

/// Numbers at random, the same in every run: SplitMix64.
#[derive(Debug)]
pub(crate) struct Luck(u64);

impl Luck {
    pub(crate) fn new(seed: u64) -> Luck {
        Luck(seed)
    }

    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % bound
    }

    fn among(&mut self, range: RangeInclusive<u8>) -> u8 {
        let (least, most) = range.into_inner();
        least + self.below(u64::from(most - least) + 1) as u8
    }

    fn guest(&mut self, guests: Guests) -> Guest {
        let count = guests.iter().count() as u64;
        guests.iter().nth(self.below(count) as usize).expect("somebody is left to act")
    }

    /// Lays a token that has no place yet, or moves one at times. None when the row is whole and shall stay.
    fn lay(&mut self, row: &mut Vec<u8>) -> Option<(u8, u8)> {
        let thinks_again = row.len() > 1 && self.below(SECOND_THOUGHTS) == 0;
        if thinks_again {
            let from = self.among(0..=row.len() as u8 - 1);
            let card = row.remove(usize::from(from));
            // Anywhere but where it lay.
            let step = self.among(1..=row.len() as u8);
            let place = (from + step) % (row.len() as u8 + 1);
            row.insert(usize::from(place), card);
            return Some((card, place));
        }
        let loose: Vec<u8> = (0..CARDS).filter(|card| !row.contains(card)).collect();
        let card = *loose.get(self.below(loose.len().max(1) as u64) as usize)?;
        let place = self.among(0..=row.len() as u8);
        row.insert(usize::from(place), card);
        Some((card, place))
    }
}
