import { expect, type Page, test } from '@playwright/test';
import { forThisWalk } from '../for-this-walk.ts';
import { joinByMonth, putQuestionsOff, someone } from '../joining.ts';
import { press } from '../press.ts';
import { members, signIn } from '../signed-in.ts';
import { walkedBrands } from '../walked-brands.ts';

test.describe.configure({ timeout: 120_000 });

/** The page of a film of the listing; the same film for the same position in the same run. */
async function openFilm(page: Page, place: number, host = members): Promise<void> {
  await page.goto(`${host}/videos?page=4`);
  const path = await page
    .locator('main h2 a[href^="/videos/"]')
    .nth(forThisWalk(place, place + 6))
    .getAttribute('href');
  await page.goto(`${host}${path}`);
}

test(
  'R26 a member adds a film to the favorites, finds it there, removes it and undoes that',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'multi');
    await openFilm(page, 0);
    const heart = page.locator('main .film-actions').getByRole('button', { name: /^Favorite: / });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    const name = (await heart.getAttribute('aria-label')) ?? '';
    await press(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('was added to your favorites.')).toBeVisible();

    await page.goto(`${members}/favorites/videos`);
    const savedButton = page.getByRole('button', { name, exact: true });
    await expect(savedButton).toHaveAttribute('aria-pressed', 'true');
    await press(savedButton);
    await expect(savedButton).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(savedButton).toHaveAttribute('aria-pressed', 'true');
  },
);

for (const { id, members: host } of walkedBrands) {
  test(
    `${id}: M12 C17 a member downloads a film in two sizes as one download, and finds it in the list of downloads`,
    { tag: '@long' },
    async ({ page }) => {
      // What is left is the account's on every brand.
      await putQuestionsOff(page);
      await joinByMonth(page, host, someone('downloads'));
      await openFilm(page, 1, host);
      await press(page.getByRole('button', { name: 'Download', exact: true }));
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('60 of 60 downloads left')).toBeVisible();
      for (const size of ['720p', '480p']) {
        const begun = page.waitForEvent('download');
        await dialog.getByRole('button', { name: new RegExp(`^Download ${size}`) }).click();
        expect((await begun).suggestedFilename()).toMatch(new RegExp(`^${id}-[a-z0-9-]+-${size}\\.mp4$`));
        await expect(dialog.getByText('59 of 60 downloads left')).toBeVisible();
      }
      const title = (await page.locator('main h1').textContent()) ?? '';
      await page.goto(`${host}/downloads`);
      await expect(page.getByRole('button', { name: `Download ${title}`, exact: true })).toBeVisible();
      await expect(page.getByRole('progressbar', { name: '59 of 60 left' })).toBeVisible();
    },
  );
}

test('E09 a member without downloads left reads that, and gets no file', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'quota');
  await openFilm(page, 2);
  await press(page.getByRole('button', { name: 'Download', exact: true }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('You have used all 60 downloads for this period.');
  await expect(dialog.getByRole('button', { name: /^Download 720p/ })).toBeDisabled();
});
