//! *Who are they?*: images of people whom everybody knows, to practise on.
//!
//! The box has a few on the first page of its book. Here there are five a day, which follow from the day
//! alone: whoever plays on the same day with the same almanac guesses the same people.

use rules::{
    Seeded,
    image::{FictionalLife, Life, Verdict},
    shuffle,
};

use crate::{
    Almanac, Circle, Country, Criterion, Period, Person, PersonId, PlaceCard, Status, Terms, verdict::AS_OF,
};

/// The image of somebody, to be guessed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PracticeImage {
    /// Who was thought of. Others may fit as well, as in the game.
    pub person: PersonId,
    /// Three to five profile cards in the order of kinds, and the letter.
    pub criteria: Vec<Criterion>,
    /// One more card that fits, for who is at a loss.
    pub hint: Option<Criterion>,
}

impl PracticeImage {
    /// So many a day.
    pub const A_DAY: usize = 5;
    /// So many profile cards at most: a hand full.
    pub const MOST_CARDS: usize = 5;
    /// So many well-known people, the one who is meant among them, may fit an image that can be guessed.
    pub const MOST_FITTING: usize = 3;
}

/// Where in a day's five the fictional character stands.
const FICTIONAL: usize = 2;
/// The best known of the real people: further down there are names that many a table has never heard.
const REAL_PEOPLE: usize = 300;
/// Images of one person that are tried, of which the one with the fewest others who fit is shown.
const TRIES: usize = 6;

impl Almanac {
    /// The images of a day, which is counted from wherever one likes. Nobody comes again before all others
    /// have been.
    pub fn practice_images(&self, day: u64) -> Vec<PracticeImage> {
        let mut people = self.turns_of(Status::Nonfictional, REAL_PEOPLE, PracticeImage::A_DAY - 1, day);
        for character in self.turns_of(Status::Fictional, usize::MAX, 1, day) {
            people.insert(FICTIONAL, character);
        }
        let mut chance = Seeded::new(Seeded::nth(PICTURES, day));
        people.into_iter().map(|person| self.practice_image(person, &mut chance)).collect()
    }

    /// Those whose turn it is: so many a day, out of the best known of these.
    fn turns_of(&self, status: Status, best_known: usize, a_day: usize, day: u64) -> Vec<PersonId> {
        let terms = Terms { circle: Circle::WellKnown, ..Terms::default() };
        let known = self.fitting(&[Criterion::Status(status)], terms);
        let can_be_shown = |person: &PersonId| self.can_be_shown(&self.person(*person));
        let mut people: Vec<PersonId> = known.iter().filter(can_be_shown).take(best_known).collect();
        let days = (people.len() / a_day).max(1) as u64;
        shuffle(&mut people, &mut Seeded::new(Seeded::nth(PEOPLE, day / days)));
        let first = (day % days) as usize * a_day;
        let mut todays: Vec<PersonId> = people.into_iter().skip(first).take(a_day).collect();
        // The best known first: one warms up.
        todays.sort_unstable();
        todays
    }

    /// Whether there are cards enough for an image, a letter and one of each kind, and few others whom all of
    /// them fit. Too many film stars begin with C.
    fn can_be_shown(&self, person: &Person<'_>) -> bool {
        let mut cards = clear_criteria(person);
        let has_all = [is_place, is_time, is_field].iter().all(|kind| cards.iter().any(kind));
        let letter = Criterion::Letter(person.initial());
        cards.push(letter);
        has_all && letter.copies() > 0 && self.how_many_fit(&cards) <= PracticeImage::MOST_FITTING
    }

    fn practice_image(&self, id: PersonId, chance: &mut Seeded) -> PracticeImage {
        let person = self.person(id);
        let tries = (0..TRIES).map(|_| self.try_image(&person, chance));
        let best = tries.min_by_key(|(fitting, criteria)| (*fitting, criteria.len()));
        let criteria = best.map(|(_, criteria)| criteria).unwrap_or_default();
        let hint = self.hint(&person, &criteria);
        PracticeImage { person: id, criteria, hint }
    }

