import { describe, expect, it } from 'vitest';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../../apps/vixenplus/tenant.ts';
import { buySeveral } from '../testing/actions.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { join, type Joined, startToJoin } from '../testing/join.ts';
import { pagesStayOpen } from '../testing/pages-stay-open.ts';
import { reportEvent } from '../testing/report-event.ts';
import { callAs, confirmAwaiting, mailsTo } from '../testing/scene.ts';
import { signedPostback } from '../testing/signed-postback.ts';

const test = balancedBiller({ tenants: [tushy, vixen, vixenplus] });

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

const refundsOf = async ({ userId }: Joined): Promise<readonly (string | null)[]> => {
  const rows = await test.gateway.services.db
    .selectFrom('biller_commands')
    .innerJoin('billing_agreements', 'billing_agreements.id', 'biller_commands.agreement_id')
    .select('biller_commands.transaction_id')
    .where('billing_agreements.user_id', '=', userId)
    .where('kind', '=', 'refund')
    .execute();
  return rows.map(({ transaction_id }) => transaction_id);
};

const firstChargeOf = async ({ orderId }: Joined): Promise<string | undefined> =>
  (
    await test.gateway.services.db
      .selectFrom('billing_transactions')
      .select('transaction_id')
      .where('agreement_id', '=', orderId)
      .where('kind', '=', 'charge')
      .executeTakeFirst()
  )?.transaction_id;

