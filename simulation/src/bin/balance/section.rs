//! What the report says of one game.

use std::collections::BTreeMap;

use rules::{GameKind, match_game};
use simulation::{
    Interval, Kind, Lengths, Players, QUARTERS, Share, SimulatedGame, Summary, Trouble,
    chart::{Calibration, Plot, Row, Rows, Series},
    counted,
    svg::Mark,
};

use crate::{
    games::{CONTEST_SEATS, Contest, Least, Ratio, ReportedGame, Target},
    markdown::{percent, table, with_interval},
    study::Studio,
};

/// A finished section, and what the overview needs of it.
#[derive(Debug)]
pub(crate) struct Section {
    pub(crate) game: GameKind,
    pub(crate) title: &'static str,
    /// How many games each number is drawn from, but for lengths.
    games: u64,
    pub(crate) text: String,
    pub(crate) plots: Vec<Plot>,
    /// The usual game for four and for five.
    pub(crate) usual: Vec<(usize, Lengths)>,
    /// The contests, or for a game that is played together none.
    pub(crate) contests: Vec<(String, Share)>,
}

/// How long a table takes for a round, in minutes.
pub(crate) const PACE: (f64, f64) = (1.0, 2.0);
/// How long an evening's game should be, in minutes.
pub(crate) const AIM: (f64, f64) = (30.0, 60.0);
/// Bins with fewer beliefs are left out: they would only show luck.
const ENOUGH: u32 = 100;
/// The shares of the games that are shorter than the short, the usual and the long ones.
const QUANTILES: [f64; 3] = [0.05, 0.5, 0.95];

impl Section {
    pub(crate) fn write(game: GameKind, studio: &mut Studio) -> Result<Section, Trouble> {
        let (title, round) = match_game!(game, G => (G::TITLE, G::ROUND));
        let mut section = Section {
            game,
            title,
            games: studio.games(game),
            text: format!("## {title}\n\n"),
            plots: Vec::new(),
            usual: Vec::new(),
            contests: Vec::new(),
        };
        let mut alike = BTreeMap::new();
        for kind in Kind::ALL {
            let summary = studio.play(game, CONTEST_SEATS, &Players::all(kind), &[], section.games)?;
            alike.insert(kind, summary);
        }
        section.text += match_game!(game, G => G::OPINION);
        section.length(round, studio)?;
        let contest = section.strength(&alike, studio)?;
        section.course(&alike, round, studio)?;
        section.noted(&alike, contest.as_ref());
        section.targets(&alike);
        section.calibration(&alike);
        Ok(section)
    }

    fn show(&mut self, plot: Plot) {
        self.text += &format!("![{}]({})\n\n", plot.alt, plot.file);
        self.plots.push(plot);
    }

    fn length(&mut self, round: &str, studio: &mut Studio) -> Result<(), Trouble> {
        let game = self.game;
        let normal = Players::all(Kind::ALL[2]);
        let (mut rows, mut lines) = (Vec::new(), Vec::new());
        let (lengths, seats) = match_game!(game, G => (G::LENGTHS, G::SEATS));
        for (nth, option) in lengths.iter().enumerate() {
            let tables = if nth == 0 { seats } else { &[4, 5] };
            for people in tables {
                let summary =
                    studio.play(game, *people, &normal, &[option], studio.games_for_length(game))?;
                let lengths = summary.lengths;
                let label = format!("{people} people, {option}");
                rows.push(length_row(&label, &lengths));
                lines.push(length_line(&label, &lengths));
                if nth == 0 && matches!(people, 4 | 5) {
                    self.usual.push((*people, lengths));
                }
            }
        }
        self.text += &format!(
            "### How long it takes\n\nNormal bots, {} a row. Minutes are for the middle game at one to two \
             minutes a {round}; \
             aimed at are {:.0} to {:.0}.\n\n",
            counted(studio.games_for_length(game) as usize, "game"),
            AIM.0,
            AIM.1
        );
        let most = rows.iter().map(|row| row.range.1).fold(90.0, f64::max).min(240.0);
        let step = if most > 120.0 { 30.0 } else { 15.0 };
        let chart = Rows {
            title: format!("{}: how long it takes", self.title),
            scale: "minutes; the tinted band is what is aimed at",
            most: (most / step).ceil() * step,
            step,
            aim: Some(AIM),
            remark: "Thick: the middle game at 1 to 2 minutes a round. Thin: from the shortest 5 % at 1 to \
                     the longest 5 % at 2.",
            rows,
        };
        self.show(Plot { file: format!("{game}-length.svg"), alt: chart.alt(), svg: chart.draw() });
        let rounds = format!("{round}s");
        self.text += &table(&["", &rounds, "sd", "5 %", "50 %", "95 %", "minutes", ""], &lines);
        Ok(())
    }

