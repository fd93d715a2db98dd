import { expect, type Page, test } from '@playwright/test';
import { isPlaying } from '../play-film.ts';
import { members, signedIn } from '../signed-in.ts';

/** Opens a page whose scripts are on their way until the returned function is called. */
async function openBeforeScripts(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.js(?:\?|$)/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return resolve;
}

test(
  'play is pressed before a page has its scripts, and the film plays once it has them',
  { tag: '@long' },
  async ({ browser }) => {
    const page = await signedIn(browser, 'silver');
    // A film starts by itself for people who like motion, and then there is no button to press.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${members}/videos`);
    const path = (await page.locator('main a[href^="/videos/"]').nth(4).getAttribute('href')) ?? '';
    const deliverScripts = await openBeforeScripts(page, `${members}${path}`);
    const play = page.getByRole('button', { name: /^Play / }).first();
    await play.click();
    await expect(play).toHaveAttribute('aria-busy', 'true');
    deliverScripts();
    await isPlaying(page.locator('video').first());
  },
);
