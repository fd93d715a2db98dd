import { expect, type Locator, type Page } from '@playwright/test';
import { press } from './press.ts';

/** Waits until a film plays. */
export const isPlaying = (video: Locator) =>
  expect
    .poll(() => video.evaluate(({ paused, currentTime }: HTMLVideoElement) => !paused && currentTime > 0))
    .toBe(true);

/** Opens the nth film of a list and plays it, with the player's controls and keys. Answers its path. */
export async function playFilm(page: Page, list: string, index = 0): Promise<string> {
  // A film starts by itself for people who like motion, and then there is no button to press.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(list);
  await page.locator('.media-card-link').nth(index).click();
  await page.waitForURL(/\/videos\/[^/?]+$/);
  await press(page.getByRole('button', { name: /^Play / }).first());
  await isPlaying(page.locator('video').first());
  await expect(page.locator('.player-chrome[data-shown]')).toBeAttached();
  return new URL(page.url()).pathname;
}
