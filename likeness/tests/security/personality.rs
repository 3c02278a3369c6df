//! Personality: its pages have nothing that runs or leads elsewhere, and a portrait is given to nobody but
//! its sitter.

use serde_json::json;

use super::check_html;
use crate::support::{
    Server,
    guest::{Guest, game},
    http::{Request, fetch},
    personality as moves,
};

/// How the server answers who asks for their portrait, and with what.
async fn portrait(guest: &Guest) -> (u16, String) {
    let response =
        fetch(&guest.address, &Request::get(&guest.page("/portrait.svg")).cookie(&guest.key)).await;
    (response.status, response.text())
}

/// The same for who asks for the last game.
async fn last_game(guest: &Guest) -> (u16, String) {
    let response = fetch(&guest.address, &Request::get(&guest.page("/last")).cookie(&guest.key)).await;
    (response.status, response.text())
}

async fn started(server: &Server, options: &serde_json::Value) -> Vec<Guest> {
    let party = Guest::party(server.address(), 4).await;
    moves::choose(&party[0], options).await;
    party[0].must(json!({ "command": "start_game" })).await;
    moves::deal(&party[0]).await;
    party
}

#[tokio::test]
async fn no_page_of_a_game_with_masks_has_any_either() {
    let server = Server::start();
    let party = started(&server, &json!({ "board": "short" })).await;
    check_html("before the first card", &party).await;
    let done = async || {};
    let tie = [(1, "two"), (1, "neutral"), (3, "neutral"), (3, "two")];
    moves::propose_and_vote(&party, &tie, &done).await;
    check_html("in a debate", &party).await;
    for guest in &party {
        moves::plays(guest, json!({ "do": "declare_ready" })).await;
    }
    check_html("before the second vote", &party).await;
    for guest in &party {
        moves::plays(guest, json!({ "do": "vote_again", "choice": { "player": 1 } })).await;
    }
    check_html("while cards are exchanged", &party).await;
    moves::keep_hands(&party, &done).await;
    // The first goes from space 1 to 3, and from there to 5; the others choose themselves, or along.
    moves::turn(&party, &[(0, "two"), (0, "neutral"), (2, "neutral"), (3, "neutral")], &done).await;
    check_html("while a partner is chosen", &party).await;
    moves::plays(&party[0], json!({ "do": "choose_partner", "partner": 3 })).await;
    moves::propose(&party[2]).await;
    check_html("before a pair votes", &party).await;
    moves::vote(&party[0], 0, "two").await;
    check_html("while one of a pair has chosen", &party).await;
    moves::vote(&party[3], 0, "two").await;
    check_html("while people vote", &party).await;
    for guest in [1, 2] {
        moves::vote(&party[guest], guest as u8, "neutral").await;
    }
    moves::keep_hands(&party, &done).await;
    check_html("while cards are laid", &party).await;
    for guest in &party {
        let card = moves::hand(guest).await.swap_remove(0);
        moves::plays(guest, json!({ "do": "lay_card", "card": card })).await;
    }
    assert_eq!(game(&party[0].look().await)["phase"]["question"]["question"], "which");
    check_html("while they lie there", &party).await;
}

/// PE-30: and it is there from the moment that somebody has won until the next game begins, in the lobby too.
#[tokio::test]
async fn a_portrait_is_given_to_its_sitter_only_and_until_the_next_game() {
    let server = Server::start();
    let mut party = started(&server, &json!({ "board": "short" })).await;
    party.push(party[0].join("Watcher").await);
    moves::climb(&party[..4], &async || {}).await;
    check_html("while somebody gives", &party).await;
    moves::give(&party[0], &[1, 2, 3]).await;
    check_html("while cards are given", &party).await;
    for (guest, answer) in [(1, "accept"), (2, "accept"), (3, "contest")] {
        moves::answer(&party[guest], answer).await;
    }
    check_html("while a card is judged", &party).await;
    for guest in [1, 2] {
        moves::plays(&party[guest], json!({ "do": "judge_gift", "player": 3 })).await;
    }
    for moment in ["when somebody has won", "at the end", "in the lobby"] {
        check_html(moment, &party).await;
        let mut pictures = Vec::new();
        for guest in &party[..4] {
            let (status, picture) = portrait(guest).await;
            assert_eq!(status, 200, "{moment}, guest {}: {picture}", guest.id);
            assert!(picture.starts_with("<svg"), "{picture}");
            pictures.push(picture);
        }
        pictures.dedup();
        assert_eq!(pictures.len(), 4, "everybody's is another one");
        assert_eq!(portrait(&party[4]).await.0, 404, "{moment}: who watches has none");
        let stranger = fetch(server.address(), &Request::get(&party[0].page("/portrait.svg"))).await;
        assert!(stranger.status >= 400, "{moment}: a stranger is given {}", stranger.text());
        let told = [last_game(&party[0]).await, last_game(&party[4]).await].map(|(status, _)| status);
        let stranger = fetch(server.address(), &Request::get(&party[0].page("/last"))).await;
        assert!(stranger.status >= 400, "{moment}: a stranger is given {}", stranger.text());
        match moment {
            "when somebody has won" => {
                assert_eq!(told, [303, 303], "it is not over");
                moves::plays(&party[1], json!({ "do": "finish_game" })).await;
            }
            "at the end" => {
                assert_eq!(told, [200, 200], "all of them see it");
                party[0].must(json!({ "command": "close_game" })).await;
            }
            _ => assert_eq!(told, [200, 404], "who watched did not sit in it"),
        }
    }
    // Everybody's page has the way to their own portrait, and nothing to press.
    for guest in &party[..4] {
        let (_, page) = last_game(guest).await;
        assert!(page.contains("/portrait.svg") && !page.contains("<form"), "{page}");
    }
    party[0].must(json!({ "command": "start_game" })).await;
    assert_eq!(portrait(&party[0]).await.0, 404, "another game has begun");
    assert_eq!(last_game(&party[0]).await.0, 303, "which is on the table now");
}
