import { pino } from 'pino';
import operations from '@network/graphql/persisted-operations.json' with { type: 'json' };
import { openDatabase } from '@network/gateway/db/open-database.ts';
import { DEALS_CAROUSEL_LIMIT } from '@network/tenant/constants.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { fillCatalogue } from '@network/testing/large-catalogue.ts';
import { startTestPostgres } from '@network/testing/postgres.ts';
import type { Ratio } from './ratio.ts';

const SMALL_ROWS = 10_000;
const LARGE_ROWS = 1_000_000;
const ROUNDS = 40;

const traits = { hair: ['red'], nationality: ['pt', 'no'] };
/** Every listing, filtered and not, by the operations of their pages. */
const PAGES: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  [
    'HomePage',
    {
      dealLimit: DEALS_CAROUSEL_LIMIT,
      presentsChannels: true,
      presentsPerformers: true,
      presentsCategories: true,
      presentsStudios: true,
      opensWith: 'NEWEST',
      shelves: ['latest', 'topRated', 'upcoming', 'mostViewed', 'free'],
    },
  ],
  ['VideosPage', { isFaceted: false, input: { page: 3 } }],
  ['VideosPage', { isFaceted: false, input: { page: 416 } }],
  ['VideosPage', { isFaceted: true, input: {} }],
  ['VideosPage', { isFaceted: true, input: { categories: ['category-7'] } }],
  ['VideosPage', { isFaceted: true, input: { traits, lengths: ['short'] } }],
  ['SearchPage', { query: 'light77', input: { search: 'light77 water' } }],
  ['QuickSearch', { query: 'li' }],
  ['PerformersPage', { isFaceted: false, input: {} }],
  ['PerformersPage', { isFaceted: true, input: { traits: { sex: ['F'] } } }],
  ['PerformerPage', { slug: 'performer-77', performers: ['performer-77'], page: 2 }],
  ['TopRatedPage', { page: 2 }],
  ['CategoriesPage', {}],
  ['BrandsPage', {}],
  ['AwardsPage', { page: 2, pageSize: 24 }],
  ['ShowcasesPage', {}],
  ['ShowcasePage', { slug: 'showcase-4', page: 2 }],
  ['AngelsPage', {}],
  ['WallPage', { page: 3 }],
  ['SiteVideosPage', { site: 'milfy', page: 3 }],
  ['SitePerformersPage', { site: 'milfy', page: 2 }],
  ['ChannelsPage', { input: {} }],
  ['ChannelPage', { slug: 'channel-2' }],
  ['ChannelVideosPage', { slug: 'channel-2', page: 3 }],
  ['ChannelPackPage', { channel: 'channel-2', pack: 'pack-1', page: 3 }],
  ['AllChannelVideosPage', { page: 3 }],
];

/** Rows of the large catalogue: a million, or BENCH_LISTING_ROWS where time is short. */
export function readLargeSize(env: Readonly<Record<string, string | undefined>>): number {
  const rows = Number(env['BENCH_LISTING_ROWS'] ?? LARGE_ROWS);
  if (!Number.isInteger(rows) || rows <= SMALL_ROWS) {
    throw new Error(`BENCH_LISTING_ROWS must be a whole number above ${SMALL_ROWS}.`);
  }
  return rows;
}

/**
 * The slowest twentieth of listing pages at the gateway, on PostgreSQL, in a large catalogue against a small one: a
 * page that does not grow with the table answers as fast. Speeds are one over that time. The slowest listing is named.
 */
export async function benchListingGrowth(tenant: Tenant, rows: number): Promise<Ratio> {
  const theirs = slowestTwentieth((await timesAt(tenant, SMALL_ROWS)).flat());
  const times = await timesAt(tenant, rows);
  const ours = slowestTwentieth(times.flat());
  console.log(`listing pages, p95: ${theirs.toFixed(1)} ms at ${SMALL_ROWS} videos, ${ours.toFixed(1)} ms at ${rows}`);
  const [slowest] = PAGES.map((page, at) => ({ page, p95: slowestTwentieth(times[at] ?? []) })).toSorted(
    (a, b) => b.p95 - a.p95,
  );
  if (slowest) console.log(`the slowest, p95: ${slowest.p95.toFixed(1)} ms, ${JSON.stringify(slowest.page)}`);
  return {
    name: `listing growth ${SMALL_ROWS.toLocaleString('en-US')} -> ${rows.toLocaleString('en-US')}`,
    against: 'the same pages of the small catalogue',
    ours: 1000 / ours,
    theirs: 1000 / theirs,
    goal: 0.67,
  };
}

/** The 95th percentile, in the unit of the values. */
function slowestTwentieth(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;
}

/** How long each round of each page took, in milliseconds, the pages in their order. */
async function timesAt(tenant: Tenant, videos: number): Promise<number[][]> {
  const postgres = await startTestPostgres();
  const database = { engine: 'postgres', url: postgres.url } as const;
  const gateway = await startTestGateway({ tenants: [tenant], config: { database } });
  const opened = await openDatabase(database, pino({ level: 'silent' }));
  await opened.prepare((db) => fillCatalogue(db, { videos, performers: Math.ceil(videos / 25) }));
  await opened.close();
  const times = PAGES.map((): number[] => []);
  for (let round = -2; round < ROUNDS; round += 1) {
    for (const [at, [name, variables]] of PAGES.entries()) {
      const taken = await timeOf(gateway, name, variables, tenant.id);
      // The first rounds only warm up.
      if (round >= 0) times[at]?.push(taken);
    }
  }
  await gateway.close();
  await postgres.close();
  return times;
}

async function timeOf(
  gateway: TestGateway,
  name: string,
  variables: Readonly<Record<string, unknown>>,
  tenant: string,
) {
  const text = Object.values(operations).find((each) => each.startsWith(`query ${name}`)) ?? name;
  const startedAt = performance.now();
  const answer = await gateway.graphql(text, variables, { tenant });
  if (answer.errors) throw new Error(`${name} failed: ${answer.errors[0]?.message}`);
  return performance.now() - startedAt;
}
