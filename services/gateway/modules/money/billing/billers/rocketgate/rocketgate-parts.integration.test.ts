import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../../apps/vixen/tenant.ts';
import { commandPartRefund } from '../../refunds/refund-commands.ts';
import { sendCommands } from '../../subscription/send-commands.ts';
import { answerPayment } from '../../orders/confirmation/answer-payment.ts';
import { sendOrderCommands } from '../../orders/send-order-commands.ts';
import { commandRefund } from '../../subscription/commands.ts';
import { retryCommand } from '../../subscription/commands-operation.ts';
import { join, type Joined, startToJoin } from '../../testing/join.ts';
import { checkBooks } from '../../testing/money.ts';
import { jobsAt } from '../../testing/scene.ts';

const test = billerForTests({ tenants: [vixen], config: { billers: ['rocketgate'] } });
beforeEach(async () => {
  await test.collect();
  test.sent.splice(0);
  test.clock.set('2026-03-02T12:00:00Z');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await checkBooks(test.gateway.services.db);
});

const services = () => test.gateway.services;

/** A member who is to be refunded a part. */
async function member(email: string, amount = 1_000) {
  const who = await join(test, email, { biller: 'rocketgate' });
  const { transaction_id: transactionId } = await services()
    .db.selectFrom('billing_transactions')
    .select('transaction_id')
    .where('agreement_id', '=', who.orderId)
    .executeTakeFirstOrThrow();
  await commandPartRefund(services().db, { agreementId: who.orderId, transactionId, amount }, test.clock.now());
  return who;
}

const send = (who: Joined) => sendCommands(services(), test.clock.now(), who.orderId);

const commandOf = ({ orderId }: Joined) =>
  services()
    .db.selectFrom('biller_commands')
    .select(['id', 'state'])
    .where('agreement_id', '=', orderId)
    .where('kind', '=', 'part-refund')
    .executeTakeFirstOrThrow();

const partsOf = async ({ orderId }: Joined) =>
  (
    await services()
      .db.selectFrom('billing_transactions')
      .select('amount')
      .where('agreement_id', '=', orderId)
      .where('part_of_id', 'is not', null)
      .execute()
  ).map(({ amount }) => amount);

const bodyOf = (request: RequestInit | undefined): string => (typeof request?.body === 'string' ? request.body : '');
const isCredit = (request: RequestInit | undefined): boolean => bodyOf(request).includes('<transactionType>CC_CREDIT<');

/** Records which credits RocketGate is asked for, and loses the answer of a credit on its way back. */
function onCredits(isLost: boolean) {
  const real = globalThis.fetch;
  const credits: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (target, request) => {
    const answer = await real(target, request);
    if (!isCredit(request)) return answer;
    credits.push(/<amount>([^<]*)</.exec(bodyOf(request))?.[1] ?? 'whole');
    if (isLost) throw new DOMException('The operation timed out.', 'TimeoutError');
    return answer;
  });
  return credits;
}

