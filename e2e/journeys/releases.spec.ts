import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { brands } from '../brands.ts';
import { chunkOf } from '../chunk-of.ts';
import { makeAnotherRelease } from '@network/testing/another-release.ts';
import { startLoneServer } from '../outside/lone-server.ts';
import { runOperation } from '../outside/run-operation.ts';
import { LISTING_CASES } from '../outside/route-cases/listings.ts';
import { PAGE_CASES } from '../outside/route-cases/pages.ts';
import { sendRequest } from '../outside/send-request.ts';
import { press } from '../press.ts';

const brand = brands.find(({ tenant }) => tenant.flagship);
if (!brand) throw new Error('One brand is the flagship.');
const gatewayPort = Number(process.env['E2E_PORT'] ?? '4664') + 1;
const host = new URL(brand.tour).host;

/** Every address of the route cases, without the invalid values. */
const PATHS = [
  ...new Set([...PAGE_CASES, ...LISTING_CASES].filter((each) => !each.isBadInput).map(({ path }) => path)),
];

test(
  'a release that this gateway was not built with is 503 until it is registered, and then as usual',
  { tag: '@long' },
  async () => {
    test.setTimeout(180_000);
    const today = await startLoneServer(brand, gatewayPort);
    const other = await startLoneServer(brand, gatewayPort, undefined, makeAnotherRelease);
    try {
      for (const server of [today, other]) await expect.poll(server.isReady, { timeout: 60_000 }).toBe(true);
      const statuses = async (origin: string) => {
        const found: Record<string, number> = {};
        for (const path of PATHS) found[path] = (await sendRequest(origin, path, { headers: { host } })).status;
        return found;
      };
      const usual = await statuses(today.origin);
      const before = await statuses(other.origin);
      expect(before['/']).toBe(503);
      for (const [path, status] of Object.entries(before))
        expect([path, [usual[path], 503]]).toEqual([path, expect.arrayContaining([status])]);

      const file = join(other.folder, 'documents.json');
      const registered = await runOperation('releases', 'register', brand.id, '--release', 'another', '--file', file);
      expect(registered).toContain(`${brand.id} another is registered`);
      await expect.poll(async () => (await sendRequest(other.origin, '/', { headers: { host } })).status).toBe(200);
      expect(await statuses(other.origin)).toEqual(usual);
      expect(await statuses(today.origin)).toEqual(usual);
    } finally {
      await today.close();
      await other.close();
    }
  },
);

test.describe('a page that is open while its release ends', () => {
  const link = (page: Page, path: string) => page.locator(`header a[href^="${path}"]`).first();

  /** Opens a page. Returns the documents that are loaded from then on. */
  const open = async (page: Page): Promise<readonly string[]> => {
    const documents: string[] = [];
    await page.goto(`${brand.tour}/categories`);
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    return documents;
  };

  test('is loaded as a document by the next navigation, once', { tag: '@long' }, async ({ page }) => {
    const documents = await open(page);
    let calls = 0;
    const body = JSON.stringify({ errors: [{ message: 'unknown', extensions: { code: 'DOCUMENT_UNKNOWN' } }] });
    await page.route('**/graphql', (route) => {
      calls += 1;
      return route.fulfill({ status: 503, contentType: 'application/json', body });
    });
    await press(link(page, '/videos'));
    await expect.poll(() => documents).toEqual([`${brand.tour}/videos`]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Videos/);
    expect(calls).toBeGreaterThan(0);

    await press(link(page, '/performers'));
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
    expect(documents).toHaveLength(1);
  });

  test('is loaded as a document where a chunk is gone, once', { tag: '@long' }, async ({ page }) => {
    const documents = await open(page);
    // The chunk is gone at every address at which it is asked for.
    await page.route(`**/${chunkOf(brand.id, 'videos/screens/videos-page.tsx')}*`, (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    await press(link(page, '/videos'));
    await expect.poll(() => documents).toEqual([`${brand.tour}/videos`]);
    await expect(page.getByText('That was not in the script.')).toBeVisible();
    expect(documents).toHaveLength(1);
  });
});
