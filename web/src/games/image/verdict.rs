//! What is said of a challenged image: its cards, the almanac's findings one by one, and how it came out.

use maud::{Markup, html};
use rules::{
    Seat,
    image::{
        Challenge, Finding, FinishedTurn, Judge, Moment, OpenVote, PhaseView, Ruling, Settlement, TakenImage,
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
    words::{Words, named, plain, say},
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
    rows(room, findings, "", |_| String::new())
}

/// The same row by row. When the ruling comes, the card that does not fit stands out.
fn evidence(room: &Room<'_>, challenge: &Challenge, settlement: &Settlement) -> Markup {
    let by_almanac = settlement.judge == Judge::Almanac;
    let against = by_almanac && challenge.findings.iter().any(decides);
    let dims = room.cue(room.moment(Moment::Verdict), "cue ih-dims");
    rows(room, &challenge.findings, if against { &dims } else { "" }, |nth| match by_almanac {
        true => room.seen_from(Moment::Row(nth as u8)),
        false => String::new(),
    })
}

/// Whether the card is why the image is a bluff.
fn decides(finding: &Finding) -> bool {
    finding.verdict == Verdict::DoesNotFit
}

fn rows(room: &Room<'_>, findings: &[Finding], all: &str, class: impl Fn(usize) -> String) -> Markup {
    html! {
        ul class={ "ih-findings " (all) } {
            @for (nth, finding) in findings.iter().enumerate() {
                li class={ (class(nth)) @if decides(finding) { " ih-decides" } }
                    data-hear[room.scene().is_some()] {
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
        PhaseView::Window { turn, .. } => Some(turn).filter(tried),
        _ => room.game.last_turn.as_deref().filter(tried),
    }
}

/// What came of the last turn, as far as it is worth a word: a challenge, or what the practice aid has to
/// say.
pub(super) fn last(room: &Room<'_>) -> Markup {
    let last = room.game.last_turn.as_deref();
    html! {
        @match (tried(room), last) {
            (Some(turn), _) if room.scene().is_some() => {
                @if let Some(challenge) = turn.challenges.last() { (settled(room, turn, challenge)) }
            },
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
    let (challenger, challenged) = (room.name(challenge.challenger), room.name(challenge.challenged));
    let doubts = words.image_stage_naming(challenger, challenged);
    let (ruled, told) = (room.seen_from(Moment::Verdict), room.seen_from(Moment::Points));
    let grows = room.cue(room.moment(Moment::Verdict), "cue beat grows");
    // Who is said to have named nobody is said to have lost.
    let silence = if settlement.judge == Judge::Silence { ruled.as_str() } else { "" };
    let mark = ruled_for(room, challenge, settlement.ruling, &id);
    let fits = self::ruled(room, settlement.ruling);
    let result = html! {
        (mark)
        span { (say(outcome(room, challenge, settlement))) }
    };
    let evidence = evidence(room, challenge, settlement);
    let how = html! {
        @if let Judge::Players { votes } = &settlement.judge { (ballots(room, votes)) }
        @if room.scene().is_none() { (fitting(room, turn)) }
    };
    if room.game.draft.is_some() {
        return html! {
            details.fold.ih-verdict #(id) {
                summary {
                    @if room.scene().is_some() {
                        span class=(room.seen_until(Moment::Points)) { (say(doubts)) }
                    }
                    span class={ "ih-result " (told) } { (result) }
                }
                p class={ "soft " (silence) } { (say(judged(room, challenge, settlement))) }
                (evidence)
                (how)
            }
            (heard_over_fold(room, challenge, settlement))
        };
    }
    html! {
        section.ih-verdict.ih-scene #(id) {
            h2 { (say(doubts)) }
            p class={ "soft " (silence) }
                data-hear[!silence.is_empty()] { (say(judged(room, challenge, settlement))) }
            (evidence)
            @if room.scene().is_some() {
                p class={ "ih-result " (grows) } data-hear { (mark) span { (fits) } }
                p class=(told) data-hear { (say(outcome(room, challenge, settlement))) }
            } @else {
                p.ih-result { (result) }
            }
            (how)
        }
    }
}

/// A fold that is shut keeps what lies in it from who listens, too: the same in sentences, beside it.
fn heard_over_fold(room: &Room<'_>, challenge: &Challenge, settlement: &Settlement) -> Markup {
    let words = room.words;
    let said = |moment: Moment, sentence: String| {
        html! { @if room.scene().is_some() { (room.heard(room.moment(moment), sentence)) } }
    };
    let of_card = |finding: &Finding| {
        let verdict = match finding.verdict {
            Verdict::Fits => words.image_fits(),
            Verdict::DoesNotFit => words.image_fits_not(),
            Verdict::NotKnown => words.image_not_known(),
        };
        format!("{verdict}. {}", evidence::sentence(words, finding))
    };
    html! {
        @match &settlement.judge {
            Judge::Almanac => {
                @for (nth, finding) in challenge.findings.iter().enumerate() {
                    (said(Moment::Row(nth as u8), of_card(finding)))
                }
            },
            Judge::Players { votes } => {
                @for vote in votes { (said(Moment::Voice(vote.seat), voted(room, vote))) }
            },
            Judge::Silence => (said(Moment::Verdict, judged(room, challenge, settlement))),
        }
        (said(Moment::Verdict, ruled(room, settlement.ruling)))
        (said(Moment::Points, outcome(room, challenge, settlement)))
    }
}

/// Whether it fits.
fn ruled(room: &Room<'_>, ruling: Ruling) -> String {
    match ruling {
        Ruling::Upheld => room.words.image_upheld(),
        Ruling::NotUpheld => room.words.image_not_upheld(),
    }
}

/// Who has said what, for who listens.
fn voted(room: &Room<'_>, vote: &OpenVote) -> String {
    format!("{}, {}", room.name(vote.seat), voice(room.words, vote.voice))
}

fn voice(words: &Words, voice: Voice) -> String {
    match voice {
        Voice::Fits => words.image_voice_fits(),
        Voice::DoesNotFit => words.image_voice_not(),
    }
}

/// Green is good for me and red is bad; for those who only look on it is neither. It is heard and felt once,
/// when it comes.
fn ruled_for(room: &Room<'_>, challenge: &Challenge, ruling: Ruling, verdict: &str) -> Markup {
    let (right, wrong, drawn) = match ruling {
        Ruling::Upheld => (challenge.challenger, challenge.challenged, Symbol::Close),
        Ruling::NotUpheld => (challenge.challenged, challenge.challenger, Symbol::Check),
    };
    let (class, drawn) = match (room.is_me(right), room.is_me(wrong)) {
        (true, _) => ("tick", Symbol::Check),
        (_, true) => ("tick tick-wrong", Symbol::Close),
        (false, false) => ("tick ih-ruled", drawn),
    };
    html! { span #{ "ruled-" (verdict) } class=(class) data-sound-cue="turn" { (symbol(drawn)) } }
}

/// Who challenged whom, and what it cost or brought.
pub(super) fn outcome(room: &Room<'_>, challenge: &Challenge, settlement: &Settlement) -> String {
    let words = room.words;
    let points = settlement.points;
    let (me, name) = (room.is_me(challenge.challenged), room.name(challenge.challenged));
    match (settlement.ruling, me) {
        (Ruling::Upheld, _) => match (room.given_back(challenge, settlement), me) {
            (Some((back, lost)), true) => words.image_result_upheld_ended_you(back, lost),
            (Some((back, lost)), false) => words.image_result_upheld_ended(name, back, lost),
            (None, true) => words.image_result_upheld_you(points.abs()),
            (None, false) => words.image_result_upheld(points.abs(), name),
        },
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
    html! {
        ul.people {
            @for vote @ OpenVote { seat, voice: said } in votes {
                @if let Some(guest) = room.player(*seat) {
                    li {
                        (guest_badge(guest)) (name(guest, words))
                        span class={ "note " (room.seen_from(Moment::Voice(*seat))) }
                            data-hear=[room.scene().map(|_| plain(voted(room, vote)))]
                                { (voice(words, *said)) }
                    }
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
