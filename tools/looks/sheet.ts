import { type Browser, type BrowserContext, chromium, type Page, type PageScreenshotOptions } from 'playwright-core';
import sharp from 'sharp';
import { ensureChromium } from '../test/ensure-browser.ts';

/** How long a busy machine may take for a page and its pictures. */
export const PATIENCE_MS = 120_000;
export const GREY = '#8c8c8c';
const GAP = 10;
const AVIF = { quality: 50, effort: 6 } as const;

/** How every page is opened: what moves has no one look. */
export const STILL = { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' } as const;

export function launchChromium(): Promise<Browser> {
  // Hinting is a machine's taste: without it letters are as wide on every one.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const args = ['--disable-gpu', '--font-render-hinting=none', ...asRoot];
  return chromium.launch({ executablePath: ensureChromium(), args });
}

/** Without an answer, the question about measuring would be on every picture. */
export async function declineMeasuring(context: BrowserContext, origins: readonly string[]): Promise<void> {
  await context.addCookies(origins.map((url) => ({ name: 'consent', value: 'refused.1', url, httpOnly: true })));
}

/** A person of the demonstration, a member of each site. */
export const DEMONSTRATION_MEMBER = { email: 'member@demo.example', password: 'Demo1234pass' } as const;

/** Signs a person in on a members host, as its form does. */
export async function signIn(
  context: BrowserContext,
  members: string,
  { email, password }: Readonly<Record<'email' | 'password', string>>,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${members}/login`);
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('input[name="password"]').press('Enter');
  await page.waitForURL(`${members}/**`);
  await page.close();
}

/** The address of the first link that a selector finds on the page. */
export async function firstLink(page: Page, selector: string): Promise<string> {
  const href = await page.locator(selector).first().getAttribute('href');
  return new URL(href ?? '', page.url()).href;
}

/** @throws Error where a picture in the window has not come in time */
export async function photographWindow(page: Page, options: PageScreenshotOptions = {}): Promise<Buffer> {
  await page.waitForFunction(isDrawn, null, { timeout: PATIENCE_MS }).catch((error: unknown) => {
    throw new Error(`${page.url()} lacks a picture`, { cause: error });
  });
  await page.evaluate(async () => document.fonts.ready);
  return page.screenshot({ animations: 'disabled', caret: 'hide', ...options });
}

/** Whether every picture that the window shows has come. Those beside it, such as the end of a row, are loaded later. */
const isDrawn = (): boolean =>
  [...document.images]
    .filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    })
    .every(({ complete, naturalWidth }) => complete && naturalWidth > 0);

export interface SheetSize {
  /** Size of the windows that were photographed. */
  readonly width: number;
  readonly height: number;
  /** How wide one of them is on the sheet. */
  readonly tile: number;
  readonly columns: number;
}

/** Writes photographs of windows of one size, row by row, as one picture. */
export async function writeSheet(
  pages: readonly Buffer[],
  { width, height, tile, columns }: SheetSize,
  path: string,
): Promise<void> {
  const tileHeight = Math.round((height * tile) / width);
  const small = await Promise.all(pages.map((page) => sharp(page).resize(tile, tileHeight).png().toBuffer()));
  const rows = Math.ceil(small.length / columns);
  const size = { width: columns * (tile + GAP) + GAP, height: rows * (tileHeight + GAP) + GAP };
  await sharp({ create: { ...size, channels: 3, background: GREY } })
    .composite(
      small.map((input, index) => ({
        input,
        left: GAP + (index % columns) * (tile + GAP),
        top: GAP + Math.floor(index / columns) * (tileHeight + GAP),
      })),
    )
    .avif(AVIF)
    .toFile(path);
}
