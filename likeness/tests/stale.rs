//! Commands and tabs that are behind: made for a step that is over, left open after a game or a goodbye, or
//! two of them on one seat.

use serde_json::{Value, json};

use crate::support::{
    Server,
    colours::{self, ballot, prediction},
    guest::{self, Guest, game, happiness},
    http::{Request, Response, Stream, fetch},
};

/// A table of three, at which a question of True Colours lies open.
async fn question(server: &Server) -> Vec<Guest> {
    let party = Guest::party(server.address(), 3).await;
    colours::choose(&party[0], &json!({})).await;
    party[0].must(json!({ "command": "start_game" })).await;
    colours::ask(&party).await;
    party
}

/// A round from the open question to the next one.
async fn play_on(party: &[Guest]) {
    for guest in party {
        colours::vote(guest, [(guest.id as u8 + 1) % 3; 2]).await;
    }
    for guest in party {
        colours::predict(guest, "some").await;
    }
    colours::ask(party).await;
}

async fn step(guest: &Guest) -> Value {
    guest.look().await["step"].clone()
}

/// What a plain page answers to a form that was made for that step.
async fn form(guest: &Guest, fields: &[(&str, &str)], step: &Value) -> Response {
    let step = step.to_string();
    let fields: Vec<(&str, &str)> = fields.iter().copied().chain([("step", step.as_str())]).collect();
    fetch(&guest.address, &Request::form(&guest.page("/do"), &fields).cookie(&guest.key)).await
}

async fn order(guest: &Guest, command: Value, step: &Value) -> Response {
    fetch(&guest.address, &guest.order(&json!({ "command": command, "step": step }))).await
}

// F14
#[tokio::test]
async fn a_vote_of_a_round_that_is_over_is_not_counted_in_the_next_and_the_page_shows_that_one() {
    let server = Server::start();
    let party = question(&server).await;
    let late = step(&party[0]).await;
    play_on(&party).await;
    let before = party[0].look().await;
    assert_eq!(game(&before)["phase"]["phase"], "voting", "the next round");
    let refused = order(&party[0], guest::colours(ballot([1, 2])), &late).await.expect(409);
    assert_eq!(refused.error_code(), "too_late");
    let fields = [("do", "cast_ballot"), ("game", "colours"), ("votes", "1"), ("votes", "2")];
    let page = form(&party[0], &fields, &late).await.expect(409);
    let text = page.text();
    assert!(page.is_page() && text.contains("The game has moved on"), "{text}");
    let fresh = before["step"].to_string();
    assert!(text.contains(&format!("name=\"step\" value=\"{fresh}\"")), "with the forms of now: {text}");
    assert_eq!(party[0].look().await, before, "and nothing has changed");
    order(&party[0], guest::colours(ballot([1, 2])), &before["step"]).await.expect(200);
}

// F14
#[tokio::test]
async fn a_prediction_that_overtakes_the_vote_is_refused_and_kept_for_no_later_step() {
    let server = Server::start();
    let party = question(&server).await;
    let before = party[0].look().await;
    let early = order(&party[0], guest::colours(prediction("some")), &before["step"]).await;
    assert_eq!(early.status, 409, "{}", early.text());
    assert_eq!(party[0].look().await, before);
    for guest in &party {
        colours::vote(guest, [(guest.id as u8 + 1) % 3; 2]).await;
    }
    let view = party[0].look().await;
    assert_eq!(game(&view)["phase"]["phase"], "predicting");
    let predicted = &game(&view)["phase"]["prediction"];
    assert!(predicted.is_null(), "what was refused is not remembered: {predicted}");
    let late = order(&party[0], guest::colours(ballot([1, 2])), &before["step"]).await;
    assert_eq!((late.status, late.error_code().as_str()), (409, "too_late"));
}

// F15
#[tokio::test]
async fn a_tab_of_a_game_that_is_over_is_told_so_and_shows_the_lobby() {
    let server = Server::start();
    let party = Guest::party(server.address(), 2).await;
    party[0].must(json!({ "command": "start_game" })).await;
    let stale = step(&party[0]).await;
    party[0].must(json!({ "command": "break_off" })).await;
    let before = party[0].look().await;
    let draw = happiness(json!({ "do": "draw_cards" }));
    order(&party[0], draw.clone(), &stale).await.expect(409);
    let page = form(&party[0], &[("do", "draw_cards"), ("game", "happiness")], &stale).await.expect(409);
    assert!(page.is_page() && page.text().contains("start_game"), "the lobby: {}", page.text());
    assert_eq!(party[0].look().await, before);
    // Nor does it play in the next game, which may be another.
    party[0].must(json!({ "command": "start_game" })).await;
    let refused = order(&party[0], draw, &stale).await.expect(409);
    assert_eq!(refused.error_code(), "another_game");
}

