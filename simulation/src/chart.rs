//! The two kinds of plots in the report.

use crate::svg::{Anchor, Mark, Svg};

/// A plot, ready to be written, and what it shows in a sentence for those who do not see it.
#[derive(Debug)]
pub struct Plot {
    /// The name of its file.
    pub file: String,
    pub alt: String,
    pub svg: String,
}

/// Values with their ranges, one below the other on a common scale.
#[derive(Debug)]
pub struct Rows {
    pub title: String,
    /// What the scale measures, with its unit.
    pub scale: &'static str,
    pub most: f64,
    pub step: f64,
    /// What is aimed at.
    pub aim: Option<(f64, f64)>,
    /// How to read it.
    pub remark: &'static str,
    pub rows: Vec<Row>,
}

/// One value, its range, and what it is to be compared with.
#[derive(Debug)]
pub struct Row {
    pub label: String,
    pub at: f64,
    pub range: (f64, f64),
    /// A narrower range, drawn thicker.
    pub core: Option<(f64, f64)>,
    pub even: Option<f64>,
    pub mark: Mark,
    /// The value in words, at the end of the row.
    pub value: String,
}

const WIDTH: f64 = 760.0;
/// A letter of a label is about so wide.
const LETTER: f64 = 6.9;
const RIGHT: f64 = 110.0;
const TOP: f64 = 62.0;
const ROW: f64 = 26.0;
const BOTTOM: f64 = 52.0;

impl Rows {
    pub fn draw(&self) -> String {
        let height = TOP + ROW * self.rows.len() as f64 + BOTTOM;
        let (top, bottom) = (TOP - 6.0, height - BOTTOM + 4.0);
        let longest = self.rows.iter().map(|row| row.label.chars().count()).max().unwrap_or_default();
        let left = LETTER * longest as f64 + 36.0;
        let x = |value: f64| left + (WIDTH - left - RIGHT) * value.clamp(0.0, self.most) / self.most;
        let mut svg = Svg::new(WIDTH, height);
        if let Some((from, to)) = self.aim {
            svg.band((x(from), top), (x(to), bottom));
        }
        for step in 0..=(self.most / self.step).round() as u32 {
            let value = f64::from(step) * self.step;
            svg.guide((x(value), top), (x(value), bottom));
            svg.remark((x(value), bottom + 16.0), Anchor::Middle, &format!("{value:.0}"));
        }
        svg.heading((16.0, 26.0), &self.title);
        svg.remark((16.0, 44.0), Anchor::Start, self.remark);
        svg.remark((x(self.most / 2.0), bottom + 36.0), Anchor::Middle, self.scale);
        for (nth, row) in self.rows.iter().enumerate() {
            let y = TOP + ROW * (nth as f64 + 0.5);
            let colour = row.mark.colour();
            svg.words((left - 12.0, y + 4.5), Anchor::End, &row.label);
            svg.line((x(row.range.0), y), (x(row.range.1), y), colour, 2.0);
            if let Some((from, to)) = row.core {
                svg.line((x(from), y), (x(to), y), colour, 6.0);
            }
            if let Some(even) = row.even {
                svg.reference((x(even), y - ROW / 2.0), (x(even), y + ROW / 2.0));
            }
            svg.mark((x(row.at), y), row.mark);
            svg.words((WIDTH - RIGHT + 14.0, y + 4.5), Anchor::Start, &row.value);
        }
        svg.finish(&self.title, &self.alt())
    }

    /// The plot in words.
    pub fn alt(&self) -> String {
        let rows: Vec<String> = self.rows.iter().map(|row| format!("{}: {}", row.label, row.value)).collect();
        format!("{}. {}.", self.title, rows.join("; "))
    }
}

/// What was held likely against what came true, of several kinds of players.
#[derive(Debug)]
pub struct Calibration {
    pub title: String,
    pub series: Vec<Series>,
}

/// The points of one kind of player, from 0 to 1 on both scales, with the range of the second.
#[derive(Debug)]
pub struct Series {
    pub name: String,
    pub mark: Mark,
    pub points: Vec<(f64, f64, (f64, f64))>,
}

const SIDE: f64 = 300.0;
const CORNER: (f64, f64) = (70.0, 62.0);
/// Points of different kinds stand so far apart where they would hide each other.
const APART: f64 = 4.0;

impl Calibration {
    pub fn draw(&self) -> String {
        let mut svg = Svg::new(CORNER.0 + SIDE + 150.0, CORNER.1 + SIDE + 58.0);
        let x = |value: f64| CORNER.0 + SIDE * value;
        let y = |value: f64| CORNER.1 + SIDE * (1.0 - value);
        for fifth in 0..=5 {
            let value = f64::from(fifth) / 5.0;
            svg.guide((x(value), y(0.0)), (x(value), y(1.0)));
            svg.guide((x(0.0), y(value)), (x(1.0), y(value)));
            svg.remark((x(value), y(0.0) + 18.0), Anchor::Middle, &format!("{:.0}", 100.0 * value));
            svg.remark((x(0.0) - 8.0, y(value) + 4.0), Anchor::End, &format!("{:.0}", 100.0 * value));
        }
        svg.reference((x(0.0), y(0.0)), (x(1.0), y(1.0)));
        svg.heading((16.0, 26.0), &self.title);
        svg.remark((16.0, 46.0), Anchor::Start, "came true, % of the time");
        svg.remark((x(0.5), y(0.0) + 40.0), Anchor::Middle, "held likely, %");
        let middle = (self.series.len() as f64 - 1.0) / 2.0;
        for (nth, series) in self.series.iter().enumerate() {
            let aside = APART * (nth as f64 - middle);
            for (held, came_true, range) in &series.points {
                let at = x(*held) + aside;
                svg.line((at, y(range.0)), (at, y(range.1)), series.mark.colour(), 1.5);
                svg.mark((at, y(*came_true)), series.mark);
            }
            let place = (x(1.0) + 28.0, CORNER.1 + 20.0 + 26.0 * nth as f64);
            svg.mark(place, series.mark);
            svg.words((place.0 + 14.0, place.1 + 4.5), Anchor::Start, &series.name);
        }
        svg.remark((x(1.0) + 20.0, CORNER.1 + 110.0), Anchor::Start, "On the dashed line");
        svg.remark((x(1.0) + 20.0, CORNER.1 + 126.0), Anchor::Start, "they are right as");
        svg.remark((x(1.0) + 20.0, CORNER.1 + 142.0), Anchor::Start, "often as they think.");
        svg.finish(&self.title, &self.alt())
    }

    /// The plot in words.
    pub fn alt(&self) -> String {
        let point = |(held, came_true, _): &(f64, f64, (f64, f64))| {
            format!("{:.0} % came true {:.0} % of the time", 100.0 * held, 100.0 * came_true)
        };
        let described = |series: &Series| {
            let points: Vec<String> = series.points.iter().map(point).collect();
            format!("{}: {}", series.name, points.join(", "))
        };
        let series: Vec<String> = self.series.iter().map(described).collect();
        format!("{}. {}.", self.title, series.join("; "))
    }
}
