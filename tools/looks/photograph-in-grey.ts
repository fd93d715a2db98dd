import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { declineMeasuring, firstLink, GREY, launchChromium, photographWindow, STILL, writeSheet } from './sheet.ts';

/** Size of the window, and of the part of a page that the picture shows. */
const WINDOW = { width: 1_440, height: 2_240 } as const;
const SHEET = { ...WINDOW, tile: 400, columns: 5 } as const;

/** What is photographed of each brand, and the picture of it, relative to the root. */
const SHEETS = {
  homes: { picture: 'docs/images/homes.avif', open: (page: Page, brand: string) => openPage(page, brand) },
  films: { picture: 'docs/images/films.avif', open: openFilm },
} as const;

/**
 * Photographs a page of each brand that runs (`npm start`), in grey and without its wordmark, as one picture: it shows whether
 * brands can be told apart by their composition. Pages are photographed one after another.
 * @returns the path of the picture
 * @throws Error when a brand does not answer
 */
export async function photographInGrey(
  root: string,
  brands: readonly string[],
  port: number,
  what: keyof typeof SHEETS,
): Promise<string> {
  const { picture, open } = SHEETS[what];
  const browser = await launchChromium();
  try {
    const pages: Buffer[] = [];
    for (const brand of brands) pages.push(await photograph(browser, `http://${brand}.localhost:${port}`, open));
    await writeSheet(pages, SHEET, join(root, picture));
  } finally {
    await browser.close();
  }
  return picture;
}

async function openPage(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  if (answer?.ok() !== true) throw new Error(`${address} answered ${String(answer?.status())}`);
}

/** The first film of the brand's list, as a visitor sees it who has answered the question about counting visits. */
async function openFilm(page: Page, brand: string): Promise<void> {
  await declineMeasuring(page.context(), [brand]);
  await openPage(page, `${brand}/videos`);
  await openPage(page, await firstLink(page, 'main .media-card-link'));
}

async function photograph(
  browser: Browser,
  brand: string,
  open: (page: Page, brand: string) => Promise<void>,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: WINDOW, ...STILL });
  try {
    await open(page, brand);
    const mask = [page.locator('header img').first()];
    const picture = await photographWindow(page, { mask, maskColor: GREY });
    return await sharp(picture).greyscale().toColorspace('srgb').png().toBuffer();
  } finally {
    await page.close();
  }
}
