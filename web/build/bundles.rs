//! What a page needs before it can be used comes in one piece: one style sheet for each kind of page and
//! game, and one script. Their sources stay apart, each with its own concern.

use std::collections::BTreeMap;

/// Sources by their names.
pub(crate) type Sources = BTreeMap<String, String>;

/// The colours of the day, which every kind of page may wear.
pub(crate) const DAY: &str = "day.css";

/// The script that every page has: with all that it imports, and what that imports in turn.
pub(crate) const SCRIPT: &str = "likeness.js";

/// When a page wears the colours of the day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Day {
    /// Where the system prefers them.
    Preferred,
    /// Where somebody has chosen them.
    Chosen,
}

impl Day {
    /// The sheet of the day, as it is sent, for these pages.
    pub(crate) fn put_on(self, day: &str) -> String {
        match self {
            Day::Preferred => format!("@media (prefers-color-scheme: light){{{day}}}"),
            Day::Chosen => day.replace(":root{", ":root.light{"),
        }
    }
}

/// The style sheet of one kind of page, and what it is made of, in the order of the cascade.
#[derive(Debug)]
pub(crate) struct Outfit {
    pub(crate) name: String,
    pub(crate) parts: Vec<String>,
    pub(crate) day: Day,
}

const PAGE: [&str; 3] = ["style.css", "hand.css", "leaf.css"];
const HAND: [&str; 3] = ["style.css", "hand.css", "pass.css"];
const STAGE: [&str; 2] = ["style.css", "stage.css"];

/// What there is to wear. A game's own sheets are found by its name: `<game>.css` is worn by both faces,
/// `<game>-hand.css` and `<game>-stage.css` by one, and `<game>-lesson.css` by both again.
pub(crate) fn outfits(games: &[String], sources: &Sources) -> Vec<Outfit> {
    use Day::{Chosen, Preferred};
    let made = |name: &str, day, parts: &[&[&str]]| Outfit {
        name: format!("{name}.css"),
        parts: parts.concat().into_iter().map(str::to_owned).collect(),
        day,
    };
    let mut all = vec![
        made("page", Preferred, &[&PAGE, &["home.css", "rules.css", "cards.css", "bots.css"]]),
        made("page-evening", Preferred, &[&PAGE, &["figures.css", "came-out.css", "evening.css"]]),
        made("page-practice", Preferred, &[&PAGE, &["image.css", "image-hand.css", "practice.css"]]),
        made("hand-lobby", Preferred, &[&HAND, &["teams.css", "bots.css"]]),
        made("stage-lobby", Chosen, &[&STAGE, &["teams.css", "teams-stage.css"]]),
    ];
    for game in games {
        let own = |face: &str| -> Vec<String> {
            let sheets = [String::new(), format!("-{face}"), "-lesson".to_owned()];
            let sheets = sheets.map(|part| format!("{game}{part}.css"));
            sheets.into_iter().filter(|sheet| sources.contains_key(sheet)).collect()
        };
        let (hand, stage) = (own("hand"), own("stage"));
        let [hand, stage] = [&hand, &stage].map(|own| own.iter().map(String::as_str).collect::<Vec<_>>());
        all.push(made(
            &format!("hand-{game}"),
            Preferred,
            &[&HAND, &["playing.css", "show.css"], &hand, &["podium.css", "figures.css", "came-out.css"]],
        ));
        all.push(made(
            &format!("stage-{game}"),
            Chosen,
            &[&STAGE, &["show.css", "rules.css"], &stage, &["podium.css", "figures.css", "came-out.css"]],
        ));
    }
    all
}

/// The modules of the one script, each after those that it imports.
pub(crate) fn core(sources: &Sources) -> Vec<String> {
    fn add(name: &str, sources: &Sources, found: &mut Vec<String>) {
        if found.iter().any(|known| known == name) {
            return;
        }
        for module in imports(&sources[name]).map(|import| import.module) {
            add(module, sources, found);
        }
        found.push(name.to_owned());
    }
    let mut found = Vec::new();
    add(SCRIPT, sources, &mut found);
    found
}

/// The one script: each module of the core in a function of its own, so that none sees another's names, and
/// what they export as an object for each, for those that come later.
pub(crate) fn one_script(core: &[String], sources: &Sources) -> String {
    let mut script = String::new();
    let mut offered = Vec::new();
    for name in core {
        let (body, exported) = within_core(&sources[name]);
        if name == SCRIPT {
            script += &body;
        } else {
            let (stem, exported) = (stem(name), exported.join(", "));
            script += &format!("const {stem}_js = (() => {{\n{body}\nreturn {{ {exported} }};\n}})();\n");
            offered.push(format!("{stem}_js as {stem}"));
        }
    }
    script + &format!("export {{ {} }};\n", offered.join(", "))
}

