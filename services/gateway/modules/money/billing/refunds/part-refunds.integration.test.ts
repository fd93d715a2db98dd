import { describe, expect, it } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../../apps/vixenplus/tenant.ts';
import { loadReceipt } from '../receipts/load-receipt.ts';
import { receiptLines } from '../receipts/receipt-lines.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { join, type Joined } from '../testing/join.ts';
import { moneyOf } from '../testing/money.ts';
import { reportEvent } from '../testing/report-event.ts';
import { callAs, firstOf, jobsAt, mailsTo } from '../testing/scene.ts';

const test = balancedBiller({ tenants: [vixen, vixenplus] });

const db = () => test.gateway.services.db;
const chargeOf = (who: Joined): string =>
  test.charges().findLast(({ orderId }) => orderId === who.orderId)?.transactionId ?? '';

/** Makes a member whose charge the biller reverses three days after it. */
async function member(email: string) {
  const who = await join(test, email);
  test.clock.set('2026-03-05T12:00:00Z');
  const reversedTransactionId = chargeOf(who);
  const report = (kind: string, transactionId: string, amount: number, more: object = {}): Promise<string> =>
    reportEvent(test, who.orderId, kind, { amount, currency: 'USD', reversedTransactionId, transactionId, ...more });
  return { ...who, report };
}

const reversalsOf = (who: Joined) =>
  db()
    .selectFrom('billing_transactions')
    .select(['kind', 'amount', 'reverses_id', 'part_of_id'])
    .where('agreement_id', '=', who.orderId)
    .where('kind', '<>', 'charge')
    .orderBy('occurred_at')
    .orderBy('amount')
    .execute();

/** Each reversal, with whether the charge stands after it. */
const takenBack = async (who: Joined) =>
  (await reversalsOf(who)).map(({ kind, amount, part_of_id }) => `${part_of_id ? 'part' : 'whole'} ${kind} ${amount}`);

const refundMails = async (email: string) => (await mailsTo(test, email)).filter((kind) => /refund/i.test(kind));

