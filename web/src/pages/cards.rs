//! Cards of the table's own: writing them, seeing them, bringing them and taking them along. An ordinary
//! page, so that nothing moves while somebody types.

use decks::{CardDraft, Decks, Faces, GAMES_WITH_OWN_CARDS, LineFault, OwnPile, OwnText, Wording};
use maud::{Markup, html};
use rules::{GameKind, PileId};
use table::{OwnCards, TableView, WrittenCard};

use super::{
    Context,
    document::{back_to_table, language_links, leaf},
};
use crate::{
    games::{self, OWN_MARK},
    import_preview::Brought,
    look::{BRASS, Symbol, own_address, symbol},
    words::{Words, called, fault_sentence, say},
};

/// What lies on the desk at which cards are written.
#[derive(Debug)]
pub(crate) struct Desk {
    /// The game whose cards are shown.
    pub(crate) game: GameKind,
    /// The card that could not be written, to be mended.
    pub(crate) draft: Option<CardDraft>,
    /// The list that was pasted, as it is.
    pub(crate) list: String,
    /// What is wrong with it, line by line.
    pub(crate) faults: Vec<LineFault>,
    /// What it would bring.
    pub(crate) brought: Option<Brought>,
    /// How many cards the last thing that was asked for has brought.
    pub(crate) added: Option<usize>,
    /// Why the last thing that was asked for is not done.
    pub(crate) fault: Option<String>,
}

impl Desk {
    /// A tidy one.
    pub(crate) fn at(game: GameKind) -> Desk {
        Desk {
            game,
            draft: None,
            list: String::new(),
            faults: Vec::new(),
            brought: None,
            added: None,
            fault: None,
        }
    }
}

/// As many cards as one game takes. A longer list is looked at where it was written.
const MOST_PREVIEWED: usize = OwnCards::MOST;

/// So many tables' cards are kept on one device: more than anybody takes along, and far less than a browser
/// allows.
const MOST_KEPT: usize = 20;

pub(crate) fn cards(context: &Context<'_>, view: &TableView, desk: &Desk) -> Markup {
    let words = context.words();
    leaf(
        context,
        words.cards_title(),
        back_to_table(context, view.code),
        html! {
            div.page.page-wide data-cards data-csv=(own_address(view, "cards.csv"))
                data-many=(view.own.all().count())
                data-most-kept=(MOST_KEPT) {
                div.hero { h1 { (words.cards_title()) } p { (words.cards_lead()) } }
                (from_link(words))
                @if let Some(added) = desk.added { p.cards-told role="status" { (words.cards_added(added)) } }
                @if let Some(fault) = &desk.fault { p.fault role="alert" { (fault) } }
                @if let Some(brought) = &desk.brought { (preview(context, view, desk, brought)) }
                // What is to be mended comes first.
                @if !desk.faults.is_empty() { (bringing(words, view, desk)) }
                (which(words, view, desk.game))
                (writing(context, view, desk))
                (written(context, view, desk.game))
                (taking_along(words, view))
                @if desk.faults.is_empty() { (bringing(words, view, desk)) }
            }
        },
    )
}

/// Where a link with cards leads: which table are they for?
pub(crate) fn cards_landing(context: &Context<'_>) -> Markup {
    let words = context.words();
    leaf(
        context,
        words.cards_landing_title(),
        language_links(context),
        html! {
            div.page.notice data-cards-landing {
                div.hero { h1 { (words.cards_landing_title()) } p { (words.cards_landing_lead()) } }
                (broken_link(words))
                form.stack.js-only method="get" action="/join" data-to-table {
                    div.field {
                        label for="code" { (words.cards_landing_code()) }
                        input #code .input type="text" name="code" required maxlength="8" autocomplete="off"
                            autocapitalize="characters";
                    }
                    button class=(BRASS) { (words.cards_landing_go()) }
                }
                p.js-only.soft { (words.cards_landing_sit()) }
                p.no-js.soft { (words.cards_landing_script()) }
            }
        },
    )
}

