import sharp from 'sharp';
import { withDensities } from '../densities.ts';
import { type Sendable, sendableBytes } from '../send-media.ts';
import type { Composition, Pool } from './stock-media.ts';

const COLOR = '#4c4c52';
/** Two by two of that color. */
const PLACEHOLDER = 'data:image/webp;base64,UklGRh4AAABXRUJQVlA4TBEAAAAvAUAAAAdQpjJVqv+BiOh/AAA=';
const NAME = /^neutral-(landscape|portrait|category)-(\d{3})\.(avif|webp)$/;

/** The picture of what has none, in the proportions of each pool: a plane of neutral grey. */
export const NEUTRAL_PICTURES: Readonly<Record<Pool, Composition>> = {
  landscape: neutral('landscape', { width: 960, height: 540 }),
  portrait: neutral('portrait', { width: 600, height: 800 }),
  category: neutral('category', { width: 960, height: 540 }),
};

/** Whether it is the picture of what has none. */
export function isNeutral(composition: Composition): boolean {
  return Object.values(NEUTRAL_PICTURES).includes(composition);
}

function neutral(pool: Pool, size: { readonly width: number; readonly height: number }): Composition {
  // A plane has no details, so that one width serves all but who asks for one of each density.
  const avif = [size.width];
  const webp = withDensities(avif, size.width);
  return { id: `neutral-${pool}`, site: null, ...size, avif, webp, color: COLOR, placeholder: PLACEHOLDER };
}

const made = new Map<string, Promise<Sendable>>();

/** The file of a neutral picture, such as `neutral-landscape-960.avif`, made when it is first requested; null for any other name. */
export async function neutralPicture(name: string): Promise<Sendable | null> {
  const [, pool, width, extension] = NAME.exec(name) ?? [];
  if (pool === undefined) return null;
  const picture = NEUTRAL_PICTURES[pool as Pool];
  const format = extension === 'avif' ? 'avif' : 'webp';
  const points = Number(width);
  if (!picture[format].includes(points)) return null;
  const size = { width: points, height: Math.round((points * picture.height) / picture.width) };
  const file = made.get(name) ?? drawPlane(size, format);
  made.set(name, file);
  file.catch(() => made.delete(name));
  return file;
}

async function drawPlane(
  { width, height }: Pick<Composition, 'width' | 'height'>,
  format: 'avif' | 'webp',
): Promise<Sendable> {
  const plane = sharp({ create: { width, height, channels: 3, background: COLOR } });
  return sendableBytes(await plane.toFormat(format).toBuffer(), `image/${format}`);
}
