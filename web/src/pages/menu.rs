//! The menu: a guest's own things, screens, and what the host steers. An ordinary page, so that nothing moves
//! while somebody types.

use maud::{Markup, html};
use rules::GameKind;
use table::{Ability, Badge, GuestView, TableView};

use super::{
    Context, bots,
    document::{back_to_table, leaf},
    entry::{badge_field, install_offer, language_choices, name_field},
    evening, face_choice,
    lobby::minutes,
};
use crate::{
    games,
    look::{Symbol, own_address, person, still_deed, symbol},
    words::{Words, called, say},
};

/// So many other badges are offered beside one's own.
const BADGES_OFFERED: usize = 13;

/// The paces to choose from, in seconds.
const PACES: [u32; 5] = [60, 120, 180, 300, 600];

/// After how many seconds without an answer something is left out.
const LAPSES: [u32; 3] = [10, 20, 40];

/// `fault` says why the last thing that was asked for here was refused.
pub(crate) fn menu(context: &Context<'_>, view: &TableView, fault: Option<&str>) -> Markup {
    let words = context.words();
    leaf(
        context,
        words.menu_title(),
        back_to_table(context, view.code),
        html! {
            div.page.page-wide {
                div.hero { h1 { (words.menu_title()) } }
                @if let Some(fault) = fault { p.fault role="alert" { (fault) } }
                @if let Some(me) = view.myself() { (myself(words, view, me)) }
                p {
                    a.btn.btn-wide href=(own_address(view, "cards")) {
                        (symbol(Symbol::Pencil)) (words.cards_link())
                    }
                }
                (evening::link(words, view))
                (screens(words, view))
                @if is_steering(view) { (host(words, view)) }
                (farewell(words, view))
                footer.foot { a href="/about" { (words.about_link()) } }
            }
        },
    )
}

fn myself(words: &Words, view: &TableView, me: &GuestView) -> Markup {
    let free = |badge: &Badge| !view.guests.iter().any(|guest| guest.badge == *badge && guest.id != me.id);
    let badges = std::iter::once(me.badge)
        .chain(Badge::all().filter(|badge| *badge != me.badge))
        .filter(free)
        .take(BADGES_OFFERED);
    html! {
        section.panel aria-labelledby="h-me" {
            h2 #h-me { (words.menu_me()) }
            (still_deed(view, "rename", html! {
                (name_field(words, "name", me.name.as_str(), None))
                button.btn { (words.menu_rename()) }
            }))
            (still_deed(view, "recolour", html! {
                (badge_field(words, badges, Some(me.badge)))
                button.btn { (words.menu_recolour()) }
            }))
            (face_choice::link(words, view))
            (still_deed(view, "choose_language", html! {
                fieldset.field { legend { (words.your_language()) } (language_choices(me.language)) }
                button.btn { (symbol(Symbol::Language)) (words.menu_language()) }
            }))
            div.field.js-only {
                button.btn.btn-wide type="button" aria-pressed="false" aria-describedby="sound-hint"
                    data-sound
                {
                    (symbol(Symbol::Sound)) (words.menu_sound())
                    span.when-on aria-hidden="true" { (words.menu_sound_on()) }
                    span.when-off aria-hidden="true" { (words.menu_sound_off()) }
                }
                p.hint #sound-hint { (words.menu_sound_hint()) }
            }
            div.field.js-only {
                button.btn.btn-wide type="button" aria-pressed="true" aria-describedby="buzz-hint" data-buzz {
                    (symbol(Symbol::Phone)) (words.menu_buzz())
                    span.when-on aria-hidden="true" { (words.menu_sound_on()) }
                    span.when-off aria-hidden="true" { (words.menu_sound_off()) }
                }
                p.hint #buzz-hint { (words.menu_buzz_hint()) }
            }
            div.field.js-only hidden {
                button.btn.btn-wide type="button" aria-pressed="false" aria-describedby="notices-hint"
                    data-notices
                {
                    (symbol(Symbol::Clock)) (words.menu_notices())
                    span.when-on aria-hidden="true" { (words.menu_sound_on()) }
                    span.when-off aria-hidden="true" { (words.menu_sound_off()) }
                }
                p.hint #notices-hint { (words.menu_notices_hint()) }
                p.hint role="status" data-refused hidden { (words.menu_notices_refused()) }
            }
        }
    }
}

fn screens(words: &Words, view: &TableView) -> Markup {
    html! {
        section.panel aria-labelledby="h-screens" {
            h2 #h-screens { (words.menu_screens()) }
            div.field {
                a.btn.btn-wide href={ "/t/" (view.code) "/stage" } {
                    (symbol(Symbol::Tv)) (words.menu_stage())
                }
                p.hint { (words.menu_stage_hint()) }
            }
            (still_deed(view, "invite_device", html! {
                div.field {
                    button.btn.btn-wide { (symbol(Symbol::Phone)) (words.menu_device()) }
                    p.hint { (words.menu_device_hint()) }
                }
            }))
            (install_offer(words))
        }
    }
}

