//! Who sits there, and what all tests ask.

use insight::{Award, Finding, FinishedGame, Missing, Player, Stay, Weight, What, Who, awards, findings};
use rules::{GameKind, Seat, SeatSet, Slot};

pub(crate) const ANNA: Who = Who(1);
pub(crate) const BELA: Who = Who(2);
pub(crate) const CARL: Who = Who(3);
pub(crate) const DORA: Who = Who(4);

pub(crate) fn people(count: u16) -> Vec<Player> {
    (1..=count).map(Player::person).collect()
}

pub(crate) fn row(slots: &[u8]) -> Vec<Slot> {
    slots.iter().copied().map(Slot).collect()
}

pub(crate) fn seats(seats: &[u8]) -> SeatSet {
    seats.iter().copied().map(Seat).collect()
}

/// The first finding that is of a kind.
pub(crate) fn find<T>(game: &FinishedGame, kind: impl Fn(&What) -> Option<T>) -> Option<(T, Weight)> {
    assert_eq!(game.record.as_ref().err(), None);
    findings(game).into_iter().find_map(|Finding { what, weight }| Some((kind(&what)?, weight)))
}

pub(crate) fn award_of(game: &FinishedGame, who: Who) -> Option<Award> {
    let mut own: Vec<Award> = awards(game).into_iter().filter(|award| award.who == who).collect();
    assert!(own.len() <= 1, "{own:?}");
    own.pop()
}

/// Of a game that does not hold together nothing is said but what is missing.
pub(crate) fn says_only_what_is_missing(game: &FinishedGame, missing: &Missing) {
    assert_eq!(game.record.as_ref().err(), Some(missing));
    assert_eq!((findings(game), awards(game)), (vec![], vec![]));
    let evening = insight::evening(std::slice::from_ref(game));
    assert_eq!(evening.timeline[0].missing.as_ref(), Some(missing));
    assert!(evening.knowledge.cells.is_empty() && evening.portraits.is_empty());
}

#[test]
fn a_game_that_was_broken_off_is_on_the_timeline_and_says_so() {
    for kind in GameKind::ALL {
        let game = FinishedGame::missing(3, kind, &people(4), Missing::Record);
        says_only_what_is_missing(&game, &Missing::Record);
        let stop = insight::evening(&[game]).timeline.remove(0);
        assert_eq!((stop.number, stop.game, stop.players.len()), (3, kind, 4));
    }
}

/// Somebody for whom a bot has played for a while.
pub(crate) fn partly(who: u16) -> Player {
    Player { stay: Stay::Partly, ..Player::person(who) }
}
