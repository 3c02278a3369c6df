//! As much of Markdown as the checks need: words in backticks, links, headings. Blocks of code are skipped.

/// Something in a document, and its line.
pub(super) struct Found<'a> {
    pub(super) line: usize,
    pub(super) text: &'a str,
}

/// What stands between backticks, which may go on in the next line.
pub(super) fn code_words(text: &str) -> Vec<Found<'_>> {
    let mut found = Vec::new();
    let mut open: Option<(usize, usize)> = None;
    for (line, start, content) in prose(text) {
        if content.trim().is_empty() {
            // A span does not go on in another paragraph.
            open = None;
        }
        for (at, _) in content.match_indices('`') {
            match open.take() {
                None => open = Some((line, start + at + 1)),
                Some((line, from)) => found.push(Found { line, text: &text[from..start + at] }),
            }
        }
    }
    found
}

/// Where links and pictures lead: `[text](target)`.
pub(super) fn links(text: &str) -> Vec<Found<'_>> {
    let mut found = Vec::new();
    for (line, _, content) in prose(text) {
        let behind = content.match_indices("](").map(|(at, mark)| &content[at + mark.len()..]);
        found.extend(behind.filter_map(|rest| Some(Found { line, text: rest.split_once(')')?.0 })));
    }
    found
}

/// What the headings of a document are called in links: small letters, dashes for spaces, and no signs.
pub(super) fn anchors(text: &str) -> impl Iterator<Item = String> {
    let headings = prose(text).filter_map(|(_, _, content)| content.strip_prefix('#'));
    headings.map(|heading| {
        let heading = heading.trim_start_matches('#').trim().to_lowercase();
        let kept = heading.chars().filter(|char| char.is_alphanumeric() || " -_".contains(*char));
        kept.map(|char| if char == ' ' { '-' } else { char }).collect()
    })
}

/// The lines outside of blocks of code: number, place in the text, and content.
pub(super) fn prose(text: &str) -> impl Iterator<Item = (usize, usize, &str)> {
    let mut place = 0;
    let mut fenced = false;
    (1..).zip(text.split_inclusive('\n')).filter_map(move |(line, content)| {
        let start = place;
        place += content.len();
        let fence = content.trim_start().starts_with("```");
        fenced ^= fence;
        (!fenced && !fence).then(|| (line, start, content.trim_end_matches('\n')))
    })
}

#[cfg(test)]
mod tests {
    use super::{anchors, code_words, links};

    const TEXT: &str =
        "# A, b!\n`one` and `two\nthree` [x](y.md#z)\n```sh\n`no` [no](no)\n```\n`open\n\n`four`\n";

    #[test]
    fn words_links_and_headings_are_found_with_their_lines() {
        let words: Vec<_> = code_words(TEXT).iter().map(|found| (found.line, found.text)).collect();
        assert_eq!(words, [(2, "one"), (2, "two\nthree"), (9, "four")]);
        let links: Vec<_> = links(TEXT).iter().map(|found| (found.line, found.text)).collect();
        assert_eq!(links, [(3, "y.md#z")]);
        assert_eq!(anchors(TEXT).collect::<Vec<_>>(), ["a-b"]);
    }
}
