//! What everybody sees from across the room, phase by phase.

use maud::{Markup, html};
use rules::{
    Team,
    preference::{Draw, GuessView, Guessing, Moment, NextRound, PhaseView, all_right},
};

use super::{
    earlier::Earlier,
    finale::finale,
    laid::Laid,
    results::closest,
    room::Room,
    sections::{boxes, sections},
    standing::{signed, standing},
    track::track,
};
use crate::{
    pages::Stage,
    words::{plain, say},
};

pub(super) fn stage(room: &Room<'_>) -> Stage {
    let laid = Laid::of(room.game);
    let earlier = Earlier::of(room);
    let before = earlier.as_ref().map(|earlier| earlier.room(room));
    let inside = match &room.game.phase {
        PhaseView::Opening { next } => boxes(room, next.draw),
        PhaseView::Over { winner, history } => finale(room, *winner, history),
        PhaseView::Ranking { .. }
        | PhaseView::Guessing { .. }
        | PhaseView::Revealing { .. }
        | PhaseView::RoundOver { .. } => sections(room, &laid),
    };
    Stage {
        headline: headline(room, &laid),
        board_class: "board-ring",
        board: track(room, &laid, before.as_ref(), inside),
        standing: standing(room, &laid, before.as_ref()),
    }
}

fn headline(room: &Room<'_>, laid: &Laid<'_>) -> Markup {
    let words = room.words;
    match &room.game.phase {
        PhaseView::Opening { next } => opening(room, *next),
        PhaseView::Ranking { it, .. } => {
            title(words.pp_stage_ranking(room.name(*it)), words.pp_stage_ranking_how())
        }
        PhaseView::Guessing { it, to_guess, passed, .. } => html! {
            h1 { (say(words.pp_stage_guessing(room.name(*it)))) }
            (order(room, to_guess, *passed))
        },
        PhaseView::Revealing { it, revealed, .. } if revealed.is_empty() => {
            title(words.pp_stage_opens(room.name(*it)), words.pp_stage_opens_how())
        }
        PhaseView::Revealing { .. } => html! {
            div.takes { (opening_it(room, laid)) div { (revealed(room, laid)) } }
            (results(room, laid))
        },
        PhaseView::RoundOver { next, tied } => html! {
            div.takes {
                (opening_it(room, laid))
                (room.headed_until(Moment::Order, revealed(room, laid)))
                (whole_order(room, laid))
                div { (round_over(room, *next, tied)) }
            }
            (results(room, laid))
        },
        PhaseView::Over { winner: Some(winner), .. } => won(room, *winner, None),
        PhaseView::Over { winner: None, .. } => title(words.pp_stage_ended(), words.pp_stage_ended_why()),
    }
}

fn title(title: String, line: String) -> Markup {
    html! { h1 { (say(title)) } p { (say(line)) } }
}

fn opening(room: &Room<'_>, next: NextRound) -> Markup {
    let (words, line) = (room.words, draw_line(room, next));
    match &room.game.last_round {
        // The board is clear although a round was played: it was the next one that was lost.
        Some(_) => title(words.pp_stage_it(room.name(next.it)), format!("{} {line}", words.pp_stage_lost())),
        None => title(words.pp_stage_it_first(room.name(next.it)), line),
    }
}

/// Where the cards of the next round come from, and who says so.
fn draw_line(room: &Room<'_>, next: NextRound) -> String {
    match next.draw {
        Draw::Choice => room.words.pp_stage_choice(room.team_within(next.team)),
        Draw::From(_) | Draw::Mixed => format!("{}.", room.draw_line(next.draw)),
    }
}

/// Who guesses now, and who after them (PP-14 to PP-17).
fn order(room: &Room<'_>, to_guess: &[Team], passed: Option<Team>) -> Markup {
    let words = room.words;
    let Some((now, later)) = to_guess.split_first() else { return html! {} };
    let later_passed = passed.filter(|team| later.contains(team));
    let then: Vec<Team> = later.iter().copied().filter(|team| later_passed != Some(*team)).collect();
    match room.game.options.guessing {
        Guessing::AtOnce => html! {
            p { (words.pp_stage_at_once()) " " strong { (say(words.pp_stage_still(teams(room, to_guess)))) } }
        },
        Guessing::InTurn => html! {
            p {
                strong { (say(words.pp_stage_now(room.team_within(*now)))) }
                @if !then.is_empty() { " " (say(words.pp_stage_then(in_turn(room, &then)))) }
                @if let Some(team) = later_passed { " " (say(words.pp_stage_passed(room.team_within(team)))) }
                @if later.is_empty() && room.game.pieces.len() > 1 { " " (words.pp_stage_last_guess()) }
            }
        },
    }
}

/// "Ada, Ben and Cleo", where no sentence begins with them.
fn teams(room: &Room<'_>, teams: &[Team]) -> String {
    let names: Vec<String> = teams.iter().map(|team| room.team_within(*team)).collect();
    match names.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} {} {last}", others.join(", "), room.words.and()),
        None => String::new(),
    }
}

/// One after another.
fn in_turn(room: &Room<'_>, teams: &[Team]) -> String {
    teams.iter().map(|team| room.team_within(*team)).collect::<Vec<_>>().join(", ")
}

/// What is said while the card is still in the envelope.
fn opening_it(room: &Room<'_>, laid: &Laid<'_>) -> Markup {
    let it = laid.it.map_or_else(|| room.words.somebody(), |it| room.name(it));
    room.headed_until(Moment::Card, title(room.words.pp_stage_opens(it), room.words.pp_stage_opens_how()))
}

