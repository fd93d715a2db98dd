/** The home page. */
export const home = {
  watch: 'Watch now',
  trailer: 'Watch the trailer',
  more: 'More about it',
  featured: 'Also worth an evening',
  eyebrow: { new: 'Just released', featured: 'Featured' },
  rating: 'Rated {rating} of 10',
  duration: '{minutes, number} min',
  scroll: { previous: 'Show earlier ones', next: 'Show more' },
  shelves: {
    latest: 'New this week',
    topRated: 'Best rated',
    mostViewed: 'Most watched',
    upcoming: 'Coming soon',
    free: 'Free to watch',
    recommended: 'Chosen for you',
    all: 'All videos',
  },
  performers: 'In front of the camera',
  allPerformers: 'All performers',
  categories: 'Browse by mood',
  videoCount: '{count, plural, one {# video} other {# videos}}',
  membership: {
    title: 'The whole library, from the first frame to the last.',
    text: 'Every film in full, up to 4K, with downloads and no advertising. Leave whenever you like.',
    join: 'Join {brand}',
  },
} as const;
