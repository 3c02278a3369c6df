//! Preference: the walk of all pawns over the rounds.

use insight::Who;
use maud::{Markup, html};

use super::Teller;
use crate::{look::badge, words::say};

/// The drawing, in its units.
const WIDE: f64 = 320.0;
const HIGH: f64 = 120.0;
const MARGIN: f64 = 8.0;

/// Lines are told apart by more than a colour.
const LINES: [&str; 4] = ["out-line-1", "out-line-2", "out-line-3", "out-line-4"];

impl Teller<'_> {
    /// A line for each team, from the start to where its pawn has come, round by round.
    pub(super) fn walk(&self, teams: &[Vec<Who>], rounds: &[Vec<u16>], goal: u16) -> Markup {
        let last = rounds.last().map_or(&[][..], Vec::as_slice);
        // PP-22: while teams share the lead they walk on behind the goal.
        let farthest = rounds.iter().flatten().copied().max().unwrap_or_default().max(goal);
        let team = |number: usize| (LINES[number % LINES.len()], self.colour_of_team(number, teams));
        html! {
            figure.out-figure {
                figcaption { (self.words.out_walk_title()) }
                svg.out-walk viewBox={ "0 0 " (WIDE) " " (HIGH) } aria-hidden="true" {
                    line.out-axis x1=(MARGIN) x2=(WIDE - MARGIN) y1=(HIGH - MARGIN) y2=(HIGH - MARGIN) {}
                    @let finish = up(goal, farthest);
                    line.out-goal x1=(MARGIN) x2=(WIDE - MARGIN) y1=(finish) y2=(finish) {}
                    @for number in 0..teams.len() {
                        @let (line, colour) = team(number);
                        polyline class={ (line) " " (colour) } points=(way(number, rounds, farthest)) {}
                        @if let Some(at) = last.get(number) {
                            circle class={ "out-dot " (colour) } r="4"
                                cx=(WIDE - MARGIN) cy=(up(*at, farthest)) {}
                        }
                    }
                }
                ul.out-key {
                    @for (number, members) in teams.iter().enumerate() {
                        @let (line, colour) = team(number);
                        li {
                            svg viewBox="0 0 24 8" aria-hidden="true" {
                                polyline class={ (line) " " (colour) } points="1,4 23,4" {}
                            }
                            @if let Some(livery) = self.liveries.get(number) { (badge(livery.badge)) }
                            span { (say(self.names(members))) }
                            @if let Some(at) = last.get(number) { b { (at) } }
                        }
                    }
                }
            }
        }
    }

    /// A team's own colour; where it is not known any more, that of the first of its people.
    fn colour_of_team(&self, number: usize, teams: &[Vec<Who>]) -> &'static str {
        let first = || self.guest(*teams.get(number)?.first()?).map(|guest| guest.badge);
        let badge = self.liveries.get(number).map(|livery| livery.badge).or_else(first);
        badge.map_or("", |badge| badge.colour().slug())
    }
}

/// Where a pawn stood at the start and after every round.
fn way(team: usize, rounds: &[Vec<u16>], farthest: u16) -> String {
    let step = (WIDE - 2.0 * MARGIN) / rounds.len().max(1) as f64;
    let stood = std::iter::once(0).chain(rounds.iter().filter_map(|round| round.get(team).copied()));
    let points = stood.enumerate().map(|(round, at)| {
        let across = MARGIN + round as f64 * step;
        format!("{across:.0},{}", up(at, farthest))
    });
    points.collect::<Vec<_>>().join(" ")
}

fn up(at: u16, farthest: u16) -> String {
    let share = f64::from(at) / f64::from(farthest.max(1));
    format!("{:.0}", HIGH - MARGIN - share * (HIGH - 2.0 * MARGIN))
}
