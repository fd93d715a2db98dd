import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseByteRange } from './byte-range.ts';

const whole = { kind: 'whole' };
const unsatisfiable = { kind: 'unsatisfiable' };
const part = (from: number, to: number) => ({ kind: 'part', from, to });

describe('ranges of a file of 100 bytes', () => {
  it.each([
    [undefined, whole],
    ['bytes=0-0', part(0, 0)],
    ['bytes=0-49', part(0, 49)],
    ['bytes=50-', part(50, 99)],
    ['bytes=0-', part(0, 99)],
    ['bytes=90-500', part(90, 99)],
    ['bytes=-50', part(50, 99)],
    ['bytes=-1', part(99, 99)],
    ['bytes=-500', part(0, 99)],
    ['BYTES=1-2', part(1, 2)],
    ['bytes=99-', part(99, 99)],
    ['bytes=100-', unsatisfiable],
    ['bytes=100-200', unsatisfiable],
    ['bytes=-0', unsatisfiable],
    ['bytes=5-2', whole],
    ['bytes=-', whole],
    ['bytes=', whole],
    ['bytes=a-b', whole],
    ['bytes=0-1,5-6', whole],
    ['bytes=1--2', whole],
    ['bytes=1.5-2', whole],
    ['items=0-5', whole],
    ['bytes=99999999999999999999-', whole],
  ])('%s', (header, expected) => {
    expect(parseByteRange(header, 100)).toEqual(expected);
  });

  it('has nothing of an empty file to give', () => {
    expect(parseByteRange('bytes=0-', 0)).toEqual(unsatisfiable);
    expect(parseByteRange('bytes=-5', 0)).toEqual(unsatisfiable);
  });

  it('never leaves the file, whatever the range', () => {
    const header = fc.oneof(
      fc.string().map((text) => `bytes=${text}`),
      fc.tuple(fc.nat(), fc.nat()).map(([from, to]) => `bytes=${from}-${to}`),
      fc.nat().map((length) => `bytes=-${length}`),
    );
    fc.assert(
      fc.property(header, fc.nat({ max: 5000 }), (text, size) => {
        const range = parseByteRange(text, size);
        if (range.kind !== 'part') return;
        expect(range.from).toBeGreaterThanOrEqual(0);
        expect(range.from).toBeLessThanOrEqual(range.to);
        expect(range.to).toBeLessThan(size);
      }),
    );
  });
});
