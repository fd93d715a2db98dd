import { writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { withDensities } from '@network/gateway/modules/content/media/public.ts';
import type { CompositionPlan, PoolId } from './compositions.ts';
import { cameraFor } from './draw.ts';

export const FOLDER = new URL('../media/pictures/', import.meta.url);
/** Notes of pictures drawn so far; the manifest is put together from them. */
export const NOTES = new URL('../../node_modules/.cache/artwork/', import.meta.url);

interface Format {
  readonly width: number;
  readonly height: number;
  readonly avif: readonly number[];
  readonly webp: readonly number[];
  /** Whether the gateway makes all WebP files out of the AVIF files, so that none is committed; those of densities it always makes. */
  readonly isWebpMade: boolean;
}

const FORMATS: Readonly<Record<PoolId, Format>> = {
  landscape: { width: 1440, height: 810, avif: [320, 640, 960, 1440], webp: [640, 960], isWebpMade: true },
  portrait: { width: 600, height: 800, avif: [240, 360, 480, 600], webp: [240, 480, 600], isWebpMade: false },
  category: { width: 960, height: 540, avif: [320, 480, 640, 960], webp: [320, 640, 960], isWebpMade: true },
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
export async function publishPicture(plan: CompositionPlan): Promise<void> {
  const { width, height, avif, webp, isWebpMade } = FORMATS[plan.pool];
  const raw = cameraFor(plan, width, height, plan.pool === 'landscape' ? 0.012 : undefined)(0);
  const picture = sharp(raw, { raw: { width, height, channels: 3 } });
  for (const size of avif) {
    const quality = size > 1000 ? 46 : 52;
    await picture
      .clone()
      .resize(size)
      .avif({ quality, effort: 2 })
      .toFile(new URL(`${plan.id}-${size}.avif`, FOLDER).pathname);
  }
  for (const size of isWebpMade ? [] : webp) {
    const quality = size > 1000 ? 64 : 70;
    await picture
      .clone()
      .resize(size)
      .webp({ quality, effort: 4 })
      .toFile(new URL(`${plan.id}-${size}.webp`, FOLDER).pathname);
  }
  const placeholder = await placeholderOf(picture, plan.pool !== 'portrait');
  const shown = { width, height, avif, webp: withDensities(webp, width) };
  const note = { id: plan.id, site: plan.site, ...shown, color: await colorOf(picture), placeholder };
  await writeFile(new URL(`${plan.id}.json`, NOTES), JSON.stringify(note));
}
