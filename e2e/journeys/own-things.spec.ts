import { expect, type Page, test } from '@playwright/test';
import { forThisWalk } from '../for-this-walk.ts';
import { atHome, CARDS, giveCard, NEW_PASSWORD, openPaymentPage, someone } from '../joining.ts';
import { playFilm } from '../play-film.ts';
import { press } from '../press.ts';
import { fillSignIn, members, signedIn } from '../signed-in.ts';
import { walkedBrands } from '../walked-brands.ts';

// The tests run in order, because a person has one history on all brands.
test.describe.configure({ timeout: 180_000, mode: 'default' });

/** Watches the nth film of a list until its position is saved. Answers its title. */
async function watchFilm(page: Page, list: string, index: number): Promise<string> {
  await playFilm(page, list, index);
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes('SavePlaybackPosition') ?? false,
  );
  await page
    .locator('video')
    .first()
    .evaluate((element: HTMLVideoElement) => element.pause());
  await saved;
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
}

for (const { id, members: host } of walkedBrands) {
  test(
    `${id}: a member puts a film aside, pauses and clears the history, and takes their data along`,
    { tag: '@long' },
    async ({ browser }) => {
      const page = await signedIn(browser, 'member', host);
      await page.goto(`${host}/videos?page=3`);
      const card = page.locator('main article').nth(forThisWalk(2, 5));
      const title = (await card.getByRole('heading').textContent()) ?? '';
      const later = card.getByRole('button', { name: `Watch later: ${title}` });
      await press(later);
      await expect(later).toHaveAttribute('aria-pressed', 'true');
      await page.goto(`${host}/watch-later`);
      await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(1);

      const films = `${host}/videos?page=5`;
      await watchFilm(page, films, 1);
      await page.goto(`${host}/history`);
      await press(page.getByRole('button', { name: 'Clear all' }));
      await page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).click();
      await expect(page.getByText('Nothing watched yet.')).toBeVisible();
      await page.getByRole('button', { name: 'Pause' }).click();
      await expect(page.getByText('Your history is paused: nothing new is recorded.')).toBeVisible();
      await watchFilm(page, films, 2);
      await page.goto(`${host}/history`);
      await expect(page.getByText('Nothing watched yet.')).toBeVisible();
      await press(page.getByRole('button', { name: 'Resume' }));
      await expect(page.getByText('Your history is on again.')).toBeVisible();
      const recorded = await watchFilm(page, films, 2);
      await page.goto(`${host}/history`);
      await expect(page.getByRole('article').filter({ hasText: recorded })).toHaveCount(1);
      await press(page.getByRole('button', { name: 'Remove this day: Today' }));
      await expect(page.getByText('Nothing watched yet.')).toBeVisible();
      await press(page.getByRole('button', { name: 'Undo' }));
      await expect(page.getByRole('region', { name: 'Today' }).getByRole('article')).toHaveCount(1);

      await page.goto(`${host}/account/privacy`);
      const file = page.waitForEvent('download');
      await press(page.getByRole('button', { name: 'Download my data' }));
      const chunks: string[] = [];
      for await (const chunk of await (await file).createReadStream()) chunks.push(String(chunk));
      expect(JSON.stringify(JSON.parse(chunks.join('')))).toContain('member@demo.example');
      await page.context().close();
    },
  );
}

test('a deleted account is gone for good: its password opens nothing any more', { tag: '@long' }, async ({ page }) => {
  const email = someone('leaving');
  const password = NEW_PASSWORD;
  await openPaymentPage(page, members, { biller: 'rocketgate', email, password });
  await giveCard(page, CARDS.approves);
  await page.waitForURL(/\/_signupsuccess\?/);
  await press(page.getByRole('button', { name: 'Start watching' }));
  await atHome(page);

  await page.goto(`${members}/account/privacy`);
  // The question about emails is for another day.
  await press(page.getByRole('button', { name: /^Delete my account/ }));
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const submit = dialog.getByRole('button', { name: 'Delete permanently' });
  await dialog.getByLabel('Your password').fill('Wrong1password');
  await dialog.getByRole('checkbox').check({ force: true });
  await submit.click();
  await expect(dialog.getByText('This password is incorrect.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(password);
  await submit.click();
  await page.getByRole('dialog', { name: 'Your account is deleted' }).getByRole('button').last().click();

  await page.goto(`${members}/login`);
  await fillSignIn(page, email, password);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('input[name="password"]')).toBeVisible();
});
