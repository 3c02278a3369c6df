//! The hand: a guest's own page, with what only they see and can do.

use maud::{Markup, html};
use table::TableView;

use super::{
    Context, Plain, Region, Timing,
    document::{Layout, Live, Shell, document, dressed, inlined},
    lobby, waiting,
};
use crate::{
    games,
    look::{Symbol, person, symbol},
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

/// The regions of a guest's page.
pub(crate) fn hand(context: &Context<'_>, view: &TableView) -> Vec<Region> {
    let words = context.words();
    let Timing { class, show } = &Timing::of(view);
    let news_lines: Vec<String> = match games::is_concealed(context, view) {
        true => latest_table_news(words, view).into_iter().collect(),
        false => latest_news(words, view).collect(),
    };
    let (Hand { ask, play, act }, foot) = match &view.game {
        None => (lobby::hand(context, view), html! {}),
        Some(playing) => (games::hand(context, view, playing), waiting::foot(words, view, playing)),
    };
    vec![
        Region::new("r-top", top(words, view)),
        Region::new("r-news", hand_news(words, view, news_lines)),
        Region::new(
            "r-ask",
            html! {
                div #r-ask class={ "ask" (class) } data-region data-show=[show] aria-live="polite"
                    data-dress=[dressed(context, games::hand_dress(view))]
                    data-title=(words.page_title(title(context, view)))
                {
                    (ask)
                }
            },
        ),
        Region::new(
            "r-play",
            html! { div #r-play class={ "play" (class) } data-region data-show=[show] { (play) } },
        ),
        Region::new(
            "r-act",
            html! { div #r-act class={ "act" (class) } data-region data-show=[show] { (act) (foot) } },
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
    let page = |view: &TableView| unfilled_page(context, view, now, notice);
    padding::fill_page(view, page(view), page)
}

fn unfilled_page(context: &Context<'_>, view: &TableView, now: u64, notice: Option<&str>) -> Markup {
    let words = context.words();
    let regions = hand(context, view);
    let shell = Shell {
        title: title(context, view),
        layout: Layout::Hand,
        live: Some(Live {
            stream: format!("/t/{}/stream?face=hand&v={}", view.code, context.assets.version),
            seq: view.seq.0,
            now,
        }),
        dress: games::hand_dress(view),
        refreshes: context.plain == Plain::Refreshing && notice.is_none() && !is_waited_for(view),
        notice: notice.map(str::to_owned),
    };
    document(
        context,
        &shell,
        html! {
            a.skip-link href="#main" { (words.skip_to_content()) }
            (inlined(&regions, &["r-top"]))
            main #main {
                (inlined(&regions, &["r-news", "r-ask", "r-play", "r-act"]))
                p.foot.no-js {
                    a href={ "/t/" (view.code) } { (words.refresh_page()) }
                    @match context.plain {
                        Plain::Live => a href={ "/t/" (view.code) "?plain" } { (words.refresh_always()) },
                        Plain::Refreshing => a href={ "/t/" (view.code) "?live" } { (words.refresh_never()) },
                    }
                }
            }
        },
    )
}

fn top(words: &Words, view: &TableView) -> Markup {
    let (first, second) = view.code.halves();
    html! {
        header #r-top .top data-region {
            @if let Some(me) = view.myself() { (person(me, words)) }
            @if !view.code_hidden { span.chip.code { (first) " " (second) } }
            a.icon-btn href={ "/t/" (view.code) "/rules" } aria-label=(words.open_rules()) {
                (symbol(Symbol::Book))
            }
            a.icon-btn href={ "/t/" (view.code) "/menu" } aria-label=(words.open_menu()) {
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

fn title(context: &Context<'_>, view: &TableView) -> String {
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
