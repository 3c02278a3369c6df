//! Tests of the tests: each check finds the fault that it is there for.

mod planted;
mod planted_ballots;
