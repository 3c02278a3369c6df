//! The stage: the table's public screen. Nothing on it can be clicked but the switches for its sound and its
//! light.

use maud::{Markup, html};
use table::TableView;

use super::{
    Context, Plain, Region, Timing,
    document::{Layout, Live, Shell, document, inlined},
    hand::news,
    headline, lobby, waiting,
};
use crate::{
    games,
    look::{Face, GAME_SPRITE, Symbol, symbol},
    words::latest_table_news,
};

/// By which light a stage is seen. It is far more of a theatre in the dark, whatever the system prefers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum StageLight {
    Dark,
    Day,
}

/// What fills the stage.
pub(crate) struct Stage {
    /// The headline, to be read aloud, and a line below it.
    pub(crate) headline: Markup,
    pub(crate) board_class: &'static str,
    pub(crate) board: Markup,
    /// The standing, beside whom we wait for.
    pub(crate) standing: Markup,
}

/// The regions of the stage.
pub(crate) fn stage(context: &Context<'_>, view: &TableView) -> Vec<Region> {
    let words = context.words();
    let timing = Timing::of(view);
    let Timing { class, show } = &timing;
    let (Stage { headline, board_class, board, standing }, bench) = match &view.game {
        None => (lobby::stage(context, view), html! {}),
        Some(playing) => (games::stage(context, view, playing), waiting::bench(words, view, playing)),
    };
    let regions = vec![
        Region::new("r-top", top(context, view, &timing, &headline)),
        Region::new("r-news", news(latest_table_news(words, view))),
        Region::new(
            "r-board",
            html! {
                div #r-board class={ "board " (board_class) (class) } data-region data-show=[show]
                    data-dress=(games::stage_dress(view).address(context))
                {
                    (board)
                }
            },
        ),
        Region::new(
            "r-side",
            html! {
                footer #r-side class={ "side" (class) } data-region data-show=[show] { (bench) (standing) }
            },
        ),
    ];
    Region::with_symbols(Face::Stage, view, regions)
}

/// The stage as a whole document. `now` is the server's clock in Unix milliseconds.
pub(crate) fn stage_page(context: &Context<'_>, view: &TableView, now: u64, light: StageLight) -> Markup {
    let regions = stage(context, view);
    let shell = Shell {
        title: title(context, view),
        layout: Layout::Stage(light),
        live: Some(Live {
            stream: format!(
                "/t/{}/stream?face=stage&lang={}&v={}",
                view.code, context.language, context.assets.version
            ),
            seq: view.seq.0,
            now,
        }),
        dress: games::stage_dress(view),
        refreshes: context.plain == Plain::Refreshing,
        notice: None,
    };
    document(
        context,
        &shell,
        html! {
            (inlined(&regions, &[GAME_SPRITE, "r-top"]))
            main #main { (inlined(&regions, &["r-news", "r-board"])) }
            (inlined(&regions, &["r-side"]))
            // Nobody listens to laughter that is read out.
            div #reactions data-reactions aria-hidden="true" {}
            (switches(context, view, light))
            @if context.plain == Plain::Live { (stands_still(context, view)) }
        },
    )
}

/// What the browser's tab says: what is being played, and nothing of how it stands.
fn title(context: &Context<'_>, view: &TableView) -> String {
    match &view.game {
        None => context.words().lobby_stage_title(),
        Some(playing) => games::name(context.words(), playing.kind),
    }
}

/// What a stage says whose module has not started: it can be seen without, or on another device. The
/// stylesheet lets it come after some seconds, and the module takes it away.
fn stands_still(context: &Context<'_>, view: &TableView) -> Markup {
    let words = context.words();
    html! {
        aside #stands-still .no-js {
            p { (words.stage_stuck()) }
            a href={ "?plain" (own_language(context, view)) } { (words.stage_stuck_refresh()) }
            @if !view.code_hidden {
                p { (words.stage_stuck_elsewhere(format!("{}/t/{}/stage", context.host(), view.code))) }
            }
        }
    }
}

/// A stage in a language of its own keeps it in its links.
fn own_language(context: &Context<'_>, view: &TableView) -> Markup {
    html! { @if context.language != view.language { "&lang=" (context.language) } }
}

/// What there is to press on a stage: sound and full screen need a tap, and afterwards that is the volume;
/// and the light, which a browser keeps.
fn switches(context: &Context<'_>, view: &TableView, light: StageLight) -> Markup {
    let words = context.words();
    let (address, label) = match light {
        StageLight::Dark => ("?light", words.stage_light_day()),
        StageLight::Day => ("?dark", words.stage_light_dark()),
    };
    html! {
        nav.switches aria-label=(words.stage_switches()) {
            button #stage-sound .js-only type="button" data-region-exempt data-music
                data-high=(words.stage_sound_high()) data-low=(words.stage_sound_low())
                data-off=(words.stage_sound_off())
            {
                (words.stage_sound_tap())
            }
            a #stage-light href={ (address) (own_language(context, view)) } { (label) }
        }
    }
}

fn top(
    context: &Context<'_>,
    view: &TableView,
    Timing { class, show }: &Timing,
    headline: &Markup,
) -> Markup {
    let size = headline::size_classes(&headline.0);
    html! {
        header #r-top class={ "top" (class) } data-region data-show=[show]
            data-title=(context.words().page_title(title(context, view)))
        {
            div class={ "grow headline" (size) } aria-live="polite" { (headline) }
            // Between the games the way in has the whole board.
            @if view.game.is_some() && (view.locked || !view.code_hidden) { (way_in(context, view)) }
        }
    }
}

/// How somebody comes in who is late, in a corner that is theirs alone; while the door is locked, that it is.
fn way_in(context: &Context<'_>, view: &TableView) -> Markup {
    let words = context.words();
    let (first, second) = view.code.halves();
    html! {
        @if view.locked {
            p.way-in.way-shut { (symbol(Symbol::Lock)) span { (words.lobby_locked()) } }
        } @else {
            div.way-in {
                p.host { (context.host()) }
                p.code { (first) " " (second) }
                (lobby::qr(words, view))
            }
        }
    }
}
