import { describe, expect, it } from 'vitest';
import { entitlementAt, type EntitlementEvent } from './entitlement.ts';
import { subscriptionLogOf } from './subscription-log.ts';

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));

const event = (kind: EntitlementEvent['kind'], at: number, access?: readonly [number, number]): EntitlementEvent => ({
  kind,
  occurredAt: day(at),
  accessFrom: access ? day(access[0]) : null,
  accessUntil: access ? day(access[1]) : null,
  isPaid: true,
  cause: `charge:${at}`,
  revokes: null,
});

const EVENTS = [
  event('granted', 1, [1, 5]),
  event('rebill-cancelled', 3),
  event('granted', 6, [7, 12]),
  event('paused', 9),
  event('pause-ended', 10),
  event('revoked', 11),
];

describe('a log of a subscription', () => {
  it('says at each moment what its events say then, whichever moment was asked about before', () => {
    const log = subscriptionLogOf(EVENTS);
    const hours = Array.from({ length: 24 * 16 }, (_, hour) => new Date(Date.UTC(2025, 11, 30, hour)));
    for (const now of [...hours, ...hours.toReversed()]) {
      expect(log.entitlementAt(now)).toEqual(entitlementAt(EVENTS, now));
    }
  });

  it('says the same between two moments without working it out again', () => {
    const log = subscriptionLogOf(EVENTS);
    expect(log.entitlementAt(day(2))).toBe(log.entitlementAt(new Date(day(3).getTime() - 1)));
    expect(log.entitlementAt(day(3))).not.toBe(log.entitlementAt(day(2)));
  });
});
