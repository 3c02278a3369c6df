//! The data files as they are written, read with care: a bad one is refused with its line and the reason.

use std::{collections::HashMap, error::Error, fmt, str::FromStr};

use crate::{field::Field, letter::Letter, letter::Letters, place_card::PlaceCard};

/// What is wrong with a data file, and where.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct BadData {
    pub(crate) file: &'static str,
    /// Counted from 1, as editors do.
    pub(crate) line: usize,
    pub(crate) reason: String,
}

impl fmt::Display for BadData {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.reason)
    }
}

impl Error for BadData {}

/// A country and the place cards that it counts for.
#[derive(Debug)]
pub(crate) struct CountryRow {
    pub(crate) name: String,
    pub(crate) name_fr: String,
    pub(crate) other_names: String,
    pub(crate) places: u32,
}

/// A person of either file.
#[derive(Debug)]
pub(crate) struct PersonRow {
    pub(crate) name: String,
    /// Empty where it is the English one or not known.
    pub(crate) name_fr: String,
    pub(crate) aliases: Vec<String>,
    pub(crate) initial: Letter,
    pub(crate) letters: Letters,
    pub(crate) first_letters: Letters,
    pub(crate) last: String,
    pub(crate) country: Option<u8>,
    pub(crate) other_countries: Vec<u8>,
    pub(crate) places: u32,
    pub(crate) fields: u32,
    pub(crate) loose_fields: u32,
    /// In tenths.
    pub(crate) fame: u16,
    pub(crate) well_known: bool,
    pub(crate) origin: Origin,
}

/// Years are negative before Christ.
#[derive(Debug)]
pub(crate) enum Origin {
    Real { born: i16, died: Option<i16>, living: bool },
    Fictional { work: String, creator: String, created: i16, about: bool, settings: Vec<i8>, fantasy: bool },
}

/// The letters that French names add, by the English name.
pub(crate) type FrenchLetters = HashMap<String, Letters>;

pub(crate) fn countries(file: &'static str, text: &str) -> Result<Vec<CountryRow>, BadData> {
    rows(file, text, "name name_fr cards other_names", |[name, name_fr, cards, other_names]| {
        let places = list(cards).try_fold(0, |bits, card| {
            let place = PlaceCard::named(card).ok_or_else(|| format!("`{card}` is no place card"))?;
            Ok::<u32, String>(bits | place.bit())
        })?;
        Ok(CountryRow {
            name: named(name)?,
            name_fr: named(name_fr)?,
            other_names: other_names.to_owned(),
            places,
        })
    })
}

pub(crate) fn french_letters(file: &'static str, text: &str) -> Result<FrenchLetters, BadData> {
    let rows = rows(file, text, "name name_fr letters", |[name, _, letters]| {
        Ok((named(name)?, letters_of(letters)?))
    })?;
    Ok(rows.into_iter().collect())
}

/// The cells that both files of people have.
struct Cells<'a> {
    name: &'a str,
    name_fr: &'a str,
    aliases: &'a str,
    initial: &'a str,
    alternatives: &'a str,
    /// The letter of the first name; empty for a sole name.
    first: &'a str,
    country: &'a str,
    continent: &'a str,
    fields: &'a str,
}

impl Cells<'_> {
    /// Somebody of whom nothing else is known.
    fn read(
        self,
        countries: &[CountryRow],
        french: &FrenchLetters,
        origin: Origin,
    ) -> Result<PersonRow, String> {
        let Cells { name, name_fr, aliases, initial, alternatives, first, country, continent, fields } = self;
        let name_fr = if name_fr == "=" || name_fr == name { "" } else { name_fr };
        let initial = letter(initial)?;
        let country = country_of(country, countries)?;
        Ok(PersonRow {
            name: named(name)?,
            name_fr: name_fr.to_owned(),
            aliases: list(aliases).map(str::to_owned).collect(),
            initial,
            letters: all_letters(initial, alternatives, french.get(name))?,
            first_letters: first_letters(name, name_fr, first)?,
            last: String::new(),
            places: if country.is_none() { continent_of(continent)? } else { 0 },
            country,
            other_countries: Vec::new(),
            fields: fields_of(fields)?,
            loose_fields: 0,
            fame: 0,
            well_known: false,
            origin,
        })
    }
}

