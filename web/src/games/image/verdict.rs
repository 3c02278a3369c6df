//! What is said of a challenged image: its cards, the almanac's findings one by one, and how it came out.

use maud::{Markup, html};
use rules::{
    Seat,
    image::{
        Challenge, Finding, FinishedTurn, Judge, OpenVote, PhaseView, Ruling, Settlement, TakenImage,
        Verdict, Voice,
    },
};

use super::{
    cards, evidence, gallery,
    room::{Room, side_slug},
    sides,
};
use crate::{
    look::{Symbol, guest_badge, name, symbol},
    words::{Words, named, say},
};

/// The cards of a challenged image, large enough to be talked about.
pub(super) fn image(room: &Room<'_>, challenge: &Challenge) -> Markup {
    html! {
        div.ih-case {
            p.ih-side-name { (sides::name(room.words, challenge.side)) }
            ul.ih-pool { @for card in &challenge.cards { li { (cards::chip(room.words, *card)) } } }
        }
    }
}

/// Card by card what the almanac says, and how it knows (IM-18).
pub(super) fn findings(room: &Room<'_>, findings: &[Finding]) -> Markup {
    html! {
        ul.ih-findings {
            @for (nth, finding) in findings.iter().enumerate() {
                li class={ "beat-" ((nth + 1).min(LAST_BEAT)) } {
                    (mark(room, finding.verdict))
                    (cards::chip(room.words, finding.card))
                    p { (evidence::sentence(room.words, finding)) }
                }
            }
        }
    }
}

fn mark(room: &Room<'_>, verdict: Verdict) -> Markup {
    let words = room.words;
    let (class, drawing, said) = match verdict {
        Verdict::Fits => ("tick", Symbol::Check, words.image_fits()),
        Verdict::DoesNotFit => ("tick tick-wrong", Symbol::Close, words.image_fits_not()),
        Verdict::NotKnown => ("tick ih-not-known", Symbol::Query, words.image_not_known()),
    };
    html! { span class=(class) { (symbol(drawing)) span.visually-hidden { (said) } } }
}

/// The turn that was challenged last, as long as it is the last one.
fn tried<'a>(room: &Room<'a>) -> Option<&'a FinishedTurn> {
    let tried = |turn: &&FinishedTurn| !turn.challenges.is_empty();
    match &room.game.phase {
        PhaseView::Turn { before: Some(open), .. } => Some(&open.turn).filter(tried),
        _ => room.game.last_turn.as_deref().filter(tried),
    }
}

/// The class that shows who is next when the evidence and the verdict have been seen; none where there is
/// nothing to wait for.
pub(super) fn beat_after(room: &Room<'_>) -> Option<String> {
    let challenge = tried(room).and_then(|turn| turn.challenges.last())?;
    let beat = challenge.findings.len().saturating_add(2).min(LAST_BEAT);
    room.game.draft.is_none().then(|| format!("beat-{beat}"))
}

/// What came of the last turn, as far as it is worth a word: a challenge, or what the practice aid has to
/// say.
pub(super) fn last(room: &Room<'_>) -> Markup {
    let last = room.game.last_turn.as_deref();
    html! {
        @match (tried(room), last) {
            (Some(turn), _) => {
                @for challenge in &turn.challenges { (settled(room, turn, challenge)) }
            },
            (None, Some(turn)) => (practised(room, turn)),
            (None, None) => {},
        }
    }
}

/// Whoever has a turn of their own to think about gets it folded; for the others it is a scene: who
/// challenged whom, the evidence row by row, and then the verdict.
fn settled(room: &Room<'_>, turn: &FinishedTurn, challenge: &Challenge) -> Markup {
    let Some(settlement) = &challenge.settlement else { return html! {} };
    let words = room.words;
    let id = format!("verdict-{}-{}", room.game.turns, side_slug(challenge.side));
    let upheld = settlement.ruling == Ruling::Upheld;
    let result = html! {
        span class=(if upheld { "tick tick-wrong" } else { "tick" }) {
            (symbol(if upheld { Symbol::Close } else { Symbol::Check }))
        }
        span { (say(outcome(room, challenge, settlement))) }
    };
    let how = html! {
        @if let Judge::Players { votes } = &settlement.judge { (ballots(room, votes)) }
        (fitting(room, turn))
    };
    if room.game.draft.is_some() {
        return html! {
            details.fold.ih-verdict #(id) {
                summary { (result) }
                p.soft { (say(judged(room, challenge, settlement))) }
                (findings(room, &challenge.findings))
                (how)
            }
        };
    }
    let (challenger, challenged) = (room.name(challenge.challenger), room.name(challenge.challenged));
    html! {
        section.ih-verdict.ih-scene #(id) {
            h2 { (say(words.image_stage_naming(challenger, challenged))) }
            p.soft { (say(judged(room, challenge, settlement))) }
            (findings(room, &challenge.findings))
            p class={ "ih-result beat-" (challenge.findings.len().saturating_add(1).min(LAST_BEAT)) } {
                (result)
            }
            (how)
        }
    }
}

