//! What the tests of challenges share: turns to challenge, and what a reference work says.

use super::*;

/// What a reference work says that knows this person and this of each card.
pub(super) fn known(name: &str, verdicts: &[(&str, Verdict)]) -> Vec<Testimony> {
    let finding = |(short, verdict): &(&str, Verdict)| Finding {
        card: card(short),
        verdict: *verdict,
        evidence: Evidence::Nobody,
    };
    let claim = Claim { key: Some(PersonKey(7)), ..claim(name) };
    let findings = verdicts.iter().map(finding).collect();
    vec![Testimony { claim: Some(claim), findings, fitting: vec![] }]
}

/// The same, without having been asked for anybody in particular.
pub(super) fn findings(verdicts: &[(&str, Verdict)]) -> Vec<Testimony> {
    known("Somebody", verdicts)
}

/// The same verdict for each of these cards.
pub(super) fn all(shorts: &str, verdict: Verdict) -> Vec<(&str, Verdict)> {
    shorts.split_whitespace().map(|short| (short, verdict)).collect()
}

/// Anna has laid p1 on the north, where p6 lay, and covered it with t4; nothing is ended.
pub(super) fn played() -> Story<Image> {
    with_image(dealt(), NORTH, "p6 t6").does(ANNA, [lay("p1", NORTH), cover("t4", NORTH, "t6"), finish()])
}

/// Anna has ended the north, which had four cards, with an A for Adams, whom the reference work knows.
pub(super) fn ended() -> Story<Image> {
    ended_with(&Options::default())
}

pub(super) fn ended_with(options: &Options) -> Story<Image> {
    let story = with_image(dealt_with(options), NORTH, "p6 t6 a6");
    let story = story.does(ANNA, [lay("p1", NORTH), lay("l1", NORTH)]);
    let claims = vec![Calling { side: NORTH, person: named("Adams") }];
    story.when(ANNA, Command::FinishTurn { claims, testimonies: known("Adams", &[("l1", Verdict::Fits)]) })
}

pub(super) fn name(person: &str, testimonies: Vec<Testimony>) -> Command {
    Command::NamePerson { person: named(person), testimonies }
}

pub(super) fn vote(voice: Voice) -> Command {
    Command::CastVote { voice }
}

pub(super) fn last_challenge(story: &Story<Image>) -> Challenge {
    let turn = match story.stage().phase {
        PhaseView::Turn { before: Some(open), .. } => Some(open.turn),
        _ => story.stage().last_turn.map(|turn| *turn),
    };
    turn.and_then(|turn| turn.challenges.last().cloned()).expect("the last turn was challenged")
}
