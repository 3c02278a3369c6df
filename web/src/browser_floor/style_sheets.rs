//! Style sheets say nothing that a phone or a TV of some years ago does not know, unless there is something
//! for those that do not. Everything that a sheet uses is listed: among what all of them know, or here with
//! its first versions.

use super::style_rules::{Declared, declarations, names_before, pseudos, units};
use crate::assets;

/// Something that the oldest browsers do not know: how it is found, since which version of Chrome, Safari on
/// iOS, Firefox and Samsung Internet there is it, and what they have instead.
struct Newer {
    name: Name,
    since: &'static str,
    instead: Instead,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Name {
    Property(&'static str),
    /// A property with a value that has this in it.
    Value(&'static str, &'static str),
    Function(&'static str),
    Unit(&'static str),
    Pseudo(&'static str),
    At(&'static str),
}

#[derive(Clone, Copy)]
enum Instead {
    /// Each use stands in an `@supports` that asks for it, or comes after a declaration of the same property
    /// in the same rule. A value with `var(…)` is no such use: a browser that does not know it drops both.
    Fallback,
    /// `older.js` says it in other words.
    Older,
    /// A page is whole without it, for this reason.
    Nothing(&'static str),
}

use Instead::{Fallback, Nothing, Older};
use Name::{At, Function, Property, Pseudo, Unit, Value};

const fn newer(name: Name, since: &'static str, instead: Instead) -> Newer {
    Newer { name, since, instead }
}

/// Sorted by what it is. Chrome 87, Safari 15.0, Firefox 90 and Samsung Internet 14 lack at least one. The
/// versions are those of MDN's browser-compat-data 8.1.9, the earlier ones where a browser knew a part of it
/// that is all we use, and of Chrome the later of its desktop and Android.
const NEWER: [Newer; 48] = [
    newer(Function("color-mix"), "Chrome 111, Safari 16.2, Firefox 113, Samsung 22", Fallback),
    newer(Function("oklch"), "Chrome 111, Safari 15.4, Firefox 113, Samsung 22", Fallback),
    newer(Function("light-dark"), "Chrome 123, Safari 17.5, Firefox 120, Samsung 27", Fallback),
    newer(Function("mod"), "Chrome 125, Safari 15.4, Firefox 118, Samsung 27", Fallback),
    newer(
        Function("sin"),
        "Chrome 111, Safari 15.4, Firefox 108, Samsung 22",
        Nothing("a pawn does not hop while it walks"),
    ),
    newer(Unit("cqw"), "Chrome 105, Safari 16, Firefox 110, Samsung 20", Fallback),
    newer(Unit("cqh"), "Chrome 105, Safari 16, Firefox 110, Samsung 20", Fallback),
    newer(Unit("cqi"), "Chrome 105, Safari 16, Firefox 110, Samsung 20", Fallback),
    newer(Unit("dvh"), "Chrome 108, Safari 15.4, Firefox 101, Samsung 21", Fallback),
    newer(Unit("svh"), "Chrome 108, Safari 15.4, Firefox 101, Samsung 21", Fallback),
    newer(Value("grid-template-rows", "subgrid"), "Chrome 117, Safari 16, Firefox 71, Samsung 24", Fallback),
    newer(
        Value("grid-template-columns", "subgrid"),
        "Chrome 117, Safari 16, Firefox 71, Samsung 24",
        Fallback,
    ),
    newer(Value("overflow", "clip"), "Chrome 90, Safari 16, Firefox 81, Samsung 15", Fallback),
    newer(Value("text-wrap", "nowrap"), "Chrome 114, Safari 17.4, Firefox 124, Samsung 23", Fallback),
    newer(
        Value("text-wrap", "pretty"),
        "Chrome 117, Safari 26, Firefox never, Samsung 24",
        Nothing("a last line may be one short word"),
    ),
    newer(
        Value("overflow-wrap", "anywhere"),
        "Chrome 80, Safari 15.4, Firefox 65, Samsung 13",
        Nothing("the body has break-word, which they inherit"),
    ),
    newer(
        Property("animation-composition"),
        "Chrome 112, Safari 16, Firefox 115, Samsung 23",
        Nothing("each sheet with it says what is seen without it: `@supports not (animation-composition`"),
    ),
    newer(
        Property("aspect-ratio"),
        "Chrome 88, Safari 15, Firefox 89, Samsung 15",
        Nothing("what has it is a picture with a shape of its own, or has a height as well"),
    ),
    newer(
        Property("container-type"),
        "Chrome 105, Safari 16, Firefox 110, Samsung 20",
        Nothing("what is measured by it has a fallback of its own"),
    ),
    newer(
        At("@container"),
        "Chrome 105, Safari 16, Firefox 110, Samsung 20",
        Nothing("a face has its shape in the same place whatever its size, and cards on squarer screens lie"),
    ),
    newer(
        Property("content-visibility"),
        "Chrome 85, Safari 18, Firefox 125, Samsung 14",
        Nothing("what is folded is not printed"),
    ),
    newer(
        Property("color-scheme"),
        "Chrome 81, Safari 13, Firefox 96, Samsung 13",
        Nothing("what the browser draws by itself is light: bars to scroll by, and boxes to tick"),
    ),
    newer(Property("translate"), "Chrome 104, Safari 14.5, Firefox 72, Samsung 20", Older),
    newer(Property("rotate"), "Chrome 104, Safari 14.5, Firefox 72, Samsung 20", Older),
    newer(Property("scale"), "Chrome 104, Safari 14.5, Firefox 72, Samsung 20", Older),
    newer(Pseudo(":has"), "Chrome 105, Safari 15.4, Firefox 121, Samsung 20", Older),
    newer(Pseudo(":is"), "Chrome 88, Safari 14, Firefox 78, Samsung 15", Fallback),
    newer(Pseudo(":where"), "Chrome 88, Safari 14, Firefox 78, Samsung 15", Fallback),
    newer(
        Pseudo(":focus-visible"),
        "Chrome 86, Safari 15.4, Firefox 85, Samsung 14",
        Nothing("the browser's own ring is there"),
    ),
    newer(
        Pseudo("::file-selector-button"),
        "Chrome 89, Safari 14.5, Firefox 82, Samsung 15",
        Nothing("the browser's own button is there"),
    ),
    newer(
        Pseudo("::backdrop"),
        "Chrome 37, Safari 15.4, Firefox 47, Samsung 3",
        Nothing("without a dialog the same page is opened as a page"),
    ),
    newer(
        Pseudo("::details-content"),
        "Chrome 131, Safari 18.4, Firefox 143, Samsung 29",
        Nothing("what is folded is not printed"),
    ),
    newer(Pseudo("::view-transition-group"), "Chrome 109, Safari 18, Firefox 144, Samsung 21", GLIDES),
    newer(Pseudo("::view-transition-old"), "Chrome 109, Safari 18, Firefox 144, Samsung 21", GLIDES),
    newer(Pseudo("::view-transition-new"), "Chrome 109, Safari 18, Firefox 144, Samsung 21", GLIDES),
    newer(Property("view-transition-name"), "Chrome 111, Safari 18, Firefox 144, Samsung 22", GLIDES),
    newer(
        At("@property"),
        "Chrome 85, Safari 16.4, Firefox 128, Samsung 14",
        Nothing("a pawn is where it belongs, and does not walk there"),
    ),
    newer(Property("offset-path"), "Chrome 55, Safari 15.4, Firefox 72, Samsung 6", STAGES),
    newer(Property("offset-distance"), "Chrome 55, Safari 16, Firefox 72, Samsung 6", STAGES),
    newer(Property("offset-rotate"), "Chrome 56, Safari 16, Firefox 72, Samsung 6", STAGES),
    newer(
        Property("overscroll-behavior"),
        "Chrome 63, Safari 16, Firefox 59, Samsung 8",
        Nothing("the page below scrolls on"),
    ),
    newer(
        Property("forced-color-adjust"),
        "Chrome 89, Safari never, Firefox 113, Samsung 15",
        Nothing("it is asked for within forced colours alone"),
    ),
    newer(
        Property("text-wrap"),
        "Chrome 114, Safari 17.5, Firefox 121, Samsung 23",
        Nothing("lines are broken less evenly"),
    ),
    newer(
        Property("text-box"),
        "Chrome 133, Safari 18.2, Firefox 154, Samsung 29",
        Nothing("a letter stands a little lower"),
    ),
    newer(
        Property("hyphens"),
        "Chrome 88, Safari 17, Firefox 43, Samsung 6",
        Nothing("long words are broken without a hyphen"),
    ),
    newer(
        Property("text-size-adjust"),
        "Chrome 54, Safari never, Firefox never, Samsung 6",
        Nothing("Safari knows it with its prefix, Firefox does not need it"),
    ),
    newer(
        Property("user-select"),
        "Chrome 54, Safari never, Firefox 69, Samsung 6",
        Nothing("Safari knows it with its prefix, which stands beside it"),
    ),
    newer(
        Property("accent-color"),
        "Chrome 93, Safari 15.4, Firefox 92, Samsung 17",
        Nothing("boxes to tick have the colour of the system"),
    ),
];

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
    let views =
        since(&[Property("view-transition-name"), Property("animation-composition"), At("@property")]);
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
    assert_eq!(told, 14, "rows of names that are on the list");
}

const GLIDES: Instead = Nothing("what changes its place is there at once");
const STAGES: Instead =
    Nothing("a stage in Safari needs version 16, as docs/browsers.md says; phones have no pawns");

/// What the oldest browsers know, as far as it is used: whoever uses something else looks up since when there
/// is it, and lists it here or above.
const OLD_PROPERTIES: &str = "
    -webkit-tap-highlight-color -webkit-text-size-adjust -webkit-touch-callout -webkit-user-select
    align-content align-items align-self animation animation-delay animation-duration animation-name
    animation-timing-function background block-size border border-bottom border-collapse border-color
    border-left border-left-color border-left-width border-radius border-right border-spacing border-style
    border-top border-top-width border-width bottom box-shadow box-sizing break-before break-inside clip-path
    color column-gap column-span columns content counter-increment counter-reset cursor display
    dominant-baseline fill filter flex flex-basis flex-direction flex-grow flex-shrink flex-wrap font
    font-family font-size font-style font-variant-numeric font-weight gap grid grid-area grid-auto-columns
    grid-auto-flow grid-auto-rows grid-column grid-row grid-template grid-template-areas grid-template-columns
    grid-template-rows height inherits initial-value inset isolation justify-content justify-items
    justify-self left letter-spacing line-height list-style margin margin-block margin-bottom margin-inline
    margin-inline-start margin-left margin-right margin-top max-height max-width min-height min-width opacity
    order outline outline-color outline-offset overflow overflow-wrap padding padding-block padding-bottom
    padding-inline padding-left padding-right padding-top paint-order place-content place-items place-self
    pointer-events position r right row-gap scroll-margin-bottom scroll-margin-top scroll-padding-block
    stop-color stop-opacity
    stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-width syntax table-layout
    text-align text-anchor text-decoration text-overflow text-shadow text-transform text-underline-offset top
    touch-action transform transform-box transform-origin transition transition-duration vertical-align
    visibility white-space width word-break z-index";
const OLD_FUNCTIONS: &str = "
    attr calc clamp counter cubic-bezier drop-shadow env inset linear-gradient max min minmax path perspective
    polygon radial-gradient repeat repeating-linear-gradient rgba rotate rotateX rotateY saturate scale scaleY
    translate translateX translateY url var";
const OLD_UNITS: &str = "% ch deg em fr ms px rem s vh vw";
const OLD_PSEUDOS: &str = "
    ::-webkit-details-marker ::after ::before ::placeholder :active :checked :disabled :empty :enabled
    :first-child :first-of-type :focus :focus-within :hover :last-child :last-of-type :not :nth-child
    :nth-last-child :nth-of-type :only-child :root :target";
const OLD_AT_RULES: &str = "@keyframes @media @supports";

/// All that a declaration uses.
fn used(declared: &Declared) -> Vec<Name> {
    let mut names = Vec::new();
    let leak = |text: &str| -> &'static str { text.to_owned().leak() };
    if let Some(selector) = declared.within.last().filter(|head| !head.starts_with('@')) {
        names.extend(pseudos(selector).iter().map(|pseudo| Pseudo(leak(pseudo))));
    }
    for head in declared.within.iter().filter(|head| head.starts_with('@')) {
        names.push(At(leak(head.split([' ', '(']).next().unwrap_or_default())));
    }
    if !declared.property.starts_with("--") {
        names.push(Property(leak(&declared.property)));
    }
    let told = without_texts(&declared.value);
    names.extend(names_before(&told, '(').into_iter().map(|name| Function(leak(name))));
    names.extend(units(&told).into_iter().map(|unit| Unit(leak(unit))));
    let has_value = |newer: &&Newer| {
        matches!(newer.name, Value(property, value)
            if declared.property == property && told.split([' ', ',']).any(|word| word == value))
    };
    names.extend(NEWER.iter().filter(has_value).map(|newer| newer.name));
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

/// How an `@supports` asks for it. Units of one family come together.
fn spelled(name: Name) -> Vec<&'static str> {
    match name {
        Unit("cqw" | "cqh" | "cqi") => vec!["1cqw", "1cqh", "1cqi"],
        // Relative colours and mixtures are younger than the colours that they are mixed of.
        Function("oklch") => vec!["oklch(", "color-mix("],
        Function(name) | Unit(name) | Pseudo(name) | At(name) | Property(name) => vec![name],
        Value(_, value) => vec![value],
    }
}

fn uses(value: &str, name: Name) -> bool {
    match name {
        Function(function) => names_before(value, '(').contains(&function),
        Unit(unit) => units(value).contains(&unit),
        Value(_, wanted) => value.split([' ', ',']).any(|word| word == wanted),
        Property(_) | Pseudo(_) | At(_) => true,
    }
}

fn is_old(name: Name) -> bool {
    let has = |list: &str, name: &str| list.split_whitespace().any(|known| known == name);
    match name {
        Property(name) => has(OLD_PROPERTIES, name),
        Function(name) => has(OLD_FUNCTIONS, name),
        Unit(name) => has(OLD_UNITS, name),
        Pseudo(name) => has(OLD_PSEUDOS, name),
        At(name) => has(OLD_AT_RULES, name),
        Value(..) => false,
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
        "@supports (color: color-mix(in oklab,red,red)){.a{color:color-mix(in oklab,var(--b) 4%,red)}}",
        "@supports (width: 1cqw){.a{--w:1cqw}}",
        ".a:has(.b){translate:0 1px}",
        ".a{content:\"5cqw blur( x\"}",
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
    ];
    for sheet in bad {
        assert!(!faults(sheet).is_empty(), "{sheet} passes");
    }
}
