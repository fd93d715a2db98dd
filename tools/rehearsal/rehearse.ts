import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestPostgres } from '@network/testing/postgres.ts';
import { change, findPace } from './change.ts';
import { openNetwork } from './network.ts';
import { rehearseOpening } from './opening/rehearse-opening.ts';
import type { OpenedNetwork } from './opening/opening.ts';
import { layNetwork, layReleases, packagesIn, type PlainPackages, withReleases } from './packages.ts';
import { restore } from './restore.ts';
import { setUp, use } from './set-up.ts';
import type { Effort, Stage } from './stage.ts';
import { printSteps, type Steps } from './steps.ts';

/** The brand that is released; it and the console have to be built. */
export const BRAND = 'vixen';

/** What is rehearsed. */
interface Rehearsal {
  readonly root: string;
  /** The effort of the releases; null where they are left out. */
  readonly effort: Effort | null;
  /** Whether an empty network is opened and used in Chromium first. */
  readonly opens: boolean;
  /** Looks at the opened network in the end. */
  readonly look?: (opened: OpenedNetwork) => Promise<string>;
  readonly print: (line: string) => void;
}

/**
 * The network from packages alone: opened empty and used, and behind a proxy set up, released, rolled back, killed and restored while
 * requests continue. Each step is printed with its outcome. @returns how many steps passed
 * @throws what the first step that fails does
 */
export async function rehearse({ root, effort, opens, look, print }: Rehearsal): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'rehearsal-'));
  const steps = printSteps(print);
  let isDone = false;
  try {
    const plain = packagesIn(join(folder, 'packages'), BRAND);
    await steps.run('package', async () => {
      await layNetwork(root, BRAND, plain);
      return `gateway, console and ${BRAND}, each alone in a folder`;
    });
    if (opens) {
      await onPostgres(async (databaseUrl) =>
        rehearseOpening({ root, brand: BRAND, steps, packages: plain, folder, databaseUrl }, look),
      );
    }
    if (effort) await rehearseReleases({ root, folder, steps, effort, plain, print });
    isDone = true;
    return steps.passed;
  } finally {
    // What went wrong is in the logs of the servers.
    if (isDone) await rm(folder, { recursive: true, force: true });
    else print(`The logs are in ${join(folder, 'packages')}.`);
  }
}

interface Releases {
  readonly root: string;
  readonly folder: string;
  readonly steps: Steps;
  readonly effort: Effort;
  readonly plain: PlainPackages;
  readonly print: (line: string) => void;
}

async function rehearseReleases({ root, folder, steps, effort, plain, print }: Releases): Promise<void> {
  await onPostgres(async (databaseUrl) => {
    const packages = withReleases(plain);
    await steps.run('package later releases', async () => {
      await layReleases(root, packages);
      return 'a gateway with a migration more, and a brand with another name';
    });
    await mkdir(join(folder, 'data'));
    const network = await openNetwork({ root, brand: BRAND, folder, databaseUrl });
    try {
      const stage: Stage = { steps, network, packages, effort };
      await setUp({ ...stage, databaseUrl });
      const member = await use(stage);
      await change({ ...stage, effort: await findPace(stage) });
      await restore({ ...stage, databaseUrl, member, folder });
    } finally {
      await network.close().catch((error: unknown) => print(String(error)));
    }
  });
}

async function onPostgres(work: (databaseUrl: string) => Promise<void>): Promise<void> {
  const postgres = await startTestPostgres();
  try {
    await work(postgres.url);
  } finally {
    await postgres.close();
  }
}
