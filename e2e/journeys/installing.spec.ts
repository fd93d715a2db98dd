import { expect, test } from '@playwright/test';
import { visit } from '../visit.ts';
import { walkedBrands } from '../walked-brands.ts';

test.use({ serviceWorkers: 'allow' });

interface Manifest {
  readonly name: string;
  readonly icons: readonly { readonly src: string }[];
  readonly share_target: { readonly action: string; readonly params: { readonly text: string } };
}

for (const { id, tenant, tour } of walkedBrands) {
  test(`${id}: can be installed, and says in its own looks that there is no connection`, async ({ page, context }) => {
    await visit(page, `${tour}/`);
    const address = await page.locator('link[rel="manifest"]').getAttribute('href');
    const installed = await page.evaluate(async (href) => {
      const { name, icons, share_target: share } = (await (await fetch(href)).json()) as Manifest;
      const answers = await Promise.all(icons.map(({ src }) => fetch(src)));
      return { name, share, icons: answers.map(({ status, headers }) => `${status} ${headers.get('content-type')}`) };
    }, address ?? '');
    const { share, ...shown } = installed;
    expect(shown).toEqual({ name: tenant.name, icons: ['200 image/png', '200 image/png', '200 image/png'] });

    // The system opens this address for a text that is shared with the app.
    const shared = new URL(share.action, tour);
    shared.searchParams.set(share.params.text, 'slow light');
    await visit(page, shared.href);
    await expect(page.locator('main').getByRole('searchbox')).toHaveValue('slow light');

    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    // The page without a connection loads itself again, which would end the wait for its first load.
    await page.goto(`${tour}/videos`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'You are offline.' })).toBeVisible();
    await expect(page.getByRole('img', { name: tenant.name })).toHaveAttribute('src', /^data:image\/svg/);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);

    // It loads the page that was opened by itself.
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline.');
    await expect(page).toHaveURL(`${tour}/videos`);
  });
}
