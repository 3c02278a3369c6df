//! What browsers are told to forbid, what other sites cannot make them do, and what strangers cannot find
//! out.

mod bots;
mod cross_site;
mod markup;
mod personality;
mod shown_out;
mod way_back;
use std::sync::atomic::{AtomicU32, Ordering};

use markup::forbidden;
use serde_json::json;

use crate::support::{
    Server, colours,
    guest::{Guest, cards, game},
    http::{Request, Response, Stream, fetch},
    preference,
};

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; form-action 'self'; manifest-src 'self'; worker-src 'self'; \
                      base-uri 'none'; frame-ancestors 'none'";

/// A key, or a link for another device, that nobody has.
const NO_KEY: &str = "00112233445566778899aabbccddeeff";
/// A table with so many guests is full.
const MOST_GUESTS: usize = 32;

/// An address in a network that has not asked for anything yet, for servers that stand behind a proxy.
fn stranger() -> std::net::Ipv4Addr {
    static USED: AtomicU32 = AtomicU32::new(0);
    std::net::Ipv4Addr::from(0x0a00_0000 + 256 * USED.fetch_add(1, Ordering::Relaxed))
}

/// Every kind of answer that a table and its guest can get.
fn kinds_of_answers(guest: &Guest) -> Vec<Request> {
    let mut requests: Vec<Request> = [
        "/",
        "/about",
        "/rules/happiness",
        "/rules/preference",
        "/rules/colours",
        "/join?code=x",
        "/nothing",
    ]
    .into_iter()
    .chain(["/favicon.ico"])
    .chain(["/healthz", "/readyz", "/metrics", "/assets/0/page.css", "/assets/0/nothing", "/%FF"])
    .chain([
        "/api/v1/openapi.json",
        "/api/v1/decks/happiness",
        "/api/v1/decks/preference",
        "/api/v1/decks/colours",
        "/api/v1/decks/image",
        "/api/v1/nothing",
        "/api/v1/tables/ZZZZZZ",
    ])
    .map(Request::get)
    .collect();
    for page in [
        "",
        "/menu",
        "/face",
        "/pass",
        "/pass/join",
        "/rules",
        "/stage",
        "/qr.svg",
        "/nothing",
        "/device/x",
        "/stream",
        "/stage?lang=xx",
    ] {
        requests.push(Request::get(&guest.page(page)).cookie(&guest.key));
        requests.push(Request::get(&guest.page(page)));
    }
    let form = |fields: &[(&str, &str)]| Request::form(&guest.page("/do"), fields).cookie(&guest.key);
    requests.push(form(&[("do", "unlock")]));
    requests.push(form(&[("do", "unlock")]).for_json());
    requests.push(form(&[("do", "dance")]));
    requests.push(form(&[("do", "invite_device")]));
    requests.push(form(&[("do", "unlock")]).header("origin", "http://evil.example"));
    requests.push(Request::form("/start", &[("name", "")]));
    requests.push(Request::form("/start", &[("name", "Ann")]));
    requests.push(Request::form("/try", &[("game", "image")]));
    requests.push(Request::form("/try", &[("game", "chess")]));
    requests.push(Request::form("/start", &[("name", &"x".repeat(20_000))]));
    requests.push(Request::new("PUT", "/"));
    requests.push(Request::new("HEAD", "/"));
    requests.push(Request::get(&guest.page("/people?q=cleo")).cookie(&guest.key));
    requests.push(Request::get(&guest.api("/people?q=cleo")).key(&guest.key));
    requests.push(Request::get(&guest.api("")).key(&guest.key));
    requests.push(Request::post(&guest.api("/commands")).key(&guest.key));
    requests
}

#[tokio::test]
async fn every_answer_wears_the_security_headers() {
    let server = Server::start();
    let guest = Guest::open(server.address(), "Ana").await;
    for request in kinds_of_answers(&guest) {
        check_headers(
            &format!("{} {}", request.method, request.path),
            &fetch(server.address(), &request).await,
        );
    }
    let stream =
        Stream::open(server.address(), &Request::get(&guest.page("/stream?face=stage"))).await.unwrap();
    check_headers("a stream", &stream.head);
    assert_eq!(stream.head.header("cache-control"), Some("no-store"));
}

