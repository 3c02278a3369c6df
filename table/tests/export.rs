//! The record of a table for people to keep: what happened, and no secret.

use std::collections::BTreeSet;

use journal::{Journal, MemoryJournal};
use rules::{
    GameKind, Sealed, Seat, Slot, colours, image,
    personality::{Bet, Candidate, Command as Deed},
    preference::{Category, Command as Move, Token},
};
use table::{Command, GameCommand, GameOptions, GameView, Key, TableError, export};

use crate::support::{self, Evening, draw, lay, seal};

async fn exported(evening: &Evening) -> String {
    let export = export(&*evening.journal, evening.table.code()).await.unwrap();
    serde_json::to_string_pretty(&export).unwrap()
}

/// One finished turn, and one that is being guessed: Ben ranks in that order.
async fn two_turns(order: [u8; 5]) -> Evening {
    let evening = Evening::of(&["Ada", "Ben", "Cleo"]).await;
    evening.start_and_seal().await;
    for card in 0..5 {
        evening.does(1, lay(card, 0)).await.unwrap();
    }
    evening.does(1, support::agree(5)).await.unwrap();
    evening.does(2, support::agree(5)).await.unwrap();
    evening.does(2, draw()).await.unwrap();
    for card in order {
        evening.does(1, lay(card, 4)).await.unwrap();
    }
    evening.does(1, seal()).await.unwrap();
    evening
}

#[tokio::test(start_paused = true)]
async fn finished_turns_are_told_by_their_reveal_and_unfinished_ones_are_not() {
    let one = exported(&two_turns([0, 1, 2, 3, 4]).await).await;
    let other = exported(&two_turns([4, 2, 0, 3, 1]).await).await;
    assert_eq!(one, other, "twins that differ only in a secret export the same bytes");
    assert!(one.contains("turn_revealed"));
    assert!(one.contains("\"sealed\": true"));
    assert!(!one.contains("\"place\": 4"), "no secret place");
}

#[tokio::test(start_paused = true)]
async fn no_key_link_or_unseen_card_is_in_it() {
    let evening = two_turns([0, 1, 2, 3, 4]).await;
    let code = evening.table.code();
    let link = evening.table.invite_device(&evening.keys[1]).await.unwrap();
    let tablet = Key::random();
    let unused = {
        evening.table.redeem(&link, &tablet).await.unwrap();
        evening.table.invite_device(&evening.keys[2]).await.unwrap()
    };
    let text = exported(&evening).await;
    let journal: String = evening.records().await.into_iter().map(|record| record.payload).collect();
    for key in evening.keys.iter().chain([&link, &tablet, &unused]) {
        let hash = serde_json::to_string(&key.hash(code)).unwrap();
        let hash = hash.trim_matches('"');
        assert!(journal.contains(hash), "the canary is alive");
        assert!(!text.contains(hash));
        assert!(!journal.contains(&key.to_string()), "the journal itself has only hashes");
        assert!(!text.contains(&key.to_string()));
    }
    let cards = |text: &str| -> BTreeSet<String> {
        let ids = text.split('"').filter(|part| part.parse::<rules::CardId>().is_ok());
        ids.map(str::to_owned).collect()
    };
    assert_eq!(cards(&text).len(), 10, "the cards of two turns");
    assert!(cards(&journal).len() > 100, "of all that are in the box");
    assert!(!text.contains("supply"));
}

#[tokio::test(start_paused = true)]
async fn the_whole_evening_is_in_it() {
    let evening = two_turns([0, 1, 2, 3, 4]).await;
    evening.does(0, Command::BreakOff).await.unwrap();
    let export = export(&*evening.journal, evening.table.code()).await.unwrap();
    assert_eq!(export.table, evening.table.code());
    assert_eq!(export.records.len(), evening.records().await.len());
    let last = export.records.last().unwrap();
    assert_eq!((last.by, &last.events[0]["type"]), (Some(table::GuestId(0)), &"game_broken_off".into()));
}

