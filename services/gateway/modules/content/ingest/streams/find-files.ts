import { text } from 'node:stream/consumers';
import { MissingObjectError, type ObjectStore } from '../../../../store/object-store.ts';
import { placedKey, readPlacedKey, shownPlaced } from '../../../../store/places/place-key.ts';
import { segmentType } from '../../media/public.ts';
import { FileProblem } from '../file-problem.ts';
import { pathOfAddress } from './path-of-address.ts';
import { UnreadablePlaylist } from './playlist-lines.ts';
import type { ListedPart, ListedSegment } from './read-segments.ts';

/** Where the files of a film that is taken as it is may lie. */
export interface StreamPlace {
  readonly store: ObjectStore;
  /** Key of its master playlist. */
  readonly masterKey: string;
  /** The address under which others know its place; null for none. */
  readonly knownAs: string | null;
}

/** A part of a stream with its file. */
export interface FoundPart extends ListedPart {
  readonly key: string;
  /** Size of the whole file. */
  readonly fileBytes: number;
}

/** A segment whose file is there. */
export interface FoundSegment extends FoundPart, Omit<ListedSegment, 'beginning'> {
  readonly beginning: FoundPart | null;
}

const MOST_PLAYLIST_BYTES = 8 * 2 ** 20;
/** What a player has to read before it shows anything of a segment. */
const MOST_SEGMENT_BYTES = 256 * 2 ** 20;

/** The path of a master playlist in its place, and the folder that all of its files are in. */
function folderOf({ masterKey }: StreamPlace): { readonly place: string; readonly root: string } {
  const { place, path } = readPlacedKey(masterKey) ?? { place: '', path: '' };
  return { place, root: path.slice(0, path.lastIndexOf('/') + 1) };
}

/**
 * The key of a file that a playlist names.
 * @throws FileProblem for one outside of the film's folder
 */
export function keyOf(stream: StreamPlace, playlistKey: string, uri: string, line: number | null): string {
  const { place, root } = folderOf(stream);
  const found = pathOfAddress(uri, { path: readPlacedKey(playlistKey)?.path ?? '', root, knownAs: stream.knownAs });
  if ('path' in found) return placedKey({ place, path: found.path });
  throw new FileProblem(`${shownPlaced(playlistKey)}${line === null ? '' : ` line ${line}`}: ${found.expected}.`);
}

/**
 * Reads a playlist of a place with one of the readers.
 * @throws FileProblem where it is not there, or can't be taken
 */
export async function readPlaylist<Read>(
  { store }: StreamPlace,
  key: string,
  read: (text: string) => Read,
): Promise<Read> {
  try {
    const found = await store.stat(key);
    if (found === null) throw new FileProblem(`${shownPlaced(key)}: expected this playlist, there is no such file.`);
    if (found.bytes > MOST_PLAYLIST_BYTES)
      throw new FileProblem(`${shownPlaced(key)}: expected a playlist of 8 MB at most.`);
    return read(await text(await store.read(key)));
  } catch (error) {
    if (error instanceof MissingObjectError)
      throw new FileProblem(`${shownPlaced(key)}: expected this playlist, it went.`);
    if (error instanceof UnreadablePlaylist) throw new FileProblem(`${shownPlaced(key)} ${error.message}.`);
    throw error;
  }
}

/**
 * Finds the file of every segment by lists of their folders, so that a bucket is not asked for each.
 * @throws FileProblem for the first that is not there, that is too short for its byte range, or that is no file of a stream
 */
export async function findSegments(
  stream: StreamPlace,
  playlistKey: string,
  segments: readonly ListedSegment[],
): Promise<readonly FoundSegment[]> {
  const parts = segments.flatMap((each) => (each.beginning === null ? [each] : [each.beginning, each]));
  const keys = new Map(parts.map(({ uri, line }) => [uri, keyOf(stream, playlistKey, uri, line)] as const));
  const sizes = await sizesOf(stream.store, [...keys.values()]);
  const find = (part: ListedPart): FoundPart => {
    const key = keys.get(part.uri) ?? '';
    const fileBytes = sizes.get(key);
    const refuse = (expected: string): never => {
      throw new FileProblem(`${shownPlaced(playlistKey)} line ${part.line}: expected ${expected}.`);
    };
    if (segmentType(key) === null)
      return refuse(`.ts, .m4s, .mp4, .m4v, .m4a, .cmfv or .cmfa, not ${shownPlaced(key)}`);
    if (fileBytes === undefined) return refuse(`${shownPlaced(key)}, there is no such file`);
    const { from, bytes } = part.span ?? { from: 0, bytes: fileBytes };
    if (bytes === 0 || from + bytes > fileBytes) return refuse(`${shownPlaced(key)} with more than ${fileBytes} bytes`);
    if (bytes > MOST_SEGMENT_BYTES) return refuse('segments of 256 MB at most');
    return { ...part, key, fileBytes };
  };
  const beginnings = new Map<ListedPart, FoundPart>();
  return segments.map((segment) => {
    const { beginning } = segment;
    if (beginning !== null && !beginnings.has(beginning)) beginnings.set(beginning, find(beginning));
    return { ...segment, ...find(segment), beginning: beginning && (beginnings.get(beginning) ?? null) };
  });
}

/** The lengths of those of these files that are there, by lists of their folders. */
export async function sizesOf(store: ObjectStore, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const wanted = new Set(keys);
  const sizes = new Map<string, number>();
  for (const prefix of commonBeginnings(keys)) {
    for await (const { key, bytes } of store.list(prefix)) if (wanted.has(key)) sizes.set(key, bytes);
  }
  return sizes;
}

/** What the keys of each folder begin with: a list of it is no longer than it has to be. */
function commonBeginnings(keys: readonly string[]): ReadonlySet<string> {
  const byFolder = new Map<string, string>();
  for (const key of keys) {
    const folder = key.slice(0, key.lastIndexOf('/') + 1);
    const known = byFolder.get(folder) ?? key;
    let length = 0;
    while (length < known.length && known[length] === key[length]) length += 1;
    // A list of half a character finds nothing.
    byFolder.set(folder, known.slice(0, length).replace(/[\ud800-\udbff]$/, ''));
  }
  return new Set(byFolder.values());
}
