import { mkdtempSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compareWithSprite } from './compare-with-sprite.ts';
import { type Looks, type Tile, TILE } from './tiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'looks-test-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const picture = (grey: number): Tile => ({ width: 16, height: 10, pixels: new Uint8Array(16 * 10 * 3).fill(grey) });
const looks = (greys: Readonly<Record<string, number>>): Looks =>
  new Map(Object.entries(greys).map(([brand, grey]) => [brand, picture(grey)]));

const complaints = async (...args: Parameters<typeof compareWithSprite>): Promise<readonly string[]> => {
  const { wrong, changed } = await compareWithSprite(...args);
  return [...wrong, ...changed];
};

describe('the looks of a story', () => {
  it('are missing until they are committed, and the same afterwards', async () => {
    const file = join(folder, 'new.webp');
    const seen = looks({ aurora: 40, borealis: 90 });
    expect(await complaints(seen, file, false)).toEqual(['no look is committed: npm run looks -- --renew']);
    expect(await complaints(seen, file, true)).toEqual([]);
    expect(await complaints(seen, file, false)).toEqual([]);
  });

  it('are the same afterwards also where a picture is full of detail', async () => {
    const file = join(folder, 'detail.webp');
    const { width, height } = TILE;
    const pixels = Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 7_919) % 251);
    const seen: Looks = new Map([['aurora', { width, height, pixels }]]);
    expect(await complaints(seen, file, true)).toEqual([]);
    expect(await complaints(seen, file, false)).toEqual([]);
  });

  it('name the brand that changed, and nobody else', async () => {
    const file = join(folder, 'changed.webp');
    await compareWithSprite(looks({ aurora: 40, borealis: 90 }), file, true);
    const { wrong, changed } = await compareWithSprite(looks({ aurora: 40, borealis: 120 }), file, false);
    expect(changed).toEqual([expect.stringMatching(/^borealis looks different/)]);
    expect(wrong).toEqual([]);
  });

  it('name two brands that look the same, in a renewal too', async () => {
    const file = join(folder, 'twins.webp');
    expect(await complaints(looks({ aurora: 40, borealis: 40 }), file, true)).toEqual(['aurora looks like borealis']);
  });

  it('T09: of a new brand are no complaint, wherever its name stands among the others', async () => {
    const file = join(folder, 'eleventh.webp');
    await compareWithSprite(looks({ aurora: 40, borealis: 90 }), file, true);
    expect(await complaints(looks({ aardvark: 10, aurora: 40, borealis: 90 }), file, false)).toEqual([]);
    expect(await complaints(looks({ aurora: 40 }), file, false)).toEqual([]);
  });

  it('are left as they are by a renewal that sees the same', async () => {
    const file = join(folder, 'same.webp');
    await compareWithSprite(looks({ aurora: 40 }), file, true);
    const before = await stat(file);
    await compareWithSprite(looks({ aurora: 42 }), file, true);
    expect((await stat(file)).mtimeMs).toBe(before.mtimeMs);
    await compareWithSprite(looks({ aurora: 42, borealis: 90 }), file, true);
    expect(await complaints(looks({ borealis: 120 }), file, false)).toHaveLength(1);
  });
});
