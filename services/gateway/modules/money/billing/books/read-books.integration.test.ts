import { beforeAll, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { type Desk, openDesk } from '../../../staff/staff/testing/public.ts';
import { bookCharge, bookReversal } from '../money/charge-ledger.ts';

let finance: Desk;
const test = billerForTests({ tenants: [vixen], at: '2026-03-10T12:00:00Z' });
beforeAll(async () => {
  finance = await openDesk(test.gateway, 'finance');
  const { db } = test.gateway.services;
  const yen = { biller: 'vendo', currency: 'JPY' } as const;
  await bookCharge(db, { ...yen, amount: 3_000, transactionId: 'a', at: new Date('2026-01-31T23:59:59Z') });
  await bookCharge(db, { ...yen, amount: 500, transactionId: 'b', at: new Date('2026-03-01T00:00:00Z') });
  await bookReversal(db, 'refund', { ...yen, amount: 500, transactionId: 'c', at: new Date('2026-03-02T00:00:00Z') });
});

const BALANCES = '{ bookBalances(months: 12) { month account unit kind opening added takenOff closing } }';
const ENTRIES = `query ($after: ID) { bookEntries(account: "receivable-vendo", unit: "JPY", month: "2026-03-01", after: $after, first: 1) {
  entries { type reference counterpart amount } next } }`;

interface Page {
  readonly bookEntries: { readonly entries: readonly object[]; readonly next: string | null };
}

it('finance reads what each account came to in a month, with what it began with', async () => {
  const { data } = await finance.call<{ bookBalances: readonly { account: string; unit: string }[] }>(BALANCES);
  const owed = data.bookBalances.filter(({ account, unit }) => account === 'receivable-vendo' && unit === 'JPY');
  const line = { account: 'receivable-vendo', unit: 'JPY', kind: 'ASSET' };
  expect(owed).toEqual([
    { ...line, month: '2026-03-01', opening: 3_000, added: 500, takenOff: 500, closing: 3_000 },
    { ...line, month: '2026-01-01', opening: 0, added: 3_000, takenOff: 0, closing: 3_000 },
  ]);
});

it('and the entries behind it, page by page', async () => {
  const { data: first } = await finance.call<Page>(ENTRIES);
  expect(first.bookEntries.entries).toEqual([
    { type: 'refund', reference: 'refund:vendo:c', counterpart: 'refunds', amount: -500 },
  ]);
  const { data: second } = await finance.call<Page>(ENTRIES, { after: first.bookEntries.next });
  expect(second.bookEntries).toEqual({
    entries: [{ type: 'charge', reference: 'charge:vendo:b', counterpart: 'revenue', amount: 500 }],
    next: null,
  });
});

it('nobody reads them without the right', async () => {
  const support = await openDesk(test.gateway, 'support');
  for (const query of [BALANCES, ENTRIES]) {
    expect((await support.call(query)).errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  }
});
