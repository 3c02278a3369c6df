//! The shell around every page.

use maud::{DOCTYPE, Markup, html};
use rules::GameKind;

use super::{Context, Region, StageLight};
use crate::{
    assets,
    look::{BRAND, people_sprite, sprite_for},
};

/// How a page that stays open hears of changes.
pub(crate) struct Live {
    pub(crate) stream: String,
    pub(crate) seq: u64,
    /// The server's clock in Unix milliseconds, against which countdowns run.
    pub(crate) now: u64,
}

/// Which layout a page wears: the class of its root.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Layout {
    Page,
    Hand,
    /// A phone that goes round.
    Pass,
    Stage(StageLight),
}

/// As wide as the device, up to its rounded corners. Keys on the screen make the page smaller, where a
/// browser would rather lay them upon it.
const VIEWPORT: &str =
    "width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content";

/// What a browser shows around a page, by night and by day.
const AROUND_NIGHT: &str = "#163229";
const AROUND_DAY: &str = "#e8e3d3";

impl Layout {
    const fn class(self) -> &'static str {
        match self {
            Layout::Page => "leaf",
            Layout::Hand => "hand",
            Layout::Pass => "hand pass",
            Layout::Stage(StageLight::Dark) => "stage",
            Layout::Stage(StageLight::Day) => "stage light",
        }
    }

    /// What a browser shows around it. The colours of the day are worn where the system prefers them, or
    /// where somebody has chosen them.
    fn around(self) -> Markup {
        html! {
            @match self {
                Layout::Page | Layout::Hand | Layout::Pass => {
                    meta name="theme-color" media="(prefers-color-scheme: dark)" content=(AROUND_NIGHT);
                    meta name="theme-color" media="(prefers-color-scheme: light)" content=(AROUND_DAY);
                }
                Layout::Stage(StageLight::Dark) => meta name="theme-color" content=(AROUND_NIGHT);,
                Layout::Stage(StageLight::Day) => meta name="theme-color" content=(AROUND_DAY);,
            }
        }
    }
}

/// While somebody without the module only waits, their page loads itself again this often: soon enough not to
/// be late, seldom enough to read a line in peace.
const REFRESH_SECONDS: u8 = 4;

/// The one style sheet that a page wears, which is made of several (`web/build/bundles.rs`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Dress {
    Page,
    Evening,
    Practice,
    HandInLobby,
    Hand(GameKind),
    StageInLobby,
    Stage(GameKind),
}

impl Dress {
    fn file(self) -> String {
        match self {
            Dress::Page => "page.css".to_owned(),
            Dress::Evening => "page-evening.css".to_owned(),
            Dress::Practice => "page-practice.css".to_owned(),
            Dress::HandInLobby => "hand-lobby.css".to_owned(),
            Dress::Hand(kind) => format!("hand-{kind}.css"),
            Dress::StageInLobby => "stage-lobby.css".to_owned(),
            Dress::Stage(kind) => format!("stage-{kind}.css"),
        }
    }

    /// Where it is. A region has it, so that a page which does not wear it yet puts it on before it shows it.
    pub(super) fn address(self, context: &Context<'_>) -> String {
        context.assets.of(&self.file())
    }
}

pub(crate) struct Shell {
    pub(crate) title: String,
    pub(crate) layout: Layout,
    pub(crate) live: Option<Live>,
    pub(crate) dress: Dress,
    pub(crate) refreshes: bool,
    /// Why the last thing that was asked for is not done.
    pub(crate) notice: Option<String>,
}

#[allow(clippy::needless_pass_by_value, reason = "markup is made where it is used")]
pub(crate) fn document(context: &Context<'_>, shell: &Shell, content: Markup) -> Markup {
    let words = context.words();
    html! {
        (DOCTYPE)
        html lang=(context.language.code()) class=(shell.layout.class()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content=(VIEWPORT);
                title { (words.page_title(&shell.title)) }
                @if shell.refreshes { meta http-equiv="refresh" content=(REFRESH_SECONDS); }
                link rel="stylesheet" href=(shell.dress.address(context));
                (shell.layout.around())
                link rel="icon" href=(context.assets.of("icon.svg"));
                link rel="manifest" href={ "/manifest/" (context.language) };
                script type="module" src=(context.assets.of(assets::SCRIPT)) {}
            }
            body
                data-stream=[shell.live.as_ref().map(|live| &live.stream)]
                data-seq=[shell.live.as_ref().map(|live| live.seq)]
                data-now=[shell.live.as_ref().map(|live| live.now)]
            {
                @if shell.live.is_some() { (people_sprite()) } @else { (sprite_for(&content.0)) }
                (content)
                div #toast role="alert" data-region-exempt
                    data-failed=(words.not_sent()) data-missing=(words.still_missing())
                    hidden[shell.notice.is_none()]
                {
                    @if let Some(notice) = &shell.notice { (notice) }
                }
                div #offline role="status" hidden {
                    (words.offline_notice()) i data-door hidden { " " (words.door_notice()) }
                }
                div #say .visually-hidden aria-live="polite" {}
            }
        }
    }
}

/// The regions of a live page, as they stand in its document.
pub(crate) fn inlined(regions: &[Region], ids: &[&str]) -> Markup {
    let wanted = regions.iter().filter(|region| ids.contains(&region.id));
    maud::PreEscaped(wanted.map(|region| &*region.html).collect())
}

/// A page that does not change while it is open: a heading with a way out, and the content.
#[allow(clippy::needless_pass_by_value, reason = "markup is made where it is used")]
pub(crate) fn leaf(context: &Context<'_>, title: String, way_out: Markup, content: Markup) -> Markup {
    dressed_leaf(context, title, way_out, Dress::Page, content)
}

/// The same in another dress.
#[allow(clippy::needless_pass_by_value, reason = "markup is made where it is used")]
pub(crate) fn dressed_leaf(
    context: &Context<'_>,
    title: String,
    way_out: Markup,
    dress: Dress,
    content: Markup,
) -> Markup {
    let shell = Shell { title, layout: Layout::Page, live: None, dress, refreshes: false, notice: None };
    document(
        context,
        &shell,
        html! {
            a.skip-link href="#main" { (context.words().skip_to_content()) }
            header.page-head {
                a.brand href="/" { (BRAND) "Likeness" }
                (way_out)
            }
            main #main tabindex="-1" { (content) }
        },
    )
}

/// The same page in the other language.
pub(crate) fn language_links(context: &Context<'_>) -> Markup {
    let others = decks::Language::ALL.into_iter().filter(|language| *language != context.language);
    html! {
        nav.line {
            @for language in others {
                a.btn.btn-plain href={ "?lang=" (language) } lang=(language) hreflang=(language) {
                    (language.own_name())
                }
            }
        }
    }
}

/// Back to the table that a page belongs to.
pub(crate) fn back_to_table(context: &Context<'_>, code: table::Code) -> Markup {
    html! { a.btn href={ "/t/" (code) } { (context.words().back_to_table()) } }
}
