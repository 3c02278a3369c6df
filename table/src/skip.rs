//! What is skipped at a table where one person plays with bots.

use bots::Tempo;
use journal::{Millis, Seq};
use rules::{Eyes, Seat};

use crate::{
    games::GameView,
    identity::GuestId,
    state::{Playing, State},
};

/// Bots go on without pauses until somebody is wanted, or there is something to see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Skip {
    /// Who skips.
    by: Seat,
    /// In which step they have said so.
    step: Seq,
    reveals: Reveals,
}

/// What becomes of a reveal that comes before they are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Reveals {
    /// It is shown: who skips while bots think does not know what will be seen.
    Seen,
    /// It is over when it begins, and its result lies there: who skips during a reveal wants no more of it.
    Skipped,
}

impl State {
    /// Whether the game waits for a seat, or for what it could do as well as the bot that holds back from it.
    pub(crate) fn wants(&self, game: &Playing, seat: Seat) -> bool {
        let mine = game.state.view(Eyes::Seat(seat));
        let holds_back = |bot: &GameView| !matches!(bot.tempo(), Tempo::Think | Tempo::Wait);
        let left_to_me = |bot: GameView| holds_back(&bot) && bot.could_be_done_by(&mine);
        game.state.waiting_on().contains(seat) || self.bots_in_turn(game).any(left_to_me)
    }

    /// What the bots see whom the game waits for.
    fn bots_in_turn<'a>(&'a self, game: &'a Playing) -> impl Iterator<Item = GameView> {
        let waiting_on = game.state.waiting_on();
        let seats = self.played_by_bots().map(|(_, _, seat)| seat);
        seats.filter(move |seat| waiting_on.contains(*seat)).map(|seat| game.state.view(Eyes::Seat(seat)))
    }

    /// Somebody skips ahead from here.
    pub(crate) fn skip_ahead(&mut self, guest: GuestId, at: Millis) {
        let (step, seat) = (self.step, self.seat_of(guest));
        if let (Some(game), Some(by)) = (&mut self.game, seat) {
            let reveals = if game.is_showing(at) { Reveals::Skipped } else { Reveals::Seen };
            game.skip = Some(Skip { by, step, reveals });
        }
    }

    /// What a record leaves of a skip. Looked at when all of the record is folded, since what its events lead
    /// to may be known without what lies between.
    pub(crate) fn go_on_skipping(&mut self, at: Millis) {
        let Some(skip) = self.game.as_ref().and_then(|game| game.skip) else { return };
        let alone = self.lone_person().is_some();
        if let Some(game) = self.game.as_mut().filter(|_| alone && skip.reveals == Reveals::Skipped) {
            game.show = game.show.map(|show| show.ended_by(at));
        }
        let lasts = alone && self.game.as_ref().is_some_and(|game| self.skips_on(game, skip, at));
        if let Some(game) = self.game.as_mut().filter(|_| !lasts) {
            game.skip = None;
        }
    }

    /// Whether there is nothing to do and nothing to see yet.
    fn skips_on(&self, game: &Playing, skip: Skip, at: Millis) -> bool {
        // The result that lies there when somebody skips has been read; any other has not.
        let is_new = skip.reveals == Reveals::Skipped || skip.step != self.step;
        let to_be_read = || is_new && self.bots_in_turn(game).any(|bot| bot.tempo() == Tempo::Read);
        !(game.state.is_over() || game.is_showing(at) || self.wants(game, skip.by) || to_be_read())
    }
}
