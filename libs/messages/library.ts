/** The pages of a person's favorites, watch list and history. */
export const library = {
  places: {
    label: 'My library',
    overview: 'Favorites',
    videos: 'Videos',
    performers: 'Performers',
    channels: 'Channels',
    later: 'Watch later',
    history: 'Watched',
  },
} as const;
