//! What a command, or the passing of time, leads to at a table.

use crate::{
    event::Event,
    games::{GameDecided, GameState},
};

/// The events of one record, and the state of the game after them as far as deciding had to know it, so that
/// it need not be computed a second time when they are stored.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct TableDecided {
    pub(crate) events: Vec<Event>,
    /// The game after all its moves among the events; none where nobody has looked at it yet.
    pub(crate) game_after: Option<GameState>,
}

impl TableDecided {
    /// Accepted, and nothing changes.
    pub(crate) fn nothing() -> TableDecided {
        Vec::new().into()
    }

    /// Moves in the game, behind what comes before them.
    pub(crate) fn played(mut events: Vec<Event>, plays: GameDecided) -> TableDecided {
        let (plays, game_after) = plays.into_parts();
        events.extend(plays.into_iter().map(|play| Event::Played { play }));
        TableDecided { events, game_after }
    }

    /// Whether nothing changes.
    pub(crate) fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// What happens next, and moves nothing in the game.
    pub(crate) fn and(mut self, events: impl IntoIterator<Item = Event>) -> TableDecided {
        self.events.extend(events);
        self
    }

    /// The game after all this, when it was decided upon `before`. Made when first asked for, and kept.
    pub(crate) fn game_after<'a>(&'a mut self, before: &GameState) -> &'a GameState {
        self.game_after.get_or_insert_with(|| {
            let mut after = before.clone();
            for event in &self.events {
                if let Event::Played { play } = event {
                    after.evolve(play);
                }
            }
            after
        })
    }
}

impl From<Vec<Event>> for TableDecided {
    fn from(events: Vec<Event>) -> TableDecided {
        TableDecided { events, game_after: None }
    }
}

impl<const N: usize> From<[Event; N]> for TableDecided {
    fn from(events: [Event; N]) -> TableDecided {
        Vec::from(events).into()
    }
}
