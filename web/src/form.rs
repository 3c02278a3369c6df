//! Forms as they are posted, read as commands.

use std::{convert::Infallible, str::FromStr};

use axum::{
    extract::{FromRequest, Request, rejection::FormRejection},
    http::StatusCode,
};
use decks::CardDraft;
use journal::Seq;
use rules::{
    GameKind, Mixture, Rating, Sealed, Seat, Slot, Team, colours, happiness, personality, preference,
};
use table::{Badge, Command, CommandId, GameCommand, GameOptions, GuestId, Sent};

/// The fields of a posted form, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Fields(Vec<(String, String)>);

/// Why a form cannot be read. For the log and for programs; guests are told to try again.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum FormError {
    #[error("this is not a form")]
    NotAForm,
    #[error("the request is too large")]
    TooLarge,
    #[error("the field {0} is missing")]
    Missing(&'static str),
    #[error("the field {0} cannot be read")]
    Unreadable(&'static str),
    #[error("there is nothing of that name to do")]
    UnknownDeed,
}

/// What was posted, read or not: the handler answers in its own manner.
#[derive(Debug)]
pub(crate) struct Posted(pub(crate) Result<Fields, FormError>);

impl<S: Send + Sync> FromRequest<S> for Posted {
    type Rejection = Infallible;

    async fn from_request(request: Request, state: &S) -> Result<Posted, Infallible> {
        Ok(Posted(match axum::Form::<Vec<(String, String)>>::from_request(request, state).await {
            Ok(axum::Form(fields)) => Ok(Fields(fields)),
            Err(FormRejection::BytesRejection(rejection))
                if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE =>
            {
                Err(FormError::TooLarge)
            }
            Err(_) => Err(FormError::NotAForm),
        }))
    }
}

impl Fields {
    #[cfg(test)]
    fn of(fields: &[(&str, &str)]) -> Fields {
        Fields(fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect())
    }

    /// The first field of that name, even when it is empty.
    pub(crate) fn text(&self, name: &'static str) -> Result<&str, FormError> {
        self.all(name).next().ok_or(FormError::Missing(name))
    }

    pub(crate) fn all<'a>(&'a self, name: &'static str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The fields whose names begin like this: the rest of each name, and the value.
    fn starting<'a>(&'a self, prefix: &'static str) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.0.iter().filter_map(move |(name, value)| Some((name.strip_prefix(prefix)?, value.as_str())))
    }

    pub(crate) fn parsed<T: FromStr>(&self, name: &'static str) -> Result<T, FormError> {
        self.text(name)?.parse().map_err(|_| FormError::Unreadable(name))
    }

    /// None when the field is missing or empty.
    pub(crate) fn optional<T: FromStr>(&self, name: &'static str) -> Result<Option<T>, FormError> {
        match self.all(name).next() {
            None | Some("") => Ok(None),
            Some(text) => text.parse().map(Some).map_err(|_| FormError::Unreadable(name)),
        }
    }

    fn card(&self) -> Result<Slot, FormError> {
        Ok(Slot(self.parsed("card")?))
    }

    /// The chosen sets of cards.
    fn sets(&self) -> Vec<String> {
        self.all("sets").map(str::to_owned).collect()
    }

    /// The highest rating; the widest circle when nothing is said.
    fn rating(&self) -> Result<Rating, FormError> {
        Ok(self.optional("rating")?.unwrap_or_default())
    }

    /// What becomes of the table's own cards.
    fn mixture(&self) -> Result<Mixture, FormError> {
        if self.all("own_cards").next().is_some() { self.word("own_cards") } else { Ok(Mixture::default()) }
    }

    fn token(&self) -> Result<preference::Token, FormError> {
        Ok(preference::Token(self.parsed("token")?))
    }

    fn seat(&self, name: &'static str) -> Result<Seat, FormError> {
        Ok(Seat(self.parsed(name)?))
    }

    /// The seats that are named, in order, one as often as it is.
    fn seats(&self, name: &'static str) -> Result<Vec<Seat>, FormError> {
        let seat = |text: &str| text.parse().map(Seat).map_err(|_| FormError::Unreadable(name));
        self.all(name).map(seat).collect()
    }

    /// A section of a board, which holds one card.
    fn section(&self) -> Result<Slot, FormError> {
        Ok(Slot(self.parsed("section")?))
    }

    fn guest(&self) -> Result<GuestId, FormError> {
        Ok(GuestId(self.parsed("guest")?))
    }

    fn team(&self) -> Result<Team, FormError> {
        Ok(Team(self.parsed("team")?))
    }

    fn badge(&self) -> Result<Badge, FormError> {
        let number: u8 = self.parsed("badge")?;
        number.try_into().map_err(|_| FormError::Unreadable("badge"))
    }

    /// The word for an option, as the options themselves are written.
    fn word<T: serde::de::DeserializeOwned>(&self, name: &'static str) -> Result<T, FormError> {
        serde_json::from_value(self.text(name)?.into()).map_err(|_| FormError::Unreadable(name))
    }
}

