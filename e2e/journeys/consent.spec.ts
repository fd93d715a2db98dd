import { expect, type Locator, type Page, test } from '@playwright/test';
import { findHiddenFocus } from '@network/testing/page-looks/find-hidden-focus.ts';
import { brands } from '../brands.ts';
import { atHome, CARDS, giveCard, someone, startToJoin } from '../joining.ts';
import { press, untilHydrated } from '../press.ts';
import { visit } from '../visit.ts';
import { expectStill, watchShifts } from '../watch-shifts.ts';

/** A phone, whose first screen has the question at its foot. */
const PHONE = { width: 390, height: 844 };

const [brand] = brands.filter(({ id }) => id === 'vixen');
if (!brand) throw new Error('The journey needs its brand');

/**
 * The events that the page's host received. The page's clock is controlled by the journey, so that no event waits
 * unsent.
 */
async function listen(page: Page): Promise<string[]> {
  const events: string[] = [];
  await page.clock.install();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/measurements') events.push(request.postData() ?? '');
  });
  return events;
}

/** Stays on a hydrated page until its events would have been sent. */
async function dwell(page: Page): Promise<void> {
  await untilHydrated(page.locator('main'));
  // The sender is a separate chunk.
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(10_000);
}

test.describe('being measured', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('K12 refused, nothing is sent, and the question does not return', async ({ page }) => {
    const events = await listen(page);
    await visit(page, `${brand.tour}/`);
    const banner = page.getByRole('complementary', { name: 'Measuring visits' });
    await press(banner.getByRole('button', { name: 'Decline' }));
    await expect(banner).toBeHidden();
    await visit(page, `${brand.tour}/videos`);
    await expect(banner).toBeHidden();
    // Nor on the brand's other host.
    await visit(page, `${brand.members}/joinnow`);
    await expect(banner).toBeHidden();
    await dwell(page);
    await page.goto('about:blank');
    expect(events).toEqual([]);
  });

  test('an answer leaves the way to what was bought, which moves no page', async ({ page }) => {
    await watchShifts(page);
    const cookie = { name: 'outgoing_upsell_oneclick_success', value: 'https%3A%2F%2Fpartner.example%2Fin' };
    await page.context().addCookies([{ ...cookie, url: brand.tour }]);
    await visit(page, `${brand.tour}/deals`);
    const bought = page.getByRole('complementary', { name: 'Your last purchase' });
    await press(page.getByRole('button', { name: 'Decline' }));
    await expect(bought.getByRole('link', { name: 'Open' })).toHaveAttribute('href', 'https://partner.example/in');
    await visit(page, `${brand.tour}/deals`);
    await expect(bought).toBeVisible();
    await expectStill(page);
  });

  test('K12 accepted, page views are sent without the person, until consent is withdrawn', async ({ page }) => {
    const events = await listen(page);
    await visit(page, `${brand.tour}/`);
    const accepted = page.waitForResponse((response) => new URL(response.url()).pathname === '/measurements');
    await press(page.getByRole('button', { name: 'Accept' }));
    expect((await accepted).status()).toBe(202);
    expect(events.join()).toContain('"pageView"');
    await visit(page, `${brand.tour}/privacy`);
    const choice = page.getByRole('region', { name: 'Your choice' });
    await expect(choice).toContainText('Your visits are counted');
    await press(choice.getByRole('button', { name: 'Decline' }));
    await expect(choice).toContainText('Your visits are not counted');
    events.length = 0;
    await visit(page, `${brand.tour}/videos`);
    await dwell(page);
    await page.goto('about:blank');
    expect(events).toEqual([]);
  });

  test('K12 a dead host of the measurements holds up no way to joining', { tag: '@long' }, async ({ page }) => {
    await page.route('**/measurements', () => undefined);
    await visit(page, `${brand.tour}/`);
    await press(page.getByRole('button', { name: 'Accept' }));
    await press(page.getByRole('banner').getByRole('link', { name: 'Join', exact: true }));
    await expect(page).toHaveURL(/\/joinnow\?/, { timeout: 10_000 });
  });

  test('K12 without scripts the choice is a form that leads back', { tag: '@long' }, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, storageState: { cookies: [], origins: [] } });
    const page = await context.newPage();
    await page.goto(`${brand.tour}/videos`);
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page).toHaveURL(`${brand.tour}/videos`);
    await expect(page.getByRole('button', { name: 'Decline' })).toBeHidden();
    await context.close();
  });

  test('K12 Global Privacy Control is an answer', { tag: '@long' }, async ({ browser }) => {
    const context = await browser.newContext({
      extraHTTPHeaders: { 'sec-gpc': '1' },
      storageState: { cookies: [], origins: [] },
    });
    const page = await context.newPage();
    const events = await listen(page);
    await page.goto(`${brand.tour}/privacy`);
    await expect(page.getByRole('region', { name: 'Your choice' })).toContainText('Global Privacy Control');
    await expect(page.getByRole('button', { name: 'Accept' })).toBeHidden();
    await dwell(page);
    await page.goto('about:blank');
    expect(events).toEqual([]);
    await context.close();
  });
});

