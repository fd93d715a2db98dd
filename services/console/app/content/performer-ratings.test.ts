import { expect, it } from 'vitest';
import { readRatings, writeRatings } from './performer-ratings.ts';

const ratings = [
  { performer: 'nova-lark', rating: 4 },
  { performer: 'ada-stone', rating: 0 },
];

it('are read as they were written, without what is empty', () => {
  expect(readRatings(writeRatings(ratings))).toEqual(ratings);
  expect(readRatings('\n  nova-lark   4 \n\nada-stone 0\n')).toEqual(ratings);
});

it('are sent as no number where there is none, for the gateway to refuse', () => {
  expect(readRatings('nova-lark\nada-stone five')).toEqual([
    { performer: 'nova-lark', rating: Number.NaN },
    { performer: 'ada-stone', rating: Number.NaN },
  ]);
});
