import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShift: number;
    moved: string[];
  }
}

/** How far a document may move under its reader, as the browser counts it. */
export const MOST_SHIFT = 0.001;

/** Records the page's own layout shifts from its first paint on. */
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

/** Expects that the open document has not moved under its reader since `watchShifts`; what moves at once after a press does not count. */
export async function expectStill(page: Page): Promise<void> {
  const [shift, moved] = await page.evaluate(() => [window.layoutShift, window.moved.join(', ')] as const);
  expect(shift, moved).toBeLessThan(MOST_SHIFT);
}