/// What a form on a live page asks for.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Deed {
    Command(Sent),
    InviteDevice,
    Forget,
}

impl Deed {
    /// Whether the guest is off.
    pub(crate) fn is_farewell(&self) -> bool {
        matches!(self, Deed::Command(Sent { command: Command::Leave, .. }))
    }
}

/// Reads a form on a live page.
pub(crate) fn deed(fields: &Fields) -> Result<Deed, FormError> {
    let command = match fields.text("do")? {
        "forget" => return Ok(Deed::Forget),
        "invite_device" => return Ok(Deed::InviteDevice),
        "rename" => Command::Rename { name: fields.text("name")?.to_owned() },
        "recolour" => Command::Recolour { badge: fields.badge()? },
        "choose_language" => Command::ChooseLanguage { language: fields.parsed("language")? },
        "choose_game" => Command::ChooseGame { options: options(fields)? },
        "choose_pace" => Command::ChoosePace { seconds: fields.optional("seconds")? },
        "lock" => Command::Lock,
        "unlock" => Command::Unlock,
        "start_game" => Command::StartGame,
        "sit_down" => Command::SitDown,
        "skip" => Command::Skip { guest: fields.guest()? },
        "extend_deadline" => Command::ExtendDeadline,
        "break_off" => Command::BreakOff,
        "close_game" => Command::CloseGame,
        "remove" => Command::Remove { guest: fields.guest()? },
        "hand_over" => Command::HandOver { guest: fields.guest()? },
        "take_over" => Command::TakeOver,
        "leave" => Command::Leave,
        "shuffle_teams" => Command::ShuffleTeams,
        "even_out_teams" => Command::EvenOutTeams,
        "choose_teams" => Command::ChooseTeams { count: fields.parsed("count")? },
        "move_to_team" => Command::MoveToTeam {
            guest: fields.guest()?,
            team: fields.team()?,
            place: fields.optional("place")?,
        },
        "name_team" => Command::NameTeam { team: fields.team()?, name: fields.text("name")?.to_owned() },
        "colour_team" => Command::ColourTeam { team: fields.team()?, badge: fields.badge()? },
        "write_card" => Command::WriteCards { cards: vec![card_draft(fields)?] },
        "take_away_card" => {
            Command::TakeAwayCard { game: fields.parsed("for")?, card: fields.parsed("card")? }
        }
        play => Command::Play { play: game_command(play, fields)? },
    };
    let id = match fields.all("id").next() {
        Some(text) => Some(CommandId::new(text).map_err(|_| FormError::Unreadable("id"))?),
        None => None,
    };
    Ok(Deed::Command(Sent { command, id, seen: fields.optional("step")?.map(Seq) }))
}

