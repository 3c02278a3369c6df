//! Whether a connection is worth its place: when somebody last asked for something, or took what was sent.

use std::sync::{Arc, Mutex};

use tokio::time::{Duration, Instant};

use crate::limits::lock;

/// What a connection does at the moment. Bytes that trickle in are nothing.
#[derive(Debug, Clone)]
pub(crate) struct Activity(Arc<Mutex<State>>);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    /// We are at work on a request.
    Ours,
    /// It is for the other end to send or to take something, since then.
    Theirs(Instant),
}

impl Activity {
    pub(super) fn new() -> Activity {
        Activity(Arc::new(Mutex::new(State::Theirs(Instant::now()))))
    }

    /// A request has come: until this is dropped we are at work on it.
    pub(crate) fn works(&self) -> Working {
        *lock(&self.0) = State::Ours;
        Working(self.clone())
    }

    /// The rest of a request is still to come: until this is dropped we wait for it.
    pub(crate) fn waits_for_guest(&self) -> Waiting {
        *lock(&self.0) = State::Theirs(Instant::now());
        Waiting(self.clone())
    }

    /// Something of the answer has been taken.
    pub(super) fn wrote(&self) {
        let mut state = lock(&self.0);
        if let State::Theirs(since) = &mut *state {
            *since = Instant::now();
        }
    }

    pub(super) fn is_silent_for(&self, span: Duration) -> bool {
        matches!(*lock(&self.0), State::Theirs(since) if since.elapsed() >= span)
    }
}

#[derive(Debug)]
pub(crate) struct Working(Activity);

impl Drop for Working {
    fn drop(&mut self) {
        *lock(&self.0.0) = State::Theirs(Instant::now());
    }
}

#[derive(Debug)]
pub(crate) struct Waiting(Activity);

impl Drop for Waiting {
    fn drop(&mut self) {
        *lock(&self.0.0) = State::Ours;
    }
}
