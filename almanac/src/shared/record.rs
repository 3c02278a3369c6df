//! A person as they are packed: fifty-two bytes, and a text elsewhere.

/// A row of the almanac.
///
/// The text of a person is a line of names divided by tabs (the English one, the French one, which is empty
/// where it is the same or not known, and all others), and for a fictional one a second line: the work, and
/// who made it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Record {
    pub(crate) key: u64,
    /// Where the text begins. It ends where the next one's does.
    pub(crate) text: u32,
    /// The year of birth, or of a character's first appearance.
    pub(crate) born: i16,
    pub(crate) died: Option<i16>,
    /// In tenths, up to 1000.
    pub(crate) fame: u16,
    pub(crate) marks: u8,
    pub(crate) country: Option<u8>,
    pub(crate) other_countries: [Option<u8>; Record::MOST_COUNTRIES],
    /// The places that are known without a country, as bits of [`PlaceCard`](super::place_card::PlaceCard).
    pub(crate) places: u32,
    /// As bits of [`Field`](super::field::Field).
    pub(crate) fields: u32,
    pub(crate) loose_fields: u32,
    /// The letter that the last name begins with, and all that count.
    pub(crate) initial: u8,
    pub(crate) letters: u32,
    pub(crate) first_letters: u32,
    /// Where in the English name the last name stands, and how long it is.
    pub(crate) last: (u8, u8),
    /// The centuries of a character's story.
    pub(crate) settings: [Option<i8>; Record::MOST_SETTINGS],
}

impl Record {
    pub(crate) const SIZE: usize = 52;
    pub(crate) const MOST_COUNTRIES: usize = 4;
    pub(crate) const MOST_SETTINGS: usize = 5;

    pub(crate) const FICTIONAL: u8 = 1;
    pub(crate) const LIVING: u8 = 2;
    /// Known to most people at most tables: whom bots may have in mind.
    pub(crate) const WELL_KNOWN: u8 = 4;
    /// The year of a character's first appearance is a guess.
    pub(crate) const ABOUT: u8 = 8;
    /// The story plays in a fantasy world or in the future, whatever else it does.
    pub(crate) const FANTASY: u8 = 16;

    pub(crate) fn is(&self, mark: u8) -> bool {
        self.marks & mark != 0
    }

    pub(crate) fn unpack(bytes: &[u8; Record::SIZE]) -> Record {
        let mut rest = bytes.as_slice();
        let key = u64::from_le_bytes(take(&mut rest));
        let text = u32::from_le_bytes(take(&mut rest));
        let born = i16::from_le_bytes(take(&mut rest));
        let died = Some(i16::from_le_bytes(take(&mut rest))).filter(|year| *year != NO_YEAR);
        let fame = u16::from_le_bytes(take(&mut rest));
        let [marks, country] = take(&mut rest);
        let some_country = |country| Some(country).filter(|country| *country != NO_COUNTRY);
        let other_countries = take::<{ Record::MOST_COUNTRIES }>(&mut rest).map(some_country);
        let [places, fields, loose_fields, letters, first_letters] =
            std::array::from_fn(|_| u32::from_le_bytes(take(&mut rest)));
        let [initial, last_start, last_length] = take(&mut rest);
        let settings = take::<{ Record::MOST_SETTINGS }>(&mut rest)
            .map(|century| Some(century.cast_signed()).filter(|century| *century != NO_CENTURY));
        Record {
            key,
            text,
            born,
            died,
            fame,
            marks,
            country: some_country(country),
            other_countries,
            places,
            fields,
            loose_fields,
            initial,
            letters,
            first_letters,
            last: (last_start, last_length),
            settings,
        }
    }
}

/// What stands where nothing is known.
pub(crate) const NO_YEAR: i16 = i16::MIN;
pub(crate) const NO_COUNTRY: u8 = u8::MAX;
pub(crate) const NO_CENTURY: i8 = i8::MAX;

fn take<const N: usize>(bytes: &mut &[u8]) -> [u8; N] {
    let (part, rest) = bytes.split_first_chunk().expect("a record has room for all its parts");
    *bytes = rest;
    *part
}