    /// A place, a time and a field, and then more cards while too many others fit: how many fit at the end,
    /// and the cards.
    fn try_image(&self, person: &Person<'_>, chance: &mut Seeded) -> (usize, Vec<Criterion>) {
        let mut cards = clear_criteria(person);
        shuffle(&mut cards, chance);
        let letter = Criterion::Letter(person.initial());
        let mut image = vec![letter];
        if person.is_fictional() {
            image.push(Criterion::Status(Status::Fictional));
        }
        let home = home_bits(person);
        let is_home = |card: &&Criterion| matches!(card, Criterion::Place(place) if home & place.bit() != 0);
        image.extend(cards.iter().find(is_home).or_else(|| cards.iter().find(|card| is_place(card))));
        image.extend(cards.iter().filter(|card| is_time(card)).max_by_key(|card| years_in(person, **card)));
        image.extend(cards.iter().find(|card| is_field(card)));
        while image.len() <= PracticeImage::MOST_CARDS
            && self.how_many_fit(&image) > PracticeImage::MOST_FITTING
        {
            let Some(narrowest) = self.narrowest(&cards, &image) else { break };
            image.push(narrowest);
        }
        // Letters are the last of the kinds.
        image.sort_unstable();
        (self.how_many_fit(&image), image)
    }

    /// The card that leaves the fewest who fit, if it leaves fewer than there are.
    fn narrowest(&self, cards: &[Criterion], image: &[Criterion]) -> Option<Criterion> {
        let with = |card: Criterion| (self.how_many_fit(&[image, &[card]].concat()), card);
        let (fitting, best) = cards.iter().map(|card| with(*card)).min_by_key(|(fitting, _)| *fitting)?;
        (fitting < self.how_many_fit(image)).then_some(best)
    }

    /// A card that rules somebody out, or else says more of the one who is meant.
    fn hint(&self, person: &Person<'_>, image: &[Criterion]) -> Option<Criterion> {
        let mut cards = clear_criteria(person);
        let further = person.further_fields().map(Criterion::Activity);
        cards.extend(further.filter(|criterion| criterion.copies() > 0));
        let new = cards.iter().copied().filter(|card| !image.contains(card));
        let telling = |card: &Criterion| (is_field(card), is_country(card), is_time(card));
        self.narrowest(&cards, image).or_else(|| new.max_by_key(telling))
    }

    /// Among those whom most tables know.
    fn how_many_fit(&self, image: &[Criterion]) -> usize {
        let terms = Terms { circle: Circle::WellKnown, ..Terms::default() };
        self.fitting(image, terms).len()
    }
}

/// What the seeds are for, so that the order of people and their images have nothing in common.
const PEOPLE: u64 = 0x77_68_6f;
const PICTURES: u64 = 0x69_6d_67;

/// The profile cards that somebody fits without a doubt. Who is living is left out: it can change overnight.
fn clear_criteria(person: &Person<'_>) -> Vec<Criterion> {
    let fits = |criterion: &Criterion| person.verdict(*criterion, FictionalLife::Never) == Verdict::Fits;
    let places = PlaceCard::ALL.into_iter().map(Criterion::Place).filter(fits);
    let times = Period::ALL.into_iter().map(Criterion::Time).filter(fits);
    let fields = person.fields().map(Criterion::Activity);
    let status = [Criterion::Status(Status::Dead)].into_iter().filter(fits);
    let all = places.chain(times).chain(fields).chain(status);
    all.filter(|criterion| criterion.copies() > 0).collect()
}

/// The places that come to mind first: where somebody was born or at home, and the next one.
fn home_bits(person: &Person<'_>) -> u32 {
    let countries = person.ties().into_iter().take(2).filter_map(|tie| Country::named(&tie.place.en));
    countries.fold(0, |bits, country| bits | country.place_bits())
}

/// How many years of a real life lie in a time.
fn years_in(person: &Person<'_>, card: Criterion) -> i32 {
    let (born, last) = match person.life() {
        Life::Lived { born, died } => (born, died),
        Life::Living { born } => (born, AS_OF),
        Life::LivedFrom { .. } | Life::Imagined { .. } => return 0,
    };
    let Criterion::Time(period) = card else { return 0 };
    let years = period.years();
    i32::from(last.min(*years.end())) - i32::from(born.max(*years.start()))
}

/// Whoever knows the country knows the continent.
fn is_country(card: &Criterion) -> bool {
    use PlaceCard::{Africa, Asia, Europe, NorthAmerica, Oceania, SouthAmerica};
    let is_continent =
        |place| matches!(place, Europe | Asia | Africa | NorthAmerica | SouthAmerica | Oceania);
    matches!(card, Criterion::Place(place) if !is_continent(*place))
}

fn is_place(card: &Criterion) -> bool {
    matches!(card, Criterion::Place(_))
}

fn is_time(card: &Criterion) -> bool {
    matches!(card, Criterion::Time(_))
}

fn is_field(card: &Criterion) -> bool {
    matches!(card, Criterion::Activity(_))
}
