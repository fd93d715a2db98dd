import { type S3Location, s3Store } from '../s3-store.ts';
import { isPlacedPath } from './place-key.ts';
import type { PlaceFiles } from './place-files.ts';

/** The files of a bucket, or of what is under a prefix of it, that others write. */
export function s3Place(location: S3Location): PlaceFiles {
  const { read, stat, list, pathOf } = s3Store(location, (path) => path.split('/').map(encodePart).join('/'));
  return {
    read,
    stat,
    // Names that are hidden in a folder are hidden in a bucket too, and a name that ends in a slash is a folder that a
    // person made.
    list: async function* (prefix) {
      for await (const found of list(prefix)) if (isPlacedPath(found.key)) yield found;
    },
    pathOf,
    problem: async () => {
      try {
        for await (const _first of list('')) break;
        return null;
      } catch (error) {
        return `the bucket ${location.bucket} does not answer: ${(error as Error).message}`;
      }
    },
  };
}

/** Encodes a part as S3 signs it: everything but letters, digits and `-_.~` is written in hexadecimal. */
const encodePart = (part: string): string =>
  encodeURIComponent(part).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