    /// Who wins against whom. Gives what came of the contest in which more is looked at, if there is one.
    fn strength(
        &mut self,
        alike: &BTreeMap<Kind, Summary>,
        studio: &mut Studio,
    ) -> Result<Option<(String, Summary)>, Trouble> {
        let game = self.game;
        self.text += "### What thinking is worth\n\n";
        if alike.values().any(|summary| summary.together.is_some()) {
            self.together(alike);
            return Ok(None);
        }
        let games = studio.games_for_wins(game);
        let (mut rows, mut lines, mut noted) = (Vec::new(), Vec::new(), None);
        let (contests, noted_contest) = match_game!(game, G => (G::contests(), G::NOTED_CONTEST));
        for (place, Contest { label, seats: people, kind, players }) in contests.into_iter().enumerate() {
            let summary = studio.play(game, people, &players, &[], games)?;
            let share = summary.by_kind.get(&kind).copied().unwrap_or_default();
            let clear = if share.interval().low > share.even() {
                "more than even"
            } else if share.interval().high < share.even() {
                "**less than even**"
            } else {
                "**not told from even**"
            };
            let (players_label, label) = (label.clone(), format!("{label}, {people} people"));
            rows.push(share_row(&label, share, mark(kind)));
            lines.push(vec![label.clone(), with_interval(share), percent(share.even()), clear.to_owned()]);
            self.contests.push((label, share));
            if noted_contest == Some(place) {
                noted = Some((players_label, summary));
            }
        }
        self.text += &format!(
            "Whose win it is, in {games} games a row. Shared wins count in parts; the intervals are \
             Wilson’s, 95 %.\n\n"
        );
        let chart = Rows {
            title: format!("{}: share of wins", self.title),
            scale: "% of wins, with the 95 % interval; dashed: what would be even",
            most: 100.0,
            step: 20.0,
            aim: None,
            remark: "The kind that is named first.",
            rows,
        };
        self.show(Plot { file: format!("{game}-wins.svg"), alt: chart.alt(), svg: chart.draw() });
        self.text += &table(&["", "wins", "even", ""], &lines);
        Ok(noted)
    }

    /// Where all play together, how far they get.
    fn together(&mut self, alike: &BTreeMap<Kind, Summary>) {
        let (mut rows, mut lines) = (Vec::new(), Vec::new());
        for (kind, summary) in alike {
            let Some(together) = summary.together else { continue };
            let Interval { low, high } = together.of_perfect.interval();
            let luck = together.of_luck.interval();
            rows.push(Row {
                label: format!("{kind}, {CONTEST_SEATS} people"),
                at: 100.0 * together.of_perfect.mean,
                range: (100.0 * low, 100.0 * high),
                core: None,
                even: Some(100.0 * together.of_perfect.mean / together.of_luck.mean),
                mark: mark(*kind),
                value: format!("{:.1} %", 100.0 * together.of_perfect.mean),
            });
            lines.push(vec![
                kind.to_string(),
                format!("{:.1}", together.points.mean),
                format!(
                    "{:.1} % ({:.1} – {:.1})",
                    100.0 * together.of_perfect.mean,
                    100.0 * low,
                    100.0 * high
                ),
                format!("{:.2} ({:.2} – {:.2})", together.of_luck.mean, luck.low, luck.high),
            ]);
        }
        self.text += &format!(
            "All play together, so nobody wins: what counts is how many points a table of one kind gets, in \
             {} games each, with \
             95 % intervals of the mean.\n\n",
            self.games
        );
        let chart = Rows {
            title: format!("{}: points", self.title),
            scale: "% of a perfect score, with the 95 % interval; dashed: blind luck",
            most: 50.0,
            step: 10.0,
            aim: None,
            remark: "All players of a table are of one kind.",
            rows,
        };
        self.show(Plot { file: format!("{}-points.svg", self.game), alt: chart.alt(), svg: chart.draw() });
        self.text += &table(&["", "points", "of perfect", "times blind luck"], &lines);
    }

