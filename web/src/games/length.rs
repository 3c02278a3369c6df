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
pub(crate) fn minutes(options: &GameOptions, people: usize) -> usize {
    let half_minutes = match_game!(options, GameOptions::G(options) => {
        G::HALF_MINUTES_A_ROUND * G::rounds(options, people)
    });
    (half_minutes / 2 + STEP / 2) / STEP * STEP
}

#[cfg(test)]
mod tests {
    use decks::Language;
    use table::TableView;

    use super::*;
    use crate::{
        games::house_rules,
        pages::{fixtures::views, fixtures::with_context, hand_page},
    };

    /// So many people before a game of this kind, as its host sees it.
    fn lobby(kind: GameKind, people: u16) -> TableView {
        TableView { chosen: GameOptions::default_of(kind), ..views::lobby(Some(0), people) }
    }

    /// All the minutes that this page names, in the order in which they stand there.
    fn minutes_on(page: &str) -> Vec<usize> {
        let minutes = page.split("≈ ").skip(1).map(|rest| rest.split_once(" min").unwrap().0);
        minutes.map(|minutes| minutes.parse().unwrap()).collect()
    }

    /// The buttons and fields that decide how long this game takes, by the house rule's name in its form.
    fn lengths(kind: GameKind) -> (&'static str, usize) {
        match kind {
            GameKind::Happiness => ("turns_each", 6),
            GameKind::Preference => ("board", 4),
            GameKind::Colours => ("goal", 6),
            GameKind::Personality => ("board", 3),
            GameKind::Image => ("deck", 3),
        }
    }

    #[test]
    fn every_length_that_the_lobby_offers_says_how_long_it_takes() {
        for language in Language::ALL {
            for kind in GameKind::ALL {
                let view = lobby(kind, 4);
                let (field, offered) = lengths(kind);
                let rules = with_context(language, |context| {
                    house_rules(context.words(), &view.chosen).offered(context, &view).into_string()
                });
                let minutes = minutes_on(&rules);
                assert_eq!(minutes.len(), offered, "{kind:?}: {minutes:?}");
                let buttons = rules.split("<button").filter(|button| button.contains("≈ ")).count();
                assert_eq!(buttons, offered, "{kind:?}: each at its own button");
                assert!(rules.contains(&format!("name=\"{field}\"")), "{kind:?}");
                // The choice of games says it of all of them.
                let page = with_context(language, |context| hand_page(context, &view, views::NOW));
                let all = minutes_on(&page.into_string());
                assert_eq!(all.len(), offered + GameKind::ALL.len(), "{kind:?}: {all:?}");
                assert!(all.iter().all(|minutes| (5..=120).contains(minutes)), "{kind:?}: {all:?}");
            }
        }
    }

    #[test]
    fn the_minutes_follow_those_who_join_and_leave_and_those_who_only_read_see_them() {
        let said = |view: &TableView| {
            let page = with_context(Language::En, |context| hand_page(context, view, views::NOW));
            minutes_on(&page.into_string())
        };
        // A deck takes as long whoever draws from it.
        for kind in GameKind::ALL.into_iter().filter(|kind| *kind != GameKind::Image) {
            let (three, six) = (lobby(kind, 3), lobby(kind, 6));
            assert_ne!(said(&three), said(&six), "{kind:?}: three people join");
            let mut left = six.clone();
            for guest in &mut left.guests[3..] {
                guest.left = true;
            }
            assert_eq!(said(&three), said(&left), "{kind:?}: three people leave");
            // Who does not choose reads the length of the game that is chosen, and of its house rule.
            let reader = TableView { chosen: six.chosen.clone(), ..views::lobby(Some(1), 6) };
            assert_eq!(said(&reader), [minutes_here(&six.chosen, &six); 2], "{kind:?}");
        }
    }

    /// An evening has room for another game, whoever plays.
    #[test]
    fn every_game_takes_twenty_to_forty_minutes_unless_a_table_says_otherwise() {
        for kind in GameKind::ALL {
            let usual = GameOptions::default_of(kind);
            for people in usual.seats() {
                let minutes = minutes(&usual, people.into());
                assert!((20..=40).contains(&minutes), "{kind:?}, {people} people: {minutes}");
            }
        }
    }

    fn minutes_of(json: &str, people: usize) -> usize {
        minutes(&serde_json::from_str(json).unwrap(), people)
    }

    #[test]
    fn a_longer_way_takes_longer_and_more_people_take_longer_turns() {
        let happiness = |turns: &str, people| {
            minutes_of(&format!(r#"{{"game":"happiness","options":{{"turns_each":{turns}}}}}"#), people)
        };
        assert_eq!((happiness("1", 4), happiness("null", 4), happiness("5", 3)), (10, 35, 45));
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
