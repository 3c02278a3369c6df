//! What just happened, in a line.

use decks::Language;
use rules::{
    Seat,
    image::{Challenge, Claim, Ending, FinishedTurn, PhaseView, Ruling, Settlement, Side, View, settled},
};
use table::TableView;

use super::refusal::side_word;
use crate::words::{Words, called, named};

/// The last thing that everybody saw, as a sentence or two; none before the cards are dealt, while a turn can
/// be challenged and when the game is over, because the pages then say it at length.
pub(super) fn latest_news(words: &Words, table: &TableView, game: &View) -> Option<String> {
    let news = Newsreader { words, table };
    if let Some((challenge, _)) = table.show_under_way().and_then(|_| settled(game)) {
        return Some(news.challenged(challenge));
    }
    let latest = match &game.phase {
        PhaseView::Opening | PhaseView::Window { .. } | PhaseView::Over { .. } => return None,
        PhaseView::Turn { before: Some(open), .. } if open.turn.challenges.is_empty() => None,
        PhaseView::Turn { before: Some(open), .. } => Some(news.turn(&open.turn)),
        PhaseView::Turn { player, before: None } => Some(match &game.last_turn {
            Some(turn) => news.turn(turn),
            None if news.is_mine(*player) => words.image_news_dealt_you(),
            None => words.image_news_dealt(news.name(*player)),
        }),
        PhaseView::Naming { challenge, .. } | PhaseView::Voting { challenge, .. } => {
            Some(news.challenged(challenge))
        }
    };
    let last = has_just_run_out(game).then(|| words.image_news_last_round());
    let news: Vec<String> = [latest, last].into_iter().flatten().collect();
    (!news.is_empty()).then(|| news.join(" "))
}

/// IM-23: whether it was the last turn that took the last card. Later on the standing says that this is the
/// last round.
fn has_just_run_out(game: &View) -> bool {
    let players = game.players.len() - game.left.len();
    let to_play = match game.phase {
        PhaseView::Turn { .. } => players.saturating_sub(1),
        _ => players,
    };
    game.last_round.as_ref().is_some_and(|order| order.len() == to_play)
}

/// Who tells it, in which language and of whom.
struct Newsreader<'a> {
    words: &'a Words,
    table: &'a TableView,
}

/// The side of a challenge that somebody is on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Challenger,
    Challenged,
    Neither,
}

