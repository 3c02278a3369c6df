//! Forms as they are posted, read as commands. What a game's own forms say is read in the game's folder.

mod fields;

use std::convert::Infallible;

use axum::{
    extract::{FromRequest, FromRequestParts, Request},
    http::{HeaderValue, header},
};
use decks::CardDraft;
use journal::Seq;
use table::{Command, CommandId, GameCommand, GameOptions, GuestId, Sent};

use crate::{
    app::App,
    games,
    limits::{BODY_LIMIT, CARDS_LIMIT},
    request_body::{self, BodyFault},
    table_visitor::TableGuest,
    trouble::Trouble,
};

pub(crate) use fields::Fields;

/// Why a form cannot be read. For the log and for programs; guests are told to try again.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum FormError {
    #[error("the request is compressed")]
    Compressed,
    #[error("this is not a form")]
    NotAForm,
    #[error("the request is too large")]
    TooLarge,
    #[error("the request took too long")]
    TooSlow,
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

impl FromRequest<App> for Posted {
    type Rejection = Infallible;

    async fn from_request(request: Request, app: &App) -> Result<Posted, Infallible> {
        Ok(Posted(read(request, app, BODY_LIMIT).await))
    }
}

/// What was posted to a table, perhaps a long list. Who is no guest there is not listened to for long.
#[derive(Debug)]
pub(crate) struct PostedByGuest {
    pub(crate) guest: Result<TableGuest, Trouble>,
    pub(crate) fields: Result<Fields, FormError>,
}

impl FromRequest<App> for PostedByGuest {
    type Rejection = Infallible;

    async fn from_request(request: Request, app: &App) -> Result<PostedByGuest, Infallible> {
        let (mut parts, body) = request.into_parts();
        let guest = TableGuest::from_request_parts(&mut parts, app).await;
        let most = if guest.is_ok() { CARDS_LIMIT } else { BODY_LIMIT };
        let fields = read(Request::from_parts(parts, body), app, most).await;
        Ok(PostedByGuest { guest, fields })
    }
}

async fn read(request: Request, app: &App, most: usize) -> Result<Fields, FormError> {
    let (parts, body) = request_body::read(request, most, app.bounds().body_time).await?;
    let kind = parts.headers.get(header::CONTENT_TYPE).map_or(&b""[..], HeaderValue::as_bytes);
    if !kind.starts_with(FORM) {
        return Err(FormError::NotAForm);
    }
    Ok(Fields(form_urlencoded::parse(&body).into_owned().collect()))
}

/// What a form says that it is, before its letters.
const FORM: &[u8] = b"application/x-www-form-urlencoded";

impl From<BodyFault> for FormError {
    fn from(fault: BodyFault) -> FormError {
        match fault {
            BodyFault::Compressed => FormError::Compressed,
            BodyFault::TooLarge => FormError::TooLarge,
            BodyFault::TooSlow => FormError::TooSlow,
            BodyFault::BrokenOff => FormError::NotAForm,
        }
    }
}

/// What a form on a live page asks for.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Deed {
    Command(Sent),
    InviteDevice,
    Forget,
}

