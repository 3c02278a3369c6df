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
