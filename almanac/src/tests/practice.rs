//! Images to practise on.

use std::{collections::HashSet, sync::LazyLock};

use rules::image::{FictionalLife, Kind, Verdict};

use crate::{Almanac, Circle, Criterion, PersonId, PracticeImage, Terms};

/// As many days as it takes until all real people have been, from the first to the last of them.
const CYCLE: u64 = 300 / (PracticeImage::A_DAY as u64 - 1);

/// The images of these days.
static IMAGES: LazyLock<Vec<Vec<PracticeImage>>> = LazyLock::new(|| {
    let first = 270 * CYCLE;
    (first..first + CYCLE).map(|day| Almanac::embedded().practice_images(day)).collect()
});

fn fitting(image: &PracticeImage) -> Vec<PersonId> {
    let terms = Terms { circle: Circle::WellKnown, ..Terms::default() };
    Almanac::embedded().fitting(&image.criteria, terms).iter().collect()
}

#[test]
fn a_day_has_five_images_and_the_same_ones_for_everybody() {
    for (day, images) in (270 * CYCLE..).zip(&*IMAGES) {
        assert_eq!(images.len(), PracticeImage::A_DAY);
        let people: HashSet<PersonId> = images.iter().map(|image| image.person).collect();
        assert_eq!(people.len(), PracticeImage::A_DAY, "day {day}");
        if day % 25 == 0 {
            assert_eq!(*images, Almanac::embedded().practice_images(day), "day {day}");
        }
    }
    assert!(IMAGES.windows(2).all(|days| days[0] != days[1]));
}

#[test]
fn nobody_comes_again_before_all_others_have_been() {
    let almanac = Almanac::embedded();
    let people = IMAGES.iter().flatten().map(|image| image.person);
    let (fictional, real): (HashSet<PersonId>, HashSet<PersonId>) =
        people.partition(|person| almanac.person(*person).is_fictional());
    assert_eq!((real.len(), fictional.len()), (300, CYCLE as usize));
}

#[test]
fn every_image_fits_who_is_meant_and_few_others() {
    let almanac = Almanac::embedded();
    let mut wide = Vec::new();
    for image in IMAGES.iter().flatten() {
        let person = almanac.person(image.person);
        let name = person.english_name();
        assert!(person.is_well_known(), "{name}");
        let verdict = almanac.verdict(image.person, image.criteria.iter().copied(), FictionalLife::Never);
        assert_eq!(verdict, Verdict::Fits, "{name}: {:?}", image.criteria);
        let (letters, profile): (Vec<Criterion>, Vec<Criterion>) =
            image.criteria.iter().copied().partition(|criterion| criterion.kind() == Kind::Letter);
        assert_eq!(letters, [Criterion::Letter(person.initial())], "{name}");
        assert_eq!(image.criteria.last(), letters.first(), "{name}: the letter ends it");
        assert!((3..=PracticeImage::MOST_CARDS).contains(&profile.len()), "{name}: {profile:?}");
        assert!(image.criteria.iter().all(|criterion| criterion.copies() > 0), "{name}");
        let distinct: HashSet<&Criterion> = image.criteria.iter().collect();
        assert_eq!(distinct.len(), image.criteria.len(), "{name}");
        if fitting(image).len() > PracticeImage::MOST_FITTING {
            wide.push((name, image.criteria.clone(), fitting(image).len()));
        }
    }
    assert!(wide.is_empty(), "{}: {wide:#?}", wide.len());
}

#[test]
fn a_hint_is_one_more_card_that_fits() {
    let almanac = Almanac::embedded();
    let images: Vec<&PracticeImage> = IMAGES.iter().flatten().collect();
    let hinted = images.iter().filter_map(|image| Some((*image, image.hint?)));
    for (image, hint) in hinted.clone() {
        let person = almanac.person(image.person);
        assert_eq!(person.verdict(hint, FictionalLife::Never), Verdict::Fits, "{}", person.english_name());
        assert!(!image.criteria.contains(&hint), "{}", person.english_name());
    }
    assert!(hinted.count() * 4 > images.len() * 3, "most people have one");
}
