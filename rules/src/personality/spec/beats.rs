//! PE-10 and what follows: votes as they are shown, beat by beat.

use super::*;
use crate::{
    Show, Ticks,
    personality::{Moment, Turned, show},
};

fn beats(story: &Story<Personality>) -> Show<Moment> {
    show(&story.stage()).expect("something was turned over")
}

fn has(show: &Show<Moment>, moment: Moment) -> bool {
    show.beats().iter().any(|beat| beat.what == moment)
}

fn key(story: &Story<Personality>) -> Option<u32> {
    Personality::show_key(story.state())
}

/// PE-10, PE-13: all eyes are open before it is said who was elected, and only then the masks go.
#[test]
fn masks_open_their_eyes_before_anybody_walks() {
    let story = dealt(6).proposed().voted("b2,b1,b3,c1,b1,b1");
    let show = beats(&story);
    let eyes: Vec<Ticks> = Seat::first(6).map(|seat| show.at(&Moment::Eyes(seat))).collect();
    assert!(eyes.is_sorted() && eyes[0] > Ticks(0) && eyes[5] < show.at(&Moment::Result), "{eyes:?}");
    let then = [Moment::Result, Moment::Gain, Moment::Walk, Moment::Got].map(|moment| show.at(&moment));
    assert!(then.windows(2).all(|two| two[0] < two[1]), "{then:?}");
    assert!(!has(&show, Moment::Fall) && show.end() < Ticks::MOST);
}

/// PE-15: where nobody has two votes nothing moves, and it is shown all the same, while the next player is to
/// propose already.
#[test]
fn a_vote_without_a_result_is_shown_too() {
    let story = dealt(3).proposed().voted("a1,b1,c1");
    is_proposing(&story, BELA);
    let shown = beats(&story);
    assert!(has(&shown, Moment::Result) && !has(&shown, Moment::Walk));
    let next = story.proposed();
    assert_eq!((key(&next), show(&next.stage())), (None, None));
}

/// PE-16: a tie and the second vote are two shows; who speaks is told after the tie.
#[test]
fn who_speaks_is_told_after_the_tie() {
    let show = beats(&tie());
    assert!(show.at(&Moment::Result) < show.at(&Moment::Speaks) && has(&show, Moment::Speaks));
    let ready = tie().when(ANNA, Command::DeclareReady);
    assert_eq!(key(&tie()), key(&ready), "who is ready begins no show");
    let runoff = tie().debated();
    assert_eq!(key(&runoff), None);
    let decided = runoff.voted_again("b,b,b,c");
    assert!(key(&decided).is_some() && key(&decided) != key(&tie()));
    assert!(has(&beats(&decided), Moment::Walk));
}

fn tie() -> Story<Personality> {
    dealt(4).proposed().voted("b1,b1,c1,c1")
}

/// PE-19: the pit is a fall with a beat of its own, from where the mask stood.
#[test]
fn the_pit_is_a_fall() {
    let story = dealt(4).with_masks_at(&[0, 0, 0, -2]).proposed().voted("b1,b1,b1,c2");
    let show = beats(&story);
    assert!(show.at(&Moment::Walk) < show.at(&Moment::Fall) && show.at(&Moment::Fall) < show.end());
    let stood = story.stage().revealed.expect("the votes lie open").stood;
    assert_eq!((stood[3], story.at()[3]), (Space(-2), 0));
}

/// PE-14: what comes between two turns is no new show.
#[test]
fn a_vote_is_shown_once() {
    let story = dealt(3).proposed().voted("b1,b1,c1");
    let first = key(&story);
    assert!(first.is_some());
    let proposing = story.kept();
    is_proposing(&proposing, BELA);
    assert_eq!(key(&proposing), first);
}

/// Four players; Anna gives each of the others a card, and Bela and Caro contest theirs.
fn contested() -> Story<Personality> {
    let story = with_hands(4, &[4, 7, 7, 7]).with_masks_at(&[23, 0, 0, 0]).proposed().voted("a1,a1,a1,a1");
    let gift = |number, to| Gift { card: card(number), to };
    let story = story
        .kept()
        .when(ANNA, Command::GiveCards { gifts: vec![gift(2, BELA), gift(3, CARO), gift(4, DORA)] });
    let answer = |story: Story<Personality>, seat, answer| story.when(seat, Command::AnswerGift { answer });
    let story = answer(story, BELA, Answer::Contest);
    let story = answer(story, CARO, Answer::Contest);
    answer(story, DORA, Answer::Accept)
}

fn names(story: Story<Personality>, votes: [(Seat, Seat); 2]) -> Story<Personality> {
    votes.into_iter().fold(story, |story, (seat, player)| story.when(seat, Command::JudgeGift { player }))
}

/// PE-27: every vote about a contested card is shown, the last one too, whatever comes after it.
#[test]
fn every_judgment_is_shown() {
    let story = contested();
    assert_eq!(key(&story), None, "nobody has judged yet");
    let first = names(story, [(CARO, BELA), (DORA, BELA)]);
    assert!(matches!(first.stage().phase, PhaseView::Judging { receiver: CARO, .. }));
    let shown = beats(&first);
    assert!(shown.at(&Moment::Judge(CARO)) < shown.at(&Moment::Judge(DORA)));
    assert!(shown.at(&Moment::Judge(DORA)) < shown.at(&Moment::Keeper));
    assert!(!has(&shown, Moment::Giving), "there is another card to be voted on");
    let first_key = key(&first);
    let last = names(first, [(BELA, CARO), (DORA, CARO)]);
    assert!(matches!(last.stage().phase, PhaseView::Ending { .. }), "Anna has won");
    assert!(key(&last).is_some() && key(&last) != first_key);
    let shown = beats(&last);
    assert!(shown.at(&Moment::Keeper) < shown.at(&Moment::Giving) && has(&shown, Moment::Giving));
    let view = last.stage();
    let revealed = view.revealed.as_ref().expect("the judgment lies open");
    assert_eq!(revealed.what, Turned::Judgment { giver: ANNA, to: CARO });
    assert_eq!(view.judged().map(|(_, gift)| gift.card), Some(card(3)));
}

/// PE-27: who was wrong walks back from the summit, and the vote that said so is seen before that.
#[test]
fn a_lost_card_is_shown_before_the_giver_goes_back() {
    let lost = names(names(contested(), [(CARO, DORA), (DORA, DORA)]), [(BELA, CARO), (DORA, CARO)]);
    let stood = lost.stage().revealed.expect("the judgment lies open").stood;
    assert_eq!((stood[0], lost.at()[0]), (Space(24), 18));
    assert!(beats(&lost).end() < Ticks::MOST);
}

/// A show depends on what everybody sees, and only what takes it away waits for it.
#[test]
fn a_reveal_is_shown_to_everybody_alike() {
    let story = dealt(3).proposed().voted("b1,b1,c1");
    let length = Personality::show_length(&story.stage());
    assert!(length > Ticks(0));
    assert!(Seat::first(3).all(|seat| Personality::show_length(&story.look(seat)) == length));
    let vote = Command::CastVote { choice: player(ANNA), bet: Bet::Two };
    for (command, waits) in [
        (Command::KeepHand, true),
        (Command::ProposeFromPile, true),
        (Command::DeclareReady, true),
        (Command::FinishGame, true),
        (vote, false),
        (Command::AnswerGift { answer: Answer::Accept }, false),
    ] {
        assert_eq!(Personality::waits_for_show(&command), waits, "{command:?}");
    }
}
