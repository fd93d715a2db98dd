import { pino } from 'pino';
import operations from '@network/graphql/persisted-operations.json' with { type: 'json' };
import { openDatabase } from '@network/gateway/db/open-database.ts';
import { fillComments } from '@network/gateway/modules/comments/testing/fill-comments.ts';
import { signInMember, type TestMember } from '@network/gateway/modules/comments/testing/members.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { startTestGateway } from '@network/testing/gateway.ts';
import { startTestPostgres } from '@network/testing/postgres.ts';
import type { Ratio } from './ratio.ts';

const SMALL_COMMENTS = 10_000;
const LARGE_COMMENTS = 1_000_000;
/** The most that the first page may take at the gateway, in milliseconds. */
const GOAL_MS = 30;
const ROUNDS = 60;
const SORTS = ['NEWEST', 'OLDEST', 'TOP'] as const;
/** The film with a tenth of all comments, and one like the others. */
const FILMS = ['film-1', 'film-77'] as const;

/**
 * The slowest twentieth of first pages of comments at the gateway, on PostgreSQL: against 30 ms, and against the same
 * pages where there are few comments. Speeds are one over that time.
 */
export async function benchCommentThreads(tenant: Tenant): Promise<readonly Ratio[]> {
  const few = await slowestAt(tenant, SMALL_COMMENTS);
  const many = await slowestAt(tenant, LARGE_COMMENTS);
  const sizes = [SMALL_COMMENTS, LARGE_COMMENTS].map((size) => size.toLocaleString('en-US'));
  console.log(
    `comments, first page, p95: ${few.toFixed(1)} ms at ${sizes[0]} comments, ${many.toFixed(1)} ms at ${sizes[1]}`,
  );
  return [
    {
      name: `comments, first page at ${sizes[1]}`,
      against: `${GOAL_MS} ms`,
      ours: 1000 / many,
      theirs: 1000 / GOAL_MS,
      goal: 1,
    },
    {
      name: `comments, first page ${sizes.join(' -> ')}`,
      against: 'the same pages among few',
      ours: 1000 / many,
      theirs: 1000 / few,
      goal: 0.67,
    },
  ];
}

/** The 95th percentile of a first page's time, in milliseconds. */
async function slowestAt(tenant: Tenant, comments: number): Promise<number> {
  const postgres = await startTestPostgres();
  const database = { engine: 'postgres', url: postgres.url } as const;
  const gateway = await startTestGateway({ tenants: [tenant], config: { database } });
  const opened = await openDatabase(database, pino({ level: 'silent' }));
  await opened.prepare((db) => fillComments(db, comments));
  await opened.close();
  const member = await signInMember(gateway, tenant, 'reader');
  const times: number[] = [];
  for (let round = -5; round < ROUNDS; round += 1) {
    for (const film of FILMS) {
      for (const sort of SORTS) {
        const taken = await timeOf(member, film, sort);
        // The first rounds only warm up.
        if (round >= 0) times.push(taken);
      }
    }
  }
  await gateway.close();
  await postgres.close();
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

async function timeOf(member: TestMember, videoId: string, sort: string): Promise<number> {
  const text = Object.values(operations).find((each) => each.startsWith('query Comments(')) ?? '';
  const startedAt = performance.now();
  const { comments } = await member.ask<{ comments: { __typename: string } }>(text, { videoId, sort });
  const taken = performance.now() - startedAt;
  if (comments.__typename !== 'CommentPage') throw new Error(`The comments answered ${comments.__typename}.`);
  return taken;
}
