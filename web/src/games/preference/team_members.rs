//! Who plays with whom.

use rules::{Seat, SeatSet, Team};

use super::room::Room;

impl Room<'_> {
    /// The team of somebody who has not left.
    pub(super) fn team_of(&self, seat: Seat) -> Option<Team> {
        self.game.pieces.iter().find(|piece| piece.members.contains(seat)).map(|piece| piece.team)
    }

    pub(super) fn members(&self, team: Team) -> SeatSet {
        self.game.pieces.get(team.index()).map_or(SeatSet::EMPTY, |piece| piece.members)
    }

    /// Whether I have nobody to talk it over with (PP-2).
    pub(super) fn plays_alone(&self) -> bool {
        self.game.my_team.is_none_or(|team| self.members(team).len() <= 1)
    }

    /// Whether I have sat down while a round is under way, and play along from the next one on (PP-1).
    pub(super) fn is_newcomer(&self) -> bool {
        self.game.me.is_some_and(|me| self.game.newcomers.contains(me))
    }
}
