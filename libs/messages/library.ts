/** What a person keeps and has watched. */
export const library = {
  places: {
    label: 'Yours',
    overview: 'Favourites',
    videos: 'Videos',
    performers: 'Performers',
    channels: 'Channels',
    later: 'Watch later',
    history: 'Watched',
  },
} as const;
