//! A team's guess on its way: four cards, and the tokens that everybody on the team moves. A token is picked
//! in the tray and a card is pressed; whoever just presses one card after another lays the tokens in their
//! order.

use maud::{Markup, html};
use rules::{
    Slot, Team,
    preference::{DraftView, Placement, Stake},
};

use super::{
    guess::{self, Round},
    room::{Face, Room},
    slips,
    tokens::{Lying, peg, signed},
};
use crate::{
    look::{Symbol, deed, guest_badge, own_address, symbol},
    words::{plain, say},
};

/// The form in which a token is picked. The cards are its buttons.
const TRAY: &str = "tray";

/// What can be won and lost with a draft as it lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Range {
    worst: i16,
    best: i16,
}

/// The cards, the tray and what is at stake.
pub(super) fn board(room: &Room<'_>, round: &Round<'_>, draft: &DraftView) -> Markup {
    html! {
        div.guess data-guess {
            ul.slips {
                @for (slot, face) in room.faces(round.cards) { (section(room, round, draft, slot, face)) }
            }
            (tray(room, round, draft))
            (stakes(room, draft))
            @if draft.guessers.len() > 1 { (agreement(room, draft)) }
        }
    }
}

/// The token of a draft on a section.
pub(super) fn on_section(draft: &DraftView, section: Slot) -> Option<Lying> {
    let tokens = (1..).zip(&draft.tokens);
    let mut lying = tokens.filter_map(|(number, lies)| lies.map(|lies| (number, lies)));
    let (number, Placement { stake, .. }) = lying.find(|(_, lies)| lies.section == section)?;
    Some(Lying { team: draft.team, number, stake })
}

/// A card with the token that lies on it. The card is a button that lays the picked token there; the token is
/// one that doubles it.
fn section(room: &Room<'_>, round: &Round<'_>, draft: &DraftView, slot: Slot, face: Face<'_>) -> Markup {
    let words = room.words;
    let token = on_section(draft, slot);
    let label = match &token {
        None => words.pp_lay_token(face.words),
        Some(token) => words.pp_lay_token_over(face.words, token.number),
    };
    html! {
        li #{ "card-" (slot.0) } class={ "slip " (face.section.class()) } data-section=(slot.0)
            data-name=(face.words)
        {
            span.tab { (slips::mark(face, None)) }
            button.words form=(TRAY) name="section" value=(slot.0) aria-label=(label)
                data-lies=[token.as_ref().map(|token| token.number)] { (slips::text(face)) }
            (guess::open_tokens(room, round, slot))
            div.spot {
                @match &token {
                    Some(token) => (doubling(room, token)),
                    None => span.spot-free aria-hidden="true" {},
                }
            }
        }
    }
}

/// One tap on a token moves it into the doubling circle, another out of it (PP-13).
fn doubling(room: &Room<'_>, token: &Lying) -> Markup {
    let words = room.words;
    let (what, label) = match token.stake {
        Stake::Single => ("double_token", words.pp_double(token.number)),
        Stake::Doubled => ("undouble_token", words.pp_undouble(token.number)),
    };
    deed(
        room.table,
        what,
        html! {
            input type="hidden" name="token" value=(token.number);
            button #{ "double-" (token.number) } class={ "double vt-token-" (token.number) }
                aria-label=(label)
                aria-pressed=(token.stake == Stake::Doubled) data-token=(token.number)
            {
                (peg(room, token.team, token.number, token.stake))
                // Its sign is drawn by the stylesheet: the button is called by what it does.
                span.times aria-hidden="true" {}
            }
        },
    )
}

/// The team's tokens, of which one is picked: the next that has no place, until somebody picks another.
fn tray(room: &Room<'_>, round: &Round<'_>, draft: &DraftView) -> Markup {
    let words = room.words;
    let next = draft.tokens.iter().position(Option::is_none);
    let last = draft.tokens.iter().rposition(Option::is_some);
    let card = |lies: &Placement| slips::face_in(room, round.cards, lies.section).map(|face| face.words);
    html! {
        div.tray {
            form #(TRAY) method="post" action=(own_address(room.table, "do")) data-live data-tray
                data-say-picked=(words.pp_say_picked()) data-say-laid=(words.pp_say_laid())
                data-say-back=(words.pp_say_taken_back())
            {
                input type="hidden" name="do" value="place_token";
                input type="hidden" name="step" value=(room.table.step.0);
                @if let Some(playing) = &room.table.game {
                    input type="hidden" name="game" value=(playing.kind);
                }
                fieldset.tokens {
                    legend.visually-hidden { (words.pp_tray()) }
                    @for (number, lies) in (1..).zip(&draft.tokens) {
                        label.choice data-token=(number) data-laid[lies.is_some()] {
                            input #{ "token-" (number) } type="radio" name="token" value=(number) required
                                aria-invalid="false" checked[next == Some(number - 1)];
                            span class=(if lies.is_some() { "laid" } else { "" }) {
                                (peg(room, draft.team, number, Stake::Single))
                                span.visually-hidden {
                                    @match lies.as_ref().and_then(card) {
                                        Some(card) => (words.pp_token_laid(number, card)),
                                        None => (words.pp_token_free(number)),
                                    }
                                }
                            }
                        }
                    }
                }
                (hints(room, draft))
            }
            @if let Some(last) = last { (take_back(room, last + 1)) }
        }
    }
}

