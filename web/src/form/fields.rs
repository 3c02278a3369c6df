//! The fields of a form, and how they are read.

use std::str::FromStr;

use rules::{Mixture, Rating, Seat, Slot, Team};
use table::{Badge, GuestId};

use super::FormError;

/// The fields of a posted form, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Fields(pub(crate) Vec<(String, String)>);

impl Fields {
    #[cfg(test)]
    pub(super) fn of(fields: &[(&str, &str)]) -> Fields {
        Fields(fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect())
    }

    /// The first field of that name, even when it is empty.
    pub(crate) fn text(&self, name: &'static str) -> Result<&str, FormError> {
        self.all(name).next().ok_or(FormError::Missing(name))
    }

    pub(crate) fn all<'a>(&'a self, name: &'static str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The fields whose names begin like this: the rest of each name, and the value.
    pub(crate) fn starting<'a>(&'a self, prefix: &'static str) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.0.iter().filter_map(move |(name, value)| Some((name.strip_prefix(prefix)?, value.as_str())))
    }

    pub(crate) fn parsed<T: FromStr>(&self, name: &'static str) -> Result<T, FormError> {
        self.text(name)?.parse().map_err(|_| FormError::Unreadable(name))
    }

    /// None when the field is missing or empty.
    pub(crate) fn optional<T: FromStr>(&self, name: &'static str) -> Result<Option<T>, FormError> {
        match self.all(name).next() {
            None | Some("") => Ok(None),
            Some(text) => text.parse().map(Some).map_err(|_| FormError::Unreadable(name)),
        }
    }

    pub(crate) fn card(&self) -> Result<Slot, FormError> {
        Ok(Slot(self.parsed("card")?))
    }

    /// The chosen sets of cards. A button names the one that it puts into the box, or takes out of it if it
    /// is there.
    pub(crate) fn sets(&self) -> Vec<String> {
        let mut sets: Vec<String> = self.all("sets").map(str::to_owned).collect();
        if let Some(flipped) = self.all("flipped_set").next() {
            let before = sets.len();
            sets.retain(|set| set != flipped);
            if sets.len() == before {
                sets.push(flipped.to_owned());
            }
        }
        sets
    }

    /// The highest rating; the widest circle when nothing is said.
    pub(crate) fn rating(&self) -> Result<Rating, FormError> {
        Ok(self.optional("rating")?.unwrap_or_default())
    }

    /// What becomes of the table's own cards.
    pub(crate) fn mixture(&self) -> Result<Mixture, FormError> {
        if self.all("own_cards").next().is_some() { self.word("own_cards") } else { Ok(Mixture::default()) }
    }

    pub(crate) fn seat(&self, name: &'static str) -> Result<Seat, FormError> {
        Ok(Seat(self.parsed(name)?))
    }

    /// The seats that are named, in order, one as often as it is.
    pub(crate) fn seats(&self, name: &'static str) -> Result<Vec<Seat>, FormError> {
        let seat = |text: &str| text.parse().map(Seat).map_err(|_| FormError::Unreadable(name));
        self.all(name).map(seat).collect()
    }

    pub(crate) fn guest(&self) -> Result<GuestId, FormError> {
        Ok(GuestId(self.parsed("guest")?))
    }

    pub(crate) fn team(&self) -> Result<Team, FormError> {
        Ok(Team(self.parsed("team")?))
    }

    pub(crate) fn badge(&self) -> Result<Badge, FormError> {
        let number: u8 = self.parsed("badge")?;
        number.try_into().map_err(|_| FormError::Unreadable("badge"))
    }

    /// The word for an option, as the options themselves are written.
    pub(crate) fn word<T: serde::de::DeserializeOwned>(&self, name: &'static str) -> Result<T, FormError> {
        serde_json::from_value(self.text(name)?.into()).map_err(|_| FormError::Unreadable(name))
    }
}
