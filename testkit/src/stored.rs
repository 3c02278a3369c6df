//! What a stored enum can be, asked of serde itself and not of the source.

use std::fmt;

use serde::de::{DeserializeOwned, Error, value::MapDeserializer};

/// A variant that no enum has.
const NOBODY: &str = "no such variant";

/// The names under which the variants of an enum are stored that has its variant in the field `tag`.
///
/// # Panics
///
/// If `T` is no such enum.
#[track_caller]
pub fn stored_variants<T: DeserializeOwned>(tag: &str) -> &'static [&'static str] {
    let fields = MapDeserializer::<_, Known>::new([(tag, NOBODY)].into_iter());
    match T::deserialize(fields) {
        Err(Known::Variants(known)) => known,
        Err(Known::Other(error)) => panic!("not an enum with its variant in `{tag}`: {error}"),
        Ok(_) => panic!("not an enum: it takes `{NOBODY}`"),
    }
}

/// An error that remembers what would have been right.
#[derive(Debug)]
enum Known {
    Variants(&'static [&'static str]),
    Other(String),
}

impl Error for Known {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Known::Other(message.to_string())
    }

    fn unknown_variant(_: &str, expected: &'static [&'static str]) -> Self {
        Known::Variants(expected)
    }
}

impl fmt::Display for Known {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for Known {}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::stored_variants;

    #[derive(Deserialize)]
    #[serde(tag = "kind", rename_all = "snake_case")]
    #[allow(dead_code, reason = "only its names matter")]
    enum Pet {
        Cat,
        GuineaPig { name: String },
    }

    #[test]
    fn variants_are_named_as_they_are_stored() {
        assert_eq!(stored_variants::<Pet>("kind"), ["cat", "guinea_pig"]);
    }

    #[test]
    #[should_panic(expected = "not an enum")]
    fn what_is_no_enum_is_told() {
        stored_variants::<u8>("kind");
    }
}
