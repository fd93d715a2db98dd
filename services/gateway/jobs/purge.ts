import { sql, type RawBuilder } from 'kysely';
import type { Database, Tables } from '../db/database.ts';
import type { GatewayModule } from '../module.ts';
import { eachAlone } from './each-alone.ts';
import type { Job, JobCounts } from './job.ts';

/** The expired rows that a module deletes: tokens, sessions, answered challenges. Part of the job `purge-tokens`. */
export interface Purge {
  /** The thing that is counted, in camel case: `sessions`. */
  readonly what: string;
  /** Deletes the rows that have expired at `at`. Returns how many. */
  run(db: Database, at: Date): Promise<number>;
}

const BATCH = 5_000;

/** Deletes rows a few thousand at a time, so that no statement runs long or takes many locks. */
export async function deleteInBatches(
  db: Database,
  table: keyof Tables,
  condition: RawBuilder<unknown>,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)}
      where ctid = any (array(select ctid from ${sql.table(table)} where ${condition} limit ${BATCH}))
    `.execute(db);
    deleted += Number(numAffectedRows);
    if (numAffectedRows < BigInt(BATCH)) return deleted;
  }
}

/** The job that runs the modules' purges, each night. */
export function purgeJobOf(modules: readonly GatewayModule[]): Job {
  const purges = modules.flatMap((module) => module.purges ?? []);
  return {
    name: 'purge-tokens',
    cron: '17 4 * * *',
    run: async (services, at): Promise<JobCounts> => {
      const counts: Record<string, number> = {};
      const about = ({ what }: Purge) => ({ what });
      await eachAlone(services, purges, about, async ({ what, run }) => {
        counts[what] = (counts[what] ?? 0) + (await run(services.db, at));
      });
      return counts;
    },
  };
}
