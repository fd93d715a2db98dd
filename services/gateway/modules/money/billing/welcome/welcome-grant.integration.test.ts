import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import type { TestCaller } from '@network/testing/gateway.ts';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { clearLimits } from '../../../../limits/testing/clear-limits.ts';
import { browserSecret, startToJoin } from '../testing/join.ts';
import { checkBooks } from '../testing/money.ts';
import { sessionOf } from '../testing/sessions.ts';
import { callByWelcome, welcomeOf } from '../testing/welcome-address.ts';
import { hashedMemberId } from './hashed-member-id.ts';
import { MOST_WELCOME_USES, WELCOME_LIFE_MS } from './welcome-grant.ts';

const START = Date.parse('2026-03-02T12:00:00Z');
const OVER = { success: false, messageKey: 'billing.welcome.over' };
const NO_SALE = { success: false, messageKey: 'billing.payment.notOnSale' };
const TRIAL = 301;

let people = 0;
const test = billerForTests({ tenants: [vixen, tushy] });
beforeEach(async () => {
  test.clock.set(new Date(START));
  await clearLimits(test.gateway.services.db);
});
afterEach(() => checkBooks(test.gateway.services.db));

const inBrowser = (letter: string | null, more: TestCaller = {}): TestCaller => ({
  tenant: 'vixen',
  area: 'members',
  ...(letter !== null && { browser: browserSecret(letter) }),
  ...more,
});

/** Joins by a trial in browser `a`, pays, and answers what the address after the payment holds. */
async function paid({ optionId = TRIAL, deliver = true }: { optionId?: number; deliver?: boolean } = {}) {
  people += 1;
  const email = `welcome-${people}@example.com`;
  const page = await startToJoin(test, email, { optionId, browser: 'a' });
  const { location } = await test.pay(page.location ?? '');
  if (deliver) await test.deliver();
  const input = welcomeOf(location);
  return {
    input,
    email,
    userId: input.memberId,
    call: (caller = inBrowser('a')) => callByWelcome(test, input, caller),
  };
}

const charges = async (userId: string) =>
  (
    await test.gateway.services.db
      .selectFrom('billing_transactions')
      .select('amount')
      .where('user_id', '=', userId)
      .orderBy('amount')
      .execute()
  ).map(({ amount }) => amount);

