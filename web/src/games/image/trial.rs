//! A challenge: the image, the person who was named, and card by card what the almanac says (IM-17, IM-18).

use maud::{Markup, html};
use rules::{
    Seat,
    image::{Challenge, Claim, Finding, Judge, Ruling, Settlement, Verdict, Voice},
};

use super::{
    cards,
    evidence::{in_language, sentence},
    players::signed,
    room::Room,
};
use crate::{
    look::{Symbol, guest_badge, name, symbol},
    words::{Words, named, say},
};

/// The challenge fills the stage: somebody is to be named, or all vote.
pub(super) fn trial(room: &Room<'_>, challenge: &Challenge, below: &Markup) -> Markup {
    let words = room.words;
    html! {
        section.im-trial {
            @match &challenge.claim {
                None => {
                    p.im-whom { (words.image_trial_whom()) }
                    (image(words, challenge))
                },
                Some(claim) => {
                    p #named .im-whom data-sound-cue="turn" { (person(words, claim)) }
                    @if challenge.findings.is_empty() { (image(words, challenge)) }
                    (findings(words, &challenge.findings))
                },
            }
            p.im-count { (below) }
        }
    }
}

/// So many rows of evidence come one by one; the stylesheet times everything after them by this class.
pub(super) fn rows(challenge: &Challenge) -> String {
    format!("im-rows-{}", challenge.findings.len().min(LAST_BEAT))
}

/// The last challenge as a scene over the board: who challenged whom, the evidence row by row, the verdict
/// and the points. The page comes with all of it; the stylesheet holds it back, and takes it away when it has
/// been read. Once the next player lays cards it does not come up any more.
pub(super) fn scene(room: &Room<'_>, challenge: &Challenge, settlement: &Settlement) -> Markup {
    let words = room.words;
    let (upheld, mark) = match settlement.ruling {
        Ruling::Upheld => (words.image_upheld(), Symbol::Close),
        Ruling::NotUpheld => (words.image_not_upheld(), Symbol::Check),
    };
    html! {
        section #{ "scene-" (room.game.turns) "-" (challenge.side.index()) } class={
            "im-trial im-scene im-ruling " (rows(challenge))
            @if settlement.ruling == Ruling::Upheld { " im-upheld" }
            @if !room.game.lying.is_empty() { " im-passing" }
        } {
            div.im-case {
                p.im-parties {
                    (guest(room, challenge.challenger))
                    (symbol(Symbol::Query))
                    (guest(room, challenge.challenged))
                }
                @if let Some(claim) = &challenge.claim { p.im-whom { (person(words, claim)) } }
            }
            @if challenge.findings.is_empty() {
                (image(words, challenge))
            } @else {
                (findings(words, &challenge.findings))
            }
            div.im-verdict {
                span class={ "tick" @if settlement.ruling == Ruling::Upheld { " im-tick-no" } } {
                    (symbol(mark))
                }
                p { b { (upheld) } " " (say(judged(room, challenge, &settlement.judge))) }
                b.im-now-points { (signed(worth(room, challenge, settlement))) }
            }
        }
    }
}

/// What the image brings in all when it stands (IM-20), and what it costs when it does not.
fn worth(room: &Room<'_>, challenge: &Challenge, settlement: &Settlement) -> i16 {
    match settlement.ruling {
        Ruling::Upheld => settlement.points,
        Ruling::NotUpheld => room.defended(challenge),
    }
}

/// One of the two parties.
fn guest(room: &Room<'_>, seat: Seat) -> Markup {
    html! {
        @if let Some(guest) = room.player(seat) { span { (guest_badge(guest)) (name(guest, room.words)) } }
    }
}

/// Whose word it was.
fn judged(room: &Room<'_>, challenge: &Challenge, judge: &Judge) -> String {
    let words = room.words;
    match judge {
        Judge::Almanac => words.image_judged_almanac(),
        Judge::Players { votes } => {
            let fits = votes.iter().filter(|vote| vote.voice == Voice::Fits).count();
            words.image_judged_players(fits, votes.len() - fits)
        }
        Judge::Silence => words.image_judged_silence(room.name(challenge.challenged)),
    }
}

/// Whom somebody has named, as the almanac calls them and, where it was another name, as they said.
pub(super) fn person(words: &Words, claim: &Claim) -> Markup {
    html! {
        bdi { (in_language(words, &claim.name)) }
        @if let Some(said) = &claim.said { " " small { (say(words.image_as_said(named(said.as_str())))) } }
    }
}

/// The image under challenge, enlarged.
fn image(words: &Words, challenge: &Challenge) -> Markup {
    html! {
        ol class={ "im-shown im-shown-" (challenge.cards.len()) } {
            @for card in &challenge.cards { li { (cards::large(words, *card)) } }
        }
    }
}

/// Card by card what the almanac says, and how it knows.
pub(super) fn findings(words: &Words, findings: &[Finding]) -> Markup {
    html! {
        @if !findings.is_empty() {
            ol class={ "im-findings im-findings-" (findings.len()) } {
                @for (nth, finding) in findings.iter().enumerate() {
                    li class={ "im-finding beat-" ((nth + 1).min(LAST_BEAT)) } {
                        (mark(words, finding.verdict))
                        (cards::chip(words, finding.card))
                        span.im-says { (sentence(words, finding)) }
                    }
                }
            }
        }
    }
}

/// The suspense has an end.
const LAST_BEAT: usize = 8;

/// Fits, does not fit, or not known: told apart by more than colour.
pub(super) fn mark(words: &Words, verdict: Verdict) -> Markup {
    let (class, drawn, said) = match verdict {
        Verdict::Fits => ("im-yes", Symbol::Check, words.image_fits()),
        Verdict::DoesNotFit => ("im-no", Symbol::Close, words.image_fits_not()),
        Verdict::NotKnown => ("im-unknown", Symbol::Query, words.image_not_known()),
    };
    html! { span class={ "im-mark " (class) } { (symbol(drawn)) span.visually-hidden { (said) } } }
}
