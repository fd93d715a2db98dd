/** The listing of videos. */
export const videos = {
  title: 'Videos',
  headTitle: 'Videos, page {page} — {brand}',
  headTitleFirst: 'Videos — {brand}',
  description: 'Every film of {brand}, newest first: browse {total} by mood, rating and date.',
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
  },
  empty: {
    title: 'Nothing fits all of that.',
    text: 'Remove a filter, or begin again with the whole library.',
    action: 'Show all videos',
  },
} as const;
