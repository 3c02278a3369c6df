//! What a guest sees and does, phase by phase.

use maud::{Markup, html};
use rules::{
    Seat, Slot,
    happiness::{Ability, Drawn, FaceUp, GuessView, Help, Moment, PhaseView},
};

use super::{
    end,
    rank::{Rank, lying, still},
    results,
    room::Room,
};
use crate::{
    games::rank::loose_head,
    look::{BRASS, Symbol, deed, next_deed, symbol},
    pages::Hand,
    words::{called, listed, say},
};

pub(super) fn hand(room: &Room<'_>) -> Hand {
    match &room.game.phase {
        PhaseView::Opening { next } => opening(room, *next),
        PhaseView::Ranking { cards, row: Some(row), .. } => ranking(room, cards, row),
        PhaseView::Ranking { player, cards, row: None, first } => looking_on(room, *player, cards, first),
        PhaseView::Guessing { cards, row: Some(row), face_up, guess, .. } => {
            guessed(room, cards, row, *face_up, guess.as_ref())
        }
        PhaseView::Guessing { player, cards, row: None, face_up, guess, first } => {
            let hand = guessing(room, *player, cards, *face_up, guess.as_ref());
            Hand { play: html! { (hand.play) (own_first_guess(room, cards, first)) }, ..hand }
        }
        PhaseView::Revealed { next } => revealed(room, *next),
        PhaseView::Over => end::over(room),
    }
}

/// What the browser's tab says: whether it is my turn.
pub(super) fn title(room: &Room<'_>) -> String {
    let words = room.words;
    match &room.game.phase {
        PhaseView::Opening { next } => room.opening_title(*next),
        PhaseView::Ranking { player, .. } if room.is_me(*player) => words.gh_title_your_turn(),
        PhaseView::Ranking { player, .. } => words.gh_others_title(room.name(*player)),
        PhaseView::Guessing { player, .. } if room.is_me(*player) => words.gh_guessed_title(),
        PhaseView::Guessing { player, .. } if room.game.me.is_none() => {
            words.gh_guess_title(room.name(*player))
        }
        PhaseView::Guessing { .. } => words.gh_title_guess(),
        PhaseView::Revealed { .. } => words.gh_title_reveal(),
        PhaseView::Over => words.gh_title_over(),
    }
}

fn opening(room: &Room<'_>, next: Seat) -> Hand {
    let words = room.words;
    let label = if room.is_me(next) { words.gh_draw_mine() } else { words.gh_draw() };
    Hand {
        ask: ask(room.opening_title(next), words.gh_opening_why(room.game.options.cards)),
        play: room.categories(),
        act: draw(room, label),
    }
}

/// Any seat may turn the next cards over.
fn draw(room: &Room<'_>, label: String) -> Markup {
    html! {
        @if room.may(Ability::DrawCards) {
            (next_deed(room.table, "draw_cards", html! {
                button class={ (BRASS) " " (room.seen_at_the_end()) } { span { (say(label)) } }
            }))
        }
    }
}

fn ranking(room: &Room<'_>, cards: &[Drawn], row: &[Slot]) -> Hand {
    let words = room.words;
    let ends = [words.gh_most_unhappy(), words.gh_most_happy()];
    let rank = Rank {
        room,
        cards,
        row,
        face_up: None,
        ends,
        empty: words.gh_rank_empty(),
        aside: put_back_hint(room),
    };
    let why = if rank.is_complete() { words.gh_rank_why_full() } else { words.gh_rank_why() };
    Hand {
        ask: html! { h1 data-sound-cue="knock" { (words.gh_rank_title()) } p { (why) } },
        play: html! { div.play-tight { (rank.editable()) } },
        act: html! {
            @if room.may(Ability::SealRanking) { (seal(room, cards, row)) } @else { (left(&rank)) }
        },
    }
}

/// How many cards are still without a place: the button comes when there is something to press it for.
fn left(rank: &Rank<'_>) -> Markup {
    html! { @if !rank.is_complete() { p.left { (rank.room.words.gh_left(rank.left())) } } }
}

fn seal(room: &Room<'_>, cards: &[Drawn], row: &[Slot]) -> Markup {
    let shows = room.game.options.help == Help::OneFaceUp;
    deed(
        room.table,
        "seal_ranking",
        html! {
            @if shows { (show_one(room, cards, row)) }
            button class=(BRASS) { (room.words.gh_seal()) }
        },
    )
}

