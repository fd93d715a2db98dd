import { type BrowserContext, expect, type Page, type Request, test } from '@playwright/test';
import { chunkOf } from '../chunk-of.ts';
import { press } from '../press.ts';
import { DEMO_PASSWORD, flagship, members, signIn } from '../signed-in.ts';

const EVERY_MS = 480_000;
const START = Date.now();
const renewerChunk = chunkOf(flagship, 'session-renewer.ts');

/** Tabs of one signed-in browser, each with its keeper loaded. */
async function openTabs(context: BrowserContext, name: string, count: number): Promise<Page[]> {
  await context.clock.install({ time: START });
  const first = await context.newPage();
  await signIn(first, name);
  const tabs = await Promise.all(Array.from({ length: count }, () => context.newPage()));
  for (const tab of tabs) {
    const renewer = tab.waitForResponse((response) => response.url().endsWith(renewerChunk));
    await tab.goto(`${members}/videos`);
    // The page loads its keeper when it is idle; its clock is fixed unless the test moves it.
    await context.clock.runFor(10_000);
    await renewer;
  }
  await first.close();
  return tabs;
}

const isRefresh = (request: Request): boolean => new URL(request.url()).pathname === '/refresh';

function countRefreshes(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (isRefresh(request)) count += 1;
  });
  return () => count;
}

/** Whether each refresh that began is answered: it takes as long as the network does, whatever the tabs' clocks say. */
function answeredRefreshes(context: BrowserContext): () => boolean {
  const underWay = new Set<Request>();
  context.on('request', (request) => {
    if (isRefresh(request)) underWay.add(request);
  });
  context.on('response', (response) => void underWay.delete(response.request()));
  context.on('requestfailed', (request) => void underWay.delete(request));
  return () => underWay.size === 0;
}

test('L07 several tabs make one refresh every eight minutes', async ({ context }) => {
  const tabs = await openTabs(context, 'multi', 3);
  const refreshes = countRefreshes(context);
  const areAnswered = answeredRefreshes(context);
  for (const round of [1, 2]) {
    // The tabs' clocks are moved one after the other: in small steps where it matters, so that they agree like real ones.
    await context.clock.runFor(EVERY_MS - 60_000);
    for (let second = 0; second < 60; second += 1) {
      await context.clock.runFor(1_000);
      await expect.poll(areAnswered).toBe(true);
    }
    expect(refreshes()).toBe(round);
  }
  for (const tab of tabs) {
    await tab.reload();
    await expect(tab.locator('a[href="/account"]').first()).toBeAttached();
  }
});

test('L07 several tabs and parallel calls that were refused share one refresh, and are made again', async ({
  context,
}) => {
  const tabs = await openTabs(context, 'founder', 2);
  // To one moment: a tab compares times to see whether another tab's refresh is later than its own call.
  await context.clock.pauseAt(START + EVERY_MS / 2);
  const refreshes = countRefreshes(context);
  // Both tabs' calls are under way before either is refused.
  const waiting: (() => void)[] = [];
  await context.route('**/graphql', async (route) => {
    // Background requests of the header may come at any moment.
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (refreshes() > 0 || operationName !== 'PerformersPage') return route.continue();
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length === tabs.length) for (const go of waiting) go();
    });
    await route.fulfill({
      json: { data: null, errors: [{ message: 'expired', extensions: { code: 'UNAUTHENTICATED' } }] },
    });
  });
  for (const tab of tabs) await tab.locator('header a[href="/performers"]').first().click();
  await expect.poll(refreshes).toBe(1);
  const people = tabs.map((tab) => tab.locator('main a[href^="/performers/"]').first());
  await expect(async () => {
    // Waiting for another tab's refresh is a timer of the page.
    await context.clock.runFor(100);
    for (const person of people) await expect(person).toBeVisible({ timeout: 100 });
  }).toPass();
  expect([waiting.length, refreshes()]).toEqual([tabs.length, 1]);
});

test('L07 A17 a session that was ended elsewhere leads to the sign-in and back', async ({ browser }) => {
  const [here, there] = [await browser.newContext(), await browser.newContext()];
  const page = await here.newPage();
  const other = await there.newPage();
  await signIn(page, 'silver');
  await signIn(other, 'silver');
  await page.goto(`${members}/account/security`);
  await other.goto(`${members}/account/security`);
  await press(other.getByRole('button', { name: 'Sign out everywhere else' }));
  await expect(other.getByText(/other devices? w(as|ere) signed out/)).toBeVisible();
  await press(page.getByRole('button', { name: 'Sign out everywhere else' }));
  await page.locator('input[name="email"]').fill('silver@demo.example');
  await page.locator('input[name="password"]').fill(DEMO_PASSWORD);
  await page.locator('input[name="password"]').press('Enter');
  await page.waitForURL(`${members}/account/security`);
  await Promise.all([here.close(), there.close()]);
});
