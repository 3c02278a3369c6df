//! The evening book: games that were played to their end and differ only in who voted for whom, or in what
//! somebody guessed at first. Everything that anybody can read or keep of them is compared.

use rules::GameKind;
use serde_json::{Value, json};

use super::{
    EXPORT, Recording, differences,
    watched::{Gathering, HOST, SEATS, gather},
};
use crate::support::{
    colours,
    guest::{Guest, game, happiness, may},
    http::{Request, fetch},
};

/// All that there is to read of a game that is over, below its table: pages, files, and what programs get.
const PAGES: [&str; 8] = [
    "",
    "/stage",
    "/evening",
    "/evening/1",
    "/evening/1?sheet=2",
    "/evening/page",
    "/evening/picture.svg",
    "/portrait.svg",
];
const API: [&str; 3] = ["", "/evening", "/evening/1"];

/// The votes of each round, seat by seat.
type Votes = Vec<[[u8; 2]; SEATS]>;

/// Everybody votes otherwise, and nobody is elected.
const SPLIT: [[[u8; 2]; SEATS]; 2] = [[[1, 2], [2, 3], [3, 3], [0, 2]], [[2, 3], [3, 2], [0, 3], [2, 1]]];
/// Two have changed places, or three others have, and the third is elected.
const UNITED: [[[u8; 2]; SEATS]; 3] =
    [[[2, 2], [2, 3], [0, 3], [2, 1]], [[2, 3], [2, 2], [0, 3], [2, 1]], [[2, 3], [2, 3], [0, 1], [2, 2]]];
/// Without numbers it is nobody's business whether the third has four votes or five.
const OUTCOME: [[[u8; 2]; SEATS]; 2] = [[[2, 2], [2, 3], [1, 3], [2, 1]], [[2, 2], [2, 2], [1, 3], [2, 1]]];

fn with_numbers() -> [Votes; 2] {
    let [split, other_split] = SPLIT;
    let [one, other, third] = UNITED;
    [vec![split, one, one, other, one], vec![other_split, other, third, one, third]]
}

/// Plays a whole game of True Colours. Whoever is elected always predicts it, and so wins.
async fn counted(counts: &str, votes: &Votes) -> Gathering {
    let options = json!({ "counts": counts, "goal": 12 });
    let party = gather(&json!({ "game": "colours", "options": options })).await;
    for round in votes {
        colours::ask(&party[..SEATS]).await;
        for (guest, votes) in party.iter().zip(round) {
            colours::vote(guest, *votes).await;
        }
        for (guest, prediction) in party.iter().zip(["some", "none", "most", "some"]) {
            colours::predict(guest, prediction).await;
        }
    }
    colours::plays(&party[0], json!({ "do": "finish_game" })).await;
    party
}

/// What reaches everybody, those who voted among them.
async fn read(party: &Gathering) -> Recording {
    let mut recording = Recording::new();
    for (number, guest) in party.iter().enumerate() {
        let mut answers = Vec::new();
        let pages = PAGES.map(|rest| Request::get(&guest.page(rest)).cookie(&guest.key));
        let api = API.map(|rest| Request::get(&guest.api(rest)).key(&guest.key));
        for request in pages.into_iter().chain(api) {
            let request = request.header("host", HOST);
            let response = fetch(&guest.address, &request).await;
            assert!(response.status < 400 || response.status == 404, "{}: {}", request.path, response.text());
            answers.push(response.text().into_bytes());
        }
        recording.insert(format!("guest {number}"), answers);
    }
    recording.insert(EXPORT.to_owned(), vec![party.exported().await]);
    recording
}

/// In what guests found other bytes than at the twin, by guest, and whether also by length.
fn who_is_told(told: &[String]) -> Vec<&str> {
    let mut who: Vec<&str> = told.iter().filter_map(|line| line.split(',').next()).collect();
    who.dedup();
    who
}

/// TC-8, P5: the same counts give the same book, whoever voted for whom. Not even those who voted are told.
#[tokio::test]
async fn who_voted_for_whom_is_in_no_byte_of_a_book() {
    let [one, other] = with_numbers();
    let book = read(&counted("shown", &one).await).await;
    let text = String::from_utf8_lossy(&book["guest 4"].concat()).into_owned();
    for told in ["split_question", "united_question", "elected_for", "id=\"rounds\"", "out-honours"] {
        assert!(text.contains(told), "{told} is in the book");
    }
    assert_eq!(differences(&book, &read(&counted("shown", &other).await).await), Vec::<String>::new());
    // With outcomes only not even the counts are.
    let [few, many] = OUTCOME.map(|round| vec![SPLIT[0], round, round, round, round]);
    let book = read(&counted("outcome_only", &few).await).await;
    let twin = read(&counted("outcome_only", &many).await).await;
    assert_eq!(differences(&book, &twin), Vec::<String>::new());
    // Planted: at a table that plays with numbers these two are told apart, everywhere.
    let leaky = [read(&counted("shown", &few).await).await, read(&counted("shown", &many).await).await];
    let told = differences(&leaky[0], &leaky[1]);
    let all = ["guest 0", "guest 1", "guest 2", "guest 3", "guest 4", EXPORT];
    assert!(all.iter().all(|who| told.iter().any(|line| line.starts_with(who))), "{told:#?}");
    super::would_be_found(&book);
}

