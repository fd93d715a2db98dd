/** Cards of videos, performers and the like, wherever they stand. */
export const cards = {
  duration: '{minutes, number} min',
  new: 'New',
  upcoming: 'Coming {date}',
  free: 'Free',
  exclusive: 'Exclusive',
  locked: 'Locked',
  rating: 'Rated {rating} of 10',
  videoCount: '{count, plural, one {# video} other {# videos}}',
  undo: 'Undo',
  progress: '{percent, number}% watched',
  later: {
    label: 'Watch later: {name}',
    word: 'Watch later',
    added: '{name} waits for you under Watch later.',
    removed: '{name} no longer waits for you.',
  },
  favorite: {
    label: 'Favourite: {name}',
    word: 'Favourite',
    added: '{name} is in your favourites.',
    removed: '{name} is no longer a favourite.',
  },
  pagination: { label: 'Pages', previous: 'Previous page', next: 'Next page', page: 'Page {page}' },
  scroll: { previous: 'Show earlier ones', next: 'Show more' },
} as const;
