//! What a person sees: whole documents, and the regions of a live page that change while it is open.

mod bots;
mod cards;
mod context;
mod device;
mod document;
mod entry;
mod evening;
mod face_choice;
mod hand;
mod headline;
mod last_game;
mod lobby;
mod menu;
mod pass;
mod qr;
mod region;
mod rules;
mod stage;
mod trouble_page;
mod waiting;

#[cfg(test)]
pub(crate) mod fixtures;
#[cfg(test)]
mod looks;
#[cfg(test)]
mod words_from_locales;

pub(crate) use cards::{Desk, cards, cards_landing};
pub(crate) use context::{AssetPaths, Context, MetBefore, Plain};
pub(crate) use device::{Whose, device, device_landing};
pub(crate) use document::{Dress, dressed_leaf};
pub(crate) use entry::{Entry, WayBack, about, come_back, home, join};
pub(crate) use evening::{
    Book, PastGame, Whence, evening, evening_picture, evening_to_come, kept_page, method, past_game,
};
pub(crate) use face_choice::face_choice;
pub(crate) use hand::Hand;
pub(crate) use hand::{PLAYED, hand, hand_page, played, refusing_hand_page};
pub(crate) use last_game::last_game;
pub(crate) use menu::menu;
pub(crate) use pass::{closed, closed_page, opened, opened_page, pass_join};
pub(crate) use qr::qr_svg;
pub(crate) use region::{Region, Timing};
pub(crate) use rules::{rules, table_rules};
pub(crate) use stage::Stage;
pub(crate) use stage::{StageLight, stage, stage_page};
pub(crate) use trouble_page::{TroublePage, trouble};
