//! The closed sets of things that cards can say.

/// An enum whose variants are numbered in the order in which they stand, each with its words in English and
/// in French. The numbers are part of the ids of cards: a new variant goes to the end.
macro_rules! closed_set {
    ($(#[$meta:meta])* $name:ident { $($(#[$note:meta])* $variant:ident, $en:literal, $fr:literal;)* }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name { $($(#[$note])* $variant,)* }

        impl $name {
            pub const ALL: [$name; [$($en),*].len()] = [$($name::$variant),*];

            /// What the card says in English, by which files call it.
            pub const fn english(self) -> &'static str {
                match self { $($name::$variant => $en,)* }
            }

            /// What the card says in French.
            pub const fn french(self) -> &'static str {
                match self { $($name::$variant => $fr,)* }
            }

            /// The one that files call by this name.
            pub fn named(name: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|one| one.english() == name)
            }

            /// Where it stands in the list, from 0.
            pub const fn index(self) -> usize {
                self as usize
            }

            /// A mask with its bit alone.
            pub const fn bit(self) -> u32 {
                1 << self as u32
            }
        }
    };
}

pub(crate) use closed_set;
