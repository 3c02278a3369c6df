//! Looks through HTML for what a strict policy forbids.

/// What a strict policy would not let run, or what leads elsewhere, in a piece of HTML.
pub(crate) fn forbidden(html: &str) -> Vec<String> {
    let mut found = Vec::new();
    for tag in tags(html) {
        let name = tag
            .split(|char: char| char.is_whitespace() || char == '/' || char == '>')
            .next()
            .unwrap_or_default();
        let attributes = attributes(&tag[name.len()..]);
        let has = |wanted: &str| attributes.iter().any(|(name, _)| name == wanted);
        let inline = attributes.iter().any(|(name, _)| name == "style" || name.starts_with("on"));
        let elsewhere = attributes.iter().any(|(name, value)| {
            let here = value.starts_with(['/', '#', '?']) && !value.starts_with("//")
                || value.starts_with("data:image");
            matches!(name.as_str(), "src" | "href" | "action" | "srcset") && !here
        });
        let element = match name {
            "script" => !has("src"),
            "style" | "base" | "iframe" | "object" | "embed" => true,
            _ => false,
        };
        if inline || elsewhere || element {
            found.push(format!("<{tag}>"));
        }
    }
    found
}

/// The insides of all opening tags.
fn tags(html: &str) -> Vec<&str> {
    let mut tags = Vec::new();
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        rest = &rest[start + 1..];
        let mut quoted = false;
        let end = rest.find(|char| {
            quoted ^= char == '"';
            char == '>' && !quoted
        });
        let Some(end) = end else { break };
        if rest.starts_with(|first: char| first.is_ascii_alphabetic()) {
            tags.push(&rest[..end]);
        }
        rest = &rest[end..];
    }
    tags
}

/// Names and values, as the pages write them.
fn attributes(text: &str) -> Vec<(String, String)> {
    let mut attributes = Vec::new();
    let mut rest = text.trim_start();
    while let Some(end) = rest.find(|char: char| char == '=' || char.is_whitespace()) {
        let name = rest[..end].to_owned();
        rest = &rest[end..];
        let mut value = String::new();
        if let Some(quoted) = rest.strip_prefix("=\"") {
            let (inside, after) = quoted.split_once('"').unwrap();
            (value, rest) = (inside.to_owned(), after);
        } else if let Some(bare) = rest.strip_prefix('=') {
            let (inside, after) = bare.split_at(bare.find(char::is_whitespace).unwrap_or(bare.len()));
            (value, rest) = (inside.to_owned(), after);
        }
        attributes.push((name, value));
        rest = rest.trim_start_matches(|char: char| char.is_whitespace() || char == '=');
    }
    attributes.push((rest.trim_end_matches('/').to_owned(), String::new()));
    attributes
}

#[test]
fn what_is_forbidden_would_be_found() {
    for bad in [
        "<p style=\"color:red\">",
        "<button class=\"a\" onclick=\"go()\">",
        "<script>go()</script>",
        "<style>p{}</style>",
        "<img src=\"https://elsewhere.example/a.png\">",
        "<a href=\"javascript:go()\">",
        "<form action=\"//elsewhere.example\">",
        "<base href=\"/\">",
        "<input disabled onfocus=\"x\">",
    ] {
        assert_eq!(forbidden(bad).len(), 1, "{bad}");
    }
    let good = "<!DOCTYPE html><script type=\"module\" src=\"/a.js\"></script>\
                <a href=\"/t/KR7WQ4\" data-style=\"a\">on=</a><input disabled>";
    assert_eq!(forbidden(good), Vec::<String>::new());
}
