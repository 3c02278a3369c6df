//! What may be on a screen at which beat of a reveal. Each game brings its own list
//! ([`GamePages::shows`](super::GamePages::shows)); what holds for all of them is checked here, on the stage
//! and on a phone, in both languages.

use decks::Language;
use journal::Millis;
use rules::{APPLAUSE, BREATH, Finale, Game, GameKind, Ticks, match_game};
use table::{GameView, GuestId, ShowView, TableView};

use super::{Celebration, GamePages, Room};
use crate::{
    curtain::Need,
    look::{Symbol, symbol},
    pages::{
        self, Context, Region,
        fixtures::{Easel, Look, views::NOW, with_context, with_what_came_out},
    },
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

/// A reveal, or the end of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Occasion {
    Reveal,
    Finale,
}

/// The same table while the reveal is under way, which began a second ago.
pub(crate) fn showing(view: TableView, led_by_stage: bool) -> TableView {
    Occasion::Reveal.under_way(view, led_by_stage)
}

impl Occasion {
    fn under_way(self, view: TableView, led_by_stage: bool) -> TableView {
        let playing = view.game.as_ref().expect("a game is being played");
        let (length, breath) = match_game!(&playing.view, GameView::G(game) => match self {
            Occasion::Reveal => (G::show_length(game), BREATH),
            Occasion::Finale => (G::finale(game).expect("somebody has won").end(), APPLAUSE),
        });
        let began = Millis(NOW - 1_000);
        let ends = Millis(began.0 + length.millis());
        let next_at = Millis(ends.0 + breath.millis());
        let finale = self == Occasion::Finale;
        let show = ShowView { key: 1, finale, began, ends, next_at, led_by_stage, over: false };
        TableView { show: Some(show), now: Millis(NOW), ..view }
    }

    /// The same when the last beat is over.
    fn shown(self, view: TableView) -> TableView {
        let view = self.under_way(view, false);
        TableView { show: view.show.map(|show| ShowView { over: true, ..show }), ..view }
    }
}

/// The end of a game, of which no screen has more than the steps that have come up.
fn finale(context: &Context<'_>, kind: GameKind) -> ShowCase {
    let [stage, hand] = match_game!(kind, G => <G as GamePages>::ending()).map(with_what_came_out);
    let game = |view: &TableView| view.game.clone().expect("a game is over").view;
    let (beats, headline, ask, together) = match_game!(
        (&game(&stage), &game(&hand)),
        (GameView::G(seen), GameView::G(mine)) => {
            let room = Room::new(context, &stage, seen);
            let beats = G::finale(seen).expect("somebody has won");
            let together = matches!(G::celebration(&room), Celebration::Together { .. });
            let ask = G::hand(&Room::new(context, &hand, mine)).ask;
            (beats, G::stage(&room).headline, ask, together)
        },
        _ => unreachable!("it is one game"),
    );
    let first = beats.at(&Finale::Step(0));
    let mut secrets = vec![(first, headline.into_string()), (first, ask.into_string())];
    let steps = beats.beats().iter().filter_map(|beat| match beat.what {
        Finale::Step(_) if together => Some((beat.at, "class=\"score\"".to_owned())),
        Finale::Step(step) => Some((beat.at, format!("step-{}", step + 1))),
        Finale::Rain => None,
    });
    secrets.extend(steps);
    if !together {
        secrets.push((first, symbol(Symbol::Crown).0.to_owned()));
    }
    let withheld = ["data-party", "own-portrait", "came-out", "out-board", "out-honours"].map(str::to_owned);
    let withheld = withheld.into_iter().chain([context.words().over_again()]).collect();
    let moments = beats.beats().iter().map(|beat| beat.at).collect();
    ShowCase { name: "the end", stage, hand, secrets, withheld, moments }
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
    moment_in(tag, "beat").unwrap_or(Ticks(0))
}

