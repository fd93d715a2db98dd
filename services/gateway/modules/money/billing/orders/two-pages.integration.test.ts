import { describe, expect, it, vi } from 'vitest';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { addPerson, followSecondAccountLink } from '../../../people/identity/testing/public.ts';
import { loadMembership } from '../../membership/public.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { join, type Joined, startToJoin } from '../testing/join.ts';
import { pagesStayOpen } from '../testing/pages-stay-open.ts';
import { callAs, confirmAwaiting, jobsAt, mailsTo } from '../testing/scene.ts';
import { signedPostback } from '../testing/signed-postback.ts';

const test = balancedBiller({ tenants: [vixen, tushy] });

/** Opens a page for each option and pays them in that order, before any is reported to the gateway; the owner confirms all. */
async function payAll(email: string, signups: readonly { readonly optionId: number; readonly tenant?: string }[]) {
  pagesStayOpen();
  const pages = [];
  for (const signup of signups) pages.push(await startToJoin(test, email, signup));
  for (const [seconds, { location }] of pages.entries()) {
    test.clock.set(new Date(Date.UTC(2026, 2, 2, 12, 0, seconds)));
    expect((await test.pay(location ?? '')).status).toBe(303);
  }
  expect(await test.deliver()).toEqual(signups.map(() => 200));
  await confirmAwaiting(test, email);
}

async function standingOf(email: string) {
  const { services } = test.gateway;
  const { id } = await services.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const { subscriptions, credits } = await loadMembership(services, id);
  const entries = await services.db
    .selectFrom('billing_transactions')
    .select(['kind', 'plan_id', 'period', 'transaction_id', 'agreement_id'])
    .where('user_id', '=', id)
    .orderBy('occurred_at')
    .orderBy('period')
    .execute();
  const events = await services.db
    .selectFrom('subscription_events')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_events.subscription_id')
    .select('kind')
    .where('user_id', '=', id)
    .execute();
  return { subscriptions, credits, entries, log: events.map(({ kind }) => kind).toSorted() };
}
const statusesOf = async (email: string) => {
  const { db } = test.gateway.services;
  const rows = await db.selectFrom('billing_orders').select('status').where('email', '=', email).execute();
  return rows.map(({ status }) => status).toSorted();
};

describe('two payment pages of one person', () => {
  it('the newer page closes the older one, which takes no card any more', async () => {
    const email = 'newer@example.com';
    const older = await startToJoin(test, email, { optionId: 301, browser: 'b' });
    const newer = await startToJoin(test, email, { browser: 'b' });
    expect(await test.pay(older.location ?? '')).toEqual({ status: 410, location: null });
    expect((await test.pay(newer.location ?? '')).status).toBe(303);
    expect(await test.deliver()).toEqual([200]);
    expect(await statusesOf(email)).toEqual(['abandoned', 'paid']);
    expect((await standingOf(email)).entries.map(({ plan_id }) => plan_id)).toEqual(['vixen-month']);
  });

  it('another browser closes no page, with the same email or by signing in', async () => {
    const email = 'others@example.com';
    const pages = [
      await startToJoin(test, email, { browser: 'a' }),
      await startToJoin(test, email, { browser: 'b' }),
      await startToJoin(test, email),
      await startToJoin(test, email),
    ];
    expect(await statusesOf(email)).toEqual(['pending', 'pending', 'pending', 'pending']);
    expect((await test.pay(pages[0]?.location ?? '')).status).toBe(303);
    expect(await test.deliver()).toEqual([200]);
  });

  it('a page for another brand’s membership stays open', async () => {
    const email = 'brands@example.com';
    const one = await startToJoin(test, email, { browser: 'b' });
    await startToJoin(test, email, { optionId: 203, tenant: 'tushy', browser: 'b' });
    expect((await test.pay(one.location ?? '')).status).toBe(303);
    expect(await test.deliver()).toEqual([200]);
  });

  it('a page whose payment was not reported leaves nothing to pay for', async () => {
    const email = 'unheard@example.com';
    const { location } = await startToJoin(test, email, { browser: 'b' });
    await test.pay(location ?? '');
    expect(await startToJoin(test, email, { browser: 'b' })).toEqual({
      location: null,
      messageKey: 'billing.signup.activeAccount',
    });
    expect(await test.deliver()).toEqual([200]);
    expect((await standingOf(email)).entries).toHaveLength(1);
  });

  it('a signed-in user pays on the last of their pages, and on none once one was paid', async () => {
    const who = await join(test, 'signed-in@example.com');
    const start = 'mutation ($input: StartPurchaseInput!) { startPurchase(input: $input) { location messageKey } }';
    const open = async (): Promise<{ readonly location: string | null; readonly messageKey: string | null }> => {
      const input = { optionId: 3045, biller: 'vendo' };
      const answer = await callAs<{ startPurchase: Awaited<ReturnType<typeof open>> }>(test, who, start, { input });
      return answer.startPurchase;
    };
    const [older, newer] = [await open(), await open()];
    expect((await test.pay(older.location ?? '')).status).toBe(410);
    expect((await test.pay(newer.location ?? '')).status).toBe(303);
    expect(await open()).toEqual({ location: null, messageKey: 'billing.payment.notOnSale' });
    await test.deliver();
    expect((await who.membership()).subscriptions).toHaveLength(2);
  });

  it('the stored card closes a page that was left open, and is not charged for what was paid on it', async () => {
    const open = 'mutation { startPurchase(input: { optionId: 3045, biller: "vendo" }) { location } }';
    const buy = 'mutation { internalUpsellOneclickMultisite(input: { optionId: 3045 }) { success location } }';
    const page = async (who: Joined): Promise<string> => {
      const { startPurchase } = await callAs<{ startPurchase: { location: string } }>(test, who, open);
      return startPurchase.location;
    };
    const one = await join(test, 'stored@example.com');
    const left = await page(one);
    await callAs(test, one, buy);
    expect((await test.pay(left)).status).toBe(410);
    const other = await join(test, 'stored-late@example.com');
    await test.pay(await page(other));
    expect(await callAs(test, other, buy)).toMatchObject({
      internalUpsellOneclickMultisite: { success: true, location: '/subscription-status' },
    });
    for (const email of ['stored@example.com', 'stored-late@example.com']) {
      const { entries } = await standingOf(email);
      expect(entries.map(({ plan_id }) => plan_id).toSorted()).toEqual(['3045', 'vixen-month']);
    }
    await test.deliver();
  });

  it('a page that was left for a day is closed before its order expires', async () => {
    const email = 'left@example.com';
    const { location } = await startToJoin(test, email);
    await jobsAt(test, '2026-03-03T12:00:01Z');
    expect(await statusesOf(email)).toEqual(['abandoned']);
    expect((await test.pay(location ?? '')).status).toBe(410);
  });
});

