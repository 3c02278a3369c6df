//! A challenge: the image, the person who was named, and card by card what the almanac says (IM-17, IM-18).

use maud::{Markup, html};
use rules::image::{Challenge, Claim, Finding, Judge, Ruling, Settlement, Verdict, Voice};

use super::{
    cards,
    evidence::{in_language, sentence},
    players::signed,
    room::Room,
};
use crate::{
    look::{Symbol, symbol},
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

/// What came of the last challenge, while the next player thinks.
pub(super) fn ruling(room: &Room<'_>, challenge: &Challenge, settlement: &Settlement) -> Markup {
    let words = room.words;
    let (upheld, mark) = match settlement.ruling {
        Ruling::Upheld => (words.image_upheld(), Symbol::Close),
        Ruling::NotUpheld => (words.image_not_upheld(), Symbol::Check),
    };
    html! {
        section #{ "ruling-" (room.game.turns) }
            class={ "im-now im-ruling" @if settlement.ruling == Ruling::Upheld { " im-upheld" } } {
            div.im-now-head {
                span class={ "tick" @if settlement.ruling == Ruling::Upheld { " im-tick-no" } } {
                    (symbol(mark))
                }
                p.im-now-what {
                    b {
                        @match &challenge.claim {
                            Some(claim) => (person(words, claim)),
                            None => (upheld.clone()),
                        }
                    }
                    span { (upheld) " " (say(judged(room, challenge, &settlement.judge))) }
                }
                b.im-now-points { (signed(worth(room, challenge, settlement))) }
            }
            @if challenge.findings.len() <= MOST_SENTENCES {
                (findings(words, &challenge.findings))
            } @else {
                (against(words, &challenge.findings))
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

/// So many sentences fit in the middle of the board.
const MOST_SENTENCES: usize = 6;

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

/// The same of a long image: what speaks against the person, and how many other cards there are.
fn against(words: &Words, all: &[Finding]) -> Markup {
    let against = |finding: &&Finding| finding.verdict != Verdict::Fits;
    let said: Vec<Finding> = all.iter().filter(against).take(MOST_AGAINST).cloned().collect();
    let fitting = all.iter().filter(|finding| !against(finding)).count();
    html! {
        (findings(words, &said))
        @if fitting > 0 {
            p.im-others { (mark(words, Verdict::Fits)) span { (words.image_others_fit(fitting)) } }
        }
    }
}

const MOST_AGAINST: usize = 4;

/// Fits, does not fit, or not known: told apart by more than colour.
pub(super) fn mark(words: &Words, verdict: Verdict) -> Markup {
    let (class, drawn, said) = match verdict {
        Verdict::Fits => ("im-yes", Symbol::Check, words.image_fits()),
        Verdict::DoesNotFit => ("im-no", Symbol::Close, words.image_fits_not()),
        Verdict::NotKnown => ("im-unknown", Symbol::Query, words.image_not_known()),
    };
    html! { span class={ "im-mark " (class) } { (symbol(drawn)) span.visually-hidden { (said) } } }
}
