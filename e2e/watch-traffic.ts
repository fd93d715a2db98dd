import { expect, type Page, type Request } from '@playwright/test';

/** How many milliseconds nothing must be on its way before a page counts as quiet. */
const QUIET = 250;
const LONGEST_WAIT = 5_000;

interface Traffic {
  /** Resolves as soon as the page is idle, or after five seconds of something that never ends. */
  quiet(): Promise<void>;
  /** The addresses that have not been answered to their end. */
  unanswered(): readonly string[];
  forget(): void;
}

/** Listens to a page's requests, films aside: a playing film is never idle, and shifts nothing. */
export function watchTraffic(page: Page): Traffic {
  const underWay = new Set<Request>();
  let lastAt = performance.now();
  const start = (request: Request): void => {
    if (request.resourceType() === 'media') return;
    underWay.add(request);
    lastAt = performance.now();
  };
  const end = (request: Request): void => {
    if (underWay.delete(request)) lastAt = performance.now();
  };
  page.on('request', start).on('requestfinished', end).on('requestfailed', end);
  return {
    async quiet() {
      const isQuiet = (): boolean => underWay.size === 0 && performance.now() - lastAt >= QUIET;
      await expect
        .poll(isQuiet, { timeout: LONGEST_WAIT, intervals: [50] })
        .toBe(true)
        .catch(() => undefined);
    },
    unanswered: () => [...underWay].map((request) => request.url()),
    forget: () => void page.off('request', start).off('requestfinished', end).off('requestfailed', end),
  };
}
