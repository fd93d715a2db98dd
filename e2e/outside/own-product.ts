import { expect } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { billerProcess, OWN_SECRETS } from '@network/testing/biller-process.ts';
import { startTestPostgres } from '@network/testing/postgres.ts';
import { freePort, type ServerProcess, serverProcess } from '@network/testing/server-process.ts';
import { startLoneServer } from './lone-server.ts';
import { openRelay, type Relay } from './relay.ts';

/** One brand with its own gateway and biller, which a journey may kill without affecting the others. */
export interface OwnProduct {
  readonly members: string;
  readonly gateway: ServerProcess;
  readonly biller: ServerProcess;
  /** The way from the gateway to the biller. */
  readonly toBiller: Relay;
  readonly close: () => Promise<void>;
}

/** Starts a brand's build with everything that it needs, on an empty database. */
export async function startOwnProduct(id: string): Promise<OwnProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'network-own-'));
  const port = await freePort();
  const host = `${id}.localhost:${port}`;
  const brand = { id, tour: `http://${host}`, members: `http://members.${host}` };
  const gatewayPort = await freePort();
  const postgres = await startTestPostgres();
  const biller = await billerProcess(gatewayPort, folder);
  const toBiller = await openRelay(biller.port);
  const gateway = await serverProcess('services/gateway/main.ts', 'GATEWAY_PORT', {
    GATEWAY_PORT: String(gatewayPort),
    PORT: String(port),
    BILLER_PORT: String(toBiller.port),
    NODE_ENV: 'development',
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    TENANTS_DIR: resolve(import.meta.dirname, '../../dist/apps'),
    BRAND_SECRET: OWN_SECRETS.brand,
    GATEWAY_SECRET: OWN_SECRETS.gateway,
    SEED_DEMO: '0',
    LOG_LEVEL: 'silent',
  });
  const close = async (): Promise<void> => {
    await Promise.all([gateway.kill(), biller.kill(), toBiller.close()]);
    await postgres.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all([gateway.start(), biller.start()]);
    const server = await startLoneServer(brand, gatewayPort, { port, brandSecret: OWN_SECRETS.brand });
    await expect.poll(server.isReady, { timeout: 60_000 }).toBe(true);
    const closeAll = async (): Promise<void> => {
      await server.close();
      await close();
    };
    return { members: brand.members, gateway, biller, toBiller, close: closeAll };
  } catch (error) {
    await close();
    throw error;
  }
}
