//! Whether the clock of this computer can be believed when it says that something is old.

use std::{
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
};

use journal::Millis;

pub(super) const DAY: Millis = Millis(24 * 60 * 60 * 1000);

/// Where the time is kept that the clock showed last, in a data folder.
const FILE: &str = "clock.seen";

/// What somebody who knows says about the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Trust {
    /// It is right, however it has jumped.
    Always,
    /// Whoever looks at it has to judge.
    WhenPlausible,
}

/// Remembers on disk what the clock showed.
#[derive(Debug)]
pub(super) struct ClockWatch {
    file: PathBuf,
    trust: Trust,
    /// A clock that is further ahead than this has jumped.
    most_ahead: Millis,
}

/// What is to be thought of the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    Plausible,
    /// It shows so much more than when it was last looked at: it was set ahead, or the server was away for
    /// long.
    Ahead(Millis),
    /// It shows so much less: it is wrong now, or was then.
    Behind(Millis),
    /// Nobody has looked at it before.
    Unknown,
}

impl ClockWatch {
    pub(super) fn new(data: &Path, trust: Trust, most_ahead: Millis) -> ClockWatch {
        ClockWatch { file: data.join(FILE), trust, most_ahead }
    }

    /// Judges the clock by what it showed last, and remembers what it shows now unless that cannot be
    /// believed.
    pub(super) fn look(&self, now: Millis) -> io::Result<Verdict> {
        let verdict = match (self.trust, self.last_seen()?) {
            (Trust::Always, _) => Verdict::Plausible,
            (Trust::WhenPlausible, None) => Verdict::Unknown,
            (Trust::WhenPlausible, Some(last)) if now.0 > last.0 + self.most_ahead.0 => {
                return Ok(Verdict::Ahead(Millis(now.0 - last.0)));
            }
            // Clocks are put right by a little now and then.
            (Trust::WhenPlausible, Some(last)) if now.0 + DAY.0 < last.0 => {
                return Ok(Verdict::Behind(Millis(last.0 - now.0)));
            }
            (Trust::WhenPlausible, Some(_)) => Verdict::Plausible,
        };
        self.note(now)?;
        Ok(verdict)
    }

    /// None when nothing is noted, or nothing that we wrote.
    fn last_seen(&self) -> io::Result<Option<Millis>> {
        match fs::read(&self.file) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            read => Ok(str::from_utf8(&read?).ok().and_then(|text| text.trim_end().parse().ok()).map(Millis)),
        }
    }

    fn note(&self, now: Millis) -> io::Result<()> {
        let unfinished = self.file.with_added_extension("unfinished");
        let mut file = File::create(&unfinished)?;
        writeln!(file, "{}", now.0)?;
        file.sync_all()?;
        fs::rename(unfinished, &self.file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_believed_while_it_goes_on_from_where_it_was() {
        let data = tempfile::tempdir().unwrap();
        let days = |days: u64| Millis(days * DAY.0);
        let look = |trust, day| ClockWatch::new(data.path(), trust, days(30)).look(days(day)).unwrap();
        assert_eq!(look(Trust::WhenPlausible, 1000), Verdict::Unknown);
        assert_eq!(look(Trust::WhenPlausible, 1030), Verdict::Plausible);
        assert_eq!(look(Trust::WhenPlausible, 1061), Verdict::Ahead(days(31)));
        assert_eq!(look(Trust::WhenPlausible, 1062), Verdict::Ahead(days(32)), "and it stays so");
        assert_eq!(look(Trust::WhenPlausible, 1031), Verdict::Plausible, "until it is right again");
        assert_eq!(look(Trust::WhenPlausible, 1029), Verdict::Behind(days(2)));
        assert_eq!(look(Trust::Always, 2000), Verdict::Plausible, "or somebody says so");
        assert_eq!(look(Trust::WhenPlausible, 2001), Verdict::Plausible);
        fs::write(data.path().join(FILE), "nonsense").unwrap();
        assert_eq!(look(Trust::WhenPlausible, 9000), Verdict::Unknown);
    }
}
