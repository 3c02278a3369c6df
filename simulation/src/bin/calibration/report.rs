//! The report as people read it.

use insight::{CONFIDENCE, DOUBT};
use simulation::{
    Interval,
    chart::{Calibration, Plot, Row, Rows, Series},
    counted,
    svg::Mark,
};

use crate::{
    ranges::Ranges,
    study::{Rate, Study, Tenth},
};

/// The text, and the pictures in it.
#[derive(Debug)]
pub(crate) struct Report {
    pub(crate) text: String,
    pub(crate) plots: Vec<Plot>,
}

pub(crate) fn report(study: &Study) -> Report {
    let claims = claims_plot(study);
    let likely = likely_plot(study);
    let found = found_plot(study);
    let ranges = ranges_plot(study);
    let text = format!(
        "{HEAD}\n{}\n{}\n{}\n{}",
        claims_section(study, &claims),
        truth_section(study, &likely),
        found_section(study, &found),
        ranges_section(study, &ranges),
    );
    Report { text, plots: vec![claims, likely, found, ranges] }
}

const HEAD: &str = "# How often findings are right\n\nMade by `cargo xtask insight`: made-up tables of which \
     it is known who knows whom, evenings of three to five games\neach (Happiness, \
     Personal Preference, True Colours, Personality), looked at after every game as \
     guests do. Ranges in\nparentheses hold the truth in 95 of 100 cases. [The method](method.md) \
     is told in plain words.\n";

fn percent(rate: Rate) -> String {
    format!("{:.1} %", 100.0 * rate.share())
}

fn interval(rate: Rate) -> Interval {
    Interval::of_share(rate.share(), rate.of as f64)
}

fn with_interval(rate: Rate) -> String {
    let Interval { low, high } = interval(rate);
    format!("{} ({:.1} – {:.1})", percent(rate), 100.0 * low, 100.0 * high)
}

fn picture(plot: &Plot) -> String {
    format!("![{}]({})\n", plot.alt, plot.file)
}

fn row(label: String, rate: Rate, mark: Mark) -> Row {
    let Interval { low, high } = interval(rate);
    let (at, range) = (100.0 * rate.share(), (100.0 * low, 100.0 * high));
    Row { label, at, range, core: None, even: None, mark, value: percent(rate) }
}

fn plot(file: &str, rows: &Rows) -> Plot {
    Plot { file: file.to_owned(), alt: rows.alt(), svg: rows.draw() }
}

fn claims_plot(study: &Study) -> Plot {
    let made_up = study.strangers.iter();
    let mut rows: Vec<Row> =
        made_up.map(|(people, rate)| row(format!("{people} people"), *rate, Mark::Disc)).collect();
    rows.push(row("whole games, played at random".to_owned(), study.thoughtless, Mark::Square));
    let rows = Rows {
        title: "Evenings of strangers in which anything is claimed".to_owned(),
        scale: "% of the evenings",
        most: 10.0,
        step: 1.0,
        aim: Some((0.0, 100.0 * DOUBT)),
        remark: "The tinted part is what is promised.",
        rows,
    };
    plot("strangers.svg", &rows)
}

fn claims_section(study: &Study, plot: &Plot) -> String {
    let all = study
        .strangers
        .iter()
        .fold(Rate::default(), |all, (_, rate)| Rate { hits: all.hits + rate.hits, of: all.of + rate.of });
    format!(
        "## Who knows nothing is said to know nothing\n\nAt most {:.0} % of the evenings of people who \
         guess blindly may claim anything at all, at the end\nof any game or of the evening. Of {} made-up \
         ones {} did; of {} evenings of whole games that programs\nwithout thought played by the rules, \
         {}. Had each number of the ends been taken for itself,\n{} of the made-up ones would have claimed \
         something.\n\n{}",
        100.0 * DOUBT,
        all.of,
        with_interval(all),
        study.thoughtless.of,
        with_interval(study.thoughtless),
        percent(study.careless),
        picture(plot),
    )
}

