/** Rating a film and reviewing it; `errors` are the texts of the gateway's refusals too. */
export const ratings = {
  rate: 'Rate this film',
  yours: 'Your rating: {rating}',
  review: 'Review this film',
  summary: {
    members: 'Rated {rating} of 10 by {count, plural, one {# member} other {# members}}',
    nobody: 'Nobody has rated this film yet.',
  },
  dialog: {
    title: 'How was {title}?',
    overall: 'Overall',
    zero: 'No stars',
    option: '{value} of {maximum}',
    none: 'Not rated',
    close: 'Close',
    done: 'Done',
    reviewTitle: 'Your review of {title}',
    reviewText: 'Rate the film overall first, then in detail. Each rating is saved right away.',
    parts: 'In detail',
    performers: 'Performers',
  },
  properties: { story: 'Story', camera: 'Camera', performance: 'Performance', sound: 'Sound' },
  errors: {
    failed: 'Your rating could not be saved. Please try again.',
    alreadyRated: 'You have already given this rating.',
    outOfRange: 'A rating is a whole number between 0 and the maximum.',
    overallFirst: 'Leave overall rating first',
    unknownType: 'This can’t be rated here.',
  },
} as const;