/// What the script shows of a link that was cut on its way.
fn broken_link(words: &Words) -> Markup {
    html! { p.fault role="alert" data-trouble="broken-link" hidden { (words.cards_link_broken()) } }
}

/// The cards of a link that somebody opened before they sat down.
fn from_link(words: &Words) -> Markup {
    html! {
        (broken_link(words))
        section.panel data-waiting hidden {
            p { (words.cards_waiting()) }
            p.line {
                button.btn type="button" data-bring { (words.cards_landing_go()) }
                button.btn.btn-plain type="button" data-forget { (words.cards_forget()) }
            }
        }
    }
}

/// The games, as links: the page works without a script.
fn which(words: &Words, view: &TableView, chosen: GameKind) -> Markup {
    html! {
        nav.cards-games aria-label=(words.cards_which()) {
            @for game in GAMES_WITH_OWN_CARDS {
                a href=(own_address(view, &format!("cards?game={game}")))
                    aria-current=[(game == chosen).then_some("page")]
                {
                    (games::name(words, game))
                    @if let Some(count) = view.own_cards.get(&game) { span.cards-count { (count) } }
                }
            }
        }
    }
}

fn form(view: &TableView, game: GameKind, what: &str, content: &Markup) -> Markup {
    html! {
        form.stack method="post" action=(own_address(view, "cards")) {
            input type="hidden" name="do" value=(what);
            input type="hidden" name="for" value=(game);
            (content)
        }
    }
}

fn writing(context: &Context<'_>, view: &TableView, desk: &Desk) -> Markup {
    let words = context.words();
    let longest = OwnText::longest(desk.game);
    let draft = desk.draft.as_ref().filter(|draft| draft.game == desk.game);
    let two_faces = decks::faces(desk.game) == Faces::Two;
    let example = games::own_card_example(words, desk.game);
    let content = html! {
        p #card-hint .hint {
            @if let Some(example) = &example { (words.cards_invite(example)) " " }
            (words.cards_hint(longest, OwnCards::MOST))
        }
        (category_field(context, desk.game, draft))
        div.field {
            label for="card-text" { @if two_faces { (words.cards_black()) } @else { (words.cards_text()) } }
            input #card-text .input type="text" name="text" required maxlength=(longest) autocomplete="off"
                value=[draft.map(|draft| &draft.text)] placeholder=[&example] aria-describedby="card-hint";
        }
        @if two_faces {
            div.field {
                label for="card-gray" { (words.cards_gray()) }
                input #card-gray .input type="text" name="gray" required maxlength=(longest)
                    autocomplete="off"
                    value=[draft.and_then(|draft| draft.gray.as_ref())];
            }
        }
        button class=(BRASS) { (words.cards_write()) }
    };
    html! {
        section.panel aria-labelledby="h-write" {
            h2 #h-write {
                (symbol(Symbol::Pencil)) " " (words.cards_write_title(games::name(words, desk.game)))
            }
            (form(view, desk.game, "write_card", &content))
        }
    }
}

/// Which pile the card goes into; all questions are one.
fn category_field(context: &Context<'_>, game: GameKind, draft: Option<&CardDraft>) -> Markup {
    let words = context.words();
    let Some(label) = pile_label(words, game) else { return html! {} };
    let chosen = draft.and_then(|draft| draft.category);
    html! {
        div.field {
            label for="card-category" { (label) }
            select #card-category .input name="category" {
                @if decks::own_pile(game) == OwnPile::AnyCategory { option value="" { (words.cards_ours()) } }
                @for pile in context.decks.piles(game) {
                    option value=(pile.id) selected[chosen == Some(pile.id)] { (pile.name(context.language)) }
                }
            }
        }
    }
}

