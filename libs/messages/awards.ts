/** Awards. */
export const awards = {
  head: {
    title: 'Awards — {brand}',
    description: 'What the films and performers of {brand} have won, and what they were nominated for.',
  },
  title: 'Awards',
  text: 'Festival prizes and nominations for the films of {brand} and the people in them.',
  facts: {
    label: 'Awards in figures',
    wins: '{count, plural, one {Prize won} other {Prizes won}}',
    nominations: '{count, plural, one {More nomination} other {More nominations}}',
    festivals: '{count, plural, one {Festival} other {Festivals}}',
    since: 'Since',
    count: '{count, number}',
  },
  result: { label: 'Show', all: 'All', won: 'Won', nominated: 'Nominated' },
  won: 'Won',
  nominated: 'Nominated',
  withdrawn: 'No longer shown',
  empty: {
    title: 'No awards here.',
    text: 'This page of the list is empty.',
    action: 'Show the latest awards',
  },
} as const;