    /// Seats, scores, and when it is decided.
    fn course(
        &mut self,
        alike: &BTreeMap<Kind, Summary>,
        round: &str,
        studio: &mut Studio,
    ) -> Result<(), Trouble> {
        let game = self.game;
        let Some(four) = alike.get(&Kind::ALL[2]).filter(|summary| summary.together.is_none()) else {
            return Ok(());
        };
        let five = studio.play(game, 5, &Players::all(Kind::ALL[2]), &[], self.games)?;
        self.text +=
            &format!("### Seats, scores and suspense\n\nNormal bots, {} games a row.\n\n", self.games);
        let tables = [(4, four), (5, &five)];
        let lines: Vec<Vec<String>> = tables
            .iter()
            .map(|(people, summary)| {
                let seat =
                    |nth: usize| summary.by_seat.get(nth).map_or("–".to_owned(), |s| with_interval(*s));
                let even = summary.by_seat.first().map_or(0.0, |share| share.even());
                [format!("{people} people")]
                    .into_iter()
                    .chain((0..5).map(seat))
                    .chain([percent(even)])
                    .collect()
            })
            .collect();
        self.text += &table(&["wins by seat", "first", "second", "third", "fourth", "fifth", "even"], &lines);
        let lines: Vec<Vec<String>> = tables
            .iter()
            .map(|(people, summary)| {
                let apart = summary.row("apart").unwrap_or_default();
                let leaders = summary.leaders.iter().map(|share| with_interval(*share));
                let even = summary.leaders[1].even();
                [format!("{people} people"), format!("{:.1} ± {:.1}", apart.mean, apart.deviation())]
                    .into_iter()
                    .chain(leaders)
                    .chain([percent(even)])
                    .collect()
            })
            .collect();
        let after = QUARTERS.map(|quarter| format!("leader after {} of the {round}s wins", percent(quarter)));
        let head = ["", "first ahead of last", &after[0], &after[1], &after[2], "even"];
        self.text += &table(&head, &lines);
        Ok(())
    }

    fn noted(&mut self, alike: &BTreeMap<Kind, Summary>, contest: Option<&(String, Summary)>) {
        let (names, ratios) = match_game!(self.game, G => (G::NOTED, G::RATIOS));
        let summaries = || alike.values().chain(contest.map(|(_, summary)| summary));
        let line = |name: &&'static str| {
            let of = |summary: &Summary| summary.row(name).map_or(0.0, |spread| spread.mean);
            let cells = summaries().map(|summary| format!("{:.1}", of(summary)));
            [(*name).to_owned()].into_iter().chain(cells).collect()
        };
        let ratio = |(label, part, whole): &Ratio| {
            let mean = |summary: &Summary, name: &str| summary.row(name).map_or(0.0, |spread| spread.mean);
            let cells = summaries().map(|summary| match mean(summary, whole) {
                0.0 => "–".to_owned(),
                whole => format!("*{:.2}*", mean(summary, part) / whole),
            });
            [format!("*{label}*")].into_iter().chain(cells).collect()
        };
        let lines: Vec<Vec<String>> = names.iter().map(line).chain(ratios.iter().map(ratio)).collect();
        let one_among_others = contest.iter().map(|(label, _)| label.clone());
        let kinds: Vec<String> =
            alike.keys().map(|kind| format!("{kind} table")).chain(one_among_others).collect();
        let head: Vec<&str> = [""].into_iter().chain(kinds.iter().map(String::as_str)).collect();
        self.text += &format!(
            "### What happens on the way\n\nPer game of {CONTEST_SEATS}, all of one kind, {} games each; \
             what is slanted is a share or a mean.\n\n{}",
            self.games,
            table(&head, &lines)
        );
    }

    /// What was aimed at, and whether it is so.
    fn targets(&mut self, alike: &BTreeMap<Kind, Summary>) {
        let targets = match_game!(self.game, G => G::TARGETS);
        if targets.is_empty() {
            return;
        }
        let line = |target: &Target| {
            let mean = |name: &str| alike.get(&target.table).and_then(|summary| summary.row(name));
            let [part, whole] =
                [target.share.0, target.share.1].map(|name| mean(name).map_or(0.0, |row| row.mean));
            let (aim, met) = match target.least {
                Least::MoreThan(least) => (format!("more than {}", percent(least)), part > least * whole),
                Least::All => ("all".to_owned(), part >= whole),
            };
            let met = if met { "met" } else { "**not met**" };
            vec![target.label.to_owned(), aim, format!("{:.1} %", 100.0 * part / whole), met.to_owned()]
        };
        let lines: Vec<Vec<String>> = targets.iter().map(line).collect();
        self.text += &format!("### What is aimed at\n\n{}", table(&["", "aim", "is", ""], &lines));
    }

    fn calibration(&mut self, alike: &BTreeMap<Kind, Summary>) {
        let mut series = Vec::new();
        let mut lines = Vec::new();
        for (kind, summary) in alike {
            let Some(bins) = summary.calibration.get(kind) else { continue };
            let filled = || bins.iter().filter(|bin| bin.beliefs >= ENOUGH);
            let points = filled().map(|bin| {
                let Interval { low, high } = Interval::of_share(bin.came_true, bin.beliefs.into());
                (bin.held, bin.came_true, (low, high))
            });
            series.push(Series { name: kind.to_string(), mark: mark(*kind), points: points.collect() });
            let pairs = filled().map(|bin| format!("{:.0} → {:.0}", 100.0 * bin.held, 100.0 * bin.came_true));
            let beliefs: u32 = filled().map(|bin| bin.beliefs).sum();
            let off: f64 = filled()
                .map(|bin| f64::from(bin.beliefs) * (bin.held - bin.came_true).abs() / f64::from(beliefs))
                .sum();
            lines.push(vec![
                kind.to_string(),
                pairs.collect::<Vec<_>>().join(", "),
                beliefs.to_string(),
                format!("{:.1}", 100.0 * off),
            ]);
        }
        self.text += "### Are bots as right as they think?\n\n";
        if series.is_empty() {
            self.text += "They hold nothing likely here: they know a fitting person, or they do not.\n\n";
            return;
        }
        self.text += "When a bot holds something likely, how often does it come true? At tables of one \
                      level, in per cent, *held → came true*. What a bot says is \
                      what it works out, corrected by how often it has been right; what it plays is by what \
                      it works out.\n\n";
        let chart = Calibration { title: format!("{}: calibration", self.title), series };
        self.show(Plot {
            file: format!("{}-calibration.svg", self.game),
            alt: chart.alt(),
            svg: chart.draw(),
        });
        self.text += &table(&["", "held → came true", "beliefs", "off by, points on average"], &lines);
    }
}

