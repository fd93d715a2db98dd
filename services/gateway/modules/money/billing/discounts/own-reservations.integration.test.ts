import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { browserHash } from '../../../../http/browser-secret.ts';
import { clearLimits } from '../../../../limits/testing/clear-limits.ts';
import { loadPlan, pricedIn } from '../options/priced-plan.ts';
import { startHosted } from '../orders/start-hosted.ts';
import { declineSignup, pressAgain, pressElsewhere } from '../testing/declined-signup.ts';
import { browserSecret, join, type Joined, startToJoin } from '../testing/join.ts';
import { makeVoucher } from '../testing/make-voucher.ts';
import { checkBooks } from '../testing/money.ts';
import { pagesStayOpen } from '../testing/pages-stay-open.ts';
import { callAs } from '../testing/scene.ts';
import { sessionOf } from '../testing/sessions.ts';
import { listDiscounts } from './discounts-of-staff.ts';

const test = billerForTests({ tenants: [vixen, tushy] });
beforeEach(async () => {
  test.clock.set('2026-03-02T12:00:00Z');
  await clearLimits(test.gateway.services.db);
  // Pages stay open as at CCBill, Segpay and RocketGate, which close no page.
  pagesStayOpen();
});
afterEach(() => {
  vi.restoreAllMocks();
  return checkBooks(test.gateway.services.db);
});

const db = () => test.gateway.services.db;
const usesOf = async (id: string) => (await listDiscounts(db(), { after: null, limit: 1, id }))[0];

/** Lists the states of the orders with a code, the oldest first. */
const statusesOf = async (code: string) =>
  (
    await db()
      .selectFrom('billing_orders')
      .innerJoin('discount_uses', 'discount_uses.order_id', 'billing_orders.id')
      .innerJoin('discount_codes', 'discount_codes.id', 'discount_uses.code_id')
      .select('status')
      .where('discount_codes.code', '=', code)
      .orderBy('created_at')
      .execute()
  ).map(({ status }) => status);

/** A minute later, so that orders are in the order in which they were opened. */
const later = (minutes: number) => test.clock.set(new Date(Date.UTC(2026, 2, 2, 12, minutes)));

interface Answer {
  readonly location: string | null;
  readonly messageKey: string | null;
}

/** Opens a payment page with a code, signed in on a brand, in the browser with a letter where one is said. */
async function buy(who: Joined, tenant: string, optionId: number, voucher: string, browser?: string): Promise<Answer> {
  const call = 'mutation ($input: StartPurchaseInput!) { it: startPurchase(input: $input) { location messageKey } }';
  const input = { optionId, biller: 'vendo', voucher };
  const caller = await sessionOf(test.gateway, who.userId, tenant);
  const inBrowser = browser === undefined ? caller : { ...caller, browser: browserSecret(browser) };
  return (await test.gateway.graphql<{ it: Answer }>(call, { input }, inBrowser)).data.it;
}

describe('a visitor whose page can’t be closed, and who holds the last use of a code', () => {
  it('begins again with another plan or address, and nobody else does', async () => {
    const id = await makeVoucher(test, 'MINE', { usesEach: 1 });
    expect((await startToJoin(test, 'holder@example.com', { voucher: 'MINE', browser: 'h' })).messageKey).toBeNull();
    later(1);
    const again = { voucher: 'MINE', browser: 'h', optionId: 305 };
    expect((await startToJoin(test, 'holder@example.com', again)).messageKey).toBeNull();
    later(2);
    const { location } = await startToJoin(test, 'holder-spelled@example.com', again);
    expect(await statusesOf('MINE')).toEqual(['abandoned', 'abandoned', 'pending']);
    for (const browser of ['o', undefined]) {
      const other = { voucher: 'MINE', ...(browser !== undefined && { browser }) };
      expect((await startToJoin(test, 'other@example.com', other)).messageKey).toBe('billing.voucher.usedUp');
    }
    await test.pay(location ?? '');
    await test.deliver();
    expect(await usesOf(id)).toMatchObject({ used: 1, reserved: 0 });
    expect((await startToJoin(test, 'third@example.com', again)).messageKey).toBe('billing.voucher.usedUp');
  });

  it('is told by the quote that it can be used, as nobody else is', async () => {
    await makeVoucher(test, 'QUOTEDAGAIN', { usesEach: 1 });
    await startToJoin(test, 'quoted-again@example.com', { voucher: 'QUOTEDAGAIN', browser: 'h' });
    const quote = async (letter: string) => {
      const { data } = await test.gateway.graphql<{ quoteVoucher: { messageKey: string | null } }>(
        'mutation { quoteVoucher(code: "QUOTEDAGAIN") { messageKey } }',
        {},
        { tenant: 'vixen', area: 'members', browser: browserSecret(letter) },
      );
      return data.quoteVoucher.messageKey;
    };
    expect([await quote('h'), await quote('o')]).toEqual([null, 'billing.voucher.usedUp']);
    expect(await statusesOf('QUOTEDAGAIN')).toEqual(['pending']);
  });

  it('keeps the page where the next one is refused for its price', async () => {
    await makeVoucher(test, 'OLDPRICE', { usesEach: 1 });
    const email = 'old-price@example.com';
    await startToJoin(test, email, { voucher: 'OLDPRICE', browser: 'h' });
    const hash = browserHash(browserSecret('h'));
    const plan = pricedIn(await loadPlan(db(), 'vixen-month'), 'USD');
    if (plan === null) throw new Error('The month has no price.');
    const page = await startHosted(test.gateway.services, vixen, {
      kind: 'signup',
      plan,
      biller: 'vendo',
      userId: null,
      origin: {},
      signup: { email, passwordHash: 'none', browserHash: hash },
      voucher: { code: 'OLDPRICE', browserHash: hash, leastCharge: 0 },
      shown: { now: 1, later: null, currency: 'USD' },
    });
    expect(page).toMatchObject({ success: false, field: 'price' });
    expect(await statusesOf('OLDPRICE')).toEqual(['pending']);
  });

  it.each([
    ['elsewhere', pressElsewhere],
    ['again', pressAgain],
  ])('takes a declined payment %s', async (name, press) => {
    const code = `DECLINED${name.toUpperCase()}`;
    const id = await makeVoucher(test, code, { usesEach: 1 });
    const email = `declined-${name}@example.com`;
    const declined = await declineSignup(test, email, { voucher: code });
    later(1);
    const { location } = await press(test, declined);
    await test.pay(location ?? '');
    await test.deliver();
    expect(await statusesOf(code)).toEqual(['abandoned', 'paid']);
    expect(await usesOf(id)).toMatchObject({ used: 1, reserved: 0 });
  });
});

