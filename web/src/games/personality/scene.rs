//! What lies in the middle of the table, phase by phase.

use maud::{Markup, html};
use rules::{
    CardId, Seat, SeatSet, Slot,
    personality::{Candidate, LaidCard, Landing, Laying, Mark, Moment, PhaseView, Question},
};

use super::{
    finale::finale,
    gifts::gifts,
    mask::mask,
    player_choices::letter,
    reveal::{Outcome, Reveal},
    room::Room,
    rows::player,
    traits::{backs, card_words, common_size, large_card},
};
use crate::{
    look::{Symbol, guest_badge, symbol},
    words::{called, plain, say},
};

pub(super) fn scene(room: &Room<'_>, reveal: Option<&Reveal<'_>>) -> Markup {
    let words = room.words;
    if let Some(giving) = room.giving_shown() {
        return gifts(room, giving);
    }
    if let Some(reveal) = reveal.filter(|_| room.is_showing() && !room.is_tie()) {
        return revealed(room, reveal);
    }
    match &room.game.phase {
        PhaseView::Opening => legend(room),
        PhaseView::Laying { laid, .. } => {
            let (count, all) = (laid.len(), room.taking_part(*laid));
            aside(backs(count), &html! { p.ps-big { (words.pe_stage_laid(count, all)) } })
        }
        PhaseView::Voting { question, .. } => asked(room, question, &[], &html! {}),
        PhaseView::Debate { question, tied, to_speak, .. } => {
            asked(room, question, tied, &speaking(room, to_speak))
        }
        PhaseView::Runoff { question, tied, .. } => asked(room, question, tied, &among(room, question, tied)),
        PhaseView::Giving { giver, cards, .. } => {
            let said = html! { p.ps-big { (words.pe_stage_gives(*cards)) } (gave_before(room, *giver)) };
            aside(backs((*cards).into()), &said)
        }
        PhaseView::Pairing { chooser, free } => pairing(room, *chooser, *free),
        PhaseView::Ending { winners, history, .. } | PhaseView::Over { winners, history } => {
            finale(room, *winners, history)
        }
        PhaseView::Proposing { .. } | PhaseView::Exchanging { .. } => match reveal {
            Some(reveal) => revealed(room, reveal),
            None => aside(backs(1), &legend(room)),
        },
        PhaseView::Answering { .. } | PhaseView::Judging { .. } => html! {},
    }
}

/// Something, and what is said of it beside it.
#[allow(clippy::needless_pass_by_value, reason = "markup is made where it is used")]
fn aside(thing: Markup, words: &Markup) -> Markup {
    html! { div.ps-beside { (thing) div.ps-said { (words) } } }
}

/// What has come of those who arrived in the same turn and had to give before (PE-29): nobody has had the
/// time to see it.
fn gave_before(room: &Room<'_>, giver: Seat) -> Markup {
    let (game, words) = (room.game, room.words);
    let arrived = |seat: Seat| {
        let mut moves = game.last_turn.iter().flat_map(|turn| &turn.moves);
        moves.any(|moved| moved.seat == seat && moved.landing == Landing::Summit)
    };
    let is_done = |seat: Seat| seat != giver && !game.arrivals.contains(&seat) && !game.left.contains(seat);
    let before = game.players.iter().filter(|player| arrived(player.seat) && is_done(player.seat));
    html! {
        @for player in before {
            p {
                @if player.mark == Mark::Summit { (say(words.pe_stage_made_it(room.name(player.seat)))) }
                @else { (say(words.pe_stage_gave_in_error(room.name(player.seat)))) }
            }
        }
    }
}

/// The two marked spaces and what they do, until the first card lies there.
fn legend(room: &Room<'_>) -> Markup {
    let words = room.words;
    html! {
        ul.ps-legend {
            li { span.ps-mark { (symbol(Symbol::Duet)) } span { (words.pe_stage_duet()) } }
            li { span.ps-mark { (symbol(Symbol::Dot)) } span { (words.pe_stage_inversion()) } }
            li { span.ps-mark.ps-mark-pit { (symbol(Symbol::Pit)) } span { (words.pe_stage_pit_how()) } }
        }
    }
}

/// What is voted on, and what is said beside a single card.
fn asked(room: &Room<'_>, question: &Question, tied: &[Candidate], beside: &Markup) -> Markup {
    match question {
        Question::Whom { card, .. } => card_and(room, card, beside),
        Question::Which { cards, .. } => {
            let stands_out = |slot: usize| tied.contains(&Candidate::Card(Slot(slot as u8)));
            html! {
                div.ps-stack {
                    (cards_laid(room, cards, stands_out))
                    @if !beside.0.is_empty() { div.ps-said { (beside) } }
                }
            }
        }
    }
}

