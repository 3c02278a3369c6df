//! The standing in one line: everybody's points, and how many cards are left to draw; and where one's own
//! points come from.

use maud::{Markup, html};
use rules::image::{Options, PhaseView};

use super::{players::minus, room::Room};
use crate::{
    games::why_moved::WhyMoved,
    look::guest_peg,
    words::{listed, named, plain, say},
};

/// The standing; a tap on it tells where one's own points come from.
pub(super) fn line(room: &Room<'_>) -> Markup {
    let why = why_moved(room).filter(|_| room.table.show_under_way().is_none());
    html! {
        @match why {
            Some(why) => (why.fold()),
            None => div.line.ih-standing { (standing(room)) },
        }
    }
}

/// Everybody's points in one line, and how many cards are left to draw. Phrasing: it may be a summary.
fn standing(room: &Room<'_>) -> Markup {
    let words = room.words;
    html! {
        span.ih-scores {
            @for player in &room.game.players {
                @if let Some(guest) = room.player(player.seat) {
                    span class=[room.is_me(player.seat).then_some("ih-me")] {
                        (guest_peg(guest))
                        span.visually-hidden { (plain(room.name(player.seat))) ", " }
                        b { (minus(player.score)) }
                    }
                }
            }
        }
        span {
            @match &room.game.last_round {
                Some(_) => (words.image_last_round()),
                None => (words.image_deck(room.game.deck)),
            }
        }
    }
}

/// The images that one has taken, and what bluffs have cost; the end counts it all by itself.
fn why_moved(room: &Room<'_>) -> Option<WhyMoved> {
    if let PhaseView::Over { .. } = room.game.phase {
        return None;
    }
    let words = room.words;
    let me = room.game.players.iter().find(|player| room.is_me(player.seat))?;
    let earned: i16 = me.taken.iter().map(|taken| taken.points).sum();
    // IM-19: nothing else costs points before the end.
    let lost = earned - me.score;
    if me.taken.is_empty() && lost == 0 {
        return None;
    }
    let images = me
        .taken
        .iter()
        .map(|taken| words.image_why_image(named(room.in_words(&taken.claim.name)), minus(taken.points)));
    let answer = html! {
        @if !me.taken.is_empty() { (say(words.image_why_images(listed(words, images)))) " " }
        @if lost > 0 { (words.image_why_bluffs(lost / Options::PENALTY, lost)) " " }
        (words.image_why_total(minus(me.score)))
    };
    Some(WhyMoved { score: standing(room), question: words.why_points(), answer })
}
