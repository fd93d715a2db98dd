import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where Chromium is; null when this machine has none. `CHROMIUM_PATH` names another place. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  const candidates = env['CHROMIUM_PATH'] ? [env['CHROMIUM_PATH']] : places;
  return candidates.find((path) => existsSync(path)) ?? null;
}

/**
 * Finds Chromium, and installs the distribution's own where that is possible.
 * @throws Error with what to do by hand
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …');
    const apt = (...args: string[]): number | null =>
      spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
        .status;
    if (apt('install', '-y', '--no-install-recommends', 'chromium') !== 0) {
      apt('update');
      apt('install', '-y', '--no-install-recommends', 'chromium');
    }
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The tests need Chromium: install it (Debian: apt-get install chromium) or name it by CHROMIUM_PATH.',
  );
}
