import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BillerTest, startBillerTest } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../../apps/vixenplus/tenant.ts';
import { mailsOf } from '../../../platform/mail/testing/public.ts';
import { OPERATOR } from '../../../staff/staff/public.ts';
import { createEndpoint } from '../../../platform/webhooks/public.ts';
import { loadOffered } from '../options/load-options.ts';
import { yearlyUpgrade } from '../orders/yearly-upgrade.ts';
import { ingestAnswer } from '../postbacks/inbox.ts';
import { endRenewals } from '../support/end-renewals.ts';
import { join, type Joined } from '../testing/join.ts';
import { checkBooks } from '../testing/money.ts';
import { firstOf, jobsAt } from '../testing/scene.ts';

let test: BillerTest;
beforeAll(async () => {
  const tenants = [vixen, vixenplus];
  test = await startBillerTest({ tenants, config: { billers: ['vendo', 'segpay', 'ccbill'] } });
  const endpoint = { url: 'http://127.0.0.1:1/', types: ['membership.ended'] } as const;
  await createEndpoint(test.gateway.services, OPERATOR, endpoint);
});
beforeEach(async () => {
  test.clock.set('2026-03-02T12:00:00Z');
  await test.gateway.services.db.deleteFrom('webhook_messages').execute();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await checkBooks(test.gateway.services.db);
});
afterAll(() => test.close());

const DUE = new Date('2026-04-01T12:00:00Z');
const AHEAD = '2026-04-01T11:10:00Z';
const EVENING = '2026-04-01T22:00:00Z';
/** 36 hours after the due time. */
const KEPT_UNTIL = new Date('2026-04-03T00:00:00Z');

/** No biller reports a thing from now on. */
const hearNothing = () => vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));

/** A biller says that the renewals of a person were cancelled at this moment. */
async function cancelledAt(who: Joined, biller: 'segpay' | 'ccbill', at: string): Promise<void> {
  test.clock.set(at);
  const nothing = { price: null, transactionId: null, reversedTransactionId: null, reference: null };
  const event = { id: `cancelled-${who.orderId}`, kind: 'cancelled', orderId: who.orderId, period: 0 } as const;
  const now = test.clock.now();
  const status = await ingestAnswer(test.gateway.services, biller, { ...event, ...nothing, occurredAt: now }, now);
  expect(status).toBe('processed');
}

/**
 * Counts how many times integrators heard that a membership of this person ended; those of earlier tests end on the
 * same days.
 */
async function endsHeard(who: Joined): Promise<number> {
  const { id } = await firstOf(who);
  const told = await test.gateway.services.db.selectFrom('webhook_messages').select('key').execute();
  return told.filter(({ key }) => key?.includes(id)).length;
}

async function mailedEnd(email: string): Promise<unknown> {
  const mails = await mailsOf(test.gateway.services.db, email);
  const mail = mails.find(({ kind }) => kind === 'cancelled' || kind === 'cancelledForGood');
  const end = mail?.content.values?.['accessUntil'];
  return typeof end === 'object' && end !== null && 'day' in end ? end.day : end;
}

describe.each(['segpay', 'ccbill'] as const)('a membership of %s that is cancelled', (biller) => {
  it('while its renewal is awaited ends with the hours that it keeps, in the mail and for integrators', async () => {
    const email = `awaited@${biller}.example`;
    const who = await join(test, email, { biller });
    hearNothing();
    await jobsAt(test, AHEAD);
    await cancelledAt(who, biller, EVENING);
    expect(await mailedEnd(email)).toBe(KEPT_UNTIL.toISOString());
    await jobsAt(test, '2026-04-02T23:50:00Z');
    expect([(await firstOf(who)).entitlement.isActive, await endsHeard(who)]).toEqual([true, 0]);
    await jobsAt(test, '2026-04-03T00:00:00Z');
    expect([(await firstOf(who)).entitlement.isActive, await endsHeard(who)]).toEqual([false, 1]);
  });

  it('in the hour before its renewal falls due ends then', async () => {
    const email = `before@${biller}.example`;
    const who = await join(test, email, { biller });
    hearNothing();
    await jobsAt(test, AHEAD);
    await cancelledAt(who, biller, '2026-04-01T11:30:00Z');
    expect(await mailedEnd(email)).toBe(DUE.toISOString());
    await jobsAt(test, '2026-04-01T12:00:00Z');
    expect((await firstOf(who)).entitlement).toMatchObject({ isActive: false, accessUntil: DUE });
    expect(await endsHeard(who)).toBe(1);
  });

  it.each([
    ['in the hour before its renewal falls due, ends then', '2026-04-01T11:30:00Z', DUE],
    ['while its renewal is awaited, keeps the hours', EVENING, KEPT_UNTIL],
  ])('by staff %s', async (_what, at, until) => {
    const who = await join(test, `staff-${at.slice(11, 13)}@${biller}.example`, { biller });
    hearNothing();
    await jobsAt(test, AHEAD);
    test.clock.set(at);
    const { id: subscriptionId } = await firstOf(who);
    const wanted = { userId: who.userId, subscriptionId, cause: 'staff:test' };
    const { db } = test.gateway.services;
    const ended = await db.transaction().execute((trx) => endRenewals(trx, wanted, test.clock.now()));
    expect(ended?.accessUntil).toEqual(until);
    test.clock.set('2026-04-04T12:00:00Z');
    expect((await firstOf(who)).entitlement.accessUntil).toEqual(until);
  });

  it('or not begins its year at the end of what is paid, and not of the hours in which a renewal is awaited', async () => {
    const who = await join(test, `year@${biller}.example`, { biller, optionId: 3045, tenant: 'vixenplus' });
    hearNothing();
    const beginsAt = async () => {
      const { services } = test.gateway;
      const offered = await loadOffered(services, who.userId, { tenant: vixenplus, country: null });
      return yearlyUpgrade(offered, vixenplus, services.clock.now())?.accessFrom;
    };
    await jobsAt(test, AHEAD);
    expect(await beginsAt()).toEqual(DUE);
    test.clock.set(EVENING);
    expect(await beginsAt()).toEqual(new Date(EVENING));
  });
});
