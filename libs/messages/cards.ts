/** Cards of videos, performers and the like, wherever they stand. */
export const cards = {
  by: 'With {names}',
  duration: '{minutes, number} min',
  new: 'New',
  upcoming: 'Coming {date}',
  free: 'Free',
  exclusive: 'Exclusive',
  locked: 'Locked',
  preview: 'Preview of {title}',
  rating: 'Rated {rating} of 10',
  videoCount: '{count, plural, one {# video} other {# videos}}',
  noRating: 'Not rated yet',
} as const;