#[tokio::test(start_paused = true)]
async fn a_table_that_is_not_there_cannot_be_exported() {
    let nowhere = "222222".parse().unwrap();
    assert_eq!(export(&MemoryJournal::new(), nowhere).await, Err(TableError::NotFound));
}

#[tokio::test(start_paused = true)]
async fn a_guess_is_told_once_its_turn_is_revealed() {
    let evening = two_turns([0, 1, 2, 3, 4]).await;
    evening.does(2, lay(3, 0)).await.unwrap();
    let text = exported(&evening).await;
    let export: serde_json::Value = serde_json::from_str(&text).unwrap();
    let events =
        export["records"].as_array().unwrap().iter().flat_map(|record| record["events"].as_array().unwrap());
    let guesses: Vec<bool> = events
        .map(|event| &event["play"]["event"])
        .filter(|play| play["type"] == "guess_laid")
        .map(|play| play["sealed"] == true && play["card"].is_null())
        .collect();
    assert_eq!(guesses, [false, false, false, false, false, true]);
}

/// A round of Personal Preference in which Ben has ranked in that order, his opponents have doubled that
/// token, and the envelope is open so far.
async fn half_open_envelope(order: [u8; 4], doubled: u8, revealed: usize) -> Evening {
    let evening = Evening::of(&["Ada", "Ben", "Cleo", "Dan"]).await;
    let does = async |guest, play| {
        evening.does(guest, Command::Play { play: GameCommand::Preference(play) }).await.unwrap();
    };
    let options = GameOptions::default_of(GameKind::Preference);
    evening.does(0, Command::ChooseGame { options }).await.unwrap();
    evening.does(0, Command::StartGame).await.unwrap();
    does(1, Move::ChooseCategory { category: Category::Food }).await;
    for card in order {
        does(1, Move::RankCard { card: Slot(card), place: u8::MAX }).await;
    }
    does(1, Move::SealRanking).await;
    // Cleo and Ada guess, then Dan, who is of Ben's team.
    for guest in [2, 3] {
        for number in 0..4 {
            does(guest, Move::PlaceToken { token: Token(number + 1), section: Slot(number) }).await;
        }
        does(guest, Move::DoubleToken { token: Token(doubled) }).await;
        does(guest, Move::AgreeToGuess { edition: 5 }).await;
        if guest == 2 {
            does(0, Move::AgreeToGuess { edition: 5 }).await;
        }
    }
    for _ in 0..revealed {
        does(1, Move::RevealPreference).await;
    }
    evening
}

#[tokio::test(start_paused = true)]
async fn an_envelope_that_is_half_open_keeps_its_other_half() {
    let one = exported(&half_open_envelope([0, 1, 2, 3], 1, 2).await).await;
    let other = exported(&half_open_envelope([0, 1, 3, 2], 1, 2).await).await;
    assert_eq!(one, other, "twins that differ only in what is not revealed export the same bytes");
    let unseen = exported(&half_open_envelope([3, 1, 0, 2], 4, 0).await).await;
    assert_eq!(unseen, exported(&half_open_envelope([0, 2, 1, 3], 2, 0).await).await);
    let open = exported(&half_open_envelope([0, 1, 3, 2], 1, 4).await).await;
    assert!(open.contains("\"ranking\""), "when all is revealed, the record tells it");
    assert!(!one.contains("\"ranking\""));
}

#[tokio::test(start_paused = true)]
async fn whole_games_with_teams_are_played_at_a_table() {
    let evening = half_open_envelope([2, 0, 3, 1], 3, 4).await;
    evening.play_out(7).await;
    assert!(evening.view(0).await.game.as_ref().unwrap().over);
}