describe('a part of a charge by RocketGate', () => {
  it('is credited with its amount, and the report repeats nothing', async () => {
    const who = await member('part@example.com');
    const credits = onCredits(false);
    expect(await send(who)).toBe(1);
    await jobsAt(test, '2026-03-02T12:05:00Z');
    await jobsAt(test, '2026-03-03T12:05:00Z');
    expect([credits, await partsOf(who), (await commandOf(who)).state]).toEqual([['10.00'], [1_000], 'sent']);
  });

  it('whose answer is lost is never credited again: the report settles it', async () => {
    const who = await member('lost@example.com');
    const credits = onCredits(true);
    await send(who);
    expect([credits, await partsOf(who), (await commandOf(who)).state]).toEqual([['10.00'], [], 'failed']);
    await jobsAt(test, '2026-03-02T12:05:00Z');
    await jobsAt(test, '2026-03-03T12:05:00Z');
    expect([credits, await partsOf(who), (await commandOf(who)).state]).toEqual([['10.00'], [1_000], 'sent']);
  });

  it('that RocketGate refuses is sent again later, as nothing was credited', async () => {
    const who = await member('refused@example.com');
    const real = globalThis.fetch;
    const refusal = '<gatewayResponse><responseCode>1</responseCode><reasonCode>104</reasonCode></gatewayResponse>';
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (target, request) =>
      isCredit(request) ? new Response(refusal) : real(target, request),
    );
    await send(who);
    expect([await partsOf(who), (await commandOf(who)).state]).toEqual([[], 'pending']);
    vi.restoreAllMocks();
    test.clock.set('2026-03-02T12:05:00Z');
    await send(who);
    expect([await partsOf(who), (await commandOf(who)).state]).toEqual([[1_000], 'sent']);
  });

  it('that nobody knows the end of is sent again by a person alone', async () => {
    const who = await member('looked@example.com');
    const real = globalThis.fetch;
    const credits: string[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (target, request) => {
      if (!isCredit(request)) return real(target, request);
      credits.push('called');
      throw new DOMException('The operation timed out.', 'TimeoutError');
    });
    await send(who);
    await jobsAt(test, '2026-03-02T12:05:00Z');
    expect([credits, (await commandOf(who)).state]).toEqual([['called'], 'failed']);
    vi.restoreAllMocks();
    expect(await retryCommand(services(), (await commandOf(who)).id)).toMatchObject({ ok: true });
    expect([await partsOf(who), (await commandOf(who)).state]).toEqual([[1_000], 'sent']);
  });

  it('is withdrawn where less is left by now', async () => {
    const who = await member('less@example.com', 2_500);
    const transaction = test.charges().findLast(({ orderId }) => orderId === who.orderId)?.transactionId ?? '';
    expect(await test.operate(`/biller/orders/${who.orderId}/refund`, { transaction, amount: '9.99' })).toBe(303);
    const credits = onCredits(false);
    await send(who);
    expect([credits, await partsOf(who), (await commandOf(who)).state]).toEqual([[], [999], 'withdrawn']);
  });
});

/** No answer to a credit comes back, and the report does not have it. */
function creditsUnknown() {
  const real = globalThis.fetch;
  const credits: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (target, request) => {
    if (!isCredit(request)) return real(target, request);
    credits.push(/<amount>([^<]*)</.exec(bodyOf(request))?.[1] ?? 'whole');
    throw new DOMException('The operation timed out.', 'TimeoutError');
  });
  return credits;
}

