//! A finished turn that may be challenged (IM-16), and the challenged who names somebody (IM-17).

use maud::{Markup, html};
use rules::{
    SeatSet,
    image::{Ability, Challenge, Ending, FinishedTurn, Options, PhaseView, Side},
};

use super::{
    cards,
    claim::Field,
    draft, gallery, pool, put_down,
    refusal::side_word,
    room::{Room, side_slug},
    scores, sides, strips, verdict,
};
use crate::{
    look::{BRASS, guest_peg, next_deed, scattered_deed},
    pages::Hand,
    words::{named, say},
};

/// The form in which the challenged names somebody.
const NAMING: &str = "naming";

/// The window after the last turn of all.
pub(super) struct Window<'a> {
    pub(super) turn: &'a FinishedTurn,
    pub(super) open: SeatSet,
}

pub(super) fn hand(room: &Room<'_>, window: &Window<'_>) -> Hand {
    let words = room.words;
    let draft = room.game.draft.as_ref();
    let may_pass = room.may(Ability::AcceptTurn);
    let why = match (room.is_me(window.turn.player), may_pass, draft) {
        (true, ..) => words.image_window_mine(),
        (_, true, Some(_)) => words.image_window_next(),
        (_, true, None) => words.image_window_why(),
        (_, false, Some(_)) => words.image_window_play(),
        (_, false, None) if room.watches() => words.image_watching(),
        (_, false, None) => words.image_window_passed(window.open.len()),
    };
    Hand {
        ask: html! {
            h1 data-sound-cue=[may_pass.then_some("turn")] { (say(title(room, window.turn))) }
            @match draft {
                Some(_) => (draft::hint_saying(room, why)),
                None => p { (why) },
            }
        },
        play: html! {
            (verdict::last(room))
            (endings(room, window.turn))
            @match draft {
                Some(draft) => (draft::play(room, draft)),
                None => { (strips::strips(room)) (pool::pool(room, None)) },
            }
            (scores::line(room))
        },
        act: html! {
            @if may_pass {
                (next_deed(room.table, "accept_turn", html! {
                    button class=(BRASS) { (words.image_let_pass()) }
                }))
            }
            @if draft.is_some() { (put_down::fold(room)) }
        },
    }
}

/// What somebody has done in their turn.
pub(super) fn title(room: &Room<'_>, turn: &FinishedTurn) -> String {
    let words = room.words;
    let (name, mine) = (room.name(turn.player), room.is_me(turn.player));
    let stolen = turn.stolen.first().map(|stolen| stolen.from);
    match (turn.endings.as_slice(), mine) {
        ([], true) => words.image_laid_you(turn.laid.len()),
        ([], false) => words.image_laid(turn.laid.len(), name),
        ([Ending { claim, .. }], _) if stolen.is_some() => {
            let person = named(room.in_words(&claim.name));
            match room.game.me {
                _ if mine => words.image_stolen_you(person),
                Some(me) if stolen.is_some_and(|from| from.contains(me)) => {
                    words.image_stolen_mine(name, person)
                }
                _ => words.image_stolen(name, person),
            }
        }
        ([Ending { claim, .. }], true) => words.image_ended_you(named(room.in_words(&claim.name))),
        ([Ending { claim, .. }], false) => words.image_ended(name, named(room.in_words(&claim.name))),
        (several, true) => words.image_ended_several_you(several.len()),
        (several, false) => words.image_ended_several(name, several.len()),
    }
}

/// The images that were ended: they have left their sides, and lie here for all to judge.
pub(super) fn endings(room: &Room<'_>, turn: &FinishedTurn) -> Markup {
    let words = room.words;
    let taken = still_taken(turn);
    html! {
        @if !taken.is_empty() {
            ul.ih-ended {
                @for ending in taken {
                    li.ih-side {
                        span.ih-mark { (sides::name(words, ending.side)) }
                        @if let Some(taken) = room.taken_from(turn.player, ending.side) {
                            ol.ih-row aria-label=(words.image_row_ended()) {
                                @for card in taken.image.open_cards() {
                                    @let new = turn.laid.iter().any(|laid| laid.card == card);
                                    li { span.ih-spot.ih-new[new] { (cards::chip(words, card)) } }
                                }
                            }
                        }
                        (strips::worth(words, ending.points))
                        div.ih-just {
                            @let name = named(room.in_words(&ending.claim.name));
                            p {
                                span {
                                    (say(words.image_claimed(ending.points, name)))
                                    @if let Some(taken) = room.taken_from(turn.player, ending.side) {
                                        (gallery::riddle(words, taken))
                                    }
                                }
                            }
                            (doubt(room, turn, ending.side))
                        }
                    }
                }
            }
        }
    }
}

/// The images that were ended, without one that a challenge has put back on its side (IM-19).
fn still_taken(turn: &FinishedTurn) -> Vec<&Ending> {
    turn.endings.iter().filter(|ending| !turn.undone(ending.side)).collect()
}

