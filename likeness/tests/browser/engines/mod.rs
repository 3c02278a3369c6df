//! A whole short game of each game in each of the three engines, on a phone and before a stage: Ana has the
//! phone, and her friends play through the API, so that everything she does she does on the screen.
//!
//! `cargo xtask test --engine firefox` plays those of one engine, `cargo xtask engines` plays all of them at
//! every size and writes down in `docs/engines.md` what came of it.

mod colours;
mod happiness;
mod image;
mod matrix;
mod party;
mod personality;
mod preference;
mod stages;

use rules::GameKind;

use super::evening::evening_in;
use crate::support::{Device, Engine};
use party::{Care, Party, Scene};

/// Plays a whole game on these two screens, with a look at both in every phase.
fn plays_whole_game(engine: Engine, kind: GameKind, scene: Scene) {
    evening_in(engine, 2, &[], async |browsers, server| {
        let mut party = Party::gather(browsers, server, kind, scene).await;
        match kind {
            GameKind::Happiness => happiness::play(&party).await,
            GameKind::Preference => preference::play(&party).await,
            GameKind::Colours => colours::play(&party).await,
            GameKind::Personality => personality::play(&party).await,
            GameKind::Image => image::play(&mut party, server).await,
        }
        party.looks("the end").await;
    });
}

/// What most people play on.
fn phone_and_stage() -> Scene {
    Scene { hand: Device::phone(), stage: Device::stage(), language: "en", care: Care::Axe }
}

/// A test for each game and engine.
macro_rules! in_engine {
    ($engine:ident as $name:ident: $($Game:ident in $module:ident),+) => {
        mod $name {
            use super::{Engine, GameKind, phone_and_stage, plays_whole_game};

            $(
                #[test]
                fn $module() {
                    plays_whole_game(Engine::$engine, GameKind::$Game, phone_and_stage());
                }
            )+
        }
    };
}
macro_rules! in_every_engine {
    ($($games:tt)+) => {
        in_engine!(Chromium as chromium: $($games)+);
        in_engine!(Firefox as firefox: $($games)+);
        in_engine!(WebKit as webkit: $($games)+);
    };
}
rules::for_each_game!(in_every_engine);
