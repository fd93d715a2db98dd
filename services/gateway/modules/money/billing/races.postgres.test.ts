import { billerForTests } from '@network/testing/sandbox-biller.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { clearLimits } from '../../../limits/testing/clear-limits.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { loadMembership } from '../membership/public.ts';
import { mailReset, resetPassword } from '../../people/identity/testing/public.ts';
import { balanceOf } from '../wallet/testing/public.ts';
import { answerPayment } from './orders/confirmation/answer-payment.ts';
import { sendCommands } from './subscription/send-commands.ts';
import { callAs, confirmAwaiting, firstOf } from './testing/scene.ts';
import { join, startToJoin } from './testing/join.ts';
import { checkBooks } from './testing/money.ts';
import { pagesStayOpen } from './testing/pages-stay-open.ts';

const PARALLEL = 20;
const atOnce = <Result>(call: () => Promise<Result>) => Promise.all(Array.from({ length: PARALLEL }, call));

const database = databaseForTests();
const test = billerForTests(() => ({
  tenants: [vixen],
  config: { database: { url: database.url } },
}));
afterEach(() => checkBooks(test.gateway.services.db));

const chargesOf = (userId: string) =>
  test.gateway.services.db
    .selectFrom('billing_transactions')
    .select(['plan_id', 'amount'])
    .where('user_id', '=', userId)
    .orderBy('occurred_at')
    .execute();

