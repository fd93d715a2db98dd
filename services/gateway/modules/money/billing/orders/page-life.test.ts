import { expect, it } from 'vitest';
import { isPageOver, LONGEST_WAIT_MS } from './page-life.ts';

it('a payment page is over once more than a day has passed', () => {
  const opened = new Date('2026-03-02T12:00:00.000Z');
  expect(isPageOver(opened, new Date('2026-03-03T12:00:00.000Z'))).toBe(false);
  expect(isPageOver(opened, new Date('2026-03-03T12:00:00.001Z'))).toBe(true);
});

it('an order is kept open for a week after its page, and no longer', () => {
  expect(LONGEST_WAIT_MS).toBe(new Date('2026-03-09').getTime() - new Date('2026-03-02').getTime());
});
