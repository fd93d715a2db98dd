import { setTimeout as pause } from 'node:timers/promises';
import type { Network } from './network.ts';
import type { Packages } from './packages.ts';
import { runProgram } from './process.ts';
import type { Steps } from './steps.ts';

/** How long and how hard a rehearsal is. */
export interface Effort {
  /** The most requests per second; fewer where the machine does not carry so many. */
  readonly requestsPerSecond: number;
  /** How many servers of each kind there are at rest. */
  readonly servers: number;
}

/** What each part of a rehearsal works with. */
export interface Stage {
  readonly steps: Steps;
  readonly network: Network;
  readonly packages: Packages;
  readonly effort: Effort;
}

/** Runs `release.mjs` of a packaged brand. @returns its answer */
export const release = (network: Network, folder: string, ...args: readonly string[]): Promise<string> =>
  runProgram(folder, ['release.mjs', ...args], network.releaseEnvironment);

/** Looks until it holds, for ten seconds. @throws what it failed with last */
export async function waitUntil(holds: () => Promise<boolean>): Promise<void> {
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