/// What the choice of a pile is called; none where all cards are one pile.
fn pile_label(words: &Words, game: GameKind) -> Option<String> {
    match decks::own_pile(game) {
        OwnPile::AnyCategory => Some(words.cards_category()),
        OwnPile::Category => Some(words.cards_box()),
        OwnPile::One | OwnPile::Nowhere => None,
    }
}

/// What a pile is called.
fn pile_name(words: &Words, decks: &Decks, game: GameKind, category: PileId) -> Option<String> {
    pile_label(words, game)?;
    if category == PileId::OWN {
        return Some(words.cards_ours());
    }
    let pile = decks.piles(game).iter().find(|pile| pile.id == category)?;
    Some(pile.name(words.language).to_owned())
}

/// My cards in full, and those of the others behind a fold, for who likes surprises.
fn written(context: &Context<'_>, view: &TableView, game: GameKind) -> Markup {
    let words = context.words();
    let (mine, others): (Vec<WrittenCard>, Vec<WrittenCard>) = view
        .own
        .all()
        .filter(|written| written.card.game == game)
        .partition(|written| written.by.is_some() && written.by == view.me);
    let hold = if view.me.is_some() && view.me == view.host { Hold::Mine } else { Hold::Another };
    html! {
        section.stack aria-labelledby="h-cards" {
            h2 #h-cards { (words.cards_mine(mine.len())) }
            @if mine.is_empty() { p.soft { (words.cards_none()) } }
            ul.slips { @for written in &mine { (row(context, view, written, Hold::Mine)) } }
            @if !others.is_empty() {
                details.fold #others {
                    summary { (words.cards_others(others.len())) }
                    p.soft { (words.cards_others_hint()) }
                    ul.slips { @for written in &others { (row(context, view, written, hold)) } }
                }
            }
        }
    }
}

/// Whether somebody may take a card away: who wrote it, and the host.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Hold {
    Mine,
    Another,
}

fn row(context: &Context<'_>, view: &TableView, written: &WrittenCard, hold: Hold) -> Markup {
    let words = context.words();
    let WrittenCard { card, by } = written;
    let writer = by.filter(|by| Some(*by) != view.me).and_then(|by| view.guest(by));
    html! {
        li.slip.cards-slip #{ "card-" (card.game) "-" (card.card) } {
            span.tab { span.emoji aria-hidden="true" { (OWN_MARK) } }
            span.words {
                span { (card.text.as_str()) }
                @if let Some(gray) = &card.gray { span.cards-gray { (gray.as_str()) } }
                @if let Some(pile) = pile_name(words, context.decks, card.game, card.category) {
                    span.soft { (pile) }
                }
                @if let Some(writer) = writer { span.soft { (say(words.cards_by(called(writer)))) } }
            }
            @if hold == Hold::Mine {
                form method="post" action=(own_address(view, "cards")) {
                    input type="hidden" name="do" value="take_away_card";
                    input type="hidden" name="for" value=(card.game);
                    input type="hidden" name="card" value=(card.card);
                    button.cards-away aria-label=(words.cards_take_away(card.text.as_str())) { "×" }
                }
            }
        }
    }
}

