import { setTimeout as pause } from 'node:timers/promises';
import { LATER_NAME } from './packages.ts';
import { runProgram } from './process.ts';
import { type Effort, release, type Stage, waitUntil } from './stage.ts';
import { describe, steadyRequests } from './steady-requests.ts';
import { callConsole, isCalled, visitHome } from './visits.ts';

const PACE_MS = 4_000;
/** Starting servers need a core beside those that answer. */
const AT_EASE_MS = 200;
const SLOWEST_PACE = 3;

/** Halves the rate until requests are answered at ease: what follows is about releases, not about a busy machine. */
export async function findPace({ steps, network, effort }: Stage): Promise<Effort> {
  let requestsPerSecond = effort.requestsPerSecond;
  await steps.run('find a pace', async () => {
    for (;;) {
      const load = await steadyRequests(network, { ...effort, requestsPerSecond });
      await pause(PACE_MS);
      const report = await load.stop();
      const isAtEase = report.p95Ms < AT_EASE_MS && report.failures.size === 0;
      if (isAtEase || requestsPerSecond <= SLOWEST_PACE) {
        return `${requestsPerSecond} requests a second of the ${effort.requestsPerSecond} wanted; ${describe(report, 0)}`;
      }
      requestsPerSecond = Math.max(SLOWEST_PACE, Math.floor(requestsPerSecond / 2));
    }
  });
  return { ...effort, requestsPerSecond };
}

/** Releases, kills and ways back, each under steady requests of which none may fail. */
export async function change({ steps, network, packages, effort }: Stage): Promise<void> {
  const { gateways, brands, consoles } = network;
  const under = async (work: () => Promise<string>, allowed = 0): Promise<string> => {
    const load = await steadyRequests(network, effort);
    const startedAt = performance.now();
    const outcome = await work().catch(async (error: unknown) => {
      await load.stop();
      throw error;
    });
    const report = await load.stop();
    const pace = (report.sent / (performance.now() - startedAt)) * 1_000;
    return `${outcome}; ${pace.toFixed(0)} requests a second, ${describe(report, allowed)}`;
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
  await steps.run('replace the console under requests', () =>
    under(async () => {
      await consoles.roll(packages.console);
      return callConsole(network.consoleUrl);
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
