//! What a check has found wrong.

use std::fmt;

use rules::Seating;

/// What must hold for every game, at every step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Check {
    SettingIsAdmitted,
    ReplayEqualsLive,
    BurntKeysAreNotMissed,
    KeysAreBurnt,
    EvolveIsTotal,
    PlayEnds,
    WaitedForCanAct,
    ChoiceIsAccepted,
    AbilitiesAreExact,
    RefusalChangesNothing,
    CardsAreConserved,
    StepNeverShrinks,
    WelcomeIsMeant,
    OverIsOver,
    ViewTellsNothing,
    RefusalTellsNothing,
    StepTellsNothing,
}

impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Check::SettingIsAdmitted => "a setting that should be playable is refused",
            Check::ReplayEqualsLive => "the stored events do not give the same state again",
            Check::BurntKeysAreNotMissed => {
                "without the keys that were burnt, the record gives another state"
            }
            Check::KeysAreBurnt => "a key is kept that is not needed, or is missing",
            Check::EvolveIsTotal => "folding an event panics",
            Check::PlayEnds => "random play does not come to an end",
            Check::WaitedForCanAct => "a seat is waited for but can do nothing",
            Check::ChoiceIsAccepted => "what a player chose from their view is refused",
            Check::AbilitiesAreExact => "the view says wrongly what may be done",
            Check::RefusalChangesNothing => "a refused command leaves a trace",
            Check::CardsAreConserved => "cards came or went",
            Check::StepNeverShrinks => "the step shrank",
            Check::WelcomeIsMeant => {
                "a guest who is late, or comes again, is welcome but not let in, or the other way round"
            }
            Check::OverIsOver => "the game is over and still goes on",
            Check::ViewTellsNothing => "a view tells what its eyes may not know",
            Check::RefusalTellsNothing => "an answer tells what the asker may not know",
            Check::StepTellsNothing => "the step tells what some eyes may not know",
        })
    }
}

/// A check that failed, with all it takes to see it fail again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    pub check: Check,
    /// Where to look: what was expected, and what was there.
    pub what: String,
    /// The options, as text.
    pub options: String,
    pub seating: Seating,
    pub seed: u64,
    /// How many commands and notices had gone before.
    pub step: usize,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Finding { check, what, options, seating, seed, step } = self;
        write!(f, "{check}: {what}\n  seed {seed}, step {step}, {seating}, {options}")
    }
}

impl std::error::Error for Finding {}
