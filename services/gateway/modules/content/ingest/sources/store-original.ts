import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Insertable } from 'kysely';
import type { GatewayServices } from '../../../../services.ts';
import { isPlaced } from '../../../../store/places/place-key.ts';
import { FileProblem } from '../file-problem.ts';
import { bytesOfFile, nameOfFile, type NamedFile, readNamedFile } from '../folder/named-file.ts';
import type { MediaSourcesTable } from '../tables.ts';
import { originalKey, shownName, type SourceTarget, upTo } from './add-source.ts';

/** A file of a table that is to be prepared. */
export interface NewSource {
  readonly target: SourceTarget;
  readonly kind: 'film' | 'picture';
  readonly file: NamedFile;
}

/** An original that is there, as the row of its source has it. */
interface Original {
  readonly row: Omit<Insertable<MediaSourcesTable>, 'added_by' | 'added_at'>;
  readonly target: SourceTarget;
}

/** What became of a file: its original, or what is wrong with it. */
type StoredOriginal =
  | { readonly original: Original; readonly problem: null }
  | { readonly original: null; readonly problem: string };

/**
 * Copies the original of a file to where it belongs, unless it is there; a film of a place stays.
 * @param most bytes of a file
 */
export async function storeOriginal(
  services: GatewayServices,
  { target, kind, file }: NewSource,
  most: number,
): Promise<StoredOriginal> {
  const bytes = await bytesOfFile(services, file);
  const fileName = shownName(nameOfFile(file));
  const id = idOf('videoId' in target ? target.videoId : target.pictureId, kind, file, bytes);
  const isOurs = kind === 'picture' || !isPlaced(file);
  const key = isOurs ? originalKey(id) : file;
  try {
    if (bytes === 0) throw new FileProblem('The file is empty.');
    // What is there is whole, as it is put there at once.
    if (isOurs && (await services.store.stat(key))?.bytes !== bytes)
      await services.store.put(key, Readable.from(upTo(await readNamedFile(services, file), most)));
  } catch (error) {
    if (error instanceof FileProblem) return { original: null, problem: error.message };
    throw error;
  }
  const purpose =
    'videoId' in target
      ? { video_id: target.videoId, picture_id: null, shape: null }
      : { video_id: null, picture_id: target.pictureId, shape: target.shape };
  const row = { id, ...purpose, kind, file_name: fileName, bytes, store_key: key, state: 'working' as const };
  return { original: { row, target }, problem: null };
}

/** Returns the same id for the same file of the same film each time. */
function idOf(owner: string, kind: string, file: NamedFile, bytes: number): string {
  const hash = createHash('sha256').update(
    JSON.stringify([owner, kind, isPlaced(file) ? file : nameOfFile(file), bytes]),
  );
  const digits = hash.digest('hex');
  return [8, 4, 4, 4, 12]
    .reduce<{ readonly at: number; readonly parts: readonly string[] }>(
      ({ at, parts }, length) => ({ at: at + length, parts: [...parts, digits.slice(at, at + length)] }),
      { at: 0, parts: [] },
    )
    .parts.join('-');
}
