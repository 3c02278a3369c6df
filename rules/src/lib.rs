//! The rules of Likeness: a small kernel and the games built on it.
//!
//! Nothing here does I/O or knows a clock, a thread, a network or a random number generator of its own.
//! A game is a pure machine: [`Game::decide`] turns a command into events, [`Game::evolve`] folds an event
//! into the state, and [`Game::view`] builds, from nothing, what one pair of eyes may know.
//!
//! # Playing
//!
//! A turn of The Game of Happiness: Anna draws three cards and ranks them in secret, Bela guesses her row.
//!
//! ```
//! use rules::{Chance, Eyes, Game, Pile, Seat, Slot};
//! use rules::happiness::{Command, Happiness, Options, Supply};
//!
//! /// Chance is handed in. Here it always comes out the same: the first of whatever there is.
//! struct NoDice;
//! impl Chance for NoDice {
//!     fn below(&mut self, _bound: u32) -> u32 { 0 }
//! }
//!
//! let one_card = |letters: &str| Pile::new([format!("{letters}-001").parse().unwrap()]);
//! let piles = ["day", "fun", "hom"].map(|letters| (letters.parse().unwrap(), one_card(letters)));
//! let supply = Supply { piles: piles.into() };
//! let options = Options { cards: 3, ..Options::default() };
//! let mut state = Happiness::opening(&options, &2.into(), supply);
//! let mut play = |seat, command| {
//!     let decided = Happiness::decide(&state, seat, &command, &mut NoDice).expect("it can be done");
//!     decided.fold_into(&mut state, Happiness::evolve)
//! };
//!
//! let (anna, bela) = (Seat(0), Seat(1));
//! play(anna, Command::DrawCards);
//! for seat in [anna, bela] {
//!     for card in [2, 0, 1] {
//!         play(seat, Command::LayToken { card: Slot(card), place: u8::MAX });
//!     }
//!     if seat == anna {
//!         play(anna, Command::SealRanking { face_up: None });
//!     }
//! }
//! play(bela, Command::AgreeToGuess { edition: 3 });
//!
//! // Three right places, and double for a row that is right throughout.
//! assert_eq!(Happiness::view(&state, Eyes::Everyone).score.points, 6);
//! ```
//!
//! # What others see
//!
//! What Anna ranks is hers until the reveal: other eyes are shown that she is at it, and no log tells more.
//!
//! ```
//! # use rules::{Chance, Game, Pile, Slot, happiness::{Command, Happiness, Options, Supply}};
//! use rules::{Eyes, Seat, happiness::PhaseView};
//! # struct NoDice;
//! # impl Chance for NoDice {
//! #     fn below(&mut self, _bound: u32) -> u32 { 0 }
//! # }
//! # let one_card = |letters: &str| Pile::new([format!("{letters}-001").parse().unwrap()]);
//! # let piles = ["day", "fun", "hom"].map(|letters| (letters.parse().unwrap(), one_card(letters)));
//! # let supply = Supply { piles: piles.into() };
//! # let options = Options { cards: 3, ..Options::default() };
//! # let mut state = Happiness::opening(&options, &2.into(), supply);
//! # let mut play = |seat, command| {
//! #     let decided = Happiness::decide(&state, seat, &command, &mut NoDice).expect("it can be done");
//! #     decided.fold_into(&mut state, Happiness::evolve)
//! # };
//! # let (anna, bela) = (Seat(0), Seat(1));
//! # play(anna, Command::DrawCards);
//! let events = play(anna, Command::LayToken { card: Slot(2), place: 0 });
//! assert_eq!(format!("{events:?}"), "[TokenLaid { card: Sealed(..), place: Sealed(..) }]");
//!
//! let row_seen_by = |eyes| match Happiness::view(&state, eyes).phase {
//!     PhaseView::Ranking { row, .. } => row,
//!     _ => unreachable!("Anna ranks"),
//! };
//! assert_eq!(row_seen_by(Eyes::Seat(anna)), Some(vec![Slot(2)]));
//! assert_eq!(row_seen_by(Eyes::Seat(bela)), None);
//! assert_eq!(row_seen_by(Eyes::Everyone), None);
//! ```
//!
//! # Replaying
//!
//! Events are all that is stored. Whoever folds them over the same opening has the same game.
//!
//! ```
//! # use rules::{Chance, Game, Pile, Seat, Slot};
//! use rules::happiness::{Command, Event, Happiness, Options, Supply};
//! # struct NoDice;
//! # impl Chance for NoDice {
//! #     fn below(&mut self, _bound: u32) -> u32 { 0 }
//! # }
//! # let one_card = |letters: &str| Pile::new([format!("{letters}-001").parse().unwrap()]);
//! # let piles = ["day", "fun", "hom"].map(|letters| (letters.parse().unwrap(), one_card(letters)));
//! # let supply = Supply { piles: piles.into() };
//! # let options = Options { cards: 3, ..Options::default() };
//! # let anna = Seat(0);
//! let opening = Happiness::opening(&options, &2.into(), supply);
//! let (mut state, mut journal) = (opening.clone(), Vec::new());
//! for command in [Command::DrawCards, Command::LayToken { card: Slot(2), place: 0 }] {
//!     let decided = Happiness::decide(&state, anna, &command, &mut NoDice).expect("it can be done");
//!     for event in decided.fold_into(&mut state, Happiness::evolve) {
//!         journal.push(serde_json::to_string(&event).expect("an event is plain data"));
//!     }
//! }
//!
//! let mut replayed = opening;
//! for line in &journal {
//!     let event: Event = serde_json::from_str(line).expect("what was stored can be read");
//!     Happiness::evolve(&mut replayed, &event);
//! }
//! assert_eq!(replayed, state);
//! ```

#![warn(missing_docs)]

pub mod colours;
mod games;
pub mod happiness;
pub mod image;
mod kernel;
pub mod personality;
pub mod preference;
#[cfg(any(test, feature = "seeded"))]
mod seeded;
#[cfg(any(test, feature = "testing"))]
pub mod testing;

pub use games::{GameKind, UnknownGame};
pub use kernel::{
    arrangement::{Arrangement, Ranking, Slot},
    ballot::{Ballots, Lead},
    card::{CardFace, CardId, CardIdError, PileId},
    chance::{Chance, any, shuffle},
    decided::{Decided, EventDraft},
    draft::{NoAgreement, SharedDraft},
    every::every,
    finale::{APPLAUSE, Finale, finale},
    first_guess::{Closest, FirstGuesses},
    game::{Eyes, Game, Notice, Secrecy},
    mixture::Mixture,
    pile::Pile,
    rating::{Rating, UnknownRating},
    roster::{Roster, Turnout},
    sealed::Sealed,
    seat::{Seat, SeatSet},
    seating::{Seating, Team},
    secret_ballots::SecretBallots,
    show::{BREATH, Beat, Show, Ticks},
    shut::{Plain, Sealer, Shut},
    standing::Standing,
    text::{Unfit, is_stray, one_line},
};
#[cfg(any(test, feature = "seeded"))]
pub use seeded::Seeded;
