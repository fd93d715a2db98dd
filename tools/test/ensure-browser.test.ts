import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { expect, it, vi } from 'vitest';
import { ensureChromium, type Machine } from './ensure-browser.ts';

it('takes the browser of CHROMIUM_PATH and no other, and says so where there is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'));
  try {
    const path = join(folder, 'chromium');
    expect(() => ensureChromium({ CHROMIUM_PATH: path })).toThrow(
      `CHROMIUM_PATH: expected Chromium, there is no ${path}`,
    );
    writeFileSync(path, '');
    chmodSync(path, 0o755);
    expect(ensureChromium({ CHROMIUM_PATH: path })).toBe(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** A machine without a browser, on which installing does what `installs` says. */
function machine(hasApt: boolean, installs: (program: string, args: readonly string[]) => string | null) {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const files = new Set<string>();
  const ran: string[] = [];
  const made: Machine = {
    hasApt,
    exists: (path) => files.has(path),
    run: (program, args) => {
      ran.push([program === process.execPath ? 'playwright' : program, ...args.slice(-1)].join(' '));
      const file = installs(program, args);
      if (file !== null) files.add(file);
      return file !== null;
    },
  };
  return { made, ran };
}

it('installs Playwright’s own on a machine without apt, such as a Mac', () => {
  const { made, ran } = machine(false, () => chromium.executablePath());
  expect(ensureChromium({}, made)).toBe(chromium.executablePath());
  expect(ran).toEqual(['playwright chromium']);
});

it('prefers the distribution’s where it may install, and falls back to Playwright’s', () => {
  const debian = machine(true, () => '/usr/bin/chromium-headless-shell');
  expect(ensureChromium({}, debian.made)).toBe('/usr/bin/chromium-headless-shell');
  expect(debian.ran).toEqual(['apt-get chromium-headless-shell']);
  const offline = machine(true, (program) => (program === process.execPath ? chromium.executablePath() : null));
  expect(ensureChromium({}, offline.made)).toBe(chromium.executablePath());
});

it('says what to do where nothing can be installed', () => {
  const { made } = machine(false, () => null);
  expect(() => ensureChromium({}, made)).toThrow('npx playwright install --with-deps chromium');
});
