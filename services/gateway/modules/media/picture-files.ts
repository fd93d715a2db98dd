import sharp from 'sharp';
import { openMediaFolder } from './media-folder.ts';
import { type Sendable, sendableBytes } from './send-media.ts';
import { neutralPicture } from './stock/neutral-pictures.ts';
import type { StockMedia } from './stock/stock-media.ts';

/** The quality at which a WebP looks like the AVIF that it is made of. */
const WEBP = { quality: 70, effort: 4 } as const;

/** The pictures of a folder by their names, such as `silk-ember-1-960.avif`. */
export interface PictureFiles {
  find(name: string): Promise<Sendable | null>;
}

/**
 * The pictures of the stock, and the neutral ones that stand in for it. A WebP that is not among them is made of the AVIF
 * of the same name when it is first requested, and stays in memory: the few browsers that can't show AVIF, and the pages
 * that quote a film, need them, and the files would be a seventh of a clone. A folder has a few hundred pictures of ten kilobytes, so nothing is ever dropped.
 */
export function openPictureFiles({ folders }: Pick<StockMedia, 'folders'>): PictureFiles {
  const files = openMediaFolder(folders?.pictures ?? null);
  const made = new Map<string, Promise<Sendable>>();
  return {
    find: async (name) => {
      const neutral = await neutralPicture(name);
      if (neutral !== null) return neutral;
      const file = files.find(name);
      if (file !== null || !name.endsWith('.webp')) return file;
      const source = files.find(name.replace(/webp$/, 'avif'));
      if (source === null) return null;
      const picture = made.get(name) ?? webpOf(source.path);
      made.set(name, picture);
      picture.catch(() => made.delete(name));
      return picture;
    },
  };
}

async function webpOf(path: string): Promise<Sendable> {
  return sendableBytes(await sharp(path).webp(WEBP).toBuffer(), 'image/webp');
}
