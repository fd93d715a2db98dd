import { describe, expect, it } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { join } from '../testing/join.ts';
import { moneyOf } from '../testing/money.ts';
import { reportEvent } from '../testing/report-event.ts';
import { firstOf, mailsTo } from '../testing/scene.ts';

const MONTH = { amount: 2_999, currency: 'USD' } as const;

const test = balancedBiller({ tenants: [vixen] });

/** A member three days after their payment, with the transaction of it. */
async function member(email: string) {
  const who = await join(test, email);
  const { transaction_id: reversedTransactionId } = await test.gateway.services.db
    .selectFrom('billing_transactions')
    .select('transaction_id')
    .where('agreement_id', '=', who.orderId)
    .executeTakeFirstOrThrow();
  test.clock.set('2026-03-05T12:00:00Z');
  const report = (kind: string, transactionId: string | null, more: object = {}): Promise<string> =>
    reportEvent(test, who.orderId, kind, { ...MONTH, reversedTransactionId, transactionId, ...more });
  return { ...who, report };
}

/** Lists what each account lost, in cents. */
const takenBack = async (): Promise<readonly number[]> => {
  const money = await moneyOf(test.gateway.services.db);
  return [money['USD-refunds'] ?? 0, money['USD-chargebacks'] ?? 0];
};

describe('a reversal that contradicts its charge', () => {
  it('waits for a charge that is not known, and is flagged by another amount or currency; nothing is taken', async () => {
    const who = await member('reversed-wrongly@example.com');
    const before = await takenBack();
    const stranger = await join(test, 'reversed-stranger@example.com');
    const another = { reversedTransactionId: 'txn_never_was' };
    expect(await who.report('charged-back', 'rev_1', another)).toBe('charge-unknown-yet');
    expect(await reportEvent(test, stranger.orderId, 'refunded', { ...MONTH, transactionId: 'rev_2' })).toBe(
      'charge-unknown-yet',
    );
    expect(await who.report('charged-back', 'rev_3', { amount: 3_000 })).toBe('wrong-amount');
    expect(await who.report('voided', 'rev_less', { amount: 2_998 })).toBe('less-than-the-rest');
    expect(await who.report('charged-back', 'rev_4', { currency: 'EUR' })).toBe('wrong-amount');
    expect(await who.report('charged-back', null)).toBe('incomplete');
    expect(await who.report('charged-back', 'rev_5', { amount: null, currency: null })).toBe('incomplete');
    expect(await takenBack()).toEqual(before);
    expect((await firstOf(who)).entitlement).toMatchObject({ isActive: true, isCancelled: false });
  });

  it('is booked once and mailed once, however often it is reported', async () => {
    const email = 'refunded-once@example.com';
    const who = await member(email);
    const [refunds = 0, chargebacks] = await takenBack();
    expect(await who.report('refunded', 'rev_once')).toBe('processed');
    expect(await who.report('refunded', 'rev_once')).toBe('processed');
    expect(await takenBack()).toEqual([refunds + 2_999, chargebacks]);
    expect((await mailsTo(test, email)).filter((kind) => kind === 'refunded')).toHaveLength(1);
    expect((await firstOf(who)).entitlement).toMatchObject({ isActive: true, isCancelled: true });
  });

  it('L24 is flagged after one of another kind: its money is not booked again, and a chargeback ends access', async () => {
    const who = await member('reversed-twice@example.com');
    const [refunds = 0, chargebacks] = await takenBack();
    expect(await who.report('refunded', 'rev_first')).toBe('processed');
    expect(await who.report('charged-back', 'rev_second')).toBe('reversed-twice');
    expect(await takenBack()).toEqual([refunds + 2_999, chargebacks]);
    expect((await firstOf(who)).entitlement.isActive).toBe(false);
  });

  it('L24 a chargeback is not mailed as a refund', async () => {
    const email = 'charged-back@example.com';
    const who = await member(email);
    expect(await who.report('charged-back', 'rev_bank')).toBe('processed');
    expect(await mailsTo(test, email)).not.toContain('refunded');
  });
});
