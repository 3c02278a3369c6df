//! How was I seen? Three cards, one of them face down.

use maud::{Markup, html};
use rules::{
    SeatSet,
    colours::{Ability, Question, Symbol, scoring},
};

use super::{
    ballot::{bystander, givers},
    question,
    room::Room,
};
use crate::{look::deed, pages::Hand};

pub(super) fn predicting(
    room: &Room<'_>,
    question: &Question,
    predicted: SeatSet,
    prediction: Option<Symbol>,
) -> Hand {
    let words = room.words;
    let may = room.may(Ability::MakePrediction);
    let (given, all) = room.given(predicted);
    Hand {
        ask: html! {
            (question::asked(room, question, words.tc_box_shut()))
            @match (may, prediction) {
                (true, None) => p.tc-call data-sound-cue="knock" { (words.tc_predict()) },
                (true, Some(_)) => p.tc-call { (words.tc_predict_done()) },
                (false, _) => (bystander(room)),
            }
        },
        play: html! {
            @if may { (cards(room, prediction)) }
            div.spread.tc-progress {
                p { (words.tc_predicted(given, all)) }
                @if room.may(Ability::TakeBackPrediction) {
                    (deed(room.table, "take_back_prediction", html! {
                        button.btn.btn-plain { (words.tc_predict_back()) }
                    }))
                }
            }
            @if !may { (givers(room, room.in_play(), predicted)) }
        },
        act: html! {},
    }
}

/// What each card means, and what it earns when it is right (TC-11 to TC-14).
fn cards(room: &Room<'_>, chosen: Option<Symbol>) -> Markup {
    let words = room.words;
    let card = |symbol: Symbol| {
        let (sent, line) = match symbol {
            Symbol::Plus => ("most", words.tc_most_line()),
            Symbol::PlusMinus => ("some", words.tc_some_line()),
            Symbol::Zero => ("none", words.tc_none_line()),
        };
        html! {
            button.tc-prediction name="prediction" value=(sent) aria-pressed=(chosen == Some(symbol)) {
                b.tc-sign aria-hidden="true" { (Room::sign(symbol)) }
                span.tc-meaning { b { (room.symbol_name(symbol)) } span { (line) } }
                span.tc-worth { (words.tc_worth(scoring::points(symbol, symbol))) }
            }
        }
    };
    deed(
        room.table,
        "make_prediction",
        html! {
            div.tc-predictions role="group" aria-label=(words.tc_predict()) {
                @for symbol in Symbol::ALL { (card(symbol)) }
            }
        },
    )
}
