//! The house rules of this game: the host presses, the others read.

use maud::{Markup, html};
use rules::colours::Options;
use table::TableView;

use crate::pages::Context;

pub(super) fn options(_context: &Context<'_>, _view: &TableView, _options: &Options) -> Markup {
    html! {}
}
