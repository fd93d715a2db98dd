import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig, type LaunchOptions } from '@playwright/test';
import { isWholeRun } from '@network/testing/effort.ts';
import { consentCookies } from './consent-cookies.ts';

const port = process.env['E2E_PORT'] ?? '4664';
const brands = process.env['E2E_BRANDS'];
const isRoot = process.getuid?.() === 0;
// Workers load this file again; the folder is the product's, made once by the process that starts it.
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'network-e2e-')));
// Servers that a journey starts itself identify themselves to the gateway with it.
const brandSecret = (process.env['E2E_BRAND_SECRET'] ??= randomBytes(24).toString('hex'));

const browserArguments = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];
// The rest are the browser's defaults, which this setting would replace.
const NO_PICTURES =
  '--blink-settings=imagesEnabled=false,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/**
 * The inspection of all pages loads their pictures, and lets them move; so does the journey about heroes that do. The other journeys
 * are about behavior, and save a quarter of the work.
 */
const WITH_PICTURES = /(?:every-page|moving-heroes)\.spec\.ts$/;
const isShort = !isWholeRun();
/** Drawing every frame of what fades and slides in is a third of a browser's work. */
const MOTION = { contextOptions: { reducedMotion: isShort ? 'reduce' : 'no-preference' } } as const;

const launchOptions = (...more: string[]): LaunchOptions => ({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [...browserArguments, ...more],
});

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  // Journeys wait as much as they work: one more than the cores of a small machine.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  timeout: 180_000,
  // A machine that does something else at the same time answers late; what passes is not slower for it.
  expect: { timeout: 30_000 },
  reporter: [['dot'], ['./print-failed-pages.ts']],
  use: {
    // A page that never finishes loading fails by its address, before the end of its test.
    navigationTimeout: 45_000,
    // Journeys do not test the consent banner, except for one.
    storageState: { cookies: consentCookies('refused'), origins: [] },
    locale: 'en-US',
    timezoneId: 'UTC',
    // What journeys answer in the network's place would not reach a page behind one; its own journey allows it.
    serviceWorkers: 'block',
    // Recording every step of every page is expensive; `--trace on` does it where one fails.
    trace: 'off',
  },
  projects: [
    { name: 'pages', testMatch: WITH_PICTURES, use: { launchOptions: launchOptions() } },
    {
      name: 'journeys',
      testIgnore: WITH_PICTURES,
      use: { launchOptions: launchOptions(NO_PICTURES), ...MOTION },
    },
  ],
  webServer: {
    command: `node_modules/.bin/node tools/start/main.ts${brands === undefined ? '' : ` --brands ${brands}`}`,
    cwd: resolve(import.meta.dirname, '..'),
    wait: { stdout: /^ready$/m },
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: port,
      GATEWAY_PORT: String(Number(port) + 1),
      BILLER_PORT: String(Number(port) + 2),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      NODE_ENV: '',
      DATABASE_URL: '',
      BRAND_SECRET: brandSecret,
      // The place of the journey about taxes; nobody else says where they are.
      TAX_RATES: JSON.stringify([{ country: 'DE', name: 'VAT', rate: 1_900, from: '2021-01-01' }]),
    },
  },
});