fn likely_plot(study: &Study) -> Plot {
    let point = |tenth: &Tenth| {
        let rate = Rate { hits: tenth.true_, of: tenth.count };
        let Interval { low, high } = interval(rate);
        (tenth.held / tenth.count as f64, rate.share(), (low, high))
    };
    // Of a handful nothing can be said.
    let points = study.tenths.iter().filter(|tenth| tenth.count >= 30).map(point).collect();
    let series = vec![Series { name: "pairs".to_owned(), mark: Mark::Disc, points }];
    let chart = Calibration { title: "That somebody knows somebody".to_owned(), series };
    Plot { file: "likely.svg".to_owned(), alt: chart.alt(), svg: chart.draw() }
}

fn truth_section(study: &Study, plot: &Plot) -> String {
    format!(
        "## What is claimed is so\n\nAt tables where of each pair it is as likely as not that one knows \
         something of the other: of {} claims\nat the ends of games {} were so, of {} claims about a \
         pair\n{}. What is held likely of a pair comes true about as often.\n\n{}",
        study.at_ends.of,
        with_interval(study.at_ends),
        study.of_pairs.of,
        with_interval(study.of_pairs),
        picture(plot),
    )
}

fn found_plot(study: &Study) -> Plot {
    let marks = [Mark::Ring, Mark::Diamond, Mark::Disc];
    let rows = study.told_after.iter().zip(marks).flat_map(|((acquaintance, rates), mark)| {
        (1..).zip(rates).map(move |(games, rate)| {
            row(format!("{}, {}", acquaintance.words(), counted(games, "game")), *rate, mark)
        })
    });
    let rows = Rows {
        title: "Evenings that tell that somebody knows somebody".to_owned(),
        scale: "% of the evenings",
        most: 100.0,
        step: 20.0,
        aim: None,
        remark: "After so many games, of evenings of three to five.",
        rows: rows.collect(),
    };
    plot("found.svg", &rows)
}

fn found_section(study: &Study, plot: &Plot) -> String {
    let pairs: Vec<String> = study
        .pairs_told
        .iter()
        .map(|(acquaintance, rate)| format!("{} ({})", percent(*rate), acquaintance.words()))
        .collect();
    format!(
        "## Who knows something is found out, if there is enough to see\n\nThat anything is known at a \
         table is seen soon. Who knows whom takes longer than an evening: of the pairs\nthat know \
         something, {} were told\nby its end. The others are shown as numbers beside what luck \
         gives.\n\n{}",
        pairs.join(" and "),
        picture(plot),
    )
}

fn ranges_plot(study: &Study) -> Plot {
    let of = |Ranges { known, rounds, truth, covered }: &Ranges| {
        let label = format!("{rounds} rounds, knows {:.0} %, {truth:.1} right", 100.0 * known);
        row(label, *covered, Mark::Disc)
    };
    let rows = Rows {
        title: "Ranges that have the truth in them".to_owned(),
        scale: "% of the ranges",
        most: 100.0,
        step: 10.0,
        aim: Some((100.0 * CONFIDENCE, 100.0)),
        remark: "Rankings of four, guessed by one who knows so much of them.",
        rows: study.ranges.iter().map(of).collect(),
    };
    plot("ranges.svg", &rows)
}

fn ranges_section(study: &Study, plot: &Plot) -> String {
    let least = study.ranges.iter().map(|ranges| ranges.covered.share()).fold(1.0, f64::min);
    format!(
        "## Ranges hold the truth\n\nA measure says between which numbers the truth lies, in {:.0} of 100 \
         cases. Where it did so least it was\n{:.1} %; few observations make ranges wider than need be. \
         Each row is of {} ranges.\n\n{}",
        100.0 * CONFIDENCE,
        100.0 * least,
        study.evenings,
        picture(plot),
    )
}
