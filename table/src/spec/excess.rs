//! What is too much, and what comes twice.

use journal::Seq;

use super::{refusals::is_refused, *};
use crate::{
    event::{CommandId, CommandPrint},
    guest::Remembered,
    limits::{Limits, Meter, Rate},
};

#[test]
pub(super) fn another_command_under_the_same_name_is_told_from_its_twin() {
    let mut guest = lobby(2).state.guests[1].clone();
    let name = |text: &str| CommandId::new(text).unwrap();
    let (lock, leave) = (CommandPrint::of(&Command::Lock), CommandPrint::of(&Command::Leave));
    guest.recent.push_back(Remembered { id: name("a").short(), print: Some(lock), seq: Seq(7) });
    assert_eq!(guest.twin(&name("a"), lock), Ok(Some(Seq(7))));
    assert_eq!(guest.twin(&name("b"), lock), Ok(None));
    is_refused(guest.twin(&name("a"), leave), &Refusal::AnotherCommand);
    // Of records of earlier versions it is not known what they said: the first answer is the best there is.
    guest.recent.push_back(Remembered { id: name("c").short(), print: None, seq: Seq(8) });
    assert_eq!(guest.twin(&name("c"), leave), Ok(Some(Seq(8))));
}

#[test]
pub(super) fn what_is_too_much_is_refused() {
    let once = Rate { at_once: 1, a_second: 0 };
    let mut meter = Meter::new(Limits { commands: once, most_records: 5, ..Limits::NONE });
    let mut command = || meter.command(BEN).map_err(Refusal::from);
    assert_eq!(command(), Ok(()));
    is_refused(command(), &Refusal::TooFast);
    assert_eq!(meter.admits(4), Ok(()));
    is_refused(meter.admits(5).map_err(Refusal::from), &Refusal::TableTooLong);
}
