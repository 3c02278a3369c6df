//! Style sheets say nothing that a phone or a TV of some years ago does not know, unless there is something
//! for those that do not. Everything that a sheet uses is listed (`style_names.rs`).

use super::{
    style_names::{
        Instead::{Fallback, Nothing, Older},
        NEWER,
        Name::{self, At, Feature, Function, Keyword, Property, Pseudo, Unit, Value},
        is_old, spelled,
    },
    style_rules::{Declared, declarations, features, keywords, names_before, pseudos, units},
};
use crate::assets;

/// The versions of Chrome, Safari, Firefox and Samsung Internet since which there are all of these.
fn since(wanted: &[Name]) -> [f32; 4] {
    let mut latest = [0.0_f32; 4];
    for newer in NEWER.iter().filter(|newer| wanted.contains(&newer.name)) {
        for (known, version) in latest.iter_mut().zip(newer.since.split(", ")) {
            let number = version.rsplit(' ').next().and_then(|number| number.parse().ok());
            *known = known.max(number.unwrap_or_else(|| panic!("{}: a version", newer.since)));
        }
    }
    latest
}

/// What a stage needs beyond what a hand does.
pub(super) fn stages_since() -> [f32; 4] {
    since(&[Property("offset-path"), Property("offset-distance"), Property("offset-rotate")])
}

/// What lets things glide and walk.
pub(super) fn all_glides_since() -> [f32; 4] {
    let views = since(&[
        Property("view-transition-name"),
        Value("view-transition-name", "match-element"),
        Property("animation-composition"),
        At("@property"),
    ]);
    let stages = stages_since();
    [0, 1, 2, 3].map(|nth| views[nth].max(stages[nth]))
}

/// What docs/browsers.md says older browsers lack, it says with the versions of this list.
#[test]
fn the_table_of_what_older_browsers_lack_is_true() {
    let document = include_str!("../../../docs/browsers.md");
    let (_, table) = document.split_once("## How older browsers get there").expect("it has that part");
    let (table, _) = table.split_once("## Screens").expect("it has that part");
    let mut told = 0;
    for row in table.lines().filter(|line| line.starts_with("| ")) {
        let cells: Vec<&str> = row.split(" | ").collect();
        let named: Vec<&str> = cells[0].split('`').skip(1).step_by(2).collect();
        let is_named = |name: Name| {
            spelled(name).iter().any(|it| named.contains(&it.trim_start_matches('1').trim_end_matches('(')))
        };
        let names: Vec<Name> = NEWER.iter().map(|newer| newer.name).filter(|name| is_named(*name)).collect();
        if !names.is_empty() {
            assert_eq!(cells[1], since(&names).map(|version| version.to_string()).join(", "), "{row}");
            told += 1;
        }
    }
    assert_eq!(told, 16, "rows of names that are on the list");
}

/// All that a declaration uses.
pub(super) fn used(declared: &Declared) -> Vec<Name> {
    let mut names = Vec::new();
    let leak = |text: &str| -> &'static str { text.to_owned().leak() };
    if let Some(selector) = declared.within.last().filter(|head| !head.starts_with('@')) {
        names.extend(pseudos(selector).iter().map(|pseudo| Pseudo(leak(pseudo))));
    }
    for head in declared.within.iter().filter(|head| head.starts_with('@')) {
        names.push(At(leak(head.split([' ', '(']).next().unwrap_or_default())));
        if head.starts_with("@media") {
            names.extend(features(head).into_iter().map(|feature| Feature(leak(feature))));
        }
        if head.starts_with("@container") {
            names.extend(names_before(head, '(').into_iter().map(|name| Function(leak(name))));
        }
    }
    if !declared.property.starts_with("--") {
        names.push(Property(leak(&declared.property)));
    }
    let told = without_texts(&declared.value);
    names.extend(names_before(&told, '(').into_iter().map(|name| Function(leak(name))));
    names.extend(units(&told).into_iter().map(|unit| Unit(leak(unit))));
    let has_value = |name: &Name| {
        matches!(*name, Value(property, value)
            if declared.property == property && told.split([' ', ',']).any(|word| word == value))
    };
    let values: Vec<Name> = NEWER.iter().map(|newer| newer.name).filter(has_value).collect();
    // Words of a property that is newer itself came with it.
    if !NEWER.iter().any(|newer| newer.name == Property(leak(&declared.property))) {
        let is_value = |word: &&str| values.contains(&Value(leak(&declared.property), leak(word)));
        let words = keywords(declared).into_iter().filter(|word| !is_value(word));
        names.extend(words.map(|word| Keyword(leak(word))));
    }
    names.extend(values);
    names
}

/// A value without what stands in marks.
fn without_texts(value: &str) -> String {
    value.split('"').step_by(2).collect()
}

/// What a sheet, as it is sent, uses and should not.
fn faults(sheet: &str) -> Vec<String> {
    let mut faults: Vec<String> = declarations(sheet).iter().flat_map(faults_of).collect();
    faults.dedup();
    faults
}

