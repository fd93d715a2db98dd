import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { sendCommands } from '../../money/billing/public.ts';
import { checkBooks, give, join, type Joined, mailsTo, moneyOf } from '../../money/billing/testing/public.ts';
import { type SupportDesk, openSupportDesk } from './testing/support-desk.ts';

let support: SupportDesk;
let finance: SupportDesk;
const test = billerForTests({ tenants: [vixen] });
beforeAll(async () => {
  support = await openSupportDesk(test.gateway, 'support');
  finance = await openSupportDesk(test.gateway, 'finance');
});
afterEach(() => checkBooks(test.gateway.services.db));

const db = () => test.gateway.services.db;
const refused = (key: string) => ({ __typename: 'ActionRefused', messageKey: `support.refused.${key}` });
const chargeOf = (who: Joined) =>
  db()
    .selectFrom('billing_transactions')
    .select(['id', 'amount', 'subscription_id', 'transaction_id'])
    .where('user_id', '=', who.userId)
    .where('kind', '=', 'charge')
    .orderBy('occurred_at', 'desc')
    .executeTakeFirstOrThrow();
const PREVIEW = `query ($memberId: ID!, $action: MemberAction!) { preview: previewAction(memberId: $memberId, action: $action) {
  effects needsApproval mail { to subject text } refusal { messageKey } } }`;
interface Preview {
  readonly effects: readonly string[];
  readonly needsApproval: boolean;
  readonly mail: { readonly to: string; readonly subject: string; readonly text: string } | null;
  readonly refusal: { readonly messageKey: string } | null;
}
const preview = async (who: Joined, action: object) =>
  (await support.call<{ preview: Preview }>(PREVIEW, { memberId: who.userId, action })).data.preview;

