/** What a person keeps and has watched. */
export const library = {
  places: {
    label: 'Yours',
    overview: 'Favourites',
    videos: 'Videos',
    performers: 'Performers',
    channels: 'Channels',
  },
} as const;
