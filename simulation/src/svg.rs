//! A picture of lines, boxes, dots and words, and nothing more.

use std::fmt::Write;

/// The picture has a ground of its own, so that it can be read on a light page and on a dark one.
const GROUND: &str = "#fffdf8";
const INK: &str = "#23211d";
const FAINT: &str = "#8b857a";

/// A picture on its way.
#[derive(Debug)]
pub struct Svg {
    width: f64,
    height: f64,
    body: String,
}

/// Where words stand relative to their point.
#[derive(Debug, Clone, Copy)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

/// How something is drawn: a colour that also the colour-blind can tell from the others, and a shape, so that
/// none needs to.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Mark {
    Disc,
    Square,
    Diamond,
    Ring,
}

impl Mark {
    pub fn colour(self) -> &'static str {
        match self {
            Mark::Disc => "#0b6e8a",
            Mark::Square => "#b3541e",
            Mark::Diamond => "#6a3d9a",
            Mark::Ring => "#5b6166",
        }
    }
}

impl Svg {
    pub fn new(width: f64, height: f64) -> Svg {
        Svg { width, height, body: String::new() }
    }

    pub fn line(&mut self, from: (f64, f64), to: (f64, f64), colour: &str, thickness: f64) {
        let ((x1, y1), (x2, y2)) = (from, to);
        self.put(&format!(
            "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" \
             stroke=\"{colour}\" stroke-width=\"{thickness}\"/>"
        ));
    }

    /// A thin line that helps the eye.
    pub fn guide(&mut self, from: (f64, f64), to: (f64, f64)) {
        self.line(from, to, "#e2ddd2", 1.0);
    }

    /// A dashed line to compare with.
    pub fn reference(&mut self, from: (f64, f64), to: (f64, f64)) {
        let ((x1, y1), (x2, y2)) = (from, to);
        self.put(&format!(
            "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" \
             stroke=\"{FAINT}\" stroke-width=\"1.5\" stroke-dasharray=\"5 4\"/>"
        ));
    }

    /// A tinted area from corner to corner.
    pub fn band(&mut self, from: (f64, f64), to: (f64, f64)) {
        let (width, height) = (to.0 - from.0, to.1 - from.1);
        self.put(&format!(
            r##"<rect x="{:.1}" y="{:.1}" width="{width:.1}" height="{height:.1}" fill="#dcebd3"/>"##,
            from.0, from.1
        ));
    }

    pub fn mark(&mut self, (x, y): (f64, f64), mark: Mark) {
        let colour = mark.colour();
        self.put(&match mark {
            Mark::Disc => format!(r#"<circle cx="{x:.1}" cy="{y:.1}" r="5" fill="{colour}"/>"#),
            Mark::Ring => format!(
                "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4.5\" fill=\"{GROUND}\" \
                 stroke=\"{colour}\" stroke-width=\"2\"/>"
            ),
            Mark::Square => format!(
                r#"<rect x="{:.1}" y="{:.1}" width="9" height="9" fill="{colour}"/>"#,
                x - 4.5,
                y - 4.5
            ),
            Mark::Diamond => {
                format!(r#"<path d="M{x:.1} {:.1}l6 6l-6 6l-6 -6z" fill="{colour}"/>"#, y - 6.0)
            }
        });
    }

    pub fn words(&mut self, (x, y): (f64, f64), anchor: Anchor, words: &str) {
        self.written(x, y, anchor, INK, "", words);
    }

    pub fn heading(&mut self, (x, y): (f64, f64), words: &str) {
        self.written(x, y, Anchor::Start, INK, r#" font-weight="bold" font-size="15""#, words);
    }

    pub fn remark(&mut self, (x, y): (f64, f64), anchor: Anchor, words: &str) {
        self.written(x, y, anchor, "#6b665c", r#" font-size="12""#, words);
    }

    fn written(&mut self, x: f64, y: f64, anchor: Anchor, colour: &str, more: &str, words: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        self.put(&format!(
            r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}" fill="{colour}"{more}>{}</text>"#,
            escaped(words)
        ));
    }

    fn put(&mut self, element: &str) {
        let _ = writeln!(self.body, "{element}");
    }

    /// The whole file; `title` and `about` are for those who do not see it.
    pub fn finish(self, title: &str, about: &str) -> String {
        let Svg { width, height, body } = self;
        let (title, about) = (escaped(title), escaped(about));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" height=\"{height}\" \
             role=\"img\" font-family=\"system-ui, sans-serif\" font-size=\"13\">\n\
             <title>{title}</title>\n<desc>{about}</desc>\n\
             <rect x=\"0.5\" y=\"0.5\" width=\"{}\" height=\"{}\" rx=\"8\" fill=\"{GROUND}\" \
             stroke=\"#d8d2c4\"/>\n{body}</svg>\n",
            width - 1.0,
            height - 1.0
        )
    }
}

fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
