import { afterAll, beforeAll, expect, it } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { type BillerTest, startBillerTest } from '@network/testing/sandbox-biller.ts';
import { checkBooks } from '../../testing/money.ts';
import { join } from '../../testing/join.ts';
import { agreementOf, lockAgreement } from '../../subscription/agreement.ts';
import { timesCharged } from '../../testing/actions.ts';
import { jobsAt } from '../../testing/scene.ts';
import { billerOf } from '../biller-directory.ts';

let test: BillerTest;
beforeAll(async () => {
  test = await startBillerTest({ tenants: [vixen], config: { billers: ['ccbill'] } });
});
afterAll(() => test.close());

it('a call that gives the last charge back is not made while CCBill has charged a renewal that is not known', async () => {
  const who = await join(test, 'unheard-renewal@example.com', { biller: 'ccbill' });
  const { services } = test.gateway;
  test.clock.set('2026-04-02T11:30:00Z');
  // The renewal is charged, and its webhook is lost.
  await test.collect();
  test.sent.splice(0);
  expect(timesCharged(test, who.orderId)).toBe(2);
  const row = await services.db.transaction().execute((trx) => lockAgreement(trx, who.orderId));
  if (row === null) throw new Error('There is no agreement.');
  const { token_transaction_id: transactionId, amount } = row;
  const refund = () =>
    billerOf(services, 'ccbill').refund(agreementOf(row), { transactionId, amount, isPart: false }, 'refund-1');
  await expect(refund()).rejects.toThrow('has not named yet');
  await jobsAt(test, '2026-04-02T13:00:00Z');
  await expect(refund()).rejects.toThrow('Only the last charge');
  const reversals = await services.db
    .selectFrom('billing_transactions')
    .select('kind')
    .where('agreement_id', '=', who.orderId)
    .where('kind', '!=', 'charge')
    .execute();
  expect(reversals).toEqual([]);
  await checkBooks(services.db);
});
