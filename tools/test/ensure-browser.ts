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

/** Where Chromium is, Playwright's own too; null when this machine has none. `CHROMIUM_PATH` names another place. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  const candidates = env['CHROMIUM_PATH'] ? [env['CHROMIUM_PATH']] : [...places, chromium.executablePath()];
  return candidates.find((path) => existsSync(path)) ?? null;
}

/**
 * Finds Chromium; where there is none it installs the distribution's own, else Playwright's.
 * @throws Error with what to do by hand
 */
export function ensureChromium(env: NodeJS.ProcessEnv = process.env): string {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const chosen = env['CHROMIUM_PATH'];
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH: expected Chromium, there is no ${chosen}`);
  if (canInstall && !chosen && !existsSync(HEADLESS)) install('chromium-headless-shell');
  const found = findChromium(env);
  if (found) return found;
  // A new machine has no list of packages yet, and an older distribution the whole browser only.
  if (canInstall && apt('update') && !install('chromium-headless-shell')) install('chromium');
  if (!findChromium(env)) installPlaywrights();
  const installed = findChromium(env);
  if (installed) return installed;
  throw new Error(
    'The tests need Chromium. Install it (`npx playwright install --with-deps chromium`, Debian: apt-get install ' +
      'chromium, macOS: brew install --cask chromium) or name it by CHROMIUM_PATH.',
  );
}

/** For macOS and for distributions without apt, or without its rights. */
function installPlaywrights(): void {
  console.log('Installing Playwright’s Chromium …');
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  spawnSync(process.execPath, [join(folder, 'cli.js'), 'install', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function install(name: string): boolean {
  console.log(`Installing ${name} …`);
  return apt('install', '-y', '--no-install-recommends', name);
}

function apt(...args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: 'ignore', env }).status === 0;
}
