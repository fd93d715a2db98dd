import { type CompiledQuery, sql } from 'kysely';
import { pino } from 'pino';
import type { PlanNode } from './testing/plan-node.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { fillCatalogue } from '@network/testing/large-catalogue.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import combined from '../../../../../apps/combined/tenant.ts';
import deeper from '../../../../../apps/deeper/tenant.ts';
import { REUSED_PLAN_MARK } from '../../../db/reused-plans.ts';
import { openDatabase } from '../../../db/open-database.ts';

/** Even the short run has more videos than a statement may pass over. */
const VIDEOS = Math.max(30_000, rounds(100_000));
const PERFORMERS = 4_000;

let gateway: TestGateway;
const database = databaseForTests();
beforeAll(async () => {
  const config = { database: { url: database.url } } as const;
  gateway = await startTestGateway({ tenants: [deeper, combined], config });
  const opened = openDatabase(config.database, pino({ level: 'silent' }));
  await opened.prepare((db) => fillCatalogue(db, { videos: VIDEOS, performers: PERFORMERS }));
  await opened.close();
  // A machine that does much else too fills for minutes.
}, 900_000);
afterAll(async () => {
  await gateway.close();
});

/** The statements that an operation sends to the database. */
async function statementsOf(query: string, tenant: string): Promise<CompiledQuery[]> {
  const executor = vi.spyOn(gateway.services.db.getExecutor(), 'executeQuery');
  const answer = await gateway.graphql(query, {}, { tenant });
  const statements = executor.mock.calls.map(([statement]) => statement as CompiledQuery);
  executor.mockRestore();
  expect(answer.errors).toBeUndefined();
  expect(statements.length).toBeGreaterThan(0);
  return statements;
}

async function plansOf(query: string, tenant: string): Promise<PlanNode[]> {
  return Promise.all((await statementsOf(query, tenant)).map((statement) => planOf(statement)));
}

/** The plan for its values as they are, or, for a statement that is planned once, for any. */
async function planOf(statement: CompiledQuery, options = 'analyze, timing off'): Promise<PlanNode> {
  const explained = await gateway.services.db.executeQuery<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>({
    ...statement,
    sql: `explain (${options}, format json) ${statement.sql}`,
  });
  const plan = explained.rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error('PostgreSQL gave no plan.');
  return plan;
}

function nodesOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** Rows that a statement may pass over: a sample of a thousand out of one film in twenty, however many there are. */
const MOST_WASTED = 20_000;
/** The rows of a home: their lists are read as far as the largest page. */
const NAMES = ['latest', 'topRated', 'upcoming', 'mostViewed', 'free', 'trial'];
const ROWS = `{ opening: 1, opensWith: NEWEST, rows: [${NAMES.map((name) => `{ name: "${name}", films: 4 }`).join(' ')}] }`;
/** Cards of the largest page that is requested here, and one to know whether there is a next. */
const MOST_CASTS = 25;

/** Tables that grow with the catalogue; labels, sites, and what curators write by hand are soon read whole. */
const GROWING = new Set(['videos', 'video_performers', 'video_categories', 'performer_sites']);

