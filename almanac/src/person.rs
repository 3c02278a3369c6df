//! What the almanac knows of one person.

use rules::image::PersonKey;

use crate::{
    Century, Country, Field, Letter, Letters, Place, Words, Year, amendment::Amendment, data::Data,
    record::Record,
};

/// A person of the almanac, while the program runs. The most famous have the lowest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonId(pub(crate) u16);

/// One person, with what the corrections say of them.
#[derive(Debug, Clone, Copy)]
pub struct Person<'a> {
    id: PersonId,
    record: Record,
    text: &'static str,
    amendment: Option<&'a Amendment>,
}

/// When somebody lived.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Life {
    Lived {
        born: Year,
        died: Year,
    },
    /// Dead, and the year is not known.
    LivedFrom {
        born: Year,
    },
    Living {
        born: Year,
    },
    Imagined {
        /// The centuries in which the story plays.
        centuries: Vec<Century>,
        /// It plays in a world or a future of its own, or there as well.
        elsewhere: bool,
        /// Known only where a correction says so.
        vital: Option<Vital>,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Vital {
    Living,
    Dead,
}

/// Where a fictional character comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Story {
    pub work: &'static str,
    /// Empty for myths and whatever has no known author.
    pub creator: &'static str,
    /// The year of the first appearance.
    pub created: Year,
    /// That year is a guess.
    pub about: bool,
}

/// What binds a person to a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tie {
    BornIn(Country),
    AssociatedWith(Country),
    /// The country of a character, or else of the work.
    HomeIn(Country),
    /// A character of no country.
    HomeSomewhereIn(Place),
}

impl Tie {
    /// The place cards that it speaks for.
    pub fn speaks_for(self, place: Place) -> bool {
        self.place_bits() & place.bit() != 0
    }

    pub(crate) fn place_bits(self) -> u32 {
        match self {
            Tie::BornIn(country) | Tie::AssociatedWith(country) | Tie::HomeIn(country) => {
                country.place_bits()
            }
            Tie::HomeSomewhereIn(place) => place.bit(),
        }
    }
}

