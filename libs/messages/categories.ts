/** Categories. */
export const categories = {
  head: { title: 'Categories — {brand}', description: 'Every mood of {brand} at a glance: {names}.' },
  title: 'Categories',
  text: 'Choose a mood and see every film that matches it.',
  videoCount: '{count, plural, one {# video} other {# videos}}',
  find: { field: 'Find a category', submit: 'Find' },
  found: '{count, plural, =0 {No categories} one {# category} other {# categories}}',
  notFound: {
    title: 'No category is called “{find}”.',
    text: 'Films may have it in their title or description all the same.',
    action: 'Search the films',
  },
  order: { label: 'Sort by', films: 'Most films', name: 'A to Z' },
  empty: {
    title: 'No categories yet.',
    text: 'Categories appear here with the first films.',
    action: 'Show all videos',
  },
} as const;
