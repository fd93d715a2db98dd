import { sql } from 'kysely';
import { stepsAlone } from '../../../../jobs/each-alone.ts';
import type { Database } from '../../../../db/database.ts';
import type { Job } from '../../../../jobs/job.ts';
import { isOutdated } from '../folding/folding-version.ts';
import { indexFilms } from '../publishing/index-films.ts';
import { indexPerformers } from '../search-index.ts';

const BATCH = 200;

/**
 * Writes the search words again of rows that another version of the folding wrote, as the release before does while both
 * run. Each batch is a transaction of its own, so a run that is cut off is continued by the next, and people find the rows
 * by their old words until then.
 */
export const reindexSearch: Job = {
  name: 'reindex-search',
  cron: '*/5 * * * *',
  run: (services, _at, stopping) =>
    stepsAlone(services, {
      films: () => reindex(services.db, 'videos', indexFilms, stopping),
      performers: () => reindex(services.db, 'performers', indexPerformers, stopping),
    }),
};

async function reindex(
  db: Database,
  table: 'videos' | 'performers',
  index: (trx: Database, ids: readonly string[]) => Promise<void>,
  stopping?: AbortSignal,
): Promise<number> {
  let done = 0;
  for (;;) {
    if (stopping?.aborted === true) return done;
    const batch = await db.transaction().execute(async (trx) => {
      // Rows that somebody publishes just now get their words from that.
      const { rows } = await sql<{ id: string }>`
        select id from ${sql.table(table)} where ${isOutdated('search')} order by id limit ${BATCH}
        for no key update skip locked
      `.execute(trx);
      if (rows.length > 0) {
        await index(
          trx,
          rows.map(({ id }) => id),
        );
      }
      return rows.length;
    });
    done += batch;
    if (batch < BATCH) return done;
  }
}
