//! Looking for barriers with axe-core.

use std::{fs, sync::LazyLock};

use serde_json::Value;

use super::{Browser, target};

/// The source of axe-core, as `cargo xtask axe` fetches it.
static AXE: LazyLock<String> = LazyLock::new(|| {
    let file = target("axe").join("axe.min.js");
    fs::read_to_string(&file)
        .unwrap_or_else(|error| panic!("{} cannot be read ({error}): run `cargo xtask axe`", file.display()))
});

/// Runs all rules over the whole page and hands back what a person needs to find and mend each violation.
const RUN: &str = r#"
    const done = arguments[arguments.length - 1];
    axe.run(document, { resultTypes: ["violations"] }).then(
        found => done(found.violations.flatMap(rule => rule.nodes.map(node =>
            `${rule.id} (${rule.impact}): ${rule.help}: ${node.target.join(" ")}: ${node.html}: ` +
            node.failureSummary.replace(/\s+/g, " ")))),
        error => done(`axe failed: ${error}`));
"#;

impl Browser {
    /// What axe-core has against this page, one sentence for each element and rule. Empty is good.
    pub(crate) async fn axe(&self) -> Vec<String> {
        if self.eval::<bool>("return typeof axe === 'undefined'").await {
            self.eval::<Value>(&AXE).await;
        }
        let found = self.session.execute_async(RUN, Vec::new()).await.expect("axe-core runs in the page");
        found.convert().unwrap_or_else(|_| panic!("{}", found.json()))
    }
}
