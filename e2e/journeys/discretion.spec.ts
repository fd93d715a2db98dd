import { expect, test } from '@playwright/test';
import { QUICK_EXIT_ADDRESS } from '@network/tenant/constants.ts';
import { untilHydrated } from '../press.ts';
import { signIn } from '../signed-in.ts';
import { walkedBrands } from '../walked-brands.ts';

interface Installed {
  readonly name: string;
  readonly icons: readonly { readonly src: string }[];
}

// It belongs to the browser, so that one person may choose it on all brands at once.
for (const { id, tenant, members } of walkedBrands) {
  test(
    `${id}: a discreet browser names no brand in its tab, and leaves by two presses of Escape`,
    { tag: '@long' },
    async ({ page }) => {
      await page.route(`${QUICK_EXIT_ADDRESS}**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }),
      );
      await signIn(page, 'member', members);
      await page.goto(`${members}/account/profile`);
      await expect(page).toHaveTitle(new RegExp(tenant.name));
      const choice = page.getByRole('switch', { name: 'Discreet on this device' });
      await untilHydrated(choice);
      await choice.check({ force: true });
      await expect(page.getByText('Discreet mode is on for this browser.')).toBeVisible();
      await expect(page).toHaveTitle('Home');
      // Nor does an app that is installed from here.
      const installed = await page.evaluate(async () => {
        const linked = (rel: string) => document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`)?.href ?? '';
        const manifest = (await (await fetch(linked('manifest'))).json()) as Installed;
        const icons = await Promise.all(
          [linked('apple-touch-icon'), ...manifest.icons.map(({ src }) => src)].map((src) => fetch(src)),
        );
        return { name: manifest.name, icons: icons.map(({ status, url }) => `${status} ${new URL(url).pathname}`) };
      });
      expect(installed.name).toBe('Home');
      expect(installed.icons).toHaveLength(4);
      for (const icon of installed.icons) expect(icon).toMatch(/^200 \/app-neutral-[a-z0-9-]+\.png$/);

      await page.goto(`${members}/videos`);
      await expect(page).toHaveTitle('Home');
      await untilHydrated(page.locator('main a').first());
      // A busy machine may bring the two presses too far apart.
      await expect(async () => {
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await expect(page.getByText('Elsewhere')).toBeVisible({ timeout: 2_000 });
      }).toPass();

      await page.goto(`${members}/account/profile`);
      await untilHydrated(choice);
      await choice.uncheck({ force: true });
      await expect(page).toHaveTitle(new RegExp(tenant.name));
    },
  );
}