test.describe('the first screen of a phone', () => {
  test.use({ storageState: { cookies: [], origins: [] }, viewport: PHONE });

  for (const { id, tour } of brands) {
    test(
      `${id}: the question hides no button of the hero, and no strip follows its answer`,
      { tag: '@long' },
      async ({ page }) => {
        await visit(page, `${tour}/`);
        const strips = page.locator('.site-strips :is(aside, section):visible');
        await expect(strips).toHaveCount(1);
        const question = await strips.boundingBox();
        const actions = await page.locator('.front-actions').boundingBox();
        expect(actions && actions.y + actions.height).toBeLessThanOrEqual(question?.y ?? 0);
        // What is focused keeps clear of the strips, and of none that are hidden.
        const roomOfFocus = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBottom);
        expect(await roomOfFocus()).not.toBe('auto');
        await press(page.getByRole('button', { name: 'Decline' }));
        await expect(strips).toHaveCount(0);
        expect(await roomOfFocus()).toBe('auto');
      },
    );
  }
});

/** Expects that the question is open and covers nothing of a button, without any scrolling. */
async function expectAbove(button: Locator): Promise<void> {
  const page = button.page();
  await expect(button, page.url()).toBeVisible();
  const [box, over] = [await button.boundingBox(), await page.locator('.site-strips aside').boundingBox()];
  expect.soft(box && box.y + box.height, page.url()).toBeLessThanOrEqual(over?.y ?? 0);
}

/** Prefixes of the addresses of the tour in each language. */
const LANGUAGES = ['', '/de', '/es'] as const;

test.describe('the buttons of a phone', () => {
  test.use({ storageState: { cookies: [], origins: [] }, viewport: PHONE });

  for (const { id, tour, members } of brands) {
    test(
      `${id}: the question hides none that plays or joins on the page of a film, in any language, and none that joins`,
      { tag: '@long' },
      async ({ page }) => {
        const main = page.locator('main');
        const question = page.locator('.site-strips aside');
        await visit(page, `${tour}/videos`);
        const film = await main.locator('a[href^="/videos/"]').first().getAttribute('href');
        for (const language of LANGUAGES) {
          await visit(page, `${tour}${language}${film}`);
          await expectAbove(main.locator('.film-part-stage button').first());
          await expectAbove(main.locator('.gate-actions a').first());
        }

        await visit(page, `${members}/joinnow`);
        await expect(question).toBeVisible();
        const join = main.getByRole('button', { name: /Continue/ });
        await untilHydrated(join);
        await join.focus();
        await expect(join).toBeInViewport({ ratio: 1 });
        await expectAbove(join);
      },
    );
  }

  test(
    'the question hides none that goes in after joining, that upgrades a trial, and that leads to the film from its trailer',
    { tag: '@long' },
    async ({ page }) => {
      const { members } = brand;
      await startToJoin(page, members, /-day trial/, someone('phone-trial'));
      await giveCard(page, CARDS.approves);
      await page.waitForURL(/\/_upgrademembership\?/);
      await expectAbove(page.getByRole('button', { name: /Upgrade for/ }));
      const keep = page.getByRole('button', { name: 'Continue with the trial' });
      await expectAbove(keep);
      await press(keep);
      await atHome(page);

      await page.context().clearCookies();
      await startToJoin(page, members, /1 month/, someone('phone'));
      await giveCard(page, CARDS.approves);
      await page.waitForURL(/\/_signupsuccess\?/);
      const goIn = page.getByRole('button', { name: 'Start watching' });
      await expectAbove(goIn);
      await press(goIn);
      await atHome(page);

      await visit(page, `${members}/videos`);
      const film = await page.locator('main a[href^="/videos/"]').first().getAttribute('href');
      await visit(page, `${members}${film?.replace('/videos/', '/trailer/')}`);
      await expectAbove(page.locator('main').getByRole('link', { name: 'Watch the full film' }));
    },
  );
});

test('join at 400 % leaves room for its fields between header and question', { tag: '@long' }, async ({ browser }) => {
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    viewport: { width: 320, height: 256 },
  });
  const page = await context.newPage();
  await visit(page, `${brand.members}/joinnow`);
  await untilHydrated(page.locator('main'));
  expect(await page.evaluate(findHiddenFocus)).toEqual([]);
  const email = page.getByLabel(/Email/).first();
  await email.focus();
  await expect(email).toBeInViewport({ ratio: 1 });
  await context.close();
});
