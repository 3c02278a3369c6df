//! What a person sees: whole documents, and the regions of a live page that change while it is open.

mod context;
mod device;
mod document;
mod doors;
mod hand;
mod lobby;
mod menu;
mod qr;
mod region;
mod rules;
mod stage;
mod trouble;
mod waiting;

#[cfg(test)]
mod fixtures;
#[cfg(test)]
mod looks;

pub use context::{AssetPaths, Context, Plain};
pub use device::{device, device_landing};
pub use doors::{Entry, about, come_back, home, join};
pub(crate) use hand::Hand;
pub use hand::{hand, hand_page, refusing_hand_page};
pub use menu::menu;
pub use qr::qr_svg;
pub use region::Region;
pub use rules::{rules, table_rules};
pub(crate) use stage::Stage;
pub use stage::{stage, stage_page};
pub use trouble::{Trouble, trouble};
