import { expect, it } from 'vitest';
import { agreementRow } from '../testing/agreement-row.ts';
import { takesNewCard } from './new-card.ts';

it('another card is given where a renewal is to be charged, by a biller with a page for it', () => {
  const takes = (changes: Parameters<typeof agreementRow>[0], cardPage = true) =>
    takesNewCard(agreementRow(changes), { cardPage });
  expect([takes({}), takes({ status: 'past-due' })]).toEqual([true, true]);
  expect([takes({}, false), takes({ status: 'cancelled' }), takes({ period_months: null })]).toEqual([
    false,
    false,
    false,
  ]);
});
