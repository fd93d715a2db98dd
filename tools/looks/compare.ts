import type { Tile } from './tiles.ts';

/** How far two tiles may be apart, of 255: other machines smooth type and compress pictures a little differently. */
export const MEAN_TOLERANCE = 4;
/** How far the worst block of a tile may differ: a change in one corner must not be averaged away. */
export const BLOCK_TOLERANCE = 26;
const BLOCK = 10;

/** The difference of two tiles of one size: on average, and in the worst block of ten by ten pixels. */
export function difference(one: Tile, other: Tile): { readonly mean: number; readonly block: number } {
  if (one.width !== other.width || one.height !== other.height) return { mean: 255, block: 255 };
  const columns = Math.ceil(one.width / BLOCK);
  const sums = new Float64Array(columns * Math.ceil(one.height / BLOCK));
  let total = 0;
  for (let index = 0; index < one.pixels.length; index++) {
    const apart = Math.abs((one.pixels[index] ?? 0) - (other.pixels[index] ?? 0));
    const at = Math.floor(index / 3);
    const block = Math.floor(at / one.width / BLOCK) * columns + Math.floor((at % one.width) / BLOCK);
    sums[block] = (sums[block] ?? 0) + apart;
    total += apart;
  }
  return { mean: total / one.pixels.length, block: Math.max(...sums) / (BLOCK * BLOCK * 3) };
}

/** Whether two tiles show the same look, drawn by two machines, within that share of the tolerance. */
export function isSameLook(one: Tile, other: Tile, share = 1): boolean {
  const { mean, block } = difference(one, other);
  return mean <= share * MEAN_TOLERANCE && block <= share * BLOCK_TOLERANCE;
}

/** Whether two pictures of the same machine are identical pixel by pixel: a theme that fell back to another. */
export function isSamePicture(one: Tile, other: Tile): boolean {
  return Buffer.compare(one.pixels, other.pixels) === 0;
}
