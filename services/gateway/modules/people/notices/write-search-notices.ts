import { sql } from 'kysely';
import { NOTICES } from '@network/tenant/constants.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Database } from '../../../db/database.ts';
import { doAlone, PartsFailed } from '../../../jobs/each-alone.ts';
import type { Job } from '../../../jobs/job.ts';
import type { GatewayServices } from '../../../services.ts';
import { findMatches, lockSearchesToMatch, moveSearchOn, type SearchToMatch } from '../searches/public.ts';
import { onlyMembersOf } from './brands-of-people.ts';

const MOST_FILMS = 1_000;
const MOST_BATCHES = 40;
/** A film that another gateway found at the same time may be committed a little later than its time. */
const SETTLED_MS = 60_000;

/**
 * Compares films that came out with the searches that members saved, and writes one notice for each search that finds
 * some: of the latest that its person has no notice of, with the number of the others. A run takes so many searches at
 * most; those that waited longest come first, and one that fails is passed over until the next run.
 */
export const writeSearchNotices: Job = {
  name: 'write-search-notices',
  cron: '*/5 * * * *',
  run: async (services, at, stopping) => {
    const until = await findLatest(services.db, new Date(at.getTime() - SETTLED_MS));
    let searches = 0;
    let notices = 0;
    if (until === null) return { searches, notices };
    const failed = new Set<string>();
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      if (stopping?.aborted) break;
      const done = await matchNextBatch(services, { until, at }, failed);
      searches += done.searches;
      notices += done.notices;
      if (done.searches < NOTICES.searchBatch) break;
    }
    if (failed.size > 0) throw new PartsFailed(failed.size, searches);
    return { searches, notices };
  },
};

/** When the latest film was found to be out, until a given time; null before the first. */
async function findLatest(db: Database, until: Date): Promise<Date | null> {
  const latest = await db
    .selectFrom('noticed_films')
    .select('found_at')
    .where('found_at', '<=', until)
    .orderBy('found_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.found_at ?? null;
}

interface Moments {
  readonly until: Date;
  readonly at: Date;
}

function matchNextBatch(services: GatewayServices, { until, at }: Moments, failed: Set<string>) {
  return services.db.transaction().execute(async (trx) => {
    const searches = await lockSearchesToMatch(trx, { until, most: NOTICES.searchBatch, without: [...failed] });
    let notices = 0;
    for (const search of searches) {
      const tenant = services.tenants.find(search.tenantId);
      await sql`savepoint one_search`.execute(trx);
      const done = await doAlone(services, { search: search.id }, async () => {
        const isFound = tenant !== null && (await matchOne(trx, tenant, search, { until, at }));
        await moveSearchOn(trx, search.id, until);
        return isFound;
      });
      if (done?.result === true) notices += 1;
      if (done !== null) continue;
      // It stays due, and holds up no other of its batch.
      await sql`rollback to savepoint one_search`.execute(trx);
      failed.add(search.id);
    }
    return { searches: searches.length, notices };
  });
}

/** @returns whether a notice was written */
async function matchOne(
  trx: Database,
  tenant: Tenant,
  search: SearchToMatch,
  { until, at }: Moments,
): Promise<boolean> {
  const { userId, id } = search;
  const ids = await findFilmsToCompare(trx, search, until);
  const films = await findMatches(trx, tenant, search.parameters, { ids, most: NOTICES.mostCounted, now: at });
  const [latest, ...others] = films;
  if (latest === undefined || (await onlyMembersOf(trx, [tenant], [search])).length === 0) return false;
  const written = await trx
    .insertInto('notices')
    .values({
      user_id: userId,
      video_id: latest,
      reason: 'SEARCH',
      source_id: id,
      more: others.length,
      noticed_at: at,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'video_id']).doNothing())
    .executeTakeFirst();
  return (written.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The films that were found to be out since the search was last compared, and of which its person has no notice. */
async function findFilmsToCompare(
  trx: Database,
  { userId, matchedUntil }: SearchToMatch,
  until: Date,
): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('noticed_films')
    .select('video_id')
    .where('found_at', '>', matchedUntil)
    .where('found_at', '<=', until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notices')
            .select('notices.video_id')
            .where('notices.user_id', '=', userId)
            .whereRef('notices.video_id', '=', 'noticed_films.video_id'),
        ),
      ),
    )
    .orderBy('found_at', 'desc')
    .limit(MOST_FILMS)
    .execute();
  return rows.map(({ video_id }) => video_id);
}