/// The suspense has an end.
const LAST_BEAT: usize = 8;

/// Who challenged whom, and what it cost or brought.
pub(super) fn outcome(room: &Room<'_>, challenge: &Challenge, settlement: &Settlement) -> String {
    let words = room.words;
    let points = settlement.points;
    let (me, name) = (room.is_me(challenge.challenged), room.name(challenge.challenged));
    match (settlement.ruling, me) {
        (Ruling::Upheld, true) => words.image_result_upheld_you(points.abs()),
        (Ruling::Upheld, false) => words.image_result_upheld(points.abs(), name),
        // IM-20: in all, whatever ending it had scored before.
        (Ruling::NotUpheld, true) => words.image_result_not_you(room.defended(challenge)),
        (Ruling::NotUpheld, false) => words.image_result_not(name, room.defended(challenge)),
    }
}

/// What comes of a tie: the almanac's silence speaks (IM-18).
pub(super) fn tie(words: &Words, challenge: &Challenge) -> String {
    if challenge.claim.as_ref().is_some_and(|claim| claim.key.is_some()) {
        words.image_tie_known()
    } else {
        words.image_tie_unknown()
    }
}

/// By whom, and about whom.
fn judged(room: &Room<'_>, challenge: &Challenge, settlement: &Settlement) -> String {
    let words = room.words;
    let challenger = room.name(challenge.challenger);
    let person = challenge.claim.as_ref().map(|claim| named(room.in_words(&claim.name)));
    match (&settlement.judge, person) {
        (Judge::Almanac, Some(person)) => words.image_tried_almanac(challenger, person),
        (Judge::Players { .. }, Some(person)) => words.image_tried_players(challenger, person),
        (Judge::Silence, _) | (_, None) => words.image_tried_silence(challenger),
    }
}

/// Who voted how.
fn ballots(room: &Room<'_>, votes: &[OpenVote]) -> Markup {
    let words = room.words;
    let voice = |voice: Voice| match voice {
        Voice::Fits => words.image_voice_fits(),
        Voice::DoesNotFit => words.image_voice_not(),
    };
    html! {
        ul.people {
            @for OpenVote { seat, voice: said } in votes {
                @if let Some(guest) = room.player(*seat) {
                    li { (guest_badge(guest)) (name(guest, words)) span.note { (voice(*said)) } }
                }
            }
        }
    }
}

/// With the practice aid: an image that was ended and stands, and who else would have fitted.
fn practised(room: &Room<'_>, turn: &FinishedTurn) -> Markup {
    let words = room.words;
    let line = |player: Seat, taken: &TakenImage| {
        let person = named(room.in_words(&taken.claim.name));
        if room.is_me(player) {
            words.image_took_you(taken.points, person)
        } else {
            words.image_took(taken.points, room.name(player), person)
        }
    };
    let aid = fitting(room, turn);
    html! {
        @if !aid.0.is_empty() {
            details.fold.ih-verdict #{ "verdict-" (room.game.turns) } {
                summary {
                    span { @for taken in standing(room, turn) { (say(line(turn.player, taken))) " " } }
                }
                (aid)
            }
        }
    }
}

/// The practice aid: well-known people who would have fitted, too.
fn fitting(room: &Room<'_>, turn: &FinishedTurn) -> Markup {
    html! { @for taken in standing(room, turn) { (gallery::fitting(room, taken)) } }
}

/// The images that were ended in a turn, without one that was put back (IM-19).
fn standing<'a>(room: &Room<'a>, turn: &FinishedTurn) -> Vec<&'a TakenImage> {
    let stand = turn.endings.iter().filter(|ending| !turn.undone(ending.side));
    stand.filter_map(|ending| room.taken_from(turn.player, ending.side)).collect()
}
