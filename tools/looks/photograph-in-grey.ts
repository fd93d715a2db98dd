import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { ensureChromium } from '../test/ensure-browser.ts';

/** Of the window, and of the part of a page that the picture shows. */
const WINDOW = { width: 1_440, height: 2_240 } as const;
const TILE = { width: 398, gap: 12, columns: 5 } as const;
const GREY = '#8c8c8c';
const AVIF = { quality: 52, effort: 6 } as const;

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
  const args = ['--disable-gpu', '--font-render-hinting=none', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const browser = await chromium.launch({ executablePath: ensureChromium(), args });
  try {
    const pages: Buffer[] = [];
    for (const brand of brands) pages.push(await photograph(browser, `http://${brand}.localhost:${port}`, open));
    await writeSheet(pages, join(root, picture));
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
  await page.context().addCookies([{ name: 'consent', value: 'refused.1', url: brand, httpOnly: true }]);
  await openPage(page, `${brand}/videos`);
  const film = await page.locator('main .media-card-link').first().getAttribute('href');
  await openPage(page, new URL(film ?? '', brand).href);
}

async function photograph(
  browser: Browser,
  brand: string,
  open: (page: Page, brand: string) => Promise<void>,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: WINDOW, reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' });
  try {
    await open(page, brand);
    // Rows further down become whole as somebody comes near: here all of them are near. Then every picture is awaited.
    await page.waitForFunction(
      () => [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
      null,
      { timeout: 60_000 },
    );
    await page.evaluate(async () => document.fonts.ready);
    const mask = [page.locator('header img').first()];
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', mask, maskColor: GREY });
    return await sharp(picture).resize({ width: TILE.width }).greyscale().toColorspace('srgb').png().toBuffer();
  } finally {
    await page.close();
  }
}

async function writeSheet(pages: readonly Buffer[], path: string): Promise<void> {
  const { width, gap, columns } = TILE;
  const height = Math.round((WINDOW.height * width) / WINDOW.width);
  const rows = Math.ceil(pages.length / columns);
  const size = { width: columns * (width + gap) + gap, height: rows * (height + gap) + gap };
  await sharp({ create: { ...size, channels: 3, background: GREY } })
    .composite(
      pages.map((input, index) => ({
        input,
        left: gap + (index % columns) * (width + gap),
        top: gap + Math.floor(index / columns) * (height + gap),
      })),
    )
    .avif(AVIF)
    .toFile(path);
}
