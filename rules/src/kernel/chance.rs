//! Chance is handed in from outside: the rules own no dice.

/// A source of chance. The table brings a real one, a test a scripted or seeded one.
pub trait Chance {
    /// A number from 0 to `bound - 1`, each equally likely. `bound` is at least 1.
    fn below(&mut self, bound: u32) -> u32;
}

/// One of these things, each equally likely. There must be some.
pub fn any<T: Copy>(things: &[T], chance: &mut dyn Chance) -> T {
    things[chance.below(things.len() as u32) as usize]
}

/// Puts the items into a random order, every order equally likely.
pub fn shuffle<T>(items: &mut [T], chance: &mut dyn Chance) {
    for last in (1..items.len()).rev() {
        let other = chance.below(last as u32 + 1) as usize;
        items.swap(last, other);
    }
}
