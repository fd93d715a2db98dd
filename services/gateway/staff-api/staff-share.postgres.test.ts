import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { createTestDatabase, type TestDatabase } from '@network/testing/postgres-database.ts';
import { BUDGETS } from '@network/server/limits/budgets.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { type OpenedDatabase, openDatabase } from '../db/open-database.ts';
import { spendBudget } from '../limits/spend-budget.ts';
import { clearLimits } from '../limits/testing/clear-limits.ts';
import { addVideo } from '../modules/content/catalogue/testing/public.ts';
import { type Desk, openDesk } from '../modules/staff/staff/testing/public.ts';

const CONNECTIONS = 8;
/** What openDatabase leaves to calls of staff. */
const SHARE = 2;
const SEARCHES = 24;
const SEARCH = '{ members(by: email, text: "ada") { nextCursor } }';
const FILMS = '{ videos(input: {}) { items { title } } }';

let database: TestDatabase;
let gateway: TestGateway;
let other: OpenedDatabase;
let support: Desk;
let editor: Desk;
beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await startTestGateway({
    tenants: [vixen],
    config: { database: { url: database.url, connections: CONNECTIONS } },
  });
  other = openDatabase({ url: database.url }, pino({ level: 'silent' }));
  await addVideo(gateway.services.db, 'film', 'vixen');
  support = await openDesk(gateway, 'support');
  editor = await openDesk(gateway, 'editor');
});
beforeEach(() => clearLimits(gateway.services.db));
afterAll(async () => {
  await gateway.close();
  await other.close();
  await database.close();
});

/** Statements of the gateway that wait for a lock. */
async function waitingForLock(): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*)::text as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(other.db);
  return Number(rows[0]?.count);
}

describe('slow calls of staff', () => {
  it.each(['in calls of their own', 'in one call'])('leave members the other connections, %s', async (how) => {
    const slow = await other.db.startTransaction().execute();
    // Searches of members wait for this, as long as nobody lets go.
    await sql`lock table users in access exclusive mode`.execute(slow);
    const aliases = Array.from({ length: SEARCHES }, (_, index) => `s${index}: ${SEARCH.slice(1, -1)}`);
    const documents = how === 'in one call' ? [`{ ${aliases.join(' ')} }`] : aliases.map((each) => `{ ${each} }`);
    const searches = documents.map((document) => support.call(document));
    await vi.waitFor(async () => expect(await waitingForLock()).toBe(SHARE), { timeout: 20_000, interval: 20 });

    const pages = await Promise.all(
      Array.from({ length: CONNECTIONS }, () => gateway.graphql(FILMS, {}, { tenant: 'vixen', area: 'members' })),
    );
    expect(pages.map(({ status, errors }) => [status, errors])).toEqual(pages.map(() => [200, undefined]));
    expect(pages[0]?.data).toEqual({ videos: { items: [{ title: expect.any(String) }] } });
    expect(await waitingForLock()).toBe(SHARE);

    await slow.rollback().execute();
    for (const { status, errors } of await Promise.all(searches)) expect([status, errors]).toEqual([200, undefined]);
  });
});

describe('files of staff', () => {
  it('wait for a connection of their share, too', async () => {
    const slow = await other.db.startTransaction().execute();
    await sql`lock table pictures in access exclusive mode`.execute(slow);
    const get = (url: string) => gateway.inject({ method: 'GET', url, headers: editor.headers });
    const looks = Array.from({ length: SEARCHES }, () => get('/staff/pictures/dusk/thumbnail'));
    await vi.waitFor(async () => expect(await waitingForLock()).toBe(SHARE), { timeout: 20_000, interval: 20 });
    const { status } = await gateway.graphql(FILMS, {}, { tenant: 'vixen', area: 'members' });
    expect([status, await waitingForLock()]).toEqual([200, SHARE]);
    await slow.rollback().execute();
    for (const { statusCode } of await Promise.all(looks)) expect(statusCode).toBe(404);
  });
});

describe('the budgets of a member of staff', () => {
  const idOf = async ({ email }: Desk): Promise<string> => {
    const row = await gateway.services.db
      .selectFrom('staff_members')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    return row?.id ?? '';
  };
  const WRITE = 'mutation { settleProblemReport(id: "1") }';

  it('end calls with 429 and the time to wait, theirs alone', async () => {
    const spender = { person: await idOf(support) };
    await spendBudget(gateway.services, 'staffCalls', spender, BUDGETS.staffCalls.person.times);
    const refused = await gateway.inject({
      method: 'POST',
      url: '/staff/graphql',
      headers: support.headers,
      payload: { query: SEARCH },
    });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      429,
      { errors: [{ extensions: { code: 'RATE_LIMITED' } }] },
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await editor.call('{ __typename }')).toMatchObject({ status: 200 });
  });

  it.each([
    ['GET', '/staff/pictures/one'],
    ['GET', '/staff/films/one/thumbnail'],
    ['GET', '/staff/media-sources/one/film'],
    ['GET', '/staff/requests/one/files/two'],
    ['POST', '/staff/uploads'],
  ] as const)('are one of their own for files: %s %s', async (method, url) => {
    const person = await idOf(editor);
    const send = async () => (await gateway.inject({ method, url, headers: editor.headers })).statusCode;
    await spendBudget(gateway.services, 'staffFiles', { person }, BUDGETS.staffFiles.person.times);
    expect(await send()).toBe(429);
    expect(await editor.call('{ __typename }')).toMatchObject({ status: 200 });
  });

  it.each([
    [
      'staffCalls',
      (each: string) => `${each}: members(by: email, text: "ada") { nextCursor }`,
      (all: string) => `{ ${all} }`,
    ],
    ['staffWrites', (each: string) => `${each}: settleProblemReport(id: "1")`, (all: string) => `mutation { ${all} }`],
  ] as const)('%s are taken from by each operation of a call', async (budget, one, document) => {
    const person = await idOf(support);
    await spendBudget(gateway.services, budget, { person }, BUDGETS[budget].person.times - 2);
    const several = (names: readonly string[]) => support.call(document(names.map(one).join(' ')));
    expect(await several(['a', 'b', 'c'])).toMatchObject({ status: 429 });
    await clearLimits(gateway.services.db);
    await spendBudget(gateway.services, budget, { person }, BUDGETS[budget].person.times - 2);
    expect(await several(['a', 'b'])).not.toMatchObject({ status: 429 });
  });

  it('are smaller for what changes something, which is counted apart', async () => {
    const spender = { person: await idOf(support) };
    await spendBudget(gateway.services, 'staffWrites', spender, BUDGETS.staffWrites.person.times);
    expect(await support.call(WRITE)).toMatchObject({
      status: 429,
      errors: [{ extensions: { code: 'RATE_LIMITED' } }],
    });
    expect(await support.call(SEARCH)).toMatchObject({ status: 200 });
  });
});
