//! The packed data, as the build wrote it.

use std::sync::LazyLock;

use rules::image::BilingualText;

use crate::{record::Record, vocabulary::Vocabulary};

/// What the crate carries: the parts of one run of bytes. Nothing of it is copied.
#[derive(Debug)]
pub(crate) struct Data {
    pub(crate) countries: Vec<CountryFacts>,
    records: &'static [[u8; Record::SIZE]],
    texts: &'static str,
    rows_by_key: &'static [[u8; 2]],
    pub(crate) vocabulary: Vocabulary<'static>,
}

/// What is known of a country.
#[derive(Debug)]
pub(crate) struct CountryFacts {
    pub(crate) name: BilingualText,
    pub(crate) other_names: &'static str,
    /// The place cards it counts for, as bits of [`PlaceCard`](crate::PlaceCard).
    pub(crate) places: u32,
}

impl Data {
    pub(crate) fn embedded() -> &'static Data {
        static BYTES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/almanac.bin"));
        static DATA: LazyLock<Data> =
            LazyLock::new(|| Data::read(BYTES).expect("the build packs what this crate can read"));
        &DATA
    }

    fn read(mut bytes: &'static [u8]) -> Option<Data> {
        let mut part = || {
            let (length, rest) = bytes.split_first_chunk()?;
            let (part, rest) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
            bytes = rest;
            Some(part)
        };
        let countries = str::from_utf8(part()?).ok()?.lines().map(country).collect::<Option<_>>()?;
        let (records, []) = part()?.as_chunks() else { return None };
        let texts = str::from_utf8(part()?).ok()?;
        let (rows_by_key, []) = part()?.as_chunks() else { return None };
        let vocabulary = Vocabulary::read(part()?)?;
        Some(Data { countries, records, texts, rows_by_key, vocabulary })
    }

    /// How many people there are.
    pub(crate) fn len(&self) -> usize {
        self.records.len()
    }

    pub(crate) fn record(&self, row: usize) -> Record {
        Record::unpack(&self.records[row])
    }

    pub(crate) fn text(&self, row: usize, record: &Record) -> &'static str {
        let start = record.text as usize;
        match self.records.get(row + 1) {
            Some(next) => &self.texts[start..Record::unpack(next).text as usize],
            None => &self.texts[start..],
        }
    }

    pub(crate) fn row_of_key(&self, key: u64) -> Option<u16> {
        let row = |packed: &[u8; 2]| u16::from_le_bytes(*packed);
        let found = self.rows_by_key.binary_search_by_key(&key, |packed| self.record(row(packed).into()).key);
        found.ok().map(|at| row(&self.rows_by_key[at]))
    }
}

fn country(line: &'static str) -> Option<CountryFacts> {
    let mut cells = line.split('\t');
    let name = BilingualText::new(cells.next()?, cells.next()?);
    Some(CountryFacts { name, places: cells.next()?.parse().ok()?, other_names: cells.next()? })
}
