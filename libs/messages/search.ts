/** Search and its suggestions. */
export const search = {
  head: {
    title: 'Search — {brand}',
    titleFor: '“{query}” — search on {brand}',
    description: 'Search the films and performers of {brand}.',
  },
  title: 'Search',
  field: 'Search films and people',
  submit: 'Search',
  clear: 'Clear the search',
  results: 'Results for “{query}”',
  count: '{count, plural, =0 {No films} one {# film} other {# films}}',
  countAtLeast: 'More than {count, number} films',
  prompt: {
    title: 'What are you in the mood for?',
    text: 'Type a title, a name or a mood.',
  },
  empty: {
    title: 'Nothing found for “{query}”.',
    text: 'Check the spelling, try fewer words, or browse everything.',
    action: 'Browse all videos',
  },
  sections: { films: 'Films', people: 'People', moods: 'Moods' },
  suggestions: '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}',
  all: 'All results for “{query}”',
} as const;
