//! What the almanac says of a card, as sentences: the record keeps facts, and every screen says them in its
//! own language.

use decks::Language;
use rules::image::{
    BilingualText, Bond, Evidence, Finding, KnownField, Life, Renown, Story, Tie, Verdict, Vital, Year,
};

use super::{country_name::CountryName, initial};
use crate::words::{Words, listed};

/// How the almanac knows what it says of one card.
pub(super) fn sentence(words: &Words, finding: &Finding) -> String {
    // What ends with an era has its dot already.
    told(words, finding).replace("C..", "C.")
}

fn told(words: &Words, finding: &Finding) -> String {
    match &finding.evidence {
        Evidence::Nobody if finding.verdict == Verdict::DoesNotFit => words.image_says_no_initial(),
        Evidence::Nobody => words.image_says_nobody(),
        Evidence::Places { ties } => places(words, finding.verdict, ties),
        Evidence::Life { life } => lifetime(words, life),
        Evidence::Fields { fields } => activities(words, finding.verdict, fields),
        Evidence::Nature { story: None } => words.image_says_real(),
        Evidence::Nature { story: Some(story) } => words.image_says_character(origin(words, story)),
        Evidence::Names { name, letters, otherwise, .. } => names(words, name, letters, otherwise.as_deref()),
    }
}

/// One thing in the language of these words.
pub(super) fn in_language<'a>(words: &Words, text: &'a BilingualText) -> &'a str {
    match words.language {
        Language::En => &text.en,
        Language::Fr => &text.fr,
    }
}

/// When somebody lived, in a few words, to tell namesakes apart: `1867–1934`, `born in 1950`.
pub(super) fn dates(words: &Words, life: &Life) -> String {
    match life {
        Life::Lived { born, died } => span(words, *born, *died),
        Life::LivedFrom { born } | Life::Living { born } => words.image_dates_from(year(words, *born)),
        Life::Imagined { .. } => words.image_dates_imagined(),
    }
}

/// Where a character comes from: `“Hamlet” (William Shakespeare, about 1601)`.
pub(super) fn origin(words: &Words, story: &Story) -> String {
    let when = year(words, story.created);
    let when = if story.about { words.image_about_year(when) } else { when };
    match &story.creator {
        Some(creator) => words.image_work_by(story.work.clone(), creator.clone(), when),
        None => words.image_work(story.work.clone(), when),
    }
}

fn places(words: &Words, verdict: Verdict, ties: &[Tie]) -> String {
    if ties.is_empty() {
        return words.image_says_no_place();
    }
    let bound = |bond: Bond| {
        ties.iter().filter(move |tie| tie.bond == bond).map(|tie| CountryName::of(words, &tie.place))
    };
    let born = listed(words, bound(Bond::BornIn).map(|place| place.within()));
    let associated = listed(words, bound(Bond::AssociatedWith).map(|place| place.itself()));
    let home = listed(words, bound(Bond::HomeIn).map(|place| place.within()));
    let parts = [
        (!born.is_empty()).then(|| words.image_says_born(born)),
        (!associated.is_empty()).then(|| words.image_says_associated(associated)),
        (!home.is_empty()).then(|| words.image_says_home(home)),
    ];
    known(words, verdict, &parts.into_iter().flatten().collect::<Vec<_>>())
}

fn activities(words: &Words, verdict: Verdict, fields: &[KnownField]) -> String {
    if fields.is_empty() {
        return words.image_says_no_field();
    }
    let known_for = |renown: Renown| {
        let fields = fields.iter().filter(|field| field.renown == renown);
        fields.map(|field| uncapitalized(in_language(words, &field.field))).collect::<Vec<_>>().join(", ")
    };
    let (well, also) = (known_for(Renown::WellKnown), known_for(Renown::Also));
    let parts = [
        (!well.is_empty()).then(|| words.image_says_known_for(well)),
        (!also.is_empty()).then(|| words.image_says_also(also)),
    ];
    known(words, verdict, &parts.into_iter().flatten().collect::<Vec<_>>())
}

/// Facts as one sentence; of a card that is not among them, it says that this is all.
fn known(words: &Words, verdict: Verdict, facts: &[String]) -> String {
    let facts = facts.join(match words.language {
        Language::En => "; ",
        Language::Fr => "\u{202f}; ",
    });
    match verdict {
        Verdict::NotKnown => words.image_says_only(facts),
        Verdict::Fits | Verdict::DoesNotFit => words.image_says_that(capitalized(&facts)),
    }
}

fn lifetime(words: &Words, life: &Life) -> String {
    match life {
        Life::Lived { born, died } => words.image_says_lived(span(words, *born, *died)),
        Life::LivedFrom { born } => words.image_says_lived_from(year(words, *born)),
        Life::Living { born } => words.image_says_living(year(words, *born)),
        Life::Imagined { centuries, elsewhere, vital } => {
            let when = listed(words, centuries.iter().map(|number| century(words, *number)));
            let plays = match (when.is_empty(), elsewhere) {
                (true, true) => words.image_says_plays_elsewhere(),
                (true, false) => words.image_says_plays_unknown(),
                (false, true) => words.image_says_plays_also(when),
                (false, false) => words.image_says_plays(when),
            };
            match vital {
                Some(Vital::Living) => format!("{plays} {}", words.image_says_imagined_living()),
                Some(Vital::Dead) => format!("{plays} {}", words.image_says_imagined_dead()),
                None => plays,
            }
        }
    }
}

