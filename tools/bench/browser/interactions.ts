import type { Browser, Locator, Page } from 'playwright-core';
import type { Opened } from './clicks.ts';
import type { Figure } from './figures.ts';

/** How much slower the processor is than that of the machine that measures. */
const SLOWED_TIMES = 4;
/** Browsers report no event that is answered within a frame. */
const SHORTEST_MS = 16;
/** Long enough for whatever an interaction sets going. */
const REST_MS = 700;

/** Something that a person does on a page, in one or several presses. */
interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<void>;
}

const INTERACTIONS: readonly Interaction[] = [
  { name: 'opens and closes their menu', path: '/', act: openMenu },
  { name: 'types into the search of the header', path: '/', act: typeSearch },
  {
    name: 'scrolls a row of films',
    path: '/',
    act: (page) => press(page, page.getByRole('main').getByRole('button', { name: 'Show more' })),
  },
  { name: 'follows a link', path: '/', act: (page) => press(page, page.locator('header a[href="/videos"]')) },
  {
    name: 'turns a page of films',
    path: '/videos',
    act: (page) => press(page, page.locator('main a[href*="page=2"]')),
  },
];

/**
 * The longest time from a press or a key until the frame that answers it, of each interaction, on a processor that is four times
 * slower. Of fewer than fifty interactions of a visit INP is the slowest.
 */
export async function measureInteractions(
  browser: Browser,
  members: string,
  opened: Opened,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path, act } of INTERACTIONS) {
    const page = await (await browser.newContext(opened)).newPage();
    await page.goto(members + path);
    await page.waitForLoadState('networkidle');
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_TIMES });
    await page.evaluate(() => {
      const events: number[] = [];
      Object.assign(window, { interactionTimes: events });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[])
          if (entry.interactionId) events.push(entry.duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await act(page);
    await page.waitForTimeout(REST_MS);
    const times = await page.evaluate(() => (window as unknown as { interactionTimes: number[] }).interactionTimes);
    figures.push({
      name: `INP, processor ${SLOWED_TIMES} times slower, somebody ${name}`,
      samples: times.length > 0 ? times : [SHORTEST_MS],
      counts: 'slowest',
      goal: 100,
    });
    await page.context().close();
  }
  return figures;
}

async function openMenu(page: Page): Promise<void> {
  await press(page, page.locator('[popovertarget="member-menu"]'));
  await page.waitForTimeout(REST_MS);
  await page.keyboard.press('Escape');
}

async function typeSearch(page: Page): Promise<void> {
  const field = page.locator('header input[name="q"]:visible').first();
  await field.click();
  await field.pressSequentially('night', { delay: 120 });
}

/**
 * Presses the first of them as a person does who has come to it: what scrolling to it set going has ended. The driver's own click looks
 * for what is below the pointer while the page answers, which was a fifth of the answer.
 */
async function press(page: Page, elements: Locator): Promise<void> {
  const element = elements.first();
  await element.scrollIntoViewIfNeeded();
  await element.hover();
  await page.waitForTimeout(REST_MS);
  await page.mouse.down();
  await page.mouse.up();
}
