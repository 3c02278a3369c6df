//! Who is IT next, and where the cards come from (PP-5, PP-6).

use maud::{Markup, html};
use rules::preference::{Ability, Category, Draw, Moment, NextRound, Square};

use super::{results::standing, room::Room};
use crate::{
    look::{BRASS, next_deed, symbol},
    pages::Hand,
    words::say,
};

/// The board is clear.
pub(super) fn hand(room: &Room<'_>, next: NextRound) -> Hand {
    let chooses = room.may(Ability::ChooseCategory);
    Hand {
        ask: html! {
            h1 data-sound-cue=[chooses.then_some("knock")] { (say(title(room, next))) }
            p { (say(why(room, next))) }
        },
        play: standing(room, &[]),
        act: html! {
            @if chooses {
                (boxes(room))
            } @else if room.may(Ability::DrawCards) {
                (draw(room, next))
            }
        },
    }
}

pub(super) fn title(room: &Room<'_>, next: NextRound) -> String {
    if room.is_me(next.it) {
        room.words.pp_next_title_you()
    } else {
        room.words.pp_next_title(room.name(next.it))
    }
}

/// Why the cards come from there: the square under the piece of IT's team.
fn why(room: &Room<'_>, next: NextRound) -> String {
    let words = room.words;
    let piece = room.game.pieces.get(next.team.index());
    let finished = piece.is_some_and(|piece| room.game.options.board.is_finish(piece.at));
    let team = room.team_name(next.team);
    let mine = room.is_my_team(next.team);
    match (next.draw, piece.map(|piece| piece.square)) {
        (Draw::From(category), _) => words.pp_why_from(team, room.category_name(category)),
        (Draw::Mixed, _) => words.pp_why_mixed(team),
        (Draw::Choice, _) if mine && room.plays_alone() => words.pp_why_choice_you(),
        (Draw::Choice, _) if mine => words.pp_why_choice_yours(),
        (Draw::Choice, _) if finished => words.pp_why_finish(team),
        (Draw::Choice, Some(Square::Start)) => words.pp_why_start(team),
        (Draw::Choice, _) => words.pp_why_corner(team),
    }
}

/// The four boxes, for those who choose.
fn boxes(room: &Room<'_>) -> Markup {
    html! {
        div class={ "boxes " (room.seen_from(Moment::Next)) }
            role="group" aria-label=(room.words.pp_choose())
        {
            @for category in Category::ALL {
                (next_deed(room.table, "choose_category", html! {
                    input type="hidden" name="category" value=(slug(category));
                    button.box {
                        (symbol(room.category_symbol(category))) span { (room.category_name(category)) }
                    }
                }))
            }
        }
    }
}

/// What the square asks for is turned over, by whoever is first.
fn draw(room: &Room<'_>, next: NextRound) -> Markup {
    let words = room.words;
    let label = if room.is_me(next.it) { words.pp_draw_mine() } else { words.pp_draw() };
    next_deed(
        room.table,
        "draw_cards",
        html! {
            button class={ (BRASS) " " (room.seen_from(Moment::Next)) } { (label) }
        },
    )
}

/// A box as commands name it.
fn slug(category: Category) -> &'static str {
    match category {
        Category::Food => "food",
        Category::Activities => "activities",
        Category::People => "people",
        Category::Potpourri => "potpourri",
    }
}

/// Below a round that is over: who is IT next, and what begins it.
pub(super) fn next_up(room: &Room<'_>, next: NextRound) -> Markup {
    let words = room.words;
    html! {
        p class={ "next-up " (room.seen_from(Moment::Next)) } data-hear {
            (say(if room.is_me(next.it) { words.pp_next_you() } else { words.pp_next(room.name(next.it)) }))
            " "
            @if room.may(Ability::ChooseCategory) {
                (words.pp_choose())
            } @else if next.draw == Draw::Choice {
                (room.draw_line(next.draw))
            } @else {
                (room.draw_line(next.draw)) "."
            }
        }
        @if room.may(Ability::ChooseCategory) {
            (boxes(room))
        } @else if room.may(Ability::DrawCards) {
            (draw(room, next))
        }
    }
}
