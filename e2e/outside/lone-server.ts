import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@network/testing/server-process.ts';
import type { BrandUnderTest } from '../brands.ts';
import { sendRequest } from './send-request.ts';

/** The build of one brand, run from a folder with nothing else in it: no packages, no sources. */
export interface LoneServer {
  /** Its address; the hosts that it answers to are the brand's. */
  readonly origin: string;
  readonly isReady: () => Promise<boolean>;
  /** The first step of a deployment: how it ended, once the server has shut down. */
  readonly terminate: () => Promise<number | null>;
  readonly isAlive: () => boolean;
  /** Where the build is. */
  readonly folder: string;
  readonly close: () => Promise<void>;
}

/** How a server is started that belongs to another product than the one under test. */
export interface Elsewhere {
  readonly port: number;
  readonly brandSecret: string;
}

/** Starts a brand's build as it is deployed, `change`d first, with the gateway at that port of this machine. */
export async function startLoneServer(
  brand: Omit<BrandUnderTest, 'tenant'>,
  gatewayPort: number,
  elsewhere?: Elsewhere,
  change?: (folder: string) => Promise<void>,
): Promise<LoneServer> {
  const folder = await mkdtemp(join(tmpdir(), 'network-lone-'));
  await cp(resolve(import.meta.dirname, '../../dist/apps', brand.id), folder, { recursive: true });
  await change?.(folder);
  const port = elsewhere?.port ?? (await freePort());
  const name = brand.id.toUpperCase();
  const server = spawn(process.execPath, ['server.js'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Nothing of this process's own environment: it knows where the repository is.
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      GATEWAY_URL: `http://127.0.0.1:${gatewayPort}`,
      BRAND_SECRET: elsewhere?.brandSecret ?? process.env['E2E_BRAND_SECRET'] ?? '',
      [`${name}_TOUR_URL`]: brand.tour,
      [`${name}_MEMBERS_URL`]: brand.members,
      LOG_LEVEL: 'fatal',
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  const isReady = (): Promise<boolean> =>
    sendRequest(origin, '/readyz').then(
      ({ status }) => status === 200,
      () => false,
    );
  return {
    origin,
    folder,
    isReady,
    isAlive: () => server.exitCode === null && server.signalCode === null,
    terminate: () => end(server, 'SIGTERM'),
    close: async () => {
      await end(server, 'SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (server.exitCode === null && server.signalCode === null) {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  }
  return server.exitCode;
}