/// A card of the table's own.
pub(crate) fn card_draft(fields: &Fields) -> Result<CardDraft, FormError> {
    Ok(CardDraft {
        game: fields.parsed("for")?,
        category: fields.optional("category")?,
        text: fields.text("text")?.to_owned(),
        gray: fields.all("gray").next().map(str::to_owned),
    })
}

/// A move in the game that the form's page shows.
fn game_command(play: &str, fields: &Fields) -> Result<GameCommand, FormError> {
    match fields.optional("game")?.ok_or(FormError::UnknownDeed)? {
        GameKind::Happiness => happiness(play, fields).map(GameCommand::Happiness),
        GameKind::Preference => preference(play, fields).map(GameCommand::Preference),
        GameKind::Colours => colours(play, fields).map(GameCommand::Colours),
        GameKind::Personality => personality(play, fields).map(GameCommand::Personality),
    }
}

/// A move in The Game of Happiness.
fn happiness(play: &str, fields: &Fields) -> Result<happiness::Command, FormError> {
    use happiness::Command;
    Ok(match play {
        "draw_cards" => Command::DrawCards,
        "put_back_card" => Command::PutBackCard { card: fields.word("card")? },
        "lay_token" => Command::LayToken { card: fields.card()?, place: fields.parsed("place")? },
        "take_back_token" => Command::TakeBackToken { card: fields.card()? },
        "seal_ranking" => Command::SealRanking { face_up: fields.optional("face_up")?.map(Slot) },
        "agree_to_guess" => Command::AgreeToGuess { edition: fields.parsed("edition")? },
        "withdraw_agreement" => Command::WithdrawAgreement,
        "finish_game" => Command::FinishGame,
        _ => return Err(FormError::UnknownDeed),
    })
}

/// A move in Personal Preference.
fn preference(play: &str, fields: &Fields) -> Result<preference::Command, FormError> {
    use preference::Command;
    Ok(match play {
        "choose_category" => Command::ChooseCategory { category: fields.word("category")? },
        "draw_cards" => Command::DrawCards,
        "put_back_card" => Command::PutBackCard { card: fields.word("card")? },
        "rank_card" => Command::RankCard { card: fields.card()?, place: fields.parsed("place")? },
        "unrank_card" => Command::UnrankCard { card: fields.card()? },
        "seal_ranking" => Command::SealRanking,
        "place_token" => Command::PlaceToken { token: fields.token()?, section: fields.section()? },
        "take_back_token" => Command::TakeBackToken { token: fields.token()? },
        "double_token" => Command::DoubleToken { token: fields.token()? },
        "undouble_token" => Command::UndoubleToken { token: fields.token()? },
        "agree_to_guess" => Command::AgreeToGuess { edition: fields.parsed("edition")? },
        "withdraw_agreement" => Command::WithdrawAgreement,
        "pass_turn" => Command::PassTurn,
        "reveal_preference" => Command::RevealPreference,
        "finish_game" => Command::FinishGame,
        _ => return Err(FormError::UnknownDeed),
    })
}

/// A move in True Colours.
fn colours(play: &str, fields: &Fields) -> Result<colours::Command, FormError> {
    use colours::Command;
    Ok(match play {
        "add_question" => Command::AddQuestion { text: fields.text("text")?.to_owned() },
        "turn_question" => Command::TurnQuestion,
        "pick_question" => Command::PickQuestion { question: fields.word("question")? },
        "put_back_question" => Command::PutBackQuestion,
        "cast_ballot" => Command::CastBallot { votes: Sealed::new(fields.seats("votes")?) },
        "take_back_ballot" => Command::TakeBackBallot,
        "make_prediction" => Command::MakePrediction { prediction: fields.word("prediction")? },
        "take_back_prediction" => Command::TakeBackPrediction,
        "finish_game" => Command::FinishGame,
        _ => return Err(FormError::UnknownDeed),
    })
}

