/** The pages of favourites. */
export const favorites = {
  head: {
    overview: 'Your favourites — {brand}',
    videos: 'Favourite videos — {brand}',
    performers: 'Favourite performers — {brand}',
    channels: 'Favourite channels — {brand}',
    external: 'Favourites on our other sites — {brand}',
  },
  overview: {
    title: 'Your favourites',
    text: 'Everything you keep, in one place.',
    videos: 'Videos',
    performers: 'Performers',
    channels: 'Channels',
    all: 'See all',
    external: 'On our other sites',
  },
  videos: { title: 'Favourite videos', count: '{count, plural, one {# video} other {# videos}}, the latest first' },
  performers: {
    title: 'Favourite performers',
    count: '{count, plural, one {# performer} other {# performers}}, the latest first',
  },
  channels: {
    title: 'Favourite channels',
    count: '{count, plural, one {# channel} other {# channels}}, the latest first',
    thirdParty: 'Partner channel',
    own: 'Our own channel',
  },
  external: {
    title: 'Favourites on our other sites',
    text: 'Each opens where it lives. Your sign-in goes with you.',
    count: '{count, plural, one {# video} other {# videos}}',
    visit: 'Go to {site}',
    link: 'All favourites of our other sites',
  },
  empty: {
    overview: {
      title: 'Nothing kept yet.',
      text: 'Press the heart on a film or a performer, and they wait for you here.',
      action: 'Browse videos',
    },
    videos: {
      title: 'No favourite videos yet.',
      text: 'Press the heart on any film to keep it.',
      action: 'Browse videos',
    },
    performers: {
      title: 'No favourite performers yet.',
      text: 'Press the heart on a performer to keep them.',
      action: 'Browse performers',
    },
    channels: {
      title: 'No favourite channels yet.',
      text: 'Press the heart on a channel’s page to keep it.',
      action: 'Browse videos',
    },
    external: {
      title: 'Nothing kept elsewhere.',
      text: 'What you keep on our other sites shows up here.',
      action: 'Your favourites',
    },
    page: {
      title: 'There is nothing on this page.',
      text: 'Your list is shorter than that.',
      action: 'To the first page',
    },
  },
  visitor: {
    title: 'Keep the channels you love.',
    text: 'Sign in to {brand}, and the channels that you keep wait for you here.',
    action: 'Sign in',
  },
} as const;
