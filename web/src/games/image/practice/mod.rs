//! *Who are they?*: five images a day, for one. A page of plain links and forms; what has been guessed is in
//! a cookie, and what is being guessed in the address, so the server keeps nothing.

#[cfg(test)]
pub(super) mod looks;
mod page;
mod progress;
mod quiz;
#[cfg(test)]
mod tests;

use maud::{Markup, html};

use crate::{
    look::{Symbol, symbol},
    words::Words,
};

pub(crate) use page::page;
pub(crate) use progress::{Outcome, Progress};
pub(crate) use quiz::{Calendar, Guess, Hints, Quiz};

/// Where it is.
pub(crate) const ADDRESS: &str = "/who-are-they";
/// Where its field completes names.
pub(crate) const PEOPLE: &str = "/who-are-they/people";

/// The way there from the rules, in the reader's language.
pub(super) fn invitation(words: &Words) -> Markup {
    html! {
        p.pr-invitation {
            a href={ (ADDRESS) "?lang=" (words.language) } {
                (symbol(Symbol::Portrait)) " " (words.practice_invitation())
            }
        }
    }
}

/// The way there for who waits at a table: over it, or in a tab of its own where the browser module is
/// missing.
pub(super) fn pastime(words: &Words) -> Markup {
    html! {
        p.ih-pastime {
            a data-practice data-back=(words.back_to_table()) target="_blank"
                href={ (ADDRESS) "?lang=" (words.language) } {
                (symbol(Symbol::Portrait)) " " (words.practice_waiting())
            }
        }
    }
}
