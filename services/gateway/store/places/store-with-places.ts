import type { ObjectStore } from '../object-store.ts';
import type { S3Location } from '../s3-store.ts';
import { folderPlace } from './folder-place.ts';
import { isPlaced, isPlacedPath, placedKey, readPlacedKey } from './place-key.ts';
import type { PlaceFiles } from './place-files.ts';
import { s3Place } from './s3-place.ts';

/** A place whose films are named and not sent. */
export interface MediaPlace {
  readonly name: string;
  readonly location: { readonly kind: 'folder'; readonly folder: string } | ({ readonly kind: 's3' } & S3Location);
  /** The address under which others know its files, with a `/` at its end; null for none. */
  readonly knownAs: string | null;
}

/** A place that is in no configuration any more, or whose folder is not mounted: nothing of it can be read. */
export class MissingPlaceError extends Error {
  constructor(place: string) {
    super(`MEDIA_PLACES has no place "${place}", which this file lies in.`);
    this.name = 'MissingPlaceError';
  }
}

const open = ({ location }: MediaPlace): PlaceFiles =>
  location.kind === 'folder' ? folderPlace(location.folder) : s3Place(location);

/**
 * A store that also reads files of places, by keys that `placedKey` makes. They are only ever read: storing one is an error, and
 * deleting one leaves it where it is.
 */
export function storeWithPlaces(store: ObjectStore, places: readonly MediaPlace[]): ObjectStore {
  const opened = new Map(places.map((place) => [place.name, open(place)]));
  const find = (key: string): { readonly files: PlaceFiles; readonly path: string } => {
    const file = readPlacedKey(key);
    if (file === null) throw new RangeError(`No key of a store: ${JSON.stringify(key)}`);
    const files = opened.get(file.place);
    if (files === undefined) throw new MissingPlaceError(file.place);
    return { files, path: file.path };
  };
  return {
    put: (key, body) => {
      if (isPlaced(key)) throw new RangeError(`Nothing is stored in a place: ${JSON.stringify(key)}`);
      return store.put(key, body);
    },
    read: async (key, from, to) => {
      if (!isPlaced(key)) return store.read(key, from, to);
      const { files, path } = find(key);
      return files.read(path, from, to);
    },
    stat: async (key) => {
      if (!isPlaced(key)) return store.stat(key);
      const { files, path } = find(key);
      const found = await files.stat(path);
      return found && { ...found, key };
    },
    list: (prefix) => (isPlaced(prefix) ? listPlaced(prefix) : store.list(prefix)),
    delete: async (key) => {
      if (!isPlaced(key)) await store.delete(key);
    },
    pathOf: (key) => {
      if (!isPlaced(key)) return store.pathOf(key);
      const { files, path } = find(key);
      return files.pathOf(path);
    },
  };

  async function* listPlaced(prefix: string) {
    const end = prefix.indexOf('/');
    const [place, path] = [prefix.slice(1, end), prefix.slice(end + 1)];
    const files = opened.get(place);
    if (files === undefined) throw new MissingPlaceError(place);
    if (path !== '' && !isPlacedPath(path.replace(/\/$/, ''))) throw new RangeError(`No key of a store: ${prefix}`);
    for await (const found of files.list(path)) yield { ...found, key: placedKey({ place, path: found.key }) };
  }
}

/** Why places can't be read now, by their names; empty where all of them can. */
export async function findMissingPlaces(places: readonly MediaPlace[]): Promise<ReadonlyMap<string, string>> {
  const problems = await Promise.all(places.map(async (place) => [place.name, await open(place).problem()] as const));
  return new Map(problems.flatMap(([name, problem]) => (problem === null ? [] : [[name, problem]])));
}
