import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../../config/clock.ts';
import type { Database } from '../../../../db/database.ts';
import { whileWaiting } from '../../../people/identity/testing/public.ts';
import { adminOperation, type ConsoleDesk, openConsoleDesk } from '../../../staff/staff/testing/public.ts';
import { LEASE_MS } from './carry-out.ts';
import { finishBulkChanges } from './finish-bulk-changes.ts';

const clock = fixedClock('2026-03-02T12:00:00Z');
let gateways: readonly [TestGateway, TestGateway];
const database = databaseForTests();
beforeAll(async () => {
  const start = () => startTestGateway({ clock, tenants: [vixen], config: { database: { url: database.url } } });
  gateways = await Promise.all([start(), start()]);
}, 120_000);
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
});

const db = (): Database => gateways[0].services.db;

interface Item {
  readonly id: string;
  readonly version: number;
}

async function addTags(editor: ConsoleDesk, names: readonly string[]): Promise<readonly Item[]> {
  const fields = names.map(
    (name) =>
      `${name}: saveContent(input: { tag: { slug: "${name}", name: "T" } }) { ... on ContentSaved { item { id version } } }`,
  );
  const { data } = await editor.call<Record<string, { readonly item: Item }>>(`mutation { ${fields.join(' ')} }`);
  return Object.values(data).map(({ item }) => item);
}

const publish = (editor: ConsoleDesk, items: readonly Item[]) =>
  editor.call(`mutation { it: requestBulkChange(requestKey: "${crypto.randomUUID()}", kind: tag, change: { name: publish },
    items: [${items.map(({ id, version }) => `{ id: "${id}", version: ${version} }`).join(' ')}], reason: "Ready")
    { __typename } }`);

/** What work comes to that waits for an item while something else is done. */
const during = <Result>(item: Item | undefined, work: () => Promise<Result>, meanwhile: () => Promise<unknown>) => {
  const hold = (trx: Database) =>
    trx
      .selectFrom('content_items')
      .select('id')
      .where('id', '=', item?.id ?? '')
      .forUpdate()
      .executeTakeFirstOrThrow();
  return whileWaiting({ db: db(), watching: gateways[1].services.db, hold }, work, meanwhile);
};

const operate = async (...args: string[]) =>
  expect((await adminOperation.run(gateways[1].services, args)).ok).toBe(true);
/** Runs the job once the lease of the worker that had the change has expired. */
function finish() {
  clock.advance(2 * LEASE_MS);
  return finishBulkChanges.run(gateways[1].services, clock.now());
}
const published = async (items: readonly Item[]) => {
  const rows = await db().selectFrom('content_items').select(['id', 'state']).execute();
  return items.map(({ id }) => rows.find((row) => row.id === id)?.state === 'published');
};

it('a change of many items stops with the dismissal of its author, and no job goes on with it', async () => {
  const editor = await openConsoleDesk(gateways[0], 'editor', 'dismissed');
  const tags = await addTags(editor, ['a', 'b', 'c']);
  const answer = await during(
    tags[1],
    () => publish(editor, tags),
    () => operate('disable', editor.email),
  );
  expect(answer.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  expect(await published(tags)).toEqual([true, false, false]);
  expect(await finish()).toEqual({ finished: 0, failed: 0, ended: 1 });
  expect(await published(tags)).toEqual([true, false, false]);
});

it('one whose author signed out is finished by a job, which stops where they lose the right meanwhile', async () => {
  const editor = await openConsoleDesk(gateways[0], 'editor', 'demoted');
  const tags = await addTags(editor, ['d', 'e', 'f', 'g']);
  const answer = await during(
    tags[1],
    () => publish(editor, tags),
    async () => expect(await editor.signOut()).toBe(204),
  );
  expect(answer.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  expect(await published(tags)).toEqual([true, false, false, false]);
  const counts = await during(tags[2], finish, () => operate('role', editor.email, 'moderator'));
  expect(counts).toEqual({ finished: 0, failed: 1, ended: 0 });
  expect(await published(tags)).toEqual([true, true, false, false]);
  expect(await finish()).toEqual({ finished: 0, failed: 0, ended: 1 });
  expect(await published(tags)).toEqual([true, true, false, false]);
});
