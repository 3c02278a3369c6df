//! The rules, with the part that applies now first.

use maud::{Markup, html};
use rules::GameKind;
use table::TableView;

use super::{
    Context,
    document::{back_to_table, language_links, leaf},
};
use crate::games::{self, RulesSection};

/// The rules of a game, for whoever asks.
pub(crate) fn rules(context: &Context<'_>, kind: GameKind) -> Markup {
    page(context, kind, None, language_links(context))
}

/// The rules of the game on this table, opened at the part that is being played.
pub(crate) fn table_rules(context: &Context<'_>, view: &TableView) -> Markup {
    let kind = view.game.as_ref().map_or(view.chosen.kind(), |playing| playing.kind);
    let now = view.game.as_ref().map(|playing| games::section_now(&playing.view));
    page(context, kind, now, back_to_table(context, view.code))
}

fn page(context: &Context<'_>, kind: GameKind, now: Option<&str>, way_out: Markup) -> Markup {
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
                div.hero { h1 { (rules.title) } p { (rules.idea) } }
                (games::exercise(words, kind))
                @for section in current {
                    section.prose.prose-now aria-labelledby={ "rules-" (section.id) } {
                        p.soft { (words.rules_now()) }
                        (body(section))
                    }
                }
                @if now.is_some() { h2 { (words.rules_rest()) } }
                @for section in rest {
                    section.prose aria-labelledby={ "rules-" (section.id) } { (body(section)) }
                }
            }
        },
    )
}

fn body(section: &RulesSection) -> Markup {
    html! {
        h2 id={ "rules-" (section.id) } { (section.title) }
        @for paragraph in &section.paragraphs { p { (paragraph) } }
    }
}
