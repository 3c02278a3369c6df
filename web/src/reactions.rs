//! What guests who wait or look on make of it: a row on their phones, and what floats over the stage.

use axum::{
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
};
use maud::{Markup, html};
use table::{Ability, Key, Reacted, Reaction, TableView};

use crate::{
    form::Posted,
    look::{faced, own_address},
    table_visitor::TableVisitor,
    tell_trouble::Manner,
    trouble::Trouble,
    words::Words,
};

/// A tap on the row. Nothing of it is stored, and nobody is told when it comes too late or too often.
pub(crate) async fn react(visitor: TableVisitor, Posted(fields): Posted) -> Result<Response, Trouble> {
    let reaction = match fields.and_then(|fields| fields.parsed("reaction")) {
        Ok(reaction) => reaction,
        Err(error) => {
            // Whoever is no guest is told so, whatever they sent.
            visitor.require_guest().await?;
            return Err(error.into());
        }
    };
    let table = visitor.table().await?;
    // Who has no key is as much a stranger as who has one that nobody knows.
    let key = visitor.key.unwrap_or_else(Key::random);
    table.react(&key, reaction).await?;
    visitor.remember_key();
    Ok(match visitor.manner {
        Manner::Json => StatusCode::NO_CONTENT.into_response(),
        _ => Redirect::to(&format!("/t/{}", table.code())).into_response(),
    })
}

/// The row, for whoever may react now.
pub(crate) fn row(words: &Words, view: &TableView) -> Markup {
    html! {
        @if view.i_may(Ability::React) {
            form.reactions method="post" action=(own_address(view, "react")) data-react
                aria-label=(words.reactions())
            {
                @for reaction in Reaction::ALL {
                    button name="reaction" value=(reaction.slug()) aria-label=(name(words, reaction)) {
                        (picture(reaction))
                    }
                }
            }
        }
    }
}

/// What floats over the stage, with the face of who sent it.
pub(crate) fn floating(reacted: Reacted) -> Markup {
    html! { span.floating { (picture(reacted.reaction)) (faced(reacted.badge, reacted.face)) } }
}

const fn picture(reaction: Reaction) -> &'static str {
    match reaction {
        Reaction::Laugh => "😂",
        Reaction::Clap => "👏",
        Reaction::Gasp => "😮",
        Reaction::Heart => "❤️",
        Reaction::Shrug => "🤷",
        Reaction::Fire => "🔥",
    }
}

fn name(words: &Words, reaction: Reaction) -> String {
    match reaction {
        Reaction::Laugh => words.reaction_laugh(),
        Reaction::Clap => words.reaction_clap(),
        Reaction::Gasp => words.reaction_gasp(),
        Reaction::Heart => words.reaction_heart(),
        Reaction::Shrug => words.reaction_shrug(),
        Reaction::Fire => words.reaction_fire(),
    }
}