fn card_and(room: &Room<'_>, card: &CardId, beside: &Markup) -> Markup {
    html! {
        div class={ "ps-table" @if beside.0.is_empty() { " ps-table-alone" } } {
            (large_card(room, card))
            @if !beside.0.is_empty() { div.ps-said { (beside) } }
        }
    }
}

/// The cards of an inversion; who laid which is seen from the reveal on (PE-22).
fn cards_laid(room: &Room<'_>, cards: &[LaidCard], stands_out: impl Fn(usize) -> bool) -> Markup {
    let result = room.seen_from(Moment::Result);
    let some_stand_out = (0..cards.len()).any(&stands_out);
    let spotlight = |slot| match some_stand_out {
        true => room.spotlight(Moment::Result, stands_out(slot)),
        false => String::new(),
    };
    let layer = match room.game.options.laying {
        Laying::Open => String::new(),
        Laying::Hidden => result.clone(),
    };
    html! {
        @let size = common_size(room, cards.iter().map(|laid| laid.card));
        ol class={ "ps-cards ps-cards-" (cards.len()) " " (size) } {
            @for (slot, laid) in cards.iter().enumerate() {
                li class={ "ps-card" (spotlight(slot)) } {
                    @if stands_out(slot) { span class={ "ps-ring " (result) } {} }
                    b.ps-letter { (letter(slot as u8)) }
                    (card_words(room, &laid.card))
                    @if let Some(guest) = laid.by.and_then(|by| room.player(by)) {
                        span class={ "ps-by " (layer) } {
                            (guest_badge(guest))
                            span.visually-hidden { (plain(called(guest))) }
                        }
                    }
                }
            }
        }
    }
}

/// Whose turn to speak it is, and who speaks after them (PE-16).
fn speaking(room: &Room<'_>, to_speak: &[Seat]) -> Markup {
    let mut speakers = to_speak.iter().filter_map(|seat| room.player(*seat));
    let Some(now) = speakers.next() else {
        return html! { p.ps-big { (room.words.pe_stage_all_spoken()) } };
    };
    let later: Vec<_> = speakers.collect();
    let from = room.seen_from(Moment::Speaks);
    html! {
        p #speaker class={ "ps-speaker " (from) } aria-live="polite" {
            span { (room.words.pe_stage_speaks()) } (player(now, room.words))
        }
        @if !later.is_empty() {
            p #speakers class={ "ps-then " (from) } {
                span { (room.words.pe_stage_then()) }
                @for guest in later { (guest_badge(guest)) span.visually-hidden { (plain(called(guest))) } }
            }
        }
    }
}

/// Between whom the second vote decides.
fn among(room: &Room<'_>, question: &Question, tied: &[Candidate]) -> Markup {
    html! {
        @if let Question::Whom { .. } = question {
            ul.ps-tied {
                @let seats = tied.iter().filter_map(|tied| Reveal::player_of(*tied));
                @for guest in seats.filter_map(|seat| room.player(seat)) {
                    li { (player(guest, room.words)) }
                }
            }
        }
    }
}

/// The card that was voted on, and whose it is now.
fn revealed(room: &Room<'_>, reveal: &Reveal<'_>) -> Markup {
    let words = room.words;
    match reveal.question {
        Question::Which { cards, .. } => {
            let elected = match reveal.outcome {
                Outcome::Elected(Candidate::Card(slot)) => Some(slot.index()),
                _ => None,
            };
            cards_laid(room, cards, |slot| elected == Some(slot))
        }
        Question::Whom { card, .. } => {
            let owner = match reveal.outcome {
                Outcome::Elected(candidate) => Room::seat_of(reveal.question, candidate),
                Outcome::Tied | Outcome::Nobody => None,
            };
            let beside = html! {
                div #{ "went-" (reveal.key) } class={ "ps-went " (room.seen_from(Moment::Result)) } {
                    @match owner.and_then(|owner| room.player(owner)) {
                        Some(guest) => { span { (words.pe_stage_for()) } (player(guest, room.words)) },
                        None => { span.ps-back {} span { (words.pe_stage_under()) } },
                    }
                }
            };
            card_and(room, card, &beside)
        }
    }
}

/// Two masks face to face, one of them unknown yet (PE-20).
fn pairing(room: &Room<'_>, chooser: Seat, free: SeatSet) -> Markup {
    html! {
        div.ps-pairing {
            @if let Some(guest) = room.player(chooser) { (mask(guest, None)) }
            span.ps-mark { (symbol(Symbol::Duet)) }
            ul.ps-tied {
                @for guest in free.iter().filter_map(|seat| room.player(seat)) {
                    li { (player(guest, room.words)) }
                }
            }
        }
    }
}
