//! What may be on a screen at which beat of a reveal. Each game brings its own list
//! ([`GamePages::shows`](super::GamePages::shows)); what holds for all of them is checked here, on the stage
//! and on a phone, in both languages.

use decks::Language;
use journal::Millis;
use rules::{BREATH, Game, GameKind, Ticks, match_game};
use table::{GameView, ShowView, TableView};

use crate::pages::{
    self, Region,
    fixtures::{Easel, Look, views::NOW, with_context},
};

/// A reveal, and what must not be seen of it too early.
pub(crate) struct ShowCase {
    pub(crate) name: &'static str,
    /// The table right after the reveal, as everybody and as one guest sees it.
    pub(crate) stage: TableView,
    pub(crate) hand: TableView,
    /// What tells something, as it is written in a page, and the moment from which on it may be seen. Each is
    /// on the stage or on the phone.
    pub(crate) secrets: Vec<(Ticks, String)>,
    /// What would tell something and is on no screen before the end.
    pub(crate) withheld: Vec<String>,
    /// All moments of the show: at each of them something comes on the stage.
    pub(crate) moments: Vec<Ticks>,
}

/// The same table while the reveal is under way, which began a second ago.
pub(crate) fn showing(view: TableView, led_by_stage: bool) -> TableView {
    let playing = view.game.as_ref().expect("a game is being played");
    let length = match_game!(&playing.view, GameView::G(game) => G::show_length(game));
    let began = Millis(NOW - 1_000);
    let ends = Millis(began.0 + length.millis());
    let next_at = Millis(ends.0 + BREATH.millis());
    let show = ShowView { key: 1, began, ends, next_at, led_by_stage, over: false };
    TableView { show: Some(show), now: Millis(NOW), ..view }
}

/// The same when the last beat is over.
fn shown(view: TableView) -> TableView {
    let view = showing(view, false);
    TableView { show: view.show.map(|show| ShowView { over: true, ..show }), ..view }
}

/// A part of a page, and from when on it is seen. A tag is as hidden as what it opens.
struct Part<'a> {
    html: &'a str,
    from: Ticks,
}

const VOID: [&str; 4] = ["input", "br", "img", "hr"];

/// Takes the HTML apart, tag by tag.
fn parts(html: &str) -> Vec<Part<'_>> {
    let mut parts = Vec::new();
    let mut open: Vec<Ticks> = vec![Ticks(0)];
    for piece in html.split_inclusive('>').flat_map(|piece| match piece.find('<') {
        Some(at) => vec![&piece[..at], &piece[at..]],
        None => vec![piece],
    }) {
        let around = *open.last().expect("no tag is closed that was not opened");
        let Some(tag) = piece.strip_prefix('<') else {
            parts.push(Part { html: piece, from: around });
            continue;
        };
        if tag.starts_with('/') {
            open.pop();
            continue;
        }
        let from = around.max(moment_of(tag));
        parts.push(Part { html: piece, from });
        let name = tag.split([' ', '>', '/']).next().unwrap_or_default();
        if !tag.ends_with("/>") && !VOID.contains(&name) && !tag.starts_with('!') {
            open.push(from);
        }
    }
    assert_eq!(open.len(), 1, "every tag is closed");
    parts
}

/// From when on a tag is seen, by its own classes.
fn moment_of(tag: &str) -> Ticks {
    let classes = tag.split_once("class=\"").and_then(|(_, rest)| rest.split('"').next()).unwrap_or_default();
    let is_beat = classes.split(' ').any(|class| class == "beat");
    let tick = classes.split(' ').find_map(|class| class.strip_prefix("t-")?.parse().ok());
    tick.filter(|_| is_beat).map_or(Ticks(0), Ticks)
}

fn html_of(regions: Vec<Region>) -> String {
    regions.into_iter().map(|region| region.html).collect()
}

/// Every place at which something stands, with the moment from which on it is seen. What goes over several
/// tags, a name in a sentence for example, is found by where it begins.
fn places(html: &str, needle: &str) -> Vec<Ticks> {
    let parts = parts(html);
    let begins = |part: &Part<'_>| part.html.as_ptr() as usize - html.as_ptr() as usize;
    let part_at = |at: usize| parts.iter().rfind(|part| begins(part) <= at).expect("some part is there");
    html.match_indices(needle).map(|(at, _)| part_at(at).from).collect()
}

