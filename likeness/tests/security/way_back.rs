//! The front page leads back to the tables of this browser, and tells nobody of others.

use serde_json::json;

use super::{NO_KEY, answer, stranger};
use crate::support::{
    Server,
    guest::Guest,
    http::{Request, fetch},
};

/// The front page for a browser that holds this key of that table.
fn front_page(table: &str, key: &str) -> Request {
    Request::get("/").header("cookie", format!("likeness-{table}={key}")).header("sec-fetch-site", "none")
}

#[tokio::test]
async fn the_front_page_leads_back_to_a_seat_and_shows_no_key() {
    let server = Server::start();
    let ana = Guest::open(server.address(), "Ana").await;
    let link = format!("href=\"{}\"", ana.page(""));
    let page = fetch(server.address(), &front_page(&ana.table, &ana.key)).await.expect(200);
    assert!(page.text().contains(&link), "{}", page.text());
    assert!(!page.text().contains(&ana.key));
    assert_eq!(page.header("cache-control"), Some("no-store"));
    // A locked door is not locked to who sits behind it, and who has left may come back.
    ana.must(json!({ "command": "lock" })).await;
    let bo = fetch(server.address(), &front_page(&ana.table, &ana.key)).await.expect(200);
    assert!(bo.text().contains(&link));
    ana.must(json!({ "command": "leave" })).await;
    assert!(fetch(server.address(), &front_page(&ana.table, &ana.key)).await.text().contains(&link));
    // To a table that is no more there is no way back.
    let bea = Guest::open(server.address(), "Bea").await;
    fetch(server.address(), &Request::new("DELETE", &bea.api("")).key(&bea.key)).await.expect(204);
    let page = fetch(server.address(), &front_page(&bea.table, &bea.key)).await.expect(200);
    assert!(!page.text().contains(&bea.page("")), "{}", page.text());
}

#[tokio::test]
async fn a_key_that_no_table_knows_finds_nothing_out() {
    let server = Server::start_with(&["--behind-proxy"]);
    let open = Guest::open(server.address(), "Ana").await;
    let locked = Guest::open(server.address(), "Bea").await;
    locked.must(json!({ "command": "lock" })).await;
    let plain = Request::get("/").header("sec-fetch-site", "none").coming_from(stranger());
    let plain = answer(&fetch(server.address(), &plain).await);
    for table in [open.table.as_str(), &locked.table, "ZZZZZZ"] {
        let asked = front_page(table, NO_KEY).coming_from(stranger());
        assert_eq!(answer(&fetch(server.address(), &asked).await), plain, "{table}");
    }
    // Every one is a try like a code that is typed.
    let guesser = stranger();
    for _ in 0..20 {
        fetch(server.address(), &front_page("ZZZZZZ", NO_KEY).coming_from(guesser)).await.expect(200);
    }
    fetch(server.address(), &Request::get("/t/ZZZZZZ").coming_from(guesser)).await.expect(429);
}
