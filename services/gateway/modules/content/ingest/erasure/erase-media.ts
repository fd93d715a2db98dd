import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { Job } from '../../../../jobs/job.ts';
import { nextAttempt } from '../../../../outbox/queue.ts';
import type { Claimed } from '../../../../outbox/claims.ts';
import { hold } from '../../../../outbox/queued-rows.ts';
import { QUEUES } from '../../../../outbox/queues.ts';
import { HELD_MS } from '../../../../outbox/work-off.ts';
import { workOffQueue } from '../../../../outbox/work-off-queue.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { ObjectStore } from '../../../../store/object-store.ts';
import { deletePictures, versionsOfPictures, versionsReplacedOf } from '../../catalogue/public.ts';
import { endErasure, type Erasure, type ErasedFile, recordErasedFiles } from '../../content/public.ts';
import { queueTakedown } from '../../media/public.ts';
import { isPlaced, shownPlaced } from '../../../../store/places/place-key.ts';
import { placedFilesOf, rememberErased } from './erased-files.ts';
import { deleteFiles, findLeftFile } from './delete-files.ts';
import { hashOfFile } from './hash-of-file.ts';

type Parts = Pick<GatewayServices, 'db' | 'store'>;
/** A film whose files are deleted. */
type Erased = Pick<Erasure, 'id' | 'film_id' | 'slug' | 'files' | 'picture_ids'>;
type Outcome = 'erased' | 'continued' | 'waiting' | 'failed';

/** A file that was uploaded for a film that is erased. */
interface ErasedSource {
  readonly id: string;
  readonly kind: 'film' | 'picture';
  readonly file_name: string;
  readonly bytes: string;
  readonly store_key: string;
  readonly version: string | null;
  readonly added_by: string;
  readonly added_at: Date;
}

/** Deletes the files of films that were erased: originals, renditions, pictures and cuts of them. */
export const eraseMedia: Job = {
  name: 'erase-media',
  cron: '* * * * *',
  everySeconds: 5,
  run: async (services, at, stopping) => {
    const deliver = async (erasure: Erased & Claimed, now: () => Date): Promise<Outcome> => {
      try {
        return await eraseFiles(services, erasure, now, stopping);
      } catch (error) {
        services.log.error({ err: error, film: erasure.film_id }, 'the files of an erased film could not be deleted');
        const next = nextAttempt(QUEUES.erasures, erasure.attempts, now());
        if (next !== null) await hold(services.db, QUEUES.erasures, erasure, next);
        return 'failed';
      }
    };
    const columns = sql`q.film_id, q.slug, q.files, q.picture_ids`;
    return workOffQueue(services, QUEUES.erasures, { columns, outcomes: [], deliver }, at, stopping);
  },
};

/**
 * Every step may happen again, so that another process goes on where one was killed. It is done when nothing is left, and not
 * when everything was requested to be deleted.
 */
async function eraseFiles(
  { db, store }: Parts,
  erasure: Erased & Claimed,
  now: () => Date,
  stopping: AbortSignal | undefined,
): Promise<Outcome> {
  const sources = await findSources(db, erasure);
  const ids = sources.map(({ id }) => id);
  if (await endSteps(db, ids)) {
    // A step that ends finds no row to end, and may have stored a file until then.
    await hold(db, QUEUES.erasures, erasure, new Date(now().getTime() + HELD_MS));
    return 'waiting';
  }
  const known = erasure.files as Readonly<Record<string, ErasedFile>>;
  for (const source of sources) {
    if (!Object.hasOwn(known, source.id))
      await recordErasedFiles(db, erasure, { [source.id]: await described(store, source) });
  }
  const versions = new Set([
    ...sources.flatMap(({ version }) => version ?? []),
    ...(await versionsReplacedOf(db, erasure.film_id)),
    ...(await versionsOfPictures(db, erasure.picture_ids)),
  ]);
  const objects = { versions: [...versions], sources };
  // Before their lists are deleted: they are what says which files a stream has.
  const placed = new Set([...keysIn(sources), ...(await placedFilesOf(store, objects.versions))]);
  await rememberErased(db, placed, now());
  if (!(await deleteFiles(store, objects, { stopping }))) {
    await hold(db, QUEUES.erasures, erasure, now());
    return 'continued';
  }
  const left = await findLeftFile(store, objects);
  if (left !== null) throw new Error(`The store has "${left}" after it was deleted.`);
  await db.transaction().execute(async (trx) => {
    if (ids.length > 0) await trx.deleteFrom('media_sources').where('id', 'in', ids).execute();
    await deletePictures(trx, erasure.picture_ids);
    // Nothing leads to what a CDN in front of the store has, as the manifests are gone.
    const prefixes = ids.map((id) => `renditions/${id}/`);
    await queueTakedown(
      trx,
      { filmId: erasure.film_id, slugs: [erasure.slug], versions: objects.versions, prefixes },
      now(),
    );
    await endErasure(trx, erasure, now());
  });
  return 'erased';
}

const keysIn = (sources: readonly ErasedSource[]): readonly string[] =>
  sources.map(({ store_key }) => store_key).filter(isPlaced);

/** What is being prepared is nobody's any more. @returns whether a worker was at it */
async function endSteps(db: Database, sourceIds: readonly string[]): Promise<boolean> {
  if (sourceIds.length === 0) return false;
  const steps = await db.deleteFrom('media_steps').where('source_id', 'in', sourceIds).returning('state').execute();
  return steps.some(({ state }) => state === 'running');
}

async function findSources(db: Database, { film_id, picture_ids }: Erased): Promise<readonly ErasedSource[]> {
  return db
    .selectFrom('media_sources')
    .select(['id', 'kind', 'file_name', 'bytes', 'store_key', 'version', 'added_by', 'added_at'])
    .where(
      sql<boolean>`video_id = ${film_id} or picture_id = any(${picture_ids}::text[])
        or (frame_film = ${film_id} and state <> 'published')`,
    )
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

async function described(store: ObjectStore, source: ErasedSource): Promise<ErasedFile> {
  const { kind, file_name: name, bytes, store_key, added_by: addedBy, added_at } = source;
  return {
    name,
    kind,
    bytes: Number(bytes),
    sha256: await hashOfFile(store, store_key),
    addedBy,
    addedAt: added_at.toISOString(),
    ...(isPlaced(store_key) && { leftAt: shownPlaced(store_key) }),
  };
}
