import { expect, type Page, test } from '@playwright/test';
import type { BrandWords } from '@network/tenant/brand-words.ts';
import { atHome, CARDS, giveCard, NEW_PASSWORD, putQuestionsOff, someone } from '../joining.ts';
import { press, untilHydrated } from '../press.ts';
import { fillSignIn } from '../signed-in.ts';
import { walkedBrands } from '../walked-brands.ts';

const mailbox = `http://localhost:${Number(process.env['E2E_PORT'] ?? '4664') + 2}/mail.json`;

test.describe.configure({ timeout: 180_000 });
test.use({ locale: 'de-DE' });

/** The brand's own words, from the file that the build reads. */
async function germanWords(id: string): Promise<BrandWords> {
  const file = new URL(`../../apps/${id}/words/de.ts`, import.meta.url).href;
  return ((await import(file)) as { default: BrandWords }).default;
}

for (const { id, tour: host } of walkedBrands) {
  test(
    `${id}: a visitor is offered their language in one line, which they put away or follow`,
    { tag: '@long' },
    async ({ page, browser }) => {
      const offer = (on: Page) => on.getByRole('complementary', { name: 'Sprache' });
      await page.goto(`${host}/videos`, { waitUntil: 'load' });
      await offer(page).getByRole('button', { name: 'Ausblenden' }).click();
      await expect(offer(page)).toHaveCount(0);
      await page.goto(host);
      await untilHydrated(page.locator('main'));
      await expect(offer(page)).toHaveCount(0);

      const another = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();
      await another.goto(`${host}/videos`, { waitUntil: 'load' });
      // One strip at a time: the question about measuring comes first.
      await expect(offer(another)).toBeHidden();
      await press(
        another.getByRole('complementary', { name: 'Measuring visits' }).getByRole('button', { name: 'Decline' }),
      );
      await press(another.getByRole('banner').getByRole('link', { name: 'Categories' }));
      await another.waitForURL(`${host}/categories`);
      // No second strip follows an answer in that visit, in no other document either.
      await expect(offer(another)).toBeHidden();
      await another.reload({ waitUntil: 'load' });
      await expect(another.locator('.language-offer')).toBeAttached();
      await expect(offer(another)).toBeHidden();
      // Another visit.
      await another.context().clearCookies({ name: 'answered' });
      await another.reload({ waitUntil: 'load' });
      await offer(another).getByRole('link', { name: 'Diese Seite auf Deutsch lesen' }).click();
      await another.waitForURL(`${host}/de/categories`);
      await expect(offer(another)).toHaveCount(0);
      await another.context().close();
    },
  );
}

for (const { id, tenant, tour, members } of walkedBrands) {
  test(
    `${id}: a visitor reads German, joins in it and gets German mail, and a member changes to Spanish`,
    { tag: '@long' },
    async ({ page }) => {
      const scripts = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
      });
      const language = () => page.evaluate(() => document.documentElement.lang);

      // On a tour host the address decides, whatever the browser prefers.
      await page.goto(tour, { waitUntil: 'load' });
      expect(await language()).toBe('en');
      expect([...scripts].filter((path) => /\/(?:de|es)-/.test(path))).toEqual([]);
      await press(page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }));
      await page.waitForURL(`${tour}/de/`);
      const words = await germanWords(id);
      await expect(page).toHaveTitle(`${tenant.name} — ${words.copy.tagline}`);
      await untilHydrated(page.locator('main'));
      await expect(page.getByRole('heading', { name: words.home.rows.latest ?? '', exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: words.home.words.join ?? '', exact: true })).toBeVisible();
      await page.goto(`${tour}/de/videos`, { waitUntil: 'load' });
      await press(page.locator('main a[href^="/de/videos/"]').first());
      await page.waitForURL(/\/de\/videos\/[\w-]+$/);
      await expect(page.getByRole('heading', { name: 'Den ganzen Film ansehen.' })).toBeVisible();

      const email = someone('deutsch');
      await page.getByRole('link', { name: 'Mitglied werden' }).first().click();
      await page.waitForURL(`${members}/joinnow**`);
      await putQuestionsOff(page);
      await untilHydrated(page.getByLabel(/E-Mail/));
      await page
        .getByRole('radio', { name: /1 Monat/ })
        .first()
        .check({ force: true });
      await page.getByLabel(/E-Mail/).fill(email);
      await page
        .getByLabel(/Passwort/)
        .first()
        .fill(NEW_PASSWORD);
      await press(page.getByRole('button', { name: 'Weiter zur Zahlung' }));
      await page.waitForURL(/\/biller\/pay\//);
      await giveCard(page, CARDS.approves);
      await page.waitForURL(/\/_signupsuccess\?/);
      await press(page.getByRole('button', { name: 'Jetzt ansehen' }));
      await atHome(page);

      const subjects = async (): Promise<readonly string[]> => {
        const response = await fetch(`${mailbox}?to=${encodeURIComponent(email)}`);
        return ((await response.json()) as readonly { readonly subject: string }[]).map(({ subject }) => subject);
      };
      await expect(async () => expect(await subjects()).toContain(`Willkommen bei ${tenant.name}`)).toPass();

      await page.goto(`${members}/account/profile`, { waitUntil: 'load' });
      const choice = page.getByRole('combobox', { name: 'Sprache' });
      await untilHydrated(choice);
      await choice.selectOption('es');
      await expect(page.getByRole('heading', { name: 'Tu cuenta' })).toBeVisible();
      expect([await language(), new URL(page.url()).search]).toEqual(['es', '']);

      // A browser that prefers German follows the account, once its owner signs in.
      const other = await (await page.context().browser()?.newContext({ locale: 'de-DE' }))?.newPage();
      if (!other) throw new Error('There is no other browser');
      await other.goto(`${members}/login`);
      expect(await other.evaluate(() => document.documentElement.lang)).toBe('de');
      await fillSignIn(other, email, NEW_PASSWORD);
      await other.waitForURL(`${members}/**`);
      expect(await other.evaluate(() => document.documentElement.lang)).toBe('es');

      // A language that is chosen there by a link is the account's, and reaches the first browser with its next renewal.
      await press(other.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }));
      await expect.poll(() => other.evaluate(() => document.documentElement.lang)).toBe('de');
      await page.evaluate(() => fetch('/refresh'));
      await page.goto(`${members}/account/profile`, { waitUntil: 'load' });
      expect(await language()).toBe('de');
      await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de');
    },
  );
}
