//! What the almanac answers when the rules of IMAGE ask about a person (IM-18).

use rules::{
    CardId,
    image::{self, Asked, Bond, Claim, Inquiry, KnownField, Named, Testimony},
};

use crate::{
    Almanac, Circle, Criterion, Evidence, FictionalLife, Finding, Kind, Letter, Letters, Life, Person,
    PersonId, Reach, Renown, Story, Terms, Tie, Verdict, Vital, Words, fold,
};

impl Almanac {
    /// Answers what the rules would like to know. Whoever is named in words of their own is the one of that
    /// name who fits best: a table takes a namesake for the one who was meant.
    pub fn testify(&self, inquiry: &Inquiry) -> Testimony {
        let fictional = match inquiry.fictional {
            image::FictionalLife::Never => FictionalLife::Never,
            image::FictionalLife::MayLive => FictionalLife::Allowed,
        };
        let asked = || inquiry.asked.iter().filter_map(|asked| Some((card(*asked), criterion(*asked)?)));
        let criteria: Vec<Criterion> = asked().map(|(_, criterion)| criterion).collect();
        let person = self.meant(&inquiry.person, &criteria, fictional);
        let findings = match (person, &inquiry.person) {
            (Some(person), _) => {
                let person = self.person(person);
                asked().map(|(card, criterion)| told(card, &person.judge(criterion, fictional))).collect()
            }
            (None, Named::Name(name)) => {
                let initials = Initials::of(name.open(), &criteria);
                asked().map(|(card, criterion)| of_nobody(card, criterion, &initials)).collect()
            }
            (None, Named::Key(_)) => Vec::new(),
        };
        let terms = Terms { reach: Reach::Accepted, circle: Circle::WellKnown, fictional };
        let fitting = if inquiry.suggestions > 0 {
            let others = self.fitting(&criteria, terms);
            let others = others.iter().filter(|other| Some(*other) != person).take(inquiry.suggestions);
            others.map(|other| words(self.person(other).names())).collect()
        } else {
            Vec::new()
        };
        Testimony { claim: person.map(|person| self.claim(person)), findings, fitting }
    }

    fn meant(&self, named: &Named, criteria: &[Criterion], fictional: FictionalLife) -> Option<PersonId> {
        match named {
            Named::Key(key) => self.by_key(*key),
            // Of equals the first, who is the most famous.
            Named::Name(name) => {
                let bearers = self.named(name.open()).into_iter();
                bearers.min_by_key(|bearer| self.misfits(*bearer, criteria, fictional))
            }
        }
    }

