//! All data in one run of bytes: each part preceded by its length.
//!
//! The parts are the countries (a line each), the people (a [`Record`] each, the most famous first), their
//! texts, the rows in the order of their keys, and the vocabulary.

use std::collections::HashMap;

use crate::{
    fold::fold,
    read::{CountryRow, Origin, PersonRow},
    record::{NO_CENTURY, NO_COUNTRY, NO_YEAR, Record},
    vocabulary::{Collection, Owner},
};

pub(crate) fn pack(countries: &[CountryRow], mut people: Vec<PersonRow>) -> Result<Vec<u8>, String> {
    people.sort_by(|a, b| b.fame.cmp(&a.fame).then_with(|| a.name.cmp(&b.name)));
    if people.len() > Owner::MOST_ROWS {
        return Err(format!("{} people are too many: {} can be packed", people.len(), Owner::MOST_ROWS));
    }
    let (mut records, mut texts) = (Vec::new(), String::new());
    let mut words = Collection::default();
    let mut by_key: HashMap<u64, &PersonRow> = HashMap::new();
    let mut keys = Vec::new();
    for (row, person) in (0..).zip(&people) {
        let record = record(person, texts.len())?;
        if let Some(twin) = by_key.insert(record.key, person) {
            return Err(format!("{} and {} cannot be told apart", person.name, twin.name));
        }
        keys.push((record.key, row));
        records.extend(packed(&record));
        texts.push_str(&text(person));
        for name in [&person.name, &person.name_fr].into_iter().chain(&person.aliases) {
            words.add(row, name);
        }
    }
    keys.sort_unstable();
    let rows_by_key: Vec<u8> = keys.iter().flat_map(|(_, row): &(u64, u16)| row.to_le_bytes()).collect();
    let countries: String = countries
        .iter()
        .map(|row| format!("{}\t{}\t{}\t{}\n", row.name, row.name_fr, row.places, row.other_names))
        .collect();
    let mut bytes = Vec::new();
    for part in [countries.as_bytes(), &records, texts.as_bytes(), &rows_by_key, &words.pack()] {
        let length = u32::try_from(part.len()).map_err(|_| "the data is too large")?;
        bytes.extend(length.to_le_bytes());
        bytes.extend(part);
    }
    Ok(bytes)
}

fn text(person: &PersonRow) -> String {
    let mut text = format!("{}\t{}", person.name, person.name_fr);
    for alias in &person.aliases {
        text.push('\t');
        text.push_str(alias);
    }
    if let Origin::Fictional { work, creator, .. } = &person.origin {
        text.push_str(&format!("\n{work}\t{creator}"));
    }
    text
}

fn record(person: &PersonRow, text: usize) -> Result<Record, String> {
    let mark = |set: bool, mark: u8| if set { mark } else { 0 };
    let well_known = mark(person.well_known, Record::WELL_KNOWN);
    let (born, died, marks, settings) = match &person.origin {
        Origin::Real { born, died, living } => (*born, *died, mark(*living, Record::LIVING), &[][..]),
        Origin::Fictional { created, about, settings, fantasy, .. } => {
            let marks = Record::FICTIONAL | mark(*about, Record::ABOUT) | mark(*fantasy, Record::FANTASY);
            (*created, None, marks, &settings[..])
        }
    };
    Ok(Record {
        key: key(person),
        text: u32::try_from(text).map_err(|_| "the names take too much room")?,
        born,
        died,
        fame: person.fame,
        marks: marks | well_known,
        country: person.country,
        other_countries: slots(&person.other_countries, &person.name)?,
        places: person.places,
        fields: person.fields,
        loose_fields: person.loose_fields,
        initial: u8::try_from(person.initial.index()).expect("there are 26 letters"),
        letters: person.letters.bits(),
        first_letters: person.first_letters.bits(),
        last: last_name(person),
        settings: slots(settings, &person.name)?,
    })
}

fn slots<T: Copy, const N: usize>(values: &[T], name: &str) -> Result<[Option<T>; N], String> {
    if values.len() > N {
        return Err(format!("{name} has more countries or centuries than the {N} that can be packed"));
    }
    Ok(std::array::from_fn(|index| values.get(index).copied()))
}

/// Where the last name stands in the English name. The files write some of them without their accents.
fn last_name(person: &PersonRow) -> (u8, u8) {
    let (name, last) = (&person.name, fold(&person.last));
    let ends =
        |start: usize| name[start..].char_indices().map(move |(at, char)| start + at + char.len_utf8());
    let found = name
        .char_indices()
        .flat_map(|(start, _)| ends(start).map(move |end| (start, end)))
        .filter(|(start, end)| fold(&name[*start..*end]) == last)
        .max_by_key(|(start, end)| end - start);
    let fits =
        |(start, end): (usize, usize)| Some((u8::try_from(start).ok()?, u8::try_from(end - start).ok()?));
    found.and_then(fits).unwrap_or_default()
}

/// FNV-1a over what tells one person from all others: what journals know them by.
fn key(person: &PersonRow) -> u64 {
    let (kind, year) = match person.origin {
        Origin::Real { born, .. } => ("real", born),
        Origin::Fictional { created, .. } => ("fictional", created),
    };
    format!("{kind}\t{}\t{year}", person.name)
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The bytes that [`Record::unpack`] reads.
fn packed(record: &Record) -> Vec<u8> {
    let country = |country: Option<u8>| country.unwrap_or(NO_COUNTRY);
    let mut bytes = Vec::with_capacity(Record::SIZE);
    bytes.extend(record.key.to_le_bytes());
    bytes.extend(record.text.to_le_bytes());
    bytes.extend(record.born.to_le_bytes());
    bytes.extend(record.died.unwrap_or(NO_YEAR).to_le_bytes());
    bytes.extend(record.fame.to_le_bytes());
    bytes.extend([record.marks, country(record.country)]);
    bytes.extend(record.other_countries.map(country));
    let masks = [record.places, record.fields, record.loose_fields, record.letters, record.first_letters];
    bytes.extend(masks.iter().flat_map(|mask| mask.to_le_bytes()));
    bytes.extend([record.initial, record.last.0, record.last.1]);
    bytes.extend(record.settings.map(|century| century.unwrap_or(NO_CENTURY).cast_unsigned()));
    assert_eq!(bytes.len(), Record::SIZE, "a record is as long as it says");
    bytes
}