describe('a payment too many', () => {
  it.each([
    ['the same again', 303, 303],
    ['a trial after the month', 303, 301],
    ['one site after all of them', 3045, 303],
  ])('%s is refunded: one membership, one renewal, a mail and a log', async (name, first, second) => {
    const email = `${name.replaceAll(' ', '-')}@example.com`;
    await payAll(email, [{ optionId: first }, { optionId: second }]);
    const before = await standingOf(email);
    expect(before.subscriptions).toHaveLength(1);
    expect(before.entries.map(({ kind }) => kind)).toEqual(['charge', 'charge']);
    expect(await mailsTo(test, email)).toEqual([
      'duplicateChargeRefunded',
      'emailConfirmation',
      'paymentAwaitsYou',
      'receipt',
      'welcome',
    ]);
    await jobsAt(test, '2026-03-02T12:01:00Z');
    await jobsAt(test, '2026-03-02T12:02:00Z');
    await test.deliver();
    const after = await standingOf(email);
    expect(after.entries.map(({ kind }) => kind)).toEqual(['charge', 'charge', 'refund']);
    const returned = after.entries[1]?.agreement_id;
    expect(after.entries[2]?.agreement_id).toBe(returned);
    expect(after.log).toEqual(['charged', 'charged-redundantly', 'joined', 'refunded']);
    expect(after.subscriptions).toMatchObject([{ entitlement: { isActive: true, isCancelled: false } }]);
    expect(after.credits).toBe(0);
    await jobsAt(test, '2026-04-02T12:00:00Z');
    const renewed = (await standingOf(email)).entries.filter(({ period }) => period === 1);
    expect(renewed).toMatchObject([{ kind: 'charge', agreement_id: before.entries[0]?.agreement_id }]);
  });

  it('L01 a second trial, of another brand, is refunded: one trial a person', async () => {
    const email = 'two-trials@example.com';
    await payAll(email, [{ optionId: 301 }, { optionId: 201, tenant: 'tushy' }]);
    await jobsAt(test, '2026-03-02T12:01:00Z');
    const { subscriptions, credits, entries } = await standingOf(email);
    expect(subscriptions).toMatchObject([{ product: 'vixen', type: 'trial' }]);
    expect(credits).toBe(2);
    expect(entries.map(({ kind }) => kind)).toEqual(['charge', 'charge', 'refund']);
  });

  it('is queued for a refund while the biller is unreachable, and refunded once when it returns', async () => {
    const email = 'away@example.com';
    await payAll(email, [{ optionId: 303 }, { optionId: 303 }]);
    const away = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    expect(await jobsAt(test, '2026-03-02T12:01:00Z')).toMatchObject({ commands: 0 });
    expect((await standingOf(email)).entries).toHaveLength(2);
    away.mockRestore();
    expect(await jobsAt(test, '2026-03-02T12:02:00Z')).toMatchObject({ commands: 2 });
    expect(await jobsAt(test, '2026-03-02T12:03:00Z')).toMatchObject({ commands: 0 });
    expect((await standingOf(email)).entries.map(({ kind }) => kind)).toEqual(['charge', 'charge', 'refund']);
  });

  it('is voided by a biller without ending what the other payment opened', async () => {
    const email = 'voided@example.com';
    await payAll(email, [{ optionId: 303 }, { optionId: 303 }]);
    const vain = (await standingOf(email)).entries[1];
    const event = {
      id: 'evt_void',
      kind: 'voided',
      orderId: vain?.agreement_id,
      occurredAt: '2026-03-02T12:00:30.000Z',
      period: 0,
      amount: 2_999,
      currency: 'USD',
      transactionId: 'txn_void',
      reversedTransactionId: vain?.transaction_id,
      reference: null,
    };
    test.clock.set('2026-03-02T12:00:40Z');
    expect(await test.hand(signedPostback(test, 'vendo', event))).toBe(200);
    const { subscriptions, log } = await standingOf(email);
    expect(log).toContain('voided');
    expect(subscriptions).toMatchObject([{ entitlement: { isActive: true, isCancelled: false } }]);
  });
});

