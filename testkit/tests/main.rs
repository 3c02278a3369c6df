//! Every game passes the battery and plays as it did; and tests of the tests, in which each check finds the
//! fault that it is there for.

mod battery;
mod came_out;
mod planted;
mod playthrough;
