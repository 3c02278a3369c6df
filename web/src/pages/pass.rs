//! A phone that goes round: the curtain, which says whose eyes are wanted over what everybody may see, and a
//! guest's own part while it is open for them.

use maud::{Markup, html};
use table::{GuestId, TableView};

use super::{
    Context, Entry, Region,
    document::{Layout, back_to_table, leaf},
    entry::{language_as_shown, name_field},
    hand::{self, Around, Hand, Whole},
    lobby, waiting,
};
use crate::{
    curtain::{self, Need, Opening, Sitter},
    games,
    look::{AS, BRASS, Symbol, guest_badge, name, own_address, person, symbol},
    padding,
    words::{Words, called, plain, say},
};

/// The regions of a phone whose curtain is closed. `view` is what everybody sees, and nothing else is in
/// them but who shares the phone and whom it asks for.
pub(crate) fn closed(
    context: &Context<'_>,
    view: &TableView,
    sitters: &[Sitter],
    last: Option<GuestId>,
) -> Vec<Region> {
    let words = context.words();
    let asked = curtain::next(sitters, last);
    let around = Around {
        top: closed_top(words, view),
        news: hand::news(hand::news_lines(context, view)),
        title: closed_title(context, view, asked),
    };
    let (seen, foot) = match &view.game {
        None => (lobby(context, view, sitters), html! {}),
        Some(playing) => (games::hand(context, view, playing), waiting::foot(words, view, playing)),
    };
    let is_shown_to_all = view.show_under_way().is_some();
    let hand = Hand {
        ask: html! { (seen.ask) (cloth(words, view, asked)) },
        play: seen.play,
        act: html! {
            @if !is_shown_to_all {
                div.openers tabindex="-1" data-autofocus { (openers(words, view, sitters, asked)) }
            }
            (foot)
        },
    };
    hand::regions(context, view, around, hand)
}

/// The same as a whole document, and why the last thing that was asked for is not done.
pub(crate) fn closed_page(
    context: &Context<'_>,
    view: &TableView,
    sitters: &[Sitter],
    last: Option<GuestId>,
    notice: Option<&str>,
) -> Markup {
    let asked = curtain::next(sitters, last);
    let had = last.map(|last| format!("&last={last}")).unwrap_or_default();
    let whole = Whole {
        layout: Layout::Pass,
        title: closed_title(context, view, asked),
        address: address(view),
        stream: format!("/t/{}/stream?face=pass{had}&v={}", view.code, context.assets.version),
        now: view.now.0,
        refreshes: asked.is_none(),
        notice,
    };
    whole.document(context, view, &closed(context, view, sitters, last))
}

/// The regions of a phone whose curtain is open for the guest whose eyes these are.
pub(crate) fn opened(context: &Context<'_>, view: &TableView) -> Vec<Region> {
    hand::with_top(context, view, opened_top(context.words(), view))
}

/// The same as a whole document.
pub(crate) fn opened_page(
    context: &Context<'_>,
    view: &TableView,
    now: u64,
    Opening { guest, step, wanted }: Opening,
) -> Markup {
    let page = |view: &TableView| {
        let whole = Whole {
            layout: Layout::Pass,
            title: hand::title(context, view),
            address: address(view),
            stream: format!(
                "/t/{}/stream?face=pass&open={guest}&step={}&wanted={wanted}&v={}",
                view.code, step.0, context.assets.version
            ),
            now,
            refreshes: false,
            notice: None,
        };
        whole.document(context, view, &opened(context, view))
    };
    padding::fill_page(view, page(view), page)
}

/// Where somebody who would join in at this phone says what they are called.
pub(crate) fn pass_join(context: &Context<'_>, view: &TableView, entry: &Entry<'_>) -> Markup {
    let words = context.words();
    leaf(
        context,
        words.pass_join_title(),
        back_to_table(context, view.code),
        html! {
            div.page {
                div.hero { h1 { (words.pass_join_title()) } p { (words.pass_join_why()) } }
                (join_form(context, view, entry, BRASS))
            }
        },
    )
}

/// On a guest's own page before the game: the way for somebody without a phone.
pub(super) fn invitation(words: &Words, view: &TableView) -> Markup {
    html! {
        @if view.me.is_some() {
            a #pass-join .btn.btn-wide href=(own_address(view, "pass/join")) {
                (symbol(Symbol::Phone)) (words.pass_invite())
            }
        }
    }
}

fn address(view: &TableView) -> String {
    format!("/t/{}/pass", view.code)
}

