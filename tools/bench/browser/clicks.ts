import type { Browser, BrowserContext, Page, ViewportSize } from 'playwright-core';
import type { Figure } from './figures.ts';

/** Pages with a link in the header of a wide window, each with a heading of its own. */
const PAGES = ['/videos', '/performers', '/categories'];
const WARM_CLICKS = 20;
const COLD_TABS = 8;

/** How the browser is opened: a person's session and the size of the window. */
export interface Opened {
  /** Without the soft change of pages, when it is preferred. */
  readonly reducedMotion?: 'reduce';
  readonly storageState: Awaited<ReturnType<BrowserContext['storageState']>>;
  readonly viewport: ViewportSize;
}

/**
 * Measures from a click on a link to the frame that shows the heading of its page, on the members host. Nobody rests on
 * the link first, so nothing has been loaded by it.
 */
export async function measureClicks(browser: Browser, members: string, opened: Opened): Promise<readonly Figure[]> {
  const still = { ...opened, reducedMotion: 'reduce' } as const;
  return [
    ...figuresOfClicks('a click to the heading, opened before', await warmClicks(browser, members, opened), 100),
    ...figuresOfClicks('  the same with reduced motion', await warmClicks(browser, members, still), 100),
    ...figuresOfClicks('the first click of a tab, cache empty', await coldClicks(browser, members, opened), 250),
  ];
}

/** Milliseconds of one click. */
interface Click {
  readonly time: number;
  /** CPU time of the page's main thread in it, which a busy machine does not change. */
  readonly work: number;
}

function figuresOfClicks(name: string, clicks: readonly Click[], goal: number): readonly Figure[] {
  return [
    { name, samples: clicks.map(({ time }) => time), counts: 'median', goal },
    { name: '  of it the page’s own CPU time', samples: clicks.map(({ work }) => work), counts: 'median', goal: null },
  ];
}

async function warmClicks(browser: Browser, members: string, opened: Opened): Promise<Click[]> {
  const page = await openHome(browser, members, opened);
  const clicks: Click[] = [];
  // The first round loads the code and data of each page.
  for (let click = -PAGES.length; click < WARM_CLICKS; click += 1) {
    const measured = await clickTo(page, PAGES[(click + PAGES.length) % PAGES.length] ?? '');
    if (click >= 0) clicks.push(measured);
  }
  await page.context().close();
  return clicks;
}

async function coldClicks(browser: Browser, members: string, opened: Opened): Promise<Click[]> {
  const clicks: Click[] = [];
  for (let tab = 0; tab < COLD_TABS; tab += 1) {
    const page = await openHome(browser, members, opened);
    clicks.push(await clickTo(page, PAGES[tab % PAGES.length] ?? ''));
    await page.context().close();
  }
  return clicks;
}

/** The home page, as somebody sees it who then looks for a link: it has loaded, and nothing is under way any more. */
async function openHome(browser: Browser, members: string, opened: Opened): Promise<Page> {
  const page = await (await browser.newContext(opened)).newPage();
  await page.goto(`${members}/`);
  await page.waitForLoadState('networkidle');
  return page;
}

/** From the click on the link to a page until a frame was drawn with its heading. */
async function clickTo(page: Page, path: string): Promise<Click> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  await page.evaluate((awaited) => {
    const before = document.querySelector('main h1');
    const isThere = () => {
      const heading = document.querySelector('main h1');
      return location.pathname === awaited && heading !== null && heading !== before;
    };
    const time = new Promise<number>((resolve) => {
      const look = (from: number) => {
        // The frame with the heading has been drawn when the next one begins.
        if (isThere()) requestAnimationFrame((now) => resolve(now - from));
        else requestAnimationFrame(() => look(from));
      };
      addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
    });
    Object.assign(window, { timeToHeading: time });
  }, path);
  const before = await worked();
  await page.locator(`header a[href="${path}"]:visible`).first().click();
  const time = await page.evaluate(() => (window as unknown as { timeToHeading: Promise<number> }).timeToHeading);
  const work = (await worked()) - before;
  await devTools.detach();
  return { time, work };
}
