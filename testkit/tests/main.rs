//! Every game passes the battery and plays as it did; and tests of the tests, in which each check finds the
//! fault that it is there for.

mod battery;
mod planted;
mod playthrough;
