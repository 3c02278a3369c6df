//! Why one's score or pawn changed last: in every game the score itself is what one taps for it.

use maud::{Markup, html};

/// The score as it stands, what is asked about it, and the answer in a sentence or two.
pub(super) struct WhyMoved {
    /// Phrasing: it is the summary of a fold.
    pub(super) score: Markup,
    pub(super) question: String,
    pub(super) answer: Markup,
}

impl WhyMoved {
    pub(super) fn fold(&self) -> Markup {
        html! {
            details #why-moved .small-fold {
                summary { span.line.my-score { (self.score) } (self.question) }
                p.why-moved { (self.answer) }
            }
        }
    }
}

/// So far of so much, with how that is said.
pub(super) fn so_far(at: u32, of: u32, said: &str) -> Markup {
    html! {
        span aria-hidden="true" { b { (at) } span.soft { "/" (of) } }
        span.visually-hidden { (said) " " }
    }
}
