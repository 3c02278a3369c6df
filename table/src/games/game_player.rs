//! A bot in the game being played.

use almanac::Almanac;
use bots::{BotGame, Character, Player};
use rules::{Chance, GameKind, for_each_game, match_game};

use super::{GameCommand, GameView};

macro_rules! game_player {
    ($($Game:ident in $module:ident),+) => {
        /// A bot in the game being played.
        #[derive(Debug)]
        pub(crate) enum GamePlayer { $($Game(Box<bots::$module::Bot>)),+ }

        $(impl From<bots::$module::Bot> for GamePlayer {
            fn from(bot: bots::$module::Bot) -> GamePlayer {
                GamePlayer::$Game(Box::new(bot))
            }
        })+
    };
}

for_each_game!(game_player);

const OTHER_MIND: &str = "a mind is made for the game being played";

impl GamePlayer {
    pub(crate) fn new(kind: GameKind, character: Character, almanac: &'static Almanac) -> GamePlayer {
        match_game!(kind, G => G::bot(character, almanac).into())
    }

    pub(crate) fn observe(&mut self, view: &GameView) {
        match_game!(
            (self, view),
            (GamePlayer::G(bot), GameView::G(view)) => bot.observe(view),
            _ => unreachable!("{OTHER_MIND}"),
        );
    }

    /// Whether it wants to do something although nobody waits for it.
    pub(crate) fn speaks_up(&self, view: &GameView) -> bool {
        match_game!(
            (self, view),
            (GamePlayer::G(bot), GameView::G(view)) => bot.speaks_up(view),
            _ => unreachable!("{OTHER_MIND}"),
        )
    }

    pub(crate) fn choose(&mut self, view: &GameView, chance: &mut dyn Chance) -> Option<GameCommand> {
        match_game!(
            (self, view),
            (GamePlayer::G(bot), GameView::G(view)) => bot.choose(view, chance).map(GameCommand::from),
            _ => unreachable!("{OTHER_MIND}"),
        )
    }

    /// The same when somebody has asked the bots to go ahead.
    pub(crate) fn help(&mut self, view: &GameView, chance: &mut dyn Chance) -> Option<GameCommand> {
        match_game!(
            (self, view),
            (GamePlayer::G(bot), GameView::G(view)) => bot.help(view, chance).map(GameCommand::from),
            _ => unreachable!("{OTHER_MIND}"),
        )
    }
}
