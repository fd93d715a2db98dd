import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../test/ensure-browser.ts';
import { difference, isSameLook, isSamePicture } from './compare.ts';
import { photograph } from './photograph.ts';
import { isCompared } from './sample.ts';
import { buildStorybook, serveFolder, storyIds } from './storybook.ts';
import { readSprite, shrink, type Tile, writeSprite } from './tiles.ts';

export interface LooksOptions {
  readonly root: string;
  readonly brands: readonly string[];
  /** Of the stories to look at; all when left out. */
  readonly only?: readonly string[] | undefined;
  /** Writes what is seen as what shall be seen. */
  readonly renew: boolean;
}

/** Looks at each story in each brand, and names the stories that no longer look as committed. */
export async function checkLooks(options: LooksOptions): Promise<{ readonly passed: number; readonly failed: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'network-looks-'));
  const baseline = join(options.root, 'libs/ui/looks');
  await buildStorybook(options.root, folder);
  const { origin, server } = await serveFolder(folder);
  const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'];
  const browser = await chromium.launch({ executablePath: ensureChromium(), args });
  let failed = 0;
  let passed = 0;
  try {
    const stories = await storyIds(folder);
    const chosen = options.only ?? stories.filter(isCompared);
    for (const story of chosen) {
      const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' });
      const pictures = await photograph(page, origin, story, options.brands);
      await page.close();
      const complaints = [...twins(options.brands, pictures)];
      const tiles = await Promise.all(pictures.map(shrink));
      const file = join(baseline, `${story}.webp`);
      if (options.renew) {
        await mkdir(baseline, { recursive: true });
        await writeFile(file, await writeSprite(tiles));
      } else {
        const expected = existsSync(file) ? await readSprite(await readFile(file)) : [];
        complaints.push(...changes(options.brands, tiles, expected));
      }
      if (complaints.length === 0) passed += 1;
      else failed += 1;
      for (const complaint of complaints) console.log(`${story}: ${complaint}`);
    }
  } finally {
    await browser.close();
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
  return { passed, failed };
}

/** Brands that no pixel tells apart. */
function twins(brands: readonly string[], pictures: readonly Tile[]): string[] {
  return pictures.flatMap((one, index) =>
    pictures
      .slice(index + 1)
      .flatMap((other, offset) =>
        isSamePicture(one, other) ? [`${brands[index]} looks like ${brands[index + 1 + offset]}`] : [],
      ),
  );
}

function changes(brands: readonly string[], tiles: readonly Tile[], expected: readonly Tile[]): string[] {
  if (expected.length !== tiles.length) return ['no look is committed: npm run looks -- --renew'];
  return tiles.flatMap((tile, index) => {
    const before = expected[index];
    if (!before || isSameLook(tile, before)) return [];
    const { mean, block } = difference(tile, before);
    return [`${brands[index]} looks different (mean ${mean.toFixed(1)}, worst block ${block.toFixed(1)})`];
  });
}
