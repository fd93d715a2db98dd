import { expect, test } from '@playwright/test';
import { press } from '../press.ts';
import { doubled, shownFilms } from '../shown-films.ts';
import { members, signedIn, signIn } from '../signed-in.ts';

test.describe.configure({ timeout: 180_000 });
// Reels slide.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test(
  'K15 a member goes on with what is recommended, which is counted, and leads to more of it',
  { tag: '@long' },
  async ({ browser }) => {
    const page = await signedIn(browser, 'member');
    await page.goto(`${members}/recommended-videos`);
    const films = page.locator('main article');
    const more = page.getByRole('button', { name: 'Show more' });
    // K04: as many at a time as the window's list size.
    await expect(films).toHaveCount(9);
    await page.setViewportSize({ width: 800, height: 900 });
    await expect(films).toHaveCount(6);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(films).toHaveCount(3);
    await press(more);
    await expect(films).toHaveCount(6);
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(films).toHaveCount(18);

    const counted = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/recommendations-tracking');
    const learned = page.waitForResponse((answer) => new URL(answer.url()).pathname.includes('/detailviews/'));
    await press(films.first().getByRole('link').first());
    await expect(page).toHaveURL(/\/videos\/[a-z0-9-]+\?ujc=[a-z]+-grid$/);
    expect((await counted).status()).toBe(204);
    const interaction = await learned;
    expect(interaction.ok()).toBe(true);
    expect(interaction.request().postDataJSON()).toMatchObject({ recommId: expect.stringMatching(/\w{8}/) });

    const shelf = page.getByRole('region', { name: 'Members also watched' });
    await shelf.scrollIntoViewIfNeeded();
    await expect(shelf.getByRole('link').first()).toBeVisible();
    await page.context().close();
  },
);

test(
  'the rows of a member’s home share no film, those that are loaded later too',
  { tag: '@long' },
  async ({ browser }) => {
    const page = await signedIn(browser, 'member');
    await page.goto(`${members}/`);
    for (const name of ['For you', 'Across the network']) {
      const shelf = page.getByRole('region', { name });
      await shelf.scrollIntoViewIfNeeded();
      await expect(shelf.locator('.media-card-link').first()).toBeVisible();
    }
    await expect.poll(async () => doubled(await shownFilms(page))).toEqual([]);
    await page.context().close();
  },
);

test('R48 reels play one after the other by keys, and say what was seen', { tag: '@long' }, async ({ browser }) => {
  const page = await signedIn(browser, 'member');
  await page.goto(`${members}/reels`);
  const playing = () =>
    page
      .locator('video')
      .evaluateAll((clips) =>
        clips.flatMap((clip) => ((clip as HTMLVideoElement).paused ? [] : [clip.getAttribute('src')])),
      );
  await expect.poll(async () => (await playing()).length).toBe(1);
  const [first] = await playing();
  const seen = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/rest/reel/view');
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await playing()).length === 1 && (await playing())[0] !== first).toBe(true);
  expect((await seen).status()).toBe(204);
  await page.keyboard.press('ArrowUp');
  await expect.poll(playing).toEqual([first]);
  // Faster than it scrolls: each key counts.
  for (let key = 0; key < 3; key += 1) await page.keyboard.press('ArrowDown');
  const fourth = page.getByRole('feed').getByRole('article').nth(3).locator('video');
  await expect(fourth).toHaveAttribute('data-role', 'playing');
  await expect(fourth).toBeInViewport({ ratio: 0.9 });
  await expect(fourth).toHaveAttribute('data-role', 'playing');
  await expect.poll(async () => (await playing()).length).toBe(1);
  await page.context().close();
});

test('R48 a finger swipes to the next reel, which stands ready to play', { tag: '@long' }, async ({ browser }) => {
  const phone = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await phone.newPage();
  await signIn(page, 'member');
  await page.goto(`${members}/reels`);
  const reel = (place: number) => page.getByRole('feed').getByRole('article').nth(place).locator('video');
  const isPlaying = (place: number) => reel(place).evaluate((clip) => !(clip as HTMLVideoElement).paused);
  // HAVE_FUTURE_DATA: it plays at once.
  const isReady = (place: number) => reel(place).evaluate((clip) => (clip as HTMLVideoElement).readyState >= 3);
  await expect.poll(() => isPlaying(0)).toBe(true);
  const screen = await phone.newCDPSession(page);
  for (const next of [1, 2]) {
    await expect.poll(() => isReady(next)).toBe(true);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      screen.send('Input.dispatchTouchEvent', { type, touchPoints });
    // On a busy machine the browser may take a swipe for a tap; where it begins is nothing to open.
    await expect(async () => {
      await touch('touchStart', [{ x: 195, y: 560 }]);
      for (let y = 480; y >= 80; y -= 80) await touch('touchMove', [{ x: 195, y }]);
      await touch('touchEnd', []);
      await expect(reel(next)).toBeInViewport({ ratio: 0.5, timeout: 5_000 });
    }).toPass();
    await expect.poll(() => isPlaying(next)).toBe(true);
    expect(await isPlaying(next - 1)).toBe(false);
  }
  await phone.close();
});

test('a page at rest draws nothing for shelves that nobody has come near', { tag: '@long' }, async ({ browser }) => {
  const page = await signedIn(browser, 'member');
  // Other journeys prefer stillness, and then nothing moves anyway.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await expect(page.locator('main .sheen').first()).toBeAttached();
  // What runs for ever takes the moments in which a slow device would show what is personal.
  const running = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect?.getTiming().iterations === Infinity ? ['for ever'] : [])),
    );
  await expect.poll(running).toEqual([]);
  await page.context().close();
});
