//! How a bot's moves are timed among people.

/// How much time people should be left before a bot makes its next move. How long each of them is in seconds
/// is the table's to say, which knows whether a person could do it as well ([`crate::BotGame::could_do_it`]).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tempo {
    /// As long as somebody thinks who knows what to do.
    Think,
    /// Longer: the move ends what people may do meanwhile for themselves.
    Wait,
    /// Longer, too: others may do it, and a bot leaves people the first word.
    Defer,
    /// Longer, too: one thing more has come to light, which people look at before the next.
    Look,
    /// Longest: the move takes away a result that people are looking at.
    Read,
}
