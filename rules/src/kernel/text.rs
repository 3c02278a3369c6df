//! What people write themselves.

/// Whether a character has no shape of its own, or changes how its neighbours are read.
pub fn is_stray(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' // Mongolian selectors
            | '\u{200b}'..='\u{200f}' // zero-width, and direction marks
            | '\u{2028}'..='\u{202e}' // line and paragraph ends, direction overrides
            | '\u{2060}'..='\u{206f}' // word joiner, isolates
            | '\u{2800}' // a sign of Braille without a dot
            | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}'
            | '\u{e000}'..='\u{f8ff}' // private use
            | '\u{fdd0}'..='\u{fdef}' // no characters at all
            | '\u{fe00}'..='\u{fe0e}' // selectors of another look; the one for emoji stays
            | '\u{16fe4}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}' // notes without a head, and how they are bound
            | '\u{e0000}'.. // tags, further private use
        )
}

/// Why a text cannot be a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unfit {
    /// There is no letter and no digit in it.
    Empty,
    /// It has more characters than there is room for.
    TooLong,
}

/// Enough for every living language, too few for a tower of accents that runs over its neighbours.
const MOST_MARKS: usize = 4;

/// A text as one clean line of so many characters at most: ends of lines and other gaps become one space, and
/// what has no shape, or would change the direction of reading, is left out.
pub fn one_line(text: &str, longest: usize) -> Result<String, Unfit> {
    // Before any work: nobody types so much, and half of it may be left out.
    if text.len() > 16 * longest {
        return Err(Unfit::TooLong);
    }
    let seen: String = text.chars().filter(|c| c.is_whitespace() || is_joiner(*c) || !is_stray(*c)).collect();
    let words: Vec<&str> = seen.split_whitespace().collect();
    let line = with_few_marks(&words.join(" "));
    if !line.chars().any(char::is_alphanumeric) {
        return Err(Unfit::Empty);
    }
    if line.chars().count() > longest {
        return Err(Unfit::TooLong);
    }
    Ok(line)
}

/// Invisible, but part of how some scripts and many emoji are written.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
}

/// Leaves out the marks that are piled too high on one letter. A joiner begins no letter.
fn with_few_marks(text: &str) -> String {
    let mut row = 0;
    let stays = |c: &char| {
        row = match *c {
            c if is_mark(c) => row + 1,
            c if is_joiner(c) => row,
            _ => 0,
        };
        row <= MOST_MARKS
    };
    text.chars().filter(stays).collect()
}

/// Marks that stand above or below a letter: those that go with any, and those of the scripts that have many.
fn is_mark(c: char) -> bool {
    matches!(c,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}'
        | '\u{591}'..='\u{5bd}' | '\u{5bf}' | '\u{5c1}'..='\u{5c2}' // Hebrew
        | '\u{5c4}'..='\u{5c5}' | '\u{5c7}'
        | '\u{610}'..='\u{61a}' | '\u{64b}'..='\u{65f}' | '\u{670}' | '\u{6d6}'..='\u{6dc}' // Arabic
        | '\u{6df}'..='\u{6e4}' | '\u{6e7}' | '\u{6e8}' | '\u{6ea}'..='\u{6ed}'
        | '\u{711}' | '\u{730}'..='\u{74a}' | '\u{7a6}'..='\u{7b0}' // Syriac, Thaana
        | '\u{e31}' | '\u{e34}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}' // Thai
        | '\u{eb1}' | '\u{eb4}'..='\u{ebc}' | '\u{ec8}'..='\u{ece}' // Lao
        | '\u{f71}'..='\u{f84}' | '\u{102d}'..='\u{1030}' | '\u{1032}'..='\u{1037}') // Tibetan, Burmese
        || is_mark_of_india(c)
}

/// The scripts of India are laid out alike, each in a block of 128.
fn is_mark_of_india(c: char) -> bool {
    ('\u{900}'..='\u{d7f}').contains(&c)
        && matches!(u32::from(c) % 0x80, 0..=2 | 0x3c | 0x41..=0x48 | 0x4d | 0x51..=0x57 | 0x62 | 0x63)
}
