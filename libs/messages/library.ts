/** The pages of a person's favorites, watch list, playlists, saved searches, notices, downloads and history. */
export const library = {
  places: {
    label: 'My library',
    overview: 'Favorites',
    videos: 'Videos',
    performers: 'Performers',
    channels: 'Channels',
    later: 'Watch later',
    playlists: 'Playlists',
    searches: 'Saved searches',
    notices: 'Notices',
    downloads: 'Downloads',
    history: 'History',
  },
} as const;
