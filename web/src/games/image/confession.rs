//! Bluffs that nobody challenged, told by whoever made them once the game is over. Until then, and without
//! their word, nobody can know of one: the page asks of all their images alike.

use insight::What;
use maud::{Markup, html};
use rules::image::{FinishedTurn, TakenImage};
use table::Ability;

use super::{
    evidence::in_language,
    room::{Room, side_slug},
};
use crate::{
    look::deed,
    words::{named, say},
};

/// A button for each of my images that stood without a challenge, while the game lies on the table.
pub(super) fn confession(room: &Room<'_>, history: &[FinishedTurn]) -> Markup {
    let words = room.words;
    let mine = room.game.players.iter().find(|player| room.is_me(player.seat));
    let mine = mine.filter(|_| room.table.i_may(Ability::CloseGame) && room.table.came_out.is_some());
    let stood: Vec<&TakenImage> = mine.map_or_else(Vec::new, |me| {
        me.taken.iter().filter(|image| !was_challenged(history, image) && !is_told(room, image)).collect()
    });
    html! {
        @if !stood.is_empty() {
            details #confession .fold.fold-quiet {
                summary { (words.out_confess_title()) }
                p { (words.out_confess_why()) }
                div.stack {
                    @for image in stood {
                        @let label = words.out_confess(named(in_language(words, &image.claim.name)));
                        (deed(room.table, "confess", html! {
                            input type="hidden" name="turn" value=(image.turn);
                            input type="hidden" name="side" value=(side_slug(image.side));
                            button.btn.btn-wide { (say(label)) }
                        }))
                    }
                }
            }
        }
    }
}

fn was_challenged(history: &[FinishedTurn], image: &TakenImage) -> bool {
    let turn = usize::from(image.turn).checked_sub(1).and_then(|turn| history.get(turn));
    turn.is_none_or(|turn| turn.challenges.iter().any(|challenge| challenge.side == image.side))
}

fn is_told(room: &Room<'_>, image: &TakenImage) -> bool {
    let told = room.table.came_out.iter().flat_map(|stop| &stop.findings);
    let mut told = told.filter_map(|finding| match &finding.what {
        What::BluffStood { whose, name } => Some((*whose, name)),
        _ => None,
    });
    told.any(|(whose, name)| room.table.me.is_some_and(|me| whose == me.into()) && *name == image.claim.name)
}
