import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { createTestDatabase, type TestDatabase } from '@network/testing/postgres-database.ts';
import { type BillerTest, startBillerTest } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../apps/vixen/tenant.ts';
import { systemClock } from '../../config/clock.ts';
import { brandKeyFor } from '../../config/secrets.ts';
import { reconcileOrders, retryPostbacks } from './jobs/reconcile.ts';
import { join } from './testing/join.ts';
import { checkBooks } from './testing/money.ts';

const ROOT = joinPath(import.meta.dirname, '../../../..');
const PURCHASES = rounds(200);
const KILLS = rounds(20);
const SECRET = { brand: 'b'.repeat(32), gateway: 'g'.repeat(32) };
const BUY = 'mutation { internalUpsellOneclickMultisite(input: { optionId: 3045 }) { success } }';

let database: TestDatabase;
let test: BillerTest;
let folder: string;
let port: number;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(joinPath(tmpdir(), 'killed-'));
  mkdirSync(joinPath(folder, vixen.id));
  writeFileSync(joinPath(folder, vixen.id, 'tenant.json'), JSON.stringify(vixen));
  const config = { database: { engine: 'postgres', url: database.url } } as const;
  test = await startBillerTest({ tenants: [vixen], config, at: systemClock.now().toISOString() });
  port = await freePort();
});
afterAll(async () => {
  await test.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  server.close();
  return free;
}

/** A gateway in a process of its own, on the same database and biller as the test's. */
async function startGateway(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['services/gateway/main.ts'], {
    cwd: ROOT,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      GATEWAY_PORT: String(port),
      BILLER_PORT: String(test.gateway.services.config.billerPort),
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      TENANTS_DIR: folder,
      BRAND_SECRET: SECRET.brand,
      GATEWAY_SECRET: SECRET.gateway,
      SEED_DEMO: '0',
      LOG_LEVEL: 'silent',
    },
  });
  for (let look = 0; look < 600; look += 1) {
    const ready = await fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return child;
    await pause(100);
  }
  throw new Error('The gateway did not start.');
}

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
      const child = await startGateway();
      const buying = people.slice(start, start + perKill).map(({ caller }) =>
        fetch(`http://localhost:${port}/graphql`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-tenant': 'vixen',
            'x-brand-key': brandKeyFor(SECRET.brand, 'vixen'),
            'x-area': 'members',
            'x-session': caller.session ?? '',
          },
          body: JSON.stringify({ query: BUY }),
        }).then(
          () => undefined,
          () => undefined,
        ),
      );
      await somethingBegan(start);
      await pause((start * 37) % 120);
      child.kill('SIGKILL');
      await Promise.all(buying);
    }
    const { services } = test.gateway;
    const later = new Date(services.clock.now().getTime() + 10 * 60_000);
    await retryPostbacks(services, later);
    await reconcileOrders(services, later);
    await test.deliver();
    await checkBooks(services.db);
    const orders = await services.db
      .selectFrom('billing_orders')
      .select(['id', 'status'])
      .where('channel', '=', 'one-click')
      .execute();
    expect(orders.length).toBeGreaterThanOrEqual(Math.ceil(people.length / perKill));
    expect(orders.filter(({ status }) => status === 'pending')).toEqual([]);
    const charged = await services.db
      .selectFrom('billing_transactions')
      .select('agreement_id')
      .where('plan_id', '=', '3045')
      .execute();
    const paid = orders.filter(({ status }) => status === 'paid').map(({ id }) => id);
    expect(charged.map(({ agreement_id }) => agreement_id).toSorted()).toEqual(paid.toSorted());
  });
});
