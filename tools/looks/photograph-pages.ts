import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import {
  declineMeasuring,
  DEMONSTRATION_MEMBER,
  firstLink,
  launchChromium,
  PATIENCE_MS,
  photographWindow,
  signIn,
  STILL,
  writeSheet,
} from './sheet.ts';

/** A phone, a tablet, a desk and a wide screen: the window, and how large a page is on the sheet. */
const SHEETS = [
  { width: 390, height: 844, tile: 200, columns: 10 },
  { width: 768, height: 1_024, tile: 200, columns: 10 },
  { width: 1_440, height: 900, tile: 400, columns: 5 },
  { width: 1_920, height: 1_080, tile: 400, columns: 5 },
] as const;
type Sheet = (typeof SHEETS)[number];

const TEXAS = { 'x-geo-country': 'US', 'x-geo-region': 'US-TX' } as const;

interface Place {
  readonly root: string;
  readonly brands: readonly string[];
  /** Where brands answer (`npm start`). */
  readonly port: number;
  /** Widths of the windows; all when empty. */
  readonly widths: readonly number[];
}

/**
 * Photographs pages of brands that run, a sheet for each width of window: the home of every brand, then a film, joining, signing
 * in, the health warning and the account, each on two brands in turn. What is seen is the window, not the whole page.
 * @returns the paths of the sheets
 * @throws Error when a page does not answer as it should
 */
export async function photographPages({ root, brands, port, widths }: Place): Promise<readonly string[]> {
  const browser = await launchChromium();
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
      ...STILL,
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
    await signIn(member, members(brand), DEMONSTRATION_MEMBER);
    pictures.push(await photograph(member, `${members(brand)}/account`));
    await member.close();
  }
  await visitor.close();
  return pictures;
}

async function followFirstFilm(page: Page): Promise<void> {
  await page.goto(await firstLink(page, 'main .media-card-link'), { waitUntil: 'load' });
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
    return await photographWindow(page);
  } finally {
    await page.close();
  }
}
