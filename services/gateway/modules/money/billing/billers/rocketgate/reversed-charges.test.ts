import { describe, expect, it } from 'vitest';
import { SANDBOX_TAKEN_OVER } from '@network/validation/sandbox-rocketgate.ts';
import { endOfRenewals, eventsOfInvoice } from './invoice-history.ts';
import type { InvoiceRecord, TransactionRow } from './transaction-report.ts';

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));
const row = (tr_id: string, on: number, tr_amount = 2_999, change: Partial<TransactionRow> = {}): TransactionRow => ({
  tr_id,
  cust_id_ext: 'member',
  inv_id_ext: 'order',
  tr_amount,
  curr_code_requested: 'USD',
  tr_date: day(on),
  tr_chargebackdate: null,
  respc_id: 0,
  ...change,
});
const NOTHING: InvoiceRecord = { verification: [], sale: [], credit: [], void: [] };

/** The charge that each credit or void takes back, in the order in which they happened; null where a person decides. */
const takenBack = (record: Partial<InvoiceRecord>, known: Readonly<Record<string, string>> = {}) =>
  eventsOfInvoice({ ...NOTHING, ...record }, new Map(Object.entries(known)))
    .filter(({ kind }) => kind === 'refunded' || kind === 'voided')
    .map(({ reversedTransactionId }) => reversedTransactionId?.replace('member:', '') ?? null);

describe('RocketGate does not name the charge that a credit takes back, so it is', () => {
  it('the one of exactly that amount, though more was left of another', () => {
    const sale = [row('month', 1), row('year', 31, 11_988)];
    expect(takenBack({ sale, credit: [row('credit', 40)] })).toEqual(['month']);
  });

  it('the only one of which as much is left', () => {
    const sale = [row('trial', 1, 295), row('month', 31)];
    expect(takenBack({ sale, credit: [row('credit', 40, 1_000)] })).toEqual(['month']);
    expect(takenBack({ sale, credit: [row('credit', 40, 295)] })).toEqual(['trial']);
  });

  it('the rest of the only one, after a part of it was refunded by us', () => {
    const sale = [row('month', 1)];
    const credit = [row('ours', 2, 1_000), row('rest', 3, 1_999)];
    expect(takenBack({ sale, credit }, { 'member:ours': 'member:month' })).toEqual(['month']);
  });

  it('none for certain, where it is the rest of one and may be a part of another', () => {
    const sale = [row('first', 1), row('second', 31)];
    const credit = [row('ours', 40, 1_000), row('credit', 41, 1_999)];
    expect(takenBack({ sale, credit }, { 'member:ours': 'member:first' })).toEqual([null]);
  });

  it('not one of which less is left than was credited', () => {
    const sale = [row('first', 1), row('second', 31)];
    const credit = [row('ours', 40, 1_500), row('credit', 41, 2_000)];
    expect(takenBack({ sale, credit }, { 'member:ours': 'member:first' })).toEqual(['second']);
  });

  it('not one that was taken back whole', () => {
    const sale = [row('first', 1), row('second', 31)];
    const credit = [row('ours', 40), row('credit', 41, 1_000)];
    expect(takenBack({ sale, credit }, { 'member:ours': 'member:first' })).toEqual(['second']);
    expect(takenBack({ sale: [row('only', 1)], credit: [row('one', 2), row('two', 3)] })).toEqual(['only', null]);
  });

  it('the only one, where more was credited than was charged', () => {
    expect(takenBack({ sale: [row('only', 1)], credit: [row('credit', 2, 3_500)] })).toEqual(['only']);
    const sale = [row('first', 1), row('second', 31)];
    expect(takenBack({ sale, credit: [row('credit', 40, 3_500)] })).toEqual([null]);
  });

  it('found in the order in which they happened, however they are listed', () => {
    const sale = [row('first', 1), row('second', 31)];
    expect(takenBack({ sale, credit: [row('late', 40), row('early', 2)] })).toEqual(['first', 'second']);
  });

  it('one that was charged at the same moment, and none from later', () => {
    const sale = [row('first', 1), row('second', 31)];
    expect(takenBack({ sale, void: [row('void', 1)] })).toEqual(['first']);
  });

  it('one that was charged back only later', () => {
    const disputed = (at: number) => row('only', 1, 2_999, { tr_chargebackdate: day(at) });
    const credit = [row('credit', 40)];
    expect([41, 40, 39].map((at) => takenBack({ sale: [disputed(at)], credit }))).toEqual([['only'], [null], [null]]);
  });

  it('a verification, where nothing was charged and nothing credited', () => {
    const record = { verification: [row('card', 1, 0)], sale: [row('month', 4)], void: [row('void', 5, 0)] };
    expect(takenBack(record)).toEqual(['card']);
  });

  it('has the period of its charge', () => {
    const sale = [row('first', 1, 295), row('second', 31)];
    const [, , refunded] = eventsOfInvoice({ ...NOTHING, sale, credit: [row('credit', 40)] }, new Map());
    expect(refunded).toMatchObject({ kind: 'refunded', period: 1, reversedTransactionId: 'member:second' });
  });
});

it('the demonstration’s own charges count as periods, and are not reported again', () => {
  const sale = [row(`${SANDBOX_TAKEN_OVER}1`, 1), row('renewal', 31)];
  const events = eventsOfInvoice({ ...NOTHING, sale }, new Map());
  expect(events.map(({ id, period }) => [id, period])).toEqual([['trans:renewal', 1]]);
});

it('an end is the same one with the time of its day', () => {
  const endOn = (endDate: string) =>
    endOfRenewals({ orderId: 'order', charges: 1, runsSince: null }, { state: 'ending', endDate }, day(2))?.id;
  expect(endOn('2026-02-01 10:30:00')).toBe(endOn('2026-02-01'));
});
