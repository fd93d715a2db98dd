import { expect, it } from 'vitest';
import { secretsOf } from '../../../../config/secrets.ts';
import { hashedMemberId } from '../welcome/hashed-member-id.ts';
import { answerOf, welcomingAnswerOf } from './one-click-answer.ts';
import type { OneClickResult } from './one-click.ts';
import type { Order } from './order-repository.ts';

const MEMBER = '0198f3c2-7d1e-4c8a-9b52-3f6a1d2e4b70';
const services = { config: { secrets: secretsOf({ brand: 'brand', gateway: 'gateway' }) } } as Parameters<
  typeof answerOf
>[0];
const plan = { product: 'multisite2025' } as Parameters<typeof answerOf>[1];
const order = {
  id: 'order',
  kind: 'purchase',
  biller: 'vendo',
  member_id: MEMBER,
  tenant_id: 'vixen',
  opened_on: 'members',
  language: null,
} as Order;
const answer = (result: OneClickResult) => answerOf(services, plan, result);

it('a purchase that was approved leads to its welcome', () => {
  expect(answer({ outcome: 'approved', order })).toEqual({
    success: true,
    location: expect.stringMatching(/^\/_signupsuccess\?.*&order=order$/),
    messageKey: null,
  });
});

it('a purchase that was declined leads to its denial, and says so', () => {
  expect(answer({ outcome: 'declined', order })).toEqual({
    success: false,
    location: expect.stringMatching(/^\/_signupdenial\?.*&order=order$/),
    messageKey: 'billing.payment.declined',
  });
});

it('a purchase that is under way leads to the page that says how it ended', () => {
  expect(answer({ outcome: 'pending' })).toEqual({
    success: true,
    location: '/subscription-status',
    messageKey: 'billing.payment.pending',
  });
});

it.each([
  [{ outcome: 'no-card' }, 'billing.payment.noStoredCard'],
  [{ outcome: 'failed' }, 'billing.payment.failed'],
  [{ outcome: 'not-on-sale' }, 'billing.signup.joinOptionGone'],
  [{ outcome: 'voucher-refused', refusal: 'usedUp' }, 'billing.voucher.usedUp'],
] as const)('a purchase that charged nothing leads nowhere: %o', (result, messageKey) => {
  expect(answer(result)).toEqual({ success: false, location: null, messageKey });
});

it('a purchase at another price than its page showed says the new one', () => {
  const price = { amount: 2_999, currency: 'USD' } as never;
  expect(answer({ outcome: 'price-changed', price })).toEqual({
    success: false,
    location: null,
    messageKey: 'billing.payment.priceChanged',
    changedPrice: price,
  });
});

it('the buyer of several sites is welcomed once they are charged, and not before', () => {
  expect(welcomingAnswerOf(services, plan, { outcome: 'approved', order })).toMatchObject({
    success: true,
    username: 'member0198f3c2',
    memberId: MEMBER,
    hashedMemberId: hashedMemberId(services, MEMBER, 'vixen'),
    orderId: 'order',
  });
  const nobody = { username: null, memberId: null, hashedMemberId: null, orderId: null };
  expect(welcomingAnswerOf(services, plan, { outcome: 'declined', order })).toMatchObject(nobody);
  expect(welcomingAnswerOf(services, plan, { outcome: 'pending' })).toMatchObject({ ...nobody, success: true });
});
