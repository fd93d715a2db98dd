import type { Page } from 'playwright-core';
import { type Looks, readTile, type Tile } from './tiles.ts';

const VIEWPORT = { width: 1280, height: 800 } as const;

/**
 * One page per story: it is drawn once and dressed in one brand after the other by the theme global.
 * @throws Error when the story isn't drawn within 60 s
 */
export async function photograph(page: Page, origin: string, story: string, brands: readonly string[]): Promise<Looks> {
  await page.setViewportSize(VIEWPORT);
  await page.clock.setFixedTime(new Date('2026-03-04T12:00:00Z'));
  const globals = `brand:${brands[0] ?? ''};motion:reduced`;
  await page.goto(`${origin}/iframe.html?id=${story}&viewMode=story&globals=${globals}`);
  // Drawn, with its play function finished: what a story opens is part of its look.
  await page.waitForFunction(isFinished, null, { timeout: 60_000 });
  const pictures = new Map<string, Tile>();
  for (const brand of brands) pictures.set(brand, await dressed(page, brand));
  return pictures;
}

/** Runs in the page. @throws Error when the story failed */
function isFinished(): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  };
  const phase = preview?.currentRender?.phase;
  if (phase === 'errored' || phase === 'aborted') throw new Error(`The story is ${phase}`);
  return document.body.classList.contains('sb-show-main') && phase === 'finished';
}

async function dressed(page: Page, brand: string): Promise<Tile> {
  await page.evaluate((name) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, payload: object): void };
    };
    channel.emit('updateGlobals', { globals: { brand: name } });
  }, brand);
  await page.waitForFunction((name) => document.documentElement.dataset['brand'] === name, brand);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A lazy picture outside the screen is never loaded: only visible ones are awaited.
    const seen = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    });
    const late = new Promise((resolve) => setTimeout(resolve, 5_000));
    await Promise.race([late, Promise.all(seen.map((image) => image.decode().catch(() => undefined)))]);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  return readTile(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
}