/// Plays a whole game of Happiness, of which only the second guest's first guess of the first turn differs.
async fn guessed(first: &[u8]) -> Gathering {
    let options = json!({ "cards": 5, "turns_each": 1 });
    let party = gather(&json!({ "game": "happiness", "options": options })).await;
    let mut turns = 0;
    loop {
        let view = party[0].look().await;
        if !may(&view, "draw_cards") {
            break;
        }
        party[0].play(json!({ "do": "draw_cards" })).await;
        let player = game(&party[0].look().await)["phase"]["player"].as_u64().unwrap() as usize;
        let guessers: Vec<&Guest> = (0..SEATS).filter(|it| *it != player).map(|it| &party[it]).collect();
        if turns == 0 {
            assert_ne!(player, 1, "the second guest guesses");
            lay(&party[1], first).await;
        }
        lay(&party[player], &[2, 0, 4, 1, 3]).await;
        party[player].play(json!({ "do": "seal_ranking", "face_up": null })).await;
        lay(guessers[0], &[2, 0, 1, 4, 3]).await;
        for guesser in guessers {
            let view = guesser.look().await;
            let edition = &game(&view)["phase"]["guess"]["edition"];
            guesser.must(happiness(json!({ "do": "agree_to_guess", "edition": edition }))).await;
        }
        turns += 1;
    }
    assert_eq!(turns, SEATS);
    party[0].play(json!({ "do": "finish_game" })).await;
    party
}

/// The second guest's page of the game, on a phone that they share with the first.
async fn on_shared_phone(party: &Gathering) -> String {
    let cookie = |guest: usize| format!("likeness-{}-{guest}={}", party[guest].table, party[guest].key);
    let request = Request::get(&party[1].page("/evening/1?as=1"));
    let request = request.header("cookie", [0, 1].map(cookie).join("; ")).header("host", HOST);
    fetch(&party[1].address, &request).await.text()
}

async fn lay(guest: &Guest, row: &[u8]) {
    for (place, card) in row.iter().enumerate() {
        guest.play(json!({ "do": "lay_token", "card": card, "place": place })).await;
    }
}

/// GH-14: a first guess is looked at again by whoever made it, and by nobody else; and whoever listens on
/// the line learns nothing from the length of their page (L4).
#[tokio::test]
async fn a_first_guess_is_in_the_book_of_whoever_made_it_and_in_no_other() {
    // Neither has anything right, so that nobody was closest.
    let parties = [guessed(&[0, 1, 2, 3, 4]).await, guessed(&[1, 3, 0, 2, 4]).await];
    let [book, twin] = [read(&parties[0]).await, read(&parties[1]).await];
    let told = differences(&book, &twin);
    assert_eq!(who_is_told(&told), ["guest 1"], "{told:#?}");
    let pages = |recording: &Recording| recording["guest 1"].iter().map(Vec::len).collect::<Vec<_>>();
    assert_eq!(pages(&book), pages(&twin));
    // Only their own page of that game has it: no evening, no file, no answer to a program.
    let differ = |at: &usize| book["guest 1"][*at] != twin["guest 1"][*at];
    let differing: Vec<&str> = (0..PAGES.len()).filter(differ).map(|at| PAGES[at]).collect();
    assert_eq!(differing, ["/evening/1", "/evening/1?sheet=2"], "one sheet, whichever is asked for");
    assert!((PAGES.len()..PAGES.len() + API.len()).all(|at| !differ(&at)));
    super::would_be_found(&book);
    // Somebody else may hold a phone that goes round, and these pages have no curtain.
    let [shared, of_twin] = [on_shared_phone(&parties[0]).await, on_shared_phone(&parties[1]).await];
    assert_eq!(shared, of_twin);
    assert!(shared.contains("id=\"rounds\"") && !shared.contains("class=\"own\""), "{shared}");
    // The last of them is somebody who never guessed: they are told that it is theirs alone, and nothing.
    let shown = |guest: usize| -> usize {
        String::from_utf8_lossy(&book[&format!("guest {guest}")].concat()).matches("class=\"own\"").count()
    };
    assert_eq!((shown(0), shown(1), shown(2), shown(4)), (0, 2, 0, 0));
    let told: Value = serde_json::from_slice(&book["guest 1"][PAGES.len() + 2]).unwrap();
    assert_eq!(told["came_out"]["game"], json!(GameKind::Happiness));
}
