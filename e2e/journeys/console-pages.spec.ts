import { expect, test } from '@playwright/test';
import { isWholeRun } from '@network/testing/effort.ts';
import { address, atWork } from '../at-work.ts';
import { inspectPage } from '../inspect-page.ts';
import { watchShifts } from '../watch-shifts.ts';

/** A small desk and a tablet. */
const WIDTHS = [1_280, 1_024] as const;
const isWhole = isWholeRun();
/** Outside of the torture run one page in so many, each at another width. */
const STEP = 6;

test(
  'the pages of the console fit a small desk and a tablet, complain of nothing and are accessible',
  { tag: '@long' },
  async ({ browser }) => {
    test.setTimeout(isWhole ? 1_800_000 : 300_000);
    const desk = await atWork(browser, 'admin', '/');
    await watchShifts(desk);
    const links = desk.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    const paths = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
    expect(paths.length).toBeGreaterThan(40);
    const wrong: string[] = [];
    for (const [index, path] of paths.entries()) {
      if (!isWhole && index % STEP !== 0) continue;
      for (const width of isWhole ? WIDTHS : WIDTHS.slice((index / STEP) % 2).slice(0, 1)) {
        await desk.setViewportSize({ width, height: 900 });
        const axe = isWhole ? 'all' : 'without contrast';
        const { problems } = await inspectPage(desk, address + path, { status: 200, axe });
        wrong.push(...problems.map((problem) => `${path} at ${width}: ${problem}`));
      }
    }
    expect(wrong).toEqual([]);
  },
);

test('the calendar of releases fits a phone, by month and by week', async ({ browser }) => {
  const desk = await atWork(browser, 'admin', '/');
  await desk.setViewportSize({ width: 390, height: 844 });
  for (const view of ['month', 'week']) {
    await desk.goto(`${address}/calendar?view=${view}`);
    await expect(desk.getByRole('table')).toBeVisible();
    const wider = await desk.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('main *')]
        .filter((each) => each.scrollWidth > each.clientWidth && getComputedStyle(each).overflowX !== 'hidden')
        .filter((each) => each.clientWidth > 0 && getComputedStyle(each).overflowX !== 'visible')
        .map((each) => each.tagName),
    );
    expect(wider, view).toEqual([]);
    expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});
