//! What just happened, in a line.

use table::{GuestId, News, TableView};

use super::{Words, bidi_names::bot_called, called, named};
use crate::games;

/// The latest news for a phone, each a sentence: of the game, and of who comes and goes.
pub(crate) fn latest_news(words: &Words, view: &TableView) -> impl Iterator<Item = String> {
    games::latest_news(words, view).into_iter().chain(latest_table_news(words, view))
}

/// The latest news of who comes and goes; none when there is nothing to tell, or nobody left to tell it of. A
/// stage needs no other: its board tells of the game.
pub(crate) fn latest_table_news(words: &Words, view: &TableView) -> Option<String> {
    let name = |guest: &GuestId| view.guest(*guest).map(called);
    let bare = |guest: &GuestId| view.guest(*guest).map(|guest| named(guest.name.as_str()));
    Some(match view.news.as_ref()? {
        News::Arrived { guest } => words.news_arrived(name(guest)?),
        News::Returned { guest } => words.news_returned(name(guest)?),
        News::Left { guest } => words.news_left(name(guest)?),
        News::ShownOut { name } => words.news_shown_out(named(name.as_str())),
        News::BotSentAway { name } => words.news_bot_sent_away(bot_called(name.as_str())),
        // Whoever has just opened a table knows whose it is.
        News::HostNow { .. } if view.guests.len() == 1 => return None,
        News::HostNow { guest } if view.me == Some(*guest) => words.news_host_now_you(),
        News::HostNow { guest } => words.news_host_now(name(guest)?),
        News::Skipped { guest } => words.news_skipped(name(guest)?),
        News::WentAway { guest } => words.news_went_away(name(guest)?),
        News::CameBack { guest } => words.news_came_back(name(guest)?),
        News::SatDown { guest } => words.news_sat_down(name(guest)?),
        // What a bot has to do with them is what these tell.
        News::StandInCame { guest } => words.news_stand_in_came(bare(guest)?),
        News::StandInWent { guest } if view.me == Some(*guest) => words.news_stand_in_went_you(),
        News::StandInWent { guest } => words.news_stand_in_went(bare(guest)?),
        News::BrokenOff => words.news_broken_off(),
        News::TimeUp => words.news_time_up(),
        News::MoreTime { guest } => words.news_more_time(name(guest)?),
    })
}
