//! What the guide for programs shows is what the example does.

use std::fs;

fn read(path: &str) -> String {
    let path = format!("{}/../{path}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn the_bot_in_the_guide_is_the_bot_of_the_example() {
    let guide = read("docs/api.md");
    let (_, shown) = guide.split_once("```python\n").expect("the guide shows a program");
    let (shown, _) = shown.split_once("```\n").expect("it comes to an end");
    assert!(shown == read("examples/bot/bot.py"), "examples/bot/bot.py was changed: put it into docs/api.md");
    let lines = shown.lines().filter(|line| !line.is_empty() && !line.starts_with("import")).count();
    assert!(lines <= 30, "a bot in thirty lines has {lines}");
}

/// The versions of the generator that the tests and the README name are the same.
#[test]
fn the_readme_of_the_example_names_the_generator_that_is_tested() {
    let tools = read("xtask/src/api_tools.rs");
    let (_, rest) = tools.split_once("\"openapi-python-client==").expect("it is installed by name");
    let (version, _) = rest.split_once('"').expect("a version");
    assert!(read("examples/bot/README.md").contains(&format!("openapi-python-client=={version}\n")));
}
