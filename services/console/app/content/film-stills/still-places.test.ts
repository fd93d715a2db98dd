import { describe, expect, it } from 'vitest';
import { freePlaceOf, placesOf, readChosenStills, writeChosenStills } from './still-places.ts';

const taken = [1, 2, 4].map((place) => ({ place, startsAtSeconds: place * 10, preview: `/s/${place}` }));
const chosen = [{ place: 2, startsAtSeconds: 95, picture: 'quay-1' }];

describe('the stills of a film', () => {
  it('are read as they were written, in the order of their places', () => {
    const stills = [{ place: 7, startsAtSeconds: 3_725, picture: 'late' }, ...chosen];
    expect(writeChosenStills(stills)).toBe('2 0:01:35 quay-1\n7 1:02:05 late');
    expect(readChosenStills(writeChosenStills(stills))).toEqual(stills.toReversed());
    expect(readChosenStills('')).toEqual([]);
  });

  it('have in each place what was chosen, or else what was taken', () => {
    const places = placesOf(taken, [...chosen, { place: 9, startsAtSeconds: 5, picture: 'added' }]);
    expect(places.map(({ place, startsAtSeconds }) => [place, startsAtSeconds])).toEqual([
      [1, 10],
      [2, 95],
      [4, 40],
      [9, 5],
    ]);
    expect(places.map((each) => each.chosen?.picture ?? null)).toEqual([null, 'quay-1', null, 'added']);
    expect(places.map((each) => each.taken?.preview ?? null)).toEqual(['/s/1', '/s/2', '/s/4', null]);
  });

  it('are added in the first place that is free, as long as there is one', () => {
    expect(freePlaceOf(placesOf(taken, chosen))).toBe(3);
    expect(freePlaceOf([])).toBe(1);
    expect(freePlaceOf(Array.from({ length: 9 }, (_, index) => ({ place: index + 1 })))).toBeNull();
  });
});
