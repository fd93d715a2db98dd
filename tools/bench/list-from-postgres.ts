import pg from 'pg';
import { pino } from 'pino';
import type { Database } from '@network/gateway/db/database.ts';
import { openDatabase } from '@network/gateway/db/open-database.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { fillCatalogue } from '@network/testing/large-catalogue.ts';
import { startTestPostgres } from '@network/testing/postgres.ts';
import { countTables, processesOf } from '@network/testing/postgres-statistics.ts';
import { countsCpuTime, cpuTimeOf } from './cpu-time.ts';
import { compareSpeeds, type Ratio } from './ratio.ts';

const VIDEOS = 10_000;
const PAGE = 24;
const AT_ONCE = 10;
/** A constant: its GraphQL list of as many films on one core, measured once on a machine like this. */
const DIRECTUS_LISTS_A_SECOND = 212;
const DIRECTUS = "Directus' list of as many, a constant of 212 a second";
const CALLS = 1_000;

const LIST = `{ videos(input: { pageSize: ${PAGE} }) { items { slug title releaseDate runLength rating
  models { name slug } } } }`;

/** Reads the same rows in as few columns as the list shows; written by hand. */
const STATEMENT = `
  select v.slug, v.title, v.released_at, v.run_length_seconds, v.rating, (
    select json_agg(json_build_object('slug', p.slug, 'name', p.name) order by vp.position)
    from video_performers vp join performers p on p.id = vp.performer_id where vp.video_id = v.id
  ) as models
  from videos v where v.channel_id is null and v.site_id = $1 and v.released_at <= $2
  order by v.released_at desc, v.id desc limit ${PAGE + 1}`;

/** What a gateway may store of the list: nothing, so that each call reads it, or as much as in production. */
const STORES = [
  ['list from PostgreSQL, read each time', 0],
  ['list from PostgreSQL', 2 ** 26],
] as const;

/**
 * A list of 24 videos with performers, requested from the gateway as a brand server does, against its prepared
 * statement in a bare loop: on PostgreSQL with 10,000 films, in calls per second of CPU time of this process and the
 * database's. The gateway's share has the test client in it, which makes the requests.
 */
export async function benchListFromPostgres(tenant: Tenant): Promise<readonly Ratio[]> {
  const postgres = await startTestPostgres();
  const database = { url: postgres.url } as const;
  const opened = openDatabase(database, pino({ level: 'silent' }));
  const pool = new pg.Pool({ connectionString: postgres.url, max: AT_ONCE });
  const ratios: Ratio[] = [];
  try {
    for (const [name, sharedDataBytes] of STORES) {
      const gateway = await startTestGateway({ tenants: [tenant], config: { database, sharedDataBytes } });
      if (ratios.length === 0) {
        await opened.prepare((db) => fillCatalogue(db, { videos: VIDEOS, performers: VIDEOS / 25 }));
        await countTables(opened.db);
      }
      const speeds = await compareSpeeds(
        () => speedOf(opened.db, () => listFrom(gateway, tenant)),
        () => speedOf(opened.db, () => listFromPool(pool, tenant, gateway.services.clock.now())),
        3,
      );
      ratios.push({ name, against: 'its prepared statement in a bare loop', ...speeds, goal: 0.4 });
      ratios.push({ name, against: DIRECTUS, ours: speeds.ours, theirs: DIRECTUS_LISTS_A_SECOND, goal: 8 });
      await gateway.close();
    }
    return ratios;
  } finally {
    await pool.end();
    await opened.close();
    await postgres.close();
  }
}

async function listFrom(gateway: TestGateway, tenant: Tenant): Promise<void> {
  const { data, errors } = await gateway.graphql<{ videos: { items: unknown[] } }>(LIST, {}, { tenant: tenant.id });
  if (errors || data.videos.items.length !== PAGE) throw new Error('The gateway gave no list.');
}

async function listFromPool(pool: pg.Pool, tenant: Tenant, now: Date): Promise<void> {
  const values = [tenant.sites[0], now.toISOString()];
  const { rowCount } = await pool.query({ name: 'list', text: STATEMENT, values });
  if (rowCount !== PAGE + 1) throw new Error('PostgreSQL gave no list.');
}

/** Calls per second of CPU time, several at once; of the clock where CPU time is not counted. */
async function speedOf(db: Database, call: () => Promise<void>): Promise<number> {
  const processes = countsCpuTime() ? await processesOf(db) : [];
  const startedAt = performance.now();
  let left = CALLS;
  const worker = async (): Promise<void> => {
    for (; left > 0; left -= 1) await call();
  };
  const cost = await cpuTimeOf(() => Promise.all(Array.from({ length: AT_ONCE }, worker)), processes);
  return (CALLS / (countsCpuTime() ? cost : performance.now() - startedAt)) * 1000;
}