// F15
#[tokio::test]
async fn a_tab_of_somebody_who_was_shown_out_ends_and_can_do_nothing_more() {
    let server = Server::start();
    let party = Guest::party(server.address(), 3).await;
    party[0].must(json!({ "command": "start_game" })).await;
    let gone = &party[2];
    let stale = step(gone).await;
    let mut tab = gone.stream().await;
    tab.next_real().await.unwrap();
    party[0].must(json!({ "command": "remove", "guest": gone.id })).await;
    let mut last = String::new();
    while let Ok(event) = tab.next_real().await {
        last = event.name;
    }
    assert_eq!(last, "gone", "the stream says so and ends");
    let before = party[0].look().await;
    let refused = order(gone, json!({ "command": "lock" }), &stale).await.expect(410);
    assert_eq!(refused.error_code(), "shown_out");
    let page = form(gone, &[("do", "leave")], &stale).await;
    assert_eq!((page.status, page.is_page()), (410, true), "{}", page.text());
    assert!(page.text().contains("The host asked you to leave this table."), "{}", page.text());
    let again = Request::get(&gone.page("/stream?face=hand")).cookie(&gone.key);
    assert_eq!(fetch(&gone.address, &again).await.status, 204, "and no page asks again");
    assert_eq!(party[0].look().await, before);
}

/// What this tab shows of the guest's own votes, once it shows that record.
async fn own_votes(tab: &mut Stream, seq: u64) -> Value {
    let event = tab.reach(seq).await.pop().unwrap();
    game(&event.json())["phase"]["ballot"].clone()
}

// F16
#[tokio::test]
async fn of_two_tabs_on_one_seat_the_last_choice_counts_and_all_seven_show_it() {
    let server = Server::start();
    let party = question(&server).await;
    let mut tabs = Vec::new();
    for _ in 0..7 {
        tabs.push(party[0].stream().await);
    }
    let open = step(&party[0]).await;
    // A ballot is shown in the order of the seats.
    for votes in [[1, 1], [1, 2], [2, 2], [1, 2], [2, 2]] {
        // Tab after tab, each with the page that it has.
        let sent = order(&party[0], guest::colours(ballot(votes)), &open).await.expect(200).json();
        for tab in &mut tabs {
            assert_eq!(own_votes(tab, sent["seq"].as_u64().unwrap()).await, json!(votes));
        }
    }
    for guest in &party[1..] {
        colours::vote(guest, [0, 0]).await;
    }
    let late = order(&party[0], guest::colours(ballot([1, 1])), &open).await.expect(409);
    assert_eq!(late.error_code(), "too_late", "the box is closed");
    assert_eq!(game(&party[0].look().await)["phase"]["ballot"], json!([2, 2]));
}

/// F13: the same command is sent a hundred times at once, and then another one under its id.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hundred_of_the_same_are_one_and_another_under_its_id_is_refused() {
    let server = Server::start();
    let host = Guest::open(server.address(), "Ana").await;
    let before = host.look().await["seq"].as_u64().unwrap();
    let order =
        |name: &str| host.order(&json!({ "id": "once", "command": { "command": "rename", "name": name } }));
    let same: Vec<_> = (0..100).map(|_| tokio::spawn(fetch(server.address(), &order("Beatrice")))).collect();
    for answer in same {
        let answer = answer.await.unwrap().expect(200);
        assert_eq!(answer.json()["seq"], before + 1, "{}", answer.text());
    }
    let mut said = Vec::new();
    for language in ["en", "fr"] {
        let other = fetch(server.address(), &order("Carla").in_language(language)).await.expect(422);
        assert_eq!(other.error_code(), "another_command");
        said.push(other.json()["error"]["message"].clone());
    }
    assert!(said[0].as_str().is_some_and(|said| said.contains("so nothing was done")) && said[0] != said[1]);
    let view = host.look().await;
    assert_eq!((&view["seq"], &view["guests"][0]["name"]), (&json!(before + 1), &json!("Beatrice")));
}
