//! A program that plays without thought, whatever the game.

use serde_json::{Value, json};

use super::guest::{Dice, cards, colours, game, happiness, image, may, personality, preference};

/// A command that this view allows and that brings the game on, now and then one that does not; none when it
/// is for others to act.
pub(crate) fn some_command(view: &Value, dice: &mut Dice) -> Option<Value> {
    if may(view, "start_game") {
        return Some(json!({ "command": "start_game" }));
    }
    match view["game"]["kind"].as_str()? {
        "happiness" => some_move_of_happiness(view, dice).map(happiness),
        "preference" => some_move_of_preference(view, dice).map(preference),
        "colours" => some_move_of_colours(view, dice).map(colours),
        "personality" => some_move_of_personality(view, dice).map(personality),
        "image" => some_move_of_image(view, dice).map(image),
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

/// Mostly for the first of those who can be chosen, or nobody would ever come to the end of the path.
fn some_move_of_personality(view: &Value, dice: &mut Dice) -> Option<Value> {
    let (phase, hand) = (&game(view)["phase"], &game(view)["hand"]);
    for play in ["deal_cards", "propose_from_pile", "declare_ready", "finish_game"] {
        if may(view, play) {
            return Some(json!({ "do": play }));
        }
    }
    let any_card =
        |dice: &mut Dice| hand[dice.below(hand.as_array().map_or(1, Vec::len) as u64) as usize].clone();
    let undecided = phase["mine"].is_null();
    for play in ["propose_card", "lay_card"] {
        if may(view, play) && undecided {
            return Some(json!({ "do": play, "card": any_card(dice) }));
        }
    }
    let choice = |from: &Value, dice: &mut Dice| match dice.below(3) {
        0 => from[dice.below(from.as_array().map_or(1, Vec::len) as u64) as usize].clone(),
        _ => from[0].clone(),
    };
    if may(view, "agree_to_pair_vote") {
        return Some(json!({ "do": "agree_to_pair_vote", "edition": phase["pair"]["edition"] }));
    }
    if may(view, "cast_vote") && undecided {
        let bet = dice.pick(&["neutral", "two", "three"]);
        return Some(json!({ "do": "cast_vote", "choice": choice(&phase["candidates"], dice), "bet": bet }));
    }
    if may(view, "vote_again") && undecided {
        return Some(json!({ "do": "vote_again", "choice": choice(&phase["tied"], dice) }));
    }
    if may(view, "exchange_card") {
        let exchange = dice.below(2) == 0 && hand.as_array().is_some_and(|hand| !hand.is_empty());
        return Some(match exchange {
            true => json!({ "do": "exchange_card", "card": any_card(dice) }),
            false => json!({ "do": "keep_hand" }),
        });
    }
    if may(view, "choose_partner") {
        return Some(json!({ "do": "choose_partner", "partner": phase["free"][0] }));
    }
    some_move_at_the_summit(view, dice)
}

/// Cards are given, accepted or contested, and judged.
fn some_move_at_the_summit(view: &Value, dice: &mut Dice) -> Option<Value> {
    let (phase, me) = (&game(view)["phase"], &game(view)["me"]);
    if may(view, "give_cards") {
        let (hand, to) = (game(view)["hand"].as_array()?.iter(), phase["receivers"].as_array()?);
        let gifts = hand.zip(to).map(|(card, to)| json!({ "card": card, "to": to }));
        let gifts: Vec<Value> = gifts.take(phase["cards"].as_u64()? as usize).collect();
        return Some(json!({ "do": "give_cards", "gifts": gifts }));
    }
    if may(view, "answer_gift") {
        let mut gifts = phase["giving"]["gifts"].as_array()?.iter();
        let unanswered = gifts.any(|gift| &gift["to"] == me && gift["answer"].is_null());
        let answer = dice.pick(&["accept", "contest"]);
        return unanswered.then(|| json!({ "do": "answer_gift", "answer": answer }));
    }
    if may(view, "judge_gift") && phase["mine"].is_null() {
        return Some(json!({ "do": "judge_gift", "player": phase["receiver"] }));
    }
    None
}

/// Any card where it may lie, until the player has had enough; now and then a challenge.
fn some_move_of_image(view: &Value, dice: &mut Dice) -> Option<Value> {
    let (phase, draft) = (&game(view)["phase"], &game(view)["draft"]);
    if may(view, "deal_cards") {
        return Some(json!({ "do": "deal_cards" }));
    }
    if may(view, "accept_turn") {
        return Some(match dice.below(6) {
            0 if may(view, "challenge_turn") => {
                json!({ "do": "challenge_turn", "side": phase["sides"][0] })
            }
            _ => json!({ "do": "accept_turn" }),
        });
    }
    if may(view, "challenge_turn") && dice.below(12) == 0 {
        return Some(json!({ "do": "challenge_turn", "side": phase["before"]["sides"][0] }));
    }
    if may(view, "name_person") {
        return Some(json!({ "do": "name_person", "person": { "name": "Zyxwv Zyx" } }));
    }
    if may(view, "cast_vote") && phase["mine"].is_null() {
        return Some(json!({ "do": "cast_vote", "voice": dice.pick(&["fits", "does_not_fit"]) }));
    }
    if phase["phase"] != "turn" {
        return None;
    }
    if may(view, "finish_turn") && dice.below(3) == 0 {
        let claims = draft["endings"].as_array()?.iter().map(|ending| {
            json!({ "side": ending["side"], "person": { "name": initialed(&ending["letters"][0]) } })
        });
        return Some(json!({ "do": "finish_turn", "claims": claims.collect::<Vec<_>>() }));
    }
    if may(view, "lay_card") {
        let moves = draft["moves"].as_array()?.iter().flat_map(|moves| {
            let free = moves["sides"].as_array().into_iter().flatten();
            let free = free.filter(|on| on["next_space"].is_null());
            free.map(|on| json!({ "do": "lay_card", "card": moves["card"], "side": on["side"] }))
        });
        let moves: Vec<Value> = moves.collect();
        if !moves.is_empty() {
            return Some(dice.pick(&moves).clone());
        }
    }
    if may(view, "put_down_cards") {
        let cards: Vec<&Value> = game(view)["hand"].as_array()?.iter().take(1).collect();
        return Some(json!({ "do": "put_down_cards", "cards": cards }));
    }
    // Only after board cards alone were laid on an image (IM-7).
    may(view, "take_back_all").then(|| json!({ "do": "take_back_all" }))
}

/// A name that nobody has, with the letter of a card for its initial.
fn initialed(letter: &Value) -> String {
    let number: u8 = letter.as_str().and_then(|id| id[5..].parse().ok()).unwrap_or(0);
    let initial = char::from(b'A' + number.saturating_sub(1));
    format!("{initial}zyxwv")
}
