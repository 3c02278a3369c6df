//! Forms that should not be carried out.

use rules::GameKind;
use serde_json::json;

use super::{
    cases::{BODY_LIMIT, CARDS_LIMIT, Case, with_form},
    documents::no_questions,
    scene::Scene,
};
use crate::support::http::{Request, escaped};

/// Names that nobody may have, each for its own reason.
pub(crate) fn nasty_names() -> Vec<String> {
    vec![
        String::new(),
        "   ".to_owned(),
        "Bell\u{7}".to_owned(),
        "Nul\0".to_owned(),
        "Line\nbreak".to_owned(),
        "abc\u{202e}gnp.exe".to_owned(),
        "a\u{2066}b".to_owned(),
        "zero\u{200b}width".to_owned(),
        format!("Z{}", "\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}".repeat(3)),
        "n".repeat(21),
        "n".repeat(10_000),
        "\u{fe0f}".to_owned(),
        "\u{10ffff}".to_owned(),
    ]
}

pub(crate) fn bad_forms(scene: &Scene, language: &str) -> Vec<Case> {
    let join = scene.host.page("/join");
    let mut cases = Vec::new();
    for path in ["/start", &join] {
        let posted = |body: &[u8]| with_form(Request::post(path), body);
        let named = |name: &str| posted(format!("name={}", escaped(name)).as_bytes());
        cases.extend(nasty_names().iter().map(|name| Case::refused(named(name))));
        for body in
            [&b""[..], b"nome=Ana", b"name=Dora&badge=99", b"name=Dora&badge=-1", b"name=Dora&badge=x"]
        {
            cases.push(Case::refused(posted(body)));
        }
        cases.push(Case::refused(posted(b"name=Dora&language=xx")));
        cases.push(Case::refused(posted(&[b'a'; BODY_LIMIT + 1])));
        for kind in ["application/json", "text/plain", "multipart/form-data; boundary=x", "nonsense", ""] {
            cases.push(Case::refused(Request::post(path).header("content-type", kind).body("name=Dora")));
        }
        cases.push(Case::refused(Request::post(path).body("name=Dora")));
        cases.push(Case::refused(posted(GZIPPED).header("content-encoding", "gzip")));
    }
    cases.extend(bad_trials());
    for name in ["Bob", "BOB", "Bοb", "B ob"] {
        let body = format!("name={}", escaped(name));
        cases.push(Case::refused(with_form(Request::post(&join), body)));
    }
    cases.push(Case::refused(with_form(Request::post(&join), "name=Dora&badge=36")));
    cases.push(Case::refused(with_form(Request::post(&scene.host.page("/return")), "")));
    cases.push(Case::refused(Request::post(&scene.host.page("/device/00112233445566778899aabbccddeeff"))));
    cases.push(Case::refused(Request::post(&scene.host.page("/device/x"))));
    cases.extend(at_a_shared_phone(scene, language));
    cases.extend(bad_deeds(scene, language));
    cases.extend(bad_lists(scene, language));
    cases
}

/// Who would join in at a phone, and what is tapped on its curtain: by its owner, and by a browser that says
/// that it has several seats and has none.
fn at_a_shared_phone(scene: &Scene, language: &str) -> Vec<Case> {
    let host = scene.reader(language);
    let (join, curtain) = (host.page("/pass/join"), host.page("/pass"));
    let joins = |body: &str| with_form(Request::post(&join), body).cookie(&host.key);
    let mut cases: Vec<Case> =
        nasty_names().iter().map(|name| Case::refused(joins(&format!("name={}", escaped(name))))).collect();
    cases
        .extend(["", "nome=Ana", "name=Bob", "name=Dora&language=xx"].map(|body| Case::refused(joins(body))));
    let no_keys =
        ["0=00112233445566778899aabbccddeeff", "1=x", "99999=", "x=00112233445566778899aabbccddeeff"];
    let held: Vec<String> = no_keys.iter().map(|seat| format!("likeness-{}-{seat}", host.table)).collect();
    let held =
        |request: Request| request.header("cookie", format!("{}; likeness-curtain=.0.x", held.join("; ")));
    for body in ["", "as=", "as=0", "as=x", "as=99999", "as=0&step=x", "as=0&step=1&wanted=maybe", "as=%FF"] {
        let posted = with_form(Request::post(&curtain), body).header("sec-fetch-site", "same-origin");
        cases.push(Case::either(posted.clone()));
        cases.push(Case::either(held(posted)));
    }
    for page in ["/pass", "/pass?as=x", "/stream?face=pass&open=x", "/stream?face=pass&open=0&step=-1"] {
        cases.push(Case::either(held(Request::get(&host.page(page)))));
    }
    for page in ["/pass/join", "/menu?as=0", "/menu?as=x"] {
        cases.push(Case::refused(held(Request::get(&host.page(page)))));
    }
    cases
}

