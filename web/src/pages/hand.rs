//! The hand: a guest's own page, with what only they see and can do.

use maud::{Markup, html};
use table::TableView;

use super::{
    Context, Plain, Region, Timing,
    document::{Layout, Live, Shell, document, inlined},
    evening, lobby, waiting,
};
use crate::{
    games,
    look::{Face, GAME_SPRITE, Symbol, own_address, person, symbol},
    padding,
    words::{Words, called, latest_news, latest_table_news, plain, say},
};

/// What fills the middle of a hand.
pub(crate) struct Hand {
    /// What is happening and what to do: a heading and a line.
    pub(crate) ask: Markup,
    /// The thing itself.
    pub(crate) play: Markup,
    /// The one button, at the thumb.
    pub(crate) act: Markup,
}

/// What else is on a guest's page.
pub(super) struct Around {
    pub(super) top: Markup,
    pub(super) news: Markup,
    /// What the browser's tab says.
    pub(super) title: String,
}

/// The regions of a guest's page.
pub(crate) fn hand(context: &Context<'_>, view: &TableView) -> Vec<Region> {
    with_top(context, view, top(context.words(), view))
}

/// The same with another head.
pub(super) fn with_top(context: &Context<'_>, view: &TableView, top: Markup) -> Vec<Region> {
    let words = context.words();
    let news = hand_news(words, view, news_lines(context, view));
    let around = Around { top, news, title: title(context, view) };
    regions(context, view, around, in_play(context, view))
}

/// Those of them in which a secret may show: what the head and the news say is the same for everybody.
pub(crate) fn played(context: &Context<'_>, view: &TableView) -> [Region; PLAYED.len()] {
    played_regions(context, view, title(context, view), in_play(context, view))
}

/// What fills the middle, with what is around every game.
fn in_play(context: &Context<'_>, view: &TableView) -> Hand {
    let words = context.words();
    let (hand, foot) = match &view.game {
        None => (lobby::hand(context, view), html! {}),
        Some(playing) => (games::hand(context, view, playing), waiting::foot(words, view, playing)),
    };
    let links = evening::links_at_the_end(words, view);
    let Hand { ask, play, act } = hand;
    Hand { ask, play: html! { (play) (links) }, act: html! { (act) (foot) } }
}

/// What just happened, as far as it may be told now.
pub(super) fn news_lines(context: &Context<'_>, view: &TableView) -> Vec<String> {
    match games::is_concealed(context, view) {
        true => latest_table_news(context.words(), view).into_iter().collect(),
        false => latest_news(context.words(), view).collect(),
    }
}

/// The regions of a page on which something can be done.
pub(super) fn regions(context: &Context<'_>, view: &TableView, around: Around, hand: Hand) -> Vec<Region> {
    let Around { top, news, title } = around;
    let mut regions = vec![Region::new("r-top", top), Region::new("r-news", news)];
    regions.extend(played_regions(context, view, title, hand));
    Region::with_symbols(Face::Hand, view, regions)
}

/// The ids of the regions in which a secret may show.
pub(crate) const PLAYED: [&str; 3] = ["r-ask", "r-play", "r-act"];

fn played_regions(
    context: &Context<'_>,
    view: &TableView,
    title: String,
    hand: Hand,
) -> [Region; PLAYED.len()] {
    let words = context.words();
    let [ask_id, play_id, act_id] = PLAYED;
    let Timing { class, show } = &Timing::of(view);
    let Hand { ask, play, act } = hand;
    [
        Region::new(
            ask_id,
            html! {
                div id=(ask_id) class={ "ask" (class) } data-region data-show=[show] aria-live="polite"
                    data-dress=(games::hand_dress(view).address(context))
                    data-title=(words.page_title(title))
                    data-turn=[is_waited_for(view).then(|| words.your_turn())]
                {
                    (ask)
                }
            },
        ),
        Region::new(
            play_id,
            html! { div id=(play_id) class={ "play" (class) } data-region data-show=[show] { (play) } },
        ),
        Region::new(
            act_id,
            html! { div id=(act_id) class={ "act" (class) } data-region data-show=[show] { (act) } },
        ),
    ]
}

/// A guest's page as a whole document. `now` is the server's clock in Unix milliseconds.
pub(crate) fn hand_page(context: &Context<'_>, view: &TableView, now: u64) -> Markup {
    page(context, view, now, None)
}

/// The same, and why the last thing that was asked for is not done.
pub(crate) fn refusing_hand_page(context: &Context<'_>, view: &TableView, now: u64, why: &str) -> Markup {
    page(context, view, now, Some(why))
}

