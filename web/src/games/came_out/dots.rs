//! Happiness: how many places were right in every turn, person by person, beside what luck gives.

use insight::{TurnDot, Who};
use maud::{Markup, html};

use super::Teller;
use crate::words::plain;

/// A row, in units of its drawing.
const WIDE: f64 = 200.0;
const HIGH: f64 = 20.0;
/// From its edge to where nothing is right, and as far from the other one to where everything is.
const MARGIN: f64 = 10.0;
/// No dot is larger, however few there are.
const LARGEST: f64 = 5.0;

impl Teller<'_> {
    /// A row for everybody whom the others guessed, with a dot for each turn and the line of luck.
    pub(super) fn dots(&self, turns: &[TurnDot]) -> Markup {
        let places = turns.iter().map(|turn| turn.places).max().unwrap_or_default();
        html! {
            figure.out-figure {
                figcaption { (self.words.out_dots_title()) }
                ul.out-dots {
                    @for who in in_order(turns) {
                        @let own: Vec<&TurnDot> = turns.iter().filter(|turn| turn.who == who).collect();
                        li {
                            @match who.and_then(|who| self.guest(who)) {
                                Some(guest) => (self.person(guest)),
                                None => span { (self.words.somebody()) },
                            }
                            (self.row(who, &own, places))
                        }
                    }
                    li aria-hidden="true" { span {} (axis(places)) }
                }
                p.visually-hidden { (plain(self.turn_by_turn(turns))) }
                p.soft { (self.words.out_dots_luck(self.number(average_luck(turns)))) }
            }
        }
    }

    /// Those who hit alike stand above each other.
    fn row(&self, who: Option<Who>, turns: &[&TurnDot], places: u8) -> Markup {
        let colour = who.and_then(|who| self.guest(who)).map_or("", |guest| guest.badge.colour().slug());
        let luck = turns.iter().map(|turn| turn.luck).sum::<f64>() / turns.len().max(1) as f64;
        let line = across(luck, places);
        html! {
            svg viewBox={ "0 0 " (WIDE) " " (HIGH) } aria-hidden="true" class=(colour) {
                line.out-axis x1=(MARGIN) x2=(WIDE - MARGIN) y1=(HIGH / 2.0) y2=(HIGH / 2.0) {}
                // It goes on from row to row.
                line.out-luck x1=(line) x2=(line) y1="-6" y2=(HIGH + 6.0) {}
                @for hits in 0..=places {
                    @let alike = turns.iter().filter(|turn| turn.hits == hits).count();
                    @let radius = LARGEST.min(HIGH / 2.0 / alike.max(1) as f64);
                    @for number in 0..alike {
                        @let from_middle = number as f64 - (alike as f64 - 1.0) / 2.0;
                        circle.out-dot cx=(across(f64::from(hits), places))
                            cy=(format!("{:.1}", HIGH / 2.0 + from_middle * 2.0 * radius))
                            r=(format!("{:.1}", radius - 0.5)) {}
                    }
                }
            }
        }
    }
}

/// The numbers below all rows.
fn axis(places: u8) -> Markup {
    html! {
        svg viewBox={ "0 0 " (WIDE) " 12" } {
            @for hits in 0..=places { text.out-tick x=(across(f64::from(hits), places)) y="9" { (hits) } }
        }
    }
}

fn across(hits: f64, places: u8) -> String {
    let share = hits / f64::from(places.max(1));
    format!("{:.1}", MARGIN + share * (WIDE - 2.0 * MARGIN))
}

/// Everybody, as their first turns came.
fn in_order(turns: &[TurnDot]) -> Vec<Option<Who>> {
    let mut all: Vec<Option<Who>> = Vec::new();
    for turn in turns {
        if !all.contains(&turn.who) {
            all.push(turn.who);
        }
    }
    all
}

fn average_luck(turns: &[TurnDot]) -> f64 {
    turns.iter().map(|turn| turn.luck).sum::<f64>() / turns.len().max(1) as f64
}
