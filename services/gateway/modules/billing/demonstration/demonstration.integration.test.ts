import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BillerTest, startBillerTest } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { signedInAs } from '../testing/sessions.ts';
import { signedPostback } from '../testing/signed-postback.ts';

let scene: BillerTest;
beforeAll(async () => {
  scene = await startBillerTest({ tenants: [vixen], seed: true });
});
afterAll(() => scene.close());

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
      biller: { id: 'rocketgate', isNative: true, supportUrl: 'https://support.rocketgate.example' },
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
      nextCharge: { amount: 1_999 },
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
    const { agreement_id: orderId, transaction_id: reversedTransactionId, biller, ...money } = charge;
    const event = { id: 'evt_demonstration', kind: 'charged-back', orderId, occurredAt: '2026-03-02T12:00:00.000Z' };
    const reversal = { ...event, ...money, transactionId: 'rev_demonstration', reversedTransactionId, reference: null };
    expect(await scene.hand(signedPostback(scene, biller, reversal))).toBe(200);
    const caller = await signedInAs(scene.gateway, 'single');
    const { data } = await scene.gateway.graphql<{ getUserSubscription: { active: boolean } }>(
      '{ getUserSubscription { active } }',
      {},
      caller,
    );
    expect(data.getUserSubscription.active).toBe(false);
  });
});