/// A module that comes on demand, as it finds the core.
pub(crate) fn beside_core(source: &str, core: &[String]) -> String {
    rewritten(source, |import| {
        let stem = stem(import.module);
        let is_core = core.iter().any(|name| name == import.module);
        is_core
            .then(|| format!("import {{ {stem} as {stem}_js }} from './{SCRIPT}';\n{}", import.taken_out()))
    })
}

/// A module of the core without its imports and exports, and the names that it exports.
fn within_core(source: &str) -> (String, Vec<&str>) {
    let body = rewritten(source, |import| Some(import.taken_out()));
    let exports = source.lines().filter_map(|line| line.strip_prefix("export "));
    let names = exports.map(|declared| {
        let named = declared.strip_prefix("const ").or_else(|| declared.strip_prefix("function "));
        // What can change later would not change for who has taken it out of the object.
        let named = named.unwrap_or_else(|| panic!("nobody knows how to export `{declared}`"));
        named.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default()
    });
    let names = names.collect();
    (body.replace("\nexport ", "\n"), names)
}

fn rewritten(source: &str, say: impl Fn(&Import<'_>) -> Option<String>) -> String {
    let lines = source.lines().map(|line| {
        let other = Import::read(line).and_then(|import| say(&import));
        other.unwrap_or_else(|| line.to_owned()) + "\n"
    });
    lines.collect()
}

/// A line that imports: `import { a, b } from './module.js';` or `import * as all from './module.js';`.
struct Import<'a> {
    what: &'a str,
    module: &'a str,
}

impl Import<'_> {
    fn read(line: &str) -> Option<Import<'_>> {
        let (what, module) = line.strip_prefix("import ")?.split_once(" from './")?;
        Some(Import { what, module: module.strip_suffix("';")? })
    }

    /// The same out of the object that a module of the core has become.
    fn taken_out(&self) -> String {
        let names = self.what.strip_prefix("* as ").unwrap_or(self.what);
        format!("const {names} = {}_js;", stem(self.module))
    }
}

fn imports(source: &str) -> impl Iterator<Item = Import<'_>> {
    source.lines().filter_map(Import::read)
}

fn stem(module: &str) -> &str {
    module.trim_end_matches(".js")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sources(texts: &[(&str, &str)]) -> Sources {
        texts.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect()
    }

    #[test]
    fn a_script_has_its_modules_in_their_order_and_in_rooms_of_their_own() {
        let sources = sources(&[
            (
                "likeness.js",
                "import { now } from './clock.js';\nimport * as w from './wire.js';\nw.go(now);\n",
            ),
            ("wire.js", "import { now } from './clock.js';\nexport function go(at) {}\n"),
            ("clock.js", "let ahead = 1;\nexport const now = () => ahead;\n"),
            ("later.js", "import { now } from './clock.js';\nimport { b } from './other.js';\n"),
        ]);
        let core = core(&sources);
        assert_eq!(core, ["clock.js", "wire.js", "likeness.js"]);
        let script = one_script(&core, &sources);
        let lines: Vec<&str> = script.lines().filter(|line| !line.is_empty()).collect();
        assert_eq!(
            lines,
            [
                "const clock_js = (() => {",
                "let ahead = 1;",
                "const now = () => ahead;",
                "return { now };",
                "})();",
                "const wire_js = (() => {",
                "const { now } = clock_js;",
                "function go(at) {}",
                "return { go };",
                "})();",
                "const { now } = clock_js;",
                "const w = wire_js;",
                "w.go(now);",
                "export { clock_js as clock, wire_js as wire };",
            ]
        );
        assert_eq!(
            beside_core(&sources["later.js"], &core),
            "import { clock as clock_js } from './likeness.js';\nconst { now } = clock_js;\n\
             import { b } from './other.js';\n"
        );
    }

    #[test]
    fn a_game_wears_what_has_its_name() {
        let sources =
            sources(&[("go.css", ""), ("go-stage.css", ""), ("go-lesson.css", ""), ("chess.css", "")]);
        let all = outfits(&["go".to_owned(), "bare".to_owned()], &sources);
        let parts = |name: &str| all.iter().find(|outfit| outfit.name == name).unwrap().parts[2..].join(" ");
        assert_eq!(
            parts("hand-go.css"),
            "pass.css playing.css show.css go.css go-lesson.css podium.css figures.css came-out.css"
        );
        assert_eq!(
            parts("stage-go.css"),
            "show.css rules.css go.css go-stage.css go-lesson.css podium.css figures.css came-out.css"
        );
        assert_eq!(parts("stage-bare.css"), "show.css rules.css podium.css figures.css came-out.css");
    }

    #[test]
    fn the_day_is_worn_where_it_is_preferred_or_chosen() {
        let day = ":root{--cloth:#fff}";
        assert_eq!(Day::Preferred.put_on(day), "@media (prefers-color-scheme: light){:root{--cloth:#fff}}");
        assert_eq!(Day::Chosen.put_on(day), ":root.light{--cloth:#fff}");
    }
}
