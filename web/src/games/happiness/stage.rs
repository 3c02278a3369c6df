//! What everybody sees from across the room, phase by phase.

use maud::{Markup, html};
use rules::{
    Seat, Slot,
    happiness::{Drawn, FaceUp, GuessView, Moment, PhaseView, TurnView},
};

use super::{
    cards::{Face, fitted},
    end::verdict,
    finale::finale,
    hand::unplaced,
    results::{self, guessed, tick},
    room::Room,
};
use crate::{
    look::{Symbol, person, symbol},
    pages::Stage,
    words::{called, listed, say},
};

pub(super) fn stage(room: &Room<'_>) -> Stage {
    let words = room.words;
    let (headline, board_class, board) = match &room.game.phase {
        PhaseView::Opening { next } => (
            title(room.opening_title(*next), words.gh_opening_why(room.game.options.cards)),
            "",
            html! { div.stage-opening { (room.categories()) } },
        ),
        PhaseView::Ranking { player, cards, .. } => (
            title(words.gh_others_title(room.name(*player)), words.gh_stage_ranking_sub()),
            "",
            ranking(room, *player, cards),
        ),
        PhaseView::Guessing { player, cards, face_up, guess, .. } => (
            title(words.gh_guess_title(room.name(*player)), guessers(room, *player)),
            "",
            guessing(room, *player, cards, *face_up, guess.as_ref()),
        ),
        PhaseView::Revealed { .. } => match room.game.history.last() {
            Some(turn) => (revealed(room, turn), "", comparison(room, turn)),
            None => (title(words.gh_title_reveal(), String::new()), "", html! {}),
        },
        PhaseView::Over => (over(room), "stage-end", finale(room)),
    };
    let over = room.game.phase == PhaseView::Over;
    Stage { headline, board_class, board, standing: html! { @if !over { (standing(room)) } } }
}

/// A title that would take two lines is set smaller.
fn title(title: String, line: String) -> Markup {
    const LETTERS_OF_A_LINE: usize = 32;
    html! {
        @let long = title.chars().nth(LETTERS_OF_A_LINE).is_some();
        h1 { (fitted(&say(title), long)) }
        p { (say(line)) }
    }
}

fn over(room: &Room<'_>) -> Markup {
    html! {
        h1 #won data-sound-cue="chord" { (verdict(room)) }
        p { (room.words.gh_stage_over_sub()) }
    }
}

/// Who has been revealed; how it went comes when all places have been turned over.
fn revealed(room: &Room<'_>, turn: &TurnView) -> Markup {
    html! {
        (results::headline(room, turn))
        p { (results::verdict_of(room, turn)) }
    }
}

/// More names than this do not fit in a line that is read from across the room.
const MOST_NAMES: usize = 4;

/// Who makes the guess.
fn guessers(room: &Room<'_>, player: Seat) -> String {
    let count = room.table.game.as_ref().map_or(0, |playing| playing.seats.len());
    let others = Seat::first(count).filter(|seat| *seat != player && !room.game.away.contains(*seat));
    let names: Vec<String> = others.filter_map(|seat| room.player(seat)).map(called).collect();
    let count = names.len();
    let list = listed(room.words, names);
    match count {
        0 => room.words.gh_stage_guessing_sub_none(),
        1 => room.words.gh_stage_guessing_sub_one(list),
        2..=MOST_NAMES => room.words.gh_stage_guessing_sub(list),
        count => room.words.gh_stage_guessing_sub_many(count),
    }
}

/// How wide so many columns are; eight and nine look as seven do, and are narrower.
fn width(columns: usize) -> &'static str {
    match columns {
        0..=3 => "n-3",
        4 => "n-4",
        5 => "n-5",
        6 => "n-6",
        7 => "n-7",
        8 => "n-7 n-9 n-8",
        _ => "n-7 n-9",
    }
}

fn ranking(room: &Room<'_>, player: Seat, cards: &[Drawn]) -> Markup {
    let row = Row::of(room, cards);
    html! {
        ul class={ "columns backs " (width(cards.len())) } aria-hidden="true" {
            @for _ in cards { li { span.token.token-back {} } }
        }
        (rail(room, player))
        ul class={ "columns " (width(cards.len())) } {
            @for drawn in cards { li { (card(room.face(drawn), None, "", row)) } }
        }
    }
}

