//! Countries, by today's borders.

use std::fmt;

use rules::image::BilingualText;

use crate::{
    PlaceCard,
    data::{CountryFacts, Data},
    fold::fold,
};

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
            let CountryFacts { name, other_names, .. } = country.facts();
            [&*name.en, &*name.fr].into_iter().chain(other_names.split("; ")).any(|name| fold(name) == wanted)
        })
    }

    pub fn name(self) -> &'static BilingualText {
        &self.facts().name
    }

    /// The place cards that somebody of this country fits.
    pub fn places(self) -> impl Iterator<Item = PlaceCard> {
        PlaceCard::ALL.into_iter().filter(move |place| self.place_bits() & place.bit() != 0)
    }

    pub(crate) fn place_bits(self) -> u32 {
        self.facts().places
    }

    fn facts(self) -> &'static CountryFacts {
        &Data::embedded().countries[usize::from(self.0)]
    }
}

impl fmt::Debug for Country {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name().en)
    }
}
