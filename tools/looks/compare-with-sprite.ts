import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { difference, isSameLook, isSamePicture } from './compare.ts';
import { FIDELITIES, type Looks, readSprite, shrink, writeSprite } from './tiles.ts';

/** The part of the tolerance that a sprite's compression may use up: the rest is for other machines. */
const SPARE = 0.5;

/** What is said of a story's pictures. */
export interface Comparison {
  /** Brands that look identical, or pictures that were never committed. */
  readonly wrong: readonly string[];
  /** Brands that no longer look as committed. */
  readonly changed: readonly string[];
}

/**
 * Compares a story's pictures with the committed sprite. A renewal writes the sprite when it is out of date, and reports
 * only identical brands.
 */
export async function compareWithSprite(pictures: Looks, file: string, renew: boolean): Promise<Comparison> {
  const looks: Looks = new Map(
    await Promise.all([...pictures].map(async ([brand, picture]) => [brand, await shrink(picture)] as const)),
  );
  const expected: Looks = existsSync(file) ? await readSprite(await readFile(file)) : new Map();
  const changed = changes(looks, expected);
  if (!renew) {
    const missing = expected.size === 0 ? ['no look is committed: npm run looks -- --renew'] : [];
    return { wrong: [...missing, ...twins(pictures)], changed };
  }
  const isCurrent =
    expected.size > 0 && changed.length === 0 && [...looks.keys()].join() === [...expected.keys()].join();
  if (!isCurrent) await writeFile(file, await faithfulSprite(looks));
  return { wrong: twins(pictures), changed: [] };
}

/** The smallest sprite that every tile is still the same look in: one full of detail loses more than a comparison allows. */
async function faithfulSprite(looks: Looks): Promise<Uint8Array> {
  const [first, ...better] = FIDELITIES;
  let sprite = await writeSprite(looks, first);
  for (const fidelity of better) {
    if (changes(looks, await readSprite(sprite), SPARE).length === 0) break;
    sprite = await writeSprite(looks, fidelity);
  }
  return sprite;
}

/** Brands whose pictures are identical. */
function twins(pictures: Looks): string[] {
  const all = [...pictures];
  return all.flatMap(([brand, picture], index) =>
    all
      .slice(index + 1)
      .filter(([, other]) => isSamePicture(picture, other))
      .map(([twin]) => `${brand} looks like ${twin}`),
  );
}

/** A brand that is new has no look yet to be compared with: its first is committed with the next renewal. */
function changes(looks: Looks, expected: Looks, share = 1): string[] {
  return [...looks].flatMap(([brand, tile]) => {
    const before = expected.get(brand);
    if (!before || isSameLook(tile, before, share)) return [];
    const { mean, block } = difference(tile, before);
    return [`${brand} looks different (mean ${mean.toFixed(1)}, worst block ${block.toFixed(1)})`];
  });
}
