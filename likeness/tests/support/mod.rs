//! What the tests from outside share: a server of their own, and real browsers to visit it with.
//!
//! ```text
//! play(async |browsers| {
//!     let server = Server::start();
//!     let ana = browsers.open(Device::phone().french()).await;
//!     ana.goto(server.url("/")).await;
//!     ana.click_text("Ouvrir une table").await;
//! });
//! ```
//!
//! Helpers panic with a sentence when something does not come about: a test has nothing better to do. They
//! wait as long as [`PATIENCE`], so no test depends on the speed of the machine.

mod accessibility;
mod behaviour;
mod browser;
mod browsers;
pub(crate) mod cluster;
pub(crate) mod colours;
mod device;
mod display;
mod driver;
mod engine;
pub(crate) mod guest;
pub(crate) mod http;
pub(crate) mod image;
pub(crate) mod personality;
pub(crate) mod player;
mod pointer;
pub(crate) mod preference;
mod server;
pub(crate) mod tap;
mod wire;

use std::{path::PathBuf, time::Duration};

pub(crate) use browser::Browser;
pub(crate) use browsers::{Browsers, play, play_in};
pub(crate) use device::Device;
pub(crate) use engine::Engine;
pub(crate) use server::Server;
pub(crate) use thirtyfour::Key;
pub(crate) use wire::Ways;

/// How long a helper waits before it gives up. Far beyond what a loaded machine needs: only a broken test
/// waits so long.
pub(crate) const PATIENCE: Duration = Duration::from_secs(40);

/// A folder below the repository's `target`.
pub(crate) fn target(folder: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../target")).join(folder)
}
