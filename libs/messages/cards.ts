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
  pagination: { label: 'Pages', previous: 'Previous page', next: 'Next page', page: 'Page {page}' },
  scroll: { previous: 'Show earlier ones', next: 'Show more' },
} as const;
