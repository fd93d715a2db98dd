import { expect, type Page } from '@playwright/test';

/** Opens a page, expects that status, and that neither the server nor the browser found anything wrong. */
export async function visit(page: Page, url: string, status = 200): Promise<void> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  const response = await page.goto(url, { waitUntil: 'load' });
  expect(response?.status(), url).toBe(status);
  await expect(page.locator('main')).toBeVisible();
  expect(complaints, url).toEqual([]);
}