describe('a part of a charge that the biller refunded', () => {
  it('is booked and mailed once, and ends nothing', async () => {
    const email = 'part@example.com';
    const who = await member(email);
    const before = (await moneyOf(db()))['USD-refunds'] ?? 0;
    expect(await who.report('refunded', 'rev_part', 1_000)).toBe('processed');
    expect(await who.report('refunded', 'rev_part', 1_000)).toBe('processed');
    expect(await takenBack(who)).toEqual(['part refund 1000']);
    expect(((await moneyOf(db()))['USD-refunds'] ?? 0) - before).toBe(1_000);
    expect((await firstOf(who)).entitlement).toMatchObject({ isActive: true, isCancelled: false });
    expect(await refundMails(email)).toEqual(['partRefunded']);
    await jobsAt(test, '2026-04-02T11:30:00Z');
    await test.deliver();
    expect(test.charges().filter(({ orderId }) => orderId === who.orderId)).toHaveLength(2);
  });

  it('is one of several, and the last of them, whichever it is, takes the charge back', async () => {
    const who = await member('parts@example.com');
    const rest = { occurredAt: '2026-03-04T12:00:00.000Z' };
    expect(await who.report('refunded', 'rev_b', 999)).toBe('processed');
    expect(await who.report('refunded', 'rev_a', 1_000, { occurredAt: '2026-03-03T12:00:00.000Z' })).toBe('processed');
    expect((await firstOf(who)).entitlement.isCancelled).toBe(false);
    expect(await who.report('refunded', 'rev_c', 1_000, rest)).toBe('processed');
    expect(await takenBack(who)).toEqual(['part refund 1000', 'whole refund 1000', 'part refund 999']);
    expect((await firstOf(who)).entitlement).toMatchObject({ isActive: true, isCancelled: true });
    const { at } = await db()
      .selectFrom('billing_agreements')
      .select('status_at as at')
      .where('id', '=', who.orderId)
      .executeTakeFirstOrThrow();
    expect(at.toISOString()).toBe('2026-03-05T12:00:00.000Z');
  });

  it('is never more than is left', async () => {
    const who = await member('too-much@example.com');
    expect(await who.report('refunded', 'rev_1', 2_000)).toBe('processed');
    expect(await who.report('refunded', 'rev_2', 1_000)).toBe('wrong-amount');
    expect(await who.report('refunded', 'rev_3', 2_999)).toBe('wrong-amount');
    expect(await who.report('refunded', 'rev_4', 500, { currency: 'EUR' })).toBe('wrong-amount');
    expect(await who.report('refunded', 'rev_1', 1_999)).toBe('wrong-amount');
    expect(await takenBack(who)).toEqual(['part refund 2000']);
  });

  it('may be followed by a chargeback of the whole charge, or of the rest, also when it is known later', async () => {
    const whole = await member('bank-whole@example.com');
    expect(await whole.report('charged-back', 'cb_1', 2_999)).toBe('processed');
    expect(await whole.report('refunded', 'cb_part', 1_000, { occurredAt: '2026-03-03T12:00:00.000Z' })).toBe(
      'processed',
    );
    expect(await takenBack(whole)).toEqual(['part refund 1000', 'whole chargeback 2999']);
    expect((await firstOf(whole)).entitlement.isActive).toBe(false);
    const rest = await member('bank-rest@example.com');
    expect(await rest.report('charged-back', 'cb_2', 1_999)).toBe('less-than-the-rest');
    expect((await firstOf(rest)).entitlement.isActive).toBe(true);
    expect(await rest.report('refunded', 'cb_part2', 1_000, { occurredAt: '2026-03-03T12:00:00.000Z' })).toBe(
      'processed',
    );
    expect(await takenBack(rest)).toEqual(['part refund 1000', 'whole chargeback 1999']);
    expect((await firstOf(rest)).entitlement.isActive).toBe(false);
  });

  it('is worth nothing when unused days are credited', async () => {
    const who = await member('credit@example.com');
    test.clock.set('2026-03-22T12:00:00Z');
    expect(await who.report('refunded', 'rev_credit', 1_000)).toBe('processed');
    const query = '{ joinOptions { options { optionId credit { amount } } } }';
    interface Options {
      readonly joinOptions: { readonly options: readonly { readonly optionId: number; readonly credit: object }[] };
    }
    const { joinOptions } = await callAs<Options>(test, who, query);
    // 11 of 31 days of what was paid for good.
    expect(joinOptions.options.find(({ optionId }) => optionId === 3045)?.credit).toEqual({ amount: 710 });
  });

  it('has a receipt, and stands on that of its charge', async () => {
    const who = await member('receipt@example.com');
    await who.report('refunded', 'rev_receipt', 1_000);
    const rows = await db()
      .selectFrom('billing_transactions')
      .select(['id', 'kind'])
      .where('agreement_id', '=', who.orderId)
      .execute();
    const idOf = (wanted: string) => rows.find(({ kind }) => kind === wanted)?.id ?? '';
    const receiptOf = (id: string) =>
      callAs<object>(
        test,
        who,
        `query ($id: ID!) { receipt(id: $id) { invoice { amount { amount } }
          reversedBy { id } partialRefunds { id amount { amount } } reverses { id } } }`,
        { id },
      );
    expect(await receiptOf(idOf('charge'))).toEqual({
      receipt: {
        invoice: { amount: { amount: 2_999 } },
        reversedBy: null,
        partialRefunds: [{ id: idOf('refund'), amount: { amount: 1_000 } }],
        reverses: null,
      },
    });
    const receipt = await loadReceipt(test.gateway.services, who.userId, idOf('charge'));
    if (receipt === null) throw new Error('There is no receipt.');
    expect(receiptLines(receipt, vixen).notes[0]).toBe('$10.00 refunded on March 5, 2026 (UTC)');
    expect(await receiptOf(idOf('refund'))).toEqual({
      receipt: {
        invoice: { amount: { amount: 1_000 } },
        reversedBy: null,
        partialRefunds: [],
        reverses: { id: idOf('charge') },
      },
    });
  });
});
