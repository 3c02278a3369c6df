//! What somebody has guessed today, as a cookie of theirs remembers it.

use std::{fmt, str::FromStr};

use almanac::PracticeImage;

/// What became of one image.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Outcome {
    #[default]
    Open,
    /// Guessed by the cards alone.
    Guessed,
    /// Guessed with a hint.
    WithHints,
    /// Told by the page.
    Told,
}

impl Outcome {
    const ALL: [(Outcome, char); 4] =
        [(Outcome::Open, '0'), (Outcome::Guessed, '1'), (Outcome::WithHints, '2'), (Outcome::Told, '3')];

    fn letter(self) -> char {
        Outcome::ALL.into_iter().find(|(outcome, _)| *outcome == self).map_or('0', |(_, letter)| letter)
    }

    fn read(letter: char) -> Option<Outcome> {
        Outcome::ALL.into_iter().find(|(_, known)| *known == letter).map(|(outcome, _)| outcome)
    }
}

/// What became of all images of a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Progress {
    pub(crate) day: u64,
    pub(crate) outcomes: [Outcome; PracticeImage::A_DAY],
}

impl Progress {
    /// Nothing yet.
    pub(crate) fn on(day: u64) -> Progress {
        Progress { day, outcomes: Default::default() }
    }

    /// What a cookie says of this day; nothing yet if it speaks of another, or does not make sense.
    pub(crate) fn remembered(cookie: Option<&str>, day: u64) -> Progress {
        let known = cookie.and_then(|text| text.parse().ok());
        known.filter(|known: &Progress| known.day == day).unwrap_or_else(|| Progress::on(day))
    }

    /// Notes how an image came out. Who has been told the answer has not guessed it afterwards.
    pub(crate) fn note(&mut self, image: usize, outcome: Outcome) {
        if let Some(known) = self.outcomes.get_mut(image).filter(|known| **known == Outcome::Open) {
            *known = outcome;
        }
    }

    /// The next image that is open, from one on and then from the first.
    pub(crate) fn next_open(&self, from: usize) -> Option<usize> {
        let all = self.outcomes.len();
        (from..from + all).map(|at| at % all).find(|at| self.outcomes[*at] == Outcome::Open)
    }

    /// How many have been guessed.
    pub(crate) fn guessed(&self) -> usize {
        let guessed = |outcome: &&Outcome| matches!(outcome, Outcome::Guessed | Outcome::WithHints);
        self.outcomes.iter().filter(guessed).count()
    }
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters: String = self.outcomes.iter().map(|outcome| outcome.letter()).collect();
        write!(f, "{}.{letters}", self.day)
    }
}

impl FromStr for Progress {
    type Err = ();

    fn from_str(text: &str) -> Result<Progress, ()> {
        let (day, letters) = text.split_once('.').ok_or(())?;
        let outcomes: Vec<Outcome> = letters.chars().filter_map(Outcome::read).collect();
        let outcomes = outcomes.try_into().map_err(|_| ())?;
        (letters.len() == PracticeImage::A_DAY).then_some(()).ok_or(())?;
        Ok(Progress { day: day.parse().map_err(|_| ())?, outcomes })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_read_as_it_was_written_and_only_on_its_day() {
        let mut progress = Progress::on(20_000);
        progress.note(1, Outcome::WithHints);
        progress.note(4, Outcome::Told);
        progress.note(4, Outcome::Guessed);
        assert_eq!(progress.to_string(), "20000.02003");
        assert_eq!(Progress::remembered(Some("20000.02003"), 20_000), progress);
        assert_eq!(progress.guessed(), 1);
        assert_eq!((progress.next_open(1), progress.next_open(4)), (Some(2), Some(0)));
        for odd in ["20000.02003", "20001.0200", "20001.020033", "20001.0200x", "x.02003", "", "20001.ééé"]
        {
            assert_eq!(Progress::remembered(Some(odd), 20_001), Progress::on(20_001), "{odd}");
        }
    }
}