/// Games that cannot be tried. Whoever gives no name gets one, so only names that are something can be wrong.
fn bad_trials() -> Vec<Case> {
    let posted = |body: &[u8]| with_form(Request::post("/try"), body);
    let bodies = [
        &b""[..],
        b"game=",
        b"game=chess",
        b"game=%FF",
        b"game=happiness%00",
        b"name=Dora",
        b"game=image&language=xx",
        b"game=image&language=%00",
        b"[]",
        &[b'a'; BODY_LIMIT + 1],
    ];
    let mut cases: Vec<Case> = bodies.iter().map(|body| Case::refused(posted(body))).collect();
    let named = |name: &String| posted(format!("game=happiness&name={}", escaped(name)).as_bytes());
    cases.extend(nasty_names().iter().filter(|name| !name.trim().is_empty()).map(named).map(Case::refused));
    for kind in ["application/json", "text/plain", "multipart/form-data; boundary=x", ""] {
        let request = Request::post("/try").header("content-type", kind).body("game=happiness");
        cases.push(Case::refused(request));
    }
    cases.push(Case::refused(posted(GZIPPED).header("content-encoding", "gzip")));
    cases
}

/// Cards that cannot be written, and lists that cannot be brought.
fn bad_lists(scene: &Scene, language: &str) -> Vec<Case> {
    let guest = scene.reader(language);
    let long = format!("do=bring&for=happiness&list={}", "a".repeat(CARDS_LIMIT));
    let bodies = [
        "",
        "do=",
        "do=dance&for=happiness",
        "do=write_card",
        "do=write_card&for=chess&text=A+rook",
        "do=write_card&for=happiness&text=",
        "do=write_card&for=happiness&text=%E2%80%AE%E2%80%8B",
        "do=write_card&for=happiness&category=zzz&text=A+nap",
        "do=write_card&for=preference&category=foo&text=Soup",
        "do=take_away_card&for=happiness&card=own-001",
        "do=take_away_card&for=happiness&card=nothing",
        "do=look_through&for=happiness",
        "do=look_through&for=happiness&list=",
        "do=look_through&for=happiness&list=chess%2C%2CA+rook",
        "do=look_through&for=happiness&list=happiness%2Chom%2C%22A+nap",
        "do=bring&for=happiness&list=card%20zzz%0A%20%20A+nap",
        "do=bring&for=happiness&list=happiness%2Chom%2C%00",
        "do=bring&for=happiness&list=%FF",
        "do=bring&for=happiness&list=a%2Cb%2Cc%2Cd%2Ce%2Cf",
        &long,
    ];
    let posted = |body: &str| with_form(Request::post(&guest.page("/cards")), body).cookie(&guest.key);
    bodies.map(|body| Case::refused(posted(body))).to_vec()
}

/// Forms on a live page, from a browser with the module and from one without.
pub(crate) fn bad_deeds(scene: &Scene, language: &str) -> Vec<Case> {
    let guest = scene.reader(language);
    let mut cases = Vec::new();
    for manner in [Request::clone, |request: &Request| request.clone().for_json()] {
        let deeds =
            deed_bodies(scene).into_iter().map(|body| with_form(Request::post(&guest.page("/do")), body));
        let deeds = deeds.map(|request| manner(&request.cookie(&guest.key)));
        cases.extend(deeds.map(Case::refused));
        let json = Request::json(&guest.page("/do"), &json!({ "do": "leave" })).cookie(&guest.key);
        cases.push(Case::refused(manner(&json)));
        let gzipped = with_form(Request::post(&guest.page("/do")), GZIPPED).cookie(&guest.key);
        cases.push(Case::refused(manner(&gzipped.header("content-encoding", "gzip"))));
    }
    cases
}

