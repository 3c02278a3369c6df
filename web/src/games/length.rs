//! About how long a game takes for the people at the table: what `docs/balance` has measured, in rounds or
//! turns, at the pace of people.

use rules::{GameKind, match_game};
use table::{GameOptions, TableView};

use super::GamePages;

/// Nobody knows it better than to so many minutes.
const STEP: usize = 5;

/// How many would play this game now: who has not said goodbye, and as many as it takes.
pub(super) fn people(view: &TableView, kind: GameKind) -> usize {
    let (least, most) = GameOptions::default_of(kind).seats().into_inner();
    let here = view.guests.iter().filter(|guest| !guest.left).count();
    here.clamp(least.into(), most.into())
}

/// About how many minutes this game takes for those who are here.
pub(crate) fn minutes_here(options: &GameOptions, view: &TableView) -> usize {
    minutes(options, people(view, options.kind()))
}

/// About how many minutes this game takes for so many.
pub(super) fn minutes(options: &GameOptions, people: usize) -> usize {
    let half_minutes = match_game!(options, GameOptions::G(options) => {
        G::HALF_MINUTES_A_ROUND * G::rounds(options, people)
    });
    (half_minutes / 2 + STEP / 2) / STEP * STEP
}

#[cfg(test)]
mod tests {
    use super::*;

    fn minutes_of(json: &str, people: usize) -> usize {
        minutes(&serde_json::from_str(json).unwrap(), people)
    }

    #[test]
    fn a_longer_way_takes_longer_and_more_people_take_longer_turns() {
        let happiness = |turns: &str, people| {
            minutes_of(&format!(r#"{{"game":"happiness","options":{{"turns_each":{turns}}}}}"#), people)
        };
        assert_eq!((happiness("1", 4), happiness("null", 4), happiness("5", 3)), (10, 50, 45));
        assert!(happiness("2", 8) > happiness("1", 8));
        let colours = |goal, people| {
            minutes_of(&format!(r#"{{"game":"colours","options":{{"goal":{goal}}}}}"#), people)
        };
        assert!(colours(12, 4) < colours(24, 4) && colours(24, 4) < colours(36, 4));
        assert_eq!(colours(36, 4), 40);
        for board in ["preference", "personality"] {
            let with = |length: &str| {
                minutes_of(&format!(r#"{{"game":"{board}","options":{{"board":"{length}"}}}}"#), 5)
            };
            assert!(with("short") < with("normal"), "{board}");
        }
    }
}
