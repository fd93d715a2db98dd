/** The home page. */
export const home = {
  head: '{brand} — {tagline}',
  watch: 'Watch now',
  unlock: 'Unlock',
  trailer: 'Watch the trailer',
  more: 'More about this film',
  eyebrow: { new: 'Just released', featured: 'Featured' },
  rating: 'Rated {rating} of 10',
  scroll: { previous: 'Scroll back', next: 'Show more' },
  all: 'All videos',
  allPerformers: 'All performers',
  videoCount: '{count, plural, one {# video} other {# videos}}',
  rows: { trial: 'In your free trial' },
  membership: {
    title: 'The whole library, from the first frame to the last.',
    text: 'Every film in full, with downloads and no advertising. Cancel anytime.',
    join: 'Join {brand}',
  },
} as const;
