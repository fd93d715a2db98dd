import { describe, expect, it } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { takeBack } from '../testing/actions.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { codeMailedTo, give, redeem } from '../testing/give.ts';
import { join } from '../testing/join.ts';
import { moneyOf } from '../testing/money.ts';
import { mailsTo } from '../testing/scene.ts';

const test = balancedBiller({ tenants: [vixen], config: { billers: ['vendo'] } });

const ACCOUNTS = ['USD-gift-balances', 'USD-revenue', 'USD-refunds'] as const;

/** Returns how three accounts have changed since then, in cents. */
async function accountsSince(before: Readonly<Record<string, number>>) {
  const now = await moneyOf(test.gateway.services.db);
  return ACCOUNTS.map((account) => (now[account] ?? 0) - (before[account] ?? 0));
}

async function refundPart(orderId: string, amount: string): Promise<void> {
  const transaction = test.charges().find((each) => each.orderId === orderId)?.transactionId ?? '';
  expect(await test.operate(`/biller/orders/${orderId}/refund`, { transaction, amount })).toBe(303);
  await test.deliver();
}

describe('a part of the payment of a gift that is refunded', () => {
  it('before it is redeemed makes what is owed less, and the code stays good', async () => {
    const recipientEmail = 'friend-1@example.com';
    const before = await moneyOf(test.gateway.services.db);
    const orderId = await give(test, { buyerEmail: 'buyer-1@example.com', recipientEmail });
    await refundPart(orderId, '10.00');
    expect(await accountsSince(before)).toEqual([-1_999, 0, 0]);
    expect((await mailsTo(test, 'buyer-1@example.com')).toSorted()).toEqual(['giftPartRefunded', 'giftReceipt']);
    const member = await join(test, 'member-1@example.com');
    const joined = await moneyOf(test.gateway.services.db);
    expect((await redeem(test, member, await codeMailedTo(test, recipientEmail))).messageKey).toBeNull();
    expect(await accountsSince(joined)).toEqual([1_999, -1_999, 0]);
  });

  it('before it is redeemed, and the rest after it, leave nothing owed and a code that is void', async () => {
    const recipientEmail = 'friend-2@example.com';
    const before = await moneyOf(test.gateway.services.db);
    const orderId = await give(test, { buyerEmail: 'buyer-2@example.com', recipientEmail });
    await refundPart(orderId, '10.00');
    await takeBack(test, orderId, 'refund');
    await test.deliver();
    expect(await accountsSince(before)).toEqual([0, 0, 0]);
    const member = await join(test, 'member-2@example.com');
    const answer = await redeem(test, member, await codeMailedTo(test, recipientEmail));
    expect(answer.messageKey).toBe('gifts.refused.stopped');
  });

  it('after it was redeemed is a refund of revenue', async () => {
    const recipientEmail = 'friend-3@example.com';
    const orderId = await give(test, { buyerEmail: 'buyer-3@example.com', recipientEmail });
    const member = await join(test, 'member-3@example.com');
    await redeem(test, member, await codeMailedTo(test, recipientEmail));
    const before = await moneyOf(test.gateway.services.db);
    await refundPart(orderId, '10.00');
    expect(await accountsSince(before)).toEqual([0, 0, 1_000]);
  });
});
