import { expect, type Page, test } from '@playwright/test';
import { playFilm } from '../play-film.ts';
import { signIn } from '../signed-in.ts';
import { walkedBrands } from '../walked-brands.ts';

/** Brands that have a promotional video and gems. */
const withGems = walkedBrands.filter(({ id }) => id !== 'tushy');

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1_440, height: 900 };

/** A member's first screen has title and button of the hero, and below its heading the top of the first row. */
async function expectRowBelowHero(page: Page): Promise<void> {
  for (const part of ['h1', '.front-actions']) {
    await expect(page.locator(`.front ${part}`)).toBeInViewport({ ratio: 1 });
  }
  const heading = await page.locator('main section:not(.front) h2').first().boundingBox();
  const topOfCards = 28;
  expect(heading && heading.y + heading.height).toBeLessThan(DESK.height - topOfCards);
}

/** Gives the hero a title that needs two lines, as a film that comes out tomorrow may have one. */
async function lengthenTitle(page: Page): Promise<void> {
  const lines = await page.locator('.front h1').evaluate((title) => {
    const height = () => title.getBoundingClientRect().height;
    title.textContent = 'Slow';
    const line = height();
    for (let words = 0; words < 40 && height() < line * 1.5; words += 1) title.textContent += ' light';
    return Math.round(height() / line);
  });
  expect(lines).toBe(2);
}

const strips = (page: Page) => page.locator('.site-strips :is(aside, section):visible');

for (const { id, members } of withGems) {
  for (const size of [PHONE, DESK]) {
    test(
      `${id}, ${String(size.width)} px: nothing covers the home that a member has just opened, and there is one strip`,
      { tag: '@long' },
      async ({ page }) => {
        await page.setViewportSize(size);
        await signIn(page, 'silver', members);
        await page.clock.install();
        await page.goto(`${members}/`);
        await expect(strips(page)).toHaveCount(1);
        if (size === DESK) {
          await expectRowBelowHero(page);
          await lengthenTitle(page);
          await expectRowBelowHero(page);
        }
        // Nor does anything open by itself a minute later.
        await page.clock.fastForward(60_000);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(strips(page)).toHaveCount(1);
      },
    );
  }

  test(
    `${id}: a lapsed member reads what ended, when, and what coming back costs`,
    { tag: '@long' },
    async ({ page }) => {
      await signIn(page, 'expired', members);
      await page.goto(`${members}/terms`);
      await expect(strips(page)).toContainText(
        /ended on \w+ \d+, \d{4} \(UTC\)\. Coming back costs \$\d+\.\d\d a month\./,
      );
    },
  );

  test(
    `${id}: the player's keys work on the page of a film, and "?" shows them`,
    { tag: '@long' },
    async ({ page }) => {
      await signIn(page, 'silver', members);
      await playFilm(page, `${members}/videos`);
      const video = page.locator('video').first();
      await page.locator('main').focus();
      await page.keyboard.press('k');
      await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
      await page.keyboard.press('?');
      const sheet = page.getByRole('dialog', { name: 'Keys of the player' });
      await sheet.getByRole('switch', { name: 'Keys work anywhere on the page' }).uncheck({ force: true });
      await page.keyboard.press('Escape');
      await page.locator('main').focus();
      await page.keyboard.press('k');
      await expect(video).toHaveJSProperty('paused', true);
    },
  );
}