fn mark(kind: Kind) -> Mark {
    match kind.word() {
        "easy" => Mark::Square,
        "normal" => Mark::Disc,
        "sharp" => Mark::Diamond,
        _ => Mark::Ring,
    }
}

fn share_row(label: &str, share: Share, mark: Mark) -> Row {
    let Interval { low, high } = share.interval();
    Row {
        label: label.to_owned(),
        at: 100.0 * share.rate(),
        range: (100.0 * low, 100.0 * high),
        core: None,
        even: Some(100.0 * share.even()),
        mark,
        value: percent(share.rate()),
    }
}

fn length_row(label: &str, lengths: &Lengths) -> Row {
    let [short, middle, long] = QUANTILES.map(|share| f64::from(lengths.within(share)));
    Row {
        label: label.to_owned(),
        at: middle * (PACE.0 + PACE.1) / 2.0,
        range: (short * PACE.0, long * PACE.1),
        core: Some((middle * PACE.0, middle * PACE.1)),
        even: None,
        mark: Mark::Disc,
        value: minutes(lengths),
    }
}

fn length_line(label: &str, lengths: &Lengths) -> Vec<String> {
    let quantiles = QUANTILES.map(|share| lengths.within(share).to_string());
    [label.to_owned(), format!("{:.1}", lengths.mean()), format!("{:.1}", lengths.deviation())]
        .into_iter()
        .chain(quantiles)
        .chain([minutes(lengths), fit(lengths).to_owned()])
        .collect()
}

/// How long the middle game takes.
pub(crate) fn minutes(lengths: &Lengths) -> String {
    let middle = f64::from(lengths.within(0.5));
    format!("{:.0} – {:.0}", middle * PACE.0, middle * PACE.1)
}

/// Whether that is what is aimed at.
pub(crate) fn fit(lengths: &Lengths) -> &'static str {
    let middle = f64::from(lengths.within(0.5));
    let (least, most) = (middle * PACE.0, middle * PACE.1);
    let usual = (least + most) / 2.0;
    if most < AIM.0 {
        "too short"
    } else if least > AIM.1 {
        "too long"
    } else if usual < AIM.0 {
        "rather short"
    } else if usual > AIM.1 {
        "rather long"
    } else {
        "as aimed at"
    }
}
