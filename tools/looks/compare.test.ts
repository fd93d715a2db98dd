import { describe, expect, it } from 'vitest';
import { difference, isSameLook, isSamePicture } from './compare.ts';
import { readSprite, shrink, type Tile, TILE, writeSprite } from './tiles.ts';

function tile(color: (x: number, y: number) => number, width: number = TILE.width, height: number = TILE.height): Tile {
  const pixels = new Uint8Array(width * height * 3);
  for (let index = 0; index < pixels.length; index++) {
    const at = Math.floor(index / 3);
    pixels[index] = color(at % width, Math.floor(at / width));
  }
  return { width, height, pixels };
}

const grey = tile(() => 100);

describe('looks', () => {
  it('are the same when type is smoothed differently', () => {
    expect(
      isSameLook(
        grey,
        tile((x) => 100 + (x % 5)),
      ),
    ).toBe(true);
  });

  it('differ when the ground has another colour', () => {
    expect(
      isSameLook(
        grey,
        tile(() => 108),
      ),
    ).toBe(false);
  });

  it('differ when only a button has another colour', () => {
    const button = tile((x, y) => (x < 20 && y < 10 ? 160 : 100));
    expect(difference(grey, button).mean).toBeLessThan(1);
    expect(isSameLook(grey, button)).toBe(false);
  });

  it('differ when their sizes do', () => {
    expect(
      isSameLook(
        grey,
        tile(() => 100, 10, 10),
      ),
    ).toBe(false);
  });

  it('are one picture only to the last pixel', () => {
    expect(
      isSamePicture(
        grey,
        tile(() => 100),
      ),
    ).toBe(true);
    expect(
      isSamePicture(
        grey,
        tile((x, y) => (x === 9 && y === 9 ? 101 : 100)),
      ),
    ).toBe(false);
  });

  it('come back from a sprite as they went into it, each under its brand', async () => {
    const looks = new Map([
      ['first', grey],
      ['second', tile((x) => x)],
      ['third', tile((_, y) => y * 2)],
    ]);
    const back = await readSprite(await writeSprite(looks));
    expect([...back.keys()]).toEqual([...looks.keys()]);
    for (const [brand, look] of looks) {
      const found = back.get(brand);
      expect(found && isSameLook(look, found)).toBe(true);
    }
  });

  it('are shrunk to a tile', async () => {
    expect(isSameLook(await shrink(tile(() => 100, 640, 400)), grey)).toBe(true);
  });
});
