import { AxeBuilder } from '@axe-core/playwright';
import { expect, type ConsoleMessage, type Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShift: number;
    moved: string[];
  }
}

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const MOST_SHIFT = 0.02;

/** Has the page's own account of how much it moved kept from its first picture on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    window.moved = [];
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        window.layoutShift += value;
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element)
            window.moved.push(`${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').slice(0, 60)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

interface Inspection {
  /** What the page is to answer. */
  readonly status: number;
  /** With the contrast of all its words, which is most of the work. */
  readonly isWhole: boolean;
}

/**
 * What is wrong with a page as it is shown, read to its end: its status, what its scripts complain of, what moved, which
 * pictures show nothing, what is wider than the window, what axe finds.
 */
export async function inspectPage(page: Page, url: string, { status, isWhole }: Inspection): Promise<string[]> {
  const problems: string[] = [];
  const hearError = (error: Error): void => void problems.push(`an error: ${error.message}`);
  const hear = (message: ConsoleMessage): void => {
    // The status of the page itself is told there too, and looked at below.
    const isOwnStatus = message.location().url === url && message.text().includes(`${status}`);
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus) problems.push(`says: ${message.text()}`);
  };
  page.on('pageerror', hearError);
  page.on('console', hear);
  const response = await page.goto(url, { waitUntil: 'load' });
  if (response?.status() !== status) problems.push(`status ${response?.status()}`);
  await expect
    .poll(() => page.locator('main').evaluate((main) => Object.keys(main).some((key) => key.startsWith('__react'))))
    .toBe(true);
  await readToEnd(page);
  const { shift, moved, broken, beyond } = await page.evaluate(() => ({
    shift: window.layoutShift,
    moved: window.moved.join(', '),
    broken: [...document.images].filter((picture) => picture.complete && picture.naturalWidth === 0).length,
    beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  if (shift > MOST_SHIFT) problems.push(`moved by ${shift.toFixed(3)}: ${moved}`);
  if (broken > 0) problems.push(`${broken} pictures that show nothing`);
  if (beyond > 0) problems.push(`${beyond} px wider than its window`);
  // In one go: a page has no frames of others to be read one by one.
  const axe = new AxeBuilder({ page }).withTags(STANDARDS).setLegacyMode(true);
  const { violations } = await (isWhole ? axe : axe.disableRules(['color-contrast'])).analyze();
  for (const { id, nodes } of violations)
    problems.push(`${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  page.off('pageerror', hearError);
  page.off('console', hear);
  return problems;
}

/** Screen by screen, so that whatever waits for being seen is drawn. */
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
  // A page that plays a film is never quiet.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
}
