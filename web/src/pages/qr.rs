//! An address as a picture for a phone's camera.

use qrcode::{EcLevel, QrCode, render::svg};

/// The smallest size at which every square is still a whole pixel.
const LEAST_PIXELS: u32 = 240;

/// A QR code as an SVG file. An address that is too long for one gives an empty picture.
pub(crate) fn qr_svg(url: &str) -> String {
    match QrCode::with_error_correction_level(url, EcLevel::M) {
        Ok(code) => code.render::<svg::Color<'_>>().min_dimensions(LEAST_PIXELS, LEAST_PIXELS).build(),
        Err(_) => r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>"#.to_owned(),
    }
}
