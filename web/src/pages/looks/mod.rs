//! Every page is rendered in both languages and checked; what it looks like is left in `target/looks`.

mod prompts;
mod results;

use std::{
    cell::{Cell, RefCell},
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
    sync::LazyLock,
};

use axum::{
    Router,
    body::{Body, to_bytes},
    http::{Request, header},
    routing::get,
};
use decks::Language;
use futures_util::FutureExt;
use rules::GameKind;
use tower::ServiceExt;
use tower_http::compression::CompressionLayer;

use super::fixtures::{Look, bot_names, looks, looks_with_bots};
use crate::{
    browser_floor::plain_dress,
    games,
    words::{Words, longer_sentences::with_longer_sentences},
};

/// Everything there is to see. Evenings are played for it, which takes a while, so all checks share it.
static LOOKS: LazyLock<Vec<(Language, String, String)>> = LazyLock::new(|| {
    let drawn = |language| {
        let all = looks(language).into_iter().chain(looks_with_bots(language));
        all.map(move |Look { name, markup }| (language, name, markup.into_string()))
    };
    Language::ALL.into_iter().flat_map(drawn).collect()
});

/// The same in English with sentences that take more room, once.
pub(super) static LONGER_LOOKS: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    let drawn = with_longer_sentences(|| looks(Language::En));
    drawn.into_iter().map(|Look { name, markup }| (name, markup.into_string())).collect()
});

fn each_look(check: impl Fn(Language, &'static str, &'static str)) {
    for (language, name, html) in &*LOOKS {
        check(*language, name, html);
    }
}

/// One look, as it is drawn in one language.
fn look_of(language: Language, name: &str) -> &'static str {
    let found = LOOKS.iter().find(|(known, look, _)| *known == language && look == name);
    &found.unwrap_or_else(|| panic!("there is no look {name}")).2
}

/// The browser tests look at what is left here, so a look that there is no more is not left.
#[test]
fn pages_can_be_looked_at() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/looks");
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    for part in ["assets", "plain"] {
        fs::create_dir_all(folder.join(part)).unwrap();
    }
    for (name, text) in crate::assets::sent_texts() {
        fs::write(folder.join("assets").join(name), text).unwrap();
        let plain = if name.ends_with(".css") { plain_dress(text) } else { text.to_owned() };
        fs::write(folder.join("plain").join(name), plain).unwrap();
    }
    let leave = |name: String, html: &str| {
        let html = html.replace("/t/KR7WQ4/qr.svg", "qr.svg");
        fs::write(folder.join(format!("{name}.html")), html).unwrap();
    };
    each_look(|language, name, html| leave(format!("{name}.{language}"), html));
    for (name, html) in &*LONGER_LOOKS {
        leave(format!("{name}.longer"), html);
    }
    for (name, picture) in GameKind::ALL.into_iter().flat_map(games::pictures) {
        fs::write(folder.join(format!("{name}.svg")), picture.into_string()).unwrap();
    }
    fs::write(folder.join("qr.svg"), super::qr_svg("https://likeness.example/t/KR7WQ4")).unwrap();
}

#[test]
fn every_page_has_one_heading_and_at_most_one_brass_button() {
    each_look(|language, name, html| {
        // While a reveal is under way each headline gives way to the next.
        let headings = html.matches("<h1").count();
        let most = if html.contains("data-show=") { usize::MAX } else { 1 };
        assert!((1..=most).contains(&headings), "{name}.{language}: {headings}");
        let brass = html.matches("btn-brass").count();
        assert!(brass <= 1, "{name}.{language}: {brass} brass buttons");
        if name.starts_with("stage-") {
            // Sound needs a tap, and the light can be chosen.
            let pressed = html.matches("<button").count() - html.matches(" data-music ").count();
            let followed = html.matches("<a ").count()
                - html.matches("<a id=\"stage-light\"").count()
                // What a stage offers whose module has not started.
                - html.matches("<a href=\"?plain").count();
            assert_eq!((pressed, followed), (0, 0), "{name}: nothing to click on the stage");
        }
    });
}

/// The content security policy allows neither (PROMISES.md), and colours belong into the stylesheet.
#[test]
fn no_page_has_inline_style_or_script() {
    each_look(|language, name, html| {
        assert!(!html.contains(" style=") && !html.contains("<style"), "{name}.{language}");
        assert_eq!(html.matches("<script").count(), 1, "{name}.{language}");
        assert!(!html.contains(" onclick="), "{name}.{language}");
    });
}

