//! The stage: the climb of the masks, what is asked, and the portraits.

use maud::{Markup, html};
use rules::{
    Seat, SeatSet,
    personality::{Candidate, Giving, GivingResult, PhaseView, Question},
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
        PhaseView::Ending { reading, .. } => *reading,
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
        PhaseView::Debate { tied, .. } => html! {
            @if let Some(reveal) = reveal {
                p class={ "meanwhile beat-" (reveal.result()) } aria-hidden="true" {
                    (words.pe_stage_opened())
                }
                @let title = tie(room, tied);
                h1 #{ "tie-" (reveal.key) } class={ "beat-" (reveal.result()) " " (head_class(&title)) }
                    data-sound-cue="turn" {
                    (say(title))
                }
                p class={ "beat-" (reveal.result()) } { (words.pe_stage_tie_how()) }
                (listened(room, reveal))
            }
        },
        PhaseView::Runoff { question, tied, .. } => {
            let line = match question {
                Question::Whom { .. } => words.pe_stage_runoff_how(),
                Question::Which { subject, .. } => {
                    words.pe_stage_runoff_which(tied.len(), room.name(*subject))
                }
            };
            titled(words.pe_title_runoff(), line)
        }
        PhaseView::Exchanging { .. } => html! { @if let Some(reveal) = reveal { (result(room, reveal)) } },
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
    html! { h1 class=(head_class(&title)) { (say(title)) } }
}

/// The class of a headline: what does not fit in one line is set smaller.
fn head_class(title: &str) -> &'static str {
    match title.chars().count() {
        0..=34 => "",
        35..=46 => "head-long",
        _ => "head-longest",
    }
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

/// Who was elected; then what there is to do.
fn result(room: &Room<'_>, reveal: &Reveal<'_>) -> Markup {
    let words = room.words;
    let title = match (reveal.question, owner(reveal)) {
        (Question::Whom { .. }, Some(owner)) => words.pe_stage_elected(room.name(owner)),
        (Question::Which { .. }, Some(owner)) => words.pe_stage_elected_card(room.name(owner)),
        (_, None) => words.pe_stage_nobody(),
    };
    html! {
        p class={ "meanwhile beat-" (reveal.result()) } aria-hidden="true" { (words.pe_stage_opened()) }
        h1 #{ "elected-" (reveal.key) } class={ "beat-" (reveal.result()) " " (head_class(&title)) }
            data-sound-cue="turn" {
            (say(title))
        }
        p class={ "beat-" (reveal.walk()) } { (words.pe_stage_exchange_how()) }
        (listened(room, reveal))
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
        return html! { p { (say(given(room, giving))) } };
    }
    let Some(reveal) = reveal else { return html! { p { (words.pe_stage_proposing_how()) } } };
    match (owner(reveal), &reveal.outcome) {
        (Some(owner), _) => html! { p { (say(words.pe_stage_went_to(room.name(owner)))) } },
        (None, outcome) => html! {
            p #{ "nobody-" (reveal.key) } class={ "beat-" (reveal.result()) } data-sound-cue="turn" {
                @match outcome {
                    Outcome::Tied => (words.pe_stage_undecided()),
                    Outcome::Elected(_) | Outcome::Nobody => (words.pe_stage_nobody()),
                }
            }
            (listened(room, reveal))
        },
    }
}

fn given(room: &Room<'_>, giving: &Giving) -> String {
    let (words, name) = (room.words, room.name(giving.giver));
    match giving.result {
        Some(GivingResult::Won) => words.pe_stage_gave(name),
        Some(GivingResult::Lost) => words.pe_stage_gave_in_error(name),
        Some(GivingResult::Abandoned) | None => words.pe_stage_proposing_how(),
    }
}

fn listened(room: &Room<'_>, reveal: &Reveal<'_>) -> Markup {
    html! { p.visually-hidden { @for sentence in heard(room, reveal) { (plain(sentence)) " " } } }
}

fn won(room: &Room<'_>, winners: SeatSet, line: String) -> Markup {
    let words = room.words;
    if winners.is_empty() {
        return titled(words.pe_title_over(), words.pe_stage_ended());
    }
    let names = room.names(winners.iter());
    let title = if winners.len() == 1 { words.pe_stage_won(names) } else { words.pe_stage_won_shared(names) };
    html! { h1 #won class=(head_class(&title)) data-sound-cue="chord" { (say(title)) } p { (say(line)) } }
}
