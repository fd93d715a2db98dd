import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfRenewals, eventsOfInvoice } from './invoice-history.ts';
import type { InvoiceRecord, TransactionRow } from './transaction-report.ts';

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));
const row = (tr_id: string, on: number, change: Partial<TransactionRow> = {}): TransactionRow => ({
  tr_id,
  cust_id_ext: 'member-1',
  inv_id_ext: 'order-1',
  tr_amount: 2_999,
  curr_code_requested: 'USD',
  tr_date: day(on),
  tr_chargebackdate: null,
  respc_id: 0,
  ...change,
});
const record = (change: Partial<InvoiceRecord>): InvoiceRecord => ({
  verification: [],
  sale: [],
  credit: [],
  void: [],
  ...change,
});
const eventsOf = (change: Partial<InvoiceRecord>, known = new Map<string, string>()) =>
  eventsOfInvoice(record(change), known);
const namedBy = (change: Partial<InvoiceRecord>, known?: Map<string, string>) =>
  eventsOf(change, known)
    .filter(({ kind }) => kind === 'refunded' || kind === 'voided')
    .map(({ id, reversedTransactionId }) => [id, reversedTransactionId]);

describe('an invoice at RocketGate', () => {
  it('is a payment and its renewals, counted by their time whatever their order in the report', () => {
    const events = eventsOf({ sale: [row('ccccc', 60), row('aaaaa', 1), row('bbbbb', 31)] });
    expect(events.map(({ id, kind, period, transactionId }) => [id, kind, period, transactionId])).toEqual([
      ['trans:aaaaa', 'charged', 0, 'member-1:aaaaa'],
      ['trans:bbbbb', 'charged', 1, 'member-1:bbbbb'],
      ['trans:ccccc', 'charged', 2, 'member-1:ccccc'],
    ]);
    expect(events[0]).toMatchObject({ orderId: 'order-1', price: { amount: 2_999, currency: 'USD' } });
  });

  it('begins with a card that was verified, where nothing was charged', () => {
    const events = eventsOf({
      verification: [row('aaaaa', 1, { tr_amount: 0 }), row('xxxxx', 2)],
      sale: [row('bbbbb', 4)],
    });
    expect(events.map(({ id, period, price }) => [id, period, price?.amount])).toEqual([
      ['trans:aaaaa', 0, 0],
      ['trans:bbbbb', 1, 2_999],
    ]);
  });

  it('counts no declined sale, and names the renewal that failed', () => {
    const declined = { respc_id: 1 };
    const sale = [row('aaaaa', 1, declined), row('bbbbb', 2), row('ccccc', 32, declined), row('ddddd', 33)];
    expect(eventsOf({ sale }).map(({ kind, period }) => `${kind} ${period}`)).toEqual([
      'declined 0',
      'charged 0',
      'rebill-failed 1',
      'charged 1',
    ]);
  });

  it('has a chargeback in the charge itself', () => {
    const sale = [row('aaaaa', 1), row('bbbbb', 31, { tr_chargebackdate: day(40) })];
    expect(eventsOf({ sale }).at(-1)).toMatchObject({
      id: 'chargeback:bbbbb',
      kind: 'charged-back',
      period: 1,
      occurredAt: day(40),
      transactionId: 'member-1:bbbbb:chargeback',
      reversedTransactionId: 'member-1:bbbbb',
    });
  });

  it('ties a credit to the only charge that it can be of', () => {
    const only = { sale: [row('aaaaa', 1), row('bbbbb', 31)] };
    expect(namedBy({ ...only, credit: [row('xxxxx', 2)] })).toEqual([['trans:xxxxx', 'member-1:aaaaa']]);
    const trial = { sale: [row('aaaaa', 1, { tr_amount: 295 }), row('bbbbb', 31)] };
    expect(namedBy({ ...trial, void: [row('xxxxx', 40)] })).toEqual([['trans:xxxxx', 'member-1:bbbbb']]);
    const disputed = { sale: [row('aaaaa', 1, { tr_chargebackdate: day(35) }), row('bbbbb', 31)] };
    expect(namedBy({ ...disputed, credit: [row('xxxxx', 40)] })).toEqual([['trans:xxxxx', 'member-1:bbbbb']]);
  });

  it('leaves a credit that may be of several charges to a person, and a part of the only one', () => {
    const two = { sale: [row('aaaaa', 1), row('bbbbb', 31)], credit: [row('xxxxx', 40)] };
    expect(namedBy(two)).toEqual([['unnamed:xxxxx', null]]);
    const part = { sale: [row('aaaaa', 1)], credit: [row('xxxxx', 2, { tr_amount: 1_000 })] };
    expect(eventsOf(part).at(-1)).toMatchObject({ reversedTransactionId: 'member-1:aaaaa', price: { amount: 1_000 } });
  });

  it('does not repeat a refund that we made, which leaves the next one its charge', () => {
    const two = { sale: [row('aaaaa', 1), row('bbbbb', 31)], credit: [row('xxxxx', 40), row('yyyyy', 41)] };
    const known = new Map([['member-1:xxxxx', 'member-1:bbbbb']]);
    expect(namedBy(two, known)).toEqual([['trans:yyyyy', 'member-1:aaaaa']]);
  });

  it('was not refunded by a credit that was declined', () => {
    expect(namedBy({ sale: [row('aaaaa', 1)], credit: [row('xxxxx', 2, { respc_id: 1 })] })).toEqual([]);
  });

  it('ends once for each end that is reported', () => {
    const now = day(10);
    const order = { orderId: 'order-1', charges: 2, runsSince: day(1) };
    const ending = endOfRenewals(order, { state: 'ending', endDate: '2026-02-01' }, now);
    const id = `cancel:order-1:20260201:2:${day(1).getTime()}`;
    expect(ending).toMatchObject({ id, kind: 'cancelled', period: 2, occurredAt: now });
    expect(endOfRenewals(order, { state: 'ending', endDate: '2026-02-01' }, day(11))?.id).toBe(id);
    const afterReturn = { ...order, runsSince: day(5) };
    expect(endOfRenewals(afterReturn, { state: 'ending', endDate: '2026-02-01' }, now)?.id).not.toBe(id);
    expect(endOfRenewals({ ...order, runsSince: null }, { state: 'ended' }, now)?.id).toBe('cancel:order-1:ended:2:0');
    expect(endOfRenewals(order, { state: 'running' }, now)).toBeNull();
    expect(endOfRenewals(order, { state: 'none' }, now)).toBeNull();
    expect(endOfRenewals({ ...order, charges: 0 }, { state: 'ended' }, now)).toBeNull();
  });

  it('says the same of what was known before, however it goes on and in whatever order it is listed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }),
        fc.nat(12),
        fc.gen(),
        (approved, known, gen) => {
          const sale = approved.map((isApproved, place) =>
            row(`aaaa${place}`, 1 + place * 30, { respc_id: isApproved ? 0 : 1 }),
          );
          const listed = gen(fc.shuffledSubarray, sale, { minLength: sale.length, maxLength: sale.length });
          const all = eventsOf({ sale: listed });
          expect(all).toEqual(eventsOf({ sale }));
          const before = eventsOf({ sale: sale.slice(0, known) });
          expect(all.slice(0, before.length)).toEqual(before);
          const charged = all.filter(({ kind }) => kind === 'charged');
          expect(charged.map(({ period }) => period)).toEqual(charged.map((_event, place) => place));
        },
      ),
    );
  });
});
