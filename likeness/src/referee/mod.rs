//! `likeness referee`: a game from a file, judged by the rules.

mod complaint;
mod expectation;
mod replay;
mod report;
mod script;

use std::{
    fs,
    io::{self, Read, Write},
    path::PathBuf,
};

use clap::{
    Args,
    builder::{PossibleValuesParser, TypedValueParser},
};
use decks::Language;
use rules::match_game;

use crate::{failure::Failure, games::RefereedGame};
use complaint::Complaint;
use replay::Replay;
use report::{Detail, Format, Report};
use script::Script;

pub(crate) const ABOUT: &str = r#"Replay a game from a file and see what the rules say

The file has one JSON object a line. Blank lines, and lines that begin with # or //, are passed
over. The first line sets the game up; options that are not named have their defaults, and the
seed decides every draw:

  {"game": "happiness", "seats": 3, "options": {"cards": 3}, "seed": 7}

In a game with teams, `teams` says who plays together, such as [[0, 2], [1, 3]]; without it, they
sit as is usual.

Then each line is what a seat does, with seats, cards and places counted from 0. Where the seed
is not to decide, `drawn` names the cards that came:

  {"seat": 0, "do": {"do": "draw_cards"}, "drawn": ["hom-001", "eat-002", "out-003"]}
  {"seat": 0, "do": {"do": "lay_token", "card": 2, "place": 0}}

What is to come of a line is said in the line after it, or in a field of its own. Only what is
named is compared. `as` names the seat through whose eyes the view is seen; without it, it is
what everyone sees:

  {"expect": {"events": [{"type": "token_laid"}], "view": {"turn": 1}, "as": 0}}
  {"seat": 1, "do": {"do": "draw_cards"}, "expect_refused": "cards_already_drawn"}

The table itself can tell the game about a seat: away, back (also of one that had
left), skip (wait no longer), left, joined:

  {"notice": {"skip": 0}, "expect": {"outcome": {"score": 0}}}"#;

pub(crate) const EXAMPLES: &str = "\
Examples:
  likeness referee game.jsonl            one line for each command: who, what, and what came of it
  likeness referee --views game.jsonl    and after each, what every seat and everyone can see
  likeness referee --json - < game.jsonl for programs, from stdin

Exit codes: 0 all went as the file says; 1 something did not, and stderr says in which line; 2 the file \
cannot be read.";

/// The name that stands for stdin.
const STDIN: &str = "-";

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The game, or - to read it from stdin
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// After each line, print the view of everyone and of every seat
    #[arg(long)]
    views: bool,
    /// Print one JSON object for each line instead of words
    #[arg(long)]
    json: bool,
    /// The language of the cards
    #[arg(
        long = "lang",
        value_name = "LANGUAGE",
        default_value_t,
        value_parser = PossibleValuesParser::new(Language::ALL.map(Language::code))
            .try_map(|code| code.parse::<Language>())
    )]
    language: Language,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let text = read(arguments)?;
    let (script, malformed) = Script::read(&text);
    let Some(script) = script else { return complain(arguments, &malformed) };
    let mut stdout = io::BufWriter::new(io::stdout().lock());
    let report = Report::new(
        &mut stdout,
        if arguments.json { Format::Json } else { Format::Brief },
        if arguments.views { Detail::Views } else { Detail::Moves },
    );
    let kind = script.setup.game;
    let complaints = match_game!(kind, G => judge::<G>(script, malformed, report, arguments.language))?;
    stdout.flush()?;
    complain(arguments, &complaints)
}

fn read(arguments: &Arguments) -> Result<String, Failure> {
    let mut text = String::new();
    let outcome = if arguments.file.as_os_str() == STDIN {
        io::stdin().read_to_string(&mut text).map(drop)
    } else {
        fs::read_to_string(&arguments.file).map(|read| text = read)
    };
    match outcome {
        Ok(()) => Ok(text),
        Err(error) => Err(Failure::Unreadable(format!("{} cannot be read: {error}", name(arguments)))),
    }
}

fn name(arguments: &Arguments) -> String {
    if arguments.file.as_os_str() == STDIN {
        "stdin".to_owned()
    } else {
        arguments.file.display().to_string()
    }
}

/// One line on stderr for each complaint, where editors look for it: file, line, sentence.
fn complain(arguments: &Arguments, complaints: &[Complaint]) -> Result<(), Failure> {
    let file = name(arguments);
    for Complaint { line, sentence } in complaints {
        eprintln!("{file}:{line}: {sentence}");
    }
    match complaints.len() {
        0 => Ok(()),
        1 => Err(Failure::Failed("one thing did not go as the file says".to_owned())),
        many => Err(Failure::Failed(format!("{many} things did not go as the file says"))),
    }
}

/// A script before the judge of its game.
fn judge<G: RefereedGame>(
    script: Script,
    mut malformed: Vec<Complaint>,
    report: Report<'_>,
    language: Language,
) -> Result<Vec<Complaint>, Failure> {
    match Replay::<G>::of(script, &mut malformed) {
        // A file that is not understood in full is not played in part.
        Some(replay) if malformed.is_empty() => Ok(replay.run(report, language)?),
        _ => {
            malformed.sort_by_key(|complaint| complaint.line);
            Ok(malformed)
        }
    }
}
