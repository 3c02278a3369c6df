//! Server-sent events as they go over the line.

use std::{
    fmt::Display,
    io::{self, Write},
};

use bytes::Bytes;
use memchr::memchr2;
use serde::Serialize;

/// An event that says all by its name.
pub(crate) fn bare_event(name: &str) -> Bytes {
    let mut event = Event(Vec::new());
    event.begin(format_args!("event: {name}\ndata:"));
    event.end()
}

/// An event with a text that nobody asks for again.
pub(crate) fn text_event(name: &str, text: &str) -> Bytes {
    let mut event = Event(Vec::new());
    event.begin(format_args!("event: {name}\ndata: "));
    event.write_all(text.as_bytes()).expect("writing to memory does not fail");
    event.end()
}

/// An event with a text, which is written to it piece by piece.
#[derive(Debug)]
pub(crate) struct Event(Vec<u8>);

impl Event {
    /// `id` is what a client names when it asks for what came after; `length` says how long the text will be,
    /// so that memory is taken once.
    pub(crate) fn new(name: &str, id: impl Display, length: usize) -> Event {
        let mut event = Event(Vec::with_capacity(length + 64));
        event.begin(format_args!("event: {name}\nid: {id}\ndata: "));
        event
    }

    fn begin(&mut self, head: std::fmt::Arguments<'_>) {
        self.0.write_fmt(head).expect("writing to memory does not fail");
    }

    /// Writes a value as JSON, which has no line breaks, and tells how long it is.
    pub(crate) fn write_json(&mut self, value: &impl Serialize) -> usize {
        let before = self.0.len();
        serde_json::to_writer(&mut self.0, value).expect("writing to memory does not fail");
        self.0.len() - before
    }

    /// Ends it with a comment of so many blanks, which no client sees.
    pub(crate) fn end_filled(mut self, blanks: Option<usize>) -> Bytes {
        if let Some(blanks) = blanks {
            self.0.extend_from_slice(b"\n:");
            self.0.resize(self.0.len() + blanks, b' ');
        }
        self.end()
    }

    pub(crate) fn end(mut self) -> Bytes {
        self.0.extend_from_slice(b"\n\n");
        self.0.into()
    }
}

/// A line break in the text would end the event: it goes on in another line of data.
impl Write for Event {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        let mut rest = text;
        while let Some(end) = memchr2(b'\n', b'\r', rest) {
            self.0.extend_from_slice(&rest[..end]);
            self.0.extend_from_slice(b"\ndata: ");
            rest = &rest[end + 1..];
        }
        self.0.extend_from_slice(rest);
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_is_filled_up_with_a_comment() {
        let event = |text: &[u8]| {
            let mut event = Event::new("view", 5, 0);
            event.write_all(text).unwrap();
            event
        };
        assert_eq!(event(b"{}").end_filled(None), event(b"{}").end());
        assert_eq!(event(b"{}").end_filled(Some(3)), "event: view\nid: 5\ndata: {}\n:   \n\n");
        assert_eq!(event(b"{}").end_filled(Some(0)), "event: view\nid: 5\ndata: {}\n:\n\n");
    }

    #[test]
    fn json_stays_in_one_line_whatever_is_in_it() {
        let mut event = Event::new("view", 5, 0);
        assert_eq!(event.write_json(&["a\nb\r"]), 10);
        assert_eq!(event.end(), "event: view\nid: 5\ndata: [\"a\\nb\\r\"]\n\n");
    }

    #[test]
    fn an_event_has_a_name_and_may_have_a_text_of_several_lines() {
        assert_eq!(bare_event("beat"), "event: beat\ndata:\n\n");
        let mut event = Event::new("regions", 17, 8);
        event.write_all(b"<p>one\n").unwrap();
        event.write_all(b"two\rthree</p>").unwrap();
        assert_eq!(event.end(), "event: regions\nid: 17\ndata: <p>one\ndata: two\ndata: three</p>\n\n");
    }
}
