//! Made-up tables of which it is known who knows whom.

use bots::Seeded;
use rules::Chance;

/// Who knows whom at a table, and how much: nothing is 0, everything is 1.
#[derive(Debug, Clone)]
pub(crate) struct Table {
    /// By reader and subject. On the diagonal, how well somebody knows how they are seen.
    knows: Vec<Vec<f64>>,
}

/// What a table is like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Acquaintance {
    /// Nobody knows anything.
    Strangers,
    /// Of each pair it is as likely as not that one knows something of the other, little or much.
    Some,
    /// Everybody knows everybody well.
    Friends,
}

impl Acquaintance {
    pub(crate) fn words(self) -> &'static str {
        match self {
            Acquaintance::Strangers => "strangers",
            Acquaintance::Some => "some know some",
            Acquaintance::Friends => "friends",
        }
    }
}

/// Whoever knows anything knows so much at least, and at most.
const KNOWN: (f64, f64) = (0.35, 0.95);
/// What friends know of each other.
const WELL: f64 = 0.75;

impl Table {
    pub(crate) fn new(people: usize, acquaintance: Acquaintance, chance: &mut Seeded) -> Table {
        let mut knows = vec![vec![0.0; people]; people];
        for known in knows.iter_mut().flatten() {
            *known = match acquaintance {
                Acquaintance::Strangers => 0.0,
                Acquaintance::Friends => WELL,
                Acquaintance::Some if chance.one_in(2) => 0.0,
                Acquaintance::Some => KNOWN.0 + (KNOWN.1 - KNOWN.0) * unit(chance),
            };
        }
        Table { knows }
    }

    pub(crate) fn people(&self) -> usize {
        self.knows.len()
    }

    pub(crate) fn knows(&self, reader: usize, subject: usize) -> f64 {
        self.knows[reader][subject]
    }

    /// What all the others together can know of somebody: as if each had heard the others out.
    pub(crate) fn known_by_others(&self, subject: usize) -> Vec<f64> {
        (0..self.people())
            .filter(|reader| *reader != subject)
            .map(|reader| self.knows[reader][subject])
            .collect()
    }
}

/// A number between 0 and 1.
pub(crate) fn unit(chance: &mut Seeded) -> f64 {
    const STEPS: f64 = (1_u64 << 53) as f64;
    ((chance.bits() >> 11) as f64 + 0.5) / STEPS
}

/// A number of the normal law.
pub(crate) fn normal(chance: &mut Seeded) -> f64 {
    let (length, turn) = (unit(chance), unit(chance));
    (-2.0 * length.ln()).sqrt() * (std::f64::consts::TAU * turn).cos()
}

/// So many likings.
pub(crate) fn likings(count: usize, chance: &mut Seeded) -> Vec<f64> {
    (0..count).map(|_| normal(chance)).collect()
}

/// What somebody takes another's likings to be who knows so much of them.
pub(crate) fn perceived(likings: &[f64], known: f64, chance: &mut Seeded) -> Vec<f64> {
    let blur = (1.0 - known * known).sqrt();
    likings.iter().map(|liking| known * liking + blur * normal(chance)).collect()
}

/// What several together take them to be: each as much as they know. Who know nothing guess blindly.
pub(crate) fn perceived_together(likings: &[f64], known: &[f64], chance: &mut Seeded) -> Vec<f64> {
    if known.iter().all(|known| *known == 0.0) {
        return self::likings(likings.len(), chance);
    }
    let mut sum = vec![0.0; likings.len()];
    for known in known {
        let seen = perceived(likings, *known, chance);
        sum.iter_mut().zip(seen).for_each(|(sum, seen)| *sum += known * seen);
    }
    sum
}

/// The order of things by how much they are liked, the least first.
pub(crate) fn order(likings: &[f64]) -> Vec<u8> {
    let mut order: Vec<u8> = (0..likings.len() as u8).collect();
    order.sort_by(|one, other| likings[usize::from(*one)].total_cmp(&likings[usize::from(*other)]));
    order
}

/// Who is liked most, of those who may be.
pub(crate) fn most(likings: &[f64], may: impl Fn(usize) -> bool) -> usize {
    (0..likings.len())
        .filter(|one| may(*one))
        .max_by(|one, other| likings[*one].total_cmp(&likings[*other]))
        .unwrap_or(0)
}

/// One of so many.
pub(crate) fn any(count: usize, chance: &mut Seeded) -> usize {
    chance.below(count as u32) as usize
}