/// Keys on the screen do not lie upon what is typed, where a browser may choose (Chrome from 108 on, Firefox
/// from 132 on).
#[test]
fn every_page_lets_keys_on_the_screen_make_it_smaller() {
    each_look(|language, name, html| {
        let (_, viewport) = html.split_once("name=\"viewport\" content=\"").unwrap();
        let viewport = viewport.split('"').next().unwrap();
        assert!(viewport.ends_with(", interactive-widget=resizes-content"), "{name}.{language}: {viewport}");
    });
}

/// Before it can be used a page of whatever kind fetches one style sheet and one script, which imports
/// nothing.
#[test]
fn every_page_has_one_style_sheet_and_one_script() {
    let mut worn = BTreeSet::new();
    for (language, name, html) in &*LOOKS {
        let head = html.split("</head>").next().unwrap();
        let sheets: Vec<&str> = head.split("rel=\"stylesheet\" href=\"").skip(1).collect();
        assert_eq!(sheets.len(), 1, "{name}.{language}");
        let sheet = sheets[0].split('"').next().unwrap().rsplit('/').next().unwrap();
        assert!(crate::assets::text_of(sheet).contains("--cloth:"), "{name}.{language}: there is no {sheet}");
        worn.insert(sheet);
        assert_eq!(head.matches("<script").count(), 1, "{name}.{language}");
        assert!(!head.contains("preload"), "{name}.{language}");
        // A region that comes later wears what its page does.
        for (at, mark) in html.match_indices("data-dress=\"") {
            assert!(html[at + mark.len()..].split('"').next().unwrap().ends_with(sheet), "{name}.{language}");
        }
    }
    let script = crate::assets::text_of(crate::assets::SCRIPT);
    assert!(!script.contains("from'./") && !script.contains("from './"), "the script imports another one");
    assert!(worn.len() > 12, "{worn:?}");
}

#[test]
fn no_isolation_mark_is_left_and_names_stand_apart() {
    each_look(|language, name, html| {
        assert!(!html.contains(['\u{2068}', '\u{2069}']), "{name}.{language}");
    });
    let (_, _, html) = LOOKS.iter().find(|(_, name, _)| name == "hand-lobby-host").unwrap();
    assert!(html.contains("<bdi>Ada</bdi>"));
}

/// Wherever the name of a bot stands, in a line, in a sentence or in what is only heard, its mark follows at
/// once.
#[test]
fn the_name_of_a_bot_is_marked_everywhere() {
    const MARKS: [&str; 2] = ["<span class=\"bot\">\u{a0}<svg role=\"img\" aria-label=", "\u{a0}(bot)"];
    let names: Vec<String> = bot_names().collect();
    let found = Cell::new(0);
    each_look(|language, look, html| {
        for name in &names {
            for (at, _) in html.match_indices(name.as_str()) {
                let after = &html[at + name.len()..];
                let rest = after.strip_prefix("</bdi>").unwrap_or(after);
                let told: String = rest.chars().take(40).collect();
                assert!(
                    MARKS.iter().any(|mark| rest.starts_with(mark)),
                    "{look}.{language}: {name} is not marked: {told}"
                );
                found.set(found.get() + 1);
            }
        }
        let ears = html.contains("badge eared");
        assert!(
            !ears || look.contains("bot") || look.contains("stand-in"),
            "{look}.{language}: a person with ears"
        );
    });
    assert!(found.get() > 5_000, "bots are named {} times", found.get());
}

