//! About how long a game takes for the people at the table: what `docs/balance` has measured, in rounds or turns,
//! at the pace of people.

use rules::{GameKind, colours, happiness, personality, preference};
use table::{GameOptions, TableView};

/// Half minutes a turn of The Game of Happiness takes: one ranks, and then all the others talk.
const TURN_OF_HAPPINESS: usize = 6;
/// Half minutes a round or a turn of the other games takes.
const ROUND: usize = 3;
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
        minutes(&serde_json::from_value(options).ok()?, self.people)
    }
}

/// How many would play this game now: who has not said goodbye, and as many as it takes.
fn people(view: &TableView, kind: GameKind) -> usize {
    let (least, most) = GameOptions::default_of(kind).seats().into_inner();
    let here = view.guests.iter().filter(|guest| !guest.left).count();
    here.clamp(least.into(), most.into())
}

/// About how many minutes this game takes for those who are here.
pub(crate) fn minutes_here(options: &GameOptions, view: &TableView) -> Option<usize> {
    minutes(options, people(view, options.kind()))
}

/// About how many minutes this game takes for so many.
fn minutes(options: &GameOptions, people: usize) -> Option<usize> {
    let half_minutes = match options {
        GameOptions::Happiness(options) => TURN_OF_HAPPINESS * turns_of_happiness(options, people),
        GameOptions::Preference(options) => ROUND * rounds_of_preference(options.board, people),
        GameOptions::Colours(options) => ROUND * rounds_of_colours(options.goal, people),
        GameOptions::Personality(options) => ROUND * turns_of_personality(options.board, people),
        GameOptions::Image(_) => ROUND * turns_of_image(people),
    };
    Some((half_minutes / 2 + STEP / 2) / STEP * STEP).filter(|minutes| *minutes > 0)
}

/// GH-3
fn turns_of_happiness(options: &happiness::Options, people: usize) -> usize {
    usize::from(options.turns_for(people)) * people
}

/// Two or three play alone, and whoever is IT does not move (PP-2).
fn rounds_of_preference(board: preference::Board, people: usize) -> usize {
    let normal = match people {
        0..=2 => 28,
        3 => 23,
        _ => 20,
    };
    match board {
        preference::Board::Short => normal * 13 / 20,
        preference::Board::Normal => normal,
        preference::Board::Long => normal * 26 / 20,
    }
}

fn rounds_of_colours(goal: colours::Space, people: usize) -> usize {
    let to_the_end = match people {
        0..=3 => 22,
        4 => 26,
        5 => 27,
        _ => 30,
    };
    to_the_end * usize::from(goal.0) / usize::from(*colours::Options::GOALS.end())
}

/// People agree less than bots do: about half as well, by the report.
fn turns_of_personality(board: personality::Board, people: usize) -> usize {
    let normal = 16 + people;
    match board {
        personality::Board::Short => normal * 2 / 3,
        personality::Board::Normal => normal,
    }
}

/// The deck sets it, and more people begin with more of it in their hands.
fn turns_of_image(people: usize) -> usize {
    34 - 2 * people.min(6)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn minutes_of(json: &str, people: usize) -> usize {
        minutes(&serde_json::from_str(json).unwrap(), people).unwrap()
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
