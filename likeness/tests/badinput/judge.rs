//! Says what is wrong with an answer.

use super::cases::{Case, Verdict};
use crate::support::http::Response;

/// Everything that is wrong with the answers to a case that was sent in English and in French.
pub(crate) fn complaints(case: &Case, english: &Response, french: &Response) -> Vec<String> {
    let mut found = Vec::new();
    for answer in [english, french] {
        if answer.status >= 500 {
            found.push(format!("{case}: {} {}", answer.status, answer.text()));
        }
        if case.verdict == Verdict::Refused && !(400..500).contains(&answer.status) {
            found.push(format!("{case}: accepted with {} {}", answer.status, short(answer)));
        }
        // B7: whatever is packed is refused for that reason.
        let is_packed = case.request.headers.iter().any(|(name, _)| name == "content-encoding");
        if is_packed && answer.status != 415 {
            found.push(format!("{case}: {} for a body that is compressed", answer.status));
        }
    }
    if english.status != french.status {
        found.push(format!("{case}: {} in English and {} in French", english.status, french.status));
    } else if (400..500).contains(&english.status) {
        found.extend(refusal(case, english, Some("en")));
        found.extend(refusal(case, french, Some("fr")));
        if sentence(english) == sentence(french) && !sentence(english).is_empty() {
            found.push(format!("{case}: says the same in both languages: {}", short(english)));
        }
    }
    found
}

/// What is wrong with the form of a refusal. The language is that of a page, where it is known.
pub(crate) fn refusal(case: &Case, answer: &Response, language: Option<&str>) -> Vec<String> {
    let mut found = Vec::new();
    if case.expects_json() && !answer.is_json() {
        found.push(format!(
            "{case}: asked for JSON, got {:?} {}",
            answer.header("content-type"),
            short(answer)
        ));
    } else if answer.is_json() {
        let error = &answer.json()["error"];
        if error["code"].as_str().is_none_or(str::is_empty) {
            found.push(format!("{case}: no code: {error}"));
        }
        if error["message"].as_str().is_none_or(|message| !message.contains(' ')) {
            found.push(format!("{case}: no sentence: {error}"));
        }
    } else if answer.is_page() {
        let text = answer.text();
        if language.is_some_and(|language| !text.contains(&format!("<html lang=\"{language}\""))) {
            found.push(format!("{case}: not in {language:?}: {}", short(answer)));
        }
        if !text.contains("<h1") {
            found.push(format!("{case}: a page without a heading: {}", short(answer)));
        }
    } else {
        let kind = answer.header("content-type");
        found.push(format!("{case}: {} is neither page nor JSON: {kind:?} {}", answer.status, short(answer)));
    }
    found
}

/// What a reader gets to see of it.
fn sentence(answer: &Response) -> String {
    if answer.is_json() {
        return answer.json()["error"]["message"].as_str().unwrap_or_default().to_owned();
    }
    let text = answer.text();
    text.split("<main").nth(1).unwrap_or(&text).to_owned()
}

fn short(answer: &Response) -> String {
    answer.text().chars().take(160).collect()
}
