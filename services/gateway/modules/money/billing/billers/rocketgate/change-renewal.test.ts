import { describe, expect, it } from 'vitest';
import type { Agreement, BillerEvent } from '../biller.ts';
import { changeRenewal } from './change-renewal.ts';
import type { SubscriptionStatus } from './subscription-calls.ts';

const AGREEMENT: Agreement = {
  orderId: 'order-1',
  tokenTransactionId: 'member-1:aaaaa',
  price: { amount: 2_999, currency: 'USD' },
  months: 1,
  period: 2,
  dueAt: new Date('2026-04-12T08:00:00Z'),
  isCancelled: false,
};
const RUNNING: SubscriptionStatus = { state: 'running', lastReason: '0', nextDay: '2026-05-02' };

interface Scene {
  readonly now: string;
  readonly charged?: readonly number[];
  /** Periods whose renewal was declined. */
  readonly failed?: readonly number[];
  readonly statuses?: readonly SubscriptionStatus[];
}

/** Answers the calls in their order, as `bill now` and `move to MOMENT`. */
async function callsOf({
  now,
  charged = [0, 1],
  failed = [],
  statuses = [RUNNING],
}: Scene): Promise<readonly string[]> {
  const calls: string[] = [];
  let looks = 0;
  const subscriptions = {
    status: async () => {
      looks += 1;
      return statuses[looks - 1] ?? statuses.at(-1) ?? RUNNING;
    },
    billNow: async () => void calls.push('bill now'),
    changeRenewal: async (_numbers: object, { price, months }: Agreement, movesTo: Date | null) =>
      void calls.push(`${price.amount} every ${months}, ${movesTo ? `move to ${movesTo.toISOString()}` : 'stay'}`),
  };
  const historyOf = async () => [
    ...charged.map((period) => ({ kind: 'charged', period }) as BillerEvent),
    ...failed.map((period) => ({ kind: 'rebill-failed', period }) as BillerEvent),
  ];
  const numbers = { orderId: 'order-1', customerId: 'member-1' };
  await changeRenewal({ subscriptions, historyOf, now: new Date(now) }, AGREEMENT, numbers);
  return calls;
}

describe('a renewal at RocketGate', () => {
  it('is moved to another day, and left where it is due on the day already', async () => {
    const now = '2026-03-20T12:00:00Z';
    expect(await callsOf({ now })).toEqual(['2999 every 1, move to 2026-04-12T08:00:00.000Z']);
    const isThere = { ...RUNNING, nextDay: '2026-04-12' };
    expect(await callsOf({ now, statuses: [isThere] })).toEqual(['2999 every 1, stay']);
    const isSilent = { ...RUNNING, nextDay: null };
    expect(await callsOf({ now, statuses: [isSilent] })).toEqual(['2999 every 1, move to 2026-04-12T08:00:00.000Z']);
  });

  it('that a resumption makes due is charged once, and the next one is counted from it', async () => {
    const now = '2026-04-12T08:00:01Z';
    expect(await callsOf({ now })).toEqual(['bill now', '2999 every 1, move to 2026-05-12T08:00:00.000Z']);
    const declined = { ...RUNNING, lastReason: '104' };
    expect(await callsOf({ now, statuses: [RUNNING, declined] })).toEqual(['bill now']);
  });

  it('is charged from the moment on in which it falls due', async () => {
    expect((await callsOf({ now: '2026-04-12T08:00:00Z' }))[0]).toBe('bill now');
    expect((await callsOf({ now: '2026-04-12T07:59:59Z' }))[0]).toContain('move to 2026-04-12');
  });

  it('is charged where RocketGate says neither a day nor a reason, or has declined it before', async () => {
    const now = '2026-04-12T08:00:01Z';
    for (const nothing of [null, undefined]) {
      const silent = { state: 'running', lastReason: nothing, nextDay: nothing } as SubscriptionStatus;
      expect(await callsOf({ now, statuses: [silent] })).toEqual(['bill now']);
    }
    expect((await callsOf({ now, failed: [2] }))[0]).toBe('bill now');
  });

  it('is not charged again by a call whose answer was lost, until the report has to have it', async () => {
    await expect(callsOf({ now: '2026-04-12T08:01:00Z' })).rejects.toThrow('not known yet');
    await expect(callsOf({ now: '2026-04-12T08:59:59Z' })).rejects.toThrow('not known yet');
    expect((await callsOf({ now: '2026-04-12T09:00:01Z' }))[0]).toBe('bill now');
    await expect(callsOf({ now: '2026-04-12T09:00:01Z', charged: [0, 1, 2] })).rejects.toThrow('already');
    // A day that is a period later may follow from a charge that the report does not have yet.
    const mayBe = { ...RUNNING, nextDay: '2026-05-12' };
    await expect(callsOf({ now: '2026-04-12T08:00:01Z', statuses: [mayBe] })).rejects.toThrow('not known yet');
  });

  it('that is under way or has failed gets its price, and is not charged for it', async () => {
    const now = '2026-04-12T20:00:00Z';
    const isToday = { ...RUNNING, nextDay: '2026-04-12' };
    expect(await callsOf({ now, statuses: [isToday] })).toEqual(['2999 every 1, stay']);
    const failed = { ...RUNNING, lastReason: '104' };
    expect(await callsOf({ now, statuses: [failed] })).toEqual(['2999 every 1, stay']);
  });
});
