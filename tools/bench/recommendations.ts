import operations from '@network/graphql/persisted-operations.json' with { type: 'json' };
import { openDatabase } from '@network/gateway/db/open-database.ts';
import type { Database } from '@network/gateway/db/database.ts';
import { signInMember, type TestMember } from '@network/gateway/modules/money/membership/testing/public.ts';
import {
  aggregateRecommendations,
  fillInteractions,
} from '@network/gateway/modules/browsing/recommendations/testing/public.ts';
import { pseudonymOf } from '@network/gateway/modules/browsing/recommendations/public.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { startTestGateway } from '@network/testing/gateway.ts';
import { fillCatalogue } from '@network/testing/large-catalogue.ts';
import { startTestPostgres } from '@network/testing/postgres.ts';
import { countTables, processesOf } from '@network/testing/postgres-statistics.ts';
import { pino } from 'pino';
import { countsCpuTime, cpuTimeOf } from './cpu-time.ts';
import type { Ratio } from './ratio.ts';

const VIDEOS = 100_000;
const INTERACTIONS = 1_000_000;
/** The most that a shelf may cost, in milliseconds. */
const GOAL_MS = 40;
const READERS = 8;
const ROUNDS = 25;
const WARM_UP = 5;

/** The measured calls: recommendations for a person, and for a film. */
const SHELVES = ['home', 'recommendedVideos', 'videoPage'] as const;

/**
 * The slowest twentieth of recommendations at the gateway, on PostgreSQL, against 40 ms of work. Speeds are one over that
 * time.
 */
export async function benchRecommendations(
  tenant: Tenant,
  [videos, interactions]: readonly [number, number] = [VIDEOS, INTERACTIONS],
): Promise<Ratio> {
  const postgres = await startTestPostgres();
  const database = { url: postgres.url } as const;
  const gateway = await startTestGateway({ tenants: [tenant], config: { database } });
  const { services } = gateway;
  const readers: TestMember[] = [];
  for (let index = 0; index < READERS; index += 1) readers.push(await signInMember(gateway, tenant, `reader${index}`));
  const opened = openDatabase(database, pino({ level: 'silent' }));
  await opened.prepare(async (db) => {
    await fillCatalogue(db, { videos, performers: Math.ceil(videos / 25) });
    const pseudonyms = readers.map(({ userId }) => pseudonymOf(services.config.secrets, userId));
    // The first run imports the films, the second their interactions.
    const aggregate = () => aggregateRecommendations.run({ ...services, db }, services.clock.now());
    await aggregate();
    await fillInteractions(db, { videos, interactions, pseudonyms });
    await aggregate();
    await countTables(db);
  });
  await opened.close();
  const film = await favouriteOf(services.db, tenant);
  const worked: number[] = [];
  const elapsed: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const reader of readers) {
      for (const shelf of SHELVES) {
        const about = shelf === 'videoPage' ? film : null;
        const backends = countsCpuTime() ? await processesOf(services.db) : [];
        const startedAt = performance.now();
        const cost = await cpuTimeOf(() => readShelf(reader, shelf, about), backends);
        if (round < 0) continue;
        elapsed.push(performance.now() - startedAt);
        worked.push(countsCpuTime() ? cost : performance.now() - startedAt);
      }
    }
  }
  await gateway.close();
  await postgres.close();
  const name = `recommendations of ${videos.toLocaleString('en-US')} videos`;
  console.log(`${name}, p95: ${percentile(worked).toFixed(1)} ms of work, ${percentile(elapsed).toFixed(1)} ms in all`);
  return { name, against: `${GOAL_MS} ms of work`, ours: 1000 / percentile(worked), theirs: 1000 / GOAL_MS, goal: 1 };
}

const percentile = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;

/** The film of the tenant's own site that most watched. */
async function favouriteOf(db: Database, { id }: Tenant): Promise<string> {
  const film = await db
    .selectFrom('recommender_items')
    .select('item_id')
    .where('site', '=', id)
    .orderBy('popularity', 'desc')
    .executeTakeFirstOrThrow();
  return film.item_id;
}

async function readShelf(reader: TestMember, shelf: string, about: string | null): Promise<void> {
  const text = Object.values(operations).find((each) => each.startsWith('query Recommendations(')) ?? '';
  const { recommendations } = await reader.query<{ recommendations: { videos: readonly unknown[] } }>(text, {
    shelf,
    about,
    first: 12,
    after: null,
  });
  if (recommendations.videos.length !== 12) throw new Error(`${shelf} has ${recommendations.videos.length} films.`);
}
