import type { PlaylistPageQuery } from './api/playlist-page.generated.ts';

/** A list with a film at another place, from 0 in the whole list; what of it a page shows follows. */
export function withFilmAt(data: PlaylistPageQuery, videoId: string, index: number): PlaylistPageQuery {
  if (!data.playlist) return data;
  const { filmIds, films } = data.playlist;
  const order = filmIds.filter((id) => id !== videoId).toSpliced(index, 0, videoId);
  return { playlist: { ...data.playlist, filmIds: order, films: { ...films, items: arranged(films.items, order) } } };
}

/** Returns the page's data without a film. */
export function withoutFilm(data: PlaylistPageQuery, videoId: string): PlaylistPageQuery {
  if (!data.playlist) return data;
  const { filmIds, films, total } = data.playlist;
  const items = films.items.filter((film) => film.videoId !== videoId);
  const order = filmIds.filter((id) => id !== videoId);
  return { playlist: { ...data.playlist, total: total - 1, filmIds: order, films: { ...films, items } } };
}

/** The film before which one has to be put to come to a place, from 0; null for the last place. */
export function filmAfter(data: PlaylistPageQuery, videoId: string, index: number): string | null {
  return data.playlist?.filmIds.filter((id) => id !== videoId)[index] ?? null;
}

function arranged<Film extends { readonly videoId: string }>(
  films: readonly Film[],
  order: readonly string[],
): readonly Film[] {
  const place = new Map(order.map((id, index) => [id, index]));
  return films.toSorted((a, b) => (place.get(a.videoId) ?? 0) - (place.get(b.videoId) ?? 0));
}