describe('D42 days that an order could not credit', () => {
  it('a renewal of the old plan that becomes known after the change is refunded', async () => {
    const email = 'late-renewal@example.com';
    const who = await join(test, email);
    test.clock.set('2026-04-02T11:30:00Z');
    const orderId = await buySeveral(test, who);
    // A day that has begun is credited.
    expect(amountsOf(orderId)).toEqual([4_999 - 97]);
    const event = { id: 'evt_late', kind: 'charged', orderId: who.orderId, occurredAt: '2026-04-02T11:00:00.000Z' };
    const money = { period: 1, amount: 2_999, currency: 'USD', transactionId: 'txn_late' };
    const nothing = { reversedTransactionId: null, reference: null };
    await test.hand(signedPostback(test, 'vendo', { ...event, ...money, ...nothing }));
    expect(await mailsTo(test, email)).toContain('renewalRefunded');
    expect(await refundsOf(who)).toEqual(['txn_late']);
    expect(await productsOf(who)).toEqual([
      ['vixen', false, '2026-04-02'],
      ['multisite2025', true, '2026-05-02'],
    ]);
  });

  it('all that is left of a plan that was bought while the page for all sites was open is refunded, and it ends', async () => {
    pagesStayOpen();
    const email = 'bought-between@example.com';
    const who = await join(test, email, { optionId: 203, tenant: 'tushy' });
    const start = 'mutation ($input: StartPurchaseInput!) { startPurchase(input: $input) { location } }';
    const pageFor = async (optionId: number) =>
      (
        await callAs<{ startPurchase: { location: string } }>(
          test,
          { ...who, caller: { ...who.caller, tenant: 'vixen' } },
          start,
          {
            input: { optionId, biller: 'vendo' },
          },
        )
      ).startPurchase.location;
    const all = await pageFor(3045);
    test.clock.set('2026-03-02T13:00:00Z');
    await test.pay(await pageFor(303));
    await test.deliver();
    const { transaction_id: site, agreement_id: siteOrder } = await test.gateway.services.db
      .selectFrom('billing_transactions')
      .select(['transaction_id', 'agreement_id'])
      .where('user_id', '=', who.userId)
      .where('plan_id', '=', 'vixen-month')
      .where('kind', '=', 'charge')
      .executeTakeFirstOrThrow();
    const part = { amount: 1_000, currency: 'USD', transactionId: 'rev_part', reversedTransactionId: site };
    expect(await reportEvent(test, siteOrder, 'refunded', part)).toBe('processed');
    test.clock.set('2026-03-02T14:00:00Z');
    await test.pay(all);
    await test.deliver();
    expect(await refundsOf(who)).toEqual([site]);
    // An amount that was refunded before does not go back again, and the mail does not say that it does.
    const { content } = await test.gateway.services.db
      .selectFrom('mails')
      .select('content')
      .where('recipient', '=', email)
      .where('kind', '=', 'renewalRefunded')
      .executeTakeFirstOrThrow();
    expect(content.values).toMatchObject({ amount: { minorUnits: 1_999, currency: 'USD' } });
    test.clock.set('2026-03-02T14:01:00Z');
    expect((await productsOf(who)).filter(([, isActive]) => isActive)).toEqual([['multisite2025', true, '2026-04-02']]);
  });

  it('a payment without sign-in, which can credit nothing, goes back when its owner confirms it', async () => {
    const email = 'signed-out-change@example.com';
    const who = await join(test, email, { optionId: 305, isEmailConfirmed: true });
    test.clock.set('2026-03-12T12:00:00Z');
    const { location } = await startToJoin(test, email, { optionId: 3045 });
    await test.pay(location ?? '');
    await test.deliver();
    await confirmAwaiting(test, email);
    expect(await mailsTo(test, email)).toContain('changeNeedsSignIn');
    expect(await refundsOf(who)).toHaveLength(1);
    expect(await productsOf(who)).toEqual([['vixen', true, '2027-03-02']]);
  });

  it('a payment without sign-in for another site opens it beside the days of the first', async () => {
    const email = 'signed-out-beside@example.com';
    const who = await join(test, email, { optionId: 305, isEmailConfirmed: true });
    test.clock.set('2026-03-12T12:00:00Z');
    const { location } = await startToJoin(test, email, { optionId: 203, tenant: 'tushy' });
    await test.pay(location ?? '');
    await test.deliver();
    await confirmAwaiting(test, email);
    expect(await refundsOf(who)).toEqual([]);
    expect((await productsOf(who)).map((each) => each.join(' ')).toSorted()).toEqual([
      'tushy true 2026-04-12',
      'vixen true 2027-03-02',
    ]);
  });

  it('a page for all sites without sign-in that is paid after a day goes back, and leaves the year that was bought since', async () => {
    pagesStayOpen();
    const email = 'signed-out-late@example.com';
    const { location } = await startToJoin(test, email, { optionId: 3045 });
    test.clock.set('2026-03-02T13:00:00Z');
    const who = await join(test, email, { optionId: 305, isEmailConfirmed: true, browser: 'v' });
    test.clock.set('2026-07-30T12:00:00Z');
    await test.pay(location ?? '');
    await test.deliver();
    await confirmAwaiting(test, email);
    expect(await mailsTo(test, email)).toContain('changeTooLate');
    expect(await productsOf(who)).toEqual([['vixen', true, '2027-03-02']]);
    expect(await refundsOf(who)).toHaveLength(1);
    expect(await refundsOf(who)).not.toContain(await firstChargeOf(who));
  });

  it('a site that was bought while a page for all sites was open without sign-in is refunded, not the page', async () => {
    const email = 'signed-out-between@example.com';
    const { location } = await startToJoin(test, email, { optionId: 3045 });
    test.clock.set('2026-03-02T13:00:00Z');
    const who = await join(test, email, { optionId: 303, isEmailConfirmed: true, browser: 'v' });
    test.clock.set('2026-03-02T14:00:00Z');
    await test.pay(location ?? '');
    await test.deliver();
    await confirmAwaiting(test, email);
    expect(await mailsTo(test, email)).not.toContain('changeNeedsSignIn');
    test.clock.set('2026-03-02T14:01:00Z');
    expect((await productsOf(who)).filter(([, isActive]) => isActive)).toEqual([['multisite2025', true, '2026-04-02']]);
    expect(await refundsOf(who)).toHaveLength(1);
  });
});