/// A move in Personality.
fn personality(play: &str, fields: &Fields) -> Result<personality::Command, FormError> {
    use personality::Command;
    Ok(match play {
        "deal_cards" => Command::DealCards,
        "propose_card" => Command::ProposeCard { card: fields.word("card")? },
        "propose_from_pile" => Command::ProposeFromPile,
        "put_back_card" => Command::PutBackCard { card: fields.word("card")? },
        "lay_card" => Command::LayCard { card: fields.word("card")? },
        "cast_vote" => Command::CastVote { choice: candidate(fields)?, bet: fields.word("bet")? },
        "declare_ready" => Command::DeclareReady,
        "vote_again" => Command::VoteAgain { choice: candidate(fields)? },
        "exchange_card" => Command::ExchangeCard { card: fields.word("card")? },
        "keep_hand" => Command::KeepHand,
        "choose_partner" => Command::ChoosePartner { partner: fields.seat("partner")? },
        "give_cards" => Command::GiveCards { gifts: gifts(fields)? },
        "answer_gift" => Command::AnswerGift { answer: fields.word("answer")? },
        "judge_gift" => Command::JudgeGift { player: fields.seat("player")? },
        "read_portrait" => Command::ReadPortrait { player: fields.seat("player")? },
        "finish_game" => Command::FinishGame,
        _ => return Err(FormError::UnknownDeed),
    })
}

/// Whom or what somebody votes for: a player, or a card by its place on the table.
fn candidate(fields: &Fields) -> Result<personality::Candidate, FormError> {
    match fields.optional("slot")? {
        Some(slot) => Ok(personality::Candidate::Card(Slot(slot))),
        None => Ok(personality::Candidate::Player(fields.seat("player")?)),
    }
}

/// Cards for players: a field has the card in its name and a seat for its value. A card that stays has an empty one.
fn gifts(fields: &Fields) -> Result<Vec<personality::Gift>, FormError> {
    let gift = |(card, seat): (&str, &str)| {
        let unreadable = |_| FormError::Unreadable(GIFT);
        let to = Seat(seat.parse().map_err(|_| FormError::Unreadable(GIFT))?);
        Ok(personality::Gift { card: card.parse().map_err(unreadable)?, to })
    };
    fields.starting(GIFT).filter(|(_, seat)| !seat.is_empty()).map(gift).collect()
}

/// How the name of a field begins that says for whom a card is.
const GIFT: &str = "gift-";

