//! The address that people type, where it is not the computer's own.

use std::{fmt, str::FromStr};

/// A scheme and a host, perhaps a port, and nothing after it: `https://play.example.org`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PublicUrl(String);

/// The text cannot be the address of a server.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("write it as people do, with http or https and without a path: https://play.example.org")]
pub(super) struct NotAPublicUrl;

impl FromStr for PublicUrl {
    type Err = NotAPublicUrl;

    fn from_str(text: &str) -> Result<Self, NotAPublicUrl> {
        let url = text.strip_suffix('/').unwrap_or(text);
        let host = ["https://", "http://"].into_iter().find_map(|scheme| url.strip_prefix(scheme));
        let shaped = |host: &str| {
            let known = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]_".contains(&byte);
            host.starts_with(|first: char| first.is_ascii_alphanumeric() || first == '[')
                && host.bytes().all(known)
        };
        if host.is_some_and(shaped) { Ok(PublicUrl(url.to_owned())) } else { Err(NotAPublicUrl) }
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_url_is_a_scheme_and_a_host() {
        for right in ["https://play.example.org", "http://192.168.1.20:7447", "http://[2001:db8::1]:80"] {
            assert_eq!(right.parse::<PublicUrl>().map(|url| url.to_string()), Ok(right.to_owned()));
        }
        assert_eq!("https://a.example/".parse(), Ok(PublicUrl("https://a.example".to_owned())));
        for wrong in
            ["", "play.example.org", "ftp://a.example", "https://", "https:///", "https://a b", "http://u@a"]
        {
            assert_eq!(wrong.parse::<PublicUrl>(), Err(NotAPublicUrl), "{wrong}");
        }
        assert_eq!("https://a.example/games".parse::<PublicUrl>(), Err(NotAPublicUrl));
    }
}
