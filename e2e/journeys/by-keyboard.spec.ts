import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type BrandUnderTest, brands } from '../brands.ts';
import { atHome, CARDS, putQuestionsOff, someone } from '../joining.ts';
import { isPlaying } from '../play-film.ts';
import { untilHydrated } from '../press.ts';
import { tabAsFarAs, tabTo } from '../tab-to.ts';
import { isOfGate } from '../walked-brands.ts';
import { watchInteractions } from '../watch-interactions.ts';
import { MOST_SHIFT } from '../watch-shifts.ts';

/** How much slower the processor is while it walks, for the figures of docs/performance.md. */
const SLOWED_TIMES = Number(process.env['E2E_SLOWED_TIMES'] ?? '1');

test.describe.configure({ timeout: 240_000 * SLOWED_TIMES });

/** Goes over the navigation, as the first stop of every page offers. */
async function skipToContent(page: Page): Promise<void> {
  await tabTo(page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

async function enter(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

async function write(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.type(text);
}

async function joinBrand(page: Page, { tour, members }: BrandUnderTest): Promise<void> {
  await page.goto(tour, { waitUntil: 'load' });
  await enter(page.getByRole('banner').getByRole('link', { name: 'Join' }));
  await page.waitForURL(`${members}/joinnow**`);
  const form = page.locator('form:has(input[name="password"])');
  await untilHydrated(form.getByLabel(/Email/));
  await skipToContent(page);
  const chosen = form.getByRole('radio', { checked: true }).first();
  await tabTo(chosen);
  const month = form.getByRole('radio', { name: /1 month/ }).first();
  for (let plans = 0; plans < 6 && !(await month.isChecked()); plans += 1) await page.keyboard.press('ArrowDown');
  await expect(month).toBeChecked();
  await write(form.getByLabel(/Email/), someone('keys'));
  await write(form.getByLabel(/Password/), 'Right1password');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/biller\/pay\//);
  await write(page.locator('input[name="number"]'), CARDS.approves);
  await write(page.locator('input[name="expiry"]'), '12/40');
  await write(page.locator('input[name="code"]'), '123');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/_signupsuccess\?/);
  const start = page.getByRole('button', { name: 'Start watching' });
  await untilHydrated(start);
  await enter(start);
  await atHome(page);
}

async function watch(page: Page, { members }: BrandUnderTest): Promise<void> {
  await enter(page.getByRole('banner').getByRole('link', { name: 'Videos', exact: true }));
  // Opened within the document: the focus stays where it was, and the content comes after it.
  await page.waitForURL(`${members}/videos`);
  // The address may change before the page: a card of the home would go while somebody is on the way to it.
  await expect(page.locator('main .front')).toHaveCount(0);
  await enter(page.locator('main .media-card-link').first());
  await page.waitForURL(/\/videos\/[\w-]+$/);
  await expect(page.locator('.film-title')).toBeVisible();
  const play = page.getByRole('button', { name: /^Play/ }).first();
  await untilHydrated(play);
  await enter(play);
  const video = page.locator('video').first();
  await isPlaying(video);
  // The element plays from the press on, and has keys as soon as its player is there.
  await expect(page.locator('.player-chrome[data-shown]')).toBeAttached();
  await page.keyboard.press('k');
  await expect(video).toHaveJSProperty('paused', true);
}

async function comment(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Your comment' });
  // Comments load once somebody is near them.
  await tabAsFarAs(page.locator('#comments'));
  const words = `Quiet and slow, ${crypto.randomUUID().slice(0, 8)}`;
  await write(field, words);
  await enter(page.getByRole('button', { name: 'Comment', exact: true }));
  const dialog = page.getByRole('dialog');
  await write(dialog.getByRole('textbox', { name: 'Username' }), `keys${String(Date.now() % 1_000_000)}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible();
}

async function cancel(page: Page, { members }: BrandUnderTest): Promise<void> {
  await page.goto(`${members}/account`, { waitUntil: 'load' });
  const link = page.getByRole('link', { name: 'Cancel membership' });
  await untilHydrated(link);
  await skipToContent(page);
  await enter(link);
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Cancel membership' });
  await expect(confirm).toBeEnabled();
  await enter(confirm);
  await tabTo(dialog.getByRole('radio').first());
  await page.keyboard.press('Space');
  await enter(dialog.getByRole('button', { name: 'Send answer' }));
  await expect(page.locator('section:focus, main:focus')).toBeVisible();
  await expect(page.getByText('Will not renew', { exact: true })).toBeVisible();
}

for (const brand of brands.filter(isOfGate)) {
  test(`${brand.id}: somebody without a mouse joins, watches, comments and cancels; pages hold still meanwhile`, async ({
    page,
  }, info) => {
    await putQuestionsOff(page);
    const measured = await watchInteractions(page);
    if (SLOWED_TIMES > 1) {
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_TIMES });
    }
    await joinBrand(page, brand);
    await watch(page, brand);
    await comment(page);
    await cancel(page, brand);

    const pages = measured().filter(({ path }) => !path.startsWith('/biller/'));
    // The figures of docs/performance.md; how soon a busy machine draws is no property of the pages, so it is not judged here.
    await mkdir(info.project.outputDir, { recursive: true });
    const lines = pages.map(({ path, slowest, inputs, shift, moved }) =>
      [brand.id, path, slowest, inputs, shift.toFixed(4), ...moved].join('\t'),
    );
    await appendFile(join(info.project.outputDir, 'interactions.tsv'), `${lines.join('\n')}\n`);
    expect(pages.filter(({ shift }) => shift > MOST_SHIFT)).toEqual([]);
  });
}
