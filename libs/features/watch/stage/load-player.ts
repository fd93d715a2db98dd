import { repeatable } from '@network/core/routing/repeat-import.ts';
import { loadHls, playsHlsNatively } from '../player/engine/attach-source.ts';
import type { playFilm } from '../ongoing/play-film.tsx';

const loadFilmPlayer = repeatable(() => import('../ongoing/play-film.tsx'));

/**
 * Loads the player and, where it is needed, the script for HLS, side by side. Called on the intent to play; called
 * again it costs nothing.
 */
export async function loadPlayer(): Promise<typeof playFilm> {
  const player = loadFilmPlayer();
  if (!playsHlsNatively(document.createElement('video'))) await loadHls();
  return (await player).playFilm;
}
