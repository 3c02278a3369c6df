//! Countries, by today's borders.

use std::fmt;

use crate::{Place, Words, data::Data, fold::fold};

/// A country or a territory.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Country(pub(crate) u8);

impl Country {
    pub fn all() -> impl Iterator<Item = Country> {
        (0..=u8::MAX).take(Data::embedded().countries.len()).map(Country)
    }

    /// The country of that name, in either language and whatever its accents and capitals.
    pub fn named(name: &str) -> Option<Country> {
        let wanted = fold(name);
        Country::all().find(|country| {
            let facts = &Data::embedded().countries[usize::from(country.0)];
            let names = [facts.words.en, facts.words.fr];
            names.into_iter().chain(facts.other_names.split("; ")).any(|name| fold(name) == wanted)
        })
    }

    pub fn words(self) -> Words<'static> {
        Data::embedded().countries[usize::from(self.0)].words
    }

    /// The place cards that somebody of this country fits.
    pub fn places(self) -> impl Iterator<Item = Place> {
        Place::ALL.into_iter().filter(move |place| self.place_bits() & place.bit() != 0)
    }

    pub(crate) fn place_bits(self) -> u32 {
        Data::embedded().countries[usize::from(self.0)].places
    }
}

impl fmt::Debug for Country {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words().en)
    }
}
