//! How it is known who knows whom, in plain words. `docs/insight/method.md` has the same at length.

use maud::{Markup, html};
use table::Code;

use super::super::{
    Context,
    document::{back_to_table, language_links, leaf},
};

/// `table` is where somebody has come from.
pub(crate) fn method(context: &Context<'_>, table: Option<Code>) -> Markup {
    let words = context.words();
    let way_out = match table {
        Some(code) => back_to_table(context, code),
        None => language_links(context),
    };
    leaf(
        context,
        words.method_title(),
        way_out,
        html! {
            div.page.prose {
                h1 { (words.method_title()) }
                p { (words.method_lead()) }
                h2 { (words.method_seen_title()) }
                p { (words.method_seen()) }
                h2 { (words.method_luck_title()) }
                p { (words.method_luck()) }
                h2 { (words.method_kinds_title()) }
                p { (words.method_facts()) }
                p { (words.method_fun()) }
                p { (words.method_told()) }
                h2 { (words.method_known_title()) }
                p { (words.method_known()) }
                h2 { (words.method_limits_title()) }
                p { (words.method_limits()) }
                footer.foot { a href="/about" { (words.about_link()) } }
            }
        },
    )
}
