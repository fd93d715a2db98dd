/** The curators' wall. */
export const wall = {
  head: {
    title: 'The wall — {brand}',
    description: 'Frames and lines from the curators of {brand}.',
  },
  title: 'The wall',
  text: 'Frames and lines from the people who choose what you see here.',
  by: '{curator}, {date}',
  film: 'From {title}',
  remove: 'Take {curator}’s post off the wall',
  removed: 'The post is off the wall.',
  undo: 'Undo',
  failed: 'The post could not be changed. Please try again.',
  empty: {
    title: 'Nothing hangs here.',
    text: 'This part of the wall is empty.',
    action: 'To the newest posts',
  },
} as const;
