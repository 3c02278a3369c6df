//! Somebody at a table, with their own way of working a page.

use super::guest::{Guest, deed};
use crate::support::Key;

/// How somebody works a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Manner {
    Taps,
    Keys,
    /// Without the script: what changes is seen after a reload.
    Plain,
}

/// Somebody who plays.
pub(crate) struct Player {
    pub(crate) guest: Guest,
    pub(crate) manner: Manner,
}

impl Player {
    /// Waits for something on the page, loading it again where it does not come by itself.
    pub(crate) async fn finds(&self, css: &str) {
        match self.manner {
            Manner::Taps | Manner::Keys => self.guest.until_seen(css).await,
            Manner::Plain => self.guest.until_after_reload(css).await,
        }
    }

    pub(crate) async fn presses(&self, css: &str) {
        self.finds(css).await;
        self.presses_there(css).await;
    }

    /// Presses something of the page as it lies there: one that is loaded again forgets what was ticked.
    pub(crate) async fn presses_there(&self, css: &str) {
        match self.manner {
            Manner::Taps => self.guest.presses(css).await,
            Manner::Plain => self.guest.submits(css).await,
            Manner::Keys => {
                self.guest.tabs_to(css).await;
                self.guest.press(Key::Enter).await;
            }
        }
    }

    pub(crate) async fn does(&self, what: &str) {
        self.presses(&deed(what)).await;
    }
}
