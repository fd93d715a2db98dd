import { describe, expect, it } from 'vitest';
import { fitText } from './fit-text.ts';

/** Every letter is half as wide as it is tall. */
const measure = (text: string, size: number) => text.length * size * 0.5;
const room = { width: 100, lines: 2, sizes: [40, 20, 10] };

describe('fitText', () => {
  it.each([
    ['Tide', 40, ['Tide']],
    ['Slow tide', 40, ['Slow', 'tide']],
    ['A longer tide', 20, ['A longer', 'tide']],
    ['Wintertime', 20, ['Wintertime']],
    ['  all   in   one ', 20, ['all in one']],
    ['', 40, []],
  ])('sets %j at %d', (text, size, lines) => expect(fitText(text, room, measure)).toEqual({ size, lines }));

  it('ends with an ellipsis what fits in no size', () => {
    const { size, lines } = fitText('One two three four five six seven eight nine ten', room, measure);
    expect([size, lines]).toEqual([10, ['One two three four', 'five six seven eigh…']]);
    expect(fitText('Incomprehensibilities', { ...room, lines: 1 }, measure).lines).toEqual(['Incomprehensibiliti…']);
  });
});