/// Without the module every command is still a form: the step is in each, and no button stands alone.
#[test]
fn every_form_of_a_table_carries_its_step() {
    each_look(|language, name, html| {
        for form in html.split("<form").skip(1).filter(|form| form.contains("/do\"")) {
            let form = form.split("</form>").next().unwrap();
            assert!(
                form.contains(r#"name="step""#) && form.contains(r#"name="do""#),
                "{name}.{language}: {form}"
            );
            // A button that stands elsewhere names its form.
            let id = form.split_once(" id=\"").and_then(|(_, rest)| rest.split('"').next());
            let named = id.is_some_and(|id| html.contains(&format!(r#" form="{id}""#)));
            assert!(form.contains("<button") || named, "{name}.{language}: {form}");
        }
    });
}

/// Whoever sits in a game is told what a phase is about that they meet for the first time, also while they
/// wait; not while a reveal is under way, in a pause, and at the end.
#[test]
fn every_phase_has_a_sentence_for_who_meets_it_first() {
    const ELSEWHERE: [&str; 3] = ["lobby", "watch", "paused"];
    let looked = Cell::new(0);
    each_look(|language, name, html| {
        let ends = name.contains("-over") && !name.contains("round-over");
        let elsewhere = ends || ELSEWHERE.iter().any(|place| name.contains(place));
        if name.starts_with("hand-") && !elsewhere && !html.contains("data-show=") {
            assert_eq!(html.matches("data-first-time=").count(), 1, "{name}.{language}");
            looked.set(looked.get() + 1);
        }
    });
    assert!(looked.get() > 200, "{} looks", looked.get());
}

/// Whoever has answered is told what comes next, and not once more what to do, though it may be changed.
#[test]
fn whoever_has_answered_is_told_what_comes_next() {
    for words in Language::ALL.map(Words::of) {
        let told = [
            ("hand-guessing-agreed", words.gh_first_agreed(), words.gh_first_guessing()),
            ("hand-preference-at-once-done", words.pp_first_guessing_others(), words.pp_first_guessing()),
            ("hand-colours-voting-done", words.tc_first_voted(), words.tc_first_voting()),
            ("hand-personality-voting-done", words.pe_first_voting_others(), words.pe_first_voting()),
            ("hand-personality-laying-done", words.pe_first_laying_others(), words.pe_first_laying()),
            ("hand-personality-debate-ready", words.pe_first_debate_others(), words.pe_first_debate()),
            ("hand-personality-runoff-done", words.pe_first_voting_others(), words.pe_first_runoff()),
        ];
        for (look, next, before) in told {
            let html = look_of(words.language, look);
            assert!(html.contains(&next) && !html.contains(&before), "{look}.{}", words.language);
        }
    }
}

/// What a phone makes heard and felt: that its turn has come, and what came out.
#[test]
fn turns_and_results_of_every_game_are_heard_on_a_phone() {
    const TURNS: [&str; 5] = [
        "ranking-empty",
        "preference-ranking",
        "colours-predicting",
        "personality-proposing",
        "image-naming",
    ];
    const RESULTS: [&str; 5] = [
        "revealed",
        "preference-round-over",
        "colours-round-over",
        "personality-exchanging",
        "image-not-upheld",
    ];
    let looked = Cell::new(0);
    each_look(|language, name, html| {
        let Some(look) = name.strip_prefix("hand-") else { return };
        let ask = html.split_once("id=\"r-ask\"").and_then(|(_, rest)| rest.split("id=\"r-play\"").next());
        let knocks = ask.is_some_and(|ask| ask.contains("data-sound-cue=\"knock\""));
        let tells = html.contains("data-sound-cue=\"turn\"");
        if (TURNS.contains(&look) && !knocks) || (RESULTS.contains(&look) && !tells) {
            panic!("{name}.{language} is silent");
        }
        looked.set(looked.get() + usize::from(TURNS.contains(&look) || RESULTS.contains(&look)));
    });
    assert_eq!(looked.get(), 2 * (TURNS.len() + RESULTS.len()));
}

/// What one's own score tells when it is tapped is at hand in every phase of Personality.
#[test]
fn where_the_mask_stands_is_told_in_every_phase() {
    let looked = Cell::new(0);
    each_look(|language, name, html| {
        let elsewhere = ["lobby", "opening", "ending", "reading", "-over", "watch"];
        let plays = name.starts_with("hand-personality-") && !html.contains("data-show=");
        if plays && !elsewhere.iter().any(|place| name.contains(place)) {
            assert!(html.contains("id=\"standing-"), "{name}.{language}");
            looked.set(looked.get() + 1);
        }
    });
    assert!(looked.get() > 80, "{} looks", looked.get());
}

/// PP-11: nothing to press that would tell the others something.
#[test]
fn it_is_offered_nothing_while_the_others_guess() {
    let silent = ["hand-preference-guessing-it", "hand-preference-guessing-crowd-it"];
    each_look(|language, name, html| {
        if silent.contains(&name) {
            assert!(!html.contains("<form") && !html.contains("<button"), "{name}.{language}");
        }
    });
}

#[test]
fn ids_are_used_once_a_page() {
    each_look(|language, name, html| {
        let mut ids: Vec<&str> =
            html.split(" id=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
        ids.sort_unstable();
        let all = ids.len();
        ids.dedup();
        assert_eq!(ids.len(), all, "{name}.{language}");
    });
}

/// A drawing that is pointed at and is not there is an empty place. A live page has those of its face and its
/// game, the same at all times; any other page has what it shows. It is sent with every page, uncompressed,
/// and may not grow beyond what a file of its own would cost in time.
#[test]
fn what_a_page_draws_is_in_it() {
    const MOST_BYTES: usize = 5_632;
    let looked = Cell::new(0);
    let brought = RefCell::new(BTreeMap::<(&str, bool), (usize, String)>::new());
    each_look(|language, name, html| {
        for (at, mark) in html.match_indices("#s-") {
            let ends = |letter: char| !letter.is_ascii_lowercase() && letter != '-';
            let drawing = html[at + mark.len()..].split(ends).next().unwrap();
            let there = html.matches(&format!("<symbol id=s-{drawing} ")).count();
            assert_eq!(there, 1, "{name}.{language}: {drawing}");
            looked.set(looked.get() + 1);
        }
        if html.contains("#mask") {
            assert!(html.contains("<path id=\"mask\""), "{name}.{language}");
        }
        let symbols =
            html.split("<symbol ").skip(1).map(|rest| rest.split("</symbol>").next().unwrap().len());
        let bytes: usize = symbols.sum();
        assert!(bytes <= MOST_BYTES, "{name}.{language} brings drawings of {bytes} bytes");
        // The size of what is brought along tells nothing.
        if let Some((_, dressed)) = html.split_once("data-dress=\"") {
            let sprite = html.split_once("id=\"r-symbols\"").unwrap().1.split("</svg>").next().unwrap();
            let place = (dressed.split('"').next().unwrap(), name.starts_with("stage-"));
            let mut brought = brought.borrow_mut();
            let (size, first) = brought.entry(place).or_insert((sprite.len(), name.to_owned()));
            assert_eq!(sprite.len(), *size, "{name}.{language} brings along what {first} does not");
        }
    });
    assert!(looked.get() > 10_000, "{} drawings", looked.get());
}

/// Everybody has their face in the lobby, with their shape, on a phone and on the stage.
#[test]
fn everybody_in_a_lobby_has_a_face_and_a_shape() {
    for look in ["hand-lobby-host", "stage-lobby"] {
        let (_, _, html) = LOOKS.iter().find(|(_, name, _)| name == look).unwrap();
        for (guest, shape) in [("fox", "disc"), ("owl", "square"), ("panda", "triangle")] {
            let face = format!(
                "faces-1.svg#{guest}\"/></svg><svg class=sym aria-hidden=true><use href=#s-{shape} />"
            );
            assert!(html.contains(&face), "{look}: {guest}");
        }
    }
}

/// How long a page is as it is sent. Those of own cards are compressed; others are short, or tell no length.
fn sent_bytes(name: &str, html: &'static str) -> usize {
    if !name.starts_with("page-cards") {
        return html.len();
    }
    let router = Router::<()>::new().route("/", get(async move || html)).layer(CompressionLayer::new());
    let request = Request::get("/").header(header::ACCEPT_ENCODING, "gzip").body(Body::empty()).unwrap();
    let sent = async { to_bytes(router.oneshot(request).await.unwrap().into_body(), html.len()).await };
    sent.now_or_never().expect("nothing is waited for").unwrap().len()
}

/// The promise is 60 KB for the first load: the page and everything beside it as it is sent. Half of one
/// stays spare, so that who adds a line somewhere else does not meet the last byte.
#[test]
fn pages_are_small() {
    const PROMISED: usize = 60 * 1024;
    const SPARE: usize = 512;
    let largest = Cell::new([(0, ""); 2]);
    each_look(|language, name, html| {
        let beside = crate::assets::compressed_bytes(html);
        let page = sent_bytes(name, html);
        let first_load = page + beside;
        let face = usize::from(name.starts_with("stage-"));
        let mut so_far = largest.get();
        so_far[face] = so_far[face].max((first_load, name));
        largest.set(so_far);
        assert!(first_load < PROMISED - SPARE, "{name}.{language}: {page} and {beside} bytes");
    });
    println!("the largest hand and the largest stage: {:?}", largest.get());
}
