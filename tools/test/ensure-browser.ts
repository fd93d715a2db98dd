import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The headless shell renders the same pages with a fifth less work; it comes first. */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const places = [HEADLESS, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where Chromium is; null when this machine has none. `CHROMIUM_PATH` names another place. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  const candidates = env['CHROMIUM_PATH'] ? [env['CHROMIUM_PATH']] : places;
  return candidates.find((path) => existsSync(path)) ?? null;
}

/**
 * Finds Chromium, and installs the distribution's own where that is possible.
 * @throws Error with what to do by hand
 */
export function ensureChromium(env: NodeJS.ProcessEnv = process.env): string {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const hasChoice = Boolean(env['CHROMIUM_PATH']) || existsSync(HEADLESS);
  if (canInstall && !hasChoice) install('chromium-headless-shell');
  const found = findChromium(env);
  if (found) return found;
  // A new machine has no list of packages yet, and an older distribution the whole browser only.
  if (canInstall && apt('update') && !install('chromium-headless-shell')) install('chromium');
  const installed = findChromium(env);
  if (installed) return installed;
  throw new Error(
    'The tests need Chromium: install it (Debian: apt-get install chromium) or name it by CHROMIUM_PATH.',
  );
}

function install(name: string): boolean {
  console.log(`Installing ${name} …`);
  return apt('install', '-y', '--no-install-recommends', name);
}

function apt(...args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: 'ignore', env }).status === 0;
}
