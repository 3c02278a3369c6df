//! Whoever is shown out is out: with the key, without it, and with anything that had been handed out (B4).

use serde_json::json;

use crate::support::{
    Server,
    guest::Guest,
    http::{Request, Stream, fetch},
};

#[tokio::test]
async fn who_is_shown_out_with_a_locked_door_has_no_way_back() {
    let server = Server::start_with(&["--log-level", "trace"]);
    let party = Guest::party(server.address(), 3).await;
    let (host, out) = (&party[0], &party[1]);
    let link = fetch(server.address(), &Request::post(&out.api("/devices")).key(&out.key)).await.expect(200);
    let link = link.json()["link"].as_str().unwrap().to_owned();
    let mut stream = out.stream().await;
    let menu =
        fetch(server.address(), &Request::get(&host.page("/menu")).cookie(&host.key)).await.expect(200);
    assert!(menu.text().contains("to leave, then lock the door"), "{}", menu.text());
    let number = out.id.to_string();
    let show_out =
        Request::form(&host.page("/do"), &[("do", "show_out"), ("guest", &number), ("back", "menu")]);
    fetch(server.address(), &show_out.cookie(&host.key)).await.expect(303);
    while stream.next().await.is_ok_and(|event| event.name != "gone") {}

    let with_key = [
        Request::get(&out.page("")).cookie(&out.key),
        Request::form(&out.page("/join"), &[("name", "Eve")]).cookie(&out.key),
        Request::form(&out.page("/return"), &[]).cookie(&out.key),
        Request::form(&out.page("/do"), &[("do", "lock")]).cookie(&out.key),
        Request::get(&out.api("")).key(&out.key),
        Request::json(&out.api("/guests"), &json!({ "name": "Eve" })).key(&out.key),
        Request::post(&out.api("/devices")).key(&out.key),
        Request::json(&out.api("/devices/redeem"), &json!({ "link": link })).key(&out.key),
    ];
    for request in &with_key {
        let status = fetch(server.address(), request).await.status;
        assert!((400..500).contains(&status), "{} {}: {status}", request.method, request.path);
    }
    let without = [
        Request::get(&out.page("")),
        Request::form(&out.page("/join"), &[("name", "Eve")]),
        Request::json(&out.api("/guests"), &json!({ "name": "Eve" })),
        Request::post(&out.page(&format!("/device/{link}"))),
    ];
    for request in &without {
        fetch(server.address(), request).await.expect(404);
    }
    assert!(Stream::open(server.address(), &Request::get(&out.api("/stream")).key(&out.key)).await.is_err());

    // Everybody else goes on, and the host opens the door again.
    assert_eq!(party[2].look().await["locked"], true);
    host.must(json!({ "command": "unlock" })).await;
    let back = fetch(server.address(), &without[2]).await.expect(201);
    assert_ne!(back.json()["guest"], json!(out.id), "a newcomer, not the one who was shown out");
    let log = server.log();
    for secret in [&host.key, &out.key, &link, &out.table] {
        assert!(!log.contains(secret.as_str()), "the log tells a key, a link or a code");
    }
}
