import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chapterAt, chapterSpans } from './chapter.ts';

const chapters = fc.array(fc.record({ title: fc.string(), startsAt: fc.integer({ min: -10, max: 500 }) }), {
  maxLength: 20,
});
const duration = fc.integer({ min: 1, max: 400 });

describe('chapterSpans', () => {
  it('covers the whole timeline without gaps or overlaps, whatever the chapters', () => {
    fc.assert(
      fc.property(chapters, duration, (input, length) => {
        const spans = chapterSpans(input, length);
        const isAnyInside = input.some(({ startsAt }) => startsAt >= 0 && startsAt < length);
        expect(spans.length > 0).toBe(isAnyInside);
        expect(spans.every((span) => span.endsAt > span.startsAt)).toBe(true);
        // Each ends where the next begins, the last at the end of the video.
        const starts = [...spans.map((span) => span.startsAt), length];
        expect(spans.map((span) => span.endsAt)).toEqual(starts.slice(1));
        expect(starts[0]).toBe(isAnyInside ? 0 : length);
      }),
    );
  });

  it('gives the time before the first chapter to it, and leaves out what begins after the end', () => {
    const input = [
      { title: 'Late', startsAt: 90 },
      { title: 'Second', startsAt: 30 },
      { title: 'First', startsAt: 4 },
    ];
    expect(chapterSpans(input, 60)).toEqual([
      { title: 'First', startsAt: 0, endsAt: 30 },
      { title: 'Second', startsAt: 30, endsAt: 60 },
    ]);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('has none while the length is %d', (length) => {
    expect(chapterSpans([{ title: 'One', startsAt: 0 }], length)).toEqual([]);
  });
});

describe('chapterAt', () => {
  it('finds the chapter of every second', () => {
    fc.assert(
      fc.property(chapters, duration, fc.double({ min: 0, max: 1, noNaN: true }), (input, length, part) => {
        const spans = chapterSpans(input, length);
        const at = part * length;
        const found = chapterAt(spans, at);
        expect(found !== null).toBe(spans.length > 0);
        expect((found?.startsAt ?? 0) <= at && at <= (found?.endsAt ?? at)).toBe(true);
      }),
    );
  });
});
