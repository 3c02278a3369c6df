//! Everything a page of this game looks at: people, cards, the four sides.

use rules::image::View;

use crate::games::room;

pub(super) type Room<'a> = room::Room<'a, View>;
