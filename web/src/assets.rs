//! The stylesheet, the browser module and the pictures, embedded and compressed once.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    io::Write,
    sync::LazyLock,
};

use axum::{
    extract::Path,
    http::{HeaderMap, header},
    response::{IntoResponse, Redirect, Response},
};
use bytes::Bytes;
use flate2::{Compression, write::GzEncoder};

use crate::{pages::AssetPaths, trouble::Trouble};

/// A file that is part of the program.
struct Asset {
    name: &'static str,
    kind: &'static str,
    plain: Bytes,
    gzip: Bytes,
}

/// Every file in `assets/`: its name, its kind and what is in it.
static FILES: &[(&str, &str, &str)] = &include!(concat!(env!("OUT_DIR"), "/assets.rs"));

static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let compress = |text: &str| {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        encoder
            .write_all(text.as_bytes())
            .and_then(|()| encoder.finish())
            .expect("writing to memory does not fail")
    };
    let load = |(name, kind, text): &(&'static str, &'static str, &'static str)| {
        let text = terse(text);
        Asset { name, kind, gzip: compress(&text).into(), plain: text.into() }
    };
    FILES.iter().map(load).collect()
});

/// A text without the comments and the indentation that only its writers need. Comments stand on lines of
/// their own.
fn terse(text: &str) -> String {
    let mut in_comment = false;
    let mut kept = String::with_capacity(text.len());
    for line in text.lines().map(str::trim) {
        if in_comment || line.starts_with("/*") {
            in_comment = !line.ends_with("*/");
        } else if !line.is_empty() && !line.starts_with("//") {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}

/// Part of every asset's address, so that it can be kept for ever and still be replaced.
pub(crate) static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hasher = DefaultHasher::new();
    FILES.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
});

/// Where the pages find them.
pub(crate) static PATHS: LazyLock<AssetPaths> =
    LazyLock::new(|| AssetPaths { folder: format!("/assets/{}", *VERSION), version: VERSION.clone() });

/// How much a first visit takes besides the page: what it names, and what the script then asks for.
#[cfg(test)]
pub(crate) fn compressed_bytes(page: &str) -> usize {
    let wanted = |asset: &&Asset| match asset.name {
        "teams.js" => page.contains("data-teams"),
        "tokens.js" => page.contains("data-tray"),
        "ballot.js" => page.contains("data-vote"),
        "gifts.js" => page.contains("data-gifts"),
        "image.js" => page.contains("data-note") || page.contains("data-people"),
        "picture.js" => page.contains("data-picture"),
        name => page.contains(&format!("/{name}\"")),
    };
    ASSETS.iter().filter(wanted).map(|asset| asset.gzip.len()).sum()
}

pub(crate) async fn asset(
    Path((version, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Trouble> {
    let asset = ASSETS.iter().find(|asset| asset.name == name).ok_or(Trouble::NoSuchPage)?;
    if version != *VERSION {
        // A page from before an update asks for what is no more: it gets the present one.
        return Ok(Redirect::temporary(&PATHS.of(asset.name)).into_response());
    }
    let accepts_gzip = headers
        .get(header::ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|value| value.contains("gzip"));
    let common = [
        (header::CONTENT_TYPE, asset.kind),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
        (header::VARY, "accept-encoding"),
    ];
    Ok(if accepts_gzip {
        (common, [(header::CONTENT_ENCODING, "gzip")], asset.gzip.clone()).into_response()
    } else {
        (common, asset.plain.clone()).into_response()
    })
}

pub(crate) async fn favicon() -> Redirect {
    Redirect::permanent(&PATHS.of("icon.svg"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sent_has_no_comments_and_no_indentation() {
        let text = "/* One\n   comment. */\n.a {\n  color: red;\n}\n\n// Another.\n/** A third. */\nlet b = 1; // stays\n";
        assert_eq!(terse(text), ".a {\ncolor: red;\n}\nlet b = 1; // stays\n");
    }

    /// Otherwise a line would be lost, or a text that is shown would lose its indentation.
    #[test]
    fn comments_stand_alone_and_no_text_goes_over_several_lines() {
        for (name, _, text) in FILES {
            for line in text.lines() {
                let ends = line.find("*/").is_none_or(|at| line[at + 2..].trim().is_empty());
                assert!(ends, "{name}: {line}");
                assert!(line.matches('`').count() % 2 == 0, "{name}: {line}");
            }
        }
    }
}
