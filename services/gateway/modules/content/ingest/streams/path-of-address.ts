import { isPlacedPath } from '../../../../store/places/place-key.ts';

/** Where a playlist lies, and how far what it names may lie from it. */
export interface PlaylistPlace {
  /** Path of the playlist in its place. */
  readonly path: string;
  /** The folder of the film with a `/` at its end; empty for the place as a whole. */
  readonly root: string;
  /** The address under which others know the place, with a `/` at its end; null for none. */
  readonly knownAs: string | null;
}

/**
 * The path in its place of a file that a playlist names by a relative address, or by one under which the place is known.
 * @returns what is wrong, as `expected`, for a file elsewhere
 */
export function pathOfAddress(
  address: string,
  { path, root, knownAs }: PlaylistPlace,
): { readonly path: string } | { readonly expected: string } {
  const isAbsolute = /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(address);
  if (isAbsolute && (knownAs === null || !address.startsWith(knownAs))) {
    return {
      expected: `expected a file beside the playlist, or of a place by its address in MEDIA_PLACES_KNOWN_AS: ${shown(address)} is elsewhere`,
    };
  }
  const written = isAbsolute
    ? address.slice(knownAs?.length)
    : path.slice(0, path.lastIndexOf('/') + 1) + plain(address);
  const parts: string[] = [];
  for (const part of (isAbsolute ? plain(written) : written).split('/')) {
    if (part === '..' && parts.pop() === undefined) return outside(address);
    if (part !== '..' && part !== '.') parts.push(part);
  }
  const found = parts.join('/');
  return found.startsWith(root) && isPlacedPath(found) ? { path: found } : outside(address);
}

const outside = (address: string) => ({
  expected: `expected a file in the folder of the film: ${shown(address)} is not`,
});

const shown = (address: string): string => JSON.stringify(address.slice(0, 200));

/** An address without its query, and with its letters as they are. */
function plain(address: string): string {
  const bare = address.replace(/[?#].*$/, '');
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}
