//! What a page of another site can make a guest's browser send, tried at every address in both profiles (B3,
//! B10).

use crate::support::{
    Server,
    guest::Guest,
    http::{Connection, Request, Stream, fetch},
};

const PUBLIC: &str = "https://play.example.org";
const NO_KEY: &str = "00112233445566778899aabbccddeeff";

/// A server, the name of its cookie, and the origin of its own pages.
fn profiles() -> [(Server, &'static str, String); 2] {
    let living_room = Server::start();
    let own = living_room.url("");
    let behind_tls = Server::start_with(&["--public-url", PUBLIC]);
    [(living_room, "likeness", own), (behind_tls, "__Host-likeness", PUBLIC.to_owned())]
}

/// What a browser says of a request that another site makes it send; an old one says nothing at all.
fn foreign(own: &str) -> Vec<Vec<(&'static str, String)>> {
    let one = |name: &'static str, value: &str| vec![(name, value.to_owned())];
    let mut all = vec![Vec::new()];
    all.extend(["cross-site", "same-site", "nonsense"].map(|site| one("sec-fetch-site", site)));
    for origin in ["http://evil.example", "null", "", "http://127.0.0.1", "https://evil.play.example.org"] {
        all.push(one("origin", origin));
    }
    all.push(one("origin", &format!("{own}.evil.example")));
    all.push(one("origin", &own.replace("://", "://evil.")));
    all.push(vec![("sec-fetch-site", "cross-site".to_owned()), ("origin", own.to_owned())]);
    all.push(one("referer", own));
    all
}

/// Every address that changes something, with what it takes.
fn deeds(guest: &Guest) -> Vec<Request> {
    let changing = web::addresses().into_iter().filter(|(method, _)| method != "GET");
    changing
        .map(|(method, path)| {
            let path = path.replace("{code}", &guest.table).replace("{link}", NO_KEY);
            assert!(!path.contains('{'), "{path} has a part that this test does not know");
            let (kind, body) = if path.starts_with("/api/") {
                ("application/json", r#"{"name":"Eve","command":{"command":"lock"},"link":""}"#)
            } else {
                ("application/x-www-form-urlencoded", "do=lock&name=Eve&game=happiness&for=happiness")
            };
            Request::new(&method, &path).header("content-type", kind).body(body)
        })
        .collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_address_takes_what_another_site_sends() {
    for (server, cookie, own) in profiles() {
        let host = Guest::open(server.address(), "Ana").await;
        let before = host.look().await["seq"].clone();
        let deeds = deeds(&host);
        assert!(deeds.len() > 10, "{}", deeds.len());
        for deed in deeds {
            let deed = deed.header("cookie", format!("{cookie}={}", host.key));
            for said in foreign(&own) {
                let request = said.iter().fold(deed.clone(), |deed, (name, value)| deed.header(name, value));
                let response = fetch(server.address(), &request).await;
                assert_eq!(response.status, 403, "{} {} with {said:?}", deed.method, deed.path);
                assert_eq!(response.seat_key(), None);
            }
        }
        assert_eq!(host.look().await["seq"], before, "nothing was done");
        let own_form = Request::form(&host.page("/do"), &[("do", "lock")]);
        let own_form = own_form.header("cookie", format!("{cookie}={}", host.key)).header("origin", &own);
        fetch(server.address(), &own_form).await.expect(303);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_byte_of_a_stream_goes_to_another_site() {
    for (server, cookie, own) in profiles() {
        let host = Guest::open(server.address(), "Ana").await;
        let cookie = format!("{cookie}={}", host.key);
        let streams = [host.page("/stream?face=stage"), host.page("/stream?face=hand"), host.api("/stream")];
        for path in streams.iter().chain([&host.api(""), &host.page("/people?q=a")]) {
            for said in foreign(&own) {
                let reads = said.iter().any(|(name, _)| matches!(*name, "sec-fetch-site" | "origin"));
                let mut request = Request::get(path).header("cookie", &cookie);
                for (name, value) in &said {
                    request = request.header(name, value);
                }
                // Nothing that a script cannot leave out says where this comes from.
                if !reads {
                    continue;
                }
                // As an event source or a script asks. A stream that is opened has no end to wait for.
                let request = request.header("sec-fetch-mode", "cors");
                let opened = Stream::open(server.address(), &request).await;
                assert!(opened.is_err(), "{path} with {said:?} is given a stream");
                let response = fetch(server.address(), &request).await;
                assert_eq!(response.status, 403, "{path} with {said:?}");
                assert!(!response.text().contains("event:") && !response.text().contains("Ana"), "{path}");
            }
        }
        for said in ["origin", "sec-fetch-site"] {
            let value = if said == "origin" { own.as_str() } else { "same-origin" };
            let ours = Request::get(&streams[1]).header("cookie", &cookie).header(said, value);
            let ours = ours.header("sec-fetch-mode", "cors");
            assert!(Stream::open(server.address(), &ours).await.is_ok(), "our own page gets its stream");
        }
        // There is no other kind of line to open.
        let upgrade = Request::get(&streams[0])
            .header("connection", "upgrade")
            .header("upgrade", "websocket")
            .header("origin", "http://evil.example")
            .header("sec-websocket-version", "13")
            .header("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==");
        let mut connection = Connection::open(server.address()).await.unwrap();
        assert_eq!(connection.send(&upgrade).await.unwrap().status, 403);
    }
}