/// Whether this guest has anything to steer.
fn is_steering(view: &TableView) -> bool {
    use Ability::*;
    [Lock, ChoosePace, AddBot, HandOver, Remove, TakeOver, BreakOff, Forget, Resume]
        .into_iter()
        .any(|ability| view.i_may(ability))
}

fn host(words: &Words, view: &TableView) -> Markup {
    let others = || view.guests.iter().filter(|guest| view.me != Some(guest.id));
    html! {
        section.panel aria-labelledby="h-host" {
            h2 #h-host { (symbol(Symbol::Crown)) " " (words.menu_host()) }
            @if view.i_may(Ability::TakeOver) {
                (button(view, "take_over", &words.menu_take_over(), &words.menu_take_over_hint()))
            }
            (tools(words, view))
            @if view.i_may(Ability::HideCode) && view.code_hidden {
                (button(view, "show_code", &words.menu_show_code(), &words.menu_show_code_hint()))
            } @else if view.i_may(Ability::HideCode) {
                (button(view, "hide_code", &words.menu_hide_code(), &words.menu_hide_code_hint()))
            }
            @if view.i_may(Ability::Lock) && view.locked {
                (button(view, "unlock", &words.menu_unlock(), &words.menu_unlock_hint()))
            } @else if view.i_may(Ability::Lock) {
                (button(view, "lock", &words.menu_lock(), &words.menu_lock_hint()))
            }
            @if view.i_may(Ability::Lock) { (reactions(words, view)) }
            @if view.i_may(Ability::ChoosePace) { (pace(words, view)) }
            @if view.i_may(Ability::ChooseLapse) { (lapse(words, view)) }
            (company(words, view))
            @if (view.i_may(Ability::HandOver) || view.i_may(Ability::Remove)) && others().next().is_some() {
                h3 { (words.menu_people()) }
                @for guest in others() { (guest_fold(words, view, guest)) }
            }
            @if view.i_may(Ability::NextGame) && view.game.is_some() { (another_game(words, view)) }
            @if view.i_may(Ability::BreakOff) {
                (confirmed(
                    view,
                    "break_off",
                    &words.menu_break_off(),
                    &words.menu_break_off_hint(),
                    &words.menu_break_off_sure()
                ))
            }
            @if view.i_may(Ability::Forget) {
                (confirmed(
                    view,
                    "forget",
                    &words.menu_forget(),
                    &words.menu_forget_hint(),
                    &words.menu_forget_sure()
                ))
            }
        }
    }
}

/// What helps a game along that is being played.
fn tools(words: &Words, view: &TableView) -> Markup {
    html! {
        @if view.i_may(Ability::Pause) {
            (button(view, "pause", &words.menu_pause(), &words.menu_pause_hint()))
        }
        @if view.i_may(Ability::Resume) {
            (button(view, "resume", &words.pause_over(), &words.paused_how_you()))
        }
        @if view.i_may(Ability::Nudge) {
            (button(view, "nudge", &words.nudge(), &words.nudge_hint()))
        }
        @for guest in view.guests.iter().filter(|guest| guest.may_skip) {
            (still_deed(view, "skip", html! {
                input type="hidden" name="guest" value=(guest.id);
                div.field {
                    button.btn.btn-wide { span { (say(words.skip_guest(called(guest)))) } }
                    p.hint { (words.skip_hint()) }
                }
            }))
        }
    }
}

/// Every game, to be started at once. One that is being played ends there, so it asks first.
fn another_game(words: &Words, view: &TableView) -> Markup {
    let over = view.game.as_ref().is_some_and(|game| game.over);
    html! {
        details #next-game .fold {
            summary { (words.over_another()) }
            div.stack.next-games {
                @if !over { p.soft { (words.menu_next_game_hint()) } }
                @for kind in GameKind::ALL { (games::next_game(words, view, kind, still_deed)) }
            }
        }
    }
}

/// Bots: another one, and how fast they play.
fn company(words: &Words, view: &TableView) -> Markup {
    html! {
        @if view.i_may(Ability::AddBot) || bots::are_paced(view) {
            h3 { (words.menu_bots()) }
            (bots::add(words, view, still_deed))
            @if bots::are_paced(view) {
                div.field { p.label { (words.bot_pace()) } (bots::pace(words, view, still_deed)) }
            }
            p.hint.soft { (words.menu_bots_hint()) " " a href="/about#bots" { (words.about_bots_link()) } }
        }
    }
}

