//! Rust source as lines: what is code, and what is a test.

/// Folders with code for tests only.
const TEST_FOLDERS: [&str; 4] = ["tests", "spec", "benches", "fixtures"];
/// The crate whose whole purpose is testing.
const TEST_CRATE: &str = "testkit/";

/// Whether a file has nothing but tests and what they need.
pub(super) fn is_test_file(path: &str) -> bool {
    let stem = path.rsplit('/').next().and_then(|name| name.split('.').next()).unwrap_or_default();
    path.starts_with(TEST_CRATE)
        || path.split('/').any(|part| TEST_FOLDERS.contains(&part))
        || TEST_FOLDERS.contains(&stem)
}

/// The numbered lines of a file that are not of its tests at the end.
pub(super) fn without_tests(text: &str) -> impl Iterator<Item = (usize, &str)> {
    numbered(text).take(tests_begin(text))
}

/// The numbered lines of the tests at the end of a file.
pub(super) fn tests_of(text: &str) -> impl Iterator<Item = (usize, &str)> {
    numbered(text).skip(tests_begin(text))
}

/// The lines with their numbers, from 1.
pub(super) fn numbered(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines())
}

/// How many lines come before the tests at the end of a file.
fn tests_begin(text: &str) -> usize {
    let lines: Vec<&str> = text.lines().collect();
    let begins = |pair: &[&str]| pair[0].trim() == "#[cfg(test)]" && is_module_with_body(pair[1]);
    lines.windows(2).position(begins).unwrap_or(lines.len())
}

fn is_module_with_body(line: &str) -> bool {
    line.starts_with("mod ") && line.ends_with('{')
}

pub(super) fn is_comment(line: &str) -> bool {
    line.trim_start().starts_with("//")
}

/// Whether a line names this word: not as a part of a longer one.
pub(super) fn names(line: &str, word: &str) -> bool {
    let belongs = |char: char| char.is_alphanumeric() || char == '_';
    line.match_indices(word).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + word.len()..]);
        !before.ends_with(belongs) && !after.starts_with(belongs)
    })
}

#[cfg(test)]
mod tests {
    use super::{is_test_file, names, tests_of, without_tests};

    #[test]
    fn a_word_is_not_a_part_of_a_longer_one() {
        assert!(names("use image::Image;", "image"));
        assert!(!names("images, image_of, an_image", "image"));
    }

    #[test]
    fn tests_at_the_end_of_a_file_are_known() {
        let text = "fn a() {}\n#[cfg(test)]\nuse x;\n#[cfg(test)]\nmod tests {\n}\n";
        assert_eq!(without_tests(text).count(), 3);
        assert_eq!(tests_of(text).map(|(line, _)| line).collect::<Vec<_>>(), [4, 5, 6]);
        assert!(is_test_file("rules/src/image/spec/turn.rs") && is_test_file("web/src/words/spec.rs"));
        assert!(!is_test_file("rules/src/image/turn.rs"));
    }
}
