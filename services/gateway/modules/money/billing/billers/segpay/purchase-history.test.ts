import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventsOfPurchases, segpayNumbers, transactionSchema } from './purchase-history.ts';

/** The documented example of a transaction, of a subscription with our order. */
const SALE = {
  URL: 'www.segpay.com',
  TransID: '139630889',
  RelatedTransID: '0',
  TransTime: '2026-03-01T00:03:01+00:00',
  Type: 'Sale',
  Source: 'Signup',
  Auth: 'Yes',
  TransAmount: '29.9900',
  AuthCode: '00-Approved CVV:M',
  Currency: 'USD',
  PurchaseID: '83476992',
  PurchType: 'Recurring',
  CustName: 'Jane Segpay',
  CustEMail: 'jane@email.com',
  PurchStatus: 'Active',
  InitialAmount: '29.9900',
  RecurringAmount: '29.9900',
  RecurringPeriod: '30',
  CancelDate: '',
  REF1: 'order-1',
};
type Row = Readonly<Partial<Record<keyof typeof SALE | 'NextDate', string>>>;
const row = (change: Row) => transactionSchema.parse({ ...SALE, ...change });
const later = (id: number, month: number, change: Row = {}): Row => ({
  TransID: String(id),
  TransTime: `2026-0${month}-01T00:00:00+00:00`,
  Source: 'Rebill',
  ...change,
});
const eventsOf = (...changes: readonly Row[]) => eventsOfPurchases(changes.map(row));

