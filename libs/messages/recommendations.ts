/** What is recommended to members. */
export const recommendations = {
  head: 'For you — {brand}',
  title: 'For you',
  text: 'Chosen by what you watched, rated and kept.',
  all: 'Everything for you',
  more: 'Show more',
  loading: 'More is on its way',
  failed: 'More could not be loaded just now.',
  again: 'Try again',
  end: 'That was everything for now. It grows with what you watch.',
  scroll: { previous: 'Previous films', next: 'Next films' },
  shelves: {
    home: 'For you',
    tag: 'For you in this category',
    channels: 'From the channels, for you',
    models: 'Their films, for you',
    vmg: 'Across the network',
    internalChannels: 'From our channels, for you',
    videoPage: 'Watched by those who watched this',
    recommendedVideos: 'For you',
  },
  empty: {
    title: 'Nothing to recommend yet.',
    text: 'Watch, rate or keep a film, and this page begins to know you.',
    action: 'Show all videos',
  },
} as const;
