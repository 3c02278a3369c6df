//! What everybody is honoured for, each with the number that earned it.

use insight::{Honour, Measure};
use rules::CardFace;

use super::Teller;

/// An award in words.
pub(crate) struct Honoured {
    /// What somebody is called for it.
    pub(crate) title: String,
    /// Why.
    pub(crate) why: String,
}

impl Teller<'_> {
    /// What an award is for.
    pub(crate) fn award(&self, honour: &Honour) -> Honoured {
        Honoured { title: self.title(honour), why: self.reason(honour) }
    }

    fn title(&self, honour: &Honour) -> String {
        let words = self.words;
        match honour {
            Honour::ReadsMinds { .. } => words.out_award_reads_minds(),
            Honour::KnowsSelf { .. } => words.out_award_knows_self(),
            Honour::SureBets { .. } => words.out_award_sure_bets(),
            Honour::Detective { .. } => words.out_award_detective(),
            Honour::FirstThought { .. } => words.out_award_first_thought(),
            Honour::OpenBook { .. } => words.out_award_open_book(),
            Honour::BoldDoubles { .. } => words.out_award_bold_doubles(),
            Honour::Finisher { .. } => words.out_award_finisher(),
            Honour::Chosen { .. } => words.out_award_chosen(),
            Honour::ManySided { .. } => words.out_award_many_sided(),
            Honour::Steadfast { .. } => words.out_award_steadfast(),
            Honour::Curator { .. } => words.out_award_curator(),
            Honour::Surprising { .. } => words.out_award_surprising(),
            Honour::WithTheTable { .. } => words.out_award_with_the_table(),
            Honour::OwnMind { .. } => words.out_award_own_mind(),
            Honour::RightAboutSelf { .. } => words.out_award_right_about_self(),
            Honour::UnderTheRadar { .. } => words.out_award_under_the_radar(),
            Honour::SeenOtherwise { .. } => words.out_award_seen_otherwise(),
            Honour::Enigma { .. } => words.out_award_enigma(),
            Honour::Builder { .. } => words.out_award_builder(),
        }
    }

    fn reason(&self, honour: &Honour) -> String {
        let words = self.words;
        let luck = |measure: &Measure| self.number(measure.luck);
        match honour {
            Honour::ReadsMinds { measure } => words.out_why_measure(measure.hits, measure.of, luck(measure)),
            Honour::KnowsSelf { measure } => {
                words.out_why_predictions(measure.hits, measure.observed, luck(measure))
            }
            Honour::SureBets { measure } => words.out_why_bets(self.earned(measure.hits), luck(measure)),
            Honour::Detective { right, challenges } => words.out_why_detective(*right, *challenges),
            Honour::FirstThought { times, turns } => words.out_why_first_thought(*times, *turns),
            Honour::OpenBook { measure } | Honour::Enigma { measure } => {
                words.out_why_open_book(measure.hits, measure.of, luck(measure))
            }
            Honour::BoldDoubles { measure } => {
                words.out_why_doubles(measure.hits, measure.observed, luck(measure))
            }
            Honour::Finisher { times } => words.out_why_finisher(*times),
            Honour::Chosen { times, rounds } => words.out_why_chosen(*times, *rounds),
            Honour::ManySided { cards } => words.out_why_many_sided(*cards),
            Honour::Steadfast { times } => words.out_why_steadfast(*times),
            Honour::Curator { images, points } => words.out_why_curator(*images, *points),
            Honour::Surprising { card, away } => {
                words.out_why_surprising(*away, self.card(*card, CardFace::Black))
            }
            Honour::WithTheTable { times, votes } => words.out_why_with_the_table(*times, *votes),
            Honour::OwnMind { times, votes } => words.out_why_own_mind(*times, *votes),
            Honour::RightAboutSelf { times, rounds } => words.out_why_right_about_self(*times, *rounds),
            Honour::UnderTheRadar { times, rounds } => words.out_why_under_the_radar(*times, *rounds),
            Honour::SeenOtherwise { times, rounds } => words.out_why_seen_otherwise(*times, *rounds),
            Honour::Builder { cards } => words.out_why_builder(*cards),
        }
    }
}
