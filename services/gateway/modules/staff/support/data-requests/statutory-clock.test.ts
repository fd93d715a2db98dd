import { expect, it } from 'vitest';
import { answerDueAt } from './statutory-clock.ts';

it.each([
  ['2026-03-15T17:20:00Z', false, '2026-04-15T23:59:59.000Z'],
  ['2026-01-31T00:00:00Z', false, '2026-02-28T23:59:59.000Z'],
  ['2026-03-15T17:20:00Z', true, '2026-06-15T23:59:59.000Z'],
  ['2026-11-30T23:00:00Z', true, '2027-02-28T23:59:59.000Z'],
])('GDPR article 12(3): what arrived at %s (extended: %s) is due by %s', (received, isExtended, due) => {
  expect(answerDueAt(new Date(received), isExtended).toISOString()).toBe(due);
});
