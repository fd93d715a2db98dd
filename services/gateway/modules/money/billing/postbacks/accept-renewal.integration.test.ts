import { beforeAll, describe, expect, it } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../../apps/vixenplus/tenant.ts';
import { type Desk, openDesk, verifyAudit } from '../../../staff/staff/testing/public.ts';
import { buySeveral } from '../testing/actions.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { join, type Joined, type Signup } from '../testing/join.ts';
import { moneyOf } from '../testing/money.ts';
import { membershipOf } from '../testing/own-memberships.ts';
import { mailsTo } from '../testing/scene.ts';
import { reportEvent } from '../testing/report-event.ts';

let finance: Desk;
const test = balancedBiller({ tenants: [vixen, vixenplus] });
beforeAll(async () => {
  finance = await openDesk(test.gateway, 'finance');
});

const db = () => test.gateway.services.db;

const PREVIEW = `query ($id: ID!) { renewalToAccept(id: $id) { refusal
  choices { planId plan charged agreed accessUntil nextChargeAt } } }`;
const ACCEPT = `mutation ($id: ID!, $planId: ID, $reason: String!) { acceptRenewal(id: $id, planId: $planId, reason: $reason) {
  __typename ... on RenewalAccepted { renewal { charged accessUntil nextChargeAt } }
  ... on RenewalAcceptanceRefused { message } } }`;

interface Preview {
  readonly refusal: string | null;
  readonly choices: readonly { readonly planId: string | null; readonly plan: string; readonly accessUntil: string }[];
}
const preview = async (id: string) =>
  (await finance.call<{ renewalToAccept: Preview }>(PREVIEW, { id })).data.renewalToAccept;
const accept = async (id: string, planId: string | null = null, reason = 'An offer of 5 March was lost.') =>
  (await finance.call<{ acceptRenewal: object }>(ACCEPT, { id, planId, reason })).data.acceptRenewal;

