//! The pages of a game have the same rooms as those of every other.

/// The part of `impl GamePages` that is the same everywhere: which file of the game's folder answers which
/// question, and the messages that are its name and its line.
macro_rules! page_plan {
    ($name:ident(), $line:ident()) => {
        fn name(words: &$crate::words::Words) -> String {
            words.$name()
        }

        fn line(words: &$crate::words::Words) -> String {
            words.$line()
        }

        fn rules(language: decks::Language) -> $crate::games::Rules {
            rulebook::rules(language)
        }

        fn six_lines(words: &$crate::words::Words, options: &Self::Options) -> Vec<$crate::games::RuleLine> {
            six_lines::six_lines(words, options)
        }

        fn section_now(view: &Self::View) -> &'static str {
            rulebook::section_now(&view.phase)
        }

        fn command(
            play: &str,
            fields: &$crate::form::Fields,
        ) -> Result<Self::Command, $crate::form::FormError> {
            form::command(play, fields)
        }

        fn options(fields: &$crate::form::Fields) -> Result<Self::Options, $crate::form::FormError> {
            form::options(fields)
        }

        fn refusal(words: &$crate::words::Words, refusal: &Self::Refusal) -> String {
            refusal::refusal(words, *refusal)
        }

        fn house_rules<'a>(
            words: &$crate::words::Words,
            options: &'a Self::Options,
        ) -> $crate::games::HouseRules<'a> {
            options::house_rules(words, options)
        }

        fn hand(room: &room::Room<'_>) -> $crate::pages::Hand {
            hand::hand(room)
        }

        fn stage(room: &room::Room<'_>) -> $crate::pages::Stage {
            stage::stage(room)
        }

        fn celebration(room: &room::Room<'_>) -> $crate::games::podium::Celebration {
            finale::celebration(room)
        }

        fn first_time(room: &room::Room<'_>) -> Option<$crate::games::FirstTime> {
            first_time::first_time(room)
        }

        fn title(room: &room::Room<'_>) -> String {
            hand::title(room)
        }

        #[cfg(test)]
        fn ending() -> [table::TableView; 2] {
            fixtures::ending()
        }

        #[cfg(test)]
        fn looks(easel: &$crate::pages::fixtures::Easel<'_>) -> Vec<$crate::pages::fixtures::Look> {
            fixtures::looks(easel)
        }
    };
}

pub(super) use page_plan;
