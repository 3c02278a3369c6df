//! Why one's score or pawn changed last, behind a tap: in every game the same fold below what is going on.

use maud::{Markup, html};

/// What is asked, and the answer in a sentence or two.
pub(super) struct WhyMoved {
    pub(super) question: String,
    pub(super) answer: Markup,
}

impl WhyMoved {
    pub(super) fn fold(&self) -> Markup {
        html! {
            details #why-moved .small-fold {
                summary { (self.question) }
                p.why-moved { (self.answer) }
            }
        }
    }
}
