/** The ranking. */
export const topRated = {
  title: 'Top rated',
  text: 'The films that members rate best, in order.',
  rank: 'Number {rank}',
  rating: '{rating} of 10',
  ratings: '{count, plural, one {# rating} other {# ratings}}',
  watch: 'Watch now',
  empty: {
    title: 'The ranking ends here.',
    text: 'Nothing stands on this page. Begin again from number one.',
    action: 'Show number one',
  },
} as const;