/// `name=Dora&do=leave` as gzip makes it: bodies are never unpacked.
pub(crate) const GZIPPED: &[u8] = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\xff\xcbK\xccM\xb5u\xc9/JTK\
    \xc9\xb7\xcdIM,K\x05\x00b\x0f{\xb2\x12\x00\x00\x00";

/// Moves that a guest cannot make while somebody ranks, or with tokens, cards and places that there are none
/// of.
fn bad_moves(game: GameKind) -> &'static [&'static str] {
    match game {
        GameKind::Happiness => &[
            "do=lay_token",
            "do=lay_token&card=256&place=0",
            "do=lay_token&card=-1&place=0",
            "do=lay_token&card=0&place=99999999999999999999999",
            "do=lay_token&card=9&place=0",
            "do=take_back_token&card=0",
            "do=seal_ranking",
            "do=seal_ranking&face_up=9",
            "do=agree_to_guess&edition=0",
            "do=agree_to_guess&edition=4294967296",
            "do=withdraw_agreement",
            "do=finish_game",
            "do=draw_cards",
            "do=draw_cards&step=1",
            "do=draw_cards&step=x",
            "do=place_token&token=1&section=0",
        ],
        GameKind::Preference => &[
            "do=choose_category",
            "do=choose_category&category=food",
            "do=choose_category&category=cars",
            "do=draw_cards",
            "do=draw_cards&step=1",
            "do=put_back_card",
            "do=put_back_card&card=1",
            "do=put_back_card&card=foo-001",
            "do=put_back_card&card=%F0%9F%A6%8A",
            "do=rank_card&card=0",
            "do=rank_card&card=0&place=0",
            "do=rank_card&card=256&place=0",
            "do=rank_card&card=0&place=-1",
            "do=unrank_card",
            "do=unrank_card&card=0",
            "do=seal_ranking",
            "do=place_token",
            "do=place_token&token=1",
            "do=place_token&token=1&section=4",
            "do=place_token&token=1&section=255",
            "do=place_token&token=1&section=256",
            "do=place_token&token=0&section=0",
            "do=place_token&token=5&section=0",
            "do=place_token&token=255&section=0",
            "do=place_token&token=-1&section=0",
            "do=place_token&token=one&section=0",
            "do=take_back_token",
            "do=take_back_token&token=1",
            "do=take_back_token&token=0",
            "do=double_token&token=1",
            "do=double_token&token=5",
            "do=double_token&token=",
            "do=undouble_token&token=1",
            "do=undouble_token&token=255",
            "do=agree_to_guess",
            "do=agree_to_guess&edition=0",
            "do=agree_to_guess&edition=7",
            "do=agree_to_guess&edition=4294967296",
            "do=withdraw_agreement",
            "do=pass_turn",
            "do=reveal_preference",
            "do=finish_game",
            "do=lay_token&card=0&place=0",
        ],
        GameKind::Personality => &[
            "do=deal_cards",
            "do=propose_card",
            "do=propose_card&card=hom-001",
            "do=propose_card&card=%F0%9F%A6%8A",
            "do=propose_from_pile",
            "do=propose_from_pile&step=1",
            "do=lay_card&card=hom-001",
            "do=cast_vote",
            "do=cast_vote&player=0",
            "do=cast_vote&bet=two",
            "do=cast_vote&player=0&bet=four",
            "do=cast_vote&player=0&bet=2",
            "do=cast_vote&player=4&bet=two",
            "do=cast_vote&player=63&bet=two",
            "do=cast_vote&player=255&bet=two",
            "do=cast_vote&player=256&bet=two",
            "do=cast_vote&player=-1&bet=two",
            "do=cast_vote&player=Ana&bet=two",
            "do=cast_vote&slot=0&bet=two",
            "do=cast_vote&slot=256&bet=two",
            "do=agree_to_pair_vote&edition=0",
            "do=agree_to_pair_vote&edition=4294967296",
            "do=agree_to_pair_vote",
            "do=declare_ready",
            "do=vote_again&player=0",
            "do=exchange_card&card=hom-001",
            "do=keep_hand",
            "do=choose_partner&partner=0",
            "do=choose_partner",
            "do=give_cards",
            "do=give_cards&gift-hom-001=0",
            "do=give_cards&gift-hom-001=256",
            "do=give_cards&gift-=0",
            "do=answer_gift&answer=accept",
            "do=answer_gift&answer=maybe",
            "do=judge_gift&player=0",
            "do=read_portrait&player=0",
            "do=finish_game",
            "do=cast_ballot&votes=0&votes=0",
        ],
        GameKind::Image => &[
            "do=deal_cards",
            "do=deal_cards&step=1",
            "do=lay_card",
            "do=lay_card&card=plc-001",
            "do=lay_card&card=plc-001&side=north",
            "do=lay_card&card=plc-001&side=north&over=plc-101",
            "do=lay_card&card=plc-001&side=up",
            "do=lay_card&card=%F0%9F%A6%8A&side=north",
            "do=take_back_card",
            "do=take_back_card&card=plc-001",
            "do=take_back_all",
            "do=write_note",
            "do=write_note&side=north",
            "do=write_note&side=up&text=Cleopatra",
            "do=write_note&side=%FF&text=Cleopatra",
            "do=finish_turn",
            "do=finish_turn&name-north=Cleopatra",
            "do=finish_turn&key-north=x&name-north=Cleopatra",
            "do=finish_turn&key-north=0123456789abcdef",
            "do=put_down_cards",
            "do=put_down_cards&card=sta-001",
            "do=put_down_cards&card=sta-001&card=%00",
            "do=accept_turn",
            "do=challenge_turn",
            "do=challenge_turn&side=north",
            "do=challenge_turn&side=5",
            "do=name_person",
            "do=name_person&name=Cleopatra",
            "do=name_person&key=nobody",
            "do=cast_vote",
            "do=cast_vote&voice=fits",
            "do=cast_vote&voice=perhaps",
            "do=cast_vote&player=0&bet=two",
            "do=finish_game",
        ],
        GameKind::Colours => &[
            "do=add_question",
            "do=add_question&text=Who+sings%3F",
            "do=write_question&text=Who+sings%3F",
            "do=take_away_card&for=colours&card=own-001",
            "do=turn_question",
            "do=turn_question&step=1",
            "do=pick_question",
            "do=pick_question&question=own-001",
            "do=pick_question&question=%F0%9F%A6%8A",
            "do=put_back_question",
            "do=cast_ballot",
            "do=cast_ballot&votes=",
            "do=cast_ballot&votes=0",
            "do=cast_ballot&votes=0&votes=0&votes=0",
            "do=cast_ballot&votes=1&votes=2",
            "do=cast_ballot&votes=0&votes=4",
            "do=cast_ballot&votes=5&votes=5",
            "do=cast_ballot&votes=0&votes=63",
            "do=cast_ballot&votes=64&votes=64",
            "do=cast_ballot&votes=0&votes=255",
            "do=cast_ballot&votes=0&votes=256",
            "do=cast_ballot&votes=0&votes=-1",
            "do=cast_ballot&votes=0,0",
            "do=cast_ballot&votes=Ana&votes=Ana",
            "do=take_back_ballot",
            "do=make_prediction",
            "do=make_prediction&prediction=most",
            "do=make_prediction&prediction=%2B",
            "do=make_prediction&prediction=",
            "do=take_back_prediction",
            "do=finish_game",
            "do=draw_cards",
            "do=place_token&token=1&section=0",
        ],
    }
}