/// Every reveal while it is under way: on the stage, and on a phone without one.
pub(crate) fn looks(easel: &Easel<'_>) -> Vec<Look> {
    let look = |(kind, case): (GameKind, ShowCase)| {
        let name =
            format!("show-{kind}-{}", case.name.replace(|letter: char| !letter.is_ascii_alphanumeric(), "-"));
        let mut pages = easel.stages(&name, [("", showing(case.stage, true))]);
        pages.extend(easel.hands(&name, [("", showing(case.hand, false))]));
        pages
    };
    cases(easel.context.language).into_iter().flat_map(look).collect()
}

fn cases(language: Language) -> Vec<(GameKind, ShowCase)> {
    let of = |kind| match_game!(kind, G => <G as super::GamePages>::shows(language));
    GameKind::ALL.into_iter().flat_map(|kind| of(kind).into_iter().map(move |case| (kind, case))).collect()
}

fn each_case(check: impl Fn(&crate::pages::Context<'_>, &str, &ShowCase)) {
    for language in Language::ALL {
        with_context(language, |context| {
            for (kind, case) in cases(language) {
                check(context, &format!("{kind} {}, {language}", case.name), &case);
            }
        });
    }
}

/// Whatever tells something of the outcome is seen from its beat on and not before, whoever looks at what.
#[test]
fn nothing_is_on_a_screen_before_its_beat() {
    each_case(|context, name, case| {
        let stage = html_of(pages::stage(context, &showing(case.stage.clone(), true)));
        let hand = html_of(pages::hand(context, &showing(case.hand.clone(), false)));
        for (earliest, secret) in &case.secrets {
            let (on_stage, on_hand) = (places(&stage, secret), places(&hand, secret));
            assert!(!on_stage.is_empty() || !on_hand.is_empty(), "{name}: {secret} is nowhere");
            for (face, found) in [("stage", on_stage), ("phone", on_hand)] {
                assert!(
                    found.iter().all(|from| from >= earliest),
                    "{name}: {secret} is on the {face} at {found:?}, and may be from {earliest:?} on"
                );
            }
        }
        for secret in &case.withheld {
            assert!(!stage.contains(secret) && !hand.contains(secret), "{name}: {secret} is told too early");
        }
        for moment in &case.moments {
            let cue = format!("t-{}", moment.0);
            let used = stage.split(['"', ' ']).any(|class| class == cue);
            assert!(used || *moment == Ticks(0), "{name}: nothing comes at {moment:?}");
        }
    });
}

/// While the stage shows it, a phone has nothing of it, not even hidden.
#[test]
fn a_phone_beside_a_stage_has_no_byte_of_the_outcome() {
    each_case(|context, name, case| {
        let view = showing(case.hand.clone(), true);
        let page = pages::hand_page(context, &view, NOW).into_string();
        for (_, secret) in &case.secrets {
            assert!(!page.contains(secret.as_str()), "{name}: {secret} is on the phone");
        }
        assert!(page.contains(&context.words().look_at_screen()), "{name}");
        assert!(!page.contains("<form"), "{name}: nothing can be done meanwhile");
    });
}

/// Once it is over nothing waits for its moment any more, on a late page as on any other, and going on may be
/// tapped at once.
#[test]
fn a_page_that_comes_late_shows_the_end() {
    each_case(|context, name, case| {
        let stage = html_of(pages::stage(context, &shown(case.stage.clone())));
        let hand = html_of(pages::hand(context, &shown(case.hand.clone())));
        for (face, html) in [("stage", stage), ("phone", hand)] {
            assert!(!html.contains("data-show"), "{name}: {face}");
            let classes = html.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next());
            let timed = classes.flat_map(|all| all.split(' ')).find(|class| ["cue", "beat"].contains(class));
            assert_eq!(timed, None, "{name}: {face}");
        }
    });
}

/// All moments that a show can have are in the stylesheet.
#[test]
fn the_stylesheet_has_every_moment() {
    let sheet = include_str!("../../assets/show.css");
    for tick in 1..=Ticks::MOST.0 {
        let rule = format!(".t-{tick} {{ --at: {}ms; }}", Ticks(tick).millis());
        assert!(sheet.contains(&rule), "{rule}");
    }
}

#[test]
fn parts_are_as_hidden_as_what_they_lie_in() {
    let html = r#"<p>now<b class="cue beat t-7">then<input value="then">
        <i class="cue beat t-3">then</i></b>now</p>"#;
    assert_eq!(places(html, "now"), [Ticks(0); 2]);
    assert_eq!(places(html, "then"), [Ticks(7); 3]);
}
