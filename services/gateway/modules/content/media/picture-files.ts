import sharp from 'sharp';
import { openMediaFolder } from './media-folder.ts';
import { type Sendable, sendableBytes } from './send-media.ts';
import { neutralPicture } from './stock/neutral-pictures.ts';
import type { Composition, StockMedia } from './stock/stock-media.ts';

/** The quality at which a WebP looks like the AVIF that it is made of. */
const WEBP = { quality: 70, effort: 4 } as const;

/** The pictures of a folder by their names, such as `silk-ember-1-960.avif`. */
export interface PictureFiles {
  find(name: string): Promise<Sendable | null>;
}

/**
 * The pictures of the stock, and the neutral ones that stand in for it. A WebP of a width that the picture has, and that is not among the
 * files, is made of its AVIF of that width or the next one when it is first requested, and stays in memory: the few browsers that can't
 * show AVIF, and the pages that quote a film, need them, and the files would be a seventh of a clone. A folder has a few hundred
 * pictures of ten kilobytes, so nothing is ever dropped.
 */
export function openPictureFiles({ folders, pictures }: Pick<StockMedia, 'folders' | 'pictures'>): PictureFiles {
  const files = openMediaFolder(folders?.pictures ?? null);
  const made = new Map<string, Promise<Sendable>>();
  return {
    find: async (name) => {
      const neutral = await neutralPicture(name);
      if (neutral !== null) return neutral;
      const file = files.find(name);
      const wanted = file === null ? wantedWebp(pictures, name) : null;
      if (wanted === null) return file;
      const source = files.find(wanted.source);
      if (source === null) return null;
      const picture = made.get(name) ?? webpOf(source.path, wanted.width);
      made.set(name, picture);
      picture.catch(() => made.delete(name));
      return picture;
    },
  };
}

const WEBP_NAME = /^(.+)-(\d{2,4})\.webp$/;
const rowsById = new WeakMap<StockMedia['pictures'], ReadonlyMap<string, Composition>>();

function rowOf(pictures: StockMedia['pictures'], id: string): Composition | null {
  const rows =
    rowsById.get(pictures) ??
    new Map(Object.values(pictures).flatMap((pool) => pool.map((row) => [row.id, row] as const)));
  rowsById.set(pictures, rows);
  return rows.get(id) ?? null;
}

/** The width of a WebP by its name, and the AVIF that it is made of; null for a width that the picture does not have. */
function wantedWebp(pictures: StockMedia['pictures'], name: string) {
  const [, id = '', points = ''] = WEBP_NAME.exec(name) ?? [];
  const width = Number(points);
  const row = rowOf(pictures, id);
  const from = row?.webp.includes(width) ? row.avif.find((each) => each >= width) : undefined;
  return from === undefined ? null : { width, source: `${id}-${from}.avif` };
}

async function webpOf(path: string, width: number): Promise<Sendable> {
  return sendableBytes(await sharp(path).resize(width).webp(WEBP).toBuffer(), 'image/webp');
}
