//! The standing in one line: everybody's points, as a list, and how many cards are left to draw; and where
//! one's own points come from.

use maud::{Markup, html};
use rules::image::{Options, PhaseView};

use super::{players::minus, room::Room};
use crate::{
    games::why_moved::WhyMoved,
    look::guest_peg,
    words::{listed, named, plain, say},
};

/// The standing, and below it one's own points: a tap on these tells where they come from.
pub(super) fn line(room: &Room<'_>) -> Markup {
    let words = room.words;
    let why = why_moved(room).filter(|_| room.table.show_under_way().is_none());
    html! {
        div.line.ih-standing {
            ul.ih-scores {
                @for player in &room.game.players {
                    @if let Some(guest) = room.player(player.seat) {
                        li class=[room.is_me(player.seat).then_some("ih-me")] {
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
        @if let Some(why) = why { (why.fold()) }
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
    let score = html! {
        @if let Some(guest) = room.player(me.seat) { (guest_peg(guest)) }
        span aria-hidden="true" { b { (minus(me.score)) } }
        span.visually-hidden { (words.image_so_many_points(me.score)) " " }
    };
    Some(WhyMoved { score, question: words.why_points(), answer })
}
