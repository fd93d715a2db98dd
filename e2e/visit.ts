import { expect, type Page } from '@playwright/test';
import { watchTraffic } from './watch-traffic.ts';

/** Opens a page, expects that status, and that neither the server nor the browser found anything wrong. */
export async function visit(page: Page, url: string, status = 200): Promise<void> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  const traffic = watchTraffic(page);
  const response = await page.goto(url, { waitUntil: 'load' }).catch((error: Error) => {
    throw new Error(`${error.message}; unanswered: ${traffic.unanswered().join(', ')}`, { cause: error });
  });
  traffic.forget();
  expect(response?.status(), url).toBe(status);
  await expect(page.locator('main')).toBeVisible();
  expect(complaints, url).toEqual([]);
}
