/** Keys of files that stay where they lie begin with it; no key of the store itself does. */
const MARK = '@';
const PLACE = /^[a-z][a-z0-9-]{0,30}$/;
const LONGEST_PATH = 1_000;
const CONTROL = /\p{Cc}/u;

/** A file of a place, by the place's name and its path there. */
export interface PlacedFile {
  readonly place: string;
  readonly path: string;
}

/** Returns whether a text can name a place. */
export const isPlaceName = (name: string): boolean => PLACE.test(name);

/**
 * Returns whether a text can be a path inside a place: parts between `/`, none of which leads out of it or is hidden.
 * @param path as it is written, with spaces and letters of any kind
 */
export function isPlacedPath(path: string): boolean {
  if (path.length > LONGEST_PATH || path.includes('\\') || CONTROL.test(path)) return false;
  return path.split('/').every((part) => part !== '' && !part.startsWith('.'));
}

/** Returns whether a key names a file of a place. Nobody copies, changes or deletes such a file. */
export const isPlaced = (key: string): boolean => key.startsWith(MARK);

/** The key under which a store with places reads a file of one. */
export const placedKey = ({ place, path }: PlacedFile): string => `${MARK}${place}/${path}`;

/** The file that a key is of; null for a key of the store itself, and for none at all. */
export function readPlacedKey(key: string): PlacedFile | null {
  const end = key.indexOf('/');
  if (!isPlaced(key) || end < 0) return null;
  const file = { place: key.slice(MARK.length, end), path: key.slice(end + 1) };
  return isPlaceName(file.place) && isPlacedPath(file.path) ? file : null;
}

/** A key as people write its file: `archive:films/harbor.mp4`. */
export function shownPlaced(key: string): string {
  const file = readPlacedKey(key);
  return file === null ? key : `${file.place}:${file.path}`;
}
