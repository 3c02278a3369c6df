//! How much room words take, so that what is written by guests always fits.

use table::GuestView;

/// As many letters of common width as a text is long. Capitals are wider, and from Hangul on letters are as
/// wide as they are high.
pub(super) fn letters(text: &str) -> usize {
    const FULL_WIDTH: char = '\u{1100}';
    let tenths = |letter: char| match letter {
        FULL_WIDTH.. => 20,
        _ if letter.is_uppercase() => 14,
        _ => 10,
    };
    text.chars().map(tenths).sum::<usize>().div_ceil(10)
}

/// The same of a name with the mark of a bot, which is about as wide as three letters.
pub(super) fn name_width(guest: &GuestView) -> usize {
    const MARK: usize = 3;
    letters(guest.name.as_str()) + if guest.is_played_by_a_bot() { MARK } else { 0 }
}

/// The class of a name: few are so wide that they are set smaller.
pub(super) fn name_class(guest: &GuestView) -> Option<&'static str> {
    const MOST: usize = 24;
    (name_width(guest) > MOST).then_some("name-wide")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_letters_count_for_more() {
        assert_eq!(letters("abc"), 3);
        assert_eq!(letters("ABC"), 5);
        assert_eq!(letters("王小明"), 6);
        assert_eq!(letters("Wilhelmina-Charlotte"), 21);
    }
}
