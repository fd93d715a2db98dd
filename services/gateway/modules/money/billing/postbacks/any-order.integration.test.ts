import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { loadMembership } from '../../membership/public.ts';
import { checkBooks } from '../testing/money.ts';
import { signedPostback } from '../testing/signed-postback.ts';
import { mailsTo } from '../testing/scene.ts';

const TIMES = 20;
const JOINED_AT = '2026-03-02T12:00:00.000Z';

let count = 0;
const test = billerForTests({ tenants: [vixen] });

/** Begins a signup, whose payment page is never used: the test sends its result. */
async function startOrder(email: string): Promise<string> {
  test.clock.set(JOINED_AT);
  const start = 'mutation ($input: StartSignupInput!) { startSignup(input: $input) { location } }';
  const input = { optionId: 303, biller: 'vendo', email, password: 'Heron742' };
  await test.gateway.graphql(start, { input }, { tenant: 'vixen', area: 'members' });
  const { id } = await test.gateway.services.db
    .selectFrom('billing_orders')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}

/** Two paid months, and a cancellation that was taken back in the second. */
function story(orderId: string) {
  const event = (id: string, kind: string, occurredAt: string, period: number, amount: number | null = null) => ({
    id: `${orderId}-${id}`,
    kind,
    orderId,
    occurredAt,
    period,
    amount,
    currency: amount && 'USD',
    transactionId: amount && `${orderId}-${id}`,
    reversedTransactionId: null,
    reference: null,
  });
  return [
    event('joined', 'charged', JOINED_AT, 0, 2_999),
    event('renewed', 'charged', '2026-04-02T11:00:00.000Z', 1, 2_999),
    event('left', 'cancelled', '2026-04-10T12:00:00.000Z', 1),
    event('back', 'reactivated', '2026-04-11T12:00:00.000Z', 1),
  ];
}

async function stateOf(orderId: string) {
  const { services } = test.gateway;
  const agreement = await services.db
    .selectFrom('billing_agreements')
    .select(['user_id', 'status', 'paid_period'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const charges = await services.db
    .selectFrom('billing_transactions')
    .select(['period', 'amount'])
    .where('agreement_id', '=', orderId)
    .orderBy('period')
    .execute();
  const { subscriptions } = await loadMembership(services, agreement.user_id);
  const entitlements = subscriptions.map(({ entitlement: { isActive, isCancelled, accessUntil } }) => ({
    isActive,
    isCancelled,
    accessUntil,
  }));
  return { status: agreement.status, paidPeriod: agreement.paid_period, charges, entitlements };
}

describe('postbacks in any order', () => {
  it('twenty times each, late and shuffled, they come to one state', async () => {
    const places = Array.from({ length: 4 * TIMES }, (_, place) => place);
    const shuffled = fc.shuffledSubarray(places, { minLength: places.length });
    await fc.assert(
      fc.asyncProperty(shuffled, async (order) => {
        count += 1;
        const orderId = await startOrder(`any-order-${count}@example.com`);
        const events = story(orderId);
        test.clock.set('2026-05-01T12:00:00Z');
        for (const place of order) {
          const event = events[place % events.length];
          if (event) await test.hand(signedPostback(test, 'vendo', event));
        }
        expect(await stateOf(orderId)).toEqual({
          status: 'running',
          paidPeriod: 1,
          charges: [
            { period: 0, amount: 2_999 },
            { period: 1, amount: 2_999 },
          ],
          entitlements: [{ isActive: true, isCancelled: false, accessUntil: new Date('2026-05-02T12:00:00Z') }],
        });
        await checkBooks(test.gateway.services.db);
      }),
      { numRuns: rounds(20) },
    );
  });

  it('a renewal that jumps a period is flagged and opens nothing, until the charge between comes after all', async () => {
    const orderId = await startOrder('jumped@example.com');
    const charged = (period: number, occurredAt: string) => ({
      id: `${orderId}-${period}`,
      kind: 'charged',
      orderId,
      occurredAt,
      period,
      amount: 2_999,
      currency: 'USD',
      transactionId: `${orderId}-${period}`,
      reversedTransactionId: null,
      reference: null,
    });
    const hand = (event: ReturnType<typeof charged>) => test.hand(signedPostback(test, 'vendo', event));
    const problems = async () =>
      (
        await test.gateway.services.db
          .selectFrom('postbacks')
          .select(['status', 'problem'])
          .where('order_id', '=', orderId)
          .orderBy('received_at')
          .orderBy('event_id')
          .execute()
      ).map(({ status, problem }) => problem ?? status);
    test.clock.set('2026-06-03T12:00:00Z');
    await hand(charged(0, JOINED_AT));
    const before = await stateOf(orderId);
    await hand(charged(3, '2026-06-02T11:00:00.000Z'));
    await hand(charged(2, '2026-05-02T11:00:00.000Z'));
    expect(await problems()).toEqual(['processed', 'period-jumped', 'period-jumped']);
    expect(await stateOf(orderId)).toEqual(before);
    await hand(charged(1, '2026-04-02T11:00:00.000Z'));
    expect(await problems()).toEqual(['processed', 'processed', 'processed', 'processed']);
    expect(await stateOf(orderId)).toMatchObject({ paidPeriod: 3 });
    await checkBooks(test.gateway.services.db);
  });

  it('a cancellation that is reported after it was undone ends nothing', async () => {
    const email = 'taken-back@example.com';
    const orderId = await startOrder(email);
    const [joined, renewed, left, back] = story(orderId);
    test.clock.set('2026-05-01T12:00:00Z');
    for (const event of [joined, renewed, back, left]) {
      if (event) expect(await test.hand(signedPostback(test, 'vendo', event))).toBe(200);
    }
    expect(await stateOf(orderId)).toMatchObject({
      status: 'running',
      entitlements: [{ isActive: true, isCancelled: false, accessUntil: new Date('2026-05-02T12:00:00Z') }],
    });
    expect(await mailsTo(test, email)).not.toContain('cancelled');
  });

  it('a renewal that is reported after the cancellation is receipted as the last charge', async () => {
    const email = 'last-charge@example.com';
    const orderId = await startOrder(email);
    const [joined, renewed, left] = story(orderId);
    test.clock.set('2026-04-10T12:00:00Z');
    for (const event of [joined, left, renewed]) {
      if (event) expect(await test.hand(signedPostback(test, 'vendo', event))).toBe(200);
    }
    // According to what was known then, it was cancelled after the end of the paid time.
    expect(await mailsTo(test, email)).toEqual([
      'cancelledForGood',
      'emailConfirmation',
      'oneTimeReceipt',
      'receipt',
      'welcome',
    ]);
    expect(await stateOf(orderId)).toMatchObject({
      status: 'cancelled',
      entitlements: [{ isActive: true, isCancelled: true, accessUntil: new Date('2026-05-02T12:00:00Z') }],
    });
  });
});
