import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { stockMedia } from '@network/demo/media/stock-media.ts';
import { openPictureFiles } from './picture-files.ts';
import type { Sendable } from './send-media.ts';

const manifest = stockMedia.pictures;
const files = openPictureFiles(stockMedia);

async function bytesOf({ bytes, stream }: Sendable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await stream(0, bytes - 1)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

describe('the committed pictures', () => {
  it('are there, or can be made, in every size that the manifest names', async () => {
    const [first] = manifest.landscape;
    for (const pool of Object.values(manifest)) {
      for (const { id, avif, webp } of pool) {
        for (const width of avif) expect(await files.find(`${id}-${width}.avif`)).not.toBeNull();
        expect(webp.filter((width) => width > (avif.at(-1) ?? 0))).toEqual([]);
      }
    }
    const [portrait] = manifest.portrait;
    const renditions = [first, portrait].flatMap((each) => each?.webp.map((width) => [each.id, width] as const) ?? []);
    for (const [id, width] of renditions) {
      const made = await files.find(`${id}-${width}.webp`);
      const bytes = made === null ? Buffer.alloc(0) : await bytesOf(made);
      expect(bytes.length).toBe(made?.bytes);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width });
    }
  });

  it('are made once', async () => {
    const name = `${manifest.landscape[1]?.id}-640.webp`;
    const [one, other] = await Promise.all([files.find(name), files.find(name)]);
    expect(one).toBe(other);
    expect(await one?.etag()).toMatch(/^"[\w-]{22}"$/);
  });

  // A width that nobody offers would be made and stored for who makes widths up.
  it.each([
    'silk-nowhere-1-960.webp',
    '../manifest.json',
    '../manifest.webp',
    'manifest.webp',
    `${manifest.landscape[0]?.id}-481.webp`,
    '',
  ])('leave out what there is no picture of: "%s"', async (name) => {
    expect(await files.find(name)).toBeNull();
  });
});
