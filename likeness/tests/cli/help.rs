//! What the program says about itself.

use super::program::likeness;

#[test]
fn every_command_teaches_with_examples() {
    let overview = likeness(&["--help"]).worked();
    for command in ["serve", "referee", "simulate", "export", "backup", "decks"] {
        assert!(overview.contains(&format!("\n  {command} ")), "{overview}");
        let help = likeness(&[command, "--help"]).worked();
        assert!(
            help.contains(&format!(
                "Examples:\n  likeness {}",
                if command == "serve" { "" } else { command }
            ))
        );
    }
    assert!(overview.contains("--listen") && overview.contains("LIKENESS_DATA"), "{overview}");
    assert!(likeness(&["--version"]).worked().starts_with("likeness "));
}

#[test]
fn wrong_arguments_are_explained() {
    likeness(&["dance"]).failed(2, "unrecognized subcommand 'dance'");
    likeness(&["--listen", "here"]).failed(2, "write an address and a port");
    likeness(&["serve", "--public-url", "example.org"]).failed(2, "https://play.example.org");
    likeness(&["serve", "--keep-days", "0"]).failed(2, "write a number of days from 1");
    likeness(&["serve", "--log-level", "loud"]).failed(2, "loud");
    likeness(&["simulate", "chess"]).failed(2, "possible values: happiness");
    likeness(&["simulate", "happiness", "--option", "cards"]).failed(2, "such as cards=7");
    likeness(&["export", "OOPS"]).failed(2, "a code has six letters and digits");
    likeness(&["referee"]).failed(2, "<FILE>");
}