    /// What speaks against a person, the worst first: letters that are not theirs, with which nothing can be
    /// ended (IM-11), then all cards that do not fit, and then those of which nothing is known.
    fn misfits(&self, person: PersonId, criteria: &[Criterion], fictional: FictionalLife) -> [usize; 3] {
        let findings = self.judge(person, criteria.iter().copied(), fictional).findings;
        let count = |speaks: &dyn Fn(&Finding<'_>) -> bool| findings.iter().filter(|it| speaks(it)).count();
        let wrong = |finding: &Finding<'_>| finding.verdict == Verdict::DoesNotFit;
        [
            count(&|finding| wrong(finding) && finding.criterion.kind() == Kind::Letter),
            count(&wrong),
            count(&|finding| finding.verdict == Verdict::NotKnown),
        ]
    }

    fn claim(&self, person: PersonId) -> Claim {
        let person = self.person(person);
        Claim { name: words(person.names()), key: Some(person.key()), said: None }
    }
}

fn card(asked: Asked) -> CardId {
    match asked {
        Asked::Card(card) | Asked::FirstInitial(card) => card,
    }
}

fn criterion(asked: Asked) -> Option<Criterion> {
    match asked {
        Asked::Card(card) => Criterion::of(card),
        Asked::FirstInitial(card) => Criterion::of(card)?.of_first_name(),
    }
}

/// The letters that a name which nobody is called can be said to begin with.
struct Initials {
    first: Letters,
    last: Letters,
}

impl Initials {
    /// Any word may be the last name, since family names come first in many places (IM-11). With both
    /// initials the first word is the first name, and the last name is among the others (IM-26).
    fn of(name: &str, criteria: &[Criterion]) -> Initials {
        let letters =
            |text: &str| fold::words(text).iter().filter_map(|word| Letter::beginning(word)).collect();
        if !criteria.iter().any(|criterion| matches!(criterion, Criterion::FirstLetter(_))) {
            return Initials { first: Letters::default(), last: letters(name) };
        }
        let name = name.trim();
        let (first, others) = name.split_once(char::is_whitespace).unwrap_or(("", name));
        Initials { first: Letter::beginning(first).into_iter().collect(), last: letters(others) }
    }
}

/// Of a name that nobody is called, only its letters are known.
fn of_nobody(card: CardId, criterion: Criterion, initials: &Initials) -> image::Finding {
    let wrong = match criterion {
        Criterion::Letter(letter) => !initials.last.contains(letter),
        Criterion::FirstLetter(letter) => !initials.first.contains(letter),
        _ => false,
    };
    let verdict = if wrong { image::Verdict::DoesNotFit } else { image::Verdict::NotKnown };
    image::Finding { card, verdict, evidence: image::Evidence::Nobody }
}

/// A finding as the record of a game keeps it: in words, which say the same for ever.
fn told(card: CardId, finding: &Finding<'_>) -> image::Finding {
    let verdict = match finding.verdict {
        Verdict::Fits => image::Verdict::Fits,
        Verdict::DoesNotFit => image::Verdict::DoesNotFit,
        Verdict::NotKnown => image::Verdict::NotKnown,
    };
    let evidence = match &finding.evidence {
        Evidence::Ties(ties) => image::Evidence::Places { ties: ties.iter().copied().map(tie).collect() },
        Evidence::Life(life) => image::Evidence::Life { life: lifetime(life) },
        Evidence::Fields(fields) => {
            let known = fields.iter().map(|(field, renown)| KnownField {
                field: words(field.words()),
                renown: match renown {
                    Renown::WellKnown => image::Renown::WellKnown,
                    Renown::Also => image::Renown::Also,
                },
            });
            image::Evidence::Fields { fields: known.collect() }
        }
        Evidence::Nature(origin) => image::Evidence::Nature { story: origin.map(story) },
        Evidence::Names { names, last_name, letters, otherwise } => image::Evidence::Names {
            name: words(*names),
            last_name: last_name.map(str::to_owned),
            letters: letters.iter().map(Letter::char).collect(),
            otherwise: otherwise.map(str::to_owned),
        },
    };
    image::Finding { card, verdict, evidence }
}

fn tie(tie: Tie) -> image::Tie {
    let (bond, place) = match tie {
        Tie::BornIn(country) => (Bond::BornIn, country.words()),
        Tie::AssociatedWith(country) => (Bond::AssociatedWith, country.words()),
        Tie::HomeIn(country) => (Bond::HomeIn, country.words()),
        Tie::HomeSomewhereIn(place) => (Bond::HomeIn, place.words()),
    };
    image::Tie { bond, place: words(place) }
}

fn lifetime(life: &Life) -> image::Life {
    match life {
        Life::Lived { born, died } => image::Life::Lived { born: *born, died: *died },
        Life::LivedFrom { born } => image::Life::LivedFrom { born: *born },
        Life::Living { born } => image::Life::Living { born: *born },
        Life::Imagined { centuries, elsewhere, vital } => image::Life::Imagined {
            centuries: centuries.iter().map(|century| century.0).collect(),
            elsewhere: *elsewhere,
            vital: vital.map(|vital| match vital {
                Vital::Living => image::Vital::Living,
                Vital::Dead => image::Vital::Dead,
            }),
        },
    }
}

fn story(story: Story) -> image::Story {
    let creator = Some(story.creator).filter(|creator| !creator.is_empty()).map(str::to_owned);
    image::Story { work: story.work.to_owned(), creator, created: story.created, about: story.about }
}

fn words(words: Words<'_>) -> image::Words {
    image::Words { en: words.en.to_owned(), fr: words.fr.to_owned() }
}

impl Person<'_> {
    /// The name in both languages, as records and views of a game have it.
    pub fn told_names(&self) -> image::Words {
        words(self.names())
    }

    /// When the person lived, as records and views of a game have it.
    pub fn told_life(&self) -> image::Life {
        lifetime(&self.life())
    }

    /// Where a fictional character comes from, as records and views of a game have it.
    pub fn told_story(&self) -> Option<image::Story> {
        self.story().map(story)
    }
}
