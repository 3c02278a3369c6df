//! What pages tell of what has come out: gains, ties, winners.

use std::cell::Cell;

use decks::Language;

use super::{LOOKS, each_look, look_of};
use crate::words::Words;

/// What brings nothing is no gain.
#[test]
fn nobody_is_told_of_a_gain_of_nothing() {
    let nothing = Cell::new(0);
    each_look(|language, name, html| {
        assert!(!html.contains(">+0<"), "{name}.{language}");
        assert!(!html.contains("+0 point"), "{name}.{language}");
        if ["hand-over-long", "stage-over-many"].contains(&name) {
            nothing.set(nothing.get() + html.matches("<span>0</span>").count());
        }
    });
    assert_eq!(nothing.get(), 2 * Language::ALL.len(), "a turn that brought nothing is among them");
}

/// TC-12: whoever had hoped for the most is told why it was not.
#[test]
fn a_tie_that_costs_the_points_is_explained() {
    for words in Language::ALL.map(Words::of) {
        let verdict = |look: &str| {
            let (.., html) =
                LOOKS.iter().find(|(language, name, _)| *language == words.language && name == look).unwrap();
            html[html.find("tc-verdict").unwrap()..].split("</p>").next().unwrap()
        };
        assert!(verdict("hand-colours-round-over-tied").contains(&words.tc_stage_tie_why()));
        assert!(!verdict("hand-colours-round-over").contains(&words.tc_stage_tie_why()));
    }
}

/// Who has won wears a crown on every phone, and nobody does when nobody has.
#[test]
fn winners_are_marked_on_phones() {
    const CROWN: &str = "class=\"won\"";
    let looked = Cell::new(0);
    for game in ["preference", "colours", "personality", "image"] {
        each_look(|language, name, html| {
            let Some(end) = name.strip_prefix(&format!("hand-{game}-over")) else { return };
            let nobody = end.contains("nobody") || end.contains("early");
            assert_eq!(html.contains(CROWN), !nobody, "{name}.{language}");
            looked.set(looked.get() + 1);
        });
    }
    assert!(looked.get() > 20, "{} ends", looked.get());
}

/// Who has won stands on the first step of a podium when all has been told, in the colour that rains; later,
/// and where nobody has won, there is none.
#[test]
fn winners_stand_on_a_podium_on_the_stage() {
    let (told, later) = (Cell::new(0), Cell::new(0));
    for game in ["preference", "colours", "personality", "image"] {
        each_look(|language, name, html| {
            let (steps, rains) = (html.matches("step step-1").count(), html.matches(" data-party=").count());
            if name == format!("stage-show-{game}-the-end-told") {
                assert_eq!((steps, rains), (1, 1), "{name}.{language}");
                told.set(told.get() + 1);
            } else if name.starts_with(&format!("stage-{game}-over")) {
                assert_eq!((steps, rains), (0, 0), "{name}.{language}");
                later.set(later.get() + 1);
            }
        });
    }
    assert!(told.get() == 8 && later.get() > 16, "{} podiums, {} ends", told.get(), later.get());
}

/// A long game is told to its first round.
#[test]
fn no_round_is_dropped_at_the_end() {
    let of = |look: &str| {
        let found = LOOKS.iter().find(|(language, name, _)| name == look && *language == Language::En);
        found.unwrap_or_else(|| panic!("there is no look {look}")).2.as_str()
    };
    let html = of("hand-preference-over-long");
    let (_, after) = html.split_once("After ").unwrap();
    let rounds: usize = after.split_once(" rounds").unwrap().0.parse().unwrap();
    assert!(rounds > 8, "more than are shown at a glance: {rounds}");
    assert_eq!(html.matches("round-gains").count(), rounds);
    assert!(html.contains(&format!("The first {} rounds", rounds - 8)), "{rounds}");
    let html = of("hand-colours-over-long");
    assert_eq!(html.matches("tc-asked").count(), 45, "every question of the evening");
    assert!(html.contains("The first 5 rounds"), "{html}");
}

/// What a screen has no room for at the end it tells in fewer words: on a phone Happiness has a line for each
/// player, and the stage of IMAGE says how many images there were beside the best.
#[test]
fn what_there_is_no_room_for_at_the_end_is_said() {
    for words in Language::ALL.map(Words::of) {
        let of = |name: &str| look_of(words.language, name);
        let players = of("hand-over-long").split("class=\"each\"").skip(1);
        let turns: usize = players
            .map(|player| player.split("class=\"points\"").next().unwrap().matches("<span>").count())
            .sum();
        assert_eq!(turns, 15, "{}", words.language);
        let wall = of("stage-image-over-crowded");
        let shown = wall.matches("\"im-framed").count();
        let says = |all| wall.contains(&words.image_gallery_best(shown, all));
        assert!(shown > 0 && (shown + 1..400).any(says), "{}: {shown} images", words.language);
        assert!(of("stage-image-over-early").contains(&format!("<h2>{}</h2>", words.image_gallery())));
    }
}

/// GH-14, PP-24: whose first guess came nearest is told with a name on every screen, also after the round
/// that has decided the game.
#[test]
fn the_closest_first_guess_is_told_on_every_screen() {
    const TOLD: [&str; 6] = [
        "hand-revealed",
        "stage-revealed",
        "hand-preference-round-over-closest",
        "hand-preference-round-over-won-closest",
        "stage-preference-closest",
        "stage-preference-won-closest",
    ];
    for words in Language::ALL.map(Words::of) {
        let closest = words.first_closest("\u{1}", 2, 4);
        let begins = closest.split('\u{1}').next().unwrap().trim_end_matches('\u{2068}').trim();
        for look in TOLD {
            assert!(look_of(words.language, look).contains(begins), "{look}.{}", words.language);
        }
        assert!(!look_of(words.language, "stage-preference-won").contains(begins), "nobody had guessed");
    }
}

