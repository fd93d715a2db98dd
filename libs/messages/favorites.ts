/** The pages of favorites. */
export const favorites = {
  head: {
    overview: 'Your favorites — {brand}',
    videos: 'Favorite videos — {brand}',
    performers: 'Favorite performers — {brand}',
    channels: 'Favorite channels — {brand}',
    external: 'Favorites on our other sites — {brand}',
  },
  overview: {
    title: 'Your favorites',
    text: 'Everything you love, in one place.',
    videos: 'Videos',
    performers: 'Performers',
    channels: 'Channels',
    all: 'See all',
    external: 'On our other sites',
  },
  videos: { title: 'Favorite videos', count: '{count, plural, one {# video} other {# videos}}, latest first' },
  performers: {
    title: 'Favorite performers',
    count: '{count, plural, one {# performer} other {# performers}}, latest first',
  },
  channels: {
    title: 'Favorite channels',
    count: '{count, plural, one {# channel} other {# channels}}, latest first',
    thirdParty: 'Partner channel',
    own: 'Our own channel',
  },
  external: {
    title: 'Favorites on our other sites',
    text: 'Each video opens on its own site. You stay signed in.',
    count: '{count, plural, one {# video} other {# videos}}',
    visit: 'Go to {site}',
    link: 'All favorites of our other sites',
  },
  followed: '{name} was added to your favorites. You get a notice of each new film.',
  empty: {
    overview: {
      title: 'No favorites yet.',
      text: 'Tap the heart on a film or a performer to add it here.',
      action: 'Browse videos',
    },
    videos: {
      title: 'No favorite videos yet.',
      text: 'Tap the heart on any film to add it here.',
      action: 'Browse videos',
    },
    performers: {
      title: 'No favorite performers yet.',
      text: 'Tap the heart on a performer to add them here.',
      action: 'Browse performers',
    },
    channels: {
      title: 'No favorite channels yet.',
      text: 'Tap the heart on a channel’s page to add it here.',
      action: 'Browse videos',
    },
    external: {
      title: 'No favorites on our other sites.',
      text: 'Videos that you favorite on our other sites appear here.',
      action: 'Your favorites',
    },
    page: {
      title: 'There is nothing on this page.',
      text: 'Your list ends before this page.',
      action: 'Go to the first page',
    },
  },
  visitor: {
    title: 'Save the channels you love.',
    text: 'Sign in to {brand} to see your favorite channels here.',
    action: 'Sign in',
  },
} as const;
