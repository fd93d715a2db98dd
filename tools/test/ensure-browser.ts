import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';

/** The headless shell renders the same pages with a fifth less work; it comes first. */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const places = [
  HEADLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** What is looked at and run on a machine; tests have their own. */
export interface Machine {
  readonly exists: (path: string) => boolean;
  /** Whether packages of the distribution can be installed. */
  readonly hasApt: boolean;
  /** Runs a program to its end. @returns whether it succeeded */
  readonly run: (program: string, args: readonly string[]) => boolean;
}

const thisMachine: Machine = {
  exists: existsSync,
  hasApt: process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  run: (program, args) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  },
};

/** Where Chromium is, Playwright's own too; null when this machine has none. `CHROMIUM_PATH` names another place. */
export function findChromium(
  env: NodeJS.ProcessEnv = process.env,
  { exists }: Pick<Machine, 'exists'> = thisMachine,
): string | null {
  const candidates = env['CHROMIUM_PATH'] ? [env['CHROMIUM_PATH']] : [...places, chromium.executablePath()];
  return candidates.find((path) => exists(path)) ?? null;
}

/**
 * Finds Chromium; where there is none it installs the distribution's own, else Playwright's.
 * @throws Error with what to do by hand
 */
export function ensureChromium(env: NodeJS.ProcessEnv = process.env, machine: Machine = thisMachine): string {
  const { exists, hasApt } = machine;
  const chosen = env['CHROMIUM_PATH'];
  if (chosen && !exists(chosen)) throw new Error(`CHROMIUM_PATH: expected Chromium, there is no ${chosen}`);
  if (hasApt && !chosen && !exists(HEADLESS)) install('chromium-headless-shell', machine);
  const found = findChromium(env, machine);
  if (found) return found;
  // A new machine has no list of packages yet, and an older distribution the whole browser only.
  if (hasApt && apt(machine, 'update') && !install('chromium-headless-shell', machine)) install('chromium', machine);
  if (!findChromium(env, machine)) installPlaywrights(machine);
  const installed = findChromium(env, machine);
  if (installed) return installed;
  throw new Error(
    'The tests need Chromium. Install it (`npx playwright install --with-deps chromium`, Debian: apt-get install ' +
      'chromium, macOS: brew install --cask chromium) or name it by CHROMIUM_PATH.',
  );
}

/** Installs Playwright's own build on macOS, on distributions without apt, and where the rights for apt are missing. */
function installPlaywrights({ run }: Machine): void {
  console.log('Installing Playwright’s Chromium …');
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  run(process.execPath, [join(folder, 'cli.js'), 'install', 'chromium']);
}

function install(name: string, machine: Machine): boolean {
  console.log(`Installing ${name} …`);
  return apt(machine, 'install', '-y', '--no-install-recommends', name);
}

function apt({ run }: Machine, ...args: readonly string[]): boolean {
  return run('apt-get', args);
}