/// Files, this device, and a link.
fn taking_along(words: &Words, view: &TableView) -> Markup {
    let any = view.own.all().next().is_some();
    html! {
        section.panel aria-labelledby="h-along" {
            h2 #h-along { (words.cards_along_title()) }
            @if any {
                p { (words.cards_along()) }
                p.line {
                    a.btn href=(own_address(view, "cards.csv")) download { (words.cards_csv()) }
                    a.btn href=(own_address(view, "cards.txt")) download { (words.cards_plain()) }
                }
                div.line.js-only {
                    button.btn type="button" data-keep data-done=(words.cards_kept_done()) {
                        span data-label { (words.cards_keep()) }
                    }
                    button.btn type="button" data-cards-link data-done=(words.cards_link_copied()) hidden {
                        (symbol(Symbol::Link)) span data-label { (words.cards_copy_link()) }
                    }
                }
                p.fault role="alert" data-trouble="shelf-full" data-keep-trouble hidden {
                    (words.cards_shelf_full(MOST_KEPT))
                }
                p.fault role="alert" data-trouble="no-room" data-keep-trouble hidden {
                    (words.cards_no_room())
                }
                p.fault role="alert" data-trouble="not-fetched" hidden { (words.cards_not_fetched()) }
                p.soft data-link-too-long hidden { (words.cards_link_too_long()) }
            } @else {
                p.soft { (words.cards_along_none()) }
            }
            div.js-only data-kept hidden {
                h3 { (words.cards_kept()) }
                ul.cards-kept data-kept-list {}
                template data-kept-row {
                    li {
                        span data-name {}
                        button.btn type="button" data-bring { (words.cards_bring_kept()) }
                        button.btn.btn-plain type="button" data-forget { (words.cards_forget()) }
                    }
                }
            }
        }
    }
}

fn bringing(words: &Words, view: &TableView, desk: &Desk) -> Markup {
    let content = html! {
        @if !desk.faults.is_empty() {
            div.fault role="alert" {
                p { (words.cards_faults(desk.faults.len())) }
                ul.cards-faults {
                    @for LineFault { line, fault } in &desk.faults {
                        li { b { (words.cards_line(*line)) } " " (fault_sentence(fault, words)) }
                    }
                }
            }
        }
        div.field.js-only {
            label for="card-file" { (words.cards_file()) }
            input #card-file type="file" accept=".csv,.txt,.deck,text/csv,text/plain" data-file;
        }
        div.field {
            label for="card-list" { (words.cards_list()) }
            p #list-hint .hint { (words.cards_list_hint()) }
            textarea #card-list .input name="list" rows="8" spellcheck="false" autocapitalize="off" data-list
                placeholder="happiness,,…\ncolours,,…" aria-describedby="list-hint" { (desk.list) }
        }
        button.btn.btn-wide data-look { (words.cards_look()) }
    };
    html! {
        section.panel aria-labelledby="h-bring" {
            h2 #h-bring { (words.cards_bring_title()) }
            p { (words.cards_bring()) }
            (form(view, desk.game, "look_through", &content))
        }
    }
}

/// How many there are besides those that are shown.
fn and_more(words: &Words, all: usize, shown: usize) -> Markup {
    html! { @if all > shown { p { (words.cards_more(all - shown)) } } }
}

/// What a list would bring, before it does: the cards as they will be, not as they were typed.
fn preview(context: &Context<'_>, view: &TableView, desk: &Desk, brought: &Brought) -> Markup {
    let (words, Brought { fresh, known, .. }) = (context.words(), brought);
    let content = html! {
        textarea name="list" hidden { (desk.list) }
        button class=(BRASS) { (words.cards_add(fresh.len())) }
    };
    html! {
        section.panel.cards-preview aria-labelledby="h-preview" {
            h2 #h-preview { (words.cards_preview(fresh.len())) }
            @if *known > 0 { p { (words.cards_known(*known)) } }
            @if !fresh.is_empty() {
                ul.cards-brought {
                    @for (game, wording) in fresh.iter().take(MOST_PREVIEWED) {
                        (previewed(context, *game, wording))
                    }
                }
                (and_more(words, fresh.len(), MOST_PREVIEWED))
                (form(view, desk.game, "bring", &content))
            }
        }
    }
}

fn previewed(context: &Context<'_>, game: GameKind, wording: &Wording) -> Markup {
    let words = context.words();
    html! {
        li {
            b { (games::name(words, game)) }
            @if let Some(pile) = pile_name(words, context.decks, game, wording.category) { " (" (pile) ")" }
            " " bdi { (wording.text.as_str()) }
            @if let Some(gray) = &wording.gray { " / " bdi { (gray.as_str()) } }
        }
    }
}