/// One round of True Colours that has been counted, with these votes, and one in which Ada has voted.
async fn counted_round(votes: [[u8; 2]; 3]) -> Evening {
    let evening = Evening::of(&["Ada", "Ben", "Cleo"]).await;
    let does = async |guest, play| {
        evening.does(guest, Command::Play { play: GameCommand::Colours(play) }).await.unwrap();
    };
    let vote = |votes: [u8; 2]| colours::Command::CastBallot { votes: Sealed::new(votes.map(Seat).to_vec()) };
    let options = GameOptions::default_of(GameKind::Colours);
    evening.does(0, Command::ChooseGame { options }).await.unwrap();
    evening.does(0, Command::StartGame).await.unwrap();
    does(2, colours::Command::AddQuestion { text: "Who has the canary?".to_owned() }).await;
    does(0, colours::Command::TurnQuestion).await;
    for (guest, votes) in votes.into_iter().enumerate() {
        does(guest, vote(votes)).await;
    }
    for prediction in [colours::Symbol::Zero, colours::Symbol::PlusMinus] {
        does(0, colours::Command::MakePrediction { prediction }).await;
    }
    for guest in [1, 2] {
        does(guest, colours::Command::MakePrediction { prediction: colours::Symbol::Plus }).await;
    }
    does(1, colours::Command::TurnQuestion).await;
    does(0, vote(votes[0])).await;
    evening
}

/// TC-8
#[tokio::test(start_paused = true)]
async fn no_vote_is_in_it_before_or_after_the_count() {
    let one = exported(&counted_round([[1, 1], [0, 2], [0, 1]]).await).await;
    let other = exported(&counted_round([[1, 2], [0, 0], [1, 1]]).await).await;
    assert_eq!(one, other, "twins that differ only in who voted for whom export the same bytes");
    assert!(one.contains("round_counted") && one.contains("\"cards\"") && one.contains("ballot_cast"));
    assert!(!one.contains("\"ballot\"") && !one.contains("\"prediction\""));
    assert!(!one.contains("canary"), "a question that nobody has asked yet is not told");
    let export: serde_json::Value = serde_json::from_str(&one).unwrap();
    let written = |record: &&serde_json::Value| record.to_string().contains("question_added");
    let record = export["records"].as_array().unwrap().iter().find(written).unwrap();
    assert_eq!(record.get("by"), None, "nor is who wrote it (TC-4): {record}");
}

#[tokio::test(start_paused = true)]
async fn whole_games_with_ballots_are_played_at_a_table() {
    let evening = counted_round([[1, 1], [0, 2], [0, 1]]).await;
    evening.play_out(3).await;
    assert!(evening.view(0).await.game.as_ref().unwrap().over);
}

/// A turn of Personality in which the first of these guests vote for that player, with that bet.
async fn voted(voters: usize, player: u8, bet: Bet) -> Evening {
    let evening = Evening::of(&["Ada", "Ben", "Cleo", "Dan"]).await;
    let does = async |guest, play| {
        evening.does(guest, Command::Play { play: GameCommand::Personality(play) }).await.unwrap();
    };
    let options = GameOptions::default_of(GameKind::Personality);
    evening.does(0, Command::ChooseGame { options }).await.unwrap();
    evening.does(0, Command::StartGame).await.unwrap();
    does(0, Deed::DealCards).await;
    let card = hand(&evening, 0).await[0];
    does(0, Deed::ProposeCard { card }).await;
    for guest in 0..voters {
        does(guest, Deed::CastVote { choice: Candidate::Player(Seat(player)), bet }).await;
    }
    evening
}

async fn hand(evening: &Evening, guest: usize) -> Vec<rules::CardId> {
    let view = evening.view(guest).await;
    match view.game.as_ref().map(|game| &game.view) {
        Some(GameView::Personality(view)) => view.hand.clone().unwrap(),
        _ => panic!("Personality is played"),
    }
}

#[tokio::test(start_paused = true)]
async fn votes_are_told_by_their_reveal_and_hands_never() {
    let one = exported(&voted(3, 1, Bet::Three).await).await;
    assert_eq!(one, exported(&voted(3, 2, Bet::Neutral).await).await, "twins that differ only in a secret");
    let evening = voted(4, 1, Bet::Three).await;
    let open = exported(&evening).await;
    assert!(open.contains("\"bet\": \"three\""), "when all are in, the record tells it");
    assert!(!one.contains("\"bet\""));
    for guest in 0..4 {
        for card in hand(&evening, guest).await {
            assert!(!open.contains(card.as_str()), "{card} is in a hand");
        }
    }
}

