//! Awards: one for everybody at the table, each earned by a number.

use rules::CardId;
use serde::Serialize;

use crate::{finished_game::Who, measure::Measure};

/// What somebody is honoured for at the end of a game.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::Award))]
pub struct Award {
    /// Who.
    pub who: Who,
    /// For what, with its number.
    pub honour: Honour,
}

/// The honours there are. Each is kind, and says why.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[serde(tag = "award", rename_all = "snake_case")]
#[expect(missing_docs, reason = "what is counted, its sentence says")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::Honour))]
pub enum Honour {
    /// Guessed right more often than luck does.
    ReadsMinds { measure: Measure },
    /// Predicted how they are seen better than luck.
    KnowsSelf { measure: Measure },
    /// Won more by bets than luck.
    SureBets { measure: Measure },
    /// Exposed bluffs.
    Detective { right: u32, challenges: u32 },
    /// Had the first guess that was closest.
    FirstThought { times: u32, turns: u32 },
    /// Was guessed more often than luck does.
    OpenBook { measure: Measure },
    /// Doubled what was right.
    BoldDoubles { measure: Measure },
    /// Ended what others had built.
    Finisher { times: u32 },
    /// Was elected.
    Chosen { times: u32, rounds: u32 },
    /// Got cards.
    ManySided { cards: u32 },
    /// Was doubted in vain.
    Steadfast { times: u32 },
    /// Took images.
    Curator { images: u32, points: i32 },
    /// Laid a card so far from where all took it to be.
    Surprising { card: CardId, away: u8 },
    /// Chose as the table did.
    WithTheTable { times: u32, votes: u32 },
    /// Chose otherwise.
    OwnMind { times: u32, votes: u32 },
    /// Was right about themself.
    RightAboutSelf { times: u32, rounds: u32 },
    /// Got no vote.
    UnderTheRadar { times: u32, rounds: u32 },
    /// Is seen otherwise than they thought.
    SeenOtherwise { times: u32, rounds: u32 },
    /// Could not be guessed better than by luck.
    Enigma { measure: Measure },
    /// Laid cards that stood.
    Builder { cards: u32 },
}

/// Somebody who could be honoured.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Nomination {
    who: Who,
    /// By how much, beside others who could be honoured for the same.
    merit: f64,
    honour: Honour,
}

impl Nomination {
    pub(crate) fn new(who: Who, merit: f64, honour: Honour) -> Nomination {
        Nomination { who, merit, honour }
    }

    /// For how the others guessed somebody.
    pub(crate) fn read(who: Who, measure: Measure) -> Nomination {
        let beyond = measure.beyond_luck();
        if f64::from(measure.hits) > measure.luck {
            Nomination::new(who, beyond, Honour::OpenBook { measure })
        } else {
            Nomination::new(who, -beyond, Honour::Enigma { measure })
        }
    }
}

/// One for everybody who is nominated. Each honour goes to who has earned it most, as long as there are
/// honours; who is left then gets the first one that they were nominated for. The same nominations always
/// give the same awards: of equals who came to the table first is taken.
pub(crate) fn assign(nominations: &[Nomination]) -> Vec<Award> {
    let mut awards: Vec<Award> = Vec::new();
    let mut best_first: Vec<&Nomination> = nominations.iter().collect();
    best_first.sort_by(|one, other| {
        let honour = one.honour.order().cmp(&other.honour.order());
        honour.then(other.merit.total_cmp(&one.merit)).then(one.who.cmp(&other.who))
    });
    for nomination in &best_first {
        let taken =
            |award: &Award| award.who == nomination.who || award.honour.order() == nomination.honour.order();
        if !awards.iter().any(taken) {
            awards.push(Award { who: nomination.who, honour: nomination.honour });
        }
    }
    for nomination in &best_first {
        if !awards.iter().any(|award| award.who == nomination.who) {
            awards.push(Award { who: nomination.who, honour: nomination.honour });
        }
    }
    awards.sort_by_key(|award| award.who);
    awards
}

impl Honour {
    /// What is rarer comes first.
    fn order(&self) -> u8 {
        match self {
            Honour::ReadsMinds { .. } => 0,
            Honour::KnowsSelf { .. } => 1,
            Honour::SureBets { .. } => 2,
            Honour::Detective { .. } => 3,
            Honour::FirstThought { .. } => 4,
            Honour::OpenBook { .. } => 5,
            Honour::BoldDoubles { .. } => 6,
            Honour::Finisher { .. } => 7,
            Honour::Chosen { .. } => 8,
            Honour::ManySided { .. } => 9,
            Honour::Steadfast { .. } => 10,
            Honour::Curator { .. } => 11,
            Honour::Surprising { .. } => 12,
            Honour::WithTheTable { .. } => 13,
            Honour::OwnMind { .. } => 14,
            Honour::RightAboutSelf { .. } => 15,
            Honour::UnderTheRadar { .. } => 16,
            Honour::SeenOtherwise { .. } => 17,
            Honour::Enigma { .. } => 18,
            Honour::Builder { .. } => 19,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(who: u16, times: u32) -> Nomination {
        Nomination::new(Who(who), f64::from(times), Honour::Chosen { times, rounds: 9 })
    }

    #[test]
    fn everybody_gets_one_and_the_best_gets_the_honour() {
        let builder = |who: u16| Nomination::new(Who(who), 1.0, Honour::Builder { cards: 1 });
        let detective = Nomination::new(Who(3), 2.0, Honour::Detective { right: 2, challenges: 2 });
        let all = [chosen(1, 2), chosen(2, 4), chosen(3, 9), builder(1), detective];
        let awards = assign(&all);
        let told: Vec<(u16, u8)> = awards.iter().map(|award| (award.who.0, award.honour.order())).collect();
        assert_eq!(told, [(1, 19), (2, 8), (3, 3)]);
        let reversed: Vec<Nomination> = all.iter().rev().cloned().collect();
        assert_eq!(assign(&reversed), awards, "in whatever order they come");
    }

    #[test]
    fn two_may_have_earned_the_same_and_nobody_gets_one_without_a_reason() {
        let awards = assign(&[chosen(1, 2), chosen(2, 4)]);
        assert_eq!(awards.len(), 2);
        assert_eq!(assign(&[]), []);
    }
}
