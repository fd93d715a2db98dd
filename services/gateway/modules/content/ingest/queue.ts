import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { nextAttempt } from '../../../outbox/queue.ts';
import { QUEUES } from '../../../outbox/queues.ts';
import { HELD_MS } from '../../../outbox/work-off.ts';
import { type PlannedStep, PROBE, PUBLISH } from './steps/plan.ts';
import type { StepResult } from './steps/step.ts';
import type { MediaSourcesTable, MediaStepsTable } from './tables.ts';

export type SourceRow = Selectable<MediaSourcesTable>;
export type StepRow = Selectable<MediaStepsTable>;

/** A step that this process works on, by the attempt's own name: nobody else has it. */
export interface ClaimedStep {
  readonly sourceId: string;
  readonly name: string;
  readonly worker: string;
  readonly attempts: number;
}

/** The first attempt, and one after each wait. */
export const MOST_ATTEMPTS = QUEUES.preparation.retries.waits.length + 1;

/** Adds steps of a source. Those that are there stay as they are. */
export async function addSteps(
  trx: Database,
  sourceId: string,
  steps: readonly PlannedStep[],
  now: Date,
): Promise<void> {
  await trx
    .insertInto('media_steps')
    .values(steps.map(({ name, stage }) => ({ source_id: sourceId, name, stage, not_before: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Steps that take seconds, whatever the film: that a file can't be used is said at once, and what is ready is not kept waiting. */
const isShort = sql<boolean>`(s.name in (${PROBE.name}, ${PUBLISH.name}) or o.kind = 'picture')`;

/** Steps that read and write pictures alone, so that any process can do them: one without ffmpeg, too. */
const isOfPicture = sql<boolean>`(o.kind = 'picture' and o.frame_film is null)`;

/**
 * Takes the next step that may begin, short ones first and then the oldest source: one that waits, or whose worker was killed.
 * Two workers never get the same one.
 * @param among `short` for short ones alone, `pictures` for those of pictures that were sent
 */
export async function claimStep(
  db: Database,
  now: Date,
  among: 'all' | 'short' | 'pictures' = 'all',
): Promise<ClaimedStep | null> {
  const worker = randomUUID();
  const { rows } = await sql<{ source_id: string; name: string; attempts: number }>`
    update media_steps set state = 'running', worker = ${worker}, attempts = attempts + 1, progress = 0,
      lease_until = ${new Date(now.getTime() + HELD_MS)}, started_at = ${now}, ended_at = null, problem = null
    where (source_id, name) = (
      select s.source_id, s.name from media_steps s join media_sources o on o.id = s.source_id
      where o.state = 'working'
        and ((s.state = 'waiting' and s.not_before <= ${now}) or (s.state = 'running' and s.lease_until <= ${now}))
        and not exists (
          select from media_steps before where before.source_id = s.source_id and before.stage < s.stage
            and before.state <> 'done')
        and (${among === 'all'} or (${among === 'short'} and ${isShort}) or (${among === 'pictures'} and ${isOfPicture}))
      order by ${isShort} desc, o.added_at, s.stage, s.source_id, s.name limit 1
      for update of s skip locked
    ) returning source_id, name, attempts`.execute(db);
  const [row] = rows;
  return row === undefined ? null : { sourceId: row.source_id, name: row.name, worker, attempts: row.attempts };
}

/** How many of these pictures are being prepared, or wait for it. */
export async function countPicturesUnderWay(db: Database, pictureIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from media_sources
    where state = 'working' and picture_id = any(${[...pictureIds]}::text[])`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Extends the lease of a step, and records how far it is.
 * @returns false where the step is no longer its own
 */
export async function extendLease(db: Database, step: ClaimedStep, progress: number, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await ownStep(db, step).set({ progress, lease_until: until }).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Ends a step well, in the transaction that makes use of its result.
 * @returns false where the step is no longer the worker's own: nothing of it counts then
 */
export async function endStep(trx: Database, step: ClaimedStep, result: StepResult, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await ownStep(trx, step)
    .set({ state: 'done', progress: 1, worker: null, lease_until: null, ended_at: now, result: JSON.stringify(result) })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Puts a step back that its worker had to stop; that attempt does not count. */
export async function releaseStep(db: Database, step: ClaimedStep, now: Date): Promise<void> {
  await ownStep(db, step)
    .set({ state: 'waiting', attempts: step.attempts - 1, worker: null, lease_until: null, not_before: now })
    .execute();
}

/** Ends an attempt that failed: the step is tried again later, or its source has failed with this problem. */
export async function failStep(
  db: Database,
  step: ClaimedStep,
  { problem, isFinal }: { readonly problem: string; readonly isFinal: boolean },
  now: Date,
): Promise<void> {
  const next = isFinal ? null : nextAttempt(QUEUES.preparation, step.attempts, now);
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await ownStep(trx, step)
      .set({
        state: next === null ? 'failed' : 'waiting',
        worker: null,
        lease_until: null,
        ended_at: now,
        problem,
        not_before: next ?? now,
      })
      .executeTakeFirst();
    if (numUpdatedRows === 0n || next !== null) return;
    await trx
      .updateTable('media_sources')
      .set({ state: 'failed', problem, ended_at: now })
      .where('id', '=', step.sourceId)
      .execute();
  });
}

function ownStep(db: Database, { sourceId, name, worker }: ClaimedStep) {
  return db
    .updateTable('media_steps')
    .where('source_id', '=', sourceId)
    .where('name', '=', name)
    .where('state', '=', 'running')
    .where('worker', '=', worker);
}
