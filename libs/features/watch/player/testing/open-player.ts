import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type ConsoleMessage, type Page } from 'playwright';
import { createViteServer } from 'vitest/node';

/** Chromium is where `npm test` found it, or where Debian installs it. */
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** A browser and a server of the fixture page, for the tests of one file. */
export interface PlayerLab {
  /** Opens a page, prepared before anything is loaded, and presses start; the player then plays by itself. */
  readonly open: (query?: string, prepare?: (page: Page) => Promise<unknown>) => Promise<Page>;
  /** Errors of the pages: console errors and uncaught ones. */
  readonly complaints: string[];
  readonly close: () => Promise<void>;
}

function serve(): ReturnType<typeof createViteServer> {
  return createViteServer({
    configFile: false,
    root: import.meta.dirname,
    publicDir: 'clip',
    cacheDir: join(tmpdir(), 'player-lab'),
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, fs: { strict: false } },
    optimizeDeps: {
      entries: ['player-fixture.tsx'],
      include: ['react', 'react/jsx-dev-runtime', 'react-dom/client', 'use-intl/core', 'lucide-react', 'hls.js/light'],
    },
  });
}

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}

/** Starts both; close them after the last test. */
export async function startPlayerLab(): Promise<PlayerLab> {
  const [server, browser] = await Promise.all([serve().then((ready) => ready.listen()), launch()]);
  const complaints: string[] = [];
  const address = server.resolvedUrls?.local[0] ?? '';
  return {
    complaints,
    async open(query = '', prepare: (page: Page) => Promise<unknown> = () => Promise.resolve()) {
      const page = await browser.newPage({ viewport: { width: 1000, height: 640 } });
      page.on('pageerror', (error: Error) => complaints.push(error.message));
      page.on('console', (message: ConsoleMessage) => message.type() === 'error' && complaints.push(message.text()));
      await prepare(page);
      await page.goto(`${address}player-fixture.html${query}`);
      await page.getByRole('button', { name: 'Start' }).click();
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
