import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST_OPEN_ORDERS } from '@network/tenant/constants.ts';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { clearLimits } from '../../../../limits/testing/clear-limits.ts';
import { commandRefund } from '../subscription/commands.ts';
import { buySeveral, cancelMembership, takeBack } from '../testing/actions.ts';
import { join, type Joined } from '../testing/join.ts';
import { checkBooks } from '../testing/money.ts';
import { pagesStayOpen } from '../testing/pages-stay-open.ts';
import { callAs, jobsAt, mailsTo } from '../testing/scene.ts';
import { welcomeOf } from '../testing/welcome-address.ts';

const test = billerForTests({ tenants: [vixen] });
beforeEach(async () => {
  test.clock.set('2026-03-02T12:00:00Z');
  await clearLimits(test.gateway.services.db);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await checkBooks(test.gateway.services.db);
});

/** Opens the payment page of all sites, by the month unless said. */
async function openPage(who: Joined, optionId = 3045): Promise<string> {
  const start = 'mutation ($input: StartPurchaseInput!) { startPurchase(input: $input) { location messageKey } }';
  const answer = await callAs<{ startPurchase: { location: string | null; messageKey: string | null } }>(
    test,
    who,
    start,
    { input: { optionId, biller: 'vendo' } },
  );
  const { location, messageKey } = answer.startPurchase;
  if (location === null) throw new Error(`No payment page: ${messageKey}`);
  return location;
}

async function payAt(page: string, at: string): Promise<void> {
  test.clock.set(at);
  await test.pay(page);
  await test.deliver();
}

/** The sites that are open to a person, and until when. */
const openTo = async (who: Joined): Promise<readonly string[]> =>
  (await who.membership()).subscriptions
    .filter(({ entitlement }) => entitlement.isActive)
    .map(({ product, entitlement }) => `${product} ${entitlement.accessUntil?.toISOString().slice(0, 10)}`);

const mailed = async (email: string, kind: string): Promise<number> =>
  (await mailsTo(test, email)).filter((each) => each === kind).length;

const statusesOf = async ({ userId }: Joined): Promise<readonly string[]> => {
  const orders = await test.gateway.services.db
    .selectFrom('billing_orders')
    .select('status')
    .where('user_id', '=', userId)
    .where('kind', '=', 'purchase')
    .orderBy('created_at')
    .execute();
  return orders.map(({ status }) => status);
};

