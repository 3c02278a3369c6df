//! The four coloured sections inside the ring: a card on each, the tokens on them, and the doubling circle
//! between them.

use maud::{Markup, html};
use rules::{
    Slot, Team,
    preference::{Category, Draw, Moment, Options, Placement, Stake, all_right},
};

use super::{draft, laid::Laid, room::Room};
use crate::{
    look::{Symbol, badge_shape, symbol},
    words::plain,
};

/// More letters than these are set smaller, so that the longest card has room on its section.
const MOST_LETTERS: usize = 38;

fn long(words: &str) -> &'static str {
    if words.chars().count() > MOST_LETTERS { " card-words-long" } else { "" }
}

/// A token on a section.
struct Lying {
    team: Team,
    /// From 1.
    number: usize,
    stake: Stake,
    /// Whether it lies right, as soon as that is known.
    right: Option<bool>,
    /// Whether that has only just become known.
    fresh: bool,
}

/// The sections with all that lies on them.
pub(super) fn sections(room: &Room<'_>, laid: &Laid<'_>) -> Markup {
    html! {
        div.inside {
            ul.felts {
                @for (slot, face) in room.faces(laid.cards) {
                    @let (doubled, single): (Vec<Lying>, Vec<Lying>) =
                        lying(laid, slot).partition(|token| token.stake == Stake::Doubled);
                    li class={ "felt " (face.section.class()) (framed(room, laid)) } {
                        div class={ "section-card" (spotlight(room, laid, slot)) } {
                            span.tab {
                                (symbol(face.section.symbol()))
                                span.visually-hidden { (face.section.name(room.words)) }
                            }
                            (face.printed.picture())
                            span class={ "card-words" (long(face.words)) } { (face.words) }
                            @if let Some(place) = laid.place_of(slot) {
                                @let stamped = laid.is_last(slot).then(|| room.seen_from(Moment::Card));
                                span #{ "stamp-" (slot.0) } data-sound-cue="turn"
                                    class={
                                        "stamp " (stamped.unwrap_or_default())
                                        @if place == Options::SECTIONS { " awaited" }
                                    }
                                { (room.words.pp_stage_place(place)) }
                            }
                        }
                        ul.singles { @for token in &single { li { (chip(room, token)) } } }
                        ul.doubles { @for token in &doubled { li { (chip(room, token)) } } }
                    }
                }
            }
            span class={ "circle" (lit_up(room)) } aria-hidden="true" { b { "×2" } }
        }
    }
}

/// The card that has come out of the envelope stands out, and the others step aside for a moment.
fn spotlight(room: &Room<'_>, laid: &Laid<'_>, slot: Slot) -> String {
    let at = room.moment(Moment::Card);
    match (laid.is_last(slot), room.is_showing()) {
        (true, true) => format!(" {}", room.cue(at, "cue chosen")),
        (false, true) => format!(" {}", room.cue(at, "cue set-aside")),
        (true, false) => " card-opened".to_owned(),
        (false, false) => String::new(),
    }
}

/// The whole order lies open.
fn framed(room: &Room<'_>, laid: &Laid<'_>) -> String {
    match laid.revealed.len() == Options::SECTIONS && room.is_showing() {
        true => format!(" {}", room.cue(room.moment(Moment::Order), "cue whole")),
        false => String::new(),
    }
}

/// All four of a team's tokens lay in the doubling circle, and lay right.
fn lit_up(room: &Room<'_>) -> String {
    match room.is_showing() && !all_right(room.game).is_empty() {
        true => format!(" {}", room.cue(room.moment(Moment::AllRight), "cue lit-up")),
        false => String::new(),
    }
}

/// The tokens on a section, from the first team on.
fn lying<'a>(laid: &Laid<'a>, slot: Slot) -> impl Iterator<Item = Lying> + use<'a> {
    let discussed = laid.discussed.and_then(|draft| draft::on_section(draft, slot));
    let discussed = discussed.map(|token| Lying {
        team: token.team,
        number: token.number,
        stake: token.stake,
        right: None,
        fresh: false,
    });
    let opened = laid.revealed.len();
    let placed = laid.guesses.iter().flat_map(move |guess| {
        let here = move |(_, lies): &(usize, &Placement)| lies.section == slot;
        guess.tokens.iter().enumerate().filter(here).map(move |(index, lies)| Lying {
            team: guess.team,
            number: index + 1,
            stake: lies.stake,
            // PP-19: only who is right moves forward.
            right: guess.steps.get(index).map(|steps| *steps > 0),
            fresh: index + 1 == opened,
        })
    });
    placed.chain(discussed)
}

/// A token: its number on the team's shape in the team's colour.
fn chip(room: &Room<'_>, token: &Lying) -> Markup {
    let words = room.words;
    let Lying { team, number, stake, right, fresh } = token;
    let known = fresh.then(|| room.seen_from(Moment::Verdicts)).unwrap_or_default();
    let said = match stake {
        Stake::Single => words.pp_stage_token(plain(room.team_name(*team)), *number),
        Stake::Doubled => words.pp_stage_token_doubled(plain(room.team_name(*team)), *number),
    };
    let outcome = right.map(|right| match right {
        true => ("", Symbol::Check, words.pp_stage_right()),
        false => ("mark-wrong ", Symbol::Close, words.pp_stage_wrong()),
    });
    html! {
        span.pp-chip #{ "chip-" (team.0) "-" (number) } {
            @if let Some(livery) = room.livery(*team) { (badge_shape(livery.badge)) }
            b aria-hidden="true" { (number) }
            span.visually-hidden { (said) }
            @if let Some((class, drawing, verdict)) = &outcome {
                span class={ "verdict-mark " (class) (known) } {
                    (symbol(*drawing))
                    span.visually-hidden { ", " (verdict) }
                }
            }
        }
    }
}

/// Before the cards are drawn: the boxes, and which of them it will be. They explain the symbols of the ring.
pub(super) fn boxes(room: &Room<'_>, draw: Draw) -> Markup {
    let out = |category: Category| matches!(draw, Draw::From(other) if other != category);
    html! {
        div.inside {
            ul.crates {
                @for category in Category::ALL {
                    li class={ "crate " (Room::category_hue(category)) @if out(category) { " crate-dim" } } {
                        (symbol(room.category_symbol(category)))
                        span { (room.category_name(category)) }
                    }
                }
            }
            @if draw == Draw::Mixed { span.circle.mixed aria-hidden="true" { (symbol(Symbol::Mixed)) } }
        }
    }
}
