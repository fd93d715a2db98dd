/** The curators' wall. */
export const wall = {
  head: {
    title: 'Wall — {brand}',
    description: 'Images and notes from the curators of {brand}.',
  },
  title: 'Wall',
  text: 'Images and notes from our curators.',
  by: '{curator}, {date}',
  film: 'From {title}',
  rating: 'Rated {rating} of 10',
  curators: { label: 'Posts by', all: 'Everybody', one: '{name} · {count, number}' },
  remove: 'Remove {curator}’s post from the wall',
  removed: 'Post removed.',
  undo: 'Undo',
  failed: 'The post could not be changed. Please try again.',
  report: 'Report {curator}’s post',
  signInToReport: 'Sign in to report {curator}’s post',
  reportDialog: {
    title: 'Report this post',
    text: 'Our moderators will look at it. The curator doesn’t learn who reported it.',
    sent: 'Thank you. Our moderators will look at it.',
  },
  errors: {
    alreadyReported: 'You have already reported this post.',
    postGone: 'This post is no longer on the wall.',
  },
  empty: {
    title: 'Nothing here yet.',
    text: 'This part of the wall is empty.',
    action: 'Go to the newest posts',
    videos: 'Show all videos',
  },
} as const;