describe('D42 a credit is spent once', () => {
  it.each([
    ['within minutes', ['2026-03-02T13:00:00Z', '2026-03-02T13:05:00Z', '2026-03-02T13:10:00Z']],
    ['each after the one before has ended', ['2026-03-02T13:00:00Z', '2026-05-20T13:00:00Z', '2026-08-10T13:00:00Z']],
  ])('of three pages that a year pays for, paid %s, one opens all sites', async (name, [first = '', ...later]) => {
    pagesStayOpen();
    const email = `three-${name.replaceAll(' ', '-')}@example.com`;
    const who = await join(test, email, { optionId: 305 });
    const [page, ...others] = [await openPage(who), await openPage(who), await openPage(who)];
    await payAt(page, first);
    expect(await openTo(who)).toEqual(['multisite2025 2026-05-16']);
    await cancelMembership(test, who);
    for (const [place, at] of later.entries()) {
      await jobsAt(test, at);
      await payAt(others[place] ?? '', at);
      const isOver = at > '2026-05-16';
      expect(await openTo(who)).toEqual(isOver ? [] : ['multisite2025 2026-05-16']);
    }
    expect((await mailed(email, 'freeChangeTooLate')) + (await mailed(email, 'freeOrderNotNeeded'))).toBe(2);
  });

  it.each([
    ['to the hour', '2026-03-03T11:00:00Z', true],
    ['an hour more', '2026-03-03T13:00:00Z', false],
    ['29 days later', '2026-03-31T12:00:00Z', false],
  ])('a page is good for a day: %s', async (_what, paidAt, isOpened) => {
    pagesStayOpen();
    const email = `aged-${paidAt.slice(0, 13).toLowerCase()}@example.com`;
    const who = await join(test, email);
    const page = await openPage(who);
    await jobsAt(test, paidAt);
    await payAt(page, paidAt);
    expect(await openTo(who)).toHaveLength(1);
    expect((await openTo(who))[0]?.startsWith('multisite2025')).toBe(isOpened);
    expect(await mailed(email, 'changeTooLate')).toBe(isOpened ? 0 : 1);
  });

  it.each(['chargeback', 'void', 'refund'] as const)(
    'a %s of what paid for the days makes the page worthless',
    async (kind) => {
      const email = `${kind}-while-open@example.com`;
      const who = await join(test, email, { optionId: 305 });
      const page = await openPage(who);
      test.clock.set('2026-03-02T13:00:00Z');
      await takeBack(test, who.orderId, kind);
      await test.deliver();
      await payAt(page, '2026-03-02T14:00:00Z');
      // A refund leaves what was begun.
      expect(await openTo(who)).toEqual(kind === 'refund' ? ['vixen 2027-03-02'] : []);
      expect(await mailed(email, 'freeChangeTooLate')).toBe(1);
    },
  );

  it('a refund that was decided and has not reached the biller counts', async () => {
    const email = 'refund-under-way@example.com';
    const who = await join(test, email);
    const page = await openPage(who);
    const { db } = test.gateway.services;
    const { transaction_id: transaction } = await db
      .selectFrom('billing_transactions')
      .select('transaction_id')
      .where('agreement_id', '=', who.orderId)
      .executeTakeFirstOrThrow();
    await commandRefund(db, who.orderId, transaction, test.clock.now());
    await payAt(page, '2026-03-02T12:05:00Z');
    expect(await openTo(who)).toEqual(['vixen 2026-04-02']);
    expect(await mailed(email, 'changeTooLate')).toBe(1);
  });

  it('what is taken back after the payment does not count, though it is known before', async () => {
    const email = 'known-before@example.com';
    const who = await join(test, email, { optionId: 305 });
    const page = await openPage(who);
    test.clock.set('2026-03-02T13:00:00Z');
    await test.pay(page);
    await test.collect();
    const [payment] = test.sent.splice(0);
    test.clock.set('2026-03-02T13:02:00Z');
    await takeBack(test, who.orderId, 'chargeback');
    await test.deliver();
    if (payment) await test.hand(payment);
    expect(await openTo(who)).toEqual(['multisite2025 2026-05-16']);
  });

  it('days that were spent elsewhere and came back in time pay for it', async () => {
    pagesStayOpen();
    const who = await join(test, 'opened-again@example.com', { optionId: 305 });
    const page = await openPage(who, 3047);
    test.clock.set('2026-03-02T13:00:00Z');
    const orderId = await buySeveral(test, who, 3047);
    test.clock.set('2026-03-03T10:00:00Z');
    await takeBack(test, orderId, 'void');
    await test.deliver();
    expect(await openTo(who)).toEqual(['vixen 2027-03-02']);
    // A day that has begun counts, so they are worth what they were.
    await payAt(page, '2026-03-03T11:00:00Z');
    expect(await openTo(who)).toEqual(['multisite2025 2027-03-03']);
  });
});

