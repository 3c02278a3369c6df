//! What notices that code ran in a page, or would have run without the content security policy.

use std::time::Duration;

use serde_json::json;
use tokio::time::{Instant, sleep};

use crate::support::{Browser, PATIENCE};

const GLANCE: Duration = Duration::from_millis(30);

/// Runs before anything of a page does, and keeps over loads what calls `hit()` and what the policy stopped.
const WIRE: &str = "
    const note = (what) => { sessionStorage.hits = `${sessionStorage.hits ?? ''}${what}\\n`; };
    window.hit = () => note(`ran at ${location}`);
    window.alert = window.confirm = window.prompt = window.hit;
    addEventListener('securitypolicyviolation', (event) =>
        note(`${event.violatedDirective} stopped ${event.blockedURI} ${event.sample} at ${location}`), true);
";

/// Elements and attributes that none of our pages has, but that somebody could have typed.
const STRANGE: &str = r#"
    const strange = 'script:not([src^="/assets/"]), iframe, object, embed, base, style, marquee, math, ' +
        'video, audio, animate, set, plaintext, xmp, meta[http-equiv], #hit, [id=hit], ' +
        'link:not([href^="/assets/"]):not([href^="/manifest/"])';
    const leads = ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcset', 'data'];
    const here = /^(?:[/#?](?!\/)|data:image|$)/;
    const own = (value) => here.test(value) || value.startsWith(`${location.origin}/`);
    return [...document.querySelectorAll('*')].filter((node) => node.matches(strange) ||
        [...node.attributes].some(({ name, value }) => name.startsWith('on') || name === 'srcdoc' ||
            leads.includes(name) && !own(value))).map((node) => node.outerHTML.slice(0, 200).toWellFormed());
"#;

/// Lays the wire in a browser's present tab, for every page that it opens from now on.
pub(super) async fn lay(page: &Browser) {
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WIRE })).await;
}

/// Takes the policy away, so that nothing but what the server writes keeps code from running.
pub(super) async fn without_policy(page: &Browser) {
    page.devtools("Page.setBypassCSP", json!({ "enabled": true })).await;
}

/// What has been noticed so far.
pub(super) async fn alarms(page: &Browser) -> Vec<String> {
    let hits: String = page.eval("return sessionStorage.hits ?? ''").await;
    let strange: Vec<String> = page.eval(STRANGE).await;
    let console = page.console_errors().await;
    let policy = console.into_iter().filter(|line| line.contains("Content Security Policy"));
    hits.lines().map(str::to_owned).chain(strange).chain(policy).collect()
}

/// Nothing ran, nothing was stopped, nothing is there that we have not made.
pub(super) async fn is_calm(page: &Browser, when: &str) {
    let address: String = page.eval("return location.href").await;
    assert_eq!(alarms(page).await, Vec::<String>::new(), "{when}, at {address}");
}

/// Which of these texts the page does not show as they were typed.
pub(super) async fn missing(page: &Browser, texts: &[String]) -> Vec<String> {
    let script = "const fields = [...document.querySelectorAll('input, textarea')].map((it) => it.value);
        const shown = `${document.documentElement.textContent} ${fields.join(' ')}`;
        return arguments[0].filter((text) => !shown.includes(text))";
    page.eval_with(script, vec![json!(texts)]).await
}

/// Waits until the page shows all of these as they were typed.
pub(super) async fn until_literal(page: &Browser, when: &str, texts: &[String]) {
    let given_up = Instant::now() + PATIENCE;
    loop {
        let missing = missing(page, texts).await;
        if missing.is_empty() {
            return;
        }
        if Instant::now() > given_up {
            let address: String = page.eval("return location.href").await;
            let alarms = alarms(page).await;
            panic!("{when}, at {address}: {missing:#?} are not shown as they were typed. {alarms:#?}");
        }
        sleep(GLANCE).await;
    }
}
