//! The stage: the four sides round the board cards, and what has just happened.

use maud::{Markup, html};
use rules::{
    SeatSet,
    image::{Challenge, FinishedTurn, Judging, Moment, PhaseView, Ruling, Side},
};

use super::{
    areas::areas,
    evidence::in_language,
    finale::finale,
    initial, lesson,
    players::players,
    recent::{Deed, Recent},
    room::Room,
    sides::side,
    trial, verdict,
};
use crate::{
    pages::Stage,
    words::{called, listed, named, say},
};

pub(super) fn stage(room: &Room<'_>) -> Stage {
    let recent = Recent::of(room.game);
    let scene = room.scene();
    let (board_class, board) = match &room.game.phase {
        PhaseView::Naming { challenge, .. } => {
            ("board-image im-in-trial", trial::trial(room, challenge, &html! {}))
        }
        PhaseView::Voting { challenge, voters, voted, .. } => {
            let below = html! { (room.words.image_stage_voted(voted.len(), voters.len())) };
            ("board-image im-in-trial", trial::trial(room, challenge, &below))
        }
        PhaseView::Over { hands, winners, .. } if scene.is_none() => {
            ("board-image-over", finale(room, hands, *winners))
        }
        PhaseView::Opening => ("board-image", lesson::on_stage(room.words)),
        PhaseView::Turn { .. } | PhaseView::Window { .. } | PhaseView::Over { .. } => (
            if scene.is_some() { "board-image im-settled" } else { "board-image" },
            html! {
                (table(room, &recent))
                @if let Some((challenge, settlement)) = scene { (trial::scene(room, challenge, settlement)) }
            },
        ),
    };
    let over = matches!(room.game.phase, PhaseView::Over { .. }) && scene.is_none();
    Stage {
        headline: headline(room, &recent),
        board_class,
        board: html! { (board) @if !over { (players(room, &recent)) } },
        standing: html! {},
    }
}

/// The board as a place: the sides round the middle.
fn table(room: &Room<'_>, recent: &Recent<'_>) -> Markup {
    let sides = &room.game.sides;
    let at = |wanted: Side| {
        html! {
            @for view in sides.iter().filter(|view| view.side == wanted) { (side(room, recent, view)) }
        }
    };
    html! {
        // What has become of the images is seen when the scene is over.
        div class={ "im-board " (room.seen_from(Moment::Then)) } {
            (at(Side::North))
            (at(Side::West))
            (areas(room, recent))
            (at(Side::East))
            (at(Side::South))
        }
    }
}

fn headline(room: &Room<'_>, recent: &Recent<'_>) -> Markup {
    if let Some((challenge, _)) = room.scene() {
        return over_scene(room, challenge, after_scene(room, recent));
    }
    let words = room.words;
    match &room.game.phase {
        PhaseView::Opening => titled(words.image_opening_title(), words.image_lesson_think()),
        PhaseView::Turn { player, before: Some(open) } if open.turn.challenges.is_empty() => {
            let until = words.image_stage_window_until(room.name(*player));
            titled(done(room, recent, &open.turn), with_letter(room, &open.turn, until))
        }
        PhaseView::Turn { player, .. } => {
            titled(words.image_stage_turn(room.name(*player)), aftermath(room, recent))
        }
        PhaseView::Window { turn, next, .. } => {
            let line = match next {
                Some(next) => words.image_stage_window_until(room.name(*next)),
                None => words.image_stage_window(),
            };
            titled(done(room, recent, turn), with_letter(room, turn, line))
        }
        PhaseView::Naming { challenge, .. } => titled(
            words.image_stage_naming(room.name(challenge.challenger), room.name(challenge.challenged)),
            words.image_stage_naming_how(room.name(challenge.challenged)),
        ),
        PhaseView::Voting { challenge, .. } => {
            let claim = challenge.claim.as_ref();
            let person = claim.map_or_else(String::new, |claim| named(in_language(words, &claim.name)));
            titled(words.image_stage_voting(person), voting(room, challenge))
        }
        PhaseView::Over { winners, .. } => won(room, *winners),
    }
}

/// IM-18: why all vote, and what a tie means.
fn voting(room: &Room<'_>, challenge: &Challenge) -> String {
    let words = room.words;
    let why = match room.game.options.judging {
        Judging::Almanac => words.image_stage_voting_how(),
        Judging::AlwaysVote => words.image_stage_voting_always(),
    };
    format!("{why} {}", verdict::tie(words, challenge))
}

