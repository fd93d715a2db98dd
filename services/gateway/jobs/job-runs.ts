import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { QUEUE_SCHEMA } from './scheduler.ts';

/** A run of a job that the queue has: those of the last day, and what waits. */
export interface JobRun {
  readonly id: string;
  readonly name: string;
  readonly state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
  readonly retries: number;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
}

export interface JobRunSearch {
  readonly name: string | null;
  readonly state: JobRun['state'] | null;
  /** The id of the last run of the page before. */
  readonly after: string | null;
  readonly limit: number;
}

const RUNS = sql.table(`${QUEUE_SCHEMA}.job`);
/** The queue keeps runs of its own housekeeping in the same table. */
const OWN = sql`name not like '\\_\\_pgboss%'`;

/** Runs of jobs, the newest first. None where no scheduler has begun on this database yet. */
export async function findJobRuns(
  db: Database,
  { name, state, after, limit }: JobRunSearch,
): Promise<readonly JobRun[]> {
  if (!(await hasQueue(db))) return [];
  const { rows } = await sql<JobRun>`
    select id::text, name, state::text, retry_count as retries, created_on as "createdAt", started_on as "startedAt",
      completed_on as "endedAt"
    from ${RUNS}
    where ${OWN} and (${name}::text is null or name = ${name}) and (${state}::text is null or state::text = ${state})
      and (${after}::text is null or (created_on, id) < (select created_on, id from ${RUNS} where id::text = ${after}))
    order by created_on desc, id desc limit ${limit}
  `.execute(db);
  return rows;
}

/**
 * Reads what the queue knows about each job: its last run that ended, and how many runs failed permanently in the last
 * day.
 */
export async function summarizeJobRuns(
  db: Database,
): Promise<
  ReadonlyMap<string, { readonly lastEndedAt: Date | null; readonly lastState: string; readonly failed: number }>
> {
  if (!(await hasQueue(db))) return new Map();
  const { rows } = await sql<{ name: string; lastEndedAt: Date | null; lastState: string; failed: number }>`
    select distinct on (name) name, completed_on as "lastEndedAt", state::text as "lastState",
      (count(*) filter (where state::text = 'failed') over (partition by name))::int as failed
    from ${RUNS} where ${OWN} and completed_on is not null
    order by name, completed_on desc
  `.execute(db);
  return new Map(rows.map(({ name, ...run }) => [name, run]));
}

async function hasQueue(db: Database): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass(${`${QUEUE_SCHEMA}.job`}) is not null as found
  `.execute(db);
  return rows[0]?.found === true;
}
