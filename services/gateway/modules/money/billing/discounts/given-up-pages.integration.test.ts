import { describe, expect, it } from 'vitest';
import { MOST_OPEN_ORDERS } from '@network/tenant/constants.ts';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { clearLimits } from '../../../../limits/testing/clear-limits.ts';
import { join, type Joined } from '../testing/join.ts';
import { makeVoucher } from '../testing/make-voucher.ts';
import { moneyOf } from '../testing/money.ts';
import { pagesStayOpen } from '../testing/pages-stay-open.ts';
import { callAs, jobsAt, mailsTo } from '../testing/scene.ts';
import { welcomeOf } from '../testing/welcome-address.ts';
import { listDiscounts } from './discounts-of-staff.ts';

const test = balancedBiller({ tenants: [vixen, tushy] });

const db = () => test.gateway.services.db;
const usesOf = async (id: string) => (await listDiscounts(db(), { after: null, limit: 1, id }))[0];
const discounts = async () => (await moneyOf(db()))['USD-discounts'] ?? 0;

interface PageTerms {
  readonly tenant?: string;
  readonly voucher?: string | null;
}

/** Opens a payment page as a member who is signed in on a brand. */
async function pageFor(who: Joined, optionId: number, { tenant = 'vixen', voucher = null }: PageTerms = {}) {
  await clearLimits(db());
  const { startPurchase } = await callAs<{ startPurchase: { location: string | null; messageKey: string | null } }>(
    test,
    { ...who, caller: { ...who.caller, tenant } },
    'mutation ($input: StartPurchaseInput!) { startPurchase(input: $input) { location messageKey } }',
    { input: { optionId, biller: 'vendo', voucher } },
  );
  if (startPurchase.location === null) throw new Error(`No payment page: ${startPurchase.messageKey}`);
  return startPurchase.location;
}

const tushyOrderOf = ({ userId }: Joined) =>
  db()
    .selectFrom('billing_orders')
    .select(['id', 'status', 'returned_why'])
    .where('user_id', '=', userId)
    .where('tenant_id', '=', 'tushy')
    .executeTakeFirstOrThrow();

const openTo = async (who: Joined) =>
  (await who.membership()).subscriptions
    .filter(({ entitlement }) => entitlement.isActive)
    .map(({ product }) => product)
    .toSorted();

describe('a page that was given up and is paid all the same', () => {
  it('a given-up page does not use a code twice', async () => {
    pagesStayOpen();
    const id = await makeVoucher(test, 'ONCEEACH', { usesPerPerson: 1 });
    const email = 'uses-twice@example.com';
    const who = await join(test, email);
    const given = await pageFor(who, 203, { tenant: 'tushy', voucher: 'ONCEEACH' });
    for (let page = 0; page < MOST_OPEN_ORDERS; page += 1) {
      test.clock.set(new Date(Date.UTC(2026, 2, 2, 12, 1 + page)));
      await pageFor(who, 3045);
    }
    expect(await tushyOrderOf(who)).toMatchObject({ status: 'abandoned' });
    test.clock.set('2026-03-02T12:10:00Z');
    const kept = await pageFor(who, 3045, { voucher: 'ONCEEACH' });
    const before = await discounts();
    const { location } = await test.pay(given);
    await test.deliver();
    expect(await openTo(who)).toEqual(['vixen']);
    expect(await tushyOrderOf(who)).toMatchObject({ status: 'returned', returned_why: 'voucher-used' });
    expect(await mailsTo(test, email)).toContain('paymentReturned');
    const query = 'query ($input: WelcomeCheckInput!) { welcomeSignup(input: $input) { status returnedBecause } }';
    const buyer = { ...who, caller: { ...who.caller, tenant: 'tushy' } };
    const told = { status: 'RETURNED', returnedBecause: 'VOUCHER_USED' };
    expect(await callAs(test, buyer, query, { input: welcomeOf(location, 'tushy') })).toEqual({ welcomeSignup: told });
    await jobsAt(test, '2026-03-02T12:12:00Z');
    await test.deliver();
    expect(await discounts()).toBe(before);
    await test.pay(kept);
    await test.deliver();
    expect(await openTo(who)).toEqual(['multisite2025']);
    expect(await usesOf(id)).toMatchObject({ used: 1, reserved: 0 });
  });

  it('goes back where others have used the code up since, and opens what it bought where nobody has', async () => {
    pagesStayOpen();
    await makeVoucher(test, 'ONLYONE', { usesEach: 1 });
    await makeVoucher(test, 'STILLFREE', { usesEach: 1 });
    const [loser, winner] = [await join(test, 'loses-use@example.com'), await join(test, 'keeps-use@example.com')];
    const lost = await pageFor(loser, 203, { tenant: 'tushy', voucher: 'ONLYONE' });
    const free = await pageFor(winner, 203, { tenant: 'tushy', voucher: 'STILLFREE' });
    await jobsAt(test, '2026-03-03T15:00:00Z');
    expect([(await tushyOrderOf(loser)).status, (await tushyOrderOf(winner)).status]).toEqual([
      'abandoned',
      'abandoned',
    ]);
    await join(test, 'takes-the-last@example.com', { voucher: 'ONLYONE' });
    for (const page of [lost, free]) await test.pay(page);
    await test.deliver();
    expect(await tushyOrderOf(loser)).toMatchObject({ status: 'returned', returned_why: 'voucher-used' });
    expect([await openTo(loser), await openTo(winner)]).toEqual([['vixen'], ['tushy', 'vixen']]);
  });
});