describe('a page that is paid more than a day after it was opened', () => {
  /** The plans whose charges are to be refunded, or were. */
  const refundedOf = async ({ userId }: Joined): Promise<readonly string[]> => {
    const rows = await test.gateway.services.db
      .selectFrom('biller_commands as command')
      .innerJoin('billing_transactions as charge', 'charge.transaction_id', 'command.transaction_id')
      .select('charge.plan_id')
      .where('charge.user_id', '=', userId)
      .where('charge.kind', '=', 'charge')
      .where('command.kind', '=', 'refund')
      .execute();
    return rows.map(({ plan_id: plan }) => plan);
  };

  /** Somebody whose month is over, so that they have no days to credit. */
  async function lapsed(email: string): Promise<Joined> {
    const who = await join(test, email);
    await cancelMembership(test, who);
    await jobsAt(test, '2026-04-03T12:00:00Z');
    return who;
  }

  it('a page from before a year, paid after a day, goes back and leaves the year', async () => {
    pagesStayOpen();
    const email = 'before-a-year@example.com';
    const who = await lapsed(email);
    const page = await openPage(who);
    await payAt(await openPage(who, 305), '2026-04-03T12:10:00Z');
    expect(await openTo(who)).toEqual(['vixen 2027-04-03']);
    await jobsAt(test, '2026-04-05T12:00:00Z');
    await payAt(page, '2026-08-31T12:00:00Z');
    expect(await openTo(who)).toEqual(['vixen 2027-04-03']);
    expect(await refundedOf(who)).toEqual(['3045']);
    expect([await mailed(email, 'changeTooLate'), await mailed(email, 'renewalRefunded')]).toEqual([1, 0]);
    await jobsAt(test, '2026-08-31T12:01:00Z');
    await test.deliver();
    await jobsAt(test, '2026-10-01T12:00:00Z');
    expect(await openTo(who)).toEqual(['vixen 2027-04-03']);
  });

  it('is not welcomed on the page after the payment, which says why, though another page was opened and paid since', async () => {
    pagesStayOpen();
    const who = await lapsed('told-why@example.com');
    const page = await openPage(who);
    test.clock.set('2026-04-03T12:05:00Z');
    await payAt(await openPage(who, 305), '2026-04-03T12:10:00Z');
    test.clock.set('2026-06-01T12:00:00Z');
    const { location } = await test.pay(page);
    await test.deliver();
    const query =
      'query ($input: WelcomeCheckInput!) { welcomeSignup(input: $input) { status returnedBecause isRefunded } }';
    const returned = { status: 'RETURNED', returnedBecause: 'OUTDATED', isRefunded: true };
    expect(await callAs(test, who, query, { input: welcomeOf(location) })).toEqual({ welcomeSignup: returned });
  });

  it('opens all sites where nothing would be given back for it', async () => {
    pagesStayOpen();
    const who = await lapsed('nothing-since@example.com');
    const page = await openPage(who);
    await jobsAt(test, '2026-04-10T12:00:00Z');
    await payAt(page, '2026-04-10T12:00:00Z');
    expect(await openTo(who)).toEqual(['multisite2025 2026-05-10']);
    expect(await refundedOf(who)).toEqual([]);
  });
});

describe('open payment pages of one person', () => {
  it('are few: the oldest gives way to a new one, and its biller closes it', async () => {
    pagesStayOpen();
    const who = await join(test, 'many-pages@example.com', { optionId: 305 });
    const pages: string[] = [];
    for (let page = 0; page < 14; page += 1) {
      await clearLimits(test.gateway.services.db);
      test.clock.set(new Date(Date.UTC(2026, 2, 2, 12, page)));
      pages.push(await openPage(who));
    }
    const statuses = await statusesOf(who);
    expect(statuses.filter((status) => status === 'pending')).toHaveLength(MOST_OPEN_ORDERS);
    expect(statuses.slice(0, -MOST_OPEN_ORDERS).every((status) => status === 'abandoned')).toBe(true);
    vi.restoreAllMocks();
    await jobsAt(test, '2026-03-02T12:20:00Z');
    expect((await test.pay(pages[0] ?? '')).status).toBe(410);
    expect((await test.pay(pages.at(-1) ?? '')).status).toBe(303);
    await test.deliver();
    expect(await openTo(who)).toEqual(['multisite2025 2026-05-16']);
  });

  it('that can’t be closed are taken in all the same', async () => {
    pagesStayOpen();
    const who = await join(test, 'kept-page@example.com');
    const pages = [];
    for (let minute = 0; minute <= MOST_OPEN_ORDERS; minute += 1) {
      test.clock.set(new Date(Date.UTC(2026, 2, 2, 12, minute)));
      pages.push(await openPage(who));
    }
    expect((await statusesOf(who))[0]).toBe('abandoned');
    await payAt(pages[0] ?? '', '2026-03-02T12:30:00Z');
    expect(await openTo(who)).toEqual(['multisite2025 2026-04-02']);
  });
});
