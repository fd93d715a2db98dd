import { describe, expect, it } from 'vitest';
import { wavesOf } from './import-waves.ts';

const rowsOf = (count: number, more: (index: number) => object = () => ({})) =>
  Array.from({ length: count }, (_, index) => ({
    place: `films[${index}]`,
    value: { slug: `film-${index}`, ...more(index) },
  }));
const sizesOf = (waves: ReturnType<typeof wavesOf>) => waves.map((wave) => wave.map(({ length }) => length));

describe('the waves of an import', () => {
  it('write films side by side, as many batches as they may', () => {
    expect(sizesOf(wavesOf('film', rowsOf(2_600), 4))).toEqual([
      [500, 500, 500, 500],
      [500, 100],
    ]);
    expect(wavesOf('film', rowsOf(2_600), 4).flat(2)).toEqual(rowsOf(2_600));
  });

  it('write what others refer to one batch after the other', () => {
    expect(sizesOf(wavesOf('performer', rowsOf(1_200), 4))).toEqual([[500], [500], [200]]);
  });

  it('start over at a slug that was named before', () => {
    const rows = rowsOf(1_500, (index) => (index === 1_100 ? { slug: 'film-3' } : {}));
    expect(sizesOf(wavesOf('film', rows, 4))).toEqual([[500, 500], [500]]);
  });

  it('write a batch alone that may move slugs', () => {
    const rows = rowsOf(2_000, (index) => (index === 700 ? { id: 'one' } : {}));
    expect(sizesOf(wavesOf('film', rows, 4))).toEqual([[500], [500], [500, 500]]);
  });

  it('take rows that are no objects', () => {
    expect(sizesOf(wavesOf('film', [{ place: 'films[0]', value: 'film' }], 4))).toEqual([[1]]);
  });
});
