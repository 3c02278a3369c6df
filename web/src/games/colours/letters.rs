//! How much room words take, so that what is written by guests always fits.

/// As many letters of common width as a text is long. Capitals are wider, and from Hangul on letters are as wide as they
/// are high.
pub(super) fn letters(text: &str) -> usize {
    const FULL_WIDTH: char = '\u{1100}';
    let tenths = |letter: char| match letter {
        FULL_WIDTH.. => 20,
        _ if letter.is_uppercase() => 14,
        _ => 10,
    };
    text.chars().map(tenths).sum::<usize>().div_ceil(10)
}

/// The class of a headline: what does not fit in one line is set smaller.
pub(super) fn head_class(text: &str) -> &'static str {
    match letters(text) {
        0..=32 => "",
        33..=42 => "head-long",
        _ => "head-longest",
    }
}

/// The class of a name: few are so wide that they are set smaller.
pub(super) fn name_class(name: &str) -> Option<&'static str> {
    const MOST: usize = 24;
    (letters(name) > MOST).then_some("name-wide")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_letters_count_for_more() {
        assert_eq!(letters("abc"), 3);
        assert_eq!(letters("ABC"), 5);
        assert_eq!(letters("王小明"), 6);
        assert_eq!(name_class("Wilhelmina-Charlotte"), None);
        assert_eq!(name_class(&"王".repeat(20)), Some("name-wide"));
    }
}
