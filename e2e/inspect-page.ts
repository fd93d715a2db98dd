import { AxeBuilder } from '@axe-core/playwright';
import type { ConsoleMessage, Page } from '@playwright/test';
import { findBlurredPictures } from '@network/testing/page-looks/find-blurred-pictures.ts';
import { findClippedText } from '@network/testing/page-looks/find-clipped-text.ts';
import { findHiddenFocus } from '@network/testing/page-looks/find-hidden-focus.ts';
import { untilHydrated } from './press.ts';
import { MOST_SHIFT } from './watch-shifts.ts';
import { watchTraffic } from './watch-traffic.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rule of WCAG 2.5.3, which axe counts as experimental. */
const LABEL_IN_NAME = { rules: { 'label-content-name-mismatch': { enabled: true } } };
/** Rules about colors, which alone differ between the appearances. */
const CONTRAST = ['color-contrast', 'link-in-text-block'];

interface Expectations {
  /** The expected status. */
  readonly status: number;
  /** Whether axe checks it too, which takes longer than all the rest; `all` with the contrast of both appearances. */
  readonly axe: 'all' | 'without contrast' | 'none';
}

interface Inspection {
  /** How far it moved under its reader, as the browser counts it. */
  readonly shift: number;
  readonly problems: readonly string[];
}

/**
 * The problems of a page as it is shown, scrolled to its end: its status, script errors, layout shifts, broken and
 * blurred pictures, content wider than the window, findings of axe, text that is cut, a focus that nobody sees.
 */
export async function inspectPage(page: Page, url: string, { status, axe }: Expectations): Promise<Inspection> {
  const problems: string[] = [];
  const hearError = (error: Error): void => void problems.push(`an error: ${error.message}`);
  const listener = (message: ConsoleMessage): void => {
    // The status of the page itself is reported there too, and checked below.
    const isOwnStatus = message.location().url === url && message.text().includes(`${status}`);
    // The configuration of Playwright keeps them away.
    const isWorker = message.text().startsWith('Service Worker registration blocked');
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus && !isWorker)
      problems.push(`says: ${message.text()}`);
  };
  const traffic = watchTraffic(page);
  page.on('pageerror', hearError);
  page.on('console', listener);
  const response = await page.goto(url, { waitUntil: 'load' }).catch((error: Error) => {
    throw new Error(`${error.message}; unanswered: ${traffic.unanswered().join(', ')}`, { cause: error });
  });
  if (response?.status() !== status) problems.push(`status ${response?.status()}`);
  await untilHydrated(page.locator('main'));
  await readToEnd(page);
  await traffic.quiet();
  if (axe !== 'none') problems.push(...(await readByAxe(page, axe)));
  const { shift, moved, broken, beyond } = await page.evaluate(() => ({
    shift: window.layoutShift,
    moved: window.moved.join(', '),
    broken: [...document.images].filter((picture) => picture.complete && picture.naturalWidth === 0).length,
    beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  if (shift > MOST_SHIFT) problems.push(`moved by ${shift.toFixed(3)}: ${moved}`);
  if (broken > 0) problems.push(`${broken} pictures that show nothing`);
  if (beyond > 0) problems.push(`${beyond} px wider than its window`);
  problems.push(...(await page.evaluate(findClippedText)), ...(await page.evaluate(findBlurredPictures)));
  // Last: what has had the focus may have loaded something.
  problems.push(...(await page.evaluate(findHiddenFocus)));
  page.off('pageerror', hearError);
  page.off('console', listener);
  traffic.forget();
  return { shift, problems };
}

async function readByAxe(page: Page, what: 'all' | 'without contrast'): Promise<readonly string[]> {
  // All rules run at once, since a page has no frames of others that would have to be read one by one.
  const axe = new AxeBuilder({ page }).options(LABEL_IN_NAME).withTags(STANDARDS).setLegacyMode(true);
  const { violations } = await (what === 'all' ? axe : axe.disableRules(['color-contrast'])).analyze();
  const found = violations.map(describe);
  return what === 'all' ? [...found, ...(await readDarkByAxe(page))] : found;
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[] }[];
}

const describe = ({ id, nodes }: Violation): string =>
  `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`;

/** The contrast of a page where the system is dark; nothing of one that looks the same in a light system, which was read before. */
async function readDarkByAxe(page: Page): Promise<readonly string[]> {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  try {
    if ((await ground()) === light) return [];
    const axe = new AxeBuilder({ page }).withRules(CONTRAST).setLegacyMode(true);
    return (await axe.analyze()).violations.map((violation) => `in the dark, ${describe(violation)}`);
  } finally {
    await page.emulateMedia({ colorScheme: 'light' });
  }
}

/** Screen by screen, so that lazy content is drawn. */
async function readToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await drawn();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await drawn();
  });
}
