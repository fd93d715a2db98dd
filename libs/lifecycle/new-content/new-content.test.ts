import { describe, expect, it } from 'vitest';
import { isNewContent } from './new-content.ts';

describe('L16 new content', () => {
  const now = new Date('2026-06-15T12:00:00Z');

  it.each([
    ['2026-06-15T12:00:00Z', true],
    ['2026-06-01T12:00:00Z', true],
    ['2026-06-01T11:59:59.999Z', false],
    ['2026-06-15T12:00:00.001Z', false],
    ['no date', false],
  ])('released %s: %s', (released, isNew) => {
    expect(isNewContent(released, now)).toBe(isNew);
    expect(isNewContent(new Date(released), now)).toBe(isNew);
  });
});
