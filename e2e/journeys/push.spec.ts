import { expect, test } from '@playwright/test';
import { brands } from '../brands.ts';
import { signIn } from '../signed-in.ts';

test.describe.configure({ timeout: 180_000 });

/** Two brands of different looks, each with a person of its own. */
const two = brands
  .filter(({ tenant, id }) => tenant.flagship || id === 'slayed')
  .map((brand) => ({ ...brand, person: brand.id === 'slayed' ? 'multi' : 'silver' }));

for (const { id, members, person } of two) {
  // A headless browser has refused its own question from the start.
  test(`${id}: says how to allow push messages where the browser refuses them`, async ({ page }) => {
    await signIn(page, person, members);
    await page.goto(`${members}/notices`);
    const choice = page.getByRole('region', { name: 'Notices on this device' });
    await expect(
      choice.getByText('Your browser doesn’t allow notices from this site.', { exact: false }),
    ).toBeVisible();
    await expect(choice.getByRole('button')).toHaveCount(0);
  });
}
