import { sql } from 'kysely';
import type { Database } from './database.ts';

/** A session whose transaction holds locks on tables. */
export interface LockHolder {
  readonly process: number;
  /** What it calls itself; empty for one that says nothing. */
  readonly application: string;
  readonly user: string;
  /** UTC. */
  readonly since: Date;
  readonly state: string;
  /** Names of the tables. */
  readonly tables: readonly string[];
}

/** PostgreSQL's code `lock_not_available`: a lock was waited for longer than `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Whether a statement gave up waiting for a lock. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
}

/** Sessions that have held locks on tables for so many seconds, the longest first; not the one that asks. */
export async function findLockHolders(db: Database, seconds: number): Promise<readonly LockHolder[]> {
  const { rows } = await sql<LockHolder>`
    select activity.pid as process, activity.application_name as application, activity.usename::text as "user",
      activity.xact_start as since, coalesce(activity.state, '') as state,
      array_agg(distinct held.relation::regclass::text order by held.relation::regclass::text) as tables
    from pg_stat_activity activity
    join pg_locks held on held.pid = activity.pid and held.granted and held.locktype = 'relation'
    join pg_class on pg_class.oid = held.relation and pg_class.relkind in ('r', 'p')
    where activity.datname = current_database() and activity.pid <> pg_backend_pid()
      and activity.xact_start <= clock_timestamp() - make_interval(secs => ${seconds})
    group by activity.pid, activity.application_name, activity.usename, activity.xact_start, activity.state
    order by activity.xact_start
    limit 10`.execute(db);
  return rows;
}

/** A sentence that says who they are and how one of them is ended. */
export function sayLockHolders(holders: readonly LockHolder[]): string {
  const [first] = holders;
  if (!first) return 'Nobody holds one any more: start it again.';
  const said = holders.map(
    ({ process, application, user, since, state, tables }) =>
      `process ${process} (${application || 'no name'}, user ${user}, ${state}, since ${since.toISOString()}: ${tables.join(', ')})`,
  );
  return `Held by ${said.join(', ')}. Let it end, or end it by "select pg_terminate_backend(${first.process})", and start again.`;
}
