//! What came out of a game on a page: what everybody is honoured for, the pictures, and what is told.

use insight::{Award, Finding, Stop, Weight, What};
use maud::{Markup, html};

use super::Teller;
use crate::{look::person, words::say};

/// All of it, or what is missing of it. The gallery of IMAGE and the portraits of Personality are not in it:
/// a page shows these in its own way.
pub(crate) fn book(teller: &Teller<'_>, stop: &Stop) -> Markup {
    let words = teller.words;
    html! {
        section #came-out .out-book aria-labelledby="h-came-out" {
            h2 #h-came-out .part { (words.out_title()) }
            @if let Some(missing) = &stop.missing {
                p.out-missing { (teller.missing(missing)) }
            }
            @for picture in stop.findings.iter().filter_map(|finding| teller.picture(&finding.what)) {
                (picture)
            }
            (told(teller, &stop.findings))
            @if !stop.awards.is_empty() {
                h3 { (words.out_honours()) }
                (honours(teller, &stop.awards))
            }
        }
    }
}

impl Teller<'_> {
    /// A picture of what is better seen than read.
    pub(crate) fn picture(&self, what: &What) -> Option<Markup> {
        match what {
            What::TurnByTurn { turns } => Some(self.dots(turns)),
            What::Walk { teams, rounds, goal } => Some(self.walk(teams, rounds, *goal)),
            _ => None,
        }
    }
}

/// Whether a page says it in a sentence: what it shows in a picture or in its own way is not said twice.
pub(super) fn is_said(what: &What) -> bool {
    !matches!(
        what,
        What::TurnByTurn { .. } | What::Walk { .. } | What::Gallery { .. } | What::Portrait { .. }
    )
}

/// The sentences, and where one claims something, that it does.
fn told(teller: &Teller<'_>, findings: &[Finding]) -> Markup {
    let compares = findings.iter().any(|finding| finding.weight != Weight::Fact);
    html! {
        ul.out-told {
            @for finding in findings.iter().filter(|finding| is_said(&finding.what)) {
                li { (sentence(teller, finding)) }
            }
        }
        @if compares { p.soft { (teller.words.out_weights()) } }
    }
}

pub(super) fn sentence(teller: &Teller<'_>, finding: &Finding) -> Markup {
    html! {
        (say(teller.finding(&finding.what)))
        @if let Some(weight) = teller.weight(finding.weight) { " " strong.out-weight { (weight) } }
    }
}

/// Everybody with what they are honoured for.
pub(super) fn honours(teller: &Teller<'_>, awards: &[Award]) -> Markup {
    html! {
        ul.out-honours {
            @for award in awards {
                @let honoured = teller.award(&award.honour);
                li {
                    @match teller.guest(award.who) {
                        Some(guest) => (person(guest, teller.words)),
                        None => span.person { (teller.words.somebody()) },
                    }
                    b { (honoured.title) }
                    small { (say(honoured.why)) }
                }
            }
        }
    }
}
