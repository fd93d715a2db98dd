import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { type BillerTest, startBillerTest } from '@network/testing/sandbox-biller.ts';
import { commandPartRefund } from '../../refunds/refund-commands.ts';
import { sendCommands } from '../../subscription/send-commands.ts';
import { retryCommand } from '../../subscription/commands-operation.ts';
import { join, type Joined } from '../../testing/join.ts';
import { checkBooks } from '../../testing/money.ts';
import { jobsAt } from '../../testing/scene.ts';

let test: BillerTest;
beforeAll(async () => {
  test = await startBillerTest({ tenants: [vixen], config: { billers: ['rocketgate'] } });
});
afterAll(() => test.close());
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

/** What RocketGate is asked to credit, and how the answer of a credit is lost on its way back. */
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