/// All four lie open: whose order it is, and who has dared everything and was right.
fn whole_order(room: &Room<'_>, laid: &Laid<'_>) -> Markup {
    let words = room.words;
    let it = laid.it.map_or_else(|| words.somebody(), |it| room.name(it));
    let order = html! {
        h1 class=(room.seen_from(Moment::Order)) data-hear { (say(words.pp_round_title(it))) }
    };
    let daring = all_right(room.game);
    if daring.is_empty() {
        return room.headed_until(Moment::Lead, order);
    }
    let at = room.seen_from(Moment::AllRight);
    html! {
        (room.headed_until(Moment::AllRight, order))
        (room.headed_until(Moment::Lead, html! {
            h1 #{ "all-right-" (room.game.round) } class=(at) data-hear data-sound-cue="doubled" {
                (say(words.pp_stage_all_right(teams(room, &daring))))
            }
            p class=(at) { (words.pp_stage_all_right_why()) }
        }))
    }
}

/// The preference that has just been opened, and who knew it.
fn revealed(room: &Room<'_>, laid: &Laid<'_>) -> Markup {
    let words = room.words;
    let card = laid.revealed.last().and_then(|slot| Some(room.face(*slot, laid.cards.get(slot.index())?)));
    html! {
        h1 class=(room.seen_from(Moment::Card)) data-hear {
            @if let Some(card) = card {
                (card.printed.picture()) " " (words.pp_stage_revealed(laid.revealed.len(), card.words))
            }
        }
        p #{ "knew-" (laid.revealed.len()) } class=(room.seen_from(Moment::Verdicts)) {
            (say(who_knew(room, laid)))
        }
    }
}

pub(super) fn who_knew(room: &Room<'_>, laid: &Laid<'_>) -> String {
    let knew = laid.guesses.iter().filter(|guess| guess.steps.last().is_some_and(|steps| *steps > 0));
    let knew: Vec<Team> = knew.map(|guess| guess.team).collect();
    match knew.len() {
        0 => room.words.pp_stage_nobody_knew(),
        all if all > 1 && all == laid.guesses.len() => room.words.pp_stage_everybody_knew(),
        _ => room.words.pp_stage_knew(teams(room, &knew)),
    }
}

/// What the last reveal brought each team, for those who listen.
fn results(room: &Room<'_>, laid: &Laid<'_>) -> Markup {
    html! {
        p class={ "visually-hidden " (room.seen_from(Moment::Moves)) }
            data-hear { (plain(moved(room, laid))) }
    }
}

/// How far the last reveal has brought each team, in sentences.
pub(super) fn moved(room: &Room<'_>, laid: &Laid<'_>) -> String {
    let length = room.game.options.board.length();
    let sentence = |guess: &GuessView| {
        let (steps, piece) = (guess.steps.last()?, room.game.pieces.get(guess.team.index())?);
        let steps = signed((*steps).into());
        Some(room.words.pp_stage_moved(room.team_name(guess.team), steps, piece.at.0, length))
    };
    laid.guesses.iter().filter_map(sentence).collect::<Vec<_>>().join(" ")
}

fn round_over(room: &Room<'_>, next: Option<NextRound>, tied: &[Team]) -> Markup {
    let words = room.words;
    let Some(next) = next else {
        return match leaders(room)[..] {
            [winner] => won(room, winner, nearest(room)),
            _ => title(words.pp_stage_ended(), String::new()),
        };
    };
    let line = format!("{} {}", words.pp_stage_next(room.name(next.it)), draw_line(room, next));
    let (head, line) = if tied.is_empty() {
        (lead(room), line)
    } else {
        let all = tied.len() == room.game.pieces.len();
        let why = if all { words.pp_stage_tied_all() } else { words.pp_stage_tied_why(teams(room, tied)) };
        (words.pp_stage_tied(), format!("{why} {line}"))
    };
    html! {
        h1 #{ "over-" (room.game.round) } class=(room.seen_from(Moment::Lead)) data-hear { (say(head)) }
        p #{ "next-" (room.game.round) } class=(room.seen_from(Moment::Next)) data-hear {
            (say(line))
            @if let Some(line) = nearest(room).filter(|_| tied.is_empty()) { " " (say(line)) }
        }
    }
}

/// Whose first guess of the round came nearest, in a sentence (PP-24).
fn nearest(room: &Room<'_>) -> Option<String> {
    closest(room).map(|(round, closest)| room.closest(closest, round.ranking.len()))
}

fn leaders(room: &Room<'_>) -> Vec<Team> {
    room.game.pieces.iter().filter(|piece| piece.behind == 0).map(|piece| piece.team).collect()
}

fn lead(room: &Room<'_>) -> String {
    let (words, leaders) = (room.words, leaders(room));
    match leaders.len() {
        all if all == room.game.pieces.len() => words.pp_stage_all_level(),
        1 => words.pp_stage_lead(teams(room, &leaders)),
        _ => words.pp_stage_lead_shared(teams(room, &leaders)),
    }
}

/// The last round has decided it, or the game is over already: the same words, so that they are sounded once.
fn won(room: &Room<'_>, winner: Team, nearest: Option<String>) -> Markup {
    let words = room.words;
    let squares = room.game.pieces.get(winner.index()).map_or(0, |piece| piece.at.0);
    html! {
        h1 #won class=(room.seen_from(Moment::Lead)) data-hear data-sound-cue="chord" {
            (say(words.pp_stage_won(room.team_within(winner))))
        }
        p class=(room.seen_from(Moment::Next)) {
            (words.pp_stage_won_how(squares, room.game.round))
            @if let Some(line) = nearest { " " (say(line)) }
        }
    }
}
