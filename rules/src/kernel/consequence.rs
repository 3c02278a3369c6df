//! What follows from what has happened.

/// What has happened, and what follows from it of itself, one thing after another until nothing does.
///
/// Every game's `settle.rs` is built on it. `consequence` says what happens now without anybody asking for
/// it; each must change the state, so that it comes to an end.
pub fn with_consequences<State: Clone, Event>(
    state: &State,
    mut events: Vec<Event>,
    evolve: impl Fn(&mut State, &Event),
    mut consequence: impl FnMut(&State) -> Option<Event>,
) -> Vec<Event> {
    if events.is_empty() {
        return events;
    }
    let mut after = state.clone();
    events.iter().for_each(|event| evolve(&mut after, event));
    while let Some(event) = consequence(&after) {
        evolve(&mut after, &event);
        events.push(event);
    }
    events
}