/// IM-18: the table asks the almanac, so that whoever is chosen by a key is known by name; and who would have
/// fitted is told when the turn stands, though never in the record: an image that a challenge puts back is
/// played on.
#[tokio::test(start_paused = true)]
async fn whole_games_with_an_almanac_are_played_at_a_table() {
    let mut told = 0;
    for seed in 5..9 {
        let evening = Evening::of(&["Ada", "Ben", "Cleo"]).await;
        let options = image::Options { practice: image::Practice::ShowFitting, ..image::Options::default() };
        evening.does(0, Command::ChooseGame { options: GameOptions::Image(options) }).await.unwrap();
        evening.does(0, Command::StartGame).await.unwrap();
        evening.play_out(seed).await;
        let view = evening.view(0).await;
        let Some(GameView::Image(game)) = view.game.as_ref().map(|game| &game.view) else {
            panic!("IMAGE is played")
        };
        let taken = game.players.iter().flat_map(|player| &player.taken);
        told += taken.filter(|taken| taken.claim.key.is_some() && !taken.fitting.is_empty()).count();
        let export = exported(&evening).await;
        assert!(export.contains("fitting_found") && !export.contains("\"people\""));
    }
    assert!(told > 0, "whoever is chosen by a key is known by name");
}

/// Plays on at random, so many commands of each guest.
async fn play_a_while(evening: &Evening, rounds: usize, chance: &mut testkit::Seeded) {
    for _ in 0..rounds {
        for guest in 0..evening.keys.len() {
            let view = evening.view(guest).await;
            let game = view.game.as_ref().filter(|game| !game.over);
            if let Some(command) = game.and_then(|game| support::choose(&game.view, chance)) {
                evening.does(guest, command).await.unwrap();
            }
        }
    }
}

// L9
#[tokio::test(start_paused = true)]
async fn every_game_is_replayed_as_it_was_and_exported_alike_in_the_middle_of_anything() {
    for kind in GameKind::ALL {
        let evening = Evening::of(&["Ada", "Ben", "Cleo", "Dan"]).await;
        evening.does(0, Command::ChooseGame { options: GameOptions::default_of(kind) }).await.unwrap();
        evening.does(0, Command::StartGame).await.unwrap();
        let mut chance = testkit::Seeded::new(5);
        for moment in 0..12 {
            play_a_while(&evening, 3, &mut chance).await;
            let text = exported(&evening).await;
            // Whoever has a copy of the records, without the keys of secret ballots, exports the same.
            let copy = MemoryJournal::new();
            let records = evening.records().await;
            let payloads = records.iter().map(|record| record.payload.clone());
            let copies = records
                .iter()
                .zip(payloads)
                .map(|(record, payload)| journal::NewRecord { at: record.at, payload });
            let table = evening.table.code().table_id();
            copy.append(table, journal::Seq(0), copies.collect()).await.unwrap();
            let copied = export(&copy, evening.table.code()).await.unwrap();
            assert_eq!(serde_json::to_string_pretty(&copied).unwrap(), text, "{kind:?}, moment {moment}");
            // No card that is still to come is in it, and no key.
            assert!(!text.contains("\"supply\":"), "{kind:?}");
            for key in &evening.keys {
                let hash = serde_json::to_string(&key.hash(evening.table.code())).unwrap();
                assert!(!text.contains(&hash), "{kind:?}");
            }
            let elsewhere = evening.elsewhere();
            for guest in 0..4 {
                let view = |view: &table::TableView| {
                    serde_json::to_string(&view.game.as_ref().map(|game| &game.view)).unwrap()
                };
                let (live, replayed) = (evening.view(guest).await, elsewhere.view(guest).await);
                assert_eq!(view(&live), view(&replayed), "{kind:?}, moment {moment}, guest {guest}");
            }
        }
    }
}
