import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { brandKeyFor, consoleKeyFor, secretsOf } from '@network/gateway/config/secrets.ts';
import { sandboxKey } from '@network/gateway/config/sandbox-key.ts';
import { freePort } from '@network/testing/server-process.ts';
import { type Fleet, openFleet } from './fleet.ts';
import { type Environment } from './process.ts';
import { openProxy } from './proxy.ts';

const SECRETS = { brand: 'brand-secret-of-rehearsals-only-1', gateway: 'gateway-secret-of-rehearsals-only' };

/** The network of a rehearsal. */
export interface Network {
  readonly gateways: Fleet;
  readonly brands: Fleet;
  readonly consoles: Fleet;
  readonly tour: string;
  readonly members: string;
  readonly gatewayUrl: string;
  readonly consoleUrl: string;
  /** Environment for the operator's commands of a gateway's package. */
  readonly gatewayEnvironment: (databaseUrl: string) => Environment;
  /** Environment for `release.mjs` of a brand's package. */
  readonly releaseEnvironment: Environment;
  readonly databaseUrl: () => string;
  /** From now on gateways start on that database. */
  useDatabase(url: string): void;
  close(): Promise<void>;
}

/** What a network is opened with. */
interface NetworkSettings {
  readonly root: string;
  readonly brand: string;
  /** Where its data and logs go. */
  readonly folder: string;
  readonly databaseUrl: string;
  /** Processes of each server; 1 by default. */
  readonly workers?: number;
  /** Further variables of gateways and of their operator's commands. */
  readonly gateway?: Environment;
}

/** Opens the proxies and starts the sandbox in the place of a biller; the servers are started by the caller. */
export async function openNetwork(settings: NetworkSettings): Promise<Network> {
  const { root, brand, folder, databaseUrl, workers = 1, gateway = {} } = settings;
  const billerPort = await freePort();
  const gatewayProxy = await openProxy({ port: await freePort(), isPublic: false });
  const brandProxy = await openProxy({ port: await freePort(), isPublic: true });
  const consoleProxy = await openProxy({ port: await freePort(), isPublic: true });
  const consoleUrl = `http://console.localhost:${consoleProxy.port}`;
  const gatewayUrl = `http://localhost:${gatewayProxy.port}`;
  const tour = `http://${brand}.localhost:${brandProxy.port}`;
  const members = `http://members.${brand}.localhost:${brandProxy.port}`;
  const name = brand.toUpperCase();
  const addresses = {
    [`${name}_TOUR_URL`]: tour,
    [`${name}_MEMBERS_URL`]: members,
    [`${name}_ASSETS_URL`]: gatewayUrl,
    [`${name}_API_URL`]: gatewayUrl,
  };
  // Nothing of this process's own environment: it knows where the repository is.
  const common = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    WORKERS: String(workers),
    TRUSTED_PROXIES: '127.0.0.0/8,::1',
  };
  let database = databaseUrl;
  const gatewayEnvironment = (url: string): Environment => ({
    ...common,
    ...addresses,
    DATABASE_URL: url,
    DATABASE_CONNECTIONS: '10',
    DATA_DIR: join(folder, 'data'),
    MIGRATE: 'off',
    MAIL: 'off',
    BILLERS: 'sandbox',
    BILLER_PORT: String(billerPort),
    BRAND_SECRET: SECRETS.brand,
    GATEWAY_SECRET: SECRETS.gateway,
    GATEWAY_URL: gatewayUrl,
    CONSOLE_URL: consoleUrl,
    ...gateway,
  });
  const brandEnvironment: Environment = {
    ...common,
    ...addresses,
    GATEWAY_URL: gatewayUrl,
    BRAND_KEY: brandKeyFor(SECRETS.brand, brand),
    PAYMENT_ORIGINS: `http://localhost:${billerPort}`,
    // The steady requests are a crowd behind one address.
    RENDERS_PER_CLIENT: '64',
  };
  const gateways = openFleet(gatewayProxy, (port) => ({ ...gatewayEnvironment(database), GATEWAY_PORT: String(port) }));
  const brands = openFleet(brandProxy, (port) => ({ ...brandEnvironment, PORT: String(port) }));
  const consoles = openFleet(consoleProxy, (port) => ({
    ...common,
    GATEWAY_URL: gatewayUrl,
    CONSOLE_URL: consoleUrl,
    CONSOLE_KEY: consoleKeyFor(SECRETS.brand),
    PORT: String(port),
  }));
  const stopSandbox = startSandbox(root, folder, { billerPort, gatewayUrl });
  return {
    gateways,
    brands,
    consoles,
    tour,
    members,
    gatewayUrl,
    consoleUrl,
    gatewayEnvironment,
    releaseEnvironment: { GATEWAY_URL: gatewayUrl, BRAND_KEY: brandKeyFor(SECRETS.brand, brand) },
    databaseUrl: () => database,
    useDatabase: (url) => void (database = url),
    close: async () => {
      await Promise.all([brands.stop(), consoles.stop()]);
      await gateways.stop();
      await Promise.all([brandProxy.close(), consoleProxy.close(), gatewayProxy.close(), stopSandbox()]);
    },
  };
}

/** The biller of the rehearsal, from the tree: it is an outside party. @returns ends it */
function startSandbox(
  root: string,
  folder: string,
  { billerPort, gatewayUrl }: { readonly billerPort: number; readonly gatewayUrl: string },
): () => Promise<void> {
  mkdirSync(join(folder, 'sandbox'), { recursive: true });
  const child = spawn(process.execPath, ['services/sandbox/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      BILLER_PORT: String(billerPort),
      DATA_DIR: join(folder, 'sandbox'),
      SANDBOX_KEY: sandboxKey({ secrets: secretsOf(SECRETS) }),
      GATEWAY_URL: gatewayUrl,
      LOG_LEVEL: 'error',
    },
  });
  const ended = once(child, 'exit');
  return async () => {
    child.kill();
    await ended;
  };
}
