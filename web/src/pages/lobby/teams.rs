//! Who plays with whom in the next game: the teams as cards, with their people.
//!
//! Moving somebody is one form whose parts stand all over the page: each person bears a choice of it, each
//! team a button. So a tap on a person and a tap on a team is enough, also without the browser module, which
//! adds dragging.

use maud::{Markup, html};
use table::{Ability, Badge, GuestView, LineupView, Name, TEAMS, TableView, team_badges};

use super::{headcount, here, notes};
use crate::{
    games,
    look::{
        Crew, Symbol, badge, badge_name, colour_name, deed, guest_badge, guest_peg, name, scattered_deed,
        symbol,
    },
    pages::{bots, face_choice},
    words::{Words, plain, say},
};

/// More than these are pegs on a phone: there is no room for so many faces.
const CROWD: usize = 12;

/// The form that moves somebody.
const MOVE: &str = "move";

/// The teams on a guest's own page.
pub(super) fn teams(words: &Words, view: &TableView) -> Markup {
    let arranges = view.i_may(Ability::ArrangeTeams);
    html! {
        section.stack aria-labelledby="h-people" {
            h2 #h-people .visually-hidden { (headcount(words, view)) }
            @if arranges { (tools(words, view)) }
            @if arranges || view.i_may(Ability::ChangeTeams) { (mover(view)) }
            div class={ "lineup lineup-" (view.lineup.len()) } data-teams
                data-lifts[arranges] data-say-moved=(words.teams_say_moved())
            {
                @for team in &view.lineup { (card(words, view, team)) }
            }
            @if arranges { p.keys.soft.js-only { (words.teams_keys()) } }
            (gone(words, view))
            (bots_here(words, view))
            @if view.guests.len() <= CROWD { (face_choice::link(words, view)) }
            (bots::add(words, view, deed))
            @if let Some(line) = games::seating(words, view) { p.soft { (line) } }
            @if view.locked { p.soft { (symbol(Symbol::Lock)) " " (words.lobby_locked()) } }
        }
    }
}

/// What the host does to all teams at once.
fn tools(words: &Words, view: &TableView) -> Markup {
    let sizes = || view.lineup.iter().map(|team| team.members.len());
    let even = sizes().max().unwrap_or(0) <= sizes().min().unwrap_or(0) + 1;
    html! {
        div.team-tools {
            (deed(view, "shuffle_teams", html! {
                button.btn.btn-wide { (symbol(Symbol::Shuffle)) (words.teams_shuffle()) }
            }))
            (deed(view, "even_out_teams", html! {
                button.btn.btn-wide disabled[even] { (symbol(Symbol::Level)) (words.teams_even_out()) }
            }))
            (deed(view, "choose_teams", html! {
                div.choices role="group" aria-label=(words.teams_count()) {
                    @for count in TEAMS {
                        @let chosen = count == view.lineup.len();
                        button name="count" value=(count) aria-pressed=(chosen)
                            disabled[!chosen && count > most_teams(view)] { (count) }
                    }
                    span.soft aria-hidden="true" { (words.teams_teams()) }
                }
            }))
        }
    }
}

/// More teams would leave somebody without a teammate.
fn most_teams(view: &TableView) -> usize {
    here(view) / 2
}

/// The form itself. Its first button only loads the page again: that is what a browser presses for whoever
/// presses Enter on a person, and it must not send them to the first team.
fn mover(view: &TableView) -> Markup {
    let myself = view.me.filter(|_| !view.i_may(Ability::ArrangeTeams));
    scattered_deed(
        view,
        "move_to_team",
        MOVE,
        &html! {
            button hidden formmethod="get" formaction={ "/t/" (view.code) } {}
            @if let Some(me) = myself { input type="hidden" name="guest" value=(me); }
        },
    )
}

fn card(words: &Words, view: &TableView, team: &LineupView) -> Markup {
    let crew = Crew::lined_up(view, team);
    let within = plain(crew.name_within(words));
    let mine = view.me.is_some_and(|me| team.members.contains(&me));
    let missing = games::missing(view, team);
    html! {
        section #{ "team-" (team.team.0) } class={ "team-card " (team.livery.badge.colour().slug()) }
            data-team=(team.team.0) data-name=(within) aria-labelledby={ "team-name-" (team.team.0) }
        {
            @if team.may_dress {
                details.dress #{ "dress-" (team.team.0) } data-menu {
                    summary.team-head {
                        (headline(words, team, &crew))
                        (symbol(Symbol::Pencil)) span.visually-hidden { (words.teams_dress()) }
                    }
                    (wardrobe(words, view, team))
                }
            } @else {
                div.team-head { (headline(words, team, &crew)) }
            }
            ol.members data-members {
                @for guest in team.members.iter().filter_map(|id| view.guest(*id)) {
                    (member(words, view, guest))
                }
            }
            @if missing > 0 { p.wanting { (words.teams_needs(missing)) } }
            @if view.i_may(Ability::ArrangeTeams) {
                (way_in(words, team, &crew, ("put-here", &words.teams_put_here())))
            } @else if view.i_may(Ability::ChangeTeams) && !mine {
                (way_in(words, team, &crew, ("btn btn-wide", &words.teams_come_over())))
            }
        }
    }
}

