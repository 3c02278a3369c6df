//! What the almanac answers when the rules of IMAGE ask about a person (IM-18).

use rules::{
    CardId,
    image::{self, Asked, Bond, Claim, Inquiry, KnownField, Named, Testimony},
};

use crate::{
    Almanac, Circle, Criterion, Evidence, FictionalLife, Finding, Letter, Life, Person, PersonId, Reach,
    Renown, Story, Terms, Tie, Verdict, Vital, Words, fold,
};

impl Almanac {
    /// Answers what the rules would like to know. Whoever is named in words of their own is somebody of the almanac if exactly
    /// one person is called that.
    pub fn testify(&self, inquiry: &Inquiry) -> Testimony {
        let fictional = match inquiry.fictional {
            image::FictionalLife::Never => FictionalLife::Never,
            image::FictionalLife::MayLive => FictionalLife::Allowed,
        };
        let asked = || inquiry.asked.iter().filter_map(|asked| Some((card(*asked), criterion(*asked)?)));
        let person = self.meant(&inquiry.person);
        let findings = match (person, &inquiry.person) {
            (Some(person), _) => {
                let person = self.person(person);
                asked().map(|(card, criterion)| told(card, &person.judge(criterion, fictional))).collect()
            }
            (None, Named::Name(name)) => {
                asked().map(|(card, criterion)| of_nobody(card, criterion, name.open())).collect()
            }
            (None, Named::Key(_)) => Vec::new(),
        };
        let criteria: Vec<Criterion> = asked().map(|(_, criterion)| criterion).collect();
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

    fn meant(&self, named: &Named) -> Option<PersonId> {
        match named {
            Named::Key(key) => self.by_key(*key),
            Named::Name(name) => match self.named(name.open())[..] {
                [person] => Some(person),
                _ => None,
            },
        }
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

/// Of a name that nobody or several are called, only its letters are known: it can be no initial that none of its words
/// begins with.
fn of_nobody(card: CardId, criterion: Criterion, name: &str) -> image::Finding {
    let begins =
        |letter: Letter| fold::words(name).iter().any(|word| Letter::beginning(word) == Some(letter));
    let verdict = match criterion {
        Criterion::Letter(letter) | Criterion::FirstLetter(letter) if !begins(letter) => {
            image::Verdict::DoesNotFit
        }
        _ => image::Verdict::NotKnown,
    };
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
