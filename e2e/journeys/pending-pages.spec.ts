import { expect, type Page, type Route, test } from '@playwright/test';
import { watchShifts } from '../watch-shifts.ts';
import { visit } from '../visit.ts';
import { walkedBrands } from '../walked-brands.ts';

/** Holds calls of the page back until they are let go. */
async function holdCalls(page: Page) {
  const waiting: Route[] = [];
  let isHolding = true;
  await page.route('**/graphql', async (route) => {
    if (isHolding) waiting.push(route);
    else await route.continue();
  });
  return {
    letGo: async () => {
      isHolding = false;
      await Promise.all(waiting.splice(0).map((route) => route.continue()));
    },
  };
}

const shift = (page: Page) => page.evaluate(() => window.layoutShift);
const line = (page: Page) => page.locator('[data-navigation-line]');
const outline = (page: Page) => page.locator('[data-coming-page]');
/** The part is loaded once the page rests. */
const isWatching = (page: Page) =>
  expect.poll(() => page.locator('[data-navigation-status]').count()).toBeGreaterThan(0);

for (const { id, tour } of walkedBrands) {
  test(
    `${id}: a page that takes its time is announced, outlined and then shown, and nothing shifts`,
    { tag: '@long' },
    async ({ page }) => {
      await watchShifts(page);
      await page.clock.install();
      await visit(page, `${tour}/terms`);
      await isWatching(page);
      // After three seconds the page would be called slow.
      await page.clock.pauseAt(Date.now() + 60_000);
      const before = await shift(page);
      const calls = await holdCalls(page);
      const link = page.getByRole('navigation').getByRole('link', { name: 'Performers' }).first();
      await link.click();
      await page.clock.runFor(1_000);
      await expect(line(page)).toBeVisible();
      await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
      await expect(outline(page)).toBeVisible();
      await expect(page.locator('[data-navigation-status]')).toHaveText('Loading the page.');
      await page.clock.resume();
      await calls.letGo();
      await expect(page.getByRole('heading', { level: 1, name: 'Performers' })).toBeVisible();
      await expect(outline(page)).toHaveCount(0);
      await expect(line(page)).toHaveCount(0);
      await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
      await expect(page.locator('main')).not.toHaveAttribute('inert');
      expect(await shift(page)).toBe(before);
    },
  );

  test(
    `${id}: going back from a page that does not come leads to the same place`,
    { tag: '@long' },
    async ({ page }) => {
      await visit(page, `${tour}/terms`);
      await isWatching(page);
      await page.evaluate(() => window.scrollTo(0, 200));
      await holdCalls(page);
      await page.getByRole('navigation').getByRole('link', { name: 'Performers' }).first().click();
      await expect(outline(page)).toBeVisible();
      await page.goBack();
      await expect(outline(page)).toHaveCount(0);
      await expect(page.locator('main')).not.toHaveAttribute('inert');
      await expect(page).toHaveURL(`${tour}/terms`);
      expect(await page.evaluate(() => window.scrollY)).toBe(200);
    },
  );

  test(`${id}: a slow page says so, and "Try again" loads it again`, { tag: '@long' }, async ({ page }) => {
    await visit(page, `${tour}/terms`);
    await isWatching(page);
    await holdCalls(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Performers' }).first().click();
    const note = page.getByRole('alert').filter({ hasText: 'This is taking longer than usual' });
    await expect(note).toBeVisible();
    const again = page.waitForRequest((request) => request.isNavigationRequest());
    await note.getByRole('button', { name: 'Try again' }).click();
    expect(new URL((await again).url()).pathname).toBe('/performers');
    await expect(page.getByRole('heading', { level: 1, name: 'Performers' })).toBeVisible();
  });

  test(`${id}: offline says so at once, stays in place, and opens the page when the connection is back`, async ({
    page,
    context,
  }) => {
    await visit(page, `${tour}/terms`);
    await isWatching(page);
    await context.setOffline(true);
    await page.getByRole('navigation').getByRole('link', { name: 'Performers' }).first().click();
    const note = page.getByRole('alert').filter({ hasText: 'You are offline' });
    await expect(note).toBeVisible({ timeout: 10_000 });
    await note.getByRole('button', { name: 'Try again' }).click();
    await expect(note).toContainText('Still no connection.');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Performers' })).toBeVisible();
    await expect(note).toHaveCount(0);
  });

  test(
    `${id}: a page whose code is not there yet waits for the connection too`,
    { tag: '@long' },
    async ({ page, context }) => {
      await visit(page, `${tour}/videos`);
      await isWatching(page);
      await context.setOffline(true);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible({ timeout: 10_000 });
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy');
    },
  );

  test(
    `${id}: the picture of the card that was followed becomes the stage of the film`,
    { tag: '@long' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.addInitScript(() => {
        const named = () =>
          [...document.querySelectorAll('.media-card-frame, .stage-box')]
            .filter((element) => getComputedStyle(element).viewTransitionName === 'film')
            .map((element) => (element.classList.contains('stage-box') ? 'stage' : 'card'));
        const names: string[][] = [];
        Object.assign(window, { names });
        const start = Document.prototype.startViewTransition;
        Document.prototype.startViewTransition = function (this: Document, update: () => Promise<void>) {
          names.push(named());
          return start.call(this, async () => {
            await update();
            names.push(named());
          });
        } as typeof start;
      });
      await visit(page, `${tour}/videos`);
      await isWatching(page);
      // Loaded as the pointer rests on it: a page that takes longer is outlined first.
      const link = page.locator('.media-card-link').nth(1);
      const loaded = page.waitForResponse('**/graphql');
      await link.hover();
      await (await loaded).finished();
      await link.click();
      await expect(page.locator('.stage-box')).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { names: string[][] }).names))
        .toEqual([['card'], ['stage']]);
    },
  );
}
