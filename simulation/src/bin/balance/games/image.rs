//! IMAGE in the report.

use rules::image::Image;
use simulation::Kind;

use super::{CONTEST_SEATS, Contest, Least, Ratio, ReportedGame, Target};

const BUILT_TOGETHER: (&str, &str) = ("ended, built by several", "endings");
const TO_EXTEND: (&str, &str) = ("turns with an image to extend", "turns begun");
const UNKNOWN: &str = "challenges of unknown names";

impl ReportedGame for Image {
    const LENGTHS: &'static [&'static str] = &["initials=last", "initials=both"];
    const SEATS: &'static [usize] = &[2, 3, 4, 5, 6];
    const RATIOS: &'static [Ratio] = &[
        ("of turns, put down", "turns put down", "turns"),
        ("of images ended, with cards of others", "ended, with cards of others", "endings"),
        ("of images ended, built by several", "ended, built by several", "endings"),
        (
            "of images ended, built by several before the last turn",
            "ended, built by several before",
            "endings",
        ),
        ("of turns, with an image to extend", "turns with an image to extend", "turns begun"),
        ("open images at a turn", "open images at a turn", "turns begun"),
        ("points an ending", "points of endings", "endings"),
        ("fame of a person called, of 100", "fame of all called", "endings"),
        ("of persons called, well known", "well known of those called", "endings"),
        ("of challenges, upheld", "challenges upheld", "challenges"),
        ("of challenges of unknown names, upheld", "challenges of unknown names, upheld", UNKNOWN),
        ("points that a right challenge takes", "points that right challenges take", "challenges upheld"),
        ("points that a wrong challenge gives", "points that wrong challenges give", "challenges not upheld"),
    ];
    /// One who never bluffs among those who do: only there do bots challenge.
    const NOTED_CONTEST: Option<usize> = Some(1);
    const TARGETS: &'static [Target] = &[
        Target {
            label: "normal table: of the images that are ended, those that hold cards of more than one \
                    player, letters aside",
            table: Kind::ALL[2],
            share: BUILT_TOGETHER,
            least: Least::MoreThan(0.5),
        },
        Target {
            label: "easy table: of the turns from the second round on, those that find at least one image of \
                    one to ten cards to extend",
            table: Kind::ALL[1],
            share: TO_EXTEND,
            least: Least::All,
        },
    ];
    const OPINION: &'static str = include_str!("../opinions/image.md");

    /// Also whether bots are worth playing against: each level against the one below it.
    fn contests() -> Vec<Contest> {
        let [_, easy, normal, sharp] = Kind::ALL;
        let next = [(normal, easy), (sharp, normal)];
        let next = next.map(|(kind, others)| Contest::one_among(kind, others, CONTEST_SEATS));
        Contest::one_among_others(CONTEST_SEATS).into_iter().chain(next).collect()
    }

    /// Thinking takes longer.
    fn games(asked: u64) -> u64 {
        asked / 2
    }
}