/// What a tap does now. Which hint is seen depends on the token that is picked.
fn hints(room: &Room<'_>, draft: &DraftView) -> Markup {
    html! {
        p.hints {
            span.hint { (if draft.complete { room.words.pp_hint_full() } else { room.words.pp_hint_pick() }) }
            @for number in 1..=draft.tokens.len() { span.hint-token { (room.words.pp_hint_token(number)) } }
        }
    }
}

/// The token with the highest number that lies somewhere: what was laid in order is taken back in order.
fn take_back(room: &Room<'_>, number: usize) -> Markup {
    deed(
        room.table,
        "take_back_token",
        html! {
            input type="hidden" name="token" value=(number);
            button #take-back .icon-btn aria-label=(room.words.pp_token_back(number)) {
                (symbol(Symbol::Back))
            }
        },
    )
}

/// What a double does, and how far this guess can carry.
fn stakes(room: &Room<'_>, draft: &DraftView) -> Markup {
    let words = room.words;
    let Range { worst, best } = range(draft, at(room, draft.team));
    html! {
        p.stakes {
            span { b.times { "×2" } " " (words.pp_stakes(signed(2), signed(-1))) }
            @if best > 0 { span { (words.pp_range(signed(worst), signed(best))) } }
        }
    }
}

fn at(room: &Room<'_>, team: Team) -> u16 {
    room.game.pieces.get(team.index()).map_or(0, |piece| piece.at.0)
}

/// PP-19: all right, or all wrong; PP-20: but never behind Start.
fn range(draft: &DraftView, at: u16) -> Range {
    let laid = draft.tokens.iter().flatten();
    let placed = laid.clone().count() as i16;
    let doubled = laid.filter(|lies| lies.stake == Stake::Doubled).count() as i16;
    Range { worst: -doubled.min(i16::try_from(at).unwrap_or(i16::MAX)), best: placed + doubled }
}

/// Who moved last, and who agrees already. Whoever had agreed is told that it does not hold any more.
fn agreement(room: &Room<'_>, draft: &DraftView) -> Markup {
    let words = room.words;
    let had_agreed = room.game.me.is_some_and(|me| draft.undone.contains(me));
    html! {
        div.agreement {
            ul.agreed {
                @for seat in draft.guessers.iter() {
                    @if let Some(guest) = room.player(seat) {
                        @let agreed = draft.agreed.contains(seat);
                        li class=(if agreed { "yes" } else { "not-yet" }) {
                            (guest_badge(guest))
                            @if agreed { span.tick { (symbol(Symbol::Check)) } }
                            span.visually-hidden {
                                @let name = room.name(seat);
                                (plain(if agreed { words.pp_agreed(name) } else { words.pp_not_yet(name) }))
                            }
                        }
                    }
                }
            }
            p.moved {
                @match draft.changed_by {
                    Some(seat) if had_agreed => (say(words.agreement_undone(room.name(seat)))),
                    Some(seat) if room.is_me(seat) => (words.pp_moved_by_you()),
                    Some(seat) => (say(words.pp_moved_by(room.name(seat)))),
                    None => (words.pp_moved_by_nobody()),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::SeatSet;

    use super::*;

    fn draft(stakes: &[Option<Stake>]) -> DraftView {
        let lies = |(section, stake): (u8, &Option<Stake>)| {
            stake.map(|stake| Placement { section: Slot(section), stake })
        };
        DraftView {
            team: Team(0),
            guessers: SeatSet::EMPTY,
            tokens: (0..).zip(stakes).map(lies).collect(),
            complete: false,
            edition: 0,
            changed_by: None,
            agreed: SeatSet::EMPTY,
            undone: SeatSet::EMPTY,
        }
    }

    /// PP-13, PP-19, PP-20
    #[test]
    fn a_draft_tells_how_far_it_can_carry() {
        use Stake::{Doubled, Single};
        let all = draft(&[Some(Single), Some(Doubled), Some(Single), Some(Doubled)]);
        assert_eq!(range(&all, 9), Range { worst: -2, best: 6 });
        assert_eq!(range(&all, 1), Range { worst: -1, best: 6 });
        assert_eq!(range(&all, 0), Range { worst: 0, best: 6 });
        assert_eq!(range(&draft(&[Some(Single), None, None, None]), 5), Range { worst: 0, best: 1 });
    }
}