fn names(words: &Words, name: &BilingualText, letters: &str, otherwise: Option<&str>) -> String {
    let letters: Vec<String> =
        letters.chars().map(|letter| initial::explained(words, name, letter)).collect();
    let counts = match letters.split_last() {
        None => return words.image_says_no_letter(),
        Some((only, [])) => only.clone(),
        Some((last, others)) => words.image_or(others.join(", "), last.clone()),
    };
    let counted = words.image_says_counts(counts);
    match otherwise {
        Some(other) => format!("{counted} {}", words.image_says_otherwise(other)),
        None => counted,
    }
}

/// A year, with its era if it lies before Christ.
pub(super) fn year(words: &Words, year: Year) -> String {
    let number = year.unsigned_abs().to_string();
    if year < 0 { words.image_year_before(number) } else { number }
}

/// From one year to another. The era stands once if it is the same.
fn span(words: &Words, from: Year, to: Year) -> String {
    match (from < 0, to < 0) {
        (false, _) => format!("{from}–{to}"),
        (true, true) => words.image_year_before(format!("{}–{}", from.unsigned_abs(), to.unsigned_abs())),
        (true, false) => format!("{} – {}", year(words, from), words.image_year_after(to.to_string())),
    }
}

/// In the 19th century, « au XIXᵉ siècle »; in the 5th century B.C.
fn century(words: &Words, number: i8) -> String {
    let count = number.unsigned_abs();
    let ordinal = match words.language {
        Language::En => format!("{count}{}", english_ending(count)),
        Language::Fr => format!("{}{}", roman(count), if count == 1 { "ᵉʳ" } else { "ᵉ" }),
    };
    if number < 0 { words.image_century_before(ordinal) } else { words.image_century(ordinal) }
}

fn english_ending(number: u8) -> &'static str {
    match (number % 100, number % 10) {
        (11..=13, _) => "th",
        (_, 1) => "st",
        (_, 2) => "nd",
        (_, 3) => "rd",
        _ => "th",
    }
}

fn roman(number: u8) -> String {
    const NUMERALS: [(u8, &str); 9] =
        [(100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")];
    let mut rest = number;
    let mut roman = String::new();
    for (value, numeral) in NUMERALS {
        while rest >= value {
            roman.push_str(numeral);
            rest -= value;
        }
    }
    roman
}

fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// As it stands within a sentence; what is written in capitals stays so.
fn uncapitalized(text: &str) -> String {
    let lower = |word: &str| {
        let spelled = word.chars().count() > 1 && word.chars().all(char::is_uppercase);
        if spelled { word.to_owned() } else { word.to_lowercase() }
    };
    text.split(' ').map(lower).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use rules::image::{FictionalLife, Inquiry, Named};

    use super::*;

    /// What the almanac says of somebody and a card, in both languages.
    fn evidence(name: &str, card: &str) -> [String; 2] {
        let inquiry = Inquiry {
            person: Named::Name(rules::Sealed::new(name.to_owned())),
            asked: vec![rules::image::Asked::Card(card.parse().unwrap())],
            fictional: FictionalLife::Never,
            suggestions: 0,
        };
        let testimony = almanac::Almanac::embedded().testify(&inquiry);
        Language::ALL.map(|language| sentence(Words::of(language), &testimony.findings[0]))
    }

    const SCIENCE: &str = "act-005";
    const SPORT: &str = "act-007";
    const EUROPE: &str = "plc-001";
    const JAPAN: &str = "plc-017";
    const CENTURY_20: &str = "tim-010";
    const FICTIONAL: &str = "sta-003";

    #[test]
    fn facts_are_told_as_sentences() {
        assert_eq!(
            evidence("Marie Curie", CENTURY_20),
            ["Lived 1867–1934.", "Dates de vie\u{a0}: 1867–1934."].map(str::to_owned)
        );
        assert_eq!(evidence("Marie Curie", FICTIONAL)[0], "A real person.");
        assert!(evidence("Marie Curie", SCIENCE)[0].starts_with("Well known for science"));
        assert!(evidence("Alan Turing", SPORT)[0].contains("science, invention & engineering"));
        let [english, french] = evidence("Marie Curie", SPORT);
        assert!(english.starts_with("The almanac knows only this: "), "{english}");
        assert!(french.starts_with("L’almanach ne sait que ceci – "), "{french}");
        let [english, french] = evidence("Marie Curie", EUROPE);
        assert!(english.starts_with("Born in ") && french.starts_with("Naissance en "), "{english} {french}");
        assert!(evidence("Marie Curie", JAPAN)[1].contains("\u{202f}; liens avec "));
        assert_eq!(evidence("Tante Jeanne", SPORT)[0], "The almanac knows nobody by that name.");
    }

    #[test]
    fn years_before_christ_say_so_once() {
        let [english, french] = evidence("Plato", CENTURY_20);
        assert_eq!(
            (&*english, &*french),
            ("Lived 427–347\u{a0}B.C.", "Dates de vie\u{a0}: 427–347\u{a0}av.\u{a0}J.-C.")
        );
        let both = |from, to| Language::ALL.map(|language| span(Words::of(language), from, to));
        assert_eq!(both(-100, -44), ["100–44\u{a0}B.C.", "100–44\u{a0}av.\u{a0}J.-C."]);
        assert_eq!(both(1867, 1934)[1], "1867–1934");
        assert!(both(-63, 14)[1].ends_with("14\u{a0}apr.\u{a0}J.-C."));
    }

    #[test]
    fn centuries_are_counted_in_both_languages() {
        let both = |number| Language::ALL.map(|language| century(Words::of(language), number)).join(" · ");
        assert_eq!(both(19), "the 19th century · au XIXᵉ siècle");
        assert_eq!(both(21), "the 21st century · au XXIᵉ siècle");
        assert_eq!(both(1), "the 1st century · au Iᵉʳ siècle");
        assert_eq!(both(-5), "the 5th century\u{a0}B.C. · au Vᵉ siècle\u{a0}av.\u{a0}J.-C.");
    }
}
