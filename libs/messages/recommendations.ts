/** Recommendations for members. */
export const recommendations = {
  head: 'For you — {brand}',
  title: 'For you',
  text: 'Based on what you watched, rated and favorited.',
  all: 'Everything for you',
  more: 'Show more',
  loading: 'Loading more',
  failed: 'More could not be loaded just now.',
  again: 'Try again',
  end: 'That’s everything for now. Watch more to get more recommendations.',
  scroll: { previous: 'Previous films', next: 'Next films' },
  shelves: {
    home: 'For you',
    tag: 'For you in this category',
    channels: 'From the channels, for you',
    models: 'More with this performer, for you',
    vmg: 'Across the network',
    internalChannels: 'From our channels, for you',
    videoPage: 'Members also watched',
    recommendedVideos: 'For you',
  },
  empty: {
    title: 'Nothing to recommend yet.',
    text: 'Watch, rate or favorite a film to start getting recommendations.',
    action: 'Show all videos',
  },
} as const;
