//! What the almanac answers when the rules of IMAGE ask about a person (IM-18).

use rules::{
    CardId, Seat,
    image::{
        Asked, Claim, Command, Evidence, FictionalLife, Finding, Inquiry, Kind, Named, State, Testimony,
        Verdict, inquiries,
    },
};

use crate::{Almanac, Circle, Criterion, Letter, Letters, PersonId, Reach, Terms, fold};

impl Almanac {
    /// The same command with answers to all that the rules would like to know before they decide it.
    pub fn consult(&self, state: &State, seat: Seat, command: &Command) -> Command {
        let asked = inquiries(state, seat, command);
        command.with_testimonies(asked.iter().map(|inquiry| self.testify(inquiry)).collect())
    }

    /// Answers what the rules would like to know. Whoever is named in words of their own is the one of that
    /// name who fits best: a table takes a namesake for the one who was meant.
    pub fn testify(&self, inquiry: &Inquiry) -> Testimony {
        let fictional = inquiry.fictional;
        let asked = || inquiry.asked.iter().filter_map(|asked| Some((card(*asked), criterion(*asked)?)));
        let criteria: Vec<Criterion> = asked().map(|(_, criterion)| criterion).collect();
        let person = self.meant(&inquiry.person, &criteria, fictional);
        let findings = match (person, &inquiry.person) {
            (Some(person), _) => {
                let person = self.person(person);
                let finding = |(card, criterion)| Finding {
                    card,
                    verdict: person.verdict(criterion, fictional),
                    evidence: person.evidence(criterion),
                };
                asked().map(finding).collect()
            }
            (None, Named::Name(name)) => {
                let initials = NameInitials::of(name.open(), &criteria);
                asked().map(|(card, criterion)| finding_of_nobody(card, criterion, &initials)).collect()
            }
            (None, Named::Key(_)) => Vec::new(),
        };
        let terms = Terms { reach: Reach::Accepted, circle: Circle::WellKnown, fictional };
        let fitting = if inquiry.suggestions > 0 {
            let others = self.fitting(&criteria, terms);
            let others = others.iter().filter(|other| Some(*other) != person).take(inquiry.suggestions);
            others.map(|other| self.person(other).name()).collect()
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
        let person = self.person(person);
        let [mut letters, mut wrong, mut unknown] = [0; 3];
        for criterion in criteria {
            match person.verdict(*criterion, fictional) {
                Verdict::Fits => {}
                Verdict::DoesNotFit => {
                    wrong += 1;
                    letters += usize::from(criterion.kind() == Kind::Letter);
                }
                Verdict::NotKnown => unknown += 1,
            }
        }
        [letters, wrong, unknown]
    }

    fn claim(&self, person: PersonId) -> Claim {
        let person = self.person(person);
        Claim { name: person.name(), key: Some(person.key()), said: None }
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
struct NameInitials {
    first: Letters,
    last: Letters,
}

impl NameInitials {
    /// Any word may be the last name, since family names come first in many places (IM-11). With both
    /// initials the first word is the first name, and the last name is among the others (IM-26).
    fn of(name: &str, criteria: &[Criterion]) -> NameInitials {
        let letters =
            |text: &str| fold::words(text).iter().filter_map(|word| Letter::beginning(word)).collect();
        if !criteria.iter().any(|criterion| matches!(criterion, Criterion::FirstLetter(_))) {
            return NameInitials { first: Letters::default(), last: letters(name) };
        }
        let name = name.trim();
        let (first, others) = name.split_once(char::is_whitespace).unwrap_or(("", name));
        NameInitials { first: Letter::beginning(first).into_iter().collect(), last: letters(others) }
    }
}

/// Of a name that nobody is called, only its letters are known.
fn finding_of_nobody(card: CardId, criterion: Criterion, initials: &NameInitials) -> Finding {
    let wrong = match criterion {
        Criterion::Letter(letter) => !initials.last.contains(letter),
        Criterion::FirstLetter(letter) => !initials.first.contains(letter),
        _ => false,
    };
    let verdict = if wrong { Verdict::DoesNotFit } else { Verdict::NotKnown };
    Finding { card, verdict, evidence: Evidence::Nobody }
}
