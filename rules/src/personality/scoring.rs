//! Who is elected, and how far that carries.

use super::{Bet, Candidate, Options, Verdict};
use crate::Lead;

/// How a first vote came out (PE-11, PE-15, PE-16).
pub fn verdict(choices: impl IntoIterator<Item = Candidate>) -> Verdict {
    let lead = Lead::of(choices);
    match lead.alone() {
        _ if lead.votes < Options::MAJORITY => Verdict::Nobody,
        Some(candidate) => Verdict::Elected { candidate },
        None => Verdict::Tied { candidates: lead.leaders },
    }
}

/// Whom a second vote elects: more votes than the other tied players are enough (PE-17).
pub fn second_verdict(choices: impl IntoIterator<Item = Candidate>) -> Option<Candidate> {
    Lead::of(choices).alone()
}

/// How far the first vote carries one who chose and bet like this (PE-13).
pub fn steps(choice: Candidate, bet: Bet, elected: Candidate) -> i8 {
    if choice == elected { bet.stake() } else { -bet.stake() }
}

/// How far the second vote carries: one space, whatever was bet, and nobody goes back (PE-17).
pub fn second_steps(choice: Candidate, elected: Candidate) -> i8 {
    i8::from(choice == elected)
}
