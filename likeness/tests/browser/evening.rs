//! One test, one evening: a server of its own and as many browsers as it says it needs.

use std::sync::{Condvar, Mutex, PoisonError};

use crate::support::{Browsers, Engine, Server, play, play_in};

/// So many browsers live at once, over all tests: a whole game before a stage, and small tests beside it.
/// More would only take turns on a small machine.
const MOST_BROWSERS: usize = 8;

static FREE: Mutex<usize> = Mutex::new(MOST_BROWSERS);
static LEFT: Condvar = Condvar::new();

/// Runs a test with a fresh server and room for so many browsers.
pub(crate) fn evening(browsers: usize, body: impl AsyncFnOnce(&Browsers, &mut Server)) {
    evening_with(browsers, &[], body);
}

/// The same with a server that is started with these arguments.
pub(crate) fn evening_with(
    browsers: usize,
    arguments: &[&str],
    body: impl AsyncFnOnce(&Browsers, &mut Server),
) {
    evening_in(Engine::Chromium, browsers, arguments, body);
}

/// The same with browsers of another engine.
pub(crate) fn evening_in(
    engine: Engine,
    browsers: usize,
    arguments: &[&str],
    body: impl AsyncFnOnce(&Browsers, &mut Server),
) {
    let _room = Room::for_browsers(browsers);
    let mut server = Server::start_with(arguments);
    play_in(engine, async |browsers| body(browsers, &mut server).await);
}

/// Runs a test that needs so many browsers and no server.
pub(crate) fn without_server(browsers: usize, body: impl AsyncFnOnce(&Browsers)) {
    let _room = Room::for_browsers(browsers);
    play(body);
}

/// Room for some browsers, given back when the test is over, whatever happens.
struct Room(usize);

impl Room {
    fn for_browsers(count: usize) -> Room {
        assert!(count <= MOST_BROWSERS, "a test with {count} browsers would wait for ever");
        let free = FREE.lock().unwrap_or_else(PoisonError::into_inner);
        let mut free = LEFT.wait_while(free, |free| *free < count).unwrap_or_else(PoisonError::into_inner);
        *free -= count;
        Room(count)
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        *FREE.lock().unwrap_or_else(PoisonError::into_inner) += self.0;
        LEFT.notify_all();
    }
}
