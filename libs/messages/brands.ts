/** The network’s sites. */
export const brands = {
  head: {
    title: 'The network — {brand}',
    description: 'Every site of the network that {brand} belongs to.',
    site: {
      videos: 'Videos of {site} — {brand}',
      performers: 'Performers of {site} — {brand}',
      description: '{site}, presented by {brand}: {count, plural, one {# film} other {# films}}.',
    },
  },
  title: 'The network',
  text: 'Every site of the network, each with its own style.',
  here: 'You are here',
  included: 'Included here',
  visit: 'Visit {site}',
  explore: 'Explore {site} here',
  since: 'Since {year}',
  // The gateway counts no further than a thousand.
  videoCount: '{count, plural, =1000 {1,000+ films} one {# film} other {# films}}',
  performerCount: '{count, plural, =1000 {1,000+ performers} one {# performer} other {# performers}}',
  site: {
    eyebrow: 'Presented by {brand}',
    tabs: 'Sections of {site}',
    videos: 'Videos',
    performers: 'Performers',
    newest: 'New at {site}',
    people: 'In front of the camera',
    allPeople: 'All performers',
    films: 'All films',
    scroll: { previous: 'Scroll back', next: 'Scroll on' },
    order: {
      label: 'Sort by',
      NEWEST: 'Newest',
      RATING: 'Best rated',
      MOST_VIEWED: 'Most viewed',
      NAME: 'Title',
    },
    facts: {
      label: '{site} in figures',
      films: 'Films',
      performers: 'Performers',
      since: 'Online since',
      // The gateway counts no further than a thousand.
      count: '{count, plural, =1000 {1,000+} other {#}}',
    },
    empty: {
      title: 'There is nothing on this page.',
      text: 'The list ends before this page.',
      action: 'Back to the start',
    },
  },
} as const;
