//! When there is nothing to show: what happened, in plain words, and the way out.

use maud::{Markup, html};

use super::{
    Context, Entry,
    document::{language_links, leaf},
    entry::code_form,
};
use crate::look::{BRASS, Symbol};

/// Why a page cannot be shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(test, derive(strum::EnumIter))]
pub(crate) enum TroublePage {
    /// No such table, or a full, locked or ended one: the same answer, so that nobody can tell by trying.
    NoTable,
    ShownOut,
    TooManyTries,
    BadRequest,
    NotFound,
    LinkExpired,
    Server,
    /// The service worker shows it in the place of a page that could not be had.
    NoLine,
}

/// `detail` is a sentence in the reader's language that says more than the page does by itself.
pub(crate) fn trouble(context: &Context<'_>, trouble: TroublePage, detail: Option<&str>) -> Markup {
    let words = context.words();
    let (drawing, title, line) = match trouble {
        TroublePage::NoTable => (Symbol::Lock, words.trouble_no_table_title(), words.trouble_no_table()),
        TroublePage::ShownOut => (Symbol::Lock, words.trouble_shown_out_title(), words.trouble_shown_out()),
        TroublePage::TooManyTries => {
            (Symbol::Clock, words.trouble_too_many_title(), words.trouble_too_many())
        }
        TroublePage::BadRequest => {
            (Symbol::Frown, words.trouble_bad_request_title(), words.trouble_bad_request())
        }
        TroublePage::NotFound => {
            (Symbol::Compass, words.trouble_not_found_title(), words.trouble_not_found())
        }
        TroublePage::LinkExpired => (Symbol::Link, words.trouble_link_title(), words.trouble_link()),
        TroublePage::Server => (Symbol::Plug, words.trouble_server_title(), words.trouble_server()),
        TroublePage::NoLine => (Symbol::Plug, words.trouble_no_line_title(), words.trouble_no_line()),
    };
    // The other pages say it all by themselves.
    let says_more = matches!(trouble, TroublePage::BadRequest | TroublePage::Server);
    let detail = detail.filter(|detail| says_more && *detail != line);
    leaf(
        context,
        title.clone(),
        language_links(context),
        html! {
            div.page.notice data-no-line[trouble == TroublePage::NoLine] {
                svg.sym.sym-big aria-hidden="true" { use href={ "#s-" (drawing.slug()) } {} }
                div.hero {
                    h1 { (title) }
                    p { (line) }
                    @if let Some(detail) = detail { p { (detail) } }
                }
                @if trouble == TroublePage::NoTable {
                    (code_form(words, &Entry { code_fault: Some(&words.code_unknown()), ..Entry::default() }))
                }
                @if trouble == TroublePage::NoLine {
                    a class=(BRASS) href="" { (words.try_again()) }
                } @else {
                    a class=(BRASS) href="/" { (words.go_home()) }
                }
                @if trouble == TroublePage::Server { a.btn.btn-plain href="" { (words.try_again()) } }
            }
        },
    )
}
