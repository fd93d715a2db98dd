import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brandKeyFor } from '@network/gateway/config/secrets.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { TestCaller } from './gateway.ts';

/** The gateway answered, but did not do what was asked. */
export class GatewayRefused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(`${status} ${message}`);
    this.status = status;
  }
}

const ROOT = join(import.meta.dirname, '../..');
const SECRET = { brand: 'b'.repeat(32), gateway: 'g'.repeat(32) };

/** A gateway in a process of its own, which can be killed and started again on the same database and port. */
export interface GatewayProcess {
  /** Starts it. @returns the milliseconds until it said that it is ready */
  start(): Promise<number>;
  /** Ends it at once (SIGKILL), in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Runs an operation for a tenant's caller; rejects with GatewayRefused, or when the gateway dies before it answers. */
  graphql<Data>(query: string, variables: object, caller: TestCaller & { readonly tenant: string }): Promise<Data>;
  /** Kills it and takes away its folder. */
  close(): Promise<void>;
}

/** What such a process is started with. */
export interface GatewayProcessOptions {
  readonly tenant: Tenant;
  readonly databaseUrl: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Prepares a gateway process for one tenant; nothing runs until it is started. */
export async function gatewayProcess({ tenant, databaseUrl, env }: GatewayProcessOptions): Promise<GatewayProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-process-'));
  mkdirSync(join(folder, tenant.id));
  writeFileSync(join(folder, tenant.id, 'tenant.json'), JSON.stringify(tenant));
  const port = await freePort();
  const address = `http://localhost:${port}`;
  let child: ChildProcess | null = null;

  const kill = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return {
    async start() {
      const startedAt = performance.now();
      child = spawn(process.execPath, ['services/gateway/main.ts'], {
        cwd: ROOT,
        stdio: 'ignore',
        env: {
          ...process.env,
          NODE_ENV: 'development',
          GATEWAY_PORT: String(port),
          DATABASE_URL: databaseUrl,
          DATA_DIR: folder,
          TENANTS_DIR: folder,
          BRAND_SECRET: SECRET.brand,
          GATEWAY_SECRET: SECRET.gateway,
          SEED_DEMO: '0',
          LOG_LEVEL: 'silent',
          ...env,
        },
      });
      for (let look = 0; look < 2_400; look += 1) {
        if (await isReady(address)) return performance.now() - startedAt;
        await pause(25);
      }
      throw new Error('The gateway did not start.');
    },
    kill,
    async graphql<Data>(query: string, variables: object, caller: TestCaller & { readonly tenant: string }) {
      const response = await fetch(`${address}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-tenant': caller.tenant,
          'x-brand-key': brandKeyFor(SECRET.brand, caller.tenant),
          'x-area': 'members',
          'x-session': caller.session ?? '',
        },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = (await response.json()) as { data?: Data; errors?: readonly { message: string }[] };
      if (!response.ok || data === undefined) throw new GatewayRefused(response.status, errors?.[0]?.message ?? '');
      if (errors) throw new Error(errors[0]?.message);
      return data;
    },
    async close() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
