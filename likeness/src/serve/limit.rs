//! `--limit NAME=NUMBER`.

use web::{Bounds, NoSuchBound};

/// Checks one setting, so that a slip is told before anything starts.
pub(super) fn parse(text: &str) -> Result<String, NoSuchBound> {
    Bounds::default().set(text)?;
    Ok(text.to_owned())
}

/// All limits, those that were set and those that were not.
pub(super) fn bounds(settings: &[String]) -> Bounds {
    let mut bounds = Bounds::default();
    for setting in settings {
        bounds.set(setting).expect("checked when it was parsed");
    }
    bounds
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_set_is_set_and_the_rest_stays() {
        let settings = ["connections=100", "body-time=2.5"].map(|text| parse(text).unwrap());
        let set = bounds(&settings);
        assert_eq!((set.connections, set.body_time.as_millis()), (100, 2500));
        assert_eq!(set.streams_per_address, Bounds::default().streams_per_address);
        let why = parse("sockets=1").unwrap_err().to_string();
        assert!(why.contains("sockets-per-address"), "{why}");
    }
}
