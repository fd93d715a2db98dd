import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../library.ts';

export const library: Translation<typeof english.library> = {
  places: {
    label: 'Meine Mediathek',
    overview: 'Favoriten',
    videos: 'Videos',
    performers: 'Darsteller',
    channels: 'Kanäle',
    later: 'Für später',
    playlists: 'Playlists',
    searches: 'Gespeicherte Suchen',
    notices: 'Mitteilungen',
    downloads: 'Downloads',
    history: 'Verlauf',
  },
};
