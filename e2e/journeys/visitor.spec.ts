import { expect, test } from '@playwright/test';
import { brands } from '../brands.ts';
import { doubled, shownFilms, shownPortraits } from '../shown-films.ts';
import { visit } from '../visit.ts';
import { inGate, isOfGate } from '../walked-brands.ts';

const DESK = { width: 1_440, height: 900 };
/** The question about counting visits takes the foot of the first screen: what begins a film stands above it. */
const FREE_OF_A_DESK = DESK.height - 58;
const PHONE = { width: 390, height: 844 };
/** German asks in the most lines. */
const FREE_OF_A_PHONE = PHONE.height - 86;

for (const brand of brands) {
  const { id, tenant, tour } = brand;
  test.describe(id, () => {
    test.use({ viewport: DESK });

    test(
      'a visitor goes from home over the listing to a video, which is there in German too',
      inGate(isOfGate(brand)),
      async ({ page }) => {
        await visit(page, `${tour}/`);
        await expect(page).toHaveTitle(new RegExp(tenant.name));
        const actions = await page.locator('.front-actions').boundingBox();
        expect(actions && actions.y + actions.height).toBeLessThan(FREE_OF_A_DESK);
        if (tenant.home.hero.shows === 'studios') {
          const studios = page.locator('.front-frame');
          await expect(studios).toHaveCount(tenant.sites.length);
          for (const studio of await studios.all()) await expect(studio).toBeInViewport({ ratio: 1 });
        }
        const films = await shownFilms(page);
        expect(films.length).toBeGreaterThan(20);
        expect(doubled(films)).toEqual([]);
        expect(doubled(await shownPortraits(page))).toEqual([]);
        await visit(page, `${tour}/videos`);
        const card = page.locator('main a[href^="/videos/"]').first();
        const path = await card.getAttribute('href');
        expect(path).toMatch(/^\/videos\/[a-z0-9]+(-[a-z0-9]+)*$/);
        await visit(page, `${tour}${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await visit(page, `${tour}/de${path}`);
        await expect(page.locator('html')).toHaveAttribute('lang', 'de');
        await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).first()).toBeVisible();
        await page.setViewportSize(PHONE);
        const join = await page.locator('.gate-actions a').first().boundingBox();
        expect(join && join.y + join.height).toBeLessThanOrEqual(FREE_OF_A_PHONE);
      },
    );

    test('an address that names nothing answers 404 with a page (D13)', { tag: '@long' }, async ({ page }) => {
      await visit(page, `${tour}/videos/no-such-video-here`, 404);
      await visit(page, `${tour}/no-such-page`, 404);
    });
  });
}

test('a host of nobody is refused (D10)', async ({ request }) => {
  const { tour } = brands[0] ?? { tour: '' };
  const port = new URL(tour).port;
  const response = await request.get(`http://127.0.0.1:${port}/`, { headers: { host: `nobody.localhost:${port}` } });
  expect(response.status()).toBe(421);
  expect(await response.text()).toContain('nobody.localhost');
});

test('a page is drawn once all of it is read', async ({ page }) => {
  for (const path of ['/', '/videos', '/no-such-page']) {
    const html = (await (await page.goto(`${brands[0]?.tour}${path}`))?.text()) ?? '';
    const end = /<link rel="expect" href="#([^"]+)" blocking="render"\/>/.exec(
      html.slice(0, html.indexOf('</head>')),
    )?.[1];
    expect(html.indexOf(`id="${end}"`), path).toBeGreaterThan(html.indexOf('</footer>'));
  }
});
