import { pino } from 'pino';
import operations from '@network/graphql/persisted-operations.json' with { type: 'json' };
import { openDatabase } from '@network/gateway/db/open-database.ts';
import { fillComments } from '@network/gateway/modules/browsing/comments/testing/public.ts';
import { signInMember, type TestMember } from '@network/gateway/modules/money/membership/testing/public.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { startTestGateway } from '@network/testing/gateway.ts';
import { startTestPostgres } from '@network/testing/postgres.ts';
import { processesOf } from '@network/testing/postgres-statistics.ts';
import { countsCpuTime, cpuTimeOf } from './cpu-time.ts';
import type { Ratio } from './ratio.ts';

const SMALL_COMMENTS = 10_000;
const LARGE_COMMENTS = 1_000_000;
/** The most that the first page may cost, in milliseconds. */
const GOAL_MS = 30;
const ROUNDS = 60;
const WARM_UP = 20;
const SORTS = ['NEWEST', 'OLDEST', 'TOP'] as const;
/** The film with a tenth of all comments, and one like the others. */
const FILMS = ['film-1', 'film-77'] as const;

/** The 95th percentile of first pages, in milliseconds. */
interface Slowest {
  /** The work of the gateway and the database for it. */
  readonly worked: number;
  readonly elapsed: number;
}

/**
 * The slowest twentieth of first pages of comments at the gateway, on PostgreSQL: against 30 ms of work, and against
 * the same pages where there are few comments. Speeds are one over that time.
 */
export async function benchCommentThreads(
  tenant: Tenant,
  sizes: readonly [few: number, many: number] = [SMALL_COMMENTS, LARGE_COMMENTS],
): Promise<readonly Ratio[]> {
  const names = sizes.map((size) => size.toLocaleString('en-US'));
  const [few, many] = [await slowestAt(tenant, sizes[0]), await slowestAt(tenant, sizes[1])];
  for (const [index, { worked, elapsed }] of [few, many].entries()) {
    console.log(
      `comments, first page at ${names[index]}, p95: ${worked.toFixed(1)} ms of work, ${elapsed.toFixed(1)} ms in all`,
    );
  }
  return [
    {
      name: `comments, first page at ${names[1]}`,
      against: `${GOAL_MS} ms of work`,
      ours: 1000 / many.worked,
      theirs: 1000 / GOAL_MS,
      goal: 1,
    },
    {
      name: `comments, first page ${names.join(' -> ')}`,
      against: 'the same pages among few',
      ours: 1000 / many.worked,
      theirs: 1000 / few.worked,
      goal: 0.67,
    },
  ];
}

async function slowestAt(tenant: Tenant, comments: number): Promise<Slowest> {
  const postgres = await startTestPostgres();
  const database = { url: postgres.url } as const;
  const gateway = await startTestGateway({ tenants: [tenant], config: { database } });
  const opened = openDatabase(database, pino({ level: 'silent' }));
  await opened.prepare((db) => fillComments(db, comments, tenant.sites[0]));
  await opened.close();
  const member = await signInMember(gateway, tenant, 'reader');
  const worked: number[] = [];
  const elapsed: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const film of FILMS) {
      for (const sort of SORTS) {
        const backends = countsCpuTime() ? await processesOf(gateway.services.db) : [];
        const startedAt = performance.now();
        const cost = await cpuTimeOf(() => readFirstPage(member, film, sort), backends);
        if (round < 0) continue;
        elapsed.push(performance.now() - startedAt);
        worked.push(countsCpuTime() ? cost : performance.now() - startedAt);
      }
    }
  }
  await gateway.close();
  await postgres.close();
  return { worked: percentile(worked), elapsed: percentile(elapsed) };
}

const percentile = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;

async function readFirstPage(member: TestMember, videoId: string, sort: string): Promise<void> {
  const text = Object.values(operations).find((each) => each.startsWith('query Comments(')) ?? '';
  const { comments } = await member.query<{ comments: { __typename: string } }>(text, { videoId, sort });
  if (comments.__typename !== 'CommentPage') throw new Error(`The comments answered ${comments.__typename}.`);
}
