//! What pages tell of what is to be done, and by whom.

use std::cell::Cell;

use decks::Language;

use super::{LOOKS, each_look, look_of};
use crate::{pages::fixtures::long_list, words::Words};

/// To put back a card is a button like its neighbours, whoever may press it.
#[test]
fn a_card_is_put_back_by_a_button_in_its_place() {
    let looked = Cell::new(0);
    each_look(|language, name, html| {
        for (at, _) in html.match_indices("class=\"unknown\"") {
            let card = html[..at].rfind("<li").unwrap();
            assert!(html[card..at].contains("<div class=\"moves\">"), "{name}.{language}");
            looked.set(looked.get() + 1);
        }
    });
    assert!(looked.get() > 10, "{} buttons", looked.get());
}

/// A guess that nobody is there to make is nobody's: neither a name nor a number of people stands there.
#[test]
fn a_guess_that_nobody_makes_is_said_so() {
    for words in Language::ALL.map(Words::of) {
        let sub = words.gh_stage_guessing_sub_none();
        let look = |name: &str| {
            let found = LOOKS.iter().find(|(language, look, _)| *language == words.language && look == name);
            found.unwrap_or_else(|| panic!("there is no look {name}")).2.as_str()
        };
        assert!(look("stage-guessing-nobody").contains(&sub), "{}", words.language);
        assert!(!look("stage-guessing-empty").contains(&sub), "{}", words.language);
        each_look(|language, name, html| {
            let nobody = words.gh_stage_guessing_sub_many(0);
            assert!(!html.contains(&nobody), "{name}.{language}");
        });
    }
}

/// The way to the big screen is in every lobby.
#[test]
fn every_lobby_leads_to_the_big_screen() {
    let looked = Cell::new(0);
    each_look(|language, name, html| {
        if name.starts_with("hand-lobby") {
            let play = &html[html.find("id=\"r-play\"").unwrap()..html.find("id=\"r-act\"").unwrap()];
            assert!(play.contains("/stage\""), "{name}.{language}");
            looked.set(looked.get() + 1);
        }
    });
    assert!(looked.get() > 10, "{} lobbies", looked.get());
}

/// Where anybody may go on, the stage puts nobody into the light.
#[test]
fn nobody_is_lit_where_anybody_may_go_on() {
    let looked = Cell::new(0);
    for words in Language::ALL.map(Words::of) {
        each_look(|language, name, html| {
            let Some((_, side)) = html.split_once("id=\"r-side\"") else { return };
            if side.contains(&words.waiting_for_anybody()) {
                assert!(!side.contains("<li class=\"dim\">"), "{name}.{language}");
                looked.set(looked.get() + 1);
            }
        });
    }
    assert!(looked.get() > 20, "{} stages", looked.get());
}

/// Words that stand beside each other on the stage of Happiness have one size.
#[test]
fn the_cards_of_a_row_are_set_alike() {
    const WORDS: &str = "class=\"card-words\">";
    const SMALLER: &str = "<span class=\"long\">";
    let looked = Cell::new(0);
    for phase in ["stage-ranking", "stage-guessing", "stage-revealed"] {
        each_look(|language, name, html| {
            if name.starts_with(phase) {
                let smaller = html.split(WORDS).skip(1).filter(|words| words.starts_with(SMALLER)).count();
                let cards = html.matches(WORDS).count();
                assert!(smaller == 0 || smaller == cards, "{name}.{language}: {smaller} of {cards}");
                looked.set(looked.get() + usize::from(smaller > 0));
            }
        });
    }
    assert!(looked.get() > 0, "no row with a long card");
}

/// Bots are no people.
#[test]
fn those_who_are_waited_for_are_people_or_bots() {
    const VOTED: &str = "hand-colours-predicting-done";
    for words in Language::ALL.map(Words::of) {
        for (look, are_bots) in [(VOTED.to_owned(), false), (format!("{VOTED}-among-bots"), true)] {
            let html = look_of(words.language, &look);
            let people = (3..6usize).any(|count| html.contains(&words.waiting_for_many(count)));
            let bots = (3..6usize).any(|count| html.contains(&words.waiting_for_bots(count)));
            assert_eq!((people, bots), (!are_bots, are_bots), "{look}.{}", words.language);
        }
    }
}

