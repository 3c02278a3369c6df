//! A program that plays without thought, whatever the game.

use serde_json::{Value, json};

use super::guest::{Dice, cards, colours, game, happiness, may, preference};

/// A command that this view allows and that brings the game on, now and then one that does not; none when it is for
/// others to act.
pub(crate) fn some_command(view: &Value, dice: &mut Dice) -> Option<Value> {
    if may(view, "start_game") {
        return Some(json!({ "command": "start_game" }));
    }
    match view["game"]["kind"].as_str()? {
        "happiness" => some_move_of_happiness(view, dice).map(happiness),
        "preference" => some_move_of_preference(view, dice).map(preference),
        "colours" => some_move_of_colours(view, dice).map(colours),
        other => panic!("nobody has taught us {other}"),
    }
}

fn some_move_of_happiness(view: &Value, dice: &mut Dice) -> Option<Value> {
    if may(view, "draw_cards") {
        return Some(json!({ "do": "draw_cards" }));
    }
    if may(view, "finish_game") {
        return Some(json!({ "do": "finish_game" }));
    }
    let phase = &game(view)["phase"];
    if may(view, "seal_ranking") && dice.below(3) > 0 {
        return Some(json!({ "do": "seal_ranking" }));
    }
    if may(view, "agree_to_guess") && dice.below(4) > 0 {
        return Some(json!({ "do": "agree_to_guess", "edition": phase["guess"]["edition"] }));
    }
    if may(view, "withdraw_agreement") {
        return None;
    }
    if may(view, "lay_token") {
        let cards = cards(view);
        let row = if phase["phase"] == "ranking" { &phase["row"] } else { &phase["guess"]["row"] };
        let laid: Vec<u64> = row.as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
        let loose: Vec<u64> = (0..cards).filter(|card| !laid.contains(card)).collect();
        let (card, places) = match loose.as_slice() {
            [] => (dice.below(cards), laid.len() as u64),
            loose => (*dice.pick(loose), laid.len() as u64 + 1),
        };
        return Some(json!({ "do": "lay_token", "card": card, "place": dice.below(places) }));
    }
    None
}

fn some_move_of_preference(view: &Value, dice: &mut Dice) -> Option<Value> {
    let phase = &game(view)["phase"];
    for play in ["draw_cards", "finish_game", "reveal_preference"] {
        if may(view, play) {
            return Some(json!({ "do": play }));
        }
    }
    if may(view, "choose_category") {
        let category = dice.pick(&["food", "activities", "people", "potpourri"]);
        return Some(json!({ "do": "choose_category", "category": category }));
    }
    if may(view, "seal_ranking") && dice.below(3) > 0 {
        return Some(json!({ "do": "seal_ranking" }));
    }
    if may(view, "put_back_card") && dice.below(20) == 0 {
        let card = &phase["cards"][dice.below(cards(view)) as usize]["card"];
        return Some(json!({ "do": "put_back_card", "card": card }));
    }
    if may(view, "rank_card") {
        let ranked: Vec<u64> = phase["row"].as_array()?.iter().filter_map(Value::as_u64).collect();
        let loose: Vec<u64> = (0..cards(view)).filter(|card| !ranked.contains(card)).collect();
        let card = if loose.is_empty() { dice.below(cards(view)) } else { *dice.pick(&loose) };
        return Some(json!({ "do": "rank_card", "card": card, "place": dice.below(cards(view)) }));
    }
    if may(view, "pass_turn") && dice.below(2) == 0 {
        return Some(json!({ "do": "pass_turn" }));
    }
    if may(view, "agree_to_guess") && dice.below(4) > 0 {
        return Some(json!({ "do": "agree_to_guess", "edition": phase["draft"]["edition"] }));
    }
    if may(view, "withdraw_agreement") || !may(view, "place_token") {
        return None;
    }
    let tokens = phase["draft"]["tokens"].as_array()?;
    let in_hand: Vec<u64> =
        (1..).zip(tokens).filter(|(_, at)| at.is_null()).map(|(token, _)| token).collect();
    Some(match in_hand.as_slice() {
        [] => json!({ "do": dice.pick(&["double_token", "undouble_token"]), "token": 1 + dice.below(4) }),
        some => json!({ "do": "place_token", "token": dice.pick(some), "section": dice.below(4) }),
    })
}

fn some_move_of_colours(view: &Value, dice: &mut Dice) -> Option<Value> {
    let phase = &game(view)["phase"];
    if may(view, "add_question") && dice.below(12) == 0 {
        return Some(json!({ "do": "add_question", "text": format!("Who is number {}?", dice.below(500)) }));
    }
    for play in ["turn_question", "finish_game"] {
        if may(view, play) {
            return Some(json!({ "do": play }));
        }
    }
    if may(view, "pick_question") {
        return Some(json!({ "do": "pick_question", "question": phase["questions"][0]["card"] }));
    }
    if may(view, "put_back_question") && dice.below(20) == 0 {
        return Some(json!({ "do": "put_back_question" }));
    }
    if may(view, "cast_ballot") && phase["ballot"].is_null() {
        let candidates: Vec<u64> = phase["candidates"].as_array()?.iter().filter_map(Value::as_u64).collect();
        let votes = [*dice.pick(&candidates), *dice.pick(&candidates)];
        return Some(json!({ "do": "cast_ballot", "votes": votes }));
    }
    // Second thoughts are rare, or a round would never end.
    if may(view, "take_back_ballot") && dice.below(8) == 0 {
        return Some(json!({ "do": "take_back_ballot" }));
    }
    if may(view, "make_prediction") && phase["prediction"].is_null() {
        return Some(json!({ "do": "make_prediction", "prediction": dice.pick(&["most", "some", "none"]) }));
    }
    None
}
