import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { PATIENCE_MS, press } from './browser.ts';
import { FILM_SECONDS, STUDIO } from './studio-files.ts';

/** Somebody who joins, and their password. */
export const MEMBER = 'first-member@studio.example';
export const MEMBER_PASSWORD = 'Right1password';
const CARD = { number: '4111111111111111', expiry: '12/40', code: '123' };

/** Joins by the month at the sandbox's biller, and goes in. */
export async function join(page: Page, members: string): Promise<void> {
  // The question for emails would stand over what is pressed.
  await page.addInitScript(() => sessionStorage.setItem('email_consent_later', '1'));
  await page.goto(`${members}/joinnow`, { waitUntil: 'load' });
  const form = page.locator('form:has(input[name="password"])');
  await page
    .getByRole('radio', { name: /1 month/ })
    .first()
    .check({ force: true });
  await form.getByLabel(/Email/).fill(MEMBER);
  await form.getByLabel(/Password/).fill(MEMBER_PASSWORD);
  await press(form.getByRole('button', { name: /Continue/ }));
  await page.waitForURL(/\/biller\/pay\//);
  for (const [name, value] of Object.entries(CARD)) await page.locator(`input[name="${name}"]`).fill(value);
  await page.locator('form.pay button[type="submit"]').click();
  await page.waitForURL(/\/_signupsuccess\?/);
  await press(page.getByRole('button', { name: 'Start watching' }));
  await page.waitForURL((url) => url.pathname === '/');
}

/** Finds the film that was uploaded, by a word of its title and by its category, and opens it. */
export async function find(page: Page, members: string): Promise<void> {
  const { upload, category } = STUDIO;
  const card = page.locator('main article').getByRole('link', { name: upload.title }).first();
  await page.goto(`${members}/search?q=${upload.word}`);
  await card.waitFor();
  await page.goto(`${members}/videos`);
  await press(page.getByRole('button', { name: 'All filters' }));
  const filters = page.getByRole('dialog', { name: 'All filters' });
  await filters.getByRole('group', { name: 'Mood' }).getByText(category.name).first().click();
  await filters.getByRole('button', { name: 'Show results' }).click();
  await page.waitForURL(new RegExp(`categories=${category.slug}`));
  await card.click();
  await atFilm(page, members);
}

/** Waits for the page of the film that was uploaded: its address is there before it. */
async function atFilm(page: Page, members: string): Promise<void> {
  await page.waitForURL(`${members}/videos/${STUDIO.upload.slug}`);
  await page.getByRole('heading', { name: STUDIO.upload.title, level: 1 }).waitFor();
}

/** Makes the film of the page a favorite, and finds it among them. */
export async function favor(page: Page, members: string): Promise<void> {
  const { upload } = STUDIO;
  await press(
    page
      .getByRole('main')
      .getByRole('button', { name: `Favorite: ${upload.title}` })
      .first(),
  );
  await page.getByText('was added to your favorites.').waitFor();
  await page.goto(`${members}/favorites/videos`);
  await page.locator('main article').getByRole('link', { name: upload.title }).first().click();
  await atFilm(page, members);
}

/** What a player has done: the film's length, and whether picture and sound are heard and seen. */
interface Played {
  readonly seconds: number;
  readonly moves: boolean;
  readonly isHeard: boolean;
  readonly soundBytes: number;
}

const played = (video: Locator): Promise<Played> =>
  video.evaluate((element) => {
    const film = element as HTMLVideoElement & { readonly webkitAudioDecodedByteCount: number };
    return {
      seconds: Math.round(film.duration),
      moves: !film.paused && film.currentTime > 0.5,
      isHeard: !film.muted && film.volume > 0,
      soundBytes: film.webkitAudioDecodedByteCount,
    };
  });

/** Plays the film of the page. @returns how many bytes of its sound were decoded @throws Error where it is silent or not whole */
export async function play(page: Page): Promise<number> {
  await press(page.getByRole('button', { name: /^Play/ }).first());
  const video = page.locator('video').first();
  await video.waitFor();
  const before = performance.now() + PATIENCE_MS;
  for (;;) {
    const now = await played(video);
    if (now.moves && now.soundBytes > 0) {
      if (now.seconds !== FILM_SECONDS) throw new Error(`the film lasts ${now.seconds} s instead of ${FILM_SECONDS}`);
      if (!now.isHeard) throw new Error('the film plays without its sound');
      return now.soundBytes;
    }
    if (performance.now() > before) throw new Error(`the film does not play: ${JSON.stringify(now)}`);
    await pause(200);
  }
}

/** A file as a member has it on disk. */
export interface Downloaded {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Downloads the smallest size of the film of the page. */
export async function download(page: Page): Promise<Downloaded> {
  await press(page.getByRole('button', { name: 'Download', exact: true }));
  const begun = page.waitForEvent('download');
  await press(page.getByRole('dialog').getByRole('button', { name: /^Download 270p/ }));
  const file = await begun;
  const content = await readFile(await file.path());
  return {
    name: file.suggestedFilename(),
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  };
}
