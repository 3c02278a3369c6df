//! A site of a few pages, on which the harness can be tried without the product.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    sync::Arc,
    thread,
};

/// As strict as the product's, so that what works here works there.
const POLICY: &str =
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self'";

/// After how many milliseconds a page takes up a broken stream again.
const RETRY: u32 = 50;

/// Serves the pages on a free port until the test process ends. Returns where.
pub(crate) fn serve() -> String {
    serve_body("")
}

/// The same with one more page, at `/`, of which this is the content as it stands.
pub(crate) fn serve_body(body: &str) -> String {
    let body = Arc::new(page(body));
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = listener.local_addr().expect("a bound listener has an address");
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let body = body.clone();
            // A browser may hang up at any time, which is no concern of ours.
            thread::spawn(move || answer(stream, &body));
        }
    });
    format!("http://{address}")
}

fn answer(mut stream: TcpStream, body: &str) -> std::io::Result<()> {
    let mut lines = BufReader::new(stream.try_clone()?).lines();
    let request = lines.next().unwrap_or_else(|| Ok(String::new()))?;
    let mut language = String::new();
    for line in lines {
        let line = line?.to_ascii_lowercase();
        if line.is_empty() {
            break;
        }
        if let Some(value) = line.strip_prefix("accept-language: ") {
            value.clone_into(&mut language);
        }
    }
    let (kind, body) = match request.split(' ').nth(1).unwrap_or_default() {
        "/" => ("text/html", body.to_owned()),
        "/good" => ("text/html", page(GOOD)),
        "/bad" => ("text/html", page(BAD)),
        "/breach" => ("text/html", page(BREACH)),
        "/hello" if language.starts_with("fr") => ("text/html", page("<h1>Bonjour</h1>")),
        "/hello" => ("text/html", page("<h1>Hello</h1>")),
        "/drag" => ("text/html", page(DRAG)),
        "/page.js" => ("text/javascript", SCRIPT.to_owned()),
        "/style.css" => ("text/css", STYLE.to_owned()),
        "/ticks" => return tick(stream),
        "/favicon.ico" => ("image/x-icon", String::new()),
        _ => {
            return write!(
                stream,
                "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
            );
        }
    };
    write!(
        stream,
        "HTTP/1.1 200 OK\r\nContent-Type: {kind}; charset=utf-8\r\nContent-Length: {}\r\n\
         Content-Security-Policy: {POLICY}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n{body}",
        body.len()
    )
}

/// A stream of server-sent events that speaks once and is silent until the browser hangs up, which ends the
/// reading.
fn tick(mut stream: TcpStream) -> std::io::Result<()> {
    write!(
        stream,
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n\
         retry: {RETRY}\ndata: tick\n\n"
    )?;
    stream.read_to_end(&mut Vec::new()).map(drop)
}

fn page(body: &str) -> String {
    format!(
        "<!doctype html><html lang=\"en\"><head><title>A page</title>\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <link rel=\"stylesheet\" href=\"/style.css\"></head><body><main>{body}</main></body></html>"
    )
}

const GOOD: &str = r#"<h1>A good page</h1>
<p id="script">The script has not run.</p>
<p id="stream">No stream.</p>
<p id="cut"></p>
<p id="scheme"></p><p id="motion"></p>
<label>Name <input name="name"></label>
<button id="hidden" hidden>Greet</button>
<button id="greet">Greet</button>
<p id="greeting"></p>
<script type="module" src="/page.js"></script>"#;

const BAD: &str = r#"<h1>A bad page</h1><img src="/nothing.png"><p class="faint">You can hardly read this.</p>
<p class="washed">Nor this, whose ground is a gradient.</p>
<button class="tiny">1</button><button class="tiny">2</button>"#;

const BREACH: &str = r#"<h1>Inline</h1><script>document.title = "breached"</script>"#;

const DRAG: &str = r#"<h1>Drag</h1>
<p id="log"></p>
<ol><li id="pebble">Pebble</li><li id="basket">Basket</li></ol>
<p class="long">A long page.</p>
<script type="module" src="/page.js"></script>"#;

const STYLE: &str = "
.faint { color: #eee; background: #fff; }
.washed { color: #eee; background: linear-gradient(#fff, #fcfcfc); }
.tiny { width: 12px; height: 12px; margin: 0; padding: 0; border: 0; }
.long { height: 3000px; }
#pebble, #basket { width: 120px; height: 60px; margin: 40px; background: #def; }
#pebble { touch-action: none; }
";

const SCRIPT: &str = r#"
const byId = id => document.getElementById(id);
if (byId("script")) {
    byId("script").textContent = "The script has run.";
    byId("scheme").textContent = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    byId("motion").textContent = matchMedia("(prefers-reduced-motion: reduce)").matches ? "calm" : "lively";
    byId("greet").addEventListener("click", () => {
        byId("greeting").textContent = `Hello, ${document.querySelector("input").value}!`;
    });
    const stream = new EventSource("/ticks");
    let streams = 0;
    stream.onmessage = () => { byId("stream").textContent = `Stream ${++streams} is open.`; };
    stream.onerror = () => { byId("cut").textContent = `Stream ${streams} was cut off.`; };
}
const pebble = byId("pebble");
if (pebble) {
    let moves = 0;
    pebble.addEventListener("pointerdown", event => pebble.setPointerCapture(event.pointerId));
    pebble.addEventListener("pointermove", event => { if (event.buttons) moves += 1; });
    pebble.addEventListener("pointerup", event => {
        const under = document.elementFromPoint(event.clientX, event.clientY);
        const path = moves > 1 ? " along a path" : "";
        byId("log").textContent = `${event.pointerType} dropped pebble on ${under.id}${path}`;
    });
}
"#;
