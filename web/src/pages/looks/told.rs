//! What pages tell at their moments: gains, ties, turns that are over, who is waited for.

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

/// A list of a thousand lines makes no page of a thousand lines, and shows the cards as they will be.
#[test]
fn a_long_list_of_own_cards_is_shown_in_part() {
    let preview = long_list(800);
    assert_eq!(preview.matches("<bdi>Nap ").count(), 200);
    assert!(preview.contains("(Ours) <bdi>Nap 199</bdi>") && preview.contains("And 600 more."), "{preview}");
}
