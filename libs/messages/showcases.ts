/** Showcases. */
export const showcases = {
  head: {
    title: 'Showcases — {brand}',
    description: 'Films of {brand} that belong together, put together: {names}.',
    showcase: {
      title: '{title} — showcase of {brand}',
      description: '{description} {count, plural, =1000 {1,000+ films} one {# film} other {# films}} at {brand}.',
    },
  },
  title: 'Showcases',
  text: 'Films that belong together, put together by those who made them.',
  open: 'Enter the showcase',
  eyebrow: 'Showcase',
  number: 'No. {number}',
  videoCount: '{count, plural, =1000 {1,000+ films} one {# film} other {# films}}',
  films: 'In this showcase',
  all: 'All showcases',
  empty: {
    title: 'No showcase is open.',
    text: 'The next one is being put together. Until then, the whole library is open.',
    action: 'Show all videos',
  },
  emptyPage: {
    title: 'This showcase ends here.',
    text: 'Nothing stands on this page of it.',
    action: 'Show its first films',
  },
} as const;
