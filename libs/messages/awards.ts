/** Awards. */
export const awards = {
  head: {
    title: 'Awards — {brand}',
    description: 'What the films and performers of {brand} have won, and what they were nominated for.',
  },
  title: 'Awards',
  text: 'Festival prizes and nominations for the films of {brand} and the people in them.',
  columns: { year: 'Year', prize: 'Prize', film: 'Film', result: 'Result' },
  caption: 'Prizes and nominations, the latest first',
  won: 'Won',
  nominated: 'Nominated',
  withdrawn: 'No longer shown',
  empty: {
    title: 'No awards here.',
    text: 'This page of the list is empty.',
    action: 'Show the latest awards',
  },
} as const;
