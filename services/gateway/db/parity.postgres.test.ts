import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestCaller, type TestGateway } from '@network/testing/gateway.ts';
import { DEALS_CAROUSEL_LIMIT } from '@network/tenant/constants.ts';
import { createTestDatabase, type TestDatabase } from '@network/testing/postgres-database.ts';
import deeper from '../../../apps/deeper/tenant.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import vixenplus from '../../../apps/vixenplus/tenant.ts';
import { readPersistedOperations } from '../graphql/persisted-operations.ts';
import { DEMONSTRATION_PASSWORD, openBrowser } from '../modules/identity/testing/public.ts';
import type { Database } from './database.ts';

const tenants = [vixen, vixenplus, deeper];
const operations = new Map(
  [
    ...readPersistedOperations(new URL('../../../libs/graphql/persisted-operations.json', import.meta.url)).values(),
  ].map((text) => [/^(?:query|mutation) (\w+)/.exec(text)?.[1] ?? text, text]),
);

let database: TestDatabase;
let embedded: TestGateway;
let server: TestGateway;
let neighbour: TestGateway;
beforeAll(async () => {
  database = await createTestDatabase();
  const config = { database: { engine: 'postgres', url: database.url } } as const;
  [embedded, server, neighbour] = await Promise.all([
    startTestGateway({ seed: true, tenants }),
    startTestGateway({ seed: true, tenants, config }),
    startTestGateway({ seed: true, tenants, config }),
  ]);
});
afterAll(async () => {
  await Promise.all([embedded, server, neighbour].map((gateway) => gateway.close()));
  await database.close();
});

async function tablesOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** Of each table, how many rows it has and a digest of them in any order. */
async function contentOf(db: Database): Promise<Record<string, { count: number; digest: string }>> {
  const content: Record<string, { count: number; digest: string }> = {};
  for (const table of (await tablesOf(db)).filter((name) => !name.startsWith('kysely'))) {
    const { rows } = await sql<{ count: number; digest: string }>`
      select count(*)::int as count, md5(coalesce(string_agg(md5(row::text), '' order by md5(row::text)), '')) as digest
      from ${sql.table(table)} as row
    `.execute(db);
    if (rows[0]) content[table] = rows[0];
  }
  return content;
}

async function indexesOf(db: Database): Promise<unknown> {
  const { rows } = await sql`
    select indexname, indexdef from pg_indexes
    -- The embedded engine has no indexes of parts of texts (decision 0755).
    where schemaname = 'public' and indexdef not like '%gin_trgm_ops%' order by indexname
  `.execute(db);
  return rows;
}

/** Runs an operation of the brands through both engines' gateways; nothing in it may have failed. */
async function answersOf(name: string, variables: Record<string, unknown>, caller: Callers = inTour('vixenplus')) {
  const text = operations.get(name);
  if (text === undefined) throw new Error(`No persisted operation is named ${name}.`);
  const [one, other] = await Promise.all([
    embedded.graphql(text, variables, caller.embedded),
    server.graphql(text, variables, caller.server),
  ]);
  expect([one.status, one.errors, other.errors]).toEqual([200, undefined, undefined]);
  return { embedded: one, server: other };
}

/** The same person has a session of their own on each engine. */
interface Callers {
  readonly embedded: TestCaller;
  readonly server: TestCaller;
}

function inTour(tenant: string): Callers {
  const caller = { tenant, area: 'tour' } as const;
  return { embedded: caller, server: caller };
}

async function signedIn(name: string): Promise<Callers> {
  const signIn = async (gateway: TestGateway): Promise<TestCaller> => {
    const browser = openBrowser(gateway, vixenplus);
    await browser.signIn(`${name}@demo.example`, DEMONSTRATION_PASSWORD);
    if (browser.session === null) throw new Error(`${name} could not sign in.`);
    return { tenant: vixenplus.id, area: 'members', session: browser.session };
  };
  return { embedded: await signIn(embedded), server: await signIn(server) };
}

