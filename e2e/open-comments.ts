import { expect, type Page } from '@playwright/test';
import { members } from './signed-in.ts';

/** Opens the page of a film that all members of the flagship may watch, at its comments. */
export async function openComments(page: Page, path: string): Promise<void> {
  await page.goto(`${members}${path}`);
  // Comments load once they are in view: first code, then data. Content above them may push them out of view again.
  await expect(async () => {
    await page.locator('#comments').scrollIntoViewIfNeeded();
    await expect(page.getByRole('combobox', { name: 'Order' })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 45_000 });
}