describe('a purchase at Segpay', () => {
  it('is a payment and its renewals, counted by their time whatever their order in the report', () => {
    const events = eventsOf(later(3, 5), {}, later(2, 4));
    expect(events.map(({ id, kind, period, transactionId }) => [id, kind, period, transactionId])).toEqual([
      ['trans:139630889', 'charged', 0, '83476992:139630889'],
      ['trans:2', 'charged', 1, '83476992:2'],
      ['trans:3', 'charged', 2, '83476992:3'],
    ]);
    expect(events[0]).toMatchObject({ orderId: 'order-1', price: { amount: 2_999, currency: 'USD' } });
  });

  it('says the day of the next renewal, once for a day, while it renews', () => {
    const next = { NextDate: '2026-05-01T00:00:00+00:00' };
    expect(eventsOf({}, later(2, 4, next)).at(-1)).toMatchObject({
      id: 'next:83476992:2:2026-05-01',
      kind: 'rescheduled',
      period: 2,
      transactionId: null,
      nextChargeAt: new Date('2026-05-01T12:00:00Z'),
    });
    const ended = { ...next, PurchStatus: 'Cancelled', CancelDate: '2026-04-02T00:00:00+00:00' };
    expect(eventsOf({}, later(2, 4, ended)).map(({ kind }) => kind)).not.toContain('rescheduled');
    expect(eventsOf({ ...next, RecurringPeriod: '0' }).map(({ kind }) => kind)).toEqual(['charged']);
    expect(eventsOf({ NextDate: 'soon' }).map(({ kind }) => kind)).toEqual(['charged']);
  });

  it('counts no declined sale, and names the renewal that failed', () => {
    const events = eventsOf(
      { Auth: 'No', TransTime: '2026-02-01T00:00:00Z', TransID: '1' },
      {},
      later(2, 4, { Auth: 'No' }),
      later(3, 5),
    );
    expect(events.map(({ kind, period }) => `${kind} ${period}`)).toEqual([
      'declined 0',
      'charged 0',
      'rebill-failed 1',
      'charged 1',
    ]);
  });

  it.each([
    ['Refund', 'refunded'],
    ['Void', 'voided'],
    ['Chargeback', 'charged-back'],
  ])('has a %s name the charge that it takes back, by the amount that was charged', (Type, kind) => {
    const reversal = later(9, 6, { Type, Source: 'System', RelatedTransID: '2', TransAmount: '-29.9900' });
    expect(eventsOf({}, later(2, 4), reversal).at(-1)).toMatchObject({
      kind,
      period: 1,
      transactionId: '83476992:9',
      reversedTransactionId: '83476992:2',
      price: { amount: 2_999 },
    });
  });

  it.each(['Cancelled', 'Canceled', 'Expired'])('that is %s ended when it says so', (PurchStatus) => {
    const end = eventsOf({ PurchStatus, CancelDate: '2026-03-05T10:00:00+00:00' }).at(-1);
    expect(end).toMatchObject({ kind: 'cancelled', period: 1, occurredAt: new Date('2026-03-05T10:00:00Z') });
  });

  it('that was never paid has no renewals to end', () => {
    const declined = { Auth: 'No', PurchStatus: 'Cancelled', CancelDate: '2026-03-05T10:00:00+00:00' };
    expect(eventsOf(declined).map(({ kind }) => kind)).toEqual(['declined']);
  });

  it.each([
    ['51-Insufficient funds', { reason: 'insufficient-funds', code: '51' }],
    ['n7 Declined', { code: 'N7' }],
  ])('that was declined with “%s” has the network’s code', (AuthCode, decline) => {
    expect(eventsOf({ Auth: 'No', AuthCode })[0]).toMatchObject({ decline });
  });

  it.each(['', '5', '511 Declined', 'Declined 51'])('that was declined with “%s” has no code', (AuthCode) => {
    expect(eventsOf({ Auth: 'No', AuthCode })[0]?.decline).toBeUndefined();
  });

  it('is counted by itself beside another one, and its sales of one moment by their numbers', () => {
    const another = { PurchaseID: '2', REF1: 'order-2', TransID: '5' };
    const [first, second] = eventsOf({}, another);
    expect([first?.period, second?.period]).toEqual([0, 0]);
    const sameMoment = eventsOf({ TransID: '12' }, { TransID: '9' });
    expect(sameMoment.map(({ id, period }) => [id, period])).toEqual([
      ['trans:9', 0],
      ['trans:12', 1],
    ]);
  });

  it.each(['11', '11:', ':22', 'x11:22', '11:22x', '11:22:33'])('has no number like “%s”', (number) => {
    expect(segpayNumbers(number)).toBeNull();
  });

  it('of one charge has no renewals to end', () => {
    const once = { PurchStatus: 'Expired', RecurringPeriod: '0', CancelDate: '2026-03-01T00:03:01+00:00' };
    expect(eventsOf(once).map(({ kind }) => kind)).toEqual(['charged']);
  });

  it('is nothing of ours without our order, and a type that nobody documents is no event', () => {
    expect(eventsOf({ REF1: '' })).toEqual([]);
    expect(eventsOf({ Type: 'Adjustment' })).toEqual([]);
  });

  it.each<[string, Row]>([
    ['an amount of parts of a cent', { TransAmount: '29.9950' }],
    ['an amount with a comma', { TransAmount: '29,99' }],
    ['a currency in words', { Currency: 'dollars' }],
    ['a moment without a zone', { TransTime: '2026-03-01T00:03:01' }],
    ['a number that is none', { TransID: 'abc' }],
  ])('is not read with %s', (_name, change) => {
    expect(transactionSchema.safeParse({ ...SALE, ...change }).success).toBe(false);
  });

  it('says the same of what was known before, however it goes on and in whatever order it is listed', () => {
    const happening = fc.record({
      type: fc.constantFrom('Sale', 'Refund', 'Void', 'Chargeback'),
      isApproved: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(happening, { minLength: 1, maxLength: 12 }),
        fc.nat(12),
        fc.gen(),
        (happenings, known, gen) => {
          const rows = happenings.map(({ type, isApproved }, place) =>
            row({
              TransID: String(100 + place),
              RelatedTransID: String(100 + Math.floor(place / 2)),
              TransTime: new Date(Date.UTC(2026, 0, 1 + place * 3)).toISOString(),
              Type: type,
              Auth: isApproved ? 'Yes' : 'No',
            }),
          );
          const all = eventsOfPurchases(
            gen(fc.shuffledSubarray, rows, { minLength: rows.length, maxLength: rows.length }),
          );
          expect(all).toEqual(eventsOfPurchases(rows));
          const before = eventsOfPurchases(rows.slice(0, known));
          expect(all.slice(0, before.length)).toEqual(before);
          const charged = all.filter(({ kind }) => kind === 'charged');
          expect(charged.map(({ period }) => period)).toEqual(charged.map((_event, place) => place));
        },
      ),
    );
  });
});
