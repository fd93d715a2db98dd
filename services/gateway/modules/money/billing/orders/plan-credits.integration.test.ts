import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../../apps/vixenplus/tenant.ts';
import { buySeveral, cancelMembership, takeBack } from '../testing/actions.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { join, type Joined } from '../testing/join.ts';
import { pagesStayOpen } from '../testing/pages-stay-open.ts';
import { callAs, jobsAt, mailsTo } from '../testing/scene.ts';

const test = balancedBiller({ tenants: [vixen, vixenplus] });

const OPTIONS = `{ joinOptions { options {
  optionId chargedNow { amount } laterAt firstDays credit { amount } replaces { name unusedDays credit { amount } }
} } }`;

interface Option {
  readonly optionId: number;
  readonly chargedNow: { readonly amount: number };
  readonly laterAt: string;
  readonly firstDays: number | null;
  readonly credit: { readonly amount: number };
  readonly replaces: readonly object[];
}

async function optionFor(who: Joined, optionId: number): Promise<Option | undefined> {
  const { joinOptions } = await callAs<{ joinOptions: { options: readonly Option[] } }>(test, who, OPTIONS);
  return joinOptions.options.find((option) => option.optionId === optionId);
}

/** Opens the payment page of all sites now, and pays on it at that time: its biller can't close it. */
async function payLeftOpen(who: Joined, paidAt: string): Promise<void> {
  const start = 'mutation ($input: StartPurchaseInput!) { startPurchase(input: $input) { location } }';
  const input = { optionId: 3045, biller: 'vendo' };
  const { startPurchase } = await callAs<{ startPurchase: { location: string } }>(test, who, start, { input });
  pagesStayOpen();
  await jobsAt(test, paidAt);
  test.clock.set(paidAt);
  await test.pay(startPurchase.location);
  await test.deliver();
}

const amountsOf = (orderId: string): readonly number[] =>
  test
    .charges()
    .filter((charge) => charge.orderId === orderId)
    .map(({ amount }) => amount);

const productsOf = async (who: Joined): Promise<readonly (readonly [string, boolean, string | undefined])[]> =>
  (await who.membership()).subscriptions.map(({ product, entitlement }) => [
    product,
    entitlement.isActive,
    entitlement.accessUntil?.toISOString().slice(0, 10),
  ]);

