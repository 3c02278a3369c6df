//! How much room the words above the board take, so that a long headline is set smaller and nothing below it
//! ever moves.

/// Sizes that the stylesheet knows, in letters: of the headline, and of the line below it. What is longer
/// than the last number before `TWO_LINES` is set in two lines.
const HEADS: [usize; 13] = [28, 32, 36, 40, 44, 48, 52, 56, 64, 80, 96, 112, 128];
const LINES: [usize; 11] = [52, 56, 60, 64, 68, 72, 80, 96, 112, 128, 160];
const HEAD_IN_TWO_LINES: usize = 56;
const LINE_IN_TWO_LINES: usize = 72;

/// The classes of a headline with its line, by how long they are.
pub(crate) fn size_classes(markup: &str) -> String {
    let Lengths { head, line } = lengths(markup);
    let class = |kind: &str, letters: usize, sizes: &[usize], two_lines: usize, wide: &str| {
        let size = sizes.iter().find(|size| letters <= **size).or(sizes.last());
        let size = size.filter(|_| letters > sizes[0] - 4);
        size.map(|size| {
            let wide = if letters > two_lines { wide } else { "" };
            format!(" {kind}-{size}{wide}")
        })
        .unwrap_or_default()
    };
    class("h", head, &HEADS, HEAD_IN_TWO_LINES, " lengthy")
        + &class("p", line, &LINES, LINE_IN_TWO_LINES, " wordy")
}

/// The longest headline and the longest line of all that come one after the other, in letters.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Lengths {
    head: usize,
    line: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Head,
    Line,
    /// Nobody sees it, or nobody reads it as words.
    Unseen,
}

struct Element<'a> {
    name: &'a str,
    part: Option<Part>,
    /// Stands in the place of what comes later, and is counted by itself.
    gives_way: bool,
    tenths: usize,
}

fn lengths(markup: &str) -> Lengths {
    let mut found = Lengths::default();
    let mut open: Vec<Element<'_>> = Vec::new();
    let mut rest = markup;
    while let Some((text, after)) = rest.split_once('<') {
        count(&mut open, text);
        let Some((tag, after)) = after.split_once('>') else { break };
        rest = after;
        match tag.strip_prefix('/') {
            Some(name) => close(&mut open, name, &mut found),
            None if tag.starts_with("svg") => {
                rest = after.split_once("</svg>").map_or("", |(_, after)| after);
            }
            None => open.push(element(tag, open.last().and_then(|parent| parent.part))),
        }
    }
    found
}

fn element(tag: &str, around: Option<Part>) -> Element<'_> {
    let name = tag.split(' ').next().unwrap_or_default();
    let classes = tag.split_once("class=\"").and_then(|(_, rest)| rest.split('"').next()).unwrap_or_default();
    let has = |wanted: &str| classes.split(' ').any(|class| class == wanted);
    let part = match name {
        _ if has("visually-hidden") => Some(Part::Unseen),
        "h1" => Some(Part::Head),
        "p" => Some(Part::Line),
        _ => around,
    };
    Element { name, part, gives_way: has("until"), tenths: 0 }
}

/// Capitals are wider than other letters, and from Hangul on letters and pictures are as wide as high.
fn count(open: &mut [Element<'_>], text: &str) {
    const FULL_WIDTH: char = '\u{1100}';
    const JOINERS: std::ops::RangeInclusive<char> = '\u{2000}'..='\u{206f}';
    let tenths = |letter: char| match letter {
        _ if JOINERS.contains(&letter) && !letter.is_whitespace() => 5,
        FULL_WIDTH.. => 20,
        _ if letter.is_uppercase() => 14,
        _ => 10,
    };
    if let Some(element) = open.last_mut() {
        // What is escaped is longer than what is seen, and rare.
        element.tenths += text.chars().map(tenths).sum::<usize>();
    }
}

fn close(open: &mut Vec<Element<'_>>, name: &str, found: &mut Lengths) {
    while let Some(element) = open.pop() {
        let begins_here = open.last().and_then(|parent| parent.part) != element.part;
        let letters = element.tenths.div_ceil(10);
        match element.part {
            Some(Part::Head) if begins_here || element.gives_way => found.head = found.head.max(letters),
            Some(Part::Line) if begins_here || element.gives_way => found.line = found.line.max(letters),
            Some(Part::Unseen) if begins_here => {}
            _ => {
                if let Some(parent) = open.last_mut() {
                    parent.tenths += element.tenths;
                }
            }
        }
        if element.name == name {
            break;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_seen_is_counted_and_nothing_else() {
        let markup = "<h1 class=\"a\">abc <bdi>def</bdi><svg><path d=\"M0\"></svg>\
            <span class=\"visually-hidden\"> and so on</span></h1><p>one <b>two</b></p>";
        assert_eq!(lengths(markup), Lengths { head: 7, line: 7 });
        let one_after_the_other = "<h1 class=\"cue until t-3\">abcdefgh</h1><div><h1>abc</h1><p>a</p>\
            </div><div><h1><span class=\"cue until t-4\">abcde</span> <span class=\"cue beat t-4\">ab</span>\
            </h1><p>abc</p></div>";
        assert_eq!(lengths(one_after_the_other), Lengths { head: 8, line: 3 });
    }

    #[test]
    fn long_headlines_are_set_smaller() {
        let classes = |head: usize, line: usize| {
            size_classes(&format!("<h1>{}</h1><p>{}</p>", "a".repeat(head), "b".repeat(line)))
        };
        assert_eq!(classes(20, 40), "");
        assert_eq!(classes(30, 40), " h-32");
        assert_eq!(classes(56, 73), " h-56 p-80 wordy");
        assert_eq!(classes(57, 72), " h-64 lengthy p-72");
        assert_eq!(classes(500, 500), " h-128 lengthy p-160 wordy");
    }

    /// A class that the stylesheet does not know would leave a headline as large as a short one.
    #[test]
    fn the_stylesheet_knows_every_size() {
        let sheet = include_str!("../../assets/stage.css");
        for (kind, size) in HEADS.map(|size| ("h", size)).into_iter().chain(LINES.map(|size| ("p", size))) {
            assert!(sheet.contains(&format!(".{kind}-{size} {{ --{kind}: {size}; }}")), "{kind}-{size}");
        }
    }
}
