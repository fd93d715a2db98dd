import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { openMediaFolder } from './media-folder.ts';
import type { Sendable } from './send-media.ts';

/** The quality at which a WebP looks like the AVIF that it is made of. */
const WEBP = { quality: 70, effort: 4 } as const;

/** The pictures of a folder by their names, such as `silk-ember-1-960.avif`. */
export interface PictureFiles {
  find(name: string): Promise<Sendable | null>;
}

/**
 * The committed pictures. A WebP that is not among them is made of the AVIF of the same name when it is first requested,
 * and stays in memory: the few browsers that can't show AVIF, and the pages that quote a film, need them, and the files
 * would be a seventh of a clone. A folder has a few hundred pictures of ten kilobytes, so nothing is ever dropped.
 */
export function openPictureFiles(folder: URL): PictureFiles {
  const files = openMediaFolder(folder);
  const made = new Map<string, Promise<Sendable>>();
  return {
    find: async (name) => {
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
  const bytes = await sharp(path).webp(WEBP).toBuffer();
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return {
    bytes: bytes.length,
    type: 'image/webp',
    etag: () => Promise.resolve(etag),
    stream: (from, to) => Readable.from([bytes.subarray(from, to + 1)]),
  };
}