const CARD = 'slug title site { name } models { name slug }';
const QUESTIONS: readonly (readonly [string, string, RegExp])[] = [
  [
    'a list',
    `{ videos(input: {}) { items { ${CARD} } info { hasNextPage } } }`,
    /^videos_(listed_|of_site_(listed_)?)?by_date$/,
  ],
  ['its total', '{ videos(input: {}) { info { total } } }', /^videos_(listed_|of_site_(listed_)?)?by_/],
  [
    'a list by rating',
    `{ videos(input: { order: RATING, page: 3 }) { items { ${CARD} } } }`,
    /^videos_(listed_|of_site_(listed_)?)?by_rating$/,
  ],
  [
    'a list by views',
    `{ videos(input: { order: MOST_VIEWED }) { items { ${CARD} } } }`,
    /^videos_(listed_|of_site_(listed_)?)?by_views$/,
  ],
  [
    'a list by title',
    `{ videos(input: { order: NAME }) { items { ${CARD} } } }`,
    /^videos_(listed_|of_site_(listed_)?)?by_title$/,
  ],
  ['what is upcoming', `{ videos(input: { upcoming: true }) { items { ${CARD} } info { total } } }`, /^videos_/],
  [
    'a performer’s films',
    `{ videos(input: { performers: ["performer-77"] }) { items { ${CARD} } info { total } } }`,
    /^videos_of_performer$/,
  ],
  [
    'a performer’s films beyond the first page',
    `{ videos(input: { performers: ["performer-78"], page: 4 }) { items { ${CARD} } facets { values { count } } } }`,
    /^videos_of_performer$/,
  ],
  [
    'the last page that can be reached',
    `{ videos(input: { page: 416, pageSize: 24 }) { items { ${CARD} } } }`,
    /^videos_(listed_|of_site_(listed_)?)?by_date$/,
  ],
  [
    'a category’s films',
    `{ videos(input: { categories: ["category-7"] }) { items { ${CARD} } info { hasNextPage } } }`,
    /^videos_(by_facets|(listed_|of_site_(listed_)?)?by_date)$/,
  ],
  [
    'a few facets together',
    `{ videos(input: { traits: { hair: ["red"], nationality: ["no", "pt"] }, lengths: ["short"], years: [2020] }) {
      items { ${CARD} } info { total } } }`,
    /^videos_(by_facets|(listed_|of_site_(listed_)?)?by_date)$/,
  ],
  [
    'facets that nothing has',
    `{ videos(input: { performers: ["performer-77"], years: [1999], resolutions: [720] }) { items { ${CARD} } } }`,
    /^videos_(by_facets|of_performer|(listed_|of_site_(listed_)?)?by_date)$/,
  ],
  [
    'what can be narrowed further',
    '{ videos(input: {}) { facets { name values { value count } } } }',
    /^videos_(listed_|of_site_(listed_)?)?by_date$/,
  ],
  [
    'what a narrowed list can be narrowed by further',
    '{ videos(input: { years: [2020], categories: ["category-7"] }) { facets { name values { value count } } } }',
    /^videos_(by_facets|(listed_|of_site_(listed_)?)?by_date)$/,
  ],
  [
    'performers by facets',
    '{ performers(input: { traits: { sex: ["F"], hair: ["red"] } }) { items { slug } facets { name values { count } } } }',
    /^performers_by_(facets|rating)$/,
  ],
  [
    'the best rated',
    `{ topRated(page: 3) { items { ${CARD} } info { total } } }`,
    /^videos_(listed_|of_site_(listed_)?)?by_rating$/,
  ],
  ['showcases', '{ showcases { slug videoCount pictures { src } } }', /^videos_of_showcase(_and_site)?$/],
  [
    'a showcase',
    `{ showcase(slug: "showcase-4") { videoCount } videos(input: { showcase: "showcase-4" }) { items { ${CARD} } info { total } } }`,
    /^videos_of_showcase(_and_site)?$/,
  ],
  ['brands', '{ brands { id videoCount performerCount } }', /^videos_of_site_(listed_)?by_date$/],
  [
    'a standalone site',
    `{ siteVideos(site: "milfy") { items { ${CARD} } info { total } } }`,
    /^videos_of_site_(listed_)?by_date$/,
  ],
  [
    'a film by its address',
    `{ video(slug: "video-77") { ${CARD} crossNavigation { next { slug } } relatedVideos(limit: 6) { slug } } }`,
    /^videos_(slug_key|of_site_by_own_slug)$/,
  ],
  [
    'a search',
    `{ videos(input: { search: "light77 water" }) { items { ${CARD} } info { total } } }`,
    /^videos_by_words$/,
  ],
  [
    'a search for a whole title, of which a thousand films have the first word',
    `{ videos(input: { search: "Light77 on Water7" }) { items { ${CARD} } info { total } facets { name } } }`,
    /^videos_by_words$/,
  ],
  ['a search for a tag', '{ videos(input: { search: "silk1" }) { items { slug } } }', /^videos_/],
  [
    'suggestions for what nothing has',
    '{ quickSearch(query: "zzyzx") { videos { slug } performers { slug } } }',
    /^videos_by_words$/,
  ],
  [
    'suggestions for a common beginning',
    '{ quickSearch(query: "li") { videos { slug } performers { slug } } }',
    /^videos_(by_words|(listed_|of_site_(listed_)?)?by_date)$/,
  ],
  [
    'performers',
    '{ performers(input: {}) { items { slug name videoCount } info { hasNextPage } } }',
    /^performers_by_rating$/,
  ],
  [
    'performers by name',
    '{ performers(input: { order: NAME, gender: ALL, page: 4 }) { items { slug name } } }',
    /^performers_by_name$/,
  ],
  [
    'a performer by their address',
    '{ performer(slug: "performer-77") { name sites { name } tags { slug } videoCount } }',
    /^performers_slug_key$/,
  ],
  [
    'suggestions',
    '{ quickSearch(query: "star777") { videos { slug } performers { slug } categories { slug } } }',
    /^videos_by_words$/,
  ],
  [
    'the home page',
    `{ featuredVideos { ${CARD} } homeRows(input: ${ROWS}) { videos { ${CARD} } } }`,
    /^videos_(listed_|of_site_(listed_)?)?by_(date|rating|views)$/,
  ],
  ['categories, of which sixty are fastest read whole', '{ categories { slug name videoCount } }', /^/],
  ['awards', '{ awards(page: 2) { items { name video { slug } performer { name } } info { total } } }', /^awards_/],
  [
    'performers of a standalone site',
    '{ sitePerformers(site: "milfy", page: 2) { items { slug name } info { total } } }',
    /^performers_by_rating$/,
  ],
  [
    'a channel',
    `{ channel(slug: "channel-2") { videoCount latestVideos { ${CARD} } } }`,
    /^videos_of_channel_(by_date|released)$/,
  ],
  [
    'its packs',
    `{ channel(slug: "channel-2") { packs { videoCount minutes videos { ${CARD} } } } }`,
    /^videos_of_pack_(by_date|released)$/,
  ],
  [
    'a channel’s films',
    `{ channelVideos(input: { channel: "channel-2", page: 3 }) { items { ${CARD} } info { total } } }`,
    /^videos_of_channel_(by_date|released)$/,
  ],
  [
    'a pack’s films',
    `{ channelVideos(input: { channel: "channel-2", pack: "pack-1", page: 3 }) { items { ${CARD} } info { total } } }`,
    /^videos_of_(channel|pack_by_date|pack_released)$/,
  ],
  [
    'the films of all channels',
    `{ channelVideos(input: { page: 3 }) { items { ${CARD} } info { total } } }`,
    /^videos_of_channels?_(by_date|released)$/,
  ],
];

