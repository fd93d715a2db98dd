/** Categories. */
export const categories = {
  head: { title: 'Categories — {brand}', description: 'Every mood of {brand} at a glance: {names}.' },
  title: 'Categories',
  text: 'Choose a mood and see every film that matches it.',
  videoCount: '{count, plural, one {# video} other {# videos}}',
  empty: {
    title: 'No categories yet.',
    text: 'Categories appear here with the first films.',
    action: 'Show all videos',
  },
} as const;
