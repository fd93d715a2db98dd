import { expect, it } from 'vitest';
import { MOST_NEW_FILMS, newSince, type NewestFilms } from './new-films.ts';
import type { VideoRow } from './video-subject.ts';

const DAY_MS = 86_400_000;
const today = Date.parse('2026-03-20T12:00:00Z');
const daysAgo = (days: number): Date => new Date(today - days * DAY_MS);

/** A film for each of the last days, the newest first. */
const newest = (count: number, more: Partial<NewestFilms> = {}): NewestFilms => ({
  films: Array.from({ length: count }, (_, day) => ({ id: `film-${day}`, released_at: daysAgo(day) }) as VideoRow),
  areAll: false,
  opening: new Set(),
  ...more,
});
const idsSince = (films: NewestFilms, lastVisit: Date | null) => newSince(films, lastVisit).map(({ id }) => id);

it('are those that came out since the last visit, the newest first', () => {
  expect(idsSince(newest(9), daysAgo(2.5))).toEqual(['film-0', 'film-1', 'film-2']);
  expect(idsSince(newest(9), daysAgo(0))).toEqual([]);
});

it('are none on a first visit, and where a brand has no older film', () => {
  expect(idsSince(newest(3), null)).toEqual([]);
  expect(idsSince(newest(3, { areAll: true }), daysAgo(9))).toEqual([]);
  expect(idsSince(newest(3, { areAll: true }), daysAgo(1.5))).toEqual(['film-0', 'film-1']);
});

it('leave out those that open the page, and are as many as a row has at most', () => {
  const opening = new Set(['film-0', 'film-2']);
  expect(idsSince(newest(9, { opening }), daysAgo(3.5))).toEqual(['film-1', 'film-3']);
  expect(idsSince(newest(20), daysAgo(19.5))).toHaveLength(MOST_NEW_FILMS);
});
