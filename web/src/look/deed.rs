//! Forms that ask something of the table.

use maud::{Markup, html};
use table::TableView;

/// An address of the table for the guest whose page it is on. It names them: a phone that goes round has the
/// keys of several, and none of them may ever act for another.
pub(crate) fn own_address(view: &TableView, rest: &str) -> String {
    let code = view.code;
    match view.me {
        Some(me) if rest.contains('?') => format!("/t/{code}/{rest}&{AS}={me}"),
        Some(me) => format!("/t/{code}/{rest}?{AS}={me}"),
        None => format!("/t/{code}/{rest}"),
    }
}

/// What an address calls the guest for whom it was made.
pub(crate) const AS: &str = "as";

/// A form on a live page. The browser module sends it in the background; without the module it is an ordinary
/// form.
///
/// `content` holds the further fields and the button.
#[allow(clippy::needless_pass_by_value, reason = "markup is made where it is used")]
pub(crate) fn deed(view: &TableView, what: &str, content: Markup) -> Markup {
    form(view, what, None, None, &content)
}

/// The same for what takes a reveal away: a tap that comes too early waits until all have seen it.
#[allow(clippy::needless_pass_by_value, reason = "markup is made where it is used")]
pub(crate) fn next_deed(view: &TableView, what: &str, content: Markup) -> Markup {
    form(view, what, None, view.show.map(|show| show.next_at.0), &content)
}

/// The same, of which fields and buttons stand elsewhere on the page and name it by its id.
///
/// A person or a team bears a part of the form, and can hold forms of their own all the same. No browser
/// fills it in again by itself when the page is loaded anew.
pub(crate) fn scattered_deed(view: &TableView, what: &str, id: &str, content: &Markup) -> Markup {
    form(view, what, Some(id), None, content)
}

/// The same for what goes on from a reveal: see [`next_deed`].
pub(crate) fn next_scattered_deed(view: &TableView, what: &str, id: &str, content: &Markup) -> Markup {
    form(view, what, Some(id), view.show.map(|show| show.next_at.0), content)
}

fn form(view: &TableView, what: &str, id: Option<&str>, alive: Option<u64>, content: &Markup) -> Markup {
    html! {
        form id=[id] method="post" action=(own_address(view, "do")) data-live
            autocomplete=[id.map(|_| "off")] data-alive=[alive]
        {
            input type="hidden" name="do" value=(what);
            input type="hidden" name="step" value=(view.step.0);
            @if let Some(playing) = &view.game { input type="hidden" name="game" value=(playing.kind); }
            (content)
        }
    }
}

/// A form on an ordinary page that has one thing to do: afterwards the server leads back to the table.
#[allow(clippy::needless_pass_by_value, reason = "markup is made where it is used")]
pub(crate) fn returning_deed(view: &TableView, what: &str, content: Markup) -> Markup {
    html! {
        form.stack method="post" action=(own_address(view, "do")) {
            input type="hidden" name="do" value=(what);
            input type="hidden" name="step" value=(view.step.0);
            (content)
        }
    }
}

/// A form on the menu, which is an ordinary page: afterwards the server leads back to it.
#[allow(clippy::needless_pass_by_value, reason = "markup is made where it is used")]
pub(crate) fn still_deed(view: &TableView, what: &str, content: Markup) -> Markup {
    html! {
        form.stack method="post" action=(own_address(view, "do")) {
            input type="hidden" name="do" value=(what);
            input type="hidden" name="step" value=(view.step.0);
            input type="hidden" name="back" value="menu";
            (content)
        }
    }
}
