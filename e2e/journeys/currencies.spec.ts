import { expect, test } from '@playwright/test';
import { isWholeRun } from '@network/testing/effort.ts';
import { brands } from '../brands.ts';
import { joinByMonth, putQuestionsOff, someone } from '../joining.ts';

test.describe.configure({ timeout: 120_000 });

/** The demonstration sells in euros on these brands; the second one is walked in torture runs. */
const SOLD_IN_EUROS = isWholeRun() ? ['slayed', 'wifey'] : ['slayed'];

// The header that the edge sends for somebody in France.
test.use({ extraHTTPHeaders: { 'x-geo-country': 'FR' } });

for (const { id, members } of brands.filter((brand) => SOLD_IN_EUROS.includes(brand.id))) {
  test(`${id} is joined in euros, and its receipt is in euros`, { tag: '@long' }, async ({ page }) => {
    await putQuestionsOff(page);
    await page.goto(`${members}/joinnow`);
    await expect(page.getByText('€26.99').first()).toBeVisible();
    await expect(page.getByText(/\$\d/)).toHaveCount(0);
    await joinByMonth(page, members, someone('euros'));
    await page.goto(`${members}/account`);
    // The receipts of a membership are behind a line of their own.
    const receipt = page.locator('a[href*="/account/receipts/"]').first();
    await page.goto(new URL((await receipt.getAttribute('href')) ?? '', members).href);
    await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
    await expect(page.getByText('€26.99').first()).toBeVisible();
  });
}
