import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { type OpenedDatabase, openDatabase } from '../db/open-database.ts';
import { addVideo } from '../modules/content/catalogue/testing/public.ts';
import { signInMember } from '../modules/money/membership/testing/public.ts';

const CONNECTIONS = 8;
/** The number of writes of one person that run at once. */
const AT_ONCE = 4;
const WRITES = 30;

let gateway: TestGateway;
let other: OpenedDatabase;
const database = databaseForTests();
beforeAll(async () => {
  const config = { database: { url: database.url, connections: CONNECTIONS } };
  gateway = await startTestGateway({ tenants: [vixen], config });
  other = openDatabase({ url: database.url }, pino({ level: 'silent' }));
  await addVideo(gateway.services.db, 'film', 'vixen');
});
afterAll(async () => {
  await gateway.close();
  await other.close();
});

/** Statements of the gateway that wait for a lock. */
async function waitingForLock(): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*)::text as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(other.db);
  return Number(rows[0]?.count);
}

it('many writes of one person at once leave others the connections of the database, and all are made', async () => {
  const { session } = await signInMember(gateway, vixen, 'ada');
  const caller = { tenant: 'vixen', area: 'members', session } as const;
  const slow = await other.db.startTransaction().execute();
  await sql`lock table playlists in access exclusive mode`.execute(slow);
  const writes = Array.from({ length: WRITES }, (_, each) =>
    gateway.graphql<{ it: { __typename: string } }>(
      'mutation ($name: String!) { it: createPlaylist(name: $name) { __typename } }',
      { name: `List ${each}` },
      caller,
    ),
  );
  await vi.waitFor(async () => expect(await waitingForLock()).toBe(AT_ONCE), { timeout: 20_000, interval: 20 });
  const films = await gateway.graphql(
    '{ videos(input: {}) { items { title } } }',
    {},
    { tenant: 'vixen', area: 'tour' },
  );
  expect([films.errors, await waitingForLock()]).toEqual([undefined, AT_ONCE]);
  await slow.rollback().execute();
  const answers = await Promise.all(writes);
  expect(answers.map(({ data }) => data.it.__typename)).toEqual(Array.from({ length: WRITES }, () => 'Playlist'));
});
