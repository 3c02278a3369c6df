//! Countries and continents within a sentence: "in the United States", « au Japon ».

use decks::Language;
use rules::image::BilingualText;

use super::evidence::in_language;
use crate::words::Words;

/// A place, and how its language speaks of it.
pub(super) struct CountryName<'a> {
    name: &'a str,
    manner: Manner,
}

/// What stands before the name of a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Manner {
    /// Poland.
    English,
    /// The Netherlands.
    EnglishWithArticle,
    /// En Pologne, la Pologne.
    Feminine,
    /// Au Japon, le Japon.
    Masculine,
    /// En Italie, l’Italie; en Iran, l’Iran.
    Elided,
    /// En Israël, Israël.
    ElidedBare,
    /// À l’Île de Man, l’Île de Man.
    Isle,
    /// Aux Pays-Bas, les Pays-Bas.
    Plural,
    /// À Cuba, Cuba.
    Bare,
}

impl<'a> CountryName<'a> {
    pub(super) fn of(words: &Words, place: &'a BilingualText) -> CountryName<'a> {
        let name = in_language(words, place);
        let manner = match words.language {
            Language::En => english(name),
            Language::Fr => french(name),
        };
        CountryName { name, manner }
    }

    /// In the place: « en France », "in the Netherlands".
    pub(super) fn within(&self) -> String {
        let name = self.name;
        match self.manner {
            Manner::English => format!("in {name}"),
            Manner::EnglishWithArticle => format!("in the {name}"),
            Manner::Feminine | Manner::Elided | Manner::ElidedBare => format!("en {name}"),
            Manner::Isle => format!("à l’{name}"),
            Manner::Masculine => format!("au {name}"),
            Manner::Plural => format!("aux {name}"),
            Manner::Bare => format!("à {name}"),
        }
    }

    /// The place itself: « la France », "the Netherlands".
    pub(super) fn itself(&self) -> String {
        let name = self.name;
        match self.manner {
            Manner::English | Manner::Bare | Manner::ElidedBare => name.to_owned(),
            Manner::EnglishWithArticle => format!("the {name}"),
            Manner::Feminine => format!("la {name}"),
            Manner::Masculine => format!("le {name}"),
            Manner::Elided | Manner::Isle => format!("l’{name}"),
            Manner::Plural => format!("les {name}"),
        }
    }
}

fn english(name: &str) -> Manner {
    let with_article = ["United ", "Middle ", "Isle of "].iter().any(|start| name.starts_with(start))
        || ["Republic", "Islands"].iter().any(|end| name.ends_with(end))
        || name.contains("Republic of the ")
        || ["Netherlands", "Philippines", "Bahamas", "Comoros", "Gambia", "Maldives", "Seychelles"]
            .contains(&name);
    if with_article { Manner::EnglishWithArticle } else { Manner::English }
}

/// A name whose first word ends in e is feminine, with these exceptions; small islands and towns have no
/// article.
fn french(name: &str) -> Manner {
    const PLURAL: [&str; 13] = [
        "Bahamas",
        "Bermudes",
        "Comores",
        "Émirats arabes unis",
        "États-Unis",
        "Fidji",
        "Îles Féroé",
        "Îles Salomon",
        "Îles Vierges américaines",
        "Maldives",
        "Pays-Bas",
        "Philippines",
        "Seychelles",
    ];
    const BARE: [&str; 33] = [
        "Antigua-et-Barbuda",
        "Aruba",
        "Bahreïn",
        "Chypre",
        "Cuba",
        "Curaçao",
        "Djibouti",
        "Gibraltar",
        "Guam",
        "Guernesey",
        "Haïti",
        "Hong Kong",
        "Jersey",
        "Kiribati",
        "La Réunion",
        "Macao",
        "Madagascar",
        "Malte",
        "Maurice",
        "Monaco",
        "Oman",
        "Porto Rico",
        "Saint-Christophe-et-Niévès",
        "Saint-Marin",
        "Saint-Vincent-et-les-Grenadines",
        "Sainte-Lucie",
        "Samoa",
        "Sao Tomé-et-Principe",
        "Singapour",
        "Taïwan",
        "Tonga",
        "Trinité-et-Tobago",
        "Vanuatu",
    ];
    const MASCULINE: [&str; 7] =
        ["Belize", "Cambodge", "Mexique", "Mozambique", "Royaume-Uni", "Suriname", "Zimbabwe"];
    let first_word_ends_in_e = name.split([' ', '-']).next().is_some_and(|word| word.ends_with('e'));
    match name {
        "Israël" => Manner::ElidedBare,
        "Île de Man" => Manner::Isle,
        _ if PLURAL.contains(&name) => Manner::Plural,
        _ if BARE.contains(&name) => Manner::Bare,
        _ if name.starts_with(['A', 'E', 'É', 'I', 'O', 'U']) => Manner::Elided,
        _ if MASCULINE.contains(&name) => Manner::Masculine,
        "Sierra Leone" => Manner::Feminine,
        _ if first_word_ends_in_e => Manner::Feminine,
        _ => Manner::Masculine,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(en: &'static str, fr: &'static str) -> [[String; 2]; 2] {
        let place = BilingualText::new(en, fr);
        Language::ALL.map(|language| {
            let place = CountryName::of(Words::of(language), &place);
            [place.within(), place.itself()]
        })
    }

    #[test]
    fn places_are_spoken_of_as_people_do() {
        let of = |en, fr| said(en, fr).concat().join(" · ");
        assert_eq!(of("Poland", "Pologne"), "in Poland · Poland · en Pologne · la Pologne");
        assert_eq!(of("Japan", "Japon"), "in Japan · Japan · au Japon · le Japon");
        assert_eq!(of("Italy", "Italie"), "in Italy · Italy · en Italie · l’Italie");
        assert_eq!(
            of("United States", "États-Unis"),
            "in the United States · the United States · aux États-Unis · les États-Unis"
        );
        assert_eq!(
            of("United Kingdom", "Royaume-Uni"),
            "in the United Kingdom · the United Kingdom · au Royaume-Uni · le Royaume-Uni"
        );
        assert_eq!(of("Cuba", "Cuba"), "in Cuba · Cuba · à Cuba · Cuba");
        assert_eq!(of("Israel", "Israël"), "in Israel · Israel · en Israël · Israël");
    }
}
