import { expect, it } from 'vitest';
import { filmAddress } from './film-address.ts';

it('leads to a film within the list, and into its channel for signed-in people', () => {
  const film = { slug: 'slow-light', channel: { slug: 'north' } };
  expect(filmAddress(film, 'list-1', true)).toBe('/channels/north/videos/slow-light?list=list-1');
  expect(filmAddress(film, 'list-1', false)).toBe('/videos/slow-light?list=list-1');
  expect(filmAddress({ ...film, channel: null }, 'list-1', true)).toBe('/videos/slow-light?list=list-1');
});
