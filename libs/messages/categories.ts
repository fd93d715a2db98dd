/** Categories. */
export const categories = {
  head: { title: 'Categories — {brand}', description: 'Every mood of {brand} at a glance: {names}.' },
  title: 'Categories',
  text: 'Choose a mood, and see every film that has it.',
  videoCount: '{count, plural, one {# video} other {# videos}}',
  empty: {
    title: 'No category yet.',
    text: 'As soon as the first films are out, they are sorted here.',
    action: 'Show all videos',
  },
} as const;
