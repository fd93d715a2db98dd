import type { Browser } from 'playwright-core';
import type { Opened } from './clicks.ts';
import type { Figure } from './figures.ts';

const TIMES = 5;
/** Slow 4G as Lighthouse has it: a delay of each request in milliseconds, and bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** When the largest picture or text of a member's home page has been drawn, with an empty cache on a slow connection. */
export async function measureLargestPicture(browser: Browser, members: string, opened: Opened): Promise<Figure> {
  const samples: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const page = await (await browser.newContext(opened)).newPage();
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.goto(`${members}/`);
    await page.waitForLoadState('networkidle');
    samples.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) =>
            new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
              type: 'largest-contentful-paint',
              buffered: true,
            }),
          ),
      ),
    );
    await page.context().close();
  }
  return { name: 'LCP of a member’s home page on Slow 4G', samples, counts: 'median', goal: 1_500 };
}
