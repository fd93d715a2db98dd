import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { termsForIndex, type WordFrequencies } from './word-frequencies.ts';

const MILLION: WordFrequencies = {
  rows: 1_000_000,
  shares: new Map([
    ['evening', 1],
    ['water1', 0.3],
    ['water2', 0.3],
    ['harbour', 0.01],
    ['lantern', 0.002],
  ]),
  rarest: 0.0005,
};

/** Each word by itself, or what begins so. */
const wordsForIndex = (words: readonly string[], frequencies: WordFrequencies, needed: number): string[] =>
  termsForIndex(
    words.map((word) => [[{ word, begins: true }]]),
    frequencies,
    needed,
  ).map((term) => term[0]?.[0]?.word ?? '');

describe('the words of an index query', () => {
  it.each<[string[], number, string[]]>([
    [['evening'], 25, []],
    [['wat'], 25, []],
    [['lantern'], 25, ['lantern']],
    [['never-seen'], 25, ['never-seen']],
    // A list in its order soon has 25 of one row in a hundred, but not ten thousand of them.
    [['harbour'], 25, []],
    [['harbour'], 10_000, ['harbour']],
    [['evening', 'lantern', 'water'], 25, ['lantern']],
    [['harbour', 'lantern'], 25, ['lantern', 'harbour']],
  ])('of %j where %i rows are wanted are %j', (words, needed, indexed) => {
    expect(wordsForIndex(words, MILLION, needed)).toEqual(indexed);
  });

  it('are some of its input, and none that is more frequent than one that is compared', () => {
    const words = fc.uniqueArray(fc.constantFrom('evening', 'water1', 'wat', 'harbour', 'lantern', 'other', 'e', 'h'));
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 20_000 }), (sought, needed) => {
        const indexed = wordsForIndex(sought, MILLION, needed);
        const met = (word: string): number =>
          [...MILLION.shares].reduce((sum, [each, share]) => (each.startsWith(word) ? sum + share : sum), 0);
        expect(sought).toEqual(expect.arrayContaining(indexed));
        const compared = sought.filter((word) => !indexed.includes(word));
        for (const word of compared) for (const other of indexed) expect(met(other)).toBeLessThanOrEqual(met(word));
      }),
    );
  });

  it('count a word that may be several as often as all of them together, and one of several parts as its rarest', () => {
    const either = [[{ word: 'harbour', begins: true }], [{ word: 'water1', begins: false }]];
    const both = [
      [
        { word: 'evening', begins: false },
        { word: 'lantern', begins: false },
      ],
    ];
    expect(termsForIndex([either, both], MILLION, 25)).toEqual([both]);
    expect(termsForIndex([either], MILLION, 25)).toEqual([]);
  });
});
