//! `cargo xtask retire-cards [COMMIT]`: keeps what cards said that have been taken out of the decks.
//!
//! Stored games name cards by their ids. A card that was in a deck at that commit and is in none now is put
//! into `decks/<game>/retired.deck`, and `decks/ids.txt` gets every id that it does not have yet.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{
    failure::{Failure, MACHINE, USAGE},
    program::printed,
    repository,
};

pub(crate) const ARGUMENTS: &str = "[COMMIT]";

/// What the decks are compared with when nothing is named.
const USUAL_COMMIT: &str = "main";
/// All ids that any deck has ever had.
const IDS: &str = "decks/ids.txt";

/// What a new file of retired cards begins with.
const HEAD: &str = "\
# Cards that are in no set any more. No game deals them; games that are stored still show what they say.
# `cargo xtask retire-cards` puts them here.

set
  en: Retired cards
  fr: Cartes retirées
";

/// What `decks/ids.txt` begins with.
const IDS_HEAD: &str = "\
# Every id that a card of any deck has ever had: a game, the letters of a category, and numbers.
# None may disappear, because stored games name cards by it: a test looks for each in the decks and among the
# retired cards. `cargo xtask retire-cards` adds what is missing here.
";

pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    let commit = match arguments {
        [] => USUAL_COMMIT,
        [commit] => commit,
        [_, ..] => return Err(Failure::new(USAGE, "name one commit or none")),
    };
    let mut ids: BTreeSet<String> =
        fs::read_to_string(path(IDS)).map_or_else(|_| BTreeSet::new(), |text| listed_ids(&text));
    for game in games()? {
        let before = cards_at(commit, &game)?;
        let now = cards_of_folder(&game)?;
        let gone: Vec<&String> = before.keys().filter(|id| !now.contains_key(*id)).collect();
        retire(&game, &gone.iter().map(|id| before[*id].as_str()).collect::<Vec<_>>())?;
        for id in &gone {
            println!("{game}/{id} is retired");
        }
        for id in now.iter().filter(|(id, card)| before.get(*id).is_some_and(|was| is_another(was, card))) {
            println!(
                "{game}/{} says something else than before: is it another card, with an id of its own?",
                id.0
            );
        }
        ids.extend(before.keys().chain(now.keys()).map(|id| format!("{game}/{id}")));
    }
    write(Path::new(IDS), &written_ids(&ids))
}

/// The games that have decks, by the names of their folders.
fn games() -> Result<Vec<String>, Failure> {
    let mut games = Vec::new();
    for folder in entries(&path("decks"))? {
        if folder.is_dir() && entries(&folder)?.iter().any(|file| is_deck(&file.display().to_string())) {
            games.push(folder.file_name().unwrap_or_default().to_string_lossy().into_owned());
        }
    }
    Ok(games)
}

/// The cards of a game as they are now, those that are retired among them.
fn cards_of_folder(game: &str) -> Result<BTreeMap<String, String>, Failure> {
    let mut cards = BTreeMap::new();
    for file in entries(&path("decks").join(game))?.iter().filter(|file| is_deck(&file.display().to_string()))
    {
        let text = fs::read_to_string(file).map_err(|error| trouble(file, &error))?;
        cards.extend(cards_in(&text));
    }
    Ok(cards)
}

/// The cards of a game as they were at a commit.
fn cards_at(commit: &str, game: &str) -> Result<BTreeMap<String, String>, Failure> {
    let told = |arguments: &[&str]| {
        printed(Command::new("git").args(arguments).current_dir(repository::root())).ok_or_else(|| {
            Failure::new(MACHINE, format!("`git {}` tells nothing: is it a commit?", arguments.join(" ")))
        })
    };
    let mut cards = BTreeMap::new();
    let files = told(&["ls-tree", "--name-only", commit, &format!("decks/{game}/")])?;
    for file in files.lines().filter(|file| is_deck(file)) {
        cards.extend(cards_in(&told(&["show", &format!("{commit}:{file}")])?));
    }
    Ok(cards)
}

/// The cards of a file: each id with all its lines, a gray face among them.
fn cards_in(text: &str) -> BTreeMap<String, String> {
    let mut cards = BTreeMap::new();
    let mut reading: Option<String> = None;
    for line in text.lines() {
        let mut words = line.split_whitespace();
        match (line.starts_with(char::is_whitespace), words.next()) {
            (_, None) => {}
            (false, Some("card")) => {
                reading = words.next().map(str::to_owned);
                if let Some(id) = &reading {
                    cards.insert(id.clone(), format!("{line}\n"));
                }
            }
            (false, Some("gray")) | (true, Some(_)) => {
                if let Some(card) = reading.as_ref().and_then(|id| cards.get_mut(id)) {
                    *card += line;
                    card.push('\n');
                }
            }
            (false, Some(word)) if word.starts_with('#') => {}
            (false, Some(_)) => reading = None,
        }
    }
    cards
}