/// Who challenges whom, and when all has been said (see [`trial::scene`]) who is next.
fn over_scene(room: &Room<'_>, challenge: &Challenge, (title, line): (String, String)) -> Markup {
    let challenged =
        room.words.image_stage_naming(room.name(challenge.challenger), room.name(challenge.challenged));
    let then = room.seen_from(Moment::Then);
    html! {
        h1.im-turns {
            span class=(room.seen_until(Moment::Then)) { (say(challenged)) } " "
            span class=(then) { (say(title)) }
        }
        p class=(then) { (say(line)) }
    }
}

/// What is said when the scene is over: whose turn it is, or that all has been played.
fn after_scene(room: &Room<'_>, recent: &Recent<'_>) -> (String, String) {
    let words = room.words;
    let title = match &room.game.phase {
        PhaseView::Turn { player, .. } => words.image_stage_turn(room.name(*player)),
        PhaseView::Window { turn, .. } => done(room, recent, turn),
        _ => words.image_stage_counting(),
    };
    (title, aftermath(room, recent))
}

fn titled(title: String, line: String) -> Markup {
    html! { h1 { (say(title)) } p { (say(line)) } }
}

/// Which letter of the name has ended the image (IM-11), and then this line.
fn with_letter(room: &Room<'_>, turn: &FinishedTurn, line: String) -> String {
    let [ending] = &turn.endings[..] else { return line };
    let taken = room.taken_from(turn.player, ending.side);
    match taken.and_then(|taken| initial::of_ended(room.words, taken)) {
        Some(letter) => format!("{} {line}", room.words.image_stage_letter(letter)),
        None => line,
    }
}

/// What was done in a turn that may be challenged.
fn done(room: &Room<'_>, recent: &Recent<'_>, turn: &FinishedTurn) -> String {
    let (words, name) = (room.words, room.name(turn.player));
    if turn.laid.is_empty() {
        return words.image_stage_put_down(turn.put_down.len(), name);
    }
    match &turn.endings[..] {
        [] => {}
        [ending] => {
            let person = named(in_language(words, &ending.claim.name));
            return match turn.stolen.first() {
                Some(stolen) => {
                    let from = stolen.from.iter().filter_map(|seat| room.player(seat)).map(called);
                    words.image_stage_stolen(name, listed(words, from), person)
                }
                None => words.image_stage_ended(name, person),
            };
        }
        several => return words.image_stage_ended_several(name, several.len()),
    }
    let deeds = recent.deeds();
    match (deeds.len(), deeds.iter().map(|(_, deed)| *deed).max()) {
        (1, Some(Deed::Started)) => words.image_stage_started(name),
        (1, Some(Deed::Changed)) => words.image_stage_changed(name),
        (1, _) => words.image_stage_extended(name),
        (count, _) => words.image_stage_played_on(name, count),
    }
}

/// What came of the last turn, while the next player thinks.
fn aftermath(room: &Room<'_>, recent: &Recent<'_>) -> String {
    let words = room.words;
    let Some(turn) = recent.turn else { return words.image_stage_turn_how() };
    let name = room.name(turn.player);
    if let Some((challenge, settlement)) = recent.settlement() {
        let points = settlement.points.unsigned_abs();
        return match settlement.ruling {
            Ruling::Upheld => {
                let challenger = room.name(challenge.challenger);
                match room.given_back(challenge, settlement) {
                    Some((back, lost)) => words.image_stage_upheld_ended(challenger, name, back, lost),
                    None => words.image_stage_upheld(challenger, name, points),
                }
            }
            Ruling::NotUpheld => {
                words.image_stage_not_upheld(room.name(challenge.challenger), name, room.defended(challenge))
            }
        };
    }
    match recent.gain(turn.player) {
        Some(points) => {
            let people = turn.endings.iter().map(|ending| named(in_language(words, &ending.claim.name)));
            words.image_stage_scored(points, name, listed(words, people))
        }
        None if turn.laid.is_empty() => words.image_stage_was_put_down(turn.put_down.len(), name),
        None => words.image_stage_stands(name),
    }
}

fn won(room: &Room<'_>, winners: SeatSet) -> Markup {
    let words = room.words;
    let names = listed(words, winners.iter().filter_map(|seat| room.player(seat)).map(called));
    let title = match winners.len() {
        0 => words.image_over_nobody(),
        count => words.image_over_winner(count, names),
    };
    html! {
        h1 #won data-sound-cue="chord" { (say(title)) }
        p { (words.image_stage_over_how()) }
    }
}
