import { expect, type Page, test } from '@playwright/test';
import { expectStill, watchShifts } from '../watch-shifts.ts';
import { isPlaying, playFilm } from '../play-film.ts';
import { signIn } from '../signed-in.ts';
import { walkedBrands } from '../walked-brands.ts';

const small = (page: Page) => page.getByRole('region', { name: /^Small player: / });
const video = (page: Page) => page.locator('.ongoing-film video');
const leaveFor = (page: Page, path: string) =>
  page.locator(`footer a[href="${path}"], header a[href="${path}"]`).first().click();

for (const { id, members } of walkedBrands) {
  test(
    `${id}: a film goes on in the small player without a jump, saves where it is, and returns to its page`,
    { tag: '@long' },
    async ({ page }) => {
      await watchShifts(page);
      await signIn(page, 'silver', members);
      const path = await playFilm(page, `${members}/videos`);
      const before = await video(page).evaluate((element: HTMLVideoElement) => {
        element.dataset['same'] = 'yes';
        return element.currentTime;
      });
      const saved = page.waitForRequest(
        (request) =>
          request.url().endsWith('/graphql') && (request.postData()?.includes('SavePlaybackPosition') ?? false),
      );
      await leaveFor(page, '/terms');
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
      await expect(small(page)).toBeVisible();
      await expectStill(page);
      // It is the same element, which has not stopped.
      await expect(video(page)).toHaveAttribute('data-same', 'yes');
      await isPlaying(video(page));
      expect(await video(page).evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(before);
      await small(page).getByRole('button', { name: 'Pause' }).click();
      await saved;
      await expect(video(page)).toHaveJSProperty('paused', true);
      await small(page).getByRole('button', { name: 'Play', exact: true }).click();
      await isPlaying(video(page));
      await small(page).getByRole('link').click();
      await page.waitForURL(`**${path}`);
      await expect(page.locator('main .ongoing-film video')).toHaveAttribute('data-same', 'yes');
      await isPlaying(video(page));
      await expect(small(page)).toHaveCount(0);
      await expectStill(page);
    },
  );
}

const [first] = walkedBrands;
const members = first?.members ?? '';

test(
  'the small player is used with the keyboard alone, moves off what has the focus, and closes',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, 'silver', members);
    await playFilm(page, `${members}/videos`);
    await leaveFor(page, '/terms');
    await expect(small(page)).toBeVisible();
    const corner = () => page.locator('.ongoing-film').getAttribute('data-corner');
    const move = small(page).getByRole('button', { name: 'Move to another corner' });
    expect(await corner()).toBe('bottom-right');
    await move.focus();
    await page.keyboard.press('Enter');
    expect(await corner()).toBe('bottom-left');
    // Every link of the footer can be seen while it has the focus.
    for (const link of await page.locator('footer a').all()) {
      await link.focus();
      const covered = await link.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const film = document.querySelector('.ongoing-film')?.getBoundingClientRect();
        if (!film) throw new Error('There is no small player.');
        return box.left < film.right && film.left < box.right && box.top < film.bottom && film.top < box.bottom;
      });
      expect(covered, await link.innerText()).toBe(false);
    }
    await small(page).getByRole('button', { name: 'Close the small player' }).focus();
    await page.keyboard.press('Enter');
    await expect(small(page)).toHaveCount(0);
    await expect(page.locator('video')).toHaveCount(0);
  },
);

test('it is dragged to a corner, and a drag is no press', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'silver', members);
  await playFilm(page, `${members}/videos`);
  await leaveFor(page, '/terms');
  await small(page).getByRole('link').hover();
  await page.mouse.down();
  await page.mouse.move(300, 250, { steps: 5 });
  await page.mouse.up();
  await expect(page.locator('.ongoing-film')).toHaveAttribute('data-corner', 'top-left');
  expect(new URL(page.url()).pathname).toBe('/terms');
});

test(
  'another film takes its place, a paused one does not come along, and signing out ends it',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'silver', members);
    await playFilm(page, `${members}/videos`);
    await leaveFor(page, '/videos');
    await expect(small(page)).toBeVisible();
    await page.locator('.media-card-link').nth(1).click();
    await page.waitForURL(/\/videos\/[^/?]+$/);
    await expect(small(page)).toBeVisible();
    await page
      .locator('main')
      .getByRole('button', { name: /^Play / })
      .first()
      .click();
    await expect(page.locator('main .ongoing-film video')).toBeVisible();
    await isPlaying(video(page));
    await expect(page.locator('.ongoing-film')).toHaveCount(1);
    await page.keyboard.press('k');
    await expect(video(page)).toHaveJSProperty('paused', true);
    await leaveFor(page, '/terms');
    await page.waitForURL('**/terms');
    await expect(page.locator('.ongoing-film')).toHaveCount(0);
    await playFilm(page, `${members}/videos`, 2);
    await page.goto(`${members}/sign-out`);
    await page.locator('form[action="/oidc/logout"] button').first().click();
    await page.waitForLoadState('load');
    await expect(page.locator('.ongoing-film')).toHaveCount(0);
  },
);

test(
  'a film that may no longer be played ends in the small player, and a notice says why',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'silver', members);
    await playFilm(page, `${members}/videos`);
    await leaveFor(page, '/terms');
    await expect(small(page)).toBeVisible();
    // The addresses run out, and the gateway gives no new ones.
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('GetToken')) return route.continue();
      await route.fulfill({
        json: { data: { getToken: { __typename: 'AccessDenied', messageKey: 'accessDenied', nextStep: null } } },
      });
    });
    await page.route('**/media/**', (route) => route.fulfill({ status: 410 }));
    // Unless it has run out of what it has loaded already.
    await page.evaluate(() => {
      const element = document.querySelector<HTMLVideoElement>('.ongoing-film video');
      if (element?.duration) element.currentTime = element.duration / 2;
    });
    await expect(page.locator('.ongoing-film')).toHaveCount(0);
    await expect(page.getByText('This video can no longer be played with your membership.')).toBeVisible();
  },
);

test(
  'on a phone it is a bar above the lower edge that covers neither the end of the page nor the focus',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, 'silver', members);
    await playFilm(page, `${members}/videos`);
    await page.locator('footer a[href="/terms"]').click();
    await expect(small(page)).toBeVisible();
    const box = await small(page).boundingBox();
    expect(box?.width).toBe(390);
    expect(box?.height).toBeLessThan(80);
    for (const name of ['Pause', 'Close the small player']) {
      const button = await small(page).getByRole('button', { name }).boundingBox();
      expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  },
);
