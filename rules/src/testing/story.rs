//! Short stories with a moral: given these events, when somebody does this, then that happens.

use crate::{Eyes, Game, Notice, Seat, Seating, Seeded};

/// A game that has come to some point, and what was answered there last.
#[derive(Debug, Clone)]
pub struct Story<G: Game> {
    state: G::State,
    answer: Option<Result<Vec<G::Event>, G::Refusal>>,
    chance: Seeded,
}

/// A game that opens like this. Panics when it is not admitted.
#[track_caller]
pub fn given<G: Game>(options: &G::Options, seating: impl Into<Seating>, supply: G::Supply) -> Story<G> {
    let seating = seating.into();
    if let Err(refusal) = G::admit(options, &seating, &supply) {
        panic!("the game does not open: {refusal}");
    }
    Story { state: G::opening(options, &seating, supply), answer: None, chance: Seeded::new(0) }
}

impl<G: Game> Story<G> {
    /// What had happened before.
    pub fn and(mut self, events: impl IntoIterator<Item = G::Event>) -> Self {
        events.into_iter().for_each(|event| G::evolve(&mut self.state, &event));
        self
    }

    /// Lets chance fall another way.
    pub fn by_chance(mut self, seed: u64) -> Self {
        self.chance = Seeded::new(seed);
        self
    }

    /// Somebody asks for something; if it is accepted, it is done at once.
    #[track_caller]
    #[expect(clippy::needless_pass_by_value, reason = "a story names its commands in place")]
    pub fn when(mut self, seat: Seat, command: G::Command) -> Self {
        self.was_not_refused();
        let answer = G::decide(&self.state, seat, &command, &mut self.chance);
        self.answer = Some(answer.map(|decided| decided.fold_into(&mut self.state, G::evolve)));
        self
    }

    /// The table says something about a seat.
    #[track_caller]
    pub fn told(mut self, notice: Notice) -> Self {
        self.was_not_refused();
        let decided = G::notice(&self.state, notice, &mut self.chance);
        self.answer = Some(Ok(decided.fold_into(&mut self.state, G::evolve)));
        self
    }

    /// Exactly this happened.
    #[track_caller]
    pub fn then(self, expected: impl IntoIterator<Item = G::Event>) -> Self {
        let expected: Vec<G::Event> = expected.into_iter().collect();
        let events = self.events();
        if events != expected {
            panic!("\n   expected: {}\n   happened: {}", plain(&expected), plain(events));
        }
        self
    }

    /// This is why not, and nothing happened.
    #[track_caller]
    #[expect(clippy::needless_pass_by_value, reason = "a story names its refusals in place")]
    pub fn refused(mut self, expected: G::Refusal) -> Self {
        match self.answer.take() {
            Some(Err(refusal)) => assert_eq!(refusal, expected),
            Some(Ok(events)) => {
                panic!("expected the refusal {expected:?}, but it was done: {}", plain(&events))
            }
            None => panic!("nobody has asked for anything"),
        }
        self
    }

    /// What happened last, for a test that wants to look at it itself.
    #[track_caller]
    pub fn events(&self) -> &[G::Event] {
        match &self.answer {
            Some(Ok(events)) => events,
            Some(Err(refusal)) => panic!("refused: {refusal}"),
            None => panic!("nobody has asked for anything"),
        }
    }

    /// What is seen at this point.
    pub fn seen_by(&self, eyes: Eyes) -> G::View {
        G::view(&self.state, eyes)
    }

    /// The game as it is at this point.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// A story does not go on after a refusal that nobody expected.
    #[track_caller]
    fn was_not_refused(&self) {
        if let Some(Err(refusal)) = &self.answer {
            panic!("refused: {refusal}");
        }
    }
}

/// As the journal has it: unlike `Debug` it shows what is sealed.
fn plain<E: serde::Serialize>(events: &[E]) -> String {
    serde_json::to_string(events).expect("events are stored as JSON")
}
