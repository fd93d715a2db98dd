import { describe, expect, it } from 'vitest';
import { testGatewayConfig } from '@network/testing/gateway-config.ts';
import { sandboxCcbill } from '@network/validation/sandbox-ccbill.ts';
import { sandboxKey } from '../../../../../config/sandbox-key.ts';
import { ccbillSettings } from './ccbill-settings.ts';
import { rescheduledBy } from './next-renewal.ts';
import type { RecordedTransaction } from './transaction-record.ts';
import { messageIn } from './webhook.ts';

const config = testGatewayConfig({});
const own = sandboxCcbill(sandboxKey(config));

const read = (eventType: string, nextRenewalDate: string) =>
  messageIn(ccbillSettings(config), {
    method: 'POST',
    headers: {},
    address: '64.38.212.7',
    query: new URLSearchParams({ eventType }),
    body: JSON.stringify({
      clientAccnum: own.account,
      clientSubacc: own.subaccount,
      subscriptionId: '1000000000',
      timestamp: '2026-03-02 05:00:00',
      transactionId: '900',
      billedAmount: '29.99',
      billedCurrency: 'USD',
      nextRenewalDate,
    }),
  });

const charge = (place: number, occurred_at: string): RecordedTransaction => ({
  subscription_id: '1000000000',
  kind: 'charge',
  place,
  transaction_id: String(900 + place),
  learned_number: null,
  order_id: 'order',
  amount: 2_999,
  currency: 'USD',
  occurred_at: new Date(occurred_at),
});
const NOW = new Date('2026-04-02T00:00:00Z');

describe('the day of the next charge at CCBill', () => {
  it.each(['RenewalSuccess', 'BillingDateChange'])('is read of %s by its own clock, where it is a day', (eventType) => {
    expect(read(eventType, '2026-05-01')).toMatchObject({ nextRenewalDate: new Date('2026-05-01T07:00:00Z') });
    for (const text of ['', 'never', '2026-02-30']) {
      expect(read(eventType, text)).toMatchObject({ eventType, nextRenewalDate: undefined });
    }
  });

  it('is a state about the renewal after the last charge, where the message has no moment', () => {
    const record = [charge(0, '2026-03-02T12:00:00Z'), charge(1, '2026-04-01T12:00:00Z')];
    const message = { nextRenewalDate: new Date('2026-05-01T07:00:00Z') };
    expect(rescheduledBy(record, message, NOW)).toMatchObject([
      {
        id: 'next:1000000000:2:2026-05-01',
        isState: true,
        kind: 'rescheduled',
        orderId: 'order',
        period: 2,
        // Noon in Arizona.
        nextChargeAt: new Date('2026-05-01T19:00:00Z'),
      },
    ]);
  });

  it('is named by the charge that a message is about, and follows that', () => {
    const record = [charge(0, '2026-03-02T12:00:00Z'), charge(1, '2026-04-01T12:00:00Z')];
    const timestamp = new Date('2026-03-02T12:00:00Z');
    const message = { transactionId: '900', timestamp, nextRenewalDate: new Date('2026-04-01T07:00:00Z') };
    expect(rescheduledBy(record, message, NOW)).toMatchObject([
      { id: 'next:1000000000:of-900', period: 1, occurredAt: timestamp },
    ]);
  });

  it('is named by the moment of a message, and of the renewal that was next then', () => {
    const record = [charge(0, '2026-03-02T12:00:00Z'), charge(1, '2026-04-01T12:00:00Z')];
    const moved = (timestamp: string, day: string) =>
      rescheduledBy(record, { timestamp: new Date(timestamp), nextRenewalDate: new Date(day) }, NOW)[0];
    const [first, second, third] = [
      moved('2026-03-10T10:00:00Z', '2026-04-01T07:00:00Z'),
      moved('2026-03-10T11:00:00Z', '2026-04-05T07:00:00Z'),
      moved('2026-03-10T12:00:00Z', '2026-04-01T07:00:00Z'),
    ];
    expect(new Set([first?.id, second?.id, third?.id]).size).toBe(3);
    expect([first?.period, third?.isState]).toEqual([1, undefined]);
    expect(moved('2026-03-10T10:00:00Z', '2026-04-01T07:00:00Z')?.id).toBe(first?.id);
  });

  it('is none without a day, and of a subscription that nobody bought', () => {
    expect(rescheduledBy([charge(0, '2026-03-02T12:00:00Z')], {}, NOW)).toEqual([]);
    expect(rescheduledBy([], { nextRenewalDate: NOW }, NOW)).toEqual([]);
  });
});
