import { expect, it } from 'vitest';
import type { PlaylistPageQuery } from './api/playlist-page.generated.ts';
import { filmAfter, withFilmAt, withoutFilm } from './film-order.ts';
import { aPlaylist } from './testing/a-playlist.ts';

const data: PlaylistPageQuery = { playlist: aPlaylist(4) };
const shown = ({ playlist }: PlaylistPageQuery) => ({
  order: playlist?.filmIds,
  films: playlist?.films.items.map(({ videoId }) => videoId),
});
const [a = '', b = '', c = '', d = ''] = data.playlist?.filmIds ?? [];

it('a film moves up, down and to the end', () => {
  expect(shown(withFilmAt(data, c, 0)).films).toEqual([c, a, b, d]);
  expect(shown(withFilmAt(data, a, 2)).films).toEqual([b, c, a, d]);
  expect(shown(withFilmAt(data, b, 3))).toEqual({ order: [a, c, d, b], films: [a, c, d, b] });
});

it('the film that follows the new place is named to the gateway', () => {
  expect(filmAfter(data, c, 0)).toBe(a);
  expect(filmAfter(data, a, 2)).toBe(d);
  expect(filmAfter(data, b, 3)).toBeNull();
});

it('a removed film is gone from the page, the order and the count', () => {
  const less = withoutFilm(data, b);
  expect(shown(less)).toEqual({ order: [a, c, d], films: [a, c, d] });
  expect(less.playlist?.total).toBe(3);
});

it('films of other pages are part of the order alone', () => {
  const second = { playlist: { ...aPlaylist(4), filmIds: ['x', a, b, c, d] } };
  expect(shown(withFilmAt(second, b, 0))).toEqual({ order: [b, 'x', a, c, d], films: [b, a, c, d] });
});