/** Lists that not every tenant has. */
const COLLECTIONS: typeof QUESTIONS = [
  ['angels', '{ angels { slug name } }', /^performers_pkey$/],
  ['the wall', '{ wall(page: 3) { items { text video { slug title } } info { total } } }', /^wall_posts_shown$/],
];

describe(`plans at ${VIDEOS} films`, () => {
  for (const [tenant, questions] of [
    ['combined', [...QUESTIONS, ...COLLECTIONS]],
    ['deeper', QUESTIONS],
  ] as const) {
    it.each(questions)(`answer %s by indexes at ${tenant}`, async (_name, query, index) => {
      const nodes = (await plansOf(query, tenant)).flatMap(nodesOf);
      const scanned = nodes.filter(
        (node) => node['Node Type'] === 'Seq Scan' && GROWING.has(node['Relation Name'] ?? ''),
      );
      expect(scanned).toEqual([]);
      // What is read only to be thrown away grows with the table, whatever index leads to it.
      const wasted = nodes.filter(
        (node) =>
          GROWING.has(node['Relation Name'] ?? '') &&
          (node['Rows Removed by Filter'] ?? 0) * node['Actual Loops'] > MOST_WASTED,
      );
      expect(wasted).toEqual([]);
      // A cast is read for each row that is shown, and for none that is skipped.
      const casts = nodes.filter((node) => node['Index Name'] === 'video_performers_pkey');
      expect(Math.max(0, ...casts.map((node) => node['Actual Loops']))).toBeLessThanOrEqual(MOST_CASTS);
      expect(nodes.map((node) => node['Index Name'] ?? '')).toContainEqual(expect.stringMatching(index));
    });
  }

  it.each(['combined', 'deeper'])('serve every site and date of %s from the index', async (tenant) => {
    const query = '{ videos(input: {}) { items { slug } } featuredVideos { slug } homeShelves { videos { slug } } }';
    const reused = (await statementsOf(query, tenant)).filter(({ sql: text }) => text.endsWith(REUSED_PLAN_MARK));
    // No film of deeper is exclusive here, so that its home asks for the newest as well.
    expect(reused).toHaveLength(tenant === 'deeper' ? 9 : 8);
    for (const statement of reused) {
      const text = statement.sql.slice(0, -REUSED_PLAN_MARK.length);
      const nodes = nodesOf(await planOf({ ...statement, sql: text, parameters: [] }, 'generic_plan'));
      expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
      // For a limit that it does not know, PostgreSQL expects a tenth of the table, and would rather plan each call
      // again.
      const limits = nodes.filter((node) => node['Node Type'] === 'Limit').map((node) => node['Plan Rows']);
      expect(limits).toEqual([expect.toSatisfy((rows: number) => rows <= MOST_CASTS)]);
      expect(nodes.map((node) => node['Index Name'] ?? '')).toContainEqual(
        expect.stringMatching(/^videos_(listed_|of_site_(listed_)?)?by_(date|rating|views)$/),
      );
    }
  });

  it('would show a list that no index serves', async () => {
    const plan = await planOf(sql`select id from videos where run_length_seconds = 7`.compile(gateway.services.db));
    expect(nodesOf(plan).map((node) => node['Node Type'])).toContain('Seq Scan');
  });
});
