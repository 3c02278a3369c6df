//! What a decision has led to, and how it is put together.

/// What happened because of a command or a notice, and the state after it as far as deciding had to know it.
///
/// The state after is always the fold of the events over the state before. It is kept so that nobody has to
/// fold them a second time: store the events, then let [`fold_into`](Decided::fold_into) move the state on.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use = "nothing has happened until it is folded into the state"]
pub struct Decided<State, Event> {
    events: Vec<Event>,
    after: Option<State>,
}

impl<State, Event> Decided<State, Event> {
    /// Accepted, and nothing changes.
    pub fn nothing() -> Self {
        Decided { events: Vec::new(), after: None }
    }

    /// What happened, in this order.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// What happened, for one who moves no state on.
    pub fn into_events(self) -> Vec<Event> {
        self.events
    }

    /// What happened, and the state after it where deciding had to know it.
    pub fn into_parts(self) -> (Vec<Event>, Option<State>) {
        (self.events, self.after)
    }

    /// Whether nothing changes.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// The state after all this, when it was decided upon `before`. It is made when somebody first asks for
    /// it, and kept.
    pub fn after<'a>(&'a mut self, before: &'a State, evolve: impl Fn(&mut State, &Event)) -> &'a State
    where
        State: Clone,
    {
        if self.events.is_empty() {
            return before;
        }
        self.after.get_or_insert_with(|| {
            let mut after = before.clone();
            self.events.iter().for_each(|event| evolve(&mut after, event));
            after
        })
    }

    /// Moves the state on that this was decided upon, and gives the events.
    pub fn fold_into(self, state: &mut State, evolve: impl Fn(&mut State, &Event)) -> Vec<Event> {
        match self.after {
            Some(after) => *state = after,
            None => self.events.iter().for_each(|event| evolve(state, event)),
        }
        self.events
    }

    /// The same in another's words, such as those of a sum of several games.
    pub fn map<OtherState, OtherEvent>(
        self,
        state: impl FnOnce(State) -> OtherState,
        event: impl FnMut(Event) -> OtherEvent,
    ) -> Decided<OtherState, OtherEvent> {
        Decided { events: self.events.into_iter().map(event).collect(), after: self.after.map(state) }
    }
}

/// Events alone: whoever wants the state after them folds them.
impl<State, Event> From<Vec<Event>> for Decided<State, Event> {
    fn from(events: Vec<Event>) -> Self {
        Decided { events, after: None }
    }
}

/// A decision under way: events are recorded one after another, and what follows from them is seen at once.
///
/// The state before stays as it is. It is copied once, when somebody first looks at what has become of it, so
/// that a refusal copies nothing, nor does a move from which nothing can follow.
#[derive(Debug)]
pub struct EventDraft<'a, State, Event> {
    before: &'a State,
    decided: Decided<State, Event>,
    evolve: fn(&mut State, &Event),
}

impl<'a, State: Clone, Event> EventDraft<'a, State, Event> {
    /// Nothing has happened yet.
    pub fn on(before: &'a State, evolve: fn(&mut State, &Event)) -> Self {
        EventDraft { before, decided: Decided::nothing(), evolve }
    }

    /// This happens next.
    pub fn record(&mut self, event: Event) {
        if let Some(after) = &mut self.decided.after {
            (self.evolve)(after, &event);
        }
        self.decided.events.push(event);
    }

    /// All this happens next, in this order.
    pub fn record_all(&mut self, events: impl IntoIterator<Item = Event>) {
        events.into_iter().for_each(|event| self.record(event));
    }

    /// This was decided upon the [`state`](EventDraft::state) as it is by now, and happens next.
    pub fn add(&mut self, next: Decided<State, Event>) {
        match next.after {
            Some(after) => {
                self.decided.after = Some(after);
                self.decided.events.extend(next.events);
            }
            None => self.record_all(next.events),
        }
    }

    /// What has become of the state.
    pub fn state(&mut self) -> &State {
        self.decided.after(self.before, self.evolve)
    }

