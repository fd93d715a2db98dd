import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { cropRectangle, type PictureCrop } from '@network/validation/picture-crop.ts';
import { MissingObjectError, type ObjectStore } from '../../../../store/object-store.ts';
import { type Sendable, sendableBytes } from '../send-media.ts';

/** Where the store has cuts, which can be made again. */
export const CUTS_PREFIX = 'cuts/';

/** Some five hundred, which are those of the pages that everybody opens. */
const MOST_BYTES = 24 * 2 ** 20;
/** A cut takes a tenth of a second of a core; who comes after these is turned away for a moment. */
const MOST_WAITING = 64;
/** Pictures wider than this are encoded differently, as in the pipeline (ingest/steps/pictures.ts). */
const WIDE = 1_000;

/** A rendition of a cut. */
export interface WantedCut {
  readonly crop: PictureCrop;
  /** Names the whole picture, in lower case: its version or its composition. */
  readonly picture: string;
  readonly width: number;
  readonly extension: 'avif' | 'webp';
}

/** A cut, or why there is none: no such picture or width, or too many being made. */
export type FoundCut =
  | { readonly kind: 'cut'; readonly file: Sendable }
  | { readonly kind: 'missing' }
  | { readonly kind: 'busy' };

/** Cuts of pictures, made when they are first requested and stored. */
export interface CutFiles {
  /** @param whole reads the master of the whole picture, or its widest rendition; null where it is gone */
  find(cut: WantedCut, whole: () => Promise<Sendable | null>): Promise<FoundCut>;
}

/** Cuts of pictures in a store, made one after another: pages must not wait for the pictures of others. */
export function openCutFiles(store: ObjectStore): CutFiles {
  const known = new LRUCache<string, Buffer>({ maxSize: MOST_BYTES, sizeCalculation: ({ length }) => length });
  const underWay = new Map<string, Promise<Buffer | null>>();
  let last: Promise<unknown> = Promise.resolve();

  const make = (key: string, cut: WantedCut, whole: () => Promise<Sendable | null>): Promise<Buffer | null> => {
    const making = last.then(async () => {
      const made = await cutOf(cut, await whole());
      if (made !== null) await store.put(key, Readable.from([made]));
      return made;
    });
    last = making.catch(() => undefined);
    return making;
  };

  return {
    find: async (cut, whole) => {
      const key = keyOf(cut);
      const stored = known.get(key) ?? (await readStored(store, key));
      let bytes = stored;
      if (bytes === null) {
        const current = underWay.get(key);
        if (current === undefined && underWay.size >= MOST_WAITING) return { kind: 'busy' };
        const making = current ?? make(key, cut, whole).finally(() => underWay.delete(key));
        underWay.set(key, making);
        bytes = await making;
      }
      if (bytes === null) return { kind: 'missing' };
      known.set(key, bytes);
      return { kind: 'cut', file: sendableBytes(bytes, `image/${cut.extension}`) };
    },
  };
}

function keyOf({ crop: { ratio, left, top, width: share }, picture, width, extension }: WantedCut): string {
  return `${CUTS_PREFIX}${picture}/${ratio.replace(':', 'x')}-${left}-${top}-${share}/${width}.${extension}`;
}

async function readStored(store: ObjectStore, key: string): Promise<Buffer | null> {
  try {
    return await buffer(await store.read(key));
  } catch (error) {
    if (error instanceof MissingObjectError) return null;
    throw error;
  }
}

/** Null for a width that the cut has no points for: it is not made larger than it is. */
async function cutOf({ crop, width, extension }: WantedCut, whole: Sendable | null): Promise<Buffer | null> {
  if (whole === null) return null;
  const picture = sharp(await buffer(await whole.stream(0, whole.bytes - 1)));
  const rectangle = cropRectangle(crop, await picture.metadata());
  if (width < 1 || width > rectangle.width) return null;
  const resized = picture.extract(rectangle).resize(width);
  const encoded =
    extension === 'avif'
      ? resized.avif({ quality: width > WIDE ? 46 : 52, effort: 2 })
      : resized.webp({ quality: width > WIDE ? 64 : 70, effort: 4 });
  return encoded.toBuffer();
}
