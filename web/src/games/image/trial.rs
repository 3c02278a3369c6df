//! A challenge: the image, the person who was named, and card by card what the almanac says (IM-17, IM-18).

use maud::{Markup, html};
use rules::{
    Seat,
    image::{Challenge, Claim, Finding, Judge, Moment, Ruling, Settlement, Verdict, Voice},
};

use super::{
    cards,
    evidence::{in_language, sentence},
    players::signed,
    room::Room,
    verdict,
};
use crate::{
    look::{Symbol, guest_badge, name, symbol},
    words::{Words, named, plain, say},
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

/// The last challenge as a scene over the board: who challenged whom, the evidence row by row, the verdict
/// and the points, each in its moment.
pub(super) fn scene(room: &Room<'_>, challenge: &Challenge, settlement: &Settlement) -> Markup {
    let words = room.words;
    let from = |moment| room.seen_from(moment);
    html! {
        section #{ "scene-" (room.game.turns) "-" (challenge.side.index()) }
            class={ "im-trial im-scene " (room.seen_until(Moment::Then)) } {
            div.im-case {
                p.im-parties {
                    (guest(room, challenge.challenger))
                    (symbol(Symbol::Query))
                    (guest(room, challenge.challenged))
                }
                @if let Some(claim) = &challenge.claim {
                    p class={ "im-whom " (from(Moment::Named)) } data-hear { (person(words, claim)) }
                }
            }
            @if challenge.findings.is_empty() {
                (image(words, challenge))
            } @else {
                (evidence(room, challenge, settlement))
            }
            (ruling(room, challenge, settlement))
        }
    }
}

/// Row by row what the almanac says; all of it is there where it was read before the vote. When the ruling
/// comes, the card that does not fit stands out.
fn evidence(room: &Room<'_>, challenge: &Challenge, settlement: &Settlement) -> Markup {
    let findings = &challenge.findings;
    let decided = |finding: &Finding| finding.verdict == Verdict::DoesNotFit;
    let against = settlement.judge == Judge::Almanac && findings.iter().any(decided);
    let ruled = room.moment(Moment::Verdict);
    let row = |nth: usize| match settlement.judge {
        Judge::Almanac => room.seen_from(Moment::Row(nth as u8)),
        Judge::Players { .. } | Judge::Silence => String::new(),
    };
    html! {
        ol class={
            "im-findings im-ruling im-findings-" (findings.len()) " "
            @if against { (room.cue(ruled, "cue im-dims")) }
        } {
            @for (nth, finding) in findings.iter().enumerate() {
                li class={ "im-finding " (row(nth)) @if decided(finding) { " im-decides" } } data-hear {
                    (mark(room.words, finding.verdict))
                    (cards::chip(room.words, finding.card))
                    span.im-says { (sentence(room.words, finding)) }
                }
            }
        }
    }
}

/// Whether it fits, who says so, and what that costs or brings.
fn ruling(room: &Room<'_>, challenge: &Challenge, settlement: &Settlement) -> Markup {
    let words = room.words;
    let (upheld, mark) = match settlement.ruling {
        Ruling::Upheld => (words.image_upheld(), Symbol::Close),
        Ruling::NotUpheld => (words.image_not_upheld(), Symbol::Check),
    };
    let worth = match settlement.ruling {
        Ruling::Upheld => settlement.points,
        // IM-20: in all, whatever ending it had scored before.
        Ruling::NotUpheld => room.defended(challenge),
    };
    html! {
        div #{ "ruling-" (room.game.turns) "-" (challenge.side.index()) }
            class={
                "im-verdict " (room.seen_from(Moment::Verdict))
                @if settlement.ruling == Ruling::Upheld { " im-upheld" }
            }
            data-sound-cue="turn" data-hear {
            span class={ "tick" @if settlement.ruling == Ruling::Upheld { " im-tick-no" } } {
                (symbol(mark))
            }
            p { b { (upheld) } " " (say(judged(room, challenge, &settlement.judge))) }
            p class={ "im-worth " (room.seen_from(Moment::Points)) }
                data-hear=(plain(verdict::outcome(room, challenge, settlement))) {
                b.im-now-points { (signed(worth)) }
                @if let Some((back, lost)) = room.given_back(challenge, settlement) {
                    " " small { (words.image_given_back(back, lost)) }
                }
            }
        }
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
fn findings(words: &Words, findings: &[Finding]) -> Markup {
    html! {
        @if !findings.is_empty() {
            ol class={ "im-findings im-findings-" (findings.len()) } {
                @for finding in findings {
                    li.im-finding {
                        (mark(words, finding.verdict))
                        (cards::chip(words, finding.card))
                        span.im-says { (sentence(words, finding)) }
                    }
                }
            }
        }
    }
}

/// Fits, does not fit, or not known: told apart by more than colour.
pub(super) fn mark(words: &Words, verdict: Verdict) -> Markup {
    let (class, drawn, said) = match verdict {
        Verdict::Fits => ("im-yes", Symbol::Check, words.image_fits()),
        Verdict::DoesNotFit => ("im-no", Symbol::Close, words.image_fits_not()),
        Verdict::NotKnown => ("im-unknown", Symbol::Query, words.image_not_known()),
    };
    html! { span class={ "im-mark " (class) } { (symbol(drawn)) span.visually-hidden { (said) } } }
}
