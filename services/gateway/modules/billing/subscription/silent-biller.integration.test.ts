import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { type BillerTest, startBillerTest } from '@network/testing/sandbox-biller.ts';
import { join } from '../testing/join.ts';
import { commandRefund } from './commands.ts';
import { sendCommands } from './send-commands.ts';

let test: BillerTest;
beforeAll(async () => {
  test = await startBillerTest({ tenants: [vixen], config: { billers: ['ccbill', 'segpay'] } });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => test.close());

/** Leaves calls to CCBill without an answer. @returns the subscriptions that were asked about */
function silence(): readonly string[] {
  const asked: string[] = [];
  const call = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (target, init) => {
    const url = new URL(target instanceof Request ? target.url : target.toString());
    const subscription = url.searchParams.get('subscriptionId');
    if (subscription === null) return call(target, init);
    asked.push(subscription);
    throw new DOMException('too late', 'TimeoutError');
  });
  return asked;
}

it('a refund that a biller does not answer holds up none of another biller, and each of its own gets its turn', async () => {
  test.clock.set('2026-03-02T12:00:00Z');
  const { services } = test.gateway;
  const refund = async (email: string, biller: 'ccbill' | 'segpay') => {
    const { orderId } = await join(test, email, { biller });
    const { token_transaction_id: charge } = await services.db
      .selectFrom('billing_agreements')
      .select('token_transaction_id')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    await commandRefund(services.db, orderId, charge, services.clock.now());
  };
  await refund('silent-1@example.com', 'ccbill');
  await refund('silent-2@example.com', 'ccbill');
  await refund('answered@example.com', 'segpay');
  const asked = silence();
  expect(await sendCommands(services, services.clock.now())).toBe(1);
  expect(asked).toHaveLength(1);
  // What the refund at Segpay ended is ended there; CCBill is asked about the other one now.
  expect(await sendCommands(services, services.clock.now())).toBe(1);
  expect(new Set(asked).size).toBe(2);
  vi.restoreAllMocks();
  expect(await sendCommands(services, services.clock.now())).toBe(2);
});
