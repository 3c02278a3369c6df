//! The stage: the climb of the masks, what is asked, and the portraits.

use maud::{Markup, html};
use rules::{
    Seat, SeatSet,
    personality::{Candidate, GiftView, Giving, GivingResult, Moment, PhaseView, Question},
};

use super::{
    portrait::portrait,
    reveal::{Outcome, Reveal, heard},
    room::Room,
    rows::{is_crowded, rows},
    scene::scene,
    track::track,
};
use crate::{
    pages::Stage,
    words::{plain, say},
};

pub(super) fn stage(room: &Room<'_>) -> Stage {
    let reveal = Reveal::of(room);
    let reveal = reveal.as_ref();
    let reading = match &room.game.phase {
        PhaseView::Ending { reading, .. } if !room.is_showing() => *reading,
        _ => None,
    };
    Stage {
        headline: headline(room, reveal),
        board_class: if reading.is_some() { "board-portrait" } else { "board-climb" },
        board: match reading {
            Some(seat) => portrait(room, seat),
            None => html! {
                div class={ "ps-left" @if is_crowded(room, reveal) { " ps-crowded" } } {
                    div.ps-scene { (scene(room, reveal)) }
                    (rows(room, reveal))
                }
                (track(room, reveal))
            },
        },
        standing: html! {},
    }
}

fn headline(room: &Room<'_>, reveal: Option<&Reveal<'_>>) -> Markup {
    let words = room.words;
    if room.is_showing() {
        return match (room.game.judged(), reveal) {
            (Some((giving, gift)), _) => judged(room, giving, gift),
            (None, Some(reveal)) => opened(room, reveal),
            (None, None) => html! {},
        };
    }
    match &room.game.phase {
        PhaseView::Opening => titled(words.pe_opening_title(), words.pe_stage_opening_how()),
        PhaseView::Proposing { proposer } => {
            let title = words.pe_proposing_title(room.name(*proposer));
            html! { (head(title)) (aftermath(room, reveal)) }
        }
        PhaseView::Laying { subject, .. } => {
            titled(words.pe_stage_laying(room.name(*subject)), words.pe_stage_laying_how())
        }
        PhaseView::Voting { question, .. } => asked(room, question),
        PhaseView::Debate { .. } => html! { @if let Some(reveal) = reveal { (opened(room, reveal)) } },
        PhaseView::Runoff { question, tied, .. } => {
            let line = match question {
                Question::Whom { .. } => words.pe_stage_runoff_how(),
                Question::Which { subject, .. } => {
                    words.pe_stage_runoff_which(tied.len(), room.name(*subject))
                }
            };
            titled(words.pe_title_runoff(), line)
        }
        PhaseView::Exchanging { .. } => html! { @if let Some(reveal) = reveal { (opened(room, reveal)) } },
        PhaseView::Giving { giver, cards, .. } => {
            titled(words.pe_giving_title(room.name(*giver)), words.pe_stage_giving_how(*cards))
        }
        PhaseView::Answering { giving } => {
            titled(words.pe_stage_answering(room.name(giving.giver)), words.pe_stage_answering_how())
        }
        PhaseView::Judging { receiver, .. } => {
            titled(words.pe_stage_judging(room.name(*receiver)), words.pe_stage_judging_how())
        }
        PhaseView::Pairing { chooser, .. } => {
            titled(words.pe_pairing_title(room.name(*chooser)), words.pe_stage_pairing_how())
        }
        PhaseView::Ending { reading: Some(seat), .. } => {
            titled(words.pe_stage_reading(room.name(*seat)), words.pe_stage_reading_how())
        }
        // PE-30: however it has ended.
        PhaseView::Ending { winners, .. } if winners.is_empty() => {
            let line = format!("{} {}", words.pe_stage_ended(), words.pe_stage_ending_how());
            titled(words.pe_title_over(), line)
        }
        PhaseView::Ending { winners, .. } => won(room, *winners, words.pe_stage_ending_how()),
        PhaseView::Over { winners, history } => won(room, *winners, words.pe_stage_over_how(history.len())),
    }
}

fn head(title: String) -> Markup {
    html! { h1 { (say(title)) } }
}

fn titled(title: String, line: String) -> Markup {
    html! { (head(title)) p { (say(line)) } }
}

fn asked(room: &Room<'_>, question: &Question) -> Markup {
    let words = room.words;
    match question {
        Question::Whom { .. } => titled(words.pe_stage_voting(), words.pe_stage_voting_how()),
        Question::Which { subject, .. } => {
            titled(words.pe_laying_title(room.name(*subject)), words.pe_stage_which_how())
        }
    }
}

fn tie(room: &Room<'_>, tied: &[Candidate]) -> String {
    let players: Vec<Seat> = tied.iter().filter_map(|tied| Reveal::player_of(*tied)).collect();
    if players.is_empty() {
        room.words.pe_stage_tie_cards(tied.len())
    } else {
        room.words.pe_stage_tie(room.names(players))
    }
}

