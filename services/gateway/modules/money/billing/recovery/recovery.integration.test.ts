import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BillerTest, startBillerTest } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { checkBooks, type Joined, join } from '../testing/public.ts';
import { reportEvent } from '../testing/report-event.ts';
import { callAs, firstOf, jobsAt, mailsTo } from '../testing/scene.ts';

let test: BillerTest;
beforeEach(async () => {
  test = await startBillerTest({ tenants: [vixen] });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await checkBooks(test.gateway.services.db);
  await test.close();
});

const ALWAYS_FAILS = '4000000000000341';
const FAILS_ONCE = '4000000000000382';
const LOST = '4000000000000358';

const failuresOf = (orderId: string) =>
  test.gateway.services.db
    .selectFrom('billing_declines')
    .select(['reason', 'occurred_at'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'renewal')
    .orderBy('occurred_at')
    .execute();

const recoveryOf = (orderId: string) =>
  test.gateway.services.db
    .selectFrom('billing_recoveries')
    .selectAll()
    .where('agreement_id', '=', orderId)
    .executeTakeFirst();

const chargesOf = async ({ orderId }: Joined): Promise<readonly number[]> => {
  const rows = await test.gateway.services.db
    .selectFrom('billing_transactions')
    .select('period')
    .where('agreement_id', '=', orderId)
    .where('kind', '=', 'charge')
    .orderBy('period')
    .execute();
  return rows.map(({ period }) => period);
};

/** Runs the jobs at each of these days of April, at 12:30. */
async function onDays(...days: readonly string[]): Promise<void> {
  for (const day of days) await jobsAt(test, `2026-04-${day}T12:30:00Z`);
}

describe('a renewal that failed', () => {
  it('is tried again until it is paid: access comes back, and the person is written to once for each', async () => {
    const who = await join(test, 'once@example.com', { card: FAILS_ONCE });
    await onDays('02');
    expect(await recoveryOf(who.orderId)).toMatchObject({ failures: 1, reason: 'insufficient-funds', outcome: null });
    test.clock.set('2026-04-02T12:31:00Z');
    expect((await firstOf(who)).entitlement.isActive).toBe(false);
    await onDays('03', '03', '04');
    expect(await chargesOf(who)).toEqual([0, 1]);
    expect((await firstOf(who)).entitlement.isActive).toBe(true);
    expect(await recoveryOf(who.orderId)).toMatchObject({ outcome: 'recovered', next_try_at: null });
    const mails = await mailsTo(test, 'once@example.com');
    expect(mails.filter((kind) => kind.startsWith('payment'))).toEqual(['paymentFailed', 'paymentRecovered']);
  });

  it('is tried on its days and no others, announced the day before the lapse, and lapses without more tries', async () => {
    const who = await join(test, 'never@example.com', { card: ALWAYS_FAILS });
    await onDays('02', '03', '04', '05', '06', '07', '08');
    await jobsAt(test, '2026-04-09T11:30:00Z');
    const days = (await failuresOf(who.orderId)).map(({ occurred_at }) => occurred_at.getUTCDate());
    expect(days).toEqual([2, 3, 5, 7, 9]);
    await onDays('09', '10', '12');
    expect(await failuresOf(who.orderId)).toHaveLength(5);
    expect(await recoveryOf(who.orderId)).toMatchObject({ outcome: 'lapsed' });
    const mails = await mailsTo(test, 'never@example.com');
    expect(mails.filter((kind) => kind.startsWith('payment'))).toEqual(['paymentFailed', 'paymentLastNotice']);
  });

  it('by a card that was reported lost is never tried with it, and at once with another', async () => {
    const who = await join(test, 'lost@example.com', { card: LOST });
    await onDays('02', '03', '05');
    expect((await failuresOf(who.orderId)).map(({ reason }) => reason)).toEqual(['lost-or-stolen']);
    expect(await mailsTo(test, 'lost@example.com')).toContain('paymentNeedsCard');
    test.clock.set('2026-04-05T13:00:00Z');
    const { creditCardUpdate } = await callAs<{ creditCardUpdate: { url: string } }>(
      test,
      who,
      '{ creditCardUpdate { url } }',
    );
    await test.pay(creditCardUpdate.url);
    await jobsAt(test, '2026-04-05T13:01:00Z');
    expect(await chargesOf(who)).toEqual([0, 1]);
    expect((await firstOf(who)).entitlement.isActive).toBe(true);
  });

  it('is tried once when its biller comes back after a day', async () => {
    const who = await join(test, 'away@example.com', { card: FAILS_ONCE });
    await onDays('02');
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }));
    for (const minute of ['03T12:00', '03T18:00', '04T00:00', '04T11:00', '04T11:01'])
      await jobsAt(test, `2026-04-${minute}:00Z`);
    vi.restoreAllMocks();
    await jobsAt(test, '2026-04-04T11:10:00Z');
    await jobsAt(test, '2026-04-04T11:12:00Z');
    expect(await chargesOf(who)).toEqual([0, 1]);
    expect(await failuresOf(who.orderId)).toHaveLength(1);
  });

  it('is not called again when the call was heard and its answer lost', async () => {
    const who = await join(test, 'unheard@example.com', { card: FAILS_ONCE });
    await onDays('02');
    const real = globalThis.fetch;
    let calls = 0;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (target, request) => {
      const answer = await real(target, request);
      if (!String(target instanceof Request ? target.url : target).endsWith('/agreements/retry')) return answer;
      calls += 1;
      throw new DOMException('late', 'TimeoutError');
    });
    await onDays('03', '03', '03');
    expect(calls).toBe(1);
    expect(await chargesOf(who)).toEqual([0, 1]);
  });

  it('has one state however late, often and disordered its postbacks are', async () => {
    const who = await join(test, 'disorder@example.com', { card: ALWAYS_FAILS });
    const failedOn = (day: string) =>
      reportEvent(test, who.orderId, 'rebill-failed', {
        period: 1,
        occurredAt: `2026-04-${day}T11:00:00.000Z`,
        decline: { reason: 'insufficient-funds', code: '51' },
      });
    test.clock.set('2026-04-05T12:00:00Z');
    await failedOn('05');
    expect((await recoveryOf(who.orderId))?.next_try_at?.toISOString()).toBe('2026-04-06T11:00:00.000Z');
    await failedOn('02');
    expect(await recoveryOf(who.orderId)).toMatchObject({ failures: 2, reason: 'insufficient-funds' });
    expect((await recoveryOf(who.orderId))?.next_try_at?.toISOString()).toBe('2026-04-07T11:00:00.000Z');
    expect((await mailsTo(test, 'disorder@example.com')).filter((kind) => kind === 'paymentFailed')).toHaveLength(1);
  });

  it('of a person who cancels meanwhile is tried no more', async () => {
    const who = await join(test, 'leaves@example.com', { card: ALWAYS_FAILS });
    await onDays('02');
    const start = 'mutation { step: startCancellation(reason: OTHER) { confirmationId } }';
    const { step } = await callAs<{ step: { confirmationId: string } }>(test, who, start);
    const confirm = 'mutation ($id: ID!) { done: confirmCancellation(confirmationId: $id) { success } }';
    await callAs(test, who, confirm, { id: step.confirmationId });
    await onDays('03', '05', '08', '10');
    expect(await failuresOf(who.orderId)).toHaveLength(1);
  });
});

