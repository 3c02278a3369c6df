//! How does the almanac know?

use std::borrow::Cow;

use rules::image::{BilingualText, Evidence, KnownField, Renown};

use crate::{Criterion, Field, Letter, Person, Status};

impl Person<'_> {
    /// What is shown to all in a challenge: what speaks for the card or, if nothing does, all that is known.
    pub fn evidence(&self, criterion: Criterion) -> Evidence {
        match criterion {
            Criterion::Place(place) => {
                let fitting = self.ties_to(place.bit());
                Evidence::Places { ties: if fitting.is_empty() { self.ties() } else { fitting } }
            }
            Criterion::Time(_) | Criterion::Status(Status::Living | Status::Dead) => {
                Evidence::Life { life: self.life() }
            }
            Criterion::Activity(field) => {
                let renown = self.known_fields().find(|(known, _)| *known == field);
                Evidence::Fields {
                    fields: match renown {
                        Some(found) => vec![known_field(found)],
                        None => self.known_fields().map(known_field).collect(),
                    },
                }
            }
            Criterion::Status(Status::Fictional | Status::Nonfictional) => {
                Evidence::Nature { story: self.story() }
            }
            Criterion::Letter(_) | Criterion::FirstLetter(_) | Criterion::AnyLetter => {
                let (letters, otherwise) = self.initials(criterion);
                Evidence::Names {
                    name: self.name(),
                    last_name: self.last_name().map(Cow::Borrowed),
                    letters: letters.iter().map(Letter::char).collect(),
                    otherwise: otherwise.map(str::to_owned),
                }
            }
        }
    }

    fn known_fields(&self) -> impl Iterator<Item = (Field, Renown)> + use<> {
        let well_known = self.fields().map(|field| (field, Renown::WellKnown));
        well_known.chain(self.further_fields().map(|field| (field, Renown::Also)))
    }
}

fn known_field((field, renown): (Field, Renown)) -> KnownField {
    KnownField { field: BilingualText::new(field.english(), field.french()), renown }
}
