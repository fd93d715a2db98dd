import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import sharp from 'sharp';
import { ensureChromium } from '../test/ensure-browser.ts';

/** Of the window, and of the part of a home page that the picture shows. */
const WINDOW = { width: 1_440, height: 2_240 } as const;
const TILE = { width: 398, gap: 12, columns: 5 } as const;
const GREY = '#8c8c8c';
const AVIF = { quality: 52, effort: 6 } as const;

/** The picture of the README, relative to the root. */
const PICTURE = 'docs/images/homes.avif';

/**
 * Photographs the home pages of brands that run (`npm start`), in grey and without their wordmarks, as one picture: it shows
 * whether brands can be told apart by their composition. Ten homes are photographed one after another.
 * @throws Error when a brand does not answer
 */
export async function photographHomes(root: string, brands: readonly string[], port: number): Promise<string> {
  const args = ['--disable-gpu', '--font-render-hinting=none', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const browser = await chromium.launch({ executablePath: ensureChromium(), args });
  try {
    const homes: Buffer[] = [];
    for (const brand of brands) homes.push(await photographHome(browser, `http://${brand}.localhost:${port}/`));
    await writeSheet(homes, join(root, PICTURE));
  } finally {
    await browser.close();
  }
  return PICTURE;
}

async function photographHome(browser: Browser, address: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: WINDOW, reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' });
  try {
    const answer = await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    if (answer?.ok() !== true) throw new Error(`${address} answered ${String(answer?.status())}`);
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

async function writeSheet(homes: readonly Buffer[], path: string): Promise<void> {
  const { width, gap, columns } = TILE;
  const height = Math.round((WINDOW.height * width) / WINDOW.width);
  const rows = Math.ceil(homes.length / columns);
  const size = { width: columns * (width + gap) + gap, height: rows * (height + gap) + gap };
  await sharp({ create: { ...size, channels: 3, background: GREY } })
    .composite(
      homes.map((input, index) => ({
        input,
        left: gap + (index % columns) * (width + gap),
        top: gap + Math.floor(index / columns) * (height + gap),
      })),
    )
    .avif(AVIF)
    .toFile(path);
}
