import { type BrowserContext, expect, type Page, type Request, test } from '@playwright/test';
import { chunkOf } from '../chunk-of.ts';
import { joinByMonth, NEW_PASSWORD, putQuestionsOff, someone } from '../joining.ts';
import { openComments } from '../open-comments.ts';
import { press, untilHydrated } from '../press.ts';
import { fillSignIn, flagship, members, signIn } from '../signed-in.ts';

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

/** Counts the calls that renewed the session: a tab repeats one that takes the gateway too long. */
function countRenewals(context: BrowserContext): () => number {
  let count = 0;
  context.on('response', (response) => {
    if (isRefresh(response.request()) && response.ok()) count += 1;
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

test('L07 several tabs make one refresh every eight minutes', { tag: '@long' }, async ({ context }) => {
  const tabs = await openTabs(context, 'multi', 3);
  const renewals = countRenewals(context);
  const areAnswered = answeredRefreshes(context);
  // All clocks stop at one time, a little before the first refresh: a tab compares times to see whether another tab's
  // is recent enough.
  await context.clock.pauseAt(START + EVERY_MS / 2);
  await context.clock.runFor(EVERY_MS / 2 - 10_000);
  // The tabs' clocks are moved one after the other: in small steps where it matters, so that they agree like real ones.
  const step = async () => {
    await context.clock.runFor(1_000);
    await expect.poll(areAnswered).toBe(true);
  };
  for (const round of [1, 2]) {
    for (let second = 0; second < 300 && renewals() < round; second += 1) await step();
    // The other tabs, whose turn is later, find that it was done.
    for (let second = 0; second < 60; second += 1) await step();
    expect(renewals()).toBe(round);
    if (round === 1) await context.clock.runFor(EVERY_MS - 80_000);
  }
  for (const tab of tabs) {
    await tab.reload();
    await expect(tab.locator('a[href="/account"]').first()).toBeAttached();
  }
});

test(
  'L07 several tabs and parallel calls that were refused share one refresh, and are made again',
  { tag: '@long' },
  async ({ context }) => {
    const tabs = await openTabs(context, 'founder', 2);
    // All clocks stop at one time: a tab compares times to see whether another tab's refresh is later than its own
    // call.
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
    // It ends before a clock moves: they are moved one after the other, and a tab believes no refresh that ended in its
    // future.
    const lock = () => tabs[0]?.evaluate(() => localStorage.getItem('token_refresh_lock'));
    await expect.poll(lock).toMatch(/\|done\|/);
    const people = tabs.map((tab) => tab.locator('main a[href^="/performers/"]').first());
    await expect(async () => {
      // Waiting for another tab's refresh is a timer of the page.
      await context.clock.runFor(100);
      for (const person of people) await expect(person).toBeVisible({ timeout: 100 });
    }).toPass();
    expect([waiting.length, refreshes()]).toEqual([tabs.length, 1]);
  },
);

test('L07 a lost network keeps the page with what was written on it, and the session goes on with the network', async ({
  context,
}) => {
  test.setTimeout(120_000);
  await context.clock.install({ time: START });
  const page = await context.newPage();
  await signIn(page, 'founder');
  await page.goto(`${members}/videos`);
  const path = (await page.locator('main a[href^="/videos/"]').nth(9).getAttribute('href')) ?? '';
  const renewer = page.waitForResponse((response) => response.url().endsWith(renewerChunk));
  await openComments(page, path);
  await renewer;
  const field = page.getByRole('textbox', { name: 'Your comment' });
  const words = 'Half a sentence, and then the tunnel';
  await field.fill(words);
  let failed = 0;
  page.on('requestfailed', (request) => {
    if (isRefresh(request)) failed += 1;
  });

  await context.setOffline(true);
  await context.clock.runFor(EVERY_MS);
  // Three quick tries used to be the end of the page.
  await expect(async () => {
    await context.clock.runFor(1_000);
    expect(failed).toBeGreaterThanOrEqual(4);
  }).toPass();
  await expect(page).toHaveURL(`${members}${path}`);
  await expect(field).toHaveValue(words);

  const answered = page.waitForResponse((response) => isRefresh(response.request()) && response.ok());
  await context.setOffline(false);
  await answered;
  await expect(page).toHaveURL(`${members}${path}`);
  await expect(field).toHaveValue(words);
  await field.fill('');
});

test(
  'L07 A17 a session that was ended elsewhere leads to the sign-in and back',
  { tag: '@long' },
  async ({ browser }) => {
    const [here, there] = [await browser.newContext(), await browser.newContext()];
    const page = await here.newPage();
    const other = await there.newPage();
    // Ending all sessions of a demonstration person would sign other journeys out.
    const email = someone('two-devices');
    for (const each of [page, other]) await putQuestionsOff(each);
    await joinByMonth(page, members, email);
    await other.goto(`${members}/login?uri=/account/security`);
    await fillSignIn(other, email, NEW_PASSWORD);
    await other.waitForURL(`${members}/account/security`);
    await page.goto(`${members}/account/security`);
    const button = page.getByRole('button', { name: 'Sign out everywhere else' });
    await untilHydrated(button);
    await press(other.getByRole('button', { name: 'Sign out everywhere else' }));
    await expect(other.getByText(/other devices? w(as|ere) signed out/)).toBeVisible();
    // Unless a call of the page's own has led to the sign-in already.
    await button.click({ timeout: 5_000 }).catch(() => undefined);
    await fillSignIn(page, email, NEW_PASSWORD);
    await page.waitForURL(`${members}/account/security`);
    await Promise.all([here.close(), there.close()]);
  },
);