let charges = 0;
/** Joins by the month, and has the biller charge renewal `period` at another price than is known. @returns the event in the inbox */
async function chargedOtherwise(
  who: Joined,
  amount: number,
  { period = 1, currency = 'USD', at = '2026-04-02T12:00:00Z' } = {},
): Promise<string> {
  test.clock.set(at);
  charges += 1;
  const transactionId = `txn_other_${charges}`;
  expect(await reportEvent(test, who.orderId, 'charged', { amount, currency, period, transactionId })).toBe(
    'wrong-amount',
  );
  const { id } = await db()
    .selectFrom('postbacks')
    .select('id')
    .where('order_id', '=', who.orderId)
    .where('status', '=', 'flagged')
    .orderBy('received_at', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

const joined = (email: string, more: Signup = {}) => join(test, email, more);
const isOpen = async (who: Joined) =>
  (await who.membership()).subscriptions.some(({ entitlement }) => entitlement.isActive);

describe('a renewal at a price that only its biller knows', () => {
  it('is accepted once: it opens its period, is booked, mailed and audited, and is the price of the next ones', async () => {
    const email = 'offer-lost@example.com';
    const who = await joined(email);
    const id = await chargedOtherwise(who, 1_999);
    expect(await isOpen(who)).toBe(false);
    const before = (await moneyOf(db()))['USD-revenue'] ?? 0;
    expect(await preview(id)).toEqual({
      refusal: null,
      choices: [
        {
          planId: null,
          plan: 'Vixen, monthly membership',
          charged: 1_999,
          agreed: 2_999,
          accessUntil: '2026-05-02T12:00:00.000Z',
          nextChargeAt: '2026-05-02T12:00:00.000Z',
        },
      ],
    });
    // Nothing of the preview stays.
    expect(await isOpen(who)).toBe(false);
    expect(await accept(id)).toMatchObject({ renewal: { charged: 1_999, accessUntil: '2026-05-02T12:00:00.000Z' } });
    expect(await isOpen(who)).toBe(true);
    expect(Math.abs(((await moneyOf(db()))['USD-revenue'] ?? 0) - before)).toBe(1_999);
    const mails = await mailsTo(test, email);
    expect(mails.filter((kind) => kind === 'renewalAccepted' || kind === 'receipt')).toHaveLength(3);
    const audit = db().selectFrom('staff_audit').select(['actor', 'action', 'before', 'after']);
    expect(await audit.where('entity_id', '=', id).execute()).toEqual([
      {
        actor: finance.email,
        action: 'postback.accept-renewal',
        before: { agreed: 2_999, currency: 'USD' },
        after: {
          reason: 'An offer of 5 March was lost.',
          charged: 1_999,
          plan: null,
          accessUntil: '2026-05-02T12:00:00.000Z',
        },
      },
    ]);
    expect(await verifyAudit(db())).toHaveProperty('rows');
    expect(await accept(id)).toEqual({ __typename: 'RenewalAcceptanceRefused', message: 'It was done before.' });
    expect(await preview(id)).toMatchObject({ refusal: 'It was done before.' });
    expect(await membershipOf(test, who)).toMatchObject({ nextChargeAt: '2026-05-02T12:00:00.000Z' });
    test.clock.set('2026-05-02T12:00:00Z');
    const next = { amount: 1_999, currency: 'USD', period: 2, transactionId: 'txn_after_accepted' };
    expect(await reportEvent(test, who.orderId, 'charged', next)).toBe('processed');
  });

  it('takes a membership up again that lapsed meanwhile', async () => {
    const who = await joined('lapsed-meanwhile@example.com');
    const id = await chargedOtherwise(who, 1_999);
    await db().updateTable('billing_agreements').set({ status: 'ended' }).where('id', '=', who.orderId).execute();
    test.clock.set('2026-04-12T12:00:00Z');
    expect(await accept(id)).toMatchObject({ renewal: { nextChargeAt: '2026-05-02T12:00:00.000Z' } });
    expect(await isOpen(who)).toBe(true);
  });

  it('changes to the plan that it was for, where one costs what was charged', async () => {
    const who = await joined('plan-lost@example.com', { optionId: 3045 });
    const id = await chargedOtherwise(who, 2_999);
    const { choices } = await preview(id);
    expect(choices[0]).toMatchObject({ planId: null, plan: 'All sites, monthly membership' });
    const site = choices.find(({ planId }) => planId === 'vixen-month');
    expect(site).toMatchObject({ plan: 'Vixen, monthly membership', accessUntil: '2026-05-02T12:00:00.000Z' });
    expect(choices.map(({ planId }) => planId)).not.toContain('vixen-year');
    expect(await accept(id, 'no-such-plan')).toMatchObject({ message: 'This renewal can’t have been for that plan.' });
    expect(await accept(id, 'vixen-month')).toMatchObject({ renewal: { charged: 2_999 } });
    const open = (await who.membership()).subscriptions.filter(({ entitlement }) => entitlement.isActive);
    expect(open.map(({ product }) => product)).toEqual(['vixen']);
    expect(await mailsTo(test, 'plan-lost@example.com')).toContain('plannedChangeBegan');
  });

  it('applies a refund of it that came before it was accepted', async () => {
    const who = await joined('refunded-before@example.com');
    const id = await chargedOtherwise(who, 1_999);
    const refund = {
      amount: 1_999,
      currency: 'USD',
      period: 1,
      transactionId: 'txn_r',
      reversedTransactionId: `txn_other_${charges}`,
    };
    expect(await reportEvent(test, who.orderId, 'refunded', refund)).not.toBe('processed');
    await accept(id);
    const rows = await db()
      .selectFrom('billing_transactions')
      .select('kind')
      .where('agreement_id', '=', who.orderId)
      .where('period', '=', 1)
      .orderBy('kind')
      .execute();
    expect(rows.map(({ kind }) => kind)).toEqual(['charge', 'refund']);
  });
});

describe('a renewal is not accepted', () => {
  const refusalOf = async (id: string) => {
    const { refusal } = await preview(id);
    expect(await accept(id)).toMatchObject({ message: refusal });
    return refusal;
  };

  it('where more was charged than was agreed, and no plan costs that', async () => {
    const who = await joined('too-much@example.com');
    expect(await refusalOf(await chargedOtherwise(who, 3_999))).toContain('More was charged than was agreed');
  });

  it('in another currency, before an earlier one, and after its time', async () => {
    const who = await joined('other-currency@example.com');
    const late = await joined('too-late@example.com');
    expect(await refusalOf(await chargedOtherwise(who, 1_999, { currency: 'EUR' }))).toContain('another currency');
    const first = await chargedOtherwise(late, 1_999);
    const second = await chargedOtherwise(late, 1_999, { period: 2, at: '2026-05-02T13:00:00Z' });
    expect(await refusalOf(second)).toContain('earlier renewal');
    expect(await refusalOf(first)).toContain('over');
  });

  it('for a membership that ended before, or that was bought again since', async () => {
    const cancelled = await joined('cancelled-before@example.com');
    test.clock.set('2026-03-10T12:00:00Z');
    await reportEvent(test, cancelled.orderId, 'cancelled');
    expect(await refusalOf(await chargedOtherwise(cancelled, 1_999))).toContain('had ended');
    const again = await joined('bought-again@example.com');
    const id = await chargedOtherwise(again, 1_999, { at: '2026-05-02T12:00:00Z' });
    await buySeveral(test, again);
    expect(await refusalOf(id)).toContain('another one took its place');
  });

  it('without a reason, and where it is another event', async () => {
    const who = await joined('no-reason@example.com');
    const id = await chargedOtherwise(who, 1_999);
    expect(await accept(id, null, ' x ')).toMatchObject({ __typename: 'RenewalAcceptanceRefused' });
    expect(await refusalOf('none')).toBe('There is no such event.');
    await reportEvent(test, 'nobody-ordered-that', 'charged', { amount: 1, currency: 'USD', transactionId: 'txn_no' });
    const { id: other } = await db()
      .selectFrom('postbacks')
      .select('id')
      .where('problem', '=', 'unknown-order')
      .executeTakeFirstOrThrow();
    expect(await refusalOf(other)).toContain('Only a renewal');
  });

  it.each(['editor', 'moderator', 'support'] as const)('by %s', async (role) => {
    const desk = await openDesk(test.gateway, role);
    for (const [query, variables] of [
      [PREVIEW, { id: 'x' }],
      [ACCEPT, { id: 'x', planId: null, reason: 'whatever' }],
    ] as const) {
      const { errors } = await desk.call(query, variables);
      expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
    }
  });
});