describe('a payment that another membership does not make redundant', () => {
  /** Pays the page of a trial after its email got an account, and confirms it. */
  async function payTrial(email: string, giveAccount: () => Promise<unknown>) {
    const { location } = await startToJoin(test, email, { optionId: 301, browser: 'a' });
    await giveAccount();
    await test.pay(location ?? '');
    await test.deliver();
    await confirmAwaiting(test, email);
    return standingOf(email);
  }

  it('L01 opens the trial of somebody who was in the portal only', async () => {
    const { db } = test.gateway.services;
    const email = 'from-the-portal@example.com';
    const now = test.clock.now();
    const standing = await payTrial(email, async () => {
      const userId = await addPerson(db, email, 'Right1password');
      const portal = { id: 'portal-one', user_id: userId, product: 'portal', type: 'porn-portal' } as const;
      const facts = { plan_id: null, biller: 'vendo', is_free_limited_trial: false, is_guest: false } as const;
      await db
        .insertInto('subscriptions')
        .values({ ...portal, ...facts, joined_on: 'vixen', joined_at: now })
        .execute();
      const period = { access_from: now, access_until: new Date('2026-04-02T12:00:00Z'), is_paid: true };
      await db
        .insertInto('entitlement_events')
        .values({ subscription_id: portal.id, kind: 'granted', occurred_at: now, ...period, cause: 'test' })
        .execute();
    });
    expect(standing.subscriptions.map(({ type }) => type).toSorted()).toEqual(['porn-portal', 'trial']);
    expect(standing.entries.map(({ kind }) => kind)).toEqual(['charge']);
    expect(await mailsTo(test, email)).not.toContain('duplicateChargeRefunded');
  });

  it('opens the membership of a second person, who had that of the first one only', async () => {
    const email = 'second-person@example.com';
    const standing = await payTrial(email, async () => {
      const parent = await join(test, 'first-person@example.com', { isEmailConfirmed: true });
      const create =
        'mutation ($input: TandemAccountInput!) { createTandemAccount(input: $input) { success messageKey } }';
      const input = { email, password: 'Right1password' };
      expect(await callAs(test, parent, create, { input })).toMatchObject({ createTandemAccount: { success: true } });
      await followSecondAccountLink(test.gateway, email);
    });
    const types = standing.subscriptions.map(({ type, isTandem }) => (isTandem ? `${type} of another` : type));
    expect(types.toSorted()).toEqual(['member of another', 'trial']);
    expect(standing.entries.map(({ kind }) => kind)).toEqual(['charge']);
    expect(await mailsTo(test, email)).not.toContain('duplicateChargeRefunded');
  });

  it('is the year alone: a month of the same site beside it is refunded', async () => {
    const email = 'month-beside-year@example.com';
    await payAll(email, [{ optionId: 305 }, { optionId: 303 }]);
    await jobsAt(test, '2026-03-02T12:01:00Z');
    const { subscriptions, entries } = await standingOf(email);
    expect(subscriptions).toMatchObject([{ planKind: 'year', entitlement: { isActive: true } }]);
    expect(entries.map(({ kind, plan_id }) => [kind, plan_id])).toEqual([
      ['charge', 'vixen-year'],
      ['charge', 'vixen-month'],
      ['refund', 'vixen-month'],
    ]);
  });
});
