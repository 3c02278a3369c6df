//! How a game ended.

use std::fmt;

use serde::{Serialize, Serializer, ser::SerializeMap};

use crate::counted;

/// How a game ended, in the numbers that it is played for.
#[derive(Debug, Clone, PartialEq)]
pub struct Outcome {
    pub turns: u32,
    pub measures: Vec<Measure>,
}

/// One of the numbers that a game ends with.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Measure {
    pub name: &'static str,
    pub value: f64,
}

impl Outcome {
    pub(crate) fn new<const N: usize>(turns: u32, measures: [(&'static str, f64); N]) -> Outcome {
        let measures = measures.into_iter().map(|(name, value)| Measure { name, value }).collect();
        Outcome { turns, measures }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&counted(self.turns as usize, "turn"))?;
        self.measures.iter().try_for_each(|Measure { name, value }| {
            // Blind luck is the only one that is not a whole number.
            let digits = if value.fract() == 0.0 { 0 } else { 2 };
            write!(f, ", {name} {value:.digits$}")
        })
    }
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(1 + self.measures.len()))?;
        map.serialize_entry("turns", &self.turns)?;
        for Measure { name, value } in &self.measures {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}
