import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { ensureChromium } from '../../test/ensure-browser.ts';

/** How long a busy machine may take for one thing that a page shows or does. */
export const PATIENCE_MS = 90_000;

/** A Chromium that remembers what went wrong on any of its pages. */
export interface WatchedBrowser {
  readonly browser: Browser;
  /** A window of its own: other cookies than any before. */
  open(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** What was answered with an error, failed, or was complained about, on any page, since the last call. */
  takeFaults(): readonly string[];
  readonly requests: () => number;
  /** Photographs every page that is open, as `page-N.png` in that folder. */
  photograph(folder: string): Promise<void>;
}

/** Starts Chromium. Pages play with sound as soon as somebody presses play. */
export async function openBrowser(): Promise<WatchedBrowser> {
  const args = ['--disable-gpu', '--font-render-hinting=none', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const browser = await chromium.launch({ executablePath: ensureChromium(), args });
  let faults: string[] = [];
  let requests = 0;
  const watch = (page: Page): void => {
    const note = (what: string): void => void faults.push(`${what} on ${page.url()}`);
    page.on('response', (answer) => {
      requests += 1;
      if (answer.status() >= 400) note(`${answer.status()} ${answer.request().method()} ${answer.url()}`);
    });
    page.on('requestfailed', (request) => {
      const { errorText = '' } = request.failure() ?? {};
      // A page that is left gives up its loads, and a player stops a load when it has enough.
      if (errorText !== 'net::ERR_ABORTED') note(`${errorText} ${request.url()}`);
    });
    page.on('console', (line) => {
      if (line.type() === 'error') note(`"${line.text()}"`);
    });
    page.on('pageerror', (error) => note(error.message));
  };
  return {
    browser,
    open: async (options = {}) => {
      const context = await browser.newContext({
        viewport: { width: 1_440, height: 900 },
        locale: 'en-US',
        timezoneId: 'UTC',
        reducedMotion: 'reduce',
        ...options,
      });
      context.setDefaultTimeout(PATIENCE_MS);
      context.on('page', watch);
      return context;
    },
    takeFaults: () => {
      const taken = faults;
      faults = [];
      return taken;
    },
    requests: () => requests,
    photograph: async (folder) => {
      const pages = browser.contexts().flatMap((context) => context.pages());
      for (const [index, page] of pages.entries()) {
        await page.screenshot({ path: join(folder, `page-${index + 1}.png`) }).catch(() => undefined);
      }
    },
  };
}

/**
 * Presses a server-rendered control once its page is hydrated: a press before that would be lost. The control is looked
 * for each time, since a page that is still on its way may replace it.
 */
export async function press(target: Locator): Promise<void> {
  const before = performance.now() + PATIENCE_MS;
  const isHydrated = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  while (!(await target.evaluate(isHydrated))) {
    if (performance.now() > before) throw new Error(`${String(target)} does not react`);
    await pause(100);
  }
  await target.click();
}
