import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { fillUnchecked } from '@network/testing/fill-unchecked.ts';
import { compareAgreements } from '../jobs/compare-agreements.ts';
import { join } from '../testing/join.ts';
import { commandRefund } from './commands.ts';
import { sendCommands } from './send-commands.ts';

const test = billerForTests({ tenants: [vixen], config: { billers: ['ccbill', 'segpay'] } });
afterEach(() => vi.restoreAllMocks());

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

/** Joins at a biller, and has the payment refunded. @returns the agreement */
async function refund(email: string, biller: 'ccbill' | 'segpay'): Promise<string> {
  const { db, clock } = test.gateway.services;
  const { orderId } = await join(test, email, { biller });
  const { token_transaction_id: charge } = await db
    .selectFrom('billing_agreements')
    .select('token_transaction_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  await commandRefund(db, orderId, charge, clock.now());
  return orderId;
}

it('a refund that a biller does not answer holds up none of another biller, and each of its own gets its turn', async () => {
  test.clock.set('2026-03-02T12:00:00Z');
  const { services } = test.gateway;
  await refund('silent-1@example.com', 'ccbill');
  await refund('silent-2@example.com', 'ccbill');
  await refund('answered@example.com', 'segpay');
  const asked = silence();
  expect(await sendCommands(services, services.clock.now())).toBe(1);
  expect(asked).toHaveLength(1);
  // The refund at Segpay ended what it belonged to; CCBill is asked about the other one now.
  expect(await sendCommands(services, services.clock.now())).toBe(1);
  expect(new Set(asked).size).toBe(2);
  vi.restoreAllMocks();
  expect(await sendCommands(services, services.clock.now())).toBe(2);
});

it('more commands and agreements than a run takes, all at a biller that is silent, leave room for those of another one', async () => {
  test.clock.set('2026-03-02T12:00:00Z');
  const { services } = test.gateway;
  const { db } = services;
  const silent = await refund('silent-3@example.com', 'ccbill');
  await fillUnchecked(db, async (trx) => {
    await sql`insert into biller_commands (agreement_id, kind, transaction_id, state, decided_at)
      select ${silent}, 'refund', 'charge-' || n, 'pending', now() from generate_series(1, 300) n`.execute(trx);
    await sql`insert into billing_agreements
      select (jsonb_populate_record(agreement, jsonb_build_object('id', 'copy-' || n, 'subscription_id', 'copy-' || n))).*
      from billing_agreements agreement, generate_series(1, 100) n where agreement.id = ${silent}`.execute(trx);
  });
  const answered = await refund('answered-2@example.com', 'segpay');
  const before = new Date(services.clock.now().getTime() - 2 * 86_400_000);
  await db.updateTable('billing_agreements').set({ compared_at: before }).where('id', '=', answered).execute();
  silence();
  expect(await sendCommands(services, services.clock.now())).toBe(1);
  await compareAgreements(services, services.clock.now());
  const { compared_at: compared } = await db
    .selectFrom('billing_agreements')
    .select('compared_at')
    .where('id', '=', answered)
    .executeTakeFirstOrThrow();
  expect(compared).toEqual(services.clock.now());
});
