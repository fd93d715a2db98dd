import { type CompiledQuery, sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { openDatabase } from '../../../db/open-database.ts';
import { fillComments } from './testing/fill-comments.ts';
import { signInMember, type TestMember } from '../../money/membership/testing/public.ts';

const COMMENTS = 60_000;

let gateway: TestGateway;
let editor: TestMember;

const database = databaseForTests();
beforeAll(async () => {
  const config = { database: { url: database.url } } as const;
  gateway = await startTestGateway({ tenants: [vixen], config });
  const opened = openDatabase(config.database, pino({ level: 'silent' }));
  await opened.prepare((db) => fillComments(db, COMMENTS));
  await opened.close();
  editor = await signInMember(gateway, vixen, 'editor', { group: 'commenteditor' });
});
afterAll(async () => {
  await gateway.close();
});

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

async function nodesFor(query: string): Promise<PlanNode[]> {
  const { db } = gateway.services;
  const executor = vi.spyOn(db.getExecutor(), 'executeQuery');
  await editor.query(query);
  const statements = executor.mock.calls.map(([statement]) => statement as CompiledQuery);
  executor.mockRestore();
  const plans = await Promise.all(
    statements.filter(({ sql: text }) => text.includes('comments')).map((statement) => planOf(statement)),
  );
  expect(plans.length).toBeGreaterThan(0);
  return plans.flatMap(nodesOf);
}

async function planOf(statement: CompiledQuery): Promise<PlanNode> {
  const explained = await gateway.services.db.executeQuery<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>({
    ...statement,
    sql: `explain (analyze, format json) ${statement.sql}`,
  });
  const plan = explained.rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error('PostgreSQL gave no plan.');
  return plan;
}

const FIELDS = 'commentId text likes myVote author { displayName badges }';
const page = (args: string) => `{ comments(videoId: "film-1", ${args}) { ... on CommentPage {
  total latestId nextCursor pinned { ${FIELDS} } comments { ${FIELDS} } } } }`;

describe(`X14 plans at ${COMMENTS} comments, a tenth of them on one video`, () => {
  it.each([
    ['the first page', page('sort: NEWEST'), 'comments_by_age'],
    ['the oldest', page('sort: OLDEST'), 'comments_by_age'],
    ['the best', page('sort: TOP'), 'comments_by_score'],
    ['more of the newest', page('sort: NEWEST, after: "3.30000"'), 'comments_by_age'],
    ['more of the best', page('sort: TOP, after: "50.30000"'), 'comments_by_score'],
    [
      'replies',
      `{ commentReplies(videoId: "film-1", commentId: "600") { ... on CommentPage { comments { ${FIELDS} } } } }`,
      'comments_of_thread',
    ],
    ['what is new', `{ newComments(videoId: "film-1", since: "60000") { ${FIELDS} } }`, 'comments_of_video'],
    [
      'a comment by its address',
      `{ comment(videoId: "film-1", commentId: "604") { thread { ${FIELDS} } replies { ${FIELDS} } } }`,
      'comments_pkey',
    ],
    ['what was reported', '{ moderatedComments(list: REPORTED) { comments { text } } }', 'comments_reported'],
    ['what is recent', '{ moderatedComments(list: RECENT) { comments { text } } }', 'comments_pkey'],
    ['what one member said', '{ moderatedComments(member: "writer7") { comments { text } } }', 'comments_of_member'],
  ])('answer %s by an index, and read little', async (_name, query, index) => {
    const nodes = await nodesFor(query);
    expect(nodes.map((node) => node['Index Name'])).toContain(index);
    const read = nodes.filter((node) => node['Relation Name'] === 'comments');
    expect(read.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
    const rows = read.map((node) => (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0));
    expect(Math.max(...rows)).toBeLessThan(200);
  });

  it('would show a list that no index serves', async () => {
    const plan = await planOf(sql`select id from comments where text = 'none'`.compile(gateway.services.db));
    expect(nodesOf(plan).map((node) => node['Node Type'])).toContain('Seq Scan');
  });
});
