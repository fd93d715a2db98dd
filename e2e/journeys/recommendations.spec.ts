import { expect, test } from '@playwright/test';
import { press } from '../press.ts';
import { members, signedIn } from '../signed-in.ts';

test.describe.configure({ timeout: 180_000 });

test('K15 a member goes on with what is recommended, which is counted, and leads to more of it', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'member');
  await page.goto(`${members}/recommended-videos`);
  const films = page.locator('main article');
  const shown = await films.count();
  await press(page.getByRole('button', { name: 'Show more' }));
  await expect.poll(() => films.count()).toBeGreaterThan(shown);

  const counted = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/recommendations-tracking');
  const learned = page.waitForResponse((answer) => new URL(answer.url()).pathname.includes('/detailviews/'));
  await press(films.first().getByRole('link').first());
  await expect(page).toHaveURL(/\/videos\/[a-z0-9-]+\?ujc=[a-z]+-grid$/);
  expect((await counted).status()).toBe(204);
  const telling = await learned;
  expect(telling.ok()).toBe(true);
  expect(telling.request().postDataJSON()).toMatchObject({ recommId: expect.stringMatching(/\w{8}/) });

  const shelf = page.getByRole('region', { name: 'Watched by those who watched this' });
  await shelf.scrollIntoViewIfNeeded();
  await expect(shelf.getByRole('link').first()).toBeVisible();
  await page.context().close();
});

test('R48 reels play one after the other by keys, and say what was seen', async ({ browser }) => {
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
  await page.context().close();
});
