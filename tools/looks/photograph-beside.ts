import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { firstLink, PATIENCE_MS, photographWindow, writeSheet } from './sheet.ts';

/** A phone and a desk: the window, how much of a page is seen, and how large it is on the sheet. */
const SHEETS = [
  { width: 390, height: 844, seen: 1_688, tile: 240 },
  { width: 1_440, height: 900, seen: 1_800, tile: 400 },
] as const;

/** A network as one of its members sees it. */
export interface SeenNetwork {
  readonly members: string;
  /** Opens a window of that width in which a member is signed in. */
  readonly open: (size: { readonly width: number; readonly height: number }) => Promise<BrowserContext>;
}

/**
 * Photographs home, a film, a performer, a picture set and a channel of two networks, a sheet for each width of window: the first
 * network above, the second below. Each page is found by the links of the others. @returns the paths of the sheets
 * @throws Error where a network has no such page
 */
export async function photographBeside(root: string, networks: readonly SeenNetwork[]): Promise<readonly string[]> {
  const written: string[] = [];
  for (const { width, height, seen, tile } of SHEETS) {
    const pages: Buffer[] = [];
    for (const { members, open } of networks) {
      const context = await open({ width, height });
      pages.push(...(await photographPages(context, members, { width, height: seen })));
      await context.close();
    }
    const path = `docs/images/opened-${String(width)}.avif`;
    const columns = pages.length / networks.length;
    await writeSheet(pages, { width, height: seen, tile, columns }, join(root, path));
    written.push(path);
  }
  return written;
}

async function photographPages(context: BrowserContext, members: string, size: { width: number; height: number }) {
  const page = await context.newPage();
  const film = await findLink(page, `${members}/videos`, 'main .media-card-link');
  const performer = await findLink(page, `${members}/performers`, 'main a[href^="/performers/"]');
  const channel = await findLink(page, `${members}/channels`, 'main a[href*="/channels/"]:not([href$="/all-videos"])');
  const pictures = await findPictures(page, members);
  const taken: Buffer[] = [];
  for (const address of [`${members}/`, film, performer, pictures, channel]) {
    await openPage(page, address);
    await page.setViewportSize(size);
    taken.push(await photographWindow(page));
  }
  return taken;
}

/** A machine that is busy may answer that it is, and is asked again. */
async function openPage(page: Page, address: string): Promise<void> {
  const before = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await page.goto(address, { waitUntil: 'networkidle', timeout: PATIENCE_MS });
    if (answer?.ok() === true) return;
    if (answer?.status() !== 503 || performance.now() > before) {
      throw new Error(`${address} answered ${String(answer?.status())}`);
    }
    await pause(2_000);
  }
}

/** A film's page leads to its set; not every film has one. */
async function findPictures(page: Page, members: string): Promise<string> {
  await openPage(page, `${members}/videos`);
  const films = await page
    .locator('main .media-card-link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const film of films) {
    await openPage(page, members + (film ?? ''));
    const set = page.locator('main a[href*="/pictureset"]').first();
    if ((await set.count()) > 0) return new URL((await set.getAttribute('href')) ?? '', page.url()).href;
  }
  throw new Error(`${members} has no picture set`);
}

async function findLink(page: Page, address: string, selector: string): Promise<string> {
  await openPage(page, address);
  return firstLink(page, selector);
}
