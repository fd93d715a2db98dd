import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandKeyFor } from '@network/gateway/config/secrets.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { OWN_SECRETS } from './biller-process.ts';
import type { TestCaller } from './gateway.ts';
import { serverProcess } from './server-process.ts';

/** The gateway answered, but did not do what was requested. */
export class GatewayRefused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(`${status} ${message}`);
    this.status = status;
  }
}

/** A gateway as a separate process, which can be killed and started again on the same database and port. */
export interface GatewayProcess {
  /** Starts it. @returns the milliseconds until it reported that it is ready */
  start(): Promise<number>;
  /** Kills it at once (SIGKILL), in the middle of its work. */
  kill(): Promise<void>;
  /** Runs an operation for a tenant's caller; rejects with GatewayRefused, or when the gateway dies before it answers. */
  graphql<Data>(query: string, variables: object, caller: TestCaller & { readonly tenant: string }): Promise<Data>;
  /** Kills it and removes its folder. */
  close(): Promise<void>;
}

/** The environment of such a process. */
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
  const { address, start, kill } = await serverProcess('services/gateway/main.ts', 'GATEWAY_PORT', {
    NODE_ENV: 'development',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    TENANTS_DIR: folder,
    BRAND_SECRET: OWN_SECRETS.brand,
    GATEWAY_SECRET: OWN_SECRETS.gateway,
    SEED_DEMO: '0',
    LOG_LEVEL: 'silent',
    ...env,
  });
  return {
    start,
    kill,
    async graphql<Data>(query: string, variables: object, caller: TestCaller & { readonly tenant: string }) {
      const response = await fetch(`${address}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-tenant': caller.tenant,
          'x-brand-key': brandKeyFor(OWN_SECRETS.brand, caller.tenant),
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
