//! What came out of a game: data first, and words last.

use rules::{
    CardFace, CardId,
    colours::{Question, Symbol},
    image::BilingualText,
};
use serde::Serialize;

use crate::{finished_game::Who, law::Law, measure::Measure};

/// Something that came out of a game.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::Finding))]
pub struct Finding {
    /// What it is.
    pub what: What,
    /// What may be said of it.
    pub weight: Weight,
}

/// How much a finding may claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::Weight))]
pub enum Weight {
    /// It happened, and all saw it: there is nothing to doubt.
    Fact,
    /// It is a number that luck may have given: said for fun, beside the chance line.
    Fun,
    /// It is told apart from luck.
    Told,
}

/// The kinds of findings, game by game.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "finding", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::What))]
pub enum What {
    /// Happiness: how often the table was right in all.
    TableReads {
        /// Right places.
        measure: Measure,
    },
    /// Happiness: turn by turn, for a dot plot with its chance line.
    TurnByTurn {
        /// In order.
        turns: Vec<TurnDot>,
    },
    /// Whom the others guessed best. Happiness, Preference.
    GuessedBest {
        /// Whose rankings they were.
        who: Who,
        /// Right places.
        measure: Measure,
    },
    /// Whom the others guessed least. Happiness, Preference.
    GuessedLeast {
        /// Whose rankings they were.
        who: Who,
        /// Right places.
        measure: Measure,
    },
    /// Happiness: the card that lay farthest from where all took it to be.
    SurprisingCard {
        /// Whose ranking it was.
        who: Who,
        /// The card.
        card: CardId,
        /// The place that all agreed on, from 1.
        guessed: u8,
        /// Its place.
        place: u8,
        /// Of so many.
        places: u8,
    },
    /// Happiness, Preference: whose own first guess came closest most often. Who makes one is secret, so
    /// there is no chance line.
    ClosestFirst {
        /// Who.
        who: Who,
        /// So often.
        times: u32,
        /// In so many turns or rounds.
        turns: u32,
    },
    /// Preference: which team reads whom best.
    TeamReads {
        /// The team.
        team: Vec<Who>,
        /// Whose rankings they were.
        whom: Who,
        /// Right places.
        measure: Measure,
    },
    /// Preference: the team whose doubles were right most often.
    RightDoubles {
        /// The team.
        team: Vec<Who>,
        /// Doubled tokens that were right.
        measure: Measure,
    },
    /// Preference: the subject that every team put far from its place.
    UnexpectedSubject {
        /// Whose ranking it was.
        who: Who,
        /// The card.
        card: CardId,
        /// Which side of it lay open.
        face: CardFace,
        /// Its place, from 1.
        place: u8,
        /// Where each team took it to be.
        guessed: Vec<u8>,
    },
    /// Preference: where all pieces stood at the end of each round.
    Walk {
        /// By team.
        teams: Vec<Vec<Who>>,
        /// By round, and in it by team.
        rounds: Vec<Vec<u16>>,
        /// How long the way is.
        goal: u16,
    },
    /// True Colours: what somebody was elected for.
    ElectedFor {
        /// Who.
        who: Who,
        /// In order.
        questions: Vec<ElectedFor>,
    },
    /// True Colours: who predicts best how the table sees them.
    PredictsSelf {
        /// Who.
        who: Who,
        /// Right predictions; luck is the same predictions in any other order.
        measure: Measure,
    },
    /// True Colours: the question in which the table was least of one mind.
    SplitQuestion {
        /// What was asked.
        question: Question,
        /// What came out for everybody, as it was revealed.
        results: Vec<ColourResult>,
    },
    /// True Colours: the question in which it was most of one mind.
    UnitedQuestion {
        /// What was asked.
        question: Question,
        /// What came out for everybody, as it was revealed.
        results: Vec<ColourResult>,
    },
    /// Personality: the cards that lie before somebody.
    Portrait {
        /// Who.
        who: Who,
        /// In the order in which they came.
        cards: Vec<CardId>,
    },
    /// Personality: two who choose alike.
    AgreeMost {
        /// One of them.
        one: Who,
        /// The other.
        other: Who,
        /// Votes for the same; luck is the same votes in any other order. Turns in which one of them may have
        /// voted as a pair are left out.
        measure: Measure,
    },
    /// Personality: whose bets pay.
    BetsPay {
        /// Who.
        who: Who,
        /// Spaces won less spaces lost; luck is the same bets on any other of their turns.
        measure: Measure,
    },
    /// IMAGE: all images with their people.
    Gallery {
        /// In the order in which they were taken.
        images: Vec<HungImage>,
    },
    /// IMAGE: an image that one ended and others had built.
    Steal {
        /// Who ended it.
        by: Who,
        /// Whose cards lay in it.
        from: Vec<Who>,
        /// Whose image it is.
        name: BilingualText,
    },
    /// IMAGE: a claim that a challenge undid.
    BluffExposed {
        /// Who did not believe it.
        by: Who,
        /// Whose turn it was.
        whose: Who,
        /// Whom they named; none if nobody.
        name: Option<BilingualText>,
    },
    /// IMAGE: a bluff that nobody exposed, and that its owner lets be told.
    BluffStood {
        /// Whose it was.
        whose: Who,
        /// Whom they named.
        name: BilingualText,
    },
    /// IMAGE: somebody whom more than one image is of.
    NamedTwice {
        /// Whose images they are.
        name: BilingualText,
        /// Who took one, in order.
        by: Vec<Who>,
    },
}