const LISTS: readonly (readonly [string, Record<string, unknown>])[] = [
  ['VideosPage', { isFaceted: true, input: {} }],
  ['VideosPage', { isFaceted: true, input: { order: 'RATING', page: 3 } }],
  ['VideosPage', { isFaceted: true, input: { order: 'MOST_VIEWED', pageSize: 100 } }],
  ['VideosPage', { isFaceted: true, input: { order: 'NAME', page: 2, pageSize: 50 } }],
  ['VideosPage', { isFaceted: true, input: { upcoming: true, sites: ['tushy', 'deeper'] } }],
  ['VideosPage', { isFaceted: true, input: { search: 'the light', order: 'NAME' } }],
  ['PerformersPage', { isFaceted: true, input: { order: 'NAME', gender: 'ALL', pageSize: 100 } }],
  ['PerformersPage', { isFaceted: true, input: { order: 'NEWEST', gender: 'GUYS' } }],
  ['PerformersPage', { isFaceted: true, input: { order: 'RATING', search: 'a' } }],
  [
    'HomePage',
    {
      dealLimit: DEALS_CAROUSEL_LIMIT,
      presentsChannels: true,
      presentsPerformers: true,
      presentsCategories: true,
      presentsStudios: true,
      opensWith: 'RATING',
      shelves: ['latest', 'topRated', 'upcoming', 'mostViewed', 'free'],
    },
  ],
  ['QuickSearch', { query: 'lé' }],
  ['QuickSearch', { query: "' & | ! :* \u0000 <->" }],
  ['SearchPage', { query: 'her bright', input: { search: 'her bright' }, isFaceted: true }],
];

describe('PostgreSQL and the embedded database', () => {
  it('have the same tables, indexes and demonstration data, made once by gateways that start together', async () => {
    const own = await contentOf(server.services.db);
    expect(own['seeded']?.count).toBe(1);
    expect(own['videos']?.count).toBeGreaterThan(1_000);
    expect(own).toEqual(await contentOf(embedded.services.db));
    expect(await indexesOf(server.services.db)).toEqual(await indexesOf(embedded.services.db));
    expect(await contentOf(neighbour.services.db)).toEqual(own);
  });

  it.each(LISTS)('answer %s alike for %j', async (name, variables) => {
    const answers = await answersOf(name, variables);
    expect(answers.server).toEqual(answers.embedded);
  });

  it.each(['vixen', 'deeper'])('answer alike for one site, %s', async (tenant) => {
    for (const [name, variables] of LISTS) {
      const answers = await answersOf(name, variables, inTour(tenant));
      expect(answers.server).toEqual(answers.embedded);
    }
  });

  it('answer the pages of films, performers and categories alike', async () => {
    const { rows } = await sql<{ slug: string; performer: string; category: string }>`
      select distinct on (v.site_id, v.channel_id is null) v.slug, p.slug as performer, c.category_slug as category
      from videos v
      join video_performers vp on vp.video_id = v.id join performers p on p.id = vp.performer_id
      join video_categories c on c.video_id = v.id
      order by v.site_id, v.channel_id is null, v.id, p.id, c.category_slug
    `.execute(embedded.services.db);
    expect(rows.length).toBeGreaterThan(9);
    for (const { slug, performer, category } of rows) {
      for (const [name, variables] of [
        ['VideoPage', { slug }],
        [
          'PerformerPage',
          { slug: performer, performers: [performer], page: 1, order: 'NEWEST', presentsPictures: true },
        ],
        ['VideosPage', { isFaceted: true, input: { categories: [category], performers: [performer] } }],
      ] as const) {
        const answers = await answersOf(name, variables);
        expect(answers.server).toEqual(answers.embedded);
      }
    }
  });

  it('answer a member alike, in their profile, addresses of media and where they stopped', async () => {
    const callers = await signedIn('multi');
    const { rows } = await sql<{ id: string; slug: string }>`
      select id, slug from videos where not is_denied and channel_id is null and released_at < '2026-01-01' order by id
    `.execute(embedded.services.db);
    const [film] = rows;
    for (const [name, variables] of [
      ['FindOneUserProfile', {}],
      ['GetTrailerToken', { videoId: film?.id, device: 'DESKTOP' }],
      ['GetToken', { videoId: film?.id, device: 'TV' }],
      ['SavePlaybackPosition', { videoId: film?.id, positionSeconds: 61 }],
      ['VideoPage', { slug: film?.slug }],
      ['UpdateUserAutoplay', { autoplayEnabled: false }],
      ['FindOneUserProfile', {}],
    ] as const) {
      const answers = await answersOf(name, variables, callers);
      expect(answers.server).toEqual(answers.embedded);
    }
  });
});
