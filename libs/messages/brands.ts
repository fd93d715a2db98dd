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
  through: 'Available in the bundle',
  since: 'Since {year}',
  videoCount: '{count, plural, one {# film} other {# films}}',
  videoCountAtLeast: '{count, number}+ films',
  performerCount: '{count, plural, one {# performer} other {# performers}}',
  site: {
    eyebrow: 'Presented by {brand}',
    tabs: 'Sections of {site}',
    videos: 'Videos',
    performers: 'Performers',
    empty: {
      title: 'There is nothing on this page.',
      text: 'The list ends before this page.',
      action: 'Back to the start',
    },
  },
} as const;
