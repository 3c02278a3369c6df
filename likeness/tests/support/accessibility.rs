//! Looking for barriers with axe-core.

use std::{collections::HashMap, fs, sync::LazyLock};

use serde_json::{Value, json};

use super::{Browser, target};

/// The source of axe-core, as `cargo xtask axe` fetches it.
static AXE: LazyLock<String> = LazyLock::new(|| {
    let file = target("axe").join("axe.min.js");
    fs::read_to_string(&file)
        .unwrap_or_else(|error| panic!("{} cannot be read ({error}): run `cargo xtask axe`", file.display()))
});

/// Runs all rules over the whole page, that of WCAG 2.2 for targets too, and hands back what a person needs
/// to find and mend each violation.
///
/// Axe does not judge words over a gradient or a picture, so while it looks there is none: words stand on the
/// plain colour below. Nor does it judge what lies under the bar at the thumb, which therefore stays at the
/// end of the page for that while. A single letter counts as a word, and a pseudo-element about a word does
/// not keep it from being judged. What axe then cannot tell of contrast is a fault as well, but for words
/// over a drawing or over another piece, of which only an eye can tell the ground.
///
/// It looks two frames later: a motion that has just come to its end is over before the page has been painted
/// that way.
const RUN: &str = r#"
    const done = arguments[arguments.length - 1];
    const DRAWN = ["bgOverlap", "imgNode", "elmPartiallyObscured", "elmPartiallyObscuring"];
    const plain = new CSSStyleSheet();
    plain.replaceSync(`*, *::before, *::after { background-image: none !important; }
        .act { position: static !important; }`);
    const worn = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = [...worn, plain];
    const tell = rule => rule.nodes.map(node =>
        `${rule.id} (${rule.impact}): ${rule.help}: ${node.target.join(" ")}: ${node.html}: ` +
        node.failureSummary.replace(/\s+/g, " "));
    const untold = ({ any }) => !any.some(({ data }) => DRAWN.includes(data?.messageKey));
    const asked = {
        resultTypes: ["violations", "incomplete"],
        rules: { "target-size": { enabled: true } },
        checks: { "color-contrast": { options: { ignoreLength: true, ignorePseudo: true } } },
    };
    const painted = new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
    painted.then(() => axe.run(document, asked)).then(({ violations, incomplete }) => {
        const contrast = incomplete.filter(({ id }) => id === "color-contrast")
            .map(rule => ({ ...rule, nodes: rule.nodes.filter(untold) }));
        done([...violations, ...contrast].flatMap(tell));
    }).catch(error => done(`axe failed: ${error}`))
        .finally(() => { document.adoptedStyleSheets = worn; });
"#;

impl Browser {
    /// What axe-core has against this page, one sentence for each element and rule. Empty is good.
    pub(crate) async fn axe(&self) -> Vec<String> {
        if self.eval::<bool>("return typeof axe === 'undefined'").await {
            self.eval::<Value>(&AXE).await;
        }
        let found = self.session.execute_async(RUN, Vec::new()).await.expect("axe-core runs in the page");
        found.convert().unwrap_or_else(|_| panic!("{}", found.json()))
    }
}

/// What says all there is to say of itself by its name: nothing inside it is read once more.
const WHOLE: [&str; 12] = [
    "heading",
    "button",
    "link",
    "radio",
    "checkbox",
    "switch",
    "image",
    "option",
    "textbox",
    "spinbutton",
    "DisclosureTriangle",
    "combobox",
];
/// What is there for the page alone.
const UNSPOKEN: [&str; 6] = ["none", "generic", "InlineTextBox", "RootWebArea", "LineBreak", "LabelText"];
/// What else is said of a thing, where it is so.
const SAID_TOO: [&str; 10] =
    ["level", "checked", "pressed", "expanded", "disabled", "required", "invalid", "hidden", "live", "busy"];

impl Browser {
    /// What a screen reader finds in the page from its top to its end, a line for each thing: its role, its
    /// name, what else is said of it.
    pub(crate) async fn read_aloud(&self) -> String {
        let answer = self.session.cdp().send_raw("Accessibility.getFullAXTree", json!({})).await;
        let tree = answer.unwrap_or_else(|error| panic!("the browser has no accessibility tree: {error}"));
        let nodes = tree["nodes"].as_array().expect("a tree has nodes");
        let by_id: HashMap<&str, &Value> =
            nodes.iter().filter_map(|node| Some((node["nodeId"].as_str()?, node))).collect();
        let mut reading = Reading { by_id, lines: Vec::new() };
        reading.read(&nodes[0], 0);
        reading.lines.iter().map(|(depth, line)| format!("{}{line}\n", "  ".repeat(*depth))).collect()
    }
}

struct Reading<'a> {
    by_id: HashMap<&'a str, &'a Value>,
    /// Each with how deep it stands.
    lines: Vec<(usize, String)>,
}

impl Reading<'_> {
    fn read(&mut self, node: &Value, depth: usize) {
        let text = |what: &str| node[what]["value"].as_str().unwrap_or_default();
        let role = text("role");
        // What may be parted anywhere is heard as one word.
        let name = text("name").replace('\u{ad}', "");
        let more = more_of(node);
        let silent = node["ignored"] == true || UNSPOKEN.contains(&role) && more.is_empty();
        if role == "StaticText" && node["ignored"] != true {
            return self.words(depth, &name);
        }
        let mut below = depth;
        if !silent {
            let name = if name.is_empty() { name } else { format!(" “{name}”") };
            self.lines.push((depth, format!("{role}{name}{more}")));
            below += 1;
        }
        if silent || !WHOLE.contains(&role) {
            for child in node["childIds"].as_array().into_iter().flatten() {
                let child = child.as_str().and_then(|id| self.by_id.get(id)).copied();
                if let Some(child) = child {
                    self.read(child, below);
                }
            }
        }
    }

    /// Words that stand beside each other are one line.
    fn words(&mut self, depth: usize, words: &str) {
        let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
        match self.lines.last_mut() {
            _ if words.is_empty() => {}
            Some((deep, line)) if *deep == depth && line.starts_with("- ") => {
                line.push(' ');
                line.push_str(&words);
            }
            _ => self.lines.push((depth, format!("- {words}"))),
        }
    }
}

fn more_of(node: &Value) -> String {
    let said = |property: &&Value| SAID_TOO.iter().any(|known| property["name"] == *known);
    let mut more = String::new();
    for property in node["properties"].as_array().into_iter().flatten().filter(said) {
        let (name, value) = (property["name"].as_str().unwrap_or_default(), &property["value"]["value"]);
        match value {
            Value::Bool(false) | Value::Null => {}
            Value::Bool(true) => more += &format!(", {name}"),
            Value::String(value) if value == "false" && name != "checked" && name != "pressed" => {}
            Value::String(value) => more += &format!(", {name}: {value}"),
            value => more += &format!(", {name}: {value}"),
        }
    }
    more
}
