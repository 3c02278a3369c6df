//! The rules: at most six lines that are enough to play, the part that applies now, and all the rest folded.

use maud::{Markup, html};
use rules::GameKind;
use table::{GameOptions, TableView};

use super::{
    Context,
    document::{back_to_table, language_links, leaf},
};
use crate::{
    games::{self, RuleLine, RulesSection},
    look::symbol,
};

/// The rules of a game, for whoever asks, with the usual house rules.
pub(crate) fn rules(context: &Context<'_>, kind: GameKind) -> Markup {
    let lines = games::six_lines(context.words(), &GameOptions::default_of(kind));
    page(context, kind, &lines, None, language_links(context))
}

/// The rules of the game on this table with its house rules, opened at the part that is being played.
pub(crate) fn table_rules(context: &Context<'_>, view: &TableView) -> Markup {
    let words = context.words();
    let way_out = back_to_table(context, view.code);
    match &view.game {
        Some(playing) => {
            let lines = games::six_lines_now(words, &playing.view);
            page(context, playing.kind, &lines, Some(games::section_now(&playing.view)), way_out)
        }
        None => {
            let lines = games::six_lines(words, &view.chosen);
            page(context, view.chosen.kind(), &lines, None, way_out)
        }
    }
}

fn page(
    context: &Context<'_>,
    kind: GameKind,
    lines: &[RuleLine],
    now: Option<&str>,
    way_out: Markup,
) -> Markup {
    let words = context.words();
    let rules = games::rules(context.language, kind);
    let (current, rest): (Vec<&RulesSection>, Vec<_>) =
        rules.sections.iter().partition(|section| now == Some(section.id));
    leaf(
        context,
        rules.title.clone(),
        way_out,
        html! {
            div.page {
                div.hero { h1.game-title { (symbol(games::symbol(kind))) (rules.title) } }
                ol.six-lines aria-label=(words.six_title()) {
                    @for line in lines { (one_line(line, now)) }
                }
                (games::exercise(words, kind))
                @for section in current {
                    section.prose.prose-now aria-labelledby={ "rules-" (section.id) } {
                        p.soft { (words.rules_now()) }
                        h2 id={ "rules-" (section.id) } { (section.title) }
                        (body(section))
                    }
                }
                section.prose.rules-rest data-rules {
                    h2 { (words.rules_rest()) }
                    (fold("rules-idea", &words.six_idea(), &html! { p { (rules.idea) } }))
                    @for section in rest {
                        (fold(&format!("rules-{}", section.id), &section.title, &body(section)))
                    }
                    p.soft { (words.six_mark()) }
                }
            }
        },
    )
}

fn one_line(line: &RuleLine, now: Option<&str>) -> Markup {
    let current = (now == Some(line.section)).then_some("step");
    html! { li aria-current=[current] { (line.picture) p { (line.text) } } }
}

/// A link to the section or to one of its paragraphs opens the fold: what it leads to lies within.
fn fold(id: &str, heading: &str, content: &Markup) -> Markup {
    html! {
        details.fold {
            summary { h3 { (heading) } }
            div.prose id=(id) { (content) }
        }
    }
}

fn body(section: &RulesSection) -> Markup {
    html! {
        @for (number, paragraph) in (1..).zip(&section.paragraphs) {
            p id={ (section.id) "-" (number) } { (paragraph) }
        }
    }
}

#[cfg(test)]
mod tests {
    use decks::Language;
    use rules::{colours, happiness, image, personality, preference};

    use super::*;
    use crate::words::Words;

    /// As many lines and, together, as many words as a game has to be told in.
    const MOST_LINES: usize = 6;
    const MOST_WORDS: usize = 120;

    /// House rules that the lines speak of, in every way in which they can be chosen.
    fn all_options() -> Vec<GameOptions> {
        let mut all: Vec<GameOptions> = GameKind::ALL.map(GameOptions::default_of).into();
        for goal in colours::Options::GOALS {
            let (questions, counts) = (colours::Questions::Picked, colours::Counts::OutcomeOnly);
            let goal = colours::Space(goal);
            all.push(colours::Options { goal, questions, counts, ..Default::default() }.into());
        }
        for cards in happiness::Options::CARDS {
            let help = happiness::Help::OneFaceUp;
            all.push(happiness::Options { cards, help, ..Default::default() }.into());
        }
        for board in [preference::Board::Short, preference::Board::Long] {
            let guessing = preference::Guessing::AtOnce;
            all.push(preference::Options { board, guessing, ..Default::default() }.into());
        }
        let board = personality::Board::Short;
        all.push(personality::Options { board, ..Default::default() }.into());
        let (initials, judging) = (image::Initials::Both, image::Judging::AlwaysVote);
        all.push(image::Options { initials, judging, ..Default::default() }.into());
        all
    }

