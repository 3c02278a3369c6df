//! What must never run, wherever a guest can write. Each calls `hit()`, which a page under test has.

use std::collections::BTreeSet;

/// Elements that run code by themselves once they are in a page.
const ELEMENTS: [&str; 18] = [
    "<script>hit()</script>",
    "<script type=module>hit()</script>",
    "<script src=data:,hit()></script>",
    "<img src=x onerror=hit()>",
    "<IMG/SRC=x/OnErRoR=hit()>",
    "<svg onload=hit()>",
    "<svg><script>hit&#40;)</script></svg>",
    "<svg><set onbegin=hit() attributename=x>",
    "<body onpageshow=hit()>",
    "<iframe onload=hit()></iframe>",
    "<iframe srcdoc='<script>top.hit()</script>'>",
    "<video src=x onerror=hit()></video>",
    "<details open ontoggle=hit()>x</details>",
    "<input autofocus onfocus=hit()>",
    "<style onload=hit()></style>",
    "<object data=javascript:hit()></object>",
    "<link rel=stylesheet href=x onerror=hit()>",
    "<marquee onstart=hit()>x</marquee>",
];

/// What text may stand in, and how one gets out of it.
const WAYS_OUT: [&str; 12] = [
    "",
    "\">",
    "'>",
    "-->",
    "]]>",
    "</bdi>",
    "</title>",
    "</textarea>",
    "</script>",
    "</style>",
    "</text></svg>",
    "</select></button>",
];

/// Out of the value of an attribute into another attribute.
const QUOTES: [&str; 4] = ["\"", "'", "`", ""];
const HANDLERS: [&str; 5] = [
    "onclick=hit()",
    "onload=hit()",
    "autofocus onfocus=hit()",
    "onerror=hit() src=x",
    "onpointerover=hit()",
];

/// Out of a script, a template, a stream, a spreadsheet or an address, and what is decoded once too often.
const OTHERS: &[&str] = &[
    "\";hit();//",
    "';hit();//",
    "`;hit();//",
    "\\\";hit();//",
    "${hit()}",
    "`+hit()+`",
    "{{hit()}}",
    "{{constructor.constructor('hit()')()}}",
    "<%=hit()%>",
    "\"};hit();x={\"y\":\"",
    "\"}]}</script><script>hit()</script>",
    "*/hit()/*",
    "event: regions data: <svg onload=hit()>",
    "data: <img src=x onerror=hit()>",
    "javascript:hit()",
    "JaVaScRiPt:top.hit()",
    "javascript://%0ahit()",
    "data:text/html,<script>hit()</script>",
    "<a href=javascript:hit()>x</a>",
    "<a href=\"java&Tab;script:hit()\">x</a>",
    "<form action=javascript:hit()><button>x</button></form>",
    "<button formaction=javascript:hit()>x</button>",
    "<meta http-equiv=refresh content=\"0;url=javascript:hit()\">",
    "<base href=//hit.invalid/>",
    "<div hx-on:load=\"hit()\" x-init=\"hit()\" data-region id=r-top>x</div>",
    "&lt;img src=x onerror=hit()&gt;",
    "&#60;svg onload=hit()&#62;",
    "%3Cscript%3Ehit()%3C/script%3E",
    "\\u003csvg onload=hit()\\u003e",
    "\\x3csvg onload=hit()\\x3e",
    "+ADw-script+AD4-hit()+ADw-/script+AD4-",
    "<scr<script>ipt>hit()</scr</script>ipt>",
    "<<svg onload=hit()>",
    "<svg onload=hit()//",
    "<math><mtext><table><mglyph><style><img src=x onerror=hit()>",
    "<noscript><p title=\"</noscript><svg onload=hit()>\">",
    "<template><svg onload=hit()></template>",
    "</bdi><b id=hit>",
    "<plaintext>",
    "<!--x",
    "__proto__",
    "=cmd|'/C hit'!A0",
    "+cmd|'/C hit'!A0",
    "-2+3+cmd|'/C hit'!A0",
    "@SUM(1+1)*cmd|'/C hit'!A0",
    "＝cmd|'/C hit'!A1",
    "=HYPERLINK(\"javascript:hit()\",\"x\")",
    "\",\"=1+1\",\"",
];

/// Short enough for a name.
const SHORT: &[&str] = &[
    "<svg onload=hit()>",
    "<svg/onload=hit()",
    "<script>hit()",
    "\"onclick=\"hit()",
    "'onclick='hit()",
    "</bdi><b id=hit>",
    "\"><b id=hit>",
    "</title><b id=hit>",
    "<b onclick=hit()>",
    "<a href=//x.invalid>",
    "javascript:hit()",
    "${hit()}",
    "{{hit()}}",
    "';hit();//",
    "\\\");hit();//",
    "*/hit()/*",
    "&lt;b id=hit&gt;",
    "&#60b id=hit>",
    "\\u003cb id=hit>",
    "%3Cb id=hit%3E",
    "</script>",
    "</textarea>",
    "</style>",
    "</text></svg>",
    "]]><b id=hit>",
    "--><b id=hit>",
    "<!--",
    "<plaintext>",
    "<base href=x>",
    "<xmp>",
    "<table><td>",
    "=1+1",
    "@SUM(1)",
    "\"}]",
    "__proto__",
    "null",
];

/// So long may the face of a card be.
const FACE: usize = 70;

/// For names of guests and teams.
pub(super) fn short() -> Vec<String> {
    SHORT.iter().map(|&text| text.to_owned()).collect()
}

/// For the faces of cards, each another.
pub(super) fn for_cards() -> Vec<String> {
    let elements =
        WAYS_OUT.iter().flat_map(|out| ELEMENTS.iter().map(move |element| format!("{out}{element}")));
    let attributes = QUOTES
        .iter()
        .flat_map(|quote| HANDLERS.iter().map(move |handler| format!("x{quote} {handler} y={quote}")));
    let others = OTHERS.iter().map(|&text| text.to_owned());
    let mut seen = BTreeSet::new();
    let fitting = others.chain(attributes).chain(elements).filter(|text| text.chars().count() <= FACE);
    fitting.filter(|text| seen.insert(text.clone())).collect()
}

#[test]
fn there_are_hundreds_and_none_is_there_twice() {
    assert!(for_cards().len() > 250, "{}", for_cards().len());
    assert!(short().iter().all(|text| text.chars().count() <= 20), "a name has 20 letters at most");
}
