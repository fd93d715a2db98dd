import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { GatewayServices } from '../../../../services.ts';
import { isPlaced, isPlacedPath, placedKey } from '../../../../store/places/place-key.ts';
import { MissingPlaceError } from '../../../../store/places/store-with-places.ts';

type Parts = Pick<GatewayServices, 'store' | 'config'>;

/** A file that a table names: a path of this machine, or the key of one that stays in its place. */
export type NamedFile = string;

/** What a name leads to, or what was expected in its stead. */
export type FoundFile = { readonly file: NamedFile } | { readonly expected: string };

const PLACED = /^([a-z][a-z0-9-]{0,30}):(.+)$/;

/** Finds the file of a name: a path inside the folder, or `place:path`. */
export async function findNamedFile({ store, config }: Parts, folder: string, name: unknown): Promise<FoundFile> {
  const placed = readPlace(config, name);
  if (placed !== null) {
    if ('expected' in placed) return placed;
    try {
      if ((await store.stat(placed.file)) !== null) return placed;
    } catch (error) {
      if (!(error instanceof MissingPlaceError)) throw error;
    }
    return { expected: `there is no file "${String(name)}" in that place` };
  }
  const path = pathIn(folder, name);
  const facts = path === null ? null : await stat(path).catch(() => null);
  if (path !== null && facts?.isFile() === true) return { file: path };
  return { expected: `there is no file "${String(name)}" in the folder` };
}

/** Finds the pictures of a folder that a table names, in the order of their names. Hidden files are none. */
export async function findNamedFolder(
  { store, config }: Parts,
  folder: string,
  name: unknown,
): Promise<{ readonly files: readonly NamedFile[] } | { readonly expected: string }> {
  const placed = readPlace(config, name);
  if (placed !== null && 'expected' in placed) return placed;
  const files: NamedFile[] = [];
  if (placed !== null)
    for await (const { key } of store.list(`${placed.file}/`))
      if (!key.slice(placed.file.length + 1).includes('/')) files.push(key);
  const path = placed === null ? pathIn(folder, name) : null;
  if (path !== null) {
    const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
    files.push(
      ...entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map((e) => join(path, e.name)),
    );
  }
  const pictures = files.filter((file) => PICTURE_NAME.test(file));
  if (pictures.length === 0) return { expected: `expected a folder with pictures, "${String(name)}" has none` };
  return { files: pictures.toSorted((one, other) => byName.compare(one, other)) };
}

/** HEIC is refused by name: a photograph that is passed over would be missed by its editor much later. */
const PICTURE_NAME = /\.(?:jpe?g|png|webp|avif|tiff?|hei[cf])$/i;
const byName = new Intl.Collator('en', { numeric: true });

function readPlace({ mediaPlaces }: Parts['config'], name: unknown): FoundFile | null {
  const [, place, path] = typeof name === 'string' ? (PLACED.exec(name) ?? []) : [];
  if (place === undefined || path === undefined) return null;
  const known = mediaPlaces.map((each) => each.name);
  if (!known.includes(place)) {
    const expected = known.length === 0 ? 'MEDIA_PLACES to name a place' : `one of the places ${known.join(', ')}`;
    return { expected: `expected ${expected}, not "${place}"` };
  }
  const plain = path.replace(/\/$/, '');
  if (!isPlacedPath(plain)) return { expected: `expected a path inside the place, not "${path}"` };
  return { file: placedKey({ place, path: plain }) };
}

function pathIn(folder: string, name: unknown): string | null {
  if (typeof name !== 'string') return null;
  const path = resolve(folder, name);
  return path.startsWith(resolve(folder) + sep) ? path : null;
}

/** What a file has in it. */
export async function readNamedFile({ store }: Pick<Parts, 'store'>, file: NamedFile): Promise<Readable> {
  return isPlaced(file) ? store.read(file) : createReadStream(file);
}

/** The length of a file in bytes; 0 for one that went meanwhile. */
export async function bytesOfFile({ store }: Pick<Parts, 'store'>, file: NamedFile): Promise<number> {
  if (isPlaced(file)) return (await store.stat(file))?.bytes ?? 0;
  return (await stat(file).catch(() => null))?.size ?? 0;
}

/** What a file is called. */
export const nameOfFile = (file: NamedFile): string => basename(file);

/** How much of a slug the name of a picture has at most; the whole name has 64 characters. */
const LONGEST_BEGINNING = 40;

/** The name of a picture, after its content: the same file is sent once, and another one is another picture. */
export async function pictureIdOf(services: Pick<Parts, 'store'>, slug: string, file: NamedFile): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(await readNamedFile(services, file), hash);
  return `${slug.slice(0, LONGEST_BEGINNING).replace(/-$/, '')}-${hash.digest('hex').slice(0, 16)}`;
}
