import type { Network } from '../network.ts';
import type { PlainPackages } from '../packages.ts';
import type { Steps } from '../steps.ts';
import type { WatchedBrowser } from './browser.ts';
import type { StudioFiles } from './studio-files.ts';

/** What an opening works with. */
export interface Opening {
  readonly root: string;
  readonly brand: string;
  readonly steps: Steps;
  readonly packages: PlainPackages;
  /** Where its files are. */
  readonly folder: string;
  /** Address of an empty database. */
  readonly databaseUrl: string;
}

/** The parts of an opening, once its network is there. */
export interface OpenedNetwork extends Opening {
  readonly network: Network;
  readonly browser: WatchedBrowser;
  readonly files: StudioFiles;
  /** Runs a command of an operator in the gateway's package. @returns what it printed */
  readonly operate: (...args: readonly string[]) => Promise<string>;
}
