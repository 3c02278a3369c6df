//! About how long a game takes for the people at the table: what `docs/balance` has measured, in rounds or
//! turns, at the pace of people.

use rules::{GameKind, match_game};
use table::{GameOptions, TableView};

use super::GamePages;

/// Nobody knows it better than to so many minutes.
const STEP: usize = 5;

/// The house rules that decide how long a game takes.
const FIELDS: [&str; 3] = ["turns_each", "board", "goal"];

/// The lengths that the lobby offers.
pub(super) struct Offer<'a> {
    chosen: &'a GameOptions,
    /// For so many people.
    pub(super) people: usize,
    kind: GameKind,
}

impl<'a> Offer<'a> {
    pub(super) fn of(view: &'a TableView, kind: GameKind) -> Offer<'a> {
        Offer { chosen: &view.chosen, people: people(view, kind), kind }
    }

    /// Whether this house rule decides how long the game takes.
    pub(super) fn is_set_by(&self, field: &str) -> bool {
        FIELDS.contains(&field) && self.chosen.kind() == self.kind
    }

    /// About how many minutes the game takes when this house rule is that, and all others are as chosen.
    pub(super) fn minutes_with(&self, field: &str, sent: &str) -> Option<usize> {
        if !self.is_set_by(field) {
            return None;
        }
        let mut options = serde_json::to_value(self.chosen).ok()?;
        let value = match sent {
            "" => serde_json::Value::Null,
            sent => sent.parse::<u8>().map_or_else(|_| sent.into(), Into::into),
        };
        *options.get_mut("options")?.get_mut(field)? = value;
        Some(minutes(&serde_json::from_value(options).ok()?, self.people))
    }
}

/// How many would play this game now: who has not said goodbye, and as many as it takes.
fn people(view: &TableView, kind: GameKind) -> usize {
    let (least, most) = GameOptions::default_of(kind).seats().into_inner();
    let here = view.guests.iter().filter(|guest| !guest.left).count();
    here.clamp(least.into(), most.into())
}

/// About how many minutes this game takes for those who are here.
pub(crate) fn minutes_here(options: &GameOptions, view: &TableView) -> usize {
    minutes(options, people(view, options.kind()))
}

/// About how many minutes this game takes for so many.
fn minutes(options: &GameOptions, people: usize) -> usize {
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
