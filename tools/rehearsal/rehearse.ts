import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { systemClock } from '@network/gateway/config/clock.ts';
import { openDatabase } from '@network/gateway/db/open-database.ts';
import { runSeeds } from '@network/gateway/db/seed/run-seeds.ts';
import { modules } from '@network/gateway/modules/registry.ts';
import { startTestPostgres } from '@network/testing/postgres.ts';
import { type Load, type LoadReport, startLoad } from './load.ts';
import { type Network, openNetwork } from './network.ts';
import { LATER_NAME, layPackages, type Packages } from './packages.ts';
import { runProgram, startPackage } from './process.ts';
import { printSteps, type Steps } from './steps.ts';
import { buy, isCalled, signIn, visitHome, watch } from './visits.ts';

/** How long and how hard a rehearsal is. */
export interface Effort {
  /** At most; fewer where the machine does not carry so many. */
  readonly requestsPerSecond: number;
  /** How many servers of each kind there are at rest. */
  readonly servers: number;
}

const BRAND = 'vixen';
const PACE_MS = 4_000;
const AT_EASE_MS = 500;
const SLOWEST_PACE = 3;

/**
 * The network from packages alone, behind a proxy: set up, released, rolled back, killed and restored while requests go on.
 * Each step is printed with its outcome. @returns how many steps passed
 * @throws what the first step that fails does
 */
export async function rehearse(root: string, effort: Effort, print: (line: string) => void): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'rehearsal-'));
  const steps = printSteps(print);
  const postgres = await startTestPostgres();
  let network: Network | null = null;
  let isDone = false;
  try {
    let packages: Packages | null = null;
    await steps.run('package', async () => {
      packages = await layPackages(root, BRAND, join(folder, 'packages'));
      return `gateway and ${BRAND}, each alone in a folder`;
    });
    if (!packages) return steps.passed;
    await mkdir(join(folder, 'data'));
    network = await openNetwork(root, BRAND, folder, postgres.url);
    await setUp({ steps, network, packages, effort, databaseUrl: postgres.url });
    const member = await use({ steps, network, packages });
    await change({ steps, network, packages, effort: await findPace(steps, network, effort) });
    await restore({ steps, network, packages, effort, databaseUrl: postgres.url, member, folder });
    isDone = true;
    return steps.passed;
  } finally {
    await network?.close().catch((error: unknown) => print(String(error)));
    await postgres.close();
    // What went wrong is in the logs of the servers.
    if (isDone) await rm(folder, { recursive: true, force: true });
    else print(`The logs are in ${join(folder, 'packages')}.`);
  }
}

interface Stage {
  readonly steps: Steps;
  readonly network: Network;
  readonly packages: Packages;
}

const release = (network: Network, folder: string, ...args: readonly string[]): Promise<string> =>
  runProgram(folder, ['release.mjs', ...args], network.releaseEnvironment);

async function setUp(stage: Stage & { readonly effort: Effort; readonly databaseUrl: string }): Promise<void> {
  const { steps, network, packages, effort, databaseUrl } = stage;
  const { gateways, brands } = network;
  const operate = (...args: readonly string[]): Promise<string> =>
    runProgram(packages.gateway, ['operations.mjs', ...args], network.gatewayEnvironment(databaseUrl));
  await steps.run('a gateway before migrating', async () => {
    const early = startPackage(packages.gateway, 0, network.gatewayEnvironment(databaseUrl));
    const status = await early.ended;
    if (status !== 1) throw new Error(`it ended with status ${status}`);
    return 'refuses the empty database';
  });
  await steps.run('migrate', async () => operate('migrate'));
  await steps.run('content', async () => {
    const opened = await openDatabase({ engine: 'postgres', url: databaseUrl }, pino({ level: 'silent' }));
    try {
      await opened.prepare(async (db) => void (await runSeeds(db, modules, systemClock)));
    } finally {
      await opened.close();
    }
    return 'the demonstration stands in for a network’s own';
  });
  await steps.run('gateways', async () => {
    for (let count = 0; count < effort.servers; count += 1) await gateways.start(packages.gateway);
    return `${effort.servers} behind a proxy`;
  });
  await steps.run('brand servers', async () => {
    await brands.start(packages.brand);
    const early = await visitHome(network.tour).then(
      () => 'served',
      () => 'refused',
    );
    if (early !== 'refused') throw new Error('a brand that is not registered is served');
    const registered = await release(network, packages.brand, 'register', '--release', 'first');
    const active = await release(network, packages.brand, 'activate', 'first');
    for (let count = 1; count < effort.servers; count += 1) await brands.start(packages.brand);
    await waitUntil(async () => (await visitHome(network.tour)) !== '');
    return `not served before; ${registered} ${active}`;
  });
}

async function use({ steps, network, packages }: Stage): Promise<{ email: string; password: string }> {
  let bought = { email: '', password: '' };
  await steps.run('sign in and watch', async () => {
    const person = await signIn(network.members, 'member@demo.example');
    const bytes = await watch(network.members, person, packages.brand);
    return `the account, and ${bytes} bytes of a film’s stream`;
  });
  await steps.run('buy', async () => {
    bought = await buy(network.members);
    const person = await signIn(network.members, bought.email, bought.password);
    await watch(network.members, person, packages.brand);
    return `a month was paid for, and ${bought.email} watches`;
  });
  return bought;
}