/// One row of cards: those that have a place, from the left, and behind them those that wait for one.
fn guessing(
    room: &Room<'_>,
    player: Seat,
    cards: &[Drawn],
    face_up: Option<FaceUp>,
    guess: Option<&GuessView>,
) -> Markup {
    let guessed = guess.map_or(&[][..], |guess| &guess.row);
    let row = Row::of(room, cards);
    let pinned = |place: usize| face_up.filter(|face_up| usize::from(face_up.place) == place);
    let mut laid = guessed.iter();
    let mut loose = unplaced(cards, guessed, face_up);
    let columns: Vec<Markup> = (0..cards.len())
        .map(|place| match (pinned(place), laid.len()) {
            (Some(face_up), _) => placed(room, cards, face_up.card, place, " card-pinned"),
            (None, 0) => {
                let drawn = loose.next();
                html! {
                    @if let Some(drawn) = drawn { (card(room.face(drawn), None, "card-loose", row)) }
                }
            }
            (None, _) => {
                html! { @if let Some(slot) = laid.next() { (placed(room, cards, *slot, place, "")) } }
            }
        })
        .collect();
    html! {
        ul class={ "columns backs " (width(cards.len())) } {
            @for place in 0..cards.len() {
                li {
                    @match pinned(place).and_then(|face_up| room.face_in(cards, face_up.card)) {
                        Some(face) => (face.token(place)),
                        None => span.token.token-back { span.visually-hidden { (room.words.gh_back()) } },
                    }
                }
            }
        }
        (rail(room, player))
        ol class={ "columns " (width(cards.len())) } { @for column in columns { li { (column) } } }
    }
}

/// A card of the guess at its place. It keeps its name while it moves, so that it is seen to walk.
fn placed(room: &Room<'_>, cards: &[Drawn], slot: Slot, place: usize, more: &str) -> Markup {
    html! {
        @if let Some(face) = room.face_in(cards, slot) {
            (card(face, Some(place), &format!("vt-card-{}{more}", slot.0), Row::of(room, cards)))
        }
    }
}

fn comparison(room: &Room<'_>, turn: &TurnView) -> Markup {
    let row = Row::of(room, &turn.cards);
    html! {
        (rail(room, turn.player))
        ol class={ "columns compare " (width(turn.ranking.len())) " " (room.gathers()) } {
            @for (place, slot) in turn.ranking.iter().enumerate() {
                li class=(room.steps_back(place)) {
                    @if let Some(face) = room.face_in(&turn.cards, *slot) {
                        // The last one is waited for.
                        @let last = place + 1 == turn.ranking.len();
                        @let turned = room.comes_out(place) + if last { " awaited" } else { "" };
                        (card(face, Some(place), &turned, row))
                    }
                    div.verdict {
                        (tick(room, place, turn.right.get(place).copied().unwrap_or(false)))
                    }
                    @if let Some(guessed) = guessed(room, turn, place) {
                        @if let Some(face) = room.face_in(&turn.cards, guessed.slot) {
                            (low_card(face, guessed.place, row))
                        }
                    }
                }
            }
        }
        p.row-title {
            (room.words.gh_guess_of_table())
            @if let Some(closest) = &turn.closest {
                span class={ "closest " (room.seen_from(Moment::Score)) } data-hear {
                    " · " (say(room.closest(closest, turn.ranking.len())))
                }
            }
        }
    }
}

/// In more columns than this there is no room for a picture beside the token.
const PICTURED: usize = 7;

/// What the cards of a row have in common.
#[derive(Clone, Copy)]
struct Row {
    columns: usize,
    /// Where one is too long for its column all are set smaller: words of one size stand beside each other.
    is_long: bool,
}

impl Row {
    fn of(room: &Room<'_>, cards: &[Drawn]) -> Row {
        Row { columns: cards.len(), is_long: cards.iter().any(|drawn| room.face(drawn).is_long()) }
    }
}

/// A card in one of the columns of a row.
fn card(face: Face<'_>, place: Option<usize>, more: &str, row: Row) -> Markup {
    html! {
        div class={ "card " (more) @if let Some(hue) = face.hue { " " (hue) } }
            data-hear[more.contains("beat")] {
            div.card-head {
                @if row.columns <= PICTURED { (face.picture()) }
                @if place.is_some() || face.hue.is_some() { (face.token(place.unwrap_or(0))) }
            }
            p.card-words { (fitted(&face.words, row.is_long)) }
        }
    }
}

/// A card that takes little room: its words, or its picture where there are many.
fn low_card(face: Face<'_>, place: usize, row: Row) -> Markup {
    html! {
        div class={ "card card-low" @if let Some(hue) = face.hue { " " (hue) } } {
            (face.token(place))
            (face.picture())
            p.card-words { (fitted(&face.words, row.is_long)) }
        }
    }
}

/// From unhappy to happy, with whose row it is in the middle.
fn rail(room: &Room<'_>, player: Seat) -> Markup {
    html! {
        div.rail {
            span { (symbol(Symbol::Frown)) " " (room.words.gh_unhappy()) }
            @if let Some(guest) = room.player(player) {
                span.rail-owner { (symbol(Symbol::Envelope)) (person(guest, room.words)) }
            }
            span { (room.words.gh_happy()) " " (symbol(Symbol::Smile)) }
        }
    }
}

fn standing(room: &Room<'_>) -> Markup {
    let (words, game) = (room.words, room.game);
    html! {
        div.line {
            @if game.turn > 0 { span.soft { (words.gh_turn(game.turn, game.turns)) } }
            @if game.score.perfect > 0 {
                p class={ "score " (room.seen_from(Moment::Score)) } {
                    b { (game.score.points) } span { (words.gh_score_of(game.score.perfect)) }
                }
            }
        }
    }
}
