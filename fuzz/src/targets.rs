//! What is tried, and what must hold of it.

use decks::{Decks, Language, read_list};
use rules::GameKind;
use strum::{EnumIter, EnumString, IntoStaticStr};
use table::{Command, Name, Sent};

use crate::live_table::{play, wake_with};

/// A place where bytes come in from outside.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumIter, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Target {
    /// Forms as browsers post them, a line each, played at a table.
    Form,
    /// Commands of the API as JSON, a line each, played at a table.
    Order,
    /// Lists of cards that a table writes itself.
    Cards,
    /// Names of guests.
    Name,
    /// Records of a journal that somebody has written over.
    Record,
    /// A fault that is there on purpose: a fuzzer that does not find it would find no other.
    Planted,
}

impl Target {
    /// Also the name of its folder in `corpus/`.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Tries the bytes. It panics when something does not hold.
    pub fn attempt(self, bytes: &[u8]) {
        match self {
            Target::Form => play(bytes, web::testing::read_form),
            Target::Order => play(bytes, |line| {
                let sent = web::testing::read_order(line)?;
                reads_as_written(&sent);
                Some(sent)
            }),
            Target::Cards => cards(bytes),
            Target::Name => name(bytes),
            Target::Record => wake_with(bytes),
            Target::Planted => planted(bytes),
        }
    }
}

/// What a program reads of a command and writes again is the same command.
fn reads_as_written(sent: &Sent) {
    let written = serde_json::to_string(&sent.command).expect("a command can be written");
    let again: Command = serde_json::from_str(&written).expect("a command that was written can be read");
    assert_eq!(again, sent.command, "{written}");
}

/// Every list is read, or told with the lines that are wrong.
fn cards(bytes: &[u8]) {
    let list = String::from_utf8_lossy(bytes);
    let lines = list.lines().count().max(1);
    for language in Language::ALL {
        match read_list(&list, GameKind::Happiness, language, Decks::embedded()) {
            Ok(drafts) => {
                for draft in drafts {
                    assert!(
                        draft.wording(Decks::embedded()).is_ok(),
                        "{draft:?} was read and cannot be written"
                    );
                }
            }
            Err(faults) => {
                assert!(!faults.is_empty(), "a list is refused without a reason");
                for fault in faults {
                    assert!((1..=lines + 1).contains(&fault.line), "{fault:?} of {lines} lines");
                }
            }
        }
    }
}

/// A name that is accepted is accepted as it is shown, and stays what it is.
fn name(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Ok(name) = Name::new(text) {
        assert!(!name.as_str().trim().is_empty(), "nobody sees the name {:?}", name.as_str());
        let again = Name::new(name.as_str());
        assert_eq!(
            again.as_ref().map(Name::as_str),
            Ok(name.as_str()),
            "a name is not the same when typed again"
        );
    }
}

/// Chance alone would try a few billion inputs; who sees how far each gets needs a few thousand.
#[expect(clippy::collapsible_if, reason = "each step must be seen on its own")]
fn planted(bytes: &[u8]) {
    if bytes.first() == Some(&b'l') {
        if bytes.get(1) == Some(&b'i') {
            if bytes.get(2) == Some(&b'k') {
                assert_ne!(bytes.get(3), Some(&b'e'), "the planted fault is found");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use strum::IntoEnumIterator;

    use super::*;

    /// Everything that was worth keeping, and everything that ever broke something.
    #[test]
    fn what_has_been_found_holds() {
        for target in Target::iter() {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target.name());
            let mut tried = 0;
            for entry in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
            {
                let path = entry.expect("a folder can be listed").path();
                println!("{}", path.display());
                target.attempt(&fs::read(path).expect("a file can be read"));
                tried += 1;
            }
            assert!(tried >= 5, "{} tries of {}", tried, target.name());
        }
    }

    #[test]
    fn a_target_is_found_by_its_name() {
        for target in Target::iter() {
            assert_eq!(target.name().parse(), Ok(target));
        }
        assert!("nothing".parse::<Target>().is_err());
    }
}
