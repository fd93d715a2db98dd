import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import type { Database } from '@network/gateway/db/database.ts';
import { type OpenedDatabase, openDatabase } from '@network/gateway/db/open-database.ts';
import type { Product } from '@network/gateway/modules/money/membership/public.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { startTestGateway } from '@network/testing/gateway.ts';
import { fillCatalogue } from '@network/testing/large-catalogue.ts';
import { fillMembership } from '@network/testing/large-membership.ts';
import { startTestPostgres, type TestPostgres } from '@network/testing/postgres.ts';
import type { Ratio } from '../ratio.ts';
import { emptyCaches, forgetStatistics, limitMemory, tidyUp } from './database-states.ts';
import { describeGrowth, slowestTwentieth } from './describe-growth.ts';
import { measurePages, openVisitors, type PageCost } from './measure-pages.ts';

/** How much a network has. */
interface GrowthSize {
  readonly films: number;
  readonly members: number;
  readonly positions: number;
}

const SMALL: GrowthSize = { films: 10_000, members: 10_000, positions: 100_000 };
const LARGE: GrowthSize = { films: 1_000_000, members: 1_000_000, positions: 10_000_000 };

/** The conditions under which pages are measured, in this order. */
const GROWTH_STATES = ['without statistics', 'warm', 'cold', 'little memory'] as const;
type GrowthState = (typeof GROWTH_STATES)[number];

const LITTLE_MEMORY_MB = 16;
const WARM_ROUNDS = 20;
const COLD_ROUNDS = 3;

/** The large size: a million films, or as many as BENCH_LISTING_ROWS says, with as many members and ten positions each. */
export function readLargeSize(env: Readonly<Record<string, string | undefined>>): GrowthSize {
  const films = Number(env['BENCH_LISTING_ROWS'] ?? LARGE.films);
  if (!Number.isInteger(films) || films <= SMALL.films) {
    throw new Error(`BENCH_LISTING_ROWS must be a whole number above ${SMALL.films}.`);
  }
  return { films, members: films, positions: films * 10 };
}

/**
 * The slowest twentieth of pages of visitors, members and staff on PostgreSQL, in a network that has grown against a small one,
 * under each condition: in CPU time of gateway and database, and by the clock. Speeds are one over that time.
 */
export async function benchGrowth(tenant: Tenant, large: GrowthSize): Promise<readonly Ratio[]> {
  const few = await costsAt(tenant, SMALL);
  const many = await costsAt(tenant, large);
  return GROWTH_STATES.flatMap((state) => {
    const [before, after] = [few.get(state) ?? [], many.get(state) ?? []];
    for (const line of describeGrowth(state, before, after)) console.log(line);
    return (['worked', 'elapsed'] as const).map((measure) => ({
      name: `growth ${SMALL.films.toLocaleString('en-US')} -> ${large.films.toLocaleString('en-US')}, ${state}, ${
        measure === 'worked' ? 'CPU time' : 'clock'
      }`,
      against: 'the same pages of the small network',
      ours: 1000 / slowestTwentieth(after.flat().map((cost) => cost[measure])),
      theirs: 1000 / slowestTwentieth(before.flat().map((cost) => cost[measure])),
      goal: 0.67,
    }));
  });
}

type CostsByState = ReadonlyMap<GrowthState, PageCost[][]>;

async function costsAt(tenant: Tenant, size: GrowthSize): Promise<CostsByState> {
  const postgres = await startTestPostgres();
  try {
    await fillNetwork(postgres, tenant, size);
    const costs = new Map<GrowthState, PageCost[][]>();
    for (const state of GROWTH_STATES) costs.set(state, await costsIn(postgres, tenant, state));
    return costs;
  } finally {
    await postgres.close();
  }
}

/** Fills an empty server to a size. */
async function fillNetwork(postgres: TestPostgres, tenant: Tenant, size: GrowthSize): Promise<void> {
  const gateway = await startTestGateway({ tenants: [tenant], config: { database: locationOf(postgres) } });
  await gateway.close();
  await withDatabase(postgres, async (opened) => {
    const { films: videos, members, positions } = size;
    await opened.prepare((db) => fillCatalogue(db, { videos, performers: Math.ceil(videos / 25) }));
    const product = tenant.sites[0] as Product;
    await opened.prepare((db) => fillMembership(db, { members, positions, videos, product, tenant: tenant.id }));
    await opened.prepare(tidyUp);
  });
}

/** What pages cost in a state of the database, each as a list of calls. */
async function costsIn(postgres: TestPostgres, tenant: Tenant, state: GrowthState): Promise<PageCost[][]> {
  await withDatabase(postgres, (opened) => opened.prepare((db) => prepareState(db, state)));
  if (state === 'little memory') {
    await postgres.stop();
    await postgres.start();
  }
  const gateway = await startTestGateway({ tenants: [tenant], config: { database: locationOf(postgres) } });
  try {
    const visitors = await openVisitors(gateway, tenant, `reader-${randomUUID()}`);
    if (state === 'without statistics') {
      await withDatabase(postgres, (opened) => opened.prepare(forgetStatistics));
    }
    return await measurePages(gateway, tenant, visitors, {
      warmUp: 2,
      rounds: state === 'cold' ? COLD_ROUNDS : WARM_ROUNDS,
      ...(state === 'cold' && { before: () => withDatabase(postgres, ({ db }) => emptyCaches(db)) }),
    });
  } finally {
    await gateway.close();
  }
}

async function prepareState(db: Database, state: GrowthState): Promise<void> {
  if (state === 'warm') await tidyUp(db);
  if (state === 'little memory') await limitMemory(db, LITTLE_MEMORY_MB);
}

async function withDatabase(postgres: TestPostgres, work: (opened: OpenedDatabase) => Promise<void>): Promise<void> {
  const opened = openDatabase(locationOf(postgres), pino({ level: 'silent' }));
  try {
    await work(opened);
  } finally {
    await opened.close();
  }
}

const locationOf = ({ url }: TestPostgres) => ({ url }) as const;
