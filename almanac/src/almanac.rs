//! The reference work at the table.

use std::{collections::HashMap, fs, path::Path, sync::LazyLock};

use rules::image::{FictionalLife, PersonKey, Verdict};

use crate::{
    CorrectionError, Criterion, Person, PersonId, PersonSet, Reason, Terms,
    amendment::{Amendment, Change},
    corrections,
    data::Data,
    sets::Sets,
    vocabulary::{Collection, Vocabulary},
};

/// Well-known people, real and fictional, and how cards fit them. Nothing here changes once it is loaded.
#[derive(Debug)]
pub struct Almanac {
    amendments: HashMap<PersonId, Amendment>,
    /// The words of the names that corrections add, packed.
    further_words: Vec<u8>,
    sets: Sets,
}

/// The corrections that come with the program.
const CORRECTIONS: &str = include_str!("../data/corrections.txt");

impl Almanac {
    /// The almanac that comes with the program, with its own corrections.
    pub fn embedded() -> &'static Almanac {
        static EMBEDDED: LazyLock<Almanac> = LazyLock::new(Almanac::load_embedded);
        &EMBEDDED
    }

    /// The embedded almanac with the corrections of a file on top. A bad file is refused as a whole, with
    /// everything that is wrong with it, in the order of its lines.
    pub fn with_corrections(file: &Path) -> Result<Almanac, Vec<CorrectionError>> {
        let name = file.display().to_string();
        let whole_file = |reason| vec![CorrectionError { file: name.clone(), line: None, reason }];
        let bytes =
            fs::read(file).map_err(|error| whole_file(Reason::Unreadable { why: error.to_string() }))?;
        let text = String::from_utf8(bytes).map_err(|error| {
            let readable = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let line = 1 + readable.iter().filter(|byte| **byte == b'\n').count();
            vec![CorrectionError { file: name.clone(), line: Some(line), reason: Reason::NotUtf8 }]
        })?;
        Almanac::corrected(&name, &text)
    }

    /// As [`with_corrections`](Almanac::with_corrections), from a text. The name is what errors call it by.
    pub fn corrected(name: &str, text: &str) -> Result<Almanac, Vec<CorrectionError>> {
        let embedded = Almanac::embedded();
        let changes = corrections::read(embedded, name, text)?;
        Ok(Almanac::new(embedded.amendments.clone(), changes))
    }

    fn load_embedded() -> Almanac {
        // Names are all that reading corrections needs, so nobody is sorted by cards yet.
        let nobody = Sets::of(0, std::iter::empty());
        let further_words = Collection::default().pack();
        let plain = Almanac { amendments: HashMap::new(), further_words, sets: nobody };
        let changes = corrections::read(&plain, "corrections.txt", CORRECTIONS).unwrap_or_else(|errors| {
            let list: String = errors.iter().map(|error| format!("\n{error}")).collect();
            panic!("the embedded corrections are read by a test of this crate, yet:{list}")
        });
        Almanac::new(HashMap::new(), changes)
    }

    fn new(mut amendments: HashMap<PersonId, Amendment>, changes: Vec<(PersonId, Vec<Change>)>) -> Almanac {
        for (person, changes) in changes {
            let amendment = amendments.entry(person).or_default();
            changes.into_iter().for_each(|change| amendment.take(change));
        }
        let mut words = Collection::default();
        for (person, amendment) in &amendments {
            amendment.aliases.iter().for_each(|alias| words.add(person.0, alias));
        }
        let data = Data::embedded();
        let people = rows().map(|id| Person::new(data, id, amendments.get(&id)));
        Almanac { sets: Sets::of(data.len(), people), further_words: words.pack(), amendments }
    }

    /// Everybody, the most famous first.
    pub fn people(&self) -> impl ExactSizeIterator<Item = Person<'_>> {
        rows().map(|id| self.person(id))
    }

    pub fn person(&self, id: PersonId) -> Person<'_> {
        Person::new(Data::embedded(), id, self.amendments.get(&id))
    }

    /// The person whom a journal knows by this key; nobody if the data knows them no longer.
    pub fn by_key(&self, key: PersonKey) -> Option<PersonId> {
        Data::embedded().row_of_key(key.0).map(PersonId)
    }

    /// Whether the person fits all of these cards together (IM-18).
    pub fn verdict(
        &self,
        person: PersonId,
        criteria: impl IntoIterator<Item = Criterion>,
        fictional: FictionalLife,
    ) -> Verdict {
        let person = self.person(person);
        Verdict::on_all(criteria.into_iter().map(|criterion| person.verdict(criterion, fictional)))
    }

    /// Everybody of whom the almanac knows that they fit all of these.
    pub fn fitting(&self, criteria: &[Criterion], terms: Terms) -> PersonSet {
        self.sets.fitting(Data::embedded().len(), criteria, terms)
    }

    pub(crate) fn vocabularies(&self) -> [Vocabulary<'_>; 2] {
        let further = Vocabulary::read(&self.further_words).expect("it has been packed by this crate");
        [Data::embedded().vocabulary, further]
    }
}

fn rows() -> impl ExactSizeIterator<Item = PersonId> {
    let count = u16::try_from(Data::embedded().len()).expect("the build packs fewer than 16,384 people");
    (0..count).map(PersonId)
}