const PEOPLE: &str = "name initial initial_alt last first_initial name_fr aliases born died status country \
     continent other_countries occupation domain activities activities_loose fame langs_2013 \
     en_views_k_2013 src";

pub(crate) fn people(
    file: &'static str,
    text: &str,
    countries: &[CountryRow],
    french: &FrenchLetters,
) -> Result<Vec<PersonRow>, BadData> {
    rows(file, text, PEOPLE, |columns: [&str; 21]| {
        let [name, initial, alternatives, last, first, name_fr, aliases, born, died, status, rest @ ..] =
            columns;
        let [country, continent, others, _, _, fields, loose, fame, _, views, source] = rest;
        let fame: f64 = number(fame)?;
        let views: u32 = if views.is_empty() { 0 } else { number(views)? };
        let living = match status {
            "living" => true,
            "dead" => false,
            other => return Err(format!("the status is living or dead, not `{other}`")),
        };
        let born: i16 = number(born)?;
        let died: Option<i16> = if died.is_empty() { None } else { Some(number(died)?) };
        if died.is_some_and(|died| living || died < born) {
            return Err("nobody dies before they are born, or goes on living".to_owned());
        }
        let other_country =
            |other| country_of(other, countries).map(|found| found.expect("lists skip what is empty"));
        let cells =
            Cells { name, name_fr, aliases, initial, alternatives, first, country, continent, fields };
        Ok(PersonRow {
            last: last.split(" / ").next().unwrap_or_default().to_owned(),
            other_countries: list(others).map(other_country).collect::<Result<_, _>>()?,
            loose_fields: fields_of(loose)?,
            fame: (fame * 10.0).round() as u16,
            well_known: fame >= WELL_KNOWN_FAME && (views >= WELL_KNOWN_VIEWS || source.contains('h')),
            ..cells.read(countries, french, Origin::Real { born, died, living })?
        })
    })
}

/// Fame alone favours antiquity and popes, so those whom a machine ranked must also be read about.
const WELL_KNOWN_FAME: f64 = 75.0;
/// In thousands of views of the English page.
const WELL_KNOWN_VIEWS: u32 = 3000;

/// Characters have tiers instead of fame: household names stand beside the well-known people.
const FAME_OF_TIERS: [u16; 3] = [800, 650, 500];

const FICTIONAL: &str = "name initial initial_alt name_fr aliases origin_work medium creator created \
     created_approx country continent setting activities tier src";

pub(crate) fn fictional(
    file: &'static str,
    text: &str,
    countries: &[CountryRow],
    french: &FrenchLetters,
) -> Result<Vec<PersonRow>, BadData> {
    rows(file, text, FICTIONAL, |columns: [&str; 16]| {
        let [name, initial, alternatives, name_fr, aliases, work, _, creator, created, about, rest @ ..] =
            columns;
        let [country, continent, setting, fields, tier, _] = rest;
        let tier: usize = number(tier)?;
        let fame = FAME_OF_TIERS.get(tier.wrapping_sub(1)).ok_or("tiers are 1 to 3")?;
        let first = Letter::beginning(name).filter(|_| !bears_no_first_name(name));
        let first = first.map(|first| first.to_string()).unwrap_or_default();
        let cells = Cells {
            name,
            name_fr,
            aliases,
            initial,
            alternatives,
            first: &first,
            country,
            continent,
            fields,
        };
        let origin = Origin::Fictional {
            work: work.to_owned(),
            creator: creator.to_owned(),
            created: number(created)?,
            about: about == "~",
            settings: list(setting).filter(|part| *part != "F").map(number).collect::<Result<_, _>>()?,
            fantasy: list(setting).any(|part| part == "F"),
        };
        Ok(PersonRow { fame: *fame, well_known: tier == 1, ..cells.read(countries, french, origin)? })
    })
}

