/** Showcases. */
export const showcases = {
  head: {
    title: 'Showcases — {brand}',
    description: 'Curated collections of films by {brand}: {names}.',
    showcase: {
      title: '{title} — showcase of {brand}',
      description: '{description} {count, plural, =1000 {1,000+ films} one {# film} other {# films}} at {brand}.',
    },
  },
  title: 'Showcases',
  text: 'Collections of films, curated by the people who made them.',
  open: 'Open showcase',
  eyebrow: 'Showcase',
  number: 'No. {number}',
  videoCount: '{count, plural, =1000 {1,000+ films} one {# film} other {# films}}',
  films: 'In this showcase',
  all: 'All showcases',
  empty: {
    title: 'No showcases yet.',
    text: 'The next one is coming soon. Until then, explore the whole library.',
    action: 'Show all videos',
  },
  emptyPage: {
    title: 'No more films.',
    text: 'This page of the showcase is empty.',
    action: 'Back to its first films',
  },
} as const;
