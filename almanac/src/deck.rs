//! The deck of IMAGE: which cards there are, and how many of each (IM-2).
//!
//! It lives here and not among the deck files because a card of IMAGE has nothing to say beyond its
//! criterion, several cards say the same, and the almanac decides which criteria it can answer for.

use rules::CardId;

use crate::{Criterion, Field, Period, PlaceCard, Status};

impl Criterion {
    /// How many cards of the deck ask for this.
    pub fn copies(self) -> u8 {
        match self {
            Criterion::Place(PlaceCard::Europe) => 3,
            Criterion::Place(
                PlaceCard::Asia
                | PlaceCard::NorthAmerica
                | PlaceCard::UnitedStates
                | PlaceCard::UnitedKingdom
                | PlaceCard::France
                | PlaceCard::Italy,
            ) => 2,
            Criterion::Place(_) => 1,
            Criterion::Time(Period::Century20) => 3,
            Criterion::Time(Period::Century19) => 2,
            Criterion::Time(_) => 1,
            Criterion::Activity(
                Field::Politics | Field::Literature | Field::FilmAndTv | Field::Music | Field::Science,
            ) => 2,
            // Too wide or too narrow for a card.
            Criterion::Activity(Field::Scholarship | Field::Journalism | Field::Society) => 0,
            Criterion::Activity(_) => 1,
            Criterion::Status(Status::Living | Status::Dead | Status::Fictional | Status::Nonfictional) => 3,
            Criterion::Letter(letter) => match letter.char() {
                'Q' | 'X' => 0,
                'S' | 'M' | 'B' | 'C' => 2,
                _ => 1,
            },
            // The same cards as those of the last name.
            Criterion::FirstLetter(_) => 0,
            Criterion::AnyLetter => 4,
        }
    }
}

/// All 112 cards, in the order of kinds.
pub fn deck() -> Vec<CardId> {
    Criterion::all()
        .flat_map(|criterion| (0..criterion.copies()).filter_map(move |copy| criterion.card(copy)))
        .collect()
}
