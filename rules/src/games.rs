//! The list of games: the one place where all of them stand together.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// Hands the list of all games to a macro of yours, as `Game in module` pairs.
///
/// Whatever exists once for every game is made from it, here and in the crates above, so that a new game is a
/// line here and a folder a layer, and nothing can forget it.
///
/// ```
/// macro_rules! count {
///     ($($Game:ident in $module:ident),+) => { [$(stringify!($Game)),+].len() };
/// }
/// assert_eq!(rules::for_each_game!(count), rules::GameKind::ALL.len());
/// ```
#[macro_export]
macro_rules! for_each_game {
    ($callback:ident) => {
        $callback! {
            Happiness in happiness,
            Preference in preference,
            Colours in colours,
            Personality in personality,
            Image in image
        }
    };
}

macro_rules! game_kind {
    ($($Game:ident in $module:ident),+) => {
        /// The games there are. A closed set, made from the list.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
        pub enum GameKind {
            $(#[doc = concat!("The game in [`", stringify!($module), "`](crate::", stringify!($module), ").")]
            $Game),+
        }

        impl GameKind {
            /// All of them, in the order in which they are offered.
            pub const ALL: [GameKind; [$(stringify!($Game)),+].len()] = [$(GameKind::$Game),+];

            /// The short name used for folders, files, addresses and the command line.
            pub const fn slug(self) -> &'static str {
                match self { $(GameKind::$Game => stringify!($module)),+ }
            }
        }
    };
}

for_each_game!(game_kind);

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

impl FromStr for GameKind {
    type Err = UnknownGame;

    fn from_str(s: &str) -> Result<Self, UnknownGame> {
        GameKind::ALL.into_iter().find(|kind| kind.slug() == s).ok_or(UnknownGame)
    }
}

/// No game has that name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no game of that name")]
pub struct UnknownGame;
