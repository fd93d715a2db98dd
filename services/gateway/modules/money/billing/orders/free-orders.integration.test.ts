import { describe, expect, it } from 'vitest';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { timesCharged } from '../testing/actions.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { join, startToJoin } from '../testing/join.ts';
import { makeVoucher } from '../testing/make-voucher.ts';
import { moneyOf } from '../testing/money.ts';
import { followLink } from '../testing/mailed-link.ts';
import { pagesStayOpen } from '../testing/pages-stay-open.ts';
import { callAs, confirmAwaiting, jobsAt, mailsTo } from '../testing/scene.ts';

const test = balancedBiller({ tenants: [vixen, tushy] });

const discounts = async () => (await moneyOf(test.gateway.services.db))['USD-discounts'] ?? 0;

/** Orders without sign-in, by a code that leaves nothing to pay, with the email of somebody who has an account. */
async function orderForNothing(email: string, code: string, optionId: number, tenant = 'vixen'): Promise<void> {
  const { location, messageKey } = await startToJoin(test, email, { optionId, tenant, voucher: code });
  if (location === null) throw new Error(`The order was refused: ${messageKey}`);
  await test.pay(location);
  await test.deliver();
  expect(test.charges().at(-1)?.amount).toBe(0);
}

/** Lists the mails about orders that cost nothing, or those that say that a payment goes back. */
const mailsAbout = async (email: string): Promise<readonly string[]> =>
  (await mailsTo(test, email)).filter((kind) => kind.startsWith('free') || kind.endsWith('eturned'));

describe('an order that costs nothing, without sign-in, with the email of an account', () => {
  it('is mailed about when nobody confirms it, and its voucher leaves the books', async () => {
    const email = 'nobody-confirms@example.com';
    await join(test, email);
    await makeVoucher(test, 'OTHERSITE', { kind: 'amount', worth: 9_000 });
    const before = await discounts();
    await orderForNothing(email, 'OTHERSITE', 203, 'tushy');
    expect(await discounts()).toBe(before + 2_999);
    const { page } = await followLink(test, email, 'freeOrderAwaitsYou');
    const { body } = await page();
    expect(body).toContain('with nothing to pay');
    expect(body).not.toContain('$0.00');
    await jobsAt(test, '2026-03-03T12:00:00Z');
    await jobsAt(test, '2026-03-03T12:01:00Z');
    expect(await mailsAbout(email)).toEqual(['freeOrderAwaitsYou', 'freeOrderReturned']);
    expect(await discounts()).toBe(before);
    await jobsAt(test, '2026-06-03T12:00:00Z');
    const { id } = await test.gateway.services.db
      .selectFrom('billing_orders')
      .select('id')
      .where('email', '=', email)
      .where('status', '=', 'returned')
      .executeTakeFirstOrThrow();
    expect(timesCharged(test, id)).toBe(1);
  });

  it('is mailed about at once where the owner has used its voucher up', async () => {
    const email = 'used-up@example.com';
    await makeVoucher(test, 'FREEONCE', { kind: 'amount', worth: 9_000, usesPerPerson: 1 });
    await join(test, email, { voucher: 'FREEONCE' });
    const before = await discounts();
    await orderForNothing(email, 'FREEONCE', 203, 'tushy');
    expect(await mailsAbout(email)).toEqual(['freeOrderMakesAccount', 'freeOrderReturned']);
    // The order itself waits as long as any other, so that its browser learns nothing.
    expect(await discounts()).toBe(before + 2_999);
    await jobsAt(test, '2026-03-03T12:00:00Z');
    expect(await mailsAbout(email)).toEqual(['freeOrderMakesAccount', 'freeOrderReturned']);
    expect(await discounts()).toBe(before);
  });

  it('says that a change needs a sign-in, when it is confirmed and would end days that are paid for', async () => {
    const email = 'free-change@example.com';
    const who = await join(test, email, { optionId: 305, isEmailConfirmed: true });
    await makeVoucher(test, 'ALLSITES', { kind: 'amount', worth: 9_000 });
    const before = await discounts();
    test.clock.set('2026-03-12T12:00:00Z');
    await orderForNothing(email, 'ALLSITES', 3045);
    await confirmAwaiting(test, email);
    expect(await mailsAbout(email)).toEqual(['freeChangeNeedsSignIn', 'freeOrderAwaitsYou']);
    expect((await who.membership()).subscriptions.map(({ product }) => product)).toEqual(['vixen']);
    expect(await discounts()).toBe(before);
  });
});

it('an order that costs nothing is mailed about where another one opened the same before', async () => {
  pagesStayOpen();
  const email = 'free-twice@example.com';
  const who = await join(test, email, { optionId: 203, tenant: 'tushy' });
  await makeVoucher(test, 'TWICE', { kind: 'amount', worth: 9_000 });
  const pageFor = async (voucher: string | null) => {
    const start = 'mutation ($input: StartPurchaseInput!) { startPurchase(input: $input) { location messageKey } }';
    const buyer = { ...who, caller: { ...who.caller, tenant: 'vixen' } };
    const input = { optionId: 303, biller: 'vendo', voucher };
    const { startPurchase } = await callAs<{ startPurchase: { location: string | null; messageKey: string | null } }>(
      test,
      buyer,
      start,
      { input },
    );
    return startPurchase.location ?? '';
  };
  const free = await pageFor('TWICE');
  await test.pay(await pageFor(null));
  await test.deliver();
  const before = await discounts();
  await test.pay(free);
  await test.deliver();
  expect(await mailsAbout(email)).toEqual(['freeOrderNotNeeded']);
  expect(await discounts()).toBe(before);
});
