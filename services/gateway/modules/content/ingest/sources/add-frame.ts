import { randomUUID } from 'node:crypto';
import type { Database } from '../../../../db/database.ts';
import { recordStaffAction, type StaffIdentity } from '../../../staff/staff/public.ts';
import { addSteps } from '../queue.ts';
import { stepsOfFrame } from '../steps/plan.ts';
import { originalKey } from './add-source.ts';

/** What a frame of a film becomes: a picture that documents name, or the picture of the film itself. */
export type FrameUse = 'still' | 'poster';

/** A moment of a film that becomes a picture. */
export interface WantedFrame {
  readonly use: FrameUse;
  readonly filmId: string;
  /** What the picture's name begins with. */
  readonly slug: string;
  /** The version of the film that the moment was chosen in. */
  readonly version: string;
  /** Seconds from its beginning. */
  readonly at: number;
}

const LONGEST_START = 40;

/**
 * Plans a picture of a moment of a film. Once it is prepared, documents can name it, or it is the film's own, as one
 * that an editor sent.
 * @returns the id of its source
 */
export async function addFrame(db: Database, frame: WantedFrame, by: StaffIdentity, now: Date): Promise<string> {
  const { use, filmId, slug, version, at } = frame;
  const id = randomUUID();
  const name = `${slug.slice(0, LONGEST_START).replace(/-$/, '')}-${id.slice(0, 8)}`;
  const purpose =
    use === 'poster'
      ? ({ video_id: filmId, picture_id: null, shape: null } as const)
      : ({ video_id: null, picture_id: name, shape: 'landscape' } as const);
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('media_sources')
      .values({
        id,
        ...purpose,
        kind: 'picture',
        file_name: `${name}.png`,
        bytes: 0,
        store_key: originalKey(id),
        frame_film: filmId,
        frame_version: version,
        frame_at: at,
        added_by: by.email,
        added_at: now,
      })
      .execute();
    await addSteps(trx, id, stepsOfFrame(), now);
    await recordStaffAction(trx, by, {
      at: now,
      action: `take ${use}`,
      entityKind: 'media-source',
      entityId: id,
      before: null,
      after: { filmId, version, atSeconds: at, ...(use === 'still' && { pictureId: name }) },
    });
  });
  return id;
}
