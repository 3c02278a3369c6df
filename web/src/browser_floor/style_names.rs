//! What style sheets use, by name: among what the oldest browsers know, or with its first versions and with
//! what the older ones have instead.

/// Something that the oldest browsers do not know: how it is found, since which version of Chrome, Safari on
/// iOS, Firefox and Samsung Internet there is it, and what they have instead.
pub(super) struct Newer {
    pub(super) name: Name,
    pub(super) since: &'static str,
    pub(super) instead: Instead,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Name {
    Property(&'static str),
    /// A property with a value that has this in it.
    Value(&'static str, &'static str),
    /// A word of a value, whatever it is the value of.
    Keyword(&'static str),
    Function(&'static str),
    Unit(&'static str),
    Pseudo(&'static str),
    At(&'static str),
    /// What an `@media` asks for.
    Feature(&'static str),
}

#[derive(Clone, Copy)]
pub(super) enum Instead {
    /// Each use stands in an `@supports` that asks for it, or comes after a declaration of the same property
    /// in the same rule. A value with `var(…)` is no such use: a browser that does not know it drops both.
    Fallback,
    /// `older.js` says it in other words.
    Older,
    /// A page is whole without it, for this reason.
    Nothing(&'static str),
}

use Instead::{Fallback, Nothing, Older};
use Name::{At, Feature, Function, Keyword, Property, Pseudo, Unit, Value};

const fn newer(name: Name, since: &'static str, instead: Instead) -> Newer {
    Newer { name, since, instead }
}

/// Sorted by what it is. Chrome 87, Safari 15.0, Firefox 90 and Samsung Internet 14 lack at least one. The
/// versions are those of MDN's browser-compat-data 8.1.9, the earlier ones where a browser knew a part of it
/// that is all we use, and of Chrome the later of its desktop and Android.
pub(super) const NEWER: [Newer; 57] = [
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
    newer(Keyword("oklab"), "Chrome 111, Safari 16.2, Firefox 127, Samsung 22", Fallback),
    newer(Value("align-content", "safe"), "Chrome 115, Safari 17.6, Firefox 63, Samsung 23", Fallback),
    newer(
        Value("break-before", "column"),
        "Chrome 50, Safari 10, Firefox never, Samsung 5",
        Nothing("a list is balanced over both columns"),
    ),
    newer(
        Value("container-type", "scroll-state"),
        "Chrome 133, Safari never, Firefox never, Samsung 29",
        Fallback,
    ),
    newer(
        Value("view-transition-name", "match-element"),
        "Chrome 137, Safari 18.4, Firefox 144, Samsung 30",
        GLIDES,
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
    newer(Function("scroll-state"), "Chrome 133, Safari never, Firefox never, Samsung 29", Fallback),
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
    // There was something of it earlier, without the `path()` that it is given.
    newer(Property("offset-path"), "Chrome 64, Safari 16, Firefox 72, Samsung 9", STAGES),
    newer(Value("offset-path", "view-box"), "Chrome 116, Safari 18, Firefox 122, Samsung 24", Fallback),
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
        Property("cursor"),
        "Chrome 18, Safari 13.4, Firefox 95, Samsung 1",
        Nothing("who points with a finger sees none"),
    ),
    newer(
        Feature("forced-colors"),
        "Chrome 89, Safari 16, Firefox 89, Samsung 15",
        Nothing("where it cannot be asked, no colours are forced"),
    ),
    newer(
        Property("accent-color"),
        "Chrome 93, Safari 15.4, Firefox 92, Samsung 17",
        Nothing("boxes to tick have the colour of the system"),
    ),
];

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
    color column-gap column-span columns content counter-increment counter-reset display
    dominant-baseline fill filter flex flex-basis flex-direction flex-grow flex-shrink flex-wrap font
    font-family font-size font-style font-variant-numeric font-weight gap grid grid-area grid-auto-columns
    grid-auto-flow grid-auto-rows grid-column grid-row grid-template grid-template-areas grid-template-columns
    grid-template-rows height inherits initial-value inset isolation justify-content justify-items
    justify-self left letter-spacing line-height list-style margin margin-block margin-bottom margin-inline
    margin-inline-start margin-left margin-right margin-top max-height max-width min-height min-width opacity
    order outline outline-color outline-offset overflow overflow-wrap overflow-x padding padding-block
    padding-bottom padding-inline padding-left padding-right padding-top paint-order place-content place-items
    place-self pointer-events position r right row-gap scroll-margin-bottom scroll-margin-top
    scroll-padding-block stop-color stop-opacity
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
const OLD_FEATURES: &str = "
    hover max-aspect-ratio max-height max-width min-height min-width prefers-color-scheme
    prefers-reduced-motion";
/// Words of values. Rows know no `start` and no `end` in the older ones: the build writes `flex-start`.
const OLD_KEYWORDS: &str = "
    absolute all at auto auto-fill auto-fit avoid background-color baseline block border-box bottom
    box-shadow break-word ButtonText CanvasText center central circle closest-side collapse color column
    column-reverse contents currentColor dashed decimal dotted double ease-in ease-in-out ease-out ellipsis
    false fill-box fixed flex flex-end flex-start grid hidden Highlight important in inherit inline
    inline-block inline-flex inline-grid inset isolate italic keep-all left linear lining-nums
    max-content middle min-content no-repeat none normal nowrap opacity relative right rotate round row
    row-reverse safe-area-inset-bottom safe-area-inset-left safe-area-inset-right safe-area-inset-top
    separate solid space-between space-evenly span static sticky stretch stroke tabular-nums top
    translate transparent true underline uppercase visible wrap";

/// How an `@supports` asks for it. Units of one family come together.
pub(super) fn spelled(name: Name) -> Vec<&'static str> {
    match name {
        Unit("cqw" | "cqh" | "cqi") => vec!["1cqw", "1cqh", "1cqi"],
        // Relative colours and mixtures are younger than the colours that they are mixed of.
        Function("oklch") => vec!["oklch(", "color-mix("],
        Value(_, name)
        | Keyword(name)
        | Function(name)
        | Unit(name)
        | Pseudo(name)
        | At(name)
        | Feature(name)
        | Property(name) => vec![name],
    }
}

pub(super) fn is_old(name: Name) -> bool {
    let has = |list: &str, name: &str| list.split_whitespace().any(|known| known == name);
    match name {
        Property(name) => has(OLD_PROPERTIES, name),
        Function(name) => has(OLD_FUNCTIONS, name),
        Unit(name) => has(OLD_UNITS, name),
        Pseudo(name) => has(OLD_PSEUDOS, name),
        At(name) => has(OLD_AT_RULES, name),
        Feature(name) => has(OLD_FEATURES, name),
        Keyword(name) => has(OLD_KEYWORDS, name),
        Value(..) => false,
    }
}
