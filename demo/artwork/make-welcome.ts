/** Draws the backgrounds of the welcome pages, each composed for its proportions. `--only <brand>` draws one brand's. */
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { BUNDLE, SITE_IDS, type SiteId } from '@network/tenant/demonstration-sites.ts';
import { LOOKS } from './brand-sets.ts';
import { cameraFor } from './draw.ts';
import type { PaletteId } from './palettes.ts';

const FOLDER = new URL('../media/pictures/welcome/', import.meta.url);

/** A wide window, one of medium width, and a phone's. */
const SIZES = [
  { name: 'large', width: 1400, height: 1024 },
  { name: 'medium', width: 1045, height: 1024 },
  { name: 'small', width: 320, height: 770 },
] as const;

/** Look, palette and seed of each brand's background. */
const PLANS: Readonly<Record<SiteId | typeof BUNDLE.id, readonly [look: string, palette: PaletteId, seed: string]>> = {
  vixen: ['folds', 'ember', '1001'],
  tushy: ['ripples', 'lagoon', '1002'],
  tushyraw: ['ridges', 'sand', '1003'],
  blacked: ['curtains', 'gold', '1004'],
  blackedraw: ['orbits', 'cobalt', '1005'],
  deeper: ['marble', 'violet', '1006'],
  slayed: ['petals', 'orchid', '1007'],
  milfy: ['columns', 'gold', '1008'],
  wifey: ['discs', 'opal', '1009'],
  vixenplus: ['beams', 'copper', '1010'],
};

/** Densities of a phone's screen are two and three: its picture is drawn twice as fine. */
const FINE = { small: 2 } as Readonly<Record<string, number>>;

async function draw(brand: keyof typeof PLANS): Promise<object> {
  const [look, palette, seed] = PLANS[brand];
  const { recipe, edges = false } = LOOKS[look] ?? lost(look);
  const id = `${look}-${palette}-${seed}`;
  const images = SIZES.map(({ name, width, height }) => ({
    name,
    width,
    height,
    file: `${id}-${width}x${height}.webp`,
  }));
  for (const { name, width, height, file } of images) {
    if (values.only !== undefined && values.only !== brand) continue;
    const fine = FINE[name] ?? 1;
    const [drawnWidth, drawnHeight] = [width * fine, height * fine];
    const plan = { id, look, pool: 'landscape', site: null, recipe, palette, edges } as const;
    const raw = cameraFor(plan, drawnWidth, drawnHeight, 0.012)(0);
    const picture = sharp(raw, { raw: { width: drawnWidth, height: drawnHeight, channels: 3 } });
    await picture.webp({ quality: 62, effort: 4 }).toFile(new URL(file, FOLDER).pathname);
  }
  return { brand, images };
}

function lost(look: string): never {
  throw new Error(`No look is called "${look}".`);
}

const { values } = parseArgs({ options: { only: { type: 'string' } } });
await mkdir(FOLDER, { recursive: true });
const sets: object[] = [];
for (const brand of [...SITE_IDS, BUNDLE.id]) sets.push(await draw(brand));
await writeFile(new URL('manifest.json', FOLDER), `${JSON.stringify(sets, null, 1)}\n`);
