import { expect, test } from '@playwright/test';
import { brands } from '../brands.ts';
import { NEW_PASSWORD, someone } from '../joining.ts';
import { press } from '../press.ts';
import { visit } from '../visit.ts';

/** The flagship has facets and every collection. */
const flagships = brands.filter(({ tenant }) => tenant.flagship);

for (const { id, tour, members } of flagships) {
  test(
    `${id}: facets are chosen together, shown, and taken back one by one (M20, M21)`,
    { tag: '@long' },
    async ({ page }) => {
      await visit(page, `${tour}/videos`);
      await press(page.getByRole('button', { name: 'All filters' }));
      const filters = page.getByRole('dialog', { name: 'All filters' });
      await filters.getByRole('group', { name: 'Hair' }).getByText('Red').click();
      await filters.getByRole('group', { name: 'Length' }).getByText('Over 40 min').click();
      await filters.getByRole('button', { name: 'Show results' }).click();
      await expect(page).toHaveURL(/length=long/);
      await page.getByRole('button', { name: '2 filters' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove Red hair' }).click();
      await expect(page).toHaveURL(/\/videos\?length=long$/);
    },
  );

  test(`${id}: without scripts, facets are links`, { tag: '@long' }, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await visit(page, `${tour}/videos`);
    await page
      .getByRole('link', { name: /^Hotel Rooms|^Rain|^Neon/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/videos\?categories=/);
    await page.getByText('All filters').click();
    await page.getByRole('link', { name: /^Over 40 min/ }).click();
    await expect(page).toHaveURL(/categories=.*length=long/);
    await expect(page.locator('main article').first()).toBeVisible();
    await page.close();
  });

  test(
    `${id}: without scripts a visitor pages, reads, searches, and joins up to the payment page`,
    { tag: '@long' },
    async ({ browser }) => {
      const page = await browser.newPage({ javaScriptEnabled: false });
      await visit(page, `${tour}/videos`);
      await page.getByRole('link', { name: 'Page 2', exact: true }).click();
      await expect(page).toHaveURL(/\/videos\?page=2$/);
      await page.locator('main article a[href^="/videos/"]').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('region', { name: 'About this film' })).toBeVisible();
      await expect(page.getByText('Playback requires JavaScript')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Play the trailer/ })).toBeHidden();
      const search = page.getByRole('search').first();
      await search.getByRole('searchbox').fill('night');
      await search.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/\/search\?q=night/);
      await expect(page.locator('main article').first()).toBeVisible();
      await visit(page, `${members}/joinnow`);
      const form = page.locator('form:has(input[name="password"])');
      await form.getByLabel(/Email/).fill(someone('scriptless'));
      await form.getByLabel(/Password/).fill(NEW_PASSWORD);
      await form.getByRole('button', { name: /Continue/ }).click();
      await expect(page).toHaveURL(/\/biller\/pay\//);
      await page.close();
    },
  );

  test(`${id}: the collections lead into its library (R06, R44, R46)`, { tag: '@long' }, async ({ page }) => {
    for (const [path, link] of [
      ['/toprated', /^\/videos\/[a-z0-9-]+$/],
      ['/showcases', /^\/showcase\/[a-z0-9-]+$/],
      ['/angels', /^\/angels\/[a-z0-9-]+$/],
    ] as const) {
      await visit(page, `${tour}${path}`);
      const hrefs = await page.locator('main a').evaluateAll((links) => links.map((each) => each.getAttribute('href')));
      const found = hrefs.find((href) => href !== null && link.test(href));
      expect(found, path).toBeDefined();
      await visit(page, `${tour}${found}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
}
