/** The ranking. */
export const topRated = {
  head: {
    title: 'Top rated — {brand}',
    description: 'The films of {brand} that members rate best, in order.',
  },
  title: 'Top rated',
  text: 'The films that members rate best, in order.',
  rank: 'Number {rank}',
  rating: '{rating} of 10',
  ratings: '{count, plural, one {# rating} other {# ratings}}',
  watch: 'Watch now',
  empty: {
    title: 'The ranking ends here.',
    text: 'There is nothing on this page. Start again from number one.',
    action: 'Go to number one',
  },
} as const;
