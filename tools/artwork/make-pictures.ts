/**
 * Draws the committed pictures and their manifest. `--only <part of an id>` draws some of them, `--part 1/2` every
 * second one (to share the work between processes), `--sheet <file.png>` draws small ones side by side instead,
 * `--missing` leaves out what was drawn before, `--manifest` only builds the manifest.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { COMPOSITIONS, type CompositionPlan, type PoolId } from './compositions.ts';
import { cameraFor } from './draw.ts';

const FOLDER = new URL('../../services/gateway/modules/media/pictures/', import.meta.url);
/** Notes of pictures drawn so far; the manifest is put together from them. */
const NOTES = new URL('../../node_modules/.cache/artwork/', import.meta.url);

interface Format {
  readonly width: number;
  readonly height: number;
  readonly avif: readonly number[];
  readonly webp: readonly number[];
}

const FORMATS: Readonly<Record<PoolId, Format>> = {
  landscape: { width: 1920, height: 1080, avif: [320, 480, 640, 960, 1280, 1920], webp: [320, 640, 1280] },
  portrait: { width: 600, height: 800, avif: [240, 360, 480, 600], webp: [240, 480, 600] },
  category: { width: 960, height: 540, avif: [320, 480, 640, 960], webp: [320, 640, 960] },
};

async function placeholderOf(picture: Sharp, landscape: boolean): Promise<string> {
  const small = await picture
    .clone()
    .resize(landscape ? 20 : 12)
    .blur(0.6)
    .webp({ quality: 24, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}

async function colorOf(picture: Sharp): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await picture.clone().resize(1, 1).raw().toBuffer();
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Draws one composition in every size, and records what the gateway needs to know of it. */
async function publish(plan: CompositionPlan): Promise<void> {
  const { width, height, avif, webp } = FORMATS[plan.pool];
  const raw = cameraFor(plan, width, height)(0);
  const picture = sharp(raw, { raw: { width, height, channels: 3 } });
  for (const size of avif) {
    const quality = size > 1000 ? 46 : 52;
    await picture
      .clone()
      .resize(size)
      .avif({ quality, effort: 3 })
      .toFile(new URL(`${plan.id}-${size}.avif`, FOLDER).pathname);
  }
  for (const size of webp) {
    const quality = size > 1000 ? 64 : 70;
    await picture
      .clone()
      .resize(size)
      .webp({ quality, effort: 4 })
      .toFile(new URL(`${plan.id}-${size}.webp`, FOLDER).pathname);
  }
  const placeholder = await placeholderOf(picture, plan.pool !== 'portrait');
  const note = { id: plan.id, width, height, avif, webp, color: await colorOf(picture), placeholder };
  await writeFile(new URL(`${plan.id}.json`, NOTES), JSON.stringify(note));
}

function isDrawn({ id }: CompositionPlan): boolean {
  return existsSync(new URL(`${id}.json`, NOTES));
}

/**
 * Merges the notes into the manifest, in the order of the list; removes pictures that have no plan or were never drawn.
 */
async function writeManifest(): Promise<void> {
  const manifest: Record<PoolId, unknown[]> = { landscape: [], portrait: [], category: [] };
  const drawn = COMPOSITIONS.filter(isDrawn);
  for (const { id, pool } of drawn) {
    manifest[pool].push(JSON.parse(await readFile(new URL(`${id}.json`, NOTES), 'utf8')));
  }
  await writeFile(new URL('manifest.json', FOLDER), `${JSON.stringify(manifest, null, 1)}\n`);
  const known = new Set(drawn.map(({ id }) => id));
  for (const file of await readdir(FOLDER)) {
    if (file !== 'manifest.json' && !known.has(file.replace(/-\d+\.\w+$/, ''))) await rm(new URL(file, FOLDER));
  }
}

/** Draws small pictures side by side, to be looked at. */
async function drawSheet(plans: readonly CompositionPlan[], file: string): Promise<void> {
  const [width, height, columns] = plans[0]?.pool === 'portrait' ? [240, 320, 8] : [400, 225, 5];
  const tiles = plans.map((plan, index) => ({
    input: cameraFor(plan, width, height)(0),
    raw: { width, height, channels: 3 as const },
    left: (index % columns) * width,
    top: Math.floor(index / columns) * height,
  }));
  const rows = Math.ceil(plans.length / columns);
  const sheet = sharp({ create: { width: width * columns, height: height * rows, channels: 3, background: '#000' } });
  await sheet.composite(tiles).png().toFile(file);
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    part: { type: 'string', default: '1/1' },
    sheet: { type: 'string' },
    missing: { type: 'boolean', default: false },
    manifest: { type: 'boolean', default: false },
  },
});
const [part = 1, parts = 1] = values.part.split('/').map(Number);
const chosen = COMPOSITIONS.filter((plan) => plan.id.includes(values.only) || plan.pool === values.only).filter(
  (plan) => !values.missing || !isDrawn(plan),
);
const mine = chosen.filter((_, index) => index % parts === part - 1);
if (values.sheet !== undefined) {
  await drawSheet(mine, values.sheet);
} else {
  await mkdir(NOTES, { recursive: true });
  for (const plan of values.manifest ? [] : mine) await publish(plan);
  if (parts === 1) await writeManifest();
}