/// A turn of Happiness in a dot plot.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::TurnDot))]
pub struct TurnDot {
    /// Whose turn it was; none of somebody who did not play all of the game.
    pub who: Option<Who>,
    /// Right places.
    pub hits: u8,
    /// Of so many.
    pub places: u8,
    /// What blind luck gives: one, and two where a token lay open.
    pub luck: f64,
}

/// A question that somebody was elected for.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::ElectedFor))]
pub struct ElectedFor {
    /// What was asked.
    pub question: Question,
    /// With so many votes; none where the table plays without numbers.
    pub votes: Option<u8>,
}

/// What a round of True Colours brought to one player, as it was revealed.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::ColourResult))]
pub struct ColourResult {
    /// The player.
    pub who: Who,
    /// None where the table plays without numbers.
    pub votes: Option<u8>,
    /// How the table sees them.
    pub got: Symbol,
}

/// An image of the gallery.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::HungImage))]
pub struct HungImage {
    /// Who took it.
    pub by: Who,
    /// Whose image it is said to be.
    pub name: BilingualText,
    /// Its open cards, from the dot on.
    pub cards: Vec<CardId>,
    /// What it was worth.
    pub points: i16,
}

/// How often random tables may claim anything at all in an evening: a half for the ends of the games, a half
/// for what the evening tells in all.
pub const DOUBT: f64 = 0.05;

/// Findings of one game as they come up. It counts all that was compared with luck, also what is not said in
/// the end: who looks at many numbers finds a rare one.
#[derive(Debug)]
pub(crate) struct Draft {
    number: u16,
    tested: u32,
    findings: Vec<Finding>,
}

impl Draft {
    pub(crate) fn new(number: u16) -> Draft {
        Draft { number: number.max(1), tested: 0, findings: Vec::new() }
    }

    /// What happened.
    pub(crate) fn fact(&mut self, what: What) {
        self.findings.push(Finding { what, weight: Weight::Fact });
    }

    /// A number that is told for fun, and that nobody would take for more.
    pub(crate) fn fun(&mut self, what: What) {
        self.findings.push(Finding { what, weight: Weight::Fun });
    }

    /// A number that is compared with luck, if it is made of enough.
    pub(crate) fn measure(&mut self, hits: i32, observed: u32, least: u32, law: &Law) -> Option<Measure> {
        (observed >= least).then(|| {
            self.tested += 1;
            Measure::new(hits, observed, law)
        })
    }

    /// All of them, once it is known how much was looked at. Of the doubt that the ends of games may cost,
    /// game `k` has the share `1/(k(k+1))`, so that all games of however long an evening stay within it.
    pub(crate) fn finish(self) -> Vec<Finding> {
        let number = f64::from(self.number);
        let level = DOUBT / 2.0 / (number * (number + 1.0)) / f64::from(self.tested.max(1));
        let weigh = |mut finding: Finding| {
            let claims = finding.what.claim().filter(|_| finding.weight == Weight::Fun);
            if claims.is_some_and(|measure| measure.p <= level) {
                finding.weight = Weight::Told;
            }
            finding
        };
        self.findings.into_iter().map(weigh).collect()
    }
}

impl What {
    /// The number that says that somebody knows something, in findings that may claim it.
    pub fn claim(&self) -> Option<&Measure> {
        match self {
            What::TableReads { measure }
            | What::GuessedBest { measure, .. }
            | What::TeamReads { measure, .. }
            | What::RightDoubles { measure, .. }
            | What::PredictsSelf { measure, .. }
            | What::AgreeMost { measure, .. }
            | What::BetsPay { measure, .. } => Some(measure),
            _ => None,
        }
    }
}
