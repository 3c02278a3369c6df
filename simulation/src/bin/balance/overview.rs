//! The beginning of the report, and what stands before its proof.

use crate::{
    markdown::{table, with_interval},
    section::{AIM, Section, fit, minutes},
    study::SEED,
};

/// What stands before the part that a test makes again.
pub(crate) const PROOF: &str = "\
## Is this report of the present rules?

A test plays these few games again and compares. When it fails, the rules or the bots have changed since: \
`cargo xtask balance`
makes the report anew.
";

/// How the games compare, and how to read on.
pub(crate) fn head(sections: &[Section], games: u64) -> String {
    let line = |section: &Section| {
        let length = section
            .usual
            .iter()
            .map(|(people, lengths)| format!("{people}: {} min, {}", minutes(lengths), fit(lengths)));
        let contest = |name: &str| {
            let found = section.contests.iter().find(|(label, _)| label.starts_with(name));
            found.map_or("played together".to_owned(), |(_, share)| {
                format!("{}, even {:.0}", with_interval(*share), 100.0 * share.even())
            })
        };
        let anchor = section.title.to_lowercase().replace(' ', "-");
        vec![
            format!("[{}](#{anchor})", section.title),
            length.collect::<Vec<_>>().join("; "),
            contest("normal among random"),
            contest("sharp among easy"),
        ]
    };
    let lines: Vec<Vec<String>> = sections.iter().map(line).collect();
    format!(
        "# How the games are balanced\n\n\
         Programs have played {games} games against each other; these are the sums. The report is made by \
         `cargo xtask balance`, and \
         every number follows from the rules and the seed {SEED}: making it again gives the same bytes. \
         `likeness simulate` plays any of \
         it again, with other seats, players and options.\n\n\
         Bots are not people. They have made-up tastes that differ less from each other than people’s, never \
         talk, and never tire of a \
         game. What they can tell is how long games are, whether a seat or a square is worth too much, and \
         whether there is anything to \
         be good at. *Random* players act without any thought, but not without \
         what it takes to play at all: at Image they look people up in the almanac, and at Personality they \
         mostly say what comes to everybody’s \
         mind first; *easy*, *normal* and *sharp* ones think, and learn from what is revealed.\n\n\
         Aimed at are {:.0} to {:.0} minutes for four or five people, at one to two minutes a round (a turn, \
         in games that have turns).\n\n{}",
        AIM.0,
        AIM.1,
        table(
            &["", "minutes of the usual game", "normal among random, wins", "sharp among easy, wins"],
            &lines
        )
    )
}
