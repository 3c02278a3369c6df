//! One evening, what was claimed in it, and whether that is so.

use bots::Seeded;
use insight::{DOUBT, Evening, Finding, FinishedGame, Reader, Weight, What, Who, evening, findings};
use rules::GameKind;

use crate::{
    model::{TELLING, played},
    people::{Acquaintance, Table, any},
};

/// What came of one evening.
#[derive(Debug, Default)]
pub(crate) struct Trial {
    /// Whether anything at all was claimed, at the end of a game or of the evening so far, whenever somebody
    /// looked.
    pub(crate) claimed: bool,
    /// The same, had every number been taken for itself, as one in twenty is by luck.
    pub(crate) claimed_carelessly: bool,
    /// After how many games the evening first told that anything is known.
    pub(crate) told_after: Option<usize>,
    /// For each claim about somebody, whether it is so: those of the ends of games, and those of the evening.
    pub(crate) at_ends: Vec<bool>,
    pub(crate) of_pairs: Vec<bool>,
    /// How likely it was held of each pair that they know anything, and whether they do.
    pub(crate) held: Vec<(f64, bool)>,
}

/// An evening has so many games.
pub(crate) const GAMES: std::ops::RangeInclusive<usize> = 3..=5;

/// An evening of a made-up table.
pub(crate) fn made_up(people: usize, acquaintance: Acquaintance, seed: u64) -> Trial {
    let chance = &mut Seeded::new(seed);
    let table = Table::new(people, acquaintance, chance);
    let count = GAMES.start() + any(GAMES.count(), chance);
    let kinds: Vec<GameKind> = (0..count).map(|_| TELLING[any(TELLING.len(), chance)]).collect();
    let games: Vec<FinishedGame> =
        (1..).zip(&kinds).map(|(number, kind)| played(*kind, number, &table, chance)).collect();
    judge(&games, &table)
}

/// Looks at the evening after each game, as guests do.
pub(crate) fn judge(games: &[FinishedGame], table: &Table) -> Trial {
    let mut trial = Trial::default();
    for (number, game) in games.iter().enumerate() {
        assert_eq!(game.record.as_ref().err(), None, "what was played can be read");
        let rare = |finding: &Finding| finding.what.claim().is_some_and(|measure| measure.p <= DOUBT);
        trial.claimed_carelessly |= findings(game).iter().any(rare);
        let told = findings(game).into_iter().filter(|finding| finding.weight == Weight::Told);
        trial.at_ends.extend(told.map(|finding| is_so(&finding.what, table)));
        let Evening { knowledge, .. } = evening(&games[..=number]);
        if knowledge.anything.is_some_and(|anything| anything.told) {
            trial.told_after = trial.told_after.or(Some(number + 1));
        }
        if number + 1 == games.len() {
            for cell in &knowledge.cells {
                let truth = knows(cell.reader, cell.subject, table);
                trial.held.push((cell.probability, truth));
                if cell.certainty.told {
                    trial.of_pairs.push(truth);
                }
            }
        }
    }
    trial.claimed = !trial.at_ends.is_empty() || trial.told_after.is_some();
    trial
}

fn index(who: Who) -> usize {
    usize::from(who.0) - 1
}

fn knows(reader: Reader, subject: Who, table: &Table) -> bool {
    match reader {
        Reader::Together => table.known_by_others(index(subject)).iter().any(|known| *known > 0.0),
        Reader::One(reader) => table.knows(index(reader), index(subject)) > 0.0,
    }
}

/// Whether a claim of the end of a game is so.
fn is_so(what: &What, table: &Table) -> bool {
    let one = |reader: &Who, subject: &Who| knows(Reader::One(*reader), *subject, table);
    let everybody = || (1..=table.people() as u16).map(Who);
    match what {
        What::TableReads { .. } => everybody().any(|who| knows(Reader::Together, who, table)),
        What::GuessedBest { who, .. } => knows(Reader::Together, *who, table),
        What::TeamReads { team, whom, .. } => team.iter().any(|reader| one(reader, whom)),
        What::RightDoubles { team, .. } => {
            team.iter().any(|reader| everybody().any(|subject| subject != *reader && one(reader, &subject)))
        }
        What::PredictsSelf { who, .. } => one(who, who),
        What::AgreeMost { one: first, other, .. } => {
            // Everybody sees themself.
            let sees = |reader: &Who, subject: Who| *reader == subject || one(reader, &subject);
            everybody().any(|subject| sees(first, subject) && sees(other, subject))
        }
        // The bets of made-up people are blind.
        _ => false,
    }
}
