import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Database } from '../../../db/database.ts';
import type { ObjectStore } from '../../../store/object-store.ts';
import { recordStaffAction, type StaffIdentity } from '../../staff/public.ts';
import { FileProblem } from '../file-problem.ts';
import { addSteps } from '../queue.ts';
import { PROBE, stepsOfPicture } from '../steps/plan.ts';

/** A file that was sent for a film. */
export interface SentFile {
  readonly videoId: string;
  readonly kind: 'film' | 'picture';
  readonly fileName: string;
  readonly by: StaffIdentity;
  readonly body: Readable;
}

const LONGEST_NAME = 120;

/**
 * Stores an original and plans its preparation, which begins within seconds.
 * @returns the source's id
 * @throws FileProblem for an empty file, or one that is larger than `largestBytes`
 */
export async function addSource(
  { db, store }: { readonly db: Database; readonly store: ObjectStore },
  file: SentFile,
  largestBytes: number,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  // The sender's name for the file becomes no part of any path.
  const key = `originals/${id}`;
  const bytes = await store.put(key, Readable.from(upTo(file.body, largestBytes)));
  if (bytes === 0) {
    await store.delete(key);
    throw new FileProblem('The file is empty.');
  }
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('media_sources')
      .values({
        id,
        video_id: file.videoId,
        kind: file.kind,
        file_name: shownName(file.fileName),
        bytes,
        store_key: key,
        added_by: file.by.email,
        added_at: now,
      })
      .execute();
    await addSteps(trx, id, file.kind === 'film' ? [PROBE] : stepsOfPicture(), now);
    const after = { videoId: file.videoId, kind: file.kind, fileName: shownName(file.fileName), bytes };
    await recordStaffAction(trx, file.by, {
      at: now,
      action: 'upload',
      entityKind: 'media-source',
      entityId: id,
      before: null,
      after,
    });
  });
  return id;
}

/** A name as it may be shown: the last part of a path, without what terminals and pages would act on. */
export function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}<>"'`]/gu, '')
    .trim();
  return plain === '' ? 'without a name' : plain.slice(0, LONGEST_NAME);
}

async function* upTo(body: Readable, most: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const data of body) {
    const piece = data as Buffer;
    bytes += piece.length;
    if (bytes > most)
      throw new FileProblem(`The file is larger than ${(most / 1e9).toFixed(0)} GB, the most that is taken.`);
    yield piece;
  }
}
