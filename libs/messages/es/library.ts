import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../library.ts';

export const library: Translation<typeof english.library> = {
  places: {
    label: 'Mi biblioteca',
    overview: 'Favoritos',
    videos: 'Vídeos',
    performers: 'Intérpretes',
    channels: 'Canales',
    later: 'Ver más tarde',
    playlists: 'Listas',
    searches: 'Búsquedas guardadas',
    notices: 'Avisos',
    downloads: 'Descargas',
    history: 'Historial',
  },
};
