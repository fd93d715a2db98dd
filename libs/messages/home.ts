/** The home page. */
export const home = {
  title: '{brand} — {tagline}',
  watch: 'Watch now',
  trailer: 'Watch the trailer',
  more: 'More about it',
  featured: 'Featured',
  shelves: {
    latest: 'New this week',
    topRated: 'Best rated',
    mostViewed: 'Most watched',
    upcoming: 'Coming soon',
    free: 'Free to watch',
    recommended: 'Chosen for you',
    seeAll: 'See all of {shelf}',
  },
  performers: 'Faces of the network',
  categories: 'Browse by mood',
  videoCount: '{count, plural, one {# video} other {# videos}}',
  join: {
    title: 'The whole library, from the first frame to the last.',
    text: 'Every film in full, up to 4K, with downloads and no advertising. Leave whenever you like.',
    action: 'Join {brand}',
  },
} as const;
