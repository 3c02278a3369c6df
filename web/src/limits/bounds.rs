//! How much is too much. Every number has a reason, and whoever runs a server can set it:
//! `likeness serve --limit sockets-per-address=200`.

use std::{fmt, time::Duration};

/// A number that can be set from outside.
trait Amount: Sized {
    fn read(text: &str) -> Option<Self>;
    fn write(&self) -> String;
}

impl Amount for u32 {
    fn read(text: &str) -> Option<u32> {
        text.parse().ok().filter(|number| *number > 0)
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

/// In seconds, with a fraction where one is wanted.
impl Amount for Duration {
    fn read(text: &str) -> Option<Duration> {
        let seconds: f64 = text.parse().ok()?;
        let most = Duration::from_secs(24 * 60 * 60);
        Duration::try_from_secs_f64(seconds).ok().filter(|span| !span.is_zero() && *span <= most)
    }

    fn write(&self) -> String {
        self.as_secs_f64().to_string()
    }
}

macro_rules! bounds {
    ($($(#[doc = $reason:literal])+ $name:ident: $kind:ty = $value:expr;)+) => {
        /// What one client, one network and all together may take.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub struct Bounds {
            $($(#[doc = $reason])+ pub $name: $kind,)+
        }

        impl Default for Bounds {
            fn default() -> Bounds {
                Bounds { $($name: $value,)+ }
            }
        }

        impl Bounds {
            /// The name of every limit, as it is written on a command line, and what it is.
            pub fn list(&self) -> Vec<(String, String)> {
                vec![$((stringify!($name).replace('_', "-"), self.$name.write()),)+]
            }

            /// Sets one, as in `sockets-per-address=200`.
            pub fn set(&mut self, setting: &str) -> Result<(), NoSuchBound> {
                let (name, number) = setting.split_once('=').ok_or(NoSuchBound)?;
                match name.trim().replace('-', "_").as_str() {
                    $(stringify!($name) => {
                        self.$name = Amount::read(number.trim()).ok_or(NoSuchBound)?;
                    })+
                    _ => return Err(NoSuchBound),
                }
                Ok(())
            }
        }
    };
}

bounds! {
    /// All connections together. Fewer when the system grants fewer file descriptors.
    connections: u32 = 16_000;
    /// Connections of an address that ask for nothing at the moment. A page opens six; these are eight phones
    /// that load it in the same second. Beyond that, who is silent for longer than `silence` makes room.
    sockets_per_address: u32 = 50;
    /// Connections of an address in all, streams aside: a class behind one address that loads a page at once.
    busy_sockets_per_address: u32 = 256;
    /// How long a connection may be silent while there are too many.
    silence: Duration = Duration::from_secs(1);
    /// Requests of an address: a class behind one address does not ask twenty times a second each. Who asks
    /// faster waits for their turn, at most as long as `longest_queue`.
    requests_per_second: u32 = 500;
    /// Requests of an address that may come at once.
    requests_at_once: u32 = 1_000;
    /// Headers that trickle in any slower come from somebody who wants to hold the line.
    header_time: Duration = Duration::from_secs(10);
    /// For a whole body: a slow phone sends a form in well under this.
    body_time: Duration = Duration::from_secs(10);
    /// A phone that has taken nothing for so long, with its socket's buffer full, is gone.
    write_time: Duration = Duration::from_secs(20);
    /// A phone that has not confirmed what was sent for so long has vanished: its battery is empty, or it is
    /// in a tunnel. It finds its own way back.
    unconfirmed: Duration = Duration::from_secs(10);
    /// How often an idle connection is asked whether somebody is still there, below what people see.
    probe: Duration = Duration::from_secs(5);
    /// How often an idle stream shows that it lives. A page takes two that are missed for a dead line, and
    /// proxies give up on silence after half a minute at the earliest.
    beat: Duration = Duration::from_secs(5);
    /// Streams of an address: a school class behind one address, every pupil with a phone and two tabs.
    streams_per_address: u32 = 128;
    /// Wrong codes of an address in a minute: a person mistypes a few times, a program tries thousands.
    wrong_codes_per_address: u32 = 10;
    /// Wrong codes in a minute of a network (/24 of IPv4, /48 of IPv6), which one person may have to
    /// themselves.
    wrong_codes_per_network: u32 = 50;
    /// Wrong codes of everybody in a minute, before strangers have to queue.
    wrong_codes_in_all: u32 = 100;
    /// Whoever asks for a table that is not there, or whose door is shut, is answered at a multiple of this:
    /// how long it took to find out would tell one from the other.
    shut_door_step: Duration = Duration::from_millis(20);
    /// How long each of them is at the head of that queue.
    queue_step: Duration = Duration::from_millis(200);
    /// Who would wait longer than this is asked to come back later.
    longest_queue: Duration = Duration::from_secs(5);
    /// Seat keys in a minute that nobody knows yet, from an address that has no tries left: after a restart a
    /// whole class shows its keys again.
    unknown_keys_per_address: u32 = 60;
    /// Tables that an address opens in a minute.
    tables_per_address: u32 = 20;
    /// And in an hour: a class in which everybody tries a game alone, twice.
    tables_per_hour: u32 = 60;
    /// Tables that everybody opens in a minute.
    tables_in_all: u32 = 600;
    /// Tables in memory at once; those that nobody looks at leave it after two minutes.
    live_tables: u32 = 5_000;
    /// Seats that an address takes in a minute: a class that comes in at once, and once more.
    joins_per_address: u32 = 64;
    /// Somebody who types fast asks four times a second; a whole class behind one address does not do so at
    /// once.
    look_ups_per_address: u32 = 1_200;
}

/// There is no such limit, or it cannot be that.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoSuchBound;

impl fmt::Display for NoSuchBound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("write the name of a limit and a number above zero, such as sockets-per-address=200; ")?;
        f.write_str("SECURITY.md has them all: ")?;
        let names: Vec<String> = Bounds::default().list().into_iter().map(|(name, _)| name).collect();
        f.write_str(&names.join(", "))
    }
}

impl std::error::Error for NoSuchBound {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_limit_can_be_set_by_its_name() {
        let mut bounds = Bounds::default();
        for (name, value) in Bounds::default().list() {
            assert_eq!(bounds.set(&format!("{name}={value}")), Ok(()), "{name}");
        }
        assert_eq!(bounds, Bounds::default());
        bounds.set("sockets-per-address = 7").unwrap();
        bounds.set("body_time=0.25").unwrap();
        assert_eq!((bounds.sockets_per_address, bounds.body_time), (7, Duration::from_millis(250)));
        for wrong in
            ["", "sockets", "sockets-per-address", "sockets-per-address=0", "beat=-1", "beat=1e99", "x=1"]
        {
            assert_eq!(bounds.set(wrong), Err(NoSuchBound), "{wrong}");
        }
    }

    /// A page takes its line for dead after two beats and a little longer (`SILENCE` in wire.js).
    #[test]
    fn two_beats_come_before_a_page_takes_its_line_for_dead() {
        let script = include_str!("../../assets/wire.js");
        let (_, rest) = script.split_once("const SILENCE = ").expect("the script says how long it waits");
        let told: String =
            rest.chars().take_while(|letter| *letter != ';').filter(char::is_ascii_digit).collect();
        let silence = Duration::from_millis(told.parse().expect("a number"));
        let beat = Bounds::default().beat;
        assert_eq!((beat.as_secs(), silence.as_secs()), (5, 12));
    }

    /// Whoever runs a server finds every limit, with what it is now.
    #[test]
    fn the_documents_name_every_limit() {
        let document = include_str!("../../../SECURITY.md");
        for (name, value) in Bounds::default().list() {
            let row = format!("| `{name}` | {value} |");
            assert!(document.contains(&row), "SECURITY.md has no row that begins with {row}");
        }
    }
}
