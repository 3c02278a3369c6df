//! The corrections file: what has changed since the data was gathered, and what it had wrong.
//!
//! A name at the beginning of a line, and indented below it what is to be corrected; the README of the data
//! describes the format. A bad file is refused as a whole, with everything that is wrong with it.

use std::collections::HashMap;

use rules::image::{Life, Vital, Year};

use crate::{
    Almanac, CorrectionError, Country, Field, Letter, Letters, PersonId, Reason,
    amendment::{Amendment, Change},
    verdict::AS_OF,
};

/// How long a further name may be.
const LONGEST_ALIAS: usize = 80;

/// A correction of a year may be made this long after the data was gathered.
const YEARS_TO_COME: Year = 75;

/// The corrections of one file, or everything that is wrong with it. Names are those that the almanac knows
/// by now.
pub(crate) fn read(
    almanac: &Almanac,
    file: &str,
    text: &str,
) -> Result<Vec<(PersonId, Vec<Change>)>, Vec<CorrectionError>> {
    let mut reader = Reader { almanac, file, errors: Vec::new(), seen: HashMap::new() };
    let mut blocks: Vec<Block> = Vec::new();
    for (line, at) in text.lines().zip(1..) {
        let content = line.trim();
        if content.is_empty() || content.starts_with('#') {
            continue;
        }
        if !line.starts_with([' ', '\t']) {
            let person = reader.person(at, content);
            blocks.push(Block { at, name: content, person, changes: Vec::new() });
        } else if let Some(block) = blocks.last_mut() {
            match change(content) {
                Ok(change) => block.changes.push((at, Some(change))),
                Err(reason) => {
                    reader.refuse(at, reason);
                    block.changes.push((at, None));
                }
            }
        } else {
            reader.refuse(at, Reason::NoName);
        }
    }
    blocks.iter().for_each(|block| reader.check(block));
    if !reader.errors.is_empty() {
        reader.errors.sort();
        return Err(reader.errors);
    }
    let understood = blocks.into_iter().filter_map(|block| {
        Some((block.person?, block.changes.into_iter().filter_map(|(_, change)| change).collect()))
    });
    Ok(understood.collect())
}

/// A name and what stands below it.
struct Block<'t> {
    at: usize,
    name: &'t str,
    /// Nobody if the name has been refused.
    person: Option<PersonId>,
    /// The lines; nothing where one has been refused.
    changes: Vec<(usize, Option<Change>)>,
}

struct Reader<'a> {
    almanac: &'a Almanac,
    file: &'a str,
    errors: Vec<CorrectionError>,
    seen: HashMap<PersonId, usize>,
}

impl Reader<'_> {
    fn refuse(&mut self, line: usize, reason: Reason) {
        self.errors.push(CorrectionError { file: self.file.to_owned(), line: Some(line), reason });
    }

    /// `Gough Whitlam`, or among namesakes `Jane Seymour (born 1951)` or `Tom Jones (fictional)`.
    fn person(&mut self, at: usize, heading: &str) -> Option<PersonId> {
        let (name, which) = match heading.split_once(" (") {
            Some((name, which)) => (name, which.strip_suffix(')')),
            None => (heading, None),
        };
        let mut people = self.almanac.named(name);
        // A main name goes before the other names of others.
        let by_main_name: Vec<PersonId> = people
            .iter()
            .copied()
            .filter(|person| self.almanac.person(*person).english_name() == name)
            .collect();
        if !by_main_name.is_empty() {
            people = by_main_name;
        }
        if let Some(which) = which {
            people.retain(|person| self.distinction(*person) == which);
        }
        match people[..] {
            [person] => {
                if let Some(first) = self.seen.insert(person, at) {
                    self.refuse(at, Reason::Twice { name: name.to_owned(), first });
                }
                Some(person)
            }
            [] => {
                let meant = self.almanac.complete(name, 1).first().map(|found| self.heading(found.person));
                self.refuse(at, Reason::Nobody { name: heading.to_owned(), meant });
                None
            }
            _ => {
                let choices = people.iter().map(|person| self.heading(*person)).collect();
                self.refuse(at, Reason::Several { choices });
                None
            }
        }
    }

    fn heading(&self, person: PersonId) -> String {
        let name = self.almanac.person(person).english_name();
        let namesakes = self.almanac.named(name);
        let same = |other: &&PersonId| self.almanac.person(**other).english_name() == name;
        match namesakes.iter().filter(same).count() {
            0 | 1 => name.to_owned(),
            _ => format!("{name} ({})", self.distinction(person)),
        }
    }

    /// What tells a person from namesakes.
    fn distinction(&self, person: PersonId) -> String {
        match self.almanac.person(person).life() {
            Life::Imagined { .. } => "fictional".to_owned(),
            Life::Lived { born, .. } | Life::LivedFrom { born } | Life::Living { born } if born < 0 => {
                format!("born {} BC", -born)
            }
            Life::Lived { born, .. } | Life::LivedFrom { born } | Life::Living { born } => {
                format!("born {born}")
            }
        }
    }

    /// What can only be seen in all lines of a person together.
    fn check(&mut self, block: &Block<'_>) {
        let Some(person) = block.person else { return };
        if block.changes.is_empty() {
            self.refuse(block.at, Reason::NothingSaid { name: block.name.to_owned() });
        }
        let person = self.almanac.person(person);
        let mut years = Amendment::default();
        let mut vital: Option<Vital> = None;
        for (at, change) in &block.changes {
            let Some(change) = change else { continue };
            let says = match change {
                Change::Born(_) => None,
                Change::Died(_) => Some(Vital::Dead),
                Change::Vital(vital) => Some(*vital),
                _ => continue,
            };
            if matches!(change, Change::Born(_) | Change::Died(_)) && person.is_fictional() {
                self.refuse(*at, Reason::FictionalYears);
            }
            if says.is_some() && vital.is_some() && vital != says {
                self.refuse(*at, Reason::LivingAndDead);
            }
            vital = vital.or(says);
            years.take(change.clone());
        }
        let (known_born, known_died) = match person.life() {
            Life::Lived { born, died } => (born, Some(died)),
            Life::LivedFrom { born } | Life::Living { born } => (born, None),
            Life::Imagined { .. } => return,
        };
        let born = years.born.unwrap_or(known_born);
        let last = AS_OF + YEARS_TO_COME;
        let died = years.died.or(known_died).unwrap_or(last);
        if born > died || died > last {
            self.refuse(block.at, Reason::ImpossibleYears { born });
        }
    }
}