/// Votes that are opened: who was elected, and who falls; then what there is to do.
fn opened(room: &Room<'_>, reveal: &Reveal<'_>) -> Markup {
    let words = room.words;
    let title = match (reveal.question, owner(reveal), &reveal.outcome) {
        (Question::Whom { .. }, Some(owner), _) => words.pe_stage_elected(room.name(owner)),
        (Question::Which { .. }, Some(owner), _) => words.pe_stage_elected_card(room.name(owner)),
        (_, None, Outcome::Tied) if room.is_tie() => tie(room, &reveal.leading),
        (_, None, Outcome::Tied) => words.pe_stage_undecided(),
        (_, None, Outcome::Elected(_) | Outcome::Nobody) => words.pe_stage_nobody(),
    };
    let fallen = reveal.fallen().count();
    let may_exchange = matches!(room.game.phase, PhaseView::Exchanging { .. }) && !room.is_showing();
    html! {
        (room.headline_until(room.moment(Moment::Result), words.pe_stage_opened()))
        h1 #{ "elected-" (reveal.key) }
            class=(room.seen_from(Moment::Result)) data-sound-cue="turn" {
            (say(title))
        }
        p {
            @if room.is_showing() && fallen > 0 {
                span #{ "fall-" (reveal.key) } class=(room.seen_from(Moment::Fall)) data-sound-cue="knock" {
                    (say(words.pe_stage_falls(fallen, room.names(reveal.fallen()))))
                }
            }
            @if room.is_tie() { span class=(room.seen_from(Moment::Speaks)) { (words.pe_stage_tie_how()) } }
            @else if may_exchange { (words.pe_stage_exchange_how()) }
        }
        (listened(room, reveal))
    }
}

/// The vote about a contested card (PE-27): whose it is, and after the last one, what the giver has come to.
fn judged(room: &Room<'_>, giving: &Giving, gift: &GiftView) -> Markup {
    let words = room.words;
    let title = judged_title(room, gift);
    html! {
        (room.headline_until(room.moment(Moment::Keeper), words.pe_stage_judging(room.name(gift.to))))
        h1 #{ "keeper-" (gift.card) } class=(room.seen_from(Moment::Keeper)) {
            (say(title))
        }
        p #{ "given-" (giving.giver.0) } class=(room.seen_from(Moment::Giving)) data-sound-cue="turn" {
            @if let Some(given) = given(room, giving) { (say(given)) }
        }
    }
}

/// To whom the card went: the elected player, or the subject of an inversion.
fn owner(reveal: &Reveal<'_>) -> Option<Seat> {
    match (&reveal.outcome, reveal.question) {
        (Outcome::Elected(_), Question::Which { subject, .. }) => Some(*subject),
        (Outcome::Elected(candidate), Question::Whom { .. }) => Reveal::player_of(*candidate),
        (Outcome::Tied | Outcome::Nobody, _) => None,
    }
}

/// What came of the last turn, while the next card is chosen. A vote without a result is revealed only here.
fn aftermath(room: &Room<'_>, reveal: Option<&Reveal<'_>>) -> Markup {
    let words = room.words;
    if let Some(giving) = room.giving_shown() {
        let said = given(room, giving).unwrap_or_else(|| words.pe_stage_proposing_how());
        return html! { p { (say(said)) } };
    }
    let Some(reveal) = reveal else { return html! { p { (words.pe_stage_proposing_how()) } } };
    match (owner(reveal), &reveal.outcome) {
        (Some(owner), _) => html! { p { (say(words.pe_stage_went_to(room.name(owner)))) } },
        (None, outcome) => html! {
            p {
                @match outcome {
                    Outcome::Tied => (words.pe_stage_undecided()),
                    Outcome::Elected(_) | Outcome::Nobody => (words.pe_stage_nobody()),
                }
            }
            (listened(room, reveal))
        },
    }
}

/// Whose a contested card is (PE-27).
pub(super) fn judged_title(room: &Room<'_>, gift: &GiftView) -> String {
    match gift.keeper() {
        keeper if keeper == gift.to => room.words.pe_stage_stands(),
        keeper => room.words.pe_stage_goes_to(room.name(keeper)),
    }
}

/// What has come of all the cards that somebody gave; nothing while that is open.
pub(super) fn given(room: &Room<'_>, giving: &Giving) -> Option<String> {
    let (words, name) = (room.words, room.name(giving.giver));
    match giving.result? {
        GivingResult::Won => Some(words.pe_stage_gave(name)),
        GivingResult::Lost => Some(words.pe_stage_gave_in_error(name)),
        GivingResult::Abandoned => None,
    }
}

fn listened(room: &Room<'_>, reveal: &Reveal<'_>) -> Markup {
    html! {
        @for (moment, sentence) in heard(room, reveal) {
            p class={ "visually-hidden " (room.seen_from(moment)) } data-hear { (plain(sentence)) }
        }
        @if let Some(owner) = owner(reveal).filter(|_| room.is_showing()) {
            (room.heard(room.moment(Moment::Got), room.words.pe_stage_went_to(room.name(owner))))
        }
    }
}

fn won(room: &Room<'_>, winners: SeatSet, line: String) -> Markup {
    let words = room.words;
    if winners.is_empty() {
        return titled(words.pe_title_over(), words.pe_stage_ended());
    }
    let names = room.names(winners.iter());
    let title = if winners.len() == 1 { words.pe_stage_won(names) } else { words.pe_stage_won_shared(names) };
    html! { h1 #won data-sound-cue="chord" { (say(title)) } p { (say(line)) } }
}
