import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { fillDatabase } from '@network/demo/fill-database.ts';
import { startTestPostgres } from '@network/testing/postgres.ts';
import { packageBrand } from '../../package/package-brand.ts';
import { packageGateway } from '../../package/package-gateway.ts';
import type { Fleet } from '../../rehearsal/fleet.ts';
import { type Network, openNetwork } from '../../rehearsal/network.ts';
import { runProgram } from '../../rehearsal/process.ts';
import { release, waitUntil } from '../../rehearsal/stage.ts';
import { visitHome } from '../../rehearsal/visits.ts';
import { createBrowserClient } from '../pages/browser-client.ts';
import { measurePages, type PageCost } from '../pages/page-costs.ts';
import { descendantsOf } from '../pages/process-clock.ts';

const CONNECTIONS = 16;
const GOAL_PER_SECOND = 600;
const GOAL_RATIO = 1.8;

/**
 * What a core of brand server and gateway makes of a member's listing, from their packages on PostgreSQL: with one worker each,
 * and with two. CPU time is measured, so that client, proxy and database may share the machine.
 */
export async function benchCores(root: string, brand: string): Promise<string> {
  if (process.platform !== 'linux') return 'cores: not measured, as only Linux counts the CPU time of processes';
  const folder = await mkdtemp(join(tmpdir(), 'network-bench-cores-'));
  const postgres = await startTestPostgres();
  const packages = { gateway: join(folder, 'gateway'), brand: join(folder, brand) };
  try {
    await packageGateway(root, packages.gateway);
    await packageBrand(root, brand, packages.brand);
    await mkdir(join(folder, 'data'));
    const perSecond: number[] = [];
    for (const workers of [1, 2]) {
      const network = await openNetwork({ root, brand, folder, databaseUrl: postgres.url, workers });
      try {
        if (workers === 1) await prepareDatabase(network, packages.gateway);
        await network.gateways.start(packages.gateway);
        await network.brands.start(packages.brand);
        if (workers === 1) {
          await release(network, packages.brand, 'register', '--release', 'measured');
          await release(network, packages.brand, 'activate', 'measured');
        }
        await waitUntil(async () => (await visitHome(network.tour)) !== '');
        const { brand: ofBrand, gateway } = await costOfListing(network, workers);
        perSecond.push((workers * 1000) / (ofBrand + gateway));
      } finally {
        await network.close();
      }
    }
    const [one = 0, two = 0] = perSecond;
    return [
      `a member's /videos from packages, ${CONNECTIONS} connections, by the CPU time of brand server and gateway:`,
      `one core: ${one.toFixed(0)} pages a second, goal ${GOAL_PER_SECOND}`,
      `two cores: ${two.toFixed(0)} pages a second, ${(two / one).toFixed(2)} times one, goal ${GOAL_RATIO}`,
    ].join('\n');
  } finally {
    await postgres.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Migrates, and brings in the demonstration: its member of many memberships is signed in. */
async function prepareDatabase(network: Network, gateway: string): Promise<void> {
  const url = network.databaseUrl();
  await runProgram(gateway, ['operations.mjs', 'migrate'], network.gatewayEnvironment(url));
  await fillDatabase(url, pino({ level: 'silent' }));
}

async function costOfListing({ members, brands, gateways }: Network, workers: number): Promise<PageCost> {
  const client = createBrowserClient(CONNECTIONS);
  try {
    await client.signIn(members, 'member@demo.example', 'Demo1234pass');
    const url = `${members}/videos`;
    // Each worker compiles its own code.
    const warmUp = Array.from({ length: workers * 2_000 }, () => url);
    const page = { name: 'member /videos', url, goal: 3, requests: 4_000, warmUp };
    const processes = { brand: processesOf(brands), gateway: processesOf(gateways), database: async () => [] };
    const [cost] = await measurePages(client, [page], processes, CONNECTIONS);
    if (!cost) throw new Error('Nothing was measured.');
    return cost;
  } finally {
    client.close();
  }
}

/** The servers of a fleet with their workers. */
const processesOf = ({ serving }: Fleet): readonly number[] =>
  serving.flatMap(({ id }) => [id, ...descendantsOf(id, '')]);