/// Whether two texts under one id have hardly anything in common, in no language.
fn is_another(was: &str, is: &str) -> bool {
    /// Shorter words are in any two sentences.
    const TELLING: usize = 4;
    let words = |card: &str| -> BTreeSet<String> {
        let texts = card.lines().filter(|line| line.starts_with(char::is_whitespace)).collect::<String>();
        let words =
            texts.split(|c: char| !c.is_alphanumeric()).filter(|word| word.chars().count() >= TELLING);
        words.map(str::to_lowercase).collect()
    };
    was != is && words(was).is_disjoint(&words(is))
}

/// Puts cards at the end of the retired ones.
fn retire(game: &str, cards: &[&str]) -> Result<(), Failure> {
    if cards.is_empty() {
        return Ok(());
    }
    let file = PathBuf::from(format!("decks/{game}/retired.deck"));
    let mut text = fs::read_to_string(path(&file)).unwrap_or_else(|_| HEAD.to_owned());
    for card in cards {
        text.push('\n');
        text += card;
    }
    write(&file, &text)
}

/// The ids of a list of ranges, as `game/abc-001`.
fn listed_ids(text: &str) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.split_whitespace();
        let (Some(game), Some(category)) = (words.next(), words.next()) else { continue };
        for range in words {
            let (first, last) = range.split_once('-').unwrap_or((range, range));
            let (Ok(first), Ok(last)) = (first.parse::<u16>(), last.parse::<u16>()) else { continue };
            ids.extend((first..=last).map(|number| format!("{game}/{category}-{number:03}")));
        }
    }
    ids
}

/// The same list as it is written.
fn written_ids(ids: &BTreeSet<String>) -> String {
    let mut piles: BTreeMap<&str, Vec<u16>> = BTreeMap::new();
    for id in ids {
        if let Some((pile, number)) = id.rsplit_once('-')
            && let Ok(number) = number.parse()
        {
            piles.entry(pile).or_default().push(number);
        }
    }
    let mut text = IDS_HEAD.to_owned();
    for (pile, numbers) in piles {
        text.push('\n');
        text += &pile.replace('/', " ");
        for run in numbers.chunk_by(|before, after| before + 1 == *after) {
            text += &match run {
                [only] => format!(" {only:03}"),
                [first, .., last] => format!(" {first:03}-{last:03}"),
                [] => String::new(),
            };
        }
    }
    text.push('\n');
    text
}

fn is_deck(file: &str) -> bool {
    Path::new(file).extension().is_some_and(|ending| ending == "deck")
}

fn path(file: impl AsRef<Path>) -> PathBuf {
    repository::root().join(file)
}

fn write(file: &Path, text: &str) -> Result<(), Failure> {
    fs::write(path(file), text).map_err(|error| trouble(file, &error))
}

/// What lies in a folder, in the order of names.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let entries = fs::read_dir(folder).map_err(|error| trouble(folder, &error))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort_unstable();
    Ok(paths)
}

fn trouble(path: &Path, error: &std::io::Error) -> Failure {
    Failure::new(MACHINE, format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_taken_with_all_its_lines() {
        let text = "set\n  en: Base\n\n# The sea.\ncard foo-001 teens\n  en: Oysters\ngray\n  en: Popcorn\n\n\
                    card foo-002 teens\n  en: Tea\ncategory act ball\n  en: To do\n";
        let cards = cards_in(text);
        assert_eq!(cards["foo-001"], "card foo-001 teens\n  en: Oysters\ngray\n  en: Popcorn\n");
        assert_eq!(cards["foo-002"], "card foo-002 teens\n  en: Tea\n");
        assert_eq!(cards.len(), 2);
    }

    #[test]
    fn ids_are_written_as_ranges_and_read_again() {
        let ids = ["colours/tru-001", "colours/tru-002", "colours/tru-004", "happiness/hom-010"];
        let ids: BTreeSet<String> = ids.map(str::to_owned).into();
        let text = written_ids(&ids);
        assert!(text.ends_with("\ncolours tru 001-002 004\nhappiness hom 010\n"), "{text}");
        assert_eq!(listed_ids(&text), ids);
    }

    #[test]
    fn another_card_under_an_old_id_is_told_from_a_mended_word() {
        let was = "card tru-001 teens\n  en: Who hums in the lift?\n";
        assert!(!is_another(was, "card tru-001 teens\n  en: Who hums in the bath?\n"));
        assert!(is_another(was, "card tru-001 teens\n  en: Whose shoes are wet?\n"));
    }
}
