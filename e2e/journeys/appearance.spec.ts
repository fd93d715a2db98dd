import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { isWholeRun } from '@network/testing/effort.ts';
import { brands } from '../brands.ts';
import { expectStill, watchShifts } from '../watch-shifts.ts';
import { untilHydrated } from '../press.ts';
import { signIn } from '../signed-in.ts';

const withLight = brands.filter(({ tenant }) => tenant.hasLightAppearance);
const root = (page: Page) => page.locator('html');
/** The ground of `libs/ui/styles/paper.css`. */
const PAPER = 'rgb(247, 246, 243)';
const choice = (page: Page) => page.locator('footer').getByLabel('Appearance');
const contrastProblems = async (page: Page) =>
  (await new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']).analyze()).violations.flatMap(
    ({ nodes }) => nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`),
  );

test(
  'three brands or more have a light appearance, and the others say nothing of one',
  { tag: '@long' },
  async ({ page }) => {
    expect(withLight.length).toBeGreaterThanOrEqual(3);
    const other = brands.find(({ tenant }) => !tenant.hasLightAppearance);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(other?.tour ?? '');
    await expect(root(page)).not.toHaveAttribute('data-appearance');
    await expect(choice(page)).toHaveCount(0);
  },
);

const dark = brands.filter(({ tenant }) => !tenant.hasLightAppearance);
for (const { id, tour, members } of dark.slice(0, isWholeRun() ? dark.length : 1)) {
  test(
    `${id}: what is read is on paper where the system is light, and the home stays dark`,
    { tag: '@long' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const problems: string[] = [];
      const read = async (url: string) => {
        await page.goto(url);
        expect.soft(await ground(), url).toBe(PAPER);
        problems.push(...(await contrastProblems(page)).map((problem) => `${new URL(url).pathname}: ${problem}`));
      };
      await page.goto(tour);
      expect(await ground()).not.toBe(PAPER);
      for (const path of ['/terms', '/privacy']) await read(tour + path);
      await signIn(page, 'silver', members);
      for (const path of ['/account', '/account/profile', '/account/payment']) await read(members + path);
      expect(problems).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await expect.poll(ground).not.toBe(PAPER);
    },
  );
}

for (const { id, tour, members } of withLight.slice(0, isWholeRun() ? withLight.length : 1)) {
  test(
    `${id}: a visitor sees it as their system, chooses, and finds the choice on every page before it is painted`,
    { tag: '@long' },
    async ({ page }) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      await watchShifts(page);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(tour);
      await expect(root(page)).toHaveAttribute('data-appearance', 'light');
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const light = await ground();
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await expect.poll(ground).not.toBe(light);
      await untilHydrated(choice(page));
      await choice(page).selectOption('light');
      await expect.poll(ground).toBe(light);
      await expectStill(page);
      // What the very first style of the next document says, before any of its scripts but the one in the head has run.
      await page.addInitScript(() => {
        new MutationObserver((_changes, observer) => {
          if (!document.body) return;
          observer.disconnect();
          sessionStorage.setItem('first', document.documentElement.dataset['appearance'] ?? 'none');
        }).observe(document, { childList: true, subtree: true });
      });
      await page.goto(`${tour}/videos`);
      expect(await page.evaluate(() => sessionStorage.getItem('first'))).toBe('light');
      expect(await ground()).toBe(light);
      await expect(choice(page)).toHaveValue('light');
      await expectStill(page);
      // The choice holds on the other host of the brand, too.
      await page.goto(`${members}/terms`);
      await expect(root(page)).toHaveAttribute('data-appearance', 'light');
      await expectStill(page);
      expect(complaints).toEqual([]);
      // Everybody gets the same page, whatever they chose.
      await page.goto(tour);
      const bodies = await page.evaluate(() =>
        Promise.all(
          ['light', 'dark'].map(async (value) => {
            document.cookie = `appearance=${value}; Path=/`;
            return (await fetch('/', { cache: 'no-store' })).text();
          }),
        ),
      );
      expect(bodies[0]).toContain('data-brand');
      expect(bodies[1]).toBe(bodies[0]);
    },
  );

  // Contrast of both appearances' colors is proven by libs/ui/themes.test.ts.
  for (const colorScheme of ['dark', 'light'] as const) {
    test(
      `${id}: enough contrast on pages of visitors and members, ${colorScheme}`,
      { tag: '@long' },
      async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const problems: string[] = [];
        const read = async (url: string) => {
          await page.goto(url);
          await expect(root(page)).toHaveAttribute('data-appearance', colorScheme);
          problems.push(...(await contrastProblems(page)).map((problem) => `${new URL(url).pathname}: ${problem}`));
        };
        for (const path of ['/', '/videos', '/joinnow', '/terms', '/support']) await read(tour + path);
        await signIn(page, 'silver', members);
        await page.goto(`${members}/videos`);
        const film = await page.locator('.media-card-link').first().getAttribute('href');
        for (const path of ['/', film ?? '', '/account', '/account/profile', '/account/payment'])
          await read(members + path);
        expect(problems).toEqual([]);
      },
    );
  }

  test(`${id}: a member chooses on the account page`, { tag: '@long' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await signIn(page, 'silver', members);
    await page.goto(`${members}/account/profile`);
    const own = page.locator('main').getByLabel('Appearance');
    await untilHydrated(own);
    await own.selectOption('light');
    await expect(root(page)).toHaveAttribute('data-appearance', 'light');
    await own.selectOption('As the system');
    await expect(root(page)).toHaveAttribute('data-appearance', 'dark');
  });
}
