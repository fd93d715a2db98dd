import { expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../../apps/vixen/tenant.ts';
import { erasePerson } from '../../../../../personal-data/erase-person.ts';
import { modules } from '../../../../registry.ts';
import { checkBooks } from '../../testing/money.ts';
import { join } from '../../testing/join.ts';
import { prepareRefund } from '../../refunds/prepare-refund.ts';
import { agreementOf, lockAgreement } from '../../subscription/agreement.ts';
import { commandRefund } from '../../subscription/commands.ts';
import { sendCommands } from '../../subscription/send-commands.ts';
import { paymentsOfMember } from '../../support/payments-of-member.ts';
import { takeBack, timesCharged } from '../../testing/actions.ts';
import { findUnmadeRefunds } from '../../refunds/unmade-refunds.ts';
import { jobsAt } from '../../testing/scene.ts';
import { billerOf } from '../biller-directory.ts';
import { RefusedForGood } from '../refused-by-biller.ts';

const test = billerForTests({ tenants: [vixen], config: { billers: ['ccbill'] } });

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
  await expect(refund()).rejects.toBeInstanceOf(RefusedForGood);
  const reversals = await services.db
    .selectFrom('billing_transactions')
    .select('kind')
    .where('agreement_id', '=', who.orderId)
    .where('kind', '!=', 'charge')
    .execute();
  expect(reversals).toEqual([]);
  await checkBooks(services.db);
});

it('staff are offered the refund of the last charge alone, and one that is decided of an earlier charge fails at once', async () => {
  test.clock.set('2026-05-02T12:00:00Z');
  const email = 'two-charges@example.com';
  const { userId, orderId } = await join(test, email, { biller: 'ccbill' });
  const { services } = test.gateway;
  const { db } = services;
  const reachOf = async () =>
    (await paymentsOfMember(services, userId, 9)).map(({ kind, isOutOfReach }) => `${kind} ${isOutOfReach}`);
  expect(await reachOf()).toEqual(['charge false']);
  await jobsAt(test, '2026-06-02T13:00:00Z');
  await test.deliver();
  expect(await reachOf()).toEqual(['charge false', 'charge true']);

  const [last, first] = await paymentsOfMember(services, userId, 9);
  const prepared = (chargeId = '') =>
    db.transaction().execute((trx) => prepareRefund(trx, services, { userId, chargeId, wanted: null }));
  expect(await prepared(first?.id)).toBe('last-charge-only');
  expect(await prepared(last?.id)).toMatchObject({ isWhole: true });

  const now = test.clock.now();
  // A renewal that becomes known after the decision commands the same refund.
  await commandRefund(db, orderId, first?.transactionId ?? '', now);
  await sendCommands(services, now, orderId);
  const commands = db.selectFrom('biller_commands').select(['state', 'attempts', 'problem']);
  const refunds = commands.where('agreement_id', '=', orderId).where('kind', '=', 'refund');
  expect(await refunds.execute()).toEqual([
    { state: 'failed', attempts: 1, problem: expect.stringContaining('Only the last charge') },
  ]);
  expect(await findUnmadeRefunds(db, { memberId: userId })).toHaveLength(1);
  // Made on CCBill's pages, as the problem says, it leaves nothing to do, and keeps nobody from being deleted.
  await takeBack(test, orderId, 'refund');
  await test.deliver();
  expect(await refunds.execute()).toMatchObject([{ state: 'withdrawn' }]);
  expect(await findUnmadeRefunds(db, { memberId: userId })).toEqual([]);
  await checkBooks(db);
  expect(await erasePerson(modules, services, { id: userId, email }, 'vixen')).toBe('erased');
});
