import { describe, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { ingestAnswer } from '../postbacks/inbox.ts';
import { loadMembership } from '../../membership/public.ts';
import { buySeveral, cancelMembership, comeBack, timesCharged } from '../testing/actions.ts';
import type { Joined } from '../testing/join.ts';
import { commandPartRefund } from '../refunds/refund-commands.ts';
import { commandRefund } from '../subscription/commands.ts';
import { sendCommands } from '../subscription/send-commands.ts';
import { agreementOf } from '../subscription/agreement.ts';
import { billerOf } from '../billers/biller-directory.ts';
import { signedInAs } from '../testing/sessions.ts';

const scene = billerForTests({ tenants: [vixen], seed: true });

const BILLING = `{ getUserSubscription { subscriptionId isOneClickEnabled retentionOfferOption { name } billing {
  isCancelled canCancel canReactivate isPastDue nextCharge { amount } nextChargeAt accessUntil
  biller { id isNative supportUrl } invoices { kind amount { amount } description } } } }`;
interface Answer {
  readonly getUserSubscription: {
    readonly isOneClickEnabled: boolean;
    readonly retentionOfferOption: { readonly name: string } | null;
    readonly billing: Readonly<Record<string, unknown>> & { readonly invoices: readonly unknown[] };
  };
}
async function subscription(name: string) {
  const caller = await signedInAs(scene.gateway, name);
  const { data, errors } = await scene.gateway.graphql<Answer>(BILLING, {}, caller);
  expect(errors).toBeUndefined();
  return data.getUserSubscription;
}

describe('the billing of demonstration people (C02, L22)', () => {
  it('X02 member is renewed next, has an invoice for each month and a card to charge again', async () => {
    const { billing, isOneClickEnabled } = await subscription('member');
    expect(billing).toMatchObject({
      isCancelled: false,
      canCancel: true,
      nextCharge: { amount: 2_999 },
      biller: { id: 'rocketgate', isNative: true, supportUrl: '/support' },
    });
    expect(billing.invoices).toHaveLength(15);
    expect(billing.invoices[0]).toEqual({
      kind: 'CHARGE',
      amount: { amount: 2_999 },
      description: 'Vixen, monthly membership',
    });
    expect(isOneClickEnabled).toBe(true);
  });

  it('X10 cancelled has an offer and may come back here; cancelledext may not (D20)', async () => {
    expect(await subscription('cancelled')).toMatchObject({
      retentionOfferOption: { name: 'stay-a-while' },
      billing: { isCancelled: true, canCancel: false, canReactivate: true, nextCharge: null },
    });
    expect(await subscription('cancelledext')).toMatchObject({
      retentionOfferOption: null,
      billing: { isCancelled: true, canReactivate: false, biller: { id: 'epoch', isNative: false } },
    });
  });

  it('shows a tandem child nothing of what its parent pays, and expired that nothing is charged', async () => {
    expect((await subscription('child')).billing).toMatchObject({ nextCharge: null, canCancel: false, invoices: [] });
    expect((await subscription('expired')).billing).toMatchObject({ nextCharge: null, canCancel: false });
  });

  it('the sandbox takes their agreements over: cancelled comes back', async () => {
    const caller = await signedInAs(scene.gateway, 'cancelled');
    const { userId } = await scene.gateway.services.db
      .selectFrom('users')
      .select('id as userId')
      .where('email', '=', 'cancelled@demo.example')
      .executeTakeFirstOrThrow();
    const take = `mutation ($uuid: ID!) {
      reactivateCancelledRebill(userUuid: $uuid, retentionOfferName: "stay-a-while") { success messageKey } }`;
    const { data } = await scene.gateway.graphql(take, { uuid: userId }, caller);
    expect(data).toMatchObject({ reactivateCancelledRebill: { success: true } });
    expect((await subscription('cancelled')).billing).toMatchObject({
      isCancelled: false,
      nextCharge: { amount: 2_009 },
    });
  });
});

describe('charges of demonstration people', () => {
  it('L24 name what they opened, so that a chargeback ends it', async () => {
    const { db } = scene.gateway.services;
    const charge = await db
      .selectFrom('billing_transactions')
      .innerJoin('users', 'users.id', 'billing_transactions.user_id')
      .select(['billing_transactions.agreement_id', 'transaction_id', 'biller', 'amount', 'currency', 'period'])
      .where('users.email', '=', 'single@demo.example')
      .orderBy('period', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { agreement_id: orderId, transaction_id: reversedTransactionId, biller, period, ...price } = charge;
    const now = scene.clock.now();
    const event = { id: 'evt_demonstration', kind: 'charged-back', orderId, occurredAt: now, period, price } as const;
    const about = { transactionId: 'rev_demonstration', reversedTransactionId, reference: null };
    expect(await ingestAnswer(scene.gateway.services, biller, { ...event, ...about }, now)).toBe('processed');
    const caller = await signedInAs(scene.gateway, 'single');
    const { data } = await scene.gateway.graphql<{ getUserSubscription: { active: boolean } }>(
      '{ getUserSubscription { active } }',
      {},
      caller,
    );
    expect(data.getUserSubscription.active).toBe(false);
  });
});

describe('an agreement of the demonstration at RocketGate', () => {
  const memberOf = async (name: string): Promise<Joined> => {
    const { db } = scene.gateway.services;
    const { id: userId } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', `${name}@demo.example`)
      .executeTakeFirstOrThrow();
    const { subscriptions } = await loadMembership(scene.gateway.services, userId);
    const { id: orderId } = await db
      .selectFrom('billing_agreements')
      .select('id')
      .where('biller', '=', 'rocketgate')
      .where('subscription_id', '=', subscriptions.find(({ product }) => product === 'vixen')?.id ?? '')
      .executeTakeFirstOrThrow();
    const membership = () => loadMembership(scene.gateway.services, userId);
    return { userId, orderId, caller: await signedInAs(scene.gateway, name), membership };
  };
  const statusOf = async ({ orderId }: Joined) =>
    await scene.gateway.services.db
      .selectFrom('billing_agreements')
      .select(['status', 'paid_period'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();

  async function renew({ orderId }: Joined, at: Date): Promise<void> {
    const { services } = scene.gateway;
    scene.clock.set(at);
    const row = await services.db
      .selectFrom('billing_agreements')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const events = await billerOf(services, 'rocketgate').renewals([agreementOf(row)], at, at);
    for (const event of events) await ingestAnswer(services, 'rocketgate', event, at);
  }

  it('is taken over with its charges: cancelled, taken up again, and renewed by its own number', async () => {
    const who = await memberOf('quota');
    const before = await statusOf(who);
    await cancelMembership(scene, who);
    expect((await statusOf(who)).status).toBe('cancelled');
    await comeBack(scene, who);
    expect((await statusOf(who)).status).toBe('running');
    await renew(who, new Date('2026-04-02T12:00:00Z'));
    expect(await statusOf(who)).toEqual({ status: 'running', paid_period: before.paid_period + 1 });
    expect(new Set(await scene.deliver())).toEqual(new Set([200]));
    const problems = await scene.gateway.services.db
      .selectFrom('postbacks')
      .select(['kind', 'problem'])
      .where('order_id', '=', who.orderId)
      .where('status', '!=', 'processed')
      .execute();
    expect(problems).toEqual([]);
  });

  it('has a card to buy several sites with, once', async () => {
    const who = await memberOf('king');
    const several = await buySeveral(scene, who);
    expect(timesCharged(scene, several)).toBe(1);
  });

  it('is refunded in part, and whole, like any other payment', async () => {
    const { db } = scene.gateway.services;
    const { orderId } = await memberOf('member');
    const charge = await db
      .selectFrom('billing_transactions')
      .select(['id', 'transaction_id', 'agreement_id'])
      .where('agreement_id', '=', orderId)
      .where('amount', '=', 2_999)
      .orderBy('occurred_at', 'desc')
      .executeTakeFirstOrThrow();
    const about = { agreementId: charge.agreement_id, transactionId: charge.transaction_id };
    const send = () => sendCommands(scene.gateway.services, scene.clock.now(), charge.agreement_id);
    await commandPartRefund(db, { ...about, amount: 1_000 }, scene.clock.now());
    expect(await send()).toBe(1);
    await commandRefund(db, about.agreementId, about.transactionId, scene.clock.now());
    expect(await send()).toBeGreaterThan(0);
    const refunds = await db
      .selectFrom('billing_transactions')
      .select(['amount', 'part_of_id', 'reverses_id'])
      .where('agreement_id', '=', charge.agreement_id)
      .where('kind', '=', 'refund')
      .orderBy('amount')
      .execute();
    expect(refunds).toEqual([
      { amount: 1_000, part_of_id: charge.id, reverses_id: null },
      { amount: 1_999, part_of_id: null, reverses_id: charge.id },
    ]);
  });
});