/// Completing a name gives nothing away: only a guest gets an answer, nobody keeps it, and the table hears
/// nothing of it.
#[tokio::test]
async fn whom_a_guest_looks_up_is_told_to_them_alone() {
    let server = Server::start();
    let guest = Guest::open(server.address(), "Ana").await;
    let before = guest.look().await["seq"].clone();
    let asked = guest.api("/people?q=schweitz");
    let answer = fetch(server.address(), &Request::get(&asked).key(&guest.key)).await.expect(200);
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    let found = &answer.json()[0];
    assert_eq!(found["name"], serde_json::json!({ "en": "Albert Schweitzer", "fr": "Albert Schweitzer" }));
    let told: Vec<&String> = found.as_object().unwrap().keys().collect();
    assert_eq!(told, ["key", "name"], "who it is, and nothing that a card could ask");
    let page = Request::get(&guest.page("/people?q=schweitz")).cookie(&guest.key);
    let page = fetch(server.address(), &page).await.expect(200);
    assert_eq!(page.header("cache-control"), Some("no-store"));
    assert_eq!(page.json()["people"][0]["key"], found["key"]);
    for stranger in [Request::get(&asked), Request::get(&guest.page("/people?q=schweitz"))] {
        let status = fetch(server.address(), &stranger).await.status;
        assert!((400..500).contains(&status), "a stranger got {status}");
    }
    assert_eq!(guest.look().await["seq"], before, "the table has heard of it");
}