it('RocketGate bills a failed renewal now, and its report says what became of it and why', async () => {
  const who = await join(test, 'rocket@example.com', { biller: 'rocketgate', card: FAILS_ONCE });
  await onDays('02');
  expect(await failuresOf(who.orderId)).toMatchObject([{ reason: 'insufficient-funds' }]);
  // It has no page for another card, so none is asked for.
  expect((await mailsTo(test, 'rocket@example.com')).filter((kind) => kind.startsWith('payment'))).toEqual([
    'paymentRetried',
  ]);
  await onDays('03', '04');
  expect(await chargesOf(who)).toEqual([0, 1]);
});

it.each(['ccbill', 'segpay'])('%s tries a failed renewal again by itself, and says why it failed', async (biller) => {
  const who = await join(test, `own-${biller}@example.com`, { biller, card: FAILS_ONCE });
  await test.deliver();
  await onDays('02');
  await test.deliver();
  await onDays('02');
  expect(await failuresOf(who.orderId)).toMatchObject([{ reason: 'insufficient-funds' }]);
  expect(await recoveryOf(who.orderId)).toMatchObject({ next_try_at: null });
  const { content } = await test.gateway.services.db
    .selectFrom('mails')
    .select('content')
    .where('recipient', '=', `own-${biller}@example.com`)
    .where('kind', '=', 'paymentAtBiller')
    .executeTakeFirstOrThrow();
  const name = biller === 'ccbill' ? 'CCBill' : 'Segpay';
  expect(content.values).toMatchObject({ biller: name, next: `${name} tries again in the next few days.` });
  await onDays('03');
  await test.deliver();
  await onDays('03');
  expect(await chargesOf(who)).toEqual([0, 1]);
});

it('a card that expires before its renewal is announced once', async () => {
  await join(test, 'expires@example.com', { expiry: '03/26' });
  await join(test, 'lasts@example.com', { expiry: '04/26' });
  await jobsAt(test, '2026-03-03T12:20:00Z');
  await jobsAt(test, '2026-03-04T12:20:00Z');
  expect((await mailsTo(test, 'expires@example.com')).filter((kind) => kind === 'cardExpiring')).toHaveLength(1);
  expect(await mailsTo(test, 'lasts@example.com')).not.toContain('cardExpiring');
});

it('where its biller has no page for another card, nobody is asked to update one: the card, the last notice', async () => {
  await join(test, 'expires@rocket.example', { biller: 'rocketgate', expiry: '03/26' });
  await join(test, 'ends@rocket.example', { biller: 'rocketgate', card: ALWAYS_FAILS });
  await jobsAt(test, '2026-03-03T12:20:00Z');
  expect(await mailsTo(test, 'expires@rocket.example')).toContain('cardExpiringAtBiller');
  await onDays('02', '03', '05', '07', '08');
  await jobsAt(test, '2026-04-09T11:30:00Z');
  const mails = (await mailsTo(test, 'ends@rocket.example')).filter((kind) => kind.startsWith('payment'));
  expect(mails).toEqual(['paymentLastNoticeAtBiller', 'paymentRetried']);
});