describe('what is left of a charge at RocketGate after a part', () => {
  /** A member to whom a part was given back, and all that is left is to be. */
  async function withRest(email: string) {
    const who = await member(email);
    await send(who);
    const { transaction_id: transactionId } = await services()
      .db.selectFrom('billing_transactions')
      .select('transaction_id')
      .where('agreement_id', '=', who.orderId)
      .where('kind', '=', 'charge')
      .executeTakeFirstOrThrow();
    await commandRefund(services().db, who.orderId, transactionId, test.clock.now());
    return who;
  }
  const refundOf = ({ orderId }: Joined) =>
    services()
      .db.selectFrom('biller_commands')
      .select(['id', 'state'])
      .where('agreement_id', '=', orderId)
      .where('kind', '=', 'refund')
      .executeTakeFirstOrThrow();
  const wholeOf = async ({ orderId }: Joined) =>
    (
      await services()
        .db.selectFrom('billing_transactions')
        .select('amount')
        .where('agreement_id', '=', orderId)
        .where('reverses_id', 'is not', null)
        .execute()
    ).map(({ amount }) => amount);

  it('is credited with its amount, once, and is sent', async () => {
    const who = await withRest('rest@example.com');
    const credits = onCredits(false);
    await send(who);
    await jobsAt(test, '2026-03-02T12:05:00Z');
    expect([credits, await wholeOf(who), (await refundOf(who)).state]).toEqual([['19.99'], [1_999], 'sent']);
  });

  it('is never credited again where the answer is lost: the report settles it', async () => {
    const who = await withRest('rest-lost@example.com');
    const credits = onCredits(true);
    await send(who);
    expect([credits, await wholeOf(who), (await refundOf(who)).state]).toEqual([['19.99'], [], 'failed']);
    await jobsAt(test, '2026-03-02T12:05:00Z');
    await jobsAt(test, '2026-03-03T12:05:00Z');
    expect([credits, await wholeOf(who), (await refundOf(who)).state]).toEqual([['19.99'], [1_999], 'withdrawn']);
  });

  it('is sent again by a person alone where nobody knows whether it was credited', async () => {
    const who = await withRest('rest-unknown@example.com');
    const credits = creditsUnknown();
    await send(who);
    await jobsAt(test, '2026-03-02T12:05:00Z');
    expect([credits, (await refundOf(who)).state]).toEqual([['19.99'], 'failed']);
    vi.restoreAllMocks();
    expect(await retryCommand(services(), (await refundOf(who)).id)).toMatchObject({ ok: true });
    expect([await wholeOf(who), (await refundOf(who)).state]).toEqual([[1_999], 'sent']);
  });

  it('is sent again where the report could not be asked before the call', async () => {
    const who = await withRest('rest-unasked@example.com');
    const real = globalThis.fetch;
    let isAsked = false;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (target, request) => {
      const address = target instanceof Request ? target.url : target.toString();
      // The first question, before the command is claimed, ends with one to the gateway.
      if (address.includes('ServiceDispatcherAccess')) isAsked = true;
      const isSilent = isAsked && address.includes('Transactions.cfc');
      return isSilent ? new Response('', { status: 503 }) : real(target, request);
    });
    await send(who);
    vi.restoreAllMocks();
    expect((await refundOf(who)).state).toBe('pending');
    test.clock.set('2026-03-02T12:05:00Z');
    await send(who);
    expect([await wholeOf(who), (await refundOf(who)).state]).toEqual([[1_999], 'sent']);
  });

  it('is credited once as well where nobody owns the payment', async () => {
    const email = 'rest-of-nobody@example.com';
    const { userId, orderId: own } = await join(test, email, { biller: 'rocketgate', isEmailConfirmed: true });
    const { location } = await startToJoin(test, email, { biller: 'rocketgate', optionId: 305 });
    await test.pay(location ?? '');
    await test.deliver();
    const { db } = services();
    const { id: orderId } = await db
      .selectFrom('billing_orders')
      .select('id')
      .where('email', '=', email)
      .where('id', '<>', own)
      .where('status', '=', 'awaiting-confirmation')
      .executeTakeFirstOrThrow();
    const transaction = test.charges().find((each) => each.orderId === orderId)?.transactionId ?? '';
    expect(await test.operate(`/biller/orders/${orderId}/refund`, { transaction, amount: '9.99' })).toBe(303);
    const at = test.clock.now();
    await db.transaction().execute((trx) => answerPayment(trx, { orderId, userId, answer: 'return' }, at));
    const credits = creditsUnknown();
    await sendOrderCommands(services(), at, orderId);
    await jobsAt(test, '2026-03-02T12:05:00Z');
    expect(credits).toEqual(['109.89']);
    const command = await db
      .selectFrom('order_commands')
      .select(['state', 'claimed_at'])
      .where('order_id', '=', orderId)
      .where('kind', '=', 'refund')
      .executeTakeFirstOrThrow();
    // Nobody sends the command again while the first call may still be on its way.
    expect(command).toEqual({ state: 'failed', claimed_at: at });
  });
});

it('a whole charge is credited again where the answer is lost, since RocketGate refuses a second one', async () => {
  const who = await join(test, 'whole-unknown@example.com', { biller: 'rocketgate' });
  const { transaction_id: transactionId } = await services()
    .db.selectFrom('billing_transactions')
    .select('transaction_id')
    .where('agreement_id', '=', who.orderId)
    .executeTakeFirstOrThrow();
  await commandRefund(services().db, who.orderId, transactionId, test.clock.now());
  const credits = creditsUnknown();
  await send(who);
  test.clock.set('2026-03-02T12:05:00Z');
  await send(who);
  expect(credits).toEqual(['whole', 'whole']);
  vi.restoreAllMocks();
  test.clock.set('2026-03-02T12:06:00Z');
  expect(await send(who)).toBe(1);
});
