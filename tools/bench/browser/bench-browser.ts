import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import type { Environment } from '@network/server/configuration/read-variables.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { effectiveUrls } from '@network/tenant/tenant-urls.ts';
import { ensureChromium } from '../../test/ensure-browser.ts';
import { serveProduct } from '../pages/serve-product.ts';
import { measureClicks, type Opened } from './clicks.ts';
import { describeFigure } from './figures.ts';
import { measureInteractions } from './interactions.ts';
import { measureLargestPicture } from './largest-picture.ts';

const MEMBER = 'member@demo.example';
const PASSWORD = 'Demo1234pass';
const WINDOW = { width: 1440, height: 900 };

/** What a member of a brand waits for in a browser: pages, answers to presses, and the first page on a slow connection. */
export async function benchBrowser(root: string, tenant: Tenant, env: Environment): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'network-bench-browser-'));
  const product = await serveProduct(root, tenant.id, { ...env, DATABASE_URL: '', DATA_DIR: dataDir });
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    return await figuresOf(browser, effectiveUrls(tenant, env).members);
  } finally {
    await browser.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The figures of a members host that is served already, one in a line. */
export async function figuresOf(browser: Browser, members: string): Promise<string> {
  const load = loadavg()[0] ?? 0;
  const opened = { viewport: WINDOW, storageState: await signIn(browser, members) };
  const figures = [
    ...(await measureClicks(browser, members, opened)),
    ...(await measureInteractions(browser, members, opened)),
    await measureLargestPicture(browser, members, opened),
  ];
  return [`a member's browser, at a load of ${load.toFixed(1)}:`, ...figures.map(describeFigure)].join('\n');
}

/** The session of a member who has signed in. */
async function signIn(browser: Browser, members: string): Promise<Opened['storageState']> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${members}/login`);
  await page.locator('input[name="email"]').fill(MEMBER);
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.locator('input[name="password"]').press('Enter');
  await page.waitForURL(`${members}/**`);
  const session = await context.storageState();
  await context.close();
  return session;
}
