import { describe, expect, it } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../../apps/vixenplus/tenant.ts';
import { buySeveral, cancelMembership } from '../testing/actions.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { join } from '../testing/join.ts';
import { callAs, firstOf, jobsAt, mailsTo } from '../testing/scene.ts';
import { signedPostback } from '../testing/signed-postback.ts';

const test = balancedBiller({ tenants: [vixen, vixenplus] });

const entriesOf = (userId: string) =>
  test.gateway.services.db
    .selectFrom('billing_transactions')
    .select(['kind', 'agreement_id', 'period'])
    .where('user_id', '=', userId)
    .orderBy('occurred_at')
    .execute();

describe('a renewal that nothing is owed for', () => {
  it('of an agreement that a year has replaced is refunded, with a mail', async () => {
    const email = 'replaced@example.com';
    const who = await join(test, email, { optionId: 3045, tenant: 'vixenplus' });
    test.clock.set('2026-04-02T10:59:00Z');
    await buySeveral(test, who, 3047);
    // The biller charges by itself before the end of the month's agreement reaches it.
    test.clock.set('2026-04-02T11:30:00Z');
    await test.deliver();
    await jobsAt(test, '2026-04-02T11:31:00Z');
    await test.deliver();
    expect((await entriesOf(who.userId)).map(({ kind }) => kind)).toEqual(['charge', 'charge', 'charge', 'refund']);
    expect(await mailsTo(test, email)).toContain('renewalRefunded');
    test.clock.set('2026-04-20T12:00:00Z');
    expect((await firstOf(who)).entitlement.accessUntil).toEqual(new Date('2027-04-02T12:00:00Z'));
  });

  it('of a single site that several sites have superseded is refunded, with a mail', async () => {
    const email = 'superseded@example.com';
    const who = await join(test, email);
    test.clock.set('2026-04-02T10:59:00Z');
    await buySeveral(test, who);
    test.clock.set('2026-04-02T11:30:00Z');
    await test.deliver();
    await jobsAt(test, '2026-04-02T11:31:00Z');
    await jobsAt(test, '2026-04-02T11:32:00Z');
    await test.deliver();
    const entries = (await entriesOf(who.userId)).filter(({ agreement_id }) => agreement_id === who.orderId);
    expect(entries.map(({ kind, period }) => [kind, period])).toEqual([
      ['charge', 0],
      ['charge', 1],
      ['refund', 1],
    ]);
    expect(await mailsTo(test, email)).toContain('renewalRefunded');
  });

  it('stays when the cancellation before it was undone, though this becomes known last', async () => {
    const who = await join(test, 'back-last@example.com');
    test.clock.set('2026-03-20T12:00:00Z');
    await cancelMembership(test, who);
    await test.deliver();
    const event = { orderId: who.orderId, reversedTransactionId: null, reference: null };
    test.clock.set('2026-04-02T12:30:00Z');
    const renewed = { ...event, id: 'evt_renewed', kind: 'charged', occurredAt: '2026-04-02T11:00:00.000Z', period: 1 };
    const money = { amount: 2_999, currency: 'USD', transactionId: 'txn_renewed' };
    await test.hand(signedPostback(test, 'vendo', { ...renewed, ...money }));
    const back = {
      ...event,
      id: 'evt_returned',
      kind: 'reactivated',
      occurredAt: '2026-03-25T12:00:00.000Z',
      period: 0,
    };
    const nothing = { amount: null, currency: null, transactionId: null };
    await test.hand(signedPostback(test, 'vendo', { ...back, ...nothing }));
    expect((await entriesOf(who.userId)).map(({ kind }) => kind)).toEqual(['charge', 'charge']);
    expect((await firstOf(who)).entitlement).toMatchObject({
      isCancelled: false,
      accessUntil: new Date('2026-05-02T12:00:00Z'),
    });
  });
});

describe('the price of a renewal', () => {
  it('X10 after an offer was taken the old price is flagged, and the agreed one passes', async () => {
    const who = await join(test, 'old-price@example.com');
    const { startCancellation } = await callAs<{ startCancellation: { confirmationId: string } }>(
      test,
      who,
      'mutation { startCancellation(reason: TOO_EXPENSIVE) { confirmationId } }',
    );
    const accept = 'mutation ($id: ID!) { acceptCancellationOffer(confirmationId: $id) { success } }';
    await callAs(test, who, accept, { id: startCancellation.confirmationId });
    const renewal = (period: number, amount: number, occurredAt: string) =>
      signedPostback(test, 'vendo', {
        id: `evt-price-${period}-${amount}`,
        kind: 'charged',
        orderId: who.orderId,
        occurredAt,
        period,
        amount,
        currency: 'USD',
        transactionId: `txn_${period}_${amount}`,
        reversedTransactionId: null,
        reference: null,
      });
    test.clock.set('2026-04-02T11:30:00Z');
    await test.hand(renewal(1, 2_999, '2026-04-02T11:00:00.000Z'));
    await test.hand(renewal(1, 2_009, '2026-04-02T11:10:00.000Z'));
    const rows = await test.gateway.services.db
      .selectFrom('postbacks')
      .select(['status', 'problem'])
      .where('order_id', '=', who.orderId)
      .where('event_id', 'like', 'evt-price-%')
      .orderBy('event_id', 'desc')
      .execute();
    expect(rows).toEqual([
      { status: 'flagged', problem: 'wrong-amount' },
      { status: 'processed', problem: null },
    ]);
  });
});
