import { expect, type Page, test } from '@playwright/test';
import { joinByMonth, putQuestionsOff, someone } from '../joining.ts';
import { runOperation } from '../outside/run-operation.ts';
import { press } from '../press.ts';
import { publishFilm } from '../publish-film.ts';
import { walkedSisters } from '../walked-brands.ts';
import { expectStill, watchShifts } from '../watch-shifts.ts';

test.describe.configure({ timeout: 180_000 });

/** Compares searches with what came out as if two minutes had passed: a film is compared once it has settled. */
const compareSearches = () =>
  runOperation('jobs', 'write-search-notices', '--at', new Date(Date.now() + 120_000).toISOString());

/** Goes to the saved searches by the menu of the account. */
async function openSavedSearches(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: 'Your menu' }));
  await page.getByRole('link', { name: 'Saved searches', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved searches' })).toBeVisible();
}

for (const { id, members } of walkedSisters) {
  test(
    `${id}: a search that found nothing is saved, brings a notice of the film that matches, and is deleted and restored`,
    { tag: '@long' },
    async ({ page }) => {
      await putQuestionsOff(page);
      await joinByMonth(page, members, someone('searches'));
      const word = `q${crypto.randomUUID().slice(0, 8)}`;
      const name = `All of ${word}`;
      await page.goto(`${members}/search?q=${word}`);
      await press(page.getByRole('button', { name: 'Notify me of new matches' }));
      const dialog = page.getByRole('dialog', { name: 'Get a notice when a film matches' });
      await expect(dialog.getByRole('checkbox')).toBeChecked();
      await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText(`Saved: ${name}`)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Search saved' })).toBeVisible();
      // The page is there before it is known that the search is saved.
      await watchShifts(page);
      await page.reload();
      await expect(page.getByRole('link', { name: 'Search saved' })).toBeVisible();
      await expectStill(page);

      const title = `A quiet ${word}`;
      await publishFilm({ site: id, title });
      const notice = page.getByRole('listitem').filter({ hasText: title });
      await expect(async () => {
        await compareSearches();
        await page.goto(`${members}/notices`);
        await expect(notice).toBeVisible({ timeout: 5_000 });
      }).toPass();
      await expect(notice).toContainText(name);

      await openSavedSearches(page);
      const saved = page.getByRole('link', { name, exact: true });
      await saved.click();
      await expect(page).toHaveURL(`${members}/search?q=${word}`);
      await expect(page.locator('main article').getByRole('link', { name: title })).toBeVisible();

      await openSavedSearches(page);
      await press(page.getByRole('button', { name: `Delete ${name}` }));
      await expect(saved).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(saved).toBeVisible();
    },
  );
}
