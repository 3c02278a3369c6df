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
    ($callback:ident) => { $crate::for_each_game! { @list {$callback} {} } };
    // What else is handed to the macro stands before the list.
    (@list {$($callback:tt)+} {$($task:tt)*}) => {
        $($callback)+! {
            $($task)*
            Happiness in happiness,
            Preference in preference,
            Colours in colours,
            Personality in personality,
            Image in image
        }
    };
}

/// A `match` that has one arm for all games: in it `G` is the type of the game that it is.
///
/// It takes a [`GameKind`], a value of a type that has one variant a game, named like the game, or two of
/// them; two that are not of the same game need another arm. Outside of tests this is the only way in which
/// one of several games is found, so that nothing besides the list has to name them.
///
/// ```
/// use rules::{Game, GameKind, match_game};
///
/// fn most_players(game: GameKind) -> u8 {
///     match_game!(game, G => *G::SEATS.end())
/// }
/// assert_eq!(most_players(GameKind::Colours), 6);
///
/// macro_rules! game_options {
///     ($($Game:ident in $module:ident),+) => { enum GameOptions { $($Game(rules::$module::Options)),+ } };
/// }
/// rules::for_each_game!(game_options);
///
/// fn is_usual(options: &GameOptions) -> bool {
///     match_game!(options, GameOptions::G(options) => *options == <G as Game>::Options::default())
/// }
/// assert!(is_usual(&GameOptions::Image(Default::default())));
/// ```
#[macro_export]
macro_rules! match_game {
    ($kind:expr, $G:ident => $arm:expr $(,)?) => {
        $crate::for_each_game! { @list {$crate::match_game} {@kind ($kind) $G {$arm}} }
    };
    ($value:expr, $Sum:ident::$G:ident($part:pat) => $arm:expr $(,)?) => {
        $crate::for_each_game! { @list {$crate::match_game} {@one ($value) $Sum $G ($part) {$arm}} }
    };
    (
        $pair:expr,
        ($A:ident::$G:ident($a:pat), $B:ident::$Same:ident($b:pat)) => $arm:expr,
        _ => $else:expr $(,)?
    ) => {
        $crate::for_each_game! {
            @list {$crate::match_game} {@two ($pair) $A $B $G ($a, $b) {$arm} {$else}}
        }
    };
    (@kind ($kind:expr) $G:ident $arm:tt $($Game:ident in $module:ident),+) => {
        match $kind { $($crate::GameKind::$Game => { type $G = $crate::$module::$Game; $arm })+ }
    };
    (@one ($value:expr) $Sum:ident $G:ident ($part:pat) $arm:tt $($Game:ident in $module:ident),+) => {
        match $value {
            $($Sum::$Game($part) => {
                #[allow(dead_code, reason = "an arm need not ask which game it is")]
                type $G = $crate::$module::$Game;
                $arm
            })+
        }
    };
    (
        @two ($pair:expr) $A:ident $B:ident $G:ident ($a:pat, $b:pat) $arm:tt $else:tt
        $($Game:ident in $module:ident),+
    ) => {
        match $pair {
            $(($A::$Game($a), $B::$Game($b)) => {
                #[allow(dead_code, reason = "an arm need not ask which game it is")]
                type $G = $crate::$module::$Game;
                $arm
            })+
            _ => $else,
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