/// Whoever may leave out what is asked sees a ring that runs down, and what happens then.
#[test]
fn a_ring_says_what_happens_when_it_has_run_down() {
    for words in Language::ALL.map(Words::of) {
        let lines = [
            ("hand-image-window-last-lapsing", words.image_lapse("\u{1}")),
            ("hand-personality-exchanging-lapsing", words.pe_lapse("\u{1}")),
            ("hand-personality-debate-lapsing", words.pe_lapse_debate("\u{1}")),
        ];
        for (look, line) in lines {
            let html = look_of(words.language, look);
            let (_, after) = line.split_once('\u{1}').unwrap();
            let after = after.trim_start_matches('\u{2069}');
            assert!(html.contains("class=\"ring\"") && html.contains(after), "{look}.{}", words.language);
        }
        assert!(!look_of(words.language, "hand-image-window-last").contains("class=\"ring\""));
    }
}

/// Where anybody may go on, a phone says so, and names nobody.
#[test]
fn a_phone_names_nobody_where_anybody_may_go_on() {
    let looked = Cell::new(0);
    for words in Language::ALL.map(Words::of) {
        let (anybody, somebody) = (words.waiting_for_anybody(), words.waiting_for("\u{1}"));
        let somebody = somebody.split('\u{1}').next().unwrap().trim_end_matches('\u{2068}').to_owned();
        each_look(|language, name, html| {
            if language == words.language && name.starts_with("hand-") && html.contains(&anybody) {
                let (_, foot) = html.split_once("id=\"r-act\"").unwrap();
                assert!(foot.contains(&anybody) && !foot.contains(&somebody), "{name}.{language}");
                looked.set(looked.get() + 1);
            }
        });
        // Whoever has the button to go on is not told to wait for somebody else.
        each_look(|language, name, html| {
            let anybodys = html.contains("value=\"draw_cards\"") || html.contains("value=\"finish_game\"");
            if language == words.language && name.starts_with("hand-preference") && anybodys {
                assert!(html.contains(&anybody), "{name}.{language}");
            }
        });
        for look in ["hand-opening", "hand-revealed", "hand-personality-opening", "hand-image-opening"] {
            let found = LOOKS.iter().find(|(language, name, _)| *language == words.language && name == look);
            let (.., html) = found.unwrap_or_else(|| panic!("there is no look {look}"));
            assert!(html.contains(&anybody), "{look}.{}", words.language);
        }
    }
    assert!(looked.get() > 20, "{} phones", looked.get());
}

/// Whoever had agreed is told that somebody has changed the guess since, and not only who moved last.
#[test]
fn whoever_had_agreed_is_told_that_it_does_not_hold_any_more() {
    for words in Language::ALL.map(Words::of) {
        let parts = |sentence: String| -> Vec<String> {
            let spoken = sentence.replace(['\u{2068}', '\u{2069}'], "");
            spoken.split('\u{1}').filter(|part| !part.is_empty()).map(str::to_owned).collect()
        };
        let undone = parts(words.agreement_undone("\u{1}"));
        for look in ["hand-guessing-undone", "hand-preference-guessing-undone"] {
            let html = look_of(words.language, look);
            assert!(undone.iter().all(|part| html.contains(part)), "{look}.{}: {undone:?}", words.language);
        }
        for look in ["hand-guessing-full", "hand-preference-guessing-full"] {
            let html = look_of(words.language, look);
            assert!(!undone.iter().all(|part| html.contains(part)), "{look}.{}", words.language);
        }
    }
}

/// The tab of a stage is called by what is played, as those of phones are, and tells no more than that.
#[test]
fn the_tab_of_a_stage_says_what_is_played() {
    for words in Language::ALL.map(Words::of) {
        let titled = |look: &str, title: String| {
            let (html, title) = (look_of(words.language, look), words.page_title(title));
            assert!(html.contains(&format!("<title>{title}</title>")), "{look}.{}", words.language);
            assert!(html.contains(&format!("data-title=\"{title}\"")), "{look}.{}", words.language);
        };
        titled("stage-lobby", words.lobby_stage_title());
        titled("stage-revealed", words.game_happiness());
        titled("stage-preference-closest", words.game_preference());
    }
}