/// The moment of a tag that has this class among its own.
fn moment_in(tag: &str, wanted: &str) -> Option<Ticks> {
    let classes = tag.split_once("class=\"").and_then(|(_, rest)| rest.split('"').next()).unwrap_or_default();
    let tick = classes.split(' ').find_map(|class| class.strip_prefix("t-")?.parse().ok());
    tick.filter(|_| classes.split(' ').any(|class| class == wanted)).map(Ticks)
}

fn html_of(regions: Vec<Region>) -> String {
    regions.into_iter().map(|region| region.html.into_owned()).collect()
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
    let look = |(kind, part, case): (GameKind, Occasion, ShowCase)| {
        let name =
            format!("show-{kind}-{}", case.name.replace(|letter: char| !letter.is_ascii_alphanumeric(), "-"));
        let mut pages = easel.stages(&name, [("", part.under_way(case.stage.clone(), true))]);
        pages.extend(easel.hands(&name, [("", part.under_way(case.hand, false))]));
        if part == Occasion::Finale {
            pages.extend(easel.stages(&name, [("-told", part.shown(case.stage))]));
        }
        pages
    };
    cases(easel.context).into_iter().flat_map(look).collect()
}

/// The first reveal of every game on a phone that goes round: while all look at it, when it has been seen and
/// somebody is asked for, and as they see it then.
pub(crate) fn curtains(easel: &Easel<'_>) -> Vec<Look> {
    let of = |kind| {
        let mut cases = cases(easel.context).into_iter().filter(move |(known, ..)| *known == kind);
        let (_, part, case) = cases.next().expect("every game has an end, at least");
        let (name, seen) = (format!("show-{kind}"), TableView { show: None, ..case.stage.clone() });
        let shown = part.under_way(case.stage, false);
        let mut pages = easel.curtains(&name, [("", shown, Need::None), ("-seen", seen, Need::Turn)]);
        pages.push(easel.opened(&name, TableView { show: None, ..case.hand }));
        pages
    };
    GameKind::ALL.into_iter().flat_map(of).collect()
}

fn cases(context: &Context<'_>) -> Vec<(GameKind, Occasion, ShowCase)> {
    let of = |kind| match_game!(kind, G => <G as GamePages>::shows(context.language));
    let all = |kind| {
        let reveals = of(kind).into_iter().map(|case| (Occasion::Reveal, case));
        reveals.chain([(Occasion::Finale, finale(context, kind))]).collect::<Vec<_>>()
    };
    let named = |kind| all(kind).into_iter().map(move |(part, case)| (kind, part, case));
    GameKind::ALL.into_iter().flat_map(named).collect()
}