impl<'a> Person<'a> {
    pub(crate) fn new(data: &'static Data, id: PersonId, amendment: Option<&'a Amendment>) -> Person<'a> {
        let row = usize::from(id.0);
        let record = data.record(row);
        Person { id, text: data.text(row, &record), record, amendment }
    }

    pub fn id(&self) -> PersonId {
        self.id
    }

    pub fn key(&self) -> PersonKey {
        PersonKey(self.record.key)
    }

    /// The name in both languages; where the French one is not known it is the English one.
    pub fn names(&self) -> Words<'static> {
        let mut names = self.text_lines().0.split('\t');
        let en = names.next().unwrap_or_default();
        let fr = names.next().filter(|fr| !fr.is_empty()).unwrap_or(en);
        Words { en, fr }
    }

    /// What else the person is called.
    pub fn other_names(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        let written = self.text_lines().0.split('\t').skip(2);
        written.chain(self.amendment.into_iter().flat_map(|amendment| &amendment.aliases).map(String::as_str))
    }

    /// Every name, the English one first.
    pub fn all_names(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        let Words { en, fr } = self.names();
        [en].into_iter().chain((fr != en).then_some(fr)).chain(self.other_names())
    }

    /// From 0 to 100.
    pub fn fame(&self) -> f32 {
        f32::from(self.record.fame) / 10.0
    }

    /// Known to most people at most tables: whom a bot may have in mind.
    pub fn is_well_known(&self) -> bool {
        self.record.is(Record::WELL_KNOWN)
    }

    pub fn is_fictional(&self) -> bool {
        self.record.is(Record::FICTIONAL)
    }

    pub fn life(&self) -> Life {
        let vital = self.amendment.and_then(|amendment| amendment.vital);
        if self.is_fictional() {
            let centuries = self.record.settings.into_iter().flatten().map(Century).collect();
            let elsewhere = self.record.is(Record::FANTASY);
            return Life::Imagined { centuries, elsewhere, vital };
        }
        let born = self.amendment.and_then(|amendment| amendment.born).unwrap_or(self.record.born);
        let died = self.amendment.and_then(|amendment| amendment.died).or(self.record.died);
        let living = vital.map_or(self.record.is(Record::LIVING), |vital| vital == Vital::Living);
        match died {
            _ if living => Life::Living { born },
            Some(died) => Life::Lived { born, died },
            None => Life::LivedFrom { born },
        }
    }

    /// Where a fictional character comes from; nothing for a real person.
    pub fn story(&self) -> Option<Story> {
        let (work, creator) = self.text_lines().1?.split_once('\t')?;
        let about = self.record.is(Record::ABOUT);
        Some(Story { work, creator, created: self.record.born, about })
    }

    /// What binds the person to places, birth first.
    pub fn ties(&self) -> Vec<Tie> {
        let home = if self.is_fictional() { Tie::HomeIn } else { Tie::BornIn };
        let countries = self.record.other_countries.into_iter().flatten().map(Country);
        let added = self.amendment.into_iter().flat_map(|amendment| amendment.places.iter().copied());
        let somewhere = Place::ALL.into_iter().filter(|place| self.record.places & place.bit() != 0);
        let denied = |country: Country| self.amendment.is_some_and(|it| it.no_places.contains(&country));
        let mut ties: Vec<Tie> = Vec::new();
        ties.extend(self.record.country.map(Country).filter(|country| !denied(*country)).map(home));
        for country in countries.chain(added).filter(|country| !denied(*country)) {
            if !ties.contains(&home(country)) && !ties.contains(&Tie::AssociatedWith(country)) {
                ties.push(Tie::AssociatedWith(country));
            }
        }
        ties.extend(somewhere.map(Tie::HomeSomewhereIn));
        ties
    }

    /// The place cards that the person fits, as bits.
    pub(crate) fn place_bits(&self) -> u32 {
        if self.amendment.is_some() {
            return self.ties().iter().fold(0, |bits, tie| bits | tie.place_bits());
        }
        let countries = self.record.other_countries.into_iter().chain([self.record.country]).flatten();
        countries.fold(self.record.places, |bits, country| bits | Country(country).place_bits())
    }

    /// The fields the person is clearly well known in.
    pub fn fields(&self) -> impl Iterator<Item = Field> + use<> {
        fields(self.field_bits())
    }

    /// Further fields, which a challenge cannot deny them though nobody thinks of them first.
    pub fn further_fields(&self) -> impl Iterator<Item = Field> + use<> {
        fields(self.loose_field_bits())
    }

    pub(crate) fn field_bits(&self) -> u32 {
        self.amendment.map_or(self.record.fields, |it| (self.record.fields | it.fields) & !it.no_fields)
    }

    pub(crate) fn loose_field_bits(&self) -> u32 {
        let loose = self.amendment.map_or(self.record.loose_fields, |it| {
            (self.record.loose_fields | it.loose_fields) & !it.no_fields
        });
        loose & !self.field_bits()
    }

    /// The letter of the last name that comes to mind first.
    pub fn initial(&self) -> Letter {
        Letter::at(self.record.initial.into()).expect("the build packs letters only")
    }

    /// All letters that the last name can be said to begin with, in either language.
    pub fn letters(&self) -> Letters {
        let added = self.amendment.map(|it| it.letters).unwrap_or_default();
        Letters::from_bits(self.record.letters | added.bits())
    }

    /// All letters that the first name can be said to begin with; none for a sole name.
    pub fn first_letters(&self) -> Letters {
        Letters::from_bits(self.record.first_letters)
    }

    /// The part of the English name that the letter comes from, where it is known.
    pub fn last_name(&self) -> Option<&'static str> {
        let (start, length) = (usize::from(self.record.last.0), usize::from(self.record.last.1));
        self.names().en.get(start..start + length).filter(|last| !last.is_empty())
    }

    fn text_lines(&self) -> (&'static str, Option<&'static str>) {
        match self.text.split_once('\n') {
            Some((names, story)) => (names, Some(story)),
            None => (self.text, None),
        }
    }
}

fn fields(bits: u32) -> impl Iterator<Item = Field> {
    Field::ALL.into_iter().filter(move |field| bits & field.bit() != 0)
}