/// The house rules of a game.
fn options(fields: &Fields) -> Result<GameOptions, FormError> {
    match fields.parsed("game")? {
        GameKind::Happiness => Ok(GameOptions::Happiness(happiness::Options {
            turns_each: fields.parsed("turns_each")?,
            cards: fields.parsed("cards")?,
            help: fields.word("help")?,
            peek: fields.word("peek")?,
            drawing: fields.word("drawing")?,
            sets: fields.sets(),
            rating: fields.rating()?,
            own_cards: fields.mixture()?,
        })),
        GameKind::Preference => Ok(GameOptions::Preference(preference::Options {
            board: fields.word("board")?,
            guessing: fields.word("guessing")?,
            sets: fields.sets(),
            rating: fields.rating()?,
            own_cards: fields.mixture()?,
        })),
        GameKind::Colours => Ok(GameOptions::Colours(colours::Options {
            goal: colours::Space(fields.parsed("goal")?),
            questions: fields.word("questions")?,
            counts: fields.word("counts")?,
            sets: fields.sets(),
            rating: fields.rating()?,
            own_cards: fields.mixture()?,
        })),
        GameKind::Personality => Ok(GameOptions::Personality(personality::Options {
            board: fields.word("board")?,
            sets: fields.sets(),
            rating: fields.rating()?,
            own_cards: fields.mixture()?,
        })),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_becomes_the_command_it_asks_for() {
        let fields = Fields::of(&[
            ("do", "lay_token"),
            ("game", "happiness"),
            ("step", "17"),
            ("card", "2"),
            ("place", "0"),
            ("id", "a1"),
        ]);
        let play = GameCommand::Happiness(happiness::Command::LayToken { card: Slot(2), place: 0 });
        assert_eq!(
            deed(&fields),
            Ok(Deed::Command(Sent {
                command: Command::Play { play },
                id: Some(CommandId::new("a1").unwrap()),
                seen: Some(Seq(17))
            }))
        );
    }

    #[test]
    fn options_are_read_word_for_word() {
        let fields = Fields::of(&[
            ("do", "choose_game"),
            ("game", "happiness"),
            ("turns_each", "2"),
            ("cards", "4"),
            ("help", "one_face_up"),
            ("peek", "seen"),
            ("drawing", "one_deck"),
            ("sets", "base"),
        ]);
        let Ok(Deed::Command(Sent { command: Command::ChooseGame { options }, .. })) = deed(&fields) else {
            panic!("these are options");
        };
        let GameOptions::Happiness(options) = options else { panic!("these are for Happiness") };
        assert_eq!(options.help, happiness::Help::OneFaceUp);
        assert_eq!(options.drawing, happiness::Drawing::OneDeck);
        assert_eq!((options.turns_each, options.cards), (2, 4));
    }

    #[test]
    fn a_vote_is_for_a_player_or_for_a_card_on_the_table() {
        use personality::{Bet, Candidate};
        let vote = |field, value| {
            let form = [("do", "cast_vote"), ("game", "personality"), (field, value), ("bet", "three")];
            deed(&Fields::of(&form))
        };
        for (field, choice) in [("player", Candidate::Player(Seat(2))), ("slot", Candidate::Card(Slot(2)))] {
            let play = personality::Command::CastVote { choice, bet: Bet::Three };
            let command = Command::Play { play: GameCommand::Personality(play) };
            assert_eq!(vote(field, "2"), Ok(Deed::Command(Sent { command, id: None, seen: None })));
        }
        assert_eq!(vote("nobody", "2"), Err(FormError::Missing("player")));
    }

    #[test]
    fn cards_are_given_to_whom_they_are_for_and_the_others_stay() {
        let form = |seat| {
            let form = [
                ("do", "give_cards"),
                ("game", "personality"),
                ("gift-hom-001", seat),
                ("gift-hom-002", ""),
                ("gift-eat-003", "1"),
            ];
            deed(&Fields::of(&form))
        };
        let gift = |card: &str, seat| personality::Gift { card: card.parse().unwrap(), to: Seat(seat) };
        let play = personality::Command::GiveCards { gifts: vec![gift("hom-001", 3), gift("eat-003", 1)] };
        let command = Command::Play { play: GameCommand::Personality(play) };
        assert_eq!(form("3"), Ok(Deed::Command(Sent { command, id: None, seen: None })));
        assert_eq!(form("x"), Err(FormError::Unreadable("gift-")));
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        for (fields, error) in [
            (&[][..], FormError::Missing("do")),
            (&[("do", "dance")], FormError::UnknownDeed),
            (&[("do", "lay_token"), ("card", "1"), ("place", "0")], FormError::UnknownDeed),
            (&[("do", "lay_token"), ("game", "chess")], FormError::Unreadable("game")),
            (&[("do", "place_token"), ("game", "happiness")], FormError::UnknownDeed),
            (
                &[("do", "lay_token"), ("game", "happiness"), ("card", "x"), ("place", "0")],
                FormError::Unreadable("card"),
            ),
            (
                &[("do", "lay_token"), ("game", "happiness"), ("card", "256"), ("place", "0")],
                FormError::Unreadable("card"),
            ),
            (&[("do", "lay_token"), ("game", "happiness"), ("card", "1")], FormError::Missing("place")),
            (&[("do", "lock"), ("id", "not an id!")], FormError::Unreadable("id")),
            (&[("do", "recolour"), ("badge", "99")], FormError::Unreadable("badge")),
        ] {
            assert_eq!(deed(&Fields::of(fields)), Err(error));
        }
    }
}
