import pg from 'pg';
import { pino } from 'pino';
import { openDatabase } from '@network/gateway/db/open-database.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { startTestGateway } from '@network/testing/gateway.ts';
import { fillCatalogue } from '@network/testing/large-catalogue.ts';
import { startTestPostgres } from '@network/testing/postgres.ts';
import { compareSpeeds, type Ratio } from './ratio.ts';

const VIDEOS = 10_000;
const PAGE = 24;
const AT_ONCE = 10;
const CALLS = 1_000;

const LIST = `{ videos(input: { pageSize: ${PAGE} }) { items { slug title releaseDate runLength rating
  models { name slug } } } }`;

/** The same rows by hand, in as few columns as the list shows. */
const STATEMENT = `
  select v.slug, v.title, v.released_at, v.run_length_seconds, v.rating, (
    select json_agg(json_build_object('slug', p.slug, 'name', p.name) order by vp.position)
    from video_performers vp join performers p on p.id = vp.performer_id where vp.video_id = v.id
  ) as models
  from videos v where v.channel_id is null and v.site_id = $1 and v.released_at <= $2
  order by v.released_at desc, v.id desc limit ${PAGE + 1}`;

/**
 * A list of 24 videos with performers, requested from the gateway as a brand server does, against its prepared
 * statement in a bare loop: on PostgreSQL with 10,000 films, in calls per second of the clock.
 */
export async function benchListFromPostgres(tenant: Tenant): Promise<Ratio> {
  const postgres = await startTestPostgres();
  const database = { engine: 'postgres', url: postgres.url } as const;
  const gateway = await startTestGateway({ tenants: [tenant], config: { database, sharedDataBytes: 2 ** 26 } });
  const opened = await openDatabase(database, pino({ level: 'silent' }));
  await opened.prepare((db) => fillCatalogue(db, { videos: VIDEOS, performers: VIDEOS / 25 }));
  await opened.close();
  const pool = new pg.Pool({ connectionString: postgres.url, max: AT_ONCE });
  const now = gateway.services.clock.now().toISOString();
  try {
    const speeds = await compareSpeeds(
      () =>
        speedOf(async () => {
          const { data, errors } = await gateway.graphql<{ videos: { items: unknown[] } }>(
            LIST,
            {},
            { tenant: tenant.id },
          );
          if (errors || data.videos.items.length !== PAGE) throw new Error('The gateway gave no list.');
        }),
      () =>
        speedOf(async () => {
          const { rowCount } = await pool.query({ name: 'list', text: STATEMENT, values: [tenant.sites[0], now] });
          if (rowCount !== PAGE + 1) throw new Error('PostgreSQL gave no list.');
        }),
      3,
    );
    return { name: 'list from PostgreSQL', against: 'its prepared statement in a bare loop', ...speeds, goal: 0.4 };
  } finally {
    await pool.end();
    await gateway.close();
    await postgres.close();
  }
}

/** Calls per second of the clock, several at once. */
async function speedOf(call: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  let left = CALLS;
  const worker = async (): Promise<void> => {
    for (; left > 0; left -= 1) await call();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return (CALLS / (performance.now() - startedAt)) * 1000;
}
