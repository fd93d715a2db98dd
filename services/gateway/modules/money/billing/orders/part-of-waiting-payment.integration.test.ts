import { expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { checkBooks } from '../testing/money.ts';
import { withPaymentOfAnother } from '../testing/payment-of-another.ts';
import { confirmAwaiting } from '../testing/scene.ts';

const test = billerForTests({ tenants: [vixen, tushy] });

it('a part that was refunded while a payment waited is on the account of whoever confirms it', async () => {
  const email = 'part-of-waiting@example.com';
  const { order, owner } = await withPaymentOfAnother(test, email, { optionId: 203 });
  const transaction = test.charges().find(({ orderId }) => orderId === order.id)?.transactionId ?? '';
  expect(await test.operate(`/biller/orders/${order.id}/refund`, { transaction, amount: '1.95' })).toBe(303);
  await test.deliver();
  const rows = () =>
    test.gateway.services.db
      .selectFrom('billing_transactions')
      .select(['kind', 'amount', 'user_id'])
      .where('agreement_id', '=', order.id)
      .orderBy('kind')
      .execute();
  expect((await rows()).map(({ kind, user_id }) => [kind, user_id])).toEqual([
    ['charge', null],
    ['refund', null],
  ]);
  await confirmAwaiting(test, email);
  expect(await rows()).toEqual([
    { kind: 'charge', amount: order.amount, user_id: owner.userId },
    { kind: 'refund', amount: 195, user_id: owner.userId },
  ]);
  await checkBooks(test.gateway.services.db);
});
