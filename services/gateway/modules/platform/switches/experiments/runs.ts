import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { ExperimentChangesTable, ExperimentRunsTable, RunEnd, StoredCount } from '../tables.ts';

export type RunRow = Selectable<ExperimentRunsTable>;
export type RunChangeRow = Selectable<ExperimentChangesTable>;

/** A run that staff start. */
export interface NewRun {
  readonly experiment: string;
  readonly brands: readonly string[];
  readonly share: number;
  readonly endsAt: Date;
}

/** Who decided about a run and why; staff are null for a guard rail and for the end of its time. */
export interface RunDecision {
  readonly staff: string | null;
  readonly reason: string;
  readonly at: Date;
}

/**
 * Makes changes wait for each other, so that they are committed in the order of their ids, by which gateways know what
 * is new.
 */
async function takeTurn(trx: Database): Promise<void> {
  await sql`lock table experiment_changes in share row exclusive mode`.execute(trx);
}

/**
 * Starts a run: one at a time of a test, and on a brand, where each more would split every shared page again.
 * @returns its id, or what is in the way
 */
export async function startRun(
  trx: Database,
  run: NewRun,
  decision: RunDecision,
): Promise<{ readonly id: string } | 'running' | 'otherRuns'> {
  await takeTurn(trx);
  const running = await findRunning(trx);
  if (running.some(({ experiment: other }) => other === run.experiment)) return 'running';
  if (running.some(({ brands }) => brands.some((brand) => run.brands.includes(brand)))) return 'otherRuns';
  const id = randomUUID();
  const { experiment, share, endsAt } = run;
  await trx
    .insertInto('experiment_runs')
    .values({
      id,
      experiment,
      brands: [...run.brands],
      share,
      started_at: decision.at,
      ends_at: endsAt,
      stopped_at: null,
      end_kind: null,
      counts: null,
    })
    .execute();
  await trx
    .insertInto('experiment_changes')
    .values({ run_id: id, change: 'started', share, ...decision })
    .execute();
  return { id };
}

/** Gives a run another share of traffic. @returns the share before; null where it has ended or has that share */
export async function changeShare(
  trx: Database,
  { id, share }: { readonly id: string; readonly share: number },
  decision: RunDecision,
): Promise<number | null> {
  await takeTurn(trx);
  const run = await findRun(trx, id);
  if (run === null || run.stopped_at !== null || run.share === share) return null;
  await trx.updateTable('experiment_runs').set({ share }).where('id', '=', id).execute();
  await trx
    .insertInto('experiment_changes')
    .values({ run_id: id, change: 'share', share, ...decision })
    .execute();
  return run.share;
}

/** Ends a run and stores its results. @returns false where it has ended already */
export async function stopRun(
  trx: Database,
  { id, kind, counts }: { readonly id: string; readonly kind: RunEnd; readonly counts: readonly StoredCount[] },
  decision: RunDecision,
): Promise<boolean> {
  await takeTurn(trx);
  const { numUpdatedRows } = await trx
    .updateTable('experiment_runs')
    .set({ stopped_at: decision.at, end_kind: kind, counts: JSON.stringify(counts) })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx
    .insertInto('experiment_changes')
    .values({ run_id: id, change: 'stopped', share: null, ...decision })
    .execute();
  return true;
}

/** A run by its id; null for an unknown one. */
export async function findRun(db: Database, id: string): Promise<RunRow | null> {
  const row = await db.selectFrom('experiment_runs').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

const MOST_RUNS = 20;

/** The latest runs of a test, the newest first. */
export function findRuns(db: Database, experiment: string): Promise<readonly RunRow[]> {
  return db
    .selectFrom('experiment_runs')
    .selectAll()
    .where('experiment', '=', experiment)
    .orderBy('started_at', 'desc')
    .limit(MOST_RUNS)
    .execute();
}

/** The runs that have not ended. */
export function findRunning(db: Database): Promise<readonly RunRow[]> {
  return db.selectFrom('experiment_runs').selectAll().where('stopped_at', 'is', null).orderBy('started_at').execute();
}

/** How many runs a guard rail has stopped since then. */
export async function countGuardStops(db: Database, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('experiment_runs')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('end_kind', '=', 'guard')
    .where('stopped_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What was decided about runs, the oldest first. */
export async function findRunChanges(db: Database, runIds: readonly string[]): Promise<readonly RunChangeRow[]> {
  if (runIds.length === 0) return [];
  return db
    .selectFrom('experiment_changes')
    .selectAll()
    .where('run_id', 'in', [...runIds])
    .orderBy('id')
    .execute();
}
