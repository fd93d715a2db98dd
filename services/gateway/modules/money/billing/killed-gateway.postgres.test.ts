import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { type GatewayProcess, gatewayProcess } from '@network/testing/gateway-process.ts';
import { type BillerCharge, type BillerTest, startBillerTest } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { systemClock } from '../../../config/clock.ts';
import { compareOrders } from './jobs/compare-orders.ts';
import { retryPostbacks } from './jobs/reconcile.ts';
import { join } from './testing/join.ts';
import { checkBooks } from './testing/money.ts';

const PURCHASES = rounds(200);
const KILLS = rounds(20);
const BUY = 'mutation { internalUpsellOneclickMultisite(input: { optionId: 3045 }) { success } }';

let test: BillerTest;
let server: GatewayProcess;
const database = databaseForTests();
beforeAll(async () => {
  const config = { database: { url: database.url } } as const;
  test = await startBillerTest({ tenants: [vixen], config, at: systemClock.now().toISOString() });
  const env = { BILLER_PORT: String(test.gateway.services.config.billerPort) };
  server = await gatewayProcess({ tenant: vixen, databaseUrl: database.url, env });
});
afterAll(async () => {
  await server.close();
  await test.close();
});

/** Waits until a purchase of this round is under way, so that the kill comes into the middle. */
async function somethingBegan(people: number): Promise<void> {
  for (let look = 0; look < 1_000; look += 1) {
    const begun = await test.gateway.services.db
      .selectFrom('billing_orders')
      .innerJoin('users', 'users.id', 'billing_orders.user_id')
      .select('billing_orders.id')
      .where('channel', '=', 'one-click')
      .where('users.email', '=', `killed-${people}@example.com`)
      .executeTakeFirst();
    if (begun) return;
    await pause(2);
  }
  throw new Error('Nobody bought anything.');
}

describe('a gateway that is killed in the middle of purchases', () => {
  it('leaves no charge without its entitlement after replay, and none doubled', async () => {
    const people = [];
    for (let index = 0; index < PURCHASES; index += 1) people.push(await join(test, `killed-${index}@example.com`));
    const perKill = Math.ceil(people.length / KILLS);
    for (let start = 0; start < people.length; start += perKill) {
      await server.start();
      // All buy from one address, whose budget would be used up within the minute.
      await test.gateway.services.db.deleteFrom('rate_limits').execute();
      const buying = people.slice(start, start + perKill).map(({ caller }) =>
        server.graphql(BUY, {}, { ...caller, tenant: vixen.id }).then(
          () => undefined,
          () => undefined,
        ),
      );
      await somethingBegan(start);
      await pause((start * 37) % 120);
      await server.kill();
      await Promise.all(buying);
    }
    const { services } = test.gateway;
    const later = new Date(services.clock.now().getTime() + 10 * 60_000);
    await retryPostbacks(services, later);
    await compareOrders(services, later);
    await test.deliver();
    await checkBooks(services.db);
    const orders = await services.db
      .selectFrom('billing_orders')
      .select(['id', 'status'])
      .where('channel', '=', 'one-click')
      .execute();
    expect(orders.length).toBeGreaterThanOrEqual(Math.ceil(people.length / perKill));
    expect(orders.filter(({ status }) => status === 'pending')).toEqual([]);
    // The amounts that the biller took, by its own records, are the ones that were booked: nothing is missing or
    // invented.
    const taken = test.charges();
    const booked = await services.db
      .selectFrom('billing_transactions')
      .select(['agreement_id as orderId', 'transaction_id as transactionId', 'amount'])
      .where('kind', '=', 'charge')
      .execute();
    const byTransaction = (charges: readonly BillerCharge[]) =>
      charges.toSorted((one, other) => one.transactionId.localeCompare(other.transactionId));
    expect(byTransaction(booked)).toEqual(byTransaction(taken));
    expect(new Set(taken.map(({ orderId }) => orderId)).size).toBe(taken.length);
    const paid = orders.filter(({ status }) => status === 'paid').map(({ id }) => id);
    const boughtIds = new Set(orders.map(({ id }) => id));
    const boughtAgain = taken.map(({ orderId }) => orderId).filter((orderId) => boughtIds.has(orderId));
    expect(boughtAgain.toSorted()).toEqual(paid.toSorted());
    expect(taken).toHaveLength(people.length + paid.length);
  });
});
