import { describe, expect, it } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { cancelMembership } from '../testing/actions.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { join, type Joined } from '../testing/join.ts';
import { change, membershipOf } from '../testing/own-memberships.ts';
import { reportEvent } from '../testing/report-event.ts';

const test = balancedBiller({ tenants: [vixen] });

/** A membership that is paused from 2 April to 2 June. */
async function pauseFor(email: string): Promise<Joined> {
  const who = await join(test, email);
  expect(await change(test, who, 'pauseMembership', { months: 2 })).toMatchObject({ success: true });
  return who;
}

const chargeAt = (who: Joined, at: string, period = 1): Promise<string> => {
  test.clock.set(at);
  const sold = { amount: 2_999, currency: 'USD', transactionId: `charged-${who.userId}-${at}` };
  return reportEvent(test, who.orderId, 'charged', { ...sold, period });
};

describe('L25 a renewal that the biller charges all the same', () => {
  it('ends a pause, and opens a month from the charge on', async () => {
    const who = await pauseFor('charged-in-pause@example.com');
    expect(await chargeAt(who, '2026-04-12T12:00:00Z')).toBe('processed');
    expect(await membershipOf(test, who)).toMatchObject({
      state: 'ACTIVE',
      pause: null,
      accessUntil: '2026-05-12T12:00:00.000Z',
      nextChargeAt: '2026-05-12T12:00:00.000Z',
    });
  });

  it('opens a month from the end of the paid time on, where that is still to come', async () => {
    const who = await pauseFor('charged-before-pause@example.com');
    expect(await chargeAt(who, '2026-03-20T12:00:00Z')).toBe('processed');
    expect(await membershipOf(test, who)).toMatchObject({ state: 'ACTIVE', accessUntil: '2026-05-02T12:00:00.000Z' });
  });

  it('opens the month after the pause, where it is charged a little ahead of its end', async () => {
    const who = await pauseFor('charged-ahead@example.com');
    expect(await chargeAt(who, '2026-06-01T12:00:00Z')).toBe('processed');
    expect(await membershipOf(test, who)).toMatchObject({ state: 'PAUSED', nextChargeAt: '2026-07-02T12:00:00.000Z' });
    test.clock.set('2026-06-02T12:00:01Z');
    expect(await membershipOf(test, who)).toMatchObject({ state: 'ACTIVE', accessUntil: '2026-07-02T12:00:00.000Z' });
  });
});

it('L25 a cancelled membership has no pause to end', async () => {
  const who = await pauseFor('cancelled-pause@example.com');
  await cancelMembership(test, who);
  expect(await change(test, who, 'resumeMembership')).toEqual({
    success: false,
    messageKey: BILLING_MESSAGES.nothingToResume,
  });
});
