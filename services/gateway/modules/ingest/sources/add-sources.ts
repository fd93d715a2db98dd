import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Insertable } from 'kysely';
import { insertRows } from '../../../db/insert-rows.ts';
import type { GatewayServices } from '../../../services.ts';
import { isPlaced } from '../../../store/places/place-key.ts';
import { OPERATOR, recordStaffActions } from '../../staff/public.ts';
import { FileProblem } from '../file-problem.ts';
import { bytesOfFile, nameOfFile, type NamedFile, readNamedFile } from '../folder/named-file.ts';
import { inParallel } from '../folder/in-parallel.ts';
import { DRAFT_BARRIER, PROBE, stepsOfPicture } from '../steps/plan.ts';
import { NEVER } from '../queue.ts';
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
  readonly isDraft: boolean;
}

type Stored =
  | { readonly original: Original; readonly problem: null }
  | { readonly original: null; readonly problem: string };

/** How many files are copied at a time. */
const AT_ONCE = 4;

/**
 * Plans the preparation of many files with few statements. A film of a place stays there; every other file is copied first, under a
 * name that a command which was killed meanwhile takes again.
 * @returns what is wrong with some of them, in their order; null for those that are sent
 */
export async function addSources(
  services: GatewayServices,
  files: readonly NewSource[],
): Promise<readonly (string | null)[]> {
  if (files.length === 0) return [];
  const { db, clock, config } = services;
  const stored = await inParallel(files, AT_ONCE, (each) =>
    storeOriginal(services, each, config.media.largestUploadBytes),
  );
  const sent = stored.flatMap(({ original }) => original ?? []);
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const known = new Set(
      await existingIds(
        trx,
        sent.map(({ row }) => row.id),
      ),
    );
    const fresh = sent.filter(({ row }) => !known.has(row.id));
    if (fresh.length === 0) return;
    await insertRows(
      trx,
      'media_sources',
      fresh.map(({ row }) => ({ ...row, added_by: OPERATOR.email, added_at: now })),
    );
    const steps = fresh.flatMap(({ row, isDraft }) =>
      [
        ...(row.kind === 'film' ? [PROBE] : stepsOfPicture()).map((step) => ({ step, not_before: now })),
        ...(isDraft ? [{ step: DRAFT_BARRIER, not_before: NEVER }] : []),
      ].map(({ step, not_before }) => ({
        source_id: row.id,
        ...step,
        state: 'waiting' as const,
        progress: 0,
        attempts: 0,
        not_before,
      })),
    );
    await insertRows(trx, 'media_steps', steps);
    const actions = fresh.map(({ row, target }) => ({
      at: now,
      action: 'upload',
      entityKind: 'media-source',
      entityId: row.id,
      before: null,
      after: {
        ...target,
        kind: row.kind,
        fileName: row.file_name,
        bytes: row.bytes,
        ...(isPlaced(row.store_key) && { file: row.store_key }),
      },
    }));
    await recordStaffActions(trx, OPERATOR, actions);
  });
  return stored.map(({ problem }) => problem);
}

async function existingIds(trx: GatewayServices['db'], ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await trx.selectFrom('media_sources').select('id').where('id', 'in', ids).forUpdate().execute();
  return rows.map(({ id }) => id);
}

async function storeOriginal(
  services: GatewayServices,
  { target, kind, file }: NewSource,
  most: number,
): Promise<Stored> {
  const bytes = await bytesOfFile(services, file);
  const fileName = shownName(nameOfFile(file));
  const id = idOf('videoId' in target ? target.videoId : target.pictureId, kind, file, bytes);
  const isOurs = kind === 'picture' || !isPlaced(file);
  const key = isOurs ? originalKey(id) : file;
  try {
    if (bytes === 0) throw new FileProblem('The file is empty.');
    if (isOurs) await services.store.put(key, Readable.from(upTo(await readNamedFile(services, file), most)));
  } catch (error) {
    if (error instanceof FileProblem) return { original: null, problem: error.message };
    throw error;
  }
  const purpose =
    'videoId' in target
      ? { video_id: target.videoId, picture_id: null, shape: null }
      : { video_id: null, picture_id: target.pictureId, shape: target.shape };
  const row = { id, ...purpose, kind, file_name: fileName, bytes, store_key: key, state: 'working' as const };
  return { original: { row, target, isDraft: 'videoId' in target && target.isDraft }, problem: null };
}

/** The same for the same file of the same film each time. */
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