    /// Records what follows of itself, one thing after another until nothing does. From nothing, nothing
    /// follows.
    ///
    /// Every game's `settle.rs` is built on it. `consequence` says what happens now without anybody asking
    /// for it; each must change the state, so that it comes to an end.
    pub fn settle(&mut self, mut consequence: impl FnMut(&State) -> Option<Event>) {
        if self.decided.is_empty() {
            return;
        }
        while let Some(event) = consequence(self.state()) {
            self.record(event);
        }
    }

    /// That is all.
    pub fn finish(self) -> Decided<State, Event> {
        self.decided
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    /// A sum, and how often it and its copies have been copied and added to.
    #[derive(Debug, Default)]
    struct Sum<'a> {
        sum: u32,
        copied: Option<&'a AtomicU32>,
        folded: Option<&'a AtomicU32>,
    }

    impl Clone for Sum<'_> {
        fn clone(&self) -> Self {
            self.copied.map(|count| count.fetch_add(1, Ordering::Relaxed));
            Sum { ..*self }
        }
    }

    fn add(state: &mut Sum<'_>, number: &u32) {
        state.folded.map(|count| count.fetch_add(1, Ordering::Relaxed));
        state.sum += number;
    }

    /// Up to the next full ten.
    fn round_up(state: &Sum<'_>) -> Option<u32> {
        (!state.sum.is_multiple_of(10)).then_some(1)
    }

    fn counted(decide: impl Fn(&mut EventDraft<'_, Sum<'_>, u32>)) -> (Vec<u32>, u32, u32, u32) {
        let (copied, folded) = (AtomicU32::new(0), AtomicU32::new(0));
        let mut state = Sum { sum: 0, copied: Some(&copied), folded: Some(&folded) };
        let mut draft = EventDraft::on(&state, add);
        decide(&mut draft);
        let events = draft.finish().fold_into(&mut state, add);
        (events, state.sum, copied.load(Ordering::Relaxed), folded.load(Ordering::Relaxed))
    }

    #[test]
    fn nothing_follows_from_nothing_and_nothing_is_copied() {
        assert_eq!(counted(|draft| draft.settle(|_| Some(1))), (vec![], 0, 0, 0));
    }

    #[test]
    fn a_move_from_which_nothing_follows_copies_nothing_and_is_folded_once() {
        assert_eq!(counted(|draft| draft.record(7)), (vec![7], 7, 0, 1));
    }

    #[test]
    fn what_follows_is_seen_at_once_and_the_state_is_copied_once() {
        let settled = |draft: &mut EventDraft<'_, Sum<'_>, u32>| {
            draft.record_all([3, 4]);
            draft.settle(round_up);
        };
        assert_eq!(counted(settled), (vec![3, 4, 1, 1, 1], 10, 1, 5));
    }

    #[test]
    fn a_decision_goes_on_from_another_one() {
        let twice = |draft: &mut EventDraft<'_, Sum<'_>, u32>| {
            draft.record(9);
            let state = draft.state().clone();
            let mut next = EventDraft::on(&state, add);
            next.record(5);
            next.settle(round_up);
            let next = next.finish();
            draft.add(next);
            draft.record(2);
        };
        let (events, sum, ..) = counted(twice);
        assert_eq!((events, sum), (vec![9, 5, 1, 1, 1, 1, 1, 1, 2], 22));
    }

    #[test]
    fn the_state_after_is_the_fold_of_the_events_whenever_it_is_asked_for() {
        let state = Sum::default();
        let mut lazily = EventDraft::on(&state, add);
        lazily.record_all([1, 2]);
        let mut lazily = lazily.finish();
        assert_eq!(lazily.after(&state, add).sum, 3);
        assert_eq!(state.sum, 0, "the state before stays as it is");
        let mut nothing = Decided::nothing();
        assert_eq!(nothing.after(&state, add).sum, 0);
    }
}