fn page(context: &Context<'_>, view: &TableView, now: u64, notice: Option<&str>) -> Markup {
    let page = |view: &TableView| {
        let whole = Whole {
            layout: Layout::Hand,
            title: title(context, view),
            address: format!("/t/{}", view.code),
            stream: format!("/t/{}/stream?face=hand&v={}", view.code, context.assets.version),
            now,
            refreshes: !is_waited_for(view),
            notice,
        };
        whole.document(context, view, &hand(context, view))
    };
    padding::fill_page(view, page(view), page)
}

/// A page on which something can be done, as a whole.
pub(super) struct Whole<'a> {
    pub(super) layout: Layout,
    pub(super) title: String,
    /// Where it is found.
    pub(super) address: String,
    pub(super) stream: String,
    pub(super) now: u64,
    /// Whether it may load itself again where there is no module.
    pub(super) refreshes: bool,
    pub(super) notice: Option<&'a str>,
}

impl Whole<'_> {
    pub(super) fn document(self, context: &Context<'_>, view: &TableView, regions: &[Region]) -> Markup {
        let words = context.words();
        let Whole { layout, title, address, stream, now, refreshes, notice } = self;
        let shell = Shell {
            title,
            layout,
            live: Some(Live { stream, seq: view.seq.0, now }),
            dress: games::hand_dress(view),
            refreshes: context.plain == Plain::Refreshing && notice.is_none() && refreshes,
            notice: notice.map(str::to_owned),
        };
        document(
            context,
            &shell,
            html! {
                a.skip-link href="#main" { (words.skip_to_content()) }
                (inlined(regions, &[GAME_SPRITE, "r-top"]))
                main #main tabindex="-1" {
                    (inlined(regions, &["r-news", "r-ask", "r-play", "r-act"]))
                    p.foot.no-js {
                        a href=(address) { (words.refresh_page()) }
                        @match context.plain {
                            Plain::Live => a href={ (address) "?plain" } { (words.refresh_always()) },
                            Plain::Refreshing => a href={ (address) "?live" } { (words.refresh_never()) },
                        }
                    }
                }
                // What the module leaves when it takes somebody's part away before the server has answered.
                @if matches!(layout, Layout::Pass) { p #fallen .fallen hidden { (words.pass_fallen()) } }
            },
        )
    }
}

fn top(words: &Words, view: &TableView) -> Markup {
    let (first, second) = view.code.halves();
    html! {
        header #r-top .top data-region {
            (myself(words, view))
            @if !view.code_hidden { span.chip.code { (first) " " (second) } }
            (ways_out(words, view))
        }
    }
}

/// Whose page it is, with the way to another face.
pub(super) fn myself(words: &Words, view: &TableView) -> Markup {
    html! {
        @if let Some(me) = view.myself() {
            a.me href=(own_address(view, "face")) {
                (person(me, words)) span.visually-hidden { " " (words.face_link()) }
            }
        }
    }
}

/// The ways to the rules and, for a guest, to the menu.
pub(super) fn ways_out(words: &Words, view: &TableView) -> Markup {
    html! {
        a.icon-btn href={ "/t/" (view.code) "/rules" } aria-label=(words.open_rules()) {
            (symbol(Symbol::Book))
        }
        @if view.me.is_some() {
            a.icon-btn href=(own_address(view, "menu")) aria-label=(words.open_menu()) {
                (symbol(Symbol::Menu))
            }
        }
    }
}

/// What just happened, and on the phone of who is reminded, by whom. It stands for a moment, with a sign that
/// is felt or heard.
fn hand_news(words: &Words, view: &TableView, lines: Vec<String>) -> Markup {
    let Some(by) = view.nudged_by.and_then(|by| view.guest(by)) else { return news(lines) };
    html! {
        div #r-news .news data-region role="status" {
            span #nudge .nudge data-sound-cue="knock" { (say(words.nudged_you(called(by)))) }
        }
    }
}

/// What just happened, as these sentences say.
pub(crate) fn news(lines: impl IntoIterator<Item = String>) -> Markup {
    html! {
        div #r-news .news data-region role="status" {
            @for news in lines { (say(news)) " " }
        }
    }
}

pub(super) fn title(context: &Context<'_>, view: &TableView) -> String {
    match &view.game {
        None => plain(lobby::title(context.words(), view)),
        Some(playing) => plain(games::title(context, view, playing)),
    }
}

/// Whether the table waits for the guest whose page this is: then it must not reload under their fingers.
fn is_waited_for(view: &TableView) -> bool {
    let Some(playing) = view.game.as_ref().filter(|_| view.show_under_way().is_none()) else { return false };
    let seat = view.myself().and_then(|me| me.seat);
    seat.is_some_and(|seat| playing.view.waiting_on().contains(seat))
}
