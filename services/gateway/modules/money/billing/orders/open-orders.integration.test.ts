import { describe, expect, it } from 'vitest';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { join, startToJoin } from '../testing/join.ts';
import { pagesStayOpen } from '../testing/pages-stay-open.ts';
import { ordersOf, resetByMail, userOf } from '../testing/payment-of-another.ts';
import { callAs, jobsAt, mailsTo } from '../testing/scene.ts';

const test = balancedBiller({ tenants: [vixen, tushy] });

const db = () => test.gateway.services.db;
describe('open orders end', () => {
  it('with the account of their email, at the biller too, whoever opened them', async () => {
    const email = 'many@example.com';
    const pages = [
      await startToJoin(test, email, { optionId: 201, tenant: 'tushy', browser: 'a' }),
      await startToJoin(test, email, { optionId: 303, browser: 'b' }),
    ];
    await test.pay(pages[1]?.location ?? '', '4000000000000002');
    await test.deliver();
    await join(test, email, { browser: 'v' });
    expect((await ordersOf(test, email)).map(({ status }) => status).toSorted()).toEqual([
      'abandoned',
      'abandoned',
      'paid',
    ]);
    await jobsAt(test, '2026-03-02T12:01:00Z');
    for (const { location } of pages) expect((await test.pay(location ?? '')).status).toBe(410);
  });

  it('by a password that is chosen by mail, which proves the address and ends every session', async () => {
    const email = 'resets@example.com';
    const owner = await join(test, email, { browser: 'v' });
    expect((await userOf(test, email)).email_confirmed_at).toBeNull();
    const page = await startToJoin(test, email, { optionId: 201, tenant: 'tushy', browser: 'a' });
    await resetByMail(test, email);
    expect((await userOf(test, email)).email_confirmed_at).not.toBeNull();
    expect(
      await db()
        .selectFrom('sessions')
        .select('id_hash')
        .where('user_id', '=', owner.userId)
        .where('revoked_at', 'is', null)
        .execute(),
    ).toEqual([]);
    expect((await ordersOf(test, email)).map(({ status }) => status).toSorted()).toEqual(['abandoned', 'paid']);
    // Paid before the biller is called: the owner has to confirm, and the new password stays.
    const { password_hash } = await userOf(test, email);
    expect((await test.pay(page.location ?? '')).status).toBe(303);
    await test.deliver();
    expect((await ordersOf(test, email)).map(({ status }) => status).toSorted()).toEqual([
      'awaiting-confirmation',
      'paid',
    ]);
    expect((await userOf(test, email)).password_hash).toBe(password_hash);
    await jobsAt(test, '2026-03-02T12:01:00Z');
    const later = await startToJoin(test, email, { optionId: 201, tenant: 'tushy', browser: 'a' });
    await resetByMail(test, email);
    await jobsAt(test, '2026-03-02T12:02:00Z');
    expect((await test.pay(later.location ?? '')).status).toBe(410);
  });

  it('with what else was left open in an account, when it is taken from somebody, at the biller too', async () => {
    const who = await join(test, 'taken-back@example.com');
    const start = 'mutation ($input: StartPurchaseInput!) { startPurchase(input: $input) { location } }';
    const input = { optionId: 3045, biller: 'vendo' };
    const { startPurchase: page } = await callAs<{ startPurchase: { location: string } }>(test, who, start, { input });
    const { services } = test.gateway;
    await db()
      .transaction()
      .execute((trx) => services.endLeftOpen(trx, who.userId, services.clock.now()));
    const orders = await db().selectFrom('billing_orders').select('status').where('user_id', '=', who.userId).execute();
    expect(orders.map(({ status }) => status).toSorted()).toEqual(['abandoned', 'paid']);
    await jobsAt(test, '2026-03-02T12:01:00Z');
    expect((await test.pay(page.location)).status).toBe(410);
  });

  it.each(['pending', 'declined'])('after 24 hours, %s ones, at the biller too', async (kind) => {
    const email = `expired-${kind}@example.com`;
    const { location } = await startToJoin(test, email);
    if (kind === 'declined') {
      await test.pay(location ?? '', '4000000000000002');
      await test.deliver();
    }
    await jobsAt(test, '2026-03-03T12:00:00Z');
    expect((await ordersOf(test, email)).map(({ status }) => status)).toEqual([kind]);
    await jobsAt(test, '2026-03-03T12:00:01Z');
    expect((await ordersOf(test, email)).map(({ status }) => status)).toEqual(['abandoned']);
    expect((await test.pay(location ?? '')).status).toBe(410);
  });

  it('after 24 hours, and what was paid on them in time is taken in first', async () => {
    const email = 'paid-in-time@example.com';
    const { location } = await startToJoin(test, email);
    await test.pay(location ?? '', '4000000000000002');
    await test.deliver();
    await test.pay(location ?? '');
    // The postback is lost.
    await test.collect();
    test.sent.splice(0);
    await jobsAt(test, '2026-03-03T12:00:01Z');
    expect((await ordersOf(test, email)).map(({ status }) => status)).toEqual(['paid']);
  });

  it('two hours later where the biller can’t close the page, and a payment after that is returned', async () => {
    const email = 'too-late@example.com';
    const { location } = await startToJoin(test, email);
    pagesStayOpen();
    await jobsAt(test, '2026-03-03T13:59:59Z');
    expect((await ordersOf(test, email)).map(({ status }) => status)).toEqual(['pending']);
    await jobsAt(test, '2026-03-03T14:00:00Z');
    expect((await ordersOf(test, email)).map(({ status }) => status)).toEqual(['abandoned']);
    await test.pay(location ?? '');
    await test.deliver();
    await jobsAt(test, '2026-03-03T14:01:00Z');
    await test.deliver();
    expect((await ordersOf(test, email)).map(({ status }) => status)).toEqual(['returned']);
    expect(await mailsTo(test, email)).toEqual(['paymentReturned']);
    expect(await db().selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([]);
  });
});
