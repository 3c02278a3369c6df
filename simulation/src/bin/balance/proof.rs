//! A small part of the report that is quickly made again: whether it is about the rules and bots as they are
//! now.

use rules::GameKind;
use simulation::{Setting, Trouble};

use crate::{games::CONTEST_SEATS, study::SEED};

/// So many games are played again to see whether the report is of the present rules.
pub(crate) const GAMES: u64 = 2;
/// One of each kind, so that a change of any of them shows.
pub(crate) const PLAYERS: &str = "sharp,normal,easy,random";

/// What `likeness simulate` says of a few games, as a part of the report.
pub(crate) fn proof(game: GameKind) -> Result<String, Trouble> {
    let players = PLAYERS.parse().expect("these are kinds of players");
    let setting = Setting { game, seats: CONTEST_SEATS, players, options: Default::default(), seed: SEED };
    let summary = setting.play(GAMES, 1, |_| {})?;
    Ok(format!(
        "```text\n$ likeness simulate {game} --games {GAMES} --players {PLAYERS} --seed \
         {SEED}\n{summary}```\n\n"
    ))
}

#[cfg(test)]
mod tests {
    use rules::match_game;

    use super::*;
    use crate::games::ReportedGame;

    #[test]
    fn the_report_in_the_repository_is_of_the_present_rules_and_bots() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/balance/README.md");
        let report = std::fs::read_to_string(file).expect("the report is in the repository");
        for game in GameKind::ALL {
            let proof = proof(game).expect("it can be played");
            assert!(
                report.contains(&proof),
                "{game} is played otherwise than when the report was made. `cargo xtask balance` makes it \
                 anew; then read what \
                 it says of {game} again, since words in it may be true no longer. Now it would be:\n{proof}"
            );
            let opinion = match_game!(game, G => G::OPINION);
            assert!(report.contains(opinion), "what is written of {game} is not in the report");
        }
    }

    #[test]
    fn every_plot_of_the_report_is_in_the_repository() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/balance/");
        let report = std::fs::read_to_string(format!("{folder}README.md")).expect("the report is there");
        let files = report.split("](").filter_map(|rest| rest.split_once(')').map(|(file, _)| file));
        let plots: Vec<&str> = files.filter(|file| file.ends_with(".svg")).collect();
        assert!(plots.len() > GameKind::ALL.len(), "{plots:?}");
        for plot in plots {
            assert!(std::fs::exists(format!("{folder}{plot}")).unwrap_or(false), "{plot} is missing");
        }
    }
}