fn each_case(check: impl Fn(&Context<'_>, &str, Occasion, &ShowCase)) {
    for language in Language::ALL {
        with_context(language, |context| {
            for (kind, part, case) in cases(context) {
                check(context, &format!("{kind} {}, {language}", case.name), part, &case);
            }
        });
    }
}

/// Whatever tells something of the outcome is seen from its beat on and not before, whoever looks at what.
#[test]
fn nothing_is_on_a_screen_before_its_beat() {
    each_case(|context, name, part, case| {
        let stage = html_of(pages::stage(context, &part.under_way(case.stage.clone(), true)));
        let hand = html_of(pages::hand(context, &part.under_way(case.hand.clone(), false)));
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

/// The headlines of a page that who listens finds too, each with the moments from which on and until which it
/// is there.
fn headlines(html: &str, end: Ticks) -> Vec<(Ticks, Ticks)> {
    let mut found = Vec::new();
    let mut open = vec![(Ticks(0), end)];
    for tag in html.split('<').skip(1) {
        if tag.starts_with('/') {
            open.pop();
            continue;
        }
        let name = tag.split([' ', '>', '/']).next().unwrap_or_default();
        let tag = tag.split('>').next().unwrap_or_default();
        let (from, until) = *open.last().expect("no tag is closed that was not opened");
        let until = match tag.contains("aria-hidden=\"true\"") {
            true => Ticks(0),
            false => until.min(moment_in(tag, "until").unwrap_or(end)),
        };
        let times = (from.max(moment_of(tag)), until);
        if name == "h1" {
            found.push(times);
        }
        if !tag.ends_with('/') && !VOID.contains(&name) && !tag.starts_with('!') {
            open.push(times);
        }
    }
    found
}

#[test]
fn headlines_are_found_where_who_listens_finds_them() {
    let html = r#"<div aria-hidden="true"><h1>seen</h1></div><h1 class="meanwhile cue until t-3">now</h1>
        <div class="cue beat t-3"><p>then</p><h1>then</h1></div>"#;
    let end = Ticks(9);
    let found = headlines(html, end);
    assert_eq!(found, [(Ticks(0), Ticks(0)), (Ticks(0), Ticks(3)), (Ticks(3), end)]);
}

/// A reveal has a headline at every moment, and it is one: who goes from heading to heading finds it.
#[test]
fn there_is_a_headline_throughout() {
    each_case(|context, name, part, case| {
        let stage = part.under_way(case.stage.clone(), true);
        let hand = part.under_way(case.hand.clone(), false);
        let show = stage.show.expect("it is shown");
        let end = Ticks(u8::try_from((show.ends.0 - show.began.0) / Ticks(1).millis()).expect("it is short"));
        let faces = [("stage", pages::stage(context, &stage)), ("phone", pages::hand(context, &hand))];
        for (face, regions) in faces {
            let headlines = headlines(&html_of(regions), end);
            for at in (0..end.0).map(Ticks) {
                let there = headlines.iter().filter(|(from, until)| (*from..*until).contains(&at)).count();
                assert_eq!(there, 1, "{name}: headlines on the {face} at {at:?}: {headlines:?}");
            }
        }
    });
}

/// How long after something has come it is said at the latest: what walks is told when it sets out.
const SAID_WITHIN: u8 = 2;

/// Every moment at which something comes, and every moment at which something is said, by the tags of a page:
/// see `appeared` in show.js.
fn seen_and_heard(html: &str) -> (Vec<Ticks>, Vec<Ticks>) {
    let (mut seen, mut heard) = (Vec::new(), Vec::new());
    let mut live: Vec<bool> = vec![false];
    for tag in html.split('<').skip(1) {
        if tag.starts_with('/') {
            live.pop();
            continue;
        }
        let name = tag.split([' ', '>', '/']).next().unwrap_or_default();
        let tag = tag.split('>').next().unwrap_or_default();
        let is_live =
            *live.last().expect("no tag is closed that was not opened") || tag.contains("aria-live");
        let swaps = tag.contains(" swaps");
        let at = moment_of(tag);
        if at > Ticks(0) && name != "button" && !swaps {
            seen.push(at);
        }
        if at > Ticks(0) && (tag.contains("data-hear") || is_live && !swaps) {
            heard.push(at);
        }
        if !tag.ends_with('/') && !VOID.contains(&name) && !tag.starts_with('!') {
            live.push(is_live);
        }
    }
    (seen, heard)
}

/// Who listens is told each beat as it comes, on the stage and on a phone without one.
#[test]
fn every_beat_is_heard_as_it_comes() {
    each_case(|context, name, part, case| {
        let stage = html_of(pages::stage(context, &part.under_way(case.stage.clone(), true)));
        let hand = html_of(pages::hand(context, &part.under_way(case.hand.clone(), false)));
        for (face, html) in [("stage", stage), ("phone", hand)] {
            let (seen, heard) = seen_and_heard(&html);
            assert!(!heard.is_empty(), "{name}: the {face} says nothing");
            for at in seen.into_iter().filter(|at| case.moments.contains(at)) {
                let said = |heard: &&Ticks| (at.0..=at.0 + SAID_WITHIN).contains(&heard.0);
                assert!(
                    heard.iter().any(|heard| said(&heard)),
                    "{name}: nothing is said on the {face} at {at:?}"
                );
            }
        }
    });
}

/// While the stage shows it, a phone has nothing of it, not even hidden.
#[test]
fn a_phone_beside_a_stage_has_no_byte_of_the_outcome() {
    each_case(|context, name, part, case| {
        let view = part.under_way(case.hand.clone(), true);
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
    each_case(|context, name, part, case| {
        let stage = html_of(pages::stage(context, &part.shown(case.stage.clone())));
        let hand = html_of(pages::hand(context, &part.shown(case.hand.clone())));
        for (face, html) in [("stage", stage), ("phone", hand)] {
            assert!(!html.contains("data-show"), "{name}: {face}");
            let classes = html.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next());
            let timed = classes.flat_map(|all| all.split(' ')).find(|class| ["cue", "beat"].contains(class));
            assert_eq!(timed, None, "{name}: {face}");
        }
    });
}

/// What came out of the game comes when its end has been seen: on a hand with the end, on the stage after the
/// applause. It is the same for everybody.
#[test]
fn what_came_out_comes_after_the_end_and_is_the_same_for_everybody() {
    with_context(Language::En, |context| {
        for kind in GameKind::ALL {
            let case = finale(context, kind);
            // Portraits are read out before it is over.
            let Some(stop) = case.stage.came_out.clone() else {
                assert_eq!(kind, GameKind::Personality);
                continue;
            };
            assert_eq!(stop.missing, None, "{kind}: the record holds together");
            assert_eq!(case.hand.came_out.as_ref(), Some(&stop), "{kind}: read from what everybody sees");
            let book = |view: &TableView| {
                let hand = html_of(pages::hand(context, view));
                let (_, from) = hand.split_once("id=\"came-out\"").expect("it is on a hand");
                from.split_once("</section>").expect("it has an end").0.to_owned()
            };
            let mine = book(&Occasion::Finale.shown(case.hand.clone()));
            assert!(mine.contains("out-honours"), "{kind}");
            let seat = |me| TableView { me: Some(GuestId(me)), ..case.hand.clone() };
            for other in [seat(0), seat(1), seat(2)] {
                assert_eq!(book(&TableView { show: None, ..other }), mine, "{kind}");
            }
            let applause = html_of(pages::stage(context, &Occasion::Finale.shown(case.stage.clone())));
            assert!(!applause.contains("out-board"), "{kind}: the podium stays for the applause");
            let stage = html_of(pages::stage(context, &TableView { show: None, ..case.stage }));
            assert!(stage.contains("out-board") && stage.contains("out-honours"), "{kind}");
        }
    });
}

/// A leak, planted: a page that has what came out while the end is still being shown is found.
#[test]
fn what_came_out_would_be_found_if_it_came_too_early() {
    with_context(Language::En, |context| {
        for case in GameKind::ALL.map(|kind| finale(context, kind)) {
            if case.stage.came_out.is_none() {
                continue;
            }
            let told = html_of(pages::hand(context, &TableView { show: None, ..case.hand.clone() }));
            let found = case.withheld.iter().filter(|secret| told.contains(*secret));
            assert!(found.count() > 2, "nothing of it is looked for");
        }
    });
}

/// It rains when all has been told, on the stage and on the phone of who has won, and on no page that comes
/// when somebody may have gone on.
#[test]
fn it_rains_once_all_has_been_told() {
    with_context(Language::En, |context| {
        for kind in GameKind::ALL {
            let case = finale(context, kind);
            let stage = Occasion::Finale.shown(case.stage.clone());
            let ends = stage.show.expect("it was shown").ends.0;
            let rains = format!("data-rains=\"{ends}\"");
            assert!(html_of(pages::stage(context, &stage)).contains(&rains), "{kind}");
            if let GameKind::Happiness | GameKind::Colours = kind {
                let hand = html_of(pages::hand(context, &Occasion::Finale.shown(case.hand.clone())));
                assert!(hand.contains(&rains), "{kind}: this guest has won");
            }
            let late = html_of(pages::stage(context, &TableView { show: None, ..stage }));
            assert!(!late.contains("data-party") && !late.contains("podium"), "{kind}");
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