impl Newsreader<'_> {
    fn challenged(&self, challenge: &Challenge) -> String {
        let side = self.side(challenge.side);
        match self.is_mine(challenge.challenger) {
            true => self.words.image_news_challenged_you(side),
            false => self.words.image_news_challenged(self.name(challenge.challenger), side),
        }
    }

    /// A finished turn: how a challenge of it was settled, or else what was played.
    fn turn(&self, turn: &FinishedTurn) -> String {
        let settled = turn.challenges.last().and_then(|challenge| {
            challenge.settlement.as_ref().map(|settlement| self.settled(turn, challenge, settlement))
        });
        settled.unwrap_or_else(|| self.played(turn))
    }

    fn played(&self, turn: &FinishedTurn) -> String {
        let (words, name, mine) = (self.words, || self.name(turn.player), self.is_mine(turn.player));
        let mut sides: Vec<Side> = turn.laid.iter().map(|laid| laid.side).collect();
        sides.sort_unstable();
        sides.dedup();
        if !turn.endings.is_empty() {
            let ended = |Ending { claim, points, .. }: &Ending| match mine {
                true => words.image_news_ended_you(self.person(claim), *points),
                false => words.image_news_ended(name(), self.person(claim), *points),
            };
            return turn.endings.iter().map(ended).collect::<Vec<_>>().join(" ");
        }
        let laid = turn.laid.len();
        match (&sides[..], turn.put_down.len()) {
            ([], 0) if mine => words.image_news_passed_you(),
            ([], 0) => words.image_news_passed(name()),
            ([], cards) if mine => words.image_news_put_down_you(cards),
            ([], cards) => words.image_news_put_down(name(), cards),
            ([side], _) if mine => words.image_news_laid_you(laid, self.side(*side)),
            ([side], _) => words.image_news_laid(name(), laid, self.side(*side)),
            (sides, _) if mine => words.image_news_laid_many_you(laid, sides.len()),
            (sides, _) => words.image_news_laid_many(name(), laid, sides.len()),
        }
    }

    /// IM-19, IM-20
    fn settled(&self, turn: &FinishedTurn, challenge: &Challenge, settlement: &Settlement) -> String {
        let words = self.words;
        let part = self.part(challenge);
        let (challenger, challenged) = (self.name(challenge.challenger), self.name(challenge.challenged));
        let lost = settlement.points.saturating_neg();
        let ended = turn.endings.iter().find(|ending| ending.side == challenge.side);
        let had_scored = ended.map_or(0, |ending| ending.points);
        match (settlement.ruling, &challenge.claim) {
            (Ruling::Upheld, Some(claim)) if had_scored > 0 => {
                let (person, more) = (self.person(claim), lost - had_scored);
                match part {
                    Part::Challenger => {
                        words.image_news_upheld_ended_by_you(person, challenged, had_scored, more)
                    }
                    Part::Challenged => {
                        words.image_news_upheld_ended_against_you(challenger, person, had_scored, more)
                    }
                    Part::Neither => {
                        words.image_news_upheld_ended(challenger, person, challenged, had_scored, more)
                    }
                }
            }
            (Ruling::Upheld, Some(claim)) => {
                let person = self.person(claim);
                match part {
                    Part::Challenger => words.image_news_upheld_by_you(person, challenged, lost),
                    Part::Challenged => words.image_news_upheld_against_you(challenger, person, lost),
                    Part::Neither => words.image_news_upheld(challenger, person, challenged, lost),
                }
            }
            (Ruling::Upheld, None) => match part {
                Part::Challenger => words.image_news_named_nobody_by_you(challenged, lost),
                Part::Challenged => words.image_news_named_nobody_against_you(challenger, lost),
                Part::Neither => words.image_news_named_nobody(challenged, challenger, lost),
            },
            (Ruling::NotUpheld, claim) => {
                let points = settlement.points + had_scored;
                let person = claim.as_ref().map_or_else(|| words.somebody(), |claim| self.person(claim));
                match part {
                    Part::Challenger => words.image_news_not_upheld_by_you(person, challenged, points),
                    Part::Challenged => words.image_news_not_upheld_against_you(challenger, person, points),
                    Part::Neither => words.image_news_not_upheld(challenger, person, challenged, points),
                }
            }
        }
    }

    /// Whether whoever is told sits there.
    fn is_mine(&self, seat: Seat) -> bool {
        self.table.myself().and_then(|me| me.seat) == Some(seat)
    }

    /// What whoever is told has to do with a challenge.
    fn part(&self, challenge: &Challenge) -> Part {
        match () {
            () if self.is_mine(challenge.challenger) => Part::Challenger,
            () if self.is_mine(challenge.challenged) => Part::Challenged,
            () => Part::Neither,
        }
    }

    fn name(&self, seat: Seat) -> String {
        self.table.on_seat(seat).map_or_else(|| self.words.somebody(), called)
    }

    fn person(&self, claim: &Claim) -> String {
        named(match self.words.language {
            Language::En => &claim.name.en,
            Language::Fr => &claim.name.fr,
        })
    }

    fn side(&self, side: Side) -> String {
        self.words.image_news_side(side_word(side))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{games, games::image::fixtures, words::plain};

    /// What is told at a moment of an evening.
    fn at(moment: &str, language: Language) -> Option<String> {
        games::latest_news(Words::of(language), &fixtures::moment(moment)).map(plain)
    }

    #[test]
    fn what_was_played_is_told_once_nobody_can_challenge_it() {
        for moment in ["opening", "window-started", "window-ended", "over"] {
            assert_eq!(at(moment, Language::En), None, "{moment}: the page itself says it");
        }
        let news = |moment| at(moment, Language::En).unwrap();
        assert_eq!(news("turn-first"), "The cards are dealt. Ada begins.");
        assert_eq!(news("turn"), "Ada laid 3 cards at the top.");
        assert_eq!(news("turn-ended"), "Cléo ended an image: Marie Curie, 5 points.");
        assert_eq!(news("window-put-down"), "Ada put 3 cards on the board instead of playing.");
        assert!(news("last-round").ends_with("The deck has run out: these are the last turns."), "IM-23");
        assert_eq!(at("last-turn", Language::En), None, "once is enough");
    }

    /// IM-19, IM-20
    #[test]
    fn a_challenge_and_its_ruling_are_told() {
        let news = |moment| at(moment, Language::En).unwrap();
        assert_eq!(news("naming"), "Cléo challenges the image at the top.");
        assert_eq!(news("upheld-votes"), "Ada was right: Alan Turing does not fit. Benjamin loses 6 points.");
        assert_eq!(news("upheld-silence"), "Ada named nobody, so Cléo is right. Ada loses 6 points.");
        let kept = "No bluff, Dev: Marie Curie fits. Cléo takes the image for 12 points.";
        assert_eq!(news("not-upheld-ended"), kept);
        let lost = at("upheld-votes", Language::Fr).unwrap();
        assert_eq!(lost, "Ada avait raison\u{a0}: Alan Turing ne convient pas. Benjamin perd 6 points.");
    }
}