describe('billing on PostgreSQL, twenty at once', () => {
  it('purchases with the stored card charge once', async () => {
    const buy = 'mutation { internalUpsellOneclickMultisite(input: { optionId: 3045 }) { success location } }';
    for (let round = 0; round < rounds(50); round += 1) {
      await clearLimits(test.gateway.services.db);
      const who = await join(test, `buy-${round}@example.com`);
      await atOnce(() => callAs(test, who, buy));
      await test.deliver();
      expect((await chargesOf(who.userId)).map(({ plan_id }) => plan_id).toSorted()).toEqual(['3045', 'vixen-month']);
      const active = (await who.membership()).subscriptions.filter(({ entitlement }) => !entitlement.isCancelled);
      expect(active.map(({ product }) => product)).toEqual(['multisite2025']);
    }
  });

  it('purchases of several plans with the stored card, pressed in several tabs, charge for one of them', async () => {
    const buyOf = (optionId: number) =>
      `mutation { internalUpsellOneclickMultisite(input: { optionId: ${optionId} }) { success location } }`;
    for (let round = 0; round < rounds(10); round += 1) {
      await clearLimits(test.gateway.services.db);
      const who = await join(test, `tabs-${round}@example.com`);
      await Promise.all([3045, 3047, 3045, 3047].map((optionId) => callAs(test, who, buyOf(optionId))));
      await test.deliver();
      expect(await chargesOf(who.userId)).toHaveLength(2);
      expect(test.charges().filter(({ orderId }) => orderId === who.orderId)).toHaveLength(1);
    }
  });

  it('one retention offer is taken once', async () => {
    const start = 'mutation { startCancellation(reason: OTHER) { confirmationId } }';
    const confirm = 'mutation ($id: ID!) { confirmCancellation(confirmationId: $id) { success } }';
    const take = `mutation ($uuid: ID!) {
      reactivateCancelledRebill(userUuid: $uuid, retentionOfferName: "stay-a-while") { success } }`;
    for (let round = 0; round < rounds(50); round += 1) {
      const who = await join(test, `offer-${round}@example.com`);
      const step = await callAs<{ startCancellation: { confirmationId: string } }>(test, who, start);
      const id = step.startCancellation.confirmationId;
      const confirmed = await atOnce(() =>
        callAs<{ confirmCancellation: { success: boolean } }>(test, who, confirm, { id }),
      );
      expect(confirmed.every(({ confirmCancellation }) => confirmCancellation.success)).toBe(true);
      // The budget of a person's changes has a window of a minute.
      test.clock.set(new Date(test.clock.now().getTime() + 61_000));
      await atOnce(() => callAs(test, who, take, { uuid: who.userId }));
      await test.deliver();
      expect(await balanceOf(test.gateway.services.db, who.userId, 'gems')).toBe(20);
      expect((await firstOf(who)).entitlement.isCancelled).toBe(false);
      const events = await test.gateway.services.db
        .selectFrom('subscription_events')
        .select('kind')
        .where('subscription_id', '=', who.orderId)
        .where('kind', 'in', ['cancelled', 'reactivated', 'offer-taken'])
        .orderBy('id')
        .execute();
      expect(events.map(({ kind }) => kind).toSorted()).toEqual(['cancelled', 'offer-taken', 'reactivated']);
    }
  });

  it('an offer that is taken instead of cancelling is taken once, and the biller called once', async () => {
    const start = 'mutation { startCancellation(reason: OTHER) { confirmationId } }';
    const accept = 'mutation ($id: ID!) { acceptCancellationOffer(confirmationId: $id) { success } }';
    for (let round = 0; round < rounds(50); round += 1) {
      await clearLimits(test.gateway.services.db);
      const who = await join(test, `stay-${round}@example.com`);
      const step = await callAs<{ startCancellation: { confirmationId: string } }>(test, who, start);
      const id = step.startCancellation.confirmationId;
      const answers = await atOnce(() =>
        callAs<{ acceptCancellationOffer: { success: boolean } }>(test, who, accept, { id }),
      );
      expect(answers.every(({ acceptCancellationOffer }) => acceptCancellationOffer.success)).toBe(true);
      expect(await balanceOf(test.gateway.services.db, who.userId, 'gems')).toBe(20);
      const commands = await test.gateway.services.db
        .selectFrom('biller_commands')
        .select(['kind', 'attempts'])
        .where('agreement_id', '=', who.orderId)
        .execute();
      expect(commands).toEqual([{ kind: 'price', attempts: 1 }]);
    }
  });

  it('one postback makes one account, subscription, charge and mail', async () => {
    for (let round = 0; round < rounds(50); round += 1) {
      const email = `post-${round}@example.com`;
      const { location } = await startToJoin(test, email, { optionId: 301, biller: 'netbilling' });
      await test.pay(location ?? '');
      await test.collect();
      const [postback] = test.sent.splice(0);
      if (!postback) throw new Error('Nothing was sent.');
      const statuses = await atOnce(() => test.hand(postback));
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      const { id } = await test.gateway.services.db
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      expect(await chargesOf(id)).toEqual([{ plan_id: 'vixen-trial', amount: 100 }]);
      const mails = await test.gateway.services.db
        .selectFrom('mails')
        .select('kind')
        .where('recipient', '=', email)
        .execute();
      expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['emailConfirmation', 'trialReceipt', 'welcome']);
      expect(await balanceOf(test.gateway.services.db, id, 'credits')).toBe(2);
    }
  });

  it('of two browsers that pay for one email at once, one makes the account and the other waits for its owner', async () => {
    const { services } = test.gateway;
    for (let round = 0; round < rounds(20); round += 1) {
      const email = `browsers-${round}@example.com`;
      const pages = [];
      for (const browser of ['a', 'b']) pages.push(await startToJoin(test, email, { browser }));
      for (const { location } of pages) await test.pay(location ?? '');
      await test.collect();
      const postbacks = test.sent.splice(0);
      expect(await Promise.all(postbacks.map(test.hand))).toEqual([200, 200]);
      const orders = await services.db
        .selectFrom('billing_orders')
        .select(['status', 'browser_hash', 'member_id', 'user_id'])
        .where('email', '=', email)
        .orderBy('status')
        .execute();
      expect(orders.map(({ status }) => status)).toEqual(['awaiting-confirmation', 'paid']);
      const user = await services.db
        .selectFrom('users')
        .select(['id', 'welcome_browser_hash'])
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      expect(orders[1]).toMatchObject({
        member_id: user.id,
        user_id: user.id,
        browser_hash: user.welcome_browser_hash,
      });
      expect(orders[0]?.user_id).toBeNull();
      expect(await chargesOf(user.id)).toHaveLength(1);
    }
  });

  it('one of many answers about a payment counts, while the password is chosen by mail', async () => {
    const { services } = test.gateway;
    for (let round = 0; round < rounds(20); round += 1) {
      const email = `answers-${round}@example.com`;
      const { location } = await startToJoin(test, email, { optionId: 3045, browser: 'a' });
      const who = await join(test, email, { browser: 'v' });
      await test.pay(location ?? '');
      await mailReset(services, email, 'vixen');
      const { content } = await services.db
        .selectFrom('mails')
        .select('content')
        .where('recipient', '=', email)
        .where('kind', '=', 'passwordReset')
        .executeTakeFirstOrThrow();
      const token = new URL(content.link ?? '', 'http://own.test').searchParams.get('token') ?? '';
      const chosen = { token, newPassword: 'Fresh1234word', confirmation: 'Fresh1234word' };
      const [reset] = await Promise.all([resetPassword(services, chosen), test.deliver()]);
      expect(reset).toBe('changed');
      const waiting = await services.db
        .selectFrom('billing_orders')
        .select('id')
        .where('email', '=', email)
        .where('status', '=', 'awaiting-confirmation')
        .executeTakeFirstOrThrow();
      const now = test.clock.now();
      const answers = await Promise.all(
        Array.from({ length: PARALLEL }, (_, place) =>
          services.db.transaction().execute((trx) => {
            const answer = place % 2 === 0 ? 'confirm' : 'return';
            return answerPayment(trx, { orderId: waiting.id, userId: who.userId, answer }, now);
          }),
        ),
      );
      expect(answers.filter(Boolean)).toHaveLength(1);
      const isConfirmed = answers.indexOf(true) % 2 === 0;
      expect((await who.membership()).subscriptions).toHaveLength(isConfirmed ? 2 : 1);
    }
  });

  it('several pages of one email, all paid and confirmed, open once and leave one charge', async () => {
    const { services } = test.gateway;
    pagesStayOpen();
    for (let round = 0; round < rounds(20); round += 1) {
      const email = `pages-${round}@example.com`;
      const pages = [];
      for (const optionId of [303, 303, 3045, 303]) pages.push(await startToJoin(test, email, { optionId }));
      for (const { location } of pages) await test.pay(location ?? '');
      await test.collect();
      const postbacks = test.sent.splice(0);
      expect(postbacks).toHaveLength(pages.length);
      await Promise.all(postbacks.flatMap((postback) => [postback, postback, postback]).map(test.hand));
      await confirmAwaiting(test, email);
      const at = test.clock.now();
      await Promise.all([sendCommands(services, at), sendCommands(services, at), sendCommands(services, at)]);
      await test.deliver();
      const { id } = await services.db
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      const entries = await services.db
        .selectFrom('billing_transactions')
        .select(['kind', 'plan_id'])
        .where('user_id', '=', id)
        .execute();
      const charged = entries.filter(({ kind }) => kind === 'charge');
      const unrefunded = charged.length - entries.filter(({ kind }) => kind === 'refund').length;
      expect(charged).toHaveLength(pages.length);
      const { subscriptions } = await loadMembership(services, id);
      // If one site was opened first, all sites replace it, and its charge of the same hour is refunded.
      expect(unrefunded).toBe(1);
      const active = subscriptions.filter(({ entitlement }) => entitlement.isActive);
      expect(active.map(({ product }) => product)).toEqual(['multisite2025']);
      const renewing = subscriptions.filter(({ entitlement }) => !entitlement.isCancelled);
      expect(renewing.map(({ product }) => product)).toEqual(['multisite2025']);
    }
    vi.restoreAllMocks();
  });
});