describe('D42 all sites bought beside a plan that is paid for', () => {
  it('a month: its unused days are taken off the first charge, as the options said', async () => {
    const who = await join(test, 'month-to-all@example.com');
    test.clock.set('2026-03-22T12:00:00Z');
    // 11 of 31 days.
    const credit = { amount: 1_065 };
    expect(await optionFor(who, 3045)).toEqual({
      optionId: 3045,
      chargedNow: { amount: 3_934 },
      laterAt: '2026-04-22T12:00:00.000Z',
      firstDays: null,
      credit,
      replaces: [{ name: 'Vixen, monthly membership', unusedDays: 11, credit }],
    });
    const orderId = await buySeveral(test, who);
    expect(amountsOf(orderId)).toEqual([3_934]);
    const mail = await test.gateway.services.db
      .selectFrom('mails')
      .select('content')
      .where('recipient', '=', 'month-to-all@example.com')
      .where('kind', '=', 'planChanged')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(mail.content)).toContain('Vixen, monthly membership');
    expect(mail.content).toMatchObject({ values: { days: 11 } });
    test.clock.set('2026-03-22T12:01:00Z');
    const past =
      '{ getUserSubscription { joinDate activeSince billing { earlierPlans { name endedAt unusedDays credit { amount } replacedBy } } } }';
    expect(await callAs(test, who, past)).toMatchObject({
      getUserSubscription: {
        // X02: the purchase resets neither.
        joinDate: '2026-03-02T12:00:00.000Z',
        activeSince: '2026-03-02T12:00:00.000Z',
        billing: {
          earlierPlans: [
            {
              name: 'Vixen, monthly membership',
              endedAt: '2026-03-22T12:00:00.000Z',
              unusedDays: 11,
              credit,
              replacedBy: 'All sites, monthly membership',
            },
          ],
        },
      },
    });
    expect(await productsOf(who)).toEqual([
      ['vixen', false, '2026-03-22'],
      ['multisite2025', true, '2026-04-22'],
    ]);
    await jobsAt(test, '2026-04-22T11:30:00Z');
    expect(amountsOf(orderId)).toEqual([3_934, 4_999]);
  });

  it('a year that is worth more than the first month: nothing is charged, and the rest becomes days', async () => {
    const who = await join(test, 'year-to-all@example.com', { optionId: 305 });
    test.clock.set('2026-05-02T12:00:00Z');
    // 304 of 365 days are 99.85: the month of 31 days, and 31 more for the 49.86 that are left.
    expect(await optionFor(who, 3045)).toMatchObject({
      chargedNow: { amount: 0 },
      laterAt: '2026-07-03T12:00:00.000Z',
      firstDays: 62,
      credit: { amount: 9_985 },
    });
    const orderId = await buySeveral(test, who);
    expect(amountsOf(orderId)).toEqual([0]);
    await jobsAt(test, '2026-06-10T12:00:00Z');
    expect(amountsOf(orderId)).toEqual([0]);
    await jobsAt(test, '2026-07-03T11:30:00Z');
    expect(amountsOf(orderId)).toEqual([0, 4_999]);
    expect(test.charges().filter((charge) => charge.orderId === who.orderId)).toHaveLength(1);
  });

  it('a year to a year is charged the difference', async () => {
    const who = await join(test, 'year-to-year@example.com', { optionId: 305 });
    test.clock.set('2026-03-02T12:30:00Z');
    const orderId = await buySeveral(test, who, 3047);
    expect(amountsOf(orderId)).toEqual([23_988 - 11_988]);
  });

  it('a plan that was cancelled is credited too', async () => {
    const who = await join(test, 'cancelled-to-all@example.com', { optionId: 305 });
    await cancelMembership(test, who);
    test.clock.set('2026-03-02T12:30:00Z');
    const orderId = await buySeveral(test, who, 3047);
    expect(amountsOf(orderId)).toEqual([23_988 - 11_988]);
  });

  it('a trial is not: its price pays for the films that come with it', async () => {
    const who = await join(test, 'trial-to-all@example.com', { optionId: 301 });
    test.clock.set('2026-03-02T12:30:00Z');
    expect(await optionFor(who, 3045)).toMatchObject({
      credit: { amount: 0 },
      replaces: [{ name: 'Vixen, trial membership', unusedDays: 0 }],
    });
    expect(amountsOf(await buySeveral(test, who))).toEqual([4_999]);
  });

  it('L20 an upgrade to the year begins when the month ends, and a mail says so', async () => {
    const email = 'month-to-year@example.com';
    const who = await join(test, email, { optionId: 3045, tenant: 'vixenplus' });
    test.clock.set('2026-03-12T12:00:00Z');
    const quote = '{ yearlyUpgradeQuote { currentPlan beginsAt chargedNow { amount } } }';
    expect(await callAs(test, who, quote)).toEqual({
      yearlyUpgradeQuote: {
        currentPlan: 'All sites, monthly membership',
        beginsAt: '2026-04-02T12:00:00.000Z',
        chargedNow: { amount: 23_988 },
      },
    });
    await buySeveral(test, who, 3047);
    expect(await mailsTo(test, email)).toContain('planExtended');
    const past = '{ getUserSubscription { billing { earlierPlans { name endedAt } } } }';
    expect(await callAs(test, who, past)).toEqual({
      getUserSubscription: {
        billing: { earlierPlans: [{ name: 'All sites, monthly membership', endedAt: '2026-04-02T12:00:00.000Z' }] },
      },
    });
  });

  it('on a payment page the same is charged', async () => {
    const who = await join(test, 'hosted-to-all@example.com');
    const start = 'mutation ($input: StartPurchaseInput!) { startPurchase(input: $input) { location } }';
    const input = { optionId: 3045, biller: 'vendo' };
    const { startPurchase } = await callAs<{ startPurchase: { location: string } }>(test, who, start, { input });
    await test.pay(startPurchase.location);
    await test.deliver();
    const { amount } = test.charges().at(-1) ?? {};
    expect(amount).toBe(4_999 - 2_999);
  });

  it.each([
    ['is opened at', '2026-03-03T11:59:00Z', []],
    ['goes back with a mail at', '2026-03-06T12:00:00Z', ['changeTooLate']],
    ['goes back with a mail at', '2026-04-20T12:00:00Z', ['changeTooLate']],
  ])('a payment on a page that stays open %s %s', async (_what, paidAt, mails) => {
    const email = `late-${paidAt.slice(0, 10)}@example.com`;
    const who = await join(test, email);
    await payLeftOpen(who, paidAt);
    await jobsAt(test, paidAt);
    await test.deliver();
    const products = (await who.membership()).subscriptions.map(({ product }) => product);
    expect(products.includes('multisite2025')).toBe(mails.length === 0);
    expect((await mailsTo(test, email)).filter((kind) => kind === 'changeTooLate')).toEqual(mails);
    const { rows } = await sql<{ kind: string }>`
      select kind from billing_transactions where user_id = (select id from users where email = ${email})
      and amount = ${4_999 - 2_999} order by kind
    `.execute(test.gateway.services.db);
    expect(rows.map(({ kind }) => kind)).toEqual(mails.length === 0 ? ['charge'] : ['charge', 'refund']);
  });

  it.each([
    ['opens it', '2026-05-03T11:59:00Z', true],
    ['opens nothing, ends its renewals, and is mailed about', '2026-05-05T12:00:00Z', false],
  ])('a change that costs nothing, confirmed on a page that stays open: %s', async (_what, paidAt, isOpened) => {
    const email = `free-${paidAt.slice(0, 10)}@example.com`;
    const who = await join(test, email, { optionId: 305 });
    test.clock.set('2026-05-02T12:00:00Z');
    await payLeftOpen(who, paidAt);
    const { orderId, amount } = test.charges().at(-1) ?? {};
    expect(amount).toBe(0);
    const year: readonly [string, boolean, string] = ['vixen', !isOpened, isOpened ? '2026-05-03' : '2027-03-02'];
    expect((await productsOf(who))[0]).toEqual(year);
    expect((await productsOf(who)).some(([product]) => product === 'multisite2025')).toBe(isOpened);
    expect((await mailsTo(test, email)).includes('freeChangeTooLate')).toBe(!isOpened);
    expect(await mailsTo(test, email)).not.toContain('changeTooLate');
    // Nothing is charged for it later either.
    await jobsAt(test, '2026-07-10T12:00:00Z');
    expect(amountsOf(orderId ?? '')).toEqual(isOpened ? [0, 4_999] : [0]);
  });
});

