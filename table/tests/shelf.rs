//! GH-13, PP-9, TC-17 and PE-3: what a table has seen does not come again before its pile is through, over
//! games that are broken off, over restarts of the server, and when the host chooses other cards in between.

use std::collections::BTreeSet;

use decks::CardDraft;
use rules::{CardId, GameKind, Mixture, Rating, colours, happiness, personality, preference};
use serde_json::Value;
use table::{Command, GameOptions};
use testkit::Seeded;

use crate::support::{Evening, choose};

/// So many cards are seen in each of the games: three times as many are in every pile that they come from.
const ENOUGH: usize = 8;

fn chosen(game: GameKind, rating: Rating, own_cards: Mixture) -> GameOptions {
    match game {
        GameKind::Happiness => {
            let drawing = happiness::Drawing::OneDeck;
            let options = happiness::Options { cards: 3, drawing, rating, own_cards, ..Default::default() };
            GameOptions::Happiness(options)
        }
        GameKind::Preference => {
            GameOptions::Preference(preference::Options { rating, own_cards, ..Default::default() })
        }
        GameKind::Colours => {
            GameOptions::Colours(colours::Options { rating, own_cards, ..Default::default() })
        }
        GameKind::Personality => {
            GameOptions::Personality(personality::Options { rating, own_cards, ..Default::default() })
        }
        // Such as IMAGE, all of whose cards are shuffled for every game (IM-3).
        _ => unreachable!("its table has no memory of cards"),
    }
}

/// Every card that a view tells of.
fn cards_in(value: &Value, cards: &mut BTreeSet<CardId>) {
    match value {
        Value::String(text) => cards.extend(text.parse::<CardId>().ok()),
        Value::Array(items) => items.iter().for_each(|item| cards_in(item, cards)),
        Value::Object(fields) => fields.values().for_each(|field| cards_in(field, cards)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Plays until somebody has seen so many cards, and breaks off.
async fn seen_in_a_game(
    evening: &Evening,
    options: GameOptions,
    seed: u64,
    enough: usize,
) -> BTreeSet<CardId> {
    evening.does(0, Command::ChooseGame { options }).await.unwrap();
    evening.does(0, Command::StartGame).await.unwrap();
    let mut chance = Seeded::new(seed);
    let mut seen = BTreeSet::new();
    for turn in 0.. {
        assert!(turn < 5_000, "so many cards are never seen");
        let view = evening.view(turn % evening.keys.len()).await;
        let game = view.game.as_ref().unwrap();
        cards_in(&serde_json::to_value(&game.view).unwrap(), &mut seen);
        if seen.len() >= enough || game.over {
            break;
        }
        if let Some(command) = choose(&game.view, &mut chance) {
            evening.does(turn % evening.keys.len(), command).await.unwrap();
        }
    }
    // Everybody has cards of their own in some games.
    for guest in 0..evening.keys.len() {
        let view = evening.view(guest).await;
        cards_in(&serde_json::to_value(&view.game.as_ref().unwrap().view).unwrap(), &mut seen);
    }
    evening.does(0, Command::BreakOff).await.unwrap();
    seen
}

#[tokio::test(start_paused = true)]
async fn no_card_comes_again_over_games_restarts_and_other_choices() {
    for game in decks::GAMES_WITH_OWN_CARDS {
        let mut evening = Evening::of(&["Ada", "Ben", "Cleo", "Dan"]).await;
        let _screens = evening.attend_all().await;
        let mut known = BTreeSet::new();
        for (seed, rating) in [Rating::Everyone, Rating::Adults, Rating::Everyone].into_iter().enumerate() {
            let seen =
                seen_in_a_game(&evening, chosen(game, rating, Mixture::MixedIn), seed as u64, ENOUGH).await;
            let again: Vec<&CardId> = seen.intersection(&known).collect();
            assert!(seen.len() >= ENOUGH && again.is_empty(), "{game} shows {again:?} again");
            known.extend(seen);
            evening = evening.elsewhere();
            let _screens = evening.attend_all().await;
        }
    }
}

/// The table's own cards are remembered like any others, and are played with alone where the host wants it.
#[tokio::test(start_paused = true)]
async fn own_cards_are_remembered_too() {
    let evening = Evening::of(&["Ada", "Ben", "Cleo"]).await;
    let _screens = evening.attend_all().await;
    let game = GameKind::Colours;
    let question =
        |number| CardDraft { game, category: None, text: format!("Who has {number}?"), gray: None };
    evening.does(1, Command::WriteCards { cards: (0..12).map(question).collect() }).await.unwrap();
    let options = || chosen(game, Rating::Everyone, Mixture::OnlyOurs);
    let first = seen_in_a_game(&evening, options(), 1, 5).await;
    let evening = evening.elsewhere();
    let _screens = evening.attend_all().await;
    let second = seen_in_a_game(&evening, options(), 2, 5).await;
    assert!(first.iter().chain(&second).all(|card| card.own_number().is_some()));
    assert!(first.is_disjoint(&second), "{first:?} {second:?}");
    assert!(
        evening.view(2).await.own.card(game, *first.first().unwrap()).is_some(),
        "their words outlast the server"
    );
}
