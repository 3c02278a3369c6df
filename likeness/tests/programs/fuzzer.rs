//! schemathesis, with all its checks, at seated tables.

use super::{repository, tool};
use crate::support::Server;

/// Any key will do: who shows one when a table is opened keeps it.
const KEY: &str = "00112233445566778899aabbccddeeff";
/// Stands for the table that `scene.py` has open.
const TABLE: &str = "KR7WQ4";

/// Limits that protect guests from one another; here is one who is meant to try everything.
const LIMITS: [&str; 3] =
    ["wrong-codes-per-address=1000000", "wrong-codes-per-network=1000000", "wrong-codes-in-all=1000000"];

/// Everything that the description says is tried, with data that fits it and data that does not, and nothing
/// is answered otherwise than it says.
#[test]
fn the_description_of_the_api_is_exact() {
    let limits = LIMITS.join(",");
    let server = Server::start_with(&["--limit", &limits, "--commands-a-second", "100000"]);
    let here = repository("likeness/tests/programs");
    let folder = tempfile::tempdir().expect("a temporary folder");
    let output = tool("schemathesis")
        .arg("--config-file")
        .arg(here.join("schemathesis.toml"))
        .args(["run", "--no-color", "--checks", "all", "--phases", "examples,coverage,fuzzing,stateful"])
        .arg(server.url("/api/v1/openapi.json"))
        .env("LIKENESS_API", server.url("/api/v1"))
        .env("LIKENESS_KEY", KEY)
        .env("LIKENESS_TABLE", TABLE)
        .env("LIKENESS_SCENE", here.join("scene.py"))
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .current_dir(folder.path())
        .output()
        .expect("schemathesis can be started");
    let said = String::from_utf8_lossy(&output.stdout);
    let complained = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}\n{complained}");
    // Nothing was left out but the description itself, which it has read.
    let addresses = web::addresses().into_iter().map(|(_, path)| path);
    let operations = addresses.filter(|path| path.starts_with("/api/") && !path.ends_with(".json")).count();
    let all = format!("Selected: {operations}/{operations}");
    assert!(said.contains(&all), "{all} is not in:\n{said}");
    assert!(said.contains(&format!("Tested: {operations}")), "{said}");
}
