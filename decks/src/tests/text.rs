//! What a text must be like.

use super::{at, error, errors_after_head, errors_of, source, with_card};
use crate::{DeckError, Decks, LONGEST_NAME, LONGEST_TEXT, Reason};

fn accepted(en: &str, fr: &str) {
    let outcome = Decks::from_sources(vec![source("test", &with_card(en, fr))]);
    assert!(outcome.is_ok(), "{outcome:?}");
}

#[track_caller]
fn refused(en: &str, fr: &str, errors: &[DeckError]) {
    assert_eq!(errors_of(&with_card(en, fr)), errors);
}

#[test]
fn an_empty_text_is_refused() {
    refused("", "Un bain", &[error(8, Reason::Empty)]);
    refused("A bath", "   ", &[error(9, Reason::Empty)]);
    let bare = errors_after_head("card hom-001 everyone\n  en:\n  fr: Un bain\n");
    assert_eq!(bare, [error(8, Reason::Empty)]);
}

#[test]
fn a_text_longer_than_a_phone_card_is_refused() {
    let longest = "é".repeat(LONGEST_TEXT);
    accepted("A bath", &longest);
    let reason = Reason::TooLong { length: LONGEST_TEXT + 1, limit: LONGEST_TEXT };
    refused("A bath", &format!("{longest}é"), &[error(9, reason)]);
}

#[test]
fn a_name_longer_than_its_line_is_refused() {
    let long = "e".repeat(LONGEST_NAME + 1);
    let reason = Reason::TooLong { length: LONGEST_NAME + 1, limit: LONGEST_NAME };
    let errors = errors_after_head(&format!("category eat fork\n  en: {long}\n  fr: À table\n"));
    assert_eq!(errors, [error(8, reason)]);
}

#[test]
fn control_direction_and_invisible_characters_are_refused() {
    for stray in
        ['\t', '\u{7}', '\u{200b}', '\u{200f}', '\u{202e}', '\u{2066}', '\u{ad}', '\u{feff}', '\u{e000}']
    {
        let reason = Reason::StrayCharacter { code: stray.into() };
        refused(&format!("A{stray}bath"), "Un bain", &[error(8, reason)]);
    }
}

#[test]
fn a_stray_character_is_named_by_its_code() {
    let errors = errors_of(&with_card("A\u{202e}bath", "Un bain"));
    let expected = format!("{}: U+202E is a control, direction or invisible character", at(8));
    assert_eq!(errors[0].to_string(), expected);
}

#[test]
fn spaces_around_a_text_are_refused() {
    refused("A bath ", "Un bain", &[error(8, Reason::Untrimmed)]);
    refused("A bath", " Un bain", &[error(9, Reason::Untrimmed)]);
    refused("A bath", "Un bain\u{a0}", &[error(9, Reason::Untrimmed)]);
    let close = errors_after_head("card hom-001 everyone\n  en:A bath\n  fr: Un bain\n");
    assert_eq!(close, [error(8, Reason::Untrimmed)]);
}

#[test]
fn two_spaces_in_a_row_are_refused() {
    refused("A  bath", "Un bain", &[error(8, Reason::DoubleSpace)]);
    refused("A bath", "Un \u{202f}bain", &[error(9, Reason::DoubleSpace)]);
}

#[test]
fn an_accent_apart_from_its_letter_is_refused() {
    refused("A bath", "Un e\u{301}te\u{301}", &[error(9, Reason::AccentApart)]);
}

#[test]
fn straight_quotes_are_refused_in_both_languages() {
    refused("Don't", "L’eau", &[error(8, Reason::StraightQuote { mark: '\'' })]);
    refused("Don’t", "L'eau", &[error(9, Reason::StraightQuote { mark: '\'' })]);
    refused("A \"bath\"", "L’eau", &[error(8, Reason::StraightQuote { mark: '"' })]);
}

#[test]
fn three_dots_are_refused() {
    refused("A bath...", "Un bain…", &[error(8, Reason::ThreeDots)]);
}

#[test]
fn a_space_before_a_mark_is_refused_in_english() {
    for mark in ['?', '!', ':', ';', ','] {
        refused(&format!("A bath {mark} a nap"), "Un bain", &[error(8, Reason::SpaceBefore { mark })]);
    }
    refused("A bath", "Un bain , une sieste", &[error(9, Reason::SpaceBefore { mark: ',' })]);
}

#[test]
fn a_french_mark_without_its_no_break_space_is_refused() {
    let narrow = |mark: char| ('\u{202f}', '\u{a0}', Reason::NarrowSpaceBefore { mark });
    let wide = |mark: char| ('\u{a0}', '\u{202f}', Reason::NoBreakSpaceBefore { mark });
    let marks = [('?', narrow('?')), ('!', narrow('!')), (';', narrow(';')), (':', wide(':'))];
    for (mark, (right, wrong, reason)) in marks {
        for spaces in [" ", "", &wrong.to_string()] {
            refused("A bath", &format!("Un bain{spaces}{mark} oui"), &[error(9, reason.clone())]);
        }
        accepted("A bath", &format!("Un bain{right}{mark} oui"));
    }
}

#[test]
fn french_quotation_marks_without_their_no_break_spaces_are_refused() {
    let both = [
        error(9, Reason::NoBreakSpaceBefore { mark: '»' }),
        error(9, Reason::NoBreakSpaceAfter { mark: '«' }),
    ];
    refused("A bath", "Un « bain »", &both);
    refused("A bath", "Un «bain»", &both);
    refused("A bath", "Un «\u{202f}bain\u{202f}»", &both);
    accepted("A bath", "Un «\u{a0}bain\u{a0}»");
}

#[test]
fn a_score_and_a_double_mark_need_no_space_in_french() {
    accepted("A 3:0 win", "Une victoire 3:0");
    accepted("What?!", "Quoi\u{202f}?!");
}