/// Reads every line after the first, which names the columns.
fn rows<const N: usize, T>(
    file: &'static str,
    text: &str,
    columns: &str,
    read: impl Fn([&str; N]) -> Result<T, String>,
) -> Result<Vec<T>, BadData> {
    let bad = |line: usize, reason: String| BadData { file, line, reason };
    let mut lines = text.lines().zip(1..);
    let heading = lines.next().map(|(heading, _)| heading).unwrap_or_default();
    if heading != columns.replace(' ', "\t") {
        return Err(bad(1, format!("the columns are not {}", columns.replace(' ', ", "))));
    }
    let mut found = Vec::new();
    for (line, at) in lines {
        let cells: Vec<&str> = line.split('\t').collect();
        let count = cells.len();
        let cells: [&str; N] =
            cells.try_into().map_err(|_| bad(at, format!("there are {count} columns instead of {N}")))?;
        found.push(read(cells).map_err(|reason| bad(at, reason))?);
    }
    Ok(found)
}

fn list(cell: &str) -> impl Iterator<Item = &str> {
    cell.split("; ").filter(|part| !part.is_empty())
}

fn named(name: &str) -> Result<String, String> {
    let plain = name.trim() == name && !name.is_empty() && !name.contains(char::is_control);
    plain.then(|| name.to_owned()).ok_or_else(|| format!("`{name}` is no name"))
}

fn number<T: FromStr>(cell: &str) -> Result<T, String> {
    cell.parse().map_err(|_| format!("`{cell}` is no number that can stand here"))
}

fn letter(cell: &str) -> Result<Letter, String> {
    let mut chars = cell.chars();
    match (chars.next(), chars.next()) {
        (Some(char @ 'A'..='Z'), None) => Ok(Letter::new(char).expect("it is a letter")),
        _ => Err(format!("`{cell}` is no capital letter")),
    }
}

fn letters_of(cell: &str) -> Result<Letters, String> {
    cell.split("").filter(|part| !part.is_empty()).map(letter).collect()
}

fn all_letters(initial: Letter, alternatives: &str, french: Option<&Letters>) -> Result<Letters, String> {
    let french = french.copied().unwrap_or_default();
    Ok(letters_of(alternatives)?.iter().chain(french.iter()).chain([initial]).collect())
}

/// The first letters of the first name, in both languages. Where a family name comes first, the French name
/// tells nothing more.
fn first_letters(name: &str, name_fr: &str, first: &str) -> Result<Letters, String> {
    if first.is_empty() {
        return Ok(Letters::default());
    }
    let letters = Letters::default().with(letter(first)?);
    let given_name_first = Letter::beginning(name).is_some_and(|letter| letters.contains(letter));
    let french = Letter::beginning(name_fr).filter(|_| given_name_first && !bears_no_first_name(name_fr));
    Ok(french.map_or(letters, |french| letters.with(french)))
}

/// Sole names, and names that begin with a title or an article.
fn bears_no_first_name(name: &str) -> bool {
    const BEFORE_NAMES: &str = "the le la l ma mr mrs miss ms dr doctor docteur professor captain count \
         baron prince princess king queen lady lord uncle oncle mother friar frère father inspector \
         monsieur";
    let words = crate::fold::words(name);
    words.len() < 2 || BEFORE_NAMES.split(' ').any(|title| crate::fold::fold(title) == words[0])
}

fn country_of(cell: &str, countries: &[CountryRow]) -> Result<Option<u8>, String> {
    if cell.is_empty() {
        return Ok(None);
    }
    let known = |row: &CountryRow| row.name == cell || list(&row.other_names).any(|other| other == cell);
    let index = countries.iter().position(known).ok_or_else(|| format!("`{cell}` is no country"))?;
    Ok(Some(u8::try_from(index).map_err(|_| "there are too many countries".to_owned())?))
}

fn continent_of(cell: &str) -> Result<u32, String> {
    match cell {
        "" => Ok(0),
        _ => PlaceCard::named(cell).map(PlaceCard::bit).ok_or_else(|| format!("`{cell}` is no continent")),
    }
}

fn fields_of(cell: &str) -> Result<u32, String> {
    list(cell).try_fold(0, |bits, name| {
        let field = Field::named(name).ok_or_else(|| format!("`{name}` is no activity"))?;
        Ok(bits | field.bit())
    })
}
