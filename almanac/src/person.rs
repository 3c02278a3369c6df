//! What the almanac knows of one person.

use std::borrow::Cow;

use rules::image::{BilingualText, Bond, Life, PersonKey, Story, Tie, Vital};

use crate::{Country, Field, Letter, Letters, PlaceCard, amendment::Amendment, data::Data, record::Record};

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
    pub fn name(&self) -> BilingualText {
        let [en, fr] = self.main_names();
        BilingualText::new(en, fr)
    }

    pub fn english_name(&self) -> &'static str {
        self.main_names()[0]
    }

    fn main_names(&self) -> [&'static str; 2] {
        let mut names = self.text_lines().0.split('\t');
        let en = names.next().unwrap_or_default();
        [en, names.next().filter(|fr| !fr.is_empty()).unwrap_or(en)]
    }

    /// What else the person is called.
    pub fn other_names(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        let written = self.text_lines().0.split('\t').skip(2);
        written.chain(self.amendment.into_iter().flat_map(|amendment| &amendment.aliases).map(String::as_str))
    }

    /// Every name, the English one first.
    pub fn all_names(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        let [en, fr] = self.main_names();
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
            let centuries = self.record.settings.into_iter().flatten().collect();
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
        let creator = Some(creator).filter(|creator| !creator.is_empty()).map(Cow::Borrowed);
        Some(Story { work: Cow::Borrowed(work), creator, created: self.record.born, about })
    }

    /// What binds the person to places, birth first.
    pub fn ties(&self) -> Vec<Tie> {
        self.ties_to(u32::MAX)
    }

    /// What binds the person to the places of these cards, given as bits.
    pub(crate) fn ties_to(&self, places: u32) -> Vec<Tie> {
        let countries =
            self.countries().into_iter().filter(|(_, country)| country.place_bits() & places != 0);
        let somewhere =
            PlaceCard::ALL.into_iter().filter(|card| self.record.places & places & card.bit() != 0);
        let in_country = |(bond, country): (Bond, Country)| Tie { bond, place: country.name().clone() };
        let on_continent = |card: PlaceCard| Tie {
            bond: Bond::HomeIn,
            place: BilingualText::new(card.english(), card.french()),
        };
        countries.map(in_country).chain(somewhere.map(on_continent)).collect()
    }

    /// The countries that the person is bound to, each once, birth first.
    fn countries(&self) -> Vec<(Bond, Country)> {
        let home = if self.is_fictional() { Bond::HomeIn } else { Bond::BornIn };
        let first = self.record.country.map(|country| (home, Country(country)));
        let others = self.record.other_countries.into_iter().flatten().map(Country);
        let added = self.amendment.into_iter().flat_map(|amendment| amendment.places.iter().copied());
        let denied = |country: Country| self.amendment.is_some_and(|it| it.no_places.contains(&country));
        let mut countries: Vec<(Bond, Country)> = Vec::new();
        let further = others.chain(added).map(|country| (Bond::AssociatedWith, country));
        for (bond, country) in first.into_iter().chain(further) {
            if !denied(country) && !countries.iter().any(|(_, known)| *known == country) {
                countries.push((bond, country));
            }
        }
        countries
    }

    /// The place cards that the person fits, as bits.
    pub(crate) fn place_bits(&self) -> u32 {
        if self.amendment.is_some() {
            let countries = self.countries();
            return countries
                .iter()
                .fold(self.record.places, |bits, (_, country)| bits | country.place_bits());
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
        self.english_name().get(start..start + length).filter(|last| !last.is_empty())
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