/// The same in few words for whoever has a turn of their own to think about, and one way to challenge any of
/// its images.
pub(super) fn in_passing(room: &Room<'_>, turn: &FinishedTurn) -> Markup {
    let words = room.words;
    let sides = room.challengeable().map_or(&[][..], |(_, sides)| sides);
    let person =
        |side: Side| turn.endings.iter().find(|ending| ending.side == side).map(|ending| &ending.claim);
    let cards = |side: Side| {
        let taken = room.taken_from(turn.player, side).into_iter();
        let names = taken.flat_map(|taken| taken.image.open_cards()).map(|card| cards::name(words, card));
        names.collect::<Vec<_>>().join(" · ")
    };
    html! {
        @for ending in still_taken(turn) {
            p.ih-reminder {
                @let name = named(room.in_words(&ending.claim.name));
                (say(words.image_claimed_with(words.image_claimed(ending.points, name), cards(ending.side))))
            }
        }
        @if room.may(Ability::ChallengeTurn) {
            details #doubt .ih-doubt data-menu {
                (doubt_or_not(room))
                (next_deed(room.table, "challenge_turn", html! {
                    (stakes(room, turn))
                    @for side in sides {
                        @let at = words.image_news_side(side_word(*side));
                        button.btn.btn-alarm name="side" value=(side_slug(*side)) {
                            @match person(*side) {
                                None => (words.image_challenge_side(at)),
                                Some(claim) => {
                                    (say(words.image_challenge_at(named(room.in_words(&claim.name)), at)))
                                }
                            }
                        }
                    }
                }))
            }
        }
    }
}

/// Below an image that was played on: how many cards, and the way to challenge it.
pub(super) fn just_laid(room: &Room<'_>, turn: &FinishedTurn, side: Side) -> Markup {
    let count = turn.laid.iter().filter(|laid| laid.side == side).count();
    let ended = turn.endings.iter().any(|ending| ending.side == side);
    html! {
        @if count > 0 && !ended && may_be_challenged(room, side) {
            div.ih-just {
                p {
                    @if let Some(guest) = room.player(turn.player) { (guest_peg(guest)) }
                    span { (say(room.words.image_laid_here(count, room.name(turn.player)))) }
                }
                (doubt(room, turn, side))
            }
        }
    }
}

/// IM-16: each image of the turn once.
fn may_be_challenged(room: &Room<'_>, side: Side) -> bool {
    room.challengeable().is_some_and(|(_, sides)| sides.contains(&side))
}

/// To challenge is asked twice, because much is at stake (IM-19, IM-20).
fn doubt(room: &Room<'_>, turn: &FinishedTurn, side: Side) -> Markup {
    let words = room.words;
    // In one's own turn there is one way for all of them.
    let my_turn = matches!(room.game.phase, PhaseView::Turn { player, .. } if room.is_me(player));
    if !room.may(Ability::ChallengeTurn) || !may_be_challenged(room, side) || my_turn {
        return html! {};
    }
    html! {
        details #{ "doubt-" (side_slug(side)) } .ih-doubt data-menu {
            (doubt_or_not(room))
            (next_deed(room.table, "challenge_turn", html! {
                input type="hidden" name="side" value=(side_slug(side));
                (stakes(room, turn))
                button.btn.btn-alarm { (words.image_challenge_sure()) }
            }))
        }
    }
}

/// The way in, and once it is open the way out.
fn doubt_or_not(room: &Room<'_>) -> Markup {
    html! {
        summary.btn {
            span.ih-whether { (room.words.image_challenge()) }
            span.ih-rather-not { (room.words.image_challenge_not()) }
        }
    }
}

/// What a challenge may bring (IM-19, IM-20).
fn stakes(room: &Room<'_>, turn: &FinishedTurn) -> Markup {
    let (words, name) = (room.words, || room.name(turn.player));
    html! {
        p {
            (say(words.image_stake_upheld(name(), Options::PENALTY)))
            @if !still_taken(turn).is_empty() { " " (words.image_stake_back()) }
        }
        p { (say(words.image_stake_not(name(), Options::DEFENDED))) }
    }
}

/// The challenged names whom they have in mind; the others wait.
pub(super) fn naming(room: &Room<'_>, challenge: &Challenge) -> Hand {
    let words = room.words;
    let mine = room.may(Ability::NamePerson);
    let (challenger, challenged) = (room.name(challenge.challenger), room.name(challenge.challenged));
    let field = || Field {
        id: format!("naming-{}", room.game.turns),
        form: NAMING,
        name: "name".to_owned(),
        key: "key".to_owned(),
        label: words.image_naming_label(),
    };
    Hand {
        ask: html! {
            h1 data-sound-cue=[mine.then_some("knock")] { (say(naming_title(room, challenge))) }
            p {
                (say(match (mine, room.is_me(challenge.challenger)) {
                    (true, _) => words.image_naming_why(challenger),
                    (_, true) => words.image_naming_why_you(challenged),
                    (_, false) => words.image_naming_why_others(challenger, challenged),
                }))
            }
        },
        play: html! {
            (verdict::image(room, challenge))
            @if mine {
                (scattered_deed(room.table, "name_person", NAMING, &html! {}))
                (field().drawn(room))
                (note(room, challenge.side))
            }
            (scores::line(room))
        },
        act: html! { @if mine { button class=(BRASS) form=(NAMING) { (words.image_naming_go()) } } },
    }
}

pub(super) fn naming_title(room: &Room<'_>, challenge: &Challenge) -> String {
    if room.is_me(challenge.challenged) {
        room.words.image_naming_title()
    } else {
        room.words.image_naming_title_other(room.name(challenge.challenged))
    }
}

/// What I had noted, as a reminder.
fn note(room: &Room<'_>, side: Side) -> Markup {
    let note = room.game.sides.iter().find(|seen| seen.side == side).and_then(|seen| seen.note.as_ref());
    html! {
        @if let Some(note) = note { p.ih-reminder { (say(room.words.image_noted(named(note.as_str())))) } }
    }
}