describe('D42 a charge that was reduced by a credit', () => {
  const changed = async (email: string) => {
    const who = await join(test, email, { optionId: 305 });
    test.clock.set('2026-03-10T12:00:00Z');
    const orderId = await buySeveral(test, who, 3047);
    test.clock.set('2026-03-20T12:00:00Z');
    return { who, orderId };
  };

  it.each(['chargeback', 'void'] as const)('after a %s of it the days of the old plan are open again', async (kind) => {
    const { who, orderId } = await changed(`${kind}-of-reduced@example.com`);
    await takeBack(test, orderId, kind);
    await test.deliver();
    expect(await productsOf(who)).toEqual([
      ['vixen', true, '2027-03-02'],
      ['multisite2025', false, '2026-03-20'],
    ]);
    // They may be credited again, fewer by then.
    test.clock.set('2026-04-02T12:00:00Z');
    expect(await optionFor(who, 3047)).toMatchObject({ credit: { amount: Math.ceil((11_988 * 334) / 365) } });
  });

  it('after a refund of it what was begun stays, and the old plan stays ended', async () => {
    const { who, orderId } = await changed('refund-of-reduced@example.com');
    await takeBack(test, orderId, 'refund');
    await test.deliver();
    expect(await productsOf(who)).toEqual([
      ['vixen', false, '2026-03-10'],
      ['multisite2025', true, '2027-03-10'],
    ]);
  });

  it('a chargeback of the credited one leaves the new plan, and opens nothing again', async () => {
    const { who, orderId } = await changed('chargeback-of-credited@example.com');
    await takeBack(test, who.orderId, 'chargeback');
    await test.deliver();
    expect(await productsOf(who)).toMatchObject([
      ['vixen', false, '2026-03-10'],
      ['multisite2025', true, '2027-03-10'],
    ]);
    await takeBack(test, orderId, 'void');
    await test.deliver();
    expect((await productsOf(who)).map(([, isActive]) => isActive)).toEqual([false, false]);
  });
});
