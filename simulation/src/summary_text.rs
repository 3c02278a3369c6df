//! A summary in words.

use std::fmt;

use bots::Bin;

use crate::{QUARTERS, Share, Spread, Summary, Together, counted};

/// Bins with fewer beliefs say nothing.
const ENOUGH: u32 = 20;

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<10}{:>10}{:>10}{:>10}{:>10}", "per game", "mean", "sd", "least", "most")?;
        for (name, spread) in &self.spreads {
            let Spread { mean, least, most, .. } = spread;
            writeln!(f, "{name:<10}{mean:>10.3}{:>10.3}{least:>10.2}{most:>10.2}", spread.deviation())?;
        }
        self.length(f)?;
        self.noted(f)?;
        self.wins(f)?;
        if let Some(together) = &self.together {
            all_together(together, f)?;
        }
        self.calibration(f)
    }
}

impl Summary {
    fn length(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (lengths, noun) = (&self.lengths, self.round);
        let [short, middle, long] =
            [0.05, 0.5, 0.95].map(|share| counted(lengths.within(share) as usize, noun));
        writeln!(
            f,
            "\nlength: {:.1} {noun}s on average, sd {:.1}; 5 % of the games take at most {short}, half \
             {middle}, 95 % {long}",
            lengths.mean(),
            lengths.deviation(),
        )
    }

    fn noted(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.noted.is_empty() {
            return Ok(());
        }
        writeln!(f, "\n{:<30}{:>10}{:>10}", "of note, per game", "mean", "sd")?;
        for (name, spread) in &self.noted {
            writeln!(f, "{name:<30}{:>10.2}{:>10.2}", spread.mean, spread.deviation())?;
        }
        Ok(())
    }

    fn wins(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.by_kind.is_empty() {
            return Ok(());
        }
        writeln!(f, "\n{:<20}{:>10}{:>20}{:>10}", "share of wins", "share", "95 % interval", "even")?;
        for (kind, share) in &self.by_kind {
            row(f, kind.word(), *share)?;
        }
        for (seat, share) in self.by_seat.iter().enumerate() {
            row(f, &format!("seat {seat}"), *share)?;
        }
        writeln!(f, "Shared wins count in parts. The intervals are Wilson's.")?;
        if self.undecided > 0 {
            writeln!(f, "Nobody won {}.", counted(self.undecided as usize, "game"))?;
        }
        writeln!(f, "\n{:<20}{:>10}{:>20}{:>10}", "the leader wins", "share", "95 % interval", "even")?;
        for (quarter, share) in QUARTERS.iter().zip(self.leaders) {
            row(f, &format!("after {:.0} % of it", 100.0 * quarter), share)?;
        }
        Ok(())
    }

    fn calibration(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, (kind, bins)) in self.calibration.iter().enumerate() {
            if nth == 0 {
                writeln!(f, "\nHeld likely, and came true, in per cent:")?;
            }
            let held_and_came_true =
                |bin: &Bin| format!(" {:.0}/{:.0}", 100.0 * bin.held, 100.0 * bin.came_true);
            let bins: String =
                bins.iter().filter(|bin| bin.beliefs >= ENOUGH).map(held_and_came_true).collect();
            writeln!(f, "{kind:<10}{bins}")?;
        }
        Ok(())
    }
}

fn row(f: &mut fmt::Formatter<'_>, name: &str, share: Share) -> fmt::Result {
    let [rate, even] = [share.rate(), share.even()].map(|share| format!("{:.1} %", 100.0 * share));
    writeln!(f, "{name:<20}{rate:>10}{:>20}{even:>10}", share.interval())
}

fn all_together(together: &Together, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Together { points, of_perfect, of_luck } = together;
    let (perfect, luck) = (of_perfect.interval(), of_luck.interval());
    writeln!(
        f,
        "\nAll play together: {:.1} points, which is {:.1} % of perfect (95 % interval {perfect})\nand {:.2} \
         times what \
         blind luck brings (95 % interval {:.2} – {:.2}).",
        points.mean,
        100.0 * of_perfect.mean,
        of_luck.mean,
        luck.low,
        luck.high
    )
}
