import { describe, expect, it } from 'vitest';
import { formatDate } from './dates.ts';

describe('K08 dates', () => {
  it.each([
    ['2026-03-04', 'long', 'March 04, 2026'],
    ['2026-03-04', 'short', 'Mar 04, 2026'],
    ['2026-12-31T23:59:59Z', 'long', 'December 31, 2026'],
    ['2026-12-31T23:30:00-02:00', 'short', 'Jan 01, 2027'],
    ['nonsense', 'long', ''],
  ] as const)('%s reads %s as %s', (iso, style, text) => expect(formatDate(iso, style)).toBe(text));
});