fn guest_fold(words: &Words, view: &TableView, guest: &GuestView) -> Markup {
    let about = html! { input type="hidden" name="guest" value=(guest.id); };
    let name = || called(guest);
    let (deed, farewell) = match guest.bot {
        Some(_) => ("remove", words.bot_remove(name())),
        // They could come back at once as somebody else through an open door.
        None if view.locked => ("show_out", words.menu_remove(name())),
        None => ("show_out", words.menu_show_out(name())),
    };
    html! {
        details.fold {
            summary { (person(guest, words)) }
            div.stack {
                @if guest.may_stand_in {
                    (bots::call_stand_in(words, view, guest, still_deed))
                    p.soft { (words.stand_in_hint()) }
                }
                @if guest.stand_in.is_some() {
                    (still_deed(view, "dismiss_stand_in", html! {
                        (about)
                        button.btn { span { (words.stand_in_dismiss()) } }
                    }))
                }
                @if view.i_may(Ability::HandOver) && guest.bot.is_none() {
                    (still_deed(view, "hand_over", html! {
                        (about)
                        button.btn { span { (say(words.menu_hand_over(name()))) } }
                    }))
                }
                @if view.i_may(Ability::Remove) {
                    (still_deed(view, deed, html! {
                        (about)
                        button.btn.btn-alarm { span { (say(farewell)) } }
                    }))
                    @if guest.bot.is_none() && !view.locked { p.soft { (words.menu_show_out_hint()) } }
                }
            }
        }
    }
}

/// Whether those who wait may send a laugh to the stage.
fn reactions(words: &Words, view: &TableView) -> Markup {
    let label = if view.reactions { words.menu_reactions_off() } else { words.menu_reactions_on() };
    still_deed(
        view,
        "switch_reactions",
        html! {
            input type="hidden" name="on" value=(!view.reactions);
            div.field { button.btn.btn-wide { (label) } p.hint { (words.menu_reactions_hint()) } }
        },
    )
}

fn pace(words: &Words, view: &TableView) -> Markup {
    // A pace that was set by a program stays on the list while it is in force.
    let set = view.pace.filter(|seconds| !PACES.contains(seconds));
    html! {
        (still_deed(view, "choose_pace", html! {
            div.field {
                label for="pace" { (symbol(Symbol::Clock)) " " (words.menu_pace()) }
                select #pace name="seconds" aria-describedby="pace-hint" {
                    option value="" selected[view.pace.is_none()] { (words.menu_pace_none()) }
                    @for seconds in PACES.into_iter().chain(set) {
                        option value=(seconds) selected[view.pace == Some(seconds)] {
                            (words.menu_pace_minutes(minutes(seconds)))
                        }
                    }
                }
                p.hint #pace-hint { (words.menu_pace_hint()) }
            }
            button.btn { (words.menu_pace_set()) }
        }))
    }
}

/// When who does not answer has left out what can be left out.
fn lapse(words: &Words, view: &TableView) -> Markup {
    let set = view.lapse.filter(|seconds| !LAPSES.contains(seconds));
    html! {
        (still_deed(view, "choose_lapse", html! {
            div.field {
                label for="lapse" { (words.menu_lapse()) }
                select #lapse name="seconds" aria-describedby="lapse-hint" {
                    option value="" selected[view.lapse.is_none()] { (words.menu_lapse_never()) }
                    @for seconds in LAPSES.into_iter().chain(set) {
                        option value=(seconds) selected[view.lapse == Some(seconds)] {
                            (words.menu_lapse_seconds(seconds))
                        }
                    }
                }
                p.hint #lapse-hint { (words.menu_lapse_hint()) }
            }
            button.btn { (words.menu_lapse_set()) }
        }))
    }
}

fn farewell(words: &Words, view: &TableView) -> Markup {
    html! {
        @if view.i_may(Ability::BeMyself) {
            section.panel {
                (confirmed(
                    view,
                    "leave",
                    &words.menu_leave(),
                    &words.menu_leave_hint(),
                    &words.menu_leave_sure()
                ))
            }
        }
    }
}

fn button(view: &TableView, what: &str, label: &str, hint: &str) -> Markup {
    still_deed(view, what, html! { div.field { button.btn.btn-wide { (label) } p.hint { (hint) } } })
}

/// What cannot be undone asks once more.
fn confirmed(view: &TableView, what: &str, label: &str, hint: &str, sure: &str) -> Markup {
    html! {
        details.fold {
            summary { (label) }
            div.stack {
                p.soft { (hint) }
                (still_deed(view, what, html! { button.btn.btn-alarm { (sure) } }))
            }
        }
    }
}
