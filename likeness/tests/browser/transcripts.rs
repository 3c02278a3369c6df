//! A screen reader's way through each game, as the browser's accessibility tree has it: roles, names, what is
//! said by itself, and the beats of a reveal as they are spoken. It lies in docs/transcripts, to be read in
//! review; `cargo xtask transcripts` writes it anew.

use std::{fs, path::PathBuf};

use super::{
    evening::without_server,
    every_look::{Look, all_looks},
    films::AT,
};
use crate::support::{Browser, Browsers, Device};

/// Moments of a game, or of a phone that goes round, in the order of play, by the names of their looks.
struct Way {
    game: &'static str,
    moments: &'static [&'static str],
    reveals: &'static [&'static str],
}

const WAYS: [Way; 6] = [
    Way {
        game: "happiness",
        moments: &[
            "hand-lobby-host",
            "hand-opening",
            "hand-ranking-empty",
            "hand-ranking-half",
            "hand-ranking-others",
            "hand-guessing-full",
            "hand-guessing-player",
            "hand-revealed",
            "hand-over",
        ],
        reveals: &["hand-show-happiness-three-right", "stage-show-happiness-three-right"],
    },
    Way {
        game: "preference",
        moments: &[
            "hand-preference-opening",
            "hand-preference-ranking",
            "hand-preference-guessing",
            "hand-preference-guessing-it",
            "hand-preference-revealing-it",
            "hand-preference-round-over",
            "hand-preference-over",
        ],
        reveals: &["hand-show-preference-the-fourth", "stage-show-preference-the-fourth"],
    },
    Way {
        game: "colours",
        moments: &[
            "hand-colours-opening",
            "hand-colours-voting",
            "hand-colours-voting-done",
            "hand-colours-predicting",
            "hand-colours-round-over",
            "hand-colours-over",
        ],
        reveals: &["hand-show-colours-somebody-stands-out", "stage-show-colours-somebody-stands-out"],
    },
    Way {
        game: "personality",
        moments: &[
            "hand-personality-opening",
            "hand-personality-proposing",
            "hand-personality-voting",
            "hand-personality-laying",
            "hand-personality-judging",
            "hand-personality-giving",
            "hand-personality-over",
        ],
        reveals: &["hand-show-personality-somebody-falls", "stage-show-personality-somebody-falls"],
    },
    Way {
        game: "image",
        moments: &[
            "hand-image-opening",
            "hand-image-turn",
            "hand-image-turn-laid",
            "hand-image-turn-ending",
            "hand-image-window",
            "hand-image-naming",
            "hand-image-voting",
            "hand-image-upheld",
            "hand-image-over",
        ],
        reveals: &["hand-show-image-a-bluff", "stage-show-image-a-bluff"],
    },
    // One phone for several: the lobby, the curtain that asks for somebody, and what lies behind it.
    Way {
        game: "pass",
        moments: &["pass-lobby", "pass-show-colours-seen", "pass-show-colours-opened"],
        reveals: &["pass-show-colours"],
    },
];

/// What is said by itself in a reveal, with the moment at which it is, in milliseconds: what becomes visible
/// then and is to be heard.
const SPOKEN: &str = "
    const all = document.getAnimations().filter((each) => each.effect.getComputedTiming().iterations < 10);
    const words = (element, at) => {
        for (const each of all) each.currentTime = at;
        return element.innerText.replace(/\\s+/g, ' ').trim();
    };
    const end = (element) => element.getAnimations()[0]?.effect.getComputedTiming().endTime ?? 0;
    return [...document.querySelectorAll('[data-hear], [aria-live] .beat:not(.swaps)')]
        .map((element) => [end(element), element])
        .filter(([at]) => at > 0)
        .sort(([one], [other]) => one - other)
        .map(([at, element]) => [at, element.dataset.hear || words(element, at)]);";

fn file(game: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/transcripts")).join(format!("{game}.txt"))
}

async fn transcript(phone: &Browser, stage: &Browser, looks: &[Look], way: &Way) -> String {
    let found = |name: &str| {
        let wanted = |look: &&Look| look.words == "en" && look.name == name;
        looks.iter().find(wanted).unwrap_or_else(|| panic!("there is no look {name}"))
    };
    let mut text = String::new();
    for name in way.moments {
        found(name).open(phone).await;
        text += &format!("==== {name}\n\n{}\n", phone.read_aloud().await);
    }
    for name in way.reveals {
        let look = found(name);
        let page = if look.is_stage() { stage } else { phone };
        look.open(page).await;
        let end: f64 = page.eval_with(AT, vec![0.into()]).await;
        text += &format!("==== {name}, as it begins\n\n{}\n", page.read_aloud().await);
        text += &format!("==== {name}, as it is spoken\n\n");
        let spoken: Vec<(f64, String)> = page.eval(SPOKEN).await;
        let silent = spoken.iter().find(|(_, words)| words.is_empty());
        assert!(!spoken.is_empty() && silent.is_none(), "{name}: a beat says nothing: {spoken:?}");
        for (at, words) in spoken {
            text += &format!("after {:.1} s: {words}\n", at / 1_000.0);
        }
        page.eval_with::<f64>(AT, vec![end.into()]).await;
        text += &format!("\n==== {name}, when all has been shown\n\n{}\n", page.read_aloud().await);
    }
    text
}

async fn each_transcript(browsers: &Browsers, mut take: impl FnMut(&str, String)) {
    let phone = browsers.open(Device::phone()).await;
    let stage = browsers.open(Device::stage()).await;
    let looks = all_looks();
    for way in WAYS {
        take(way.game, transcript(&phone, &stage, &looks, &way).await);
    }
}

#[test]
#[ignore = "writes docs/transcripts"]
fn transcripts() {
    fs::create_dir_all(file("any").parent().expect("a folder")).expect("docs can be written to");
    without_server(2, async |browsers| {
        each_transcript(browsers, |game, text| {
            fs::write(file(game), text).expect("docs can be written to");
        })
        .await;
    });
}

#[test]
fn a_screen_reader_finds_what_the_transcripts_say() {
    without_server(2, async |browsers| {
        each_transcript(browsers, |game, text| {
            let file = file(game);
            let known = fs::read_to_string(&file).unwrap_or_default();
            let differs = known.lines().zip(text.lines()).find(|(known, now)| known != now);
            assert!(
                known == text,
                "{} is not what a screen reader finds now (first {differs:?}): look whether that is meant, \
                 and run `cargo xtask transcripts`",
                file.display()
            );
        })
        .await;
    });
}
