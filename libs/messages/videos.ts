/** The listing of videos. */
export const videos = {
  head: {
    title: 'Videos — {brand}',
    narrowed: '{filters}: videos — {brand}',
    description: 'Every film of {brand}, newest first: {total} to browse by mood, rating and date.',
    narrowedDescription: '{filters} at {brand}: {total}, newest first.',
  },
  title: 'Videos',
  count: '{count, plural, one {# video} other {# videos}}',
  countAtLeast: 'More than {count, number} videos',
  order: {
    label: 'Sort by',
    NEWEST: 'Newest',
    RATING: 'Best rated',
    MOST_VIEWED: 'Most watched',
    NAME: 'Title',
  },
  filter: {
    label: 'Mood',
    all: 'All moods',
    active: 'Filters',
    remove: 'Remove {filter}',
    clear: 'Clear all',
    search: '“{search}”',
    noCategory: 'There is no category “{search}”. These films match the words.',
    nothing: 'There is no category “{search}”, and no film matches the words.',
  },
  trial: { label: 'Your trial', all: 'All films', only: 'Only films in it' },
  watched: { hide: 'Hide watched', hidden: 'Watched films hidden' },
  empty: {
    title: 'No videos match these filters.',
    text: 'Remove a filter, or start again with the whole library.',
    action: 'Show all videos',
    searchOnly: 'Search without the filters',
  },
} as const;