fn faults_of(declared: &Declared) -> Vec<String> {
    let place = || format!("{} {{ {}: {} }}", declared.within.join(" "), declared.property, declared.value);
    let wrong = |name: Name| {
        let Some(newer) = NEWER.iter().find(|newer| newer.name == name) else {
            return (!is_old(name)).then(|| format!("{name:?}: nobody has said since when there is it"));
        };
        let is_well = match newer.instead {
            Nothing(reason) => !reason.is_empty(),
            Older => true,
            Fallback => {
                let told = spelled(name);
                declared.is_asked_for(&told)
                    || (declared.fallback.as_ref().is_some_and(|earlier| !uses(earlier, name))
                        && !declared.value.contains("var("))
            }
        };
        (!is_well).then(|| format!("{name:?} there is since {}, and nothing for older browsers", newer.since))
    };
    used(declared).into_iter().filter_map(wrong).map(|why| format!("{}: {why}", place())).collect()
}

fn uses(value: &str, name: Name) -> bool {
    match name {
        Function(function) => names_before(value, '(').contains(&function),
        Unit(unit) => units(value).contains(&unit),
        Value(_, wanted) | Keyword(wanted) => value.split([' ', ',']).any(|word| word == wanted),
        Property(_) | Pseudo(_) | At(_) | Feature(_) => true,
    }
}

#[test]
fn style_sheets_have_something_for_an_old_tv() {
    let mut found = Vec::new();
    for (name, _, sent) in assets::texts().filter(|(name, ..)| name.ends_with(".css")) {
        found.extend(faults(&sent).into_iter().map(|fault| format!("{name}: {fault}")));
    }
    assert!(found.is_empty(), "{} uses without a fallback:\n{}", found.len(), found.join("\n"));
}

/// What waits for its moment with a property of ours waits with nothing else: WebKit now and then forgets the
/// others, and a piece stands where it will only come to.
#[test]
fn what_waits_with_a_property_of_ours_waits_with_nothing_else() {
    let mut waits = 0;
    for (name, _, sent) in assets::texts().filter(|(name, ..)| name.ends_with(".css")) {
        let all = declarations(&sent);
        let first = |declared: &&Declared| declared.within.last().is_some_and(|head| head == "from");
        for ours in all.iter().filter(first).filter(|declared| declared.property.starts_with("--")) {
            let mut beside = all.iter().filter(|other| other.within == ours.within);
            let other = beside.find(|other| !other.property.starts_with("--")).map(|other| &other.property);
            assert_eq!(other, None, "{name}: beside {} in {:?}", ours.property, ours.within);
            waits += 1;
        }
    }
    assert!(waits > 5, "{waits} properties of ours wait");
}

/// What pawns add to their place is undone for browsers that would not add.
#[test]
fn a_sheet_whose_pawns_add_steps_says_what_is_seen_without() {
    for (name, source, _) in
        assets::texts().filter(|(_, source, _)| source.contains("animation-composition:"))
    {
        assert!(source.contains("@supports not (animation-composition: add)"), "{name}");
    }
}

#[test]
fn planted_sheets_are_found() {
    let good = [
        ".a{height:100vh;height:100dvh}",
        "@supports (color: color-mix(in oklab,red,red)){.a{color:color-mix(in oklab,var(--b) 4%,#f00)}}",
        "@supports (width: 1cqw){.a{--w:1cqw}}",
        ".a:has(.b){translate:0 1px}",
        ".a{content:\"5cqw blur( x\"}",
        ".a{align-content:center;align-content:safe center}",
        ".a{animation:ours 2s both;grid-area:ours;--a:ours}",
        "@media (min-width:2rem) and (hover: hover){.a{color:#f00}}",
    ];
    for sheet in good {
        assert_eq!(faults(sheet), Vec::<String>::new(), "{sheet}");
    }
    let bad = [
        ".a{height:100dvh}",
        // The second is no fallback, and neither is what another rule says.
        ".a{height:100dvh;height:50dvh}",
        ".b{height:100vh}.a{height:100dvh}",
        // With a variable in it, an old browser drops the first one as well.
        ".a{color:red;color:color-mix(in oklab,var(--b) 40%,red)}",
        "@supports (display: grid){.a{color:color-mix(in oklab,red,blue)}}",
        "@supports not (width: 1cqw){.a{width:1cqw}}",
        ".a{--w:2cqw}",
        ".a :is(.b,.c){color:red}",
        ".a{grid-template-rows:subgrid}",
        ".a{field-sizing:content}",
        ".a:user-valid{color:red}",
        "@layer b{.a{color:red}}",
        ".a{width:round(3px,2px)}",
        ".a{width:4lvh}",
        // A row of the older ones takes neither.
        ".a{align-items:start}",
        ".a{justify-content:space-between end}",
        ".a{width:fit-content}",
        ".a{align-content:safe center}",
        ".a{transition:display 1s allow-discrete}",
        ".a{background:linear-gradient(in oklab,red,blue)}",
        "@media (width >= 40rem){.a{color:red}}",
        "@media (scripting: none){.a{color:red}}",
        "@container scroll-state(stuck: top){.a{color:red}}",
    ];
    for sheet in bad {
        assert!(!faults(sheet).is_empty(), "{sheet} passes");
    }
}
