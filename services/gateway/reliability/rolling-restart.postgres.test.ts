import type { AddressInfo } from 'node:net';
import { Pool } from 'undici';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import vixen from '../../../apps/vixen/tenant.ts';
import { rounds } from '@network/testing/effort.ts';
import { testGatewayConfig } from '@network/testing/gateway-config.ts';
import { createTestDatabase, type TestDatabase } from '@network/testing/postgres-database.ts';
import { pino } from 'pino';
import { tenantDirectoryOf } from '../config/tenant-directory.ts';
import { createGateway, type Gateway } from '../gateway.ts';

const REQUESTS = rounds(10_000);
const PARALLEL = 16;
const RESTARTS = rounds(20);

interface Running {
  readonly gateway: Gateway;
  readonly pool: Pool;
  /** Requests that were sent to it and have no answer yet. */
  open: number;
}

let database: TestDatabase;
let serving: Running[];
beforeEach(async () => {
  database = await createTestDatabase();
  serving = [await start(), await start()];
});
afterEach(async () => {
  await Promise.all(serving.map(stop));
  await database.close();
});

async function start(): Promise<Running> {
  const config = testGatewayConfig({ database: { url: database.url } });
  const gateway = await createGateway(config, {
    log: pino({ level: 'silent' }),
    tenants: tenantDirectoryOf([vixen]),
  });
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  gateway.startJobs();
  const { port } = gateway.app.server.address() as AddressInfo;
  return { gateway, pool: new Pool(`http://127.0.0.1:${port}`, { connections: PARALLEL }), open: 0 };
}

async function stop({ gateway, pool }: Running): Promise<void> {
  await gateway.close();
  await pool.destroy();
}

const isReady = async ({ pool }: Running): Promise<boolean> => {
  const { statusCode, body } = await pool.request({ method: 'GET', path: '/readyz' });
  await body.dump();
  return statusCode === 200;
};

describe('a rolling restart', () => {
  it(`fails none of ${REQUESTS} requests: readiness first, then the open requests, then the end`, async () => {
    let sent = 0;
    const statuses = new Map<number | string, number>();
    const request = async (): Promise<void> => {
      while (sent < REQUESTS) {
        sent += 1;
        // What a load balancer does: to one of those that said they are ready.
        const chosen = serving[sent % serving.length] as Running;
        chosen.open += 1;
        const outcome = await chosen.pool
          .request({
            method: 'POST',
            path: '/graphql',
            headers: { 'content-type': 'application/json' },
            body: '{"query":"{ videos(input: {}) { info { total } } }"}',
          })
          .then(
            async ({ statusCode, body }) => (await body.dump(), statusCode),
            (error: { code?: string }) => error.code ?? 'failed',
          );
        chosen.open -= 1;
        statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1);
      }
    };
    const reached = (count: number): Promise<void> =>
      vi.waitFor(() => expect(sent).toBeGreaterThanOrEqual(count), { timeout: 120_000, interval: 1 });
    const load = Promise.all(Array.from({ length: PARALLEL }, request));
    for (let restart = 1; restart <= RESTARTS; restart += 1) {
      await reached((REQUESTS * restart) / (RESTARTS + 1));
      const [old] = serving as [Running];
      const next = await start();
      old.gateway.drain();
      expect(await isReady(old)).toBe(false);
      serving = [...serving.slice(1), next];
      // The notice that main.ts gives: nobody sends anything more, and what was sent is answered.
      await vi.waitFor(() => expect(old.open).toBe(0), { timeout: 60_000, interval: 1 });
      await stop(old);
    }
    await load;
    expect([...statuses]).toEqual([[200, REQUESTS]]);
  });
});
