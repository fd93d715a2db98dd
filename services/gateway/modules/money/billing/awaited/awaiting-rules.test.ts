import { describe, expect, it } from 'vitest';
import { agreementRow } from '../testing/agreement-row.ts';
import { awaitedPeriod, chargeToShow, isAwaited } from './awaiting-rules.ts';

const DUE = new Date('2026-04-02T12:00:00Z');
const at = (now: string, changes: Parameters<typeof agreementRow>[0] = {}) =>
  isAwaited(agreementRow(changes), new Date(now));

describe('a renewal of which the biller has reported nothing', () => {
  it('is awaited from the time at which it falls due, for seven days', () => {
    expect([at('2026-04-02T11:59:59Z'), at('2026-04-02T12:00:00Z')]).toEqual([false, true]);
    expect([at('2026-04-09T11:59:59Z'), at('2026-04-09T12:00:00Z')]).toEqual([true, false]);
  });

  it.each([
    ['failed', { status: 'past-due' }],
    ['was cancelled', { status: 'cancelled' }],
    ['is of an agreement that another one took the place of', { replaced_at: DUE }],
    ['is of an agreement that does not renew', { period_months: null }],
    ['was paid', { paid_period: 1 }],
  ] as const)('is not awaited where it %s', (_what, changes) =>
    expect(at('2026-04-03T12:00:00Z', changes)).toBe(false),
  );

  it('is shown with its day until nobody waits for it any longer', () => {
    const shown = (now: string, changes = {}) => chargeToShow(agreementRow(changes), new Date(now));
    expect(shown('2026-04-09T11:59:59Z')).toEqual(DUE);
    expect(shown('2026-04-09T12:00:00Z')).toBeNull();
    expect(shown('2026-03-03T12:00:00Z', { status: 'cancelled' })).toBeNull();
  });
});

it('a membership stays open for 36 hours at the billers that charge by their own clocks', () => {
  const open = { from: DUE, until: new Date('2026-04-04T00:00:00Z') };
  expect(awaitedPeriod(agreementRow({ biller: 'ccbill' }))).toEqual(open);
  expect(awaitedPeriod(agreementRow({ biller: 'segpay' }))).toEqual(open);
  expect(awaitedPeriod(agreementRow({ biller: 'rocketgate' }))).toBeNull();
});