    /// A mark that stands alone is no word.
    fn words_in(line: &RuleLine) -> usize {
        line.text.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count()
    }

    #[test]
    fn six_lines_and_120_words_are_enough_to_play() {
        for options in all_options() {
            for language in Language::ALL {
                let lines = games::six_lines(Words::of(language), &options);
                let words: usize = lines.iter().map(words_in).sum();
                assert!(
                    (4..=MOST_LINES).contains(&lines.len()),
                    "{options:?} in {language}: {}",
                    lines.len()
                );
                assert!(words <= MOST_WORDS, "{options:?} in {language}: {words} words");
            }
        }
    }

    #[test]
    fn every_line_has_a_picture_and_a_section_with_more() {
        for options in all_options() {
            for language in Language::ALL {
                let sections = &games::rules(language, options.kind()).sections;
                for line in games::six_lines(Words::of(language), &options) {
                    let picture = line.picture.into_string();
                    let parts = ["<use", "<path", "<rect", "<text"].map(|part| picture.matches(part).count());
                    assert!(parts.iter().sum::<usize>() > 2, "{language}: {}: {picture}", line.text);
                    assert!(!picture.contains("style"), "{picture}");
                    assert!(sections.iter().any(|section| section.id == line.section), "{}", line.section);
                    assert!(line.text.ends_with(['.', '?', '!']), "{}", line.text);
                }
            }
        }
    }

    /// What a table has chosen is what its lines say.
    #[test]
    fn the_lines_are_those_of_the_house_rules() {
        let told = |options: GameOptions, language| {
            let lines = games::six_lines(Words::of(language), &options);
            lines.into_iter().map(|line| line.text + "\n").collect::<String>()
        };
        let usual = |kind| told(GameOptions::default_of(kind), Language::En);
        assert!(usual(GameKind::Colours).contains("on space 36 wins"));
        assert!(usual(GameKind::Happiness).contains("5 cards") && usual(GameKind::Happiness).contains("10 "));
        assert!(usual(GameKind::Preference).contains("32 spaces"));
        assert!(usual(GameKind::Preference).contains("One after another"));
        assert!(usual(GameKind::Personality).contains("space 24"));
        assert!(usual(GameKind::Image).contains("The almanac decides"));
        assert!(!usual(GameKind::Image).contains("initials"));

        let others: Vec<String> =
            all_options().into_iter().map(|options| told(options, Language::En)).collect();
        let some = |text: &str| others.iter().any(|lines| lines.contains(text));
        for text in [
            "on space 12 wins",
            "picks a question",
            "The numbers stay secret",
            "7 cards",
            "14 instead of 7",
            "You may show one",
            "20 spaces",
            "44 spaces",
            "at the same time",
            "space 16",
            "both initials double it",
            "Then all of you vote",
        ] {
            assert!(some(text), "no line says “{text}”");
        }
    }

    /// The lines come first, and no heading is missing from what is folded behind them.
    #[test]
    fn the_rest_is_folded_under_its_headings() {
        for language in Language::ALL {
            for kind in GameKind::ALL {
                let context = Context::live(language, "https://likeness.example");
                let html = rules(&context, kind).into_string();
                let (lines, rest) = html.split_once("</ol>").unwrap();
                assert!(lines.contains("<ol class=\"six-lines\"") && !lines.contains("<details"));
                assert!(!rest.contains("<details class=\"fold\" open"), "{kind} has an open fold");
                let sections = &games::rules(language, kind).sections;
                assert_eq!(rest.matches("<details").count(), 1 + sections.len(), "{kind} in {language}");
                for section in sections {
                    let heading =
                        format!("<summary><h3>{}</h3></summary>", html! { (section.title) }.into_string());
                    let (_, fold) = rest.split_once(&heading).expect(&heading);
                    let (fold, _) = fold.split_once("</details>").unwrap();
                    assert!(fold.contains(&format!(" id=\"rules-{}\"", section.id)), "{heading}");
                    assert_eq!(fold.matches("<p id=").count(), section.paragraphs.len(), "{heading}");
                }
                assert!(rest.contains(&html! { (games::rules(language, kind).idea) }.into_string()));
            }
        }
    }
}