/** Halves the rate until requests are answered at ease: what follows is about releases, not about a busy machine. */
async function findPace(steps: Steps, network: Network, effort: Effort): Promise<Effort> {
  let requestsPerSecond = effort.requestsPerSecond;
  await steps.run('find a pace', async () => {
    for (;;) {
      const load = await steadyRequests(network, { ...effort, requestsPerSecond });
      await pause(PACE_MS);
      const { slowestMs } = await load.stop();
      if (slowestMs < AT_EASE_MS || requestsPerSecond <= SLOWEST_PACE) {
        return `${requestsPerSecond} requests a second, the slowest took ${slowestMs} ms`;
      }
      requestsPerSecond = Math.max(SLOWEST_PACE, Math.floor(requestsPerSecond / 2));
    }
  });
  return { ...effort, requestsPerSecond };
}

async function change({ steps, network, packages, effort }: Stage & { readonly effort: Effort }): Promise<void> {
  const { gateways, brands } = network;
  const under = async (work: () => Promise<string>, allowed = 0): Promise<string> => {
    const load = await steadyRequests(network, effort);
    const outcome = await work().catch(async (error: unknown) => {
      await load.stop();
      throw error;
    });
    return `${outcome}; ${describe(await load.stop(), allowed)}`;
  };
  await steps.run('release a changed brand under requests', () =>
    under(async () => {
      await release(network, packages.laterBrand, 'register', '--release', 'later');
      if (await isCalled(network.members, LATER_NAME)) throw new Error('it shows before it is active');
      await brands.roll(packages.laterBrand);
      const active = await release(network, packages.laterBrand, 'activate', 'later');
      await waitUntil(() => isCalled(network.members, LATER_NAME));
      return active;
    }),
  );
  await steps.run('release a changed gateway under requests', () =>
    under(async () => {
      const environment = network.gatewayEnvironment(network.databaseUrl());
      const migrated = await runProgram(packages.laterGateway, ['operations.mjs', 'migrate'], environment);
      await gateways.roll(packages.laterGateway);
      return migrated;
    }),
  );
  await steps.run('kill a gateway and a brand server under requests', () =>
    // What the killed servers had in hand may be lost.
    under(async () => {
      await gateways.killOne(packages.laterGateway);
      await brands.killOne(packages.laterBrand);
      await visitHome(network.tour);
      return 'both were replaced';
    }, effort.requestsPerSecond),
  );
  await steps.run('roll both back under requests', () =>
    under(async () => {
      await gateways.roll(packages.gateway);
      const back = await release(network, packages.brand, 'back');
      await waitUntil(async () => !(await isCalled(network.members, LATER_NAME)));
      await brands.roll(packages.brand);
      return `the former gateway serves from the newer database; ${back}`;
    }),
  );
}

interface Loss extends Stage {
  readonly effort: Effort;
  readonly databaseUrl: string;
  readonly member: { readonly email: string; readonly password: string };
  readonly folder: string;
}

async function restore({ steps, network, packages, effort, databaseUrl, member, folder }: Loss): Promise<void> {
  const file = join(folder, 'backup.gz');
  // The database knows a migration of the later release, so its operator's commands are used.
  const operate = (url: string, ...args: readonly string[]): Promise<string> =>
    runProgram(packages.laterGateway, ['operations.mjs', ...args], network.gatewayEnvironment(url));
  await steps.run('back up', async () => operate(databaseUrl, 'backup', file));
  await steps.run('lose the database, and restore', async () => {
    await network.gateways.stop();
    const url = await replaceDatabase(databaseUrl);
    const restored = await operate(url, 'restore', file);
    network.useDatabase(url);
    for (let count = 0; count < effort.servers; count += 1) await network.gateways.start(packages.gateway);
    const person = await signIn(network.members, member.email, member.password);
    await watch(network.members, person, packages.brand);
    return `${restored} ${member.email} watches`;
  });
}

/** Drops the network's database and makes an empty one. @returns its address */
async function replaceDatabase(url: string): Promise<string> {
  const admin = new URL(url);
  admin.pathname = '/postgres';
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  try {
    await client.query('drop database network with (force)');
    await client.query('create database restored');
  } finally {
    await client.end();
  }
  const restored = new URL(url);
  restored.pathname = '/restored';
  return restored.href;
}

/** Visitors' pages, a member's, and the gateway's own address. */
async function steadyRequests({ tour, members, gatewayUrl }: Network, { requestsPerSecond }: Effort): Promise<Load> {
  const cookie = (await signIn(members, 'member@demo.example')).cookieFor(new URL(members));
  const requests = [
    ...['/', '/videos', '/performers', '/categories', '/videos?page=2'].map((path) => ({ url: new URL(path, tour) })),
    ...['/', '/account', '/videos'].map((path) => ({ url: new URL(path, members), cookie })),
    { url: new URL('/oidc/.well-known/openid-configuration', gatewayUrl) },
  ];
  return startLoad(requests, requestsPerSecond);
}

function describe({ sent, failures, slowestMs }: LoadReport, allowed: number): string {
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
  const named = [...failures].map(([what, count]) => `${count} × ${what}`).join(', ');
  if (failed > allowed) throw new Error(`${failed} of ${sent} requests failed: ${named}`);
  return `${sent} requests, ${failed} failed${failed > 0 ? ` (${named})` : ''}, the slowest took ${slowestMs} ms`;
}

async function waitUntil(holds: () => Promise<boolean>): Promise<void> {
  const before = performance.now() + 10_000;
  for (;;) {
    const failed = await holds().then(
      (is) => (is ? null : new Error('it does not')),
      (error: unknown) => error,
    );
    if (failed === null) return;
    if (performance.now() > before) throw failed;
    await pause(100);
  }
}
