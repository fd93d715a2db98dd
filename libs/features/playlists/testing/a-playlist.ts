import { aVideo } from '../../testing/story-samples.ts';
import type { PlaylistFilmFragment } from '../api/playlist-page.generated.ts';
import type { ShownPlaylist } from '../screens/playlist-screen.tsx';

/** A list with so many films, for tests and stories. */
export function aPlaylist(count: number): ShownPlaylist {
  const films: PlaylistFilmFragment[] = Array.from({ length: count }, (_, index) => aVideo(index));
  return {
    playlistId: 'list-1',
    name: 'Slow evenings',
    description: 'Long takes and low light, for when the day is done.',
    total: count,
    runLength: films.reduce((sum, { runLength }) => sum + runLength, 0),
    shareToken: null,
    showsName: false,
    filmIds: films.map(({ videoId }) => videoId),
    covers: films.slice(0, 4),
    films: { items: films, info: { page: 1, pageSize: 50, total: count, totalIsExact: true, hasNextPage: false } },
  };
}
