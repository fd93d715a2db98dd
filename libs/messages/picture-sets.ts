/** Galleries of stills. */
export const pictureSets = {
  head: 'Photographs of {title} — {brand}',
  headDescription: '{count, plural, one {# photograph} other {# photographs}} from {title} at {brand}, with {names}.',
  count: '{count, plural, one {# photograph} other {# photographs}}',
  film: 'Go to the film',
  download: 'Download all',
  alt: 'Photograph {number, number} of {title}',
  open: 'Open photograph {number, number} of {title}',
  openDescribed: 'Open photograph {number, number}: {alt}',
  close: 'Close',
  previous: 'Previous photograph',
  next: 'Next photograph',
  position: '{number, number} of {count, number}',
  failed: 'This photograph could not be loaded.',
  retry: 'Try again',
  locked: {
    title: 'Not unlocked yet.',
    text: '{count, plural, one {This film has one photograph} other {This film has # photographs}}.',
    action: 'See how to unlock',
  },
} as const;
