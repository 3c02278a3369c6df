//! Every game in every engine at every size, and what came of it as a page of the documentation.
//!
//! `cargo xtask engines` makes it. `ENGINES` names one engine of them, `SIZES` a part of the names of sizes,
//! `GAMES` a game: then the others stay on the page as they came out the last time.

use std::{
    env,
    fmt::Write,
    fs,
    panic::catch_unwind,
    path::{Path, PathBuf},
    thread,
};

use rules::GameKind;

use super::{Care, Scene, plays_whole_game};
use crate::support::{Device, Engine, play_in, target};

/// A hand and the stage beside it, in CSS pixels.
struct Screens {
    what: &'static str,
    hand: (u32, u32),
    stage: (u32, u32),
    language: &'static str,
}

const SCREENS: [Screens; 7] = [
    Screens { what: "the smallest phone", hand: (320, 568), stage: (1280, 720), language: "en" },
    Screens { what: "a small phone", hand: (360, 640), stage: (1920, 1080), language: "fr" },
    Screens { what: "a phone", hand: (390, 844), stage: (3840, 2160), language: "en" },
    Screens { what: "a phone on its side", hand: (844, 390), stage: (1080, 1920), language: "fr" },
    Screens { what: "a tablet, upright", hand: (820, 1180), stage: (1280, 720), language: "en" },
    Screens { what: "a tablet, across", hand: (1180, 820), stage: (1920, 1080), language: "fr" },
    Screens { what: "a laptop", hand: (1366, 768), stage: (1280, 720), language: "en" },
];

impl Screens {
    fn name(&self) -> String {
        format!("{}x{}", self.hand.0, self.hand.1)
    }

    fn scene(&self, engine: Engine, kind: GameKind) -> Scene {
        let ((width, height), (across, down)) = (self.hand, self.stage);
        let hand =
            if width > 1200 { Device::with_mouse(width, height) } else { Device::with_touch(width, height) };
        Scene {
            hand: hand.reduced_motion(),
            stage: Device::with_mouse(across, down).reduced_motion(),
            language: self.language,
            care: Care::Pictures(format!("engines/{}-{kind}-{}", engine.name(), self.name())),
        }
    }
}

/// Where it is kept what came of one game on one pair of screens: `ok`, or why it failed.
fn kept(engine: Engine, kind: GameKind, screens: &Screens) -> PathBuf {
    target("engines").join(format!("{}-{kind}-{}.txt", engine.name(), screens.name()))
}

/// Where it is kept which version of an engine has played.
fn kept_version(engine: Engine) -> PathBuf {
    target("engines").join(format!("{}.txt", engine.name()))
}

fn keep(file: &Path, text: &str) {
    fs::create_dir_all(target("engines")).expect("target can be written to");
    fs::write(file, text).expect("target can be written to");
}

#[test]
#[ignore = "plays for a quarter of an hour and writes docs/engines.md"]
fn matrix() {
    let engine = env::var("ENGINES").unwrap_or_default();
    let [sizes, games] = ["SIZES", "GAMES"].map(|name| env::var(name).unwrap_or_default());
    let wanted = |it: &Engine| engine.is_empty() || it.name() == engine;
    thread::scope(|scope| {
        for engine in Engine::ALL.into_iter().filter(wanted) {
            let (sizes, games) = (&sizes, &games);
            scope.spawn(move || play_all_in(engine, sizes, games));
        }
    });
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/engines.md");
    fs::write(&file, page()).expect("the documentation can be written to");
    println!("written to {}; the pictures are in {}", file.display(), target("engines").display());
}

fn play_all_in(engine: Engine, sizes: &str, games: &str) {
    let mut version = String::new();
    play_in(engine, async |browsers| version = browsers.open(Device::phone()).await.version());
    keep(&kept_version(engine), &version);
    for screens in SCREENS.iter().filter(|it| it.name().contains(sizes)) {
        for kind in GameKind::ALL.into_iter().filter(|kind| kind.to_string().contains(games)) {
            let played = catch_unwind(|| plays_whole_game(engine, kind, screens.scene(engine, kind)));
            let outcome = played.map_or_else(
                |panic| {
                    let sentence = panic.downcast_ref::<String>().cloned();
                    let sentence =
                        sentence.or_else(|| panic.downcast_ref::<&str>().map(|it| (*it).to_owned()));
                    short(&sentence.unwrap_or_default())
                },
                |()| "ok".to_owned(),
            );
            println!("{} {} {kind}: {outcome}", engine.name(), screens.name());
            keep(&kept(engine, kind, screens), &outcome);
        }
    }
}

const HEAD: &str = "\
# Engines

`cargo xtask engines` plays a whole short game of each game in each of these engines, on each pair of
screens, and writes this page. One person plays on the hand, and both screens are looked at in every phase:
everything can be pressed, nothing is wider than the hand, no word is cut off, and the browser has no
complaint. `cargo xtask test` plays the same games on a phone of 390 by 844 before a stage of 1280 by 720,
with axe in every phase.

WebKit is WebKitGTK, which has the engine of Safari and not its phone; Firefox is the one with extended
support. Phones are windows of their size: only Chromium pretends to have fingers.
";

fn page() -> String {
    let mut page = HEAD.to_owned();
    let mut notes = Vec::new();
    for engine in Engine::ALL {
        let version = fs::read_to_string(kept_version(engine)).unwrap_or_default();
        let _ = write!(page, "\n## {} {version}\n\n| hand | stage | language |", title(engine));
        for kind in GameKind::ALL {
            let _ = write!(page, " {kind} |");
        }
        let _ = writeln!(page, "\n|---|---|---|{}", "---|".repeat(GameKind::ALL.len()));
        for screens in &SCREENS {
            let Screens { what, language, stage: (width, height), .. } = screens;
            let _ = write!(page, "| {what}, {} | {width}x{height} | {language} |", screens.name());
            for kind in GameKind::ALL {
                match fs::read_to_string(kept(engine, kind, screens)).as_deref() {
                    Ok("ok") => page.push_str(" ok |"),
                    Ok(why) => {
                        notes.push(format!("{}, {kind}, {}: {why}", title(engine), screens.name()));
                        let _ = write!(page, " failed ({}) |", notes.len());
                    }
                    Err(_) => page.push_str(" not played |"),
                }
            }
            page.push('\n');
        }
    }
    if !notes.is_empty() {
        page.push_str("\n## What failed\n\n");
    }
    for (number, note) in (1..).zip(&notes) {
        let _ = writeln!(page, "{number}. {note}");
    }
    page
}

fn title(engine: Engine) -> &'static str {
    match engine {
        Engine::Chromium => "Chromium",
        Engine::Firefox => "Firefox",
        Engine::WebKit => "WebKitGTK",
    }
}

/// The beginning of what a failed test says, on one line.
fn short(why: &str) -> String {
    let line: String = why.split(". The page is").next().unwrap_or_default().replace(['\n', '|'], " ");
    line.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(160).collect()
}