fn check_headers(what: &str, response: &Response) {
    for (name, value) in [
        ("content-security-policy", POLICY),
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
        ("referrer-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
    ] {
        assert_eq!(response.all(name).collect::<Vec<_>>(), [value], "{name} of {what} ({})", response.status);
    }
    assert!(response.header("permissions-policy").is_some(), "{what}");
    assert!(response.header("cache-control").is_some(), "{what} says for how long it may be kept");
    assert_eq!(
        response.header("strict-transport-security"),
        None,
        "{what}: plain HTTP has no transport to be strict about"
    );
    assert_eq!(response.header("server"), None, "{what}");
}

/// All that three guests and the stage see at this moment, over pages and over streams.
async fn all_html(party: &[Guest]) -> Vec<(String, String)> {
    let mut html = Vec::new();
    for guest in party {
        for page in [
            "",
            "?plain",
            "/menu",
            "/face",
            "/pass/join",
            "/rules",
            "/cards",
            "/cards?game=colours",
            "/stage",
            "/stage?lang=fr",
            "/qr.svg",
            "/nothing",
        ] {
            let response = fetch(&guest.address, &Request::get(&guest.page(page)).cookie(&guest.key)).await;
            html.push((format!("guest {} {page}", guest.id), response.text()));
        }
        let stream = Request::get(&guest.page("/stream?face=hand")).cookie(&guest.key);
        let frame = Stream::open(&guest.address, &stream).await.unwrap().next_real().await.unwrap();
        html.push((format!("frame of guest {}", guest.id), frame.data));
    }
    for request in [
        Request::get(&party[0].page("")),
        Request::get("/"),
        Request::get("/about"),
        Request::get("/cards"),
        Request::get("/rules/happiness"),
        Request::get("/rules/preference"),
        Request::get("/rules/colours"),
        Request::get("/rules/personality"),
    ] {
        html.push((request.path.clone(), fetch(&party[0].address, &request).await.text()));
    }
    html
}

async fn check_html(moment: &str, party: &[Guest]) {
    let own = format!("http://{}/", party[0].address);
    for (what, html) in all_html(party).await {
        // Links for others to open are written out in full.
        let html = html.replace(&format!("\"{own}"), "\"/");
        assert_eq!(forbidden(&html), Vec::<String>::new(), "{moment}, {what}");
    }
}

#[tokio::test]
async fn no_page_has_inline_code_or_style_or_leads_elsewhere() {
    let server = Server::start();
    let party = Guest::party(server.address(), 3).await;
    check_html("in the lobby", &party).await;
    let invited = fetch(
        server.address(),
        &Request::form(&party[0].page("/do"), &[("do", "invite_device")]).cookie(&party[0].key),
    )
    .await;
    let own = server.url("/");
    let invited = invited.expect(200).text().replace(&format!("\"{own}"), "\"/");
    assert_eq!(forbidden(&invited), Vec::<String>::new(), "an invitation");
    let options = json!({ "game": "happiness", "options": { "turns_each": 1 } });
    party[0].must(json!({ "command": "choose_game", "options": options })).await;
    party[0].must(json!({ "command": "start_game" })).await;
    check_html("before the first turn", &party).await;
    for turn in 0..party.len() {
        party[0].play(json!({ "do": "draw_cards" })).await;
        let view = party[0].look().await;
        let player = game(&view)["phase"]["player"].as_u64().unwrap() as usize;
        let cards = cards(&view);
        party[player].play(json!({ "do": "lay_token", "card": 1, "place": 0 })).await;
        if turn == 0 {
            check_html("while somebody ranks", &party).await;
        }
        for card in (0..cards).filter(|card| *card != 1) {
            party[player].play(json!({ "do": "lay_token", "card": card, "place": 0 })).await;
        }
        party[player].play(json!({ "do": "seal_ranking" })).await;
        let guessers: Vec<&Guest> = party.iter().filter(|guest| guest.id as usize != player).collect();
        for card in 0..cards {
            guessers[0].play(json!({ "do": "lay_token", "card": card, "place": 0 })).await;
        }
        if turn == 0 {
            check_html("while the others guess", &party).await;
        }
        for guesser in guessers {
            let edition = game(&guesser.look().await)["phase"]["guess"]["edition"].clone();
            guesser.play(json!({ "do": "agree_to_guess", "edition": edition })).await;
        }
        check_html("at the reveal", &party).await;
    }
    party[0].play(json!({ "do": "finish_game" })).await;
    check_html("at the end", &party).await;
}

#[tokio::test]
async fn no_page_of_a_game_with_teams_has_any_either() {
    let server = Server::start();
    let party = Guest::party(server.address(), 4).await;
    preference::choose(&party[0], &json!({ "board": "short" })).await;
    party[0].must(json!({ "command": "name_team", "team": 1, "name": "<b onclick=\"\">" })).await;
    check_html("while teams are formed", &party).await;
    party[0].must(json!({ "command": "start_game" })).await;
    check_html("before the first round", &party).await;
    for round in 0.. {
        let it = preference::draw(&party).await;
        if round == 0 {
            check_html("while IT ranks", &party).await;
        }
        preference::seal(&party[it], &[2, 0, 3, 1]).await;
        // The first team is right and doubles; the others would go on for ever.
        let guessers = [(it + 1) % 4, (it + 2) % 4];
        for (guesser, mates) in guessers.into_iter().zip([&[1, 3][..], &[2]]) {
            let (row, play) = if guesser % 2 == 0 {
                ([2, 0, 3, 1], "double_token")
            } else {
                ([0, 1, 2, 3], "undouble_token")
            };
            preference::place(&party[guesser], &row).await;
            for token in 1..=4 {
                preference::plays(&party[guesser], json!({ "do": play, "token": token })).await;
            }
            if round == 0 {
                check_html("while a team guesses", &party).await;
            }
            for mate in mates {
                preference::agree(&party[(it + mate) % 4]).await;
            }
        }
        for place in 0..4 {
            preference::reveal(&party[it]).await;
            if round == 0 && place % 2 == 0 {
                check_html("while the envelope is opened", &party).await;
            }
        }
        let view = party[0].look().await;
        if game(&view)["phase"]["next"].is_null() {
            break;
        }
    }
    check_html("when a team has won", &party).await;
    preference::plays(&party[0], json!({ "do": "finish_game" })).await;
    check_html("at the end", &party).await;
}

/// Questions that tables write themselves are whatever people type, and are shown large on every screen.
#[tokio::test]
async fn no_page_of_a_game_with_votes_has_any_either_and_what_is_asked_is_never_markup() {
    let server = Server::start();
    let party = Guest::party(server.address(), 4).await;
    for number in 1..=6 {
        let text = format!("Who \u{202e}<x>&\"' <b onclick=\"{number}\">\0hums</b>?");
        party[number % 4]
            .must(json!({ "command": "write_cards", "cards": [{ "game": "colours", "text": text }] }))
            .await;
    }
    // No others than the table's own, so that one of them is asked in every round.
    colours::choose(&party[0], &json!({ "sets": [], "goal": 12, "questions": "picked" })).await;
    check_html("while questions are written", &party).await;
    party[0].must(json!({ "command": "start_game" })).await;
    check_html("before the first question", &party).await;
    let mut pages = Vec::new();
    for round in 0.. {
        let reader = colours::reader(&party[0]).await;
        colours::plays(&party[reader], json!({ "do": "turn_question" })).await;
        let look = async |moment: &str, pages: &mut Vec<(String, String)>| {
            if round == 0 {
                check_html(moment, &party).await;
                pages.extend(all_html(&party).await);
            }
        };
        look("while the reader picks", &mut pages).await;
        let question = game(&party[reader].look().await)["phase"]["questions"][0]["card"].clone();
        colours::plays(&party[reader], json!({ "do": "pick_question", "question": question })).await;
        look("before anybody votes", &mut pages).await;
        for (guest, votes) in party.iter().zip([[1, 1], [0, 0], [0, 0], [0, 0]]) {
            colours::vote(guest, votes).await;
            look("while people vote", &mut pages).await;
        }
        for (guest, symbol) in party.iter().zip(["most", "some", "most", "none"]) {
            colours::predict(guest, symbol).await;
            look("while people predict", &mut pages).await;
        }
        if game(&party[0].look().await)["phase"]["reader"].is_null() {
            break;
        }
    }
    check_html("when somebody has won", &party).await;
    colours::plays(&party[1], json!({ "do": "finish_game" })).await;
    check_html("at the end", &party).await;
    pages.extend(all_html(&party).await);
    let shown = pages.iter().filter(|(_, html)| html.contains("Who &lt;x&gt;&amp;")).count();
    assert!(shown > 50, "questions are shown {shown} times");
    for (what, html) in &pages {
        assert!(
            !html.contains("<x>") && !html.contains("<b onclick") && !html.contains('\u{202e}'),
            "{what}: {html}"
        );
    }
    let view = party[1].look().await;
    let asked = game(&view)["last_round"]["question"]["own"].as_str().unwrap().to_owned();
    assert!(asked.starts_with("Who <x>&\"' <b onclick=\""), "programs get it as it was typed: {asked}");
    assert!(asked.ends_with(">hums</b>?"), "but for what cannot be seen: {asked:?}");
}

#[tokio::test]
async fn another_site_cannot_act_for_a_guest() {
    let server = Server::start();
    let host = Guest::open(server.address(), "Ana").await;
    let own = server.url("");
    let cookie = format!("likeness={}", host.key);
    let deed = |path: &str| {
        let fields: &[(&str, &str)] = &[("do", "lock"), ("name", "Eve")];
        Request::form(path, fields).header("cookie", &cookie)
    };
    let before = host.look().await["seq"].clone();
    for path in [
        host.page("/do"),
        host.page("/join"),
        host.page("/return"),
        "/start".to_owned(),
        "/try".to_owned(),
        host.api("/devices"),
        "/api/v1/tables".to_owned(),
    ] {
        for (name, value) in [
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-site", "same-site"),
            ("sec-fetch-site", "nonsense"),
            ("origin", "http://evil.example"),
            ("origin", "null"),
            ("origin", &format!("{own}.evil.example")),
            ("origin", "http://127.0.0.1"),
            ("referer", &own),
        ] {
            let response = fetch(server.address(), &deed(&path).header(name, value)).await;
            assert_eq!(response.status, 403, "{path}, {name}: {value}");
            assert!(response.seat_key().is_none());
        }
        let json =
            fetch(server.address(), &deed(&path).header("sec-fetch-site", "cross-site").for_json()).await;
        assert_eq!(json.expect(403).error_code(), "another_site", "{path}");
        // A same-origin word does not outweigh what the browser itself says.
        let both = deed(&path).header("sec-fetch-site", "cross-site").header("origin", &own);
        fetch(server.address(), &both).await.expect(403);
    }
    assert_eq!(host.look().await["seq"], before, "nothing was done");
    fetch(server.address(), &deed(&host.page("/do")).header("sec-fetch-site", "same-origin"))
        .await
        .expect(303);
    fetch(server.address(), &deed(&host.page("/do")).header("origin", &own)).await.expect(303);
    // A link from a messenger is followed, of course.
    let followed =
        Request::get(&host.page("")).header("cookie", &cookie).header("sec-fetch-site", "cross-site");
    fetch(server.address(), &followed).await.expect(200);
}

fn check_cookie(cookie: &str) {
    assert!(
        cookie.contains("; HttpOnly") && cookie.contains("; SameSite=Lax") && cookie.contains("; Path=/"),
        "{cookie}"
    );
    assert!(!cookie.to_ascii_lowercase().contains("domain"), "for this host only: {cookie}");
}

#[tokio::test]
async fn cookies_are_for_this_host_and_out_of_reach() {
    let server = Server::start();
    let start = fetch(server.address(), &Request::form("/start", &[("name", "Ana")])).await.expect(303);
    let key = start.seat_key().expect("a seat key");
    assert_eq!((key.len(), key.bytes().all(|byte| byte.is_ascii_hexdigit())), (32, true), "128 bits");
    let location = start.header("location").unwrap().to_owned();
    assert!(!location.contains(&key));
    let host =
        Guest { address: server.address().to_owned(), table: location["/t/".len()..].to_owned(), id: 0, key };
    let join =
        fetch(server.address(), &Request::form(&host.page("/join"), &[("name", "Bo")])).await.expect(303);
    let link = fetch(server.address(), &Request::post(&host.api("/devices")).key(&host.key))
        .await
        .expect(200)
        .json();
    let landing = host.page(&format!("/device/{}", link["link"].as_str().unwrap()));
    let redeemed = fetch(server.address(), &Request::post(&landing)).await.expect(303);
    let language = fetch(server.address(), &Request::get("/?lang=fr")).await;
    let plain =
        fetch(server.address(), &Request::form(&host.page("/do"), &[("do", "lock")]).cookie(&host.key)).await;
    for response in [&start, &join, &redeemed, &language] {
        assert!(response.header("set-cookie").is_some(), "{response:?}");
    }
    for response in [&start, &join, &redeemed, &language, &plain] {
        for cookie in response.all("set-cookie") {
            check_cookie(cookie);
            assert!(!cookie.contains("Secure"), "a living room has no certificate: {cookie}");
        }
    }
    let keys = [&start, &join, &redeemed].map(|response| response.seat_key().unwrap());
    assert!(keys[0] != keys[1] && keys[1] != keys[2] && keys[0] != keys[2], "every device has its own key");
    // Whoever holds a key is shown everything but the key.
    for page in ["", "/menu", "/rules", "/stage", "/nothing"] {
        let page = fetch(server.address(), &Request::get(&host.page(page)).cookie(&host.key)).await;
        let told =
            keys.iter().any(|key| page.text().contains(key) || format!("{:?}", page.headers).contains(key));
        assert!(!told, "{}", page.text());
    }
}

#[tokio::test]
async fn behind_tls_cookies_are_bound_to_the_host_and_to_https() {
    const URL: &str = "https://play.example.org";
    let server = Server::start_with(&["--public-url", URL]);
    let start = Request::form("/start", &[("name", "Ana")]).header("origin", URL);
    let start = fetch(server.address(), &start).await.expect(303);
    for cookie in start.all("set-cookie") {
        check_cookie(cookie);
        assert!(cookie.contains("; Secure"), "{cookie}");
    }
    let key = start.seat_key().expect("a seat key");
    assert!(start.seat_cookie().is_some_and(|(name, _)| name.starts_with("__Host-likeness-")));
    assert!(start.header("strict-transport-security").is_some_and(|value| value.contains("max-age=")));
    let path = start.header("location").unwrap().to_owned();
    let seated = Request::get(&format!("{path}/menu")).header("cookie", format!("__Host-likeness={key}"));
    let menu = fetch(server.address(), &seated).await.expect(200);
    assert!(menu.header("strict-transport-security").is_some());
    assert_eq!(menu.header("cross-origin-opener-policy"), Some("same-origin"));
    let unbound = Request::get(&format!("{path}/menu")).header("cookie", format!("likeness={key}"));
    fetch(server.address(), &unbound).await.expect(403);

    let deed = Request::form(&format!("{path}/do"), &[("do", "lock")])
        .header("cookie", format!("__Host-likeness={key}"));
    let own_address = format!("http://{}", server.address());
    for origin in [own_address.as_str(), "http://play.example.org", "https://play.example.org.evil.example"] {
        fetch(server.address(), &deed.clone().header("origin", origin)).await.expect(403);
    }
    fetch(server.address(), &deed.header("origin", URL)).await.expect(303);
}

/// Names that are markup come out as what they are, wherever they are shown.
#[tokio::test]
async fn what_guests_write_is_never_markup() {
    const NAME: &str = "<x>&\"'";
    let server = Server::start();
    let ana = Guest::open(server.address(), "Ana").await;
    let mut news =
        Stream::open(server.address(), &Request::get(&ana.page("/stream?face=hand")).cookie(&ana.key))
            .await
            .unwrap();
    news.next_real().await.unwrap();
    let joined = ana.join(NAME).await;
    let arrival = news.next_real().await.unwrap().data;
    let party = [ana, joined];
    let mut pages = all_html(&party).await;
    pages.push(("the arrival".to_owned(), arrival));
    let typed =
        fetch(server.address(), &Request::form("/start", &[("name", &format!("{NAME}{}", "x".repeat(30)))]))
            .await
            .expect(422);
    pages.push(("a name that is too long, shown again".to_owned(), typed.text()));
    let typed = fetch(server.address(), &Request::get("/join?code=%3Cx%3E%26%22%27")).await.expect(422);
    pages.push(("a code that is none, shown again".to_owned(), typed.text()));
    party[0].must(json!({ "command": "start_game" })).await;
    party[0].play(json!({ "do": "draw_cards" })).await;
    pages.extend(all_html(&party).await);
    let mut shown = 0;
    for (what, html) in &pages {
        assert!(!html.contains("<x>") && !html.contains("&\"'"), "{what}: {html}");
        shown += usize::from(html.contains("&lt;x&gt;&amp;"));
    }
    assert!(shown > 10, "the name is shown {shown} times");
    let view = party[0].look().await;
    assert_eq!(view["guests"][1]["name"], NAME, "programs get it as it was typed");
}

/// All that a stranger can ask with a table's code and nothing else.
fn doors(code: &str) -> Vec<Request> {
    let (page, api) = (format!("/t/{code}"), format!("/api/v1/tables/{code}"));
    vec![
        Request::get(&page),
        Request::form(&format!("{page}/join"), &[("name", "Eve")]),
        Request::form(&format!("{page}/join"), &[("name", "Eve"), ("badge", "35"), ("language", "fr")]),
        Request::json(&format!("{api}/guests"), &json!({ "name": "Eve" })),
        Request::json(&format!("{api}/guests"), &json!({ "name": "Eve", "language": "fr" })),
        Request::form(&format!("{page}/return"), &[]),
        Request::get(&format!("{page}/stage")),
        Request::get(&format!("{page}/stage?lang=fr")),
        Request::get(&format!("{page}/rules")),
        Request::get(&format!("{page}/menu")),
        Request::get(&format!("{page}/pass")),
        Request::get(&format!("{page}/pass")).header("cookie", format!("likeness-{code}-0={NO_KEY}")),
        Request::get(&format!("{page}/stream?face=pass"))
            .header("cookie", format!("likeness-{code}-0={NO_KEY}")),
        Request::get(&format!("{page}/pass/join")),
        Request::form(&format!("{page}/pass"), &[("as", "0")]),
        Request::form(&format!("{page}/pass/join"), &[("name", "Eve")]),
        Request::get(&format!("{page}/qr.svg")),
        Request::get(&format!("{page}/portrait.svg")),
        Request::get(&format!("{page}/device/{NO_KEY}")),
        Request::post(&format!("{page}/device/{NO_KEY}")),
        Request::form(&format!("{page}/do"), &[("do", "leave")]).cookie(NO_KEY),
        Request::form(&format!("{page}/do"), &[("do", "leave")]).cookie(NO_KEY).for_json(),
        Request::get(&format!("{page}/stream?face=stage")),
        Request::get(&format!("{page}/stream?face=hand")).cookie(NO_KEY),
        Request::get(&api),
        Request::get(&api).key(NO_KEY),
        Request::get(&format!("{api}/stream")),
        Request::get(&format!("{api}/stream")).key(NO_KEY),
        Request::json(&format!("{api}/commands"), &json!({ "command": { "command": "leave" } })).key(NO_KEY),
        Request::post(&format!("{api}/devices")).key(NO_KEY),
        Request::json(&format!("{api}/devices/redeem"), &json!({ "link": NO_KEY })),
        Request::new("DELETE", &api).key(NO_KEY),
    ]
}

/// Everything of an answer but the time of day.
fn answer(response: &Response) -> String {
    let headers: Vec<_> = response.headers.iter().filter(|(name, _)| name != "date").collect();
    format!("{} {headers:?} {}", response.status, response.text())
}

/// The answer, or how it begins when it is a stream.
async fn ask(server: &Server, request: &Request) -> Response {
    if !request.path.contains("/stream") {
        return fetch(server.address(), request).await;
    }
    match Stream::open(server.address(), request).await {
        Ok(stream) => stream.head,
        Err(_) => fetch(server.address(), request).await,
    }
}

/// Which doors of a table answer a stranger in another way than those of a table that is not there.
async fn told_apart(server: &Server, table: &Guest) -> Vec<String> {
    let mut found = Vec::new();
    for (unknown, door) in doors("ZZZZZZ").into_iter().zip(doors(&table.table)) {
        let unknown = unknown.coming_from(stranger());
        let expected = answer(&ask(server, &unknown).await);
        let door = door.coming_from(stranger());
        let given = answer(&ask(server, &door).await);
        if given != expected {
            found.push(format!("{} {}: {given:.60}", door.method, door.path));
        }
    }
    found
}

/// Few enough wrong codes for one server: beyond a number of them every answer has to wait.
async fn with_a_table(prepare: impl AsyncFnOnce(&Server) -> Guest) -> Vec<String> {
    let server = Server::start_with(&["--behind-proxy"]);
    let table = prepare(&server).await;
    told_apart(&server, &table).await
}

#[tokio::test]
async fn an_ended_table_looks_like_none_to_a_stranger() {
    let ended = async |server: &Server| {
        let host = Guest::open(server.address(), "Ana").await;
        fetch(server.address(), &Request::new("DELETE", &host.api("")).key(&host.key)).await.expect(204);
        host
    };
    assert_eq!(with_a_table(ended).await, Vec::<String>::new());
}

#[tokio::test]
async fn a_locked_table_looks_like_none_to_a_stranger() {
    let locked = async |server: &Server| {
        let host = Guest::open(server.address(), "Ana").await;
        host.must(json!({ "command": "lock" })).await;
        host
    };
    assert_eq!(with_a_table(locked).await, Vec::<String>::new());
}

#[tokio::test]
async fn a_full_table_looks_like_none_to_a_stranger() {
    let full = async |server: &Server| Guest::party(server.address(), MOST_GUESTS).await.swap_remove(0);
    assert_eq!(with_a_table(full).await, Vec::<String>::new());
}
