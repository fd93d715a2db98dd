import { expect, type Page, test } from '@playwright/test';
import { brands } from '../brands.ts';
import { chunkOf } from '../chunk-of.ts';
import { expectStill, watchShifts } from '../watch-shifts.ts';

const moving = brands.filter(({ tenant }) => tenant.home.hero.motion === 'loop');
const still = brands.filter(({ tenant }) => tenant.home.hero.motion !== 'loop');

/** The flagship by day; the others are the same code with other data, and the stories have their heroes. */
const tagOf = (brand: (typeof brands)[number]) => (brand.tenant.flagship ? {} : { tag: '@long' });

const clip = (page: Page) => page.locator('.front video');
const pause = (page: Page) => page.getByRole('button', { name: 'Pause the moving picture' });
const isPaused = (page: Page) => clip(page).evaluate((video: HTMLVideoElement) => video.paused);

/** What was requested for a loop: its clip, and the code that plays it. */
function watchLoop(page: Page, brand: string): readonly string[] {
  const code = chunkOf(brand, 'hero-loop.tsx');
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/media/previews/') || pathname.endsWith(code)) requested.push(pathname);
  });
  return requested;
}

/** The elements that were the largest paint, one after the other. */
const largestPaints = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const paints = list.getEntries() as (PerformanceEntry & { readonly element: Element | null })[];
          resolve(paints.map(({ element }) => element?.tagName ?? ''));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

for (const brand of moving) {
  const { id, tour } = brand;

  test(
    `1065 ${id}: the hero begins to move over its picture, which stays the largest paint, and nothing shifts`,
    tagOf(brand),
    async ({ page }) => {
      const requested = watchLoop(page, id);
      await watchShifts(page);
      await page.goto(tour);
      await expect(clip(page)).toHaveAttribute('data-played', 'true');
      expect(await isPaused(page)).toBe(false);
      expect(requested.filter((path) => path.endsWith('.mp4'))).toHaveLength(1);
      expect((await largestPaints(page)).at(-1)).toBe('IMG');
      await expectStill(page);
    },
  );

  test(
    `1065 ${id}: the hero is paused by its button, on every page of the tab, and rests out of sight`,
    tagOf(brand),
    async ({ page }) => {
      await page.goto(tour);
      await expect(clip(page)).toHaveAttribute('data-played', 'true');
      await page.locator('footer').scrollIntoViewIfNeeded();
      await expect.poll(() => isPaused(page)).toBe(true);
      await page.evaluate(() => scrollTo(0, 0));
      await expect.poll(() => isPaused(page)).toBe(false);
      await pause(page).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => isPaused(page)).toBe(true);

      const requested = watchLoop(page, id);
      await page.reload();
      await page.getByRole('button', { name: 'Play the moving picture' }).click();
      await expect(clip(page)).toHaveAttribute('data-played', 'true');
      expect(requested.filter((path) => path.endsWith('.mp4')).length).toBeLessThanOrEqual(1);
    },
  );

  test(`1065 ${id}: nothing moves and no clip is loaded where data is saved`, tagOf(brand), async ({ page }) => {
    await page.setExtraHTTPHeaders({ 'save-data': 'on' });
    const requested = watchLoop(page, id);
    await page.goto(tour, { waitUntil: 'networkidle' });
    // The part that decides has come; a busy browser asks for it after the network was quiet for a while.
    await expect.poll(() => requested.filter((path) => path.endsWith('.js'))).not.toEqual([]);
    await page.waitForLoadState('networkidle');
    await page.locator('main article').first().hover();
    await expect(page.locator('article[data-previewing]')).toHaveCount(0);
    await expect(page.locator('.front h1')).toBeVisible();
    expect(requested.filter((path) => path.endsWith('.mp4'))).toEqual([]);
    await expect(clip(page)).toHaveCount(0);
    await expect(pause(page)).toHaveCount(0);
  });

  test(`1065 ${id}: nothing moves with reduced motion`, { tag: '@long' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const requested = watchLoop(page, id);
    await page.goto(tour, { waitUntil: 'networkidle' });
    expect(requested.filter((path) => path.endsWith('.mp4'))).toEqual([]);
    await expect(pause(page)).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(clip(page)).toHaveAttribute('data-played', 'true');
  });
}

for (const { id, tour } of still) {
  test(`1065 ${id}: a hero without motion loads nothing of it`, { tag: '@long' }, async ({ page }) => {
    const requested = watchLoop(page, id);
    await page.goto(tour, { waitUntil: 'networkidle' });
    await expect(page.locator('.front h1')).toBeVisible();
    expect(requested).toEqual([]);
  });
}
