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
  results: 'Results for “{query}”',
  count: '{count, plural, =0 {No films} one {# film} other {# films}}',
  countAtLeast: 'More than {count, number} films',
  prompt: {
    title: 'What are you in the mood for?',
    text: 'Type a title, a name or a mood.',
  },
  empty: {
    title: 'Nothing found for “{query}”.',
    text: 'Check the spelling, or try fewer words.',
    action: 'Browse all videos',
  },
  order: {
    label: 'Sort by',
    NEWEST: 'Newest',
    RATING: 'Best rated',
    MOST_VIEWED: 'Most viewed',
    NAME: 'Title',
  },
  mood: '{name} · {count, number}',
  narrowed: {
    title: 'No film matches all of that.',
    text: 'None of the films for “{query}” matches these filters.',
    action: 'Remove the filters',
  },
  beyond: {
    title: 'There is nothing on this page.',
    text: 'The results for “{query}” end before this page.',
    action: 'Back to the first page',
  },
  sections: {
    recent: 'Recent searches',
    saved: 'Saved searches',
    popular: 'Popular searches',
    films: 'Films',
    people: 'People',
    moods: 'Moods',
  },
  suggestions: '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}',
  didYouMean: 'Did you mean “{query}”?',
  recent: { remove: 'Remove “{query}” from the recent searches', removeAll: 'Remove all' },
  all: 'All results for “{query}”',
} as const;
