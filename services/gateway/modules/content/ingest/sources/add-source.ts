import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Database } from '../../../../db/database.ts';
import type { ObjectStore } from '../../../../store/object-store.ts';
import type { PictureShape } from '../../catalogue/public.ts';
import { recordStaffAction, type StaffIdentity } from '../../../staff/staff/public.ts';
import { FileProblem } from '../file-problem.ts';
import { addSteps } from '../queue.ts';
import { PROBE, stepsOfPicture } from '../steps/plan.ts';

/** What a file was sent for: a film, published or a draft, or as a picture that documents will name. */
export type SourceTarget =
  | { readonly videoId: string; readonly isDraft: boolean }
  | { readonly pictureId: string; readonly shape: PictureShape };

/** A file that was sent. */
export interface SentFile {
  readonly target: SourceTarget;
  readonly kind: 'film' | 'picture';
  readonly fileName: string;
  readonly by: StaffIdentity;
  readonly body: Readable;
}

const LONGEST_NAME = 120;

/** Where the store has the original of a source. */
export const originalKey = (sourceId: string): string => `originals/${sourceId}`;

/**
 * Stores an original and plans its preparation, which begins within seconds.
 * @param id the source's; its own file is replaced where an earlier attempt left one
 * @returns the source's id
 * @throws FileProblem for an empty file, one that is larger than `largestBytes`, and what is no picture where one has to be
 */
export async function addSource(
  { db, store }: { readonly db: Database; readonly store: ObjectStore },
  file: SentFile,
  largestBytes: number,
  now: Date,
  id: string = randomUUID(),
): Promise<string> {
  const { target } = file;
  if (file.kind === 'film' && !('videoId' in target)) {
    throw new FileProblem('The file is no picture that can be read. Send JPEG, PNG, WebP, AVIF or TIFF.');
  }
  // The sender's name for the file becomes no part of any path.
  const key = originalKey(id);
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
        video_id: 'videoId' in target ? target.videoId : null,
        picture_id: 'videoId' in target ? null : target.pictureId,
        shape: 'videoId' in target ? null : target.shape,
        kind: file.kind,
        file_name: shownName(file.fileName),
        bytes,
        store_key: key,
        added_by: file.by.email,
        added_at: now,
      })
      .execute();
    await addSteps(trx, id, file.kind === 'film' ? [PROBE] : stepsOfPicture(), now);
    const after = { ...target, kind: file.kind, fileName: shownName(file.fileName), bytes };
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

/** The bytes of a body. @throws FileProblem where there are more than `most` */
export async function* upTo(body: Readable, most: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const data of body) {
    const piece = data as Buffer;
    bytes += piece.length;
    if (bytes > most)
      throw new FileProblem(`The file is larger than ${(most / 1e9).toFixed(0)} GB, the most that is taken.`);
    yield piece;
  }
}