/// Forms that a guest who is not in turn and not the host cannot post, and such that nobody can.
fn deed_bodies(scene: &Scene) -> Vec<Vec<u8>> {
    let host = scene.host.id;
    let mut deeds: Vec<Vec<u8>> = [
        "",
        "do=",
        "do=dance",
        "card=1",
        "do=lay_token",
        "do=lay_token&card=0&place=0",
        "do=draw_cards",
        "do=draw_cards&game=",
        "do=draw_cards&game=chess",
        "do=draw_cards&game=%FF",
        "do=dance&game=happiness",
        "do=dance&game=preference",
        "do=dance&game=colours",
        "do=dance&game=image",
        "do=choose_game&game=image",
        "do=choose_game&game=image&initials=both&judging=almanac&fictional=never&practice=off",
        "do=choose_game&game=image&initials=all&judging=almanac&fictional=never&practice=off",
        "do=choose_game&game=image&initials=last&judging=coin&fictional=ever&practice=some",
        "do=write_card",
        "do=write_card&for=chess&text=A+nap",
        "do=write_card&for=happiness&category=zzz&text=A+nap",
        "do=write_card&for=happiness&category=%F0%9F%A6%8A&text=A+nap",
        "do=write_card&for=happiness&text=A+nap&gray=A+doze",
        "do=write_card&for=preference&text=Soup&gray=Stew",
        "do=write_card&for=preference&category=foo&text=Soup",
        "do=take_away_card&for=happiness",
        "do=take_away_card&for=happiness&card=own-999",
        "do=take_away_card&for=happiness&card=%FF",
        "do=choose_game&game=colours",
        "do=choose_game&game=colours&goal=12&questions=drawn&counts=shown&sets=base&rating=everyone",
        "do=choose_game&game=colours&goal=256&questions=drawn&counts=shown&sets=base&rating=everyone",
        "do=choose_game&game=colours&goal=12&questions=some&counts=some&sets=base&rating=none",
        "do=leave&id=not+an+id",
        "do=leave&id=",
        "do=lock",
        "do=unlock",
        "do=start_game",
        "do=break_off",
        "do=close_game",
        "do=next_game",
        "do=next_game&usual=chess",
        "do=next_game&usual=happiness",
        "do=next_game&game=colours&goal=12",
        "do=sit_down",
        "do=take_over",
        "do=pause",
        "do=nudge",
        "do=hide_code",
        "do=show_code",
        "do=extend_deadline",
        "do=ask_bots",
        "do=skip_ahead",
        "do=confess",
        "do=confess&turn=1&side=up",
        "do=confess&turn=70000&side=north",
        "do=confess&turn=1&side=north",
        "do=switch_reactions",
        "do=switch_reactions&on=perhaps",
        "do=switch_reactions&on=true",
        "do=forget",
        "do=skip&guest=65536",
        "do=skip&guest=77",
        "do=remove&guest=0",
        "do=hand_over&guest=0",
        "do=add_bot",
        "do=add_bot&level=",
        "do=add_bot&level=genius",
        "do=add_bot&level=normal",
        "do=choose_bot_pace",
        "do=choose_bot_pace&pace=hasty",
        "do=choose_bot_pace&pace=quick",
        "do=call_stand_in",
        "do=call_stand_in&guest=0",
        "do=call_stand_in&guest=0&level=5",
        "do=call_stand_in&guest=77&level=normal",
        "do=call_stand_in&guest=65536&level=normal",
        "do=dismiss_stand_in",
        "do=dismiss_stand_in&guest=0",
        "do=dismiss_stand_in&guest=x",
        "do=choose_pace&seconds=5",
        "do=choose_lapse&seconds=1",
        "do=choose_lapse&seconds=x",
        "do=choose_lapse&seconds=20",
        "do=choose_game&game=chess",
        "do=choose_game",
        "do=choose_game&game=preference",
        "do=choose_game&game=preference&board=round&guessing=in_turn&sets=base",
        "do=choose_game&game=preference&board=short&guessing=never&sets=base",
        "do=choose_game&game=preference&board=short&guessing=in_turn&sets=base",
        "do=shuffle_teams",
        "do=even_out_teams",
        "do=choose_teams",
        "do=choose_teams&count=3",
        "do=choose_teams&count=256",
        "do=choose_teams&count=-1",
        "do=move_to_team",
        "do=move_to_team&guest=0&team=1",
        "do=move_to_team&guest=65536&team=1",
        "do=move_to_team&guest=0&team=256",
        "do=move_to_team&guest=0&team=1&place=256",
        "do=move_to_team&guest=0&team=1&place=x",
        "do=name_team&name=Owls",
        "do=name_team&team=1",
        "do=name_team&team=x&name=Owls",
        "do=name_team&team=1&name=Owls",
        "do=colour_team&team=1",
        "do=colour_team&team=1&badge=36",
        "do=colour_team&team=1&badge=5",
        "do=choose_language&language=xx",
        "do=recolour&badge=36",
        "do=recolour&badge=0",
        "do=choose_face",
        "do=choose_face&face=",
        "do=choose_face&face=nobody",
        "do=choose_face&face=fox",
        "do=rename",
        "do=rename&name=Ana",
    ]
    .map(|body| body.as_bytes().to_vec())
    .to_vec();
    let game = scene.game.slug();
    deeds.extend(bad_moves(scene.game).iter().map(|play| format!("{play}&game={game}").into_bytes()));
    deeds.push(format!("do=skip&guest={host}").into_bytes());
    deeds.push(format!("do=leave&id={}", "a".repeat(49)).into_bytes());
    deeds.push(format!("do=leave&pad={}", "a".repeat(BODY_LIMIT)).into_bytes());
    let questions = no_questions();
    deeds.extend(
        questions.iter().map(|text| format!("do=write_card&for=colours&text={}", escaped(text)).into_bytes()),
    );
    deeds.extend(nasty_names().iter().map(|name| format!("do=rename&name={}", escaped(name)).into_bytes()));
    deeds
}
