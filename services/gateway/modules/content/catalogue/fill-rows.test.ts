import { describe, expect, it } from 'vitest';
import { fillRows, type RowToFill } from './fill-rows.ts';

interface Film {
  readonly id: string;
}

const films = (from: number, to: number): readonly Film[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: `film-${from + index}` }));
const row = (id: string, list: readonly Film[], own: Partial<RowToFill<Film>> = {}): RowToFill<Film> => ({
  id,
  most: 12,
  fewest: 4,
  isRare: false,
  list,
  ...own,
});
const idsOf = (filled: ReadonlyMap<string, readonly Film[]>) =>
  Object.fromEntries([...filled].map(([id, list]) => [id, list.map((film) => Number(film.id.slice(5)))]));
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('rows of a page', () => {
  it('share no film: a later one takes the next of its list', () => {
    const all = films(1, 60);
    const filled = fillRows(films(1, 2), [row('topRated', all), row('latest', all), row('mostViewed', all)]);
    expect(idsOf(filled)).toEqual({
      topRated: numbers(3, 14),
      latest: numbers(15, 26),
      mostViewed: numbers(27, 38),
    });
  });

  it('let what few films can be in choose first', () => {
    const rare = row('free', films(1, 3), { isRare: true, fewest: 1 });
    const filled = fillRows([], [row('latest', films(1, 20), { most: 5 }), rare]);
    expect(idsOf(filled)).toEqual({ free: [1, 2, 3], latest: numbers(4, 8) });
  });

  it('are left out where they would fall short', () => {
    const filled = fillRows(films(1, 1), [row('latest', films(1, 16)), row('topRated', films(1, 16))]);
    expect(idsOf(filled)).toEqual({ latest: numbers(2, 13) });
  });
});

describe('a small catalogue', () => {
  it('of ten films keeps the row of the newest, wherever that stands', () => {
    const ten = films(1, 10);
    const filled = fillRows(films(1, 1), [row('topRated', ten), row('latest', ten), row('mostViewed', ten)]);
    expect(idsOf(filled)).toEqual({ latest: numbers(2, 10) });
  });

  it('that the opening shows nearly whole has a row of all of it', () => {
    const six = films(1, 6);
    const upcoming = row('upcoming', films(90, 91), { isRare: true, fewest: 1 });
    const filled = fillRows(films(1, 5), [row('topRated', six), row('latest', six), upcoming]);
    expect(idsOf(filled)).toEqual({ latest: numbers(1, 6), upcoming: [90, 91] });
  });

  it('without films has no rows', () => {
    expect(idsOf(fillRows([], [row('latest', []), row('topRated', [])]))).toEqual({});
  });
});
