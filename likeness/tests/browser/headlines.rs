//! A headline is read in one breath: no engine parts its words. Names that people have typed may be parted,
//! because they may be longer than any line.

use super::{evening::without_server, every_look::all_looks};
use crate::support::Device;

/// Headlines in which an engine would part words, and how many there are.
const PARTED: &str = "
    const all = [...document.querySelectorAll('h1, h2, h3, legend, .headline, .headline *, .ask p')];
    const parted = all.filter((each) => getComputedStyle(each).hyphens === 'auto' && !each.closest('bdi'));
    return [all.length, parted.map((each) => each.outerHTML.slice(0, 120).toWellFormed())];";

#[test]
fn no_headline_is_hyphenated() {
    without_server(1, async |browsers| {
        let page = browsers.open(Device::phone().reduced_motion()).await;
        let (mut looked, mut faults) = (0, Vec::new());
        for look in
            all_looks().iter().filter(|look| look.words == "fr" && !look.name.ends_with("-among-bots"))
        {
            look.open(&page).await;
            let (headlines, parted): (usize, Vec<String>) = page.eval(PARTED).await;
            looked += headlines;
            faults.extend(parted.into_iter().map(|what| format!("{}: {what}", look.name)));
        }
        assert!(looked > 1_000, "{looked} headlines were looked at");
        assert!(faults.is_empty(), "{} headlines are hyphenated:\n{}", faults.len(), faults.join("\n"));
    });
}