/// Where a number is written, its bounds stand beside it.
#[test]
fn the_bounds_of_a_number_are_written_beside_it() {
    for words in Language::ALL.map(Words::of) {
        let looked = Cell::new(0);
        each_look(|language, name, html| {
            for field in html.match_indices("type=\"number\"").filter(|_| language == words.language) {
                let field = &html[field.0..];
                let bound = |which: &str| {
                    let (_, rest) = field.split_once(&format!("{which}=\""))?;
                    rest.split('"').next()?.parse::<u8>().ok()
                };
                let (Some(from), Some(to)) = (bound("min"), bound("max")) else {
                    panic!("{name}.{language}")
                };
                let beside = &field[..field.find("</form>").unwrap_or(field.len())];
                assert!(beside.contains(&words.option_range(from, to)), "{name}.{language}: {beside}");
                looked.set(looked.get() + 1);
            }
        });
        assert!(looked.get() > 0);
    }
}

/// A button that challenges says so, with the image that it means; a single one says it once more.
#[test]
fn a_button_that_challenges_says_so() {
    for words in Language::ALL.map(Words::of) {
        let looked = Cell::new(0);
        let whole = words.image_challenge_side("\u{1}");
        let begins = whole.split('\u{1}').next().unwrap_or_default().trim_end_matches('\u{2068}').trim();
        each_look(|language, name, html| {
            for (at, _) in html.match_indices("btn-alarm").filter(|_| language == words.language) {
                let before = &html[html[..at].rfind("<form").unwrap_or_default()..at];
                if !before.contains("challenge_turn") {
                    continue;
                }
                let button = html[at..].split("</button>").next().unwrap_or_default();
                let says = [begins, &words.image_challenge_sure()].iter().any(|said| button.contains(*said));
                assert!(says, "{name}.{language}: {button}");
                looked.set(looked.get() + 1);
            }
        });
        assert!(looked.get() > 5, "{} buttons", looked.get());
    }
}

/// Whose name is taken may have a seat here already, and learns how to get back to it; nobody else needs it.
#[test]
fn whose_name_is_taken_learns_the_way_to_their_old_seat() {
    for words in Language::ALL.map(Words::of) {
        let told = |look: &str| look_of(words.language, look).contains(&words.join_old_seat());
        assert!(told("page-join-taken") && !told("page-join"), "{}", words.language);
    }
}

/// Whoever meets IMAGE for the first time is told what it is about, and while others play what to do.
#[test]
fn a_newcomer_to_image_is_told_what_to_do() {
    for words in Language::ALL.map(Words::of) {
        let look = |look: &str| {
            let found = LOOKS.iter().find(|(language, name, _)| *language == words.language && name == look);
            found.unwrap_or_else(|| panic!("there is no look {look}")).2.as_str()
        };
        assert!(look("hand-image-opening").contains(&words.image_first_opening()));
        assert!(look("hand-image-turn-others").contains(&words.image_first_watching()));
        assert!(!look("hand-image-turn").contains(&words.image_first_watching()));
    }
}

/// TC-10: on a phone, too, the predictions are turned over first, then what came out of the box, and only
/// then what it was worth.
#[test]
fn a_phone_turns_predictions_over_before_the_votes() {
    let looked = Cell::new(0);
    each_look(|language, name, html| {
        if name == "hand-colours-showing" {
            let tick = |before: &str| {
                let (_, rest) = html.split_once(before).unwrap_or_else(|| panic!("{language}: {before}"));
                rest.split('"').next().unwrap().parse::<u8>().unwrap()
            };
            let predictions = tick(r#"<span class="tc-got"><span class="cue beat t-"#);
            let votes = tick(r#"<span class="tc-got cue beat t-"#);
            let worth = tick(r#"<p class="tc-verdict cue beat t-"#);
            assert!(predictions < votes && votes < worth, "{language}: {predictions}, {votes}, {worth}");
            looked.set(looked.get() + 1);
        }
    });
    assert_eq!(looked.get(), Language::ALL.len());
}

/// A list of a thousand lines makes no page of a thousand lines, and shows the cards as they will be.
#[test]
fn a_long_list_of_own_cards_is_shown_in_part() {
    let preview = long_list(800);
    assert_eq!(preview.matches("<bdi>Nap ").count(), 200);
    assert!(preview.contains("(Ours) <bdi>Nap 199</bdi>") && preview.contains("And 600 more."), "{preview}");
}
