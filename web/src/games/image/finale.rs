//! The end on the stage: who stands where, and the gallery of the evening.

use maud::{Markup, html};
use rules::{
    SeatSet,
    image::{HandCount, PlayerView, TakenImage, podium},
};

use super::{
    cards,
    evidence::in_language,
    gallery::{self, open_cards},
    players::{long, minus, signed},
    room::Room,
    trial::person,
};
use crate::{
    games::podium::{Celebration, standee},
    look::{Symbol, guest_badge, sized_name, symbol},
    words::listed,
};

/// So many lines fit on the wall in three columns, and so many in two with larger letters.
const MOST_LINES: usize = 60;
const MOST_LARGE_LINES: usize = 28;
/// So many letters stand in such a line, and the tab of a card takes the room of so many.
const LETTERS: usize = 31;
const LETTERS_OF_TAB: usize = 4;
/// The name that was called and the frame; a longer name takes one more.
const LINES_OF_FRAME: usize = 3;
const LETTERS_OF_NAME: usize = 18;

pub(super) fn finale(room: &Room<'_>, hands: &[HandCount], winners: SeatSet) -> Markup {
    let gallery = best(room);
    let lines: usize = gallery.iter().map(|(_, taken)| lines_of(room, taken)).sum();
    let taken: usize = room.game.players.iter().map(|player| player.taken.len()).sum();
    html! {
        section.im-final {
            h2.visually-hidden { (room.words.image_standing()) }
            ol.im-finals {
                @for player in ranked(room) { (row(room, hands, winners, player)) }
            }
        }
        section.im-gallery {
            h2 {
                @if gallery.len() < taken {
                    (room.words.image_gallery_best(gallery.len(), taken))
                } @else {
                    (room.words.image_gallery())
                }
            }
            @if gallery.is_empty() { p { (room.words.image_gallery_empty()) } }
            ul class={ "im-wall" @if lines <= MOST_LARGE_LINES { " im-wall-large" } } {
                @for (player, taken) in gallery {
                    @let colour = room.player(player.seat).map_or("", |guest| guest.badge.colour().slug());
                    li class={ "im-framed " (colour) } {
                        p.im-now-head {
                            @if let Some(guest) = room.player(player.seat) { (guest_badge(guest)) }
                            b.im-now-what {
                                (person(room.words, &taken.claim)) (gallery::riddle(room.words, taken))
                            }
                            b.im-now-points { (signed(taken.points)) }
                        }
                        (open_cards(room.words, &taken.image))
                    }
                }
            }
        }
    }
}

/// Those who are still here, with their points; who has left stands on no step.
pub(super) fn celebration(room: &Room<'_>) -> Celebration {
    let points = |seat| {
        let player = room.game.players.iter().find(|player| player.seat == seat);
        player.map(|player| player.score.into())
    };
    let of = |(seat, ahead)| standee(room, seat, ahead, points(seat));
    Celebration::Podium(podium(room.game).into_iter().filter_map(of).collect())
}

/// From the best to the last (IM-25).
pub(super) fn ranked<'a>(room: &Room<'a>) -> Vec<&'a PlayerView> {
    let mut players: Vec<&PlayerView> = room.game.players.iter().collect();
    players.sort_by_key(|player| (room.game.left.contains(player.seat), std::cmp::Reverse(player.score)));
    players
}

fn row(room: &Room<'_>, hands: &[HandCount], winners: SeatSet, player: &PlayerView) -> Markup {
    let words = room.words;
    let held = hands.iter().find(|hand| hand.seat == player.seat);
    let Some(guest) = room.player(player.seat) else { return html! {} };
    html! {
        li class={
            "im-player " (guest.badge.colour().slug())
            @if winners.contains(player.seat) { " im-won" }
            @if room.game.left.contains(player.seat) { " person-gone" }
        } {
            p.im-who {
                @if winners.contains(player.seat) { span.im-crown { (symbol(Symbol::Crown)) } }
                (guest_badge(guest))
                (sized_name(guest, words, long(guest)))
            }
            p.im-points {
                b.im-score { (minus(player.score)) }
                span.visually-hidden { " " (words.image_points(player.score)) }
            }
            p.im-sum {
                (words.image_images(player.taken.len()))
                @if let Some(cost) = held.and_then(|held| deduction(room, held)) { " · " (cost) }
            }
        }
    }
}

/// What the cards in a hand cost (IM-24); none when it was empty.
pub(super) fn deduction(room: &Room<'_>, held: &HandCount) -> Option<String> {
    let words = room.words;
    let cards = (held.profile_cards > 0).then(|| words.image_hand_cards(held.profile_cards));
    let letters = (held.letters > 0).then(|| words.image_hand_letters(held.letters));
    let all = listed(words, cards.into_iter().chain(letters));
    (!all.is_empty()).then(|| words.image_deducted(all, minus(held.points)))
}

/// The images of the evening in the order of play; if there are too many, those that scored most.
fn best<'a>(room: &Room<'a>) -> Vec<(&'a PlayerView, &'a TakenImage)> {
    let mut images: Vec<_> = room
        .game
        .players
        .iter()
        .flat_map(|player| player.taken.iter().map(move |taken| (player, taken)))
        .collect();
    images.sort_by_key(|(_, taken)| std::cmp::Reverse(taken.points));
    let mut lines = 0;
    images.retain(|(_, taken)| {
        let needs = lines_of(room, taken);
        let fits = lines + needs <= MOST_LINES;
        lines += if fits { needs } else { 0 };
        fits
    });
    images.sort_by_key(|(_, taken)| taken.turn);
    images
}

/// How many lines an image takes on the wall.
fn lines_of(room: &Room<'_>, taken: &TakenImage) -> usize {
    let name = in_language(room.words, &taken.claim.name).chars().count();
    let (mut lines, mut used) = (1, 0);
    for card in taken.image.open_cards() {
        let needs = LETTERS_OF_TAB + cards::name(room.words, card).chars().count();
        if used + needs > LETTERS && used > 0 {
            (lines, used) = (lines + 1, 0);
        }
        used += needs;
    }
    lines + LINES_OF_FRAME + usize::from(name > LETTERS_OF_NAME)
}
