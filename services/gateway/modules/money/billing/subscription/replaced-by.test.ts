import { expect, it } from 'vitest';
import { agreementRow } from '../testing/agreement-row.ts';
import { isReplacedBy } from './replaced-by.ts';

const DUE = new Date('2026-04-02T12:00:00Z');
const replaced = (bought: string, before: string, changes: Parameters<typeof agreementRow>[0] = {}, occurredAt = DUE) =>
  isReplacedBy({ product: bought, occurredAt }, { ...agreementRow(changes), product: before });

it('a purchase takes the place of what it opens all the sites of', () => {
  expect(replaced('multisite2025', 'vixen')).toBe(true);
  expect(replaced('multisite2025', 'multisite2020')).toBe(true);
  expect(replaced('vixen', 'tushy')).toBe(false);
  expect(replaced('vixen', 'multisite2025')).toBe(false);
});

it('a purchase of one of the sites ends the tries of a renewal whose period is over', () => {
  const failing = { status: 'past-due' } as const;
  expect(replaced('vixen', 'multisite2025', failing)).toBe(true);
  expect(replaced('vixen', 'multisite2025', failing, new Date(DUE.getTime() - 1))).toBe(false);
  expect(replaced('vixen', 'multisite2025', { ...failing, paid_period: 1 })).toBe(false);
  expect(replaced('vixen', 'tushy', failing)).toBe(false);
});
