import { expect, test } from '@playwright/test';
import { signIn } from '../signed-in.ts';
import { walkedBrands } from '../walked-brands.ts';

test.describe.configure({ timeout: 180_000 });

/** Each brand has a person of its own. */
const PEOPLE: Readonly<Record<string, string>> = { vixen: 'silver', slayed: 'multi', tushy: 'member' };

for (const { id, members } of walkedBrands) {
  // A headless browser has refused its own question from the start.
  test(`${id}: says how to allow push messages where the browser refuses them`, { tag: '@long' }, async ({ page }) => {
    await signIn(page, PEOPLE[id] ?? '', members);
    await page.goto(`${members}/notices`);
    const choice = page.getByRole('region', { name: 'Notices on this device' });
    await expect(
      choice.getByText('Your browser doesn’t allow notices from this site.', { exact: false }),
    ).toBeVisible();
    await expect(choice.getByRole('button')).toHaveCount(0);
  });
}
