//! The same seat on another device.

use maud::{Markup, PreEscaped, html};
use table::TableView;

use super::{
    Context,
    document::{back_to_table, language_links, leaf},
    qr::qr_svg,
};
use crate::look::{BRASS, Symbol, symbol};

/// Shows the one-time link. Made only when it is asked for: the picture takes longer than a page.
pub(crate) fn device(context: &Context<'_>, view: &TableView, link: &str) -> Markup {
    let words = context.words();
    leaf(
        context,
        words.device_title(),
        back_to_table(context, view.code),
        html! {
            div.page {
                div.hero { h1 { (words.device_title()) } p { (words.device_lead()) } }
                div.panel {
                    div.qr role="img" aria-label=(words.device_title()) { (PreEscaped(qr_svg(link))) }
                    p { a href=(link) { (link) } }
                    button.btn.js-only type="button" data-copy=(link) data-done=(words.device_copied()) {
                        (symbol(Symbol::Link)) span data-label { (words.device_copy()) }
                    }
                }
                p.soft { (words.device_warning()) }
            }
        },
    )
}

/// Whose device it is, to which a link leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Whose {
    /// Nobody plays on it.
    Nobodys,
    /// Somebody at that table does.
    Somebodys,
}

/// Where the link leads. The button spends it: opening the page, as a preview does, must not.
///
/// Where somebody plays on the device already, it goes round from then on.
pub(crate) fn device_landing(context: &Context<'_>, action: &str, whose: Whose) -> Markup {
    let words = context.words();
    let lead = match whose {
        Whose::Nobodys => words.device_land_lead(),
        Whose::Somebodys => words.pass_land_lead(),
    };
    leaf(
        context,
        words.device_land_title(),
        language_links(context),
        html! {
            div.page.notice {
                svg.sym.sym-big aria-hidden="true" { use href="#s-phone" {} }
                div.hero { h1 { (words.device_land_title()) } p { (lead) } }
                form.stack method="post" action=(action) {
                    button class=(BRASS) { (words.device_land_button()) }
                }
            }
        },
    )
}
