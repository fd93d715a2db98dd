import { expect, test } from '@playwright/test';
import { isWholeRun } from '@network/testing/effort.ts';
import { brands } from '../brands.ts';
import { joinByMonth, putQuestionsOff, someone } from '../joining.ts';

test.describe.configure({ timeout: 120_000 });

// The header that the edge sends for somebody in Germany, for which this run has a rate.
test.use({ extraHTTPHeaders: { 'x-geo-country': 'DE' } });

for (const { id, members } of brands.filter(({ tenant }) => tenant.sites.length === 1).slice(0, isWholeRun() ? 2 : 1)) {
  test(`the receipt of a charge of ${id} says which tax it includes`, { tag: '@long' }, async ({ page }) => {
    await putQuestionsOff(page);
    await joinByMonth(page, members, someone('taxed'));
    await page.goto(`${members}/account`);
    // The receipts of a membership are behind a line of their own.
    const receipt = page.locator('a[href*="/account/receipts/"]').first();
    await page.goto(new URL((await receipt.getAttribute('href')) ?? '', members).href);
    await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
    await expect(page.getByText('Includes 19% VAT')).toBeVisible();
    await expect(page.getByText('$4.79')).toBeVisible();
    const href = (await page.getByRole('link', { name: 'Save as PDF' }).getAttribute('href')) ?? '';
    expect(await page.evaluate(async (file) => (await fetch(file)).headers.get('content-type'), href)).toBe(
      'application/pdf',
    );
  });
}
