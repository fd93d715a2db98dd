import { describe, expect, it } from 'vitest';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { browserSecret, join, startToJoin } from '../testing/join.ts';
import { followLink } from '../testing/mailed-link.ts';
import { checkIn, ordersOf, resetByMail, userOf, withPaymentOfAnother } from '../testing/payment-of-another.ts';
import { mailsTo } from '../testing/scene.ts';
import { MOST_WELCOME_USES } from '../welcome/welcome-grant.ts';

const test = balancedBiller({ tenants: [vixen, tushy] });

const db = () => test.gateway.services.db;
describe('an order belongs to the browser that opened it', () => {
  it('a page opened with somebody’s email signs nobody in as them, and changes nothing of theirs', async () => {
    const email = 'victim@example.com';
    // (a) A trial of tushy is begun with the email of somebody who has no account yet.
    const attack = await startToJoin(test, email, { optionId: 201, tenant: 'tushy', browser: 'a' });
    // (b) They join vixen.
    const victim = await join(test, email, { browser: 'v' });
    const before = [await userOf(test, email), (await victim.membership()).subscriptions];
    // (c) The first page is paid.
    const { location, status } = await test.pay(attack.location ?? '');
    expect(status).toBe(303);
    await test.deliver();
    for (const browser of ['a', 'v', undefined]) {
      expect((await checkIn(test, browser, location, 'tushy')).autologinId).toBeNull();
    }
    expect([await userOf(test, email), (await victim.membership()).subscriptions]).toEqual(before);
    expect((await ordersOf(test, email)).map(({ status: state }) => state).toSorted()).toEqual([
      'awaiting-confirmation',
      'paid',
    ]);
    expect(await mailsTo(test, email)).toContain('paymentAwaitsYou');
  });

  it('signs in the browser whose order made the account, and asks every other one to sign in', async () => {
    const { location } = await startToJoin(test, 'own@example.com', { browser: 'o' });
    const paid = await test.pay(location ?? '');
    await test.deliver();
    expect(await checkIn(test, 'o', paid.location, 'vixen')).toEqual({
      isWelcome: true,
      autologinId: expect.any(String),
    });
    for (const browser of ['x', undefined]) {
      expect(await checkIn(test, browser, paid.location, 'vixen')).toEqual({ isWelcome: false, autologinId: null });
    }
  });

  it('signs nobody in by an order that no browser opened', async () => {
    const { location } = await startToJoin(test, 'nobrowser@example.com');
    const paid = await test.pay(location ?? '');
    await test.deliver();
    for (const browser of ['o', undefined]) {
      expect(await checkIn(test, browser, paid.location, 'vixen')).toEqual({ isWelcome: false, autologinId: null });
    }
  });

  it('gives no more autologins to many calls at once than welcome data are worth', async () => {
    const { location } = await startToJoin(test, 'race@example.com', { browser: 'o' });
    const paid = await test.pay(location ?? '');
    await test.deliver();
    const checks = await Promise.all(Array.from({ length: 12 }, () => checkIn(test, 'o', paid.location, 'vixen')));
    expect(checks.filter(({ autologinId }) => autologinId !== null)).toHaveLength(MOST_WELCOME_USES['sign-in']);
    const others = await Promise.all(Array.from({ length: 12 }, () => checkIn(test, 'x', paid.location, 'vixen')));
    expect(others.filter(({ autologinId }) => autologinId !== null)).toHaveLength(0);
  });

  it('no longer signs its browser in once the password was reset by mail', async () => {
    const email = 'taken-back@example.com';
    const { location } = await startToJoin(test, email, { browser: 'a' });
    const paid = await test.pay(location ?? '');
    await test.deliver();
    const { autologinId } = await checkIn(test, 'a', paid.location, 'vixen');
    expect(autologinId).not.toBeNull();
    await resetByMail(test, email);
    expect((await checkIn(test, 'a', paid.location, 'vixen')).autologinId).toBeNull();
    expect(
      await db()
        .selectFrom('autologins')
        .selectAll()
        .where('user_id', '=', (await userOf(test, email)).id)
        .execute(),
    ).toEqual([]);
  });

  it('gives a browser its secret with the first order that it opens', async () => {
    const answer = await test.gateway.inject({
      method: 'POST',
      url: '/graphql',
      headers: test.gateway.headersFor({ tenant: 'vixen', area: 'members' }),
      payload: {
        query: 'mutation ($input: StartSignupInput!) { startSignup(input: $input) { success } }',
        variables: { input: { optionId: 303, biller: 'vendo', email: 'first@example.com', password: 'Heron742' } },
      },
    });
    const secret = String(answer.headers['x-set-browser']);
    expect(secret).toMatch(/^[\w-]{43}$/);
    const [order] = await ordersOf(test, 'first@example.com');
    expect(order?.browser_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(order)).not.toContain(secret);
  });

  it('charges no stored card by welcome data of an order that did not make the account, or of another browser', async () => {
    const upgrade = async (location: string | null, browser: string, tenant: string) => {
      const query = new URL(location ?? '').searchParams;
      const input = { memberId: query.get('memberid'), hashedMemberId: query.get('hashedMemberId') };
      const { data } = await test.gateway.graphql<{ internalUpsellTrialUpgradeWelcomePage: { success: boolean } }>(
        'mutation ($input: TrialUpgradeWelcomePageInput!) { internalUpsellTrialUpgradeWelcomePage(input: $input) { success } }',
        { input },
        { tenant, area: 'members', browser: browserSecret(browser) },
      );
      return data.internalUpsellTrialUpgradeWelcomePage.success;
    };
    const email = 'stored-card@example.com';
    const { owner, location, order } = await withPaymentOfAnother(test, email);
    expect(await upgrade(location, 'a', 'tushy')).toBe(false);
    const { press } = await followLink(test, email, 'paymentAwaitsYou');
    expect((await press('confirm')).statusCode).toBe(200);
    expect((await ordersOf(test, email)).find(({ id }) => id === order.id)).toMatchObject({
      status: 'paid',
      user_id: owner.userId,
    });
    for (const browser of ['a', 'v']) expect(await upgrade(location, browser, 'tushy')).toBe(false);
    const own = await startToJoin(test, 'own-trial@example.com', { optionId: 301, browser: 'o' });
    const paid = await test.pay(own.location ?? '');
    await test.deliver();
    expect(await upgrade(paid.location, 'x', 'vixen')).toBe(false);
    expect(await upgrade(paid.location, 'o', 'vixen')).toBe(true);
  });
});
