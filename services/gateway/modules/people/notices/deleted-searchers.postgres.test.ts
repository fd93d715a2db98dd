import { beforeAll, expect, it } from 'vitest';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import type { Database } from '../../../db/database.ts';
import { erasePerson } from '../../../personal-data/erase-person.ts';
import { inOrderBehind } from '../identity/testing/public.ts';
import { signInMember, type TestMember } from '../../money/membership/testing/public.ts';
import { modules } from '../../registry.ts';
import { addPerformer, addRelease } from './testing/a-release.ts';
import { writeNotices } from './write-notices.ts';
import { writeSearchNotices } from './write-search-notices.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
let now = NOW;

const database = databaseForTests();
const gateway = gatewayForTests(() => ({
  tenants: [vixen],
  clock: { now: () => now },
  config: { database: { url: database.url } },
}));
beforeAll(async () => {
  await addPerformer(gateway.services.db, 'mara', 'vixen');
});

const db = () => gateway.services.db;

/** A member with a search that has a new film; their searches are due. */
async function searcher(name: string): Promise<TestMember> {
  const member = await signInMember(gateway, vixen, name);
  await member.query(
    `mutation { saveSearch(
      name: "All of mara", search: { place: VIDEOS, order: NEWEST, facets: [{ name: "performers", values: ["mara"] }] },
      notifies: true
    ) { __typename } }`,
  );
  now = new Date(now.getTime() + 60_000);
  const at = new Date(now.getTime() - 1_000);
  await addRelease(db(), { id: `film-of-${name}`, siteId: 'vixen', performerId: 'mara', at });
  await writeNotices.run(gateway.services, now);
  now = new Date(now.getTime() + 120_000);
  return member;
}

/** Holds a session of a person, behind which their deletion waits when it has locked them. */
const holdSessions = (userId: string) => (trx: Database) =>
  trx.selectFrom('sessions').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().execute();

it('a person is deleted while a notice of a search of theirs is written, and neither fails', async () => {
  const { userId } = await searcher('ada');
  const { email } = await db().selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  const both = await inOrderBehind(
    { db: db(), watching: db(), hold: holdSessions(userId) },
    () => erasePerson(modules, gateway.services, { id: userId, email }, null),
    () => writeSearchNotices.run(gateway.services, now),
  );
  expect(both).toEqual(['erased', { searches: 0, notices: 0 }]);
});
