//! An amount of disk, as people write it.

use std::{fmt, str::FromStr};

/// A number of bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Size(pub(crate) u64);

impl Size {
    /// Less than this is no room for a single evening.
    const LEAST: u64 = 1 << 20;
    const UNITS: [(&str, u64); 4] = [("TiB", 1 << 40), ("GiB", 1 << 30), ("MiB", 1 << 20), ("KiB", 1 << 10)];
}

impl FromStr for Size {
    type Err = String;

    /// Forgiving about spaces, capitals and the last letters: `500 mb` and `500MiB` are the same.
    fn from_str(text: &str) -> Result<Size, String> {
        let text = text.trim();
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let (number, unit) = text.split_at(digits);
        let unit = unit.trim().to_ascii_uppercase();
        let unit = Size::UNITS.iter().find(|(name, _)| {
            let letter = &name[..1];
            [letter.to_owned(), format!("{letter}B"), format!("{letter}IB")].contains(&unit)
        });
        let bytes = unit.and_then(|(_, bytes)| number.parse::<u64>().ok()?.checked_mul(*bytes));
        let bytes = bytes.filter(|bytes| (Size::LEAST..=i64::MAX as u64).contains(bytes));
        bytes.map(Size).ok_or_else(|| "write an amount such as 500MiB or 20GiB, at least 1MiB".to_owned())
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let unit = Size::UNITS.iter().find(|(_, bytes)| self.0 > 0 && self.0.is_multiple_of(*bytes));
        match unit {
            Some((name, bytes)) => write!(f, "{}{name}", self.0 / bytes),
            None => write!(f, "{}B", self.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_read_as_people_write_them() {
        for (text, bytes) in
            [("1MiB", 1 << 20), ("500 mb", 500 << 20), ("20G", 20 << 30), (" 2TiB ", 2 << 40)]
        {
            assert_eq!(text.parse(), Ok(Size(bytes)), "{text}");
        }
        assert_eq!(Size(20 << 30).to_string(), "20GiB");
        for wrong in ["", "0", "1", "GiB", "-1G", "1.5G", "1023KiB", "99999999999T", "5 bananas"] {
            assert!(wrong.parse::<Size>().is_err(), "{wrong}");
        }
    }
}
