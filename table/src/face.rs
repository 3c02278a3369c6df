//! Faces: what a guest is drawn as, in their colour.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::identity::GuestId;

/// A face that a guest wears with their colour and shape. No two guests who are here share one. Journals name
/// them: add some, never take one away.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[expect(missing_docs, reason = "a face is what it is called")]
pub enum Face {
    Fox,
    Owl,
    Panda,
    Cat,
    Lion,
    Frog,
    Rabbit,
    Penguin,
    Bear,
    Tiger,
    Koala,
    Dog,
    Pig,
    Mouse,
    Monkey,
    Sheep,
    Elephant,
    Hedgehog,
    Cow,
    Raccoon,
    Octopus,
    Duck,
    Crocodile,
    Deer,
    Whale,
    Bee,
    Walrus,
    Giraffe,
    Chick,
    Turtle,
    Parrot,
    Horse,
    Beaver,
    Unicorn,
    Dragon,
    Ghost,
    Pirate,
    Wizard,
    Snowman,
    Astronaut,
}

/// There is no such face.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no such face")]
pub struct NoSuchFace;

impl Face {
    /// Every face, in the order in which they are given out.
    pub const ALL: &[Face] = Face::VARIANTS;

    /// Its name on the wire and in the drawings.
    pub fn slug(self) -> &'static str {
        self.into()
    }

    /// The face of this name.
    pub fn named(slug: &str) -> Result<Face, NoSuchFace> {
        slug.parse().map_err(|_| NoSuchFace)
    }

    /// The face of a guest of whom no record tells one. It follows from their number, so that they have the
    /// same whenever their journal is read.
    pub(crate) fn unrecorded(guest: GuestId) -> Face {
        Face::ALL[usize::from(guest.0) % Face::ALL.len()]
    }

    /// All of them, beginning with the one that this guest would have of themselves.
    pub(crate) fn for_guest(guest: GuestId) -> impl Iterator<Item = Face> {
        let first = usize::from(guest.0) % Face::ALL.len();
        Face::ALL.iter().copied().cycle().skip(first).take(Face::ALL.len())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::door::MOST_GUESTS;

    #[test]
    fn there_are_dozens_and_enough_for_a_full_table() {
        assert!(Face::ALL.len() >= 36 && Face::ALL.len() > MOST_GUESTS);
        let names: HashSet<&str> = Face::ALL.iter().map(|face| face.slug()).collect();
        assert_eq!(names.len(), Face::ALL.len());
    }

    #[test]
    fn names_are_read_back() {
        for face in Face::ALL {
            assert_eq!(Face::named(face.slug()), Ok(*face));
            assert_eq!(serde_json::to_string(face).unwrap(), format!("{:?}", face.slug()));
        }
        for wrong in ["", "Fox", "fox ", "robot", "0"] {
            assert_eq!(Face::named(wrong), Err(NoSuchFace));
        }
    }

    /// Whoever sat at a table before there were faces keeps the one that they were given then.
    #[test]
    fn who_has_no_recorded_face_has_the_same_for_ever() {
        let faces: Vec<Face> = [0, 1, 2, 39, 40, 199].map(|id| Face::unrecorded(GuestId(id))).to_vec();
        let known = [Face::Fox, Face::Owl, Face::Panda, Face::Astronaut, Face::Fox, Face::Astronaut];
        assert_eq!(faces, known);
        for guest in [0, 7, 41] {
            let faces: Vec<Face> = Face::for_guest(GuestId(guest)).collect();
            assert_eq!(faces[0], Face::unrecorded(GuestId(guest)));
            assert_eq!(faces.iter().collect::<HashSet<_>>().len(), Face::ALL.len());
        }
    }
}
