/** Awards. */
export const awards = {
  head: {
    title: 'Awards — {brand}',
    description: 'What the films and performers of {brand} have won, and what they were nominated for.',
  },
  title: 'Awards',
  text: 'What festivals said about the films of {brand}, and about the people in them.',
  columns: { year: 'Year', prize: 'Prize', film: 'Film', result: 'Result' },
  caption: 'Prizes and nominations, the latest first',
  won: 'Won',
  nominated: 'Nominated',
  withdrawn: 'No longer shown',
  empty: {
    title: 'No prize here yet.',
    text: 'Nothing stands on this page of the list.',
    action: 'Show the latest awards',
  },
} as const;