/// Whoever has played sees at the end what the game has shown of them; in Personality that is a portrait of
/// its own. Whoever looked on has none.
#[test]
fn everybody_has_their_own_portrait_at_the_end() {
    let looked = Cell::new(0);
    each_look(|language, name, html| {
        let game = match name {
            "hand-over" | "hand-over-many" => Some("id=\"own-portrait\""),
            "hand-preference-over" | "hand-preference-over-lost" => Some("id=\"own-portrait\""),
            "hand-colours-over" | "hand-colours-over-won" => Some("id=\"own-portrait\""),
            "hand-image-over" | "hand-image-over-lost" => Some("id=\"own-portrait\""),
            "hand-personality-over" => Some("pe-portrait"),
            _ => None,
        };
        if let Some(portrait) = game {
            assert_eq!(html.matches(portrait).count(), 1, "{name}.{language}");
            looked.set(looked.get() + 1);
        }
    });
    assert!(looked.get() >= 9 * Language::ALL.len(), "{} ends", looked.get());
}

/// In every game one's own score is what is tapped to learn where it came from.
#[test]
fn a_tap_on_a_score_tells_where_it_came_from() {
    let told = Cell::new([0; 5]);
    each_look(|language, name, html| {
        for (at, _) in html.match_indices("my-score\"") {
            let before = &html[..at];
            let summary = &before[before.rfind("<summary").unwrap_or_else(|| panic!("{name}.{language}"))..];
            assert!(!summary.contains("</summary>"), "{name}.{language}: the score is no summary");
        }
        let why = html.matches("class=\"why-moved\"").count();
        let game = GAMES.iter().rposition(|game| name.starts_with(&format!("hand-{game}")));
        if let (Some(game), 1..) = (game, why) {
            assert!(html.contains("my-score\""), "{name}.{language}");
            let mut so_far = told.get();
            so_far[game] += 1;
            told.set(so_far);
        }
    });
    assert!(told.get().iter().all(|count| *count > 0), "{:?}", told.get());
}

/// How the names of looks begin, game by game.
const GAMES: [&str; 5] = ["", "preference", "colours", "personality", "image"];

/// Who has not moved does not ask why they have; True Colours, Preference and Personality have both.
#[test]
fn nobody_asks_why_they_moved_who_has_not() {
    for words in Language::ALL.map(Words::of) {
        let (moved, stayed) = (Cell::new([0; 5]), Cell::new([0; 5]));
        let count = |counted: &Cell<[usize; 5]>, game: usize| {
            let mut so_far = counted.get();
            so_far[game] += 1;
            counted.set(so_far);
        };
        each_look(|language, name, html| {
            let game = GAMES.iter().rposition(|game| name.starts_with(&format!("hand-{game}")));
            let Some(game) = game.filter(|_| language == words.language) else { return };
            let asks = [words.why_moved(), words.why_stayed()].map(|question| html.contains(&question));
            assert!(asks != [true, true], "{name}.{language}");
            if asks.contains(&true) {
                assert!(html.contains("class=\"why-moved\""), "{name}.{language}: no answer");
                count(if asks[0] { &moved } else { &stayed }, game);
            }
        });
        let asked = |look: &str, question: String| {
            assert!(look_of(words.language, look).contains(&question), "{look}.{}", words.language);
        };
        asked("hand-colours-voting-later", words.why_stayed());
        asked("hand-colours-voting-later-moved", words.why_moved());
        asked("hand-personality-nobody", words.why_stayed());
        asked("hand-personality-judging", words.why_moved());
        for ((game, moved), stayed) in GAMES.iter().zip(moved.get()).zip(stayed.get()).skip(1).take(3) {
            assert!(moved > 0 && stayed > 0, "{game}: {moved} moved, {stayed} stayed");
        }
    }
}

/// IM-11: who sees an image ended for the first time is told what the letter has to do with it.
#[test]
fn the_stage_says_which_letter_has_ended_an_image() {
    let told = Cell::new(0);
    each_look(|language, name, html| {
        let line = match language {
            Language::En => {
                ["The letter ends the image: C for Curie.", "the first letter of their last name"]
            }
            Language::Fr => ["La lettre termine l’image\u{a0}: C comme Curie.", "l’initiale de son nom"],
        };
        match name {
            "stage-image-window-ended" => assert!(html.contains(line[0]), "{language}: {html}"),
            "stage-image-turn-first" => assert!(html.contains(line[1]), "{language}"),
            _ => return,
        }
        told.set(told.get() + 1);
    });
    assert_eq!(told.get(), 2 * Language::ALL.len());
}

/// PE-29: what has come of those who gave before is on the stage while the next of them gives.
#[test]
fn the_stage_tells_what_came_of_those_who_gave_before() {
    let told = Cell::new(0);
    each_look(|language, name, html| {
        let line = |lost: &str, made: &str| (html.matches(lost).count(), html.matches(made).count());
        let found = match language {
            Language::En => line("was wrong, and goes back to the gate", "has made it."),
            Language::Fr => line("retour à la porte, avec sept cartes", "a réussi."),
        };
        if name == "stage-personality-giving-third" {
            assert_eq!(found, (1, 1), "{language}");
            told.set(told.get() + 1);
        }
        if name == "stage-personality-giving" {
            assert_eq!(found, (0, 0), "{language}: nobody gave before");
        }
    });
    assert_eq!(told.get(), Language::ALL.len());
}