fn headline(words: &Words, team: &LineupView, crew: &Crew<'_>) -> Markup {
    html! { (crew.badge()) h3 #{ "team-name-" (team.team.0) } { (crew.title(words)) } }
}

fn way_in(words: &Words, team: &LineupView, crew: &Crew<'_>, (class, label): (&str, &str)) -> Markup {
    let name = words.teams_into(crew.name_within(words));
    html! {
        button class=(class) form=(MOVE) name="team" value=(team.team.0) {
            span { (label) span.visually-hidden { " " (say(name)) } }
        }
    }
}

/// Somebody on a team; whoever may move them chooses them here, or lifts them by their peg.
fn member(words: &Words, view: &TableView, guest: &GuestView) -> Markup {
    let arranges = view.i_may(Ability::ArrangeTeams);
    let movable = arranges || view.me == Some(guest.id) && view.i_may(Ability::ChangeTeams);
    let person = html! {
        (if view.guests.len() > CROWD { guest_peg(guest) } else { guest_badge(guest) })
        span.tag { (name(guest, words)) (notes(words, view, guest)) }
    };
    html! {
        li #{ "guest-" (guest.id) } class={ "member" @if !guest.connected { " person-gone" } }
            data-lift[movable && !arranges]
        {
            @if arranges {
                label {
                    input type="radio" name="guest" value=(guest.id) form=(MOVE);
                    (person)
                }
            } @else {
                (person)
            }
        }
    }
}

/// Where a team gives itself a name and a colour that no other team wears.
fn wardrobe(words: &Words, view: &TableView, team: &LineupView) -> Markup {
    let (number, own) = (team.team.0, team.livery.badge);
    let taken = |badge: &Badge| view.lineup.iter().any(|other| other.livery.badge == *badge && *badge != own);
    let name = team.livery.name.as_ref().map_or("", Name::as_str);
    html! {
        div.stack {
            (deed(view, "name_team", html! {
                input type="hidden" name="team" value=(number);
                div.field {
                    label for={ "call-" (number) } { (words.teams_name()) }
                    input #{ "call-" (number) } type="text" name="name" value=(name)
                        maxlength=(Name::MOST_BYTES)
                        placeholder=(words.team_of_colour(colour_name(own, words))) autocomplete="off"
                            enterkeyhint="done";
                }
                button.btn.btn-wide { (words.teams_name_set()) }
            }))
            (deed(view, "colour_team", html! {
                input type="hidden" name="team" value=(number);
                div.choices.colours role="group" aria-label=(words.teams_colour()) {
                    @for free in team_badges().filter(|badge| !taken(badge)) {
                        button name="badge" value=(u8::from(free)) aria-pressed=(free == own)
                            aria-label=(badge_name(free, words))
                        {
                            (badge(free))
                        }
                    }
                }
            }))
        }
    }
}

/// Those who said goodbye are in no team; their seats wait.
fn gone(words: &Words, view: &TableView) -> Markup {
    let mut gone = view.guests.iter().filter(|guest| guest.left).peekable();
    html! {
        @if gone.peek().is_some() {
            p.soft.gone-home {
                span { (words.teams_gone()) }
                @for guest in gone { span.person.person-gone { (guest_badge(guest)) (name(guest, words)) } }
            }
        }
    }
}

/// The bots once more in a row, each with a way out: in a team's card there is no room for it.
fn bots_here(words: &Words, view: &TableView) -> Markup {
    html! {
        @if bots::are_here(view) && view.i_may(Ability::Remove) {
            (bots::remover(view))
            ul.bots-here aria-label=(words.menu_bots()) {
                @for guest in bots::here(view) {
                    li {
                        span.person { (guest_peg(guest)) (name(guest, words)) }
                        (bots::remove(words, view, guest))
                    }
                }
            }
        }
    }
}

/// The teams on the stage: large enough to find oneself from across the room.
pub(super) fn stage(words: &Words, view: &TableView) -> Markup {
    html! {
        div class={ "lineup lineup-" (view.lineup.len()) } {
            @for team in &view.lineup {
                @let missing = games::missing(view, team);
                @let crew = Crew::lined_up(view, team);
                section class={ "team-card " (team.livery.badge.colour().slug()) } {
                    div.team-head {
                        (crew.badge()) h2 { (crew.title(words)) }
                    }
                    ol.members {
                        @for guest in team.members.iter().filter_map(|id| view.guest(*id)) {
                            li #{ "guest-" (guest.id) }
                                class={ "member" @if !guest.connected { " person-gone" } }
                            {
                                (guest_badge(guest)) span.tag { (name(guest, words)) }
                            }
                        }
                    }
                    @if missing > 0 { p.wanting { (words.teams_needs(missing)) } }
                }
            }
        }
    }
}
