import sharp from 'sharp';

/** A picture's colors, three bytes a pixel. */
export interface Tile {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/**
 * Size of a tile in the committed sprite: enough to see layout, color and weight, too little to see a font's hinting.
 */
export const TILE = { width: 160, height: 100 } as const;

/** Decodes a picture, without its transparency. */
export async function readTile(picture: Uint8Array): Promise<Tile> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** Returns a picture at the size of a tile. */
export async function shrink({ pixels, width, height }: Tile): Promise<Tile> {
  const data = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(TILE.width, TILE.height, { fit: 'fill', kernel: 'mitchell' })
    .raw()
    .toBuffer();
  return { ...TILE, pixels: data };
}

/** The looks of one story, by the name of the brand that wears it. */
export type Looks = ReadonlyMap<string, Tile>;

/** How precisely a sprite stores its tiles, the smallest file first. */
export const FIDELITIES = [{ quality: 62 }, { quality: 80 }, { quality: 92 }, { lossless: true }] as const;

/** Tiles next to each other as one WebP, which contains the brands' names in their order. */
export function writeSprite(looks: Looks, fidelity: (typeof FIDELITIES)[number] = FIDELITIES[0]): Promise<Uint8Array> {
  return sharp({ create: { width: TILE.width * looks.size, height: TILE.height, channels: 3, background: '#000' } })
    .composite(
      [...looks.values()].map(({ pixels }, index) => ({
        input: Buffer.from(pixels),
        raw: { ...TILE, channels: 3 as const },
        left: index * TILE.width,
        top: 0,
      })),
    )
    .webp({ ...fidelity, effort: 6 })
    .withXmp(`<brands>${[...looks.keys()].join(' ')}</brands>`)
    .toBuffer();
}

/** The tiles of a sprite. A sprite that names no brands has none. */
export async function readSprite(sprite: Uint8Array): Promise<Looks> {
  const [whole, { xmpAsString }] = await Promise.all([readTile(sprite), sharp(sprite).metadata()]);
  const names = /<brands>(.*)<\/brands>/.exec(xmpAsString ?? '')?.[1]?.split(' ') ?? [];
  return new Map(names.map((name, index) => [name, { ...TILE, pixels: cut(whole, index) }]));
}

function cut({ width, pixels }: Tile, index: number): Uint8Array {
  const row = TILE.width * 3;
  const tile = new Uint8Array(row * TILE.height);
  for (let y = 0; y < TILE.height; y++) {
    const from = y * width * 3 + index * row;
    tile.set(pixels.subarray(from, from + row), y * row);
  }
  return tile;
}
