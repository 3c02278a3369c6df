//! The cloth that everything lies on: a weave of three pixels, the same everywhere. An engine that lays its
//! threads between pixels makes waves of them (moiré), which are seen from across the room.

use serde_json::json;

use super::{evening::evening_in, every_look::all_looks};
use crate::support::{Browser, Device, Engine};

/// Nothing but the cloth.
const BARE: &str = "for (const part of document.body.children) part.style.visibility = 'hidden';";

/// Waits until what was changed has been painted.
const PAINTED: &str = "
    const done = arguments[arguments.length - 1];
    requestAnimationFrame(() => requestAnimationFrame(() => done(null)));";

/// A weave that lies aslant has its threads between pixels.
const ASLANT: &str = "const threads = (turn) =>
        `repeating-linear-gradient(${turn}deg, var(--weave) 0 1px, transparent 1px 3px)`;
    document.body.style.background = `${threads(45)}, ${threads(-45)}, var(--cloth)`;";

/// The cloth below the lamp in squares of whole threads: how much the brightest differs from the darkest on
/// the average, and how much the pixels within one do. A colour is from 0 to 255.
const WAVES: &str = "
    const [picture, done] = arguments;
    const image = new Image();
    image.onerror = () => done([-1, -1]);
    image.onload = () => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [image.width, image.height];
        const brush = canvas.getContext('2d');
        brush.drawImage(image, 0, 0);
        const SIDE = 12;
        const [from, to] = [Math.ceil(image.height * .75), image.height - SIDE];
        let [darkest, brightest, threads] = [255, 0, 0];
        for (let top = from; top < to; top += SIDE) {
            for (let left = 0; left + SIDE <= image.width; left += SIDE) {
                const { data } = brush.getImageData(left, top, SIDE, SIDE);
                const greens = Array.from({ length: SIDE * SIDE }, (_, nth) => data[nth * 4 + 1]);
                const mean = greens.reduce((sum, each) => sum + each) / greens.length;
                [darkest, brightest] = [Math.min(darkest, mean), Math.max(brightest, mean)];
                threads = Math.max(threads, Math.max(...greens) - Math.min(...greens));
            }
        }
        done([brightest - darkest, threads]);
    };
    image.src = picture;";

/// How much squares differ, and how much pixels do.
async fn waves(page: &Browser) -> (f64, f64) {
    page.eval_async(PAINTED, Vec::new()).await;
    let picture = page.session().screenshot_as_png_base64().await.expect("a page can be pictured");
    let address = format!("data:image/png;base64,{picture}");
    let found =
        page.session().execute_async(WAVES, vec![json!(address)]).await.expect("a picture is looked at");
    found.convert().expect("two numbers")
}

fn lies_without_waves(engine: Engine) {
    /// What the cloth that lay aslant has at least, in any engine; squares that are alike differ by nothing.
    const SEEN: f64 = 0.2;
    evening_in(engine, 1, &[], async |browsers, _| {
        let page = browsers.open(Device::stage()).await;
        let looks = all_looks();
        let look = looks.iter().find(|look| look.name == "stage-lobby" && look.words == "en");
        look.expect("there is a lobby to look at").open(&page).await;
        page.eval::<()>(BARE).await;
        let (apart, threads) = waves(&page).await;
        assert!(threads >= 1.0, "there is no weave: {threads}");
        assert!(apart < SEEN, "the cloth has waves: {apart}");
        // The cloth that had them.
        page.eval::<()>(ASLANT).await;
        let (planted, _) = waves(&page).await;
        assert!(planted >= SEEN, "waves are not found: {planted}, where there are none {apart}");
    });
}

#[test]
fn the_cloth_has_no_waves_in_webkit() {
    lies_without_waves(Engine::WebKit);
}

#[test]
fn the_cloth_has_no_waves_in_firefox() {
    lies_without_waves(Engine::Firefox);
}

#[test]
fn the_cloth_has_no_waves_in_chromium() {
    lies_without_waves(Engine::Chromium);
}
