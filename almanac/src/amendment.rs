//! What the corrections say of one person.

use rules::image::{Vital, Year};

use crate::{Country, Letters};

/// Everything that a corrections file can change.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Amendment {
    pub(crate) born: Option<Year>,
    pub(crate) died: Option<Year>,
    pub(crate) vital: Option<Vital>,
    pub(crate) places: Vec<Country>,
    pub(crate) no_places: Vec<Country>,
    /// As bits of [`Field`](crate::Field).
    pub(crate) fields: u32,
    pub(crate) loose_fields: u32,
    pub(crate) no_fields: u32,
    pub(crate) letters: Letters,
    pub(crate) aliases: Vec<String>,
}

/// One line of a corrections file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Change {
    Born(Year),
    Died(Year),
    Vital(Vital),
    Place(Country),
    NoPlace(Country),
    Field(u32),
    LooseField(u32),
    NoField(u32),
    Letter(Letters),
    Alias(String),
}

impl Amendment {
    /// Takes one more change in. What comes later counts.
    pub(crate) fn take(&mut self, change: Change) {
        match change {
            Change::Born(year) => self.born = Some(year),
            Change::Died(year) => {
                self.died = Some(year);
                self.vital = Some(Vital::Dead);
            }
            Change::Vital(vital) => self.vital = Some(vital),
            Change::Place(country) => {
                self.no_places.retain(|other| *other != country);
                self.places.push(country);
            }
            Change::NoPlace(country) => {
                self.places.retain(|other| *other != country);
                self.no_places.push(country);
            }
            Change::Field(field) => {
                self.no_fields &= !field;
                self.fields |= field;
            }
            Change::LooseField(field) => {
                self.no_fields &= !field;
                self.loose_fields |= field;
            }
            Change::NoField(field) => {
                self.fields &= !field;
                self.loose_fields &= !field;
                self.no_fields |= field;
            }
            Change::Letter(letters) => {
                self.letters = self.letters.iter().chain(letters.iter()).collect();
            }
            Change::Alias(alias) => self.aliases.push(alias),
        }
    }
}
