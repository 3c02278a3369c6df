use super::*;
#[test]
fn look() {
    let a = Almanac::embedded();
    for q in [
        "degaulle",
        "davinci",
        "john ken",
        "jfk",
        "rnoaldo",
        "picaso",
        "ein",
        "einstien",
        "e",
        "cle",
        "napo",
        "platon",
        "jeanne d'arc",
        "jeanne darc",
        "joan of ark",
        "oneal",
        "o'neal",
        "shakespear",
        "shakspeare",
        "sir isaac newton",
        "president obama",
        "mozar",
        "mozrat",
        "bach",
        "henry v",
        "henry viii",
        "gandi",
        "ghandi",
        "mahatma",
        "van gogh",
        "vangogh",
        "beatles",
        "tom jones",
        "jane seymour",
        "michelange",
        "Дима Билан",
        "水木一郎",
        "水木",
        "guillaume le c",
        "le capitaine croc",
        "harry p",
        "curie",
        "marie c",
        "dostoevsky",
        "dostoievski",
        "tchaikovski",
        "chaikovsky",
        "nietsche",
        "nietzche",
        "schwarzeneger",
        "mao",
        "mao ze",
        "mao tse",
        "samuel clemens",
        "king",
        "martin luther king",
        "x",
        "o",
        "de gaule",
        "charles de gaulle",
        "zzzzzz",
        "robin",
        "victor hugo",
        "hugo",
        "mueller",
        "müler",
        "beyonce",
        "jésus",
        "jesus christ",
        "pape francois",
        "francois",
        "pape françois",
        "queen elizabeth ii",
        "elizabeth ii",
        "leonardo",
        "da vinci",
        "di caprio",
        "dicaprio",
    ] {
        let t = std::time::Instant::now();
        let r = a.complete(q, 6);
        let t = t.elapsed();
        println!(
            "{q:<22} {:?} {t:?}",
            r.iter()
                .map(|c| format!(
                    "{}{}",
                    a.person(c.person).names().en,
                    if a.person(c.person).names().en == c.matched {
                        String::new()
                    } else {
                        format!(" [{}]", c.matched)
                    }
                ))
                .collect::<Vec<_>>()
        );
    }
}