/// Reads a form on a live page.
pub(crate) fn deed(fields: &Fields) -> Result<Deed, FormError> {
    let command = match fields.text("do")? {
        "forget" => return Ok(Deed::Forget),
        "invite_device" => return Ok(Deed::InviteDevice),
        "rename" => Command::Rename { name: fields.text("name")?.to_owned() },
        "recolour" => Command::Recolour { badge: fields.badge()? },
        "choose_face" => Command::ChooseFace { face: fields.word("face")? },
        "choose_language" => Command::ChooseLanguage { language: fields.parsed("language")? },
        "choose_game" => Command::ChooseGame { options: chosen_game(fields)? },
        "choose_beginner" => Command::ChooseBeginner { guest: fields.optional("guest")?.map(GuestId) },
        "choose_pace" => Command::ChoosePace { seconds: fields.optional("seconds")? },
        "choose_lapse" => Command::ChooseLapse { seconds: fields.optional("seconds")? },
        "lock" => Command::Lock,
        "unlock" => Command::Unlock,
        "hide_code" => Command::HideCode,
        "show_code" => Command::ShowCode,
        "pause" => Command::Pause,
        "resume" => Command::Resume,
        "nudge" => Command::Nudge,
        "start_game" => Command::StartGame,
        "sit_down" => Command::SitDown,
        "skip" => Command::Skip { guest: fields.guest()? },
        "ask_bots" => Command::AskBots,
        "skip_ahead" => Command::SkipAhead,
        "extend_deadline" => Command::ExtendDeadline,
        "break_off" => Command::BreakOff,
        "close_game" => Command::CloseGame,
        "confess" => Command::Confess { turn: fields.parsed("turn")?, side: fields.word("side")? },
        "next_game" => Command::NextGame { options: chosen_game(fields)? },
        "remove" => Command::Remove { guest: fields.guest()? },
        "show_out" => Command::ShowOut { guest: fields.guest()? },
        "hand_over" => Command::HandOver { guest: fields.guest()? },
        "take_over" => Command::TakeOver,
        "add_bot" => Command::AddBot { level: fields.word("level")? },
        "choose_bot_pace" => Command::ChooseBotPace { pace: fields.word("pace")? },
        "switch_reactions" => Command::SwitchReactions { on: fields.parsed("on")? },
        "call_stand_in" => Command::CallStandIn { guest: fields.guest()?, level: fields.word("level")? },
        "dismiss_stand_in" => Command::DismissStandIn { guest: fields.guest()? },
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

/// A game with house rules, or as it usually is.
fn chosen_game(fields: &Fields) -> Result<GameOptions, FormError> {
    match fields.optional("usual")? {
        Some(kind) => Ok(GameOptions::default_of(kind)),
        None => games::options(fields.parsed("game")?, fields),
    }
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
    games::command(fields.optional("game")?.ok_or(FormError::UnknownDeed)?, play, fields)
}

#[cfg(test)]
mod tests {
    use bots::Level;
    use rules::{Seat, Slot, happiness, personality};
    use table::BotPace;

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
    fn bots_are_asked_for_by_level_and_pace() {
        let guest = GuestId(3);
        for (fields, command) in [
            (&[("do", "add_bot"), ("level", "sharp")][..], Command::AddBot { level: Level::Sharp }),
            (
                &[("do", "choose_bot_pace"), ("pace", "leisurely")],
                Command::ChooseBotPace { pace: BotPace::Leisurely },
            ),
            (&[("do", "ask_bots")], Command::AskBots),
            (&[("do", "skip_ahead")], Command::SkipAhead),
            (
                &[("do", "confess"), ("turn", "3"), ("side", "north")],
                Command::Confess { turn: 3, side: rules::image::Side::North },
            ),
            (&[("do", "switch_reactions"), ("on", "false")], Command::SwitchReactions { on: false }),
            (
                &[("do", "call_stand_in"), ("guest", "3"), ("level", "normal")],
                Command::CallStandIn { guest, level: Level::Normal },
            ),
            (&[("do", "dismiss_stand_in"), ("guest", "3")], Command::DismissStandIn { guest }),
        ] {
            let sent = Sent { command, id: None, seen: None };
            assert_eq!(deed(&Fields::of(fields)), Ok(Deed::Command(sent)));
        }
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
        assert_eq!((options.turns_each, options.cards), (Some(2), 4));
    }

    #[test]
    fn a_set_that_a_button_names_goes_into_the_box_or_out_of_it_in_every_game() {
        for game in ["happiness", "preference", "colours", "personality"] {
            let sets = |flipped: &str| {
                let chosen = GameOptions::default_of(game.parse().expect("this is a game"));
                let serde_json::Value::Object(options) =
                    serde_json::to_value(chosen).unwrap()["options"].take()
                else {
                    panic!("options have names");
                };
                let word = |value: serde_json::Value| value.to_string().trim_matches('"').replace("null", "");
                let mut form = vec![("do".to_owned(), "choose_game".to_owned())];
                form.push(("game".to_owned(), game.to_owned()));
                form.extend(
                    options
                        .into_iter()
                        .filter(|(name, _)| name != "sets")
                        .map(|(name, value)| (name, word(value))),
                );
                form.extend(["base", "late"].map(|set| ("sets".to_owned(), set.to_owned())));
                form.push(("flipped_set".to_owned(), flipped.to_owned()));
                let form: Vec<(&str, &str)> =
                    form.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
                let Ok(Deed::Command(Sent { command: Command::ChooseGame { options }, .. })) =
                    deed(&Fields::of(&form))
                else {
                    panic!("these are options of {game}: {form:?}");
                };
                serde_json::to_value(options).unwrap()["options"]["sets"].take()
            };
            assert_eq!(sets("wide"), serde_json::json!(["base", "late", "wide"]), "{game}");
            assert_eq!(sets("late"), serde_json::json!(["base"]), "{game}");
        }
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
    fn one_button_says_where_a_card_goes() {
        use rules::image::{Command as Play, Side};
        let lay =
            |to| deed(&Fields::of(&[("do", "lay_card"), ("game", "image"), ("card", "plc-001"), ("to", to)]));
        let card = |id: &str| id.parse().unwrap();
        for (to, side, over) in
            [("north", Side::North, None), ("west plc-101", Side::West, Some(card("plc-101")))]
        {
            let play = GameCommand::Image(Play::LayCard { card: card("plc-001"), side, over });
            let command = Command::Play { play };
            assert_eq!(lay(to), Ok(Deed::Command(Sent { command, id: None, seen: None })));
        }
        for to in ["", "up", "north ", "north x", "north plc-101 plc-102", " plc-101"] {
            assert_eq!(lay(to), Err(FormError::Unreadable("to")), "{to}");
        }
    }

    /// Whoever was chosen counts, and a name that was typed where nobody was.
    #[test]
    fn an_ended_image_is_named_by_key_or_by_name() {
        use rules::image::{Calling, Command as Play, Named, PersonKey, Side};
        let form = [
            ("do", "finish_turn"),
            ("game", "image"),
            ("key-north", "0123456789abcdef"),
            ("name-north", "Marie Curie"),
            ("key-west", ""),
            ("name-west", "Aunt Jane"),
            ("name-south", "  "),
        ];
        let north = Calling { side: Side::North, person: Named::Key(PersonKey(0x0123_4567_89ab_cdef)) };
        let typed = Named::Name(rules::Sealed::new("Aunt Jane".to_owned()));
        let claims = vec![north, Calling { side: Side::West, person: typed }];
        let play = GameCommand::Image(Play::FinishTurn { claims, testimonies: Vec::new() });
        let command = Command::Play { play };
        assert_eq!(deed(&Fields::of(&form)), Ok(Deed::Command(Sent { command, id: None, seen: None })));
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
            (&[("do", "choose_face"), ("face", "nobody")], FormError::Unreadable("face")),
            (&[("do", "add_bot")], FormError::Missing("level")),
            (&[("do", "add_bot"), ("level", "genius")], FormError::Unreadable("level")),
            (&[("do", "choose_bot_pace"), ("pace", "0")], FormError::Unreadable("pace")),
            (&[("do", "call_stand_in"), ("level", "easy")], FormError::Missing("guest")),
            (&[("do", "dismiss_stand_in"), ("guest", "-1")], FormError::Unreadable("guest")),
        ] {
            assert_eq!(deed(&Fields::of(fields)), Err(error));
        }
    }
}
