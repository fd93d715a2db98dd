import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { ensureChromium } from '../test/ensure-browser.ts';

/** A phone, a tablet, a desk and a wide screen: the window, and how large a page is on the sheet. */
const SHEETS = [
  { width: 390, height: 844, tile: 200, columns: 10 },
  { width: 768, height: 1_024, tile: 200, columns: 10 },
  { width: 1_440, height: 900, tile: 400, columns: 5 },
  { width: 1_920, height: 1_080, tile: 400, columns: 5 },
] as const;
type Sheet = (typeof SHEETS)[number];

/** For a page and its pictures: of a busy machine. */
const PATIENCE_MS = 120_000;
const GAP = 10;
const GREY = '#8c8c8c';
const AVIF = { quality: 50, effort: 6 } as const;
/** Of the demonstration, a member of each site. */
const PERSON = { email: 'member@demo.example', password: 'Demo1234pass' } as const;
const TEXAS = { 'x-geo-country': 'US', 'x-geo-region': 'US-TX' } as const;

interface Place {
  readonly root: string;
  readonly brands: readonly string[];
  /** Where brands answer (`npm start`). */
  readonly port: number;
  /** Of the windows; of all when empty. */
  readonly widths: readonly number[];
}

/**
 * Photographs pages of brands that run, a sheet for each width of window: the home of every brand, then a film, joining, signing
 * in, the health warning and the account, each on two brands in turn. What is seen is the window, not the whole page.
 * @returns the paths of the sheets
 * @throws Error when a page does not answer as it should
 */
export async function photographPages({ root, brands, port, widths }: Place): Promise<readonly string[]> {
  const args = ['--disable-gpu', '--font-render-hinting=none', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const browser = await chromium.launch({ executablePath: ensureChromium(), args });
  try {
    const written: string[] = [];
    for (const sheet of SHEETS) {
      if (widths.length > 0 && !widths.includes(sheet.width)) continue;
      const path = `docs/images/pages-${String(sheet.width)}.avif`;
      await writeSheet(await photographSheet(browser, brands, port, sheet), sheet, join(root, path));
      written.push(path);
    }
    return written;
  } finally {
    await browser.close();
  }
}

async function photographSheet(
  browser: Browser,
  brands: readonly string[],
  port: number,
  { width, height }: Sheet,
): Promise<readonly Buffer[]> {
  const tour = (brand: string) => `http://${brand}.localhost:${String(port)}`;
  const members = (brand: string) => `http://members.${brand}.localhost:${String(port)}`;
  const open = (headers: Record<string, string> = {}) =>
    browser.newContext({
      viewport: { width, height },
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
      extraHTTPHeaders: headers,
    });
  const pictures: Buffer[] = [];
  const visitor = await open();
  for (const brand of brands) {
    await declineMeasuring(visitor, [tour(brand), members(brand)]);
    pictures.push(await photograph(visitor, `${tour(brand)}/`));
  }
  for (const brand of [brands[0] ?? '', brands.at(-2) ?? '']) {
    pictures.push(await photograph(visitor, `${tour(brand)}/videos`, followFirstFilm));
    pictures.push(await photograph(visitor, `${members(brand)}/joinnow`));
    pictures.push(await photograph(visitor, `${members(brand)}/login`));
    const texan = await open(TEXAS);
    pictures.push(await photograph(texan, `${tour(brand)}/`));
    await texan.close();
    const member = await open();
    await declineMeasuring(member, [members(brand)]);
    await signIn(member, members(brand));
    pictures.push(await photograph(member, `${members(brand)}/account`));
    await member.close();
  }
  await visitor.close();
  return pictures;
}

async function followFirstFilm(page: Page): Promise<void> {
  const film = await page.locator('main .media-card-link').first().getAttribute('href');
  await page.goto(new URL(film ?? '', page.url()).href, { waitUntil: 'load' });
}

/** Without an answer, the question would be on every picture. */
async function declineMeasuring(context: BrowserContext, origins: readonly string[]): Promise<void> {
  await context.addCookies(origins.map((url) => ({ name: 'consent', value: 'refused.1', url, httpOnly: true })));
}

async function signIn(context: BrowserContext, members: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${members}/login`);
  await page.locator('input[name="email"]').fill(PERSON.email);
  await page.locator('input[name="password"]').fill(PERSON.password);
  await page.locator('input[name="password"]').press('Enter');
  await page.waitForURL(`${members}/**`);
  await page.close();
}

async function photograph(
  context: BrowserContext,
  address: string,
  continueFrom?: (page: Page) => Promise<void>,
): Promise<Buffer> {
  const page = await context.newPage();
  try {
    const answer = await page.goto(address, { waitUntil: 'networkidle', timeout: PATIENCE_MS });
    if (answer?.ok() !== true) throw new Error(`${address} answered ${String(answer?.status())}`);
    await continueFrom?.(page);
    await page.waitForFunction(isDrawn, null, { timeout: PATIENCE_MS }).catch((error: unknown) => {
      throw new Error(`${address} lacks a picture`, { cause: error });
    });
    await page.evaluate(async () => document.fonts.ready);
    return await page.screenshot({ animations: 'disabled', caret: 'hide' });
  } finally {
    await page.close();
  }
}

/** Whether every picture that the window shows has come. Those beside it, such as the end of a row, are loaded later. */
const isDrawn = (): boolean =>
  [...document.images]
    .filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    })
    .every(({ complete, naturalWidth }) => complete && naturalWidth > 0);

async function writeSheet(pages: readonly Buffer[], { width, height, tile, columns }: Sheet, path: string) {
  const tileHeight = Math.round((height * tile) / width);
  const small = await Promise.all(pages.map((page) => sharp(page).resize({ width: tile }).png().toBuffer()));
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