describe('a member', () => {
  it('begins again with a code that is good once a person, and a page from before it opens nothing', async () => {
    const who = await join(test, 'begins-again@example.com');
    await makeVoucher(test, 'ONCEHERE', { usesPerPerson: 1 });
    const first = await buy(who, 'tushy', 203, 'ONCEHERE');
    later(1);
    const second = await buy(who, 'vixen', 3045, 'ONCEHERE');
    expect([first.messageKey, second.messageKey]).toEqual([null, null]);
    expect(await statusesOf('ONCEHERE')).toEqual(['abandoned', 'pending']);
    await test.pay(second.location ?? '');
    await test.pay(first.location ?? '');
    await test.deliver();
    expect(await statusesOf('ONCEHERE')).toEqual(['returned', 'paid']);
    expect((await buy(who, 'tushy', 203, 'ONCEHERE')).messageKey).not.toBeNull();
  });

  it('gives up the oldest page alone, and none while the code is good for another use', async () => {
    const who = await join(test, 'several-uses@example.com');
    await makeVoucher(test, 'TWICEHERE', { usesPerPerson: 2 });
    for (const [minute, tenant, option] of [
      [1, 'tushy', 203],
      [2, 'vixen', 3045],
    ] as const) {
      later(minute);
      expect((await buy(who, tenant, option, 'TWICEHERE')).messageKey).toBeNull();
    }
    expect(await statusesOf('TWICEHERE')).toEqual(['pending', 'pending']);
    later(3);
    expect((await buy(who, 'tushy', 203, 'TWICEHERE')).messageKey).toBeNull();
    expect(await statusesOf('TWICEHERE')).toEqual(['abandoned', 'pending', 'pending']);
  });

  it('gives up no page that a visitor opened in the same browser, which makes no room for a person', async () => {
    const who = await join(test, 'beside-a-visitor@example.com');
    await makeVoucher(test, 'OWNROOM', { usesPerPerson: 1 });
    const visitor = { voucher: 'OWNROOM', browser: 'v', optionId: 203, tenant: 'tushy' };
    expect((await startToJoin(test, 'visitor-beside@example.com', visitor)).messageKey).toBeNull();
    later(1);
    expect((await buy(who, 'vixen', 3045, 'OWNROOM', 'v')).messageKey).toBeNull();
    later(2);
    expect((await buy(who, 'tushy', 203, 'OWNROOM', 'v')).messageKey).toBeNull();
    expect(await statusesOf('OWNROOM')).toEqual(['pending', 'abandoned', 'pending']);
  });

  it('pays by a page what the stored card was declined for', async () => {
    const who = await join(test, 'expired-card@example.com', { expiry: '03/26' });
    await makeVoucher(test, 'ONEPRESS', { usesPerPerson: 1 });
    test.clock.set('2026-04-01T12:00:00Z');
    const press = `mutation { it: internalUpsellOneclickMultisite(input: { optionId: 3045, voucher: "ONEPRESS" }) {
      success } }`;
    expect(await callAs(test, who, press)).toEqual({ it: { success: false } });
    expect(await statusesOf('ONEPRESS')).toEqual(['declined']);
    test.clock.set('2026-04-01T12:01:00Z');
    expect((await buy(who, 'vixen', 3045, 'ONEPRESS')).messageKey).toBeNull();
    expect(await statusesOf('ONEPRESS')).toEqual(['abandoned', 'pending']);
  });
});
