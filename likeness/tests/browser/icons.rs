//! The icon as pictures made of dots, for systems that show Likeness beside their programs: `cargo xtask
//! icons` makes them of `web/assets/icon.svg`.

use std::{fs, path::Path};

use serde_json::json;

use super::evening::without_server;
use crate::support::{Browser, Device};

/// What is drawn: the name of the file, how many dots it is wide, and whether the drawing fills its square.
/// Where a system cuts a shape of its own out of it, there must be something to cut away.
const ICONS: [(&str, u32, bool); 5] = [
    ("icon-192.png", 192, false),
    ("icon-512.png", 512, false),
    ("icon-full-180.png", 180, true),
    ("icon-full-192.png", 192, true),
    ("icon-full-512.png", 512, true),
];

/// The corners of the drawing, which a full one has not.
const CORNERS: &str = r#" rx="14""#;

#[test]
#[ignore = "writes pictures and checks little"]
fn icons() {
    let assets = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../web/assets"));
    let drawing = fs::read_to_string(assets.join("icon.svg")).expect("the icon can be read");
    assert!(drawing.contains(CORNERS));
    without_server(1, async |browsers| {
        let page = browsers.open(Device::desktop()).await;
        for (name, size, full) in ICONS {
            let drawing = if full { drawing.replace(CORNERS, "") } else { drawing.clone() };
            draw(&page, &drawing, size).await;
            page.picture(&assets.join(name)).await;
        }
    });
}

async fn draw(page: &Browser, drawing: &str, size: u32) {
    let metrics = json!({ "width": size, "height": size, "deviceScaleFactor": 1, "mobile": false });
    page.devtools("Emulation.setDeviceMetricsOverride", metrics).await;
    let nothing = json!({ "color": { "r": 0, "g": 0, "b": 0, "a": 0 } });
    page.devtools("Emulation.setDefaultBackgroundColorOverride", nothing).await;
    let escaped = drawing.trim().replace('%', "%25").replace('#', "%23");
    page.goto(format!("data:image/svg+xml,{escaped}")).await;
}