describe('a refund', () => {
  it('below the limit goes to the biller at once, is mailed once, and is never given twice', async () => {
    const who = await join(test, 'refund@example.com');
    const charge = await chargeOf(who);
    const refund = { refund: { chargeId: charge.id } };
    expect((await preview(who, refund)).mail?.subject).toBe('We refunded $29.99');
    expect(await support.act(who.userId, refund)).toMatchObject({ __typename: 'ActionDone' });
    await test.deliver();
    expect((await moneyOf(db()))['USD-refunds']).toBe(charge.amount);
    expect(await support.act(who.userId, refund)).toEqual(refused('refundedAlready'));
    expect((await mailsTo(test, 'refund@example.com')).filter((kind) => /refund/i.test(kind))).toEqual(['refunded']);
    const [membership] = (await who.membership()).subscriptions;
    expect(membership?.entitlement).toMatchObject({ isActive: true, isCancelled: true });
  });

  it('is refused for a charge of somebody else', async () => {
    const who = await join(test, 'own@example.com');
    const other = await chargeOf(await join(test, 'other@example.com'));
    expect(await support.act(who.userId, { refund: { chargeId: other.id } })).toEqual(refused('chargeUnknown'));
  });

  it('of a part ends nothing, says so, and leaves the rest to be refunded', async () => {
    const who = await join(test, 'part@example.com');
    const { id: chargeId, amount } = await chargeOf(who);
    const part = (minorUnits: number) => ({ refund: { chargeId, amount: minorUnits } });
    expect(await preview(who, part(1_000))).toMatchObject({
      effects: [
        '$10.00 for Vixen, monthly membership goes back to the card; $19.99 of this charge stays.',
        'Nothing ends: access, renewals and gems stay.',
      ],
      mail: {
        subject: 'We refunded $10.00',
        text: expect.stringContaining(
          'refunded $10.00 of what you paid for Vixen, monthly membership on March 2, 2026',
        ),
      },
      needsApproval: false,
    });
    const before = (await moneyOf(db()))['USD-refunds'] ?? 0;
    const refundedSoFar = async () => ((await moneyOf(db()))['USD-refunds'] ?? 0) - before;
    expect(await support.act(who.userId, part(1_000))).toMatchObject({ __typename: 'ActionDone' });
    expect(await refundedSoFar()).toBe(1_000);
    await test.deliver();
    expect(await refundedSoFar()).toBe(1_000);
    expect((await who.membership()).subscriptions[0]?.entitlement).toMatchObject({
      isActive: true,
      isCancelled: false,
    });
    const payments = async () =>
      (
        await support.call<{ member: { payments: readonly object[] } }>(
          'query ($id: ID!) { member(id: $id) { payments { kind amount state left allowsParts } } }',
          { id: who.userId },
        )
      ).data.member.payments;
    const refundRow = { kind: 'refund', state: null, left: null, allowsParts: false };
    expect(await payments()).toContainEqual({ ...refundRow, amount: 1_000 });
    const charge = { kind: 'charge', amount, allowsParts: true };
    expect(await payments()).toContainEqual({ ...charge, state: 'refunded-in-part', left: 1_999 });
    for (const [minorUnits, key] of [
      [2_000, 'moreThanLeft'],
      [99, 'partTooSmall'],
      [1_900, 'partTooSmall'],
      [0, 'partTooSmall'],
      [-5, 'partTooSmall'],
    ] as const) {
      expect(await support.act(who.userId, part(minorUnits))).toEqual(refused(key));
    }
    expect(await support.act(who.userId, { refund: { chargeId } })).toMatchObject({
      effects: ['$19.99 for Vixen, monthly membership goes back to the card.', expect.stringContaining('Renewals')],
    });
    await test.deliver();
    expect(await refundedSoFar()).toBe(2_999);
    expect(await payments()).toContainEqual({ ...charge, state: 'reversed', left: 0 });
    expect((await who.membership()).subscriptions[0]?.entitlement).toMatchObject({ isActive: true, isCancelled: true });
    const mails = (await mailsTo(test, 'part@example.com')).filter((kind) => /refund/i.test(kind));
    expect(mails.toSorted()).toEqual(['partRefunded', 'refunded']);
  });

  it('of a part counts with the parts before it, and needs a second member of staff above the limit', async () => {
    const who = await join(test, 'parts-above@example.com', { optionId: 305 });
    const { id: chargeId } = await chargeOf(who);
    const part = (amount: number) => ({ refund: { chargeId, amount } });
    expect(await support.act(who.userId, part(3_000))).toMatchObject({ __typename: 'ActionDone' });
    expect(await preview(who, part(2_000))).toMatchObject({ needsApproval: false });
    const requested = await support.act(who.userId, part(2_001));
    expect(requested).toMatchObject({ __typename: 'ActionWaits' });
    expect(await finance.decide(requested.approval?.id ?? '', true)).toMatchObject({ approval: { state: 'approved' } });
    await test.deliver();
    const sums = await db()
      .selectFrom('billing_transactions')
      .select(['amount', 'part_of_id'])
      .where('part_of_id', '=', chargeId)
      .orderBy('amount')
      .execute();
    expect(sums.map(({ amount }) => amount)).toEqual([2_001, 3_000]);
  });

  it('waits while a part of its charge is being refunded', async () => {
    const who = await join(test, 'under-way@example.com');
    const { id: chargeId, transaction_id } = await chargeOf(who);
    await db()
      .insertInto('biller_commands')
      .values({
        agreement_id: who.orderId,
        kind: 'part-refund',
        transaction_id,
        part_amount: 500,
        state: 'pending',
        decided_at: test.clock.now(),
        settled_at: null,
      })
      .execute();
    expect(await support.act(who.userId, { refund: { chargeId, amount: 1_000 } })).toEqual(refused('partUnderWay'));
    expect(await support.act(who.userId, { refund: { chargeId } })).toEqual(refused('partUnderWay'));
    await sendCommands(test.gateway.services, test.clock.now());
    expect(await support.act(who.userId, { refund: { chargeId, amount: 1_000 } })).toMatchObject({
      __typename: 'ActionDone',
    });
  });

  it('above the limit waits for another member of staff, and not for the one who requested it', async () => {
    const who = await join(test, 'year@example.com', { optionId: 305 });
    const charge = await chargeOf(who);
    const refund = { refund: { chargeId: charge.id } };
    expect(await preview(who, refund)).toMatchObject({ needsApproval: true });
    const requested = await finance.act(who.userId, refund, { requestKey: 'year-refund' });
    expect(requested).toMatchObject({ __typename: 'ActionWaits', approval: { state: 'open', carriedOutAt: null } });
    expect(await finance.act(who.userId, refund, { requestKey: 'year-refund' })).toEqual(requested);
    expect(await finance.act(who.userId, refund)).toEqual(refused('waitsAlready'));
    const id = requested.approval?.id ?? '';
    expect(await finance.decide(id, true)).toEqual(refused('ownRequest'));
    const before = (await moneyOf(db()))['USD-refunds'] ?? 0;
    const second = await openSupportDesk(test.gateway, 'finance', 'second');
    expect(await second.decide(id, true)).toMatchObject({
      approval: { state: 'approved', carriedOutAt: expect.any(String) },
    });
    expect(await second.decide(id, true)).toEqual(refused('requestGone'));
    await test.deliver();
    expect((await moneyOf(db()))['USD-refunds']).toBe(before + charge.amount);
  });

  it('needs a second member of staff by the limit of its currency', async () => {
    const plans = await db().selectFrom('plans').select(['id', 'kind', 'rebill_price']).execute();
    const yen = plans
      .filter(({ rebill_price }) => rebill_price > 0)
      .map(({ id, kind }) => ({ plan_id: id, currency: 'JPY', price: kind === 'year' ? 8_000 : 5_500 }))
      .map(({ price, ...row }) => ({ ...row, first_price: price, rebill_price: price }));
    await db().insertInto('plan_prices').values(yen).execute();
    for (const [optionId, needsApproval] of [
      [303, false],
      [305, true],
    ] as const) {
      const who = await join(test, `yen-${optionId}@example.com`, { optionId, country: 'JP' });
      const refund = { refund: { chargeId: (await chargeOf(who)).id } };
      expect(await preview(who, refund)).toMatchObject({ needsApproval });
    }
    await db().deleteFrom('plan_prices').execute();
  });

  it('that is declined is not made, and may be requested again', async () => {
    const who = await join(test, 'declined@example.com', { optionId: 305 });
    const refund = { refund: { chargeId: (await chargeOf(who)).id } };
    const requested = await support.act(who.userId, refund);
    expect(await finance.decide(requested.approval?.id ?? '', false)).toMatchObject({
      approval: { state: 'declined' },
    });
    expect(
      await db().selectFrom('biller_commands').select('id').where('agreement_id', '=', who.orderId).execute(),
    ).toEqual([]);
    expect(await support.act(who.userId, refund)).toMatchObject({ __typename: 'ActionWaits' });
  });

  it('of a gift gives its whole payment back, voids its code, and is mailed once', async () => {
    const who = await join(test, 'giver@example.com');
    const code = { recipientEmail: 'friend@example.com', buyerEmail: 'giver@example.com' };
    const orderId = await give(test, code, who.caller);
    const { id: chargeId } = await db()
      .selectFrom('billing_transactions')
      .select('id')
      .where('agreement_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const refund = { refund: { chargeId } };
    expect(await preview(who, refund)).toMatchObject({
      effects: ['$29.99 for a gift goes back to the card.', expect.stringContaining('unused code stops working')],
      mail: { to: 'giver@example.com', text: expect.stringContaining('We refunded $29.99 for your gift') },
    });
    expect(await support.act(who.userId, { refund: { chargeId, amount: 1_000 } })).toEqual(refused('wholeOnly'));
    const before = await moneyOf(db());
    expect(await support.act(who.userId, refund)).toMatchObject({ __typename: 'ActionDone' });
    await test.deliver();
    const after = await moneyOf(db());
    expect((after['USD-gift-balances'] ?? 0) - (before['USD-gift-balances'] ?? 0)).toBe(2_999);
    expect(await support.act(who.userId, refund)).toEqual(refused('refundedAlready'));
    const mails = (await mailsTo(test, 'giver@example.com')).filter((kind) => /refund/i.test(kind));
    expect(mails).toEqual(['giftRefunded']);
    const gift = await db()
      .selectFrom('gifts')
      .select('stopped_at')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(gift.stopped_at).not.toBeNull();
  });
});