/// One indented line.
fn change(line: &str) -> Result<Change, Reason> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let rest = rest.trim();
    match word {
        "born" => year(rest).map(Change::Born),
        "died" => year(rest).map(Change::Died),
        "living" => alone(word, rest, Change::Vital(Vital::Living)),
        "dead" => alone(word, rest, Change::Vital(Vital::Dead)),
        "place" => country(rest).map(Change::Place),
        "field" => field(rest).map(Change::Field),
        "also" => field(rest).map(Change::LooseField),
        "letter" => letter(rest).map(Change::Letter),
        "alias" => alias(rest).map(Change::Alias),
        "not" => match rest.split_once(' ') {
            Some(("place", rest)) => country(rest.trim()).map(Change::NoPlace),
            Some(("field", rest)) => field(rest.trim()).map(Change::NoField),
            _ => Err(Reason::UnknownWord { word: line.to_owned() }),
        },
        _ => Err(Reason::UnknownWord { word: word.to_owned() }),
    }
}

fn alone(word: &str, rest: &str, change: Change) -> Result<Change, Reason> {
    if rest.is_empty() { Ok(change) } else { Err(Reason::WordTooMany { word: word.to_owned() }) }
}

fn year(text: &str) -> Result<Year, Reason> {
    let bad = || Reason::BadYear { word: text.to_owned() };
    let (digits, sign) = match text.strip_suffix("BC") {
        Some(digits) => (digits.trim_end(), -1),
        None => (text, 1),
    };
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(bad());
    }
    let year: Year = digits.parse().map_err(|_| bad())?;
    if year == 0 { Err(bad()) } else { Ok(sign * year) }
}

fn country(text: &str) -> Result<Country, Reason> {
    Country::named(text).ok_or_else(|| Reason::UnknownCountry { word: text.to_owned() })
}

fn field(text: &str) -> Result<u32, Reason> {
    Field::named(text).map(Field::bit).ok_or_else(|| Reason::UnknownField { word: text.to_owned() })
}

fn letter(text: &str) -> Result<Letters, Reason> {
    let mut chars = text.chars();
    match (chars.next(), chars.next()) {
        (Some(char), None) if char.is_ascii_alphabetic() => Ok(Letter::new(char).into_iter().collect()),
        _ => Err(Reason::BadLetter { word: text.to_owned() }),
    }
}

fn alias(text: &str) -> Result<String, Reason> {
    let shown = text.chars().all(|char| !char.is_control()) && text.chars().any(char::is_alphanumeric);
    if shown && text.chars().count() <= LONGEST_ALIAS {
        Ok(text.to_owned())
    } else {
        Err(Reason::BadAlias { word: text.to_owned() })
    }
}