describe('D23 D43 welcome data of an address', () => {
  it('act in the browser that paid: they say how it went, sign in and charge the stored card once', async () => {
    const { call, userId } = await paid();
    expect(await call().status()).toBe('PAID');
    expect(await call().autologin()).toMatch(/^[\w-]{43}$/);
    expect(await call().charge()).toEqual({ success: true, messageKey: null });
    expect(await charges(userId)).toEqual([100, 2_999]);
    expect(await call().charge()).toEqual(NO_SALE);
    expect(await call().autologin()).toMatch(/^[\w-]{43}$/);
  });

  it.each([
    ['another browser', inBrowser('b')],
    ['a browser without a secret', inBrowser(null)],
    ['the tour host, which has no such cookie', inBrowser('a', { area: 'tour' })],
    ['another brand', inBrowser('a', { tenant: 'tushy' })],
  ])('act for nobody in %s', async (_where, caller) => {
    const { call, userId } = await paid();
    const isOtherBrand = caller.tenant === 'tushy';
    expect(await call(caller).status()).toBe(isOtherBrand ? null : 'SIGN_IN_REQUIRED');
    expect(await call(caller).autologin()).toBeNull();
    expect(await call(caller).charge()).toEqual(isOtherBrand ? NO_SALE : OVER);
    expect(await charges(userId)).toEqual([100]);
  });

  it('act for half an hour after the payment, by the clock, and not a millisecond longer', async () => {
    const [early, late] = [await paid(), await paid()];
    test.clock.set(new Date(START + WELCOME_LIFE_MS));
    expect([await early.call().status(), (await early.call().charge()).success]).toEqual(['PAID', true]);
    test.clock.set(new Date(START + WELCOME_LIFE_MS + 1));
    expect(await late.call().status()).toBe('SIGN_IN_REQUIRED');
    expect(await late.call().autologin()).toBeNull();
    expect(await late.call().charge()).toEqual(OVER);
    expect(await charges(late.userId)).toEqual([100]);
  });

  it('an address two days old charges no stored card', async () => {
    const { call, userId } = await paid();
    test.clock.set('2026-03-04T11:59:00Z');
    expect(await call().charge()).toEqual(OVER);
    expect(await charges(userId)).toEqual([100]);
  });

  it('half an hour never begins again: neither with a second purchase nor with a clock that a call sets', async () => {
    const { call, userId, email } = await paid();
    const session = await sessionOf(test.gateway, userId);
    test.clock.set(new Date(START + WELCOME_LIFE_MS - 60_000));
    const upgrade = 'mutation { it: internalUpsellTrialUpgrade(input: {}) { success } }';
    expect((await test.gateway.graphql(upgrade, {}, session)).data).toEqual({ it: { success: true } });
    test.clock.set(new Date(START + WELCOME_LIFE_MS + 60_000));
    expect([await call().status(), await call().autologin()]).toEqual(['SIGN_IN_REQUIRED', null]);
    const orders = await test.gateway.services.db
      .selectFrom('billing_orders')
      .select('autologins')
      .where('email', '=', email)
      .execute();
    expect(orders).toEqual([{ autologins: 0 }]);
  });

  it('sign in and charge a few times, whatever the card says', async () => {
    const { call, userId } = await paid();
    for (let use = 0; use < MOST_WELCOME_USES['sign-in']; use += 1) expect(await call().autologin()).not.toBeNull();
    expect(await call().autologin()).toBeNull();
    const { db } = test.gateway.services;
    const agreements = db.updateTable('billing_agreements').where('user_id', '=', userId);
    await agreements.set({ token_transaction_id: 'txn_unknown' }).execute();
    for (let use = 0; use < MOST_WELCOME_USES.charge; use += 1)
      expect(await call().charge()).toEqual({ success: false, messageKey: 'billing.payment.declined' });
    expect(await call().charge()).toEqual(OVER);
    expect(await charges(userId)).toEqual([100]);
  });

  it('still welcome a member whose upgrade was declined after their trial was paid', async () => {
    const { call, userId } = await paid();
    const agreements = test.gateway.services.db.updateTable('billing_agreements').where('user_id', '=', userId);
    await agreements.set({ token_transaction_id: 'txn_unknown' }).execute();
    test.clock.set(new Date(START + 60_000));
    expect(await call().charge()).toEqual({ success: false, messageKey: 'billing.payment.declined' });
    // The address names the order of the trial, which was paid.
    expect(await call().status()).toBe('PAID');
    expect(await call().autologin()).toMatch(/^[\w-]{43}$/);
  });

  it('of calls at once no more are granted than there are left, and the card is charged once', async () => {
    const { call, userId } = await paid();
    const ids: (string | null)[] = [];
    for (let round = 0; round < rounds(20); round += 1) {
      ids.push(...(await Promise.all(Array.from({ length: 20 }, () => call().autologin()))));
    }
    expect(ids.filter((id) => id !== null)).toHaveLength(MOST_WELCOME_USES['sign-in']);
    for (let round = 0; round < rounds(20); round += 1) {
      await clearLimits(test.gateway.services.db);
      await Promise.all(Array.from({ length: 20 }, () => call().charge()));
    }
    await test.deliver();
    expect(await charges(userId)).toEqual([100, 2_999]);
  });

  it('swapped member ids, hashes and sites count as none', async () => {
    const [one, other] = [await paid(), await paid()];
    const { services } = test.gateway;
    const swapped = [
      { ...one.input, memberId: other.input.memberId },
      { ...one.input, hashedMemberId: other.input.hashedMemberId },
      { ...one.input, site: 'TUSHY' },
      { ...one.input, site: 'vixen' },
      { ...one.input, hashedMemberId: hashedMemberId(services, one.input.memberId, 'tushy') },
      { ...one.input, hashedMemberId: one.input.hashedMemberId.toUpperCase() },
      { ...one.input, memberId: `${one.input.memberId} ` },
      { ...one.input, memberId: '' },
      { ...one.input, hashedMemberId: '' },
    ];
    for (const input of swapped) {
      const call = callByWelcome(test, input, inBrowser('a'));
      expect([input, await call.status(), await call.autologin()]).toEqual([input, null, null]);
      // The call that charges names no site: the brand's own counts.
      if (input.memberId !== one.input.memberId || input.hashedMemberId !== one.input.hashedMemberId)
        expect(await call.charge()).toEqual(NO_SALE);
    }
    expect([await charges(one.userId), await charges(other.userId)]).toEqual([[100], [100]]);
  });

  it('act for nobody before the payment is known, which the page learns from the biller without a postback', async () => {
    const { call } = await paid({ deliver: false });
    expect([await call().autologin(), await call().charge()]).toEqual([null, NO_SALE]);
    expect(await call().status()).toBe('PAID');
    expect(await call().charge()).toEqual({ success: true, messageKey: null });
  });

  it('act for the account’s owner where they are signed in, and for no other member', async () => {
    const { call, userId } = await paid();
    const other = await paid();
    test.clock.set('2026-03-03T12:00:00Z');
    const [owner, stranger] = [await sessionOf(test.gateway, userId), await sessionOf(test.gateway, other.userId)];
    expect(await call(stranger).status()).toBe('SIGN_IN_REQUIRED');
    expect(await call(stranger).charge()).toEqual(OVER);
    expect(await call(owner).status()).toBe('PAID');
    expect(await call(owner).charge()).toEqual({ success: true, messageKey: null });
  });

  it('act for no disabled account, and no more once every session was ended', async () => {
    const [disabled, ended] = [await paid(), await paid()];
    const { db, clock } = test.gateway.services;
    await db.updateTable('users').set({ disabled_at: clock.now() }).where('id', '=', disabled.userId).execute();
    expect([await disabled.call().autologin(), await disabled.call().charge()]).toEqual([null, OVER]);
    const session = await sessionOf(test.gateway, ended.userId);
    await test.gateway.graphql('mutation { endOtherSessions }', {}, session);
    expect([await ended.call().autologin(), await ended.call().charge()]).toEqual([null, OVER]);
  });

  it('C26 of an external biller are read by its path all the same, and sign in by the same rule', async () => {
    const page = await startToJoin(test, 'welcome-extern@example.com', { biller: 'epoch', browser: 'a' });
    const { location } = await test.pay(page.location ?? '');
    await test.deliver();
    const get = async (caller: TestCaller) => {
      const url = `/_signup-extern/epoch${new URL(location ?? '').search}`;
      const answer = await test.gateway.inject({ url, headers: test.gateway.headersFor(caller) });
      return answer.json<{ data: { isWelcome: boolean; autologinId: string | null } }>().data;
    };
    expect(await get(inBrowser('b'))).toMatchObject({ isWelcome: false, autologinId: null });
    expect((await get(inBrowser('a'))).autologinId).toMatch(/^[\w-]{43}$/);
  });
});
