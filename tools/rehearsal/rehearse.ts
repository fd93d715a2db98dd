import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestPostgres } from '@network/testing/postgres.ts';
import { change, findPace } from './change.ts';
import { type Network, openNetwork } from './network.ts';
import { layPackages, type Packages } from './packages.ts';
import { restore } from './restore.ts';
import { setUp, use } from './set-up.ts';
import type { Effort, Stage } from './stage.ts';
import { printSteps } from './steps.ts';

/** The brand that is released; it and the console have to be built. */
export const BRAND = 'vixen';

/**
 * The network from packages alone, behind a proxy: set up, released, rolled back, killed and restored while requests continue.
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
      return `gateway, console and ${BRAND}, each alone in a folder`;
    });
    if (!packages) return steps.passed;
    await mkdir(join(folder, 'data'));
    network = await openNetwork({ root, brand: BRAND, folder, databaseUrl: postgres.url });
    const stage: Stage = { steps, network, packages, effort };
    await setUp({ ...stage, databaseUrl: postgres.url });
    const member = await use(stage);
    await change({ ...stage, effort: await findPace(stage) });
    await restore({ ...stage, databaseUrl: postgres.url, member, folder });
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
