import { afterEach, expect, it, vi } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { clearLimits } from '../../../../limits/testing/clear-limits.ts';
import { answerCalls } from '../testing/answer-calls.ts';
import { checkBooks } from '../testing/money.ts';
import { followLink } from '../testing/mailed-link.ts';
import { withPaymentOfAnother } from '../testing/payment-of-another.ts';
import { sendOrderCommands } from './send-order-commands.ts';

const database = databaseForTests();
const test = billerForTests(() => ({ tenants: [vixen, tushy], config: { database: { url: database.url } } }));
afterEach(async () => {
  vi.restoreAllMocks();
  await checkBooks(test.gateway.services.db);
});

/** Counts the calls for a refund, which would give money back each time at a biller that heeds no references. */
function callsOfRefunds(): { count: number } {
  const calls = { count: 0 };
  answerCalls('/agreements/refund', (real) => {
    calls.count += 1;
    return real();
  });
  return calls;
}

/** A payment whose owner said that it is not theirs, before its biller was told. */
async function returned(email: string): Promise<string> {
  await clearLimits(test.gateway.services.db);
  const { order } = await withPaymentOfAnother(test, email, { optionId: 203 });
  await (await followLink(test, email, 'paymentAwaitsYou')).press('return');
  return order.id;
}

const commandsOf = (orderId: string) =>
  test.gateway.services.db
    .selectFrom('order_commands')
    .select(['kind', 'state', 'attempts', 'claimed_at'])
    .where('order_id', '=', orderId)
    .where('kind', '<>', 'end-page')
    .orderBy('kind')
    .execute();

it('a refund of an order is called for once, however many gateways send it at the same moment', async () => {
  test.clock.set('2026-03-02T12:00:00Z');
  for (let round = 0; round < rounds(20); round += 1) {
    const orderId = await returned(`at-once-${round}@example.com`);
    const calls = callsOfRefunds();
    const send = () => sendOrderCommands(test.gateway.services, test.clock.now(), orderId);
    await Promise.all([send(), send(), send(), send()]);
    await send();
    expect(calls.count).toBe(1);
    vi.restoreAllMocks();
    expect(await commandsOf(orderId)).toEqual([
      { kind: 'end-rebill', state: 'sent', attempts: 1, claimed_at: null },
      { kind: 'refund', state: 'sent', attempts: 1, claimed_at: null },
    ]);
  }
});

it('a gateway that fails before it claims a refund leaves it to the one that is calling for it', async () => {
  const orderId = await returned('fails-beside@example.com');
  const send = () => sendOrderCommands(test.gateway.services, test.clock.now(), orderId);
  const calls = { questions: 0, refunds: 0 };
  const asked = Promise.withResolvers<void>();
  const refunding = Promise.withResolvers<void>();
  let other: Promise<number> | undefined;
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (target, request) => {
    const address = target instanceof Request ? target.url : target.toString();
    if (address.endsWith('/orders/events')) {
      calls.questions += 1;
      if (calls.questions === 1) {
        other = send();
        await asked.promise;
      } else if (calls.questions === 2) {
        asked.resolve();
        await refunding.promise;
        return new Response('', { status: 500 });
      }
    }
    if (address.endsWith('/agreements/refund')) {
      calls.refunds += 1;
      refunding.resolve();
      if (calls.refunds === 1) {
        await other;
        await send();
      }
    }
    return real(target, request);
  });
  await send();
  // The first of them asks about the page as well, which it could not close.
  expect(calls).toEqual({ questions: 3, refunds: 1 });
  expect((await commandsOf(orderId)).find(({ kind }) => kind === 'refund')?.state).toBe('sent');
});
