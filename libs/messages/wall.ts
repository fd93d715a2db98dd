/** The curators' wall. */
export const wall = {
  head: {
    title: 'The wall — {brand}',
    description: 'Images and notes from the curators of {brand}.',
  },
  title: 'The wall',
  text: 'Images and notes from our curators.',
  by: '{curator}, {date}',
  film: 'From {title}',
  minutes: '{count, number} min',
  rating: 'Rated {rating} of 10',
  curators: { label: 'Posts by', all: 'Everybody', one: '{name} · {count, number}' },
  remove: 'Remove {curator}’s post from the wall',
  removed: 'Post removed.',
  undo: 'Undo',
  failed: 'The post could not be changed. Please try again.',
  empty: {
    title: 'Nothing here yet.',
    text: 'This part of the wall is empty.',
    action: 'Go to the newest posts',
    videos: 'Show all videos',
  },
} as const;
