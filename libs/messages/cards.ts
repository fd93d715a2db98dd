/** Cards of videos, performers and the like, wherever they stand. */
export const cards = {
  new: 'New',
  upcoming: 'Coming {date}',
  free: 'Free',
  trial: 'In your trial',
  exclusive: 'Exclusive',
  locked: 'Locked',
  rating: 'Rated {rating} of 10',
  videoCount: '{count, plural, one {# video} other {# videos}}',
  undo: 'Undo',
  progress: '{percent, number}% watched',
  later: {
    label: 'Watch later: {name}',
    word: 'Watch later',
    added: '{name} was added to Watch later.',
    removed: '{name} was removed from Watch later.',
  },
  playlist: { label: 'Add to playlist: {name}' },
  favorite: {
    label: 'Favorite: {name}',
    word: 'Favorite',
    added: '{name} was added to your favorites.',
    removed: '{name} was removed from your favorites.',
  },
  pagination: { label: 'Pages', previous: 'Previous page', next: 'Next page', page: 'Page {page}' },
  scroll: { previous: 'Scroll back', next: 'Show more' },
} as const;
