//! Bots as a host asks for them, in the lobby and in the menu, and as anybody has one play for somebody who
//! is not here.

use bots::Level;
use maud::{Markup, html};
use table::{Ability, BotPace, GuestView, TableView};

use crate::{
    look::{Symbol, scattered_deed, symbol},
    words::{Words, called, plain, say},
};

/// The form in which something is asked: on a live page, or on an ordinary one.
pub(super) type Asking = fn(&TableView, &str, Markup) -> Markup;

pub(super) fn are_here(view: &TableView) -> bool {
    here(view).next().is_some()
}

/// The bots at the table.
pub(super) fn here(view: &TableView) -> impl Iterator<Item = &GuestView> {
    view.guests.iter().filter(|guest| guest.bot.is_some() && !guest.left)
}

/// As good as the last one that came: whoever has chosen a level for a bot does not choose it again for the
/// next.
fn usual_level(view: &TableView) -> Level {
    view.guests.iter().rev().find_map(|guest| guest.bot).unwrap_or_default()
}

/// Asks a bot to the table; nothing where the viewer may not, or where there is no room for one.
pub(super) fn add(words: &Words, view: &TableView, asking: Asking) -> Markup {
    let usual = usual_level(view);
    html! {
        @if view.i_may(Ability::AddBot) {
            div.add-bot {
                (asking(view, "add_bot", html! {
                    select #bot-level .input name="level" aria-label=(words.bot_level()) {
                        @for level in Level::ALL {
                            option value=(level.slug()) selected[level == usual] {
                                (level_name(words, level))
                            }
                        }
                    }
                    button.btn { (words.bot_add()) }
                }))
            }
        }
    }
}

/// One tap where the table is too small for the chosen game.
pub(super) fn add_one_more(words: &Words, view: &TableView, asking: Asking) -> Markup {
    html! {
        @if view.i_may(Ability::AddBot) {
            (asking(view, "add_bot", html! {
                input type="hidden" name="level" value=(usual_level(view).slug());
                button.btn.btn-wide { (words.bot_short()) }
            }))
        }
    }
}

/// Whether there are bots whose pace this viewer chooses.
pub(super) fn are_paced(view: &TableView) -> bool {
    are_here(view) && view.i_may(Ability::ChooseBotPace)
}

/// How long bots take, as buttons.
pub(super) fn pace(words: &Words, view: &TableView, asking: Asking) -> Markup {
    asking(
        view,
        "choose_bot_pace",
        html! {
            div.choices role="group" aria-label=(words.bot_pace()) {
                @for pace in BotPace::ALL {
                    button name="pace" value=(pace.slug()) aria-pressed=(pace == view.bot_pace) {
                        (pace_name(words, pace))
                    }
                }
            }
        },
    )
}

/// The form that sends a bot away.
const AWAY: &str = "away";

/// The form itself; each bot bears a button of it.
pub(super) fn remover(view: &TableView) -> Markup {
    html! {
        @if are_here(view) && view.i_may(Ability::Remove) {
            (scattered_deed(view, "remove", AWAY, &html! {}))
        }
    }
}

/// Sends a bot away with one tap, as a cross beside its name.
pub(super) fn remove(words: &Words, view: &TableView, guest: &GuestView) -> Markup {
    html! {
        @if guest.bot.is_some() && !guest.left && view.i_may(Ability::Remove) {
            button.icon-btn form=(AWAY) name="guest" value=(guest.id)
                aria-label=(plain(words.bot_remove(called(guest))))
            {
                (symbol(Symbol::Close))
            }
        }
    }
}

/// Has a bot play for a guest who is not here.
pub(super) fn call_stand_in(words: &Words, view: &TableView, guest: &GuestView, asking: Asking) -> Markup {
    html! {
        @if guest.may_stand_in {
            (asking(view, "call_stand_in", html! {
                input type="hidden" name="guest" value=(guest.id);
                input type="hidden" name="level" value=(usual_level(view).slug());
                button.btn { span { (say(words.stand_in_call(called(guest)))) } }
            }))
        }
    }
}

/// How well a bot plays, as a note beside its name.
pub(super) fn level_note(words: &Words, level: Level) -> String {
    match level {
        Level::Easy => words.bot_note_easy(),
        Level::Normal => words.bot_note_normal(),
        Level::Sharp => words.bot_note_sharp(),
    }
}

fn level_name(words: &Words, level: Level) -> String {
    match level {
        Level::Easy => words.bot_level_easy(),
        Level::Normal => words.bot_level_normal(),
        Level::Sharp => words.bot_level_sharp(),
    }
}

fn pace_name(words: &Words, pace: BotPace) -> String {
    match pace {
        BotPace::Quick => words.bot_pace_quick(),
        BotPace::Usual => words.bot_pace_usual(),
        BotPace::Leisurely => words.bot_pace_leisurely(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_forms_send_is_what_commands_say() {
        for pace in BotPace::ALL {
            assert_eq!(serde_json::to_value(pace).unwrap(), pace.slug());
        }
        for level in Level::ALL {
            assert_eq!(serde_json::to_value(level).unwrap(), level.slug());
        }
    }
}