fn join_form(context: &Context<'_>, view: &TableView, entry: &Entry<'_>, button: &str) -> Markup {
    let words = context.words();
    html! {
        form.stack method="post" action={ (address(view)) "/join" } {
            (name_field(words, "pass-name", entry.name, entry.name_fault))
            (language_as_shown(context))
            button class=(button) { (words.pass_join_button()) }
        }
    }
}

/// Before the game: who shares the phone, one more name, and the table as everybody sees it.
fn lobby(context: &Context<'_>, view: &TableView, sitters: &[Sitter]) -> Hand {
    let words = context.words();
    let sharing = sitters.iter().filter_map(|sitter| view.guest(sitter.guest));
    Hand {
        ask: html! { h1 { (words.pass_lobby_title()) } p { (words.pass_lobby_why()) } },
        play: html! {
            section.panel aria-labelledby="h-pass" {
                h2 #h-pass { (words.pass_sharing()) }
                ul.people { @for guest in sharing { li { (guest_badge(guest)) (name(guest, words)) } } }
                (join_form(context, view, &Entry::default(), "btn btn-wide"))
            }
            (lobby::seen_by_all(context, view, sitters.len()))
        },
        act: html! {},
    }
}

fn closed_title(context: &Context<'_>, view: &TableView, asked: Option<Sitter>) -> String {
    let words = context.words();
    let asked = asked.and_then(|sitter| view.guest(sitter.guest));
    match (&view.game, asked) {
        (None, _) => words.pass_lobby_title(),
        (Some(_), Some(guest)) => plain(words.pass_asks(called(guest))),
        (Some(playing), None) => plain(games::title(context, view, playing)),
    }
}

fn closed_top(words: &Words, view: &TableView) -> Markup {
    let (first, second) = view.code.halves();
    html! {
        header #r-top .top data-region {
            span.me { (symbol(Symbol::Phone)) " " (words.pass_title()) }
            @if !view.code_hidden { span.chip.code { (first) " " (second) } }
            (hand::ways_out(words, view))
        }
    }
}

fn opened_top(words: &Words, view: &TableView) -> Markup {
    html! {
        header #r-top .top.passing data-region {
            (hand::myself(words, view))
            (opener(view, None, html! { button.btn { (words.pass_hide()) } }))
            (hand::ways_out(words, view))
        }
    }
}

/// The cloth itself: whose eyes are wanted. Nothing when nobody's are, or when all may go on from what
/// everybody looks at.
fn cloth(words: &Words, view: &TableView, asked: Option<Sitter>) -> Markup {
    let guest = asked.filter(|sitter| sitter.need == Need::Turn).and_then(|it| view.guest(it.guest));
    html! {
        @if let Some(guest) = guest {
            div #curtain .curtain {
                (guest_badge(guest))
                h2 { (say(words.pass_asks(called(guest)))) }
                p { (say(words.pass_look_away(called(guest)))) }
            }
        }
    }
}

/// What opens the curtain: for whom it asks, and for anybody else who shares the phone.
fn openers(words: &Words, view: &TableView, sitters: &[Sitter], asked: Option<Sitter>) -> Markup {
    let others = sitters.iter().filter(|sitter| asked.is_none_or(|asked| asked.guest != sitter.guest));
    let others: Vec<_> = others.filter_map(|sitter| Some((sitter, view.guest(sitter.guest)?))).collect();
    html! {
        @if let Some((sitter, guest)) = asked.and_then(|it| Some((it, view.guest(it.guest)?))) {
            (opener(view, Some(guest.id), html! {
                button class=(BRASS) {
                    span {
                        @match sitter.need {
                            Need::GoingOn => (say(words.pass_go_on(called(guest)))),
                            Need::Turn | Need::None => (say(words.pass_open(called(guest)))),
                        }
                    }
                }
            }))
        }
        @if !others.is_empty() {
            div.sitters role="group" aria-label=(words.pass_others()) {
                @for (sitter, guest) in others {
                    (opener(view, Some(guest.id), html! {
                        button.btn {
                            (person(guest, words))
                            @if sitter.own_screen { (symbol(Symbol::Phone)) }
                            span.visually-hidden { " " (words.pass_peek()) }
                        }
                    }))
                }
            }
        }
    }
}

/// A form that opens the curtain for a guest, or closes it. The browser module sends it and shows the answer
/// in place.
#[allow(clippy::needless_pass_by_value, reason = "markup is made where it is used")]
fn opener(view: &TableView, guest: Option<GuestId>, button: Markup) -> Markup {
    html! {
        form method="post" action=(address(view)) data-curtain {
            @if let Some(guest) = guest { input type="hidden" name=(AS) value=(guest); }
            (button)
        }
    }
}
