//! As much as a ranking, a guess or a first guess can take of a page.

use rules::{
    SeatSet, Slot,
    preference::{Ability, DraftView, Guessing, PhaseView, Placement, Stake, View},
};

/// While IT ranks, all cards lie in their order and may be sealed, and so do those of a first guess (PP-24);
/// while a team guesses, all its tokens lie
/// there, doubled, and are agreed to, or were until somebody else changed them.
pub(super) fn fullest(view: &View) -> Vec<View> {
    match &view.phase {
        PhaseView::Ranking { it, cards, row: Some(_), first } => {
            let row = Some(all(cards.len()));
            let phase = PhaseView::Ranking { it: *it, cards: cards.clone(), row, first: first.clone() };
            vec![with(view, phase, &[Ability::SealRanking])]
        }
        PhaseView::Ranking { row: None, .. } if view.may.contains(&Ability::RankCard) => {
            vec![with_first(view)]
        }
        PhaseView::Guessing { draft: Some(draft), .. } => {
            let waited_for = view.waiting_on.with(draft.guessers);
            let me: SeatSet = view.me.into_iter().collect();
            let open = with_draft(view, full(draft, me, SeatSet::EMPTY), waited_for, Ability::AgreeToGuess);
            let agreed =
                with_draft(view, full(draft, me, me), waited_for.without(me), Ability::WithdrawAgreement);
            [open, agreed].iter().map(with_first).collect()
        }
        // PP-17: what one's own team has guessed lies face down for the others until all have.
        PhaseView::Guessing { guesses, .. }
            if view.options.guessing == Guessing::AtOnce && !guesses.is_empty() =>
        {
            vec![with_first(&View { phase: doubled(&view.phase), ..view.clone() })]
        }
        PhaseView::Guessing { row: None, .. } if may_have_guessed_first(view) => vec![with_first(view)],
        _ => Vec::new(),
    }
}

fn all(cards: usize) -> Vec<Slot> {
    (0..).map(Slot).take(cards).collect()
}

/// PP-24: everybody who plays along and is not IT.
fn may_have_guessed_first(view: &View) -> bool {
    view.me.is_some_and(|me| view.my_team.is_some() && !view.newcomers.contains(me))
}

/// The same when all of a first guess was made.
fn with_first(view: &View) -> View {
    let mut view = view.clone();
    if let PhaseView::Ranking { cards, first, .. } | PhaseView::Guessing { cards, first, row: None, .. } =
        &mut view.phase
    {
        *first = all(cards.len());
    }
    view
}

fn full(draft: &DraftView, me: SeatSet, agreed: SeatSet) -> DraftView {
    let changed_by = draft.guessers.without(me).iter().next().or_else(|| me.iter().next());
    let changer: SeatSet = changed_by.into_iter().collect();
    let lies = |section| Some(Placement { section, stake: Stake::Doubled });
    let tokens = (0..).map(Slot).take(draft.tokens.len()).map(lies).collect();
    DraftView {
        team: draft.team,
        guessers: draft.guessers,
        tokens,
        complete: true,
        // How often somebody has changed their mind is nobody's business either.
        edition: 9_999,
        changed_by,
        agreed,
        undone: draft.guessers.without(agreed).without(changer),
    }
}

fn doubled(phase: &PhaseView) -> PhaseView {
    let mut phase = phase.clone();
    if let PhaseView::Guessing { guesses, .. } = &mut phase {
        for lies in guesses.iter_mut().flat_map(|guess| &mut guess.tokens) {
            lies.stake = Stake::Doubled;
        }
    }
    phase
}

fn with_draft(view: &View, draft: DraftView, waiting_on: SeatSet, may: Ability) -> View {
    let mut phase = view.phase.clone();
    if let PhaseView::Guessing { draft: place, .. } = &mut phase {
        *place = Some(draft);
    }
    // A team that is not in turn sees its tokens and may do nothing, whatever they are.
    let may: &[Ability] =
        if view.may.contains(&Ability::PlaceToken) { &[Ability::DoubleToken, may] } else { &[] };
    View { waiting_on, ..with(view, phase, may) }
}

/// What may be done follows from how far the secret has come: so that is left out, and put in as given.
fn with(view: &View, phase: PhaseView, abilities: &[Ability]) -> View {
    const FOLLOWING: [Ability; 4] =
        [Ability::SealRanking, Ability::DoubleToken, Ability::AgreeToGuess, Ability::WithdrawAgreement];
    let may = view.may.iter().filter(|ability| !FOLLOWING.contains(ability));
    View { phase, may: may.chain(abilities).copied().collect(), ..view.clone() }
}
