//! What people write themselves.

/// Whether a character has no shape of its own, or changes how its neighbours are read.
pub fn is_stray(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}'
            | '\u{200b}'..='\u{200f}' // zero-width, and direction marks
            | '\u{2028}'..='\u{202e}' // line and paragraph ends, direction overrides
            | '\u{2060}'..='\u{206f}' // word joiner, isolates
            | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffd}'
            | '\u{e000}'..='\u{f8ff}' // private use
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

/// Leaves out the marks that are piled too high on one letter.
fn with_few_marks(text: &str) -> String {
    let mut row = 0;
    let stays = |c: &char| {
        row = if is_mark(*c) { row + 1 } else { 0 };
        row <= MOST_MARKS
    };
    text.chars().filter(stays).collect()
}

/// The blocks of marks that go with any letter. Those that belong to one script cannot be piled up much.
fn is_mark(c: char) -> bool {
    matches!(c,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}