/// The token that helps the others is chosen with the seal, or none is (GH-9).
fn show_one(room: &Room<'_>, cards: &[Drawn], row: &[Slot]) -> Markup {
    let words = room.words;
    html! {
        div.show-one role="radiogroup" aria-labelledby="show-one" {
            span #show-one .label { (words.gh_show_one()) }
            div.choices {
                label.choice {
                    input type="radio" name="face_up" value="" checked;
                    span {
                        span.token.token-back {} span.visually-hidden { (words.gh_show_none()) }
                    }
                }
                @for (place, slot) in row.iter().enumerate() {
                    @if let Some(face) = room.face_in(cards, *slot) {
                        label.choice {
                            input type="radio" name="face_up" value=(slot.0);
                            span {
                                (face.token(place)) span.visually-hidden { (words.gh_show_card(face.words)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Meanwhile everybody else makes a first guess, if they like (GH-14).
fn looking_on(room: &Room<'_>, player: Seat, cards: &[Drawn], first: &[Slot]) -> Hand {
    let words = room.words;
    if room.may(Ability::LayToken) {
        let name = room.name(player);
        let (ends, empty) = ([words.gh_unhappy(), words.gh_happy()], words.gh_guess_empty(&name));
        let rank = Rank { room, cards, row: first, face_up: None, ends, empty, aside: put_back_hint(room) };
        return Hand {
            ask: ask(words.gh_others_title(name), words.first_why()),
            play: html! { div.play-tight { (rank.editable()) } },
            act: html! { @if rank.is_complete() { p.left { (words.first_done()) } } },
        };
    }
    Hand {
        ask: ask(words.gh_others_title(room.name(player)), words.gh_others_why()),
        play: html! { (put_back_hint(room)) (lying(room, cards.iter())) },
        act: html! {},
    }
}

/// What the small button on each card is for (GH-4).
fn put_back_hint(room: &Room<'_>) -> Markup {
    html! {
        @if room.may(Ability::PutBackCard) {
            p.aside { (symbol(Symbol::Another)) " " (room.words.put_back()) }
        }
    }
}

fn guessing(
    room: &Room<'_>,
    player: Seat,
    cards: &[Drawn],
    face_up: Option<FaceUp>,
    guess: Option<&GuessView>,
) -> Hand {
    let words = room.words;
    let name = room.name(player);
    let row = guess.map_or(&[][..], |guess| &guess.row);
    let aside = html! { @if let Some(guess) = guess { (agreement(room, guess)) } };
    let empty = words.gh_guess_empty(&name);
    let ends = [words.gh_unhappy(), words.gh_happy()];
    let rank = Rank { room, cards, row, face_up, ends, empty, aside };
    let acts = room.may(Ability::LayToken);
    let why = match (acts, room.may(Ability::WithdrawAgreement)) {
        (false, _) => words.gh_guess_why_watching(),
        (true, true) => words.gh_guess_why_agreed(),
        (true, false) => words.gh_guess_why(),
    };
    Hand {
        ask: html! {
            h1 data-sound-cue=[acts.then_some("knock")] { (say(words.gh_guess_title(&name))) }
            p { (why) }
        },
        play: html! {
            @if acts {
                div.play-tight { (rank.editable()) }
            } @else {
                @let loose: Vec<&Drawn> = unplaced(cards, row, face_up).collect();
                div.play-tight {
                    (still(room, cards, row, face_up))
                    @if !loose.is_empty() { (loose_head(&words.gh_loose())) }
                    (lying(room, loose.into_iter()))
                }
            }
        },
        act: html! {
            @if acts && rank.is_complete() { (agree(room, guess)) } @else if acts { (left(&rank)) }
        },
    }
}

/// The cards that the guess has no place for yet.
pub(super) fn unplaced<'a>(
    cards: &'a [Drawn],
    row: &[Slot],
    face_up: Option<FaceUp>,
) -> impl Iterator<Item = &'a Drawn> {
    let pinned = face_up.map(|face_up| face_up.card);
    let waits = move |slot: &Slot| !row.contains(slot) && pinned != Some(*slot);
    (0..)
        .map(Slot)
        .zip(cards)
        .filter(move |(slot, _)| waits(slot))
        .map(|(_, drawn)| drawn)
        .collect::<Vec<_>>()
        .into_iter()
}

/// What one guessed at first, folded away (GH-14).
fn own_first_guess(room: &Room<'_>, cards: &[Drawn], first: &[Slot]) -> Markup {
    html! {
        @if !first.is_empty() {
            details #first-guess .small-fold {
                summary { (room.words.first_own()) }
                div.play-tight { (still(room, cards, first, None)) }
            }
        }
    }
}

/// Who moved last, and who agrees. Whoever had agreed is told that it does not hold any more.
fn agreement(room: &Room<'_>, guess: &GuessView) -> Markup {
    let words = room.words;
    let agreed: Vec<String> = guess.agreed.iter().filter_map(|seat| room.player(seat)).map(called).collect();
    let had_agreed = room.game.me.is_some_and(|me| guess.undone.contains(me));
    let undone_by = guess.changed_by.filter(|_| had_agreed);
    html! {
        span.aside {
            @if let Some(by) = undone_by {
                (say(words.agreement_undone(room.name(by)))) " "
            }
            @if !agreed.is_empty() {
                (say(words.gh_agreed(agreed.len(), listed(words, agreed.iter().cloned()))))
            } @else if let Some(seat) = guess.changed_by.filter(|_| undone_by.is_none()) {
                @if room.is_me(seat) {
                    (words.gh_moved_by_you())
                } @else {
                    (say(words.gh_moved_by(room.name(seat))))
                }
            }
        }
    }
}

fn agree(room: &Room<'_>, guess: Option<&GuessView>) -> Markup {
    let words = room.words;
    html! {
        @if room.may(Ability::WithdrawAgreement) {
            (deed(room.table, "withdraw_agreement", html! { button.btn.btn-wide { (words.gh_disagree()) } }))
        } @else if let Some(guess) = guess.filter(|_| room.may(Ability::AgreeToGuess)) {
            (deed(room.table, "agree_to_guess", html! {
                input type="hidden" name="edition" value=(guess.edition);
                button class=(BRASS) { (words.gh_agree()) }
            }))
        }
    }
}

/// The player in turn while the others guess.
fn guessed(
    room: &Room<'_>,
    cards: &[Drawn],
    row: &[Slot],
    face_up: Option<FaceUp>,
    guess: Option<&GuessView>,
) -> Hand {
    let words = room.words;
    Hand {
        ask: ask(words.gh_guessed_title(), words.gh_guessed_why()),
        play: html! {
            @if let Some(guess) = guess {
                h2.part { (words.gh_guessed_theirs()) }
                div.play-tight { (still(room, cards, &guess.row, face_up)) }
            }
            h2.part { (words.gh_guessed_own()) }
            div.play-tight { (still(room, cards, row, None)) }
        },
        act: html! {},
    }
}

fn revealed(room: &Room<'_>, next: Option<Seat>) -> Hand {
    let words = room.words;
    let turn = room.game.history.last();
    Hand {
        ask: html! {
            @if let Some(turn) = turn {
                (results::headline(room, turn))
                p {
                    (results::verdict_of(room, turn)) " "
                    span class=(room.seen_from(Moment::Score)) { "· " (results::tally(room)) }
                }
            } @else {
                h1 { (words.gh_title_reveal()) }
            }
        },
        play: html! {
            @if let Some(turn) = turn {
                (results::comparison(room, turn))
                @if let Some(closest) = &turn.closest {
                    p class={ "closest " (room.seen_from(Moment::Score)) } {
                        (say(room.closest(closest, turn.ranking.len())))
                    }
                }
            }
        },
        act: html! {
            @if room.may(Ability::FinishGame) {
                (next_deed(room.table, "finish_game", html! {
                    button class={ (BRASS) " " (room.seen_at_the_end()) } { (words.gh_finish()) }
                }))
            } @else if let Some(next) = next {
                @let mine = room.is_me(next);
                (draw(room, if mine { words.gh_next_you() } else { words.gh_next(room.name(next)) }))
            }
        },
    }
}

fn ask(title: String, why: String) -> Markup {
    html! { h1 { (say(title)) } p { (say(why)) } }
}
